func.func @pack(%a: tensor<128x256xf32>, %b: tensor<4x16x32x16xf32>, %c: tensor<16x4x32x16xf32>, %d: tensor<13x15xf32>, %e: tensor<2x8x8x2xf32>, %f: f32, %n: index, %g: tensor<?x?xf32>, %h: tensor<?x?x?x16xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %b : tensor<128x256xf32> -> tensor<4x16x32x16xf32>
  %1 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %c : tensor<128x256xf32> -> tensor<16x4x32x16xf32>
  %2 = linalg.pack %d padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<13x15xf32> -> tensor<2x8x8x2xf32>
  %3 = linalg.pack %g padding_value(%f : f32) inner_dims_pos = [1, 0] inner_tiles = [%n, 16] into %h : tensor<?x?xf32> -> tensor<?x?x?x16xf32>
  %4 = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %a : tensor<4x16x32x16xf32> -> tensor<128x256xf32>
  %5 = linalg.unpack %e inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d {k} : tensor<2x8x8x2xf32> -> tensor<13x15xf32>
  return
}
// -----
func.func @winograd(%f: tensor<2x3x3x5xf32>, %i: tensor<2x10x10x5xf32>, %a: tensor<6x6x5x2xf32>, %b: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%a : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%b : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}
