//! The result of a run: classes and records.
//!
//! [`Record`], [`Field`], [`Value`] and [`Type`] are `Copy` views that borrow [`Records`].

mod field;
mod record;
mod value;

pub use field::{Field, Type, TypeKind};
pub use record::{FieldResult, Record};
pub use value::{Dag, DagArg, Expr, List, Piece, StringValue, Value};

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::diag::{Diagnostic, Diagnostics};
use super::source::{SourceMap, Span};
use super::store::{Global, RecordId, Store};

/// All classes and records of a `.td` file and its includes.
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

    /// All classes in order of definition.
    pub fn classes(&self) -> impl ExactSizeIterator<Item = Record<'_>> + DoubleEndedIterator {
        self.store.classes.iter().map(|&id| self.view(id))
    }

    /// All records, including anonymous ones, in order of completion.
    ///
    /// Upstream's backends iterate in order of names: sort by [`Record::cmp_name`] to match them.
    pub fn defs(&self) -> impl ExactSizeIterator<Item = Record<'_>> + DoubleEndedIterator {
        self.store.defs.iter().map(|&id| self.view(id))
    }

    /// Looks up a class by name.
    #[must_use]
    pub fn class(&self, name: &str) -> Option<Record<'_>> {
        let sym = self.store.strings.find(name)?;
        self.store.class_names.get(&sym).map(|&id| self.view(id))
    }

    /// Looks up a record by name.
    #[must_use]
    pub fn def(&self, name: &str) -> Option<Record<'_>> {
        let sym = self.store.strings.find(name)?;
        match self.store.globals.get(&sym)? {
            Global::Def(id) => Some(self.view(*id)),
            Global::Var(_) => None,
        }
    }

    /// Looks up the value of a global `defvar` or `defset` by name.
    #[must_use]
    pub fn variable(&self, name: &str) -> Option<Value<'_>> {
        let sym = self.store.strings.find(name)?;
        match self.store.globals.get(&sym)? {
            Global::Def(_) => None,
            Global::Var(value) => Some(Value::new(self, *value)),
        }
    }

    /// The records that derive from a class, in order of completion. Empty if the class does not
    /// exist.
    pub fn defs_derived_from(&self, class: &str) -> impl Iterator<Item = Record<'_>> {
        let class = self.class(class).map(|class| class.id);
        self.defs()
            .filter(move |def| class.is_some_and(|class| self.store.is_subclass(def.id, class)))
    }

    /// The warnings and the `dump` output of the run.
    #[must_use]
    pub fn diagnostics(&self) -> &Diagnostics {
        &self.diagnostics
    }

    /// The source text that the spans refer to.
    #[must_use]
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// Paths of the included files, without duplicates, in order of first inclusion: the contents of
    /// a depfile. Files in memory are listed by their name in diagnostics.
    #[must_use]
    pub fn includes(&self) -> &[PathBuf] {
        &self.includes
    }

    /// Combines a backend's diagnostics with the source text, so that they can be rendered.
    #[must_use]
    pub fn report(&self, list: Vec<Diagnostic>) -> Diagnostics {
        Diagnostics { list, sources: Arc::clone(&self.sources), counted: false }
    }

    /// Path of the file that contains a span.
    #[must_use]
    pub fn path(&self, span: Span) -> Option<&Path> {
        let at = self.sources.locate(span)?;
        Some(Path::new(self.sources.file(at.file).name()))
    }
}
