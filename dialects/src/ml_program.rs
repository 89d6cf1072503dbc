//! The dialect `ml_program`: globals and functions of machine-learning programs.

mod directives;
mod function;
mod global;

generated!(ml_program);

use crate::prelude::*;

/// The dialect with the alias that it suggests.
#[derive(Clone, Copy, Debug)]
pub struct MLProgramDialect;

impl Dialect for MLProgramDialect {
    const NAMESPACE: &'static str = "ml_program";

    fn initialize(d: &mut DialectInit<'_>) {
        <generated::ml_program::MLProgramDialect as Dialect>::initialize(d);
        d.interface::<dyn OpAsmDialectInterface>(Box::new(Aliases));
    }
}

#[derive(Debug)]
struct Aliases;

impl OpAsmDialectInterface for Aliases {
    fn alias_of_attr(&self, attr: AttrRef<'_>) -> OpAsmAliasResult {
        if attr.isa::<ExternAttr<'_>>() {
            OpAsmAliasResult::OverridableAlias("extern".to_owned())
        } else {
            OpAsmAliasResult::NoAlias
        }
    }
}
