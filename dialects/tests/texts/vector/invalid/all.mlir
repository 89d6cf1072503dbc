func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.broadcast %v : vector<4x8xf32> to vector<8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.broadcast %w : vector<4xf32> to vector<2x5xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.broadcast %m : memref<?x?xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.broadcast %w : vector<4xf32> to vector<[4]xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.broadcast %f : f32 to vector<4xi32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transpose %v, [0, 1, 2] : vector<4x8xf32> to vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transpose %v, [0, 0] : vector<4x8xf32> to vector<4x4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transpose %v, [0, 2] : vector<4x8xf32> to vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x8xf32> to vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transpose %v, [0] : vector<4x8xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.shape_cast %v : vector<4x8xf32> to vector<31xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.shape_cast %v : vector<4x8xf32> to vector<32xi32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.shape_cast %v : vector<4x8xf32> to vector<[32]xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.bitcast %v : vector<4x8xf32> to vector<4x8xf16>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.bitcast %v : vector<4x8xf32> to vector<8x8xf16>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.bitcast %v : vector<4x8xf32> to vector<32xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract %v[4] : vector<8xf32> from vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract %v[0, 0, 0] : f32 from vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract %v[0, 0] : vector<f32> from vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract %v[0] : vector<4xf32> from vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract %v[-2] : vector<8xf32> from vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.insert %w, %v[0, 0] : vector<4xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.insert %f, %v[0] : f32 into vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.insert %f, %v[0, 8] : f32 into vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.insert %f, %v[0, 0, 0] : f32 into vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.shuffle %w, %w [0, 8] : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.shuffle %w, %w [] : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.shuffle %w, %v [0] : vector<4xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [3], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [5], sizes = [3], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [0], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [2]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 1, 2], sizes = [2, 2, 2], strides = [1, 1, 1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [0], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 0], strides = [1, 1]} : vector<4xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.insert_strided_slice %v, %w {offsets = [0], strides = [1, 1]} : vector<4x8xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [4, 0], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 5], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 0], strides = [2]} : vector<4xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.reduction <add>, %v : vector<4x8xf32> into f32
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.reduction <xor>, %w : vector<4xf32> into f32
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.reduction <add>, %w : vector<4xf32> into i32
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.reduction <joke>, %w : vector<4xf32> into f32
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.multi_reduction <add>, %v, %w [0] : vector<4x8xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.multi_reduction <add>, %v, %f [0] : vector<4x8xf32> to f32
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 5 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0:2 = vector.scan <add>, %v, %v {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0:2 = vector.scan <xor>, %v, %w {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.outerproduct %w : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.outerproduct %f, %f : f32, f32
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.outerproduct %v, %w : vector<4x8xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.outerproduct %w, %v : vector<4xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.outerproduct %w, %w, %v {kind = #vector.kind<or>} : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.outerproduct %w, %w {kind = #vector.kind<or>} : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.constant_mask [1, 2, 3] : vector<4x4xi1>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.constant_mask [5, 2] : vector<4x4xi1>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.constant_mask [0, 2] : vector<4x4xi1>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.constant_mask [2] : vector<i1>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.constant_mask [1, 1] : vector<i1>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.create_mask %i : vector<4x4xi1>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.create_mask : vector<i1>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.load %m[%i] : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xi32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4x4x4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  vector.store %w, %m[%i] : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  "vector.store"(%n, %m, %i, %i) : (vector<4xindex>, memref<?x?xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.maskedload %m[%i], %k, %w : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.maskedload %m[%i, %i], %k, %w : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<5xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.maskedload %m[%i, %i], %k, %n : memref<?x?xf32>, vector<4xi1>, vector<4xindex> into vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  vector.maskedstore %m[%i, %i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  vector.maskedstore %m[%i, %i], %k, %n : memref<?x?xf32>, vector<4xi1>, vector<4xindex>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.gather %m[%i] [%n], %k, %w : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.gather %m[%i, %i] [%n], %k, %w : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<5xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  vector.scatter %m[%i, %i] [%n], %k, %v : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  vector.scatter %m[%i, %i] [%n], %k, %n : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xindex>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.expandload %m[%i], %k, %w : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.expandload %m[%i, %i], %k, %w : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<5xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  vector.compressstore %m[%i], %k, %w : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.type_cast %m : memref<?x?xf32> to memref<vector<4x4xf32>>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i], %f : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x2x2xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, true]} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = "vector.transfer_read"(%m, %i, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<?x?xf32>, index, index, index) -> vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = "vector.transfer_read"(%m, %i, %i, %f, %k) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<5xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  vector.transfer_write %w, %m[%i] : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  vector.transfer_write %w, %m[%i, %i] : vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  vector.transfer_write %w, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  vector.transfer_write %w, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0 * 2)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.mask %k { } : vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.mask %k { arith.addf %w, %w : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<5xf32> } : vector<4xi1> -> vector<5xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.mask %k, %f { vector.reduction <add>, %w : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  vector.mask %k, %w { vector.transfer_write %w, %m[%i, %i] : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.mask %k { vector.reduction <add>, %w : vector<4xf32> into f32 } : vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0, %1 = vector.deinterleave %v : vector<4x8xf32> -> vector<4x3xf32>
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %n: vector<4xindex>, %t: tensor<?x?xf32>) {
  %0 = vector.interleave %w, %w : vector<4xf32> -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "sum"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "parallel"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<7x4xf32>, %c: vector<4x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<7x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x5xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x5xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into f32
  return
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<or>} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
func.func @f(%v: vector<5x[8]xi32>) {
  %0:2 = "vector.deinterleave"(%v) : (vector<5x[8]xi32>) -> (vector<5x[4]xi32>, vector<5x[2]xi32>)
  return
}
// -----
func.func @f(%v: vector<5x[8]xi32>) {
  %0:2 = "vector.deinterleave"(%v) : (vector<5x[8]xi32>) -> (vector<5x[2]xi32>, vector<5x[4]xi32>)
  return
}
// -----
func.func @f(%v: vector<8xi32>) {
  %0 = "vector.shape_cast"(%v) <{rows = 2}> : (vector<8xi32>) -> vector<2x4xi32>
  return
}
// -----
func.func @f(%v: vector<3xf64>) {
  %0 = vector.outerproduct %v, %v {kind = "mul"} : vector<3xf64>, vector<3xf64>
  return
}
// -----
func.func @f(%v: vector<3xf64>, %m: vector<3xi8>, %s: f64) {
  %0 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]} %v, %v, %s, %m, %m : vector<3xf64>, vector<3xf64> into f64
  return
}
// -----
func.func @f(%v: vector<3xf64>, %m: vector<3xi1>, %s: f64) {
  %0 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]} %v, %v, %s, %m, %m : vector<3xf64>, vector<3xf64> into f64
  return
}
// -----
func.func @f(%v: vector<3xf64>, %m: memref<3xf64>, %i: index, %s: f64) {
  %0 = vector.transfer_read %m[%i], %s {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : memref<3xf64>, vector<3xf64>
  return
}
// -----
func.func @f(%v: vector<3xf64>, %s: f64) {
  %0 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"], kind = "add"} %v, %v, %s : vector<3xf64>, vector<3xf64> into f64
  return
}
// -----
func.func @f(%v: vector<3xf64>, %s: f64) {
  %0 = vector.contract {indexing_maps = [affine_map<(n, k) -> (k)>, affine_map<(n, k) -> (k)>, affine_map<(n, k) -> ()>], iterator_types = ["parallel", "reduction"]} %v, %v, %s : vector<3xf64>, vector<3xf64> into f64
  return
}

// -----

func.func @print_number() {
  vector.print str 7
  return
}

// -----

func.func @print_word() {
  vector.print str hello
  return
}
