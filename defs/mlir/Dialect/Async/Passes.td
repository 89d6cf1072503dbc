// The passes for operations of `async`.

#ifndef MLIR_DIALECT_ASYNC_PASSES
#define MLIR_DIALECT_ASYNC_PASSES

include "mlir/Pass/PassBase.td"

def AsyncParallelFor : Pass<"async-parallel-for", "builtin.module"> {
  let summary = "Run parallel loops as asynchronous tasks";
  let description = [{
    Splits the iterations of an `scf.parallel` without results into blocks, and computes each block in a task. A block is a
    part of the iterations of all its loops, as if these were one loop. New functions have the body of the loop.
  }];
  let dependentDialects = [
    "ods::arith::ArithDialect", "ods::async_::AsyncDialect", "ods::func::FuncDialect", "ods::scf::SCFDialect"
  ];
  let options = [
    Option<"asyncDispatch", "async-dispatch", "bool", "true",
           "Split the blocks recursively, so that tasks start tasks; otherwise, the calling task starts all">,
    Option<"numWorkerThreads", "num-workers", "i32", "8",
           "The number of threads that run tasks; if it is negative, the program asks for it">,
    Option<"minTaskSize", "min-task-size", "i32", "1000", "The least number of iterations in a task">
  ];
}

def AsyncToAsyncRuntimePass : Pass<"async-to-async-runtime", "builtin.module"> {
  let summary = "Convert tasks to coroutines";
  let description = [{
    Moves the body of each `async.execute` to a function with operations of coroutines and of the runtime, and calls it. In
    other functions, waiting for a token, a value or a group blocks.
  }];
  let dependentDialects = [
    "ods::arith::ArithDialect", "ods::async_::AsyncDialect", "ods::cf::ControlFlowDialect", "ods::func::FuncDialect"
  ];
}

def AsyncFuncToAsyncRuntimePass : Pass<"async-func-to-async-runtime", "builtin.module"> {
  let summary = "Convert asynchronous functions to coroutines";
  let description = "Replaces each `async.func` by a function with operations of coroutines and of the runtime, and its calls.";
  let dependentDialects = [
    "ods::arith::ArithDialect", "ods::async_::AsyncDialect", "ods::cf::ControlFlowDialect", "ods::func::FuncDialect"
  ];
}

def AsyncRuntimeRefCountingPass : Pass<"async-runtime-ref-counting"> {
  let summary = "Count references to tokens, values and groups";
  let description = [{
    Drops the reference to each after its last uses, and adds one for each call, which drops it. Tasks must have become
    coroutines before.
  }];
  let dependentDialects = ["ods::async_::AsyncDialect", "ods::cf::ControlFlowDialect"];
}

def AsyncRuntimeRefCountingOptPass : Pass<"async-runtime-ref-counting-opt"> {
  let summary = "Erase operations that add and drop the same references";
  let dependentDialects = ["ods::async_::AsyncDialect"];
}

def AsyncRuntimePolicyBasedRefCountingPass : Pass<"async-runtime-policy-based-ref-counting"> {
  let summary = "Count references to tokens, values and groups that are used as a parallel loop uses them";
  let description = [{
    Drops a reference to a token or a group after the check for errors, to a value after it is loaded, and to a token after it is
    added to a group. Not for other programs than those that `async-parallel-for` makes.
  }];
  let dependentDialects = ["ods::async_::AsyncDialect"];
}

#endif // MLIR_DIALECT_ASYNC_PASSES
