#ifndef LLVMIR_DIALECT
#define LLVMIR_DIALECT

include "mlir/IR/DialectBase.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let cppNamespace = "::ods::llvm";
  let summary = "LLVM IR as operations";
  let description = [{
    The types, instructions, intrinsics, functions, global variables and metadata of LLVM IR. Programs are lowered to this
    dialect and then translated to LLVM IR or compiled by another back end.

    Constants are operations here, because they are operands of LLVM IR and operands of MLIR are values:

    ```mlir
    llvm.func @next(%n: i64) -> i64 {
      %one = llvm.mlir.constant(1 : i64) : i64
      %sum = llvm.add %n, %one : i64
      llvm.return %sum : i64
    }
    ```
  }];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasOperationAttrVerify = 1;
  let discardableAttrs = (ins "WorkgroupAttributionAttr":$workgroup_attribution);
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) { crate::llvm::initialize(d) }
  }];
}

#endif // LLVMIR_DIALECT
