func.func @f(%a: i8) -> (i8, i1) {
  %c = arith.constant 0 : i8
  %r:2 = arith.addui_extended %a, %c : i8, i1
  return %r#0, %r#1 : i8, i1
}
// -----
func.func @f(%a: i8) -> (i8, i1) {
  %c = arith.constant 1 : i8
  %r:2 = arith.addui_extended %a, %c : i8, i1
  return %r#0, %r#1 : i8, i1
}
// -----
func.func @f(%a: i8) -> (i8, i1) {
  %c = arith.constant -1 : i8
  %r:2 = arith.addui_extended %a, %c : i8, i1
  return %r#0, %r#1 : i8, i1
}
// -----
func.func @f(%a: i8) -> (i8, i1) {
  %c = arith.constant 2 : i8
  %r:2 = arith.addui_extended %a, %c : i8, i1
  return %r#0, %r#1 : i8, i1
}
// -----
func.func @f(%a: i8, %b: i8) -> i8 {
  %r:2 = arith.addui_extended %a, %b : i8, i1
  return %r#0 : i8
}
// -----
func.func @f(%a: i8, %b: i8) -> i1 {
  %r:2 = arith.addui_extended %a, %b : i8, i1
  return %r#1 : i1
}
// -----
func.func @f(%a: i64) -> (i64, i1) {
  %c = arith.constant 0 : i64
  %r:2 = arith.addui_extended %a, %c : i64, i1
  return %r#0, %r#1 : i64, i1
}
// -----
func.func @f(%a: i64) -> (i64, i1) {
  %c = arith.constant 1 : i64
  %r:2 = arith.addui_extended %a, %c : i64, i1
  return %r#0, %r#1 : i64, i1
}
// -----
func.func @f(%a: i64) -> (i64, i1) {
  %c = arith.constant -1 : i64
  %r:2 = arith.addui_extended %a, %c : i64, i1
  return %r#0, %r#1 : i64, i1
}
// -----
func.func @f(%a: i64) -> (i64, i1) {
  %c = arith.constant 2 : i64
  %r:2 = arith.addui_extended %a, %c : i64, i1
  return %r#0, %r#1 : i64, i1
}
// -----
func.func @f(%a: i64, %b: i64) -> i64 {
  %r:2 = arith.addui_extended %a, %b : i64, i1
  return %r#0 : i64
}
// -----
func.func @f(%a: i64, %b: i64) -> i1 {
  %r:2 = arith.addui_extended %a, %b : i64, i1
  return %r#1 : i1
}
// -----
func.func @f(%a: index) -> (index, i1) {
  %c = arith.constant 0 : index
  %r:2 = arith.addui_extended %a, %c : index, i1
  return %r#0, %r#1 : index, i1
}
// -----
func.func @f(%a: index) -> (index, i1) {
  %c = arith.constant 1 : index
  %r:2 = arith.addui_extended %a, %c : index, i1
  return %r#0, %r#1 : index, i1
}
// -----
func.func @f(%a: index) -> (index, i1) {
  %c = arith.constant -1 : index
  %r:2 = arith.addui_extended %a, %c : index, i1
  return %r#0, %r#1 : index, i1
}
// -----
func.func @f(%a: index) -> (index, i1) {
  %c = arith.constant 2 : index
  %r:2 = arith.addui_extended %a, %c : index, i1
  return %r#0, %r#1 : index, i1
}
// -----
func.func @f(%a: index, %b: index) -> index {
  %r:2 = arith.addui_extended %a, %b : index, i1
  return %r#0 : index
}
// -----
func.func @f(%a: index, %b: index) -> i1 {
  %r:2 = arith.addui_extended %a, %b : index, i1
  return %r#1 : i1
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %c = arith.constant dense<0> : vector<2xi8>
  %r:2 = arith.addui_extended %a, %c : vector<2xi8>, vector<2xi1>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi1>
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %c = arith.constant dense<1> : vector<2xi8>
  %r:2 = arith.addui_extended %a, %c : vector<2xi8>, vector<2xi1>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi1>
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %c = arith.constant dense<-1> : vector<2xi8>
  %r:2 = arith.addui_extended %a, %c : vector<2xi8>, vector<2xi1>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi1>
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %c = arith.constant dense<2> : vector<2xi8>
  %r:2 = arith.addui_extended %a, %c : vector<2xi8>, vector<2xi1>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi1>
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %r:2 = arith.addui_extended %a, %b : vector<2xi8>, vector<2xi1>
  return %r#0 : vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi1> {
  %r:2 = arith.addui_extended %a, %b : vector<2xi8>, vector<2xi1>
  return %r#1 : vector<2xi1>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi1>) {
  %c = arith.constant dense<0> : tensor<2xi32>
  %r:2 = arith.addui_extended %a, %c : tensor<2xi32>, tensor<2xi1>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi1>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi1>) {
  %c = arith.constant dense<1> : tensor<2xi32>
  %r:2 = arith.addui_extended %a, %c : tensor<2xi32>, tensor<2xi1>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi1>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi1>) {
  %c = arith.constant dense<-1> : tensor<2xi32>
  %r:2 = arith.addui_extended %a, %c : tensor<2xi32>, tensor<2xi1>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi1>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi1>) {
  %c = arith.constant dense<2> : tensor<2xi32>
  %r:2 = arith.addui_extended %a, %c : tensor<2xi32>, tensor<2xi1>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi1>
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %r:2 = arith.addui_extended %a, %b : tensor<2xi32>, tensor<2xi1>
  return %r#0 : tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi1> {
  %r:2 = arith.addui_extended %a, %b : tensor<2xi32>, tensor<2xi1>
  return %r#1 : tensor<2xi1>
}
// -----
func.func @f(%a: i8) -> (i8, i8) {
  %c = arith.constant 0 : i8
  %r:2 = arith.mulsi_extended %a, %c : i8
  return %r#0, %r#1 : i8, i8
}
// -----
func.func @f(%a: i8) -> (i8, i8) {
  %c = arith.constant 1 : i8
  %r:2 = arith.mulsi_extended %a, %c : i8
  return %r#0, %r#1 : i8, i8
}
// -----
func.func @f(%a: i8) -> (i8, i8) {
  %c = arith.constant -1 : i8
  %r:2 = arith.mulsi_extended %a, %c : i8
  return %r#0, %r#1 : i8, i8
}
// -----
func.func @f(%a: i8) -> (i8, i8) {
  %c = arith.constant 2 : i8
  %r:2 = arith.mulsi_extended %a, %c : i8
  return %r#0, %r#1 : i8, i8
}
// -----
func.func @f(%a: i8, %b: i8) -> i8 {
  %r:2 = arith.mulsi_extended %a, %b : i8
  return %r#0 : i8
}
// -----
func.func @f(%a: i8, %b: i8) -> i8 {
  %r:2 = arith.mulsi_extended %a, %b : i8
  return %r#1 : i8
}
// -----
func.func @f(%a: i64) -> (i64, i64) {
  %c = arith.constant 0 : i64
  %r:2 = arith.mulsi_extended %a, %c : i64
  return %r#0, %r#1 : i64, i64
}
// -----
func.func @f(%a: i64) -> (i64, i64) {
  %c = arith.constant 1 : i64
  %r:2 = arith.mulsi_extended %a, %c : i64
  return %r#0, %r#1 : i64, i64
}
// -----
func.func @f(%a: i64) -> (i64, i64) {
  %c = arith.constant -1 : i64
  %r:2 = arith.mulsi_extended %a, %c : i64
  return %r#0, %r#1 : i64, i64
}
// -----
func.func @f(%a: i64) -> (i64, i64) {
  %c = arith.constant 2 : i64
  %r:2 = arith.mulsi_extended %a, %c : i64
  return %r#0, %r#1 : i64, i64
}
// -----
func.func @f(%a: i64, %b: i64) -> i64 {
  %r:2 = arith.mulsi_extended %a, %b : i64
  return %r#0 : i64
}
// -----
func.func @f(%a: i64, %b: i64) -> i64 {
  %r:2 = arith.mulsi_extended %a, %b : i64
  return %r#1 : i64
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %c = arith.constant dense<0> : vector<2xi8>
  %r:2 = arith.mulsi_extended %a, %c : vector<2xi8>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %c = arith.constant dense<1> : vector<2xi8>
  %r:2 = arith.mulsi_extended %a, %c : vector<2xi8>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %c = arith.constant dense<-1> : vector<2xi8>
  %r:2 = arith.mulsi_extended %a, %c : vector<2xi8>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %c = arith.constant dense<2> : vector<2xi8>
  %r:2 = arith.mulsi_extended %a, %c : vector<2xi8>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %r:2 = arith.mulsi_extended %a, %b : vector<2xi8>
  return %r#0 : vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %r:2 = arith.mulsi_extended %a, %b : vector<2xi8>
  return %r#1 : vector<2xi8>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %c = arith.constant dense<0> : tensor<2xi32>
  %r:2 = arith.mulsi_extended %a, %c : tensor<2xi32>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %c = arith.constant dense<1> : tensor<2xi32>
  %r:2 = arith.mulsi_extended %a, %c : tensor<2xi32>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %c = arith.constant dense<-1> : tensor<2xi32>
  %r:2 = arith.mulsi_extended %a, %c : tensor<2xi32>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %c = arith.constant dense<2> : tensor<2xi32>
  %r:2 = arith.mulsi_extended %a, %c : tensor<2xi32>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %r:2 = arith.mulsi_extended %a, %b : tensor<2xi32>
  return %r#0 : tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %r:2 = arith.mulsi_extended %a, %b : tensor<2xi32>
  return %r#1 : tensor<2xi32>
}
// -----
func.func @f(%a: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %r:2 = arith.mulsi_extended %a, %p : i8
  %s:2 = arith.mulsi_extended %p, %p : i8
  return %r#0, %r#1, %s#0, %s#1 : i8, i8, i8, i8
}
// -----
func.func @f(%a: i8) -> (i8, i8) {
  %c = arith.constant 0 : i8
  %r:2 = arith.mului_extended %a, %c : i8
  return %r#0, %r#1 : i8, i8
}
// -----
func.func @f(%a: i8) -> (i8, i8) {
  %c = arith.constant 1 : i8
  %r:2 = arith.mului_extended %a, %c : i8
  return %r#0, %r#1 : i8, i8
}
// -----
func.func @f(%a: i8) -> (i8, i8) {
  %c = arith.constant -1 : i8
  %r:2 = arith.mului_extended %a, %c : i8
  return %r#0, %r#1 : i8, i8
}
// -----
func.func @f(%a: i8) -> (i8, i8) {
  %c = arith.constant 2 : i8
  %r:2 = arith.mului_extended %a, %c : i8
  return %r#0, %r#1 : i8, i8
}
// -----
func.func @f(%a: i8, %b: i8) -> i8 {
  %r:2 = arith.mului_extended %a, %b : i8
  return %r#0 : i8
}
// -----
func.func @f(%a: i8, %b: i8) -> i8 {
  %r:2 = arith.mului_extended %a, %b : i8
  return %r#1 : i8
}
// -----
func.func @f(%a: i64) -> (i64, i64) {
  %c = arith.constant 0 : i64
  %r:2 = arith.mului_extended %a, %c : i64
  return %r#0, %r#1 : i64, i64
}
// -----
func.func @f(%a: i64) -> (i64, i64) {
  %c = arith.constant 1 : i64
  %r:2 = arith.mului_extended %a, %c : i64
  return %r#0, %r#1 : i64, i64
}
// -----
func.func @f(%a: i64) -> (i64, i64) {
  %c = arith.constant -1 : i64
  %r:2 = arith.mului_extended %a, %c : i64
  return %r#0, %r#1 : i64, i64
}
// -----
func.func @f(%a: i64) -> (i64, i64) {
  %c = arith.constant 2 : i64
  %r:2 = arith.mului_extended %a, %c : i64
  return %r#0, %r#1 : i64, i64
}
// -----
func.func @f(%a: i64, %b: i64) -> i64 {
  %r:2 = arith.mului_extended %a, %b : i64
  return %r#0 : i64
}
// -----
func.func @f(%a: i64, %b: i64) -> i64 {
  %r:2 = arith.mului_extended %a, %b : i64
  return %r#1 : i64
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %c = arith.constant dense<0> : vector<2xi8>
  %r:2 = arith.mului_extended %a, %c : vector<2xi8>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %c = arith.constant dense<1> : vector<2xi8>
  %r:2 = arith.mului_extended %a, %c : vector<2xi8>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %c = arith.constant dense<-1> : vector<2xi8>
  %r:2 = arith.mului_extended %a, %c : vector<2xi8>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %c = arith.constant dense<2> : vector<2xi8>
  %r:2 = arith.mului_extended %a, %c : vector<2xi8>
  return %r#0, %r#1 : vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %r:2 = arith.mului_extended %a, %b : vector<2xi8>
  return %r#0 : vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %r:2 = arith.mului_extended %a, %b : vector<2xi8>
  return %r#1 : vector<2xi8>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %c = arith.constant dense<0> : tensor<2xi32>
  %r:2 = arith.mului_extended %a, %c : tensor<2xi32>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %c = arith.constant dense<1> : tensor<2xi32>
  %r:2 = arith.mului_extended %a, %c : tensor<2xi32>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %c = arith.constant dense<-1> : tensor<2xi32>
  %r:2 = arith.mului_extended %a, %c : tensor<2xi32>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %c = arith.constant dense<2> : tensor<2xi32>
  %r:2 = arith.mului_extended %a, %c : tensor<2xi32>
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %r:2 = arith.mului_extended %a, %b : tensor<2xi32>
  return %r#0 : tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %r:2 = arith.mului_extended %a, %b : tensor<2xi32>
  return %r#1 : tensor<2xi32>
}
// -----
func.func @f(%a: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %r:2 = arith.mului_extended %a, %p : i8
  %s:2 = arith.mului_extended %p, %p : i8
  return %r#0, %r#1, %s#0, %s#1 : i8, i8, i8, i8
}
