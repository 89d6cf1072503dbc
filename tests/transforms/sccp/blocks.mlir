// options: --sccp --allow-unregistered-dialect
// A constant condition leaves one path.
func.func @one_path(%a: i32) -> i32 {
  %true = arith.constant true
  %0 = arith.constant 3 : i32
  cf.cond_br %true, ^then, ^else
^then:
  cf.br ^end(%0 : i32)
^else:
  cf.br ^end(%a : i32)
^end(%x: i32):
  return %x : i32
}
// -----

// The other path.
func.func @other_path(%a: i32) -> i32 {
  %false = arith.constant false
  %0 = arith.constant 3 : i32
  cf.cond_br %false, ^end(%a : i32), ^end(%0 : i32)
^end(%x: i32):
  return %x : i32
}
// -----

// Both paths pass the same constant.
func.func @same(%c: i1) -> i32 {
  %0 = arith.constant 5 : i32
  %1 = arith.constant 2 : i32
  %2 = arith.constant 3 : i32
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^end(%0 : i32)
^b:
  %3 = arith.addi %1, %2 : i32
  cf.br ^end(%3 : i32)
^end(%x: i32):
  return %x : i32
}
// -----

// The paths pass different constants.
func.func @different(%c: i1) -> i32 {
  %0 = arith.constant 5 : i32
  %1 = arith.constant 6 : i32
  cf.cond_br %c, ^end(%0 : i32), ^end(%1 : i32)
^end(%x: i32):
  %2 = arith.addi %x, %0 : i32
  return %2 : i32
}
// -----

// A loop that does not change its argument.
func.func @unchanged(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0, %c1 : i32, i32)
^head(%i: i32, %x: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^end
^body:
  %next = arith.addi %i, %c1 : i32
  %same = arith.muli %x, %c1 : i32
  cf.br ^head(%next, %same : i32, i32)
^end:
  return %x : i32
}
// -----

// A loop whose condition depends on a value that never changes in it.
func.func @never_left(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0 : i32)
^head(%i: i32):
  %is_zero = arith.cmpi eq, %i, %c0 : i32
  cf.cond_br %is_zero, ^body, ^end
^body:
  "foo.effect"(%i) : (i32) -> ()
  cf.br ^head(%i : i32)
^end:
  %x = arith.addi %i, %c1 : i32
  return %x : i32
}
// -----

// A loop that counts.
func.func @counts() -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  cf.br ^head(%c0 : i32)
^head(%i: i32):
  %more = arith.cmpi slt, %i, %c10 : i32
  cf.cond_br %more, ^body, ^end
^body:
  %next = arith.addi %i, %c1 : i32
  cf.br ^head(%next : i32)
^end:
  return %i : i32
}
// -----

// A switch on a constant.
func.func @switch(%a: i32) -> i32 {
  %flag = arith.constant 7 : i32
  %0 = arith.constant 1 : i32
  cf.switch %flag : i32, [
    default: ^end(%a : i32),
    7: ^end(%0 : i32),
    8: ^end(%a : i32)
  ]
^end(%x: i32):
  return %x : i32
}
// -----

// No case has the value.
func.func @default(%a: i32) -> i32 {
  %flag = arith.constant 9 : i32
  %0 = arith.constant 1 : i32
  cf.switch %flag : i32, [
    default: ^end(%0 : i32),
    7: ^end(%a : i32)
  ]
^end(%x: i32):
  return %x : i32
}
// -----

// A switch without cases, and one on an unknown value.
func.func @switches(%a: i32) -> (i32, i32) {
  %0 = arith.constant 1 : i32
  cf.switch %a : i32, [
    default: ^next(%0 : i32)
  ]
^next(%x: i32):
  cf.switch %a : i32, [
    default: ^end(%x : i32),
    1: ^end(%0 : i32)
  ]
^end(%y: i32):
  return %x, %y : i32, i32
}
// -----

// An unreachable block, which branches to a reachable one.
func.func @unreachable(%a: i32) -> i32 {
  %0 = arith.constant 1 : i32
  cf.br ^end(%0 : i32)
^dead:
  cf.br ^end(%a : i32)
^end(%x: i32):
  return %x : i32
}
// -----

// Values in unreachable blocks are not known to be anything.
func.func @in_unreachable() -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
^dead(%b: i32):
  %1 = arith.constant 4 : i32
  %2 = arith.addi %1, %1 : i32
  %3 = arith.addi %b, %2 : i32
  return %3 : i32
}
// -----

// A cycle of unreachable blocks whose values use themselves.
func.func @unreachable_cycle() {
  return
^a:
  %0 = arith.addi %1, %1 : i32
  cf.br ^b
^b:
  %1 = arith.addi %0, %0 : i32
  cf.br ^a
}
// -----

// An unregistered terminator may go anywhere.
func.func @unregistered() -> i32 {
  %0 = arith.constant 1 : i32
  "foo.br"()[^a, ^b] : () -> ()
^a:
  cf.br ^end(%0 : i32)
^b:
  cf.br ^end(%0 : i32)
^end(%x: i32):
  return %x : i32
}
// -----

// An unregistered terminator passes unknown values.
func.func @passes() -> i32 {
  %0 = arith.constant 1 : i32
  "foo.br"()[^a] : () -> ()
^a(%y: i32):
  cf.br ^end(%0 : i32)
^end(%x: i32):
  %1 = arith.addi %x, %y : i32
  return %1 : i32
}
// -----

// A condition that the loop makes unknown at last.
func.func @becomes_unknown(%n: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%true, %c0 : i1, i32)
^head(%more: i1, %i: i32):
  cf.cond_br %more, ^body, ^end(%c1 : i32)
^body:
  %next = arith.addi %i, %c1 : i32
  %next_more = arith.cmpi ne, %next, %n : i32
  cf.cond_br %next_more, ^head(%next_more, %next : i1, i32), ^end(%next : i32)
^end(%x: i32):
  return %x : i32
}
// -----

// The same block twice, with and without constants.
func.func @twice(%c: i1, %a: i32) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^end(%0, %a : i32, i32), ^end(%0, %0 : i32, i32)
^end(%x: i32, %y: i32):
  %1 = arith.addi %x, %y : i32
  %2 = arith.addi %x, %x : i32
  %3 = arith.addi %1, %2 : i32
  return %3 : i32
}
// -----

// Nested loops.
func.func @nested(%n: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^outer(%c0, %c1 : i32, i32)
^outer(%i: i32, %x: i32):
  cf.br ^inner(%c0, %x : i32, i32)
^inner(%j: i32, %y: i32):
  %z = arith.muli %y, %x : i32
  %j1 = arith.addi %j, %c1 : i32
  cf.cond_br %c, ^inner(%j1, %z : i32, i32), ^latch
^latch:
  %i1 = arith.addi %i, %c1 : i32
  %more = arith.cmpi ult, %i1, %n : i32
  cf.cond_br %more, ^outer(%i1, %z : i32, i32), ^end
^end:
  return %z : i32
}
