// options: --math-extend-to-supported-types
// options: --math-extend-to-supported-types --canonicalize --cse
// options: --math-extend-to-supported-types=target-type=f64 extra-types=f16,f8E4M3
// options: --pass-pipeline=builtin.module(func.func(math-extend-to-supported-types{extra-types=bf16}))
func.func @f(%a: f4E2M1FN, %b: f4E2M1FN) -> (f4E2M1FN, f4E2M1FN) {
  %0 = math.sin %a : f4E2M1FN
  %1 = math.powf %0, %b fastmath<nnan> : f4E2M1FN
  return %0, %1 : f4E2M1FN, f4E2M1FN
}

// -----

func.func @f(%a: f6E2M3FN, %b: f6E2M3FN) -> (f6E2M3FN, f6E2M3FN) {
  %0 = math.sin %a : f6E2M3FN
  %1 = math.powf %0, %b fastmath<nnan> : f6E2M3FN
  return %0, %1 : f6E2M3FN, f6E2M3FN
}

// -----

func.func @f(%a: f6E3M2FN, %b: f6E3M2FN) -> (f6E3M2FN, f6E3M2FN) {
  %0 = math.sin %a : f6E3M2FN
  %1 = math.powf %0, %b fastmath<nnan> : f6E3M2FN
  return %0, %1 : f6E3M2FN, f6E3M2FN
}

// -----

func.func @f(%a: f8E5M2, %b: f8E5M2) -> (f8E5M2, f8E5M2) {
  %0 = math.sin %a : f8E5M2
  %1 = math.powf %0, %b fastmath<nnan> : f8E5M2
  return %0, %1 : f8E5M2, f8E5M2
}

// -----

func.func @f(%a: f8E4M3, %b: f8E4M3) -> (f8E4M3, f8E4M3) {
  %0 = math.sin %a : f8E4M3
  %1 = math.powf %0, %b fastmath<nnan> : f8E4M3
  return %0, %1 : f8E4M3, f8E4M3
}

// -----

func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN) {
  %0 = math.sin %a : f8E4M3FN
  %1 = math.powf %0, %b fastmath<nnan> : f8E4M3FN
  return %0, %1 : f8E4M3FN, f8E4M3FN
}

// -----

func.func @f(%a: f8E5M2FNUZ, %b: f8E5M2FNUZ) -> (f8E5M2FNUZ, f8E5M2FNUZ) {
  %0 = math.sin %a : f8E5M2FNUZ
  %1 = math.powf %0, %b fastmath<nnan> : f8E5M2FNUZ
  return %0, %1 : f8E5M2FNUZ, f8E5M2FNUZ
}

// -----

func.func @f(%a: f8E4M3FNUZ, %b: f8E4M3FNUZ) -> (f8E4M3FNUZ, f8E4M3FNUZ) {
  %0 = math.sin %a : f8E4M3FNUZ
  %1 = math.powf %0, %b fastmath<nnan> : f8E4M3FNUZ
  return %0, %1 : f8E4M3FNUZ, f8E4M3FNUZ
}

// -----

func.func @f(%a: f8E4M3B11FNUZ, %b: f8E4M3B11FNUZ) -> (f8E4M3B11FNUZ, f8E4M3B11FNUZ) {
  %0 = math.sin %a : f8E4M3B11FNUZ
  %1 = math.powf %0, %b fastmath<nnan> : f8E4M3B11FNUZ
  return %0, %1 : f8E4M3B11FNUZ, f8E4M3B11FNUZ
}

// -----

func.func @f(%a: f8E3M4, %b: f8E3M4) -> (f8E3M4, f8E3M4) {
  %0 = math.sin %a : f8E3M4
  %1 = math.powf %0, %b fastmath<nnan> : f8E3M4
  return %0, %1 : f8E3M4, f8E3M4
}

// -----

func.func @f(%a: f8E8M0FNU, %b: f8E8M0FNU) -> (f8E8M0FNU, f8E8M0FNU) {
  %0 = math.sin %a : f8E8M0FNU
  %1 = math.powf %0, %b fastmath<nnan> : f8E8M0FNU
  return %0, %1 : f8E8M0FNU, f8E8M0FNU
}

