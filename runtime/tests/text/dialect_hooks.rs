//! A dialect parses and prints operations that it does not know.

use ods_runtime::attrs::{DictionaryAttr, NamedAttribute, StringAttr};
use ods_runtime::op_def::OpDef;
use ods_runtime::text::{Delimiter, GenericParts, OpParser, OpPrinter, ParseResult, parse_source};
use ods_runtime::types::FunctionType;
use ods_runtime::{Context, Dialect, DialectInit, OpRef, OpState};

/// An operation whose definition has no custom form.
static KNOWN_OP: OpDef = OpDef::new("shelf.known");

struct ShelfDialect;

impl Dialect for ShelfDialect {
    const NAMESPACE: &'static str = "shelf";

    fn initialize(init: &mut DialectInit<'_>) {
        init.op(&KNOWN_OP);
        init.hooks().allows_unknown_operations = true;
        init.hooks().op_parser = Some(|name| match name {
            "shelf.any" | "shelf.known" => Some(parse_any),
            "shelf.marked" => Some(parse_marked),
            "shelf.pair" => Some(parse_pair),
            "shelf.label" => Some(parse_label),
            _ => None,
        });
        init.hooks().op_printer = Some(|op| match op.name().as_str() {
            "shelf.any" | "shelf.known" => Some(print_any),
            "shelf.pair" => Some(print_pair),
            "shelf.label" => Some(print_label),
            _ => None,
        });
    }
}

fn parse_any(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    p.parse_generic_operation_after_op_name(state, &GenericParts::default())
}

fn print_any<'ir>(op: OpRef<'ir>, p: &mut OpPrinter<'ir>) {
    p.print_generic_op_after_name(op);
}

/// The type only; properties and attributes are known.
fn parse_marked(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    let ctx = p.ctx();
    let attr = |name: &str| NamedAttribute {
        name: ctx.ident(name),
        value: StringAttr::get(ctx, name).into(),
    };
    let parts = GenericParts {
        operands: Some(&[]),
        properties: Some(DictionaryAttr::get(ctx, &[attr("property")]).into()),
        attributes: Some(&[attr("mark")]),
        ..GenericParts::default()
    };
    p.parse_generic_operation_after_op_name(state, &parts)
}

fn parse_pair(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    let operands = p.parse_operand_list(Delimiter::None)?;
    p.parse_colon()?;
    let ty = p.parse_type()?;
    let function = FunctionType::get(p.ctx(), &[ty, ty], &[ty]);
    let parts = GenericParts {
        operands: Some(&operands),
        successors: Some(&[]),
        regions: Some(&[]),
        function_type: Some(function),
        ..GenericParts::default()
    };
    p.parse_generic_operation_after_op_name(state, &parts)
}

fn print_pair<'ir>(op: OpRef<'ir>, p: &mut OpPrinter<'ir>) {
    p.write(" ");
    p.print_operands(op.operands());
    p.write(" : ");
    p.print_type(op.result(0).ty());
    p.print_optional_attr_dict(op, &[]);
}

/// Names of operations, one per line.
fn parse_label(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    let ctx = p.ctx();
    while p.parse_optional_comma()? {
        let name = p.parse_custom_operation_name()?;
        let name = ctx.op_name_ref(name).as_str();
        state.add_attr(ctx.ident(name), StringAttr::get(ctx, name));
    }
    Ok(())
}

fn print_label<'ir>(op: OpRef<'ir>, p: &mut OpPrinter<'ir>) {
    p.increase_indent();
    for attr in op.discardable_attr_list() {
        p.write(",");
        p.print_newline();
        p.write(op.ctx().ident_str(attr.name));
    }
    p.decrease_indent();
}

/// The text, printed again; the diagnostics if it is invalid.
fn printed(text: &str) -> String {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    ctx.load::<ShelfDialect>();
    match parse_source(&ctx, "shelf.mlir", text.as_bytes()) {
        Ok(ir) => ir.root().expect("a module").to_string(),
        Err(errors) => errors.iter().map(|error| format!("{}\n", error.message())).collect(),
    }
}

#[test]
fn unknown_operations_have_custom_forms() {
    let text = r#"module {
  "t.graph"() ({
    %0 = "t.value"() : () -> i8
    %1:2 = shelf.any(%0)[^bb1, ^bb2] ({
      shelf.any() : () -> ()
    }) {b} : (i8) -> (i8, i16)
  ^bb1:  // pred: ^bb0
    %2 = shelf.pair %0, %1#0 : i8 {c = 1 : i32}
    "t.region"() ({
      shelf.label,
        arith.addi,
        builtin.module
    }) : () -> ()
    "shelf.other"() : () -> ()
  ^bb2:  // pred: ^bb0
    shelf.any() : () -> ()
  }) : () -> ()
}
"#;
    assert_eq!(printed(text), text.trim_end());
    let generic = r#"
        %0 = "t.value"() : () -> f32
        %1 = "shelf.pair"(%0, %0) : (f32, f32) -> f32"#;
    assert!(printed(generic).contains("%1 = shelf.pair %0, %0 : f32"), "{}", printed(generic));
}

#[test]
fn parts_of_the_generic_form_may_be_known() {
    assert_eq!(
        printed("shelf.marked : () -> ()"),
        "module {\n  \"shelf.marked\"() <{property = \"property\"}> {mark = \"mark\"} : () -> ()\n}"
    );
}

#[test]
fn operations_whose_definition_has_no_custom_form_have_one() {
    for text in ["shelf.known() : () -> ()", "\"shelf.known\"() : () -> ()"] {
        assert_eq!(printed(text), "module {\n  shelf.known() : () -> ()\n}");
    }
}

#[test]
fn errors_of_custom_forms_of_unknown_operations_are_reported() {
    let value = "%0 = \"t.value\"() : () -> i8\n";
    for (text, error) in [
        ("shelf.other", "custom op 'shelf.other' is unknown"),
        ("shelf.label, %0", "expected operation name"),
        ("shelf.label, \"a.b\"", "expected operation name"),
        ("shelf.any(%0, %0) : () -> ()", "expected 2 operand types but had 0"),
        ("%1 = shelf.pair %0 : i8", "expected 1 operand type\0 but had 2"),
        ("shelf.any(%0)", "expected ':' followed by operation type"),
        ("shelf.any(%0) : i8", "expected function type"),
    ] {
        let output = printed(&format!("{value}{text}"));
        assert!(output.starts_with(error), "{text}: {output}");
    }
}
