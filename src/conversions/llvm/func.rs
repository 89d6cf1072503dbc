//! The conversion of `func`.

use std::sync::Arc;

use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::ir::{NamedAttribute, OpView};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::types::{MemRefType, Type};
use ods_runtime::{Ir, Op, OpRef, Value};

use super::LLVMTypeConverter;
use super::descriptors::{self, MemRefDescriptor};
use super::emitter::Emitter;
use super::one_to_one::extract;
use super::type_converter::memref::is_buffer;
use crate::func::{CallIndirectOp, CallOp, ConstantOp, ReturnOp};
use crate::llvm;

mod buffers;
mod function;
mod wrappers;

generated!("llvm_func_conversions.rs");

pub(super) use self::generated::passes::add_passes;
pub use self::generated::passes::{ConvertFuncToLLVMPass, ConvertFuncToLLVMPassOptions};

impl RunPass for ConvertFuncToLLVMPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut options = super::options_at(ir.op(op), self.options.index_bitwidth)?;
        options.use_bare_ptr_call_conv = self.options.use_bare_ptr_call_conv;
        let types = LLVMTypeConverter::new(options);
        super::convert(ir, op, &types, &super::target(), |patterns| {
            add_patterns(patterns, &types);
        })
    }
}

/// Adds the patterns of the conversion. Corresponds to `populateFuncToLLVMConversionPatterns`.
pub fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    patterns.add(function::function(types));
    patterns.add(call::<CallIndirectOp<'_>>(types));
    patterns.add(call::<CallOp<'_>>(types));
    patterns.add(constant());
    patterns.add(ret(types));
}

/// The value that each operand is converted to.
fn single(op: Op, operands: &[&[Value]], r: &mut ConversionRewriter<'_>) -> Option<Vec<Value>> {
    super::one_to_one::single(op, operands, r)
}

/// Buffers are passed as their parts or as pointers, and several results are taken from a structure.
fn call<From: OpView<'static>>(types: &Arc<LLVMTypeConverter>) -> ConversionPattern {
    let types = Arc::clone(types);
    ConversionPattern::on_op::<From>(From::DEF.name(), move |op, operands, r| {
        let ctx = Arc::clone(r.ctx());
        let result_types: Vec<Type> = r.op(op).results().map(|it| it.ty().handle()).collect();
        let packed = types.pack_passed_types(&ctx, result_types.iter().map(|it| ctx.type_ref(*it)));
        let Some(packed) = packed else {
            return r.no_match(op, "the type of a result does not convert");
        };
        let values = single(op, operands, r)?;
        let operand_types: Vec<Type> = r.op(op).operands().map(|it| it.ty().handle()).collect();
        let mut passed = Vec::new();
        for (value, ty) in values.into_iter().zip(operand_types) {
            let ty = ctx.type_ref(ty);
            if !is_buffer(ty) {
                passed.push(value);
            } else if !types.options().use_bare_ptr_call_conv {
                passed.extend(descriptors::unpack(r, value)?);
            } else if ty.isa::<MemRefType<'_>>() {
                let e = &mut Emitter::new(r, &types);
                passed.push(MemRefDescriptor(value).aligned_pointer(e)?);
            } else {
                return r.no_match(op, "no pointer describes a buffer of unknown rank");
            }
        }
        let attrs: Vec<NamedAttribute> = r.op(op).attrs().to_vec();
        let new = llvm::CallOp::build(r, packed.first().copied(), &passed, &[]).op();
        for attr in attrs {
            r.ir_mut().set_attr(new, attr.name, Some(attr.value));
        }
        let mut results = Vec::new();
        match result_types.len() {
            0 => {}
            1 => results.push(r.result(new, 0)),
            count => {
                let whole = r.result(new, 0);
                for index in 0..count {
                    results.push(extract(r, whole, &[index as i64])?);
                }
            }
        }
        buffers::received(op, &mut results, &result_types, &types, r)?;
        r.replace_op(op, &results);
        Some(())
    })
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
fn ret(types: &Arc<LLVMTypeConverter>) -> ConversionPattern {
    let types = Arc::clone(types);
    ConversionPattern::on_op::<ReturnOp<'static>>("func.return", move |op, operands, r| {
        let mut values = single(op, operands, r)?;
        let returned: Vec<Type> = r.op(op).operands().map(|it| it.ty().handle()).collect();
        buffers::returned(op, &mut values, &returned, &types, r)?;
        let attrs: Vec<NamedAttribute> = r.op(op).attrs().to_vec();
        let value = match values[..] {
            [] => None,
            [value] => Some(value),
            _ => Some(pack(&values, r)),
        };
        let new = llvm::ReturnOp::build(r, value).op();
        for attr in attrs {
            r.ir_mut().set_attr(new, attr.name, Some(attr.value));
        }
        r.replace_op_with(op, new);
        Some(())
    })
}

/// A structure of the values that are returned.
fn pack(values: &[Value], r: &mut ConversionRewriter<'_>) -> Value {
    let types: Vec<Type> = values.iter().map(|it| r.value(*it).ty().handle()).collect();
    let ty: Type = llvm::LLVMStructType::literal(r.ctx(), &types, false).into();
    let poison = llvm::PoisonOp::build(r, ty);
    let mut whole = r.result(poison, 0);
    for (index, value) in values.iter().enumerate() {
        let inserted = llvm::InsertValueOp::build(r, whole, *value, &[index as i64]);
        whole = r.result(inserted, 0);
    }
    whole
}

/// The one type that results become; that without values if there are none.
fn result_type(types: &LLVMTypeConverter, op: OpRef<'_>, results: &[Type]) -> Option<Type> {
    let ctx = op.ctx();
    let packed = types.pack_passed_types(ctx, results.iter().map(|it| ctx.type_ref(*it)))?;
    Some(packed.first().copied().unwrap_or_else(|| llvm::LLVMVoidType::get(ctx).into()))
}
