//! Attribute and type kinds of a dialect.

use rustc_hash::FxHashSet;

use super::builder::{self, BuilderParam};
use super::{AttrConstraint, Enum, Fragment, Predicate, Result, Trait, TraitKind, TypeConstraint};
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{TypeForm, fields};
use crate::names::snake;
use crate::tablegen::{Record, Records, Value};

/// Attribute or type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum DefKind {
    /// `AttrDef`
    Attr,
    /// `TypeDef`
    Type,
}

/// An `AttrDef` or `TypeDef`.
#[derive(Clone, Debug)]
pub(crate) struct Def<'r> {
    /// The record.
    pub record: Record<'r>,
    /// Attribute or type.
    pub kind: DefKind,
    /// Name of the Rust view.
    pub class_name: &'r str,
    /// The mnemonic: the word after `#dialect.` or `!dialect.`.
    pub mnemonic: Option<&'r str>,
    /// `attrName` or `typeName`: the unique name of the kind.
    pub full_name: &'r str,
    /// The one-line summary.
    pub summary: &'r str,
    /// The description.
    pub description: &'r str,
    /// The parameters.
    pub parameters: Vec<Parameter<'r>>,
    /// The declarative assembly format.
    pub format: Option<Fragment<'r>>,
    /// Whether a hook parses and prints it.
    pub custom_assembly: bool,
    /// The traits and interfaces.
    pub traits: Vec<Trait<'r>>,
    /// Whether parameters are verified.
    pub has_verify: bool,
    /// Whether to generate parameter accessors.
    pub accessors: bool,
    /// Builders besides the default ones.
    pub builders: Vec<DefBuilder<'r>>,
    /// Whether to generate only `builders`.
    pub skip_default_builders: bool,
    /// The name of the custom storage.
    pub user_storage: Option<&'r str>,
    /// The namespace of storage that is not generated, unless it is the default.
    pub storage_namespace: Option<&'r str>,
    /// Whether a hook constructs the storage.
    pub custom_constructor: bool,
    /// Whether the mnemonic is used as alias.
    pub mnemonic_alias: bool,
    /// The deprecation message.
    pub deprecated: Option<&'r str>,
    /// Code for the view's `impl`.
    pub extra_declaration: Option<Fragment<'r>>,
    /// Code next to the view.
    pub extra_definition: Option<Fragment<'r>>,
    /// The methods that the C++ class declares.
    pub class_methods: Vec<String>,
    /// The enum of an `EnumAttr`.
    pub enum_info: Option<Enum<'r>>,
}

/// The attributes and types of all dialects, as far as their text depends on them. Invalid ones are left out.
pub(crate) fn texts(records: &Records) -> Vec<Def<'_>> {
    let kind = |record: &Record<'_>| match () {
        () if record.is_subclass_of("AttrDef") => Some(DefKind::Attr),
        () if record.is_subclass_of("TypeDef") => Some(DefKind::Type),
        () => None,
    };
    let defs = records.defs().filter_map(|record| Def::of_text(record, kind(&record)?).ok());
    defs.collect()
}

impl<'r> Def<'r> {
    /// Reads an `AttrDef` or `TypeDef` record.
    ///
    /// # Errors
    ///
    /// If a field is missing or has an unexpected type, or if fields contradict each other.
    pub(crate) fn new(record: Record<'r>, kind: DefKind) -> Result<Self> {
        let of_text = Self::of_text(record, kind)?;
        let builders = builders(record)?;
        let def = Self {
            // C++ builders are not translated, so the default builder is required.
            skip_default_builders: of_text.skip_default_builders
                && (!builders.is_empty() || !language::is_cpp(record)),
            builders,
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
            ..of_text
        };
        def.check()?;
        Ok(def)
    }

