//! Builders of operations.

mod overloads;

use std::rc::Rc;

use self::overloads::{build_slots, filled, overloads};
use super::attribute::{AttrSlot, AttrValue};
use super::planner::Planner;
use super::slots::{Count, OpSlots, ValueSlot};
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{
    Block, BuilderPart, Expr, Fragment, RustType, Source as _, Stored, TypeParam, TypeUse,
    is_null_default,
};
use crate::model::{self, Arg, Op};
use crate::names::{snake, upper_camel};
use crate::tablegen::Diagnostic;

/// A builder of an operation.
#[derive(Clone, Debug)]
pub(crate) enum Builder<'r> {
    /// The default builder, from the arguments of the definition.
    Default(DefaultBuilder),
    /// A builder from the definition's list.
    Listed(ListedBuilder<'r>),
}

impl Builder<'_> {
    /// Whether a function of the builder has the name `name`.
    fn has_name(&self, name: &str) -> bool {
        match self {
            Self::Default(builder) => builder.name == name,
            Self::Listed(builder) => builder.functions().any(|it| it == name),
        }
    }
}

/// The default builder, from the arguments of the definition.
#[derive(Clone, Debug)]
pub(crate) struct DefaultBuilder {
    /// The name.
    pub name: String,
    /// The parameters, in order.
    pub params: Vec<BuilderParam>,
    /// The source of the result types.
    pub types: ResultTypes,
    /// The first property word and the sizes of operand segments, if the operation stores them.
    pub operand_sizes: Option<(usize, Vec<GroupSize>)>,
    /// The same for results.
    pub result_sizes: Option<(usize, Vec<GroupSize>)>,
}

/// A parameter and its role.
#[derive(Clone, Debug)]
pub(crate) struct BuilderParam {
    /// The name; empty if the role needs no parameter.
    pub name: String,
    /// The role.
    pub role: ParamRole,
}

/// The role of a builder's parameter.
#[derive(Clone, Debug)]
pub(crate) enum ParamRole {
    /// The types of results.
    ResultTypes(Count),
    /// Operands.
    Operands(Count),
    /// The value of the attribute in a property word.
    Value(usize, AttrValue),
    /// The attribute in this property word.
    Attribute(usize),
    /// The attribute in this property word, which may be missing.
    OptionalAttribute(usize),
    /// The property in a property word, with its parameter type and its kind.
    Property(usize, RustType, String),
    /// Successors; the flag means variadic.
    Successors(bool),
    /// Attributes with their names.
    NamedAttributes,
    /// The number of regions.
    RegionCount,
    /// One region, without a parameter.
    Region,
}

/// The size of a segment.
#[derive(Clone, Debug)]
pub(crate) enum GroupSize {
    /// None.
    Zero,
    /// Exactly one.
    One,
    /// One if the parameter is `Some`.
    Optional(String),
    /// The length of the parameter.
    Len(String),
    /// The total length of the slices in the parameter.
    Total(String),
}

/// The source of result types in a builder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ResultTypes {
    /// The parameters.
    Params,
    /// The definition table, which infers them from operands and attributes.
    Table,
    /// `InferTypeOpInterface`.
    Interface,
    /// The attribute in this property word, for this number of results: its value if it is a type, else its own type.
    Attribute(usize, usize),
}

impl ResultTypes {
    /// Whether the result types are inferred.
    #[must_use]
    pub(crate) fn is_inferred(self) -> bool {
        self != Self::Params
    }

    /// Whether another default builder takes the types.
    #[must_use]
    pub(crate) fn is_alternative(self) -> bool {
        matches!(self, Self::Interface | Self::Attribute(..))
    }
}

/// A builder from the definition's list.
#[derive(Clone, Debug)]
pub(crate) struct ListedBuilder<'r> {
    /// The name of the function that takes the required parameters.
    pub name: String,
    /// The parameters.
    pub params: Vec<(String, RustType)>,
    /// The body.
    pub body: ListedBody,
    /// The deprecation message.
    pub deprecated: Option<&'r str>,
    /// The parameters with defaults, if any.
    pub options: Option<Options>,
}

impl ListedBuilder<'_> {
    /// The names of its functions.
    pub(crate) fn functions(&self) -> impl Iterator<Item = &str> {
        let options = self.options.as_ref().map(|it| [it.full.as_str(), it.function.as_str()]);
        std::iter::once(self.name.as_str()).chain(options.into_iter().flatten())
    }

    /// The number of required parameters.
    pub(crate) fn required(&self) -> usize {
        self.params.len() - self.options.as_ref().map_or(0, |it| it.optional.len())
    }
}

