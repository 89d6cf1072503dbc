func.func @empty() {
  return
}
func.func private @declared(i32)
func.func @blocks(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %b : i32
  cf.cond_br %c, ^bb1(%0 : i32), ^bb2
^bb1(%x: i32):
  %1 = arith.muli %x, %b : i32
  cf.br ^bb3(%1 : i32)
^bb2:
  cf.br ^bb3(%0 : i32)
^bb3(%y: i32):
  %2 = arith.subi %y, %a : i32
  %dead = arith.subi %2, %2 : i32
  return %2 : i32
}
func.func @loop(%n: i32, %s: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^bb1(%c0, %c0 : i32, i32)
^bb1(%i: i32, %sum: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %next = arith.addi %i, %s : i32
  %t = arith.addi %sum, %i : i32
  cf.br ^bb1(%next, %t : i32, i32)
^bb3:
  return %sum : i32
^bb4:
  %u = arith.addi %n, %n : i32
  cf.br ^bb1(%u, %s : i32, i32)
}
func.func @regions(%a: index, %b: index, %m: memref<?xi32>, %v: i32, %c: i1) -> i32 {
  %0 = arith.addi %v, %v : i32
  %1:2 = scf.if %c -> (i32, i32) {
    %2 = arith.addi %0, %v : i32
    scf.yield %2, %v : i32, i32
  } else {
    scf.yield %0, %0 : i32, i32
  }
  scf.for %i = %a to %b step %a {
    %3 = arith.addi %1#0, %0 : i32
    scf.for %j = %a to %i step %b {
      memref.store %3, %m[%j] : memref<?xi32>
    }
    %4 = arith.addi %3, %3 : i32
  }
  cf.br ^bb1
^bb1:
  %5 = scf.while (%x = %1#1) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %6 = arith.addi %y, %v : i32
    scf.yield %6 : i32
  }
  return %5 : i32
}
func.func @unregistered(%a: i32) {
  "t.op"(%a) ({
  ^bb0(%x: i32, %y: i32):
    %0 = "t.use"(%x, %1) : (i32, i32) -> i32
    %1 = "t.use"(%0, %a) : (i32, i32) -> i32
  }, {
  }) : (i32) -> ()
  "t.branch"(%a)[^bb1, ^bb1] : (i32) -> ()
^bb1:
  %2:3 = "t.many"(%a) : (i32) -> (i32, i32, i32)
  "t.use"(%2#1) : (i32) -> ()
  func.return
}
