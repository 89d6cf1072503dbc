//! Reductions of vectors to scalars.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use cranelift_frontend::FunctionBuilder;
use ods_runtime::{OpRef, ValueRef};

use super::extremes::{Extreme, OfNan};
use crate::function::{Outcome, Scalars, Translator};
use crate::instructions::Rules;
use crate::llvm::{
    StepVectorOp, vector_deinterleave2Class, vector_extractClass, vector_insertClass,
    vector_interleave2Class, vector_reduce_addClass, vector_reduce_andClass,
    vector_reduce_faddClass, vector_reduce_fmaxClass, vector_reduce_fmaximumClass,
    vector_reduce_fminClass, vector_reduce_fminimumClass, vector_reduce_fmulClass,
    vector_reduce_mulClass, vector_reduce_orClass, vector_reduce_smaxClass,
    vector_reduce_sminClass, vector_reduce_umaxClass, vector_reduce_uminClass,
    vector_reduce_xorClass,
};
use crate::scalar::{Scalar, canonical};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: vector_reduce_addClass<'ir>| t.fold(*op, |b, x, y| b.ins().iadd(x, y)));
    rules.add(|t, op: vector_reduce_mulClass<'ir>| t.fold(*op, |b, x, y| b.ins().imul(x, y)));
    rules.add(|t, op: vector_reduce_andClass<'ir>| t.fold(*op, |b, x, y| b.ins().band(x, y)));
    rules.add(|t, op: vector_reduce_orClass<'ir>| t.fold(*op, |b, x, y| b.ins().bor(x, y)));
    rules.add(|t, op: vector_reduce_xorClass<'ir>| t.fold(*op, |b, x, y| b.ins().bxor(x, y)));
    rules.add(|t, op: vector_reduce_smaxClass<'ir>| t.fold_choice(*op, IntCC::SignedGreaterThan));
    rules.add(|t, op: vector_reduce_sminClass<'ir>| t.fold_choice(*op, IntCC::SignedLessThan));
    rules.add(|t, op: vector_reduce_umaxClass<'ir>| t.fold_choice(*op, IntCC::UnsignedGreaterThan));
    rules.add(|t, op: vector_reduce_uminClass<'ir>| t.fold_choice(*op, IntCC::UnsignedLessThan));
    rules.add(|t, op: vector_reduce_fmaxClass<'ir>| {
        t.fold_floats(*op, *op.in_(), None, |t, x, y| {
            t.extreme(Extreme::Maximum, OfNan::Other, x, y)
        })
    });
    rules.add(|t, op: vector_reduce_fminClass<'ir>| {
        t.fold_floats(*op, *op.in_(), None, |t, x, y| {
            t.extreme(Extreme::Minimum, OfNan::Other, x, y)
        })
    });
    rules.add(|t, op: vector_reduce_fmaximumClass<'ir>| {
        t.fold_floats(*op, *op.in_(), None, |t, x, y| t.extreme(Extreme::Maximum, OfNan::Nan, x, y))
    });
    rules.add(|t, op: vector_reduce_fminimumClass<'ir>| {
        t.fold_floats(*op, *op.in_(), None, |t, x, y| t.extreme(Extreme::Minimum, OfNan::Nan, x, y))
    });
    // In the order of the lanes, which is right with and without the permission to change it.
    rules.add(|t, op: vector_reduce_faddClass<'ir>| {
        t.fold_floats(*op, *op.input(), Some(*op.start_value()), |t, x, y| t.b.ins().fadd(x, y))
    });
    rules.add(|t, op: vector_reduce_fmulClass<'ir>| {
        t.fold_floats(*op, *op.input(), Some(*op.start_value()), |t, x, y| t.b.ins().fmul(x, y))
    });
    rules.add(|t, op: StepVectorOp<'ir>| {
        let (count, width) = (t.shape(*op.res().ty())?.scalars.len(), t.width(*op.res().ty())?);
        let lanes = (0..count).map(|index| t.number(width, index as u128)).collect();
        t.define(*op.res(), lanes)
    });
    rules.add(|t, op: vector_insertClass<'ir>| {
        let (mut lanes, part) = (t.scalars(*op.dstvec())?, t.scalars(*op.srcvec())?);
        let from = op.pos() as usize;
        let place = lanes.get_mut(from..from + part.len()).ok_or("the vector has fewer lanes")?;
        place.copy_from_slice(&part);
        t.define(*op.res(), lanes)
    });
    rules.add(|t, op: vector_extractClass<'ir>| {
        let lanes = t.scalars(*op.srcvec())?;
        let (from, count) = (op.pos() as usize, t.shape(*op.res().ty())?.scalars.len());
        let part = lanes.get(from..from + count).ok_or("the vector has fewer lanes")?;
        t.define(*op.res(), part.into())
    });
    rules.add(|t, op: vector_interleave2Class<'ir>| {
        let (first, second) = (t.scalars(*op.vec1())?, t.scalars(*op.vec2())?);
        let lanes = first.into_iter().zip(second).flat_map(|(first, second)| [first, second]);
        t.define(op.res(), lanes.collect())
    });
    rules.add(|t, op: vector_deinterleave2Class<'ir>| {
        let lanes = t.scalars(*op.vec())?;
        let (even, odd) = (lanes.iter().step_by(2), lanes.iter().skip(1).step_by(2));
        t.define(op.res(), even.chain(odd).copied().collect())
    });
}

impl<'ir> Translator<'_, '_, 'ir> {
    fn lanes(&self, vector: ValueRef<'ir>) -> Outcome<(ir::Value, Scalars)> {
        let mut lanes = self.scalars(vector)?;
        if lanes.is_empty() {
            return Err("the vector has no lanes".into());
        }
        Ok((lanes.remove(0), lanes))
    }

    fn fold(
        &mut self,
        op: OpRef<'ir>,
        combine: impl Fn(&mut FunctionBuilder<'_>, ir::Value, ir::Value) -> ir::Value,
    ) -> Outcome {
        let width = self.width(op.operand(0).ty())?;
        let (first, rest) = self.lanes(op.operand(0))?;
        let result =
            rest.into_iter().fold(first, |result, lane| combine(&mut self.b, result, lane));
        let result = canonical(&mut self.b, width, result);
        self.define_scalar(op, result)
    }

    fn fold_choice(&mut self, op: OpRef<'ir>, condition: IntCC) -> Outcome {
        let width = self.width(op.operand(0).ty())?;
        let (first, rest) = self.lanes(op.operand(0))?;
        let result = rest.into_iter().fold(first, |result, lane| {
            let keeps = self.compare_integers(condition, width, result, lane);
            self.select(keeps, result, lane)
        });
        self.define_scalar(op, result)
    }

    fn fold_floats(
        &mut self,
        op: OpRef<'ir>,
        vector: ValueRef<'ir>,
        start: Option<ValueRef<'ir>>,
        mut combine: impl FnMut(&mut Self, ir::Value, ir::Value) -> ir::Value,
    ) -> Outcome {
        let lane = self.lane(vector.ty())?;
        if lane.register() == types::F128 {
            return Err("arithmetic of 'f128' is not supported".into());
        }
        let (mut result, mut rest) = self.lanes(vector)?;
        if let Some(start) = start {
            rest.insert(0, result);
            result = self.scalar(start)?;
        }
        for next in rest {
            let (x, y) = (self.widen_half(lane, result), self.widen_half(lane, next));
            let combined = combine(self, x, y);
            result = match lane {
                Scalar::F16 | Scalar::BF16 => self.narrow_to_half(lane, combined),
                _ => combined,
            };
        }
        self.define_scalar(op, result)
    }
}
