// options: --convert-complex-to-llvm
// options: --convert-complex-to-llvm=complex-range=improved
func.func @add_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @add_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @add_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @add_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @add_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @add_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @add_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @add_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @add_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b fastmath<fast> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @add_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.add %a, %b : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @add_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @add_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.add %a, %b fastmath<fast> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @sub_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @sub_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @sub_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @sub_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.sub %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @sub_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.sub %a, %b fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @sub_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.sub %a, %b fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @sub_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.sub %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @sub_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.sub %a, %b fastmath<nnan,contract> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @sub_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.sub %a, %b fastmath<fast> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @sub_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.sub %a, %b : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @sub_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.sub %a, %b fastmath<nnan,contract> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @sub_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.sub %a, %b fastmath<fast> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @mul_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @mul_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @mul_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @mul_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @mul_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @mul_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @mul_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.mul %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @mul_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.mul %a, %b fastmath<nnan,contract> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @mul_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.mul %a, %b fastmath<fast> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @mul_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.mul %a, %b : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @mul_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.mul %a, %b fastmath<nnan,contract> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @mul_bf16(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.mul %a, %b fastmath<fast> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @blocks(%a: complex<f32>, %c: i1) -> complex<f32> {
  cf.cond_br %c, ^bb1(%a : complex<f32>), ^bb2
^bb1(%b: complex<f32>):
  %0 = complex.add %b, %a : complex<f32>
  cf.br ^bb1(%0 : complex<f32>)
^bb2:
  %1 = complex.sub %a, %a : complex<f32>
  return %1 : complex<f32>
^bb3:
  %2 = complex.mul %2, %a : complex<f32>
  cf.br ^bb3
}
