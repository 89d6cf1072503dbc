// options: --convert-to-llvm
// options: --convert-to-llvm=dynamic=1
// options: --convert-to-llvm=filter-dialects=arith,func
// options: --convert-to-llvm=filter-dialects=func
func.func @f(%a: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %a[%i] : memref<4xf32>
  %1 = arith.addf %0, %0 : f32
  %c = complex.create %0, %1 : complex<f32>
  %d = complex.div %c, %c : complex<f32>
  %2 = math.sqrt %1 : f32
  %j = index.add %i, %i
  %p = ub.poison : f32
  %e = math.erf %2 : f32
  %k = arith.ceildivsi %i, %i : index
  cf.br ^bb1
^bb1:
  return %e : f32
}

// -----

func.func @loop(%n: index, %m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  cf.br ^bb1(%c0, %z : index, f64)
^bb1(%i: index, %s: f64):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %v = memref.load %m[%i] : memref<?xf64>
  %t = arith.addf %s, %v : f64
  %j = arith.addi %i, %c1 : index
  cf.br ^bb1(%j, %t : index, f64)
^bb3:
  return %s : f64
}

// -----

func.func @select(%c: i1, %a: memref<2xf32>, %b: memref<2xf32>) -> memref<2xf32> {
  %0 = arith.select %c, %a, %b : memref<2xf32>
  return %0 : memref<2xf32>
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16 : i64>} {
  func.func @narrow(%i: index, %m: memref<4xindex>) -> index {
    %0 = memref.load %m[%i] : memref<4xindex>
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.index_cast %1 : i32 to index
    %3 = index.mul %2, %i
    return %3 : index
  }
  module {
    func.func @inner(%i: index) -> index {
      %3 = index.mul %i, %i
      return %3 : index
    }
  }
}

// -----

func.func @garm(%m: memref<4x?xi32>, %i: index, %v: i32) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i, %i] : memref<4x?xi32> {
  ^bb0(%cur: i32):
    %c = arith.constant 1 : i32
    %y = arith.addi %cur, %v : i32
    memref.atomic_yield %y : i32
  }
  %z = arith.muli %x, %x : i32
  return %z : i32
}

// -----

func.func @static() -> memref<4x3xf32> {
  %0 = memref.alloc() : memref<4x3xf32>
  return %0 : memref<4x3xf32>
}

// -----

func.func @dyn(%a: index, %b: index) -> memref<?x3x?xf32> {
  %0 = memref.alloc(%a, %b) : memref<?x3x?xf32>
  memref.dealloc %0 : memref<?x3x?xf32>
  return %0 : memref<?x3x?xf32>
}

// -----

func.func @align(%a: index) {
  %0 = memref.alloc(%a) {alignment = 32} : memref<?xf32>
  %1 = memref.alloc() {alignment = 8 : i64} : memref<f64>
  memref.dealloc %1 : memref<f64>
  return
}

// -----

func.func @nested() {
  %0 = memref.alloc() : memref<3xmemref<2xf32>>
  %1 = memref.alloc() : memref<3xmemref<*xf32>>
  return
}

// -----

func.func @alloca(%n: index) {
  %0 = memref.alloca() : memref<3x4xf32>
  %1 = memref.alloca(%n) : memref<?x4xf32>
  %2 = memref.alloca(%n) {alignment = 64} : memref<4x?xindex>
  %3 = memref.alloca() : memref<f32, 5>
  return
}

// -----

func.func @layout(%n: index) {
  %0 = memref.alloc() : memref<3x4xf32, strided<[4,1], offset: 0>>
  %1 = memref.alloc() : memref<3x4xf32, strided<[1,3]>>
  return
}

// -----

func.func private @free(i32)
func.func @un(%m: memref<*xf32>) {
  memref.dealloc %m: memref<*xf32>
  return
}

// -----

llvm.func @malloc(i64) -> !llvm.ptr
func.func @un() {
  %1 = memref.alloc() : memref<4xf32>
  return
}

// -----

llvm.func @malloc(i32) -> !llvm.ptr
func.func @un() {
  %1 = memref.alloc() : memref<4xf32>
  return
}

// -----

func.func @neg() {
  %1 = memref.alloc() : memref<0x4xi8>
  return
}

// -----

module {
  module @inner {
  func.func @neg() {
  %1 = memref.alloc() : memref<0x4xi8>
  return
  }
  }
}

// -----

