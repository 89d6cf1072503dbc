//! Conversions with type converters, and their failures.

use std::sync::Arc;

use expect_test::expect;
use ods::arith::{AddIOp, AddIOpAdaptor, ArithDialect, ConstantOp};
use ods::cf::ControlFlowDialect;
use ods::func::FuncDialect;
use ods_runtime::conversion::{
    ConversionConfig, ConversionFailure, ConversionPatternSet, ConversionRewriter,
    ConversionTarget, TypeConverter, apply_analysis_conversion, apply_full_conversion,
    apply_partial_conversion, function_type_pattern,
};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::text::parse_source;
use ods_runtime::types::{IndexType, IntegerType};

fn parse(text: &str) -> Ir {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    parse_source(&ctx, "m.mlir", text.as_bytes()).expect("the text is valid")
}

fn text(ir: &Ir) -> String {
    ir.root().expect("the module").to_string()
}

/// Converts `index` to `parts` integers of 32 bits, and other types to themselves.
fn index_to(parts: usize) -> TypeConverter {
    let mut types = TypeConverter::new();
    types.add_identity_conversion();
    types.add_conversion(move |ty| {
        let integer = || IntegerType::get(ty.ctx(), 32).handle();
        ty.isa::<IndexType<'_>>().then(|| vec![integer(); parts])
    });
    types
}

fn add(
    op: OpOf<AddIOp<'static>>,
    operands: AddIOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let sum = AddIOp::build(r, operands.lhs(), operands.rhs());
    r.replace_op_with(op, sum);
    Some(())
}

/// The patterns and the target that convert functions, calls, branches and sums.
fn setup(types: TypeConverter) -> (ConversionPatternSet, ConversionTarget) {
    let types = Arc::new(types);
    let mut patterns = ConversionPatternSet::with_converter(types.clone());
    patterns.add(function_type_pattern());
    patterns.add(ods::func::conversion::call_type_pattern());
    patterns.add(ods::func::conversion::return_type_pattern());
    ods::cf::conversion::add_type_patterns(&mut patterns);
    patterns.add_op("ConvertAdd", add);
    let mut target = ConversionTarget::new();
    let is_legal = move |op: ods_runtime::OpRef<'_>| match op.dyn_cast::<FunctionOpInterface<'_>>()
    {
        Some(function) => {
            let ty = function.function_type().cast::<ods_runtime::types::FunctionType<'_>>();
            Some(types.is_signature_legal(ty))
        }
        None => Some(types.is_legal_op(op)),
    };
    let is_legal = Arc::new(is_legal);
    let (first, second, third) = (is_legal.clone(), is_legal.clone(), is_legal);
    target.add_dynamically_legal_dialect::<FuncDialect>(move |op| first(op));
    target.add_dynamically_legal_dialect::<ControlFlowDialect>(move |op| second(op));
    target.add_dynamically_legal_dialect::<ArithDialect>(move |op| third(op));
    (patterns, target)
}

fn convert(ir: &mut Ir, types: TypeConverter) -> Result<(), ConversionFailure> {
    let (patterns, target) = setup(types);
    let root = ir.root().expect("the module").handle();
    let config = ConversionConfig::default();
    apply_partial_conversion(ir, &[root], &target, &patterns.freeze(), config)
}

const FUNCTION: &str = "\
func.func @f(%x: index, %y: index) -> index {
  %sum = arith.addi %x, %y : index
  cf.br ^end(%sum : index)
^end(%z: index):
  return %z : index
}
";

#[test]
fn types_of_functions_and_blocks_are_converted() {
    let mut ir = parse(FUNCTION);
    convert(&mut ir, index_to(1)).expect("everything converts");
    let expected = "\
module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    cf.br ^bb1(%0 : i32)
  ^bb1(%1: i32):  // pred: ^bb0
    return %1 : i32
  }
}";
    assert_eq!(text(&ir), expected);
    ods_runtime::verify::verify(ir.root().expect("the module")).expect("the result is valid");
}

