// options: --inline
// options: --inline=default-pipeline=
// options: --inline --mlir-print-debuginfo
llvm.func @use(!llvm.ptr)
llvm.func @callee(%n: i32) -> i32 {
  %c = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %c x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %b : !llvm.ptr
  %z = llvm.mlir.constant(0 : i32) : i32
  %e = llvm.alloca %z x i32 : (i32) -> !llvm.ptr
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.call @use(%b) : (!llvm.ptr) -> ()
  llvm.call @use(%e) : (!llvm.ptr) -> ()
  %t = llvm.icmp "eq" %n, %n : i32
  llvm.cond_br %t, ^bb1, ^bb2
^bb1:
  llvm.return %n : i32
^bb2:
  llvm.unreachable
}
llvm.func @caller(%n: i32, %q: i1) -> i32 {
  %c = llvm.mlir.constant(7 : i32) : i32
  llvm.cond_br %q, ^bb1, ^bb2
^bb1:
  %r = llvm.call @callee(%c) : (i32) -> i32
  llvm.return %r : i32
^bb2:
  llvm.return %n : i32
}
// -----
llvm.func @use(!llvm.ptr)
llvm.func @dyn(%n: i32) -> i32 {
  %c = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.return %n : i32
}
llvm.func @caller(%n: i32, %q: i1) -> i32 {
  %c = llvm.mlir.constant(7 : i32) : i32
  %r = llvm.call @dyn(%c) : (i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.func @byval(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>, llvm.align = 16 : i64}) -> i32 {
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @rdonly(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @caller(%p: !llvm.ptr) -> i32 {
  %0 = llvm.call @byval(%p) : (!llvm.ptr) -> i32
  %1 = llvm.call @rdonly(%p) : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @noin() attributes {no_inline} { llvm.return }
llvm.func @opt() attributes {optimize_none, no_inline} { llvm.return }
llvm.func @va(%a: i32, ...) { llvm.return }
llvm.func @pers() attributes {personality = @va} { llvm.return }
llvm.func @pass() attributes {passthrough = ["noduplicate"]} { llvm.return }
llvm.func @pass2() attributes {passthrough = ["strictfp", "x"]} { llvm.return }
llvm.func @pass3() attributes {passthrough = ["x", ["a", "b"]]} { llvm.return }
llvm.func @inalloca(%p: !llvm.ptr {llvm.inalloca = i32}) { llvm.return }
llvm.func @noalias(%p: !llvm.ptr {llvm.noalias}) { %c = llvm.load %p : !llvm.ptr -> i32 
 llvm.store %c, %p : i32, !llvm.ptr
 llvm.return }
llvm.func @caller(%p: !llvm.ptr, %i: i32) {
  llvm.call @noin() : () -> ()
  llvm.call @opt() : () -> ()
  llvm.call @va(%i) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.call @pers() : () -> ()
  llvm.call @pass() : () -> ()
  llvm.call @pass2() : () -> ()
  llvm.call @pass3() : () -> ()
  llvm.call @inalloca(%p) : (!llvm.ptr) -> ()
  llvm.call @noalias(%p) : (!llvm.ptr) -> ()
  llvm.call @self() : () -> ()
  llvm.return
}
llvm.func @self() { llvm.call @self() : () -> ()
 llvm.return }
// -----
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#s1 = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "one">
#s2 = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#g1 = #llvm.access_group<id = distinct[3]<>>
#g2 = #llvm.access_group<id = distinct[4]<>>
llvm.func @leaf(!llvm.ptr)
llvm.func @callee(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #s1
  %0 = llvm.load %p {alias_scopes = [#s1], noalias_scopes = [#s2], access_groups = [#g1]} : !llvm.ptr -> i32
  llvm.store %0, %q {alias_scopes = [#s2]} : i32, !llvm.ptr
  %1 = llvm.load %p : !llvm.ptr -> i64
  llvm.call @leaf(%p) {noalias_scopes = [#s1]} : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @caller(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.call @callee(%p, %q) {alias_scopes = [#s1], noalias_scopes = [#s2], access_groups = [#g2]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @callee(%q, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @leaf(!llvm.ptr, !llvm.ptr)
llvm.func @opaque() -> !llvm.ptr
llvm.mlir.global internal @g(0 : i32) : i32
llvm.func @callee(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %r: !llvm.ptr, %i: i64, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %undef = llvm.mlir.undef : !llvm.ptr
  %e = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %s = llvm.select %c, %e, %q : i1, !llvm.ptr
  %t = llvm.select %c, %e, %null : i1, !llvm.ptr
  %u = llvm.select %c, %e, %undef : i1, !llvm.ptr
  %o = llvm.call @opaque() : () -> !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load %e : !llvm.ptr -> i32
  %2 = llvm.load %s : !llvm.ptr -> i32
  %3 = llvm.load %t : !llvm.ptr -> i32
  %4 = llvm.load %u : !llvm.ptr -> i32
  %5 = llvm.load %a : !llvm.ptr -> i32
  %6 = llvm.load %g : !llvm.ptr -> i32
  %7 = llvm.load %o : !llvm.ptr -> i32
  %8 = llvm.load %r : !llvm.ptr -> i32
  llvm.store %0, %q : i32, !llvm.ptr
  "llvm.intr.memcpy"(%p, %r, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%p, %q, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @leaf(%p, %r) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @leaf(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.cond_br %c, ^bb1(%p : !llvm.ptr), ^bb1(%r : !llvm.ptr)
^bb1(%x: !llvm.ptr):
  %9 = llvm.load %x : !llvm.ptr -> i32
  llvm.br ^bb2(%x, %9 : !llvm.ptr, i32)
^bb2(%y: !llvm.ptr, %n: i32):
  %10 = llvm.load %y : !llvm.ptr -> i32
  %m = llvm.getelementptr %y[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.cond_br %c, ^bb2(%m, %10 : !llvm.ptr, i32), ^bb3
^bb3:
  %old = llvm.atomicrmw add %q, %one monotonic : !llvm.ptr, i32
  %sum = llvm.add %old, %n : i32
  llvm.return %sum : i32
}
llvm.func @caller(%p: !llvm.ptr, %r: !llvm.ptr, %i: i64, %c: i1) -> i32 {
  %0 = llvm.call @callee(%p, %p, %r, %i, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i1) -> i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global internal @a8(0 : i64) {alignment = 8 : i64} : i64
llvm.mlir.global internal @a0(0 : i64) : i64
llvm.func @ro(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @rw(%p: !llvm.ptr {llvm.byval = i64}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @ro8(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 8 : i64}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @caller(%x: !llvm.ptr {llvm.align = 16 : i64}, %y: !llvm.ptr {llvm.align = 4 : i64}, %z: !llvm.ptr, %n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %al = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %al8 = llvm.alloca %one x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %al32 = llvm.alloca %one x i64 {alignment = 32 : i64} : (i32) -> !llvm.ptr
  %g = llvm.mlir.addressof @a8 : !llvm.ptr
  %h = llvm.mlir.addressof @a0 : !llvm.ptr
  %e = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.call @ro(%x) : (!llvm.ptr) -> i32
  llvm.call @ro(%y) : (!llvm.ptr) -> i32
  llvm.call @ro(%z) : (!llvm.ptr) -> i32
  llvm.call @ro(%al) : (!llvm.ptr) -> i32
  llvm.call @ro(%al8) : (!llvm.ptr) -> i32
  llvm.call @ro(%al32) : (!llvm.ptr) -> i32
  llvm.call @ro(%g) : (!llvm.ptr) -> i32
  llvm.call @ro(%e) : (!llvm.ptr) -> i32
  llvm.call @ro8(%g) : (!llvm.ptr) -> i32
  llvm.call @ro8(%h) : (!llvm.ptr) -> i32
  llvm.call @rw(%x) : (!llvm.ptr) -> i32
  llvm.return
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>} {
llvm.func @ro(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @ro8(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 8 : i64}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @caller() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %al = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.call @ro(%al) : (!llvm.ptr) -> i32
  llvm.call @ro8(%al) : (!llvm.ptr) -> i32
  llvm.return
}
}
// -----
llvm.func @personality(...) -> i32
llvm.func @callee(%x: i32) -> (i32 {llvm.noundef}) {
  %0 = llvm.add %x, %x : i32
  llvm.return %0 : i32
}
llvm.func @void(%x: i32) {
  llvm.return
}
llvm.func @always(%x: i32) attributes {always_inline} {
  llvm.call @void(%x) : (i32) -> ()
  llvm.return
}
llvm.func @unreachable(%x: i32) -> i32 {
  llvm.unreachable
}
llvm.func @indirect(%f: !llvm.ptr, %x: i32) -> i32 attributes {personality = @personality} {
  %0 = llvm.call %f(%x) : !llvm.ptr, (i32) -> i32
  %1 = llvm.call @callee(%0) {no_inline} : (i32) -> i32
  %2 = llvm.call @callee(%1) {always_inline} : (i32) -> i32
  llvm.call @always(%2) : (i32) -> ()
  %3 = llvm.invoke @callee(%2) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  %4 = llvm.call @unreachable(%3) : (i32) -> i32
  llvm.return %4 : i32
^bb2:
  %5 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %5 : !llvm.struct<(ptr, i32)>
}
llvm.func @tail(%x: i32) -> i32 {
  %0 = llvm.call musttail @callee(%x) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @weak(%x: i32) -> i32 attributes {dso_local} {
  %0 = llvm.call @callee(%x) : (i32) -> i32
  %1 = llvm.call @weakly(%x) : (i32) -> i32
  llvm.return %1 : i32
}
llvm.func weak @weakly(%x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
#di_file = #llvm.di_file<"foo.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#ty = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #di_file, name = "callee", file = #di_file, line = 1, subprogramFlags = Definition, type = #ty>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #di_file, name = "caller", file = #di_file, line = 5, subprogramFlags = Definition, type = #ty>
#start = loc(fused<#sp>["foo.c":2:3])
#end = loc(fused<#sp>["foo.c":4:3])
#la = #llvm.loop_annotation<mustProgress = true, startLoc = #start, endLoc = #end>
#lb = #llvm.loop_annotation<mustProgress = true, startLoc = #start>
#lc = #llvm.loop_annotation<mustProgress = true>
llvm.func @callee(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #la} loc("foo.c":2:5)
^bb2:
  llvm.cond_br %c, ^bb2, ^bb3 {loop_annotation = #lb}
^bb3:
  llvm.cond_br %c, ^bb3, ^bb4 {loop_annotation = #lc}
^bb4:
  llvm.return
} loc(fused<#sp>["foo.c":1:1])
llvm.func @caller(%c: i1) {
  llvm.call @callee(%c) : (i1) -> () loc(fused<#sp2>["foo.c":6:3])
  llvm.return
} loc(fused<#sp2>["foo.c":5:1])
llvm.func @nodebug(%c: i1) {
  llvm.call @callee(%c) : (i1) -> ()
  llvm.return
}
// -----
llvm.func @use(!llvm.ptr)
llvm.func @callee(%p: !llvm.ptr {llvm.noalias}, %n: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.return %0 : i32
}
llvm.func @in_region(%p: !llvm.ptr, %b: i1, %n: i32) -> i32 {
  %r = scf.if %b -> (i32) {
    %0 = llvm.call @callee(%p, %n) : (!llvm.ptr, i32) -> i32
    scf.yield %0 : i32
  } else {
    scf.yield %n : i32
  }
  llvm.return %r : i32
}
func.func @in_func(%p: !llvm.ptr, %n: i32) -> i32 {
  %0 = llvm.call @callee(%p, %n) : (!llvm.ptr, i32) -> i32
  return %0 : i32
}
func.func @in_scope(%p: !llvm.ptr, %n: i32) {
  memref.alloca_scope {
    %0 = llvm.call @callee(%p, %n) : (!llvm.ptr, i32) -> i32
  }
  return
}
llvm.func @unreached(%p: !llvm.ptr, %n: i32) -> i32 {
  llvm.return %n : i32
^bb1(%q: !llvm.ptr):
  %0 = llvm.call @callee(%q, %n) : (!llvm.ptr, i32) -> i32
  llvm.br ^bb1(%q : !llvm.ptr)
}
llvm.func @twice(%p: !llvm.ptr, %n: i32) -> i32 {
  %0 = llvm.call @callee(%p, %n) : (!llvm.ptr, i32) -> i32
  %1 = llvm.call @callee(%p, %0) : (!llvm.ptr, i32) -> i32
  llvm.return %1 : i32
}
llvm.func @own_copy(%p: !llvm.ptr, %n: i32) -> i32 {
  %q = llvm.intr.ssa.copy %p : !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  %0 = llvm.call @callee(%p, %v) : (!llvm.ptr, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @wrong(%p: !llvm.ptr {llvm.byval = i32, llvm.noalias}, %q: !llvm.ptr<3> {llvm.noalias}, %x: f32) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %0, %q : i32, !llvm.ptr<3>
  %1 = llvm.addrspacecast %q : !llvm.ptr<3> to !llvm.ptr
  llvm.store %x, %1 : f32, !llvm.ptr
  llvm.return
}
llvm.func @spaces(%p: !llvm.ptr, %q: !llvm.ptr<3>, %x: f32) {
  llvm.call @wrong(%p, %q, %x) : (!llvm.ptr, !llvm.ptr<3>, f32) -> ()
  llvm.return
}
func.func @mixed(%x: i32) -> i32 {
  return %x : i32
}
llvm.func @calls_func(%x: i32) -> i32 {
  %0 = func.call @mixed(%x) : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @one(%b: i32) -> i32 {
  llvm.return %b : i32
}
func.func @onef(%b: i32) -> i32 {
  return %b : i32
}
func.func @f(%b: i1, %n: i32) {
  memref.alloca_scope {
    %0 = llvm.call @one(%n) : (i32) -> i32
    %1 = func.call @onef(%n) : (i32) -> i32
  }
  return
}
func.func @h(%b: i1, %n: i32) {
  memref.alloca_scope {
    %1 = func.call @onef(%n) : (i32) -> i32
  }
  return
}
func.func @i(%b: i1, %n: i32) {
  memref.alloca_scope {
    %0 = llvm.call @one(%n) : (i32) -> i32
  }
  return
}
