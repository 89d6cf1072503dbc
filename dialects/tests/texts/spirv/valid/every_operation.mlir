func.func @operations(%ptr_i32_workgroup: !spirv.ptr<i32, Workgroup>, %i32: i32, %i32_1: i32,
  %ptr_i32_function: !spirv.ptr<i32, Function>, %v3xi32: vector<3xi32>, %v3xi32_1: vector<3xi32>, %i8: i8,
  %i8_1: i8, %f16: f16) {
  %0 = spirv.AtomicCompareExchange <CrossDevice> <None> <None> %ptr_i32_workgroup, %i32, %i32_1 : !spirv.ptr<i32, Workgroup>
  %1 = spirv.AtomicCompareExchangeWeak <CrossDevice> <None> <None> %ptr_i32_function, %i32, %i32_1 : !spirv.ptr<i32, Function>
  %2 = spirv.AtomicExchange <CrossDevice> <None> %ptr_i32_function, %i32 : !spirv.ptr<i32, Function>
  %3 = spirv.BitCount %v3xi32 : vector<3xi32>
  %4 = spirv.BitFieldInsert %v3xi32, %v3xi32_1, %i8, %i8_1 : vector<3xi32>, i8, i8
  %5 = spirv.BitFieldSExtract %v3xi32, %i8, %i8_1 : vector<3xi32>, i8, i8
  %6 = spirv.BitFieldUExtract %v3xi32, %i8, %i8_1 : vector<3xi32>, i8, i8
  %7 = spirv.BitReverse %v3xi32 : vector<3xi32>
  %8 = spirv.BitwiseAnd %v3xi32, %v3xi32_1 : vector<3xi32>
  %9 = spirv.BitwiseOr %v3xi32, %v3xi32_1 : vector<3xi32>
  %10 = spirv.BitwiseXor %v3xi32, %v3xi32_1 : vector<3xi32>
  %11 = spirv.CL.acos %f16 : f16
  %12 = spirv.CL.acosh %f16 : f16
  %13 = spirv.CL.asin %f16 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16, %f16_2: f16) {
  %0 = spirv.CL.asinh %f16 : f16
  %1 = spirv.CL.atan %f16 : f16
  %2 = spirv.CL.atan2 %f16, %f16_1 : f16
  %3 = spirv.CL.atanh %f16 : f16
  %4 = spirv.CL.ceil %f16 : f16
  %5 = spirv.CL.cos %f16 : f16
  %6 = spirv.CL.cosh %f16 : f16
  %7 = spirv.CL.erf %f16 : f16
  %8 = spirv.CL.exp %f16 : f16
  %9 = spirv.CL.fabs %f16 : f16
  %10 = spirv.CL.floor %f16 : f16
  %11 = spirv.CL.fma %f16, %f16_1, %f16_2 : f16
  %12 = spirv.CL.fmax %f16, %f16_1 : f16
  %13 = spirv.CL.fmin %f16, %f16_1 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16, %f16_2: f16, %ptr_i32_function: !spirv.ptr<i32, Function>,
  %ptr_i32_function_1: !spirv.ptr<i32, Function>, %v3xi32: vector<3xi32>, %v3xi32_1: vector<3xi32>) {
  %0 = spirv.CL.log %f16 : f16
  %1 = spirv.CL.mix %f16, %f16_1, %f16_2 : f16
  %2 = spirv.CL.pow %f16, %f16_1 : f16
  %3 = spirv.CL.printf %ptr_i32_function : !spirv.ptr<i32, Function> -> i8
  %4 = spirv.CL.printf %ptr_i32_function %ptr_i32_function_1 : !spirv.ptr<i32, Function>, !spirv.ptr<i32, Function> -> i8
  %5 = spirv.CL.rint %f16 : f16
  %6 = spirv.CL.round %f16 : f16
  %7 = spirv.CL.rsqrt %f16 : f16
  %8 = spirv.CL.s_abs %v3xi32 : vector<3xi32>
  %9 = spirv.CL.s_max %v3xi32, %v3xi32_1 : vector<3xi32>
  %10 = spirv.CL.s_min %v3xi32, %v3xi32_1 : vector<3xi32>
  %11 = spirv.CL.sin %f16 : f16
  %12 = spirv.CL.sinh %f16 : f16
  %13 = spirv.CL.sqrt %f16 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16, %v3xi32: vector<3xi32>, %v3xi32_1: vector<3xi32>,
  %v4xf32: vector<4xf32>, %v4xf32_1: vector<4xf32>, %i32: i32, %i32_1: i32,
  %coopmatrix: !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>,
  %coopmatrix_1: !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>) {
  %0 = spirv.CL.tan %f16 : f16
  %1 = spirv.CL.tanh %f16 : f16
  %2 = spirv.CL.u_max %v3xi32, %v3xi32_1 : vector<3xi32>
  %3 = spirv.CL.u_min %v3xi32, %v3xi32_1 : vector<3xi32>
  %4 = spirv.Dot %v4xf32, %v4xf32_1 : vector<4xf32> -> f32
  spirv.EXT.SetMeshOutputs %i32, %i32_1 : i32, i32
  spirv.EmitVertex
  spirv.EndPrimitive
  %5 = spirv.FAdd %coopmatrix, %coopmatrix_1 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>
  %6 = spirv.FDiv %coopmatrix, %coopmatrix_1 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>
  %7 = spirv.FMod %f16, %f16_1 : f16
  %8 = spirv.FMul %coopmatrix, %coopmatrix_1 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>
  %9 = spirv.FNegate %coopmatrix : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>
  %10 = spirv.FOrdEqual %f16, %f16_1 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16, %coopmatrix: !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>,
  %coopmatrix_1: !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>) {
  %0 = spirv.FOrdGreaterThan %f16, %f16_1 : f16
  %1 = spirv.FOrdGreaterThanEqual %f16, %f16_1 : f16
  %2 = spirv.FOrdLessThan %f16, %f16_1 : f16
  %3 = spirv.FOrdLessThanEqual %f16, %f16_1 : f16
  %4 = spirv.FOrdNotEqual %f16, %f16_1 : f16
  %5 = spirv.FRem %f16, %f16_1 : f16
  %6 = spirv.FSub %coopmatrix, %coopmatrix_1 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>
  %7 = spirv.FUnordEqual %f16, %f16_1 : f16
  %8 = spirv.FUnordGreaterThan %f16, %f16_1 : f16
  %9 = spirv.FUnordGreaterThanEqual %f16, %f16_1 : f16
  %10 = spirv.FUnordLessThan %f16, %f16_1 : f16
  %11 = spirv.FUnordLessThanEqual %f16, %f16_1 : f16
  %12 = spirv.FUnordNotEqual %f16, %f16_1 : f16
  %13 = spirv.GL.Acos %f16 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16) {
  %0 = spirv.GL.Acosh %f16 : f16
  %1 = spirv.GL.Asin %f16 : f16
  %2 = spirv.GL.Asinh %f16 : f16
  %3 = spirv.GL.Atan %f16 : f16
  %4 = spirv.GL.Atanh %f16 : f16
  %5 = spirv.GL.Ceil %f16 : f16
  %6 = spirv.GL.Cos %f16 : f16
  %7 = spirv.GL.Cosh %f16 : f16
  %8 = spirv.GL.Cross %f16, %f16_1 : f16
  %9 = spirv.GL.Distance %f16, %f16_1 : f16, f16 -> f16
  %10 = spirv.GL.Exp %f16 : f16
  %11 = spirv.GL.Exp2 %f16 : f16
  %12 = spirv.GL.FAbs %f16 : f16
  %13 = spirv.GL.FMax %f16, %f16_1 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16, %f16_2: f16, %v3xi32: vector<3xi32>, %v2xf32: vector<2xf32>) {
  %0 = spirv.GL.FMin %f16, %f16_1 : f16
  %1 = spirv.GL.FMix %f16 : f16, %f16_1 : f16, %f16_2 : f16 -> f16
  %2 = spirv.GL.FSign %f16 : f16
  %3 = spirv.GL.FindILsb %v3xi32 : vector<3xi32>
  %4 = spirv.GL.FindSMsb %v3xi32 : vector<3xi32>
  %5 = spirv.GL.FindUMsb %v3xi32 : vector<3xi32>
  %6 = spirv.GL.Floor %f16 : f16
  %7 = spirv.GL.Fract %f16 : f16
  %8 = spirv.GL.InverseSqrt %f16 : f16
  %9 = spirv.GL.Length %f16 : f16 -> f16
  %10 = spirv.GL.Log %f16 : f16
  %11 = spirv.GL.Log2 %f16 : f16
  %12 = spirv.GL.Normalize %f16 : f16
  %13 = spirv.GL.PackHalf2x16 %v2xf32 : vector<2xf32> -> i32
  return
}

