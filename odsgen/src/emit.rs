//! Definitions to Rust.
//!
//! One file per artefact; each produces [`Item`]s, which `file` prints in order. What generated code looks like, and what
//! it calls, is told in `docs/generated-code.md`.

mod adaptor;
mod assembly;
mod builder;
mod constraints;
mod custom;
mod defs;
mod dialect;
mod docs;
mod effects;
mod enums;
mod file;
mod host;
mod implemented;
mod interface;
mod layout;
mod listed;
mod members;
mod op;
mod parse;
mod print;
mod properties;
mod segments;
mod skeleton;
mod tighten;

use proc_macro2::TokenStream;

pub use file::Layout;
pub use skeleton::skeleton;

use crate::model::{Interface, Model, screaming};
use crate::tablegen::{Diagnostic, Records};

/// How much is emitted, and how it is laid out.
#[derive(Clone, Debug)]
pub struct Options {
    /// Name of the main `.td` file in the header, by include path.
    pub source: String,
    /// Whether the code is formatted: for code that is read, not for code that is only compiled.
    pub layout: Layout,
    /// Hooks that are not asked for, whatever the definitions say.
    pub skipped: SkippedHooks,
    /// The files into which operations are divided, by the names under which the main one includes them; none if they
    /// are in the main one.
    pub shards: Vec<String>,
}

/// The code of a dialect.
#[derive(Clone, Debug)]
pub struct Code {
    /// The main file.
    pub main: String,
    /// The files with the operations, if they are divided.
    pub shards: Vec<String>,
}

/// Hooks that code is generated without although definitions ask for them: for dialects whose authors have not got to
/// them yet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SkippedHooks {
    /// `hasFolder`
    pub fold: bool,
    /// `hasCanonicalizer` and `hasCanonicalizeMethod`
    pub canonicalize: bool,
}

/// A number without a suffix.
#[derive(Clone, Copy, Debug)]
struct Num(usize);

impl quote::ToTokens for Num {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        proc_macro2::Literal::usize_unsuffixed(self.0).to_tokens(tokens);
    }
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

    /// What it is.
    fn into_tokens(self) -> TokenStream {
        self.tokens
    }

    /// An item that belongs to the one before it.
    fn part(tokens: TokenStream) -> Self {
        Self { tokens, section: false }
    }
}

/// The Rust code of a dialect.
///
/// # Errors
///
/// Everything that is wrong with the formats and fragments of the definitions.
pub fn dialect(model: &Model<'_>, options: &Options) -> Result<Code, Vec<Diagnostic>> {
    let host = host::Host::new(model);
    let mut errors = Vec::new();
    let tables = model.attrs.iter().chain(&model.types).map(|def| def.class_name);
    let tables = tables.chain(model.ops.iter().map(|op| op.class_name)).map(screaming);
    let mut constraints = constraints::Constraints::new(tables.collect());
    let mut customs = custom::Customs::default();
    let mut kinds = properties::Kinds::default();
    let mut def_customs = defs::Customs::default();
    let mut items = dialect::items(model, &host);
    let mut ops = Vec::new();
    for info in &model.enums {
        items.extend(enums::items(info));
    }
    for interface in &model.interfaces {
        items.extend(interface::items(interface, &host));
    }
    for def in model.attrs.iter().chain(&model.types) {
        match defs::items(def, model, &host, &mut def_customs) {
            Ok(list) => items.extend(list),
            Err(error) => errors.push(*error),
        }
    }
    for op in &model.ops {
        let mut context = op::Context {
            model,
            host: &host,
            constraints: &mut constraints,
            customs: &mut customs,
            kinds: &mut kinds,
            skipped: options.skipped,
        };
        match op::items(op, &mut context) {
            Ok(list) => ops.push(list),
            Err(error) => errors.push(*error),
        }
    }
    let mut shards = vec![Vec::new(); options.shards.len()];
    let count = ops.len().div_ceil(shards.len().max(1)).max(1);
    for (index, list) in ops.into_iter().enumerate() {
        shards.get_mut(index / count).unwrap_or(&mut items).extend(list);
    }
    items.extend(file::shard_modules(&options.shards));
    items.extend(customs.items());
    items.extend(def_customs.items());
    items.extend(constraints.items());
    items.extend(kinds.items());
    errors.extend(host.take_errors());
    if !errors.is_empty() {
        return Err(errors);
    }
    let dialect = &model.dialect;
    let fallback = format!("The dialect `{}`.", dialect.name);
    let doc = docs::text(dialect.summary, dialect.description, &fallback);
    Ok(Code {
        main: file::print(dialect.module(), &doc, items, options),
        shards: shards.into_iter().map(|items| file::shard(items, options)).collect(),
    })
}

/// The Rust code of interfaces that belong to no dialect, as a module called `name`.
///
/// # Errors
///
/// Everything that is wrong with their fragments.
pub fn interfaces(
    records: &Records,
    interfaces: &[Interface<'_>],
    name: &str,
    options: &Options,
) -> Result<Code, Vec<Diagnostic>> {
    let namespace = interfaces.first().map_or("", |interface| interface.namespace);
    let host = host::Host::of_module(records, namespace, interfaces);
    let mut items = file::prologue();
    for interface in interfaces {
        items.extend(interface::items(interface, &host));
    }
    let errors = host.take_errors();
    if !errors.is_empty() {
        return Err(errors);
    }
    let doc = format!("Interfaces of `{}`.", options.source);
    Ok(Code { main: file::print(name, &doc, items, options), shards: Vec::new() })
}
