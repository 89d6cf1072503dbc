// options: --canonicalize=region-simplify=disabled max-iterations=1
// What the chosen case forwards dies before the constant is visited.
func.func @dead(%i: index, %x: i32) {
  %0 = scf.index_switch %i -> i32
  case 1 {
    %k = arith.constant 7 : i32
    scf.yield %k : i32
  }
  default {
    "t.use"() : () -> ()
    scf.yield %x : i32
  }
  %c = arith.constant 3 : index
  %1:2 = scf.index_switch %c -> i32, i32
  case 1 {
    scf.yield %x, %0 : i32, i32
  }
  default {
    %l = arith.constant 7 : i32
    scf.yield %x, %l : i32, i32
  }
  "t.use"(%1#0) : (i32) -> ()
  return
}
