// options: --sroa --allow-unregistered-dialect
func.func @one(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  %0 = memref.load %m[%c0] : memref<2xi32>
  return %0 : i32
}
// -----

func.func @two(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  memref.store %y, %m[%c1] : memref<2xi32>
  %0 = memref.load %m[%c0] : memref<2xi32>
  %1 = memref.load %m[%c1] : memref<2xi32>
  return %0, %1 : i32, i32
}
// -----

// The order of uses determines the order of allocations.
func.func @order(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<4xi32>
  memref.store %x, %m[%c2] : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  %0 = memref.load %m[%c1] : memref<4xi32>
  %1 = memref.load %m[%c2] : memref<4xi32>
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
// -----

func.func @two_dimensions(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<2x3xf32>
  memref.store %x, %m[%c1, %c2] : memref<2x3xf32>
  memref.store %x, %m[%c0, %c2] : memref<2x3xf32>
  %0 = memref.load %m[%c1, %c2] : memref<2x3xf32>
  return %0 : f32
}
// -----

// Unused.
func.func @unused() {
  %m = memref.alloca() : memref<2xi32>
  return
}
// -----

// Only stored.
func.func @stored(%x: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  return
}
// -----

// Only loaded.
func.func @loaded() -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  %0 = memref.load %m[%c1] : memref<2xi32>
  return %0 : i32
}
// -----

// One element, no element, many elements.
func.func @sizes(%x: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<1xi32>
  %b = memref.alloca() : memref<0xi32>
  %c = memref.alloca() : memref<16xi32>
  %d = memref.alloca() : memref<17xi32>
  %0 = memref.load %a[%c0] : memref<1xi32>
  %1 = memref.load %b[%c0] : memref<0xi32>
  %2 = memref.load %c[%c0] : memref<16xi32>
  %3 = memref.load %d[%c0] : memref<17xi32>
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
// -----

// A slot without dimensions.
func.func @scalar(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

func.func @dynamic_size(%x: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca(%n) : memref<?xi32>
  memref.store %x, %m[%c0] : memref<?xi32>
  %0 = memref.load %m[%c0] : memref<?xi32>
  return %0 : i32
}
// -----

func.func @unknown_index(%x: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  %0 = memref.load %m[%n] : memref<2xi32>
  return %0 : i32
}
// -----

func.func @out_of_bounds(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  %0 = memref.load %m[%c2] : memref<2xi32>
  return %0 : i32
}
// -----

func.func @negative(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  %0 = memref.load %m[%c-1] : memref<2xi32>
  return %0 : i32
}
// -----

// The pointer goes elsewhere.
func.func @escapes(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  "foo.use"(%m) : (memref<2xi32>) -> ()
  %0 = memref.load %m[%c0] : memref<2xi32>
  return %0 : i32
}
// -----

func.func private @callee(memref<2xi32>)
func.func @passed(%x: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  call @callee(%m) : (memref<2xi32>) -> ()
  return
}
// -----

// The pointer is stored.
func.func @pointer_stored(%p: memref<memref<2xi32>>, %x: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  memref.store %m, %p[] : memref<memref<2xi32>>
  return
}
// -----

// An array of pointers to arrays.
func.func @pointers(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  %p = memref.alloca() : memref<2xmemref<2xi32>>
  memref.store %m, %p[%c1] : memref<2xmemref<2xi32>>
  %q = memref.load %p[%c1] : memref<2xmemref<2xi32>>
  memref.store %x, %q[%c0] : memref<2xi32>
  %0 = memref.load %m[%c0] : memref<2xi32>
  return %0 : i32
}
// -----

// Accesses in nested regions.
func.func @nested(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  scf.if %c {
    memref.store %x, %m[%c0] : memref<2xi32>
  } else {
    memref.store %x, %m[%c1] : memref<2xi32>
  }
  %0 = memref.load %m[%c0] : memref<2xi32>
  return %0 : i32
}
// -----

// Accesses in several blocks.
func.func @blocks(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  cf.cond_br %c, ^a, ^e
^a:
  memref.store %x, %m[%c0] : memref<2xi32>
  cf.br ^e
^e:
  %0 = memref.load %m[%c0] : memref<2xi32>
  return %0 : i32
^dead:
  %1 = memref.load %m[%c0] : memref<2xi32>
  return %1 : i32
}
// -----

// The allocation is in a nested region.
func.func @in_region(%c: i1, %x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %0 = scf.if %c -> i32 {
    %m = memref.alloca() : memref<2xi32>
    memref.store %x, %m[%c1] : memref<2xi32>
    %1 = memref.load %m[%c1] : memref<2xi32>
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}
// -----

func.func @in_loop(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloca() : memref<2x2xi32>
    memref.store %x, %m[%c1, %c0] : memref<2x2xi32>
    %1 = memref.load %m[%c1, %c0] : memref<2x2xi32>
    "foo.use"(%1) : (i32) -> ()
  }
  return
}
// -----

// A loop over the elements.
func.func @loop_index(%x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    memref.store %x, %m[%i] : memref<2xi32>
  }
  return
}
// -----

// Memory space, alignment and layout.
func.func @attributes(%x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() {alignment = 8 : i64} : memref<2xi32, 3>
  %n = memref.alloca() : memref<2x2xi32, affine_map<(d0, d1) -> (d1, d0)>>
  memref.store %x, %m[%c0] : memref<2xi32, 3>
  %0 = memref.load %m[%c0] : memref<2xi32, 3>
  %1 = memref.load %n[%c0, %c0] : memref<2x2xi32, affine_map<(d0, d1) -> (d1, d0)>>
  return %0, %1 : i32, i32
}
// -----

// Elements of all kinds.
func.func @elements(%x: vector<2xf32>) -> (vector<2xf32>, complex<f32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xvector<2xf32>>
  %n = memref.alloca() : memref<2xcomplex<f32>>
  %o = memref.alloca() : memref<2xindex>
  memref.store %x, %m[%c1] : memref<2xvector<2xf32>>
  memref.store %c1, %o[%c0] : memref<2xindex>
  %0 = memref.load %m[%c1] : memref<2xvector<2xf32>>
  %1 = memref.load %n[%c1] : memref<2xcomplex<f32>>
  %2 = memref.load %o[%c0] : memref<2xindex>
  return %0, %1, %2 : vector<2xf32>, complex<f32>, index
}
// -----

// Attributes of accesses.
func.func @access_attributes(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] {nontemporal = true, note} : memref<2xi32>
  %0 = memref.load %m[%c0] {alignment = 4 : i64} : memref<2xi32>
  return %0 : i32
}
// -----

