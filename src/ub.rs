//! The dialect `ub`: undefined behavior.

mod fold;

generated!("ub.rs");

pub use self::generated::ub::*;