// -----

func.func @operations(%v4xf32: vector<4xf32>, %f16: f16, %f16_1: f16, %v3xi32: vector<3xi32>,
  %v3xi32_1: vector<3xi32>) {
  %0 = spirv.GL.PackSnorm4x8 %v4xf32 : vector<4xf32> -> i32
  %1 = spirv.GL.Pow %f16, %f16_1 : f16
  %2 = spirv.GL.Reflect %f16, %f16_1 : f16
  %3 = spirv.GL.Round %f16 : f16
  %4 = spirv.GL.RoundEven %f16 : f16
  %5 = spirv.GL.SAbs %v3xi32 : vector<3xi32>
  %6 = spirv.GL.SMax %v3xi32, %v3xi32_1 : vector<3xi32>
  %7 = spirv.GL.SMin %v3xi32, %v3xi32_1 : vector<3xi32>
  %8 = spirv.GL.SSign %v3xi32 : vector<3xi32>
  %9 = spirv.GL.Sin %f16 : f16
  %10 = spirv.GL.Sinh %f16 : f16
  %11 = spirv.GL.Sqrt %f16 : f16
  %12 = spirv.GL.Tan %f16 : f16
  %13 = spirv.GL.Tanh %f16 : f16
  return
}

// -----

func.func @operations(%v3xi32: vector<3xi32>, %v3xi32_1: vector<3xi32>, %i32: i32, %i1: i1, %v4xi32: vector<4xi32>,
  %i8: i8, %i8_1: i8) {
  %0 = spirv.GL.UMax %v3xi32, %v3xi32_1 : vector<3xi32>
  %1 = spirv.GL.UMin %v3xi32, %v3xi32_1 : vector<3xi32>
  %2 = spirv.GL.UnpackHalf2x16 %i32 : i32 -> vector<2xf32>
  %3 = spirv.GL.UnpackSnorm4x8 %i32 : i32 -> vector<4xf32>
  %4 = spirv.GroupNonUniformAll <Subgroup> %i1 : i1
  %5 = spirv.GroupNonUniformAllEqual <Subgroup> %v3xi32 : vector<3xi32>, i1
  %6 = spirv.GroupNonUniformAny <Subgroup> %i1 : i1
  %7 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %v4xi32 : vector<4xi32> -> i8
  %8 = spirv.GroupNonUniformQuadSwap <Subgroup> %v3xi32 %i8 : vector<3xi32>, i8
  %9 = spirv.IAdd %v3xi32, %v3xi32_1 : vector<3xi32>
  %10 = spirv.IEqual %i8, %i8_1 : i8
  %11 = spirv.IMul %v3xi32, %v3xi32_1 : vector<3xi32>
  spirv.INTEL.ControlBarrierArrive <CrossDevice> <CrossDevice> <None>
  spirv.INTEL.ControlBarrierWait <CrossDevice> <CrossDevice> <None>
  return
}

