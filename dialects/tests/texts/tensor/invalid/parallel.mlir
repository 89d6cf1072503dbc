func.func @outside(%part: tensor<2xi8>, %whole: tensor<8xi8>) {
  tensor.parallel_insert_slice %part into %whole[0] [2] [1] : tensor<2xi8> into tensor<8xi8>
  return
}
// -----
func.func @not_an_output(%part: tensor<2xi8>, %whole: tensor<8xi8>) -> tensor<8xi8> {
  %0 = scf.forall (%i) in (4) shared_outs(%out = %whole) -> (tensor<8xi8>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %whole[%i] [2] [1] : tensor<2xi8> into tensor<8xi8>
    }
  }
  return %0 : tensor<8xi8>
}
// -----
func.func @too_long(%part: tensor<9xi8>, %whole: tensor<8xi8>) -> tensor<8xi8> {
  %0 = scf.forall (%i) in (4) shared_outs(%out = %whole) -> (tensor<8xi8>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %out[0] [9] [1] : tensor<9xi8> into tensor<8xi8>
    }
  }
  return %0 : tensor<8xi8>
}
