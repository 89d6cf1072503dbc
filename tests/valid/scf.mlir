func.func @f(%lb: index, %ub: index, %st: index, %a: f32, %i: i32, %c: i1) {
  scf.for %k = %lb to %ub step %st { }
  scf.for unsigned %k = %lb to %ub step %st { } {foo = 1 : i32}
  scf.for %k = %i to %i step %i : i32 { }
  %r = scf.for %k = %i to %i step %i iter_args(%x = %a) -> f32 : i32 { scf.yield %x : f32 }
  %r2:2 = scf.for %k = %lb to %ub step %st iter_args(%x = %a, %y = %i) -> (f32, i32) { scf.yield %x, %y : f32, i32 } {foo}
  scf.if %c { }
  scf.if %c { } else { }
  %z = scf.if %c -> i32 { scf.yield %i : i32 } else { scf.yield %i : i32 } {bar}
  %w:2 = scf.while (%q = %a, %s = %i) : (f32, i32) -> (i32, f32) { scf.condition(%c) %s, %q : i32, f32 } do { ^bb0(%t: i32, %u: f32): scf.yield %u, %t : f32, i32 }
  scf.while : () -> () { scf.condition(%c) } do { scf.yield } attributes {a}
  %w2 = scf.while (%q = %a) : (f32) -> f32 { scf.condition(%c) %q : f32 } do { ^bb0(%u: f32): scf.yield %u : f32 }
  scf.execute_region { scf.yield } 
  %e1 = scf.execute_region -> i32 { scf.yield %i : i32 }
  %e2 = scf.execute_region -> (() -> ()) { %fc = func.constant @f : (index, index, index, f32, i32, i1) -> () %fx = builtin.unrealized_conversion_cast %fc : (index, index, index, f32, i32, i1) -> () to () -> () scf.yield %fx : () -> () }
  %e:2 = scf.execute_region -> (i32, f32) no_inline { cf.br ^b ^b: scf.yield %i, %a : i32, f32 } {k}
  %sw = scf.index_switch %lb {a} -> i32
  case 2 { scf.yield %i : i32 }
  case 5 { scf.yield %i : i32 }
  default { scf.yield %i : i32 }
  scf.index_switch %lb default { }
  scf.parallel (%p) = (%lb) to (%ub) step (%st) { }
  %pr:2 = scf.parallel (%p, %q) = (%lb, %lb) to (%ub, %ub) step (%st, %st) init (%a, %i) -> (f32, i32) { scf.reduce(%a, %i : f32, i32) { ^bb0(%l: f32, %m: f32): scf.reduce.return %l : f32 }, { ^bb0(%l: i32, %m: i32): scf.reduce.return %l : i32 } } {x}
  scf.forall (%p) in (4) { }
  scf.forall (%p, %q) in (%ub, 4) { scf.forall.in_parallel { } } {x}
  scf.forall (%p, %q) in (%ub, 4) { } {mapping = []}
  scf.forall (%p) in (4) { } {x, mapping = [], y = 1 : i32}
  scf.forall (%p, %q) = (%lb, 0) to (%ub, 4) step (1, %st) { scf.forall.in_parallel { } }
  %em = "t.t"() : () -> tensor<4xf32>
  %fr = scf.forall (%p) in (4) shared_outs(%o = %em) -> (tensor<4xf32>) { scf.forall.in_parallel { } }
  return
}

// -----

// The number behind the name of an induction variable is part of what it is called.
%c = "t"() : () -> index
scf.for %i#1 = %c to %c step %c {
  "u"(%i#1) : (index) -> ()
}

// -----

// Constants that are operands may say that a loop counts from zero by one.
func.func @counts(%n: index) {
  %zero = arith.constant 0 : index
  %none = index.constant 0
  %one = arith.constant 1 : index
  scf.forall (%p, %q) = (%zero, 0) to (%n, 4) step (1, %one) { }
  scf.forall (%p, %q) = (0, %none) to (%n, 4) step (1, 1) { }
  scf.forall (%p) = (%one) to (%n) step (%one) { }
  scf.forall (%p) = (%zero) to (%n) step (%zero) { }
  return
}
