// options: --arith-expand
// options: --arith-expand=include-bf16=true include-f8e8m0=true include-f4e2m1=true
// options: --arith-expand=include-bf16=true --canonicalize --cse
func.func @f(%a: i1, %b: i1) -> (i1, i1, i1) {
  %0 = arith.ceildivui %a, %b : i1
  %1 = arith.ceildivsi %a, %b : i1
  %2 = arith.floordivsi %a, %b : i1
  return %0, %1, %2 : i1, i1, i1
}

// -----

func.func @f(%a: i1, %b: i1) -> (i1, i1, i1, i1) {
  %0 = arith.maxsi %a, %b : i1
  %1 = arith.maxui %a, %b : i1
  %2 = arith.minsi %a, %b : i1
  %3 = arith.minui %a, %b : i1
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// -----

func.func @f(%a: i8, %b: i8) -> (i8, i8, i8) {
  %0 = arith.ceildivui %a, %b : i8
  %1 = arith.ceildivsi %a, %b : i8
  %2 = arith.floordivsi %a, %b : i8
  return %0, %1, %2 : i8, i8, i8
}

// -----

func.func @f(%a: i8, %b: i8) -> (i8, i8, i8, i8) {
  %0 = arith.maxsi %a, %b : i8
  %1 = arith.maxui %a, %b : i8
  %2 = arith.minsi %a, %b : i8
  %3 = arith.minui %a, %b : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// -----

func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.ceildivui %a, %b : i32
  %1 = arith.ceildivsi %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  return %0, %1, %2 : i32, i32, i32
}

// -----

func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.maxui %a, %b : i32
  %2 = arith.minsi %a, %b : i32
  %3 = arith.minui %a, %b : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @f(%a: i64, %b: i64) -> (i64, i64, i64) {
  %0 = arith.ceildivui %a, %b : i64
  %1 = arith.ceildivsi %a, %b : i64
  %2 = arith.floordivsi %a, %b : i64
  return %0, %1, %2 : i64, i64, i64
}

// -----

func.func @f(%a: i64, %b: i64) -> (i64, i64, i64, i64) {
  %0 = arith.maxsi %a, %b : i64
  %1 = arith.maxui %a, %b : i64
  %2 = arith.minsi %a, %b : i64
  %3 = arith.minui %a, %b : i64
  return %0, %1, %2, %3 : i64, i64, i64, i64
}

// -----

func.func @f(%a: i16, %b: i16) -> (i16, i16, i16) {
  %0 = arith.ceildivui %a, %b : i16
  %1 = arith.ceildivsi %a, %b : i16
  %2 = arith.floordivsi %a, %b : i16
  return %0, %1, %2 : i16, i16, i16
}

// -----

func.func @f(%a: i16, %b: i16) -> (i16, i16, i16, i16) {
  %0 = arith.maxsi %a, %b : i16
  %1 = arith.maxui %a, %b : i16
  %2 = arith.minsi %a, %b : i16
  %3 = arith.minui %a, %b : i16
  return %0, %1, %2, %3 : i16, i16, i16, i16
}

// -----

func.func @f(%a: index, %b: index) -> (index, index, index) {
  %0 = arith.ceildivui %a, %b : index
  %1 = arith.ceildivsi %a, %b : index
  %2 = arith.floordivsi %a, %b : index
  return %0, %1, %2 : index, index, index
}

// -----

func.func @f(%a: index, %b: index) -> (index, index, index, index) {
  %0 = arith.maxsi %a, %b : index
  %1 = arith.maxui %a, %b : index
  %2 = arith.minsi %a, %b : index
  %3 = arith.minui %a, %b : index
  return %0, %1, %2, %3 : index, index, index, index
}

// -----

func.func @f(%a: vector<3xi16>, %b: vector<3xi16>) -> (vector<3xi16>, vector<3xi16>, vector<3xi16>) {
  %0 = arith.ceildivui %a, %b : vector<3xi16>
  %1 = arith.ceildivsi %a, %b : vector<3xi16>
  %2 = arith.floordivsi %a, %b : vector<3xi16>
  return %0, %1, %2 : vector<3xi16>, vector<3xi16>, vector<3xi16>
}

// -----

func.func @f(%a: vector<3xi16>, %b: vector<3xi16>) -> (vector<3xi16>, vector<3xi16>, vector<3xi16>, vector<3xi16>) {
  %0 = arith.maxsi %a, %b : vector<3xi16>
  %1 = arith.maxui %a, %b : vector<3xi16>
  %2 = arith.minsi %a, %b : vector<3xi16>
  %3 = arith.minui %a, %b : vector<3xi16>
  return %0, %1, %2, %3 : vector<3xi16>, vector<3xi16>, vector<3xi16>, vector<3xi16>
}

// -----

func.func @f(%a: vector<[2]xi8>, %b: vector<[2]xi8>) -> (vector<[2]xi8>, vector<[2]xi8>, vector<[2]xi8>) {
  %0 = arith.ceildivui %a, %b : vector<[2]xi8>
  %1 = arith.ceildivsi %a, %b : vector<[2]xi8>
  %2 = arith.floordivsi %a, %b : vector<[2]xi8>
  return %0, %1, %2 : vector<[2]xi8>, vector<[2]xi8>, vector<[2]xi8>
}

// -----

func.func @f(%a: vector<[2]xi8>, %b: vector<[2]xi8>) -> (vector<[2]xi8>, vector<[2]xi8>, vector<[2]xi8>, vector<[2]xi8>) {
  %0 = arith.maxsi %a, %b : vector<[2]xi8>
  %1 = arith.maxui %a, %b : vector<[2]xi8>
  %2 = arith.minsi %a, %b : vector<[2]xi8>
  %3 = arith.minui %a, %b : vector<[2]xi8>
  return %0, %1, %2, %3 : vector<[2]xi8>, vector<[2]xi8>, vector<[2]xi8>, vector<[2]xi8>
}

// -----

func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) {
  %0 = arith.ceildivui %a, %b : tensor<2x3xi32>
  %1 = arith.ceildivsi %a, %b : tensor<2x3xi32>
  %2 = arith.floordivsi %a, %b : tensor<2x3xi32>
  return %0, %1, %2 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>
}

