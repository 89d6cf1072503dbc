//! A pass has no such option.

include!("../dialects/passes.rs");

use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op};
use passes::LimitSize;

impl RunPass for LimitSize {
    type State = ();

    fn run(&mut self, _: &mut Ir, _: Op, _: &mut PassContext<'_>) -> PassResult {
        self.statistics.counted += self.options.limit;
        Ok(())
    }
}

fn main() {}
