// A group without members is not awaited.
func.func @empty(%n: index) {
  %g = async.create_group %n : !async.group
  async.await_all %g
  return
}

// -----

func.func @awaited_twice(%n: index) {
  %g = async.create_group %n : !async.group
  async.await_all %g
  "test.between"() : () -> ()
  async.await_all %g
  return
}

// -----

func.func @unused(%n: index) {
  %g = async.create_group %n : !async.group
  return
}

// -----

func.func @with_member(%n: index, %t: !async.token) {
  %g = async.create_group %n : !async.group
  %i = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}

// -----

func.func @passed_on(%n: index) -> !async.group {
  %g = async.create_group %n : !async.group
  async.await_all %g
  return %g : !async.group
}

// -----

// Constants in the body stay outside.
func.func @execute() {
  %t = async.execute {
    %c = arith.constant 7 : i32
    "test.use"(%c) : (i32) -> ()
    async.yield
  }
  async.await %t : !async.token
  return
}
