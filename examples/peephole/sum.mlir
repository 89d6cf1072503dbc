func.func @f(%x: i64, %y: i64) -> (i64, i64) {
  %two = num.number 2
  %three = num.number 3
  %five = num.sum %two, %three
  %inner = num.sum %x, %five
  %sum = num.sum %y, %inner offset 1
  %minus_x = num.negate %x
  %square = num.product %minus_x, %minus_x
  return %sum, %square : i64, i64
}
