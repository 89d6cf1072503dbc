"t"() {a = @"", b = @""::@c} : () -> ()
// -----
"t"() {a = affine_map<(d0) -> (d0 * -9223372036854775807 - 1)>} : () -> ()
// -----
"t"() {a = affine_map<(d0, d1)[s0] -> (-(d0 ceildiv 3) + d1 mod (s0 * 2), -(-d0))>} : () -> ()
// -----
"t"() {a = !a<b<c>, d<e>>, b = !a.b-, c = #a<[{(<>)}]>, d = #a<"\22\n">} : () -> ()
// -----
"t"() {a = !a<->, b = !a<b->c>, c = #a.b<->>} : () -> ()
// -----
"t"() {a = #complex.number<:f16 "0x7E01", 1.0> : complex<f16>} : () -> ()
// -----
"t"() {a = 0x7FC00001 : f32, b = 0xFF : f8E4M3FN, c = 0xFFFFFFFFFFFFFFFFFFFF : f80} : () -> ()
// -----
"t"() {a = 340282366920938463463374607431768211455 : i128, b = -170141183460469231731687303715884105728 : i128} : () -> ()
// -----
"t"() {a = dense<"0x01020304"> : tensor<1xi32>, b = dense<[[1, 2], [3, 4]]> : tensor<2x2xi1>} : () -> ()
// -----
"t"() {a = dense<[]> : tensor<0x2xi32>, b = sparse<[[0, 0], [1, 1]], [1, 2]> : tensor<2x2xi8>, c = dense<> : tensor<0xf32>} : () -> ()
// -----
"t"() {a = dense_resource<x> : tensor<2xi8>} : () -> ()
{-# dialect_resources: { builtin: { x: "0x010000000102" } } #-}
// -----
"t"() {a = "\00\FF\C3\28\n\t\\\22", b = array<i1: true, false>, c = array<f16>} : () -> ()
// -----
"t"() {a = distinct[0]<distinct[0]<1>>, b = distinct[1]<unit>} : () -> ()
// -----
"t"() : () -> () loc(fused<"m">[callsite("n"("":0:0) at unknown), "f":1:2 to 3:4])
// -----
#loc = loc("a":1:1)
#loc1 = loc("b"(#loc))
"t"() : () -> () loc(#loc1)
"t"() : () -> () loc(#loc2)
#loc2 = loc(callsite(#loc at #loc1))
// -----
#map = affine_map<(d0) -> (d0)>
!ty = tensor<4xf32, #map>
"t"() {a = !ty, b = #map, c = memref<?xi8, #map, 1>} : () -> ()
// -----
%0:3, %1 = "t"() : () -> (i1, i2, i3, i4)
"t"(%0#2, %1, %0#0) : (i3, i4, i1) -> ()
// -----
"t"(%later) : (i32) -> ()
%later = "t"() : () -> i32
// -----
"t"() ({
^bb0(%a: i32):
  "t"(%a)[^bb1, ^bb0] : (i32) -> ()
^bb1:
  "t"() ({}, {
  ^bb0:
  }) : () -> ()
}) : () -> ()
// -----
"t"() <{p = 1 : i8}> {p = 2 : i8, "a b" = unit} : () -> ()
// -----
func.func private @"a b"(i32 {t.a = 1}, !t.u {t.b}) -> (i32 {t.c = []}) attributes {no_inline}
// -----
func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^a(%a : i32), ^b weights([1, 2])
^a(%x: i32):
  cf.switch %x : i32, [default: ^b, -2147483648: ^a(%x : i32), 7: ^b]
^b:
  return %a : i32
}
// -----
func.func @g(%n: index, %m: memref<?x4xf32, strided<[?, 1], offset: ?>>) {
  scf.for %i = %n to %n step %n {
    %0 = memref.load %m[%i, %i] : memref<?x4xf32, strided<[?, 1], offset: ?>>
    scf.if %b {
    } else {
    }
  }
  return
}
// -----
%0 = arith.constant dense<[0x7FF0000000000001, -0.0, 1.0e-400]> : tensor<3xf64>
%1 = arith.cmpf ueq, %0, %0 fastmath<nnan,ninf> : tensor<3xf64>
// -----
module @a attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1, i32 = 2, "" = 3>} { module @a {} }
// -----
"t"() {a = affine_set<(d0)[s0] : (d0 - s0 >= 0, 1 == 0)>, b = affine_set<() : ()>} : () -> ()
// -----
"t"() {a = tuple<>, b = () -> (), c = (i1) -> (() -> (), none), d = vector<[2]x3x[4]xi1>} : () -> ()
// -----
"t"() {a =
// -----
%
// -----
^bb0:
// -----
}
// -----
"t"() ({ "u"() ({ "v"() : () -> (
