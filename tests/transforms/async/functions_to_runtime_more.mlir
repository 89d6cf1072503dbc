// options: --async-func-to-async-runtime
// options: --async-func-to-async-runtime --async-to-async-runtime
// options: --async-func-to-async-runtime --canonicalize --cse
async.func @nothing() -> !async.token {
  return
}
// -----
async.func @number(%x: i32) -> !async.value<i32> {
  return %x : i32
}
// -----
async.func @token_and_value(%x: i32) -> (!async.token, !async.value<i32>) {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
// -----
async.func @two_values(%x: i32, %y: f32) -> (!async.value<i32>, !async.value<f32>) {
  return %x, %y : i32, f32
}
// -----
async.func @token_and_two_values(%x: i32, %y: vector<4xf32>) -> (!async.token, !async.value<vector<4xf32>>, !async.value<i32>) {
  return %y, %x : vector<4xf32>, i32
}
// -----
async.func @waits(%t: !async.token) -> !async.token {
  async.await %t : !async.token
  return
}
// -----
async.func @waits_for_a_value(%v: !async.value<i32>) -> !async.value<i32> {
  %0 = async.await %v : !async.value<i32>
  %1 = arith.muli %0, %0 : i32
  return %1 : i32
}
// -----
async.func @waits_twice(%t: !async.token, %v: !async.value<i32>) -> !async.value<i32> {
  async.await %t : !async.token
  %0 = async.await %v : !async.value<i32>
  async.await %t : !async.token
  return %0 : i32
}
// -----
async.func @callee(%x: i32) -> !async.value<i32> {
  return %x : i32
}
async.func @calls(%x: i32) -> !async.value<i32> {
  %0 = async.call @callee(%x) : (i32) -> !async.value<i32>
  %1 = async.await %0 : !async.value<i32>
  return %1 : i32
}
// -----
async.func @recursive(%x: i32) -> !async.token {
  %0 = async.call @recursive(%x) : (i32) -> !async.token
  async.await %0 : !async.token
  return
}
// -----
async.func @callee() -> !async.token {
  return
}
func.func @blocks_of_others() {
  %0 = async.call @callee() : () -> !async.token
  async.await %0 : !async.token
  return
}
// -----
async.func @blocks(%c: i1, %x: i32) -> !async.value<i32> {
  cf.cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  %0 = arith.addi %x, %x : i32
  cf.br ^bb2(%0 : i32)
^bb2(%y: i32):
  return %y : i32
}
// -----
async.func @assertion(%c: i1) -> !async.token {
  cf.assert %c, "no"
  return
}
// -----
async.func @assertions_and_waiting(%c: i1, %t: !async.token) -> !async.token {
  cf.assert %c, "first"
  async.await %t : !async.token
  cf.assert %c, "second"
  return
}
// -----
async.func @in_a_loop(%n: index, %m: memref<?xi32>, %x: i32) -> !async.token {
  scf.for %i = %n to %n step %n {
    memref.store %x, %m[%i] : memref<?xi32>
  }
  return
}
// -----
async.func @task(%x: i32) -> !async.token {
  %0 = async.execute {
    %1 = arith.addi %x, %x : i32
    async.yield
  }
  async.await %0 : !async.token
  return
}
// -----
async.func private @with_attributes(%x: i32 {t.a = 1 : i32}) -> (!async.value<i32> {t.b = 2 : i32}) attributes {t.c} {
  return %x : i32
}
// -----
async.func @switch(%f: i32, %x: i32) -> !async.value<i32> {
  cf.switch %f : i32, [default: ^bb1(%x : i32), 1: ^bb2]
^bb1(%y: i32):
  return %y : i32
^bb2:
  %0 = arith.addi %x, %x : i32
  cf.br ^bb1(%0 : i32)
}
// -----
async.func @names(%first: i32) -> !async.value<i32> {
  %sum = arith.addi %first, %first : i32
  return %sum : i32
}
func.func private @names_too()
