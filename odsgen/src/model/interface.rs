//! Interfaces.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Fragment, Result};
use crate::fragment::fields;
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{self, Expr, Source as _, TypeForm};
use crate::names::{is_keyword, snake};
use crate::provided::RUNTIME;
use crate::tablegen::{Diagnostic, Record, Records, Span};

/// Runtime interfaces with custom views, which read builtin kinds without an indirect call.
const CUSTOM_VIEWS: &[&str] = &["ElementsAttr", "FloatType", "ShapedType", "TypedAttr"];

/// The entities that implement an interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InterfaceKind {
    /// Operations.
    Op,
    /// Attributes.
    Attr,
    /// Types.
    Type,
    /// Dialects.
    Dialect,
}

impl InterfaceKind {
    /// The TableGen class of definitions.
    #[must_use]
    pub(crate) fn class(self) -> &'static str {
        match self {
            InterfaceKind::Op => "OpInterface",
            InterfaceKind::Attr => "AttrInterface",
            InterfaceKind::Type => "TypeInterface",
            InterfaceKind::Dialect => "DialectInterface",
        }
    }

    fn of(record: Record<'_>) -> Option<Self> {
        [Self::Op, Self::Attr, Self::Type, Self::Dialect]
            .into_iter()
            .find(|kind| record.is_subclass_of(kind.class()))
    }
}

/// An interface.
#[derive(Clone, Debug)]
pub(crate) struct Interface<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The implementing entities.
    pub kind: InterfaceKind,
    /// Name in Rust.
    pub name: &'r str,
    /// The Rust module.
    pub namespace: &'r str,
    /// The description.
    pub description: &'r str,
    /// The base interfaces, transitively, roots first, without duplicates.
    pub bases: Vec<Interface<'r>>,
    /// Its methods, without inherited ones.
    pub methods: Vec<InterfaceMethod<'r>>,
    /// Additional methods for callers.
    pub extra_class: Option<Fragment<'r>>,
    /// Additional methods for callers and implementors.
    pub extra_shared: Option<Fragment<'r>>,
    /// Additional methods for implementors.
    pub extra_trait: Option<Fragment<'r>>,
    /// An additional condition on values (`$_op`, `$_attr` or `$_type`) for having the interface.
    pub class_of: Option<Fragment<'r>>,
    /// The Rust type of effects, for an effect interface.
    pub effects: Option<&'r str>,
    /// Verifies an operation `$_op` with the interface.
    pub verify: Option<Fragment<'r>>,
    /// Whether the verifier runs after the regions were verified.
    pub verify_with_regions: bool,
}

/// A method.
#[derive(Clone, Debug)]
pub(crate) struct InterfaceMethod<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name in the definition.
    pub symbol: &'r str,
    /// The name in Rust, without `get` and `Mutable`.
    pub name: String,
    /// The description.
    pub description: &'r str,
    /// The Rust return type, if it returns a value.
    pub return_type: Option<&'r str>,
    /// Its parameters.
    pub args: Vec<MethodArg<'r>>,
    /// Whether it is static.
    pub is_static: bool,
    /// A body that cannot be overridden.
    pub body: Option<Fragment<'r>>,
    /// A default body, which can be overridden.
    pub default_body: Option<Fragment<'r>>,
    /// The constant that the default body returns, if that is C++.
    pub constant: Option<Expr>,
}

/// A parameter of a method.
#[derive(Clone, Debug)]
pub(crate) struct MethodArg<'r> {
    /// The name in the definition.
    pub symbol: &'r str,
    /// The name in Rust.
    pub name: String,
    /// The Rust type.
    pub ty: &'r str,
}

impl MethodArg<'_> {
    /// Whether it is a mutable builder of operations.
    fn is_builder(&self) -> bool {
        matches!(TypeForm::of(self.ty), TypeForm::Mut(ty) if ty.name() == Some("OpBuilder"))
    }
}

