// Every operation, with and without flags, of scalars, vectors and tensors.
func.func @FloatUnary(%a0: f32, %a1: vector<4xf16>, %a2: tensor<?xbf16>, %a3: vector<[4]xf64>, %a4: tensor<*xf32>) {
  %absf0 = math.absf %a0 : f32
  %absf1 = math.absf %a1 fastmath<fast> {note} : vector<4xf16>
  %absf2 = math.absf %a2 fastmath<none> : tensor<?xbf16>
  %absf3 = math.absf %a3 fastmath<nnan,contract> {note} : vector<[4]xf64>
  %absf4 = math.absf %a4 fastmath<ninf, nsz, arcp, afn, reassoc> : tensor<*xf32>
  %acos0 = math.acos %a0 fastmath<fast> {note} : f32
  %acos1 = math.acos %a1 fastmath<none> : vector<4xf16>
  %acosh0 = math.acosh %a0 fastmath<none> : f32
  %acosh1 = math.acosh %a1 fastmath<nnan,contract> {note} : vector<4xf16>
  %asin0 = math.asin %a0 fastmath<nnan,contract> {note} : f32
  %asin1 = math.asin %a1 fastmath<ninf, nsz, arcp, afn, reassoc> : vector<4xf16>
  %asinh0 = math.asinh %a0 fastmath<ninf, nsz, arcp, afn, reassoc> : f32
  %asinh1 = math.asinh %a1 {fastmath = #arith.fastmath<nnan>} : vector<4xf16>
  %asinh2 = math.asinh %a2 fastmath<fast> : tensor<?xbf16>
  %asinh3 = math.asinh %a3 fastmath<none> {note} : vector<[4]xf64>
  %asinh4 = math.asinh %a4 fastmath<nnan,contract> : tensor<*xf32>
  %atan0 = math.atan %a0 {fastmath = #arith.fastmath<nnan>} : f32
  %atan1 = math.atan %a1 fastmath<fast> : vector<4xf16>
  %atanh0 = math.atanh %a0 fastmath<fast> : f32
  %atanh1 = math.atanh %a1 fastmath<none> {note} : vector<4xf16>
  %cbrt0 = math.cbrt %a0 fastmath<none> {note} : f32
  %cbrt1 = math.cbrt %a1 fastmath<nnan,contract> : vector<4xf16>
  %ceil0 = math.ceil %a0 fastmath<nnan,contract> : f32
  %ceil1 = math.ceil %a1 fastmath<ninf, nsz, arcp, afn, reassoc> {note} : vector<4xf16>
  %ceil2 = math.ceil %a2 {note} : tensor<?xbf16>
  %ceil3 = math.ceil %a3 fastmath<fast> {note} : vector<[4]xf64>
  %ceil4 = math.ceil %a4 fastmath<none> : tensor<*xf32>
  %cos0 = math.cos %a0 fastmath<ninf, nsz, arcp, afn, reassoc> {note} : f32
  %cos1 = math.cos %a1 {note} : vector<4xf16>
  %cosh0 = math.cosh %a0 {note} : f32
  %cosh1 = math.cosh %a1 fastmath<fast> {note} : vector<4xf16>
  %sin0 = math.sin %a0 fastmath<fast> {note} : f32
  %sin1 = math.sin %a1 fastmath<none> : vector<4xf16>
  %sinh0 = math.sinh %a0 fastmath<none> : f32
  %sinh1 = math.sinh %a1 fastmath<nnan,contract> {note} : vector<4xf16>
  %sinh2 = math.sinh %a2 fastmath<ninf, nsz, arcp, afn, reassoc> : tensor<?xbf16>
  %sinh3 = math.sinh %a3 : vector<[4]xf64>
  %sinh4 = math.sinh %a4 fastmath<fast> : tensor<*xf32>
  %erf0 = math.erf %a0 fastmath<nnan,contract> {note} : f32
  %erf1 = math.erf %a1 fastmath<ninf, nsz, arcp, afn, reassoc> : vector<4xf16>
  %erfc0 = math.erfc %a0 fastmath<ninf, nsz, arcp, afn, reassoc> : f32
  %erfc1 = math.erfc %a1 : vector<4xf16>
  %exp0 = math.exp %a0 : f32
  %exp1 = math.exp %a1 fastmath<fast> : vector<4xf16>
  %exp20 = math.exp2 %a0 fastmath<fast> : f32
  %exp21 = math.exp2 %a1 fastmath<none> {note} : vector<4xf16>
  %exp22 = math.exp2 %a2 fastmath<nnan,contract> : tensor<?xbf16>
  %exp23 = math.exp2 %a3 fastmath<ninf, nsz, arcp, afn, reassoc> {note} : vector<[4]xf64>
  %exp24 = math.exp2 %a4 {fastmath = #arith.fastmath<nnan>} : tensor<*xf32>
  %expm10 = math.expm1 %a0 fastmath<none> {note} : f32
  %expm11 = math.expm1 %a1 fastmath<nnan,contract> : vector<4xf16>
  %floor0 = math.floor %a0 fastmath<nnan,contract> : f32
  %floor1 = math.floor %a1 fastmath<ninf, nsz, arcp, afn, reassoc> {note} : vector<4xf16>
  %log0 = math.log %a0 fastmath<ninf, nsz, arcp, afn, reassoc> {note} : f32
  %log1 = math.log %a1 {fastmath = #arith.fastmath<nnan>} : vector<4xf16>
  %log100 = math.log10 %a0 {fastmath = #arith.fastmath<nnan>} : f32
  %log101 = math.log10 %a1 fastmath<fast> {note} : vector<4xf16>
  %log102 = math.log10 %a2 fastmath<none> : tensor<?xbf16>
  %log103 = math.log10 %a3 fastmath<nnan,contract> {note} : vector<[4]xf64>
  %log104 = math.log10 %a4 fastmath<ninf, nsz, arcp, afn, reassoc> : tensor<*xf32>
  %log1p0 = math.log1p %a0 fastmath<fast> {note} : f32
  %log1p1 = math.log1p %a1 fastmath<none> : vector<4xf16>
  %log20 = math.log2 %a0 fastmath<none> : f32
  %log21 = math.log2 %a1 fastmath<nnan,contract> {note} : vector<4xf16>
  %round0 = math.round %a0 fastmath<nnan,contract> {note} : f32
  %round1 = math.round %a1 fastmath<ninf, nsz, arcp, afn, reassoc> : vector<4xf16>
  %roundeven0 = math.roundeven %a0 fastmath<ninf, nsz, arcp, afn, reassoc> : f32
  %roundeven1 = math.roundeven %a1 {note} : vector<4xf16>
  %roundeven2 = math.roundeven %a2 fastmath<fast> : tensor<?xbf16>
  %roundeven3 = math.roundeven %a3 fastmath<none> {note} : vector<[4]xf64>
  %roundeven4 = math.roundeven %a4 fastmath<nnan,contract> : tensor<*xf32>
  %rsqrt0 = math.rsqrt %a0 {note} : f32
  %rsqrt1 = math.rsqrt %a1 fastmath<fast> : vector<4xf16>
  %sqrt0 = math.sqrt %a0 fastmath<fast> : f32
  %sqrt1 = math.sqrt %a1 fastmath<none> {note} : vector<4xf16>
  %tan0 = math.tan %a0 fastmath<none> {note} : f32
  %tan1 = math.tan %a1 fastmath<nnan,contract> : vector<4xf16>
  %tanh0 = math.tanh %a0 fastmath<nnan,contract> : f32
  %tanh1 = math.tanh %a1 fastmath<ninf, nsz, arcp, afn, reassoc> {note} : vector<4xf16>
  %tanh2 = math.tanh %a2 : tensor<?xbf16>
  %tanh3 = math.tanh %a3 fastmath<fast> {note} : vector<[4]xf64>
  %tanh4 = math.tanh %a4 fastmath<none> : tensor<*xf32>
  %trunc0 = math.trunc %a0 fastmath<ninf, nsz, arcp, afn, reassoc> {note} : f32
  %trunc1 = math.trunc %a1 : vector<4xf16>
  return
}
func.func @FloatBinary(%a0: f32, %b0: f32, %a1: vector<4xf16>, %b1: vector<4xf16>, %a2: tensor<?xbf16>, %b2: tensor<?xbf16>, %a3: vector<[4]xf64>, %b3: vector<[4]xf64>, %a4: tensor<*xf32>, %b4: tensor<*xf32>) {
  %atan20 = math.atan2 %a0, %b0 : f32
  %atan21 = math.atan2 %a1, %b1 fastmath<fast> {note} : vector<4xf16>
  %atan22 = math.atan2 %a2, %b2 fastmath<none> : tensor<?xbf16>
  %atan23 = math.atan2 %a3, %b3 fastmath<nnan,contract> {note} : vector<[4]xf64>
  %atan24 = math.atan2 %a4, %b4 fastmath<ninf, nsz, arcp, afn, reassoc> : tensor<*xf32>
  %copysign0 = math.copysign %a0, %b0 fastmath<fast> {note} : f32
  %copysign1 = math.copysign %a1, %b1 fastmath<none> : vector<4xf16>
  %powf0 = math.powf %a0, %b0 fastmath<none> : f32
  %powf1 = math.powf %a1, %b1 fastmath<nnan,contract> {note} : vector<4xf16>
  return
}
func.func @FloatTernary(%a0: f32, %b0: f32, %c0: f32, %a1: vector<4xf16>, %b1: vector<4xf16>, %c1: vector<4xf16>, %a2: tensor<?xbf16>, %b2: tensor<?xbf16>, %c2: tensor<?xbf16>, %a3: vector<[4]xf64>, %b3: vector<[4]xf64>, %c3: vector<[4]xf64>, %a4: tensor<*xf32>, %b4: tensor<*xf32>, %c4: tensor<*xf32>) {
  %fma0 = math.fma %a0, %b0, %c0 : f32
  %fma1 = math.fma %a1, %b1, %c1 fastmath<fast> {note} : vector<4xf16>
  %fma2 = math.fma %a2, %b2, %c2 fastmath<none> : tensor<?xbf16>
  %fma3 = math.fma %a3, %b3, %c3 fastmath<nnan,contract> {note} : vector<[4]xf64>
  %fma4 = math.fma %a4, %b4, %c4 fastmath<ninf, nsz, arcp, afn, reassoc> : tensor<*xf32>
  return
}
func.func @FloatClassification(%a0: f32, %a1: vector<4xf16>, %a2: tensor<?xbf16>, %a3: vector<[4]xf64>, %a4: tensor<*xf32>) {
  %isfinite0 = math.isfinite %a0 : f32
  %isfinite1 = math.isfinite %a1 {note} : vector<4xf16>
  %isfinite2 = math.isfinite %a2 {fastmath = #arith.fastmath<nnan>} : tensor<?xbf16>
  %isfinite3 = math.isfinite %a3 : vector<[4]xf64>
  %isfinite4 = math.isfinite %a4 {note} : tensor<*xf32>
  %isinf0 = math.isinf %a0 {note} : f32
  %isinf1 = math.isinf %a1 {fastmath = #arith.fastmath<nnan>} : vector<4xf16>
  %isnan0 = math.isnan %a0 {fastmath = #arith.fastmath<nnan>} : f32
  %isnan1 = math.isnan %a1 : vector<4xf16>
  %isnormal0 = math.isnormal %a0 : f32
  %isnormal1 = math.isnormal %a1 {note} : vector<4xf16>
  return
}
func.func @IntegerUnary(%a0: i32, %a1: index, %a2: vector<2x3xi8>, %a3: tensor<?x4xindex>, %a4: i1) {
  %absi0 = math.absi %a0 : i32
  %absi1 = math.absi %a1 {note} : index
  %absi2 = math.absi %a2 : vector<2x3xi8>
  %absi3 = math.absi %a3 {note} : tensor<?x4xindex>
  %absi4 = math.absi %a4 : i1
  %ctlz0 = math.ctlz %a0 {note} : i32
  %ctlz1 = math.ctlz %a1 : index
  %cttz0 = math.cttz %a0 : i32
  %cttz1 = math.cttz %a1 {note} : index
  %ctpop0 = math.ctpop %a0 {note} : i32
  %ctpop1 = math.ctpop %a1 : index
  return
}
func.func @IntegerBinary(%a0: i32, %b0: i32, %a1: index, %b1: index, %a2: vector<2x3xi8>, %b2: vector<2x3xi8>, %a3: tensor<?x4xindex>, %b3: tensor<?x4xindex>, %a4: i1, %b4: i1) {
  %ipowi0 = math.ipowi %a0, %b0 : i32
  %ipowi1 = math.ipowi %a1, %b1 {note} : index
  %ipowi2 = math.ipowi %a2, %b2 : vector<2x3xi8>
  %ipowi3 = math.ipowi %a3, %b3 {note} : tensor<?x4xindex>
  %ipowi4 = math.ipowi %a4, %b4 : i1
  return
}
func.func @clampf(%v: f32, %l: f32, %h: f32, %vv: vector<2xf64>) {
  %0 = math.clampf %v to [%l, %h] : f32
  %1 = math.clampf %v to [%l, %h] fastmath<fast> {a = 1} : f32
  %2 = math.clampf %vv to [%vv, %vv] : vector<2xf64>
  %3 = "math.clampf"(%v, %l, %h) : (f32, f32, f32) -> f32
  %4 = "math.clampf"(%v, %l, %h) <{fastmath = #arith.fastmath<fast>}> : (f32, f32, f32) -> f32
  return
}
func.func @sincos(%v: f32, %t: tensor<?xf16>) {
  %s, %c = math.sincos %v : f32
  %s1, %c1 = math.sincos %t fastmath<contract> {k} : tensor<?xf16>
  %2:2 = "math.sincos"(%v) : (f32) -> (f32, f32)
  return
}
func.func @fpowi(%v: f32, %i: i8, %t: tensor<4xf64>, %n: tensor<4xindex>) {
  %0 = math.fpowi %v, %i : f32, i8
  %1 = math.fpowi %t, %n fastmath<nnan> {k = 2} : tensor<4xf64>, tensor<4xindex>
  %2 = "math.fpowi"(%v, %i) : (f32, i8) -> f32
  return
}
func.func @generic(%v: f32, %i: i32) {
  %0 = "math.sin"(%v) : (f32) -> f32
  %1 = "math.sin"(%v) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (f32) -> f32
  %2 = "math.ctpop"(%i) {x = "y"} : (i32) -> i32
  %3 = "math.isnan"(%v) : (f32) -> i1
  %4 = "math.isnan"(%v) {fastmath = #arith.fastmath<reassoc>} : (f32) -> i1
  return
}
