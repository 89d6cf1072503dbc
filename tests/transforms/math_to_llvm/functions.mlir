// options: --convert-math-to-llvm
// options: --convert-math-to-llvm=approximate-log1p=0
func.func @absf(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.absf %a : f32
  %1 = math.absf %b fastmath<nnan,contract> : f16
  %2 = math.absf %c fastmath<fast> : f64
  %3 = math.absf %d : vector<4xf32>
  %4 = math.absf %e fastmath<afn> : vector<2x3xf64>
  %5 = math.absf %f : bf16
  %6 = math.absf %g : vector<[4]xf32>
  return
}

// -----

func.func @acos(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.acos %a : f32
  %1 = math.acos %b fastmath<nnan,contract> : f16
  %2 = math.acos %c fastmath<fast> : f64
  %3 = math.acos %d : vector<4xf32>
  %4 = math.acos %e fastmath<afn> : vector<2x3xf64>
  %5 = math.acos %f : bf16
  %6 = math.acos %g : vector<[4]xf32>
  return
}

// -----

func.func @acosh(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.acosh %a : f32
  %1 = math.acosh %b fastmath<nnan,contract> : f16
  %2 = math.acosh %c fastmath<fast> : f64
  %3 = math.acosh %d : vector<4xf32>
  %4 = math.acosh %e fastmath<afn> : vector<2x3xf64>
  %5 = math.acosh %f : bf16
  %6 = math.acosh %g : vector<[4]xf32>
  return
}

// -----

func.func @asin(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.asin %a : f32
  %1 = math.asin %b fastmath<nnan,contract> : f16
  %2 = math.asin %c fastmath<fast> : f64
  %3 = math.asin %d : vector<4xf32>
  %4 = math.asin %e fastmath<afn> : vector<2x3xf64>
  %5 = math.asin %f : bf16
  %6 = math.asin %g : vector<[4]xf32>
  return
}

// -----

func.func @asinh(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.asinh %a : f32
  %1 = math.asinh %b fastmath<nnan,contract> : f16
  %2 = math.asinh %c fastmath<fast> : f64
  %3 = math.asinh %d : vector<4xf32>
  %4 = math.asinh %e fastmath<afn> : vector<2x3xf64>
  %5 = math.asinh %f : bf16
  %6 = math.asinh %g : vector<[4]xf32>
  return
}

// -----

func.func @atan(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.atan %a : f32
  %1 = math.atan %b fastmath<nnan,contract> : f16
  %2 = math.atan %c fastmath<fast> : f64
  %3 = math.atan %d : vector<4xf32>
  %4 = math.atan %e fastmath<afn> : vector<2x3xf64>
  %5 = math.atan %f : bf16
  %6 = math.atan %g : vector<[4]xf32>
  return
}

// -----

func.func @atanh(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.atanh %a : f32
  %1 = math.atanh %b fastmath<nnan,contract> : f16
  %2 = math.atanh %c fastmath<fast> : f64
  %3 = math.atanh %d : vector<4xf32>
  %4 = math.atanh %e fastmath<afn> : vector<2x3xf64>
  %5 = math.atanh %f : bf16
  %6 = math.atanh %g : vector<[4]xf32>
  return
}

// -----

func.func @cbrt(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.cbrt %a : f32
  %1 = math.cbrt %b fastmath<nnan,contract> : f16
  %2 = math.cbrt %c fastmath<fast> : f64
  %3 = math.cbrt %d : vector<4xf32>
  %4 = math.cbrt %e fastmath<afn> : vector<2x3xf64>
  %5 = math.cbrt %f : bf16
  %6 = math.cbrt %g : vector<[4]xf32>
  return
}

// -----

func.func @ceil(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.ceil %a : f32
  %1 = math.ceil %b fastmath<nnan,contract> : f16
  %2 = math.ceil %c fastmath<fast> : f64
  %3 = math.ceil %d : vector<4xf32>
  %4 = math.ceil %e fastmath<afn> : vector<2x3xf64>
  %5 = math.ceil %f : bf16
  %6 = math.ceil %g : vector<[4]xf32>
  return
}

// -----

func.func @cos(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.cos %a : f32
  %1 = math.cos %b fastmath<nnan,contract> : f16
  %2 = math.cos %c fastmath<fast> : f64
  %3 = math.cos %d : vector<4xf32>
  %4 = math.cos %e fastmath<afn> : vector<2x3xf64>
  %5 = math.cos %f : bf16
  %6 = math.cos %g : vector<[4]xf32>
  return
}

// -----

