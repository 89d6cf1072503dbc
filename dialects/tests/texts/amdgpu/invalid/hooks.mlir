func.func @raw(%m: memref<64xf32, 3>, %i: i32) {
  %l = amdgpu.raw_buffer_load %m[%i] : memref<64xf32, 3>, i32 -> f32
  return
}

// -----

func.func @raw(%m: memref<64xf32, #gpu.address_space<private>>, %i: i32) {
  %l = amdgpu.raw_buffer_load %m[%i] : memref<64xf32, #gpu.address_space<private>>, i32 -> f32
  return
}

// -----

func.func @raw(%m: memref<4x64xf32>, %i: i32) {
  %l = amdgpu.raw_buffer_load %m[%i] : memref<4x64xf32>, i32 -> f32
  return
}

// -----

func.func @raw(%m: memref<64xf32>, %i: i32) {
  %l = amdgpu.raw_buffer_load %m[%i, %i] : memref<64xf32>, i32, i32 -> f32
  return
}

// -----

func.func @raw(%m: memref<64xf32, "x">, %i: i32) {
  %l = amdgpu.raw_buffer_load %m[%i] : memref<64xf32, "x">, i32 -> f32
  return
}

// -----

func.func @atomic(%m: memref<64xf32, 5>, %v: f32, %i: i32) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : f32 -> memref<64xf32, 5>, i32
  return
}

// -----

func.func @atomic(%m: memref<64xf32, 5>, %v: f32, %i: i32) {
  amdgpu.raw_buffer_atomic_fmax %v -> %m[%i] : f32 -> memref<64xf32, 5>, i32
  return
}

// -----

func.func @fat(%m: memref<8xf32>) {
  %f = amdgpu.fat_raw_buffer_cast %m  : memref<8xf32> to memref<8xf32>
  return
}

// -----

