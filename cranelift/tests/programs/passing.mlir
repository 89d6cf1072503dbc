// Arguments and results: copies of structures, results in memory, extended integers, many arguments.
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
!s = !llvm.struct<(i64, i64, i32)>
llvm.func @by_copy(%a: i32, %p: !llvm.ptr {llvm.byval = !s}, %b: i32) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> !s
  %1 = llvm.extractvalue %0[0] : !s
  %2 = llvm.extractvalue %0[2] : !s
  %w = llvm.sext %2 : i32 to i64
  %z = llvm.mlir.zero : !s
  llvm.store %z, %p : !s, !llvm.ptr
  %aw = llvm.sext %a : i32 to i64
  %bw = llvm.sext %b : i32 to i64
  %3 = llvm.add %1, %w : i64
  %4 = llvm.add %3, %aw : i64
  %5 = llvm.add %4, %bw : i64
  llvm.return %5 : i64
}
llvm.func @to_memory(%r: !llvm.ptr {llvm.sret = !s}, %x: i64) {
  %0 = llvm.mlir.zero : !s
  %1 = llvm.insertvalue %x, %0[1] : !s
  llvm.store %1, %r : !s, !llvm.ptr
  llvm.return
}
llvm.func @narrow(%a: i8 {llvm.signext}, %b: i8 {llvm.zeroext}, %c: i1 {llvm.zeroext}, %d: i1 {llvm.signext}, %e: i5 {llvm.signext}) -> (i5 {llvm.signext}) {
  %aw = llvm.sext %a : i8 to i64
  llvm.call @show(%aw) : (i64) -> ()
  %bw = llvm.zext %b : i8 to i64
  llvm.call @show(%bw) : (i64) -> ()
  %cw = llvm.zext %c : i1 to i64
  llvm.call @show(%cw) : (i64) -> ()
  %dw = llvm.sext %d : i1 to i64
  llvm.call @show(%dw) : (i64) -> ()
  llvm.return %e : i5
}
llvm.func @many(%a: i64, %b: i128, %c: f64, %d: i64, %e: i64, %f: i128, %g: i64, %h: i64, %i: f32, %j: i8) -> i64 {
  %0 = llvm.trunc %b : i128 to i64
  %1 = llvm.trunc %f : i128 to i64
  %2 = llvm.fptosi %c : f64 to i64
  %3 = llvm.fptosi %i : f32 to i64
  %4 = llvm.sext %j : i8 to i64
  %ten = llvm.mlir.constant(10 : i64) : i64
  %m0 = llvm.mul %a, %ten : i64
  %m1 = llvm.add %m0, %0 : i64
  %m2 = llvm.mul %m1, %ten : i64
  %m3 = llvm.add %m2, %2 : i64
  %m4 = llvm.mul %m3, %ten : i64
  %m5 = llvm.add %m4, %d : i64
  %m6 = llvm.mul %m5, %ten : i64
  %m7 = llvm.add %m6, %e : i64
  %m8 = llvm.mul %m7, %ten : i64
  %m9 = llvm.add %m8, %1 : i64
  %m10 = llvm.mul %m9, %ten : i64
  %m11 = llvm.add %m10, %g : i64
  %m12 = llvm.mul %m11, %ten : i64
  %m13 = llvm.add %m12, %h : i64
  %m14 = llvm.mul %m13, %ten : i64
  %m15 = llvm.add %m14, %3 : i64
  %m16 = llvm.mul %m15, %ten : i64
  %m17 = llvm.add %m16, %4 : i64
  llvm.return %m17 : i64
}
llvm.func @three(%a: i64) -> !llvm.struct<(i64, i64, i64)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i64, i64, i64)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i64, i64, i64)>
  %b = llvm.add %a, %a : i64
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i64, i64, i64)>
  %c = llvm.add %b, %a : i64
  %3 = llvm.insertvalue %c, %2[2] : !llvm.struct<(i64, i64, i64)>
  llvm.return %3 : !llvm.struct<(i64, i64, i64)>
}
llvm.func @vectors(%a: vector<4xf32>, %b: vector<2xi32>, %c: vector<8xi32>, %d: vector<3xi1>) -> vector<8xi32> {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.extractelement %a[%0 : i32] : vector<4xf32>
  %2 = llvm.fptosi %1 : f32 to i32
  %3 = llvm.extractelement %b[%0 : i32] : vector<2xi32>
  %4 = llvm.add %2, %3 : i32
  %5 = llvm.extractelement %d[%0 : i32] : vector<3xi1>
  %6 = llvm.zext %5 : i1 to i32
  %7 = llvm.add %4, %6 : i32
  %8 = llvm.insertelement %7, %c[%0 : i32] : vector<8xi32>
  llvm.return %8 : vector<8xi32>
}
llvm.func @run() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.mlir.constant(1000 : i64) : i64
  %y = llvm.mlir.constant(-7 : i32) : i32
  %m = llvm.alloca %one x !s : (i32) -> !llvm.ptr
  %0 = llvm.mlir.zero : !s
  %1 = llvm.insertvalue %x, %0[0] : !s
  %2 = llvm.insertvalue %y, %1[2] : !s
  llvm.store %2, %m : !s, !llvm.ptr
  %3 = llvm.call @by_copy(%one, %m, %y) : (i32, !llvm.ptr {llvm.byval = !s}, i32) -> i64
  llvm.call @show(%3) : (i64) -> ()
  %4 = llvm.load %m : !llvm.ptr -> !s
  %5 = llvm.extractvalue %4[0] : !s
  llvm.call @show(%5) : (i64) -> ()
  llvm.call @to_memory(%m, %x) : (!llvm.ptr {llvm.sret = !s}, i64) -> ()
  %6 = llvm.load %m : !llvm.ptr -> !s
  %7 = llvm.extractvalue %6[1] : !s
  llvm.call @show(%7) : (i64) -> ()
  %a8 = llvm.mlir.constant(-100 : i8) : i8
  %t = llvm.mlir.constant(true) : i1
  %e5 = llvm.mlir.constant(-3 : i5) : i5
  %8 = llvm.call @narrow(%a8, %a8, %t, %t, %e5) : (i8 {llvm.signext}, i8 {llvm.zeroext}, i1 {llvm.zeroext}, i1 {llvm.signext}, i5 {llvm.signext}) -> (i5 {llvm.signext})
  %9 = llvm.sext %8 : i5 to i64
  llvm.call @show(%9) : (i64) -> ()
  %n1 = llvm.mlir.constant(1 : i64) : i64
  %n2 = llvm.mlir.constant(2 : i128) : i128
  %n3 = llvm.mlir.constant(3.0 : f64) : f64
  %n4 = llvm.mlir.constant(4 : i64) : i64
  %n5 = llvm.mlir.constant(5 : i64) : i64
  %n6 = llvm.mlir.constant(6 : i128) : i128
  %n7 = llvm.mlir.constant(7 : i64) : i64
  %n8 = llvm.mlir.constant(8 : i64) : i64
  %n9 = llvm.mlir.constant(9.0 : f32) : f32
  %n0 = llvm.mlir.constant(0 : i8) : i8
  %10 = llvm.call @many(%n1, %n2, %n3, %n4, %n5, %n6, %n7, %n8, %n9, %n0) : (i64, i128, f64, i64, i64, i128, i64, i64, f32, i8) -> i64
  llvm.call @show(%10) : (i64) -> ()
  %11 = llvm.call @three(%x) : (i64) -> !llvm.struct<(i64, i64, i64)>
  %12 = llvm.extractvalue %11[2] : !llvm.struct<(i64, i64, i64)>
  llvm.call @show(%12) : (i64) -> ()
  %v0 = llvm.mlir.constant(dense<[1.0, 20.0, 3.0, 4.0]> : vector<4xf32>) : vector<4xf32>
  %v1 = llvm.mlir.constant(dense<[5, 600]> : vector<2xi32>) : vector<2xi32>
  %v2 = llvm.mlir.constant(dense<[1, 2, 3, 4, 5, 6, 7, 8]> : vector<8xi32>) : vector<8xi32>
  %v3 = llvm.mlir.constant(dense<[false, true, false]> : vector<3xi1>) : vector<3xi1>
  %13 = llvm.call @vectors(%v0, %v1, %v2, %v3) : (vector<4xf32>, vector<2xi32>, vector<8xi32>, vector<3xi1>) -> vector<8xi32>
  %14 = "llvm.intr.vector.reduce.add"(%13) : (vector<8xi32>) -> i32
  %15 = llvm.zext %14 : i32 to i64
  llvm.call @show(%15) : (i64) -> ()
  llvm.return
}
