//! Folders, and the materialization of constants.

use ods_runtime::hooks::{Constant, Fold, Folded, MaterializeConstant};
use ods_runtime::ir::OpView;
use ods_runtime::prelude::*;

use crate::num::{NumDialect, NumberOp, NumberOpAdaptor, SumOp, SumOpAdaptor};

impl<'ir> Fold<'ir> for NumberOp<'ir> {
    fn fold(self, _constants: NumberOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        Some(Folded::attr(self.value_attr()))
    }
}

/// The value of a constant.
fn number(constant: AttrRef<'_>) -> Option<u64> {
    constant.dyn_cast::<IntegerAttr<'_>>()?.value().to_u64()
}

impl<'ir> Fold<'ir> for SumOp<'ir> {
    fn fold(self, constants: SumOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let mut offset = self.offset();
        let mut terms: Vec<Value> = Vec::new();
        for (term, constant) in self.terms().zip(constants.terms()) {
            match constant.and_then(number) {
                Some(number) => offset = offset.wrapping_add(number),
                None => terms.push(term.handle()),
            }
        }
        match (terms.as_slice(), offset) {
            // All terms are constants: so is the sum.
            ([], _) => {
                let ty = self.result().ty();
                Some(Folded::attr(IntegerAttr::get(ty.ctx(), ty, offset.cast_signed())))
            }
            // x + 0 is x
            ([term], 0) => Some(Folded::value(*term)),
            _ if terms.len() == self.terms().len() => None,
            // The offset takes up the constant terms.
            _ => Some(Folded::in_place(move |op| {
                SumOp::setters(op).set_terms(&terms).set_offset(offset);
            })),
        }
    }
}

impl MaterializeConstant for NumDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        let is_i64 = b.ctx().type_ref(ty).is_signless_integer_of(64);
        let value = number(b.ctx().attr_ref(value)).filter(|_| is_i64)?;
        Some(NumberOp::build(b, value).op())
    }
}
