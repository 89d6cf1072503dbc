// options: --async-runtime-ref-counting --allow-unregistered-dialect
// options: --async-runtime-ref-counting-opt --allow-unregistered-dialect
// options: --async-runtime-policy-based-ref-counting --allow-unregistered-dialect
// options: --async-runtime-ref-counting --async-runtime-ref-counting-opt --allow-unregistered-dialect
// options: --async-runtime-ref-counting --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect
// options: --pass-pipeline=builtin.module(func.func(async-runtime-ref-counting,async-runtime-ref-counting-opt)) --allow-unregistered-dialect
func.func @unused(%t: !async.token, %v: !async.value<f32>, %g: !async.group, %n: index) {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<i32>
  %2 = async.runtime.create_group %n : !async.group
  return
}

// -----

func.func @returned(%t: !async.token) -> (!async.token, !async.value<f32>) {
  %0 = async.runtime.create : !async.value<f32>
  return %t, %0 : !async.token, !async.value<f32>
}

// -----

func.func @last_use(%t: !async.token, %v: !async.value<f32>) -> f32 {
  async.runtime.await %t : !async.token
  async.runtime.await %v : !async.value<f32>
  %0 = async.runtime.is_error %t : !async.token
  %1 = async.runtime.load %v : <f32>
  return %1 : f32
}

// -----

func.func private @callee(!async.token, !async.token)
func.func @calls(%t: !async.token, %u: !async.token) {
  call @callee(%t, %u) : (!async.token, !async.token) -> ()
  call @callee(%t, %t) : (!async.token, !async.token) -> ()
  async.runtime.await %t : !async.token
  return
}

// -----

func.func private @one(!async.token)
func.func @last_call(%t: !async.token) {
  async.runtime.await %t : !async.token
  call @one(%t) : (!async.token) -> ()
  return
}

// -----

func.func @in_region(%t: !async.token, %p: i1) {
  scf.if %p {
    async.runtime.await %t : !async.token
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
  }
  return
}

// -----

func.func @in_region_twice(%p: i1) {
  %t = async.runtime.create : !async.token
  scf.if %p {
    async.runtime.await %t : !async.token
  } else {
    async.runtime.set_available %t : !async.token
  }
  async.runtime.await %t : !async.token
  "t.last"() : () -> ()
  return
}

// -----

// One successor does not use the token, and has no other predecessor.
func.func @diverging(%t: !async.token, %p: i1) {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  async.runtime.await %t : !async.token
  return
^bb2:
  return
}

// -----

// The other successor has two predecessors.
func.func @edge(%t: !async.token, %p: i1) {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  async.runtime.await %t : !async.token
  cf.br ^bb2
^bb2:
  return
}

// -----

func.func @loop(%p: i1) {
  %t = async.runtime.create : !async.token
  cf.br ^bb1
^bb1:
  async.runtime.await %t : !async.token
  cf.cond_br %p, ^bb1, ^bb2
^bb2:
  return
}

// -----

func.func @arguments_of_blocks(%t: !async.token, %p: i1) {
  cf.br ^bb1(%p : i1)
^bb1(%q: i1):
  async.runtime.await %t : !async.token
  cf.br ^bb2
^bb2:
  return
}

// -----

// The token is passed on, by an operation that does not return.
func.func @passed(%t: !async.token) {
  cf.br ^bb1(%t : !async.token)
^bb1(%0: !async.token):
  async.runtime.await %0 : !async.token
  return
}

// -----

func.func @successor_with_arguments(%t: !async.token, %p: i1, %a: i32) {
  cf.cond_br %p, ^bb1, ^bb2(%a : i32)
^bb1:
  async.runtime.await %t : !async.token
  return
^bb2(%0: i32):
  return
}

// -----

// What is suspended keeps its references.
func.func @coroutine(%t: !async.token) {
  %id = async.coro.id
  %handle = async.coro.begin %id
  %state = async.coro.save %handle
  async.coro.suspend %state, ^bb3, ^bb1, ^bb2
^bb1:
  %0 = async.runtime.is_error %t : !async.token
  cf.br ^bb2
^bb2:
  async.coro.free %id, %handle
  cf.br ^bb3
^bb3:
  async.coro.end %handle
  return
}

// -----

func.func @groups(%n: index, %t: !async.token, %v: !async.value<f32>) -> index {
  %g = async.runtime.create_group %n : !async.group
  %0 = async.runtime.add_to_group %t, %g : !async.token
  %1 = async.runtime.add_to_group %v, %g : !async.value<f32>
  async.runtime.await %g : !async.group
  %2 = async.runtime.is_error %g : !async.group
  return %0 : index
}

// -----

func.func @not_lowered() {
  %token = async.execute {
    async.yield
  }
  return
}

// -----

func.func @not_lowered_either(%g: !async.group) {
  async.await_all %g
  return
}

// -----

// Additions and drops cancel out, the first drop first.
func.func @pairs(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 2 : i64} : !async.token
  async.runtime.await %t : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 2 : i64} : !async.token
  return
}

// -----

func.func private @f(!async.token)
func.func @pair_around_call(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  call @f(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @use_after_call(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  call @f(%t) : (!async.token) -> ()
  async.runtime.await %t : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @use_before_call(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.await %t : !async.token
  call @f(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}

// -----

func.func @drop_before_addition(%t: !async.token) {
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  return
}

// -----

func.func @pairs_in_blocks(%t: !async.token, %p: i1) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  scf.if %p {
    async.runtime.drop_ref %t {count = 1 : i64} : !async.token
    async.runtime.add_ref %t {count = 1 : i64} : !async.token
    async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  }
  cf.br ^bb1
^bb1:
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}

// -----

// Uses in blocks that cannot be reached.
func.func @unreachable() {
  %t = async.runtime.create : !async.token
  async.runtime.set_available %t : !async.token
  return
^bb1:
  async.runtime.await %t : !async.token
  cf.br ^bb1
}

// -----

func.func @unregistered(%t: !async.token) {
  %0 = "t.make"(%t) : (!async.token) -> !async.token
  "t.region"() ({
  ^bb0(%1: !async.token):
    "t.use"(%0, %1) : (!async.token, !async.token) -> ()
    "t.end"() : () -> ()
  }) : () -> ()
  return
}
