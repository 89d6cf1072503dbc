//! Building and changing operations: builders, setters, properties and typed values.

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

use ods::arith::{AddIOp, AddUIExtendedOp, CmpIOp, CmpIPredicate};
use ods::arith::{ConstantOp, IntegerOverflowFlags, MulIOp};
use ods::cf::{AssertOp, BranchOp, CondBranchOp};
use ods::func::{FuncOp, ReturnOp};
use ods::scf::{IfOp, YieldOp};
use ods_runtime::pass::{FnPass, PassManager, PassResult};
use ods_runtime::prelude::*;

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx
}

fn text(ir: &Ir) -> String {
    verify(ir.root().expect("a root")).expect("a valid module");
    ir.root().expect("a root").to_string()
}

fn i32_type(ctx: &Context) -> Type {
    IntegerType::get(ctx, 32).into()
}

/// Runs `build` in the body of `func.func @f(i32, i32, i1)` and returns the body as text.
fn in_function(build: impl FnOnce(&mut OpBuilder<'_>, [Value; 3])) -> String {
    let ctx = context();
    let mut ir = ModuleOp::create(&ctx);
    let mut b = OpBuilder::in_root(&mut ir);
    let types = [i32_type(&ctx), i32_type(&ctx), IntegerType::get(&ctx, 1).into()];
    let func = FuncOp::build(&mut b, "f", FunctionType::get(&ctx, &types, &[]));
    b.build_body(func, 0, types, |b, arguments| {
        build(b, arguments);
        if b.ir().op(func).region(0).last_block().and_then(|it| it.terminator()).is_none() {
            ReturnOp::build_empty(b);
        }
    });
    let text = text(&ir);
    let body = text.split_once("{\n  func").and_then(|(_, rest)| rest.split_once("{\n"));
    let (body, _) = body.and_then(|(_, rest)| rest.rsplit_once("  }\n}")).expect("a function");
    body.to_owned()
}

#[test]
fn results_are_operands_of_the_next_operation() {
    let body = in_function(|b, [x, y, _]| {
        let sum = AddIOp::build(b, x, y);
        let product = MulIOp::build(b, sum, sum);
        CmpIOp::build(b, CmpIPredicate::Slt, product, y);
    });
    assert_eq!(
        body,
        "    %0 = arith.addi %arg0, %arg1 : i32\n    %1 = arith.muli %0, %0 : i32\n    \
         %2 = arith.cmpi slt, %1, %arg1 : i32\n    return\n"
    );
}

#[test]
fn arguments_are_set_by_name() {
    let body = in_function(|b, [x, y, _]| {
        let note = UnitAttr::get(b.ctx()).handle();
        let sum = b
            .new_op::<AddIOp>()
            .set_rhs(y)
            .set_lhs(x)
            .set_overflow_flags(IntegerOverflowFlags::NSW)
            .with_attr("test.note", note)
            .build();
        assert_eq!(b.get(sum).overflow_flags(), IntegerOverflowFlags::NSW);
    });
    assert_eq!(
        body,
        "    %0 = arith.addi %arg0, %arg1 overflow<nsw> {test.note} : i32\n    return\n"
    );
}

#[test]
fn groups_are_set_by_name_and_get_their_sizes() {
    let body = in_function(|b, [x, y, condition]| {
        let region = b.insert_point();
        let InsertPoint::End(entry) = region else { panic!("the builder is at the end") };
        let region = b.ir().block(entry).parent().expect("a region").handle();
        let ty = i32_type(b.ctx());
        let exit = b.create_block(region, [ty]);
        ReturnOp::build_empty(b);
        b.set_insert_point(InsertPoint::End(entry));
        let weights = [1, 2];
        b.new_op::<CondBranchOp>()
            .set_condition(condition)
            .set_true_dest_operands(&[x])
            .set_false_dest_operands(&[y])
            .set_branch_weights(Some(&weights))
            .with_successors([exit, exit])
            .build();
    });
    assert_eq!(
        body,
        "    cf.cond_br %arg2 weights([1, 2]), ^bb1(%arg0 : i32), ^bb1(%arg1 : i32)\n  \
         ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0\n    return\n"
    );
}

#[test]
fn an_operation_is_created_from_parts() {
    let body = in_function(|b, [x, y, _]| {
        let ctx = b.ctx().clone();
        let mut properties = Properties::<AddIOp>::new(&ctx);
        properties.edit().set_overflow_flags(IntegerOverflowFlags::NUW);
        let types = [i32_type(&ctx)];
        b.new_op::<AddIOp>()
            .with_operands([x, y])
            .with_types(types)
            .with_properties(&properties)
            .build();
    });
    assert_eq!(body, "    %0 = arith.addi %arg0, %arg1 overflow<nuw> : i32\n    return\n");
}

#[test]
fn bodies_are_built_by_closures() {
    let body = in_function(|b, [x, _, condition]| {
        let types = [i32_type(b.ctx())];
        let op = IfOp::build(b, &types, condition);
        for region in 0..2 {
            b.build_body(op, region, NO_ARGS, |b, []| {
                YieldOp::build(b, &[x]);
            });
        }
        assert_eq!(b.get(op).results().len(), 1);
    });
    assert!(body.contains("scf.yield %arg0 : i32\n    } else {\n      scf.yield %arg0"), "{body}");
}

#[test]
fn result_types_are_inferred_from_regions() {
    let body = in_function(|b, [x, y, condition]| {
        let regions = [x, y].map(|value| {
            let region = b.new_region();
            b.guarded(|b| {
                b.create_block(region, NO_ARGS);
                YieldOp::build(b, &[value]);
            });
            region
        });
        let chosen = b
            .new_op::<IfOp>()
            .set_condition(condition)
            .with_region(regions[0])
            .with_region(regions[1])
            .build();
        assert_eq!(b.get(chosen).results().count(), 1);
    });
    assert!(body.contains("scf.if %arg2 -> (i32) {\n      scf.yield %arg0 : i32\n"), "{body}");
}

#[test]
fn setters_change_an_operation_and_tell_the_listener() {
    #[derive(Debug, Default)]
    struct Modified(Vec<Op>);
    impl ods_runtime::ir::Listener for Modified {
        fn operation_modified(&mut self, _: &Ir, op: Op) {
            self.0.push(op);
        }
    }
    in_function(|b, [x, y, condition]| {
        let sum = AddIOp::build(b, x, x);
        let assert = AssertOp::build(b, condition, "before");
        let mut listener = Modified::default();
        let (point, loc) = (b.insert_point(), b.loc());
        let mut b = OpBuilder::new(b.ir_mut(), point, loc).with_listener(&mut listener);
        b.edit(sum).set_rhs(y).set_overflow_flags(IntegerOverflowFlags::NSW);
        b.edit(assert).set_msg("after");
        assert_eq!((b.get(sum).rhs(), b.get(assert).msg()), (b.ir().value(y), "after"));
        assert_eq!(listener.0, [sum.op(), sum.op(), assert.op()]);
    });
}

#[test]
fn values_of_one_kind_of_type_are_typed() {
    in_function(|b, [_, _, condition]| {
        let op = AssertOp::build(b, condition, "text");
        let argument = b.get(op).arg();
        assert_eq!((argument.ty().width(), argument.handle()), (1, condition));
    });
}

/// A function on operations and on adaptors.
fn swapped<'ir, S: OpSource<'ir>>(op: AddIOp<'ir, S>) -> (S::Value, S::Value, bool) {
    (op.rhs(), op.lhs(), op.overflow_flags() == IntegerOverflowFlags::NONE)
}

#[test]
fn a_function_reads_operations_and_adaptors() {
    in_function(|b, [x, y, _]| {
        let sum = AddIOp::build(b, x, y);
        let view = b.get(sum);
        assert_eq!(swapped(view), (b.ir().value(y), b.ir().value(x), true));
        assert_eq!(
            swapped(Adaptor::of_op(*view, &["x", "y"]).view::<AddIOp<'_>>()),
            ("y", "x", true)
        );
    });
}

#[test]
fn several_results_have_their_handles() {
    in_function(|b, [x, y, _]| {
        let sum = AddUIExtendedOp::build_from_lhs(b, x, y);
        let (low, overflow) = (sum.result(0), sum.result(1));
        let view = b.get(sum);
        assert_eq!((view.sum(), view.overflow()), (b.ir().value(low), b.ir().value(overflow)));
        assert_eq!(sum.results().collect::<Vec<_>>(), [low, overflow]);
    });
}

#[test]
fn properties_are_values() {
    let ctx = context();
    let mut properties = Properties::<CmpIOp>::new(&ctx);
    properties.edit().set_predicate(CmpIPredicate::Ult);
    assert_eq!(properties.get().predicate(), CmpIPredicate::Ult);
    assert_eq!(properties.to_attr().to_string(), "{predicate = 6 : i64}");
    let read = Properties::from_attr(&ctx, properties.to_attr()).expect("valid properties");
    assert_eq!(properties, read);
    let state = RandomState::new();
    assert_eq!(state.hash_one(&properties), state.hash_one(&read));
    properties.edit().set_predicate(CmpIPredicate::Eq);
    assert_ne!(properties, read);

    in_function(|b, [x, y, _]| {
        let op = CmpIOp::build(b, CmpIPredicate::Eq, x, y);
        let mut properties = b.get(op).properties::<CmpIOp>();
        properties.edit().set_predicate(CmpIPredicate::Ne);
        b.ir_mut().set_properties(op, &properties);
        assert_eq!(b.get(op).predicate(), CmpIPredicate::Ne);
        assert_eq!(b.get(op).properties::<CmpIOp>(), properties);
    });
}

#[test]
fn wrong_properties_have_upstreams_diagnostics() {
    let ctx = context();
    let read = |attr: Attribute| Properties::<CmpIOp>::from_attr(&ctx, attr).map(|_| ());
    let unit = UnitAttr::get(&ctx).handle();
    assert_eq!(read(unit), Err("expected DictionaryAttr to set properties".to_owned()));
    let entry = ods_runtime::attrs::NamedAttribute::new(ctx.ident("predicate"), unit);
    let wrong = DictionaryAttr::get(&ctx, &[entry]);
    assert_eq!(
        read(wrong.into()),
        Err("Invalid attribute `predicate` in property conversion: unit".to_owned())
    );
}

#[test]
fn building_loads_a_registered_dialect() {
    let ctx = context();
    let mut ir = ModuleOp::create(&ctx);
    let mut b = OpBuilder::in_root(&mut ir);
    let three = IntegerAttr::get(&ctx, IntegerType::get(&ctx, 32), 3);
    ConstantOp::build(&mut b, three);
    assert_eq!(text(&ir), "module {\n  %c3_i32 = arith.constant 3 : i32\n}");
}

#[test]
fn points_of_insertion() {
    let ctx = context();
    let mut ir = ModuleOp::create(&ctx);
    let named = |b: &mut OpBuilder<'_>, name: &str| ModuleOp::builder(b).name(name).build();
    let mut b = OpBuilder::in_root(&mut ir);
    let InsertPoint::End(body) = b.insert_point() else { panic!("at the end") };
    let first = named(&mut b, "first");
    for (point, names) in [
        (InsertPoint::Start(body), ["a", "b"]),
        (InsertPoint::After(first.op()), ["c", "d"]),
        (InsertPoint::Before(first.op()), ["e", "f"]),
        (InsertPoint::End(body), ["g", "h"]),
    ] {
        b.set_insert_point(point);
        for name in names {
            named(&mut b, name);
        }
    }
    let root = ir.root().expect("a root");
    let names = root.walk(WalkOrder::Pre).skip(1);
    let names: Vec<_> = names.filter_map(|op| op.cast::<ModuleOp>().sym_name()).collect();
    assert_eq!(names, ["a", "b", "e", "f", "first", "c", "d", "g", "h"]);
}

#[test]
fn a_branch_has_its_operands_as_a_range() {
    in_function(|b, [x, y, _]| {
        let InsertPoint::End(entry) = b.insert_point() else { panic!("at the end") };
        let region = b.ir().block(entry).parent().expect("a region").handle();
        let types = [i32_type(b.ctx()), i32_type(b.ctx())];
        let exit = b.create_block(region, types);
        ReturnOp::build_empty(b);
        b.set_insert_point(InsertPoint::End(entry));
        let branch = BranchOp::build(b, exit, &[x]);
        b.edit(branch).dest_operands().append(&[y]);
        assert_eq!(b.get(branch).dest_operands().handles()[..], [x, y]);
    });
}

#[test]
fn a_pipeline_registers_the_dialects_of_its_passes() {
    fn add_function(ir: &mut Ir, _: Op) -> PassResult {
        let ctx = ir.ctx().clone();
        let mut b = OpBuilder::in_root(ir);
        ods::func::FuncOp::build(&mut b, "f", FunctionType::get(&ctx, &[], &[]));
        Ok(())
    }
    let pass = FnPass::new("add-function", "add a function", add_function);
    let mut ir = ModuleOp::create(&Context::new());
    let root = ir.root().expect("a module").handle();
    let mut manager = PassManager::new("any");
    manager.add(pass.with_dialects(ods::DIALECTS));
    manager.enable_verifier(false);
    manager.run(&mut ir, root).expect("a pass that succeeds");
    assert!(ir.op(root).to_string().contains("func.func"));
}

#[test]
#[should_panic(expected = "`arith.constant` is created without its attribute `value`")]
fn required_attributes_are_checked_when_an_operation_is_created() {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    let mut ir = ModuleOp::create(&ctx);
    let ty = i32_type(&ctx);
    OpBuilder::in_root(&mut ir).new_op::<ods::arith::ConstantOp>().with_types([ty]).build();
}
