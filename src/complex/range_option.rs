//! The option of conversions that says how quotients are computed.

use ods_runtime::pass::{OptionCase, OptionEnum};

use super::ComplexRangeFlags;

/// How quotients are computed: by Smith's method with the special values of C, so that they do not overflow before the result does,
/// or by the definition.
impl OptionEnum for ComplexRangeFlags {
    const CASES: &'static [OptionCase<Self>] = &[
        OptionCase {
            name: "improved",
            description: "improved (default)",
            value: ComplexRangeFlags::IMPROVED,
        },
        OptionCase { name: "basic", description: "basic", value: ComplexRangeFlags::BASIC },
        OptionCase { name: "none", description: "none", value: ComplexRangeFlags::NONE },
    ];
}
