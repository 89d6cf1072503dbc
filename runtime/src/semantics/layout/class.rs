//! Type classes: the keys of layout entries for types.

use crate::core::types::{TypeDef, TypeRef};
use crate::core::uniquer::KindDef as _;
use crate::kinds::types::FloatType;

/// The class of types that share layout rules, whatever their parameters: `i8` and `ui32` are of one class, `f16` and
/// `f32` of two. Corresponds to `mlir::TypeID` of a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypeClass {
    kind: u32,
    /// Like upstream, each floating-point format is a class.
    format: u8,
}

impl TypeClass {
    /// The class of `ty`.
    pub fn of(ty: TypeRef<'_>) -> Self {
        let format = ty.dyn_cast::<FloatType<'_>>().map_or(0, |float| float.semantics() as u8);
        TypeClass { kind: ty.def().id().get(), format }
    }

    /// The class of all types that `def` defines. Not for floating-point types.
    pub fn of_kind(def: &'static TypeDef) -> Self {
        TypeClass { kind: def.id().get(), format: 0 }
    }
}
