func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %c : complex<f32>
  %1 = complex.add %c, %a : complex<f32>
  %2 = complex.add %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %c : complex<f32>
  %1 = complex.add %c, %a : complex<f32>
  %2 = complex.add %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %c : complex<f32>
  %1 = complex.add %c, %a : complex<f32>
  %2 = complex.add %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %c : complex<f32>
  %1 = complex.add %c, %a : complex<f32>
  %2 = complex.add %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %a, %c : complex<f32>
  %1 = complex.add %c, %a : complex<f32>
  %2 = complex.add %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.add %a, %c : complex<f32>
  %1 = complex.add %c, %a : complex<f32>
  %2 = complex.add %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %c : complex<f32>
  %1 = complex.sub %c, %a : complex<f32>
  %2 = complex.sub %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %c : complex<f32>
  %1 = complex.sub %c, %a : complex<f32>
  %2 = complex.sub %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %c : complex<f32>
  %1 = complex.sub %c, %a : complex<f32>
  %2 = complex.sub %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %c : complex<f32>
  %1 = complex.sub %c, %a : complex<f32>
  %2 = complex.sub %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %c : complex<f32>
  %1 = complex.sub %c, %a : complex<f32>
  %2 = complex.sub %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.sub %a, %c : complex<f32>
  %1 = complex.sub %c, %a : complex<f32>
  %2 = complex.sub %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %c : complex<f32>
  %1 = complex.mul %c, %a : complex<f32>
  %2 = complex.mul %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %c : complex<f32>
  %1 = complex.mul %c, %a : complex<f32>
  %2 = complex.mul %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %c : complex<f32>
  %1 = complex.mul %c, %a : complex<f32>
  %2 = complex.mul %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %c : complex<f32>
  %1 = complex.mul %c, %a : complex<f32>
  %2 = complex.mul %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %c : complex<f32>
  %1 = complex.mul %c, %a : complex<f32>
  %2 = complex.mul %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.mul %a, %c : complex<f32>
  %1 = complex.mul %c, %a : complex<f32>
  %2 = complex.mul %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.div %a, %c : complex<f32>
  %1 = complex.div %c, %a : complex<f32>
  %2 = complex.div %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.div %a, %c : complex<f32>
  %1 = complex.div %c, %a : complex<f32>
  %2 = complex.div %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.div %a, %c : complex<f32>
  %1 = complex.div %c, %a : complex<f32>
  %2 = complex.div %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.div %a, %c : complex<f32>
  %1 = complex.div %c, %a : complex<f32>
  %2 = complex.div %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.div %a, %c : complex<f32>
  %1 = complex.div %c, %a : complex<f32>
  %2 = complex.div %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.div %a, %c : complex<f32>
  %1 = complex.div %c, %a : complex<f32>
  %2 = complex.div %c, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.sub %a, %b : complex<f32>
  %1 = complex.add %0, %b : complex<f32>
  %2 = complex.add %b, %0 : complex<f32>
  %3 = complex.add %a, %0 : complex<f32>
  return %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %0, %b : complex<f32>
  %2 = complex.sub %0, %a : complex<f32>
  %3 = complex.sub %b, %0 : complex<f32>
  return %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  return %1 : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a : complex<f32>
  %1 = complex.conj %0 : complex<f32>
  return %1 : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a : complex<f32>
  %1 = complex.exp %0 : complex<f32>
  return %1 : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  %1 = complex.log %0 : complex<f32>
  return %1 : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  %1 = complex.exp %0 : complex<f32>
  return %1 : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.conj %0 : complex<f32>
  return %1 : complex<f32>
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.re %a : complex<f32>
  %1 = complex.im %a : complex<f32>
  %2 = complex.im %b : complex<f32>
  %3 = complex.create %0, %1 : complex<f32>
  %4 = complex.create %0, %2 : complex<f32>
  %5 = complex.create %1, %0 : complex<f32>
  return %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  return %1, %2 : f32, f32
}
// -----
func.func @f() -> (f32, f32) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  return %1, %2 : f32, f32
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = complex.create %a, %b : complex<f32>
  %n = complex.neg %0 : complex<f32>
  %1 = complex.re %n : complex<f32>
  %2 = complex.im %n : complex<f32>
  return %1, %2 : f32, f32
}
// -----
func.func @f(%a: complex<f32>) -> (f32, f32) {
  %n = complex.neg %a : complex<f32>
  %1 = complex.re %n : complex<f32>
  %2 = complex.im %n : complex<f32>
  return %1, %2 : f32, f32
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = complex.bitcast %0 : i64 to complex<f32>
  return %1 : complex<f32>
}
// -----
func.func @f(%a: i64) -> i64 {
  %0 = complex.bitcast %a : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to i64
  return %1 : i64
}
// -----
func.func @f(%a: i64) -> f64 {
  %0 = complex.bitcast %a : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to f64
  return %1 : f64
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.bitcast %a : complex<f32> to f64
  %1 = complex.bitcast %0 : f64 to complex<f32>
  return %1 : complex<f32>
}
// -----
func.func @f(%a: f64) -> f64 {
  %0 = complex.bitcast %a : f64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to f64
  return %1 : f64
}
// -----
func.func @f(%a: f64) -> complex<f32> {
  %0 = arith.bitcast %a : f64 to i64
  %1 = complex.bitcast %0 : i64 to complex<f32>
  return %1 : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> f64 {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = arith.bitcast %0 : i64 to f64
  return %1 : f64
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %1 = complex.bitcast %a : complex<f32> to complex<f32>
  return %1 : complex<f32>
}
// -----
func.func @f() -> (f32, complex<f32>, complex<f32>) {
  %p = ub.poison : complex<f32>
  %1 = complex.re %p : complex<f32>
  %2 = complex.add %p, %p : complex<f32>
  %3 = complex.neg %p : complex<f32>
  return %1, %2, %3 : f32, complex<f32>, complex<f32>
}
// -----
func.func @f() -> (complex<f32>, complex<f32>, f32, i1) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %2 = complex.abs %0 : complex<f32>
  %3 = complex.eq %0, %1 : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, f32, i1
}
