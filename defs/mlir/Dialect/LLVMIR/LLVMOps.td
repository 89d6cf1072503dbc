#ifndef LLVMIR_OPS
#define LLVMIR_OPS

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class LLVM_Builder<string builder> {
  string llvmBuilder = builder;
}

class LLVM_TerminatorOp<string mnemonic, list<Trait> traits = []> : LLVM_Op<
  mnemonic,
  !listconcat(traits, [Terminator])
>;

class LLVM_ArithmeticOpBase<Type type, string mnemonic, string instName, list<Trait> traits = []> : LLVM_Op<
  mnemonic,
  !listconcat([SameOperandsAndResultType, NoMemoryEffect], traits)
> {
  dag commonArgs = (ins LLVM_ScalarOrVectorOf<type>:$lhs, LLVM_ScalarOrVectorOf<type>:$rhs);
  let results = (outs LLVM_ScalarOrVectorOf<type>:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
  string llvmInstName = instName;
}

class LLVM_IntArithmeticOp<string mnemonic, string instName, list<Trait> traits = []> : LLVM_ArithmeticOpBase<
  AnySignlessInteger,
  mnemonic,
  instName,
  traits
> {
  let arguments = commonArgs;
}

class LLVM_IntArithmeticOpWithOverflowFlag<string mnemonic, string instName, list<Trait> traits = []> : LLVM_ArithmeticOpBase<
  AnySignlessInteger,
  mnemonic,
  instName,
  !listconcat([DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>], traits)
> {
  dag iofArg = (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags);
  let arguments = !con(commonArgs, iofArg);
  let assemblyFormat = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)";
}

class LLVM_IntArithmeticOpWithExactFlag<string mnemonic, string instName, list<Trait> traits = []> : LLVM_ArithmeticOpBase<
  AnySignlessInteger,
  mnemonic,
  instName,
  !listconcat([DeclareOpInterfaceMethods<ExactFlagInterface>], traits)
> {
  let arguments = !con(commonArgs, (ins UnitAttr:$isExact));
  let assemblyFormat = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)";
}

class LLVM_IntArithmeticOpWithDisjointFlag<string mnemonic, string instName, list<Trait> traits = []> : LLVM_ArithmeticOpBase<
  AnySignlessInteger,
  mnemonic,
  instName,
  !listconcat([DeclareOpInterfaceMethods<DisjointFlagInterface>], traits)
> {
  let arguments = !con(commonArgs, (ins UnitAttr:$isDisjoint));
  let assemblyFormat = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)";
}

class LLVM_FloatArithmeticOp<string mnemonic, string instName, list<Trait> traits = []> : LLVM_ArithmeticOpBase<
  LLVM_AnyFloat,
  mnemonic,
  instName,
  !listconcat([DeclareOpInterfaceMethods<FastmathFlagsInterface>, Pure], traits)
> {
  dag fmfArg = (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags);
  let arguments = !con(commonArgs, fmfArg);
}

class LLVM_UnaryFloatArithmeticOp<Type type, string mnemonic, string instName, list<Trait> traits = []> : LLVM_Op<
  mnemonic,
  !listconcat([Pure, SameOperandsAndResultType, DeclareOpInterfaceMethods<FastmathFlagsInterface>], traits)
> {
  let arguments = (ins type:$operand, DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags);
  let results = (outs type:$res);
  let assemblyFormat = "$operand attr-dict `:` type($res)";
  string llvmInstName = instName;
}

def LLVM_AddOp : LLVM_IntArithmeticOpWithOverflowFlag<"add", "Add", [Commutative, Pure]>;
def LLVM_SubOp : LLVM_IntArithmeticOpWithOverflowFlag<"sub", "Sub", [Pure]>;
def LLVM_MulOp : LLVM_IntArithmeticOpWithOverflowFlag<"mul", "Mul", [Commutative, Pure]>;

def LLVM_UDivOp : LLVM_IntArithmeticOpWithExactFlag<
  "udiv",
  "UDiv",
  [DeclareOpInterfaceMethods<ConditionallySpeculatable>]
>;

def LLVM_SDivOp : LLVM_IntArithmeticOpWithExactFlag<
  "sdiv",
  "SDiv",
  [DeclareOpInterfaceMethods<ConditionallySpeculatable>]
>;

def LLVM_URemOp : LLVM_IntArithmeticOp<"urem", "URem", [Pure]>;
def LLVM_SRemOp : LLVM_IntArithmeticOp<"srem", "SRem", [Pure]>;
def LLVM_AndOp : LLVM_IntArithmeticOp<"and", "And", [Pure]>;

