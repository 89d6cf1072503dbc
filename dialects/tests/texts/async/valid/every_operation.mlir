func.func @operations(%token: !async.token, %group: !async.group, %coro_id: !async.coro.id,
  %coro_handle: !async.coro.handle, %index: index) {
  %0 = async.add_to_group %token, %group : !async.token
  async.await_all %group
  %1 = async.coro.begin %coro_id
  async.coro.end %coro_handle
  async.coro.free %coro_id, %coro_handle
  %2 = async.coro.id
  %3 = async.coro.save %coro_handle
  %4 = async.create_group %index : !async.group
  async.runtime.add_ref %token {count = 1 : i64} : !async.token
  %5 = async.runtime.add_to_group %token, %group : !async.token
  async.runtime.await %token : !async.token
  async.runtime.await_and_resume %token, %coro_handle : !async.token
  %6 = async.runtime.create : !async.token
  %7 = async.runtime.create_group %index : !async.group
  return
}

// -----

func.func @operations(%token: !async.token, %value_f32: !async.value<f32>, %coro_handle: !async.coro.handle,
  %f32: f32) {
  async.runtime.drop_ref %token {count = 1 : i64} : !async.token
  %0 = async.runtime.is_error %token : !async.token
  %1 = async.runtime.load %value_f32 : <f32>
  %2 = async.runtime.num_worker_threads : index
  async.runtime.resume %coro_handle
  async.runtime.set_available %token : !async.token
  async.runtime.set_error %token : !async.token
  async.runtime.store %f32, %value_f32 : <f32>
  return
}

// -----

func.func @operation(%arg0: !async.coro.state) {
  async.coro.suspend %arg0, ^bb1, ^bb1, ^bb1
^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
  return
}

// -----

async.func private @work(i32) -> !async.token
func.func @calls(%a: i32) {
  %0 = async.call @work(%a) : (i32) -> !async.token
  %token, %result = async.execute [%0] -> !async.value<i32> {
    async.yield %a : i32
  }
  %1 = async.execute {
    async.yield
  }
  return
}
