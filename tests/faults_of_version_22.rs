//! Rewrites where MLIR 22 computes a wrong value or leaves invalid IR: `docs/decisions/010-faults-of-version-22.md`. The
//! peer is not asked.

use ods_peer::{run_on_text, text_of};

/// The body of a function, and lines that `--canonicalize` leaves of it, in order.
const CASES: &[(&str, &str, &[&str])] = &[
    (
        "a loop over unsigned numbers with the high bit",
        "func.func @f(%m: memref<i8>) {
           %a = arith.constant 0 : i8
           %b = arith.constant -1 : i8
           %c = arith.constant 2 : i8
           scf.for unsigned %i = %a to %b step %c : i8 { memref.store %i, %m[] : memref<i8> }
           scf.for unsigned %i = %a to %b step %b : i8 { memref.store %i, %m[] : memref<i8> }
           scf.for unsigned %i = %b to %a step %c : i8 { memref.store %i, %m[] : memref<i8> }
           return }",
        &[
            "scf.for unsigned %arg1 = %c0_i8 to %c-1_i8 step %c2_i8  : i8 {",
            "memref.store %arg1",
            "}",
            "memref.store %c0_i8",
            "return",
        ],
    ),
    (
        "a loop over more numbers than are positive",
        "func.func @f(%m: memref<i8>) {
           %a = arith.constant -128 : i8
           %b = arith.constant 127 : i8
           scf.for %i = %a to %b step %b : i8 { memref.store %i, %m[] : memref<i8> }
           return }",
        &["scf.for %arg1 = %c-128_i8 to %c127_i8 step %c127_i8  : i8 {"],
    ),
    (
        "a loop over more indices than are positive",
        "func.func @f(%m: memref<index>) {
           %a = arith.constant -9223372036854775808 : index
           %b = arith.constant 9223372036854775807 : index
           scf.for %i = %a to %b step %b { memref.store %i, %m[] : memref<index> }
           scf.parallel (%i) = (%a) to (%b) step (%b) { memref.store %i, %m[] : memref<index> }
           scf.forall (%i) = (%a) to (%b) step (%b) { memref.store %i, %m[] : memref<index> }
           return }",
        &["scf.for", "memref.store", "scf.parallel", "memref.store", "scf.forall", "memref.store"],
    ),
    (
        "the order of a difference",
        "func.func @f(%x: index, %y: index) -> (i1, i1) {
           %c = index.constant 0
           %d = index.sub %x, %y
           %0 = index.cmp ule(%d, %c)
           %1 = index.cmp slt(%c, %d)
           return %0, %1 : i1, i1 }",
        &["index.sub", "index.cmp ule(%0, %idx0)", "index.cmp slt(%idx0, %0)"],
    ),
    (
        "the equality of a difference",
        "func.func @f(%x: index, %y: index) -> i1 {
           %c = index.constant 0
           %d = index.sub %x, %y
           %0 = index.cmp eq(%d, %c)
           return %0 : i1 }",
        &["func.func", "%0 = index.cmp eq(%arg0, %arg1)"],
    ),
    (
        "a cast through a narrower type",
        "func.func @f(%x: index, %y: i128) -> (index, index, i128) {
           %0 = arith.index_cast %x : index to i8
           %1 = arith.index_cast %0 : i8 to index
           %2 = arith.index_castui %x : index to i32
           %3 = arith.index_castui %2 : i32 to index
           %4 = arith.index_cast %y : i128 to index
           %5 = arith.index_cast %4 : index to i128
           return %1, %3, %5 : index, index, i128 }",
        &[
            "index to i8",
            "i8 to index",
            "index to i32",
            "i32 to index",
            "i128 to index",
            "index to i128",
        ],
    ),
    (
        "a cast through a wider type",
        "func.func @f(%x: i8) -> i8 {
           %0 = arith.index_cast %x : i8 to index
           %1 = arith.index_cast %0 : index to i8
           return %1 : i8 }",
        &["return %arg0"],
    ),
    (
        "the smallest number, divided",
        "func.func @f() -> (index, index) {
           %a = index.constant -9223372036854775808
           %b = index.constant 4611686018427387904
           %c = index.constant -7
           %d = index.constant 2
           %0 = index.ceildivs %a, %b
           %1 = index.ceildivs %c, %d
           return %0, %1 : index, index }",
        &["index.ceildivs", "%idx-3"],
    ),
    (
        "flags of constants that wrap around when combined",
        "func.func @f(%x: i8) -> (i8, i8, i8, i8) {
           %a = arith.constant 100 : i8
           %b = arith.constant 50 : i8
           %0 = arith.addi %x, %a overflow<nsw, nuw> : i8
           %1 = arith.addi %0, %b overflow<nsw, nuw> : i8
           %2 = arith.muli %x, %a overflow<nsw, nuw> : i8
           %3 = arith.muli %2, %b overflow<nsw, nuw> : i8
           %4 = arith.subi %x, %a overflow<nuw> : i8
           %5 = arith.addi %4, %b overflow<nuw> : i8
           %6 = arith.addi %x, %b overflow<nsw, nuw> : i8
           %7 = arith.addi %6, %b overflow<nsw, nuw> : i8
           return %1, %3, %5, %7 : i8, i8, i8, i8 }",
        &[
            "arith.addi %arg0, %c-106_i8 overflow<nuw> : i8",
            "arith.muli %arg0, %c-120_i8 : i8",
            "arith.addi %arg0, %c-50_i8 : i8",
            "arith.addi %arg0, %c100_i8 overflow<nsw, nuw> : i8",
        ],
    ),
    (
        "a condition that is forwarded twice",
        "func.func @f(%x: i1) -> (i1, i1) {
           %0:2 = scf.while (%a = %x) : (i1) -> (i1, i1) {
             %c = \"t.c\"(%a) : (i1) -> i1
             scf.condition(%c) %c, %c : i1, i1
           } do {
           ^bb0(%a: i1, %b: i1):
             \"t.use\"(%a, %b) : (i1, i1) -> ()
             scf.yield %a : i1
           }
           return %0#0, %0#1 : i1, i1 }",
        &["scf.condition(%1) %1 : i1", "\"t.use\"(%true, %true)", "return %0, %0"],
    ),
    (
        "constants of a dynamic shape",
        "func.func @f(%x: tensor<?xi32>, %y: tensor<?xi32>) -> tensor<?xi32> {
           %0 = arith.subi %x, %y : tensor<?xi32>
           %1 = arith.subi %0, %x : tensor<?xi32>
           return %1 : tensor<?xi32> }",
        &["arith.subi %arg0, %arg1", "arith.subi %0, %arg0"],
    ),
    (
        "comparisons and differences of equal tensors of a dynamic shape",
        "func.func @f(%x: tensor<?xi32>) -> (tensor<?xi1>, tensor<?xi32>) {
           %0 = arith.cmpi eq, %x, %x : tensor<?xi32>
           %1 = arith.xori %x, %x : tensor<?xi32>
           return %0, %1 : tensor<?xi1>, tensor<?xi32> }",
        &["arith.cmpi eq, %arg0, %arg0", "arith.xori %arg0, %arg0"],
    ),
    (
        "an extended product of an index and 1",
        "func.func @f(%x: index, %y: tensor<2xindex>) -> (index, tensor<2xindex>) {
           %a = arith.constant 1 : index
           %b = arith.constant dense<1> : tensor<2xindex>
           %0, %1 = arith.mulsi_extended %x, %a : index
           %2, %3 = arith.mulsi_extended %y, %b : tensor<2xindex>
           return %1, %3 : index, tensor<2xindex> }",
        &["arith.mulsi_extended %arg0, %c1", "arith.mulsi_extended %arg1, %cst"],
    ),
    (
        "casts of unranked tensors",
        "func.func @f(%x: tensor<*xi8>) -> tensor<*xi8> {
           %0 = arith.extsi %x : tensor<*xi8> to tensor<*xi16>
           %1 = arith.trunci %0 : tensor<*xi16> to tensor<*xi8>
           return %1 : tensor<*xi8> }",
        &["return %arg0"],
    ),
    (
        "the marker of a dynamic entry as a stride",
        "func.func @f(%m: memref<?xf32>, %n: memref<?xf32, strided<[?], offset: ?>>)
             -> (memref<2xf32, strided<[?]>>, memref<2xf32, strided<[?], offset: 0>>) {
           %big = arith.constant -9223372036854775808 : index
           %o = memref.subview %m[0] [2] [%big] : memref<?xf32> to memref<2xf32, strided<[?]>>
           %p = memref.reinterpret_cast %n to offset: [0], sizes: [2], strides: [%big]
             : memref<?xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: 0>>
           return %o, %p : memref<2xf32, strided<[?]>>, memref<2xf32, strided<[?], offset: 0>> }",
        &["[0] [2] [%c-9223372036854775808]", "strides: [%c-9223372036854775808]"],
    ),
    (
        "a view of a cast of an unranked memref",
        "func.func @f(%m: memref<*xi8>, %i: index) -> memref<?xi8> {
           %0 = memref.cast %m : memref<*xi8> to memref<4xi8>
           %1 = memref.view %0[%i][%i] : memref<4xi8> to memref<?xi8>
           return %1 : memref<?xi8> }",
        &["memref.view %cast"],
    ),
    (
        "casts and copies between known sizes that differ",
        "func.func @f(%m: memref<2xi8>, %n: memref<4xi8>) -> memref<4xi8> {
           %0 = memref.cast %m : memref<2xi8> to memref<?xi8>
           %1 = memref.cast %0 : memref<?xi8> to memref<4xi8>
           memref.copy %0, %n : memref<?xi8> to memref<4xi8>
           return %1 : memref<4xi8> }",
        &["memref.cast %arg0", "memref.cast %cast", "memref.copy %cast, %arg1"],
    ),
    (
        "a subview that exceeds the source of a cast",
        "func.func @f(%m: memref<1xi8>) -> memref<1xi8, strided<[1], offset: 1>> {
           %0 = memref.cast %m : memref<1xi8> to memref<?xi8>
           %1 = memref.subview %0[1] [1] [1] : memref<?xi8> to memref<1xi8, strided<[1], offset: 1>>
           return %1 : memref<1xi8, strided<[1], offset: 1>> }",
        &["memref.subview %cast[1] [1] [1]"],
    ),
];

