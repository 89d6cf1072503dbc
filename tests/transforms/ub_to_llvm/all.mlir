// options: --convert-ub-to-llvm
// options: --convert-ub-to-llvm=index-bitwidth=32
func.func @integer() -> i32 {
  %0 = ub.poison : i32
  return %0 : i32
}

// -----

func.func @index() -> index {
  %0 = ub.poison : index
  return %0 : index
}

// -----

func.func @float() -> f64 {
  %0 = ub.poison : f64
  return %0 : f64
}

// -----

func.func @vector() -> vector<4xf32> {
  %0 = ub.poison : vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @rows() -> vector<2x3xi8> {
  %0 = ub.poison : vector<2x3xi8>
  return %0 : vector<2x3xi8>
}

// -----

func.func @number() -> complex<f32> {
  %0 = ub.poison : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @tensor() -> tensor<2xi8> {
  %0 = ub.poison : tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @narrow() -> f8E5M2 {
  %0 = ub.poison : f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @wide() -> i129 {
  %0 = ub.poison : i129
  return %0 : i129
}

// -----

func.func @zero_rank() -> vector<f32> {
  %0 = ub.poison : vector<f32>
  return %0 : vector<f32>
}

// -----

func.func @scalable() -> vector<[4]xindex> {
  %0 = ub.poison : vector<[4]xindex>
  return %0 : vector<[4]xindex>
}

// -----

func.func @unit() -> none {
  %0 = ub.poison : none
  return %0 : none
}

// -----

func.func @pointer() -> !llvm.ptr {
  %0 = ub.poison : !llvm.ptr
  return %0 : !llvm.ptr
}

// -----

func.func @structure() -> !llvm.struct<(i32, f32)> {
  %0 = ub.poison : !llvm.struct<(i32, f32)>
  return %0 : !llvm.struct<(i32, f32)>
}

// -----

func.func @tf32() -> tf32 {
  %0 = ub.poison : tf32
  return %0 : tf32
}

// -----

func.func @signed() -> si8 {
  %0 = ub.poison : si8
  return %0 : si8
}

// -----

func.func @never(%c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = ub.poison : i32
  return %0 : i32
^bb2:
  ub.unreachable
}

// -----

func.func @ends() {
  ub.unreachable
}

// -----

func.func @width_1() -> (i7, index) {
  %0 = ub.poison : i7
  %1 = ub.poison : index
  %2 = arith.addi %1, %1 : index
  return %0, %2 : i7, index
}

// -----

func.func @width_2() -> (i14, index) {
  %0 = ub.poison : i14
  %1 = ub.poison : index
  %2 = arith.addi %1, %1 : index
  return %0, %2 : i14, index
}

// -----

func.func @width_3() -> (i21, index) {
  %0 = ub.poison : i21
  %1 = ub.poison : index
  %2 = arith.addi %1, %1 : index
  return %0, %2 : i21, index
}

// -----

func.func @width_4() -> (i28, index) {
  %0 = ub.poison : i28
  %1 = ub.poison : index
  %2 = arith.addi %1, %1 : index
  return %0, %2 : i28, index
}

// -----

func.func @width_5() -> (i35, index) {
  %0 = ub.poison : i35
  %1 = ub.poison : index
  %2 = arith.addi %1, %1 : index
  return %0, %2 : i35, index
}

// -----

func.func @width_6() -> (i42, index) {
  %0 = ub.poison : i42
  %1 = ub.poison : index
  %2 = arith.addi %1, %1 : index
  return %0, %2 : i42, index
}

// -----

func.func @width_7() -> (i49, index) {
  %0 = ub.poison : i49
  %1 = ub.poison : index
  %2 = arith.addi %1, %1 : index
  return %0, %2 : i49, index
}

// -----

func.func @width_8() -> (i56, index) {
  %0 = ub.poison : i56
  %1 = ub.poison : index
  %2 = arith.addi %1, %1 : index
  return %0, %2 : i56, index
}

// -----

func.func @row_of_f16() -> vector<3xf16> {
  %0 = ub.poison : vector<3xf16>
  return %0 : vector<3xf16>
}

// -----

func.func @row_of_bf16() -> vector<3xbf16> {
  %0 = ub.poison : vector<3xbf16>
  return %0 : vector<3xbf16>
}

// -----

func.func @row_of_f80() -> vector<3xf80> {
  %0 = ub.poison : vector<3xf80>
  return %0 : vector<3xf80>
}

// -----

func.func @row_of_f128() -> vector<3xf128> {
  %0 = ub.poison : vector<3xf128>
  return %0 : vector<3xf128>
}

// -----

func.func @row_of_i1() -> vector<3xi1> {
  %0 = ub.poison : vector<3xi1>
  return %0 : vector<3xi1>
}

// -----

func.func @row_of_i4() -> vector<3xi4> {
  %0 = ub.poison : vector<3xi4>
  return %0 : vector<3xi4>
}

// -----

func.func @row_of_f4E2M1FN() -> vector<3xf4E2M1FN> {
  %0 = ub.poison : vector<3xf4E2M1FN>
  return %0 : vector<3xf4E2M1FN>
}

// -----

func.func @row_of_f6E2M3FN() -> vector<3xf6E2M3FN> {
  %0 = ub.poison : vector<3xf6E2M3FN>
  return %0 : vector<3xf6E2M3FN>
}

// -----

func.func @row_of_f8E4M3FNUZ() -> vector<3xf8E4M3FNUZ> {
  %0 = ub.poison : vector<3xf8E4M3FNUZ>
  return %0 : vector<3xf8E4M3FNUZ>
}

// -----

func.func @row_of_index() -> vector<3xindex> {
  %0 = ub.poison : vector<3xindex>
  return %0 : vector<3xindex>
}

// -----

func.func @row_of_f8E8M0FNU() -> vector<3xf8E8M0FNU> {
  %0 = ub.poison : vector<3xf8E8M0FNU>
  return %0 : vector<3xf8E8M0FNU>
}

// -----

func.func @row_of_f8E3M4() -> vector<3xf8E3M4> {
  %0 = ub.poison : vector<3xf8E3M4>
  return %0 : vector<3xf8E3M4>
}

// -----

func.func @row_of_llvm_ptr() -> vector<3x!llvm.ptr> {
  %0 = ub.poison : vector<3x!llvm.ptr>
  return %0 : vector<3x!llvm.ptr>
}