func.func @dim(%m: memref<4x?xf32>, %i: index, %u: memref<*xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  %1 = memref.dim %m, %c1 : memref<4x?xf32>
  %2 = memref.dim %m, %i : memref<4x?xf32>
  %3 = memref.dim %u, %i : memref<*xf32>
  %4 = memref.dim %m, %c7 : memref<4x?xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

// -----

func.func @rank(%m: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = memref.rank %m : memref<4x?xf32>
  %1 = memref.rank %u : memref<*xf32>
  return %0, %1 : index, index
}

// -----

func.func @load(%m: memref<4x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x?xf32>
  memref.store %0, %m[%j, %i] {nontemporal = true}: memref<4x?xf32>
  %1 = memref.load %m[%i, %j] {alignment = 8, nontemporal = true}: memref<4x?xf32>
  return %0 : f32
}

// -----

func.func @load2(%m: memref<3x4xf32, strided<[?, 2], offset: 7>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<3x4xf32, strided<[?, 2], offset: 7>>
  memref.store %0, %m[%j, %i] : memref<3x4xf32, strided<[?, 2], offset: 7>>
  return %0 : f32
}

// -----

func.func @load3(%m: memref<f32, strided<[], offset: ?>>, %z: memref<i1, 3>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[] : memref<f32, strided<[], offset: ?>>
  %1 = memref.load %z[] : memref<i1, 3>
  return %0 : f32
}

// -----

func.func @load4(%m: memref<3x4xcomplex<f32>, strided<[?, ?], offset: ?>>, %z: memref<2xvector<2x3xf32>>, %i: index, %j: index) {
  %0 = memref.load %m[%i, %j] : memref<3x4xcomplex<f32>, strided<[?, ?], offset: ?>>
  %1 = memref.load %z[%i] : memref<2xvector<2x3xf32>>
  memref.store %1, %z[%j] : memref<2xvector<2x3xf32>>
  return
}

// -----

func.func @prefetch(%m: memref<4x?xf32>, %i: index, %j: index) {
  memref.prefetch %m[%i, %j], write, locality<3>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %j], read, locality<0>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %j], read, locality<2>, instr : memref<4x?xf32>
  return
}

// -----

func.func @arm(%m: memref<4xi32>, %f: memref<4xf32>, %i: index, %v: i32, %w: f32) {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %1 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %2 = memref.atomic_rmw maxs %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %3 = memref.atomic_rmw maxu %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %4 = memref.atomic_rmw mins %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %5 = memref.atomic_rmw minu %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %6 = memref.atomic_rmw ori %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %7 = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %8 = memref.atomic_rmw addf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %9 = memref.atomic_rmw assign %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %10 = memref.atomic_rmw maximumf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %11 = memref.atomic_rmw minimumf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %12 = memref.atomic_rmw maxnumf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %13 = memref.atomic_rmw minnumf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %14 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %15 = memref.atomic_rmw mulf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %16 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @garm(%m: memref<4x?xi32>, %i: index, %v: i32) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i, %i] : memref<4x?xi32> {
  ^bb0(%cur: i32):
    %y = arith.addi %cur, %v : i32
    memref.atomic_yield %y : i32
  }
  %z = arith.muli %x, %x : i32
  return %z : i32
}

// -----

func.func @align(%m: memref<4x?xf32, strided<[?, ?], offset: ?>>) -> memref<4x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.assume_alignment %m, 16 : memref<4x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<4x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @align0(%m: memref<4xf32>, %n: memref<3xf32, 2>) {
  %0 = memref.assume_alignment %m, 64 : memref<4xf32>
  %1 = memref.assume_alignment %n, 64 : memref<3xf32, 2>
  return
}

// -----

func.func @dist(%m: memref<4xf32>, %n: memref<?xi8>, %k: memref<3xf32, strided<[?], offset: ?>>) {
  %0:3 = memref.distinct_objects %m, %n, %k : memref<4xf32>, memref<?xi8>, memref<3xf32, strided<[?], offset: ?>>
  memref.dealloc %0#1 : memref<?xi8>
  return
}

// -----

func.func @scope(%v: f32) -> f32 {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return
  }
  %r = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %v : f32
  }
  return %r : f32
}

// -----

func.func @ptr(%m: memref<4xf32>, %u: memref<*xf32>, %s: memref<4xf32, 3>) -> (index, index) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  %2 = memref.extract_aligned_pointer_as_index %s : memref<4xf32, 3> -> index
  return %0, %1 : index, index
}

