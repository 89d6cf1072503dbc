//! The dialect `math`: mathematical functions.

generated!("math.rs");

pub use self::generated::math::*;
