// options: --convert-arith-to-llvm
// options: --convert-arith-to-llvm=index-bitwidth=16
func.func @sizes(%a: i8, %b: i64, %v: vector<4xi8>) -> (i32, i32, i8, i1, vector<4xi16>, vector<4xi32>) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extui %a : i8 to i32
  %2 = arith.trunci %b : i64 to i8
  %3 = arith.trunci %b overflow<nsw> : i64 to i1
  %4 = arith.extsi %v : vector<4xi8> to vector<4xi16>
  %5 = arith.extui %v : vector<4xi8> to vector<4xi32>
  return %0, %1, %2, %3, %4, %5 : i32, i32, i8, i1, vector<4xi16>, vector<4xi32>
}

// -----

func.func @floats(%a: f16, %b: f64, %v: vector<2xf32>) -> (f32, f32, bf16, vector<2xf64>, vector<2xf16>) {
  %0 = arith.extf %a : f16 to f32
  %1 = arith.truncf %b : f64 to f32
  %2 = arith.truncf %b fastmath<fast> : f64 to bf16
  %3 = arith.extf %v fastmath<nnan> : vector<2xf32> to vector<2xf64>
  %4 = arith.truncf %v : vector<2xf32> to vector<2xf16>
  return %0, %1, %2, %3, %4 : f32, f32, bf16, vector<2xf64>, vector<2xf16>
}

// -----

func.func @rounded(%a: f64, %v: vector<2xf64>) -> (f32, f32, f32, f32, f32, vector<2xf32>) {
  %0 = arith.truncf %a to_nearest_even : f64 to f32
  %1 = arith.truncf %a downward : f64 to f32
  %2 = arith.truncf %a upward : f64 to f32
  %3 = arith.truncf %a toward_zero : f64 to f32
  %4 = arith.truncf %a to_nearest_away : f64 to f32
  %5 = arith.truncf %v upward : vector<2xf64> to vector<2xf32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, vector<2xf32>
}

// -----

func.func @between(%a: i32, %b: f64, %v: vector<4xi16>, %w: vector<4xf32>) -> (f32, f64, i8, i16, vector<4xf32>, vector<4xi16>) {
  %0 = arith.sitofp %a : i32 to f32
  %1 = arith.uitofp %a : i32 to f64
  %2 = arith.fptosi %b : f64 to i8
  %3 = arith.fptoui %b : f64 to i16
  %4 = arith.uitofp %v : vector<4xi16> to vector<4xf32>
  %5 = arith.fptosi %w : vector<4xf32> to vector<4xi16>
  return %0, %1, %2, %3, %4, %5 : f32, f64, i8, i16, vector<4xf32>, vector<4xi16>
}

// -----

func.func @indices(%i: index, %a: i8, %b: i64, %c: i128, %v: vector<3xindex>, %w: vector<2x2xi16>) -> (i8, i64, i128, index, index, index, vector<3xi8>, vector<2x2xindex>) {
  %0 = arith.index_cast %i : index to i8
  %1 = arith.index_cast %i : index to i64
  %2 = arith.index_cast %i : index to i128
  %3 = arith.index_cast %a : i8 to index
  %4 = arith.index_cast %b : i64 to index
  %5 = arith.index_cast %c : i128 to index
  %6 = arith.index_cast %v : vector<3xindex> to vector<3xi8>
  %7 = arith.index_cast %w : vector<2x2xi16> to vector<2x2xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7 : i8, i64, i128, index, index, index, vector<3xi8>, vector<2x2xindex>
}

// -----

func.func @unsigned_indices(%i: index, %a: i8, %b: i64, %v: vector<3xi8>, %w: vector<2x2xindex>) -> (i8, index, index, vector<3xindex>, vector<2x2xi16>) {
  %0 = arith.index_castui %i : index to i8
  %1 = arith.index_castui %a : i8 to index
  %2 = arith.index_castui %b : i64 to index
  %3 = arith.index_castui %v : vector<3xi8> to vector<3xindex>
  %4 = arith.index_castui %w : vector<2x2xindex> to vector<2x2xi16>
  return %0, %1, %2, %3, %4 : i8, index, index, vector<3xindex>, vector<2x2xi16>
}

// -----

func.func @bits(%a: i32, %v: vector<2x2xi16>, %w: vector<4xf32>, %b: f32) -> (f32, vector<2x2xf16>, vector<4xi32>, f32) {
  %0 = arith.bitcast %a : i32 to f32
  %1 = arith.bitcast %v : vector<2x2xi16> to vector<2x2xf16>
  %2 = arith.bitcast %w : vector<4xf32> to vector<4xi32>
  %3 = arith.bitcast %b : f32 to f32
  return %0, %1, %2, %3 : f32, vector<2x2xf16>, vector<4xi32>, f32
}

// -----

func.func @bits_of_narrow_floats(%a: i8, %b: f8E5M2, %v: vector<4xf4E2M1FN>) -> (f8E4M3FN, i8, vector<4xi4>) {
  %0 = arith.bitcast %a : i8 to f8E4M3FN
  %1 = arith.bitcast %b : f8E5M2 to i8
  %2 = arith.bitcast %v : vector<4xf4E2M1FN> to vector<4xi4>
  return %0, %1, %2 : f8E4M3FN, i8, vector<4xi4>
}

// -----

func.func @narrow_floats(%a: f8E5M2, %b: f8E5M2, %c: f32, %d: tf32) -> (f8E5M2, f32, f8E4M3FN, i1, tf32) {
  %0 = arith.addf %a, %b : f8E5M2
  %1 = arith.extf %a : f8E5M2 to f32
  %2 = arith.truncf %c : f32 to f8E4M3FN
  %3 = arith.cmpf oeq, %a, %b : f8E5M2
  %4 = arith.negf %d : tf32
  return %0, %1, %2, %3, %4 : f8E5M2, f32, f8E4M3FN, i1, tf32
}
