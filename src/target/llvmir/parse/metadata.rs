//! Metadata.

use std::borrow::Cow;

use super::Result;
use super::lexer::Token;
use super::parser::Parser;
use crate::target::llvmir::ir::{
    BlockId, DebugRecord, Field, Metadata, MetadataId, NamedMetadata, Node, Type, Value,
    attachment_kind,
};

impl Parser<'_> {
    /// `!name !0`, an attachment.
    pub(super) fn attachment(
        &mut self,
        attach: impl FnOnce(Cow<'static, str>, MetadataId),
    ) -> Result {
        let Token::Metadata(name) = self.peek() else {
            return self.error("expected metadata attachment");
        };
        self.advance();
        let node = self.node_operand()?;
        attach(attachment_kind(name), node);
        Ok(())
    }

    /// A node: a number, `!{..}`, or one with a name.
    fn node_operand(&mut self) -> Result<MetadataId> {
        match self.peek() {
            Token::Metadata(_) => self.specialized(),
            Token::Mark(b'!') => {
                self.advance();
                match self.peek() {
                    Token::Integer(_) => self.node_number(),
                    Token::Mark(b'{') => {
                        let node = self.tuple()?;
                        Ok(self.module.metadata(Metadata::Node(node)))
                    }
                    _ => self.error("expected metadata node"),
                }
            }
            _ => self.error("expected '!' here"),
        }
    }

    /// The node of a number, which may be defined later.
    fn node_number(&mut self) -> Result<MetadataId> {
        let at = self.here();
        let number = self.small_number()?;
        if let Some((id, _)) = self.nodes.get(&number) {
            return Ok(*id);
        }
        let id = self.module.reserve_node();
        self.nodes.insert(number, (id, Some(at)));
        Ok(id)
    }

    /// Elements in braces.
    fn tuple(&mut self) -> Result<Node> {
        self.expect(b'{', "expected '{' here")?;
        let mut operands = Vec::new();
        while !self.take(b'}') {
            if !operands.is_empty() {
                self.expect(b',', "expected end of metadata node")?;
            }
            operands.push(match self.take_word("null") {
                true => None,
                false => Some(self.metadata_operand()?),
            });
        }
        Ok(Node::Tuple(operands))
    }

    /// Any metadata: a node, a string, or a value after its type.
    pub(super) fn metadata_operand(&mut self) -> Result<MetadataId> {
        self.nested(Self::metadata_inside)
    }

    fn metadata_inside(&mut self) -> Result<MetadataId> {
        match self.peek() {
            Token::Metadata(name) if name == "DIArgList" => self.argument_list(),
            Token::Mark(b'!') if matches!(self.peek_at(1), Token::String(_)) => {
                self.advance();
                let text = self.string()?;
                Ok(self.module.metadata_string(text))
            }
            Token::Metadata(_) | Token::Mark(b'!') => self.node_operand(),
            _ => {
                let at = self.here();
                let ty = self.any_type("expected metadata operand")?;
                if self.module.types[ty] == Type::Metadata {
                    return self.error_at(at, "invalid metadata-value-metadata roundtrip");
                }
                Ok(match self.value(ty)? {
                    Value::Constant(constant) => self.module.metadata_constant(constant),
                    value => self.module.metadata(Metadata::Local(value)),
                })
            }
        }
    }

    fn argument_list(&mut self) -> Result<MetadataId> {
        self.advance();
        self.expect(b'(', "expected '(' here")?;
        let mut list = Vec::new();
        while !self.take(b')') {
            if !list.is_empty() {
                self.expect(b',', "expected ')' here")?;
            }
            list.push(self.metadata_operand()?);
        }
        Ok(self.module.metadata(Metadata::Arguments(list)))
    }

    /// `!0 = ..`.
    pub(super) fn node_definition(&mut self) -> Result {
        self.advance();
        let at = self.here();
        let number = self.small_number()?;
        self.expect(b'=', "expected '=' here")?;
        if self.is_type() {
            return self.error("unexpected type in metadata definition");
        }
        let is_distinct = self.take_word("distinct");
        let node = match self.peek() {
            Token::Metadata(_) => self.specialized_node(is_distinct)?,
            _ => {
                self.expect(b'!', "Expected '!' here")?;
                self.tuple()?
            }
        };
        let id = match self.nodes.get(&number) {
            Some((_, None)) => return self.error_at(at, "Metadata id is already used"),
            Some((id, Some(_))) => {
                let id = *id;
                self.module.set_node(id, node);
                if is_distinct {
                    self.module.make_distinct(id);
                }
                id
            }
            None if is_distinct => self.module.distinct(node),
            None => self.module.metadata(Metadata::Node(node)),
        };
        self.nodes.insert(number, (id, None));
        Ok(())
    }

    /// `!name = !{..}`.
    pub(super) fn named_metadata(&mut self) -> Result {
        let Token::Metadata(name) = self.peek() else { return self.error("expected metadata") };
        self.advance();
        self.expect(b'=', "expected '=' here")?;
        self.expect(b'!', "Expected '!' here")?;
        self.expect(b'{', "Expected '{' here")?;
        let mut nodes = Vec::new();
        while !self.take(b'}') {
            if !nodes.is_empty() {
                self.expect(b',', "expected end of metadata node")?;
            }
            nodes.push(self.node_operand()?);
        }
        match self.module.named_metadata.iter_mut().find(|it| it.name == *name) {
            Some(named) => named.nodes.append(&mut nodes),
            None => self.module.named_metadata.push(NamedMetadata { name: name.clone(), nodes }),
        }
        Ok(())
    }

    /// `!DIExpression(..)`, at the parenthesis.
    pub(super) fn debug_expression(&mut self) -> Result<Node> {
        self.expect(b'(', "expected '(' here")?;
        let mut fields = Vec::new();
        while !self.take(b')') {
            if !fields.is_empty() {
                self.expect(b',', "expected ')' here")?;
            }
            match self.peek() {
                Token::Word(word) if word.starts_with("DW_") => {
                    self.advance();
                    fields.push(Field::Word((*word).to_owned()));
                }
                _ => fields.push(Field::Number(self.number()?)),
            }
        }
        Ok(Node::Expression(fields))
    }

    /// `#dbg_value(..)` and the like.
    pub(super) fn debug_record(&mut self, block: BlockId) -> Result {
        let Token::Record(word) = self.peek() else { return Ok(()) };
        let known = ["dbg_declare", "dbg_declare_value", "dbg_value", "dbg_assign", "dbg_label"];
        let Some(name) = known.iter().find(|it| *it == word) else {
            return self.error("Expected a debug record type here");
        };
        self.advance();
        self.expect(b'(', "Expected '(' here")?;
        let mut record = DebugRecord {
            name,
            value: None,
            subject: MetadataId::default(),
            expression: None,
            assignment: None,
            location: MetadataId::default(),
        };
        if *name != "dbg_label" {
            record.value = Some(self.record_part()?);
        }
        record.subject = self.record_part()?;
        if *name != "dbg_label" {
            record.expression = Some(self.record_part()?);
        }
        if *name == "dbg_assign" {
            let (id, address) = (self.record_part()?, self.record_part()?);
            record.assignment = Some([id, address, self.record_part()?]);
        }
        record.location = self.metadata_operand()?;
        self.expect(b')', "Expected ')' here")?;
        if let Some(locals) = &mut self.locals {
            let block = &mut locals.function.blocks[block.index()];
            block.records.push((block.instructions.len(), record));
        }
        Ok(())
    }

    fn record_part(&mut self) -> Result<MetadataId> {
        let part = self.metadata_operand()?;
        self.expect(b',', "Expected ',' here")?;
        Ok(part)
    }

    /// Adds the record that a call of an intrinsic means.
    pub(super) fn record_of_call(
        &mut self,
        block: BlockId,
        name: &str,
        arguments: &[Value],
        location: Option<MetadataId>,
    ) {
        let parts = arguments.iter().filter_map(|it| match it {
            Value::Metadata(id) => Some(*id),
            _ => None,
        });
        let parts: Vec<MetadataId> = parts.collect();
        let (name, value, subject, expression, assignment) = match (name, parts.as_slice()) {
            ("dbg.label", [label]) => ("dbg_label", None, *label, None, None),
            ("dbg.assign", [value, variable, expression, id, address, of_address]) => {
                let assignment = Some([*id, *address, *of_address]);
                ("dbg_assign", Some(*value), *variable, Some(*expression), assignment)
            }
            ("dbg.declare", [value, variable, expression]) => {
                ("dbg_declare", Some(*value), *variable, Some(*expression), None)
            }
            ("dbg.value", [value, variable, expression]) => {
                ("dbg_value", Some(*value), *variable, Some(*expression), None)
            }
            _ => return,
        };
        // LLVM leaves records without a location out.
        let Some(location) = location else { return };
        let record = DebugRecord { name, value, subject, expression, assignment, location };
        if let Some(locals) = &mut self.locals {
            let block = &mut locals.function.blocks[block.index()];
            block.records.push((block.instructions.len(), record));
        }
    }
}
