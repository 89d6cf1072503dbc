//! The result of a run: classes and records, read through cheap views.
//!
//! [`Record`], [`Field`], [`Value`] and [`Type`] borrow the [`Records`] they
//! come from and are `Copy`.

mod field;
mod record;
mod value;

pub use field::{Field, Type, TypeKind};
pub use record::{FieldResult, Record};
pub use value::{Dag, DagArg, Expr, List, StringValue, Value};

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::diag::{Diagnostic, Diagnostics};
use super::source::{SourceMap, Span};
use super::store::{Global, RecordId, Store};

/// All classes and records of one `.td` file and its includes.
#[derive(Debug)]
pub struct Records {
    pub(crate) store: Store,
    pub(crate) sources: Arc<SourceMap>,
    pub(crate) diagnostics: Diagnostics,
    pub(crate) includes: Vec<PathBuf>,
}

impl Records {
    fn view(&self, id: RecordId) -> Record<'_> {
        Record { records: self, id }
    }

    /// All classes, in order of definition.
    pub fn classes(&self) -> impl ExactSizeIterator<Item = Record<'_>> + DoubleEndedIterator {
        self.store.classes.iter().map(|&id| self.view(id))
    }

    /// All records, anonymous ones included, in order of completion.
    ///
    /// Upstream's tools iterate by name instead; sort by [`Record::name`]
    /// where its order matters.
    pub fn defs(&self) -> impl ExactSizeIterator<Item = Record<'_>> + DoubleEndedIterator {
        self.store.defs.iter().map(|&id| self.view(id))
    }

    /// The class of this name.
    #[must_use]
    pub fn class(&self, name: &str) -> Option<Record<'_>> {
        let sym = self.store.strings.find(name)?;
        self.store.class_names.get(&sym).map(|&id| self.view(id))
    }

    /// The record of this name.
    #[must_use]
    pub fn def(&self, name: &str) -> Option<Record<'_>> {
        let sym = self.store.strings.find(name)?;
        match self.store.globals.get(&sym)? {
            Global::Def(id) => Some(self.view(*id)),
            Global::Var(_) => None,
        }
    }

    /// The value of a global `defvar` or `defset`.
    #[must_use]
    pub fn variable(&self, name: &str) -> Option<Value<'_>> {
        let sym = self.store.strings.find(name)?;
        match self.store.globals.get(&sym)? {
            Global::Def(_) => None,
            Global::Var(value) => Some(Value::new(self, *value)),
        }
    }

    /// The records that derive from a class, in order of completion. None if
    /// there is no such class.
    pub fn defs_derived_from(&self, class: &str) -> impl Iterator<Item = Record<'_>> {
        let class = self.class(class).map(|class| class.id);
        self.defs()
            .filter(move |def| class.is_some_and(|class| self.store.is_subclass(def.id, class)))
    }

    /// Warnings and `dump` output of the run.
    #[must_use]
    pub fn diagnostics(&self) -> &Diagnostics {
        &self.diagnostics
    }

    /// The text that spans point into.
    #[must_use]
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// The included files as they were found, each once, in order of first
    /// use: what a depfile lists. Files of the in-memory table are not in it.
    #[must_use]
    pub fn includes(&self) -> &[PathBuf] {
        &self.includes
    }

    /// Turns diagnostics of a consumer into a value that can be rendered.
    #[must_use]
    pub fn report(&self, list: Vec<Diagnostic>) -> Diagnostics {
        Diagnostics { list, sources: Arc::clone(&self.sources), counted: false }
    }

    /// Path of the file in which a span lies.
    #[must_use]
    pub fn path(&self, span: Span) -> Option<&Path> {
        let at = self.sources.locate(span)?;
        Some(Path::new(self.sources.file(at.file).name()))
    }
}