func.func @cosh(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.cosh %a : f32
  %1 = math.cosh %b fastmath<nnan,contract> : f16
  %2 = math.cosh %c fastmath<fast> : f64
  %3 = math.cosh %d : vector<4xf32>
  %4 = math.cosh %e fastmath<afn> : vector<2x3xf64>
  %5 = math.cosh %f : bf16
  %6 = math.cosh %g : vector<[4]xf32>
  return
}

// -----

func.func @erf(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.erf %a : f32
  %1 = math.erf %b fastmath<nnan,contract> : f16
  %2 = math.erf %c fastmath<fast> : f64
  %3 = math.erf %d : vector<4xf32>
  %4 = math.erf %e fastmath<afn> : vector<2x3xf64>
  %5 = math.erf %f : bf16
  %6 = math.erf %g : vector<[4]xf32>
  return
}

// -----

func.func @erfc(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.erfc %a : f32
  %1 = math.erfc %b fastmath<nnan,contract> : f16
  %2 = math.erfc %c fastmath<fast> : f64
  %3 = math.erfc %d : vector<4xf32>
  %4 = math.erfc %e fastmath<afn> : vector<2x3xf64>
  %5 = math.erfc %f : bf16
  %6 = math.erfc %g : vector<[4]xf32>
  return
}

// -----

func.func @exp(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.exp %a : f32
  %1 = math.exp %b fastmath<nnan,contract> : f16
  %2 = math.exp %c fastmath<fast> : f64
  %3 = math.exp %d : vector<4xf32>
  %4 = math.exp %e fastmath<afn> : vector<2x3xf64>
  %5 = math.exp %f : bf16
  %6 = math.exp %g : vector<[4]xf32>
  return
}

// -----

func.func @exp2(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.exp2 %a : f32
  %1 = math.exp2 %b fastmath<nnan,contract> : f16
  %2 = math.exp2 %c fastmath<fast> : f64
  %3 = math.exp2 %d : vector<4xf32>
  %4 = math.exp2 %e fastmath<afn> : vector<2x3xf64>
  %5 = math.exp2 %f : bf16
  %6 = math.exp2 %g : vector<[4]xf32>
  return
}

// -----

func.func @expm1(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.expm1 %a : f32
  %1 = math.expm1 %b fastmath<nnan,contract> : f16
  %2 = math.expm1 %c fastmath<fast> : f64
  %3 = math.expm1 %d : vector<4xf32>
  %4 = math.expm1 %e fastmath<afn> : vector<2x3xf64>
  %5 = math.expm1 %f : bf16
  %6 = math.expm1 %g : vector<[4]xf32>
  return
}

// -----

func.func @floor(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.floor %a : f32
  %1 = math.floor %b fastmath<nnan,contract> : f16
  %2 = math.floor %c fastmath<fast> : f64
  %3 = math.floor %d : vector<4xf32>
  %4 = math.floor %e fastmath<afn> : vector<2x3xf64>
  %5 = math.floor %f : bf16
  %6 = math.floor %g : vector<[4]xf32>
  return
}

// -----

func.func @log(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.log %a : f32
  %1 = math.log %b fastmath<nnan,contract> : f16
  %2 = math.log %c fastmath<fast> : f64
  %3 = math.log %d : vector<4xf32>
  %4 = math.log %e fastmath<afn> : vector<2x3xf64>
  %5 = math.log %f : bf16
  %6 = math.log %g : vector<[4]xf32>
  return
}

// -----

func.func @log2(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.log2 %a : f32
  %1 = math.log2 %b fastmath<nnan,contract> : f16
  %2 = math.log2 %c fastmath<fast> : f64
  %3 = math.log2 %d : vector<4xf32>
  %4 = math.log2 %e fastmath<afn> : vector<2x3xf64>
  %5 = math.log2 %f : bf16
  %6 = math.log2 %g : vector<[4]xf32>
  return
}

// -----

func.func @log10(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.log10 %a : f32
  %1 = math.log10 %b fastmath<nnan,contract> : f16
  %2 = math.log10 %c fastmath<fast> : f64
  %3 = math.log10 %d : vector<4xf32>
  %4 = math.log10 %e fastmath<afn> : vector<2x3xf64>
  %5 = math.log10 %f : bf16
  %6 = math.log10 %g : vector<[4]xf32>
  return
}

// -----

func.func @log1p(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.log1p %a : f32
  %1 = math.log1p %b fastmath<nnan,contract> : f16
  %2 = math.log1p %c fastmath<fast> : f64
  %3 = math.log1p %d : vector<4xf32>
  %4 = math.log1p %e fastmath<afn> : vector<2x3xf64>
  %5 = math.log1p %f : bf16
  %6 = math.log1p %g : vector<[4]xf32>
  return
}

