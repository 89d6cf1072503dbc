//! The assembly-format language of operations.
//!
//! Reads the `assemblyFormat` of an operation, checks it, and works out how the parser finds the types that the format
//! does not spell. What is rejected, and the words in which it is, are upstream's.

mod check;
pub mod defs;
mod lexer;
mod op;
mod parser;

use crate::fragment::Fragment;
use crate::model::Op;
use crate::tablegen::Diagnostic;

/// A format that is known to be sound.
#[derive(Clone, Debug)]
pub struct Format<'r> {
    /// What is parsed and printed, in order.
    pub elements: Vec<Element<'r>>,
    /// Where the type of each operand comes from.
    pub operand_types: Vec<TypeOrigin<'r>>,
    /// Where the type of each result comes from.
    pub result_types: Vec<TypeOrigin<'r>>,
    /// Result types are found by `infer_return_types` once all else is parsed.
    pub infers_result_types: bool,
    /// The variables that the format spells by themselves.
    pub used_variables: Vec<Variable>,
    /// Attributes that follow from what is parsed: sizes of nested operand groups.
    pub inferred_attributes: Vec<&'r str>,
    /// Types of all operands are parsed together.
    pub all_operand_types: bool,
    /// Types of all results are parsed together.
    pub all_result_types: bool,
    /// Operands are parsed together.
    pub all_operands: bool,
    /// Regions are parsed together.
    pub all_regions: bool,
    /// Successors are parsed together.
    pub all_successors: bool,
    /// Properties are written as a dictionary of their own.
    pub has_prop_dict: bool,
}

/// How the parser finds a type.
#[derive(Clone, PartialEq, Debug)]
pub enum TypeOrigin<'r> {
    /// It is spelled.
    Parsed,
    /// It is that of another variable, transformed.
    Same {
        /// The other variable.
        of: Variable,
        /// From its type, `$_self`, to this one.
        transform: Option<Fragment<'r>>,
    },
    /// There is only one that fits.
    Built(Fragment<'r>),
}

/// Something of an operation that a format names with `$`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Variable {
    /// An operand.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
    /// A property.
    Property(usize),
    /// A result; only its type can be written.
    Result(usize),
    /// A region.
    Region(usize),
    /// A successor.
    Successor(usize),
}

/// One element of a format.
#[derive(Clone, PartialEq, Debug)]
pub enum Element<'r> {
    /// Text that stands for itself.
    Literal(&'r str),
    /// White space for the printer.
    Space(Space),
    /// A variable.
    Variable(Variable, Flags),
    /// A directive.
    Directive(Directive<'r>),
    /// Elements that may be left out.
    Optional(Group<Element<'r>>),
}

/// How a variable or type is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Flags {
    /// With its dialect's prefix, also where it could be left out.
    pub qualified: bool,
}

/// White space that a format asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    /// None, where there would be one.
    None,
    /// One, where there would be none.
    One,
    /// A new line.
    Newline,
}

/// A directive.
#[derive(Clone, PartialEq, Debug)]
pub enum Directive<'r> {
    /// `attr-dict` and `attr-dict-with-keyword`
    AttrDict {
        /// With the keyword `attributes` before it.
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
    /// A host expression as an argument of `custom`.
    Code(Fragment<'r>),
    /// `oilist(... | ...)`
    OiList(Vec<Clause<'r>>),
}

/// A clause of `oilist`.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause<'r> {
    /// The keyword it starts with.
    pub literal: &'r str,
    /// What follows.
    pub elements: Vec<Element<'r>>,
}

/// An optional group.
#[derive(Clone, PartialEq, Debug)]
pub struct Group<E> {
    /// Written when the anchor is present.
    pub then: Vec<E>,
    /// Written when it is not.
    pub otherwise: Vec<E>,
    /// The index of the anchor in `then` or `otherwise`.
    pub anchor: usize,
    /// The anchor is in `otherwise`.
    pub anchor_in_else: bool,
}

impl<E> Group<E> {
    /// The element whose presence decides.
    #[must_use]
    pub fn anchor(&self) -> Option<&E> {
        let side = if self.anchor_in_else { &self.otherwise } else { &self.then };
        side.get(self.anchor)
    }

    /// The group with `f` of each of its sides, which leaves elements where they are.
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
    /// The index of the first element of `then` that is parsed.
    #[must_use]
    pub fn first_parsed(&self) -> usize {
        self.then.iter().position(|element| !matches!(element, Element::Space(_))).unwrap_or(0)
    }
}

impl<'r> Format<'r> {
    /// Reads and checks the format `text` of `op`.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it, at its place.
    pub fn new(op: &Op<'r>, text: Fragment<'r>) -> Result<Self, Box<Diagnostic>> {
        let parsed = op::parse(op, text)?;
        check::check(op, text, parsed)
    }
}
