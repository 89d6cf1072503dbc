//! The result of a run: classes and records.
//!
//! [`Record`], [`Field`], [`Value`] and [`Type`] are `Copy` views that borrow [`Records`].

mod field;
mod record;
mod value;

pub use crate::store::Piece;
pub use field::{Field, Type, TypeKind};
pub use record::{FieldResult, Record};
pub use value::{Dag, DagArg, Expr, List, StringValue, Value};

use std::any::Any;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use super::diag::{Diagnostic, Diagnostics};
use super::source::{SourceMap, Span};
use super::store::{Global, RecordId, Store};

/// All classes and records of a `.td` file and its includes.
///
/// ```
/// use odsgen_tablegen::{Options, Session};
///
/// let text = "class Color<int n> { int Number = n; } def Red : Color<1>; def Blue : Color<2>;";
/// let records = Session::new(Options::new()).parse_text("colors.td", text)?;
/// let names: Vec<&str> = records.defs().map(|def| def.name()).collect();
/// assert_eq!(names, ["Red", "Blue"]);
/// assert!(records.to_json().contains(r#""Number":1"#));
/// # Ok::<(), odsgen_tablegen::Diagnostics>(())
/// ```
#[derive(Debug)]
pub struct Records {
    pub(crate) store: Store,
    pub(crate) sources: Arc<SourceMap>,
    pub(crate) diagnostics: Diagnostics,
    pub(crate) includes: Vec<PathBuf>,
    /// Data that a reader of the records stores with them.
    pub(crate) extension: Extension,
}

/// Data that a reader of the records stores with them: an opaque value.
#[derive(Default)]
pub(crate) struct Extension(OnceLock<Box<dyn Any + Send + Sync>>);

impl std::fmt::Debug for Extension {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.get().is_some() { "Extension(..)" } else { "Extension" })
    }
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

    /// Stores `value` with the records, for a backend. Returns false if a value is already stored.
    pub fn extend<T: Any + Send + Sync>(&self, value: T) -> bool {
        self.extension.0.set(Box::new(value)).is_ok()
    }

    /// The value that a backend has stored with the records, if it is of type `T`.
    #[must_use]
    pub fn extension<T: Any + Send + Sync>(&self) -> Option<&T> {
        self.extension.0.get()?.downcast_ref()
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
