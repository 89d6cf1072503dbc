spirv.ARM.Graph @g(%a: !spirv.arm.tensor<14xi16>) {
  spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<14xi16>
}

// -----

spirv.ARM.Graph @g(%a: i32) -> !spirv.arm.tensor<14xi16> {
  %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<14xi16>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<14xi16>
}

// -----

spirv.ARM.Graph @g(%a: !spirv.arm.tensor<14xi16>) -> i32 {
  spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<14xi16>
}

// -----

spirv.ARM.Graph @g(%a: !spirv.arm.tensor<14xi16>) -> (!spirv.arm.tensor<14xi16>, !spirv.arm.tensor<14xi16>) {
  spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<14xi16>
}

// -----

spirv.ARM.Graph @g(%a: !spirv.arm.tensor<14xi16>) -> !spirv.arm.tensor<15xi16> {
  spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<14xi16>
}

// -----

spirv.ARM.Graph @g(%a: !spirv.arm.tensor<14xi16>, %b: i1 -> !spirv.arm.tensor<15xi16> {
}

// -----

"spirv.func"() ({
  %0 = spirv.Constant 7 : i32
  %1 = spirv.SpecConstantOperation wrap "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
}) : () -> ()

// -----

spirv.func @sum() -> i32 "None" {
  %0 = spirv.Constant 7 : i32
  %1 = spirv.SpecConstantOperation wraps "spirv.SNegate"(%0) : (i32) -> i32
  %2 = spirv.SpecConstantOperation wraps "spirv.FNegate"(%0) : (i32) -> i32
  spirv.ReturnValue %1 : i32
}

// -----

spirv.func @sum(%a: f32) -> f32 "None" {
  %0 = spirv.Constant 7.0 : f32
  %1 = spirv.SpecConstantOperation wraps "spirv.GL.Sin"(%0) : (f32) -> f32
  spirv.ReturnValue %1 : f32
}
