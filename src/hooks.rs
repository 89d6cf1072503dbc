//! What definitions cannot say: verifiers, text forms and interfaces written by hand.

pub mod arith;
mod cf;
mod func;
