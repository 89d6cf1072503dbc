//! The fields of nodes.

use ods_runtime::rt::OdsEnum;

use super::super::module::Import;
use crate::llvm::dwarf::Names;
use crate::target::llvmir::ir::{FieldValue, Metadata, MetadataId, Node};

/// The fields of a node. Those that are absent are 0, empty, or nothing.
#[derive(Clone, Copy)]
pub(in super::super) struct Fields<'m>(&'m [(&'static str, FieldValue)]);

impl<'m> Fields<'m> {
    fn get(self, name: &str) -> Option<&'m FieldValue> {
        self.0.iter().find(|it| it.0 == name).map(|it| &it.1)
    }

    /// A string that is not empty.
    pub(super) fn text(self, name: &str) -> Option<&'m str> {
        match self.get(name) {
            Some(FieldValue::String(text)) => Some(text.as_str()).filter(|it| !it.is_empty()),
            _ => None,
        }
    }

    /// Another node.
    pub(super) fn node(self, name: &str) -> Option<MetadataId> {
        match self.get(name) {
            Some(FieldValue::Metadata(id)) => *id,
            _ => None,
        }
    }

    /// Words as they are.
    pub(super) fn words(self, name: &str) -> Option<&'m str> {
        match self.get(name) {
            Some(FieldValue::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// A number that may be negative.
    pub(super) fn signed(self, name: &str) -> Option<i64> {
        self.words(name)?.parse().ok()
    }

    /// A number.
    pub(super) fn number(self, name: &str) -> u64 {
        self.words(name).and_then(|it| it.parse().ok()).unwrap_or(0)
    }

    /// Whether it is `true`.
    pub(super) fn truth(self, name: &str) -> bool {
        self.words(name) == Some("true")
    }

    /// The number of a name of DWARF, or the number itself.
    pub(super) fn dwarf(self, name: &str, names: Names) -> Option<u32> {
        let word = self.words(name)?;
        names.number(word).or_else(|| word.parse().ok())
    }

    /// Flags with `|` between them, whose words have a prefix; `None` if one is unknown.
    pub(super) fn flags<E: OdsEnum>(self, name: &str, prefix: &str) -> Option<u64> {
        let mut bits = 0;
        for word in self.words(name).unwrap_or_default().split(" | ").filter(|it| !it.is_empty()) {
            if let Ok(number) = word.parse::<u64>() {
                bits |= number;
                continue;
            }
            let word = word.strip_prefix(prefix)?;
            bits |= E::CASES.iter().find(|it| it.1 == word)?.0.to_bits();
        }
        Some(bits)
    }
}

impl<'m> Import<'m> {
    /// The name and the fields of a node.
    pub(super) fn any_fields(&self, id: MetadataId) -> Option<(&'static str, Fields<'m>)> {
        match self.module.metadata_of(id).0 {
            Metadata::Node(Node::Specialized { name, fields }) => Some((name, Fields(fields))),
            _ => None,
        }
    }

    /// The fields of a node with this name.
    pub(super) fn fields(&self, id: MetadataId, name: &str) -> Option<Fields<'m>> {
        self.any_fields(id).filter(|it| it.0 == name).map(|it| it.1)
    }
}
