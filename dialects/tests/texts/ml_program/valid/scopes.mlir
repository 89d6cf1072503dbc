ml_program.global private mutable @outer(dense<0> : tensor<2xi8>) : tensor<2xi8>
module @inner {
  ml_program.func @from_around() -> tensor<2xi8> {
    %0 = ml_program.global_load @outer : tensor<2xi8>
    ml_program.return %0 : tensor<2xi8>
  }
  module @innermost {
    ml_program.global private mutable @outer : i16
    ml_program.func @shadowed(%value: i16) {
      ml_program.global_store @outer = %value : i16
      ml_program.return
    }
  }
}