impl<'r> Interface<'r> {
    /// The records of all interfaces. A native trait that is an `Interface` without a kind is a trait, as upstream.
    pub(crate) fn records(records: &Records) -> impl Iterator<Item = Record<'_>> {
        let is_trait =
            |it: &Record<'_>| InterfaceKind::of(*it).is_none() && it.is_subclass_of("NativeTrait");
        records.defs_derived_from("Interface").filter(move |it| !is_trait(it))
    }

    /// Reads an `Interface` record.
    ///
    /// # Errors
    ///
    /// If a field is missing or has an unexpected type, or if two own or inherited methods have the same name.
    pub(crate) fn new(record: Record<'r>) -> Result<Self> {
        let Some(kind) = InterfaceKind::of(record) else {
            return Err(
                record.error("expected an interface of operations, attributes, types or dialects")
            );
        };
        let name = record.str("cppInterfaceName")?;
        if syn::parse_str::<syn::Ident>(name).is_err() {
            return Err(record.error(format!("'{name}' is not a valid name of an interface")));
        }
        let bases = Self::bases(record, name, kind)?;
        let methods = methods(record, name, &bases)?;
        let interface = Self {
            record,
            kind,
            name,
            namespace: fields::namespace(record)?,
            description: record.str("description")?,
            bases,
            methods,
            extra_class: fields::rust_code(
                record,
                "extraClassDeclaration",
                OmittedPart::Class("declarations"),
            ),
            extra_shared: fields::rust_code(
                record,
                "extraSharedClassDeclaration",
                OmittedPart::Class("declarations"),
            ),
            extra_trait: fields::rust_code(
                record,
                "extraTraitClassDeclaration",
                OmittedPart::Class("declarations"),
            ),
            class_of: fields::rust_code(
                record,
                "extraClassOf",
                OmittedPart::Code("conditions of an interface"),
            ),
            effects: if record.is_subclass_of("EffectOpInterfaceBase") {
                Some(record.str("baseEffectName")?)
            } else {
                None
            },
            verify: Fragment::of_field(record, "verify"),
            verify_with_regions: record.field("verifyWithRegions").is_some()
                && record.bit("verifyWithRegions")?,
        };
        interface.check_names()?;
        interface.check_effects()?;
        Ok(interface)
    }

    /// The bases of `record`, direct and indirect.
    fn bases(record: Record<'r>, name: &str, kind: InterfaceKind) -> Result<Vec<Self>> {
        let mut bases: Vec<Self> = Vec::new();
        for base in record.list_of_defs("baseInterfaces")? {
            let base = Self::new(base)?;
            if base.kind != kind {
                let text = format!(
                    "'{}' cannot be a base of '{}': it is not of class {}",
                    base.name,
                    name,
                    kind.class()
                );
                return Err(record.error(text));
            }
            for inherited in base.bases.iter().chain([&base]) {
                if !bases.iter().any(|other| other.is_same(inherited)) {
                    bases.push(inherited.clone());
                }
            }
        }
        Ok(bases)
    }

    /// Whether the runtime has a custom view of the interface.
    #[must_use]
    pub(crate) fn has_own_view(&self) -> bool {
        self.namespace == RUNTIME && CUSTOM_VIEWS.contains(&self.name)
    }

    /// Whether the interface or one of its bases has methods that cannot be overridden.
    #[must_use]
    pub(crate) fn has_bodies(&self) -> bool {
        let mut methods =
            std::iter::once(self).chain(&self.bases).flat_map(|interface| &interface.methods);
        methods.any(|method| method.body.is_some())
    }

    /// Whether both are the same interface. `Declare...InterfaceMethods` creates a second record.
    #[must_use]
    pub(crate) fn is_same(&self, other: &Interface<'r>) -> bool {
        self.name == other.name && self.namespace == other.namespace
    }

    /// Checks that an effect interface has no bases or other methods.
    fn check_effects(&self) -> Result<()> {
        let effects_only =
            || matches!(&self.methods[..], [method] if method.symbol == "getEffects");
        let Some(effects) = self.effects else { return Ok(()) };
        if syn::parse_str::<syn::Path>(effects).is_err() {
            let text = format!("'{effects}' is not the path of an effect type");
            return Err(self.record.error(text));
        }
        if self.bases.is_empty() && effects_only() {
            return Ok(());
        }
        Err(self.record.error(format!(
            "the effect interface '{}' must have 'getEffects' as its only method, and no bases",
            self.name
        )))
    }

    fn check_names(&self) -> Result<()> {
        if self.methods.iter().any(|method| method.symbol == "verifyTrait") {
            return Err(self.record.error(format!(
                "'verifyTrait' method cannot be specified as interface method for '{}'; use the 'verify' field instead",
                self.name
            )));
        }
        let mut seen: FxHashMap<&str, &Interface<'r>> = FxHashMap::default();
        for interface in self.bases.iter().chain([self]) {
            for method in &interface.methods {
                let Some(other) = seen.insert(&method.name, interface) else { continue };
                let text = if other.is_same(interface) {
                    format!("interface '{}' has two methods '{}'", self.name, method.name)
                } else {
                    format!(
                        "method '{}' of interface '{}' conflicts with that of '{}', which '{}' also inherits",
                        method.name, interface.name, other.name, self.name
                    )
                };
                let span = if interface.is_same(self) { method.span() } else { self.record.span() };
                return Err(Box::new(Diagnostic::error(span, text)));
            }
        }
        Ok(())
    }
}

