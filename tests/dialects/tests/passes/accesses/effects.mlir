func.func @accesses(%a: memref<4xi32>, %b: memref<4xi32>, %v: i32, %i: index, %c: i1) attributes {test.ptr = "f"} {
  %0 = memref.alloca() {test.ptr = "alloca"} : memref<4xi32>
  %1 = memref.alloc() {test.ptr = "alloc"} : memref<4xi32>
  memref.store %v, %0[%i] {test.ptr = "store"} : memref<4xi32>
  %2 = memref.load %1[%i] {test.ptr = "load"} : memref<4xi32>
  memref.copy %0, %1 {test.ptr = "copy"} : memref<4xi32> to memref<4xi32>
  memref.copy %a, %b {test.ptr = "copy arguments"} : memref<4xi32> to memref<4xi32>
  memref.copy %a, %a {test.ptr = "copy to itself"} : memref<4xi32> to memref<4xi32>
  %3 = memref.atomic_rmw addi %v, %0[%i] {test.ptr = "atomic"} : (i32, memref<4xi32>) -> i32
  "memref.prefetch"(%a, %i) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> {test.ptr = "prefetch"} : (memref<4xi32>, index) -> ()
  %4 = memref.generic_atomic_rmw %0[%i] : memref<4xi32> {
  ^bb0(%x: i32):
    memref.atomic_yield %x : i32
  } {test.ptr = "generic atomic"}
  %5 = arith.addi %v, %v {test.ptr = "sum"} : i32
  cf.assert %c, "x" {test.ptr = "assert"}
  memref.dealloc %1 {test.ptr = "dealloc"} : memref<4xi32>
  return {test.ptr = "return"}
}
// -----
func.func private @g(memref<4xi32>)
func.func @regions(%a: memref<4xi32>, %i: index, %c: i1) attributes {test.ptr = "f"} {
  %0 = memref.alloca() {test.ptr = "alloca"} : memref<4xi32>
  scf.if %c {
  } {test.ptr = "if"}
  scf.for %j = %i to %i step %i {
    %1 = memref.load %0[%j] {test.ptr = "load"} : memref<4xi32>
    "use"(%1) {test.ptr = "use"} : (i32) -> ()
  } {test.ptr = "for"}
  call @g(%a) {test.ptr = "call"} : (memref<4xi32>) -> ()
  "t.op"(%a) {test.ptr = "unknown"} : (memref<4xi32>) -> ()
  cf.br ^bb1 {test.ptr = "branch"}
^bb1:
  return
}
// -----
func.func @views(%a: memref<4xi32>, %p: !llvm.ptr, %v: i32, %i: index) attributes {test.ptr = "f"} {
  %n = arith.constant 1 : i64
  %0 = memref.alloca() {test.ptr = "alloca"} : memref<4xi32>
  %1 = memref.subview %0[1] [2] [1] {test.ptr = "subview"} : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  memref.store %v, %1[%i] {test.ptr = "store"} : memref<2xi32, strided<[1], offset: 1>>
  %2 = llvm.alloca %n x i32 {test.ptr = "stack"} : (i64) -> !llvm.ptr
  llvm.store %v, %2 {test.ptr = "llvm store"} : i32, !llvm.ptr
  %3 = llvm.load %p {test.ptr = "llvm load"} : !llvm.ptr -> i32
  %4 = llvm.load volatile %p {test.ptr = "volatile load"} : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%2, %p, %n) <{isVolatile = false}> {test.ptr = "memcpy"} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.fence acquire {test.ptr = "fence"}
  return
}
