//! The dialect `memref`: memory buffers and views of them.

mod access;
mod allocate;
mod atomic;
mod build;
mod canonicalize;
pub(crate) mod cast;
mod fold;
mod global;
mod memory_space;
mod ranges;
mod reassociation;
mod reshape;
mod runtime_checks;
mod slots;
mod subview;
pub mod transforms;
mod views;

generated!("memref.rs");

pub use self::generated::memref::*;

use ods_runtime::attrs::{Attribute, DenseI64ArrayAttr, StridedLayoutAttr};
use ods_runtime::codegen::Operands;
use ods_runtime::diag::VerifyResult;
use ods_runtime::interfaces::{DynamicIndexList, OpAsmOpInterfaceTrait, SetNameFn};
use ods_runtime::ir::OperandRange;
use ods_runtime::text::{Delimiter, OpParser, OpPrinter, ParseResult};
use ods_runtime::types::{BaseMemRefType, DYNAMIC, MemRefType, ShapedType, TypeRef};
use ods_runtime::{OpRef, ValueRef};

pub use build::ReassociationGroup;
pub use reshape::{groups, verify_output_sizes};

/// The element type of a memref, or `ty` itself if it is another type.
pub fn element_type(ty: TypeRef<'_>) -> TypeRef<'_> {
    ty.dyn_cast::<MemRefType<'_>>().map_or(ty, |memref| memref.element_type())
}

/// The type of a ranked memref. Constraints have been verified before.
fn ranked(value: ValueRef<'_>) -> Option<MemRefType<'_>> {
    value.ty().dyn_cast::<MemRefType<'_>>()
}

/// The rank of a memref.
fn rank(value: ValueRef<'_>) -> usize {
    ranked(value).map_or(0, MemRefType::rank)
}

/// The memory space of a ranked or unranked memref.
fn memory_space(ty: TypeRef<'_>) -> Option<Attribute> {
    ty.dyn_cast::<BaseMemRefType<'_>>().and_then(|memref| memref.memory_space())
}

/// A memref type like `ty` with another shape, offset and strides.
fn strided<'c>(ty: MemRefType<'c>, shape: &[i64], offset: i64, strides: &[i64]) -> MemRefType<'c> {
    let layout = StridedLayoutAttr::get(ty.ctx(), offset, strides);
    MemRefType::with_layout(
        ty.ctx(),
        shape,
        ty.element_type().handle(),
        Some(layout.into()),
        ty.memory_space(),
    )
}

/// A memref type like `ty` with another shape and the same layout.
fn with_shape<'c>(ty: MemRefType<'c>, shape: &[i64]) -> MemRefType<'c> {
    let element = ty.element_type().handle();
    MemRefType::with_layout(ty.ctx(), shape, element, ty.layout(), ty.memory_space())
}

/// A contiguous memref type like `ty` with another shape.
fn contiguous<'c>(ty: MemRefType<'c>, shape: &[i64]) -> MemRefType<'c> {
    let element = ty.element_type().handle();
    MemRefType::with_layout(ty.ctx(), shape, element, None, ty.memory_space())
}

/// The number of dynamic dimensions of `ty`.
fn num_dynamic_dims(ty: MemRefType<'_>) -> usize {
    ty.shape().iter().filter(|size| **size == DYNAMIC).count()
}

/// Verifies that there is one operand per dynamic dimension of `ty`.
fn verify_dynamic_sizes(op: OpRef<'_>, ty: MemRefType<'_>, operands: usize) -> VerifyResult {
    let expected = num_dynamic_dims(ty);
    if operands == expected {
        return Ok(());
    }
    Err(op.op_error(format!(
        "incorrect number of dynamic sizes, has {operands}, expected {expected}"
    )))
}

/// Verifies that two memrefs have the same element type; `what` describes the first.
fn verify_same_elements(
    op: OpRef<'_>,
    what: &str,
    source: TypeRef<'_>,
    result: TypeRef<'_>,
) -> VerifyResult {
    let element =
        |ty: TypeRef<'_>| ty.dyn_cast::<ShapedType<'_>>().map(|ty| ty.element_type().handle());
    if element(source) == element(result) {
        return Ok(());
    }
    Err(op.error(format!(
        "different element types specified for {what} type '{source}' and result memref \
         type '{result}'"
    )))
}

/// Implements the result name of operations with a single result.
macro_rules! result_names {
    ($($op:ident: $name:literal;)*) => {
        $(
            impl<'ir> OpAsmOpInterfaceTrait<'ir> for $op<'ir> {
                fn asm_result_names(self, set_name: SetNameFn<'_>) {
                    set_name((*self).result(0), $name);
                }
            }
        )*
    };
}

result_names! {
    AssumeAlignmentOp: "assume_align";
    AllocOp: "alloc";
    AllocaOp: "alloca";
    CastOp: "cast";
    CollapseShapeOp: "collapse_shape";
    DimOp: "dim";
    ExpandShapeOp: "expand_shape";
    ExtractAlignedPointerAsIndexOp: "intptr";
    MemorySpaceCastOp: "memspacecast";
    ReinterpretCastOp: "reinterpret_cast";
    ReshapeOp: "reshape";
    SubViewOp: "subview";
    TransposeOp: "transpose";
    ViewOp: "view";
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for ExtractStridedMetadataOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name(self.base_buffer(), "base_buffer");
        set_name(*self.offset(), "offset");
        for (mut values, name) in [(self.sizes(), "sizes"), (self.strides(), "strides")] {
            if let Some(first) = values.next() {
                set_name(first, name);
            }
        }
    }
}

impl DynamicIndexListDirective for MemRefDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, DenseI64ArrayAttr<'c>)> {
        let list = DynamicIndexList::parse(p, Delimiter::Square)?;
        Ok((list.operands, DenseI64ArrayAttr::get(p.ctx(), &list.numbers)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: OperandRange<'ir>,
        numbers: DenseI64ArrayAttr<'ir>,
    ) {
        DynamicIndexList::print(p, ["[", "]"], operands, numbers.values(), &[]);
    }
}
