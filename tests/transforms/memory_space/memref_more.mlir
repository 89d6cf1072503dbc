// options: --bubble-down-memory-space-casts
// options: --bubble-down-memory-space-casts --canonicalize
// options: --pass-pipeline=builtin.module(func.func(bubble-down-memory-space-casts))
func.func @two_casts(%m: memref<4xf32, 1>) -> memref<?xf32> {
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32, 2>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 2> to memref<4xf32>
  %2 = memref.cast %1 : memref<4xf32> to memref<?xf32>
  return %2 : memref<?xf32>
}
// -----
func.func @used_twice(%m: memref<4xf32, 1>, %i: index) -> (f32, memref<4xf32>) {
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1, %0 : f32, memref<4xf32>
}
// -----
func.func @stored_value(%m: memref<memref<4xf32>>, %n: memref<4xf32, 1>) {
  %0 = memref.memory_space_cast %n : memref<4xf32, 1> to memref<4xf32>
  memref.store %0, %m[] : memref<memref<4xf32>>
  return
}
// -----
func.func @both_of_a_copy(%a: memref<4xf32, 1>, %b: memref<4xf32, 2>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32>
  %1 = memref.memory_space_cast %b : memref<4xf32, 2> to memref<4xf32>
  memref.copy %0, %1 : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @in_a_loop(%m: memref<?xf32, 1>, %n: index, %x: f32) {
  %0 = memref.memory_space_cast %m : memref<?xf32, 1> to memref<?xf32>
  scf.for %i = %n to %n step %n {
    %1 = memref.subview %0[%i] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.store %x, %1[%i] : memref<4xf32, strided<[1], offset: ?>>
  }
  return
}
// -----
func.func @carried(%m: memref<?xf32, 1>, %n: index) -> memref<?xf32> {
  %0 = memref.memory_space_cast %m : memref<?xf32, 1> to memref<?xf32>
  %1 = scf.for %i = %n to %n step %n iter_args(%x = %0) -> memref<?xf32> {
    scf.yield %x : memref<?xf32>
  }
  return %1 : memref<?xf32>
}
// -----
func.func @atomic(%m: memref<?xi32, 1>, %i: index, %x: i32) -> i32 {
  %0 = memref.memory_space_cast %m : memref<?xi32, 1> to memref<?xi32>
  %1 = memref.atomic_rmw addi %x, %0[%i] : (i32, memref<?xi32>) -> i32
  %2 = memref.generic_atomic_rmw %0[%i] : memref<?xi32> {
  ^bb0(%y: i32):
    memref.atomic_yield %y : i32
  }
  %3 = arith.addi %1, %2 : i32
  return %3 : i32
}
// -----
func.func @unranked(%m: memref<*xf32, 1>) -> memref<?xf32> {
  %0 = memref.memory_space_cast %m : memref<*xf32, 1> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}
