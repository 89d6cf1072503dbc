// Every operation and predicate.
func.func @binary(%a: index, %b: index) {
  %add = index.add %a, %b
  %sub = index.sub %a, %b {note}
  %mul = index.mul %a, %b
  %divs = index.divs %a, %b {note}
  %divu = index.divu %a, %b
  %ceildivs = index.ceildivs %a, %b {note}
  %ceildivu = index.ceildivu %a, %b
  %floordivs = index.floordivs %a, %b {note}
  %rems = index.rems %a, %b
  %remu = index.remu %a, %b {note}
  %maxs = index.maxs %a, %b
  %maxu = index.maxu %a, %b {note}
  %mins = index.mins %a, %b
  %minu = index.minu %a, %b {note}
  %shl = index.shl %a, %b
  %shrs = index.shrs %a, %b {note}
  %shru = index.shru %a, %b
  %and = index.and %a, %b {note}
  %or = index.or %a, %b
  %xor = index.xor %a, %b {note}
  return
}
func.func @cmp(%a: index, %b: index) {
  %eq = index.cmp eq(%a, %b)
  %ne = index.cmp ne(%a, %b)
  %slt = index.cmp slt(%a, %b)
  %sle = index.cmp sle(%a, %b)
  %sgt = index.cmp sgt(%a, %b)
  %sge = index.cmp sge(%a, %b)
  %ult = index.cmp ult(%a, %b)
  %ule = index.cmp ule(%a, %b)
  %ugt = index.cmp ugt(%a, %b)
  %uge = index.cmp uge(%a, %b)
  %0 = index.cmp eq(%a, %a) {k = 1 : i8}
  %1 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
  %2 = "index.cmp"(%a, %b) {pred = #index<cmp_predicate ne>} : (index, index) -> i1
  return
}
func.func @casts(%a: index, %b: i32, %c: si8, %d: ui64, %e: i1) {
  %0 = index.casts %a : index to i32
  %1 = index.casts %b : i32 to index
  %2 = index.castu %c : si8 to index
  %3 = index.castu %a : index to ui64
  %4 = index.castu %e {x} : i1 to index
  return
}
func.func @constants() {
  %0 = index.constant 0
  %1 = index.constant -1
  %2 = index.constant 9223372036854775807
  %3 = index.constant -9223372036854775808
  %4 = index.constant {a = "b"} 0x10
  %5 = index.constant 0
  %6 = index.bool.constant true
  %7 = index.bool.constant false
  %8 = index.bool.constant {a} true
  %9 = "index.constant"() <{value = 7 : index}> : () -> index
  %10 = "index.bool.constant"() {value = false} : () -> i1
  %11 = index.sizeof
  %12 = index.sizeof {a}
  return
}
"test.attrs"() {a = #index<cmp_predicate slt>, b = [#index<cmp_predicate eq>]} : () -> ()
