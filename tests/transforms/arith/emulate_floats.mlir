// options: --arith-emulate-unsupported-floats=source-types=bf16 --allow-unregistered-dialect
// options: --arith-emulate-unsupported-floats=source-types=bf16,f16,f8E4M3FN --canonicalize --cse --allow-unregistered-dialect
// options: --arith-emulate-unsupported-floats=source-types=f8E5M2,f8E4M3,f8E4M3FN,f8E5M2FNUZ,f8E4M3FNUZ,f8E3M4,f8E8M0FNU,f4E2M1FN,f6E2M3FN,f6E3M2FN target-type=f16 --allow-unregistered-dialect
// options: --arith-emulate-unsupported-floats=source-types=f16,bf16,f32 target-type=f64 --allow-unregistered-dialect
// options: --arith-emulate-unsupported-floats=source-types=f64 target-type=f128 --allow-unregistered-dialect
// options: --arith-emulate-unsupported-floats --allow-unregistered-dialect
// options: --pass-pipeline=builtin.module(func.func(arith-emulate-unsupported-floats{source-types=bf16})) --allow-unregistered-dialect
// options: --mlir-print-debuginfo --mlir-print-local-scope --arith-emulate-unsupported-floats=source-types=bf16 --allow-unregistered-dialect
func.func @binary(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.addf %a, %b : bf16
  %1 = arith.subf %0, %b fastmath<nnan,ninf> : bf16
  %2 = arith.mulf %1, %a {note = "kept"} : bf16
  %3 = arith.divf %2, %a fastmath<fast> : bf16
  %4 = arith.remf %3, %b : bf16
  return %4 : bf16
}

// -----

func.func @extrema(%a: bf16, %b: bf16) -> (bf16, bf16, bf16, bf16) {
  %0 = arith.maximumf %a, %b : bf16
  %1 = arith.minimumf %a, %b : bf16
  %2 = arith.maxnumf %a, %b : bf16
  %3 = arith.minnumf %a, %b fastmath<contract> : bf16
  return %0, %1, %2, %3 : bf16, bf16, bf16, bf16
}

// -----

func.func @negated(%a: bf16) -> bf16 {
  %0 = arith.negf %a : bf16
  return %0 : bf16
}

// -----

// Vectors, also scalable ones and those of rank 0.
func.func @vectors(%a: vector<4xbf16>, %b: vector<[4]x2xbf16>, %c: vector<bf16>) -> (vector<4xbf16>, vector<[4]x2xbf16>, vector<bf16>) {
  %0 = arith.addf %a, %a : vector<4xbf16>
  %1 = arith.addf %b, %b : vector<[4]x2xbf16>
  %2 = arith.addf %c, %c : vector<bf16>
  return %0, %1, %2 : vector<4xbf16>, vector<[4]x2xbf16>, vector<bf16>
}

// -----

func.func @tensors(%a: tensor<?x4xbf16>, %b: tensor<2xbf16, "layout">) -> (tensor<?x4xbf16>, tensor<2xbf16, "layout">) {
  %0 = arith.mulf %a, %a : tensor<?x4xbf16>
  %1 = arith.mulf %b, %b : tensor<2xbf16, "layout">
  return %0, %1 : tensor<?x4xbf16>, tensor<2xbf16, "layout">
}

// -----

// The result has no float.
func.func @compared(%a: bf16, %b: bf16, %c: vector<3xbf16>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf olt, %a, %b : bf16
  %1 = arith.cmpf une, %c, %c fastmath<nnan> : vector<3xbf16>
  return %0, %1 : i1, vector<3xi1>
}

// -----

// No operand has a float.
func.func @from_integers(%a: i32, %b: i1, %c: vector<2xi8>) -> (bf16, bf16, vector<2xbf16>) {
  %0 = arith.sitofp %a : i32 to bf16
  %1 = arith.uitofp %b : i1 to bf16
  %2 = arith.uitofp %c : vector<2xi8> to vector<2xbf16>
  return %0, %1, %2 : bf16, bf16, vector<2xbf16>
}

// -----

