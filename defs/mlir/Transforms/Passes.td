// The passes of the runtime and of `ods`, for operations of all dialects.

#ifndef MLIR_TRANSFORMS_PASSES
#define MLIR_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def BubbleDownMemorySpaceCasts : Pass<"bubble-down-memory-space-casts"> {
  let summary = "Use pointers before they are cast to another memory space";
  let description = [{
    Replaces casts by the pointers that are cast, in operations with `MemorySpaceCastConsumerOpInterface`. If the result is a
    pointer, it is cast instead.
  }];
}

def Canonicalizer : Pass<"canonicalize"> {
  let summary = "Fold operations and apply canonicalization patterns";
  let description = [{
    Applies the folders and canonicalization patterns of all loaded dialects until nothing changes, or until a maximum of
    iterations or rewrites is reached. Erases dead operations and unreachable blocks.
  }];
  let options = [
    Option<"topDown", "top-down", "bool", "true", "Visit definitions before users">,
    Option<"regionSimplify", "region-simplify", "ods_runtime::rewrite::RegionSimplification",
           "ods_runtime::rewrite::RegionSimplification::Normal", "How to simplify the blocks of regions">,
    Option<"maxIterations", "max-iterations", "i64", "10", "The maximum number of iterations; -1 for no limit">,
    Option<"maxRewrites", "max-num-rewrites", "i64", "-1",
           "The maximum number of rewrites per iteration; -1 for no limit">,
    Option<"testConvergence", "test-convergence", "bool", "false", "Fail if a maximum is reached">,
    ListOption<"disabledPatterns", "disable-patterns", "String", "Names of patterns that are not applied">,
    ListOption<"enabledPatterns", "enable-patterns", "String", "Names of the only patterns that are applied">
  ];
}

def CSE : Pass<"cse"> {
  let summary = "Eliminate common subexpressions";
  let description = [{
    Replaces an operation by an equal one that dominates it, if neither has effects, or if both only read and nothing
    between them writes. Erases dead operations.
  }];
  let statistics = [
    Statistic<"replaced", "num-cse'd", "Number of operations CSE'd">,
    Statistic<"dead", "num-dce'd", "Number of operations DCE'd">
  ];
}

def CompositeFixedPointPass : Pass<"composite-fixed-point-pass"> {
  let summary = "Run a pipeline until nothing changes";
  let options = [
    Option<"name", "name", "String", "\"CompositeFixedPointPass\"", "The name of the pass in reports">,
    Option<"pipeline", "pipeline", "ods_runtime::pass::PipelineText", "", "The pipeline">,
    Option<"maxIterations", "max-iterations", "i32", "10", "The maximum number of runs after the first">
  ];
}

def ControlFlowSink : Pass<"control-flow-sink"> {
  let summary = "Move operations into the regions that need them";
  let description = [{
    Moves an operation without effects into a region that runs at most once, if all uses of its results are in this region.
  }];
  let statistics = [Statistic<"sunk", "num-sunk", "Number of operations sunk">];
}

def GenerateRuntimeVerification : Pass<"generate-runtime-verification"> {
  let summary = "Check at run time what the verifier cannot check";
  let description = [{
    Creates the checks of operations with `RuntimeVerifiableOpInterface`. A check that fails reports the operation.
  }];
  let options = [
    Option<"verboseLevel", "verbose-level", "u32", "1",
           "What messages have: 0 for the location, 1 for the operation as well">
  ];
}

def Inliner : Pass<"inline"> {
  let summary = "Inline function calls";
  let description = [{
    Inlines the calls that the dialects allow, callees before callers, and simplifies each callable operation before its
    calls are inlined. Erases private functions without remaining references.
  }];
  let options = [
    Option<"defaultPipeline", "default-pipeline", "ods::transforms::inline::DefaultPipeline", "",
           "The pipeline that simplifies callable operations without a pipeline of their own; empty for none">,
    ListOption<"opPipelines", "op-pipelines", "OpPassManager",
               "The pipelines for callable operations of one name, such as func.func(cse)">,
    Option<"maxIterations", "max-iterations", "u32", "4",
           "The maximum number of iterations over functions that call each other">,
    Option<"inliningThreshold", "inlining-threshold", "u32", "u32::MAX",
           "The maximum size of a callee, as a percentage of the operations of its caller">
  ];
}

