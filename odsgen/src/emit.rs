//! Emits Rust from a plan.
//!
//! Each file emits the items of one artifact; `file` lays them out in order. The [plan](crate::plan) has all decisions:
//! nothing here reads records or definitions. `docs/generated-code.md` shows the result.

mod constraints;
mod def;
mod dialect;
mod directives;
mod docs;
mod enums;
mod file;
mod foreign;
mod interface;
mod interface_impl;
mod intrinsic;
mod layout;
mod method;
mod op;
mod pass;
mod pattern;
mod properties;
mod text;

use proc_macro2::{Delimiter, Group, Ident, TokenStream};
use quote::quote;

pub(crate) use self::def::{
    construct_head, def_builder_head, equals as stored_equals, owned_of_raw, verify_head,
};
pub(crate) use self::directives::{Heads, heads};
pub(crate) use self::foreign::helper_head;
pub(crate) use self::interface_impl::forwarded;
pub(crate) use self::layout::Formatter;
pub(crate) use self::method::head;
pub(crate) use self::op::{hook_name, listed_heads};
use crate::fragment::{Expr, Placeholders};
use crate::model::Intrinsic;
use crate::names;
use crate::options::Layout;
use crate::plan::pass::PassesPlan;
use crate::plan::pattern::{HELPERS, RulesPlan};
use crate::plan::{Definitions, Plan};

/// The layout of generated code.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    /// The include path of the main `.td` file, for the header.
    pub source: String,
    /// Whether the code is formatted for readers, or compact for the compiler.
    pub layout: Layout,
    /// The file names of the shards with operations; empty without sharding.
    pub shards: Vec<String>,
}

/// Generated code of a module.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    /// The main file.
    pub main: String,
    /// The shards with operations.
    pub shards: Vec<String>,
}

/// An integer literal without a suffix.
#[derive(Clone, Copy, Debug)]
struct Num(usize);

impl quote::ToTokens for Num {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        proc_macro2::Literal::usize_unsuffixed(self.0).to_tokens(tokens);
    }
}

/// The identifier `name`.
pub(crate) fn ident(name: impl AsRef<str>) -> Ident {
    Ident::new(name.as_ref(), proc_macro2::Span::call_site())
}

/// The class `name`, inside of its module.
pub(crate) fn class(name: &str) -> Ident {
    ident(names::inner_class(name))
}

/// The lifetime `name`, which includes the quote.
pub(crate) fn lifetime(name: &str) -> syn::Lifetime {
    syn::Lifetime::new(name, proc_macro2::Span::call_site())
}

/// An item of generated code, with attributes and documentation.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    tokens: TokenStream,
    /// Whether a blank line precedes the item.
    section: bool,
}

impl Item {
    /// An item after a blank line.
    fn section(tokens: TokenStream) -> Self {
        Self { tokens, section: true }
    }

    /// An item that directly follows the previous one.
    fn part(tokens: TokenStream) -> Self {
        Self { tokens, section: false }
    }
}

/// The tokens in braces. `quote!` would copy tokens between braces.
fn braced(tokens: TokenStream) -> Group {
    Group::new(Delimiter::Brace, tokens)
}

