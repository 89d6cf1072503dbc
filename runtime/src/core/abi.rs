//! Compatibility of generated code and runtime.

/// Generated code refers to this symbol, so that it does not link against an incompatible runtime.
pub const fn abi_1() {}
