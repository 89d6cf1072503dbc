//! Compares `test-opt --test-data-layout-query` with `mlir-opt-22` on all combinations of types, layouts and
//! nestings.
//!
//! The texts are generated: one per chain of layouts, with a query for each type. A sample of the peer's output
//! is stored (`UPDATE_EXPECT=1 cargo test -p ods-test-dialects` updates them).

use std::fmt::Write as _;
use std::path::Path;

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, run, shown};

const OURS: &str = env!("CARGO_BIN_EXE_test-opt");

/// The queried types. Types on which the peer crashes are in `tests/data_layout.rs`.
const TYPES: &[&str] = &[
    "i0",
    "i1",
    "i3",
    "i8",
    "si8",
    "ui8",
    "i16",
    "i17",
    "si32",
    "i32",
    "i33",
    "i63",
    "i64",
    "ui64",
    "i65",
    "i128",
    "i1000",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "f128",
    "tf32",
    "f8E4M3FN",
    "f8E5M2",
    "f6E3M2FN",
    "f4E2M1FN",
    "index",
    "vector<1xi8>",
    "vector<3xi32>",
    "vector<4xi32>",
    "vector<2x3xf32>",
    "vector<3x4xf32>",
    "vector<5x7x9xi17>",
    "vector<[4]xi32>",
    "vector<[3]x5xf64>",
    "vector<2x[3]xi1>",
    "vector<3xindex>",
    "vector<7xi1>",
    "complex<i1>",
    "complex<i8>",
    "complex<i17>",
    "complex<i33>",
    "complex<i64>",
    "complex<i128>",
    "complex<f16>",
    "complex<f32>",
    "complex<f64>",
    "complex<f80>",
    "complex<f128>",
    "!test.test_type_with_layout<10>",
    "!test.test_type_with_layout<20>",
];

/// Layouts of a scope. Entries of different groups are independent, because the peer crashes on nested layouts for
/// the same class of builtin types.
const GROUPS: &[&[&str]] = &[
    &[
        "",
        "index = 32",
        "index = 16 : i16",
        "index = 65 : i128",
        "index = 32, \"dlti.endianness\" = \"little\"",
        "\"dlti.mangling_mode\" = \"e\", \"dlti.endianness\" = \"big\", index = 1 : i8",
    ],
    &[
        "",
        "i32 = dense<64> : vector<1xi64>",
        "i8 = dense<[8, 32]> : vector<2xi64>, i64 = dense<[32, 64]> : tensor<2xi64>",
        "ui16 = dense<[64, 128]> : vector<2xi64>, si16 = dense<[16, 16]> : vector<2xi64>, i1 = dense<32> : vector<2xi64>",
        "i128 = dense<[12, 13]> : vector<2xi64>, \"dlti.stack_alignment\" = 128 : i64",
    ],
    &[
        "",
        "f32 = dense<[64, 128]> : vector<2xi64>, f64 = dense<[16]> : vector<1xi64>",
        "f80 = dense<[128, 256]> : vector<2xi64>, bf16 = dense<8> : vector<1xi64>, f8E4M3FN = dense<0> : vector<1xi64>",
        "!test.test_type_with_layout<1> = [\"size\", 77], !test.test_type_with_layout<2> = [\"alignment\", 32], \
         !test.test_type_with_layout<3> = [\"preferred\", 64], !test.test_type_with_layout<4> = [\"index\", 7]",
        "\"dlti.alloca_memory_space\" = 5 : ui64, \"dlti.global_memory_space\" = 2 : ui32, \
         \"dlti.program_memory_space\" = \"code\", \"dlti.default_memory_space\" = 7 : ui64, \
         \"dlti.legal_int_widths\" = array<i32: 32, 64>, \
         \"dlti.function_pointer_alignment\" = #dlti.function_pointer_alignment<64, function_dependent = true>",
    ],
];

