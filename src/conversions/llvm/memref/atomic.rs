//! Accesses of elements that are atomic.

use std::sync::Arc;

use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::ir::{InsertPoint, Mapping};
use ods_runtime::types::{FloatType, Type};
use ods_runtime::{Op, Value};

use super::super::LLVMTypeConverter;
use super::super::emitter::Emitter;
use super::access::{Bounds, accessed, element};
use crate::arith::AtomicRMWKind;
use crate::llvm::{self, AtomicBinOp, AtomicCmpXchgOp, AtomicOrdering, BitcastOp, BrOp, CondBrOp};
use crate::memref::{AtomicRMWOp, GenericAtomicRMWOp};

/// Adds the patterns of atomic accesses.
pub(super) fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<AtomicRMWOp<'static>>("memref.atomic_rmw", {
        move |op, operands, r| {
            let Some(kind) = binary(r.get(op).kind()) else {
                return r.no_match(op, "no instruction of LLVM computes this");
            };
            let facts = accessed(op.op(), 1, &converter, r)?;
            let e = &mut Emitter::new(r, &converter);
            let address =
                element(operands.memref(), operands.indices(), &facts, Bounds::Unknown, e)?;
            let ordering = AtomicOrdering::AcqRel;
            let new = llvm::AtomicRMWOp::build(e.b, kind, address, operands.value(), ordering);
            r.replace_op_with(op, new);
            Some(())
        }
    }));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<GenericAtomicRMWOp<'static>>(
        "memref.generic_atomic_rmw",
        move |op, operands, r| {
            let (buffer, indices) = (operands.memref(), operands.indices().to_vec());
            repeat(op.op(), buffer, &indices, &converter, r)
        },
    ));
}

/// The instruction for an operation. Corresponds to `matchSimpleAtomicOp`.
fn binary(kind: AtomicRMWKind) -> Option<AtomicBinOp> {
    Some(match kind {
        AtomicRMWKind::Addf => AtomicBinOp::Fadd,
        AtomicRMWKind::Addi => AtomicBinOp::Add,
        AtomicRMWKind::Assign => AtomicBinOp::Xchg,
        AtomicRMWKind::Maximumf => AtomicBinOp::Fmaximum,
        AtomicRMWKind::Maxnumf => AtomicBinOp::Fmax,
        AtomicRMWKind::Maxs => AtomicBinOp::Max,
        AtomicRMWKind::Maxu => AtomicBinOp::Umax,
        AtomicRMWKind::Minimumf => AtomicBinOp::Fminimum,
        AtomicRMWKind::Minnumf => AtomicBinOp::Fmin,
        AtomicRMWKind::Mins => AtomicBinOp::Min,
        AtomicRMWKind::Minu => AtomicBinOp::Umin,
        AtomicRMWKind::Ori => AtomicBinOp::Or,
        AtomicRMWKind::Xori => AtomicBinOp::Xor,
        AtomicRMWKind::Andi => AtomicBinOp::And,
        AtomicRMWKind::Mulf | AtomicRMWKind::Muli => return None,
    })
}

/// Repeats the body until no one else has stored to the element in the meantime.
fn repeat(
    op: Op,
    buffer: Value,
    indices: &[Value],
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let facts = accessed(op, 0, types, r)?;
    let ty = r.op(op).result(0).ty();
    if facts.element != ty.handle() {
        return r.no_match(op, "the type of elements is not one of LLVM");
    }
    // Numbers are compared bit by bit.
    let bits = match ty.isa::<FloatType<'_>>() {
        true => Some(ty.int_or_float_bit_width()?),
        false => None,
    };
    let body = r.op(op).region(0).first_block()?;
    let current = body.argument(0).handle();
    let mut ops: Vec<Op> = body.ops().map(|it| it.handle()).collect();
    let end = ops.pop()?;
    let block = r.op(op).block()?;
    let (block, region) = (block.handle(), block.parent()?.handle());
    let rest = r.split_block(op);
    let repeated = r.create_block(region, [facts.element]);
    r.move_block(repeated, region, Some(rest));
    let loaded = *r.block(repeated).argument_handles().first()?;
    r.set_insert_point(InsertPoint::End(block));
    let e = &mut Emitter::new(r, types);
    let address = element(buffer, indices, &facts, Bounds::Unknown, e)?;
    let first = e.load(facts.element, address);
    BrOp::build(e.b, &[first], repeated);

    r.set_insert_point(InsertPoint::End(repeated));
    let mut mapping = Mapping::new();
    mapping.map_value(current, loaded);
    for op in ops {
        r.clone_op(op, &mut mapping);
    }
    let result = r.op(end).operand(0).handle();
    let result = match mapping.contains_value(result) {
        true => mapping.value(result),
        false => r.remapped_value(result)?,
    };
    let e = &mut Emitter::new(r, types);
    let integer = bits.map(|bits| e.integer(bits));
    let (expected, stored) = (cast(loaded, integer, e), cast(result, integer, e));
    let (success, failure) = (AtomicOrdering::AcqRel, AtomicOrdering::Monotonic);
    let pair = AtomicCmpXchgOp::build(e.b, address, expected, stored, success, failure);
    let pair = e.b.result(pair, 0);
    let (now, is_stored) = (e.extract(pair, &[0])?, e.extract(pair, &[1])?);
    let now = cast(now, integer.map(|_| facts.element), e);
    CondBrOp::build(e.b, is_stored, &[], &[now], rest, repeated);
    r.replace_op(op, &[now]);
    Some(())
}

/// The bits of `value` as a value of the type `ty`, if there is one.
fn cast(value: Value, ty: Option<Type>, e: &mut Emitter<'_, '_>) -> Value {
    let Some(ty) = ty else { return value };
    let cast = BitcastOp::build(e.b, ty, value);
    e.b.result(cast, 0)
}
