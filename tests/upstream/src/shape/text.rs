//! Constants.

use ods_runtime::apint::ApInt;

use super::ConstShapeOp;
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for ConstShapeOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        p.parse_optional_attr_dict(state)?;
        let at = p.offset();
        let extents = p.parse_attribute(None)?;
        let extents = p.attr_as::<ArrayAttr<'_>>(at, extents)?;
        let mut sizes = Vec::new();
        for extent in extents.iter() {
            let size = p.attr_as::<IntegerAttr<'_>>(at, extent.handle())?;
            sizes.push(ApInt::from_i64(64, size.int().unwrap_or(0)));
        }
        let index = IndexType::get(p.ctx());
        let ty = RankedTensorType::get(p.ctx(), &[sizes.len() as i64], index.into());
        if let Some(ty) = ty.dyn_cast::<ShapedType<'_>>() {
            state.add_attr(p.ident("shape"), DenseElementsAttr::from_ints(p.ctx(), ty, &sizes));
        }
        let result = p.parse_colon_type()?;
        state.add_type(result);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_optional_attr_dict(*self, &["shape"]);
        let sizes: Vec<_> = self.shape().int_values().map(|size| size.to_string()).collect();
        p.write("[");
        p.write(&sizes.join(", "));
        p.write("] : ");
        p.print_type((*self).result(0).ty());
    }
}
