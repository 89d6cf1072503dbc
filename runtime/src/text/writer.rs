//! Printing of types, attributes and locations.

mod affine;
mod attrs;
mod locations;
mod output;
mod types;
mod unaliased;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use self::output::Output;
use self::unaliased::Unaliased;
use super::alias_collector::AliasCollector;
use crate::core::attrs::{Attribute, StringAttr};
use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::types::Type;
use crate::support::apint;
pub use crate::support::identifier::is_bare_identifier;
pub use crate::support::quoted::write_escaped;
pub(crate) use crate::support::quoted::{is_plain, write_hex_byte};

/// Spaces per level of indentation.
const INDENT: usize = 2;

/// Flags for printing IR. Corresponds to `mlir::OpPrintingFlags`.
#[derive(Clone, Debug)]
pub struct PrintFlags {
    /// Elide elements attributes with more elements than this.
    pub elide_elements_attrs_if_larger: Option<u64>,
    /// Elide resources whose text is longer than this.
    pub elide_resource_strings_if_larger: Option<u64>,
    /// Print elements attributes with more elements than this in hexadecimal.
    pub elements_attrs_with_hex_if_larger: Option<u64>,
    /// Print locations.
    pub debug_info: bool,
    /// Print locations in a human-readable form that cannot be parsed.
    pub pretty_debug_info: bool,
    /// Print operations in generic form.
    pub generic: bool,
    /// Print without aliases.
    pub local_scope: bool,
    /// Print `{...}` for regions.
    pub skip_regions: bool,
    /// Print custom forms without verifying first. Without it, an operation that does not verify is printed in generic
    /// form; with it, printing such an operation may panic.
    pub assume_verified: bool,
    /// Number values uniquely in the whole text instead of per isolated region.
    pub unique_ssa_ids: bool,
    /// Name values after name locations.
    pub name_loc_as_prefix: bool,
    /// Append the users of values as comments.
    pub value_users: bool,
}

impl Default for PrintFlags {
    fn default() -> Self {
        PrintFlags {
            elide_elements_attrs_if_larger: None,
            elide_resource_strings_if_larger: None,
            elements_attrs_with_hex_if_larger: Some(100),
            debug_info: false,
            pretty_debug_info: false,
            generic: false,
            local_scope: false,
            skip_regions: false,
            assume_verified: false,
            unique_ssa_ids: false,
            name_loc_as_prefix: false,
            value_users: false,
        }
    }
}

/// The target of an alias.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AliasTarget {
    /// `#name`
    Attr(Attribute),
    /// `!name`
    Type(Type),
}

impl From<Attribute> for AliasTarget {
    fn from(attr: Attribute) -> Self {
        AliasTarget::Attr(attr)
    }
}

impl From<Type> for AliasTarget {
    fn from(ty: Type) -> Self {
        AliasTarget::Type(ty)
    }
}

/// The definition of an alias.
#[derive(Clone, Debug)]
pub struct AliasDefinition {
    /// The aliased type or attribute.
    pub target: AliasTarget,
    /// The name, without the sigil.
    pub name: Box<str>,
    /// Whether the definition may follow the operations that use it.
    pub deferred: bool,
}

/// Alias names of attributes and types, without their sigils.
#[derive(Clone, Debug, Default)]
pub struct AliasNames {
    /// `#name` for an attribute.
    pub attrs: FxHashMap<Attribute, Box<str>>,
    /// `!name` for a type.
    pub types: FxHashMap<Type, Box<str>>,
    /// All aliases, in definition order.
    pub definitions: Vec<AliasDefinition>,
}

impl AliasNames {
    /// Appends an alias.
    pub fn add(&mut self, definition: AliasDefinition) {
        let name = definition.name.clone();
        match definition.target {
            AliasTarget::Attr(attr) => self.attrs.insert(attr, name),
            AliasTarget::Type(ty) => self.types.insert(ty, name),
        };
        self.definitions.push(definition);
    }
}

/// Whether to omit the type of an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeElision {
    /// Print the type.
    Never,
    /// Omit the type if the parser assumes it: `i64`, `f64`.
    May,
    /// Omit the type.
    Must,
}

