//! Typed definitions: dialects, operations, attributes, types, enums, interfaces.
//!
//! Only this module and `doc` read the fields of records. Definitions borrow from the records and keep their source
//! location, so that later errors can point into the `.td` file. Corresponds to the classes of `mlir/TableGen/*.h`.

mod attr;
mod builder;
mod constraint;
mod def;
mod deprecated;
mod dialect;
mod effects;
mod enums;
mod infer;
mod int_type;
mod interface;
mod intrinsic;
mod known_traits;
mod named;
mod native;
mod op;
mod pass;
mod pattern;
pub(crate) mod place;
mod preconditions;
mod pred;
mod property;
mod traits;

pub(crate) use attr::AttrConstraint;
pub(crate) use constraint::{Multiplicity, PlainConstraint, TypeConstraint, ViewType};
pub(crate) use def::{Def, DefBuilder, DefKind, Parameter, texts};
pub(crate) use deprecated::deprecated_uses;
pub(crate) use dialect::{Dialect, DiscardableAttr};
pub(crate) use effects::{EffectPlace, Effects, Resource, SideEffect};
pub(crate) use enums::{Conversion, Enum};
pub(crate) use infer::{ResultType, TypeSource};
pub(crate) use int_type::IntType;
pub(crate) use interface::{Interface, InterfaceKind, InterfaceMethod};
pub(crate) use intrinsic::Intrinsic;
pub(crate) use known_traits::mistake;
pub(crate) use named::{
    Class, ClassKind, classes, defines_class, definitions, dialect_namespaces, interfaces,
    is_base_of_types,
};
pub(crate) use native::{NativeTrait, TraitModule};
pub(crate) use op::{Arg, Attribute, Builder, DerivedAttr, NO_ATTR_DICT, Op, Value};
pub(crate) use pass::{Anchor, Pass, PassOption};
pub(crate) use pattern::names_of;
pub(crate) use pattern::{
    AppliedConstraint, ArgValue, Constant, ConstraintKind, Head, Matcher, NativeCode, Node,
    NodeArg, Pattern, Rules,
};
pub(crate) use preconditions::unmet;
pub(crate) use pred::{Predicate, PredicateTree};
pub(crate) use property::Property;
pub(crate) use traits::{Trait, TraitKind, TypeRelation};

use rustc_hash::FxHashMap;

use crate::fragment::{Fragment, fields, language};
use crate::names::{self, modules};
use crate::tablegen::{Diagnostic, Record, Records, Severity};

/// The result of reading a definition. The error has a source location.
pub(crate) type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// All definitions of a dialect, in source order.
#[derive(Debug)]
pub(crate) struct Model<'r> {
    /// The records.
    pub records: &'r Records,
    /// The dialect.
    pub dialect: Dialect<'r>,
    /// Its operations.
    pub ops: Vec<Op<'r>>,
    /// Its attribute kinds.
    pub attrs: Vec<Def<'r>>,
    /// Its type kinds.
    pub types: Vec<Def<'r>>,
    /// The enums of its namespace.
    pub enums: Vec<Enum<'r>>,
    /// The operation interfaces of its namespace.
    pub interfaces: Vec<Interface<'r>>,
}