// -----

func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) {
  %0 = arith.maxsi %a, %b : tensor<2x3xi32>
  %1 = arith.maxui %a, %b : tensor<2x3xi32>
  %2 = arith.minsi %a, %b : tensor<2x3xi32>
  %3 = arith.minui %a, %b : tensor<2x3xi32>
  return %0, %1, %2, %3 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>
}

// -----

func.func @f(%a: vector<2xindex>, %b: vector<2xindex>) -> (vector<2xindex>, vector<2xindex>, vector<2xindex>) {
  %0 = arith.ceildivui %a, %b : vector<2xindex>
  %1 = arith.ceildivsi %a, %b : vector<2xindex>
  %2 = arith.floordivsi %a, %b : vector<2xindex>
  return %0, %1, %2 : vector<2xindex>, vector<2xindex>, vector<2xindex>
}

// -----

func.func @f(%a: vector<2xindex>, %b: vector<2xindex>) -> (vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>) {
  %0 = arith.maxsi %a, %b : vector<2xindex>
  %1 = arith.maxui %a, %b : vector<2xindex>
  %2 = arith.minsi %a, %b : vector<2xindex>
  %3 = arith.minui %a, %b : vector<2xindex>
  return %0, %1, %2, %3 : vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>
}

// -----

func.func @f(%a: f16, %b: f16) -> (f16, f16, f16, f16) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : f16
  %1 = arith.minimumf %a, %b fastmath<fast> {x = 1 : i32} : f16
  %2 = arith.maxnumf %a, %b fastmath<nnan> : f16
  %3 = arith.minnumf %a, %b : f16
  return %0, %1, %2, %3 : f16, f16, f16, f16
}

