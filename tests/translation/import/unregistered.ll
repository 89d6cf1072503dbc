; flags: --emit-expensive-warnings --prefer-unregistered-intrinsics
declare void @llvm.gcroot(ptr, ptr)
define void @gc() gc "example" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  ret void
}
// -----
; flags: --emit-expensive-warnings --prefer-unregistered-intrinsics
define <7 x float> @masked(ptr %ptr, <7 x i1> %mask, <7 x float> %val, <7 x ptr> %q) {
  %1 = call <7 x float> @llvm.masked.load.v7f32.p0(ptr align 4 %ptr, <7 x i1> %mask, <7 x float> poison), !tbaa !0, !llvm.access.group !4, !alias.scope !5, !noalias !7
  call void @llvm.masked.store.v7f32.p0(<7 x float> %val, ptr align 8 %ptr, <7 x i1> %mask), !tbaa !0
  %2 = call <7 x float> @llvm.masked.gather.v7f32.v7p0(<7 x ptr> align 4 %q, <7 x i1> %mask, <7 x float> %1), !tbaa !0
  call void @llvm.masked.scatter.v7f32.v7p0(<7 x float> %val, <7 x ptr> align 4 %q, <7 x i1> %mask), !nontemporal !10
  %3 = call <7 x float> @llvm.masked.expandload.v7f32(ptr align 4 %ptr, <7 x i1> %mask, <7 x float> %2)
  call void @llvm.masked.compressstore.v7f32(<7 x float> %3, ptr align 4 %ptr, <7 x i1> %mask)
  ret <7 x float> %2
}
declare <7 x float> @llvm.masked.load.v7f32.p0(ptr, <7 x i1>, <7 x float>)
declare void @llvm.masked.store.v7f32.p0(<7 x float>, ptr, <7 x i1>)
declare <7 x float> @llvm.masked.gather.v7f32.v7p0(<7 x ptr>, <7 x i1>, <7 x float>)
declare void @llvm.masked.scatter.v7f32.v7p0(<7 x float>, <7 x ptr>, <7 x i1>)
declare <7 x float> @llvm.masked.expandload.v7f32(ptr, <7 x i1>, <7 x float>)
declare void @llvm.masked.compressstore.v7f32(<7 x float>, ptr, <7 x i1>)
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"char", !3, i64 0}
!3 = !{!"root"}
!4 = distinct !{}
!5 = !{!6}
!6 = distinct !{!6, !9, !"scope"}
!7 = !{!8}
!8 = distinct !{!8, !9}
!9 = distinct !{!9, !"domain"}
!10 = !{i32 1}
// -----
define void @m1() !type !0 !type !1 {
  ret void
}
declare !annotation !2 void @m2()
define void @m3() !prof !3 {
  ret void
}
define void @m4() !prof !5 !kernel_arg_addr_space !4 {
  ret void
}
!0 = !{i64 0, !"a"}
!1 = !{i64 0, !"b"}
!2 = !{!"words"}
!3 = !{!"unknown", !"pass"}
!4 = !{i32 0, i32 1}
!5 = !{!"function_entry_count", i64 7, i64 99}
// -----
define void @h() !vec_type_hint !0 !work_group_size_hint !1 !reqd_work_group_size !2 !intel_reqd_sub_group_size !3 {
  ret void
}
define void @h2() !vec_type_hint !4 !reqd_work_group_size !5 {
  ret void
}
!0 = !{<2 x i32> undef, i32 1}
!1 = !{i32 8, i32 16, i32 32}
!2 = !{i32 64, i32 128, i32 256}
!3 = !{i32 3}
!4 = !{i32 undef, i32 0}
!5 = !{i32 64, i64 128}