#[test]
fn one_value_becomes_several() {
    let mut ir = parse(
        "\
func.func @g(%x: index {test.attr}, %c: i1) -> (i8, index) {
  %r:2 = call @g(%x, %c) : (index, i1) -> (i8, index)
  cf.cond_br %c, ^a(%r#1 : index), ^b
^a(%z: index):
  return %r#0, %z : i8, index
^b:
  return %r#0, %x : i8, index
}
",
    );
    convert(&mut ir, index_to(2)).expect("everything converts");
    let expected = "\
module {
  func.func @g(%arg0: i32 {test.attr}, %arg1: i32 {test.attr}, %arg2: i1) -> (i8, i32, i32) {
    %0:3 = call @g(%arg0, %arg1, %arg2) : (i32, i32, i1) -> (i8, i32, i32)
    cf.cond_br %arg2, ^bb1(%0#1, %0#2 : i32, i32), ^bb2
  ^bb1(%1: i32, %2: i32):  // pred: ^bb0
    return %0#0, %1, %2 : i8, i32, i32
  ^bb2:  // pred: ^bb0
    return %0#0, %arg0, %arg1 : i8, i32, i32
  }
}";
    assert_eq!(text(&ir), expected);
    ods_runtime::verify::verify(ir.root().expect("the module")).expect("the result is valid");
}

#[test]
fn values_without_parts_disappear() {
    let mut ir = parse("func.func @h(%x: index, %c: i1) -> index {\n  return %x : index\n}\n");
    convert(&mut ir, index_to(0)).expect("everything converts");
    assert_eq!(text(&ir), "module {\n  func.func @h(%arg0: i1) {\n    return\n  }\n}");
}

#[test]
fn unconverted_uses_need_a_materialization() {
    let source = "func.func @f(%x: index) {\n  \"test.use\"(%x) : (index) -> ()\n  return\n}\n";
    let mut ir = parse(source);
    let before = text(&ir);
    let failure = convert(&mut ir, index_to(1)).expect_err("nothing connects i32 to index");
    assert_eq!(
        failure.diagnostic().message(),
        "failed to legalize unresolved materialization from ('i32') to ('index') that remained live after conversion"
    );
    assert_eq!(text(&ir), before);

    let mut types = index_to(1);
    types.add_source_materialization(|b, ty, inputs| {
        let cast = ods::arith::IndexCastOp::build(b, ty, *inputs.first()?);
        Some(b.result(cast, 0))
    });
    convert(&mut ir, types).expect("index_cast connects them");
    let expected = "\
module {
  func.func @f(%arg0: i32) {
    %0 = arith.index_cast %arg0 : i32 to index
    \"test.use\"(%0) : (index) -> ()
    return
  }
}";
    assert_eq!(text(&ir), expected);
}

#[test]
fn a_failure_names_the_closest_pattern_and_changes_nothing() {
    let mut ir = parse(FUNCTION);
    let before = text(&ir);
    let mut patterns = ConversionPatternSet::new();
    patterns.add_op("ToUnknown", |op: OpOf<AddIOp<'static>>, operands: AddIOpAdaptor<'_>, r| {
        let mut state = OpState::new(r.ctx().op_name("test.sum"), r.loc());
        state.operands.extend([operands.lhs(), operands.rhs()]);
        state.types.push(r.get(op).result().ty().handle());
        let sum = r.create(&state);
        r.replace_op_with(op, sum);
        Some(())
    });
    patterns.add_op("Refuses", |op: OpOf<AddIOp<'static>>, _: AddIOpAdaptor<'_>, r| {
        r.no_match(op, "the sum is too large")
    });
    patterns.add_op("Forgets", |_: OpOf<AddIOp<'static>>, _: AddIOpAdaptor<'_>, _| Some(()));
    let mut target = ConversionTarget::new();
    target.add_illegal_op::<AddIOp<'_>>();
    let root = ir.root().expect("the module").handle();
    let patterns = patterns.freeze();
    let config = ConversionConfig::default();
    let failure = apply_full_conversion(&mut ir, &[root], &target, &patterns, config);
    let failure = failure.expect_err("builtin.module is of unknown legality");
    assert_eq!(failure.diagnostic().message(), "failed to legalize operation 'builtin.module'");

    target.set_dialect_legality("builtin", ods_runtime::conversion::Legality::Legal);
    target.add_legal_dialect::<FuncDialect>();
    target.add_legal_dialect::<ControlFlowDialect>();
    let config = ConversionConfig::default();
    let failure = apply_full_conversion(&mut ir, &[root], &target, &patterns, config);
    let failure = failure.expect_err("test.sum is of unknown legality");
    assert_eq!(failure.diagnostic().message(), "failed to legalize operation 'arith.addi'");
    let attempts: Vec<String> = failure.attempts().iter().map(ToString::to_string).collect();
    let expected = [
        "pattern `Forgets` on 'arith.addi': returns without replacing, erasing or modifying the operation",
        "pattern `Refuses` on 'arith.addi': the sum is too large",
        "pattern `ToUnknown` on 'arith.addi': failed to legalize created operation 'test.sum'",
    ];
    assert_eq!(attempts, expected);
    assert_eq!(text(&ir), before);
}

