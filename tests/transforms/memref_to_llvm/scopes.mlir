// options: --finalize-memref-to-llvm
// options: --finalize-memref-to-llvm=use-aligned-alloc=1
// options: --finalize-memref-to-llvm=index-bitwidth=32
// options: --finalize-memref-to-llvm=use-generic-functions=1
func.func @scope(%v: f32) -> f32 {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return
  }
  %r = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %v : f32
  }
  return %r : f32
}

// -----

func.func @scoped(%a: i32, %f: f32) -> (i32, f32) {
  %0:2 = memref.alloca_scope -> (i32, f32) {
    %1 = memref.alloca_scope -> (i32) {
      memref.alloca_scope.return %a : i32
    }
    memref.alloca_scope.return %1, %f : i32, f32
  }
  return %0#0, %0#1 : i32, f32
}

// -----

func.func @loadx(%m: memref<4xf32>, %i: i1, %c: index) {
  scf.if %i {
    %0 = memref.load %m[%c] : memref<4xf32>
    memref.store %0, %m[%c] : memref<4xf32>
  }
  scf.for %k = %c to %c step %c {
    memref.alloca_scope {
      %a = memref.alloca(%c) : memref<?xf32>
      memref.store %0, %a[%c] : memref<?xf32>
    }
    %0 = memref.load %m[%k] : memref<4xf32>
  }
  return
}
