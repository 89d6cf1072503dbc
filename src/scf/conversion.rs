//! Patterns that convert types of structured control flow. Each carried value may become several values or none.

use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, convert_op_types};

use super::{ConditionOp, ForOp, IfOp, IndexSwitchOp, WhileOp, YieldOp};

/// Adds a pattern for each operation of `scf` that carries values. Bounds, steps and conditions must be converted to one value. The
/// patterns need a type converter. Corresponds to `populateSCFStructuralTypeConversions`.
pub fn add_type_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(ConversionPattern::on_op::<ForOp<'static>>("ConvertForOpTypes", convert_op_types));
    patterns.add(ConversionPattern::on_op::<IfOp<'static>>("ConvertIfOpTypes", convert_op_types));
    patterns
        .add(ConversionPattern::on_op::<YieldOp<'static>>("ConvertYieldOpTypes", convert_op_types));
    patterns
        .add(ConversionPattern::on_op::<WhileOp<'static>>("ConvertWhileOpTypes", convert_op_types));
    patterns.add(ConversionPattern::on_op::<ConditionOp<'static>>(
        "ConvertConditionOpTypes",
        convert_op_types,
    ));
    patterns.add(ConversionPattern::on_op::<IndexSwitchOp<'static>>(
        "ConvertIndexSwitchOpTypes",
        convert_op_types,
    ));
}
