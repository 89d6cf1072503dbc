func.func @short(%a: tensor<9xf32>, %b: tensor<9xf32>) -> tensor<9xf32> {
  %0 = linalg.map { arith.mulf {fastmath = #arith.fastmath<nnan,ninf>} } ins(%a, %a : tensor<9xf32>, tensor<9xf32>) outs(%b : tensor<9xf32>)
  %1 = linalg.map { arith.mulf {fastmath = #arith.fastmath<none>} } ins(%0, %a : tensor<9xf32>, tensor<9xf32>) outs(%b : tensor<9xf32>)
  return %1 : tensor<9xf32>
}

// -----

func.func @with_body(%a: memref<9xf64>) {
  linalg.map ins(%a, %a : memref<9xf64>, memref<9xf64>) outs(%a : memref<9xf64>)
    (%x: f64, %y: f64, %init: f64) {
      %0 = arith.subf %x, %y fastmath<contract> : f64
      linalg.yield %0 : f64
    }
  return
}
