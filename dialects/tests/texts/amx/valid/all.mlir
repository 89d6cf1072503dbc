func.func @zero() -> !amx.tile<16x16xf32> {
  %t = amx.tile_zero : !amx.tile<16x16xf32>
  return %t : !amx.tile<16x16xf32>
}

// -----

func.func @zero() -> !amx.tile<1x32xbf16> {
  %t = amx.tile_zero : !amx.tile<1x32xbf16>
  return %t : !amx.tile<1x32xbf16>
}

// -----

func.func @zero() -> !amx.tile<8x2xf16> {
  %t = amx.tile_zero : !amx.tile<8x2xf16>
  return %t : !amx.tile<8x2xf16>
}

// -----

func.func @zero() -> !amx.tile<16x64xi8> {
  %t = amx.tile_zero : !amx.tile<16x64xi8>
  return %t : !amx.tile<16x64xi8>
}

// -----

func.func @zero() -> !amx.tile<4x8xi32> {
  %t = amx.tile_zero : !amx.tile<4x8xi32>
  return %t : !amx.tile<4x8xi32>
}

// -----

func.func @move(%m: memref<?x?xf32>, %i: index, %s: index) {
  %t = amx.tile_load %m[%i, %i]  : memref<?x?xf32> into !amx.tile<8x8xf32>
  amx.tile_store %m[%i, %i], %t  : memref<?x?xf32>, !amx.tile<8x8xf32>
  return
}

// -----

func.func @move(%m: memref<4x16x16xf32, strided<[512, 16, 1], offset: ?>>, %i: index, %s: index) {
  %t = amx.tile_load %m[%i, %i, %i]  : memref<4x16x16xf32, strided<[512, 16, 1], offset: ?>> into !amx.tile<8x8xf32>
  amx.tile_store %m[%i, %i, %i], %t  : memref<4x16x16xf32, strided<[512, 16, 1], offset: ?>>, !amx.tile<8x8xf32>
  return
}

// -----

func.func @move(%m: memref<?xf32>, %i: index, %s: index) {
  %t = amx.tile_load %m[%i], %s  : memref<?xf32> into !amx.tile<8x8xf32>
  amx.tile_store %m[%i], %t, %s  : memref<?xf32>, !amx.tile<8x8xf32>
  return
}

// -----

func.func @move(%m: memref<8x8xf32>, %i: index, %s: index) {
  %t = amx.tile_load %m[%i, %i], %s {note} : memref<8x8xf32> into !amx.tile<8x8xf32>
  amx.tile_store %m[%i, %i], %t, %s {note} : memref<8x8xf32>, !amx.tile<8x8xf32>
  return
}

// -----

func.func @floats(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32> {
  %d = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return %d : !amx.tile<16x16xf32>
}

// -----

func.func @floats(%a: !amx.tile<8x8xf16>, %b: !amx.tile<4x16xf16>, %c: !amx.tile<8x8xf32>) -> !amx.tile<8x8xf32> {
  %d = amx.tile_mulf %a, %b, %c : !amx.tile<8x8xf16>, !amx.tile<4x16xf16>, !amx.tile<8x8xf32>
  return %d : !amx.tile<8x8xf32>
}

// -----

func.func @integers(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x32xi8>, %c: !amx.tile<16x8xi32>) -> !amx.tile<16x8xi32> {
  %d = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x32xi8>, !amx.tile<16x8xi32>
  return %d : !amx.tile<16x8xi32>
}

// -----

func.func @integers(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x32xi8>, %c: !amx.tile<16x8xi32>) -> !amx.tile<16x8xi32> {
  %d = amx.tile_muli %a zext, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x32xi8>, !amx.tile<16x8xi32>
  return %d : !amx.tile<16x8xi32>
}

// -----

func.func @integers(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x32xi8>, %c: !amx.tile<16x8xi32>) -> !amx.tile<16x8xi32> {
  %d = amx.tile_muli %a, %b zext, %c : !amx.tile<16x64xi8>, !amx.tile<16x32xi8>, !amx.tile<16x8xi32>
  return %d : !amx.tile<16x8xi32>
}

// -----

func.func @integers(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x32xi8>, %c: !amx.tile<16x8xi32>) -> !amx.tile<16x8xi32> {
  %d = amx.tile_muli %a zext, %b zext, %c : !amx.tile<16x64xi8>, !amx.tile<16x32xi8>, !amx.tile<16x8xi32>
  return %d : !amx.tile<16x8xi32>
}

// -----

!t = !amx.tile<16x16xf32>
func.func @alias(%a: !t) -> !t {
  return %a : !t
}

// -----

func.func @load(%m: memref<?x?xf16>, %i: index, %s: index) {
  %t = amx.tile_load %m[%i, %i] : memref<?x?xf16> into !amx.tile<8x8xf32>
  return
}

// -----

func.func @store(%m: memref<?x?xf16>, %i: index, %s: index, %t: !amx.tile<8x8xf32>) {
  amx.tile_store %m[%i, %i], %t : memref<?x?xf16>, !amx.tile<8x8xf32>
  return
}
