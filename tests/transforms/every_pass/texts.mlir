// options: --symbol-dce --allow-unregistered-dialect
// options: --symbol-privatize --allow-unregistered-dialect
// options: --symbol-privatize=exclude=f,g --allow-unregistered-dialect
// options: --topological-sort --allow-unregistered-dialect
// options: --strip-debuginfo --allow-unregistered-dialect --mlir-print-debuginfo
// options: --print-op-stats --allow-unregistered-dialect
// options: --print-op-stats=json --allow-unregistered-dialect
// options: --print-ir=label=x --allow-unregistered-dialect
// options: --loop-invariant-code-motion --allow-unregistered-dialect
// options: --control-flow-sink --allow-unregistered-dialect
// options: --cse --allow-unregistered-dialect
// options: --canonicalize=top-down=false --allow-unregistered-dialect
// options: --canonicalize=region-simplify=disabled --allow-unregistered-dialect
// options: --canonicalize=region-simplify=aggressive --allow-unregistered-dialect
// options: --canonicalize=max-iterations=1 --allow-unregistered-dialect
// options: --canonicalize=max-num-rewrites=1 --allow-unregistered-dialect
// options: --sccp --allow-unregistered-dialect
// options: --composite-fixed-point-pass=pipeline=canonicalize,cse --allow-unregistered-dialect
// options: --composite-fixed-point-pass=name=x pipeline=any(cse) max-iterations=3 --allow-unregistered-dialect
func.func private @unused()
func.func @f() { return }

// -----

func.func private @g(%x: i32) -> i32 {
  %0 = arith.constant 2 : i32
  %1 = arith.muli %x, %0 : i32
  return %1 : i32
}
func.func @f(%x: i32) -> i32 {
  %0 = call @g(%x) : (i32) -> i32
  %1 = call @g(%0) : (i32) -> i32
  return %1 : i32
}

// -----

module @m {
  module @inner attributes {sym_visibility = "private"} {
    func.func nested @f() { return }
    func.func private @g() { call @h() : () -> () return }
    func.func private @h() { return }
  }
  func.func @user() { "t.use"() {of = @inner::@f} : () -> () return }
}

// -----

"t.graph"() ({
  %a = "t.a"(%b) : (i32) -> i32
  %b = "t.b"(%c) : (i32) -> i32
  %c = "t.c"() : () -> i32
}) : () -> ()
module {
  %a = "t.a"(%b, %c) : (i32, i32) -> i32
  %b = "t.b"(%c) : (i32) -> i32
  %c = "t.c"() ({ "t.d"(%e) : (i32) -> () }) : () -> i32
  %e = "t.e"() : () -> i32
}

// -----

module {
  %a = "t.a"(%b) : (i32) -> i32
  %b = "t.b"(%a) : (i32) -> i32
  %c = "t.c"(%b) : (i32) -> i32
}

// -----

func.func @f(%n: index, %m: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %two = arith.constant 2.0 : f32
    %y = arith.mulf %x, %two : f32
    scf.for %j = %c0 to %i step %c1 {
      %z = arith.addf %y, %two : f32
      memref.store %z, %m[%j] : memref<8xf32>
    }
  }
  return
}

// -----

func.func @f(%c: i1, %x: i32) -> i32 {
  %a = arith.addi %x, %x : i32
  %b = arith.addi %x, %x : i32
  %d = arith.muli %a, %b : i32
  %r = scf.if %c -> i32 {
    scf.yield %d : i32
  } else {
    %e = arith.addi %x, %x : i32
    scf.yield %e : i32
  }
  return %r : i32
}

// -----

func.func @f(%x: i32) -> i32 {
  cf.br ^b(%x : i32)
^a:
  %0 = "t.unreachable"() : () -> i32
  cf.br ^b(%0 : i32)
^b(%y: i32):
  return %y : i32
}

// -----

func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b(%x : i32)
^a(%p: i32):
  %0 = "t.use"(%p) : (i32) -> i32
  return %0 : i32
^b(%q: i32):
  %1 = "t.use"(%q) : (i32) -> i32
  return %1 : i32
}

// -----

