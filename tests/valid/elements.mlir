"t.a"() {x = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> ()
// -----
"t.a"() {x = dense<7> : tensor<100xi32>, y = dense<[]> : tensor<0xi32>, z = dense<> : tensor<2x0xf32>} : () -> ()
// -----
"t.a"() {x = dense<[1.0, 2.5, -0.0, 0x7F800000, 0xFFC00000]> : tensor<5xf32>} : () -> ()
// -----
"t.a"() {x = dense<[true, false, true]> : tensor<3xi1>, y = dense<true> : vector<4xi1>} : () -> ()
// -----
"t.a"() {x = dense<["a", "b\22c", ""]> : tensor<3x!t.string>} : () -> ()
// -----
"t.a"() {x = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>, y = dense<(1.0, -1.0)> : tensor<complex<f64>>} : () -> ()
// -----
"t.a"() {x = dense<"0x0100000002000000"> : tensor<2xi32>} : () -> ()
// -----
"t.a"() {x = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]> : tensor<12xi8>} : () -> ()
// -----
"t.a"() {x = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, y = sparse<0, 1.0> : tensor<1xf32>} : () -> ()
// -----
"t.a"() {x = array<i8: 1, -2>, y = array<i1: true, false>, z = array<f64: 1.5, -2.0>, w = array<i32>} : () -> ()
// -----
"t.a"() {x = dense_resource<blob> : tensor<4xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x0400000001020304"
    }
  }
#-}
// -----
"t.a"() {x = dense_resource<a> : tensor<1xi8>, y = dense_resource<b> : tensor<2xi8>, z = dense_resource<missing> : tensor<2xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      b: "0x040000000102",
      a: "0x0400000001"
    }
  },
  external_resources: {
    tool: {
      flag: true,
      text: "some \22text\22",
      data: "0x0800000001"
    }
  }
#-}
// -----
"t.a"() {x = dense<0> : tensor<i32>, y = dense<0.0> : vector<f32>} : () -> ()
// -----
"t.a"() {x = dense<[1, 255]> : tensor<2xui8>} : () -> ()
// -----
"t.a"() {x = dense<[[[1], [2]], [[3], [4]]]> : vector<2x2x1xindex>} : () -> ()
// -----
func.func @f() {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %1 = arith.constant dense<1.0> : tensor<2x2xf32>
  %2 = arith.constant sparse<[[0]], [2.0]> : tensor<2xf32>
  return
}
