func.func @zero() {
  %t = amx.tile_zero : !amx.tile<17x4xf32>
  return
}

// -----

func.func @zero() {
  %t = amx.tile_zero : !amx.tile<4x17xf32>
  return
}

// -----

func.func @zero() {
  %t = amx.tile_zero : !amx.tile<4x3xi8>
  return
}

// -----

func.func @zero() {
  %t = amx.tile_zero : !amx.tile<4x1xf16>
  return
}

// -----

func.func @zero() {
  %t = amx.tile_zero : !amx.tile<16xf32>
  return
}

// -----

func.func @zero() {
  %t = amx.tile_zero : !amx.tile<2x2x2xf32>
  return
}

// -----

func.func @zero() {
  %t = amx.tile_zero : !amx.tile<4x4xf64>
  return
}

// -----

func.func @zero() {
  %t = amx.tile_zero : !amx.tile<?x4xf32>
  return
}

// -----

func.func @zero() {
  %t = amx.tile_zero : !amx.tile<4x4>
  return
}

// -----

func.func @zero() {
  %t = amx.tile_zero : !amx.tile<4x>
  return
}

// -----

func.func @zero() {
  %t = amx.tile_zero : !amx.tile<*xf32>
  return
}

// -----

func.func @load(%m: memref<?xf32>, %i: index, %s: index) {
  %t = amx.tile_load %m[%i] : memref<?xf32> into !amx.tile<8x8xf32>
  return
}

// -----

func.func @store(%m: memref<?xf32>, %i: index, %s: index, %t: !amx.tile<8x8xf32>) {
  amx.tile_store %m[%i], %t : memref<?xf32>, !amx.tile<8x8xf32>
  return
}

// -----

func.func @load(%m: memref<?x?xf32>, %i: index, %s: index) {
  %t = amx.tile_load %m[%i] : memref<?x?xf32> into !amx.tile<8x8xf32>
  return
}

// -----

func.func @store(%m: memref<?x?xf32>, %i: index, %s: index, %t: !amx.tile<8x8xf32>) {
  amx.tile_store %m[%i], %t : memref<?x?xf32>, !amx.tile<8x8xf32>
  return
}

// -----

func.func @load(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %s: index) {
  %t = amx.tile_load %m[%i, %i] : memref<?x?xf32, strided<[?, ?]>> into !amx.tile<8x8xf32>
  return
}

// -----

func.func @store(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %s: index, %t: !amx.tile<8x8xf32>) {
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32, strided<[?, ?]>>, !amx.tile<8x8xf32>
  return
}

// -----

func.func @load(%m: memref<?x?xf32>, %i: index, %s: index) {
  %t = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<17x8xf32>
  return
}

// -----

func.func @store(%m: memref<?x?xf32>, %i: index, %s: index, %t: !amx.tile<17x8xf32>) {
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32>, !amx.tile<17x8xf32>
  return
}

// -----

func.func @load(%m: memref<?xf32>, %i: index, %s: index) {
  %t = amx.tile_load %m[%i, %i], %s : memref<?xf32> into !amx.tile<8x8xf32>
  return
}

// -----

func.func @store(%m: memref<?xf32>, %i: index, %s: index, %t: !amx.tile<8x8xf32>) {
  amx.tile_store %m[%i, %i], %t, %s : memref<?xf32>, !amx.tile<8x8xf32>
  return
}

// -----

func.func @product(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) {
  %d = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}

// -----

func.func @product(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<8x16xf32>) {
  %d = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<8x16xf32>
  return
}

// -----

func.func @product(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<8x32xbf16>, %c: !amx.tile<16x16xf32>) {
  %d = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<8x32xbf16>, !amx.tile<16x16xf32>
  return
}

// -----

func.func @product(%a: !amx.tile<17x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) {
  %d = amx.tile_mulf %a, %b, %c : !amx.tile<17x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}

// -----

func.func @product(%a: !amx.tile<16x32xi8>, %b: !amx.tile<16x32xi8>, %c: !amx.tile<16x16xf32>) {
  %d = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xi8>, !amx.tile<16x32xi8>, !amx.tile<16x16xf32>
  return
}

// -----

func.func @product(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xi32>) {
  %d = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xi32>
  return
}

// -----

func.func @product(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x8xi32>) {
  %d = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x8xi32>
  return
}

// -----

func.func @product(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x65xi8>, %c: !amx.tile<16x16xi32>) {
  %d = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x65xi8>, !amx.tile<16x16xi32>
  return
}

// -----

func.func @product(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xf32>) {
  %d = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xf32>
  return
}