/// The last parameters of a listed builder, which have defaults. A struct has a method for each of them.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    /// The private function that takes all parameters.
    pub full: String,
    /// The function that returns the struct.
    pub function: String,
    /// The struct.
    pub class: String,
    /// The type parameters of the struct.
    pub type_params: Vec<TypeParam>,
    /// The types of the fields with required parameters.
    pub fields: Vec<RustType>,
    /// The parameters with defaults.
    pub optional: Vec<OptionalParam>,
}

/// A parameter with a default.
#[derive(Clone, Debug)]
pub(crate) struct OptionalParam {
    /// The name in the definition.
    pub name: String,
    /// The method that sets it.
    pub setter: String,
    /// The default.
    pub default: Rc<Expr>,
    /// How it is stored.
    pub stored: Stored,
}

/// The body of a listed builder.
#[derive(Clone, Debug)]
pub(crate) enum ListedBody {
    /// Calls the hook with this name.
    Hook(String),
    /// Fills in an operation state.
    State(Block),
    /// Calls another builder and returns its result.
    OtherBuilder(Block),
    /// Fills in an operation state like default builders do, between statements.
    Parts(Vec<BodyPart>),
}

/// A part of the body of a listed builder.
#[derive(Clone, Debug)]
pub(crate) enum BodyPart {
    /// Statements.
    Statements(Block),
    /// Fills in the operation state like this builder. Variables have the values of its parameters.
    Fill(DefaultBuilder, Vec<(String, Expr)>),
}

