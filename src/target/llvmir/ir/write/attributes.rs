//! Attributes.

use super::Writer;
use crate::target::llvmir::ir::attributes::{Attribute, Attributes};

/// Where an attribute is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// In an attribute group: `align=4`.
    Group,
    /// At what has it: `align 4`.
    Inline,
}

impl Writer<'_> {
    pub(super) fn attribute_groups(&mut self) {
        if self.slots.groups.is_empty() {
            return;
        }
        self.text("\n");
        for (number, group) in self.slots.groups.clone().into_iter().enumerate() {
            self.text(&format!("attributes #{number} = {{ "));
            self.attribute_list(group, Place::Group);
            self.text(" }\n");
        }
    }

    /// The attributes of a parameter or a result.
    pub(super) fn attributes(&mut self, attributes: &Attributes) {
        self.attribute_list(attributes, Place::Inline);
    }

    fn attribute_list(&mut self, attributes: &Attributes, place: Place) {
        for (index, attribute) in attributes.iter().enumerate() {
            if index > 0 {
                self.text(" ");
            }
            self.attribute(attribute, place);
        }
    }

    fn attribute(&mut self, attribute: &Attribute, place: Place) {
        match attribute {
            Attribute::Enum(name) => self.text(name),
            Attribute::Integer(name, value) => {
                self.text(name);
                match (place, *name) {
                    (Place::Group, _) => self.text(&format!("={value}")),
                    (Place::Inline, "align") => self.text(&format!(" {value}")),
                    (Place::Inline, _) => self.text(&format!("({value})")),
                }
            }
            Attribute::Type(name, ty) => {
                self.text(name);
                self.text("(");
                self.ty(*ty);
                self.text(")");
            }
            Attribute::Text(name, text) => {
                self.text(name);
                self.text(text);
            }
            Attribute::String(name, value) => {
                self.text("\"");
                self.escaped(name.as_bytes());
                self.text("\"");
                if let Some(value) = value {
                    self.text("=\"");
                    self.escaped(value.as_bytes());
                    self.text("\"");
                }
            }
        }
    }

    /// The comment with the attributes of a function that are words.
    pub(super) fn attribute_comment(&mut self, attributes: &Attributes) {
        let words: Attributes =
            attributes.iter().filter(|it| !matches!(it, Attribute::String(..))).cloned().collect();
        if !words.is_empty() {
            self.text("; Function Attrs: ");
            self.attributes(&words);
            self.text("\n");
        }
    }
}