#[test]
fn what_a_failed_pattern_changes_is_undone() {
    let mut ir = parse(FUNCTION);
    let before = text(&ir);
    let mut patterns = ConversionPatternSet::new();
    patterns.add_op("Halfway", |op: OpOf<AddIOp<'static>>, operands: AddIOpAdaptor<'_>, r| {
        let sum = AddIOp::build(r, operands.rhs(), operands.lhs());
        r.edit::<AddIOp<'_>>(sum).set_lhs(operands.lhs());
        let block = r.op(op).block()?.handle();
        let next = r.split_block(op);
        r.edit::<AddIOp<'_>>(op).set_rhs(operands.lhs());
        r.replace_op_with(op, sum);
        let first = r.block(next).back()?.handle();
        r.erase_op(first);
        r.move_op(sum, ods_runtime::ir::InsertPoint::Start(block));
        r.no_match(op, "after all")
    });
    let mut target = ConversionTarget::new();
    target.add_illegal_op::<AddIOp<'_>>();
    let root = ir.root().expect("the module").handle();
    let config = ConversionConfig::default();
    let failure = apply_partial_conversion(&mut ir, &[root], &target, &patterns.freeze(), config);
    let failure = failure.expect_err("the only pattern fails");
    assert_eq!(
        failure.to_string(),
        "failed to legalize operation 'arith.addi' that was explicitly marked illegal (pattern `Halfway` on 'arith.addi': after all)"
    );
    assert_eq!(text(&ir), before);
    ods_runtime::verify::verify(ir.root().expect("the module")).expect("the IR is as it was");
}

#[test]
fn an_analysis_changes_nothing() {
    let mut ir = parse(FUNCTION);
    let before = text(&ir);
    let (patterns, target) = setup(index_to(1));
    let root = ir.root().expect("the module").handle();
    let mut visited = Vec::new();
    let config = ConversionConfig { visited: Some(&mut visited), ..ConversionConfig::default() };
    apply_analysis_conversion(&mut ir, &[root], &target, &patterns.freeze(), config)
        .expect("an analysis does not fail");
    assert_eq!(text(&ir), before);
    let names: Vec<&str> = visited.iter().map(|op| ir.op(*op).name().as_str()).collect();
    assert_eq!(names, ["func.func", "arith.addi", "cf.br", "func.return"]);
}

