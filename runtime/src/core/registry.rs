//! Which types and attributes the dialects of a context have.

use std::sync::{PoisonError, RwLock};

use rustc_hash::FxHashMap;

use crate::core::attrs::AttrDef;
use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::types::TypeDef;

/// Kinds of types and attributes by dialect and mnemonic.
#[derive(Debug, Default)]
pub(crate) struct DialectSymbols {
    tables: RwLock<FxHashMap<Ident, DialectTable>>,
}

#[derive(Debug, Default)]
struct DialectTable {
    types: FxHashMap<Ident, &'static TypeDef>,
    attrs: FxHashMap<Ident, &'static AttrDef>,
    allows_unknown_types: bool,
}

impl Context {
    fn with_dialect_table<R>(
        &self,
        dialect: Ident,
        read: impl FnOnce(&DialectTable) -> R,
    ) -> Option<R> {
        let tables = self.symbols.tables.read().unwrap_or_else(PoisonError::into_inner);
        tables.get(&dialect).map(read)
    }

    fn change_dialect_table(&self, dialect: &str, change: impl FnOnce(&mut DialectTable)) {
        let dialect = self.ident(dialect);
        let mut tables = self.symbols.tables.write().unwrap_or_else(PoisonError::into_inner);
        change(tables.entry(dialect).or_default());
    }

    /// Makes a dialect known whose types and attributes, if any, are registered one by one.
    pub fn register_namespace(&self, dialect: &str, allows_unknown_types: bool) {
        self.change_dialect_table(dialect, |table| {
            table.allows_unknown_types = allows_unknown_types
        });
    }

    /// Makes a kind of type known to the parser.
    pub fn register_type(&self, def: &'static TypeDef) {
        let mnemonic = self.ident(def.mnemonic());
        self.change_dialect_table(def.dialect, |table| {
            table.types.insert(mnemonic, def);
        });
    }

    /// Makes a kind of attribute known to the parser.
    pub fn register_attr(&self, def: &'static AttrDef) {
        let mnemonic = self.ident(def.mnemonic());
        self.change_dialect_table(def.dialect, |table| {
            table.attrs.insert(mnemonic, def);
        });
    }

    /// Whether any kind of type is as `wanted` says.
    pub(crate) fn any_type_def(&self, wanted: impl Fn(&'static TypeDef) -> bool) -> bool {
        let tables = self.symbols.tables.read().unwrap_or_else(PoisonError::into_inner);
        tables.values().flat_map(|table| table.types.values()).any(|def| wanted(def))
    }

    /// Whether any kind of attribute is as `wanted` says.
    pub(crate) fn any_attr_def(&self, wanted: impl Fn(&'static AttrDef) -> bool) -> bool {
        let tables = self.symbols.tables.read().unwrap_or_else(PoisonError::into_inner);
        tables.values().flat_map(|table| table.attrs.values()).any(|def| wanted(def))
    }

    /// Whether the dialect is known. It is loaded now if it is only registered.
    pub(crate) fn has_dialect(&self, dialect: Ident) -> bool {
        self.with_dialect_table(dialect, |_| ()).is_some() || self.dialect_hooks(dialect).is_some()
    }

    /// Whether the dialect has types, or attributes.
    pub(crate) fn has_symbols(&self, dialect: Ident, types: bool) -> bool {
        self.with_dialect_table(dialect, |table| {
            if types { !table.types.is_empty() } else { !table.attrs.is_empty() }
        })
        .unwrap_or(false)
    }

    /// Whether the dialect takes types that it does not define.
    pub(crate) fn allows_unknown_types(&self, dialect: Ident) -> bool {
        self.with_dialect_table(dialect, |table| table.allows_unknown_types).unwrap_or(false)
    }

    /// The kind of type with that mnemonic.
    pub(crate) fn type_def(&self, dialect: Ident, mnemonic: Ident) -> Option<&'static TypeDef> {
        self.with_dialect_table(dialect, |table| table.types.get(&mnemonic).copied()).flatten()
    }

    /// The kind of attribute with that mnemonic.
    pub(crate) fn attr_def(&self, dialect: Ident, mnemonic: Ident) -> Option<&'static AttrDef> {
        self.with_dialect_table(dialect, |table| table.attrs.get(&mnemonic).copied()).flatten()
    }
}
