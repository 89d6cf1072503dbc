//! The conversion of assertions to calls of functions of C's library.

use ods_runtime::attrs::DenseElementsAttr;
use ods_runtime::builtin::ModuleOp;
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::ir::InsertPoint;
use ods_runtime::symbol::SymbolTables;
use ods_runtime::types::{IntegerType, RankedTensorType, Type};
use ods_runtime::{Attribute, Location, Op, Value};

use super::super::functions;
use crate::cf::AssertOp;
use crate::llvm::{
    AddressOfOp, CallOp, CondBrOp, GEPOp, GlobalOp, LLVMArrayType, LLVMFuncOp, LLVMFunctionType,
    LLVMPointerType, LLVMVoidType, Linkage, UnreachableOp,
};

/// Adds the pattern of assertions: if one fails, the message is printed and the program ends. Corresponds to
/// `populateAssertToLLVMConversionPattern`.
pub fn add_assert_pattern(patterns: &mut ConversionPatternSet) {
    patterns.add(ConversionPattern::new::<AssertOp<'static>>("cf.assert", |op, operands, r| {
        let condition = operands.arg();
        let message = r.get(op).msg().to_owned();
        let Some(module) = module_around(op.op(), r) else {
            return r.no_match(op, "there is no module around the assertion");
        };
        let block = r.op(op).block()?.handle();
        let rest = r.split_block(op);
        let region = r.block(block).parent()?.handle();
        let failed = r.create_block(region, [] as [Type; 0]);
        print(module, &message, r)?;
        let void: Type = LLVMVoidType::get(r.ctx()).into();
        declare(module, "abort", void, &[], r)?;
        call("abort", &[], r);
        UnreachableOp::build(r);
        r.set_insert_point(InsertPoint::End(block));
        CondBrOp::build(r, condition, &[], &[], rest, failed);
        r.erase_op(op);
        Some(())
    }));
}

/// The closest module around `op`.
fn module_around(op: Op, r: &ConversionRewriter<'_>) -> Option<Op> {
    r.op(op).ancestors().find(|it| it.isa::<ModuleOp<'_>>()).map(|it| it.handle())
}

/// Calls a function without a result.
fn call(name: &str, operands: &[Value], r: &mut ConversionRewriter<'_>) {
    let call = CallOp::build(r, None, operands, &[]);
    r.ir_mut().edit::<CallOp<'_>>(call).set_callee(Some(name));
}

/// Declares a function in `module`, unless it is there.
fn declare(
    module: Op,
    name: &str,
    result: Type,
    params: &[Type],
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let ctx = std::sync::Arc::clone(r.ctx());
    if SymbolTables::new().lookup_in(r.op(module), ctx.ident(name)).is_some() {
        return Some(());
    }
    let block = r.op(module).region(0).first_block()?.handle();
    let ty = LLVMFunctionType::get(&ctx, ctx.type_ref(result), params, false);
    r.guarded(|b| {
        b.set_insert_point(InsertPoint::Start(block));
        b.set_loc(Location::UNKNOWN);
        LLVMFuncOp::build(b, name, ty);
    });
    Some(())
}

/// Prints a message, which becomes a global constant.
fn print(module: Op, message: &str, r: &mut ConversionRewriter<'_>) -> Option<()> {
    let ctx = std::sync::Arc::clone(r.ctx());
    let bytes: Vec<u8> = message.bytes().chain([0]).collect();
    let byte = IntegerType::get(&ctx, 8);
    let shape = [bytes.len() as i64];
    let ty = RankedTensorType::get(&ctx, &shape, byte.handle());
    let data: Attribute = DenseElementsAttr::from_raw(&ctx, ty.cast(), &bytes)?.into();
    let array: Type = LLVMArrayType::get(&ctx, *byte, bytes.len() as u64).into();
    let pointer: Type = LLVMPointerType::get(&ctx, 0).into();
    let name = functions::unused_name(module, "assert_msg", r);
    let block = r.op(module).region(0).first_block()?.handle();
    r.guarded(|b| {
        b.set_insert_point(InsertPoint::Start(block));
        let global = GlobalOp::build(b, array, &name, Linkage::Private);
        b.ir_mut().edit::<GlobalOp<'_>>(global).set_constant(true).set_value(Some(data));
    });
    let address = AddressOfOp::build(r, pointer, &name);
    let address = r.result(address, 0);
    let start = GEPOp::build(r, pointer, address, &[], &[0], array);
    let start = r.result(start, 0);
    let void: Type = LLVMVoidType::get(&ctx).into();
    declare(module, "puts", void, &[pointer], r)?;
    call("puts", &[start], r);
    Some(())
}
