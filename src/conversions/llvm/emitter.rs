//! A builder of operations of `llvm` that compute with indices and addresses.

use std::cmp::Ordering;
use std::sync::Arc;

use ods_runtime::attrs::{Attribute, IntegerAttr};
use ods_runtime::types::{IndexType, IntegerType, Type, TypeRef};
use ods_runtime::{OpBuilder, Value};

use super::one_to_one::extract;
use super::{LLVMTypeConverter, LowerToLLVMOptions};
use crate::llvm::{
    AddOp, AllocaOp, CallOp, ConstantOp, DYNAMIC_INDEX, GEPNoWrapFlags, GEPOp, InsertValueOp,
    IntToPtrOp, IntegerOverflowFlags, LLVMPointerType, LoadOp, MulOp, PoisonOp, PtrToIntOp, SExtOp,
    StoreOp, SubOp, TruncOp, URemOp, ZeroOp,
};

/// An index of `llvm.getelementptr`.
#[derive(Clone, Copy)]
pub(super) enum Index {
    Constant(i32),
    Value(Value),
}

/// Builds operations with the types of a converter.
pub(super) struct Emitter<'a, 'b> {
    pub b: &'a mut OpBuilder<'b>,
    pub options: LowerToLLVMOptions,
}

impl<'a, 'b> Emitter<'a, 'b> {
    pub(super) fn new(b: &'a mut OpBuilder<'b>, types: &LLVMTypeConverter) -> Self {
        Self::with_options(b, types.options())
    }

    pub(super) fn with_options(b: &'a mut OpBuilder<'b>, options: LowerToLLVMOptions) -> Self {
        Emitter { b, options }
    }

    /// The type that indices are converted to.
    pub(super) fn index_type(&self) -> Type {
        self.integer(self.options.index_bitwidth)
    }

    /// The type of pointers to the memory space `space`.
    pub(super) fn pointer(&self, space: u32) -> Type {
        LLVMPointerType::get(self.b.ctx(), space).into()
    }

    /// The integer type of `width` bits.
    pub(super) fn integer(&self, width: u32) -> Type {
        IntegerType::get(self.b.ctx(), width).into()
    }

    pub(super) fn constant(&mut self, ty: Type, value: impl Into<Attribute>) -> Value {
        let constant = ConstantOp::build(self.b, ty, value);
        self.b.result(constant, 0)
    }

    /// A constant index.
    pub(super) fn index(&mut self, value: i64) -> Value {
        let ty = self.index_type();
        self.index_of(ty, value)
    }

    /// A constant of the integer type `ty`, which the text shows as an index.
    pub(super) fn index_of(&mut self, ty: Type, value: i64) -> Value {
        let ctx = Arc::clone(self.b.ctx());
        let value = IntegerAttr::get(&ctx, IndexType::get(&ctx), value);
        self.constant(ty, value)
    }

    pub(super) fn add(&mut self, lhs: Value, rhs: Value) -> Value {
        self.add_with(lhs, rhs, IntegerOverflowFlags::NONE)
    }

    pub(super) fn add_with(
        &mut self,
        lhs: Value,
        rhs: Value,
        flags: IntegerOverflowFlags,
    ) -> Value {
        let sum = AddOp::build(self.b, lhs, rhs);
        self.b.edit::<AddOp<'_>>(sum).set_overflow_flags(flags);
        self.b.result(sum, 0)
    }

    pub(super) fn sub(&mut self, lhs: Value, rhs: Value) -> Value {
        let difference = SubOp::build(self.b, lhs, rhs);
        self.b.result(difference, 0)
    }

    pub(super) fn mul(&mut self, lhs: Value, rhs: Value) -> Value {
        self.mul_with(lhs, rhs, IntegerOverflowFlags::NONE)
    }

    pub(super) fn mul_with(
        &mut self,
        lhs: Value,
        rhs: Value,
        flags: IntegerOverflowFlags,
    ) -> Value {
        let product = MulOp::build(self.b, lhs, rhs);
        self.b.edit::<MulOp<'_>>(product).set_overflow_flags(flags);
        self.b.result(product, 0)
    }

    fn rem(&mut self, lhs: Value, rhs: Value) -> Value {
        let rest = URemOp::build(self.b, lhs, rhs);
        self.b.result(rest, 0)
    }

    pub(super) fn load(&mut self, ty: Type, address: Value) -> Value {
        let load = LoadOp::build(self.b, ty, address);
        self.b.result(load, 0)
    }

    pub(super) fn store(&mut self, value: Value, address: Value) {
        StoreOp::build(self.b, value, address);
    }

    /// The address behind `base` by the indices, in elements of the type `element`.
    pub(super) fn address(&mut self, base: Value, element: Type, indices: &[Index]) -> Value {
        self.address_with(base, element, indices, GEPNoWrapFlags::NONE)
    }

