//! The names that fragments of a module can use.

mod helper_type;
mod helpers;
mod parse;

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;

use heck::ToUpperCamelCase as _;
use rustc_hash::{FxHashMap, FxHashSet};

pub(crate) use self::helper_type::HelperType;
pub(crate) use self::helpers::Helper;
pub(super) use self::helpers::Helpers;
use super::expr::Expr;
use super::rust::words;
use super::source::Source;
use super::types::{RustPath, RustType, TypeUse, ViewOf};
use crate::names::{hides, inner_class, is_prelude, is_primitive, modules, outer_class};
use crate::tablegen::{SourceMap, Span};

/// A definition of a dialect whose module is unknown. A placeholder type of this module identifies it by name.
#[derive(Clone, Debug)]
pub(crate) struct ForeignDef {
    /// The kind of view.
    pub of: ViewOf,
    /// The dialect.
    pub dialect: String,
    /// The name within the dialect.
    pub mnemonic: String,
    /// The type of the module.
    pub name: String,
    /// The segments of its namespace, and its class.
    path: Vec<String>,
    is_used: Cell<bool>,
}

/// A use of an item of another module.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Reference {
    /// The segments of the namespace of the module.
    pub namespace: Vec<String>,
    /// The name of the item in Rust.
    pub name: String,
    /// What it is.
    pub kind: ItemKind,
    /// The fragment that uses it.
    pub place: Span,
}

/// A kind of item of a module.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum ItemKind {
    /// A function.
    Function,
    /// The class of a dialect.
    Dialect,
    /// An item of this interface, such as its table.
    OfInterface(String),
    /// Another class.
    Class,
}

/// An attribute or type that definitions define, as C++ fragments see it.
#[derive(Clone, Debug)]
pub(crate) struct CppClass {
    /// Whether it is a type.
    pub is_type: bool,
    /// Its parameters: the name in the definition, the accessor in Rust, and the type in C++.
    pub params: Vec<(String, String, String)>,
}

/// Cache of types from definitions.
type Spellings = FxHashMap<String, RustType>;

/// The names in a generated module.
#[derive(Debug, Default)]
pub(crate) struct Scope<'r> {
    /// The source texts of the definitions.
    sources: Option<&'r SourceMap>,
    /// The namespace of the module in definitions.
    pub(super) namespace: &'r str,
    /// The segments of the namespace.
    pub(super) modules: Vec<&'r str>,
    /// Types of the module.
    pub(super) own: FxHashSet<String>,
    /// Classes of the module whose names hide others.
    pub(super) hiding: FxHashSet<String>,
    /// Enums of the module in a nested namespace: that namespace and the name.
    pub(super) nested: Vec<(Vec<&'r str>, &'r str)>,
    /// Attributes of enums in a nested namespace that have the name of a definition: the namespace, the name, and the
    /// name in the module.
    pub(super) renamed: Vec<(Vec<&'r str>, &'r str, String)>,
    /// Types of the module in a namespace outside of the module's: that namespace and the name.
    pub(super) foreign: Vec<(Vec<&'r str>, &'r str)>,
    /// Modules of other namespaces: the segments of the namespace and the path of the module, longest first.
    pub(super) externs: Vec<(Vec<String>, RustPath)>,
    /// The items of those modules that fragments use.
    references: RefCell<BTreeSet<Reference>>,
    /// The kinds of items that their names do not tell.
    kinds: RefCell<FxHashMap<String, ItemKind>>,
    /// Enums by name, with the Rust names of their cases by symbol.
    pub(super) enums: FxHashMap<&'r str, FxHashMap<String, String>>,
    /// The namespaces of enums that belong to others than that of the module.
    pub(super) enums_elsewhere: FxHashMap<&'r str, &'r str>,
    /// The attributes and types that definitions define, as C++ fragments see them.
    pub(super) cpp_classes: FxHashMap<String, CppClass>,
    /// The numbers of parameters of definitions of other dialects, by class.
    pub(super) params_elsewhere: FxHashMap<&'r str, FxHashSet<usize>>,
    /// The name of the dialect's type, which implements helpers.
    pub(super) dialect_type: String,
    /// The functions that are defined only in C++.
    pub(super) helpers: Helpers,
    /// Definitions of dialects whose modules are not known.
    foreign_defs: Vec<ForeignDef>,
    /// Definitions that are views of operations, attributes or types, by class.
    views: FxHashMap<&'r str, ViewOf>,
    /// Cache of expressions, by text and placeholders.
    exprs: RefCell<FxHashMap<String, Rc<Expr>>>,
    /// Cache of types, by use and text.
    types: RefCell<FxHashMap<(&'static str, TypeUse), Spellings>>,
}

