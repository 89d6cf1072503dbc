#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#field = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 4>
#const = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#nameless = #llvm.alias_scope_domain<id = "by name">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "one">
#scope2 = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#scope3 = #llvm.alias_scope<id = "third", domain = #nameless>
#group = #llvm.access_group<id = distinct[3]<>>
#group2 = #llvm.access_group<id = distinct[4]<>>
#inner = #llvm.loop_annotation<disableNonforced = true, mustProgress = true>
#loop = #llvm.loop_annotation<mustProgress = true, isVectorized = true,
  vectorize = <disable = false, predicateEnable = true, scalableEnable = false, width = 4 : i32, followupAll = #inner>,
  interleave = <count = 2 : i32>, unroll = <disable = true, count = 8 : i32, runtimeDisable = true, full = true, followupUnrolled = #inner>,
  unrollAndJam = <disable = false, followupInner = #inner>, licm = <disable = true, versioningDisable = true>, distribute = <disable = true>,
  pipeline = <disable = false, initiationinterval = 3 : i32>, peeled = <count = 1 : i32>, unswitch = <partialDisable = true>, parallelAccesses = #group, #group2>

llvm.func @f() -> i32
llvm.func @accesses(%p: !llvm.ptr, %c: i1, %n: i64) {
  %0 = llvm.load %p {tbaa = [#field], alias_scopes = [#scope], noalias_scopes = [#scope2, #scope3], access_groups = [#group]} : !llvm.ptr -> i32
  llvm.store %0, %p {tbaa = [#const], access_groups = [#group, #group2]} : i32, !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #scope
  %1 = llvm.call @f() {tbaa = [#field], alias_scopes = [#scope, #scope2]} : () -> i32
  %2 = llvm.atomicrmw add %p, %1 monotonic {tbaa = [#field]} : !llvm.ptr, i32
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false, tbaa = [#field], access_groups = [#group]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^loop
^loop:
  llvm.cond_br %c, ^loop, ^next {loop_annotation = #loop}
^next:
  llvm.br ^next {loop_annotation = #inner}
}

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @accesses, count = 3>, #llvm.cgprofile_entry<from = @f, count = 5>]>]
llvm.linker_options ["-l", "c"]

// -----

module attributes {llvm.ident = "a compiler", llvm.commandline = "cc -O2", llvm.dependent_libraries = #llvm.dependent_libraries<"m", "dl">, llvm.module_asm = [".text", ".globl x"], llvm.data_layout = "e", llvm.target_triple = "x86_64-pc-linux-gnu"} {
}
