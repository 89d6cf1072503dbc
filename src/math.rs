//! The dialect `math`: mathematical functions.

mod fold;
mod libm;

generated!("math.rs");

pub use self::generated::math::*;
