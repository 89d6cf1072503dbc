//! Inlining of loops and conditions.

use ods_runtime::OpRef;
use ods_runtime::interfaces::DialectInlinerInterface;
use ods_runtime::ir::{Mapping, RegionRef};

/// The inliner interface of `scf`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inliner;

impl DialectInlinerInterface for Inliner {
    fn is_legal_to_inline_region(
        &self,
        _dest: RegionRef<'_>,
        _src: RegionRef<'_>,
        _would_be_cloned: bool,
        _mapping: &Mapping,
    ) -> bool {
        true
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
