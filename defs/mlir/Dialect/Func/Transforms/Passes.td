// The passes for functions.

#ifndef MLIR_DIALECT_FUNC_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_FUNC_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def DuplicateFunctionEliminationPass : Pass<"duplicate-function-elimination", "builtin.module"> {
  let summary = "Merge functions that differ in their names only";
  let description = [{
    Erases all but the first of several functions with bodies that are equal except for their names, in one symbol table.
    References to them refer to the first one.
  }];
}

#endif // MLIR_DIALECT_FUNC_TRANSFORMS_PASSES_TD
