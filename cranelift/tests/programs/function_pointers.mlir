// A table of functions in a global, which are called by number.
llvm.mlir.global internal constant @table() : !llvm.array<3 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<3 x ptr>
  %1 = llvm.mlir.addressof @double : !llvm.ptr
  %2 = llvm.mlir.addressof @square : !llvm.ptr
  %3 = llvm.mlir.addressof @negate : !llvm.ptr
  %4 = llvm.insertvalue %1, %0[0] : !llvm.array<3 x ptr>
  %5 = llvm.insertvalue %2, %4[1] : !llvm.array<3 x ptr>
  %6 = llvm.insertvalue %3, %5[2] : !llvm.array<3 x ptr>
  llvm.return %6 : !llvm.array<3 x ptr>
}
llvm.func internal @double(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32
  llvm.return %0 : i32
}
llvm.func internal @square(%x: i32) -> i32 {
  %0 = llvm.mul %x, %x : i32
  llvm.return %0 : i32
}
llvm.func internal @negate(%x: i32) -> i32 {
  %z = llvm.mlir.zero : i32
  %0 = llvm.sub %z, %x : i32
  llvm.return %0 : i32
}
llvm.func @apply(%which: i64, %x: i32) -> i32 {
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %p = llvm.getelementptr %t[0, %which] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
  %f = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %r = llvm.call %f(%x) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
llvm.func @run() -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %x = llvm.mlir.constant(9 : i32) : i32
  %a = llvm.call @apply(%zero, %x) : (i64, i32) -> i32
  %b = llvm.call @apply(%one, %a) : (i64, i32) -> i32
  %c = llvm.call @apply(%two, %b) : (i64, i32) -> i32
  llvm.return %c : i32
}