impl<'r> Model<'r> {
    /// Reads the definitions of `dialect`, or of the only dialect with operations, attributes or types if it is
    /// `None`.
    ///
    /// # Errors
    ///
    /// One diagnostic for each invalid definition.
    pub(crate) fn new(
        records: &'r Records,
        dialect: Option<&str>,
    ) -> std::result::Result<Self, Vec<Diagnostic>> {
        let record = dialect::select(records, dialect).map_err(|error| vec![*error])?;
        let mut errors = Vec::new();
        let dialect = match Dialect::new(record) {
            Ok(dialect) => dialect,
            Err(error) => return Err(vec![*error]),
        };
        let mut keep = Collect { errors: &mut errors };
        let ops = keep
            .all(of_dialect(records, "Op", "opDialect", record).map(|op| Op::new(op, &dialect)));
        let attrs = keep.all(
            of_dialect(records, "AttrDef", "dialect", record)
                .map(|def| Def::new(def, DefKind::Attr)),
        );
        let types = keep.all(
            of_dialect(records, "TypeDef", "dialect", record)
                .map(|def| Def::new(def, DefKind::Type)),
        );
        let mut enums = keep.all(
            records
                .defs_derived_from("EnumInfo")
                .filter(|def| enum_is_in(namespace_of(*def), dialect.namespace))
                .map(Enum::new),
        );
        add_used_enums(records, &attrs, &mut enums);
        let interfaces = keep.all(
            Interface::records(records)
                // A list of methods to declare refers to an interface.
                .filter(|def| !def.is_anonymous() && !def.is_subclass_of("DeclareInterfaceMethods"))
                .filter(|def| modules(namespace_of(*def)).eq(modules(dialect.namespace)))
                .map(Interface::new),
        );
        let model = Self { records, dialect, ops, attrs, types, enums, interfaces };
        errors.extend(model.duplicates());
        // Duplicates of one kind have been reported.
        if errors.is_empty() {
            errors = model.name_clashes();
        }
        errors.sort_by_key(|error| error.span);
        if errors.is_empty() { Ok(model) } else { Err(errors) }
    }

    /// Errors for definitions of one kind that have the same name.
    fn duplicates(&self) -> Vec<Diagnostic> {
        let ops = self.ops.iter().map(|op| (op.record, op.mnemonic));
        let mut errors = duplicates("operation", "mnemonic", ops);
        let classes = self.ops.iter().map(|op| (op.record, op.class_name));
        errors.extend(duplicates("operation", "class name", classes));
        for (what, list) in [("attribute", &self.attrs), ("type", &self.types)] {
            let classes = list.iter().map(|def| (def.record, def.class_name));
            errors.extend(duplicates(what, "class name", classes));
        }
        errors
    }

    /// Warnings for attributes and for types that have the same mnemonic. Their text without a prefix, as parameters
    /// and arguments have it, is unambiguous.
    pub(crate) fn shared_mnemonics(&self) -> Vec<Diagnostic> {
        let kinds = [("attribute", &self.attrs), ("type", &self.types)];
        let shared = kinds.iter().flat_map(|(what, list)| {
            // An empty mnemonic means that there is none.
            let named = list.iter().filter_map(|def| {
                let mnemonic = def.mnemonic.filter(|mnemonic| !mnemonic.is_empty())?;
                Some((def.record, mnemonic))
            });
            duplicates(what, "mnemonic", named).into_iter().map(move |mut warning| {
                warning.severity = Severity::Warning;
                warning.with_help(format!(
                    "the parser reads both as the {what} that is defined first, unless the {what} is known from its place"
                ))
            })
        });
        shared.collect()
    }

    /// Errors for items of the module that have the same name.
    fn name_clashes(&self) -> Vec<Diagnostic> {
        let ops = self.ops.iter().flat_map(|op| {
            let adaptor = format!("{}Adaptor", op.class_name);
            // A name that is not valid is reported once.
            let adaptor = names::is_name(op.class_name).then_some(adaptor);
            let names = [op.class_name.to_owned()].into_iter().chain(adaptor);
            names.map(|name| (name, op.record))
        });
        let helpers = self.dialect.discardable_attrs.iter();
        let helpers = helpers.map(|attr| (attr.helper(), self.dialect.record));
        let defs = self.attrs.iter().chain(&self.types).map(|def| (def.class_name, def.record));
        let named = defs
            .chain(self.enums.iter().map(|info| (info.class_name, info.record)))
            .chain(self.interfaces.iter().map(|interface| (interface.name, interface.record)))
            .map(|(name, record)| (name.to_owned(), record));
        name_clashes(ops.chain(helpers).chain(named))
    }
}

impl Model<'_> {
    /// Whether `info` is an enum of the module.
    #[must_use]
    pub(crate) fn has_enum(&self, info: &Enum<'_>) -> bool {
        self.enums.iter().any(|other| other.record.index() == info.record.index())
    }
}