/// A division by zero is undefined, so it must not move out of a loop that may not run.
#[test]
fn divisions_by_unknown_numbers_stay_in_loops() {
    for op in ["remsi", "remui", "floordivsi", "divsi", "divui", "ceildivsi", "ceildivui"] {
        for (divisor, moves) in [("%b", false), ("%zero", false), ("%seven", true)] {
            let text = format!(
                "func.func @f(%l: index, %u: index, %s: index, %a: i32, %b: i32) {{
                   %zero = arith.constant 0 : i32
                   %seven = arith.constant 7 : i32
                   scf.for %i = %l to %u step %s {{
                     %0 = arith.{op} %a, {divisor} : i32
                     \"t.use\"(%0) : (i32) -> ()
                   }}
                   return }}"
            );
            let flags = ["--loop-invariant-code-motion", "--allow-unregistered-dialect"];
            let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &flags, &text);
            let shown = text_of(&output.stdout);
            let (before, _) = shown.split_once("scf.for").expect("a loop");
            assert_eq!(before.contains(op), moves, "{shown}");
        }
    }
}

/// A body of a function, and lines that `--sccp` leaves of it, in order.
const SCCP: &[(&str, &str, &[&str])] = &[
    (
        "a fold to a value that is constant only for now",
        "func.func @f(%c: i1) -> f32 {
           %a = arith.constant 1.0 : f32
           cf.br ^h(%a : f32)
         ^h(%x: f32):
           %z = complex.create %x, %x : complex<f32>
           %i = complex.im %z : complex<f32>
           %y = arith.addf %x, %x : f32
           cf.cond_br %c, ^h(%y : f32), ^e
         ^e:
           return %i : f32 }",
        &["%2 = complex.im %1", "return %2"],
    ),
    (
        "a fold in place",
        "func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
           %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
           %1 = memref.cast %0 : memref<?xf32> to memref<4xf32>
           return %1 : memref<4xf32> }",
        &["%cast_0 = memref.cast %cast : memref<?xf32> to memref<4xf32>"],
    ),
    (
        "a constant of a type that has none",
        "func.func @f(%t: tensor<?xi8>) -> tensor<?xi8> {
           %0 = arith.subi %t, %t : tensor<?xi8>
           return %0 : tensor<?xi8> }",
        &["%0 = arith.subi", "return %0"],
    ),
];

