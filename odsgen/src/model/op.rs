//! Operations.

mod effects;
mod names;

use super::builder::{self, BuilderParam};
use super::{
    AttrConstraint, Dialect, Effects, Fragment, Multiplicity, PlainConstraint, Property, Result,
    ResultType, Trait, TypeConstraint, cpp_deprecated, infer, place, traits,
};
use crate::fragment::fields;
use crate::fragment::language::{self, OmittedPart};
use crate::names::snake;
use crate::provided::BuiltinAttr;
use crate::tablegen::{Dag, Record, Value as TdValue};

/// An operation.
#[derive(Clone, Debug)]
pub(crate) struct Op<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name without the dialect prefix.
    pub mnemonic: &'r str,
    /// The name with the dialect prefix.
    pub name: String,
    /// The name of the Rust view: the symbol without the dialect's prefix.
    pub class_name: &'r str,
    /// The one-line summary.
    pub summary: &'r str,
    /// The description.
    pub description: &'r str,
    /// Operands, attributes and properties in declaration order.
    pub args: Vec<Arg>,
    /// The operands.
    pub operands: Vec<Value<'r>>,
    /// The attributes.
    pub attributes: Vec<Attribute<'r>>,
    /// The properties.
    pub properties: Vec<Property<'r>>,
    /// Derived attributes, which are computed and not stored.
    pub derived: Vec<DerivedAttr<'r>>,
    /// The results.
    pub results: Vec<Value<'r>>,
    /// The regions.
    pub regions: Vec<Region<'r>>,
    /// The successors.
    pub successors: Vec<Successor<'r>>,
    /// The traits, in verification order.
    pub traits: Vec<Trait<'r>>,
    /// The declared effects, by interface.
    pub effects: Vec<Effects<'r>>,
    /// Inference of result types, one entry per result; empty if they cannot be inferred.
    pub result_types: Vec<ResultType<'r>>,
    /// Builders besides the default ones.
    pub builders: Vec<Builder<'r>>,
    /// Whether to omit the default builders.
    pub skip_default_builders: bool,
    /// The declarative assembly format.
    pub format: Option<Fragment<'r>>,
    /// Whether a hook parses and prints it.
    pub custom_assembly: bool,
    /// Whether there is a custom verifier.
    pub has_verifier: bool,
    /// Whether there is a custom verifier that runs after nested operations were verified.
    pub has_region_verifier: bool,
    /// Whether there is a folder.
    pub has_folder: bool,
    /// Whether there are canonicalization patterns.
    pub has_canonicalizer: bool,
    /// Whether there is a `canonicalize` method.
    pub has_canonicalize_method: bool,
    /// The deprecation message.
    pub deprecated: Option<&'r str>,
    /// Code for the view's `impl`.
    pub extra_declaration: Option<Fragment<'r>>,
    /// Code next to the view.
    pub extra_definition: Option<Fragment<'r>>,
    /// The methods that the C++ class declares.
    pub class_methods: Vec<String>,
    /// Whether the C++ class also prints properties that are part of the format or have their default value.
    pub prints_all_properties: bool,
}

/// An entry of the argument list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arg {
    /// An operand.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
    /// A property.
    Property(usize),
}

/// An operand or result, or a group of them.
#[derive(Clone, Debug)]
pub(crate) struct Value<'r> {
    /// The name; optional for results.
    pub name: Option<&'r str>,
    /// The accessor; empty without a name.
    pub accessor: String,
    /// The constraint, including multiplicity.
    pub constraint: TypeConstraint<'r>,
    /// The one-line description.
    pub doc: &'r str,
}

/// An attribute.
#[derive(Clone, Debug)]
pub(crate) struct Attribute<'r> {
    /// The name.
    pub name: &'r str,
    /// The accessor of its value.
    pub accessor: String,
    /// The constraint.
    pub constraint: AttrConstraint<'r>,
    /// The one-line description.
    pub doc: &'r str,
}

