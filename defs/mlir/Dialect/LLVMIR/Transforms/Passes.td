// The passes for operations of `llvm`, and for functions that are converted to them.

#ifndef MLIR_DIALECT_LLVMIR_TRANSFORMS_PASSES
#define MLIR_DIALECT_LLVMIR_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def LLVMLegalizeForExportPass : Pass<"llvm-legalize-for-export"> {
  let summary = "Bring operations of llvm into a form that LLVM IR has";
  let description = [{
    A block that occurs more than once among the successors of an operation, and that has arguments, gets a block in front of it
    for each further occurrence. Fragments of fragments of variables, in debug information, become one.
  }];
  let dependentDialects = ["ods::llvm::LLVMDialect"];
}

def LLVMRequestCWrappersPass : Pass<"llvm-request-c-wrappers", "func.func"> {
  let summary = "Have a function for C generated for each function";
  let description = "Gives functions the attribute `llvm.emit_c_interface`, which `convert-func-to-llvm` reads.";
}

def DIScopeForLLVMFuncOpPass : Pass<"ensure-debug-info-scope-on-llvm-func", "builtin.module"> {
  let summary = "Describe functions of llvm in debug information";
  let description = [{
    Functions without a description get one, with the file and the line of their location. With it, locations of operations become
    debug information of LLVM. The unit to which functions belong is that of the location of the module, or a new one.
  }];
  let dependentDialects = ["ods::llvm::LLVMDialect"];
  let options = [
    Option<"emissionKind", "emission-kind", "ods::llvm::DIEmissionKind", "ods::llvm::DIEmissionKind::LineTablesOnly",
           "How much debug information is written for the new unit">
  ];
}

#endif // MLIR_DIALECT_LLVMIR_TRANSFORMS_PASSES