#[test]
fn patterns_read_the_operations_as_they_were() {
    let mut ir = parse(
        "\
func.func @f(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %sum = arith.addi %x, %one : i32
  return %sum : i32
}
",
    );
    let mut patterns = ConversionPatternSet::new();
    patterns.add_op("Erase", |op: OpOf<ConstantOp<'static>>, _, r| {
        r.erase_op(op);
        Some(())
    });
    patterns.add_op("Use", |op: OpOf<AddIOp<'static>>, _: AddIOpAdaptor<'_>, r| {
        let constant = r.get(op).rhs().defining_op()?;
        if !constant.isa::<ConstantOp<'_>>() {
            return r.no_match(op, "the operand was replaced");
        }
        let lhs = r.get(op).lhs().handle();
        r.replace_op(op, &[lhs]);
        Some(())
    });
    let mut target = ConversionTarget::new();
    target.add_illegal_dialect::<ArithDialect>();
    let root = ir.root().expect("the module").handle();
    let config = ConversionConfig::default();
    apply_partial_conversion(&mut ir, &[root], &target, &patterns.freeze(), config)
        .expect("everything converts");
    assert_eq!(
        text(&ir),
        "module {\n  func.func @f(%arg0: i32) -> i32 {\n    return %arg0 : i32\n  }\n}"
    );
}

const LOOPS: &str = "\
func.func @loops(%n: i64, %init: index, %c: i1) -> index {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %sum = scf.for %i = %zero to %n step %one iter_args(%x = %init) -> (index) : i64 {
    %y = scf.if %c -> (index) {
      scf.yield %x : index
    } else {
      scf.yield %init : index
    } {test.attr}
    scf.yield %y : index
  }
  %last = scf.while (%x = %sum) : (index) -> index {
    scf.condition(%c) %x : index
  } do {
  ^bb0(%x: index):
    \"test.use\"() : () -> ()
    scf.yield %x : index
  }
  return %last : index
}
";

/// Converts the types of `scf`, `func` and `cf`.
fn convert_loops(ir: &mut Ir, types: TypeConverter) -> Result<(), ConversionFailure> {
    let (mut patterns, mut target) = setup(types);
    let types = patterns.converter().expect("setup sets it").clone();
    ods::scf::conversion::add_type_patterns(&mut patterns);
    target.add_dynamically_legal_dialect::<ods::scf::SCFDialect>(move |op| {
        Some(types.is_legal_op(op) && op.regions().all(|region| types.is_legal_region(region)))
    });
    let root = ir.root().expect("the module").handle();
    let config = ConversionConfig::default();
    apply_partial_conversion(ir, &[root], &target, &patterns.freeze(), config)
}

