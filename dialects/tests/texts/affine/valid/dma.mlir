func.func @copies(%far: memref<64x32xf32>, %near: memref<64xf32, 2>, %flag: memref<2xi32>, %n: index) {
  affine.for %row = 0 to 64 {
    affine.dma_start %far[%row, 0], %near[%row], %flag[0], %n : memref<64x32xf32>, memref<64xf32, 2>, memref<2xi32>
    affine.dma_wait %flag[0], %n : memref<2xi32>
  }
  return
}
// -----
func.func @strides(%far: memref<64x32xf32>, %near: memref<64xf32, 2>, %flag: memref<2xi32>, %n: index, %k: index) {
  affine.dma_start %far[%n, symbol(%k) * 2], %near[%n mod 7 + %k], %flag[%k floordiv 8], %n, %k, %n
    : memref<64x32xf32>, memref<64xf32, 2>, memref<2xi32>
  affine.dma_wait %flag[%k floordiv 8 + symbol(%n)], %k : memref<2xi32>
  return
}
// -----
func.func @generic(%m: memref<f32>, %n: index, %k: index) {
  "affine.dma_start"(%m, %m, %m, %n) {src_map = affine_map<() -> ()>, dst_map = affine_map<() -> ()>, tag_map = affine_map<() -> ()>, note = "no text shows this"} : (memref<f32>, memref<f32>, memref<f32>, index) -> ()
  "affine.dma_wait"(%m, %n, %k) {tag_map = affine_map<() -> ()>} : (memref<f32>, index, index) -> ()
  return
}
