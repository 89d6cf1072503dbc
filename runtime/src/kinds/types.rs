//! The builtin types.

pub mod aggregate;
pub mod opaque;
pub mod scalar;
pub mod shaped;
pub mod strided;
pub mod traits;

pub use aggregate::*;
pub use opaque::{OPAQUE_TYPE, OpaqueType, OpaqueTypeStorage};
pub use scalar::*;
pub use shaped::*;
pub use strided::*;
pub use traits::*;
