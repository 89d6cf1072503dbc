//! Attributes: handles, views, kind definitions, and the kinds used by the IR itself.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Deref;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::core::context::{Context, Owned};
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
    /// An attribute of a [`Context`]. Attributes are interned: equal attributes have equal handles. Corresponds to
    /// `mlir::Attribute`.
    ///
    /// Use [`Context::attr_ref`] to get an [`AttrRef`] that can be read.
    handle: Attribute,
    view: AttrRef(attr_ref),
    def: AttrDef(BuiltinAttr),
    /// A cast target of attributes: the typed view of a kind, or an interface.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is neither a kind of attribute nor an interface of attributes",
        note = "attributes are cast to views such as `StringAttr<'_>`"
    )]
    cast: AttrCast,
    kind: AttrKind,
    uniquer: attrs,
    sub_elements: AttrSubElements(NO_ATTR_SUB_ELEMENTS, assert_attr_parts),
    text: AttrText(NO_ATTR_TEXT, fmt_attr),
}

/// The builtin kind of a definition, for `match` dispatch.
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

/// Every attribute.
impl<'c> AttrCast<'c> for AttrRef<'c> {
    fn classof(_view: AttrRef<'c>) -> bool {
        true
    }

    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        Some(view)
    }
}

/// Tables of the attribute kinds used by the IR itself.
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
    /// File positions that do not fit the words of an attribute, and all file ranges.
    pub(crate) file_ranges: OnceLock<Box<Interner<FileRange>>>,
    /// Numbers of the files of positions that fit.
    pub(crate) files: FileNumbers,
    /// The handle of the unit attribute, or 0.
    pub(crate) common_unit: AtomicU32,
}
