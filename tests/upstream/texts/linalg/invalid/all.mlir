func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  linalg.yield %f : f32
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.index 0 : index
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.matmul ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  linalg.matmul ins(%m, %b : memref<4x8xf32>, tensor<8x16xf32>) outs(%m : memref<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.matvec ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%v : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.fill ins(%v : tensor<8xf32>) outs(%v : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%n : tensor<8x4xf32>) permutation = [0, 1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%n : tensor<8x4xf32>) permutation = [1, 1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%n : tensor<8x4xf32>) permutation = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%v : tensor<8xf32>) permutation = [0, 1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.broadcast ins(%v : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.broadcast ins(%v : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [0, 1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.broadcast ins(%v : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [5]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "diagonal"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: i32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = arith.constant 1 : i32
    linalg.yield %i : i32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, i + j)>, affine_map<(i, j) -> (i, i + j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 2 : index
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %v: tensor<8xf32>, %f: f32, %n: tensor<8x4xf32>) {
  "t.a"() {linalg.other} : () -> ()
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.map ins(%a : tensor<64xf32>) outs(%a : tensor<64xf32>) (%x: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.map ins(%a : tensor<64xf32>) outs(%a : tensor<64xf32>) (%x: f32, %y: i32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.map ins(%b : tensor<32xf32>) outs(%a : tensor<64xf32>) (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.map ins(%e : tensor<64xi32>) outs(%a : tensor<64xf32>) (%x: i32, %y: f32) {
    linalg.yield %x : i32
  }
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.reduce ins(%c : tensor<16x32xf32>) outs(%b : tensor<32xf32>) dimensions = [1] (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.reduce ins(%c : tensor<16x32xf32>) outs(%b : tensor<32xf32>) dimensions = [2] (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.reduce ins(%c : tensor<16x32xf32>) outs(%c : tensor<16x32xf32>) dimensions = [0] (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.reduce ins(%c : tensor<16x32xf32>) outs(%d : tensor<16xf32>) dimensions = [1] (%x: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.reduce ins(%c : tensor<16x32xf32>) outs(%d : tensor<16xf32>) dimensions = [1] (%x: f32, %y: f32) {
    %i = arith.constant 1 : i32
    linalg.yield %i : i32
  }
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.softmax dimension(2) ins(%c : tensor<16x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.softmax dimension(0) ins(%c : tensor<16x32xf32>) outs(%d : tensor<16xf32>) -> tensor<16xf32>
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.contract ins(%c : tensor<16x32xf32>) outs(%d : tensor<16xf32>) -> tensor<16xf32>
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %b: tensor<32xf32>, %c: tensor<16x32xf32>, %d: tensor<16xf32>, %e: tensor<64xi32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%c : tensor<16x32xf32>) outs(%d : tensor<16xf32>) -> tensor<16xf32>
  return
}
