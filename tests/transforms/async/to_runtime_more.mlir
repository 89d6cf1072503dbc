// options: --async-to-async-runtime
// options: --async-to-async-runtime --canonicalize --cse
// options: --pass-pipeline=builtin.module(async-to-async-runtime,async-runtime-policy-based-ref-counting)
func.func @same_function_twice(%x: f32, %m: memref<f32>) {
  %0 = async.execute {
    memref.store %x, %m[] : memref<f32>
    async.yield
  }
  %1 = async.execute {
    memref.store %x, %m[] : memref<f32>
    async.yield
  }
  async.await %0 : !async.token
  async.await %1 : !async.token
  return
}
// -----
func.func @value_of_a_value(%x: f32) -> f32 {
  %t, %v = async.execute -> !async.value<f32> {
    async.yield %x : f32
  }
  %u, %w = async.execute [%t] (%v as %y: !async.value<f32>) -> !async.value<f32> {
    %0 = arith.addf %y, %x : f32
    async.yield %0 : f32
  }
  %1 = async.await %w : !async.value<f32>
  return %1 : f32
}
// -----
func.func @several_values(%x: f32, %y: i32) -> (f32, i32) {
  %t, %v, %w = async.execute -> (!async.value<f32>, !async.value<i32>) {
    async.yield %x, %y : f32, i32
  }
  %0 = async.await %v : !async.value<f32>
  %1 = async.await %w : !async.value<i32>
  return %0, %1 : f32, i32
}
// -----
func.func @in_a_loop(%n: index, %m: memref<?xf32>, %x: f32) {
  scf.for %i = %n to %n step %n {
    %0 = async.execute {
      memref.store %x, %m[%i] : memref<?xf32>
      async.yield
    }
    async.await %0 : !async.token
  }
  return
}
// -----
func.func @loop_in_a_task(%n: index, %m: memref<?xf32>, %x: f32) {
  %0 = async.execute {
    scf.for %i = %n to %n step %n {
      memref.store %x, %m[%i] : memref<?xf32>
    }
    async.yield
  }
  return
}
// -----
func.func @three_levels(%m: memref<f32>, %x: f32) {
  %0 = async.execute {
    %1 = async.execute {
      %2 = async.execute {
        memref.store %x, %m[] : memref<f32>
        async.yield
      }
      async.await %2 : !async.token
      async.yield
    }
    async.yield
  }
  async.await %0 : !async.token
  return
}
// -----
func.func @groups(%n: index) {
  %g = async.create_group %n : !async.group
  %0 = async.execute {
    async.yield
  }
  %1 = async.execute {
    async.yield
  }
  %2 = async.add_to_group %0, %g : !async.token
  %3 = async.add_to_group %1, %g : !async.token
  async.await_all %g
  return
}
// -----
func.func @group_in_a_task(%n: index) {
  %0 = async.execute {
    %g = async.create_group %n : !async.group
    %1 = async.execute {
      async.yield
    }
    %2 = async.add_to_group %1, %g : !async.token
    async.await_all %g
    async.yield
  }
  return
}
// -----
func.func @assertions(%c: i1, %x: f32) {
  %t, %v = async.execute -> !async.value<f32> {
    cf.assert %c, "first"
    async.yield %x : f32
  }
  %u = async.execute [%t] (%v as %y: !async.value<f32>) {
    cf.assert %c, "second"
    async.yield
  }
  cf.assert %c, "third"
  async.await %u : !async.token
  return
}
// -----
func.func @condition(%c: i1, %m: memref<f32>, %x: f32) {
  %0 = async.execute {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    }
    async.yield
  }
  return
}