    /// Reads a record without its builders and the code of its class.
    ///
    /// # Errors
    ///
    /// If a field is missing or has an unexpected type.
    pub(crate) fn of_text(record: Record<'r>, kind: DefKind) -> Result<Self> {
        let parameters = parameters(record)?;
        let enum_info = if record.is_subclass_of("EnumAttr") {
            Some(Enum::new(record.def("enum")?)?)
        } else {
            None
        };
        let generates_storage = record.bit("genStorageClass")?;
        Ok(Self {
            record,
            kind,
            class_name: record.str("cppClassName")?,
            // An `EnumAttr` may have an empty mnemonic; then only operation formats can print it.
            mnemonic: record
                .opt_str("mnemonic")?
                .filter(|mnemonic| !mnemonic.is_empty() || enum_info.is_some()),
            full_name: record.str(if kind == DefKind::Attr { "attrName" } else { "typeName" })?,
            summary: record.str("summary")?,
            description: record.str("description")?,
            parameters,
            format: Fragment::of_field(record, "assemblyFormat").or_else(|| empty_format(record)),
            custom_assembly: record.bit("hasCustomAssemblyFormat")?,
            traits: super::traits::read(record)?,
            has_verify: record.bit("genVerifyDecl")?,
            accessors: record.bit("genAccessors")?,
            skip_default_builders: record.bit("skipDefaultBuilders")?,
            builders: Vec::new(),
            user_storage: if generates_storage { None } else { Some(record.str("storageClass")?) },
            storage_namespace: Some(record.str("storageNamespace")?)
                .filter(|name| !name.is_empty() && *name != "detail"),
            custom_constructor: generates_storage && record.bit("hasStorageCustomConstructor")?,
            mnemonic_alias: record.bit("genMnemonicAlias")?,
            deprecated: super::cpp_deprecated(record)?,
            extra_declaration: None,
            extra_definition: None,
            class_methods: Vec::new(),
            enum_info,
        })
    }

    /// Upstream's checks of definitions.
    fn check(&self) -> Result<()> {
        let record = self.record;
        let has_format = self.format.is_some();
        if let Some(mnemonic) = self.mnemonic {
            if !is_identifier(mnemonic) {
                let text =
                    format!("mnemonic '{mnemonic}' is not an identifier, so it cannot be parsed");
                return Err(record.error(text));
            }
            if self.custom_assembly && has_format {
                return Err(record
                    .error("cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'"));
            }
            if !self.parameters.is_empty() && !self.custom_assembly && !has_format {
                return Err(record.error(
                    "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set",
                ));
            }
        } else if self.custom_assembly || has_format {
            return Err(record.error(
                "'assemblyFormat' or 'hasCustomAssemblyFormat' can only be used when 'mnemonic' is set",
            ));
        }
        if has_format && !self.accessors {
            return Err(record.error("'assemblyFormat' requires 'genAccessors' to be true"));
        }
        self.check_builders()
    }

    /// Checks that builder signatures differ: upstream's builders are overloads.
    fn check_builders(&self) -> Result<()> {
        let mut signatures: FxHashSet<Vec<&str>> = FxHashSet::default();
        if !self.skip_default_builders && !self.parameters.is_empty() {
            signatures.insert(self.parameters.iter().map(|parameter| parameter.ty).collect());
        }
        for builder in &self.builders {
            let types = builder.params.iter().map(|param| param.ty.text).collect();
            // Builders without a context parameter differ in their first parameter.
            if !builder.infers_context && !signatures.insert(types) {
                return Err(builder
                    .record
                    .error("builder `get` conflicts with an existing builder. "));
            }
        }
        Ok(())
    }

    /// The index of the parameter `name`.
    #[must_use]
    pub(crate) fn parameter(&self, name: &str) -> Option<usize> {
        self.parameters.iter().position(|parameter| parameter.name == name)
    }

    /// Whether parameters are verified at construction.
    #[must_use]
    pub(crate) fn is_verified(&self) -> bool {
        self.has_verify
            || self.parameters.iter().any(|parameter| parameter.constraint.is_some())
            || self.predicate_traits().next().is_some()
    }

    /// The predicate traits, with the message after `failed to verify that` and the record.
    pub(crate) fn predicate_traits(&self) -> impl Iterator<Item = (&Predicate<'r>, &'r str)> {
        self.traits.iter().filter_map(|entry| match &entry.kind {
            TraitKind::Predicate { predicate, summary } => Some((predicate, *summary)),
            _ => None,
        })
    }

    /// The names of its traits and interfaces.
    #[must_use]
    pub(crate) fn trait_names(&self) -> Vec<&'r str> {
        self.traits
            .iter()
            .filter_map(|entry| match &entry.kind {
                TraitKind::Interface { name, .. } => Some(*name),
                TraitKind::Native(native) => Some(native.text),
                _ => None,
            })
            .collect()
    }
}

/// Whether the parser reads `text` as one identifier. The mnemonic of an enum may be empty.
fn is_identifier(text: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphabetic() || c == '_';
    text.is_empty()
        || text.starts_with(is_letter)
            && text.chars().all(|c| is_letter(c) || c.is_ascii_digit() || c == '$' || c == '.')
}

