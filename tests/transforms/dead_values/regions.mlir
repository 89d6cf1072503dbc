// options: --remove-dead-values --allow-unregistered-dialect
func.func @for(%n: index, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    %1 = arith.addi %a, %x : i32
    %2 = arith.muli %b, %y : i32
    scf.yield %1, %2 : i32, i32
  }
  return %0#0 : i32
}

// -----

func.func @if(%c: i1, %x: i32, %y: i32, %m: memref<i32>) -> i32 {
  %0:2 = scf.if %c -> (i32, i32) {
    memref.store %x, %m[] : memref<i32>
    %1 = arith.addi %x, %x : i32
    %2 = arith.muli %y, %y : i32
    scf.yield %1, %2 : i32, i32
  } else {
    scf.yield %x, %y : i32, i32
  }
  return %0#0 : i32
}

// -----

func.func @while(%c: i1, %x: i32, %y: i32) -> i32 {
  %0:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %1 = arith.addi %a, %a : i32
    %2 = arith.addi %b, %b : i32
    scf.condition(%c) %1, %2 : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    scf.yield %a, %b : i32, i32
  }
  return %0#0 : i32
}

// -----

func.func @simple(%x: i32, %m: memref<i32>) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %0, %0 : i32
  %2 = memref.load %m[] : memref<i32>
  memref.store %x, %m[] : memref<i32>
  return %x : i32
}

// -----

func.func private @callee(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %b : i32
  return %0, %1 : i32, i32
}
func.func @caller(%x: i32, %y: i32) -> i32 {
  %0:2 = call @callee(%x, %y) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}

// -----

func.func @cf(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a(%x, %y : i32, i32), ^b(%y : i32)
^a(%0: i32, %1: i32):
  cf.br ^e(%0, %1 : i32, i32)
^b(%2: i32):
  cf.br ^e(%x, %2 : i32, i32)
^e(%3: i32, %4: i32):
  return %3 : i32
}

// -----

func.func @dead_branch(%x: i32) -> i32 {
  return %x : i32
^dead(%a: i32):
  %0 = arith.addi %a, %a : i32
  cf.br ^dead(%0 : i32)
}

// -----

func.func @dead_if(%x: i32, %m: memref<i32>) -> i32 {
  %false = arith.constant false
  scf.if %false {
    %0 = arith.addi %x, %x : i32
    memref.store %0, %m[] : memref<i32>
  }
  return %x : i32
}

// -----

func.func private @unused(%x: i32, %m: memref<i32>) -> i32 {
  %0 = arith.addi %x, %x : i32
  memref.store %0, %m[] : memref<i32>
  return %x : i32
}

// -----

func.func @one_iteration(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %x) -> (i32) {
    %1 = arith.addi %a, %y : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// -----

func.func @select(%c: i1, %x: i32, %y: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %y : i32
  }
  return %0 : i32
}

// -----

func.func @nested(%c: i1, %x: i32, %m: memref<i32>) {
  %t = arith.constant true
  scf.if %t {
    %f = arith.constant false
    scf.if %f {
      memref.store %x, %m[] : memref<i32>
    } else {
      scf.if %t {
        memref.store %x, %m[] : memref<i32>
      }
    }
  }
  return
}

// -----

func.func @nested2(%c: i1, %x: i32, %m: memref<i32>) {
  scf.execute_region {
    scf.if %c {
      %q = arith.addi %x, %x : i32
      memref.store %q, %m[] : memref<i32>
    }
    scf.yield
  }
  return
}

// -----

