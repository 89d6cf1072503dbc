//! Parsers and printers of type and attribute kinds, stored with their definitions.

use crate::core::attrs::{AttrDef, AttrRef, Attribute};
use crate::core::types::{Type, TypeDef, TypeRef};
use crate::semantics::interfaces::{OpAsmAttrInterfaceTable, OpAsmTypeInterfaceTable};
use crate::text::parser::{ParseResult, Parser};
use crate::text::writer::AsmWriter;

/// Parses a type of a dialect, after its mnemonic.
pub type ParseType = for<'a, 'p> fn(&'p mut Parser<'a>) -> ParseResult<Type>;

/// Writes a type of a dialect, after the namespace: the mnemonic and the parameters.
pub type PrintType = for<'c, 'w> fn(TypeRef<'c>, &'w mut AsmWriter<'c>);

/// Parses an attribute of a dialect, after its mnemonic; the second argument is the required type.
pub type ParseAttr = for<'a, 'p> fn(&'p mut Parser<'a>, Option<Type>) -> ParseResult<Attribute>;

/// Writes an attribute of a dialect, after the namespace: the mnemonic and the parameters.
pub type PrintAttr = for<'c, 'w> fn(AttrRef<'c>, &'w mut AsmWriter<'c>);

/// The parser and printer of a kind; empty for builtin kinds.
#[derive(Debug)]
pub struct KindText<P, W> {
    parse: Option<P>,
    print: Option<W>,
    /// Prints the parameters alone, where the kind is implied.
    short: Option<W>,
    alias: Option<&'static str>,
}

impl<P, W> KindText<P, W> {
    /// No parser and no printer.
    pub(super) const NONE: Self = KindText { parse: None, print: None, short: None, alias: None };
}

impl TypeDef {
    /// Sets the printer.
    pub const fn print(mut self, print: PrintType) -> Self {
        self.text.print = Some(print);
        self
    }

    /// Sets the parser.
    pub const fn parse(mut self, parse: ParseType) -> Self {
        self.text.parse = Some(parse);
        self
    }

    /// Sets the parser and the printer.
    pub const fn assembly(mut self, parse: ParseType, print: PrintType) -> Self {
        self.text.parse = Some(parse);
        self.text.short = Some(print);
        self
    }

    /// Sets the printer for places where the kind is implied: of the text after the mnemonic.
    pub const fn short(mut self, print: PrintType) -> Self {
        self.text.short = Some(print);
        self
    }

    /// Sets the alias name.
    pub const fn with_alias(mut self, alias: &'static str) -> Self {
        self.text.alias = Some(alias);
        self
    }

    /// The printer for places where the kind is implied, if it differs.
    pub fn short_printer(&self) -> Option<PrintType> {
        self.text.short
    }

    /// The parser; `None` for builtin kinds.
    pub fn parser(&self) -> Option<ParseType> {
        self.text.parse
    }

    /// The printer; `None` for builtin kinds.
    pub fn printer(&self) -> Option<PrintType> {
        self.text.print
    }

    /// The alias name.
    pub fn alias(&self) -> Option<&'static str> {
        self.text.alias
    }

    /// Whether the definition may give values of this kind an alias.
    pub(crate) fn has_aliases(&self) -> bool {
        self.text.alias.is_some() || self.interface::<OpAsmTypeInterfaceTable>().is_some()
    }
}

impl AttrDef {
    /// Sets the printer.
    pub const fn print(mut self, print: PrintAttr) -> Self {
        self.text.print = Some(print);
        self
    }

    /// Sets the parser.
    pub const fn parse(mut self, parse: ParseAttr) -> Self {
        self.text.parse = Some(parse);
        self
    }

    /// Sets the parser and the printer.
    pub const fn assembly(mut self, parse: ParseAttr, print: PrintAttr) -> Self {
        self.text.parse = Some(parse);
        self.text.short = Some(print);
        self
    }

    /// Sets the printer for places where the kind is implied.
    pub const fn short(mut self, print: PrintAttr) -> Self {
        self.text.short = Some(print);
        self
    }

    /// Sets the alias name.
    pub const fn with_alias(mut self, alias: &'static str) -> Self {
        self.text.alias = Some(alias);
        self
    }

    /// The printer for places where the kind is implied, if it differs.
    pub fn short_printer(&self) -> Option<PrintAttr> {
        self.text.short
    }

    /// The parser; `None` for builtin kinds.
    pub fn parser(&self) -> Option<ParseAttr> {
        self.text.parse
    }

    /// The printer; `None` for builtin kinds.
    pub fn printer(&self) -> Option<PrintAttr> {
        self.text.print
    }

    /// The alias name.
    pub fn alias(&self) -> Option<&'static str> {
        self.text.alias
    }

    /// Whether the definition may give values of this kind an alias.
    pub(crate) fn has_aliases(&self) -> bool {
        self.text.alias.is_some() || self.interface::<OpAsmAttrInterfaceTable>().is_some()
    }
}