/// Reports definitions whose name, a `kind` of name, is already in use.
fn duplicates<'r>(
    what: &str,
    kind: &str,
    defs: impl Iterator<Item = (Record<'r>, &'r str)>,
) -> Vec<Diagnostic> {
    let mut seen: FxHashMap<&str, Record<'r>> = FxHashMap::default();
    let errors = defs.filter_map(|(record, name)| {
        let other = seen.insert(name, record)?;
        let error = record.error(format!("another {what} has the {kind} '{name}'"));
        Some(error.with_note(other.span(), "it is defined here"))
    });
    errors.collect()
}

/// Reports definitions whose name is not valid for a Rust type, or is already used by a definition of any kind.
fn name_clashes<'r>(named: impl Iterator<Item = (String, Record<'r>)>) -> Vec<Diagnostic> {
    let mut errors = Vec::new();
    let mut seen: FxHashMap<String, Record<'r>> = FxHashMap::default();
    for (name, record) in named {
        if !names::is_name(&name) {
            errors.push(*record.error(format!("'{name}' cannot be the name of a Rust type")));
            continue;
        }
        match seen.get(&name) {
            // An `EnumAttr` may have the name of its enum.
            Some(other) if other.span() == record.span() => {}
            Some(other) => {
                let error = record.error(format!("another definition has the name '{name}'"));
                errors.push(error.with_note(other.span(), "it is defined here"));
            }
            None => {
                seen.insert(names::inner_class(&name).into_owned(), record);
                seen.insert(name, record);
            }
        }
    }
    errors
}

/// The deprecation message of `record`, if it is marked `CppDeprecated`.
pub(crate) fn cpp_deprecated<'r>(record: Record<'r>) -> Result<Option<&'r str>> {
    if record.is_subclass_of("CppDeprecated") {
        record.opt_str("odsCppDeprecated")
    } else {
        Ok(None)
    }
}

/// Collects valid items, and the errors of invalid ones.
struct Collect<'a> {
    errors: &'a mut Vec<Diagnostic>,
}

impl Collect<'_> {
    fn all<T>(&mut self, items: impl Iterator<Item = Result<T>>) -> Vec<T> {
        items.filter_map(|item| item.map_err(|error| self.errors.push(*error)).ok()).collect()
    }
}

fn of_dialect<'r>(
    records: &'r Records,
    class: &str,
    field: &'static str,
    dialect: Record<'r>,
) -> impl Iterator<Item = Record<'r>> {
    records
        .defs_derived_from(class)
        .filter(move |def| def.value(field).and_then(|value| value.as_def()) == Some(dialect))
}

fn namespace_of<'r>(def: Record<'r>) -> &'r str {
    fields::namespace(def).unwrap_or_default()
}

/// Whether an enum of the namespace `inner` belongs to the dialect with namespace `outer`: `inner` is empty, or is
/// `outer` or nested in it.
pub(crate) fn enum_is_in(inner: &str, outer: &str) -> bool {
    let mut inner = modules(inner).peekable();
    inner.peek().is_none() || modules(outer).all(|module| inner.next() == Some(module))
}

/// Adds the enums of C++ attributes that are not in the namespace of a dialect. The dialect that uses them generates
/// them.
fn add_used_enums<'r>(records: &Records, attrs: &[Def<'r>], enums: &mut Vec<Enum<'r>>) {
    let is_of_dialect = |namespace: &str| {
        let mut dialects = records.defs_derived_from("Dialect").map(namespace_of);
        dialects.any(|dialect| enum_is_in(namespace, dialect))
    };
    let used = attrs
        .iter()
        .filter(|def| language::is_cpp(def.record))
        .filter_map(|def| def.enum_info.as_ref());
    for info in used {
        if !enums.iter().any(|other| other.record == info.record) && !is_of_dialect(info.namespace)
        {
            enums.push(info.clone());
        }
    }
}
