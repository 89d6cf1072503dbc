// The passes for operations of `llvm`, and for functions that are converted to them.

#ifndef MLIR_DIALECT_LLVMIR_TRANSFORMS_PASSES
#define MLIR_DIALECT_LLVMIR_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def LLVMAddComdats : Pass<"llvm-add-comdats", "builtin.module"> {
  let summary = "Give each function that may occur in several modules a comdat";
  let description = [{
    Each function with the linkage `linkonce` or `linkonce_odr` gets a comdat of the kind `any` with its name. Linkers of Windows
    need one to link such functions; the format of macOS has none.
  }];
}

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

def LLVMUseDefaultVisibilityPass : Pass<"llvm-use-default-visibility", "builtin.module"> {
  let summary = "Give all symbols without a visibility the same one";
  let description = "Does what the option `-fvisibility` of C compilers does.";
  let options = [
    Option<"useVisibility", "visibility", "ods::llvm::Visibility", "ods::llvm::Visibility::Default",
           "The visibility of functions, variables, aliases and indirect functions that have none">
  ];
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
