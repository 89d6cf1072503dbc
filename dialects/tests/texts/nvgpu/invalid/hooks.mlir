func.func @tiles(%m: memref<16x16xf16, 1>, %i: index) {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<16x16xf16, 1> -> vector<4x2xf16>
  return
}

// -----

func.func @tiles(%m: memref<16x16xf16, #gpu.address_space<global>>, %i: index) {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<16x16xf16, #gpu.address_space<global>> -> vector<4x2xf16>
  return
}

// -----

func.func @tiles(%m: memref<16x16xf64, 3>, %i: index) {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<16x16xf64, 3> -> vector<4x1xf64>
  return
}

// -----

func.func @tiles(%m: memref<16x16xf32, 3>, %i: index) {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = true} : memref<16x16xf32, 3> -> vector<4x1xf32>
  return
}

// -----

func.func @tiles(%m: memref<16x16xf16, 3>, %i: index) {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<16x16xf16, 3> -> vector<4x2x1xf16>
  return
}

// -----

func.func @tiles(%m: memref<16x16xf16, 3>, %i: index) {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<16x16xf16, 3> -> vector<4x1xf16>
  return
}

// -----

func.func @tiles(%m: memref<16x16xf16, 3>, %i: index) {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<16x16xf16, 3> -> vector<2x2xf16>
  return
}

// -----

func.func @tiles(%m: memref<16x16xf32, 3>, %i: index) {
  %t = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<16x16xf32, 3> -> vector<4x2xf16>
  return
}

// -----

func.func @product(%x: vector<4x1xi16>, %y: vector<2x1xi16>, %z: vector<2x2xi32>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 16]} : (vector<4x1xi16>, vector<2x1xi16>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// -----

func.func @product(%x: vector<3x2xf16>, %y: vector<2x2xf16>, %z: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 16]} : (vector<3x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @product(%x: vector<4x2xf16>, %y: vector<3x2xf16>, %z: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<3x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @product(%x: vector<4x2xf16>, %y: vector<2x2xf16>, %z: vector<3x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<3x2xf16>) -> vector<3x2xf16>
  return
}

// -----

func.func @product(%x: vector<4x2xf16>, %y: vector<2x2xf16>, %z: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @product(%x: vector<8x1xf16>, %y: vector<2x2xf16>, %z: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 16]} : (vector<8x1xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @product(%x: vector<4x2xf16>, %y: vector<4x1xf16>, %z: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4x1xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @product(%x: vector<4x2xf16>, %y: vector<2x2xf16>, %z: vector<4x1xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4x1xf16>) -> vector<4x1xf16>
  return
}

// -----

func.func @product(%x: vector<1x1xf64>, %y: vector<1x1xf64>, %z: vector<1x2xf64>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%x, %y, %z) metadata(%m) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}

// -----

func.func @product(%x: vector<2x2xf16>, %y: vector<2x2xf16>, %z: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%x, %y, %z) metadata(%m) {mmaShape = [16, 8, 16], sparsitySelector = 2 : i32} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @product(%x: vector<4x2xf16>, %y: vector<2x2xf16>, %z: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%x, %y, %z) metadata(%m) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @copy(%from: memref<8x64xf32, strided<[128, 2]>>, %to: memref<64xf32, 3>, %i: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 4  : memref<8x64xf32, strided<[128, 2]>> to memref<64xf32, 3>
  return
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xf32, strided<[2]>, 3>, %i: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 4  : memref<8x64xf32> to memref<64xf32, strided<[2]>, 3>
  return
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xf32>, %i: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 4  : memref<8x64xf32> to memref<64xf32>
  return
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xf32, 1>, %i: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 4  : memref<8x64xf32> to memref<64xf32, 1>
  return
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xi32, 3>, %i: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 4  : memref<8x64xf32> to memref<64xi32, 3>
  return
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xf32, 3>, %i: index) {
  %t = nvgpu.device_async_copy %from[%i], %to[%i], 4  : memref<8x64xf32> to memref<64xf32, 3>
  return
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xf32, 3>, %i: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i, %i], 4  : memref<8x64xf32> to memref<64xf32, 3>
  return
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xf32, 3>, %i: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 8  : memref<8x64xf32> to memref<64xf32, 3>
  return
}

// -----

func.func @copy(%from: memref<8x64xf64>, %to: memref<64xf64, 3>, %i: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 4  : memref<8x64xf64> to memref<64xf64, 3>
  return
}

// -----

func.func @copy(%from: memref<8x64xf32>, %to: memref<64xf32, 3>, %i: index) {
  %t = nvgpu.device_async_copy %from[%i, %i], %to[%i], 2 {bypassL1} : memref<8x64xf32> to memref<64xf32, 3>
  return
}

