acc.private.recipe @p : memref<i32> init {
^bb0(%v: memref<i64>):
  %0 = memref.alloca() : memref<i32>
  acc.yield %0 : memref<i32>
}

// -----

acc.private.recipe @p : memref<i32> init {
}

// -----

acc.private.recipe @p : memref<i32> init {
^bb0(%v: memref<i32>):
  acc.yield %v : memref<i32>
} destroy {
^bb0(%v: memref<i64>):
  acc.terminator
}

// -----

acc.firstprivate.recipe @p : memref<i32> init {
^bb0(%v: memref<i32>):
  acc.yield %v : memref<i32>
} copy {
^bb0(%v: memref<i32>):
  acc.terminator
}

// -----

acc.firstprivate.recipe @p : memref<i32> init {
^bb0(%v: memref<i32>):
  acc.yield %v : memref<i32>
} copy {
}

// -----

acc.reduction.recipe @p : i64 reduction_operator<add> init {
^bb0(%v: i64):
  acc.yield %v : i64
} combiner {
^bb0(%a: i64):
  acc.yield %a : i64
}

// -----

acc.reduction.recipe @p : i64 reduction_operator<add> init {
^bb0(%v: i64):
  acc.yield %v : i64
} combiner {
^bb0(%a: i64, %b: i64):
  acc.yield %a, %b : i64, i64
}

// -----

acc.reduction.recipe @p : i64 reduction_operator<add> init {
^bb0(%v: i64):
  acc.yield
} combiner {
}
