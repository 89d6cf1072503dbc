// options: --convert-math-to-libm --allow-unregistered-dialect
// options: --convert-math-to-libm --canonicalize --cse --allow-unregistered-dialect
// options: --convert-math-to-libm --mlir-print-debuginfo --allow-unregistered-dialect
// options: --pass-pipeline=builtin.module(func.func(convert-math-to-libm)) --allow-unregistered-dialect
// options: --pass-pipeline=builtin.module(builtin.module(convert-math-to-libm)) --allow-unregistered-dialect
func.func @f(%a: f32, %b: f32) {
  %0 = math.absf %a : f32
  %1 = math.acos %a : f32
  %2 = math.acosh %a : f32
  %3 = math.asin %a : f32
  %4 = math.asinh %a : f32
  %5 = math.atan %a : f32
  %6 = math.atanh %a : f32
  %7 = math.cbrt %a : f32
  %8 = math.ceil %a : f32
  %9 = math.cos %a : f32
  %10 = math.cosh %a : f32
  %11 = math.erf %a : f32
  %12 = math.erfc %a : f32
  %13 = math.exp %a : f32
  %14 = math.exp2 %a : f32
  %15 = math.expm1 %a : f32
  %16 = math.floor %a : f32
  %17 = math.log %a : f32
  %18 = math.log10 %a : f32
  %19 = math.log1p %a : f32
  %20 = math.log2 %a : f32
  %21 = math.rsqrt %a : f32
  %22 = math.round %a : f32
  %23 = math.roundeven %a : f32
  %24 = math.sin %a : f32
  %25 = math.sinh %a : f32
  %26 = math.sqrt %a : f32
  %27 = math.tan %a : f32
  %28 = math.tanh %a : f32
  %29 = math.trunc %a : f32
  %30 = math.atan2 %a, %b : f32
  %31 = math.powf %a, %a fastmath<fast> : f32
  %32 = math.fma %a, %b, %a {x = 1} : f32
  return
}

// -----

func.func @f(%a: f64, %b: f64) {
  %0 = math.absf %a : f64
  %1 = math.acos %a : f64
  %2 = math.acosh %a : f64
  %3 = math.asin %a : f64
  %4 = math.asinh %a : f64
  %5 = math.atan %a : f64
  %6 = math.atanh %a : f64
  %7 = math.cbrt %a : f64
  %8 = math.ceil %a : f64
  %9 = math.cos %a : f64
  %10 = math.cosh %a : f64
  %11 = math.erf %a : f64
  %12 = math.erfc %a : f64
  %13 = math.exp %a : f64
  %14 = math.exp2 %a : f64
  %15 = math.expm1 %a : f64
  %16 = math.floor %a : f64
  %17 = math.log %a : f64
  %18 = math.log10 %a : f64
  %19 = math.log1p %a : f64
  %20 = math.log2 %a : f64
  %21 = math.rsqrt %a : f64
  %22 = math.round %a : f64
  %23 = math.roundeven %a : f64
  %24 = math.sin %a : f64
  %25 = math.sinh %a : f64
  %26 = math.sqrt %a : f64
  %27 = math.tan %a : f64
  %28 = math.tanh %a : f64
  %29 = math.trunc %a : f64
  %30 = math.atan2 %a, %b : f64
  %31 = math.powf %a, %a fastmath<fast> : f64
  %32 = math.fma %a, %b, %a {x = 1} : f64
  return
}

// -----

func.func @f(%a: f16, %b: f16) {
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
  %30 = math.atan2 %a, %b : f16
  %31 = math.powf %a, %a fastmath<fast> : f16
  %32 = math.fma %a, %b, %a {x = 1} : f16
  return
}

// -----

func.func @f(%a: bf16, %b: bf16) {
  %0 = math.absf %a : bf16
  %1 = math.acos %a : bf16
  %2 = math.acosh %a : bf16
  %3 = math.asin %a : bf16
  %4 = math.asinh %a : bf16
  %5 = math.atan %a : bf16
  %6 = math.atanh %a : bf16
  %7 = math.cbrt %a : bf16
  %8 = math.ceil %a : bf16
  %9 = math.cos %a : bf16
  %10 = math.cosh %a : bf16
  %11 = math.erf %a : bf16
  %12 = math.erfc %a : bf16
  %13 = math.exp %a : bf16
  %14 = math.exp2 %a : bf16
  %15 = math.expm1 %a : bf16
  %16 = math.floor %a : bf16
  %17 = math.log %a : bf16
  %18 = math.log10 %a : bf16
  %19 = math.log1p %a : bf16
  %20 = math.log2 %a : bf16
  %21 = math.rsqrt %a : bf16
  %22 = math.round %a : bf16
  %23 = math.roundeven %a : bf16
  %24 = math.sin %a : bf16
  %25 = math.sinh %a : bf16
  %26 = math.sqrt %a : bf16
  %27 = math.tan %a : bf16
  %28 = math.tanh %a : bf16
  %29 = math.trunc %a : bf16
  %30 = math.atan2 %a, %b : bf16
  %31 = math.powf %a, %a fastmath<fast> : bf16
  %32 = math.fma %a, %b, %a {x = 1} : bf16
  return
}

// -----

func.func @f(%a: f80) -> f80 {
  %0 = math.sin %a : f80
  return %0 : f80
}

// -----

