//! Conversion between dialects. Corresponds to `mlir/Transforms/DialectConversion.h`.
//!
//! A [`ConversionTarget`] says which operations are legal. [`apply_partial_conversion`] and [`apply_full_conversion`] visit the
//! operations in a part of the IR, and apply patterns to those that are not, until they are. A [`TypeConverter`] says what
//! types become; a [`ConversionPattern`] gets the operands of its operation with converted types, through the accessors of
//! the operation's definition.
//!
//! Patterns see the IR as it was: what they replace or erase stays until the conversion ends. If the conversion fails, the
//! IR is as it was before.
//!
//! Data flows in one direction: `legalizer` visits operations and applies patterns, which change the IR through a
//! [`ConversionRewriter`]; `changes` has a list of what they changed and `mapping` the replacements of values. At the end,
//! `commit` replaces the uses of the replaced values, and `casts` removes casts between types that cancel out.

mod attempts;
mod casts;
mod changes;
mod commit;
mod config;
mod driver;
mod failure;
mod legalizer;
mod mapping;
mod order;
mod pattern;
mod patterns;
mod rewriter;
mod signature;
mod target;
mod type_converter;

pub use casts::reconcile_unrealized_casts;
pub use config::{ConversionConfig, FoldingMode};
pub use driver::{apply_analysis_conversion, apply_full_conversion, apply_partial_conversion};
pub use failure::{Attempt, ConversionFailure};
pub use pattern::{ConversionPattern, ConversionPatternSet, FrozenConversionPatternSet};
pub use patterns::{
    any_op_type_pattern, branch_type_pattern, convert_function_type, convert_op_types,
    function_type_pattern,
};
pub use rewriter::ConversionRewriter;
pub use signature::SignatureConversion;
pub use target::{ConversionTarget, Legality};
pub use type_converter::{Converted, TypeConverter};
