define void @loops(i1 %c) {
entry:
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !0
b:
  br i1 %c, label %b, label %d, !llvm.loop !3
d:
  br i1 %c, label %d, label %e, !llvm.loop !20
e:
  br i1 %c, label %e, label %f, !llvm.loop !30
f:
  ret void
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = distinct !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}
!4 = !{!"llvm.loop.vectorize.enable", i1 true}
!5 = !{!"llvm.loop.vectorize.width", i32 8}
!6 = !{!"llvm.loop.interleave.count", i32 4}
!7 = !{!"llvm.loop.unroll.count", i32 2}
!8 = !{!"llvm.loop.unroll.full"}
!9 = !{!"llvm.loop.unroll_and_jam.count", i32 3}
!10 = !{!"llvm.licm.disable"}
!11 = !{!"llvm.loop.distribute.enable", i1 false}
!12 = !{!"llvm.loop.pipeline.disable", i1 true}
!13 = !{!"llvm.loop.peeled.count", i32 1}
!14 = !{!"llvm.loop.unswitch.partial.disable"}
!15 = !{!"llvm.loop.isvectorized", i32 1}
!16 = !{!"llvm.loop.disable_nonforced"}
!17 = !{!"llvm.loop.unroll.followup_all", !18}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!22 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.unknown"}
// -----
define void @malformed(i1 %c) {
entry:
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !0
b:
  br i1 %c, label %b, label %d, !llvm.loop !2
d:
  br i1 %c, label %d, label %e, !llvm.loop !5
e:
  br i1 %c, label %e, label %f, !llvm.loop !8
f:
  br i1 %c, label %f, label %g, !llvm.loop !10
g:
  ret void
}
!0 = distinct !{!0, !1, !1}
!1 = !{!"llvm.loop.mustprogress", i32 1}
!2 = distinct !{!2, !3, !4}
!3 = !{!"llvm.loop.unroll.enable"}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.unroll.count", i64 1}
!7 = !{!"llvm.loop.vectorize.enable", i32 1}
!8 = distinct !{!8, !9}
!9 = !{i32 1}
!10 = distinct !{!10, !11}
!11 = !{}
// -----
define void @parallel(ptr %p, i1 %c) {
entry:
  br label %a
a:
  %1 = load i32, ptr %p, !llvm.access.group !0
  br i1 %c, label %a, label %b, !llvm.loop !1
b:
  ret void
}
!0 = distinct !{}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.parallel_accesses", !0}
