// options: --async-runtime-ref-counting
// options: --async-runtime-policy-based-ref-counting
// options: --async-runtime-ref-counting --async-runtime-ref-counting-opt
func.func private @take(!async.token)
func.func @passed(%t: !async.token) {
  call @take(%t) : (!async.token) -> ()
  return
}
// -----
func.func private @take(!async.token)
func.func @passed_twice(%t: !async.token) {
  call @take(%t) : (!async.token) -> ()
  call @take(%t) : (!async.token) -> ()
  return
}
// -----
func.func @created() {
  %0 = async.runtime.create : !async.token
  async.runtime.set_available %0 : !async.token
  return
}
// -----
func.func @unused() {
  %0 = async.runtime.create : !async.value<i32>
  return
}
// -----
func.func @returned() -> !async.token {
  %0 = async.runtime.create : !async.token
  return %0 : !async.token
}
// -----
func.func @awaited(%v: !async.value<i32>) -> i32 {
  async.runtime.await %v : !async.value<i32>
  %0 = async.runtime.load %v : !async.value<i32>
  return %0 : i32
}
// -----
func.func @group(%n: index, %t: !async.token) {
  %g = async.runtime.create_group %n : !async.group
  %0 = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.await %g : !async.group
  return
}
// -----
func.func private @take(!async.token)
func.func @on_one_edge(%c: i1) {
  %0 = async.runtime.create : !async.token
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  call @take(%0) : (!async.token) -> ()
  cf.br ^bb2
^bb2:
  return
}
// -----
func.func private @take(!async.token)
func.func @in_a_region(%c: i1, %t: !async.token) {
  scf.if %c {
    func.call @take(%t) : (!async.token) -> ()
  }
  return
}
// -----
func.func @argument_of_a_block(%t: !async.token) {
  cf.br ^bb1(%t : !async.token)
^bb1(%u: !async.token):
  async.runtime.await %u : !async.token
  return
}
