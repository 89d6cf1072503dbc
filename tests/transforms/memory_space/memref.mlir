// options: --bubble-down-memory-space-casts --allow-unregistered-dialect
// options: --bubble-down-memory-space-casts --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect
// options: --pass-pipeline=builtin.module(func.func(bubble-down-memory-space-casts)) --allow-unregistered-dialect

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %0 = memref.load %cs[%i, %j] : memref<4x5xf32>
  memref.store %0, %cs[%j, %i] {a} : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %0 = memref.assume_alignment %cs, 16 : memref<4x5xf32>
  memref.store %v, %0[%i, %j] : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %0 = memref.cast %cs {foo} : memref<4x5xf32> to memref<?x?xf32>
  memref.store %v, %0[%i, %j] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %0 = memref.cast %cs : memref<4x5xf32> to memref<*xf32>
  %1 = memref.cast %0: memref<*xf32> to memref<4x5xf32>
  memref.store %v, %1[%i, %j] : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cw = memref.memory_space_cast %w : memref<?xf32, 1> to memref<?xf32>
  %0 = memref.expand_shape %cw [[0, 1]] output_shape [%i, 4] {foo} : memref<?xf32> into memref<?x4xf32>
  memref.store %v, %0[%i, %j] : memref<?x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %0 = memref.collapse_shape %cs [[0, 1]] : memref<4x5xf32> into memref<20xf32>
  memref.store %v, %0[%i] : memref<20xf32>
  "test.use"(%0) : (memref<20xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %0 = memref.subview %cs[%i, 1] [%j, 2] [1, %j] : memref<4x5xf32> to memref<?x2xf32, strided<[5, ?], offset: ?>>
  memref.store %v, %0[%i, %j] : memref<?x2xf32, strided<[5, ?], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cw = memref.memory_space_cast %w : memref<?xf32, 1> to memref<?xf32>
  %0 = memref.reinterpret_cast %cw to offset: [%i], sizes: [2, %j], strides: [%i, 1] : memref<?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  memref.store %v, %0[%i, %j] : memref<2x?xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cw = memref.memory_space_cast %w : memref<?xf32, 1> to memref<?xf32>
  %0 = memref.reshape %cw(%sh) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  "test.use"(%0) : (memref<*xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %0 = memref.transpose %cs (i, j) -> (j, i) : memref<4x5xf32> to memref<5x4xf32, strided<[1, 5]>>
  memref.store %v, %0[%i, %j] : memref<5x4xf32, strided<[1, 5]>>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cb = memref.memory_space_cast %b : memref<64xi8, 1> to memref<64xi8>
  %0 = memref.view %cb[%i][%j] : memref<64xi8> to memref<?x4xf32>
  memref.store %v, %0[%i, %j] : memref<?x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %at = memref.atomic_rmw addf %v, %cs[%i, %j] : (f32, memref<4x5xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cw = memref.memory_space_cast %w : memref<?xf32, 1> to memref<?xf32>
  %g = memref.generic_atomic_rmw %cw[%i] : memref<?xf32> {
  ^bb0(%cur: f32):
    memref.atomic_yield %cur : f32
  }
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %d = memref.dim %cs, %i : memref<4x5xf32>
  memref.copy %cs, %o : memref<4x5xf32> to memref<4x5xf32>
  memref.dealloc %cs : memref<4x5xf32>
  "test.use"(%d) : (index) -> ()
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %0:2 = memref.distinct_objects %cs, %o : memref<4x5xf32>, memref<4x5xf32>
  memref.copy %0#0, %0#1 : memref<4x5xf32> to memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %0 = memref.memory_space_cast %cs : memref<4x5xf32> to memref<4x5xf32, 2>
  memref.store %v, %0[%i, %j] : memref<4x5xf32, 2>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %o : memref<4x5xf32> to memref<4x5xf32, 2>
  memref.store %v, %cs[%i, %j] : memref<4x5xf32, 2>
  %ct = memref.memory_space_cast %o : memref<4x5xf32> to memref<4x5xf32>
  memref.store %v, %ct[%i, %j] : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  memref.prefetch %cs[%i, %j], read, locality<3>, data : memref<4x5xf32>
  %0:6 = memref.extract_strided_metadata %cs : memref<4x5xf32> -> memref<f32>, index, index, index, index, index
  "test.use"(%0#0) : (memref<f32>) -> ()
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cu = memref.memory_space_cast %u : memref<*xf32, 1> to memref<*xf32>
  %0 = memref.cast %cu : memref<*xf32> to memref<4x5xf32>
  memref.store %v, %0[%i, %j] : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  scf.for %k = %i to %j step %i {
    %0 = memref.expand_shape %cs [[0], [1, 2]] output_shape [4, 1, 5] : memref<4x5xf32> into memref<4x1x5xf32>
    %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<4x1x5xf32> into memref<20xf32>
    %2 = memref.load %1[%k] : memref<20xf32>
    memref.store %2, %1[%i] : memref<20xf32>
    "test.use"(%0, %1) : (memref<4x1x5xf32>, memref<20xf32>) -> ()
  }
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %i: index, %j: index, %v: f32, %u: memref<*xf32, 1>, %s: memref<4x5xf32, 1>, %w: memref<?xf32, 1>, %sh: memref<?xindex>, %b: memref<64xi8, 1>, %o: memref<4x5xf32>) {
  %cs = memref.memory_space_cast %s : memref<4x5xf32, 1> to memref<4x5xf32>
  %0 = memref.alloc() : memref<memref<4x5xf32>>
  memref.store %cs, %0[] : memref<memref<4x5xf32>>
  "test.use"(%0) : (memref<memref<4x5xf32>>) -> ()
  return
}

// -----

func.func @f(%x: memref<4xf32, 1>, %i: index, %v: f32) -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 1 : i32
  %sum = arith.addi %one, %two : i32
  cf.br ^next
^next:
  return %sum : i32
^unreachable:
  %c = memref.memory_space_cast %x : memref<4xf32, 1> to memref<4xf32>
  memref.store %v, %c[%i] : memref<4xf32>
  return %two : i32
}

// -----

"test.graph"() ({
  %x, %i, %v = "test.op"() : () -> (memref<4xf32, 1>, index, f32)
  memref.store %v, %c[%i] : memref<4xf32>
  %c = memref.memory_space_cast %x : memref<4xf32, 1> to memref<4xf32>
  %d = memref.cast %c : memref<4xf32> to memref<?xf32>
  "test.use"(%d): (memref<?xf32>) -> ()
}) : () -> ()
