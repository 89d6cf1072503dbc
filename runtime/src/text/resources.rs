//! The `{-# ... #-}` section.

use super::writer::{AsmWriter, write_hex_byte};
use crate::core::ident::Ident;
use crate::core::resources::{ExternalResources, ResourceBlob, ResourceValue};

impl<'c> AsmWriter<'c> {
    /// Prints the section, after an empty line, with the resources that the printed text refers to and `external`;
    /// nothing if there are none. Upstream's `printResourceFileMetadata`.
    pub fn print_file_metadata(&mut self, external: &[ExternalResources]) {
        let ctx = self.ctx();
        let named: Vec<_> = self
            .resources()
            .iter()
            .filter_map(|&key| Some((key, blob_text(&*ctx.resource_blob(key)?))))
            .collect();
        let mut section = Section::default();
        let builtin = [(ctx.ident("builtin"), named)];
        self.print_resource_group(&mut section, "dialect_resources", &builtin);
        let external: Vec<_> = external
            .iter()
            .map(|group| {
                let entries = group.entries.iter().map(|it| (it.key, self.value_text(&it.value)));
                (group.name, entries.collect())
            })
            .collect();
        self.print_resource_group(&mut section, "external_resources", &external);
        if section.is_open {
            self.write("\n#-}\n");
        }
    }

    fn value_text(&self, value: &ResourceValue) -> String {
        match value {
            ResourceValue::Bool(value) => value.to_string(),
            ResourceValue::Blob(blob) => blob_text(blob),
            ResourceValue::String(text) => {
                let mut quoted = String::from("\"");
                super::writer::write_escaped(self.ctx().ident_bytes(*text), &mut quoted);
                quoted.push('"');
                quoted
            }
        }
    }

    /// Prints `kind: {group: {key: value}}`, except resources that are too long or empty.
    fn print_resource_group(
        &mut self,
        section: &mut Section,
        kind: &str,
        groups: &[(Ident, Vec<(Ident, String)>)],
    ) {
        let limit = self.flags().elide_resource_strings_if_larger;
        let fits =
            |text: &String| limit.is_none_or(|limit| limit > 0 && text.len() as u64 <= limit);
        // If all resources are elided, the section is still printed.
        if !section.is_open && groups.iter().any(|(_, entries)| !entries.is_empty()) {
            self.write("\n{-#\n");
            section.is_open = true;
        }
        let mut any = false;
        for (name, entries) in groups {
            let mut first = true;
            for (key, text) in entries.iter().filter(|(_, text)| fits(text)) {
                if first {
                    self.write(match (section.has_groups, any) {
                        (_, true) => ",\n",
                        (true, false) => ",\n  ",
                        (false, false) => "  ",
                    });
                    if !any {
                        self.write(kind);
                        self.write(": {\n");
                    }
                    (section.has_groups, any) = (true, true);
                    self.write("    ");
                    self.write_keyword_or_string(*name);
                    self.write(": {\n");
                } else {
                    self.write(",\n");
                }
                first = false;
                self.write("      ");
                self.write_keyword_or_string(*key);
                self.write(": ");
                self.write(text);
            }
            if !first {
                self.write("\n    }");
            }
        }
        if any {
            self.write("\n  }");
        }
    }
}

/// Progress of the section.
#[derive(Default)]
struct Section {
    is_open: bool,
    has_groups: bool,
}

fn blob_text(blob: &ResourceBlob) -> String {
    // Upstream drops the alignment of empty data.
    let alignment = if blob.data.is_empty() { 0 } else { blob.alignment };
    let mut text = String::with_capacity(blob.data.len() * 2 + 12);
    text.push_str("\"0x");
    for byte in alignment.to_le_bytes().iter().chain(&blob.data) {
        write_hex_byte(*byte, &mut text);
    }
    text.push('"');
    text
}