// -----

func.func @round(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.round %a : f32
  %1 = math.round %b fastmath<nnan,contract> : f16
  %2 = math.round %c fastmath<fast> : f64
  %3 = math.round %d : vector<4xf32>
  %4 = math.round %e fastmath<afn> : vector<2x3xf64>
  %5 = math.round %f : bf16
  %6 = math.round %g : vector<[4]xf32>
  return
}

// -----

func.func @roundeven(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.roundeven %a : f32
  %1 = math.roundeven %b fastmath<nnan,contract> : f16
  %2 = math.roundeven %c fastmath<fast> : f64
  %3 = math.roundeven %d : vector<4xf32>
  %4 = math.roundeven %e fastmath<afn> : vector<2x3xf64>
  %5 = math.roundeven %f : bf16
  %6 = math.roundeven %g : vector<[4]xf32>
  return
}

// -----

func.func @rsqrt(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.rsqrt %a : f32
  %1 = math.rsqrt %b fastmath<nnan,contract> : f16
  %2 = math.rsqrt %c fastmath<fast> : f64
  %3 = math.rsqrt %d : vector<4xf32>
  %4 = math.rsqrt %e fastmath<afn> : vector<2x3xf64>
  %5 = math.rsqrt %f : bf16
  %6 = math.rsqrt %g : vector<[4]xf32>
  return
}

// -----

func.func @sin(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.sin %a : f32
  %1 = math.sin %b fastmath<nnan,contract> : f16
  %2 = math.sin %c fastmath<fast> : f64
  %3 = math.sin %d : vector<4xf32>
  %4 = math.sin %e fastmath<afn> : vector<2x3xf64>
  %5 = math.sin %f : bf16
  %6 = math.sin %g : vector<[4]xf32>
  return
}

// -----

func.func @sinh(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.sinh %a : f32
  %1 = math.sinh %b fastmath<nnan,contract> : f16
  %2 = math.sinh %c fastmath<fast> : f64
  %3 = math.sinh %d : vector<4xf32>
  %4 = math.sinh %e fastmath<afn> : vector<2x3xf64>
  %5 = math.sinh %f : bf16
  %6 = math.sinh %g : vector<[4]xf32>
  return
}

// -----

func.func @sqrt(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.sqrt %a : f32
  %1 = math.sqrt %b fastmath<nnan,contract> : f16
  %2 = math.sqrt %c fastmath<fast> : f64
  %3 = math.sqrt %d : vector<4xf32>
  %4 = math.sqrt %e fastmath<afn> : vector<2x3xf64>
  %5 = math.sqrt %f : bf16
  %6 = math.sqrt %g : vector<[4]xf32>
  return
}

// -----

func.func @tan(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.tan %a : f32
  %1 = math.tan %b fastmath<nnan,contract> : f16
  %2 = math.tan %c fastmath<fast> : f64
  %3 = math.tan %d : vector<4xf32>
  %4 = math.tan %e fastmath<afn> : vector<2x3xf64>
  %5 = math.tan %f : bf16
  %6 = math.tan %g : vector<[4]xf32>
  return
}

// -----

func.func @tanh(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.tanh %a : f32
  %1 = math.tanh %b fastmath<nnan,contract> : f16
  %2 = math.tanh %c fastmath<fast> : f64
  %3 = math.tanh %d : vector<4xf32>
  %4 = math.tanh %e fastmath<afn> : vector<2x3xf64>
  %5 = math.tanh %f : bf16
  %6 = math.tanh %g : vector<[4]xf32>
  return
}

// -----

func.func @trunc(%a: f32, %b: f16, %c: f64, %d: vector<4xf32>, %e: vector<2x3xf64>, %f: bf16, %g: vector<[4]xf32>) {
  %0 = math.trunc %a : f32
  %1 = math.trunc %b fastmath<nnan,contract> : f16
  %2 = math.trunc %c fastmath<fast> : f64
  %3 = math.trunc %d : vector<4xf32>
  %4 = math.trunc %e fastmath<afn> : vector<2x3xf64>
  %5 = math.trunc %f : bf16
  %6 = math.trunc %g : vector<[4]xf32>
  return
}

// -----

func.func @frac(%d: f32) {
  %0 = math.log1p %d {foo} : f32
  %1 = math.exp %d {foo} : f32
  %2 = math.rsqrt %d {foo} : f32
  %3 = math.expm1 %d {foo} : f32
  %4 = math.absf %d {foo} : f32
  return
}
