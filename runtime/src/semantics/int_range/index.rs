//! Arithmetic on `index`, whose width is 32 or 64.

use super::ConstantIntRanges;

/// The possible widths of `index`.
pub const INDEX_WIDTHS: [u32; 2] = [32, 64];

/// The bounds in which both widths must agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IndexMode {
    /// All.
    Both,
    /// The signed ones.
    Signed,
    /// The unsigned ones.
    Unsigned,
}

/// The range of a function of two values of `index`, whatever its width is. Corresponds to `inferIndexOp`.
pub fn infer_index(
    infer: impl Fn(&ConstantIntRanges, &ConstantIntRanges) -> ConstantIntRanges,
    [lhs, rhs]: [&ConstantIntRanges; 2],
    mode: IndexMode,
) -> ConstantIntRanges {
    let [narrow_width, wide_width] = INDEX_WIDTHS;
    let wide = infer(lhs, rhs);
    let narrow = infer(&lhs.trunc(narrow_width), &rhs.trunc(narrow_width));
    let cut = wide.trunc(narrow_width);
    let is_equal = match mode {
        IndexMode::Both => narrow == cut,
        IndexMode::Signed => narrow.smin == cut.smin && narrow.smax == cut.smax,
        IndexMode::Unsigned => narrow.umin == cut.umin && narrow.umax == cut.umax,
    };
    if is_equal { wide } else { wide.union(&narrow.ext(wide_width)) }
}
