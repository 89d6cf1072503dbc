//! Functions that C can call or define, which take pointers to the structures of buffers.

use std::sync::Arc;

use ods_runtime::attrs::{ArrayAttr, Attribute, DictionaryAttr, IntegerAttr};
use ods_runtime::conversion::ConversionRewriter;
use ods_runtime::symbol::{set_visibility, visibility};
use ods_runtime::types::{IndexType, Type};
use ods_runtime::{Op, OpBuilder, Value};

use super::super::type_converter::memref::is_buffer;
use super::super::{LLVMTypeConverter, descriptors};
use super::function::kept_attrs;
use super::result_type;
use crate::func::FuncOp;
use crate::llvm::{
    AllocaOp, CallOp, ConstantOp, LLVMFuncOp, LLVMFunctionType, LLVMPointerType, LLVMStructType,
    LLVMVoidType, Linkage, LoadOp, ReturnOp, StoreOp,
};

/// The types of a function for C. Corresponds to `convertFunctionTypeCWrapper`.
struct Signature {
    /// The types of arguments, of which the first may point to the result.
    params: Vec<Type>,
    result: Type,
    /// The structure that the first argument points to.
    returned: Option<Type>,
    /// The types of the function before conversion.
    inputs: Vec<Type>,
}

impl Signature {
    fn of(func: FuncOp<'_>, types: &LLVMTypeConverter) -> Option<Self> {
        let ctx = func.ctx();
        let pointer: Type = LLVMPointerType::get(ctx, 0).into();
        let inputs = func.function_type().inputs().to_vec();
        let mut result = result_type(types, *func, func.function_type().results())?;
        let is_struct = ctx.type_ref(result).isa::<LLVMStructType<'_>>();
        let returned = is_struct.then_some(result);
        let mut params = Vec::new();
        if is_struct {
            params.push(pointer);
            result = LLVMVoidType::get(ctx).into();
        }
        for input in &inputs {
            let input = ctx.type_ref(*input);
            let converted = types.types().convert_type(input)?;
            params.push(if is_buffer(input) { pointer } else { converted });
        }
        Some(Signature { params, result, returned, inputs })
    }
}

/// Adds a function for C to `new`, which `op` is converted to.
pub(super) fn add(
    op: Op,
    new: Op,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let view = r.op(new).cast::<LLVMFuncOp<'_>>();
    if view.function_type().var_arg() {
        let message = "C interface for variadic functions is not supported yet.";
        let diagnostic = r.op(op).error(message);
        r.ctx().emit(diagnostic);
        return None;
    }
    let is_declaration = view.body().is_empty();
    let signature = Signature::of(r.op(op).cast(), types)?;
    let wrapper = declare(op, &signature, r);
    r.guarded(|r| match is_declaration {
        true => define_by_c(new, wrapper, &signature, types, r),
        false => call_from_c(new, wrapper, &signature, types, r),
    })
}

/// The function for C, without a body.
fn declare(op: Op, signature: &Signature, r: &mut ConversionRewriter<'_>) -> Op {
    let ctx = Arc::clone(r.ctx());
    let func = r.op(op).cast::<FuncOp<'_>>();
    let name = format!("_mlir_ciface_{}", func.sym_name());
    let (attrs, visibility) = (kept_attrs(*func), visibility(*func));
    let mut results = func.res_attrs().map(|it| it.handle());
    let mut args = func.arg_attrs().map(|it| it.handle());
    if signature.returned.is_some() {
        results = None;
        args = func.arg_attrs().map(|it| {
            let none: Attribute = DictionaryAttr::get(&ctx, &[]).into();
            let all: Vec<Attribute> =
                std::iter::once(none).chain(it.value().iter().copied()).collect();
            ArrayAttr::get(&ctx, &all).into()
        });
    }
    let result = ctx.type_ref(signature.result);
    let ty = LLVMFunctionType::get(&ctx, result, &signature.params, false);
    let wrapper = LLVMFuncOp::build(r, &name, ty).op();
    set_visibility(r.ir_mut(), wrapper, visibility);
    for attr in attrs {
        r.ir_mut().set_attr(wrapper, attr.name, Some(attr.value));
    }
    r.ir_mut().edit::<LLVMFuncOp<'_>>(wrapper).set_arg_attrs(args).set_res_attrs(results);
    wrapper
}

