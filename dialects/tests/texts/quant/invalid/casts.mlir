func.func @f(%a: f64) {
  %0 = quant.qcast %a : f64 to !quant.uniform<i8:f32, 1.0>
  return
}
// -----
func.func @f(%a: !quant.uniform<i8:f32, 1.0>) {
  %0 = quant.dcast %a : !quant.uniform<i8:f32, 1.0> to f64
  return
}
// -----
func.func @f(%a: i16) {
  %0 = quant.scast %a : i16 to !quant.uniform<i8:f32, 1.0>
  return
}
// -----
func.func @f(%a: !quant.uniform<i8:f32, 1.0>) {
  %0 = quant.scast %a : !quant.uniform<i8:f32, 1.0> to !quant.uniform<i8:f32, 1.0>
  return
}
// -----
func.func @f(%a: i8) {
  %0 = quant.scast %a : i8 to i8
  return
}
// -----
func.func @f(%a: ui8) {
  %0 = quant.scast %a : ui8 to !quant.uniform<ui8:f32, 1.0>
  return
}
// -----
func.func @f(%a: i8) {
  %0 = quant.qcast %a : i8 to !quant.uniform<i8:f32, 1.0>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = quant.qcast %a : f32 to f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = quant.qcast %a : f32 to tensor<!quant.uniform<i8:f32, 1.0>>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  %0 = quant.qcast %a : tensor<2xf32> to tensor<3x!quant.uniform<i8:f32, 1.0>>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  %0 = quant.qcast %a : tensor<2xf32> to tensor<*x!quant.uniform<i8:f32, 1.0>>
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
  %0 = quant.qcast %a : vector<2xf32> to vector<2x!quant.uniform<i8:f32, 1.0>>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = quant.dcast %a : f32 to f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:0, {1.0}>
  return
}
// -----
func.func @f(%a: i8) {
  %0 = quant.scast %a : i8 to !quant.uniform<i8:f32:0, {1.0}>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  %0 = quant.qcast %a : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  %0 = quant.qcast %a : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:0, {1.0}>>
  return
}
// -----
func.func @f(%a: tensor<2x!quant.uniform<i8:f32:0, {1.0}>>) {
  %0 = quant.dcast %a : tensor<2x!quant.uniform<i8:f32:0, {1.0}>> to tensor<2xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:{0:1}, {1.0}>
  return
}
// -----
func.func @f(%a: tensor<*xf32>) {
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:{0:1}, {1.0}>>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  %0 = quant.qcast %a : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:{0:1, 3:1}, {1.0, 2.0}>>
  return
}
// -----
func.func @f(%a: tensor<5xf32>) {
  %0 = quant.qcast %a : tensor<5xf32> to tensor<5x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>>
  return
}
// -----
func.func @f(%a: tensor<0xf32>) {
  %0 = quant.qcast %a : tensor<0xf32> to tensor<0x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>>
  return
}
// -----
func.func @f(%a: tensor<2x2xf32>) {
  %0 = quant.qcast %a : tensor<2x2xf32> to tensor<2x2x!quant.uniform<i8:f32:{0:1}, {1.0, 2.0}>>
  return
}
// -----
func.func @f(%a: tensor<6xf32>) {
  %0 = quant.qcast %a : tensor<6xf32> to tensor<6x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>>
  return
}
// -----
func.func @f(%a: tensor<2x6xi8>) {
  %0 = quant.scast %a : tensor<2x6xi8> to tensor<2x6x!quant.uniform<i8:f32:{1:2}, {{1.0, 2.0, 3.0}, {1.0, 2.0, 3.0}}>>
  return
}
