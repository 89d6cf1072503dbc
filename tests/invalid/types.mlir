"a.b"() : (i0x) -> ()
// -----
"a.b"() : (i99999999999) -> ()
// -----
"a.b"() : (vector<4xf32) -> ()
// -----
"a.b"() : (vector<f32x4>) -> ()
// -----
"a.b"() : (vector<4xtensor<f32>>) -> ()
// -----
"a.b"() : (vector<0xf32>) -> ()
// -----
"a.b"() : (vector<?xf32>) -> ()
// -----
"a.b"() : (tensor<4x>) -> ()
// -----
"a.b"() : (tensor<-1xf32>) -> ()
// -----
"a.b"() : (tensor<4xf32) -> ()
// -----
"a.b"() : (tensor<*xf32, 1>) -> ()
// -----
"a.b"() : (memref<4xf32, >) -> ()
// -----
"a.b"() : (memref<4x4xf32, affine_map<(d0) -> (d0)>>) -> ()
// -----
"a.b"() : (memref<*xf32, affine_map<(d0) -> (d0)>>) -> ()
// -----
"a.b"() : (complex<index>) -> ()
// -----
"a.b"() : (complex<f32) -> ()
// -----
"a.b"() : (tuple<i32) -> ()
// -----
"a.b"() : (tensor<4xnone>) -> ()
// -----
"a.b"() : (memref<4xnone>) -> ()
// -----
"a.b"() : (!foo) -> ()
// -----
"a.b"() : (!foo<) -> ()
// -----
"a.b"() : (() -> i32 -> i32) -> ()
// -----
"a.b"() : (f33) -> ()
// -----
"t"() {a = tensor<memref<tuple<i0, !t.x>, {x.y = dense<18446744073709551616> : vector<3xui8>, c = array<ui8: 7, 0>}>>} : () -> ()
// -----
"t"() {a = tensor<memref<?x?xf8E3M4, affine_map<(d0, d1) -> (d0, d1)>, loc(fused["f0":4:0])>, dense<[4294967295]> : tensor<1xf8E4M3>>} : () -> ()
// -----
"t"() {a = tensor<0x2xvector<complex<f8E4M3FN>>, affine_map<(d0)[s0,s1] -> ((d0 + (s1)) * 1>} : () -> ()
// -----
"t"() {a = tensor<2xtuple<i32 i32>, 1>} : () -> ()
// -----
i8(%0) : (i64) -> ()
