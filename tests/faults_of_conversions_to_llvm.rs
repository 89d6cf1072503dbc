//! Conversions to `llvm` where MLIR 22 computes a wrong value, leaves invalid IR or crashes:
//! `docs/decisions/010-faults-of-version-22.md`. The peer is not asked.

use ods_peer::{run_on_text, text_of};

/// What is converted, by which passes, and lines that these leave, in order.
const CASES: &[(&str, &[&str], &str, &[&str])] = &[
    (
        "memory that is not in the default memory space is freed",
        &["--finalize-memref-to-llvm"],
        "func.func @f(%m: memref<2xf32, 3>, %u: memref<*xf32, 4>) {
           memref.dealloc %m : memref<2xf32, 3>
           memref.dealloc %u : memref<*xf32, 4>
           return }",
        &[
            "llvm.extractvalue %1[0]",
            "llvm.addrspacecast %2 : !llvm.ptr<3> to !llvm.ptr",
            "llvm.call @free(%3)",
            "llvm.load %4 : !llvm.ptr -> !llvm.ptr<4>",
            "llvm.addrspacecast %5 : !llvm.ptr<4> to !llvm.ptr",
            "llvm.call @free(%6)",
        ],
    ),
    (
        "a scope returns values of other types than those of LLVM",
        &["--finalize-memref-to-llvm"],
        "func.func @f(%i: index) -> index {
           %0, %1 = memref.alloca_scope -> (index, memref<2xf32>) {
             %2 = memref.alloc() : memref<2xf32>
             memref.alloca_scope.return %i, %2 : index, memref<2xf32>
           }
           memref.dealloc %1 : memref<2xf32>
           return %0 : index }",
        &["llvm.intr.stackrestore", "llvm.br ^bb2(%0, ", "i64, !llvm.struct<(ptr,", "^bb2("],
    ),
    (
        "the shape of a buffer is one of integers",
        &["--finalize-memref-to-llvm"],
        "func.func @f(%m: memref<4xf32>, %s: memref<1xi32>, %t: memref<?xi8>) -> memref<?xf32> {
           %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xi32>) -> memref<?xf32>
           %1 = memref.reshape %m(%t) : (memref<4xf32>, memref<?xi8>) -> memref<*xf32>
           return %0 : memref<?xf32> }",
        &[
            ": !llvm.ptr -> i32",
            "llvm.sext",
            ": i32 to i64",
            ": (!llvm.ptr, i64) -> !llvm.ptr, i8",
            ": !llvm.ptr -> i8",
            ": i8 to i64",
            "llvm.store",
        ],
    ),
    (
        "a number is replaced atomically",
        &["--finalize-memref-to-llvm"],
        "func.func @f(%m: memref<4xf16>, %i: index) -> f16 {
           %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf16> {
           ^bb0(%old: f16):
             %1 = llvm.fneg %old : f16
             memref.atomic_yield %1 : f16
           }
           return %0 : f16 }",
        &[
            "llvm.br ^bb1(%4 : f16)",
            "^bb1(%5: f16)",
            "%6 = llvm.fneg %5",
            "%7 = llvm.bitcast %5 : f16 to i16",
            "%8 = llvm.bitcast %6 : f16 to i16",
            "llvm.cmpxchg %3, %7, %8 acq_rel monotonic : !llvm.ptr, i16",
            "%12 = llvm.bitcast %10 : i16 to f16",
            "llvm.cond_br %11, ^bb2, ^bb1(%12 : f16)",
        ],
    ),
    (
        "what is stored atomically does not depend on what was there",
        &["--finalize-memref-to-llvm"],
        "func.func @f(%m: memref<4xi32>, %i: index, %n: i32) {
           %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
           ^bb0(%old: i32):
             memref.atomic_yield %n : i32
           }
           return }",
        &["llvm.cmpxchg %3, %5, %arg2 acq_rel monotonic"],
    ),
    (
        "a memory space has no number",
        &["--finalize-memref-to-llvm"],
        "func.func @f(%m: memref<4xf32>) {
           %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, \"x\">
           return }",
        &["memref.memory_space_cast %arg0"],
    ),
    (
        "there is no intrinsic for vectors",
        &["--convert-math-to-llvm"],
        "func.func @f(%a: vector<2xf32>, %n: vector<2xi32>, %b: vector<2x3xf32>) -> vector<2x3xi1> {
           %0 = math.fpowi %a, %n : vector<2xf32>, vector<2xi32>
           %1, %2 = math.sincos %b : vector<2x3xf32>
           %3 = math.isnan %b : vector<2x3xf32>
           return %3 : vector<2x3xi1> }",
        &[
            "math.fpowi %arg0, %arg1",
            "math.sincos %arg2",
            "\"llvm.intr.is.fpclass\"(%3) <{bit = 3 : i32}> : (vector<3xf32>) -> vector<3xi1>",
            "\"llvm.intr.is.fpclass\"(%6)",
        ],
    ),
];

#[test]
fn converted_programs_are_valid() {
    for (name, passes, text, lines) in CASES {
        let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), passes, text);
        let shown = text_of(&output.stdout);
        assert!(output.status.success(), "{name}: {}", text_of(&output.stderr));
        let mut rest = shown.as_str();
        for line in *lines {
            let Some(at) = rest.find(line) else { panic!("{name}: no `{line}` in\n{shown}") };
            rest = &rest[at + line.len()..];
        }
    }
}
