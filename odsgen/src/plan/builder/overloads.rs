//! The `build` functions of C++, which bodies of builders call.

use super::{
    Attributes, BodyPart, BuilderParam, DefaultBuilder, GroupSize, ParamRole, ResultTypes,
    result_types, with_attributes,
};
use crate::fragment::{BuildArg, BuildSlot, RawValue};
use crate::model::{Arg, Op};
use crate::plan::attribute::AttrValue;
use crate::plan::slots::{Count, OpSlots};

/// The `build` functions that the generator of C++ declares for an operation, the ones with a parameter for each part
/// first.
pub(super) fn overloads<'r>(op: &Op<'r>, slots: &OpSlots<'r>) -> Vec<DefaultBuilder> {
    if op.skip_default_builders {
        return Vec::new();
    }
    let mut types = vec![ResultTypes::Params];
    if !op.results.is_empty() {
        types.extend(result_types(op, slots).into_iter().filter(|types| types.is_inferred()));
    }
    let has_properties = op.args.iter().any(|arg| matches!(arg, Arg::Property(_)));
    let separate = types.iter().filter(|_| !has_properties);
    let separate = separate.map(|types| with_attributes(op, slots, *types, Attributes::All));
    let infers = op.results.is_empty() || types.len() > 1;
    let collective = types.iter().map(|types| collective(slots, *types, !types.is_inferred()));
    let without_types = collective_without_types(slots, &types).filter(|_| infers);
    separate.chain(collective).chain(without_types).collect()
}

/// The builder that has no parameter for result types if there are none.
fn collective_without_types(slots: &OpSlots<'_>, types: &[ResultTypes]) -> Option<DefaultBuilder> {
    (types.len() == 1).then(|| collective(slots, ResultTypes::Params, false))
}

/// The builder that takes all result types, all operands, and attributes with their names.
fn collective(slots: &OpSlots<'_>, types: ResultTypes, takes_types: bool) -> DefaultBuilder {
    let param = |name: &str, role| BuilderParam { name: name.to_owned(), role };
    let mut params = Vec::new();
    if takes_types {
        params.push(param("types", ParamRole::ResultTypes(Count::Variadic)));
    }
    params.push(param("operands", ParamRole::Operands(Count::Variadic)));
    params.push(param("attributes", ParamRole::NamedAttributes));
    for region in &slots.regions {
        params.push(match region.variadic {
            true => param("region_count", ParamRole::RegionCount),
            false => param("", ParamRole::Region),
        });
    }
    DefaultBuilder {
        name: "build".to_owned(),
        params,
        types,
        operand_sizes: None,
        result_sizes: None,
    }
}

/// What the parameters of `builder` are for.
pub(super) fn build_slots(builder: &DefaultBuilder, slots: &OpSlots<'_>) -> Vec<BuildSlot> {
    let attribute = |word: usize, value: Option<&AttrValue>| {
        let attr = slots.attributes.iter().find(|attr| attr.word == word);
        let is_optional = attr.is_some_and(|attr| attr.optional || attr.default.is_some());
        let value = value.map(|value| match value.is_type() {
            _ if attr.is_some_and(|attr| attr.is_unit) => RawValue::Unit,
            true => RawValue::Type,
            false => RawValue::Of(value.ty.clone()),
        });
        BuildSlot::Attribute { value, is_optional }
    };
    let slots = builder.params.iter().filter_map(|param| {
        Some(match &param.role {
            ParamRole::ResultTypes(Count::One) => BuildSlot::Type,
            ParamRole::ResultTypes(Count::Optional) => BuildSlot::OptionalType,
            ParamRole::ResultTypes(_) => BuildSlot::Types,
            ParamRole::Operands(Count::One) => BuildSlot::Value,
            ParamRole::Operands(Count::Optional) => BuildSlot::OptionalValue,
            ParamRole::Operands(_) => BuildSlot::Values,
            ParamRole::Value(word, value) => attribute(*word, Some(value)),
            ParamRole::Attribute(word) => attribute(*word, None),
            ParamRole::Successors(true) => BuildSlot::Blocks,
            ParamRole::Successors(false) => BuildSlot::Block,
            ParamRole::NamedAttributes => BuildSlot::NamedAttributes,
            ParamRole::RegionCount => BuildSlot::Count,
            ParamRole::Region | ParamRole::Property(..) | ParamRole::OptionalAttribute(_) => {
                return None;
            }
        })
    });
    slots.collect()
}

/// Fills in the state like `builder` with `args`. `taken` are the names of other variables.
pub(super) fn filled(
    builder: &DefaultBuilder,
    args: Vec<BuildArg>,
    mut taken: Vec<String>,
) -> BodyPart {
    let mut args = args.into_iter();
    let (mut params, mut values) = (Vec::new(), Vec::new());
    // The names of the parameters with a value, and their new names.
    let mut names = Vec::new();
    for param in &builder.params {
        if matches!(param.role, ParamRole::Region) {
            params.push(param.clone());
            continue;
        }
        let (role, value) = match (args.next(), &param.role) {
            (None | Some(BuildArg::Absent), _) => continue,
            (Some(BuildArg::Part(value)), ParamRole::Value(word, _)) => {
                (ParamRole::Attribute(*word), value)
            }
            (Some(BuildArg::Part(value)), ParamRole::ResultTypes(Count::Optional)) => {
                (ParamRole::ResultTypes(Count::One), value)
            }
            (Some(BuildArg::Part(value)), ParamRole::Operands(Count::Optional)) => {
                (ParamRole::Operands(Count::One), value)
            }
            (
                Some(BuildArg::Optional(value)),
                ParamRole::Value(word, _) | ParamRole::Attribute(word),
            ) => (ParamRole::OptionalAttribute(*word), value),
            (
                Some(BuildArg::Part(value) | BuildArg::Optional(value) | BuildArg::Raw(value)),
                role,
            ) => (role.clone(), value),
        };
        let name = match value.local() {
            Some(local) => local,
            None => {
                let mut name = param.name.clone();
                while taken.contains(&name) {
                    name.push('_');
                }
                taken.push(name.clone());
                values.push((name.clone(), value));
                name
            }
        };
        names.push((param.name.clone(), name.clone()));
        params.push(BuilderParam { name, role });
    }
    let renamed =
        |name: &String| names.iter().find(|(old, _)| old == name).map(|(_, new)| new.clone());
    let is_optional = |name: &str| {
        params.iter().any(|param: &BuilderParam| {
            let role = &param.role;
            param.name == name
                && matches!(
                    role,
                    ParamRole::Operands(Count::Optional) | ParamRole::ResultTypes(Count::Optional)
                )
        })
    };
    let size = |size: &GroupSize| match size {
        GroupSize::One | GroupSize::Zero => size.clone(),
        GroupSize::Optional(name) => match renamed(name) {
            None => GroupSize::Zero,
            Some(name) if is_optional(&name) => GroupSize::Optional(name),
            Some(_) => GroupSize::One,
        },
        GroupSize::Len(name) | GroupSize::Total(name) => {
            renamed(name).map_or(GroupSize::Zero, GroupSize::Len)
        }
    };
    let sizes = |sizes: &Option<(usize, Vec<GroupSize>)>| {
        sizes.as_ref().map(|(word, sizes)| (*word, sizes.iter().map(size).collect()))
    };
    let operand_sizes = sizes(&builder.operand_sizes);
    let result_sizes = sizes(&builder.result_sizes);
    let (name, types) = (builder.name.clone(), builder.types);
    BodyPart::Fill(DefaultBuilder { name, params, types, operand_sizes, result_sizes }, values)
}
