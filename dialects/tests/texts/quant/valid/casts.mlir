!q = !quant.uniform<i8:f32, 2.0>
func.func @scalars(%a: f32) -> f32 {
  %0 = quant.qcast %a : f32 to !q
  %1 = quant.dcast %0 : !q to f32
  return %1 : f32
}
// -----
!q = !quant.uniform<i8:f32, 2.0>
func.func @tensors(%a: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = quant.qcast %a {note = "kept"} : tensor<2x?xf32> to tensor<2x?x!q>
  %1 = quant.dcast %0 : tensor<2x?x!q> to tensor<2x?xf32>
  return %1 : tensor<2x?xf32>
}
// -----
!q = !quant.uniform<u8:f32, 2.0:3>
func.func @unranked(%a: tensor<*xf32>) -> tensor<*xi8> {
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!q>
  %1 = quant.scast %0 : tensor<*x!q> to tensor<*xi8>
  return %1 : tensor<*xi8>
}
// -----
!q = !quant.uniform<i8:f32, 2.0>
func.func @storage(%a: i8) -> i8 {
  %0 = quant.scast %a : i8 to !q
  %1 = quant.scast %0 : !q to i8
  return %1 : i8
}
// -----
!q = !quant.uniform<i8:f32:1, {2.0, 3.0:1}>
func.func @axis(%a: tensor<?x2xf32>, %b: tensor<*xf32>, %c: tensor<3x?xi8>) {
  %0 = quant.qcast %a : tensor<?x2xf32> to tensor<?x2x!q>
  %1 = quant.qcast %b : tensor<*xf32> to tensor<*x!q>
  %2 = quant.scast %c : tensor<3x?xi8> to tensor<3x?x!q>
  return
}
// -----
!q = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>
func.func @blocks(%a: tensor<2x4xf32>, %b: tensor<?x4xf32>, %c: tensor<2x?xi8>) {
  %0 = quant.qcast %a : tensor<2x4xf32> to tensor<2x4x!q>
  %1 = quant.qcast %b : tensor<?x4xf32> to tensor<?x4x!q>
  %2 = quant.scast %c : tensor<2x?xi8> to tensor<2x?x!q>
  return
}
// -----
func.func @any(%a: tensor<4x!quant.any<i8:f32>>) {
  %0 = quant.dcast %a : tensor<4x!quant.any<i8:f32>> to tensor<4xf32>
  %1 = quant.scast %a : tensor<4x!quant.any<i8:f32>> to tensor<4xi8>
  return
}
