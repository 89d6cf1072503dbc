func.func @operations(%m1xbf16: memref<1xbf16>, %v4xi32: vector<4xi32>, %v16xi8: vector<16xi8>,
  %v16xi8_1: vector<16xi8>, %v8xf32: vector<8xf32>, %v8xf32_1: vector<8xf32>, %v8xf32_2: vector<8xf32>,
  %v4xf32: vector<4xf32>, %v8xbf16: vector<8xbf16>, %v8xbf16_1: vector<8xbf16>, %i32: i32, %i32_1: i32, %i8: i8,
  %v8xi32: vector<8xi32>, %v8xi32_1: vector<8xi32>) {
  %0 = x86vector.avx.bcst_to_f32.packed %m1xbf16 : memref<1xbf16> -> vector<4xf32>
  %1 = x86vector.avx.cvt.packed.even.indexed_to_f32 %m1xbf16 : memref<1xbf16> -> vector<4xf32>
  %2 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %m1xbf16 : memref<1xbf16> -> vector<4xf32>
  %3 = x86vector.avx.dot.i8 %v4xi32, %v16xi8, %v16xi8_1 : vector<16xi8> -> vector<4xi32>
  %4 = x86vector.avx.intr.dot %v8xf32, %v8xf32_1 : vector<8xf32>
  %5 = x86vector.avx.rsqrt %v8xf32 : vector<8xf32>
  %6 = x86vector.avx512.cvt.packed.f32_to_bf16 %v8xf32 : vector<8xf32> -> vector<8xbf16>
  %7 = x86vector.avx512.dot %v4xf32, %v8xbf16, %v8xbf16_1 : vector<8xbf16> -> vector<4xf32>
  %8 = x86vector.avx512.mask.rndscale %v8xf32, %i32, %v8xf32_1, %i8, %i32_1 : vector<8xf32>
  %9 = x86vector.avx512.mask.scalef %v8xf32, %v8xf32_1, %v8xf32_2, %i8, %i32 : vector<8xf32>
  %k1, %k2 = x86vector.avx512.vp2intersect %v8xi32, %v8xi32_1 : vector<8xi32>
  return
}