/// A derived attribute: a field of class `DerivedAttr`.
#[derive(Clone, Debug)]
pub(crate) struct DerivedAttr<'r> {
    /// The name.
    pub name: &'r str,
    /// The accessor.
    pub accessor: String,
    /// The record.
    pub record: Record<'r>,
    /// The Rust type of the value.
    pub return_type: &'r str,
    /// Computes the value from `self`.
    pub body: Fragment<'r>,
    /// Converts the value, `$_self`, to the attribute.
    pub convert: Option<Fragment<'r>>,
}

/// A region or variadic regions.
#[derive(Clone, Debug)]
pub(crate) struct Region<'r> {
    /// The name.
    pub name: Option<&'r str>,
    /// The accessor; empty without a name.
    pub accessor: String,
    /// The constraint.
    pub constraint: PlainConstraint<'r>,
}

/// A successor or variadic successors.
#[derive(Clone, Debug)]
pub(crate) struct Successor<'r> {
    /// The name.
    pub name: Option<&'r str>,
    /// The accessor; empty without a name.
    pub accessor: String,
    /// The constraint.
    pub constraint: PlainConstraint<'r>,
}

/// A custom builder.
#[derive(Clone, Debug)]
pub(crate) struct Builder<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name of the builder in Rust, if the definition gives one.
    pub name: Option<&'r str>,
    /// Its parameters.
    pub params: Vec<BuilderParam<'r>>,
    /// Its body; `None` if a hook implements the builder.
    pub body: Option<Fragment<'r>>,
    /// The deprecation message.
    pub deprecated: Option<&'r str>,
}

impl<'r> Op<'r> {
    /// Reads an `Op` record.
    ///
    /// # Errors
    ///
    /// If a field is missing or has an unexpected type, or if fields contradict each other.
    pub(crate) fn new(record: Record<'r>, dialect: &Dialect<'r>) -> Result<Self> {
        let mnemonic = record.str("opName")?;
        let mut op = Self {
            record,
            mnemonic,
            name: format!("{}.{mnemonic}", dialect.name),
            class_name: class_name(record.name()),
            summary: record.str("summary")?,
            description: record.str("description")?,
            args: Vec::new(),
            operands: Vec::new(),
            attributes: Vec::new(),
            properties: Vec::new(),
            derived: derived(record)?,
            results: Vec::new(),
            regions: Vec::new(),
            successors: Vec::new(),
            traits: traits::read(record)?,
            effects: Vec::new(),
            result_types: Vec::new(),
            builders: builders(record)?,
            skip_default_builders: record.bit("skipDefaultBuilders")?,
            format: Fragment::of_field(record, "assemblyFormat"),
            custom_assembly: record.bit("hasCustomAssemblyFormat")?,
            has_verifier: record.bit("hasVerifier")?,
            has_region_verifier: record.bit("hasRegionVerifier")?,
            has_folder: record.bit("hasFolder")?,
            has_canonicalizer: record.bit("hasCanonicalizer")?,
            has_canonicalize_method: record.bit("hasCanonicalizeMethod")?,
            deprecated: cpp_deprecated(record)?,
            extra_declaration: fields::rust_code(
                record,
                "extraClassDeclaration",
                OmittedPart::Class("declarations"),
            ),
            extra_definition: fields::rust_code(
                record,
                "extraClassDefinition",
                OmittedPart::Class("definitions"),
            ),
            class_methods: fields::class_methods(record),
            prints_all_properties: fields::prints_all_properties(record),
        };
        op.read_arguments()?;
        op.read_results()?;
        op.read_regions()?;
        // Upstream's order of checks determines which of several errors is reported. Other checks follow.
        if op.skip_default_builders && op.builders.is_empty() && !language::is_cpp(record) {
            let text = "default builders are skipped and no custom builders provided";
            return Err(record.error(text));
        }
        op.check_names()?;
        op.name_accessors();
        op.check_variadic()?;
        op.check_group_sizes()?;
        op.check_assembly()?;
        op.effects = effects::read(&op)?;
        op.result_types = infer::result_types(&op)?;
        Ok(op)
    }

