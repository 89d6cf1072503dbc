//! Dialects.

use super::{Fragment, Result, place};
use crate::fragment::fields;
use crate::fragment::language::OmittedPart;
use crate::names::modules;
use crate::names::{is_name, upper_camel};
use crate::tablegen::{Diagnostic, Record, Records, Span, nearest};

/// A dialect.
#[derive(Clone, Debug)]
pub(crate) struct Dialect<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The namespace: the prefix of its operations, types and attributes.
    pub name: &'r str,
    /// The one-line summary.
    pub summary: &'r str,
    /// The description.
    pub description: &'r str,
    /// The Rust module, as a path.
    pub namespace: &'r str,
    /// The paths of the dialects that it depends on.
    pub dependencies: Vec<&'r str>,
    /// Code for the dialect's `impl`.
    pub extra_declaration: Option<Fragment<'r>>,
    /// Whether discardable attributes of this dialect are verified.
    pub has_operation_attr_verify: bool,
    /// Whether such attributes on arguments of function-like operations are verified.
    pub has_region_arg_attr_verify: bool,
    /// Whether such attributes on results of function-like operations are verified.
    pub has_region_result_attr_verify: bool,
    /// Whether it has a fallback for interfaces of operations.
    pub has_operation_interface_fallback: bool,
    /// Whether it materializes constants.
    pub has_constant_materializer: bool,
    /// Whether it has canonicalization patterns besides those of its operations.
    pub has_canonicalizer: bool,
    /// Whether operations, types and attributes may be added while a program runs.
    pub is_extensible: bool,
    /// Its discardable attributes.
    pub discardable_attrs: Vec<DiscardableAttr<'r>>,
    /// Whether its attributes are parsed and printed by mnemonic.
    pub default_attr_assembly: bool,
    /// Whether its types are parsed and printed by mnemonic.
    pub default_type_assembly: bool,
}

/// A discardable attribute of a dialect.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DiscardableAttr<'r> {
    /// Its name without the dialect prefix.
    pub name: &'r str,
    /// The Rust type of the attribute.
    pub ty: &'r str,
    /// Its source location.
    pub span: Span,
}

impl DiscardableAttr<'_> {
    /// The name of the generated helper type.
    #[must_use]
    pub(crate) fn helper(&self) -> String {
        format!("{}AttrHelper", upper_camel(self.name))
    }
}

impl<'r> Dialect<'r> {
    /// Reads a `Dialect` record.
    ///
    /// # Errors
    ///
    /// If a field is missing or has an unexpected type.
    pub(crate) fn new(record: Record<'r>) -> Result<Self> {
        for (field, example) in [("name", "d"), ("cppNamespace", "::d")] {
            if !record.is_set(field) {
                let text = format!("dialect '{}' does not set `{field}`", record.name());
                let help = format!("write `let {field} = \"{example}\";`");
                return Err(Box::new(record.error(text).with_help(help)));
            }
        }
        let dialect = Self {
            record,
            name: record.str("name")?,
            summary: record.opt_str("summary")?.unwrap_or_default(),
            description: record.opt_str("description")?.unwrap_or_default(),
            namespace: fields::namespace(record)?,
            dependencies: record.list_of_str("dependentDialects")?,
            extra_declaration: fields::rust_code(
                record,
                "extraClassDeclaration",
                OmittedPart::Class("declarations"),
            ),
            has_operation_attr_verify: record.bit("hasOperationAttrVerify")?,
            has_region_arg_attr_verify: record.bit("hasRegionArgAttrVerify")?,
            has_region_result_attr_verify: record.bit("hasRegionResultAttrVerify")?,
            has_operation_interface_fallback: record.bit("hasOperationInterfaceFallback")?,
            has_constant_materializer: record.bit("hasConstantMaterializer")?,
            has_canonicalizer: record.bit("hasCanonicalizer")?,
            is_extensible: record.bit("isExtensible")?,
            discardable_attrs: discardable_attrs(record)?,
            default_attr_assembly: record.bit("useDefaultAttributePrinterParser")?,
            default_type_assembly: record.bit("useDefaultTypePrinterParser")?,
        };
        dialect.check()?;
        Ok(dialect)
    }

    /// Checks that the name is a valid prefix of operation names, and that the namespace is a valid path of a module.
    fn check(&self) -> Result<()> {
        let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$');
        let starts = self.name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        if !starts || !self.name.chars().all(fits) {
            let text = format!("'{}' cannot be the name of a dialect", self.name);
            let error = self.record.field_error("name", text);
            let help =
                "a name consists of letters, digits, '_' and '$', and starts with a letter or '_'";
            return Err(Box::new(error.with_help(help)));
        }
        check_namespace(self.record, self.namespace)
    }

