//! `hasStorageCustomConstructor = 1` without a constructor.

include!("../dialects/kinds.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

impl DialectTypeAssembly for MistakesDialect {
    fn parse_type(p: &mut Parser<'_>) -> ParseResult<Type> {
        let at = p.offset();
        match p.parse_generated_type::<Self>()? {
            Some(ty) => Ok(ty),
            None => Err(p.custom_error_at(at, "no such type")),
        }
    }
    fn print_type<'c>(ty: TypeRef<'c>, p: &mut AsmWriter<'c>) {
        p.print_generated_type(ty);
    }
}

impl DialectAttrAssembly for MistakesDialect {
    fn parse_attribute(p: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute> {
        let at = p.offset();
        match p.parse_generated_attribute::<Self>(ty)? {
            Some(attr) => Ok(attr),
            None => Err(p.custom_error_at(at, "no such attribute")),
        }
    }
    fn print_attribute<'c>(attr: AttrRef<'c>, p: &mut AsmWriter<'c>) {
        p.print_generated_attribute(attr);
    }
}

fn main() {}
