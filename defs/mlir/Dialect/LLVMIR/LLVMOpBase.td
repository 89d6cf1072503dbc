#ifndef LLVMIR_OP_BASE
#define LLVMIR_OP_BASE

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def LLVM_Type : DialectType<
  LLVM_Dialect,
  CPred<"ods::llvm::is_compatible_outer_type($_self)">,
  "LLVM dialect-compatible type"
>;

def LLVM_TokenType :
    Type<CPred<"$_self.isa::<ods::llvm::LLVMTokenType>()">, "LLVM token type">,
    BuildableType<"ods::llvm::LLVMTokenType::get($_builder)">;

def LLVM_PrimitiveType : Type<
  And<
    [
      LLVM_Type.predicate,
      CPred<"!($_self.isa::<ods::llvm::LLVMVoidType>() || $_self.isa::<::ods::llvm::LLVMFunctionType>())">
    ]
  >,
  "primitive LLVM type"
>;

def LLVM_FunctionType : Type<
  CPred<"$_self.isa::<::ods::llvm::LLVMFunctionType>()">,
  "LLVM function type",
  "::ods::llvm::LLVMFunctionType"
>;

def LLVM_AnyFloat : Type<CPred<"ods::llvm::is_compatible_floating_point_type($_self)">, "floating point LLVM type">;

def LLVM_AnyPointer : Type<
  CPred<"$_self.isa::<::ods::llvm::LLVMPointerType>()">,
  "LLVM pointer type",
  "::ods::llvm::LLVMPointerType"
>;

class LLVM_PointerInAddressSpace<int addressSpace> : Type<
  And<
    [
      LLVM_AnyPointer.predicate,
      CPred<"$_self.cast::<::ods::llvm::LLVMPointerType>().address_space() == " # addressSpace>
    ]
  >,
  "LLVM pointer in address space " # addressSpace,
  "::ods::llvm::LLVMPointerType"
> {
  let builderCall = "::ods::llvm::LLVMPointerType::get($_builder, " # addressSpace # ")";
}

def LLVM_DefaultPointer : LLVM_PointerInAddressSpace<0>;
def LLVM_AnyStruct : Type<CPred<"$_self.isa::<::ods::llvm::LLVMStructType>()">, "LLVM structure type">;

def LLVM_OpaqueStruct : Type<
  And<[LLVM_AnyStruct.predicate, CPred<"$_self.cast::<::ods::llvm::LLVMStructType>().is_opaque()">]>
>;

def LLVM_AnyTargetExt : Type<CPred<"$_self.isa::<::ods::llvm::LLVMTargetExtType>()">, "LLVM target extension type">;

def LLVM_NonLoadableTargetExtType : Type<
  And<[LLVM_AnyTargetExt.predicate, CPred<"!$_self.cast::<::ods::llvm::LLVMTargetExtType>().supports_mem_ops()">]>
>;

def LLVM_LoadableType : Type<
  Or<[CPred<"ods::llvm::is_loadable_type($_self)">, LLVM_PointerElementTypeInterface.predicate]>,
  "LLVM type with size"
>;

def LLVM_AnyAggregate : Type<
  CPred<"$_self.isa::<::ods::llvm::LLVMStructType>() || $_self.isa::<::ods::llvm::LLVMArrayType>()">,
  "LLVM aggregate type"
>;

def LLVM_AnyNonAggregate : Type<
  And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>,
  "LLVM-compatible non-aggregate type"
>;

def LLVM_AnyVector : Type<
  CPred<"ods::llvm::is_compatible_vector_type($_self)">,
  "LLVM dialect-compatible vector type",
  "VectorType"
>;

def LLVM_AnyFixedVector : Type<
  CPred<"!ods::llvm::may_be_scalable($_self)">,
  "LLVM dialect-compatible fixed-length vector type",
  "VectorType"
>;

def LLVM_AnyScalableVector : Type<
  CPred<"ods::llvm::is_scalable_vector_type($_self)">,
  "LLVM dialect-compatible scalable vector type",
  "VectorType"
>;

class LLVM_VectorOf<Type element> : Type<
  And<
    [LLVM_AnyVector.predicate, SubstLeaves<"$_self", "$_self.cast::<VectorType>().element_type()", element.predicate>]
  >,
  "LLVM dialect-compatible vector of " # element.summary,
  "VectorType"
