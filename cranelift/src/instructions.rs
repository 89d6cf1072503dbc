//! The rules that translate operations, by topic.

mod aggregates;
mod allocas;
mod atomics;
mod bitcast;
pub(crate) mod casts;
mod comparisons;
mod constants;
pub(crate) mod control;
pub(crate) mod floats;
pub(crate) mod integers;
pub(crate) mod memory;
mod pointers;
mod vectors;

use ods_runtime::OpRef;
use ods_runtime::ir::OpView;
use ods_runtime::op_def::OpDef;
use rustc_hash::FxHashMap;

use crate::function::{Outcome, Translator};

type Rule<'ir> = Box<dyn Fn(&mut Translator<'_, '_, 'ir>, OpRef<'ir>) -> Outcome + 'ir>;

/// The rule of each operation that can be compiled.
pub(crate) struct Rules<'ir> {
    /// By the address of the definition.
    rules: FxHashMap<*const OpDef, Rule<'ir>>,
}

impl<'ir> Rules<'ir> {
    /// All rules.
    pub(crate) fn new() -> Self {
        let mut rules = Self { rules: FxHashMap::default() };
        aggregates::add_rules(&mut rules);
        allocas::add_rules(&mut rules);
        atomics::add_rules(&mut rules);
        bitcast::add_rules(&mut rules);
        casts::add_rules(&mut rules);
        comparisons::add_rules(&mut rules);
        constants::add_rules(&mut rules);
        control::add_rules(&mut rules);
        floats::add_rules(&mut rules);
        integers::add_rules(&mut rules);
        memory::add_rules(&mut rules);
        pointers::add_rules(&mut rules);
        vectors::add_rules(&mut rules);
        crate::calls::add_rules(&mut rules);
        crate::intrinsics::add_rules(&mut rules);
        rules
    }

    /// Adds the rule of an operation, which defines the operation's results or ends the block.
    pub(crate) fn add<V: OpView<'ir>>(
        &mut self,
        rule: impl Fn(&mut Translator<'_, '_, 'ir>, V) -> Outcome + 'ir,
    ) {
        let rule: Rule<'ir> = Box::new(move |translator, op| rule(translator, V::wrap(op)));
        self.rules.insert(V::DEF, rule);
    }

    /// Translates an operation.
    pub(crate) fn translate(
        &self,
        translator: &mut Translator<'_, '_, 'ir>,
        op: OpRef<'ir>,
    ) -> Outcome {
        let rule = op.def().and_then(|def| self.rules.get(&std::ptr::from_ref(def)));
        rule.ok_or("the operation is not supported")?(translator, op)
    }
}
