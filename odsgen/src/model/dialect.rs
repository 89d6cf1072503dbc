//! Dialects.

use super::{Fragment, Result, place};
use crate::names::upper_camel;
use crate::tablegen::{Diagnostic, Record, Records, Span};

/// A dialect.
#[derive(Clone, Debug)]
pub struct Dialect<'r> {
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
    /// Paths of the dialects it depends on.
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
    /// Its discardable attributes.
    pub discardable_attrs: Vec<DiscardableAttr<'r>>,
    /// Whether its attributes are parsed and printed by mnemonic.
    pub default_attr_assembly: bool,
    /// Whether its types are parsed and printed by mnemonic.
    pub default_type_assembly: bool,
}

/// A discardable attribute of a dialect.
#[derive(Clone, Copy, Debug)]
pub struct DiscardableAttr<'r> {
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
    pub fn helper(&self) -> String {
        format!("{}AttrHelper", upper_camel(self.name))
    }
}

impl<'r> Dialect<'r> {
    /// Reads a `Dialect` record.
    ///
    /// # Errors
    ///
    /// If a field is missing or has an unexpected type.
    pub fn new(record: Record<'r>) -> Result<Self> {
        Ok(Self {
            record,
            name: record.str("name")?,
            summary: record.opt_str("summary")?.unwrap_or_default(),
            description: record.opt_str("description")?.unwrap_or_default(),
            namespace: record.str("cppNamespace")?,
            dependencies: record.list_of_str("dependentDialects")?,
            extra_declaration: Fragment::of_field(record, "extraClassDeclaration"),
            has_operation_attr_verify: record.bit("hasOperationAttrVerify")?,
            has_region_arg_attr_verify: record.bit("hasRegionArgAttrVerify")?,
            has_region_result_attr_verify: record.bit("hasRegionResultAttrVerify")?,
            has_operation_interface_fallback: record.bit("hasOperationInterfaceFallback")?,
            has_constant_materializer: record.bit("hasConstantMaterializer")?,
            has_canonicalizer: record.bit("hasCanonicalizer")?,
            discardable_attrs: discardable_attrs(record)?,
            default_attr_assembly: record.bit("useDefaultAttributePrinterParser")?,
            default_type_assembly: record.bit("useDefaultTypePrinterParser")?,
        })
    }

    /// The name of the Rust module: the last component of the namespace.
    #[must_use]
    pub fn module(&self) -> &'r str {
        let last = self.namespace.rsplit("::").next().unwrap_or_default();
        if last.is_empty() { self.name } else { last }
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
                let text = "discardable attributes are types, as strings, with names";
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
        let found = dialects
            .iter()
            .find(|dialect| dialect.value("name").and_then(|value| value.as_str()) == Some(name));
        return found.copied().ok_or_else(|| {
            Box::new(Diagnostic::error(Span::default(), format!("no dialect is called '{name}'")))
        });
    }
    let used: Vec<_> =
        dialects.iter().copied().filter(|&dialect| is_used(records, dialect)).collect();
    match (used.as_slice(), dialects.as_slice()) {
        ([dialect], _) | ([], [dialect]) => Ok(*dialect),
        ([], []) => Err(Box::new(Diagnostic::error(Span::default(), "no dialect is defined"))),
        (several, _) => {
            let names: Vec<_> =
                several.iter().map(|dialect| dialect.str("name").unwrap_or_default()).collect();
            let text = "when more than 1 dialect is present, one must be selected via '--dialect'";
            let error = Diagnostic::error(Span::default(), text);
            Err(Box::new(error.with_help(format!("there are {}", names.join(", ")))))
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