#[test]
fn values_are_right() {
    check("--canonicalize", CASES);
}

/// A body of a function, and lines that `--mem2reg` leaves of it, in order.
const MEM2REG: &[(&str, &str, &[&str])] = &[(
    "an allocation in a loop",
    "func.func @f(%c: i1, %x: i32) -> i32 {
       cf.br ^head(%x : i32)
     ^head(%y: i32):
       %m = memref.alloca() : memref<i32>
       %0 = memref.load %m[] : memref<i32>
       %1 = arith.addi %0, %y : i32
       memref.store %1, %m[] : memref<i32>
       cf.cond_br %c, ^head(%1 : i32), ^e
     ^e:
       %2 = memref.load %m[] : memref<i32>
       return %2 : i32 }",
    &[
        "cf.br ^bb1(%arg1 : i32)",
        "^bb1(%0: i32):",
        "%1 = ub.poison : i32",
        "%2 = arith.addi %1, %0 : i32",
        "cf.cond_br %arg0, ^bb1(%2 : i32), ^bb2",
        "return %2 : i32",
    ],
)];

/// A body of a function, and lines that `--remove-dead-values` leaves of it, in order.
const DEAD_VALUES: &[(&str, &str, &[&str])] = &[
    (
        "an argument that gets dead and live values",
        "func.func @f(%c: i1, %x: i64) -> i64 {
           %k = arith.constant 5 : i64
           cf.cond_br %c, ^a, ^b
         ^a:
           cf.br ^m(%x : i64)
         ^b:
           cf.br ^m(%k : i64)
         ^m(%u: i64):
           return %x : i64 }",
        &["cf.cond_br", "cf.br ^bb3\n", "cf.br ^bb3\n", "^bb3:"],
    ),
    (
        "a live argument that gets a value from an unreachable block",
        "func.func @f(%x: i32) -> i32 {
           cf.br ^e(%x : i32)
         ^dead:
           %0 = arith.addi %x, %x : i32
           cf.br ^e(%0 : i32)
         ^e(%y: i32):
           return %y : i32 }",
        &["cf.br ^bb2(%arg0 : i32)", "ub.poison : i32", "cf.br ^bb2(%0 : i32)", "return %1"],
    ),
    (
        "a return in an unreachable block",
        "func.func @f(%x: i32) -> i32 {
           return %x : i32
         ^dead(%a: i32):
           %0 = arith.addi %a, %x : i32
           return %0 : i32 }",
        &["return %arg0", "%1 = ub.poison : i32", "return %1"],
    ),
    (
        "a region that is never executed",
        "func.func private @f(%a: memref<f32>) -> memref<f32> {
           %f = arith.constant false
           %r = scf.if %f -> (memref<f32>) {
             scf.yield %a : memref<f32>
           } else {
             %c = memref.alloc() : memref<f32>
             scf.yield %c : memref<f32>
           }
           return %r : memref<f32> }",
        &["func.func private @f()"],
    ),
    (
        "a function that something else refers to",
        "func.func private @callee(%x: i32, %y: i32) -> i32 { return %x : i32 }
         func.func @f(%x: i32) -> i32 {
           \"t.use\"() {function = @callee} : () -> ()
           %0 = call @callee(%x, %x) : (i32, i32) -> i32
           return %0 : i32 }",
        &["@callee(%arg0: i32, %arg1: i32)", "call @callee(%arg0, %arg0)"],
    ),
];

