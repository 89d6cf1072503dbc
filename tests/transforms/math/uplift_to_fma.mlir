// options: --math-uplift-to-fma
func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<contract> : f32
  %s = arith.addf %p, %c fastmath<contract> : f32
  %t = arith.addf %c, %p fastmath<contract> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<contract> : f32
  %s = arith.addf %p, %c fastmath<fast> : f32
  %t = arith.addf %c, %p fastmath<fast> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<contract> : f32
  %s = arith.addf %p, %c fastmath<nsz> : f32
  %t = arith.addf %c, %p fastmath<nsz> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<fast> : f32
  %s = arith.addf %p, %c fastmath<contract> : f32
  %t = arith.addf %c, %p fastmath<contract> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<fast> : f32
  %s = arith.addf %p, %c fastmath<fast> : f32
  %t = arith.addf %c, %p fastmath<fast> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<fast> : f32
  %s = arith.addf %p, %c fastmath<nsz> : f32
  %t = arith.addf %c, %p fastmath<nsz> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : f32
  %s = arith.addf %p, %c fastmath<contract> : f32
  %t = arith.addf %c, %p fastmath<contract> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : f32
  %s = arith.addf %p, %c fastmath<fast> : f32
  %t = arith.addf %c, %p fastmath<fast> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : f32
  %s = arith.addf %p, %c fastmath<nsz> : f32
  %t = arith.addf %c, %p fastmath<nsz> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<none> : f32
  %s = arith.addf %p, %c fastmath<contract> : f32
  %t = arith.addf %c, %p fastmath<contract> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<none> : f32
  %s = arith.addf %p, %c fastmath<fast> : f32
  %t = arith.addf %c, %p fastmath<fast> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<none> : f32
  %s = arith.addf %p, %c fastmath<nsz> : f32
  %t = arith.addf %c, %p fastmath<nsz> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<nnan> : f32
  %s = arith.addf %p, %c fastmath<contract> : f32
  %t = arith.addf %c, %p fastmath<contract> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<nnan> : f32
  %s = arith.addf %p, %c fastmath<fast> : f32
  %t = arith.addf %c, %p fastmath<fast> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %p = arith.mulf %a, %b fastmath<nnan> : f32
  %s = arith.addf %p, %c fastmath<nsz> : f32
  %t = arith.addf %c, %p fastmath<nsz> : f32
  return %s, %t : f32, f32
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<contract> : f64
  %s = arith.addf %p, %c fastmath<contract> : f64
  %t = arith.addf %c, %p fastmath<contract> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<contract> : f64
  %s = arith.addf %p, %c fastmath<fast> : f64
  %t = arith.addf %c, %p fastmath<fast> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<contract> : f64
  %s = arith.addf %p, %c fastmath<nsz> : f64
  %t = arith.addf %c, %p fastmath<nsz> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<fast> : f64
  %s = arith.addf %p, %c fastmath<contract> : f64
  %t = arith.addf %c, %p fastmath<contract> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<fast> : f64
  %s = arith.addf %p, %c fastmath<fast> : f64
  %t = arith.addf %c, %p fastmath<fast> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<fast> : f64
  %s = arith.addf %p, %c fastmath<nsz> : f64
  %t = arith.addf %c, %p fastmath<nsz> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : f64
  %s = arith.addf %p, %c fastmath<contract> : f64
  %t = arith.addf %c, %p fastmath<contract> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : f64
  %s = arith.addf %p, %c fastmath<fast> : f64
  %t = arith.addf %c, %p fastmath<fast> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : f64
  %s = arith.addf %p, %c fastmath<nsz> : f64
  %t = arith.addf %c, %p fastmath<nsz> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<none> : f64
  %s = arith.addf %p, %c fastmath<contract> : f64
  %t = arith.addf %c, %p fastmath<contract> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<none> : f64
  %s = arith.addf %p, %c fastmath<fast> : f64
  %t = arith.addf %c, %p fastmath<fast> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<none> : f64
  %s = arith.addf %p, %c fastmath<nsz> : f64
  %t = arith.addf %c, %p fastmath<nsz> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<nnan> : f64
  %s = arith.addf %p, %c fastmath<contract> : f64
  %t = arith.addf %c, %p fastmath<contract> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<nnan> : f64
  %s = arith.addf %p, %c fastmath<fast> : f64
  %t = arith.addf %c, %p fastmath<fast> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  %p = arith.mulf %a, %b fastmath<nnan> : f64
  %s = arith.addf %p, %c fastmath<nsz> : f64
  %t = arith.addf %c, %p fastmath<nsz> : f64
  return %s, %t : f64, f64
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<contract> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<contract> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<contract> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<contract> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<fast> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<fast> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<contract> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<nsz> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<nsz> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<fast> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<contract> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<contract> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<fast> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<fast> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<fast> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<fast> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<nsz> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<nsz> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<contract> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<contract> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<fast> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<fast> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<nsz> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<nsz> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<none> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<contract> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<contract> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<none> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<fast> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<fast> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<none> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<nsz> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<nsz> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<nnan> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<contract> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<contract> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<nnan> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<fast> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<fast> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.mulf %a, %b fastmath<nnan> : vector<4xf32>
  %s = arith.addf %p, %c fastmath<nsz> : vector<4xf32>
  %t = arith.addf %c, %p fastmath<nsz> : vector<4xf32>
  return %s, %t : vector<4xf32>, vector<4xf32>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<contract> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<contract> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<contract> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<contract> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<fast> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<fast> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<contract> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<nsz> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<nsz> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<fast> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<contract> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<contract> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<fast> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<fast> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<fast> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<fast> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<nsz> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<nsz> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<contract> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<contract> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<fast> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<fast> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<nnan,contract> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<nsz> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<nsz> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<none> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<contract> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<contract> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<none> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<fast> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<fast> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<none> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<nsz> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<nsz> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<nnan> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<contract> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<contract> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<nnan> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<fast> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<fast> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %p = arith.mulf %a, %b fastmath<nnan> : tensor<?xf16>
  %s = arith.addf %p, %c fastmath<nsz> : tensor<?xf16>
  %t = arith.addf %c, %p fastmath<nsz> : tensor<?xf16>
  return %s, %t : tensor<?xf16>, tensor<?xf16>
}


// -----

func.func @chain(%a: f32, %b: f32) -> f32 {
  %p = arith.mulf %a, %b fastmath<fast> : f32
  %q = arith.mulf %b, %b fastmath<contract> : f32
  %s = arith.addf %p, %q fastmath<fast> {tag} : f32
  %t = arith.addf %s, %s fastmath<fast> : f32
  %u = arith.addf %p, %p fastmath<contract> : f32
  %v = arith.addf %t, %u fastmath<contract> : f32
  return %v : f32
}


// -----

func.func @constants(%b: f32) -> f32 {
  %c = arith.constant 2.0 : f32
  %p = arith.mulf %c, %b fastmath<contract> : f32
  %s = arith.addf %c, %p fastmath<contract> : f32
  return %s : f32
}
