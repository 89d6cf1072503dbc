func.func @f() {
  omp.sections {
    func.call @f() : () -> ()
    omp.terminator
  }
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  omp.sections reduction(@sum %a -> %x : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  omp.sections reduction(@sum %a -> %x : !llvm.ptr, i32) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  omp.sections reduction(mod: some, @sum %a -> %x : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  omp.sections private(@mine %a %x : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%a: i32) {
  "omp.sections"(%a) ({
    omp.terminator
  }) {operandSegmentSizes = array<i32: 1, 0, 0, 0>} : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "omp.sections"(%a) ({
    omp.terminator
  }) {operandSegmentSizes = array<i32: 0, 0, 0, 1>} : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "omp.sections"(%a) ({
  ^bb0(%b: i32):
    omp.terminator
  }) {operandSegmentSizes = array<i32: 0, 0, 0, 1>} : (i32) -> ()
  return
}

// -----

omp.declare_reduction @sum : f32 init {
^bb0(%start: f32):
  omp.yield(%start : f32)
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb2(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%a: i32) {
  omp.sections reduction(@sum %a -> %x : i32) {
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
func.func @f(%a: i32) {
  omp.sections reduction(@sum %a -> %x, @sum %a -> %y : i32, i32) {
    omp.terminator
  }
  return
}
