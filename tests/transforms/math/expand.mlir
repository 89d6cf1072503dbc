// options: --math-expand-ops --allow-unregistered-dialect
// options: --math-expand-ops --canonicalize --cse --allow-unregistered-dialect
// options: --math-expand-ops=ops=tan,powf,roundeven --allow-unregistered-dialect
func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32, f32, f32) {
  %0 = math.tan %a : f32
  %1 = math.exp2 %a fastmath<fast> : f32
  %2 = math.rsqrt %a : f32
  %3 = math.fma %a, %b, %c : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64, f64, f64) {
  %0 = math.tan %a : f64
  %1 = math.exp2 %a fastmath<fast> : f64
  %2 = math.rsqrt %a : f64
  %3 = math.fma %a, %b, %c : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// -----

func.func @f(%a: f16, %b: f16, %c: f16) -> (f16, f16, f16, f16) {
  %0 = math.tan %a : f16
  %1 = math.exp2 %a fastmath<fast> : f16
  %2 = math.rsqrt %a : f16
  %3 = math.fma %a, %b, %c : f16
  return %0, %1, %2, %3 : f16, f16, f16, f16
}

// -----

func.func @f(%a: bf16, %b: bf16, %c: bf16) -> (bf16, bf16, bf16, bf16) {
  %0 = math.tan %a : bf16
  %1 = math.exp2 %a fastmath<fast> : bf16
  %2 = math.rsqrt %a : bf16
  %3 = math.fma %a, %b, %c : bf16
  return %0, %1, %2, %3 : bf16, bf16, bf16, bf16
}

// -----

func.func @f(%a: f80, %b: f80, %c: f80) -> (f80, f80, f80, f80) {
  %0 = math.tan %a : f80
  %1 = math.exp2 %a fastmath<fast> : f80
  %2 = math.rsqrt %a : f80
  %3 = math.fma %a, %b, %c : f80
  return %0, %1, %2, %3 : f80, f80, f80, f80
}

// -----

func.func @f(%a: f128, %b: f128, %c: f128) -> (f128, f128, f128, f128) {
  %0 = math.tan %a : f128
  %1 = math.exp2 %a fastmath<fast> : f128
  %2 = math.rsqrt %a : f128
  %3 = math.fma %a, %b, %c : f128
  return %0, %1, %2, %3 : f128, f128, f128, f128
}

// -----

func.func @f(%a: tf32, %b: tf32, %c: tf32) -> (tf32, tf32, tf32, tf32) {
  %0 = math.tan %a : tf32
  %1 = math.exp2 %a fastmath<fast> : tf32
  %2 = math.rsqrt %a : tf32
  %3 = math.fma %a, %b, %c : tf32
  return %0, %1, %2, %3 : tf32, tf32, tf32, tf32
}

// -----

func.func @f(%a: f8E5M2, %b: f8E5M2, %c: f8E5M2) -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %0 = math.tan %a : f8E5M2
  %1 = math.exp2 %a fastmath<fast> : f8E5M2
  %2 = math.rsqrt %a : f8E5M2
  %3 = math.fma %a, %b, %c : f8E5M2
  return %0, %1, %2, %3 : f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = math.tan %a : vector<4xf32>
  %1 = math.exp2 %a fastmath<fast> : vector<4xf32>
  %2 = math.rsqrt %a : vector<4xf32>
  %3 = math.fma %a, %b, %c : vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @f(%a: vector<[2]x3xf16>, %b: vector<[2]x3xf16>, %c: vector<[2]x3xf16>) -> (vector<[2]x3xf16>, vector<[2]x3xf16>, vector<[2]x3xf16>, vector<[2]x3xf16>) {
  %0 = math.tan %a : vector<[2]x3xf16>
  %1 = math.exp2 %a fastmath<fast> : vector<[2]x3xf16>
  %2 = math.rsqrt %a : vector<[2]x3xf16>
  %3 = math.fma %a, %b, %c : vector<[2]x3xf16>
  return %0, %1, %2, %3 : vector<[2]x3xf16>, vector<[2]x3xf16>, vector<[2]x3xf16>, vector<[2]x3xf16>
}

// -----

func.func @f(%a: tensor<2x3xf64>, %b: tensor<2x3xf64>, %c: tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) {
  %0 = math.tan %a : tensor<2x3xf64>
  %1 = math.exp2 %a fastmath<fast> : tensor<2x3xf64>
  %2 = math.rsqrt %a : tensor<2x3xf64>
  %3 = math.fma %a, %b, %c : tensor<2x3xf64>
  return %0, %1, %2, %3 : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>
}

// -----

func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0 = math.tan %a : tensor<?xf32>
  %1 = math.rsqrt %a : tensor<?xf32>
  %2 = math.fma %a, %b, %c fastmath<contract> : tensor<?xf32>
  return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<*xf32>, %c: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %0 = math.tan %a : tensor<*xf32>
  %1 = math.rsqrt %a : tensor<*xf32>
  %2 = math.fma %a, %b, %c fastmath<contract> : tensor<*xf32>
  return %0, %1, %2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// -----

func.func @f(%a: i1) -> i1 {
  %0 = math.ctlz %a : i1
  return %0 : i1
}

// -----

func.func @f(%a: i2) -> i2 {
  %0 = math.ctlz %a : i2
  return %0 : i2
}

// -----

func.func @f(%a: i4) -> i4 {
  %0 = math.ctlz %a : i4
  return %0 : i4
}

// -----

func.func @f(%a: i8) -> i8 {
  %0 = math.ctlz %a : i8
  return %0 : i8
}

// -----

func.func @f(%a: i16) -> i16 {
  %0 = math.ctlz %a : i16
  return %0 : i16
}

// -----

func.func @f(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}

// -----

func.func @f(%a: i64) -> i64 {
  %0 = math.ctlz %a : i64
  return %0 : i64
}

// -----

func.func @f(%a: i65) -> i65 {
  %0 = math.ctlz %a : i65
  return %0 : i65
}

// -----

func.func @f(%a: i128) -> i128 {
  %0 = math.ctlz %a : i128
  return %0 : i128
}

// -----

func.func @f(%a: vector<3xi16>) -> vector<3xi16> {
  %0 = math.ctlz %a : vector<3xi16>
  return %0 : vector<3xi16>
}

// -----

func.func @f(%a: vector<[4]xi8>) -> vector<[4]xi8> {
  %0 = math.ctlz %a : vector<[4]xi8>
  return %0 : vector<[4]xi8>
}

// -----

func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = math.ctlz %a : tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

func.func @f(%a: f16) -> (f16, f16) {
  %0 = math.roundeven %a : f16
  %1 = math.round %a : f16
  return %0, %1 : f16, f16
}

// -----

func.func @f(%a: f64) -> (f64, f64) {
  %0 = math.roundeven %a : f64
  %1 = math.round %a : f64
  return %0, %1 : f64, f64
}

// -----

func.func @f(%a: bf16) -> (bf16, bf16) {
  %0 = math.roundeven %a : bf16
  %1 = math.round %a : bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @f(%a: tf32) -> (tf32, tf32) {
  %0 = math.roundeven %a : tf32
  %1 = math.round %a : tf32
  return %0, %1 : tf32, tf32
}

// -----

func.func @f(%a: f8E5M2) -> (f8E5M2, f8E5M2) {
  %0 = math.roundeven %a : f8E5M2
  %1 = math.round %a : f8E5M2
  return %0, %1 : f8E5M2, f8E5M2
}

// -----

func.func @f(%a: f8E4M3) -> (f8E4M3, f8E4M3) {
  %0 = math.roundeven %a : f8E4M3
  %1 = math.round %a : f8E4M3
  return %0, %1 : f8E4M3, f8E4M3
}

// -----

func.func @f(%a: f8E3M4) -> (f8E3M4, f8E3M4) {
  %0 = math.roundeven %a : f8E3M4
  %1 = math.round %a : f8E3M4
  return %0, %1 : f8E3M4, f8E3M4
}

// -----

func.func @f(%a: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>) {
  %0 = math.roundeven %a : vector<2xf64>
  %1 = math.round %a : vector<2xf64>
  return %0, %1 : vector<2xf64>, vector<2xf64>
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant 0.0 : f32
  %0 = math.powf %a, %c : f32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant -0.0 : f32
  %0 = math.powf %a, %c : f32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant 1.0 : f32
  %0 = math.powf %a, %c : f32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant -1.0 : f32
  %0 = math.powf %a, %c : f32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant 2.0 : f32
  %0 = math.powf %a, %c : f32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant -2.0 : f32
  %0 = math.powf %a, %c : f32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant 3.0 : f32
  %0 = math.powf %a, %c : f32
  return %0 : f32
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant 0.0 : f64
  %0 = math.powf %a, %c : f64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant -0.0 : f64
  %0 = math.powf %a, %c : f64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant 1.0 : f64
  %0 = math.powf %a, %c : f64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant -1.0 : f64
  %0 = math.powf %a, %c : f64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant 2.0 : f64
  %0 = math.powf %a, %c : f64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant -2.0 : f64
  %0 = math.powf %a, %c : f64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant 3.0 : f64
  %0 = math.powf %a, %c : f64
  return %0 : f64
}

// -----

func.func @f(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %c = arith.constant dense<2.0> : vector<[4]xf32>
  %0 = math.powf %a, %c fastmath<nnan> : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @f(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %c = arith.constant dense<-1.0> : vector<[4]xf32>
  %0 = math.powf %a, %c fastmath<nnan> : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant 0.5 : f32
  %0 = math.powf %a, %c fastmath<ninf,nsz> : f32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant -0.5 : f32
  %0 = math.powf %a, %c fastmath<ninf,nsz> : f32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant 0 : i32
  %0 = math.fpowi %a, %c : f32, i32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant 1 : i32
  %0 = math.fpowi %a, %c : f32, i32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant 2 : i32
  %0 = math.fpowi %a, %c : f32, i32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant 3 : i32
  %0 = math.fpowi %a, %c : f32, i32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant 7 : i32
  %0 = math.fpowi %a, %c : f32, i32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant 100 : i32
  %0 = math.fpowi %a, %c : f32, i32
  return %0 : f32
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant 0 : i64
  %0 = math.fpowi %a, %c : f64, i64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant 1 : i64
  %0 = math.fpowi %a, %c : f64, i64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant 2 : i64
  %0 = math.fpowi %a, %c : f64, i64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant 3 : i64
  %0 = math.fpowi %a, %c : f64, i64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant 7 : i64
  %0 = math.fpowi %a, %c : f64, i64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  %c = arith.constant 100 : i64
  %0 = math.fpowi %a, %c : f64, i64
  return %0 : f64
}

// -----

func.func @f(%a: f16) -> f16 {
  %c = arith.constant 0 : i8
  %0 = math.fpowi %a, %c : f16, i8
  return %0 : f16
}

// -----

func.func @f(%a: f16) -> f16 {
  %c = arith.constant 1 : i8
  %0 = math.fpowi %a, %c : f16, i8
  return %0 : f16
}

// -----

func.func @f(%a: f16) -> f16 {
  %c = arith.constant 2 : i8
  %0 = math.fpowi %a, %c : f16, i8
  return %0 : f16
}

// -----

func.func @f(%a: f16) -> f16 {
  %c = arith.constant 3 : i8
  %0 = math.fpowi %a, %c : f16, i8
  return %0 : f16
}

// -----

func.func @f(%a: f16) -> f16 {
  %c = arith.constant 7 : i8
  %0 = math.fpowi %a, %c : f16, i8
  return %0 : f16
}

// -----

func.func @f(%a: f16) -> f16 {
  %c = arith.constant 100 : i8
  %0 = math.fpowi %a, %c : f16, i8
  return %0 : f16
}

// -----

func.func @f(%a: f32) -> f32 {
  %c = arith.constant false 
  %0 = math.fpowi %a, %c : f32, i1
  return %0 : f32
}

// -----

func.func @f(%a: vector<2xf32>) -> vector<2xf32> {
  %c = arith.constant dense<5> : vector<2xi16>
  %0 = math.fpowi %a, %c : vector<2xf32>, vector<2xi16>
  return %0 : vector<2xf32>
}

// -----

func.func @f(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  cf.br ^bb2
^bb1:
  %1 = math.exp2 %1 : f32
  %2 = math.tan %0 : f32
  cf.br ^bb2
^bb2:
  %3 = math.exp2 %0 : f32
  return %3 : f32
}

func.func @g(%a: f32) -> f32 {
  %0 = "t.region"(%a) ({
  ^bb0(%b: f32):
    %1 = math.tan %b : f32
    "t.yield"(%1) : (f32) -> ()
  }) : (f32) -> f32
  return %0 : f32
}

// -----

module {
  %a = "t.a"() : () -> f32
  %0 = math.rsqrt %a : f32
  module @inner {
    %b = "t.a"() : () -> f32
    %1 = math.exp2 %b : f32
    "t.b"(%1) : (f32) -> ()
  }
  "t.b"(%0) : (f32) -> ()
}

// -----

func.func @constants() -> (f32, f32, f32) {
  %c = arith.constant 3.0 : f32
  %0 = math.tan %c : f32
  %1 = math.exp2 %c : f32
  %2 = math.sinh %c : f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

func.func @unused(%a: f32, %i: i32) -> f32 {
  %0 = math.sinh %a : f32
  %1 = math.ctlz %i : i32
  %2 = math.sin %a : f32
  return %a : f32
}