def LLVM_OrOp : LLVM_IntArithmeticOpWithDisjointFlag<"or", "Or", [Pure]> {
  let hasFolder = 1;
}

def LLVM_XOrOp : LLVM_IntArithmeticOp<"xor", "Xor", [Pure]>;

def LLVM_ShlOp : LLVM_IntArithmeticOpWithOverflowFlag<"shl", "Shl", [Pure]> {
  let hasFolder = 1;
}

def LLVM_LShrOp : LLVM_IntArithmeticOpWithExactFlag<"lshr", "LShr", [Pure]>;
def LLVM_AShrOp : LLVM_IntArithmeticOpWithExactFlag<"ashr", "AShr", [Pure]>;

class LLVM_ArithmeticCmpOp<string mnemonic, list<Trait> traits = []> : LLVM_Op<
  mnemonic,
  traits # [
    SameTypeOperands,
    TypesMatchWith<
      "result type has i1 element type and same shape as operands",
      "lhs",
      "res",
      "ods::llvm::i1_same_shape($_self)"
    >
  ]
> {
  let results = (outs LLVM_ScalarOrVectorOf<I1>:$res);
}

def LLVM_ICmpOp : LLVM_ArithmeticCmpOp<"icmp", [Pure]> {
  let arguments = (ins
    ICmpPredicate:$predicate,
    AnyTypeOf<[LLVM_ScalarOrVectorOf<AnySignlessInteger>, LLVM_ScalarOrVectorOf<LLVM_AnyPointer>]>:$lhs,
    AnyTypeOf<[LLVM_ScalarOrVectorOf<AnySignlessInteger>, LLVM_ScalarOrVectorOf<LLVM_AnyPointer>]>:$rhs
  );
  let hasCustomAssemblyFormat = 1;
  string llvmInstName = "ICmp";
  list<int> llvmArgIndices = [-1, 0, 1];
  let hasFolder = 1;
}

def LLVM_FCmpOp : LLVM_ArithmeticCmpOp<"fcmp", [Pure, DeclareOpInterfaceMethods<FastmathFlagsInterface>]> {
  let arguments = (ins
    FCmpPredicate:$predicate,
    LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$lhs,
    LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$rhs,
    DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags
  );
  let hasCustomAssemblyFormat = 1;
  string llvmInstName = "FCmp";
  list<int> llvmArgIndices = [-1, 0, 1, 2];
}

def LLVM_FAddOp : LLVM_FloatArithmeticOp<"fadd", "FAdd">;
def LLVM_FSubOp : LLVM_FloatArithmeticOp<"fsub", "FSub">;
def LLVM_FMulOp : LLVM_FloatArithmeticOp<"fmul", "FMul">;
def LLVM_FDivOp : LLVM_FloatArithmeticOp<"fdiv", "FDiv">;
def LLVM_FRemOp : LLVM_FloatArithmeticOp<"frem", "FRem">;
def LLVM_FNegOp : LLVM_UnaryFloatArithmeticOp<LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "fneg", "FNeg">;

