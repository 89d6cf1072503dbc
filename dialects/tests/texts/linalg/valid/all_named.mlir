func.func @quantized_matmul(%a0: tensor<2x4xi8>, %a1: tensor<4x3xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3xi32>) {
  %0 = linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%a4 : tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
// -----
func.func @quantized_batch_matmul(%a0: tensor<2x3x5xi8>, %a1: tensor<2x5x4xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4xi32>) {
  %0 = linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) outs(%a4 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}
// -----
func.func @mmt4d(%a0: tensor<2x4x5x7xf32>, %a1: tensor<3x4x6x7xf32>, %a2: tensor<2x3x5x6xf32>) {
  %0 = linalg.mmt4d ins(%a0, %a1 : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) outs(%a2 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  return
}
// -----
func.func @batch_mmt4d(%a0: tensor<2x3x5x6x8xf32>, %a1: tensor<2x4x5x7x8xf32>, %a2: tensor<2x3x4x6x7xf32>) {
  %0 = linalg.batch_mmt4d ins(%a0, %a1 : tensor<2x3x5x6x8xf32>, tensor<2x4x5x7x8xf32>) outs(%a2 : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
  return
}
// -----
func.func @matvec(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<2xf32>) {
  %0 = linalg.matvec ins(%a0, %a1 : tensor<2x3xf32>, tensor<3xf32>) outs(%a2 : tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @vecmat(%a0: tensor<3xf32>, %a1: tensor<3x2xf32>, %a2: tensor<2xf32>) {
  %0 = linalg.vecmat ins(%a0, %a1 : tensor<3xf32>, tensor<3x2xf32>) outs(%a2 : tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @batch_matvec(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4xf32>, %a2: tensor<2x3xf32>) {
  %0 = linalg.batch_matvec ins(%a0, %a1 : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @batch_vecmat(%a0: tensor<2x4xf32>, %a1: tensor<2x4x3xf32>, %a2: tensor<2x3xf32>) {
  %0 = linalg.batch_vecmat ins(%a0, %a1 : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @dot(%a0: tensor<2xf32>, %a1: tensor<2xf32>, %a2: tensor<f32>) {
  %0 = linalg.dot ins(%a0, %a1 : tensor<2xf32>, tensor<2xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @conv_1d(%a0: tensor<4xf32>, %a1: tensor<3xf32>, %a2: tensor<2xf32>) {
  %0 = linalg.conv_1d ins(%a0, %a1 : tensor<4xf32>, tensor<3xf32>) outs(%a2 : tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @conv_2d(%a0: tensor<5x7xf32>, %a1: tensor<4x5xf32>, %a2: tensor<2x3xf32>) {
  %0 = linalg.conv_2d ins(%a0, %a1 : tensor<5x7xf32>, tensor<4x5xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @conv_3d(%a0: tensor<6x8x10xf32>, %a1: tensor<5x6x7xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.conv_3d ins(%a0, %a1 : tensor<6x8x10xf32>, tensor<5x6x7xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @conv_1d_nwc_wcf(%a0: tensor<2x7x6xf32>, %a1: tensor<5x6x4xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_nwc_wcf ins(%a0, %a1 : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @conv_1d_nwc_wcf(%a0: tensor<2x9x6xf32>, %a1: tensor<5x6x4xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_nwc_wcf {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x9x6xf32>, tensor<5x6x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @conv_1d_ncw_fcw(%a0: tensor<2x5x9xf32>, %a1: tensor<3x5x6xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_ncw_fcw ins(%a0, %a1 : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @conv_1d_ncw_fcw(%a0: tensor<2x5x12xf32>, %a1: tensor<3x5x6xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x5x12xf32>, tensor<3x5x6xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @conv_2d_nhwc_hwcf(%a0: tensor<2x8x10x8xf32>, %a1: tensor<6x7x8x5xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : tensor<2x8x10x8xf32>, tensor<6x7x8x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @conv_2d_nhwc_hwcf(%a0: tensor<2x10x13x8xf32>, %a1: tensor<6x7x8x5xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x10x13x8xf32>, tensor<6x7x8x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @conv_2d_nhwc_fhwc(%a0: tensor<2x8x10x8xf32>, %a1: tensor<5x6x7x8xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : tensor<2x8x10x8xf32>, tensor<5x6x7x8xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @conv_2d_nhwc_fhwc(%a0: tensor<2x10x13x8xf32>, %a1: tensor<5x6x7x8xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x10x13x8xf32>, tensor<5x6x7x8xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @conv_2d_nchw_fchw(%a0: tensor<2x6x10x12xf32>, %a1: tensor<3x6x7x8xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nchw_fchw ins(%a0, %a1 : tensor<2x6x10x12xf32>, tensor<3x6x7x8xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @conv_2d_nchw_fchw(%a0: tensor<2x6x13x16xf32>, %a1: tensor<3x6x7x8xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x6x13x16xf32>, tensor<3x6x7x8xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @conv_2d_nhwgc_gfhwc(%a0: tensor<2x9x11x5x9xf32>, %a1: tensor<5x6x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%a0, %a1 : tensor<2x9x11x5x9xf32>, tensor<5x6x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @conv_2d_nhwgc_gfhwc(%a0: tensor<2x11x14x5x9xf32>, %a1: tensor<5x6x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x11x14x5x9xf32>, tensor<5x6x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @conv_2d_ngchw_gfchw(%a0: tensor<2x3x7x12x14xf32>, %a1: tensor<3x4x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : tensor<2x3x7x12x14xf32>, tensor<3x4x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @conv_2d_ngchw_gfchw(%a0: tensor<2x3x7x16x19xf32>, %a1: tensor<3x4x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_gfchw {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x3x7x16x19xf32>, tensor<3x4x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @conv_3d_ndhwc_dhwcf(%a0: tensor<2x9x11x13x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : tensor<2x9x11x13x10xf32>, tensor<7x8x9x10x6xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @conv_3d_ndhwc_dhwcf(%a0: tensor<2x11x14x17x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf {strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x11x14x17x10xf32>, tensor<7x8x9x10x6xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwc(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7x5xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwc(%a0: tensor<2x10x13x5xf32>, %a1: tensor<6x7x5xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x10x13x5xf32>, tensor<6x7x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwcm(%a0: tensor<2x9x11x5xf32>, %a1: tensor<7x8x5x6xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a0, %a1 : tensor<2x9x11x5xf32>, tensor<7x8x5x6xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwcm(%a0: tensor<2x11x14x5xf32>, %a1: tensor<7x8x5x6xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x11x14x5xf32>, tensor<7x8x5x6xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @conv_2d_nhwc_hwcf_q(%a0: tensor<2x8x10x8xi8>, %a1: tensor<6x7x8x5xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x8xi8>, tensor<6x7x8x5xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @conv_2d_nhwc_hwcf_q(%a0: tensor<2x10x13x8xi8>, %a1: tensor<6x7x8x5xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf_q {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x10x13x8xi8>, tensor<6x7x8x5xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @conv_2d_nhwc_fhwc_q(%a0: tensor<2x8x10x8xi8>, %a1: tensor<5x6x7x8xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x8xi8>, tensor<5x6x7x8xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @conv_2d_nhwc_fhwc_q(%a0: tensor<2x10x13x8xi8>, %a1: tensor<5x6x7x8xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nhwc_fhwc_q {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x10x13x8xi8>, tensor<5x6x7x8xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @conv_2d_nchw_fchw_q(%a0: tensor<2x6x10x12xi8>, %a1: tensor<3x6x7x8xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nchw_fchw_q ins(%a0, %a1, %a2, %a3 : tensor<2x6x10x12xi8>, tensor<3x6x7x8xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @conv_2d_nchw_fchw_q(%a0: tensor<2x6x13x16xi8>, %a1: tensor<3x6x7x8xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nchw_fchw_q {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x6x13x16xi8>, tensor<3x6x7x8xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @conv_2d_nhwgc_gfhwc_q(%a0: tensor<2x9x11x5x9xi8>, %a1: tensor<5x6x7x8x9xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x5x9xi8>, tensor<5x6x7x8x9xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}
// -----
func.func @conv_2d_nhwgc_gfhwc_q(%a0: tensor<2x11x14x5x9xi8>, %a1: tensor<5x6x7x8x9xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x11x14x5x9xi8>, tensor<5x6x7x8x9xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}
// -----
func.func @conv_2d_ngchw_gfchw_q(%a0: tensor<2x3x7x12x14xi8>, %a1: tensor<3x4x7x8x9xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%a0, %a1, %a2, %a3 : tensor<2x3x7x12x14xi8>, tensor<3x4x7x8x9xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}
// -----
func.func @conv_2d_ngchw_gfchw_q(%a0: tensor<2x3x7x16x19xi8>, %a1: tensor<3x4x7x8x9xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_2d_ngchw_gfchw_q {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x3x7x16x19xi8>, tensor<3x4x7x8x9xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}
// -----
func.func @conv_3d_ndhwc_dhwcf_q(%a0: tensor<2x9x11x13x10xi8>, %a1: tensor<7x8x9x10x6xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x13x10xi8>, tensor<7x8x9x10x6xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}
// -----
func.func @conv_3d_ndhwc_dhwcf_q(%a0: tensor<2x11x14x17x10xi8>, %a1: tensor<7x8x9x10x6xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {strides = dense<2> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x11x14x17x10xi8>, tensor<7x8x9x10x6xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: tensor<2x8x10x5xi8>, %a1: tensor<6x7x5xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: tensor<2x10x13x5xi8>, %a1: tensor<6x7x5xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x10x13x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: tensor<2x9x11x5xi8>, %a1: tensor<7x8x5x6xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x5xi8>, tensor<7x8x5x6xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: tensor<2x11x14x5xi8>, %a1: tensor<7x8x5x6xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x11x14x5xi8>, tensor<7x8x5x6xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}
// -----
func.func @conv_2d_ngchw_fgchw(%a0: tensor<2x3x7x12x14xf32>, %a1: tensor<4x3x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : tensor<2x3x7x12x14xf32>, tensor<4x3x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @conv_2d_ngchw_fgchw(%a0: tensor<2x3x7x16x19xf32>, %a1: tensor<4x3x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_fgchw {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x3x7x16x19xf32>, tensor<4x3x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @conv_3d_ncdhw_fcdhw(%a0: tensor<2x7x11x13x15xf32>, %a1: tensor<3x7x8x9x10xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : tensor<2x7x11x13x15xf32>, tensor<3x7x8x9x10xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @conv_3d_ncdhw_fcdhw(%a0: tensor<2x7x14x17x20xf32>, %a1: tensor<3x7x8x9x10xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ncdhw_fcdhw {strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x7x14x17x20xf32>, tensor<3x7x8x9x10xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @depthwise_conv_1d_nwc_wc(%a0: tensor<2x7x4xf32>, %a1: tensor<5x4xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @depthwise_conv_1d_nwc_wc(%a0: tensor<2x9x4xf32>, %a1: tensor<5x4xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wc {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x9x4xf32>, tensor<5x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @depthwise_conv_1d_ncw_cw(%a0: tensor<2x4x7xf32>, %a1: tensor<4x5xf32>, %a2: tensor<2x4x3xf32>) {
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a0, %a1 : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%a2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}
// -----
func.func @depthwise_conv_1d_ncw_cw(%a0: tensor<2x4x9xf32>, %a1: tensor<4x5xf32>, %a2: tensor<2x4x3xf32>) {
  %0 = linalg.depthwise_conv_1d_ncw_cw {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x4x9xf32>, tensor<4x5xf32>) outs(%a2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}
// -----
func.func @depthwise_conv_1d_nwc_wcm(%a0: tensor<2x8x4xf32>, %a1: tensor<6x4x5xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @depthwise_conv_1d_nwc_wcm(%a0: tensor<2x10x4xf32>, %a1: tensor<6x4x5xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x10x4xf32>, tensor<6x4x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @depthwise_conv_2d_nchw_chw(%a0: tensor<2x5x8x10xf32>, %a1: tensor<5x6x7xf32>, %a2: tensor<2x5x3x4xf32>) {
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%a2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return
}
// -----
func.func @depthwise_conv_2d_nchw_chw(%a0: tensor<2x5x10x13xf32>, %a1: tensor<5x6x7xf32>, %a2: tensor<2x5x3x4xf32>) {
  %0 = linalg.depthwise_conv_2d_nchw_chw {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x5x10x13xf32>, tensor<5x6x7xf32>) outs(%a2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: tensor<2x8x10x12x9xf32>, %a1: tensor<6x7x8x9xf32>, %a2: tensor<2x3x4x5x9xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a0, %a1 : tensor<2x8x10x12x9xf32>, tensor<6x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x9xf32>) -> tensor<2x3x4x5x9xf32>
  return
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: tensor<2x10x13x16x9xf32>, %a1: tensor<6x7x8x9xf32>, %a2: tensor<2x3x4x5x9xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x10x13x16x9xf32>, tensor<6x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x9xf32>) -> tensor<2x3x4x5x9xf32>
  return
}
// -----
func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: tensor<2x9x8x10x12xf32>, %a1: tensor<9x6x7x8xf32>, %a2: tensor<2x9x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a0, %a1 : tensor<2x9x8x10x12xf32>, tensor<9x6x7x8xf32>) outs(%a2 : tensor<2x9x3x4x5xf32>) -> tensor<2x9x3x4x5xf32>
  return
}
// -----
func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: tensor<2x9x10x13x16xf32>, %a1: tensor<9x6x7x8xf32>, %a2: tensor<2x9x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x9x10x13x16xf32>, tensor<9x6x7x8xf32>) outs(%a2 : tensor<2x9x3x4x5xf32>) -> tensor<2x9x3x4x5xf32>
  return
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: tensor<2x9x11x13x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: tensor<2x3x4x5x10x6xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a0, %a1 : tensor<2x9x11x13x10xf32>, tensor<7x8x9x10x6xf32>) outs(%a2 : tensor<2x3x4x5x10x6xf32>) -> tensor<2x3x4x5x10x6xf32>
  return
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: tensor<2x11x14x17x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: tensor<2x3x4x5x10x6xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x11x14x17x10xf32>, tensor<7x8x9x10x6xf32>) outs(%a2 : tensor<2x3x4x5x10x6xf32>) -> tensor<2x3x4x5x10x6xf32>
  return
}
// -----
func.func @pooling_nhwc_sum(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_sum ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @pooling_nhwc_sum(%a0: tensor<2x10x13x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x10x13x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @pooling_nhwc_max(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_max ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @pooling_nhwc_max(%a0: tensor<2x10x13x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x10x13x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @pooling_nhwc_min(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_min ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @pooling_nhwc_min(%a0: tensor<2x10x13x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_min {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x10x13x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @pooling_nhwc_max_unsigned(%a0: tensor<2x8x10x5xi32>, %a1: tensor<6x7xi32>, %a2: tensor<2x3x4x5xi32>) {
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a0, %a1 : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @pooling_nhwc_max_unsigned(%a0: tensor<2x10x13x5xi32>, %a1: tensor<6x7xi32>, %a2: tensor<2x3x4x5xi32>) {
  %0 = linalg.pooling_nhwc_max_unsigned {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x10x13x5xi32>, tensor<6x7xi32>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @pooling_nhwc_min_unsigned(%a0: tensor<2x8x10x5xi32>, %a1: tensor<6x7xi32>, %a2: tensor<2x3x4x5xi32>) {
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a0, %a1 : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @pooling_nhwc_min_unsigned(%a0: tensor<2x10x13x5xi32>, %a1: tensor<6x7xi32>, %a2: tensor<2x3x4x5xi32>) {
  %0 = linalg.pooling_nhwc_min_unsigned {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x10x13x5xi32>, tensor<6x7xi32>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}
// -----
func.func @pooling_nchw_sum(%a0: tensor<2x3x9x11xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_sum ins(%a0, %a1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @pooling_nchw_sum(%a0: tensor<2x3x12x15xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x3x12x15xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @pooling_nchw_max(%a0: tensor<2x3x9x11xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_max ins(%a0, %a1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @pooling_nchw_max(%a0: tensor<2x3x12x15xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_max {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x3x12x15xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}
// -----
func.func @pooling_nwc_sum(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_sum ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @pooling_nwc_sum(%a0: tensor<2x9x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_sum {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x9x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @pooling_nwc_max(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_max ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @pooling_nwc_max(%a0: tensor<2x9x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_max {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x9x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @pooling_nwc_min(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_min ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @pooling_nwc_min(%a0: tensor<2x9x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_min {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x9x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @pooling_nwc_max_unsigned(%a0: tensor<2x7x4xi32>, %a1: tensor<5xi32>, %a2: tensor<2x3x4xi32>) {
  %0 = linalg.pooling_nwc_max_unsigned ins(%a0, %a1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}
// -----
func.func @pooling_nwc_max_unsigned(%a0: tensor<2x9x4xi32>, %a1: tensor<5xi32>, %a2: tensor<2x3x4xi32>) {
  %0 = linalg.pooling_nwc_max_unsigned {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x9x4xi32>, tensor<5xi32>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}
// -----
func.func @pooling_nwc_min_unsigned(%a0: tensor<2x7x4xi32>, %a1: tensor<5xi32>, %a2: tensor<2x3x4xi32>) {
  %0 = linalg.pooling_nwc_min_unsigned ins(%a0, %a1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}
// -----
func.func @pooling_nwc_min_unsigned(%a0: tensor<2x9x4xi32>, %a1: tensor<5xi32>, %a2: tensor<2x3x4xi32>) {
  %0 = linalg.pooling_nwc_min_unsigned {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x9x4xi32>, tensor<5xi32>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}
// -----
func.func @pooling_ncw_sum(%a0: tensor<2x3x8xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_sum ins(%a0, %a1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @pooling_ncw_sum(%a0: tensor<2x3x11xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_sum {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x3x11xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @pooling_ncw_max(%a0: tensor<2x3x8xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_max ins(%a0, %a1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @pooling_ncw_max(%a0: tensor<2x3x11xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_max {strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x3x11xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
// -----
func.func @pooling_ndhwc_sum(%a0: tensor<2x9x11x13x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_sum ins(%a0, %a1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @pooling_ndhwc_sum(%a0: tensor<2x11x14x17x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_sum {strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x11x14x17x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @pooling_ndhwc_max(%a0: tensor<2x9x11x13x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_max ins(%a0, %a1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @pooling_ndhwc_max(%a0: tensor<2x11x14x17x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_max {strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x11x14x17x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @pooling_ndhwc_min(%a0: tensor<2x9x11x13x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_min ins(%a0, %a1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
// -----
func.func @pooling_ndhwc_min(%a0: tensor<2x11x14x17x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_min {strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x11x14x17x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}
