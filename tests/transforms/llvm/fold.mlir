// options: --canonicalize
llvm.func @numbers() -> (i32) {
  %a = llvm.mlir.constant(12 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %0 = llvm.or %a, %b : i32
  %1 = llvm.shl %0, %b : i32
  llvm.return %1 : i32
}

// -----

llvm.func @shifted_too_far() -> i8 {
  %a = llvm.mlir.constant(1 : i8) : i8
  %b = llvm.mlir.constant(8 : i8) : i8
  %0 = llvm.shl %a, %b : i8
  llvm.return %0 : i8
}

// -----

llvm.func @disjoint(%x: i16) -> i16 {
  %a = llvm.mlir.constant(0 : i16) : i16
  %b = llvm.mlir.constant(-1 : i16) : i16
  %0 = llvm.or disjoint %x, %a : i16
  %1 = llvm.or %b, %a : i16
  %2 = llvm.shl %0, %1 : i16
  llvm.return %2 : i16
}

// -----

llvm.func @splats() -> vector<4xi32> {
  %a = llvm.mlir.constant(dense<6> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %0 = llvm.or %a, %b : vector<4xi32>
  %1 = llvm.shl %0, %b : vector<4xi32>
  llvm.return %1 : vector<4xi32>
}

// -----

llvm.func @extended() -> i64 {
  %a = llvm.mlir.constant(-2 : i8) : i8
  %0 = llvm.zext nneg %a : i8 to i64
  llvm.return %0 : i64
}

// -----

llvm.func @compared(%x: i32, %v: vector<3xi8>, %p: !llvm.ptr) -> !llvm.struct<(i1, i1, vector<3xi1>, i1, i1)> {
  %u = llvm.mlir.undef : !llvm.struct<(i1, i1, vector<3xi1>, i1, i1)>
  %0 = llvm.icmp "eq" %x, %x : i32
  %1 = llvm.icmp "ne" %x, %x : i32
  %2 = llvm.icmp "ne" %v, %v : vector<3xi8>
  %3 = llvm.icmp "sle" %x, %x : i32
  %4 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %5 = llvm.insertvalue %0, %u[0] : !llvm.struct<(i1, i1, vector<3xi1>, i1, i1)>
  %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(i1, i1, vector<3xi1>, i1, i1)>
  %7 = llvm.insertvalue %2, %6[2] : !llvm.struct<(i1, i1, vector<3xi1>, i1, i1)>
  %8 = llvm.insertvalue %3, %7[3] : !llvm.struct<(i1, i1, vector<3xi1>, i1, i1)>
  %9 = llvm.insertvalue %4, %8[4] : !llvm.struct<(i1, i1, vector<3xi1>, i1, i1)>
  llvm.return %9 : !llvm.struct<(i1, i1, vector<3xi1>, i1, i1)>
}

// -----

llvm.func @allocated(%n: i32) -> !llvm.struct<(i1, i1, i1)> {
  %u = llvm.mlir.undef : !llvm.struct<(i1, i1, i1)>
  %p = llvm.alloca %n x i8 : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.icmp "eq" %p, %z : !llvm.ptr
  %1 = llvm.icmp "ne" %z, %p : !llvm.ptr
  %2 = llvm.icmp "ult" %z, %p : !llvm.ptr
  %3 = llvm.insertvalue %0, %u[0] : !llvm.struct<(i1, i1, i1)>
  %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i1, i1, i1)>
  %5 = llvm.insertvalue %2, %4[2] : !llvm.struct<(i1, i1, i1)>
  llvm.return %5 : !llvm.struct<(i1, i1, i1)>
}

// -----

llvm.func @addresses(%p: !llvm.ptr, %i: i64) -> !llvm.ptr {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %two = llvm.mlir.constant(2 : i32) : i32
  %large = llvm.mlir.constant(268435455 : i64) : i64
  %larger = llvm.mlir.constant(268435456 : i64) : i64
  %negative = llvm.mlir.constant(-268435456 : i64) : i64
  %0 = llvm.getelementptr %p[%zero] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %1 = llvm.getelementptr inbounds %0[0] : (!llvm.ptr) -> !llvm.ptr, f64
  %2 = llvm.getelementptr inbounds|nuw %1[%i, %two] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.array<4 x i8>
  %3 = llvm.getelementptr %2[%large] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %4 = llvm.getelementptr %3[%larger] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %5 = llvm.getelementptr %4[%negative, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, i16)>
  llvm.return %5 : !llvm.ptr
}

// -----

llvm.func @vectors_of_addresses(%p: !llvm.ptr, %i: vector<2xi64>) -> vector<2x!llvm.ptr> {
  %zero = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
  %0 = llvm.getelementptr %p[%zero] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  %1 = llvm.getelementptr %0[0] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i32
  llvm.return %1 : vector<2x!llvm.ptr>
}

// -----

llvm.func @casts(%p: !llvm.ptr, %x: i32, %v: vector<2xi16>) -> !llvm.struct<(ptr, i32, vector<2xi16>, ptr<2>)> {
  %u = llvm.mlir.poison : !llvm.struct<(ptr, i32, vector<2xi16>, ptr<2>)>
  %0 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr
  %2 = llvm.bitcast %x : i32 to f32
  %3 = llvm.bitcast %2 : f32 to i32
  %4 = llvm.bitcast %v : vector<2xi16> to vector<2xi16>
  %5 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr<2>
  %6 = llvm.insertvalue %1, %u[0] : !llvm.struct<(ptr, i32, vector<2xi16>, ptr<2>)>
  %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(ptr, i32, vector<2xi16>, ptr<2>)>
  %8 = llvm.insertvalue %4, %7[2] : !llvm.struct<(ptr, i32, vector<2xi16>, ptr<2>)>
  %9 = llvm.insertvalue %5, %8[3] : !llvm.struct<(ptr, i32, vector<2xi16>, ptr<2>)>
  llvm.return %9 : !llvm.struct<(ptr, i32, vector<2xi16>, ptr<2>)>
}

// -----

llvm.func @inserted(%s: !llvm.struct<(i32, struct<(i8, f32)>)>, %x: i32, %t: !llvm.struct<(i8, f32)>, %b: i8) -> !llvm.struct<(i32, f32, i8, struct<(i8, f32)>)> {
  %u = llvm.mlir.undef : !llvm.struct<(i32, f32, i8, struct<(i8, f32)>)>
  %0 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %1 = llvm.insertvalue %t, %0[1] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %2 = llvm.insertvalue %b, %1[1, 0] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %4 = llvm.extractvalue %2[1, 1] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %5 = llvm.extractvalue %2[1, 0] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %6 = llvm.extractvalue %2[1] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %7 = llvm.insertvalue %3, %u[0] : !llvm.struct<(i32, f32, i8, struct<(i8, f32)>)>
  %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(i32, f32, i8, struct<(i8, f32)>)>
  %9 = llvm.insertvalue %5, %8[2] : !llvm.struct<(i32, f32, i8, struct<(i8, f32)>)>
  %10 = llvm.insertvalue %6, %9[3] : !llvm.struct<(i32, f32, i8, struct<(i8, f32)>)>
  llvm.return %10 : !llvm.struct<(i32, f32, i8, struct<(i8, f32)>)>
}

// -----

llvm.func @extracted_twice(%s: !llvm.array<2 x struct<(i32, array<3 x f32>)>>) -> f32 {
  %0 = llvm.extractvalue %s[1] : !llvm.array<2 x struct<(i32, array<3 x f32>)>>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, array<3 x f32>)>
  %2 = llvm.extractvalue %1[2] : !llvm.array<3 x f32>
  llvm.return %2 : f32
}

