//! Debug information: the names of DWARF for numbers, and expressions.

use ods_runtime::rt;

use super::super::*;
use crate::llvm::prelude::*;

/// Calls `select` with the kind, number and name of every name of DWARF until it returns something.
fn names<T>(mut select: impl FnMut(&str, u32, &'static str) -> Option<T>) -> Option<T> {
    for line in include_str!("dwarf.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        let (kind, first) = (words.next()?, words.next()?.strip_prefix("0x")?);
        let first = u32::from_str_radix(first, 16).ok()?;
        for (number, name) in (first..).zip(words) {
            if let Some(it) = select(kind, number, name) {
                return Some(it);
            }
        }
    }
    None
}

/// The number called `name`, with the prefix `DW_` and the kind.
fn number(kind: &str, name: &str) -> Option<u32> {
    let name = name.strip_prefix("DW_")?.strip_prefix(kind)?.strip_prefix('_')?;
    names(|of, number, it| (of == kind && it == name).then_some(number))
}

/// The name of `number`.
fn name(kind: &str, number: u32) -> Option<String> {
    names(|of, it, name| (of == kind && it == number).then(|| format!("DW_{kind}_{name}")))
}

/// The kinds of names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// Encodings of basic types: `DW_ATE_signed`.
    AttributeEncoding,
    /// Calling conventions: `DW_CC_normal`.
    CallingConvention,
    /// Languages: `DW_LANG_C`.
    Language,
    /// Operations of expressions: `DW_OP_deref`.
    OperationEncoding,
    /// What an entry describes: `DW_TAG_pointer_type`.
    Tag,
}

impl Names {
    /// The part of the names between `DW_` and another underscore.
    fn infix(self) -> &'static str {
        match self {
            Self::AttributeEncoding => "ATE",
            Self::CallingConvention => "CC",
            Self::Language => "LANG",
            Self::OperationEncoding => "OP",
            Self::Tag => "TAG",
        }
    }

    /// The number with this name.
    #[must_use]
    pub fn number(self, name: &str) -> Option<u32> {
        number(self.infix(), name)
    }

    /// The name of this number.
    #[must_use]
    pub fn name(self, number: u32) -> Option<String> {
        name(self.infix(), number)
    }
}

/// Parses a name; an error calls it `what`.
pub(crate) fn parse(p: &mut rt::Parser<'_>, names: Names, what: &str) -> ParseResult<u32> {
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    names.number(word).ok_or_else(|| {
        p.custom_error_at(at, format!("invalid debug info debug info {what} name: {word}"))
    })
}

/// Prints the name of `number`.
pub(crate) fn print(p: &mut rt::AsmWriter<'_>, names: Names, number: u32) {
    p.write(&names.name(number).unwrap_or_default());
}

/// The operation that converts to an encoding, whose name is its second argument.
const CONVERT: u32 = 0x1001;

impl ExpressionArgParameters for LLVMDialect {
    fn parse(p: &mut rt::Parser<'_>, opcode: &u32) -> ParseResult<(Option<Vec<u64>>,)> {
        let mut args = Vec::new();
        loop {
            let at = p.offset();
            let word = match *opcode == CONVERT && !args.is_empty() {
                true => p.parse_optional_any_keyword()?,
                false => None,
            };
            args.push(match word {
                Some(word) => number("ATE", word).map(u64::from).ok_or_else(|| {
                    let text = format!("encountered unknown attribute encoding \"{word}\"");
                    p.custom_error_at(at, text)
                })?,
                None => p.parse_integer_as()?,
            });
            if !p.parse_optional_comma()? {
                return Ok((Some(args),));
            }
        }
    }

    fn print<'c>(p: &mut rt::AsmWriter<'c>, opcode: u32, args: &'c [u64]) {
        for (index, arg) in args.iter().enumerate() {
            p.write(if index > 0 { ", " } else { "" });
            let encoding = u32::try_from(*arg).ok().and_then(|it| name("ATE", it));
            match encoding.filter(|_| opcode == CONVERT && index > 0) {
                Some(encoding) => p.write(&encoding),
                None => p.write(&arg.to_string()),
            }
        }
    }
}
