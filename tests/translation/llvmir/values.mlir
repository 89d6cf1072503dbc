llvm.mlir.global internal constant @z(dense<> : tensor<3x0x4xf32>) : !llvm.array<3 x array<0 x array<4 x f32>>>
llvm.mlir.global internal constant @z1(dense<> : tensor<0xf32>) : !llvm.array<0 x f32>
llvm.mlir.global internal @x(0 : i32) {externally_initialized} : i32
llvm.mlir.global internal @a(1.5 : f4E2M1FN) : i4
llvm.mlir.global internal @b(1.5 : f6E2M3FN) : i6
llvm.mlir.global internal @b2(1.5 : f6E3M2FN) : i6
llvm.mlir.global internal @c(1.5 : f8E3M4) : i8
llvm.mlir.global internal @d(1.5 : f8E4M3) : i8
llvm.mlir.global internal @d2(1.5 : f8E4M3FN) : i8
llvm.mlir.global internal @d3(1.5 : f8E5M2) : i8
llvm.mlir.global internal @d4(1.5 : f8E4M3FNUZ) : i8
llvm.mlir.global internal @d5(1.5 : f8E5M2FNUZ) : i8
llvm.mlir.global internal @d6(1.5 : f8E4M3B11FNUZ) : i8
llvm.mlir.global internal @d7(1.0 : f8E8M0FNU) : i8
llvm.mlir.global internal @e(1.5 : bf16) : i16
llvm.mlir.global internal @f(dense<[1.0, 2.0]> : vector<2xf8E5M2>) : vector<2xi8>
llvm.mlir.global internal @g(dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
llvm.mlir.global internal @h(dense<42.0> : vector<2x2x2xf32>) : !llvm.array<2 x array<2 x vector<2xf32>>>
llvm.mlir.global internal @i(dense<[true, false, true]> : vector<3xi1>) : vector<3xi1>
llvm.mlir.global internal @j(dense<[1, 2]> : tensor<2xi128>) : !llvm.array<2 x i128>
llvm.mlir.global internal @k([1 : i32, 2.0 : f32, "ab"]) : !llvm.struct<(i32, f32, array<2 x i8>)>
// -----
llvm.mlir.global internal @k([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
// -----
llvm.mlir.global internal @k([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
// -----
llvm.mlir.global internal @s(sparse<[[0], [3]], [1, 2]> : vector<5xi32>) : vector<5xi32>
llvm.mlir.global internal @s2(sparse<[[0, 1], [1, 0]], [1.0, 2.0]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
// -----
llvm.mlir.global @g(4 : i32) : !llvm.struct<(i32, i32)>
// -----
llvm.mlir.global @g(dense<[1,2]> : tensor<2xi32>) : !llvm.struct<(i32, i32)>
// -----
llvm.mlir.global @g(1.0 : f32) : i64
// -----
llvm.mlir.global @g(1.0 : f64) : f32
// -----
llvm.mlir.global @g(true) : i1
llvm.mlir.global @h(unit) : i1
// -----
llvm.mlir.global @g(dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global @h(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
// -----
llvm.mlir.global @g([dense<[1.0, 2.0]> : tensor<2xf32>, 3 : i8]) : !llvm.struct<(array<2 x f32>, i8)>
// -----
llvm.mlir.global @g(dense<[1, 2]> : tensor<2xindex>) : !llvm.array<2 x i64>
// -----
llvm.mlir.global @g(dense<[1, 2]> : tensor<2xi4>) : !llvm.array<2 x i4>
// -----
llvm.mlir.global @g(dense<[true, false]> : tensor<2xi1>) : !llvm.array<2 x i1>
// -----
llvm.mlir.global common @big(dense<0> : vector<4294967296xi8>) : !llvm.array<4294967296 x i8>
