//! Inlining of functions and calls.

use ods_runtime::interfaces::DialectInlinerInterface;
use ods_runtime::ir::{Block, InsertPoint, Mapping, OpBuilder, RegionRef, Value};
use ods_runtime::{Ir, Op, OpRef};

use crate::cf::BranchOp;
use crate::func::{CallOp, FuncOp, ReturnOp};

/// The inliner interface of `func`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inliner;

impl DialectInlinerInterface for Inliner {
    fn is_legal_to_inline_call(
        &self,
        call: OpRef<'_>,
        callable: OpRef<'_>,
        _would_be_cloned: bool,
    ) -> bool {
        let call_forbids = call.dyn_cast::<CallOp<'_>>().is_some_and(|call| call.no_inline());
        let callable_forbids = callable.dyn_cast::<FuncOp<'_>>().is_some_and(|it| it.no_inline());
        !call_forbids && !callable_forbids
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

    fn handle_terminator_of_block(&self, ir: &mut Ir, op: Op, new_dest: Block) {
        let Some(end) = ir.op(op).dyn_cast::<ReturnOp<'_>>() else { return };
        let values: Vec<Value> = end.operands().map(|value| value.handle()).collect();
        let loc = end.loc();
        BranchOp::build(&mut OpBuilder::new(ir, InsertPoint::Before(op), loc), new_dest, &values);
        ir.erase(op);
    }

    fn handle_terminator(&self, ir: &mut Ir, op: Op, values: &[Value]) {
        crate::inliner::replace_results(ir, op, values);
    }
}
