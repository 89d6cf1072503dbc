//! The lowering of functions. One that returns an array gets memory for it as its last argument.

use ods::func::{CallOp, FuncOp, ReturnOp};
use ods::memref::CopyOp;
use ods_runtime::conversion::ConversionPatternSet;
use ods_runtime::prelude::*;
use ods_runtime::types::FunctionType;

use super::memory::{buffer, buffer_type, shape_of};
use crate::inference::shape;

pub(super) fn add_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add_op::<FuncOp<'static>>("LowerFunction", |op, _, r| {
        let ctx = r.ctx().clone();
        let converter = r.converter()?;
        let ty = r.get(op).function_type();
        let of_type = |ty: &Type| ctx.type_ref(*ty);
        let mut signature = converter.convert_signature(ty.inputs().iter().map(of_type))?;
        let (numbers, arrays): (Vec<Type>, Vec<Type>) =
            ty.results().iter().partition(|ty| shape(of_type(ty)).is_empty());
        for array in &arrays {
            signature.add_new_inputs(&[buffer_type(&ctx, shape(of_type(array)))]);
        }
        let ty = FunctionType::get(&ctx, signature.converted_types(), &numbers);
        let entry = r.get(op).body().first_block()?.handle();
        r.apply_signature_conversion(entry, &signature, Some(&converter));
        r.edit::<FuncOp<'_>>(op).set_function_type(ty);
        Some(())
    });
    patterns.add_op::<CallOp<'static>>("LowerCall", |op, operands, r| {
        let callee = r.get(op).callee().to_owned();
        let ty = r.get(op).result(0).ty();
        let mut arguments = operands.operands().to_vec();
        let shape = shape(ty).to_vec();
        if shape.is_empty() {
            let ty = ty.handle();
            let call = CallOp::build(r, &callee, &[ty], &arguments).result(0);
            r.replace_op(op, &[call]);
            return Some(());
        }
        let array = buffer(buffer_type(r.ctx(), &shape), r, op.op())?;
        arguments.push(array);
        CallOp::build(r, &callee, &[], &arguments);
        r.replace_op(op, &[array]);
        Some(())
    });
    patterns.add_op::<ReturnOp<'static>>("LowerReturn", |op, operands, r| {
        let array = operands.operands()[0];
        let function = r.get(op).parent_of_type::<FuncOp<'_>>()?;
        let memory = function.body().first_block()?.argument_handles().last().copied()?;
        if !shape_of(array, r).is_empty() {
            CopyOp::build(r, array, memory);
            r.edit::<ReturnOp<'_>>(op).set_operands(&[]);
        }
        Some(())
    });
}
