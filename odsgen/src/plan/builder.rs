//! Builders of operations.

use std::rc::Rc;

use super::attribute::{AttrSlot, Held};
use super::op::OpSlots;
use super::planner::Planner;
use super::slots::{Count, ValueSlot};
use crate::fragment::{Block, Expr, RustType};
use crate::model::{self, Arg, Op};
use crate::names::snake;

/// A builder of an operation.
#[derive(Clone, Debug)]
pub enum Builder<'r> {
    /// The builder that follows from the arguments of the definition.
    Default(DefaultBuilder),
    /// A builder that the definition lists.
    Listed(ListedBuilder<'r>),
}

/// The builder that follows from the arguments of the definition.
#[derive(Clone, Debug)]
pub struct DefaultBuilder {
    /// Its name.
    pub name: String,
    /// Its parameters, in order.
    pub params: Vec<BuilderParam>,
    /// Where the result types come from.
    pub types: ResultTypes,
    /// The parameter for the size of each group of operands, if the operation stores the sizes.
    pub operand_sizes: Option<(usize, Vec<GroupSize>)>,
    /// The same for results.
    pub result_sizes: Option<(usize, Vec<GroupSize>)>,
}

/// A parameter, and what the builder does with it.
#[derive(Clone, Debug)]
pub struct BuilderParam {
    /// Its name; nothing if the builder does it without being told.
    pub name: String,
    /// What it is.
    pub role: ParamRole,
}

/// What a parameter of a builder is.
#[derive(Clone, Debug)]
pub enum ParamRole {
    /// The types of results.
    ResultTypes(Count),
    /// Operands.
    Operands(Count),
    /// What the attribute in a property word holds.
    Held(usize, Held),
    /// The attribute in a property word.
    Attribute(usize),
    /// The property in a property word: its type as a parameter, and its kind.
    Property(usize, RustType, String),
    /// Successors; whether any number of them.
    Successors(bool),
    /// The number of regions.
    RegionCount,
    /// One region, which needs no parameter.
    Region,
}

/// The number of values in a group.
#[derive(Clone, Debug)]
pub enum GroupSize {
    /// One.
    One,
    /// One if the parameter is given.
    Optional(String),
    /// The length of the parameter.
    Len(String),
    /// The lengths of the slices in the parameter.
    Total(String),
}

/// Where a builder has the types of results from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultTypes {
    /// Its parameters.
    Params,
    /// The operation's table: they follow from operands and attributes.
    Table,
    /// `InferTypeOpInterface`.
    Interface,
    /// The attribute in this property word, which is a type or has one, for this many results.
    Attribute(usize, usize),
}

impl ResultTypes {
    /// Whether they are inferred.
    #[must_use]
    pub fn is_inferred(self) -> bool {
        self != Self::Params
    }

    /// Whether the builder stands beside one that takes the types.
    #[must_use]
    pub fn is_alternative(self) -> bool {
        matches!(self, Self::Interface | Self::Attribute(..))
    }
}

/// A builder that the definition lists.
#[derive(Clone, Debug)]
pub struct ListedBuilder<'r> {
    /// Its name.
    pub name: String,
    /// Its parameters.
    pub params: Vec<(String, RustType)>,
    /// What it does.
    pub body: ListedBody,
    /// Why it should not be used.
    pub deprecated: Option<&'r str>,
    /// The builder that takes the required parameters only, if others have defaults.
    pub short: Option<ShortBuilder>,
}

/// A builder that calls another one with defaults for the last parameters.
#[derive(Clone, Debug)]
pub struct ShortBuilder {
    /// Its name.
    pub name: String,
    /// The number of its parameters.
    pub count: usize,
    /// The values of the other parameters.
    pub defaults: Vec<Rc<Expr>>,
}

/// What a listed builder does.
#[derive(Clone, Debug)]
pub enum ListedBody {
    /// It calls the hook of this name.
    Hook(String),
    /// It fills in a state.
    State(Block),
    /// It leaves everything to another builder.
    OtherBuilder(Block),
}