def LLVM_AllocaOp :
    LLVM_Op<
      "alloca",
      [
        DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
        DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>
      ]
    >,
    LLVM_MemOpPatterns {
  let arguments = (ins
    AnySignlessInteger:$arraySize,
    OptionalAttr<I64Attr>:$alignment,
    TypeAttr:$elem_type,
    UnitAttr:$inalloca
  );
  let results = (outs Res<LLVM_AnyPointer, "", [MemAlloc<AutomaticAllocationScopeResource>]>:$res);
  string llvmInstName = "Alloca";
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_GEPOp : LLVM_Op<
  "getelementptr",
  [
    Pure,
    DeclareOpInterfaceMethods<PromotableOpInterface>,
    DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
    DeclareOpInterfaceMethods<ViewLikeOpInterface>
  ]
> {
  let arguments = (ins
    LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$base,
    Variadic<LLVM_ScalarOrVectorOf<AnySignlessInteger>>:$dynamicIndices,
    DenseI32ArrayAttr:$rawConstantIndices,
    TypeAttr:$elem_type,
    GEPNoWrapFlagsProp:$noWrapFlags
  );
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$res);
  let assemblyFormat = [{
    ($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:`
    functional-type(operands, results) `,` $elem_type
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_LoadOp : LLVM_MemAccessOpBase<
  "load",
  [
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>,
    DeclareOpInterfaceMethods<DereferenceableOpInterface>
  ]
> {
  dag args = (ins
    LLVM_AnyPointer:$addr,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$volatile_,
    UnitAttr:$nontemporal,
    UnitAttr:$invariant,
    UnitAttr:$invariantGroup,
    DefaultValuedAttr<AtomicOrdering, "::ods::llvm::AtomicOrdering::not_atomic">:$ordering,
    OptionalAttr<StrAttr>:$syncscope,
    OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable
  );
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_LoadableType:$res);
  string llvmInstName = "Load";
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)?
    (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict `:` qualified(type($addr))
    `->` type($res)
  }];
  let hasVerifier = 1;
}

def LLVM_StoreOp : LLVM_MemAccessOpBase<
  "store",
  [
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>
  ]
> {
  dag args = (ins
    LLVM_LoadableType:$value,
    LLVM_AnyPointer:$addr,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$volatile_,
    UnitAttr:$nontemporal,
    UnitAttr:$invariantGroup,
    DefaultValuedAttr<AtomicOrdering, "::ods::llvm::AtomicOrdering::not_atomic">:$ordering,
    OptionalAttr<StrAttr>:$syncscope
  );
  let arguments = !con(args, aliasAttrs);
  string llvmInstName = "Store";
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))
  }];
  let hasVerifier = 1;
}

class LLVM_CastOp<string mnemonic, string instName, Type type, Type resultType, list<Trait> traits = []> : LLVM_Op<
  mnemonic,
  !listconcat([Pure], traits)
> {
  let arguments = (ins type:$arg);
  let results = (outs resultType:$res);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `to` type($res)";
  string llvmInstName = instName;
}

class LLVM_CastOpWithNNegFlag<string mnemonic, string instName, Type type, Type resultType, list<Trait> traits = []> : LLVM_Op<
  mnemonic,
  !listconcat([Pure], [DeclareOpInterfaceMethods<NonNegFlagInterface>], traits)
> {
  let arguments = (ins type:$arg, UnitAttr:$nonNeg);
  let results = (outs resultType:$res);
  let assemblyFormat = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)";
  string llvmInstName = instName;
}

class LLVM_CastOpWithOverflowFlag<string mnemonic, string instName, Type type, Type resultType, list<Trait> traits = []> : LLVM_Op<
  mnemonic,
  !listconcat([Pure], [DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>], traits)
> {
  let arguments = (ins type:$arg, LLVM_IntegerOverflowFlagsProp:$overflowFlags);
  let results = (outs resultType:$res);
  let assemblyFormat = "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)";
  string llvmInstName = instName;
}

class LLVM_DereferenceableCastOp<string mnemonic, string instName, Type type, Type resultType, list<Trait> traits = []> : LLVM_Op<
  mnemonic,
  !listconcat([Pure], [DeclareOpInterfaceMethods<DereferenceableOpInterface>], traits)
> {
  let arguments = (ins type:$arg, OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable);
  let results = (outs resultType:$res);
  let assemblyFormat = "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)";
  string llvmInstName = instName;
}

def LLVM_BitcastOp : LLVM_CastOp<
  "bitcast",
  "BitCast",
  LLVM_AnyNonAggregate,
  LLVM_AnyNonAggregate,
  [DeclareOpInterfaceMethods<PromotableOpInterface>]
> {
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_AddrSpaceCastOp : LLVM_CastOp<
  "addrspacecast",
  "AddrSpaceCast",
  LLVM_ScalarOrVectorOf<LLVM_AnyPointer>,
  LLVM_ScalarOrVectorOf<LLVM_AnyPointer>,
  [DeclareOpInterfaceMethods<PromotableOpInterface>, DeclareOpInterfaceMethods<ViewLikeOpInterface>]
> {
  let hasFolder = 1;
}

def LLVM_IntToPtrOp : LLVM_DereferenceableCastOp<
  "inttoptr",
  "IntToPtr",
  LLVM_ScalarOrVectorOf<AnySignlessInteger>,
  LLVM_ScalarOrVectorOf<LLVM_AnyPointer>
>;

def LLVM_PtrToIntOp : LLVM_CastOp<
  "ptrtoint",
  "PtrToInt",
  LLVM_ScalarOrVectorOf<LLVM_AnyPointer>,
  LLVM_ScalarOrVectorOf<AnySignlessInteger>
>;

def LLVM_SExtOp : LLVM_CastOp<
  "sext",
  "SExt",
  LLVM_ScalarOrVectorOf<AnySignlessInteger>,
  LLVM_ScalarOrVectorOf<AnySignlessInteger>
> {
  let hasVerifier = 1;
}

def LLVM_ZExtOp : LLVM_CastOpWithNNegFlag<
  "zext",
  "ZExt",
  LLVM_ScalarOrVectorOf<AnySignlessInteger>,
  LLVM_ScalarOrVectorOf<AnySignlessInteger>
> {
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_TruncOp : LLVM_CastOpWithOverflowFlag<
  "trunc",
  "Trunc",
  LLVM_ScalarOrVectorOf<AnySignlessInteger>,
  LLVM_ScalarOrVectorOf<AnySignlessInteger>
>;

def LLVM_SIToFPOp : LLVM_CastOp<
  "sitofp",
  "SIToFP",
  LLVM_ScalarOrVectorOf<AnySignlessInteger>,
  LLVM_ScalarOrVectorOf<LLVM_AnyFloat>
>;

def LLVM_UIToFPOp : LLVM_CastOpWithNNegFlag<
  "uitofp",
  "UIToFP",
  LLVM_ScalarOrVectorOf<AnySignlessInteger>,
  LLVM_ScalarOrVectorOf<LLVM_AnyFloat>
>;

def LLVM_FPToSIOp : LLVM_CastOp<
  "fptosi",
  "FPToSI",
  LLVM_ScalarOrVectorOf<LLVM_AnyFloat>,
  LLVM_ScalarOrVectorOf<AnySignlessInteger>
>;

def LLVM_FPToUIOp : LLVM_CastOp<
  "fptoui",
  "FPToUI",
  LLVM_ScalarOrVectorOf<LLVM_AnyFloat>,
  LLVM_ScalarOrVectorOf<AnySignlessInteger>
>;

def LLVM_FPExtOp : LLVM_CastOp<
  "fpext",
  "FPExt",
  LLVM_ScalarOrVectorOf<LLVM_AnyFloat>,
  LLVM_ScalarOrVectorOf<LLVM_AnyFloat>
>;

def LLVM_FPTruncOp : LLVM_CastOp<
  "fptrunc",
  "FPTrunc",
  LLVM_ScalarOrVectorOf<LLVM_AnyFloat>,
  LLVM_ScalarOrVectorOf<LLVM_AnyFloat>
>;

def LLVM_InvokeOp : LLVM_Op<
  "invoke",
  [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<BranchOpInterface>,
    DeclareOpInterfaceMethods<CallOpInterface>,
    DeclareOpInterfaceMethods<WeightedBranchOpInterface>,
    Terminator
  ]
> {
  let arguments = (ins
    OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
    OptionalAttr<FlatSymbolRefAttr>:$callee,
    Variadic<LLVM_Type>:$callee_operands,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    Variadic<LLVM_Type>:$normalDestOperands,
    Variadic<LLVM_Type>:$unwindDestOperands,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
    DefaultValuedAttr<CConv, "::ods::llvm::CConv::C">:$CConv,
    VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
    DenseI32ArrayAttr:$op_bundle_sizes,
    OptionalAttr<ArrayAttr>:$op_bundle_tags
  );
  let results = (outs Optional<LLVM_Type>:$result);
  let successors = (successor AnySuccessor:$normalDest, AnySuccessor:$unwindDest);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_LandingpadOp : LLVM_Op<"landingpad"> {
  let arguments = (ins UnitAttr:$cleanup, Variadic<LLVM_Type>);
  let results = (outs LLVM_Type:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_VaArgOp : LLVM_Op<"va_arg"> {
  let arguments = (ins LLVM_AnyPointer:$arg);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$arg attr-dict `:` functional-type($arg, $res)";
  string llvmInstName = "VAArg";
}

def LLVM_CallOp : LLVM_MemAccessOpBase<
  "call",
  [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<FastmathFlagsInterface>,
    DeclareOpInterfaceMethods<CallOpInterface>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>
  ]
> {
  dag args = (ins
    OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
    OptionalAttr<FlatSymbolRefAttr>:$callee,
    Variadic<LLVM_Type>:$callee_operands,
    DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags,
    DefaultValuedAttr<CConv, "::ods::llvm::CConv::C">:$CConv,
    DefaultValuedAttr<TailCallKind, "::ods::llvm::TailCallKind::None">:$TailCallKind,
    OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects,
    UnitAttr:$convergent,
    UnitAttr:$no_unwind,
    UnitAttr:$will_return,
    VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
    DenseI32ArrayAttr:$op_bundle_sizes,
    OptionalAttr<ArrayAttr>:$op_bundle_tags,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    UnitAttr:$no_inline,
    UnitAttr:$always_inline,
    UnitAttr:$inline_hint
  );
  let arguments = !con(args, aliasAttrs);
  let results = (outs Optional<LLVM_Type>:$result);
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}

def LLVM_ExtractElementOp : LLVM_Op<
  "extractelement",
  [
    Pure,
    TypesMatchWith<
      "result type matches vector element type",
      "vector",
      "res",
      "$_self.cast::<VectorType>().element_type()"
    >
  ]
> {
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
  string llvmInstName = "ExtractElement";
}

def LLVM_ExtractValueOp : LLVM_Op<"extractvalue", [Pure]> {
  let arguments = (ins LLVM_AnyAggregate:$container, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
  string llvmInstName = "ExtractValue";
}

def LLVM_InsertElementOp : LLVM_Op<
  "insertelement",
  [
    Pure,
    TypesMatchWith<
      "argument type matches vector element type",
      "vector",
      "value",
      "$_self.cast::<VectorType>().element_type()"
    >,
    AllTypesMatch<["res", "vector"]>
  ]
> {
  let arguments = (ins LLVM_AnyVector:$vector, LLVM_PrimitiveType:$value, AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
  string llvmInstName = "InsertElement";
}

def LLVM_InsertValueOp : LLVM_Op<"insertvalue", [Pure, AllTypesMatch<["container", "res"]>]> {
  let arguments = (ins LLVM_AnyAggregate:$container, LLVM_PrimitiveType:$value, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat = [{
    $value `,` $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))
  }];
  let hasVerifier = 1;
  string llvmInstName = "InsertValue";
}

def LLVM_ShuffleVectorOp : LLVM_Op<"shufflevector", [Pure, AllTypesMatch<["v1", "v2"]>]> {
  let arguments = (ins LLVM_AnyVector:$v1, LLVM_AnyVector:$v2, DenseI32ArrayAttr:$mask);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
  string llvmInstName = "ShuffleVector";
}

def LLVM_SelectOp : LLVM_Op<
  "select",
  [
    Pure,
    AllTypesMatch<["trueValue", "falseValue", "res"]>,
    DeclareOpInterfaceMethods<FastmathFlagsInterface>,
    DeclareOpInterfaceMethods<SelectLikeOpInterface>
  ]
> {
  let arguments = (ins
    LLVM_ScalarOrVectorOf<I1>:$condition,
    LLVM_Type:$trueValue,
    LLVM_Type:$falseValue,
    DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags
  );
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
  string llvmInstName = "Select";
}

def LLVM_FreezeOp : LLVM_Op<"freeze", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins LLVM_Type:$val);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$val attr-dict `:` type($val)";
  string llvmInstName = "Freeze";
}

def LLVM_BrOp : LLVM_TerminatorOp<"br", [DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let arguments = (ins Variadic<LLVM_Type>:$destOperands, OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}

def LLVM_CondBrOp : LLVM_TerminatorOp<
  "cond_br",
  [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<BranchOpInterface>,
    DeclareOpInterfaceMethods<WeightedBranchOpInterface>,
    Pure
  ]
> {
  let arguments = (ins
    I1:$condition,
    Variadic<LLVM_Type>:$trueDestOperands,
    Variadic<LLVM_Type>:$falseDestOperands,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
    OptionalAttr<LoopAnnotationAttr>:$loop_annotation
  );
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition ( `weights` `(` $branch_weights^ `)` )? `,` $trueDest
    (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest
    (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict
  }];
}

def LLVM_ReturnOp : LLVM_TerminatorOp<"return", [Pure, ReturnLike]> {
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let hasVerifier = 1;
  string llvmInstName = "Ret";
}

def LLVM_ResumeOp : LLVM_TerminatorOp<"resume"> {
  let arguments = (ins LLVM_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let hasVerifier = false;
  string llvmInstName = "Resume";
}

def LLVM_UnreachableOp : LLVM_TerminatorOp<"unreachable"> {
  let assemblyFormat = "attr-dict";
  string llvmInstName = "Unreachable";
}

def LLVM_SwitchOp : LLVM_TerminatorOp<
  "switch",
  [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<BranchOpInterface>,
    DeclareOpInterfaceMethods<WeightedBranchOpInterface>,
    Pure
  ]
> {
  let arguments = (ins
    AnySignlessInteger:$value,
    Variadic<AnyType>:$defaultOperands,
    VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
    OptionalAttr<AnyIntElementsAttr>:$case_values,
    DenseI32ArrayAttr:$case_operand_segments,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights
  );
  let successors = (successor AnySuccessor:$defaultDestination, VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands))
    attr-dict
  }];
  let hasVerifier = 1;
}

def LLVM_AddressOfOp : LLVM_Op<
  "mlir.addressof",
  [Pure, ConstantLike, DeclareOpInterfaceMethods<SymbolUserOpInterface>]
> {
  let arguments = (ins FlatSymbolRefAttr:$global_name);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$global_name attr-dict `:` qualified(type($res))";
  let hasFolder = 1;
}

def LLVM_GlobalOp : LLVM_Op<"mlir.global", [IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let arguments = (ins
    TypeAttr:$global_type,
    UnitAttr:$constant,
    StrAttr:$sym_name,
    Linkage:$linkage,
    UnitAttr:$dso_local,
    UnitAttr:$thread_local_,
    UnitAttr:$externally_initialized,
    OptionalAttr<AnyAttr>:$value,
    OptionalAttr<I64Attr>:$alignment,
    DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">:$addr_space,
    OptionalAttr<UnnamedAddr>:$unnamed_addr,
    OptionalAttr<StrAttr>:$section,
    OptionalAttr<SymbolRefAttr>:$comdat,
    OptionalAttr<DIGlobalVariableExpressionArrayAttr>:$dbg_exprs,
    DefaultValuedAttr<Visibility, "::ods::llvm::Visibility::Default">:$visibility_,
    OptionalAttr<ArrayAttr>:$target_specific_attrs
  );
  let regions = (region AnyRegion:$initializer);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_GlobalCtorsOp : LLVM_Op<"mlir.global_ctors", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefArrayAttr:$ctors, I32ArrayAttr:$priorities, ArrayAttr:$data);
  let assemblyFormat = "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict";
  let hasVerifier = 1;
}

def LLVM_GlobalDtorsOp : LLVM_Op<"mlir.global_dtors", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefArrayAttr:$dtors, I32ArrayAttr:$priorities, ArrayAttr:$data);
  let assemblyFormat = "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict";
  let hasVerifier = 1;
}

def LLVM_AliasOp : LLVM_Op<"mlir.alias", [IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let arguments = (ins
    TypeAttr:$alias_type,
    StrAttr:$sym_name,
    Linkage:$linkage,
    UnitAttr:$dso_local,
    UnitAttr:$thread_local_,
    OptionalAttr<UnnamedAddr>:$unnamed_addr,
    DefaultValuedAttr<Visibility, "::ods::llvm::Visibility::Default">:$visibility_
  );
  let regions = (region SizedRegion<1>:$initializer);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_IFuncOp : LLVM_Op<
  "mlir.ifunc",
  [IsolatedFromAbove, Symbol, DeclareOpInterfaceMethods<SymbolUserOpInterface>]
> {
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttr:$i_func_type,
    FlatSymbolRefAttr:$resolver,
    TypeAttr:$resolver_type,
    Linkage:$linkage,
    UnitAttr:$dso_local,
    DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">:$address_space,
    DefaultValuedAttr<UnnamedAddr, "::ods::llvm::UnnamedAddr::None">:$unnamed_addr,
    DefaultValuedAttr<Visibility, "::ods::llvm::Visibility::Default">:$visibility_
  );
  let assemblyFormat = [{
    custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type
    $resolver attr-dict
  }];
  let hasVerifier = 1;
}

def LLVM_DSOLocalEquivalentOp : LLVM_Op<
  "dso_local_equivalent",
  [Pure, ConstantLike, DeclareOpInterfaceMethods<SymbolUserOpInterface>]
> {
  let arguments = (ins FlatSymbolRefAttr:$function_name);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$function_name attr-dict `:` qualified(type($res))";
  let hasFolder = 1;
}

def LLVM_BlockAddressOp : LLVM_Op<
  "blockaddress",
  [Pure, ConstantLike, DeclareOpInterfaceMethods<SymbolUserOpInterface>]
> {
  let arguments = (ins LLVM_BlockAddressAttr:$block_addr);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$block_addr attr-dict `:` qualified(type($res))";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def LLVM_BlockTagOp : LLVM_Op<"blocktag"> {
  let arguments = (ins LLVM_BlockTagAttr:$tag);
  let assemblyFormat = "$tag attr-dict";
  let hasVerifier = 0;
}

def LLVM_IndirectBrOp : LLVM_TerminatorOp<
  "indirectbr",
  [SameVariadicOperandSize, DeclareOpInterfaceMethods<BranchOpInterface>, Pure]
> {
  let arguments = (ins
    LLVM_AnyPointer:$addr,
    VariadicOfVariadic<AnyType, "indbr_operand_segments">:$succOperands,
    DenseI32ArrayAttr:$indbr_operand_segments
  );
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = [{
    $addr `:` type($addr) `,`
    custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands)) attr-dict
  }];
}

def LLVM_ComdatSelectorOp : LLVM_Op<"comdat_selector", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, Comdat:$comdat);
  let assemblyFormat = "$sym_name $comdat attr-dict";
}

def LLVM_ComdatOp : LLVM_Op<"comdat", [NoTerminator, NoRegionArguments, SymbolTable, Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name $body attr-dict";
  let hasRegionVerifier = 1;
}

def LLVM_LLVMFuncOp : LLVM_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove, FunctionOpInterface]> {
  let arguments = (ins
    StrAttr:$sym_name,
    OptionalAttr<StrAttr>:$sym_visibility,
    TypeAttrOf<LLVM_FunctionType>:$function_type,
    DefaultValuedAttr<Linkage, "::ods::llvm::Linkage::External">:$linkage,
    UnitAttr:$dso_local,
    DefaultValuedAttr<CConv, "::ods::llvm::CConv::C">:$CConv,
    OptionalAttr<SymbolRefAttr>:$comdat,
    OptionalAttr<UnitAttr>:$convergent,
    OptionalAttr<FlatSymbolRefAttr>:$personality,
    OptionalAttr<StrAttr>:$garbageCollector,
    OptionalAttr<ArrayAttr>:$passthrough,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    OptionalAttr<I64Attr>:$function_entry_count,
    OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects,
    DefaultValuedAttr<Visibility, "::ods::llvm::Visibility::Default">:$visibility_,
    OptionalAttr<UnitAttr>:$arm_streaming,
    OptionalAttr<UnitAttr>:$arm_locally_streaming,
    OptionalAttr<UnitAttr>:$arm_streaming_compatible,
    OptionalAttr<UnitAttr>:$arm_new_za,
    OptionalAttr<UnitAttr>:$arm_in_za,
    OptionalAttr<UnitAttr>:$arm_out_za,
    OptionalAttr<UnitAttr>:$arm_inout_za,
    OptionalAttr<UnitAttr>:$arm_preserves_za,
    OptionalAttr<StrAttr>:$section,
    OptionalAttr<UnnamedAddr>:$unnamed_addr,
    OptionalAttr<I64Attr>:$alignment,
    OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range,
    OptionalAttr<FramePointerKindAttr>:$frame_pointer,
    OptionalAttr<StrAttr>:$target_cpu,
    OptionalAttr<StrAttr>:$tune_cpu,
    OptionalAttr<StrAttr>:$reciprocal_estimates,
    OptionalAttr<StrAttr>:$prefer_vector_width,
    OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features,
    OptionalAttr<BoolAttr>:$no_infs_fp_math,
    OptionalAttr<BoolAttr>:$no_nans_fp_math,
    OptionalAttr<BoolAttr>:$no_signed_zeros_fp_math,
    OptionalAttr<StrAttr>:$denormal_fp_math,
    OptionalAttr<StrAttr>:$denormal_fp_math_f32,
    OptionalAttr<StrAttr>:$fp_contract,
    OptionalAttr<StrAttr>:$instrument_function_entry,
    OptionalAttr<StrAttr>:$instrument_function_exit,
    OptionalAttr<UnitAttr>:$no_inline,
    OptionalAttr<UnitAttr>:$always_inline,
    OptionalAttr<UnitAttr>:$inline_hint,
    OptionalAttr<UnitAttr>:$no_unwind,
    OptionalAttr<UnitAttr>:$will_return,
    OptionalAttr<UnitAttr>:$optimize_none,
    OptionalAttr<LLVM_VecTypeHintAttr>:$vec_type_hint,
    OptionalAttr<DenseI32ArrayAttr>:$work_group_size_hint,
    OptionalAttr<DenseI32ArrayAttr>:$reqd_work_group_size,
    OptionalAttr<I32Attr>:$intel_reqd_sub_group_size,
    OptionalAttr<UWTableKindAttr>:$uwtable_kind
  );
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_NoneTokenOp : LLVM_Op<"mlir.none", [Pure]> {
  let results = (outs LLVM_TokenType:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}

def LLVM_UndefOp : LLVM_Op<"mlir.undef", [Pure, ConstantLike]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
  let hasFolder = 1;
}

def LLVM_PoisonOp : LLVM_Op<"mlir.poison", [Pure, ConstantLike]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
  let hasFolder = 1;
}

def LLVM_ZeroOp : LLVM_Op<"mlir.zero", [Pure, ConstantLike]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def LLVM_ConstantOp : LLVM_Op<"mlir.constant", [Pure, ConstantLike]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_AtomicRMWType : AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger, LLVM_AnyFixedVector]>;

def LLVM_AtomicRMWOp : LLVM_MemAccessOpBase<
  "atomicrmw",
  [TypesMatchWith<"result #0 and operand #1 have the same type", "val", "res", "$_self">]
> {
  dag args = (ins
    AtomicBinOp:$bin_op,
    LLVM_AnyPointer:$ptr,
    LLVM_AtomicRMWType:$val,
    AtomicOrdering:$ordering,
    OptionalAttr<StrAttr>:$syncscope,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$volatile_
  );
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_AtomicRMWType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:`
    qualified(type($ptr)) `,` type($val)
  }];
  string llvmInstName = "AtomicRMW";
  list<int> llvmArgIndices = [-1, 0, 1, -1, -1, -1, -1, -1, -1, -1, -1];
  let hasVerifier = 1;
}

def LLVM_AtomicCmpXchgType : AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>;

def LLVM_AtomicCmpXchgOp : LLVM_MemAccessOpBase<
  "cmpxchg",
  [
    TypesMatchWith<"operand #1 and operand #2 have the same type", "val", "cmp", "$_self">,
    TypesMatchWith<
      "result #0 has an LLVM struct type consisting of the type of operand #2 and a bool",
      "val",
      "res",
      "ods::llvm::val_and_bool_struct_type($_self)"
    >
  ]
> {
  dag args = (ins
    LLVM_AnyPointer:$ptr,
    LLVM_AtomicCmpXchgType:$cmp,
    LLVM_AtomicCmpXchgType:$val,
    AtomicOrdering:$success_ordering,
    AtomicOrdering:$failure_ordering,
    OptionalAttr<StrAttr>:$syncscope,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$weak,
    UnitAttr:$volatile_
  );
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_AnyStruct:$res);
  let assemblyFormat = [{
    (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)?
    $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)
  }];
  string llvmInstName = "AtomicCmpXchg";
  let hasVerifier = 1;
}

