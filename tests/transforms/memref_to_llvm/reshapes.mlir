// options: --finalize-memref-to-llvm
// options: --finalize-memref-to-llvm=use-aligned-alloc=1
// options: --finalize-memref-to-llvm=index-bitwidth=32
// options: --finalize-memref-to-llvm=use-generic-functions=1
func.func @reshape2(%a: memref<4x3xf32>, %u: memref<*xf32, 2>, %s: memref<?xindex>, %t: memref<?xi32>) {
  %0 = memref.reshape %a(%s) : (memref<4x3xf32>, memref<?xindex>) -> memref<*xf32>
  memref.dealloc %0 : memref<*xf32>
  %1 = memref.reshape %u(%s) : (memref<*xf32, 2>, memref<?xindex>) -> memref<*xf32, 2>
  return
}
