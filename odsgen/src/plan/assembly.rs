//! The assembly of operations: one list of steps, from which both parser and printer are emitted.
//!
//! A step refers to slots by index. The [`Resolution`] describes what only parsers do, after all steps: resolve types
//! and add operands.

mod locals;
mod lower;
mod resolve;

use std::rc::Rc;

pub(super) use self::locals::distinguish;
use super::directive::TraitName;
use super::slots::{Count, OpSlots, ValueKind};
use crate::format::Space;
use crate::fragment::Expr;

/// A declarative assembly format.
#[derive(Clone, Debug)]
pub(crate) struct Assembly<'r> {
    /// The steps, in order.
    pub steps: Vec<Step<'r>>,
    /// Parser variables that optional groups set. They are declared before all steps; sorted by name.
    pub declarations: Vec<(String, Declared)>,
    /// The parser's work after all steps.
    pub resolution: Resolution<'r>,
}

/// The initial value of a parser variable that an optional group sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Declared {
    /// No operands.
    Operands,
    /// No types.
    Types,
    /// No region, no successor.
    None,
    /// An empty list of regions or successors.
    List,
}

/// A step of parsing and printing.
#[derive(Clone, Debug)]
pub(crate) enum Step<'r> {
    /// A literal.
    Literal(&'r str),
    /// Whitespace of the printer.
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
        /// Whether the keyword `attributes` precedes it.
        keyword: bool,
        /// Whether inherent attributes are omitted, because `prop-dict` has them.
        discardable_only: bool,
        /// Attributes that the printer omits.
        elided: Vec<&'r str>,
    },
    /// The properties as a dictionary.
    PropDict {
        /// Attributes, properties and segment sizes that other steps parse.
        bound: Vec<&'r str>,
        /// Those that the printer omits, beside properties with their default value; `None` if it omits nothing.
        elided: Option<Vec<&'r str>>,
    },
    /// `oilist`: clauses in any order.
    Clauses(Vec<ClauseStep<'r>>),
    /// An optional group.
    Group(Box<GroupStep<'r>>),
}

/// An attribute in a format.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AttributeStep {
    /// The index of the slot.
    pub index: usize,
    /// Whether the prefix of its dialect is always printed.
    pub qualified: bool,
    /// Whether the parser keeps it in a variable, because a type is resolved from it.
    pub is_kept: bool,
    /// Whether the parser checks the kind of the attribute. If nothing uses it before the verifier, upstream's parser
    /// accepts any attribute at the start of a group.
    pub needs_kind: bool,
    /// The token that indicates its presence to the parser; any attribute does if `None`.
    pub first_token: Option<&'static str>,
    /// Whether it may be absent outside of an optional group.
    pub may_lack: bool,
    /// Whether it is implied by the presence of its group, and thus neither parsed nor printed.
    pub is_implied: bool,
}

/// A property in a format.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PropertyStep {
    /// The index of the slot.
    pub index: usize,
    /// Whether it is implied by the presence of its group, and thus neither parsed nor printed.
    pub is_implied: bool,
}

/// Types in a format.
#[derive(Clone, Debug)]
pub(crate) struct TypeStep {
    /// The values with these types.
    pub of: TypesOf,
    /// Whether the prefix of its dialect is always printed.
    pub qualified: bool,
    /// The parser variable for one type.
    pub one_local: String,
    /// The parser variable for a list of types.
    pub list_local: String,
    /// Whether other steps use the variable for a list.
    pub is_list: bool,
}

impl TypeStep {
    /// The variable that other steps use.
    #[must_use]
    pub(crate) fn local(&self) -> &str {
        if self.is_list { &self.list_local } else { &self.one_local }
    }

    /// The number of types.
    #[must_use]
    pub(crate) fn count(&self, slots: &OpSlots<'_>) -> Count {
        match self.of {
            TypesOf::Slot(ValueKind::Operand, index) => slots.operands[index].count,
            TypesOf::Slot(ValueKind::Result, index) => slots.results[index].count,
            TypesOf::Operands | TypesOf::Results => Count::Variadic,
        }
    }
}