// -----

func.func @f(%a: bf16, %b: bf16) -> (bf16, bf16) {
  %0 = math.sin %a : bf16
  %1 = math.powf %0, %b fastmath<nnan> : bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @f(%a: f16, %b: f16) -> (f16, f16) {
  %0 = math.sin %a : f16
  %1 = math.powf %0, %b fastmath<nnan> : f16
  return %0, %1 : f16, f16
}

// -----

func.func @f(%a: tf32, %b: tf32) -> (tf32, tf32) {
  %0 = math.sin %a : tf32
  %1 = math.powf %0, %b fastmath<nnan> : tf32
  return %0, %1 : tf32, tf32
}

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = math.sin %a : f32
  %1 = math.powf %0, %b fastmath<nnan> : f32
  return %0, %1 : f32, f32
}

// -----

func.func @f(%a: f64, %b: f64) -> (f64, f64) {
  %0 = math.sin %a : f64
  %1 = math.powf %0, %b fastmath<nnan> : f64
  return %0, %1 : f64, f64
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>) -> (vector<4xf16>, vector<4xf16>) {
  %0 = math.sin %a : vector<4xf16>
  %1 = math.powf %0, %b fastmath<nnan> : vector<4xf16>
  return %0, %1 : vector<4xf16>, vector<4xf16>
}

// -----

func.func @f(%a: vector<[4]x2xbf16>, %b: vector<[4]x2xbf16>) -> (vector<[4]x2xbf16>, vector<[4]x2xbf16>) {
  %0 = math.sin %a : vector<[4]x2xbf16>
  %1 = math.powf %0, %b fastmath<nnan> : vector<[4]x2xbf16>
  return %0, %1 : vector<[4]x2xbf16>, vector<[4]x2xbf16>
}

// -----

func.func @f(%a: tensor<?x3xf16>, %b: tensor<?x3xf16>) -> (tensor<?x3xf16>, tensor<?x3xf16>) {
  %0 = math.sin %a : tensor<?x3xf16>
  %1 = math.powf %0, %b fastmath<nnan> : tensor<?x3xf16>
  return %0, %1 : tensor<?x3xf16>, tensor<?x3xf16>
}

// -----

func.func @f(%a: vector<f16>, %b: vector<f16>) -> (vector<f16>, vector<f16>) {
  %0 = math.sin %a : vector<f16>
  %1 = math.powf %0, %b fastmath<nnan> : vector<f16>
  return %0, %1 : vector<f16>, vector<f16>
}

// -----

func.func @f(%a: tensor<2xf8E5M2>, %b: tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>, tensor<2xf8E5M2>) {
  %0 = math.sin %a : tensor<2xf8E5M2>
  %1 = math.powf %0, %b fastmath<nnan> : tensor<2xf8E5M2>
  return %0, %1 : tensor<2xf8E5M2>, tensor<2xf8E5M2>
}

// -----

func.func @unary(%a: f16) {
  %0 = math.absf %a : f16
  %1 = math.acos %a : f16
  %2 = math.acosh %a : f16
  %3 = math.asin %a : f16
  %4 = math.asinh %a : f16
  %5 = math.atan %a : f16
  %6 = math.atanh %a : f16
  %7 = math.cbrt %a : f16
  %8 = math.ceil %a : f16
  %9 = math.cos %a : f16
  %10 = math.cosh %a : f16
  %11 = math.erf %a : f16
  %12 = math.erfc %a : f16
  %13 = math.exp %a : f16
  %14 = math.exp2 %a : f16
  %15 = math.expm1 %a : f16
  %16 = math.floor %a : f16
  %17 = math.log %a : f16
  %18 = math.log10 %a : f16
  %19 = math.log1p %a : f16
  %20 = math.log2 %a : f16
  %21 = math.rsqrt %a : f16
  %22 = math.round %a : f16
  %23 = math.roundeven %a : f16
  %24 = math.sin %a : f16
  %25 = math.sinh %a : f16
  %26 = math.sqrt %a : f16
  %27 = math.tan %a : f16
  %28 = math.tanh %a : f16
  %29 = math.trunc %a : f16
  return
}

