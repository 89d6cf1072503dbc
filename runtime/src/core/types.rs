//! Types: handles, views, and how a kind is defined.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Deref;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::core::context::Context;
use crate::core::family::family;
use crate::core::interfaces::{InterfaceEntry, InterfaceTable};
use crate::core::slots::{KindsSlots, Slots, TextSlots};
use crate::core::uniquer::{KindDef, KindId, KindTable, Storage, key_hash};
use crate::support::interner::Slot;

family! {
    noun: "type",
    /// A type of a [`Context`]: a number; equal types have equal handles. Corresponds to `mlir::Type`.
    ///
    /// Read it through [`TypeRef`], which [`Context::type_ref`] makes.
    handle: Type,
    view: TypeRef(type_ref),
    def: TypeDef(BuiltinType),
    /// What a type can be cast to: a typed view of one kind, or of an interface.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is neither a kind of type nor an interface of types",
        note = "types are cast to views such as `IntegerType<'_>` and to interfaces such as `ShapedType<'_>`"
    )]
    cast: TypeCast,
    kind: TypeKind,
    uniquer: types,
    parts: TypeParts(NO_TYPE_PARTS),
    text: TypeText(NO_TYPE_TEXT, fmt_type),
}

/// Which builtin kind of type a definition is of, for dispatch by a jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the kind of that name")]
#[repr(u8)]
pub enum BuiltinType {
    NotBuiltin,
    Integer,
    Index,
    None,
    Float,
    Function,
    Graph,
    Tuple,
    Complex,
    Opaque,
    Vector,
    RankedTensor,
    UnrankedTensor,
    MemRef,
    UnrankedMemRef,
}

impl TypeRef<'_> {
    /// What all types of one kind have in common and others have not. Corresponds to `Type::getTypeID`.
    pub fn kind_id(self) -> *const TypeDef {
        self.def()
    }
}

impl From<&Type> for Type {
    fn from(ty: &Type) -> Type {
        *ty
    }
}
