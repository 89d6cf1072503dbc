define void @types(ptr %p) {
  %1 = load i32, ptr %p, !tbaa !0
  store i32 %1, ptr %p, !tbaa !5
  %2 = load ptr, ptr %p, !tbaa !7
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!"pair", !1, i64 0, !1, i64 4}
!5 = !{!4, !1, i64 4, i64 1}
!6 = !{!"vtable pointer", !8}
!7 = !{!6, !6, i64 0}
!8 = !{}
// -----
define void @scopes(ptr %p, ptr %q) {
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %1 = load i32, ptr %p, !alias.scope !2, !noalias !5
  store i32 %1, ptr %q, !alias.scope !5, !noalias !2
  %2 = load i32, ptr %p, !alias.scope !8
  ret void
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"scope"}
!2 = !{!1}
!3 = distinct !{!3, !0}
!4 = distinct !{!4, !0, !"other"}
!5 = !{!3, !4}
!6 = !{!"named domain"}
!7 = !{!"named scope", !6}
!8 = !{!7}
// -----
define void @groups(ptr %p) {
  %1 = load i32, ptr %p, !llvm.access.group !0
  %2 = load i32, ptr %p, !llvm.access.group !1
  ret void
}
!0 = distinct !{}
!1 = !{!0, !2}
!2 = distinct !{}
// -----
define void @left_out(ptr %p, i32 %i) {
  %1 = load i32, ptr %p, !range !0, !custom !1
  %2 = load ptr, ptr %p, !nonnull !1, !align !2
  %3 = call i32 @f(), !srcloc !0
  ret void
}
declare i32 @f()
!0 = !{i32 0, i32 5}
!1 = !{}
!2 = !{i64 8}
// -----
define void @relaxed(ptr %p) {
  store i32 1, ptr %p, !mmra !0
  fence release, !mmra !2
  ret void
}
!0 = !{!"scope", !"one"}
!1 = !{!"scope", !"two"}
!2 = !{!0, !1}
// -----
; flags: --emit-expensive-warnings
define void @warned(ptr %p, i1 %c) {
  %1 = load i32, ptr %p, !range !0, !llvm.access.group !5
  %2 = call i32 %p(), !prof !4
  call void @llvm.experimental.noalias.scope.decl(metadata !1)
  ret void, !llvm.access.group !5
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = !{i32 0, i32 5}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
!4 = !{!"VP", i32 0, i64 100, i64 123, i64 100}
!5 = distinct !{}
