func.func @interleaving(%a: vector<3x[8]xi8>, %b: vector<3x[8]xi8>, %z: vector<i16>) {
  %0 = vector.interleave %a, %b : vector<3x[8]xi8> -> vector<3x[16]xi8>
  %1, %2 = vector.deinterleave %0 : vector<3x[16]xi8> -> vector<3x[8]xi8>
  %3 = vector.interleave %z, %z : vector<i16> -> vector<2xi16>
  return
}
// -----
func.func @parts(%v: vector<[8]xf16>, %s: vector<4xf16>, %w: vector<5x[8]xf16>) {
  %0 = vector.scalable.extract %v[4] : vector<4xf16> from vector<[8]xf16>
  %1 = vector.scalable.insert %s, %v[0] : vector<4xf16> into vector<[8]xf16>
  %2 = vector.extract_strided_slice %w {offsets = [1, 0], sizes = [3, 8], strides = [1, 1]} : vector<5x[8]xf16> to vector<3x[8]xf16>
  %3 = vector.insert_strided_slice %v, %w {offsets = [4, 0], strides = [1]} : vector<[8]xf16> into vector<5x[8]xf16>
  return
}
// -----
func.func @masks(%n: index, %v: vector<3x[4]xi32>, %acc: vector<3xi32>) -> vector<3xi32> {
  %scale = vector.vscale
  %0 = vector.create_mask %n, %scale : vector<3x[4]xi1>
  %1 = vector.constant_mask [2, 4] : vector<3x[4]xi1>
  %2 = vector.mask %0 { vector.multi_reduction <minui>, %v, %acc [1] : vector<3x[4]xi32> to vector<3xi32> } : vector<3x[4]xi1> -> vector<3xi32>
  return %2 : vector<3xi32>
}
// -----
#rows = affine_map<(m, n, k) -> (m, k)>
#columns = affine_map<(m, n, k) -> (k, n)>
#both = affine_map<(m, n, k) -> (m, n)>
func.func @product(%a: vector<2x6xbf16>, %b: vector<6x[4]xbf16>, %c: vector<2x[4]xf32>, %m: vector<2x[4]x6xi1>) -> vector<2x[4]xf32> {
  %0 = vector.mask %m {
    vector.contract {indexing_maps = [#rows, #columns, #both], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c {note = 3 : i32}
      : vector<2x6xbf16>, vector<6x[4]xbf16> into vector<2x[4]xf32>
  } : vector<2x[4]x6xi1> -> vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
// -----
func.func @outer(%a: vector<[2]xf64>, %b: vector<[4]xf64>, %c: vector<[2]x[4]xf64>, %s: f64) {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<[2]xf64>, vector<[4]xf64>
  %1 = vector.outerproduct %b, %s, %b {kind = #vector.kind<maximumf>} : vector<[4]xf64>, f64
  return
}
// -----
func.func @scans(%v: vector<4x2xi64>, %i: vector<2xi64>) -> (vector<4x2xi64>, vector<2xi64>) {
  %0:2 = vector.scan <mul>, %v, %i {inclusive = false, reduction_dim = 0 : i64, x} : vector<4x2xi64>, vector<2xi64>
  return %0#0, %0#1 : vector<4x2xi64>, vector<2xi64>
}
// -----
func.func @reductions(%v: vector<16xf32>, %w: vector<[4]xi8>, %f: f32) {
  %0 = vector.reduction <minnumf>, %v fastmath<nnan,contract> : vector<16xf32> into f32
  %1 = vector.reduction <mul>, %v, %f fastmath<fast> : vector<16xf32> into f32
  %2 = vector.reduction <and>, %w : vector<[4]xi8> into i8
  %3 = vector.step : vector<[4]xindex>
  return
}
// -----
func.func @aligned(%m: memref<?x8xf32>, %i: index, %p: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xindex>) {
  %0 = vector.load %m[%i, %i] {alignment = 16 : i64, nontemporal = true} : memref<?x8xf32>, vector<8xf32>
  vector.store %0, %m[%i, %i] {alignment = 1 : i64} : memref<?x8xf32>, vector<8xf32>
  %1 = vector.gather %m[%i, %i] [%x], %k, %p {alignment = 4 : i64} : memref<?x8xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %m[%i, %i] [%x], %k, %1 {alignment = 8 : i64} : memref<?x8xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
  return
}
