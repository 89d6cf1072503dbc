//! Values and constants.

use ods_runtime::apfloat::{ApFloat, FloatSemantics};
use ods_runtime::apint::ApInt;

use super::Result;
use super::lexer::Token;
use super::parser::{BlockAddress, LocalName, Parser};
use crate::target::llvmir::ir::{Constant, ConstantId, GlobalId, Type, TypeId, Value};

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
}

/// Whether a structure is written with `<{`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Packing {
    Natural,
    Packed,
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
