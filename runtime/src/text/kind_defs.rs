//! What this layer keeps with the definition of a kind: how its values are parsed and printed.

use crate::core::attrs::{AttrDef, AttrRef, Attribute};
use crate::core::types::{Type, TypeDef, TypeRef};
use crate::semantics::interfaces::{OpAsmAttrInterfaceTable, OpAsmTypeInterfaceTable};
use crate::text::parser::{ParseResult, Parser};
use crate::text::writer::AsmWriter;

/// Parses a type of a dialect, behind its mnemonic.
pub type ParseType = for<'a, 'p> fn(&'p mut Parser<'a>) -> ParseResult<Type>;

/// Writes a type of a dialect, behind the namespace: the mnemonic and its parameters.
pub type PrintType = for<'c, 'w> fn(TypeRef<'c>, &'w mut AsmWriter<'c>);

/// Parses an attribute of a dialect, behind its mnemonic; given the type that it must have.
pub type ParseAttr = for<'a, 'p> fn(&'p mut Parser<'a>, Option<Type>) -> ParseResult<Attribute>;

/// Writes an attribute of a dialect, behind the namespace: the mnemonic and its parameters.
pub type PrintAttr = for<'c, 'w> fn(AttrRef<'c>, &'w mut AsmWriter<'c>);

/// How values of a kind are parsed and printed; of builtin kinds nothing.
#[derive(Debug)]
pub struct KindText<P, W> {
    parse: Option<P>,
    print: Option<W>,
    /// Prints where the kind is known.
    short: Option<W>,
    alias: Option<&'static str>,
}

impl<P, W> KindText<P, W> {
    /// Nothing.
    pub(super) const NONE: Self = KindText { parse: None, print: None, short: None, alias: None };
}

impl TypeDef {
    /// Sets how values of this kind are printed.
    pub const fn print(mut self, print: PrintType) -> Self {
        self.text.print = Some(print);
        self
    }

    /// Sets how values of this kind are parsed.
    pub const fn parse(mut self, parse: ParseType) -> Self {
        self.text.parse = Some(parse);
        self
    }

    /// Sets how values of this kind are parsed, and printed, behind their mnemonic.
    pub const fn assembly(mut self, parse: ParseType, print: PrintType) -> Self {
        self.text.parse = Some(parse);
        self.text.short = Some(print);
        self
    }

    /// Sets how values of this kind are printed behind their mnemonic.
    pub const fn short(mut self, print: PrintType) -> Self {
        self.text.short = Some(print);
        self
    }

    /// Gives values of this kind an alias of this name.
    pub const fn with_alias(mut self, alias: &'static str) -> Self {
        self.text.alias = Some(alias);
        self
    }

    /// How values of this kind are printed where the kind is known, if that differs.
    pub fn short_printer(&self) -> Option<PrintType> {
        self.text.short
    }

    /// How values of this kind are parsed, unless they are builtin.
    pub fn parser(&self) -> Option<ParseType> {
        self.text.parse
    }

    /// How values of this kind are printed, unless they are builtin.
    pub fn printer(&self) -> Option<PrintType> {
        self.text.print
    }

    /// The name of aliases for values of this kind.
    pub fn alias(&self) -> Option<&'static str> {
        self.text.alias
    }

    /// Whether values of this kind may have an alias by their definition.
    pub(crate) fn has_aliases(&self) -> bool {
        self.text.alias.is_some() || self.interface::<OpAsmTypeInterfaceTable>().is_some()
    }
}

impl AttrDef {
    /// Sets how values of this kind are printed.
    pub const fn print(mut self, print: PrintAttr) -> Self {
        self.text.print = Some(print);
        self
    }

    /// Sets how values of this kind are parsed.
    pub const fn parse(mut self, parse: ParseAttr) -> Self {
        self.text.parse = Some(parse);
        self
    }

    /// Sets how values of this kind are parsed, and printed, behind their mnemonic.
    pub const fn assembly(mut self, parse: ParseAttr, print: PrintAttr) -> Self {
        self.text.parse = Some(parse);
        self.text.short = Some(print);
        self
    }

    /// Sets how values of this kind are printed where the kind is known.
    pub const fn short(mut self, print: PrintAttr) -> Self {
        self.text.short = Some(print);
        self
    }

    /// Gives values of this kind an alias of this name.
    pub const fn with_alias(mut self, alias: &'static str) -> Self {
        self.text.alias = Some(alias);
        self
    }

    /// How values of this kind are printed where the kind is known, if that differs.
    pub fn short_printer(&self) -> Option<PrintAttr> {
        self.text.short
    }

    /// How values of this kind are parsed, unless they are builtin.
    pub fn parser(&self) -> Option<ParseAttr> {
        self.text.parse
    }

    /// How values of this kind are printed, unless they are builtin.
    pub fn printer(&self) -> Option<PrintAttr> {
        self.text.print
    }

    /// The name of aliases for values of this kind.
    pub fn alias(&self) -> Option<&'static str> {
        self.text.alias
    }

    /// Whether values of this kind may have an alias by their definition.
    pub(crate) fn has_aliases(&self) -> bool {
        self.text.alias.is_some() || self.interface::<OpAsmAttrInterfaceTable>().is_some()
    }
}