// -----

func.func @f(%a: bf16, %b: bf16) -> (bf16, bf16, bf16, bf16) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : bf16
  %1 = arith.minimumf %a, %b fastmath<fast> {x = 1 : i32} : bf16
  %2 = arith.maxnumf %a, %b fastmath<nnan> : bf16
  %3 = arith.minnumf %a, %b : bf16
  return %0, %1, %2, %3 : bf16, bf16, bf16, bf16
}

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32, f32, f32) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : f32
  %1 = arith.minimumf %a, %b fastmath<fast> {x = 1 : i32} : f32
  %2 = arith.maxnumf %a, %b fastmath<nnan> : f32
  %3 = arith.minnumf %a, %b : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// -----

func.func @f(%a: f64, %b: f64) -> (f64, f64, f64, f64) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : f64
  %1 = arith.minimumf %a, %b fastmath<fast> {x = 1 : i32} : f64
  %2 = arith.maxnumf %a, %b fastmath<nnan> : f64
  %3 = arith.minnumf %a, %b : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// -----

func.func @f(%a: f80, %b: f80) -> (f80, f80, f80, f80) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : f80
  %1 = arith.minimumf %a, %b fastmath<fast> {x = 1 : i32} : f80
  %2 = arith.maxnumf %a, %b fastmath<nnan> : f80
  %3 = arith.minnumf %a, %b : f80
  return %0, %1, %2, %3 : f80, f80, f80, f80
}

// -----

func.func @f(%a: f128, %b: f128) -> (f128, f128, f128, f128) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : f128
  %1 = arith.minimumf %a, %b fastmath<fast> {x = 1 : i32} : f128
  %2 = arith.maxnumf %a, %b fastmath<nnan> : f128
  %3 = arith.minnumf %a, %b : f128
  return %0, %1, %2, %3 : f128, f128, f128, f128
}

// -----

func.func @f(%a: f8E5M2, %b: f8E5M2) -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : f8E5M2
  %1 = arith.minimumf %a, %b fastmath<fast> {x = 1 : i32} : f8E5M2
  %2 = arith.maxnumf %a, %b fastmath<nnan> : f8E5M2
  %3 = arith.minnumf %a, %b : f8E5M2
  return %0, %1, %2, %3 : f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : vector<4xf32>
  %1 = arith.minimumf %a, %b fastmath<fast> {x = 1 : i32} : vector<4xf32>
  %2 = arith.maxnumf %a, %b fastmath<nnan> : vector<4xf32>
  %3 = arith.minnumf %a, %b : vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>, tensor<?xf16>, tensor<?xf16>) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : tensor<?xf16>
  %1 = arith.minimumf %a, %b fastmath<fast> {x = 1 : i32} : tensor<?xf16>
  %2 = arith.maxnumf %a, %b fastmath<nnan> : tensor<?xf16>
  %3 = arith.minnumf %a, %b : tensor<?xf16>
  return %0, %1, %2, %3 : tensor<?xf16>, tensor<?xf16>, tensor<?xf16>, tensor<?xf16>
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : tensor<*xf32>
  %1 = arith.minimumf %a, %b fastmath<fast> {x = 1 : i32} : tensor<*xf32>
  %2 = arith.maxnumf %a, %b fastmath<nnan> : tensor<*xf32>
  %3 = arith.minnumf %a, %b : tensor<*xf32>
  return %0, %1, %2, %3 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// -----

func.func @f(%a: bf16) -> (f32, f32) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.extf %a fastmath<ninf> : bf16 to f32
  return %0, %1 : f32, f32
}

// -----

