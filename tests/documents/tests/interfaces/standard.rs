//! Standard interfaces, implemented by an operation of our own.

use ods_runtime::attrs::{ArrayAttr, DictionaryAttr, SymbolRefAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::interfaces::{
    CallOpInterface, CallOpInterfaceTrait, CallableOpInterface, CallableOpInterfaceTrait, Callee,
    CalleeHandle, RegionKind, RegionKindInterface, RegionKindInterfaceTrait, SymbolOpInterface,
    SymbolUserOpInterfaceTrait,
};
use ods_runtime::ir::{OperandRange, RegionRef};
use ods_runtime::symbol::SymbolTables;
use ods_runtime::types::{FunctionType, TypeRef};
use ods_runtime::{Ir, Op};

use crate::mydialect::*;
use crate::support::{context, error, ops, parse};

impl<'ir> CallOpInterfaceTrait<'ir> for RunOp<'ir> {
    fn callable_for_callee(self) -> Callee<'ir> {
        Callee::Symbol(*self.what())
    }

    fn set_callee_from_callable(ir: &mut Ir, op: Op, callee: CalleeHandle) {
        if let CalleeHandle::Symbol(symbol) = callee {
            ir.edit::<RunOp<'_>>(op).set_what(symbol);
        }
    }

    fn arg_operands(self) -> OperandRange<'ir> {
        self.inputs()
    }
}

impl<'ir> CallableOpInterfaceTrait<'ir> for BodyOp<'ir> {
    fn callable_region(self) -> Option<RegionRef<'ir>> {
        Some(self.body())
    }

    fn argument_types(self) -> Vec<TypeRef<'ir>> {
        let ty = self.type_().cast::<FunctionType<'_>>();
        ty.inputs().iter().map(|ty| self.ctx().type_ref(*ty)).collect()
    }

    fn result_types(self) -> Vec<TypeRef<'ir>> {
        let ty = self.type_().cast::<FunctionType<'_>>();
        ty.results().iter().map(|ty| self.ctx().type_ref(*ty)).collect()
    }
}

impl<'ir> RegionKindInterfaceTrait<'ir> for GraphOp<'ir> {
    fn region_kind(index: usize) -> RegionKind {
        if index == 0 { RegionKind::Graph } else { RegionKind::SsaCfg }
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for UserOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        match tables.lookup_nearest(*self, **self.symbol_attr()) {
            Some(op) if op.isa::<NameOp<'_>>() => Ok(()),
            _ => Err(self.op_error("uses no name")),
        }
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
    CallOpInterface::set_res_attrs_attr(&mut ir, op, Some(attrs));
    let call: CallOpInterface<'_> = ir.op(op).cast();
    let both = [call.arg_attrs_attr(), call.res_attrs_attr()];
    assert_eq!(both.map(|list| list.map(|list| list.handle())), [Some(attrs); 2]);
    assert_eq!(CallOpInterface::remove_arg_attrs_attr(&mut ir, op), Some(attrs));
    assert_eq!(CallOpInterface::remove_res_attrs_attr(&mut ir, op), Some(attrs));
    let call: CallOpInterface<'_> = ir.op(op).cast();
    assert!(call.arg_attrs_attr().is_none() && call.res_attrs_attr().is_none());
}

#[test]
fn callables_have_types_and_a_region() {
    let ctx = context();
    let ir = parse(&ctx, r#""mydialect.body"() ({^bb0:}) {type = (i1, i2) -> i3} : () -> ()"#);
    let callable: CallableOpInterface<'_> = ops(&ir)[0].cast();
    assert_eq!(callable.callable_region(), Some(ops(&ir)[0].region(0)));
    assert_eq!(callable.argument_types().len(), 2);
    assert_eq!(callable.result_types()[0].to_string(), "i3");
}

#[test]
fn callables_have_attributes_of_arguments_and_results() {
    let ctx = context();
    let mut ir = parse(&ctx, r#""mydialect.body"() ({^bb0:}) {type = (i1, i2) -> i3} : () -> ()"#);
    let op = ops(&ir)[0].handle();
    let attrs = ArrayAttr::get(&ctx, &[DictionaryAttr::get(&ctx, &[]).handle()]).handle();
    CallableOpInterface::set_arg_attrs_attr(&mut ir, op, Some(attrs));
    CallableOpInterface::set_res_attrs_attr(&mut ir, op, Some(attrs));
    let callable: CallableOpInterface<'_> = ir.op(op).cast();
    let both = [callable.arg_attrs_attr(), callable.res_attrs_attr()];
    assert_eq!(both.map(|list| list.map(|list| list.handle())), [Some(attrs); 2]);
    assert_eq!(CallableOpInterface::remove_arg_attrs_attr(&mut ir, op), Some(attrs));
    assert_eq!(CallableOpInterface::remove_res_attrs_attr(&mut ir, op), Some(attrs));
    let callable: CallableOpInterface<'_> = ir.op(op).cast();
    assert!(callable.arg_attrs_attr().is_none() && callable.res_attrs_attr().is_none());
}

#[test]
fn graph_regions_have_no_order() {
    let ctx = context();
    let backwards = r#""t.use"(%0) : (i1) -> () %0 = "t.value"() : () -> i1"#;
    let ir = parse(&ctx, &format!("mydialect.graph {{ {backwards} }} {{}}"));
    let kinds: RegionKindInterface<'_> = ops(&ir)[0].cast();
    let region_kinds = [0, 1].map(|index| kinds.region_kind(index));
    assert_eq!(region_kinds, [RegionKind::Graph, RegionKind::SsaCfg]);
    assert_eq!([0, 1].map(|index| kinds.has_ssa_dominance(index)), [false, true]);
    assert_eq!(
        error(&ctx, &format!("mydialect.graph {{}} {{ {backwards} }}")),
        "operand #0 does not dominate this use"
    );
}

#[test]
fn symbols_are_unique_and_their_users_are_checked() {
    let ctx = context();
    let table = |body: &str| format!("mydialect.table {{ {body} }}");
    let ir = parse(&ctx, &table("mydialect.name @a mydialect.user @a"));
    let name = ops(&ir)[0].region(0).first_block().and_then(|block| block.front());
    let name = name.expect("the name").cast::<SymbolOpInterface<'_>>();
    assert_eq!(name.name_attr().map(|name| name.value()), Some("a"));
    for (body, message) in [
        ("mydialect.name @a mydialect.name @a", "redefinition of symbol named 'a'"),
        ("mydialect.user @a", "'mydialect.user' op uses no name"),
    ] {
        assert_eq!(error(&ctx, &table(body)), message);
    }
}
