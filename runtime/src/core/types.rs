//! Types: handles, views and kind definitions.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Deref;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::core::context::{Context, Owned};
use crate::core::family::family;
use crate::core::interfaces::{InterfaceEntry, InterfaceTable};
use crate::core::slots::{KindsSlots, Slots, TextSlots};
use crate::core::uniquer::{KindDef, KindId, KindTable, Storage, key_hash};
use crate::support::interner::Slot;

family! {
    noun: "type",
    /// A type of a [`Context`]. Types are interned: equal types have equal handles. Corresponds to `mlir::Type`.
    ///
    /// Use [`Context::type_ref`] to get a [`TypeRef`] that can be read.
    handle: Type,
    view: TypeRef(type_ref),
    def: TypeDef(BuiltinType),
    /// A cast target of types: the typed view of a kind, or an interface.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is neither a kind of type nor an interface of types",
        note = "types are cast to views such as `IntegerType<'_>` and to interfaces such as `ShapedType<'_>`"
    )]
    cast: TypeCast,
    kind: TypeKind,
    uniquer: types,
    sub_elements: TypeSubElements(NO_TYPE_SUB_ELEMENTS, assert_type_parts),
    text: TypeText(NO_TYPE_TEXT, fmt_type),
}

/// The builtin kind of a definition, for `match` dispatch.
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
    /// Identifies the kind of this type. Corresponds to `Type::getTypeID`.
    pub fn kind_id(self) -> *const TypeDef {
        self.def()
    }
}

impl From<&Type> for Type {
    fn from(ty: &Type) -> Type {
        *ty
    }
}
