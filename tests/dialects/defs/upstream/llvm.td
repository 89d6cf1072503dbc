// Attributes of upstream's `llvm` dialect: many parameters, interfaces and locations among them, and enums that have
// namespaces of their own.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Interfaces.td"
include "ods/Parameters.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let cppNamespace = "::mlir::LLVM";
  let useDefaultAttributePrinterParser = 1;
}

class LLVM_Attr<string name, string attrMnemonic, list<Trait> traits = []> : AttrDef<LLVM_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}
class LLVM_StructAttr<string name, string attrMnemonic, list<Trait> traits = []>
    : LLVM_Attr<name, attrMnemonic, traits> {
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}
// What an `unsigned` is in diagnostics.
def Unsigned : OptionalParameter<"u32"> {
  string upstreamType = "unsigned";
}

def ComdatEnum : I64EnumAttr<"Comdat", "LLVM Comdat Types", [
  I64EnumAttrCase<"Any", 0, "any">, I64EnumAttrCase<"ExactMatch", 1, "exactmatch">,
  I64EnumAttrCase<"Largest", 2, "largest">, I64EnumAttrCase<"NoDeduplicate", 3, "nodeduplicate">,
  I64EnumAttrCase<"SameSize", 4, "samesize">
]> {
  let cppNamespace = "::mlir::LLVM::comdat";
  let genSpecializedAttr = 0;
}
def ComdatAttr : LLVM_Attr<"Comdat", "comdat"> {
  let parameters = (ins "comdat::Comdat":$comdat);
  let assemblyFormat = "$comdat";
}

// Without a namespace an enum is the dialect's.
def TailCallKindEnum : I64EnumAttr<"TailCallKind", "Tail Call Kind", [
  I64EnumAttrCase<"None", 0, "none">, I64EnumAttrCase<"NoTail", 3, "notail">,
  I64EnumAttrCase<"MustTail", 2, "musttail">, I64EnumAttrCase<"Tail", 1, "tail">
]> {
  let genSpecializedAttr = 0;
}
def TailCallKindAttr : LLVM_Attr<"TailCallKind", "tailcallkind"> {
  let parameters = (ins "TailCallKind":$tailCallKind);
  let assemblyFormat = "`<` $tailCallKind `>`";
}

def FMFnnan : I32BitEnumAttrCaseBit<"nnan", 0>;
def FMFninf : I32BitEnumAttrCaseBit<"ninf", 1>;
def FMFnsz : I32BitEnumAttrCaseBit<"nsz", 2>;
def FMFarcp : I32BitEnumAttrCaseBit<"arcp", 3>;
def FMFcontract : I32BitEnumAttrCaseBit<"contract", 4>;
def FMFafn : I32BitEnumAttrCaseBit<"afn", 5>;
def FMFreassoc : I32BitEnumAttrCaseBit<"reassoc", 6>;
def FMFfast
  : I32BitEnumAttrCaseGroup<"fast", [FMFnnan, FMFninf, FMFnsz, FMFarcp, FMFcontract, FMFafn, FMFreassoc]>;
def FastmathFlags : I32BitEnumAttr<"FastmathFlags", "LLVM fastmath flags", [
  I32BitEnumAttrCaseNone<"none">, FMFnnan, FMFninf, FMFnsz, FMFarcp, FMFcontract, FMFafn, FMFreassoc, FMFfast
]> {
  let separator = ", ";
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_FastmathFlagsAttr : EnumAttr<LLVM_Dialect, FastmathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}

def DITypeAttr : AttrInterface<"DITypeAttr"> {
  let cppNamespace = "::mlir::LLVM";
}
def LLVM_DINullTypeAttr : LLVM_Attr<"DINullType", "di_null_type", [DITypeAttr]> {
  let genMnemonicAlias = 1;
}
def LLVM_DIFileAttr : LLVM_Attr<"DIFile", "di_file"> {
  let parameters = (ins "StringAttr":$name, "StringAttr":$directory);
  let assemblyFormat = "`<` $name `in` $directory `>`";
  let genMnemonicAlias = 1;
}
def LLVM_DIGlobalVariable : LLVM_StructAttr<"DIGlobalVariable", "di_global_variable"> {
  let parameters = (ins
    OptionalParameter<"StringAttr">:$name,
    OptionalParameter<"StringAttr">:$linkageName,
    "DIFileAttr":$file,
    SpelledParameter<"u32", "unsigned">:$line,
    "DITypeAttr":$type,
    OptionalParameter<"bool">:$isLocalToUnit,
    OptionalParameter<"bool">:$isDefined,
    Unsigned:$alignInBits
  );
}

