//! Definitions to Rust.
//!
//! One file per artefact; each produces items, which `file` prints in order. What generated code looks like, and what
//! it calls, is told in `docs/generated-code.md`.

mod accessors;
mod adaptor;
mod assembly;
mod builder;
mod constraints;
mod custom;
mod defs;
mod dialect;
mod discardable;
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
mod spacing;
mod traits;

use proc_macro2::{Delimiter, Group, Ident, TokenStream};

pub use file::Layout;
pub use skeleton::skeleton;

use self::custom::{Customs, Family};
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

/// The identifier `name`.
fn ident(name: impl AsRef<str>) -> Ident {
    Ident::new(name.as_ref(), proc_macro2::Span::call_site())
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

/// The tokens in braces. What stands between the braces of a `quote!` is copied there, token by token.
fn braced(tokens: TokenStream) -> Group {
    Group::new(Delimiter::Brace, tokens)
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
    let mut customs = Customs::new(Family::Operations);
    let mut kinds = properties::Kinds::default();
    let mut def_customs = Customs::new(Family::Definitions);
    let dialect = &model.dialect;
    let fallback = format!("The dialect `{}`.", dialect.name);
    let doc = docs::text(dialect.summary, dialect.description, &fallback);
    let mut main = file::File::module(dialect.module(), &doc, options);
    main.add(dialect::items(model, &host, options.skipped));
    main.add(discardable::items(dialect, &host));
    for info in &model.enums {
        main.add(enums::items(info));
    }
    for interface in &model.interfaces {
        main.add(interface::items(interface, &host));
    }
    for def in model.attrs.iter().chain(&model.types) {
        match defs::items(def, model, &host, &mut def_customs) {
            Ok(list) => main.add(list),
            Err(error) => errors.push(*error),
        }
    }
    let mut shards: Vec<_> = options.shards.iter().map(|_| file::File::shard(options)).collect();
    let count = model.ops.len().div_ceil(shards.len().max(1)).max(1);
    for (index, op) in model.ops.iter().enumerate() {
        let mut context = op::Context {
            model,
            host: &host,
            constraints: &mut constraints,
            customs: &mut customs,
            kinds: &mut kinds,
            skipped: options.skipped,
        };
        match op::items(op, &mut context) {
            Ok(list) => shards.get_mut(index / count).unwrap_or(&mut main).add(list),
            Err(error) => errors.push(*error),
        }
    }
    main.add(file::shard_modules(&options.shards));
    main.add(customs.items());
    main.add(def_customs.items());
    main.add(constraints.items());
    main.add(kinds.items());
    errors.extend(host.take_errors());
    if !errors.is_empty() {
        return Err(errors);
    }
    let shards = shards.into_iter().map(file::File::finish).collect();
    Ok(Code { main: main.finish(), shards })
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
    let doc = format!("Interfaces of `{}`.", options.source);
    let mut main = file::File::module(name, &doc, options);
    main.add(file::prologue());
    for interface in interfaces {
        main.add(interface::items(interface, &host));
    }
    let errors = host.take_errors();
    if !errors.is_empty() {
        return Err(errors);
    }
    Ok(Code { main: main.finish(), shards: Vec::new() })
}
