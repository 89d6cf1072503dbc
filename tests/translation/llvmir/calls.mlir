llvm.func @callee(i32, !llvm.ptr) -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @nothing()
llvm.func @floats(f32) -> f32
llvm.func @pairs() -> !llvm.struct<(f32, f32)>

llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32, %d: f64) -> i32 {
  %0 = llvm.call @callee(%a, %p) : (i32, !llvm.ptr) -> i32
  %1 = llvm.call fastcc %p(%a) : !llvm.ptr, (i32) -> i32
  %2 = llvm.call @printf(%p, %d, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i32) -> i32
  %3 = llvm.call %p(%p, %a) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32) -> i32
  llvm.call tail @nothing() : () -> ()
  llvm.call notail @nothing() {no_unwind, will_return, convergent, noinline} : () -> ()
  %4 = llvm.call @floats(%f) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32) -> f32
  %5 = llvm.call @pairs() {fastmathFlags = #llvm.fastmath<fast>} : () -> !llvm.struct<(f32, f32)>
  %6 = llvm.call @callee(%a, %p) {fastmathFlags = #llvm.fastmath<fast>} : (i32 {llvm.signext}, !llvm.ptr {llvm.noundef, llvm.align = 8 : i64}) -> (i32 {llvm.noundef})
  %7 = llvm.call @callee(%a, %p) ["one"(%a, %p : i32, !llvm.ptr), "none"()] : (i32, !llvm.ptr) -> i32
  llvm.call @nothing() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>} : () -> ()
  llvm.return %7 : i32
}

llvm.func @must(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call musttail @must(%a, %p) : (i32, !llvm.ptr) -> i32
  llvm.return %0 : i32
}

llvm.func @assembly(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %a : (i32) -> i32
  llvm.inline_asm has_side_effects is_align_stack "nop", "" : () -> ()
  %1 = llvm.inline_asm has_side_effects asm_dialect = intel operand_attrs = [{}, {elementtype = i32}] "mov $0, \22$1\22", "=r,r,*m" %0, %p : (i32, !llvm.ptr) -> i32
  %2 = llvm.inline_asm tail_call_kind = <tail> "", "={r1},r" %1 : (i32) -> i32
  llvm.return %2 : i32
}

llvm.func @named(%a: i32, %f: vector<4xf32>) -> i32 {
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %a) : (i32, i32) -> i32
  %1 = llvm.call_intrinsic "llvm.vector.reduce.fmax"(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  llvm.call_intrinsic "llvm.trap"() : () -> ()
  llvm.return %0 : i32
}
