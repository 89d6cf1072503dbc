#ifndef MLIR_DIALECT_SCF_SCFOPS
#define MLIR_DIALECT_SCF_SCFOPS

include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let cppNamespace = "::ods::scf";
  let description = [{
    Control flow as programs are written: conditions and loops that hold their bodies in regions, instead of branches
    between blocks.
  }];
  let dependentDialects = ["::ods::arith::ArithDialect"];
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) { ods::inliner::add::<ods::inliner::Anywhere<true>>(d) }
  }];
}

class SCF_Op<string mnemonic, list<Trait> traits = []> : Op<SCF_Dialect, mnemonic, traits>;

def ConditionOp : SCF_Op<"condition", [
  HasParent<"WhileOp">,
  DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface, ["getSuccessorRegions"]>,
  Pure,
  Terminator
]> {
  let summary = "loop continuation condition";
  let description = [{
    Ends the first region of a `while`. If `condition` holds, the loop goes on with its second region, whose arguments
    are `args`; otherwise the loop ends and `args` are its results.

    ```mlir
    scf.condition(%more) %next : i32
    ```
  }];
  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);
  let assemblyFormat = [{ `(` $condition `)` attr-dict ($args^ `:` type($args))? }];
}

def ExecuteRegionOp : SCF_Op<"execute_region", [
  DeclareOpInterfaceMethods<RegionBranchOpInterface>,
  RecursiveMemoryEffects
]> {
  let summary = "operation that executes its region exactly once";
  let description = [{
    Runs a region of any number of blocks where operations of one block are expected. What `yield` returns are the
    results. With `no_inline` the region stays where it is.

    ```mlir
    %x = scf.execute_region -> i32 {
      cf.cond_br %c, ^one, ^two
    ^one:
      scf.yield %a : i32
    ^two:
      scf.yield %b : i32
    }
    ```
  }];
  let arguments = (ins UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let regions = (region AnyRegion:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def ForOp : SCF_Op<"for", [
  AutomaticAllocationScope,
  DeclareOpInterfaceMethods<LoopLikeOpInterface, [
    "getInitsMutable", "getLoopResults", "getRegionIterArgs", "getLoopInductionVars", "getLoopLowerBounds",
    "getLoopSteps", "getLoopUpperBounds", "getStaticTripCount", "getYieldedValuesMutable", "promoteIfSingleIteration",
    "replaceWithAdditionalYields", "yieldTiledValuesAndReplace"
  ]>,
  AllTypesMatch<["lowerBound", "upperBound", "step"]>,
  ConditionallySpeculatable,
  DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
  SingleBlockImplicitTerminator<"YieldOp">,
  RecursiveMemoryEffects
]> {
  let summary = "for operation";
  let description = [{
    Counts from `lowerBound` by `step` as long as the count is less than `upperBound`, as signed numbers or, with
    `unsigned`, as unsigned ones. The body gets the count and the values that the iteration before it yielded, at first
    `initArgs`; the last ones are the results.

    ```mlir
    %sum = scf.for %i = %zero to %n step %one iter_args(%acc = %init) -> (f32) {
      %next = arith.addf %acc, %x : f32
      scf.yield %next : f32
    }
    ```
  }];
  let arguments = (ins
    AnySignlessIntegerOrIndex:$lowerBound,
    AnySignlessIntegerOrIndex:$upperBound,
    AnySignlessIntegerOrIndex:$step,
    Variadic<AnyType>:$initArgs,
    UnitAttr:$unsignedCmp
  );
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;
}

def ForallOp : SCF_Op<"forall", [
  AttrSizedOperandSegments,
  AutomaticAllocationScope,
  DeclareOpInterfaceMethods<LoopLikeOpInterface, [
    "getInitsMutable", "getRegionIterArgs", "getLoopInductionVars", "getLoopLowerBounds", "getLoopUpperBounds",
    "getLoopSteps", "promoteIfSingleIteration"
  ]>,
  RecursiveMemoryEffects,
  SingleBlockImplicitTerminator<"InParallelOp">,
  DeclareOpInterfaceMethods<RegionBranchOpInterface>,
  DestinationStyleOpInterface,
  HasParallelRegion
]> {
  let summary = "evaluate a block multiple times in parallel";
  let description = [{
    Runs the body once for every point of a rectangular space of indices, in any order and at the same time. Bounds and
    steps are numbers in the text or operands. `outputs` are tensors that the iterations share; what each contributes to
    them is written in the terminator, and the results are the tensors with all contributions.

    ```mlir
    %filled = scf.forall (%i, %j) in (%m, 8) shared_outs(%out = %empty) -> (tensor<?x8xf32>) {
      scf.forall.in_parallel {
      }
    }
    ```
  }];
  let arguments = (ins
    Variadic<Index>:$dynamicLowerBound,
    Variadic<Index>:$dynamicUpperBound,
    Variadic<Index>:$dynamicStep,
    DenseI64ArrayAttr:$staticLowerBound,
    DenseI64ArrayAttr:$staticUpperBound,
    DenseI64ArrayAttr:$staticStep,
    Variadic<AnyRankedTensor>:$outputs,
    OptionalAttr<DeviceMappingArrayAttr>:$mapping
  );
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def InParallelOp : SCF_Op<"forall.in_parallel", [
  Pure,
  Terminator,
  DeclareOpInterfaceMethods<InParallelOpInterface>,
  HasParent<"ForallOp">
] # GraphRegionNoTerminator.traits> {
  let summary = "terminates a `forall` block";
  let description = [{
    Ends the body of a `forall`. Its region lists what the iteration contributes to the shared outputs; the text leaves
    the operation out where there is nothing.
  }];
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins)>
  ];
}

def IfOp : SCF_Op<"if", [
  DeclareOpInterfaceMethods<RegionBranchOpInterface, [
    "getNumRegionInvocations", "getRegionInvocationBounds", "getEntrySuccessorRegions"
  ]>,
  InferTypeOpAdaptor,
  SingleBlockImplicitTerminator<"YieldOp">,
  RecursiveMemoryEffects,
  RecursivelySpeculatable,
  NoRegionArguments
]> {
  let summary = "if-then-else operation";
  let description = [{
    Runs its first region if `condition` holds, otherwise its second one, which may be missing where there are no
    results. The results are what the region yields.

    ```mlir
    %max = scf.if %less -> (f32) {
      scf.yield %b : f32
    } else {
      scf.yield %a : f32
    }
    ```
  }];
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def ParallelOp : SCF_Op<"parallel", [
  AutomaticAllocationScope,
  AttrSizedOperandSegments,
  DeclareOpInterfaceMethods<LoopLikeOpInterface, [
    "getLoopInductionVars", "getLoopLowerBounds", "getLoopUpperBounds", "getLoopSteps"
  ]>,
  RecursiveMemoryEffects,
  DeclareOpInterfaceMethods<RegionBranchOpInterface>,
  SingleBlockImplicitTerminator<"ReduceOp">,
  HasParallelRegion
]> {
  let summary = "parallel for operation";
  let description = [{
    Counts through several dimensions at once; the iterations are independent of each other. Values may be reduced over
    all iterations, from `initVals` on, as the terminator says.

    ```mlir
    %sum = scf.parallel (%i) = (%zero) to (%n) step (%one) init (%init) -> f32 {
      %x = memref.load %m[%i] : memref<?xf32>
      scf.reduce(%x : f32) {
      ^bb0(%a: f32, %b: f32):
        %s = arith.addf %a, %b : f32
        scf.reduce.return %s : f32
      }
    }
    ```
  }];
  let arguments = (ins
    Variadic<Index>:$lowerBound,
    Variadic<Index>:$upperBound,
    Variadic<Index>:$step,
    Variadic<AnyType>:$initVals
  );
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def ReduceOp : SCF_Op<"reduce", [
  Terminator,
  HasParent<"ParallelOp">,
  RecursiveMemoryEffects,
  DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>
]> {
  let summary = "reduce operation for scf.parallel";
  let description = [{
    Ends the body of a `parallel` loop. Each operand is combined with those of the other iterations by the region that
    belongs to it; the order is not specified.
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region VariadicRegion<SizedRegion<1>>:$reductions);
  let assemblyFormat = [{ (`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict }];
  let hasRegionVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "&[Value]":$operands)>,
    OpBuilder<(ins), [{ return Self::build($_builder, &[]); }]>
  ];
}

def ReduceReturnOp : SCF_Op<"reduce.return", [HasParent<"ReduceOp">, Pure, Terminator]> {
  let summary = "terminator for reduce operation";
  let description = [{
    Returns the combination of the two arguments of a region of `reduce`.
  }];
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def WhileOp : SCF_Op<"while", [
  DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
  DeclareOpInterfaceMethods<LoopLikeOpInterface, ["getRegionIterArgs", "getYieldedValuesMutable"]>,
  RecursiveMemoryEffects,
  SingleBlock
]> {
  let summary = "a generic 'while' loop";
  let description = [{
    Runs `before`, which gets `inits` or what the last iteration yielded and ends with a `condition`; then, if that
    holds, `after`, which gets what `condition` passes on, and so on. The results are what `condition` passes on in the
    end.

    ```mlir
    %last = scf.while (%x = %first) : (i32) -> i32 {
      %more = arith.cmpi slt, %x, %limit : i32
      scf.condition(%more) %x : i32
    } do {
    ^bb0(%y: i32):
      %next = arith.addi %y, %y : i32
      scf.yield %next : i32
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def IndexSwitchOp : SCF_Op<"index_switch", [
  RecursiveMemoryEffects,
  SingleBlockImplicitTerminator<"YieldOp">,
  DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getRegionInvocationBounds", "getEntrySuccessorRegions"]>
]> {
  let summary = "switch-case operation on an index argument";
  let description = [{
    Runs the region of the case that equals `arg`, or the default region if there is none. The results are what the
    region yields.

    ```mlir
    %x = scf.index_switch %i -> i32
    case 2 {
      scf.yield %a : i32
    }
    default {
      scf.yield %b : i32
    }
    ```
  }];
  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$defaultRegion, VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\n` `` `default` $defaultRegion
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def YieldOp : SCF_Op<"yield", [
  Pure,
  ReturnLike,
  Terminator,
  ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp", "WhileOp"]>
]> {
  let summary = "loop yield and termination operation";
  let description = [{
    Ends a region and passes its operands on: to the next iteration of a loop, or to the results of the operation that
    holds the region. The text leaves it out where it passes on nothing.
  }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = [{ attr-dict ($results^ `:` type($results))? }];
  let builders = [
    OpBuilder<(ins), [{ /* it passes on nothing */ }]>
  ];
}

#endif // MLIR_DIALECT_SCF_SCFOPS
