// options: --finalize-memref-to-llvm
// options: --finalize-memref-to-llvm=use-aligned-alloc=1
// options: --finalize-memref-to-llvm=index-bitwidth=32
// options: --finalize-memref-to-llvm=use-generic-functions=1
func.func @arm(%m: memref<4xi32>, %f: memref<4xf32>, %i: index, %v: i32, %w: f32) {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %1 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %2 = memref.atomic_rmw maxs %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %3 = memref.atomic_rmw maxu %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %4 = memref.atomic_rmw mins %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %5 = memref.atomic_rmw minu %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %6 = memref.atomic_rmw ori %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %7 = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %8 = memref.atomic_rmw addf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %9 = memref.atomic_rmw assign %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %10 = memref.atomic_rmw maximumf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %11 = memref.atomic_rmw minimumf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %12 = memref.atomic_rmw maxnumf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %13 = memref.atomic_rmw minnumf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %14 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %15 = memref.atomic_rmw mulf %w, %f[%i] : (f32, memref<4xf32>) -> f32
  %16 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @garm(%m: memref<4x?xi32>, %i: index, %v: i32) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i, %i] : memref<4x?xi32> {
  ^bb0(%cur: i32):
    %y = arith.addi %cur, %v : i32
    memref.atomic_yield %y : i32
  }
  %z = arith.muli %x, %x : i32
  return %z : i32
}

// -----

func.func @garm2(%m: memref<4x?xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.generic_atomic_rmw %m[%i, %i] : memref<4x?xf32> {
  ^bb0(%cur: f32):
    %y = arith.addf %cur, %v : f32
    memref.atomic_yield %y : f32
  }
  return %x : f32
}

// -----

func.func @unreach(%i: index) {
  return
^bb1(%m: memref<4xf32>):
  %0 = memref.load %m[%i] : memref<4xf32>
  %x = memref.generic_atomic_rmw %n[%i] : memref<4xi32> {
  ^bb0(%cur: i32):
    memref.atomic_yield %cur : i32
  }
  %n = memref.alloc() : memref<4xi32>
  cf.br ^bb1(%m : memref<4xf32>)
}

// -----

func.func @garm(%m: memref<4x?xi32>, %i: index, %v: i32) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i, %i] : memref<4x?xi32> {
  ^bb0(%cur: i32):
    %c = arith.constant 1 : i32
    %y = arith.addi %cur, %v : i32
    memref.atomic_yield %y : i32
  }
  %z = arith.muli %x, %x : i32
  return %z : i32
}
