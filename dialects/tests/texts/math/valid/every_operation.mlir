func.func @operations(%f16: f16, %f16_1: f16, %i1: i1) {
  %0 = math.absf %f16 : f16
  %1 = math.absf %f16 : f16
  %2 = math.absi %i1 : i1
  %3 = math.acos %f16 : f16
  %4 = math.acos %f16 : f16
  %5 = math.acosh %f16 : f16
  %6 = math.acosh %f16 : f16
  %7 = math.asin %f16 : f16
  %8 = math.asin %f16 : f16
  %9 = math.asinh %f16 : f16
  %10 = math.asinh %f16 : f16
  %11 = math.atan %f16 : f16
  %12 = math.atan %f16 : f16
  %13 = math.atan2 %f16, %f16_1 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16, %f16_2: f16) {
  %0 = math.atan2 %f16, %f16_1 : f16
  %1 = math.atanh %f16 : f16
  %2 = math.atanh %f16 : f16
  %3 = math.cbrt %f16 : f16
  %4 = math.cbrt %f16 : f16
  %5 = math.ceil %f16 : f16
  %6 = math.ceil %f16 : f16
  %7 = math.clampf %f16 to [%f16_1, %f16_2] : f16
  %8 = math.clampf %f16 to [%f16_1, %f16_2] : f16
  %9 = math.copysign %f16, %f16_1 : f16
  %10 = math.copysign %f16, %f16_1 : f16
  %11 = math.cos %f16 : f16
  %12 = math.cos %f16 : f16
  %13 = math.cosh %f16 : f16
  return
}

// -----

func.func @operations(%f16: f16, %i1: i1) {
  %0 = math.cosh %f16 : f16
  %1 = math.ctlz %i1 : i1
  %2 = math.ctpop %i1 : i1
  %3 = math.cttz %i1 : i1
  %4 = math.erf %f16 : f16
  %5 = math.erf %f16 : f16
  %6 = math.erfc %f16 : f16
  %7 = math.erfc %f16 : f16
  %8 = math.exp %f16 : f16
  %9 = math.exp %f16 : f16
  %10 = math.exp2 %f16 : f16
  %11 = math.exp2 %f16 : f16
  %12 = math.expm1 %f16 : f16
  %13 = math.expm1 %f16 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16, %f16_2: f16, %i1: i1, %i1_1: i1) {
  %0 = math.floor %f16 : f16
  %1 = math.floor %f16 : f16
  %2 = math.fma %f16, %f16_1, %f16_2 : f16
  %3 = math.fma %f16, %f16_1, %f16_2 : f16
  %4 = math.fpowi %f16, %i1 : f16, i1
  %5 = math.fpowi %f16, %i1 : f16, i1
  %6 = math.ipowi %i1, %i1_1 : i1
  %7 = math.isfinite %f16 : f16
  %8 = math.isfinite %f16 : f16
  %9 = math.isinf %f16 : f16
  %10 = math.isinf %f16 : f16
  %11 = math.isnan %f16 : f16
  %12 = math.isnan %f16 : f16
  %13 = math.isnormal %f16 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16) {
  %0 = math.isnormal %f16 : f16
  %1 = math.log %f16 : f16
  %2 = math.log %f16 : f16
  %3 = math.log10 %f16 : f16
  %4 = math.log10 %f16 : f16
  %5 = math.log1p %f16 : f16
  %6 = math.log1p %f16 : f16
  %7 = math.log2 %f16 : f16
  %8 = math.log2 %f16 : f16
  %9 = math.powf %f16, %f16_1 : f16
  %10 = math.powf %f16, %f16_1 : f16
  %11 = math.round %f16 : f16
  %12 = math.round %f16 : f16
  %13 = math.roundeven %f16 : f16
  return
}

// -----

func.func @operations(%f16: f16) {
  %0 = math.roundeven %f16 : f16
  %1 = math.rsqrt %f16 : f16
  %2 = math.rsqrt %f16 : f16
  %3 = math.sin %f16 : f16
  %4 = math.sin %f16 : f16
  %sin, %cos = math.sincos %f16 : f16
  %sin_0, %cos_1 = math.sincos %f16 : f16
  %5 = math.sinh %f16 : f16
  %6 = math.sinh %f16 : f16
  %7 = math.sqrt %f16 : f16
  %8 = math.sqrt %f16 : f16
  %9 = math.tan %f16 : f16
  %10 = math.tan %f16 : f16
  %11 = math.tanh %f16 : f16
  return
}

// -----

func.func @operations(%f16: f16) {
  %0 = math.tanh %f16 : f16
  %1 = math.trunc %f16 : f16
  %2 = math.trunc %f16 : f16
  return
}
