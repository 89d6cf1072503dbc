func.func @raw(%m: memref<64xi32>, %v: i32, %i: i32) {
  %l = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 2 : i32} %m[%i]  : memref<64xi32>, i32 -> i32
  amdgpu.raw_buffer_store %v -> %m[%i]  : i32 -> memref<64xi32>, i32
  return
}

// -----

func.func @raw(%m: memref<4x8xf16, strided<[16, 1], offset: ?>>, %v: vector<4xf16>, %i: i32) {
  %l = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 2 : i32} %m[%i, %i] sgprOffset %i : memref<4x8xf16, strided<[16, 1], offset: ?>>, i32, i32 -> vector<4xf16>
  amdgpu.raw_buffer_store %v -> %m[%i, %i] sgprOffset %i : vector<4xf16> -> memref<4x8xf16, strided<[16, 1], offset: ?>>, i32, i32
  return
}

// -----

func.func @raw(%m: memref<f32, 1>, %v: f32, %i: i32) {
  %l = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 2 : i32} %m[]  : memref<f32, 1> -> f32
  amdgpu.raw_buffer_store %v -> %m[]  : f32 -> memref<f32, 1>
  return
}

// -----

func.func @raw(%m: memref<64xf32, #gpu.address_space<global>>, %v: f32, %i: i32) {
  %l = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 2 : i32} %m[%i]  : memref<64xf32, #gpu.address_space<global>>, i32 -> f32
  amdgpu.raw_buffer_store %v -> %m[%i]  : f32 -> memref<64xf32, #gpu.address_space<global>>, i32
  return
}

// -----

func.func @atomic(%m: memref<64xf32>, %v: f32, %i: i32) {
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = true} %v -> %m[%i] sgprOffset %i : f32 -> memref<64xf32>, i32
  return
}

// -----

func.func @atomic(%m: memref<64xf64>, %v: f64, %i: i32) {
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = true} %v -> %m[%i] sgprOffset %i : f64 -> memref<64xf64>, i32
  return
}

// -----

func.func @atomic(%m: memref<64xi32>, %v: i32, %i: i32) {
  amdgpu.raw_buffer_atomic_smax {boundsCheck = true} %v -> %m[%i] sgprOffset %i : i32 -> memref<64xi32>, i32
  return
}

// -----

func.func @atomic(%m: memref<64xi32>, %v: i32, %i: i32) {
  amdgpu.raw_buffer_atomic_umin {boundsCheck = true} %v -> %m[%i] sgprOffset %i : i32 -> memref<64xi32>, i32
  return
}

// -----

func.func @swap(%m: memref<64xi64>, %v: i64, %w: i64, %i: i32) -> i64 {
  %o = amdgpu.raw_buffer_atomic_cmpswap %v, %w -> %m[%i] : i64 -> memref<64xi64>, i32
  return %o : i64
}

// -----

func.func @fat(%m: memref<8xf32>, %b: i64, %c: i14) -> memref<8xf32, #amdgpu.address_space<fat_raw_buffer>> {
  %f = amdgpu.fat_raw_buffer_cast %m  : memref<8xf32> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  return %f : memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
}

// -----

func.func @fat(%m: memref<8xf32, strided<[1], offset: ?>>, %b: i64, %c: i14) -> memref<8xf32, #amdgpu.address_space<fat_raw_buffer>> {
  %f = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xf32, strided<[1], offset: ?>> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  return %f : memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
}

// -----

func.func @fat(%m: memref<4x8xf32, strided<[9, 1], offset: 3>, 1>, %b: i64, %c: i14) -> memref<4x8xf32, strided<[9, 1]>, #amdgpu.address_space<fat_raw_buffer>> {
  %f = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<4x8xf32, strided<[9, 1], offset: 3>, 1> to memref<4x8xf32, strided<[9, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  return %f : memref<4x8xf32, strided<[9, 1]>, #amdgpu.address_space<fat_raw_buffer>>
}

// -----

func.func @fat(%m: memref<4x8xf32, strided<[8, 1], offset: 3>>, %b: i64, %c: i14) -> memref<4x8xf32, #amdgpu.address_space<fat_raw_buffer>> {
  %f = amdgpu.fat_raw_buffer_cast %m validBytes(%b) resetOffset : memref<4x8xf32, strided<[8, 1], offset: 3>> to memref<4x8xf32, #amdgpu.address_space<fat_raw_buffer>>
  return %f : memref<4x8xf32, #amdgpu.address_space<fat_raw_buffer>>
}

// -----