>;

class LLVM_ScalarOrVectorOf<Type element> : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

class LLVM_OpBase<Dialect dialect, string mnemonic, list<Trait> traits = []> : Op<dialect, mnemonic, traits> {
  string llvmBuilder = "";
  string mlirBuilder = "";
  list<int> llvmArgIndices = [];
}

class LLVM_MemOpPatterns {
  code setAlignmentCode = [{}];
  code setVolatileCode = [{}];
  code setSyncScopeCode = [{}];
  code setOrderingCode = [{}];
  code setNonTemporalMetadataCode = [{}];
  code setInvariantGroupCode = [{}];
  code setAccessGroupsMetadataCode = [{}];
  code setAliasAnalysisMetadataCode = [{}];
}

class LLVM_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<LLVM_Dialect, mnemonic, traits>;

class LLVM_MemAccessOpBase<string mnemonic, list<Trait> traits = []> :
    LLVM_Op<
      mnemonic,
      !listconcat(
        [DeclareOpInterfaceMethods<AccessGroupOpInterface>, DeclareOpInterfaceMethods<AliasAnalysisOpInterface>],
        traits
      )
    >,
    LLVM_MemOpPatterns {
  dag aliasAttrs = (ins
    OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups,
    OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
    OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
    OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa
  );
}

class LLVM_IntrOpBase<
  Dialect dialect,
  string opName,
  string enumName,
  list<int> overloadedResults,
  list<int> overloadedOperands,
  list<Trait> traits,
  int numResults,
  bit requiresAccessGroup = 0,
  bit requiresAliasAnalysis = 0,
  bit requiresFastmath = 0,
  bit requiresArgAndResultAttrs = 0,
  bit requiresOpBundles = 0,
  list<int> immArgPositions = [],
  list<string> immArgAttrNames = []
> :
    LLVM_OpBase<
      dialect,
      opName,
      !listconcat(
        !if(!gt(requiresAccessGroup, 0), [DeclareOpInterfaceMethods<AccessGroupOpInterface>], []),
        !if(!gt(requiresAliasAnalysis, 0), [DeclareOpInterfaceMethods<AliasAnalysisOpInterface>], []),
        !if(!gt(requiresFastmath, 0), [DeclareOpInterfaceMethods<FastmathFlagsInterface>], []),
        !if(!gt(requiresArgAndResultAttrs, 0), [DeclareOpInterfaceMethods<ArgAndResultAttrsOpInterface>], []),
        traits
      )
    >,
    LLVM_MemOpPatterns,
    Results<!if(!gt(numResults, 0), (outs LLVM_Type:$res), (outs))> {
  dag baseArgs = !con(
    !if(!gt(requiresAccessGroup, 0), (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups), (ins)),
    !if(
      !gt(requiresAliasAnalysis, 0),
      (ins
        OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
        OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
        OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa
      ),
      (ins)
    ),
    !if(
      !gt(requiresArgAndResultAttrs, 0),
      (ins OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs),
      (ins)
    ),
    !if(
      !gt(requiresOpBundles, 0),
      (ins
        VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
        DenseI32ArrayAttr:$op_bundle_sizes,
        OptionalAttr<ArrayAttr>:$op_bundle_tags
      ),
      (ins)
    )
  );
  string llvmEnumName = enumName;
  string overloadedResultsCpp = "{" # !interleave(overloadedResults, ", ") # "}";
  string overloadedOperandsCpp = "{" # !interleave(overloadedOperands, ", ") # "}";
  string immArgPositionsCpp = "{" # !interleave(immArgPositions, ", ") # "}";
  string immArgAttrNamesCpp = "{" # !interleave(
    !foreach(name, immArgAttrNames, "StringLiteral(\"" # name # "\")"),
    ", "
  ) # "}";
  string baseLlvmBuilder = "";
  string baseLlvmBuilderArgAndResultAttrs = "";
  string baseLlvmBuilderCoda = "";
  string baseMlirBuilder = "";
  string baseMlirBuilderArgAndResultAttrs = "";
  string baseMlirBuilderCoda = "";
  string setRangeRetAttrCode = "";
  string importRangeRetAttrCode = "";
}

