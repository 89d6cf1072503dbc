//! Interfaces.

use super::{Fragment, Result, snake};
use crate::tablegen::Record;

/// An operation interface that a dialect defines.
#[derive(Clone, Debug)]
pub struct Interface<'r> {
    /// The record.
    pub record: Record<'r>,
    /// Name in Rust.
    pub name: &'r str,
    /// The Rust module.
    pub namespace: &'r str,
    /// What it is for.
    pub description: &'r str,
    /// Its methods.
    pub methods: Vec<InterfaceMethod<'r>>,
    /// Checks an operation, `$_op`, that implements it.
    pub verify: Option<Fragment<'r>>,
}

/// A method.
#[derive(Clone, Debug)]
pub struct InterfaceMethod<'r> {
    /// Name in Rust: without `get`.
    pub name: String,
    /// What it does.
    pub description: &'r str,
    /// The Rust type it returns.
    pub return_type: &'r str,
    /// Its parameters.
    pub args: Vec<MethodArg<'r>>,
    /// Whether it has no receiver.
    pub is_static: bool,
    /// A body that is not to be replaced.
    pub body: Option<Fragment<'r>>,
    /// A body that may be replaced.
    pub default_body: Option<Fragment<'r>>,
}

/// A parameter of a method.
#[derive(Clone, Debug)]
pub struct MethodArg<'r> {
    /// Name in Rust.
    pub name: String,
    /// Rust type.
    pub ty: &'r str,
}

impl<'r> Interface<'r> {
    /// Reads an `Interface` record.
    ///
    /// # Errors
    ///
    /// If a field is not as expected.
    pub fn new(record: Record<'r>) -> Result<Self> {
        let mut methods = Vec::new();
        for method in record.list_of_defs("methods")? {
            methods.push(InterfaceMethod::new(method)?);
        }
        Ok(Self {
            record,
            name: record.str("cppInterfaceName")?,
            namespace: record.str("cppNamespace")?,
            description: record.str("description")?,
            methods,
            verify: Fragment::of_field(record, "verify"),
        })
    }
}

impl<'r> InterfaceMethod<'r> {
    fn new(record: Record<'r>) -> Result<Self> {
        let name = record.str("name")?;
        let mut args = Vec::new();
        for arg in record.dag("arguments")?.args() {
            let (Some(name), Some(ty)) = (arg.name, arg.value.as_str()) else {
                return Err(record.error("expected arguments of the form \"type\":$name"));
            };
            args.push(MethodArg { name: snake(name), ty });
        }
        let bare = name
            .strip_prefix("get")
            .filter(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
            .unwrap_or(name);
        Ok(Self {
            name: snake(bare),
            description: record.str("description")?,
            return_type: record.str("returnType")?,
            args,
            is_static: record.is_subclass_of("StaticInterfaceMethod"),
            body: Fragment::of_field(record, "body"),
            default_body: Fragment::of_field(record, "defaultBody"),
        })
    }
}
