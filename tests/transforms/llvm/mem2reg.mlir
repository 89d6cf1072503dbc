// options: --mem2reg
llvm.func @variable(%x: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.add %0, %one : i32
  llvm.store %1, %p : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %2 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @never_stored() -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> f32
  llvm.return %0 : f32
}

// -----

llvm.func @several(%n: i32) -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %two x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %p : i32, !llvm.ptr
  llvm.store %n, %q : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load %q : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}

// -----

llvm.func @volatile(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %x, %p : i32, !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %0 = llvm.load volatile %q : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @escaping(%q: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %p : !llvm.ptr, !llvm.ptr
  %r = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %r, %q : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @later_block(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^bb1
^bb1:
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @reinterpreted(%x: f32, %y: i64, %p: !llvm.ptr, %v: vector<2xi32>) -> !llvm.struct<(i32, f64, i64, ptr, i64, vector<2xf32>)> {
  %u = llvm.mlir.undef : !llvm.struct<(i32, f64, i64, ptr, i64, vector<2xf32>)>
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : f32, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  %b = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %y, %b : i64, !llvm.ptr
  %1 = llvm.load %b : !llvm.ptr -> f64
  %c = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %c : !llvm.ptr, !llvm.ptr
  %2 = llvm.load %c : !llvm.ptr -> i64
  %d = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %y, %d : i64, !llvm.ptr
  %3 = llvm.load %d : !llvm.ptr -> !llvm.ptr
  %e = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %p, %e : !llvm.ptr, !llvm.ptr
  %4 = llvm.load %e : !llvm.ptr -> i64
  %f = llvm.alloca %one x vector<2xi32> : (i32) -> !llvm.ptr
  llvm.store %v, %f : vector<2xi32>, !llvm.ptr
  %5 = llvm.load %f : !llvm.ptr -> vector<2xf32>
  %6 = llvm.insertvalue %0, %u[0] : !llvm.struct<(i32, f64, i64, ptr, i64, vector<2xf32>)>
  %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(i32, f64, i64, ptr, i64, vector<2xf32>)>
  %8 = llvm.insertvalue %2, %7[2] : !llvm.struct<(i32, f64, i64, ptr, i64, vector<2xf32>)>
  %9 = llvm.insertvalue %3, %8[3] : !llvm.struct<(i32, f64, i64, ptr, i64, vector<2xf32>)>
  %10 = llvm.insertvalue %4, %9[4] : !llvm.struct<(i32, f64, i64, ptr, i64, vector<2xf32>)>
  %11 = llvm.insertvalue %5, %10[5] : !llvm.struct<(i32, f64, i64, ptr, i64, vector<2xf32>)>
  llvm.return %11 : !llvm.struct<(i32, f64, i64, ptr, i64, vector<2xf32>)>
}

// -----

llvm.func @read_partly(%x: i64) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i16
  llvm.return %0 : i16
}

// -----

llvm.func @written_partly(%x: i64, %y: i16, %z: f32) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  llvm.store %y, %p : i16, !llvm.ptr
  llvm.store %z, %p : f32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  llvm.func @big_endian(%x: i64, %y: i16, %z: f32) -> f32 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
    llvm.store %x, %p : i64, !llvm.ptr
    llvm.store %y, %p : i16, !llvm.ptr
    llvm.store %z, %p : f32, !llvm.ptr
    %0 = llvm.load %p : !llvm.ptr -> f32
    llvm.return %0 : f32
  }
}

// -----

llvm.func @too_large(%x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

llvm.func @aggregates(%s: !llvm.struct<(i32, i32)>) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %s, %p : !llvm.struct<(i32, i32)>, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i32, i32)>
  %q = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %0, %q : !llvm.struct<(i32, i32)>, !llvm.ptr
  %1 = llvm.load %q : !llvm.ptr -> i64
  llvm.return %1 : i64
}

// -----

llvm.func @address_spaces(%p: !llvm.ptr<1>) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.ptr<1> : (i32) -> !llvm.ptr
  llvm.store %p, %a : !llvm.ptr<1>, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @marked(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  %q = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.store %x, %q : i32, !llvm.ptr
  %i = llvm.intr.invariant.start 4, %p : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.invariant.end %i, 4, %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %0 : i32
}

// -----

llvm.func @groups(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.intr.launder.invariant.group %p : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %r = llvm.intr.strip.invariant.group %q : !llvm.ptr
  %0 = llvm.load %r : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @used_as_integer(%x: i32) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %0 = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %0 : i64
}

// -----

#file = #llvm.di_file<"a.c" in "/x">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#variable = #llvm.di_local_variable<scope = #function, name = "v", file = #file>
llvm.func @debugged(%x: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

#file = #llvm.di_file<"a.c" in "/x">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#variable = #llvm.di_local_variable<scope = #function, name = "v", file = #file>
llvm.func @debugged_pointer(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @filled(%b: i8) -> !llvm.struct<(i32, i32, f32, i8)> {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32, f32, i8)>
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %byte = llvm.mlir.constant(42 : i8) : i8
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %byte, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%q, %b, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.load %q : !llvm.ptr -> i32
  %r = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%r, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %2 = llvm.load %r : !llvm.ptr -> f32
  %s = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%s, %b) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, i8) -> ()
  %3 = llvm.load %s : !llvm.ptr -> i8
  %4 = llvm.insertvalue %0, %u[0] : !llvm.struct<(i32, i32, f32, i8)>
  %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i32, i32, f32, i8)>
  %6 = llvm.insertvalue %2, %5[2] : !llvm.struct<(i32, i32, f32, i8)>
  %7 = llvm.insertvalue %3, %6[3] : !llvm.struct<(i32, i32, f32, i8)>
  llvm.return %7 : !llvm.struct<(i32, i32, f32, i8)>
}

// -----

llvm.func @filled_partly(%b: i8, %n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %b, %two) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%q, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.load %q : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}

// -----

llvm.func @copied(%from: !llvm.ptr, %to: !llvm.ptr, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %from, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.store %x, %q : i32, !llvm.ptr
  "llvm.intr.memmove"(%to, %q, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy.inline"(%q, %p) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %0 = llvm.load %q : !llvm.ptr -> i32
  llvm.return %0 : i32
}
