//! Shape functions and their libraries.

use super::{FuncOp, FunctionLibraryOp};
use crate::prelude::*;

functions!(FuncOp);

impl<'ir> CustomAssembly<'ir> for FunctionLibraryOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let name = p.parse_symbol_name()?;
        state.add_property(p.ctx(), Self::SYM_NAME, name);
        p.parse_optional_attr_dict_with_keyword(state)?;
        let body = p.parse_region(&[])?;
        state.add_region(body);
        p.parse_keyword("mapping")?;
        let mapping = p.parse_attribute_as::<DictionaryAttr<'_>>(None)?;
        state.add_property(p.ctx(), Self::MAPPING, mapping);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_symbol_name(self.sym_name_attr());
        p.print_optional_attr_dict_with_keyword(*self, &[Self::SYM_NAME, Self::MAPPING]);
        p.write(" ");
        p.print_region_with(self.body(), RegionParts::without_entry_arguments().terminators(false));
        p.write(" mapping ");
        p.print_attribute_without_type(self.mapping());
    }
}