func.func @dup(%c: i1, %n: index, %x: i32, %m: memref<i32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (i32, i32) {
    %1 = arith.addi %a, %x : i32
    scf.yield %1, %1 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

func.func @deadfor(%c: i1, %n: index, %x: i32, %m: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (i32, i32) {
    memref.store %x, %m[] : memref<i32>
    %1 = arith.addi %a, %x : i32
    scf.yield %1, %1 : i32, i32
  }
  %k = memref.alloca_scope -> (i32) {
    memref.store %x, %m[] : memref<i32>
    %1 = arith.addi %x, %x : i32
    memref.alloca_scope.return %1 : i32
  }
  %z = scf.index_switch %n -> i32
  case 1 {
    memref.store %x, %m[] : memref<i32>
    scf.yield %x : i32
  }
  default {
    scf.yield %x : i32
  }
  return
}

// -----

func.func @par(%c: i1, %n: index, %x: i32, %m: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init(%x) -> (i32) {
    memref.store %x, %m[] : memref<i32>
    %1 = arith.addi %x, %x : i32
    scf.reduce(%1 : i32) {
    ^bb0(%p: i32, %q: i32):
      %2 = arith.addi %p, %q : i32
      scf.reduce.return %2 : i32
    }
  }
  scf.forall (%i) in (%n) {
    memref.store %x, %m[] : memref<i32>
    %1 = arith.addi %x, %x : i32
  }
  return
}

// -----

func.func @g(%c: i1, %x: i32, %m: memref<i32>) -> i32 {
  cf.br ^a
^dead:
  %1 = arith.addi %x, %x : i32
  memref.store %1, %m[] : memref<i32>
  cf.cond_br %c, ^a, ^dead
^a:
  return %x : i32
}

// -----

func.func @h(%c: i1, %x: i32, %m: memref<i32>) -> i32 {
  %t = arith.constant true
  scf.if %t {
    %c0 = arith.constant 0 : i32
    %q = arith.addi %x, %c0 : i32
    memref.store %q, %m[] : memref<i32>
    %z = arith.constant 1 : i32
    %w = arith.muli %q, %z : i32
    memref.store %w, %m[] : memref<i32>
  }
  return %x : i32
}

// -----

func.func @two(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a(%x, %y: i32, i32), ^a(%y, %y : i32, i32)
^a(%0: i32, %1: i32):
  return %0 : i32
}

// -----

func.func @l(%c: i1, %x: i64) -> i64 {
  %k = arith.constant 5 : i64
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^m(%x : i64)
^b:
  cf.br ^m(%x : i64)
^m(%u: i64):
  return %x : i64
}

// -----

func.func @un(%c: i1, %x: i64) -> i64 {
  "foo.br"(%x)[^a] : (i64) -> ()
^a(%y: i64):
  %1 = arith.addi %y, %y : i64
  %2 = "foo.pure"(%1) : (i64) -> i64
  return %x : i64
}

// -----

func.func private @callee(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @caller(%x: i32, %y: i32) -> i32 {
  %0 = call @callee(%x) : (i32) -> i32
  %f = constant @callee : (i32) -> i32
  %1 = call_indirect %f(%y) : (i32) -> i32
  return %1 : i32
}

// -----

func.func private @ext(%a: i32) -> i32
func.func private @callee2(%a: i32 {foo.x}, %b: i32 {foo.y}) -> (i32 {foo.r}, i32 {foo.s}) {
  %0 = call @ext(%a) : (i32) -> i32
  return %0, %b : i32, i32
}
func.func @caller2(%x: i32, %y: i32) -> i32 {
  %0:2 = call @callee2(%x, %y) {arg_attrs = [{foo.x}, {foo.y}], res_attrs = [{foo.r}, {foo.s}]} : (i32, i32) -> (i32, i32)
  %1:2 = call @callee2(%y, %y) : (i32, i32) -> (i32, i32)
  return %1#0 : i32
}

// -----

func.func @g(%c: i1, %x: i32, %d: i1) -> i32 {
  %t = arith.constant true
  cf.cond_br %t, ^e, ^dead
^dead:
  %0 = arith.cmpi eq, %x, %x : i32
  cf.cond_br %0, ^e, ^dead
^e:
  return %x : i32
}

// -----

func.func @h(%c: i1, %x: i32) -> i32 {
  return %x : i32
^dead:
  %0 = "foo.op"(%x) : (i32) -> i32
  %1 = "foo.op"(%0) : (i32) -> i32
  %2 = scf.if %c -> i32 {
     scf.yield %1 : i32
  } else {
     %3 = "foo.op"(%1) : (i32) -> i32
     scf.yield %3 : i32
  }
  "foo.op"(%2) : (i32) -> ()
  return %x : i32
}

// -----

func.func @i(%c: i1, %x: i32) -> i32 {
  %f = arith.constant false
  %2 = scf.if %f -> i32 {
     %3 = "foo.op"(%x) : (i32) -> i32
     %4 = "foo.op"(%3) : (i32) -> i32
     scf.yield %4 : i32
  } else {
     scf.yield %x : i32
  }
  return %2 : i32
}

// -----

func.func @j(%c: i1, %x: i32, %f: i32) -> i32 {
  return %x : i32
^dead:
  cf.switch %f : i32, [
    default: ^a(%x : i32),
    1: ^a(%x : i32)
  ]
^a(%y: i32):
  return %y : i32
}

// -----

func.func @for(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    %1 = arith.addi %a, %x : i32
    scf.yield %1, %x : i32, i32
  }
  return %0#0, %y : i32, i32
}

// -----

func.func @if(%c: i1, %x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    memref.store %x, %m[] : memref<i32>
    scf.yield %x, %y : i32, i32
  } else {
    scf.yield %x, %y : i32, i32
  }
  return %0#0, %y : i32, i32
}

// -----

func.func @cond(%c: i1, %x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %0 = scf.if %c -> (i32) {
    %r = memref.load %m[] : memref<i32>
    scf.yield %r : i32
  } else {
    scf.yield %y : i32
  }
  return %x, %y : i32, i32
}

// -----

func.func @par(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init(%x) -> (i32) {
    %1 = arith.addi %x, %x {tag = "1"} : i32
    scf.reduce(%1 : i32) {
    ^bb0(%p: i32, %q: i32):
      %2 = arith.addi %p, %q {tag = "2"} : i32
      scf.reduce.return %2 : i32
    }
  }
  return
}
