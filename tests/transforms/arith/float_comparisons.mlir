func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf false, %a, %n : f32
  %1 = arith.cmpf false, %n, %a : f32
  %2 = arith.cmpf false, %a, %a : f32
  %3 = arith.cmpf false, %v, %nv : vector<2xf32>
  %4 = arith.cmpf false, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf oeq, %a, %n : f32
  %1 = arith.cmpf oeq, %n, %a : f32
  %2 = arith.cmpf oeq, %a, %a : f32
  %3 = arith.cmpf oeq, %v, %nv : vector<2xf32>
  %4 = arith.cmpf oeq, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf ogt, %a, %n : f32
  %1 = arith.cmpf ogt, %n, %a : f32
  %2 = arith.cmpf ogt, %a, %a : f32
  %3 = arith.cmpf ogt, %v, %nv : vector<2xf32>
  %4 = arith.cmpf ogt, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf oge, %a, %n : f32
  %1 = arith.cmpf oge, %n, %a : f32
  %2 = arith.cmpf oge, %a, %a : f32
  %3 = arith.cmpf oge, %v, %nv : vector<2xf32>
  %4 = arith.cmpf oge, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf olt, %a, %n : f32
  %1 = arith.cmpf olt, %n, %a : f32
  %2 = arith.cmpf olt, %a, %a : f32
  %3 = arith.cmpf olt, %v, %nv : vector<2xf32>
  %4 = arith.cmpf olt, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf ole, %a, %n : f32
  %1 = arith.cmpf ole, %n, %a : f32
  %2 = arith.cmpf ole, %a, %a : f32
  %3 = arith.cmpf ole, %v, %nv : vector<2xf32>
  %4 = arith.cmpf ole, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf one, %a, %n : f32
  %1 = arith.cmpf one, %n, %a : f32
  %2 = arith.cmpf one, %a, %a : f32
  %3 = arith.cmpf one, %v, %nv : vector<2xf32>
  %4 = arith.cmpf one, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf ord, %a, %n : f32
  %1 = arith.cmpf ord, %n, %a : f32
  %2 = arith.cmpf ord, %a, %a : f32
  %3 = arith.cmpf ord, %v, %nv : vector<2xf32>
  %4 = arith.cmpf ord, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf ueq, %a, %n : f32
  %1 = arith.cmpf ueq, %n, %a : f32
  %2 = arith.cmpf ueq, %a, %a : f32
  %3 = arith.cmpf ueq, %v, %nv : vector<2xf32>
  %4 = arith.cmpf ueq, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf ugt, %a, %n : f32
  %1 = arith.cmpf ugt, %n, %a : f32
  %2 = arith.cmpf ugt, %a, %a : f32
  %3 = arith.cmpf ugt, %v, %nv : vector<2xf32>
  %4 = arith.cmpf ugt, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf uge, %a, %n : f32
  %1 = arith.cmpf uge, %n, %a : f32
  %2 = arith.cmpf uge, %a, %a : f32
  %3 = arith.cmpf uge, %v, %nv : vector<2xf32>
  %4 = arith.cmpf uge, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf ult, %a, %n : f32
  %1 = arith.cmpf ult, %n, %a : f32
  %2 = arith.cmpf ult, %a, %a : f32
  %3 = arith.cmpf ult, %v, %nv : vector<2xf32>
  %4 = arith.cmpf ult, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf ule, %a, %n : f32
  %1 = arith.cmpf ule, %n, %a : f32
  %2 = arith.cmpf ule, %a, %a : f32
  %3 = arith.cmpf ule, %v, %nv : vector<2xf32>
  %4 = arith.cmpf ule, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf une, %a, %n : f32
  %1 = arith.cmpf une, %n, %a : f32
  %2 = arith.cmpf une, %a, %a : f32
  %3 = arith.cmpf une, %v, %nv : vector<2xf32>
  %4 = arith.cmpf une, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf uno, %a, %n : f32
  %1 = arith.cmpf uno, %n, %a : f32
  %2 = arith.cmpf uno, %a, %a : f32
  %3 = arith.cmpf uno, %v, %nv : vector<2xf32>
  %4 = arith.cmpf uno, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, i1, i1, vector<2xi1>, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %o = arith.constant 1.0 : f32
  %nv = arith.constant dense<0x7FC00000> : vector<2xf32>
  %0 = arith.cmpf true, %a, %n : f32
  %1 = arith.cmpf true, %n, %a : f32
  %2 = arith.cmpf true, %a, %a : f32
  %3 = arith.cmpf true, %v, %nv : vector<2xf32>
  %4 = arith.cmpf true, %o, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, vector<2xi1>, i1
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oeq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oeq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oeq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oeq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oeq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oeq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oeq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oeq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oeq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oeq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oeq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oeq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oeq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oeq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oeq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oeq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oeq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oeq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oeq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oeq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oeq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oeq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oeq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oeq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oeq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oeq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oeq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oeq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oeq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oeq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oeq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oeq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oeq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oeq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oeq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oeq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oeq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oeq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oeq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oeq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oeq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oeq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oeq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oeq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oeq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oeq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oeq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oeq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oeq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oeq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oeq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oeq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oeq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oeq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oeq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oeq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oeq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oeq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oeq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oeq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oeq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oeq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oeq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oeq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oeq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oeq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oeq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oeq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oeq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oeq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oeq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oeq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oeq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oeq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oeq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oeq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oeq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oeq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oeq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oeq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oeq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oeq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oeq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oeq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oeq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oeq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oeq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oeq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oeq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oeq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ogt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ogt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ogt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ogt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ogt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ogt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ogt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ogt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ogt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ogt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ogt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ogt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ogt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ogt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ogt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ogt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ogt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ogt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ogt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ogt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ogt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ogt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ogt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ogt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ogt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ogt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ogt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ogt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ogt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ogt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ogt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ogt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ogt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ogt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ogt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ogt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ogt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ogt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ogt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ogt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ogt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ogt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ogt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ogt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ogt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ogt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ogt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ogt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ogt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ogt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ogt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ogt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ogt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ogt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ogt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ogt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ogt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ogt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ogt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ogt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ogt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ogt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ogt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ogt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ogt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ogt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ogt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ogt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ogt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ogt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ogt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ogt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ogt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ogt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ogt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ogt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ogt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ogt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ogt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ogt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ogt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ogt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ogt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ogt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ogt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ogt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ogt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ogt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ogt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ogt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf oge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf oge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf oge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf oge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf oge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf oge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf oge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf oge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf oge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf oge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf oge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf oge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf oge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf oge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf olt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf olt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf olt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf olt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf olt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf olt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf olt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf olt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf olt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf olt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf olt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf olt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf olt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf olt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf olt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf olt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf olt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf olt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf olt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf olt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf olt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf olt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf olt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf olt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf olt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf olt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf olt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf olt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf olt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf olt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf olt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf olt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf olt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf olt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf olt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf olt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf olt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf olt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf olt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf olt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf olt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf olt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf olt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf olt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf olt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf olt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf olt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf olt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf olt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf olt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf olt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf olt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf olt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf olt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf olt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf olt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf olt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf olt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf olt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf olt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf olt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf olt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf olt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf olt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf olt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf olt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf olt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf olt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf olt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf olt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf olt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf olt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf olt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf olt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf olt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf olt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf olt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf olt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf olt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf olt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf olt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf olt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf olt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf olt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf olt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf olt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf olt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf olt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf olt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf olt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ole, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ole, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ole, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ole, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ole, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ole, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ole, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ole, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ole, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ole, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ole, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ole, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ole, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ole, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ole, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ole, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ole, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ole, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ole, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ole, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ole, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ole, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ole, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ole, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ole, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ole, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ole, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ole, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ole, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ole, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ole, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ole, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ole, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ole, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ole, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ole, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ole, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ole, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ole, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ole, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ole, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ole, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ole, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ole, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ole, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ole, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ole, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ole, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ole, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ole, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ole, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ole, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ole, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ole, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ole, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ole, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ole, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ole, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ole, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ole, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ole, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ole, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ole, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ole, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ole, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ole, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ole, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ole, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ole, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ole, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ole, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ole, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ole, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ole, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ole, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ole, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ole, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ole, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ole, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ole, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ole, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ole, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ole, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ole, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ole, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ole, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ole, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ole, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ole, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ole, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf one, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf one, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf one, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf one, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf one, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf one, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf one, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf one, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf one, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf one, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf one, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf one, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf one, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf one, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf one, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf one, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf one, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf one, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf one, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf one, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf one, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf one, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf one, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf one, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf one, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf one, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf one, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf one, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf one, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf one, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf one, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf one, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf one, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf one, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf one, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf one, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf one, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf one, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf one, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf one, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf one, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf one, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf one, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf one, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf one, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf one, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf one, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf one, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf one, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf one, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf one, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf one, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf one, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf one, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf one, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf one, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf one, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf one, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf one, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf one, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf one, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf one, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf one, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf one, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf one, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf one, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf one, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf one, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf one, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf one, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf one, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf one, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf one, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf one, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf one, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf one, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf one, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf one, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf one, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf one, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf one, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf one, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf one, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf one, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf one, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf one, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf one, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf one, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf one, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf one, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ord, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ord, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ord, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ord, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ord, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ord, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ord, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ord, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ord, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ord, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ord, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ord, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ord, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ord, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ord, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ord, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ord, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ord, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ord, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ord, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ord, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ord, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ord, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ord, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ord, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ord, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ord, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ord, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ord, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ord, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ord, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ord, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ord, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ord, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ord, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ord, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ord, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ord, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ord, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ord, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ord, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ord, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ord, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ord, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ord, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ord, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ord, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ord, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ord, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ord, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ord, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ord, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ord, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ord, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ord, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ord, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ord, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ord, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ord, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ord, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ord, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ord, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ord, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ord, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ord, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ord, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ord, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ord, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ord, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ord, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ord, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ord, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ord, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ord, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ord, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ord, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ord, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ord, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ord, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ord, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ord, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ord, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ord, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ord, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ord, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ord, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ord, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ord, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ord, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ord, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ueq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ueq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ueq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ueq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ueq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ueq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ueq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ueq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ueq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ueq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ueq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ueq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ueq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ueq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ueq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ueq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ueq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ueq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ueq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ueq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ueq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ueq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ueq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ueq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ueq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ueq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ueq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ueq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ueq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ueq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ueq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ueq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ueq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ueq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ueq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ueq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ueq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ueq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ueq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ueq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ueq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ueq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ueq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ueq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ueq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ueq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ueq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ueq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ueq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ueq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ueq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ueq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ueq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ueq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ueq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ueq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ueq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ueq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ueq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ueq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ueq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ueq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ueq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ueq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ueq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ueq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ueq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ueq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ueq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ueq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ueq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ueq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ueq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ueq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ueq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ueq, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ueq, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ueq, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ueq, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ueq, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ueq, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ueq, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ueq, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ueq, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ueq, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ueq, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ueq, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ueq, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ueq, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ueq, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ugt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ugt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ugt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ugt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ugt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ugt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ugt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ugt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ugt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ugt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ugt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ugt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ugt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ugt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ugt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ugt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ugt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ugt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ugt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ugt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ugt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ugt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ugt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ugt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ugt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ugt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ugt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ugt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ugt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ugt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ugt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ugt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ugt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ugt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ugt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ugt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ugt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ugt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ugt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ugt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ugt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ugt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ugt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ugt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ugt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ugt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ugt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ugt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ugt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ugt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ugt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ugt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ugt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ugt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ugt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ugt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ugt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ugt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ugt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ugt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ugt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ugt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ugt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ugt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ugt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ugt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ugt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ugt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ugt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ugt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ugt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ugt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ugt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ugt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ugt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ugt, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ugt, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ugt, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ugt, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ugt, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ugt, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ugt, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ugt, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ugt, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ugt, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ugt, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ugt, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ugt, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ugt, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ugt, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uge, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uge, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uge, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uge, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uge, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uge, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uge, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uge, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uge, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uge, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uge, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uge, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uge, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uge, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uge, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ult, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ult, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ult, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ult, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ult, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ult, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ult, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ult, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ult, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ult, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ult, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ult, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ult, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ult, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ult, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ult, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ult, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ult, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ult, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ult, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ult, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ult, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ult, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ult, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ult, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ult, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ult, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ult, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ult, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ult, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ult, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ult, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ult, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ult, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ult, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ult, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ult, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ult, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ult, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ult, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ult, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ult, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ult, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ult, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ult, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ult, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ult, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ult, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ult, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ult, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ult, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ult, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ult, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ult, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ult, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ult, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ult, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ult, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ult, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ult, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ult, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ult, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ult, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ult, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ult, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ult, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ult, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ult, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ult, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ult, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ult, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ult, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ult, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ult, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ult, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ult, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ult, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ult, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ult, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ult, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ult, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ult, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ult, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ult, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ult, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ult, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ult, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ult, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ult, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ult, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ule, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ule, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ule, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ule, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ule, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ule, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ule, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ule, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ule, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ule, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ule, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ule, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ule, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ule, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ule, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ule, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ule, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ule, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ule, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ule, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ule, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ule, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ule, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ule, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ule, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ule, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ule, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ule, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ule, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ule, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ule, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ule, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ule, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ule, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ule, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ule, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ule, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ule, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ule, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ule, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ule, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ule, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ule, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ule, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ule, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ule, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ule, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ule, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ule, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ule, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ule, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ule, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ule, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ule, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ule, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ule, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ule, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ule, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ule, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ule, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ule, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ule, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ule, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ule, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ule, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ule, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ule, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ule, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ule, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ule, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ule, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ule, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ule, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ule, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ule, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf ule, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf ule, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf ule, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf ule, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf ule, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf ule, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf ule, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf ule, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf ule, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf ule, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf ule, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf ule, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf ule, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf ule, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf ule, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf une, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf une, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf une, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf une, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf une, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf une, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf une, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf une, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf une, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf une, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf une, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf une, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf une, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf une, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf une, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf une, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf une, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf une, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf une, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf une, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf une, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf une, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf une, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf une, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf une, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf une, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf une, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf une, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf une, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf une, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf une, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf une, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf une, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf une, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf une, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf une, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf une, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf une, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf une, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf une, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf une, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf une, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf une, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf une, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf une, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf une, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf une, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf une, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf une, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf une, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf une, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf une, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf une, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf une, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf une, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf une, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf une, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf une, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf une, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf une, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf une, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf une, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf une, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf une, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf une, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf une, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf une, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf une, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf une, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf une, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf une, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf une, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf une, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf une, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf une, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf une, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf une, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf une, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf une, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf une, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf une, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf une, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf une, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf une, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf une, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf une, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf une, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf une, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf une, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf une, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uno, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uno, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uno, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uno, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uno, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uno, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uno, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uno, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uno, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uno, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uno, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uno, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uno, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uno, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uno, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.uitofp %a : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uno, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uno, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uno, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uno, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uno, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uno, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uno, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uno, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uno, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uno, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uno, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uno, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uno, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uno, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uno, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uno, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uno, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uno, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uno, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uno, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uno, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uno, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uno, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uno, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uno, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uno, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uno, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uno, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uno, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uno, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uno, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uno, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uno, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uno, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uno, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uno, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uno, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uno, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uno, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uno, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uno, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uno, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uno, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uno, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uno, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uno, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uno, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uno, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uno, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uno, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uno, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uno, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uno, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uno, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uno, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uno, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uno, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uno, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uno, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uno, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf uno, %0, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.cmpf uno, %0, %c1 : f32
  %c2 = arith.constant 4.4 : f32
  %r2 = arith.cmpf uno, %0, %c2 : f32
  %c3 = arith.constant -4.4 : f32
  %r3 = arith.cmpf uno, %0, %c3 : f32
  %c4 = arith.constant 3.0 : f32
  %r4 = arith.cmpf uno, %0, %c4 : f32
  %c5 = arith.constant -3.0 : f32
  %r5 = arith.cmpf uno, %0, %c5 : f32
  %c6 = arith.constant 200.0 : f32
  %r6 = arith.cmpf uno, %0, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %r7 = arith.cmpf uno, %0, %c7 : f32
  %c8 = arith.constant -129.0 : f32
  %r8 = arith.cmpf uno, %0, %c8 : f32
  %c9 = arith.constant -128.0 : f32
  %r9 = arith.cmpf uno, %0, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = arith.cmpf uno, %0, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = arith.cmpf uno, %0, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = arith.cmpf uno, %0, %c12 : f32
  %c13 = arith.constant 1.0e9 : f32
  %r13 = arith.cmpf uno, %0, %c13 : f32
  %c14 = arith.constant 1.0e38 : f32
  %r14 = arith.cmpf uno, %0, %c14 : f32
  "use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f16
  %1 = arith.uitofp %a : i8 to f16
  %c0 = arith.constant 1.5 : f16
  %r0 = arith.cmpf olt, %0, %c0 : f16
  %s0 = arith.cmpf uge, %1, %c0 : f16
  %c1 = arith.constant 2048.0 : f16
  %r1 = arith.cmpf olt, %0, %c1 : f16
  %s1 = arith.cmpf uge, %1, %c1 : f16
  %c2 = arith.constant 4096.0 : f16
  %r2 = arith.cmpf olt, %0, %c2 : f16
  %s2 = arith.cmpf uge, %1, %c2 : f16
  %c3 = arith.constant 65504.0 : f16
  %r3 = arith.cmpf olt, %0, %c3 : f16
  %s3 = arith.cmpf uge, %1, %c3 : f16
  %c4 = arith.constant 0x7C00 : f16
  %r4 = arith.cmpf olt, %0, %c4 : f16
  %s4 = arith.cmpf uge, %1, %c4 : f16
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i16) {
  %0 = arith.sitofp %a : i16 to f16
  %1 = arith.uitofp %a : i16 to f16
  %c0 = arith.constant 1.5 : f16
  %r0 = arith.cmpf olt, %0, %c0 : f16
  %s0 = arith.cmpf uge, %1, %c0 : f16
  %c1 = arith.constant 2048.0 : f16
  %r1 = arith.cmpf olt, %0, %c1 : f16
  %s1 = arith.cmpf uge, %1, %c1 : f16
  %c2 = arith.constant 4096.0 : f16
  %r2 = arith.cmpf olt, %0, %c2 : f16
  %s2 = arith.cmpf uge, %1, %c2 : f16
  %c3 = arith.constant 65504.0 : f16
  %r3 = arith.cmpf olt, %0, %c3 : f16
  %s3 = arith.cmpf uge, %1, %c3 : f16
  %c4 = arith.constant 0x7C00 : f16
  %r4 = arith.cmpf olt, %0, %c4 : f16
  %s4 = arith.cmpf uge, %1, %c4 : f16
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.sitofp %a : i64 to f16
  %1 = arith.uitofp %a : i64 to f16
  %c0 = arith.constant 1.5 : f16
  %r0 = arith.cmpf olt, %0, %c0 : f16
  %s0 = arith.cmpf uge, %1, %c0 : f16
  %c1 = arith.constant 2048.0 : f16
  %r1 = arith.cmpf olt, %0, %c1 : f16
  %s1 = arith.cmpf uge, %1, %c1 : f16
  %c2 = arith.constant 4096.0 : f16
  %r2 = arith.cmpf olt, %0, %c2 : f16
  %s2 = arith.cmpf uge, %1, %c2 : f16
  %c3 = arith.constant 65504.0 : f16
  %r3 = arith.cmpf olt, %0, %c3 : f16
  %s3 = arith.cmpf uge, %1, %c3 : f16
  %c4 = arith.constant 0x7C00 : f16
  %r4 = arith.cmpf olt, %0, %c4 : f16
  %s4 = arith.cmpf uge, %1, %c4 : f16
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to bf16
  %1 = arith.uitofp %a : i8 to bf16
  %c0 = arith.constant 1.5 : bf16
  %r0 = arith.cmpf olt, %0, %c0 : bf16
  %s0 = arith.cmpf uge, %1, %c0 : bf16
  %c1 = arith.constant 2048.0 : bf16
  %r1 = arith.cmpf olt, %0, %c1 : bf16
  %s1 = arith.cmpf uge, %1, %c1 : bf16
  %c2 = arith.constant 4096.0 : bf16
  %r2 = arith.cmpf olt, %0, %c2 : bf16
  %s2 = arith.cmpf uge, %1, %c2 : bf16
  %c3 = arith.constant 65504.0 : bf16
  %r3 = arith.cmpf olt, %0, %c3 : bf16
  %s3 = arith.cmpf uge, %1, %c3 : bf16
  %c4 = arith.constant 0x7F80 : bf16
  %r4 = arith.cmpf olt, %0, %c4 : bf16
  %s4 = arith.cmpf uge, %1, %c4 : bf16
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i16) {
  %0 = arith.sitofp %a : i16 to bf16
  %1 = arith.uitofp %a : i16 to bf16
  %c0 = arith.constant 1.5 : bf16
  %r0 = arith.cmpf olt, %0, %c0 : bf16
  %s0 = arith.cmpf uge, %1, %c0 : bf16
  %c1 = arith.constant 2048.0 : bf16
  %r1 = arith.cmpf olt, %0, %c1 : bf16
  %s1 = arith.cmpf uge, %1, %c1 : bf16
  %c2 = arith.constant 4096.0 : bf16
  %r2 = arith.cmpf olt, %0, %c2 : bf16
  %s2 = arith.cmpf uge, %1, %c2 : bf16
  %c3 = arith.constant 65504.0 : bf16
  %r3 = arith.cmpf olt, %0, %c3 : bf16
  %s3 = arith.cmpf uge, %1, %c3 : bf16
  %c4 = arith.constant 0x7F80 : bf16
  %r4 = arith.cmpf olt, %0, %c4 : bf16
  %s4 = arith.cmpf uge, %1, %c4 : bf16
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.sitofp %a : i64 to bf16
  %1 = arith.uitofp %a : i64 to bf16
  %c0 = arith.constant 1.5 : bf16
  %r0 = arith.cmpf olt, %0, %c0 : bf16
  %s0 = arith.cmpf uge, %1, %c0 : bf16
  %c1 = arith.constant 2048.0 : bf16
  %r1 = arith.cmpf olt, %0, %c1 : bf16
  %s1 = arith.cmpf uge, %1, %c1 : bf16
  %c2 = arith.constant 4096.0 : bf16
  %r2 = arith.cmpf olt, %0, %c2 : bf16
  %s2 = arith.cmpf uge, %1, %c2 : bf16
  %c3 = arith.constant 65504.0 : bf16
  %r3 = arith.cmpf olt, %0, %c3 : bf16
  %s3 = arith.cmpf uge, %1, %c3 : bf16
  %c4 = arith.constant 0x7F80 : bf16
  %r4 = arith.cmpf olt, %0, %c4 : bf16
  %s4 = arith.cmpf uge, %1, %c4 : bf16
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.sitofp %a : i8 to f64
  %1 = arith.uitofp %a : i8 to f64
  %c0 = arith.constant 1.5 : f64
  %r0 = arith.cmpf olt, %0, %c0 : f64
  %s0 = arith.cmpf uge, %1, %c0 : f64
  %c1 = arith.constant 2048.0 : f64
  %r1 = arith.cmpf olt, %0, %c1 : f64
  %s1 = arith.cmpf uge, %1, %c1 : f64
  %c2 = arith.constant 4096.0 : f64
  %r2 = arith.cmpf olt, %0, %c2 : f64
  %s2 = arith.cmpf uge, %1, %c2 : f64
  %c3 = arith.constant 65504.0 : f64
  %r3 = arith.cmpf olt, %0, %c3 : f64
  %s3 = arith.cmpf uge, %1, %c3 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r4 = arith.cmpf olt, %0, %c4 : f64
  %s4 = arith.cmpf uge, %1, %c4 : f64
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i16) {
  %0 = arith.sitofp %a : i16 to f64
  %1 = arith.uitofp %a : i16 to f64
  %c0 = arith.constant 1.5 : f64
  %r0 = arith.cmpf olt, %0, %c0 : f64
  %s0 = arith.cmpf uge, %1, %c0 : f64
  %c1 = arith.constant 2048.0 : f64
  %r1 = arith.cmpf olt, %0, %c1 : f64
  %s1 = arith.cmpf uge, %1, %c1 : f64
  %c2 = arith.constant 4096.0 : f64
  %r2 = arith.cmpf olt, %0, %c2 : f64
  %s2 = arith.cmpf uge, %1, %c2 : f64
  %c3 = arith.constant 65504.0 : f64
  %r3 = arith.cmpf olt, %0, %c3 : f64
  %s3 = arith.cmpf uge, %1, %c3 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r4 = arith.cmpf olt, %0, %c4 : f64
  %s4 = arith.cmpf uge, %1, %c4 : f64
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.sitofp %a : i64 to f64
  %1 = arith.uitofp %a : i64 to f64
  %c0 = arith.constant 1.5 : f64
  %r0 = arith.cmpf olt, %0, %c0 : f64
  %s0 = arith.cmpf uge, %1, %c0 : f64
  %c1 = arith.constant 2048.0 : f64
  %r1 = arith.cmpf olt, %0, %c1 : f64
  %s1 = arith.cmpf uge, %1, %c1 : f64
  %c2 = arith.constant 4096.0 : f64
  %r2 = arith.cmpf olt, %0, %c2 : f64
  %s2 = arith.cmpf uge, %1, %c2 : f64
  %c3 = arith.constant 65504.0 : f64
  %r3 = arith.cmpf olt, %0, %c3 : f64
  %s3 = arith.cmpf uge, %1, %c3 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r4 = arith.cmpf olt, %0, %c4 : f64
  %s4 = arith.cmpf uge, %1, %c4 : f64
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
