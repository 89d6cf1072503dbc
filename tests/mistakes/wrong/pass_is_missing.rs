//! A pass is defined, and nothing says what it does.

include!("../dialects/passes.rs");

use passes::LimitSize;

fn main() {
    ods_runtime::pass::PassManager::new("any").add(LimitSize::default());
}