// -----

func.func @meta(%m: memref<4x?xf32, strided<[?, 2], offset: ?>>) -> (memref<f32>, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 2], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// -----

func.func @cast(%m: memref<4x?xf32>, %u: memref<*xf32>, %s: memref<2xf32, 3>) -> (memref<*xf32>, memref<?x?xf32>, memref<*xf32, 3>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  %2 = memref.cast %1 : memref<4x?xf32> to memref<?x?xf32>
  %3 = memref.cast %s : memref<2xf32, 3> to memref<*xf32, 3>
  return %0, %2, %3 : memref<*xf32>, memref<?x?xf32>, memref<*xf32, 3>
}

// -----

func.func @copy(%a: memref<4x?xf32>, %b: memref<4x?xf32>) {
  memref.copy %a, %b : memref<4x?xf32> to memref<4x?xf32>
  return
}

// -----

func.func @copy1(%a: memref<4x3xf32, strided<[3, 1], offset: ?>>, %b: memref<4x3xf32>, %c: memref<2x3xcomplex<f32>>, %d: memref<2x3xcomplex<f32>>) {
  memref.copy %a, %b : memref<4x3xf32, strided<[3, 1], offset: ?>> to memref<4x3xf32>
  memref.copy %c, %d : memref<2x3xcomplex<f32>> to memref<2x3xcomplex<f32>>
  return
}

// -----

func.func @copy2(%a: memref<4x3xf32, strided<[6, 1], offset: 5>>, %b: memref<*xf32>, %c: memref<f32>) {
  memref.copy %a, %b : memref<4x3xf32, strided<[6, 1], offset: 5>> to memref<*xf32>
  memref.copy %b, %c : memref<*xf32> to memref<f32>
  memref.copy %b, %b : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @copy3(%a: memref<0x3xf32, strided<[3, 1], offset: 5>>, %b: memref<0x3xf32>, %c: memref<f32>, %d: memref<f32, strided<[], offset: 4>>, %e: memref<3xf32,2>, %f: memref<3xf32>) {
  memref.copy %a, %b : memref<0x3xf32, strided<[3, 1], offset: 5>> to memref<0x3xf32>
  memref.copy %c, %d : memref<f32> to memref<f32, strided<[], offset: 4>>
  memref.copy %e, %f : memref<3xf32, 2> to memref<3xf32>
  return
}

// -----

func.func @rc(%a: memref<4x3xf32>, %u: memref<*xf32>, %o: index, %s: index, %t: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<4x3xf32> to memref<3x4xf32>
  %1 = memref.reinterpret_cast %a to offset: [%o], sizes: [%s, 4], strides: [%t, 1] : memref<4x3xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %2 = memref.reinterpret_cast %u to offset: [%o], sizes: [%s], strides: [2] : memref<*xf32> to memref<?xf32, strided<[2], offset: ?>>
  %3 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  memref.dealloc %0 : memref<3x4xf32>
  memref.dealloc %1 : memref<?x4xf32, strided<[?, 1], offset: ?>>
  memref.dealloc %2 : memref<?xf32, strided<[2], offset: ?>>
  memref.dealloc %3 : memref<f32>
  return
}

// -----

func.func @reshape2(%a: memref<4x3xf32>, %u: memref<*xf32, 2>, %s: memref<?xindex>, %t: memref<?xi32>) {
  %0 = memref.reshape %a(%s) : (memref<4x3xf32>, memref<?xindex>) -> memref<*xf32>
  memref.dealloc %0 : memref<*xf32>
  %1 = memref.reshape %u(%s) : (memref<*xf32, 2>, memref<?xindex>) -> memref<*xf32, 2>
  return
}

// -----

func.func @view(%a: memref<2048xi8>, %o: index, %m: index, %n: index, %b: memref<64xi8, 4>) {
  %0 = memref.view %a[%o][%m, %n] : memref<2048xi8> to memref<?x4x?xf32>
  %1 = memref.view %a[%o][] : memref<2048xi8> to memref<64x4xf32>
  %2 = memref.view %a[%o][%m] : memref<2048xi8> to memref<64x?xf32>
  %3 = memref.view %a[%o][] : memref<2048xi8> to memref<f32>
  %4 = memref.view %b[%o][%m] : memref<64xi8, 4> to memref<?xf32, 4>
  %5 = memref.view %a[%o][%m] : memref<2048xi8> to memref<?x0xf32>
  return
}

// -----

func.func @transpose(%a: memref<?x?x3xf32, strided<[?, ?, 1], offset: ?>>, %b: memref<3x4xf32>) {
  %0 = memref.transpose %a (i, j, k) -> (k, i, j) : memref<?x?x3xf32, strided<[?, ?, 1], offset: ?>> to memref<3x?x?xf32, strided<[1, ?, ?], offset: ?>>
  %1 = memref.transpose %b (i, j) -> (i, j) : memref<3x4xf32> to memref<3x4xf32, strided<[4, 1]>>
  %2 = memref.transpose %b (i, j) -> (j, i) : memref<3x4xf32> to memref<4x3xf32, strided<[1, 4]>>
  return
}

// -----

func.func @msc(%a: memref<?x3xf32>, %u: memref<*xf32, 2>, %i: memref<*xf32>) {
  %0 = memref.memory_space_cast %a : memref<?x3xf32> to memref<?x3xf32, 3>
  %1 = memref.memory_space_cast %u : memref<*xf32, 2> to memref<*xf32>
  %2 = memref.memory_space_cast %i : memref<*xf32> to memref<*xf32, 5>
  return
}

// -----

memref.global "private" constant @a : memref<2x3xf32> = dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]>
memref.global @b : memref<4xi32> = uninitialized
memref.global "private" @c : memref<4xindex, 3>
memref.global constant @d : memref<f32> = dense<2.0> {alignment = 64}
memref.global @e : memref<2xcomplex<f32>> = uninitialized
memref.global @f : memref<i64> = uninitialized
memref.global @g : memref<2xindex> = dense<7>
memref.global @h : memref<index> = dense<7>
func.func @globals() {
  %0 = memref.get_global @a : memref<2x3xf32>
  %1 = memref.get_global @b : memref<4xi32>
  %2 = memref.get_global @c : memref<4xindex, 3>
  %3 = memref.get_global @d : memref<f32>
  return
}

