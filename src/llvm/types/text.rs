//! The text of types. Within types of LLVM, such types have no prefix.

use ods_runtime::rt;

use super::super::{
    ExtTypeParamsParameters, FunctionTypesParameters, LLVMDialect, PrettyLLVMTypeParameters,
};
use super::{is_compatible_type, trivial};
use crate::llvm::prelude::*;

/// Writes a type, without a prefix if it is one of the dialect.
pub(super) fn print_short<'c>(ty: TypeRef<'c>, p: &mut rt::AsmWriter<'c>) {
    let is_foreign = ty.isa::<IntegerType<'_>>()
        || ty.isa::<FloatType<'_>>()
        || ty.isa::<VectorType<'_>>()
        || super::compatible::is_ptr_of_ptr(ty);
    match is_compatible_type(ty) && !is_foreign {
        true => p.print_generated_type(ty),
        false => p.print_type(ty),
    }
}

/// Parses a type, without a prefix if it is one of the dialect.
pub(super) fn parse_short(p: &mut rt::Parser<'_>) -> ParseResult<rt::Type> {
    match p.parse_optional_type()? {
        Some(ty) => Ok(ty),
        None => parse(p),
    }
}

/// Parses a type of the dialect without its prefix.
fn parse(p: &mut rt::Parser<'_>) -> ParseResult<rt::Type> {
    let at = p.offset();
    if let Some(ty) = p.parse_generated_type::<LLVMDialect>()? {
        return Ok(ty);
    }
    let (ctx, word) = (p.ctx(), p.parse_any_keyword()?);
    match trivial::parse(ctx, word) {
        Some(ty) => Ok(ty),
        None => Err(p.custom_error_at(at, format!("unknown LLVM type: {word}"))),
    }
}

impl rt::hooks::DialectTypeAssembly for LLVMDialect {
    fn parse_type(p: &mut rt::Parser<'_>) -> ParseResult<rt::Type> {
        let at = p.offset();
        if p.parse_optional_type()?.is_some() {
            return Err(p.custom_error_at(at, "unexpected type, expected keyword"));
        }
        parse(p)
    }

    fn print_type<'c>(ty: TypeRef<'c>, p: &mut rt::AsmWriter<'c>) {
        p.print_generated_type(ty);
    }
}

impl PrettyLLVMTypeParameters for LLVMDialect {
    fn parse(p: &mut rt::Parser<'_>) -> ParseResult<(rt::Type,)> {
        Ok((parse_short(p)?,))
    }

    fn print<'c>(p: &mut rt::AsmWriter<'c>, ty: TypeRef<'c>) {
        print_short(ty, p);
    }
}

impl FunctionTypesParameters for LLVMDialect {
    fn parse(p: &mut rt::Parser<'_>) -> ParseResult<(Vec<rt::Type>, bool)> {
        let mut params = Vec::new();
        if p.parse_optional_r_paren()? {
            return Ok((params, false));
        }
        loop {
            if p.parse_optional_ellipsis()? {
                p.parse_r_paren()?;
                return Ok((params, true));
            }
            params.push(parse_short(p)?);
            if !p.parse_optional_comma()? {
                p.parse_r_paren()?;
                return Ok((params, false));
            }
        }
    }

    fn print<'c>(p: &mut rt::AsmWriter<'c>, params: &'c [rt::Type], is_variadic: bool) {
        print_list(params, p);
        if is_variadic {
            p.write(if params.is_empty() { "..." } else { ", ..." });
        }
        p.write(")");
    }
}

fn print_list<'c>(types: &'c [rt::Type], p: &mut rt::AsmWriter<'c>) {
    for (index, ty) in types.iter().enumerate() {
        p.write(if index > 0 { ", " } else { "" });
        print_short(p.ctx().type_ref(*ty), p);
    }
}

impl ExtTypeParamsParameters for LLVMDialect {
    fn parse(p: &mut rt::Parser<'_>) -> ParseResult<(Option<Vec<rt::Type>>, Option<Vec<u32>>)> {
        let (mut types, mut integers) = (Vec::new(), Vec::new());
        loop {
            match p.parse_optional_integer_as()? {
                Some(integer) => integers.push(integer),
                // Types are before integers.
                None if integers.is_empty() => types.push(parse_short(p)?),
                None => {
                    let text = "failed to parse parameter list for target extension type";
                    return Err(p.custom_error(text));
                }
            }
            if !p.parse_optional_comma()? {
                return Ok((Some(types), Some(integers)));
            }
        }
    }

    fn print<'c>(p: &mut rt::AsmWriter<'c>, types: &'c [rt::Type], integers: &'c [u32]) {
        p.print_types(types);
        for (index, integer) in integers.iter().enumerate() {
            p.write(if index > 0 || !types.is_empty() { ", " } else { "" });
            p.write(&integer.to_string());
        }
    }
}
