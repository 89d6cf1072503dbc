// options: --int-range-optimizations
// options: --arith-unsigned-when-equivalent
// options: --arith-int-range-narrowing=int-bitwidths-supported=8,16,32
func.func @vectors(%a: vector<4xi32>) -> vector<4xi1> {
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %d = arith.constant dense<9> : vector<4xi32>
  %r = arith.remui %a, %c : vector<4xi32>
  %s = arith.cmpi ult, %r, %d : vector<4xi32>
  return %s : vector<4xi1>
}
// -----
func.func @tensors(%a: tensor<?xi32>, %b: tensor<2x2xi64>) -> (tensor<?xi32>, tensor<2x2xi1>) {
  %0 = arith.remui %a, %a : tensor<?xi32>
  %c = arith.constant dense<3> : tensor<2x2xi64>
  %1 = arith.remui %b, %c : tensor<2x2xi64>
  %2 = arith.cmpi ule, %1, %c : tensor<2x2xi64>
  return %0, %2 : tensor<?xi32>, tensor<2x2xi1>
}
// -----
func.func @sizes(%m: memref<4x?x8xf32>, %i: index, %u: memref<*xf32>) -> (i1, i1, i1, i1, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %d0 = memref.dim %m, %c0 : memref<4x?x8xf32>
  %d1 = memref.dim %m, %c1 : memref<4x?x8xf32>
  %di = memref.dim %m, %i : memref<4x?x8xf32>
  %r = arith.remui %i, %c2 : index
  %s = arith.muli %r, %c2 : index
  %ds = memref.dim %m, %s : memref<4x?x8xf32>
  %du = memref.dim %u, %i : memref<*xf32>
  %0 = arith.cmpi sge, %d1, %c0 : index
  %1 = arith.cmpi sge, %di, %c0 : index
  %2 = arith.cmpi ule, %d0, %c8 : index
  %3 = arith.cmpi sge, %du, %c0 : index
  return %0, %1, %2, %3, %ds : i1, i1, i1, i1, index
}
// -----
func.func @no_such_dimension(%m: memref<4xf32>) -> index {
  %c7 = arith.constant 7 : index
  %d = memref.dim %m, %c7 : memref<4xf32>
  return %d : index
}
// -----
func.func @parallel(%m: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%c16, %c16) step (%c1, %c1) {
    %0 = arith.cmpi ult, %i, %c16 : index
    %1 = arith.cmpi uge, %j, %c1 : index
    %2 = arith.andi %0, %1 : i1
    memref.store %2, %m[%i] : memref<?xi1>
    scf.reduce
  }
  return
}
// -----
func.func @forall(%m: memref<?xi1>, %n: index) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  scf.forall (%i, %j) = (0, %c0) to (8, %n) step (2, 1) {
    %0 = arith.cmpi ult, %i, %c16 : index
    %1 = arith.cmpi sge, %j, %c0 : index
    %2 = arith.andi %0, %1 : i1
    memref.store %2, %m[%i] : memref<?xi1>
  }
  return
}
// -----
func.func @while(%n: i32) -> (i1, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  %r:2 = scf.while (%i = %c0, %k = %c10) : (i32, i32) -> (i32, i32) {
    %0 = arith.cmpi slt, %i, %c10 : i32
    scf.condition(%0) %i, %k : i32, i32
  } do {
  ^bb0(%i: i32, %k: i32):
    %1 = arith.addi %i, %c1 : i32
    scf.yield %1, %k : i32, i32
  }
  %2 = arith.cmpi eq, %r#1, %c10 : i32
  return %2, %r#0 : i1, i32
}
// -----
func.func @unsigned_loop(%m: memref<?xi1>) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c200 = arith.constant 200 : i8
  scf.for unsigned %i = %c0 to %c200 step %c1 : i8 {
    %0 = arith.cmpi ult, %i, %c200 : i8
    %1 = arith.index_castui %i : i8 to index
    memref.store %0, %m[%1] : memref<?xi1>
  }
  return
}
// -----
func.func @loop_that_grows(%n: index, %m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %i0) -> (i32) {
    %t = arith.addi %s, %i1 : i32
    %u = arith.cmpi sge, %t, %i0 : i32
    %v = arith.extui %u : i1 to i32
    memref.store %v, %m[%i] : memref<?xi32>
    scf.yield %t : i32
  }
  return %r : i32
}
// -----
func.func @loop_without_iterations(%m: memref<?xindex>) {
  %c5 = arith.constant 5 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c5 to %c1 step %c1 {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  return
}
// -----
func.func @one_iteration(%m: memref<?xindex>) {
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c5 to %c6 step %c1 {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  return
}
// -----
func.func @down(%m: memref<?xindex>) {
  %c5 = arith.constant 5 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant -1 : index
  scf.for %i = %c5 to %c1 step %n {
    %0 = arith.cmpi sge, %i, %c1 : index
    %1 = arith.index_castui %0 : i1 to index
    memref.store %1, %m[%i] : memref<?xindex>
  }
  return
}
// -----
func.func private @small(%a: i32) -> i32 {
  %c8 = arith.constant 8 : i32
  %0 = arith.remui %a, %c8 : i32
  return %0 : i32
}
func.func @calls(%a: i32) -> i1 {
  %c8 = arith.constant 8 : i32
  %0 = call @small(%a) : (i32) -> i32
  %1 = arith.cmpi ult, %0, %c8 : i32
  return %1 : i1
}
// -----
func.func private @argument(%a: i32) -> i1 {
  %c8 = arith.constant 8 : i32
  %1 = arith.cmpi ult, %a, %c8 : i32
  return %1 : i1
}
func.func @calls(%a: i32) -> i1 {
  %c8 = arith.constant 8 : i32
  %c4 = arith.constant 4 : i32
  %0 = arith.remui %a, %c8 : i32
  %1 = call @argument(%0) : (i32) -> i1
  %2 = call @argument(%c4) : (i32) -> i1
  %3 = arith.xori %1, %2 : i1
  return %3 : i1
}
// -----
func.func private @external(i32) -> i32
func.func @unknown_callee(%a: i32, %f: (i32) -> i32) -> (i32, i32) {
  %0 = call @external(%a) : (i32) -> i32
  %1 = call_indirect %f(%a) : (i32) -> i32
  %c0 = arith.constant 0 : i32
  %2 = arith.minui %0, %c0 : i32
  %3 = arith.minui %1, %c0 : i32
  return %2, %3 : i32, i32
}
// -----
func.func @switch(%f: i32, %i: index) -> (i1, i1) {
  %c3 = arith.constant 3 : i32
  %c9 = arith.constant 9 : i32
  %r = arith.remui %f, %c3 : i32
  %s = scf.index_switch %i -> i32
  case 2 {
    scf.yield %c3 : i32
  }
  default {
    scf.yield %r : i32
  }
  %t = arith.cmpi ult, %s, %c9 : i32
  cf.switch %f : i32, [
    default: ^bb1(%r : i32),
    4: ^bb1(%c3 : i32)
  ]
^bb1(%a: i32):
  %u = arith.cmpi ult, %a, %c9 : i32
  return %t, %u : i1, i1
}
// -----
func.func @dead_branch(%a: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c9 = arith.constant 9 : i32
  %r = arith.remui %a, %c3 : i32
  %0 = arith.cmpi ult, %r, %c3 : i32
  cf.cond_br %0, ^bb1(%c3 : i32), ^bb2
^bb1(%b: i32):
  return %b : i32
^bb2:
  cf.br ^bb1(%c9 : i32)
}
// -----
func.func @remainders(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %c8 = arith.constant 8 : i32
  %c7 = arith.constant 7 : i32
  %n8 = arith.constant -8 : i32
  %0 = arith.andi %a, %c7 : i32
  %1 = arith.remui %0, %c8 : i32
  %2 = arith.remsi %0, %c8 : i32
  %3 = arith.remui %0, %c7 : i32
  %4 = arith.remsi %0, %n8 : i32
  return %1, %2, %3, %4 : i32, i32, i32, i32
}
// -----
func.func @shifts_too_far(%a: i8) -> (i8, i8, i8) {
  %c9 = arith.constant 9 : i8
  %c1 = arith.constant 1 : i8
  %0 = arith.remui %a, %c9 : i8
  %1 = arith.shli %c1, %0 : i8
  %2 = arith.shrui %c9, %0 : i8
  %3 = arith.shrsi %c9, %0 : i8
  return %1, %2, %3 : i8, i8, i8
}
// -----
func.func @index_of_both_widths(%a: index) -> (index, i1, index, i1) {
  %k = index.constant 4294967296
  %c1 = index.constant 1
  %0 = index.add %k, %c1
  %1 = index.cmp ugt(%0, %c1)
  %2 = index.sizeof
  %3 = index.cmp ule(%2, %k)
  return %0, %1, %2, %3 : index, i1, index, i1
}
// -----
func.func @extended(%a: i8, %b: i8) -> (i8, i1, i8, i8) {
  %c3 = arith.constant 3 : i8
  %0 = arith.remui %a, %c3 : i8
  %s, %o = arith.addui_extended %0, %c3 : i8, i1
  %l, %h = arith.mului_extended %0, %c3 : i8
  return %s, %o, %l, %h : i8, i1, i8, i8
}
// -----
func.func @floats(%x: f32, %v: vector<2xf32>) -> (i1, i32, f32) {
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf olt, %x, %c : f32
  %1 = arith.fptosi %x : f32 to i32
  %z = arith.constant 0 : i32
  %2 = arith.minui %1, %z : i32
  %3 = arith.select %0, %x, %c : f32
  return %0, %2, %3 : i1, i32, f32
}
// -----
module {
  func.func @if_result(%c: i1, %a: i32) -> (i32, i1) {
    %c3 = arith.constant 3 : i32
    %c9 = arith.constant 9 : i32
    %r = scf.if %c -> i32 {
      %0 = arith.remui %a, %c3 : i32
      scf.yield %0 : i32
    } else {
      scf.yield %c3 : i32
    }
    %1 = arith.minui %r, %c9 : i32
    %2 = arith.cmpi ule, %r, %c9 : i32
    return %1, %2 : i32, i1
  }
}
// -----
func.func @swap(%a: i1, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1 : i32
  %y = arith.constant 2 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (i32, i32) {
    scf.yield %q, %p : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @unused(%a: i32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.minui %a, %c0 : i32
  return
}
// -----
func.func @no_bits(%a: i0, %b: i1) -> (i0, i1) {
  %0 = arith.addi %a, %a : i0
  %1 = arith.subi %b, %b : i1
  return %0, %1 : i0, i1
}
// -----
func.func @wide(%a: i128) -> (i1, i128) {
  %c = arith.constant 340282366920938463463374607431768211455 : i128
  %d = arith.constant 100000000000000000000 : i128
  %0 = arith.remui %a, %d : i128
  %1 = arith.cmpi ult, %0, %c : i128
  %3 = arith.addi %0, %d overflow<nuw> : i128
  return %1, %3 : i1, i128
}
