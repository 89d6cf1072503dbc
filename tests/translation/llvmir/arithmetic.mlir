llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi8>) -> i32 {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %1 = llvm.sub %0, %b overflow<nuw> : i32
  %2 = llvm.mul %1, %b : i32
  %3 = llvm.udiv exact %2, %b : i32
  %4 = llvm.sdiv %3, %b : i32
  %5 = llvm.urem %4, %b : i32
  %6 = llvm.srem %5, %b : i32
  %7 = llvm.and %6, %b : i32
  %8 = llvm.or disjoint %7, %b : i32
  %9 = llvm.xor %8, %b : i32
  %10 = llvm.shl %9, %b overflow<nsw> : i32
  %11 = llvm.lshr exact %10, %b : i32
  %12 = llvm.ashr %11, %b : i32
  %13 = llvm.add %v, %v : vector<4xi8>
  %14 = llvm.extractelement %13[%12 : i32] : vector<4xi8>
  %15 = llvm.sext %14 : i8 to i32
  llvm.return %15 : i32
}

llvm.func @floats(%a: f32, %b: f32, %v: vector<2xf64>, %h: f16, %t: bf16) -> i1 {
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %1 = llvm.fsub %0, %b {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %2 = llvm.fmul %1, %b {fastmathFlags = #llvm.fastmath<nsz, arcp, contract>} : f32
  %3 = llvm.fdiv %2, %b {fastmathFlags = #llvm.fastmath<afn, reassoc>} : f32
  %4 = llvm.frem %3, %b : f32
  %5 = llvm.fneg %4 : f32
  %6 = llvm.fneg %v : vector<2xf64>
  %7 = llvm.fpext %h : f16 to f32
  %8 = llvm.fptrunc %7 : f32 to bf16
  %9 = llvm.fcmp "ueq" %5, %7 {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %10 = llvm.fcmp "olt" %6, %v : vector<2xf64>
  %11 = llvm.fcmp "uno" %t, %8 : bf16
  %12 = llvm.or %9, %11 : i1
  llvm.return %12 : i1
}

llvm.func @casts(%i: i32, %p: !llvm.ptr, %f: f64, %v: vector<[2]xi16>) {
  %0 = llvm.zext nneg %i : i32 to i64
  %1 = llvm.trunc %0 overflow<nuw> : i64 to i8
  %2 = llvm.sext %v : vector<[2]xi16> to vector<[2]xi32>
  %3 = llvm.inttoptr %0 : i64 to !llvm.ptr
  %4 = llvm.inttoptr %0 dereferenceable<bytes = 8> : i64 to !llvm.ptr
  %5 = llvm.ptrtoint %p : !llvm.ptr to i32
  %6 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %7 = llvm.bitcast %f : f64 to i64
  %8 = llvm.sitofp %i : i32 to f32
  %9 = llvm.uitofp nneg %i : i32 to f32
  %10 = llvm.fptosi %f : f64 to i32
  %11 = llvm.fptoui %f : f64 to i128
  %12 = llvm.bitcast %7 : i64 to vector<2xi32>
  %13 = llvm.bitcast %i : i32 to i32
  %14 = llvm.add %13, %5 : i32
  llvm.store %14, %6 : i32, !llvm.ptr<3>
  llvm.return
}

llvm.func @comparisons(%a: i32, %p: !llvm.ptr, %v: vector<4xi32>) -> vector<4xi1> {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %p, %p : !llvm.ptr
  %2 = llvm.icmp "slt" %v, %v : vector<4xi32>
  %3 = llvm.icmp "ugt" %a, %a : i32
  %4 = llvm.select %0, %1, %3 : i1, i1
  %5 = llvm.select %2, %v, %v : vector<4xi1>, vector<4xi32>
  %6 = llvm.icmp "sge" %5, %v : vector<4xi32>
  %7 = llvm.select %4, %6, %2 {fastmathFlags = #llvm.fastmath<fast>} : i1, vector<4xi1>
  llvm.return %7 : vector<4xi1>
}

llvm.func @selected(%c: i1, %a: f32, %b: f32) -> f32 {
  %0 = llvm.select %c, %a, %b {fastmathFlags = #llvm.fastmath<fast>} : i1, f32
  %1 = llvm.freeze %0 : f32
  llvm.return %1 : f32
}

llvm.func @vectors(%a: vector<4xf32>, %b: vector<4xf32>, %i: i64, %s: vector<[4]xf32>) -> vector<4xf32> {
  %f = llvm.mlir.constant(1.5 : f32) : f32
  %0 = llvm.insertelement %f, %a[%i : i64] : vector<4xf32>
  %1 = llvm.shufflevector %0, %b [0, 5, -1, 3, 7] : vector<4xf32>
  %2 = llvm.shufflevector %0, %b [0, 0, 0, 0] : vector<4xf32>
  %3 = llvm.shufflevector %s, %s [0, 0, 0, 0] : vector<[4]xf32>
  %4 = llvm.extractelement %1[%i : i64] : vector<5xf32>
  %5 = llvm.insertelement %4, %2[%i : i64] : vector<4xf32>
  %6 = llvm.extractelement %3[%i : i64] : vector<[4]xf32>
  %7 = llvm.insertelement %6, %5[%i : i64] : vector<4xf32>
  llvm.return %7 : vector<4xf32>
}

llvm.func @aggregates(%a: !llvm.struct<(i32, array<2 x f32>)>, %f: f32) -> !llvm.struct<packed (i8, i32)> {
  %0 = llvm.extractvalue %a[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %f, %a[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.mlir.undef : !llvm.struct<packed (i8, i32)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<packed (i8, i32)>
  llvm.return %4 : !llvm.struct<packed (i8, i32)>
}
