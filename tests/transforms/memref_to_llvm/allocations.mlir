// options: --finalize-memref-to-llvm
// options: --finalize-memref-to-llvm=use-aligned-alloc=1
// options: --finalize-memref-to-llvm=index-bitwidth=32
// options: --finalize-memref-to-llvm=use-generic-functions=1
func.func @static() -> memref<4x3xf32> {
  %0 = memref.alloc() : memref<4x3xf32>
  return %0 : memref<4x3xf32>
}

// -----

func.func @dyn(%a: index, %b: index) -> memref<?x3x?xf32> {
  %0 = memref.alloc(%a, %b) : memref<?x3x?xf32>
  memref.dealloc %0 : memref<?x3x?xf32>
  return %0 : memref<?x3x?xf32>
}

// -----

func.func @align(%a: index) {
  %0 = memref.alloc(%a) {alignment = 32} : memref<?xf32>
  %1 = memref.alloc() {alignment = 8 : i64} : memref<f64>
  memref.dealloc %1 : memref<f64>
  return
}

// -----

func.func @nested() {
  %0 = memref.alloc() : memref<3xmemref<2xf32>>
  %1 = memref.alloc() : memref<3xmemref<*xf32>>
  return
}

// -----

func.func @alloca(%n: index) {
  %0 = memref.alloca() : memref<3x4xf32>
  %1 = memref.alloca(%n) : memref<?x4xf32>
  %2 = memref.alloca(%n) {alignment = 64} : memref<4x?xindex>
  %3 = memref.alloca() : memref<f32, 5>
  return
}

// -----

func.func @layout(%n: index) {
  %0 = memref.alloc() : memref<3x4xf32, strided<[4,1], offset: 0>>
  %1 = memref.alloc() : memref<3x4xf32, strided<[1,3]>>
  return
}

// -----

func.func private @free(i32)
func.func @un(%m: memref<*xf32>) {
  memref.dealloc %m: memref<*xf32>
  return
}

// -----

llvm.func @malloc(i64) -> !llvm.ptr
func.func @un() {
  %1 = memref.alloc() : memref<4xf32>
  return
}

// -----

llvm.func @malloc(i32) -> !llvm.ptr
func.func @un() {
  %1 = memref.alloc() : memref<4xf32>
  return
}

// -----

llvm.mlir.global external @malloc() : i32
func.func @un() {
  %1 = memref.alloc() : memref<4xf32>
  return
}

// -----

func.func @neg() {
  %1 = memref.alloc() : memref<0x4xi8>
  return
}

// -----

module {
  module @inner {
  func.func @neg() {
  %1 = memref.alloc() : memref<0x4xi8>
  return
  }
  }
}

// -----

func.func @dist(%m: memref<4xf32>, %n: memref<?xi8>, %k: memref<3xf32, strided<[?], offset: ?>>) {
  %0:3 = memref.distinct_objects %m, %n, %k : memref<4xf32>, memref<?xi8>, memref<3xf32, strided<[?], offset: ?>>
  memref.dealloc %0#1 : memref<?xi8>
  return
}

// -----

func.func @realloc(%m: memref<?xf32>, %i: index) {
  %0 = memref.realloc %m(%i) : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @dimspace(%m: memref<?xf32, 2>, %u: memref<*xf32, 2>, %i: index) -> index {
  %0 = memref.dim %u, %i : memref<*xf32, 2>
  %1 = memref.dim %m, %i : memref<?xf32, 2>
  %2 = index.constant 0
  %3 = memref.dim %m, %2 : memref<?xf32, 2>
  %4 = llvm.mlir.constant(0 : index) : i64
  %5 = builtin.unrealized_conversion_cast %4 : i64 to index
  %6 = memref.dim %m, %5 : memref<?xf32, 2>
  %s = memref.dim %z, %i : memref<f32>
  %z = memref.alloc() : memref<f32>
  return %0 : index
}

// -----

func.func @si(%m: memref<?xsi8>, %i: index) {
  %0 = memref.load %m[%i] : memref<?xsi8>
  memref.store %0, %m[%i] : memref<?xsi8>
  %1 = memref.alloc() : memref<4xsi8>
  %2 = memref.alloc() : memref<4xui64>
  return
}

// -----

func.func @szero(%a: index) {
  %0 = memref.alloc() : memref<4x0xf32>
  %1 = memref.alloc(%a) : memref<?x0xf32>
  %2 = memref.alloc(%a) : memref<0x?xf32>
  %3 = memref.alloc(%a) : memref<2x?x1xf32>
  %4 = memref.alloc() : memref<1x5xf32>
  %5 = memref.alloc() : memref<5x1xf32>
  %6 = memref.alloc(%a) : memref<1x?x1xf32>
  return
}
