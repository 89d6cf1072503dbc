// Attributes with names that printers of SPIR-V elide, as discardable attributes.
func.func @f(%x: f32) {
  %p = spirv.Variable : !spirv.ptr<f32, Function>
  %0 = "spirv.Load"(%p) {storage_class = 3 : i32} : (!spirv.ptr<f32, Function>) -> f32
  "spirv.Store"(%p, %x) {storage_class = 3 : i32} : (!spirv.ptr<f32, Function>, f32) -> ()
  return
}
spirv.module Logical GLSL450 {
  "spirv.GlobalVariable"() {sym_name="g", type=!spirv.ptr<f32, Input>, storage_class = 3 : i32} : () -> ()
}
