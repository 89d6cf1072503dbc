// A region with one block.
func.func @one_block(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %x = "test.value"(%a) : (i32) -> i32
    scf.yield %x : i32
  }
  return %0 : i32
}

// -----

func.func @no_inline(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 no_inline {
    %x = "test.value"(%a) : (i32) -> i32
    scf.yield %x : i32
  }
  return %0 : i32
}

// -----

// Several blocks in a function.
func.func @several_blocks(%c: i1, %a: i32) -> (i32, f32) {
  "test.before"() : () -> ()
  %0:2 = scf.execute_region -> (i32, f32) {
    cf.cond_br %c, ^one, ^two
  ^one:
    %x:2 = "test.one"(%a) : (i32) -> (i32, f32)
    scf.yield %x#0, %x#1 : i32, f32
  ^two:
    %y:2 = "test.two"(%a) : (i32) -> (i32, f32)
    scf.yield %y#0, %y#1 : i32, f32
  }
  "test.after"(%0#0) : (i32) -> ()
  return %0#0, %0#1 : i32, f32
}

// -----

func.func @several_blocks_no_inline(%c: i1) {
  scf.execute_region no_inline {
    cf.cond_br %c, ^one, ^two
  ^one:
    "test.one"() : () -> ()
    scf.yield
  ^two:
    "test.two"() : () -> ()
    scf.yield
  }
  return
}

// -----

// Several blocks in an operation that has one.
func.func @several_blocks_in_if(%c: i1, %d: i1) {
  scf.if %d {
    scf.execute_region {
      cf.cond_br %c, ^one, ^two
    ^one:
      "test.one"() : () -> ()
      scf.yield
    ^two:
      "test.two"() : () -> ()
      scf.yield
    }
    "test.after"() : () -> ()
  }
  return
}

// -----

// Unused results, and results of an outside value.
func.func @results(%c: i1, %d: i1, %a: i32) -> (i32, i32) {
  %r:2 = scf.if %d -> (i32, i32) {
    %0:3 = scf.execute_region -> (i32, i32, i32) {
      cf.cond_br %c, ^one, ^two
    ^one:
      %x:2 = "test.one"() : () -> (i32, i32)
      scf.yield %x#0, %x#1, %a : i32, i32, i32
    ^two:
      %y:2 = "test.two"() : () -> (i32, i32)
      scf.yield %y#0, %y#1, %a : i32, i32, i32
    }
    scf.yield %0#1, %0#2 : i32, i32
  } else {
    %z:2 = "test.else"() : () -> (i32, i32)
    scf.yield %z#0, %z#1 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// -----

// Nested regions.
func.func @nested(%c: i1) -> i32 {
  %0 = scf.execute_region -> i32 {
    %1 = scf.execute_region -> i32 {
      cf.cond_br %c, ^one, ^two
    ^one:
      %x = "test.one"() : () -> i32
      cf.br ^three(%x : i32)
    ^two:
      %y = "test.two"() : () -> i32
      cf.br ^three(%y : i32)
    ^three(%z: i32):
      scf.yield %z : i32
    }
    scf.yield %1 : i32
  }
  return %0 : i32
}

// -----

// A switch on a constant.
func.func @switch_constant(%a: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %0 = scf.index_switch %c2 -> i32
  case 1 {
    %x = "test.one"() : () -> i32
    scf.yield %x : i32
  }
  case 2 {
    %x = "test.two"() : () -> i32
    scf.yield %x : i32
  }
  default {
    scf.yield %a : i32
  }
  %1 = scf.index_switch %c7 -> i32
  case 1 {
    %x = "test.one"() : () -> i32
    scf.yield %x : i32
  }
  default {
    %x = "test.default"() : () -> i32
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}

// -----

// A switch on a value.
func.func @switch_value(%i: index, %a: i32) -> (i32, i32, i32, i32) {
  %0:5 = scf.index_switch %i -> i32, i32, i32, i32, i32
  case 1 {
    %x:2 = "test.one"() : () -> (i32, i32)
    scf.yield %x#0, %x#1, %a, %x#0, %x#0 : i32, i32, i32, i32, i32
  }
  case -2 {
    %x:2 = "test.two"() : () -> (i32, i32)
    scf.yield %x#0, %x#1, %a, %x#0, %x#1 : i32, i32, i32, i32, i32
  }
  default {
    %x:2 = "test.default"() : () -> (i32, i32)
    scf.yield %x#0, %x#1, %a, %x#0, %x#0 : i32, i32, i32, i32, i32
  }
  return %0#0, %0#2, %0#3, %0#4 : i32, i32, i32, i32
}

// -----

// Without cases, and without results.
func.func @switch_edges(%i: index) {
  scf.index_switch %i
  default {
    "test.default"() : () -> ()
    scf.yield
  }
  %c0 = arith.constant 0 : index
  scf.index_switch %c0
  default {
    "test.taken"() : () -> ()
    scf.yield
  }
  return
}

// -----

// The dead constants are outside the region of the branches that forward them.
func.func @dead_argument_of_nested_block(%c: i1) {
  %0 = scf.execute_region -> i32 no_inline {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    "test.op"() : () -> ()
    %1 = arith.constant 2 : i32
    cf.br ^bb3(%1 : i32)
  ^bb2:
    %2 = arith.constant 7 : i32
    cf.br ^bb3(%2 : i32)
  ^bb3(%3: i32):
    scf.yield %3 : i32
  }
  return
}
