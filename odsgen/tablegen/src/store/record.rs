//! The data of records and classes.

use super::{Sym, Ty, Val};
use crate::source::{Loc, Span};
use smallvec::{SmallVec, smallvec};

/// A handle to a record, class or multiclass prototype.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct RecordId(pub(crate) u32);

impl RecordId {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The kind of a record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum RecordKind {
    Def,
    AnonymousDef,
    Class,
    /// Holds the template arguments of a multiclass.
    Multiclass,
}

/// The kind of a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum FieldKind {
    Normal,
    /// Marked `field`: need not be concrete.
    NonconcreteOk,
    TemplateArg,
}

/// One field or template argument.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldData {
    pub(crate) name: Sym,
    pub(crate) ty: Ty,
    pub(crate) value: Val,
    pub(crate) kind: FieldKind,
    /// True if the template argument is read; unused for fields.
    pub(crate) used: bool,
    /// Position of the declaration.
    pub(crate) loc: Loc,
    /// Span of the expression that set the value.
    pub(crate) value_span: Span,
    /// Position of the name in the `let` that set the value, if there is one.
    pub(crate) set_at: Loc,
}

/// An `assert`, checked when the record is complete.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Assertion {
    pub(crate) loc: Loc,
    pub(crate) condition: Val,
    pub(crate) message: Val,
}

/// A `dump`, printed when the record is complete.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dump {
    pub(crate) loc: Loc,
    pub(crate) message: Val,
}

/// A record, class or multiclass prototype.
#[derive(Clone, Debug)]
pub(crate) struct RecordData {
    /// A string; an expression in a prototype.
    pub(crate) name: Val,
    pub(crate) kind: RecordKind,
    /// Position of the statement, then of the `defm`s that instantiated the record.
    pub(crate) locs: SmallVec<[Loc; 2]>,
    pub(crate) template_args: Vec<Sym>,
    pub(crate) fields: Vec<FieldData>,
    /// Direct superclasses.
    pub(crate) supers: SmallVec<[(RecordId, Loc); 2]>,
    /// Number of direct and indirect superclasses.
    pub(crate) ancestors: u32,
    /// Cache of the record's type; cleared when `supers` changes.
    pub(crate) ty: Option<Ty>,
    pub(crate) assertions: Vec<Assertion>,
    pub(crate) dumps: Vec<Dump>,
    /// The record that this one differs from in the places of strings only.
    pub(crate) same_as: Option<RecordId>,
}

impl RecordData {
    pub(crate) fn new(name: Val, loc: Loc, kind: RecordKind) -> Self {
        Self {
            name,
            kind,
            locs: smallvec![loc],
            template_args: Vec::new(),
            fields: Vec::new(),
            supers: SmallVec::new(),
            ancestors: 0,
            ty: None,
            assertions: Vec::new(),
            dumps: Vec::new(),
            same_as: None,
        }
    }

    pub(crate) fn is_class(&self) -> bool {
        self.kind == RecordKind::Class
    }

    pub(crate) fn is_multiclass(&self) -> bool {
        self.kind == RecordKind::Multiclass
    }

    pub(crate) fn is_anonymous(&self) -> bool {
        self.kind == RecordKind::AnonymousDef
    }

    pub(crate) fn is_template_arg(&self, name: Sym) -> bool {
        self.template_args.contains(&name)
    }

    pub(crate) fn field(&self, name: Sym) -> Option<&FieldData> {
        self.fields.iter().find(|field| field.name == name)
    }

    pub(crate) fn field_mut(&mut self, name: Sym) -> Option<&mut FieldData> {
        self.fields.iter_mut().find(|field| field.name == name)
    }

    pub(crate) fn remove_field(&mut self, name: Sym) {
        if let Some(at) = self.fields.iter().position(|field| field.name == name) {
            self.fields.remove(at);
        }
    }

    pub(crate) fn loc(&self) -> Loc {
        self.locs[0]
    }

    pub(crate) fn add_super(&mut self, class: RecordId, loc: Loc) {
        self.supers.push((class, loc));
        self.ty = None;
    }
}
