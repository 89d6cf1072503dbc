module @top {
  func.func @f(%a: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %0 = arith.addi %a, %c0 : i32
    %1 = arith.addi %a, %a : i32
    %2 = arith.addi %a, %a : i32
    %3 = arith.muli %1, %2 : i32
    return %3 : i32
  }
  module @inner {
    func.func @g() { return }
    module { func.func private @h(i32) }
  }
  func.func @g() { return }
}
