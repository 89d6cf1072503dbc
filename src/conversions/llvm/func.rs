//! The conversion of `func`.

use std::sync::Arc;

use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::ir::NamedAttribute;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::types::{Type, UnrankedMemRefType};
use ods_runtime::{Ir, Op, OpRef, Value};

use super::one_to_one::extract;
use super::type_converter::memref::is_buffer;
use super::type_converter::pack_results;
use super::{ConvertFuncToLLVMPass, LLVMTypeConverter, descriptors};
use crate::func::{CallIndirectOp, CallOp, ConstantOp, ReturnOp};
use crate::llvm;

mod function;
mod wrappers;

impl RunPass for ConvertFuncToLLVMPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let types =
            LLVMTypeConverter::new(super::options_at(ir.op(op), self.options.index_bitwidth)?);
        super::convert(ir, op, &types, &super::target(), |patterns| {
            add_patterns(patterns, &types);
        })
    }
}

/// Adds the patterns of the conversion. Corresponds to `populateFuncToLLVMConversionPatterns`.
pub fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    patterns.add(function::function(types));
    patterns.add(ConversionPattern::on_op::<CallIndirectOp<'static>>("func.call_indirect", call));
    patterns.add(ConversionPattern::on_op::<CallOp<'static>>("func.call", call));
    patterns.add(constant());
    patterns.add(ConversionPattern::on_op::<ReturnOp<'static>>("func.return", ret));
}

/// The value that each operand is converted to.
fn single(op: Op, operands: &[&[Value]], r: &mut ConversionRewriter<'_>) -> Option<Vec<Value>> {
    super::one_to_one::single(op, operands, r)
}

/// Whether a value is a buffer of unknown rank, which the caller has to copy. These are not supported.
fn has_unranked<'ir>(mut values: impl Iterator<Item = ods_runtime::ValueRef<'ir>>) -> bool {
    values.any(|it| it.ty().isa::<UnrankedMemRefType<'_>>())
}

/// Buffers are passed as their parts, and several results are taken from a structure.
fn call(op: Op, operands: &[&[Value]], r: &mut ConversionRewriter<'_>) -> Option<()> {
    if has_unranked(r.op(op).results()) {
        return r.no_match(op, "buffers of unknown rank are not returned");
    }
    let converter = r.converter()?;
    let count = r.op(op).num_results();
    let types = pack_results(&converter, r.ctx(), r.op(op).results().map(|it| it.ty()));
    let Some(types) = types else {
        return r.no_match(op, "the type of a result does not convert");
    };
    let values = single(op, operands, r)?;
    let buffers: Vec<bool> = r.op(op).operands().map(|it| is_buffer(it.ty())).collect();
    let mut passed = Vec::new();
    for (value, buffer) in values.into_iter().zip(buffers) {
        match buffer {
            true => passed.extend(descriptors::unpack(r, value)?),
            false => passed.push(value),
        }
    }
    let attrs: Vec<NamedAttribute> = r.op(op).attrs().to_vec();
    let new = llvm::CallOp::build(r, types.first().copied(), &passed, &[]).op();
    for attr in attrs {
        r.ir_mut().set_attr(new, attr.name, Some(attr.value));
    }
    match count {
        0 => r.erase_op(op),
        1 => r.replace_op_with(op, new),
        _ => {
            let whole = r.result(new, 0);
            let results: Option<Vec<Value>> =
                (0..count).map(|index| extract(r, whole, &[index as i64])).collect();
            r.replace_op(op, &results?);
        }
    }
    Some(())
}

/// The address of a function.
fn constant() -> ConversionPattern {
    ConversionPattern::on_op::<ConstantOp<'static>>("func.constant", |op, _, r| {
        let view = r.op(op);
        let ty = r.converter()?.convert_type(view.result(0).ty());
        let Some(ty) = ty else {
            return r.no_match(op, "the type of the result does not convert");
        };
        let name = view.cast::<ConstantOp<'_>>().value().to_owned();
        let attrs: Vec<NamedAttribute> = view.attrs().to_vec();
        let new = llvm::AddressOfOp::build(r, ty, &name).op();
        for attr in attrs {
            if r.ctx().ident_str(attr.name) != ConstantOp::VALUE.name {
                r.ir_mut().set_attr(new, attr.name, Some(attr.value));
            }
        }
        r.replace_op_with(op, new);
        Some(())
    })
}

/// Several values are put in a structure.
fn ret(op: Op, operands: &[&[Value]], r: &mut ConversionRewriter<'_>) -> Option<()> {
    if has_unranked(r.op(op).operands()) {
        return r.no_match(op, "buffers of unknown rank are not returned");
    }
    let values = single(op, operands, r)?;
    let attrs: Vec<NamedAttribute> = r.op(op).attrs().to_vec();
    let value = match values[..] {
        [] => None,
        [value] => Some(value),
        _ => Some(pack(op, &values, r)?),
    };
    let new = llvm::ReturnOp::build(r, value).op();
    for attr in attrs {
        r.ir_mut().set_attr(new, attr.name, Some(attr.value));
    }
    r.replace_op_with(op, new);
    Some(())
}

/// A structure of the values that `op` returns.
fn pack(op: Op, values: &[Value], r: &mut ConversionRewriter<'_>) -> Option<Value> {
    let converter = r.converter()?;
    let types = pack_results(&converter, r.ctx(), r.op(op).operands().map(|it| it.ty()));
    let Some([ty]) = types.as_deref() else {
        return r.no_match(op, "the types of results do not convert");
    };
    let poison = llvm::PoisonOp::build(r, *ty);
    let mut whole = r.result(poison, 0);
    for (index, value) in values.iter().enumerate() {
        let inserted = llvm::InsertValueOp::build(r, whole, *value, &[index as i64]);
        whole = r.result(inserted, 0);
    }
    Some(whole)
}

/// The one type that results become; that without values if there are none.
fn result_type(types: &LLVMTypeConverter, op: OpRef<'_>, results: &[Type]) -> Option<Type> {
    let ctx = op.ctx();
    let packed = pack_results(types.types(), ctx, results.iter().map(|it| ctx.type_ref(*it)))?;
    Some(packed.first().copied().unwrap_or_else(|| llvm::LLVMVoidType::get(ctx).into()))
}