def LLVM_AccessGroupAttr : LLVM_StructAttr<"AccessGroup", "access_group"> {
  let parameters = (ins "DistinctAttr":$id);
}
class LLVM_LoopAttr<string name, string attrMnemonic, dag params> : LLVM_StructAttr<name, attrMnemonic> {
  let parameters = params;
}
def LoopVectorizeAttr : LLVM_LoopAttr<"LoopVectorize", "loop_vectorize", (ins
  OptionalParameter<"BoolAttr">:$disable,
  OptionalParameter<"BoolAttr">:$predicateEnable,
  OptionalParameter<"BoolAttr">:$scalableEnable,
  OptionalParameter<"IntegerAttr">:$width,
  OptionalParameter<"LoopAnnotationAttr">:$followupVectorized,
  OptionalParameter<"LoopAnnotationAttr">:$followupEpilogue,
  OptionalParameter<"LoopAnnotationAttr">:$followupAll)>;
def LoopInterleaveAttr : LLVM_LoopAttr<"LoopInterleave", "loop_interleave", (ins "IntegerAttr":$count)>;
def LoopUnrollAttr : LLVM_LoopAttr<"LoopUnroll", "loop_unroll", (ins
  OptionalParameter<"BoolAttr">:$disable,
  OptionalParameter<"IntegerAttr">:$count,
  OptionalParameter<"BoolAttr">:$runtimeDisable,
  OptionalParameter<"BoolAttr">:$full,
  OptionalParameter<"LoopAnnotationAttr">:$followupUnrolled,
  OptionalParameter<"LoopAnnotationAttr">:$followupRemainder,
  OptionalParameter<"LoopAnnotationAttr">:$followupAll)>;
def LoopUnrollAndJamAttr : LLVM_LoopAttr<"LoopUnrollAndJam", "loop_unroll_and_jam", (ins
  OptionalParameter<"BoolAttr">:$disable,
  OptionalParameter<"IntegerAttr">:$count)>;
def LoopLICMAttr : LLVM_LoopAttr<"LoopLICM", "loop_licm", (ins
  OptionalParameter<"BoolAttr">:$disable,
  OptionalParameter<"BoolAttr">:$versioningDisable)>;
def LoopDistributeAttr : LLVM_LoopAttr<"LoopDistribute", "loop_distribute", (ins
  OptionalParameter<"BoolAttr">:$disable)>;
def LoopPipelineAttr : LLVM_LoopAttr<"LoopPipeline", "loop_pipeline", (ins
  OptionalParameter<"BoolAttr">:$disable,
  OptionalParameter<"IntegerAttr">:$initiationinterval)>;
def LoopPeeledAttr : LLVM_LoopAttr<"LoopPeeled", "loop_peeled", (ins OptionalParameter<"IntegerAttr">:$count)>;
def LoopUnswitchAttr : LLVM_LoopAttr<"LoopUnswitch", "loop_unswitch", (ins
  OptionalParameter<"BoolAttr">:$partialDisable)>;
def LoopAnnotationAttr : LLVM_LoopAttr<"LoopAnnotation", "loop_annotation", (ins
  OptionalParameter<"BoolAttr">:$disableNonforced,
  OptionalParameter<"LoopVectorizeAttr">:$vectorize,
  OptionalParameter<"LoopInterleaveAttr">:$interleave,
  OptionalParameter<"LoopUnrollAttr">:$unroll,
  OptionalParameter<"LoopUnrollAndJamAttr">:$unrollAndJam,
  OptionalParameter<"LoopLICMAttr">:$licm,
  OptionalParameter<"LoopDistributeAttr">:$distribute,
  OptionalParameter<"LoopPipelineAttr">:$pipeline,
  OptionalParameter<"LoopPeeledAttr">:$peeled,
  OptionalParameter<"LoopUnswitchAttr">:$unswitch,
  OptionalParameter<"BoolAttr">:$mustProgress,
  OptionalParameter<"BoolAttr">:$isVectorized,
  OptionalParameter<"FusedLoc">:$startLoc,
  OptionalParameter<"FusedLoc">:$endLoc,
  OptionalArrayRefParameter<"AccessGroupAttr">:$parallelAccesses)>;
