//! A directive that prints one of its two arguments.

include!("../dialects/text.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

impl<'ir> CustomAssembly<'ir> for WrittenOp<'ir> {
    fn parse(_: &mut OpParser<'_>, _: &mut OpState) -> ParseResult {
        Ok(())
    }
    fn print(self, _: &mut OpPrinter<'ir>) {}
}

impl PairDirective for MistakesDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(UnresolvedOperand, StringAttr<'c>)> {
        let operand = p.parse_operand()?;
        let name = p.parse_string()?;
        Ok((operand, StringAttr::get(p.ctx(), &name)))
    }
    fn print<'ir>(_: &mut OpPrinter<'ir>, _: OpRef<'ir>, _: ValueRef<'ir>) {}
}

fn main() {}
