// options: --lift-cf-to-scf --allow-unregistered-dialect
// options: --lift-cf-to-scf --canonicalize --cse --allow-unregistered-dialect
// options: --pass-pipeline=builtin.module(func.func(lift-cf-to-scf)) --allow-unregistered-dialect
// options: --lift-cf-to-scf --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect
func.func @straight(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%0: i32):
  %1 = "t.a"(%0) : (i32) -> i32
  cf.br ^bb2
^bb2:
  return %1 : i32
}

// -----

func.func @one_block(%a: i32) -> i32 {
  return %a : i32
}

// -----

func.func private @declared(%a: i32) -> i32

// -----

func.func @if_then(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.a"() : () -> ()
  cf.br ^bb2
^bb2:
  return
}

// -----

func.func @if_else(%c: i1, %a: i32) -> (i32, i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = "t.a"(%a) : (i32) -> i32
  cf.br ^bb3(%0, %c : i32, i1)
^bb2:
  %1 = "t.b"(%a) : (i32) -> i32
  %true = arith.constant true
  cf.br ^bb3(%1, %true : i32, i1)
^bb3(%2: i32, %3: i1):
  return %2, %3 : i32, i1
}

// -----

// Both successors are the same block.
func.func @same_block(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%0: i32):
  return %0 : i32
}

// -----

func.func @two_returns(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  return %b : i32
}

// -----

// Returns that differ in an attribute remain.
func.func @other_returns(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return {note} %a : i32
^bb2:
  return %b : i32
}

// -----

// One of several kinds of terminators ends the program.
func.func @ends(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = "t.a"(%a) : (i32) -> i32
  cf.cond_br %d, ^bb3, ^bb4
^bb2:
  %1 = "t.b"(%a) : (i32) -> i32
  cf.cond_br %d, ^bb3, ^bb4
^bb3:
  "t.abort"(%a) : (i32) -> ()
^bb4:
  return %a : i32
}

// -----

func.func @while(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%0: i32):
  %1:2 = "t.next"(%0) : (i32) -> (i32, i1)
  cf.cond_br %1#1, ^bb2, ^bb3
^bb2:
  "t.body"(%1#0) : (i32) -> ()
  cf.br ^bb1(%1#0 : i32)
^bb3:
  return %0 : i32
}

// -----

func.func @do_while(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%0: i32):
  %1:2 = "t.next"(%0) : (i32) -> (i32, i1)
  cf.cond_br %1#1, ^bb1(%1#0 : i32), ^bb2
^bb2:
  return %1#0 : i32
}

// -----

func.func @nested_loops(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%0: i32):
  %1 = "t.outer"(%0) : (i32) -> i32
  cf.br ^bb2(%1 : i32)
^bb2(%2: i32):
  %3:2 = "t.inner"(%2, %0) : (i32, i32) -> (i32, i1)
  cf.cond_br %3#1, ^bb2(%3#0 : i32), ^bb3
^bb3:
  %4 = "t.more"(%3#0) : (i32) -> i1
  cf.cond_br %4, ^bb1(%2 : i32), ^bb4
^bb4:
  return %3#0 : i32
}

// -----

// Two exits lead to different blocks.
func.func @break(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%0: i32):
  %1:2 = "t.first"(%0) : (i32) -> (i32, i1)
  cf.cond_br %1#1, ^bb2, ^bb3
^bb2:
  %2:2 = "t.second"(%1#0) : (i32) -> (i32, i1)
  cf.cond_br %2#1, ^bb1(%2#0 : i32), ^bb4(%2#0 : i32)
^bb3:
  %3 = "t.left"(%1#0) : (i32) -> i32
  cf.br ^bb4(%3 : i32)
^bb4(%4: i32):
  return %4 : i32
}

// -----

// Two edges lead back.
func.func @continue(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%0: i32):
  %1:2 = "t.first"(%0) : (i32) -> (i32, i1)
  cf.cond_br %1#1, ^bb1(%1#0 : i32), ^bb2
^bb2:
  %2:2 = "t.second"(%1#0) : (i32) -> (i32, i1)
  cf.cond_br %2#1, ^bb1(%2#0 : i32), ^bb3
^bb3:
  return %0 : i32
}

// -----

// The loop has two entries.
func.func @irreducible(%c: i1, %d: i1, %a: i32, %b: f32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%b : f32)
^bb1(%0: i32):
  %1 = "t.a"(%0) : (i32) -> f32
  cf.br ^bb2(%1 : f32)
^bb2(%2: f32):
  %3:2 = "t.b"(%2) : (f32) -> (i32, i1)
  cf.cond_br %3#1, ^bb1(%3#0 : i32), ^bb3
^bb3:
  return %3#0 : i32
}

