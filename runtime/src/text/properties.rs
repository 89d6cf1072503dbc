//! Properties that are not attributes: their text and their conversion to attributes.

pub mod array;
pub mod enums;
pub(super) mod kind;
pub mod option;
pub mod unit;
mod values;

pub use array::DenseElement;
pub(crate) use kind::stored;
pub use kind::{PropertyType, default_property, property, property_value, value_word, word};
pub use values::PropertyValue;
