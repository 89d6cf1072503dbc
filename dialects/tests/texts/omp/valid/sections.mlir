func.func @sections() {
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @allocate(%allocator: i32, %a: memref<i32>) {
  omp.sections allocate(%allocator : i32 -> %a : memref<i32>) nowait {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @sum : f32 init {
^bb0(%start: f32):
  omp.yield(%start : f32)
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield(%a : f32)
}

func.func @reduce(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr) {
  omp.sections private(@mine %c -> %mine : !llvm.ptr) private_barrier reduction(mod: inscan, @sum %a -> %x, byref @sum %b -> %y : !llvm.ptr, !llvm.ptr) {
    omp.section {
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr):
      omp.terminator
    }
    omp.terminator
  }
  omp.sections reduction(@sum %a -> %x : !llvm.ptr) {
    omp.section {
    ^bb0(%0: !llvm.ptr):
      omp.terminator
    }
    omp.terminator
  }
  return
}
