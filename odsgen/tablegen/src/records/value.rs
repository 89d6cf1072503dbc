//! Values: constants, strings, lists, dags, and unresolved expressions.

use std::fmt;

use super::Records;
use super::record::Record;
use crate::store::{Node, Piece, Sym, Val};

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
    /// An unresolved expression, for example in a field of a class.
    Expr(Expr<'r>),
}

impl<'r> Value<'r> {
    pub(super) fn new(records: &'r Records, id: Val) -> Self {
        match records.store.node(id) {
            Node::Unset => Self::Unset,
            Node::Bit(bit) => Self::Bit(bit),
            Node::Int(value) => Self::Int(value),
            Node::Bits(seq) => {
                Self::Bits(List { records, id, values: records.store.values.seq(seq) })
            }
            Node::Str { sym, code, .. } => Self::String(StringValue { records, id, sym, code }),
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

    /// The text, if this is a string.
    #[must_use]
    pub fn as_str(self) -> Option<&'r str> {
        match self {
            Self::String(string) => Some(string.text()),
            _ => None,
        }
    }

    /// The number, if this is an `int`.
    #[must_use]
    pub fn as_int(self) -> Option<i64> {
        match self {
            Self::Int(value) => Some(value),
            _ => None,
        }
    }

    /// The bit, if this is a `bit`.
    #[must_use]
    pub fn as_bit(self) -> Option<bool> {
        match self {
            Self::Bit(value) => Some(value),
            _ => None,
        }
    }

    /// The record, if this is one.
    #[must_use]
    pub fn as_def(self) -> Option<Record<'r>> {
        match self {
            Self::Def(record) => Some(record),
            _ => None,
        }
    }

    /// The list, if this is one.
    #[must_use]
    pub fn as_list(self) -> Option<List<'r>> {
        match self {
            Self::List(list) => Some(list),
            _ => None,
        }
    }

    /// The dag, if this is one.
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
    pub(super) records: &'r Records,
    pub(super) id: Val,
    pub(super) sym: Sym,
    pub(super) code: bool,
}

impl<'r> StringValue<'r> {
    /// The text.
    #[must_use]
    pub fn text(self) -> &'r str {
        self.records.store.text(self.sym)
    }

    /// True if the string comes from a `[{...}]` literal.
    #[must_use]
    pub fn is_code(self) -> bool {
        self.code
    }

    /// Where the bytes were written, in order, through all operators and arguments. Omits bytes that are not from
    /// literals, such as those of a number or of a record's name.
    ///
    /// Empty unless [`Options::places`](crate::Options::places) is set.
    #[must_use]
    pub fn pieces(self) -> Vec<Piece> {
        let store = &self.records.store;
        let (places, len) = store.places_of(self.id);
        store.places.pieces(places, len)
    }
}

/// Strings of one run are equal if their texts and kinds are, wherever they were written.
impl PartialEq for StringValue<'_> {
    fn eq(&self, other: &Self) -> bool {
        (self.sym, self.code) == (other.sym, other.code)
    }
}

impl Eq for StringValue<'_> {}

impl std::hash::Hash for StringValue<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.sym.hash(state);
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
    pub(super) records: &'r Records,
    pub(super) id: Val,
    pub(super) values: &'r [Val],
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

    /// The elements in order; for a `bits` value, the least significant bit first.
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
    pub(super) records: &'r Records,
    pub(super) id: Val,
    pub(super) op: Val,
    pub(super) name: Val,
    pub(super) args: &'r [Val],
}

/// One argument of a [`Dag`].
#[derive(Clone, Copy, Debug)]
pub struct DagArg<'r> {
    /// The value; `?` if the argument is only a name.
    pub value: Value<'r>,
    /// The name after `$`.
    pub name: Option<&'r str>,
    /// The name as a value, which tells where it was written.
    pub name_value: Option<StringValue<'r>>,
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

    /// The operator, if it is a record.
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
            name_value: match Value::new(self.records, pair[1]) {
                Value::String(name) => Some(name),
                _ => None,
            },
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
    pub(super) records: &'r Records,
    pub(super) id: Val,
}

impl fmt::Debug for Expr<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.records.store.value_text(self.id))
    }
}