func.func @f() -> i32 {
  %t = arith.constant true
  %0 = arith.constant 3 : i32
  %1 = arith.constant 4 : i32
  cf.cond_br %t, ^a(%0 : i32), ^a(%1 : i32)
^a(%x: i32):
  %2 = arith.addi %x, %0 : i32
  return %2 : i32
}

// -----

func.func @f(%x: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %x, %0 : i32 loc("a.td":3:4)
  %2 = arith.addi %1, %0 : i32 loc(fused["b", "c.td":1:2])
  return %2 : i32 loc(callsite("d" at "e.td":1:1))
}

// -----

func.func @f(%m: memref<4xi32>, %i: index) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  memref.store %0, %m[%i] : memref<4xi32>
  %2 = memref.load %m[%i] : memref<4xi32>
  %3 = arith.addi %1, %2 : i32
  return %3 : i32
}

// -----

"t.top"() ({
^bb0(%x: i32):
  "t.branch"(%x)[^bb1, ^bb2] : (i32) -> ()
^bb1:
  "t.end"() : () -> ()
^bb2:
  "t.end"() : () -> ()
}) : () -> ()

// -----

func.func @f(%lb: index, %ub: index, %s: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %c0, %b = %c0) -> (index, index) {
    %n = arith.addi %a, %i : index
    scf.yield %n, %b : index, index
  }
  return %r#0, %r#1 : index, index
}

// -----

func.func @f(%x: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c1 = arith.constant 1 : i32
    %n = arith.subi %a, %c1 : i32
    %z = arith.constant 0 : i32
    %c = arith.cmpi ne, %n, %z : i32
    scf.condition(%c) %n : i32
  } do {
  ^bb0(%a: i32):
    scf.yield %a : i32
  }
  return %r : i32
}

// -----

func.func @f(%i: index) -> i32 {
  %r = scf.index_switch %i -> i32
  case 1 {
    %0 = arith.constant 1 : i32
    scf.yield %0 : i32
  }
  default {
    %0 = arith.constant 2 : i32
    scf.yield %0 : i32
  }
  return %r : i32
}

// -----

func.func private @even(%n: i32) -> i1 {
  %0 = call @odd(%n) : (i32) -> i1
  return %0 : i1
}
func.func private @odd(%n: i32) -> i1 {
  %0 = call @even(%n) : (i32) -> i1
  return %0 : i1
}
func.func @f(%n: i32) -> i1 {
  %0 = call @even(%n) : (i32) -> i1
  return %0 : i1
}

// -----

func.func private @callee(%x: i32) -> i32 { return %x : i32 }
func.func @f(%x: i32) -> i32 {
  %g = constant @callee : (i32) -> i32
  %0 = call_indirect %g(%x) : (i32) -> i32
  return %0 : i32
}

// -----

func.func private @g() -> (i32, i32) {
  %0 = arith.constant 7 : i32
  %1 = arith.constant 8 : i32
  return %0, %1 : i32, i32
}
func.func @f() -> i32 {
  %0:2 = call @g() : () -> (i32, i32)
  %1 = arith.addi %0#0, %0#1 : i32
  return %1 : i32
}

// -----

memref.global "private" @unused : memref<2xi32> = dense<[1, 2]>
memref.global "private" constant @used : memref<2xi32> = dense<[3, 4]>
func.func @f() -> memref<2xi32> {
  %0 = memref.get_global @used : memref<2xi32>
  return %0 : memref<2xi32>
}

// -----

func.func @f(%x: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.constant dense<0> : vector<4xi32>
  %1 = arith.addi %x, %0 : vector<4xi32>
  %2 = arith.muli %1, %0 : vector<4xi32>
  %3 = arith.addi %1, %2 : vector<4xi32>
  return %3 : vector<4xi32>
}

// -----

module attributes {t.a = 1 : i32} {
  module {
    func.func private @a() { return }
    func.func @b() { call @a() : () -> () return }
  }
  "t.table"() ({ func.func private @c() { return } }) {sym_name = "t"} : () -> ()
}

// -----

func.func @f(%a: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %d = memref.dim %a, %c0 : memref<?xf32>
    %x = arith.constant 1.0 : f32
    %k = arith.addi %d, %c1 : index
    memref.store %x, %a[%k] : memref<?xf32>
    scf.reduce
  }
  return
}
