//! Instructions that end a block, and those of exceptions.

use super::Result;
use super::instructions::Typed;
use super::lexer::Token;
use super::parser::Parser;
use crate::target::llvmir::ir::{BlockId, InstructionKind as Kind, Type, Value};

impl Parser<'_> {
    pub(super) fn terminator(&mut self, word: &str, at: usize) -> Result<Typed> {
        match word {
            "ret" => self.ret(),
            "br" => self.br(),
            "switch" => self.switch(),
            "indirectbr" => self.indirect_br(),
            "invoke" => self.invoke(),
            "callbr" => self.call_br(),
            "resume" => {
                let value = self.typed_value()?;
                self.void(Kind::Resume(value))
            }
            "unreachable" => self.void(Kind::Unreachable),
            "landingpad" => self.landing_pad(),
            "cleanupret" => {
                self.expect_word("from", "expected 'from' after cleanupret")?;
                let pad = self.token("expected cleanuppad")?;
                let unwind = self.unwind_or_caller("cleanupret")?;
                self.void(Kind::CleanupRet { pad, unwind })
            }
            "catchret" => {
                self.expect_word("from", "expected 'from' after catchret")?;
                let pad = self.token("expected catchpad")?;
                self.expect_word("to", "expected 'to' in catchret")?;
                let to = self.label()?;
                self.void(Kind::CatchRet { pad, to })
            }
            "catchswitch" => self.catch_switch(),
            "catchpad" | "cleanuppad" => self.pad(word),
            _ => self.error_at(at, "expected instruction opcode"),
        }
    }

    /// The name of a block.
    pub(super) fn block_name(&mut self) -> Result<BlockId> {
        let at = self.here();
        let Some(name) = self.local_name() else { return self.error("expected a basic block") };
        match &mut self.locals {
            Some(locals) => locals.block(name, at),
            None => self.error_at(at, "expected a basic block"),
        }
    }

    /// `label %name`.
    pub(super) fn label(&mut self) -> Result<BlockId> {
        if !self.take_word("label") {
            let message = if self.is_type() { "expected a basic block" } else { "expected type" };
            return self.error(message);
        }
        self.block_name()
    }

    fn ret(&mut self) -> Result<Typed> {
        let at = self.here();
        let ty = self.any_type("expected type")?;
        let result = self.locals.as_ref().map(|it| it.function.result);
        if self.module.types[ty] == Type::Void {
            if let Some(result) = result.filter(|it| *it != ty) {
                let result = self.text_of(result);
                let message = format!("value doesn't match function result type '{result}'");
                return self.error_at(at, message);
            }
            return self.void(Kind::Ret(None));
        }
        let value = self.value(ty)?;
        if let Some(result) = result.filter(|it| *it != ty) {
            let result = self.text_of(result);
            let message = format!("value doesn't match function result type '{result}'");
            return self.error_at(at, message);
        }
        self.void(Kind::Ret(Some(value)))
    }

    fn br(&mut self) -> Result<Typed> {
        if *self.peek() == Token::Word("label") {
            let to = self.label()?;
            return self.void(Kind::Br(to));
        }
        let at = self.here();
        let condition = self.typed_value()?;
        let ty = self.type_of(condition);
        if self.module.types[ty] != Type::Integer(1) {
            return self.error_at(at, "branch condition must have 'i1' type");
        }
        self.expect(b',', "expected ',' after branch condition")?;
        let then = self.label()?;
        self.expect(b',', "expected ',' after true destination")?;
        let otherwise = self.label()?;
        self.void(Kind::CondBr { condition, then, otherwise })
    }

    fn switch(&mut self) -> Result<Typed> {
        let at = self.here();
        let value = self.typed_value()?;
        self.expect(b',', "expected ',' after switch condition")?;
        let default = self.label()?;
        self.expect(b'[', "expected '[' with switch table")?;
        let ty = self.type_of(value);
        if !matches!(self.module.types[ty], Type::Integer(_)) {
            return self.error_at(at, "switch condition must have integer type");
        }
        let mut cases = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        while !self.take(b']') {
            let at = self.here();
            let case = self.typed_constant()?;
            self.expect(b',', "expected ',' after case value")?;
            let block = self.label()?;
            if !seen.insert(case) {
                return self.error_at(at, "duplicate case value in switch");
            }
            if self.module.integer_value(case).is_none() {
                return self.error_at(at, "case value is not a constant integer");
            }
            if self.module.constant_type(case) != ty {
                return self.error_at(at, "case value does not match type of switch condition");
            }
            cases.push((case, block));
        }
        self.void(Kind::Switch { value, default, cases })
    }

    /// Blocks in brackets.
    fn labels(&mut self, open: &str, close: &str) -> Result<Vec<BlockId>> {
        self.expect(b'[', open)?;
        let mut labels = Vec::new();
        if self.take(b']') {
            return Ok(labels);
        }
        loop {
            labels.push(self.label()?);
            if !self.take(b',') {
                break;
            }
        }
        self.expect(b']', close)?;
        Ok(labels)
    }

    fn indirect_br(&mut self) -> Result<Typed> {
        let at = self.here();
        let address = self.typed_value()?;
        self.expect(b',', "expected ',' after indirectbr address")?;
        let destinations =
            self.labels("expected '[' with indirectbr", "expected ']' at end of block list")?;
        let ty = self.type_of(address);
        if !matches!(self.module.types[ty], Type::Pointer(_)) {
            return self.error_at(at, "indirectbr address must have pointer type");
        }
        self.void(Kind::IndirectBr { address, destinations })
    }

    fn invoke(&mut self) -> Result<Typed> {
        let (call, result) = self.callee_and_arguments()?;
        self.expect_word("to", "expected 'to' in invoke")?;
        let normal = self.label()?;
        self.expect_word("unwind", "expected 'unwind' in invoke")?;
        let unwind = self.label()?;
        Ok((Kind::Invoke { call: Box::new(call), normal, unwind }, result))
    }

    fn call_br(&mut self) -> Result<Typed> {
        let (call, result) = self.callee_and_arguments()?;
        self.expect_word("to", "expected 'to' in callbr")?;
        let default = self.label()?;
        let indirect =
            self.labels("expected '[' in callbr", "expected ']' at end of block list")?;
        Ok((Kind::CallBr { call: Box::new(call), default, indirect }, result))
    }

    fn landing_pad(&mut self) -> Result<Typed> {
        let ty = self.ty()?;
        let is_cleanup = self.take_word("cleanup");
        let mut clauses = Vec::new();
        while let Some(word) = self.take_one_of(&["catch", "filter"]) {
            let at = self.here();
            let value = self.typed_value()?;
            let value_ty = self.type_of(value);
            let is_array = matches!(self.module.types[value_ty], Type::Array { .. });
            let is_filter = word == "filter";
            if is_filter && !is_array {
                return self.error_at(at, "'filter' clause has an invalid type");
            }
            if !is_filter && is_array {
                return self.error_at(at, "'catch' clause has an invalid type");
            }
            if !matches!(value, Value::Constant(_)) {
                return self.error_at(at, "clause argument must be a constant");
            }
            clauses.push((is_filter, value));
        }
        Ok((Kind::LandingPad { is_cleanup, clauses }, ty))
    }

    /// A value of type `token`.
    fn token(&mut self, message: &str) -> Result<Value> {
        let ty = self.module.types.get(Type::Token);
        match self.peek() {
            Token::Local(_) | Token::LocalNumber(_) | Token::Word("none") => self.value(ty),
            _ => self.error(message),
        }
    }

    fn unwind_or_caller(&mut self, what: &str) -> Result<Option<BlockId>> {
        self.expect_word("unwind", &format!("expected 'unwind' in {what}"))?;
        if self.take_word("to") {
            self.expect_word("caller", &format!("expected 'caller' in {what}"))?;
            return Ok(None);
        }
        self.label().map(Some)
    }

    fn catch_switch(&mut self) -> Result<Typed> {
        self.expect_word("within", "expected 'within' after catchswitch")?;
        let parent = self.token("expected scope value for catchswitch")?;
        let handlers = self.labels(
            "expected '[' with catchswitch labels",
            "expected ']' after catchswitch labels",
        )?;
        let unwind = self.unwind_or_caller("catchswitch")?;
        let ty = self.module.types.get(Type::Token);
        Ok((Kind::CatchSwitch { parent, handlers, unwind }, ty))
    }

    fn pad(&mut self, word: &str) -> Result<Typed> {
        self.expect_word("within", &format!("expected 'within' after {word}"))?;
        let parent = self.token("expected scope value for catchpad")?;
        self.expect(b'[', "expected '[' in catchpad/cleanuppad")?;
        let mut arguments = Vec::new();
        while !self.take(b']') {
            if !arguments.is_empty() {
                self.expect(b',', "expected ',' in argument list")?;
            }
            arguments.push(self.typed_value()?);
        }
        let ty = self.module.types.get(Type::Token);
        Ok(match word {
            "catchpad" => (Kind::CatchPad { parent, arguments }, ty),
            _ => (Kind::CleanupPad { parent, arguments }, ty),
        })
    }
}
