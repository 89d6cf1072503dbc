//! A resource that does not implement `Resource`.

include!("../dialects/effects.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;

pub struct Tape;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noise {
    Loud,
}

impl<'ir> ConditionallySpeculatableTrait<'ir> for PlayOp<'ir> {
    fn speculatability(self) -> Speculatability {
        Speculatability::NotSpeculatable
    }
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for PlayOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        [EffectInstance::new(MemoryEffect::Read)].into_iter().collect()
    }
}

fn main() {}
