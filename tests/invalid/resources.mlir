{-# foo: {} #-}
// -----
{-# dialect_resources: {nope: {}} #-}
// -----
{-# dialect_resources: {builtin: {a: "xx"}} #-}
// -----
{-# dialect_resources: {builtin: {a: "0x03000000"}} #-}
// -----
{-# dialect_resources: {builtin: {a: "0x03"}} #-}
// -----
{-# dialect_resources: {builtin: {a: 5}} #-}
// -----
{-# dialect_resources: {builtin: {a: true}} #-}
// -----
{-# dialect_resources: {builtin: {a "0x04000000"}} #-}
// -----
{-# dialect_resources: {builtin: {1: "0x04000000"}} #-}
// -----
{-# dialect_resources: {builtin "0x04000000"} #-}
// -----
{-# dialect_resources {builtin: {}} #-}
// -----
{-# 1 #-}
// -----
{-# dialect_resources: {1: {}} #-}
// -----
{-# dialect_resources: {builtin: {a: "0x04000000"} #-}
// -----
{-# external_resources: {a: {b: 5}} #-}
// -----
{-# external_resources: {a: {b: c}} #-}
// -----
{-# dialect_resources: {builtin: {a: "0x04000000"}},
// -----
{-# dialect_resources: {builtin: {a: "0x04000000"}}
// -----
"t"() {a = dense_resource<b> : tensor<2xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x" } } #-}
// -----
"t"() {a = dense_resource<b> : tensor<2xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x0000" } } #-}
// -----
"t"() {a = dense_resource<b> : tensor<2xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x03000000" } } #-}
// -----
"t"() : () -> ()
{-# external_resources: {a: {3: "y"}} #-}
// -----
"t"() : () -> ()
{-# external_resources: {3: {x: "y"}} #-}
// -----
"t"() : () -> ()
{-# dialect_resources: {builtin: {3: "y"}} #-}
