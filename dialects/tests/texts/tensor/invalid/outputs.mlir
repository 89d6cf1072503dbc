func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %b) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %b[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = scf.forall (%i) = (1) to (%n) step (2) shared_outs(%o = %b, %p = %b) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %p[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %a into %a[%i] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}
