//! `shape.const_shape`.

use super::ConstShapeOp;
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for ConstShapeOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        p.parse_optional_attr_dict(state)?;
        let at = p.offset();
        let extents = p.parse_attribute(None)?;
        let mut numbers = Vec::new();
        for extent in p.attr_as::<ArrayAttr<'_>>(at, extents)?.iter() {
            let number = p.attr_as::<IntegerAttr<'_>>(at, extent.handle())?;
            numbers.push(number.value().sext_or_trunc(64));
        }
        let index = IndexType::get(p.ctx());
        let ty = RankedTensorType::get(p.ctx(), &[numbers.len() as i64], index.into());
        let shaped = ty.dyn_cast::<ShapedType<'_>>().expect("tensors are shaped");
        let shape = DenseElementsAttr::from_ints(p.ctx(), shaped, &numbers);
        state.add_property(p.ctx(), Self::SHAPE, shape);
        let ty = p.parse_colon_type()?;
        state.add_type(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_optional_attr_dict(*self, &[Self::SHAPE]);
        let extents = self.shape().int_values().map(|extent| extent.to_i64().unwrap_or(0));
        let extents = extents.map(|extent| extent.to_string()).collect::<Vec<_>>();
        p.write(&format!("[{}] : ", extents.join(", ")));
        p.print_type((*self).result(0).ty());
    }
}