/// The methods of `record`. Omits C++ methods that are not valid in Rust.
fn methods<'r>(
    record: Record<'r>,
    name: &str,
    bases: &[Interface<'r>],
) -> Result<Vec<InterfaceMethod<'r>>> {
    let mut methods = Vec::new();
    for method in record.list_of_defs("methods")? {
        match InterfaceMethod::new(method) {
            Ok(method) => methods.push(method),
            Err(error) if language::is_cpp(method) => {
                let symbol = method.str("name").unwrap_or_default();
                let part = OmittedPart::Method(symbol.to_owned(), name.to_owned());
                language::leave_out(record.records(), part, &error);
            }
            Err(error) => return Err(error),
        }
    }
    if language::is_cpp(record) {
        let mut seen: FxHashSet<String> =
            bases.iter().flat_map(|base| &base.methods).map(|it| it.name.clone()).collect();
        methods.retain(|method: &InterfaceMethod<'r>| {
            let is_new = seen.insert(method.name.clone());
            if !is_new {
                let part = OmittedPart::Method(method.symbol.to_owned(), name.to_owned());
                let error = method.record.error("another method has the same name in Rust");
                language::leave_out(record.records(), part, &error);
            }
            is_new
        });
    }
    Ok(methods)
}

impl<'r> InterfaceMethod<'r> {
    fn new(record: Record<'r>) -> Result<Self> {
        let symbol = record.str("name")?;
        let mut args: Vec<MethodArg<'r>> = Vec::new();
        for arg in record.dag("arguments")?.args() {
            let (Some(symbol), Some(ty)) = (arg.name, arg.value.as_str()) else {
                return Err(record.error("expected arguments of the form \"type\":$name"));
            };
            let ty = match Fragment::of_value(record, arg.value) {
                Some(fragment) => fields::rust_type_of(record, fragment)
                    .map(|it| if it == ty.trim() { ty } else { it })?,
                None => ty,
            };
            let name = rust_name(symbol);
            if args.iter().any(|arg| arg.name == name) {
                return Err(record.error(format!("two arguments have the name '{symbol}'")));
            }
            args.push(MethodArg { symbol, name, ty });
        }
        let bare = symbol
            .strip_prefix("get")
            .filter(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
            .unwrap_or(symbol);
        // In Rust, an operand range changes through the IR, so the name of the method has no `Mutable`.
        let bare = bare
            .strip_suffix("Mutable")
            .or_else(|| bare.strip_prefix("Mutable"))
            .filter(|rest| !rest.is_empty())
            .unwrap_or(bare);
        if syn::parse_str::<syn::Ident>(symbol).is_err() && !is_keyword(symbol) {
            return Err(record.error(format!("'{symbol}' is not a valid name of a method")));
        }
        let return_type = match record.str("returnType")?.trim() {
            "void" => None,
            ty => Some(fields::rust_type(record, "returnType", ty)?)
                .filter(|ty| TypeForm::of(ty) != TypeForm::Unit),
        };
        let (mut body, mut default_body) =
            (Fragment::of_field(record, "body"), Fragment::of_field(record, "defaultBody"));
        let mut bodies = body.iter().chain(&default_body);
        let mut constant = None;
        if let Some(cpp) = bodies.find(|body| !body.cpp().is_empty()).copied() {
            constant = return_type.and_then(|ty| fragment::constant(cpp.text, ty));
            if constant.is_none() {
                let place = cpp.at(0, cpp.text.len());
                let text = "bodies in C++ are not translated unless they return a constant";
                return Err(Box::new(Diagnostic::error(place, text)));
            }
            (body, default_body) = (None, Some(cpp));
        }
        // In Rust, a method that changes the IR cannot have a receiver that borrows the IR.
        let changes_ir = language::is_cpp(record) && args.iter().any(MethodArg::is_builder);
        Ok(Self {
            record,
            symbol,
            name: rust_name(bare),
            description: record.str("description")?,
            return_type,
            args,
            is_static: record.is_subclass_of("StaticInterfaceMethod") || changes_ir,
            body,
            default_body,
            constant,
        })
    }

    /// Whether implementors must provide the method.
    #[must_use]
    pub(crate) fn is_required(&self) -> bool {
        self.body.is_none() && self.default_body.is_none()
    }

    /// The source location of the definition.
    #[must_use]
    pub(crate) fn span(&self) -> Span {
        self.record.span()
    }
}

/// The name of a method or argument in Rust, converted like the name of an accessor.
fn rust_name(name: &str) -> String {
    if name.eq_ignore_ascii_case("type") { "ty".to_owned() } else { snake(name) }
}
