func.func @f(%a: i8, %v: vector<2xi8>, %i: index) -> (i1, vector<2xi1>, i1) {
  %0 = arith.cmpi eq, %a, %a : i8
  %1 = arith.cmpi eq, %v, %v : vector<2xi8>
  %3 = arith.cmpi eq, %i, %i : index
  return %0, %1, %3 : i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %c = arith.constant 5 : i8
  %d = arith.constant dense<[1, 2]> : vector<2xi8>
  %0 = arith.cmpi eq, %c, %a : i8
  %1 = arith.cmpi eq, %d, %v : vector<2xi8>
  return %0, %1 : i1, vector<2xi1>
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %z = arith.constant false
  %o = arith.constant true
  %zv = arith.constant dense<false> : vector<2xi1>
  %ov = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi eq, %a, %z : i1
  %1 = arith.cmpi eq, %a, %o : i1
  %2 = arith.cmpi eq, %v, %zv : vector<2xi1>
  %3 = arith.cmpi eq, %v, %ov : vector<2xi1>
  %4 = arith.cmpi eq, %o, %a : i1
  return %0, %1, %2, %3, %4 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extui %a : i1 to i8
  %v8 = arith.extui %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extui %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extui %b : i2 to i8
  %0 = arith.cmpi eq, %a8, %z : i8
  %1 = arith.cmpi eq, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi eq, %b8, %z : i8
  %4 = arith.cmpi eq, %z, %a8 : i8
  %5 = arith.cmpi eq, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.extui %d : i16 to i32
  %3 = arith.cmpi eq, %0, %1 : i32
  %4 = arith.cmpi eq, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extsi %a : i1 to i8
  %v8 = arith.extsi %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extsi %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extsi %b : i2 to i8
  %0 = arith.cmpi eq, %a8, %z : i8
  %1 = arith.cmpi eq, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi eq, %b8, %z : i8
  %4 = arith.cmpi eq, %z, %a8 : i8
  %5 = arith.cmpi eq, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extsi %d : i16 to i32
  %3 = arith.cmpi eq, %0, %1 : i32
  %4 = arith.cmpi eq, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %p = ub.poison : i8
  %c = arith.constant 5 : i8
  %0 = arith.cmpi eq, %a, %p : i8
  %1 = arith.cmpi eq, %p, %a : i8
  %2 = arith.cmpi eq, %p, %c : i8
  %3 = arith.cmpi eq, %c, %p : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>, %i: index) -> (i1, vector<2xi1>, i1) {
  %0 = arith.cmpi ne, %a, %a : i8
  %1 = arith.cmpi ne, %v, %v : vector<2xi8>
  %3 = arith.cmpi ne, %i, %i : index
  return %0, %1, %3 : i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %c = arith.constant 5 : i8
  %d = arith.constant dense<[1, 2]> : vector<2xi8>
  %0 = arith.cmpi ne, %c, %a : i8
  %1 = arith.cmpi ne, %d, %v : vector<2xi8>
  return %0, %1 : i1, vector<2xi1>
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %z = arith.constant false
  %o = arith.constant true
  %zv = arith.constant dense<false> : vector<2xi1>
  %ov = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi ne, %a, %z : i1
  %1 = arith.cmpi ne, %a, %o : i1
  %2 = arith.cmpi ne, %v, %zv : vector<2xi1>
  %3 = arith.cmpi ne, %v, %ov : vector<2xi1>
  %4 = arith.cmpi ne, %o, %a : i1
  return %0, %1, %2, %3, %4 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extui %a : i1 to i8
  %v8 = arith.extui %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extui %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extui %b : i2 to i8
  %0 = arith.cmpi ne, %a8, %z : i8
  %1 = arith.cmpi ne, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi ne, %b8, %z : i8
  %4 = arith.cmpi ne, %z, %a8 : i8
  %5 = arith.cmpi ne, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.extui %d : i16 to i32
  %3 = arith.cmpi ne, %0, %1 : i32
  %4 = arith.cmpi ne, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extsi %a : i1 to i8
  %v8 = arith.extsi %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extsi %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extsi %b : i2 to i8
  %0 = arith.cmpi ne, %a8, %z : i8
  %1 = arith.cmpi ne, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi ne, %b8, %z : i8
  %4 = arith.cmpi ne, %z, %a8 : i8
  %5 = arith.cmpi ne, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extsi %d : i16 to i32
  %3 = arith.cmpi ne, %0, %1 : i32
  %4 = arith.cmpi ne, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %p = ub.poison : i8
  %c = arith.constant 5 : i8
  %0 = arith.cmpi ne, %a, %p : i8
  %1 = arith.cmpi ne, %p, %a : i8
  %2 = arith.cmpi ne, %p, %c : i8
  %3 = arith.cmpi ne, %c, %p : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>, %i: index) -> (i1, vector<2xi1>, i1) {
  %0 = arith.cmpi slt, %a, %a : i8
  %1 = arith.cmpi slt, %v, %v : vector<2xi8>
  %3 = arith.cmpi slt, %i, %i : index
  return %0, %1, %3 : i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %c = arith.constant 5 : i8
  %d = arith.constant dense<[1, 2]> : vector<2xi8>
  %0 = arith.cmpi slt, %c, %a : i8
  %1 = arith.cmpi slt, %d, %v : vector<2xi8>
  return %0, %1 : i1, vector<2xi1>
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %z = arith.constant false
  %o = arith.constant true
  %zv = arith.constant dense<false> : vector<2xi1>
  %ov = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi slt, %a, %z : i1
  %1 = arith.cmpi slt, %a, %o : i1
  %2 = arith.cmpi slt, %v, %zv : vector<2xi1>
  %3 = arith.cmpi slt, %v, %ov : vector<2xi1>
  %4 = arith.cmpi slt, %o, %a : i1
  return %0, %1, %2, %3, %4 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extui %a : i1 to i8
  %v8 = arith.extui %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extui %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extui %b : i2 to i8
  %0 = arith.cmpi slt, %a8, %z : i8
  %1 = arith.cmpi slt, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi slt, %b8, %z : i8
  %4 = arith.cmpi slt, %z, %a8 : i8
  %5 = arith.cmpi slt, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.extui %d : i16 to i32
  %3 = arith.cmpi slt, %0, %1 : i32
  %4 = arith.cmpi slt, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extsi %a : i1 to i8
  %v8 = arith.extsi %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extsi %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extsi %b : i2 to i8
  %0 = arith.cmpi slt, %a8, %z : i8
  %1 = arith.cmpi slt, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi slt, %b8, %z : i8
  %4 = arith.cmpi slt, %z, %a8 : i8
  %5 = arith.cmpi slt, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extsi %d : i16 to i32
  %3 = arith.cmpi slt, %0, %1 : i32
  %4 = arith.cmpi slt, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %p = ub.poison : i8
  %c = arith.constant 5 : i8
  %0 = arith.cmpi slt, %a, %p : i8
  %1 = arith.cmpi slt, %p, %a : i8
  %2 = arith.cmpi slt, %p, %c : i8
  %3 = arith.cmpi slt, %c, %p : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>, %i: index) -> (i1, vector<2xi1>, i1) {
  %0 = arith.cmpi sle, %a, %a : i8
  %1 = arith.cmpi sle, %v, %v : vector<2xi8>
  %3 = arith.cmpi sle, %i, %i : index
  return %0, %1, %3 : i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %c = arith.constant 5 : i8
  %d = arith.constant dense<[1, 2]> : vector<2xi8>
  %0 = arith.cmpi sle, %c, %a : i8
  %1 = arith.cmpi sle, %d, %v : vector<2xi8>
  return %0, %1 : i1, vector<2xi1>
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %z = arith.constant false
  %o = arith.constant true
  %zv = arith.constant dense<false> : vector<2xi1>
  %ov = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi sle, %a, %z : i1
  %1 = arith.cmpi sle, %a, %o : i1
  %2 = arith.cmpi sle, %v, %zv : vector<2xi1>
  %3 = arith.cmpi sle, %v, %ov : vector<2xi1>
  %4 = arith.cmpi sle, %o, %a : i1
  return %0, %1, %2, %3, %4 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extui %a : i1 to i8
  %v8 = arith.extui %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extui %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extui %b : i2 to i8
  %0 = arith.cmpi sle, %a8, %z : i8
  %1 = arith.cmpi sle, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi sle, %b8, %z : i8
  %4 = arith.cmpi sle, %z, %a8 : i8
  %5 = arith.cmpi sle, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.extui %d : i16 to i32
  %3 = arith.cmpi sle, %0, %1 : i32
  %4 = arith.cmpi sle, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extsi %a : i1 to i8
  %v8 = arith.extsi %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extsi %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extsi %b : i2 to i8
  %0 = arith.cmpi sle, %a8, %z : i8
  %1 = arith.cmpi sle, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi sle, %b8, %z : i8
  %4 = arith.cmpi sle, %z, %a8 : i8
  %5 = arith.cmpi sle, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extsi %d : i16 to i32
  %3 = arith.cmpi sle, %0, %1 : i32
  %4 = arith.cmpi sle, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %p = ub.poison : i8
  %c = arith.constant 5 : i8
  %0 = arith.cmpi sle, %a, %p : i8
  %1 = arith.cmpi sle, %p, %a : i8
  %2 = arith.cmpi sle, %p, %c : i8
  %3 = arith.cmpi sle, %c, %p : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>, %i: index) -> (i1, vector<2xi1>, i1) {
  %0 = arith.cmpi sgt, %a, %a : i8
  %1 = arith.cmpi sgt, %v, %v : vector<2xi8>
  %3 = arith.cmpi sgt, %i, %i : index
  return %0, %1, %3 : i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %c = arith.constant 5 : i8
  %d = arith.constant dense<[1, 2]> : vector<2xi8>
  %0 = arith.cmpi sgt, %c, %a : i8
  %1 = arith.cmpi sgt, %d, %v : vector<2xi8>
  return %0, %1 : i1, vector<2xi1>
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %z = arith.constant false
  %o = arith.constant true
  %zv = arith.constant dense<false> : vector<2xi1>
  %ov = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi sgt, %a, %z : i1
  %1 = arith.cmpi sgt, %a, %o : i1
  %2 = arith.cmpi sgt, %v, %zv : vector<2xi1>
  %3 = arith.cmpi sgt, %v, %ov : vector<2xi1>
  %4 = arith.cmpi sgt, %o, %a : i1
  return %0, %1, %2, %3, %4 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extui %a : i1 to i8
  %v8 = arith.extui %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extui %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extui %b : i2 to i8
  %0 = arith.cmpi sgt, %a8, %z : i8
  %1 = arith.cmpi sgt, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi sgt, %b8, %z : i8
  %4 = arith.cmpi sgt, %z, %a8 : i8
  %5 = arith.cmpi sgt, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.extui %d : i16 to i32
  %3 = arith.cmpi sgt, %0, %1 : i32
  %4 = arith.cmpi sgt, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extsi %a : i1 to i8
  %v8 = arith.extsi %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extsi %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extsi %b : i2 to i8
  %0 = arith.cmpi sgt, %a8, %z : i8
  %1 = arith.cmpi sgt, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi sgt, %b8, %z : i8
  %4 = arith.cmpi sgt, %z, %a8 : i8
  %5 = arith.cmpi sgt, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extsi %d : i16 to i32
  %3 = arith.cmpi sgt, %0, %1 : i32
  %4 = arith.cmpi sgt, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %p = ub.poison : i8
  %c = arith.constant 5 : i8
  %0 = arith.cmpi sgt, %a, %p : i8
  %1 = arith.cmpi sgt, %p, %a : i8
  %2 = arith.cmpi sgt, %p, %c : i8
  %3 = arith.cmpi sgt, %c, %p : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>, %i: index) -> (i1, vector<2xi1>, i1) {
  %0 = arith.cmpi sge, %a, %a : i8
  %1 = arith.cmpi sge, %v, %v : vector<2xi8>
  %3 = arith.cmpi sge, %i, %i : index
  return %0, %1, %3 : i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %c = arith.constant 5 : i8
  %d = arith.constant dense<[1, 2]> : vector<2xi8>
  %0 = arith.cmpi sge, %c, %a : i8
  %1 = arith.cmpi sge, %d, %v : vector<2xi8>
  return %0, %1 : i1, vector<2xi1>
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %z = arith.constant false
  %o = arith.constant true
  %zv = arith.constant dense<false> : vector<2xi1>
  %ov = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi sge, %a, %z : i1
  %1 = arith.cmpi sge, %a, %o : i1
  %2 = arith.cmpi sge, %v, %zv : vector<2xi1>
  %3 = arith.cmpi sge, %v, %ov : vector<2xi1>
  %4 = arith.cmpi sge, %o, %a : i1
  return %0, %1, %2, %3, %4 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extui %a : i1 to i8
  %v8 = arith.extui %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extui %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extui %b : i2 to i8
  %0 = arith.cmpi sge, %a8, %z : i8
  %1 = arith.cmpi sge, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi sge, %b8, %z : i8
  %4 = arith.cmpi sge, %z, %a8 : i8
  %5 = arith.cmpi sge, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.extui %d : i16 to i32
  %3 = arith.cmpi sge, %0, %1 : i32
  %4 = arith.cmpi sge, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extsi %a : i1 to i8
  %v8 = arith.extsi %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extsi %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extsi %b : i2 to i8
  %0 = arith.cmpi sge, %a8, %z : i8
  %1 = arith.cmpi sge, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi sge, %b8, %z : i8
  %4 = arith.cmpi sge, %z, %a8 : i8
  %5 = arith.cmpi sge, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extsi %d : i16 to i32
  %3 = arith.cmpi sge, %0, %1 : i32
  %4 = arith.cmpi sge, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %p = ub.poison : i8
  %c = arith.constant 5 : i8
  %0 = arith.cmpi sge, %a, %p : i8
  %1 = arith.cmpi sge, %p, %a : i8
  %2 = arith.cmpi sge, %p, %c : i8
  %3 = arith.cmpi sge, %c, %p : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>, %i: index) -> (i1, vector<2xi1>, i1) {
  %0 = arith.cmpi ult, %a, %a : i8
  %1 = arith.cmpi ult, %v, %v : vector<2xi8>
  %3 = arith.cmpi ult, %i, %i : index
  return %0, %1, %3 : i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %c = arith.constant 5 : i8
  %d = arith.constant dense<[1, 2]> : vector<2xi8>
  %0 = arith.cmpi ult, %c, %a : i8
  %1 = arith.cmpi ult, %d, %v : vector<2xi8>
  return %0, %1 : i1, vector<2xi1>
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %z = arith.constant false
  %o = arith.constant true
  %zv = arith.constant dense<false> : vector<2xi1>
  %ov = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi ult, %a, %z : i1
  %1 = arith.cmpi ult, %a, %o : i1
  %2 = arith.cmpi ult, %v, %zv : vector<2xi1>
  %3 = arith.cmpi ult, %v, %ov : vector<2xi1>
  %4 = arith.cmpi ult, %o, %a : i1
  return %0, %1, %2, %3, %4 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extui %a : i1 to i8
  %v8 = arith.extui %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extui %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extui %b : i2 to i8
  %0 = arith.cmpi ult, %a8, %z : i8
  %1 = arith.cmpi ult, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi ult, %b8, %z : i8
  %4 = arith.cmpi ult, %z, %a8 : i8
  %5 = arith.cmpi ult, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.extui %d : i16 to i32
  %3 = arith.cmpi ult, %0, %1 : i32
  %4 = arith.cmpi ult, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extsi %a : i1 to i8
  %v8 = arith.extsi %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extsi %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extsi %b : i2 to i8
  %0 = arith.cmpi ult, %a8, %z : i8
  %1 = arith.cmpi ult, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi ult, %b8, %z : i8
  %4 = arith.cmpi ult, %z, %a8 : i8
  %5 = arith.cmpi ult, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extsi %d : i16 to i32
  %3 = arith.cmpi ult, %0, %1 : i32
  %4 = arith.cmpi ult, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %p = ub.poison : i8
  %c = arith.constant 5 : i8
  %0 = arith.cmpi ult, %a, %p : i8
  %1 = arith.cmpi ult, %p, %a : i8
  %2 = arith.cmpi ult, %p, %c : i8
  %3 = arith.cmpi ult, %c, %p : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>, %i: index) -> (i1, vector<2xi1>, i1) {
  %0 = arith.cmpi ule, %a, %a : i8
  %1 = arith.cmpi ule, %v, %v : vector<2xi8>
  %3 = arith.cmpi ule, %i, %i : index
  return %0, %1, %3 : i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %c = arith.constant 5 : i8
  %d = arith.constant dense<[1, 2]> : vector<2xi8>
  %0 = arith.cmpi ule, %c, %a : i8
  %1 = arith.cmpi ule, %d, %v : vector<2xi8>
  return %0, %1 : i1, vector<2xi1>
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %z = arith.constant false
  %o = arith.constant true
  %zv = arith.constant dense<false> : vector<2xi1>
  %ov = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi ule, %a, %z : i1
  %1 = arith.cmpi ule, %a, %o : i1
  %2 = arith.cmpi ule, %v, %zv : vector<2xi1>
  %3 = arith.cmpi ule, %v, %ov : vector<2xi1>
  %4 = arith.cmpi ule, %o, %a : i1
  return %0, %1, %2, %3, %4 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extui %a : i1 to i8
  %v8 = arith.extui %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extui %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extui %b : i2 to i8
  %0 = arith.cmpi ule, %a8, %z : i8
  %1 = arith.cmpi ule, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi ule, %b8, %z : i8
  %4 = arith.cmpi ule, %z, %a8 : i8
  %5 = arith.cmpi ule, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.extui %d : i16 to i32
  %3 = arith.cmpi ule, %0, %1 : i32
  %4 = arith.cmpi ule, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extsi %a : i1 to i8
  %v8 = arith.extsi %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extsi %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extsi %b : i2 to i8
  %0 = arith.cmpi ule, %a8, %z : i8
  %1 = arith.cmpi ule, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi ule, %b8, %z : i8
  %4 = arith.cmpi ule, %z, %a8 : i8
  %5 = arith.cmpi ule, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extsi %d : i16 to i32
  %3 = arith.cmpi ule, %0, %1 : i32
  %4 = arith.cmpi ule, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %p = ub.poison : i8
  %c = arith.constant 5 : i8
  %0 = arith.cmpi ule, %a, %p : i8
  %1 = arith.cmpi ule, %p, %a : i8
  %2 = arith.cmpi ule, %p, %c : i8
  %3 = arith.cmpi ule, %c, %p : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>, %i: index) -> (i1, vector<2xi1>, i1) {
  %0 = arith.cmpi ugt, %a, %a : i8
  %1 = arith.cmpi ugt, %v, %v : vector<2xi8>
  %3 = arith.cmpi ugt, %i, %i : index
  return %0, %1, %3 : i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %c = arith.constant 5 : i8
  %d = arith.constant dense<[1, 2]> : vector<2xi8>
  %0 = arith.cmpi ugt, %c, %a : i8
  %1 = arith.cmpi ugt, %d, %v : vector<2xi8>
  return %0, %1 : i1, vector<2xi1>
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %z = arith.constant false
  %o = arith.constant true
  %zv = arith.constant dense<false> : vector<2xi1>
  %ov = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi ugt, %a, %z : i1
  %1 = arith.cmpi ugt, %a, %o : i1
  %2 = arith.cmpi ugt, %v, %zv : vector<2xi1>
  %3 = arith.cmpi ugt, %v, %ov : vector<2xi1>
  %4 = arith.cmpi ugt, %o, %a : i1
  return %0, %1, %2, %3, %4 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extui %a : i1 to i8
  %v8 = arith.extui %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extui %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extui %b : i2 to i8
  %0 = arith.cmpi ugt, %a8, %z : i8
  %1 = arith.cmpi ugt, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi ugt, %b8, %z : i8
  %4 = arith.cmpi ugt, %z, %a8 : i8
  %5 = arith.cmpi ugt, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.extui %d : i16 to i32
  %3 = arith.cmpi ugt, %0, %1 : i32
  %4 = arith.cmpi ugt, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extsi %a : i1 to i8
  %v8 = arith.extsi %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extsi %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extsi %b : i2 to i8
  %0 = arith.cmpi ugt, %a8, %z : i8
  %1 = arith.cmpi ugt, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi ugt, %b8, %z : i8
  %4 = arith.cmpi ugt, %z, %a8 : i8
  %5 = arith.cmpi ugt, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extsi %d : i16 to i32
  %3 = arith.cmpi ugt, %0, %1 : i32
  %4 = arith.cmpi ugt, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %p = ub.poison : i8
  %c = arith.constant 5 : i8
  %0 = arith.cmpi ugt, %a, %p : i8
  %1 = arith.cmpi ugt, %p, %a : i8
  %2 = arith.cmpi ugt, %p, %c : i8
  %3 = arith.cmpi ugt, %c, %p : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>, %i: index) -> (i1, vector<2xi1>, i1) {
  %0 = arith.cmpi uge, %a, %a : i8
  %1 = arith.cmpi uge, %v, %v : vector<2xi8>
  %3 = arith.cmpi uge, %i, %i : index
  return %0, %1, %3 : i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: i8, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %c = arith.constant 5 : i8
  %d = arith.constant dense<[1, 2]> : vector<2xi8>
  %0 = arith.cmpi uge, %c, %a : i8
  %1 = arith.cmpi uge, %d, %v : vector<2xi8>
  return %0, %1 : i1, vector<2xi1>
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %z = arith.constant false
  %o = arith.constant true
  %zv = arith.constant dense<false> : vector<2xi1>
  %ov = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi uge, %a, %z : i1
  %1 = arith.cmpi uge, %a, %o : i1
  %2 = arith.cmpi uge, %v, %zv : vector<2xi1>
  %3 = arith.cmpi uge, %v, %ov : vector<2xi1>
  %4 = arith.cmpi uge, %o, %a : i1
  return %0, %1, %2, %3, %4 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extui %a : i1 to i8
  %v8 = arith.extui %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extui %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extui %b : i2 to i8
  %0 = arith.cmpi uge, %a8, %z : i8
  %1 = arith.cmpi uge, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi uge, %b8, %z : i8
  %4 = arith.cmpi uge, %z, %a8 : i8
  %5 = arith.cmpi uge, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.extui %d : i16 to i32
  %3 = arith.cmpi uge, %0, %1 : i32
  %4 = arith.cmpi uge, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i1, %v: vector<2xi1>, %t: tensor<2xi1>, %b: i2) -> (i1, vector<2xi1>, i1, i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %zv = arith.constant dense<0> : vector<2xi8>
  %zt = arith.constant dense<0> : tensor<2xi8>
  %a8 = arith.extsi %a : i1 to i8
  %v8 = arith.extsi %v : vector<2xi1> to vector<2xi8>
  %t8 = arith.extsi %t : tensor<2xi1> to tensor<2xi8>
  %b8 = arith.extsi %b : i2 to i8
  %0 = arith.cmpi uge, %a8, %z : i8
  %1 = arith.cmpi uge, %v8, %zv : vector<2xi8>
  %3 = arith.cmpi uge, %b8, %z : i8
  %4 = arith.cmpi uge, %z, %a8 : i8
  %5 = arith.cmpi uge, %a8, %o : i8
  return %0, %1, %3, %4, %5 : i1, vector<2xi1>, i1, i1, i1
}
// -----
func.func @f(%a: i8, %b: i8, %d: i16) -> (i1, i1) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extsi %d : i16 to i32
  %3 = arith.cmpi uge, %0, %1 : i32
  %4 = arith.cmpi uge, %0, %2 : i32
  return %3, %4 : i1, i1
}
// -----
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %p = ub.poison : i8
  %c = arith.constant 5 : i8
  %0 = arith.cmpi uge, %a, %p : i8
  %1 = arith.cmpi uge, %p, %a : i8
  %2 = arith.cmpi uge, %p, %c : i8
  %3 = arith.cmpi uge, %c, %p : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
