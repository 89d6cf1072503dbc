func.func @operations() {
  %0 = ml_program.token
  return
}

// -----

ml_program.global private mutable @state(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @weights(dense<1.0> : tensor<2xf32>) : tensor<2xf32>
func.func @globals() -> tensor<4xi32> {
  %0 = ml_program.global_load_const @weights : tensor<2xf32>
  %1 = ml_program.global_load @state : tensor<4xi32>
  ml_program.global_store @state = %1 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
