"t"() {a = dense_resource<foo> : tensor<2xi32>, b = dense_resource<bar> : tensor<1xi32>, c = dense_resource<nope> : tensor<1xi32>, d = dense_resource<"x y"> : tensor<1xi32>} : () -> ()
{-#
  external_resources: {
    zed: { k: "abc", b: true, h: "0x0400000001020304" , e : false},
    alpha: { }
  },
  dialect_resources: {
    builtin: {
      unused: "0x04000000FF",
      bar: "0x0400000001000000",
      foo: "0x080000000100000002000000",
      "x y": "0x01000000"
    }
  }
#-}
// -----
"t"() {a = dense_resource<__elided__> : tensor<2xi32>} : () -> ()
// -----
"t"() {a = dense_resource<zz> : tensor<2xi32>, b = dense_resource<aa> : tensor<1xi32>} : () -> ()
{-# dialect_resources: {builtin: {a: "0x01000000FF", zz: "0x0400000001000000", aa: "0x0400000001000000" }} #-}
// -----
"t"() : () -> ()
{-# external_resources: {a: {"k\22": "v\n"}, b: {x: "y"}} #-}
// -----
"t"() : () -> ()
{-# #-}
// -----
// Data that is empty loses its alignment, and what is printed reads again.
"t"() {a = dense_resource<b> : tensor<2xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x04000000" } } #-}
// -----
"t"() {a = dense_resource<b> : tensor<2xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x00000000" } } #-}
// -----
"t"() {a = dense_resource<b> : tensor<2xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x0800000001" } } #-}
