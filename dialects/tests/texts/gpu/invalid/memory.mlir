func.func @dynamic(%n: index) {
  %0 = gpu.alloc(%n) : memref<4xf32>
  return
}

// -----

func.func @symbols(%n: index) {
  %0 = gpu.alloc(%n) : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @elements(%a: memref<4xf32>, %b: memref<4xi32>) {
  gpu.memcpy %a, %b : memref<4xf32>, memref<4xi32>
  return
}

// -----

func.func @shapes(%a: memref<4xf32>, %b: memref<5xf32>) {
  gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32>
  return
}

// -----

func.func @unnamed(%t: !gpu.async.token) {
  gpu.wait async [%t]
  return
}

// -----

func.func @space() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  return
}

// -----

func.func @fixed() {
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @type(%a: !gpu.unknown) {
  return
}

// -----

func.func @operand(%a: !gpu.mma_matrix<16x16xf16, "DOp">) {
  return
}

// -----

func.func @rank(%a: !gpu.mma_matrix<16xf16, "AOp">) {
  return
}

// -----

func.func @element(%a: !gpu.mma_matrix<16x16xi8, "AOp">) {
  return
}

// -----

func.func @stride(%a: memref<4x4xf16, strided<[8, 2]>>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 4 : index} : memref<4x4xf16, strided<[8, 2]>> -> !gpu.mma_matrix<4x4xf16, "AOp">
  return
}

// -----

func.func @stored(%a: memref<4x4xf16>, %m: !gpu.mma_matrix<4x4xf16, "AOp">, %i: index) {
  gpu.subgroup_mma_store_matrix %m, %a[%i, %i] {leadDimension = 4 : index} : !gpu.mma_matrix<4x4xf16, "AOp">, memref<4x4xf16>
  return
}

// -----

func.func @order(%a: !gpu.mma_matrix<4x4xf16, "AOp">, %c: !gpu.mma_matrix<4x4xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %a, %c : !gpu.mma_matrix<4x4xf16, "AOp">, !gpu.mma_matrix<4x4xf16, "AOp"> -> !gpu.mma_matrix<4x4xf16, "COp">
  return
}

// -----

func.func @product(%a: !gpu.mma_matrix<4x8xf16, "AOp">, %b: !gpu.mma_matrix<4x4xf16, "BOp">, %c: !gpu.mma_matrix<4x4xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<4x8xf16, "AOp">, !gpu.mma_matrix<4x4xf16, "BOp"> -> !gpu.mma_matrix<4x4xf16, "COp">
  return
}

// -----

func.func @mapping(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.address_space<global>]}
  return
}

// -----

func.func @missing(%n: index) {
  %0 = gpu.alloc() : memref<?x4xf32>
  return
}

// -----

func.func @handle(%a: i32) {
  %0 = gpu.destroy_sp_mat async %a
  return
}

// -----

func.func @value(%x: f32) {
  %0 = gpu.subgroup_mma_elementwise foo %x, %x : (f32, f32) -> f32
  return
}
