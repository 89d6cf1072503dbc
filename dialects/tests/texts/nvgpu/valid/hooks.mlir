func.func @tiles(%m: memref<16x32xf16, #gpu.address_space<workgroup>>, %i: index) -> vector<1x2xf16> {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 1 : i32, transpose = false}
      : memref<16x32xf16, #gpu.address_space<workgroup>> -> vector<1x2xf16>
  return %t : vector<1x2xf16>
}

// -----

func.func @tiles(%m: memref<16x32xbf16, #gpu.address_space<workgroup>>, %i: index) -> vector<2x2xbf16> {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = true}
      : memref<16x32xbf16, #gpu.address_space<workgroup>> -> vector<2x2xbf16>
  return %t : vector<2x2xbf16>
}

// -----

func.func @tiles(%m: memref<16x32xf32, #gpu.address_space<workgroup>>, %i: index) -> vector<4x1xf32> {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false}
      : memref<16x32xf32, #gpu.address_space<workgroup>> -> vector<4x1xf32>
  return %t : vector<4x1xf32>
}

// -----

func.func @tiles(%m: memref<16x32xi8, #gpu.address_space<workgroup>>, %i: index) -> vector<4x4xi8> {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false}
      : memref<16x32xi8, #gpu.address_space<workgroup>> -> vector<4x4xi8>
  return %t : vector<4x4xi8>
}

// -----

func.func @half(%x: vector<4x2xf16>, %y: vector<2x2xf16>, %z: vector<2x2xf32>) -> vector<2x2xf32> {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 16]}
      : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// -----

func.func @brain(%x: vector<2x2xbf16>, %y: vector<1x2xbf16>, %z: vector<2x2xf32>) -> vector<2x2xf32> {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 8]}
      : (vector<2x2xbf16>, vector<1x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// -----

func.func @tf32(%x: vector<4x1xf32>, %y: vector<2x1xf32>, %z: vector<2x2xf32>) -> vector<2x2xf32> {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 8], tf32Enabled}
      : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// -----

func.func @bytes(%x: vector<4x4xi8>, %y: vector<2x4xi8>, %z: vector<2x2xi32>) -> vector<2x2xi32> {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 32]}
      : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return %d : vector<2x2xi32>
}

// -----

func.func @nibbles(%x: vector<2x8xi4>, %y: vector<1x8xi4>, %z: vector<2x2xi32>) -> vector<2x2xi32> {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 32]}
      : (vector<2x8xi4>, vector<1x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return %d : vector<2x2xi32>
}

// -----

func.func @double(%x: vector<1x1xf64>, %y: vector<1x1xf64>, %z: vector<1x2xf64>) -> vector<1x2xf64> {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [8, 8, 4]}
      : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return %d : vector<1x2xf64>
}

// -----

func.func @sparse_half(%x: vector<2x2xf16>, %y: vector<2x2xf16>, %z: vector<2x2xf16>, %m: vector<2xi16>) -> vector<2x2xf16> {
  %d = nvgpu.mma.sp.sync(%x, %y, %z) metadata(%m) {mmaShape = [16, 8, 16], sparsitySelector = 1 : i32}
      : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return %d : vector<2x2xf16>
}

// -----

func.func @sparse_wide(%x: vector<4x2xbf16>, %y: vector<4x2xbf16>, %z: vector<2x2xf32>, %m: vector<2xi16>) -> vector<2x2xf32> {
  %d = nvgpu.mma.sp.sync(%x, %y, %z) metadata(%m) {mmaShape = [16, 8, 32]}
      : (vector<4x2xbf16>, vector<4x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// -----

func.func @sparse_bytes(%x: vector<4x4xi8>, %y: vector<4x4xi8>, %z: vector<2x2xi32>, %m: vector<2xi16>) -> vector<2x2xi32> {
  %d = nvgpu.mma.sp.sync(%x, %y, %z) metadata(%m) {mmaShape = [16, 8, 64]}
      : (vector<4x4xi8>, vector<4x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return %d : vector<2x2xi32>
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xf32, 3>, %i: index, %n: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 4  : memref<8x64xf32> to memref<64xf32, 3>
  %g = nvgpu.device_async_create_group %t
  nvgpu.device_async_wait %g {numGroups = 2 : i32}
  return
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xf32, 3>, %i: index, %n: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 4 {bypassL1} : memref<8x64xf32> to memref<64xf32, 3>
  %g = nvgpu.device_async_create_group %t
  nvgpu.device_async_wait %g {numGroups = 2 : i32}
  return
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xf32, 3>, %i: index, %n: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 1, %n  : memref<8x64xf32> to memref<64xf32, 3>
  %g = nvgpu.device_async_create_group %t
  nvgpu.device_async_wait %g {numGroups = 2 : i32}
  return
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xf32, 3>, %i: index, %n: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 2 {note} : memref<8x64xf32> to memref<64xf32, 3>
  %g = nvgpu.device_async_create_group %t
  nvgpu.device_async_wait %g {numGroups = 2 : i32}
  return
}

// -----

func.func @load(%to: memref<32x32xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, %i: index, %mask: i16, %p: i1) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> memref<32x32xf32, 3>
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to multicast_mask = %mask, predicate = %p : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @store(%from: memref<32x32xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %i: index, %p: i1) {
  nvgpu.tma.async.store %from to %d[%i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>
  nvgpu.tma.async.store %from to %d[%i, %i], predicate = %p : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>
  return
}

// -----

func.func @describe(%t: memref<*xf32>, %n: index) -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none> {
  %d = nvgpu.tma.create.descriptor %t box[%n, %n] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>
  return %d : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>
}

// -----

func.func @descriptor(%m: memref<32x64xf16, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = nan, interleave = none>) {
  %w = nvgpu.warpgroup.generate.descriptor %m, %d : memref<32x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = nan, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<32x64xf16, 3>>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c  : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x24xf16, 3>>, <fragmented = vector<64x24xf32>> -> <fragmented = vector<64x24xf32>>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xbf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x256xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c  : <tensor = memref<64x16xbf16, 3>>, <tensor = memref<16x256xbf16, 3>>, <fragmented = vector<64x256xf32>> -> <fragmented = vector<64x256xf32>>
  return
}

// -----

func.func @accumulator(%m: memref<128x16xf32>) {
  %z = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x16xf32>>
  nvgpu.warpgroup.mma.store %z, %m : <fragmented = vector<128x16xf32>> to memref<128x16xf32>
  return
}

// -----

func.func @reciprocal(%v: vector<8xf32>) -> vector<8xf32> {
  %r = nvgpu.rcp %v {rounding = approx, ftz} : vector<8xf32>
  return %r : vector<8xf32>
}
