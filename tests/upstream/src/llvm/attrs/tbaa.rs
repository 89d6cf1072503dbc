//! The members of types in type-based alias analysis: `{<#char, 0>, <#int, 4>}`.

use ods_runtime::rt;

use super::super::{
    LLVMDialect, ParseTbaaTypeDescriptorAttrMembers, PrintTbaaTypeDescriptorAttrMembers,
    TBAAMemberAttr,
};
use crate::prelude::*;

impl ParseTbaaTypeDescriptorAttrMembers for LLVMDialect {
    fn parse_tbaa_type_descriptor_attr_members(
        p: &mut rt::Parser<'_>,
    ) -> ParseResult<Vec<rt::Attribute>> {
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
}

impl PrintTbaaTypeDescriptorAttrMembers for LLVMDialect {
    fn print_tbaa_type_descriptor_attr_members(
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
}