impl<'r> Scope<'r> {
    /// A scope for the module `namespace`, without types.
    #[must_use]
    pub(crate) fn new(namespace: &'r str) -> Self {
        let modules = namespace.split("::").filter(|module| !module.is_empty()).collect();
        Self { namespace, modules, ..Self::default() }
    }

    /// Enables marks of locations in `sources`.
    pub(crate) fn mark_places(&mut self, sources: &'r SourceMap) {
        self.sources = Some(sources);
    }

    /// The file and line of the byte `offset` of `source`; `None` if odsgen ships the file.
    pub(super) fn place(&self, source: &impl Source, offset: usize) -> Option<Rc<str>> {
        let sources = self.sources.filter(|_| source.has_place())?;
        let found = sources.locate(source.at(offset, 1))?;
        let name = sources.file(found.file).name();
        Some(format!("{name}:{}", found.line).into())
    }

    /// Adds a type of the module.
    pub(crate) fn add_type(&mut self, name: impl Into<String>) {
        self.own.insert(name.into());
    }

    /// Adds a class of the module.
    pub(crate) fn add_class(&mut self, name: &str) {
        if hides(name) {
            self.own.insert(inner_class(name).into_owned());
            self.hiding.insert(name.to_owned());
        }
        self.add_type(name);
    }

