//! Records and classes, with typed access to fields.

use std::fmt;

use super::Records;
use super::field::Field;
use super::value::{Dag, List, Value};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::store::{FieldKind, Node, RecordData, RecordId, RecordKind};

/// A record or class.
#[derive(Clone, Copy)]
pub struct Record<'r> {
    pub(crate) records: &'r Records,
    pub(crate) id: RecordId,
}

impl PartialEq for Record<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.index() == other.index() && std::ptr::eq(self.records, other.records)
    }
}

impl Eq for Record<'_> {}

impl std::hash::Hash for Record<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.index().hash(state);
    }
}

impl fmt::Debug for Record<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Result of the typed getters. The error names the record and the field that is missing or has
/// another type.
pub type FieldResult<T> = Result<T, Box<Diagnostic>>;

impl<'r> Record<'r> {
    fn data(self) -> &'r RecordData {
        self.records.store.record(self.id)
    }

    /// A number that identifies the record within its [`Records`]. Later records have higher
    /// numbers.
    #[must_use]
    pub fn index(self) -> usize {
        self.records.store.canonical_record(self.id).index()
    }

    /// The name.
    #[must_use]
    pub fn name(self) -> &'r str {
        match self.records.store.node(self.data().name) {
            Node::Str { sym, .. } => self.records.store.text(sym),
            _ => "",
        }
    }

    /// True if the record has a generated name: `def : C;`, or an inline record.
    #[must_use]
    pub fn is_anonymous(self) -> bool {
        self.data().is_anonymous()
    }

    /// True for a class.
    #[must_use]
    pub fn is_class(self) -> bool {
        self.data().kind == RecordKind::Class
    }

    /// True if the record derives from the class with the given name.
    #[must_use]
    pub fn is_subclass_of(self, class: &str) -> bool {
        self.records
            .class(class)
            .is_some_and(|class| self.records.store.is_subclass(self.id, class.id))
    }

    /// All superclasses, ancestors first. As in upstream, a class that is inherited by two paths
    /// occurs twice.
    #[must_use]
    pub fn superclasses(self) -> Vec<Record<'r>> {
        let records = self.records;
        records.store.superclasses(self.id).into_iter().map(|id| Record { records, id }).collect()
    }

    /// The direct superclasses, each with the span of its mention.
    pub fn direct_superclasses(self) -> impl ExactSizeIterator<Item = (Record<'r>, Span)> {
        let records = self.records;
        self.data().supers.iter().map(move |&(id, loc)| (Record { records, id }, loc.span()))
    }

    /// The [`Records`] that contain this record.
    #[must_use]
    pub fn records(self) -> &'r Records {
        self.records
    }

    /// The source text that the record's spans refer to.
    #[must_use]
    pub fn sources(self) -> &'r crate::SourceMap {
        &self.records.sources
    }

    /// Compares the names of two records as LLVM's tools sort them: bytewise, but runs of digits by
    /// their numeric value.
    #[must_use]
    pub fn cmp_name(self, other: Record<'_>) -> std::cmp::Ordering {
        crate::names::compare_numeric(self.name().as_bytes(), other.name().as_bytes())
    }

    /// The span of the name in the record's statement.
    #[must_use]
    pub fn span(self) -> Span {
        self.data().loc().span()
    }

    /// The span of the record's statement, then those of the `defm`s that instantiated it, innermost
    /// first.
    pub fn spans(self) -> impl ExactSizeIterator<Item = Span> + 'r {
        self.data().locs.iter().map(|loc| loc.span())
    }

    /// The fields in order of declaration, inherited ones first, without template arguments.
    pub fn fields(self) -> impl Iterator<Item = Field<'r>> {
        let records = self.records;
        self.data()
            .fields
            .iter()
            .filter(|field| field.kind != FieldKind::TemplateArg)
            .map(move |data| Field { records, data })
    }

    /// The template arguments of a class. Their names have the form `Class:argument`.
    pub fn template_args(self) -> impl Iterator<Item = Field<'r>> {
        let records = self.records;
        let data = self.data();
        data.template_args
            .iter()
            .filter_map(move |&name| data.field(name))
            .map(move |data| Field { records, data })
    }

    /// Looks up a field by name.
    #[must_use]
    pub fn field(self, name: &str) -> Option<Field<'r>> {
        let sym = self.records.store.strings.find(name)?;
        let data = self.data().field(sym)?;
        Some(Field { records: self.records, data })
    }

    /// Looks up the value of a field by name.
    #[must_use]
    pub fn value(self, name: &str) -> Option<Value<'r>> {
        self.field(name).map(Field::value)
    }

    /// True if the field exists and has a value other than `?`.
    #[must_use]
    pub fn is_set(self, name: &str) -> bool {
        self.value(name).is_some_and(|value| !matches!(value, Value::Unset))
    }

    /// Creates an error at this record, with notes at the `defm`s that instantiated it.
    #[must_use]
    pub fn error(self, message: impl Into<String>) -> Box<Diagnostic> {
        Box::new(self.with_instantiations(Diagnostic::error(self.span(), message)))
    }

    /// Creates an error at the value of a field, or at the record if the field does not exist.
    #[must_use]
    pub fn field_error(self, field: &str, message: impl Into<String>) -> Box<Diagnostic> {
        let span = self.field(field).map_or(self.span(), Field::value_span);
        Box::new(self.with_instantiations(Diagnostic::error(span, message)))
    }

    fn with_instantiations(self, mut diagnostic: Diagnostic) -> Diagnostic {
        for span in self.spans().skip(1) {
            diagnostic = diagnostic.with_note(span, "instantiated from multiclass");
        }
        diagnostic
    }

    fn required(self, name: &str) -> FieldResult<Value<'r>> {
        self.value(name).ok_or_else(|| {
            self.error(format!("Record `{}' does not have a field named `{name}'!", self.name()))
        })
    }

    fn mismatch<T>(self, name: &str, what: &str) -> FieldResult<T> {
        let text = format!(
            "Record `{}', field `{name}' exists but does not have {what} value",
            self.name()
        );
        Err(self.field_error(name, text))
    }

    /// The text of a `string` or `code` field.
    ///
    /// # Errors
    ///
    /// If the field is missing, unset or not a string.
    pub fn str(self, name: &str) -> FieldResult<&'r str> {
        match self.required(name)? {
            Value::String(string) => Ok(string.text()),
            _ => self.mismatch(name, "a string"),
        }
    }

    /// The text of a `string` or `code` field; `None` if it is unset.
    ///
    /// # Errors
    ///
    /// If the field is missing or not a string.
    pub fn opt_str(self, name: &str) -> FieldResult<Option<&'r str>> {
        match self.required(name)? {
            Value::Unset => Ok(None),
            Value::String(string) => Ok(Some(string.text())),
            _ => self.mismatch(name, "a string"),
        }
    }

    /// The value of an `int` field.
    ///
    /// # Errors
    ///
    /// If the field is missing, unset or not an integer.
    pub fn int(self, name: &str) -> FieldResult<i64> {
        match self.required(name)? {
            Value::Int(value) => Ok(value),
            _ => self.mismatch(name, "an int"),
        }
    }

    /// The value of a `bit` field.
    ///
    /// # Errors
    ///
    /// If the field is missing, unset or not a bit.
    pub fn bit(self, name: &str) -> FieldResult<bool> {
        match self.required(name)? {
            Value::Bit(value) => Ok(value),
            _ => self.mismatch(name, "a bit"),
        }
    }

    /// The value of a `bit` field; `None` if it is unset.
    ///
    /// # Errors
    ///
    /// If the field is missing or not a bit.
    pub fn opt_bit(self, name: &str) -> FieldResult<Option<bool>> {
        match self.required(name)? {
            Value::Unset => Ok(None),
            Value::Bit(value) => Ok(Some(value)),
            _ => self.mismatch(name, "a bit"),
        }
    }

    /// The bits of a `bits<n>` field, least significant first.
    ///
    /// # Errors
    ///
    /// If the field is missing, unset or not of type `bits`.
    pub fn bits(self, name: &str) -> FieldResult<List<'r>> {
        match self.required(name)? {
            Value::Bits(bits) => Ok(bits),
            _ => self.mismatch(name, "a bits"),
        }
    }

    /// The elements of a list field.
    ///
    /// # Errors
    ///
    /// If the field is missing, unset or not a list.
    pub fn list(self, name: &str) -> FieldResult<List<'r>> {
        match self.required(name)? {
            Value::List(list) => Ok(list),
            _ => self.mismatch(name, "a list"),
        }
    }

    /// The texts of a `list<string>` field.
    ///
    /// # Errors
    ///
    /// If the field is missing, unset or not a list of strings.
    pub fn list_of_str(self, name: &str) -> FieldResult<Vec<&'r str>> {
        let list = self.list(name)?;
        let texts: Option<Vec<_>> = list.iter().map(Value::as_str).collect();
        texts.map_or_else(|| self.mismatch(name, "a list of strings"), Ok)
    }

    /// The records of a list-of-records field.
    ///
    /// # Errors
    ///
    /// If the field is missing, unset or not a list of records.
    pub fn list_of_defs(self, name: &str) -> FieldResult<Vec<Record<'r>>> {
        let list = self.list(name)?;
        let defs: Option<Vec<_>> = list.iter().map(Value::as_def).collect();
        defs.map_or_else(|| self.mismatch(name, "a list of records"), Ok)
    }

    /// The value of a `dag` field.
    ///
    /// # Errors
    ///
    /// If the field is missing, unset or not a dag.
    pub fn dag(self, name: &str) -> FieldResult<Dag<'r>> {
        match self.required(name)? {
            Value::Dag(dag) => Ok(dag),
            _ => self.mismatch(name, "a dag"),
        }
    }

    /// The record in a field.
    ///
    /// # Errors
    ///
    /// If the field is missing, unset or not a record.
    pub fn def(self, name: &str) -> FieldResult<Record<'r>> {
        match self.required(name)? {
            Value::Def(record) => Ok(record),
            _ => self.mismatch(name, "a def"),
        }
    }

    /// The record in a field; `None` if it is unset.
    ///
    /// # Errors
    ///
    /// If the field is missing or not a record.
    pub fn opt_def(self, name: &str) -> FieldResult<Option<Record<'r>>> {
        match self.required(name)? {
            Value::Unset => Ok(None),
            Value::Def(record) => Ok(Some(record)),
            _ => self.mismatch(name, "a def"),
        }
    }
}
