//! The dialect `ub`: undefined behavior.

generated!("ub.rs");

pub use self::generated::ub::*;
