//! Inliner interfaces shared by several dialects.

use ods_runtime::dialect::DialectInit;
use ods_runtime::interfaces::DialectInlinerInterface;
use ods_runtime::ir::{Mapping, RegionRef};
use ods_runtime::{Ir, Op, OpRef, Value};

/// Adds the inliner interface `I` to the dialect being loaded.
pub fn add<I: DialectInlinerInterface + Default + 'static>(d: &mut DialectInit<'_>) {
    d.interface::<dyn DialectInlinerInterface>(Box::new(I::default()));
}

/// Replaces `values`, the results of a call, by the operands of `terminator`, the end of the only block that is inlined.
pub fn replace_results(ir: &mut Ir, terminator: Op, values: &[Value]) {
    let results = ir.op(terminator).operands().handles();
    for (value, result) in values.iter().zip(results) {
        ir.replace_all_uses(*value, result);
    }
}

/// The inliner interface of dialects whose operations may be inlined into any region. With `REGIONS`, any region may also be
/// inlined into regions of these operations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Anywhere<const REGIONS: bool = false>;

impl<const REGIONS: bool> DialectInlinerInterface for Anywhere<REGIONS> {
    fn is_legal_to_inline_region(
        &self,
        _dest: RegionRef<'_>,
        _src: RegionRef<'_>,
        _would_be_cloned: bool,
        _mapping: &Mapping,
    ) -> bool {
        REGIONS
    }

    fn is_legal_to_inline_op(
        &self,
        _op: OpRef<'_>,
        _dest: RegionRef<'_>,
        _would_be_cloned: bool,
        _mapping: &Mapping,
    ) -> bool {
        true
    }
}
