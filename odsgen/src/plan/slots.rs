//! Operands, results, regions and successors of an operation.

use crate::fragment::RustType;
use crate::language;
use crate::model::{self, Multiplicity, Op};
use crate::names::snake;

use super::attribute::setter;
use super::planner::Planner;

/// Operands or results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// Operands.
    Operand,
    /// Results.
    Result,
}

/// An operand or a result, or a group of them.
#[derive(Clone, Debug)]
pub struct ValueSlot<'r> {
    /// Which of the two.
    pub kind: ValueKind,
    /// Its place in the list.
    pub index: usize,
    /// Its name in the definition; empty if it has none.
    pub name: &'r str,
    /// The function that returns it; none without a name.
    pub accessor: Option<String>,
    /// The local variable of parsers that holds it.
    pub local: String,
    /// How many values it stands for.
    pub count: Count,
    /// How the values are found.
    pub access: Access,
    /// The function that sets it; none without a name, or for results.
    pub setter: Option<String>,
    /// The type view, if the constraint allows one kind of type only.
    pub ty: Option<RustType>,
    /// The constant of its constraint.
    pub constraint: String,
    /// How diagnostics describe it.
    pub summary: &'r str,
    /// The type in texts.
    pub text: TypeText,
}

/// How many values a slot stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Count {
    /// One.
    One,
    /// One or none.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups, whose sizes the property word of this index holds.
    Groups(usize),
}

impl Count {
    /// Whether the number differs from operation to operation.
    #[must_use]
    pub fn is_variable(self) -> bool {
        self != Self::One
    }
}

/// How the values of a slot are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// They are at a fixed place: all slots before stand for one value each.
    Fixed,
    /// They are all operands or results: there is no other slot.
    All,
    /// They are a group, whose place depends on the groups before.
    Group,
}

/// How the type of a value is written.
#[derive(Clone, Debug)]
pub enum TypeText {
    /// As any type is.
    Any,
    /// As a type of this kind. If it belongs to a dialect, the prefix of the dialect is left out.
    Kind {
        /// The view.
        view: RustType,
        /// Whether it belongs to a dialect.
        of_dialect: bool,
    },
}

impl TypeText {
    /// Whether it is written as any type is.
    #[must_use]
    pub fn is_any(&self) -> bool {
        matches!(self, Self::Any)
    }

    /// Whether the prefix of its dialect is left out.
    #[must_use]
    pub fn is_stripped(&self) -> bool {
        matches!(self, Self::Kind { of_dialect: true, .. })
    }
}

/// A region, or a group of them.
#[derive(Clone, Debug)]
pub struct RegionSlot<'r> {
    /// Its place in the list.
    pub index: usize,
    /// Its name in the definition; empty if it has none.
    pub name: &'r str,
    /// The function that returns it; none without a name.
    pub accessor: Option<String>,
    /// The local variable of parsers that holds it.
    pub local: String,
    /// Whether it stands for any number of regions.
    pub variadic: bool,
    /// The constant of its constraint.
    pub constraint: String,
}

/// A successor, or a group of them.
#[derive(Clone, Debug)]
pub struct SuccessorSlot<'r> {
    /// Its place in the list.
    pub index: usize,
    /// Its name in the definition; empty if it has none.
    pub name: &'r str,
    /// The function that returns it; none without a name.
    pub accessor: Option<String>,
    /// The local variable of parsers that holds it.
    pub local: String,
    /// Whether it stands for any number of successors.
    pub variadic: bool,
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
        let count = match value.multiplicity() {
            Multiplicity::One => Count::One,
            Multiplicity::Optional => Count::Optional,
            Multiplicity::Variadic => Count::Variadic,
            Multiplicity::VariadicOfVariadic(sizes) => {
                Count::Groups(op.attribute(sizes).unwrap_or_default())
            }
        };
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
        ValueSlot {
            kind,
            index,
            name: value.name.unwrap_or_default(),
            local: accessor.clone().unwrap_or_else(|| format!("{what}_{index}")),
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

    /// The type of a value, if Rust has it: a C++ type of an unknown module is any type.
    fn declared_type(&self, value: &model::Value<'r>) -> &'r str {
        let (record, ty) = (value.constraint.record, value.constraint.rust_type);
        if language::is_cpp(record) && !self.is_known_type(ty) { "Type" } else { ty }
    }

    fn value_ty(&mut self, value: &model::Value<'r>) -> Option<RustType> {
        let declared = self.declared_type(value);
        let is_known = declared != "Type";
        is_known.then(|| self.ty(declared, "'ir", (value.constraint.record, "cppType")))
    }

    fn type_text(&mut self, value: &model::Value<'r>) -> TypeText {
        let declared = self.declared_type(value);
        if declared == "Type" {
            return TypeText::Any;
        }
        let of_dialect = match self.scope.written_type(declared) {
            Some(syn::Type::Path(ty)) => {
                ty.path.leading_colon.is_some() || ty.path.segments.len() > 1
            }
            _ => false,
        };
        let view = self.ty(declared, "'_", (value.constraint.record, "cppType"));
        TypeText::Kind { view, of_dialect }
    }

    /// The regions of `op`.
    pub(super) fn regions(&mut self, op: &Op<'r>) -> Vec<RegionSlot<'r>> {
        let slots = op.regions.iter().enumerate().map(|(index, region)| RegionSlot {
            index,
            name: region.name.unwrap_or_default(),
            accessor: Some(region.accessor.clone()).filter(|name| !name.is_empty()),
            local: region.name.map_or_else(|| format!("region_{index}"), snake),
            variadic: region.constraint.variadic,
            constraint: self.region_constraint(&region.constraint),
        });
        slots.collect()
    }
}

/// The successors of `op`.
pub(super) fn successors<'r>(op: &Op<'r>) -> Vec<SuccessorSlot<'r>> {
    let slots = op.successors.iter().enumerate().map(|(index, successor)| SuccessorSlot {
        index,
        name: successor.name.unwrap_or_default(),
        accessor: Some(successor.accessor.clone()).filter(|name| !name.is_empty()),
        local: successor.name.map_or_else(|| format!("successor_{index}"), snake),
        variadic: successor.constraint.variadic,
    });
    slots.collect()
}