/// `if condition { then } else { otherwise }`
fn branch(condition: &TokenStream, then: &TokenStream, otherwise: &TokenStream) -> TokenStream {
    if otherwise.is_empty() {
        quote!(if #condition { #then })
    } else {
        quote!(if #condition { #then } else { #otherwise })
    }
}

/// The tokens of a condition, which is false if it constructs a type or an attribute that cannot exist.
fn condition_tokens(condition: &Expr, with: Placeholders) -> TokenStream {
    held(condition, condition.tokens(&with))
}

/// `tokens`, those of `condition`, which is false if it constructs a type or an attribute that cannot exist.
fn held(condition: &Expr, tokens: TokenStream) -> TokenStream {
    if condition.constructs() { quote!(rt::holds(|| #tokens)) } else { tokens }
}

/// The file, without directories, and the line of a default value that may construct what cannot exist.
fn checked_place(value: &Expr) -> Option<&str> {
    let place = value.place().filter(|_| value.gives_values())?;
    place.rsplit(['/', '\\']).next()
}

/// `tokens`, those of a default value with the expression `value`, which may construct what cannot exist.
fn default_value(value: &Expr, ctx: &TokenStream, tokens: TokenStream) -> TokenStream {
    match checked_place(value) {
        Some(place) => quote!(rt::default_value(#ctx, #place, || #tokens)),
        None => tokens,
    }
}

/// Emits the code of a dialect.
#[must_use]
pub(crate) fn dialect(plan: &Plan<'_>, options: &Options) -> Code {
    let dialect = &plan.dialect;
    let mut main = file::File::module(dialect.module, &dialect.doc, &plan.hiding(), options);
    main.add(dialect::items(dialect));
    plan.enums.iter().for_each(|info| main.add(enums::items(info)));
    plan.interfaces.iter().for_each(|interface| main.add(interface::items(interface)));
    plan.defs.iter().for_each(|def| main.add(def::items(def)));
    let mut shards: Vec<_> = options.shards.iter().map(|_| file::File::shard(options)).collect();
    let count = plan.ops.len().div_ceil(shards.len().max(1)).max(1);
    for (index, op) in plan.ops.iter().enumerate() {
        let items = op::items(op, &dialect.type_name);
        shards.get_mut(index / count).unwrap_or(&mut main).add(items);
    }
    main.add(file::shard_modules(&options.shards));
    main.add(directives::items(&plan.op_directives));
    main.add(directives::items(&plan.def_directives));
    main.add(constraints::items(&plan.constraints));
    main.add(properties::items(&plan.property_kinds));
    main.add(foreign::items(&plan.foreign, &dialect.type_name, "; `odsgen hooks` prints it"));
    let shards = shards.into_iter().map(file::File::finish).collect();
    Code { main: main.finish(), shards }
}

/// Emits enums and interfaces that belong to no dialect, as the module `name`.
#[must_use]
pub(crate) fn definitions(plan: &Definitions<'_>, name: &str, options: &Options) -> Code {
    let what = match (plan.enums.is_empty(), plan.interfaces.is_empty()) {
        (true, _) => "Interfaces",
        (_, true) => "Enums",
        _ => "Enums and interfaces",
    };
    let doc = format!("{what} of `{}`.{}", options.source, plan.foreign.doc());
    let mut main = file::File::module(name, &doc, &plan.hiding(), options);
    main.add(file::prologue());
    plan.enums.iter().for_each(|info| main.add(enums::items(info)));
    plan.interfaces.iter().for_each(|interface| main.add(interface::items(interface)));
    if !plan.foreign.helpers.is_empty() {
        main.add(foreign::helper_type(&plan.helper_type));
    }
    main.add(foreign::items(&plan.foreign, &plan.helper_type, ""));
    Code { main: main.finish(), shards: Vec::new() }
}

/// The Rust code of rewrite rules, as a module called `name`.
#[must_use]
pub(crate) fn rules(plan: &RulesPlan<'_>, name: &str, options: &Options) -> Code {
    let doc = format!("Rewrite rules of `{}`.", options.source);
    let mut main = file::File::module(name, &doc, &[], options);
    main.add(file::prologue());
    main.add(pattern::items(plan));
    main.add(constraints::items(&plan.constraints));
    if !plan.foreign.helpers.is_empty() {
        main.add(foreign::helper_type(HELPERS));
        main.add(foreign::items(&plan.foreign, HELPERS, "; `odsgen hooks --patterns` prints it"));
    }
    Code { main: main.finish(), shards: Vec::new() }
}

/// The Rust code of a table of intrinsics, as a module called `name`.
#[must_use]
pub(crate) fn intrinsics(intrinsics: &[Intrinsic<'_>], name: &str, options: &Options) -> Code {
    let doc = format!("Intrinsics of `{}`.", options.source);
    let mut main = file::File::module(name, &doc, &[], options);
    main.add(intrinsic::items(intrinsics));
    Code { main: main.finish(), shards: Vec::new() }
}

/// The Rust code of passes, as a module called `name`.
#[must_use]
pub(crate) fn passes(plan: &PassesPlan<'_>, name: &str, options: &Options) -> Code {
    let doc = format!("Passes of `{}`.{}", options.source, plan.foreign.doc());
    let mut main = file::File::module(name, &doc, &plan.hiding(), options);
    main.add(pass::prologue());
    main.add(pass::items(plan));
    if !plan.foreign.helpers.is_empty() {
        main.add(foreign::helper_type(&plan.helper_type));
    }
    main.add(foreign::items(
        &plan.foreign,
        &plan.helper_type,
        "; `odsgen hooks --passes` prints it",
    ));
    Code { main: main.finish(), shards: Vec::new() }
}
