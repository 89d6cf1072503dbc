// options: --llvm-legalize-for-export
llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  llvm.return %x : i32
}

// -----

llvm.func @g(%c: i1) {
  llvm.cond_br %c, ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

func.func @other(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  return %x : i32
}

// -----

llvm.func @loop(%c: i1, %a: i32) {
  llvm.br ^bb1(%a : i32)
^bb1(%x: i32):
  llvm.cond_br %c, ^bb1(%x : i32), ^bb1(%a : i32)
}

// -----

#file = #llvm.di_file<"a.c" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sp, name = "x">
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(8, 16), DW_OP_LLVM_fragment(4, 32), DW_OP_LLVM_fragment(1, 64)]> = %a : i32
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(4, 32)]> = %a : i32
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16), DW_OP_LLVM_fragment(4, 32), DW_OP_deref]> = %a : i32
  llvm.intr.dbg.value #var = %a : i32
  llvm.return
}