#[test]
fn removed_values_are_dead() {
    check("--remove-dead-values", DEAD_VALUES);
}

#[test]
fn promoted_slots_are_right() {
    check("--mem2reg", MEM2REG);
}

#[test]
fn propagated_constants_are_right() {
    check("--sccp", SCCP);
}

const RANGES: &[(&str, &str, &[&str])] = &[(
    "a sum and a remainder of equal constants",
    "func.func @f(%c: i1, %x: f32) -> i32 {
       %0 = arith.constant 3 : i32
       %1 = arith.constant 3 : i32
       cf.cond_br %c, ^bb1(%x, %0 : f32, i32), ^bb2(%x : f32)
     ^bb1(%f: f32, %i: i32):
       %2 = arith.addi %i, %1 : i32
       return %2 : i32
     ^bb2(%g: f32):
       %3 = arith.remui %0, %1 : i32
       return %3 : i32
     }",
    &[
        "%c0_i32 = arith.constant 0 : i32",
        "%c6_i32 = arith.constant 6 : i32",
        "cf.cond_br %arg0, ^bb1(%c6_i32 : i32), ^bb1(%c0_i32 : i32)",
    ],
)];

#[test]
fn ranges_of_erased_values_are_forgotten() {
    check("--int-range-optimizations", RANGES);
}

const LOOPS_TO_POISON: &[(&str, &str, &[&str])] = &[(
    "a bound that is poison",
    "func.func private @use(index)
     func.func @f() {
       %0 = ub.poison : index
       scf.forall (%i) in (%0) {
         func.call @use(%i) : (index) -> ()
       }
       return
     }",
    &["scf.forall (%arg0) in (%0)"],
)];

#[test]
fn poison_is_no_integer() {
    check("--canonicalize", LOOPS_TO_POISON);
}

const RUNTIME_CHECKS: &[(&str, &str, &[&str])] = &[
    (
        "a cast of a memref whose layout is not strided",
        "func.func @f(%m: memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
           %0 = memref.cast %m : memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
             to memref<2x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
           return }",
        &[
            "%dim = memref.dim %arg0, %c0",
            "arith.cmpi eq, %dim, %c2 : index",
            "size mismatch of dim 0",
            "%cast = memref.cast %arg0",
            "return",
        ],
    ),
    (
        "a subview in a text without `scf`",
        "func.func @f(%m: memref<?xf32>, %i: index) {
           %0 = memref.subview %m[%i] [2] [1]
             : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
           return }",
        &[
            "scf.if",
            "offset 0 is out-of-bounds",
            "scf.if",
            "subview runs out-of-bounds along dimension 0",
            "memref.subview",
        ],
    ),
];

#[test]
fn runtime_checks_are_valid() {
    check("--generate-runtime-verification", RUNTIME_CHECKS);
}

