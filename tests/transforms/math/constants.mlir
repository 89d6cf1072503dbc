func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.absf %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.absf %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.absf %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.absf %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.absf %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.absf %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.absf %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.absf %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.absf %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.absf %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.acos %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.acos %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.acos %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.acos %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.acos %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.acos %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.acos %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.acos %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.acos %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.acos %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.acosh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.acosh %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.acosh %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.acosh %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.acosh %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.acosh %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.acosh %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.acosh %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.acosh %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.acosh %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.asin %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.asin %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.asin %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.asin %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.asin %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.asin %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.asin %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.asin %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.asin %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.asin %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.asinh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.asinh %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.asinh %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.asinh %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.asinh %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.asinh %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.asinh %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.asinh %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.asinh %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.asinh %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.atan %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.atan %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.atan %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.atan %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.atan %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.atan %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.atan %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.atan %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.atan %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.atan %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.atanh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.atanh %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.atanh %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.atanh %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.atanh %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.atanh %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.atanh %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.atanh %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.atanh %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.atanh %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.cbrt %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.cbrt %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.cbrt %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.cbrt %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.cbrt %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.cbrt %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.cbrt %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.cbrt %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.cbrt %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.cbrt %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.ceil %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.ceil %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.ceil %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.ceil %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.ceil %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.ceil %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.ceil %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.ceil %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.ceil %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.ceil %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.cos %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.cos %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.cos %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.cos %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.cos %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.cos %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.cos %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.cos %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.cos %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.cos %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.cosh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.cosh %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.cosh %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.cosh %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.cosh %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.cosh %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.cosh %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.cosh %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.cosh %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.cosh %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.sin %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.sin %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.sin %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.sin %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.sin %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.sin %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.sin %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.sin %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.sin %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.sin %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.sinh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.sinh %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.sinh %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.sinh %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.sinh %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.sinh %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.sinh %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.sinh %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.sinh %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.sinh %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.erf %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 0.0 : f64
  %r1 = math.erf %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.erf %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.erf %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.erf %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.erf %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf32>
  %r6 = math.erf %c6 : vector<2xf32>
  "use"(%r6) : (vector<2xf32>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.erf %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.erf %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.erf %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.erfc %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 0.0 : f64
  %r1 = math.erfc %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.erfc %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.erfc %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.erfc %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.erfc %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf32>
  %r6 = math.erfc %c6 : vector<2xf32>
  "use"(%r6) : (vector<2xf32>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.erfc %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.erfc %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.erfc %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.exp %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.exp %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.exp %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.exp %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.exp %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.exp %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.exp %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.exp %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.exp %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.exp %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.exp2 %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.exp2 %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.exp2 %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.exp2 %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.exp2 %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.exp2 %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.exp2 %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.exp2 %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.exp2 %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.exp2 %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.expm1 %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.expm1 %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.expm1 %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.expm1 %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.expm1 %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.expm1 %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.expm1 %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.expm1 %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.expm1 %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.expm1 %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.floor %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.floor %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.floor %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.floor %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.floor %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.floor %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.floor %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.floor %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.floor %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.floor %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.log %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.log %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.log %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.log %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.log %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.log %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.log %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.log %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.log %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.log %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.log10 %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.log10 %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.log10 %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.log10 %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.log10 %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.log10 %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.log10 %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.log10 %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.log10 %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.log10 %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.log1p %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.log1p %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.log1p %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.log1p %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.log1p %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.log1p %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.log1p %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.log1p %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.log1p %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.log1p %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.log2 %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.log2 %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.log2 %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.log2 %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.log2 %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.log2 %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.log2 %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.log2 %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.log2 %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.log2 %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.round %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.round %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.round %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.round %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.round %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.round %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.round %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.round %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.round %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.round %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.roundeven %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.roundeven %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.roundeven %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.roundeven %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.roundeven %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.roundeven %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.roundeven %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.roundeven %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.roundeven %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.roundeven %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.rsqrt %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.rsqrt %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.rsqrt %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.rsqrt %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.rsqrt %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.rsqrt %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.rsqrt %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.rsqrt %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.rsqrt %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.rsqrt %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.sqrt %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.sqrt %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.sqrt %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.sqrt %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.sqrt %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.sqrt %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.sqrt %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.sqrt %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.sqrt %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.sqrt %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.tan %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.tan %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.tan %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.tan %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.tan %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.tan %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.tan %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.tan %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.tan %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.tan %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.tanh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.tanh %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.tanh %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.tanh %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.tanh %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.tanh %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.tanh %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.tanh %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.tanh %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.tanh %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.trunc %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant 2.0 : f64
  %r1 = math.trunc %c1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant -1.5 : f32
  %r2 = math.trunc %c2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.5 : f16
  %r3 = math.trunc %c3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 0.5 : bf16
  %r4 = math.trunc %c4 : bf16
  "use"(%r4) : (bf16) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.trunc %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xf32>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.trunc %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xf64>) -> ()
  %c7 = arith.constant dense<[0.25, -0.75]> : tensor<2xf32>
  %r7 = math.trunc %c7 : tensor<2xf32>
  "use"(%r7) : (tensor<2xf32>) -> ()
  %c8 = arith.constant 1.5 : f80
  %r8 = math.trunc %c8 : f80
  "use"(%r8) : (f80) -> ()
  %p = ub.poison : f32
  %q = math.trunc %p fastmath<fast> : f32
  "use"(%q) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.isfinite %c0 : f32
  "use"(%r0) : (i1) -> ()
  %c1 = arith.constant 0x7F800000 : f32
  %r1 = math.isfinite %c1 : f32
  "use"(%r1) : (i1) -> ()
  %c2 = arith.constant 0x7FC00000 : f32
  %r2 = math.isfinite %c2 : f32
  "use"(%r2) : (i1) -> ()
  %c3 = arith.constant 1.0e-40 : f32
  %r3 = math.isfinite %c3 : f32
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 0.0 : f16
  %r4 = math.isfinite %c4 : f16
  "use"(%r4) : (i1) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.isfinite %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xi1>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.isfinite %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xi1>) -> ()
  %c7 = arith.constant 0x7F : f8E4M3FN
  %r7 = math.isfinite %c7 : f8E4M3FN
  "use"(%r7) : (i1) -> ()
  %p = ub.poison : f32
  %q = math.isfinite %p : f32
  "use"(%q) : (i1) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.isinf %c0 : f32
  "use"(%r0) : (i1) -> ()
  %c1 = arith.constant 0x7F800000 : f32
  %r1 = math.isinf %c1 : f32
  "use"(%r1) : (i1) -> ()
  %c2 = arith.constant 0x7FC00000 : f32
  %r2 = math.isinf %c2 : f32
  "use"(%r2) : (i1) -> ()
  %c3 = arith.constant 1.0e-40 : f32
  %r3 = math.isinf %c3 : f32
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 0.0 : f16
  %r4 = math.isinf %c4 : f16
  "use"(%r4) : (i1) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.isinf %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xi1>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.isinf %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xi1>) -> ()
  %c7 = arith.constant 0x7F : f8E4M3FN
  %r7 = math.isinf %c7 : f8E4M3FN
  "use"(%r7) : (i1) -> ()
  %p = ub.poison : f32
  %q = math.isinf %p : f32
  "use"(%q) : (i1) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.isnan %c0 : f32
  "use"(%r0) : (i1) -> ()
  %c1 = arith.constant 0x7F800000 : f32
  %r1 = math.isnan %c1 : f32
  "use"(%r1) : (i1) -> ()
  %c2 = arith.constant 0x7FC00000 : f32
  %r2 = math.isnan %c2 : f32
  "use"(%r2) : (i1) -> ()
  %c3 = arith.constant 1.0e-40 : f32
  %r3 = math.isnan %c3 : f32
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 0.0 : f16
  %r4 = math.isnan %c4 : f16
  "use"(%r4) : (i1) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.isnan %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xi1>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.isnan %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xi1>) -> ()
  %c7 = arith.constant 0x7F : f8E4M3FN
  %r7 = math.isnan %c7 : f8E4M3FN
  "use"(%r7) : (i1) -> ()
  %p = ub.poison : f32
  %q = math.isnan %p : f32
  "use"(%q) : (i1) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0.5 : f32
  %r0 = math.isnormal %c0 : f32
  "use"(%r0) : (i1) -> ()
  %c1 = arith.constant 0x7F800000 : f32
  %r1 = math.isnormal %c1 : f32
  "use"(%r1) : (i1) -> ()
  %c2 = arith.constant 0x7FC00000 : f32
  %r2 = math.isnormal %c2 : f32
  "use"(%r2) : (i1) -> ()
  %c3 = arith.constant 1.0e-40 : f32
  %r3 = math.isnormal %c3 : f32
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 0.0 : f16
  %r4 = math.isnormal %c4 : f16
  "use"(%r4) : (i1) -> ()
  %c5 = arith.constant dense<0.25> : vector<2xf32>
  %r5 = math.isnormal %c5 : vector<2xf32>
  "use"(%r5) : (vector<2xi1>) -> ()
  %c6 = arith.constant dense<[0.25, 0.75]> : vector<2xf64>
  %r6 = math.isnormal %c6 : vector<2xf64>
  "use"(%r6) : (vector<2xi1>) -> ()
  %c7 = arith.constant 0x7F : f8E4M3FN
  %r7 = math.isnormal %c7 : f8E4M3FN
  "use"(%r7) : (i1) -> ()
  %p = ub.poison : f32
  %q = math.isnormal %p : f32
  "use"(%q) : (i1) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0 : i8
  %r0 = math.absi %c0 : i8
  "use"(%r0) : (i8) -> ()
  %c1 = arith.constant -128 : i8
  %r1 = math.absi %c1 : i8
  "use"(%r1) : (i8) -> ()
  %c2 = arith.constant 12 : i64
  %r2 = math.absi %c2 : i64
  "use"(%r2) : (i64) -> ()
  %c3 = arith.constant true
  %r3 = math.absi %c3 : i1
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 1 : i2
  %r4 = math.absi %c4 : i2
  "use"(%r4) : (i2) -> ()
  %c5 = arith.constant dense<12> : vector<2xi8>
  %r5 = math.absi %c5 : vector<2xi8>
  "use"(%r5) : (vector<2xi8>) -> ()
  %c6 = arith.constant dense<[12, -5]> : tensor<2xi8>
  %r6 = math.absi %c6 : tensor<2xi8>
  "use"(%r6) : (tensor<2xi8>) -> ()
  %c7 = arith.constant 5 : index
  %r7 = math.absi %c7 : index
  "use"(%r7) : (index) -> ()
  %p = ub.poison : i8
  %q = math.absi %p : i8
  "use"(%q) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0 : i8
  %r0 = math.ctlz %c0 : i8
  "use"(%r0) : (i8) -> ()
  %c1 = arith.constant -128 : i8
  %r1 = math.ctlz %c1 : i8
  "use"(%r1) : (i8) -> ()
  %c2 = arith.constant 12 : i64
  %r2 = math.ctlz %c2 : i64
  "use"(%r2) : (i64) -> ()
  %c3 = arith.constant true
  %r3 = math.ctlz %c3 : i1
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 1 : i2
  %r4 = math.ctlz %c4 : i2
  "use"(%r4) : (i2) -> ()
  %c5 = arith.constant dense<12> : vector<2xi8>
  %r5 = math.ctlz %c5 : vector<2xi8>
  "use"(%r5) : (vector<2xi8>) -> ()
  %c6 = arith.constant dense<[12, -5]> : tensor<2xi8>
  %r6 = math.ctlz %c6 : tensor<2xi8>
  "use"(%r6) : (tensor<2xi8>) -> ()
  %c7 = arith.constant 5 : index
  %r7 = math.ctlz %c7 : index
  "use"(%r7) : (index) -> ()
  %p = ub.poison : i8
  %q = math.ctlz %p : i8
  "use"(%q) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0 : i8
  %r0 = math.cttz %c0 : i8
  "use"(%r0) : (i8) -> ()
  %c1 = arith.constant -128 : i8
  %r1 = math.cttz %c1 : i8
  "use"(%r1) : (i8) -> ()
  %c2 = arith.constant 12 : i64
  %r2 = math.cttz %c2 : i64
  "use"(%r2) : (i64) -> ()
  %c3 = arith.constant true
  %r3 = math.cttz %c3 : i1
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 1 : i2
  %r4 = math.cttz %c4 : i2
  "use"(%r4) : (i2) -> ()
  %c5 = arith.constant dense<12> : vector<2xi8>
  %r5 = math.cttz %c5 : vector<2xi8>
  "use"(%r5) : (vector<2xi8>) -> ()
  %c6 = arith.constant dense<[12, -5]> : tensor<2xi8>
  %r6 = math.cttz %c6 : tensor<2xi8>
  "use"(%r6) : (tensor<2xi8>) -> ()
  %c7 = arith.constant 5 : index
  %r7 = math.cttz %c7 : index
  "use"(%r7) : (index) -> ()
  %p = ub.poison : i8
  %q = math.cttz %p : i8
  "use"(%q) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %c0 = arith.constant 0 : i8
  %r0 = math.ctpop %c0 : i8
  "use"(%r0) : (i8) -> ()
  %c1 = arith.constant -128 : i8
  %r1 = math.ctpop %c1 : i8
  "use"(%r1) : (i8) -> ()
  %c2 = arith.constant 12 : i64
  %r2 = math.ctpop %c2 : i64
  "use"(%r2) : (i64) -> ()
  %c3 = arith.constant true
  %r3 = math.ctpop %c3 : i1
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 1 : i2
  %r4 = math.ctpop %c4 : i2
  "use"(%r4) : (i2) -> ()
  %c5 = arith.constant dense<12> : vector<2xi8>
  %r5 = math.ctpop %c5 : vector<2xi8>
  "use"(%r5) : (vector<2xi8>) -> ()
  %c6 = arith.constant dense<[12, -5]> : tensor<2xi8>
  %r6 = math.ctpop %c6 : tensor<2xi8>
  "use"(%r6) : (tensor<2xi8>) -> ()
  %c7 = arith.constant 5 : index
  %r7 = math.ctpop %c7 : index
  "use"(%r7) : (index) -> ()
  %p = ub.poison : i8
  %q = math.ctpop %p : i8
  "use"(%q) : (i8) -> ()
  return
}
// -----
func.func @f() -> f32 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = math.atan2 %a, %b : f32
  return %r : f32
}
// -----
func.func @f() -> f64 {
  %a = arith.constant 0.0 : f64
  %b = arith.constant -0.0 : f64
  %r = math.atan2 %a, %b : f64
  return %r : f64
}
// -----
func.func @f() -> f32 {
  %a = arith.constant -2.0 : f32
  %b = arith.constant 0.5 : f32
  %r = math.atan2 %a, %b : f32
  return %r : f32
}
// -----
func.func @f() -> f16 {
  %a = arith.constant 1.0 : f16
  %b = arith.constant -2.0 : f16
  %r = math.atan2 %a, %b : f16
  return %r : f16
}
// -----
func.func @f() -> vector<2xf32> {
  %a = arith.constant dense<2.0> : vector<2xf32>
  %b = arith.constant dense<3.0> : vector<2xf32>
  %r = math.atan2 %a, %b : vector<2xf32>
  return %r : vector<2xf32>
}
// -----
func.func @f() -> vector<2xf64> {
  %a = arith.constant dense<[2.0, -2.0]> : vector<2xf64>
  %b = arith.constant dense<[3.0, 0.5]> : vector<2xf64>
  %r = math.atan2 %a, %b : vector<2xf64>
  return %r : vector<2xf64>
}
// -----
func.func @f() -> f16 {
  %a = arith.constant 0.0 : f16
  %b = arith.constant 0.0 : f16
  %r = math.atan2 %a, %b : f16
  return %r : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %p = ub.poison : f32
  %r = math.atan2 %p, %a : f32
  return %r : f32
}
// -----
func.func @f() -> f32 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = math.copysign %a, %b : f32
  return %r : f32
}
// -----
func.func @f() -> f64 {
  %a = arith.constant 0.0 : f64
  %b = arith.constant -0.0 : f64
  %r = math.copysign %a, %b : f64
  return %r : f64
}
// -----
func.func @f() -> f32 {
  %a = arith.constant -2.0 : f32
  %b = arith.constant 0.5 : f32
  %r = math.copysign %a, %b : f32
  return %r : f32
}
// -----
func.func @f() -> f16 {
  %a = arith.constant 1.0 : f16
  %b = arith.constant -2.0 : f16
  %r = math.copysign %a, %b : f16
  return %r : f16
}
// -----
func.func @f() -> vector<2xf32> {
  %a = arith.constant dense<2.0> : vector<2xf32>
  %b = arith.constant dense<3.0> : vector<2xf32>
  %r = math.copysign %a, %b : vector<2xf32>
  return %r : vector<2xf32>
}
// -----
func.func @f() -> vector<2xf64> {
  %a = arith.constant dense<[2.0, -2.0]> : vector<2xf64>
  %b = arith.constant dense<[3.0, 0.5]> : vector<2xf64>
  %r = math.copysign %a, %b : vector<2xf64>
  return %r : vector<2xf64>
}
// -----
func.func @f() -> f16 {
  %a = arith.constant 0.0 : f16
  %b = arith.constant 0.0 : f16
  %r = math.copysign %a, %b : f16
  return %r : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %p = ub.poison : f32
  %r = math.copysign %p, %a : f32
  return %r : f32
}
// -----
func.func @f() -> f32 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}
// -----
func.func @f() -> f64 {
  %a = arith.constant 0.0 : f64
  %b = arith.constant -0.0 : f64
  %r = math.powf %a, %b : f64
  return %r : f64
}
// -----
func.func @f() -> f32 {
  %a = arith.constant -2.0 : f32
  %b = arith.constant 0.5 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}
