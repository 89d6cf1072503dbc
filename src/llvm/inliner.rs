//! Inlining of functions: what is allowed, and what inlined operations need.

mod allocations;
mod by_value;
mod groups;
mod loops;
mod scopes;

use ods_runtime::attrs::{DictionaryAttr, StringAttr, UnitAttr};
use ods_runtime::interfaces::DialectInlinerInterface;
use ods_runtime::ir::{InsertPoint, Mapping, WalkOrder};
use ods_runtime::{
    AttrRef, Attribute, Block, BlockRef, Ir, Op, OpBuilder, OpRef, RegionRef, Value,
};

use super::{BrOp, CallOp, LLVMFuncOp, ReturnOp, SSACopyOp, UnreachableOp};

/// The attribute of arguments that no other pointer refers to.
const NOALIAS: &str = "llvm.noalias";
/// The attribute of arguments that the callee gets a copy of.
const BYVAL: &str = "llvm.byval";
const ALIGN: &str = "llvm.align";
const INALLOCA: &str = "llvm.inalloca";

/// Attributes of functions that must stay functions.
const NOT_INLINED: [&str; 4] = ["noduplicate", "presplitcoroutine", "returns_twice", "strictfp"];

/// The inliner interface of `llvm`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Inliner;

/// A member of a dictionary.
fn member<'c>(attrs: DictionaryAttr<'c>, name: &str) -> Option<AttrRef<'c>> {
    let name = attrs.ctx().ident(name);
    let found = attrs.value().iter().find(|attr| attr.name == name)?;
    Some(attrs.ctx().attr_ref(found.value))
}

/// The operations in some blocks, nested ones first.
fn ops_in(ir: &Ir, blocks: &[Block]) -> Vec<Op> {
    let ops = blocks.iter().flat_map(|block| ir.block(*block).ops());
    ops.flat_map(|op| op.walk(WalkOrder::Post)).map(|op| op.handle()).collect()
}

fn has_attrs_that_prevent(function: LLVMFuncOp<'_>) -> bool {
    let arguments = function.arg_attrs();
    let mut arguments = arguments.iter().flat_map(|attrs| attrs.iter());
    let on_stack = arguments.any(|attrs| {
        attrs.dyn_cast::<DictionaryAttr<'_>>().is_some_and(|it| member(it, INALLOCA).is_some())
    });
    let passed = function.passthrough();
    let mut passed = passed.iter().flat_map(|attrs| attrs.iter());
    let is_kept = passed.any(|attr| {
        attr.dyn_cast::<StringAttr<'_>>().is_some_and(|it| NOT_INLINED.contains(&it.value()))
    });
    on_stack || is_kept
}

impl DialectInlinerInterface for Inliner {
    fn is_legal_to_inline_call(
        &self,
        call: OpRef<'_>,
        callable: OpRef<'_>,
        _would_be_cloned: bool,
    ) -> bool {
        let Some(call) = call.dyn_cast::<CallOp<'_>>() else { return false };
        let Some(function) = callable.dyn_cast::<LLVMFuncOp<'_>>() else { return false };
        !call.no_inline()
            && !function.no_inline()
            && !function.function_type().var_arg()
            && function.personality().is_none()
            && !has_attrs_that_prevent(function)
    }

    fn is_legal_to_inline_region(
        &self,
        _dest: RegionRef<'_>,
        _src: RegionRef<'_>,
        _would_be_cloned: bool,
        _mapping: &Mapping,
    ) -> bool {
        true
    }

    fn is_legal_to_inline_op(
        &self,
        _op: OpRef<'_>,
        _dest: RegionRef<'_>,
        _would_be_cloned: bool,
        _mapping: &Mapping,
    ) -> bool {
        true
    }

    fn allow_single_block_optimization(&self, block: BlockRef<'_>) -> bool {
        !block.back().is_some_and(|op| op.isa::<UnreachableOp<'_>>())
    }

    fn handle_terminator_of_block(&self, ir: &mut Ir, op: Op, new_dest: Block) {
        let Some(end) = ir.op(op).dyn_cast::<ReturnOp<'_>>() else { return };
        let values = end.operands().handles();
        let loc = end.loc();
        BrOp::build(&mut OpBuilder::new(ir, InsertPoint::Before(op), loc), &values, new_dest);
        ir.erase(op);
    }

    fn handle_terminator(&self, ir: &mut Ir, op: Op, values: &[Value]) {
        crate::inliner::replace_results(ir, op, values);
    }

    /// What is passed by value is copied. Every other argument is marked by a copy of the value, because only the callee
    /// knows which arguments are not aliased, and only the inlined blocks what accesses them.
    fn handle_argument(
        &self,
        b: &mut OpBuilder<'_>,
        call: Op,
        callable: Op,
        argument: Value,
        attrs: Attribute,
    ) -> Value {
        let ctx = b.ctx().clone();
        b.set_loc(b.op(call).loc());
        let attrs = ctx.attr_ref(attrs).dyn_cast::<DictionaryAttr<'_>>();
        if let Some(attrs) = attrs
            && let Some(ty) = member(attrs, BYVAL)
        {
            return by_value::pass(b, callable, argument, ty, member(attrs, ALIGN));
        }
        let copy = SSACopyOp::build(b, argument).op();
        if attrs.is_some_and(|attrs| member(attrs, NOALIAS).is_some()) {
            let unit = UnitAttr::get(&ctx).handle();
            b.ir_mut().set_attr(copy, ctx.ident(NOALIAS), Some(unit));
        }
        b.result(copy, 0)
    }

    fn process_inlined_call_blocks(&self, ir: &mut Ir, call: Op, blocks: &[Block]) {
        allocations::move_to_entry(ir, call, blocks);
        scopes::update(ir, call, blocks);
        groups::add(ir, call, blocks);
        loops::update(ir, call, blocks);
    }
}
