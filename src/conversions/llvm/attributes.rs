//! Flags of `arith` as those of `llvm`.

use crate::arith::{FastMathFlags, IntegerOverflowFlags};
use crate::llvm;

/// The same flags. Corresponds to `convertArithFastMathFlagsToLLVM`.
#[must_use]
pub fn fastmath_flags(flags: FastMathFlags) -> llvm::FastmathFlags {
    let pairs = [
        (FastMathFlags::NNAN, llvm::FastmathFlags::NNAN),
        (FastMathFlags::NINF, llvm::FastmathFlags::NINF),
        (FastMathFlags::NSZ, llvm::FastmathFlags::NSZ),
        (FastMathFlags::ARCP, llvm::FastmathFlags::ARCP),
        (FastMathFlags::CONTRACT, llvm::FastmathFlags::CONTRACT),
        (FastMathFlags::AFN, llvm::FastmathFlags::AFN),
        (FastMathFlags::REASSOC, llvm::FastmathFlags::REASSOC),
    ];
    let set = pairs.into_iter().filter(|(flag, _)| flags.contains(*flag));
    set.fold(llvm::FastmathFlags::NONE, |all, (_, flag)| all | flag)
}

/// The same flags. Corresponds to `convertArithOverflowFlagsToLLVM`.
#[must_use]
pub fn overflow_flags(flags: IntegerOverflowFlags) -> llvm::IntegerOverflowFlags {
    let pairs = [
        (IntegerOverflowFlags::NSW, llvm::IntegerOverflowFlags::NSW),
        (IntegerOverflowFlags::NUW, llvm::IntegerOverflowFlags::NUW),
    ];
    let set = pairs.into_iter().filter(|(flag, _)| flags.contains(*flag));
    set.fold(llvm::IntegerOverflowFlags::NONE, |all, (_, flag)| all | flag)
}
