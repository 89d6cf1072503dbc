//! The ranges of sizes.

use ods_runtime::apint::ApInt;
use ods_runtime::int_range::{ConstantIntRanges, IntegerValueRange};
use ods_runtime::interfaces::{InferIntRangeInterfaceTrait, SetIntLatticeFn};
use ods_runtime::types::{DYNAMIC, ShapedType};

use crate::memref::DimOp;

impl<'ir> InferIntRangeInterfaceTrait<'ir> for DimOp<'ir> {
    fn infer_result_ranges_from_optional(
        self,
        ranges: &[IntegerValueRange],
        set_range: SetIntLatticeFn<'_>,
    ) {
        let width = ConstantIntRanges::storage_width(*self.result().ty());
        let any_size =
            || ConstantIntRanges::from_signed(ApInt::zero(width), ApInt::signed_max(width));
        let shaped = self.source().ty().dyn_cast::<ShapedType<'_>>();
        let shape = shaped.and_then(|ty| ty.shape()).unwrap_or_default();
        let dimension = ranges.get(1).and_then(Option::as_ref);
        let is_possible = |index: i64| {
            let bound = |bound: &ApInt| bound.to_i64().unwrap_or(index);
            dimension.is_none_or(|it| (bound(it.smin())..=bound(it.smax())).contains(&index))
        };
        let sizes = (0..).zip(shape).filter(|(index, _)| is_possible(*index));
        let sizes = sizes.map(|(_, size)| match *size {
            DYNAMIC => any_size(),
            size => ConstantIntRanges::constant(ApInt::from_i64(width, size)),
        });
        let range = sizes.reduce(|range, size| range.union(&size)).unwrap_or_else(any_size);
        set_range(*self.result(), Some(range));
    }
}
