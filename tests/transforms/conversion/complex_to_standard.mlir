// options: --convert-complex-to-standard --allow-unregistered-dialect
// options: --convert-complex-to-standard --canonicalize --cse --allow-unregistered-dialect
func.func @all(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.conj %a : complex<f32>
  %1 = complex.neg %a : complex<f32>
  %2 = complex.rsqrt %a : complex<f32>
  %3 = complex.add %a, %b : complex<f32>
  %4 = complex.sub %a, %b : complex<f32>
  %5 = complex.mul %a, %b : complex<f32>
  %6 = complex.div %a, %b : complex<f32>
  %7 = complex.pow %a, %b : complex<f32>
  %8 = complex.abs %a : complex<f32>
  %9 = complex.angle %a : complex<f32>
  %10 = complex.powi %a, %i : complex<f32>, i32
  %11 = complex.eq %a, %b : complex<f32>
  %12 = complex.neq %a, %b : complex<f32>
  return
}

// -----

func.func @all(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.conj %a fastmath<nnan,nsz,contract> : complex<f64>
  %1 = complex.neg %a fastmath<nnan,nsz,contract> : complex<f64>
  %2 = complex.rsqrt %a fastmath<nnan,nsz,contract> : complex<f64>
  %3 = complex.exp %a fastmath<nnan,nsz,contract> : complex<f64>
  %4 = complex.expm1 %a fastmath<nnan,nsz,contract> : complex<f64>
  %5 = complex.sqrt %a fastmath<nnan,nsz,contract> : complex<f64>
  %6 = complex.tan %a fastmath<nnan,nsz,contract> : complex<f64>
  %7 = complex.tanh %a fastmath<nnan,nsz,contract> : complex<f64>
  %8 = complex.add %a, %b fastmath<nnan,nsz,contract> : complex<f64>
  %9 = complex.sub %a, %b fastmath<nnan,nsz,contract> : complex<f64>
  %10 = complex.mul %a, %b fastmath<nnan,nsz,contract> : complex<f64>
  %11 = complex.div %a, %b fastmath<nnan,nsz,contract> : complex<f64>
  %12 = complex.pow %a, %b fastmath<nnan,nsz,contract> : complex<f64>
  %13 = complex.abs %a fastmath<nnan,nsz,contract> : complex<f64>
  %14 = complex.angle %a fastmath<nnan,nsz,contract> : complex<f64>
  %15 = complex.powi %a, %i fastmath<nnan,nsz,contract> : complex<f64>, i32
  %16 = complex.eq %a, %b : complex<f64>
  %17 = complex.neq %a, %b : complex<f64>
  return
}

// -----

func.func @all(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.conj %a fastmath<nnan,ninf,nsz> : complex<f32>
  %1 = complex.neg %a fastmath<nnan,ninf,nsz> : complex<f32>
  %2 = complex.rsqrt %a fastmath<nnan,ninf,nsz> : complex<f32>
  %3 = complex.exp %a fastmath<nnan,ninf,nsz> : complex<f32>
  %4 = complex.expm1 %a fastmath<nnan,ninf,nsz> : complex<f32>
  %5 = complex.sqrt %a fastmath<nnan,ninf,nsz> : complex<f32>
  %6 = complex.tan %a fastmath<nnan,ninf,nsz> : complex<f32>
  %7 = complex.tanh %a fastmath<nnan,ninf,nsz> : complex<f32>
  %8 = complex.add %a, %b fastmath<nnan,ninf,nsz> : complex<f32>
  %9 = complex.sub %a, %b fastmath<nnan,ninf,nsz> : complex<f32>
  %10 = complex.mul %a, %b fastmath<nnan,ninf,nsz> : complex<f32>
  %11 = complex.div %a, %b fastmath<nnan,ninf,nsz> : complex<f32>
  %12 = complex.pow %a, %b fastmath<nnan,ninf,nsz> : complex<f32>
  %13 = complex.abs %a fastmath<nnan,ninf,nsz> : complex<f32>
  %14 = complex.angle %a fastmath<nnan,ninf,nsz> : complex<f32>
  %15 = complex.powi %a, %i fastmath<nnan,ninf,nsz> : complex<f32>, i32
  %16 = complex.eq %a, %b : complex<f32>
  %17 = complex.neq %a, %b : complex<f32>
  return
}

