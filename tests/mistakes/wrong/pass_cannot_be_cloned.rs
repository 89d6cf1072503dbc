//! The state of a pass cannot be cloned.

include!("../dialects/passes.rs");

use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op};
use passes::LimitSize;

#[derive(Default, Debug)]
struct Table(Vec<u32>);

impl RunPass for LimitSize {
    type State = Table;

    fn run(&mut self, _: &mut Ir, _: Op, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

fn main() {}
