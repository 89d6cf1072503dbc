llvm.func @twice() {
  llvm.blocktag <id = 1>
  llvm.br ^next
^next:
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @address() {
  %0 = llvm.blockaddress <function = @missing, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @target() { llvm.return }
llvm.func @address() {
  %0 = llvm.blockaddress <function = @target, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @target()
llvm.func @address() {
  %0 = llvm.blockaddress <function = @target, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @use() {
  %0 = llvm.dso_local_equivalent @missing : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global internal @data() : i32
llvm.func @use() {
  %0 = llvm.dso_local_equivalent @data : !llvm.ptr
  llvm.return
}

// -----

llvm.func extern_weak @weak()
llvm.func @use() {
  %0 = llvm.dso_local_equivalent @weak : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global internal @data() : i32
llvm.mlir.alias external @name : i32 {
  %0 = llvm.mlir.addressof @data : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @use() {
  llvm.call @name() : () -> ()
  llvm.return
}

// -----

llvm.func @masked(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<2xf32>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 4 : i32} : vector<2xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @masked(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @scalable(%p: !llvm.ptr, %v: vector<[2]xf16>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<[2]xf16>
  llvm.return
}

// -----

llvm.func @aggregate(%p: !llvm.ptr, %v: !llvm.array<3 x i8>) {
  %0 = "llvm.atomicrmw"(%p, %v) <{bin_op = 0 : i64, ordering = 4 : i64}> : (!llvm.ptr, !llvm.array<3 x i8>) -> !llvm.array<3 x i8>
  llvm.return
}

// -----

llvm.func @jump(%p: !llvm.ptr, %n: i32) {
  "llvm.indirectbr"(%p, %n)[^next] <{indbr_operand_segments = array<i32: 2>}> : (!llvm.ptr, i32) -> ()
^next(%0: i32):
  llvm.return
}

// -----

llvm.func @jump(%p: !llvm.ptr, %n: i32) {
  "llvm.indirectbr"(%p, %n)[^next] <{indbr_operand_segments = array<i32: -1>}> : (!llvm.ptr, i32) -> ()
^next(%0: i32):
  llvm.return
}

// -----

llvm.func @bundles(%c: i1, %n: i32) {
  "llvm.intr.assume"(%c, %n, %n) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["align"]}> : (i1, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @body(!llvm.struct<"a">)

// -----

llvm.func @body(!llvm.struct<"a", ()>, !llvm.struct<"a", (i8)>)

// -----

llvm.mlir.global internal @barrier(0 : i32) : !llvm.target<"amdgcn.named.barrier", 0>

// -----

llvm.mlir.global common @large(dense<1> : vector<4294967296xi8>) : !llvm.array<4294967296 x i8>

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 3 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [3 : i32]>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "Other", [3 : i32]>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 3 : i32>]

// -----

llvm.func @cycle(!llvm.struct<"a", (struct<"a", (i8)>)>)

// -----

llvm.func @cycle(!llvm.struct<"a", (struct<"b", (struct<"a", (struct<"b">)>)>)>)
