//! Instructions.

use super::Result;
use super::expressions::mask_of;
use super::lexer::Token;
use super::parser::{LocalName, Parser};
use super::words::{FLOAT_PREDICATES, INTEGER_PREDICATES};
use crate::target::llvmir::ir::{
    BinaryOp, BlockId, CastOp, FastMathFlags, Instruction, InstructionKind as Kind, Type, TypeId,
    UnaryOp, Value, WrapFlags,
};

/// An instruction and the type of its result.
pub(super) type Typed = (Kind, TypeId);

impl Parser<'_> {
    /// Parses an instruction with its name and its metadata. Returns whether it ends the block.
    pub(super) fn instruction(&mut self, block: BlockId) -> Result<bool> {
        let at = self.here();
        let name = match (self.peek(), self.peek_at(1)) {
            (Token::Local(_) | Token::LocalNumber(_), Token::Mark(b'=')) => self.local_name(),
            (Token::Local(_) | Token::LocalNumber(_), _) => {
                self.advance();
                return self.error("expected '=' after instruction name");
            }
            _ => None,
        };
        if name.is_some() {
            self.advance();
        }
        let (kind, ty) = self.operation()?;
        let is_terminator = kind.is_terminator();
        let mut instruction = Instruction::new(kind, ty);
        while *self.peek() == Token::Mark(b',') && matches!(self.peek_at(1), Token::Metadata(_)) {
            self.advance();
            self.attachment(|kind, id| match kind.as_ref() {
                "dbg" => instruction.location = Some(id),
                _ => instruction.attach(kind, id),
            })?;
        }
        if *self.peek() == Token::Mark(b',') {
            self.advance();
            return self.error("expected metadata after comma");
        }
        if let Some(name) = self.debug_call.take()
            && let Kind::Call(call) = &instruction.kind
        {
            self.record_of_call(block, name, &call.arguments, instruction.location);
            return Ok(false);
        }
        let is_void = self.module.types[ty] == Type::Void;
        if is_void && name.is_some() {
            return self.error_at(at, "instructions returning void cannot have a name");
        }
        if let Some(LocalName::Name(name)) = &name {
            instruction.name.clone_from(name);
        }
        let Some(locals) = &mut self.locals else { return Ok(true) };
        let id = locals.push(block, instruction);
        if !is_void {
            let value = Value::Instruction(id);
            locals.define(&mut self.module, name, value, at, "instruction")?;
        }
        Ok(is_terminator)
    }

    fn operation(&mut self) -> Result<Typed> {
        let at = self.here();
        let Token::Word(word) = *self.peek() else {
            return match self.peek() {
                Token::End => self.error("found end of file when expecting more instructions"),
                _ => self.error("expected instruction opcode"),
            };
        };
        self.advance();
        if let Some(op) = BinaryOp::from_word(word) {
            return self.binary(op);
        }
        if let Some(op) = CastOp::from_word(word) {
            return self.cast(op);
        }
        match word {
            "fneg" => self.negation(),
            "icmp" => self.integer_comparison(),
            "fcmp" => self.float_comparison(),
            "phi" => self.phi(),
            "select" => self.select(),
            "freeze" => {
                let operand = self.typed_value()?;
                Ok((Kind::Freeze(operand), self.type_of(operand)))
            }
            "va_arg" => {
                let list = self.typed_value()?;
                self.expect(b',', "expected ',' after vaarg operand")?;
                let at = self.here();
                let ty = self.ty()?;
                if matches!(self.module.types[ty], Type::Function { .. } | Type::Label) {
                    return self.error_at(at, "va_arg requires operand with first class type");
                }
                Ok((Kind::VaArg(list), ty))
            }
            "extractelement" => self.extract_element(),
            "insertelement" => self.insert_element(),
            "shufflevector" => self.shuffle_vector(),
            "extractvalue" => self.extract_value(),
            "insertvalue" => self.insert_value(),
            "alloca" => self.alloca(),
            "load" => self.load(),
            "store" => self.store(),
            "fence" => self.fence(),
            "cmpxchg" => self.cmpxchg(),
            "atomicrmw" => self.atomic_rmw(),
            "getelementptr" => self.gep(),
            "call" | "tail" | "musttail" | "notail" => self.call(word),
            _ => self.terminator(word, at),
        }
    }

    pub(super) fn void(&mut self, kind: Kind) -> Result<Typed> {
        Ok((kind, self.module.types.void()))
    }

    /// Fast-math flags.
    pub(super) fn fast_math_flags(&mut self) -> FastMathFlags {
        let mut flags = FastMathFlags::default();
        let words = ["fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"];
        while let Some(word) = self.take_one_of(&words) {
            let is_fast = word == "fast";
            flags.nnan |= is_fast || word == "nnan";
            flags.ninf |= is_fast || word == "ninf";
            flags.nsz |= is_fast || word == "nsz";
            flags.arcp |= is_fast || word == "arcp";
            flags.contract |= is_fast || word == "contract";
            flags.afn |= is_fast || word == "afn";
            flags.reassoc |= is_fast || word == "reassoc";
        }
        flags
    }

    /// The promises of these words that are here.
    fn wrap_flags(&mut self, words: &[&'static str]) -> WrapFlags {
        let mut flags = WrapFlags::default();
        while let Some(word) = self.take_one_of(words) {
            match word {
                "nuw" => flags.no_unsigned_wrap = true,
                "nsw" => flags.no_signed_wrap = true,
                "exact" => flags.is_exact = true,
                "disjoint" => flags.is_disjoint = true,
                "nneg" => flags.is_non_negative = true,
                _ => flags.has_same_sign = true,
            }
        }
        flags
    }

    /// Two values of one type, which is before the first.
    fn two_values(&mut self, what: &str) -> Result<(Value, Value, TypeId)> {
        let ty = self.ty()?;
        let lhs = self.value(ty)?;
        self.expect(b',', what)?;
        Ok((lhs, self.value(ty)?, ty))
    }

    fn binary(&mut self, op: BinaryOp) -> Result<Typed> {
        use BinaryOp as Op;
        let is_float = matches!(op, Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FRem);
        let (mut wrap, mut fast) = (WrapFlags::default(), FastMathFlags::default());
        match op {
            Op::Add | Op::Sub | Op::Mul | Op::Shl => wrap = self.wrap_flags(&["nuw", "nsw"]),
            Op::UDiv | Op::SDiv | Op::LShr | Op::AShr => wrap = self.wrap_flags(&["exact"]),
            Op::Or => wrap = self.wrap_flags(&["disjoint"]),
            _ if is_float => fast = self.fast_math_flags(),
            _ => {}
        }
        let at = self.here();
        let what = match op {
            Op::And | Op::Or | Op::Xor => "expected ',' in logical operation",
            _ => "expected ',' in arithmetic operation",
        };
        let (lhs, rhs, ty) = self.two_values(what)?;
        let scalar = self.module.types.scalar(ty);
        let is_valid = match is_float {
            true => self.module.types.is_float(scalar),
            false => self.module.types.integer_width(ty).is_some(),
        };
        if !is_valid {
            let message = match op {
                Op::And | Op::Or | Op::Xor => {
                    "instruction requires integer or integer vector operands"
                }
                _ => "invalid operand type for instruction",
            };
            return self.error_at(at, message);
        }
        Ok((Kind::Binary { op, wrap, fast, lhs, rhs }, ty))
    }

    fn negation(&mut self) -> Result<Typed> {
        let flags = self.fast_math_flags();
        let at = self.here();
        let operand = self.typed_value()?;
        let ty = self.type_of(operand);
        if !self.module.types.is_float(self.module.types.scalar(ty)) {
            return self.error_at(at, "invalid operand type for instruction");
        }
        Ok((Kind::Unary { op: UnaryOp::FNeg, flags, operand }, ty))
    }

    fn cast(&mut self, op: CastOp) -> Result<Typed> {
        use CastOp as Op;
        let mut fast = FastMathFlags::default();
        let wrap = match op {
            Op::Trunc => self.wrap_flags(&["nuw", "nsw"]),
            Op::ZExt | Op::UIToFP => self.wrap_flags(&["nneg"]),
            Op::FPTrunc | Op::FPExt => {
                fast = self.fast_math_flags();
                WrapFlags::default()
            }
            _ => WrapFlags::default(),
        };
        let at = self.here();
        let operand = self.typed_value()?;
        self.expect_word("to", "expected 'to' after cast value")?;
        let ty = self.ty()?;
        let from = self.type_of(operand);
        if !self.is_valid_cast(op, from, ty) {
            let (from, to) = (self.text_of(from), self.text_of(ty));
            let message = format!("invalid cast opcode for cast from '{from}' to '{to}'");
            return self.error_at(at, message);
        }
        Ok((Kind::Cast { op, wrap, fast, operand }, ty))
    }

    fn comparison_type(&mut self, operands: TypeId) -> TypeId {
        let i1 = self.module.types.integer(1);
        self.module.types.with_shape(operands, i1)
    }

    fn integer_comparison(&mut self) -> Result<Typed> {
        let wrap = self.wrap_flags(&["samesign"]);
        let Some(predicate) = self.take_one_of(INTEGER_PREDICATES) else {
            return self.error("expected icmp predicate (e.g. 'eq')");
        };
        let at = self.here();
        let (lhs, rhs, ty) = self.two_values("expected ',' after compare value")?;
        let types = &self.module.types;
        if types.integer_width(ty).is_none() && types.address_space(ty).is_none() {
            return self.error_at(at, "icmp requires integer operands");
        }
        Ok((Kind::ICmp { predicate, wrap, lhs, rhs }, self.comparison_type(ty)))
    }

    fn float_comparison(&mut self) -> Result<Typed> {
        let flags = self.fast_math_flags();
        let Some(predicate) = self.take_one_of(FLOAT_PREDICATES) else {
            return self.error("expected fcmp predicate (e.g. 'oeq')");
        };
        let at = self.here();
        let (lhs, rhs, ty) = self.two_values("expected ',' after compare value")?;
        if !self.module.types.is_float(self.module.types.scalar(ty)) {
            return self.error_at(at, "fcmp requires floating point operands");
        }
        Ok((Kind::FCmp { predicate, flags, lhs, rhs }, self.comparison_type(ty)))
    }

    fn phi(&mut self) -> Result<Typed> {
        let flags = self.fast_math_flags();
        let at = self.here();
        let ty = self.ty()?;
        if matches!(self.module.types[ty], Type::Function { .. } | Type::Label | Type::Metadata) {
            return self.error_at(at, "phi node must have first class type");
        }
        let mut incoming = Vec::new();
        loop {
            if !incoming.is_empty() {
                let is_more =
                    *self.peek() == Token::Mark(b',') && *self.peek_at(1) == Token::Mark(b'[');
                if !is_more {
                    break;
                }
                self.advance();
            }
            self.expect(b'[', "expected '[' in phi value list")?;
            let value = self.value(ty)?;
            self.expect(b',', "expected ',' after insertelement value")?;
            let block = self.block_name()?;
            self.expect(b']', "expected ']' in phi value list")?;
            incoming.push((value, block));
        }
        Ok((Kind::Phi { incoming, flags }, ty))
    }

    fn select(&mut self) -> Result<Typed> {
        let flags = self.fast_math_flags();
        let at = self.here();
        let condition = self.typed_value()?;
        self.expect(b',', "expected ',' after select condition")?;
        let then = self.typed_value()?;
        self.expect(b',', "expected ',' after select value")?;
        let otherwise = self.typed_value()?;
        let ty = self.type_of(then);
        if ty != self.type_of(otherwise) {
            return self.error_at(at, "select values must have same type");
        }
        let condition_ty = self.type_of(condition);
        if self.module.types.integer_width(condition_ty) != Some(1) {
            return self.error_at(at, "select condition must be i1 or <n x i1>");
        }
        let types = &self.module.types;
        let shape = types.element_count_of_vector(condition_ty);
        if shape.is_some() && shape != types.element_count_of_vector(ty) {
            let message = match types.element_count_of_vector(ty) {
                None => "selected values for vector select must be vectors",
                Some(_) => {
                    "vector select requires selected vectors to have the same vector length as select condition"
                }
            };
            return self.error_at(at, message);
        }
        Ok((Kind::Select { condition, then, otherwise, flags }, ty))
    }

    fn extract_element(&mut self) -> Result<Typed> {
        let at = self.here();
        let vector = self.typed_value()?;
        self.expect(b',', "expected ',' after extract value")?;
        let index = self.typed_value()?;
        let (ty, index_ty) = (self.type_of(vector), self.type_of(index));
        let types = &self.module.types;
        let is_valid = types.element_count_of_vector(ty).is_some()
            && matches!(types[index_ty], Type::Integer(_));
        if !is_valid {
            return self.error_at(at, "invalid extractelement operands");
        }
        Ok((Kind::ExtractElement { vector, index }, self.module.types.scalar(ty)))
    }

    fn insert_element(&mut self) -> Result<Typed> {
        let at = self.here();
        let vector = self.typed_value()?;
        self.expect(b',', "expected ',' after insertelement value")?;
        let value = self.typed_value()?;
        self.expect(b',', "expected ',' after insertelement value")?;
        let index = self.typed_value()?;
        let ty = self.type_of(vector);
        let (value_ty, index_ty) = (self.type_of(value), self.type_of(index));
        let types = &self.module.types;
        let is_valid = types.element_count_of_vector(ty).is_some()
            && types.scalar(ty) == value_ty
            && matches!(types[index_ty], Type::Integer(_));
        if !is_valid {
            return self.error_at(at, "invalid insertelement operands");
        }
        Ok((Kind::InsertElement { vector, value, index }, ty))
    }

    fn shuffle_vector(&mut self) -> Result<Typed> {
        let at = self.here();
        let lhs = self.typed_value()?;
        self.expect(b',', "expected ',' after shuffle mask")?;
        let rhs = self.typed_value()?;
        self.expect(b',', "expected ',' after shuffle value")?;
        let mask = self.typed_value()?;
        let ty = self.type_of(lhs);
        let is_vector = self.module.types.element_count_of_vector(ty).is_some();
        let mask = match mask {
            Value::Constant(mask) if is_vector && ty == self.type_of(rhs) => {
                mask_of(&mut self.module, mask)
            }
            _ => None,
        };
        let Some(mask) = mask else {
            return self.error_at(at, "invalid shufflevector operands");
        };
        let element = self.module.types.scalar(ty);
        let is_scalable = matches!(self.module.types[ty], Type::Vector { is_scalable: true, .. });
        let result = Type::Vector { element, count: mask.len() as u32, is_scalable };
        let result = self.module.types.get(result);
        Ok((Kind::ShuffleVector { lhs, rhs, mask }, result))
    }

    /// The indices of an aggregate, each after a comma.
    fn indices(&mut self) -> Result<Vec<u32>> {
        if *self.peek() != Token::Mark(b',') {
            return self.error("expected ',' as start of index list");
        }
        let mut indices = Vec::new();
        while *self.peek() == Token::Mark(b',') && !matches!(self.peek_at(1), Token::Metadata(_)) {
            self.advance();
            indices.push(self.small_number()?);
        }
        match indices.is_empty() {
            true => self.error("expected index"),
            false => Ok(indices),
        }
    }

    fn field(&self, ty: TypeId, indices: &[u32]) -> Option<TypeId> {
        let types = &self.module.types;
        indices.iter().try_fold(ty, |ty, index| {
            let is_inside = types.element_count(ty).is_some_and(|it| u64::from(*index) < it);
            let is_vector = types.element_count_of_vector(ty).is_some();
            types.element(ty, u64::from(*index)).filter(|_| is_inside && !is_vector)
        })
    }

    fn extract_value(&mut self) -> Result<Typed> {
        let at = self.here();
        let aggregate = self.typed_value()?;
        let indices = self.indices()?;
        let ty = self.type_of(aggregate);
        let is_aggregate = self.module.types.is_aggregate_or_vector(ty)
            && self.module.types.element_count_of_vector(ty).is_none();
        if !is_aggregate {
            return self.error_at(at, "extractvalue operand must be aggregate type");
        }
        match self.field(ty, &indices) {
            Some(field) => Ok((Kind::ExtractValue { aggregate, indices }, field)),
            None => self.error_at(at, "invalid indices for extractvalue"),
        }
    }

    fn insert_value(&mut self) -> Result<Typed> {
        let at = self.here();
        let aggregate = self.typed_value()?;
        self.expect(b',', "expected comma after insertvalue operand")?;
        let value_at = self.here();
        let value = self.typed_value()?;
        let indices = self.indices()?;
        let (ty, value_ty) = (self.type_of(aggregate), self.type_of(value));
        let is_aggregate = self.module.types.is_aggregate_or_vector(ty)
            && self.module.types.element_count_of_vector(ty).is_none();
        if !is_aggregate {
            return self.error_at(at, "insertvalue operand must be aggregate type");
        }
        let Some(field) = self.field(ty, &indices) else {
            return self.error_at(at, "invalid indices for insertvalue");
        };
        if field != value_ty {
            let (expected, found) = (self.text_of(field), self.text_of(value_ty));
            let message = format!(
                "insertvalue operand and field disagree in type: '{found}' instead of '{expected}'"
            );
            return self.error_at(value_at, message);
        }
        Ok((Kind::InsertValue { aggregate, value, indices }, ty))
    }
}
