//! Folders and canonicalization.

include!(concat!(env!("OUT_DIR"), "/simplify.rs"));

use ods::arith::ConstantOp;
use ods_runtime::hooks::{CanonicalizationPatterns, Constant, Fold, Folded, MaterializeConstant};
use ods_runtime::prelude::*;

use crate::inference;
use crate::ks::{
    KsDialect, LengthOp, LengthOpAdaptor, NumberOp, NumberOpAdaptor, ValueOp, ValueOpAdaptor,
};

impl<'ir> Fold<'ir> for NumberOp<'ir> {
    fn fold(self, _: NumberOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let value = self.value();
        (value.ty() == *self.result().ty()).then(|| Folded::value(value.handle()))
    }
}

impl<'ir> Fold<'ir> for ValueOp<'ir> {
    fn fold(self, _: ValueOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let number = self.number();
        (*number.ty() == self.result().ty()).then(|| Folded::value(number.handle()))
    }
}

impl<'ir> Fold<'ir> for LengthOp<'ir> {
    fn fold(self, _: LengthOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let length = *inference::shape(self.array().ty()).first()?;
        let ctx = self.ctx();
        Some(Folded::attr(FloatAttr::get(ctx, inference::number(ctx), length as f64)))
    }
}

impl CanonicalizationPatterns for KsDialect {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        simplify::populate(patterns);
    }
}

impl MaterializeConstant for KsDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, _: Type) -> Option<Op> {
        Some(ConstantOp::build(b, value).op())
    }
}
