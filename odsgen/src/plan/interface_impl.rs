//! Implementations of interfaces by operations, types and attributes.

use super::interface::{self, Method, of_kind};
use super::members::Members;
use super::planner::Planner;
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{Block, RustPath, RustType, TypeForm, ViewOf};
use crate::model::{Interface, InterfaceMethod, Result, Trait, TraitKind};
use crate::names::{modules, snake};
use crate::provided::{RUNTIME, is_provided};
use crate::tablegen::{Diagnostic, Severity, nearest};

/// Traits of the runtime that implement an interface.
const BY_TRAIT: &[(&str, &str)] = &[
    ("AlwaysSpeculatableImplTrait", "ConditionallySpeculatable"),
    ("HasOnlyGraphRegion", "RegionKindInterface"),
    ("InferTensorType", "InferTypeOpInterface"),
    ("RecursivelySpeculatableImplTrait", "ConditionallySpeculatable"),
    ("ReturnLike", "RegionBranchTerminatorOpInterface"),
];

/// The interface that the runtime's trait `native` implements.
pub(super) fn interface_of_trait(native: &str) -> Option<&'static str> {
    BY_TRAIT.iter().find(|(name, _)| *name == native).map(|(_, interface)| *interface)
}

/// An interface in a definition's list, and its implementation.
#[derive(Clone, Debug)]
pub(crate) struct Implementation {
    /// The table of the interface.
    pub table: RustPath,
    /// The implementation by members of the view, if they suffice.
    pub forwarding: Option<Forwarding>,
    /// The final methods.
    pub model: Option<ModelImpl>,
    /// The hook that implements the interface, if required.
    pub hook: Option<ImplHook>,
}

/// An implementation by members of the view.
#[derive(Clone, Debug)]
pub(crate) struct Forwarding {
    /// The implementors' trait.
    pub trait_path: RustPath,
    /// The lifetime of the view.
    pub lifetime: &'static str,
    /// The methods.
    pub methods: Vec<ForwardedMethod>,
}

/// A method that forwards to a member of the view.
#[derive(Clone, Debug)]
pub(crate) struct ForwardedMethod {
    /// The method.
    pub method: Method,
    /// The member.
    pub member: String,
    /// Whether the member is a setter; then the first two parameters of the method are the IR and the operation.
    pub is_setter: bool,
    /// The untyped view that the method returns, if the member may return a typed view.
    pub untyped: Option<RustType>,
    /// Whether the member may return no value, and the method always returns one.
    pub is_optional: bool,
    /// Whether the method is defined in C++.
    pub is_cpp: bool,
    /// The number that the method returns, if the member may return one of another type.
    pub number: Option<RustType>,
}

/// The final methods of an interface.
#[derive(Clone, Debug)]
pub(crate) struct ModelImpl {
    /// The trait with final methods.
    pub trait_path: RustPath,
    /// The lifetime of the view.
    pub lifetime: &'static str,
    /// The methods and their bodies.
    pub methods: Vec<(Method, Block)>,
}

/// A hook that implements an interface.
#[derive(Clone, Debug)]
pub(crate) struct ImplHook {
    /// The name of the trait.
    pub trait_name: String,
    /// The name of the hook's trait.
    pub trait_path: RustPath,
    /// The lifetime of the view.
    pub lifetime: &'static str,
    /// The methods without a default, those that the definition declares, and those with an accessor.
    pub methods: Vec<HookMethod>,
}

/// A method of a hook.
#[derive(Clone, Debug)]
pub(crate) struct HookMethod {
    /// Its signature.
    pub method: Method,
    /// How a member of the view implements it, if one does.
    pub forwarded: Option<ForwardedMethod>,
}

/// An interface in the list of a definition, without duplicates.
struct InterfaceEntry<'a, 'r> {
    place: usize,
    entry: &'a Trait<'r>,
    name: &'r str,
    /// The methods with a default that the definition declares nevertheless.
    overridden: Vec<&'r str>,
    /// The methods that the C++ class of the definition declares.
    in_class: &'a [String],
    declared: bool,
    /// Whether the interface is defined, not only named.
    defined: bool,
}

