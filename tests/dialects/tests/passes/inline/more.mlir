func.func private @f(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @in_a_loop(%n: index, %x: i32) -> i32 {
  %0 = scf.for %i = %n to %n step %n iter_args(%y = %x) -> i32 {
    %1 = func.call @f(%y) : (i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func private @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @several_blocks_in_a_loop(%n: index, %c: i1, %x: i32) -> i32 {
  %0 = scf.for %i = %n to %n step %n iter_args(%y = %x) -> i32 {
    %1 = func.call @f(%c, %y) : (i1, i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func private @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @several_blocks_in_execute_region(%c: i1, %x: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %1 = func.call @f(%c, %x) : (i1, i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func private @f(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @allocation(%n: index, %x: f32) -> f32 {
  %0 = call @f(%n) : (index) -> memref<?xf32>
  memref.store %x, %0[%n] : memref<?xf32>
  %1 = memref.load %0[%n] : memref<?xf32>
  return %1 : f32
}
// -----
func.func private @f(%x: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %x, %0[] : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}
func.func @alloca_in_a_loop(%n: index, %x: i32) {
  scf.for %i = %n to %n step %n {
    %0 = func.call @f(%x) : (i32) -> i32
    "t.use"(%0) : (i32) -> ()
  }
  return
}
// -----
func.func private @f() {
  call @g() : () -> ()
  return
}
func.func private @g() {
  call @h() : () -> ()
  return
}
func.func private @h() {
  call @f() : () -> ()
  return
}
func.func @cycle_of_three() {
  call @f() : () -> ()
  return
}
// -----
func.func @recursive(%a: i32) -> i32 {
  %0 = call @recursive(%a) : (i32) -> i32
  %1 = call @recursive(%0) : (i32) -> i32
  return %1 : i32
}
// -----
func.func private @f(%a: i32) -> i32 attributes {no_inline} {
  return %a : i32
}
func.func @callee_refuses(%a: i32) -> i32 {
  %0 = call @f(%a) : (i32) -> i32
  return %0 : i32
}
// -----
func.func private @f(%a: i32) -> i32 {
  return %a : i32
}
func.func @call_refuses(%a: i32) -> i32 {
  %0 = call @f(%a) {no_inline} : (i32) -> i32
  %1 = call @f(%0) : (i32) -> i32
  return %1 : i32
}
// -----
func.func private @f(%a: i32, %b: f32) -> (f32, i32, i32) {
  %0 = arith.addi %a, %a : i32
  return %b, %a, %0 : f32, i32, i32
}
func.func @several_results(%a: i32, %b: f32) -> (i32, f32) {
  %0:3 = call @f(%a, %b) : (i32, f32) -> (f32, i32, i32)
  %1 = arith.addi %0#1, %0#2 : i32
  return %1, %0#0 : i32, f32
}
// -----
func.func private @f(%a: i32) -> i32 {
  %0 = "t.op"(%a) : (i32) -> i32
  return %0 : i32
}
func.func @unregistered(%a: i32) -> i32 {
  %0 = call @f(%a) : (i32) -> i32
  return %0 : i32
}
// -----
func.func private @f(%a: i32) -> i32 {
  return %a : i32
}
func.func @in_unregistered(%a: i32) {
  "t.region"() ({
    %0 = func.call @f(%a) : (i32) -> i32
    "t.end"(%0) : (i32) -> ()
  }) : () -> ()
  return
}
// -----
func.func private @f() -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
func.func @dead_call() {
  %0 = call @f() : () -> i32
  return
}
// -----
func.func private @f(%a: i32) -> i32 {
  return %a : i32
^bb1:
  %0 = arith.constant 0 : i32
  return %0 : i32
}
func.func @unreachable_block_of_the_callee(%a: i32) -> i32 {
  %0 = call @f(%a) : (i32) -> i32
  return %0 : i32
}
// -----
func.func private @f(%a: i32) -> i32 {
  return %a : i32
}
func.func @call_in_an_unreachable_block(%a: i32) -> i32 {
  return %a : i32
^bb1:
  %0 = call @f(%a) : (i32) -> i32
  return %0 : i32
}
// -----
func.func private @f(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}
func.func @loop_of_blocks(%c: i1) {
  call @f(%c) : (i1) -> ()
  call @f(%c) : (i1) -> ()
  return
}
// -----
func.func private @f() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func @endless() {
  call @f() : () -> ()
  return
}
// -----
func.func private @f(%a: i32) -> i32 {
  return %a : i32
}
func.func @reference() -> ((i32) -> i32) {
  %0 = constant @f : (i32) -> i32
  return %0 : (i32) -> i32
}
func.func @call_of_a_reference(%a: i32) -> i32 {
  %0 = call @reference() : () -> ((i32) -> i32)
  %1 = call_indirect %0(%a) : (i32) -> i32
  return %1 : i32
}
// -----
func.func @call_of_a_constant(%a: i32) -> i32 {
  %0 = constant @f : (i32) -> i32
  %1 = call_indirect %0(%a) : (i32) -> i32
  return %1 : i32
}
func.func private @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
module @inner {
  func.func private @f(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @in_a_module(%a: i32) -> i32 {
    %0 = func.call @f(%a) : (i32) -> i32
    return %0 : i32
  }
}
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @outside(%a: i32) -> i32 {
  %0 = func.call @f(%a) : (i32) -> i32
  return %0 : i32
}
// -----
func.func private @f(%n: index, %m: memref<?xi32>, %x: i32, %c: i1) {
  scf.for %i = %n to %n step %n {
    scf.if %c {
      memref.store %x, %m[%i] : memref<?xi32>
    }
  }
  return
}
func.func @regions_of_the_callee(%n: index, %m: memref<?xi32>, %x: i32, %c: i1) {
  call @f(%n, %m, %x, %c) : (index, memref<?xi32>, i32, i1) -> ()
  call @f(%n, %m, %x, %c) : (index, memref<?xi32>, i32, i1) -> ()
  return
}
// -----
func.func private @f(%a: complex<f32>) -> f32 {
  %0 = complex.mul %a, %a : complex<f32>
  %1 = complex.abs %0 : complex<f32>
  %2 = math.sqrt %1 : f32
  return %2 : f32
}
func.func @other_dialects(%a: complex<f32>) -> f32 {
  %0 = call @f(%a) : (complex<f32>) -> f32
  return %0 : f32
}
// -----
func.func private @f(%a: index) -> index {
  %0 = index.add %a, %a
  %1 = index.bool.constant true
  return %0 : index
}
func.func @indices(%a: index) -> index {
  %0 = call @f(%a) : (index) -> index
  return %0 : index
}
// -----
func.func private @f(%c: i1) {
  cf.assert %c, "message"
  return
}
func.func @assertion(%c: i1) {
  call @f(%c) : (i1) -> ()
  return
}
// -----
func.func private @f(%t: !async.token) {
  async.await %t : !async.token
  return
}
func.func @in_a_task(%t: !async.token) {
  %0 = async.execute {
    func.call @f(%t) : (!async.token) -> ()
    async.yield
  }
  return
}
// -----
func.func private @f(%a: i32) -> i32 {
  %0 = ub.poison : i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
func.func @poison(%a: i32) -> i32 {
  %0 = call @f(%a) : (i32) -> i32
  return %0 : i32
}
// -----
func.func private @f(%a: i32 {t.x = 1 : i32}) -> (i32 {t.y = 2 : i32}) {
  return %a : i32
}
func.func @attributes_of_arguments(%a: i32) -> i32 {
  %0 = call @f(%a) {t.z} : (i32) -> i32
  return %0 : i32
}
// -----
func.func private @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %a : i32
  %2 = arith.addi %1, %a : i32
  %3 = arith.addi %2, %a : i32
  return %3 : i32
}
func.func @large_callee(%a: i32) -> i32 {
  %0 = call @f(%a) : (i32) -> i32
  return %0 : i32
}
func.func @large_caller(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = arith.muli %1, %a : i32
  %3 = arith.muli %2, %a : i32
  %4 = arith.muli %3, %a : i32
  %5 = arith.muli %4, %a : i32
  %6 = arith.muli %5, %a : i32
  %7 = arith.muli %6, %a : i32
  %8 = call @f(%7) : (i32) -> i32
  return %8 : i32
}
// -----
func.func @first(%a: i32) -> i32 {
  %0 = call @second(%a) : (i32) -> i32
  return %0 : i32
}
func.func @second(%a: i32) -> i32 {
  %0 = call @third(%a) : (i32) -> i32
  %1 = call @third(%0) : (i32) -> i32
  return %1 : i32
}
func.func @third(%a: i32) -> i32 {
  %0 = call @fourth(%a) : (i32) -> i32
  %1 = call @fourth(%0) : (i32) -> i32
  return %1 : i32
}
func.func @fourth(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
// -----
func.func private @f(%a: i32) -> i32 {
  return %a : i32
}
func.func @argument_used_twice(%a: i32) -> i32 {
  %0 = call @f(%a) : (i32) -> i32
  %1 = call @f(%a) : (i32) -> i32
  %2 = arith.addi %0, %1 : i32
  cf.br ^bb1(%2 : i32)
^bb1(%x: i32):
  %3 = call @f(%x) : (i32) -> i32
  return %3 : i32
}
// -----
func.func private @f(%c: i1, %a: i32) -> (i32, i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a, %a : i32, i32
^bb2:
  %0 = arith.constant 7 : i32
  return %0, %a : i32, i32
}
func.func @blocks_before_and_after(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  %0:2 = call @f(%c, %a) : (i1, i32) -> (i32, i32)
  %1 = arith.addi %0#0, %0#1 : i32
  cf.br ^bb2(%1 : i32)
^bb2(%x: i32):
  %2:2 = call @f(%c, %x) : (i1, i32) -> (i32, i32)
  return %2#0 : i32
}
// -----
func.func private @f(%a: i32) -> i32 {
  return %a : i32
}
func.func @in_a_while(%a: i32, %c: i1) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %1 = func.call @f(%x) : (i32) -> i32
    scf.condition(%c) %1 : i32
  } do {
  ^bb0(%y: i32):
    %2 = func.call @f(%y) : (i32) -> i32
    scf.yield %2 : i32
  }
  return %0 : i32
}