// -----

memref.global @a : memref<2x3xf32, strided<[1, 2]>>
func.func @globals() {
  %0 = memref.get_global @a : memref<2x3xf32, strided<[1, 2]>>
  return
}

// -----

memref.global "nested" @a : memref<2x3xf32, "space">

// -----

memref.global "nested" @a : memref<2x3xf8E5M2> = dense<1.0>
memref.global  @ab : memref<2x3xf32> = dense<1.0> {my.attr = 3}

// -----

func.func @sub(%m: memref<4x?xf32>, %i: index) {
  %0 = memref.subview %m[1, 2][2, 2][1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @expand(%m: memref<4x?xf32>, %i: index) {
  %0 = memref.expand_shape %m[[0], [1, 2]] output_shape [4, %i, 2] : memref<4x?xf32> into memref<4x?x2xf32>
  %1 = memref.collapse_shape %m[[0, 1]] : memref<4x?xf32> into memref<?xf32>
  return
}

// -----

func.func @realloc(%m: memref<?xf32>, %i: index) {
  %0 = memref.realloc %m(%i) : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func private @ext(i32) -> memref<*xf32>
func.func @f(%a: i32) -> memref<*xf32> {
  %0 = call @ext(%a) : (i32) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @g(%a: memref<*xf32>, %b: memref<*xi8, 3>) -> (memref<*xf32>, i32, memref<*xi8, 3>) {
  %c = arith.constant 1 : i32
  return %a, %c, %b : memref<*xf32>, i32, memref<*xi8, 3>
}
func.func @h(%a: memref<*xf32>, %b: memref<*xi8, 3>) {
  %0:3 = call @g(%a, %b) : (memref<*xf32>, memref<*xi8, 3>) -> (memref<*xf32>, i32, memref<*xi8, 3>)
  return
}

// -----

func.func @c(%a: memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface} {
  return %a : memref<*xf32>
}

// -----

func.func private @d(%a: memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}

// -----

func.func @ind(%f: (memref<*xf32>) -> memref<*xf32>, %a: memref<*xf32>) {
  %0 = call_indirect %f(%a) : (memref<*xf32>) -> memref<*xf32>
  return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, !llvm.ptr = dense<32> : vector<4xi64>>} {
memref.global "private" constant @a : memref<2xf32> = dense<1.0>
func.func @f(%i: index) -> index {
  %0 = memref.get_global @a : memref<2xf32>
  return %i: index
}
}
