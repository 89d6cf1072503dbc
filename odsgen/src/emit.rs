//! Plans to Rust.
//!
//! One file per artifact; each produces items, which `file` prints in order. Every decision is in the
//! [plan](crate::plan): nothing here looks at records or definitions. `docs/generated-code.md` shows the result.

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
mod layout;
mod op;
mod properties;
mod text;

use proc_macro2::{Delimiter, Group, Ident, TokenStream};
use quote::quote;

pub use file::Layout;

pub(crate) use self::def::hooks as def_hooks;
pub(crate) use self::directives::{Heads, heads};
pub(crate) use self::foreign::helper_head;
pub(crate) use self::interface::head;
pub(crate) use self::layout::Formatter;
pub(crate) use self::op::{hook_name, listed_heads};
use crate::plan::{Definitions, Plan};

/// How code is laid out.
#[derive(Clone, Debug)]
pub struct Options {
    /// Name of the main `.td` file in the header, by include path.
    pub source: String,
    /// Whether the code is formatted: for code that is read, not for code that is only compiled.
    pub layout: Layout,
    /// The files into which operations are divided, by the names under which the main one includes them; none if they
    /// are in the main one.
    pub shards: Vec<String>,
}

/// The code of a module.
#[derive(Clone, Debug)]
pub struct Code {
    /// The main file.
    pub main: String,
    /// The files with the operations, if they are divided.
    pub shards: Vec<String>,
}

/// A number without a suffix.
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

/// The lifetime `name`, which begins with a quote.
pub(crate) fn lifetime(name: &str) -> syn::Lifetime {
    syn::Lifetime::new(name, proc_macro2::Span::call_site())
}

/// One item of generated code, attributes and documentation included.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    tokens: TokenStream,
    /// Separated from the item before it by a blank line.
    section: bool,
}

impl Item {
    /// An item that starts something new.
    fn section(tokens: TokenStream) -> Self {
        Self { tokens, section: true }
    }

    /// An item that belongs to the one before it.
    fn part(tokens: TokenStream) -> Self {
        Self { tokens, section: false }
    }

    /// What it is.
    pub(crate) fn into_tokens(self) -> TokenStream {
        self.tokens
    }
}

/// The tokens in braces. `quote!` would copy what stands between braces, token by token.
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

/// The Rust code of a dialect.
#[must_use]
pub fn dialect(plan: &Plan<'_>, options: &Options) -> Code {
    let dialect = &plan.dialect;
    let mut main = file::File::module(dialect.module, &dialect.doc, options);
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
    main.add(foreign::items(&plan.foreign, &dialect.type_name));
    let shards = shards.into_iter().map(file::File::finish).collect();
    Code { main: main.finish(), shards }
}

/// The Rust code of enums and interfaces that belong to no dialect, as a module called `name`.
#[must_use]
pub fn definitions(plan: &Definitions<'_>, name: &str, options: &Options) -> Code {
    let what = match (plan.enums.is_empty(), plan.interfaces.is_empty()) {
        (true, _) => "Interfaces",
        (_, true) => "Enums",
        _ => "Enums and interfaces",
    };
    let doc = format!("{what} of `{}`.", options.source);
    let mut main = file::File::module(name, &doc, options);
    main.add(file::prologue());
    plan.enums.iter().for_each(|info| main.add(enums::items(info)));
    plan.interfaces.iter().for_each(|interface| main.add(interface::items(interface)));
    Code { main: main.finish(), shards: Vec::new() }
}