    fn read_arguments(&mut self) -> Result<()> {
        let record = self.record;
        let dag = marked(record, "arguments", "ins")?;
        for (index, arg) in dag.args().enumerate() {
            let Some((constraint, doc)) = decorated(arg.value)? else {
                let text = format!("undefined type for argument #{index}");
                let help = "an argument is a definition with a name: `I32:$name`";
                return Err(Box::new(record.field_error("arguments", text).with_help(help)));
            };
            let named = |what, after, example| {
                arg.name.filter(|name| !name.is_empty()).ok_or_else(|| {
                    let help = format!("write the name after the {after}: `{example}:$name`");
                    Box::new(record.error(format!("{what} must be named")).with_help(help))
                })
            };
            if constraint.is_subclass_of("TypeConstraint") {
                self.args.push(Arg::Operand(self.operands.len()));
                let constraint = TypeConstraint::new(constraint)?;
                self.operands.push(Value::new(arg.name, constraint, doc));
            } else if constraint.is_subclass_of("DerivedAttr") {
                return Err(constraint.error("derived attributes not allowed in argument list"));
            } else if constraint.is_subclass_of("Attr") {
                self.args.push(Arg::Attribute(self.attributes.len()));
                let name = named("attributes", "attribute", "I32Attr")?;
                if AttrConstraint::lacks_value_type(constraint)? {
                    let text =
                        format!("the constraint of the attribute '{name}' has no 'returnType'");
                    let error = place::argument_error(record, "arguments", name, text);
                    let help = "set the type of the value and `convertFromStorage`, or `returnType = \"Attribute\"` and `convertFromStorage = \"$_self\"`";
                    return Err(Box::new(error.with_help(help)));
                }
                let constraint = AttrConstraint::new(constraint)?;
                let accessor = snake(name);
                self.attributes.push(Attribute { name, accessor, constraint, doc });
            } else if constraint.is_subclass_of("Property") {
                self.args.push(Arg::Property(self.properties.len()));
                self.properties.push(Property::new(
                    named("properties", "property", "I64Prop")?,
                    constraint,
                    doc,
                )?);
            } else {
                return Err(record.error(
                    "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed",
                ));
            }
        }
        Ok(())
    }

    fn read_results(&mut self) -> Result<()> {
        let dag = marked(self.record, "results", "outs")?;
        for (index, arg) in dag.args().enumerate() {
            let result = decorated(arg.value)?;
            let Some((constraint, doc)) =
                result.filter(|(def, _)| def.is_subclass_of("TypeConstraint"))
            else {
                let text = format!("undefined type for result #{index}");
                let help = "a result is a definition with a name: `I32:$name`";
                return Err(Box::new(self.record.field_error("results", text).with_help(help)));
            };
            let constraint = TypeConstraint::new(constraint)?;
            if matches!(constraint.multiplicity, Multiplicity::VariadicOfVariadic(_)) {
                let text = "'VariadicOfVariadic' results are currently not supported";
                return Err(self.record.error(text));
            }
            self.results.push(Value::new(arg.name, constraint, doc));
        }
        Ok(())
    }

