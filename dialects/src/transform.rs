//! The dialect `transform`: operations that transform other operations, which are their payload.

mod effects;
mod extensions;
mod handles;
mod lists;
mod loops;
mod matchers;
mod passes;
mod patterns;
mod sequences;
mod structured;
mod symbols;
mod traits;
mod tune;
mod types;

generated!(transform);

use crate::pdl;
use crate::prelude::*;

/// The dialect, for which operations of `pdl` are handles.
#[derive(Clone, Copy, Debug)]
pub struct TransformDialect;

static PDL_HANDLE: TransformHandleTypeInterfaceTable = TransformHandleTypeInterfaceTable {};

impl Dialect for TransformDialect {
    const NAMESPACE: &'static str = "transform";

    fn initialize(d: &mut DialectInit<'_>) {
        <generated::transform::TransformDialect as Dialect>::initialize(d);
        d.ctx().attach_type_interface(
            <pdl::OperationType<'_> as ods_runtime::TypeKind<'_>>::DEF,
            define::interface_entry(&PDL_HANDLE),
        );
    }
}
