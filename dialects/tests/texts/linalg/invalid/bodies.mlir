func.func @mixed(%a: memref<6xf64>, %b: memref<6xi64>) {
  linalg.mul ins(%a, %b : memref<6xf64>, memref<6xi64>) outs(%a : memref<6xf64>)
  return
}
// -----
func.func @index_sum(%a: memref<6xindex>) {
  linalg.add ins(%a, %a : memref<6xindex>, memref<6xindex>) outs(%a : memref<6xindex>)
  return
}
// -----
func.func @rounded_integer(%a: memref<6xi64>) {
  linalg.round ins(%a : memref<6xi64>) outs(%a : memref<6xi64>)
  return
}
// -----
func.func @difference_of_bits(%a: memref<6xi1>) {
  linalg.sub ins(%a, %a : memref<6xi1>, memref<6xi1>) outs(%a : memref<6xi1>)
  return
}
// -----
func.func @quotient_of_bits(%a: memref<6xi1>) {
  linalg.div ins(%a, %a : memref<6xi1>, memref<6xi1>) outs(%a : memref<6xi1>)
  return
}
// -----
func.func @unsigned_quotient_of_bits(%a: memref<6xi1>) {
  linalg.div_unsigned ins(%a, %a : memref<6xi1>, memref<6xi1>) outs(%a : memref<6xi1>)
  return
}
// -----
func.func @largest_bit(%a: memref<1x6x2xi1>, %window: memref<2xi1>, %b: memref<1x5x2xi1>) {
  linalg.pooling_nwc_max_unsigned ins(%a, %window : memref<1x6x2xi1>, memref<2xi1>) outs(%b : memref<1x5x2xi1>)
  return
}
// -----
func.func @least_bit(%a: memref<1x6x2xi1>, %window: memref<2xi1>, %b: memref<1x5x2xi1>) {
  linalg.pooling_nwc_min_unsigned ins(%a, %window : memref<1x6x2xi1>, memref<2xi1>) outs(%b : memref<1x5x2xi1>)
  return
}
// -----
func.func @power_of_integers(%a: memref<6xi64>) {
  linalg.powf ins(%a, %a : memref<6xi64>, memref<6xi64>) outs(%a : memref<6xi64>)
  return
}
// -----
func.func @wider_result(%a: memref<6xf16>, %b: memref<6xf64>) {
  linalg.sqrt ins(%a : memref<6xf16>) outs(%b : memref<6xf64>)
  return
}
// -----
func.func @no_cast(%a: memref<6xf16>, %b: memref<6xbf16>) {
  linalg.copy ins(%a : memref<6xf16>) outs(%b : memref<6xbf16>)
  return
}
// -----
func.func @two_sources(%a: memref<6xf16>) {
  linalg.exp ins(%a, %a : memref<6xf16>, memref<6xf16>) outs(%a : memref<6xf16>)
  return
}
// -----
func.func @one_factor(%a: memref<6xf16>, %b: memref<f16>) {
  linalg.dot ins(%a : memref<6xf16>) outs(%b : memref<f16>)
  return
}
// -----
func.func @one_source_of_kind(%a: memref<6xf16>) {
  linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%a : memref<6xf16>) outs(%a : memref<6xf16>)
  return
}
// -----
func.func @wider_fill(%value: f64, %a: memref<6xf16>) {
  linalg.fill ins(%value : f64) outs(%a : memref<6xf16>)
  return
}
// -----
func.func @not_added(%a: memref<3x6xf16>, %b: memref<6xf16>, %c: memref<3xf16>) {
  "linalg.matvec"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f16, %y: f16, %z: f16):
    %0 = arith.mulf %x, %y : f16
    %1 = arith.subf %z, %0 : f16
    linalg.yield %1 : f16
  }) : (memref<3x6xf16>, memref<6xf16>, memref<3xf16>) -> ()
  return
}
// -----
func.func @without_sum(%a: memref<3x6xf16>, %b: memref<6xf16>, %c: memref<3xf16>) {
  "linalg.matvec"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f16, %y: f16, %z: f16):
    %0 = arith.mulf %x, %y : f16
    linalg.yield %0 : f16
  }) : (memref<3x6xf16>, memref<6xf16>, memref<3xf16>) -> ()
  return
}
// -----
func.func @stride_of_floats(%a: memref<1x6x2xf16>, %b: memref<2x2x4xf16>, %c: memref<1x5x4xf16>) {
  linalg.conv_1d_nwc_wcf {strides = dense<1.0> : tensor<1xf64>} ins(%a, %b : memref<1x6x2xf16>, memref<2x2x4xf16>) outs(%c : memref<1x5x4xf16>)
  return
}
// -----
func.func @two_strides(%a: memref<1x6x2xf16>, %b: memref<2x2x4xf16>, %c: memref<1x5x4xf16>) {
  linalg.conv_1d_nwc_wcf {strides = dense<1> : tensor<2xi64>} ins(%a, %b : memref<1x6x2xf16>, memref<2x2x4xf16>) outs(%c : memref<1x5x4xf16>)
  return
}
// -----
func.func @stride_as_property(%a: memref<1x6x2xf16>, %b: memref<2x2x4xf16>, %c: memref<1x5x4xf16>) {
  linalg.conv_1d_nwc_wcf <{strides = dense<1.0> : tensor<1xf64>}> ins(%a, %b : memref<1x6x2xf16>, memref<2x2x4xf16>) outs(%c : memref<1x5x4xf16>)
  return
}
// -----
func.func @stride_of_zero(%a: memref<1x6x2xf16>, %b: memref<2x2x4xf16>, %c: memref<1x5x4xf16>) {
  linalg.conv_1d_nwc_wcf {strides = dense<0> : tensor<1xi64>} ins(%a, %b : memref<1x6x2xf16>, memref<2x2x4xf16>) outs(%c : memref<1x5x4xf16>)
  return
}
// -----
func.func @dilation_of_zero(%a: memref<1x6x2xf16>, %b: memref<2x2x4xf16>, %c: memref<1x6x4xf16>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<0> : tensor<1xi64>} ins(%a, %b : memref<1x6x2xf16>, memref<2x2x4xf16>) outs(%c : memref<1x6x4xf16>)
  return
}
// -----
func.func @artificial_padding(%a: tensor<9xi8>, %b: tensor<4x3xi8>, %value: i8) {
  %0 = linalg.pack %a padding_value(%value : i8) inner_dims_pos = [0] inner_tiles = [3] into %b : tensor<9xi8> -> tensor<4x3xi8>
  return
}
// -----
func.func @dropped_tiles(%a: tensor<4x3xi8>, %b: tensor<9xi8>) {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [3] into %b : tensor<4x3xi8> -> tensor<9xi8>
  return
}
// -----
func.func @named_by_symbol(%a: tensor<9xi8>) {
  %0 = linalg.map { @name } ins(%a : tensor<9xi8>) outs(%a : tensor<9xi8>)
  return
}
// -----
func.func @uneven(%rows: tensor<3x5xi16>, %weights: tensor<3x5xi16>, %sums: tensor<3xi16>) {
  %0 = linalg.reduce ins(%rows, %weights : tensor<3x5xi16>, tensor<3x5xi16>) outs(%sums : tensor<3xi16>) dimensions = [1]
    (%row: i16, %weight: i16, %sum: i16) {
      %next = arith.muli %row, %weight : i16
      linalg.yield %next : i16
    }
  return
}
// -----
func.func @unranked_source(%from: tensor<*xi8>, %to: tensor<7xi8>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%from : tensor<*xi8>) outs(%to : tensor<7xi8>) {
    ^bb0(%a: i8, %b: i8):
      linalg.yield %a : i8
  } -> tensor<7xi8>
  return
}
// -----
func.func @unranked_scalar(%from: memref<*xi8>, %to: memref<7xi8>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%from : memref<*xi8>) outs(%to : memref<7xi8>) {
    ^bb0(%a: i8, %b: i8):
      linalg.yield %a : i8
  }
  return
}
// -----
func.func @unranked_mixed(%from: memref<*xi8>, %to: tensor<7xi8>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%from : memref<*xi8>) outs(%to : tensor<7xi8>) {
    ^bb0(%a: i8, %b: i8):
      linalg.yield %b : i8
  } -> tensor<7xi8>
  return
}
