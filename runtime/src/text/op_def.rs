//! The custom form of an operation, stored with its definition.

use crate::core::ir::{OpRef, OpState};
use crate::core::op_def::OpDef;
use crate::text::{OpParser, OpPrinter, ParseResult};

/// Parses the custom form of an operation, after its name.
pub type ParseFn = fn(&mut OpParser<'_>, &mut OpState) -> ParseResult;
/// Prints the custom form of an operation, after its name.
pub type PrintFn = for<'ir> fn(OpRef<'ir>, &mut OpPrinter<'ir>);

/// Finds a dialect's parser for the operation of this name, with the namespace.
pub type FindOpParser = fn(&str) -> Option<ParseFn>;
/// Finds a dialect's printer for an operation.
pub type FindOpPrinter = fn(OpRef<'_>) -> Option<PrintFn>;

/// The custom form of an operation.
#[derive(Debug)]
pub struct OpText {
    parse: Option<ParseFn>,
    print: Option<PrintFn>,
    /// Whether attributes in its dictionary are verified during parsing.
    checks_parsed_attrs: bool,
}

impl OpText {
    /// No custom form.
    pub(super) const NONE: Self = OpText { parse: None, print: None, checks_parsed_attrs: false };
}

impl OpDef {
    /// A custom form generated from an assembly format. Attributes in its dictionary are verified during parsing.
    pub const fn assembly(mut self, parse: ParseFn, print: PrintFn) -> Self {
        self.text.checks_parsed_attrs = true;
        self.custom_assembly(parse, print)
    }

    /// A hand-written custom form. Like upstream, attributes in its dictionary are left to the verifier, and
    /// attributes that do not fit their property are dropped.
    pub const fn custom_assembly(mut self, parse: ParseFn, print: PrintFn) -> Self {
        self.text.parse = Some(parse);
        self.text.print = Some(print);
        self
    }

    /// Sets a parser without a printer. The parser reports why there is no custom form.
    pub(super) const fn custom_parser(mut self, parse: ParseFn) -> Self {
        self.text.parse = Some(parse);
        self
    }

    /// Whether attributes in the dictionary of the custom form are verified during parsing.
    pub(crate) fn checks_parsed_attrs(&self) -> bool {
        self.text.checks_parsed_attrs
    }

    /// The parser of the custom form.
    pub fn parse_fn(&self) -> Option<ParseFn> {
        self.text.parse
    }

    /// The printer of the custom form.
    pub fn print_fn(&self) -> Option<PrintFn> {
        self.text.print
    }
}