// -----

func.func @others(%a: f16, %b: f16, %c: f16, %i: i32) -> (f16, f16, f16, f16, f16, f16) {
  %0 = math.atan2 %a, %b : f16
  %1 = math.copysign %a, %b : f16
  %2 = math.fma %a, %b, %c : f16
  %3 = math.clampf %a to [%b, %c] fastmath<nsz> : f16
  %4 = math.fpowi %a, %i : f16, i32
  %5, %6 = math.sincos %a : f16
  return %0, %1, %2, %3, %4, %5 : f16, f16, f16, f16, f16, f16
}

// -----

func.func @classes(%a: vector<2xbf16>) -> (vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>) {
  %0 = math.isnan %a : vector<2xbf16>
  %1 = math.isinf %a : vector<2xbf16>
  %2 = math.isfinite %a : vector<2xbf16>
  %3 = math.isnormal %a : vector<2xbf16>
  return %0, %1, %2, %3 : vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>
}

// -----

func.func @integers(%a: i32, %b: index, %c: i1) -> (i32, index, i1) {
  %0 = math.absi %a : i32
  %1 = math.ctpop %b : index
  %2 = math.ipowi %c, %c : i1
  return %0, %1, %2 : i32, index, i1
}

// -----

func.func @attributes(%a: f16) -> f16 {
  %0 = math.sin %a fastmath<fast> {z = 1 : i8, a = "x"} : f16
  return %0 : f16
}

// -----

func.func @chain(%a: f16, %b: f16) -> f16 {
  %0 = math.sin %a : f16
  %1 = math.cos %0 : f16
  %2 = arith.addf %1, %b : f16
  %3 = math.exp %2 : f16
  %4 = math.fma %3, %3, %0 : f16
  %5 = math.log %4 : f16
  return %5 : f16
}

// -----

func.func @constants() -> (f16, bf16) {
  %0 = arith.constant 1.5 : f16
  %1 = math.sin %0 : f16
  %2 = arith.constant 2.5 : bf16
  %3 = math.floor %2 : bf16
  return %1, %3 : f16, bf16
}

// -----

func.func @blocks(%a: f16, %c: i1) -> f16 {
  cf.cond_br %c, ^bb1(%a : f16), ^bb2
^bb1(%b: f16):
  %0 = math.sin %b : f16
  cf.br ^bb3(%0 : f16)
^bb2:
  %1 = math.cos %a : f16
  cf.br ^bb3(%1 : f16)
^bb3(%d: f16):
  %2 = math.sqrt %d : f16
  return %2 : f16
}

// -----

func.func @unreachable(%a: f16) -> f16 {
  %0 = math.sin %a : f16
  cf.br ^bb2
^bb1:
  %1 = math.exp %1 : f16
  %2 = math.tan %0 : f16
  cf.br ^bb2
^bb2:
  %3 = math.exp2 %0 : f16
  return %3 : f16
}

// -----

func.func @loop(%a: bf16, %n: index) -> bf16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> bf16 {
    %1 = math.sin %x : bf16
    %2 = scf.execute_region -> bf16 {
      %3 = math.cos %1 : bf16
      scf.yield %3 : bf16
    }
    scf.yield %2 : bf16
  }
  return %0 : bf16
}

func.func @second(%a: f16) -> f16 {
  %0 = math.absf %a : f16
  return %0 : f16
}

// -----

module {
  %a = arith.constant 2.0 : f16
  %0 = math.rsqrt %a : f16
  %x = arith.negf %1 : f16
  %1 = math.sin %x : f16
  %l = math.cos %l : f16
  module @inner {
    %b = arith.constant 3.0 : bf16
    %2 = math.exp2 %b : bf16
  }
}

// -----

func.func @unused(%a: f16) {
  %0 = math.sin %a : f16
  %1 = math.cos %a : f16
  return
}

// -----

func.func private @declared(f16) -> bf16
