// The conversions between the dialects of `ods`.

#ifndef MLIR_CONVERSION_PASSES
#define MLIR_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

def LiftControlFlowToSCFPass : Pass<"lift-cf-to-scf"> {
  let summary = "Turn branches between blocks into operations of scf";
  let description = [{
    Replaces the blocks of functions, and of the regions in them, by `scf.while`, `scf.if` and `scf.index_switch`. Any control flow
    can be converted, but the terminators with successors must be those of `cf`. If terminators of several kinds end a
    function, branches to them remain.
  }];
  let dependentDialects = [
    "ods::func::FuncDialect", "ods::scf::SCFDialect", "ods::ub::UBDialect"
  ];
}

def ReconcileUnrealizedCastsPass : Pass<"reconcile-unrealized-casts"> {
  let summary = "Remove casts that cancel out";
  let description = [{
    Replaces the results of an `unrealized_conversion_cast` whose inputs were cast from the same types, and erases casts that are
    not used.
  }];
}

def ConvertComplexToStandardPass : Pass<"convert-complex-to-standard"> {
  let summary = "Convert operations of complex to those of arith and math";
  let description = "Computes the parts of complex numbers. `complex.create`, `complex.re`, `complex.im` and constants stay.";
  let dependentDialects = ["ods::math::MathDialect"];
  let options = [
    Option<"complexRange", "complex-range", "ods::complex::ComplexRangeFlags",
           "ods::complex::ComplexRangeFlags::IMPROVED", "How quotients are computed">
  ];
}

def ConvertMathToLibmPass : Pass<"convert-math-to-libm", "builtin.module"> {
  let summary = "Convert operations of math to calls of functions of C's library";
  let description = [{
    Declares the functions in the closest symbol table. Operations of `f16` and `bf16` are computed with `f32`. Vectors need the
    dialect `vector`, and cannot be converted.
  }];
  let dependentDialects = ["ods::arith::ArithDialect", "ods::func::FuncDialect"];
}

def SCFToControlFlowPass : Pass<"convert-scf-to-cf"> {
  let summary = "Convert operations of scf to branches between blocks";
  let description = [{
    Replaces the loops and conditions of `scf` by blocks and the branches of `cf`. Parallel loops become sequential ones.
  }];
  let dependentDialects = ["ods::cf::ControlFlowDialect"];
  let options = [
    Option<"allowPatternRollback", "allow-pattern-rollback", "bool", "true",
           "Accepted for compatibility; what failed patterns change is always undone">
  ];
}

def ArithToLLVMConversionPass : Pass<"convert-arith-to-llvm"> {
  let summary = "Convert operations of arith to those of llvm";
  let description = [{
    Indices become integers, and vectors of several dimensions arrays of vectors. Operations of floating-point types that LLVM does
    not have stay.
  }];
  let dependentDialects = ["ods::llvm::LLVMDialect"];
  let options = [
    Option<"indexBitwidth", "index-bitwidth", "u32", "0", "Bits of an index; 0 for 64">
  ];
}

def ConvertComplexToLLVMPass : Pass<"convert-complex-to-llvm"> {
  let summary = "Convert operations of complex to those of llvm";
  let description = [{
    A number becomes a structure of its parts. Functions other than arithmetic and the absolute value are not converted, and must
    have been replaced before, as `convert-complex-to-standard` does.
  }];
  let dependentDialects = ["ods::llvm::LLVMDialect"];
  let options = [
    Option<"complexRange", "complex-range", "ods::complex::ComplexRangeFlags",
           "ods::complex::ComplexRangeFlags::BASIC", "How quotients are computed">
  ];
}

def ConvertControlFlowToLLVMPass : Pass<"convert-cf-to-llvm", "builtin.module"> {
  let summary = "Convert branches of cf to those of llvm";
  let description = [{
    Also converts the arguments of the blocks that branches lead to. An assertion that fails prints its message and ends the
    program.
  }];
  let dependentDialects = ["ods::llvm::LLVMDialect"];
  let options = [
    Option<"indexBitwidth", "index-bitwidth", "u32", "0", "Bits of an index; 0 for 64">
  ];
}

