func.func @scalars(%t: tensor<i8>, %v: i8) -> i8 {
  %0 = tensor.insert %v into %t[] : tensor<i8>
  %1 = tensor.extract_slice %0[] [] [] : tensor<i8> to tensor<i8>
  %2 = tensor.insert_slice %1 into %t[] [] [] : tensor<i8> into tensor<i8>
  %3 = tensor.extract %2[] : tensor<i8>
  return %3 : i8
}
// -----
func.func @no_elements() -> tensor<0x3xi8> {
  %0 = tensor.from_elements : tensor<0x3xi8>
  return %0 : tensor<0x3xi8>
}
// -----
func.func @encoded(%t: tensor<6x2xi8, "rows">, %n: index) {
  %0 = tensor.empty(%n) : tensor<?xi8, "rows">
  %1 = tensor.extract_slice %t[0, 0] [3, 1] [2, 1] : tensor<6x2xi8, "rows"> to tensor<3x1xi8, "rows">
  %2 = tensor.cast %t : tensor<6x2xi8, "rows"> to tensor<?x2xi8, "rows">
  return
}
// -----
func.func @combined(%part: tensor<2xi8>, %whole: tensor<8xi8>) -> tensor<8xi8> {
  %0 = scf.forall (%i) in (4) shared_outs(%out = %whole) -> (tensor<8xi8>) {
    %at = arith.addi %i, %i : index
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %out[%at] [2] [1] : tensor<2xi8> into tensor<8xi8>
    }
  }
  return %0 : tensor<8xi8>
}
// -----
func.func @grown(%line: tensor<?xi8>, %n: index, %m: index) -> tensor<?x1x?xi8> {
  %0 = tensor.expand_shape %line [[0, 1, 2]] output_shape [%n, 1, %m] : tensor<?xi8> into tensor<?x1x?xi8>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x1x?xi8> into tensor<?x?xi8>
  return %0 : tensor<?x1x?xi8>
}
// -----
func.func @joined(%a: tensor<2x?xi8>, %b: tensor<2x3xi8>) -> tensor<2x?xi8> {
  %0 = tensor.concat dim(1) %a, %b, %b : (tensor<2x?xi8>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x?xi8>
  %1 = tensor.concat dim(0) %b, %a : (tensor<2x3xi8>, tensor<2x?xi8>) -> tensor<4x3xi8>
  return %0 : tensor<2x?xi8>
}
// -----
func.func @bits(%a: tensor<3xf16>) -> tensor<?xi16> {
  %0 = tensor.bitcast %a : tensor<3xf16> to tensor<?xi16>
  return %0 : tensor<?xi16>
}
// -----
func.func @padded(%a: tensor<?x3xi8>, %n: index) -> tensor<?x?xi8> {
  %0 = tensor.pad %a nofold low[%n, 0] high[1, %n] {
  ^bb0(%row: index, %column: index):
    %sum = arith.addi %row, %column : index
    %byte = arith.index_cast %sum : index to i8
    tensor.yield %byte : i8
  } {note = "edge"} : tensor<?x3xi8> to tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}
