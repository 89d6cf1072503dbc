#matmat = {
  indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
#dot = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"], kind = #vector.kind<maxnumf>
}
func.func @contract(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>, %v: vector<4xf32>, %f: f32, %m: vector<4x7x3xi1>) {
  %0 = vector.contract #matmat %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  %1 = vector.contract #dot %v, %v, %f {first} : vector<4xf32>, vector<4xf32> into f32
  %2 = vector.mask %m { vector.contract #matmat %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32> } : vector<4x7x3xi1> -> vector<4x7xf32>
  return
}
// -----
func.func @reduce(%v: vector<16xf32>, %i: vector<16xi32>, %f: f32, %w: vector<2x3x4xf32>, %acc: vector<2x4xf32>) {
  %0 = vector.reduction <add>, %v : vector<16xf32> into f32
  %1 = vector.reduction <mul>, %v, %f fastmath<reassoc> : vector<16xf32> into f32
  %2 = vector.reduction <xor>, %i {k} : vector<16xi32> into i32
  %3 = vector.multi_reduction <maximumf>, %w, %acc [1] : vector<2x3x4xf32> to vector<2x4xf32>
  %4 = vector.multi_reduction <add>, %w, %f [0, 1, 2] : vector<2x3x4xf32> to f32
  %5:2 = vector.scan <add>, %w, %acc {inclusive = true, reduction_dim = 1 : i64} : vector<2x3x4xf32>, vector<2x4xf32>
  return
}
// -----
func.func @outer(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %f: f32, %s: vector<[4]xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %a, %f : vector<4xf32>, f32
  %4 = vector.outerproduct %s, %s : vector<[4]xf32>, vector<[4]xf32>
  %5 = vector.fma %a, %a, %a : vector<4xf32>
  return
}
// -----
func.func @masks(%n: index, %v: vector<16xf32>, %m: vector<16xi1>, %a: memref<?xf32>, %f: f32) {
  %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
  %1 = vector.constant_mask [1] : vector<i1>
  %2 = vector.constant_mask [4] : vector<[4]xi1>
  %3 = vector.create_mask %n, %n : vector<4x3xi1>
  %4 = vector.create_mask %n : vector<[4]xi1>
  %5 = vector.mask %m { vector.reduction <add>, %v : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %6 = vector.mask %m, %v { vector.transfer_read %a[%n], %f : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  vector.mask %m { vector.transfer_write %v, %a[%n] : vector<16xf32>, memref<?xf32> } {k} : vector<16xi1>
  vector.mask %m { } : vector<16xi1>
  return
}
// -----
func.func @print(%v: vector<4xf32>, %i: i32) {
  vector.print %v : vector<4xf32>
  vector.print %i : i32 punctuation <comma>
  vector.print punctuation <newline>
  vector.print str "hello"
  vector.print str
  vector.print str punctuation <comma>
  return
}
// -----
func.func @steps() {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  return
}
