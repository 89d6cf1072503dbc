//! Standard interfaces, implemented by an operation of our own.

use ods_runtime::attrs::{ArrayAttr, DictionaryAttr, SymbolRefAttr};
use ods_runtime::interfaces::{CallOpInterface, CallOpInterfaceTrait, Callee, CalleeHandle};
use ods_runtime::ir::OperandRange;
use ods_runtime::{Ir, Op};

use crate::mydialect::*;
use crate::support::{context, ops, parse};

impl<'ir> CallOpInterfaceTrait<'ir> for RunOp<'ir> {
    fn callable_for_callee(self) -> Callee<'ir> {
        Callee::Symbol(*self.what())
    }

    fn set_callee_from_callable(ir: &mut Ir, op: Op, callee: CalleeHandle) {
        if let CalleeHandle::Symbol(symbol) = callee {
            RunOp::set_what(ir, op, symbol);
        }
    }

    fn arg_operands(self) -> OperandRange<'ir> {
        self.inputs()
    }
}

#[test]
fn calls_are_read_and_changed_through_their_interface() {
    let ctx = context();
    let mut ir =
        parse(&ctx, r#"%0 = "t.value"() : () -> i1 "mydialect.run"(%0) {what = @a} : (i1) -> ()"#);
    let op = ops(&ir)[1].handle();
    let call: CallOpInterface<'_> = ir.op(op).cast();
    assert!(
        matches!(call.callable_for_callee(), Callee::Symbol(symbol) if symbol.to_string() == "@a")
    );
    assert_eq!(call.arg_operands().len(), 1);
    assert!(call.arg_attrs_attr().is_none() && call.res_attrs_attr().is_none());
    let other = SymbolRefAttr::get(&ctx, ctx.ident("b"), &[]).handle();
    CallOpInterface::set_callee_from_callable(&mut ir, op, CalleeHandle::Symbol(other));
    let attrs = ArrayAttr::get(&ctx, &[DictionaryAttr::get(&ctx, &[]).handle()]).handle();
    CallOpInterface::set_arg_attrs_attr(&mut ir, op, Some(attrs));
    let text = ir.op(op).to_string();
    assert!(text.contains("what = @b") && text.contains("arg_attrs = [{}]"), "{text}");
    CallOpInterface::remove_arg_attrs_attr(&mut ir, op);
    assert!(ir.op(op).cast::<CallOpInterface<'_>>().arg_attrs_attr().is_none());
}
