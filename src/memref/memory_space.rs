//! Casts to other memory spaces, and the operations that can use their sources instead.

use ods_runtime::interfaces::{
    BubbledDown, CastOpInterfaceTrait, MemorySpaceCastConsumerOpInterfaceTrait,
    MemorySpaceCastOpInterfaceTrait, bubble_down_in_place, bubble_down_through,
};
use ods_runtime::types::TypeRef;
use ods_runtime::{Op, OpBuilder, Type, Value, ValueRef};

use super::memory_space;
use crate::memref::{
    AssumeAlignmentOp, AtomicRMWOp, CastOp, CollapseShapeOp, ExpandShapeOp, LoadOp,
    MemorySpaceCastOp, ReinterpretCastOp, ReshapeOp, StoreOp, SubViewOp, TransposeOp, ViewOp,
};

macro_rules! consumers {
    ($($op:ident: $bubble_down:ident($operand:literal);)*) => {
        $(
            impl<'ir> MemorySpaceCastConsumerOpInterfaceTrait<'ir> for $op<'ir> {
                fn bubble_down_casts(b: &mut OpBuilder<'_>, op: Op) -> Option<BubbledDown> {
                    $bubble_down(b, op, $operand)
                }
            }
        )*
    };
}

consumers! {
    AssumeAlignmentOp: bubble_down_through(0);
    AtomicRMWOp: bubble_down_in_place(1);
    CastOp: bubble_down_through(0);
    CollapseShapeOp: bubble_down_through(0);
    ExpandShapeOp: bubble_down_through(0);
    LoadOp: bubble_down_in_place(0);
    ReinterpretCastOp: bubble_down_through(0);
    ReshapeOp: bubble_down_through(0);
    StoreOp: bubble_down_in_place(1);
    SubViewOp: bubble_down_through(0);
    TransposeOp: bubble_down_through(0);
    ViewOp: bubble_down_through(0);
}

impl<'ir> MemorySpaceCastOpInterfaceTrait<'ir> for MemorySpaceCastOp<'ir> {
    fn source_ptr(self) -> ValueRef<'ir> {
        self.source().into()
    }

    fn target_ptr(self) -> ValueRef<'ir> {
        self.dest().into()
    }

    fn is_valid_memory_space_cast(self, tgt: TypeRef<'_>, src: TypeRef<'_>) -> bool {
        MemorySpaceCastOp::are_cast_compatible(&[src], &[tgt])
    }

    fn clone_memory_space_cast_op(b: &mut OpBuilder<'_>, _op: Op, tgt: Type, src: Value) -> Op {
        MemorySpaceCastOp::build(b, tgt, src).op()
    }

    /// Only casts to the default memory space: any pointer can be cast to it.
    fn is_source_promotable(self) -> bool {
        memory_space(**self.dest().ty()).is_none()
    }
}
