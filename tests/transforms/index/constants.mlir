func.func @divs() {
  %a0 = index.constant 7
  %b0 = index.constant 2
  %r0 = index.divs %a0, %b0
  %a1 = index.constant -7
  %b1 = index.constant 2
  %r1 = index.divs %a1, %b1
  %a2 = index.constant 9
  %b2 = index.constant 3
  %r2 = index.divs %a2, %b2
  %a3 = index.constant 0
  %b3 = index.constant 5
  %r3 = index.divs %a3, %b3
  %a4 = index.constant 6
  %b4 = index.constant 0
  %r4 = index.divs %a4, %b4
  %a5 = index.constant 1
  %b5 = index.constant 40
  %r5 = index.divs %a5, %b5
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @divu() {
  %a0 = index.constant 7
  %b0 = index.constant 2
  %r0 = index.divu %a0, %b0
  %a1 = index.constant -7
  %b1 = index.constant 2
  %r1 = index.divu %a1, %b1
  %a2 = index.constant 9
  %b2 = index.constant 3
  %r2 = index.divu %a2, %b2
  %a3 = index.constant 0
  %b3 = index.constant 5
  %r3 = index.divu %a3, %b3
  %a4 = index.constant 6
  %b4 = index.constant 0
  %r4 = index.divu %a4, %b4
  %a5 = index.constant 1
  %b5 = index.constant 40
  %r5 = index.divu %a5, %b5
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @ceildivs() {
  %a0 = index.constant 7
  %b0 = index.constant 2
  %r0 = index.ceildivs %a0, %b0
  %a1 = index.constant -7
  %b1 = index.constant 2
  %r1 = index.ceildivs %a1, %b1
  %a2 = index.constant 9
  %b2 = index.constant 3
  %r2 = index.ceildivs %a2, %b2
  %a3 = index.constant 0
  %b3 = index.constant 5
  %r3 = index.ceildivs %a3, %b3
  %a4 = index.constant 6
  %b4 = index.constant 0
  %r4 = index.ceildivs %a4, %b4
  %a5 = index.constant 1
  %b5 = index.constant 40
  %r5 = index.ceildivs %a5, %b5
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @ceildivu() {
  %a0 = index.constant 7
  %b0 = index.constant 2
  %r0 = index.ceildivu %a0, %b0
  %a1 = index.constant -7
  %b1 = index.constant 2
  %r1 = index.ceildivu %a1, %b1
  %a2 = index.constant 9
  %b2 = index.constant 3
  %r2 = index.ceildivu %a2, %b2
  %a3 = index.constant 0
  %b3 = index.constant 5
  %r3 = index.ceildivu %a3, %b3
  %a4 = index.constant 6
  %b4 = index.constant 0
  %r4 = index.ceildivu %a4, %b4
  %a5 = index.constant 1
  %b5 = index.constant 40
  %r5 = index.ceildivu %a5, %b5
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @floordivs() {
  %a0 = index.constant 7
  %b0 = index.constant 2
  %r0 = index.floordivs %a0, %b0
  %a1 = index.constant -7
  %b1 = index.constant 2
  %r1 = index.floordivs %a1, %b1
  %a2 = index.constant 9
  %b2 = index.constant 3
  %r2 = index.floordivs %a2, %b2
  %a3 = index.constant 0
  %b3 = index.constant 5
  %r3 = index.floordivs %a3, %b3
  %a4 = index.constant 6
  %b4 = index.constant 0
  %r4 = index.floordivs %a4, %b4
  %a5 = index.constant 1
  %b5 = index.constant 40
  %r5 = index.floordivs %a5, %b5
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @rems() {
  %a0 = index.constant 7
  %b0 = index.constant 2
  %r0 = index.rems %a0, %b0
  %a1 = index.constant -7
  %b1 = index.constant 2
  %r1 = index.rems %a1, %b1
  %a2 = index.constant 9
  %b2 = index.constant 3
  %r2 = index.rems %a2, %b2
  %a3 = index.constant 0
  %b3 = index.constant 5
  %r3 = index.rems %a3, %b3
  %a4 = index.constant 6
  %b4 = index.constant 0
  %r4 = index.rems %a4, %b4
  %a5 = index.constant 1
  %b5 = index.constant 40
  %r5 = index.rems %a5, %b5
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @remu() {
  %a0 = index.constant 7
  %b0 = index.constant 2
  %r0 = index.remu %a0, %b0
  %a1 = index.constant -7
  %b1 = index.constant 2
  %r1 = index.remu %a1, %b1
  %a2 = index.constant 9
  %b2 = index.constant 3
  %r2 = index.remu %a2, %b2
  %a3 = index.constant 0
  %b3 = index.constant 5
  %r3 = index.remu %a3, %b3
  %a4 = index.constant 6
  %b4 = index.constant 0
  %r4 = index.remu %a4, %b4
  %a5 = index.constant 1
  %b5 = index.constant 40
  %r5 = index.remu %a5, %b5
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @shl() {
  %a0 = index.constant 7
  %b0 = index.constant 2
  %r0 = index.shl %a0, %b0
  %a1 = index.constant -7
  %b1 = index.constant 2
  %r1 = index.shl %a1, %b1
  %a2 = index.constant 9
  %b2 = index.constant 3
  %r2 = index.shl %a2, %b2
  %a3 = index.constant 0
  %b3 = index.constant 5
  %r3 = index.shl %a3, %b3
  %a4 = index.constant 6
  %b4 = index.constant 0
  %r4 = index.shl %a4, %b4
  %a5 = index.constant 1
  %b5 = index.constant 40
  %r5 = index.shl %a5, %b5
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @shrs() {
  %a0 = index.constant 7
  %b0 = index.constant 2
  %r0 = index.shrs %a0, %b0
  %a1 = index.constant -7
  %b1 = index.constant 2
  %r1 = index.shrs %a1, %b1
  %a2 = index.constant 9
  %b2 = index.constant 3
  %r2 = index.shrs %a2, %b2
  %a3 = index.constant 0
  %b3 = index.constant 5
  %r3 = index.shrs %a3, %b3
  %a4 = index.constant 6
  %b4 = index.constant 0
  %r4 = index.shrs %a4, %b4
  %a5 = index.constant 1
  %b5 = index.constant 40
  %r5 = index.shrs %a5, %b5
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @shru() {
  %a0 = index.constant 7
  %b0 = index.constant 2
  %r0 = index.shru %a0, %b0
  %a1 = index.constant -7
  %b1 = index.constant 2
  %r1 = index.shru %a1, %b1
  %a2 = index.constant 9
  %b2 = index.constant 3
  %r2 = index.shru %a2, %b2
  %a3 = index.constant 0
  %b3 = index.constant 5
  %r3 = index.shru %a3, %b3
  %a4 = index.constant 6
  %b4 = index.constant 0
  %r4 = index.shru %a4, %b4
  %a5 = index.constant 1
  %b5 = index.constant 40
  %r5 = index.shru %a5, %b5
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
