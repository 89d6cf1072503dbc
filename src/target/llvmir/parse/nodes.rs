//! Nodes with fields, such as `!DIFile(filename: "a.c", directory: "/")`.

use super::Result;
use super::lexer::Token;
use super::parser::Parser;
use crate::target::llvmir::ir::{
    FieldValue, Metadata, MetadataId, Node, node_fields, sorted_flags,
};

/// Fields of `DISubprogram` that became words of `spFlags`.
const OLD_FLAGS: [&str; 4] = ["isLocal", "isDefinition", "isOptimized", "virtuality"];

/// The values of the fields in [`OLD_FLAGS`].
#[derive(Default)]
struct OldFlags(Vec<(&'static str, FieldValue)>);

impl OldFlags {
    /// The words of `spFlags` that say the same. A subprogram is a definition if nothing says that it is not.
    fn words(&self) -> Option<String> {
        let value = |name: &str| self.0.iter().find(|it| it.0 == name).map(|it| &it.1);
        let is = |name: &str, text: &str| match value(name) {
            Some(FieldValue::Text(found)) => found == text,
            _ => false,
        };
        let is_virtual = is("virtuality", "DW_VIRTUALITY_virtual");
        let is_pure = is("virtuality", "DW_VIRTUALITY_pure_virtual");
        let words = [
            (is_virtual, "DISPFlagVirtual"),
            (is_pure, "DISPFlagPureVirtual"),
            (is("isLocal", "true"), "DISPFlagLocalToUnit"),
            (!is("isDefinition", "false"), "DISPFlagDefinition"),
            (is("isOptimized", "true"), "DISPFlagOptimized"),
        ];
        let words: Vec<&str> = words.iter().filter(|it| it.0).map(|it| it.1).collect();
        (!words.is_empty()).then(|| sorted_flags(words))
    }
}

impl Parser<'_> {
    /// A node with a name, where it is used.
    pub(super) fn specialized(&mut self) -> Result<MetadataId> {
        let node = self.specialized_node(false)?;
        Ok(self.module.metadata(Metadata::Node(node)))
    }

    /// A node with a name, behind `distinct` or without it.
    pub(super) fn specialized_node(&mut self, is_distinct: bool) -> Result<Node> {
        let Token::Metadata(name) = self.peek() else {
            return self.error("expected metadata type");
        };
        if name == "DIExpression" {
            self.advance();
            return self.debug_expression();
        }
        let Some((name, known)) = node_fields(name) else {
            return self.error("expected metadata type");
        };
        let start = self.here();
        if name == "DICompileUnit" && !is_distinct {
            return self.error("missing 'distinct', required for !DICompileUnit");
        }
        self.advance();
        self.expect(b'(', "expected '(' here")?;
        let mut found: Vec<(&'static str, FieldValue)> = Vec::new();
        let mut old = OldFlags::default();
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
            let is_subprogram = name == "DISubprogram";
            if is_subprogram && let Some(flag) = OLD_FLAGS.iter().find(|it| it == &field) {
                self.advance();
                let value = self.field_value()?;
                old.0.push((flag, value));
                continue;
            }
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
        let has_flags = found.iter().any(|it| it.0 == "spFlags");
        if name == "DISubprogram"
            && !has_flags
            && let Some(words) = old.words()
        {
            found.push(("spFlags", FieldValue::Text(words)));
        }
        let is_definition = |it: &(&str, FieldValue)| match it {
            ("spFlags", FieldValue::Text(words)) => words.contains("DISPFlagDefinition"),
            _ => false,
        };
        if !is_distinct && found.iter().any(is_definition) {
            let text = "missing 'distinct', required for !DISubprogram that is a Definition";
            return self.error_at(start, text);
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
        Ok(Node::Specialized { name, fields: found })
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