/// What `scf-for-loop-range-folding` leaves.
const FOLDED_RANGES: &[(&str, &str, &[&str])] = &[
    (
        "a product with a negative factor",
        "func.func @f(%a: index, %b: index, %m: memref<index>) {
           %c = arith.constant -2 : index
           scf.for %i = %a to %b step %b {
             %p = arith.muli %i, %c : index
             memref.store %p, %m[] : memref<index>
           }
           return }",
        &["scf.for %arg3 = %arg0 to %arg1", "arith.muli %arg3"],
    ),
    (
        "a product with a factor that may be negative",
        "func.func @f(%a: index, %b: index, %m: memref<index>) {
           scf.for %i = %a to %b step %b {
             %p = arith.muli %a, %i : index
             memref.store %p, %m[] : memref<index>
           }
           return }",
        &["scf.for %arg3 = %arg0 to %arg1", "arith.muli %arg0, %arg3"],
    ),
    (
        "a product that wraps around",
        "func.func @f(%m: memref<i8>) {
           %a = arith.constant 0 : i8
           %b = arith.constant 100 : i8
           %c = arith.constant 2 : i8
           scf.for %i = %a to %b step %c : i8 {
             %p = arith.muli %i, %c : i8
             memref.store %p, %m[] : memref<i8>
           }
           return }",
        &["scf.for %arg1 = %c0_i8 to %c100_i8", "arith.muli %arg1"],
    ),
];

#[test]
fn products_keep_the_order_of_bounds() {
    check("--scf-for-loop-range-folding", FOLDED_RANGES);
}

#[test]
fn loops_without_dimensions_run_once() {
    let text = "func.func @f() { scf.forall () in () { func.call @g() : () -> () } return }
        func.func private @g()";
    check(
        "--scf-forall-to-for",
        &[("no dimensions", text, &["func.func @f", "call @g", "return"])],
    );
}

#[test]
fn equal_declarations_are_different_functions() {
    let text = "func.func private @g()
        func.func private @h()
        func.func @f() { call @h() : () -> () return }";
    let lines = &["@g()", "@h()", "func.func @f", "call @h"];
    check("--duplicate-function-elimination", &[("declarations", text, lines)]);
}

const SIGNED_ZEROS: &[(&str, &str, &[&str])] = &[
    (
        "the maximum of two zeros",
        "func.func @f(%a: f32, %b: f32) -> f32 {
           %0 = arith.maximumf %a, %b : f32
           return %0 : f32 }",
        &[
            "%1 = arith.select %0, %arg0, %arg1 : f32",
            "%2 = arith.cmpf oeq, %arg0, %arg1 : f32",
            "%5 = arith.andi %3, %4 : i32",
            "%6 = arith.bitcast %5 : i32 to f32",
            "%7 = arith.select %2, %6, %1 : f32",
            "%8 = arith.cmpf uno, %arg1, %arg1 : f32",
            "%9 = arith.select %8, %arg1, %7 : f32",
        ],
    ),
    (
        "the minimum of two zeros",
        "func.func @f(%a: vector<2xf16>, %b: vector<2xf16>) -> vector<2xf16> {
           %0 = arith.minimumf %a, %b fastmath<nnan> : vector<2xf16>
           return %0 : vector<2xf16> }",
        &["arith.cmpf oeq", "arith.ori %3, %4 : vector<2xi16>"],
    ),
    (
        "a division of 128 bits",
        "func.func @f(%a: i128, %b: i128) -> i128 {
           %0 = arith.floordivsi %a, %b : i128
           return %0 : i128 }",
        &["arith.constant -1 : i128"],
    ),
];

#[test]
fn expanded_operations_compute_the_same() {
    check("--arith-expand", SIGNED_ZEROS);
}

const SMALL_FLOATS: &[(&str, &str, &[&str])] = &[
    (
        "a truncation that keeps the sign, and rounds ties to even",
        "func.func @f(%a: f32) -> f4E2M1FN {
           %0 = arith.truncf %a : f32 to f4E2M1FN
           return %0 : f4E2M1FN }",
        &[
            "%11 = arith.shli %10, %c3_i4 : i4",
            "%28 = arith.addi %11, %c-1_i4 : i4",
            "%30 = arith.select %26, %11, %29 : i4",
            "%33 = arith.andi %31, %c1_i4 : i4",
            "%35 = arith.addi %32, %34 : i32",
            "arith.cmpi ugt, %35, %c2097152_i32",
        ],
    ),
    (
        "conversions of wide floats",
        "func.func @f(%a: f64) -> f64 {
           %0 = arith.truncf %a fastmath<nnan> : f64 to f4E2M1FN
           %1 = arith.extf %0 fastmath<nnan> : f4E2M1FN to f64
           return %1 : f64 }",
        &["arith.truncf %arg0 : f64 to f32", "arith.extf", "f32 to f64"],
    ),
];

#[test]
fn conversions_of_small_floats_round_to_even() {
    check("--arith-expand=include-f4e2m1=true", SMALL_FLOATS);
}

const NOT_EXPANDED: &[(&str, &str, &str)] = &[
    (
        "a tensor of a dynamic shape",
        "func.func @f(%a: tensor<?xi32>) -> tensor<?xi32> {
           %0 = arith.ceildivui %a, %a : tensor<?xi32>
           return %0 : tensor<?xi32> }",
        "failed to legalize operation 'arith.ceildivui'",
    ),
    (
        "another rounding mode",
        "func.func @f(%a: f32) -> f4E2M1FN {
           %0 = arith.truncf %a upward : f32 to f4E2M1FN
           return %0 : f4E2M1FN }",
        "failed to legalize operation 'arith.truncf'",
    ),
];

