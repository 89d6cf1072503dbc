; flags: --emit-expensive-warnings
define void @f(ptr %p) {
  store i32 7, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0, i64 8}
!1 = !{!2, i64 8, !"short"}
!2 = !{!3, i64 2, !"char"}
!3 = !{!"root of types"}
// -----
; flags: --emit-expensive-warnings
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !llvm.access.group !0
  ret i32 %x
}
!0 = !{}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, i64 3}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{i32 5}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.mustprogress"}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress", i32 1}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.distribute.enable"}
!2 = !{!"llvm.loop.distribute.disable"}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.unroll_and_jam.enable"}
!2 = !{!"llvm.loop.unroll_and_jam.disable"}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.enable", i32 2}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", !"many"}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.followup_all", i32 3}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.followup_all"}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.parallel_accesses", i32 3}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.parallel_accesses"}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  br label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.no.such.hint", i32 3}
// -----
; flags: --emit-expensive-warnings
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !llvm.access.group !1
  br label %x1, !llvm.loop !0
x1:
  ret i32 %x
}
!0 = distinct !{!0, !2}
!1 = distinct !{}
!2 = !{!"llvm.loop.parallel_accesses", !1, !3}
!3 = distinct !{}
// -----
; flags: --emit-expensive-warnings
define void @f() {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = !{!1}
!1 = !{!1, !2}
!2 = distinct !{!2, !"domain of f"}
// -----
; flags: --emit-expensive-warnings
define ptr @f(i64 %a) {
  %x = inttoptr i64 %a to ptr, !dereferenceable !0
  ret ptr %x
}
!0 = !{i64 -8}
// -----
; flags: --emit-expensive-warnings
define ptr @f(i64 %a) {
  %x = inttoptr i64 %a to ptr, !dereferenceable_or_null !0
  ret ptr %x
}
!0 = !{i64 8}
// -----
; flags: --emit-expensive-warnings
define ptr @f(ptr %a) {
  %x = load ptr, ptr %a, !dereferenceable !0
  ret ptr %x
}
!0 = !{i64 16}
// -----
!llvm.module.flags = !{!0, !1, !2}
!0 = !{i32 1, !"one", i32 1}
!1 = !{i32 3, !"two", !{!"one", i32 1}}
!2 = !{i32 2, !"three", !{!"x", i32 1}}
// -----
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!0 = !{i32 4, !"probe-stack", !"inline-asm"}
!1 = !{i32 5, !"names", !{!"a", !"b"}}
!2 = !{i32 6, !"others", !{!"a", !"b"}}
!3 = !{i32 1, !"wide", i64 4294967296}
!4 = !{i32 1, !"float", double 1.0}
!5 = !{i32 1, !"flag", i1 true}
// -----
define i1 @f(float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"olt", metadata !"fpexcept.strict")
  ret i1 %r
}
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
// -----
define float @f(float %x) {
  %r = call float @llvm.experimental.constrained.sqrt.f32(float %x, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %s = call float @llvm.experimental.constrained.fadd.f32(float %x, float %r, metadata !"round.dynamic", metadata !"fpexcept.maytrap")
  %d = call double @llvm.experimental.constrained.fpext.f64.f32(float %s, metadata !"fpexcept.ignore")
  %t = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.upward", metadata !"fpexcept.ignore")
  %i = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %t, metadata !"fpexcept.ignore")
  %u = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %i, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %u
}
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