    /// The name inside of the module of its type `name`.
    #[must_use]
    pub(crate) fn inner_class<'t>(&self, name: &'t str) -> Cow<'t, str> {
        if self.hiding.contains(name) { inner_class(name) } else { name.into() }
    }

    /// Whether the first name of `path`, which has no namespace, is a type of the module. Rust's own names are, if
    /// `path` cannot mean Rust's.
    pub(super) fn is_class(&self, path: &syn::Path) -> bool {
        let Some(first) = path.segments.first() else { return false };
        let name = first.ident.to_string();
        if path.leading_colon.is_some() || !self.hiding.contains(&name) {
            return false;
        }
        let is_local =
            path.segments.len() == 1 && name.starts_with(|c: char| c.is_ascii_lowercase());
        let is_generic = match &first.arguments {
            syn::PathArguments::AngleBracketed(list) => {
                list.args.iter().any(|it| !matches!(it, syn::GenericArgument::Lifetime(_)))
            }
            syn::PathArguments::Parenthesized(_) => true,
            syn::PathArguments::None => false,
        };
        let member = path.segments.get(1).map(|it| it.ident.to_string());
        let is_case = |member: &String| {
            self.enums.get(name.as_str()).is_some_and(|cases| cases.contains_key(member))
        };
        let of_rust = ["new", "with_capacity", "from", "from_iter", "default", "try_from"];
        let is_rust = is_generic
            || ["String", "Some", "None", "Ok", "Err"].contains(&name.as_str())
            || member
                .filter(|it| !is_case(it))
                .is_some_and(|member| is_prelude(&member) || of_rust.contains(&member.as_str()));
        !(is_local || is_primitive(&name) || is_prelude(&name) && is_rust)
    }

    /// Whether `path`, that of a type, is a class of the module whose name is like that of a variable.
    pub(super) fn is_lower_class(&self, path: &syn::Path) -> bool {
        let name = path.get_ident().map(ToString::to_string).unwrap_or_default();
        name.starts_with(|c: char| c.is_ascii_lowercase())
            && !is_primitive(&name)
            && self.hiding.contains(&name)
    }

    /// The last name of the path of a type, as generated code spells it.
    #[must_use]
    pub(crate) fn name_of_type(&self, path: &syn::Path) -> String {
        let mut names: Vec<_> = path.segments.iter().map(|it| it.ident.to_string()).collect();
        let Some(name) = names.pop() else { return String::new() };
        let is_own = match names.as_slice() {
            [] => self.is_class(path) || self.is_lower_class(path),
            names => {
                names.len() <= self.modules.len()
                    && names.iter().rev().zip(self.modules.iter().rev()).all(|(a, b)| a == b)
            }
        };
        if is_own { self.inner_class(&name).into_owned() } else { name }
    }

    /// Adds an enum of the module in the nested namespace `namespace`.
    pub(crate) fn add_nested_enum(&mut self, namespace: Vec<&'r str>, name: &'r str) {
        self.nested.push((namespace, name));
    }

    /// Adds a type of the module in `namespace`, outside of the module's.
    pub(crate) fn add_foreign_type(&mut self, namespace: Vec<&'r str>, name: &'r str) {
        self.add_class(name);
        self.foreign.push((namespace, name));
    }

    /// Sets the path of the module of `namespace`; returns whether `path` is a path.
    pub(crate) fn add_extern(&mut self, namespace: &str, path: &str) -> bool {
        let Ok(path) = words::parse::<syn::Path>(path) else { return false };
        let names = namespace.split("::").filter(|name| !name.is_empty()).map(str::to_owned);
        self.externs.push((names.collect(), RustPath::spelled(path)));
        self.externs.sort_by_key(|(names, _)| std::cmp::Reverse(names.len()));
        true
    }

    /// Declares that the module of `namespace` at the path `module` is imported by its name.
    pub(crate) fn import(&mut self, namespace: &str, module: &RustPath) {
        let names = namespace.split("::").filter(|name| !name.is_empty()).map(str::to_owned);
        let names: Vec<_> = names.collect();
        let at = self.externs.partition_point(|(known, _)| known.len() > names.len());
        self.externs.insert(at, (names, module.name()));
    }

    /// Declares that the item `name` of another module is of the kind `kind`, before a path to it is parsed.
    pub(crate) fn add_kind(&self, name: &str, kind: ItemKind) {
        self.kinds.borrow_mut().insert(name.to_owned(), kind);
    }

    /// Records that the fragment at `place` uses the item `name` of the module of `namespace`. It is of the kind
    /// `kind` if nothing else is known.
    pub(super) fn add_reference(
        &self,
        namespace: &[String],
        name: String,
        kind: ItemKind,
        place: Span,
    ) {
        let kind = self.kinds.borrow().get(&name).cloned().unwrap_or(kind);
        let namespace = namespace.to_vec();
        self.references.borrow_mut().insert(Reference { namespace, name, kind, place });
    }

    /// The items of other modules that fragments use.
    #[must_use]
    pub(crate) fn references(&self) -> Vec<Reference> {
        self.references.borrow().iter().cloned().collect()
    }

    /// Whether the path of the module of `namespace` is known.
    #[must_use]
    pub(crate) fn has_extern(&self, namespace: &str) -> bool {
        let names: Vec<_> = namespace.split("::").filter(|name| !name.is_empty()).collect();
        self.has_extern_from(&names, 0)
    }

    /// The path of the module of `namespace`, if it is known.
    #[must_use]
    pub(crate) fn module(&self, namespace: &str) -> Option<RustPath> {
        let names = || namespace.split("::").filter(|name| !name.is_empty());
        let found = self.externs.iter().find(|(known, _)| known.iter().eq(names()));
        found.map(|(_, module)| module.clone())
    }

    /// Whether the path of a module is known whose namespace is a prefix of `namespace` with more than `count`
    /// segments.
    pub(super) fn has_extern_from(&self, namespace: &[&str], count: usize) -> bool {
        self.externs.iter().any(|(known, _)| {
            (count + 1..=namespace.len()).contains(&known.len())
                && known.iter().zip(namespace).all(|(a, b)| a == b)
        })
    }

    /// Adds the attribute `name` of an enum in the nested namespace `namespace`, if the module already uses its name.
    pub(crate) fn rename_enum_attr(
        &mut self,
        namespace: Vec<&'r str>,
        enum_name: &str,
        name: &'r str,
    ) {
        self.renamed.push((namespace, name, format!("{enum_name}EnumAttr")));
    }

    /// Whether `path` leads to an attribute of an enum that is renamed in the module.
    #[must_use]
    pub(crate) fn is_renamed(&self, path: &str) -> bool {
        let modules = path.split("::").filter(|name| !name.is_empty()).collect::<Vec<_>>();
        let Some((last, modules)) = modules.split_last() else { return false };
        self.renamed.iter().any(|(inner, name, _)| name == last && modules.ends_with(inner))
    }

    /// The name in the module of the attribute `name` of an enum in `namespace`.
    #[must_use]
    pub(crate) fn enum_attr(&self, namespace: &str, name: &str) -> String {
        let all: Vec<_> = modules(namespace).collect();
        let own = self.modules.iter().copied();
        let is_inner = own.eq(all.iter().take(self.modules.len()).copied());
        let inner = if is_inner { all.get(self.modules.len()..).unwrap_or(&[]) } else { &all };
        let renamed = self.renamed.iter().find(|(modules, it, _)| modules == inner && *it == name);
        renamed.map_or_else(|| name.to_owned(), |(.., renamed)| renamed.clone())
    }

    /// Adds an enum of any module, with the Rust names of its cases by symbol.
    pub(crate) fn add_enum(&mut self, name: &'r str, cases: FxHashMap<String, String>) {
        self.enums.entry(name).or_default().extend(cases);
    }

    /// Records that an enum belongs to another namespace.
    pub(crate) fn add_enum_elsewhere(&mut self, name: &'r str, namespace: &'r str) {
        self.enums_elsewhere.insert(name, namespace);
    }

    /// Adds an attribute or type that C++ fragments may name.
    pub(crate) fn add_cpp_class(&mut self, name: &str, class: CppClass) {
        self.cpp_classes.insert(name.to_owned(), class);
    }

    /// Declares that the definition `class` of another dialect has `count` parameters.
    pub(crate) fn add_params_elsewhere(&mut self, class: &'r str, count: usize) {
        self.params_elsewhere.entry(class).or_default().insert(count);
    }

    /// Declares that the class `name` of a definition is a view.
    pub(crate) fn add_view(&mut self, name: &'r str, of: ViewOf) {
        self.views.insert(name, of);
    }

    /// Whether a definition has the class `name`.
    pub(super) fn has_class(&self, name: &str) -> bool {
        self.own.contains(name) || self.views.contains_key(name)
    }

    /// The entity that the type `name`, in the spelling of generated code, is a view of: according to its definition, or
    /// else by convention. The name of an enum may have the suffix of a view.
    #[must_use]
    pub(crate) fn view_of(&self, name: &str) -> Option<ViewOf> {
        let by_name = || ViewOf::by_name(outer_class(name)).filter(|_| !self.is_enum(name));
        let defined = self.views.get(outer_class(name)).filter(|_| !self.hiding.contains(name));
        defined.copied().or_else(by_name)
    }

    /// Adds the definition `class` of `namespace`, `dialect.mnemonic`, whose module is not known.
    pub(crate) fn add_foreign_def(
        &mut self,
        (namespace, class): (&str, &str),
        of: ViewOf,
        (dialect, mnemonic): (&str, &str),
    ) {
        let mut name = format!("{}{class}", dialect.to_upper_camel_case());
        while self.own.contains(&name) || self.foreign_defs.iter().any(|it| it.name == name) {
            name.push_str("Elsewhere");
        }
        self.own.insert(name.clone());
        let path = modules(namespace).chain([class]).map(str::to_owned).collect();
        let (dialect, mnemonic) = (dialect.to_owned(), mnemonic.to_owned());
        self.foreign_defs.push(ForeignDef {
            of,
            dialect,
            mnemonic,
            name,
            path,
            is_used: false.into(),
        });
    }

    /// The foreign definition at the start of `path`, and the number of segments that name it. A path that is
    /// not `global` may be relative to an enclosing namespace.
    pub(super) fn foreign_def(&self, path: &[&str], global: bool) -> Option<(&ForeignDef, usize)> {
        let around = if global { 0 } else { self.modules.len() };
        let found = (0..=around).rev().find_map(|count| {
            self.foreign_defs.iter().find_map(|it| {
                let (front, rest) = it.path.split_at_checked(count)?;
                let leads = !rest.is_empty()
                    && front.iter().zip(&self.modules).all(|(a, b)| a == b)
                    && path.len() >= rest.len()
                    && rest.iter().zip(path).all(|(a, b)| a == b);
                leads.then_some((it, rest.len()))
            })
        })?;
        found.0.is_used.set(true);
        Some(found)
    }

    /// Whether the type `name` of the module is a foreign definition.
    #[must_use]
    pub(crate) fn is_foreign_def(&self, name: &str) -> bool {
        self.foreign_defs.iter().any(|it| it.name == name)
    }

    /// The foreign definitions that fragments refer to.
    #[must_use]
    pub(crate) fn foreign_defs(&self) -> Vec<ForeignDef> {
        self.foreign_defs.iter().filter(|it| it.is_used.get()).cloned().collect()
    }

    /// Sets the type that implements the helpers of the module.
    pub(crate) fn set_dialect_type(&mut self, name: &str) {
        name.clone_into(&mut self.dialect_type);
    }

    /// Whether the module belongs to a dialect, which may have helpers.
    #[must_use]
    pub(crate) fn has_dialect(&self) -> bool {
        !self.dialect_type.is_empty()
    }

    /// The functions that fragments call and that are defined only in C++.
    #[must_use]
    pub(crate) fn helpers(&self) -> Vec<Helper> {
        self.helpers.list()
    }

    /// Adds a helper that replaces the fragment `cpp`, which is not translated for `reason`. Returns its name: `name`
    /// if that is free.
    pub(crate) fn helper(
        &self,
        name: &str,
        params: Vec<(String, HelperType)>,
        returns: Option<HelperType>,
        (cpp, reason): (&str, &str),
    ) -> String {
        self.helpers
            .add(name, params, returns, cpp, Some(reason.to_owned()), |it| self.has_class(it))
    }

    /// The types of the module.
    #[must_use]
    pub(crate) fn types(&self) -> &FxHashSet<String> {
        &self.own
    }

    /// Whether an enum `name` is defined.
    #[must_use]
    pub(crate) fn is_enum(&self, name: &str) -> bool {
        self.enums.contains_key(outer_class(name))
    }
}