    pub(super) fn address_with(
        &mut self,
        base: Value,
        element: Type,
        indices: &[Index],
        flags: GEPNoWrapFlags,
    ) -> Value {
        let constants: Vec<i32> = indices
            .iter()
            .map(|it| match it {
                Index::Constant(index) => *index,
                Index::Value(_) => DYNAMIC_INDEX,
            })
            .collect();
        let values: Vec<Value> = indices
            .iter()
            .filter_map(|it| match it {
                Index::Constant(_) => None,
                Index::Value(value) => Some(*value),
            })
            .collect();
        let pointer = self.b.value(base).ty().handle();
        let address = GEPOp::build(self.b, pointer, base, &values, &constants, element);
        self.b.edit::<GEPOp<'_>>(address).set_no_wrap_flags(flags);
        self.b.result(address, 0)
    }

    /// Memory on the stack for `count` elements of the type `element`.
    pub(super) fn alloca(&mut self, element: Type, count: Value) -> Value {
        let pointer = self.pointer(0);
        let allocated = AllocaOp::build(self.b, pointer, count, element);
        self.b.result(allocated, 0)
    }

    /// A pointer to a copy of `value` on the stack. Corresponds to `promoteOneMemRefDescriptor`.
    pub(super) fn on_stack(&mut self, value: Value) -> Value {
        let count = self.integer(64);
        let one = self.index_of(count, 1);
        self.on_stack_once(value, one)
    }

    /// Like [`on_stack`](Self::on_stack), with a constant 1 that is there already.
    pub(super) fn on_stack_once(&mut self, value: Value, one: Value) -> Value {
        let ty = self.b.value(value).ty().handle();
        let address = self.alloca(ty, one);
        self.store(value, address);
        address
    }

    pub(super) fn poison(&mut self, ty: Type) -> Value {
        let poison = PoisonOp::build(self.b, ty);
        self.b.result(poison, 0)
    }

    pub(super) fn null(&mut self) -> Value {
        let pointer = self.pointer(0);
        let null = ZeroOp::build(self.b, pointer);
        self.b.result(null, 0)
    }

    /// The size of an element of the type `element` in bytes, as an index. Corresponds to `getSizeInBytes`.
    pub(super) fn size_of(&mut self, element: Type) -> Value {
        self.size_of_all(element, Index::Constant(1))
    }

    /// The size of `count` elements in bytes.
    pub(super) fn size_of_all(&mut self, element: Type, count: Index) -> Value {
        let null = self.null();
        let end = self.address(null, element, &[count]);
        let index = self.index_type();
        self.pointer_to_int(index, end)
    }

    /// The signed integer `value` with the width of the integer type `ty`.
    pub(super) fn sized(&mut self, value: Value, ty: Type) -> Option<Value> {
        let width = |ty: TypeRef<'_>| ty.int_or_float_bit_width();
        let (from, to) = (width(self.b.value(value).ty())?, width(self.b.ctx().type_ref(ty))?);
        Some(match from.cmp(&to) {
            Ordering::Equal => value,
            Ordering::Less => {
                let wide = SExtOp::build(self.b, ty, value);
                self.b.result(wide, 0)
            }
            Ordering::Greater => {
                let narrow = TruncOp::build(self.b, ty, value);
                self.b.result(narrow, 0)
            }
        })
    }

    pub(super) fn pointer_to_int(&mut self, ty: Type, pointer: Value) -> Value {
        let number = PtrToIntOp::build(self.b, ty, pointer);
        self.b.result(number, 0)
    }

    pub(super) fn int_to_pointer(&mut self, ty: Type, number: Value) -> Value {
        let pointer = IntToPtrOp::build(self.b, ty, number);
        self.b.result(pointer, 0)
    }

    /// The least multiple of `alignment` that is not less than `value`. Corresponds to `createAligned`.
    pub(super) fn aligned(&mut self, value: Value, alignment: Value) -> Value {
        let ty = self.b.value(alignment).ty().handle();
        let one = self.index_of(ty, 1);
        let most = self.sub(alignment, one);
        let above = self.add(value, most);
        let rest = self.rem(above, alignment);
        self.sub(above, rest)
    }

    /// The part of an aggregate at a position. `None` if there is none.
    pub(super) fn extract(&mut self, whole: Value, position: &[i64]) -> Option<Value> {
        extract(self.b, whole, position)
    }

    /// The aggregate with a part replaced.
    pub(super) fn insert(&mut self, whole: Value, part: Value, position: &[i64]) -> Value {
        let inserted = InsertValueOp::build(self.b, whole, part, position);
        self.b.result(inserted, 0)
    }

    /// Calls the function `name`.
    pub(super) fn call(
        &mut self,
        name: &str,
        result: Option<Type>,
        operands: &[Value],
    ) -> Option<Value> {
        let call = CallOp::build(self.b, result, operands, &[]);
        self.b.edit::<CallOp<'_>>(call).set_callee(Some(name));
        result.map(|_| self.b.result(call, 0))
    }
}
