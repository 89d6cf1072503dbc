//! Code with which dialects infer the ranges of integers.

/// Implements `InferIntRangeInterfaceTrait`: `AddIOp: |op, ranges| range`, from the ranges of the operands to that of the
/// result.
macro_rules! ranges {
    ($($op:ident: |$view:pat_param, $ranges:pat_param| $range:expr;)*) => {
        $(
            impl<'ir> ods_runtime::interfaces::InferIntRangeInterfaceTrait<'ir> for $op<'ir> {
                fn infer_result_ranges(
                    self,
                    ranges: &[ods_runtime::int_range::ConstantIntRanges],
                    set_range: ods_runtime::interfaces::SetIntRangeFn<'_>,
                ) {
                    let ($view, $ranges) = (self, ranges);
                    if let Some(range) = $range {
                        set_range((*self).result(0), range);
                    }
                }
            }
        )*
    };
}

pub(crate) use ranges;
