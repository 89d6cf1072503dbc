//! Names and aliases that operations, types, attributes and dialects suggest for the text form.

use std::fmt::Debug;

use crate::core::attrs::AttrRef;
use crate::core::ir::ValueRef;
use crate::core::types::TypeRef;

/// Sets the suggested name of a value.
pub type SetNameFn<'a> = &'a mut dyn FnMut(ValueRef<'_>, &str);

/// Sets the name that a type suggests for its values.
pub type OpAsmSetNameFn<'a> = &'a mut dyn FnMut(&str);

/// The suggested alias of a type or attribute. Corresponds to `mlir::OpAsmAliasResult`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum OpAsmAliasResult {
    /// No alias.
    #[default]
    NoAlias,
    /// An alias that a later dialect may override.
    OverridableAlias(String),
    /// A final alias.
    FinalAlias(String),
}

/// Suggests aliases for types and attributes, of this or any other dialect. Register it as a `Box<dyn
/// OpAsmDialectInterface>` with
/// [`Context::add_dialect_interface`](crate::core::context::Context::add_dialect_interface). Corresponds to
/// `mlir::OpAsmDialectInterface`.
///
/// The type or attribute itself is queried first (`OpAsmTypeInterface`), then the dialects in registration order, until
/// one returns a final alias.
pub trait OpAsmDialectInterface: Debug + Send + Sync {
    /// The alias for `attr`.
    fn alias_of_attr(&self, attr: AttrRef<'_>) -> OpAsmAliasResult {
        let _ = attr;
        OpAsmAliasResult::NoAlias
    }

    /// The alias for `ty`.
    fn alias_of_type(&self, ty: TypeRef<'_>) -> OpAsmAliasResult {
        let _ = ty;
        OpAsmAliasResult::NoAlias
    }
}