impl<'r> Planner<'r> {
    /// Plans the default builders and the listed builders of `op`.
    pub(super) fn builders(&mut self, op: &Op<'r>, slots: &OpSlots<'r>) -> Vec<Builder<'r>> {
        let mut builders = Vec::new();
        if !op.skip_default_builders {
            for types in result_types(op, slots) {
                let builder = default(op, slots, types);
                // A listed builder with its name takes its place.
                if !op.builders.iter().any(|it| it.name == Some(&builder.name)) {
                    builders.push(Builder::Default(builder));
                }
            }
        }
        for builder in &op.builders {
            if !language::is_cpp(builder.record) {
                let is_build = builders.is_empty();
                builders.push(Builder::Listed(self.listed(op, builder, is_build)));
                continue;
            }
            match self.translated((op, slots), builder, &builders) {
                Ok(translated) => builders.push(Builder::Listed(translated)),
                Err(error) => {
                    language::leave_out(
                        op.record.records(),
                        OmittedPart::Builder(op.record.name().to_owned()),
                        &error,
                    );
                }
            }
        }
        builders
    }

    /// A builder in C++. The error says why it is not translated.
    fn translated(
        &mut self,
        (op, slots): (&Op<'r>, &OpSlots<'r>),
        builder: &model::Builder<'r>,
        others: &[Builder<'r>],
    ) -> model::Result<ListedBuilder<'r>> {
        let fail = |reason: String| builder.record.error(reason);
        let Some(body) = builder.body else { return Err(fail(language::ONLY_DECLARED.to_owned())) };
        let (mut types, mut known) = (Vec::new(), Vec::new());
        for param in &builder.params {
            let written = param.ty.text;
            let name = (param.name.as_str(), parameter(&param.name));
            let Some((of_body, ty)) = self.scope.builder_param((name.0, &name.1), written) else {
                return Err(fail(format!("a parameter of the type '{written}' is not translated")));
            };
            match param.default {
                Some(default) if is_null_default(written, default.text) => {
                    types.push(format!("Option<{ty}>"));
                    known.push(of_body.nullable());
                }
                _ => {
                    types.push(ty);
                    known.push(of_body);
                }
            }
        }
        let overloads = overloads(op, slots);
        let of_body: Vec<_> = overloads.iter().map(|it| build_slots(it, slots)).collect();
        // C++ prefers a listed builder that takes the arguments as they are.
        let listed = op.builders.iter().filter(|other| other.record != builder.record);
        let listed = listed.map(|other| {
            let required = other.params.iter().take_while(|param| param.default.is_none()).count();
            required..=other.params.len()
        });
        let rivals: Vec<_> = listed.collect();
        let parts = self.scope.builder_body(&body, &known, &of_body, &rivals)?;
        let types: Vec<_> = types.iter().map(|ty| Fragment::composed(ty, builder.record)).collect();
        let is_taken = |name: &str| others.iter().any(|other| other.has_name(name));
        // C++ tells builders apart by all parameters.
        let mut heads = (1..=builder.params.len().max(1))
            .map(|count| self.head(op, builder, &types, Naming::Params(count)));
        let head = heads.find(|(head, _)| !head.functions().any(is_taken));
        let Some((head, errors)) = head else {
            return Err(fail("another builder has its name in Rust".to_owned()));
        };
        if let Some(error) = errors.into_iter().next() {
            return Err(Box::new(error));
        }
        let variables = parts.iter().flat_map(|part| match part {
            BuilderPart::Statements(block) => block.variables(),
            BuilderPart::Build(..) => Vec::new(),
        });
        let names: Vec<_> =
            head.params.iter().map(|(name, _)| name.clone()).chain(variables).collect();
        let parts = parts.into_iter().map(|part| match part {
            BuilderPart::Statements(block) => BodyPart::Statements(block),
            BuilderPart::Build(index, args) => filled(&overloads[index], args, names.clone()),
        });
        let body = ListedBody::Parts(parts.collect());
        Ok(head.with_body(body, builder.deprecated))
    }

    /// A builder in Rust.
    fn listed(
        &mut self,
        op: &Op<'r>,
        builder: &model::Builder<'r>,
        is_build: bool,
    ) -> ListedBuilder<'r> {
        let types: Vec<_> = builder.params.iter().map(|param| param.ty).collect();
        let naming = if is_build { Naming::Build } else { Naming::Params(1) };
        let (head, errors) = self.head(op, builder, &types, naming);
        for error in errors {
            self.report(error);
        }
        let body = match builder.body {
            None => ListedBody::Hook(head.name.clone()),
            Some(body) => {
                let block = self.block(&body, &["_builder", "_state", "_ctxt", "_ctx"]);
                if block.ends_with_return() && !block.uses("_state") {
                    ListedBody::OtherBuilder(block)
                } else {
                    ListedBody::State(block)
                }
            }
        };
        head.with_body(body, builder.deprecated)
    }

    /// The names and parameters of a listed builder. `types` are the Rust types of its parameters. Replaces invalid
    /// types and defaults by neutral ones and returns their errors.
    fn head(
        &self,
        op: &Op<'r>,
        builder: &model::Builder<'r>,
        types: &[Fragment<'_>],
        naming: Naming,
    ) -> (Head, Vec<Diagnostic>) {
        let mut errors = Vec::new();
        let (name, required) = name_and_required(builder, naming);
        let params = builder.params.iter().zip(types).map(|(param, ty)| {
            let ty = self.scope.ty(*ty, "'_", TypeUse::Builder);
            let ty = or_error(ty, &mut errors).unwrap_or_else(RustType::unit);
            (parameter(&param.name), ty)
        });
        let params: Vec<(String, RustType)> = params.collect();
        if required == params.len() {
            return (Head { name, params, options: None }, errors);
        }
        let mut optional = Vec::new();
        for (param, (_, ty)) in builder.params.iter().zip(&params).skip(required) {
            let Some(default) = param.default else { continue };
            let is_null = !default.cpp().is_empty() && is_null_default(param.ty.text, default.text);
            let expr = match is_null {
                true => Ok(Rc::new(Expr::none())),
                false => self.scope.expr(&default, &["_builder", "_ctxt"]),
            };
            let default = or_error(expr, &mut errors).unwrap_or_else(|| Rc::new(Expr::unit()));
            let stored = Stored::new(ty).ok_or_else(|| {
                let text =
                    format!("`{}` cannot be the type of a parameter with a default", param.ty.text);
                let help =
                    "write a type without `impl`, unless it is a closure, or another builder";
                Box::new(
                    Diagnostic::error(param.ty.at(0, param.ty.text.len()), text).with_help(help),
                )
            });
            let Some(stored) = or_error(stored, &mut errors) else { continue };
            let setter = if param.name == "build" { "build_" } else { &param.name }.to_owned();
            optional.push(OptionalParam { name: param.name.clone(), setter, default, stored });
        }
        let mut type_params = Vec::new();
        let fields = params[..required].iter().map(|(_, ty)| ty.as_field(&mut type_params));
        let fields = fields.collect();
        let function = match name.strip_prefix("build") {
            Some(rest) => format!("builder{rest}"),
            None => format!("{name}_builder"),
        };
        let options = Options {
            full: format!("{name}_with_options"),
            class: format!("{}{}", op.class_name, upper_camel(&function)),
            function,
            type_params,
            fields,
            optional,
        };
        (Head { name, params, options: Some(options) }, errors)
    }
}

