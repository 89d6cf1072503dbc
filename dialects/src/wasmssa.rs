//! The dialect `wasmssa`: WebAssembly.

generated!(wasmssa);

use ods_runtime::Block;
use ods_runtime::symbol::SymbolTables;

use crate::prelude::*;

impl<'ir> LabelLevelOpInterfaceTrait<'ir> for BlockOp<'ir> {
    fn label_target(self) -> Option<Block> {
        Some(self.target().handle())
    }
}

impl<'ir> LabelLevelOpInterfaceTrait<'ir> for IfOp<'ir> {
    fn label_target(self) -> Option<Block> {
        Some(self.target().handle())
    }
}

impl<'ir> LabelLevelOpInterfaceTrait<'ir> for LoopOp<'ir> {
    fn label_target(self) -> Option<Block> {
        self.body().blocks().next().map(|it| it.handle())
    }
}

impl<'ir> LabelBranchingOpInterfaceTrait<'ir> for BlockReturnOp<'ir> {
    fn exit_level(self) -> usize {
        0
    }
}

/// Whether `depth` and more operations around `op` are labels.
fn has_label(op: OpRef<'_>, depth: usize) -> bool {
    let mut label = op;
    (0..=depth).all(|_| match label.parent_op() {
        Some(parent) => {
            label = parent;
            parent.isa::<LabelLevelOpInterface<'_>>()
        }
        None => false,
    })
}

impl VerifyLabelBranchingOpInterface for WasmSSADialect {
    fn verify_label_branching_op_interface(branch: LabelBranchingOpInterface<'_>) -> VerifyResult {
        if has_label(*branch, branch.exit_level()) {
            return Ok(());
        }
        Err(branch.op_error("is not in as many labels as it leaves"))
    }
}

impl VerifyLabelLevelOpInterface for WasmSSADialect {
    fn verify_label_level_op_interface(label: LabelLevelOpInterface<'_>) -> VerifyResult {
        let op = *label;
        let Some(target) = label.label_target().map(|it| op.ir().block(it)) else { return Ok(()) };
        let is_body = op.regions().any(|region| region.blocks().next() == Some(target));
        if is_body || target.parent_op() == op.parent_op() {
            return Ok(());
        }
        Err(op.error("target should be a block defined in same level than operation"))
    }
}

impl VerifyConstantExprOpTrait for WasmSSADialect {
    fn verify_constant_expr_op_trait(_op: OpRef<'_>, _parameters: &str) -> VerifyResult {
        Ok(())
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for GlobalGetOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        // Only initializers of globals need a constant.
        let mut around = std::iter::successors((*self).parent_op(), |op| op.parent_op());
        if !around.any(|op| op.isa::<GlobalOp<'_>>()) {
            return Ok(());
        }
        let symbol = self.global_attr();
        let Some(definition) = tables.lookup_nearest(*self, **symbol) else {
            return Err((*self).error(format!("symbol @{} is undefined", self.global())));
        };
        let import = definition.dyn_cast::<GlobalImportOp<'_>>();
        if import.is_some_and(|import| !import.is_mutable()) {
            return Ok(());
        }
        let message = "global.get op is considered constant if it's referring to a import.global \
                       symbol marked non-mutable";
        Err((*self).error(message))
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for LocalOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        Ok(vec![*LocalRefType::get(inputs.ctx(), inputs.view::<Self>().type_())])
    }
}

/// The type of the variable that is the first operand.
fn variable_type<'ir>(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
    let variable = inputs.operands().first().and_then(|it| it.ty().dyn_cast::<LocalRefType<'_>>());
    let variable = variable.ok_or_else(|| inputs.error("expects a local variable"))?;
    Ok(vec![variable.element_type()])
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for LocalGetOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        variable_type(inputs)
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for LocalTeeOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        variable_type(inputs)
    }
}

/// Symbols are visible in the enclosing tables, exported ones everywhere.
macro_rules! exported {
    ($($op:ident)*) => {
        $(impl<'ir> SymbolOpInterfaceTrait<'ir> for $op<'ir> {
            fn visibility(self) -> Visibility {
                if self.exported() { Visibility::Public } else { Visibility::Nested }
            }
        })*
    };
}

exported!(FuncOp GlobalOp MemOp TableOp);

/// Imported symbols are declarations.
macro_rules! imported {
    ($($op:ident)*) => {
        $(impl<'ir> SymbolOpInterfaceTrait<'ir> for $op<'ir> {
            fn visibility(self) -> Visibility {
                Visibility::Nested
            }

            fn is_declaration(self) -> bool {
                $op::is_declaration(self)
            }
        })*
    };
}

imported!(FuncImportOp GlobalImportOp MemImportOp TableImportOp);
