//! The members of types in type-based alias analysis: `{<#char, 0>, <#int, 4>}`.

use ods_runtime::rt;

use super::super::TBAAMemberAttr;
use crate::llvm::prelude::*;

/// Parses members in braces.
pub(crate) fn parse_members(p: &mut rt::Parser<'_>) -> ParseResult<Vec<rt::Attribute>> {
    p.parse_l_brace()?;
    let mut members = Vec::new();
    loop {
        members.push(p.parse_attr_parameter::<TBAAMemberAttr<'_>>()?);
        if !p.parse_optional_comma()? {
            p.parse_r_brace()?;
            return Ok(members);
        }
    }
}

/// Prints members in braces.
pub(crate) fn print_members(
    p: &mut rt::AsmWriter<'_>,
    members: rt::AttrList<'_, TBAAMemberAttr<'_>>,
) {
    p.write("{");
    for (index, member) in members.iter().enumerate() {
        p.write(if index > 0 { ", " } else { "" });
        p.print_stripped_attr_parameter(member);
    }
    p.write("}");
}
