spirv.module GLSL450 {
}

// -----

spirv.module Logical {
}

// -----

spirv.module Logical Fast {
}

// -----

spirv.module Sideways GLSL450 {
}

// -----

spirv.module Logical GLSL450 requires 3 : i32 {
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v9.9, [], []> {
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Magic], []> {
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_none]> {
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, Shader, []> {
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader]> {
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<1, [Shader], []> {
}

// -----

spirv.module Logical GLSL450 {
  func.func private @f()
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = arith.constant 1 : i32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None"
}

// -----

spirv.func @f() {
  spirv.Return
}

// -----

spirv.func @f() None {
  spirv.Return
}

// -----

spirv.func @f() "Never" {
  spirv.Return
}

// -----

spirv.func @f() 3 {
  spirv.Return
}

// -----

spirv.func @f() -> (i32, i32) "None" {
  spirv.Return
}

// -----

spirv.func @f() -> i32 "None" {
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  spirv.ReturnValue %a : i32
}

// -----

spirv.func @f(%a: i32) -> f32 "None" {
  spirv.ReturnValue %a : i32
}

// -----

spirv.func @f(%a: i32, ...) "None"

// -----

"spirv.func"() <{function_type = (i32) -> (), sym_name = "f", function_control = #spirv.function_control<None>}> ({
  spirv.Return
}) : () -> ()

// -----

"spirv.func"() <{function_type = (i32) -> (), sym_name = "f", function_control = #spirv.function_control<None>}> ({
^bb0(%a: f32):
  spirv.Return
}) : () -> ()

// -----

func.func @f() {
  %c = spirv.Constant 
  return
}

// -----

func.func @f() {
  %c = spirv.Constant "text"
  return
}

// -----

func.func @f() {
  %c = spirv.Constant unit : i32
  return
}

// -----

func.func @f() {
  %c = spirv.Constant dense<1> : tensor<4xi32>
  return
}

// -----

func.func @f() {
  %c = spirv.Constant dense<1> : tensor<4xi32> : i32
  return
}

// -----

func.func @f() {
  %c = spirv.Constant dense<1> : tensor<4xi32> : !spirv.array<3 x i32>
  return
}

// -----

func.func @f() {
  %c = spirv.Constant dense<1> : tensor<4xi32> : !spirv.array<4 x f32>
  return
}

// -----

func.func @f() {
  %c = spirv.Constant dense<1> : tensor<4xi32> : !spirv.array<4 x vector<2xi32>>
  return
}

// -----

func.func @f() {
  %c = spirv.Constant [1 : i32] : i32
  return
}

// -----

func.func @f() {
  %c = spirv.Constant [1 : i32] : !spirv.array<1 x f32>
  return
}

// -----

func.func @f() {
  %c = spirv.Constant dense<1> : vector<5xi32>
  return
}

// -----

func.func @f() {
  %c = "spirv.Constant"() <{value = 3 : i32}> : () -> f32
  return
}

// -----

func.func @f() {
  %v = spirv.Variable : f32
  return
}

// -----

func.func @f() {
  %v = spirv.Variable : !spirv.ptr<f32, Private>
  return
}

// -----

func.func @f(%x: f32) {
  %v = spirv.Variable init(%x) : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f() {
  %v = spirv.Variable bind(1, 2) : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f() {
  %v = spirv.Variable built_in("Position") : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f() {
  %v = spirv.Variable bind(1) : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f() {
  %v = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<f32, Private>
  return
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @g : f32
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @g : !spirv.ptr<f32, Generic>
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @g initializer(@h) : !spirv.ptr<f32, Private>
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @g initializer(3) : !spirv.ptr<f32, Private>
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @g !spirv.ptr<f32, Private>
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %p = spirv.mlir.addressof @g : !spirv.ptr<f32, Private>
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @g : !spirv.ptr<f32, Private>
  spirv.func @f() "None" {
    %p = spirv.mlir.addressof @g : !spirv.ptr<i32, Private>
    spirv.Return
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<>} {
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>>} {
}

// -----

module attributes {spirv.target_env = #spirv.target_env<3, #spirv.resource_limits<>>} {
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, ARM:CPU:x, #spirv.resource_limits<>>} {
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, ARM, 3>} {
}

// -----

module attributes {spirv.target_env = 3 : i32} {
}

// -----

module attributes {spirv.other} {
}

// -----

func.func private @f() attributes {spirv.entry_point_abi = "x"}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Glide, #spirv.resource_limits<>>} {
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, Acme, #spirv.resource_limits<>>} {
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, ARM:Phone, #spirv.resource_limits<>>} {
}
