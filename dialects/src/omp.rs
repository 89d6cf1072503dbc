//! The dialect `omp`: OpenMP.

generated!(omp);

mod block_arguments;
mod reductions;
mod sections;

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
        let pointers = [MemRefType::DEF, UnrankedMemRefType::DEF, &ods::llvm::LLVM_POINTER_TYPE];
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