#[test]
fn what_cannot_be_expanded_is_an_error() {
    for (name, text, message) in NOT_EXPANDED {
        let flags = ["--arith-expand=include-f4e2m1=true"];
        let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &flags, text);
        let shown = text_of(&output.stderr);
        assert!(!output.status.success(), "{name}");
        assert!(shown.contains(message), "{name}: {shown}");
    }
}

const UNRANKED_FLOATS: &[(&str, &str, &[&str])] = &[(
    "a tensor of unknown rank",
    "func.func @f(%a: tensor<*xbf16>) -> tensor<*xbf16> {
       %0 = arith.negf %a : tensor<*xbf16>
       return %0 : tensor<*xbf16> }",
    &["arith.extf", "arith.negf %0 : tensor<*xf32>", "arith.truncf"],
)];

#[test]
fn floats_in_tensors_of_unknown_rank_are_emulated() {
    check("--arith-emulate-unsupported-floats=source-types=bf16", UNRANKED_FLOATS);
}

#[test]
fn floats_are_emulated_by_wider_ones_only() {
    let text = "func.func @f(%a: f16) -> i1 {
           %0 = arith.cmpf olt, %a, %a : f16
           return %0 : i1 }";
    for target in ["bf16", "f8E5M2"] {
        let pass =
            format!("--arith-emulate-unsupported-floats=source-types=f16 target-type={target}");
        let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &[&pass], text);
        assert!(!output.status.success(), "{target}");
        let error = "failed to legalize operation 'arith.cmpf'";
        assert!(text_of(&output.stderr).contains(error), "{target}");
    }
}

const EXTENSIONS: &[(&str, &str, &[&str])] = &[
    (
        "a float that is wider than the target type",
        "func.func @f(%a: f80) -> f80 {
           %0 = math.sin %a : f80
           return %0 : f80 }",
        &["{", "{", "%0 = math.sin %arg0 : f80", "return"],
    ),
    (
        "an unranked tensor, and an operation that is not registered",
        "func.func @f(%a: tensor<*xf16>) {
           %0 = math.sin %a : tensor<*xf16>
           \"t.op\"(%0) : (tensor<*xf16>) -> ()
           return }",
        &["extf", "math.sin %0 : tensor<*xf32>", "truncf", "\"t.op\"(%2)"],
    ),
];

#[test]
fn floats_are_extended_to_wider_ones() {
    check("--math-extend-to-supported-types", EXTENSIONS);
}

const NOT_CALLED: &[(&str, &str)] = &[
    (
        "a function of another type",
        "func.func private @sinf(f64) -> f64
         func.func @f(%a: f32) -> f32 {
           %0 = math.sin %a : f32
           return %0 : f32 }",
    ),
    (
        "another symbol",
        "memref.global \"private\" @sinf : memref<1xi32>
         func.func @f(%a: f32) -> f32 {
           %0 = math.sin %a : f32
           return %0 : f32 }",
    ),
    (
        "the function itself",
        "func.func @sinf(%a: f32) -> f32 {
           %0 = math.sin %a : f32
           return %0 : f32 }",
    ),
    (
        "an operation that may be a symbol table",
        "\"t.op\"() ({
           %0 = \"t.float\"() : () -> f32
           %1 = math.sin %0 : f32
           \"t.end\"(%1) : (f32) -> ()
         }) : () -> ()",
    ),
];

#[test]
fn calls_are_of_functions_of_the_library() {
    for (name, text) in NOT_CALLED {
        let flags = ["--convert-math-to-libm", "--allow-unregistered-dialect"];
        let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &flags, text);
        let shown = text_of(&output.stderr);
        assert!(!output.status.success(), "{name}");
        assert!(shown.contains("failed to legalize operation 'math.sin'"), "{name}: {shown}");
    }
}

const RESHAPES: &[(&str, &str, &[&str])] = &[(
    "a memref whose rank is not in its type",
    "func.func @f(%m: memref<?x4xf32>, %s: memref<2xindex>) -> memref<*xf32> {
       %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<2xindex>) -> memref<*xf32>
       return %0 : memref<*xf32> }",
    &["%reshape = memref.reshape %arg0(%arg1)", "return %reshape"],
)];

#[test]
fn reshapes_of_unknown_rank_stay() {
    check("--memref-expand", RESHAPES);
}

