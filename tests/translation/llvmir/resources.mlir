module @missing {
  llvm.mlir.global internal constant @c(dense_resource<nothing> : tensor<4xf32>) : !llvm.array<4 x f32>
}
// -----
module {
  llvm.mlir.global internal constant @c(dense_resource<some> : tensor<5xf32>) : !llvm.array<4 x f32>
}
{-# dialect_resources: { builtin: { some: "0x0400000054A3B53ED6C0B33E55D1A2BDE5D2BB3E" } } #-}
// -----
module {
  llvm.mlir.global internal constant @c(dense_resource<some> : tensor<4xf32>) : !llvm.array<4 x f32>
  llvm.mlir.global internal constant @d(dense_resource<some> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
  llvm.mlir.global internal constant @e(dense_resource<some> : tensor<16xi8>) : !llvm.array<16 x i8>
  llvm.mlir.global internal constant @f(dense_resource<some> : vector<4xi32>) : vector<4xi32>
  llvm.mlir.global internal constant @g(dense_resource<some> : tensor<4xi32>) : !llvm.array<4 x i32>
}
{-# dialect_resources: { builtin: { some: "0x0400000054A3B53ED6C0B33E55D1A2BDE5D2BB3E" } } #-}
// -----
module {
  llvm.mlir.global internal constant @c(dense_resource<some> : memref<4xf32>) : !llvm.array<4 x f32>
}
{-# dialect_resources: { builtin: { some: "0x0400000054A3B53ED6C0B33E55D1A2BDE5D2BB3E" } } #-}
// -----
module {
  llvm.mlir.global internal constant @c(dense_resource<some> : tensor<4xi4>) : !llvm.array<4 x i4>
}
{-# dialect_resources: { builtin: { some: "0x0400000054A3B53ED6C0B33E55D1A2BDE5D2BB3E" } } #-}
