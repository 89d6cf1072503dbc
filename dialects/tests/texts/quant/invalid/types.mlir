func.func private @f(!quant.uniform<i8:f32:{0:1,1:2}, {{2.0:120, 3.0:127}, {4.0}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1,-1:2}, {{2.0:120, 3.0:127}, {4.0, 5.0:4}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1,1:0}, {{2.0:120, 3.0:127}, {4.0, 5.0:4}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:2}, {{0.0:120, 3.0:127}, {4.0, 5.0:4}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1:3}, {1.0}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{}, {}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {1.0, {2.0, 3.0}}>)
// -----
func.func private @f(!quant.uniform<f8:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<i33:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<u33:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<u0:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<ux:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<q8:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<8:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<i8<-129:1>:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<u8<-1:1>:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<i8<-12:128>:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<i8<5:5>:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<i8<5>:f32, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:i32, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f32, -1.0>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {-1.0}>)
// -----
func.func private @f(!quant.uniform<i8:f32:-1, {1.0}>)
// -----
func.func private @f(!quant.uniform<i8:f16, 1.0e+20>)
// -----
func.func private @f(!quant.uniform<i8:bf16, 1.0e-45>)
// -----
func.func private @f(!quant.uniform<i8:f64, 0x7FF0000000000000>)
// -----
func.func private @f(!quant.uniform<i8:f32, "a">)
// -----
func.func private @f(!quant.uniform<i8:f32, 1>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1.0:a>)
// -----
func.func private @f(!quant.uniform<i8:f32 1.0>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1.0)
// -----
func.func private @f(!quant.uniform<i8>)
// -----
func.func private @f(!quant.uniform<i8:f32>)
// -----
func.func private @f(!quant.foo<i8:f16, 1.0>)
// -----
func.func private @f(!quant.calibrated<f32<1.0:0.5>>)
// -----
func.func private @f(!quant.calibrated<i32<1.0:1.5>>)
// -----
func.func private @f(!quant.calibrated<f32>)
// -----
func.func private @f(!quant.calibrated<f32<1.0>>)
// -----
func.func private @f(!quant.any<i8:i8>)
// -----
func.func private @f(!quant.any<i8<-129:8>:f32>)
// -----
func.func private @f(!quant.any<i8:>)
// -----
func.func private @f(!quant.any<>)