/// A listed builder without its body.
struct Head {
    /// The name of the function that takes the required parameters.
    name: String,
    params: Vec<(String, RustType)>,
    options: Option<Options>,
}

impl Head {
    /// The names of its functions.
    fn functions(&self) -> impl Iterator<Item = &str> {
        let options = self.options.as_ref().map(|it| [it.full.as_str(), it.function.as_str()]);
        std::iter::once(self.name.as_str()).chain(options.into_iter().flatten())
    }

    fn with_body(self, body: ListedBody, deprecated: Option<&str>) -> ListedBuilder<'_> {
        let Self { name, params, options } = self;
        ListedBuilder { name, params, body, deprecated, options }
    }
}

/// The value of `result`. Adds an error to `errors`.
fn or_error<T>(result: model::Result<T>, errors: &mut Vec<Diagnostic>) -> Option<T> {
    result.map_err(|error| errors.push(*error)).ok()
}

/// The name of a listed builder that the definition does not give.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Naming {
    /// `build`
    Build,
    /// From the first required parameters, at most this number of them.
    Params(usize),
}

/// The name of a listed builder, and the number of its required parameters.
fn name_and_required(builder: &model::Builder<'_>, naming: Naming) -> (String, usize) {
    let params = &builder.params;
    let required = params.iter().take_while(|param| param.default.is_none()).count();
    let name = match (builder.name, naming) {
        (Some(name), _) => name.to_owned(),
        (None, Naming::Build) => "build".to_owned(),
        (None, Naming::Params(count)) => {
            let names = params[..required].iter().take(count).map(|param| param.name.as_str());
            name_from("build", names)
        }
    };
    (name, required)
}

/// The sources of result types, one per default builder.
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

/// The attributes that are parameters of a builder.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Attributes {
    /// Those that must be given. Callers set the others afterwards.
    Required,
    All,
}

fn default<'r>(op: &Op<'r>, slots: &OpSlots<'r>, types: ResultTypes) -> DefaultBuilder {
    with_attributes(op, slots, types, Attributes::Required)
}

fn with_attributes<'r>(
    op: &Op<'r>,
    slots: &OpSlots<'r>,
    types: ResultTypes,
    attributes: Attributes,
) -> DefaultBuilder {
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
                if let Some(role) = attribute_role(attr, slots, attributes) {
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
            let name = match op.regions[region.index].name {
                Some(name) => format!("{}_count", snake(name).trim_end_matches('_')),
                None => format!("region_{}_count", region.index),
            };
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

/// The role of an attribute's parameter. Optional attributes and attributes with defaults have no parameter: callers
/// set them afterwards. Segment sizes follow from the operands.
fn attribute_role(
    attr: &AttrSlot<'_>,
    slots: &OpSlots<'_>,
    attributes: Attributes,
) -> Option<ParamRole> {
    let holds_sizes = slots.operands.iter().any(|it| it.count == Count::Groups(attr.word));
    let is_optional = attr.optional || attr.default.is_some();
    if holds_sizes || is_optional && attributes == Attributes::Required {
        return None;
    }
    Some(match &attr.value {
        Some(value) => ParamRole::Value(attr.word, value.clone()),
        None => ParamRole::Attribute(attr.word),
    })
}

/// The names of parameters. Names from the definition take precedence.
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

    /// `name`, with trailing underscores if the definition uses it for another parameter.
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

/// The name of a parameter, distinct from the names `b` and `st` that builders use.
fn parameter(name: &str) -> String {
    match name {
        "b" | "st" => format!("{name}_"),
        _ => name.to_owned(),
    }
}

/// The name of a listed builder with the first required parameters `params`.
pub(super) fn name_from<'p>(prefix: &str, params: impl Iterator<Item = &'p str>) -> String {
    let names: Vec<_> = params.map(|param| param.trim_matches('_')).collect();
    match names.as_slice() {
        [] => format!("{prefix}_empty"),
        names => format!("{prefix}_from_{}", names.join("_and_")),
    }
}
