spirv.module Logical GLSL450 {
}

// -----

spirv.module @named Physical64 OpenCL requires #spirv.vce<v1.2, [Kernel, Addresses], []> attributes {note = "x"} {
}

// -----

spirv.module @both PhysicalStorageBuffer64 Vulkan requires #spirv.vce<v1.5, [Shader, Int64], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_vulkan_memory_model]> {
  spirv.func @none() "None" {
    spirv.Return
  }
}

// -----

spirv.module Logical Simple {
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @data bind(1, 2) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4>)>, StorageBuffer>
  spirv.GlobalVariable @plain {note} : !spirv.ptr<f32, Private>
  spirv.func @use(%a: i32, %b: f32) -> f32 "Inline|Pure" {
    %p = spirv.mlir.addressof @plain : !spirv.ptr<f32, Private>
    %v = spirv.Constant 1.0 : f32
    spirv.ReturnValue %v : f32
  }
}

// -----

spirv.func @declared(i32) -> i32 "DontInline" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "there", linkage_type = <Import>>}

// -----

spirv.func @attributes(%a: i32 ) -> i32 "Const" attributes {z} {
  spirv.ReturnValue %a : i32
}

// -----

func.func @f() {
  %c = spirv.Constant true
  return
}

// -----

func.func @f() {
  %c = spirv.Constant false
  return
}

// -----

func.func @f() {
  %c = spirv.Constant 7 : i32
  return
}

// -----

func.func @f() {
  %c = spirv.Constant -3 : i8
  return
}

// -----

func.func @f() {
  %c = spirv.Constant 4 : ui16
  return
}

// -----

func.func @f() {
  %c = spirv.Constant -5 : si64
  return
}

// -----

func.func @f() {
  %c = spirv.Constant 1.5 : f32
  return
}

// -----

func.func @f() {
  %c = spirv.Constant 0x7E00 : f16
  return
}

// -----

func.func @f() {
  %c = spirv.Constant dense<2> : vector<4xi32>
  return
}

// -----

func.func @f() {
  %c = spirv.Constant dense<[1.0, 2.0]> : vector<2xf64>
  return
}

// -----

func.func @f() {
  %c = spirv.Constant dense<[true, false, true]> : vector<3xi1>
  return
}

// -----

func.func @f() {
  %c = spirv.Constant dense<3> : tensor<4xi32> : !spirv.array<4 x i32>
  return
}

// -----

func.func @f() {
  %c = spirv.Constant dense<1.0> : tensor<2x3xf32> : !spirv.array<2 x !spirv.array<3 x f32>>
  return
}

// -----

func.func @f() {
  %c = spirv.Constant [dense<1> : vector<2xi32>, dense<2> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
  return
}

// -----

func.func @f() {
  %c = spirv.Constant [1.0 : f32, 2.0 : f32, 3.0 : f32] : !spirv.array<3 x f32>
  return
}

// -----

func.func @f() {
  %a = spirv.Constant 1 : i32
  %b = spirv.Constant 1 : i32
  %c = spirv.IAdd %a, %b : i32
  return
}

// -----

func.func @f() {
  %v = spirv.Variable : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f() {
  %x = spirv.Constant 2.0 : f32
  %v = spirv.Variable init(%x) : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f() {
  %v = spirv.Variable {note = 3 : i32} : !spirv.ptr<!spirv.array<4 x i32>, Function>
  return
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>} {
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, NVIDIA, #spirv.resource_limits<>>} {
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, ARM:IntegratedGPU, #spirv.resource_limits<subgroup_size = 16>>} {
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=OpenCL, Intel:DiscreteGPU:32, #spirv.resource_limits<>>} {
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Metal, #spirv.resource_limits<>>} {
}
