//! Operations on constants.

use ods_runtime::apint::ApInt;

use super::Result;
use super::parser::Parser;
use crate::target::llvmir::ir::{
    BinaryOp, CastOp, Constant, ConstantId, GepFlags, Module, Type, TypeId, Value, WrapFlags, fold,
};

/// An operation on constants that LLVM had once.
const FORMER: &[&str] = &[
    "mul",
    "shl",
    "lshr",
    "ashr",
    "and",
    "or",
    "udiv",
    "sdiv",
    "urem",
    "srem",
    "fadd",
    "fsub",
    "fmul",
    "fdiv",
    "frem",
    "fneg",
    "icmp",
    "fcmp",
    "select",
    "zext",
    "sext",
    "fptrunc",
    "fpext",
    "fptoui",
    "fptosi",
    "uitofp",
    "sitofp",
    "extractvalue",
    "insertvalue",
];

impl Parser<'_> {
    /// An operation on constants, such as `getelementptr (..)`.
    pub(super) fn expression(&mut self, word: &str) -> Result<ConstantId> {
        let at = self.here();
        if let Some(op) = CastOp::from_word(word)
            && !FORMER.contains(&word)
        {
            self.advance();
            return self.cast_expression(op);
        }
        if let Some(op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor)) =
            BinaryOp::from_word(word)
        {
            self.advance();
            return self.binary_expression(op);
        }
        match word {
            "getelementptr" => {
                self.advance();
                self.gep_expression()
            }
            "extractelement" | "insertelement" | "shufflevector" => {
                self.advance();
                self.vector_expression(word, at)
            }
            _ if FORMER.contains(&word) => {
                self.error(format!("{word} constexprs are no longer supported"))
            }
            _ => self.error("expected value token"),
        }
    }

    fn cast_expression(&mut self, op: CastOp) -> Result<ConstantId> {
        self.expect(b'(', "expected '(' after constantexpr cast")?;
        let at = self.here();
        let operand = self.typed_constant()?;
        self.expect_word("to", "expected 'to' in constantexpr cast")?;
        let ty = self.ty()?;
        self.expect(b')', "expected ')' at end of constantexpr cast")?;
        let from = self.module.constant_type(operand);
        if !self.is_valid_cast(op, from, ty) {
            let (from, to) = (self.text_of(from), self.text_of(ty));
            return self
                .error_at(at, format!("invalid cast opcode for cast from '{from}' to '{to}'"));
        }
        if let Some(folded) = fold::cast(&mut self.module, op, operand, ty) {
            return Ok(folded);
        }
        Ok(self.module.add_constant(Constant::Cast { op, operand, ty }))
    }

    fn binary_expression(&mut self, op: BinaryOp) -> Result<ConstantId> {
        let mut flags = WrapFlags::default();
        loop {
            match self.take_one_of(&["nuw", "nsw"]) {
                Some("nuw") => flags.no_unsigned_wrap = true,
                Some(_) => flags.no_signed_wrap = true,
                None => break,
            }
        }
        self.expect(b'(', "expected '(' in binary constantexpr")?;
        let at = self.here();
        let lhs = self.typed_constant()?;
        self.expect(b',', "expected comma in binary constantexpr")?;
        let rhs = self.typed_constant()?;
        self.expect(b')', "expected ')' in binary constantexpr")?;
        let ty = self.module.constant_type(lhs);
        if ty != self.module.constant_type(rhs) {
            return self.error_at(at, "operands of constexpr must have same type");
        }
        if self.module.types.integer_width(ty).is_none() {
            return self.error_at(at, "constexpr requires integer or integer vector operands");
        }
        if let Some(folded) = fold::binary(&mut self.module, op, flags, lhs, rhs) {
            return Ok(folded);
        }
        Ok(self.module.add_constant(Constant::Binary { op, flags, lhs, rhs, ty }))
    }

    /// The words after `getelementptr`.
    pub(super) fn gep_flags(&mut self) -> GepFlags {
        let mut flags = GepFlags::default();
        loop {
            match self.take_one_of(&["inbounds", "nusw", "nuw"]) {
                Some("inbounds") => {
                    flags.in_bounds = true;
                    flags.no_unsigned_signed_wrap = true;
                }
                Some("nusw") => flags.no_unsigned_signed_wrap = true,
                Some(_) => flags.no_unsigned_wrap = true,
                None => return flags,
            }
        }
    }

    /// `(-16, 24)`.
    fn in_range(&mut self) -> Result<(i64, i64)> {
        self.expect(b'(', "expected '('")?;
        let start = self.signed_number()?;
        self.expect(b',', "expected ','")?;
        let end = self.signed_number()?;
        self.expect(b')', "expected ')'")?;
        if start >= end {
            return self.error("expected end to be larger than start");
        }
        Ok((start, end))
    }

    fn gep_expression(&mut self) -> Result<ConstantId> {
        let mut flags = self.gep_flags();
        if self.take_word("inrange") {
            flags.in_range = Some(self.in_range()?);
        }
        flags.no_unsigned_signed_wrap |= flags.in_bounds;
        self.expect(b'(', "expected '(' in constantexpr")?;
        let element_type = self.ty()?;
        self.expect(b',', "expected comma after getelementptr's type")?;
        let at = self.here();
        let base = self.typed_constant()?;
        let mut indices = Vec::new();
        while self.take(b',') {
            indices.push(self.typed_constant()?);
        }
        self.expect(b')', "expected ')' in constantexpr")?;
        let mut ty = self.module.constant_type(base);
        if self.module.types.address_space(ty).is_none() {
            return self.error_at(at, "base of getelementptr must be a pointer");
        }
        for index in &indices {
            let index_ty = self.module.constant_type(*index);
            if self.module.types.integer_width(index_ty).is_none() {
                return self.error_at(at, "getelementptr index must be an integer");
            }
            if self.module.types.scalar(ty) == ty {
                ty = self.module.types.with_shape(index_ty, ty);
            }
        }
        let as_values: Vec<Value> = indices.iter().map(|it| Value::Constant(*it)).collect();
        if !self.are_valid_indices(element_type, &as_values) {
            return self.error_at(at, "invalid getelementptr indices");
        }
        let is_base = self.module.constant_type(base) == ty
            && indices.iter().all(|it| self.module.is_null(*it));
        if is_base {
            return Ok(base);
        }
        match self.module.constant(base) {
            Constant::Poison(_) => Ok(self.module.poison(ty)),
            Constant::Undef(_) => Ok(self.module.undef(ty)),
            _ => Ok(self.module.add_constant(Constant::Gep {
                element_type,
                base,
                indices,
                flags,
                ty,
            })),
        }
    }

    /// Whether indices lead to something in a type.
    pub(super) fn are_valid_indices(&mut self, element: TypeId, indices: &[Value]) -> bool {
        let mut ty = element;
        for index in indices.iter().skip(1) {
            let number = match index {
                Value::Constant(id) => {
                    let first = self.module.element_of(*id, 0).unwrap_or(*id);
                    self.module.integer_value(first).and_then(ApInt::to_u64)
                }
                _ => None,
            };
            let is_struct = self.module.types.fields(ty).is_some();
            if is_struct && number.is_none() {
                return false;
            }
            match self.module.types.element(ty, number.unwrap_or(0)) {
                Some(element) => ty = element,
                None => return false,
            }
        }
        true
    }

    fn vector_expression(&mut self, word: &str, at: usize) -> Result<ConstantId> {
        self.expect(b'(', "expected '(' in constantexpr")?;
        let mut operands = Vec::new();
        loop {
            operands.push(self.typed_constant()?);
            if !self.take(b',') {
                break;
            }
        }
        self.expect(b')', "expected ')' in constantexpr")?;
        let module = &mut self.module;
        let folded = match (word, operands.as_slice()) {
            ("extractelement", [vector, index]) => fold::extract_element(module, *vector, *index),
            ("insertelement", [vector, value, index]) => {
                fold::insert_element(module, *vector, *value, *index)
            }
            ("shufflevector", [lhs, rhs, mask]) => {
                let ty = module.constant_type(*mask);
                let width = module.types.integer_width(ty);
                let mask = width.and_then(|_| mask_of(module, *mask));
                mask.and_then(|mask| fold::shuffle(module, *lhs, *rhs, &mask))
            }
            _ => return self.error_at(at, "expected three operands to constantexpr"),
        };
        match folded {
            Some(folded) => Ok(folded),
            None => self.error_at(at, format!("{word} of expressions is not supported")),
        }
    }

    /// Whether a cast between types is possible.
    pub(super) fn is_valid_cast(&self, op: CastOp, from: TypeId, to: TypeId) -> bool {
        use CastOp as Op;
        let types = &self.module.types;
        let (a, b) = (types.scalar(from), types.scalar(to));
        let same_shape = types.element_count_of_vector(from) == types.element_count_of_vector(to);
        let (width_a, width_b) = (types.integer_width(a), types.integer_width(b));
        let integers = width_a.zip(width_b);
        let (float_a, float_b) = (types.is_float(a), types.is_float(b));
        let (pointer_a, pointer_b) = (types.address_space(a), types.address_space(b));
        let size = |ty| self.module.layout.size_in_bits(types, ty);
        match op {
            Op::Trunc => same_shape && integers.is_some_and(|(a, b)| a > b),
            Op::ZExt | Op::SExt => same_shape && integers.is_some_and(|(a, b)| a < b),
            Op::FPTrunc => same_shape && float_a && float_b && size(a) > size(b),
            Op::FPExt => same_shape && float_a && float_b && size(a) < size(b),
            Op::UIToFP | Op::SIToFP => same_shape && width_a.is_some() && float_b,
            Op::FPToUI | Op::FPToSI => same_shape && float_a && width_b.is_some(),
            Op::PtrToInt | Op::PtrToAddr => same_shape && pointer_a.is_some() && width_b.is_some(),
            Op::IntToPtr => same_shape && width_a.is_some() && pointer_b.is_some(),
            Op::AddrSpaceCast => {
                same_shape && pointer_a.is_some() && pointer_b.is_some() && pointer_a != pointer_b
            }
            Op::BitCast => {
                let is_aggregate =
                    |ty| types.fields(ty).is_some() || matches!(types[ty], Type::Array { .. });
                !is_aggregate(from)
                    && !is_aggregate(to)
                    && pointer_a == pointer_b
                    && (pointer_a.is_none() || same_shape || from == to)
                    && size(from) == size(to)
            }
        }
    }
}

/// The elements of the mask of a shuffle, -1 for poison.
pub(super) fn mask_of(module: &mut Module, mask: ConstantId) -> Option<Vec<i32>> {
    if let (Constant::Zero(ty) | Constant::Poison(ty) | Constant::Undef(ty), None) =
        (module.constant(mask), module.types.element_count(module.constant_type(mask)))
    {
        let element = if matches!(module.constant(mask), Constant::Zero(_)) { 0 } else { -1 };
        let count = module.types.element_count_of_vector(*ty)?.0;
        return Some(vec![element; count as usize]);
    }
    let elements = module.elements_of(mask)?;
    let elements = elements.into_iter().map(|it| match module.integer_value(it) {
        Some(value) => value.to_u64().and_then(|it| i32::try_from(it).ok()),
        None => Some(-1),
    });
    elements.collect()
}
