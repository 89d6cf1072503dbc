// options: --finalize-memref-to-llvm --split-input-file
func.func @a() {
  %alloc = memref.alloc() : memref<10xf32, 1 : ui64>
  return
}
// -----
func.func @a() {
  %alloc = memref.alloc() : memref<10xf32, 1 : si64>
  return
}
// -----
func.func @a() {
  %alloc = memref.alloc() : memref<10xf32, 1 : i8>
  return
}
// -----
func.func @a() {
  %alloc = memref.alloc() : memref<10xf32, 1 : index>
  return
}
// -----
func.func @a() {
  %alloc = memref.alloc() : memref<10xf32, -1 : i8>
  return
}
// -----
func.func @a() {
  %alloc = memref.alloc() : memref<10xf32, true>
  return
}
// -----
func.func @a(%x: memref<*xf32, 3 : ui8>) {
  %alloc = memref.rank %x : memref<*xf32, 3 : ui8>
  return
}
// -----
func.func @a(%x: memref<*xf32, 3 : ui8>) -> memref<*xf32, 2> {
  %y = memref.memory_space_cast %x : memref<*xf32, 3 : ui8> to memref<*xf32, 2>
  return %y : memref<*xf32, 2>
}
