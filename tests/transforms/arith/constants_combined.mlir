func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %c, %x : i32
  %r = arith.addi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %c, %x : index
  %r = arith.addi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %c, %x : i8
  %r = arith.addi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %c, %x : i1
  %r = arith.addi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %c, %x : i32
  %r = arith.addi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %c, %x : index
  %r = arith.addi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %c, %x : i8
  %r = arith.addi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %c, %x : i1
  %r = arith.addi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c : i32
  %r = arith.addi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %x, %c : index
  %r = arith.addi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %x, %c : i8
  %r = arith.addi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %x, %c : i1
  %r = arith.addi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c : i32
  %r = arith.addi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %x, %c : index
  %r = arith.addi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %x, %c : i8
  %r = arith.addi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %x, %c : i1
  %r = arith.addi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %c, %x : i32
  %r = arith.subi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %c, %x : index
  %r = arith.subi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %c, %x : i8
  %r = arith.subi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %c, %x : i1
  %r = arith.subi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %c, %x : i32
  %r = arith.subi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %c, %x : index
  %r = arith.subi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %c, %x : i8
  %r = arith.subi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %c, %x : i1
  %r = arith.subi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c : i32
  %r = arith.subi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %x, %c : index
  %r = arith.subi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %x, %c : i8
  %r = arith.subi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %x, %c : i1
  %r = arith.subi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c : i32
  %r = arith.subi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %x, %c : index
  %r = arith.subi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %x, %c : i8
  %r = arith.subi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %x, %c : i1
  %r = arith.subi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %c, %x : i32
  %r = arith.muli %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %c, %x : index
  %r = arith.muli %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %c, %x : i8
  %r = arith.muli %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %c, %x : i1
  %r = arith.muli %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %c, %x : i32
  %r = arith.muli %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %c, %x : index
  %r = arith.muli %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %c, %x : i8
  %r = arith.muli %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %c, %x : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %c, %x : i1
  %r = arith.muli %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c : i32
  %r = arith.muli %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %x, %c : index
  %r = arith.muli %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %x, %c : i8
  %r = arith.muli %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %x, %c : i1
  %r = arith.muli %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c : i32
  %r = arith.muli %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.addi %x, %c : index
  %r = arith.muli %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.addi %x, %c : i8
  %r = arith.muli %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.addi %x, %c : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.addi %x, %c : i1
  %r = arith.muli %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %c, %x : i32
  %r = arith.addi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %c, %x : index
  %r = arith.addi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %c, %x : i8
  %r = arith.addi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %c, %x : i1
  %r = arith.addi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %c, %x : i32
  %r = arith.addi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %c, %x : index
  %r = arith.addi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %c, %x : i8
  %r = arith.addi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %c, %x : i1
  %r = arith.addi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c : i32
  %r = arith.addi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %x, %c : index
  %r = arith.addi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %x, %c : i8
  %r = arith.addi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %x, %c : i1
  %r = arith.addi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c : i32
  %r = arith.addi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %x, %c : index
  %r = arith.addi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %x, %c : i8
  %r = arith.addi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %x, %c : i1
  %r = arith.addi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %c, %x : i32
  %r = arith.subi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %c, %x : index
  %r = arith.subi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %c, %x : i8
  %r = arith.subi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %c, %x : i1
  %r = arith.subi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %c, %x : i32
  %r = arith.subi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %c, %x : index
  %r = arith.subi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %c, %x : i8
  %r = arith.subi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %c, %x : i1
  %r = arith.subi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c : i32
  %r = arith.subi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %x, %c : index
  %r = arith.subi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %x, %c : i8
  %r = arith.subi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %x, %c : i1
  %r = arith.subi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c : i32
  %r = arith.subi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %x, %c : index
  %r = arith.subi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %x, %c : i8
  %r = arith.subi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %x, %c : i1
  %r = arith.subi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %c, %x : i32
  %r = arith.muli %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %c, %x : index
  %r = arith.muli %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %c, %x : i8
  %r = arith.muli %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %c, %x : i1
  %r = arith.muli %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %c, %x : i32
  %r = arith.muli %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %c, %x : index
  %r = arith.muli %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %c, %x : i8
  %r = arith.muli %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %c, %x : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %c, %x : i1
  %r = arith.muli %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c : i32
  %r = arith.muli %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %x, %c : index
  %r = arith.muli %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %x, %c : i8
  %r = arith.muli %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %x, %c : i1
  %r = arith.muli %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c : i32
  %r = arith.muli %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.subi %x, %c : index
  %r = arith.muli %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.subi %x, %c : i8
  %r = arith.muli %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.subi %x, %c : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.subi %x, %c : i1
  %r = arith.muli %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %c, %x : i32
  %r = arith.addi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %c, %x : index
  %r = arith.addi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %c, %x : i8
  %r = arith.addi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %c, %x : i1
  %r = arith.addi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %c, %x : i32
  %r = arith.addi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %c, %x : index
  %r = arith.addi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %c, %x : i8
  %r = arith.addi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %c, %x : i1
  %r = arith.addi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c : i32
  %r = arith.addi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %x, %c : index
  %r = arith.addi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %x, %c : i8
  %r = arith.addi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.addi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %x, %c : i1
  %r = arith.addi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c : i32
  %r = arith.addi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %x, %c : index
  %r = arith.addi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %x, %c : i8
  %r = arith.addi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.addi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %x, %c : i1
  %r = arith.addi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %c, %x : i32
  %r = arith.subi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %c, %x : index
  %r = arith.subi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %c, %x : i8
  %r = arith.subi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %c, %x : i1
  %r = arith.subi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %c, %x : i32
  %r = arith.subi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %c, %x : index
  %r = arith.subi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %c, %x : i8
  %r = arith.subi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %c, %x : i1
  %r = arith.subi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c : i32
  %r = arith.subi %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %x, %c : index
  %r = arith.subi %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %x, %c : i8
  %r = arith.subi %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.subi %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %x, %c : i1
  %r = arith.subi %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c : i32
  %r = arith.subi %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %x, %c : index
  %r = arith.subi %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %x, %c : i8
  %r = arith.subi %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.subi %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %x, %c : i1
  %r = arith.subi %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %c, %x : i32
  %r = arith.muli %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %c, %x : index
  %r = arith.muli %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %c, %x : i8
  %r = arith.muli %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %c, %x : i1
  %r = arith.muli %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %c, %x : i32
  %r = arith.muli %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %c, %x : index
  %r = arith.muli %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %c, %x : i8
  %r = arith.muli %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %c, %x : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %c, %x : i1
  %r = arith.muli %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c : i32
  %r = arith.muli %d, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %x, %c : index
  %r = arith.muli %d, %0 : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %x, %c : i8
  %r = arith.muli %d, %0 : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.muli %d, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %x, %c : i1
  %r = arith.muli %d, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c : i32
  %r = arith.muli %0, %d : i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant -3 : index
  %d = arith.constant 10 : index
  %0 = arith.muli %x, %c : index
  %r = arith.muli %0, %d : index
  return %r : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %d = arith.constant 100 : i8
  %0 = arith.muli %x, %c : i8
  %r = arith.muli %0, %d : i8
  return %r : i8
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<3> : vector<2xi8>
  %d = arith.constant dense<4> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.muli %x, %c : vector<2xi8>
  %r = arith.muli %0, %d : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i1) -> i1 {
  %c = arith.constant true
  %d = arith.constant true
  %0 = arith.muli %x, %c : i1
  %r = arith.muli %0, %d : i1
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nsw> : i32
  %r = arith.addi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nsw, nuw> : i32
  %r = arith.addi %0, %d overflow<nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nuw> : i32
  %r = arith.addi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nsw, nuw> : i32
  %r = arith.addi %0, %d overflow<nsw, nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nsw> : i32
  %r = arith.subi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nsw, nuw> : i32
  %r = arith.subi %0, %d overflow<nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nuw> : i32
  %r = arith.subi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nsw, nuw> : i32
  %r = arith.subi %0, %d overflow<nsw, nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nsw> : i32
  %r = arith.muli %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nsw, nuw> : i32
  %r = arith.muli %0, %d overflow<nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nuw> : i32
  %r = arith.muli %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c overflow<nsw, nuw> : i32
  %r = arith.muli %0, %d overflow<nsw, nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nsw> : i32
  %r = arith.addi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nsw, nuw> : i32
  %r = arith.addi %0, %d overflow<nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nuw> : i32
  %r = arith.addi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nsw, nuw> : i32
  %r = arith.addi %0, %d overflow<nsw, nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nsw> : i32
  %r = arith.subi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nsw, nuw> : i32
  %r = arith.subi %0, %d overflow<nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nuw> : i32
  %r = arith.subi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nsw, nuw> : i32
  %r = arith.subi %0, %d overflow<nsw, nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nsw> : i32
  %r = arith.muli %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nsw, nuw> : i32
  %r = arith.muli %0, %d overflow<nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nuw> : i32
  %r = arith.muli %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.subi %x, %c overflow<nsw, nuw> : i32
  %r = arith.muli %0, %d overflow<nsw, nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nsw> : i32
  %r = arith.addi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nsw, nuw> : i32
  %r = arith.addi %0, %d overflow<nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nuw> : i32
  %r = arith.addi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nsw, nuw> : i32
  %r = arith.addi %0, %d overflow<nsw, nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nsw> : i32
  %r = arith.subi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nsw, nuw> : i32
  %r = arith.subi %0, %d overflow<nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nuw> : i32
  %r = arith.subi %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nsw, nuw> : i32
  %r = arith.subi %0, %d overflow<nsw, nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nsw> : i32
  %r = arith.muli %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nsw, nuw> : i32
  %r = arith.muli %0, %d overflow<nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nuw> : i32
  %r = arith.muli %0, %d overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.muli %x, %c overflow<nsw, nuw> : i32
  %r = arith.muli %0, %d overflow<nsw, nuw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %m = arith.constant -1 : i32
  %0 = arith.muli %y, %m : i32
  %r = arith.addi %x, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %m = arith.constant -1 : i32
  %0 = arith.muli %y, %m overflow<nsw> : i32
  %r = arith.addi %0, %x overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: index, %y: index) -> index {
  %m = arith.constant -1 : index
  %0 = arith.muli %y, %m : index
  %r = arith.addi %x, %0 : index
  return %r : index
}
// -----
func.func @f(%x: index, %y: index) -> index {
  %m = arith.constant -1 : index
  %0 = arith.muli %y, %m overflow<nsw> : index
  %r = arith.addi %0, %x overflow<nsw> : index
  return %r : index
}
// -----
func.func @f(%x: vector<4xi8>, %y: vector<4xi8>) -> vector<4xi8> {
  %m = arith.constant dense<-1> : vector<4xi8>
  %0 = arith.muli %y, %m : vector<4xi8>
  %r = arith.addi %x, %0 : vector<4xi8>
  return %r : vector<4xi8>
}
// -----
func.func @f(%x: vector<4xi8>, %y: vector<4xi8>) -> vector<4xi8> {
  %m = arith.constant dense<-1> : vector<4xi8>
  %0 = arith.muli %y, %m overflow<nsw> : vector<4xi8>
  %r = arith.addi %0, %x overflow<nsw> : vector<4xi8>
  return %r : vector<4xi8>
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %m = arith.constant 1 : i32
  %0 = arith.muli %y, %m : i32
  %r = arith.addi %x, %0 : i32
  return %r : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %m = arith.constant 1 : i32
  %0 = arith.muli %y, %m overflow<nsw> : i32
  %r = arith.addi %0, %x overflow<nsw> : i32
  return %r : i32
}
// -----
func.func @f(%x: i1, %y: i1) -> i1 {
  %m = arith.constant true
  %0 = arith.muli %y, %m : i1
  %r = arith.addi %x, %0 : i1
  return %r : i1
}
// -----
func.func @f(%x: i1, %y: i1) -> i1 {
  %m = arith.constant true
  %0 = arith.muli %y, %m overflow<nsw> : i1
  %r = arith.addi %0, %x overflow<nsw> : i1
  return %r : i1
}
// -----
func.func @f(%x: vector<2xi8>, %y: vector<2xi8>) -> vector<2xi8> {
  %m = arith.constant dense<[-1, -1]> : vector<2xi8>
  %0 = arith.muli %y, %m : vector<2xi8>
  %r = arith.addi %x, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>, %y: vector<2xi8>) -> vector<2xi8> {
  %m = arith.constant dense<[-1, -1]> : vector<2xi8>
  %0 = arith.muli %y, %m overflow<nsw> : vector<2xi8>
  %r = arith.addi %0, %x overflow<nsw> : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>, %y: vector<2xi8>) -> vector<2xi8> {
  %m = arith.constant dense<[-1, 1]> : vector<2xi8>
  %0 = arith.muli %y, %m : vector<2xi8>
  %r = arith.addi %x, %0 : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: vector<2xi8>, %y: vector<2xi8>) -> vector<2xi8> {
  %m = arith.constant dense<[-1, 1]> : vector<2xi8>
  %0 = arith.muli %y, %m overflow<nsw> : vector<2xi8>
  %r = arith.addi %0, %x overflow<nsw> : vector<2xi8>
  return %r : vector<2xi8>
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %0 = arith.addi %x, %c : i32
  "use"(%0) : (i32) -> ()
  %r = arith.addi %0, %d : i32
  return %r : i32
}
