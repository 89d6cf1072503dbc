//! The result of a run: classes and records, read through cheap views.
//!
//! [`Record`], [`Field`], [`Value`] and [`Type`] borrow the [`Records`] they
//! come from and are `Copy`.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::diag::{Diagnostic, Diagnostics};
use super::source::{SourceMap, Span};
use super::store::{
    FieldData, FieldKind, Global, Node, RecordData, RecordId, RecordKind, Store, Sym, Ty, TyNode,
    Val,
};

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

/// A record or class.
#[derive(Clone, Copy)]
pub struct Record<'r> {
    pub(crate) records: &'r Records,
    pub(crate) id: RecordId,
}

impl PartialEq for Record<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && std::ptr::eq(self.records, other.records)
    }
}

impl Eq for Record<'_> {}

impl std::hash::Hash for Record<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for Record<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Result of the typed getters: the error says which field of which record is
/// missing or of another type, and points at the record.
pub type FieldResult<T> = Result<T, Box<Diagnostic>>;

impl<'r> Record<'r> {
    fn data(self) -> &'r RecordData {
        self.records.store.record(self.id)
    }

    /// A number that identifies the record within its [`Records`]; later
    /// records have higher ones.
    #[must_use]
    pub fn index(self) -> usize {
        self.id.index()
    }

    /// The name.
    #[must_use]
    pub fn name(self) -> &'r str {
        match self.records.store.node(self.data().name) {
            Node::Str { sym, .. } => self.records.store.text(sym),
            _ => "",
        }
    }

    /// True if the name was made up: `def : C;`, or an inline record.
    #[must_use]
    pub fn is_anonymous(self) -> bool {
        self.data().is_anonymous()
    }

    /// True for a class.
    #[must_use]
    pub fn is_class(self) -> bool {
        self.data().kind == RecordKind::Class
    }

    /// True if this derives from the class of the given name.
    #[must_use]
    pub fn is_subclass_of(self, class: &str) -> bool {
        self.records
            .class(class)
            .is_some_and(|class| self.records.store.is_subclass(self.id, class.id))
    }

    /// All superclasses, ancestors first. A class reached by two ways occurs
    /// twice, as in upstream.
    #[must_use]
    pub fn superclasses(self) -> Vec<Record<'r>> {
        let records = self.records;
        records.store.superclasses(self.id).into_iter().map(|id| Record { records, id }).collect()
    }

    /// The classes named in the statement itself, with the place of each.
    pub fn direct_superclasses(self) -> impl ExactSizeIterator<Item = (Record<'r>, Span)> {
        let records = self.records;
        self.data().supers.iter().map(move |&(id, loc)| (Record { records, id }, loc.span()))
    }

    /// The place of the name in its statement.
    #[must_use]
    pub fn span(self) -> Span {
        self.data().loc().span()
    }

    /// The statement's place, then those of the `defm`s through which it was
    /// made, innermost first.
    pub fn spans(self) -> impl ExactSizeIterator<Item = Span> + 'r {
        self.data().locs.iter().map(|loc| loc.span())
    }

    /// The fields in order of declaration, inherited ones first. Template
    /// arguments of a class are not fields.
    pub fn fields(self) -> impl Iterator<Item = Field<'r>> {
        let records = self.records;
        self.data()
            .fields
            .iter()
            .filter(|field| field.kind != FieldKind::TemplateArg)
            .map(move |data| Field { records, data })
    }

    /// The template arguments of a class; their names have the form
    /// `Class:argument`.
    pub fn template_args(self) -> impl Iterator<Item = Field<'r>> {
        let records = self.records;
        let data = self.data();
        data.template_args
            .iter()
            .filter_map(move |&name| data.field(name))
            .map(move |data| Field { records, data })
    }

    /// The field of this name.
    #[must_use]
    pub fn field(self, name: &str) -> Option<Field<'r>> {
        let sym = self.records.store.strings.find(name)?;
        let data = self.data().field(sym)?;
        Some(Field { records: self.records, data })
    }

    /// The value of the field of this name.
    #[must_use]
    pub fn value(self, name: &str) -> Option<Value<'r>> {
        self.field(name).map(Field::value)
    }

    /// True if the field exists and has a value other than `?`.
    #[must_use]
    pub fn is_set(self, name: &str) -> bool {
        self.value(name).is_some_and(|value| !matches!(value, Value::Unset))
    }

    /// An error at this record.
    #[must_use]
    pub fn error(self, message: impl Into<String>) -> Box<Diagnostic> {
        Box::new(self.with_instantiations(Diagnostic::error(self.span(), message)))
    }

    /// An error at the value of a field, or at the record if there is none.
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

    /// The text of a `string` field, nothing if it is unset.
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

    /// The value of a `bit` field, nothing if it is unset.
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

    /// The record that a field holds.
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

    /// The record that a field holds, nothing if it is unset.
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

