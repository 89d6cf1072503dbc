//! The inliner on a dialect that it does not know: `defs/inlining.td`, with and without `func`.

include!(concat!(env!("OUT_DIR"), "/inlining.rs"));

use std::path::Path;
use std::sync::Arc;

use expect_test::expect_file;
use inlining::*;
use ods::analysis::call_graph::{CallGraph, CallGraphNode};
use ods::transforms::inline::inline;
use ods_peer::BREAK;
use ods_runtime::attrs::{DictionaryAttr, SymbolRefAttr, TypeAttr};
use ods_runtime::interfaces::{
    CallOpInterface, CallOpInterfaceTrait, CallableOpInterfaceTrait, Callee, CalleeHandle,
    DialectInlinerInterface,
};
use ods_runtime::ir::{
    BlockRef, InsertPoint, Mapping, OpBuilder, OperandRange, RegionRef, WalkOrder,
};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::types::{FloatType, TypeRef};
use ods_runtime::verify::verify;
use ods_runtime::{Attribute, Block, Context, DialectEntry, Ir, Op, OpRef, Type, Value};

macro_rules! callable {
    ($($op:ident)*) => {
        $(impl<'ir> CallableOpInterfaceTrait<'ir> for $op<'ir> {
            fn callable_region(self) -> Option<RegionRef<'ir>> {
                let body = self.region(0);
                (!body.is_empty()).then_some(body)
            }

            fn argument_types(self) -> Vec<TypeRef<'ir>> {
                let entry = self.region(0).first_block();
                entry.into_iter().flat_map(|entry| entry.argument_types()).collect()
            }

            fn result_types(self) -> Vec<TypeRef<'ir>> {
                let types = self.gives().iter();
                types.filter_map(|ty| Some(ty.dyn_cast::<TypeAttr<'_>>()?.value())).collect()
            }
        })*
    };
}

callable!(DefOp LambdaOp);

impl<'ir> CallOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn callable_for_callee(self) -> Callee<'ir> {
        Callee::Symbol(*self.callee())
    }

    fn set_callee_from_callable(ir: &mut Ir, op: Op, callee: CalleeHandle) {
        if let CalleeHandle::Symbol(symbol) = callee {
            ir.set_property(op, Self::CALLEE, Some(symbol));
        }
    }

    fn arg_operands(self) -> OperandRange<'ir> {
        self.operands()
    }
}

impl<'ir> CallOpInterfaceTrait<'ir> for ApplyOp<'ir> {
    fn callable_for_callee(self) -> Callee<'ir> {
        Callee::Value(self.callee())
    }

    fn set_callee_from_callable(ir: &mut Ir, op: Op, callee: CalleeHandle) {
        if let CalleeHandle::Value(value) = callee {
            ir.set_operand(op, 0, value);
        }
    }

    fn arg_operands(self) -> OperandRange<'ir> {
        self.arguments()
    }
}

/// The inliner interface of `inlining`: everything except `inlining.fixed` may be inlined.
struct Inliner;

impl Inliner {
    fn values(ir: &Ir, op: Op) -> Vec<Value> {
        ir.op(op).operands().map(|value| value.handle()).collect()
    }

    /// Copies `value` if it is passed by value.
    fn copied(b: &mut OpBuilder<'_>, value: Value, attrs: Attribute) -> Value {
        let attrs: DictionaryAttr<'_> = b.ctx().attr_ref(attrs).cast();
        let by_value =
            attrs.value().iter().any(|it| b.ctx().ident_str(it.name) == "inlining.by_value");
        if !by_value {
            return value;
        }
        let ty = b.ir().value(value).ty().handle();
        let copy = CopyOp::build(b, ty, value);
        b.result(copy, 0)
    }
}

impl DialectInlinerInterface for Inliner {
    fn is_legal_to_inline_call(&self, _: OpRef<'_>, _: OpRef<'_>, _: bool) -> bool {
        true
    }

    fn is_legal_to_inline_region(
        &self,
        _: RegionRef<'_>,
        _: RegionRef<'_>,
        _: bool,
        _: &Mapping,
    ) -> bool {
        true
    }

    fn is_legal_to_inline_op(&self, op: OpRef<'_>, _: RegionRef<'_>, _: bool, _: &Mapping) -> bool {
        !op.isa::<FixedOp<'_>>()
    }

    fn should_analyze_recursively(&self, op: OpRef<'_>) -> bool {
        !op.isa::<LambdaOp<'_>>()
    }

    fn allow_single_block_optimization(&self, block: BlockRef<'_>) -> bool {
        let end = block.back().and_then(|end| end.dyn_cast::<GiveOp<'_>>());
        !end.is_some_and(|end| end.apart())
    }

    fn handle_terminator_of_block(&self, ir: &mut Ir, op: Op, new_dest: Block) {
        if ir.op(op).isa::<GiveOp<'_>>() {
            let (values, loc) = (Inliner::values(ir, op), ir.op(op).loc());
            let mut b = OpBuilder::new(ir, InsertPoint::Before(op), loc);
            GoOp::build(&mut b, &values, new_dest);
            ir.erase(op);
        }
    }

