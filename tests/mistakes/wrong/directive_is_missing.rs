//! `custom<Pair>` without an implementation.

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

fn main() {}
