omp.declare_reduction @sum : f32 init {
^bb0(%start: f32):
  omp.yield(%start : f32)
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb2(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb2(%a: f32):
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
^bb2(%a: memref<1xf32>, %b: memref<1xf32>):
  omp.yield
}