func.func @f(%a: f128) -> f128 {
  %0 = math.sin %a : f128
  return %0 : f128
}

// -----

func.func @f(%a: tf32) -> tf32 {
  %0 = math.sin %a : tf32
  return %0 : tf32
}

// -----

func.func @f(%a: f8E5M2) -> f8E5M2 {
  %0 = math.sin %a : f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN) -> f4E2M1FN {
  %0 = math.sin %a : f4E2M1FN
  return %0 : f4E2M1FN
}

// -----

func.func @f(%a: f8E8M0FNU) -> f8E8M0FNU {
  %0 = math.sin %a : f8E8M0FNU
  return %0 : f8E8M0FNU
}

// -----

func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = math.sin %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%a: tensor<?xf16>) -> tensor<?xf16> {
  %0 = math.sin %a : tensor<?xf16>
  return %0 : tensor<?xf16>
}

// -----

func.func @f(%a: tensor<*xf64>) -> tensor<*xf64> {
  %0 = math.sin %a : tensor<*xf64>
  return %0 : tensor<*xf64>
}

// -----

func.func @f(%a: f32, %i: i32) -> f32 {
  %0 = math.copysign %a, %a : f32
  return %0 : f32
}

// -----

func.func @f(%a: f32, %i: i32) -> f32 {
  %0 = math.clampf %a to [%a, %a] : f32
  return %0 : f32
}

// -----

func.func @f(%a: f32, %i: i32) -> f32 {
  %0 = math.fpowi %a, %i : f32, i32
  return %0 : f32
}

// -----

func.func @f(%a: f32, %i: i32) -> i1 {
  %0 = math.isnan %a : f32
  return %0 : i1
}

// -----

func.func @f(%a: f32, %i: i32) -> i1 {
  %0 = math.isinf %a : f32
  return %0 : i1
}

// -----

func.func @f(%a: f32, %i: i32) -> i1 {
  %0 = math.isfinite %a : f32
  return %0 : i1
}

// -----

func.func @f(%a: f32, %i: i32) -> i1 {
  %0 = math.isnormal %a : f32
  return %0 : i1
}

// -----

func.func @f(%a: f32, %i: i32) -> i32 {
  %0 = math.absi %i : i32
  return %0 : i32
}

// -----

func.func @f(%a: f32, %i: i32) -> i32 {
  %0 = math.ctlz %i : i32
  return %0 : i32
}

// -----

func.func @f(%a: f32, %i: i32) -> i32 {
  %0 = math.cttz %i : i32
  return %0 : i32
}

// -----

func.func @f(%a: f32, %i: i32) -> i32 {
  %0 = math.ctpop %i : i32
  return %0 : i32
}

// -----

func.func @f(%a: f32, %i: i32) -> i32 {
  %0 = math.ipowi %i, %i : i32
  return %0 : i32
}

// -----

func.func @f(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  %1, %2 = math.sincos %0 : f32
  return %1 : f32
}

// -----

func.func @order(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.sin %a : f32
  %1 = math.cos %0 : f32
  %2 = math.sin %1 {x = 1} : f32
  %3 = math.sin %b : f64
  return %2, %3 : f32, f64
}

func.func @second(%a: f64) -> f64 {
  %0 = math.sin %a : f64
  %1 = math.exp %0 : f64
  return %1 : f64
}

// -----

func.func @declared(%a: f32, %b: f32) -> f32 {
  %0 = math.sin %a : f32
  %1 = math.powf %0, %b : f32
  return %1 : f32
}
func.func private @sinf(f32) -> f32 attributes {x}
func.func @powf(%a: f32, %b: f32) -> f32 {
  return %a : f32
}

// -----

module {
  module @inner attributes {sym_visibility = "private"} {
    func.func @f(%a: f32) -> f32 {
      %0 = math.cos %a : f32
      return %0 : f32
    }
  }
  func.func @f(%a: f32) -> f32 {
    %0 = math.cos %a : f32
    return %0 : f32
  }
}

// -----

func.func @unreachable(%a: f32, %c: i1) -> f32 {
  %0 = math.sin %a : f32
  cf.cond_br %c, ^bb2, ^bb3
^bb1:
  %1 = math.cos %1 : f32
  %2 = math.sin %0 : f32
  cf.br ^bb2
^bb2:
  %3 = math.exp %0 : f32
  cf.br ^bb4(%3 : f32)
^bb3:
  %4 = math.log %0 : f32
  cf.br ^bb4(%4 : f32)
^bb4(%5: f32):
  return %5 : f32
}

// -----

%a = "t.a"() : () -> f32
%0 = math.sin %a : f32
%1 = math.cos %2 : f32
%2 = math.tan %1 : f32
%3 = math.exp %3 : f32
"t.b"(%0, %1) : (f32, f32) -> ()

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

// -----

func.func @constants() -> (f32, f16) {
  %c = arith.constant 1.0 : f32
  %0 = math.sin %c : f32
  %d = arith.constant 1.0 : f16
  %1 = math.sin %d : f16
  %2 = math.absf %d : f16
  return %0, %1 : f32, f16
}

// -----

func.func private @nothing(f32) -> f32

// -----

func.func @arith(%a: f32, %i: index) -> f32 {
  %0 = arith.addf %a, %a : f32
  %1 = "t.op"(%0) : (f32) -> f32
  %2 = math.sqrt %1 : f32
  %3 = index.add %i, %i
  return %2 : f32
}
