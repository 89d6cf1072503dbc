// Every operation and type.
func.func private @types(!async.token, !async.value<f32>, !async.group, !async.coro.id, !async.coro.handle, !async.coro.state, !async.value<!async.value<tensor<4xi32>>>)

func.func @execute(%x: f32, %t: !async.token, %v: !async.value<f32>) -> !async.value<f32> {
  %0 = async.execute {
    async.yield
  }
  %1 = async.execute [%t] {
    async.yield {note}
  }
  %2, %3 = async.execute [%t, %0] -> !async.value<f32> {
    async.yield %x : f32
  }
  %4:3 = async.execute [%t] (%v as %a: !async.value<f32>, %v as %b: !async.value<f32>) -> (!async.value<f32>, !async.value<i32>) attributes {note} {
    %c = arith.constant 1 : i32
    async.yield %a, %c : f32, i32 {k}
  }
  %5, %6 = async.execute (%v as %a: !async.value<f32>) -> !async.value<f32> {
    async.yield %a : f32
  }
  async.await %0 : !async.token
  %7 = async.await %3 : !async.value<f32>
  %8 = async.await %3 : !async.value<f32> {a}
  return %3 : !async.value<f32>
}

func.func @groups(%n: index, %t: !async.token, %v: !async.value<f32>) {
  %0 = async.create_group %n : !async.group
  %1 = async.create_group %n : !async.group {a}
  %2 = async.add_to_group %t, %0 : !async.token
  %3 = async.add_to_group %v, %0 : !async.value<f32> {a}
  async.await_all %0
  async.await_all %0 {a}
  return
}

async.func @plain() -> !async.token {
  return
}
async.func private @declared(i32, f32 {t.a}) -> (!async.token, !async.value<i32> {t.b = 1 : i32})
async.func @both(%x: i32) -> (!async.token, !async.value<i32>) attributes {t.c} {
  async.return {k} %x : i32
}
async.func @value(%x: i32) -> !async.value<i32> {
  return %x : i32
}
func.func @calls(%x: i32, %y: f32) {
  %0 = async.call @plain() : () -> !async.token
  %1:2 = async.call @declared(%x, %y) {a} : (i32, f32) -> (!async.token, !async.value<i32>)
  return
}

func.func @coroutine() {
  %0 = async.coro.id
  %1 = async.coro.begin %0
  %2 = async.coro.save %1 {a}
  async.coro.suspend %2, ^suspend, ^resume, ^cleanup
^resume:
  cf.br ^cleanup
^cleanup:
  async.coro.free %0, %1
  cf.br ^suspend
^suspend:
  async.coro.end %1
  return
}

func.func @runtime(%n: index, %h: !async.coro.handle, %x: f32) {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create {a} : !async.value<f32>
  %2 = async.runtime.create_group %n : !async.group {a}
  async.runtime.set_available %0 : !async.token
  async.runtime.set_error %1 : !async.value<f32>
  %3 = async.runtime.is_error %2 : !async.group
  async.runtime.await %2 : !async.group
  async.runtime.resume %h
  async.runtime.await_and_resume %0, %h : !async.token
  async.runtime.store %x, %1 : !async.value<f32>
  %4 = async.runtime.load %1 {a} : !async.value<f32>
  %5 = async.runtime.add_to_group %0, %2 : !async.token
  async.runtime.add_ref %0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %2 {count = 3 : i64, a} : !async.group
  %6 = async.runtime.num_worker_threads : index
  return
}