/// Adds the entry block of a function.
fn add_entry(func: Op, r: &mut OpBuilder<'_>) -> Vec<Value> {
    let view = r.op(func).cast::<LLVMFuncOp<'_>>();
    let region = view.body().handle();
    let params = view.function_type().params().to_vec();
    let block = r.create_block(region, params);
    r.block(block).argument_handles().to_vec()
}

/// Calls `func` and returns its result, if it is returned and not stored.
fn call(func: Op, args: &[Value], r: &mut OpBuilder<'_>) -> Option<Value> {
    let view = r.op(func).cast::<LLVMFuncOp<'_>>();
    let result = view.function_type().return_type();
    let result = (!result.isa::<LLVMVoidType<'_>>()).then(|| result.handle());
    let name = view.sym_name().to_owned();
    let call = CallOp::build(r, result, args, &[]);
    r.ir_mut().edit::<CallOp<'_>>(call).set_callee(Some(&name));
    result.map(|_| r.result(call, 0))
}

/// The body of a function that C calls. Corresponds to `wrapForExternalCallers`.
fn call_from_c(
    new: Op,
    wrapper: Op,
    signature: &Signature,
    types: &LLVMTypeConverter,
    r: &mut OpBuilder<'_>,
) -> Option<()> {
    let ctx = Arc::clone(r.ctx());
    let args = add_entry(wrapper, r);
    let skipped = usize::from(signature.returned.is_some());
    let mut passed = Vec::new();
    for (arg, input) in args[skipped..].iter().zip(&signature.inputs) {
        let input = ctx.type_ref(*input);
        if !is_buffer(input) {
            passed.push(*arg);
            continue;
        }
        let loaded = LoadOp::build(r, types.types().convert_type(input)?, *arg);
        let loaded = r.result(loaded, 0);
        passed.extend(descriptors::unpack(r, loaded)?);
    }
    let result = call(new, &passed, r);
    match signature.returned {
        Some(_) => {
            StoreOp::build(r, result?, args[0]);
            ReturnOp::build(r, None);
        }
        None => drop(ReturnOp::build(r, result)),
    }
    Some(())
}

/// The body of a function that calls one that C defines. Corresponds to `wrapExternalFunction`.
fn define_by_c(
    new: Op,
    wrapper: Op,
    signature: &Signature,
    types: &LLVMTypeConverter,
    r: &mut OpBuilder<'_>,
) -> Option<()> {
    let ctx = Arc::clone(r.ctx());
    r.ir_mut().edit::<LLVMFuncOp<'_>>(new).set_linkage(Linkage::Private);
    let args = add_entry(new, r);
    let mut rest = args.as_slice();
    let mut passed = Vec::new();
    if let Some(returned) = signature.returned {
        passed.push(allocate(returned, types, r));
    }
    for input in &signature.inputs {
        let input = ctx.type_ref(*input);
        let converted = types.types().convert_type(input)?;
        let count = match is_buffer(input) {
            true => descriptors::types(ctx.type_ref(converted))?.len(),
            false => 1,
        };
        let (values, others) = rest.split_at(count);
        rest = others;
        if !is_buffer(input) {
            passed.extend(values);
            continue;
        }
        let packed = descriptors::pack(r, converted, values)?;
        let pointer = allocate(converted, types, r);
        StoreOp::build(r, packed, pointer);
        passed.push(pointer);
    }
    let mut result = call(wrapper, &passed, r);
    if let Some(returned) = signature.returned {
        let loaded = LoadOp::build(r, returned, passed[0]);
        result = Some(r.result(loaded, 0));
    }
    ReturnOp::build(r, result);
    Some(())
}

/// A pointer to memory for a value of the type `ty`.
fn allocate(ty: Type, types: &LLVMTypeConverter, b: &mut OpBuilder<'_>) -> Value {
    let ctx = Arc::clone(b.ctx());
    let index = types.index_type(&ctx);
    let one: Attribute = IntegerAttr::get(&ctx, IndexType::get(&ctx), 1).into();
    let one = ConstantOp::build(b, index, one);
    let one = b.result(one, 0);
    let pointer: Type = LLVMPointerType::get(&ctx, 0).into();
    let allocated = AllocaOp::build(b, pointer, one, ty);
    b.result(allocated, 0)
}
