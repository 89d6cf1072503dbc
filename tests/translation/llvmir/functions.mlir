llvm.func @declared(i32, f32) -> f64
llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func internal fastcc @inner(%a: i32) attributes {dso_local} { llvm.return }
llvm.func hidden @hidden() attributes {section = "s", alignment = 16 : i64, garbageCollector = "shadow-stack"} { llvm.return }
// -----
llvm.func extern_weak @weak()
llvm.func swiftcc @swift() attributes {passthrough = ["cold", "noredzone", ["alignstack", "16"], "unknown", ["key", "value"]]} { llvm.return }
llvm.func @allocates(i64) -> !llvm.ptr attributes {passthrough = [["allocsize", "4294967295"], ["allockind", "9"], ["memory", "12"]]}
llvm.func @attributed(%p: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.readonly, llvm.nonnull, llvm.noundef, llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64},
    %r: !llvm.ptr {llvm.sret = i32}, %q: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>}, %i: i32 {llvm.signext, llvm.inreg}, %j: i8 {llvm.zeroext})
    attributes {no_inline, optimize_none, no_unwind, will_return, convergent, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.return
}
llvm.func @result() -> (!llvm.ptr {llvm.noundef, llvm.nonnull, llvm.align = 4 : i64})
llvm.func @targets() attributes {target_cpu = "x86-64", tune_cpu = "generic", target_features = #llvm.target_features<["+sse", "-avx"]>, frame_pointer = #llvm.framePointerKind<"non-leaf">, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>, no_infs_fp_math = true, no_nans_fp_math = false, denormal_fp_math = "preserve-sign,preserve-sign", fp_contract = "fast", uwtable_kind = #llvm.uwtableKind<async>, always_inline} {
  llvm.return
}
llvm.func @kernel() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xi32>, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>, reqd_work_group_size = array<i32: 4, 5, 6>, intel_reqd_sub_group_size = 8 : i32, function_entry_count = 4242 : i64} {
  llvm.return
}
llvm.func @streaming() attributes {arm_streaming, arm_new_za} { llvm.return }
