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
// -----
func.func @f(%a: tensor<128x256xf32>, %b: tensor<4x16x32x16xf32>, %i: i32) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [0, 16] into %b : tensor<128x256xf32> -> tensor<4x16x32x16xf32>
  return
}
// -----
func.func @f(%a: tensor<128x256xf32>, %b: tensor<4x16x32x16xf32>, %i: i32) {
  %0 = linalg.pack %a inner_dims_pos = [0, 0] inner_tiles = [32, 16] into %b : tensor<128x256xf32> -> tensor<4x16x32x16xf32>
  return
}
// -----
func.func @f(%a: tensor<128x256xf32>, %b: tensor<4x16x32x16xf32>, %i: i32) {
  %0 = linalg.pack %a inner_dims_pos = [0, 2] inner_tiles = [32, 16] into %b : tensor<128x256xf32> -> tensor<4x16x32x16xf32>
  return
}
// -----
func.func @f(%a: tensor<128x256xf32>, %b: tensor<4x16x32x16xf32>, %i: i32) {
  %0 = linalg.pack %a outer_dims_perm = [1, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %b : tensor<128x256xf32> -> tensor<4x16x32x16xf32>
  return
}
// -----
func.func @f(%a: tensor<128x256xf32>, %b: tensor<4x16x32x16xf32>, %i: i32) {
  %0 = linalg.pack %a outer_dims_perm = [1] inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %b : tensor<128x256xf32> -> tensor<4x16x32x16xf32>
  return
}
// -----
func.func @f(%a: tensor<128x256xf32>, %b: tensor<4x16x32x16xf32>, %i: i32) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [32, 16] into %b : tensor<128x256xf32> -> tensor<4x16x32x16xf32>
  return
}
// -----
func.func @f(%a: tensor<128x256xf32>, %b: tensor<4x16x32xf32>, %i: i32) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %b : tensor<128x256xf32> -> tensor<4x16x32xf32>
  return
}
// -----
func.func @f(%a: tensor<128x256xf32>, %b: tensor<3x16x32x16xf32>, %i: i32) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %b : tensor<128x256xf32> -> tensor<3x16x32x16xf32>
  return
}
// -----
func.func @f(%a: tensor<128x256xf32>, %b: tensor<4x16x16x32xf32>, %i: i32) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %b : tensor<128x256xf32> -> tensor<4x16x16x32xf32>
  return
}
// -----
func.func @f(%a: tensor<127x256xf32>, %b: tensor<4x16x32x16xf32>, %i: i32) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %b : tensor<127x256xf32> -> tensor<4x16x32x16xf32>
  return
}
// -----
func.func @f(%a: tensor<128x256xf32>, %b: tensor<4x16x32x16xf32>, %i: i32) {
  %0 = linalg.pack %a padding_value(%i : i32) inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %b : tensor<128x256xf32> -> tensor<4x16x32x16xf32>
  return
}
// -----
func.func @f(%a: tensor<4x16x32x16xf32>, %b: tensor<128x256xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [32, 16, 2] into %b : tensor<4x16x32x16xf32> -> tensor<128x256xf32>
  return
}
// -----
func.func @f(%a: tensor<4x16x32x16xf32>, %b: tensor<128x256xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [32, 8] into %b : tensor<4x16x32x16xf32> -> tensor<128x256xf32>
  return
}
// -----
func.func @f(%a: tensor<4x16x32x16xf32>, %b: tensor<256x256xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %b : tensor<4x16x32x16xf32> -> tensor<256x256xf32>
  return
}
// -----
func.func @f(%f: tensor<2x4x3x5xf32>, %a: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x4x3x5xf32>) outs(%a : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}
// -----
func.func @f(%f: tensor<2x3x3x5xf32>, %a: tensor<6x5x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%a : tensor<6x5x5x2xf32>) -> tensor<6x5x5x2xf32>
  return
}
// -----
func.func @f(%i: tensor<2x10x10x5xf32>, %b: tensor<6x6x3x2x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%b : tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32>
  return
}
// -----
func.func @f(%i: tensor<5x6x2x2x2x2xf32>, %b: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%i : tensor<5x6x2x2x2x2xf32>) outs(%b : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}