// Other accesses.
func.func @atomic(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  %0 = memref.atomic_rmw addi %x, %m[%c0] : (i32, memref<2xi32>) -> i32
  return %0 : i32
}
// -----

func.func @cast(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  %n = memref.cast %m : memref<2xi32> to memref<?xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  %0 = memref.load %n[%c0] : memref<?xi32>
  return %0 : i32
}
// -----

func.func @alloc(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  %0 = memref.load %m[%c0] : memref<2xi32>
  return %0 : i32
}
// -----

// An index of another operation.
func.func @index_constant(%x: i32) -> i32 {
  %i = index.constant 1
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%i] : memref<2xi32>
  %0 = memref.load %m[%i] : memref<2xi32>
  return %0 : i32
}
// -----

// A graph region.
module @graph {
  func.func @f(%x: i32) -> i32 {
    %c1 = arith.constant 1 : index
    %m = memref.alloca() : memref<2xi32>
    %0 = memref.load %m[%c1] : memref<2xi32>
    memref.store %x, %m[%c1] : memref<2xi32>
    return %0 : i32
  }
}
// -----

// Definitions after uses.
func.func @unordered(%x: i32) {
  "foo.region"() ({
    memref.store %x, %m[%c1] : memref<2xi32>
    %0 = memref.load %m[%c1] : memref<2xi32>
    "foo.use"(%0) : (i32) -> ()
    %c1 = arith.constant 1 : index
    %m = memref.alloca() : memref<2xi32>
  }) : () -> ()
  return
}
