//! What this layer keeps with the definition of an operation: its custom form.

use crate::core::ir::{OpRef, OpState};
use crate::core::op_def::OpDef;
use crate::text::{OpParser, OpPrinter, ParseResult};

/// Reads the custom form of an operation, what follows its name.
pub type ParseFn = fn(&mut OpParser<'_>, &mut OpState) -> ParseResult;
/// Writes the custom form of an operation, what follows its name.
pub type PrintFn = for<'ir> fn(OpRef<'ir>, &mut OpPrinter<'ir>);

/// The custom form of an operation.
#[derive(Debug)]
pub struct OpText {
    parse: Option<ParseFn>,
    print: Option<PrintFn>,
    /// Whether attributes in its dictionary are checked as it is read.
    checks_parsed_attrs: bool,
}

impl OpText {
    /// None.
    pub(super) const NONE: Self = OpText { parse: None, print: None, checks_parsed_attrs: false };
}

impl OpDef {
    /// Its custom form, made from a format: attributes in its dictionary are checked as it is read.
    pub const fn assembly(mut self, parse: ParseFn, print: PrintFn) -> Self {
        self.text.checks_parsed_attrs = true;
        self.custom_assembly(parse, print)
    }

    /// Its custom form, written by hand: attributes in its dictionary are left to the verifier, and those that a property
    /// cannot hold are dropped, as upstream does.
    pub const fn custom_assembly(mut self, parse: ParseFn, print: PrintFn) -> Self {
        self.text.parse = Some(parse);
        self.text.print = Some(print);
        self
    }

    /// Reads a custom form that is never printed: a parser that says why there is none.
    pub(super) const fn custom_parser(mut self, parse: ParseFn) -> Self {
        self.text.parse = Some(parse);
        self
    }

    /// Whether attributes in the dictionary of the custom form are checked as it is read.
    pub(crate) fn checks_parsed_attrs(&self) -> bool {
        self.text.checks_parsed_attrs
    }

    /// The custom form's parser.
    pub fn parse_fn(&self) -> Option<ParseFn> {
        self.text.parse
    }

    /// The custom form's printer.
    pub fn print_fn(&self) -> Option<PrintFn> {
        self.text.print
    }
}
