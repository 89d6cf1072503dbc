//! The fields of nodes, without those that have their default.

use ods_runtime::attrs::StringAttr;
use ods_runtime::rt::OdsEnum;

use crate::llvm::dwarf::Names;
use crate::llvm::{DIFlags, DISubprogramFlags};
use crate::target::llvmir::ir::{FieldValue, MetadataId, Node};

/// Collects the fields of a node in LLVM's order.
pub(super) struct Fields {
    name: &'static str,
    fields: Vec<(&'static str, FieldValue)>,
}

impl Fields {
    /// The fields of a node of this kind.
    pub(super) fn of(name: &'static str) -> Self {
        Self { name, fields: Vec::new() }
    }

    pub(super) fn node(self) -> Node {
        Node::Specialized { name: self.name, fields: self.fields }
    }

    fn with(mut self, name: &'static str, value: FieldValue) -> Self {
        self.fields.push((name, value));
        self
    }

    /// A string, unless it is empty.
    pub(super) fn string(self, name: &'static str, text: Option<StringAttr<'_>>) -> Self {
        match text.map(|it| it.value()).filter(|it| !it.is_empty()) {
            Some(text) => self.with(name, FieldValue::String(text.to_owned())),
            None => self,
        }
    }

    /// A string, also if it is empty.
    pub(super) fn required_string(self, name: &'static str, text: StringAttr<'_>) -> Self {
        self.with(name, FieldValue::String(text.value().to_owned()))
    }

    /// A number, unless it is 0.
    pub(super) fn number(self, name: &'static str, number: impl Into<u64>) -> Self {
        match number.into() {
            0 => self,
            number => self.required_number(name, number),
        }
    }

    /// A number, also if it is 0.
    pub(super) fn required_number(self, name: &'static str, number: impl Into<u64>) -> Self {
        self.with(name, FieldValue::Text(number.into().to_string()))
    }

    /// Words as they are.
    pub(super) fn words(self, name: &'static str, words: impl Into<String>) -> Self {
        self.with(name, FieldValue::Text(words.into()))
    }

    /// `true` or `false`.
    pub(super) fn truth(self, name: &'static str, value: bool) -> Self {
        self.words(name, if value { "true" } else { "false" })
    }

    /// A name of DWARF, or the number if it has no name; nothing for 0.
    pub(super) fn dwarf(self, name: &'static str, names: Names, number: u32) -> Self {
        match number {
            0 => self,
            _ => {
                let text = names.name(number).unwrap_or_else(|| number.to_string());
                self.words(name, text)
            }
        }
    }

    /// Another node, unless there is none.
    pub(super) fn metadata(self, name: &'static str, id: Option<MetadataId>) -> Self {
        match id {
            Some(_) => self.with(name, FieldValue::Metadata(id)),
            None => self,
        }
    }

    /// Another node, or `null`.
    pub(super) fn required_metadata(self, name: &'static str, id: Option<MetadataId>) -> Self {
        self.with(name, FieldValue::Metadata(id))
    }

    /// Flags, unless there are none.
    pub(super) fn flags(self, flags: DIFlags) -> Self {
        let bits = flags.to_bits();
        if bits == 0 {
            return self;
        }
        // The lowest two bits are a number, the next ones are flags.
        let access = ["", "DIFlagPrivate", "DIFlagProtected", "DIFlagPublic"][(bits & 3) as usize];
        let mut words: Vec<String> =
            Some(access.to_owned()).filter(|it| !it.is_empty()).into_iter().collect();
        words.extend(single_bits::<DIFlags>(bits & !3).map(|it| format!("DIFlag{it}")));
        self.words("flags", words.join(" | "))
    }

    /// The flags of a subprogram, which are always there.
    pub(super) fn subprogram_flags(self, flags: DISubprogramFlags) -> Self {
        let words: Vec<String> = single_bits::<DISubprogramFlags>(flags.to_bits())
            .map(|it| format!("DISPFlag{it}"))
            .collect();
        match words.is_empty() {
            true => self.words("spFlags", "0"),
            false => self.words("spFlags", words.join(" | ")),
        }
    }
}

/// The names of the bits of a number, from the lowest on.
fn single_bits<E: OdsEnum>(bits: u64) -> impl Iterator<Item = &'static str> {
    (0..64).map(|bit| 1_u64 << bit).filter(move |bit| bits & bit != 0).filter_map(|bit| {
        E::CASES.iter().find(|(case, _)| case.to_bits() == bit).map(|(_, name)| *name)
    })
}
