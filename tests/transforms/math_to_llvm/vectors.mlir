// options: --convert-math-to-llvm
// options: --convert-math-to-llvm=approximate-log1p=0
func.func @absfx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.absf %a : f80
  %1 = math.absf %b : f8E5M2
  %2 = math.absf %c : f128
  %3 = math.absf %d : vector<f32>
  %4 = math.absf %e : tensor<2xf32>
  %5 = math.absf %f : vector<2x3x4xf16>
  %6 = math.absf %g : vector<2x[4]xf32>
  %7 = math.absf %h : vector<[2]x4xf32>
  %8 = math.absf %i : tf32
  return
}

// -----

func.func @acosx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.acos %a : f80
  %1 = math.acos %b : f8E5M2
  %2 = math.acos %c : f128
  %3 = math.acos %d : vector<f32>
  %4 = math.acos %e : tensor<2xf32>
  %5 = math.acos %f : vector<2x3x4xf16>
  %6 = math.acos %g : vector<2x[4]xf32>
  %7 = math.acos %h : vector<[2]x4xf32>
  %8 = math.acos %i : tf32
  return
}

// -----

func.func @acoshx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.acosh %a : f80
  %1 = math.acosh %b : f8E5M2
  %2 = math.acosh %c : f128
  %3 = math.acosh %d : vector<f32>
  %4 = math.acosh %e : tensor<2xf32>
  %5 = math.acosh %f : vector<2x3x4xf16>
  %6 = math.acosh %g : vector<2x[4]xf32>
  %7 = math.acosh %h : vector<[2]x4xf32>
  %8 = math.acosh %i : tf32
  return
}

// -----

func.func @asinx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.asin %a : f80
  %1 = math.asin %b : f8E5M2
  %2 = math.asin %c : f128
  %3 = math.asin %d : vector<f32>
  %4 = math.asin %e : tensor<2xf32>
  %5 = math.asin %f : vector<2x3x4xf16>
  %6 = math.asin %g : vector<2x[4]xf32>
  %7 = math.asin %h : vector<[2]x4xf32>
  %8 = math.asin %i : tf32
  return
}

// -----

func.func @asinhx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.asinh %a : f80
  %1 = math.asinh %b : f8E5M2
  %2 = math.asinh %c : f128
  %3 = math.asinh %d : vector<f32>
  %4 = math.asinh %e : tensor<2xf32>
  %5 = math.asinh %f : vector<2x3x4xf16>
  %6 = math.asinh %g : vector<2x[4]xf32>
  %7 = math.asinh %h : vector<[2]x4xf32>
  %8 = math.asinh %i : tf32
  return
}

// -----

func.func @atanx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.atan %a : f80
  %1 = math.atan %b : f8E5M2
  %2 = math.atan %c : f128
  %3 = math.atan %d : vector<f32>
  %4 = math.atan %e : tensor<2xf32>
  %5 = math.atan %f : vector<2x3x4xf16>
  %6 = math.atan %g : vector<2x[4]xf32>
  %7 = math.atan %h : vector<[2]x4xf32>
  %8 = math.atan %i : tf32
  return
}

// -----

func.func @atanhx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.atanh %a : f80
  %1 = math.atanh %b : f8E5M2
  %2 = math.atanh %c : f128
  %3 = math.atanh %d : vector<f32>
  %4 = math.atanh %e : tensor<2xf32>
  %5 = math.atanh %f : vector<2x3x4xf16>
  %6 = math.atanh %g : vector<2x[4]xf32>
  %7 = math.atanh %h : vector<[2]x4xf32>
  %8 = math.atanh %i : tf32
  return
}

// -----

