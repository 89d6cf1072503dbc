//! The builtin attributes.

pub mod affine;
pub mod collection;
pub mod dense_arrays;
pub mod dense_views;
pub mod element_data;
pub mod elements;
pub mod integer;
pub mod layout;
pub mod scalar;
mod symbol_name;
pub mod typed;

pub use affine::*;
pub use collection::*;
pub use dense_arrays::*;
pub use dense_views::*;
pub use element_data::*;
pub use elements::*;
pub use integer::IntegerAttrStorage;
pub use layout::*;
pub use scalar::*;
pub use symbol_name::ToSymbolRef;
pub use typed::TypedAttr;
