func.func @broadcasts(%f: f32, %v: vector<4xf32>, %o: vector<1xf32>, %s: vector<[4]xf32>, %z: vector<f32>) {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %2 = vector.broadcast %o : vector<1xf32> to vector<3x[4]xf32>
  %3 = vector.broadcast %s : vector<[4]xf32> to vector<2x[4]xf32>
  %4 = vector.broadcast %z : vector<f32> to vector<4xf32>
  %5 = vector.transpose %1, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %6 = vector.shape_cast %1 : vector<2x4xf32> to vector<8xf32>
  %7 = vector.bitcast %1 : vector<2x4xf32> to vector<2x8xf16>
  %8 = vector.bitcast %z : vector<f32> to vector<i32>
  return
}
// -----
func.func @positions(%v: vector<4x8x16xf32>, %w: vector<16xf32>, %f: f32, %i: index, %z: vector<f32>) {
  %0 = vector.extract %v[0] : vector<8x16xf32> from vector<4x8x16xf32>
  %1 = vector.extract %v[0, 3, 7] : f32 from vector<4x8x16xf32>
  %2 = vector.extract %v[%i, 3] : vector<16xf32> from vector<4x8x16xf32>
  %3 = vector.extract %v[-1, 1] : vector<16xf32> from vector<4x8x16xf32>
  %4 = vector.extract %z[] : f32 from vector<f32>
  %5 = vector.insert %w, %v[3, 2] : vector<16xf32> into vector<4x8x16xf32>
  %6 = vector.insert %f, %v[%i, 2, %i] : f32 into vector<4x8x16xf32>
  %7 = vector.insert %f, %z[] : f32 into vector<f32>
  return
}
// -----
func.func @lists(%v: vector<2x2xf32>, %f: f32, %w: vector<4xf32>) {
  %0:4 = vector.to_elements %v : vector<2x2xf32>
  %1 = vector.from_elements %0#0, %0#1, %f, %f : vector<4xf32>
  %2 = vector.from_elements %f : vector<f32>
  %3 = vector.shuffle %w, %w [0, 4, -1] : vector<4xf32>, vector<4xf32>
  %4 = vector.shuffle %v, %v [0, 1, 2] : vector<2x2xf32>, vector<2x2xf32>
  %5 = vector.interleave %w, %w : vector<4xf32> -> vector<8xf32>
  %6, %7 = vector.deinterleave %5 : vector<8xf32> -> vector<4xf32>
  return
}
// -----
func.func @slices(%v: vector<4x8x16xf32>, %s: vector<2x4xf32>, %t: vector<[16]xf32>, %u: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  %1 = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [1, 4], strides = [1, 1], k} : vector<4x8x16xf32> to vector<1x4x16xf32>
  %2 = vector.insert_strided_slice %s, %v {offsets = [2, 2, 2], strides = [1, 1]} : vector<2x4xf32> into vector<4x8x16xf32>
  %3 = vector.scalable.insert %u, %t[4] : vector<4xf32> into vector<[16]xf32>
  %4 = vector.scalable.extract %t[8] : vector<4xf32> from vector<[16]xf32>
  %5 = vector.vscale
  return
}
