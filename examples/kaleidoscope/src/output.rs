//! The lowering of output and failures to calls of functions of C.

use std::sync::Arc;

use ods::arith::{ConstantOp, FPToSIOp};
use ods::conversions::llvm::{ConvertToLLVMPatternInterface, LLVMTypeConverter};
use ods::llvm::{
    AddressOfOp, CallOp, GlobalOp, LLVMArrayType, LLVMFuncOp, LLVMFunctionType, LLVMPointerType,
    LLVMVoidType, Linkage,
};
use ods_runtime::conversion::{ConversionPatternSet, ConversionRewriter, ConversionTarget};
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;
use ods_runtime::symbol::SymbolTables;

use crate::ks::{FailOp, PutOp, WriteOp};

/// The lowering of what is left of the dialect, which the pass `convert-to-llvm` finds.
#[derive(Debug)]
pub(crate) struct Lowering;

impl ConvertToLLVMPatternInterface for Lowering {
    fn populate(
        &self,
        _: &mut ConversionTarget,
        _: &Arc<LLVMTypeConverter>,
        patterns: &mut ConversionPatternSet,
    ) {
        add_patterns(patterns);
    }
}

/// Adds the patterns, for numbers, characters and failures.
fn add_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add_op::<WriteOp<'static>>("LowerWrite", |op, operands, r| {
        let ctx = r.ctx().clone();
        let format = string("%g", r, op.op())?;
        let types = Types::get(&ctx);
        let printf = types.function(&ctx, types.i32, &[types.pointer], VARIADIC);
        call("printf", printf, &[format, operands.number()], r, op.op())?;
        r.erase_op(op);
        Some(())
    });
    patterns.add_op::<PutOp<'static>>("LowerPut", |op, operands, r| {
        let ctx = r.ctx().clone();
        let types = Types::get(&ctx);
        let code = FPToSIOp::build(r, types.i32, operands.code()).into();
        let putchar = types.function(&ctx, types.i32, &[types.i32], FIXED);
        call("putchar", putchar, &[code], r, op.op())?;
        r.erase_op(op);
        Some(())
    });
    // 2 is the number of the standard error output.
    patterns.add_op::<FailOp<'static>>("LowerFail", |op, _, r| {
        let ctx = r.ctx().clone();
        let message = format!("{}\n", r.get(op).message());
        let message = string(&message, r, op.op())?;
        let format = string("%s", r, op.op())?;
        let types = Types::get(&ctx);
        let i32 = ctx.type_ref(types.i32).cast::<IntegerType<'_>>();
        let [status, output] =
            [1, 2].map(|number| ConstantOp::build(r, IntegerAttr::get(&ctx, i32, number)).into());
        let dprintf = types.function(&ctx, types.i32, &[types.i32, types.pointer], VARIADIC);
        call("dprintf", dprintf, &[output, format, message], r, op.op())?;
        let exit = types.function(&ctx, types.void, &[types.i32], FIXED);
        call("exit", exit, &[status], r, op.op())?;
        r.erase_op(op);
        Some(())
    });
}

const VARIADIC: bool = true;
const FIXED: bool = false;

/// The types of functions of C.
struct Types {
    i32: Type,
    pointer: Type,
    void: Type,
}

impl Types {
    fn get(ctx: &Context) -> Self {
        Self {
            i32: IntegerType::get(ctx, 32).handle(),
            pointer: LLVMPointerType::get(ctx, 0).handle(),
            void: LLVMVoidType::get(ctx).handle(),
        }
    }

    fn function<'c>(
        &self,
        ctx: &'c Context,
        result: Type,
        parameters: &[Type],
        is_variadic: bool,
    ) -> LLVMFunctionType<'c> {
        LLVMFunctionType::get(ctx, ctx.type_ref(result), parameters, is_variadic)
    }
}

/// The start of the module around `op`, and whether it has a symbol.
fn find(name: &str, r: &ConversionRewriter<'_>, op: Op) -> Option<(InsertPoint, bool)> {
    let module = r.op(op).parent_of_type::<ModuleOp<'_>>()?;
    let start = InsertPoint::Start(module.region(0).first_block()?.handle());
    let found = SymbolTables::new().lookup_in(*module, r.ctx().ident(name));
    Some((start, found.is_some()))
}

/// Calls a function, which is declared at the first call.
fn call(
    name: &str,
    ty: LLVMFunctionType<'_>,
    arguments: &[Value],
    r: &mut ConversionRewriter<'_>,
    op: Op,
) -> Option<()> {
    let (start, is_declared) = find(name, r, op)?;
    if !is_declared {
        r.guarded(|b| {
            b.set_insert_point(start);
            LLVMFuncOp::build(b, name, ty);
        });
    }
    let result = ty.return_type();
    let result = (!result.isa::<LLVMVoidType<'_>>()).then(|| result.handle());
    let call = CallOp::build(r, result, arguments, &[]);
    let setters = r.ir_mut().edit::<CallOp<'_>>(call).set_callee(Some(name));
    if ty.var_arg() {
        setters.set_var_callee_type(Some(ty));
    }
    Some(())
}

/// The address of a text that ends with 0, one for all equal texts.
fn string(text: &str, r: &mut ConversionRewriter<'_>, op: Op) -> Option<Value> {
    let ctx = Arc::clone(r.ctx());
    let pointer = LLVMPointerType::get(&ctx, 0).handle();
    let name = format!("ks.text.{}", text.escape_default());
    let (start, is_defined) = find(&name, r, op)?;
    if !is_defined {
        let text = format!("{text}\0");
        let byte = IntegerType::get(&ctx, 8);
        let array = LLVMArrayType::get(&ctx, *byte, text.len() as u64).handle();
        let value = StringAttr::get(&ctx, &text).handle();
        r.guarded(|b| {
            b.set_insert_point(start);
            let global = GlobalOp::build(b, array, &name, Linkage::Internal);
            b.ir_mut().edit::<GlobalOp<'_>>(global).set_constant(true).set_value(Some(value));
        });
    }
    let address = AddressOfOp::build(r, pointer, &name);
    Some(r.result(address, 0))
}
