//! Attributes: handles, views, how a kind is defined, and the kinds that the IR itself is made with.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Deref;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::core::context::Context;
use crate::core::family::family;
use crate::core::interfaces::{InterfaceEntry, InterfaceTable};
use crate::core::slots::{KindsSlots, Slots, TextSlots};
use crate::core::uniquer::{KindDef, KindId, KindTable, LazyTable, Storage, key_hash};
use crate::support::interner::{Interner, PackedSlot, Slot};

pub mod dictionary;
pub mod location;
pub mod place;
pub mod string;
pub mod unit;

pub use dictionary::*;
pub use location::*;
pub use place::FileLineColRangeStorage;
pub(crate) use place::{FileNumbers, FileRange};
pub use string::*;
pub use unit::*;

family! {
    noun: "attribute",
    /// An attribute of a [`Context`]: a number; equal attributes have equal handles. Corresponds to `mlir::Attribute`.
    ///
    /// Read it through [`AttrRef`], which [`Context::attr_ref`] makes.
    handle: Attribute,
    view: AttrRef(attr_ref),
    def: AttrDef(BuiltinAttr),
    /// What an attribute can be cast to: a typed view of one kind, or of an interface.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is neither a kind of attribute nor an interface of attributes",
        note = "attributes are cast to views such as `StringAttr<'_>`"
    )]
    cast: AttrCast,
    kind: AttrKind,
    uniquer: attrs,
    parts: AttrParts(NO_ATTR_PARTS),
    text: AttrText(NO_ATTR_TEXT, fmt_attr),
}

/// Which builtin kind of attribute a definition is of, for dispatch by a jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the kind of that name")]
#[repr(u8)]
pub enum BuiltinAttr {
    NotBuiltin,
    Integer,
    Float,
    String,
    SymbolRef,
    Array,
    Dictionary,
    Type,
    Unit,
    Opaque,
    AffineMap,
    IntegerSet,
    DenseElements,
    DenseStringElements,
    DenseArray,
    DenseResourceElements,
    SparseElements,
    StridedLayout,
    Distinct,
    UnknownLoc,
    FileLineColRange,
    NameLoc,
    CallSiteLoc,
    FusedLoc,
}

/// Any attribute at all.
impl<'c> AttrCast<'c> for AttrRef<'c> {
    fn classof(_view: AttrRef<'c>) -> bool {
        true
    }

    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        Some(view)
    }
}

/// The tables of the kinds that the IR itself is made with.
#[derive(Debug, Default)]
pub(crate) struct CoreAttrTables {
    pub(crate) strings: LazyTable<StringAttrStorage>,
    pub(crate) dictionaries: LazyTable<DictionaryAttrStorage>,
    pub(crate) unit: LazyTable<UnitAttrStorage>,
    pub(crate) unknown_loc: LazyTable<UnknownLocStorage>,
    pub(crate) file_locs: LazyTable<FileLineColRangeStorage, PackedSlot<FileLineColRangeStorage>>,
    pub(crate) name_locs: LazyTable<NameLocStorage>,
    pub(crate) call_site_locs: LazyTable<CallSiteLocStorage>,
    pub(crate) fused_locs: LazyTable<FusedLocStorage>,
    /// Places that do not fit in the words of an attribute, and all ranges.
    pub(crate) file_ranges: OnceLock<Box<Interner<FileRange>>>,
    /// The files of those that do.
    pub(crate) files: FileNumbers,
    /// The handle of the unit attribute, once it is made.
    pub(crate) common_unit: AtomicU32,
}