def LLVM_FenceOp : LLVM_Op<"fence">, LLVM_MemOpPatterns {
  let arguments = (ins AtomicOrdering:$ordering, OptionalAttr<StrAttr>:$syncscope);
  let assemblyFormat = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict";
  string llvmInstName = "Fence";
  let hasVerifier = 1;
}

def LLVM_InlineAsmOp : LLVM_Op<"inline_asm", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins
    Variadic<LLVM_Type>:$operands,
    StrAttr:$asm_string,
    StrAttr:$constraints,
    UnitAttr:$has_side_effects,
    UnitAttr:$is_align_stack,
    DefaultValuedAttr<TailCallKind, "::ods::llvm::TailCallKind::None">:$tail_call_kind,
    OptionalAttr<DefaultValuedAttr<AsmATTOrIntel, "::ods::llvm::AsmDialect::AD_ATT">>:$asm_dialect,
    OptionalAttr<ArrayAttr>:$operand_attrs
  );
  let results = (outs Optional<LLVM_Type>:$res);
  let assemblyFormat = [{
    (`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)?
    (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)?
    attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def LLVM_CallIntrinsicOp : LLVM_Op<
  "call_intrinsic",
  [ArgAndResultAttrsOpInterface, AttrSizedOperandSegments, DeclareOpInterfaceMethods<FastmathFlagsInterface>]
> {
  let arguments = (ins
    StrAttr:$intrin,
    Variadic<LLVM_Type>:$args,
    DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags,
    VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
    DenseI32ArrayAttr:$op_bundle_sizes,
    OptionalAttr<ArrayAttr>:$op_bundle_tags,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs
  );
  let results = (outs Optional<LLVM_Type>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_LinkerOptionsOp : LLVM_Op<"linker_options"> {
  let arguments = (ins StrArrayAttr:$options);
  let assemblyFormat = "$options attr-dict";
  let hasVerifier = 1;
}

def LLVM_ModuleFlagsOp : LLVM_Op<"module_flags"> {
  let arguments = (ins ArrayAttr:$flags);
  let assemblyFormat = "$flags attr-dict";
  let hasVerifier = 1;
}

#endif
