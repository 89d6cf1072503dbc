//! A first look at the text, because global values and attribute groups may be used before they are defined.

use super::Result;
use super::lexer::Token;
use super::parser::Parser;
use crate::target::llvmir::ir::{
    Alias, Attributes, Function, GlobalId, GlobalValue, GlobalVariable,
};

impl Parser<'_> {
    /// Adds all global values without what they are, and parses the attribute groups.
    pub(super) fn scan(&mut self) -> Result {
        let mut depth = 0_usize;
        loop {
            match self.peek() {
                Token::End => break,
                Token::Mark(b'{') => depth += 1,
                Token::Mark(b'}') => depth = depth.saturating_sub(1),
                Token::Word("define" | "declare") if depth == 0 => self.scan_function(),
                Token::Word("attributes") if depth == 0 => {
                    if matches!(self.peek_at(1), Token::Group(_)) {
                        self.group()?;
                        continue;
                    }
                }
                Token::Global(_) | Token::GlobalNumber(_) if depth == 0 => self.scan_global(),
                _ => {}
            }
            self.advance();
        }
        self.set_position(0);
        Ok(())
    }

    fn scan_function(&mut self) {
        let name = loop {
            self.advance();
            match self.peek() {
                Token::Global(name) => break name.clone(),
                Token::GlobalNumber(_) => break String::new(),
                Token::End => return,
                _ => {}
            }
        };
        if is_debug_intrinsic(&name) {
            return;
        }
        let global = GlobalValue { name, ..GlobalValue::default() };
        if self.module.find(&global.name).is_none() {
            let function = Function { global, ..Function::default() };
            let id = self.module.add_function(function);
            self.add_unnamed(id);
        }
    }

    fn add_unnamed(&mut self, id: GlobalId) {
        if self.module.global(id).name.is_empty() {
            self.unnamed_globals.push(id);
        }
    }

    fn scan_global(&mut self) {
        let name = match self.peek() {
            Token::Global(name) => name.clone(),
            _ => String::new(),
        };
        if *self.peek_at(1) != Token::Mark(b'=') || self.module.find(&name).is_some() {
            return;
        }
        let mut ahead = 2;
        let kind = loop {
            match self.peek_at(ahead) {
                Token::Word(word @ ("global" | "constant" | "alias" | "ifunc")) => break *word,
                Token::Word(_) | Token::Mark(b'(' | b')') | Token::Integer(_) => {}
                Token::String(_) => {}
                _ => return,
            }
            ahead += 1;
        };
        let global = GlobalValue { name, ..GlobalValue::default() };
        let ty = self.module.types.void();
        let id = match kind {
            "alias" => self.module.add_alias(Alias { global, ty, target: None }),
            "ifunc" => self.module.add_ifunc(Alias { global, ty, target: None }),
            _ => self.module.add_variable(GlobalVariable {
                global,
                ty,
                initializer: None,
                is_constant: false,
                code_model: String::new(),
                is_externally_initialized: false,
                attributes: Attributes::default(),
            }),
        };
        self.add_unnamed(id);
    }
}

/// Whether calls of a function are read as records.
pub(super) fn is_debug_intrinsic(name: &str) -> bool {
    matches!(name, "llvm.dbg.declare" | "llvm.dbg.value" | "llvm.dbg.assign" | "llvm.dbg.label")
}
