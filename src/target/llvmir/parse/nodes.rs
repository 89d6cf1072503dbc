//! Nodes with fields, such as `!DIFile(filename: "a.c", directory: "/")`.

use super::Result;
use super::lexer::Token;
use super::parser::Parser;
use crate::target::llvmir::ir::{
    FieldValue, Metadata, MetadataId, Node, node_fields, sorted_flags,
};

impl Parser<'_> {
    /// A node with a name, where it is used.
    pub(super) fn specialized(&mut self) -> Result<(MetadataId, ())> {
        let (is_distinct, node) = self.specialized_node()?;
        let id = match is_distinct {
            true => self.module.distinct(node),
            false => self.module.metadata(Metadata::Node(node)),
        };
        Ok((id, ()))
    }

    /// A node with a name, and whether it always differs from others.
    pub(super) fn specialized_node(&mut self) -> Result<(bool, Node)> {
        let Token::Metadata(name) = self.peek() else {
            return self.error("expected metadata type");
        };
        if name == "DIExpression" {
            self.advance();
            return Ok((false, self.debug_expression()?));
        }
        let Some((name, known)) = node_fields(name) else {
            return self.error("expected metadata type");
        };
        self.advance();
        self.expect(b'(', "expected '(' here")?;
        let mut found: Vec<(&'static str, FieldValue)> = Vec::new();
        let mut is_first = true;
        let mut end = self.here();
        while !self.take(b')') {
            if !is_first {
                self.expect(b',', "expected ')' here")?;
            }
            is_first = false;
            let Token::Label(field) = self.peek() else {
                return self.error("expected field label here");
            };
            let Some(field) = known.iter().find(|it| it.name == field) else {
                return self.error(format!("invalid field '{field}'"));
            };
            if found.iter().any(|it| it.0 == field.name) {
                let message = format!("field '{}' cannot be specified more than once", field.name);
                return self.error(message);
            }
            self.advance();
            let value = self.field_value()?;
            if !field.is_default(&value) {
                found.push((field.name, value));
            }
            end = self.here();
        }
        let missing =
            known.iter().find(|it| it.is_required && !found.iter().any(|f| f.0 == it.name));
        if let Some(field) = missing {
            return self.error_at(end, format!("missing required field '{}'", field.name));
        }
        let is_virtual = |it: &(&str, FieldValue)| match it {
            ("spFlags", FieldValue::Text(words)) => words.contains("Virtual"),
            _ => false,
        };
        if found.iter().any(is_virtual) && !found.iter().any(|it| it.0 == "virtualIndex") {
            found.push(("virtualIndex", FieldValue::Text("0".to_owned())));
        }
        let place = |name: &str| known.iter().position(|it| it.name == name);
        for field in &known {
            if let Some(value) = field.implied()
                && !found.iter().any(|it| it.0 == field.name)
            {
                found.push((field.name, value));
            }
        }
        found.sort_by_key(|it| place(it.0));
        Ok((false, Node::Specialized { name, fields: found }))
    }

    fn field_value(&mut self) -> Result<FieldValue> {
        match self.peek() {
            Token::String(_) => self.string().map(FieldValue::String),
            Token::Integer(text) => {
                self.advance();
                Ok(FieldValue::Text(text.trim_start_matches('+').to_owned()))
            }
            Token::Word("null") => {
                self.advance();
                Ok(FieldValue::Metadata(None))
            }
            Token::Word(_) if !self.is_type() => self.words().map(FieldValue::Text),
            Token::Mark(b'{') => self.error("generic nodes are not supported"),
            _ => self.metadata_operand().map(|it| FieldValue::Metadata(Some(it))),
        }
    }

    /// Words with `|` between them.
    fn words(&mut self) -> Result<String> {
        let mut words = Vec::new();
        loop {
            let (Token::Word(word) | Token::Integer(word)) = self.peek() else {
                return self.error("expected debug info flag");
            };
            self.advance();
            words.push(*word);
            if !self.take(b'|') {
                return Ok(sorted_flags(words));
            }
        }
    }
}
