//! Operations on numbers, for patterns that replace others by them.

mod constants;
#[cfg(feature = "math")]
mod floats;

pub(crate) use self::constants::{float, has_constants, int, with_element};
#[cfg(feature = "math")]
pub(crate) use self::floats::Floats;