// -----

// Three entries and three exits.
func.func @tangle(%s: i32, %c: i1, %a: i32) -> i32 {
  cf.switch %s : i32, [
    default: ^bb1,
    3: ^bb2(%a : i32),
    -5: ^bb3(%c, %a : i1, i32)
  ]
^bb1:
  %0:2 = "t.a"(%a) : (i32) -> (i32, i1)
  cf.cond_br %0#1, ^bb2(%0#0 : i32), ^bb4
^bb2(%1: i32):
  %2:2 = "t.b"(%1) : (i32) -> (i32, i1)
  cf.cond_br %2#1, ^bb3(%2#1, %2#0 : i1, i32), ^bb5(%1 : i32)
^bb3(%3: i1, %4: i32):
  %5:2 = "t.c"(%3, %4) : (i1, i32) -> (i32, i1)
  cf.cond_br %5#1, ^bb1, ^bb6
^bb4:
  %6 = "t.d"(%0#0) : (i32) -> i32
  cf.br ^bb6
^bb5(%7: i32):
  %8 = "t.e"(%7) : (i32) -> i32
  return %8 : i32
^bb6:
  return %a : i32
}

// -----

// Two edges enter the loop at one block.
func.func @two_edges(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%0: i32):
  %1:2 = "t.a"(%0) : (i32) -> (i32, i1)
  cf.cond_br %1#1, ^bb1(%1#0 : i32), ^bb2
^bb2:
  return %1#0 : i32
}

// -----

func.func @endless(%a: i32) -> (i32, f32) {
  cf.br ^bb1(%a : i32)
^bb1(%0: i32):
  %1 = "t.a"(%0) : (i32) -> i32
  cf.br ^bb1(%1 : i32)
}

// -----

// One way out, one endless loop.
func.func @maybe_endless(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.a"() : () -> ()
  cf.br ^bb1
^bb2:
  return %a : i32
}

// -----

func.func @endless_and_kinds(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.cond_br %d, ^bb1, ^bb3
^bb2:
  "t.abort"() : () -> ()
^bb3:
  cf.br ^bb3
}

// -----

func.func @endless_with_two_entries(%c: i1, %d: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.a"() : () -> ()
  cf.br ^bb2
^bb2:
  "t.b"() : () -> ()
  cf.cond_br %d, ^bb1, ^bb2
}

// -----

func.func @switch(%s: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %s : i32, [
    default: ^bb1(%a : i32),
    0: ^bb1(%b : i32),
    7: ^bb2,
    -1: ^bb3
  ]
^bb1(%0: i32):
  return %0 : i32
^bb2:
  %1 = "t.a"() : () -> i32
  cf.br ^bb1(%1 : i32)
^bb3:
  %2 = "t.b"() : () -> i32
  cf.br ^bb1(%2 : i32)
}

// -----

func.func @only_default(%s: i32, %a: i32) -> i32 {
  cf.switch %s : i32, [
    default: ^bb1(%a : i32)
  ]
^bb1(%0: i32):
  return %0 : i32
}

// -----

// Narrow and wide flags. Case values are unsigned.
func.func @flags(%a: i1, %b: i8, %c: i64) {
  cf.switch %a : i1, [
    default: ^bb1,
    -1: ^bb2
  ]
^bb1:
  "t.a"() : () -> ()
  cf.br ^bb2
^bb2:
  cf.switch %b : i8, [
    default: ^bb3,
    -2: ^bb4,
    100: ^bb5
  ]
^bb3:
  "t.b"() : () -> ()
  cf.br ^bb5
^bb4:
  "t.c"() : () -> ()
  cf.br ^bb5
^bb5:
  cf.switch %c : i64, [
    default: ^bb6,
    -3: ^bb7,
    4294967296: ^bb8
  ]
^bb6:
  "t.d"() : () -> ()
  cf.br ^bb8
^bb7:
  "t.e"() : () -> ()
  cf.br ^bb8
^bb8:
  return
}

// -----

// A value of the loop is used after it, where its block does not dominate the latch.
func.func @leaving(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %0 = "t.a"(%a) : (i32) -> i32
  cf.cond_br %d, ^bb4, ^bb3
^bb3:
  %1 = "t.more"() : () -> i1
  cf.cond_br %1, ^bb1, ^bb5
^bb4:
  return %0 : i32
^bb5:
  return %a : i32
}

