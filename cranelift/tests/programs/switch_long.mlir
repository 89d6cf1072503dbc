// A switch on 64 bits whose cases differ in the upper half.
llvm.func @choose(%x: i64) -> i32 {
  llvm.switch %x : i64, ^other [
    3: ^small,
    4294967299: ^large
  ]
^small:
  %a = llvm.mlir.constant(1 : i32) : i32
  llvm.return %a : i32
^large:
  %b = llvm.mlir.constant(2 : i32) : i32
  llvm.return %b : i32
^other:
  %c = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c : i32
}
llvm.func @run() -> i32 {
  %three = llvm.mlir.constant(3 : i64) : i64
  %big = llvm.mlir.constant(4294967299 : i64) : i64
  %x = llvm.call @choose(%three) : (i64) -> i32
  %y = llvm.call @choose(%big) : (i64) -> i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %m = llvm.mul %x, %ten : i32
  %r = llvm.add %m, %y : i32
  llvm.return %r : i32
}
