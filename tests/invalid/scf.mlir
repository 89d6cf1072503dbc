func.func @f(%lb: index, %f: f32) { scf.for %i = %lb to %lb step %f { } return }
// -----
func.func @f(%lb: index, %f: f32) { scf.for %i = %lb to %lb step %lb iter_args(%x = %f) -> (f32, f32) { scf.yield %f : f32 } return }
// -----
func.func @f(%lb: index, %f: f32) { %0 = scf.for %i = %lb to %lb step %lb iter_args(%x = %f) -> (f32) { } return }
// -----
func.func @f(%lb: index, %f: f32) { %0 = scf.for %i = %lb to %lb step %lb iter_args(%x = %f) -> (f32) { scf.yield %i : index } return }
// -----
func.func @f(%lb: index, %f: f32) { %0 = scf.for %i = %lb to %lb step %lb iter_args(%x = %f, ) -> (f32) { scf.yield %i : index } return }
// -----
func.func @f(%lb: index, %f: f32) { %0 = scf.for %i = %lb to %lb step %lb iter_args %x = %f -> (f32) { scf.yield %i : index } return }
// -----
func.func @f(%lb: index, %f: f32) { scf.for i = %lb to %lb step %lb { } return }
// -----
func.func @f(%lb: index, %f: f32) { scf.for %i = %lb %lb step %lb { } return }
// -----
func.func @f(%lb: index, %f: f32) { scf.for %i = %lb to %lb step %lb : f32 { } return }
// -----
func.func @f(%lb: i32, %f: f32) { scf.for %i = %lb to %lb step %lb { } return }
// -----
func.func @f(%lb: i32, %f: f32) { "scf.for"(%lb, %lb, %lb) ({ ^bb0(%i: index): scf.yield }) : (i32, i32, i32) -> () return }
// -----
func.func @f(%lb: i32, %f: f32) { "scf.for"(%lb, %lb, %lb) ({ ^bb0(%i: i32): "t.x"() : () -> () }) : (i32, i32, i32) -> () return }
// -----
func.func @f(%lb: i32, %f: f32) { "scf.for"(%lb, %lb, %lb) ({ ^bb0(%i: i32, %j: f32): scf.yield }) : (i32, i32, i32) -> () return }
// -----
func.func @f(%lb: i32, %f: f32) { "scf.for"(%lb, %lb, %lb) ({ ^bb0(%i: i32): scf.yield }) : (i32, i32, i32) -> (i32) return }
// -----
func.func @f(%lb: i32, %f: f32) { "scf.for"(%lb, %lb, %lb, %f) ({ ^bb0(%i: i32, %x: f32): scf.yield %x : f32 }) : (i32, i32, i32, f32) -> (i32) return }
// -----
func.func @f(%lb: i32, %f: f32) { "scf.for"(%lb, %lb, %lb, %f) ({ ^bb0(%i: i32, %x: f64): scf.yield %x : f64 }) : (i32, i32, i32, f32) -> (f64) return }
// -----
func.func @f(%lb: i32, %f: f32) { scf.if %lb { } return }
// -----
func.func @f(%lb: i1, %f: f32) { %0 = scf.if %lb -> f32 { scf.yield %f : f32 } return }
// -----
func.func @f(%lb: i1, %f: f32) { %0 = scf.if %lb -> f32 { } else { scf.yield %f : f32 } return }
// -----
func.func @f(%lb: i1, %f: f32) { scf.if %lb { ^bb0(%x: i32): scf.yield } return }
// -----
func.func @f(%lb: i1, %f: f32) { scf.if %lb { cf.br ^a ^a: scf.yield } return }
// -----
func.func @f(%lb: i1, %f: f32) { scf.if %lb { scf.yield %f : f32 } return }
// -----
func.func @f(%lb: i1, %f: f32) { "scf.if"(%lb) ({ "t.x"() : () -> () }, {}) : (i1) -> () return }
// -----
func.func @f(%lb: i1, %f: f32) { "scf.if"(%lb) ({ scf.yield }) : (i1) -> () return }
// -----
func.func @f(%lb: i1, %f: f32) { scf.if %lb  return }
// -----
func.func @f(%lb: i1, %f: f32) { scf.yield return }
// -----
func.func @f(%c: i1, %f: f32) { scf.condition(%c) }
// -----
func.func @f(%c: i1, %f: f32) { scf.while : () -> () { scf.yield } do { scf.yield } return }
// -----
func.func @f(%c: i1, %f: f32) { scf.while : () -> () { scf.condition(%c) } do { scf.condition(%c) } return }
// -----
func.func @f(%c: i1, %f: f32) { scf.while : i32 { scf.condition(%c) } do { scf.yield } return }
// -----
func.func @f(%c: i1, %f: f32) { scf.while (%x = %f) : () -> () { scf.condition(%c) } do { scf.yield } return }
// -----
func.func @f(%c: i1, %f: f32) { scf.while (%x = %f) : (i32) -> () { scf.condition(%c) } do { scf.yield } return }
// -----
func.func @f(%c: i1, %f: f32) { scf.while (%x = %f) : (f32) -> () { scf.condition(%c) } do { scf.yield } return }
// -----
func.func @f(%c: i1, %f: f32) { scf.while (%x = %f) : (f32) -> (f32) { scf.condition(%c) } do { scf.yield %f : f32 } return }
// -----
func.func @f(%c: i1, %f: f32) { "scf.while"() ({}, {}) : () -> () return }
// -----
func.func @f(%c: index, %f: f32) { scf.index_switch %c case 1 { } case 1 { } default { } return }
// -----
func.func @f(%c: index, %f: f32) { %0 = scf.index_switch %c -> f32 case 1 { scf.yield %f : f32 } default { } return }
// -----
func.func @f(%c: index, %f: f32) { %0 = scf.index_switch %c -> f32 case 1 { scf.yield %c : index } default { scf.yield %f : f32 } return }
// -----
func.func @f(%c: index, %f: f32) { "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({ scf.yield }) : (index) -> () return }
// -----
func.func @f(%c: index, %f: f32) { "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({ scf.yield }, { "t.x"() : () -> () }) : (index) -> () return }
// -----
func.func @f(%c: f32, %f: f32) { scf.index_switch %c default { } return }
// -----
func.func @f(%c: f32, %f: f32) { scf.index_switch %c return }
// -----
func.func @f(%c: index, %f: f32) { scf.execute_region { ^bb0(%i: i32): scf.yield } return }
// -----
func.func @f(%c: index, %f: f32) { scf.execute_region { } return }
// -----
func.func @f(%c: index, %f: f32) { "scf.execute_region"() ({}) : () -> () return }
// -----
func.func @f(%c: index, %f: f32) { scf.parallel (%i) = (%c, %c) to (%c) step (%c) { } return }
// -----
func.func @f(%c: index, %f: f32) { scf.parallel () = () to () step () { } return }
// -----
func.func @f(%c: index, %f: f32) { scf.parallel (%i) = (%c) to (%c) step (%f) { } return }
// -----
func.func @f(%c: index, %f: f32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) -> f32 { } return }
// -----
func.func @f(%c: index, %f: f32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%f) -> f32 { } return }
// -----
func.func @f(%c: index, %f: f32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%f) -> f32 { scf.reduce(%c : index) {^bb0(%a: index, %b: index): scf.reduce.return %a : index } } return }
// -----
func.func @f(%c: index, %f: f32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%f) -> f32 { scf.reduce(%f : f32) {^bb0(%a: index, %b: index): scf.reduce.return %a : index } } return }
// -----
func.func @f(%c: index, %f: f32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%f) -> f32 { scf.reduce(%f : f32) {^bb0(%a: f32, %b: f32): scf.reduce.return %c : index } } return }
// -----
func.func @f(%c: index, %f: f32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%f) -> f32 { scf.reduce(%f : f32) {^bb0(%a: f32): scf.reduce.return %a : f32 } } return }
// -----
func.func @f(%c: index, %f: f32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%f) -> f32 { scf.reduce(%f : f32) {^bb0(%a: f32, %b: f32): "t.x"() : () -> () } } return }
// -----
func.func @f(%c: index, %f: f32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%f) -> f32 { scf.reduce(%f : f32) } return }
// -----
func.func @f(%c: index, %f: f32) { %z = arith.constant 0 : index scf.parallel (%i) = (%c) to (%c) step (%z) { } return }
// -----
func.func @f(%c: index, %f: f32) { scf.parallel (%i) = (%c) to (%c) step (%c) { scf.yield } return }
// -----
func.func @f(%c: index, %f: f32) { scf.parallel (%i) = (%c) to (%c) step (%c) init (%f) { } return }
// -----
func.func @f(%c: index, %f: f32) { "scf.parallel"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({^bb0: scf.reduce }) : (index, index, index) -> () return }
// -----
func.func @f(%c: index, %f: f32) { "scf.parallel"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({^bb0(%i: i32): scf.reduce }) : (index, index, index) -> () return }
// -----
func.func @f(%c: index, %f: f32) { scf.reduce return }
// -----
func.func @f(%c: index, %f: f32) { scf.forall (%i) in (%c, 4) { } return }
// -----
func.func @f(%c: index, %f: f32) { scf.forall (%i, %j) in (%f, 4) { } return }
// -----
func.func @f(%c: index, %f: f32) { scf.forall (%i) in (4) { "t.x"() : () -> () scf.yield } return }
// -----
func.func @f(%c: index, %f: f32) { scf.forall (%i) in (4) { scf.forall.in_parallel { %x = arith.constant 1 : i32 } } return }
// -----
func.func @f(%c: index, %f: f32) { %0 = scf.forall (%i) in (4) shared_outs(%o = %f) -> (f32) { } return }
// -----
func.func @f(%c: index, %f: tensor<4xf32>) { %0 = scf.forall (%i) in (4) shared_outs(%o = %f) -> (tensor<4xf32>, f32) { } return }
// -----
func.func @f(%c: index, %f: tensor<4xf32>) { scf.forall (%i) in (4) { } {mapping = [1 : i32]} return }
// -----
func.func @f(%c: index, %f: tensor<4xf32>) { "scf.forall"(%c) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({^bb0(%i: index): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (index) -> () return }
// -----
func.func @f(%c: index, %f: tensor<4xf32>) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4, 5>, staticStep = array<i64: 1>}> ({^bb0(%i: index): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : () -> () return }
// -----
func.func @f(%c: index, %f: tensor<4xf32>) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({^bb0(%i: i32): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : () -> () return }
// -----
func.func @f(%c: index, %f: tensor<4xf32>) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({^bb0: "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : () -> () return }
// -----
func.func @f() { scf.forall.in_parallel { } return }
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %a: tensor<4xf32>):
    "scf.forall.in_parallel"() ({^bb0:}) : () -> ()
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%f: f32) { %0 = scf.forall (%i) in (4) shared_outs(%o = %f) - (f32) { } return }

// -----

// What a region defines is nothing that its operation can take.
%r = scf.if %c -> i1 {
  %c = arith.constant true
  scf.yield %c : i1
} else {
  %d = arith.constant true
  scf.yield %d : i1
}

// -----

func.func @f() {
  scf.for %i = %a to %a step %a {
    %a = "t"() : () -> index
    %b = "t"() : () -> i32
    "u"(%a) : (index) -> ()
  }
  return
}

// -----

func.func @f(%t: tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs nothing (%o = %t) -> (tensor<8xf32>) {
  }
  return
}

// -----

%c = "t"() : () -> index
scf.for %i loc("x") = %c to %c step %c {
}

// -----

// An attribute that the text states otherwise, again in the dictionary.
func.func @unsigned_twice(%a: index) {
  scf.for unsigned %i = %a to %a step %a { } {unsignedCmp}
  return
}

// -----

func.func @sizes_twice(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) { } {operandSegmentSizes = array<i32: 1, 1, 1, 0>}
  return
}

// -----

func.func @bounds_twice(%a: index) {
  scf.forall (%i) in (%a) { } {staticStep = array<i64: 1>}
  return
}

// -----

func.func @inline_twice() {
  scf.execute_region no_inline { scf.yield } {no_inline}
  return
}