/// The values whose types a step parses and prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TypesOf {
    /// The values of one slot.
    Slot(ValueKind, usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// A custom directive in a format.
#[derive(Clone, Debug)]
pub(crate) struct CustomStep {
    /// The trait of the directive.
    pub trait_name: TraitName,
    /// The arguments.
    pub args: Vec<CustomArg>,
}

impl CustomStep {
    /// Whether the parser takes the attribute dictionary out of the operation's state: another argument reads or changes
    /// the state while the directive has the dictionary.
    #[must_use]
    pub(crate) fn shares_attrs(&self) -> bool {
        let is_dict = |arg: &CustomArg| {
            matches!(arg, CustomArg::AttrDict | CustomArg::Ref(Argument::AttrDict))
        };
        let reads_state = |arg: &CustomArg| {
            matches!(arg, CustomArg::Ref(Argument::Attribute(_) | Argument::Property(_)))
        };
        let dict = self.args.iter().position(|arg| matches!(arg, CustomArg::AttrDict));
        let has_properties = self.args.iter().any(|arg| matches!(arg, CustomArg::PropDict));
        let is_read = dict.is_some_and(|at| self.args[at..].iter().any(reads_state));
        has_properties && self.args.iter().any(is_dict) || is_read
    }
}

/// An argument of a custom directive.
#[derive(Clone, Debug)]
pub(crate) enum CustomArg {
    /// An argument that the directive parses and prints.
    Bound(Argument),
    /// A reference to an argument that was parsed before.
    Ref(Argument),
    /// A host expression.
    Code(Rc<Expr>),
    /// The attribute dictionary.
    AttrDict,
    /// The properties.
    PropDict,
}

/// The target of a custom directive's argument.
#[derive(Clone, Debug)]
pub(crate) enum Argument {
    /// The operands of a slot.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
    /// A property.
    Property(usize),
    /// The regions of a slot. The flag is set if the region may be absent and must be created.
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
    /// An argument without a value.
    Unit,
}

/// A clause of `oilist`.
#[derive(Clone, Debug)]
pub(crate) struct ClauseStep<'r> {
    /// The keyword at its start.
    pub literal: &'r str,
    /// The clause is printed if one of these is present; never if the list is empty.
    pub conditions: Vec<Presence>,
    /// The unit attribute or property that the keyword represents.
    pub unit: Option<Unit>,
    /// The steps after the keyword, unless it represents a unit.
    pub steps: Vec<Step<'r>>,
}

/// An optional group.
#[derive(Clone, Debug)]
pub(crate) struct GroupStep<'r> {
    /// The group is printed if one of these is present; always if the list is empty.
    pub conditions: Vec<Presence>,
    /// Whether the anchor is in `otherwise`, which is then printed if it is present.
    pub anchor_in_else: bool,
    /// The unit that is implied by the presence of the anchor's side.
    pub unit: Option<Unit>,
    /// The index in `then` of the step that indicates the presence of the group to the parser.
    pub first: usize,
    /// Whether that step declares its variables, instead of their declaration before all steps.
    pub first_declares: bool,
    /// The steps if the group is present.
    pub then: Vec<Step<'r>>,
    /// The steps if it is absent.
    pub otherwise: Vec<Step<'r>>,
}

/// A unit attribute or unit property.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// The attribute in this slot.
    Attribute(usize),
    /// The property in this slot.
    Property(usize),
}

/// The printer's condition for a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Presence {
    /// Whether an optional value is present, or a group of values is not empty.
    Values(ValueKind, usize),
    /// Whether the attribute in this property word is set.
    Set(usize),
    /// Whether the property word differs from its default.
    NotDefault(usize),
    /// Whether the regions of a slot are present and not empty.
    Region(usize),
    /// Whether the successors of a slot are present.
    Successor(usize),
}

