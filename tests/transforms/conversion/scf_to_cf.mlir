// options: --convert-scf-to-cf --allow-unregistered-dialect
// options: --pass-pipeline=builtin.module(convert-scf-to-cf,canonicalize,cse) --allow-unregistered-dialect

func.func @empty(%l: index, %u: index, %s: index) { scf.for %i = %l to %u step %s { } return }

// -----

func.func @carried(%l: index, %u: index, %s: index, %x: f32, %y: i1) -> (f32, i1) {
  %r:2 = scf.for %i = %l to %u step %s iter_args(%a = %x, %b = %y) -> (f32, i1) {
    %c = arith.addf %a, %a : f32
    scf.yield %c, %b : f32, i1
  }
  return %r#0, %r#1 : f32, i1
}

// -----

func.func @swapped(%l: index, %u: index, %s: index, %x: f32, %y: f32) -> (f32, f32) {
  %r:2 = scf.for %i = %l to %u step %s iter_args(%a = %x, %b = %y) -> (f32, f32) {
    scf.yield %b, %a : f32, f32
  }
  return %r#1, %r#0 : f32, f32
}

// -----

func.func @unsigned(%l: i32, %u: i32, %s: i32) { scf.for unsigned %i = %l to %u step %s : i32 { "t.use"(%i) : (i32) -> () } return }

// -----

func.func @narrow(%l: i8, %u: i8, %s: i8) { scf.for %i = %l to %u step %s : i8 { "t.use"(%i) : (i8) -> () } {note = "kept?"} return }

// -----

func.func @nested(%l: index, %u: index, %s: index, %x: i32) -> i32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> i32 {
    %q = scf.for %j = %i to %u step %s iter_args(%b = %a) -> i32 {
      %k = arith.index_cast %j : index to i32
      %t = arith.muli %b, %k : i32
      scf.yield %t : i32
    }
    scf.yield %q : i32
  }
  return %r : i32
}

// -----

func.func @two(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s { "t.a"(%i) : (index) -> () }
  scf.for %i = %l to %u step %s { "t.b"(%i) : (index) -> () }
  return
}

// -----

func.func @if(%c: i1) { scf.if %c { "t.a"() : () -> () } return }

// -----

func.func @else(%c: i1) { scf.if %c { "t.a"() : () -> () } else { "t.b"() : () -> () } return }

// -----

func.func @chosen(%c: i1, %x: i32, %y: i32) -> i32 {
  %r = scf.if %c -> i32 { scf.yield %x : i32 } else { scf.yield %y : i32 }
  return %r : i32
}

// -----

func.func @several(%c: i1, %x: i32, %y: f32) -> (i32, f32) {
  %r:2 = scf.if %c -> (i32, f32) { scf.yield %x, %y : i32, f32 } else {
    %z = arith.negf %y : f32
    scf.yield %x, %z : i32, f32 }
  return %r#0, %r#1 : i32, f32
}

// -----

func.func @if_in_if(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %q = scf.if %d -> i32 { scf.yield %x : i32 } else { scf.yield %y : i32 }
    %p = arith.addi %q, %q : i32
    scf.yield %p : i32
  } else { scf.yield %y : i32 }
  return %r : i32
}

// -----

func.func @for_in_if(%c: i1, %l: index, %u: index, %s: index) {
  scf.if %c { scf.for %i = %l to %u step %s { "t.a"(%i) : (index) -> () } }
  return
}

// -----

func.func @if_in_for(%c: i1, %l: index, %u: index, %s: index, %x: i32) -> i32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> i32 {
    %q = scf.if %c -> i32 { scf.yield %a : i32 } else { %d = arith.addi %a, %x : i32 scf.yield %d : i32 }
    scf.yield %q : i32
  }
  return %r : i32
}

// -----

func.func @while(%x: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.addi %b, %b : i32
    scf.yield %d : i32
  }
  return %r : i32
}

// -----

func.func @while_of_other_types(%x: i32) -> (f32, i1) {
  %r:2 = scf.while (%a = %x) : (i32) -> (f32, i1) {
    %c = "t.c"(%a) : (i32) -> i1
    %f = arith.sitofp %a : i32 to f32
    scf.condition(%c) %f, %c : f32, i1
  } do {
  ^bb0(%b: f32, %e: i1):
    %d = arith.fptosi %b : f32 to i32
    scf.yield %d : i32
  }
  return %r#0, %r#1 : f32, i1
}

// -----