def LocationSnapshot : Pass<"snapshot-op-locations"> {
  let summary = "Print the IR to a file and use the lines in it as locations";
  let description = [{
    Prints the operation to a file, and replaces the locations of operations by their places in it. With a tag, fuses them with
    the places, which are name locations then.
  }];
  let options = [
    Option<"fileName", "filename", "String", "", "The name of the file; empty for a temporary one">,
    Option<"tag", "tag", "String", "", "The name of the new locations; empty to replace the old ones">,
    Option<"enableDebugInfo", "print-debuginfo", "bool", "false", "Print locations">,
    Option<"printGenericOpForm", "print-op-generic", "bool", "false", "Print operations in generic form">,
    Option<"useLocalScope", "print-local-scope", "bool", "false", "Print without aliases">,
    Option<"printPrettyDebugInfo", "pretty-debuginfo", "bool", "false", "Print locations in a readable form">
  ];
}

def LoopInvariantCodeMotion : Pass<"loop-invariant-code-motion"> {
  let summary = "Move loop-invariant operations out of loops";
}

def Mem2Reg : Pass<"mem2reg"> {
  let summary = "Replace memory slots by values";
  let description = [{
    Replaces an allocation by the values that are stored in it if all its uses are loads and stores of the whole, or
    operations that need no memory. Interfaces such as `PromotableAllocationOpInterface` say so.
  }];
  let options = [Option<"regionSimplify", "region-simplify", "bool", "true", "Has no effect">];
  let statistics = [
    Statistic<"promoted", "promoted slots", "Total amount of memory slot promoted">,
    Statistic<"blockArguments", "new block args", "Total amount of new block argument inserted in blocks">
  ];
}

def PrintIRPass : Pass<"print-ir"> {
  let summary = "Print the IR to standard error";
  let options = [Option<"label", "label", "String", "", "The label of the output">];
}

def PrintOpStats : Pass<"print-op-stats"> {
  let summary = "Print the number of operations of each name";
  let options = [Option<"json", "json", "bool", "false", "Print JSON">];
}

def RemoveDeadValues : Pass<"remove-dead-values"> {
  let summary = "Remove what no live value depends on";
  let description = [{
    Removes arguments and results of private functions, arguments of blocks, and operations, if no live value depends on them.
  }];
  let dependentDialects = ["ods::ub::UBDialect"];
  let options = [
    Option<"canonicalize", "canonicalize", "bool", "true",
           "Canonicalize operations that pass control between regions, which removes their dead arguments and results">
  ];
}

def SCCP : Pass<"sccp"> {
  let summary = "Propagate constants along the paths that are executed";
  let description = [{
    Finds the values that are constants, assuming that each branch on a constant has one successor, through blocks, regions
    and calls. Replaces them, and erases the operations that are dead then.
  }];
}

def SROA : Pass<"sroa"> {
  let summary = "Replace memory slots of aggregates by slots of their parts";
  let description = "Replaces an allocation if all accesses are to known parts of it.";
  let statistics = [
    Statistic<"destructured", "destructured slots", "Total amount of memory slots destructured">,
    Statistic<"withBenefit", "slots with memory benefit",
              "Total amount of memory slots in which the destructured size was smaller than the total size after "
              "eliminating unused fields">,
    Statistic<"maxParts", "max subelement number",
              "Maximal number of sub-elements a successfully destructured slot initially had">
  ];
}

def StripDebugInfo : Pass<"strip-debuginfo"> {
  let summary = "Remove the locations of operations and block arguments";
}

def SymbolDCE : Pass<"symbol-dce"> {
  let summary = "Erase symbols without uses";
  let description = "Erases the symbols that nothing live refers to and that nothing outside can see.";
  let statistics = [Statistic<"erased", "num-dce'd", "Number of symbols DCE'd">];
}

def SymbolPrivatize : Pass<"symbol-privatize"> {
  let summary = "Make symbols private";
  let description = "Makes the symbols directly in an operation private.";
  let options = [ListOption<"exclude", "exclude", "String", "The names of the symbols that are left alone">];
}

def ViewOpGraph : Pass<"view-op-graph"> {
  let summary = "Print operations and the values between them as a graph";
  let description = [{
    Prints a graph in the language DOT of Graphviz to standard error. Operations are nodes, those with regions and blocks are
    subgraphs, and uses of values are edges.
  }];
  let options = [
    Option<"maxLabelLen", "max-label-len", "u32", "20", "The maximum length of attributes and types">,
    Option<"printAttrs", "print-attrs", "bool", "true", "Print attributes">,
    Option<"printControlFlowEdges", "print-control-flow-edges", "bool", "false",
           "Print edges between successive operations">,
    Option<"printDataFlowEdges", "print-data-flow-edges", "bool", "true", "Print edges for uses of values">,
    Option<"printResultTypes", "print-result-types", "bool", "true", "Print types of results">
  ];
}

def TopologicalSort : Pass<"topological-sort"> {
  let summary = "Order the operations of graph regions such that definitions come before uses";
}

#endif // MLIR_TRANSFORMS_PASSES
