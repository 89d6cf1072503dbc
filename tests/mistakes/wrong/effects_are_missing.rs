//! An effect interface without an implementation.

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

impl<'ir> ConditionallySpeculatableTrait<'ir> for PlayOp<'ir> {
    fn speculatability(self) -> Speculatability {
        Speculatability::NotSpeculatable
    }
}

fn main() {}