def ConvertFuncToLLVMPass : Pass<"convert-func-to-llvm", "builtin.module"> {
  let summary = "Convert functions, calls and returns to those of llvm";
  let description = [{
    Several results become one structure. A buffer is passed as the parts of the structure that describes it, and returned as that
    structure. A function with the attribute `llvm.emit_c_interface` gets a second function that takes pointers to these
    structures, as C does. A buffer of unknown rank that is returned points to memory on the heap, which the caller frees.
    Functions of types without a counterpart in LLVM stay.
  }];
  let dependentDialects = ["ods::llvm::LLVMDialect"];
  let options = [
    Option<"useBarePtrCallConv", "use-bare-ptr-memref-call-conv", "bool", "false",
           "Pass and return a buffer as a pointer to its elements; all sizes and strides must be known">,
    Option<"indexBitwidth", "index-bitwidth", "u32", "0", "Bits of an index; 0 for those that the data layout says">
  ];
}

def ConvertIndexToLLVMPass : Pass<"convert-index-to-llvm"> {
  let summary = "Convert operations of index to those of llvm";
  let description = "Indices become integers with as many bits as the option says, which has to be the width of a pointer.";
  let dependentDialects = ["ods::llvm::LLVMDialect"];
  let options = [
    Option<"indexBitwidth", "index-bitwidth", "u32", "0", "Bits of an index; 0 for 64">
  ];
}

def FinalizeMemRefToLLVMConversionPass : Pass<"finalize-memref-to-llvm", "builtin.module"> {
  let summary = "Convert operations of memref to those of llvm";
  let description = [{
    A buffer becomes a structure of the allocated pointer, the pointer to its elements, the offset, the sizes and the strides; one of
    unknown rank becomes its rank and a pointer to that structure. Other passes must have replaced `memref.subview`,
    `memref.expand_shape` and their like before, as `expand-strided-metadata` does, and operations on buffers whose layout is not
    strided stay.
  }];
  let dependentDialects = ["ods::llvm::LLVMDialect"];
  let options = [
    Option<"useAlignedAlloc", "use-aligned-alloc", "bool", "false", "Allocate by `aligned_alloc` instead of `malloc`">,
    Option<"indexBitwidth", "index-bitwidth", "u32", "0", "Bits of an index; 0 for those that the data layout says">,
    Option<"useGenericFunctions", "use-generic-functions", "bool", "false",
           "Allocate and free by functions that are not those of C: their names start with `_mlir_memref_to_llvm_`">
  ];
}

def ConvertMathToLLVMPass : Pass<"convert-math-to-llvm"> {
  let summary = "Convert operations of math to those of llvm";
  let description = [{
    Operations become intrinsics. Those without one stay, such as `math.erf`, and can be converted by `convert-math-to-libm`.
  }];
  let dependentDialects = ["ods::llvm::LLVMDialect"];
  let options = [
    Option<"approximateLog1p", "approximate-log1p", "bool", "true", "Compute `math.log1p` by the logarithm of a sum">
  ];
}

def ConvertToLLVMPass : Pass<"convert-to-llvm"> {
  let summary = "Convert operations of all dialects that can be converted to llvm";
  let description = [{
    Converts the operations of each loaded dialect that implements `ConvertToLLVMPatternInterface`, at once: types that several
    dialects use are converted without casts between them. Others stay.
  }];
  let dependentDialects = ["ods::llvm::LLVMDialect"];
  let options = [
    ListOption<"filterDialects", "filter-dialects", "String", "Convert the operations of these dialects only">,
    Option<"dynamic", "dynamic", "bool", "false", "Take the width of an index from the data layout of the operation">,
    Option<"allowPatternRollback", "allow-pattern-rollback", "bool", "true",
           "Accepted for compatibility; what failed patterns change is always undone">
  ];
}

def SetLLVMModuleDataLayoutPass : Pass<"set-llvm-module-datalayout", "builtin.module"> {
  let summary = "Set the data layout of a module";
  let description = "Gives the module the attribute `llvm.data_layout`, which is checked and becomes the data layout of LLVM IR.";
  let options = [
    Option<"dataLayout", "data-layout", "String", "\"\"", "The data layout, as in LLVM IR">
  ];
}

def UBToLLVMConversionPass : Pass<"convert-ub-to-llvm"> {
  let summary = "Convert operations of ub to those of llvm";
  let dependentDialects = ["ods::llvm::LLVMDialect"];
  let options = [
    Option<"indexBitwidth", "index-bitwidth", "u32", "0", "Bits of an index; 0 for 64">
  ];
}

#endif // MLIR_CONVERSION_PASSES
