%i, %b, %p, %f, %v = "t.values"() : () -> (index, i1, !my.pair, f32, vector<4xf16>)
%0 = my.counter %i, %b
%1 = my.swap %p
%2 = my.select %b, %f, %f : f32
%3 = my.same %f is %f : f32
%4 = my.negate %b : i1
%5 = my.element %v : vector<4xf16>
%6 = my.wrap %f : f32
%7 = my.widen %b : i1
%8:2 = my.twice %f : f32
"t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8#0) : (index, !my.pair, f32, i1, i1, f16, complex<f32>, i2, f32) -> ()
// -----
%f = "t.value"() : () -> f32
%0 = my.negate %f : f32
// -----
%b, %f = "t.values"() : () -> (i1, f32)
%0 = "my.select"(%b, %f, %b) : (i1, f32, i1) -> f32
// -----
%v = "t.value"() : () -> vector<4xf16>
%0 = "my.element"(%v) : (vector<4xf16>) -> f32
// -----
%b = "t.value"() : () -> i1
%0 = "my.widen"(%b) : (i1) -> i8
// -----
%0 = "my.constant"() {value = 7 : i16} : () -> i16
// -----
%p, %b = "t.values"() : () -> (!my.pair, i64)
%0 = my.pack %p, %p and %b {a}
%1 = my.pack %p and %0
