//! The dialect `omp`: OpenMP.

generated!(omp);

mod block_arguments;

use ods_runtime::symbol::SymbolTables;

use crate::prelude::*;

/// Pointers of LLVM have no type of their target, so it is the pointer's type.
static POINTER: PointerLikeTypeTable =
    PointerLikeTypeTable { element_type: |ty| ty.element_type_or_self() };

/// The dialect with the interface of pointers, which types of other dialects have.
#[derive(Clone, Copy, Debug)]
pub struct OpenMPWithPointers;

impl Dialect for OpenMPWithPointers {
    const NAMESPACE: &'static str = "omp";

    fn initialize(d: &mut DialectInit<'_>) {
        <OpenMPDialect as Dialect>::initialize(d);
        let pointers = [MemRefType::DEF, UnrankedMemRefType::DEF, &crate::llvm::LLVM_POINTER_TYPE];
        for pointer in pointers {
            d.ctx().attach_type_interface(pointer, define::interface_entry(&POINTER));
        }
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for CriticalOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let Some(name) = self.name_attr() else { return Ok(()) };
        let declaration = tables.lookup_nearest(*self, **name);
        if declaration.is_some_and(|it| it.isa::<CriticalDeclareOp<'_>>()) {
            return Ok(());
        }
        let message = format!(
            "expected symbol reference @{} to point to a critical declaration",
            name.value()
        );
        Err(self.op_error(message))
    }
}

impl<'ir> DeclareReductionOp<'ir> {
    fn expects(self, what: &str) -> VerifyResult {
        Err(self.op_error(format!("expects {what}")))
    }

    fn verify_yields(self, region: RegionRef<'ir>, name: &str) -> VerifyResult {
        for op in region.blocks().flat_map(|block| block.ops()) {
            let Some(op) = op.dyn_cast::<YieldOp<'_>>() else { continue };
            let mut types = op.operands().map(|it| it.ty());
            if types.next() != Some(self.type_()) || types.next().is_some() {
                return self
                    .expects(&format!("{name} region to yield a value of the reduction type"));
            }
        }
        Ok(())
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
