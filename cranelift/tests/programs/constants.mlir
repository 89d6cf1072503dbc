// Constants of aggregates and vectors, as values and as globals.
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
llvm.mlir.global internal constant @nested(dense<[[1, 2, 3], [4, 5, -6]]> : tensor<2x3xi16>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x i16>>
llvm.mlir.global internal constant @vectors(dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi8>) {addr_space = 0 : i32} : !llvm.array<2 x vector<4xi8>>
llvm.mlir.global internal constant @floats(dense<[1.5, -2.5]> : vector<2xf32>) {addr_space = 0 : i32} : vector<2xf32>
llvm.mlir.global internal constant @splat(dense<7> : tensor<5xi8>) {addr_space = 0 : i32} : !llvm.array<5 x i8>
llvm.mlir.global internal constant @flags(dense<[true, false, true, true, false, false, false, true, true]> : vector<9xi1>) {addr_space = 0 : i32} : vector<9xi1>
llvm.mlir.global internal @structure() : !llvm.struct<(i8, i32, ptr, array<2 x i16>)> {
  %0 = llvm.mlir.zero : !llvm.struct<(i8, i32, ptr, array<2 x i16>)>
  %1 = llvm.mlir.constant(-1 : i8) : i8
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i8, i32, ptr, array<2 x i16>)>
  %3 = llvm.mlir.constant(305419896 : i32) : i32
  %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<(i8, i32, ptr, array<2 x i16>)>
  %5 = llvm.mlir.constant(-2 : i16) : i16
  %6 = llvm.insertvalue %5, %4[3, 1] : !llvm.struct<(i8, i32, ptr, array<2 x i16>)>
  llvm.return %6 : !llvm.struct<(i8, i32, ptr, array<2 x i16>)>
}
llvm.func @run() {
  %n12 = llvm.mlir.constant(12 : i64) : i64
  %n8 = llvm.mlir.constant(8 : i64) : i64
  %n5 = llvm.mlir.constant(5 : i64) : i64
  %n2 = llvm.mlir.constant(2 : i64) : i64
  %n4 = llvm.mlir.constant(4 : i64) : i64
  %0 = llvm.mlir.addressof @nested : !llvm.ptr
  llvm.call @dump(%0, %n12) : (!llvm.ptr, i64) -> ()
  %1 = llvm.mlir.addressof @vectors : !llvm.ptr
  llvm.call @dump(%1, %n8) : (!llvm.ptr, i64) -> ()
  %2 = llvm.mlir.addressof @floats : !llvm.ptr
  llvm.call @dump(%2, %n8) : (!llvm.ptr, i64) -> ()
  %3 = llvm.mlir.addressof @splat : !llvm.ptr
  llvm.call @dump(%3, %n5) : (!llvm.ptr, i64) -> ()
  %4 = llvm.mlir.addressof @flags : !llvm.ptr
  llvm.call @dump(%4, %n2) : (!llvm.ptr, i64) -> ()
  %5 = llvm.mlir.addressof @structure : !llvm.ptr
  %6 = llvm.load %5 : !llvm.ptr -> !llvm.struct<(i8, i32, ptr, array<2 x i16>)>
  %7 = llvm.extractvalue %6[1] : !llvm.struct<(i8, i32, ptr, array<2 x i16>)>
  %8 = llvm.zext %7 : i32 to i64
  llvm.call @show(%8) : (i64) -> ()
  %9 = llvm.extractvalue %6[3, 1] : !llvm.struct<(i8, i32, ptr, array<2 x i16>)>
  %10 = llvm.zext %9 : i16 to i64
  llvm.call @show(%10) : (i64) -> ()
  %11 = llvm.mlir.constant(dense<[[9, 8], [7, 6]]> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
  llvm.store %11, %5 : !llvm.array<2 x array<2 x i8>>, !llvm.ptr
  llvm.call @dump(%5, %n4) : (!llvm.ptr, i64) -> ()
  %12 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  llvm.store %12, %5 : !llvm.struct<(f32, f32)>, !llvm.ptr
  llvm.call @dump(%5, %n8) : (!llvm.ptr, i64) -> ()
  %13 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
  llvm.store %13, %5 : !llvm.array<4 x i8>, !llvm.ptr
  llvm.call @dump(%5, %n4) : (!llvm.ptr, i64) -> ()
  %14 = llvm.mlir.constant(true) : i1
  %15 = llvm.zext %14 : i1 to i64
  llvm.call @show(%15) : (i64) -> ()
  %16 = llvm.mlir.constant(dense<[3, 5]> : vector<2xi64>) : vector<2xi64>
  %17 = llvm.extractelement %16[%15 : i64] : vector<2xi64>
  llvm.call @show(%17) : (i64) -> ()
  llvm.return
}
