#ifndef MEMREF_BASE
#define MEMREF_BASE

include "mlir/IR/OpBase.td"

def MemRef_Dialect : Dialect {
  let name = "memref";
  let cppNamespace = "::ods::memref";
  let description = [{
    Buffers in memory, of type `memref`: allocating, reading and writing them, and looking at them in other shapes.
  }];
  let dependentDialects = [
    "::ods::arith::ArithDialect",
    "::ods::cf::ControlFlowDialect",
    "::ods::scf::SCFDialect",
    "::ods::ub::UBDialect"
  ];
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) { ods::inliner::add::<ods::inliner::Anywhere<true>>(d) }
  }];
}

#endif
