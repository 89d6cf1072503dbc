//! The text of operations: one list of steps, from which parser and printer both come.
//!
//! A step names what is read or written by its place in the operation's slots. What only a parser does after all steps,
//! finding types and adding operands, is the [`Resolution`].

mod lower;
mod resolve;

use std::rc::Rc;

use super::slots::{Count, ValueKind};
use crate::format::Space;
use crate::fragment::Expr;

/// The declarative text of an operation.
#[derive(Clone, Debug)]
pub struct Assembly<'r> {
    /// What is read and written, in order.
    pub steps: Vec<Step<'r>>,
    /// Variables of the parser that are set in optional groups, and declared before all steps; sorted by name.
    pub declarations: Vec<(String, Declared)>,
    /// What the parser does after all steps.
    pub resolution: Resolution<'r>,
}

/// What a variable of the parser holds as long as its group was not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declared {
    /// No operands.
    Operands,
    /// No types.
    Types,
    /// No region, no successor.
    None,
    /// An empty list of regions or successors.
    List,
}

/// One step of reading and writing.
#[derive(Clone, Debug)]
pub enum Step<'r> {
    /// Text that stands for itself.
    Literal(&'r str),
    /// White space for the printer.
    Space(Space),
    /// The operands of a slot.
    Operand(usize),
    /// An attribute.
    Attribute(AttributeStep),
    /// A property.
    Property(PropertyStep),
    /// The regions of a slot.
    Region(usize),
    /// The successors of a slot.
    Successor(usize),
    /// All operands.
    AllOperands,
    /// All regions.
    AllRegions,
    /// All successors.
    AllSuccessors,
    /// Types.
    Type(TypeStep),
    /// `(inputs) -> results`
    FunctionalType(TypeStep, TypeStep),
    /// A custom directive.
    Custom(CustomStep),
    /// The attribute dictionary.
    AttrDict {
        /// With the keyword `attributes` before it.
        keyword: bool,
        /// Without inherent attributes: `prop-dict` has them.
        discardable_only: bool,
        /// Attributes that are written elsewhere.
        elided: Vec<&'r str>,
    },
    /// The properties as a dictionary.
    PropDict {
        /// Attributes and properties that the parser has read elsewhere.
        bound: Vec<&'r str>,
        /// Those that the printer leaves out.
        elided: Vec<&'r str>,
    },
    /// `oilist`: clauses in any order.
    Clauses(Vec<ClauseStep<'r>>),
    /// An optional group.
    Group(Box<GroupStep<'r>>),
}

/// An attribute in a text.
#[derive(Clone, Copy, Debug)]
pub struct AttributeStep {
    /// The slot.
    pub index: usize,
    /// With the prefix of its dialect, also where that could be left out.
    pub qualified: bool,
    /// Whether the parser keeps it in a variable, because the type of something is the attribute's.
    pub is_kept: bool,
    /// Whether the parser must see an attribute of the right kind. If nobody looks at it before the verifier does,
    /// upstream's parser takes any attribute at the start of a group.
    pub needs_kind: bool,
    /// The token by which the parser sees that it is there; any attribute if there is none.
    pub first_token: Option<&'static str>,
    /// Whether it follows from the presence of its group, and is neither read nor written by itself.
    pub is_implied: bool,
}

/// A property in a text.
#[derive(Clone, Copy, Debug)]
pub struct PropertyStep {
    /// The slot.
    pub index: usize,
    /// Whether it follows from the presence of its group, and is neither read nor written by itself.
    pub is_implied: bool,
}

/// Types in a text.
#[derive(Clone, Debug)]
pub struct TypeStep {
    /// Whose types.
    pub of: TypesOf,
    /// With the prefix of its dialect, also where that could be left out.
    pub qualified: bool,
    /// The variable of the parser that holds one type.
    pub one_local: String,
    /// The variable of the parser that holds several types.
    pub list_local: String,
    /// Whether other steps find the type in the variable for several.
    pub is_list: bool,
}

impl TypeStep {
    /// The variable in which other steps find the type or types.
    #[must_use]
    pub fn local(&self) -> &str {
        if self.is_list { &self.list_local } else { &self.one_local }
    }
}

/// Whose types are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypesOf {
    /// Those of one slot.
    Slot(ValueKind, usize),
    /// Those of all operands.
    Operands,
    /// Those of all results.
    Results,
}

/// A custom directive in a text.
#[derive(Clone, Debug)]
pub struct CustomStep {
    /// The trait of the directive.
    pub trait_name: String,
    /// The arguments.
    pub args: Vec<CustomArg>,
}

/// An argument of a custom directive.
#[derive(Clone, Debug)]
pub enum CustomArg {
    /// Something that the directive reads and writes.
    Bound(Argument),
    /// Something that was read before.
    Ref(Argument),
    /// A host expression.
    Code(Rc<Expr>),
    /// The state of the operation that is read: for attribute and property dictionaries.
    State,
}

/// What an argument of a custom directive names.
#[derive(Clone, Debug)]
pub enum Argument {
    /// The operands of a slot.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
    /// A property.
    Property(usize),
    /// The regions of a slot. The flag says that there may be no region yet, and one has to be made.
    Region(usize, bool),
    /// The successors of a slot.
    Successor(usize),
    /// Types.
    Type(TypeStep),
    /// All regions.
    AllRegions,
    /// All successors.
    AllSuccessors,
    /// The attribute dictionary.
    AttrDict,
    /// Nothing that has a value.
    Unit,
}

/// A clause of `oilist`.
#[derive(Clone, Debug)]
pub struct ClauseStep<'r> {
    /// The keyword it starts with.
    pub literal: &'r str,
    /// It is written if one of these is present; never if there are none.
    pub conditions: Vec<Presence>,
    /// The attribute or property that the keyword alone stands for.
    pub unit: Option<Unit>,
    /// What follows the keyword, if it does not stand for a unit.
    pub steps: Vec<Step<'r>>,
}

