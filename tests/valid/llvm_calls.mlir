#file = #llvm.di_file<"main.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#leaf = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "leaf", file = #file, subprogramFlags = Definition>
#root = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "root", file = #file, subprogramFlags = Definition>
llvm.func @leaf() {
  llvm.return
} loc(fused<#leaf>["main.c":1:1])
llvm.func @root() {
  llvm.call @leaf() : () -> () loc("main.c":9:9)
  llvm.return
} loc(fused<#root>["main.c":7:1])

// -----

#file = #llvm.di_file<"main.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#leaf = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "leaf", file = #file, subprogramFlags = Definition>
#root = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "root", file = #file, subprogramFlags = Definition>
llvm.func @leaf() {
  llvm.return
} loc(fused<#leaf>["main.c":1:1])
llvm.func @root() {
  llvm.call @leaf() : () -> () loc(unknown)
  llvm.return
} loc("main.c":7:1)

// -----

llvm.func @leaf(i32)
llvm.func @personality(...) -> i32
llvm.func @root(%a: i32, %n: i32, %u: i32, %t: i32) attributes {personality = @personality} {
  llvm.invoke @leaf(%a) to ^normal(%a : i32) unwind ^unwind(%a : i32) ["tag"(%a : i32)] : (i32) -> ()
^normal(%0: i32):
  llvm.return
^unwind(%1: i32):
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.mlir.global internal @number(1.5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
llvm.func @number_of() -> !llvm.ppc_fp128 {
  %0 = llvm.mlir.constant(-4.0e10 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  llvm.return %0 : !llvm.ppc_fp128
}
