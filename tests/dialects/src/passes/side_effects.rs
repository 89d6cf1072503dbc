//! `--test-side-effects`: remarks on memory effects, like upstream's pass: none on terminators.

use ods_runtime::interfaces::MemoryEffectOpInterface;
use ods_runtime::ir::{Op, WalkOrder};
use ods_runtime::pass::{FnPass, PassResult};
use ods_runtime::side_effects::{EffectInstance, EffectTarget, MemoryEffect};
use ods_runtime::traits::IsTerminator;
use ods_runtime::{Ir, ValueRef};

/// The pass.
pub(crate) fn pass() -> FnPass {
    FnPass::new(
        "test-side-effects",
        "remark on the memory effects of operations that tell them",
        run,
    )
}

fn run(ir: &mut Ir, root: Op) -> PassResult {
    for op in ir.op(root).walk(WalkOrder::Post) {
        if op.has_trait::<IsTerminator>() {
            continue;
        }
        let Some(interface) = op.dyn_cast::<MemoryEffectOpInterface<'_>>() else { continue };
        let effects = interface.effects();
        if effects.is_empty() {
            ir.ctx().emit(op.remark("operation has no memory effects"));
        }
        for effect in &effects {
            ir.ctx().emit(op.remark(describe(effect)));
        }
    }
    Ok(())
}

fn describe(instance: &EffectInstance<'_, MemoryEffect>) -> String {
    let effect = match instance.effect() {
        MemoryEffect::Allocate => "allocate",
        MemoryEffect::Free => "free",
        MemoryEffect::Read => "read",
        MemoryEffect::Write => "write",
    };
    let target = match instance.target() {
        None => String::new(),
        Some(EffectTarget::Operand(operand)) => {
            format!(" on op operand {},", operand.operand_number())
        }
        Some(EffectTarget::Value(value)) => on_value(value),
        Some(EffectTarget::Symbol(symbol)) => format!(" on a symbol '{symbol}',"),
    };
    format!("found an instance of '{effect}'{target} on resource '{}'", instance.resource().name())
}

fn on_value(value: ValueRef<'_>) -> String {
    let what = if value.is_block_argument() { "block argument" } else { "op result" };
    format!(" on {what} {},", value.index())
}
