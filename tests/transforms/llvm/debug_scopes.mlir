// options: --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo
// options: --ensure-debug-info-scope-on-llvm-func=emission-kind=Full --mlir-print-debuginfo
// options: --ensure-debug-info-scope-on-llvm-func=emission-kind=None --mlir-print-debuginfo
// options: --ensure-debug-info-scope-on-llvm-func=emission-kind=DebugDirectivesOnly --mlir-print-debuginfo
module {
  llvm.func @callee() {
    llvm.return loc("q.c":9:9)
  } loc("q.c":8:1)
  llvm.func @unknown() {
    llvm.return loc("q.c":9:9)
  } loc(unknown)
  llvm.func @named() {
    llvm.return loc("dir/sub/other.c":2:2)
  } loc("name"("dir/sub/file.c":12:4))
  llvm.func @fused() {
    llvm.return loc("x.c":5:5)
  } loc(fused["x.c":1:2, "y.c":3:4])
  llvm.func @call() {
    llvm.return loc("x.c":5:5)
  } loc(callsite("x.c":1:2 at "y.c":3:4))
  llvm.func @f() -> i32 {
    %x = llvm.mlir.constant(1 : i32) : i32 loc("m.c":5:1)
    %0 = llvm.add %x, %x : i32 loc(callsite("q.c":9:9 at "m.c":5:5))
    %1 = llvm.add %x, %x : i32 loc(fused["q.c":9:9, "r.c":1:5])
    %2 = llvm.add %x, %x : i32 loc("nm"("q.c":9:9))
    %3 = llvm.add %x, %x : i32 loc(unknown)
    %4 = llvm.add %x, %x : i32 loc(callsite("q.c":1:1 at callsite("s.c":2:2 at "m.c":5:5)))
    %5 = llvm.add %x, %x : i32 loc(callsite("nm"("q.c":9:9) at "m.c":5:5))
    %6 = llvm.add %x, %x : i32 loc(callsite(callsite("q.c":1:1 at "s.c":2:2) at "m.c":5:5))
    llvm.return %0 : i32 loc("m.c":7:5)
  } loc("m.c":4:1)
  llvm.func @declared(i32) loc("m.c":20:1)
} loc("m.c":1:1)

// -----

#file = #llvm.di_file<"a.c" in "d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
module {
  llvm.func @has() {
    llvm.return loc("w.c":2:2)
  } loc(fused<#sp>["z.c":1:1])
  llvm.func @hasnot() {
    llvm.return loc("z.c":2:2)
  } loc("z.c":1:1)
  module {
    llvm.func @inner() loc(unknown)
  } loc(unknown)
} loc(fused<#unit>["m.c":1:1])

// -----

module {
  llvm.func @none() loc(unknown)
  func.func private @f() loc(unknown)
} loc(unknown)
