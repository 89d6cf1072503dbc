//! The answers of `docs/guide.md` and the program of `docs/comparison.md`, compiled and run.

use std::sync::Arc;

use ods::analysis::call_graph::CallGraph;
use ods::arith::{
    AddIOp, AddIOpAdaptor, AddUIExtendedOp, ConstantOp, IntegerOverflowFlags, MulIOp, XOrIOp,
};
use ods::cf::{BranchOp, CondBranchOp};
use ods::func::conversion::return_type_pattern;
use ods::func::{CallOp, FuncOp, ReturnOp};
use ods::scf::{ForOp, IfOp, YieldOp};
use ods_runtime::attrs::{DenseI64ArrayAttr, DenseIntElementsAttr, FileLineColRange};
use ods_runtime::builtin::UnrealizedConversionCastOp;
use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionRewriter, ConversionTarget, TypeConverter,
    apply_full_conversion, function_type_pattern,
};
use ods_runtime::dataflow::{
    ConstantPropagation, DeadCodeAnalysis, Lattice, Solver, SparseForward, SparseForwardAnalysis,
    SparseTransfer, ValueLattice,
};
use ods_runtime::diag::Renderer;
use ods_runtime::ir::Mapping;
use ods_runtime::matchers::constant_op_attr;
use ods_runtime::pass::{
    Analyses, Analysis, Pass, PassContext, PassManager, PassRegistry, PassResult, common_passes,
};
use ods_runtime::prelude::*;
use ods_runtime::symbol::symbol_name;
use ods_runtime::text::{
    Delimiter, GenericParts, OpParser, OpPrinter, ParseResult, parse_source_into,
    parse_source_unverified,
};
use ods_runtime::tools::reduce;
use ods_runtime::{Dialect, DialectInit};

#[test]
fn the_pages_show_what_is_compiled() {
    let compiled = include_str!("guide.rs");
    for page in [include_str!("../docs/guide.md"), include_str!("../docs/comparison.md")] {
        let blocks = page.split("```rust\n").skip(1);
        for block in blocks.filter_map(|rest| rest.split("```").next()) {
            let lines = block.lines().map(|line| match line {
                "" => "\n".to_owned(),
                line => format!("    {line}\n"),
            });
            let in_function = compiled.contains(&lines.collect::<String>());
            assert!(in_function || compiled.contains(block), "not in tests/guide.rs:\n{block}");
        }
    }
}

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    ctx
}

fn parse(text: &str) -> Ir {
    let ctx = context();
    let ir = parse_source(&ctx, "guide.mlir", text.as_bytes());
    ir.unwrap_or_else(|errors| panic!("{}", Renderer::default().render(&ctx, &errors[0])))
}

/// The last operation in the only function.
fn last(ir: &Ir) -> Op {
    let nested = ir.root().into_iter().flat_map(|root| root.walk(WalkOrder::Pre));
    nested.last().expect("an operation").handle()
}

/// A builder before the last operation, and the argument of the function.
fn inside(ir: &mut Ir) -> (OpBuilder<'_>, Value) {
    let end = last(ir);
    let block = ir.op(end).block().expect("a block");
    let argument = block.argument(0).handle();
    (OpBuilder::new(ir, InsertPoint::Before(end), Location::UNKNOWN), argument)
}

/// The only addition.
fn add(ir: &Ir) -> OpRef<'_> {
    let mut nested = ir.root().into_iter().flat_map(|root| root.walk(WalkOrder::Pre));
    nested.find(|op| op.isa::<AddIOp<'_>>()).expect("an addition")
}

