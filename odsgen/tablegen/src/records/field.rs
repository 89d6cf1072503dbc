//! Fields and their types.

use std::fmt;

use super::Records;
use super::record::Record;
use super::value::Value;
use crate::source::Span;
use crate::store::{FieldData, FieldKind, Ty, TyNode};

/// A field of a record, or a template argument of a class.
#[derive(Clone, Copy)]
pub struct Field<'r> {
    pub(super) records: &'r Records,
    pub(super) data: &'r FieldData,
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

    /// True if the declaration has the `field` keyword, which permits an unresolved value.
    #[must_use]
    pub fn is_nonconcrete_ok(self) -> bool {
        self.data.kind == FieldKind::NonconcreteOk
    }

    /// The span of the declaration.
    #[must_use]
    pub fn span(self) -> Span {
        self.data.loc.span()
    }

    /// The span of the expression that set the value, in the declaration or in a `let`. The span of
    /// the declaration if no expression set it.
    #[must_use]
    pub fn value_span(self) -> Span {
        if self.data.value_span.is_none() { self.span() } else { self.data.value_span }
    }
}

/// A type.
#[derive(Clone, Copy)]
pub struct Type<'r> {
    pub(super) records: &'r Records,
    pub(super) ty: Ty,
}

/// The structure of a [`Type`].
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
