func.func @f(%m: memref<8xf32>, %t: memref<i32>, %n: index) {
  affine.dma_start %m[%n], %m[%n], %t[], %n, %n : memref<8xf32>, memref<8xf32>, memref<i32>
  return
}
// -----
func.func @f(%m: memref<8xf32>, %t: memref<i32>, %n: index) {
  affine.dma_start %m[%n], %m[%n], %t[], %n : memref<8xf32>, memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32>, %t: memref<i32>, %n: index) {
  affine.dma_start %m[%n], %m[%n], %n : memref<8xf32>, memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32>, %t: tensor<8xf32>, %n: index) {
  affine.dma_start %t[%n], %m[%n], %m[0], %n : tensor<8xf32>, memref<8xf32>, memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32>, %t: tensor<8xf32>, %n: index) {
  affine.dma_start %m[%n], %t[%n], %m[0], %n : memref<8xf32>, tensor<8xf32>, memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32>, %t: tensor<8xf32>, %n: index) {
  affine.dma_start %m[%n], %m[%n], %t[0], %n : memref<8xf32>, memref<8xf32>, tensor<8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32>, %t: memref<i32>, %n: index) {
  affine.for %i = 0 to 4 {
    %x = arith.xori %i, %n : index
    affine.dma_start %m[%x], %m[%i], %t[], %n : memref<8xf32>, memref<8xf32>, memref<i32>
  }
  return
}
// -----
func.func @f(%m: memref<8xf32>, %t: memref<i32>, %n: index) {
  affine.for %i = 0 to 4 {
    %x = arith.xori %i, %n : index
    affine.dma_start %m[%i], %m[%i + %x], %t[], %n : memref<8xf32>, memref<8xf32>, memref<i32>
  }
  return
}
// -----
func.func @f(%m: memref<8xf32>, %t: memref<4xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    %x = arith.xori %i, %n : index
    affine.dma_start %m[%i], %m[%i], %t[%x], %n : memref<8xf32>, memref<8xf32>, memref<4xi32>
  }
  return
}
// -----
func.func @f(%m: memref<f32>, %n: index) {
  "affine.dma_start"(%m, %m, %m, %n, %n) {src_map = affine_map<() -> ()>, dst_map = affine_map<() -> ()>, tag_map = affine_map<() -> ()>} : (memref<f32>, memref<f32>, memref<f32>, index, index) -> ()
  return
}
// -----
func.func @f(%m: memref<8xf32>, %t: memref<f32>, %n: index, %x: i64) {
  "affine.dma_start"(%m, %n, %m, %x, %t, %n) {src_map = affine_map<(i) -> (i)>, dst_map = affine_map<(i) -> (i)>, tag_map = affine_map<() -> ()>} : (memref<8xf32>, index, memref<8xf32>, i64, memref<f32>, index) -> ()
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %n: index) {
  affine.dma_wait %t[%n], %n : tensor<8xf32>
  return
}
// -----
func.func @f(%t: tensor<f32>, %n: index) {
  "affine.dma_wait"(%t, %n) {tag_map = affine_map<() -> ()>} : (tensor<f32>, index) -> ()
  return
}
// -----
func.func @f(%t: memref<4xi32>, %n: index, %x: i64) {
  "affine.dma_wait"(%t, %x, %n) {tag_map = affine_map<(i) -> (i)>} : (memref<4xi32>, i64, index) -> ()
  return
}
// -----
func.func @f(%t: memref<4xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    %x = arith.xori %i, %n : index
    affine.dma_wait %t[%x], %n : memref<4xi32>
  }
  return
}
// -----
func.func @f(%t: memref<4xi32>, %n: index) {
  %0 = affine.dma_wait %t[%n], %n : memref<4xi32>
  return
}
// -----
func.func @f(%t: memref<i32>, %n: index) {
  "affine.dma_wait"(%t, %n) <{tag_map = affine_map<() -> ()>}> : (memref<i32>, index) -> ()
  return
}
// -----
func.func @f(%t: memref<4x4xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    %x:2 = affine.delinearize_index %i into (2, 2) : index, index
    %0 = affine.load %t[%x#0, %x#1] : memref<4x4xi32>
  }
  return
}