/// Prints types, attributes and locations into a string. Corresponds to `mlir::AsmPrinter`.
#[derive(Debug)]
pub struct AsmWriter<'c> {
    ctx: &'c Context,
    out: String,
    /// The destination of completed chunks.
    output: Option<Output<'c>>,
    flags: PrintFlags,
    aliases: Arc<AliasNames>,
    /// Numbers of distinct attributes, in print order.
    distinct: FxHashMap<Attribute, usize>,
    /// Resources that the text refers to, in order.
    resources: Vec<Ident>,
    /// Spaces at the start of a line.
    pub(super) indent: usize,
    /// Types and attributes being printed that may contain themselves, innermost last.
    cyclic: Vec<AliasTarget>,
    unaliased: Unaliased,
    /// Records alias candidates during the dry run.
    pub(super) collector: Option<Box<AliasCollector<'c>>>,
}

impl<'c> AsmWriter<'c> {
    /// An empty writer without aliases, with the flags for diagnostics.
    pub fn new(ctx: &'c Context) -> Self {
        AsmWriter::with_flags(ctx, ctx.diagnostic_flags())
    }

    /// An empty writer without aliases.
    pub fn with_flags(ctx: &'c Context, flags: PrintFlags) -> Self {
        AsmWriter {
            ctx,
            out: String::new(),
            output: None,
            flags,
            aliases: Arc::default(),
            distinct: FxHashMap::default(),
            resources: Vec::new(),
            indent: 0,
            cyclic: Vec::new(),
            unaliased: Unaliased::default(),
            collector: None,
        }
    }

    /// Starts the dry run: records alias candidates instead of printing.
    pub(super) fn start_collecting(&mut self) {
        self.collector = Some(Box::new(AliasCollector::new(self.ctx)));
    }

    /// Whether this is the dry run.
    #[inline]
    pub(crate) fn is_collecting(&self) -> bool {
        self.collector.is_some()
    }

    /// Ends the dry run started by [`start_collecting`](Self::start_collecting) and sets the aliases.
    pub(super) fn finish_collecting(&mut self) {
        if let Some(collector) = self.collector.take() {
            self.aliases = Arc::new(collector.finish());
        }
        self.out.clear();
        self.resources.clear();
        self.distinct.clear();
    }

    /// Prints the alias definitions that may follow the operations, or those that may not.
    pub(super) fn print_alias_definitions(&mut self, deferred: bool) {
        let definitions = std::mem::take(&mut Arc::make_mut(&mut self.aliases).definitions);
        // In its own alias definition, a recursive type is written in full.
        for definition in definitions.iter().filter(|d| d.deferred == deferred) {
            if let AliasTarget::Type(ty) = definition.target {
                Arc::make_mut(&mut self.aliases).types.remove(&ty);
            }
        }
        for definition in definitions.iter().filter(|d| d.deferred == deferred) {
            match definition.target {
                AliasTarget::Attr(attr) => {
                    self.write_char('#');
                    self.write(&definition.name);
                    self.write(" = ");
                    self.print_attribute_without_alias(attr, TypeElision::Never);
                }
                AliasTarget::Type(ty) => {
                    self.write_char('!');
                    self.write(&definition.name);
                    self.write(" = ");
                    self.print_type_without_alias(ty);
                    let aliases = Arc::make_mut(&mut self.aliases);
                    aliases.types.insert(ty, definition.name.clone());
                }
            }
            self.write_char('\n');
        }
        Arc::make_mut(&mut self.aliases).definitions = definitions;
    }