func.func @to_integers(%a: bf16, %b: vector<2xbf16>) -> (i64, i1, vector<2xi8>) {
  %0 = arith.fptosi %a : bf16 to i64
  %1 = arith.fptoui %a : bf16 to i1
  %2 = arith.fptosi %b : vector<2xbf16> to vector<2xi8>
  return %0, %1, %2 : i64, i1, vector<2xi8>
}

// -----

// These stay.
func.func @moved(%a: bf16, %b: bf16, %c: i1) -> (bf16, f32, i16, bf16) {
  %0 = arith.select %c, %a, %b : bf16
  %1 = arith.extf %a : bf16 to f32
  %2 = arith.bitcast %a : bf16 to i16
  %3 = arith.truncf %1 : f32 to bf16
  return %0, %1, %2, %3 : bf16, f32, i16, bf16
}

// -----

func.func @constants(%a: bf16) -> (bf16, vector<2xbf16>) {
  %0 = arith.constant 1.5 : bf16
  %1 = arith.constant dense<2.5> : vector<2xbf16>
  %2 = arith.addf %a, %0 : bf16
  %3 = arith.addf %1, %1 : vector<2xbf16>
  return %2, %3 : bf16, vector<2xbf16>
}

// -----

// Both operands are constant: a conversion folds before it applies patterns.
func.func @folded() -> bf16 {
  %0 = arith.constant 1.5 : bf16
  %1 = arith.constant 2.0 : bf16
  %2 = arith.addf %0, %1 : bf16
  return %2 : bf16
}

// -----

// Other dialects compute as before.
func.func @others(%a: bf16) -> bf16 {
  %0 = math.sqrt %a : bf16
  %1 = arith.addf %0, %a : bf16
  %2 = "other.op"(%1) : (bf16) -> bf16
  %3 = arith.addf %2, %1 : bf16
  return %3 : bf16
}

// -----

func.func @small(%a: f8E4M3FN, %b: f8E5M2, %c: f8E4M3, %d: f8E5M2FNUZ, %e: f8E4M3FNUZ, %f: f8E3M4) {
  %0 = arith.addf %a, %a : f8E4M3FN
  %1 = arith.addf %b, %b : f8E5M2
  %2 = arith.addf %c, %c : f8E4M3
  %3 = arith.addf %d, %d : f8E5M2FNUZ
  %4 = arith.addf %e, %e : f8E4M3FNUZ
  %5 = arith.addf %f, %f : f8E3M4
  "other.use"(%0, %1, %2, %3, %4, %5) : (f8E4M3FN, f8E5M2, f8E4M3, f8E5M2FNUZ, f8E4M3FNUZ, f8E3M4) -> ()
  return
}

// -----

func.func @tiny(%a: f4E2M1FN, %b: f6E2M3FN, %c: f6E3M2FN, %d: f8E8M0FNU) {
  %0 = arith.mulf %a, %a : f4E2M1FN
  %1 = arith.mulf %b, %b : f6E2M3FN
  %2 = arith.mulf %c, %c : f6E3M2FN
  %3 = arith.mulf %d, %d : f8E8M0FNU
  "other.use"(%0, %1, %2, %3) : (f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E8M0FNU) -> ()
  return
}

// -----

func.func @wide(%a: f16, %b: f32, %c: f64) -> (f16, f32, f64) {
  %0 = arith.addf %a, %a : f16
  %1 = arith.addf %b, %b : f32
  %2 = arith.addf %c, %c : f64
  return %0, %1, %2 : f16, f32, f64
}

// -----

// f80 and f128 are never sources here.
func.func @widest(%a: f80, %b: f128, %c: tf32) {
  %0 = arith.addf %a, %a : f80
  %1 = arith.addf %b, %b : f128
  %2 = arith.addf %c, %c : tf32
  "other.use"(%0, %1, %2) : (f80, f128, tf32) -> ()
  return
}

// -----

// Both a source and a type that is none.
func.func @scaled(%a: f4E2M1FN, %s: f8E8M0FNU, %b: f32) -> (f32, f4E2M1FN) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %b, %s : f32, f8E8M0FNU to f4E2M1FN
  return %0, %1 : f32, f4E2M1FN
}