// -----

func.func @load(%to: memref<32x32xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = interleave_16b>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = interleave_16b>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @load(%to: memref<32x32xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 1>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 1>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @load(%to: memref<32x32xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<?x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<?x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @load(%to: memref<32x32xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<512x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<512x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @load(%to: memref<32x32xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x16xf32, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<32x16xf32, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @load(%to: memref<32x32xf16, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<32x32xf16, 3>
  return
}

// -----

func.func @load(%to: memref<32x32xf32>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<32x32xf32>
  return
}

// -----

func.func @load(%to: memref<?x32xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<?x32xf32, 3>
  return
}

// -----

func.func @load(%to: memref<32xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<32xf32, 3>
  return
}

// -----

func.func @load(%to: memref<32x16xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<32x16xf32, 3>
  return
}

// -----

func.func @load(%to: memref<32x32xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @load(%to: memref<2x2x2x2x2x2xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x2xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i, %i, %i, %i, %i], %b[%i] to %to : !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x2xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<2x2x2x2x2x2xf32, 3>
  return
}

// -----

func.func @describe(%t: memref<*xf32>, %n: index) {
  %d = nvgpu.tma.create.descriptor %t box[%n, %n, %n, %n, %n, %n] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>
  return
}

// -----

func.func @descriptor(%m: memref<32x32xf32, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none>) {
  %w = nvgpu.warpgroup.generate.descriptor %m, %d : memref<32x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2promo_128b, oob = nan, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<32x32xf32, 3>>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x24xf16, 3>>, <fragmented = vector<64x24xf32>> -> <fragmented = vector<64x24xf32>>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c  : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x24xf16, 3>>, <fragmented = vector<64x24xf32>> -> <fragmented = vector<64x8xf32>>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c  : <tensor = memref<64xf16, 3>>, <tensor = memref<16x24xf16, 3>>, <fragmented = vector<64x24xf32>> -> <fragmented = vector<64x24xf32>>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c  : <tensor = memref<64x8xf16, 3>>, <tensor = memref<16x24xf16, 3>>, <fragmented = vector<64x24xf32>> -> <fragmented = vector<64x24xf32>>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c  : <tensor = memref<32x16xf16, 3>>, <tensor = memref<16x24xf16, 3>>, <fragmented = vector<64x24xf32>> -> <fragmented = vector<64x24xf32>>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c  : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x8xf16, 3>>, <fragmented = vector<64x24xf32>> -> <fragmented = vector<64x24xf32>>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf32, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c  : <tensor = memref<64x16xf32, 3>>, <tensor = memref<16x24xf32, 3>>, <fragmented = vector<64x24xf32>> -> <fragmented = vector<64x24xf32>>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x12xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x12xf32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c  : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x12xf16, 3>>, <fragmented = vector<64x12xf32>> -> <fragmented = vector<64x12xf32>>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xi32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c  : <tensor = memref<64x16xi1, 3>>, <tensor = memref<16x24xi1, 3>>, <fragmented = vector<64x24xi32>> -> <fragmented = vector<64x24xi32>>
  return
}

// -----

func.func @keep(%z: !nvgpu.warpgroup.accumulator<fragmented = vector<128x16xf16>>, %m: memref<128x16xf16>) {
  nvgpu.warpgroup.mma.store %z, %m : <fragmented = vector<128x16xf16>> to memref<128x16xf16>
  return
}

// -----

func.func @keep(%z: !nvgpu.warpgroup.accumulator<fragmented = vector<128x16xf32>>, %m: memref<64x16xf32>) {
  nvgpu.warpgroup.mma.store %z, %m : <fragmented = vector<128x16xf32>> to memref<64x16xf32>
  return
}

// -----

func.func @zero() {
  %z = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<32x16xf32>>
  return
}

// -----

func.func @zero() {
  %z = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x12xf32>>
  return
}

// -----

func.func @zero() {
  %z = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x40xi8>>
  return
}

// -----

func.func @reciprocal(%v: vector<8xf32>) {
  %r = nvgpu.rcp %v {rounding = rn, ftz} : vector<8xf32>
  return
}

// -----

func.func @reciprocal(%v: vector<8xf32>) {
  %r = nvgpu.rcp %v {rounding = approx} : vector<8xf32>
  return
}

// -----

func.func @product(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>) {
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeB, waitGroup = 1 : i32} : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x24xf16, 3>>, <fragmented = vector<64x24xf32>> -> <fragmented = vector<64x24xf32>>
  return
}