class LLVM_IntrOp<
  string mnem,
  list<int> overloadedResults,
  list<int> overloadedOperands,
  list<Trait> traits,
  int numResults,
  bit requiresAccessGroup = 0,
  bit requiresAliasAnalysis = 0,
  bit requiresFastmath = 0,
  bit requiresArgAndResultAttrs = 0,
  bit requiresOpBundles = 0,
  list<int> immArgPositions = [],
  list<string> immArgAttrNames = []
> : LLVM_IntrOpBase<
  LLVM_Dialect,
  "intr." # mnem,
  !subst(".", "_", mnem),
  overloadedResults,
  overloadedOperands,
  traits,
  numResults,
  requiresAccessGroup,
  requiresAliasAnalysis,
  requiresFastmath,
  requiresArgAndResultAttrs,
  requiresOpBundles,
  immArgPositions,
  immArgAttrNames
>;

class LLVM_ZeroResultIntrOp<
  string mnem,
  list<int> overloadedOperands = [],
  list<Trait> traits = [],
  bit requiresAccessGroup = 0,
  bit requiresAliasAnalysis = 0,
  bit requiresArgAndResultAttrs = 0,
  bit requiresOpBundles = 0,
  list<int> immArgPositions = [],
  list<string> immArgAttrNames = []
> : LLVM_IntrOp<
  mnem,
  [],
  overloadedOperands,
  traits,
  0,
  requiresAccessGroup,
  requiresAliasAnalysis,
  0,
  requiresArgAndResultAttrs,
  requiresOpBundles,
  immArgPositions,
  immArgAttrNames
>;

class LLVM_OneResultIntrOp<
  string mnem,
  list<int> overloadedResults = [],
  list<int> overloadedOperands = [],
  list<Trait> traits = [],
  bit requiresFastmath = 0,
  bit requiresArgAndResultAttrs = 0,
  list<int> immArgPositions = [],
  list<string> immArgAttrNames = []
> : LLVM_IntrOp<
  mnem,
  overloadedResults,
  overloadedOperands,
  traits,
  1,
  0,
  0,
  requiresFastmath,
  requiresArgAndResultAttrs,
  0,
  immArgPositions,
  immArgAttrNames
>;

class LLVM_TwoResultIntrOp<
  string mnem,
  list<int> overloadedResults = [],
  list<int> overloadedOperands = [],
  list<Trait> traits = [],
  bit requiresFastmath = 0,
  list<int> immArgPositions = [],
  list<string> immArgAttrNames = []
> : LLVM_IntrOp<
  mnem,
  overloadedResults,
  overloadedOperands,
  traits,
  2,
  0,
  0,
  requiresFastmath,
  0,
  0,
  immArgPositions,
  immArgAttrNames
>;

def LLVM_OneResultOpBuilder : OpBuilder<(ins
  "impl Into<Type>":$resultType,
  "&[Value]":$operands,
  CArg<"&[NamedAttribute]", "&[]">:$attributes
), [{
  $_state.add_type(result_type);
  $_state.add_operands(operands);
  $_state.add_attributes(attributes);
}]>;

def LLVM_ZeroResultOpBuilder : OpBuilder<(ins "&[Value]":$operands, CArg<"&[NamedAttribute]", "&[]">:$attributes), [{
  $_state.add_operands(operands);
  $_state.add_attributes(attributes);
}]>;

def LLVM_VoidResultTypeOpBuilder : OpBuilder<(ins
  "impl Into<Type>":$resultType,
  "&[Value]":$operands,
  CArg<"&[NamedAttribute]", "&[]">:$attributes
), [{
  debug_assert!($_ctxt.type_ref(result_type).isa::<ods::llvm::LLVMVoidType>());
  $_state.add_operands(operands);
  $_state.add_attributes(attributes);
}]>;

def LLVM_TerminatorPassthroughOpBuilder : OpBuilder<(ins
  "&[Value]":$operands,
  "&[Block]":$destinations,
  CArg<"&[NamedAttribute]", "&[]">:$attributes
), [{
  $_state.add_operands(operands);
  $_state.add_successors(destinations);
  $_state.add_attributes(attributes);
}]>;

#endif
