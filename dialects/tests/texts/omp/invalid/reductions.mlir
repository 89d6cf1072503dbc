omp.declare_reduction @sum : f32 init {
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield(%a : f32)
}

// -----

omp.declare_reduction @sum : f32 init {
^bb0(%start: f64):
  omp.yield(%start : f64)
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield(%a : f32)
}

// -----

omp.declare_reduction @sum : f32 init {
^bb0(%start: f32, %more: f32):
  omp.yield(%start : f32)
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield(%a : f32)
}

// -----

omp.declare_reduction @sum : f32 init {
^bb0(%start: f32):
  omp.yield(%start, %start : f32, f32)
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield(%a : f32)
}

// -----

omp.declare_reduction @sum : f32 init {
^bb0(%start: f32):
  omp.yield(%start : f32)
} combiner {
}

// -----

omp.declare_reduction @sum : f32 init {
^bb0(%start: f32):
  omp.yield(%start : f32)
} combiner {
^bb1(%a: f32, %b: f64):
  omp.yield(%a : f32)
}

// -----

omp.declare_reduction @sum : f32 init {
^bb0(%start: f32):
  omp.yield(%start : f32)
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb2(%a: !llvm.ptr, %b: i32):
  omp.yield
}

// -----

omp.declare_reduction @sum : f32 init {
^bb0(%start: f32):
  omp.yield(%start : f32)
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb2(%a: i32, %b: i32):
  omp.yield
}

// -----

omp.declare_reduction @sum : f32 init {
^bb0(%start: f32):
  omp.yield(%start : f32)
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield(%a : f32)
} cleanup {
^bb2(%a: i32):
  omp.yield
}

// -----

omp.declare_reduction @sum : f32 alloc {
  %0 = arith.constant 1 : i32
  omp.yield(%0 : i32)
} init {
^bb0(%start: f32):
  omp.yield(%start : f32)
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