    /// The name of the Rust module: the last component of the namespace, or that of a dialect in MLIR's own namespace.
    #[must_use]
    pub(crate) fn module(&self) -> &'r str {
        let last = self.namespace.rsplit("::").next().unwrap_or_default();
        if last.is_empty() || self.namespace == "::mlir" { self.name } else { last }
    }
}

/// An error if `namespace`, the field `cppNamespace` of `record`, has a part that cannot be the name of a module.
pub(super) fn check_namespace(record: Record<'_>, namespace: &str) -> Result<()> {
    // Names that are keywords, or that start with a digit, are escaped.
    let is_module = |name: &str| is_name(&format!("x{name}"));
    match modules(namespace).find(|name| !is_module(name)) {
        None => Ok(()),
        Some(name) => {
            let text = format!("'{name}' cannot be the name of a module");
            let error = record.field_error("cppNamespace", text);
            Err(Box::new(
                error.with_help("a namespace is a list of names, such as `::mlir::arith`"),
            ))
        }
    }
}

fn discardable_attrs(record: Record<'_>) -> Result<Vec<DiscardableAttr<'_>>> {
    const FIELD: &str = "discardableAttrs";
    let mut attrs = Vec::new();
    for arg in record.dag(FIELD)?.args() {
        let name = arg.name.unwrap_or_default();
        match arg.value.as_str() {
            Some(ty) if !name.is_empty() => {
                let span = place::argument(record, FIELD, name).unwrap_or(record.span());
                attrs.push(DiscardableAttr { name, ty, span });
            }
            _ => {
                let text = "expected discardable attributes of the form \"type\":$name";
                return Err(place::argument_error(record, FIELD, name, text));
            }
        }
    }
    Ok(attrs)
}

/// The dialect `name`, or the only one with definitions.
pub(super) fn select<'r>(records: &'r Records, name: Option<&str>) -> Result<Record<'r>> {
    let dialects: Vec<_> = records.defs_derived_from("Dialect").collect();
    if let Some(name) = name {
        let dialect = dialects
            .iter()
            .find(|dialect| dialect.value("name").and_then(|value| value.as_str()) == Some(name));
        return dialect.copied().ok_or_else(|| {
            let text = format!("no dialect is called '{name}'");
            let mut error = Diagnostic::error(Span::default(), text);
            let names = || dialects.iter().filter_map(|dialect| dialect.str("name").ok());
            error.help = match nearest(name, names()) {
                Some(near) => Some(format!("a dialect with a similar name exists: '{near}'")),
                None if dialects.is_empty() => Some("the file defines no dialect".to_owned()),
                None => {
                    Some(format!("defined dialects: {}", names().collect::<Vec<_>>().join(", ")))
                }
            };
            Box::new(error)
        });
    }
    let used: Vec<_> =
        dialects.iter().copied().filter(|&dialect| is_used(records, dialect)).collect();
    match (used.as_slice(), dialects.as_slice()) {
        ([dialect], _) | ([], [dialect]) => Ok(*dialect),
        ([], []) => {
            let error = Diagnostic::error(Span::default(), "no dialect is defined");
            let help = "define one: `def My_Dialect : Dialect { let name = \"my\"; let cppNamespace = \"::my\"; }`";
            Err(Box::new(error.with_help(help)))
        }
        (used, all) => {
            let several = if used.is_empty() { all } else { used };
            for (index, dialect) in several.iter().enumerate() {
                let name = dialect.str("name").ok();
                let before = several[..index].iter().find(|it| it.str("name").ok() == name);
                if let (Some(name), Some(before)) = (name, before) {
                    let error = dialect.error(format!("another dialect is called '{name}'"));
                    return Err(Box::new(error.with_note(before.span(), "it is defined here")));
                }
            }
            let names: Vec<_> =
                several.iter().map(|dialect| dialect.str("name").unwrap_or_default()).collect();
            let text = "when more than 1 dialect is present, one must be selected via '--dialect'";
            let mut error = Diagnostic::error(Span::default(), text);
            for (dialect, name) in several.iter().zip(&names) {
                error = error
                    .with_note(dialect.span(), format!("the dialect '{name}' is defined here"));
            }
            Err(Box::new(error.with_help(format!("defined dialects: {}", names.join(", ")))))
        }
    }
}

fn is_used(records: &Records, dialect: Record<'_>) -> bool {
    [("Op", "opDialect"), ("AttrDef", "dialect"), ("TypeDef", "dialect")].iter().any(
        |&(class, field)| {
            records
                .defs_derived_from(class)
                .any(|def| def.value(field).and_then(|value| value.as_def()) == Some(dialect))
        },
    )
}
