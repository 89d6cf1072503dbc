//! Operands, results, regions and successors of an operation.

use super::attribute::AttrSlot;
use super::planner::Planner;
use super::property::PropertySlot;
use crate::fragment::RustType;
use crate::fragment::language;
use crate::model::{self, Multiplicity, Op};
use crate::names::{setter, snake};

/// The slots of an operation.
#[derive(Clone, Debug)]
pub(crate) struct OpSlots<'r> {
    /// The operands.
    pub operands: Vec<ValueSlot<'r>>,
    /// The results.
    pub results: Vec<ValueSlot<'r>>,
    /// The attributes.
    pub attributes: Vec<AttrSlot<'r>>,
    /// The properties.
    pub properties: Vec<PropertySlot<'r>>,
    /// The regions.
    pub regions: Vec<RegionSlot<'r>>,
    /// The successors.
    pub successors: Vec<SuccessorSlot<'r>>,
    /// The first property word of the operand segment sizes, if they are stored.
    pub operand_segments: Option<usize>,
    /// The first property word of the result segment sizes, if they are stored.
    pub result_segments: Option<usize>,
    /// Properties with constants: attributes, properties, and segment sizes.
    pub keys: Vec<KeySlot<'r>>,
}

impl OpSlots<'_> {
    /// The constant of the property with this first word.
    #[must_use]
    pub(crate) fn key(&self, word: usize) -> &str {
        self.keys.iter().find(|it| it.word == word).map_or("", |it| &it.constant)
    }
}

/// The constant that identifies a property.
#[derive(Clone, Debug)]
pub(crate) struct KeySlot<'r> {
    /// The name of the constant.
    pub constant: String,
    /// The name of the property.
    pub name: &'r str,
    /// The index of the first property word.
    pub word: usize,
}

/// Operands or results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ValueKind {
    /// Operands.
    Operand,
    /// Results.
    Result,
}

/// An operand or a result, or a variadic group of them.
#[derive(Clone, Debug)]
pub(crate) struct ValueSlot<'r> {
    /// Operand or result.
    pub kind: ValueKind,
    /// The index among the slots of this kind.
    pub index: usize,
    /// The name in the definition; empty if unnamed.
    pub name: &'r str,
    /// The accessor; `None` if unnamed.
    pub accessor: Option<String>,
    /// The local variable in generated parsers.
    pub local: String,
    /// The variable of parsers for one type.
    pub type_local: String,
    /// The variable of parsers for a list of types.
    pub types_local: String,
    /// The number of values.
    pub count: Count,
    /// How accessors find the values.
    pub access: Access,
    /// The setter; `None` for results and if unnamed.
    pub setter: Option<String>,
    /// The type view, if the constraint allows only one kind of type.
    pub ty: Option<RustType>,
    /// The constant with its constraint.
    pub constraint: String,
    /// The description for diagnostics.
    pub summary: &'r str,
    /// How the type is printed.
    pub text: TypeText,
}

/// The number of values in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Count {
    /// Exactly one.
    One,
    /// Zero or one.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups. The property word at this index holds their sizes.
    Groups(usize),
}

impl Count {
    /// Whether the number varies between operations.
    #[must_use]
    pub(crate) fn is_variable(self) -> bool {
        self != Self::One
    }
}

/// How accessors find the values of a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    /// At a fixed index: all earlier slots have exactly one value.
    Fixed,
    /// All operands or results: there is no other slot.
    All,
    /// A group, whose position depends on earlier groups.
    Group,
}

/// How the type of a value is printed and parsed.
#[derive(Clone, Debug)]
pub(crate) enum TypeText {
    /// As any type.
    Any,
    /// As a type of this kind. For a type of a dialect, without the prefix of the dialect.
    Kind {
        /// The view.
        view: RustType,
        /// Whether it is a kind of a dialect, not an interface: the prefix of the dialect is omitted.
        of_dialect: bool,
        /// Whether the view covers several kinds, as a base class of C++ does.
        may_be_class: bool,
    },
}

impl TypeText {
    /// Whether any type can be parsed.
    #[must_use]
    pub(crate) fn is_any(&self) -> bool {
        matches!(self, Self::Any)
    }

    /// Whether the prefix of the dialect is omitted.
    #[must_use]
    pub(crate) fn is_stripped(&self) -> bool {
        matches!(self, Self::Kind { of_dialect: true, .. })
    }
}

/// A region, or a variadic group of them.
#[derive(Clone, Debug)]
pub(crate) struct RegionSlot<'r> {
    /// The index among the slots of this kind.
    pub index: usize,
    /// The name in the definition; empty if unnamed.
    pub name: &'r str,
    /// The accessor; `None` if unnamed.
    pub accessor: Option<String>,
    /// The local variable in generated parsers.
    pub local: String,
    /// The variable of parsers for a region that they add because its group is absent.
    pub made_local: String,
    /// The variable of parsers for whether the region is there.
    pub found_local: String,
    /// Whether it is variadic.
    pub variadic: bool,
    /// The constant with its constraint.
    pub constraint: String,
}

