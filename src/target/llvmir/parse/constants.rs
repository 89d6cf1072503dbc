//! Values and constants.

use ods_runtime::apfloat::{ApFloat, FloatSemantics};
use ods_runtime::apint::ApInt;

use super::Result;
use super::lexer::Token;
use super::parser::{BlockAddress, LocalName, Parser};
use crate::target::llvmir::ir::{
    BinaryOp, CastOp, Constant, ConstantId, GepFlags, GlobalId, Type, TypeId, Value, WrapFlags,
    fold,
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
    /// A value after its type.
    pub(super) fn typed_value(&mut self) -> Result<Value> {
        let ty = self.ty()?;
        self.value(ty)
    }

    /// A constant after its type.
    pub(super) fn typed_constant(&mut self) -> Result<ConstantId> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    /// A value of a type.
    pub(super) fn value(&mut self, ty: TypeId) -> Result<Value> {
        let at = self.here();
        if self.module.types[ty] == Type::Metadata {
            return Ok(Value::Metadata(self.metadata_operand()?));
        }
        if matches!(self.module.types[ty], Type::Function { .. }) {
            return self.error("functions are not values, refer to them as pointers");
        }
        let Some(name) = self.local_name() else { return self.constant(ty).map(Value::Constant) };
        match &mut self.locals {
            Some(locals) => locals.value(&mut self.module, name, ty, at),
            None => self.error_at(at, "invalid use of function-local name"),
        }
    }

    /// The name of a local value, if one is here.
    pub(super) fn local_name(&mut self) -> Option<LocalName> {
        let name = match self.peek() {
            Token::Local(name) => LocalName::Name(name.clone()),
            Token::LocalNumber(number) => LocalName::Number(*number),
            _ => return None,
        };
        self.advance();
        Some(name)
    }

    /// A constant of a type.
    pub(super) fn constant(&mut self, ty: TypeId) -> Result<ConstantId> {
        self.nested(|parser| parser.constant_inside(ty))
    }

    fn constant_inside(&mut self, ty: TypeId) -> Result<ConstantId> {
        let at = self.here();
        match self.peek() {
            Token::Integer(text) => {
                self.advance();
                self.integer(text, ty, at)
            }
            Token::Float(text) => {
                self.advance();
                self.float(text, ty, at)
            }
            Token::Global(_) | Token::GlobalNumber(_) => self.global_constant(ty),
            Token::Mark(b'[') => {
                self.advance();
                self.array(ty, at)
            }
            Token::Mark(b'{') => {
                self.advance();
                let elements = self.elements(b'}', "expected end of struct constant")?;
                self.structure(ty, elements, at, Packing::Natural)
            }
            Token::Mark(b'<') => {
                self.advance();
                if self.take(b'{') {
                    let elements = self.elements(b'}', "expected end of packed struct")?;
                    self.expect(b'>', "expected end of constant")?;
                    return self.structure(ty, elements, at, Packing::Packed);
                }
                let elements = self.elements(b'>', "expected end of constant")?;
                self.vector(ty, elements, at)
            }
            Token::Word(word) => self.word_constant(word, ty, at),
            _ => self.error("expected value token"),
        }
    }

    fn integer(&mut self, text: &str, ty: TypeId, at: usize) -> Result<ConstantId> {
        let Type::Integer(width) = self.module.types[self.module.types.scalar(ty)] else {
            return self.error_at(at, "integer constant must have integer type");
        };
        let digits = text.trim_start_matches(['-', '+']);
        let value = ApInt::parse(digits.as_bytes(), 10).unwrap_or_else(|| ApInt::zero(width));
        let value = value.zext_or_trunc(width.max(value.width())).zext_or_trunc(width);
        let value = if text.starts_with('-') { value.wrapping_neg() } else { value };
        if self.module.types.scalar(ty) != ty {
            return self.error_at(at, "integer constant must have integer type");
        }
        Ok(self.module.integer(ty, value))
    }

    fn float(&mut self, text: &str, ty: TypeId, at: usize) -> Result<ConstantId> {
        if !self.module.types.is_float(ty) {
            return self.error_at(at, "floating point constant invalid for type");
        }
        let kind = self.module.types[ty].clone();
        match float_bits(text, &kind) {
            Some(bits) => Ok(self.module.float(ty, bits)),
            None => self.error_at(at, "floating point constant invalid for type"),
        }
    }

    /// Constants with their types, up to a mark.
    fn elements(&mut self, end: u8, message: &str) -> Result<Vec<ConstantId>> {
        let mut elements = Vec::new();
        if self.take(end) {
            return Ok(elements);
        }
        loop {
            elements.push(self.typed_constant()?);
            if !self.take(b',') {
                break;
            }
        }
        self.expect(end, message)?;
        Ok(elements)
    }

    fn array(&mut self, ty: TypeId, at: usize) -> Result<ConstantId> {
        let first_at = self.here();
        let elements = self.elements(b']', "expected end of array constant")?;
        let Type::Array { element, count } = self.module.types[ty] else {
            return self.mismatch(at, "array");
        };
        if elements.is_empty() && count == 0 {
            return Ok(self.module.zero(ty));
        }
        self.check_elements(&elements, element, first_at, "array")?;
        if elements.len() as u64 != count {
            let found = Type::Array { element, count: elements.len() as u64 };
            let found = self.module.types.get(found);
            return self.wrong_type(found, ty, at);
        }
        Ok(self.module.aggregate(ty, elements))
    }

    fn vector(&mut self, ty: TypeId, elements: Vec<ConstantId>, at: usize) -> Result<ConstantId> {
        if elements.is_empty() {
            return self.error_at(at, "constant vector must not be empty");
        }
        let Type::Vector { element, count, is_scalable: false } = self.module.types[ty] else {
            return self.mismatch(at, "vector");
        };
        self.check_elements(&elements, element, at, "vector")?;
        if elements.len() != count as usize {
            let found = Type::Vector { element, count: elements.len() as u32, is_scalable: false };
            let found = self.module.types.get(found);
            return self.wrong_type(found, ty, at);
        }
        Ok(self.module.aggregate(ty, elements))
    }

    fn check_elements(&self, elements: &[ConstantId], ty: TypeId, at: usize, what: &str) -> Result {
        let wrong = elements.iter().position(|it| self.module.constant_type(*it) != ty);
        match wrong {
            Some(index) => {
                let ty = self.text_of(ty);
                // Upstream forgets the second quote.
                self.error_at(at, format!("{what} element #{index} is not of type '{ty}"))
            }
            None => Ok(()),
        }
    }

    fn mismatch<T>(&self, at: usize, found: &str) -> Result<T> {
        self.error_at(at, format!("constant expression type mismatch: got {found}"))
    }

    fn wrong_type<T>(&self, found: TypeId, expected: TypeId, at: usize) -> Result<T> {
        let (found, expected) = (self.text_of(found), self.text_of(expected));
        let message = format!(
            "constant expression type mismatch: got type '{found}' but expected '{expected}'"
        );
        self.error_at(at, message)
    }

    fn structure(
        &mut self,
        ty: TypeId,
        elements: Vec<ConstantId>,
        at: usize,
        packing: Packing,
    ) -> Result<ConstantId> {
        let Some((fields, is_packed)) = self.module.types.fields(ty) else {
            return self.mismatch(at, "structure");
        };
        if fields.len() != elements.len() {
            return self.error_at(at, "initializer with struct type has wrong # elements");
        }
        if is_packed != (packing == Packing::Packed) {
            return self.error_at(at, "packed'ness of initializer and type don't match");
        }
        let wrong =
            fields.iter().zip(&elements).position(|(ty, it)| self.module.constant_type(*it) != *ty);
        if let Some(index) = wrong {
            let message =
                format!("element {index} of struct initializer doesn't match struct element type");
            return self.error_at(at, message);
        }
        if elements.is_empty() {
            return Ok(self.module.zero(ty));
        }
        Ok(self.module.aggregate(ty, elements))
    }

    /// The global value of the name that is here.
    pub(super) fn global_id(&mut self) -> Result<GlobalId> {
        let (found, shown) = match self.peek() {
            Token::Global(name) => (self.module.find(name), format!("@{name}")),
            Token::GlobalNumber(number) => {
                let found = self.unnamed_globals.get(*number as usize).copied();
                (found, format!("@{number}"))
            }
            _ => return self.error("expected global value"),
        };
        let Some(id) = found else {
            return self.error(format!("use of undefined value '{shown}'"));
        };
        self.advance();
        Ok(id)
    }

    fn global_constant(&mut self, ty: TypeId) -> Result<ConstantId> {
        let at = self.here();
        let Type::Pointer(_) = self.module.types[ty] else {
            return self.error("global variable reference must have pointer type");
        };
        let global = self.global_id()?;
        if self.defined.contains(&global) {
            let space = self.module.global(global).address_space;
            let found = self.module.types.pointer(space);
            if found != ty {
                let name = &self.module.global(global).name;
                let (found, expected) = (self.text_of(found), self.text_of(ty));
                let message =
                    format!("'@{name}' defined with type '{found}' but expected '{expected}'");
                return self.error_at(at, message);
            }
        }
        Ok(self.module.add_constant(Constant::Global { ty, global }))
    }

    fn word_constant(&mut self, word: &str, ty: TypeId, at: usize) -> Result<ConstantId> {
        let is_first_class = !matches!(self.module.types[ty], Type::Void | Type::Function { .. })
            && self.module.types[ty] != Type::Label;
        match word {
            "true" | "false" => {
                self.advance();
                if self.module.types[ty] != Type::Integer(1) {
                    let i1 = self.module.types.integer(1);
                    return self.wrong_type(i1, ty, at);
                }
                Ok(self.module.i1(word == "true"))
            }
            "null" => {
                self.advance();
                match self.module.types[ty] {
                    Type::Pointer(_) => Ok(self.module.zero(ty)),
                    _ => self.error_at(at, "null must be a pointer type"),
                }
            }
            "none" => {
                self.advance();
                match self.module.types[ty] {
                    Type::Token => Ok(self.module.zero(ty)),
                    _ => self.error_at(at, "invalid type for none constant"),
                }
            }
            "undef" | "poison" | "zeroinitializer" if !is_first_class => {
                let what = if word == "zeroinitializer" { "null" } else { word };
                self.error_at(at, format!("invalid type for {what} constant"))
            }
            "undef" => {
                self.advance();
                Ok(self.module.undef(ty))
            }
            "poison" => {
                self.advance();
                Ok(self.module.poison(ty))
            }
            "zeroinitializer" => {
                self.advance();
                Ok(self.module.zero(ty))
            }
            "c" if matches!(self.peek_at(1), Token::String(_)) => {
                self.advance();
                self.byte_string(ty, at)
            }
            "splat" => self.splat(ty, at),
            "blockaddress" => self.block_address(ty, at),
            "dso_local_equivalent" => {
                self.advance();
                let global = self.global_id()?;
                Ok(self.module.add_constant(Constant::DsoLocalEquivalent { ty, global }))
            }
            "no_cfi" => {
                self.advance();
                let global = self.global_id()?;
                Ok(self.module.add_constant(Constant::NoCfi { ty, global }))
            }
            "ptrauth" => self.error("signed pointers are not supported"),
            "asm" => self.error("invalid use of inline asm"),
            _ => {
                let constant = self.expression(word)?;
                let found = self.module.constant_type(constant);
                if found == ty { Ok(constant) } else { self.wrong_type(found, ty, at) }
            }
        }
    }

    fn byte_string(&mut self, ty: TypeId, at: usize) -> Result<ConstantId> {
        let bytes = self.bytes()?.to_vec();
        let element = self.module.types.integer(8);
        let found = self.module.types.get(Type::Array { element, count: bytes.len() as u64 });
        if found != ty {
            return self.wrong_type(found, ty, at);
        }
        Ok(self.module.data(ty, bytes))
    }

    fn splat(&mut self, ty: TypeId, at: usize) -> Result<ConstantId> {
        self.advance();
        self.expect(b'(', "expected '(' after vector splat")?;
        let element = self.typed_constant()?;
        self.expect(b')', "expected ')' at end of vector splat")?;
        let found = self.module.constant_type(element);
        let is_vector = matches!(self.module.types[ty], Type::Vector { .. });
        if !is_vector {
            return self.error_at(at, "vector splat must have vector type");
        }
        let expected = self.module.types.scalar(ty);
        if expected != found {
            return self.wrong_type(found, expected, at);
        }
        Ok(self.module.splat_of(ty, element))
    }

    fn block_address(&mut self, ty: TypeId, at: usize) -> Result<ConstantId> {
        self.advance();
        self.expect(b'(', "expected '(' in block address expression")?;
        let GlobalId::Function(function) = self.global_id()? else {
            return self.error_at(at, "expected function name in blockaddress");
        };
        self.expect(b',', "expected comma in block address expression")?;
        let block_at = self.here();
        let Some(name) = self.local_name() else {
            return self.error("expected basic block name in block address expression");
        };
        self.expect(b')', "expected ')' in block address expression")?;
        if let Some(locals) = &mut self.locals
            && locals.index == function
        {
            locals.block(name.clone(), block_at)?;
        }
        let known = self.addresses.iter().find(|it| it.function == function && it.name == name);
        if let Some(known) = known {
            return Ok(known.constant);
        }
        let constant = self.module.reserve_address(ty, function);
        self.addresses.push(BlockAddress { function, name, constant, at: block_at });
        Ok(constant)
    }

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

    fn gep_expression(&mut self) -> Result<ConstantId> {
        let mut flags = self.gep_flags();
        if self.take_word("inrange") {
            return self.error("inrange is not supported");
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

/// Whether a structure is written with `<{`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Packing {
    Natural,
    Packed,
}

/// The elements of the mask of a shuffle, -1 for poison.
pub(super) fn mask_of(
    module: &mut crate::target::llvmir::ir::Module,
    mask: ConstantId,
) -> Option<Vec<i32>> {
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

/// The bits of a float of a type.
fn float_bits(text: &str, ty: &Type) -> Option<u128> {
    let semantics = match ty {
        Type::Half => FloatSemantics::F16,
        Type::BFloat => FloatSemantics::BF16,
        Type::Float => FloatSemantics::F32,
        Type::Double => FloatSemantics::F64,
        Type::X86Fp80 => FloatSemantics::F80,
        Type::Fp128 => FloatSemantics::F128,
        Type::PpcFp128 => return double_double(text),
        _ => return None,
    };
    let hexadecimal = text.strip_prefix("0x");
    if let Some(digits) = hexadecimal {
        let bits = |digits: &str| u128::from_str_radix(digits, 16).ok();
        let tagged = |tag: &str| digits.strip_prefix(tag);
        let swapped = |digits: &str| {
            let digits = format!("{digits:0>32}");
            let (low, high) = digits.split_at(digits.len() - 16);
            Some(bits(low)? | bits(high)? << 64)
        };
        match ty {
            Type::Half if tagged("H").is_some() => return bits(&digits[1..]),
            Type::BFloat if tagged("R").is_some() => return bits(&digits[1..]),
            Type::X86Fp80 if tagged("K").is_some() => return bits(&digits[1..]),
            Type::Fp128 if tagged("L").is_some() => return swapped(&digits[1..]),
            _ if !digits.starts_with(|it: char| it.is_ascii_hexdigit()) => return None,
            _ => {}
        }
    }
    let double = match hexadecimal {
        Some(digits) => u64::from_str_radix(digits, 16).ok()?,
        None => text.parse::<f64>().ok()?.to_bits(),
    };
    if *ty == Type::Double {
        return Some(u128::from(double));
    }
    if f64::from_bits(double).is_nan() && *ty == Type::Float {
        let payload = (double >> 29) & 0x7F_FFFF;
        return Some(u128::from((double >> 63) << 31 | 0xFF << 23 | payload));
    }
    let value = ApFloat::from_bits(FloatSemantics::F64, u128::from(double));
    if value.is_nan() {
        return Some(value.convert(semantics).bits());
    }
    value.convert_exactly(semantics).map(|it| it.bits())
}

/// The bits of a sum of two floats of 64 bits.
fn double_double(text: &str) -> Option<u128> {
    let bits = |digits: &str| u128::from_str_radix(digits, 16).ok();
    match text.strip_prefix("0xM") {
        Some(digits) => {
            let digits = format!("{digits:0>32}");
            let (low, high) = digits.split_at(digits.len() - 16);
            Some(bits(low)? | bits(high)? << 64)
        }
        None => text.parse::<f64>().ok().map(|it| u128::from(it.to_bits())),
    }
}