func.func @cbrtx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.cbrt %a : f80
  %1 = math.cbrt %b : f8E5M2
  %2 = math.cbrt %c : f128
  %3 = math.cbrt %d : vector<f32>
  %4 = math.cbrt %e : tensor<2xf32>
  %5 = math.cbrt %f : vector<2x3x4xf16>
  %6 = math.cbrt %g : vector<2x[4]xf32>
  %7 = math.cbrt %h : vector<[2]x4xf32>
  %8 = math.cbrt %i : tf32
  return
}

// -----

func.func @ceilx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.ceil %a : f80
  %1 = math.ceil %b : f8E5M2
  %2 = math.ceil %c : f128
  %3 = math.ceil %d : vector<f32>
  %4 = math.ceil %e : tensor<2xf32>
  %5 = math.ceil %f : vector<2x3x4xf16>
  %6 = math.ceil %g : vector<2x[4]xf32>
  %7 = math.ceil %h : vector<[2]x4xf32>
  %8 = math.ceil %i : tf32
  return
}

// -----

func.func @cosx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.cos %a : f80
  %1 = math.cos %b : f8E5M2
  %2 = math.cos %c : f128
  %3 = math.cos %d : vector<f32>
  %4 = math.cos %e : tensor<2xf32>
  %5 = math.cos %f : vector<2x3x4xf16>
  %6 = math.cos %g : vector<2x[4]xf32>
  %7 = math.cos %h : vector<[2]x4xf32>
  %8 = math.cos %i : tf32
  return
}

// -----

func.func @coshx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.cosh %a : f80
  %1 = math.cosh %b : f8E5M2
  %2 = math.cosh %c : f128
  %3 = math.cosh %d : vector<f32>
  %4 = math.cosh %e : tensor<2xf32>
  %5 = math.cosh %f : vector<2x3x4xf16>
  %6 = math.cosh %g : vector<2x[4]xf32>
  %7 = math.cosh %h : vector<[2]x4xf32>
  %8 = math.cosh %i : tf32
  return
}

// -----

func.func @erfx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.erf %a : f80
  %1 = math.erf %b : f8E5M2
  %2 = math.erf %c : f128
  %3 = math.erf %d : vector<f32>
  %4 = math.erf %e : tensor<2xf32>
  %5 = math.erf %f : vector<2x3x4xf16>
  %6 = math.erf %g : vector<2x[4]xf32>
  %7 = math.erf %h : vector<[2]x4xf32>
  %8 = math.erf %i : tf32
  return
}

// -----

func.func @erfcx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.erfc %a : f80
  %1 = math.erfc %b : f8E5M2
  %2 = math.erfc %c : f128
  %3 = math.erfc %d : vector<f32>
  %4 = math.erfc %e : tensor<2xf32>
  %5 = math.erfc %f : vector<2x3x4xf16>
  %6 = math.erfc %g : vector<2x[4]xf32>
  %7 = math.erfc %h : vector<[2]x4xf32>
  %8 = math.erfc %i : tf32
  return
}

// -----

func.func @expx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.exp %a : f80
  %1 = math.exp %b : f8E5M2
  %2 = math.exp %c : f128
  %3 = math.exp %d : vector<f32>
  %4 = math.exp %e : tensor<2xf32>
  %5 = math.exp %f : vector<2x3x4xf16>
  %6 = math.exp %g : vector<2x[4]xf32>
  %7 = math.exp %h : vector<[2]x4xf32>
  %8 = math.exp %i : tf32
  return
}

// -----

func.func @exp2x(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.exp2 %a : f80
  %1 = math.exp2 %b : f8E5M2
  %2 = math.exp2 %c : f128
  %3 = math.exp2 %d : vector<f32>
  %4 = math.exp2 %e : tensor<2xf32>
  %5 = math.exp2 %f : vector<2x3x4xf16>
  %6 = math.exp2 %g : vector<2x[4]xf32>
  %7 = math.exp2 %h : vector<[2]x4xf32>
  %8 = math.exp2 %i : tf32
  return
}

// -----

