//! Options of conversions.

use crate::core::ir::{Listener, Op};

/// When a conversion folds operations that are not legal. Corresponds to `mlir::DialectConversionFoldingMode`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum FoldingMode {
    /// Never.
    Never,
    /// Before it tries patterns.
    #[default]
    BeforePatterns,
    /// If no pattern applies.
    AfterPatterns,
}

/// Options of a conversion. Corresponds to `mlir::ConversionConfig`.
#[derive(Debug)]
pub struct ConversionConfig<'a> {
    /// When operations that are not legal are folded.
    pub folding_mode: FoldingMode,
    /// Whether type converters realize casts. If not, casts that remain are `builtin.unrealized_conversion_cast`s.
    pub build_materializations: bool,
    /// Receives all changes at the end, and those that undo them if type converters do not realize all casts.
    pub listener: Option<&'a mut dyn Listener>,
    /// In a partial conversion, receives the operations that are not legal and were not converted; in an analysis, those that
    /// are legal or can be converted.
    pub visited: Option<&'a mut Vec<Op>>,
}

impl Default for ConversionConfig<'_> {
    fn default() -> Self {
        ConversionConfig {
            folding_mode: FoldingMode::default(),
            build_materializations: true,
            listener: None,
            visited: None,
        }
    }
}
