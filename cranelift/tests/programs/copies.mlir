// Copies and sets of memory, with known and unknown sizes, and overlapping.
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
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(24 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<200 x i8> : (i32) -> !llvm.ptr
  %o = llvm.alloca %one x !llvm.array<200 x i8> : (i32) -> !llvm.ptr
  %zero8 = llvm.mlir.constant(0 : i8) : i8
  %all = llvm.mlir.constant(200 : i64) : i64
  "llvm.intr.memset"(%m, %zero8, %all) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset"(%o, %zero8, %all) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %v = llvm.mlir.constant(578437695752307201 : i64) : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %m3 = llvm.getelementptr %m[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %s7 = llvm.mlir.constant(7 : i32) : i32
  "llvm.intr.memmove"(%m3, %m, %s7) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.call @dump(%m, %n) : (!llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%o, %m, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%m, %o) <{isVolatile = false, len = 13 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %b = llvm.mlir.constant(-86 : i8) : i8
  "llvm.intr.memset.inline"(%m3, %b) <{isVolatile = false, len = 6 : i64}> : (!llvm.ptr, i8) -> ()
  llvm.call @dump(%o, %n) : (!llvm.ptr, i64) -> ()
  llvm.call @dump(%m, %n) : (!llvm.ptr, i64) -> ()
  %m1 = llvm.getelementptr %m[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %big = llvm.mlir.constant(150 : i64) : i64
  "llvm.intr.memmove"(%m1, %m, %big) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @dump(%m, %n) : (!llvm.ptr, i64) -> ()
  llvm.return
}