    /// The context.
    #[inline]
    pub fn ctx(&self) -> &'c Context {
        self.ctx
    }

    /// The print flags.
    #[inline]
    pub fn flags(&self) -> &PrintFlags {
        &self.flags
    }

    /// The alias names.
    pub fn aliases(&self) -> &AliasNames {
        &self.aliases
    }

    /// The alias names, for writers of other threads.
    pub(super) fn shared_aliases(&self) -> Arc<AliasNames> {
        self.aliases.clone()
    }

    /// Uses the alias names of another writer.
    pub(super) fn share_aliases(&mut self, aliases: Arc<AliasNames>) {
        self.aliases = aliases;
    }

    /// Records resources that a text refers to which another writer has written.
    pub(super) fn add_resources(&mut self, resources: &[Ident]) {
        for resource in resources {
            if !self.resources.contains(resource) {
                self.resources.push(*resource);
            }
        }
    }

    /// The resources that the text refers to so far, in order.
    pub fn resources(&self) -> &[Ident] {
        &self.resources
    }

    /// Prints a newline and the indentation of the current level.
    pub fn print_newline(&mut self) {
        self.out.push('\n');
        self.out.extend(std::iter::repeat_n(' ', self.indent));
    }

    /// Increases the indentation by one level.
    pub fn increase_indent(&mut self) {
        self.indent += INDENT;
    }

    /// Decreases the indentation by one level.
    pub fn decrease_indent(&mut self) {
        self.indent = self.indent.saturating_sub(INDENT);
    }

    /// Starts printing a type or attribute that may contain itself. Returns false if it is being printed already:
    /// then only its identifying part should be printed. Pair it with [`end_cyclic_print`](Self::end_cyclic_print).
    /// Upstream's `tryStartCyclicPrint`.
    pub fn try_start_cyclic_print(&mut self, target: impl Into<AliasTarget>) -> bool {
        let target = target.into();
        let first = !self.cyclic.contains(&target);
        if first {
            self.cyclic.push(target);
        }
        first
    }

    /// Ends a [`try_start_cyclic_print`](Self::try_start_cyclic_print) that returned true.
    pub fn end_cyclic_print(&mut self) {
        self.cyclic.pop();
    }

    /// The text that has not been flushed, at least the current line.
    #[inline]
    pub fn text(&self) -> &str {
        &self.out
    }

    /// Like [`text`](Self::text), for appending.
    #[inline]
    pub fn buffer(&mut self) -> &mut String {
        &mut self.out
    }

    /// The text.
    pub fn finish(self) -> String {
        self.out
    }

    /// Writes `text` as it is.
    #[inline]
    pub fn write(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Writes one character.
    #[inline]
    pub fn write_char(&mut self, c: char) {
        self.out.push(c);
    }

    /// Writes a number in decimal.
    #[inline]
    pub fn write_u64(&mut self, value: u64) {
        apint::write_u64(value, &mut self.out);
    }

    /// Writes a number in decimal.
    #[inline]
    pub fn write_i64(&mut self, value: i64) {
        apint::write_i64(value, &mut self.out);
    }

    /// Writes bytes in quotes, escaped.
    pub fn write_string(&mut self, bytes: &[u8]) {
        self.out.push('"');
        write_escaped(bytes, &mut self.out);
        self.out.push('"');
    }

    /// Writes the contents of a string literal, without its quotes.
    pub(super) fn write_escaped_ident(&mut self, name: Ident) {
        let text = self.ctx.ident_str(name);
        // No early exit, so that the loop vectorizes. Bytes of invalid UTF-8 are replaced by characters that need
        // escapes.
        if text.bytes().fold(true, |plain, byte| plain & is_plain(byte)) {
            self.out.push_str(text);
        } else {
            write_escaped(self.ctx.ident_bytes(name), &mut self.out);
        }
    }

    /// Writes a name, in quotes unless it is an identifier. Upstream's `printKeywordOrString`.
    pub fn write_keyword_or_string(&mut self, name: Ident) {
        match self.ctx.bare_ident(name) {
            Some(text) => self.out.push_str(text),
            None => self.write_string(self.ctx.ident_bytes(name)),
        }
    }

    /// Writes a symbol name, `@name`. [`parse_symbol_name`](crate::text::Parser::parse_symbol_name) parses it.
    pub fn print_symbol_name(&mut self, name: StringAttr<'_>) {
        self.write_symbol_name(name.ident());
    }

    /// Writes a symbol name.
    pub(crate) fn write_symbol_name(&mut self, name: Ident) {
        if self.ctx.ident_bytes(name).is_empty() {
            self.out.push_str("@<<INVALID EMPTY SYMBOL>>");
            return;
        }
        self.out.push('@');
        self.write_keyword_or_string(name);
    }

    /// Writes `items` separated by commas.
    pub fn comma_separated<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.out.push_str(", ");
            }
            write(self, item);
        }
    }

    /// Writes a type or attribute of a dialect: `#dialect.name<...>` if that can be parsed, else `#dialect<...>`.
    /// `write` writes the text after the namespace.
    fn write_dialect_symbol(&mut self, sigil: char, dialect: &str, write: impl FnOnce(&mut Self)) {
        self.out.push(sigil);
        self.out.push_str(dialect);
        let mark = self.out.len();
        self.out.push('.');
        write(self);
        if !is_pretty_symbol(&self.out[mark + 1..]) {
            self.out.replace_range(mark..=mark, "<");
            self.out.push('>');
        }
    }
}

/// Whether the text after the namespace may follow a dot: an identifier, then nothing or `<...>`.
fn is_pretty_symbol(text: &str) -> bool {
    if !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return false;
    }
    let rest = text.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_');
    rest.is_empty() || rest.starts_with('<') && rest.ends_with('>')
}
