//! Registration of type and attribute kinds in a context.

use std::sync::{PoisonError, RwLock};

use rustc_hash::FxHashMap;

use crate::core::attrs::AttrDef;
use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::types::TypeDef;

/// Type and attribute kinds by dialect and mnemonic.
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

    /// Registers a dialect. Its types and attributes are registered separately.
    pub fn register_namespace(&self, dialect: &str, allows_unknown_types: bool) {
        self.change_dialect_table(dialect, |table| {
            table.allows_unknown_types = allows_unknown_types
        });
    }

    /// Registers a type kind for the parser.
    pub fn register_type(&self, def: &'static TypeDef) {
        let mnemonic = self.ident(def.mnemonic());
        self.change_dialect_table(def.dialect, |table| {
            table.types.entry(mnemonic).or_insert(def);
        });
    }

    /// Registers an attribute kind for the parser. Of several with one mnemonic, the first is parsed.
    pub fn register_attr(&self, def: &'static AttrDef) {
        let mnemonic = self.ident(def.mnemonic());
        self.change_dialect_table(def.dialect, |table| {
            table.attrs.entry(mnemonic).or_insert(def);
        });
    }

    /// Whether any type kind satisfies `predicate`.
    pub(crate) fn any_type_def(&self, predicate: impl Fn(&'static TypeDef) -> bool) -> bool {
        let tables = self.symbols.tables.read().unwrap_or_else(PoisonError::into_inner);
        tables.values().flat_map(|table| table.types.values()).any(|def| predicate(def))
    }

    /// Whether any attribute kind satisfies `predicate`.
    pub(crate) fn any_attr_def(&self, predicate: impl Fn(&'static AttrDef) -> bool) -> bool {
        let tables = self.symbols.tables.read().unwrap_or_else(PoisonError::into_inner);
        tables.values().flat_map(|table| table.attrs.values()).any(|def| predicate(def))
    }

    /// Whether the dialect is loaded. Loads it if it is registered.
    pub(crate) fn has_dialect(&self, dialect: Ident) -> bool {
        self.with_dialect_table(dialect, |_| ()).is_some() || self.dialect_hooks(dialect).is_some()
    }

    /// Whether the dialect has types, or with `types` unset, attributes.
    pub(crate) fn has_symbols(&self, dialect: Ident, types: bool) -> bool {
        self.with_dialect_table(dialect, |table| {
            if types { !table.types.is_empty() } else { !table.attrs.is_empty() }
        })
        .unwrap_or(false)
    }

    /// Whether the dialect accepts types that it does not define.
    pub(crate) fn allows_unknown_types(&self, dialect: Ident) -> bool {
        self.with_dialect_table(dialect, |table| table.allows_unknown_types).unwrap_or(false)
    }

    /// The mnemonics of the type kinds, or attribute kinds, of a dialect.
    pub(crate) fn mnemonics(&self, dialect: &str, of_types: bool) -> Vec<&'static str> {
        let names = self.with_dialect_table(self.ident(dialect), |table| match of_types {
            true => table.types.values().map(|def| def.mnemonic()).collect(),
            false => table.attrs.values().map(|def| def.mnemonic()).collect(),
        });
        names.unwrap_or_default()
    }

    /// The type kind with this mnemonic.
    pub(crate) fn type_def(&self, dialect: Ident, mnemonic: Ident) -> Option<&'static TypeDef> {
        self.with_dialect_table(dialect, |table| table.types.get(&mnemonic).copied()).flatten()
    }

    /// The attribute kind with this mnemonic.
    pub(crate) fn attr_def(&self, dialect: Ident, mnemonic: Ident) -> Option<&'static AttrDef> {
        self.with_dialect_table(dialect, |table| table.attrs.get(&mnemonic).copied()).flatten()
    }
}
