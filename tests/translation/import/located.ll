; flags: --mlir-print-debuginfo
define void @f(i64 %x) !dbg !4 {
  #dbg_value(!DIArgList(i64 %x, i64 undef), !5, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !6)
  #dbg_value(!7, !5, !DIExpression(), !6)
  #dbg_value(i64 poison, !5, !DIExpression(), !6)
  #dbg_assign(i64 %x, !5, !DIExpression(), !8, ptr undef, !DIExpression(), !6)
  #dbg_label(!9, !6)
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "x.ll", directory: "/")
!3 = !DISubroutineType(types: !10)
!4 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1, type: !3)
!5 = !DILocalVariable(scope: !4, name: "v", file: !2, line: 1, arg: 1, align: 64)
!6 = !DILocation(line: 1, column: 2, scope: !4)
!7 = !{}
!8 = distinct !DIAssignID()
!9 = !DILabel(scope: !4, name: "l", file: !2, line: 42)
!10 = !{null}
// -----
; flags: --mlir-print-debuginfo
source_filename = "some/other.c"
define i32 @f(i32 %a) {
  %1 = add i32 %a, %a, !dbg !5
  %2 = mul i32 %1, %1, !dbg !7
  %3 = mul i32 %1, %1, !dbg !10
  ret i32 %2
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, nameTableKind: None, debugInfoForProfiling: true, splitDebugFilename: "t.dwo")
!2 = !DIFile(filename: "x.ll", directory: "/", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1, type: !999)
!4 = distinct !DISubprogram(name: "g", scope: !11, file: !2, spFlags: DISPFlagDefinition, unit: !1, type: !999)
!5 = !DILocation(line: 1, column: 2, scope: !3)
!6 = !DILocation(line: 2, column: 2, scope: !3)
!7 = !DILocation(line: 7, column: 4, scope: !4, inlinedAt: !6)
!8 = !DILexicalBlockFile(scope: !3, discriminator: 3)
!9 = !DILexicalBlock(scope: !8, file: !2, line: 2, column: 2)
!10 = !DILocation(line: 7, column: 4, scope: !9, inlinedAt: !6)
!11 = !DINamespace(name: "std", scope: null)
!999 = !DISubroutineType(types: !1000)
!1000 = !{null}
// -----
; flags: --mlir-print-debuginfo
@data = external global i64, !dbg !0, !dbg !5
@block = common global [4 x i8] zeroinitializer, !dbg !11
!llvm.module.flags = !{!8}
!llvm.dbg.cu = !{!2}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 2, type: !7)
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, globals: !4)
!3 = !DIFile(filename: "test.c", directory: "")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_plus_uconst, 4))
!6 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 3, type: !7, isLocal: true, isDefinition: true, align: 8)
!7 = !DIBasicType(name: "int", size: 32)
!8 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "al", scope: !13, file: !3, type: !7)
!13 = !DICommonBlock(scope: !14, declaration: null, name: "block", file: !3, line: 3)
!14 = distinct !DISubprogram(name: "test", scope: !3, file: !3, spFlags: DISPFlagDefinition, unit: !2, type: !15)
!15 = !DISubroutineType(types: !{null})
// -----
; flags: --mlir-print-debuginfo
@g = external global i32, !dbg !0
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !12, line: 7, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "cc", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !4, globals: !4, imports: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cu.cpp", directory: "/build")
!4 = !{}
!5 = !{!6}
!6 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !7, file: !12, line: 10)
!7 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "S", scope: !9, file: !12, line: 5, size: 32, flags: DIFlagTypePassByValue, elements: !4)
!9 = !DINamespace(name: "ns", scope: !10)
!10 = !DINamespace(name: "outer", scope: null)
!12 = !DIFile(filename: "cu.hpp", directory: "/build")
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{i32 2, !"Debug Info Version", i32 3}
// -----
; flags: --mlir-print-debuginfo
define void @a() !dbg !4 {
  ret void
}
define void @b() !dbg !5 {
  ret void
}
declare !dbg !7 void @c()
!llvm.dbg.cu = !{!0, !1}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "cc")
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "cc")
!2 = !DIFile(filename: "o.cpp", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !2, file: !2, line: 1, scopeLine: 1, flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !0, type: !999)
!5 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !2, file: !2, line: 1, scopeLine: 1, flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !1, type: !999)
!7 = !DISubprogram(scope: !2, file: !2, flags: DIFlagPrototyped, spFlags: 0, type: !999)
!999 = !DISubroutineType(types: !1000)
!1000 = !{null, null}
// -----
; flags: --mlir-print-debuginfo
declare i64 @callee()
declare i32 @p(...)
define void @d() personality ptr @p {
  %1 = invoke i64 @callee() to label %b2 unwind label %b1
b1:
  %2 = landingpad { ptr, i32 } cleanup
    #dbg_value(i64 %1, !7, !DIExpression(), !9)
  ret void
b2:
    #dbg_value(i64 %1, !7, !DIExpression(), !9)
  ret void
}
define void @e(ptr %arg, i1 %c) {
    #dbg_value(ptr %g, !7, !DIExpression(), !9)
  br i1 %c, label %x, label %y
x:
  br label %z
y:
  %g = getelementptr double, ptr %arg, i64 16
  br label %z
z:
    #dbg_value(ptr %g, !7, !DIExpression(), !9)
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "x.ll", directory: "/")
!7 = !DILocalVariable(scope: !8, name: "var", file: !2)
!8 = distinct !DISubprogram(name: "d", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1, type: !999)
!9 = !DILocation(line: 1, column: 2, scope: !8)
!999 = !DISubroutineType(types: !1000)
!1000 = !{null}
// -----
; flags: --mlir-print-debuginfo
define void @f() !dbg !18 {
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "r.ll", directory: "/")
!3 = !DICompositeType(tag: DW_TAG_class_type, name: "A", file: !2, elements: !9)
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "B", file: !2, elements: !10)
!5 = !DICompositeType(tag: DW_TAG_class_type, name: "C", file: !2, elements: !11)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "->A", file: !2, baseType: !3)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "->B", file: !2, baseType: !4)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "->C", file: !2, baseType: !5)
!9 = !{!7, !8}
!10 = !{!8}
!11 = !{!6, !7, !8}
!18 = distinct !DISubprogram(name: "SP", scope: !3, file: !2, spFlags: DISPFlagDefinition, unit: !1, type: !999)
!999 = !DISubroutineType(types: !1000)
!1000 = !{null}
// -----
; flags: --mlir-print-debuginfo
define void @f() !dbg !18 {
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "r.ll", directory: "/")
!3 = !DICompositeType(tag: DW_TAG_class_type, name: "A", file: !2, elements: !4)
!5 = !DICompositeType(tag: DW_TAG_class_type, name: "B", file: !2, elements: !10)
!6 = !DICompositeType(tag: DW_TAG_class_type, name: "C", file: !2, elements: !9)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "->B", file: !2, baseType: !5)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "->C", file: !2, baseType: !6)
!4 = !{!7, !8}
!9 = !{!7}
!10 = !{!8}
!18 = distinct !DISubprogram(name: "SP", scope: !3, file: !2, spFlags: DISPFlagDefinition, unit: !1, type: !999)
!999 = !DISubroutineType(types: !1000)
!1000 = !{null}
// -----
; flags: --mlir-print-debuginfo
define void @f() !dbg !18 {
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "r.ll", directory: "/")
!3 = !DICompositeType(tag: DW_TAG_class_type, name: "A", file: !2, elements: !4)
!4 = !{!7, !8}
!5 = !DICompositeType(tag: DW_TAG_class_type, name: "B", scope: !3, file: !2, elements: !9)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "B:B1", file: !2, baseType: !5)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "B:B2", file: !2, baseType: !5)
!9 = !{!7, !8}
!18 = distinct !DISubprogram(name: "A", scope: !3, file: !2, spFlags: DISPFlagDefinition, unit: !1, type: !999)
!999 = !DISubroutineType(types: !1000)
!1000 = !{null}
// -----
; flags: --mlir-print-debuginfo
define void @m() {
  ret void, !dbg !9
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "r.ll", directory: "/")
!3 = !DICompositeType(tag: DW_TAG_class_type, name: "cls", file: !2, line: 42, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !4)
!4 = !{!5}
!5 = distinct !DISubprogram(name: "m", scope: !3, file: !2, type: !6, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DISubroutineType(types: !7)
!7 = !{null, !8}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!9 = !DILocation(line: 1, column: 2, scope: !5)
// -----
; flags: --mlir-print-debuginfo
define void @f() !dbg !4 {
  ret void
}
define void @g() !dbg !5 {
  ret void
}
define void @h() !dbg !6 {
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "a", directory: "b")
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !2, file: !2, unit: !1, type: !3, virtuality: DW_VIRTUALITY_virtual, virtualIndex: 4, flags: DIFlagPrototyped, targetFuncName: "x", templateParams: !{}, thrownTypes: !{})
!5 = distinct !DISubprogram(name: "g", scope: !2, file: !2, unit: !1, type: !3)
!6 = distinct !DISubprogram(name: "h", scope: !2, file: !2, unit: !1, type: !3, isLocal: true, isDefinition: true, isOptimized: true)
// -----
; flags: --mlir-print-debuginfo
declare !dbg !4 void @f()
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a", directory: "b")
!3 = !DISubroutineType(types: !{null})
!4 = !DISubprogram(name: "f", scope: !2, file: !2, type: !3)
// -----
; flags: --mlir-print-debuginfo
declare !dbg !4 void @f()
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a", directory: "b")
!3 = !DISubroutineType(types: !{null})
!4 = !DISubprogram(name: "f", scope: !2, file: !2, type: !3, isDefinition: false)
// -----
; flags: --mlir-print-debuginfo
!x = !{!0}
!0 = !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "a", directory: "b")
