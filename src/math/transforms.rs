//! The passes for operations of `math`.

mod expand;
mod extend_to_supported_types;
mod uplift_to_fma;

generated!("math_passes.rs");

pub use self::expand::add_expansions;
pub use self::extend_to_supported_types::{
    extending_converter, extension_pattern, supported_target,
};
pub use self::generated::passes::*;
