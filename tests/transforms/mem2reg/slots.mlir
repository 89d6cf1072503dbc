// options: --mem2reg --allow-unregistered-dialect
// Slots of all kinds of elements.
func.func @elements() -> (i1, i128, index, f16, f64, bf16) {
  %0 = memref.alloca() : memref<i1>
  %1 = memref.alloca() : memref<i128>
  %2 = memref.alloca() : memref<index>
  %3 = memref.alloca() : memref<f16>
  %4 = memref.alloca() : memref<f64>
  %5 = memref.alloca() : memref<bf16>
  %6 = memref.load %0[] : memref<i1>
  %7 = memref.load %1[] : memref<i128>
  %8 = memref.load %2[] : memref<index>
  %9 = memref.load %3[] : memref<f16>
  %10 = memref.load %4[] : memref<f64>
  %11 = memref.load %5[] : memref<bf16>
  return %6, %7, %8, %9, %10, %11 : i1, i128, index, f16, f64, bf16
}
// -----

func.func @vector(%x: vector<4xf32>, %c: i1) -> vector<4xf32> {
  %m = memref.alloca() : memref<vector<4xf32>>
  cf.cond_br %c, ^a, ^e
^a:
  memref.store %x, %m[] : memref<vector<4xf32>>
  cf.br ^e
^e:
  %0 = memref.load %m[] : memref<vector<4xf32>>
  return %0 : vector<4xf32>
}
// -----

// Another type of elements.
func.func @complex(%x: complex<f32>) -> complex<f32> {
  %m = memref.alloca() : memref<complex<f32>>
  memref.store %x, %m[] : memref<complex<f32>>
  %0 = memref.load %m[] : memref<complex<f32>>
  return %0 : complex<f32>
}
// -----

// A slot with a pointer to another slot.
func.func @pointer(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  %p = memref.alloca() : memref<memref<i32>>
  memref.store %m, %p[] : memref<memref<i32>>
  %q = memref.load %p[] : memref<memref<i32>>
  memref.store %x, %q[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

// A pointer that is not stored.
func.func @pointer_default() -> i32 {
  %p = memref.alloca() : memref<memref<i32>>
  %q = memref.load %p[] : memref<memref<i32>>
  %0 = memref.load %q[] : memref<i32>
  return %0 : i32
}
// -----

// A pointer that two paths store.
func.func @pointers(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<i32>
  %p = memref.alloca() : memref<memref<i32>>
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %a, %p[] : memref<memref<i32>>
  cf.br ^e
^b:
  memref.store %b, %p[] : memref<memref<i32>>
  cf.br ^e
^e:
  %q = memref.load %p[] : memref<memref<i32>>
  memref.store %x, %q[] : memref<i32>
  %0 = memref.load %q[] : memref<i32>
  return %0 : i32
}
// -----

// One element, with indices.
func.func @one_element(%x: i32, %i: index) -> i32 {
  %m = memref.alloca() : memref<1x1xi32>
  memref.store %x, %m[%i, %i] : memref<1x1xi32>
  %0 = memref.load %m[%i, %i] : memref<1x1xi32>
  return %0 : i32
}
// -----

// Several elements, or none.
func.func @several_elements(%x: i32, %i: index) -> (i32, i32) {
  %m = memref.alloca() : memref<2xi32>
  %n = memref.alloca() : memref<0xi32>
  memref.store %x, %m[%i] : memref<2xi32>
  %0 = memref.load %m[%i] : memref<2xi32>
  memref.store %x, %n[%i] : memref<0xi32>
  %1 = memref.load %n[%i] : memref<0xi32>
  return %0, %1 : i32, i32
}
// -----

func.func @dynamic(%x: i32, %i: index) -> i32 {
  %m = memref.alloca(%i) : memref<?xi32>
  memref.store %x, %m[%i] : memref<?xi32>
  %0 = memref.load %m[%i] : memref<?xi32>
  return %0 : i32
}
// -----

// A memory space and an alignment.
func.func @space(%x: i32) -> i32 {
  %m = memref.alloca() {alignment = 8 : i64} : memref<i32, 3>
  memref.store %x, %m[] : memref<i32, 3>
  %0 = memref.load %m[] : memref<i32, 3>
  return %0 : i32
}
// -----

// A layout.
func.func @layout(%x: i32, %i: index) -> i32 {
  %m = memref.alloca() : memref<1xi32, affine_map<(d0) -> (d0)>>
  memref.store %x, %m[%i] : memref<1xi32>
  %0 = memref.load %m[%i] : memref<1xi32>
  return %0 : i32
}
// -----

// An allocation that is not on the stack.
func.func @alloc(%x: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

// The pointer goes elsewhere.
func.func @escapes(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  "foo.use"(%m) : (memref<i32>) -> ()
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

func.func private @callee(memref<i32>)
func.func @passed(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  call @callee(%m) : (memref<i32>) -> ()
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

// The pointer itself is stored.
func.func @stored(%p: memref<memref<i32>>, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %m, %p[] : memref<memref<i32>>
  memref.store %x, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

// A cast.
func.func @cast(%x: i32, %i: index) -> i32 {
  %m = memref.alloca() : memref<1xi32>
  %n = memref.cast %m : memref<1xi32> to memref<?xi32>
  memref.store %x, %m[%i] : memref<1xi32>
  %0 = memref.load %n[%i] : memref<?xi32>
  return %0 : i32
}
// -----

// Atomic accesses.
func.func @atomic(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %0 = memref.atomic_rmw addi %x, %m[] : (i32, memref<i32>) -> i32
  %1 = memref.load %m[] : memref<i32>
  return %1 : i32
}
// -----

// A terminator that cannot pass values.
func.func @terminator(%x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  "foo.br"()[^a, ^e] : () -> ()
^a:
  memref.store %y, %m[] : memref<i32>
  cf.br ^e
^e:
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

// The same, where nothing has to be passed.
func.func @terminator_without_merge(%x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  "foo.br"()[^a, ^e] : () -> ()
^a:
  %0 = memref.load %m[] : memref<i32>
  cf.br ^e
^e:
  %1 = memref.load %m[] : memref<i32>
  return %1 : i32
}
// -----

// Names and locations.
func.func @locations(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32> loc("slot")
  cf.cond_br %c, ^a, ^e
^a:
  memref.store %x, %m[] : memref<i32> loc("store")
  cf.br ^e
^e:
  %0 = memref.load %m[] : memref<i32> loc("load")
  return %0 : i32
}
