//! Global buffers.

use std::sync::Arc;

use ods_runtime::apfloat::ApFloat;
use ods_runtime::attrs::{
    ArrayAttr, AttrRef, Attribute, DenseElementsAttr, FloatAttr, IntegerAttr, UnitAttr,
};
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::symbol::{Visibility, visibility};
use ods_runtime::types::{ComplexType, FloatType, Type};
use ods_runtime::{Context, Op};

use super::super::LLVMTypeConverter;
use super::super::descriptors::Facts;
use super::super::emitter::{Emitter, Index};
use super::alloc::{Shape, allocated};
use crate::llvm::{self, AddressOfOp, LLVMArrayType, Linkage, ReturnOp, UndefOp};
use crate::memref::{GetGlobalOp, GlobalOp};

/// The address at which memory that nobody may free is said to start.
const NEVER_ALLOCATED: i64 = 0xdead_beef;

/// Adds the patterns of global buffers.
pub(super) fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<GlobalOp<'static>>("memref.global", {
        move |op, _, r| define(op.op(), &converter, r)
    }));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<GetGlobalOp<'static>>("memref.get_global", {
        move |op, _, r| {
            let name = r.get(op).name().to_owned();
            let facts = allocated(op.op(), &converter, r)?;
            let array = array(&facts, r.ctx());
            let e = &mut Emitter::new(r, &converter);
            let shape = Shape::of(&facts, &[], e)?;
            shape.bytes(&facts, e);
            let pointer = e.pointer(facts.space);
            let address = AddressOfOp::build(e.b, pointer, &name);
            let address = e.b.result(address, 0);
            let zeros = vec![Index::Constant(0); facts.shape.len() + 1];
            let first = e.address(address, array, &zeros);
            let number = e.integer(LLVMTypeConverter::POINTER_BITWIDTH);
            let number = e.index_of(number, NEVER_ALLOCATED);
            let never_allocated = e.int_to_pointer(pointer, number);
            let descriptor = shape.descriptor(&facts, never_allocated, first, e);
            r.replace_op(op, &[descriptor]);
            Some(())
        }
    }));
}

/// The type of the variable: arrays for all dimensions. Corresponds to `convertGlobalMemrefTypeToLLVM`.
fn array(facts: &Facts, ctx: &Context) -> Type {
    facts.shape.iter().rev().fold(facts.element, |element, size| {
        LLVMArrayType::get(ctx, ctx.type_ref(element), *size as u64).into()
    })
}

/// The only element of `value`, or the parts of one that is complex.
fn only_element(value: AttrRef<'_>) -> Option<Attribute> {
    let (ctx, elements) = (value.ctx(), value.dyn_cast::<DenseElementsAttr<'_>>()?);
    let Some(complex) = elements.element_type().dyn_cast::<ComplexType<'_>>() else {
        return elements.value(0).map(|it| it.handle());
    };
    let part = complex.element_type();
    let parts = [0, 1].map(|index| {
        let bits = elements.number(index);
        match part.dyn_cast::<FloatType<'_>>() {
            Some(float) => {
                let value = ApFloat::from_bits(float.semantics(), bits.low_u128());
                FloatAttr::with_value(ctx, part, value).into()
            }
            None => Attribute::from(IntegerAttr::from_ap_int(ctx, part.handle(), bits)),
        }
    });
    Some(ArrayAttr::get(ctx, &parts).into())
}

/// Defines a variable.
fn define(op: Op, types: &LLVMTypeConverter, r: &mut ConversionRewriter<'_>) -> Option<()> {
    let global = r.op(op).cast::<GlobalOp<'_>>();
    let facts = Facts::of(*global.type_(), types).filter(|it| it.is_identity);
    let Some(facts) = facts else {
        return r.no_match(op, "the type of the buffer does not convert, or it has a layout");
    };
    let linkage = match visibility(*global) {
        Visibility::Public => Linkage::External,
        Visibility::Private | Visibility::Nested => Linkage::Private,
    };
    let initial = global.initial_value();
    let is_uninitialized = initial.is_some_and(|it| it.isa::<UnitAttr<'_>>());
    let value: Option<Attribute> = match initial {
        Some(value) if !is_uninitialized => match facts.shape.is_empty() {
            true => Some(only_element(value)?),
            false => Some(value.handle()),
        },
        _ => None,
    };
    let (name, constant) = (global.sym_name().to_owned(), global.constant());
    let alignment = global.alignment();
    let ty = array(&facts, r.ctx());
    let new = llvm::GlobalOp::build(r, ty, &name, linkage);
    r.edit::<llvm::GlobalOp<'_>>(new)
        .set_constant(constant)
        .set_value(value)
        .set_alignment(alignment.filter(|it| *it != 0))
        .set_addr_space(facts.space);
    if is_uninitialized {
        let region = r.op(new).region(0).handle();
        r.guarded(|b| {
            b.create_block(region, [] as [Type; 0]);
            let undef = UndefOp::build(b, ty);
            let undef = b.result(undef, 0);
            ReturnOp::build(b, Some(undef));
        });
    }
    r.replace_op_with(op, new);
    Some(())
}