func.func @f(%a: f32) -> (bf16, bf16) {
  %0 = arith.truncf %a : f32 to bf16
  %1 = arith.truncf %a fastmath<ninf> : f32 to bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @f(%a: vector<2xbf16>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = arith.extf %a : vector<2xbf16> to vector<2xf32>
  %1 = arith.extf %a fastmath<ninf> : vector<2xbf16> to vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// -----

func.func @f(%a: vector<2xf32>) -> (vector<2xbf16>, vector<2xbf16>) {
  %0 = arith.truncf %a : vector<2xf32> to vector<2xbf16>
  %1 = arith.truncf %a fastmath<ninf> : vector<2xf32> to vector<2xbf16>
  return %0, %1 : vector<2xbf16>, vector<2xbf16>
}

// -----

func.func @f(%a: bf16) -> (f64, f64) {
  %0 = arith.extf %a : bf16 to f64
  %1 = arith.extf %a fastmath<ninf> : bf16 to f64
  return %0, %1 : f64, f64
}

// -----

func.func @f(%a: f64) -> (bf16, bf16) {
  %0 = arith.truncf %a : f64 to bf16
  %1 = arith.truncf %a fastmath<ninf> : f64 to bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @f(%a: vector<2xbf16>) -> (vector<2xf64>, vector<2xf64>) {
  %0 = arith.extf %a : vector<2xbf16> to vector<2xf64>
  %1 = arith.extf %a fastmath<ninf> : vector<2xbf16> to vector<2xf64>
  return %0, %1 : vector<2xf64>, vector<2xf64>
}

// -----

func.func @f(%a: vector<2xf64>) -> (vector<2xbf16>, vector<2xbf16>) {
  %0 = arith.truncf %a : vector<2xf64> to vector<2xbf16>
  %1 = arith.truncf %a fastmath<ninf> : vector<2xf64> to vector<2xbf16>
  return %0, %1 : vector<2xbf16>, vector<2xbf16>
}

// -----

func.func @f(%a: f8E8M0FNU) -> (f16, f16) {
  %0 = arith.extf %a : f8E8M0FNU to f16
  %1 = arith.extf %a fastmath<ninf> : f8E8M0FNU to f16
  return %0, %1 : f16, f16
}

// -----

func.func @f(%a: f16) -> (f8E8M0FNU, f8E8M0FNU) {
  %0 = arith.truncf %a : f16 to f8E8M0FNU
  %1 = arith.truncf %a fastmath<ninf> : f16 to f8E8M0FNU
  return %0, %1 : f8E8M0FNU, f8E8M0FNU
}

// -----

func.func @f(%a: vector<2xf8E8M0FNU>) -> (vector<2xf16>, vector<2xf16>) {
  %0 = arith.extf %a : vector<2xf8E8M0FNU> to vector<2xf16>
  %1 = arith.extf %a fastmath<ninf> : vector<2xf8E8M0FNU> to vector<2xf16>
  return %0, %1 : vector<2xf16>, vector<2xf16>
}

// -----

func.func @f(%a: vector<2xf16>) -> (vector<2xf8E8M0FNU>, vector<2xf8E8M0FNU>) {
  %0 = arith.truncf %a : vector<2xf16> to vector<2xf8E8M0FNU>
  %1 = arith.truncf %a fastmath<ninf> : vector<2xf16> to vector<2xf8E8M0FNU>
  return %0, %1 : vector<2xf8E8M0FNU>, vector<2xf8E8M0FNU>
}

// -----

func.func @f(%a: f8E8M0FNU) -> (bf16, bf16) {
  %0 = arith.extf %a : f8E8M0FNU to bf16
  %1 = arith.extf %a fastmath<ninf> : f8E8M0FNU to bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @f(%a: bf16) -> (f8E8M0FNU, f8E8M0FNU) {
  %0 = arith.truncf %a : bf16 to f8E8M0FNU
  %1 = arith.truncf %a fastmath<ninf> : bf16 to f8E8M0FNU
  return %0, %1 : f8E8M0FNU, f8E8M0FNU
}

// -----

func.func @f(%a: vector<2xf8E8M0FNU>) -> (vector<2xbf16>, vector<2xbf16>) {
  %0 = arith.extf %a : vector<2xf8E8M0FNU> to vector<2xbf16>
  %1 = arith.extf %a fastmath<ninf> : vector<2xf8E8M0FNU> to vector<2xbf16>
  return %0, %1 : vector<2xbf16>, vector<2xbf16>
}

// -----

func.func @f(%a: vector<2xbf16>) -> (vector<2xf8E8M0FNU>, vector<2xf8E8M0FNU>) {
  %0 = arith.truncf %a : vector<2xbf16> to vector<2xf8E8M0FNU>
  %1 = arith.truncf %a fastmath<ninf> : vector<2xbf16> to vector<2xf8E8M0FNU>
  return %0, %1 : vector<2xf8E8M0FNU>, vector<2xf8E8M0FNU>
}

// -----

func.func @f(%a: f8E8M0FNU) -> (f32, f32) {
  %0 = arith.extf %a : f8E8M0FNU to f32
  %1 = arith.extf %a fastmath<ninf> : f8E8M0FNU to f32
  return %0, %1 : f32, f32
}

// -----

func.func @f(%a: f32) -> (f8E8M0FNU, f8E8M0FNU) {
  %0 = arith.truncf %a : f32 to f8E8M0FNU
  %1 = arith.truncf %a fastmath<ninf> : f32 to f8E8M0FNU
  return %0, %1 : f8E8M0FNU, f8E8M0FNU
}

// -----

func.func @f(%a: vector<2xf8E8M0FNU>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = arith.extf %a : vector<2xf8E8M0FNU> to vector<2xf32>
  %1 = arith.extf %a fastmath<ninf> : vector<2xf8E8M0FNU> to vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// -----

func.func @f(%a: vector<2xf32>) -> (vector<2xf8E8M0FNU>, vector<2xf8E8M0FNU>) {
  %0 = arith.truncf %a : vector<2xf32> to vector<2xf8E8M0FNU>
  %1 = arith.truncf %a fastmath<ninf> : vector<2xf32> to vector<2xf8E8M0FNU>
  return %0, %1 : vector<2xf8E8M0FNU>, vector<2xf8E8M0FNU>
}

// -----

func.func @f(%a: f8E8M0FNU) -> (f64, f64) {
  %0 = arith.extf %a : f8E8M0FNU to f64
  %1 = arith.extf %a fastmath<ninf> : f8E8M0FNU to f64
  return %0, %1 : f64, f64
}

// -----

func.func @f(%a: f64) -> (f8E8M0FNU, f8E8M0FNU) {
  %0 = arith.truncf %a : f64 to f8E8M0FNU
  %1 = arith.truncf %a fastmath<ninf> : f64 to f8E8M0FNU
  return %0, %1 : f8E8M0FNU, f8E8M0FNU
}

// -----

func.func @f(%a: vector<2xf8E8M0FNU>) -> (vector<2xf64>, vector<2xf64>) {
  %0 = arith.extf %a : vector<2xf8E8M0FNU> to vector<2xf64>
  %1 = arith.extf %a fastmath<ninf> : vector<2xf8E8M0FNU> to vector<2xf64>
  return %0, %1 : vector<2xf64>, vector<2xf64>
}

// -----

func.func @f(%a: vector<2xf64>) -> (vector<2xf8E8M0FNU>, vector<2xf8E8M0FNU>) {
  %0 = arith.truncf %a : vector<2xf64> to vector<2xf8E8M0FNU>
  %1 = arith.truncf %a fastmath<ninf> : vector<2xf64> to vector<2xf8E8M0FNU>
  return %0, %1 : vector<2xf8E8M0FNU>, vector<2xf8E8M0FNU>
}

// -----

func.func @f(%a: f4E2M1FN) -> (f16, f16) {
  %0 = arith.extf %a : f4E2M1FN to f16
  %1 = arith.extf %a fastmath<ninf> : f4E2M1FN to f16
  return %0, %1 : f16, f16
}

// -----

func.func @f(%a: vector<2xf4E2M1FN>) -> (vector<2xf16>, vector<2xf16>) {
  %0 = arith.extf %a : vector<2xf4E2M1FN> to vector<2xf16>
  %1 = arith.extf %a fastmath<ninf> : vector<2xf4E2M1FN> to vector<2xf16>
  return %0, %1 : vector<2xf16>, vector<2xf16>
}

// -----

func.func @f(%a: f4E2M1FN) -> (bf16, bf16) {
  %0 = arith.extf %a : f4E2M1FN to bf16
  %1 = arith.extf %a fastmath<ninf> : f4E2M1FN to bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @f(%a: vector<2xf4E2M1FN>) -> (vector<2xbf16>, vector<2xbf16>) {
  %0 = arith.extf %a : vector<2xf4E2M1FN> to vector<2xbf16>
  %1 = arith.extf %a fastmath<ninf> : vector<2xf4E2M1FN> to vector<2xbf16>
  return %0, %1 : vector<2xbf16>, vector<2xbf16>
}

// -----

func.func @f(%a: f4E2M1FN) -> (f32, f32) {
  %0 = arith.extf %a : f4E2M1FN to f32
  %1 = arith.extf %a fastmath<ninf> : f4E2M1FN to f32
  return %0, %1 : f32, f32
}

// -----

func.func @f(%a: vector<2xf4E2M1FN>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = arith.extf %a : vector<2xf4E2M1FN> to vector<2xf32>
  %1 = arith.extf %a fastmath<ninf> : vector<2xf4E2M1FN> to vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// -----

func.func @f(%a: f4E2M1FN) -> (f8E5M2, f8E5M2) {
  %0 = arith.extf %a : f4E2M1FN to f8E5M2
  %1 = arith.extf %a fastmath<ninf> : f4E2M1FN to f8E5M2
  return %0, %1 : f8E5M2, f8E5M2
}

// -----

func.func @f(%a: vector<2xf4E2M1FN>) -> (vector<2xf8E5M2>, vector<2xf8E5M2>) {
  %0 = arith.extf %a : vector<2xf4E2M1FN> to vector<2xf8E5M2>
  %1 = arith.extf %a fastmath<ninf> : vector<2xf4E2M1FN> to vector<2xf8E5M2>
  return %0, %1 : vector<2xf8E5M2>, vector<2xf8E5M2>
}

// -----

func.func @f(%a: f32) -> (bf16) {
  %0 = arith.truncf %a to_nearest_even : f32 to bf16
  return %0 : bf16
}

// -----

func.func @f(%a: f32) -> (f8E8M0FNU) {
  %0 = arith.truncf %a toward_zero : f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// -----

func.func @f(%a: f16) -> (bf16) {
  %0 = arith.extf %a : f16 to f64
  %1 = arith.truncf %0 : f64 to bf16
  return %1 : bf16
}

// -----

func.func @f(%a: bf16) -> (bf16) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.truncf %0 : f32 to bf16
  return %1 : bf16
}

// -----

func.func @f(%a: f4E2M1FN, %s: f8E8M0FNU) -> (f32) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f8E8M0FNU to f32
  return %0 : f32
}

// -----

func.func @f(%a: f32, %s: f8E8M0FNU) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f32, %s: f8E8M0FNU) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f32, f8E8M0FNU to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN, %s: f8E8M0FNU) -> (f16) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f8E8M0FNU to f16
  return %0 : f16
}

// -----

func.func @f(%a: f16, %s: f8E8M0FNU) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f16, f8E8M0FNU to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f16, %s: f8E8M0FNU) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f16, f8E8M0FNU to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN, %s: f16) -> (f32) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f16 to f32
  return %0 : f32
}