func.func @expm1x(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.expm1 %a : f80
  %1 = math.expm1 %b : f8E5M2
  %2 = math.expm1 %c : f128
  %3 = math.expm1 %d : vector<f32>
  %4 = math.expm1 %e : tensor<2xf32>
  %5 = math.expm1 %f : vector<2x3x4xf16>
  %6 = math.expm1 %g : vector<2x[4]xf32>
  %7 = math.expm1 %h : vector<[2]x4xf32>
  %8 = math.expm1 %i : tf32
  return
}

// -----

func.func @floorx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.floor %a : f80
  %1 = math.floor %b : f8E5M2
  %2 = math.floor %c : f128
  %3 = math.floor %d : vector<f32>
  %4 = math.floor %e : tensor<2xf32>
  %5 = math.floor %f : vector<2x3x4xf16>
  %6 = math.floor %g : vector<2x[4]xf32>
  %7 = math.floor %h : vector<[2]x4xf32>
  %8 = math.floor %i : tf32
  return
}

// -----

func.func @logx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.log %a : f80
  %1 = math.log %b : f8E5M2
  %2 = math.log %c : f128
  %3 = math.log %d : vector<f32>
  %4 = math.log %e : tensor<2xf32>
  %5 = math.log %f : vector<2x3x4xf16>
  %6 = math.log %g : vector<2x[4]xf32>
  %7 = math.log %h : vector<[2]x4xf32>
  %8 = math.log %i : tf32
  return
}

// -----

func.func @log2x(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.log2 %a : f80
  %1 = math.log2 %b : f8E5M2
  %2 = math.log2 %c : f128
  %3 = math.log2 %d : vector<f32>
  %4 = math.log2 %e : tensor<2xf32>
  %5 = math.log2 %f : vector<2x3x4xf16>
  %6 = math.log2 %g : vector<2x[4]xf32>
  %7 = math.log2 %h : vector<[2]x4xf32>
  %8 = math.log2 %i : tf32
  return
}

// -----

func.func @log10x(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.log10 %a : f80
  %1 = math.log10 %b : f8E5M2
  %2 = math.log10 %c : f128
  %3 = math.log10 %d : vector<f32>
  %4 = math.log10 %e : tensor<2xf32>
  %5 = math.log10 %f : vector<2x3x4xf16>
  %6 = math.log10 %g : vector<2x[4]xf32>
  %7 = math.log10 %h : vector<[2]x4xf32>
  %8 = math.log10 %i : tf32
  return
}

// -----

func.func @log1px(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.log1p %a : f80
  %1 = math.log1p %b : f8E5M2
  %2 = math.log1p %c : f128
  %3 = math.log1p %d : vector<f32>
  %4 = math.log1p %e : tensor<2xf32>
  %5 = math.log1p %f : vector<2x3x4xf16>
  %6 = math.log1p %g : vector<2x[4]xf32>
  %7 = math.log1p %h : vector<[2]x4xf32>
  %8 = math.log1p %i : tf32
  return
}

// -----

func.func @roundx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.round %a : f80
  %1 = math.round %b : f8E5M2
  %2 = math.round %c : f128
  %3 = math.round %d : vector<f32>
  %4 = math.round %e : tensor<2xf32>
  %5 = math.round %f : vector<2x3x4xf16>
  %6 = math.round %g : vector<2x[4]xf32>
  %7 = math.round %h : vector<[2]x4xf32>
  %8 = math.round %i : tf32
  return
}

// -----

func.func @roundevenx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.roundeven %a : f80
  %1 = math.roundeven %b : f8E5M2
  %2 = math.roundeven %c : f128
  %3 = math.roundeven %d : vector<f32>
  %4 = math.roundeven %e : tensor<2xf32>
  %5 = math.roundeven %f : vector<2x3x4xf16>
  %6 = math.roundeven %g : vector<2x[4]xf32>
  %7 = math.roundeven %h : vector<[2]x4xf32>
  %8 = math.roundeven %i : tf32
  return
}

