// Types without scales.
func.func private @any(!quant.any<i8:f32>, !quant.any<u8<1:200>>, !quant.any<i16<-10:10>:bf16>, !quant.any<si8:f32>)
// -----
func.func private @calibrated(!quant.calibrated<f32<-0.998:1.2321>>, !quant.calibrated<f64<0.0:1.0e+300>>)
// -----
// One scale.
func.func private @bounds(!quant.uniform<i8<-127:127>:f32, 0.99872:127>, !quant.uniform<u16<0:1023>:f32, 1.23:512>)
// -----
func.func private @widths(!quant.uniform<i4:f32, 2.0>, !quant.uniform<u32:f64, 1.0e-300>, !quant.uniform<i32:f32, 123456789.123>, !quant.uniform<i1:f32, 1.0>)
// -----
func.func private @signs(!quant.uniform<si8:f32, 1.0>, !quant.uniform<ui8:f32, 1.0:-3>)
// -----
func.func private @hexadecimal(!quant.uniform<i8:f32, 0x3FF0000000000000>)
// -----
func.func private @pretty(!quant<uniform<i8:f32, 1.0>>)
// -----
// A scale per index of an axis.
func.func private @axis(!quant.uniform<u8:f32:1, {1.0:3, 2.0e+10}>, !quant.uniform<i8<-100:100>:f16:0, {2.0e+2:120, 0.99872:127}>)
// -----
func.func private @nested(!quant.uniform<u8:f32:0, {{1.0, 2.0}, {2.0, 3.0}}>)
// -----
// A scale per block.
func.func private @blocks(!quant.uniform<i8:f32:{0:1,1:2}, {{2.0:120, 3.0:127}, {4.0, 5.0:4}}>)
// -----
func.func private @one_block(!quant.uniform<i8:f32:{}, {{{1.0}}}>, !quant.uniform<i8:f32:{0:1}, {1.0, 2.0}>)
// -----
// Scales are rounded to the expressed type, zero points to the stored type.
func.func private @rounded(!quant.uniform<u8:bf16:{0:1}, {1.1:200, 0.1:400}>)
// -----
// An alias.
!q = !quant.uniform<i8:f32, 2.0>
func.func @aliased(%a: tensor<?x!q>) -> tensor<?x!q> {
  return %a : tensor<?x!q>
}