// -----

func.func @f(%a: f32, %s: f16) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f32, f16 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f32, %s: f16) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f32, f16 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN, %s: f16) -> (f16) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f16 to f16
  return %0 : f16
}

// -----

func.func @f(%a: f16, %s: f16) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f16, f16 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f16, %s: f16) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f16, f16 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN, %s: f32) -> (f32) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f32 to f32
  return %0 : f32
}

// -----

func.func @f(%a: f32, %s: f32) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f32, f32 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f32, %s: f32) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f32, f32 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN, %s: f32) -> (f16) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f32 to f16
  return %0 : f16
}

// -----

func.func @f(%a: f16, %s: f32) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f16, f32 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f16, %s: f32) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f16, f32 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN, %s: f64) -> (f32) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f64 to f32
  return %0 : f32
}

// -----

func.func @f(%a: f32, %s: f64) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f32, f64 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f32, %s: f64) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f32, f64 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN, %s: f64) -> (f16) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f64 to f16
  return %0 : f16
}

// -----

func.func @f(%a: f16, %s: f64) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f16, f64 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f16, %s: f64) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f16, f64 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN, %s: f8E5M2) -> (f32) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f8E5M2 to f32
  return %0 : f32
}

// -----

func.func @f(%a: f32, %s: f8E5M2) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f32, f8E5M2 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f32, %s: f8E5M2) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f32, f8E5M2 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN, %s: f8E5M2) -> (f16) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f8E5M2 to f16
  return %0 : f16
}

