//! `ConditionallySpeculatable` without an implementation.

include!("../dialects/effects.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;

pub struct Tape;
impl Resource for Tape {
    const NAME: &'static str = "Tape";
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noise {
    Loud,
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for PlayOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        [EffectInstance::new(MemoryEffect::Read)].into_iter().collect()
    }
}

fn main() {}
