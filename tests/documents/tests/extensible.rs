//! Extensible dialects: the operations, types and attributes that MLIR's test dialects add while the program runs, in the
//! texts of which the peer's answers are stored (`UPDATE_EXPECT=1` stores them).

use std::path::Path;
use std::sync::Arc;

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT};
use ods_runtime::diag::VerifyResult;
use ods_runtime::dynamic::{
    DynamicAttr, DynamicAttrDef, DynamicOpDef, DynamicType, DynamicTypeDef, ExtensibleDialect,
};
use ods_runtime::sub_elements::{Replacer, WalkResult, walk};
use ods_runtime::text::{AsmWriter, ParseResult, Parser};
use ods_runtime::types::IntegerType;
use ods_runtime::{AttrDef, AttrRef, Attribute, Context, Diagnostic, Location, OpRef, TypeDef};

use crate::outcome::{self, Outcome};
use crate::test::TestDialect;

/// A verifier of as many parameters.
fn count(
    noun: &'static str,
    expected: usize,
) -> impl Fn(Location, &[AttrRef<'_>]) -> VerifyResult + Send + Sync + 'static {
    move |at, params| match params.len() {
        n if n == expected => Ok(()),
        n => {
            let message = format!("expected {expected} {noun} arguments, but had {n}");
            Err(Diagnostic::error(at, message))
        }
    }
}

/// Reads `<attr:attr>`.
fn parse_pair(p: &mut Parser<'_>) -> ParseResult<Vec<Attribute>> {
    p.parse_less()?;
    let first = p.parse_attribute(None)?;
    p.parse_colon()?;
    let second = p.parse_attribute(None)?;
    p.parse_greater()?;
    Ok(vec![first, second])
}

/// Writes `<attr:attr>`.
fn print_pair<'c>(params: impl IntoIterator<Item = AttrRef<'c>>, p: &mut AsmWriter<'c>) {
    for (index, param) in params.into_iter().enumerate() {
        p.write(if index == 0 { "<" } else { ":" });
        p.print_attribute(param);
    }
    p.write(">");
}

fn exactly(op: OpRef<'_>, operands: usize, results: usize) -> VerifyResult {
    for (noun, expected, have) in
        [("operand", operands, op.num_operands()), ("result", results, op.num_results())]
    {
        if have != expected {
            let plural = if expected == 1 { "" } else { "s" };
            let message = format!("expected {expected} {noun}{plural}, but had {have}");
            return Err(op.op_error(message));
        }
    }
    Ok(())
}

/// Adds the definitions that the peer's test dialect adds at run time.
fn extend(dialect: ExtensibleDialect<'_>) -> Result<(), Diagnostic> {
    dialect.add_type(DynamicTypeDef::new("dynamic_singleton", count("type", 0)))?;
    dialect.add_type(DynamicTypeDef::new("dynamic_pair", count("type", 2)))?;
    let custom = DynamicTypeDef::new("dynamic_custom_assembly_format", count("type", 2));
    dialect.add_type(custom.assembly(parse_pair, |ty, p| print_pair(ty.params(), p)))?;
    dialect.add_attr(DynamicAttrDef::new("dynamic_singleton", count("attribute", 0)))?;
    dialect.add_attr(DynamicAttrDef::new("dynamic_pair", count("attribute", 2)))?;
    let custom = DynamicAttrDef::new("dynamic_custom_assembly_format", count("attribute", 2));
    dialect.add_attr(custom.assembly(parse_pair, |attr, p| print_pair(attr.params(), p)))?;
    dialect.add_op(DynamicOpDef::new("dynamic_generic", |_| Ok(())))?;
    let counted = |op: OpRef<'_>| exactly(op, 1, 2);
    dialect.add_op(DynamicOpDef::new("dynamic_one_operand_two_results", counted))?;
    let custom = DynamicOpDef::new("dynamic_custom_parser_printer", |_| Ok(()));
    dialect.add_op(
        custom
            .assembly(|p, _| p.parse_keyword("custom_keyword"), |_, p| p.write(" custom_keyword")),
    )?;
    Ok(())
}

/// A context with the dialect, extended, and one that is made while the program runs.
fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.load::<TestDialect>();
    ctx.allow_unregistered_dialects(true);
    extend(ExtensibleDialect::of(&ctx, "test").expect("it is extensible")).expect("new names");
    let dialect = ExtensibleDialect::new(&ctx, "test_dyn").expect("a new name");
    let one_result = DynamicOpDef::new("one_result", |op| {
        if (op.num_operands(), op.num_results(), op.num_regions()) == (0, 1, 0) {
            return Ok(());
        }
        Err(op.error("expected a single result, no operands and no regions"))
    });
    dialect.add_op(one_result).expect("a new name");
    ctx
}

#[test]
fn dynamic_definitions_are_treated_alike() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/extensible");
    let texts = std::fs::read_to_string(directory.join("texts.mlir")).expect("the texts");
    let mut answers = Answers::of(MLIR_OPT, directory.join("texts.out"));
    // Diagnostics end with a line break.
    let show = |outcome: Outcome| outcome.unwrap_or_else(|lines| lines + "\n");
    for (index, text) in texts.split(BREAK).enumerate() {
        let key = format!("text {}", index + 1);
        let ours = show(outcome::ours(&context(), text, false));
        answers.check(&key, Kept::Text, &ours, || show(outcome::peers(&[], text)));
    }
    answers.finish();
}

