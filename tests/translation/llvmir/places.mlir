#f = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = None>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32) loc("a.c":2:2)
^bb1(%p: i32 loc("a.c":3:3)):
  llvm.return %p : i32 loc("a.c":5:5)
} loc(fused<#sp>["a.c":1:1])
// -----
#f = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = None>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @f(%a: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb2 loc("a.c":2:2)
^bb1(%p: i32 loc("a.c":3:3)):
  llvm.br ^bb1(%p : i32) loc("a.c":4:4)
^bb2:
  llvm.return %a : i32 loc("a.c":5:5)
} loc(fused<#sp>["a.c":1:1])
// -----
#f = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = None>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @f(%a: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb2 loc("a.c":2:2)
^bb1(%p: i32 loc(unknown)):
  llvm.br ^bb1(%p : i32) loc("a.c":4:4)
^bb2:
  llvm.return %a : i32 loc("a.c":5:5)
} loc(fused<#sp>["a.c":1:1])
// -----
#f = #llvm.di_file<"a.c" in "/">
#g = #llvm.di_subprogram<name = "g", file = #f, subprogramFlags = Optimized>
llvm.func hidden @g(%a: i32) loc(fused<#g>["a.c":1:1])
llvm.func @h() {
  llvm.return
}
// -----
#f = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = None>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return
} loc(fused<#sp>["a.c":1:1])
llvm.module_flags [#llvm.mlir.module_flag<warning, "XDebug Info Version", 3 : i32>]
