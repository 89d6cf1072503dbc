//! Addresses: their computation, and conversions from and to integers.

use cranelift_codegen::ir::{self, InstBuilder, types};
use ods_runtime::TypeRef;
use ods_runtime::types::VectorType;

use super::Rules;
use crate::function::{Outcome, Scalars, Translator};
use crate::llvm::{AddrSpaceCastOp, GEPOp, IntToPtrOp, LLVMArrayType, LLVMStructType, PtrToIntOp};
use crate::scalar::{
    canonical, integer_register, sign_extend_or_reduce, signed, zero_extend_or_reduce,
};
use crate::types::lane_count;

/// Marks an index of `llvm.getelementptr` that is an operand.
const DYNAMIC: i32 = i32::MIN;

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: GEPOp<'ir>| element_address(t, op));
    rules.add(|t, op: IntToPtrOp<'ir>| {
        t.elementwise(*op, |t, [x]| Ok(zero_extend_or_reduce(&mut t.b, types::I64, x)))
    });
    rules.add(|t, op: PtrToIntOp<'ir>| {
        let width = t.width(op.res().ty())?;
        t.elementwise(*op, |t, [x]| {
            let integer = zero_extend_or_reduce(&mut t.b, integer_register(width), x);
            Ok(canonical(&mut t.b, width, integer))
        })
    });
    rules.add(|t, op: AddrSpaceCastOp<'ir>| {
        t.lane(op.res().ty())?;
        let scalars = t.scalars(op.arg())?;
        t.define(op.res(), scalars)
    });
}

/// An index of an element.
enum Index<'a> {
    Constant(i64),
    /// The scalars of an operand, and their width.
    Operand(&'a [ir::Value], u32),
}

fn element_address<'ir>(t: &mut Translator<'_, '_, 'ir>, op: GEPOp<'ir>) -> Outcome {
    let mut operands = Vec::new();
    for operand in op.dynamic_indices() {
        operands.push((t.scalars(operand)?, t.width(operand.ty())?));
    }
    let mut operands = operands.iter();
    let indices = op.raw_constant_indices().into_iter().map(|index| match index {
        DYNAMIC => operands
            .next()
            .map_or(Index::Constant(0), |(scalars, width)| Index::Operand(scalars, *width)),
        index => Index::Constant(i64::from(index)),
    });
    let indices: Vec<_> = indices.collect();
    let bases = t.scalars(op.base())?;
    let count = match op.res().ty().dyn_cast::<VectorType<'ir>>() {
        Some(vector) => lane_count(vector)? as usize,
        None => 1,
    };
    let mut result = Scalars::new();
    for lane in 0..count {
        let base = bases[lane.min(bases.len() - 1)];
        result.push(lane_address(t, base, op.elem_type(), &indices, lane)?);
    }
    t.define(op.res(), result)
}

/// The address of one lane. Constant distances are added up.
fn lane_address<'ir>(
    t: &mut Translator<'_, '_, 'ir>,
    base: ir::Value,
    element: TypeRef<'ir>,
    indices: &[Index<'_>],
    lane: usize,
) -> Outcome<ir::Value> {
    let (mut address, mut ty, mut distance) = (base, element, 0i64);
    for (position, index) in indices.iter().enumerate() {
        let stride = if position == 0 {
            t.unit.types.layout(ty)?.stride()
        } else if let Some(structure) = ty.dyn_cast::<LLVMStructType<'ir>>() {
            let Index::Constant(index) = index else {
                return Err("the index of an element of a structure is no constant".into());
            };
            let (offsets, _) = t.unit.types.structure(structure)?;
            let offset = usize::try_from(*index).ok().and_then(|it| offsets.get(it));
            let offset = *offset.ok_or("the structure has no such element")?;
            distance = distance.wrapping_add(offset as i64);
            ty = t.unit.types.ctx.type_ref(structure.body()[*index as usize]);
            continue;
        } else if let Some(array) = ty.dyn_cast::<LLVMArrayType<'ir>>() {
            ty = array.element_type();
            t.unit.types.layout(ty)?.stride()
        } else if let Some(vector) = ty.dyn_cast::<VectorType<'ir>>() {
            ty = vector.element_type();
            let bits = t.unit.types.scalar(ty)?.bits();
            if !bits.is_multiple_of(8) {
                return Err("lanes that share bytes have no addresses".into());
            }
            u64::from(bits / 8)
        } else {
            return Err(format!("'{ty}' has no elements").into());
        };
        match index {
            Index::Constant(index) => {
                distance = distance.wrapping_add(index.wrapping_mul(stride as i64));
            }
            Index::Operand(scalars, width) => {
                let index = scalars[lane.min(scalars.len() - 1)];
                let index = signed(&mut t.b, *width, index);
                let index = sign_extend_or_reduce(&mut t.b, types::I64, index);
                let offset = match stride {
                    1 => index,
                    _ if stride.is_power_of_two() => {
                        t.b.ins().ishl_imm_u(index, i64::from(stride.trailing_zeros()))
                    }
                    _ => t.b.ins().imul_imm_s(index, stride as i64),
                };
                address = t.b.ins().iadd(address, offset);
            }
        }
    }
    Ok(t.add_offset(address, distance))
}
