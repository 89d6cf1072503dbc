//! Access to the lanes of vectors.

use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types;
use ods_runtime::ValueRef;
use ods_runtime::attrs::IntegerAttr;

use super::Rules;
use crate::function::{Scalars, Translator};
use crate::llvm::{ConstantOp, ExtractElementOp, InsertElementOp, ShuffleVectorOp};
use crate::scalar::{constant, integer};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: ExtractElementOp<'ir>| {
        let lanes = t.scalars(*op.vector())?;
        if let Some(position) = constant_position(*op.position()) {
            let lane = lanes.get(position).or(lanes.first()).ok_or("the vector has no lanes")?;
            return t.define_scalar(*op, *lane);
        }
        let position = t.scalar(*op.position())?;
        let mut result = *lanes.first().ok_or("the vector has no lanes")?;
        for (index, lane) in lanes.iter().enumerate().skip(1) {
            let is_here = t.is_position(position, index);
            result = t.select(is_here, *lane, result);
        }
        t.define_scalar(*op, result)
    });
    rules.add(|t, op: InsertElementOp<'ir>| {
        let mut lanes = t.scalars(*op.vector())?;
        let value = t.scalar(op.value())?;
        if let Some(position) = constant_position(*op.position()) {
            if let Some(lane) = lanes.get_mut(position) {
                *lane = value;
            }
            return t.define(*op.res(), lanes);
        }
        let position = t.scalar(*op.position())?;
        for (index, lane) in lanes.iter_mut().enumerate() {
            let is_here = t.is_position(position, index);
            *lane = t.select(is_here, value, *lane);
        }
        t.define(*op.res(), lanes)
    });
    rules.add(|t, op: ShuffleVectorOp<'ir>| {
        let mut lanes = t.scalars(*op.v1())?;
        lanes.extend(t.scalars(*op.v2())?);
        let scalar = t.lane(*op.res().ty())?;
        let mut result = Scalars::new();
        for index in op.mask() {
            // A negative number stands for a lane that is poison.
            let lane = usize::try_from(index).ok().and_then(|index| lanes.get(index).copied());
            result.push(lane.unwrap_or_else(|| constant(&mut t.b, scalar, 0)));
        }
        t.define(*op.res(), result)
    });
}

/// The number of a lane, if it is known.
fn constant_position(position: ValueRef<'_>) -> Option<usize> {
    let constant = position.defining_op()?.dyn_cast::<ConstantOp<'_>>()?;
    let number = constant.value().dyn_cast::<IntegerAttr<'_>>()?.value();
    Some(number.to_u64().and_then(|it| usize::try_from(it).ok()).unwrap_or(usize::MAX))
}

impl Translator<'_, '_, '_> {
    /// Whether `position` is `index`, which narrow positions may be unable to be.
    fn is_position(
        &mut self,
        position: cranelift_codegen::ir::Value,
        index: usize,
    ) -> cranelift_codegen::ir::Value {
        let ty = self.b.func.dfg.value_type(position);
        if ty.bits() < 64 && index as u64 >> ty.bits() != 0 {
            return self.b.ins().iconst(types::I8, 0);
        }
        let index = integer(&mut self.b, ty, index as u128);
        self.b.ins().icmp(IntCC::Equal, position, index)
    }
}
