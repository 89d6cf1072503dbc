//! `--print-detailed-records`, without its last section, the memory statistics.

use std::fmt::Write as _;

use super::print::sorted;
use crate::source::{Loc, SourceMap};
use crate::store::{FieldData, FieldKind, Global, RecordId, Store};

pub(super) fn print(store: &Store, sources: &SourceMap, out: &mut String) {
    let file = sources.files().next().map_or("", |file| file.name());
    let _ = writeln!(out, "DETAILED RECORDS for file {file}\n");
    let mut writer = Writer { store, sources, out };
    writer.variables();
    writer.heading("Classes", store.classes.len());
    for (_, id) in sorted(store, &store.classes) {
        writer.record(id);
    }
    writer.heading("Records", store.defs.len());
    for (_, id) in sorted(store, &store.defs) {
        writer.record(id);
    }
}

struct Writer<'a> {
    store: &'a Store,
    sources: &'a SourceMap,
    out: &'a mut String,
}

impl Writer<'_> {
    fn heading(&mut self, what: &str, count: usize) {
        let line = "-".repeat(20);
        let _ = writeln!(self.out, "{line} {what} ({count}) {line}\n");
    }

    fn variables(&mut self) {
        let mut variables: Vec<_> = self
            .store
            .globals
            .iter()
            .filter_map(|(&name, global)| match global {
                Global::Var(value) => Some((self.store.strings.raw(name), name, *value)),
                Global::Def(_) => None,
            })
            .collect();
        variables.sort();
        self.heading("Global Variables", variables.len());
        for (_, name, value) in variables {
            let _ =
                writeln!(self.out, "{} = {}", self.store.text(name), self.store.value_text(value));
        }
        self.out.push('\n');
    }

    fn place(&mut self, loc: Loc) {
        if let Some(at) = self.sources.locate(loc.span()) {
            let name = self.sources.file(at.file).name();
            let base = name.rsplit('/').next().unwrap_or(name);
            let _ = write!(self.out, "|{base}:{}|", at.line);
        }
    }

    fn record(&mut self, id: RecordId) {
        let store = self.store;
        let record = store.record(id);
        store.print_record_name(id, self.out);
        self.out.push_str("  ");
        self.place(record.loc());
        self.out.push('\n');
        if record.locs.len() > 1 {
            self.out.push_str("  Defm sequence:");
            for &loc in record.locs.iter().rev() {
                self.out.push(' ');
                self.place(loc);
            }
            self.out.push('\n');
        }
        if record.is_class() {
            let args: Vec<_> =
                record.template_args.iter().filter_map(|&name| record.field(name)).collect();
            self.fields("Template args:", &args);
        }
        self.out.push_str("  Superclasses:");
        let supers = store.superclasses(id);
        if supers.is_empty() {
            self.out.push_str(" (none)");
        }
        for class in supers {
            let is_direct = record.supers.iter().any(|&(direct, _)| direct == class);
            self.out.push_str(if is_direct { " " } else { " (" });
            store.print_record_name(class, self.out);
            self.out.push_str(if is_direct { "" } else { ")" });
        }
        self.out.push('\n');
        let fields: Vec<_> =
            record.fields.iter().filter(|field| field.kind != FieldKind::TemplateArg).collect();
        self.fields("Fields:", &fields);
        self.out.push('\n');
    }

    fn fields(&mut self, what: &str, fields: &[&FieldData]) {
        let none = if fields.is_empty() { " (none)" } else { "" };
        let _ = writeln!(self.out, "  {what}{none}");
        for field in fields {
            self.out.push_str("    ");
            self.store.print_field(field, self.out);
            self.out.push_str("  ");
            self.place(if field.set_at.is_none() { field.loc } else { field.set_at });
            self.out.push('\n');
        }
    }
}
