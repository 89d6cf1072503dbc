func.func private @declared()
func.func @one_block() { return }
func.func @no_loop(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
func.func @simple(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  cf.br ^bb1
^bb3:
  return
}
func.func @itself(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}
func.func @nested(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb6
^bb2:
  cf.cond_br %c, ^bb3, ^bb5
^bb3:
  cf.cond_br %c, ^bb3, ^bb4
^bb4:
  cf.cond_br %c, ^bb2, ^bb6
^bb5:
  cf.br ^bb1
^bb6:
  return
}
func.func @siblings(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb4
^bb2:
  cf.cond_br %c, ^bb2, ^bb3
^bb3:
  cf.cond_br %c, ^bb3, ^bb1
^bb4:
  cf.cond_br %c, ^bb4, ^bb5
^bb5:
  cf.br ^bb6
^bb6:
  cf.cond_br %c, ^bb5, ^bb7
^bb7:
  return
}
func.func @same_header(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  cf.cond_br %c, ^bb1, ^bb4
^bb3:
  cf.cond_br %c, ^bb1, ^bb4
^bb4:
  return
}
func.func @irreducible(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  cf.cond_br %c, ^bb1, ^bb4
^bb3:
  cf.cond_br %c, ^bb3, ^bb4
^bb4:
  return
}
func.func @irreducible_in_a_loop(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  cf.cond_br %c, ^bb2, ^bb4
^bb4:
  cf.cond_br %c, ^bb1, ^bb5
^bb5:
  return
}
func.func @unreachable(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb4
^bb2:
  cf.br ^bb1
^bb3:
  cf.cond_br %c, ^bb3, ^bb1
^bb4:
  return
^bb5:
  cf.br ^bb2
}
func.func @endless() {
  cf.br ^bb1
^bb1:
  cf.br ^bb2
^bb2:
  cf.br ^bb1
}
func.func @reversed(%c: i1) {
  cf.br ^bb3
^bb1:
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  return
^bb3:
  cf.cond_br %c, ^bb1, ^bb4
^bb4:
  cf.br ^bb1
}
func.func @switch(%f: i32) {
  cf.br ^bb1
^bb1:
  cf.switch %f : i32, [default: ^bb4, 1: ^bb1, 2: ^bb2, 3: ^bb2, 4: ^bb3]
^bb2:
  cf.switch %f : i32, [default: ^bb1, 1: ^bb2, 7: ^bb3]
^bb3:
  cf.br ^bb1
^bb4:
  return
}
llvm.func @llvm(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2
^bb2:
  llvm.return
}
func.func @unknown() {
  "t.branch"()[^bb1, ^bb2] : () -> ()
^bb1:
  "t.branch"()[^bb1, ^bb2] : () -> ()
^bb2:
  "t.branch"()[^bb1, ^bb3] : () -> ()
^bb3:
  return
}
