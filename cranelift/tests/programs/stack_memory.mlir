// Memory on the stack that is given back before the function returns.
// entry-point-result: void
llvm.mlir.global internal constant @hex("%lx \00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @show(%x: i64) {
  %format = llvm.mlir.addressof @hex : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}
llvm.func @dump(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %byte = llvm.load %q : !llvm.ptr -> i8
  %wide = llvm.zext %byte : i8 to i64
  llvm.call @show(%wide) : (i64) -> ()
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^done
^done:
  llvm.return
}
llvm.func @run() {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(100000 : i64) : i64
  %size = llvm.mlir.constant(1000 : i64) : i64
  llvm.br ^loop(%zero, %zero : i64, i64)
^loop(%i: i64, %sum: i64):
  %s = llvm.intr.stacksave : !llvm.ptr
  %k = llvm.urem %i, %size : i64
  %count = llvm.add %k, %one : i64
  %m = llvm.alloca %count x i64 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %last = llvm.getelementptr %m[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %i, %last : i64, !llvm.ptr
  %x = llvm.load %last : !llvm.ptr -> i64
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %mask = llvm.mlir.constant(31 : i64) : i64
  %low = llvm.and %a, %mask : i64
  %y = llvm.add %x, %low : i64
  %next_sum = llvm.add %sum, %y : i64
  llvm.intr.stackrestore %s : !llvm.ptr
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %next_sum : i64, i64), ^done
^done:
  llvm.call @show(%next_sum) : (i64) -> ()
  llvm.return
}
