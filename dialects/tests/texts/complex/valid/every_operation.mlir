func.func @operations(%complex_f32: complex<f32>, %complex_f32_1: complex<f32>, %f32: f32, %f32_1: f32) {
  %0 = complex.abs %complex_f32 : complex<f32>
  %1 = complex.abs %complex_f32 : complex<f32>
  %2 = complex.add %complex_f32, %complex_f32_1 : complex<f32>
  %3 = complex.add %complex_f32, %complex_f32_1 : complex<f32>
  %4 = complex.angle %complex_f32 : complex<f32>
  %5 = complex.angle %complex_f32 : complex<f32>
  %6 = complex.atan2 %complex_f32, %complex_f32_1 : complex<f32>
  %7 = complex.atan2 %complex_f32, %complex_f32_1 : complex<f32>
  %8 = complex.conj %complex_f32 : complex<f32>
  %9 = complex.conj %complex_f32 : complex<f32>
  %10 = complex.cos %complex_f32 : complex<f32>
  %11 = complex.cos %complex_f32 : complex<f32>
  %12 = complex.create %f32, %f32_1 : complex<f32>
  %13 = complex.div %complex_f32, %complex_f32_1 : complex<f32>
  return
}

// -----

func.func @operations(%complex_f32: complex<f32>, %complex_f32_1: complex<f32>) {
  %0 = complex.div %complex_f32, %complex_f32_1 : complex<f32>
  %1 = complex.eq %complex_f32, %complex_f32_1 : complex<f32>
  %2 = complex.exp %complex_f32 : complex<f32>
  %3 = complex.exp %complex_f32 : complex<f32>
  %4 = complex.expm1 %complex_f32 : complex<f32>
  %5 = complex.expm1 %complex_f32 : complex<f32>
  %6 = complex.im %complex_f32 : complex<f32>
  %7 = complex.im %complex_f32 : complex<f32>
  %8 = complex.log %complex_f32 : complex<f32>
  %9 = complex.log %complex_f32 : complex<f32>
  %10 = complex.log1p %complex_f32 : complex<f32>
  %11 = complex.log1p %complex_f32 : complex<f32>
  %12 = complex.mul %complex_f32, %complex_f32_1 : complex<f32>
  %13 = complex.mul %complex_f32, %complex_f32_1 : complex<f32>
  return
}

// -----

func.func @operations(%complex_f32: complex<f32>, %complex_f32_1: complex<f32>, %i1: i1) {
  %0 = complex.neg %complex_f32 : complex<f32>
  %1 = complex.neg %complex_f32 : complex<f32>
  %2 = complex.neq %complex_f32, %complex_f32_1 : complex<f32>
  %3 = complex.pow %complex_f32, %complex_f32_1 : complex<f32>
  %4 = complex.pow %complex_f32, %complex_f32_1 : complex<f32>
  %5 = complex.powi %complex_f32, %i1 : complex<f32>, i1
  %6 = complex.powi %complex_f32, %i1 fastmath<none> : complex<f32>, i1
  %7 = complex.re %complex_f32 : complex<f32>
  %8 = complex.re %complex_f32 : complex<f32>
  %9 = complex.rsqrt %complex_f32 : complex<f32>
  %10 = complex.rsqrt %complex_f32 : complex<f32>
  %11 = complex.sign %complex_f32 : complex<f32>
  %12 = complex.sign %complex_f32 : complex<f32>
  %13 = complex.sin %complex_f32 : complex<f32>
  return
}

// -----

func.func @operations(%complex_f32: complex<f32>, %complex_f32_1: complex<f32>) {
  %0 = complex.sin %complex_f32 : complex<f32>
  %1 = complex.sqrt %complex_f32 : complex<f32>
  %2 = complex.sqrt %complex_f32 : complex<f32>
  %3 = complex.sub %complex_f32, %complex_f32_1 : complex<f32>
  %4 = complex.sub %complex_f32, %complex_f32_1 : complex<f32>
  %5 = complex.tan %complex_f32 : complex<f32>
  %6 = complex.tan %complex_f32 : complex<f32>
  %7 = complex.tanh %complex_f32 : complex<f32>
  %8 = complex.tanh %complex_f32 : complex<f32>
  return
}
