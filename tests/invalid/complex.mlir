%c = complex.constant [1.0, 2.0] : complex<f32>
// -----
%c = complex.constant [1.0] : complex<f32>
// -----
%c = complex.constant [1.0 : f32, 2.0] : complex<f32>
// -----
%c = complex.constant [1.0 : f64, 2.0 : f32] : complex<f32>
// -----
%c = complex.constant [1.0 : f32, 2.0 : f64] : complex<f32>
// -----
%c = complex.constant [1, 2] : complex<f32>
// -----
%c = complex.constant ["a", 2] : complex<f32>
// -----
%c = complex.constant [1.0, 2.0] : f32
// -----
%c = complex.constant [] : complex<f32>
// -----
func.func @f(%a: f64, %b: complex<f32>) {
  %2 = complex.bitcast %b : complex<f32> to i32
  return
}
// -----
func.func @f(%a: f64, %b: complex<f32>) {
  %2 = complex.bitcast %a : f64 to i64
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: complex<f32>) {
  %2 = complex.bitcast %a : vector<2xf32> to complex<f32>
  return
}
// -----
func.func @f(%a: index, %b: complex<f32>) {
  %2 = complex.bitcast %a : index to complex<f32>
  return
}
// -----
func.func @f(%a: index, %b: complex<f32>) {
  %2 = complex.bitcast %b : complex<f32> to complex<i32>
  return
}
// -----
func.func @f(%a: f32, %b: complex<index>) {
  %2 = complex.bitcast %b : complex<index> to i64
  %2 = complex.bitcast %b : complex<index> to f32
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: complex<f32>) {
  %2 = complex.bitcast %b : complex<f32> to vector<2xf32>
  return
}
// -----
func.func @f(%a: f32) { %0 = complex.add %a, %a : f32 return }
// -----
func.func @f(%a: i32) { %0 = complex.add %a, %a : i32 return }
// -----
func.func @f(%a: complex<i32>) { %0 = complex.add %a, %a : complex<i32> return }
// -----
func.func @f(%a: tensor<4xcomplex<f32>>) { %0 = complex.add %a, %a : tensor<4xcomplex<f32>> return }
// -----
func.func @f(%a: vector<2xf32>) { %0 = complex.add %a, %a : vector<2xf32> return }
// -----
func.func @f(%a: f32) { %0 = complex.sin %a : f32 return }
// -----
func.func @f(%a: i32) { %0 = complex.sin %a : i32 return }
// -----
func.func @f(%a: complex<i32>) { %0 = complex.sin %a : complex<i32> return }
// -----
func.func @f(%a: tensor<4xcomplex<f32>>) { %0 = complex.sin %a : tensor<4xcomplex<f32>> return }
// -----
func.func @f(%a: vector<2xf32>) { %0 = complex.sin %a : vector<2xf32> return }
// -----
func.func @f(%a: f32) { %0 = complex.abs %a : f32 return }
// -----
func.func @f(%a: i32) { %0 = complex.abs %a : i32 return }
// -----
func.func @f(%a: complex<i32>) { %0 = complex.abs %a : complex<i32> return }
// -----
func.func @f(%a: tensor<4xcomplex<f32>>) { %0 = complex.abs %a : tensor<4xcomplex<f32>> return }
// -----
func.func @f(%a: vector<2xf32>) { %0 = complex.abs %a : vector<2xf32> return }
// -----
func.func @f(%a: f32) { %0 = complex.re %a : f32 return }
// -----
func.func @f(%a: i32) { %0 = complex.re %a : i32 return }
// -----
func.func @f(%a: complex<i32>) { %0 = complex.re %a : complex<i32> return }
// -----
func.func @f(%a: tensor<4xcomplex<f32>>) { %0 = complex.re %a : tensor<4xcomplex<f32>> return }
// -----
func.func @f(%a: vector<2xf32>) { %0 = complex.re %a : vector<2xf32> return }
// -----
func.func @f(%a: f32) { %0 = complex.eq %a, %a : f32 return }
// -----
func.func @f(%a: i32) { %0 = complex.eq %a, %a : i32 return }
// -----
func.func @f(%a: complex<i32>) { %0 = complex.eq %a, %a : complex<i32> return }
// -----
func.func @f(%a: tensor<4xcomplex<f32>>) { %0 = complex.eq %a, %a : tensor<4xcomplex<f32>> return }
// -----
func.func @f(%a: vector<2xf32>) { %0 = complex.eq %a, %a : vector<2xf32> return }
// -----
func.func @f(%z: complex<f32>) { %0 = "complex.abs"(%z) : (complex<f32>) -> f64 return }
// -----
func.func @f(%z: complex<f32>) { %0 = "complex.abs"(%z) : (complex<f32>) -> complex<f32> return }
// -----
func.func @f(%z: f32) { %0 = "complex.abs"(%z) : (f32) -> f32 return }
// -----
func.func @f(%z: complex<f32>) { %0 = "complex.re"(%z) : (complex<f32>) -> f64 return }
// -----
func.func @f(%z: complex<f32>) { %0 = "complex.im"(%z) : (complex<f32>) -> f16 return }
// -----
func.func @f(%z: complex<f32>) { %0 = "complex.angle"(%z) : (complex<f32>) -> f16 return }
// -----
func.func @f(%z: complex<f32>, %y: complex<f64>) { %0 = "complex.eq"(%z, %y) : (complex<f32>, complex<f64>) -> i1 return }
// -----
func.func @f(%z: complex<f32>, %y: complex<f64>) { %0 = "complex.eq"(%z, %z) : (complex<f32>, complex<f32>) -> i32 return }
// -----
func.func @f(%z: complex<f32>, %y: complex<f64>) { %0 = "complex.add"(%z, %y) : (complex<f32>, complex<f64>) -> complex<f32> return }
// -----
func.func @f(%z: complex<f32>, %y: complex<f64>) { %0 = "complex.sin"(%z) : (complex<f32>) -> complex<f64> return }
// -----
func.func @f(%z: complex<f32>, %y: complex<f64>) { %0 = complex.sin %y : complex<f32> return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = complex.create %a, %b : complex<f32> return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32> return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = "complex.create"(%a, %a) : (f32, f32) -> complex<f64> return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = complex.create %a, %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = complex.create %a : complex<f32> return }
// -----
func.func @f(%z: complex<f32>, %i: i32) { %0 = complex.powi %z, %i : complex<f32> return }
// -----
func.func @f(%z: complex<f32>, %i: index) { %0 = complex.powi %z, %i : complex<f32>, index return }
// -----
func.func @f(%z: complex<f32>, %i: si32) { %0 = complex.powi %z, %i : complex<f32>, si32 return }
// -----
func.func @f(%z: complex<f32>, %i: i32) { %0 = complex.powi %z, %i fastmath<x> : complex<f32>, i32 return }
// -----
func.func @f(%z: complex<f32>, %i: i32) { %0 = "complex.powi"(%z, %i) : (complex<f32>, i32) -> complex<f64> return }
// -----
func.func @f(%z: complex<f32>, %i: i32) { %0 = "complex.powi"(%z, %i) <{fastmath = 1}> : (complex<f32>, i32) -> complex<f32> return }
// -----
func.func @f(%z: complex<f32>, %i: i32) { %0 = "complex.powi"(%z, %i) {fastmath = 1} : (complex<f32>, i32) -> complex<f32> return }
// -----
func.func @f() { %0 = complex.constant 1.0 : complex<f32> return }
// -----
func.func @f() { %0 = "complex.constant"() : () -> complex<f32> return }
// -----
func.func @f() { %0 = "complex.constant"() <{value = 1}> : () -> complex<f32> return }
// -----
func.func @f() { %0 = "complex.constant"() {value = 1} : () -> complex<f32> return }
// -----
func.func @f() { %0 = "complex.constant"() <{value = [1.0, 1.0]}> : () -> f64 return }
// -----
func.func @f() { %0 = complex.constant [1.0, 2.0] return }
// -----
func.func @f() { %0 = complex.constant [1.0, 2.0 : complex<f64> return }
// -----
func.func @f(%z: complex<f32>) { %0 = complex.nosuch %z : complex<f32> return }
// -----
"t.t"() {a = #complex.number<:f64 1, 2.0>} : () -> ()
// -----
"t.t"() {a = #complex.number<f64 3.14159265358979, 1.0e-300>} : () -> ()
// -----
"t.t"() {a = #complex.number<:f64 1.0 2.0>} : () -> ()
// -----
"t.t"() {a = #complex.number<:f64 1.0, 2.0} : () -> ()
// -----
"t.t"() {a = #complex.number} : () -> ()
// -----
"t.t"() {a = #complex.number<:f64 inf, nan>} : () -> ()
// -----
"t.t"() {a = #complex.numbr<:f64 inf, nan>} : () -> ()
// -----
"t.t"() {a = #complex.number<:f64 "a", 2.0>} : () -> ()
