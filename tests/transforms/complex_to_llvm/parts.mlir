// options: --convert-complex-to-llvm
// options: --convert-complex-to-llvm=complex-range=improved
func.func @parts_f32(%a: complex<f32>, %b: f32) -> (f32, f32, complex<f32>, f32) {
  %0 = complex.re %a : complex<f32>
  %1 = complex.im %a : complex<f32>
  %2 = complex.create %0, %b : complex<f32>
  %3 = complex.abs %2 : complex<f32>
  %4 = complex.abs %a fastmath<nnan> : complex<f32>
  return %0, %1, %2, %3 : f32, f32, complex<f32>, f32
}

// -----

func.func @const_f32() -> complex<f32> {
  %0 = complex.constant [0.1 : f32, -1.0 : f32] : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @parts_f64(%a: complex<f64>, %b: f64) -> (f64, f64, complex<f64>, f64) {
  %0 = complex.re %a : complex<f64>
  %1 = complex.im %a : complex<f64>
  %2 = complex.create %0, %b : complex<f64>
  %3 = complex.abs %2 : complex<f64>
  %4 = complex.abs %a fastmath<nnan> : complex<f64>
  return %0, %1, %2, %3 : f64, f64, complex<f64>, f64
}

// -----

func.func @const_f64() -> complex<f64> {
  %0 = complex.constant [0.1 : f64, -1.0 : f64] : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @parts_bf16(%a: complex<bf16>, %b: bf16) -> (bf16, bf16, complex<bf16>, bf16) {
  %0 = complex.re %a : complex<bf16>
  %1 = complex.im %a : complex<bf16>
  %2 = complex.create %0, %b : complex<bf16>
  %3 = complex.abs %2 : complex<bf16>
  %4 = complex.abs %a fastmath<nnan> : complex<bf16>
  return %0, %1, %2, %3 : bf16, bf16, complex<bf16>, bf16
}

// -----

func.func @const_bf16() -> complex<bf16> {
  %0 = complex.constant [0.1 : bf16, -1.0 : bf16] : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @parts_f80(%a: complex<f80>, %b: f80) -> (f80, f80, complex<f80>, f80) {
  %0 = complex.re %a : complex<f80>
  %1 = complex.im %a : complex<f80>
  %2 = complex.create %0, %b : complex<f80>
  %3 = complex.abs %2 : complex<f80>
  %4 = complex.abs %a fastmath<nnan> : complex<f80>
  return %0, %1, %2, %3 : f80, f80, complex<f80>, f80
}

// -----

func.func @const_f80() -> complex<f80> {
  %0 = complex.constant [0.1 : f80, -1.0 : f80] : complex<f80>
  return %0 : complex<f80>
}

// -----

func.func @int(%a: i32) {
  %0 = complex.create_int %a, %a : complex<i32>
  return
}

// -----

func.func @others(%a: complex<f32>, %b: complex<f32>) {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.exp %a : complex<f32>
  %2 = complex.eq %a, %b : complex<f32>
  %3 = complex.conj %a : complex<f32>
  %4 = complex.angle %a : complex<f32>
  %5 = complex.bitcast %a : complex<f32> to i64
  return
}