    fn read_regions(&mut self) -> Result<()> {
        let record = self.record;
        let dag = marked(record, "successors", "successor")?;
        let last = dag.len().saturating_sub(1);
        for (index, arg) in dag.args().enumerate() {
            let Some(constraint) = arg.value.as_def() else {
                return Err(record.error(format!("undefined kind for successor #{index}")));
            };
            if !constraint.is_subclass_of("SuccessorConstraint") {
                let text =
                    format!("successor #{index} must be a Successor, not '{}'", constraint.name());
                return Err(record.error(text));
            }
            let constraint = PlainConstraint::new(constraint, "VariadicSuccessor")?;
            if constraint.variadic && index != last {
                return Err(record.error("only the last successor can be variadic"));
            }
            let accessor = names::accessor(arg.name);
            self.successors.push(Successor { name: arg.name, accessor, constraint });
        }
        let dag = marked(record, "regions", "region")?;
        let last = dag.len().saturating_sub(1);
        for (index, arg) in dag.args().enumerate() {
            let Some(constraint) = arg.value.as_def() else {
                return Err(record.error(format!("undefined kind for region #{index}")));
            };
            if !constraint.is_subclass_of("RegionConstraint") {
                let text = format!("region #{index} must be a Region, not '{}'", constraint.name());
                return Err(record.error(text));
            }
            let constraint = PlainConstraint::new(constraint, "VariadicRegion")?;
            if constraint.variadic {
                if index != last {
                    return Err(record.error("only the last region can be variadic"));
                }
                if arg.name.is_none_or(str::is_empty) {
                    return Err(record.error("variadic regions must be named"));
                }
            }
            let accessor = names::accessor(arg.name);
            self.regions.push(Region { name: arg.name, accessor, constraint });
        }
        Ok(())
    }

