// The recursive Fibonacci function.
llvm.func @fib(%n: i32) -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %small = llvm.icmp "slt" %n, %two : i32
  llvm.cond_br %small, ^base, ^step
^base:
  llvm.return %n : i32
^step:
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.sub %n, %one : i32
  %b = llvm.sub %n, %two : i32
  %x = llvm.call @fib(%a) : (i32) -> i32
  %y = llvm.call @fib(%b) : (i32) -> i32
  %r = llvm.add %x, %y : i32
  llvm.return %r : i32
}
llvm.func @run() -> i32 {
  %n = llvm.mlir.constant(20 : i32) : i32
  %r = llvm.call @fib(%n) : (i32) -> i32
  llvm.return %r : i32
}
