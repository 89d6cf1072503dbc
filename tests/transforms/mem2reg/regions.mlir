// options: --mem2reg --allow-unregistered-dialect
// An access in a nested region.
func.func @nested(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  scf.if %c {
    memref.store %x, %m[] : memref<i32>
  }
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

// A load in a nested region.
func.func @nested_load(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %0 = scf.if %c -> i32 {
    %1 = memref.load %m[] : memref<i32>
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}
// -----

// The slot is in a nested region.
func.func @in_region(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %m = memref.alloca() : memref<i32>
    memref.store %x, %m[] : memref<i32>
    %1 = memref.load %m[] : memref<i32>
    scf.yield %1 : i32
  } else {
    %m = memref.alloca() : memref<i32>
    %1 = memref.load %m[] : memref<i32>
    scf.yield %1 : i32
  }
  return %0 : i32
}
// -----

func.func @in_loop(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> i32 {
    %m = memref.alloca() : memref<i32>
    memref.store %a, %m[] : memref<i32>
    %1 = memref.load %m[] : memref<i32>
    %2 = arith.muli %1, %1 : i32
    memref.store %2, %m[] : memref<i32>
    %3 = memref.load %m[] : memref<i32>
    scf.yield %3 : i32
  }
  return %0 : i32
}
// -----

// Blocks in a nested region.
func.func @execute_region(%c: i1, %x: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %m = memref.alloca() : memref<i32>
    cf.cond_br %c, ^a, ^e
  ^a:
    memref.store %x, %m[] : memref<i32>
    cf.br ^e
  ^e:
    %1 = memref.load %m[] : memref<i32>
    scf.yield %1 : i32
  }
  return %0 : i32
}
// -----

// Values from nested regions.
func.func @values_of_regions(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    %1 = arith.addi %x, %x : i32
    scf.yield %1 : i32
  }
  memref.store %0, %m[] : memref<i32>
  %2 = memref.load %m[] : memref<i32>
  return %2 : i32
}
// -----

func.func @alloca_scope(%x: i32) -> i32 {
  %0 = memref.alloca_scope -> (i32) {
    %m = memref.alloca() : memref<i32>
    memref.store %x, %m[] : memref<i32>
    %1 = memref.load %m[] : memref<i32>
    memref.alloca_scope.return %1 : i32
  }
  return %0 : i32
}
// -----

// A region of an unregistered operation.
func.func @unregistered(%x: i32) {
  "foo.region"() ({
    %m = memref.alloca() : memref<i32>
    memref.store %x, %m[] : memref<i32>
    %0 = memref.load %m[] : memref<i32>
    "foo.use"(%0) : (i32) -> ()
  }) : () -> ()
  return
}
// -----

// A graph region.
func.func @graph(%x: i32) {
  builtin.module {
    "foo.scope"() : () -> ()
    func.func @inner(%y: i32) -> i32 {
      %m = memref.alloca() : memref<i32>
      memref.store %y, %m[] : memref<i32>
      %0 = memref.load %m[] : memref<i32>
      return %0 : i32
    }
  }
  return
}
// -----

// Several functions.
func.func @first(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
func.func @second(%c: i1) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.br ^a
^a:
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

// A slot in a region and one around it.
func.func @two_regions(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  %1 = scf.while (%a = %0) : (i32) -> i32 {
    %n = memref.alloca() : memref<i32>
    memref.store %a, %n[] : memref<i32>
    %2 = memref.load %n[] : memref<i32>
    scf.condition(%c) %2 : i32
  } do {
  ^bb0(%b: i32):
    %2 = memref.load %m[] : memref<i32>
    scf.yield %2 : i32
  }
  return %1 : i32
}
