// Arithmetic of 128 bits: the factorial of 33, divided by several numbers.
llvm.mlir.global internal constant @format("%lx %lx\0A\00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @show(%x: i128) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %count = llvm.mlir.constant(64 : i128) : i128
  %upper = llvm.lshr %x, %count : i128
  %0 = llvm.trunc %upper : i128 to i64
  %1 = llvm.trunc %x : i128 to i64
  %2 = llvm.call @printf(%format, %0, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64) -> i32
  llvm.return
}
llvm.func @run() -> i32 {
  %one = llvm.mlir.constant(1 : i128) : i128
  %n = llvm.mlir.constant(33 : i128) : i128
  llvm.br ^loop(%one, %one : i128, i128)
^loop(%i: i128, %product: i128):
  %next_product = llvm.mul %product, %i : i128
  %next = llvm.add %i, %one : i128
  %more = llvm.icmp "sle" %next, %n : i128
  llvm.cond_br %more, ^loop(%next, %next_product : i128, i128), ^done
^done:
  llvm.call @show(%next_product) : (i128) -> ()
  %d = llvm.mlir.constant(-98765432109876543210987 : i128) : i128
  %q = llvm.sdiv %next_product, %d : i128
  llvm.call @show(%q) : (i128) -> ()
  %r = llvm.srem %next_product, %d : i128
  llvm.call @show(%r) : (i128) -> ()
  %uq = llvm.udiv %d, %n : i128
  llvm.call @show(%uq) : (i128) -> ()
  %ur = llvm.urem %d, %n : i128
  llvm.call @show(%ur) : (i128) -> ()
  %five = llvm.mlir.constant(5 : i128) : i128
  %left = llvm.shl %d, %five : i128
  llvm.call @show(%left) : (i128) -> ()
  %right = llvm.ashr %d, %n : i128
  llvm.call @show(%right) : (i128) -> ()
  %float = llvm.sitofp %d : i128 to f64
  %back = llvm.fptosi %float : f64 to i128
  llvm.call @show(%back) : (i128) -> ()
  %ufloat = llvm.uitofp %d : i128 to f64
  %half = llvm.mlir.constant(0.5 : f64) : f64
  %smaller = llvm.fmul %ufloat, %half : f64
  %uback = llvm.fptoui %smaller : f64 to i128
  llvm.call @show(%uback) : (i128) -> ()
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.return %zero : i32
}
