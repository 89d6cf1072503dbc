func.func @f(%a: i32) { %0 = math.sin %a : i32 return }
// -----
func.func @f(%a: index) { %0 = math.sin %a : index return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = math.sin %a : memref<4xf32> return }
// -----
func.func @f(%a: complex<f32>) { %0 = math.sin %a : complex<f32> return }
// -----
func.func @f(%a: vector<2xi32>) { %0 = math.sin %a : vector<2xi32> return }
// -----
func.func @f(%a: none) { %0 = math.sin %a : none return }
// -----
func.func @f(%a: i32) { %0 = math.atan2 %a, %a : i32 return }
// -----
func.func @f(%a: index) { %0 = math.atan2 %a, %a : index return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = math.atan2 %a, %a : memref<4xf32> return }
// -----
func.func @f(%a: complex<f32>) { %0 = math.atan2 %a, %a : complex<f32> return }
// -----
func.func @f(%a: vector<2xi32>) { %0 = math.atan2 %a, %a : vector<2xi32> return }
// -----
func.func @f(%a: none) { %0 = math.atan2 %a, %a : none return }
// -----
func.func @f(%a: i32) { %0 = math.fma %a, %a, %a : i32 return }
// -----
func.func @f(%a: index) { %0 = math.fma %a, %a, %a : index return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = math.fma %a, %a, %a : memref<4xf32> return }
// -----
func.func @f(%a: complex<f32>) { %0 = math.fma %a, %a, %a : complex<f32> return }
// -----
func.func @f(%a: vector<2xi32>) { %0 = math.fma %a, %a, %a : vector<2xi32> return }
// -----
func.func @f(%a: none) { %0 = math.fma %a, %a, %a : none return }
// -----
func.func @f(%a: i32) { %0 = math.isnan %a : i32 return }
// -----
func.func @f(%a: index) { %0 = math.isnan %a : index return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = math.isnan %a : memref<4xf32> return }
// -----
func.func @f(%a: complex<f32>) { %0 = math.isnan %a : complex<f32> return }
// -----
func.func @f(%a: vector<2xi32>) { %0 = math.isnan %a : vector<2xi32> return }
// -----
func.func @f(%a: none) { %0 = math.isnan %a : none return }
// -----
func.func @f(%a: i32) { %0 = math.absf %a : i32 return }
// -----
func.func @f(%a: index) { %0 = math.absf %a : index return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = math.absf %a : memref<4xf32> return }
// -----
func.func @f(%a: complex<f32>) { %0 = math.absf %a : complex<f32> return }
// -----
func.func @f(%a: vector<2xi32>) { %0 = math.absf %a : vector<2xi32> return }
// -----
func.func @f(%a: none) { %0 = math.absf %a : none return }
// -----
func.func @f(%a: f32) { %0 = math.absi %a : f32 return }
// -----
func.func @f(%a: si32) { %0 = math.absi %a : si32 return }
// -----
func.func @f(%a: ui8) { %0 = math.absi %a : ui8 return }
// -----
func.func @f(%a: memref<4xi32>) { %0 = math.absi %a : memref<4xi32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = math.absi %a : tensor<2xf32> return }
// -----
func.func @f(%a: f32) { %0 = math.ipowi %a, %a : f32 return }
// -----
func.func @f(%a: si32) { %0 = math.ipowi %a, %a : si32 return }
// -----
func.func @f(%a: ui8) { %0 = math.ipowi %a, %a : ui8 return }
// -----
func.func @f(%a: memref<4xi32>) { %0 = math.ipowi %a, %a : memref<4xi32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = math.ipowi %a, %a : tensor<2xf32> return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = "math.sin"(%a) : (f32) -> f64 return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = "math.atan2"(%a, %b) : (f32, f64) -> f64 return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = math.atan2 %a, %b : f32 return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = math.atan2 %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = math.sin %a, %b : f32 return }
// -----
func.func @f(%a: f32) { %0 = math.sin %a fastmath<> : f32 return }
// -----
func.func @f(%a: f32) { %0 = math.sin %a fastmath : f32 return }
// -----
func.func @f(%a: f32) { %0 = math.sin %a fastmath<what> : f32 return }
// -----
func.func @f(%a: f32) { %0 = math.sin %a fastmath<nnan : f32 return }
// -----
func.func @f(%a: f32) { %0 = math.sin %a return }
// -----
func.func @f(%a: f32) { %0 = math.sin : f32 return }
// -----
func.func @f(%a: f32) { %0 = "math.sin"(%a) {fastmath = 1} : (f32) -> f32 return }
// -----
func.func @f(%a: f32) { %0 = "math.sin"(%a) <{fastmath = "fast"}> : (f32) -> f32 return }
// -----
func.func @f(%a: f32) { %0 = "math.sin"(%a, %a) : (f32, f32) -> f32 return }
// -----
func.func @f(%a: f32) { "math.sin"(%a) : (f32) -> () return }
// -----
func.func @f(%a: f32) { %0:2 = math.sin %a : f32 return }
// -----
func.func @f(%a: f32) { %0 = math.sincos %a : f32 return }
// -----
func.func @f(%a: f32) { %0:2 = "math.sincos"(%a) : (f32) -> (f32, f64) return }
// -----
func.func @f(%a: f32) { %0:2 = "math.sincos"(%a) : (f32) -> (vector<2xf32>, f32) return }
// -----
func.func @f(%a: f32, %i: vector<2xi32>) { %0 = math.fpowi %a, %i : f32, vector<2xi32> return }
// -----
func.func @f(%a: f32, %i: i32) { %0 = math.fpowi %a, %i : f32 return }
// -----
func.func @f(%a: f32, %i: f32) { %0 = math.fpowi %a, %i : f32, f32 return }
// -----
func.func @f(%a: vector<3xf32>, %i: vector<2xi32>) { %0 = math.fpowi %a, %i : vector<3xf32>, vector<2xi32> return }
// -----
func.func @f(%a: f32) { %0 = math.clampf %a to [%a] : f32 return }
// -----
func.func @f(%a: f32) { %0 = math.clampf %a [%a, %a] : f32 return }
// -----
func.func @f(%a: f32) { %0 = "math.isnan"(%a) : (f32) -> f32 return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = "math.isnan"(%a) : (vector<4xf32>) -> i1 return }
// -----
func.func @f(%a: tensor<?xf32>) { %0 = "math.isinf"(%a) : (tensor<?xf32>) -> tensor<4xi1> return }
// -----
func.func @f(%a: f32) { %0 = math.nosuch %a : f32 return }
// -----
func.func @f(%a: i32) { %0 = math.absi %a fastmath<fast> : i32 return }
// -----
func.func @f(%a: tensor<?xf32>, %b: vector<4xf32>) { %0 = "math.copysign"(%a, %b) : (tensor<?xf32>, vector<4xf32>) -> tensor<?xf32> return }