func.func @fat(%m: memref<8xf32, affine_map<(d0) -> (d0 + 4)>>) {
  %f = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xf32, affine_map<(d0) -> (d0 + 4)>> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @fat(%m: memref<8xf32, strided<[1], offset: ?>>) {
  %f = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xf32, strided<[1], offset: ?>> to memref<8xf32, strided<[1]>, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b quad_perm([3, 0, 1]) : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b quad_perm([4, 0, 1, 2]) : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b quad_perm : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b row_shl : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b row_shr(16 : i32) : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b row_ror(0 : i32) : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b wave_shl(1 : i32) : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b row_mirror(2 : i32) : i32
  return %d : i32
}

// -----

func.func @lanes(%a: i32, %b: i32) -> i32 {
  %d = amdgpu.dpp %a %b sideways : i32
  return %d : i32
}

// -----

func.func @swap_rows(%a: f32) -> f32 {
  %d = amdgpu.permlane_swap %a 8 : f32
  return %d : f32
}

// -----

func.func @mfma(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %d = amdgpu.mfma 16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @mfma(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %d = amdgpu.mfma 16x16x16x1 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @mfma(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %d = amdgpu.mfma ?x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @mfma(%a: vector<8xf8E4M3FNUZ>, %b: vector<8xi8>, %c: vector<4xf32>) {
  %d = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<8xf8E4M3FNUZ>, vector<8xi8>, vector<4xf32>
  return
}

// -----

func.func @mfma(%a: vector<8xf8E4M3FNUZ>, %b: vector<4xf8E4M3FNUZ>, %c: vector<4xf32>) {
  %d = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<8xf8E4M3FNUZ>, vector<4xf8E4M3FNUZ>, vector<4xf32>
  return
}

// -----

func.func @mfma(%a: vector<4xf16>, %b: vector<4xbf16>, %c: vector<4xf32>) {
  %d = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xbf16>, vector<4xf32>
  return
}

// -----

func.func @mfma(%a: vector<2xf16>, %b: vector<2xf16>, %c: vector<4xf32>) {
  %d = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<2xf16>, vector<2xf16>, vector<4xf32>
  return
}

// -----

func.func @mfma(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) {
  %d = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}

// -----

func.func @mfma(%a: f64, %b: f64, %c: vector<4xf64>) {
  %d = amdgpu.mfma 16x16x4 %a * %b + %c blgp = rotate_16_right : f64, f64, vector<4xf64>
  return
}

// -----

func.func @mfma(%a: f64, %b: f64, %c: vector<4xf64>) {
  %d = amdgpu.mfma 16x16x4 %a * %b + %c { cbsz = 1 : i32 } blgp = none : f64, f64, vector<4xf64>
  return
}

// -----

func.func @mfma(%a: f32, %b: f32, %c: vector<4xf32>) {
  %d = amdgpu.mfma 16x16x4 %a * %b + %c { abid = 2 : i32, cbsz = 1 : i32 } blgp = none : f32, f32, vector<4xf32>
  return
}

// -----

func.func @mfma(%a: f32, %b: f32, %c: vector<4xf32>) {
  %d = amdgpu.mfma 16x16x4 %a * %b + %c { negateB } blgp = none : f32, f32, vector<4xf32>
  return
}

// -----

func.func @wmma(%a: vector<16xf16>, %b: vector<8xf16>, %c: vector<8xf32>) {
  %d = amdgpu.wmma 16x16x16 %a * %b + %c  : vector<16xf16>, vector<8xf16>, vector<8xf32>
  return
}

// -----

func.func @wmma(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<8xf32>) {
  %d = amdgpu.wmma 16x16x16 %a * %b + %c  : vector<16xi8>, vector<16xi8>, vector<8xf32>
  return
}

// -----

func.func @wmma(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xi32>) {
  %d = amdgpu.wmma 16x16x16 %a * %b + %c  : vector<16xf16>, vector<16xf16>, vector<8xi32>
  return
}

// -----

func.func @wmma(%a: vector<16xf16>, %b: vector<16xbf16>, %c: vector<8xf32>) {
  %d = amdgpu.wmma 16x16x16 %a * %b + %c  : vector<16xf16>, vector<16xbf16>, vector<8xf32>
  return
}

// -----

func.func @wmma(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %d = amdgpu.wmma 16x16x16 %a * %b + %c { clamp } : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @wmma(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %d = amdgpu.wmma 16x16x16 %a * %b + %c { unsignedA } : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @wmma(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %d = amdgpu.wmma 16x16 %a * %b + %c  : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @smfma(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %d = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<8xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @smfma(%a: vector<4xbf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %d = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xbf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @smfma(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %d = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) { abid = 4 : i32 } : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @smfma(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<2xi16>) {
  %d = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<2xi16>)  : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @smfma(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<4xi8>) {
  %d = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}

// -----

func.func @smfma(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<2xi16>) {
  %d = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) { abid = 2 : i32 } : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}

// -----

func.func @smfma(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %d = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @smfma(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<16xf32>, %i: vector<4xi8>) {
  %d = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xf16>, vector<16xf32>
  return
}

// -----

func.func @gather(%s: memref<64xf32, 1>, %d: memref<64xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %d[%i] : f32, memref<64xf32, 1>, memref<64xf16, 3>
  return
}

// -----

func.func @gather(%s: memref<64xf32, 1>, %d: memref<64xf32, strided<[2]>, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %d[%i] : f32, memref<64xf32, 1>, memref<64xf32, strided<[2]>, 3>
  return
}

// -----

func.func @gather(%s: memref<64xf32, 1>, %d: memref<64xf32, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %d[%i] : vector<2xf32>, memref<64xf32, 1>, memref<64xf32, 3>
  return
}

// -----

func.func @gather(%s: memref<64xf32, 3>, %d: memref<64xf32, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %d[%i] : f32, memref<64xf32, 3>, memref<64xf32, 3>
  return
}

// -----

func.func @gather(%s: memref<64xf32, 1>, %d: memref<64xf32, 1>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %d[%i] : f32, memref<64xf32, 1>, memref<64xf32, 1>
  return
}

// -----

func.func @gather(%s: memref<64xf32, 1>, %d: memref<64xf32>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %d[%i] : f32, memref<64xf32, 1>, memref<64xf32>
  return
}

// -----

func.func @transpose(%s: memref<64xf16, 1>, %i: index) {
  %t = amdgpu.transpose_load %s[%i] : memref<64xf16, 1> -> vector<4xf16>
  return
}

// -----

func.func @transpose(%s: memref<64xf16, 3>, %i: index) {
  %t = amdgpu.transpose_load %s[%i] : memref<64xf16, 3> -> vector<8xf16>
  return
}

// -----

func.func @transpose(%s: memref<64xf32, 3>, %i: index) {
  %t = amdgpu.transpose_load %s[%i] : memref<64xf32, 3> -> vector<4xf32>
  return
}

// -----

func.func @pack(%a: f32, %v: vector<4xf8E4M3FN>) {
  %0 = amdgpu.packed_trunc_2xfp8 %a, undef into %v[word 1] : f32 to vector<4xf8E5M2> into vector<4xf8E4M3FN>
  return
}

// -----

func.func private @t(%a: !amdgpu.tdm_gather_base<i4, i16>)

// -----

func.func private @t(%a: !amdgpu.tdm_gather_base<i8, i64>)

// -----

func.func @base(%g: memref<8x8xi32, 1>, %l: memref<8x8xi32>, %i: index) {
  %b = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32, 1>, memref<8x8xi32> -> !amdgpu.tdm_base<i32>
  return
}

// -----

func.func @base(%g: memref<8x8xi32, 3>, %l: memref<8x8xi32, 3>, %i: index) {
  %b = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32, 3>, memref<8x8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}

// -----

func.func @base(%g: memref<8x8xi4, 1>, %l: memref<8x8xi4, 3>, %i: index) {
  %b = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi4, 1>, memref<8x8xi4, 3> -> !amdgpu.tdm_base<i4>
  return
}
