//! Which generated code the runtime fits.

/// Generated code refers to this, so that code and runtime of different make do not link.
pub const fn abi_1() {}
