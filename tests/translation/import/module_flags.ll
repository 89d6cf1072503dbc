!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.commandline = !{!5}
!llvm.linker.options = !{!6, !7}
!llvm.dependent-libraries = !{!8, !9}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 2, !"text", !"value"}
!3 = !{i32 7, !"other", i32 1}
!4 = !{!"compiler 1.0"}
!5 = !{!"compiler -O2"}
!6 = !{!"-l", !"m"}
!7 = !{!"-lc"}
!8 = !{!"foo"}
!9 = !{!"bar"}
// -----
declare void @f()
declare void @g()
!llvm.module.flags = !{!0, !1}
!0 = !{i32 5, !"CG Profile", !2}
!1 = !{i32 1, !"unknown", !{}}
!2 = distinct !{!3, !4}
!3 = !{ptr @f, ptr @g, i64 222}
!4 = !{ptr @g, null, i64 1}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 263646}
!4 = !{!"MaxCount", i64 86427}
!5 = !{!"MaxInternalCount", i64 86427}
!6 = !{!"MaxFunctionCount", i64 4691}
!7 = !{!"NumCounts", i64 3712}
!8 = !{!"NumFunctions", i64 796}
!9 = !{!"IsPartialProfile", i64 0}
!10 = !{!"PartialProfileRatio", double 0.000000e+00}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86427, i32 1}
!14 = !{i32 100000, i64 86427, i32 1}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2}
!2 = !{!"ProfileFormat", !"InstrProf"}
