// Branches.
func.func @branches(%a: memref<4xf32>, %c: i1) attributes {test.ptr = "f"} {
  %0 = memref.alloca() {test.ptr = "first"} : memref<4xf32>
  %1 = memref.alloc() {test.ptr = "second"} : memref<4xf32>
  cf.cond_br %c, ^bb1(%0 : memref<4xf32>), ^bb2(%0, %1 : memref<4xf32>, memref<4xf32>)
^bb1(%2: memref<4xf32>):
  cf.br ^bb2(%2, %a : memref<4xf32>, memref<4xf32>)
^bb2(%3: memref<4xf32>, %4: memref<4xf32>):
  cf.cond_br %c, ^bb2(%4, %3 : memref<4xf32>, memref<4xf32>), ^bb3
^bb3:
  return
}
// -----
func.func @unknown_branch(%a: memref<4xf32>) attributes {test.ptr = "f"} {
  %0 = memref.alloca() {test.ptr = "alloca"} : memref<4xf32>
  "t.branch"(%0)[^bb1] : (memref<4xf32>) -> ()
^bb1(%2: memref<4xf32>):
  return
}
// -----
func.func @switch(%f: i32, %a: memref<4xf32>) attributes {test.ptr = "f"} {
  %0 = memref.alloca() {test.ptr = "alloca"} : memref<4xf32>
  cf.switch %f : i32, [default: ^bb1(%0 : memref<4xf32>), 1: ^bb1(%0 : memref<4xf32>), 2: ^bb1(%a : memref<4xf32>)]
^bb1(%2: memref<4xf32>):
  return
}
// -----
func.func @unreachable(%a: memref<4xf32>) attributes {test.ptr = "f"} {
  %0 = memref.alloca() {test.ptr = "alloca"} : memref<4xf32>
  return
^bb1(%1: memref<4xf32>):
  cf.br ^bb1(%1 : memref<4xf32>)
^bb2(%2: memref<4xf32>):
  return
}
// -----
// Regions.
func.func @conditions(%a: memref<4xf32>, %c: i1) attributes {test.ptr = "f"} {
  %0 = memref.alloca() {test.ptr = "first"} : memref<4xf32>
  %1 = memref.alloc() {test.ptr = "second"} : memref<4xf32>
  %2:2 = scf.if %c -> (memref<4xf32>, memref<4xf32>) {
    scf.yield %0, %0 : memref<4xf32>, memref<4xf32>
  } else {
    scf.yield %0, %1 : memref<4xf32>, memref<4xf32>
  } {test.ptr = "if"}
  %3 = scf.if %c -> memref<4xf32> {
    %5 = memref.alloc() {test.ptr = "inner"} : memref<4xf32>
    scf.yield %5 : memref<4xf32>
  } else {
    scf.yield %a : memref<4xf32>
  } {test.ptr = "other if"}
  return
}
// -----
func.func @loops(%a: memref<4xf32>, %n: index) attributes {test.ptr = "f"} {
  %0 = memref.alloca() {test.ptr = "first"} : memref<4xf32>
  %1 = memref.alloc() {test.ptr = "second"} : memref<4xf32>
  %2:2 = scf.for %i = %n to %n step %n iter_args(%x = %0, %y = %1) -> (memref<4xf32>, memref<4xf32>) {
    scf.yield %x, %a : memref<4xf32>, memref<4xf32>
  } {test.ptr = "for"}
  %3:2 = scf.for %i = %n to %n step %n iter_args(%x = %0, %y = %1) -> (memref<4xf32>, memref<4xf32>) {
    scf.yield %y, %x : memref<4xf32>, memref<4xf32>
  } {test.ptr = "swap"}
  return
}
// -----
func.func @switches(%a: memref<4xf32>, %i: index) attributes {test.ptr = "f"} {
  %0 = memref.alloca() {test.ptr = "first"} : memref<4xf32>
  %1 = scf.index_switch %i {test.ptr = "switch"} -> memref<4xf32>
  case 1 { scf.yield %0 : memref<4xf32> }
  case 2 { scf.yield %0 : memref<4xf32> }
  default { scf.yield %a : memref<4xf32> }
  %2 = scf.execute_region -> memref<4xf32> {
    cf.br ^bb1(%0 : memref<4xf32>)
  ^bb1(%x: memref<4xf32>):
    scf.yield %x : memref<4xf32>
  } {test.ptr = "region"}
  return
}
// -----
func.func @parallel(%a: memref<4xf32>, %n: index) attributes {test.ptr = "f"} {
  %0 = memref.alloca() {test.ptr = "first"} : memref<4xf32>
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %1 = memref.alloca() {test.ptr = "inner"} : memref<4xf32>
    scf.reduce
  } {test.ptr = "parallel"}
  %2 = memref.alloca_scope -> memref<4xf32> {
    %3 = memref.alloca() {test.ptr = "scoped"} : memref<4xf32>
    memref.alloca_scope.return %0 : memref<4xf32>
  } {test.ptr = "scope"}
  scf.forall (%i) in (%n) {
    %4 = memref.alloca() {test.ptr = "forall alloca"} : memref<4xf32>
  } {test.ptr = "forall"}
  return
}
// -----
// More views than are followed.
func.func @deep(%n: index, %a: memref<?xf32>) attributes {test.ptr = "f"} {
  %0 = memref.alloc(%n) {test.ptr = "alloc"} : memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  %2 = memref.cast %1 : memref<4xf32> to memref<?xf32>
  %3 = memref.cast %2 : memref<?xf32> to memref<4xf32>
  %4 = memref.cast %3 : memref<4xf32> to memref<?xf32>
  %5 = memref.cast %4 : memref<?xf32> to memref<4xf32>
  %6 = memref.cast %5 : memref<4xf32> to memref<?xf32>
  %7 = memref.cast %6 : memref<?xf32> to memref<4xf32>
  %8 = memref.cast %7 : memref<4xf32> to memref<?xf32>
  %9 = memref.cast %8 {test.ptr = "nine"} : memref<?xf32> to memref<4xf32>
  %10 = memref.cast %9 {test.ptr = "ten"} : memref<4xf32> to memref<?xf32>
  %11 = memref.cast %10 {test.ptr = "eleven"} : memref<?xf32> to memref<4xf32>
  return
}
// -----
func.func private @make() -> (memref<4xf32>, memref<4xf32>)
func.func @calls(%a: memref<4xf32>, %p: !llvm.ptr) attributes {test.ptr = "f"} {
  %n = arith.constant 1 : i64
  %0:2 = call @make() {test.ptr = "call"} : () -> (memref<4xf32>, memref<4xf32>)
  %1 = memref.alloc() {test.ptr = "alloc"} : memref<4xf32>
  %2 = llvm.alloca %n x i32 {test.ptr = "stack"} : (i64) -> !llvm.ptr
  %3 = llvm.getelementptr %2[1] {test.ptr = "gep"} : (!llvm.ptr) -> !llvm.ptr, i32
  %4 = llvm.mlir.addressof @g {test.ptr = "address"} : !llvm.ptr
  %5 = llvm.mlir.addressof @h {test.ptr = "other address"} : !llvm.ptr
  %6 = llvm.addrspacecast %2 {test.ptr = "space"} : !llvm.ptr to !llvm.ptr<1>
  %7 = llvm.bitcast %2 {test.ptr = "bits"} : !llvm.ptr to !llvm.ptr
  return
}
llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.global @h(1 : i32) : i32
// -----
func.func @nested(%a: memref<4xf32>) {
  builtin.module {
    func.func @inner(%b: memref<4xf32>) attributes {test.ptr = "inner"} {
      %0 = memref.alloc() {test.ptr = "alloc"} : memref<4xf32>
      return
    }
  }
  "t.op"() ({
  ^bb0(%x: memref<4xf32>):
    %1 = memref.alloca() {test.ptr = "local"} : memref<4xf32>
    "t.graph"(%x) : (memref<4xf32>) -> ()
  }, {
  ^bb0(%y: index):
    "t.next"(%y)[^bb1] : (index) -> ()
  ^bb1(%z: index):
    "t.end"() : () -> ()
  }) {test.ptr = "region"} : () -> ()
  return
}
