//! Debug information: the names of DWARF for numbers, and expressions.

use ods_runtime::rt;

use super::super::*;
use crate::prelude::*;

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

fn parse(p: &mut rt::Parser<'_>, kind: &str, what: &str) -> ParseResult<u32> {
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    number(kind, word).ok_or_else(|| {
        p.custom_error_at(at, format!("invalid debug info debug info {what} name: {word}"))
    })
}

/// Implements the text of parameters that are names of DWARF.
macro_rules! parameters {
    ($($parse:ident $parse_name:ident $print:ident $print_name:ident $kind:literal $what:literal;)*) => {
        $(
            impl $parse for LLVMDialect {
                fn $parse_name(p: &mut rt::Parser<'_>) -> ParseResult<u32> {
                    parse(p, $kind, $what)
                }
            }

            impl $print for LLVMDialect {
                fn $print_name(p: &mut rt::AsmWriter<'_>, value: u32) {
                    p.write(&name($kind, value).unwrap_or_default());
                }
            }
        )*
    };
}

parameters! {
    ParseDiBasicTypeAttrEncoding parse_di_basic_type_attr_encoding
        PrintDiBasicTypeAttrEncoding print_di_basic_type_attr_encoding "ATE" "encoding";
    ParseDiBasicTypeAttrTag parse_di_basic_type_attr_tag
        PrintDiBasicTypeAttrTag print_di_basic_type_attr_tag "TAG" "tag";
    ParseDiCompileUnitAttrSourceLanguage parse_di_compile_unit_attr_source_language
        PrintDiCompileUnitAttrSourceLanguage print_di_compile_unit_attr_source_language "LANG" "language";
    ParseDiCompositeTypeAttrTag parse_di_composite_type_attr_tag
        PrintDiCompositeTypeAttrTag print_di_composite_type_attr_tag "TAG" "tag";
    ParseDiDerivedTypeAttrTag parse_di_derived_type_attr_tag
        PrintDiDerivedTypeAttrTag print_di_derived_type_attr_tag "TAG" "tag";
    ParseDiExpressionElemAttrOpcode parse_di_expression_elem_attr_opcode
        PrintDiExpressionElemAttrOpcode print_di_expression_elem_attr_opcode "OP" "operation encoding";
    ParseDiImportedEntityAttrTag parse_di_imported_entity_attr_tag
        PrintDiImportedEntityAttrTag print_di_imported_entity_attr_tag "TAG" "tag";
    ParseDiStringTypeAttrEncoding parse_di_string_type_attr_encoding
        PrintDiStringTypeAttrEncoding print_di_string_type_attr_encoding "ATE" "encoding";
    ParseDiStringTypeAttrTag parse_di_string_type_attr_tag
        PrintDiStringTypeAttrTag print_di_string_type_attr_tag "TAG" "tag";
    ParseDiSubroutineTypeAttrCallingConvention parse_di_subroutine_type_attr_calling_convention
        PrintDiSubroutineTypeAttrCallingConvention print_di_subroutine_type_attr_calling_convention "CC" "calling convention";
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
