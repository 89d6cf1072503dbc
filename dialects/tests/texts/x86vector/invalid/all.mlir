func.func @f(%k: vector<16xi1>, %a: vector<16xf32>, %s: vector<16xf32>) {
  %1 = x86vector.avx512.mask.compress %k, %a, %s {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %a: vector<16xf32>, %s: vector<16xi32>) {
  %1 = x86vector.avx512.mask.compress %k, %a, %s : vector<16xf32>, vector<16xi32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %a: vector<16xf32>) {
  %1 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5> : vector<16xi32>} : vector<16xf32>
  return
}

// -----

func.func @f(%k: vector<8xi1>, %a: vector<8xf64>, %s: vector<8xf64>) {
  %1 = x86vector.avx512.mask.compress %k, %a, %s {constant_src = dense<5.0> : vector<8xf64>} : vector<8xf64>, vector<8xf64>
  return
}

// -----

func.func @f(%k: vector<8xi1>, %a: vector<8xf64>, %s: vector<8xi64>) {
  %1 = x86vector.avx512.mask.compress %k, %a, %s : vector<8xf64>, vector<8xi64>
  return
}

// -----

func.func @f(%k: vector<8xi1>, %a: vector<8xf64>) {
  %1 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5> : vector<8xi64>} : vector<8xf64>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %a: vector<16xi32>, %s: vector<16xi32>) {
  %1 = x86vector.avx512.mask.compress %k, %a, %s {constant_src = dense<5> : vector<16xi32>} : vector<16xi32>, vector<16xi32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %a: vector<16xi32>, %s: vector<16xf32>) {
  %1 = x86vector.avx512.mask.compress %k, %a, %s : vector<16xi32>, vector<16xf32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %a: vector<16xi32>) {
  %1 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xi32>
  return
}

// -----

func.func @f(%k: vector<8xi1>, %a: vector<8xi64>, %s: vector<8xi64>) {
  %1 = x86vector.avx512.mask.compress %k, %a, %s {constant_src = dense<5> : vector<8xi64>} : vector<8xi64>, vector<8xi64>
  return
}

// -----

func.func @f(%k: vector<8xi1>, %a: vector<8xi64>, %s: vector<8xf64>) {
  %1 = x86vector.avx512.mask.compress %k, %a, %s : vector<8xi64>, vector<8xf64>
  return
}

// -----

func.func @f(%k: vector<8xi1>, %a: vector<8xi64>) {
  %1 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<8xf64>} : vector<8xi64>
  return
}
