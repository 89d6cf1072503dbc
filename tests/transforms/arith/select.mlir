func.func @f(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32, i32, i32) {
  %t = arith.constant true
  %z = arith.constant false
  %0 = arith.select %t, %a, %b : i32
  %1 = arith.select %z, %a, %b : i32
  %2 = arith.select %c, %a, %a : i32
  %p = ub.poison : i32
  %3 = arith.select %c, %a, %p : i32
  %4 = arith.select %c, %p, %b : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}
// -----
func.func @f(%c: i1, %a: i32, %b: i32, %d: i32) -> (i32, i32) {
  %0 = arith.select %c, %a, %b : i32
  %1 = arith.select %c, %0, %d : i32
  %2 = arith.select %c, %d, %0 : i32
  return %1, %2 : i32, i32
}
// -----
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %0 = arith.select %n, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%c: i1, %a: f32, %b: f32) -> (f32, f32, f32, f32, f32) {
  %t = arith.constant true
  %z = arith.constant false
  %0 = arith.select %t, %a, %b : f32
  %1 = arith.select %z, %a, %b : f32
  %2 = arith.select %c, %a, %a : f32
  %p = ub.poison : f32
  %3 = arith.select %c, %a, %p : f32
  %4 = arith.select %c, %p, %b : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}
