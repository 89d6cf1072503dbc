//! Declarations of reductions, and the clauses that name them.

use ods_runtime::symbol::SymbolTables;

use super::{DeclareReductionOp, PointerLikeType, YieldOp};
use crate::prelude::*;
use crate::values::yields_only;

impl<'ir> DeclareReductionOp<'ir> {
    fn expects(self, what: &str) -> VerifyResult {
        Err(self.op_error(format!("expects {what}")))
    }

    fn verify_yields(self, region: RegionRef<'ir>, name: &str) -> VerifyResult {
        if yields_only::<YieldOp<'_>>(region, self.type_()) {
            return Ok(());
        }
        self.expects(&format!("{name} region to yield a value of the reduction type"))
    }

    fn verify_initializer(self) -> VerifyResult {
        let Some(entry) = self.initializer_region().blocks().next() else {
            return self.expects("non-empty initializer region");
        };
        let allocates = !self.alloc_region().is_empty();
        match entry.num_arguments() {
            1 if allocates => {
                return self.expects(
                    "two arguments to the initializer region when an allocation region is used",
                );
            }
            2 if !allocates => {
                return self.expects(
                    "one argument to the initializer region when no allocation region is used",
                );
            }
            1 | 2 => {}
            _ => return self.expects("one or two arguments to the initializer region"),
        }
        if entry.arguments().any(|it| it.ty() != self.type_()) {
            return self.expects("initializer region argument to match the reduction type");
        }
        self.verify_yields(self.initializer_region(), "initializer")
    }

    fn verify_atomic(self) -> VerifyResult {
        let Some(entry) = self.atomic_reduction_region().blocks().next() else { return Ok(()) };
        let types: Vec<_> = entry.arguments().map(|it| it.ty()).collect();
        let [left, right] = types[..] else {
            return self.expects("atomic reduction region with two arguments of the same type");
        };
        if left != right {
            return self.expects("atomic reduction region with two arguments of the same type");
        }
        let is_accumulator = left.dyn_cast::<PointerLikeType<'_>>().is_some_and(|pointer| {
            // A pointer without the type of its target accumulates any type.
            let element = pointer.element_type();
            element == left || element == self.type_()
        });
        if !is_accumulator {
            return self.expects(
                "atomic reduction region arguments to be accumulators containing the reduction type",
            );
        }
        Ok(())
    }
}

impl<'ir> VerifyRegions<'ir> for DeclareReductionOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        self.verify_yields(self.alloc_region(), "alloc")?;
        self.verify_initializer()?;
        let Some(combiner) = self.reduction_region().blocks().next() else {
            return self.expects("non-empty reduction region");
        };
        let is_reduced = |it: ValueRef<'_>| it.ty() == self.type_();
        if combiner.num_arguments() != 2 || !combiner.arguments().all(is_reduced) {
            return self.expects("reduction region with two arguments of the reduction type");
        }
        self.verify_yields(self.reduction_region(), "reduction")?;
        self.verify_atomic()?;
        let Some(cleanup) = self.cleanup_region().blocks().next() else { return Ok(()) };
        if cleanup.num_arguments() != 1 || !cleanup.arguments().all(is_reduced) {
            return self.expects("cleanup region with one argument of the reduction type");
        }
        Ok(())
    }
}

/// Verifies the variables of a reduction and the declarations that they name.
pub(super) fn verify_reductions<'ir>(
    op: OpRef<'ir>,
    symbols: Option<ArrayAttr<'ir>>,
    variables: OperandRange<'ir>,
    by_reference: Option<Vec<bool>>,
) -> VerifyResult {
    if variables.is_empty() {
        return match symbols {
            Some(_) => Err(op.op_error("unexpected reduction symbol references")),
            None => Ok(()),
        };
    }
    let Some(symbols) = symbols.filter(|it| it.len() == variables.len()) else {
        let message = "expected as many reduction symbol references as reduction variables";
        return Err(op.op_error(message));
    };
    if by_reference.is_some_and(|it| it.len() != variables.len()) {
        return Err(op.error(
            "expected as many reduction variable by reference attributes as reduction variables",
        ));
    }
    let mut tables = SymbolTables::default();
    let mut seen = Vec::new();
    for (variable, symbol) in variables.zip(symbols.iter()) {
        if seen.contains(&variable.handle()) {
            return Err(op.op_error("accumulator variable used more than once"));
        }
        seen.push(variable.handle());
        let declaration = tables.lookup_nearest(op, symbol);
        let Some(declaration) = declaration.and_then(|it| it.dyn_cast::<DeclareReductionOp<'_>>())
        else {
            return Err(op.op_error(format!(
                "expected symbol reference {symbol} to point to a reduction declaration"
            )));
        };
        let atomic = declaration.atomic_reduction_region().blocks().next();
        let accumulator = atomic.and_then(|it| it.arguments().next()).map(|it| it.ty());
        if let Some(accumulator) = accumulator.filter(|it| *it != variable.ty()) {
            return Err(op.op_error(format!(
                "expected accumulator ('{}') to be the same type as reduction declaration \
                 ('{accumulator}')",
                variable.ty()
            )));
        }
    }
    Ok(())
}
