//! Reinterpretation of bits.

use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, types};

use super::Rules;
use super::memory::plain;
use crate::function::{Outcome, Translator};
use crate::llvm::BitcastOp;

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: BitcastOp<'ir>| bitcast(t, op));
}

fn bitcast<'ir>(t: &mut Translator<'_, '_, 'ir>, op: BitcastOp<'ir>) -> Outcome {
    let (from, to) = (t.shape(op.arg().ty())?, t.shape(op.res().ty())?);
    let same_lanes = from.scalars.len() == to.scalars.len()
        && from.scalars.iter().zip(&to.scalars).all(|(from, to)| from.bits() == to.bits());
    if same_lanes {
        let lane = to.scalars.first().map_or(types::I64, |it| it.register());
        return t.elementwise(*op, |t, [x]| Ok(t.reinterpret(lane, x)));
    }
    // Lanes of another width: through memory, where the bits of all lanes are in a row.
    let scalars = t.scalars(op.arg())?;
    let layout = t.unit.types.layout(op.arg().ty())?;
    let size = layout.size.max(t.unit.types.layout(op.res().ty())?.size);
    let address = t.stack_memory(size, 16)?;
    t.store(op.arg().ty(), &scalars, address, plain())?;
    let scalars = t.load(op.res().ty(), address, plain())?;
    t.define(op.res(), scalars)
}

impl Translator<'_, '_, '_> {
    /// The bits of a register as a register of another type with as many bits.
    pub(crate) fn reinterpret(&mut self, to: ir::Type, value: ir::Value) -> ir::Value {
        if self.b.func.dfg.value_type(value) == to {
            return value;
        }
        self.b.ins().bitcast(to, MemFlagsData::new(), value)
    }
}