/// A field of a record, or a template argument of a class.
#[derive(Clone, Copy)]
pub struct Field<'r> {
    records: &'r Records,
    data: &'r FieldData,
}

impl fmt::Debug for Field<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} = {}", self.ty(), self.name(), self.value())
    }
}

impl<'r> Field<'r> {
    /// The name.
    #[must_use]
    pub fn name(self) -> &'r str {
        self.records.store.text(self.data.name)
    }

    /// The declared type.
    #[must_use]
    pub fn ty(self) -> Type<'r> {
        Type { records: self.records, ty: self.data.ty }
    }

    /// The value.
    #[must_use]
    pub fn value(self) -> Value<'r> {
        Value::new(self.records, self.data.value)
    }

    /// True if marked `field`, which allows the value to stay unresolved.
    #[must_use]
    pub fn is_nonconcrete_ok(self) -> bool {
        self.data.kind == FieldKind::NonconcreteOk
    }

    /// The place of the declaration.
    #[must_use]
    pub fn span(self) -> Span {
        self.data.loc.span()
    }

    /// The place of the expression that gave the value: in the declaration, or
    /// in the `let` that replaced it. The declaration if there is none.
    #[must_use]
    pub fn value_span(self) -> Span {
        if self.data.value_span.is_none() { self.span() } else { self.data.value_span }
    }
}

/// A type.
#[derive(Clone, Copy)]
pub struct Type<'r> {
    records: &'r Records,
    ty: Ty,
}

/// The kinds of types.
#[derive(Clone, Debug)]
pub enum TypeKind<'r> {
    /// `bit`
    Bit,
    /// `bits<n>`
    Bits(u32),
    /// `int`
    Int,
    /// `string` and `code`
    String,
    /// `dag`
    Dag,
    /// `list<T>`
    List(Type<'r>),
    /// A record that derives from all these classes.
    Record(Vec<Record<'r>>),
}

impl<'r> Type<'r> {
    /// The structure of the type.
    #[must_use]
    pub fn kind(self) -> TypeKind<'r> {
        let records = self.records;
        match records.store.types.node(self.ty) {
            TyNode::Bit => TypeKind::Bit,
            TyNode::Bits(width) => TypeKind::Bits(width),
            TyNode::Int => TypeKind::Int,
            TyNode::String => TypeKind::String,
            TyNode::Dag => TypeKind::Dag,
            TyNode::List(ty) => TypeKind::List(Type { records, ty }),
            TyNode::Record(seq) => TypeKind::Record(
                records.store.types.classes(seq).iter().map(|&id| Record { records, id }).collect(),
            ),
        }
    }
}

impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.records.store.type_text(self.ty))
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A value.
#[derive(Clone, Copy)]
pub enum Value<'r> {
    /// `?`
    Unset,
    /// A `bit`.
    Bit(bool),
    /// A `bits<n>`: its bits, least significant first.
    Bits(List<'r>),
    /// An `int`.
    Int(i64),
    /// A `string` or `code`.
    String(StringValue<'r>),
    /// A list.
    List(List<'r>),
    /// A dag.
    Dag(Dag<'r>),
    /// A record.
    Def(Record<'r>),
    /// An expression that could not be resolved, as fields of classes hold.
    Expr(Expr<'r>),
}

impl<'r> Value<'r> {
    fn new(records: &'r Records, id: Val) -> Self {
        match records.store.node(id) {
            Node::Unset => Self::Unset,
            Node::Bit(bit) => Self::Bit(bit),
            Node::Int(value) => Self::Int(value),
            Node::Bits(seq) => {
                Self::Bits(List { records, id, values: records.store.values.seq(seq) })
            }
            Node::Str { sym, code } => Self::String(StringValue { records, id, sym, code }),
            Node::List(_, seq) => {
                Self::List(List { records, id, values: records.store.values.seq(seq) })
            }
            Node::Dag { op, name, args } => {
                Self::Dag(Dag { records, id, op, name, args: records.store.values.seq(args) })
            }
            Node::Def(id) => Self::Def(Record { records, id }),
            _ => Self::Expr(Expr { records, id }),
        }
    }

    /// The text of a string.
    #[must_use]
    pub fn as_str(self) -> Option<&'r str> {
        match self {
            Self::String(string) => Some(string.text()),
            _ => None,
        }
    }

    /// The number of an `int`.
    #[must_use]
    pub fn as_int(self) -> Option<i64> {
        match self {
            Self::Int(value) => Some(value),
            _ => None,
        }
    }

    /// The value of a `bit`.
    #[must_use]
    pub fn as_bit(self) -> Option<bool> {
        match self {
            Self::Bit(value) => Some(value),
            _ => None,
        }
    }

    /// The record.
    #[must_use]
    pub fn as_def(self) -> Option<Record<'r>> {
        match self {
            Self::Def(record) => Some(record),
            _ => None,
        }
    }

    /// The list.
    #[must_use]
    pub fn as_list(self) -> Option<List<'r>> {
        match self {
            Self::List(list) => Some(list),
            _ => None,
        }
    }

    /// The dag.
    #[must_use]
    pub fn as_dag(self) -> Option<Dag<'r>> {
        match self {
            Self::Dag(dag) => Some(dag),
            _ => None,
        }
    }

    /// True for `?`.
    #[must_use]
    pub fn is_unset(self) -> bool {
        matches!(self, Self::Unset)
    }
}

impl fmt::Display for Value<'_> {
    /// The value in TableGen syntax, as upstream prints it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Unset => f.write_str("?"),
            Self::Bit(bit) => f.write_str(if bit { "1" } else { "0" }),
            Self::Int(value) => write!(f, "{value}"),
            Self::Bits(list) | Self::List(list) => {
                f.write_str(&list.records.store.value_text(list.id))
            }
            Self::String(string) => f.write_str(&string.records.store.value_text(string.id)),
            Self::Dag(dag) => f.write_str(&dag.records.store.value_text(dag.id)),
            Self::Def(record) => f.write_str(record.name()),
            Self::Expr(expr) => f.write_str(&expr.records.store.value_text(expr.id)),
        }
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A string.
#[derive(Clone, Copy)]
pub struct StringValue<'r> {
    records: &'r Records,
    id: Val,
    sym: Sym,
    code: bool,
}

