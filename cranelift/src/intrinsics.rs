//! LLVM's intrinsics, by topic.

mod bits;
mod by_name;
pub(crate) mod extremes;
mod hints;
mod masked;
mod math;
mod memory;
mod overflow;
mod reductions;
mod saturating;
mod unsupported;

use crate::instructions::Rules;

pub(crate) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    bits::add_rules(rules);
    by_name::add_rules(rules);
    extremes::add_rules(rules);
    hints::add_rules(rules);
    masked::add_rules(rules);
    math::add_rules(rules);
    memory::add_rules(rules);
    overflow::add_rules(rules);
    reductions::add_rules(rules);
    saturating::add_rules(rules);
    unsupported::add_rules(rules);
}
