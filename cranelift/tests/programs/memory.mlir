// Stores and loads write and read the bytes of their types and no others.
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
  %n = llvm.mlir.constant(20 : i64) : i64
  %ff = llvm.mlir.constant(-18 : i8) : i8
  %m = llvm.alloca %one x !llvm.array<32 x i8> {alignment = 64 : i64} : (i32) -> !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %mask = llvm.mlir.constant(63 : i64) : i64
  %low = llvm.and %a, %mask : i64
  llvm.call @show(%low) : (i64) -> ()
  "llvm.intr.memset"(%m, %ff, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %v24 = llvm.mlir.constant(-1 : i24) : i24
  llvm.store %v24, %m : i24, !llvm.ptr
  %m4 = llvm.getelementptr %m[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %v47 = llvm.mlir.constant(70368744177663 : i47) : i47
  llvm.store %v47, %m4 : i47, !llvm.ptr
  %m11 = llvm.getelementptr %m[11] : (!llvm.ptr) -> !llvm.ptr, i8
  %t = llvm.mlir.constant(true) : i1
  llvm.store %t, %m11 : i1, !llvm.ptr
  %m13 = llvm.getelementptr %m[13] : (!llvm.ptr) -> !llvm.ptr, i8
  %v40 = llvm.mlir.constant(78187493530 : i40) : i40
  llvm.store %v40, %m13 : i40, !llvm.ptr
  llvm.call @dump(%m, %n) : (!llvm.ptr, i64) -> ()
  %l24 = llvm.load %m : !llvm.ptr -> i24
  %w24 = llvm.sext %l24 : i24 to i64
  llvm.call @show(%w24) : (i64) -> ()
  %l47 = llvm.load %m4 : !llvm.ptr -> i47
  %w47 = llvm.zext %l47 : i47 to i64
  llvm.call @show(%w47) : (i64) -> ()
  %l40 = llvm.load %m13 : !llvm.ptr -> i40
  %w40 = llvm.sext %l40 : i40 to i64
  llvm.call @show(%w40) : (i64) -> ()
  %l1 = llvm.load %m11 : !llvm.ptr -> i1
  %w1 = llvm.sext %l1 : i1 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %l65 = llvm.mlir.constant(-5 : i65) : i65
  llvm.store %l65, %m : i65, !llvm.ptr
  llvm.call @dump(%m, %n) : (!llvm.ptr, i64) -> ()
  %back = llvm.load %m : !llvm.ptr -> i65
  %upper = llvm.trunc %back : i65 to i64
  llvm.call @show(%upper) : (i64) -> ()
  llvm.return
}
