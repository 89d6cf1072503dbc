module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>, !llvm.ptr<7> = dense<[128, 128, 256, 32]> : vector<4xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32, 32, 64]> : vector<3xi64>>} {
  func.func @inner() attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32, 32, 64]> : vector<3xi64>>} { return }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {}
}

// -----

module attributes {llvm.data_layout = ""} {}

// -----

module attributes {llvm.data_layout = "e-m:e-p:64:64:64:64-i64:64-f80:128-n8:16:32:64-S128"} {}

// -----

module attributes {llvm.data_layout = "E-p1:32:32-p7:160:256:256:32-v96:128-a:0:32-P1-A5-G1-ni:7:8"} {}

// -----

module attributes {llvm.data_layout = "m:o-Fn32-i1:8-f16:16:32"} {}

// -----

llvm.func @target(%n: i32) -> i32 {
  llvm.br ^start
^start:
  llvm.blocktag <id = 4>
  llvm.return %n : i32
}
llvm.func @address() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @target, tag = <id = 4>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @late()
llvm.mlir.alias external @other : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @late : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @use() {
  %0 = llvm.dso_local_equivalent @late : !llvm.ptr
  %1 = llvm.dso_local_equivalent @other : !llvm.ptr
  llvm.return
}

// -----

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "the domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @declares(%p: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #scope
  %0 = llvm.load %p {alias_scopes = [#scope], noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @masked(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = llvm.intr.masked.gather %p, %m, %v {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %0, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}

// -----

llvm.mlir.global common @large(dense<0> : vector<4294967296xi8>) : !llvm.array<4294967296 x i8>

// -----

llvm.mlir.global internal @barrier() {addr_space = 3 : i32} : !llvm.target<"amdgcn.named.barrier", 0>

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 222>, #llvm.cgprofile_entry<from = @a, count = 3>]>]
llvm.func @a()
llvm.func @b()

// -----

llvm.func @chain(!llvm.struct<"outer", (ptr, struct<"inner", (i32, array<2 x struct<"leaf", (i8)>>)>)>)

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 128]> : vector<4xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i8> = 64>} {}

// -----

llvm.func @cycle(!llvm.struct<"a", (struct<"a">)>)

// -----

llvm.func @cycle(!llvm.struct<"a", (i8, struct<"b", (array<2 x struct<"a">>)>)>)