// -----
func.func @f(%c: i1, %a: f32, %b: f32, %d: f32) -> (f32, f32) {
  %0 = arith.select %c, %a, %b : f32
  %1 = arith.select %c, %0, %d : f32
  %2 = arith.select %c, %d, %0 : f32
  return %1, %2 : f32, f32
}
// -----
func.func @f(%c: i1, %a: f32, %b: f32) -> f32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %0 = arith.select %n, %a, %b : f32
  return %0 : f32
}
// -----
func.func @f(%c: i1, %a: vector<2xi8>, %b: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>) {
  %t = arith.constant true
  %z = arith.constant false
  %0 = arith.select %t, %a, %b : vector<2xi8>
  %1 = arith.select %z, %a, %b : vector<2xi8>
  %2 = arith.select %c, %a, %a : vector<2xi8>
  %p = ub.poison : vector<2xi8>
  %3 = arith.select %c, %a, %p : vector<2xi8>
  %4 = arith.select %c, %p, %b : vector<2xi8>
  return %0, %1, %2, %3, %4 : vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%c: i1, %a: vector<2xi8>, %b: vector<2xi8>, %d: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %0 = arith.select %c, %a, %b : vector<2xi8>
  %1 = arith.select %c, %0, %d : vector<2xi8>
  %2 = arith.select %c, %d, %0 : vector<2xi8>
  return %1, %2 : vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%c: i1, %a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %0 = arith.select %n, %a, %b : vector<2xi8>
  return %0 : vector<2xi8>
}
// -----
func.func @f(%c: i1, %a: index, %b: index) -> (index, index, index, index, index) {
  %t = arith.constant true
  %z = arith.constant false
  %0 = arith.select %t, %a, %b : index
  %1 = arith.select %z, %a, %b : index
  %2 = arith.select %c, %a, %a : index
  %p = ub.poison : index
  %3 = arith.select %c, %a, %p : index
  %4 = arith.select %c, %p, %b : index
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
func.func @f(%c: i1, %a: index, %b: index, %d: index) -> (index, index) {
  %0 = arith.select %c, %a, %b : index
  %1 = arith.select %c, %0, %d : index
  %2 = arith.select %c, %d, %0 : index
  return %1, %2 : index, index
}
// -----
func.func @f(%c: i1, %a: index, %b: index) -> index {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %0 = arith.select %n, %a, %b : index
  return %0 : index
}
// -----
func.func @f(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %t = arith.constant true
  %z = arith.constant false
  %0 = arith.select %t, %a, %b : tensor<?xf32>
  %1 = arith.select %z, %a, %b : tensor<?xf32>
  %2 = arith.select %c, %a, %a : tensor<?xf32>
  %p = ub.poison : tensor<?xf32>
  %3 = arith.select %c, %a, %p : tensor<?xf32>
  %4 = arith.select %c, %p, %b : tensor<?xf32>
  return %0, %1, %2, %3, %4 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @f(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>, %d: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %1 = arith.select %c, %0, %d : tensor<?xf32>
  %2 = arith.select %c, %d, %0 : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @f(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %0 = arith.select %n, %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%c: vector<2xi1>, %a: vector<2xi8>, %b: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>) {
  %t = arith.constant dense<true> : vector<2xi1>
  %z = arith.constant dense<false> : vector<2xi1>
  %m = arith.constant dense<[true, false]> : vector<2xi1>
  %0 = arith.select %t, %a, %b : vector<2xi1>, vector<2xi8>
  %1 = arith.select %z, %a, %b : vector<2xi1>, vector<2xi8>
  %2 = arith.select %m, %a, %b : vector<2xi1>, vector<2xi8>
  %n = arith.xori %c, %t : vector<2xi1>
  %3 = arith.select %n, %a, %b : vector<2xi1>, vector<2xi8>
  return %0, %1, %2, %3 : vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>
}
// -----
func.func @f() -> (vector<3xi8>, vector<3xf16>) {
  %m = arith.constant dense<[true, false, true]> : vector<3xi1>
  %x = arith.constant dense<[1, 2, 3]> : vector<3xi8>
  %y = arith.constant dense<9> : vector<3xi8>
  %u = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf16>
  %w = arith.constant dense<4.0> : vector<3xf16>
  %0 = arith.select %m, %x, %y : vector<3xi1>, vector<3xi8>
  %1 = arith.select %m, %u, %w : vector<3xi1>, vector<3xf16>
  return %0, %1 : vector<3xi8>, vector<3xf16>
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi eq, %a, %b : i32
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi eq, %a, %b : i32
  %0 = arith.select %c, %b, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ne, %a, %b : i32
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ne, %a, %b : i32
  %0 = arith.select %c, %b, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi slt, %a, %b : i32
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi slt, %a, %b : i32
  %0 = arith.select %c, %b, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sle, %a, %b : i32
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sle, %a, %b : i32
  %0 = arith.select %c, %b, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sgt, %a, %b : i32
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sgt, %a, %b : i32
  %0 = arith.select %c, %b, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sge, %a, %b : i32
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sge, %a, %b : i32
  %0 = arith.select %c, %b, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ult, %a, %b : i32
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ult, %a, %b : i32
  %0 = arith.select %c, %b, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ule, %a, %b : i32
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ule, %a, %b : i32
  %0 = arith.select %c, %b, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ugt, %a, %b : i32
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ugt, %a, %b : i32
  %0 = arith.select %c, %b, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi uge, %a, %b : i32
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi uge, %a, %b : i32
  %0 = arith.select %c, %b, %a : i32
  return %0 : i32
}
// -----
func.func @f(%c: i1) -> (i1, i1) {
  %o = arith.constant true
  %z = arith.constant false
  %0 = arith.select %c, %o, %z : i1
  %1 = arith.select %c, %z, %o : i1
  return %0, %1 : i1, i1
}
// -----
func.func @f(%c: i1) -> (i8, i8) {
  %o = arith.constant 1 : i8
  %z = arith.constant 0 : i8
  %0 = arith.select %c, %o, %z : i8
  %1 = arith.select %c, %z, %o : i8
  return %0, %1 : i8, i8
}
// -----
func.func @f(%c: i1) -> (i64, i64) {
  %o = arith.constant 1 : i64
  %z = arith.constant 0 : i64
  %0 = arith.select %c, %o, %z : i64
  %1 = arith.select %c, %z, %o : i64
  return %0, %1 : i64, i64
}
// -----
func.func @f(%c: i1) -> (index, index) {
  %o = arith.constant 1 : index
  %z = arith.constant 0 : index
  %0 = arith.select %c, %o, %z : index
  %1 = arith.select %c, %z, %o : index
  return %0, %1 : index, index
}
// -----
func.func @f(%c: i1) -> (vector<2xi8>, vector<2xi8>) {
  %o = arith.constant dense<1> : vector<2xi8>
  %z = arith.constant dense<0> : vector<2xi8>
  %0 = arith.select %c, %o, %z : vector<2xi8>
  %1 = arith.select %c, %z, %o : vector<2xi8>
  return %0, %1 : vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%c: vector<2xi1>) -> (vector<2xi1>, vector<2xi1>) {
  %o = arith.constant dense<true> : vector<2xi1>
  %z = arith.constant dense<false> : vector<2xi1>
  %0 = arith.select %c, %o, %z : vector<2xi1>, vector<2xi1>
  %1 = arith.select %c, %z, %o : vector<2xi1>, vector<2xi1>
  return %0, %1 : vector<2xi1>, vector<2xi1>
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %p = ub.poison : i1
  %0 = arith.select %p, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%c: i1) -> (i32, i32) {
  %o = arith.constant 1 : i32
  %z = arith.constant 0 : i32
  %m = arith.constant -1 : i32
  %0 = arith.select %c, %m, %z : i32
  %1 = arith.select %c, %o, %m : i32
  return %0, %1 : i32, i32
}
