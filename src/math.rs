//! The dialect `math`: mathematical functions.

mod fold;
mod libm;
pub mod transforms;

generated!("math.rs");

pub use self::generated::math::*;
