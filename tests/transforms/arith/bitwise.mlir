func.func @f(%a: i8, %b: i8) -> i32 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %r = arith.andi %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: i8, %b: i16) -> i32 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i16 to i32
  %r = arith.andi %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi32> {
  %0 = arith.extui %a : vector<2xi8> to vector<2xi32>
  %1 = arith.extui %b : vector<2xi8> to vector<2xi32>
  %r = arith.andi %0, %1 : vector<2xi32>
  return %r : vector<2xi32>
}
// -----
func.func @f(%a: i8, %b: i8) -> i32 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %r = arith.andi %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: i8, %b: i16) -> i32 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i16 to i32
  %r = arith.andi %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi32> {
  %0 = arith.extsi %a : vector<2xi8> to vector<2xi32>
  %1 = arith.extsi %b : vector<2xi8> to vector<2xi32>
  %r = arith.andi %0, %1 : vector<2xi32>
  return %r : vector<2xi32>
}
// -----
func.func @f(%a: i8, %b: i8) -> i32 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %r = arith.andi %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: i8, %b: i8) -> i32 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %r = arith.ori %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: i8, %b: i16) -> i32 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i16 to i32
  %r = arith.ori %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi32> {
  %0 = arith.extui %a : vector<2xi8> to vector<2xi32>
  %1 = arith.extui %b : vector<2xi8> to vector<2xi32>
  %r = arith.ori %0, %1 : vector<2xi32>
  return %r : vector<2xi32>
}
// -----
func.func @f(%a: i8, %b: i8) -> i32 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %r = arith.ori %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: i8, %b: i16) -> i32 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i16 to i32
  %r = arith.ori %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi32> {
  %0 = arith.extsi %a : vector<2xi8> to vector<2xi32>
  %1 = arith.extsi %b : vector<2xi8> to vector<2xi32>
  %r = arith.ori %0, %1 : vector<2xi32>
  return %r : vector<2xi32>
}
// -----
func.func @f(%a: i8, %b: i8) -> i32 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %r = arith.ori %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: i8, %b: i8) -> i32 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %r = arith.xori %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: i8, %b: i16) -> i32 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i16 to i32
  %r = arith.xori %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi32> {
  %0 = arith.extui %a : vector<2xi8> to vector<2xi32>
  %1 = arith.extui %b : vector<2xi8> to vector<2xi32>
  %r = arith.xori %0, %1 : vector<2xi32>
  return %r : vector<2xi32>
}
// -----
func.func @f(%a: i8, %b: i8) -> i32 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %r = arith.xori %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: i8, %b: i16) -> i32 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i16 to i32
  %r = arith.xori %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi32> {
  %0 = arith.extsi %a : vector<2xi8> to vector<2xi32>
  %1 = arith.extsi %b : vector<2xi8> to vector<2xi32>
  %r = arith.xori %0, %1 : vector<2xi32>
  return %r : vector<2xi32>
}
// -----
func.func @f(%a: i8, %b: i8) -> i32 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %r = arith.xori %0, %1 : i32
  return %r : i32
}
// -----
func.func @f(%a: i8, %b: i8) -> i1 {
  %t = arith.constant true
  %0 = arith.cmpi eq, %a, %b : i8
  %r = arith.xori %0, %t : i1
  return %r : i1
}
// -----
func.func @f(%a: i8, %b: i8) -> i1 {
  %t = arith.constant true
  %0 = arith.cmpi ne, %a, %b : i8
  %r = arith.xori %0, %t : i1
  return %r : i1
}
// -----
func.func @f(%a: i8, %b: i8) -> i1 {
  %t = arith.constant true
  %0 = arith.cmpi slt, %a, %b : i8
  %r = arith.xori %0, %t : i1
  return %r : i1
}
// -----
func.func @f(%a: i8, %b: i8) -> i1 {
  %t = arith.constant true
  %0 = arith.cmpi sle, %a, %b : i8
  %r = arith.xori %0, %t : i1
  return %r : i1
}
// -----
func.func @f(%a: i8, %b: i8) -> i1 {
  %t = arith.constant true
  %0 = arith.cmpi sgt, %a, %b : i8
  %r = arith.xori %0, %t : i1
  return %r : i1
}
// -----
func.func @f(%a: i8, %b: i8) -> i1 {
  %t = arith.constant true
  %0 = arith.cmpi sge, %a, %b : i8
  %r = arith.xori %0, %t : i1
  return %r : i1
}
// -----
func.func @f(%a: i8, %b: i8) -> i1 {
  %t = arith.constant true
  %0 = arith.cmpi ult, %a, %b : i8
  %r = arith.xori %0, %t : i1
  return %r : i1
}
// -----
func.func @f(%a: i8, %b: i8) -> i1 {
  %t = arith.constant true
  %0 = arith.cmpi ule, %a, %b : i8
  %r = arith.xori %0, %t : i1
  return %r : i1
}
// -----
func.func @f(%a: i8, %b: i8) -> i1 {
  %t = arith.constant true
  %0 = arith.cmpi ugt, %a, %b : i8
  %r = arith.xori %0, %t : i1
  return %r : i1
}
// -----
func.func @f(%a: i8, %b: i8) -> i1 {
  %t = arith.constant true
  %0 = arith.cmpi uge, %a, %b : i8
  %r = arith.xori %0, %t : i1
  return %r : i1
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi slt, %a, %b : vector<2xi8>
  %r = arith.xori %0, %t : vector<2xi1>
  return %r : vector<2xi1>
}
