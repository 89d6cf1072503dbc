//! Attributes of LLVM.
