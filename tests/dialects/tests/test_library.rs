//! The constraints and properties of the shipped definitions: all fragments compile, and each constraint accepts
//! something and rejects something.

use std::sync::Arc;

use ods_runtime::Context;
use ods_runtime::text::parse_source;

#[allow(unused_imports, reason = "only the dialect is used")]
use self::library::*;

include!(concat!(env!("OUT_DIR"), "/library.rs"));

const CODE: &str = include_str!(concat!(env!("OUT_DIR"), "/library.rs"));

const TYPES: &[&str] = &[
    "i1",
    "i3",
    "i7",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "si1",
    "si7",
    "si8",
    "si16",
    "si32",
    "si64",
    "ui1",
    "ui7",
    "ui8",
    "ui16",
    "ui32",
    "ui64",
    "index",
    "none",
    "bf16",
    "f16",
    "tf32",
    "f32",
    "f64",
    "f80",
    "f128",
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E3M4",
    "f8E4M3",
    "f8E4M3B11FNUZ",
    "f8E4M3FN",
    "f8E4M3FNUZ",
    "f8E5M2",
    "f8E5M2FNUZ",
    "f8E8M0FNU",
    "complex<f32>",
    "complex<f64>",
    "(i32) -> i32",
    "tuple<i32>",
    "tuple<tuple<i32>>",
    "!d.t",
    "vector<4xi32>",
    "vector<2x3xi32>",
    "vector<[4]xi32>",
    "vector<2x[4]xi32>",
    "vector<i32>",
    "vector<4xf32>",
    "vector<1xi1>",
    "vector<4xindex>",
    "tensor<i32>",
    "tensor<4xi32>",
    "tensor<2x3xi32>",
    "tensor<1x2x3xi32>",
    "tensor<1x2x3x4xi32>",
    "tensor<?xi32>",
    "tensor<*xi32>",
    "tensor<4xi1>",
    "tensor<4xi8>",
    "tensor<4xi16>",
    "tensor<4xi64>",
    "tensor<4xbf16>",
    "tensor<4xf16>",
    "tensor<4xf32>",
    "tensor<4xf64>",
    "tensor<4xindex>",
    "memref<i32>",
    "memref<4xi32>",
    "memref<2x3xi32>",
    "memref<?xi32>",
    "memref<*xi32>",
    "memref<4xi1>",
    "memref<4xi8>",
    "memref<4xi16>",
    "memref<4xi64>",
    "memref<4xbf16>",
    "memref<4xf16>",
    "memref<4xf32>",
    "memref<4xf64>",
    "memref<2x3xi32, strided<[3, 1]>>",
    "memref<2x3xi32, affine_map<(a, b) -> (b, a)>>",
];

const ATTRIBUTES: &[&str] = &[
    "true",
    "false",
    "unit",
    "0 : i1",
    "0 : i8",
    "0 : i16",
    "0 : i32",
    "0 : i64",
    "4 : i64",
    "-1 : i64",
    "1 : i64",
    "1 : i32",
    "-1 : si1",
    "1 : si8",
    "1 : si16",
    "1 : si32",
    "1 : si64",
    "1 : ui1",
    "1 : ui8",
    "1 : ui16",
    "1 : ui32",
    "1 : ui64",
    "0 : index",
    "1.5 : f32",
    "1.5 : f64",
    "\"x\"",
    "\"x\" : i32",
    "i32",
    "index",
    "(i32) -> i32",
    "vector<4xi32>",
    "tensor<4xi32>",
    "memref<4xi32>",
    "@f",
    "@f::@g",
    "{}",
    "{a = 1 : i32}",
    "{a = @f}",
    "[]",
    "[true]",
    "[0 : i8]",
    "[0 : i16]",
    "[0 : i32]",
    "[0 : i64]",
    "[1 : i64, 3 : i64]",
    "[0 : index]",
    "[1.5 : f32]",
    "[1.5 : f64]",
    "[\"x\"]",
    "[i32]",
    "[@f]",
    "[@f::@g]",
    "[[0 : i64]]",
    "[[]]",
    "[{}]",
    "[unit]",
    "[affine_map<() -> ()>]",
    "array<i1: true>",
    "array<i8: 1>",
    "array<i16: 1>",
    "array<i32: 1>",
    "array<i64: 1>",
    "array<i64: -1>",
    "array<f32: 1.0>",
    "array<f64: 1.0>",
    "affine_map<(a) -> (a)>",
    "affine_set<(a): (a >= 0)>",
    "dense<1> : tensor<4xi32>",
    "dense<1> : tensor<4xi8>",
    "dense<1> : tensor<4xi64>",
    "dense<1> : tensor<4xindex>",
    "dense<1.0> : tensor<4xf32>",
    "dense<1.0> : tensor<4xf64>",
    "dense<\"x\"> : tensor<4x!d.t>",
    "sparse<0, 1> : tensor<4xi32>",
    "loc(\"here\")",
    "#d.attr<1>",
    "strided<[1]>",
    "distinct[0]<1 : i32>",
];

const INTEGERS: &[&str] = &["true", "false", "-1 : i64", "0 : i64", "1 : i64", "3 : i64"];

/// Constraints that accept all or none of the candidates.
const EXTREMES: &[&str] = &[
    "library.anytype",
    // It has no text form.
    "library.graphtype",
    "library.anyattr_attr",
    "library.constunitattr_constraint",
    "library.isnullattr_constraint",
];

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.load::<LibraryDialect>();
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// Messages of constraint violations.
const REJECTIONS: &[&str] = &["must be", "failed to satisfy", "Invalid attribute `value`"];

/// Whether the text is a valid module; an error for other messages than those of constraints.
fn is_valid(ctx: &Arc<Context>, text: &str) -> Result<bool, String> {
    let Err(errors) = parse_source(ctx, "library.mlir", text.as_bytes()) else { return Ok(true) };
    let errors = format!("{errors:?}");
    if REJECTIONS.iter().any(|it| errors.contains(it)) {
        Ok(false)
    } else {
        Err(format!("{text}: {errors}"))
    }
}

#[test]
fn every_constraint_accepts_something_and_not_all() {
    let ctx = context();
    // Independent of the spacing of tokens.
    let code = CODE.replace(' ', "");
    let names: Vec<&str> =
        code.split("rt::OpDef::new(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(names.len() > 200, "{}", names.len());
    let mut wrong = Vec::new();
    for name in names {
        // Like upstream, constraints on attributes of one kind may assume that kind.
        let attributes = if name.ends_with("_constraint") { INTEGERS } else { ATTRIBUTES };
        let texts: Vec<String> = if name.ends_with("_attr") || name.ends_with("_constraint") {
            attributes
                .iter()
                .map(|it| format!("\"{name}\"() <{{value = {it}}}> : () -> ()"))
                .collect()
        } else if name.contains('_')
            || ["defaults", "kinds", "elements", "confined"].contains(&&name["library.".len()..])
        {
            continue;
        } else {
            let text = |ty: &&str| {
                format!("%0 = \"t.s\"() : () -> ({ty}) %1 = \"{name}\"(%0) : ({ty}) -> ({ty})")
            };
            TYPES.iter().map(text).collect()
        };
        let mut accepted = 0;
        for text in &texts {
            match is_valid(&ctx, text) {
                Ok(is_valid) => accepted += usize::from(is_valid),
                Err(error) => wrong.push(error),
            }
        }
        let is_extreme = accepted == 0 || accepted == texts.len();
        if is_extreme != EXTREMES.contains(&name) {
            wrong.push(format!("{name}: {accepted} of {}", texts.len()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
