source_filename = "debug.c"
@global = global i32 5, !dbg !20

define i32 @function(i32 %a, ptr %p) !dbg !4 {
  %x = alloca i32, !dbg !9
    #dbg_declare(ptr %x, !8, !DIExpression(), !9)
    #dbg_value(i32 %a, !10, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !9)
  %b = add i32 %a, 1, !dbg !11
    #dbg_value(i32 7, !10, !DIExpression(), !11)
    #dbg_label(!14, !11)
    #dbg_value(!DIArgList(i32 %a, i32 %b), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !9)
  store i32 %b, ptr %x, !dbg !12
    #dbg_value(i32 %b, !10, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !12)
  ret i32 %b, !dbg !13
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "compiler", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !22, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "debug.c", directory: "/src", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = distinct !DISubprogram(name: "function", linkageName: "function_linked", scope: !1, file: !1, line: 3, type: !5, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{!7, !7, null}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 5, type: !7, align: 32)
!9 = !DILocation(line: 5, column: 7, scope: !4)
!10 = !DILocalVariable(name: "a", arg: 1, scope: !4, file: !1, line: 3, type: !16, flags: DIFlagArtificial | DIFlagObjectPointer)
!11 = !DILocation(line: 6, column: 3, scope: !17)
!12 = !DILocation(line: 7, column: 3, scope: !18, inlinedAt: !13)
!13 = distinct !DILocation(line: 8, column: 3, scope: !4)
!14 = !DILabel(scope: !4, name: "label", file: !1, line: 6)
!15 = !{!10}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64, dwarfAddressSpace: 1)
!17 = distinct !DILexicalBlock(scope: !4, file: !1, line: 6, column: 1)
!18 = !DILexicalBlockFile(scope: !17, file: !1, discriminator: 2)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 1, size: 128, elements: !23)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "global", scope: !0, file: !1, line: 1, type: !7, isLocal: false, isDefinition: true)
!22 = !{!20}
!23 = !{!24, !25, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !19, file: !1, line: 2, baseType: !7, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !19, file: !1, line: 3, baseType: !16, size: 64, align: 64, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "list", file: !1, line: 3, baseType: !27, size: 64)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 320, elements: !28)
!28 = !{!29, !30}
!29 = !DISubrange(count: 10)
!30 = !DISubrange(lowerBound: 1, upperBound: 5, stride: 2)
// -----
define void @f() !dbg !3 {
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugFilename: "f.dwo")
!1 = !DIFile(filename: "f.cc", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !4, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit, annotations: !8)
!4 = !DINamespace(name: "space", scope: !9, exportSymbols: true)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !10, !12}
!7 = !DILocation(line: 1, scope: !3)
!8 = !{!{!"key", !"value"}}
!9 = !DIModule(scope: !1, name: "module", configMacros: "-D", includePath: "/", apinotes: "n", file: !1, line: 2, isDecl: true)
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", file: !1, line: 4, size: 32, elements: !11)
!11 = !{!DIEnumerator(name: "A", value: 0)}
!12 = !DIStringType(name: "text", size: 80, encoding: DW_ATE_ASCII)
// -----
define void @calls(i32 %a) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !7, metadata !DIExpression()), !dbg !6
  ret void, !dbg !6
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DILocalVariable(name: "a", scope: !3)
// -----
@g = global i32 0, !dbg !0
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!4}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !3, file: !2, line: 1, type: !5)
!2 = !DIFile(filename: "a.cc", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, emissionKind: FullDebug, globals: !11)
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "c", file: !2, line: 1, size: 64, elements: !6, vtableHolder: !5)
!6 = !{!7, !8}
!7 = !DISubprogram(name: "~c", scope: !5, file: !2, line: 2, type: !9, containingType: !5, spFlags: DISPFlagVirtual)
!8 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !5, baseType: !5, flags: DIFlagPublic)
!9 = !DISubroutineType(types: !10)
!10 = !{null}
!11 = !{!0}
