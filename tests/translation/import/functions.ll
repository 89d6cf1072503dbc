define void @plain() { ret void }
declare void @declared()
define internal fastcc void @internal() { ret void }
define linkonce_odr hidden void @hidden() unnamed_addr { ret void }
define weak protected void @protected() local_unnamed_addr section "text" align 16 { ret void }
define dso_local void @local() gc "shadow-stack" { ret void }
define available_externally void @available() { ret void }
define x86_stdcallcc void @convention() { ret void }
define cc 11 void @number() { ret void }
declare extern_weak void @weak()
define i32 @arguments(i32 signext %a, ptr noundef nonnull readonly captures(none) %b, ptr byval(i64) align 8 %c, float %e, ...) { ret i32 0 }
define noundef zeroext i8 @result() { ret i8 1 }
define void @returned(ptr noalias sret({ i32, i8 }) %d) { ret void }
// -----
define void @words() #0 { ret void }
define void @strings() #1 { ret void }
define void @more() #2 { ret void }
declare ptr @allocate(i64, i64) #3
attributes #0 = { noinline optnone nounwind uwtable convergent willreturn mustprogress norecurse nosync nofree noreturn cold hot ssp sspstrong sspreq strictfp naked returns_twice }
attributes #1 = { "frame-pointer"="all" "target-cpu"="x86-64" "tune-cpu"="generic" "target-features"="+sse,-avx" "no-infs-fp-math"="true" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="true" "denormal-fp-math"="preserve-sign,ieee" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" "prefer-vector-width"="256" "reciprocal-estimates"="none" "instrument-function-entry"="in" "instrument-function-exit"="out" "unknown" "no-builtin-foo" "stack-protector-buffer-size"="8" }
attributes #2 = { minsize optsize alwaysinline inlinehint memory(none) uwtable(sync) vscale_range(1,16) alignstack=16 }
attributes #3 = { allockind("alloc,zeroed") allocsize(0,1) memory(argmem: read, inaccessiblemem: readwrite) "alloc-family"="malloc" }
// -----
define void @arm1() "aarch64_pstate_sm_enabled" "aarch64_new_za" { ret void }
define void @arm2() "aarch64_pstate_sm_body" "aarch64_in_za" { ret void }
define void @arm3() "aarch64_pstate_sm_compatible" "aarch64_out_za" { ret void }
define void @arm4() "aarch64_inout_za" { ret void }
define void @arm5() "aarch64_preserves_za" { ret void }
// -----
define void @counted() !prof !0 { ret void }
define void @kernel() !vec_type_hint !1 !work_group_size_hint !2 !reqd_work_group_size !3 !intel_reqd_sub_group_size !4 { ret void }
!0 = !{!"function_entry_count", i64 1000}
!1 = !{i32 undef, i32 1}
!2 = !{i32 8, i32 4, i32 2}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{i32 16}
// -----
define void @unnamed_addr() prefix i32 1 prologue i8 2 personality ptr @p { ret void }
declare i32 @p(...)
// -----
define void @odd() !prof !0 !reqd_work_group_size !1 { ret void }
!0 = !{!"function_entry_count", i64 1, i64 2}
!1 = !{!"text"}
