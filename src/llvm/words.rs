//! Words before the name of a symbol, such as `internal` and `fastcc`.

use ods_runtime::rt::OdsEnum;

use super::{
    CConv, LLVMDialect, LLVMLinkageDirective, Linkage, LinkageAttr, UnnamedAddr, Visibility,
};
use crate::llvm::prelude::*;

/// Parses the text of a case, or nothing for `default`.
pub(super) fn parse<E: OdsEnum>(p: &mut OpParser<'_>, default: E) -> ParseResult<E> {
    let words: Vec<_> =
        E::CASES.iter().map(|(_, text)| *text).filter(|it| !it.is_empty()).collect();
    let Some(word) = p.parse_optional_keyword_of(&words)? else { return Ok(default) };
    let entry = E::CASES.iter().find(|(_, text)| *text == word);
    Ok(entry.map_or(default, |(case, _)| *case))
}

/// The text of a case.
pub(super) fn text<E: OdsEnum>(case: E) -> &'static str {
    E::CASES.iter().find(|(it, _)| *it == case).map_or("", |(_, text)| *text)
}

/// Writes the text of a case and a space, unless the text is empty or of `default`.
pub(super) fn print<E: OdsEnum>(case: E, default: Option<E>, p: &mut OpPrinter<'_>) {
    let text = text(case);
    if !text.is_empty() && Some(case) != default {
        p.write(text);
        p.write(" ");
    }
}

/// Adds the property `key`, an integer for a case.
pub(super) fn add<E: OdsEnum>(state: &mut OpState, p: &OpParser<'_>, key: PropertyKey, case: E) {
    let ty = IntegerType::get(p.ctx(), 64);
    state.add_property(p.ctx(), key, IntegerAttr::get(p.ctx(), ty, case.to_bits() as i64));
}

/// Parses a linkage into the property `key`.
pub(super) fn add_linkage(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    key: PropertyKey,
) -> ParseResult {
    let linkage = parse(p, Linkage::External)?;
    state.add_property(p.ctx(), key, LinkageAttr::get(p.ctx(), linkage));
    Ok(())
}

/// Parses a visibility into the property `key`.
pub(super) fn add_visibility(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    key: PropertyKey,
) -> ParseResult {
    let visibility = parse(p, Visibility::Default)?;
    add(state, p, key, visibility);
    Ok(())
}

/// Parses `unnamed_addr` or `local_unnamed_addr` into the property `key`.
pub(super) fn add_unnamed_addr(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    key: PropertyKey,
) -> ParseResult {
    let unnamed = parse(p, UnnamedAddr::None)?;
    add(state, p, key, unnamed);
    Ok(())
}

/// Parses a calling convention into the property `key`.
pub(super) fn add_convention(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    key: PropertyKey,
) -> ParseResult {
    let convention = parse(p, CConv::C)?;
    state.add_property(p.ctx(), key, super::CConvAttr::get(p.ctx(), convention));
    Ok(())
}

impl LLVMLinkageDirective for LLVMDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(LinkageAttr<'c>,)> {
        let linkage = parse(p, Linkage::External)?;
        Ok((LinkageAttr::get(p.ctx(), linkage),))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, linkage: LinkageAttr<'ir>) {
        p.write(text(linkage.linkage()));
    }
}
