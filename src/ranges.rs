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

/// Implements `InferIntRangeInterfaceTrait` for operations with two operands by functions of their ranges.
macro_rules! binary_ranges {
    ($($op:ident: $infer:expr;)*) => {
        $crate::ranges::ranges! {
            $($op: |_, ranges| if let [lhs, rhs] = ranges { Some($infer(lhs, rhs)) } else { None };)*
        }
    };
}

pub(crate) use {binary_ranges, ranges};