/// An optional group.
#[derive(Clone, Debug)]
pub struct GroupStep<'r> {
    /// It is written if one of these is present; always if there are none.
    pub conditions: Vec<Presence>,
    /// Whether the anchor is in `otherwise`, which is written if it is present.
    pub anchor_in_else: bool,
    /// The unit that the presence of the anchor's side stands for.
    pub unit: Option<Unit>,
    /// The place in `then` of the step by which the parser sees that the group is there.
    pub first: usize,
    /// Whether the variables of that step are declared by it, and not before all steps.
    pub first_declares: bool,
    /// One side.
    pub then: Vec<Step<'r>>,
    /// The other side.
    pub otherwise: Vec<Step<'r>>,
}

/// An attribute or property that is set or not, and nothing more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// The attribute in this slot.
    Attribute(usize),
    /// The property in this slot.
    Property(usize),
}

/// What the printer asks to know whether a group is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// Whether an optional value is there, or a group of values is not empty.
    Values(ValueKind, usize),
    /// Whether the attribute in this property word is set.
    Set(usize),
    /// Whether the property word has another value than its default.
    NotDefault(usize),
    /// Whether the regions of a slot are there and not empty.
    Region(usize),
    /// Whether the successors of a slot are there.
    Successor(usize),
}

/// What the parser does after all steps, in this order.
#[derive(Clone, Debug)]
pub struct Resolution<'r> {
    /// Regions are added.
    pub regions: Regions,
    /// Successors are added.
    pub successors: Successors,
    /// Sizes of nested groups are set: the slot of the operands and the property word.
    pub group_sizes: Vec<(usize, usize)>,
    /// Sizes of operand groups are set.
    pub operand_segments: Option<usize>,
    /// Sizes of result groups are set.
    pub result_segments: Option<usize>,
    /// Result types are added.
    pub results: Results<'r>,
    /// Operands are resolved.
    pub operands: Operands<'r>,
}

