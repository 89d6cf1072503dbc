#ifndef LLVMIR_ATTRDEFS
#define LLVMIR_ATTRDEFS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "ods/Parameters.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

class LLVM_Attr<string name, string attrMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute"> : AttrDef<
  LLVM_Dialect,
  name,
  traits,
  baseCppClass
> {
  let mnemonic = attrMnemonic;
}

def LLVM_AddressSpaceAttr : LLVM_Attr<
  "AddressSpace",
  "address_space",
  [LLVM_LLVMAddrSpaceAttrInterface, DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]
> {
  let parameters = (ins SpelledParameter<"u32", "unsigned">:$addressSpace);
  let assemblyFormat = "`<` $addressSpace `>`";
}

def CConvAttr : LLVM_Attr<"CConv", "cconv"> {
  let parameters = (ins "CConv":$CallingConv);
  let assemblyFormat = "`<` $CallingConv `>`";
}

def ComdatAttr : LLVM_Attr<"Comdat", "comdat"> {
  let parameters = (ins SpelledParameter<"Comdat", "comdat::Comdat">:$comdat);
  let assemblyFormat = "$comdat";
}

def LinkageAttr : LLVM_Attr<"Linkage", "linkage"> {
  let parameters = (ins SpelledParameter<"Linkage", "linkage::Linkage">:$linkage);
  let assemblyFormat = "`<` $linkage `>`";
}

def FramePointerKindAttr : LLVM_Attr<"FramePointerKind", "framePointerKind"> {
  let parameters = (ins SpelledParameter<"FramePointerKind", "framePointerKind::FramePointerKind">:$framePointerKind);
  let assemblyFormat = "`<` $framePointerKind `>`";
}