#[test]
fn dialects_say_whether_they_are_extensible() {
    let ctx = context();
    ctx.register_dialects(ods::DIALECTS);
    assert!(ExtensibleDialect::of(&ctx, "arith").is_none());
    assert!(ExtensibleDialect::of(&ctx, "nowhere").is_none());
    assert_eq!(ExtensibleDialect::of(&ctx, "test_dyn").map(|it| it.namespace()), Some("test_dyn"));
    assert!(ExtensibleDialect::new(&ctx, "test_dyn").is_ok(), "it was made so");
    for name in ["arith", "test", "builtin"] {
        let error = ExtensibleDialect::new(&ctx, name).expect_err(name);
        let message = format!("dialect '{name}' exists already; use ExtensibleDialect::of");
        assert_eq!(error.message(), message);
    }
}

#[test]
fn names_are_taken_once_in_a_context() {
    let ctx = context();
    let test = ExtensibleDialect::of(&ctx, "test").expect("it is extensible");
    let errors = [
        test.add_op(DynamicOpDef::new("dynamic_generic", |_| Ok(()))).err(),
        test.add_type(DynamicTypeDef::new("dynamic_pair", |_, _| Ok(()))).err(),
        test.add_attr(DynamicAttrDef::new("dynamic_pair", |_, _| Ok(()))).err(),
    ];
    let messages = errors.map(|error| error.expect("it exists").message().to_owned());
    assert_eq!(
        messages,
        [
            "operation 'test.dynamic_generic' is defined already",
            "type 'test.dynamic_pair' is defined already",
            "attribute 'test.dynamic_pair' is defined already",
        ]
    );
    // Other contexts have the same names for themselves.
    assert!(outcome::ours(&context(), "\"test.dynamic_generic\"() : () -> ()", false).is_ok());
    let plain = Context::new();
    plain.load::<TestDialect>();
    assert!(!plain.op_name("test.dynamic_generic").is_registered());
    assert!(plain.parse_type("!test.dynamic_singleton").is_err());
}

#[test]
fn operations_of_texts_read_before_are_not_registered() {
    let ctx = context();
    let test = ExtensibleDialect::of(&ctx, "test").expect("it is extensible");
    assert!(!ctx.op_name("test.later").is_registered());
    let name = test.add_op(DynamicOpDef::new("later", |_| Ok(()))).expect("a new name");
    assert_eq!(ctx.op_name("test.later"), name);
    assert!(name.is_registered());
}

#[test]
fn kinds_are_made_and_read_from_rust() {
    let ctx = context();
    let test = ExtensibleDialect::of(&ctx, "test").expect("it is extensible");
    let kind: &'static TypeDef =
        test.add_type(DynamicTypeDef::new("box", count("type", 1))).expect("a new name");
    let attr_kind: &'static AttrDef =
        test.add_attr(DynamicAttrDef::new("tag", count("attribute", 0))).expect("a new name");
    let tag = DynamicAttr::get(&ctx, attr_kind, &[]);
    let boxed = DynamicType::get(&ctx, kind, &[tag.into()]);
    assert_eq!(boxed, DynamicType::get(&ctx, kind, &[tag.into()]));
    assert_eq!(boxed.to_string(), "!test.box<#test.tag>");
    assert_eq!(ctx.parse_type("!test.box<#test.tag>").ok(), Some(boxed.handle()));
    assert_eq!(boxed.params().next(), Some(*tag));
    assert!(std::ptr::eq(boxed.def(), kind));
    let view = ctx.type_ref(boxed.handle());
    assert_eq!(view.dyn_cast::<DynamicType<'_>>(), Some(boxed));
    assert!(!IntegerType::get(&ctx, 1).isa::<DynamicType<'_>>());
    let error = DynamicType::get_checked(&ctx, Location::UNKNOWN, kind, &[]).expect_err("none");
    assert_eq!(error.message(), "expected 1 type arguments, but had 0");
}

#[test]
fn parameters_are_sub_elements() {
    let ctx = context();
    let ty = ctx.parse_type("!test.dynamic_pair<i8, [i8]>").expect("a type");
    let mut seen = 0;
    walk(&ctx, ty, &mut |_| {
        seen += 1;
        WalkResult::Advance
    });
    assert!(seen > 3, "the pair, two parameters and what they contain");
    let (i8, i16) = (IntegerType::get(&ctx, 8).handle(), IntegerType::get(&ctx, 16).handle());
    let mut replacer = Replacer::new(&ctx);
    replacer.on_type(move |ty| (ty == i8).then_some(i16));
    let replaced = replacer.replace_type(ty);
    assert_eq!(ctx.type_ref(replaced).to_string(), "!test.dynamic_pair<i16, [i16]>");
}

#[test]
fn of_threads_that_add_one_name_one_succeeds() {
    let ctx = context();
    let add = || {
        let test = ExtensibleDialect::of(&ctx, "test").expect("it is extensible");
        let op = test.add_op(DynamicOpDef::new("contested", |_| Ok(()))).is_ok();
        let ty = test.add_type(DynamicTypeDef::new("contested", |_, _| Ok(()))).is_ok();
        (op, ty)
    };
    let added: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8).map(|_| scope.spawn(add)).collect();
        threads.into_iter().map(|it| it.join().expect("no panic")).collect()
    });
    let ops = added.iter().filter(|(op, _)| *op).count();
    let types = added.iter().filter(|(_, ty)| *ty).count();
    assert_eq!((ops, types), (1, 1));
}