/// How regions are added.
#[derive(Clone, Debug)]
pub enum Regions {
    /// All that the format has read.
    All,
    /// Those of each slot; whether the slot may have none.
    Slots(Vec<bool>),
}

/// How successors are added.
#[derive(Clone, Debug)]
pub enum Successors {
    /// All that the format has read.
    All,
    /// Those of each slot; whether its variable may hold another number than one.
    Slots(Vec<bool>),
}

/// How result types are added.
#[derive(Clone, Debug)]
pub enum Results<'r> {
    /// They are inferred when everything else is known.
    Inferred,
    /// All that the format has read.
    All,
    /// Those of each slot.
    Slots(Vec<FoundType<'r>>),
}

/// How operands are resolved.
#[derive(Clone, Debug)]
pub enum Operands<'r> {
    /// All that the format has read, with all types that it has read.
    All,
    /// Those of each slot, with all types that the format has read.
    AllTypes,
    /// All that the format has read, all of one type.
    OneType(FoundType<'r>),
    /// All that the format has read, with the types of each slot.
    TypesOfSlots(Vec<FoundType<'r>>),
    /// Those of each slot.
    Slots(Vec<FoundType<'r>>),
}

/// Where the type of a slot comes from.
#[derive(Clone, Debug)]
pub struct FoundType<'r> {
    /// What it is found from.
    pub origin: TypeOrigin<'r>,
    /// Whether it is a list of types.
    pub is_list: bool,
}

/// What a type is found from.
#[derive(Clone, Debug)]
pub enum TypeOrigin<'r> {
    /// A variable of the parser.
    Variable(TypeVariable),
    /// The type of an attribute, by the slot of the attribute.
    Attribute {
        /// The slot.
        index: usize,
        /// From that type, `$_self`, to the one that is wanted.
        transform: Option<Rc<Expr>>,
    },
    /// A type that is transformed, after its own constraint was checked.
    Transformed {
        /// The type.
        of: TypeVariable,
        /// The name of the slot whose type it is.
        name: &'r str,
        /// The constant of the constraint.
        constraint: String,
        /// From that type, `$_self`, to the one that is wanted.
        transform: Rc<Expr>,
    },
    /// The only type that fits.
    Built(Rc<Expr>),
}

/// A variable of the parser that holds types.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeVariable {
    /// Its name.
    pub name: String,
    /// Whether the first of several is meant.
    pub first: bool,
}

impl FoundType<'_> {
    /// Whether both are found in the same way.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        let origin = match (&self.origin, &other.origin) {
            (TypeOrigin::Variable(left), TypeOrigin::Variable(right)) => left == right,
            (TypeOrigin::Built(left), TypeOrigin::Built(right)) => Rc::ptr_eq(left, right),
            (
                TypeOrigin::Attribute { index, transform },
                TypeOrigin::Attribute { index: other_index, transform: other_transform },
            ) => {
                index == other_index
                    && match (transform, other_transform) {
                        (Some(left), Some(right)) => Rc::ptr_eq(left, right),
                        (None, None) => true,
                        _ => false,
                    }
            }
            (
                TypeOrigin::Transformed { of, transform, .. },
                TypeOrigin::Transformed { of: other_of, transform: other_transform, .. },
            ) => of == other_of && Rc::ptr_eq(transform, other_transform),
            _ => false,
        };
        origin && self.is_list == other.is_list
    }
}

/// The local variable of the types of what is called `name`.
pub(crate) fn types_local(name: &str) -> String {
    format!("{}_types", name.trim_end_matches('_'))
}

/// The local variable of the one type of what is called `name`.
pub(super) fn type_local(name: &str) -> String {
    format!("{}_type", name.trim_end_matches('_'))
}

/// Whether the parser's variable for a slot of this many values holds a list.
pub(super) fn is_list(count: Count) -> bool {
    count.is_variable()
}