// -----
func.func @f() -> f16 {
  %a = arith.constant 1.0 : f16
  %b = arith.constant -2.0 : f16
  %r = math.powf %a, %b : f16
  return %r : f16
}
// -----
func.func @f() -> vector<2xf32> {
  %a = arith.constant dense<2.0> : vector<2xf32>
  %b = arith.constant dense<3.0> : vector<2xf32>
  %r = math.powf %a, %b : vector<2xf32>
  return %r : vector<2xf32>
}
// -----
func.func @f() -> vector<2xf64> {
  %a = arith.constant dense<[2.0, -2.0]> : vector<2xf64>
  %b = arith.constant dense<[3.0, 0.5]> : vector<2xf64>
  %r = math.powf %a, %b : vector<2xf64>
  return %r : vector<2xf64>
}
// -----
func.func @f() -> f16 {
  %a = arith.constant 0.0 : f16
  %b = arith.constant 0.0 : f16
  %r = math.powf %a, %b : f16
  return %r : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %p = ub.poison : f32
  %r = math.powf %p, %a : f32
  return %r : f32
}
// -----
func.func @f(%x: i32) -> (i32, i32) {
  %a = arith.constant 2 : i32
  %b = arith.constant 10 : i32
  %r = math.ipowi %a, %b : i32
  %s = math.ipowi %x, %b : i32
  return %r, %s : i32, i32
}
// -----
func.func @f(%x: i32) -> (i32, i32) {
  %a = arith.constant 0 : i32
  %b = arith.constant -1 : i32
  %r = math.ipowi %a, %b : i32
  %s = math.ipowi %x, %b : i32
  return %r, %s : i32, i32
}
// -----
func.func @f(%x: i32) -> (i32, i32) {
  %a = arith.constant 1 : i32
  %b = arith.constant -5 : i32
  %r = math.ipowi %a, %b : i32
  %s = math.ipowi %x, %b : i32
  return %r, %s : i32, i32
}
// -----
func.func @f(%x: i32) -> (i32, i32) {
  %a = arith.constant -1 : i32
  %b = arith.constant -3 : i32
  %r = math.ipowi %a, %b : i32
  %s = math.ipowi %x, %b : i32
  return %r, %s : i32, i32
}
// -----
func.func @f(%x: i32) -> (i32, i32) {
  %a = arith.constant -1 : i32
  %b = arith.constant -4 : i32
  %r = math.ipowi %a, %b : i32
  %s = math.ipowi %x, %b : i32
  return %r, %s : i32, i32
}
// -----
func.func @f(%x: i32) -> (i32, i32) {
  %a = arith.constant 3 : i32
  %b = arith.constant -1 : i32
  %r = math.ipowi %a, %b : i32
  %s = math.ipowi %x, %b : i32
  return %r, %s : i32, i32
}
// -----
func.func @f(%x: i32) -> (i32, i32) {
  %a = arith.constant 5 : i32
  %b = arith.constant 0 : i32
  %r = math.ipowi %a, %b : i32
  %s = math.ipowi %x, %b : i32
  return %r, %s : i32, i32
}
// -----
func.func @f(%x: i32) -> (i32, i32) {
  %a = arith.constant -2 : i32
  %b = arith.constant 7 : i32
  %r = math.ipowi %a, %b : i32
  %s = math.ipowi %x, %b : i32
  return %r, %s : i32, i32
}
// -----
func.func @f(%x: i32) -> (i32, i32) {
  %a = arith.constant 7 : i32
  %b = arith.constant 100 : i32
  %r = math.ipowi %a, %b : i32
  %s = math.ipowi %x, %b : i32
  return %r, %s : i32, i32
}
// -----
func.func @f() -> (f32, f32, f32, f32, f32) {
  %a = arith.constant 2.0 : f32
  %b = arith.constant 3.0 : f32
  %d = arith.constant 3 : i32
  %0 = math.fma %a, %b, %a : f32
  %1 = math.fpowi %a, %d : f32, i32
  %2 = math.clampf %a to [%a, %b] : f32
  %3, %4 = math.sincos %a : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}
