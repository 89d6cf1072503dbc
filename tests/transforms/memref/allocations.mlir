// Constant sizes become static.
func.func @constant_sizes(%n: index) -> memref<?x4x?xf32> {
  %c3 = arith.constant 3 : index
  %0 = memref.alloc(%c3, %n) : memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// -----

func.func @all_constant() -> memref<?x?xf32> {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%c3, %c0) {alignment = 64 : i64, test.tag} : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

// Negative sizes remain.
func.func @negative_size() -> memref<?x?xf32> {
  %c3 = arith.constant 3 : index
  %c-1 = arith.constant -1 : index
  %0 = memref.alloc(%c3, %c-1) : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func.func @stack(%n: index) {
  %c3 = arith.constant 3 : index
  %0 = memref.alloca(%c3, %n) {alignment = 16 : i64} : memref<?x?xf32, 3>
  "test.use"(%0) : (memref<?x?xf32, 3>) -> ()
  return
}

// -----

// With symbols of the layout.
func.func @symbols(%s: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>> {
  %c3 = arith.constant 3 : index
  %0 = memref.alloc(%c3)[%s] : memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>>
  return %0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>>
}

// -----

func.func @nothing_constant(%n: index, %m: index) -> memref<?x?xf32> {
  %0 = memref.alloc(%n, %m) : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

// An allocation that is only freed.
func.func @dead() {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}

// -----

// An allocation that is only written to.
func.func @only_stored(%v: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %v, %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloca() : memref<4xf32>
  memref.store %v, %1[%i] : memref<4xf32>
  memref.store %v, %1[%i] : memref<4xf32>
  return
}

// -----

// An allocation that is read.
func.func @loaded(%v: f32, %i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %v, %0[%i] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// -----

// An allocation that is stored.
func.func @stored(%m: memref<memref<4xf32>>) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %0, %m[] : memref<memref<4xf32>>
  return
}

// -----

func.func @dead_realloc(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  memref.dealloc %0 : memref<8xf32>
  return
}

// -----

func.func @used_realloc(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// Freeing a cast.
func.func @dealloc_of_cast(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}