/// A successor, or a variadic group of them.
#[derive(Clone, Debug)]
pub(crate) struct SuccessorSlot<'r> {
    /// The index among the slots of this kind.
    pub index: usize,
    /// The name in the definition; empty if unnamed.
    pub name: &'r str,
    /// The accessor; `None` if unnamed.
    pub accessor: Option<String>,
    /// The local variable in generated parsers.
    pub local: String,
    /// Whether it is variadic.
    pub variadic: bool,
    /// The constant with its constraint, if not every successor satisfies it.
    pub constraint: Option<String>,
}

impl<'r> Planner<'r> {
    /// The operands or results of `op`.
    pub(super) fn values(&mut self, op: &Op<'r>, kind: ValueKind) -> Vec<ValueSlot<'r>> {
        let values = match kind {
            ValueKind::Operand => &op.operands,
            ValueKind::Result => &op.results,
        };
        let slots = values.iter().enumerate();
        slots.map(|(index, value)| self.value(op, kind, values, index, value)).collect()
    }

    fn value(
        &mut self,
        op: &Op<'r>,
        kind: ValueKind,
        values: &[model::Value<'r>],
        index: usize,
        value: &model::Value<'r>,
    ) -> ValueSlot<'r> {
        let count = count(op, value);
        let is_fixed = values[..index].iter().all(|value| !value.is_variable());
        let access = match count {
            Count::One if is_fixed => Access::Fixed,
            Count::Variadic if values.len() == 1 => Access::All,
            _ => Access::Group,
        };
        let accessor = value.rust_name().map(str::to_owned);
        let setter = accessor.as_deref().filter(|_| kind == ValueKind::Operand).map(setter);
        let what = if kind == ValueKind::Operand { "operand" } else { "result" };
        let constraint = self.type_constraint(&value.constraint);
        let local = accessor.clone().unwrap_or_else(|| format!("{what}_{index}"));
        let base = local.trim_end_matches('_');
        ValueSlot {
            kind,
            index,
            name: value.name.unwrap_or_default(),
            type_local: format!("{base}_type"),
            types_local: format!("{base}_types"),
            local,
            accessor,
            count,
            access,
            setter,
            ty: self.value_ty(value),
            constraint,
            summary: value.constraint.summary,
            text: self.type_text(value),
        }
    }

    /// The type of a value, unless any type is valid. A C++ type of an unknown module becomes any type.
    fn declared_type(&self, value: &model::Value<'r>) -> Option<&'r str> {
        let view = value.constraint.value_type.view()?;
        let is_cpp = language::is_cpp(value.constraint.record);
        (!is_cpp || self.is_known_type(view)).then_some(view)
    }

    fn value_ty(&mut self, value: &model::Value<'r>) -> Option<RustType> {
        let declared = self.declared_type(value)?;
        Some(self.ty(declared, "'ir", (value.constraint.record, "cppType")))
    }

    fn type_text(&mut self, value: &model::Value<'r>) -> TypeText {
        let Some(declared) = self.declared_type(value) else { return TypeText::Any };
        let of_dialect = match self.scope.written_type(declared) {
            _ if value.constraint.is_interface => false,
            Some(syn::Type::Path(ty)) => {
                ty.path.leading_colon.is_some() || ty.path.segments.len() > 1
            }
            _ => false,
        };
        let view = self.ty(declared, "'_", (value.constraint.record, "cppType"));
        let may_be_class = language::is_cpp(value.constraint.record);
        TypeText::Kind { view, of_dialect, may_be_class }
    }

    /// The regions of `op`.
    pub(super) fn regions(&mut self, op: &Op<'r>) -> Vec<RegionSlot<'r>> {
        let slots = op.regions.iter().enumerate().map(|(index, region)| {
            let local = region.name.map_or_else(|| format!("region_{index}"), snake);
            RegionSlot {
                index,
                name: region.name.unwrap_or_default(),
                accessor: Some(region.accessor.clone()).filter(|name| !name.is_empty()),
                made_local: format!("{local}_region"),
                found_local: format!("{local}_is_present"),
                local,
                variadic: region.constraint.variadic,
                constraint: self.region_constraint(&region.constraint),
            }
        });
        slots.collect()
    }

    /// The successors of `op`.
    pub(super) fn successors(&mut self, op: &Op<'r>) -> Vec<SuccessorSlot<'r>> {
        let slots = op.successors.iter().enumerate().map(|(index, successor)| SuccessorSlot {
            index,
            name: successor.name.unwrap_or_default(),
            accessor: Some(successor.accessor.clone()).filter(|name| !name.is_empty()),
            local: successor.name.map_or_else(|| format!("successor_{index}"), snake),
            variadic: successor.constraint.variadic,
            constraint: self.successor_constraint(&successor.constraint),
        });
        slots.collect()
    }
}

/// The number of values of an operand or result of `op`.
pub(super) fn count(op: &Op<'_>, value: &model::Value<'_>) -> Count {
    match value.multiplicity() {
        Multiplicity::One => Count::One,
        Multiplicity::Optional => Count::Optional,
        Multiplicity::Variadic => Count::Variadic,
        Multiplicity::VariadicOfVariadic(sizes) => {
            Count::Groups(op.attribute(sizes).unwrap_or_default())
        }
    }
}
