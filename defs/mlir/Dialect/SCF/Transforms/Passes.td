// The passes for loops of `scf`.

#ifndef MLIR_DIALECT_SCF_TRANSFORMS_PASSES
#define MLIR_DIALECT_SCF_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def SCFForLoopCanonicalization : Pass<"scf-for-loop-canonicalization"> {
  let summary = "Simplify what is computed from values that loops carry";
  let description = [{
    The size of a memref that an `scf.for` carries is that of the initial one, if all iterations yield memrefs of its shape.
  }];
}

def SCFForLoopRangeFolding : Pass<"scf-for-loop-range-folding"> {
  let summary = "Fold sums and products of the induction variable into the bounds of loops";
  let description = [{
    If the only use of an induction variable adds a value from outside to it, or multiplies it by one, the bounds are added or
    multiplied instead.
  }];
}

def SCFForallToForLoop : Pass<"scf-forall-to-for"> {
  let summary = "Convert scf.forall to nested scf.for";
}

def SCFForallToParallelLoop : Pass<"scf-forall-to-parallel"> {
  let summary = "Convert scf.forall to scf.parallel";
}

def SCFParallelLoopFusion : Pass<"scf-parallel-loop-fusion"> {
  let summary = "Fuse adjacent scf.parallel of equal bounds";
  let description = [{
    The loops are fused if what one loop stores, the other one loads and stores at the same indices only.
  }];
}

def SCFForToWhileLoop : Pass<"scf-for-to-while"> {
  let summary = "Convert scf.for to scf.while";
  let description = [{
    The first region of a loop compares the induction variable with the upper bound. The second one adds the step to the
    variable, and has the operations of the body.
  }];
}

def SCFParallelForToNestedFors : Pass<"scf-parallel-for-to-nested-fors"> {
  let summary = "Convert scf.parallel to nested scf.for";
  let description = "Loops with reductions stay.";
}

#endif // MLIR_DIALECT_SCF_TRANSFORMS_PASSES
