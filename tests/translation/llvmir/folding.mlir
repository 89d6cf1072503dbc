llvm.mlir.global @table(dense<1> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global external @elsewhere() : !llvm.struct<(i32, ptr)>
llvm.func @declared()
llvm.func @use_i32(i32)
llvm.func @use_i64(i64)
llvm.func @use_f32(f32)
llvm.func @use_i1(i1)
llvm.func @use_ptr(!llvm.ptr)

llvm.func @integers(%x: i32) {
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %7 = llvm.mlir.constant(7 : i32) : i32
  %33 = llvm.mlir.constant(33 : i32) : i32
  %min = llvm.mlir.constant(-2147483648 : i32) : i32
  %a = llvm.add %7, %33 : i32
  llvm.call @use_i32(%a) : (i32) -> ()
  %b = llvm.sdiv %min, %m1 : i32
  llvm.call @use_i32(%b) : (i32) -> ()
  %c = llvm.udiv %7, %0 : i32
  llvm.call @use_i32(%c) : (i32) -> ()
  %d = llvm.shl %7, %33 : i32
  llvm.call @use_i32(%d) : (i32) -> ()
  %e = llvm.srem %m1, %7 : i32
  llvm.call @use_i32(%e) : (i32) -> ()
  %f = llvm.and %x, %0 : i32
  llvm.call @use_i32(%f) : (i32) -> ()
  %g = llvm.ashr %min, %1 : i32
  llvm.call @use_i32(%g) : (i32) -> ()
  %h = llvm.icmp "slt" %m1, %7 : i32
  llvm.call @use_i1(%h) : (i1) -> ()
  %i = llvm.icmp "ult" %m1, %7 : i32
  llvm.call @use_i1(%i) : (i1) -> ()
  %j = llvm.select %h, %7, %33 : i1, i32
  llvm.call @use_i32(%j) : (i32) -> ()
  %k = llvm.sext %m1 : i32 to i64
  llvm.call @use_i64(%k) : (i64) -> ()
  %l = llvm.zext %m1 : i32 to i64
  llvm.call @use_i64(%l) : (i64) -> ()
  llvm.return
}

llvm.func @floats() {
  %half = llvm.mlir.constant(0.5 : f32) : f32
  %three = llvm.mlir.constant(3.0 : f32) : f32
  %large = llvm.mlir.constant(3.0e+10 : f32) : f32
  %0 = llvm.fadd %half, %three : f32
  llvm.call @use_f32(%0) : (f32) -> ()
  %1 = llvm.fdiv %half, %three : f32
  llvm.call @use_f32(%1) : (f32) -> ()
  %2 = llvm.frem %three, %half : f32
  llvm.call @use_f32(%2) : (f32) -> ()
  %3 = llvm.fneg %half : f32
  llvm.call @use_f32(%3) : (f32) -> ()
  %4 = llvm.fptosi %large : f32 to i32
  llvm.call @use_i32(%4) : (i32) -> ()
  %5 = llvm.fptosi %three : f32 to i32
  llvm.call @use_i32(%5) : (i32) -> ()
  %6 = llvm.fcmp "oge" %half, %three : f32
  llvm.call @use_i1(%6) : (i1) -> ()
  %7 = llvm.bitcast %half : f32 to i32
  llvm.call @use_i32(%7) : (i32) -> ()
  llvm.return
}

llvm.func @addresses() {
  %null = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.mlir.constant(2 : i32) : i32
  %9 = llvm.mlir.constant(9 : i64) : i64
  %table = llvm.mlir.addressof @table : !llvm.ptr
  %elsewhere = llvm.mlir.addressof @elsewhere : !llvm.ptr
  %declared = llvm.mlir.addressof @declared : !llvm.ptr
  %0 = llvm.getelementptr %null[3] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.call @use_ptr(%0) : (!llvm.ptr) -> ()
  %1 = llvm.getelementptr inbounds %table[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.call @use_ptr(%1) : (!llvm.ptr) -> ()
  %3 = llvm.getelementptr %table[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @use_ptr(%3) : (!llvm.ptr) -> ()
  %4 = llvm.getelementptr %3[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @use_ptr(%4) : (!llvm.ptr) -> ()
  %5 = llvm.getelementptr inbounds|nuw %elsewhere[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
  llvm.call @use_ptr(%5) : (!llvm.ptr) -> ()
  %6 = llvm.getelementptr %declared[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @use_ptr(%6) : (!llvm.ptr) -> ()
  %7 = llvm.getelementptr %table[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.call @use_ptr(%7) : (!llvm.ptr) -> ()
  %8 = llvm.ptrtoint %0 : !llvm.ptr to i64
  llvm.call @use_i64(%8) : (i64) -> ()
  %10 = llvm.ptrtoint %1 : !llvm.ptr to i64
  llvm.call @use_i64(%10) : (i64) -> ()
  %11 = llvm.add %10, %9 : i64
  llvm.call @use_i64(%11) : (i64) -> ()
  %12 = llvm.inttoptr %9 : i64 to !llvm.ptr
  llvm.call @use_ptr(%12) : (!llvm.ptr) -> ()
  %13 = llvm.icmp "eq" %table, %null : !llvm.ptr
  llvm.call @use_i1(%13) : (i1) -> ()
  llvm.return
}

llvm.func @aggregates() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i32>)>
  %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(i32, array<2 x i32>)>
  %3 = llvm.insertvalue %0, %2[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
  %4 = llvm.extractvalue %3[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
  %5 = llvm.mlir.constant(dense<[5, 6]> : vector<2xi32>) : vector<2xi32>
  %6 = llvm.extractelement %5[%0 : i32] : vector<2xi32>
  %7 = llvm.shufflevector %5, %5 [1, 0, 3] : vector<2xi32>
  %8 = llvm.extractelement %7[%0 : i32] : vector<3xi32>
  %9 = llvm.add %4, %6 : i32
  %10 = llvm.add %9, %8 : i32
  llvm.return %10 : i32
}
