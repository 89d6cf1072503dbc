//! A correct pass.

include!("../dialects/passes.rs");

use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op};
use passes::LimitSize;

impl RunPass for LimitSize {
    type State = Vec<u32>;

    fn run(&mut self, _: &mut Ir, _: Op, _: &mut PassContext<'_>) -> PassResult {
        self.statistics.counted += self.options.max;
        Ok(())
    }
}

fn main() {
    ods_runtime::pass::PassManager::new("any").add(LimitSize::default());
}
