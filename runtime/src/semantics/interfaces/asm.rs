//! Names and forms that operations, types, attributes and dialects ask for in text.

use std::fmt::Debug;

use crate::core::attrs::AttrRef;
use crate::core::ir::ValueRef;
use crate::core::types::TypeRef;

/// Receives the name wished for a value.
pub type SetNameFn<'a> = &'a mut dyn FnMut(ValueRef<'_>, &str);

/// Receives the name that a type wishes for a value.
pub type OpAsmSetNameFn<'a> = &'a mut dyn FnMut(&str);

/// The alias that is to stand for a type or attribute. Corresponds to `mlir::OpAsmAliasResult`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum OpAsmAliasResult {
    /// None that is known here.
    #[default]
    NoAlias,
    /// This one, unless somebody else knows better.
    OverridableAlias(String),
    /// This one.
    FinalAlias(String),
}

/// What a dialect wishes for in text: aliases for types and attributes, be they its own or not. Given to a dialect by
/// [`Context::add_dialect_interface`](crate::core::context::Context::add_dialect_interface), as `Box<dyn OpAsmDialectInterface>`.
/// Corresponds to `mlir::OpAsmDialectInterface`.
///
/// What a type or attribute itself asks for (`OpAsmTypeInterface`) comes first, then dialects are asked in the order in
/// which they got the interface, until one answer is final.
pub trait OpAsmDialectInterface: Debug + Send + Sync {
    /// The alias that stands for `attr`.
    fn alias_of_attr(&self, attr: AttrRef<'_>) -> OpAsmAliasResult {
        let _ = attr;
        OpAsmAliasResult::NoAlias
    }

    /// The alias that stands for `ty`.
    fn alias_of_type(&self, ty: TypeRef<'_>) -> OpAsmAliasResult {
        let _ = ty;
        OpAsmAliasResult::NoAlias
    }
}
