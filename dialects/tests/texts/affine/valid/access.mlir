func.func @maps(%n: index, %m: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%n)[%m]
  %1 = affine.apply affine_map<() -> (7)>()
  %2 = affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%n)[%m]
  %3 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%n, %m) {k}
  return
}
// -----
func.func @memory(%a: memref<100x100xf32>, %s: memref<f32>, %n: index, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i + 3, %j + symbol(%n)] : memref<100x100xf32>
      affine.store %0, %a[%i floordiv 2, (%i + %j) mod 7] : memref<100x100xf32>
      affine.store %0, %a[%i, %i] {note} : memref<100x100xf32>
      affine.prefetch %a[%i, %j + 5], read, locality<3>, data : memref<100x100xf32>
      affine.prefetch %a[0, -%j + 9], write, locality<0>, instr {p = 1} : memref<100x100xf32>
      %1 = affine.vector_load %a[%i, %j] : memref<100x100xf32>, vector<8xf32>
      affine.vector_store %1, %a[%i + 1, %j * 4 - 1] : memref<100x100xf32>, vector<8xf32>
    }
  }
  %2 = affine.load %s[] : memref<f32>
  affine.store %x, %s[] : memref<f32>
  return
}
// -----
func.func @symbols(%a: memref<?x?xf32>, %n: index) {
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %d {
    %c = arith.constant 4 : index
    %s = arith.muli %n, %c : index
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%s]
    affine.for %j = 0 to %s {
      %1 = affine.load %a[%0, symbol(%d)] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @basis(%i: index, %n: index) {
  %0:3 = affine.delinearize_index %i into (16, %n, 64) : index, index, index
  %1:2 = affine.delinearize_index %i into (8) : index, index
  %2 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, 3, %n) : index
  %3 = affine.linearize_index disjoint [%i, %n] by (3) : index
  %4 = affine.linearize_index disjoint [%i] by (%n) {k = "v"} : index
  return
}
// -----
func.func @views(%n: index, %b: memref<?xi8>) {
  affine.for %i = 0 to 10 {
    %c0 = arith.constant 0 : index
    %a = memref.alloc(%n) : memref<?xf32>
    %d = memref.dim %a, %c0 : memref<?xf32>
    affine.for %j = 0 to %d {
      %v = affine.load %a[%j] : memref<?xf32>
    }
  }
  return
}
