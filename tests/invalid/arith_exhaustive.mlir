func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addi %a, %b : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addi %a, %a : f32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addi %f, %f : f32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addi %a %a : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addi %a, %a
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addi %a : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addi : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addi %a, %a overflow : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addi %a, %a overflow<foo> : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addi %a, %a overflow<nsw : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addf %a, %a : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addf %f, %f fastmath<foo> : f32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addf %f, %f fastmath : f32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addf %f, %f fastmath<> : f32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.cmpi foo, %a, %a : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.cmpi %a, %a : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.cmpi "foo", %a, %a : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.cmpi eq, %f, %f : f32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.cmpf eq, %f, %f : f32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.cmpi eq, %a, %a : i32 {
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.cmpi eq, %t, %t : tensor<4xf32>
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.constant 1 : f32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.constant
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.constant "x"
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.constant 1 : si32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.constant @x
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.constant [1]
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.constant unit
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.constant dense<[1, 2]> : vector<[2]xi32>
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.constant"() : () -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.constant"() {value = 1 : i64} : () -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.constant"() <{value = 1 : i64}> : () -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.constant"() {value = "x"} : () -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.addi"(%a, %a) {overflowFlags = 1 : i32} : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 12 : i64}> : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = "arith.cmpi"(%v, %v) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.extui %a : i32 to i16
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.extui %a : i32 to i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.extsi %b : i64 to i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.extf %f : f32 to f16
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.extf %a : i32 to f32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.trunci %a : i32 to i64
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.truncf %f : f32 to f64
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.truncf %f foo : f32 to f16
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.extui %v : vector<4xi32> to vector<3xi64>
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.extui %v : vector<4xi32> to i64
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.sitofp %a : i32 to i64
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.fptosi %a : i32 to i64
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.index_cast %a : i32 to i64
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.index_cast %f : f32 to index
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.bitcast %a : i32 to i64
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.bitcast %a : i32 to tensor<i32>
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.extui %i : index to i64
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.select %a, %a, %a : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.select %c, %a, %b : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.select %v, %t, %t : vector<4xi32>, tensor<4xf32>
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.select %c, %a : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.select %c, %a, %a
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.negf %a : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.divsi %a, %a inexact : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.foo %a : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0, %1 = arith.addui_extended %a, %a : i32, i32
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0 = arith.addui_extended %a, %a : i32, i1
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0:2 = arith.addui_extended %v, %v : vector<4xi32>, i1
  return
}
// -----
func.func @f(%a: i32, %b: i64, %f: f32, %c: i1, %i: index, %v: vector<4xi32>, %t: tensor<4xf32>) {
  %0:2 = arith.mulsi_extended %f, %f : f32
  return
}