func.func @while_without_values() {
  scf.while : () -> () {
    %c = "t.c"() : () -> i1
    scf.condition(%c)
  } do { "t.d"() : () -> () scf.yield }
  return
}

// -----

func.func @do_while(%x: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = "t.c"(%a) : (i32) -> i1
    %b = arith.addi %a, %a : i32
    scf.condition(%c) %b : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return %r : i32
}

// -----

func.func @do_while_swapped(%x: i32, %y: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    scf.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// -----

func.func @do_while_without_values() {
  scf.while : () -> () { %c = "t.c"() : () -> i1 scf.condition(%c) } do { scf.yield }
  return
}

// -----

func.func @while_in_while(%x: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %q = scf.while (%e = %a) : (i32) -> i32 {
      %c = "t.c"(%e) : (i32) -> i1
      scf.condition(%c) %e : i32
    } do { ^bb0(%e: i32): scf.yield %e : i32 }
    %c = "t.c"(%q) : (i32) -> i1
    scf.condition(%c) %q : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.addi %b, %b : i32
    scf.yield %d : i32
  }
  return %r : i32
}

// -----

func.func @region(%c: i1) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  ^b:
    %y = arith.constant 2 : i32
    scf.yield %y : i32
  }
  return %r : i32
}

// -----

func.func @region_without_results() { scf.execute_region { "t.a"() : () -> () scf.yield } return }

// -----

func.func @region_with_loop(%l: index, %u: index, %s: index) -> (i32, i32) {
  %r:2 = scf.execute_region -> (i32, i32) {
    scf.for %i = %l to %u step %s { "t.a"(%i) : (index) -> () }
    %x = arith.constant 1 : i32
    scf.yield %x, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// -----

func.func @parallel(%l: index, %u: index, %s: index) {
  scf.parallel (%i) = (%l) to (%u) step (%s) { "t.a"(%i) : (index) -> () }
  return
}

// -----

func.func @parallel_reduced(%l: index, %u: index, %s: index, %x: f32, %y: i32) -> (f32, i32) {
  %r:2 = scf.parallel (%i, %j, %k) = (%l, %l, %l) to (%u, %u, %u) step (%s, %s, %s) init (%x, %y) -> (f32, i32) {
    %b:2 = "t.x"(%i, %j, %k) : (index, index, index) -> (f32, i32)
    scf.reduce(%b#0, %b#1 : f32, i32) {
    ^bb0(%p: f32, %q: f32):
      %t = arith.addf %p, %q : f32
      scf.reduce.return %t : f32
    }, {
    ^bb0(%p: i32, %q: i32):
      %t = arith.muli %p, %q : i32
      scf.reduce.return %p : i32
    }
  }
  return %r#0, %r#1 : f32, i32
}

// -----

func.func @parallel_in_parallel(%l: index, %u: index, %s: index) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    scf.parallel (%k) = (%i) to (%j) step (%s) { "t.a"(%k) : (index) -> () }
  }
  return
}

// -----

func.func @forall(%n: index) {
  scf.forall (%i, %j) in (%n, 4) { "t.a"(%i, %j) : (index, index) -> () }
  return
}

// -----

func.func @forall_of_bounds(%l: index, %u: index) {
  scf.forall (%i, %j) = (%l, 2) to (8, %u) step (3, %l) { "t.a"(%i, %j) : (index, index) -> () }
  return
}

// -----

func.func @blocks(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b(%x : i32)
^a:
  %r = scf.if %c -> i32 { scf.yield %x : i32 } else { %z = arith.addi %x, %x : i32 scf.yield %z : i32 }
  cf.br ^b(%r : i32)
^b(%y: i32):
  scf.if %c { "t.b"(%y) : (i32) -> () }
  return %y : i32
}

// -----

func.func @in_other_op(%c: i1) {
  "t.region"() ({
    scf.if %c { "t.a"() : () -> () }
    "t.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @results_are_used(%l: index, %u: index, %s: index, %x: i32) -> i32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> i32 { scf.yield %a : i32 }
  %q = scf.for %i = %l to %u step %s iter_args(%a = %r) -> i32 { %b = arith.addi %a, %r : i32 scf.yield %b : i32 }
  %p = arith.addi %q, %r : i32
  return %p : i32
}

// -----

func.func @unreachable(%l: index, %u: index, %s: index) {
  return
^a:
  scf.for %i = %l to %u step %s { "t.a"(%i) : (index) -> () }
  cf.br ^a
}

// -----

func.func @outputs(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) { scf.forall.in_parallel { } }
  return %r : tensor<4xf32>
}