// -----

func.func @conj(%a: complex<f16>) -> complex<f16> {
  %0 = complex.conj %a fastmath<ninf,nsz> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @exp(%a: complex<f16>) -> complex<f16> {
  %0 = complex.exp %a fastmath<nsz> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @exp(%a: complex<bf16>) -> complex<bf16> {
  %0 = complex.exp %a fastmath<fast> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @expm1(%a: complex<f16>) -> complex<f16> {
  %0 = complex.expm1 %a fastmath<ninf,nsz> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @neg(%a: complex<f16>) -> complex<f16> {
  %0 = complex.neg %a fastmath<ninf,nsz> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @rsqrt(%a: complex<f16>) -> complex<f16> {
  %0 = complex.rsqrt %a fastmath<ninf,nsz> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @sqrt(%a: complex<f16>) -> complex<f16> {
  %0 = complex.sqrt %a fastmath<nsz> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @sqrt(%a: complex<bf16>) -> complex<bf16> {
  %0 = complex.sqrt %a fastmath<fast> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @tan(%a: complex<f16>) -> complex<f16> {
  %0 = complex.tan %a fastmath<nsz> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @tan(%a: complex<bf16>) -> complex<bf16> {
  %0 = complex.tan %a fastmath<fast> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @tanh(%a: complex<f16>) -> complex<f16> {
  %0 = complex.tanh %a fastmath<ninf,nsz> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @div(%a: complex<f80>, %b: complex<f80>) -> (f80, complex<f80>) {
  %0 = complex.div %a, %b : complex<f80>
  %1 = complex.abs %0 : complex<f80>
  %2 = complex.tanh %a fastmath<nsz> : complex<f80>
  return %1, %2 : f80, complex<f80>
}

// -----

func.func @div(%a: complex<f128>, %b: complex<f128>) -> (f128, complex<f128>) {
  %0 = complex.div %a, %b : complex<f128>
  %1 = complex.abs %0 : complex<f128>
  %2 = complex.tanh %a fastmath<nsz> : complex<f128>
  return %1, %2 : f128, complex<f128>
}

// -----

func.func @div(%a: complex<tf32>, %b: complex<tf32>) -> (tf32, complex<tf32>) {
  %0 = complex.div %a, %b : complex<tf32>
  %1 = complex.abs %0 : complex<tf32>
  %2 = complex.tanh %a fastmath<nsz> : complex<tf32>
  return %1, %2 : tf32, complex<tf32>
}

// -----

func.func @div(%a: complex<f8E5M2>, %b: complex<f8E5M2>) -> (f8E5M2, complex<f8E5M2>) {
  %0 = complex.div %a, %b : complex<f8E5M2>
  %1 = complex.abs %0 : complex<f8E5M2>
  %2 = complex.tanh %a fastmath<nsz> : complex<f8E5M2>
  return %1, %2 : f8E5M2, complex<f8E5M2>
}

// -----

func.func @div(%a: complex<f8E4M3FN>, %b: complex<f8E4M3FN>) -> (f8E4M3FN, complex<f8E4M3FN>) {
  %0 = complex.div %a, %b : complex<f8E4M3FN>
  %1 = complex.abs %0 : complex<f8E4M3FN>
  %2 = complex.tanh %a fastmath<nsz> : complex<f8E4M3FN>
  return %1, %2 : f8E4M3FN, complex<f8E4M3FN>
}

// -----

func.func @div(%a: complex<f4E2M1FN>, %b: complex<f4E2M1FN>) -> (f4E2M1FN, complex<f4E2M1FN>) {
  %0 = complex.div %a, %b : complex<f4E2M1FN>
  %1 = complex.abs %0 : complex<f4E2M1FN>
  %2 = complex.tanh %a fastmath<nsz> : complex<f4E2M1FN>
  return %1, %2 : f4E2M1FN, complex<f4E2M1FN>
}

// -----

func.func @powi(%a: complex<f32>, %i: i1) -> complex<f32> {
  %0 = complex.powi %a, %i fastmath<nnan>: complex<f32>, i1
  return %0 : complex<f32>
}

// -----

func.func @powi(%a: complex<f32>, %i: i8) -> complex<f32> {
  %0 = complex.powi %a, %i fastmath<nnan>: complex<f32>, i8
  return %0 : complex<f32>
}

// -----

func.func @powi(%a: complex<f32>, %i: i64) -> complex<f32> {
  %0 = complex.powi %a, %i fastmath<nnan>: complex<f32>, i64
  return %0 : complex<f32>
}

// -----

func.func @powi(%a: complex<f32>, %i: i128) -> complex<f32> {
  %0 = complex.powi %a, %i fastmath<nnan>: complex<f32>, i128
  return %0 : complex<f32>
}

// -----

func.func @legal(%a: f32, %b: complex<f32>) -> (complex<f32>, f32, f32, complex<f32>, i64) {
  %0 = complex.create %a, %a : complex<f32>
  %1 = complex.re %b : complex<f32>
  %2 = complex.im %b : complex<f32>
  %3 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %4 = complex.bitcast %b : complex<f32> to i64
  return %0, %1, %2, %3, %4 : complex<f32>, f32, f32, complex<f32>, i64
}

// -----

func.func @constants() -> (complex<f32>, complex<f32>, f32) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, -1.0 : f32] : complex<f32>
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.div %0, %b : complex<f32>
  %2 = complex.abs %1 : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, f32
}

// -----

func.func @chain(%a: complex<f32>, %b: complex<f32>) -> f32 {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.conj %1 : complex<f32>
  %3 = complex.conj %2 : complex<f32>
  %4 = complex.add %3, %b : complex<f32>
  %5 = complex.sub %4, %b : complex<f32>
  %6 = complex.exp %5 fastmath<nsz> : complex<f32>
  %7 = complex.sqrt %6 fastmath<nsz> : complex<f32>
  %8 = complex.abs %7 : complex<f32>
  return %8 : f32
}

// -----

func.func @created(%a: f32, %b: f32) -> (f32, f32, complex<f32>) {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.mul %0, %0 : complex<f32>
  %3 = complex.im %2 : complex<f32>
  %4 = complex.create %1, %3 : complex<f32>
  return %1, %3, %4 : f32, f32, complex<f32>
}

// -----

func.func @blocks(%a: complex<f64>, %c: i1) -> complex<f64> {
  cf.cond_br %c, ^bb1(%a : complex<f64>), ^bb2
^bb1(%b: complex<f64>):
  %0 = complex.neg %b : complex<f64>
  cf.br ^bb3(%0 : complex<f64>)
^bb2:
  %1 = complex.mul %a, %a : complex<f64>
  cf.br ^bb3(%1 : complex<f64>)
^bb3(%d: complex<f64>):
  %2 = complex.conj %d : complex<f64>
  return %2 : complex<f64>
}

// -----

func.func @unreachable(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  cf.br ^bb2
^bb1:
  %1 = complex.rsqrt %1 : complex<f32>
  %2 = complex.add %0, %1 : complex<f32>
  cf.br ^bb2
^bb2:
  %3 = complex.conj %0 : complex<f32>
  return %3 : complex<f32>
}

// -----

func.func @loop(%a: complex<f32>, %n: index) -> complex<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> complex<f32> {
    %1 = complex.mul %x, %a : complex<f32>
    %2 = "t.op"(%1) ({
    ^bb0(%y: complex<f64>):
      %3 = complex.angle %y : complex<f64>
      "t.end"(%3) : (f64) -> ()
    }) : (complex<f32>) -> complex<f32>
    scf.yield %2 : complex<f32>
  }
  return %0 : complex<f32>
}

func.func @second(%a: complex<f16>, %b: complex<f16>) -> i1 {
  %0 = complex.eq %a, %b : complex<f16>
  return %0 : i1
}

// -----

%a = "t.a"() : () -> complex<f32>
%0 = complex.neg %a : complex<f32>
%1 = complex.conj %0 : complex<f32>
%2 = complex.add %1, %a : complex<f32>
"t.b"(%0) : (complex<f32>) -> ()

// -----

func.func @attributes(%a: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %a {x = 1} : complex<f32>
  %1 = complex.div %0, %a fastmath<arcp> {y} : complex<f32>
  return %1 : complex<f32>
}

// -----

func.func private @declared(complex<f32>) -> complex<f32>
