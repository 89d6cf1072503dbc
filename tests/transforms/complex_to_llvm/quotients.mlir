// options: --convert-complex-to-llvm
// options: --convert-complex-to-llvm=complex-range=improved
func.func @div_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @div_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @div_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @div_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @div_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @div_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @div_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.div %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @div_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.div %a, %b fastmath<nnan,contract> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @div_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.div %a, %b fastmath<fast> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @div_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.div %a, %b : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @div_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.div %a, %b fastmath<nnan,contract> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @div_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.div %a, %b fastmath<fast> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @attrs(%a: complex<f32>, %b: f32) {
  %0 = complex.add %a, %a {foo} : complex<f32>
  %1 = complex.create %b, %b {foo} : complex<f32>
  %2 = complex.re %a {foo} : complex<f32>
  %3 = complex.constant {foo} [1.0 : f32, -1.0 : f32] : complex<f32>
  %4 = complex.abs %a {foo} : complex<f32>
  %5 = complex.mul %a, %a {foo} : complex<f32>
  %6 = complex.div %a, %a {foo} : complex<f32>
  return
}