// -----

func.func @f(%a: f16, %s: f8E5M2) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f16, f8E5M2 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f16, %s: f8E5M2) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f16, f8E5M2 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN, %s: bf16) -> (f32) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, bf16 to f32
  return %0 : f32
}

// -----

func.func @f(%a: f32, %s: bf16) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f32, bf16 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f32, %s: bf16) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f32, bf16 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f4E2M1FN, %s: bf16) -> (f16) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, bf16 to f16
  return %0 : f16
}

// -----

func.func @f(%a: f16, %s: bf16) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s : f16, bf16 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: f16, %s: bf16) -> (f8E5M2) {
  %0 = arith.scaling_truncf %a, %s toward_zero fastmath<fast> : f16, bf16 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f(%a: vector<4xf32>, %s: vector<4xf32>) -> (vector<4xf32>) {
  %0 = arith.scaling_truncf %a, %s : vector<4xf32>, vector<4xf32> to vector<4xf6E3M2FN>
  %1 = arith.scaling_extf %0, %s : vector<4xf6E3M2FN>, vector<4xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}

// -----

func.func @f() -> (i32, i32, i32) {
  %a = arith.constant 7 : i32
  %b = arith.constant -2 : i32
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.floordivsi %a, %b : i32
  %2 = arith.maxui %a, %b : i32
  return %0, %1, %2 : i32, i32, i32
}

// -----

func.func @f(%a: i32, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  %0 = arith.ceildivui %a, %one : i32
  %1 = scf.if %c -> i32 {
    %2 = arith.minsi %0, %a : i32
    scf.yield %2 : i32
  } else {
    %2 = arith.floordivsi %a, %0 : i32
    scf.yield %2 : i32
  }
  return %1 : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  return %a : i32
^bb1:
  %0 = arith.minsi %a, %a : i32
  %1 = arith.maxsi %0, %a : i32
  return %1 : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  return %a : i32
^bb1(%b: i32):
  %0 = arith.ceildivsi %a, %b : i32
  cf.br ^bb1(%0 : i32)
}

// -----

func.func @f(%a: i32) -> i32 {
  cf.br ^bb2
^bb1:
  %0 = arith.ceildivui %1, %a : i32
  return %0 : i32
^bb2:
  %1 = arith.floordivsi %a, %a : i32
  cf.br ^bb1
}

// -----

module {
  func.func private @g(i32)
  module {
    func.func @f(%a: i32, %m: memref<i32>) {
      scf.while : () -> () {
        %b = memref.load %m[] : memref<i32>
        %0 = arith.minui %a, %b : i32
        %1 = arith.cmpi eq, %0, %a : i32
        scf.condition(%1)
      } do {
        memref.store %a, %m[] : memref<i32>
        scf.yield
      }
      return
    }
  }
}
