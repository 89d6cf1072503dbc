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
