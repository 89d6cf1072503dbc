#ifndef LLVMTYPES_TD
#define LLVMTYPES_TD

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "ods/Parameters.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

class LLVMType<string typeName, string typeMnemonic, list<Trait> traits = []> : TypeDef<
  LLVM_Dialect,
  typeName,
  traits
> {
  let mnemonic = typeMnemonic;
}

def LLVMArrayType : LLVMType<
  "LLVMArray",
  "array",
  [
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["getTypeSize", "getPreferredAlignment"]>,
    DeclareTypeInterfaceMethods<DestructurableTypeInterface>
  ]
> {
  let parameters = (ins "Type":$elementType, "u64":$numElements);
  let assemblyFormat = "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`";
  let genVerifyDecl = 1;
}

def LLVMFunctionType : LLVMType<"LLVMFunction", "func"> {
  let parameters = (ins "Type":$returnType, ArrayRefParameter<"Type">:$params, "bool":$varArg);
  let assemblyFormat = "`<` custom<PrettyLLVMType>($returnType) ` ` `(` custom<FunctionTypes>($params, $varArg) `>`";
  let genVerifyDecl = 1;
}

def LLVMStructType : LLVMType<
  "LLVMStruct",
  "struct",
  [
    MutableType,
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["areCompatible", "verifyEntries", "getPreferredAlignment"]>,
    DeclareTypeInterfaceMethods<DestructurableTypeInterface, ["getSubelementIndexMap", "getTypeAtIndex"]>
  ]
> {
  let parameters = (ins StringRefParameter<"struct name", [{""}]>:$name, OptionalArrayRefParameter<"Type">:$body);
  let storageClass = "ods::llvm::LLVMStructTypeStorage";
  let genStorageClass = 0;
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// The name and the elements.
    pub(crate) fn storage(self) -> &'c ods::llvm::LLVMStructTypeStorage { self.0.storage() }
  }];
}

def LLVMPointerType : LLVMType<
  "LLVMPointer",
  "ptr",
  [
    DeclareTypeInterfaceMethods<
      DataLayoutTypeInterface,
      ["getIndexBitwidth", "areCompatible", "verifyEntries", "getPreferredAlignment"]
    >,
    VectorElementTypeInterface
  ]
> {
  let parameters = (ins DefaultValuedSpelledParameter<"u32", "unsigned", "0">:$addressSpace);
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
}

def LLVMTargetExtType : LLVMType<"LLVMTargetExt", "target"> {
  let parameters = (ins
    StringRefParameter<>:$extTypeName,
    OptionalArrayRefParameter<"Type">:$typeParams,
    OptionalArrayRefParameter<"u32">:$intParams
  );
  let assemblyFormat = "`<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^ )? `>`";
}

def LLVMX86AMXType : LLVMType<"LLVMX86AMX", "x86_amx">;

def LLVMPPCFP128Type : LLVMType<
  "LLVMPPCFP128",
  "ppc_fp128",
  [DeclareTypeInterfaceMethods<FloatTypeInterface, ["getFloatSemantics"]>]
>;

#endif
