//! Instructions on memory.

use super::Result;
use super::instructions::Typed;
use super::lexer::Token;
use super::parser::Parser;
use super::words::{ATOMIC_OPS, ORDERINGS};
use crate::target::llvmir::ir::{Access, InstructionKind as Kind, Type, TypeId, Value};

impl Parser<'_> {
    /// Whether a comma is here and no metadata after it.
    fn takes_comma(&mut self) -> bool {
        let is_more =
            *self.peek() == Token::Mark(b',') && !matches!(self.peek_at(1), Token::Metadata(_));
        if is_more {
            self.advance();
        }
        is_more
    }

    pub(super) fn alloca(&mut self) -> Result<Typed> {
        let is_inalloca = self.take_word("inalloca");
        let is_swift_error = self.take_word("swifterror");
        if is_swift_error {
            return self.error("alloca swifterror is not supported");
        }
        let at = self.here();
        let element = self.ty()?;
        if matches!(
            self.module.types[element],
            Type::Function { .. } | Type::Label | Type::Metadata
        ) {
            return self.error_at(at, "invalid type for alloca");
        }
        let mut count = Value::Constant(self.module.i32(1));
        let mut alignment = None;
        let mut space = 0;
        while self.takes_comma() {
            match self.peek() {
                Token::Word("align") => {
                    self.advance();
                    alignment = Some(self.alignment()?);
                }
                Token::Word("addrspace") => space = self.address_space(space)?,
                _ => {
                    let at = self.here();
                    count = self.typed_value()?;
                    let ty = self.type_of(count);
                    if !matches!(self.module.types[ty], Type::Integer(_)) {
                        return self.error_at(at, "element count must have integer type");
                    }
                }
            }
        }
        let types = &self.module.types;
        let alignment =
            alignment.unwrap_or_else(|| self.module.layout.preferred_alignment(types, element));
        let ty = self.module.types.pointer(space);
        Ok((Kind::Alloca { element, count, alignment, is_inalloca }, ty))
    }

    /// The words before an access: whether it is atomic and volatile.
    fn access_words(&mut self) -> (bool, bool) {
        (self.take_word("atomic"), self.take_word("volatile"))
    }

    /// Scope, ordering and alignment after an access to a value of type `ty`.
    fn access(&mut self, words: (bool, bool), ty: TypeId, what: &str) -> Result<Access> {
        let (is_atomic, is_volatile) = words;
        let mut access = Access { is_volatile, ..Access::default() };
        if is_atomic {
            access.scope = self.scope()?;
            access.ordering = self.ordering()?;
        }
        let at = self.here();
        let mut alignment = None;
        if self.takes_comma() {
            self.expect_word("align", "expected metadata or 'align'")?;
            alignment = Some(self.alignment()?);
        }
        if is_atomic && alignment.is_none() {
            return self
                .error_at(at, format!("atomic {what} must have explicit non-zero alignment"));
        }
        let types = &self.module.types;
        access.alignment = alignment.unwrap_or_else(|| self.module.layout.alignment(types, ty));
        Ok(access)
    }

    /// An address after its type.
    fn address(&mut self, message: &str) -> Result<Value> {
        let at = self.here();
        let address = self.typed_value()?;
        let ty = self.type_of(address);
        match self.module.types[ty] {
            Type::Pointer(_) => Ok(address),
            _ => self.error_at(at, message),
        }
    }

    pub(super) fn load(&mut self) -> Result<Typed> {
        let words = self.access_words();
        let at = self.here();
        let ty = self.ty()?;
        self.expect(b',', "expected comma after load's type")?;
        let address = self.address("load operand must be a pointer to a first class type")?;
        if matches!(self.module.types[ty], Type::Function { .. } | Type::Label | Type::Metadata) {
            return self.error_at(at, "load operand must be a pointer to a first class type");
        }
        let access = self.access(words, ty, "load")?;
        if matches!(access.ordering, "release" | "acq_rel") {
            return self.error_at(at, "atomic load cannot use Release ordering");
        }
        Ok((Kind::Load { address, access }, ty))
    }

    pub(super) fn store(&mut self) -> Result<Typed> {
        let words = self.access_words();
        let at = self.here();
        let value = self.typed_value()?;
        self.expect(b',', "expected ',' after store operand")?;
        let address = self.address("store operand must be a pointer")?;
        let ty = self.type_of(value);
        let access = self.access(words, ty, "store")?;
        if matches!(access.ordering, "acquire" | "acq_rel") {
            return self.error_at(at, "atomic store cannot use Acquire ordering");
        }
        self.void(Kind::Store { value, address, access })
    }

    pub(super) fn fence(&mut self) -> Result<Typed> {
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        match ordering {
            "unordered" => self.error("fence cannot be unordered"),
            "monotonic" => self.error("fence cannot be monotonic"),
            _ => self.void(Kind::Fence { ordering, scope }),
        }
    }

    pub(super) fn cmpxchg(&mut self) -> Result<Typed> {
        let is_weak = self.take_word("weak");
        let is_volatile = self.take_word("volatile");
        let address = self.address("cmpxchg operand must be a pointer")?;
        self.expect(b',', "expected ',' after cmpxchg address")?;
        let at = self.here();
        let expected = self.typed_value()?;
        self.expect(b',', "expected ',' after cmpxchg cmp operand")?;
        let value = self.typed_value()?;
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        let failure_ordering = match self.take_one_of(ORDERINGS) {
            Some(word) => word,
            None => return self.error("Expected ordering on atomic instruction"),
        };
        if ordering == "unordered" {
            return self.error("invalid cmpxchg success ordering");
        }
        if matches!(failure_ordering, "unordered" | "release" | "acq_rel") {
            return self.error("invalid cmpxchg failure ordering");
        }
        let ty = self.type_of(expected);
        if ty != self.type_of(value) {
            return self.error_at(at, "compare value and new value type do not match");
        }
        let alignment = self.atomic_alignment(ty)?;
        let access = Access { is_volatile, ordering, scope, alignment };
        let i1 = self.module.types.integer(1);
        let result = Type::Struct { fields: vec![ty, i1], is_packed: false };
        let result = self.module.types.get(result);
        Ok((Kind::CmpXchg { address, expected, value, access, failure_ordering, is_weak }, result))
    }

    /// The alignment after a comma; the size of the value if there is none.
    fn atomic_alignment(&mut self, ty: TypeId) -> Result<u64> {
        if self.takes_comma() {
            self.expect_word("align", "expected metadata or 'align'")?;
            return self.alignment();
        }
        Ok(self.module.layout.store_size(&self.module.types, ty))
    }

    pub(super) fn atomic_rmw(&mut self) -> Result<Typed> {
        let is_volatile = self.take_word("volatile");
        let Some(op) = self.take_one_of(ATOMIC_OPS) else {
            return self.error("expected binary operation in atomicrmw");
        };
        let address = self.address("atomicrmw operand must be a pointer")?;
        self.expect(b',', "expected ',' after atomicrmw address")?;
        let value_at = self.here();
        let value = self.typed_value()?;
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        if ordering == "unordered" {
            return self.error("atomicrmw cannot be unordered");
        }
        let ty = self.type_of(value);
        let types = &self.module.types;
        let is_float = types.is_float(types.scalar(ty));
        let is_integer = matches!(types[ty], Type::Integer(_));
        if op == "xchg" {
            if !is_float && !is_integer && types.address_space(ty).is_none() {
                let message =
                    "atomicrmw xchg operand must be an integer, floating point, or pointer type";
                return self.error_at(value_at, message);
            }
        } else if op.starts_with('f') && !is_float {
            let message = format!("atomicrmw {op} operand must be a floating point type");
            return self.error_at(value_at, message);
        } else if !op.starts_with('f') && !is_integer {
            return self.error_at(value_at, format!("atomicrmw {op} operand must be an integer"));
        }
        let alignment = self.atomic_alignment(ty)?;
        let access = Access { is_volatile, ordering, scope, alignment };
        Ok((Kind::AtomicRmw { op, address, value, access }, ty))
    }

    pub(super) fn gep(&mut self) -> Result<Typed> {
        let flags = self.gep_flags();
        let element = self.ty()?;
        self.expect(b',', "expected comma after getelementptr's type")?;
        let at = self.here();
        let base = self.typed_value()?;
        let mut ty = self.type_of(base);
        if self.module.types.address_space(ty).is_none() {
            return self.error_at(at, "base of getelementptr must be a pointer");
        }
        let mut indices = Vec::new();
        while self.takes_comma() {
            let at = self.here();
            let index = self.typed_value()?;
            let index_ty = self.type_of(index);
            if self.module.types.integer_width(index_ty).is_none() {
                return self.error_at(at, "getelementptr index must be an integer");
            }
            if self.module.types.scalar(ty) == ty {
                ty = self.module.types.with_shape(index_ty, ty);
            }
            indices.push(index);
        }
        if !self.are_valid_indices(element, &indices) {
            return self.error_at(at, "invalid getelementptr indices");
        }
        Ok((Kind::Gep { element, base, indices, flags }, ty))
    }
}