/// A format that is set but blank, which prints nothing after the mnemonic.
fn empty_format(record: Record<'_>) -> Option<Fragment<'_>> {
    let field = record.field("assemblyFormat")?;
    let text = field.value().as_str()?;
    Some(Fragment::composed(text, record))
}

/// A custom builder.
#[derive(Clone, Debug)]
pub(crate) struct DefBuilder<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name of the builder in Rust, if the definition gives one.
    pub name: Option<&'r str>,
    /// Its parameters, without the context.
    pub params: Vec<BuilderParam<'r>>,
    /// Its body; `None` if a hook implements the builder.
    pub body: Option<Fragment<'r>>,
    /// The return type, if it is not the view.
    pub return_type: Option<&'r str>,
    /// Whether the context is taken from a parameter.
    pub infers_context: bool,
}

fn parameters<'r>(record: Record<'r>) -> Result<Vec<Parameter<'r>>> {
    let mut parameters = Vec::new();
    let mut names = FxHashSet::default();
    for arg in record.dag("parameters")?.args() {
        let Some(name) = arg.name else {
            return Err(record.field_error("parameters", "all parameters must have a name"));
        };
        if !names.insert(name) {
            let text = format!("duplicate parameter '{name}'");
            return Err(record.field_error("parameters", text));
        }
        let parameter = Parameter::new(record, name, arg.value)?;
        let same = |other: &&Parameter<'r>| other.rust_name == parameter.rust_name;
        if let Some(other) = parameters.iter().find(same) {
            let (other, rust) = (other.name, &parameter.rust_name);
            let text =
                format!("parameters '{other}' and '{name}' both have the name '{rust}' in Rust");
            return Err(record.field_error("parameters", text));
        }
        parameters.push(parameter);
    }
    Ok(parameters)
}

fn builders(record: Record<'_>) -> Result<Vec<DefBuilder<'_>>> {
    if !record.is_set("builders") {
        return Ok(Vec::new());
    }
    let mut builders = Vec::new();
    for builder in record.list_of_defs("builders")? {
        if language::is_cpp(builder) && Fragment::of_field(builder, "body").is_none() {
            language::leave_out(
                record.records(),
                OmittedPart::Builder(record.name().to_owned()),
                &builder.error(language::ONLY_DECLARED),
            );
            continue;
        }
        builders.push(DefBuilder {
            name: builder::rust_name(builder),
            record: builder,
            params: builder::params(record, builder, false)?,
            body: Fragment::of_field(builder, "body"),
            return_type: builder.opt_str("returnType")?.filter(|ty| !ty.is_empty()),
            infers_context: builder.bit("hasInferredContextParam")?,
        });
    }
    Ok(builders)
}

/// A parameter of an attribute or type.
#[derive(Clone, Debug)]
pub(crate) struct Parameter<'r> {
    /// The name in the definition.
    pub name: &'r str,
    /// The name in Rust.
    pub rust_name: String,
    /// The Rust type, borrowed if the storage owns the value: `&str`.
    pub ty: &'r str,
    /// The type in the definition.
    pub cpp_type: &'r str,
    /// The Rust type in the storage.
    pub storage_type: &'r str,
    /// The one-line summary.
    pub summary: &'r str,
    /// The default value, which may be omitted in text.
    pub default: Option<Fragment<'r>>,
    /// The parser: an expression with `$_parser`.
    pub parser: Option<Fragment<'r>>,
    /// The printer: statements with `$_printer` and `$_self`.
    pub printer: Option<Fragment<'r>>,
    /// The comparison of `$_lhs` and `$_rhs`.
    pub comparator: Option<Fragment<'r>>,
    /// Converts the stored value, `$_self`, for the accessor.
    pub convert: Option<Fragment<'r>>,
    /// The name of the type in upstream's diagnostics, if it differs from the Rust type.
    pub upstream_type: Option<&'r str>,
    /// Whether it is the type of a typed attribute.
    pub is_self_type: bool,
    /// Whether it is a mutable component, which is set after construction and not part of the uniquing key.
    pub is_mutable: bool,
    /// Whether it is optional; a type or attribute is then an `Option`.
    pub may_be_missing: bool,
    /// The predicate and summary of a parameter that is a constraint.
    pub constraint: Option<(Predicate<'r>, &'r str)>,
    /// The location of its type: a record, and one of its fields.
    pub place: (Record<'r>, &'static str),
}