impl<'r> Planner<'r> {
    /// The builders of `op`: those that follow from its arguments, and those that it lists.
    pub(super) fn builders(&mut self, op: &Op<'r>, slots: &OpSlots<'r>) -> Vec<Builder<'r>> {
        let mut builders = Vec::new();
        if !op.skip_default_builders {
            for types in result_types(op, slots) {
                builders.push(Builder::Default(default(op, slots, types)));
            }
        }
        for builder in &op.builders {
            let is_build = builders.is_empty();
            builders.push(Builder::Listed(self.listed(builder, is_build)));
        }
        builders
    }

    fn listed(&mut self, builder: &model::Builder<'r>, is_build: bool) -> ListedBuilder<'r> {
        let params = &builder.params;
        let required = params.iter().take_while(|param| param.default.is_none()).count();
        let first = params[..required].first().map(|param| param.name.as_str());
        let name = match (builder.name, is_build) {
            (Some(name), _) => name.to_owned(),
            (None, true) => "build".to_owned(),
            (None, false) => name_from("build", first),
        };
        let hook = name.clone();
        let (name, short) = match params.get(required) {
            None => (name, None),
            Some(optional) => {
                let defaults = params[required..].iter().filter_map(|param| param.default);
                let defaults = defaults.map(|it| self.expr(&it, &["_builder", "_ctxt"])).collect();
                let full = name_with(&name, &optional.name);
                (full, Some(ShortBuilder { name, count: required, defaults }))
            }
        };
        let params = params.iter().map(|param| (parameter(&param.name), self.builder_ty(param.ty)));
        let params = params.collect();
        let body = match builder.body {
            None => ListedBody::Hook(hook),
            Some(body) => {
                let block = self.block(&body, &["_builder", "_state", "_ctxt", "_ctx"]);
                if block.ends_with_return() && !block.uses("_state") {
                    ListedBody::OtherBuilder(block)
                } else {
                    ListedBody::State(block)
                }
            }
        };
        ListedBuilder { name, params, body, deprecated: builder.deprecated, short }
    }
}

/// Where the default builders have result types from: one builder for each.
fn result_types(op: &Op<'_>, slots: &OpSlots<'_>) -> Vec<ResultTypes> {
    if op.infers_results() {
        return vec![ResultTypes::Table];
    }
    let mut list = vec![ResultTypes::Params];
    if op.has_interface("InferTypeOpInterface") && !op.results.is_empty() {
        list.push(ResultTypes::Interface);
    } else if let Some(index) = op.type_attribute() {
        list.push(ResultTypes::Attribute(slots.attributes[index].word, op.results.len()));
    }
    list
}

fn default<'r>(op: &Op<'r>, slots: &OpSlots<'r>, types: ResultTypes) -> DefaultBuilder {
    let names = Names::new(op, slots);
    let mut params = Vec::new();
    let mut push = |name: String, role: ParamRole| params.push(BuilderParam { name, role });
    if !types.is_inferred() {
        for result in &slots.results {
            push(names.result_type(slots, result), ParamRole::ResultTypes(result.count));
        }
    }
    for arg in &op.args {
        match *arg {
            Arg::Operand(index) => {
                let operand = &slots.operands[index];
                push(names.operand(operand), ParamRole::Operands(operand.count));
            }
            Arg::Attribute(index) => {
                let attr = &slots.attributes[index];
                if let Some(role) = attribute_role(attr, slots) {
                    push(parameter(&attr.accessor), role);
                }
            }
            Arg::Property(index) => {
                let property = &slots.properties[index];
                if !property.has_default {
                    let ty = property.argument_ty.clone();
                    let role = ParamRole::Property(property.word, ty, property.kind.clone());
                    push(parameter(&property.accessor), role);
                }
            }
        }
    }
    for successor in &slots.successors {
        let name = match op.successors[successor.index].name {
            Some(name) => parameter(&snake(name)),
            None => names.free(format!("successor_{}", successor.index)),
        };
        push(name, ParamRole::Successors(successor.variadic));
    }
    for region in &slots.regions {
        if region.variadic {
            let name = format!("{}_count", region.local.trim_end_matches('_'));
            push(names.free(name), ParamRole::RegionCount);
        } else {
            push(String::new(), ParamRole::Region);
        }
    }
    let size = |name: String, count: Count| match count {
        Count::One => GroupSize::One,
        Count::Optional => GroupSize::Optional(name),
        Count::Variadic => GroupSize::Len(name),
        Count::Groups(_) => GroupSize::Total(name),
    };
    let operand_sizes = slots.operand_segments.map(|word| {
        let sizes = slots.operands.iter().map(|it| size(names.operand(it), it.count));
        (word, sizes.collect())
    });
    let result_sizes = slots.result_segments.filter(|_| !types.is_inferred()).map(|word| {
        let sizes = slots.results.iter().map(|it| size(names.result_type(slots, it), it.count));
        (word, sizes.collect())
    });
    let name = if types.is_alternative() { "build_inferred" } else { "build" }.to_owned();
    DefaultBuilder { name, params, types, operand_sizes, result_sizes }
}

