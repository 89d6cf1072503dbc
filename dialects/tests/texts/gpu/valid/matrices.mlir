func.func @product(%a: memref<32x32xf16, 3>, %c: memref<32x32xf16, 3>, %i: index, %x: f16) {
  %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %1 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %2 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf16, "COp">
  %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %4 = gpu.subgroup_mma_elementwise addf %3, %2 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %4, %c[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
  return
}

// -----

func.func @elements(%m: !gpu.mma_matrix<16x16xf32, "COp">, %i: index) {
  %0 = gpu.subgroup_mma_extract_thread_local %m[%i] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
  %1 = gpu.subgroup_mma_insert_thread_local %0, %m[%i] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}

// -----

func.func @types(%a: !gpu.mma_matrix<8x32xsi8, "AOp">, %b: !gpu.mma_matrix<32x8xui8, "BOp">, %c: !gpu.mma_matrix<8x8xi32, "COp">, %d: !gpu.sparse.dntensor_handle, %e: !gpu.sparse.spmat_handle, %f: !gpu.sparse.spgemmop_handle, %g: !gpu.async.token) {
  return
}