/// Functions without an upstream counterpart, generated or called by generated code. Upstream has accessors with
/// these names, because its accessors start with `get`.
const RESERVED: [&str; 7] =
    ["get", "get_checked", "into", "parse_assembly", "print_assembly", "unique", "unique_checked"];

/// The accessor of the parameter `name`, with an underscore if the name is reserved.
fn accessor(name: &str) -> String {
    let accessor = snake(name);
    if RESERVED.contains(&accessor.as_str()) { accessor + "_" } else { accessor }
}

impl<'r> Parameter<'r> {
    /// The name of its field and accessor in Rust. A parameter `type` is renamed to `ty`, as in operations.
    #[must_use]
    pub(crate) fn field(&self) -> &str {
        if self.name == "type" { "ty" } else { &self.rust_name }
    }

    fn new(owner: Record<'r>, name: &'r str, value: Value<'r>) -> Result<Self> {
        let plain = |ty: &'r str| Self {
            name,
            rust_name: accessor(name),
            ty,
            cpp_type: ty,
            storage_type: ty,
            summary: "",
            default: None,
            parser: None,
            printer: None,
            comparator: None,
            convert: None,
            upstream_type: None,
            is_self_type: false,
            is_mutable: false,
            may_be_missing: false,
            constraint: None,
            place: (owner, "parameters"),
        };
        let record = match value {
            Value::String(text) => {
                let ty = text.text();
                let fragment = Fragment::of_value(owner, value);
                let written = ty;
                let ty = fields::parameter_type(owner, fragment, ty);
                // Only a generated storage class compares parameters.
                if matches!(TypeForm::of(ty).name(), Some("ApInt" | "APInt"))
                    && owner.bit("genStorageClass")?
                {
                    return Err(owner.error(
                        "Using a raw APInt parameter without a custom comparator is not supported because an assert in the equality operator is triggered when the two APInts have different bit widths. This can lead to unexpected crashes. Use an `APIntParameter` or provide a custom comparator.",
                    ));
                }
                return Ok(Self { cpp_type: written, ..plain(ty) });
            }
            Value::Def(record) => record,
            _ => {
                return Err(owner.field_error(
                    "parameters",
                    format!("Missing `cppType` field in Attribute/Type parameter: {value}"),
                ));
            }
        };
        let Some(ty) = record.value("cppType").and_then(|ty| ty.as_str()) else {
            let text =
                format!("Missing `cppType` field in Attribute/Type parameter: {}", record.name());
            return Err(record.error(text));
        };
        let written = ty;
        let ty = fields::parameter_type(record, Fragment::of_field(record, "cppType"), ty);
        let text = |field: &str| record.value(field).and_then(|value| value.as_str());
        let storage = text("cppStorageType").map(|ty| {
            fields::parameter_type(record, Fragment::of_field(record, "cppStorageType"), ty)
        });
        let fragment = |field: &str| Fragment::of_field(record, field);
        let constraint = if record.is_subclass_of("TypeConstraint") {
            let constraint = TypeConstraint::new(record)?;
            Some((constraint.predicate, constraint.summary))
        } else if record.is_subclass_of("AttrConstraint") {
            let constraint = AttrConstraint::new(record)?;
            Some((constraint.predicate, constraint.summary))
        } else {
            None
        };
        Ok(Self {
            cpp_type: written,
            storage_type: if text("cppStorageType") == Some(written) {
                ty
            } else {
                storage.unwrap_or(ty)
            },
            summary: text("summary").unwrap_or_default(),
            default: if constraint.is_none() { fragment("defaultValue") } else { None },
            parser: fragment("parser"),
            printer: fragment("printer"),
            comparator: fragment("comparator"),
            convert: fragment("convertFromStorage").filter(|_| constraint.is_none()),
            upstream_type: text("upstreamType").filter(|ty| !ty.is_empty()),
            is_self_type: record.is_subclass_of("AttributeSelfTypeParameter"),
            is_mutable: record.is_subclass_of("MutableParameter"),
            may_be_missing: record.is_subclass_of("OptionalParameter")
                || fragment("defaultValue").is_some_and(|value| value.is_null()),
            constraint,
            place: (record, "cppType"),
            ..plain(ty)
        })
    }

    /// Whether the text may omit it.
    #[must_use]
    pub(crate) fn is_optional(&self) -> bool {
        self.default.is_some() || self.is_mutable
    }
}
