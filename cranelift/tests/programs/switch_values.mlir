// A switch with negative numbers, a large one, and operands of successors.
llvm.mlir.global internal constant @format("%d \00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @putchar(i32) -> i32
llvm.func @choose(%x: i32) -> i32 {
  %a = llvm.mlir.constant(100 : i32) : i32
  %b = llvm.mlir.constant(200 : i32) : i32
  llvm.switch %x : i32, ^other(%a : i32) [
    0: ^zero,
    1: ^other(%b : i32),
    2: ^other(%x : i32),
    3: ^zero,
    -5: ^negative(%x, %b : i32, i32),
    2000000000: ^zero
  ]
^zero:
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.return %z : i32
^negative(%n: i32, %m: i32):
  %s = llvm.add %n, %m : i32
  llvm.return %s : i32
^other(%o: i32):
  llvm.return %o : i32
}
llvm.func @run() -> i32 {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %from = llvm.mlir.constant(-6 : i32) : i32
  %to = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^loop(%from : i32)
^loop(%i: i32):
  %c = llvm.call @choose(%i) : (i32) -> i32
  %0 = llvm.call @printf(%format, %c) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %next = llvm.add %i, %one : i32
  %more = llvm.icmp "sle" %next, %to : i32
  llvm.cond_br %more, ^loop(%next : i32), ^done
^done:
  %big = llvm.mlir.constant(2000000000 : i32) : i32
  %r = llvm.call @choose(%big) : (i32) -> i32
  %newline = llvm.mlir.constant(10 : i32) : i32
  %written = llvm.call @putchar(%newline) : (i32) -> i32
  llvm.return %r : i32
}