// -----

func.func @loop(%n: index, %a: bf16) -> bf16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> bf16 {
    %1 = arith.addf %s, %a : bf16
    scf.yield %1 : bf16
  }
  return %0 : bf16
}

// -----

func.func @blocks(%c: i1, %a: bf16) -> bf16 {
  cf.cond_br %c, ^bb1(%a : bf16), ^bb2
^bb1(%0: bf16):
  %1 = arith.mulf %0, %a : bf16
  cf.br ^bb1(%1 : bf16)
^bb2:
  %2 = arith.addf %a, %a : bf16
  return %2 : bf16
}

// -----

// Unreachable blocks are converted, too.
func.func @unreachable(%a: bf16) -> bf16 {
  return %a : bf16
^bb1(%0: bf16):
  %1 = arith.mulf %0, %a : bf16
  cf.br ^bb1(%1 : bf16)
}

// -----

func.func private @declared(bf16) -> bf16
func.func @calls(%a: bf16) -> bf16 {
  %0 = func.call @declared(%a) : (bf16) -> bf16
  %1 = arith.addf %0, %a : bf16
  return %1 : bf16
}
func.func @second(%a: bf16) -> bf16 {
  %0 = arith.negf %a : bf16
  return %0 : bf16
}

// -----

func.func @nested(%a: bf16) -> bf16 {
  %0 = "other.region"() ({
    %1 = arith.addf %a, %a : bf16
    "other.yield"(%1) : (bf16) -> ()
  }) : () -> bf16
  %2 = arith.addf %0, %0 : bf16
  return %2 : bf16
}

// -----

// A graph region: the value is used before it is defined.
"other.graph"() ({
  %0 = arith.addf %1, %1 : bf16
  %1 = arith.mulf %0, %0 : bf16
}) : () -> ()

// -----

func.func @integers(%a: i32, %b: index) -> (i32, index) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %b : index
  return %0, %1 : i32, index
}

// -----

func.func @one_value_twice(%a: bf16) -> (bf16, bf16) {
  %0 = arith.addf %a, %a : bf16
  %1 = arith.subf %a, %0 : bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @unused(%a: bf16) {
  %0 = arith.addf %a, %a : bf16
  return
}

// -----

func.func @ternary(%c: vector<2xi1>, %a: vector<2xbf16>) -> vector<2xbf16> {
  %0 = arith.select %c, %a, %a : vector<2xi1>, vector<2xbf16>
  %1 = arith.negf %0 : vector<2xbf16>
  return %1 : vector<2xbf16>
}

// -----

func.func @memory(%m: memref<4xbf16>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xbf16>
  %1 = arith.addf %0, %0 : bf16
  memref.store %1, %m[%i] : memref<4xbf16>
  return
}

// -----

// From one source to another.
func.func @two_sources(%a: bf16, %b: f16) -> (f32, f32) {
  %0 = arith.addf %a, %a : bf16
  %1 = arith.addf %b, %b : f16
  %2 = arith.extf %0 : bf16 to f32
  %3 = arith.extf %1 : f16 to f32
  return %2, %3 : f32, f32
}

// -----

module @outer {
  module @inner {
    func.func @f(%a: bf16) -> bf16 {
      %0 = arith.addf %a, %a : bf16
      return %0 : bf16
    }
  }
}

// -----

// Blocks are visited in pre-order: ^bb4 before ^bb5, which only ^bb2 dominates.
func.func @order(%c: i1, %p: bf16, %q: bf16, %r: bf16, %s: bf16, %t: bf16) {
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  %1 = arith.negf %p : bf16
  cf.br ^bb2
^bb2:
  %2 = arith.negf %q : bf16
  cf.cond_br %c, ^bb4, ^bb5
^bb3:
  %3 = arith.negf %r : bf16
  cf.br ^bb4
^bb4:
  %4 = arith.negf %s : bf16
  cf.br ^bb2
^bb5:
  %5 = arith.negf %t : bf16
  cf.br ^bb2
}
