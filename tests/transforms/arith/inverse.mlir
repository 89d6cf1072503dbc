func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  %r = arith.addi %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  %r = arith.addi %b, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  %r = arith.addi %a, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %r = arith.subi %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %r = arith.subi %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %r = arith.subi %a, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  %r = arith.subi %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b overflow<nsw> : i32
  %r = arith.subi %0, %a overflow<nsw, nuw> : i32
  return %r : i32
}
// -----
func.func @f(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %0 = arith.subi %a, %b : vector<4xi8>
  %r = arith.subi %0, %a : vector<4xi8>
  return %r : vector<4xi8>
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nuw> : i32
  %r = arith.divui %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nuw> : i32
  %r = arith.divui %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  %r = arith.divsi %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  %r = arith.divsi %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  %r = arith.divui %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  %r = arith.divui %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nuw> : i32
  %r = arith.divsi %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nuw> : i32
  %r = arith.divsi %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nsw, nuw> : i32
  %r = arith.divui %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nsw, nuw> : i32
  %r = arith.divui %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nuw> : i32
  %r = arith.ceildivui %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nuw> : i32
  %r = arith.ceildivui %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  %r = arith.floordivsi %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  %r = arith.floordivsi %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  %r = arith.divui %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.andi %a, %b : i32
  %r = arith.andi %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.andi %a, %b : i32
  %r = arith.andi %a, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.andi %b, %a : i32
  %r = arith.andi %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.andi %b, %a : i32
  %r = arith.andi %a, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.andi %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.andi %a, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.andi %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi8> {
  %m = arith.constant dense<-1> : vector<2xi8>
  %0 = arith.xori %a, %m : vector<2xi8>
  %r = arith.andi %0, %a : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant 1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.andi %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.ori %a, %b : i32
  %r = arith.ori %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.ori %a, %b : i32
  %r = arith.ori %a, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.ori %b, %a : i32
  %r = arith.ori %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.ori %b, %a : i32
  %r = arith.ori %a, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.ori %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.ori %a, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.ori %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi8> {
  %m = arith.constant dense<-1> : vector<2xi8>
  %0 = arith.xori %a, %m : vector<2xi8>
  %r = arith.ori %0, %a : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant 1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.ori %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.xori %a, %b : i32
  %r = arith.xori %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.xori %a, %b : i32
  %r = arith.xori %a, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.xori %b, %a : i32
  %r = arith.xori %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.xori %b, %a : i32
  %r = arith.xori %a, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.xori %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.xori %a, %0 : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.xori %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi8> {
  %m = arith.constant dense<-1> : vector<2xi8>
  %0 = arith.xori %a, %m : vector<2xi8>
  %r = arith.xori %0, %a : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant 1 : i32
  %0 = arith.xori %a, %m : i32
  %r = arith.xori %0, %a : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.maxsi %a, %b : i32
  %r = arith.maxsi %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.maxui %a, %b : i32
  %r = arith.maxui %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.minsi %a, %b : i32
  %r = arith.minsi %0, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.minui %a, %b : i32
  %r = arith.minui %0, %b : i32
  return %r : i32
}