/// The functions in their order.
fn functions(ir: &Ir) -> Vec<Op> {
    let nested = ir.root().into_iter().flat_map(|root| root.walk(WalkOrder::Pre));
    nested.filter(|op| op.isa::<FuncOp<'_>>()).map(OpRef::handle).collect()
}

// ---- Text ----

#[test]
fn text_is_parsed() {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    let text = "func.func @f(%x: i32) -> i32 { return %x : i32 }";
    let ir = parse_source(&ctx, "f.mlir", text.as_bytes()).expect("valid MLIR");
    assert_eq!(ir.root().expect("a module").name().as_str(), "builtin.module");
}

#[test]
fn errors_are_shown() {
    let ctx = context();
    let text = "func.func @f(%x: i32) -> i64 { return %x : i32 }";
    let errors = parse_source(&ctx, "f.mlir", text.as_bytes()).expect_err("wrong type");
    for error in &errors {
        eprint!("{}", Renderer::default().render(&ctx, error));
    }
    assert!(errors[0].message().starts_with("type of return operand 0 ('i32')"));
}

#[test]
fn unknown_operations_are_parsed() {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let ir = parse_source(&ctx, "shop.mlir", br#"%0 = "shop.price"() : () -> i64"#).expect("valid");
    assert_eq!(ir.root().expect("a module").walk(WalkOrder::Pre).count(), 2);
}

#[test]
fn ir_is_printed() {
    let ir = parse("func.func private @f()");
    let module = ir.root().expect("a module");
    println!("{module}");
    let generic = PrintFlags { generic: true, ..PrintFlags::default() };
    println!("{}", module.print_top_level(&generic));
    assert!(module.print_top_level(&generic).starts_with("\"builtin.module\"() ({"));
}

#[test]
fn views_are_printed() {
    let ir = parse(
        "func.func @f(%x: i32) {
          cf.br ^bb1(%x : i32)
        ^bb1(%y: i32):
          %0 = arith.addi %x, %y overflow<nsw> : i32
          return
        }",
    );
    let add = add(&ir).cast::<AddIOp<'_>>();
    let block = add.block().expect("a block");
    println!("{} is made by {add}", add.result().as_operand());
    println!("of type {}, in {block}, at {}", add.result().ty(), add.loc_attr());
    let text = "%1 = arith.addi %arg0, %0 overflow<nsw> : i32";
    assert_eq!(add.to_string(), text);
    assert_eq!(add.result().to_string(), text);
    assert_eq!(add.result().as_operand(), "%1");
    assert_eq!(add.rhs().to_string(), "<block argument> of type 'i32' at index: 0");
    assert_eq!(add.rhs().as_operand(), "%0");
    assert_eq!(block.to_string(), "^bb1");
    assert_eq!(add.overflow_flags_attr().to_string(), "#arith.overflow<nsw>");
    assert_eq!(add.loc_attr().to_string(), "loc(\"guide.mlir\":4:16)");
    let function = add.parent_of_type::<FuncOp<'_>>().expect("a function");
    assert_eq!(function.function_type().to_string(), "(i32) -> ()");
    assert_eq!(function.sym_name_attr().to_string(), "\"f\"");
    assert!(function.to_string().starts_with("func.func @f("));
}

/// The operation around need not be valid, and what is in no operation has no name.
#[test]
fn views_of_invalid_ir_are_printed() {
    let mut ir = parse("func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32  return }");
    let (add, ctx) = (add(&ir).handle(), ir.ctx().clone());
    let view = ir.op(add);
    let (function, sum) = (view.parent_op().expect("a function").handle(), view.result(0).handle());
    let name = ctx.ident("sym_name");
    ir.set_attr(function, name, None);
    assert_eq!(
        ir.op(add).to_string(),
        format!(
            "%0 = {}",
            "\"arith.addi\"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32"
        )
    );
    assert_eq!(ir.value(sum).as_operand(), "%0");
    let block = ir.add_block();
    let argument = ir.add_argument(block, IntegerType::get(&ctx, 8).handle(), Location::UNKNOWN);
    assert_eq!(ir.block(block).to_string(), "<<UNLINKED BLOCK>>");
    assert_eq!(ir.value(argument).as_operand(), "<<UNKNOWN SSA VALUE>>");
    assert_eq!(ir.value(argument).to_string(), "<block argument> of type 'i8' at index: 0");
}

#[test]
fn ir_is_written_to_a_file() {
    let ir = parse("func.func @f(%x: i32) -> i32 { return %x : i32 }");
    let module = ir.root().expect("a module");
    let path = std::env::temp_dir().join(format!("ods-guide-{}.mlir", std::process::id()));
    let file = std::fs::File::create(&path).expect("a writable file");
    let mut file = std::io::BufWriter::new(file);
    module.write_top_level(&PrintFlags::default(), &mut file).expect("a writable file");
    drop(file);
    let text = std::fs::read_to_string(&path).expect("the file");
    std::fs::remove_file(&path).expect("the file");
    assert_eq!(text, module.print_top_level(&PrintFlags::default()));
}

#[test]
fn a_type_is_parsed() {
    let ctx = context();
    let ty = ctx.parse_type("memref<4x?xf32>").expect("a type");
    let attr = ctx.parse_attribute("dense<[1, 2]> : tensor<2xi8>").expect("an attribute");
    assert_eq!(ctx.type_ref(ty).cast::<MemRefType<'_>>().shape().len(), 2);
    assert!(ctx.attr_ref(attr).to_string().starts_with("dense<"));
}

#[test]
fn locations_are_printed() {
    let ir = parse("func.func private @f()");
    let module = ir.root().expect("a module");
    let flags = PrintFlags { debug_info: true, ..PrintFlags::default() };
    let text = module.print_top_level(&flags);
    assert!(text.contains("guide.mlir\":1:1"), "{text}");
}

#[test]
fn an_invalid_text_is_parsed() {
    let ctx = context();
    let text = "func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32 }";
    let ir = parse_source_unverified(&ctx, "broken.mlir", text.as_bytes()).expect("valid syntax");
    assert!(verify(ir.root().expect("a module")).is_err());
}

/// Parses `shop.sell %goods, %more : i32, i64 at "counter" -> i1`.
fn parse_sale(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    let start = p.offset();
    let goods = p.parse_operand_list(Delimiter::None)?;
    let types = p.parse_colon_type_list()?;
    p.resolve_operands_typed(&goods, &types, start, state)?;
    if p.parse_optional_keyword("at")? {
        let place = p.parse_string()?;
        state.add_attr(p.ctx().ident("place"), StringAttr::get(p.ctx(), &place));
    }
    state.add_types(p.parse_optional_arrow_type_list()?);
    p.parse_optional_attr_dict(state)
}

/// Prints what `parse_sale` parses.
fn print_sale<'ir>(op: OpRef<'ir>, p: &mut OpPrinter<'ir>) {
    p.write(" ");
    p.print_operands(op.operands());
    p.write(" : ");
    p.print_types(op.operands());
    if let Some(place) = op.attr("place") {
        p.write(" at ");
        p.print_attribute(place);
    }
    p.print_optional_arrow_type_list(op.results());
    p.print_attr_dict(op, &["place"]);
}

struct ShopDialect;

impl Dialect for ShopDialect {
    const NAMESPACE: &'static str = "shop";

    fn initialize(init: &mut DialectInit<'_>) {
        init.hooks().allows_unknown_operations = true;
        init.hooks().op_parser = Some(|name| match name {
            "shop.order" => Some(|p, state| {
                p.parse_generic_operation_after_op_name(state, &GenericParts::default())
            }),
            "shop.sell" => Some(parse_sale),
            _ => None,
        });
        init.hooks().op_printer = Some(|op| match op.name().as_str() {
            "shop.order" => Some(|op, p| p.print_generic_op_after_name(op)),
            "shop.sell" => Some(print_sale),
            _ => None,
        });
    }
}

#[test]
fn a_dialect_gives_unknown_operations_a_custom_form() {
    let ctx = context();
    ctx.load::<ShopDialect>();
    let text = "%0 = shop.order() {count = 2 : i64} : () -> i64";
    let ir = parse_source(&ctx, "shop.mlir", text.as_bytes()).expect("valid");
    assert!(ir.root().expect("a module").to_string().contains(text));
}

#[test]
fn an_operation_has_a_parser_and_a_printer_by_hand() {
    let ctx = context();
    ctx.load::<ShopDialect>();
    for text in [
        r#"%2 = shop.sell %0, %1 : i32, i32 at "counter" -> i1 {count = 2 : i64}"#,
        "shop.sell %0 : i32",
    ] {
        let text = format!("%0 = shop.order() : () -> i32\n%1 = shop.order() : () -> i32\n{text}");
        let ir = parse_source(&ctx, "shop.mlir", text.as_bytes()).expect("valid");
        let last = text.lines().next_back().expect("a line");
        assert!(ir.root().expect("a module").to_string().contains(last));
    }
}

// ---- Building ----

#[test]
fn a_module_is_built() {
    let ctx = context();
    let mut ir = ModuleOp::create(&ctx);
    let mut b = OpBuilder::in_root(&mut ir);
    let i32 = IntegerType::get(&ctx, 32).into();
    let ty = FunctionType::get(&ctx, &[i32], &[i32]);
    FuncOp::define(&mut b, "f", ty, |b, [x]| [AddIOp::build(b, x, x)]);
    assert_eq!(ir.root().expect("a module").walk(WalkOrder::Pre).count(), 4);
    verify(ir.root().expect("a module")).expect("a valid module");
}

#[test]
fn arguments_are_set_by_name() {
    let mut ir = parse("func.func @f(%x: i32) { return }");
    let (mut b, x) = inside(&mut ir);
    let sum = b
        .new_op::<AddIOp>()
        .set_lhs(x)
        .set_rhs(x)
        .set_overflow_flags(IntegerOverflowFlags::NSW)
        .build();
    assert_eq!(b.get(sum).overflow_flags(), IntegerOverflowFlags::NSW);
}

#[test]
fn operations_are_inserted() {
    let mut ir = parse("func.func @f(%x: i32) { return }");
    let (mut b, x) = inside(&mut ir);
    let first = AddIOp::build(&mut b, x, x);
    b.set_insert_point(InsertPoint::After(first.op()));
    let second = AddIOp::build(&mut b, first, x);
    b.set_insert_point(InsertPoint::Before(first.op()));
    let ctx = b.ctx().clone();
    let seven = IntegerAttr::get(&ctx, IntegerType::get(&ctx, 32), 7);
    let constant = ConstantOp::build(&mut b, seven);
    let order = [constant.op(), first.op(), second.op()];
    assert!(order.is_sorted_by(|a, c| ir.op(*a).is_before_in_block(ir.op(*c))));
}

#[test]
fn regions_are_filled() {
    let mut ir = parse("func.func @f(%x: i1) { return }");
    let (mut b, x) = inside(&mut ir);
    let choice = IfOp::builder(&mut b, x).then(|_| [x]).or_else(|b| [XOrIOp::build(b, x, x)]);
    verify(ir.op(choice)).expect("a valid operation");
}

#[test]
fn a_region_is_filled_later() {
    let mut ir = parse("func.func @f(%x: i1) { return }");
    let (mut b, x) = inside(&mut ir);
    let i1 = IntegerType::get(b.ctx(), 1).into();
    let choice = IfOp::build(&mut b, &[i1], x);
    for region in [0, 1] {
        b.build_body(choice, region, NO_ARGS, |b, []| {
            YieldOp::build(b, &[x]);
        });
    }
    verify(ir.op(choice)).expect("a valid operation");
}

#[test]
fn blocks_are_added() {
    let mut ir = parse("func.func @f(%x: i32) { \"test.end\"() : () -> () }");
    let (mut b, x) = inside(&mut ir);
    let entry = b.ir().op(last(b.ir())).block().expect("a block").handle();
    let placeholder = last(b.ir());
    b.ir_mut().erase(placeholder);
    b.set_insert_point(InsertPoint::End(entry));
    let region = b.block(entry).parent().expect("a region").handle();
    let i32: Type = IntegerType::get(b.ctx(), 32).into();
    let exit = b.create_block(region, [i32]);
    ReturnOp::build_empty(&mut b);
    b.set_insert_point(InsertPoint::End(entry));
    BranchOp::build(&mut b, exit, &[x]);
    verify(ir.root().expect("a module")).expect("a valid module");
}

#[test]
fn calls_and_branches_are_built() {
    let mut ir = parse(
        "func.func private @is_ready(i32) -> i1
         func.func @f(%x: i32) { return }",
    );
    let end = last(&ir);
    let entry = ir.op(end).block().expect("a block").handle();
    let (mut b, x) = inside(&mut ir);
    let region = b.block(entry).parent().expect("a region").handle();
    let i32: Type = IntegerType::get(b.ctx(), 32).into();
    let then = b.create_block(region, NO_ARGS);
    ReturnOp::build_empty(&mut b);
    let otherwise = b.create_block(region, [i32]);
    ReturnOp::build_empty(&mut b);
    b.set_insert_point(InsertPoint::End(entry));
    let i1 = IntegerType::get(b.ctx(), 1).handle();
    let condition = CallOp::build(&mut b, "is_ready", &[i1], &[x]).result(0);
    CondBranchOp::build(&mut b, condition, then, &[], otherwise, &[x]);
    ir.erase(end);
    verify(ir.root().expect("a module")).expect("valid");
}

#[test]
fn locations_are_set() {
    let mut ir = parse("func.func @f(%x: i32) { return }");
    let (mut b, x) = inside(&mut ir);
    let loc = Location::file_line_col(b.ctx(), "calc.txt", 3, 14);
    b.set_loc(loc);
    let sum = AddIOp::build(&mut b, x, x);
    assert_eq!(ir.op(sum).loc(), loc);
}

#[test]
fn loops_are_built() {
    let mut ir = parse("func.func @f(%x: index) { return }");
    let (mut b, x) = inside(&mut ir);
    let total = ForOp::builder(&mut b, x, x, x)
        .init_args([x])
        .body(|b, i, [sum]| [AddIOp::build(b, sum, i)])
        .result(0);
    assert!(ir.value(total).ty().isa::<IndexType<'_>>());
    verify(ir.root().expect("a module")).expect("a valid module");
}

#[test]
fn one_of_several_results_is_used() {
    let mut ir = parse("func.func @f(%x: i32) { return }");
    let (mut b, x) = inside(&mut ir);
    let types = ["i32", "i1"].map(|text| b.ctx().parse_type(text).expect("a type"));
    let sum = b.new_op::<AddUIExtendedOp>().set_lhs(x).set_rhs(x).with_types(types).build();
    let (low, overflow) = (sum.result(0), sum.result(1));
    assert_eq!(ir.get(sum).overflow(), ir.value(overflow));
    assert_ne!(low, overflow);
}

#[test]
fn operations_are_built_by_name() {
    let mut ir = parse("func.func @f(%x: i32) { return }");
    let (mut b, x) = inside(&mut ir);
    let mut state = OpState::new(b.ctx().op_name("shop.sell"), b.loc());
    state.add_operands([x]);
    state.add_types([b.ir().value(x).ty()]);
    let op = b.create(&state);
    assert_eq!(ir.op(op).to_string(), "%0 = \"shop.sell\"(%arg0) : (i32) -> i32");
}

#[test]
fn attributes_are_made() {
    let ctx = context();
    let seven = IntegerAttr::get(&ctx, IntegerType::get(&ctx, 32), 7);
    let name = StringAttr::get(&ctx, "seven");
    let both = ArrayAttr::get(&ctx, &[seven.into(), name.into()]);
    let sizes = DenseI64ArrayAttr::get(&ctx, &[4, 8]);
    assert_eq!(both.to_string(), "[7 : i32, \"seven\"]");
    assert_eq!(sizes.value(1), Some(8));
}

#[test]
fn types_are_compared() {
    let ctx = context();
    let i32: Type = IntegerType::get(&ctx, 32).into();
    let same = ctx.parse_type("i32") == Ok(i32);
    assert!(same);
}

// ---- Reading ----

#[test]
fn operations_are_visited() {
    let ir = parse("func.func @f() { return }");
    let module = ir.root().expect("a module");
    for op in module.walk(WalkOrder::Pre) {
        println!("{} at depth {}", op.name(), op.ancestors().count());
    }
    assert_eq!(module.walk(WalkOrder::Post).last(), Some(module));
}

#[test]
fn nested_operations_are_skipped() {
    let ir = parse("func.func @f() { return }");
    let module = ir.root().expect("a module");
    let mut walk = module.walk(WalkOrder::Pre);
    let mut names = Vec::new();
    while let Some(op) = walk.next() {
        names.push(op.name().as_str());
        if op.isa::<FuncOp<'_>>() {
            walk.skip_nested();
        }
    }
    assert_eq!(names, ["builtin.module", "func.func"]);
}

#[test]
fn kinds_are_asked_for() {
    let ir = parse("func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32  return }");
    let op = add(&ir);
    if let Some(sum) = op.dyn_cast::<AddIOp<'_>>() {
        println!("adds {} and {}", sum.lhs().ty(), sum.rhs().ty());
    }
    let has_symbol = op.isa::<SymbolOpInterface<'_>>();
    assert!(op.isa::<AddIOp<'_>>() && !has_symbol);
}

#[test]
fn types_are_read() {
    let ir = parse("func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32  return }");
    let op = add(&ir);
    let width = op.result(0).ty().dyn_cast::<IntegerType<'_>>().map(|ty| ty.width());
    assert_eq!(width, Some(32));
}

#[test]
fn users_are_found() {
    let ir = parse("func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32  return }");
    let value = add(&ir).operand(0);
    for operand in value.uses() {
        println!("operand {} of {}", operand.operand_number(), operand.owner().name());
    }
    assert_eq!(value.uses().count(), 2);
}

#[test]
fn constants_are_found() {
    let ir = parse(
        "func.func @f() { %0 = arith.constant 7 : i32  %1 = arith.addi %0, %0 : i32  return }",
    );
    let value = add(&ir).operand(0);
    let constant = ods_runtime::matchers::constant_i64(value);
    let by_hand = value.defining_op().and_then(|op| op.dyn_cast::<ConstantOp<'_>>());
    assert_eq!((constant, by_hand.is_some()), (Some(7), true));
}

#[test]
fn symbols_are_found() {
    let ir = parse("func.func private @f()");
    let module = ir.root().expect("a module");
    let name = ir.ctx().ident("f");
    let function = SymbolTables::new().lookup_in(module, name).expect("a symbol");
    assert!(function.isa::<FuncOp<'_>>());
}

#[test]
fn attributes_are_read() {
    let ir = parse("func.func private @f() attributes {test.level = 3 : i64}");
    let function = ir.root().expect("a module").walk(WalkOrder::Post).next().expect("a function");
    let level = function.attr("test.level").and_then(|it| it.dyn_cast::<IntegerAttr<'_>>());
    assert_eq!(level.and_then(|it| it.value().to_i64()), Some(3));
}

#[test]
fn integers_of_elements_are_read() {
    let ctx = context();
    let attr = ctx.parse_attribute("dense<[1, -2]> : tensor<2xi8>").expect("an attribute");
    let attr = ctx.attr_ref(attr);
    let dense = attr.dyn_cast::<DenseIntElementsAttr<'_>>().expect("integers");
    let numbers: Option<Vec<i64>> = dense.int_values().map(|number| number.to_i64()).collect();
    assert_eq!(numbers, Some(vec![1, -2]));
}

#[test]
fn places_are_read() {
    let ir = parse("func.func @f(%x: i32) {\n  %0 = arith.addi %x, %x : i32\n  return\n}");
    let op = add(&ir);
    let loc = op.loc_attr();
    if let Some(place) = loc.dyn_cast::<FileLineColRange<'_>>() {
        let file = place.filename();
        println!("{file}, line {}, column {}", place.start_line(), place.start_column());
    }
    let place = loc.cast::<FileLineColRange<'_>>();
    let actual = (place.filename(), place.start_line(), place.start_column());
    assert_eq!(actual, ("guide.mlir", 2, 8));
}

#[test]
fn the_function_around_is_found() {
    let ir = parse("func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32  return }");
    let op = add(&ir);
    let function = op.parent_of_type::<FuncOp<'_>>().expect("a function");
    println!("in {}, of type {}", function.sym_name(), function.function_type());
    assert_eq!(function.sym_name(), "f");
}

#[test]
fn blocks_are_visited() {
    let ir = parse("func.func @f(%x: i32) { cf.br ^end  ^end: return }");
    let function = ir.op(functions(&ir)[0]);
    for block in function.region(0).blocks() {
        println!("{} arguments, {} successors", block.num_arguments(), block.successors().count());
        for op in block.ops() {
            println!("  {}", op.name());
        }
    }
    assert_eq!(function.region(0).num_blocks(), 2);
}

#[test]
fn calls_are_resolved() {
    let ir = parse("func.func private @f() func.func @g() { call @f() : () -> ()  return }");
    let op = ir.op(last(&ir)).prev().expect("an operation");
    let call = op.dyn_cast::<CallOpInterface<'_>>().expect("a call");
    let function = call.resolve_callable().and_then(|op| op.dyn_cast::<FuncOp<'_>>());
    assert_eq!(function.map(|it| it.sym_name()), Some("f"));
}

#[test]
fn traits_are_asked_for() {
    let ir = parse("func.func @f(%x: i32) { return }");
    let op = ir.op(last(&ir));
    let ends_block = op.has_trait::<ods_runtime::traits::IsTerminator>();
    assert!(ends_block);
}

// ---- Changing ----

#[test]
fn attributes_are_set() {
    let mut ir = parse("func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32  return }");
    let sum = add(&ir).handle();
    ir.edit::<AddIOp<'_>>(sum).set_overflow_flags(IntegerOverflowFlags::NUW);
    let (name, unit) = (ir.ctx().ident("test.seen"), UnitAttr::get(ir.ctx()).handle());
    ir.set_attr(sum, name, Some(unit));
    assert!(add(&ir).to_string().contains("overflow<nuw> {test.seen}"));
}

#[test]
fn operations_are_replaced() {
    let mut ir =
        parse("func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32  return %0 : i32 }");
    let op = add(&ir).handle();
    let mut rewriter = Rewriter::new(&mut ir);
    rewriter.set_insert_point(InsertPoint::Before(op));
    let x = rewriter.op(op).operand(0).handle();
    let product = MulIOp::build(&mut rewriter, x, x);
    rewriter.replace_op_with(op, product);
    verify(ir.root().expect("a module")).expect("a valid module");
}

#[test]
fn operations_are_changed_in_a_walk() {
    let mut ir = parse("func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32  return }");
    let module = ir.root().expect("a module").handle();
    let mut walk = ir.walk_mut(module, WalkOrder::Post);
    while let Some(op) = walk.next() {
        let ir = walk.ir();
        if ods_runtime::side_effects::is_op_trivially_dead(ir.op(op)) {
            ir.erase(op);
        }
    }
    assert_eq!(ir.op(module).walk(WalkOrder::Pre).count(), 3);
}

#[test]
fn operands_are_set() {
    let mut ir = parse("func.func @f(%x: i32, %y: i32) { %0 = arith.addi %x, %x : i32  return }");
    let op = add(&ir);
    let y =
        op.parent_region().and_then(|it| it.first_block()).expect("a block").argument(1).handle();
    let op = op.handle();
    ir.set_operand(op, 1, y);
    assert_eq!(ir.op(op).operand(1).handle(), y);
}

#[test]
fn operations_are_moved() {
    let mut ir = parse("func.func private @f() func.func private @g()");
    let (f, g) = (functions(&ir)[0], functions(&ir)[1]);
    ir.move_op(f, InsertPoint::After(g));
    assert_eq!(functions(&ir), [g, f]);
}

#[test]
fn operations_are_copied() {
    let mut ir = parse("func.func private @f() func.func private @g()");
    let (f, g) = (functions(&ir)[0], functions(&ir)[1]);
    let copy = ir.clone_op(f, &mut Mapping::new());
    ir.insert(InsertPoint::After(g), copy);
    assert_eq!(ir.op(copy).prev().map(OpRef::handle), Some(g));
}

#[test]
fn symbols_are_inserted() {
    let mut ir = parse("func.func private @f() func.func private @f_0()");
    let (module, f) = (ir.root().expect("a module").handle(), functions(&ir)[0]);
    let copy = ir.clone_op(f, &mut Mapping::new());
    let name = ir.insert_symbol(module, copy, InsertPoint::After(f));
    println!("the copy is @{}", ir.ctx().ident_str(name));
    assert_eq!(ir.ctx().ident_str(name), "f_1");
    assert_eq!(functions(&ir)[..2], [f, copy]);
}

#[test]
fn some_uses_are_replaced() {
    let mut ir = parse("func.func @f(%x: i32, %y: i32) { %0 = arith.addi %x, %x : i32  return }");
    let block = add(&ir).block().expect("a block");
    let (x, y) = (block.argument(0).handle(), block.argument(1).handle());
    ir.replace_uses_if(x, y, |operand| operand.operand_number() == 1);
    assert_eq!(add(&ir).operands().handles()[..], [x, y]);
}

#[test]
fn a_block_gets_an_argument() {
    let mut ir = parse("func.func @f(%x: i32) { cf.br ^end  ^end: return }");
    let block = ir.op(last(&ir)).block().expect("a block").handle();
    let i32: Type = IntegerType::get(ir.ctx(), 32).into();
    let argument = ir.add_argument(block, i32, Location::UNKNOWN);
    assert_eq!(ir.block(block).argument(0).handle(), argument);
}

#[test]
fn symbols_are_renamed() {
    let mut ir = parse("func.func private @f() func.func @g() { call @f() : () -> ()  return }");
    let (module, f) = (ir.root().expect("a module").handle(), functions(&ir)[0]);
    let name = ir.ctx().ident("h");
    ir.rename_symbol(f, name, module);
    assert!(ir.op(module).to_string().contains("call @h()"));
}

#[test]
fn an_operation_is_copied_into_another_module() {
    let ir = parse("func.func @f(%x: i32) -> i32 { return %x : i32 }");
    let mut other = ModuleOp::create(ir.ctx());
    let f = functions(&ir)[0];
    let copy = other.clone_op_from(&ir, f, &mut Mapping::new());
    let body = other.root().expect("a module").region(0).first_block().expect("a body").handle();
    other.insert(InsertPoint::End(body), copy);
    assert_eq!(other.op(copy).to_string(), ir.op(f).to_string());
    verify(other.root().expect("a module")).expect("a valid module");
}

#[test]
fn a_text_is_parsed_into_a_module() {
    let mut ir = parse("func.func private @f()");
    let module = ir.root().expect("a module");
    let body = module.region(0).first_block().expect("a body").handle();
    let text = b"func.func private @more()";
    let ops = parse_source_into(&mut ir, body, "more.mlir", text).expect("valid");
    assert_eq!(ir.op(ops[0]).loc_attr().to_string(), "loc(\"more.mlir\":1:1)");
    let text = ir.root().expect("a module").to_string();
    let errors = parse_source_into(&mut ir, body, "more.mlir", b"func.func private @g() wrong");
    assert!(errors.is_err());
    assert_eq!(ir.root().expect("a module").to_string(), text);
}

/// The number of operations in an operation.
struct Size(usize);

impl Analysis for Size {
    fn compute(op: OpRef<'_>, _: &mut Analyses<'_>) -> Self {
        Size(op.walk(WalkOrder::Pre).count())
    }
}

/// Fails for functions with more operations than `max`.
#[derive(Clone)]
struct LimitSize {
    max: usize,
}

impl Pass for LimitSize {
    fn argument(&self) -> &str {
        "limit-size"
    }

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        cx.preserve_all();
        if cx.analysis::<Size>(ir).0 > self.max {
            return Err(ir.op(op).op_error("is too large").into());
        }
        Ok(())
    }
}

#[test]
fn passes_ask_for_analyses() {
    let mut ir =
        parse("func.func @f(%x: i32) -> i32 { %y = arith.addi %x, %x : i32 return %y : i32 }");
    let root = ir.root().expect("a module").handle();
    let mut manager = PassManager::new("builtin.module");
    manager.nest("func.func").add(LimitSize { max: 3 });
    manager.run(&mut ir, root).expect("a function of three operations");
    let mut registry = PassRegistry::default();
    registry.add(LimitSize { max: 2 });
    let manager = PassManager::parse("any(func.func(limit-size))", &registry);
    manager.expect("a pipeline").run(&mut ir, root).expect_err("too large");
}

#[test]
fn passes_are_run() -> Result<(), Box<dyn std::error::Error>> {
    let mut ir = parse(
        "func.func @f(%x: i32) -> i32 {
           %zero = arith.constant 0 : i32
           %sum = arith.addi %x, %zero : i32
           return %sum : i32 }",
    );
    let root = ir.root().expect("a module").handle();
    let ctx = ir.ctx().clone();
    ctx.set_num_threads(Some(2));
    let mut manager = PassManager::parse("builtin.module(canonicalize,cse)", &common_passes())?;
    manager.run(&mut ir, root)?;
    assert_eq!(ir.op(functions(&ir)[0]).walk(WalkOrder::Pre).count(), 2, "the addition is gone");
    Ok(())
}

#[test]
fn an_operation_is_created_unless_it_folds() {
    let mut ir = parse("func.func @f(%x: i32) { return }");
    let body = ir.op(functions(&ir)[0]).region(0).first_block().expect("a body");
    let (x, body) = (body.argument(0).handle(), body.handle());
    let i32 = IntegerType::get(ir.ctx(), 32).handle();
    let (zero, one) =
        (IntegerAttr::get(ir.ctx(), i32, 0).handle(), IntegerAttr::get(ir.ctx(), i32, 1).handle());
    let mut b = OpBuilder::new(&mut ir, InsertPoint::Start(body), Location::UNKNOWN);
    let zero = ConstantOp::build(&mut b, zero).result(0);
    let one = ConstantOp::build(&mut b, one).result(0);
    let sum = b.create_or_fold(|b| AddIOp::build(b, x, zero))[0];
    assert_eq!(sum, x);
    let two = b.create_or_fold(|b| AddIOp::build(b, one, one))[0];
    let unfolded = b.create_or_fold(|b| AddIOp::build(b, x, one))[0];
    let printed = |value| ir.value(value).to_string();
    assert_eq!(printed(two), "%c2_i32 = arith.constant 2 : i32");
    assert_eq!(printed(unfolded), "%0 = arith.addi %arg0, %c1_i32 : i32");
    assert_eq!(ir.block(body).ops().count(), 5);
}

#[test]
fn many_symbols_are_renamed() {
    let mut ir = parse(
        "func.func private @f() func.func @g() { call @f() {also = [@g]} : () -> ()  return }",
    );
    let module = ir.root().expect("a module").handle();
    let ctx = ir.ctx().clone();
    let symbols = ir.op(module).walk(WalkOrder::Pre).filter_map(|op| Some((op, symbol_name(op)?)));
    let new_name = |name| ctx.ident(&format!("lib_{}", ctx.ident_str(name)));
    let renamed: Vec<_> = symbols.map(|(op, name)| (op.handle(), new_name(name))).collect();
    ir.rename_symbols(&renamed, module);
    verify(ir.op(module)).expect("a valid module");
    let text = ir.op(module).to_string();
    for part in ["@lib_f()", "@lib_g()", "call @lib_f() {also = [@lib_g]}"] {
        assert!(text.contains(part), "{text}");
    }
}

// ---- Checking ----

#[test]
fn ir_is_verified() {
    let mut ir = parse("func.func @f(%x: i32) { return }");
    let op = last(&ir);
    ir.erase(op);
    let module = ir.root().expect("a module");
    if let Err(error) = verify(module) {
        eprint!("{}", Renderer::default().render(ir.ctx(), &error));
    }
    assert!(verify(module).is_err());
}

#[test]
fn errors_have_a_place() {
    let ir = parse("func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32  return }");
    let op = add(&ir);
    let handled = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let seen = handled.clone();
    ir.ctx().add_diagnostic_handler(std::sync::Arc::new(move |_, error| {
        seen.store(
            error.message() == "'arith.addi' op is too simple",
            std::sync::atomic::Ordering::Relaxed,
        );
        true
    }));
    let error = op.op_error("is too simple").note(None, "multiply instead");
    ir.ctx().emit(error);
    assert!(handled.load(std::sync::atomic::Ordering::Relaxed));
}

#[test]
fn effects_are_asked_for() {
    let ir = parse("func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32  return }");
    let op = add(&ir);
    use ods_runtime::side_effects::{is_memory_effect_free, is_op_trivially_dead, is_pure};
    let facts = [is_pure(op), is_memory_effect_free(op), is_op_trivially_dead(op)];
    assert_eq!(facts, [true; 3]);
}

#[test]
fn dominance_is_asked_for() {
    let ir = parse("func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32  return }");
    let (value, user) = (add(&ir).result(0), ir.op(last(&ir)));
    let visible = ods_runtime::dominance::DominanceInfo::new().value_dominates(value, user);
    assert!(visible);
}

// ---- Symbols, calls, casts, signatures ----

#[test]
fn call_graph_is_built() {
    let ir = parse(
        "module { func.func @f() { func.call @g() : () -> () return } func.func @g() { return } }",
    );
    let module = ir.root().expect("a module");
    let graph = CallGraph::new(module);
    for node in graph.components().concat() {
        let Some(region) = graph.callable_region(node) else { continue };
        let function = ir.region(region).parent_op().unwrap().cast::<FuncOp<'_>>();
        println!("{} has {} edges", function.sym_name(), graph.edges(node).len());
    }
    assert_eq!(graph.nodes().count(), 2);
}

#[test]
fn values_are_cast() {
    let mut ir = parse("func.func @f(%x: i32) { return }");
    let (mut b, x) = inside(&mut ir);
    let i64 = IntegerType::get(b.ctx(), 64).into();
    let cast = UnrealizedConversionCastOp::build(&mut b, &[i64], &[x]);
    let converted: Value = cast.result(0);
    assert_eq!(ir.value(converted).ty().handle(), i64);
    verify(ir.root().expect("a module")).expect("a valid module");
}

#[test]
fn signature_of_a_function_is_changed() {
    let mut ir = parse("func.func @f(%x: i32) { return }");
    let ctx = ir.ctx().clone();
    let i64: Type = IntegerType::get(&ctx, 64).into();
    let mut all = ir.root().expect("a module").walk(WalkOrder::Pre);
    let f = all.find(|op| op.isa::<FuncOp<'_>>()).expect("a function").handle();
    let entry = ir.get::<FuncOp>(f).body().first_block().unwrap().handle();
    let argument = ir.add_argument(entry, i64, Location::UNKNOWN);
    let inputs: Vec<Type> = ir.block(entry).arguments().map(|it| it.ty().handle()).collect();
    let ty = FunctionType::get(&ctx, &inputs, &[]);
    ir.edit::<FuncOp>(f).set_function_type(ty);
    assert_eq!(ir.value(argument).ty().handle(), i64);
    verify(ir.root().expect("a module")).expect("a valid module");
}

#[test]
fn symbols_are_verified() {
    let ir = parse("module { func.func @f() { func.call @f() : () -> () return } }");
    let verify_symbol_uses = |call: CallOp<'_>, tables: &mut SymbolTables| -> VerifyResult {
        let callee = call.callee_attr();
        match tables.lookup_nearest(*call, *callee) {
            Some(function) if function.isa::<FuncOp<'_>>() => Ok(()),
            _ => Err(call.op_error(format!("{callee} is not a function"))),
        }
    };
    let mut all = ir.root().expect("a module").walk(WalkOrder::Pre);
    let call = all.find_map(|op| op.dyn_cast::<CallOp<'_>>()).expect("a call");
    verify_symbol_uses(call, &mut SymbolTables::new()).expect("a function");
}

// ---- Comparison ----

#[test]
fn a_function_is_built_walked_and_printed() {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    let mut ir = ModuleOp::create(&ctx);
    let mut b = OpBuilder::in_root(&mut ir);
    let i32 = IntegerType::get(&ctx, 32).into();
    let ty = FunctionType::get(&ctx, &[i32, i32], &[i32]);
    FuncOp::define(&mut b, "add", ty, |b, [x, y]| [AddIOp::build(b, x, y)]);
    let module = ir.root().unwrap();
    verify(module).unwrap();
    for op in module.walk(WalkOrder::Pre) {
        println!("{}", op.name());
    }
    println!("{module}");
    assert_eq!(module.walk(WalkOrder::Pre).count(), 4);
}

/// Whether a number is even. `None` if nothing is known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Parity(Option<Result<bool, Unknown>>);

/// Nothing can be known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Unknown;

impl Lattice for Parity {
    fn join(&mut self, other: &Self) -> bool {
        let joined = match (self.0, other.0) {
            (None, parity) | (parity, None) => parity,
            (first, second) if first == second => first,
            _ => Some(Err(Unknown)),
        };
        std::mem::replace(&mut self.0, joined) != joined
    }
}

/// Determines which numbers are even.
struct ParityAnalysis;

impl SparseForward for ParityAnalysis {
    type Lattice = Parity;

    fn entry_state(&self, _: ValueRef<'_>) -> Parity {
        Parity(Some(Err(Unknown)))
    }

    fn visit_operation(&mut self, op: OpRef<'_>, flow: &mut SparseTransfer<'_, '_, Parity>) {
        let parity = if let Some(number) = constant_op_attr(op) {
            let number = number.dyn_cast::<IntegerAttr<'_>>();
            number.and_then(|number| number.value().to_i64()).map(|number| Ok(number % 2 == 0))
        } else if op.isa::<AddIOp<'_>>() {
            match (flow.operand(0).0, flow.operand(1).0) {
                (Some(Ok(first)), Some(Ok(second))) => Some(Ok(first == second)),
                (None, _) | (_, None) => return,
                _ => None,
            }
        } else {
            None
        };
        flow.join_all(&Parity(parity.or(Some(Err(Unknown)))));
    }
}

/// Checks the parity of the operand of the last return of `text`.
fn check_parity(text: &str, expected: Option<Parity>) {
    let ctx = context();
    let ir = parse_source(&ctx, "parity.mlir", text.as_bytes()).expect("valid text");
    let module = ir.root().expect("a module");
    let returns = module.walk(WalkOrder::Pre).filter(|op| op.isa::<ReturnOp<'_>>());
    let value = returns.last().expect("a return").operand(0).handle();
    let mut solver = Solver::new(&ir);
    solver.load(DeadCodeAnalysis::default());
    solver.load(SparseForwardAnalysis::new(ConstantPropagation));
    solver.load(SparseForwardAnalysis::new(ParityAnalysis));
    solver.run(module);
    let parity = solver.lookup::<ValueLattice<Parity>>(value).map(|state| state.0);
    assert_eq!(parity, expected);
}

#[test]
fn a_data_flow_analysis_is_run() {
    check_parity(
        "func.func @f(%c: i1) -> i32 {
           %0 = arith.constant 1 : i32
           %1 = arith.constant 3 : i32
           cf.cond_br %c, ^a(%0 : i32), ^a(%1 : i32)
         ^a(%2: i32):
           %3 = arith.addi %2, %0 : i32
           return %3 : i32 }",
        Some(Parity(Some(Ok(true)))),
    );
    check_parity(
        "func.func @f(%c: i1, %x: i32) -> i32 {
           %0 = arith.constant 1 : i32
           %1 = arith.addi %x, %0 : i32
           return %1 : i32 }",
        Some(Parity(Some(Err(Unknown)))),
    );
}

// ---- Conversions ----

/// A sum of converted types.
fn convert_add(
    op: OpOf<AddIOp<'static>>,
    operands: AddIOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let sum = AddIOp::build(r, operands.lhs(), operands.rhs());
    r.replace_op_with(op, sum);
    Some(())
}

#[test]
fn types_are_converted() {
    let mut ir = parse(
        "func.func @f(%x: index) -> index { %y = arith.addi %x, %x : index return %y : index }",
    );
    let root = ir.root().unwrap().handle();

    let mut types = TypeConverter::new();
    types.add_identity_conversion();
    types.add_conversion(|ty| {
        ty.isa::<IndexType<'_>>().then(|| IntegerType::get(ty.ctx(), 64).handle())
    });
    let types = Arc::new(types);

    let mut patterns = ConversionPatternSet::with_converter(types.clone());
    patterns.add(function_type_pattern());
    patterns.add(return_type_pattern());
    patterns.add_op("ConvertAdd", convert_add);

    let mut target = ConversionTarget::new();
    let of_function = types.clone();
    target.add_dynamically_legal_op::<FuncOp<'_>>(move |op| {
        let function = op.cast::<FuncOp<'_>>();
        of_function.is_signature_legal(function.function_type())
    });
    target.mark_unknown_op_dynamically_legal(move |op| Some(types.is_legal_op(op)));

    let patterns = patterns.freeze();
    let config = ConversionConfig::default();
    if let Err(failure) = apply_full_conversion(&mut ir, &[root], &target, &patterns, config) {
        panic!("{failure}");
    }

    let text = ir.root().unwrap().to_string();
    assert!(text.contains("%0 = arith.addi %arg0, %arg0 : i64"), "{text}");
}