def LoopVectorizeAttr : LLVM_Attr<"LoopVectorize", "loop_vectorize"> {
  let parameters = (ins
    OptionalParameter<"BoolAttr">:$disable,
    OptionalParameter<"BoolAttr">:$predicateEnable,
    OptionalParameter<"BoolAttr">:$scalableEnable,
    OptionalParameter<"IntegerAttr">:$width,
    OptionalParameter<"LoopAnnotationAttr">:$followupVectorized,
    OptionalParameter<"LoopAnnotationAttr">:$followupEpilogue,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LoopInterleaveAttr : LLVM_Attr<"LoopInterleave", "loop_interleave"> {
  let parameters = (ins "IntegerAttr":$count);
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LoopUnrollAttr : LLVM_Attr<"LoopUnroll", "loop_unroll"> {
  let parameters = (ins
    OptionalParameter<"BoolAttr">:$disable,
    OptionalParameter<"IntegerAttr">:$count,
    OptionalParameter<"BoolAttr">:$runtimeDisable,
    OptionalParameter<"BoolAttr">:$full,
    OptionalParameter<"LoopAnnotationAttr">:$followupUnrolled,
    OptionalParameter<"LoopAnnotationAttr">:$followupRemainder,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LoopUnrollAndJamAttr : LLVM_Attr<"LoopUnrollAndJam", "loop_unroll_and_jam"> {
  let parameters = (ins
    OptionalParameter<"BoolAttr">:$disable,
    OptionalParameter<"IntegerAttr">:$count,
    OptionalParameter<"LoopAnnotationAttr">:$followupOuter,
    OptionalParameter<"LoopAnnotationAttr">:$followupInner,
    OptionalParameter<"LoopAnnotationAttr">:$followupRemainderOuter,
    OptionalParameter<"LoopAnnotationAttr">:$followupRemainderInner,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LoopLICMAttr : LLVM_Attr<"LoopLICM", "loop_licm"> {
  let parameters = (ins OptionalParameter<"BoolAttr">:$disable, OptionalParameter<"BoolAttr">:$versioningDisable);
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LoopDistributeAttr : LLVM_Attr<"LoopDistribute", "loop_distribute"> {
  let parameters = (ins
    OptionalParameter<"BoolAttr">:$disable,
    OptionalParameter<"LoopAnnotationAttr">:$followupCoincident,
    OptionalParameter<"LoopAnnotationAttr">:$followupSequential,
    OptionalParameter<"LoopAnnotationAttr">:$followupFallback,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LoopPipelineAttr : LLVM_Attr<"LoopPipeline", "loop_pipeline"> {
  let parameters = (ins OptionalParameter<"BoolAttr">:$disable, OptionalParameter<"IntegerAttr">:$initiationinterval);
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LoopPeeledAttr : LLVM_Attr<"LoopPeeled", "loop_peeled"> {
  let parameters = (ins OptionalParameter<"IntegerAttr">:$count);
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LoopUnswitchAttr : LLVM_Attr<"LoopUnswitch", "loop_unswitch"> {
  let parameters = (ins OptionalParameter<"BoolAttr">:$partialDisable);
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LoopAnnotationAttr : LLVM_Attr<"LoopAnnotation", "loop_annotation"> {
  let parameters = (ins
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
    OptionalArrayRefParameter<"AccessGroupAttr">:$parallelAccesses
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

class LLVM_DIParameter<string summary, string default, string names> : AttrOrTypeParameter<"u32", "debug info " # summary> {
  let parser = "ods::llvm::dwarf::parse($_parser, ods::llvm::dwarf::Names::" # names # ", \"" # summary # "\")";
  let printer = "ods::llvm::dwarf::print($_printer, ods::llvm::dwarf::Names::" # names # ", $_self)";
  let defaultValue = default;
  string upstreamType = "unsigned";
}

def LLVM_DICallingConventionParameter : LLVM_DIParameter<"calling convention", "0", "CallingConvention">;

def LLVM_DIEncodingParameter : LLVM_DIParameter<"encoding", "0", "AttributeEncoding">;

def LLVM_DILanguageParameter : LLVM_DIParameter<"language", "", "Language">;

def LLVM_DITagParameter : LLVM_DIParameter<"tag", "0", "Tag">;

def LLVM_DIOperationEncodingParameter : LLVM_DIParameter<"operation encoding", "", "OperationEncoding">;

def LLVM_DIExpressionElemAttr : LLVM_Attr<"DIExpressionElem", "di_expression_elem"> {
  let parameters = (ins LLVM_DIOperationEncodingParameter:$opcode, OptionalArrayRefParameter<"u64">:$arguments);
  let assemblyFormat = "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?";
}

def LLVM_DIExpressionAttr : LLVM_Attr<"DIExpression", "di_expression"> {
  let parameters = (ins OptionalArrayRefParameter<"DIExpressionElemAttr">:$operations);
  let constBuilderCall = "$0";
  let assemblyFormat = "`<` ( `[` $operations^ `]` ) : (``)? `>`";
}

def LLVM_DINullTypeAttr : LLVM_Attr<"DINullType", "di_null_type", [], "ods::llvm::DITypeAttr"> {
  let parameters = (ins);
  let genMnemonicAlias = 1;
}

def LLVM_DIBasicTypeAttr : LLVM_Attr<"DIBasicType", "di_basic_type", [], "ods::llvm::DITypeAttr"> {
  let parameters = (ins
    LLVM_DITagParameter:$tag,
    "StringAttr":$name,
    OptionalParameter<"u64">:$sizeInBits,
    LLVM_DIEncodingParameter:$encoding
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DICompileUnitAttr : LLVM_Attr<"DICompileUnit", "di_compile_unit", [], "ods::llvm::DIScopeAttr"> {
  let parameters = (ins
    "DistinctAttr":$id,
    LLVM_DILanguageParameter:$sourceLanguage,
    "DIFileAttr":$file,
    OptionalParameter<"StringAttr">:$producer,
    "bool":$isOptimized,
    "DIEmissionKind":$emissionKind,
    OptionalParameter<"DINameTableKind">:$nameTableKind,
    OptionalParameter<"StringAttr">:$splitDebugFilename
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DICompositeTypeAttr : LLVM_Attr<
  "DICompositeType",
  "di_composite_type",
  [LLVM_DIRecursiveTypeAttrInterface],
  "ods::llvm::DITypeAttr"
> {
  let parameters = (ins
    OptionalParameter<"DistinctAttr">:$recId,
    OptionalParameter<"bool">:$isRecSelf,
    LLVM_DITagParameter:$tag,
    OptionalParameter<"StringAttr">:$name,
    OptionalParameter<"DIFileAttr">:$file,
    OptionalParameter<"u32">:$line,
    OptionalSpelledParameter<"ods::llvm::DIScopeAttr", "DIScopeAttr">:$scope,
    OptionalSpelledParameter<"ods::llvm::DITypeAttr", "DITypeAttr">:$baseType,
    OptionalParameter<"DIFlags">:$flags,
    OptionalParameter<"u64">:$sizeInBits,
    OptionalParameter<"u64">:$alignInBits,
    OptionalParameter<"DIExpressionAttr">:$dataLocation,
    OptionalParameter<"DIExpressionAttr">:$rank,
    OptionalParameter<"DIExpressionAttr">:$allocated,
    OptionalParameter<"DIExpressionAttr">:$associated,
    OptionalArrayRefParameter<"ods::llvm::DINodeAttr">:$elements
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DIDerivedTypeAttr : LLVM_Attr<"DIDerivedType", "di_derived_type", [], "ods::llvm::DITypeAttr"> {
  let parameters = (ins
    LLVM_DITagParameter:$tag,
    OptionalParameter<"StringAttr">:$name,
    OptionalSpelledParameter<"ods::llvm::DITypeAttr", "DITypeAttr">:$baseType,
    OptionalParameter<"u64">:$sizeInBits,
    OptionalParameter<"u32">:$alignInBits,
    OptionalParameter<"u64">:$offsetInBits,
    OptionalSpelledParameter<"Option<u32>", "std::optional<unsigned>">:$dwarfAddressSpace,
    OptionalSpelledParameter<"ods::llvm::DINodeAttr", "DINodeAttr">:$extraData
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DIFileAttr : LLVM_Attr<"DIFile", "di_file", [], "ods::llvm::DIScopeAttr"> {
  let parameters = (ins "StringAttr":$name, "StringAttr":$directory);
  let assemblyFormat = "`<` $name `in` $directory `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DIGlobalVariableExpressionAttr : LLVM_Attr<"DIGlobalVariableExpression", "di_global_variable_expression"> {
  let parameters = (ins "DIGlobalVariableAttr":$var, OptionalParameter<"DIExpressionAttr">:$expr);
  let assemblyFormat = "`<` struct(params) `>`";
  let constBuilderCall = "$0";
  let genMnemonicAlias = 1;
}

def DIGlobalVariableExpressionArrayAttr : TypedArrayAttrBase<
  LLVM_DIGlobalVariableExpressionAttr,
  "an array of variable expressions"
>;

def LLVM_DIGlobalVariable : LLVM_Attr<"DIGlobalVariable", "di_global_variable", [], "ods::llvm::DINodeAttr"> {
  let parameters = (ins
    OptionalSpelledParameter<"ods::llvm::DIScopeAttr", "DIScopeAttr">:$scope,
    OptionalParameter<"StringAttr">:$name,
    OptionalParameter<"StringAttr">:$linkageName,
    "DIFileAttr":$file,
    SpelledParameter<"u32", "unsigned">:$line,
    SpelledParameter<"ods::llvm::DITypeAttr", "DITypeAttr">:$type,
    OptionalParameter<"bool">:$isLocalToUnit,
    OptionalParameter<"bool">:$isDefined,
    OptionalSpelledParameter<"u32", "unsigned">:$alignInBits
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DILexicalBlockAttr : LLVM_Attr<"DILexicalBlock", "di_lexical_block", [], "ods::llvm::DILocalScopeAttr"> {
  let parameters = (ins
    SpelledParameter<"ods::llvm::DIScopeAttr", "DIScopeAttr">:$scope,
    OptionalParameter<"DIFileAttr">:$file,
    OptionalSpelledParameter<"u32", "unsigned">:$line,
    OptionalSpelledParameter<"u32", "unsigned">:$column
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DILexicalBlockFile : LLVM_Attr<"DILexicalBlockFile", "di_lexical_block_file", [], "ods::llvm::DILocalScopeAttr"> {
  let parameters = (ins SpelledParameter<"ods::llvm::DIScopeAttr", "DIScopeAttr">:$scope, OptionalParameter<"DIFileAttr">:$file, SpelledParameter<"u32", "unsigned">:$discriminator);
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DILocalVariableAttr : LLVM_Attr<"DILocalVariable", "di_local_variable", [], "ods::llvm::DINodeAttr"> {
  let parameters = (ins
    SpelledParameter<"ods::llvm::DIScopeAttr", "DIScopeAttr">:$scope,
    OptionalParameter<"StringAttr">:$name,
    OptionalParameter<"DIFileAttr">:$file,
    OptionalSpelledParameter<"u32", "unsigned">:$line,
    OptionalSpelledParameter<"u32", "unsigned">:$arg,
    OptionalSpelledParameter<"u32", "unsigned">:$alignInBits,
    OptionalSpelledParameter<"ods::llvm::DITypeAttr", "DITypeAttr">:$type,
    OptionalParameter<"DIFlags", "DIFlags::Zero">:$flags
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DISubprogramAttr : LLVM_Attr<
  "DISubprogram",
  "di_subprogram",
  [LLVM_DIRecursiveTypeAttrInterface],
  "ods::llvm::DILocalScopeAttr"
> {
  let parameters = (ins
    OptionalParameter<"DistinctAttr">:$recId,
    OptionalParameter<"bool">:$isRecSelf,
    OptionalParameter<"DistinctAttr">:$id,
    OptionalParameter<"DICompileUnitAttr">:$compileUnit,
    OptionalSpelledParameter<"ods::llvm::DIScopeAttr", "DIScopeAttr">:$scope,
    OptionalParameter<"StringAttr">:$name,
    OptionalParameter<"StringAttr">:$linkageName,
    OptionalParameter<"DIFileAttr">:$file,
    OptionalSpelledParameter<"u32", "unsigned">:$line,
    OptionalSpelledParameter<"u32", "unsigned">:$scopeLine,
    OptionalParameter<"DISubprogramFlags">:$subprogramFlags,
    OptionalParameter<"DISubroutineTypeAttr">:$type,
    OptionalArrayRefParameter<"ods::llvm::DINodeAttr">:$retainedNodes,
    OptionalArrayRefParameter<"ods::llvm::DINodeAttr">:$annotations
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DIModuleAttr : LLVM_Attr<"DIModule", "di_module", [], "ods::llvm::DIScopeAttr"> {
  let parameters = (ins
    OptionalParameter<"DIFileAttr">:$file,
    OptionalSpelledParameter<"ods::llvm::DIScopeAttr", "DIScopeAttr">:$scope,
    OptionalParameter<"StringAttr">:$name,
    OptionalParameter<"StringAttr">:$configMacros,
    OptionalParameter<"StringAttr">:$includePath,
    OptionalParameter<"StringAttr">:$apinotes,
    OptionalSpelledParameter<"u32", "unsigned">:$line,
    OptionalParameter<"bool">:$isDecl
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DINamespaceAttr : LLVM_Attr<"DINamespace", "di_namespace", [], "ods::llvm::DIScopeAttr"> {
  let parameters = (ins
    OptionalParameter<"StringAttr">:$name,
    OptionalSpelledParameter<"ods::llvm::DIScopeAttr", "DIScopeAttr">:$scope,
    "bool":$exportSymbols
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DIImportedEntityAttr : LLVM_Attr<"DIImportedEntity", "di_imported_entity", [], "ods::llvm::DINodeAttr"> {
  let parameters = (ins
    LLVM_DITagParameter:$tag,
    SpelledParameter<"ods::llvm::DIScopeAttr", "DIScopeAttr">:$scope,
    SpelledParameter<"ods::llvm::DINodeAttr", "DINodeAttr">:$entity,
    OptionalParameter<"DIFileAttr">:$file,
    OptionalSpelledParameter<"u32", "unsigned">:$line,
    OptionalParameter<"StringAttr">:$name,
    OptionalArrayRefParameter<"ods::llvm::DINodeAttr">:$elements
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DIAnnotationAttr : LLVM_Attr<"DIAnnotation", "di_annotation", [], "ods::llvm::DINodeAttr"> {
  let parameters = (ins "StringAttr":$name, "StringAttr":$value);
  let assemblyFormat = "`<` struct(params) `>`";
}

def LLVM_DISubrangeAttr : LLVM_Attr<"DISubrange", "di_subrange", [], "ods::llvm::DINodeAttr"> {
  let parameters = (ins
    OptionalSpelledParameter<"Attribute", "::mlir::Attribute">:$count,
    OptionalSpelledParameter<"Attribute", "::mlir::Attribute">:$lowerBound,
    OptionalSpelledParameter<"Attribute", "::mlir::Attribute">:$upperBound,
    OptionalSpelledParameter<"Attribute", "::mlir::Attribute">:$stride
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

def LLVM_DICommonBlockAttr : LLVM_Attr<"DICommonBlock", "di_common_block", [], "ods::llvm::DIScopeAttr"> {
  let parameters = (ins
    SpelledParameter<"ods::llvm::DIScopeAttr", "DIScopeAttr">:$scope,
    OptionalParameter<"DIGlobalVariableAttr">:$decl,
    "StringAttr":$name,
    OptionalParameter<"DIFileAttr">:$file,
    OptionalSpelledParameter<"u32", "unsigned">:$line
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DIGenericSubrangeAttr : LLVM_Attr<"DIGenericSubrange", "di_generic_subrange", [], "ods::llvm::DINodeAttr"> {
  let parameters = (ins
    OptionalSpelledParameter<"Attribute", "::mlir::Attribute">:$count,
    SpelledParameter<"Attribute", "::mlir::Attribute">:$lowerBound,
    OptionalSpelledParameter<"Attribute", "::mlir::Attribute">:$upperBound,
    SpelledParameter<"Attribute", "::mlir::Attribute">:$stride
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

def LLVM_DISubroutineTypeAttr : LLVM_Attr<"DISubroutineType", "di_subroutine_type", [], "ods::llvm::DITypeAttr"> {
  let parameters = (ins
    LLVM_DICallingConventionParameter:$callingConvention,
    OptionalArrayRefParameter<"ods::llvm::DITypeAttr">:$types
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DILabelAttr : LLVM_Attr<"DILabel", "di_label", [], "ods::llvm::DINodeAttr"> {
  let parameters = (ins
    SpelledParameter<"ods::llvm::DIScopeAttr", "DIScopeAttr">:$scope,
    OptionalParameter<"StringAttr">:$name,
    OptionalParameter<"DIFileAttr">:$file,
    OptionalSpelledParameter<"u32", "unsigned">:$line
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DIStringTypeAttr : LLVM_Attr<"DIStringType", "di_string_type", [], "ods::llvm::DITypeAttr"> {
  let parameters = (ins
    LLVM_DITagParameter:$tag,
    "StringAttr":$name,
    OptionalParameter<"u64">:$sizeInBits,
    OptionalParameter<"u32">:$alignInBits,
    OptionalSpelledParameter<"ods::llvm::DIVariableAttr", "DIVariableAttr">:$stringLength,
    OptionalParameter<"DIExpressionAttr">:$stringLengthExp,
    OptionalParameter<"DIExpressionAttr">:$stringLocationExp,
    LLVM_DIEncodingParameter:$encoding
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_MemoryEffectsAttr : LLVM_Attr<"MemoryEffects", "memory_effects"> {
  let parameters = (ins
    "ModRefInfo":$other,
    "ModRefInfo":$argMem,
    "ModRefInfo":$inaccessibleMem,
    "ModRefInfo":$errnoMem,
    "ModRefInfo":$targetMem0,
    "ModRefInfo":$targetMem1
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

def LLVM_AliasScopeDomainAttr : LLVM_Attr<"AliasScopeDomain", "alias_scope_domain"> {
  let parameters = (ins "Attribute":$id, OptionalParameter<"StringAttr">:$description);
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_AliasScopeAttr : LLVM_Attr<"AliasScope", "alias_scope"> {
  let parameters = (ins "Attribute":$id, "AliasScopeDomainAttr":$domain, OptionalParameter<"StringAttr">:$description);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let genMnemonicAlias = 1;
}

def LLVM_AliasScopeArrayAttr : TypedArrayAttrBase<LLVM_AliasScopeAttr, LLVM_AliasScopeAttr.summary # " array"> {
  let constBuilderCall = ?;
}

def LLVM_AccessGroupAttr : LLVM_Attr<"AccessGroup", "access_group"> {
  let parameters = (ins "DistinctAttr":$id);
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_AccessGroupArrayAttr : TypedArrayAttrBase<LLVM_AccessGroupAttr, LLVM_AccessGroupAttr.summary # " array"> {
  let constBuilderCall = ?;
}

def LLVM_TBAARootAttr : LLVM_Attr<"TBAARoot", "tbaa_root", [], "ods::llvm::TBAANodeAttr"> {
  let parameters = (ins OptionalParameter<"StringAttr">:$id);
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
  let genMnemonicAlias = 1;
}

def LLVM_TBAAMemberAttr : LLVM_Attr<"TBAAMember", "tbaa_member"> {
  let parameters = (ins SpelledParameter<"ods::llvm::TBAANodeAttr", "TBAANodeAttr">:$typeDesc, "i64":$offset);
  let assemblyFormat = "`<` params `>`";
}

def LLVM_TBAAMemberAttrArray : ArrayRefParameter<"TBAAMemberAttr"> {
  let printer = "ods::llvm::tbaa::print_members($_printer, $_self)";
  let parser = "ods::llvm::tbaa::parse_members($_parser)";
}

def LLVM_TBAATypeDescriptorAttr : LLVM_Attr<"TBAATypeDescriptor", "tbaa_type_desc", [], "ods::llvm::TBAANodeAttr"> {
  let parameters = (ins StringRefParameter<>:$id, LLVM_TBAAMemberAttrArray:$members);
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_TBAATagAttr : LLVM_Attr<"TBAATag", "tbaa_tag"> {
  let parameters = (ins
    "TBAATypeDescriptorAttr":$base_type,
    "TBAATypeDescriptorAttr":$access_type,
    "i64":$offset,
    DefaultValuedParameter<"bool", "false">:$constant
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def LLVM_TBAATagArrayAttr : TypedArrayAttrBase<LLVM_TBAATagAttr, LLVM_TBAATagAttr.summary # " array"> {
  let constBuilderCall = ?;
}

def LLVM_MMRATagAttr : LLVM_Attr<"MMRATag", "mmra_tag"> {
  let parameters = (ins StringRefParameter<>:$prefix, StringRefParameter<>:$suffix);
  let assemblyFormat = "`<` $prefix `` `:` `` $suffix `>`";
  let genMnemonicAlias = 1;
}

def LLVM_ConstantRangeAttr : LLVM_Attr<"ConstantRange", "constant_range"> {
  let parameters = (ins APIntParameter<"">:$lower, APIntParameter<"">:$upper);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def LLVM_VScaleRangeAttr : LLVM_Attr<"VScaleRange", "vscale_range"> {
  let parameters = (ins "IntegerAttr":$minRange, "IntegerAttr":$maxRange);
  let assemblyFormat = "`<` struct(params) `>`";
}

def LLVM_TargetFeaturesAttr : LLVM_Attr<"TargetFeatures", "target_features", [DLTIQueryInterface]> {
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$features);
  let assemblyFormat = "`<` `[` (`]`) : ($features^ `]`)? `>`";
  let genVerifyDecl = 1;
}

def LLVM_TargetAttr : LLVM_Attr<"Target", "target", [LLVM_TargetAttrInterface]> {
  let parameters = (ins
    "StringAttr":$triple,
    "StringAttr":$chip,
    OptionalParameter<"TargetFeaturesAttr", "">:$features
  );
  let assemblyFormat = "`<` struct($triple, $chip, $features) `>`";
}

def LLVM_UndefAttr : LLVM_Attr<"Undef", "undef">;
def LLVM_PoisonAttr : LLVM_Attr<"Poison", "poison">;

def LLVM_DSOLocalEquivalentAttr : LLVM_Attr<"DSOLocalEquivalent", "dso_local_equivalent"> {
  let parameters = (ins "FlatSymbolRefAttr":$sym);
  let assemblyFormat = "$sym";
}

def LLVM_BlockTagAttr : LLVM_Attr<"BlockTag", "blocktag"> {
  let parameters = (ins "u32":$id);
  let assemblyFormat = "`<` struct(params) `>`";
}

def LLVM_BlockAddressAttr : LLVM_Attr<"BlockAddress", "blockaddress"> {
  let parameters = (ins "FlatSymbolRefAttr":$function, "BlockTagAttr":$tag);
  let assemblyFormat = "`<` struct(params) `>`";
}

def LLVM_VecTypeHintAttr : LLVM_Attr<"VecTypeHint", "vec_type_hint"> {
  let parameters = (ins "TypeAttr":$hint, DefaultValuedParameter<"bool", "false">:$is_signed);
  let assemblyFormat = "`<` struct(params) `>`";
}

def LLVM_ZeroAttr : LLVM_Attr<"Zero", "zero">;

def TailCallKindAttr : LLVM_Attr<"TailCallKind", "tailcallkind"> {
  let parameters = (ins "TailCallKind":$tailCallKind);
  let assemblyFormat = "`<` $tailCallKind `>`";
}

def WorkgroupAttributionAttr : LLVM_Attr<"WorkgroupAttribution", "mlir.workgroup_attribution"> {
  let parameters = (ins "IntegerAttr":$num_elements, "TypeAttr":$element_type);
  let assemblyFormat = "`<` $num_elements `,` $element_type `>`";
}

def LLVM_DereferenceableAttr : LLVM_Attr<"Dereferenceable", "dereferenceable"> {
  let parameters = (ins "u64":$bytes, DefaultValuedParameter<"bool", "false">:$mayBeNull);
  let assemblyFormat = "`<` struct(params) `>`";
}

def ModuleFlagAttr : LLVM_Attr<"ModuleFlag", "mlir.module_flag"> {
  let parameters = (ins "ModFlagBehavior":$behavior, "StringAttr":$key, "Attribute":$value);
  let assemblyFormat = "`<` $behavior `,` $key `,` $value `>`";
  let genVerifyDecl = 1;
}

def ModuleFlagCGProfileEntryAttr : LLVM_Attr<"ModuleFlagCGProfileEntry", "cgprofile_entry"> {
  let parameters = (ins
    OptionalParameter<"FlatSymbolRefAttr">:$from,
    OptionalParameter<"FlatSymbolRefAttr">:$to,
    "u64":$count
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

def ModuleFlagProfileSummaryDetailedAttr : LLVM_Attr<"ModuleFlagProfileSummaryDetailed", "profile_summary_detailed"> {
  let parameters = (ins "u32":$cut_off, "u64":$min_count, "u32":$num_counts);
  let assemblyFormat = "`<` struct(params) `>`";
}

def ModuleFlagProfileSummaryAttr : LLVM_Attr<"ModuleFlagProfileSummary", "profile_summary"> {
  let parameters = (ins
    "ProfileSummaryFormatKind":$format,
    "u64":$total_count,
    "u64":$max_count,
    "u64":$max_internal_count,
    "u64":$max_function_count,
    "u64":$num_counts,
    "u64":$num_functions,
    OptionalParameter<"Option<u64>">:$is_partial_profile,
    OptionalParameter<"FloatAttr">:$partial_profile_ratio,
    ArrayRefParameter<"ModuleFlagProfileSummaryDetailedAttr">:$detailed_summary
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

def LLVM_DependentLibrariesAttr : LLVM_Attr<"DependentLibraries", "dependent_libraries"> {
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$libs);
  let assemblyFormat = "`<` $libs `>`";
}

def UWTableKindAttr : LLVM_Attr<"UWTableKind", "uwtableKind"> {
  let parameters = (ins SpelledParameter<"UWTableKind", "uwtable::UWTableKind">:$uwtableKind);
  let assemblyFormat = "`<` $uwtableKind `>`";
}

#endif
