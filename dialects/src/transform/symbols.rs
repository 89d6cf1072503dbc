//! The attributes of the dialect.

use ods::analysis::call_graph::CallGraph;
use ods_runtime::hooks::VerifyOpAttr;
use ods_runtime::ir::WalkOrder;
use ods_runtime::traits::SymbolTable;
use ods_runtime::verify::verify_without_isolated;

use super::generated::transform::*;
use super::sequences::{CONSUMED, READONLY, WITH_NAMED_SEQUENCE};
use crate::prelude::*;

impl VerifyOpAttr for TransformDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        let ctx = op.ctx();
        let (name, value) = (ctx.ident_str(attr.name), ctx.attr_ref(attr.value));
        match name {
            WITH_NAMED_SEQUENCE => verify_symbol_table(op),
            "transform.target_tag" if !value.isa::<StringAttr<'_>>() => {
                Err(op.error(format!("\"{name}\" attribute must be a string")))
            }
            "transform.target_tag" => Ok(()),
            CONSUMED | READONLY | "transform.silence_tracking_failures" => {
                if value.isa::<UnitAttr<'_>>() {
                    return Ok(());
                }
                Err(op.error(format!("\"{name}\" must be a unit attribute")))
            }
            _ => Err(Diagnostic::error(op.loc(), format!("unknown attribute: \"{name}\""))),
        }
    }
}

/// Verifies the calls and the callables in a symbol table, and that there is no recursion.
fn verify_symbol_table(op: OpRef<'_>) -> VerifyResult {
    if !op.has_trait::<SymbolTable>() {
        let message = format!(
            "\"{WITH_NAMED_SEQUENCE}\" attribute can only be attached to operations with symbol \
             tables"
        );
        return Err(Diagnostic::error(op.loc(), message));
    }
    for nested in op.walk(WalkOrder::Post) {
        if nested.isa::<CallableOpInterface<'_>>() || nested.isa::<CallOpInterface<'_>>() {
            verify_without_isolated(nested)?;
        }
    }
    let graph = CallGraph::new(op);
    for component in graph.components() {
        let calls_itself = component
            .first()
            .is_some_and(|node| graph.edges(*node).iter().any(|edge| edge.target == *node));
        if component.len() == 1 && !calls_itself {
            continue;
        }
        let regions = component.iter().filter_map(|node| graph.callable_region(*node));
        let mut locations =
            regions.filter_map(|it| op.ir().region(it).parent_op()).map(|it| it.loc());
        let Some(first) = locations.next() else { continue };
        let error = Diagnostic::error(first, "recursion not allowed in named sequences");
        return Err(
            locations.fold(error, |error, at| error.note(Some(at), "operation on recursion stack"))
        );
    }
    Ok(())
}
