func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.add %x0, %c0
  %l0 = index.add %c0, %x0
  %s0 = index.add %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.add %x1, %c1
  %l1 = index.add %c1, %x1
  %s1 = index.add %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.add %x2, %c2
  %l2 = index.add %c2, %x2
  %s2 = index.add %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.add %x3, %c3
  %l3 = index.add %c3, %x3
  %s3 = index.add %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.add %x4, %c4
  %l4 = index.add %c4, %x4
  %s4 = index.add %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.add %x5, %c5
  %l5 = index.add %c5, %x5
  %s5 = index.add %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.add %x, %c
  %1 = index.add %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.add %x, %c
  %1 = index.add %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.add %c, %x
  %1 = index.add %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.add %p, %x
  %1 = index.add %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.sub %x0, %c0
  %l0 = index.sub %c0, %x0
  %s0 = index.sub %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.sub %x1, %c1
  %l1 = index.sub %c1, %x1
  %s1 = index.sub %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.sub %x2, %c2
  %l2 = index.sub %c2, %x2
  %s2 = index.sub %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.sub %x3, %c3
  %l3 = index.sub %c3, %x3
  %s3 = index.sub %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.sub %x4, %c4
  %l4 = index.sub %c4, %x4
  %s4 = index.sub %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.sub %x5, %c5
  %l5 = index.sub %c5, %x5
  %s5 = index.sub %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.sub %x, %c
  %1 = index.sub %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.sub %x, %c
  %1 = index.sub %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.sub %c, %x
  %1 = index.sub %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.sub %p, %x
  %1 = index.sub %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.mul %x0, %c0
  %l0 = index.mul %c0, %x0
  %s0 = index.mul %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.mul %x1, %c1
  %l1 = index.mul %c1, %x1
  %s1 = index.mul %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.mul %x2, %c2
  %l2 = index.mul %c2, %x2
  %s2 = index.mul %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.mul %x3, %c3
  %l3 = index.mul %c3, %x3
  %s3 = index.mul %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.mul %x4, %c4
  %l4 = index.mul %c4, %x4
  %s4 = index.mul %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.mul %x5, %c5
  %l5 = index.mul %c5, %x5
  %s5 = index.mul %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.mul %x, %c
  %1 = index.mul %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.mul %x, %c
  %1 = index.mul %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.mul %c, %x
  %1 = index.mul %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.mul %p, %x
  %1 = index.mul %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.divs %x0, %c0
  %l0 = index.divs %c0, %x0
  %s0 = index.divs %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.divs %x1, %c1
  %l1 = index.divs %c1, %x1
  %s1 = index.divs %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.divs %x2, %c2
  %l2 = index.divs %c2, %x2
  %s2 = index.divs %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.divs %x3, %c3
  %l3 = index.divs %c3, %x3
  %s3 = index.divs %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.divs %x4, %c4
  %l4 = index.divs %c4, %x4
  %s4 = index.divs %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.divs %x5, %c5
  %l5 = index.divs %c5, %x5
  %s5 = index.divs %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.divs %x, %c
  %1 = index.divs %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.divs %x, %c
  %1 = index.divs %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.divs %c, %x
  %1 = index.divs %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.divs %p, %x
  %1 = index.divs %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.divu %x0, %c0
  %l0 = index.divu %c0, %x0
  %s0 = index.divu %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.divu %x1, %c1
  %l1 = index.divu %c1, %x1
  %s1 = index.divu %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.divu %x2, %c2
  %l2 = index.divu %c2, %x2
  %s2 = index.divu %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.divu %x3, %c3
  %l3 = index.divu %c3, %x3
  %s3 = index.divu %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.divu %x4, %c4
  %l4 = index.divu %c4, %x4
  %s4 = index.divu %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.divu %x5, %c5
  %l5 = index.divu %c5, %x5
  %s5 = index.divu %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.divu %x, %c
  %1 = index.divu %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.divu %x, %c
  %1 = index.divu %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.divu %c, %x
  %1 = index.divu %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.divu %p, %x
  %1 = index.divu %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.ceildivs %x0, %c0
  %l0 = index.ceildivs %c0, %x0
  %s0 = index.ceildivs %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.ceildivs %x1, %c1
  %l1 = index.ceildivs %c1, %x1
  %s1 = index.ceildivs %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.ceildivs %x2, %c2
  %l2 = index.ceildivs %c2, %x2
  %s2 = index.ceildivs %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.ceildivs %x3, %c3
  %l3 = index.ceildivs %c3, %x3
  %s3 = index.ceildivs %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.ceildivs %x4, %c4
  %l4 = index.ceildivs %c4, %x4
  %s4 = index.ceildivs %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.ceildivs %x5, %c5
  %l5 = index.ceildivs %c5, %x5
  %s5 = index.ceildivs %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.ceildivs %x, %c
  %1 = index.ceildivs %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.ceildivs %x, %c
  %1 = index.ceildivs %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.ceildivs %c, %x
  %1 = index.ceildivs %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.ceildivs %p, %x
  %1 = index.ceildivs %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.ceildivu %x0, %c0
  %l0 = index.ceildivu %c0, %x0
  %s0 = index.ceildivu %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.ceildivu %x1, %c1
  %l1 = index.ceildivu %c1, %x1
  %s1 = index.ceildivu %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.ceildivu %x2, %c2
  %l2 = index.ceildivu %c2, %x2
  %s2 = index.ceildivu %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.ceildivu %x3, %c3
  %l3 = index.ceildivu %c3, %x3
  %s3 = index.ceildivu %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.ceildivu %x4, %c4
  %l4 = index.ceildivu %c4, %x4
  %s4 = index.ceildivu %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.ceildivu %x5, %c5
  %l5 = index.ceildivu %c5, %x5
  %s5 = index.ceildivu %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.ceildivu %x, %c
  %1 = index.ceildivu %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.ceildivu %x, %c
  %1 = index.ceildivu %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.ceildivu %c, %x
  %1 = index.ceildivu %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.ceildivu %p, %x
  %1 = index.ceildivu %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.floordivs %x0, %c0
  %l0 = index.floordivs %c0, %x0
  %s0 = index.floordivs %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.floordivs %x1, %c1
  %l1 = index.floordivs %c1, %x1
  %s1 = index.floordivs %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.floordivs %x2, %c2
  %l2 = index.floordivs %c2, %x2
  %s2 = index.floordivs %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.floordivs %x3, %c3
  %l3 = index.floordivs %c3, %x3
  %s3 = index.floordivs %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.floordivs %x4, %c4
  %l4 = index.floordivs %c4, %x4
  %s4 = index.floordivs %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.floordivs %x5, %c5
  %l5 = index.floordivs %c5, %x5
  %s5 = index.floordivs %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.floordivs %x, %c
  %1 = index.floordivs %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.floordivs %x, %c
  %1 = index.floordivs %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.floordivs %c, %x
  %1 = index.floordivs %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.floordivs %p, %x
  %1 = index.floordivs %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.rems %x0, %c0
  %l0 = index.rems %c0, %x0
  %s0 = index.rems %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.rems %x1, %c1
  %l1 = index.rems %c1, %x1
  %s1 = index.rems %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.rems %x2, %c2
  %l2 = index.rems %c2, %x2
  %s2 = index.rems %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.rems %x3, %c3
  %l3 = index.rems %c3, %x3
  %s3 = index.rems %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.rems %x4, %c4
  %l4 = index.rems %c4, %x4
  %s4 = index.rems %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.rems %x5, %c5
  %l5 = index.rems %c5, %x5
  %s5 = index.rems %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.rems %x, %c
  %1 = index.rems %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.rems %x, %c
  %1 = index.rems %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.rems %c, %x
  %1 = index.rems %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.rems %p, %x
  %1 = index.rems %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.remu %x0, %c0
  %l0 = index.remu %c0, %x0
  %s0 = index.remu %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.remu %x1, %c1
  %l1 = index.remu %c1, %x1
  %s1 = index.remu %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.remu %x2, %c2
  %l2 = index.remu %c2, %x2
  %s2 = index.remu %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.remu %x3, %c3
  %l3 = index.remu %c3, %x3
  %s3 = index.remu %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.remu %x4, %c4
  %l4 = index.remu %c4, %x4
  %s4 = index.remu %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.remu %x5, %c5
  %l5 = index.remu %c5, %x5
  %s5 = index.remu %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.remu %x, %c
  %1 = index.remu %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.remu %x, %c
  %1 = index.remu %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.remu %c, %x
  %1 = index.remu %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.remu %p, %x
  %1 = index.remu %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.maxs %x0, %c0
  %l0 = index.maxs %c0, %x0
  %s0 = index.maxs %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.maxs %x1, %c1
  %l1 = index.maxs %c1, %x1
  %s1 = index.maxs %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.maxs %x2, %c2
  %l2 = index.maxs %c2, %x2
  %s2 = index.maxs %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.maxs %x3, %c3
  %l3 = index.maxs %c3, %x3
  %s3 = index.maxs %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.maxs %x4, %c4
  %l4 = index.maxs %c4, %x4
  %s4 = index.maxs %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.maxs %x5, %c5
  %l5 = index.maxs %c5, %x5
  %s5 = index.maxs %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.maxs %x, %c
  %1 = index.maxs %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.maxs %x, %c
  %1 = index.maxs %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.maxs %c, %x
  %1 = index.maxs %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.maxs %p, %x
  %1 = index.maxs %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.maxu %x0, %c0
  %l0 = index.maxu %c0, %x0
  %s0 = index.maxu %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.maxu %x1, %c1
  %l1 = index.maxu %c1, %x1
  %s1 = index.maxu %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.maxu %x2, %c2
  %l2 = index.maxu %c2, %x2
  %s2 = index.maxu %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.maxu %x3, %c3
  %l3 = index.maxu %c3, %x3
  %s3 = index.maxu %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.maxu %x4, %c4
  %l4 = index.maxu %c4, %x4
  %s4 = index.maxu %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.maxu %x5, %c5
  %l5 = index.maxu %c5, %x5
  %s5 = index.maxu %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.maxu %x, %c
  %1 = index.maxu %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.maxu %x, %c
  %1 = index.maxu %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.maxu %c, %x
  %1 = index.maxu %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.maxu %p, %x
  %1 = index.maxu %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.mins %x0, %c0
  %l0 = index.mins %c0, %x0
  %s0 = index.mins %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.mins %x1, %c1
  %l1 = index.mins %c1, %x1
  %s1 = index.mins %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.mins %x2, %c2
  %l2 = index.mins %c2, %x2
  %s2 = index.mins %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.mins %x3, %c3
  %l3 = index.mins %c3, %x3
  %s3 = index.mins %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.mins %x4, %c4
  %l4 = index.mins %c4, %x4
  %s4 = index.mins %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.mins %x5, %c5
  %l5 = index.mins %c5, %x5
  %s5 = index.mins %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.mins %x, %c
  %1 = index.mins %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.mins %x, %c
  %1 = index.mins %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.mins %c, %x
  %1 = index.mins %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.mins %p, %x
  %1 = index.mins %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.minu %x0, %c0
  %l0 = index.minu %c0, %x0
  %s0 = index.minu %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.minu %x1, %c1
  %l1 = index.minu %c1, %x1
  %s1 = index.minu %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.minu %x2, %c2
  %l2 = index.minu %c2, %x2
  %s2 = index.minu %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.minu %x3, %c3
  %l3 = index.minu %c3, %x3
  %s3 = index.minu %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.minu %x4, %c4
  %l4 = index.minu %c4, %x4
  %s4 = index.minu %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.minu %x5, %c5
  %l5 = index.minu %c5, %x5
  %s5 = index.minu %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.minu %x, %c
  %1 = index.minu %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.minu %x, %c
  %1 = index.minu %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.minu %c, %x
  %1 = index.minu %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.minu %p, %x
  %1 = index.minu %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.shl %x0, %c0
  %l0 = index.shl %c0, %x0
  %s0 = index.shl %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.shl %x1, %c1
  %l1 = index.shl %c1, %x1
  %s1 = index.shl %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.shl %x2, %c2
  %l2 = index.shl %c2, %x2
  %s2 = index.shl %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.shl %x3, %c3
  %l3 = index.shl %c3, %x3
  %s3 = index.shl %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.shl %x4, %c4
  %l4 = index.shl %c4, %x4
  %s4 = index.shl %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.shl %x5, %c5
  %l5 = index.shl %c5, %x5
  %s5 = index.shl %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.shl %x, %c
  %1 = index.shl %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.shl %x, %c
  %1 = index.shl %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.shl %c, %x
  %1 = index.shl %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.shl %p, %x
  %1 = index.shl %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.shrs %x0, %c0
  %l0 = index.shrs %c0, %x0
  %s0 = index.shrs %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.shrs %x1, %c1
  %l1 = index.shrs %c1, %x1
  %s1 = index.shrs %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.shrs %x2, %c2
  %l2 = index.shrs %c2, %x2
  %s2 = index.shrs %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.shrs %x3, %c3
  %l3 = index.shrs %c3, %x3
  %s3 = index.shrs %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.shrs %x4, %c4
  %l4 = index.shrs %c4, %x4
  %s4 = index.shrs %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.shrs %x5, %c5
  %l5 = index.shrs %c5, %x5
  %s5 = index.shrs %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.shrs %x, %c
  %1 = index.shrs %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.shrs %x, %c
  %1 = index.shrs %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.shrs %c, %x
  %1 = index.shrs %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.shrs %p, %x
  %1 = index.shrs %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.shru %x0, %c0
  %l0 = index.shru %c0, %x0
  %s0 = index.shru %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.shru %x1, %c1
  %l1 = index.shru %c1, %x1
  %s1 = index.shru %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.shru %x2, %c2
  %l2 = index.shru %c2, %x2
  %s2 = index.shru %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.shru %x3, %c3
  %l3 = index.shru %c3, %x3
  %s3 = index.shru %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.shru %x4, %c4
  %l4 = index.shru %c4, %x4
  %s4 = index.shru %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.shru %x5, %c5
  %l5 = index.shru %c5, %x5
  %s5 = index.shru %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.shru %x, %c
  %1 = index.shru %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.shru %x, %c
  %1 = index.shru %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.shru %c, %x
  %1 = index.shru %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.shru %p, %x
  %1 = index.shru %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.and %x0, %c0
  %l0 = index.and %c0, %x0
  %s0 = index.and %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.and %x1, %c1
  %l1 = index.and %c1, %x1
  %s1 = index.and %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.and %x2, %c2
  %l2 = index.and %c2, %x2
  %s2 = index.and %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.and %x3, %c3
  %l3 = index.and %c3, %x3
  %s3 = index.and %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.and %x4, %c4
  %l4 = index.and %c4, %x4
  %s4 = index.and %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.and %x5, %c5
  %l5 = index.and %c5, %x5
  %s5 = index.and %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.and %x, %c
  %1 = index.and %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.and %x, %c
  %1 = index.and %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.and %c, %x
  %1 = index.and %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.and %p, %x
  %1 = index.and %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.or %x0, %c0
  %l0 = index.or %c0, %x0
  %s0 = index.or %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.or %x1, %c1
  %l1 = index.or %c1, %x1
  %s1 = index.or %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.or %x2, %c2
  %l2 = index.or %c2, %x2
  %s2 = index.or %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.or %x3, %c3
  %l3 = index.or %c3, %x3
  %s3 = index.or %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.or %x4, %c4
  %l4 = index.or %c4, %x4
  %s4 = index.or %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.or %x5, %c5
  %l5 = index.or %c5, %x5
  %s5 = index.or %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.or %x, %c
  %1 = index.or %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.or %x, %c
  %1 = index.or %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.or %c, %x
  %1 = index.or %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.or %p, %x
  %1 = index.or %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f() {
  %x0 = "x"() : () -> index
  %c0 = index.constant 0
  %r0 = index.xor %x0, %c0
  %l0 = index.xor %c0, %x0
  %s0 = index.xor %x0, %x0
  "use"(%r0, %l0, %s0) : (index, index, index) -> ()
  %x1 = "x"() : () -> index
  %c1 = index.constant 1
  %r1 = index.xor %x1, %c1
  %l1 = index.xor %c1, %x1
  %s1 = index.xor %x1, %x1
  "use"(%r1, %l1, %s1) : (index, index, index) -> ()
  %x2 = "x"() : () -> index
  %c2 = index.constant -1
  %r2 = index.xor %x2, %c2
  %l2 = index.xor %c2, %x2
  %s2 = index.xor %x2, %x2
  "use"(%r2, %l2, %s2) : (index, index, index) -> ()
  %x3 = "x"() : () -> index
  %c3 = index.constant 7
  %r3 = index.xor %x3, %c3
  %l3 = index.xor %c3, %x3
  %s3 = index.xor %x3, %x3
  "use"(%r3, %l3, %s3) : (index, index, index) -> ()
  %x4 = "x"() : () -> index
  %c4 = index.constant 4294967296
  %r4 = index.xor %x4, %c4
  %l4 = index.xor %c4, %x4
  %s4 = index.xor %x4, %x4
  "use"(%r4, %l4, %s4) : (index, index, index) -> ()
  %x5 = "x"() : () -> index
  %c5 = index.constant 2147483648
  %r5 = index.xor %x5, %c5
  %l5 = index.xor %c5, %x5
  %s5 = index.xor %x5, %x5
  "use"(%r5, %l5, %s5) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 5
  %0 = index.xor %x, %c
  %1 = index.xor %0, %d
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = index.constant 3
  %d = index.constant 4294967296
  %0 = index.xor %x, %c
  %1 = index.xor %0, %d
  "use"(%0) : (index) -> ()
  return %1 : index
}
// -----
func.func @f(%x: index) -> index {
  %c = arith.constant 3 : index
  %d = index.constant -5
  %0 = index.xor %c, %x
  %1 = index.xor %d, %0
  return %1 : index
}
// -----
func.func @f(%x: index) -> (index, index) {
  %p = ub.poison : index
  %0 = index.xor %p, %x
  %1 = index.xor %x, %p
  return %0, %1 : index, index
}
// -----
func.func @f(%x: index, %y: index) -> (i1, i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %z)
  %1 = index.cmp eq(%z, %d)
  %2 = index.cmp eq(%x, %x)
  %3 = index.cmp eq(%x, %z)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.mins %x, %a0
  %r0 = index.cmp eq(%m0, %b0)
  %s0 = index.cmp eq(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.mins %x, %a1
  %r1 = index.cmp eq(%m1, %b1)
  %s1 = index.cmp eq(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.mins %x, %a2
  %r2 = index.cmp eq(%m2, %b2)
  %s2 = index.cmp eq(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.mins %x, %a3
  %r3 = index.cmp eq(%m3, %b3)
  %s3 = index.cmp eq(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.mins %x, %a4
  %r4 = index.cmp eq(%m4, %b4)
  %s4 = index.cmp eq(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.minu %x, %a0
  %r0 = index.cmp eq(%m0, %b0)
  %s0 = index.cmp eq(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.minu %x, %a1
  %r1 = index.cmp eq(%m1, %b1)
  %s1 = index.cmp eq(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.minu %x, %a2
  %r2 = index.cmp eq(%m2, %b2)
  %s2 = index.cmp eq(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.minu %x, %a3
  %r3 = index.cmp eq(%m3, %b3)
  %s3 = index.cmp eq(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.minu %x, %a4
  %r4 = index.cmp eq(%m4, %b4)
  %s4 = index.cmp eq(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxs %x, %a0
  %r0 = index.cmp eq(%m0, %b0)
  %s0 = index.cmp eq(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxs %x, %a1
  %r1 = index.cmp eq(%m1, %b1)
  %s1 = index.cmp eq(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxs %x, %a2
  %r2 = index.cmp eq(%m2, %b2)
  %s2 = index.cmp eq(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxs %x, %a3
  %r3 = index.cmp eq(%m3, %b3)
  %s3 = index.cmp eq(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxs %x, %a4
  %r4 = index.cmp eq(%m4, %b4)
  %s4 = index.cmp eq(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxu %x, %a0
  %r0 = index.cmp eq(%m0, %b0)
  %s0 = index.cmp eq(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxu %x, %a1
  %r1 = index.cmp eq(%m1, %b1)
  %s1 = index.cmp eq(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxu %x, %a2
  %r2 = index.cmp eq(%m2, %b2)
  %s2 = index.cmp eq(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxu %x, %a3
  %r3 = index.cmp eq(%m3, %b3)
  %s3 = index.cmp eq(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxu %x, %a4
  %r4 = index.cmp eq(%m4, %b4)
  %s4 = index.cmp eq(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index, %y: index) -> (i1, i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp ne(%d, %z)
  %1 = index.cmp ne(%z, %d)
  %2 = index.cmp ne(%x, %x)
  %3 = index.cmp ne(%x, %z)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.mins %x, %a0
  %r0 = index.cmp ne(%m0, %b0)
  %s0 = index.cmp ne(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.mins %x, %a1
  %r1 = index.cmp ne(%m1, %b1)
  %s1 = index.cmp ne(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.mins %x, %a2
  %r2 = index.cmp ne(%m2, %b2)
  %s2 = index.cmp ne(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.mins %x, %a3
  %r3 = index.cmp ne(%m3, %b3)
  %s3 = index.cmp ne(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.mins %x, %a4
  %r4 = index.cmp ne(%m4, %b4)
  %s4 = index.cmp ne(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.minu %x, %a0
  %r0 = index.cmp ne(%m0, %b0)
  %s0 = index.cmp ne(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.minu %x, %a1
  %r1 = index.cmp ne(%m1, %b1)
  %s1 = index.cmp ne(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.minu %x, %a2
  %r2 = index.cmp ne(%m2, %b2)
  %s2 = index.cmp ne(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.minu %x, %a3
  %r3 = index.cmp ne(%m3, %b3)
  %s3 = index.cmp ne(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.minu %x, %a4
  %r4 = index.cmp ne(%m4, %b4)
  %s4 = index.cmp ne(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxs %x, %a0
  %r0 = index.cmp ne(%m0, %b0)
  %s0 = index.cmp ne(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxs %x, %a1
  %r1 = index.cmp ne(%m1, %b1)
  %s1 = index.cmp ne(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxs %x, %a2
  %r2 = index.cmp ne(%m2, %b2)
  %s2 = index.cmp ne(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxs %x, %a3
  %r3 = index.cmp ne(%m3, %b3)
  %s3 = index.cmp ne(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxs %x, %a4
  %r4 = index.cmp ne(%m4, %b4)
  %s4 = index.cmp ne(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxu %x, %a0
  %r0 = index.cmp ne(%m0, %b0)
  %s0 = index.cmp ne(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxu %x, %a1
  %r1 = index.cmp ne(%m1, %b1)
  %s1 = index.cmp ne(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxu %x, %a2
  %r2 = index.cmp ne(%m2, %b2)
  %s2 = index.cmp ne(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxu %x, %a3
  %r3 = index.cmp ne(%m3, %b3)
  %s3 = index.cmp ne(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxu %x, %a4
  %r4 = index.cmp ne(%m4, %b4)
  %s4 = index.cmp ne(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index, %y: index) -> (i1, i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %z)
  %1 = index.cmp ne(%z, %d)
  %2 = index.cmp slt(%x, %x)
  %3 = index.cmp slt(%x, %z)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.mins %x, %a0
  %r0 = index.cmp slt(%m0, %b0)
  %s0 = index.cmp slt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.mins %x, %a1
  %r1 = index.cmp slt(%m1, %b1)
  %s1 = index.cmp slt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.mins %x, %a2
  %r2 = index.cmp slt(%m2, %b2)
  %s2 = index.cmp slt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.mins %x, %a3
  %r3 = index.cmp slt(%m3, %b3)
  %s3 = index.cmp slt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.mins %x, %a4
  %r4 = index.cmp slt(%m4, %b4)
  %s4 = index.cmp slt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.minu %x, %a0
  %r0 = index.cmp slt(%m0, %b0)
  %s0 = index.cmp slt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.minu %x, %a1
  %r1 = index.cmp slt(%m1, %b1)
  %s1 = index.cmp slt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.minu %x, %a2
  %r2 = index.cmp slt(%m2, %b2)
  %s2 = index.cmp slt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.minu %x, %a3
  %r3 = index.cmp slt(%m3, %b3)
  %s3 = index.cmp slt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.minu %x, %a4
  %r4 = index.cmp slt(%m4, %b4)
  %s4 = index.cmp slt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxs %x, %a0
  %r0 = index.cmp slt(%m0, %b0)
  %s0 = index.cmp slt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxs %x, %a1
  %r1 = index.cmp slt(%m1, %b1)
  %s1 = index.cmp slt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxs %x, %a2
  %r2 = index.cmp slt(%m2, %b2)
  %s2 = index.cmp slt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxs %x, %a3
  %r3 = index.cmp slt(%m3, %b3)
  %s3 = index.cmp slt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxs %x, %a4
  %r4 = index.cmp slt(%m4, %b4)
  %s4 = index.cmp slt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxu %x, %a0
  %r0 = index.cmp slt(%m0, %b0)
  %s0 = index.cmp slt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxu %x, %a1
  %r1 = index.cmp slt(%m1, %b1)
  %s1 = index.cmp slt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxu %x, %a2
  %r2 = index.cmp slt(%m2, %b2)
  %s2 = index.cmp slt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxu %x, %a3
  %r3 = index.cmp slt(%m3, %b3)
  %s3 = index.cmp slt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxu %x, %a4
  %r4 = index.cmp slt(%m4, %b4)
  %s4 = index.cmp slt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index, %y: index) -> (i1, i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %z)
  %1 = index.cmp ne(%z, %d)
  %2 = index.cmp sle(%x, %x)
  %3 = index.cmp sle(%x, %z)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.mins %x, %a0
  %r0 = index.cmp sle(%m0, %b0)
  %s0 = index.cmp sle(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.mins %x, %a1
  %r1 = index.cmp sle(%m1, %b1)
  %s1 = index.cmp sle(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.mins %x, %a2
  %r2 = index.cmp sle(%m2, %b2)
  %s2 = index.cmp sle(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.mins %x, %a3
  %r3 = index.cmp sle(%m3, %b3)
  %s3 = index.cmp sle(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.mins %x, %a4
  %r4 = index.cmp sle(%m4, %b4)
  %s4 = index.cmp sle(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.minu %x, %a0
  %r0 = index.cmp sle(%m0, %b0)
  %s0 = index.cmp sle(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.minu %x, %a1
  %r1 = index.cmp sle(%m1, %b1)
  %s1 = index.cmp sle(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.minu %x, %a2
  %r2 = index.cmp sle(%m2, %b2)
  %s2 = index.cmp sle(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.minu %x, %a3
  %r3 = index.cmp sle(%m3, %b3)
  %s3 = index.cmp sle(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.minu %x, %a4
  %r4 = index.cmp sle(%m4, %b4)
  %s4 = index.cmp sle(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxs %x, %a0
  %r0 = index.cmp sle(%m0, %b0)
  %s0 = index.cmp sle(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxs %x, %a1
  %r1 = index.cmp sle(%m1, %b1)
  %s1 = index.cmp sle(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxs %x, %a2
  %r2 = index.cmp sle(%m2, %b2)
  %s2 = index.cmp sle(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxs %x, %a3
  %r3 = index.cmp sle(%m3, %b3)
  %s3 = index.cmp sle(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxs %x, %a4
  %r4 = index.cmp sle(%m4, %b4)
  %s4 = index.cmp sle(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxu %x, %a0
  %r0 = index.cmp sle(%m0, %b0)
  %s0 = index.cmp sle(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxu %x, %a1
  %r1 = index.cmp sle(%m1, %b1)
  %s1 = index.cmp sle(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxu %x, %a2
  %r2 = index.cmp sle(%m2, %b2)
  %s2 = index.cmp sle(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxu %x, %a3
  %r3 = index.cmp sle(%m3, %b3)
  %s3 = index.cmp sle(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxu %x, %a4
  %r4 = index.cmp sle(%m4, %b4)
  %s4 = index.cmp sle(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index, %y: index) -> (i1, i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %z)
  %1 = index.cmp ne(%z, %d)
  %2 = index.cmp sgt(%x, %x)
  %3 = index.cmp sgt(%x, %z)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.mins %x, %a0
  %r0 = index.cmp sgt(%m0, %b0)
  %s0 = index.cmp sgt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.mins %x, %a1
  %r1 = index.cmp sgt(%m1, %b1)
  %s1 = index.cmp sgt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.mins %x, %a2
  %r2 = index.cmp sgt(%m2, %b2)
  %s2 = index.cmp sgt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.mins %x, %a3
  %r3 = index.cmp sgt(%m3, %b3)
  %s3 = index.cmp sgt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.mins %x, %a4
  %r4 = index.cmp sgt(%m4, %b4)
  %s4 = index.cmp sgt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.minu %x, %a0
  %r0 = index.cmp sgt(%m0, %b0)
  %s0 = index.cmp sgt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.minu %x, %a1
  %r1 = index.cmp sgt(%m1, %b1)
  %s1 = index.cmp sgt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.minu %x, %a2
  %r2 = index.cmp sgt(%m2, %b2)
  %s2 = index.cmp sgt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.minu %x, %a3
  %r3 = index.cmp sgt(%m3, %b3)
  %s3 = index.cmp sgt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.minu %x, %a4
  %r4 = index.cmp sgt(%m4, %b4)
  %s4 = index.cmp sgt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxs %x, %a0
  %r0 = index.cmp sgt(%m0, %b0)
  %s0 = index.cmp sgt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxs %x, %a1
  %r1 = index.cmp sgt(%m1, %b1)
  %s1 = index.cmp sgt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxs %x, %a2
  %r2 = index.cmp sgt(%m2, %b2)
  %s2 = index.cmp sgt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxs %x, %a3
  %r3 = index.cmp sgt(%m3, %b3)
  %s3 = index.cmp sgt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxs %x, %a4
  %r4 = index.cmp sgt(%m4, %b4)
  %s4 = index.cmp sgt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxu %x, %a0
  %r0 = index.cmp sgt(%m0, %b0)
  %s0 = index.cmp sgt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxu %x, %a1
  %r1 = index.cmp sgt(%m1, %b1)
  %s1 = index.cmp sgt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxu %x, %a2
  %r2 = index.cmp sgt(%m2, %b2)
  %s2 = index.cmp sgt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxu %x, %a3
  %r3 = index.cmp sgt(%m3, %b3)
  %s3 = index.cmp sgt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxu %x, %a4
  %r4 = index.cmp sgt(%m4, %b4)
  %s4 = index.cmp sgt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index, %y: index) -> (i1, i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %z)
  %1 = index.cmp ne(%z, %d)
  %2 = index.cmp sge(%x, %x)
  %3 = index.cmp sge(%x, %z)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.mins %x, %a0
  %r0 = index.cmp sge(%m0, %b0)
  %s0 = index.cmp sge(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.mins %x, %a1
  %r1 = index.cmp sge(%m1, %b1)
  %s1 = index.cmp sge(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.mins %x, %a2
  %r2 = index.cmp sge(%m2, %b2)
  %s2 = index.cmp sge(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.mins %x, %a3
  %r3 = index.cmp sge(%m3, %b3)
  %s3 = index.cmp sge(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.mins %x, %a4
  %r4 = index.cmp sge(%m4, %b4)
  %s4 = index.cmp sge(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.minu %x, %a0
  %r0 = index.cmp sge(%m0, %b0)
  %s0 = index.cmp sge(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.minu %x, %a1
  %r1 = index.cmp sge(%m1, %b1)
  %s1 = index.cmp sge(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.minu %x, %a2
  %r2 = index.cmp sge(%m2, %b2)
  %s2 = index.cmp sge(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.minu %x, %a3
  %r3 = index.cmp sge(%m3, %b3)
  %s3 = index.cmp sge(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.minu %x, %a4
  %r4 = index.cmp sge(%m4, %b4)
  %s4 = index.cmp sge(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxs %x, %a0
  %r0 = index.cmp sge(%m0, %b0)
  %s0 = index.cmp sge(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxs %x, %a1
  %r1 = index.cmp sge(%m1, %b1)
  %s1 = index.cmp sge(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxs %x, %a2
  %r2 = index.cmp sge(%m2, %b2)
  %s2 = index.cmp sge(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxs %x, %a3
  %r3 = index.cmp sge(%m3, %b3)
  %s3 = index.cmp sge(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxs %x, %a4
  %r4 = index.cmp sge(%m4, %b4)
  %s4 = index.cmp sge(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxu %x, %a0
  %r0 = index.cmp sge(%m0, %b0)
  %s0 = index.cmp sge(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxu %x, %a1
  %r1 = index.cmp sge(%m1, %b1)
  %s1 = index.cmp sge(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxu %x, %a2
  %r2 = index.cmp sge(%m2, %b2)
  %s2 = index.cmp sge(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxu %x, %a3
  %r3 = index.cmp sge(%m3, %b3)
  %s3 = index.cmp sge(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxu %x, %a4
  %r4 = index.cmp sge(%m4, %b4)
  %s4 = index.cmp sge(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index, %y: index) -> (i1, i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %z)
  %1 = index.cmp ne(%z, %d)
  %2 = index.cmp ult(%x, %x)
  %3 = index.cmp ult(%x, %z)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.mins %x, %a0
  %r0 = index.cmp ult(%m0, %b0)
  %s0 = index.cmp ult(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.mins %x, %a1
  %r1 = index.cmp ult(%m1, %b1)
  %s1 = index.cmp ult(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.mins %x, %a2
  %r2 = index.cmp ult(%m2, %b2)
  %s2 = index.cmp ult(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.mins %x, %a3
  %r3 = index.cmp ult(%m3, %b3)
  %s3 = index.cmp ult(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.mins %x, %a4
  %r4 = index.cmp ult(%m4, %b4)
  %s4 = index.cmp ult(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.minu %x, %a0
  %r0 = index.cmp ult(%m0, %b0)
  %s0 = index.cmp ult(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.minu %x, %a1
  %r1 = index.cmp ult(%m1, %b1)
  %s1 = index.cmp ult(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.minu %x, %a2
  %r2 = index.cmp ult(%m2, %b2)
  %s2 = index.cmp ult(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.minu %x, %a3
  %r3 = index.cmp ult(%m3, %b3)
  %s3 = index.cmp ult(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.minu %x, %a4
  %r4 = index.cmp ult(%m4, %b4)
  %s4 = index.cmp ult(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxs %x, %a0
  %r0 = index.cmp ult(%m0, %b0)
  %s0 = index.cmp ult(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxs %x, %a1
  %r1 = index.cmp ult(%m1, %b1)
  %s1 = index.cmp ult(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxs %x, %a2
  %r2 = index.cmp ult(%m2, %b2)
  %s2 = index.cmp ult(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxs %x, %a3
  %r3 = index.cmp ult(%m3, %b3)
  %s3 = index.cmp ult(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxs %x, %a4
  %r4 = index.cmp ult(%m4, %b4)
  %s4 = index.cmp ult(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxu %x, %a0
  %r0 = index.cmp ult(%m0, %b0)
  %s0 = index.cmp ult(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxu %x, %a1
  %r1 = index.cmp ult(%m1, %b1)
  %s1 = index.cmp ult(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxu %x, %a2
  %r2 = index.cmp ult(%m2, %b2)
  %s2 = index.cmp ult(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxu %x, %a3
  %r3 = index.cmp ult(%m3, %b3)
  %s3 = index.cmp ult(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxu %x, %a4
  %r4 = index.cmp ult(%m4, %b4)
  %s4 = index.cmp ult(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index, %y: index) -> (i1, i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %z)
  %1 = index.cmp ne(%z, %d)
  %2 = index.cmp ule(%x, %x)
  %3 = index.cmp ule(%x, %z)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.mins %x, %a0
  %r0 = index.cmp ule(%m0, %b0)
  %s0 = index.cmp ule(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.mins %x, %a1
  %r1 = index.cmp ule(%m1, %b1)
  %s1 = index.cmp ule(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.mins %x, %a2
  %r2 = index.cmp ule(%m2, %b2)
  %s2 = index.cmp ule(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.mins %x, %a3
  %r3 = index.cmp ule(%m3, %b3)
  %s3 = index.cmp ule(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.mins %x, %a4
  %r4 = index.cmp ule(%m4, %b4)
  %s4 = index.cmp ule(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.minu %x, %a0
  %r0 = index.cmp ule(%m0, %b0)
  %s0 = index.cmp ule(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.minu %x, %a1
  %r1 = index.cmp ule(%m1, %b1)
  %s1 = index.cmp ule(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.minu %x, %a2
  %r2 = index.cmp ule(%m2, %b2)
  %s2 = index.cmp ule(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.minu %x, %a3
  %r3 = index.cmp ule(%m3, %b3)
  %s3 = index.cmp ule(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.minu %x, %a4
  %r4 = index.cmp ule(%m4, %b4)
  %s4 = index.cmp ule(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxs %x, %a0
  %r0 = index.cmp ule(%m0, %b0)
  %s0 = index.cmp ule(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxs %x, %a1
  %r1 = index.cmp ule(%m1, %b1)
  %s1 = index.cmp ule(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxs %x, %a2
  %r2 = index.cmp ule(%m2, %b2)
  %s2 = index.cmp ule(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxs %x, %a3
  %r3 = index.cmp ule(%m3, %b3)
  %s3 = index.cmp ule(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxs %x, %a4
  %r4 = index.cmp ule(%m4, %b4)
  %s4 = index.cmp ule(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxu %x, %a0
  %r0 = index.cmp ule(%m0, %b0)
  %s0 = index.cmp ule(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxu %x, %a1
  %r1 = index.cmp ule(%m1, %b1)
  %s1 = index.cmp ule(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxu %x, %a2
  %r2 = index.cmp ule(%m2, %b2)
  %s2 = index.cmp ule(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxu %x, %a3
  %r3 = index.cmp ule(%m3, %b3)
  %s3 = index.cmp ule(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxu %x, %a4
  %r4 = index.cmp ule(%m4, %b4)
  %s4 = index.cmp ule(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index, %y: index) -> (i1, i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %z)
  %1 = index.cmp ne(%z, %d)
  %2 = index.cmp ugt(%x, %x)
  %3 = index.cmp ugt(%x, %z)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.mins %x, %a0
  %r0 = index.cmp ugt(%m0, %b0)
  %s0 = index.cmp ugt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.mins %x, %a1
  %r1 = index.cmp ugt(%m1, %b1)
  %s1 = index.cmp ugt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.mins %x, %a2
  %r2 = index.cmp ugt(%m2, %b2)
  %s2 = index.cmp ugt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.mins %x, %a3
  %r3 = index.cmp ugt(%m3, %b3)
  %s3 = index.cmp ugt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.mins %x, %a4
  %r4 = index.cmp ugt(%m4, %b4)
  %s4 = index.cmp ugt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.minu %x, %a0
  %r0 = index.cmp ugt(%m0, %b0)
  %s0 = index.cmp ugt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.minu %x, %a1
  %r1 = index.cmp ugt(%m1, %b1)
  %s1 = index.cmp ugt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.minu %x, %a2
  %r2 = index.cmp ugt(%m2, %b2)
  %s2 = index.cmp ugt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.minu %x, %a3
  %r3 = index.cmp ugt(%m3, %b3)
  %s3 = index.cmp ugt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.minu %x, %a4
  %r4 = index.cmp ugt(%m4, %b4)
  %s4 = index.cmp ugt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxs %x, %a0
  %r0 = index.cmp ugt(%m0, %b0)
  %s0 = index.cmp ugt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxs %x, %a1
  %r1 = index.cmp ugt(%m1, %b1)
  %s1 = index.cmp ugt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxs %x, %a2
  %r2 = index.cmp ugt(%m2, %b2)
  %s2 = index.cmp ugt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxs %x, %a3
  %r3 = index.cmp ugt(%m3, %b3)
  %s3 = index.cmp ugt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxs %x, %a4
  %r4 = index.cmp ugt(%m4, %b4)
  %s4 = index.cmp ugt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxu %x, %a0
  %r0 = index.cmp ugt(%m0, %b0)
  %s0 = index.cmp ugt(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxu %x, %a1
  %r1 = index.cmp ugt(%m1, %b1)
  %s1 = index.cmp ugt(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxu %x, %a2
  %r2 = index.cmp ugt(%m2, %b2)
  %s2 = index.cmp ugt(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxu %x, %a3
  %r3 = index.cmp ugt(%m3, %b3)
  %s3 = index.cmp ugt(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxu %x, %a4
  %r4 = index.cmp ugt(%m4, %b4)
  %s4 = index.cmp ugt(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index, %y: index) -> (i1, i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %z)
  %1 = index.cmp ne(%z, %d)
  %2 = index.cmp uge(%x, %x)
  %3 = index.cmp uge(%x, %z)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.mins %x, %a0
  %r0 = index.cmp uge(%m0, %b0)
  %s0 = index.cmp uge(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.mins %x, %a1
  %r1 = index.cmp uge(%m1, %b1)
  %s1 = index.cmp uge(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.mins %x, %a2
  %r2 = index.cmp uge(%m2, %b2)
  %s2 = index.cmp uge(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.mins %x, %a3
  %r3 = index.cmp uge(%m3, %b3)
  %s3 = index.cmp uge(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.mins %x, %a4
  %r4 = index.cmp uge(%m4, %b4)
  %s4 = index.cmp uge(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.minu %x, %a0
  %r0 = index.cmp uge(%m0, %b0)
  %s0 = index.cmp uge(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.minu %x, %a1
  %r1 = index.cmp uge(%m1, %b1)
  %s1 = index.cmp uge(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.minu %x, %a2
  %r2 = index.cmp uge(%m2, %b2)
  %s2 = index.cmp uge(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.minu %x, %a3
  %r3 = index.cmp uge(%m3, %b3)
  %s3 = index.cmp uge(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.minu %x, %a4
  %r4 = index.cmp uge(%m4, %b4)
  %s4 = index.cmp uge(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxs %x, %a0
  %r0 = index.cmp uge(%m0, %b0)
  %s0 = index.cmp uge(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxs %x, %a1
  %r1 = index.cmp uge(%m1, %b1)
  %s1 = index.cmp uge(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxs %x, %a2
  %r2 = index.cmp uge(%m2, %b2)
  %s2 = index.cmp uge(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxs %x, %a3
  %r3 = index.cmp uge(%m3, %b3)
  %s3 = index.cmp uge(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxs %x, %a4
  %r4 = index.cmp uge(%m4, %b4)
  %s4 = index.cmp uge(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: index) {
  %a0 = index.constant 3
  %b0 = index.constant 5
  %m0 = index.maxu %x, %a0
  %r0 = index.cmp uge(%m0, %b0)
  %s0 = index.cmp uge(%b0, %m0)
  %a1 = index.constant 5
  %b1 = index.constant 3
  %m1 = index.maxu %x, %a1
  %r1 = index.cmp uge(%m1, %b1)
  %s1 = index.cmp uge(%b1, %m1)
  %a2 = index.constant 5
  %b2 = index.constant 5
  %m2 = index.maxu %x, %a2
  %r2 = index.cmp uge(%m2, %b2)
  %s2 = index.cmp uge(%b2, %m2)
  %a3 = index.constant -1
  %b3 = index.constant 3
  %m3 = index.maxu %x, %a3
  %r3 = index.cmp uge(%m3, %b3)
  %s3 = index.cmp uge(%b3, %m3)
  %a4 = index.constant 4294967296
  %b4 = index.constant 3
  %m4 = index.maxu %x, %a4
  %r4 = index.cmp uge(%m4, %b4)
  %s4 = index.cmp uge(%b4, %m4)
  "use"(%r0, %s0, %r1, %s1, %r2, %s2, %r3, %s3, %r4, %s4) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f(%x: i32) -> (i32, i64, i8, index) {
  %0 = index.casts %x : i32 to index
  %1 = index.casts %0 : index to i32
  %c = index.constant -1
  %2 = index.casts %c : index to i64
  %3 = index.casts %c : index to i8
  %k = arith.constant -1 : i8
  %4 = index.casts %k : i8 to index
  return %1, %2, %3, %4 : i32, i64, i8, index
}
// -----
func.func @f(%x: i32) -> (i32, i64, i8, index) {
  %0 = index.castu %x : i32 to index
  %1 = index.castu %0 : index to i32
  %c = index.constant -1
  %2 = index.castu %c : index to i64
  %3 = index.castu %c : index to i8
  %k = arith.constant -1 : i8
  %4 = index.castu %k : i8 to index
  return %1, %2, %3, %4 : i32, i64, i8, index
}
// -----
func.func @f() -> (i1, i1, index, index, index) {
  %0 = index.bool.constant true
  %1 = index.bool.constant true
  %2 = index.sizeof
  %c = index.constant 1
  %d = index.constant 1
  return %0, %1, %2, %c, %d : i1, i1, index, index, index
}
