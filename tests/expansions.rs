//! What patterns replace computes the same numbers. A function is expanded, inlined into calls with constants, and folded;
//! the numbers are compared with those of Rust's functions. Where MLIR 22 computes others, they are in
//! `docs/decisions/010-faults-of-version-22.md`.

#[path = "expansions/complex.rs"]
mod complex;
#[path = "expansions/functions.rs"]
mod functions;

use std::fmt::Write as _;

use ods_runtime::Context;
use ods_runtime::attrs::{FloatAttr, IntegerAttr};
use ods_runtime::matchers::constant_attr;
use ods_runtime::pass::{PassManager, PassRegistry, common_passes};
use ods_runtime::text::parse_source;

/// A number that a call returns; `None` if it does not fold, such as the logarithm of a negative number.
type Number = Option<f64>;

fn passes() -> PassRegistry {
    let mut passes = common_passes();
    ods::add_passes(&mut passes);
    passes
}

/// The results of a function `@f` after `pass`, for each of `inputs`, whose elements are constants with the types
/// `parameters`.
fn results(
    pass: &str,
    function: &str,
    parameters: &[&str],
    results: &[&str],
    inputs: &[Vec<String>],
) -> Vec<Vec<Number>> {
    let mut text = function.to_owned();
    let (parameters, results) = (parameters.to_vec(), results.join(", "));
    let names: Vec<String> = (0..parameters.len()).map(|index| format!("%a{index}")).collect();
    for (number, input) in inputs.iter().enumerate() {
        let _ = writeln!(text, "func.func @call{number}() -> ({results}) {{");
        for ((name, constant), ty) in names.iter().zip(input).zip(&parameters) {
            let _ = writeln!(text, "{name} = arith.constant {constant} : {ty}");
        }
        let count = results.split(", ").count();
        let _ = writeln!(
            text,
            "%r:{count} = call @f({}) : ({}) -> ({results})",
            names.join(", "),
            parameters.join(", ")
        );
        let returned: Vec<String> = (0..count).map(|index| format!("%r#{index}")).collect();
        let _ = writeln!(text, "return {} : {results}\n}}", returned.join(", "));
    }
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    let mut ir = parse_source(&ctx, "f.mlir", text.as_bytes()).expect("a valid text");
    let root = ir.root().expect("a module").handle();
    let pipeline = format!("builtin.module({pass},inline,canonicalize)");
    let mut manager = PassManager::parse(&pipeline, &passes()).expect("a pipeline");
    manager.run(&mut ir, root).expect("the passes succeed");
    let block = ir.op(root).region(0).first_block().expect("a body");
    let calls = block.ops().filter(|op| op.to_string().contains("@call"));
    calls
        .map(|call| {
            let body = call.region(0).first_block().expect("a body");
            let end = body.back().expect("a terminator");
            end.operands().map(|value| number(constant_attr(value)?)).collect()
        })
        .collect()
}

fn number(attr: ods_runtime::AttrRef<'_>) -> Number {
    if let Some(float) = attr.dyn_cast::<FloatAttr<'_>>() {
        return Some(float.value().to_f64());
    }
    attr.dyn_cast::<IntegerAttr<'_>>()?.value().to_i64().map(|value| value as f64)
}

/// A constant in hexadecimal digits.
fn f32_text(value: f32) -> String {
    format!("{:#010x}", value.to_bits())
}

/// A constant in hexadecimal digits.
fn f64_text(value: f64) -> String {
    format!("{:#018x}", value.to_bits())
}

/// Whether `actual` differs from `expected` by at most `ulps` units in the last place of `f32`, and has its sign. What does
/// not fold is NaN.
fn is_close(actual: Number, expected: f32, ulps: u32) -> bool {
    let Some(actual) = actual else { return expected.is_nan() };
    let actual = actual as f32;
    if expected.is_nan() || expected.is_infinite() || expected == 0.0 {
        return actual.to_bits() == expected.to_bits() || actual.is_nan() && expected.is_nan();
    }
    actual.is_sign_negative() == expected.is_sign_negative()
        && actual.to_bits().abs_diff(expected.to_bits()) <= ulps
}