/// What the parameter of an attribute is. An attribute that an operation may be without has none: it is set afterwards.
/// Sizes of groups follow from the operands.
fn attribute_role(attr: &AttrSlot<'_>, slots: &OpSlots<'_>) -> Option<ParamRole> {
    let holds_sizes = slots.operands.iter().any(|it| it.count == Count::Groups(attr.word));
    if holds_sizes || attr.optional || attr.default.is_some() {
        return None;
    }
    Some(match &attr.held {
        Some(held) => ParamRole::Held(attr.word, held.clone()),
        None => ParamRole::Attribute(attr.word),
    })
}

/// The names of parameters. What the definition names comes first.
struct Names<'a> {
    taken: Vec<&'a str>,
    successors: Vec<String>,
}

impl<'a> Names<'a> {
    fn new(op: &Op<'_>, slots: &'a OpSlots<'_>) -> Self {
        let operands = slots.operands.iter().filter_map(|it| it.accessor.as_deref());
        let attributes = slots.attributes.iter().map(|it| it.accessor.as_str());
        let properties = slots.properties.iter().map(|it| it.accessor.as_str());
        Self {
            taken: operands.chain(attributes).chain(properties).collect(),
            successors: op
                .successors
                .iter()
                .filter_map(|it| it.name.map(|name| parameter(&snake(name))))
                .collect(),
        }
    }

    /// `name`, with underscores at its end if the definition calls something else so.
    fn free(&self, mut name: String) -> String {
        while self.taken.contains(&name.as_str()) || self.successors.contains(&name) {
            name.push('_');
        }
        name
    }

    fn operand(&self, operand: &ValueSlot<'_>) -> String {
        match &operand.accessor {
            Some(name) => parameter(name),
            None => self.free(format!("operand_{}", operand.index)),
        }
    }

    fn result_type(&self, slots: &OpSlots<'_>, result: &ValueSlot<'_>) -> String {
        self.free(match &result.accessor {
            Some(name) => format!("{}_type", name.trim_end_matches('_')),
            None if slots.results.len() == 1 => "result_type".to_owned(),
            None => format!("result_type_{}", result.index),
        })
    }
}

/// The name of a parameter. Builders use some names themselves.
fn parameter(name: &str) -> String {
    match name {
        "b" | "st" => format!("{name}_"),
        _ => name.to_owned(),
    }
}

/// The name of a listed builder whose first required parameter is `first`.
pub(super) fn name_from(prefix: &str, first: Option<&str>) -> String {
    match first {
        Some(param) => format!("{prefix}_from_{}", param.trim_matches('_')),
        None => format!("{prefix}_empty"),
    }
}

/// The name of the form of the builder `name` that takes the parameters with defaults, from `optional` on.
pub(super) fn name_with(name: &str, optional: &str) -> String {
    format!("{name}_with_{}", optional.trim_matches('_'))
}