const REALLOCATIONS: &[(&str, &str, &[&str])] = &[
    (
        "a smaller memref",
        "func.func @f(%m: memref<8xf32>) -> memref<4xf32> {
           %0 = memref.realloc %m : memref<8xf32> to memref<4xf32>
           return %0 : memref<4xf32> }",
        &["{", "%reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4]"],
    ),
    (
        "an empty memref",
        "func.func @f(%m: memref<?xf32>) -> memref<0xf32> {
           %0 = memref.realloc %m : memref<?xf32> to memref<0xf32>
           return %0 : memref<0xf32> }",
        &["{", "%reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [0]"],
    ),
];

#[test]
fn smaller_memrefs_are_casts() {
    check("--expand-realloc", REALLOCATIONS);
}

const PARALLEL_LOOPS: &[(&str, &str, &[&str])] = &[
    (
        "stores to one memref at different indices",
        "func.func @f(%n: index, %m: memref<?xf32>, %v: f32) {
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           scf.parallel (%i) = (%c0) to (%n) step (%c1) { memref.store %v, %m[%i] : memref<?xf32> }
           scf.parallel (%i) = (%c0) to (%n) step (%c1) {
             %j = arith.subi %n, %i : index
             memref.store %v, %m[%j] : memref<?xf32>
           }
           return }",
        &["scf.parallel", "memref.store %arg2", "}", "scf.parallel", "memref.store %arg2"],
    ),
    (
        "unknown effects",
        "func.func private @g()
         func.func @f(%n: index) {
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           scf.parallel (%i) = (%c0) to (%n) step (%c1) { func.call @g() : () -> () }
           scf.parallel (%i) = (%c0) to (%n) step (%c1) { func.call @g() : () -> () }
           return }",
        &["scf.parallel", "call @g", "}", "scf.parallel", "call @g"],
    ),
];

#[test]
fn fused_loops_are_independent() {
    check("--scf-parallel-loop-fusion", PARALLEL_LOOPS);
}

#[test]
fn an_index_is_not_cut() {
    let text = "func.func @f(%i: index) {
        scf.index_switch %i
        case 2 { \"t.a\"() : () -> () scf.yield }
        case 4294967298 { \"t.b\"() : () -> () scf.yield }
        case -1 { \"t.c\"() : () -> () scf.yield }
        default { }
        return }";
    let lines = ["index_cast %arg0 : index to i64", "2: ^bb1", "4294967298: ^bb2", ": ^bb3"];
    check("--convert-scf-to-cf", &[("three cases", text, &lines)]);
}

/// Checks the lines that `pass` leaves.
const TASKS: &[(&str, &str, &[&str])] = &[
    (
        "loops whose lower bounds exceed the upper ones",
        "func.func @f(%a: index, %b: index, %s: index) {
           scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%s, %s) {
             func.call @g(%i, %j) : (index, index) -> ()
           }
           return }
         func.func private @g(index, index)",
        &[
            "%1 = arith.ceildivsi %0, %arg2",
            "%3 = arith.ceildivsi %2, %arg2",
            "%4 = arith.maxsi %3, %c0",
            "%5 = arith.muli %1, %4",
            "%6 = arith.cmpi sle, %5, %c0",
            "scf.if %6 {",
            "} else {",
        ],
    ),
    (
        "blocks that are larger, and therefore fewer",
        "func.func @f() {
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %c4 = arith.constant 4 : index
           %c10 = arith.constant 10 : index
           scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c10) step (%c1, %c1) {
             func.call @g(%i, %j) : (index, index) -> ()
           }
           return }
         func.func private @g(index, index)",
        // Two blocks of 20 iterations, and three of 15.
        &[
            "async.create_group %c1 :",
            "func.call @async_dispatch_fn(%0, %c0, %c2, %c20,",
            "async.create_group %c2 :",
            "func.call @async_dispatch_fn_0(%0, %c0, %c3, %c15,",
        ],
    ),
];

#[test]
fn parallel_loops_outside_of_functions_stay() {
    let text = "'t.region'() ({
         ^bb0(%n: index, %s: index):
           scf.parallel (%i) = (%n) to (%s) step (%s) { 't.a'() : () -> () }
           't.end'() : () -> ()
         }) : () -> ()";
    let flags = ["--async-parallel-for", "--allow-unregistered-dialect"];
    let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &flags, &text.replace('\'', "\""));
    assert!(output.status.success());
    assert!(text_of(&output.stdout).contains("scf.parallel"));
}

#[test]
fn tasks_compute_each_iteration_once() {
    check("--async-parallel-for=num-workers=1 min-task-size=15", TASKS);
}

