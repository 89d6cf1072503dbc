// What only has the effects of what it contains says nothing itself.
func.func @f(%lb: index, %ub: index, %s: index, %m: memref<4xf32>, %v: f32, %c: i1) {
  scf.for %i = %lb to %ub step %s {
    scf.if %c {
      memref.store %v, %m[%i] : memref<4xf32>
    } else {
      %0 = memref.load %m[%i] : memref<4xf32>
    }
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %d = arith.addi %a, %a : i32
    scf.condition(%c) %d : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return %0 : i32
}
// -----
func.func @f(%lb: index, %ub: index, %s: index, %z: f32) -> f32 {
  %0 = scf.parallel (%i) = (%lb) to (%ub) step (%s) init (%z) -> f32 {
    %e = arith.constant 1.0 : f32
    scf.reduce(%e : f32) {
    ^bb0(%a: f32, %b: f32):
      %r = arith.addf %a, %b : f32
      scf.reduce.return %r : f32
    }
  }
  return %0 : f32
}
// -----
func.func @f(%n: index, %m: memref<4xf32>, %v: f32) {
  scf.forall (%i) in (%n) {
    memref.store %v, %m[%i] : memref<4xf32>
  }
  return
}
// -----
func.func @f(%i: index) -> i32 {
  %0 = scf.index_switch %i -> i32
  case 1 {
    %a = arith.constant 1 : i32
    scf.yield %a : i32
  }
  default {
    %a = ub.poison : i32
    scf.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @f() {
  scf.execute_region {
    %0 = memref.alloca() : memref<4xf32>
    scf.yield
  }
  return
}
// -----
// An assertion writes something, nobody knows what.
func.func @f(%c: i1) {
  cf.assert %c, "must hold"
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
// -----
// Calls are not known.
func.func private @g(i32) -> i32
func.func @f(%x: i32, %h: (i32) -> i32) -> i32 {
  %0 = call @g(%x) : (i32) -> i32
  %1 = call_indirect %h(%0) : (i32) -> i32
  %2 = constant @g : (i32) -> i32
  return %1 : i32
}
// -----
// Neither is what is not registered; what it contains is.
func.func @f(%m: memref<f32>) {
  "dialect.op"(%m) ({
    %0 = memref.load %m[] : memref<f32>
  }) : (memref<f32>) -> ()
  return
}
// -----
func.func @f(%x: i32, %m: memref<f32>) {
  %0 = builtin.unrealized_conversion_cast %x : i32 to f32
  builtin.module {
    func.func @inner(%m: memref<f32>) {
      memref.dealloc %m : memref<f32>
      return
    }
  }
  return
}
// -----
func.func @f(%m: memref<f32>) {
  %token = async.execute {
    %0 = memref.load %m[] : memref<f32>
    async.yield
  }
  async.await %token : !async.token
  return
}
// -----
func.func @f(%n: index, %v: f32) {
  %g = async.create_group %n : !async.group
  %t = async.runtime.create : !async.token
  %i = async.add_to_group %t, %g : !async.token
  async.await_all %g
  async.runtime.set_available %t : !async.token
  async.runtime.set_error %t : !async.token
  %e = async.runtime.is_error %t : !async.token
  async.runtime.await %t : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  %s = async.runtime.create : !async.value<f32>
  async.runtime.store %v, %s : !async.value<f32>
  %l = async.runtime.load %s : !async.value<f32>
  %w = async.runtime.num_worker_threads : index
  return
}
