func.func @operations(%t1xf32: tensor<1xf32>, %t1xf32_1: tensor<1xf32>, %t4xi1: tensor<4xi1>,
  %t4xi1_1: tensor<4xi1>) {
  %0 = tosa.abs %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %1 = tosa.add %t1xf32, %t1xf32_1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %2 = tosa.arithmetic_right_shift %t1xf32, %t1xf32_1 {round = true} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %3 = tosa.bitwise_and %t1xf32, %t1xf32_1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %4 = tosa.bitwise_not %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %5 = tosa.bitwise_or %t1xf32, %t1xf32_1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %6 = tosa.bitwise_xor %t1xf32, %t1xf32_1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %7 = tosa.cast %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %8 = tosa.ceil %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %9 = tosa.clz %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %10 = tosa.cos %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  tosa.custom  {domain_name = "a", implementation_attrs = "a", operator_name = "a"} : () -> ()
  %11 = tosa.custom %t1xf32 {domain_name = "a", implementation_attrs = "a", operator_name = "a"} : (tensor<1xf32>) -> tensor<1xf32>
  %12 = tosa.equal %t4xi1, %t4xi1_1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @operations(%t1xf32: tensor<1xf32>, %t1xf32_1: tensor<1xf32>, %t4xi1: tensor<4xi1>,
  %t4xi1_1: tensor<4xi1>, %t1xi32: tensor<1xi32>, %t1xi32_1: tensor<1xi32>) {
  %0 = tosa.erf %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %1 = tosa.exp %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %2 = tosa.floor %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %3 = tosa.greater %t4xi1, %t4xi1_1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %4 = tosa.greater_equal %t4xi1, %t4xi1_1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %5 = tosa.identity %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %6 = tosa.intdiv %t1xi32, %t1xi32_1 : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %7 = tosa.log %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %8 = tosa.logical_and %t4xi1, %t4xi1_1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %9 = tosa.logical_left_shift %t1xf32, %t1xf32_1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %10 = tosa.logical_not %t4xi1 : (tensor<4xi1>) -> tensor<4xi1>
  %11 = tosa.logical_or %t4xi1, %t4xi1_1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %12 = tosa.logical_right_shift %t1xf32, %t1xf32_1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %13 = tosa.logical_xor %t4xi1, %t4xi1_1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @operations(%t1xf32: tensor<1xf32>, %t1xf32_1: tensor<1xf32>) {
  %0 = tosa.pow %t1xf32, %t1xf32_1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %1 = tosa.reciprocal %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %2 = tosa.rsqrt %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %3 = tosa.sigmoid %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %4 = tosa.sin %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  %5 = tosa.sub %t1xf32, %t1xf32_1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %6 = tosa.tanh %t1xf32 : (tensor<1xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @operation() {
  "tosa.yield"() : () -> ()
}

// -----

func.func @operation(%arg0: tensor<1xf32>) {
  tosa.yield %arg0 : tensor<1xf32>
}

// -----

func.func @shapes() {
  %a = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %1 = tosa.div_ceil_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %2 = tosa.div_floor_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.exp2_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %4 = tosa.log2_ceil_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.log2_floor_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.max_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %7 = tosa.min_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %8 = tosa.mod_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %9 = tosa.mul_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %10 = tosa.sub_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