// -----

func.func @rsqrtx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.rsqrt %a : f80
  %1 = math.rsqrt %b : f8E5M2
  %2 = math.rsqrt %c : f128
  %3 = math.rsqrt %d : vector<f32>
  %4 = math.rsqrt %e : tensor<2xf32>
  %5 = math.rsqrt %f : vector<2x3x4xf16>
  %6 = math.rsqrt %g : vector<2x[4]xf32>
  %7 = math.rsqrt %h : vector<[2]x4xf32>
  %8 = math.rsqrt %i : tf32
  return
}

// -----

func.func @sinx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.sin %a : f80
  %1 = math.sin %b : f8E5M2
  %2 = math.sin %c : f128
  %3 = math.sin %d : vector<f32>
  %4 = math.sin %e : tensor<2xf32>
  %5 = math.sin %f : vector<2x3x4xf16>
  %6 = math.sin %g : vector<2x[4]xf32>
  %7 = math.sin %h : vector<[2]x4xf32>
  %8 = math.sin %i : tf32
  return
}

// -----

func.func @sinhx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.sinh %a : f80
  %1 = math.sinh %b : f8E5M2
  %2 = math.sinh %c : f128
  %3 = math.sinh %d : vector<f32>
  %4 = math.sinh %e : tensor<2xf32>
  %5 = math.sinh %f : vector<2x3x4xf16>
  %6 = math.sinh %g : vector<2x[4]xf32>
  %7 = math.sinh %h : vector<[2]x4xf32>
  %8 = math.sinh %i : tf32
  return
}

// -----

func.func @sqrtx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.sqrt %a : f80
  %1 = math.sqrt %b : f8E5M2
  %2 = math.sqrt %c : f128
  %3 = math.sqrt %d : vector<f32>
  %4 = math.sqrt %e : tensor<2xf32>
  %5 = math.sqrt %f : vector<2x3x4xf16>
  %6 = math.sqrt %g : vector<2x[4]xf32>
  %7 = math.sqrt %h : vector<[2]x4xf32>
  %8 = math.sqrt %i : tf32
  return
}

// -----

func.func @tanx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.tan %a : f80
  %1 = math.tan %b : f8E5M2
  %2 = math.tan %c : f128
  %3 = math.tan %d : vector<f32>
  %4 = math.tan %e : tensor<2xf32>
  %5 = math.tan %f : vector<2x3x4xf16>
  %6 = math.tan %g : vector<2x[4]xf32>
  %7 = math.tan %h : vector<[2]x4xf32>
  %8 = math.tan %i : tf32
  return
}

// -----

func.func @tanhx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.tanh %a : f80
  %1 = math.tanh %b : f8E5M2
  %2 = math.tanh %c : f128
  %3 = math.tanh %d : vector<f32>
  %4 = math.tanh %e : tensor<2xf32>
  %5 = math.tanh %f : vector<2x3x4xf16>
  %6 = math.tanh %g : vector<2x[4]xf32>
  %7 = math.tanh %h : vector<[2]x4xf32>
  %8 = math.tanh %i : tf32
  return
}

// -----

func.func @truncx(%a: f80, %b: f8E5M2, %c: f128, %d: vector<f32>, %e: tensor<2xf32>, %f: vector<2x3x4xf16>, %g: vector<2x[4]xf32>, %h: vector<[2]x4xf32>, %i: tf32) {
  %0 = math.trunc %a : f80
  %1 = math.trunc %b : f8E5M2
  %2 = math.trunc %c : f128
  %3 = math.trunc %d : vector<f32>
  %4 = math.trunc %e : tensor<2xf32>
  %5 = math.trunc %f : vector<2x3x4xf16>
  %6 = math.trunc %g : vector<2x[4]xf32>
  %7 = math.trunc %h : vector<[2]x4xf32>
  %8 = math.trunc %i : tf32
  return
}