#[test]
fn values_that_loops_carry_become_several() {
    let mut ir = parse(LOOPS);
    convert_loops(&mut ir, index_to(2)).expect("everything converts");
    ods_runtime::verify::verify(ir.root().expect("the module")).expect("the result is valid");
    expect![[r#"
        module {
          func.func @loops(%arg0: i64, %arg1: i32, %arg2: i32, %arg3: i1) -> (i32, i32) {
            %c0_i64 = arith.constant 0 : i64
            %c1_i64 = arith.constant 1 : i64
            %0:2 = scf.for %arg4 = %c0_i64 to %arg0 step %c1_i64 iter_args(%arg5 = %arg1, %arg6 = %arg2) -> (i32, i32)  : i64 {
              %2:2 = scf.if %arg3 -> (i32, i32) {
                scf.yield %arg5, %arg6 : i32, i32
              } else {
                scf.yield %arg1, %arg2 : i32, i32
              } {test.attr}
              scf.yield %2#0, %2#1 : i32, i32
            }
            %1:2 = scf.while (%arg4 = %0#0, %arg5 = %0#1) : (i32, i32) -> (i32, i32) {
              scf.condition(%arg3) %arg4, %arg5 : i32, i32
            } do {
            ^bb0(%arg4: i32, %arg5: i32):
              "test.use"() : () -> ()
              scf.yield %arg4, %arg5 : i32, i32
            }
            return %1#0, %1#1 : i32, i32
          }
        }"#]].assert_eq(&text(&ir));

    let mut ir = parse(LOOPS);
    convert_loops(&mut ir, index_to(0)).expect("everything converts");
    ods_runtime::verify::verify(ir.root().expect("the module")).expect("the result is valid");
    expect![[r#"
        module {
          func.func @loops(%arg0: i64, %arg1: i1) {
            %c0_i64 = arith.constant 0 : i64
            %c1_i64 = arith.constant 1 : i64
            scf.for %arg2 = %c0_i64 to %arg0 step %c1_i64  : i64 {
              scf.if %arg1 {
              } else {
              } {test.attr}
            }
            scf.while : () -> () {
              scf.condition(%arg1)
            } do {
              "test.use"() : () -> ()
              scf.yield
            }
            return
          }
        }"#]]
    .assert_eq(&text(&ir));
}

#[test]
fn single_operands_stay_single() {
    let mut ir = parse(
        "\
func.func @f(%n: index) {
  scf.for %i = %n to %n step %n {
  }
  return
}
",
    );
    let failure = convert_loops(&mut ir, index_to(2)).expect_err("a bound becomes two values");
    expect!["failed to legalize operation 'scf.for' that was explicitly marked illegal (pattern `ConvertForOpTypes` on 'scf.for': a value is converted to more or fewer values than the definition allows)"].assert_eq(&failure.to_string());

    let mut ir = parse(
        "\
func.func @f(%x: index, %c: i8) {
  cf.switch %c : i8, [
    default: ^bb1(%x : index),
    1: ^bb1(%x : index)
  ]
^bb1(%y: index):
  return
}
",
    );
    let types = Arc::new(index_to(2));
    let mut patterns = ConversionPatternSet::with_converter(types.clone());
    patterns.add(ods_runtime::conversion::any_op_type_pattern());
    let mut target = ConversionTarget::new();
    target
        .add_dynamically_legal_dialect::<ControlFlowDialect>(move |op| Some(types.is_legal_op(op)));
    let root = ir.root().expect("the module").handle();
    let config = ConversionConfig::default();
    let failure = apply_partial_conversion(&mut ir, &[root], &target, &patterns.freeze(), config)
        .expect_err("the operands of the cases are ranges");
    expect!["failed to legalize operation 'cf.switch' that was explicitly marked illegal (pattern `AnyOpTypeConversion` on 'cf.switch': a value is converted to more or fewer values than the definition allows)"].assert_eq(&failure.to_string());
}

/// Converts the operands and results of operations of any dialect, here with groups of operands.
#[test]
fn types_of_any_operation_are_converted() {
    let mut ir = parse(
        "\
func.func @f(%x: index, %m: memref<?x?xi8>) {
  %0:2 = \"test.op\"(%x, %x) ({
  ^bb0(%a: index):
    \"test.end\"(%a) : (index) -> ()
  }) {k} : (index, index) -> (i8, index)
  cf.switch %0#0 : i8, [
    default: ^bb1(%x : index)
  ]
^bb1(%y: index):
  return
}
",
    );
    let types = Arc::new(index_to(2));
    let (mut patterns, mut target) = setup(index_to(2));
    let mut any = ConversionPatternSet::with_converter(types.clone());
    any.add(ods_runtime::conversion::any_op_type_pattern());
    patterns.append(any);
    target.mark_unknown_op_dynamically_legal(move |op| Some(types.is_legal_op(op)));
    let root = ir.root().expect("the module").handle();
    let config = ConversionConfig::default();
    apply_partial_conversion(&mut ir, &[root], &target, &patterns.freeze(), config)
        .expect("everything converts");
    ods_runtime::verify::verify(ir.root().expect("the module")).expect("the result is valid");
    expect![[r#"
        module {
          func.func @f(%arg0: i32, %arg1: i32, %arg2: memref<?x?xi8>) {
            %0:3 = "test.op"(%arg0, %arg1, %arg0, %arg1) ({
            ^bb0(%arg3: i32, %arg4: i32):
              "test.end"(%arg3, %arg4) : (i32, i32) -> ()
            }) {k} : (i32, i32, i32, i32) -> (i8, i32, i32)
            cf.switch %0#0 : i8, [
              default: ^bb1(%arg0, %arg1 : i32, i32)]
          ^bb1(%1: i32, %2: i32):  // pred: ^bb0
            return
          }
        }"#]]
    .assert_eq(&text(&ir));
}
