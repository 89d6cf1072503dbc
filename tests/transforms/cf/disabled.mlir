// options: --canonicalize=region-simplify=disabled
// Dead arguments remain.
func.func @dead_argument(%c: i1, %a: i32) {
  cf.cond_br %c, ^one(%a : i32), ^two
^one(%x: i32):
  "test.one"() : () -> ()
  cf.br ^two
^two:
  "test.two"() : () -> ()
  cf.cond_br %c, ^one(%a : i32), ^two
}

// -----

// Dead operations.
func.func @dead_operation(%c: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.br ^end(%0 : i32)
^end(%x: i32):
  %1 = arith.muli %x, %x : i32
  return %a : i32
}

// -----

func.func @unreachable(%a: i32) -> i32 {
  cf.br ^end
^never:
  cf.br ^end
^end:
  return %a : i32
}