// -----

func.func @operations(%i16: i16, %f32: f32, %i8: i8, %i8_1: i8, %v3xi32: vector<3xi32>, %v3xi32_1: vector<3xi32>,
  %sampled_image: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
  %f16: f16, %i1: i1, %i1_1: i1) {
  %0 = spirv.INTEL.ConvertBF16ToF %i16 : i16 to f32
  %1 = spirv.INTEL.ConvertFToBF16 %f32 : f32 to i16
  %2 = spirv.INTEL.RoundFToTF32 %f32 : f32 to f32
  %3 = spirv.INotEqual %i8, %i8_1 : i8
  %4 = spirv.ISub %v3xi32, %v3xi32_1 : vector<3xi32>
  %5 = spirv.Image %sampled_image : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  %6 = spirv.IsFinite %f16 : f16
  %7 = spirv.IsInf %f16 : f16
  %8 = spirv.IsNan %f16 : f16
  spirv.KHR.AssumeTrue %i1
  %9 = spirv.KHR.SubgroupBallot %i1 : vector<4xi32>
  %10 = spirv.LogicalAnd %i1, %i1_1 : i1
  %11 = spirv.LogicalEqual %i1, %i1_1 : i1
  %12 = spirv.LogicalNot %i1 : i1
  return
}

// -----

