// Constructors, destructors, aliases, weak and hidden symbols, addresses with distances.
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
llvm.mlir.global internal @order(0 : i64) {addr_space = 0 : i32} : i64
llvm.mlir.global_ctors ctors = [@second, @first], priorities = [200 : i32, 100 : i32], data = [#llvm.zero, #llvm.zero]
llvm.func internal @first() {
  %n = llvm.mlir.constant(1 : i64) : i64
  llvm.call @append(%n) : (i64) -> ()
  llvm.return
}
llvm.func internal @second() {
  %n = llvm.mlir.constant(2 : i64) : i64
  llvm.call @append(%n) : (i64) -> ()
  llvm.return
}
llvm.func weak @append(%n: i64) {
  %p = llvm.mlir.addressof @order : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.shl %0, %four : i64
  %2 = llvm.or %1, %n : i64
  llvm.store %2, %p : i64, !llvm.ptr
  llvm.return
}
llvm.func extern_weak @a_function_that_no_library_has()
llvm.mlir.alias internal @other_name : i64 {
  %0 = llvm.mlir.addressof @order : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global hidden @table(dense<[10, 20, 30, 40]> : tensor<4xi64>) {addr_space = 0 : i32} : !llvm.array<4 x i64>
llvm.mlir.global internal @inside() {addr_space = 0 : i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global internal @number() {addr_space = 0 : i32} : i64 {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  llvm.return %1 : i64
}
llvm.func @run() {
  %0 = llvm.mlir.addressof @other_name : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i64
  llvm.call @show(%1) : (i64) -> ()
  %2 = llvm.mlir.addressof @inside : !llvm.ptr
  %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
  %4 = llvm.load %3 : !llvm.ptr -> i64
  llvm.call @show(%4) : (i64) -> ()
  %5 = llvm.mlir.addressof @number : !llvm.ptr
  %6 = llvm.load %5 : !llvm.ptr -> i64
  %7 = llvm.ptrtoint %3 : !llvm.ptr to i64
  %8 = llvm.sub %7, %6 : i64
  llvm.call @show(%8) : (i64) -> ()
  llvm.return
}