impl<'r> StringValue<'r> {
    /// The text.
    #[must_use]
    pub fn text(self) -> &'r str {
        self.records.store.text(self.sym)
    }

    /// True if it came from a `[{...}]` literal.
    #[must_use]
    pub fn is_code(self) -> bool {
        self.code
    }

    /// The source span of the text without its delimiters, if a literal with
    /// exactly this text was written as one token somewhere; the first one.
    /// Texts that were put together have none. For a code literal, and for a
    /// string literal without escapes, offsets into [`Self::text`] are offsets
    /// into the span.
    #[must_use]
    pub fn literal_span(self) -> Option<Span> {
        self.records.store.literals.get(&self.id).copied()
    }
}

impl fmt::Debug for StringValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.text(), f)
    }
}

/// The elements of a list or of a `bits` value.
#[derive(Clone, Copy)]
pub struct List<'r> {
    records: &'r Records,
    id: Val,
    values: &'r [Val],
}

impl<'r> List<'r> {
    /// Number of elements.
    #[must_use]
    pub fn len(self) -> usize {
        self.values.len()
    }

    /// True if there are no elements.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.values.is_empty()
    }

    /// The element at an index.
    #[must_use]
    pub fn get(self, index: usize) -> Option<Value<'r>> {
        self.values.get(index).map(|&value| Value::new(self.records, value))
    }

    /// The elements in order; the bits of a `bits` value least significant
    /// first.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Value<'r>> + DoubleEndedIterator {
        self.values.iter().map(move |&value| Value::new(self.records, value))
    }
}

impl fmt::Debug for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.records.store.value_text(self.id))
    }
}

/// A dag: an operator and arguments, each with an optional name.
#[derive(Clone, Copy)]
pub struct Dag<'r> {
    records: &'r Records,
    id: Val,
    op: Val,
    name: Val,
    args: &'r [Val],
}

/// One argument of a [`Dag`].
#[derive(Clone, Copy, Debug)]
pub struct DagArg<'r> {
    /// The value; `?` when only a name was written.
    pub value: Value<'r>,
    /// The name after `$`.
    pub name: Option<&'r str>,
}

impl<'r> Dag<'r> {
    fn text_of(self, name: Val) -> Option<&'r str> {
        let sym = self.records.store.as_sym(name)?;
        Some(self.records.store.text(sym))
    }

    /// The operator.
    #[must_use]
    pub fn op(self) -> Value<'r> {
        Value::new(self.records, self.op)
    }

    /// The operator if it is a record, which is the usual case.
    #[must_use]
    pub fn op_def(self) -> Option<Record<'r>> {
        self.op().as_def()
    }

    /// The name of the operator.
    #[must_use]
    pub fn op_name(self) -> Option<&'r str> {
        self.text_of(self.name)
    }

    /// Number of arguments.
    #[must_use]
    pub fn len(self) -> usize {
        self.args.len() / 2
    }

    /// True if there are no arguments.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.args.is_empty()
    }

    /// The arguments.
    pub fn args(self) -> impl ExactSizeIterator<Item = DagArg<'r>> + DoubleEndedIterator {
        self.args.chunks_exact(2).map(move |pair| DagArg {
            value: Value::new(self.records, pair[0]),
            name: self.text_of(pair[1]),
        })
    }
}

impl fmt::Debug for Dag<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.records.store.value_text(self.id))
    }
}

/// An unresolved expression.
#[derive(Clone, Copy)]
pub struct Expr<'r> {
    records: &'r Records,
    id: Val,
}

impl fmt::Debug for Expr<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.records.store.value_text(self.id))
    }
}