func.func @operations(%i1: i1, %i1_1: i1, %v3xi32: vector<3xi32>, %v3xi32_1: vector<3xi32>, %f16: f16, %f16_1: f16,
  %i8: i8, %i8_1: i8) {
  %0 = spirv.LogicalNotEqual %i1, %i1_1 : i1
  %1 = spirv.LogicalOr %i1, %i1_1 : i1
  %2 = spirv.Not %v3xi32 : vector<3xi32>
  %3 = spirv.Ordered %f16, %f16_1 : f16
  %4 = spirv.SDiv %v3xi32, %v3xi32_1 : vector<3xi32>
  %5 = spirv.SGreaterThan %i8, %i8_1 : i8
  %6 = spirv.SGreaterThanEqual %i8, %i8_1 : i8
  %7 = spirv.SLessThan %i8, %i8_1 : i8
  %8 = spirv.SLessThanEqual %i8, %i8_1 : i8
  %9 = spirv.SMod %v3xi32, %v3xi32_1 : vector<3xi32>
  %10 = spirv.SNegate %v3xi32 : vector<3xi32>
  %11 = spirv.SRem %v3xi32, %v3xi32_1 : vector<3xi32>
  %12 = spirv.UDiv %v3xi32, %v3xi32_1 : vector<3xi32>
  %13 = spirv.UGreaterThan %i8, %i8_1 : i8
  return
}

// -----

func.func @operations(%i8: i8, %i8_1: i8, %v3xi32: vector<3xi32>, %v3xi32_1: vector<3xi32>, %f16: f16, %f16_1: f16,
  %i32: i32) {
  %0 = spirv.UGreaterThanEqual %i8, %i8_1 : i8
  %1 = spirv.ULessThan %i8, %i8_1 : i8
  %2 = spirv.ULessThanEqual %i8, %i8_1 : i8
  %3 = spirv.UMod %v3xi32, %v3xi32_1 : vector<3xi32>
  %4 = spirv.Undef : !spirv.ptr<i32, Function>
  %5 = spirv.Unordered %f16, %f16_1 : f16
  %6 = spirv.VectorExtractDynamic %v3xi32[%i8] : vector<3xi32>, i8
  %7 = spirv.VectorInsertDynamic %i32, %v3xi32[%i8] : vector<3xi32>, i8
  return
}

// -----

func.func @operation() {
  spirv.Branch ^bb1
^bb1:  // pred: ^bb0
  return
}

// -----

func.func @operation() {
  spirv.Kill
}

// -----

func.func @matrices() -> i32 {
  %0 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xi8, Workgroup, MatrixB>
  return %0 : i32
}

// -----

spirv.ARM.Graph @graph(%a: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16> {
  %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @start = 5 : i32
  spirv.func @sum() -> i32 "None" {
    %0 = spirv.mlir.referenceof @start : i32
    %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
    spirv.ReturnValue %1 : i32
  }
}