/// The interfaces with a table for a definition with these traits.
fn interface_entries<'a, 'r>(
    planner: &Planner<'r>,
    traits: &'a [Trait<'r>],
    in_class: &'a [String],
) -> Vec<InterfaceEntry<'a, 'r>> {
    let mut list: Vec<InterfaceEntry<'a, 'r>> = Vec::new();
    for (place, entry) in traits.iter().enumerate() {
        let TraitKind::Interface { name, namespace, overridden, declared, defined } = &entry.kind
        else {
            continue;
        };
        let by_trait = BY_TRAIT.iter().any(|(native, interface)| {
            interface == name
                && traits.iter().filter_map(Trait::native).any(|other| other.text == *native)
        });
        if by_trait || !is_provided(name, namespace) || planner.is_absent(entry, name, namespace) {
            continue;
        }
        let same = |listed: &&mut InterfaceEntry<'a, 'r>| {
            matches!(&listed.entry.kind, TraitKind::Interface { name: other, namespace: module, .. }
                if other == name && module == namespace)
        };
        if let Some(known) = list.iter_mut().find(same) {
            known.overridden.extend(overridden);
            known.declared |= *declared;
            continue;
        }
        let overridden = overridden.clone();
        let (declared, defined) = (*declared, *defined);
        list.push(InterfaceEntry { place, entry, name, overridden, in_class, declared, defined });
    }
    list
}

impl<'r> Planner<'r> {
    /// Whether the interface of a C++ definition has no known module. Reports it as omitted.
    fn is_absent(&self, entry: &Trait<'r>, name: &str, namespace: &str) -> bool {
        if !self.is_unknown(entry.record, name, namespace) {
            return false;
        }
        let error = entry.record.error("its module is not known: use --extern-path");
        let part = OmittedPart::Interface(format!("{namespace}::{name}"));
        language::leave_out(entry.record.records(), part, &error);
        true
    }