    fn handle_terminator(&self, ir: &mut Ir, op: Op, results: &[Value]) {
        for (result, value) in results.iter().zip(Inliner::values(ir, op)) {
            ir.replace_all_uses(*result, value);
        }
    }

    fn materialize_call_conversion(
        &self,
        b: &mut OpBuilder<'_>,
        input: Value,
        result_type: Type,
    ) -> Option<Op> {
        let is_float = b.ctx().type_ref(result_type).isa::<FloatType<'_>>();
        (!is_float).then(|| CastOp::build(b, result_type, input).op())
    }

    fn handle_argument(
        &self,
        b: &mut OpBuilder<'_>,
        _call: Op,
        _callable: Op,
        argument: Value,
        attrs: Attribute,
    ) -> Value {
        Inliner::copied(b, argument, attrs)
    }

    fn handle_result(
        &self,
        b: &mut OpBuilder<'_>,
        _call: Op,
        _callable: Op,
        result: Value,
        attrs: Attribute,
    ) -> Value {
        Inliner::copied(b, result, attrs)
    }

    fn process_inlined_call_blocks(&self, ir: &mut Ir, call: Op, blocks: &[Block]) {
        // Marks inlined operations with the caller.
        let Callee::Symbol(callee) =
            ir.op(call).cast::<CallOpInterface<'_>>().callable_for_callee()
        else {
            return;
        };
        let (callee, name) = (callee.handle(), ir.ctx().ident("inlining.of"));
        for block in blocks {
            let first = ir.block(*block).front().filter(|op| op.isa::<CastOp<'_>>());
            if let Some(first) = first.map(|op| op.handle()) {
                ir.set_attr(first, name, Some(callee));
            }
        }
    }
}

fn parse(text: &str) -> Ir {
    let ctx: Arc<Context> = Context::new();
    ctx.load::<InliningDialect>();
    ctx.register_dialects(ods::DIALECTS);
    match parse_source(&ctx, "test.mlir", text.as_bytes()) {
        Ok(ir) => ir,
        Err(errors) => panic!("{}", errors[0]),
    }
}

/// The texts of `inliner/texts.mlir` after inlining are in the `.txt` file next to it (`UPDATE_EXPECT=1` updates it).
#[test]
fn an_interface_is_added_when_its_dialect_is_loaded() {
    let ctx = Context::new();
    ctx.register_dialects(&[DialectEntry::of::<InliningDialect>()]);
    let name = ctx.ident("inlining");
    assert!(ctx.dialect_interface::<dyn DialectInlinerInterface>(name).is_none());
    ctx.load::<InliningDialect>();
    assert!(ctx.dialect_interface::<dyn DialectInlinerInterface>(name).is_some());
}

#[test]
fn calls_are_inlined() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/inliner/texts.mlir");
    let texts = std::fs::read_to_string(&file).expect("the texts");
    let inlined = texts.split(BREAK).map(|text| {
        let mut ir = parse(text);
        let root = ir.root().expect("a module").handle();
        inline(&mut ir, root);
        let printed = ir.op(root).print_top_level(&PrintFlags::default());
        verify(ir.op(root)).unwrap_or_else(|error| panic!("{error}\n{printed}"));
        printed
    });
    let inlined: Vec<String> = inlined.collect();
    expect_file![file.with_extension("txt")].assert_eq(&inlined.join(BREAK));
}

#[test]
fn callees_are_found_and_changed() {
    let mut ir = parse(
        "inlining.def @f gives [] { inlining.give }
        inlining.def @main gives [] {
          inlining.call @f() : () -> ()
          inlining.give
        }",
    );
    let ctx = ir.ctx().clone();
    let root = ir.root().expect("a module");
    let call = root.walk(WalkOrder::Pre).find(|op| op.isa::<CallOp<'_>>()).expect("a call");
    let call = call.handle();
    let view: CallOpInterface<'_> = ir.op(call).cast();
    assert!(view.resolve_callable().is_some_and(|op| op.isa::<DefOp<'_>>()));
    let graph = CallGraph::new(root);
    let nodes: Vec<CallGraphNode> = graph.nodes().collect();
    assert_eq!(graph.components().len(), 3);
    assert_eq!(graph.edges(nodes[1])[0].target, nodes[0]);
    let other = SymbolRefAttr::get(&ctx, ctx.ident("nobody"), &[]).handle();
    CallOpInterface::set_callee_from_callable(&mut ir, call, CalleeHandle::Symbol(other));
    let view: CallOpInterface<'_> = ir.op(call).cast();
    assert!(view.resolve_callable().is_none());
}
