// options: --convert-arith-to-llvm
// options: --convert-arith-to-llvm=index-bitwidth=32 --reconcile-unrealized-casts
func.func @numbers() -> (i32, index, f32, bf16, i1) {
  %0 = arith.constant 7 : i32
  %1 = arith.constant 8 : index
  %2 = arith.constant 2.5 : f32
  %3 = arith.constant {note = "kept"} 1.0 : bf16
  %4 = arith.constant true
  return %0, %1, %2, %3, %4 : i32, index, f32, bf16, i1
}

// -----

func.func @vectors() -> (vector<4xf32>, vector<2xindex>, vector<2x2xi8>, vector<f32>, vector<[2]xi32>) {
  %0 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %1 = arith.constant dense<5> : vector<2xindex>
  %2 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %3 = arith.constant dense<6.0> : vector<f32>
  %4 = arith.constant dense<3> : vector<[2]xi32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<2xindex>, vector<2x2xi8>, vector<f32>, vector<[2]xi32>
}

// -----

func.func @tensors() -> tensor<2xi8> {
  %0 = arith.constant dense<[1, 2]> : tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @narrow() -> (f8E5M2, vector<2xf8E4M3FN>, tf32) {
  %0 = arith.constant 2.0 : f8E5M2
  %1 = arith.constant dense<[1.0, 0.5]> : vector<2xf8E4M3FN>
  %2 = arith.constant 1.5 : tf32
  return %0, %1, %2 : f8E5M2, vector<2xf8E4M3FN>, tf32
}

// -----

func.func @overflow(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.subi %0, %b overflow<nuw> : i32
  %2 = arith.muli %1, %b overflow<nsw, nuw> : i32
  %3 = arith.shli %2, %b overflow<nsw> {note = 1 : i8} : i32
  %4 = arith.divui %3, %b exact : i32
  %5 = arith.shrsi %4, %b exact : i32
  return %5 : i32
}

// -----

func.func @extended_sums(%a: i32, %b: i32, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, i1, vector<4xi8>, vector<4xi1>) {
  %0, %1 = arith.addui_extended %a, %b : i32, i1
  %2, %3 = arith.addui_extended %v, %w : vector<4xi8>, vector<4xi1>
  return %0, %1, %2, %3 : i32, i1, vector<4xi8>, vector<4xi1>
}

// -----

func.func @extended_sums_of_indices(%i: index, %j: index) -> (index, i1) {
  %0, %1 = arith.addui_extended %i, %j : index, i1
  return %0, %1 : index, i1
}

// -----

func.func @extended_sums_of_rows(%v: vector<2x2xi8>, %w: vector<2x2xi8>) -> (vector<2x2xi8>, vector<2x2xi1>) {
  %0, %1 = arith.addui_extended %v, %w : vector<2x2xi8>, vector<2x2xi1>
  return %0, %1 : vector<2x2xi8>, vector<2x2xi1>
}

// -----

func.func @extended_products(%a: i32, %b: i32, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, i32, vector<4xi8>, vector<4xi8>) {
  %0, %1 = arith.mulsi_extended %a, %b : i32
  %2, %3 = arith.mului_extended %v, %w : vector<4xi8>
  return %0, %1, %2, %3 : i32, i32, vector<4xi8>, vector<4xi8>
}

// -----

func.func @extended_products_of_indices(%i: index, %j: index) -> (index, index) {
  %0, %1 = arith.mului_extended %i, %j : index
  return %0, %1 : index, index
}

// -----

func.func @extended_products_of_rows(%v: vector<2x2xi8>, %w: vector<2x2xi8>) -> (vector<2x2xi8>, vector<2x2xi8>) {
  %0, %1 = arith.mulsi_extended %v, %w : vector<2x2xi8>
  return %0, %1 : vector<2x2xi8>, vector<2x2xi8>
}

// -----

func.func @selected(%c: i1, %a: i32, %b: i32, %m: vector<3xi1>, %v: vector<3xf32>, %w: vector<3xf32>, %i: index, %j: index) -> (i32, vector<3xf32>, vector<3xf32>, index) {
  %0 = arith.select %c, %a, %b : i32
  %1 = arith.select %m, %v, %w : vector<3xi1>, vector<3xf32>
  %2 = arith.select %c, %v, %w : vector<3xf32>
  %3 = arith.select %c, %i, %j : index
  return %0, %1, %2, %3 : i32, vector<3xf32>, vector<3xf32>, index
}

// -----

func.func @selected_rows(%m: vector<2x3xi1>, %v: vector<2x3xf32>, %w: vector<2x3xf32>, %c: i1) -> (vector<2x3xf32>, vector<2x3xf32>) {
  %0 = arith.select %m, %v, %w : vector<2x3xi1>, vector<2x3xf32>
  %1 = arith.select %c, %v, %w : vector<2x3xf32>
  return %0, %1 : vector<2x3xf32>, vector<2x3xf32>
}

// -----

func.func @selected_others(%c: i1, %a: complex<f32>, %b: complex<f32>, %t: tensor<2xi8>, %u: tensor<2xi8>, %x: f8E5M2, %y: f8E5M2) -> (complex<f32>, tensor<2xi8>, f8E5M2) {
  %0 = arith.select %c, %a, %b : complex<f32>
  %1 = arith.select %c, %t, %u : tensor<2xi8>
  %2 = arith.select %c, %x, %y : f8E5M2
  return %0, %1, %2 : complex<f32>, tensor<2xi8>, f8E5M2
}

// -----

func.func @rows(%v: vector<2x3x4xf32>, %w: vector<2x3x4xf32>, %s: vector<2x[4]xi8>, %z: vector<f32>) -> (vector<2x3x4xf32>, vector<2x[4]xi8>, vector<f32>) {
  %0 = arith.mulf %v, %w fastmath<fast> : vector<2x3x4xf32>
  %1 = arith.addi %s, %s overflow<nsw> : vector<2x[4]xi8>
  %2 = arith.addf %z, %z : vector<f32>
  return %0, %1, %2 : vector<2x3x4xf32>, vector<2x[4]xi8>, vector<f32>
}

// -----

func.func @scalable_rows(%v: vector<[2]x4xf32>) -> vector<[2]x4xf32> {
  %0 = arith.addf %v, %v : vector<[2]x4xf32>
  return %0 : vector<[2]x4xf32>
}

// -----

func.func @tensors_stay(%v: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %v, %v : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @chain(%i: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = arith.addi %i, %c1 : index
  %1 = arith.muli %0, %0 : index
  %2 = arith.index_cast %1 : index to i32
  %3 = arith.index_cast %2 : i32 to index
  return %3 : index
}

// -----

func.func @in_a_loop(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %c0) -> (index) {
    %1 = arith.addi %sum, %i : index
    scf.yield %1 : index
  }
  return %0 : index
}
