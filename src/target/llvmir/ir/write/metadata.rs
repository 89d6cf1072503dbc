//! Metadata.

use super::Writer;
use crate::target::llvmir::ir::function::Function;
use crate::target::llvmir::ir::metadata::{Field, FieldValue, Metadata, MetadataId, Node};

impl Writer<'_> {
    pub(super) fn all_metadata(&mut self) {
        let module = self.module;
        if !module.named_metadata.is_empty() {
            self.text("\n");
        }
        for named in &module.named_metadata {
            self.text("!");
            self.metadata_name(&named.name);
            self.text(" = !{");
            self.list(&named.nodes, |writer, it| writer.metadata_operand(*it));
            self.text("}\n");
        }
        if self.slots.nodes.is_empty() {
            return;
        }
        self.text("\n");
        for (number, id) in self.slots.nodes.clone().into_iter().enumerate() {
            self.text(&format!("!{number} = "));
            if module.metadata_of(id).1 {
                self.text("distinct ");
            }
            if let Metadata::Node(node) = module.metadata_of(id).0 {
                self.node(node);
            }
            self.text("\n");
        }
    }

    /// A name of metadata, in which unusual bytes are in hexadecimal form.
    fn metadata_name(&mut self, name: &str) {
        for (index, byte) in name.bytes().enumerate() {
            let is_plain = byte.is_ascii_alphabetic()
                || (index > 0 && byte.is_ascii_digit())
                || matches!(byte, b'-' | b'$' | b'.' | b'_');
            match is_plain {
                true => self.out.push(char::from(byte)),
                false => self.text(&format!("\\{byte:02X}")),
            }
        }
    }

    /// Attachments of an instruction or a global value, each after `separator`.
    pub(super) fn attachments(
        &mut self,
        attachments: &[(std::borrow::Cow<'static, str>, MetadataId)],
        separator: &str,
    ) {
        for (kind, id) in attachments {
            self.text(separator);
            self.text("!");
            self.metadata_name(kind);
            self.text(" ");
            self.metadata_operand(*id);
        }
    }

    pub(super) fn node(&mut self, node: &Node) {
        match node {
            Node::Tuple(operands) => {
                self.text("!{");
                self.list(operands, |writer, it| match it {
                    Some(id) => writer.metadata_operand(*id),
                    None => writer.text("null"),
                });
                self.text("}");
            }
            Node::Expression(fields) => {
                self.text("!DIExpression(");
                self.list(fields, |writer, it| match it {
                    Field::Word(word) => writer.text(word),
                    Field::Number(number) => writer.number(number),
                });
                self.text(")");
            }
            Node::Specialized { name, fields } => {
                self.text(&format!("!{name}("));
                self.list(fields, |writer, (name, value)| {
                    writer.text(&format!("{name}: "));
                    writer.field(value);
                });
                self.text(")");
            }
        }
    }

    fn field(&mut self, value: &FieldValue) {
        match value {
            FieldValue::String(text) => {
                self.text("\"");
                self.escaped(text.as_bytes());
                self.text("\"");
            }
            FieldValue::Text(text) => self.text(text),
            FieldValue::Metadata(Some(id)) => self.metadata_operand(*id),
            FieldValue::Metadata(None) => self.text("null"),
        }
    }

    /// Metadata where it is used: a number, a string, a constant or an expression.
    pub(super) fn metadata_operand(&mut self, id: MetadataId) {
        self.metadata_value(None, id);
    }

    /// As [`Self::metadata_operand`], in a function.
    pub(super) fn metadata_value(&mut self, function: Option<&Function>, id: MetadataId) {
        let module = self.module;
        match module.metadata_of(id).0 {
            Metadata::String(text) => {
                self.text("!\"");
                self.escaped(text.as_bytes());
                self.text("\"");
            }
            Metadata::Constant(constant) => self.typed_constant(*constant),
            Metadata::Local(value) => {
                if let Some(function) = function {
                    self.typed_value(function, *value);
                }
            }
            Metadata::Arguments(operands) => {
                self.text("!DIArgList(");
                self.list(operands, |writer, it| writer.metadata_value(function, *it));
                self.text(")");
            }
            Metadata::Node(node) => match self.slots.node_number(id) {
                Some(number) => self.text(&format!("!{number}")),
                None => self.node(node),
            },
        }
    }
}
