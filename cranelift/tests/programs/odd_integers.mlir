// Integers whose width is that of no register.
llvm.mlir.global internal constant @format("%d %d %d %d %d %d %d %d\0A\00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @wide(%x: i7) -> i32 {
  %0 = llvm.sext %x : i7 to i32
  llvm.return %0 : i32
}
llvm.func @run() -> i32 {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %a = llvm.mlir.constant(60 : i7) : i7
  %b = llvm.mlir.constant(10 : i7) : i7
  %sum = llvm.add %a, %b : i7
  %product = llvm.mul %a, %b : i7
  %quotient = llvm.sdiv %sum, %b : i7
  %remainder = llvm.srem %sum, %b : i7
  %c = llvm.mlir.constant(2 : i7) : i7
  %arithmetic = llvm.ashr %sum, %c : i7
  %logical = llvm.lshr %sum, %c : i7
  %left = llvm.shl %sum, %c : i7
  %less = llvm.icmp "slt" %sum, %b : i7
  %0 = llvm.call @wide(%sum) : (i7) -> i32
  %1 = llvm.call @wide(%product) : (i7) -> i32
  %2 = llvm.call @wide(%quotient) : (i7) -> i32
  %3 = llvm.call @wide(%remainder) : (i7) -> i32
  %4 = llvm.call @wide(%arithmetic) : (i7) -> i32
  %5 = llvm.zext %logical : i7 to i32
  %6 = llvm.call @wide(%left) : (i7) -> i32
  %7 = llvm.zext %less : i1 to i32
  %8 = llvm.call @printf(%format, %0, %1, %2, %3, %4, %5, %6, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32, i32, i32, i32, i32) -> i32
  llvm.return %8 : i32
}
