// options: --async-func-to-async-runtime --allow-unregistered-dialect
// options: --async-func-to-async-runtime --canonicalize --cse --allow-unregistered-dialect
// options: --async-func-to-async-runtime --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect
async.func @token() -> !async.token {
  return
}

// -----

async.func @value(%a: f32) -> !async.value<f32> {
  return %a : f32
}

// -----

async.func @token_and_values(%a: f32, %b: i1) -> (!async.token, !async.value<f32>, !async.value<i1>) {
  %0 = arith.addf %a, %a : f32
  return %0, %b : f32, i1
}

// -----

async.func private @private(%a: f32) -> !async.token {
  "t.a"(%a) : (f32) -> ()
  return
}

// -----

async.func @attributes(%a: f32 {t.b}) -> !async.token attributes {t.a = 1 : i32} {
  return
}

// -----

async.func @waits(%t: !async.token, %v: !async.value<i32>, %g: !async.group) -> !async.value<i32> {
  async.await %t : !async.token
  %0 = async.await %v : !async.value<i32>
  async.await_all %g
  return %0 : i32
}

// -----

async.func @asserts(%p: i1) -> !async.token {
  cf.assert %p, "message"
  return
}

// -----

async.func @blocks(%p: i1, %a: i32, %t: !async.token) -> (!async.token, !async.value<i32>) {
  cf.cond_br %p, ^bb1(%a : i32), ^bb2
^bb1(%0: i32):
  async.await %t : !async.token
  return %0 : i32
^bb2:
  %1 = arith.addi %a, %a : i32
  cf.br ^bb1(%1 : i32)
}

// -----

async.func @callee(%a: f32) -> (!async.token, !async.value<f32>) {
  return %a : f32
}
async.func @caller(%a: f32) -> !async.token {
  %0:2 = async.call @callee(%a) : (f32) -> (!async.token, !async.value<f32>)
  async.await %0#0 : !async.token
  %1 = async.await %0#1 : !async.value<f32>
  return
}
func.func @other(%a: f32) -> !async.token {
  %0:2 = async.call @callee(%a) : (f32) -> (!async.token, !async.value<f32>)
  async.await %0#0 : !async.token
  return %0#0 : !async.token
}

// -----

// A task is left to the other pass.
async.func @task(%a: f32) -> !async.token {
  %token = async.execute {
    cf.assert %true, "inner"
    async.yield
  }
  %true = arith.constant true
  return
}

// -----

async.func @task_in_order(%p: i1) -> !async.token {
  %token = async.execute {
    cf.assert %p, "inner"
    async.yield
  }
  async.await %token : !async.token
  return
}

// -----

func.func @plain(%t: !async.token, %p: i1) {
  async.await %t : !async.token
  cf.assert %p, "message"
  return
}

// -----

async.func @structured(%p: i1, %t: !async.token) -> !async.token {
  scf.if %p {
    async.await %t : !async.token
  }
  return
}

// -----

async.func @endless() -> !async.token {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