// -----

llvm.func @constant_parts() -> !llvm.struct<(i32, f32, i32, ptr, f32)> {
  %u = llvm.mlir.undef : !llvm.struct<(i32, f32, i32, ptr, f32)>
  %a = llvm.mlir.constant([7 : i32, 2.5 : f32]) : !llvm.struct<(i32, f32)>
  %b = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
  %c = llvm.mlir.zero : !llvm.struct<(ptr, f32)>
  %d = llvm.mlir.undef : !llvm.struct<(ptr, f32)>
  %0 = llvm.extractvalue %a[0] : !llvm.struct<(i32, f32)>
  %1 = llvm.extractvalue %a[1] : !llvm.struct<(i32, f32)>
  %2 = llvm.extractvalue %b[2] : !llvm.array<3 x i32>
  %3 = llvm.extractvalue %c[0] : !llvm.struct<(ptr, f32)>
  %4 = llvm.extractvalue %d[1] : !llvm.struct<(ptr, f32)>
  %5 = llvm.insertvalue %0, %u[0] : !llvm.struct<(i32, f32, i32, ptr, f32)>
  %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(i32, f32, i32, ptr, f32)>
  %7 = llvm.insertvalue %2, %6[2] : !llvm.struct<(i32, f32, i32, ptr, f32)>
  %8 = llvm.insertvalue %3, %7[3] : !llvm.struct<(i32, f32, i32, ptr, f32)>
  %9 = llvm.insertvalue %4, %8[4] : !llvm.struct<(i32, f32, i32, ptr, f32)>
  llvm.return %9 : !llvm.struct<(i32, f32, i32, ptr, f32)>
}

// -----

llvm.func @nested_constants() -> f32 {
  %a = llvm.mlir.constant([[1.0 : f32, 2.0 : f32], [3.0 : f32, 4.0 : f32]]) : !llvm.array<2 x array<2 x f32>>
  %0 = llvm.extractvalue %a[1, 0] : !llvm.array<2 x array<2 x f32>>
  llvm.return %0 : f32
}

// -----

