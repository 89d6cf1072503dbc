//! Attribute and type kinds that a dialect defines.

use super::{Dialect, Enum, Fragment, Result, Trait, snake};
use crate::tablegen::{Record, Value};

/// Which of the two a definition is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DefKind {
    /// `AttrDef`
    Attr,
    /// `TypeDef`
    Type,
}

/// An `AttrDef` or `TypeDef`.
#[derive(Clone, Debug)]
pub struct Def<'r> {
    /// The record.
    pub record: Record<'r>,
    /// Attribute or type.
    pub kind: DefKind,
    /// Name of the Rust view.
    pub class_name: &'r str,
    /// The word after `#dialect.` or `!dialect.`.
    pub mnemonic: Option<&'r str>,
    /// One line.
    pub summary: &'r str,
    /// More lines.
    pub description: &'r str,
    /// The parameters.
    pub parameters: Vec<Parameter<'r>>,
    /// The declarative text form.
    pub format: Option<Fragment<'r>>,
    /// Whether the text form is written by hand.
    pub custom_assembly: bool,
    /// The traits and interfaces.
    pub traits: Vec<Trait<'r>>,
    /// Whether parameters are verified.
    pub has_verify: bool,
    /// Why it should not be used.
    pub deprecated: Option<&'r str>,
    /// Code for the view.
    pub extra_declaration: Option<Fragment<'r>>,
    /// For an `EnumAttr`, the enum it holds.
    pub enum_info: Option<Enum<'r>>,
}

impl<'r> Def<'r> {
    /// Reads an `AttrDef` or `TypeDef` record.
    ///
    /// # Errors
    ///
    /// If a field is not as expected, or fields contradict each other.
    pub fn new(record: Record<'r>, kind: DefKind, _dialect: &Dialect<'r>) -> Result<Self> {
        let mnemonic = record.opt_str("mnemonic")?;
        let format = Fragment::of_field(record, "assemblyFormat");
        let custom_assembly = record.bit("hasCustomAssemblyFormat")?;
        if mnemonic.is_none() && (format.is_some() || custom_assembly) {
            return Err(record.error(
                "'assemblyFormat' or 'hasCustomAssemblyFormat' can only be used when 'mnemonic' is set",
            ));
        }
        let mut parameters = Vec::new();
        for arg in record.dag("parameters")?.args() {
            let Some(name) = arg.name else {
                return Err(record.field_error("parameters", "parameters must be named"));
            };
            parameters.push(Parameter::new(record, name, arg.value)?);
        }
        let enum_info = if record.is_subclass_of("EnumAttr") {
            Some(Enum::new(record.def("enum")?)?)
        } else {
            None
        };
        Ok(Self {
            record,
            kind,
            class_name: record.str("cppClassName")?,
            mnemonic,
            summary: record.str("summary")?,
            description: record.str("description")?,
            parameters,
            format,
            custom_assembly,
            traits: super::traits::read(record)?,
            has_verify: record.bit("genVerifyDecl")?,
            deprecated: super::cpp_deprecated(record)?,
            extra_declaration: Fragment::of_field(record, "extraClassDeclaration"),
            enum_info,
        })
    }
}

/// One parameter of an attribute or type.
#[derive(Clone, Debug)]
pub struct Parameter<'r> {
    /// The name in the definition.
    pub name: &'r str,
    /// The name in Rust.
    pub rust_name: String,
    /// The Rust type in which it is stored.
    pub storage_type: &'r str,
    /// The Rust type that the accessor returns.
    pub accessor_type: &'r str,
    /// One line.
    pub summary: &'r str,
    /// The value it has when it is not written.
    pub default: Option<Fragment<'r>>,
    /// Whether it is the type of a typed attribute.
    pub is_self_type: bool,
}

impl<'r> Parameter<'r> {
    fn new(owner: Record<'r>, name: &'r str, value: Value<'r>) -> Result<Self> {
        let rust_name = snake(name);
        match value {
            Value::String(text) => Ok(Self {
                name,
                rust_name,
                storage_type: text.text(),
                accessor_type: text.text(),
                summary: "",
                default: None,
                is_self_type: false,
            }),
            Value::Def(record) if record.is_subclass_of("AttrOrTypeParameter") => Ok(Self {
                name,
                rust_name,
                storage_type: record.str("cppStorageType")?,
                accessor_type: record.str("cppAccessorType")?,
                summary: record.opt_str("summary")?.unwrap_or_default(),
                default: Fragment::of_field(record, "defaultValue"),
                is_self_type: record.is_subclass_of("AttributeSelfTypeParameter"),
            }),
            Value::Def(record) if record.field("cppType").is_some() => Ok(Self {
                name,
                rust_name,
                storage_type: record.str("cppType")?,
                accessor_type: record.str("cppType")?,
                summary: record.opt_str("summary")?.unwrap_or_default(),
                default: None,
                is_self_type: false,
            }),
            _ => Err(owner.field_error(
                "parameters",
                "Parameters DAG arguments must be either strings or defs which inherit from AttrOrTypeParameter",
            )),
        }
    }
}
