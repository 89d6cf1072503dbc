func.func @one_block(%a: i32) -> i32 {
  %0 = call @add(%a) : (i32) -> i32
  %1 = call @add(%0) : (i32) -> i32
  return %1 : i32
}
func.func @add(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
// -----
func.func @several_blocks(%c: i1, %a: i32) -> i32 {
  %0 = call @choose(%c, %a) : (i1, i32) -> i32 loc("call")
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}
func.func @choose(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^yes(%a : i32), ^no
^yes(%x: i32 loc("arg")):
  return %x : i32 loc("ret")
^no:
  %z = arith.constant 0 : i32
  return %z : i32
}
// -----
// Private functions go when the last call is gone: then their bodies are moved.
func.func @user() -> i32 {
  %0 = call @last() : () -> i32
  return %0 : i32
}
func.func private @last() -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
func.func private @never() -> i32 {
  %0 = arith.constant 2 : i32
  return %0 : i32
}
// -----
// Through three levels: locations of calls within calls.
func.func @a() -> i32 {
  %0 = call @b() : () -> i32 loc("in a")
  return %0 : i32
}
func.func @b() -> i32 {
  %0 = call @c() : () -> i32 loc("in b")
  return %0 : i32
}
func.func @c() -> i32 {
  %0 = call @d() : () -> i32 loc("in c")
  return %0 : i32
}
func.func @d() -> i32 {
  %0 = arith.constant 1 : i32 loc("in d")
  return %0 : i32
}
// -----
func.func @recursive(%a: i32) -> i32 {
  %0 = call @recursive(%a) : (i32) -> i32
  return %0 : i32
}
func.func @even(%a: i32) -> i32 {
  %0 = call @odd(%a) : (i32) -> i32
  return %0 : i32
}
func.func @odd(%a: i32) -> i32 {
  %0 = call @even(%a) : (i32) -> i32
  return %0 : i32
}
func.func @start(%a: i32) -> i32 {
  %0 = call @recursive(%a) : (i32) -> i32
  %1 = call @even(%0) : (i32) -> i32
  return %1 : i32
}
// -----
func.func @not_this_call() {
  func.call @f() {no_inline} : () -> ()
  func.call @g() : () -> ()
  func.call @h() : () -> ()
  return
}
func.func @f() { return }
func.func @g() attributes {no_inline} { return }
func.func private @h()
// -----
// What is not known cannot be inlined, and into what is not known nothing can be.
func.func @unknown() {
  call @odd() : () -> ()
  "t.region"() ({ func.call @fine() : () -> () }, {}) : () -> ()
  return
}
func.func @odd() { "t.odd"() : () -> () return }
func.func @fine() { return }
// -----
func.func @structured(%c: i1, %n: index) -> i32 {
  %r = scf.if %c -> i32 {
    %0 = func.call @one() : () -> i32
    scf.yield %0 : i32
  } else {
    %0 = func.call @blocks(%c) : (i1) -> i32
    scf.yield %0 : i32
  }
  scf.for %i = %n to %n step %n {
    %0 = func.call @one() : () -> i32
    func.call @loops(%n) : (index) -> ()
  }
  return %r : i32
}
func.func @one() -> i32 { %0 = arith.constant 1 : i32 return %0 : i32 }
func.func @blocks(%c: i1) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = func.call @one() : () -> i32
  return %0 : i32
^b:
  %1 = arith.constant 2 : i32
  return %1 : i32
}
func.func @loops(%n: index) {
  scf.for %i = %n to %n step %n { %0 = func.call @one() : () -> i32 }
  return
}
// -----
// Results nobody wants, several results, results that are arguments, operands given twice.
func.func @results(%a: i32, %b: f32) -> (f32, i32) {
  call @swap(%a, %b) : (i32, f32) -> (f32, i32)
  %0:2 = call @swap(%a, %b) : (i32, f32) -> (f32, i32)
  %1 = call @first(%a, %a) : (i32, i32) -> i32
  return %0#0, %1 : f32, i32
}
func.func @swap(%a: i32, %b: f32) -> (f32, i32) { return %b, %a : f32, i32 }
func.func @first(%a: i32, %b: i32) -> i32 { return %a : i32 }
// -----
// A block of the callee that loops, and one that cannot be reached.
func.func @user(%c: i1, %a: i32) -> i32 {
  %0 = call @loop(%c, %a) : (i1, i32) -> i32
  %1 = call @loop(%c, %0) : (i1, i32) -> i32
  return %1 : i32
}
func.func @loop(%c: i1, %a: i32) -> i32 {
  cf.br ^head(%a : i32)
^head(%x: i32):
  %y = arith.addi %x, %a : i32
  cf.cond_br %c, ^head(%y : i32), ^exit
^nobody:
  cf.br ^exit
^exit:
  return %a : i32
}
// -----
module {
  module @inner {
    func.func @f() { return }
    func.func private @g() { return }
    func.func @h() { call @f() : () -> () call @g() : () -> () return }
  }
  func.func private @g() { return }
  func.func @h() { call @g() : () -> () return }
}
// -----
// References that are no calls keep functions.
func.func private @referred() { return }
func.func private @addressed() { return }
func.func @user() -> (() -> ()) {
  call @referred() : () -> ()
  call @addressed() : () -> ()
  %0 = constant @addressed : () -> ()
  return %0 : () -> ()
}
"t.user"() {a = @referred} : () -> ()
// -----
// A call in a private function that goes.
func.func private @unused() { call @helper() : () -> () return }
func.func private @helper() { return }
func.func @keep() { return }
// -----
func.func @conversion(%a: index) -> i64 {
  %0 = call @to(%a) : (index) -> i64
  return %0 : i64
}
func.func @to(%a: index) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : index to i64
  return %0 : i64
}
// -----
async.func @task(%a: f32) -> !async.value<f32> {
  return %a : f32
}
func.func @caller(%a: f32) {
  %t = async.call @task(%a) : (f32) -> !async.value<f32>
  return
}
// -----
func.func @memory(%m: memref<4xf32>, %i: index) -> f32 {
  call @store(%m, %i) : (memref<4xf32>, index) -> ()
  %0 = call @load(%m, %i) : (memref<4xf32>, index) -> f32
  return %0 : f32
}
func.func private @store(%m: memref<4xf32>, %i: index) {
  %f = arith.constant 1.0 : f32
  memref.store %f, %m[%i] : memref<4xf32>
  return
}
func.func private @load(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = math.sin %0 : f32
  return %1 : f32
}
// -----
// In a module inside a function's body nothing happens.
func.func @around() {
  builtin.module { func.func private @x() { return } func.func @y() { func.call @x() : () -> () return } }
  return
}
// -----
// Callees are inlined into each other before they are inlined.
func.func private @leaf(%a: i32) -> i32 { %0 = arith.muli %a, %a : i32 return %0 : i32 }
func.func private @mid(%a: i32) -> i32 {
  %0 = func.call @leaf(%a) : (i32) -> i32
  %1 = func.call @leaf(%0) : (i32) -> i32
  return %1 : i32
}
func.func @top(%a: i32) -> i32 {
  %0 = call @mid(%a) : (i32) -> i32
  %1 = call @mid(%0) : (i32) -> i32
  return %1 : i32
}