    /// Checks that the name is printable and that a declared format is not empty.
    fn check_assembly(&self) -> Result<()> {
        let record = self.record;
        let odd = |c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '$' | '.' | '-');
        if self.mnemonic.is_empty() || self.mnemonic.contains(odd) {
            let text = format!("'{}' cannot be the mnemonic of an operation", self.mnemonic);
            return Err(record.error(text));
        }
        if self.format.is_none() && record.is_set("assemblyFormat") {
            let text = "'attr-dict' directive not found in custom assembly format";
            return Err(Box::new(record.error(text).with_help(NO_ATTR_DICT)));
        }
        Ok(())
    }

    /// Checks that several groups of variable length have segment sizes.
    fn check_variadic(&self) -> Result<()> {
        let groups = [
            ("operand", &self.operands, "SameVariadicOperandSize", "AttrSizedOperandSegments"),
            ("result", &self.results, "SameVariadicResultSize", "AttrSizedResultSegments"),
        ];
        for (what, values, same, sized) in groups {
            let variable =
                values.iter().filter(|value| value.constraint.multiplicity.is_variable()).count();
            let (has_same, has_sized) = (self.has_trait(same), self.has_trait(sized));
            if variable > 1 && !has_same && !has_sized {
                let error = self.record.error(format!(
                    "op has multiple variadic {what}s but no specification over their sizes"
                ));
                return Err(Box::new(error.with_help(format!("add the trait {sized} or {same}"))));
            }
            if variable < 2 && has_sized {
                let error = self.record.error(format!(
                    "op must have at least two variadic {what}s to use '{sized}' trait"
                ));
                let help = "remove the trait: a single group needs no sizes";
                return Err(Box::new(error.with_help(help)));
            }
            if has_same && has_sized {
                return Err(self
                    .record
                    .error(format!("op cannot have both '{sized}' and '{same}' traits")));
            }
        }
        Ok(())
    }

    /// Checks that segment sizes have an attribute.
    fn check_group_sizes(&self) -> Result<()> {
        for operand in &self.operands {
            let Multiplicity::VariadicOfVariadic(sizes) = operand.multiplicity() else { continue };
            let attr = self.attributes.iter().find(|attr| attr.name == sizes);
            if attr.and_then(|attr| attr.constraint.builtin()) != Some(BuiltinAttr::DenseI32Array) {
                let what = match attr {
                    Some(_) => "which is not a DenseI32ArrayAttr",
                    None => "which is not an attribute of the operation",
                };
                let name = operand.name.unwrap_or_default();
                let text = format!("the group sizes of operand '{name}' are in '{sizes}', {what}");
                let error = place::argument_error(self.record, "arguments", name, text);
                let help = format!("declare an argument `DenseI32ArrayAttr:${sizes}`");
                return Err(Box::new(error.with_help(help)));
            }
        }
        Ok(())
    }

    /// Whether the list of traits contains the record `name`.
    #[must_use]
    pub(crate) fn has_trait(&self, name: &str) -> bool {
        self.traits.iter().any(|entry| entry.record.name() == name)
    }

    /// The terminator that is implied in blocks without one.
    #[must_use]
    pub(crate) fn implicit_terminator(&self) -> Option<&'r str> {
        let mut natives = self.traits.iter().filter_map(Trait::native);
        let implicit = natives.find(|native| native.base == "SingleBlockImplicitTerminator")?;
        implicit.args.first().copied()
    }

    /// Code for the view's `impl` from the operation's traits.
    #[must_use]
    pub(crate) fn injected_declarations(&self) -> Vec<Fragment<'r>> {
        self.injected("extraConcreteClassDeclaration")
    }

    /// Code next to the view from the operation's traits.
    #[must_use]
    pub(crate) fn injected_definitions(&self) -> Vec<Fragment<'r>> {
        self.injected("extraConcreteClassDefinition")
    }

    fn injected(&self, field: &str) -> Vec<Fragment<'r>> {
        let native = |entry: &&Trait<'r>| entry.native().is_some();
        let traits = self.traits.iter().filter(native);
        traits
            .filter_map(|entry| {
                fields::rust_code(entry.record, field, OmittedPart::Class("declarations"))
            })
            .collect()
    }

    /// Whether the operation has the interface.
    #[must_use]
    pub(crate) fn has_interface(&self, name: &str) -> bool {
        self.traits.iter().any(|entry| entry.is_interface(name))
    }

    /// The index of the operand `name`.
    #[must_use]
    pub(crate) fn operand(&self, name: &str) -> Option<usize> {
        self.operands.iter().position(|value| value.name == Some(name))
    }

    /// The index of the result `name`.
    #[must_use]
    pub(crate) fn result(&self, name: &str) -> Option<usize> {
        self.results.iter().position(|value| value.name == Some(name))
    }

    /// The names of operands, results, attributes, properties, regions and successors.
    pub(crate) fn variables(&self) -> impl Iterator<Item = &'r str> {
        let values = self.operands.iter().chain(&self.results).filter_map(|it| it.name);
        let attributes = self.attributes.iter().map(|it| it.name);
        let properties = self.properties.iter().map(|it| it.name);
        let regions = self.regions.iter().filter_map(|it| it.name);
        let successors = self.successors.iter().filter_map(|it| it.name);
        values.chain(attributes).chain(properties).chain(regions).chain(successors)
    }

    /// The index of the attribute `name`.
    #[must_use]
    pub(crate) fn attribute(&self, name: &str) -> Option<usize> {
        self.attributes.iter().position(|attr| attr.name == name)
    }

    /// Whether all result types can be inferred.
    #[must_use]
    pub(crate) fn infers_results(&self) -> bool {
        !self.result_types.is_empty()
    }

    /// With `FirstAttrDerivedResultType`, the first attribute, whose type or value is the type of all results. `None`
    /// if it is optional.
    #[must_use]
    pub(crate) fn type_attribute(&self) -> Option<usize> {
        let is_meant = self.has_trait("FirstAttrDerivedResultType")
            && !self.results.is_empty()
            && !self.results.iter().any(Value::is_variable);
        let constraint = &self.attributes.first()?.constraint;
        let is_there = !constraint.optional && constraint.default_value().is_none();
        (is_meant && is_there).then_some(0)
    }

    /// Whether operand segment sizes are stored.
    #[must_use]
    pub(crate) fn has_operand_segments(&self) -> bool {
        self.has_trait("AttrSizedOperandSegments")
    }

    /// Whether result segment sizes are stored.
    #[must_use]
    pub(crate) fn has_result_segments(&self) -> bool {
        self.has_trait("AttrSizedResultSegments")
    }
}

