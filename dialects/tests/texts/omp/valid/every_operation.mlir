func.func @operations(%ptr: !llvm.ptr, %i1: i1, %i64: i64) {
  omp.barrier
  omp.flush
  omp.flush(%ptr : !llvm.ptr)
  omp.target_freemem %i1, %i64 : i1, i64
  omp.taskyield
  %0 = omp.threadprivate %ptr : !llvm.ptr -> !llvm.ptr
  return
}

// -----

func.func @operation() {
  omp.critical {
  }
  return
}

// -----

func.func @operation() {
  omp.masked {
  }
  return
}

// -----

func.func @operation(%arg0: i1) {
  omp.masked filter(%arg0 : i1) {
  }
  return
}

// -----

func.func @operation() {
  omp.master {
  }
  return
}

// -----

func.func @operation() {
  omp.terminator
}

// -----

func.func @operation() {
  omp.workshare {
  }
  return
}

// -----

func.func @operation() {
  omp.workshare nowait {
  }
  return
}

// -----

omp.declare_reduction @sum : f32
init {
^bb0(%start: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
}
combiner {
^bb1(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
