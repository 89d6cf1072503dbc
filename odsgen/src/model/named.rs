//! The names of the definitions of all dialects, in C++ and in MLIR text.

use super::op::class_name;
use crate::fragment::{ViewOf, fields};
use crate::tablegen::{Record, Records};

/// The names of a definition of an operation, attribute or type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named<'r> {
    /// The kind of the definition.
    pub of: ViewOf,
    /// The record of the definition.
    pub record: Record<'r>,
    /// The name of its dialect.
    pub dialect: &'r str,
    /// Its class.
    pub class: &'r str,
    /// The namespace of its class.
    pub namespace: &'r str,
    /// Its name in the dialect.
    pub mnemonic: &'r str,
    /// The number of its parameters; `None` for an operation.
    pub num_params: Option<usize>,
}

/// The names of all operations, attributes and types. Definitions that lack a field have an empty name.
pub(crate) fn definitions(records: &Records) -> impl Iterator<Item = Named<'_>> {
    let kinds = [
        ("AttrDef", "dialect", "attrName", ViewOf::Attr),
        ("TypeDef", "dialect", "typeName", ViewOf::Type),
        ("Op", "opDialect", "opName", ViewOf::Op),
    ];
    kinds.into_iter().flat_map(move |(base, dialect, full_name, of)| {
        records.defs_derived_from(base).filter_map(move |record| {
            let owner = record.value(dialect)?.as_def()?;
            let dialect = owner.str("name").unwrap_or_default();
            let full = record.str(full_name).unwrap_or_default();
            let in_dialect = || full.strip_prefix(dialect)?.strip_prefix('.');
            let (class, mnemonic) = match of {
                ViewOf::Op => (class_name(record.name()), full),
                ViewOf::Attr | ViewOf::Type => {
                    let class = record.str("cppClassName").unwrap_or_default();
                    (class, in_dialect().unwrap_or(full))
                }
            };
            let namespace = fields::namespace(record).or_else(|_| fields::namespace(owner));
            let namespace = namespace.unwrap_or_default();
            let num_params = record.dag("parameters").ok().map(|params| params.args().count());
            Some(Named { of, record, dialect, class, namespace, mnemonic, num_params })
        })
    })
}

/// The names of all interfaces of attributes and types.
pub(crate) fn interfaces(records: &Records) -> impl Iterator<Item = (&str, ViewOf)> {
    let kinds = [("AttrInterface", ViewOf::Attr), ("TypeInterface", ViewOf::Type)];
    kinds.into_iter().flat_map(move |(base, of)| {
        let names = records.defs_derived_from(base);
        names.filter_map(move |record| Some((record.str("cppInterfaceName").ok()?, of)))
    })
}

/// Whether types derive from the class `name`.
pub(crate) fn is_base_of_types(records: &Records, name: &str) -> bool {
    records.defs_derived_from("TypeDef").any(|record| {
        let base = record.str("cppBaseClassName").unwrap_or_default();
        base.rsplit("::").next() == Some(name)
    })
}

/// A C++ class or Rust type that a record defines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Class<'r> {
    /// The kind of the class.
    pub kind: ClassKind,
    /// The record.
    pub record: Record<'r>,
    /// The namespace.
    pub namespace: &'r str,
    /// The name.
    pub name: &'r str,
}

/// The kinds of classes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClassKind {
    /// An operation.
    Op,
    /// An attribute or a type.
    Def,
    /// An interface.
    Interface,
    /// An enum.
    Enum,
}

/// The classes that records define.
pub(crate) fn classes(records: &Records) -> impl Iterator<Item = Class<'_>> {
    let definitions = definitions(records).map(|it| {
        let kind = if it.of == ViewOf::Op { ClassKind::Op } else { ClassKind::Def };
        Class { kind, record: it.record, namespace: it.namespace, name: it.class }
    });
    let others = [
        (ClassKind::Interface, "Interface", "cppInterfaceName"),
        (ClassKind::Enum, "EnumInfo", "className"),
    ];
    definitions.chain(others.into_iter().flat_map(move |(kind, base, field)| {
        records.defs_derived_from(base).filter_map(move |record| {
            let (namespace, name) = (fields::namespace(record).ok()?, record.str(field).ok()?);
            Some(Class { kind, record, namespace, name })
        })
    }))
}

/// Whether a record defines the attribute, type, interface or enum `name`, in any namespace.
pub(crate) fn defines_class(records: &Records, name: &str) -> bool {
    classes(records).any(|it| it.kind != ClassKind::Op && it.name == name)
}

/// The namespaces of all dialects, each with its record.
pub(crate) fn dialect_namespaces(records: &Records) -> impl Iterator<Item = (&str, Record<'_>)> {
    let dialects = records.defs_derived_from("Dialect");
    dialects.filter_map(|record| Some((fields::namespace(record).ok()?, record)))
}
