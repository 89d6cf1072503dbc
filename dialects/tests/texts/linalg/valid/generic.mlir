#accesses = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>]
#trait = {indexing_maps = #accesses, iterator_types = ["parallel", "parallel"], library_call = "transpose", doc = "moves"}
func.func @transpose(%a: memref<?x4xf32>, %b: memref<4x?xf32>) {
  linalg.generic #trait ins(%a : memref<?x4xf32>) outs(%b : memref<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = #accesses, iterator_types = ["parallel", "parallel"]} ins(%a : memref<?x4xf32>) outs(%b : memref<4x?xf32>) attrs = {tag = 1 : i64} {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}
// -----
func.func @tensors(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b, %f : tensor<4x8xf32>, tensor<8xf32>, f32) outs(%c, %c : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32, %p: f32):
    %i = linalg.index 0 : index
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %o : f32
    linalg.yield %2, %z : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @scalar(%a: memref<f32>, %b: f32) {
  linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%b : f32) outs(%a : memref<f32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @moves(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %v: tensor<8xf32>, %m: memref<4x8xf32>, %n: memref<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0]
  linalg.transpose ins(%m : memref<4x8xf32>) outs(%n : memref<8x4xf32>) permutation = [1, 0] {k}
  %1 = linalg.broadcast ins(%v : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [0]
  return
}
