// The passes for operations of `memref`.

#ifndef MLIR_DIALECT_MEMREF_TRANSFORMS_PASSES
#define MLIR_DIALECT_MEMREF_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def ExpandOpsPass : Pass<"memref-expand"> {
  let summary = "Replace memref.reshape by memref.reinterpret_cast";
  let description = [{
    Loads the sizes from the shape, and multiplies them to strides. If the shape has a dynamic length, the operation stays.
  }];
  let dependentDialects = ["ods::arith::ArithDialect"];
}

def ExpandReallocPass : Pass<"expand-realloc"> {
  let summary = "Replace memref.realloc by an allocation, a copy and a deallocation";
  let description = [{
    The new memref is allocated if it is greater than the old one. Otherwise, the old one is used with the new size.
  }];
  let dependentDialects = ["ods::arith::ArithDialect", "ods::scf::SCFDialect"];
  let options = [
    Option<"emitDeallocs", "emit-deallocs", "bool", "true", "Deallocate the old memref after the copy">
  ];
}

def ResolveRankedShapeTypeResultDimsPass : Pass<"resolve-ranked-shaped-type-result-dims"> {
  let summary = "Replace memref.dim of results by what the sizes are computed from";
  let description = "The operations that define the memrefs have `ReifyRankedShapedTypeOpInterface`.";
  let options = [
    Option<"errorOnPatternIterationLimit", "error-on-pattern-iteration-limit", "bool", "true",
           "Fail if the maximum number of iterations is reached">
  ];
  let dependentDialects = ["ods::arith::ArithDialect"];
}

def ResolveShapedTypeResultDimsPass : Pass<"resolve-shaped-type-result-dims"> {
  let summary = "Replace memref.dim of results by what the sizes are computed from";
  let description = "Like `resolve-ranked-shaped-type-result-dims`.";
  let options = [
    Option<"errorOnPatternIterationLimit", "error-on-pattern-iteration-limit", "bool", "true",
           "Fail if the maximum number of iterations is reached">
  ];
  let dependentDialects = ["ods::arith::ArithDialect"];
}

#endif // MLIR_DIALECT_MEMREF_TRANSFORMS_PASSES