func.func @fat(%m: memref<?x8xf32, strided<[8, 1], offset: 3>>, %b: i64, %c: i14) -> memref<?x8xf32, strided<[8, 1]>, #amdgpu.address_space<fat_raw_buffer>> {
  %f = amdgpu.fat_raw_buffer_cast %m cacheSwizzleStride(%c) boundsCheck(false) resetOffset : memref<?x8xf32, strided<[8, 1], offset: 3>> to memref<?x8xf32, strided<[8, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  return %f : memref<?x8xf32, strided<[8, 1]>, #amdgpu.address_space<fat_raw_buffer>>
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b quad_perm([3, 0, 1, 2]) {row_mask = 5 : i32, bound_ctrl = true} : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b row_shl(0x1 : i32) {row_mask = 5 : i32, bound_ctrl = true} : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b row_shr(15 : i32) {row_mask = 5 : i32, bound_ctrl = true} : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b row_ror(4 : i32) {row_mask = 5 : i32, bound_ctrl = true} : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b wave_shl {row_mask = 5 : i32, bound_ctrl = true} : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b row_mirror {row_mask = 5 : i32, bound_ctrl = true} : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b row_bcast_31 {row_mask = 5 : i32, bound_ctrl = true} : i32
  return %d : i32
}

// -----

func.func @swap_rows(%a: f32) -> f32 {
  %d = amdgpu.permlane_swap %a 16 : f32
  %e = amdgpu.permlane_swap %d 32 {fetch_inactive = true} : f32
  return %e : f32
}

// -----

func.func @mfma(%a: f32, %b: f32, %c: vector<4xf32>) {
  %d = amdgpu.mfma 16x16x4 %a * %b + %c { abid = 1 : i32, cbsz = 1 : i32 } blgp = none : f32, f32, vector<4xf32>
  return
}

// -----

func.func @mfma(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) {
  %d = amdgpu.mfma 32x32x8 %a * %b + %c blgp = bcast_second_32 : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}

// -----

func.func @mfma(%a: i32, %b: i32, %c: vector<4xi32>) {
  %d = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : i32, i32, vector<4xi32>
  return
}

// -----

func.func @mfma(%a: vector<8xf8E4M3FNUZ>, %b: vector<8xf8E5M2FNUZ>, %c: vector<4xf32>) {
  %d = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E5M2FNUZ>, vector<4xf32>
  return
}

// -----

func.func @mfma(%a: f64, %b: f64, %c: vector<4xf64>) {
  %d = amdgpu.mfma 16x16x4 %a * %b + %c { negateA, negateC } blgp = none : f64, f64, vector<4xf64>
  return
}

// -----

func.func @mfma(%a: f32, %b: f32, %c: vector<32xf32>) {
  %d = amdgpu.mfma 32x32x1 %a * %b + %c { blocks = 2 : i32 } blgp = none : f32, f32, vector<32xf32>
  return
}

// -----

func.func @wmma(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %d = amdgpu.wmma 16x16x16 %a * %b + %c  : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @wmma(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<8xi32>) {
  %d = amdgpu.wmma 16x16x16 %a * %b + %c { unsignedA, unsignedB, clamp } : vector<16xi8>, vector<16xi8>, vector<8xi32>
  return
}

// -----

func.func @wmma(%a: vector<8xf8E4M3FN>, %b: vector<8xf8E5M2>, %c: vector<8xf32>) {
  %d = amdgpu.wmma 16x16x16 %a * %b + %c  : vector<8xf8E4M3FN>, vector<8xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @smfma(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %d = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) { abid = 3 : i32 } : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @smfma(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<16xi32>, %i: vector<2xi16>) {
  %d = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<2xi16>)  : vector<8xi8>, vector<16xi8>, vector<16xi32>
  return
}

// -----

func.func @gather(%s: memref<64xf32, 1>, %d: memref<64xf32, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %d[%i] : f32, memref<64xf32, 1>, memref<64xf32, 3>
  return
}

// -----

func.func @gather(%s: memref<64xf16, #amdgpu.address_space<fat_raw_buffer>>, %d: memref<64xf16, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %d[%i] : vector<8xf16>, memref<64xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<64xf16, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @transpose(%s: memref<64xf16, 3>, %i: index) {
  %t = amdgpu.transpose_load %s[%i] : memref<64xf16, 3> -> vector<4xf16>
  return
}

// -----

func.func @transpose(%s: memref<64xi8, 3>, %i: index) {
  %t = amdgpu.transpose_load %s[%i] : memref<64xi8, 3> -> vector<8xi8>
  return
}

// -----

func.func @transpose(%s: memref<64xf4E2M1FN, 3>, %i: index) {
  %t = amdgpu.transpose_load %s[%i] : memref<64xf4E2M1FN, 3> -> vector<16xf4E2M1FN>
  return
}

// -----

func.func @pack(%a: f32, %v: vector<4xf8E4M3FN>, %r: i32, %w: vector<2xf32>) {
  %0 = amdgpu.packed_trunc_2xfp8 %a, %a into %v[word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  %1 = amdgpu.packed_stoch_round_fp8 %a + %r into undef[2] : f32 to vector<4xf8E5M2FNUZ>
  %2 = amdgpu.packed_scaled_trunc %w into %v[0], %a : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  return
}

// -----

func.func @base(%g: memref<8x8xi32, 1>, %l: memref<8x8xi32, 3>, %i: index) {
  %b = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32, 1>, memref<8x8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}