#[test]
fn texts_are_reduced() {
    let ir = parse("func.func @f(%x: i32) -> i32 { %y = arith.muli %x, %x : i32 return %y : i32 }");
    let small =
        reduce(ir, &mut |ir| ir.root().is_some_and(|it| it.to_string().contains("arith.muli")));
    assert!(!small.root().expect("a module").to_string().contains("return %0"));
}

mod defined_pass {
    use ods_runtime::pass::{PassContext, PassManager, PassResult, RunPass};
    use ods_runtime::prelude::*;

    #[allow(unreachable_pub, reason = "generated modules are public, whoever includes them")]
    mod generated {
        include!("mistakes/dialects/passes.rs");
    }

    use generated::passes::{LimitSize, LimitSizeOptions};

    impl RunPass for LimitSize {
        type State = ();

        fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
            let count = ir.op(op).walk(WalkOrder::Pre).count() as u64;
            self.statistics.counted += count;
            if count > self.options.max {
                return Err(ir.op(op).op_error("is too large").into());
            }
            Ok(())
        }
    }

    #[test]
    fn passes_are_defined_in_files() {
        let mut ir = super::parse("func.func @f() { return }");
        let root = ir.root().expect("a module").handle();
        for (max, is_ok) in [(2, false), (3, true)] {
            let mut manager = PassManager::new("builtin.module");
            manager.add(LimitSize::new(LimitSizeOptions { max }));
            assert_eq!(manager.run(&mut ir, root).is_ok(), is_ok);
        }
    }
}
