// options: --async-to-async-runtime --allow-unregistered-dialect
// options: --async-to-async-runtime --canonicalize --cse --allow-unregistered-dialect
// options: --async-func-to-async-runtime --async-to-async-runtime --allow-unregistered-dialect
// options: --async-to-async-runtime --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect
func.func @nothing() {
  %token = async.execute {
    async.yield
  }
  return
}

// -----

func.func @captures(%a: f32, %m: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %token = async.execute {
    memref.store %a, %m[%c0] : memref<1xf32>
    async.yield
  }
  async.await %token : !async.token
  return
}

// -----

func.func @values(%a: i32, %v: !async.value<vector<[4]xf16>>) -> (i32, vector<[4]xf16>) {
  %token, %r:2 = async.execute (%v as %x: !async.value<vector<[4]xf16>>) -> (!async.value<i32>, !async.value<vector<[4]xf16>>) {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addf %x, %x : vector<[4]xf16>
    async.yield %0, %1 : i32, vector<[4]xf16>
  }
  %0 = async.await %r#0 : !async.value<i32>
  %1 = async.await %r#1 : !async.value<vector<[4]xf16>>
  return %0, %1 : i32, vector<[4]xf16>
}

// -----

func.func @dependencies(%t: !async.token) {
  %token = async.execute {
    "t.a"() : () -> ()
    async.yield
  }
  %other = async.execute [%token, %t] {
    "t.b"() : () -> ()
    async.yield
  }
  async.await %other : !async.token
  return
}

// -----

func.func @nested(%a: f32) {
  %token = async.execute {
    "t.a"(%a) : (f32) -> ()
    %inner = async.execute {
      "t.b"(%a) : (f32) -> ()
      async.yield
    }
    async.await %inner : !async.token
    "t.c"() : () -> ()
    async.yield
  }
  async.await %token : !async.token
  return
}

// -----

func.func @invalid() {
  %token, %r = async.execute -> !async.value<!async.value<i32>> {
    %c = arith.constant 7 : i32
    %inner, %v = async.execute -> !async.value<i32> {
      async.yield %c : i32
    }
    async.yield %v : !async.value<i32>
  }
  return
}

// -----

// The same token twice, but not as a dependency and an operand.
func.func @same(%t: !async.token, %v: !async.value<f32>) {
  %token = async.execute [%t] (%v as %x: !async.value<f32>) {
    async.await %t : !async.token
    %0 = async.await %v : !async.value<f32>
    "t.a"(%0, %x) : (f32, f32) -> ()
    async.yield
  }
  return
}

// -----

func.func @asserts(%p: i1, %q: i1) {
  cf.assert %p, "outside"
  %token, %v = async.execute -> !async.value<i1> {
    cf.assert %p, "first"
    "t.a"() : () -> ()
    cf.assert %q, "second"
    async.yield %q : i1
  }
  return
}

// -----

// Regions with what waits become blocks. (The peer crashes on unregistered operations there.)
func.func private @a(f32)
func.func @structured(%p: i1, %t: !async.token, %v: !async.value<f32>, %a: f32) {
  %token = async.execute {
    scf.if %p {
      async.await %t : !async.token
    } else {
      func.call @a(%a) : (f32) -> ()
    }
    %0 = scf.if %p -> f32 {
      %1 = async.await %v : !async.value<f32>
      scf.yield %1 : f32
    } else {
      scf.yield %a : f32
    }
    scf.if %p {
      func.call @a(%0) : (f32) -> ()
    }
    scf.if %p {
      cf.assert %p, "message"
    }
    async.yield
  }
  scf.if %p {
    async.await %token : !async.token
  }
  return
}

// -----

// The addition that a loop needs is not legal.
func.func @loop(%n: index, %v: !async.value<index>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %token = async.execute {
    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
      %1 = async.await %v : !async.value<index>
      scf.yield %1 : index
    }
    async.yield
  }
  return
}

// -----

func.func @while(%p: i1, %t: !async.token) {
  %token = async.execute {
    scf.while : () -> () {
      async.await %t : !async.token
      scf.condition(%p)
    } do {
      scf.yield
    }
    scf.execute_region {
      async.await %t : !async.token
      scf.yield
    }
    async.yield
  }
  return
}

// -----

func.func @groups(%n: index, %t: !async.token) {
  %g = async.create_group %n : !async.group
  %i = async.add_to_group %t, %g : !async.token
  %token = async.execute {
    %j = async.add_to_group %t, %g : !async.token
    async.await_all %g
    "t.a"(%j) : (index) -> ()
    async.yield
  }
  async.await_all %g
  "t.b"(%i) : (index) -> ()
  return
}

// -----

func.func @group_of_values(%n: index, %v: !async.value<f32>) -> index {
  %g = async.create_group %n : !async.group
  %i = async.add_to_group %v, %g : !async.value<f32>
  async.await_all %g
  return %i : index
}

// -----

// Blocks of the function.
func.func @blocks(%p: i1, %t: !async.token, %v: !async.value<f32>) -> f32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  async.await %t : !async.token
  cf.br ^bb2
^bb2:
  %0 = async.await %v : !async.value<f32>
  return %0 : f32
}

// -----

func.func @names() {
  %token = async.execute {
    func.call @async_execute_fn() : () -> ()
    async.yield
  }
  %other = async.execute {
    func.call @async_execute_fn_1() : () -> ()
    async.yield
  }
  return
}
func.func private @async_execute_fn()
func.func private @async_execute_fn_1()

// -----

func.func @constants() {
  %c = arith.constant 1.0 : f64
  %d = arith.constant dense<2> : tensor<2xi8>
  %p = ub.poison : i1
  %token = async.execute {
    "t.a"(%c, %d, %p) : (f64, tensor<2xi8>, i1) -> ()
    async.yield
  }
  return
}

// -----

func.func @two(%a: f32) {
  %t0 = async.execute {
    "t.a"(%a) : (f32) -> ()
    async.yield
  }
  %t1 = async.execute [%t0] {
    "t.b"(%a) : (f32) -> ()
    async.yield
  }
  async.await %t0 : !async.token
  async.await %t1 : !async.token
  return
}
func.func @three(%a: f32) {
  %t0 = async.execute {
    "t.c"(%a) : (f32) -> ()
    async.yield
  }
  return
}

// -----

func.func @in_regions(%n: index, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = async.create_group %n : !async.group
  scf.for %i = %c0 to %n step %c1 {
    %token = async.execute {
      "t.a"(%i) : (index) -> ()
      async.yield
    }
    %0 = async.add_to_group %token, %g : !async.token
  }
  async.await_all %g
  return
}

// -----

func.func @unused_token(%v: !async.value<memref<?xf32>>) -> memref<?xf32> {
  %0 = async.await %v : !async.value<memref<?xf32>>
  return %0 : memref<?xf32>
}

// -----

// Blocks that cannot be reached are not converted.
func.func @unreachable(%t: !async.token) {
  return
^bb1:
  async.await %t : !async.token
  cf.br ^bb1
}

// -----

func.func @unregistered_in_task(%a: i32) {
  %token = async.execute {
    %0 = "t.region"() ({
      "t.use"(%a) : (i32) -> ()
      "t.end"() : () -> ()
    }) : () -> i32
    async.yield
  }
  return
}

// -----

func.func @parallel(%n: index, %t: !async.token) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %token = async.execute {
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      async.await %t : !async.token
      scf.reduce
    }
    async.yield
  }
  return
}