// -----

// The use after the loop is in a region.
func.func @used_in_region(%c: i1) {
  cf.br ^bb1
^bb1:
  %0:2 = "t.a"() : () -> (i32, i1)
  scf.if %c {
    "t.use"(%0#0) : (i32) -> ()
  }
  cf.cond_br %0#1, ^bb1, ^bb2
^bb2:
  scf.if %c {
    "t.use"(%0#0) : (i32) -> ()
  }
  return
}

// -----

// Regions are converted before what contains them.
func.func @regions(%c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = scf.execute_region -> i32 {
      %1 = "t.a"(%i) : (index) -> i32
      cf.cond_br %c, ^bb1, ^bb2(%1 : i32)
    ^bb1:
      %2 = "t.b"(%i) : (index) -> i32
      cf.br ^bb2(%2 : i32)
    ^bb2(%3: i32):
      scf.yield %3 : i32
    }
    "t.use"(%0) : (i32) -> ()
  }
  cf.br ^bb3
^bb3:
  %4 = "t.c"() ({
    cf.br ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }, {
    "t.end"() : () -> ()
  }) : () -> i1
  cf.cond_br %4, ^bb3, ^bb4
^bb4:
  return
}

// -----

// Only functions are converted.
"t.region"() ({
  cf.br ^bb1
^bb1:
  "t.end"() : () -> ()
}) : () -> ()

// -----

module @outer {
  func.func @a(%c: i1) {
    cf.cond_br %c, ^bb1, ^bb1
  ^bb1:
    return
  }
  module @inner {
    func.func @b(%c: i1) {
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      cf.br ^bb2
    ^bb2:
      return
    }
  }
}

// -----

func.func @vectors(%c: i1, %a: vector<4xf32>, %b: vector<[2]xi8>, %t: tensor<*xf16>, %m: memref<?xindex>) -> (vector<4xf32>, vector<[2]xi8>, tensor<*xf16>, memref<?xindex>) {
  cf.br ^bb1(%a, %b, %t, %m : vector<4xf32>, vector<[2]xi8>, tensor<*xf16>, memref<?xindex>)
^bb1(%0: vector<4xf32>, %1: vector<[2]xi8>, %2: tensor<*xf16>, %3: memref<?xindex>):
  cf.cond_br %c, ^bb1(%0, %1, %2, %3 : vector<4xf32>, vector<[2]xi8>, tensor<*xf16>, memref<?xindex>), ^bb2
^bb2:
  cf.cond_br %c, ^bb3, ^bb4(%0 : vector<4xf32>)
^bb3:
  cf.br ^bb4(%a : vector<4xf32>)
^bb4(%4: vector<4xf32>):
  return %4, %1, %2, %3 : vector<4xf32>, vector<[2]xi8>, tensor<*xf16>, memref<?xindex>
}

// -----

// Attributes of branches are lost.
func.func @attributes(%c: i1) {
  cf.cond_br %c weights([1, 2]), ^bb1, ^bb2 {note}
^bb1:
  cf.br ^bb2 {other}
^bb2:
  return
}

// -----

func.func @unreachable(%a: i32) {
  return
^bb1:
  %0 = "t.a"(%a) : (i32) -> i32
  return
}

// -----

func.func @unreachable_loop(%a: i32) {
  cf.br ^bb1
^bb1:
  return
^bb2:
  cf.br ^bb2
}

// -----

func.func @unknown_branch(%c: i1) {
  "t.br"(%c)[^bb1, ^bb2] : (i1) -> ()
^bb1:
  return
^bb2:
  return
}

// -----

// The error is about an operation in a region.
func.func @unknown_branch_in_region(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.region"() ({
    "t.br"()[^bb1] : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
  cf.br ^bb2
^bb2:
  return
}

// -----

func.func @endless_in_region(%c: i1) {
  scf.execute_region {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    "t.a"() : () -> ()
    cf.br ^bb1
  ^bb2:
    scf.yield
  }
  return
}

// -----

func.func @coroutine() {
  %id = async.coro.id
  %handle = async.coro.begin %id
  %state = async.coro.save %handle
  async.coro.suspend %state, ^bb1, ^bb2, ^bb3
^bb1:
  async.coro.end %handle
  return
^bb2:
  cf.br ^bb3
^bb3:
  async.coro.free %id, %handle
  cf.br ^bb1
}
