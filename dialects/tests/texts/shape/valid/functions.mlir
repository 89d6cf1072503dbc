shape.func private @declared(index) -> index
// -----
shape.func nested @nested(index {remark.note}) -> !shape.shape
// -----
shape.func @two(%n: index) -> index {
  shape.return %n, %n : index, index
}
// -----
shape.func @other(%n: index) -> !shape.size {
  shape.return %n : index
}
// -----
shape.func @prefixed(%t: tensor<?xi8>) -> tensor<1xindex> {
  %0 = shape_of %t : tensor<?xi8> -> tensor<1xindex>
  return %0 : tensor<1xindex>
}
