#ifndef MEMREF_OPS
#define MEMREF_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/MemRef/IR/MemRefBase.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferStridedMetadataInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/RuntimeVerifiableOpInterface.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"

def MemRefTypeAttr : TypeAttrBase<"MemRefType", "memref type attribute"> {
  let constBuilderCall = "TypeAttr::get($_builder, $0)";
}

class MemRef_Op<string mnemonic, list<Trait> traits = []> : Op<MemRef_Dialect, mnemonic, traits>;

class AllocLikeOp<string mnemonic, Resource resource, list<Trait> traits = []> : MemRef_Op<
  mnemonic,
  !listconcat([AttrSizedOperandSegments, DeclareOpInterfaceMethods<AlignmentAttrOpInterface>], traits)
> {
  let arguments = (
    ins Variadic<Index>:$dynamicSizes,
    Variadic<Index>:$symbolOperands,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment
  );
  let results = (outs Res<AnyMemRef, "", [MemAlloc<resource, 0, FullEffect>]>:$memref);
  let assemblyFormat = [{
    `(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins
      "impl Into<Type>":$memrefType,
      CArg<"&[Value]", "&[]">:$dynamicSizes,
      CArg<"&[Value]", "&[]">:$symbolOperands,
      CArg<"Option<u64>", "None">:$alignment
    ), [{
      $_state.add_type(memref_type);
      $_state.add_operands([dynamic_sizes, symbol_operands].concat());
      $_state.set_segments(Self::OPERAND_SEGMENT_SIZES, &[dynamic_sizes.len(), symbol_operands.len()]);
      $_state.edit::<Self>($_ctxt).set_alignment(alignment);
    }], "build">,
    OpBuilder<(ins
      "&[impl Into<MixedIndex> + Copy]":$sizes,
      "impl Into<Type>":$elementType,
      CArg<"Option<Attribute>", "None">:$memorySpace
    ), [{
      let (shape, dynamic_sizes) = MixedIndex::dispatch(sizes.iter().copied());
      let memref_type = MemRefType::with_layout($_ctxt, &shape, element_type.into(), None, memory_space).handle();
      return Self::builder($_builder, memref_type).dynamic_sizes(&dynamic_sizes).build();
    }]>
  ];
}

def AssumeAlignmentOp : MemRef_Op<
  "assume_alignment",
  [
    DeclareOpInterfaceMethods<RuntimeVerifiableOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure,
    ViewLikeOpInterface,
    SameOperandsAndResultType,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyDimOfResult"]>
  ]
> {
  let summary = "buffer that is known to be aligned";
  let description = [{
    The same buffer, of which may be assumed that its address is a multiple of `alignment` bytes.

    ```mlir
    %aligned = memref.assume_alignment %buffer, 64 : memref<16xf32>
    ```
  }];
  let arguments = (ins AnyMemRef:$memref, ConfinedAttr<I32Attr, [IntPositive]>:$alignment);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref `,` $alignment attr-dict `:` type($memref)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def DistinctObjectsOp : MemRef_Op<
  "distinct_objects",
  [Pure, DistinctObjectsTrait, DeclareOpInterfaceMethods<InferTypeOpInterface>]
> {
  let summary = "buffers that are known not to overlap";
  let description = [{
    The same buffers, which may be assumed not to alias.

    ```mlir
    %x, %y = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyMemRef>:$operands);
  let results = (outs Variadic<AnyMemRef>:$results);
  let assemblyFormat = "$operands attr-dict `:` type($operands)";
  let hasVerifier = 1;
}

def MemRef_AllocOp : AllocLikeOp<
  "alloc",
  DefaultResource,
  [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]
> {
  let summary = "new buffer on the heap";
  let description = [{
    A buffer, with an operand for each size that the type leaves open and, in brackets, one for each symbol of its layout.
    It lives until `memref.dealloc` frees it.

    ```mlir
    %buffer = memref.alloc(%n) {alignment = 8 : i64} : memref<4x?xf32>
    ```
  }];
}

def MemRef_ReallocOp : MemRef_Op<"realloc", [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "buffer of another size with the same contents";
  let description = [{
    Grows or shrinks a one-dimensional buffer. The old one must not be used any more.

    ```mlir
    %larger = memref.realloc %buffer(%n) : memref<64xf32> to memref<?xf32>
    ```
  }];
  let arguments = (
    ins Arg<MemRefRankOf<[AnyType], [1]>, "", [MemFreeAt<0, FullEffect>]>:$source,
    Optional<Index>:$dynamicResultSize,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment
  );
  let results = (outs Res<MemRefRankOf<[AnyType], [1]>, "", [MemAlloc<DefaultResource, 1, FullEffect>]>);
  let assemblyFormat = [{
    $source (`(` $dynamicResultSize^ `)`)? attr-dict
    `:` type($source) `to` type(results)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_AllocaOp : AllocLikeOp<
  "alloca",
  AutomaticAllocationScopeResource,
  [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>
  ]
> {
  let summary = "new buffer on the stack";
  let description = [{
    A buffer that lives until the nearest operation around it that is a scope of allocation ends.

    ```mlir
    %buffer = memref.alloca() : memref<8xf64>
    ```
  }];
}

def MemRef_AllocaScopeOp : MemRef_Op<
  "alloca_scope",
  [
    AutomaticAllocationScope,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    SingleBlockImplicitTerminator<"AllocaScopeReturnOp">,
    RecursiveMemoryEffects,
    NoRegionArguments
  ]
> {
  let summary = "scope of buffers on the stack";
  let description = [{
    Buffers that `memref.alloca` makes in the region are gone when it ends. Values leave it through
    `memref.alloca_scope.return`.

    ```mlir
    %sum = memref.alloca_scope -> (f32) {
      %buffer = memref.alloca() : memref<4xf32>
      memref.alloca_scope.return %x : f32
    }
    ```
  }];
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
}

def MemRef_AllocaScopeReturnOp : MemRef_Op<
  "alloca_scope.return",
  [HasParent<"AllocaScopeOp">, Pure, ReturnLike, Terminator]
> {
  let summary = "end of an allocation scope";
  let description = [{
    What it returns are the results of the `memref.alloca_scope` around it.
  }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
  let builders = [
    OpBuilder<(ins), [{ /* it returns nothing */ }]>
  ];
}

def MemRef_CastOp : MemRef_Op<
  "cast",
  [
    DeclareOpInterfaceMethods<RuntimeVerifiableOpInterface>,
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    MemRefsNormalizable,
    Pure,
    SameOperandsAndResultShape,
    ViewLikeOpInterface
  ]
> {
  let summary = "buffer of a type that says more or less";
  let description = [{
    The same buffer with sizes, offset or strides that become known or unknown, or between ranked and unranked. What the
    type says that it did not say before has to hold when the program runs.

    ```mlir
    %any = memref.cast %buffer : memref<4x8xf32> to memref<?x?xf32>
    ```
  }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def CopyOp : MemRef_Op<
  "copy",
  [DeclareOpInterfaceMethods<RuntimeVerifiableOpInterface>, SameOperandsElementType, SameOperandsShape]
> {
  let summary = "copy of the elements of one buffer into another";
  let description = [{
    Both have the same shape, and must not overlap unless they are the same.

    ```mlir
    memref.copy %from, %to : memref<?xf32> to memref<?xf32>
    ```
  }];
  let arguments = (
    ins Arg<
      AnyRankedOrUnrankedMemRef,
      "the buffer that is read",
      [MemReadAt<0, FullEffect>]
    >:$source,
    Arg<AnyRankedOrUnrankedMemRef, "the buffer that is written", [MemWriteAt<0, FullEffect>]>:$target
  );
  let assemblyFormat = [{
    $source `,` $target attr-dict `:` type($source) `to` type($target)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def MemRef_DeallocOp : MemRef_Op<"dealloc", [MemRefsNormalizable]> {
  let summary = "end of a buffer's life";
  let description = [{
    Frees a buffer that `memref.alloc` made, not a view into one.

    ```mlir
    memref.dealloc %buffer : memref<16xf32>
    ```
  }];
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemFreeAt<0, FullEffect>]>:$memref);
  let hasFolder = 1;
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
}

def MemRef_DimOp : MemRef_Op<
  "dim",
  [
    DeclareOpInterfaceMethods<RuntimeVerifiableOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    MemRefsNormalizable,
    ConditionallySpeculatable,
    NoMemoryEffect,
    ShapedDimOpInterface,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRangesFromOptional"]>
  ]
> {
  let summary = "size of one dimension";
  let description = [{
    An index that is not less than the rank is undefined behavior.

    ```mlir
    %n = memref.dim %buffer, %c1 : memref<4x?xf32>
    ```
  }];
  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    attr-dict $source `,` $index `:` type($source)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let builders = [
    OpBuilder<(ins "Value":$source, "i64":$index), [{
      let index = ::ods::arith::constant_index($_builder, index);
      return Self::build($_builder, source, index);
    }]>
  ];
}

def MemRef_DmaStartOp : MemRef_Op<"dma_start"> {
  let summary = "start of a copy in the background";
  let description = [{
    Copies elements from one buffer to another, perhaps of other memory spaces; `memref.dma_wait` on the tag waits until it
    is done. A stride, and how many elements are copied per stride, may follow.

    ```mlir
    memref.dma_start %from[%i], %to[%j], %count, %tag[%k] : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins
      "Value":$srcMemRef,
      "&[Value]":$srcIndices,
      "Value":$destMemRef,
      "&[Value]":$destIndices,
      "Value":$numElements,
      "Value":$tagMemRef,
      "&[Value]":$tagIndices,
      CArg<"Option<Value>", "None">:$stride,
      CArg<"Option<Value>", "None">:$elementsPerStride
    ), [{
      let operands = [
        &[src_mem_ref], src_indices, &[dest_mem_ref], dest_indices, &[num_elements, tag_mem_ref], tag_indices,
      ];
      $_state.add_operands(operands.concat());
      $_state.add_operands(stride.into_iter().chain(elements_per_stride));
    }]>
  ];
}

def MemRef_DmaWaitOp : MemRef_Op<"dma_wait"> {
  let summary = "wait for a copy in the background";
  let description = [{
    ```mlir
    memref.dma_wait %tag[%k], %count : memref<1xi32>
    ```
  }];
  let arguments = (ins AnyMemRef:$tagMemRef, Variadic<Index>:$tagIndices, Index:$numElements);
  let assemblyFormat = [{
    $tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_ExtractAlignedPointerAsIndexOp : MemRef_Op<
  "extract_aligned_pointer_as_index",
  [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure,
    SameVariadicResultSize
  ]
> {
  let summary = "address of a buffer as a number";
  let description = [{
    ```mlir
    %address = memref.extract_aligned_pointer_as_index %buffer : memref<?xf32> -> index
    ```
  }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs Index:$aligned_pointer);
  let assemblyFormat = [{
    $source `:` type($source) `->` type(results) attr-dict
  }];
}

def MemRef_ExtractStridedMetadataOp : MemRef_Op<
  "extract_strided_metadata",
  [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure,
    SameVariadicResultSize,
    ViewLikeOpInterface,
    InferTypeOpAdaptor
  ]
> {
  let summary = "what a buffer is made of";
  let description = [{
    The buffer without its shape, the offset of its first element, and a size and a stride per dimension.

    ```mlir
    %base, %offset, %size, %stride = memref.extract_strided_metadata %buffer
        : memref<?xf32> -> memref<f32>, index, index, index
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$source);
  let results = (
    outs AnyStridedMemRefOfRank<0>:$base_buffer,
    Index:$offset,
    Variadic<Index>:$sizes,
    Variadic<Index>:$strides
  );
  let assemblyFormat = [{
    $source `:` type($source) `->` type(results) attr-dict
  }];
  let hasFolder = 1;
}

def GenericAtomicRMWOp : MemRef_Op<
  "generic_atomic_rmw",
  [
    DeclareOpInterfaceMethods<RuntimeVerifiableOpInterface>,
    SingleBlockImplicitTerminator<"AtomicYieldOp">,
    TypesMatchWith<
      "result type matches element type of memref",
      "memref",
      "result",
      "crate::memref::element_type($_self)"
    >
  ]
> {
  let summary = "atomic update of one element by a region";
  let description = [{
    The region gets the element and yields what takes its place; nothing else may change it in between. The result is the
    element as it was.

    ```mlir
    %old = memref.generic_atomic_rmw %buffer[%i] : memref<16xf32> {
    ^bb0(%current: f32):
      memref.atomic_yield %new : f32
    }
    ```
  }];
  let arguments = (
    ins Arg<
      MemRefOf<[AnySignlessInteger, AnyFloat]>,
      "the buffer that is read and written",
      [MemRead, MemWrite]
    >:$memref,
    Variadic<Index>:$indices
  );
  let results = (outs AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$result);
  let regions = (region AnyRegion:$atomic_body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$memref, "&[Value]":$ivs)>
  ];
}

def AtomicYieldOp : MemRef_Op<
  "atomic_yield",
  [HasParent<"GenericAtomicRMWOp">, Pure, Terminator, ReturnLike]
> {
  let summary = "end of an atomic update";
  let description = [{
    What it yields takes the place of the element.
  }];
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def MemRef_GetGlobalOp : MemRef_Op<
  "get_global",
  [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]
> {
  let summary = "buffer of a global variable";
  let description = [{
    ```mlir
    %table = memref.get_global @table : memref<4xi32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

def MemRef_GlobalOp : MemRef_Op<
  "global",
  [Symbol, DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]
> {
  let summary = "global variable";
  let description = [{
    A buffer under a name. Without an initial value it is declared only; `uninitialized` defines it without contents.

    ```mlir
    memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 4, 8]>
    ```
  }];
  let arguments = (
    ins SymbolNameAttr:$sym_name,
    OptionalAttr<StrAttr>:$sym_visibility,
    MemRefTypeAttr:$type,
    OptionalAttr<AnyAttr>:$initial_value,
    UnitAttr:$constant,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment
  );
  let assemblyFormat = [{
    ($sym_visibility^)?
    (`constant` $constant^)?
    $sym_name `:`
    custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value)
    attr-dict
  }];
  let hasVerifier = 1;
}

def LoadOp : MemRef_Op<
  "load",
  [
    DeclareOpInterfaceMethods<RuntimeVerifiableOpInterface>,
    TypesMatchWith<
      "result type matches element type of 'memref'",
      "memref",
      "result",
      "crate::memref::element_type($_self)"
    >,
    MemRefsNormalizable,
    DeclareOpInterfaceMethods<AlignmentAttrOpInterface>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>
  ]
> {
  let summary = "element of a buffer";
  let description = [{
    An index per dimension says which; an index out of bounds is undefined behavior.

    ```mlir
    %x = memref.load %buffer[%i, %j] : memref<4x?xf32>
    ```
  }];
  let arguments = (
    ins Arg<AnyMemRef, "the buffer that is read", [MemRead]>:$memref,
    Variadic<Index>:$indices,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment
  );
  let results = (outs AnyType:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
  let builders = [
    OpBuilder<(ins
      "impl Into<Value>":$memref,
      "&[Value]":$indices,
      CArg<"bool", "false">:$nontemporal,
      CArg<"Option<u64>", "None">:$alignment
    ), name = "build">
  ];
}

def MemRef_MemorySpaceCastOp : MemRef_Op<
  "memory_space_cast",
  [
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastOpInterface>,
    MemRefsNormalizable,
    Pure,
    SameOperandsAndResultElementType,
    SameOperandsAndResultShape,
    ViewLikeOpInterface
  ]
> {
  let summary = "buffer seen from another memory space";
  let description = [{
    ```mlir
    %generic = memref.memory_space_cast %buffer : memref<4xf32, 3> to memref<4xf32>
    ```
  }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def MemRef_PrefetchOp : MemRef_Op<"prefetch"> {
  let summary = "hint that an element will be used";
  let description = [{
    Whether it will be read or written, how soon it will be used again (0: not, 3: very soon), and which cache it should go to.

    ```mlir
    memref.prefetch %buffer[%i], read, locality<3>, data : memref<400xi32>
    ```
  }];
  let arguments = (
    ins Arg<AnyMemRef, "the buffer of the element", [MemWrite]>:$memref,
    Variadic<Index>:$indices,
    BoolAttr:$isWrite,
    ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint,
    BoolAttr:$isDataCache
  );
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_ReinterpretCastOp : MemRef_Op<
  "reinterpret_cast",
  [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    AttrSizedOperandSegments,
    MemRefsNormalizable,
    Pure,
    OffsetSizeAndStrideOpInterface,
    ViewLikeOpInterface
  ]
> {
  let summary = "buffer with an offset, sizes and strides of its own";
  let description = [{
    Those of the source do not count: only its address is kept.

    ```mlir
    %view = memref.reinterpret_cast %buffer to offset: [%o], sizes: [8, %n], strides: [%s, 1]
        : memref<?xf32> to memref<8x?xf32, strided<[?, 1], offset: ?>>
    ```
  }];
  let arguments = (
    ins Arg<AnyRankedOrUnrankedMemRef, "", []>:$source,
    Variadic<Index>:$offsets,
    Variadic<Index>:$sizes,
    Variadic<Index>:$strides,
    DenseI64ArrayAttr:$static_offsets,
    DenseI64ArrayAttr:$static_sizes,
    DenseI64ArrayAttr:$static_strides
  );
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = [{
    $source `to` `offset` `` `:`
    custom<DynamicIndexList>($offsets, $static_offsets)
    `` `,` `sizes` `` `:`
    custom<DynamicIndexList>($sizes, $static_sizes)
    `` `,` `strides` `` `:`
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let extraClassDeclaration = [{
    /// The index of the first offset among the operands.
    pub fn offset_size_and_stride_start_operand_index() -> usize { 1 }
    /// The expected numbers of offsets, sizes and strides.
    pub fn array_attr_max_ranks(self) -> [usize; 3] { let rank = self.result().ty().dyn_cast::<MemRefType<'_>>().map_or(0, |ty| ty.rank()); [1, rank, rank] }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let builders = [
    OpBuilder<(ins
      "impl Into<Type>":$resultType,
      "Value":$source,
      "impl Into<MixedIndex>":$offset,
      "&[impl Into<MixedIndex> + Copy]":$sizes,
      "&[impl Into<MixedIndex> + Copy]":$strides,
      CArg<"&[NamedAttribute]", "&[]">:$attrs
    )>,
    OpBuilder<(ins
      "Value":$source,
      "impl Into<MixedIndex>":$offset,
      "&[impl Into<MixedIndex> + Copy]":$sizes,
      "&[impl Into<MixedIndex> + Copy]":$strides,
      CArg<"&[NamedAttribute]", "&[]">:$attrs
    )>
  ];
}

def MemRef_RankOp : MemRef_Op<"rank", [Pure]> {
  let summary = "number of dimensions";
  let description = [{
    ```mlir
    %r = memref.rank %buffer : memref<*xf32>
    ```
  }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$memref);
  let results = (outs Index);
  let hasFolder = 1;
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
}

def MemRef_ReshapeOp : MemRef_Op<
  "reshape",
  [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    Pure,
    ViewLikeOpInterface
  ]
> {
  let summary = "buffer in a shape that is computed";
  let description = [{
    The shape stands in a buffer of one dimension, whose length is the rank of the result.

    ```mlir
    %view = memref.reshape %buffer(%shape) : (memref<16xf32>, memref<2xi32>) -> memref<?x?xf32>
    ```
  }];
  let arguments = (
    ins AnyRankedOrUnrankedMemRef:$source,
    Arg<MemRefRankOf<[AnySignlessInteger, Index], [1]>, "the sizes", [MemRead]>:$shape
  );
  let results = (outs AnyRankedOrUnrankedMemRef:$result);
  let assemblyFormat = [{
    $source `(` $shape `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "impl Into<Type>":$resultType, "Value":$operand, "Value":$shape), [{
      $_state.add_operands([operand, shape]);
      $_state.add_type(result_type);
    }]>
  ];
}

class MemRef_ReassociativeReshapeOp<string mnemonic, list<Trait> traits = []> : MemRef_Op<
  mnemonic,
  !listconcat(traits, [Pure, ViewLikeOpInterface])
>, Results<(outs AnyStridedMemRef:$result)> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_ExpandShapeOp : MemRef_ReassociativeReshapeOp<
  "expand_shape",
  [
    DeclareOpInterfaceMethods<RuntimeVerifiableOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>
  ]
> {
  let summary = "buffer with dimensions split into several";
  let description = [{
    `reassociation` has a group per dimension of the source: the dimensions of the result that it becomes.

    ```mlir
    %view = memref.expand_shape %buffer [[0, 1], [2]] output_shape [4, 8, %n]
        : memref<32x?xf32> into memref<4x8x?xf32>
    ```
  }];
  let arguments = (
    ins AnyStridedMemRef:$src,
    IndexListArrayAttr:$reassociation,
    Variadic<Index>:$output_shape,
    DenseI64ArrayAttr:$static_output_shape
  );
  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
    type($src) `into` type($result)
  }];
  let builders = [
    OpBuilder<(ins
      "impl Into<Type>":$resultType,
      "Value":$src,
      "&[impl crate::memref::ReassociationGroup]":$reassociation,
      "&[impl Into<MixedIndex> + Copy]":$outputShape
    ), name = "build_from_output_shape">,
    OpBuilder<(ins "impl Into<Type>":$resultType, "Value":$src, "&[impl crate::memref::ReassociationGroup]":$reassociation)>,
    OpBuilder<(ins "&[i64]":$resultShape, "Value":$src, "&[impl crate::memref::ReassociationGroup]":$reassociation)>,
    OpBuilder<(ins
      "&[i64]":$resultShape,
      "Value":$src,
      "&[impl crate::memref::ReassociationGroup]":$reassociation,
      "&[impl Into<MixedIndex> + Copy]":$outputShape
    ), name = "build_from_shapes">
  ];
}

def MemRef_CollapseShapeOp : MemRef_ReassociativeReshapeOp<
  "collapse_shape",
  [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>
  ]
> {
  let summary = "buffer with several dimensions joined to one";
  let description = [{
    `reassociation` has a group per dimension of the result: the dimensions of the source that become it. They must follow
    each other in memory.

    ```mlir
    %view = memref.collapse_shape %buffer [[0, 1], [2]] : memref<4x8x?xf32> into memref<32x?xf32>
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = [{
    $src $reassociation attr-dict `:` type($src) `into` type($result)
  }];
  let builders = [
    OpBuilder<(ins
      "Value":$src,
      "&[impl crate::memref::ReassociationGroup]":$reassociation,
      CArg<"&[NamedAttribute]", "&[]">:$attrs
    )>,
    OpBuilder<(ins
      "impl Into<Type>":$resultType,
      "Value":$src,
      "&[impl crate::memref::ReassociationGroup]":$reassociation,
      CArg<"&[NamedAttribute]", "&[]">:$attrs
    )>
  ];
}

def MemRef_StoreOp : MemRef_Op<
  "store",
  [
    DeclareOpInterfaceMethods<RuntimeVerifiableOpInterface>,
    TypesMatchWith<
      "type of 'value' matches element type of 'memref'",
      "memref",
      "value",
      "crate::memref::element_type($_self)"
    >,
    MemRefsNormalizable,
    DeclareOpInterfaceMethods<AlignmentAttrOpInterface>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>
  ]
> {
  let summary = "change of an element of a buffer";
  let description = [{
    An index per dimension says which; an index out of bounds is undefined behavior.

    ```mlir
    memref.store %x, %buffer[%i, %j] : memref<4x?xf32>
    ```
  }];
  let arguments = (
    ins AnyType:$value,
    Arg<AnyMemRef, "the buffer that is written", [MemWrite]>:$memref,
    Variadic<Index>:$indices,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment
  );
  let hasFolder = 1;
  let hasVerifier = 1;
  let assemblyFormat = [{
    $value `,` $memref `[` $indices `]` attr-dict `:` type($memref)
  }];
  let builders = [
    OpBuilder<(ins
      "impl Into<Value>":$valueToStore,
      "impl Into<Value>":$memref,
      "&[Value]":$indices,
      CArg<"bool", "false">:$nontemporal,
      CArg<"Option<u64>", "None">:$alignment
    ), name = "build">
  ];
}

def SubViewOp : MemRef_Op<
  "subview",
  [
    DeclareOpInterfaceMethods<RuntimeVerifiableOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<InferStridedMetadataOpInterface>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<ViewLikeOpInterface>,
    AttrSizedOperandSegments,
    OffsetSizeAndStrideOpInterface,
    Pure
  ]
> {
  let summary = "part of a buffer";
  let description = [{
    An offset, a size and a stride per dimension, each a number or an operand. The result may leave out dimensions of size
    one.

    ```mlir
    %part = memref.subview %buffer[%i, 0] [4, %n] [1, 2]
        : memref<16x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
    ```
  }];
  let arguments = (
    ins AnyMemRef:$source,
    Variadic<Index>:$offsets,
    Variadic<Index>:$sizes,
    Variadic<Index>:$strides,
    DenseI64ArrayAttr:$static_offsets,
    DenseI64ArrayAttr:$static_sizes,
    DenseI64ArrayAttr:$static_strides
  );
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = [{
    $source ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let extraClassDeclaration = [{
    /// The index of the first offset among the operands.
    pub fn offset_size_and_stride_start_operand_index() -> usize { 1 }
    /// The expected numbers of offsets, sizes and strides.
    pub fn array_attr_max_ranks(self) -> [usize; 3] { [self.source().ty().dyn_cast::<MemRefType<'_>>().map_or(0, |ty| ty.rank()); 3] }
  }];
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins
      "Value":$source,
      "&[impl Into<MixedIndex> + Copy]":$offsets,
      "&[impl Into<MixedIndex> + Copy]":$sizes,
      "&[impl Into<MixedIndex> + Copy]":$strides,
      CArg<"&[NamedAttribute]", "&[]">:$attrs
    )>,
    OpBuilder<(ins
      "impl Into<Type>":$resultType,
      "Value":$source,
      "&[impl Into<MixedIndex> + Copy]":$offsets,
      "&[impl Into<MixedIndex> + Copy]":$sizes,
      "&[impl Into<MixedIndex> + Copy]":$strides,
      CArg<"&[NamedAttribute]", "&[]">:$attrs
    )>
  ];
}

def MemRef_TransposeOp : MemRef_Op<
  "transpose",
  [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    Pure
  ]
>, Arguments<(ins AnyStridedMemRef:$in, AffineMapAttr:$permutation)>, Results<(outs AnyStridedMemRef)> {
  let summary = "buffer with its dimensions in another order";
  let description = [{
    ```mlir
    %t = memref.transpose %buffer (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
    ```
  }];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins
      "Value":$in,
      "AffineMapAttr":$permutation,
      CArg<"&[NamedAttribute]", "&[]">:$attrs
    )>
  ];
}

def MemRef_ViewOp : MemRef_Op<
  "view",
  [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<ViewLikeOpInterface>,
    Pure
  ]
> {
  let summary = "buffer inside a buffer of bytes";
  let description = [{
    It starts at a byte and has a shape and element type of its own, with an operand for each size that the type leaves
    open.

    ```mlir
    %view = memref.view %bytes[%start][%n] : memref<2048xi8> to memref<?x4xf32>
    ```
  }];
  let arguments = (ins MemRefRankOf<[I8], [1]>:$source, Index:$byte_shift, Variadic<Index>:$sizes);
  let results = (outs AnyMemRef);
  let assemblyFormat = [{
    $source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict
    `:` type($source) `to` type(results)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def AtomicRMWOp : MemRef_Op<
  "atomic_rmw",
  [
    DeclareOpInterfaceMethods<RuntimeVerifiableOpInterface>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    AllTypesMatch<["value", "result"]>,
    TypesMatchWith<
      "value type matches element type of memref",
      "memref",
      "value",
      "crate::memref::element_type($_self)"
    >
  ]
> {
  let summary = "atomic update of one element";
  let description = [{
    Combines the element with `value` as `kind` says; nothing else may change it in between. The result is the element as
    it was.

    ```mlir
    %old = memref.atomic_rmw addf %x, %buffer[%i] : (f32, memref<10xf32>) -> f32
    ```
  }];
  let arguments = (
    ins AtomicRMWKindAttr:$kind,
    AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$value,
    Arg<
      MemRefOf<[AnySignlessInteger, AnyFloat]>,
      "the buffer that is read and written",
      [MemRead, MemWrite]
    >:$memref,
    Variadic<Index>:$indices
  );
  let results = (outs AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$result);
  let assemblyFormat = [{
    $kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,`
    type($memref) `)` `->` type($result)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif
