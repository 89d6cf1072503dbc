func.func @reads(%a: memref<?x?xf32>, %t: tensor<4x8xf32>, %s: memref<f32>, %v: memref<?x?xvector<4x3xf32>>, %i: index, %m: vector<8xi1>) {
  %f = arith.constant 0.0 : f32
  %vf = arith.constant dense<0.0> : vector<4x3xf32>
  %0 = vector.transfer_read %a[%i, %i], %f : memref<?x?xf32>, vector<128xf32>
  %1 = vector.transfer_read %a[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<128xf32>
  %2 = vector.transfer_read %a[%i, %i], %f {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %t[%i, %i], %f, %m {in_bounds = [true]} : tensor<4x8xf32>, vector<8xf32>
  %4 = vector.transfer_read %a[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>, tag} : memref<?x?xf32>, vector<3x4x5xf32>
  %5 = vector.transfer_read %s[], %f : memref<f32>, vector<f32>
  %6 = vector.transfer_read %v[%i, %i], %vf : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}
// -----
func.func @writes(%a: memref<?x?xf32>, %t: tensor<?x?xf32>, %v: vector<4xf32>, %w: vector<4x8xf32>, %i: index, %m: vector<8x4xi1>) -> tensor<?x?xf32> {
  vector.transfer_write %v, %a[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %w, %a[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [false, true]} : vector<4x8xf32>, memref<?x?xf32>
  %0 = vector.transfer_write %w, %t[%i, %i] {in_bounds = [true, true], k = 1} : vector<4x8xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @scalable(%a: memref<?x?xf32>, %i: index, %m: vector<[4]xi1>) {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %f, %m : memref<?x?xf32>, vector<[4]xf32>
  vector.transfer_write %0, %a[%i, %i], %m : vector<[4]xf32>, memref<?x?xf32>
  return
}
// -----
func.func @memory(%a: memref<200x100xf32>, %v: memref<200x100xvector<8xf32>>, %i: index, %m: vector<8xi1>, %x: vector<8xf32>, %n: vector<8xindex>) {
  %0 = vector.load %a[%i, %i] : memref<200x100xf32>, vector<8xf32>
  %1 = vector.load %v[%i, %i] : memref<200x100xvector<8xf32>>, vector<8xf32>
  %2 = vector.load %a[%i, %i] {nontemporal = true} : memref<200x100xf32>, vector<4x8xf32>
  vector.store %0, %a[%i, %i] : memref<200x100xf32>, vector<8xf32>
  vector.store %1, %v[%i, %i] {alignment = 16 : i64} : memref<200x100xvector<8xf32>>, vector<8xf32>
  %3 = vector.maskedload %a[%i, %i], %m, %x : memref<200x100xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %a[%i, %i], %m, %x : memref<200x100xf32>, vector<8xi1>, vector<8xf32>
  %4 = vector.gather %a[%i, %i] [%n], %m, %x : memref<200x100xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %a[%i, %i] [%n], %m, %x : memref<200x100xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
  %5 = vector.expandload %a[%i, %i], %m, %x : memref<200x100xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %a[%i, %i], %m, %x : memref<200x100xf32>, vector<8xi1>, vector<8xf32>
  %6 = vector.type_cast %a : memref<200x100xf32> to memref<vector<200x100xf32>>
  return
}
