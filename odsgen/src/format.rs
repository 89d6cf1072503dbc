//! The assembly-format language of operations.
//!
//! Parses and checks the `assemblyFormat` of an operation, and determines how the parser finds types that the format
//! omits. Errors and their messages are upstream's.

mod check;
pub(crate) mod defs;
mod lexer;
mod op;
mod parser;

use crate::fragment::Fragment;
use crate::model::Op;
use crate::tablegen::Diagnostic;

/// A checked format.
#[derive(Clone, Debug)]
pub(crate) struct Format<'r> {
    /// The elements, in order.
    pub elements: Vec<Element<'r>>,
    /// The origin of each operand's type.
    pub operand_types: Vec<TypeOrigin<'r>>,
    /// The origin of each result's type.
    pub result_types: Vec<TypeOrigin<'r>>,
    /// Result types are inferred by `infer_return_types` after parsing.
    pub infers_result_types: bool,
    /// The variables that are elements of the format.
    pub used_variables: Vec<Variable>,
    /// Attributes computed during parsing: sizes of nested operand groups.
    pub inferred_attributes: Vec<&'r str>,
    /// The types of all operands are one element.
    pub all_operand_types: bool,
    /// The types of all results are one element.
    pub all_result_types: bool,
    /// All operands are one element.
    pub all_operands: bool,
    /// All regions are one element.
    pub all_regions: bool,
    /// All successors are one element.
    pub all_successors: bool,
    /// Properties are printed as a dictionary, `prop-dict`.
    pub has_prop_dict: bool,
    /// It has custom directives.
    pub has_custom: bool,
}

/// The origin of a type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum TypeOrigin<'r> {
    /// The type is part of the text.
    Parsed,
    /// The type is computed from another variable.
    Same {
        /// The other variable.
        of: Variable,
        /// Converts the other variable's type, `$_self`; identity if `None`.
        transform: Option<Fragment<'r>>,
    },
    /// The only type that satisfies the constraint.
    Built(Fragment<'r>),
}

/// A `$` variable of a format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Variable {
    /// An operand.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
    /// A property.
    Property(usize),
    /// A result, of which only the type is printed.
    Result(usize),
    /// A region.
    Region(usize),
    /// A successor.
    Successor(usize),
}

/// One element of a format.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Element<'r> {
    /// Literal text.
    Literal(&'r str),
    /// Whitespace for the printer.
    Space(Space),
    /// A variable.
    Variable(Variable, Flags),
    /// A directive.
    Directive(Directive<'r>),
    /// An optional group.
    Optional(Group<Element<'r>>),
}

/// Flags of a variable or type.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Flags {
    /// Print the dialect prefix even where it can be omitted.
    pub qualified: bool,
}

/// An explicit whitespace element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Space {
    /// No space, where the printer would add one.
    None,
    /// A space, where the printer would add none.
    One,
    /// A newline.
    Newline,
}

/// A directive.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Directive<'r> {
    /// `attr-dict` and `attr-dict-with-keyword`
    AttrDict {
        /// Preceded by the keyword `attributes`.
        keyword: bool,
    },
    /// `prop-dict`
    PropDict,
    /// `operands`
    Operands,
    /// `results`
    Results,
    /// `regions`
    Regions,
    /// `successors`
    Successors,
    /// `functional-type(inputs, results)`
    FunctionalType(Box<Element<'r>>, Box<Element<'r>>),
    /// `type(...)`
    Type(Box<Element<'r>>, Flags),
    /// `ref(...)`
    Ref(Box<Element<'r>>),
    /// `custom<Name>(...)`
    Custom {
        /// The name.
        name: &'r str,
        /// The arguments.
        args: Vec<Element<'r>>,
    },
    /// An expression in quotes, as an argument of `custom`.
    Code(Fragment<'r>),
    /// `oilist(... | ...)`
    OiList(Vec<Clause<'r>>),
}

/// A clause of `oilist`.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Clause<'r> {
    /// The first keyword.
    pub literal: &'r str,
    /// The elements after the keyword.
    pub elements: Vec<Element<'r>>,
}

/// An optional group.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Group<E> {
    /// The elements if the anchor is present.
    pub then: Vec<E>,
    /// The elements if the anchor is absent.
    pub otherwise: Vec<E>,
    /// The index of the anchor in `then` or `otherwise`.
    pub anchor: usize,
    /// The anchor is in `otherwise`.
    pub anchor_in_else: bool,
}

impl<E> Group<E> {
    /// The anchor element.
    #[must_use]
    pub(crate) fn anchor(&self) -> Option<&E> {
        let side = if self.anchor_in_else { &self.otherwise } else { &self.then };
        side.get(self.anchor)
    }

    /// Maps both branches with `f`, which must preserve the indices of elements.
    fn map<T>(self, f: impl Fn(Vec<E>) -> Vec<T>) -> Group<T> {
        Group {
            then: f(self.then),
            otherwise: f(self.otherwise),
            anchor: self.anchor,
            anchor_in_else: self.anchor_in_else,
        }
    }
}

impl Group<Element<'_>> {
    /// The index of the first element of `then` that has text.
    #[must_use]
    pub(crate) fn first_parsed(&self) -> usize {
        self.then.iter().position(|element| !matches!(element, Element::Space(_))).unwrap_or(0)
    }
}

impl<'r> Format<'r> {
    /// Parses and checks the format `text` of `op`.
    ///
    /// # Errors
    ///
    /// The first error in the format.
    pub(crate) fn new(op: &Op<'r>, text: Fragment<'r>) -> Result<Self, Box<Diagnostic>> {
        let parsed = op::parse(op, text)?;
        check::check(op, text, parsed)
    }
}
