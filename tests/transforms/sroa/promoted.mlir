// options: --sroa --mem2reg
func.func @swap(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  memref.store %y, %m[%c1] : memref<2xi32>
  %0 = memref.load %m[%c0] : memref<2xi32>
  %1 = memref.load %m[%c1] : memref<2xi32>
  memref.store %1, %m[%c0] : memref<2xi32>
  memref.store %0, %m[%c1] : memref<2xi32>
  %2 = memref.load %m[%c0] : memref<2xi32>
  %3 = memref.load %m[%c1] : memref<2xi32>
  return %2, %3 : i32, i32
}
// -----

func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<2xi32>
  memref.store %zero, %m[%c0] : memref<2xi32>
  memref.store %one, %m[%c1] : memref<2xi32>
  cf.br ^head
^head:
  %i = memref.load %m[%c0] : memref<2xi32>
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^body, ^end
^body:
  %0 = memref.load %m[%c1] : memref<2xi32>
  %1 = arith.muli %0, %i : i32
  memref.store %1, %m[%c1] : memref<2xi32>
  %2 = arith.addi %i, %one : i32
  memref.store %2, %m[%c0] : memref<2xi32>
  cf.br ^head
^end:
  %r = memref.load %m[%c1] : memref<2xi32>
  return %r : i32
}
// -----

func.func @pointers(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  %p = memref.alloca() : memref<2xmemref<2xi32>>
  memref.store %m, %p[%c1] : memref<2xmemref<2xi32>>
  %q = memref.load %p[%c1] : memref<2xmemref<2xi32>>
  memref.store %x, %q[%c0] : memref<2xi32>
  %0 = memref.load %m[%c0] : memref<2xi32>
  return %0 : i32
}
// -----

func.func @matrix(%x: f32, %y: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x2xf32>
  memref.store %x, %m[%c0, %c0] : memref<2x2xf32>
  memref.store %y, %m[%c0, %c1] : memref<2x2xf32>
  memref.store %y, %m[%c1, %c0] : memref<2x2xf32>
  memref.store %x, %m[%c1, %c1] : memref<2x2xf32>
  %0 = memref.load %m[%c0, %c0] : memref<2x2xf32>
  %1 = memref.load %m[%c1, %c1] : memref<2x2xf32>
  %2 = memref.load %m[%c0, %c1] : memref<2x2xf32>
  %3 = memref.load %m[%c1, %c0] : memref<2x2xf32>
  %4 = arith.mulf %0, %1 : f32
  %5 = arith.mulf %2, %3 : f32
  %6 = arith.subf %4, %5 : f32
  return %6 : f32
}
// -----

func.func @branch(%c: i1, %x: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<4xi64>
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %x, %m[%c0] : memref<4xi64>
  cf.br ^e
^b:
  memref.store %x, %m[%c3] : memref<4xi64>
  cf.br ^e
^e:
  %0 = memref.load %m[%c0] : memref<4xi64>
  %1 = memref.load %m[%c3] : memref<4xi64>
  %2 = arith.addi %0, %1 : i64
  return %2 : i64
}