const COROUTINES: &[(&str, &str, &[&str])] = &[
    (
        "a token and a value that are given twice",
        "func.func @f(%t: !async.token, %v: !async.value<f32>) {
           %token = async.execute [%t, %t]
               (%v as %x: !async.value<f32>, %v as %y: !async.value<f32>) {
             %0 = arith.addf %x, %y : f32
             async.yield
           }
           return }",
        &[
            "call @async_execute_fn(%arg0, %arg1) : (!async.token, !async.value<f32>)",
            "async.runtime.await_and_resume %arg0",
            "async.runtime.await_and_resume %arg0",
            "async.runtime.await_and_resume %arg1",
            "async.runtime.await_and_resume %arg1",
        ],
    ),
    (
        "a task in a module in a module",
        "func.func private @async_execute_fn()
         module @inner {
           func.func @f() {
             %token = async.execute { async.yield }
             return
           }
         }",
        &["module @inner", "call @async_execute_fn()", "func.func private @async_execute_fn()"],
    ),
];

#[test]
fn tasks_become_coroutines() {
    check("--async-to-async-runtime", COROUTINES);
}

const REFERENCES: &[(&str, &str, &[&str])] = &[(
    "two tokens, of which one is used behind an edge of the other one",
    "func.func @f(%t: !async.token, %u: !async.token, %p: i1) {
       cf.cond_br %p, ^bb1, ^bb2
     ^bb1:
       async.runtime.await %t : !async.token
       async.runtime.await %u : !async.token
       cf.br ^bb2
     ^bb2:
       async.runtime.await %u : !async.token
       return }",
    &[
        "cf.cond_br %arg2, ^bb1, ^bb2",
        "^bb1:",
        "async.runtime.drop_ref %arg0",
        "async.runtime.await %arg1",
        "cf.br ^bb3",
        "^bb2:",
        "async.runtime.drop_ref %arg0",
        "cf.br ^bb3",
        "^bb3:",
        "async.runtime.await %arg1",
        "async.runtime.drop_ref %arg1",
    ],
)];

#[test]
fn references_are_dropped_once() {
    check("--async-runtime-ref-counting", REFERENCES);
    let text = REFERENCES[0].1;
    let flag = "--async-runtime-ref-counting";
    let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &[flag], text);
    assert_eq!(text_of(&output.stdout).matches("drop_ref %arg1").count(), 1);
}

#[test]
fn a_wide_flag_is_not_cut() {
    let text = "func.func @f(%a: i128) -> i128 {
           cf.switch %a : i128, [default: ^bb1, 1: ^bb2]
         ^bb1:
           %0 = arith.addi %a, %a : i128
           cf.br ^bb2
         ^bb2:
           return %a : i128 }";
    let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &["--lift-cf-to-scf"], text);
    assert!(!output.status.success());
    assert!(text_of(&output.stderr).contains("Cannot convert unknown control flow op"));
}

fn check(pass: &str, cases: &[(&str, &str, &[&str])]) {
    for (name, text, lines) in cases {
        let flags = [pass, "--allow-unregistered-dialect"];
        let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &flags, text);
        let shown = text_of(&output.stdout);
        assert!(output.status.success(), "{name}: {}", text_of(&output.stderr));
        let mut rest = shown.as_str();
        for line in *lines {
            let Some(at) = rest.find(line) else { panic!("{name}: no `{line}` in\n{shown}") };
            rest = &rest[at + line.len()..];
        }
    }
}

/// Version 22 crashes on the first text, runs without end on the second one, and leaves invalid IR of the third one.
#[test]
fn cycles_that_cannot_be_reached_are_not_lifted() {
    let texts = [
        "func.func @f(%c: i1) {
           cf.cond_br %c, ^bb3, ^bb4
         ^bb1:
           cf.cond_br %c, ^bb1, ^bb2
         ^bb2:
           cf.br ^bb4
         ^bb3:
           cf.br ^bb4
         ^bb4:
           return
         }",
        "func.func @f(%f: i32) {
           cf.switch %f : i32, [default: ^bb1, 2: ^bb4, 7: ^bb2]
         ^bb1:
           cf.br ^bb4
         ^bb2:
           cf.switch %f : i32, [default: ^bb5, 2: ^bb2]
         ^bb3:
           cf.switch %f : i32, [default: ^bb4, 2: ^bb3, 7: ^bb5]
         ^bb4:
           cf.br ^bb5
         ^bb5:
           return
         }",
        "func.func @f(%c: i1) {
           cf.br ^bb1
         ^bb1:
           cf.cond_br %c, ^bb1, ^bb2
         ^bb2:
           return
         ^bb3:
           cf.cond_br %c, ^bb3, ^bb4
         ^bb4:
           return
         }",
    ];
    for text in texts {
        let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &["--lift-cf-to-scf"], text);
        let errors = text_of(&output.stderr);
        let expected = "transformation does not support unreachable blocks";
        assert!(!output.status.success() && errors.contains(expected), "{errors}");
    }
}

/// Version 22 crashes.
#[test]
fn asynchronous_declarations_are_not_converted() {
    let text = "async.func private @f(i32) -> !async.token";
    let flags = ["--async-func-to-async-runtime"];
    let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &flags, text);
    let errors = text_of(&output.stderr);
    assert!(!output.status.success() && errors.contains("failed to legalize"), "{errors}");
}
