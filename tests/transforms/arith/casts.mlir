func.func @f(%a: i8) -> i32 {
  %0 = arith.extui %a : i8 to i16
  %1 = arith.extui %0 : i16 to i32
  return %1 : i32
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi32> {
  %0 = arith.extui %a : vector<2xi8> to vector<2xi16>
  %1 = arith.extui %0 : vector<2xi16> to vector<2xi32>
  return %1 : vector<2xi32>
}
// -----
func.func @f(%a: tensor<?xi8>) -> tensor<?xi32> {
  %0 = arith.extui %a : tensor<?xi8> to tensor<?xi16>
  %1 = arith.extui %0 : tensor<?xi16> to tensor<?xi32>
  return %1 : tensor<?xi32>
}
// -----
func.func @f(%a: i8) -> i32 {
  %0 = arith.extui %a : i8 to i16
  %1 = arith.extsi %0 : i16 to i32
  return %1 : i32
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi32> {
  %0 = arith.extui %a : vector<2xi8> to vector<2xi16>
  %1 = arith.extsi %0 : vector<2xi16> to vector<2xi32>
  return %1 : vector<2xi32>
}
// -----
func.func @f(%a: tensor<?xi8>) -> tensor<?xi32> {
  %0 = arith.extui %a : tensor<?xi8> to tensor<?xi16>
  %1 = arith.extsi %0 : tensor<?xi16> to tensor<?xi32>
  return %1 : tensor<?xi32>
}
// -----
func.func @f(%a: i8) -> i32 {
  %0 = arith.extsi %a : i8 to i16
  %1 = arith.extui %0 : i16 to i32
  return %1 : i32
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi32> {
  %0 = arith.extsi %a : vector<2xi8> to vector<2xi16>
  %1 = arith.extui %0 : vector<2xi16> to vector<2xi32>
  return %1 : vector<2xi32>
}
// -----
func.func @f(%a: tensor<?xi8>) -> tensor<?xi32> {
  %0 = arith.extsi %a : tensor<?xi8> to tensor<?xi16>
  %1 = arith.extui %0 : tensor<?xi16> to tensor<?xi32>
  return %1 : tensor<?xi32>
}
// -----
func.func @f(%a: i8) -> i32 {
  %0 = arith.extsi %a : i8 to i16
  %1 = arith.extsi %0 : i16 to i32
  return %1 : i32
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi32> {
  %0 = arith.extsi %a : vector<2xi8> to vector<2xi16>
  %1 = arith.extsi %0 : vector<2xi16> to vector<2xi32>
  return %1 : vector<2xi32>
}
// -----
func.func @f(%a: tensor<?xi8>) -> tensor<?xi32> {
  %0 = arith.extsi %a : tensor<?xi8> to tensor<?xi16>
  %1 = arith.extsi %0 : tensor<?xi16> to tensor<?xi32>
  return %1 : tensor<?xi32>
}
// -----
func.func @f(%a: i8) -> i16 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.trunci %0 : i32 to i16
  return %1 : i16
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi16> {
  %0 = arith.extui %a : vector<2xi8> to vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi16>
  return %1 : vector<2xi16>
}
// -----
func.func @f(%a: i16) -> i8 {
  %0 = arith.extui %a : i16 to i32
  %1 = arith.trunci %0 : i32 to i8
  return %1 : i8
}
// -----
func.func @f(%a: vector<2xi16>) -> vector<2xi8> {
  %0 = arith.extui %a : vector<2xi16> to vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi8>
  return %1 : vector<2xi8>
}
// -----
func.func @f(%a: i8) -> i8 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.trunci %0 : i32 to i8
  return %1 : i8
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi8> {
  %0 = arith.extui %a : vector<2xi8> to vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi8>
  return %1 : vector<2xi8>
}
// -----
func.func @f(%a: i8) -> i4 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.trunci %0 : i32 to i4
  return %1 : i4
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi4> {
  %0 = arith.extui %a : vector<2xi8> to vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi4>
  return %1 : vector<2xi4>
}
// -----
func.func @f(%a: i8) -> i31 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.trunci %0 : i32 to i31
  return %1 : i31
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi31> {
  %0 = arith.extui %a : vector<2xi8> to vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi31>
  return %1 : vector<2xi31>
}
// -----
func.func @f(%a: i8) -> i16 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.trunci %0 : i32 to i16
  return %1 : i16
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi16> {
  %0 = arith.extsi %a : vector<2xi8> to vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi16>
  return %1 : vector<2xi16>
}
// -----
func.func @f(%a: i16) -> i8 {
  %0 = arith.extsi %a : i16 to i32
  %1 = arith.trunci %0 : i32 to i8
  return %1 : i8
}
// -----
func.func @f(%a: vector<2xi16>) -> vector<2xi8> {
  %0 = arith.extsi %a : vector<2xi16> to vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi8>
  return %1 : vector<2xi8>
}
// -----
func.func @f(%a: i8) -> i8 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.trunci %0 : i32 to i8
  return %1 : i8
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi8> {
  %0 = arith.extsi %a : vector<2xi8> to vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi8>
  return %1 : vector<2xi8>
}
// -----
func.func @f(%a: i8) -> i4 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.trunci %0 : i32 to i4
  return %1 : i4
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi4> {
  %0 = arith.extsi %a : vector<2xi8> to vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi4>
  return %1 : vector<2xi4>
}
// -----
func.func @f(%a: i8) -> i31 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.trunci %0 : i32 to i31
  return %1 : i31
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xi31> {
  %0 = arith.extsi %a : vector<2xi8> to vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi31>
  return %1 : vector<2xi31>
}
// -----
func.func @f(%a: i32) -> i8 {
  %0 = arith.trunci %a : i32 to i16
  %1 = arith.trunci %0 : i16 to i8
  return %1 : i8
}
// -----
func.func @f(%a: i32) -> i8 {
  %0 = arith.trunci %a overflow<nsw> : i32 to i16
  %1 = arith.trunci %0 overflow<nuw> : i16 to i8
  return %1 : i8
}
// -----
func.func @f(%a: i32) -> i8 {
  %s = arith.constant 24 : i32
  %0 = arith.shrsi %a, %s : i32
  %1 = arith.trunci %0 : i32 to i8
  return %1 : i8
}
// -----
func.func @f(%a: i32) -> i16 {
  %s = arith.constant 16 : i32
  %0 = arith.shrsi %a, %s : i32
  %1 = arith.trunci %0 : i32 to i16
  return %1 : i16
}
// -----
func.func @f(%a: i32) -> i8 {
  %s = arith.constant 8 : i32
  %0 = arith.shrsi %a, %s : i32
  %1 = arith.trunci %0 : i32 to i8
  return %1 : i8
}
// -----
func.func @f(%a: i32) -> i1 {
  %s = arith.constant 31 : i32
  %0 = arith.shrsi %a, %s : i32
  %1 = arith.trunci %0 : i32 to i1
  return %1 : i1
}
// -----
func.func @f(%a: i32) -> i16 {
  %s = arith.constant 24 : i32
  %0 = arith.shrsi %a, %s : i32
  %1 = arith.trunci %0 : i32 to i16
  return %1 : i16
}
// -----
func.func @f(%a: i32) -> i8 {
  %s = arith.constant 24 : i32
  %0 = arith.shrsi %a, %s exact : i32
  %1 = arith.trunci %0 overflow<nsw> : i32 to i8
  return %1 : i8
}
// -----
func.func @f(%a: vector<2xi32>) -> vector<2xi8> {
  %s = arith.constant dense<24> : vector<2xi32>
  %0 = arith.shrsi %a, %s : vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi8>
  return %1 : vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi32>) -> vector<2xi8> {
  %s = arith.constant dense<[24, 23]> : vector<2xi32>
  %0 = arith.shrsi %a, %s : vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi8>
  return %1 : vector<2xi8>
}
// -----
func.func @f(%a: index) -> index {
  %0 = arith.index_cast %a : index to i64
  %1 = arith.index_cast %0 : i64 to index
  return %1 : index
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %0 : index to i32
  return %1 : i32
}
// -----
func.func @f(%a: index) -> index {
  %0 = arith.index_cast %a : index to i64
  %1 = arith.index_cast %0 : i64 to index
  return %1 : index
}
// -----
func.func @f(%a: index) -> index {
  %0 = arith.index_cast %a : index to i128
  %1 = arith.index_cast %0 : i128 to index
  return %1 : index
}
// -----
func.func @f(%a: i64) -> i64 {
  %0 = arith.index_cast %a : i64 to index
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}
// -----
func.func @f(%a: i32) -> i64 {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}
// -----
func.func @f(%a: i8) -> index {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.index_cast %0 : i32 to index
  return %1 : index
}
// -----
func.func @f(%a: i8) -> index {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.index_cast %0 : i32 to index
  return %1 : index
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xindex> {
  %0 = arith.extsi %a : vector<2xi8> to vector<2xi32>
  %1 = arith.index_cast %0 : vector<2xi32> to vector<2xindex>
  return %1 : vector<2xindex>
}
// -----
func.func @f(%a: memref<2xi8>) -> memref<2xi8> {
  %0 = arith.index_cast %a : memref<2xi8> to memref<2xindex>
  %1 = arith.index_cast %0 : memref<2xindex> to memref<2xi8>
  return %1 : memref<2xi8>
}
// -----
func.func @f() -> index {
  %p = ub.poison : i8
  %1 = arith.index_cast %p : i8 to index
  return %1 : index
}
// -----
func.func @f(%a: index) -> index {
  %0 = arith.index_castui %a : index to i64
  %1 = arith.index_castui %0 : i64 to index
  return %1 : index
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.index_castui %a : i32 to index
  %1 = arith.index_castui %0 : index to i32
  return %1 : i32
}
// -----
func.func @f(%a: index) -> index {
  %0 = arith.index_castui %a : index to i64
  %1 = arith.index_castui %0 : i64 to index
  return %1 : index
}
// -----
func.func @f(%a: index) -> index {
  %0 = arith.index_castui %a : index to i128
  %1 = arith.index_castui %0 : i128 to index
  return %1 : index
}
// -----
func.func @f(%a: i64) -> i64 {
  %0 = arith.index_castui %a : i64 to index
  %1 = arith.index_castui %0 : index to i64
  return %1 : i64
}
// -----
func.func @f(%a: i32) -> i64 {
  %0 = arith.index_castui %a : i32 to index
  %1 = arith.index_castui %0 : index to i64
  return %1 : i64
}
// -----
func.func @f(%a: i8) -> index {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.index_castui %0 : i32 to index
  return %1 : index
}
// -----
func.func @f(%a: i8) -> index {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.index_castui %0 : i32 to index
  return %1 : index
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xindex> {
  %0 = arith.extui %a : vector<2xi8> to vector<2xi32>
  %1 = arith.index_castui %0 : vector<2xi32> to vector<2xindex>
  return %1 : vector<2xindex>
}
// -----
func.func @f(%a: memref<2xi8>) -> memref<2xi8> {
  %0 = arith.index_castui %a : memref<2xi8> to memref<2xindex>
  %1 = arith.index_castui %0 : memref<2xindex> to memref<2xi8>
  return %1 : memref<2xi8>
}
// -----
func.func @f() -> index {
  %p = ub.poison : i8
  %1 = arith.index_castui %p : i8 to index
  return %1 : index
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.bitcast %a : f32 to i32
  %1 = arith.bitcast %0 : i32 to f32
  return %1 : f32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.bitcast %a : i32 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
// -----
func.func @f(%a: f16) -> bf16 {
  %0 = arith.bitcast %a : f16 to i16
  %1 = arith.bitcast %0 : i16 to bf16
  return %1 : bf16
}
// -----
func.func @f(%a: vector<2xf32>) -> vector<2xf32> {
  %0 = arith.bitcast %a : vector<2xf32> to vector<2xi32>
  %1 = arith.bitcast %0 : vector<2xi32> to vector<2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @f(%a: i80) -> i80 {
  %0 = arith.bitcast %a : i80 to f80
  %1 = arith.bitcast %0 : f80 to i80
  return %1 : i80
}
// -----
func.func @f() -> (f32, vector<2xf32>) {
  %p = ub.poison : i32
  %1 = arith.bitcast %p : i32 to f32
  %q = ub.poison : vector<2xi32>
  %2 = arith.bitcast %q : vector<2xi32> to vector<2xf32>
  return %1, %2 : f32, vector<2xf32>
}
// -----
func.func @f(%a: f32) -> f32 {
  %1 = arith.bitcast %a : f32 to f32
  return %1 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = arith.extf %a : f16 to f32
  %1 = arith.truncf %0 : f32 to f16
  return %1 : f16
}
// -----
func.func @f(%a: f16) -> bf16 {
  %0 = arith.extf %a : f16 to f32
  %1 = arith.truncf %0 : f32 to bf16
  return %1 : bf16
}
// -----
func.func @f(%a: bf16) -> f16 {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.truncf %0 : f32 to f16
  return %1 : f16
}
// -----
func.func @f(%a: f32) -> f16 {
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %0 : f64 to f16
  return %1 : f16
}
// -----
func.func @f(%a: f16) -> f32 {
  %0 = arith.extf %a : f16 to f64
  %1 = arith.truncf %0 : f64 to f32
  return %1 : f32
}
// -----
func.func @f(%a: f8E5M2) -> f8E5M2 {
  %0 = arith.extf %a : f8E5M2 to bf16
  %1 = arith.truncf %0 : bf16 to f8E5M2
  return %1 : f8E5M2
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = arith.extf %a : f16 to tf32
  %1 = arith.truncf %0 : tf32 to f16
  return %1 : f16
}
// -----
func.func @f(%a: f8E4M3FN) -> f8E5M2 {
  %0 = arith.extf %a : f8E4M3FN to f16
  %1 = arith.truncf %0 : f16 to f8E5M2
  return %1 : f8E5M2
}
// -----
func.func @f(%a: bf16) -> bf16 {
  %0 = arith.extf %a : bf16 to tf32
  %1 = arith.truncf %0 : tf32 to bf16
  return %1 : bf16
}
// -----
func.func @f(%a: f8E8M0FNU) -> f8E8M0FNU {
  %0 = arith.extf %a : f8E8M0FNU to f16
  %1 = arith.truncf %0 : f16 to f8E8M0FNU
  return %1 : f8E8M0FNU
}
// -----
func.func @f(%a: f64) -> f32 {
  %0 = arith.extf %a : f64 to f80
  %1 = arith.truncf %0 : f80 to f32
  return %1 : f32
}
// -----
func.func @f(%a: f80) -> f80 {
  %0 = arith.extf %a : f80 to f128
  %1 = arith.truncf %0 : f128 to f80
  return %1 : f80
}
// -----
func.func @f(%a: vector<2xf16>) -> vector<2xf16> {
  %0 = arith.extf %a : vector<2xf16> to vector<2xf32>
  %1 = arith.truncf %0 : vector<2xf32> to vector<2xf16>
  return %1 : vector<2xf16>
}
// -----
func.func @f(%a: f16) -> (f32, f16) {
  %0 = arith.extf %a : f16 to f64
  %1 = arith.truncf %0 downward : f64 to f32
  %2 = arith.truncf %0 toward_zero fastmath<fast> : f64 to f16
  return %1, %2 : f32, f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.truncf %a fastmath<contract> : f32 to f16
  %1 = arith.extf %0 fastmath<contract> : f16 to f32
  return %1 : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.truncf %a fastmath<contract> : f32 to f16
  %1 = arith.extf %0 : f16 to f32
  return %1 : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.truncf %a : f32 to f16
  %1 = arith.extf %0 fastmath<contract> : f16 to f32
  return %1 : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.truncf %a fastmath<fast> : f32 to f16
  %1 = arith.extf %0 fastmath<contract> : f16 to f32
  return %1 : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.truncf %a fastmath<nnan> : f32 to f16
  %1 = arith.extf %0 fastmath<nnan> : f16 to f32
  return %1 : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.truncf %a : f32 to f16
  %1 = arith.extf %0 : f16 to f32
  return %1 : f32
}
// -----
func.func @f(%a: i32) -> f32 {
  %0 = arith.sitofp %a : i32 to f64
  %1 = arith.truncf %0 : f64 to f32
  return %1 : f32
}
// -----
func.func @f(%a: i32) -> f32 {
  %0 = arith.sitofp %a : i32 to f64
  %1 = arith.truncf %0 to_nearest_even : f64 to f32
  return %1 : f32
}
// -----
func.func @f(%a: i32) -> f32 {
  %0 = arith.sitofp %a : i32 to f64
  %1 = arith.truncf %0 upward : f64 to f32
  return %1 : f32
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xf32> {
  %0 = arith.sitofp %a : vector<2xi8> to vector<2xf64>
  %1 = arith.truncf %0 : vector<2xf64> to vector<2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @f(%a: i8) -> f32 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.sitofp %0 : i32 to f32
  return %1 : f32
}
// -----
func.func @f(%a: i8) -> f32 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.sitofp %0 : i32 to f32
  return %1 : f32
}
// -----
func.func @f() -> f32 {
  %p = ub.poison : i8
  %1 = arith.sitofp %p : i8 to f32
  return %1 : f32
}
// -----
func.func @f(%a: i32) -> f32 {
  %0 = arith.uitofp %a : i32 to f64
  %1 = arith.truncf %0 : f64 to f32
  return %1 : f32
}
// -----
func.func @f(%a: i32) -> f32 {
  %0 = arith.uitofp %a : i32 to f64
  %1 = arith.truncf %0 to_nearest_even : f64 to f32
  return %1 : f32
}
// -----
func.func @f(%a: i32) -> f32 {
  %0 = arith.uitofp %a : i32 to f64
  %1 = arith.truncf %0 upward : f64 to f32
  return %1 : f32
}
// -----
func.func @f(%a: vector<2xi8>) -> vector<2xf32> {
  %0 = arith.uitofp %a : vector<2xi8> to vector<2xf64>
  %1 = arith.truncf %0 : vector<2xf64> to vector<2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @f(%a: i8) -> f32 {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.uitofp %0 : i32 to f32
  return %1 : f32
}
// -----
func.func @f(%a: i8) -> f32 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.uitofp %0 : i32 to f32
  return %1 : f32
}
// -----
func.func @f() -> f32 {
  %p = ub.poison : i8
  %1 = arith.uitofp %p : i8 to f32
  return %1 : f32
}
// -----
func.func @f() -> (f16, f64, i8, i64, bf16) {
  %c = arith.constant 1.5 : f32
  %0 = arith.truncf %c : f32 to f16
  %1 = arith.extf %c : f32 to f64
  %2 = arith.fptosi %c : f32 to i8
  %3 = arith.fptoui %c : f32 to i64
  %4 = arith.truncf %c downward : f32 to bf16
  return %0, %1, %2, %3, %4 : f16, f64, i8, i64, bf16
}
// -----
func.func @f() -> (f16, f64, i8, i64, bf16) {
  %c = arith.constant 1.1 : f32
  %0 = arith.truncf %c : f32 to f16
  %1 = arith.extf %c : f32 to f64
  %2 = arith.fptosi %c : f32 to i8
  %3 = arith.fptoui %c : f32 to i64
  %4 = arith.truncf %c downward : f32 to bf16
  return %0, %1, %2, %3, %4 : f16, f64, i8, i64, bf16
}
// -----
func.func @f() -> (f16, f64, i8, i64, bf16) {
  %c = arith.constant 65536.0 : f32
  %0 = arith.truncf %c : f32 to f16
  %1 = arith.extf %c : f32 to f64
  %2 = arith.fptosi %c : f32 to i8
  %3 = arith.fptoui %c : f32 to i64
  %4 = arith.truncf %c downward : f32 to bf16
  return %0, %1, %2, %3, %4 : f16, f64, i8, i64, bf16
}
// -----
func.func @f() -> (f16, f64, i8, i64, bf16) {
  %c = arith.constant 0x7F800000 : f32
  %0 = arith.truncf %c : f32 to f16
  %1 = arith.extf %c : f32 to f64
  %2 = arith.fptosi %c : f32 to i8
  %3 = arith.fptoui %c : f32 to i64
  %4 = arith.truncf %c downward : f32 to bf16
  return %0, %1, %2, %3, %4 : f16, f64, i8, i64, bf16
}
// -----
func.func @f() -> (f16, f64, i8, i64, bf16) {
  %c = arith.constant 0x7FC00001 : f32
  %0 = arith.truncf %c : f32 to f16
  %1 = arith.extf %c : f32 to f64
  %2 = arith.fptosi %c : f32 to i8
  %3 = arith.fptoui %c : f32 to i64
  %4 = arith.truncf %c downward : f32 to bf16
  return %0, %1, %2, %3, %4 : f16, f64, i8, i64, bf16
}
// -----
func.func @f(%a: vector<4xf8E8M0FNU>, %b: vector<4xf4E2M1FN>) -> vector<4xf32> {
  %0 = arith.scaling_extf %b, %a : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  return %0 : vector<4xf32>
}
