//! `useDefaultTypePrinterParser = 0` without a text form of types.

include!("../dialects/kinds.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

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

impl SumTypeConstruct for SumType<'_> {
    fn construct(sizes: &[i64], count: i64) -> SumTypeStorage {
        SumTypeStorage { sizes: sizes.to_vec(), count }
    }
}

fn main() {}
