func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.execute [%x] { async.yield }
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.execute [%v] { async.yield }
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.execute { async.yield %x : f32 }
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0, %1 = async.execute -> !async.value<f32> { async.yield }
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0, %1 = async.execute -> !async.value<f32> { async.yield %i : i32 }
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0, %1 = async.execute -> f32 { async.yield %x : f32 }
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.execute (%v as %a: f32) { async.yield }
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.execute (%v %a: !async.value<f32>) { async.yield }
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.execute (%v as %a) { async.yield }
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.execute (%x as %a: !async.value<f32>) { async.yield }
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.execute
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%a: i32): async.yield }) : (!async.value<f32>) -> !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({ async.yield }) : (!async.value<f32>) -> !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.yield
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.return
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.await %t : !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.await %x : f32
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.await %x : f32
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = "async.await"(%t) : (!async.token) -> f32
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = "async.await"(%v) : (!async.value<f32>) -> i32
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.create_group %n
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.create_group %i : !async.group
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.create_group %n : !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.add_to_group %x, %g : f32
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.add_to_group %t, %t : !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.await_all %t
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.call @nosuch() : () -> !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.call @f() : () -> !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.call @g(%x) : (f32) -> !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.call @g(%x) : (f32, f32) -> !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.call @g() : () -> f32
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.call @g() : () -> !async.value<f32>
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0:2 = async.call @g() : () -> (!async.token, !async.token)
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.coro.id %x
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.coro.begin %x
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.coro.suspend %h, ^a, ^a, ^a
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.runtime.create
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.runtime.create : f32
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.runtime.create_group %n : !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.runtime.set_available %g : !async.group
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.runtime.await %x : f32
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.runtime.resume %t
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.runtime.store %i, %v : !async.value<f32>
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.runtime.store %x, %t : !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.runtime.load %t : !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.runtime.load %v : !async.value<i32>
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = "async.runtime.load"(%v) : (!async.value<f32>) -> i32
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.runtime.store %x, %v : <i32>
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.runtime.add_ref %t : !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.runtime.add_ref %t {count = 0 : i64} : !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.runtime.drop_ref %t {count = 1 : i32} : !async.token
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.runtime.num_worker_threads : i32
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.runtime.num_worker_threads
return
}
async.func private @g() -> !async.token
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
async.nosuch
return
}
async.func private @g() -> !async.token
// -----
async.func @f()
// -----
async.func @f() -> i32
// -----
async.func @f() -> (!async.value<i32>, !async.token)
// -----
async.func private @f() -> (!async.value<i32>, i32)
// -----
async.func @f(%x: i32) -> !async.value<f32> { return %x : i32 }
// -----
async.func @f(%x: i32) -> !async.token { return %x : i32 }
// -----
async.func @f(%x: i32) -> (!async.token, !async.value<i32>) { return }
// -----
async.func @f(%x: i32) -> !async.token { }
// -----
async.func @f(%x: i32) -> !async.token { func.return }
// -----
func.func private @f(!async.value)
// -----
func.func private @f(!async.value<>)
// -----
func.func private @f(!async.value<f32)
// -----
func.func private @f(!async.nosuch)
// -----
func.func private @f(!async<token>, !async<value<f32>>, !async<"token">)
// -----
func.func private @f(!async)
// -----
module attributes {t.a = #async.foo} {}
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.runtime.load %v : <>
return
}
// -----
func.func @f(%x: f32, %i: i32, %n: index, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %h: !async.coro.handle) {
%0 = async.runtime.load %v : value<f32>
return
}
// -----
async.func @h(%x: i32) -> (!async.value<i32>, !async.token) {
  return %x : i32
}

// -----

func.func @f(%v: !async.value<f32>) {
  %0 = async.execute [%v> { async.yield }
  return
}

// -----

func.func @sizes_twice(%t: !async.token) {
  %0 = async.execute [%t] attributes {operandSegmentSizes = array<i32: 1, 0>} { async.yield }
  return
}
