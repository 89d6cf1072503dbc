func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.addi %x0, %c0 : i1
  %l0 = arith.addi %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.addi %x1, %c1 : i1
  %l1 = arith.addi %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.addi %x2, %c2 : i8
  %l2 = arith.addi %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.addi %x3, %c3 : i8
  %l3 = arith.addi %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.addi %x4, %c4 : i8
  %l4 = arith.addi %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.addi %x5, %c5 : i8
  %l5 = arith.addi %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.addi %x6, %c6 : i8
  %l6 = arith.addi %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.addi %x7, %c7 : i64
  %l7 = arith.addi %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.addi %x8, %c8 : i64
  %l8 = arith.addi %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.addi %x9, %c9 : i64
  %l9 = arith.addi %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.addi %x10, %c10 : i64
  %l10 = arith.addi %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.addi %x11, %c11 : i64
  %l11 = arith.addi %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.addi %x12, %c12 : i128
  %l12 = arith.addi %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.addi %x13, %c13 : i128
  %l13 = arith.addi %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.addi %x14, %c14 : i128
  %l14 = arith.addi %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.addi %x15, %c15 : i128
  %l15 = arith.addi %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.addi %x16, %c16 : i128
  %l16 = arith.addi %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.addi %x17, %c17 : index
  %l17 = arith.addi %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.addi %x18, %c18 : index
  %l18 = arith.addi %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.addi %x19, %c19 : index
  %l19 = arith.addi %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.addi %x20, %c20 : index
  %l20 = arith.addi %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.addi %x21, %c21 : index
  %l21 = arith.addi %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.addi %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.addi %x0, %c0 : vector<2xi8>
  %s0 = arith.addi %x0, %x0 : vector<2xi8>
  %k0 = arith.addi %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.addi %x1, %c1 : vector<2xi8>
  %s1 = arith.addi %x1, %x1 : vector<2xi8>
  %k1 = arith.addi %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.addi %x2, %c2 : vector<2xi8>
  %s2 = arith.addi %x2, %x2 : vector<2xi8>
  %k2 = arith.addi %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.addi %x3, %c3 : vector<2xi8>
  %s3 = arith.addi %x3, %x3 : vector<2xi8>
  %k3 = arith.addi %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.addi %x4, %c4 : tensor<4xi8>
  %s4 = arith.addi %x4, %x4 : tensor<4xi8>
  %k4 = arith.addi %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.addi %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.addi %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.addi %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.addi %x6, %c6 : vector<[4]xi8>
  %s6 = arith.addi %x6, %x6 : vector<[4]xi8>
  %k6 = arith.addi %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.addi %x7, %c7 : tensor<2xindex>
  %s7 = arith.addi %x7, %x7 : tensor<2xindex>
  %k7 = arith.addi %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.addi %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.addi %p, %x : i8
  %1 = arith.addi %x, %p : i8
  %2 = arith.addi %p, %c : i8
  %3 = arith.addi %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.subi %x0, %c0 : i1
  %l0 = arith.subi %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.subi %x1, %c1 : i1
  %l1 = arith.subi %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.subi %x2, %c2 : i8
  %l2 = arith.subi %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.subi %x3, %c3 : i8
  %l3 = arith.subi %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.subi %x4, %c4 : i8
  %l4 = arith.subi %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.subi %x5, %c5 : i8
  %l5 = arith.subi %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.subi %x6, %c6 : i8
  %l6 = arith.subi %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.subi %x7, %c7 : i64
  %l7 = arith.subi %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.subi %x8, %c8 : i64
  %l8 = arith.subi %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.subi %x9, %c9 : i64
  %l9 = arith.subi %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.subi %x10, %c10 : i64
  %l10 = arith.subi %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.subi %x11, %c11 : i64
  %l11 = arith.subi %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.subi %x12, %c12 : i128
  %l12 = arith.subi %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.subi %x13, %c13 : i128
  %l13 = arith.subi %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.subi %x14, %c14 : i128
  %l14 = arith.subi %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.subi %x15, %c15 : i128
  %l15 = arith.subi %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.subi %x16, %c16 : i128
  %l16 = arith.subi %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.subi %x17, %c17 : index
  %l17 = arith.subi %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.subi %x18, %c18 : index
  %l18 = arith.subi %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.subi %x19, %c19 : index
  %l19 = arith.subi %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.subi %x20, %c20 : index
  %l20 = arith.subi %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.subi %x21, %c21 : index
  %l21 = arith.subi %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.subi %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.subi %x0, %c0 : vector<2xi8>
  %s0 = arith.subi %x0, %x0 : vector<2xi8>
  %k0 = arith.subi %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.subi %x1, %c1 : vector<2xi8>
  %s1 = arith.subi %x1, %x1 : vector<2xi8>
  %k1 = arith.subi %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.subi %x2, %c2 : vector<2xi8>
  %s2 = arith.subi %x2, %x2 : vector<2xi8>
  %k2 = arith.subi %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.subi %x3, %c3 : vector<2xi8>
  %s3 = arith.subi %x3, %x3 : vector<2xi8>
  %k3 = arith.subi %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.subi %x4, %c4 : tensor<4xi8>
  %s4 = arith.subi %x4, %x4 : tensor<4xi8>
  %k4 = arith.subi %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.subi %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.subi %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.subi %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.subi %x6, %c6 : vector<[4]xi8>
  %s6 = arith.subi %x6, %x6 : vector<[4]xi8>
  %k6 = arith.subi %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.subi %x7, %c7 : tensor<2xindex>
  %s7 = arith.subi %x7, %x7 : tensor<2xindex>
  %k7 = arith.subi %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.subi %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.subi %p, %x : i8
  %1 = arith.subi %x, %p : i8
  %2 = arith.subi %p, %c : i8
  %3 = arith.subi %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.muli %x0, %c0 : i1
  %l0 = arith.muli %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.muli %x1, %c1 : i1
  %l1 = arith.muli %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.muli %x2, %c2 : i8
  %l2 = arith.muli %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.muli %x3, %c3 : i8
  %l3 = arith.muli %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.muli %x4, %c4 : i8
  %l4 = arith.muli %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.muli %x5, %c5 : i8
  %l5 = arith.muli %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.muli %x6, %c6 : i8
  %l6 = arith.muli %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.muli %x7, %c7 : i64
  %l7 = arith.muli %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.muli %x8, %c8 : i64
  %l8 = arith.muli %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.muli %x9, %c9 : i64
  %l9 = arith.muli %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.muli %x10, %c10 : i64
  %l10 = arith.muli %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.muli %x11, %c11 : i64
  %l11 = arith.muli %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.muli %x12, %c12 : i128
  %l12 = arith.muli %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.muli %x13, %c13 : i128
  %l13 = arith.muli %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.muli %x14, %c14 : i128
  %l14 = arith.muli %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.muli %x15, %c15 : i128
  %l15 = arith.muli %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.muli %x16, %c16 : i128
  %l16 = arith.muli %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.muli %x17, %c17 : index
  %l17 = arith.muli %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.muli %x18, %c18 : index
  %l18 = arith.muli %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.muli %x19, %c19 : index
  %l19 = arith.muli %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.muli %x20, %c20 : index
  %l20 = arith.muli %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.muli %x21, %c21 : index
  %l21 = arith.muli %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.muli %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.muli %x0, %c0 : vector<2xi8>
  %s0 = arith.muli %x0, %x0 : vector<2xi8>
  %k0 = arith.muli %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.muli %x1, %c1 : vector<2xi8>
  %s1 = arith.muli %x1, %x1 : vector<2xi8>
  %k1 = arith.muli %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.muli %x2, %c2 : vector<2xi8>
  %s2 = arith.muli %x2, %x2 : vector<2xi8>
  %k2 = arith.muli %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.muli %x3, %c3 : vector<2xi8>
  %s3 = arith.muli %x3, %x3 : vector<2xi8>
  %k3 = arith.muli %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.muli %x4, %c4 : tensor<4xi8>
  %s4 = arith.muli %x4, %x4 : tensor<4xi8>
  %k4 = arith.muli %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.muli %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.muli %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.muli %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.muli %x6, %c6 : vector<[4]xi8>
  %s6 = arith.muli %x6, %x6 : vector<[4]xi8>
  %k6 = arith.muli %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.muli %x7, %c7 : tensor<2xindex>
  %s7 = arith.muli %x7, %x7 : tensor<2xindex>
  %k7 = arith.muli %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.muli %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.muli %p, %x : i8
  %1 = arith.muli %x, %p : i8
  %2 = arith.muli %p, %c : i8
  %3 = arith.muli %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.divui %x0, %c0 : i1
  %l0 = arith.divui %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.divui %x1, %c1 : i1
  %l1 = arith.divui %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.divui %x2, %c2 : i8
  %l2 = arith.divui %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.divui %x3, %c3 : i8
  %l3 = arith.divui %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.divui %x4, %c4 : i8
  %l4 = arith.divui %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.divui %x5, %c5 : i8
  %l5 = arith.divui %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.divui %x6, %c6 : i8
  %l6 = arith.divui %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.divui %x7, %c7 : i64
  %l7 = arith.divui %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.divui %x8, %c8 : i64
  %l8 = arith.divui %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.divui %x9, %c9 : i64
  %l9 = arith.divui %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.divui %x10, %c10 : i64
  %l10 = arith.divui %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.divui %x11, %c11 : i64
  %l11 = arith.divui %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.divui %x12, %c12 : i128
  %l12 = arith.divui %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.divui %x13, %c13 : i128
  %l13 = arith.divui %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.divui %x14, %c14 : i128
  %l14 = arith.divui %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.divui %x15, %c15 : i128
  %l15 = arith.divui %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.divui %x16, %c16 : i128
  %l16 = arith.divui %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.divui %x17, %c17 : index
  %l17 = arith.divui %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.divui %x18, %c18 : index
  %l18 = arith.divui %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.divui %x19, %c19 : index
  %l19 = arith.divui %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.divui %x20, %c20 : index
  %l20 = arith.divui %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.divui %x21, %c21 : index
  %l21 = arith.divui %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.divui %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.divui %x0, %c0 : vector<2xi8>
  %s0 = arith.divui %x0, %x0 : vector<2xi8>
  %k0 = arith.divui %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.divui %x1, %c1 : vector<2xi8>
  %s1 = arith.divui %x1, %x1 : vector<2xi8>
  %k1 = arith.divui %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.divui %x2, %c2 : vector<2xi8>
  %s2 = arith.divui %x2, %x2 : vector<2xi8>
  %k2 = arith.divui %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.divui %x3, %c3 : vector<2xi8>
  %s3 = arith.divui %x3, %x3 : vector<2xi8>
  %k3 = arith.divui %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.divui %x4, %c4 : tensor<4xi8>
  %s4 = arith.divui %x4, %x4 : tensor<4xi8>
  %k4 = arith.divui %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.divui %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.divui %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.divui %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.divui %x6, %c6 : vector<[4]xi8>
  %s6 = arith.divui %x6, %x6 : vector<[4]xi8>
  %k6 = arith.divui %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.divui %x7, %c7 : tensor<2xindex>
  %s7 = arith.divui %x7, %x7 : tensor<2xindex>
  %k7 = arith.divui %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.divui %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.divui %p, %x : i8
  %1 = arith.divui %x, %p : i8
  %2 = arith.divui %p, %c : i8
  %3 = arith.divui %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.divsi %x0, %c0 : i1
  %l0 = arith.divsi %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.divsi %x1, %c1 : i1
  %l1 = arith.divsi %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.divsi %x2, %c2 : i8
  %l2 = arith.divsi %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.divsi %x3, %c3 : i8
  %l3 = arith.divsi %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.divsi %x4, %c4 : i8
  %l4 = arith.divsi %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.divsi %x5, %c5 : i8
  %l5 = arith.divsi %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.divsi %x6, %c6 : i8
  %l6 = arith.divsi %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.divsi %x7, %c7 : i64
  %l7 = arith.divsi %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.divsi %x8, %c8 : i64
  %l8 = arith.divsi %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.divsi %x9, %c9 : i64
  %l9 = arith.divsi %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.divsi %x10, %c10 : i64
  %l10 = arith.divsi %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.divsi %x11, %c11 : i64
  %l11 = arith.divsi %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.divsi %x12, %c12 : i128
  %l12 = arith.divsi %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.divsi %x13, %c13 : i128
  %l13 = arith.divsi %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.divsi %x14, %c14 : i128
  %l14 = arith.divsi %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.divsi %x15, %c15 : i128
  %l15 = arith.divsi %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.divsi %x16, %c16 : i128
  %l16 = arith.divsi %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.divsi %x17, %c17 : index
  %l17 = arith.divsi %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.divsi %x18, %c18 : index
  %l18 = arith.divsi %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.divsi %x19, %c19 : index
  %l19 = arith.divsi %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.divsi %x20, %c20 : index
  %l20 = arith.divsi %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.divsi %x21, %c21 : index
  %l21 = arith.divsi %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.divsi %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.divsi %x0, %c0 : vector<2xi8>
  %s0 = arith.divsi %x0, %x0 : vector<2xi8>
  %k0 = arith.divsi %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.divsi %x1, %c1 : vector<2xi8>
  %s1 = arith.divsi %x1, %x1 : vector<2xi8>
  %k1 = arith.divsi %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.divsi %x2, %c2 : vector<2xi8>
  %s2 = arith.divsi %x2, %x2 : vector<2xi8>
  %k2 = arith.divsi %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.divsi %x3, %c3 : vector<2xi8>
  %s3 = arith.divsi %x3, %x3 : vector<2xi8>
  %k3 = arith.divsi %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.divsi %x4, %c4 : tensor<4xi8>
  %s4 = arith.divsi %x4, %x4 : tensor<4xi8>
  %k4 = arith.divsi %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.divsi %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.divsi %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.divsi %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.divsi %x6, %c6 : vector<[4]xi8>
  %s6 = arith.divsi %x6, %x6 : vector<[4]xi8>
  %k6 = arith.divsi %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.divsi %x7, %c7 : tensor<2xindex>
  %s7 = arith.divsi %x7, %x7 : tensor<2xindex>
  %k7 = arith.divsi %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.divsi %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.divsi %p, %x : i8
  %1 = arith.divsi %x, %p : i8
  %2 = arith.divsi %p, %c : i8
  %3 = arith.divsi %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.ceildivui %x0, %c0 : i1
  %l0 = arith.ceildivui %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.ceildivui %x1, %c1 : i1
  %l1 = arith.ceildivui %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.ceildivui %x2, %c2 : i8
  %l2 = arith.ceildivui %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.ceildivui %x3, %c3 : i8
  %l3 = arith.ceildivui %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.ceildivui %x4, %c4 : i8
  %l4 = arith.ceildivui %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.ceildivui %x5, %c5 : i8
  %l5 = arith.ceildivui %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.ceildivui %x6, %c6 : i8
  %l6 = arith.ceildivui %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.ceildivui %x7, %c7 : i64
  %l7 = arith.ceildivui %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.ceildivui %x8, %c8 : i64
  %l8 = arith.ceildivui %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.ceildivui %x9, %c9 : i64
  %l9 = arith.ceildivui %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.ceildivui %x10, %c10 : i64
  %l10 = arith.ceildivui %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.ceildivui %x11, %c11 : i64
  %l11 = arith.ceildivui %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.ceildivui %x12, %c12 : i128
  %l12 = arith.ceildivui %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.ceildivui %x13, %c13 : i128
  %l13 = arith.ceildivui %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.ceildivui %x14, %c14 : i128
  %l14 = arith.ceildivui %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.ceildivui %x15, %c15 : i128
  %l15 = arith.ceildivui %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.ceildivui %x16, %c16 : i128
  %l16 = arith.ceildivui %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.ceildivui %x17, %c17 : index
  %l17 = arith.ceildivui %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.ceildivui %x18, %c18 : index
  %l18 = arith.ceildivui %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.ceildivui %x19, %c19 : index
  %l19 = arith.ceildivui %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.ceildivui %x20, %c20 : index
  %l20 = arith.ceildivui %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.ceildivui %x21, %c21 : index
  %l21 = arith.ceildivui %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.ceildivui %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.ceildivui %x0, %c0 : vector<2xi8>
  %s0 = arith.ceildivui %x0, %x0 : vector<2xi8>
  %k0 = arith.ceildivui %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.ceildivui %x1, %c1 : vector<2xi8>
  %s1 = arith.ceildivui %x1, %x1 : vector<2xi8>
  %k1 = arith.ceildivui %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.ceildivui %x2, %c2 : vector<2xi8>
  %s2 = arith.ceildivui %x2, %x2 : vector<2xi8>
  %k2 = arith.ceildivui %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.ceildivui %x3, %c3 : vector<2xi8>
  %s3 = arith.ceildivui %x3, %x3 : vector<2xi8>
  %k3 = arith.ceildivui %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.ceildivui %x4, %c4 : tensor<4xi8>
  %s4 = arith.ceildivui %x4, %x4 : tensor<4xi8>
  %k4 = arith.ceildivui %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.ceildivui %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.ceildivui %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.ceildivui %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.ceildivui %x6, %c6 : vector<[4]xi8>
  %s6 = arith.ceildivui %x6, %x6 : vector<[4]xi8>
  %k6 = arith.ceildivui %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.ceildivui %x7, %c7 : tensor<2xindex>
  %s7 = arith.ceildivui %x7, %x7 : tensor<2xindex>
  %k7 = arith.ceildivui %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.ceildivui %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.ceildivui %p, %x : i8
  %1 = arith.ceildivui %x, %p : i8
  %2 = arith.ceildivui %p, %c : i8
  %3 = arith.ceildivui %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.ceildivsi %x0, %c0 : i1
  %l0 = arith.ceildivsi %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.ceildivsi %x1, %c1 : i1
  %l1 = arith.ceildivsi %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.ceildivsi %x2, %c2 : i8
  %l2 = arith.ceildivsi %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.ceildivsi %x3, %c3 : i8
  %l3 = arith.ceildivsi %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.ceildivsi %x4, %c4 : i8
  %l4 = arith.ceildivsi %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.ceildivsi %x5, %c5 : i8
  %l5 = arith.ceildivsi %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.ceildivsi %x6, %c6 : i8
  %l6 = arith.ceildivsi %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.ceildivsi %x7, %c7 : i64
  %l7 = arith.ceildivsi %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.ceildivsi %x8, %c8 : i64
  %l8 = arith.ceildivsi %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.ceildivsi %x9, %c9 : i64
  %l9 = arith.ceildivsi %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.ceildivsi %x10, %c10 : i64
  %l10 = arith.ceildivsi %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.ceildivsi %x11, %c11 : i64
  %l11 = arith.ceildivsi %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.ceildivsi %x12, %c12 : i128
  %l12 = arith.ceildivsi %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.ceildivsi %x13, %c13 : i128
  %l13 = arith.ceildivsi %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.ceildivsi %x14, %c14 : i128
  %l14 = arith.ceildivsi %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.ceildivsi %x15, %c15 : i128
  %l15 = arith.ceildivsi %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.ceildivsi %x16, %c16 : i128
  %l16 = arith.ceildivsi %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.ceildivsi %x17, %c17 : index
  %l17 = arith.ceildivsi %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.ceildivsi %x18, %c18 : index
  %l18 = arith.ceildivsi %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.ceildivsi %x19, %c19 : index
  %l19 = arith.ceildivsi %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.ceildivsi %x20, %c20 : index
  %l20 = arith.ceildivsi %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.ceildivsi %x21, %c21 : index
  %l21 = arith.ceildivsi %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.ceildivsi %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.ceildivsi %x0, %c0 : vector<2xi8>
  %s0 = arith.ceildivsi %x0, %x0 : vector<2xi8>
  %k0 = arith.ceildivsi %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.ceildivsi %x1, %c1 : vector<2xi8>
  %s1 = arith.ceildivsi %x1, %x1 : vector<2xi8>
  %k1 = arith.ceildivsi %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.ceildivsi %x2, %c2 : vector<2xi8>
  %s2 = arith.ceildivsi %x2, %x2 : vector<2xi8>
  %k2 = arith.ceildivsi %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.ceildivsi %x3, %c3 : vector<2xi8>
  %s3 = arith.ceildivsi %x3, %x3 : vector<2xi8>
  %k3 = arith.ceildivsi %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.ceildivsi %x4, %c4 : tensor<4xi8>
  %s4 = arith.ceildivsi %x4, %x4 : tensor<4xi8>
  %k4 = arith.ceildivsi %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.ceildivsi %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.ceildivsi %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.ceildivsi %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.ceildivsi %x6, %c6 : vector<[4]xi8>
  %s6 = arith.ceildivsi %x6, %x6 : vector<[4]xi8>
  %k6 = arith.ceildivsi %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.ceildivsi %x7, %c7 : tensor<2xindex>
  %s7 = arith.ceildivsi %x7, %x7 : tensor<2xindex>
  %k7 = arith.ceildivsi %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.ceildivsi %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.ceildivsi %p, %x : i8
  %1 = arith.ceildivsi %x, %p : i8
  %2 = arith.ceildivsi %p, %c : i8
  %3 = arith.ceildivsi %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.floordivsi %x0, %c0 : i1
  %l0 = arith.floordivsi %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.floordivsi %x1, %c1 : i1
  %l1 = arith.floordivsi %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.floordivsi %x2, %c2 : i8
  %l2 = arith.floordivsi %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.floordivsi %x3, %c3 : i8
  %l3 = arith.floordivsi %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.floordivsi %x4, %c4 : i8
  %l4 = arith.floordivsi %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.floordivsi %x5, %c5 : i8
  %l5 = arith.floordivsi %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.floordivsi %x6, %c6 : i8
  %l6 = arith.floordivsi %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.floordivsi %x7, %c7 : i64
  %l7 = arith.floordivsi %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.floordivsi %x8, %c8 : i64
  %l8 = arith.floordivsi %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.floordivsi %x9, %c9 : i64
  %l9 = arith.floordivsi %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.floordivsi %x10, %c10 : i64
  %l10 = arith.floordivsi %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.floordivsi %x11, %c11 : i64
  %l11 = arith.floordivsi %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.floordivsi %x12, %c12 : i128
  %l12 = arith.floordivsi %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.floordivsi %x13, %c13 : i128
  %l13 = arith.floordivsi %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.floordivsi %x14, %c14 : i128
  %l14 = arith.floordivsi %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.floordivsi %x15, %c15 : i128
  %l15 = arith.floordivsi %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.floordivsi %x16, %c16 : i128
  %l16 = arith.floordivsi %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.floordivsi %x17, %c17 : index
  %l17 = arith.floordivsi %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.floordivsi %x18, %c18 : index
  %l18 = arith.floordivsi %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.floordivsi %x19, %c19 : index
  %l19 = arith.floordivsi %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.floordivsi %x20, %c20 : index
  %l20 = arith.floordivsi %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.floordivsi %x21, %c21 : index
  %l21 = arith.floordivsi %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.floordivsi %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.floordivsi %x0, %c0 : vector<2xi8>
  %s0 = arith.floordivsi %x0, %x0 : vector<2xi8>
  %k0 = arith.floordivsi %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.floordivsi %x1, %c1 : vector<2xi8>
  %s1 = arith.floordivsi %x1, %x1 : vector<2xi8>
  %k1 = arith.floordivsi %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.floordivsi %x2, %c2 : vector<2xi8>
  %s2 = arith.floordivsi %x2, %x2 : vector<2xi8>
  %k2 = arith.floordivsi %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.floordivsi %x3, %c3 : vector<2xi8>
  %s3 = arith.floordivsi %x3, %x3 : vector<2xi8>
  %k3 = arith.floordivsi %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.floordivsi %x4, %c4 : tensor<4xi8>
  %s4 = arith.floordivsi %x4, %x4 : tensor<4xi8>
  %k4 = arith.floordivsi %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.floordivsi %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.floordivsi %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.floordivsi %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.floordivsi %x6, %c6 : vector<[4]xi8>
  %s6 = arith.floordivsi %x6, %x6 : vector<[4]xi8>
  %k6 = arith.floordivsi %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.floordivsi %x7, %c7 : tensor<2xindex>
  %s7 = arith.floordivsi %x7, %x7 : tensor<2xindex>
  %k7 = arith.floordivsi %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.floordivsi %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.floordivsi %p, %x : i8
  %1 = arith.floordivsi %x, %p : i8
  %2 = arith.floordivsi %p, %c : i8
  %3 = arith.floordivsi %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.remui %x0, %c0 : i1
  %l0 = arith.remui %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.remui %x1, %c1 : i1
  %l1 = arith.remui %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.remui %x2, %c2 : i8
  %l2 = arith.remui %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.remui %x3, %c3 : i8
  %l3 = arith.remui %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.remui %x4, %c4 : i8
  %l4 = arith.remui %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.remui %x5, %c5 : i8
  %l5 = arith.remui %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.remui %x6, %c6 : i8
  %l6 = arith.remui %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.remui %x7, %c7 : i64
  %l7 = arith.remui %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.remui %x8, %c8 : i64
  %l8 = arith.remui %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.remui %x9, %c9 : i64
  %l9 = arith.remui %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.remui %x10, %c10 : i64
  %l10 = arith.remui %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.remui %x11, %c11 : i64
  %l11 = arith.remui %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.remui %x12, %c12 : i128
  %l12 = arith.remui %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.remui %x13, %c13 : i128
  %l13 = arith.remui %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.remui %x14, %c14 : i128
  %l14 = arith.remui %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.remui %x15, %c15 : i128
  %l15 = arith.remui %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.remui %x16, %c16 : i128
  %l16 = arith.remui %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.remui %x17, %c17 : index
  %l17 = arith.remui %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.remui %x18, %c18 : index
  %l18 = arith.remui %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.remui %x19, %c19 : index
  %l19 = arith.remui %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.remui %x20, %c20 : index
  %l20 = arith.remui %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.remui %x21, %c21 : index
  %l21 = arith.remui %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.remui %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.remui %x0, %c0 : vector<2xi8>
  %s0 = arith.remui %x0, %x0 : vector<2xi8>
  %k0 = arith.remui %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.remui %x1, %c1 : vector<2xi8>
  %s1 = arith.remui %x1, %x1 : vector<2xi8>
  %k1 = arith.remui %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.remui %x2, %c2 : vector<2xi8>
  %s2 = arith.remui %x2, %x2 : vector<2xi8>
  %k2 = arith.remui %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.remui %x3, %c3 : vector<2xi8>
  %s3 = arith.remui %x3, %x3 : vector<2xi8>
  %k3 = arith.remui %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.remui %x4, %c4 : tensor<4xi8>
  %s4 = arith.remui %x4, %x4 : tensor<4xi8>
  %k4 = arith.remui %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.remui %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.remui %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.remui %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.remui %x6, %c6 : vector<[4]xi8>
  %s6 = arith.remui %x6, %x6 : vector<[4]xi8>
  %k6 = arith.remui %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.remui %x7, %c7 : tensor<2xindex>
  %s7 = arith.remui %x7, %x7 : tensor<2xindex>
  %k7 = arith.remui %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = "x"() : () -> tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.remui %p, %x : i8
  %1 = arith.remui %x, %p : i8
  %2 = arith.remui %p, %c : i8
  %3 = arith.remui %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.remsi %x0, %c0 : i1
  %l0 = arith.remsi %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.remsi %x1, %c1 : i1
  %l1 = arith.remsi %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.remsi %x2, %c2 : i8
  %l2 = arith.remsi %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.remsi %x3, %c3 : i8
  %l3 = arith.remsi %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.remsi %x4, %c4 : i8
  %l4 = arith.remsi %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.remsi %x5, %c5 : i8
  %l5 = arith.remsi %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.remsi %x6, %c6 : i8
  %l6 = arith.remsi %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.remsi %x7, %c7 : i64
  %l7 = arith.remsi %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.remsi %x8, %c8 : i64
  %l8 = arith.remsi %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.remsi %x9, %c9 : i64
  %l9 = arith.remsi %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.remsi %x10, %c10 : i64
  %l10 = arith.remsi %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.remsi %x11, %c11 : i64
  %l11 = arith.remsi %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.remsi %x12, %c12 : i128
  %l12 = arith.remsi %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.remsi %x13, %c13 : i128
  %l13 = arith.remsi %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.remsi %x14, %c14 : i128
  %l14 = arith.remsi %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.remsi %x15, %c15 : i128
  %l15 = arith.remsi %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.remsi %x16, %c16 : i128
  %l16 = arith.remsi %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.remsi %x17, %c17 : index
  %l17 = arith.remsi %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.remsi %x18, %c18 : index
  %l18 = arith.remsi %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.remsi %x19, %c19 : index
  %l19 = arith.remsi %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.remsi %x20, %c20 : index
  %l20 = arith.remsi %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.remsi %x21, %c21 : index
  %l21 = arith.remsi %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.remsi %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.remsi %x0, %c0 : vector<2xi8>
  %s0 = arith.remsi %x0, %x0 : vector<2xi8>
  %k0 = arith.remsi %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.remsi %x1, %c1 : vector<2xi8>
  %s1 = arith.remsi %x1, %x1 : vector<2xi8>
  %k1 = arith.remsi %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.remsi %x2, %c2 : vector<2xi8>
  %s2 = arith.remsi %x2, %x2 : vector<2xi8>
  %k2 = arith.remsi %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.remsi %x3, %c3 : vector<2xi8>
  %s3 = arith.remsi %x3, %x3 : vector<2xi8>
  %k3 = arith.remsi %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.remsi %x4, %c4 : tensor<4xi8>
  %s4 = arith.remsi %x4, %x4 : tensor<4xi8>
  %k4 = arith.remsi %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.remsi %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.remsi %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.remsi %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.remsi %x6, %c6 : vector<[4]xi8>
  %s6 = arith.remsi %x6, %x6 : vector<[4]xi8>
  %k6 = arith.remsi %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.remsi %x7, %c7 : tensor<2xindex>
  %s7 = arith.remsi %x7, %x7 : tensor<2xindex>
  %k7 = arith.remsi %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = "x"() : () -> tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.remsi %p, %x : i8
  %1 = arith.remsi %x, %p : i8
  %2 = arith.remsi %p, %c : i8
  %3 = arith.remsi %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.andi %x0, %c0 : i1
  %l0 = arith.andi %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.andi %x1, %c1 : i1
  %l1 = arith.andi %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.andi %x2, %c2 : i8
  %l2 = arith.andi %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.andi %x3, %c3 : i8
  %l3 = arith.andi %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.andi %x4, %c4 : i8
  %l4 = arith.andi %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.andi %x5, %c5 : i8
  %l5 = arith.andi %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.andi %x6, %c6 : i8
  %l6 = arith.andi %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.andi %x7, %c7 : i64
  %l7 = arith.andi %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.andi %x8, %c8 : i64
  %l8 = arith.andi %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.andi %x9, %c9 : i64
  %l9 = arith.andi %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.andi %x10, %c10 : i64
  %l10 = arith.andi %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.andi %x11, %c11 : i64
  %l11 = arith.andi %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.andi %x12, %c12 : i128
  %l12 = arith.andi %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.andi %x13, %c13 : i128
  %l13 = arith.andi %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.andi %x14, %c14 : i128
  %l14 = arith.andi %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.andi %x15, %c15 : i128
  %l15 = arith.andi %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.andi %x16, %c16 : i128
  %l16 = arith.andi %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.andi %x17, %c17 : index
  %l17 = arith.andi %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.andi %x18, %c18 : index
  %l18 = arith.andi %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.andi %x19, %c19 : index
  %l19 = arith.andi %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.andi %x20, %c20 : index
  %l20 = arith.andi %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.andi %x21, %c21 : index
  %l21 = arith.andi %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.andi %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.andi %x0, %c0 : vector<2xi8>
  %s0 = arith.andi %x0, %x0 : vector<2xi8>
  %k0 = arith.andi %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.andi %x1, %c1 : vector<2xi8>
  %s1 = arith.andi %x1, %x1 : vector<2xi8>
  %k1 = arith.andi %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.andi %x2, %c2 : vector<2xi8>
  %s2 = arith.andi %x2, %x2 : vector<2xi8>
  %k2 = arith.andi %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.andi %x3, %c3 : vector<2xi8>
  %s3 = arith.andi %x3, %x3 : vector<2xi8>
  %k3 = arith.andi %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.andi %x4, %c4 : tensor<4xi8>
  %s4 = arith.andi %x4, %x4 : tensor<4xi8>
  %k4 = arith.andi %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.andi %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.andi %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.andi %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.andi %x6, %c6 : vector<[4]xi8>
  %s6 = arith.andi %x6, %x6 : vector<[4]xi8>
  %k6 = arith.andi %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.andi %x7, %c7 : tensor<2xindex>
  %s7 = arith.andi %x7, %x7 : tensor<2xindex>
  %k7 = arith.andi %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.andi %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.andi %p, %x : i8
  %1 = arith.andi %x, %p : i8
  %2 = arith.andi %p, %c : i8
  %3 = arith.andi %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.ori %x0, %c0 : i1
  %l0 = arith.ori %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.ori %x1, %c1 : i1
  %l1 = arith.ori %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.ori %x2, %c2 : i8
  %l2 = arith.ori %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.ori %x3, %c3 : i8
  %l3 = arith.ori %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.ori %x4, %c4 : i8
  %l4 = arith.ori %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.ori %x5, %c5 : i8
  %l5 = arith.ori %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.ori %x6, %c6 : i8
  %l6 = arith.ori %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.ori %x7, %c7 : i64
  %l7 = arith.ori %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.ori %x8, %c8 : i64
  %l8 = arith.ori %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.ori %x9, %c9 : i64
  %l9 = arith.ori %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.ori %x10, %c10 : i64
  %l10 = arith.ori %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.ori %x11, %c11 : i64
  %l11 = arith.ori %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.ori %x12, %c12 : i128
  %l12 = arith.ori %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.ori %x13, %c13 : i128
  %l13 = arith.ori %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.ori %x14, %c14 : i128
  %l14 = arith.ori %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.ori %x15, %c15 : i128
  %l15 = arith.ori %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.ori %x16, %c16 : i128
  %l16 = arith.ori %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.ori %x17, %c17 : index
  %l17 = arith.ori %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.ori %x18, %c18 : index
  %l18 = arith.ori %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.ori %x19, %c19 : index
  %l19 = arith.ori %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.ori %x20, %c20 : index
  %l20 = arith.ori %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.ori %x21, %c21 : index
  %l21 = arith.ori %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.ori %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.ori %x0, %c0 : vector<2xi8>
  %s0 = arith.ori %x0, %x0 : vector<2xi8>
  %k0 = arith.ori %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.ori %x1, %c1 : vector<2xi8>
  %s1 = arith.ori %x1, %x1 : vector<2xi8>
  %k1 = arith.ori %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.ori %x2, %c2 : vector<2xi8>
  %s2 = arith.ori %x2, %x2 : vector<2xi8>
  %k2 = arith.ori %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.ori %x3, %c3 : vector<2xi8>
  %s3 = arith.ori %x3, %x3 : vector<2xi8>
  %k3 = arith.ori %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.ori %x4, %c4 : tensor<4xi8>
  %s4 = arith.ori %x4, %x4 : tensor<4xi8>
  %k4 = arith.ori %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.ori %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.ori %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.ori %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.ori %x6, %c6 : vector<[4]xi8>
  %s6 = arith.ori %x6, %x6 : vector<[4]xi8>
  %k6 = arith.ori %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.ori %x7, %c7 : tensor<2xindex>
  %s7 = arith.ori %x7, %x7 : tensor<2xindex>
  %k7 = arith.ori %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.ori %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.ori %p, %x : i8
  %1 = arith.ori %x, %p : i8
  %2 = arith.ori %p, %c : i8
  %3 = arith.ori %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.xori %x0, %c0 : i1
  %l0 = arith.xori %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.xori %x1, %c1 : i1
  %l1 = arith.xori %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.xori %x2, %c2 : i8
  %l2 = arith.xori %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.xori %x3, %c3 : i8
  %l3 = arith.xori %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.xori %x4, %c4 : i8
  %l4 = arith.xori %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.xori %x5, %c5 : i8
  %l5 = arith.xori %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.xori %x6, %c6 : i8
  %l6 = arith.xori %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.xori %x7, %c7 : i64
  %l7 = arith.xori %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.xori %x8, %c8 : i64
  %l8 = arith.xori %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.xori %x9, %c9 : i64
  %l9 = arith.xori %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.xori %x10, %c10 : i64
  %l10 = arith.xori %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.xori %x11, %c11 : i64
  %l11 = arith.xori %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.xori %x12, %c12 : i128
  %l12 = arith.xori %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.xori %x13, %c13 : i128
  %l13 = arith.xori %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.xori %x14, %c14 : i128
  %l14 = arith.xori %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.xori %x15, %c15 : i128
  %l15 = arith.xori %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.xori %x16, %c16 : i128
  %l16 = arith.xori %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.xori %x17, %c17 : index
  %l17 = arith.xori %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.xori %x18, %c18 : index
  %l18 = arith.xori %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.xori %x19, %c19 : index
  %l19 = arith.xori %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.xori %x20, %c20 : index
  %l20 = arith.xori %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.xori %x21, %c21 : index
  %l21 = arith.xori %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.xori %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.xori %x0, %c0 : vector<2xi8>
  %s0 = arith.xori %x0, %x0 : vector<2xi8>
  %k0 = arith.xori %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.xori %x1, %c1 : vector<2xi8>
  %s1 = arith.xori %x1, %x1 : vector<2xi8>
  %k1 = arith.xori %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.xori %x2, %c2 : vector<2xi8>
  %s2 = arith.xori %x2, %x2 : vector<2xi8>
  %k2 = arith.xori %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.xori %x3, %c3 : vector<2xi8>
  %s3 = arith.xori %x3, %x3 : vector<2xi8>
  %k3 = arith.xori %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.xori %x4, %c4 : tensor<4xi8>
  %s4 = arith.xori %x4, %x4 : tensor<4xi8>
  %k4 = arith.xori %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.xori %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.xori %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.xori %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.xori %x6, %c6 : vector<[4]xi8>
  %s6 = arith.xori %x6, %x6 : vector<[4]xi8>
  %k6 = arith.xori %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.xori %x7, %c7 : tensor<2xindex>
  %s7 = arith.xori %x7, %x7 : tensor<2xindex>
  %k7 = arith.xori %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = "x"() : () -> tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.xori %p, %x : i8
  %1 = arith.xori %x, %p : i8
  %2 = arith.xori %p, %c : i8
  %3 = arith.xori %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.shli %x0, %c0 : i1
  %l0 = arith.shli %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.shli %x1, %c1 : i1
  %l1 = arith.shli %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.shli %x2, %c2 : i8
  %l2 = arith.shli %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.shli %x3, %c3 : i8
  %l3 = arith.shli %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.shli %x4, %c4 : i8
  %l4 = arith.shli %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.shli %x5, %c5 : i8
  %l5 = arith.shli %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.shli %x6, %c6 : i8
  %l6 = arith.shli %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.shli %x7, %c7 : i64
  %l7 = arith.shli %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.shli %x8, %c8 : i64
  %l8 = arith.shli %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.shli %x9, %c9 : i64
  %l9 = arith.shli %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.shli %x10, %c10 : i64
  %l10 = arith.shli %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.shli %x11, %c11 : i64
  %l11 = arith.shli %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.shli %x12, %c12 : i128
  %l12 = arith.shli %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.shli %x13, %c13 : i128
  %l13 = arith.shli %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.shli %x14, %c14 : i128
  %l14 = arith.shli %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.shli %x15, %c15 : i128
  %l15 = arith.shli %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.shli %x16, %c16 : i128
  %l16 = arith.shli %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.shli %x17, %c17 : index
  %l17 = arith.shli %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.shli %x18, %c18 : index
  %l18 = arith.shli %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.shli %x19, %c19 : index
  %l19 = arith.shli %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.shli %x20, %c20 : index
  %l20 = arith.shli %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.shli %x21, %c21 : index
  %l21 = arith.shli %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.shli %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.shli %x0, %c0 : vector<2xi8>
  %s0 = arith.shli %x0, %x0 : vector<2xi8>
  %k0 = arith.shli %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.shli %x1, %c1 : vector<2xi8>
  %s1 = arith.shli %x1, %x1 : vector<2xi8>
  %k1 = arith.shli %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.shli %x2, %c2 : vector<2xi8>
  %s2 = arith.shli %x2, %x2 : vector<2xi8>
  %k2 = arith.shli %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.shli %x3, %c3 : vector<2xi8>
  %s3 = arith.shli %x3, %x3 : vector<2xi8>
  %k3 = arith.shli %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.shli %x4, %c4 : tensor<4xi8>
  %s4 = arith.shli %x4, %x4 : tensor<4xi8>
  %k4 = arith.shli %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.shli %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.shli %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.shli %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.shli %x6, %c6 : vector<[4]xi8>
  %s6 = arith.shli %x6, %x6 : vector<[4]xi8>
  %k6 = arith.shli %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.shli %x7, %c7 : tensor<2xindex>
  %s7 = arith.shli %x7, %x7 : tensor<2xindex>
  %k7 = arith.shli %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.shli %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.shli %p, %x : i8
  %1 = arith.shli %x, %p : i8
  %2 = arith.shli %p, %c : i8
  %3 = arith.shli %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.shrui %x0, %c0 : i1
  %l0 = arith.shrui %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.shrui %x1, %c1 : i1
  %l1 = arith.shrui %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.shrui %x2, %c2 : i8
  %l2 = arith.shrui %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.shrui %x3, %c3 : i8
  %l3 = arith.shrui %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.shrui %x4, %c4 : i8
  %l4 = arith.shrui %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.shrui %x5, %c5 : i8
  %l5 = arith.shrui %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.shrui %x6, %c6 : i8
  %l6 = arith.shrui %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.shrui %x7, %c7 : i64
  %l7 = arith.shrui %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.shrui %x8, %c8 : i64
  %l8 = arith.shrui %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.shrui %x9, %c9 : i64
  %l9 = arith.shrui %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.shrui %x10, %c10 : i64
  %l10 = arith.shrui %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.shrui %x11, %c11 : i64
  %l11 = arith.shrui %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.shrui %x12, %c12 : i128
  %l12 = arith.shrui %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.shrui %x13, %c13 : i128
  %l13 = arith.shrui %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.shrui %x14, %c14 : i128
  %l14 = arith.shrui %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.shrui %x15, %c15 : i128
  %l15 = arith.shrui %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.shrui %x16, %c16 : i128
  %l16 = arith.shrui %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.shrui %x17, %c17 : index
  %l17 = arith.shrui %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.shrui %x18, %c18 : index
  %l18 = arith.shrui %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.shrui %x19, %c19 : index
  %l19 = arith.shrui %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.shrui %x20, %c20 : index
  %l20 = arith.shrui %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.shrui %x21, %c21 : index
  %l21 = arith.shrui %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.shrui %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.shrui %x0, %c0 : vector<2xi8>
  %s0 = arith.shrui %x0, %x0 : vector<2xi8>
  %k0 = arith.shrui %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.shrui %x1, %c1 : vector<2xi8>
  %s1 = arith.shrui %x1, %x1 : vector<2xi8>
  %k1 = arith.shrui %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.shrui %x2, %c2 : vector<2xi8>
  %s2 = arith.shrui %x2, %x2 : vector<2xi8>
  %k2 = arith.shrui %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.shrui %x3, %c3 : vector<2xi8>
  %s3 = arith.shrui %x3, %x3 : vector<2xi8>
  %k3 = arith.shrui %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.shrui %x4, %c4 : tensor<4xi8>
  %s4 = arith.shrui %x4, %x4 : tensor<4xi8>
  %k4 = arith.shrui %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.shrui %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.shrui %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.shrui %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.shrui %x6, %c6 : vector<[4]xi8>
  %s6 = arith.shrui %x6, %x6 : vector<[4]xi8>
  %k6 = arith.shrui %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.shrui %x7, %c7 : tensor<2xindex>
  %s7 = arith.shrui %x7, %x7 : tensor<2xindex>
  %k7 = arith.shrui %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.shrui %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.shrui %p, %x : i8
  %1 = arith.shrui %x, %p : i8
  %2 = arith.shrui %p, %c : i8
  %3 = arith.shrui %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.shrsi %x0, %c0 : i1
  %l0 = arith.shrsi %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.shrsi %x1, %c1 : i1
  %l1 = arith.shrsi %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.shrsi %x2, %c2 : i8
  %l2 = arith.shrsi %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.shrsi %x3, %c3 : i8
  %l3 = arith.shrsi %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.shrsi %x4, %c4 : i8
  %l4 = arith.shrsi %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.shrsi %x5, %c5 : i8
  %l5 = arith.shrsi %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.shrsi %x6, %c6 : i8
  %l6 = arith.shrsi %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.shrsi %x7, %c7 : i64
  %l7 = arith.shrsi %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.shrsi %x8, %c8 : i64
  %l8 = arith.shrsi %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.shrsi %x9, %c9 : i64
  %l9 = arith.shrsi %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.shrsi %x10, %c10 : i64
  %l10 = arith.shrsi %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.shrsi %x11, %c11 : i64
  %l11 = arith.shrsi %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.shrsi %x12, %c12 : i128
  %l12 = arith.shrsi %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.shrsi %x13, %c13 : i128
  %l13 = arith.shrsi %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.shrsi %x14, %c14 : i128
  %l14 = arith.shrsi %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.shrsi %x15, %c15 : i128
  %l15 = arith.shrsi %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.shrsi %x16, %c16 : i128
  %l16 = arith.shrsi %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.shrsi %x17, %c17 : index
  %l17 = arith.shrsi %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.shrsi %x18, %c18 : index
  %l18 = arith.shrsi %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.shrsi %x19, %c19 : index
  %l19 = arith.shrsi %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.shrsi %x20, %c20 : index
  %l20 = arith.shrsi %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.shrsi %x21, %c21 : index
  %l21 = arith.shrsi %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.shrsi %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.shrsi %x0, %c0 : vector<2xi8>
  %s0 = arith.shrsi %x0, %x0 : vector<2xi8>
  %k0 = arith.shrsi %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.shrsi %x1, %c1 : vector<2xi8>
  %s1 = arith.shrsi %x1, %x1 : vector<2xi8>
  %k1 = arith.shrsi %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.shrsi %x2, %c2 : vector<2xi8>
  %s2 = arith.shrsi %x2, %x2 : vector<2xi8>
  %k2 = arith.shrsi %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.shrsi %x3, %c3 : vector<2xi8>
  %s3 = arith.shrsi %x3, %x3 : vector<2xi8>
  %k3 = arith.shrsi %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.shrsi %x4, %c4 : tensor<4xi8>
  %s4 = arith.shrsi %x4, %x4 : tensor<4xi8>
  %k4 = arith.shrsi %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.shrsi %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.shrsi %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.shrsi %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.shrsi %x6, %c6 : vector<[4]xi8>
  %s6 = arith.shrsi %x6, %x6 : vector<[4]xi8>
  %k6 = arith.shrsi %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.shrsi %x7, %c7 : tensor<2xindex>
  %s7 = arith.shrsi %x7, %x7 : tensor<2xindex>
  %k7 = arith.shrsi %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.shrsi %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.shrsi %p, %x : i8
  %1 = arith.shrsi %x, %p : i8
  %2 = arith.shrsi %p, %c : i8
  %3 = arith.shrsi %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.maxsi %x0, %c0 : i1
  %l0 = arith.maxsi %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.maxsi %x1, %c1 : i1
  %l1 = arith.maxsi %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.maxsi %x2, %c2 : i8
  %l2 = arith.maxsi %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.maxsi %x3, %c3 : i8
  %l3 = arith.maxsi %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.maxsi %x4, %c4 : i8
  %l4 = arith.maxsi %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.maxsi %x5, %c5 : i8
  %l5 = arith.maxsi %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.maxsi %x6, %c6 : i8
  %l6 = arith.maxsi %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.maxsi %x7, %c7 : i64
  %l7 = arith.maxsi %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.maxsi %x8, %c8 : i64
  %l8 = arith.maxsi %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.maxsi %x9, %c9 : i64
  %l9 = arith.maxsi %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.maxsi %x10, %c10 : i64
  %l10 = arith.maxsi %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.maxsi %x11, %c11 : i64
  %l11 = arith.maxsi %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.maxsi %x12, %c12 : i128
  %l12 = arith.maxsi %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.maxsi %x13, %c13 : i128
  %l13 = arith.maxsi %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.maxsi %x14, %c14 : i128
  %l14 = arith.maxsi %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.maxsi %x15, %c15 : i128
  %l15 = arith.maxsi %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.maxsi %x16, %c16 : i128
  %l16 = arith.maxsi %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.maxsi %x17, %c17 : index
  %l17 = arith.maxsi %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.maxsi %x18, %c18 : index
  %l18 = arith.maxsi %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.maxsi %x19, %c19 : index
  %l19 = arith.maxsi %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.maxsi %x20, %c20 : index
  %l20 = arith.maxsi %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.maxsi %x21, %c21 : index
  %l21 = arith.maxsi %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.maxsi %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.maxsi %x0, %c0 : vector<2xi8>
  %s0 = arith.maxsi %x0, %x0 : vector<2xi8>
  %k0 = arith.maxsi %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.maxsi %x1, %c1 : vector<2xi8>
  %s1 = arith.maxsi %x1, %x1 : vector<2xi8>
  %k1 = arith.maxsi %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.maxsi %x2, %c2 : vector<2xi8>
  %s2 = arith.maxsi %x2, %x2 : vector<2xi8>
  %k2 = arith.maxsi %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.maxsi %x3, %c3 : vector<2xi8>
  %s3 = arith.maxsi %x3, %x3 : vector<2xi8>
  %k3 = arith.maxsi %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.maxsi %x4, %c4 : tensor<4xi8>
  %s4 = arith.maxsi %x4, %x4 : tensor<4xi8>
  %k4 = arith.maxsi %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.maxsi %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.maxsi %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.maxsi %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.maxsi %x6, %c6 : vector<[4]xi8>
  %s6 = arith.maxsi %x6, %x6 : vector<[4]xi8>
  %k6 = arith.maxsi %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.maxsi %x7, %c7 : tensor<2xindex>
  %s7 = arith.maxsi %x7, %x7 : tensor<2xindex>
  %k7 = arith.maxsi %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.maxsi %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.maxsi %p, %x : i8
  %1 = arith.maxsi %x, %p : i8
  %2 = arith.maxsi %p, %c : i8
  %3 = arith.maxsi %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.maxui %x0, %c0 : i1
  %l0 = arith.maxui %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.maxui %x1, %c1 : i1
  %l1 = arith.maxui %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.maxui %x2, %c2 : i8
  %l2 = arith.maxui %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.maxui %x3, %c3 : i8
  %l3 = arith.maxui %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.maxui %x4, %c4 : i8
  %l4 = arith.maxui %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.maxui %x5, %c5 : i8
  %l5 = arith.maxui %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.maxui %x6, %c6 : i8
  %l6 = arith.maxui %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.maxui %x7, %c7 : i64
  %l7 = arith.maxui %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.maxui %x8, %c8 : i64
  %l8 = arith.maxui %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.maxui %x9, %c9 : i64
  %l9 = arith.maxui %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.maxui %x10, %c10 : i64
  %l10 = arith.maxui %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.maxui %x11, %c11 : i64
  %l11 = arith.maxui %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.maxui %x12, %c12 : i128
  %l12 = arith.maxui %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.maxui %x13, %c13 : i128
  %l13 = arith.maxui %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.maxui %x14, %c14 : i128
  %l14 = arith.maxui %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.maxui %x15, %c15 : i128
  %l15 = arith.maxui %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.maxui %x16, %c16 : i128
  %l16 = arith.maxui %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.maxui %x17, %c17 : index
  %l17 = arith.maxui %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.maxui %x18, %c18 : index
  %l18 = arith.maxui %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.maxui %x19, %c19 : index
  %l19 = arith.maxui %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.maxui %x20, %c20 : index
  %l20 = arith.maxui %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.maxui %x21, %c21 : index
  %l21 = arith.maxui %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.maxui %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.maxui %x0, %c0 : vector<2xi8>
  %s0 = arith.maxui %x0, %x0 : vector<2xi8>
  %k0 = arith.maxui %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.maxui %x1, %c1 : vector<2xi8>
  %s1 = arith.maxui %x1, %x1 : vector<2xi8>
  %k1 = arith.maxui %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.maxui %x2, %c2 : vector<2xi8>
  %s2 = arith.maxui %x2, %x2 : vector<2xi8>
  %k2 = arith.maxui %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.maxui %x3, %c3 : vector<2xi8>
  %s3 = arith.maxui %x3, %x3 : vector<2xi8>
  %k3 = arith.maxui %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.maxui %x4, %c4 : tensor<4xi8>
  %s4 = arith.maxui %x4, %x4 : tensor<4xi8>
  %k4 = arith.maxui %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.maxui %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.maxui %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.maxui %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.maxui %x6, %c6 : vector<[4]xi8>
  %s6 = arith.maxui %x6, %x6 : vector<[4]xi8>
  %k6 = arith.maxui %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.maxui %x7, %c7 : tensor<2xindex>
  %s7 = arith.maxui %x7, %x7 : tensor<2xindex>
  %k7 = arith.maxui %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.maxui %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.maxui %p, %x : i8
  %1 = arith.maxui %x, %p : i8
  %2 = arith.maxui %p, %c : i8
  %3 = arith.maxui %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.minsi %x0, %c0 : i1
  %l0 = arith.minsi %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.minsi %x1, %c1 : i1
  %l1 = arith.minsi %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.minsi %x2, %c2 : i8
  %l2 = arith.minsi %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.minsi %x3, %c3 : i8
  %l3 = arith.minsi %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.minsi %x4, %c4 : i8
  %l4 = arith.minsi %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.minsi %x5, %c5 : i8
  %l5 = arith.minsi %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.minsi %x6, %c6 : i8
  %l6 = arith.minsi %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.minsi %x7, %c7 : i64
  %l7 = arith.minsi %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.minsi %x8, %c8 : i64
  %l8 = arith.minsi %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.minsi %x9, %c9 : i64
  %l9 = arith.minsi %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.minsi %x10, %c10 : i64
  %l10 = arith.minsi %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.minsi %x11, %c11 : i64
  %l11 = arith.minsi %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.minsi %x12, %c12 : i128
  %l12 = arith.minsi %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.minsi %x13, %c13 : i128
  %l13 = arith.minsi %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.minsi %x14, %c14 : i128
  %l14 = arith.minsi %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.minsi %x15, %c15 : i128
  %l15 = arith.minsi %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.minsi %x16, %c16 : i128
  %l16 = arith.minsi %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.minsi %x17, %c17 : index
  %l17 = arith.minsi %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.minsi %x18, %c18 : index
  %l18 = arith.minsi %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.minsi %x19, %c19 : index
  %l19 = arith.minsi %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.minsi %x20, %c20 : index
  %l20 = arith.minsi %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.minsi %x21, %c21 : index
  %l21 = arith.minsi %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.minsi %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.minsi %x0, %c0 : vector<2xi8>
  %s0 = arith.minsi %x0, %x0 : vector<2xi8>
  %k0 = arith.minsi %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.minsi %x1, %c1 : vector<2xi8>
  %s1 = arith.minsi %x1, %x1 : vector<2xi8>
  %k1 = arith.minsi %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.minsi %x2, %c2 : vector<2xi8>
  %s2 = arith.minsi %x2, %x2 : vector<2xi8>
  %k2 = arith.minsi %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.minsi %x3, %c3 : vector<2xi8>
  %s3 = arith.minsi %x3, %x3 : vector<2xi8>
  %k3 = arith.minsi %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.minsi %x4, %c4 : tensor<4xi8>
  %s4 = arith.minsi %x4, %x4 : tensor<4xi8>
  %k4 = arith.minsi %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.minsi %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.minsi %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.minsi %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.minsi %x6, %c6 : vector<[4]xi8>
  %s6 = arith.minsi %x6, %x6 : vector<[4]xi8>
  %k6 = arith.minsi %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.minsi %x7, %c7 : tensor<2xindex>
  %s7 = arith.minsi %x7, %x7 : tensor<2xindex>
  %k7 = arith.minsi %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.minsi %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.minsi %p, %x : i8
  %1 = arith.minsi %x, %p : i8
  %2 = arith.minsi %p, %c : i8
  %3 = arith.minsi %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
