//! The patterns of the conversion.

mod blocks;
mod producers;
mod regions;
mod repeated;

use std::sync::Arc;

use ods_runtime::conversion::{ConversionPatternSet, TypeConverter, function_type_pattern};
use ods_runtime::rewrite::PatternSet;

/// All patterns. Those that need it get the type converter.
pub(crate) fn patterns(types: Arc<TypeConverter>) -> ConversionPatternSet {
    let mut patterns = ConversionPatternSet::new();
    let mut rules = PatternSet::default();
    crate::conversion::populate(&mut rules);
    patterns.add_rewrites(rules);
    regions::add_patterns(&mut patterns, &types);
    blocks::add_patterns(&mut patterns);
    producers::add_patterns(&mut patterns, &types);
    repeated::add_patterns(&mut patterns);
    let mut of_functions = ConversionPatternSet::with_converter(types);
    of_functions.add(function_type_pattern());
    of_functions.add(ods::func::conversion::call_type_pattern());
    patterns.append(of_functions);
    patterns
}