/// The parser's work after all steps, in this order.
#[derive(Clone, Debug)]
pub(crate) struct Resolution<'r> {
    /// How regions are added.
    pub regions: Regions,
    /// How successors are added.
    pub successors: Successors,
    /// Sizes of nested groups: the operand slot and the property word.
    pub group_sizes: Vec<(usize, usize)>,
    /// Whether operand segment sizes are set.
    pub operand_segments: Option<usize>,
    /// Whether result segment sizes are set.
    pub result_segments: Option<usize>,
    /// How result types are added.
    pub results: Results<'r>,
    /// How operands are resolved.
    pub operands: Operands<'r>,
}

/// How regions are added.
#[derive(Clone, Debug)]
pub(crate) enum Regions {
    /// All that the format parses.
    All,
    /// Those of each slot; the flag is set if the region may be absent.
    Slots(Vec<bool>),
}

/// How successors are added.
#[derive(Clone, Debug)]
pub(crate) enum Successors {
    /// All that the format parses.
    All,
    /// Those of each slot; the flag is set if the number of successors may vary.
    Slots(Vec<bool>),
}

/// How result types are added.
#[derive(Clone, Debug)]
pub(crate) enum Results<'r> {
    /// Inferred from the rest of the operation.
    Inferred,
    /// All that the format parses.
    All,
    /// Those of each slot.
    Slots(Vec<FoundType<'r>>),
}

/// How operands are resolved.
#[derive(Clone, Debug)]
pub(crate) enum Operands<'r> {
    /// All parsed operands, with all parsed types.
    All,
    /// Those of each slot, with all parsed types.
    AllTypes,
    /// All parsed operands, with one type.
    OneType(FoundType<'r>),
    /// All parsed operands, with the types of each slot.
    TypesOfSlots(Vec<FoundType<'r>>),
    /// Those of each slot.
    Slots(Vec<FoundType<'r>>),
}

/// The source of a slot's type.
#[derive(Clone, Debug)]
pub(crate) struct FoundType<'r> {
    /// The source.
    pub origin: TypeOrigin<'r>,
    /// Whether it is a list of types.
    pub is_list: bool,
}

/// The source of a type in a parser.
#[derive(Clone, Debug)]
pub(crate) enum TypeOrigin<'r> {
    /// A variable of the parser.
    Variable(TypeVariable<'r>),
    /// The type of an attribute, by the slot of the attribute.
    Attribute {
        /// The index of the slot.
        index: usize,
        /// Whether the parser has always a variable with the attribute.
        is_bound: bool,
        /// Converts that type, `$_self`, to the resolved type.
        transform: Option<Rc<Expr>>,
    },
    /// A type that is converted, after a check of its own constraint.
    Transformed {
        /// The type.
        of: TypeVariable<'r>,
        /// Whether all types of a list are converted together.
        is_list: bool,
        /// The constant of the constraint.
        constraint: String,
        /// Converts that type, `$_self`, to the resolved type.
        transform: Rc<Expr>,
    },
    /// The only type that satisfies the constraint.
    Built(Rc<Expr>),
}

/// A parser variable for types.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TypeVariable<'r> {
    /// The name.
    pub name: String,
    /// The name of the operand or result.
    pub of: &'r str,
    /// Whether only the first of a list is used.
    pub first: bool,
    /// Whether it has a list per group.
    pub is_grouped: bool,
}

impl FoundType<'_> {
    /// Whether both have the same source.
    #[must_use]
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let origin = match (&self.origin, &other.origin) {
            (TypeOrigin::Variable(left), TypeOrigin::Variable(right)) => left == right,
            (TypeOrigin::Built(left), TypeOrigin::Built(right)) => Rc::ptr_eq(left, right),
            (
                TypeOrigin::Attribute { index, transform, .. },
                TypeOrigin::Attribute { index: other_index, transform: other_transform, .. },
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

/// Whether the parser's variable for a slot with this number of values is a list.
pub(super) fn is_list(count: Count) -> bool {
    count.is_variable()
}
