// Discardable attributes that have the names of properties of other operations.
func.func @f(%x: i32) -> i1 {
  %0 = "llvm.icmp"(%x, %x) {predicate = 0 : i64, fastmathFlags = 3 : i32} : (i32, i32) -> i1
  "llvm.call_intrinsic"(%x) {intrin = "llvm.foo", TailCallKind = 1 : i32, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()
  return %0: i1
}
llvm.func @g()
llvm.func @gp() -> i32
llvm.func @h(%x: i32) attributes { personality = @gp } {
  "llvm.invoke"()[^a,^b] {callee = @g, TailCallKind = 1 : i32, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>} : () -> ()
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
