; flags: --mlir-print-debuginfo
define void @f(i64 %a) !dbg !3 {
    #dbg_value(i64 %a, !10, !DIExpression(), !7)
    #dbg_value(i64 %a, !11, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, spFlags: DISPFlagDefinition, unit: !0, type: !4)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !20}
!7 = !DILocation(line: 1, scope: !3)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "m22", baseType: !20, scope: !20)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !21, !20}
!23 = !DISubprogram(name: "m23", scope: !20, type: !24, spFlags: 0)
!26 = !{!22, !23}
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S20", file: !1, elements: !26)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "m27", baseType: !21, scope: !21)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "m28", baseType: !20)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "m29", baseType: !20, scope: !21)
!30 = !{!27, !28, !29}
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S21", file: !1, elements: !30)
!10 = !DILocalVariable(name: "v0", scope: !3, file: !1, type: !21)
!11 = !DILocalVariable(name: "v1", scope: !3, file: !1, type: !21)
// -----
; flags: --mlir-print-debuginfo
define void @f(i64 %a) !dbg !3 {
    #dbg_value(i64 %a, !10, !DIExpression(), !7)
    #dbg_value(i64 %a, !11, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, spFlags: DISPFlagDefinition, unit: !0, type: !4)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !21}
!7 = !DILocation(line: 1, scope: !3)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "m24", baseType: !25)
!26 = !{!24}
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S20", file: !1, elements: !26)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !22, !22}
!27 = !DISubprogram(name: "m27", scope: !21, type: !28, spFlags: 0)
!30 = !{!27}
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S21", file: !1, elements: !30)
!32 = !DISubroutineType(types: !33)
!33 = !{null, !22, !20}
!31 = !DISubprogram(name: "m31", scope: !22, type: !32, spFlags: 0)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "m34", baseType: !35, scope: !22)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !23, !20}
!36 = !DISubprogram(name: "m36", scope: !22, type: !37, spFlags: 0)
!39 = !{!31, !34, !36}
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S22", file: !1, elements: !39)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "m40", baseType: !23)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "m41", baseType: !21, scope: !23)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !20, !21}
!42 = !DISubprogram(name: "m42", scope: !23, type: !43, spFlags: 0)
!45 = !{!40, !41, !42}
!23 = !DICompositeType(tag: DW_TAG_structure_type, name: "S23", file: !1, elements: !45)
!10 = !DILocalVariable(name: "v0", scope: !3, file: !1, type: !23)
!11 = !DILocalVariable(name: "v1", scope: !3, file: !1, type: !22)
// -----
; flags: --mlir-print-debuginfo
define void @f(i64 %a) !dbg !3 {
    #dbg_value(i64 %a, !10, !DIExpression(), !7)
    #dbg_value(i64 %a, !11, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, spFlags: DISPFlagDefinition, unit: !0, type: !4)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !21}
!7 = !DILocation(line: 1, scope: !3)
!22 = !{}
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S20", file: !1, elements: !22)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "m23", baseType: !24)
!25 = !{!23}
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "S21", file: !1, elements: !25)
!10 = !DILocalVariable(name: "v0", scope: !3, file: !1, type: !20)
!11 = !DILocalVariable(name: "v1", scope: !3, file: !1, type: !21)
// -----
; flags: --mlir-print-debuginfo
define void @f(i64 %a) !dbg !3 {
    #dbg_value(i64 %a, !10, !DIExpression(), !7)
    #dbg_value(i64 %a, !11, !DIExpression(), !7)
    #dbg_value(i64 %a, !12, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, spFlags: DISPFlagDefinition, unit: !0, type: !4)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !21}
!7 = !DILocation(line: 1, scope: !3)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "m27", baseType: !25, scope: !20)
!29 = !DISubroutineType(types: !30)
!30 = !{null, !22, !20}
!28 = !DISubprogram(name: "m28", scope: !20, type: !29, spFlags: 0)
!31 = !{!27, !28}
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S20", file: !1, scope: !26, elements: !31)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "m32", baseType: !22, scope: !21)
!33 = !{!32}
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "S21", file: !1, elements: !33)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "m34", baseType: !35, scope: !22)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "m36", baseType: !37)
!38 = !{!34, !36}
!22 = !DICompositeType(tag: DW_TAG_structure_type, name: "S22", file: !1, scope: !22, elements: !38)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "m39", baseType: !25, scope: !23)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !26, !20}
!40 = !DISubprogram(name: "m40", scope: !23, type: !41, spFlags: 0)
!43 = !{!39, !40}
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S23", file: !1, elements: !43)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "m44", baseType: !45)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "m46", baseType: !23)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "m47", baseType: !48, scope: !24)
!49 = !{!44, !46, !47}
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S24", file: !1, elements: !49)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "m50", baseType: !51)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "m52", baseType: !53, scope: !25)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "m54", baseType: !55)
!56 = !{!50, !52, !54}
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S25", file: !1, elements: !56)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !20, !25}
!57 = !DISubprogram(name: "m57", scope: !26, type: !58, spFlags: 0)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "m60", baseType: !61, scope: !26)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "m62", baseType: !26, scope: !26)
!63 = !{!57, !60, !62}
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S26", file: !1, elements: !63)
!10 = !DILocalVariable(name: "v0", scope: !3, file: !1, type: !23)
!11 = !DILocalVariable(name: "v1", scope: !3, file: !1, type: !25)
!12 = !DILocalVariable(name: "v2", scope: !3, file: !1, type: !22)