llvm.func @dense_rows() -> f32 {
  %a = llvm.mlir.constant(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
  %0 = llvm.extractvalue %a[1, 0] : !llvm.array<2 x array<2 x f32>>
  llvm.return %0 : f32
}

// -----

llvm.func @shuffled(%v: vector<1xf32>, %w: vector<1xf32>, %x: vector<2xf32>) -> vector<1xf32> {
  %0 = llvm.shufflevector %v, %w [0] : vector<1xf32>
  %1 = llvm.shufflevector %0, %w [1] : vector<1xf32>
  %2 = llvm.shufflevector %x, %x [0] : vector<2xf32>
  %3 = llvm.fadd %1, %2 : vector<1xf32>
  %4 = llvm.fadd %3, %0 : vector<1xf32>
  llvm.return %4 : vector<1xf32>
}

// -----

llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @h()
llvm.func @merged() -> !llvm.array<8 x ptr> {
  %u = llvm.mlir.undef : !llvm.array<8 x ptr>
  %v = llvm.mlir.undef : !llvm.array<8 x ptr>
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.mlir.poison : !llvm.ptr
  %5 = llvm.mlir.poison : !llvm.ptr
  %6 = llvm.dso_local_equivalent @h : !llvm.ptr
  %7 = llvm.dso_local_equivalent @h : !llvm.ptr
  %8 = llvm.insertvalue %0, %u[0] : !llvm.array<8 x ptr>
  %9 = llvm.insertvalue %1, %8[1] : !llvm.array<8 x ptr>
  %10 = llvm.insertvalue %2, %9[2] : !llvm.array<8 x ptr>
  %11 = llvm.insertvalue %3, %10[3] : !llvm.array<8 x ptr>
  %12 = llvm.insertvalue %4, %11[4] : !llvm.array<8 x ptr>
  %13 = llvm.insertvalue %5, %12[5] : !llvm.array<8 x ptr>
  %14 = llvm.insertvalue %6, %13[6] : !llvm.array<8 x ptr>
  %15 = llvm.insertvalue %7, %14[7] : !llvm.array<8 x ptr>
  llvm.return %15 : !llvm.array<8 x ptr>
}

// -----

llvm.func @block_addresses() -> !llvm.struct<(ptr, ptr)> {
  %u = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
  %0 = llvm.blockaddress <function = @block_addresses, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @block_addresses, tag = <id = 1>> : !llvm.ptr
  %2 = llvm.insertvalue %0, %u[0] : !llvm.struct<(ptr, ptr)>
  %3 = llvm.insertvalue %1, %2[1] : !llvm.struct<(ptr, ptr)>
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %3 : !llvm.struct<(ptr, ptr)>
}

// -----

llvm.func @zeros() -> !llvm.struct<(i8, f64, vector<2xf16>, vector<2xptr>)> {
  %u = llvm.mlir.undef : !llvm.struct<(i8, f64, vector<2xf16>, vector<2xptr>)>
  llvm.return %u : !llvm.struct<(i8, f64, vector<2xf16>, vector<2xptr>)>
}

// -----

llvm.func @zeros_of_numbers() -> f64 {
  %0 = llvm.mlir.zero : i8
  %1 = llvm.zext %0 : i8 to i64
  %2 = llvm.mlir.zero : f64
  %3 = llvm.mlir.zero : vector<2xf16>
  %4 = llvm.mlir.zero : vector<2x!llvm.ptr>
  %5 = llvm.mlir.zero : vector<[2]xi32>
  llvm.call @take(%1, %2, %3, %4, %5) : (i64, f64, vector<2xf16>, vector<2x!llvm.ptr>, vector<[2]xi32>) -> ()
  llvm.return %2 : f64
}
llvm.func @take(i64, f64, vector<2xf16>, vector<2x!llvm.ptr>, vector<[2]xi32>)

// -----

llvm.func @unreachable_cycles(%x: i32) -> i32 {
  llvm.return %x : i32
^bb1:
  %0 = llvm.bitcast %0 : i32 to i32
  %1 = llvm.extractvalue %3[0] : !llvm.struct<(i32)>
  %3 = llvm.insertvalue %1, %3[0] : !llvm.struct<(i32)>
  %p = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb1
}

// -----

llvm.func @chains(%x: vector<2xi32>, %p: !llvm.ptr<1>) -> !llvm.struct<(vector<4xi16>, i64, ptr<3>)> {
  %u = llvm.mlir.poison : !llvm.struct<(vector<4xi16>, i64, ptr<3>)>
  %0 = llvm.bitcast %x : vector<2xi32> to i64
  %1 = llvm.bitcast %0 : i64 to vector<4xi16>
  %2 = llvm.addrspacecast %p : !llvm.ptr<1> to !llvm.ptr
  %3 = llvm.addrspacecast %2 : !llvm.ptr to !llvm.ptr<2>
  %4 = llvm.addrspacecast %3 : !llvm.ptr<2> to !llvm.ptr<3>
  %5 = llvm.insertvalue %1, %u[0] : !llvm.struct<(vector<4xi16>, i64, ptr<3>)>
  %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(vector<4xi16>, i64, ptr<3>)>
  %7 = llvm.insertvalue %4, %6[2] : !llvm.struct<(vector<4xi16>, i64, ptr<3>)>
  llvm.return %7 : !llvm.struct<(vector<4xi16>, i64, ptr<3>)>
}