impl<'r> Value<'r> {
    fn new(name: Option<&'r str>, constraint: TypeConstraint<'r>, doc: &'r str) -> Self {
        Self { name, accessor: names::accessor(name), constraint, doc }
    }

    /// The accessor, if there is a name.
    #[must_use]
    pub(crate) fn rust_name(&self) -> Option<&str> {
        (!self.accessor.is_empty()).then_some(self.accessor.as_str())
    }

    /// The number of values.
    #[must_use]
    pub(crate) fn multiplicity(&self) -> Multiplicity<'r> {
        self.constraint.multiplicity
    }

    /// Whether the number of values varies.
    #[must_use]
    pub(crate) fn is_variable(&self) -> bool {
        self.constraint.multiplicity.is_variable()
    }
}

/// The help for a format that does not print the attributes.
pub(crate) const NO_ATTR_DICT: &str = "add `attr-dict` where the other attributes are printed";

/// The dag in `field`, whose operator must be `marker`.
fn marked<'r>(record: Record<'r>, field: &str, marker: &str) -> Result<Dag<'r>> {
    let dag = record.dag(field)?;
    if dag.op_def().is_some_and(|op| op.name() == marker) {
        return Ok(dag);
    }
    let error = record.field_error(field, format!("'{field}' must have '{marker}' directive"));
    let example = match field {
        "regions" => "AnyRegion",
        "successors" => "AnySuccessor",
        _ => "AnyType",
    };
    Err(Box::new(error.with_help(format!("write `({marker} {example}:$name, …)`"))))
}

/// The constraint of an argument or result without the wrappers `Arg` and `Res`, and the summary of the wrapper.
fn decorated(value: TdValue<'_>) -> Result<Option<(Record<'_>, &str)>> {
    let Some(def) = value.as_def() else { return Ok(None) };
    if def.is_subclass_of("OpVariable") {
        return Ok(Some((def.def("constraint")?, def.str("summary")?)));
    }
    Ok(Some((def, "")))
}

/// The name of the view: the part of the symbol after its first underscore.
pub(super) fn class_name(symbol: &str) -> &str {
    match symbol.split_once('_') {
        Some(("", _)) | None => symbol,
        Some((prefix, "")) => prefix,
        Some((_, name)) => name,
    }
}

fn derived(record: Record<'_>) -> Result<Vec<DerivedAttr<'_>>> {
    let mut derived = Vec::new();
    for field in record.fields() {
        let Some(attr) = field.value().as_def() else { continue };
        if !attr.is_subclass_of("DerivedAttr") {
            continue;
        }
        let Some(body) = Fragment::of_field(attr, "body") else {
            return Err(attr.error("a derived attribute needs a body"));
        };
        derived.push(DerivedAttr {
            name: field.name(),
            accessor: snake(field.name()),
            record: attr,
            return_type: attr.str("returnType")?,
            body,
            convert: Fragment::of_field(attr, "convertFromStorage"),
        });
    }
    Ok(derived)
}

fn builders(record: Record<'_>) -> Result<Vec<Builder<'_>>> {
    let mut builders = Vec::new();
    if !record.is_set("builders") {
        return Ok(builders);
    }
    for builder in record.list_of_defs("builders")? {
        let body = Fragment::of_field(builder, "body");
        if language::is_cpp(builder) && body.is_none() {
            let error = builder.error(language::ONLY_DECLARED);
            language::leave_out(
                record.records(),
                OmittedPart::Builder(record.name().to_owned()),
                &error,
            );
            continue;
        }
        builders.push(Builder {
            record: builder,
            name: builder::rust_name(builder),
            params: builder::params(record, builder, true)?,
            body,
            deprecated: cpp_deprecated(builder)?,
        });
    }
    Ok(builders)
}
