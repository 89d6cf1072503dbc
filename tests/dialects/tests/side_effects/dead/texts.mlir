// Reading is not missed, nor is what one allocates.
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.alloca() : memref<4xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  %3 = memref.alloc() : memref<8xf32>
  memref.dealloc %3 : memref<8xf32>
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  %4 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>
  %5 = memref.realloc %m : memref<4xf32> to memref<9xf32>
  return
}
// -----
func.func private @g() -> i32
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = arith.divsi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.muli %a, %b : i32
  %3 = func.call @g() : () -> i32
  cf.assert %c, "true"
  %4 = "dialect.op"() : () -> i32
  %5 = ub.poison : i32
  %6 = arith.constant 1 : i32
  return %2 : i32
}
// -----
// Regions are looked into.
func.func @f(%lb: index, %c: i1, %m: memref<4xf32>, %v: f32) {
  scf.for %i = %lb to %lb step %lb {
    %0 = memref.load %m[%i] : memref<4xf32>
  }
  scf.for %i = %lb to %lb step %lb {
    memref.store %v, %m[%i] : memref<4xf32>
  }
  scf.for %i = %lb to %lb step %lb {
    %1 = memref.alloc() : memref<4xf32>
    memref.dealloc %1 : memref<4xf32>
  }
  scf.if %c {
    "dialect.op"() : () -> ()
  }
  scf.if %c {
  }
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  scf.execute_region {
    scf.yield
  }
  %token = async.execute {
    async.yield
  }
  scf.forall (%i) in (%lb) {
  }
  scf.parallel (%i) = (%lb) to (%lb) step (%lb) {
    scf.reduce
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