    /// Warns about interfaces among `traits` with a verifier whose module is not known, and about such bases.
    fn warn_of_lost_verifiers(&mut self, traits: &[Trait<'r>]) -> Result<()> {
        for entry in traits {
            let TraitKind::Interface { name, namespace, defined: true, .. } = entry.kind else {
                continue;
            };
            if namespace == RUNTIME || !language::is_cpp(entry.record) {
                continue;
            }
            let listed_is_unknown = self.is_unknown(entry.record, name, namespace);
            let interface = self.interface(entry.record)?;
            for lost in std::iter::once(&*interface).chain(&interface.bases) {
                let is_unknown =
                    listed_is_unknown || self.is_unknown(lost.record, lost.name, lost.namespace);
                if is_unknown && lost.verify.is_some() {
                    self.warn_of_lost_verifier(lost);
                }
            }
        }
        Ok(())
    }

    fn warn_of_lost_verifier(&mut self, interface: &Interface<'r>) {
        let namespace = interface.namespace;
        let text = format!(
            "the interface '{namespace}::{}' is omitted, so its verifier does not run: the module of '{namespace}' is not known",
            interface.name
        );
        let warning = Diagnostic::new(Severity::Warning, interface.record.span(), text);
        let module = modules(namespace).last().map_or_else(String::new, snake);
        let help = format!(
            "generate the module of this file with `odsgen gen --interfaces`, and specify it: `--extern-path {namespace}=crate::{module}`"
        );
        let known = |it: &Diagnostic| it.span == warning.span && it.message == warning.message;
        if !self.warnings.iter().any(known) {
            self.warnings.push(warning.with_help(help));
        }
    }

    /// Whether the interface `record` of C++ is in another namespace, whose module is not known.
    pub(super) fn is_unknown(
        &self,
        record: crate::tablegen::Record<'r>,
        name: &str,
        namespace: &str,
    ) -> bool {
        namespace != RUNTIME && language::is_cpp(record) && !self.has_class(namespace, name)
    }

    /// The path of the interface `entry`, with `suffix` at the end of its name.
    pub(super) fn interface_path_of(
        &mut self,
        entry: &Trait<'r>,
        suffix: &str,
    ) -> Option<RustPath> {
        let TraitKind::Interface { name, namespace, .. } = &entry.kind else { return None };
        self.interface_path(name, namespace, suffix, entry.record)
    }

    /// The tables of the interfaces among `traits`, each with the location of the interface.
    pub(super) fn interface_tables(&mut self, traits: &[Trait<'r>]) -> Vec<(usize, RustPath)> {
        let tables = interface_entries(self, traits, &[]).into_iter().filter_map(|listed| {
            Some((listed.place, self.interface_path_of(listed.entry, "Table")?))
        });
        tables.collect()
    }

    /// Plans the implementations for a definition with these traits and these view functions, whose C++ class declares
    /// the methods `in_class`.
    pub(super) fn implementations(
        &mut self,
        traits: &[Trait<'r>],
        members: &Members<'r>,
        in_class: &[String],
    ) -> Result<Vec<Implementation>> {
        let all = interface_entries(self, traits, in_class);
        self.warn_of_lost_verifiers(traits)?;
        let mut implementations = Vec::new();
        for listed in &all {
            let Some(table) = self.interface_path_of(listed.entry, "Table") else { continue };
            let mut implementation =
                Implementation { table, forwarding: None, model: None, hook: None };
            if listed.defined {
                let interface = self.interface(listed.entry.record)?;
                self.warnings.extend(check_overridden(listed, &interface)?);
                if !self.asks_for_methods(listed, &all, &interface, members)? {
                    implementation.forwarding = self.forwarding(&interface, members);
                }
                implementation.model = self.model_impl(&interface);
                if implementation.forwarding.is_none() {
                    implementation.hook =
                        self.impl_hook(&interface, &listed.overridden, members, in_class);
                }
            } else {
                let trait_path = self.interface_path_of(listed.entry, "Trait");
                implementation.hook = trait_path.map(|trait_path| ImplHook {
                    trait_name: format!("{}Trait", listed.name),
                    trait_path,
                    lifetime: "'ir",
                    methods: Vec::new(),
                });
            }
            implementations.push(implementation);
        }
        for listed in all.iter().filter(|it| language::is_cpp(it.entry.record)) {
            if listed.defined {
                let interface = self.interface(listed.entry.record)?;
                self.require_bases(&interface, members, in_class, &mut implementations);
            }
        }
        Ok(implementations)
    }

    /// Adds the bases of an interface that the definition does not list. Its author implements them.
    fn require_bases(
        &mut self,
        interface: &Interface<'r>,
        members: &Members<'r>,
        in_class: &[String],
        list: &mut Vec<Implementation>,
    ) {
        for base in &interface.bases {
            let name = |it: &Implementation| it.table.names().last();
            let table = format!("{}Table", base.name);
            if list.iter().any(|known| name(known).as_ref() == Some(&table))
                || self.is_unknown(base.record, base.name, base.namespace)
            {
                continue;
            }
            let Some(table) = interface::path(self, base, "Table") else { continue };
            let hook = self.impl_hook(base, &[], members, in_class);
            list.push(Implementation { table, forwarding: None, model: None, hook });
        }
    }

    /// Whether the definition or its C++ class declares methods of the interface, directly or as a base of another
    /// interface.
    fn asks_for_methods(
        &mut self,
        listed: &InterfaceEntry<'_, 'r>,
        all: &[InterfaceEntry<'_, 'r>],
        interface: &Interface<'r>,
        members: &Members<'r>,
    ) -> Result<bool> {
        let is_asked = |method: &InterfaceMethod<'_>| {
            listed.overridden.contains(&method.symbol)
                || replaces_default(method, listed.in_class)
                    && member_for(method, members).is_none()
        };
        if interface.methods.iter().any(is_asked) {
            return Ok(true);
        }
        let mut required = interface.methods.iter().filter(|method| method.is_required());
        if required.all(|method| member_for(method, members).is_some()) {
            return Ok(false);
        }
        if listed.declared {
            return Ok(true);
        }
        for other in all.iter().filter(|other| other.declared) {
            let other = self.interface(other.entry.record)?;
            if other.bases.iter().any(|base| base.is_same(interface)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The implementation by members of the view; `None` if it must be hand-written.
    fn forwarding(
        &mut self,
        interface: &Interface<'r>,
        members: &Members<'r>,
    ) -> Option<Forwarding> {
        let replaceable = || interface.methods.iter().filter(|method| method.body.is_none());
        if replaceable().any(|it| it.is_required() && member_for(it, members).is_none()) {
            return None;
        }
        let lifetime = of_kind(interface.kind).lifetime;
        let methods = replaceable().filter_map(|it| self.forwarded(it, lifetime, members));
        let methods = methods.collect();
        let trait_path = interface::path(self, interface, "Trait")?;
        Some(Forwarding { trait_path, lifetime, methods })
    }

    /// The implementation of a method by a member of the view, if one has its name.
    fn forwarded(
        &mut self,
        method: &InterfaceMethod<'r>,
        lifetime: &'static str,
        members: &Members<'r>,
    ) -> Option<ForwardedMethod> {
        let member = member_for(method, members)?;
        let form = method.return_type.map_or(TypeForm::Unit, TypeForm::of);
        // The accessor may return a typed view.
        let is_untyped = matches!(form, TypeForm::Type | TypeForm::Attribute | TypeForm::Value);
        let place = (method.record, "returnType");
        let untyped = method.return_type.filter(|_| is_untyped);
        let untyped = untyped.map(|ty| self.ty(ty, lifetime, place));
        let number = form.name().filter(|name| is_integer(name));
        let number = number.filter(|_| language::is_cpp(method.record));
        let number = number.map(|name| RustType::at_path(&RustPath::own(name)));
        let is_optional = members.is_optional(member) && !matches!(form, TypeForm::Option(_));
        let is_cpp = language::is_cpp(method.record) || language::is_cpp(members.record());
        let (is_setter, member) = (members.is_setter(member), member.to_owned());
        let method = self.method(method, lifetime);
        Some(ForwardedMethod { method, member, is_setter, untyped, is_optional, is_cpp, number })
    }

    /// The final methods of an interface.
    fn model_impl(&mut self, interface: &Interface<'r>) -> Option<ModelImpl> {
        // Fast path: few interfaces have final methods.
        if !interface.has_bodies() {
            return None;
        }
        let kind = of_kind(interface.kind);
        let mut methods = Vec::new();
        for method in &interface.methods {
            let Some(body) = method.body else { continue };
            let body = self.block(&body, &interface::placeholders(kind, method));
            methods.push((self.method(method, kind.lifetime), body));
        }
        let trait_path = interface::path(self, interface, "Model")?;
        Some(ModelImpl { trait_path, lifetime: kind.lifetime, methods })
    }

    /// The hand-written implementation of an interface, with the methods that are required, in `overridden`, declared by
    /// the C++ class, or members of the view.
    fn impl_hook(
        &mut self,
        interface: &Interface<'r>,
        overridden: &[&str],
        members: &Members<'r>,
        in_class: &[String],
    ) -> Option<ImplHook> {
        let kind = of_kind(interface.kind);
        let required = interface.methods.iter().filter(|it| {
            it.is_required()
                || overridden.contains(&it.symbol)
                || replaces_default(it, in_class)
                || it.body.is_none() && member_for(it, members).is_some()
        });
        let methods = required.map(|method| {
            let forwarded = self.forwarded(method, kind.lifetime, members);
            let forwarded = forwarded.filter(|it| {
                !overridden.contains(&method.symbol) && (it.untyped.is_some() || is_shared(method))
            });
            let method = self.method(method, kind.lifetime);
            HookMethod { method, forwarded }
        });
        let methods = methods.collect();
        Some(ImplHook {
            trait_name: format!("{}Trait", interface.name),
            trait_path: interface::path(self, interface, "Trait")?,
            lifetime: kind.lifetime,
            methods,
        })
    }
}

/// Whether accessors return the type of the method if they return its value.
fn is_shared(method: &InterfaceMethod<'_>) -> bool {
    let form = method.return_type.map_or(TypeForm::Unit, TypeForm::of);
    matches!(form, TypeForm::Slice(_)) || matches!(form.name(), Some("bool" | "OperandRange"))
}

fn is_integer(ty: &str) -> bool {
    ["i32", "i64", "u32", "u64", "usize"].contains(&ty)
}

/// Checks that the declared methods exist and can be overridden. Returns warnings. C++ may declare methods that do not
/// exist: upstream's definitions declare some removed ones. The runtime's interfaces lack some of upstream's methods.
fn check_overridden(
    listed: &InterfaceEntry<'_, '_>,
    interface: &Interface<'_>,
) -> Result<Vec<Diagnostic>> {
    let symbols = || interface.methods.iter().map(|method| method.symbol);
    let is_unknown = |name: &&&str| symbols().all(|it| it != **name);
    if !language::is_cpp(listed.entry.record)
        && let Some(unknown) = listed.overridden.iter().find(is_unknown)
    {
        let text = format!("interface '{}' has no method '{unknown}'", interface.name);
        let error = *listed.entry.record.error(text);
        match nearest(unknown, symbols()) {
            Some(near) => return Err(Box::new(error.with_help(format!("did you mean '{near}'?")))),
            None if interface.namespace != RUNTIME => {
                let methods = symbols().collect::<Vec<_>>().join(", ");
                return Err(Box::new(error.with_help(format!("its methods: {methods}"))));
            }
            None => {}
        }
    }
    let is_cpp = language::is_cpp(listed.entry.record);
    let mut warnings = Vec::new();
    for unknown in listed.overridden.iter().filter(|it| is_cpp && is_unknown(it)) {
        if let Some(near) = nearest(unknown, symbols()) {
            let text = format!("interface '{}' has no method '{unknown}'", interface.name);
            let warning = Diagnostic::new(Severity::Warning, listed.entry.record.span(), text);
            warnings.push(warning.with_help(format!("did you mean '{near}'?")));
        }
        let part = OmittedPart::Method((*unknown).to_owned(), interface.name.to_owned());
        let error = listed.entry.record.error("the trait in Rust does not have this method");
        language::leave_out(listed.entry.record.records(), part, &error);
    }
    let fixed = interface
        .methods
        .iter()
        .find(|it| it.body.is_some() && listed.overridden.contains(&it.symbol));
    let Some(method) = fixed else { return Ok(warnings) };
    let text = format!(
        "method '{}' cannot be overridden: interface '{}' implements it for all",
        method.symbol, interface.name
    );
    Err(listed.entry.record.error(text))
}

/// Whether a C++ class that declares the methods `in_class` replaces the default of `method`.
fn replaces_default(method: &InterfaceMethod<'_>, in_class: &[String]) -> bool {
    method.default_body.is_some() && in_class.iter().any(|it| it == method.symbol)
}

/// Whether the value of the accessor `name` converts to that of the C++ method.
fn is_forwarded(method: &InterfaceMethod<'_>, name: &str, members: &Members<'_>) -> bool {
    let returns = method.return_type.map_or(TypeForm::Unit, TypeForm::of);
    let is_attr = || returns.name().and_then(ViewOf::by_name) == Some(ViewOf::Attr);
    // Only accessors are translated. They have no parameters, and return lists as iterators.
    method.args.is_empty()
        && !matches!(returns, TypeForm::Slice(_))
        && (!members.is_untyped(name) || !is_attr())
}

/// The member that implements the method: the one with its name, or the accessor of an attribute that is its own value
/// and thus has no suffix `_attr`.
fn member_for<'a>(method: &'a InterfaceMethod<'_>, members: &Members<'_>) -> Option<&'a str> {
    let is_cpp = language::is_cpp(method.record);
    [Some(method.name.as_str()), method.name.strip_suffix("_attr")].into_iter().flatten().find(
        |name| {
            members.contains(name)
                && (!members.is_setter(name) || method.is_static)
                && !members.is_renamed(name)
                && (!is_cpp || members.is_setter(name) || is_forwarded(method, name, members))
        },
    )
}
