//! Arguments that are passed by value: the callee gets a copy, unless it only reads and the alignment is right.

use ods_runtime::attrs::{IntegerAttr, TypeAttr};
use ods_runtime::ir::InsertPoint;
use ods_runtime::layout::DataLayout;
use ods_runtime::symbol::SymbolTables;
use ods_runtime::types::IntegerType;
use ods_runtime::{AttrRef, Op, OpBuilder, OpRef, Type, Value, ValueRef};

use super::{ALIGN, member};
use crate::llvm::{AddressOfOp, AllocaOp, ConstantOp, GlobalOp, LLVMFuncOp, MemcpyOp, ModRefInfo};

/// What the callee gets for `argument`, which points to a value of the type in `ty`.
pub(super) fn pass(
    b: &mut OpBuilder<'_>,
    callable: Op,
    argument: Value,
    ty: AttrRef<'_>,
    alignment: Option<AttrRef<'_>>,
) -> Value {
    let Some(ty) = ty.dyn_cast::<TypeAttr<'_>>().map(|it| it.value().handle()) else {
        return argument;
    };
    let requested = alignment.and_then(|it| it.dyn_cast::<IntegerAttr<'_>>());
    let requested = requested.and_then(|it| it.value().to_u64()).unwrap_or(1);
    let function = b.op(callable).cast::<LLVMFuncOp<'_>>();
    let reads_only = function
        .memory_effects()
        .is_some_and(|effects| !matches!(effects.arg_mem(), ModRefInfo::ModRef | ModRefInfo::Mod));
    let Ok(layout) = DataLayout::closest(b.op(callable)) else { return argument };
    let (Ok(minimum), Ok(size)) = (layout.try_type_abi_alignment(ty), layout.try_type_size(ty))
    else {
        return argument;
    };
    if reads_only && (requested <= minimum || aligned(b, argument, requested, &layout) >= requested)
    {
        return argument;
    }
    let loc = b.value(argument).loc().unwrap_or(b.loc());
    b.set_loc(loc);
    copy(b, argument, ty, size.fixed_value().unwrap_or_default(), requested.max(minimum))
}

/// Copies what `argument` points to, to memory at the start of the function.
fn copy(b: &mut OpBuilder<'_>, argument: Value, ty: Type, size: u64, alignment: u64) -> Value {
    let ctx = b.ctx().clone();
    let i64 = IntegerType::get(&ctx, 64);
    let number = |b: &mut OpBuilder<'_>, value: u64| {
        let attr = IntegerAttr::get(&ctx, i64, value.cast_signed());
        let constant = ConstantOp::build(b, i64, attr);
        b.result(constant, 0)
    };
    let pointer = b.value(argument).ty().handle();
    let block = b.value(argument).parent_block();
    let region = block.and_then(|it| b.block(it).parent());
    let entry = region.and_then(|it| it.first_block()).map(|it| it.handle());
    let memory = b.guarded(|b| {
        if let Some(entry) = entry {
            b.set_insert_point(InsertPoint::Start(entry));
        }
        let one = number(b, 1);
        let memory = AllocaOp::build(b, pointer, one, ty);
        b.ir_mut().edit::<AllocaOp<'_>>(memory).set_alignment(Some(alignment));
        b.result(memory, 0)
    });
    let size = number(b, size);
    MemcpyOp::build(b, memory, argument, size, false);
    memory
}

/// The alignment of a pointer, which an allocation is given if the stack allows it.
fn aligned(b: &mut OpBuilder<'_>, pointer: Value, requested: u64, layout: &DataLayout) -> u64 {
    let Some(op) = b.value(pointer).defining_op().map(OpRef::handle) else {
        return alignment_of_argument(b.value(pointer)).unwrap_or(1);
    };
    let view = b.op(op);
    if let Some(address) = view.dyn_cast::<AddressOfOp<'_>>() {
        let name = address.global_name_attr().handle();
        let global = SymbolTables::new().lookup_nearest(view, name);
        let global = global.and_then(|it| it.dyn_cast::<GlobalOp<'_>>());
        return global.and_then(|it| it.alignment()).unwrap_or(1);
    }
    let Some(allocation) = view.dyn_cast::<AllocaOp<'_>>() else { return 1 };
    let current = allocation.alignment().unwrap_or(1);
    if current >= requested {
        return current;
    }
    // Zero if it is unknown.
    let natural = layout.try_stack_alignment().unwrap_or_default();
    if natural != 0 && 8 * requested > natural {
        return current;
    }
    b.ir_mut().edit::<AllocaOp<'_>>(op).set_alignment(Some(requested));
    requested
}

/// The alignment that a function says that its argument has.
fn alignment_of_argument(value: ValueRef<'_>) -> Option<u64> {
    let block = value.ir().block(value.parent_block()?);
    let function = block.parent_op()?.dyn_cast::<LLVMFuncOp<'_>>()?;
    let index = block.arguments().position(|it| it == value)?;
    if function.body().first_block()? != block {
        return None;
    }
    let attrs = function.arg_attrs()?.iter().nth(index)?;
    let alignment = member(attrs.dyn_cast()?, ALIGN)?.dyn_cast::<IntegerAttr<'_>>()?;
    alignment.value().to_u64()
}
