// Second definitions for mechanisms of formats, types and operands.
%b, %i, %l, %x = "t.values"() : () -> (i1, i32, i64, index)
my.noted <{count = 3 : i64, note = "n"}> {a}
%0:2 = my.passed %b, %i : i1, i32 -> f32, f64
my.labeled %b tags {label = "l", other}
my.labeled %b tags {}
my.sealed open 4
my.sealed 5 {a}
my.dozens times 2
my.mix %i with %i : i32
"my.like"(%i, %i) : (i32, i32) -> ()
%1 = "my.kind"() {kind = f16, name = "t"} : () -> f16
%2:2 = "my.parts"() {resultSegmentSizes = array<i32: 1, 0, 1>} : () -> (f32, f64)
"my.halves"(%i, %l) : (i32, i64) -> ()
"my.grid"(%x, %x, %x) {lengths = array<i32: 2, 0, 1>} : (index, index, index) -> ()
// -----
%b = "t.value"() : () -> i1
my.noted <{note = 3}>
// -----
%i, %l = "t.values"() : () -> (i32, i64)
"my.mix"(%i, %l) : (i32, i64) -> ()
// -----
%i, %l = "t.values"() : () -> (i32, i64)
"my.like"(%i, %l) : (i32, i64) -> ()
// -----
%0 = "my.kind"() {kind = f16, name = "t"} : () -> f32
// -----
%i, %l = "t.values"() : () -> (i32, i64)
"my.halves"(%i, %i, %l) : (i32, i32, i64) -> ()
// -----
%x = "t.value"() : () -> index
"my.grid"(%x) {lengths = array<i32: 2>} : (index) -> ()
