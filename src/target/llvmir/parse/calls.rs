//! Calls.

use super::Result;
use super::instructions::Typed;
use super::lexer::Token;
use super::parser::Parser;
use super::scan::is_debug_intrinsic;
use crate::target::llvmir::ir::{
    Call, CallTarget, FastMathFlags, InlineAsm, InstructionKind as Kind, OperandBundle,
    ParameterAttributes, TailCall, Type, TypeId, Value,
};

impl Parser<'_> {
    pub(super) fn call(&mut self, word: &str) -> Result<Typed> {
        let tail = match word {
            "tail" => TailCall::Tail,
            "musttail" => TailCall::MustTail,
            "notail" => TailCall::NoTail,
            _ => TailCall::None,
        };
        if tail != TailCall::None {
            self.expect_word("call", "expected 'tail call', 'musttail call', or 'notail call'")?;
        }
        let flags = self.fast_math_flags();
        let at = self.here();
        let (mut call, result) = self.callee_and_arguments()?;
        if flags != FastMathFlags::default() && !self.module.types.may_have_fast_math_flags(result)
        {
            let message = "fast-math-flags specified for call without floating-point scalar or vector return type";
            return self.error_at(at, message);
        }
        call.tail = tail;
        call.flags = flags;
        Ok((Kind::Call(Box::new(call)), result))
    }

    /// What follows the word of a call, and the type of the result.
    pub(super) fn callee_and_arguments(&mut self) -> Result<(Call, TypeId)> {
        let calling_convention = self.calling_convention()?;
        let result_attributes = self.parameter_attributes()?;
        let space = self.address_space(self.module.layout.program_space)?;
        let type_at = self.here();
        let given = self.any_type("expected type")?;
        let pointer = self.module.types.pointer(space);
        let at = self.here();
        let (callee, name) = if self.take_word("asm") {
            (self.inline_assembly()?, None)
        } else if let Token::Global(name) = self.peek()
            && is_debug_intrinsic(name)
        {
            self.advance();
            self.debug_call = name.strip_prefix("llvm.");
            (Value::Constant(self.module.i32(0)), None)
        } else if let Some(name) = self.local_name() {
            (Value::Constant(self.module.i32(0)), Some(name))
        } else {
            (Value::Constant(self.callee(pointer)?), None)
        };
        self.expect(b'(', "expected '(' in call")?;
        let mut parameter_attributes =
            ParameterAttributes { result: result_attributes, ..ParameterAttributes::default() };
        let arguments = self.arguments(&mut parameter_attributes)?;
        let ty = match &self.module.types[given] {
            Type::Function { .. } => given,
            _ => {
                let types = arguments.iter().map(|it| self.type_of(*it));
                let parameters = types.collect();
                let ty = Type::Function { result: given, parameters, is_variadic: false };
                self.module.types.get(ty)
            }
        };
        let callee = match (name, &mut self.locals) {
            (Some(name), Some(locals)) => locals.value(&mut self.module, name, pointer, at)?,
            _ => callee,
        };
        let attributes = self.function_attributes()?;
        let bundles = self.bundles()?;
        let Type::Function { result, parameters, is_variadic } = self.module.types[ty].clone()
        else {
            return self.error_at(type_at, "expected a function type");
        };
        self.check_arguments(&parameters, &arguments, is_variadic, at)?;
        let call = Call {
            target: CallTarget { callee, ty },
            arguments,
            calling_convention,
            tail: TailCall::None,
            flags: FastMathFlags::default(),
            attributes,
            parameter_attributes,
            bundles,
        };
        Ok((call, result))
    }

    /// A callee that is no local value.
    fn callee(&mut self, pointer: TypeId) -> Result<crate::target::llvmir::ir::ConstantId> {
        self.constant(pointer)
    }

    fn check_arguments(
        &mut self,
        parameters: &[TypeId],
        arguments: &[Value],
        is_variadic: bool,
        at: usize,
    ) -> Result {
        for (parameter, argument) in parameters.iter().zip(arguments) {
            if self.type_of(*argument) != *parameter {
                let expected = self.text_of(*parameter);
                let message = format!("argument is not of expected type '{expected}'");
                return self.error_at(at, message);
            }
        }
        if arguments.len() < parameters.len() {
            return self.error_at(at, "not enough parameters specified for call");
        }
        if arguments.len() > parameters.len() && !is_variadic {
            return self.error_at(at, "too many arguments specified");
        }
        Ok(())
    }

    fn arguments(&mut self, attributes: &mut ParameterAttributes) -> Result<Vec<Value>> {
        let mut arguments = Vec::new();
        while !self.take(b')') {
            if !arguments.is_empty() {
                self.expect(b',', "expected ',' in argument list")?;
            }
            if *self.peek() == Token::Ellipsis {
                self.advance();
                self.expect(b')', "expected ')' at end of argument list")?;
                break;
            }
            let ty = self.ty()?;
            let found = self.parameter_attributes()?;
            if !found.is_empty() {
                *attributes.parameter_mut(arguments.len()) = found;
            }
            arguments.push(self.value(ty)?);
        }
        Ok(arguments)
    }

    fn inline_assembly(&mut self) -> Result<Value> {
        let mut words = Vec::new();
        let known = ["sideeffect", "alignstack", "inteldialect", "unwind"];
        while let Some(word) = self.take_one_of(&known) {
            words.push(word);
        }
        let text = self.string()?;
        self.expect(b',', "expected comma in inline asm expression")?;
        let constraints = self.string()?;
        Ok(Value::InlineAsm(self.module.inline_asm(InlineAsm { text, constraints, words })))
    }

    fn bundles(&mut self) -> Result<Vec<OperandBundle>> {
        let mut bundles = Vec::new();
        if !self.take(b'[') {
            return Ok(bundles);
        }
        while !self.take(b']') {
            if !bundles.is_empty() {
                self.expect(b',', "expected ',' in input list")?;
            }
            let tag = self.string()?;
            self.expect(b'(', "expected '(' in operand bundle")?;
            let mut operands = Vec::new();
            while !self.take(b')') {
                if !operands.is_empty() {
                    self.expect(b',', "expected ',' in input list")?;
                }
                operands.push(self.typed_value()?);
            }
            bundles.push(OperandBundle { tag, operands });
        }
        match bundles.is_empty() {
            true => self.error("operand bundle set must not be empty"),
            false => Ok(bundles),
        }
    }
}
