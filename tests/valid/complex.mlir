// Every operation.
func.func @numbers(%a0: complex<f32>, %b0: complex<f32>, %a1: complex<f64>, %b1: complex<f64>, %a2: complex<f16>, %b2: complex<f16>, %a3: complex<bf16>, %b3: complex<bf16>, %a4: complex<f128>, %b4: complex<f128>, %a5: complex<f80>, %b5: complex<f80>, %a6: complex<f8E4M3FN>, %b6: complex<f8E4M3FN>, %a7: complex<tf32>, %b7: complex<tf32>) {
  %add0 = complex.add %a0, %b0 : complex<f32>
  %add1 = complex.add %a1, %b1 fastmath<fast> : complex<f64>
  %add2 = complex.add %a2, %b2 fastmath<none> : complex<f16>
  %atan23 = complex.atan2 %a3, %b3 fastmath<nnan,contract> : complex<bf16>
  %atan24 = complex.atan2 %a4, %b4 {k} : complex<f128>
  %atan25 = complex.atan2 %a5, %b5 {fastmath = #arith.fastmath<nsz>} : complex<f80>
  %div0 = complex.div %a0, %b0 fastmath<afn> {k = 1} : complex<f32>
  %div1 = complex.div %a1, %b1 : complex<f64>
  %div2 = complex.div %a2, %b2 fastmath<fast> : complex<f16>
  %mul3 = complex.mul %a3, %b3 fastmath<none> : complex<bf16>
  %mul4 = complex.mul %a4, %b4 fastmath<nnan,contract> : complex<f128>
  %mul5 = complex.mul %a5, %b5 {k} : complex<f80>
  %pow0 = complex.pow %a0, %b0 {fastmath = #arith.fastmath<nsz>} : complex<f32>
  %pow1 = complex.pow %a1, %b1 fastmath<afn> {k = 1} : complex<f64>
  %pow2 = complex.pow %a2, %b2 : complex<f16>
  %sub3 = complex.sub %a3, %b3 fastmath<fast> : complex<bf16>
  %sub4 = complex.sub %a4, %b4 fastmath<none> : complex<f128>
  %sub5 = complex.sub %a5, %b5 fastmath<nnan,contract> : complex<f80>
  %eq0 = complex.eq %a0, %b0 {k} : complex<f32>
  %eq1 = complex.eq %a1, %b1 : complex<f64>
  %eq2 = complex.eq %a2, %b2 : complex<f16>
  %neq3 = complex.neq %a3, %b3 : complex<bf16>
  %neq4 = complex.neq %a4, %b4 : complex<f128>
  %neq5 = complex.neq %a5, %b5 : complex<f80>
  %conj0 = complex.conj %a0 fastmath<nnan,contract> : complex<f32>
  %conj1 = complex.conj %a1 {k} : complex<f64>
  %conj2 = complex.conj %a2 {fastmath = #arith.fastmath<nsz>} : complex<f16>
  %cos3 = complex.cos %a3 fastmath<afn> {k = 1} : complex<bf16>
  %cos4 = complex.cos %a4 : complex<f128>
  %cos5 = complex.cos %a5 fastmath<fast> : complex<f80>
  %exp0 = complex.exp %a0 fastmath<none> : complex<f32>
  %exp1 = complex.exp %a1 fastmath<nnan,contract> : complex<f64>
  %exp2 = complex.exp %a2 {k} : complex<f16>
  %expm13 = complex.expm1 %a3 {fastmath = #arith.fastmath<nsz>} : complex<bf16>
  %expm14 = complex.expm1 %a4 fastmath<afn> {k = 1} : complex<f128>
  %expm15 = complex.expm1 %a5 : complex<f80>
  %log1p0 = complex.log1p %a0 fastmath<fast> : complex<f32>
  %log1p1 = complex.log1p %a1 fastmath<none> : complex<f64>
  %log1p2 = complex.log1p %a2 fastmath<nnan,contract> : complex<f16>
  %log3 = complex.log %a3 {k} : complex<bf16>
  %log4 = complex.log %a4 {fastmath = #arith.fastmath<nsz>} : complex<f128>
  %log5 = complex.log %a5 fastmath<afn> {k = 1} : complex<f80>
  %neg0 = complex.neg %a0 : complex<f32>
  %neg1 = complex.neg %a1 fastmath<fast> : complex<f64>
  %neg2 = complex.neg %a2 fastmath<none> : complex<f16>
  %rsqrt3 = complex.rsqrt %a3 fastmath<nnan,contract> : complex<bf16>
  %rsqrt4 = complex.rsqrt %a4 {k} : complex<f128>
  %rsqrt5 = complex.rsqrt %a5 {fastmath = #arith.fastmath<nsz>} : complex<f80>
  %sign0 = complex.sign %a0 fastmath<afn> {k = 1} : complex<f32>
  %sign1 = complex.sign %a1 : complex<f64>
  %sign2 = complex.sign %a2 fastmath<fast> : complex<f16>
  %sin3 = complex.sin %a3 fastmath<none> : complex<bf16>
  %sin4 = complex.sin %a4 fastmath<nnan,contract> : complex<f128>
  %sin5 = complex.sin %a5 {k} : complex<f80>
  %sqrt0 = complex.sqrt %a0 {fastmath = #arith.fastmath<nsz>} : complex<f32>
  %sqrt1 = complex.sqrt %a1 fastmath<afn> {k = 1} : complex<f64>
  %sqrt2 = complex.sqrt %a2 : complex<f16>
  %tan3 = complex.tan %a3 fastmath<fast> : complex<bf16>
  %tan4 = complex.tan %a4 fastmath<none> : complex<f128>
  %tan5 = complex.tan %a5 fastmath<nnan,contract> : complex<f80>
  %tanh0 = complex.tanh %a0 {k} : complex<f32>
  %tanh1 = complex.tanh %a1 {fastmath = #arith.fastmath<nsz>} : complex<f64>
  %tanh2 = complex.tanh %a2 fastmath<afn> {k = 1} : complex<f16>
  %abs3 = complex.abs %a3 : complex<bf16>
  %abs4 = complex.abs %a4 fastmath<fast> : complex<f128>
  %abs5 = complex.abs %a5 fastmath<none> : complex<f80>
  %angle0 = complex.angle %a0 fastmath<nnan,contract> : complex<f32>
  %angle1 = complex.angle %a1 {k} : complex<f64>
  %angle2 = complex.angle %a2 {fastmath = #arith.fastmath<nsz>} : complex<f16>
  %im3 = complex.im %a3 fastmath<afn> {k = 1} : complex<bf16>
  %im4 = complex.im %a4 : complex<f128>
  %im5 = complex.im %a5 fastmath<fast> : complex<f80>
  %re0 = complex.re %a0 fastmath<none> : complex<f32>
  %re1 = complex.re %a1 fastmath<nnan,contract> : complex<f64>
  %re2 = complex.re %a2 {k} : complex<f16>
  return
}
func.func @others(%f: f32, %d: f64, %z: complex<f32>, %n: i8, %l: i64) {
  %0 = complex.create %f, %f : complex<f32>
  %1 = complex.create %d, %d {a} : complex<f64>
  %2 = complex.powi %z, %n : complex<f32>, i8
  %3 = complex.powi %z, %l fastmath<fast> {a} : complex<f32>, i64
  %4 = complex.powi %z, %l fastmath<none> : complex<f32>, i64
  %5 = complex.bitcast %z : complex<f32> to i64
  %6 = complex.bitcast %5 : i64 to complex<f32>
  %7 = complex.bitcast %d {a} : f64 to complex<f32>
  %8 = complex.bitcast %z : complex<f32> to complex<f32>
  %c = complex.constant [1.0, -2.5] : complex<f64>
  %d1 = complex.constant [1.0 : f32, -2.5 : f32] {a = 1} : complex<f32>
  %e = complex.constant [1 : i32, 2 : i32] : complex<i32>
  %g = complex.constant [true, false] : complex<i1>
  %9 = "complex.powi"(%z, %n) : (complex<f32>, i8) -> complex<f32>
  %10 = "complex.powi"(%z, %n) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, i8) -> complex<f32>
  %11 = "complex.abs"(%z) : (complex<f32>) -> f32
  %12 = "complex.add"(%z, %z) {b = 1} : (complex<f32>, complex<f32>) -> complex<f32>
  %13 = "complex.constant"() <{value = [1.0, 2.0]}> : () -> complex<f64>
  return
}
// -----
"t.t"() {a = #complex.number<:f64 1.0, 2.0>} : () -> ()
"t.t"() {a = #complex.number<:f32 -1.5, 0.1>} : () -> ()
"t.t"() {a = #complex.number<:f16 1.0e10, -0.0>} : () -> ()
"t.t"() {a = #complex.number<:bf16 3.14159265358979, 1.0e-40>} : () -> ()
"t.t"() {a = #complex.number<:f64 0x7ff0000000000000, 1.0>} : () -> ()
"t.t"() {a = #complex.number<:f64 3.14159265358979, 1.0e-300>} : () -> ()
"t.t"() {a = #complex.number<:f64 -1.0, - 2.0>} : () -> ()
"t.t"() {a = #complex.number<:f80 1.5, 2.0>} : () -> ()
"t.t"() {a = #complex.number<:f8E4M3FN 1.5, 2.0>} : () -> ()
"t.t"() {a = #complex.number<:f64 1.0, 2.0> : complex<f64>} : () -> ()
"t.t"() {a = #complex.number<:f64 1.0e400, 2.0>} : () -> ()