/// Further chains of nested layouts, outermost first: module, operation, operation.
const CHAINS: &[[&str; 3]] = &[
    [
        "!test.test_type_with_layout<2> = [\"alignment\", 64]",
        "!test.test_type_with_layout<2> = [\"alignment\", 32], !test.test_type_with_layout<1> = [\"size\", 9]",
        "!test.test_type_with_layout<3> = [\"alignment\", 8]",
    ],
    [
        "!test.test_type_with_layout<2> = [\"alignment\", 1]",
        "!test.test_type_with_layout<2> = [\"alignment\", 32]",
        "!test.test_type_with_layout<9> = [\"preferred\", 4]",
    ],
    [
        "!test.test_type_with_layout<2> = [\"alignment\", 8]",
        "!test.test_type_with_layout<2> = [\"alignment\", 32]",
        "",
    ],
    [
        "\"dlti.stack_alignment\" = 8 : i64",
        "\"dlti.stack_alignment\" = 8 : i64, index = 32",
        "\"dlti.stack_alignment\" = 8 : i64, \"dlti.endianness\" = \"big\"",
    ],
    ["\"dlti.stack_alignment\" = 8 : i64", "", "\"dlti.stack_alignment\" = 16 : i64"],
    ["\"dlti.endianness\" = \"big\"", "\"dlti.endianness\" = \"little\"", ""],
    ["\"nobody.knows\" = 1", "\"nobody.knows\" = 1, \"nor.this\" = 2", "\"nor.this\" = 3"],
];

fn queries(text: &mut String) {
    for ty in TYPES {
        let _ = writeln!(text, "  \"test.data_layout_query\"() : () -> {ty}");
    }
}

/// A module with a function with two nested scopes, and queries in each.
fn text(layouts: [&str; 3]) -> String {
    let [module, outer, inner] = layouts.map(|entries| match entries {
        "" => String::new(),
        entries => format!("dlti.dl_spec = #dlti.dl_spec<{entries}>"),
    });
    let mut text = format!("module attributes {{{module}}} {{\nfunc.func @f() {{\n");
    queries(&mut text);
    text += "  \"test.op_with_data_layout\"() ({\n";
    queries(&mut text);
    // An operation that is not a scope has no effect.
    text += "  \"t.plain\"() ({\n  \"test.op_with_data_layout\"() ({\n";
    queries(&mut text);
    let _ = writeln!(text, "  \"t.end\"() : () -> ()\n  }}) {{{inner}}} : () -> ()");
    let _ = writeln!(text, "  \"t.end\"() : () -> ()\n  }}) {{{inner}}} : () -> ()");
    let _ = writeln!(text, "  \"t.end\"() : () -> ()\n  }}) {{{outer}}} : () -> ()");
    text += "  return\n}\n}\n";
    text
}

/// The texts: each layout of a group nested in each of the others.
fn texts() -> Vec<String> {
    let mut texts = Vec::new();
    let [first, second, third] = GROUPS else { panic!("three groups") };
    for (i, a) in first.iter().enumerate() {
        for (j, b) in second.iter().enumerate() {
            for (k, c) in third.iter().enumerate() {
                // Each group is outermost, in the middle and innermost.
                let mut layouts = [*a, *b, *c];
                layouts.rotate_left((i + j + k) % 3);
                texts.push(text(layouts));
            }
        }
    }
    texts.extend(CHAINS.iter().map(|layouts| text(*layouts)));
    texts
}

#[test]
fn queries_are_answered_alike() {
    const FLAGS: &[&str] = &["--split-input-file", "--test-data-layout-query"];
    let texts = texts();
    let combinations = texts.len() * TYPES.len() * 3;
    assert!(combinations >= 1000, "{combinations}");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("data-layouts.mlir");
    std::fs::write(&file, texts.join(BREAK)).expect("scratch file");
    let ours = shown(&run(OURS, FLAGS, &file), &file);
    let answered = ours.matches("preferred = ").count();
    assert!(answered >= 1000, "{answered} queries are answered");
    let stored = "tests/data_layout/matrix.out";
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join(stored);
    let mut answers = Answers::of(MLIR_OPT, stored);
    answers
        .check("all", Kept::Sample(50_000), &ours, || shown(&run(MLIR_OPT, FLAGS, &file), &file));
    answers.finish();
    println!("{answered} of {combinations} queries are answered, and as by {MLIR_OPT}");
}
