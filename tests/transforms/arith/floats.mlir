func.func @f() {
  %x0 = "x"() : () -> f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.addf %x0, %c0 : f32
  %l0 = arith.addf %c0, %x0 : f32
  %f0 = arith.addf %x0, %c0 fastmath<nnan, nsz> : f32
  "use"(%r0, %l0, %f0) : (f32, f32, f32) -> ()
  %x1 = "x"() : () -> f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.addf %x1, %c1 : f32
  %l1 = arith.addf %c1, %x1 : f32
  %f1 = arith.addf %x1, %c1 fastmath<nnan, nsz> : f32
  "use"(%r1, %l1, %f1) : (f32, f32, f32) -> ()
  %x2 = "x"() : () -> f32
  %c2 = arith.constant 1.0 : f32
  %r2 = arith.addf %x2, %c2 : f32
  %l2 = arith.addf %c2, %x2 : f32
  %f2 = arith.addf %x2, %c2 fastmath<nnan, nsz> : f32
  "use"(%r2, %l2, %f2) : (f32, f32, f32) -> ()
  %x3 = "x"() : () -> f32
  %c3 = arith.constant -1.0 : f32
  %r3 = arith.addf %x3, %c3 : f32
  %l3 = arith.addf %c3, %x3 : f32
  %f3 = arith.addf %x3, %c3 fastmath<nnan, nsz> : f32
  "use"(%r3, %l3, %f3) : (f32, f32, f32) -> ()
  %x4 = "x"() : () -> f32
  %c4 = arith.constant 2.0 : f32
  %r4 = arith.addf %x4, %c4 : f32
  %l4 = arith.addf %c4, %x4 : f32
  %f4 = arith.addf %x4, %c4 fastmath<nnan, nsz> : f32
  "use"(%r4, %l4, %f4) : (f32, f32, f32) -> ()
  %x5 = "x"() : () -> f32
  %c5 = arith.constant 0x7F800000 : f32
  %r5 = arith.addf %x5, %c5 : f32
  %l5 = arith.addf %c5, %x5 : f32
  %f5 = arith.addf %x5, %c5 fastmath<nnan, nsz> : f32
  "use"(%r5, %l5, %f5) : (f32, f32, f32) -> ()
  %x6 = "x"() : () -> f32
  %c6 = arith.constant 0xFF800000 : f32
  %r6 = arith.addf %x6, %c6 : f32
  %l6 = arith.addf %c6, %x6 : f32
  %f6 = arith.addf %x6, %c6 fastmath<nnan, nsz> : f32
  "use"(%r6, %l6, %f6) : (f32, f32, f32) -> ()
  %x7 = "x"() : () -> f32
  %c7 = arith.constant 0x7FC00000 : f32
  %r7 = arith.addf %x7, %c7 : f32
  %l7 = arith.addf %c7, %x7 : f32
  %f7 = arith.addf %x7, %c7 fastmath<nnan, nsz> : f32
  "use"(%r7, %l7, %f7) : (f32, f32, f32) -> ()
  %x8 = "x"() : () -> f32
  %c8 = arith.constant 0x7FA00000 : f32
  %r8 = arith.addf %x8, %c8 : f32
  %l8 = arith.addf %c8, %x8 : f32
  %f8 = arith.addf %x8, %c8 fastmath<nnan, nsz> : f32
  "use"(%r8, %l8, %f8) : (f32, f32, f32) -> ()
  %y = "x"() : () -> f32
  %same = arith.addf %y, %y : f32
  "use"(%same) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xf16>
  %c0 = arith.constant dense<0.0> : vector<2xf16>
  %r0 = arith.addf %x0, %c0 : vector<2xf16>
  %l0 = arith.addf %c0, %x0 : vector<2xf16>
  %f0 = arith.addf %x0, %c0 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r0, %l0, %f0) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x1 = "x"() : () -> vector<2xf16>
  %c1 = arith.constant dense<-0.0> : vector<2xf16>
  %r1 = arith.addf %x1, %c1 : vector<2xf16>
  %l1 = arith.addf %c1, %x1 : vector<2xf16>
  %f1 = arith.addf %x1, %c1 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r1, %l1, %f1) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x2 = "x"() : () -> vector<2xf16>
  %c2 = arith.constant dense<1.0> : vector<2xf16>
  %r2 = arith.addf %x2, %c2 : vector<2xf16>
  %l2 = arith.addf %c2, %x2 : vector<2xf16>
  %f2 = arith.addf %x2, %c2 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r2, %l2, %f2) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x3 = "x"() : () -> vector<2xf16>
  %c3 = arith.constant dense<-1.0> : vector<2xf16>
  %r3 = arith.addf %x3, %c3 : vector<2xf16>
  %l3 = arith.addf %c3, %x3 : vector<2xf16>
  %f3 = arith.addf %x3, %c3 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r3, %l3, %f3) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x4 = "x"() : () -> vector<2xf16>
  %c4 = arith.constant dense<2.0> : vector<2xf16>
  %r4 = arith.addf %x4, %c4 : vector<2xf16>
  %l4 = arith.addf %c4, %x4 : vector<2xf16>
  %f4 = arith.addf %x4, %c4 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r4, %l4, %f4) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x5 = "x"() : () -> vector<2xf16>
  %c5 = arith.constant dense<0x7C00> : vector<2xf16>
  %r5 = arith.addf %x5, %c5 : vector<2xf16>
  %l5 = arith.addf %c5, %x5 : vector<2xf16>
  %f5 = arith.addf %x5, %c5 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r5, %l5, %f5) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x6 = "x"() : () -> vector<2xf16>
  %c6 = arith.constant dense<0xFC00> : vector<2xf16>
  %r6 = arith.addf %x6, %c6 : vector<2xf16>
  %l6 = arith.addf %c6, %x6 : vector<2xf16>
  %f6 = arith.addf %x6, %c6 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r6, %l6, %f6) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x7 = "x"() : () -> vector<2xf16>
  %c7 = arith.constant dense<0x7E00> : vector<2xf16>
  %r7 = arith.addf %x7, %c7 : vector<2xf16>
  %l7 = arith.addf %c7, %x7 : vector<2xf16>
  %f7 = arith.addf %x7, %c7 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r7, %l7, %f7) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %y = "x"() : () -> vector<2xf16>
  %same = arith.addf %y, %y : vector<2xf16>
  "use"(%same) : (vector<2xf16>) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f8E4M3FN
  %c0 = arith.constant 0.0 : f8E4M3FN
  %r0 = arith.addf %x0, %c0 : f8E4M3FN
  %l0 = arith.addf %c0, %x0 : f8E4M3FN
  %f0 = arith.addf %x0, %c0 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r0, %l0, %f0) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x1 = "x"() : () -> f8E4M3FN
  %c1 = arith.constant -0.0 : f8E4M3FN
  %r1 = arith.addf %x1, %c1 : f8E4M3FN
  %l1 = arith.addf %c1, %x1 : f8E4M3FN
  %f1 = arith.addf %x1, %c1 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r1, %l1, %f1) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x2 = "x"() : () -> f8E4M3FN
  %c2 = arith.constant 1.0 : f8E4M3FN
  %r2 = arith.addf %x2, %c2 : f8E4M3FN
  %l2 = arith.addf %c2, %x2 : f8E4M3FN
  %f2 = arith.addf %x2, %c2 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r2, %l2, %f2) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x3 = "x"() : () -> f8E4M3FN
  %c3 = arith.constant -1.0 : f8E4M3FN
  %r3 = arith.addf %x3, %c3 : f8E4M3FN
  %l3 = arith.addf %c3, %x3 : f8E4M3FN
  %f3 = arith.addf %x3, %c3 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r3, %l3, %f3) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x4 = "x"() : () -> f8E4M3FN
  %c4 = arith.constant 2.0 : f8E4M3FN
  %r4 = arith.addf %x4, %c4 : f8E4M3FN
  %l4 = arith.addf %c4, %x4 : f8E4M3FN
  %f4 = arith.addf %x4, %c4 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r4, %l4, %f4) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %y = "x"() : () -> f8E4M3FN
  %same = arith.addf %y, %y : f8E4M3FN
  "use"(%same) : (f8E4M3FN) -> ()
  return
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %b fastmath<nnan> : f32
  %2 = arith.addf %0, %1 fastmath<nsz> : f32
  %3 = arith.addf %0, %b : f32
  return %2, %3 : f32, f32
}
// -----
func.func @f(%a: f32) -> (f32, f32, f32) {
  %p = ub.poison : f32
  %c = arith.constant 3.0 : f32
  %0 = arith.addf %p, %a : f32
  %1 = arith.addf %a, %p : f32
  %2 = arith.addf %p, %c : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.subf %x0, %c0 : f32
  %l0 = arith.subf %c0, %x0 : f32
  %f0 = arith.subf %x0, %c0 fastmath<nnan, nsz> : f32
  "use"(%r0, %l0, %f0) : (f32, f32, f32) -> ()
  %x1 = "x"() : () -> f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.subf %x1, %c1 : f32
  %l1 = arith.subf %c1, %x1 : f32
  %f1 = arith.subf %x1, %c1 fastmath<nnan, nsz> : f32
  "use"(%r1, %l1, %f1) : (f32, f32, f32) -> ()
  %x2 = "x"() : () -> f32
  %c2 = arith.constant 1.0 : f32
  %r2 = arith.subf %x2, %c2 : f32
  %l2 = arith.subf %c2, %x2 : f32
  %f2 = arith.subf %x2, %c2 fastmath<nnan, nsz> : f32
  "use"(%r2, %l2, %f2) : (f32, f32, f32) -> ()
  %x3 = "x"() : () -> f32
  %c3 = arith.constant -1.0 : f32
  %r3 = arith.subf %x3, %c3 : f32
  %l3 = arith.subf %c3, %x3 : f32
  %f3 = arith.subf %x3, %c3 fastmath<nnan, nsz> : f32
  "use"(%r3, %l3, %f3) : (f32, f32, f32) -> ()
  %x4 = "x"() : () -> f32
  %c4 = arith.constant 2.0 : f32
  %r4 = arith.subf %x4, %c4 : f32
  %l4 = arith.subf %c4, %x4 : f32
  %f4 = arith.subf %x4, %c4 fastmath<nnan, nsz> : f32
  "use"(%r4, %l4, %f4) : (f32, f32, f32) -> ()
  %x5 = "x"() : () -> f32
  %c5 = arith.constant 0x7F800000 : f32
  %r5 = arith.subf %x5, %c5 : f32
  %l5 = arith.subf %c5, %x5 : f32
  %f5 = arith.subf %x5, %c5 fastmath<nnan, nsz> : f32
  "use"(%r5, %l5, %f5) : (f32, f32, f32) -> ()
  %x6 = "x"() : () -> f32
  %c6 = arith.constant 0xFF800000 : f32
  %r6 = arith.subf %x6, %c6 : f32
  %l6 = arith.subf %c6, %x6 : f32
  %f6 = arith.subf %x6, %c6 fastmath<nnan, nsz> : f32
  "use"(%r6, %l6, %f6) : (f32, f32, f32) -> ()
  %x7 = "x"() : () -> f32
  %c7 = arith.constant 0x7FC00000 : f32
  %r7 = arith.subf %x7, %c7 : f32
  %l7 = arith.subf %c7, %x7 : f32
  %f7 = arith.subf %x7, %c7 fastmath<nnan, nsz> : f32
  "use"(%r7, %l7, %f7) : (f32, f32, f32) -> ()
  %x8 = "x"() : () -> f32
  %c8 = arith.constant 0x7FA00000 : f32
  %r8 = arith.subf %x8, %c8 : f32
  %l8 = arith.subf %c8, %x8 : f32
  %f8 = arith.subf %x8, %c8 fastmath<nnan, nsz> : f32
  "use"(%r8, %l8, %f8) : (f32, f32, f32) -> ()
  %y = "x"() : () -> f32
  %same = arith.subf %y, %y : f32
  "use"(%same) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xf16>
  %c0 = arith.constant dense<0.0> : vector<2xf16>
  %r0 = arith.subf %x0, %c0 : vector<2xf16>
  %l0 = arith.subf %c0, %x0 : vector<2xf16>
  %f0 = arith.subf %x0, %c0 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r0, %l0, %f0) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x1 = "x"() : () -> vector<2xf16>
  %c1 = arith.constant dense<-0.0> : vector<2xf16>
  %r1 = arith.subf %x1, %c1 : vector<2xf16>
  %l1 = arith.subf %c1, %x1 : vector<2xf16>
  %f1 = arith.subf %x1, %c1 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r1, %l1, %f1) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x2 = "x"() : () -> vector<2xf16>
  %c2 = arith.constant dense<1.0> : vector<2xf16>
  %r2 = arith.subf %x2, %c2 : vector<2xf16>
  %l2 = arith.subf %c2, %x2 : vector<2xf16>
  %f2 = arith.subf %x2, %c2 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r2, %l2, %f2) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x3 = "x"() : () -> vector<2xf16>
  %c3 = arith.constant dense<-1.0> : vector<2xf16>
  %r3 = arith.subf %x3, %c3 : vector<2xf16>
  %l3 = arith.subf %c3, %x3 : vector<2xf16>
  %f3 = arith.subf %x3, %c3 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r3, %l3, %f3) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x4 = "x"() : () -> vector<2xf16>
  %c4 = arith.constant dense<2.0> : vector<2xf16>
  %r4 = arith.subf %x4, %c4 : vector<2xf16>
  %l4 = arith.subf %c4, %x4 : vector<2xf16>
  %f4 = arith.subf %x4, %c4 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r4, %l4, %f4) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x5 = "x"() : () -> vector<2xf16>
  %c5 = arith.constant dense<0x7C00> : vector<2xf16>
  %r5 = arith.subf %x5, %c5 : vector<2xf16>
  %l5 = arith.subf %c5, %x5 : vector<2xf16>
  %f5 = arith.subf %x5, %c5 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r5, %l5, %f5) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x6 = "x"() : () -> vector<2xf16>
  %c6 = arith.constant dense<0xFC00> : vector<2xf16>
  %r6 = arith.subf %x6, %c6 : vector<2xf16>
  %l6 = arith.subf %c6, %x6 : vector<2xf16>
  %f6 = arith.subf %x6, %c6 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r6, %l6, %f6) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x7 = "x"() : () -> vector<2xf16>
  %c7 = arith.constant dense<0x7E00> : vector<2xf16>
  %r7 = arith.subf %x7, %c7 : vector<2xf16>
  %l7 = arith.subf %c7, %x7 : vector<2xf16>
  %f7 = arith.subf %x7, %c7 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r7, %l7, %f7) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %y = "x"() : () -> vector<2xf16>
  %same = arith.subf %y, %y : vector<2xf16>
  "use"(%same) : (vector<2xf16>) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f8E4M3FN
  %c0 = arith.constant 0.0 : f8E4M3FN
  %r0 = arith.subf %x0, %c0 : f8E4M3FN
  %l0 = arith.subf %c0, %x0 : f8E4M3FN
  %f0 = arith.subf %x0, %c0 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r0, %l0, %f0) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x1 = "x"() : () -> f8E4M3FN
  %c1 = arith.constant -0.0 : f8E4M3FN
  %r1 = arith.subf %x1, %c1 : f8E4M3FN
  %l1 = arith.subf %c1, %x1 : f8E4M3FN
  %f1 = arith.subf %x1, %c1 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r1, %l1, %f1) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x2 = "x"() : () -> f8E4M3FN
  %c2 = arith.constant 1.0 : f8E4M3FN
  %r2 = arith.subf %x2, %c2 : f8E4M3FN
  %l2 = arith.subf %c2, %x2 : f8E4M3FN
  %f2 = arith.subf %x2, %c2 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r2, %l2, %f2) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x3 = "x"() : () -> f8E4M3FN
  %c3 = arith.constant -1.0 : f8E4M3FN
  %r3 = arith.subf %x3, %c3 : f8E4M3FN
  %l3 = arith.subf %c3, %x3 : f8E4M3FN
  %f3 = arith.subf %x3, %c3 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r3, %l3, %f3) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x4 = "x"() : () -> f8E4M3FN
  %c4 = arith.constant 2.0 : f8E4M3FN
  %r4 = arith.subf %x4, %c4 : f8E4M3FN
  %l4 = arith.subf %c4, %x4 : f8E4M3FN
  %f4 = arith.subf %x4, %c4 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r4, %l4, %f4) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %y = "x"() : () -> f8E4M3FN
  %same = arith.subf %y, %y : f8E4M3FN
  "use"(%same) : (f8E4M3FN) -> ()
  return
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %b fastmath<nnan> : f32
  %2 = arith.subf %0, %1 fastmath<nsz> : f32
  %3 = arith.subf %0, %b : f32
  return %2, %3 : f32, f32
}
// -----
func.func @f(%a: f32) -> (f32, f32, f32) {
  %p = ub.poison : f32
  %c = arith.constant 3.0 : f32
  %0 = arith.subf %p, %a : f32
  %1 = arith.subf %a, %p : f32
  %2 = arith.subf %p, %c : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.mulf %x0, %c0 : f32
  %l0 = arith.mulf %c0, %x0 : f32
  %f0 = arith.mulf %x0, %c0 fastmath<nnan, nsz> : f32
  "use"(%r0, %l0, %f0) : (f32, f32, f32) -> ()
  %x1 = "x"() : () -> f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.mulf %x1, %c1 : f32
  %l1 = arith.mulf %c1, %x1 : f32
  %f1 = arith.mulf %x1, %c1 fastmath<nnan, nsz> : f32
  "use"(%r1, %l1, %f1) : (f32, f32, f32) -> ()
  %x2 = "x"() : () -> f32
  %c2 = arith.constant 1.0 : f32
  %r2 = arith.mulf %x2, %c2 : f32
  %l2 = arith.mulf %c2, %x2 : f32
  %f2 = arith.mulf %x2, %c2 fastmath<nnan, nsz> : f32
  "use"(%r2, %l2, %f2) : (f32, f32, f32) -> ()
  %x3 = "x"() : () -> f32
  %c3 = arith.constant -1.0 : f32
  %r3 = arith.mulf %x3, %c3 : f32
  %l3 = arith.mulf %c3, %x3 : f32
  %f3 = arith.mulf %x3, %c3 fastmath<nnan, nsz> : f32
  "use"(%r3, %l3, %f3) : (f32, f32, f32) -> ()
  %x4 = "x"() : () -> f32
  %c4 = arith.constant 2.0 : f32
  %r4 = arith.mulf %x4, %c4 : f32
  %l4 = arith.mulf %c4, %x4 : f32
  %f4 = arith.mulf %x4, %c4 fastmath<nnan, nsz> : f32
  "use"(%r4, %l4, %f4) : (f32, f32, f32) -> ()
  %x5 = "x"() : () -> f32
  %c5 = arith.constant 0x7F800000 : f32
  %r5 = arith.mulf %x5, %c5 : f32
  %l5 = arith.mulf %c5, %x5 : f32
  %f5 = arith.mulf %x5, %c5 fastmath<nnan, nsz> : f32
  "use"(%r5, %l5, %f5) : (f32, f32, f32) -> ()
  %x6 = "x"() : () -> f32
  %c6 = arith.constant 0xFF800000 : f32
  %r6 = arith.mulf %x6, %c6 : f32
  %l6 = arith.mulf %c6, %x6 : f32
  %f6 = arith.mulf %x6, %c6 fastmath<nnan, nsz> : f32
  "use"(%r6, %l6, %f6) : (f32, f32, f32) -> ()
  %x7 = "x"() : () -> f32
  %c7 = arith.constant 0x7FC00000 : f32
  %r7 = arith.mulf %x7, %c7 : f32
  %l7 = arith.mulf %c7, %x7 : f32
  %f7 = arith.mulf %x7, %c7 fastmath<nnan, nsz> : f32
  "use"(%r7, %l7, %f7) : (f32, f32, f32) -> ()
  %x8 = "x"() : () -> f32
  %c8 = arith.constant 0x7FA00000 : f32
  %r8 = arith.mulf %x8, %c8 : f32
  %l8 = arith.mulf %c8, %x8 : f32
  %f8 = arith.mulf %x8, %c8 fastmath<nnan, nsz> : f32
  "use"(%r8, %l8, %f8) : (f32, f32, f32) -> ()
  %y = "x"() : () -> f32
  %same = arith.mulf %y, %y : f32
  "use"(%same) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xf16>
  %c0 = arith.constant dense<0.0> : vector<2xf16>
  %r0 = arith.mulf %x0, %c0 : vector<2xf16>
  %l0 = arith.mulf %c0, %x0 : vector<2xf16>
  %f0 = arith.mulf %x0, %c0 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r0, %l0, %f0) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x1 = "x"() : () -> vector<2xf16>
  %c1 = arith.constant dense<-0.0> : vector<2xf16>
  %r1 = arith.mulf %x1, %c1 : vector<2xf16>
  %l1 = arith.mulf %c1, %x1 : vector<2xf16>
  %f1 = arith.mulf %x1, %c1 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r1, %l1, %f1) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x2 = "x"() : () -> vector<2xf16>
  %c2 = arith.constant dense<1.0> : vector<2xf16>
  %r2 = arith.mulf %x2, %c2 : vector<2xf16>
  %l2 = arith.mulf %c2, %x2 : vector<2xf16>
  %f2 = arith.mulf %x2, %c2 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r2, %l2, %f2) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x3 = "x"() : () -> vector<2xf16>
  %c3 = arith.constant dense<-1.0> : vector<2xf16>
  %r3 = arith.mulf %x3, %c3 : vector<2xf16>
  %l3 = arith.mulf %c3, %x3 : vector<2xf16>
  %f3 = arith.mulf %x3, %c3 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r3, %l3, %f3) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x4 = "x"() : () -> vector<2xf16>
  %c4 = arith.constant dense<2.0> : vector<2xf16>
  %r4 = arith.mulf %x4, %c4 : vector<2xf16>
  %l4 = arith.mulf %c4, %x4 : vector<2xf16>
  %f4 = arith.mulf %x4, %c4 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r4, %l4, %f4) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x5 = "x"() : () -> vector<2xf16>
  %c5 = arith.constant dense<0x7C00> : vector<2xf16>
  %r5 = arith.mulf %x5, %c5 : vector<2xf16>
  %l5 = arith.mulf %c5, %x5 : vector<2xf16>
  %f5 = arith.mulf %x5, %c5 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r5, %l5, %f5) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x6 = "x"() : () -> vector<2xf16>
  %c6 = arith.constant dense<0xFC00> : vector<2xf16>
  %r6 = arith.mulf %x6, %c6 : vector<2xf16>
  %l6 = arith.mulf %c6, %x6 : vector<2xf16>
  %f6 = arith.mulf %x6, %c6 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r6, %l6, %f6) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x7 = "x"() : () -> vector<2xf16>
  %c7 = arith.constant dense<0x7E00> : vector<2xf16>
  %r7 = arith.mulf %x7, %c7 : vector<2xf16>
  %l7 = arith.mulf %c7, %x7 : vector<2xf16>
  %f7 = arith.mulf %x7, %c7 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r7, %l7, %f7) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %y = "x"() : () -> vector<2xf16>
  %same = arith.mulf %y, %y : vector<2xf16>
  "use"(%same) : (vector<2xf16>) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f8E4M3FN
  %c0 = arith.constant 0.0 : f8E4M3FN
  %r0 = arith.mulf %x0, %c0 : f8E4M3FN
  %l0 = arith.mulf %c0, %x0 : f8E4M3FN
  %f0 = arith.mulf %x0, %c0 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r0, %l0, %f0) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x1 = "x"() : () -> f8E4M3FN
  %c1 = arith.constant -0.0 : f8E4M3FN
  %r1 = arith.mulf %x1, %c1 : f8E4M3FN
  %l1 = arith.mulf %c1, %x1 : f8E4M3FN
  %f1 = arith.mulf %x1, %c1 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r1, %l1, %f1) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x2 = "x"() : () -> f8E4M3FN
  %c2 = arith.constant 1.0 : f8E4M3FN
  %r2 = arith.mulf %x2, %c2 : f8E4M3FN
  %l2 = arith.mulf %c2, %x2 : f8E4M3FN
  %f2 = arith.mulf %x2, %c2 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r2, %l2, %f2) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x3 = "x"() : () -> f8E4M3FN
  %c3 = arith.constant -1.0 : f8E4M3FN
  %r3 = arith.mulf %x3, %c3 : f8E4M3FN
  %l3 = arith.mulf %c3, %x3 : f8E4M3FN
  %f3 = arith.mulf %x3, %c3 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r3, %l3, %f3) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x4 = "x"() : () -> f8E4M3FN
  %c4 = arith.constant 2.0 : f8E4M3FN
  %r4 = arith.mulf %x4, %c4 : f8E4M3FN
  %l4 = arith.mulf %c4, %x4 : f8E4M3FN
  %f4 = arith.mulf %x4, %c4 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r4, %l4, %f4) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %y = "x"() : () -> f8E4M3FN
  %same = arith.mulf %y, %y : f8E4M3FN
  "use"(%same) : (f8E4M3FN) -> ()
  return
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %b fastmath<nnan> : f32
  %2 = arith.mulf %0, %1 fastmath<nsz> : f32
  %3 = arith.mulf %0, %b : f32
  return %2, %3 : f32, f32
}
// -----
func.func @f(%a: f32) -> (f32, f32, f32) {
  %p = ub.poison : f32
  %c = arith.constant 3.0 : f32
  %0 = arith.mulf %p, %a : f32
  %1 = arith.mulf %a, %p : f32
  %2 = arith.mulf %p, %c : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.divf %x0, %c0 : f32
  %l0 = arith.divf %c0, %x0 : f32
  %f0 = arith.divf %x0, %c0 fastmath<nnan, nsz> : f32
  "use"(%r0, %l0, %f0) : (f32, f32, f32) -> ()
  %x1 = "x"() : () -> f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.divf %x1, %c1 : f32
  %l1 = arith.divf %c1, %x1 : f32
  %f1 = arith.divf %x1, %c1 fastmath<nnan, nsz> : f32
  "use"(%r1, %l1, %f1) : (f32, f32, f32) -> ()
  %x2 = "x"() : () -> f32
  %c2 = arith.constant 1.0 : f32
  %r2 = arith.divf %x2, %c2 : f32
  %l2 = arith.divf %c2, %x2 : f32
  %f2 = arith.divf %x2, %c2 fastmath<nnan, nsz> : f32
  "use"(%r2, %l2, %f2) : (f32, f32, f32) -> ()
  %x3 = "x"() : () -> f32
  %c3 = arith.constant -1.0 : f32
  %r3 = arith.divf %x3, %c3 : f32
  %l3 = arith.divf %c3, %x3 : f32
  %f3 = arith.divf %x3, %c3 fastmath<nnan, nsz> : f32
  "use"(%r3, %l3, %f3) : (f32, f32, f32) -> ()
  %x4 = "x"() : () -> f32
  %c4 = arith.constant 2.0 : f32
  %r4 = arith.divf %x4, %c4 : f32
  %l4 = arith.divf %c4, %x4 : f32
  %f4 = arith.divf %x4, %c4 fastmath<nnan, nsz> : f32
  "use"(%r4, %l4, %f4) : (f32, f32, f32) -> ()
  %x5 = "x"() : () -> f32
  %c5 = arith.constant 0x7F800000 : f32
  %r5 = arith.divf %x5, %c5 : f32
  %l5 = arith.divf %c5, %x5 : f32
  %f5 = arith.divf %x5, %c5 fastmath<nnan, nsz> : f32
  "use"(%r5, %l5, %f5) : (f32, f32, f32) -> ()
  %x6 = "x"() : () -> f32
  %c6 = arith.constant 0xFF800000 : f32
  %r6 = arith.divf %x6, %c6 : f32
  %l6 = arith.divf %c6, %x6 : f32
  %f6 = arith.divf %x6, %c6 fastmath<nnan, nsz> : f32
  "use"(%r6, %l6, %f6) : (f32, f32, f32) -> ()
  %x7 = "x"() : () -> f32
  %c7 = arith.constant 0x7FC00000 : f32
  %r7 = arith.divf %x7, %c7 : f32
  %l7 = arith.divf %c7, %x7 : f32
  %f7 = arith.divf %x7, %c7 fastmath<nnan, nsz> : f32
  "use"(%r7, %l7, %f7) : (f32, f32, f32) -> ()
  %x8 = "x"() : () -> f32
  %c8 = arith.constant 0x7FA00000 : f32
  %r8 = arith.divf %x8, %c8 : f32
  %l8 = arith.divf %c8, %x8 : f32
  %f8 = arith.divf %x8, %c8 fastmath<nnan, nsz> : f32
  "use"(%r8, %l8, %f8) : (f32, f32, f32) -> ()
  %y = "x"() : () -> f32
  %same = arith.divf %y, %y : f32
  "use"(%same) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xf16>
  %c0 = arith.constant dense<0.0> : vector<2xf16>
  %r0 = arith.divf %x0, %c0 : vector<2xf16>
  %l0 = arith.divf %c0, %x0 : vector<2xf16>
  %f0 = arith.divf %x0, %c0 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r0, %l0, %f0) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x1 = "x"() : () -> vector<2xf16>
  %c1 = arith.constant dense<-0.0> : vector<2xf16>
  %r1 = arith.divf %x1, %c1 : vector<2xf16>
  %l1 = arith.divf %c1, %x1 : vector<2xf16>
  %f1 = arith.divf %x1, %c1 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r1, %l1, %f1) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x2 = "x"() : () -> vector<2xf16>
  %c2 = arith.constant dense<1.0> : vector<2xf16>
  %r2 = arith.divf %x2, %c2 : vector<2xf16>
  %l2 = arith.divf %c2, %x2 : vector<2xf16>
  %f2 = arith.divf %x2, %c2 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r2, %l2, %f2) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x3 = "x"() : () -> vector<2xf16>
  %c3 = arith.constant dense<-1.0> : vector<2xf16>
  %r3 = arith.divf %x3, %c3 : vector<2xf16>
  %l3 = arith.divf %c3, %x3 : vector<2xf16>
  %f3 = arith.divf %x3, %c3 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r3, %l3, %f3) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x4 = "x"() : () -> vector<2xf16>
  %c4 = arith.constant dense<2.0> : vector<2xf16>
  %r4 = arith.divf %x4, %c4 : vector<2xf16>
  %l4 = arith.divf %c4, %x4 : vector<2xf16>
  %f4 = arith.divf %x4, %c4 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r4, %l4, %f4) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x5 = "x"() : () -> vector<2xf16>
  %c5 = arith.constant dense<0x7C00> : vector<2xf16>
  %r5 = arith.divf %x5, %c5 : vector<2xf16>
  %l5 = arith.divf %c5, %x5 : vector<2xf16>
  %f5 = arith.divf %x5, %c5 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r5, %l5, %f5) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x6 = "x"() : () -> vector<2xf16>
  %c6 = arith.constant dense<0xFC00> : vector<2xf16>
  %r6 = arith.divf %x6, %c6 : vector<2xf16>
  %l6 = arith.divf %c6, %x6 : vector<2xf16>
  %f6 = arith.divf %x6, %c6 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r6, %l6, %f6) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x7 = "x"() : () -> vector<2xf16>
  %c7 = arith.constant dense<0x7E00> : vector<2xf16>
  %r7 = arith.divf %x7, %c7 : vector<2xf16>
  %l7 = arith.divf %c7, %x7 : vector<2xf16>
  %f7 = arith.divf %x7, %c7 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r7, %l7, %f7) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %y = "x"() : () -> vector<2xf16>
  %same = arith.divf %y, %y : vector<2xf16>
  "use"(%same) : (vector<2xf16>) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f8E4M3FN
  %c0 = arith.constant 0.0 : f8E4M3FN
  %r0 = arith.divf %x0, %c0 : f8E4M3FN
  %l0 = arith.divf %c0, %x0 : f8E4M3FN
  %f0 = arith.divf %x0, %c0 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r0, %l0, %f0) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x1 = "x"() : () -> f8E4M3FN
  %c1 = arith.constant -0.0 : f8E4M3FN
  %r1 = arith.divf %x1, %c1 : f8E4M3FN
  %l1 = arith.divf %c1, %x1 : f8E4M3FN
  %f1 = arith.divf %x1, %c1 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r1, %l1, %f1) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x2 = "x"() : () -> f8E4M3FN
  %c2 = arith.constant 1.0 : f8E4M3FN
  %r2 = arith.divf %x2, %c2 : f8E4M3FN
  %l2 = arith.divf %c2, %x2 : f8E4M3FN
  %f2 = arith.divf %x2, %c2 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r2, %l2, %f2) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x3 = "x"() : () -> f8E4M3FN
  %c3 = arith.constant -1.0 : f8E4M3FN
  %r3 = arith.divf %x3, %c3 : f8E4M3FN
  %l3 = arith.divf %c3, %x3 : f8E4M3FN
  %f3 = arith.divf %x3, %c3 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r3, %l3, %f3) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x4 = "x"() : () -> f8E4M3FN
  %c4 = arith.constant 2.0 : f8E4M3FN
  %r4 = arith.divf %x4, %c4 : f8E4M3FN
  %l4 = arith.divf %c4, %x4 : f8E4M3FN
  %f4 = arith.divf %x4, %c4 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r4, %l4, %f4) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %y = "x"() : () -> f8E4M3FN
  %same = arith.divf %y, %y : f8E4M3FN
  "use"(%same) : (f8E4M3FN) -> ()
  return
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %b fastmath<nnan> : f32
  %2 = arith.divf %0, %1 fastmath<nsz> : f32
  %3 = arith.divf %0, %b : f32
  return %2, %3 : f32, f32
}
// -----
func.func @f(%a: f32) -> (f32, f32, f32) {
  %p = ub.poison : f32
  %c = arith.constant 3.0 : f32
  %0 = arith.divf %p, %a : f32
  %1 = arith.divf %a, %p : f32
  %2 = arith.divf %p, %c : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.remf %x0, %c0 : f32
  %l0 = arith.remf %c0, %x0 : f32
  %f0 = arith.remf %x0, %c0 fastmath<nnan, nsz> : f32
  "use"(%r0, %l0, %f0) : (f32, f32, f32) -> ()
  %x1 = "x"() : () -> f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.remf %x1, %c1 : f32
  %l1 = arith.remf %c1, %x1 : f32
  %f1 = arith.remf %x1, %c1 fastmath<nnan, nsz> : f32
  "use"(%r1, %l1, %f1) : (f32, f32, f32) -> ()
  %x2 = "x"() : () -> f32
  %c2 = arith.constant 1.0 : f32
  %r2 = arith.remf %x2, %c2 : f32
  %l2 = arith.remf %c2, %x2 : f32
  %f2 = arith.remf %x2, %c2 fastmath<nnan, nsz> : f32
  "use"(%r2, %l2, %f2) : (f32, f32, f32) -> ()
  %x3 = "x"() : () -> f32
  %c3 = arith.constant -1.0 : f32
  %r3 = arith.remf %x3, %c3 : f32
  %l3 = arith.remf %c3, %x3 : f32
  %f3 = arith.remf %x3, %c3 fastmath<nnan, nsz> : f32
  "use"(%r3, %l3, %f3) : (f32, f32, f32) -> ()
  %x4 = "x"() : () -> f32
  %c4 = arith.constant 2.0 : f32
  %r4 = arith.remf %x4, %c4 : f32
  %l4 = arith.remf %c4, %x4 : f32
  %f4 = arith.remf %x4, %c4 fastmath<nnan, nsz> : f32
  "use"(%r4, %l4, %f4) : (f32, f32, f32) -> ()
  %x5 = "x"() : () -> f32
  %c5 = arith.constant 0x7F800000 : f32
  %r5 = arith.remf %x5, %c5 : f32
  %l5 = arith.remf %c5, %x5 : f32
  %f5 = arith.remf %x5, %c5 fastmath<nnan, nsz> : f32
  "use"(%r5, %l5, %f5) : (f32, f32, f32) -> ()
  %x6 = "x"() : () -> f32
  %c6 = arith.constant 0xFF800000 : f32
  %r6 = arith.remf %x6, %c6 : f32
  %l6 = arith.remf %c6, %x6 : f32
  %f6 = arith.remf %x6, %c6 fastmath<nnan, nsz> : f32
  "use"(%r6, %l6, %f6) : (f32, f32, f32) -> ()
  %x7 = "x"() : () -> f32
  %c7 = arith.constant 0x7FC00000 : f32
  %r7 = arith.remf %x7, %c7 : f32
  %l7 = arith.remf %c7, %x7 : f32
  %f7 = arith.remf %x7, %c7 fastmath<nnan, nsz> : f32
  "use"(%r7, %l7, %f7) : (f32, f32, f32) -> ()
  %x8 = "x"() : () -> f32
  %c8 = arith.constant 0x7FA00000 : f32
  %r8 = arith.remf %x8, %c8 : f32
  %l8 = arith.remf %c8, %x8 : f32
  %f8 = arith.remf %x8, %c8 fastmath<nnan, nsz> : f32
  "use"(%r8, %l8, %f8) : (f32, f32, f32) -> ()
  %y = "x"() : () -> f32
  %same = arith.remf %y, %y : f32
  "use"(%same) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xf16>
  %c0 = arith.constant dense<0.0> : vector<2xf16>
  %r0 = arith.remf %x0, %c0 : vector<2xf16>
  %l0 = arith.remf %c0, %x0 : vector<2xf16>
  %f0 = arith.remf %x0, %c0 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r0, %l0, %f0) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x1 = "x"() : () -> vector<2xf16>
  %c1 = arith.constant dense<-0.0> : vector<2xf16>
  %r1 = arith.remf %x1, %c1 : vector<2xf16>
  %l1 = arith.remf %c1, %x1 : vector<2xf16>
  %f1 = arith.remf %x1, %c1 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r1, %l1, %f1) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x2 = "x"() : () -> vector<2xf16>
  %c2 = arith.constant dense<1.0> : vector<2xf16>
  %r2 = arith.remf %x2, %c2 : vector<2xf16>
  %l2 = arith.remf %c2, %x2 : vector<2xf16>
  %f2 = arith.remf %x2, %c2 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r2, %l2, %f2) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x3 = "x"() : () -> vector<2xf16>
  %c3 = arith.constant dense<-1.0> : vector<2xf16>
  %r3 = arith.remf %x3, %c3 : vector<2xf16>
  %l3 = arith.remf %c3, %x3 : vector<2xf16>
  %f3 = arith.remf %x3, %c3 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r3, %l3, %f3) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x4 = "x"() : () -> vector<2xf16>
  %c4 = arith.constant dense<2.0> : vector<2xf16>
  %r4 = arith.remf %x4, %c4 : vector<2xf16>
  %l4 = arith.remf %c4, %x4 : vector<2xf16>
  %f4 = arith.remf %x4, %c4 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r4, %l4, %f4) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x5 = "x"() : () -> vector<2xf16>
  %c5 = arith.constant dense<0x7C00> : vector<2xf16>
  %r5 = arith.remf %x5, %c5 : vector<2xf16>
  %l5 = arith.remf %c5, %x5 : vector<2xf16>
  %f5 = arith.remf %x5, %c5 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r5, %l5, %f5) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x6 = "x"() : () -> vector<2xf16>
  %c6 = arith.constant dense<0xFC00> : vector<2xf16>
  %r6 = arith.remf %x6, %c6 : vector<2xf16>
  %l6 = arith.remf %c6, %x6 : vector<2xf16>
  %f6 = arith.remf %x6, %c6 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r6, %l6, %f6) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x7 = "x"() : () -> vector<2xf16>
  %c7 = arith.constant dense<0x7E00> : vector<2xf16>
  %r7 = arith.remf %x7, %c7 : vector<2xf16>
  %l7 = arith.remf %c7, %x7 : vector<2xf16>
  %f7 = arith.remf %x7, %c7 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r7, %l7, %f7) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %y = "x"() : () -> vector<2xf16>
  %same = arith.remf %y, %y : vector<2xf16>
  "use"(%same) : (vector<2xf16>) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f8E4M3FN
  %c0 = arith.constant 0.0 : f8E4M3FN
  %r0 = arith.remf %x0, %c0 : f8E4M3FN
  %l0 = arith.remf %c0, %x0 : f8E4M3FN
  %f0 = arith.remf %x0, %c0 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r0, %l0, %f0) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x1 = "x"() : () -> f8E4M3FN
  %c1 = arith.constant -0.0 : f8E4M3FN
  %r1 = arith.remf %x1, %c1 : f8E4M3FN
  %l1 = arith.remf %c1, %x1 : f8E4M3FN
  %f1 = arith.remf %x1, %c1 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r1, %l1, %f1) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x2 = "x"() : () -> f8E4M3FN
  %c2 = arith.constant 1.0 : f8E4M3FN
  %r2 = arith.remf %x2, %c2 : f8E4M3FN
  %l2 = arith.remf %c2, %x2 : f8E4M3FN
  %f2 = arith.remf %x2, %c2 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r2, %l2, %f2) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x3 = "x"() : () -> f8E4M3FN
  %c3 = arith.constant -1.0 : f8E4M3FN
  %r3 = arith.remf %x3, %c3 : f8E4M3FN
  %l3 = arith.remf %c3, %x3 : f8E4M3FN
  %f3 = arith.remf %x3, %c3 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r3, %l3, %f3) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x4 = "x"() : () -> f8E4M3FN
  %c4 = arith.constant 2.0 : f8E4M3FN
  %r4 = arith.remf %x4, %c4 : f8E4M3FN
  %l4 = arith.remf %c4, %x4 : f8E4M3FN
  %f4 = arith.remf %x4, %c4 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r4, %l4, %f4) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %y = "x"() : () -> f8E4M3FN
  %same = arith.remf %y, %y : f8E4M3FN
  "use"(%same) : (f8E4M3FN) -> ()
  return
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %b fastmath<nnan> : f32
  %2 = arith.remf %0, %1 fastmath<nsz> : f32
  %3 = arith.remf %0, %b : f32
  return %2, %3 : f32, f32
}
// -----
func.func @f(%a: f32) -> (f32, f32, f32) {
  %p = ub.poison : f32
  %c = arith.constant 3.0 : f32
  %0 = arith.remf %p, %a : f32
  %1 = arith.remf %a, %p : f32
  %2 = arith.remf %p, %c : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.maximumf %x0, %c0 : f32
  %l0 = arith.maximumf %c0, %x0 : f32
  %f0 = arith.maximumf %x0, %c0 fastmath<nnan, nsz> : f32
  "use"(%r0, %l0, %f0) : (f32, f32, f32) -> ()
  %x1 = "x"() : () -> f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.maximumf %x1, %c1 : f32
  %l1 = arith.maximumf %c1, %x1 : f32
  %f1 = arith.maximumf %x1, %c1 fastmath<nnan, nsz> : f32
  "use"(%r1, %l1, %f1) : (f32, f32, f32) -> ()
  %x2 = "x"() : () -> f32
  %c2 = arith.constant 1.0 : f32
  %r2 = arith.maximumf %x2, %c2 : f32
  %l2 = arith.maximumf %c2, %x2 : f32
  %f2 = arith.maximumf %x2, %c2 fastmath<nnan, nsz> : f32
  "use"(%r2, %l2, %f2) : (f32, f32, f32) -> ()
  %x3 = "x"() : () -> f32
  %c3 = arith.constant -1.0 : f32
  %r3 = arith.maximumf %x3, %c3 : f32
  %l3 = arith.maximumf %c3, %x3 : f32
  %f3 = arith.maximumf %x3, %c3 fastmath<nnan, nsz> : f32
  "use"(%r3, %l3, %f3) : (f32, f32, f32) -> ()
  %x4 = "x"() : () -> f32
  %c4 = arith.constant 2.0 : f32
  %r4 = arith.maximumf %x4, %c4 : f32
  %l4 = arith.maximumf %c4, %x4 : f32
  %f4 = arith.maximumf %x4, %c4 fastmath<nnan, nsz> : f32
  "use"(%r4, %l4, %f4) : (f32, f32, f32) -> ()
  %x5 = "x"() : () -> f32
  %c5 = arith.constant 0x7F800000 : f32
  %r5 = arith.maximumf %x5, %c5 : f32
  %l5 = arith.maximumf %c5, %x5 : f32
  %f5 = arith.maximumf %x5, %c5 fastmath<nnan, nsz> : f32
  "use"(%r5, %l5, %f5) : (f32, f32, f32) -> ()
  %x6 = "x"() : () -> f32
  %c6 = arith.constant 0xFF800000 : f32
  %r6 = arith.maximumf %x6, %c6 : f32
  %l6 = arith.maximumf %c6, %x6 : f32
  %f6 = arith.maximumf %x6, %c6 fastmath<nnan, nsz> : f32
  "use"(%r6, %l6, %f6) : (f32, f32, f32) -> ()
  %x7 = "x"() : () -> f32
  %c7 = arith.constant 0x7FC00000 : f32
  %r7 = arith.maximumf %x7, %c7 : f32
  %l7 = arith.maximumf %c7, %x7 : f32
  %f7 = arith.maximumf %x7, %c7 fastmath<nnan, nsz> : f32
  "use"(%r7, %l7, %f7) : (f32, f32, f32) -> ()
  %x8 = "x"() : () -> f32
  %c8 = arith.constant 0x7FA00000 : f32
  %r8 = arith.maximumf %x8, %c8 : f32
  %l8 = arith.maximumf %c8, %x8 : f32
  %f8 = arith.maximumf %x8, %c8 fastmath<nnan, nsz> : f32
  "use"(%r8, %l8, %f8) : (f32, f32, f32) -> ()
  %y = "x"() : () -> f32
  %same = arith.maximumf %y, %y : f32
  "use"(%same) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xf16>
  %c0 = arith.constant dense<0.0> : vector<2xf16>
  %r0 = arith.maximumf %x0, %c0 : vector<2xf16>
  %l0 = arith.maximumf %c0, %x0 : vector<2xf16>
  %f0 = arith.maximumf %x0, %c0 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r0, %l0, %f0) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x1 = "x"() : () -> vector<2xf16>
  %c1 = arith.constant dense<-0.0> : vector<2xf16>
  %r1 = arith.maximumf %x1, %c1 : vector<2xf16>
  %l1 = arith.maximumf %c1, %x1 : vector<2xf16>
  %f1 = arith.maximumf %x1, %c1 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r1, %l1, %f1) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x2 = "x"() : () -> vector<2xf16>
  %c2 = arith.constant dense<1.0> : vector<2xf16>
  %r2 = arith.maximumf %x2, %c2 : vector<2xf16>
  %l2 = arith.maximumf %c2, %x2 : vector<2xf16>
  %f2 = arith.maximumf %x2, %c2 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r2, %l2, %f2) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x3 = "x"() : () -> vector<2xf16>
  %c3 = arith.constant dense<-1.0> : vector<2xf16>
  %r3 = arith.maximumf %x3, %c3 : vector<2xf16>
  %l3 = arith.maximumf %c3, %x3 : vector<2xf16>
  %f3 = arith.maximumf %x3, %c3 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r3, %l3, %f3) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x4 = "x"() : () -> vector<2xf16>
  %c4 = arith.constant dense<2.0> : vector<2xf16>
  %r4 = arith.maximumf %x4, %c4 : vector<2xf16>
  %l4 = arith.maximumf %c4, %x4 : vector<2xf16>
  %f4 = arith.maximumf %x4, %c4 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r4, %l4, %f4) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x5 = "x"() : () -> vector<2xf16>
  %c5 = arith.constant dense<0x7C00> : vector<2xf16>
  %r5 = arith.maximumf %x5, %c5 : vector<2xf16>
  %l5 = arith.maximumf %c5, %x5 : vector<2xf16>
  %f5 = arith.maximumf %x5, %c5 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r5, %l5, %f5) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x6 = "x"() : () -> vector<2xf16>
  %c6 = arith.constant dense<0xFC00> : vector<2xf16>
  %r6 = arith.maximumf %x6, %c6 : vector<2xf16>
  %l6 = arith.maximumf %c6, %x6 : vector<2xf16>
  %f6 = arith.maximumf %x6, %c6 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r6, %l6, %f6) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x7 = "x"() : () -> vector<2xf16>
  %c7 = arith.constant dense<0x7E00> : vector<2xf16>
  %r7 = arith.maximumf %x7, %c7 : vector<2xf16>
  %l7 = arith.maximumf %c7, %x7 : vector<2xf16>
  %f7 = arith.maximumf %x7, %c7 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r7, %l7, %f7) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %y = "x"() : () -> vector<2xf16>
  %same = arith.maximumf %y, %y : vector<2xf16>
  "use"(%same) : (vector<2xf16>) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f8E4M3FN
  %c0 = arith.constant 0.0 : f8E4M3FN
  %r0 = arith.maximumf %x0, %c0 : f8E4M3FN
  %l0 = arith.maximumf %c0, %x0 : f8E4M3FN
  %f0 = arith.maximumf %x0, %c0 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r0, %l0, %f0) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x1 = "x"() : () -> f8E4M3FN
  %c1 = arith.constant -0.0 : f8E4M3FN
  %r1 = arith.maximumf %x1, %c1 : f8E4M3FN
  %l1 = arith.maximumf %c1, %x1 : f8E4M3FN
  %f1 = arith.maximumf %x1, %c1 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r1, %l1, %f1) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x2 = "x"() : () -> f8E4M3FN
  %c2 = arith.constant 1.0 : f8E4M3FN
  %r2 = arith.maximumf %x2, %c2 : f8E4M3FN
  %l2 = arith.maximumf %c2, %x2 : f8E4M3FN
  %f2 = arith.maximumf %x2, %c2 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r2, %l2, %f2) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x3 = "x"() : () -> f8E4M3FN
  %c3 = arith.constant -1.0 : f8E4M3FN
  %r3 = arith.maximumf %x3, %c3 : f8E4M3FN
  %l3 = arith.maximumf %c3, %x3 : f8E4M3FN
  %f3 = arith.maximumf %x3, %c3 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r3, %l3, %f3) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x4 = "x"() : () -> f8E4M3FN
  %c4 = arith.constant 2.0 : f8E4M3FN
  %r4 = arith.maximumf %x4, %c4 : f8E4M3FN
  %l4 = arith.maximumf %c4, %x4 : f8E4M3FN
  %f4 = arith.maximumf %x4, %c4 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r4, %l4, %f4) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %y = "x"() : () -> f8E4M3FN
  %same = arith.maximumf %y, %y : f8E4M3FN
  "use"(%same) : (f8E4M3FN) -> ()
  return
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %b fastmath<nnan> : f32
  %2 = arith.maximumf %0, %1 fastmath<nsz> : f32
  %3 = arith.maximumf %0, %b : f32
  return %2, %3 : f32, f32
}
// -----
func.func @f(%a: f32) -> (f32, f32, f32) {
  %p = ub.poison : f32
  %c = arith.constant 3.0 : f32
  %0 = arith.maximumf %p, %a : f32
  %1 = arith.maximumf %a, %p : f32
  %2 = arith.maximumf %p, %c : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.minimumf %x0, %c0 : f32
  %l0 = arith.minimumf %c0, %x0 : f32
  %f0 = arith.minimumf %x0, %c0 fastmath<nnan, nsz> : f32
  "use"(%r0, %l0, %f0) : (f32, f32, f32) -> ()
  %x1 = "x"() : () -> f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.minimumf %x1, %c1 : f32
  %l1 = arith.minimumf %c1, %x1 : f32
  %f1 = arith.minimumf %x1, %c1 fastmath<nnan, nsz> : f32
  "use"(%r1, %l1, %f1) : (f32, f32, f32) -> ()
  %x2 = "x"() : () -> f32
  %c2 = arith.constant 1.0 : f32
  %r2 = arith.minimumf %x2, %c2 : f32
  %l2 = arith.minimumf %c2, %x2 : f32
  %f2 = arith.minimumf %x2, %c2 fastmath<nnan, nsz> : f32
  "use"(%r2, %l2, %f2) : (f32, f32, f32) -> ()
  %x3 = "x"() : () -> f32
  %c3 = arith.constant -1.0 : f32
  %r3 = arith.minimumf %x3, %c3 : f32
  %l3 = arith.minimumf %c3, %x3 : f32
  %f3 = arith.minimumf %x3, %c3 fastmath<nnan, nsz> : f32
  "use"(%r3, %l3, %f3) : (f32, f32, f32) -> ()
  %x4 = "x"() : () -> f32
  %c4 = arith.constant 2.0 : f32
  %r4 = arith.minimumf %x4, %c4 : f32
  %l4 = arith.minimumf %c4, %x4 : f32
  %f4 = arith.minimumf %x4, %c4 fastmath<nnan, nsz> : f32
  "use"(%r4, %l4, %f4) : (f32, f32, f32) -> ()
  %x5 = "x"() : () -> f32
  %c5 = arith.constant 0x7F800000 : f32
  %r5 = arith.minimumf %x5, %c5 : f32
  %l5 = arith.minimumf %c5, %x5 : f32
  %f5 = arith.minimumf %x5, %c5 fastmath<nnan, nsz> : f32
  "use"(%r5, %l5, %f5) : (f32, f32, f32) -> ()
  %x6 = "x"() : () -> f32
  %c6 = arith.constant 0xFF800000 : f32
  %r6 = arith.minimumf %x6, %c6 : f32
  %l6 = arith.minimumf %c6, %x6 : f32
  %f6 = arith.minimumf %x6, %c6 fastmath<nnan, nsz> : f32
  "use"(%r6, %l6, %f6) : (f32, f32, f32) -> ()
  %x7 = "x"() : () -> f32
  %c7 = arith.constant 0x7FC00000 : f32
  %r7 = arith.minimumf %x7, %c7 : f32
  %l7 = arith.minimumf %c7, %x7 : f32
  %f7 = arith.minimumf %x7, %c7 fastmath<nnan, nsz> : f32
  "use"(%r7, %l7, %f7) : (f32, f32, f32) -> ()
  %x8 = "x"() : () -> f32
  %c8 = arith.constant 0x7FA00000 : f32
  %r8 = arith.minimumf %x8, %c8 : f32
  %l8 = arith.minimumf %c8, %x8 : f32
  %f8 = arith.minimumf %x8, %c8 fastmath<nnan, nsz> : f32
  "use"(%r8, %l8, %f8) : (f32, f32, f32) -> ()
  %y = "x"() : () -> f32
  %same = arith.minimumf %y, %y : f32
  "use"(%same) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xf16>
  %c0 = arith.constant dense<0.0> : vector<2xf16>
  %r0 = arith.minimumf %x0, %c0 : vector<2xf16>
  %l0 = arith.minimumf %c0, %x0 : vector<2xf16>
  %f0 = arith.minimumf %x0, %c0 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r0, %l0, %f0) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x1 = "x"() : () -> vector<2xf16>
  %c1 = arith.constant dense<-0.0> : vector<2xf16>
  %r1 = arith.minimumf %x1, %c1 : vector<2xf16>
  %l1 = arith.minimumf %c1, %x1 : vector<2xf16>
  %f1 = arith.minimumf %x1, %c1 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r1, %l1, %f1) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x2 = "x"() : () -> vector<2xf16>
  %c2 = arith.constant dense<1.0> : vector<2xf16>
  %r2 = arith.minimumf %x2, %c2 : vector<2xf16>
  %l2 = arith.minimumf %c2, %x2 : vector<2xf16>
  %f2 = arith.minimumf %x2, %c2 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r2, %l2, %f2) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x3 = "x"() : () -> vector<2xf16>
  %c3 = arith.constant dense<-1.0> : vector<2xf16>
  %r3 = arith.minimumf %x3, %c3 : vector<2xf16>
  %l3 = arith.minimumf %c3, %x3 : vector<2xf16>
  %f3 = arith.minimumf %x3, %c3 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r3, %l3, %f3) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x4 = "x"() : () -> vector<2xf16>
  %c4 = arith.constant dense<2.0> : vector<2xf16>
  %r4 = arith.minimumf %x4, %c4 : vector<2xf16>
  %l4 = arith.minimumf %c4, %x4 : vector<2xf16>
  %f4 = arith.minimumf %x4, %c4 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r4, %l4, %f4) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x5 = "x"() : () -> vector<2xf16>
  %c5 = arith.constant dense<0x7C00> : vector<2xf16>
  %r5 = arith.minimumf %x5, %c5 : vector<2xf16>
  %l5 = arith.minimumf %c5, %x5 : vector<2xf16>
  %f5 = arith.minimumf %x5, %c5 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r5, %l5, %f5) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x6 = "x"() : () -> vector<2xf16>
  %c6 = arith.constant dense<0xFC00> : vector<2xf16>
  %r6 = arith.minimumf %x6, %c6 : vector<2xf16>
  %l6 = arith.minimumf %c6, %x6 : vector<2xf16>
  %f6 = arith.minimumf %x6, %c6 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r6, %l6, %f6) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x7 = "x"() : () -> vector<2xf16>
  %c7 = arith.constant dense<0x7E00> : vector<2xf16>
  %r7 = arith.minimumf %x7, %c7 : vector<2xf16>
  %l7 = arith.minimumf %c7, %x7 : vector<2xf16>
  %f7 = arith.minimumf %x7, %c7 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r7, %l7, %f7) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %y = "x"() : () -> vector<2xf16>
  %same = arith.minimumf %y, %y : vector<2xf16>
  "use"(%same) : (vector<2xf16>) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f8E4M3FN
  %c0 = arith.constant 0.0 : f8E4M3FN
  %r0 = arith.minimumf %x0, %c0 : f8E4M3FN
  %l0 = arith.minimumf %c0, %x0 : f8E4M3FN
  %f0 = arith.minimumf %x0, %c0 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r0, %l0, %f0) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x1 = "x"() : () -> f8E4M3FN
  %c1 = arith.constant -0.0 : f8E4M3FN
  %r1 = arith.minimumf %x1, %c1 : f8E4M3FN
  %l1 = arith.minimumf %c1, %x1 : f8E4M3FN
  %f1 = arith.minimumf %x1, %c1 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r1, %l1, %f1) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x2 = "x"() : () -> f8E4M3FN
  %c2 = arith.constant 1.0 : f8E4M3FN
  %r2 = arith.minimumf %x2, %c2 : f8E4M3FN
  %l2 = arith.minimumf %c2, %x2 : f8E4M3FN
  %f2 = arith.minimumf %x2, %c2 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r2, %l2, %f2) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x3 = "x"() : () -> f8E4M3FN
  %c3 = arith.constant -1.0 : f8E4M3FN
  %r3 = arith.minimumf %x3, %c3 : f8E4M3FN
  %l3 = arith.minimumf %c3, %x3 : f8E4M3FN
  %f3 = arith.minimumf %x3, %c3 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r3, %l3, %f3) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x4 = "x"() : () -> f8E4M3FN
  %c4 = arith.constant 2.0 : f8E4M3FN
  %r4 = arith.minimumf %x4, %c4 : f8E4M3FN
  %l4 = arith.minimumf %c4, %x4 : f8E4M3FN
  %f4 = arith.minimumf %x4, %c4 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r4, %l4, %f4) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %y = "x"() : () -> f8E4M3FN
  %same = arith.minimumf %y, %y : f8E4M3FN
  "use"(%same) : (f8E4M3FN) -> ()
  return
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %b fastmath<nnan> : f32
  %2 = arith.minimumf %0, %1 fastmath<nsz> : f32
  %3 = arith.minimumf %0, %b : f32
  return %2, %3 : f32, f32
}
// -----
func.func @f(%a: f32) -> (f32, f32, f32) {
  %p = ub.poison : f32
  %c = arith.constant 3.0 : f32
  %0 = arith.minimumf %p, %a : f32
  %1 = arith.minimumf %a, %p : f32
  %2 = arith.minimumf %p, %c : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.maxnumf %x0, %c0 : f32
  %l0 = arith.maxnumf %c0, %x0 : f32
  %f0 = arith.maxnumf %x0, %c0 fastmath<nnan, nsz> : f32
  "use"(%r0, %l0, %f0) : (f32, f32, f32) -> ()
  %x1 = "x"() : () -> f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.maxnumf %x1, %c1 : f32
  %l1 = arith.maxnumf %c1, %x1 : f32
  %f1 = arith.maxnumf %x1, %c1 fastmath<nnan, nsz> : f32
  "use"(%r1, %l1, %f1) : (f32, f32, f32) -> ()
  %x2 = "x"() : () -> f32
  %c2 = arith.constant 1.0 : f32
  %r2 = arith.maxnumf %x2, %c2 : f32
  %l2 = arith.maxnumf %c2, %x2 : f32
  %f2 = arith.maxnumf %x2, %c2 fastmath<nnan, nsz> : f32
  "use"(%r2, %l2, %f2) : (f32, f32, f32) -> ()
  %x3 = "x"() : () -> f32
  %c3 = arith.constant -1.0 : f32
  %r3 = arith.maxnumf %x3, %c3 : f32
  %l3 = arith.maxnumf %c3, %x3 : f32
  %f3 = arith.maxnumf %x3, %c3 fastmath<nnan, nsz> : f32
  "use"(%r3, %l3, %f3) : (f32, f32, f32) -> ()
  %x4 = "x"() : () -> f32
  %c4 = arith.constant 2.0 : f32
  %r4 = arith.maxnumf %x4, %c4 : f32
  %l4 = arith.maxnumf %c4, %x4 : f32
  %f4 = arith.maxnumf %x4, %c4 fastmath<nnan, nsz> : f32
  "use"(%r4, %l4, %f4) : (f32, f32, f32) -> ()
  %x5 = "x"() : () -> f32
  %c5 = arith.constant 0x7F800000 : f32
  %r5 = arith.maxnumf %x5, %c5 : f32
  %l5 = arith.maxnumf %c5, %x5 : f32
  %f5 = arith.maxnumf %x5, %c5 fastmath<nnan, nsz> : f32
  "use"(%r5, %l5, %f5) : (f32, f32, f32) -> ()
  %x6 = "x"() : () -> f32
  %c6 = arith.constant 0xFF800000 : f32
  %r6 = arith.maxnumf %x6, %c6 : f32
  %l6 = arith.maxnumf %c6, %x6 : f32
  %f6 = arith.maxnumf %x6, %c6 fastmath<nnan, nsz> : f32
  "use"(%r6, %l6, %f6) : (f32, f32, f32) -> ()
  %x7 = "x"() : () -> f32
  %c7 = arith.constant 0x7FC00000 : f32
  %r7 = arith.maxnumf %x7, %c7 : f32
  %l7 = arith.maxnumf %c7, %x7 : f32
  %f7 = arith.maxnumf %x7, %c7 fastmath<nnan, nsz> : f32
  "use"(%r7, %l7, %f7) : (f32, f32, f32) -> ()
  %x8 = "x"() : () -> f32
  %c8 = arith.constant 0x7FA00000 : f32
  %r8 = arith.maxnumf %x8, %c8 : f32
  %l8 = arith.maxnumf %c8, %x8 : f32
  %f8 = arith.maxnumf %x8, %c8 fastmath<nnan, nsz> : f32
  "use"(%r8, %l8, %f8) : (f32, f32, f32) -> ()
  %y = "x"() : () -> f32
  %same = arith.maxnumf %y, %y : f32
  "use"(%same) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xf16>
  %c0 = arith.constant dense<0.0> : vector<2xf16>
  %r0 = arith.maxnumf %x0, %c0 : vector<2xf16>
  %l0 = arith.maxnumf %c0, %x0 : vector<2xf16>
  %f0 = arith.maxnumf %x0, %c0 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r0, %l0, %f0) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x1 = "x"() : () -> vector<2xf16>
  %c1 = arith.constant dense<-0.0> : vector<2xf16>
  %r1 = arith.maxnumf %x1, %c1 : vector<2xf16>
  %l1 = arith.maxnumf %c1, %x1 : vector<2xf16>
  %f1 = arith.maxnumf %x1, %c1 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r1, %l1, %f1) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x2 = "x"() : () -> vector<2xf16>
  %c2 = arith.constant dense<1.0> : vector<2xf16>
  %r2 = arith.maxnumf %x2, %c2 : vector<2xf16>
  %l2 = arith.maxnumf %c2, %x2 : vector<2xf16>
  %f2 = arith.maxnumf %x2, %c2 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r2, %l2, %f2) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x3 = "x"() : () -> vector<2xf16>
  %c3 = arith.constant dense<-1.0> : vector<2xf16>
  %r3 = arith.maxnumf %x3, %c3 : vector<2xf16>
  %l3 = arith.maxnumf %c3, %x3 : vector<2xf16>
  %f3 = arith.maxnumf %x3, %c3 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r3, %l3, %f3) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x4 = "x"() : () -> vector<2xf16>
  %c4 = arith.constant dense<2.0> : vector<2xf16>
  %r4 = arith.maxnumf %x4, %c4 : vector<2xf16>
  %l4 = arith.maxnumf %c4, %x4 : vector<2xf16>
  %f4 = arith.maxnumf %x4, %c4 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r4, %l4, %f4) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x5 = "x"() : () -> vector<2xf16>
  %c5 = arith.constant dense<0x7C00> : vector<2xf16>
  %r5 = arith.maxnumf %x5, %c5 : vector<2xf16>
  %l5 = arith.maxnumf %c5, %x5 : vector<2xf16>
  %f5 = arith.maxnumf %x5, %c5 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r5, %l5, %f5) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x6 = "x"() : () -> vector<2xf16>
  %c6 = arith.constant dense<0xFC00> : vector<2xf16>
  %r6 = arith.maxnumf %x6, %c6 : vector<2xf16>
  %l6 = arith.maxnumf %c6, %x6 : vector<2xf16>
  %f6 = arith.maxnumf %x6, %c6 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r6, %l6, %f6) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x7 = "x"() : () -> vector<2xf16>
  %c7 = arith.constant dense<0x7E00> : vector<2xf16>
  %r7 = arith.maxnumf %x7, %c7 : vector<2xf16>
  %l7 = arith.maxnumf %c7, %x7 : vector<2xf16>
  %f7 = arith.maxnumf %x7, %c7 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r7, %l7, %f7) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %y = "x"() : () -> vector<2xf16>
  %same = arith.maxnumf %y, %y : vector<2xf16>
  "use"(%same) : (vector<2xf16>) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f8E4M3FN
  %c0 = arith.constant 0.0 : f8E4M3FN
  %r0 = arith.maxnumf %x0, %c0 : f8E4M3FN
  %l0 = arith.maxnumf %c0, %x0 : f8E4M3FN
  %f0 = arith.maxnumf %x0, %c0 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r0, %l0, %f0) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x1 = "x"() : () -> f8E4M3FN
  %c1 = arith.constant -0.0 : f8E4M3FN
  %r1 = arith.maxnumf %x1, %c1 : f8E4M3FN
  %l1 = arith.maxnumf %c1, %x1 : f8E4M3FN
  %f1 = arith.maxnumf %x1, %c1 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r1, %l1, %f1) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x2 = "x"() : () -> f8E4M3FN
  %c2 = arith.constant 1.0 : f8E4M3FN
  %r2 = arith.maxnumf %x2, %c2 : f8E4M3FN
  %l2 = arith.maxnumf %c2, %x2 : f8E4M3FN
  %f2 = arith.maxnumf %x2, %c2 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r2, %l2, %f2) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x3 = "x"() : () -> f8E4M3FN
  %c3 = arith.constant -1.0 : f8E4M3FN
  %r3 = arith.maxnumf %x3, %c3 : f8E4M3FN
  %l3 = arith.maxnumf %c3, %x3 : f8E4M3FN
  %f3 = arith.maxnumf %x3, %c3 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r3, %l3, %f3) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x4 = "x"() : () -> f8E4M3FN
  %c4 = arith.constant 2.0 : f8E4M3FN
  %r4 = arith.maxnumf %x4, %c4 : f8E4M3FN
  %l4 = arith.maxnumf %c4, %x4 : f8E4M3FN
  %f4 = arith.maxnumf %x4, %c4 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r4, %l4, %f4) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %y = "x"() : () -> f8E4M3FN
  %same = arith.maxnumf %y, %y : f8E4M3FN
  "use"(%same) : (f8E4M3FN) -> ()
  return
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %b fastmath<nnan> : f32
  %2 = arith.maxnumf %0, %1 fastmath<nsz> : f32
  %3 = arith.maxnumf %0, %b : f32
  return %2, %3 : f32, f32
}
// -----
func.func @f(%a: f32) -> (f32, f32, f32) {
  %p = ub.poison : f32
  %c = arith.constant 3.0 : f32
  %0 = arith.maxnumf %p, %a : f32
  %1 = arith.maxnumf %a, %p : f32
  %2 = arith.maxnumf %p, %c : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.minnumf %x0, %c0 : f32
  %l0 = arith.minnumf %c0, %x0 : f32
  %f0 = arith.minnumf %x0, %c0 fastmath<nnan, nsz> : f32
  "use"(%r0, %l0, %f0) : (f32, f32, f32) -> ()
  %x1 = "x"() : () -> f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.minnumf %x1, %c1 : f32
  %l1 = arith.minnumf %c1, %x1 : f32
  %f1 = arith.minnumf %x1, %c1 fastmath<nnan, nsz> : f32
  "use"(%r1, %l1, %f1) : (f32, f32, f32) -> ()
  %x2 = "x"() : () -> f32
  %c2 = arith.constant 1.0 : f32
  %r2 = arith.minnumf %x2, %c2 : f32
  %l2 = arith.minnumf %c2, %x2 : f32
  %f2 = arith.minnumf %x2, %c2 fastmath<nnan, nsz> : f32
  "use"(%r2, %l2, %f2) : (f32, f32, f32) -> ()
  %x3 = "x"() : () -> f32
  %c3 = arith.constant -1.0 : f32
  %r3 = arith.minnumf %x3, %c3 : f32
  %l3 = arith.minnumf %c3, %x3 : f32
  %f3 = arith.minnumf %x3, %c3 fastmath<nnan, nsz> : f32
  "use"(%r3, %l3, %f3) : (f32, f32, f32) -> ()
  %x4 = "x"() : () -> f32
  %c4 = arith.constant 2.0 : f32
  %r4 = arith.minnumf %x4, %c4 : f32
  %l4 = arith.minnumf %c4, %x4 : f32
  %f4 = arith.minnumf %x4, %c4 fastmath<nnan, nsz> : f32
  "use"(%r4, %l4, %f4) : (f32, f32, f32) -> ()
  %x5 = "x"() : () -> f32
  %c5 = arith.constant 0x7F800000 : f32
  %r5 = arith.minnumf %x5, %c5 : f32
  %l5 = arith.minnumf %c5, %x5 : f32
  %f5 = arith.minnumf %x5, %c5 fastmath<nnan, nsz> : f32
  "use"(%r5, %l5, %f5) : (f32, f32, f32) -> ()
  %x6 = "x"() : () -> f32
  %c6 = arith.constant 0xFF800000 : f32
  %r6 = arith.minnumf %x6, %c6 : f32
  %l6 = arith.minnumf %c6, %x6 : f32
  %f6 = arith.minnumf %x6, %c6 fastmath<nnan, nsz> : f32
  "use"(%r6, %l6, %f6) : (f32, f32, f32) -> ()
  %x7 = "x"() : () -> f32
  %c7 = arith.constant 0x7FC00000 : f32
  %r7 = arith.minnumf %x7, %c7 : f32
  %l7 = arith.minnumf %c7, %x7 : f32
  %f7 = arith.minnumf %x7, %c7 fastmath<nnan, nsz> : f32
  "use"(%r7, %l7, %f7) : (f32, f32, f32) -> ()
  %x8 = "x"() : () -> f32
  %c8 = arith.constant 0x7FA00000 : f32
  %r8 = arith.minnumf %x8, %c8 : f32
  %l8 = arith.minnumf %c8, %x8 : f32
  %f8 = arith.minnumf %x8, %c8 fastmath<nnan, nsz> : f32
  "use"(%r8, %l8, %f8) : (f32, f32, f32) -> ()
  %y = "x"() : () -> f32
  %same = arith.minnumf %y, %y : f32
  "use"(%same) : (f32) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xf16>
  %c0 = arith.constant dense<0.0> : vector<2xf16>
  %r0 = arith.minnumf %x0, %c0 : vector<2xf16>
  %l0 = arith.minnumf %c0, %x0 : vector<2xf16>
  %f0 = arith.minnumf %x0, %c0 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r0, %l0, %f0) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x1 = "x"() : () -> vector<2xf16>
  %c1 = arith.constant dense<-0.0> : vector<2xf16>
  %r1 = arith.minnumf %x1, %c1 : vector<2xf16>
  %l1 = arith.minnumf %c1, %x1 : vector<2xf16>
  %f1 = arith.minnumf %x1, %c1 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r1, %l1, %f1) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x2 = "x"() : () -> vector<2xf16>
  %c2 = arith.constant dense<1.0> : vector<2xf16>
  %r2 = arith.minnumf %x2, %c2 : vector<2xf16>
  %l2 = arith.minnumf %c2, %x2 : vector<2xf16>
  %f2 = arith.minnumf %x2, %c2 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r2, %l2, %f2) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x3 = "x"() : () -> vector<2xf16>
  %c3 = arith.constant dense<-1.0> : vector<2xf16>
  %r3 = arith.minnumf %x3, %c3 : vector<2xf16>
  %l3 = arith.minnumf %c3, %x3 : vector<2xf16>
  %f3 = arith.minnumf %x3, %c3 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r3, %l3, %f3) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x4 = "x"() : () -> vector<2xf16>
  %c4 = arith.constant dense<2.0> : vector<2xf16>
  %r4 = arith.minnumf %x4, %c4 : vector<2xf16>
  %l4 = arith.minnumf %c4, %x4 : vector<2xf16>
  %f4 = arith.minnumf %x4, %c4 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r4, %l4, %f4) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x5 = "x"() : () -> vector<2xf16>
  %c5 = arith.constant dense<0x7C00> : vector<2xf16>
  %r5 = arith.minnumf %x5, %c5 : vector<2xf16>
  %l5 = arith.minnumf %c5, %x5 : vector<2xf16>
  %f5 = arith.minnumf %x5, %c5 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r5, %l5, %f5) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x6 = "x"() : () -> vector<2xf16>
  %c6 = arith.constant dense<0xFC00> : vector<2xf16>
  %r6 = arith.minnumf %x6, %c6 : vector<2xf16>
  %l6 = arith.minnumf %c6, %x6 : vector<2xf16>
  %f6 = arith.minnumf %x6, %c6 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r6, %l6, %f6) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %x7 = "x"() : () -> vector<2xf16>
  %c7 = arith.constant dense<0x7E00> : vector<2xf16>
  %r7 = arith.minnumf %x7, %c7 : vector<2xf16>
  %l7 = arith.minnumf %c7, %x7 : vector<2xf16>
  %f7 = arith.minnumf %x7, %c7 fastmath<nnan, nsz> : vector<2xf16>
  "use"(%r7, %l7, %f7) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> ()
  %y = "x"() : () -> vector<2xf16>
  %same = arith.minnumf %y, %y : vector<2xf16>
  "use"(%same) : (vector<2xf16>) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> f8E4M3FN
  %c0 = arith.constant 0.0 : f8E4M3FN
  %r0 = arith.minnumf %x0, %c0 : f8E4M3FN
  %l0 = arith.minnumf %c0, %x0 : f8E4M3FN
  %f0 = arith.minnumf %x0, %c0 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r0, %l0, %f0) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x1 = "x"() : () -> f8E4M3FN
  %c1 = arith.constant -0.0 : f8E4M3FN
  %r1 = arith.minnumf %x1, %c1 : f8E4M3FN
  %l1 = arith.minnumf %c1, %x1 : f8E4M3FN
  %f1 = arith.minnumf %x1, %c1 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r1, %l1, %f1) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x2 = "x"() : () -> f8E4M3FN
  %c2 = arith.constant 1.0 : f8E4M3FN
  %r2 = arith.minnumf %x2, %c2 : f8E4M3FN
  %l2 = arith.minnumf %c2, %x2 : f8E4M3FN
  %f2 = arith.minnumf %x2, %c2 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r2, %l2, %f2) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x3 = "x"() : () -> f8E4M3FN
  %c3 = arith.constant -1.0 : f8E4M3FN
  %r3 = arith.minnumf %x3, %c3 : f8E4M3FN
  %l3 = arith.minnumf %c3, %x3 : f8E4M3FN
  %f3 = arith.minnumf %x3, %c3 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r3, %l3, %f3) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %x4 = "x"() : () -> f8E4M3FN
  %c4 = arith.constant 2.0 : f8E4M3FN
  %r4 = arith.minnumf %x4, %c4 : f8E4M3FN
  %l4 = arith.minnumf %c4, %x4 : f8E4M3FN
  %f4 = arith.minnumf %x4, %c4 fastmath<nnan, nsz> : f8E4M3FN
  "use"(%r4, %l4, %f4) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  %y = "x"() : () -> f8E4M3FN
  %same = arith.minnumf %y, %y : f8E4M3FN
  "use"(%same) : (f8E4M3FN) -> ()
  return
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %b fastmath<nnan> : f32
  %2 = arith.minnumf %0, %1 fastmath<nsz> : f32
  %3 = arith.minnumf %0, %b : f32
  return %2, %3 : f32, f32
}
// -----
func.func @f(%a: f32) -> (f32, f32, f32) {
  %p = ub.poison : f32
  %c = arith.constant 3.0 : f32
  %0 = arith.minnumf %p, %a : f32
  %1 = arith.minnumf %a, %p : f32
  %2 = arith.minnumf %p, %c : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @f(%a: f32, %v: vector<2xf32>) -> (f32, vector<2xf32>, f32) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %0 fastmath<fast> : f32
  %2 = arith.negf %v : vector<2xf32>
  %3 = arith.negf %2 : vector<2xf32>
  %p = ub.poison : f32
  %4 = arith.negf %p : f32
  return %1, %3, %4 : f32, vector<2xf32>, f32
}