func.func @f() {
  %x0 = "x"() : () -> i1
  %c0 = arith.constant false
  %r0 = arith.minui %x0, %c0 : i1
  %l0 = arith.minui %c0, %x0 : i1
  "use"(%r0, %l0) : (i1, i1) -> ()
  %x1 = "x"() : () -> i1
  %c1 = arith.constant true
  %r1 = arith.minui %x1, %c1 : i1
  %l1 = arith.minui %c1, %x1 : i1
  "use"(%r1, %l1) : (i1, i1) -> ()
  %x2 = "x"() : () -> i8
  %c2 = arith.constant 0 : i8
  %r2 = arith.minui %x2, %c2 : i8
  %l2 = arith.minui %c2, %x2 : i8
  "use"(%r2, %l2) : (i8, i8) -> ()
  %x3 = "x"() : () -> i8
  %c3 = arith.constant 1 : i8
  %r3 = arith.minui %x3, %c3 : i8
  %l3 = arith.minui %c3, %x3 : i8
  "use"(%r3, %l3) : (i8, i8) -> ()
  %x4 = "x"() : () -> i8
  %c4 = arith.constant -1 : i8
  %r4 = arith.minui %x4, %c4 : i8
  %l4 = arith.minui %c4, %x4 : i8
  "use"(%r4, %l4) : (i8, i8) -> ()
  %x5 = "x"() : () -> i8
  %c5 = arith.constant -128 : i8
  %r5 = arith.minui %x5, %c5 : i8
  %l5 = arith.minui %c5, %x5 : i8
  "use"(%r5, %l5) : (i8, i8) -> ()
  %x6 = "x"() : () -> i8
  %c6 = arith.constant 127 : i8
  %r6 = arith.minui %x6, %c6 : i8
  %l6 = arith.minui %c6, %x6 : i8
  "use"(%r6, %l6) : (i8, i8) -> ()
  %x7 = "x"() : () -> i64
  %c7 = arith.constant 0 : i64
  %r7 = arith.minui %x7, %c7 : i64
  %l7 = arith.minui %c7, %x7 : i64
  "use"(%r7, %l7) : (i64, i64) -> ()
  %x8 = "x"() : () -> i64
  %c8 = arith.constant 1 : i64
  %r8 = arith.minui %x8, %c8 : i64
  %l8 = arith.minui %c8, %x8 : i64
  "use"(%r8, %l8) : (i64, i64) -> ()
  %x9 = "x"() : () -> i64
  %c9 = arith.constant -1 : i64
  %r9 = arith.minui %x9, %c9 : i64
  %l9 = arith.minui %c9, %x9 : i64
  "use"(%r9, %l9) : (i64, i64) -> ()
  %x10 = "x"() : () -> i64
  %c10 = arith.constant -9223372036854775808 : i64
  %r10 = arith.minui %x10, %c10 : i64
  %l10 = arith.minui %c10, %x10 : i64
  "use"(%r10, %l10) : (i64, i64) -> ()
  %x11 = "x"() : () -> i64
  %c11 = arith.constant 9223372036854775807 : i64
  %r11 = arith.minui %x11, %c11 : i64
  %l11 = arith.minui %c11, %x11 : i64
  "use"(%r11, %l11) : (i64, i64) -> ()
  %x12 = "x"() : () -> i128
  %c12 = arith.constant 0 : i128
  %r12 = arith.minui %x12, %c12 : i128
  %l12 = arith.minui %c12, %x12 : i128
  "use"(%r12, %l12) : (i128, i128) -> ()
  %x13 = "x"() : () -> i128
  %c13 = arith.constant 1 : i128
  %r13 = arith.minui %x13, %c13 : i128
  %l13 = arith.minui %c13, %x13 : i128
  "use"(%r13, %l13) : (i128, i128) -> ()
  %x14 = "x"() : () -> i128
  %c14 = arith.constant -1 : i128
  %r14 = arith.minui %x14, %c14 : i128
  %l14 = arith.minui %c14, %x14 : i128
  "use"(%r14, %l14) : (i128, i128) -> ()
  %x15 = "x"() : () -> i128
  %c15 = arith.constant -170141183460469231731687303715884105728 : i128
  %r15 = arith.minui %x15, %c15 : i128
  %l15 = arith.minui %c15, %x15 : i128
  "use"(%r15, %l15) : (i128, i128) -> ()
  %x16 = "x"() : () -> i128
  %c16 = arith.constant 170141183460469231731687303715884105727 : i128
  %r16 = arith.minui %x16, %c16 : i128
  %l16 = arith.minui %c16, %x16 : i128
  "use"(%r16, %l16) : (i128, i128) -> ()
  %x17 = "x"() : () -> index
  %c17 = arith.constant 0 : index
  %r17 = arith.minui %x17, %c17 : index
  %l17 = arith.minui %c17, %x17 : index
  "use"(%r17, %l17) : (index, index) -> ()
  %x18 = "x"() : () -> index
  %c18 = arith.constant 1 : index
  %r18 = arith.minui %x18, %c18 : index
  %l18 = arith.minui %c18, %x18 : index
  "use"(%r18, %l18) : (index, index) -> ()
  %x19 = "x"() : () -> index
  %c19 = arith.constant -1 : index
  %r19 = arith.minui %x19, %c19 : index
  %l19 = arith.minui %c19, %x19 : index
  "use"(%r19, %l19) : (index, index) -> ()
  %x20 = "x"() : () -> index
  %c20 = arith.constant -9223372036854775808 : index
  %r20 = arith.minui %x20, %c20 : index
  %l20 = arith.minui %c20, %x20 : index
  "use"(%r20, %l20) : (index, index) -> ()
  %x21 = "x"() : () -> index
  %c21 = arith.constant 9223372036854775807 : index
  %r21 = arith.minui %x21, %c21 : index
  %l21 = arith.minui %c21, %x21 : index
  "use"(%r21, %l21) : (index, index) -> ()
  %y = "x"() : () -> i8
  %same = arith.minui %y, %y : i8
  "use"(%same) : (i8) -> ()
  return
}
// -----
func.func @f() {
  %x0 = "x"() : () -> vector<2xi8>
  %c0 = arith.constant dense<0> : vector<2xi8>
  %r0 = arith.minui %x0, %c0 : vector<2xi8>
  %s0 = arith.minui %x0, %x0 : vector<2xi8>
  %k0 = arith.minui %c0, %c0 : vector<2xi8>
  "use"(%r0, %s0, %k0) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x1 = "x"() : () -> vector<2xi8>
  %c1 = arith.constant dense<1> : vector<2xi8>
  %r1 = arith.minui %x1, %c1 : vector<2xi8>
  %s1 = arith.minui %x1, %x1 : vector<2xi8>
  %k1 = arith.minui %c1, %c1 : vector<2xi8>
  "use"(%r1, %s1, %k1) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x2 = "x"() : () -> vector<2xi8>
  %c2 = arith.constant dense<-1> : vector<2xi8>
  %r2 = arith.minui %x2, %c2 : vector<2xi8>
  %s2 = arith.minui %x2, %x2 : vector<2xi8>
  %k2 = arith.minui %c2, %c2 : vector<2xi8>
  "use"(%r2, %s2, %k2) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x3 = "x"() : () -> vector<2xi8>
  %c3 = arith.constant dense<[1, 0]> : vector<2xi8>
  %r3 = arith.minui %x3, %c3 : vector<2xi8>
  %s3 = arith.minui %x3, %x3 : vector<2xi8>
  %k3 = arith.minui %c3, %c3 : vector<2xi8>
  "use"(%r3, %s3, %k3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  %x4 = "x"() : () -> tensor<4xi8>
  %c4 = arith.constant dense<-128> : tensor<4xi8>
  %r4 = arith.minui %x4, %c4 : tensor<4xi8>
  %s4 = arith.minui %x4, %x4 : tensor<4xi8>
  %k4 = arith.minui %c4, %c4 : tensor<4xi8>
  "use"(%r4, %s4, %k4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> ()
  %x5 = "x"() : () -> tensor<2x2xi8>
  %c5 = arith.constant dense<127> : tensor<2x2xi8>
  %r5 = arith.minui %x5, %c5 : tensor<2x2xi8>
  %s5 = arith.minui %x5, %x5 : tensor<2x2xi8>
  %k5 = arith.minui %c5, %c5 : tensor<2x2xi8>
  "use"(%r5, %s5, %k5) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %x6 = "x"() : () -> vector<[4]xi8>
  %c6 = arith.constant dense<0> : vector<[4]xi8>
  %r6 = arith.minui %x6, %c6 : vector<[4]xi8>
  %s6 = arith.minui %x6, %x6 : vector<[4]xi8>
  %k6 = arith.minui %c6, %c6 : vector<[4]xi8>
  "use"(%r6, %s6, %k6) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  %x7 = "x"() : () -> tensor<2xindex>
  %c7 = arith.constant dense<1> : tensor<2xindex>
  %r7 = arith.minui %x7, %c7 : tensor<2xindex>
  %s7 = arith.minui %x7, %x7 : tensor<2xindex>
  %k7 = arith.minui %c7, %c7 : tensor<2xindex>
  "use"(%r7, %s7, %k7) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  %d = "x"() : () -> tensor<?xi8>
  %same = arith.minui %d, %d : tensor<?xi8>
  "use"(%same) : (tensor<?xi8>) -> ()
  return
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant 3 : i8
  %0 = arith.minui %p, %x : i8
  %1 = arith.minui %x, %p : i8
  %2 = arith.minui %p, %c : i8
  %3 = arith.minui %p, %p : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
