// options: --int-range-optimizations
// options: --arith-unsigned-when-equivalent
// options: --arith-int-range-narrowing=int-bitwidths-supported=8,16,32
func.func @f0(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i1, i1, i32, i32) {
  %v2 = scf.for %v1 = %a4 to %a0 step %a1 iter_args(%v3 = %a1) -> (i32)  : i32 {
    %v4 = index.floordivs %a3, %a3
    %v5 = arith.constant -2 : i32
    %v6 = arith.constant 7 : i32
    %v7 = arith.andi %v5, %v6 : i32
    scf.yield %a4 : i32
  }
  %v8 = arith.constant 100 : i32
  %v9 = arith.constant -8 : i32
  %v10 = arith.remsi %v8, %v9 : i32
  %v11 = arith.constant 2 : i32
  %v12 = arith.xori %v11, %a4 : i32
  %v13 = arith.xori %a1, %v12 : i32
  %v14 = arith.constant 100 : i32
  %v15 = arith.constant 7 : i32
  return %a2, %a2, %v14, %v15 : i1, i1, i32, i32
}
// -----
func.func @f1(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i1, i32, index, index, i1) {
  %v1 = arith.ori %a1, %a4 : i32
  %v2 = arith.constant 5 : i32
  %v3 = arith.minsi %v2, %a4 : i32
  %v4 = arith.maxsi %a0, %a0 : i32
  %v5 = arith.muli %a4, %v4 : i32
  %v6 = arith.constant true
  %v7 = arith.select %v6, %a3, %a3 : index
  %v8 = arith.constant 100 : i32
  %v9 = arith.minsi %v5, %v8 : i32
  %v10 = arith.constant -5266193726933496695 : index
  %v11 = arith.cmpi uge, %v10, %a3 : index
  %v12 = arith.remui %v4, %v9 : i32
  %v13 = arith.floordivsi %v12, %v4 : i32
  %v14 = arith.constant 127 : i32
  %v15 = arith.minsi %v14, %v13 : i32
  %v16 = arith.constant 8 : i32
  %v17 = arith.constant 127 : i32
  %v18 = arith.ori %v16, %v17 : i32
  return %v11, %v15, %v7, %a3, %v11 : i1, i32, index, index, i1
}
// -----
func.func @f2(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i32, i1, i32, i1, i1) {
  %v1 = arith.constant -2 : index
  %v2 = arith.index_cast %v1 : index to i8
  %v3 = arith.constant -5 : i32
  %v4 = arith.maxsi %a4, %v3 : i32
  %v5 = arith.constant 16 : i32
  %v6 = arith.cmpi slt, %v5, %a1 : i32
  %v7 = arith.constant 100 : index
  %v8 = arith.ceildivui %a3, %v7 : index
  %v9 = arith.index_castui %a4 : i32 to index
  %v10 = arith.constant 2029463451 : i32
  %v11 = arith.constant 0 : i32
  %v12 = arith.remui %v10, %v11 : i32
  %v13 = arith.shli %a0, %v12 overflow<nsw> : i32
  %v14 = arith.constant 8 : i32
  %v15 = arith.select %v6, %v14, %v12 : i32
  %v16 = arith.maxsi %v15, %a4 : i32
  %v17 = index.shrs %a3, %v8
  %v18 = arith.constant 100 : i32
  %v19 = arith.constant 16 : i32
  %v20 = arith.remui %v18, %v19 : i32
  return %v15, %v6, %v12, %a2, %v6 : i32, i1, i32, i1, i1
}
// -----
func.func @f3(%a0: index, %a1: index, %a2: i1, %a3: index, %a4: i32) -> (index, i1, i1, index, i1, i1) {
  %v1 = arith.index_castui %a1 : index to i64
  %v2 = arith.constant 9223372036854775807 : index
  %v3 = arith.andi %v2, %a0 : index
  %v5 = arith.constant 1 : index
  %v4 = index.or %v3, %v5
  %v6 = index.shrs %a3, %a1
  %v7 = arith.constant -9223372036854775808 : index
  %v8 = arith.minui %v6, %v7 : index
  %v9 = arith.constant 2 : i32
  %v10 = arith.constant 2147483647 : i32
  %v11 = arith.minui %v9, %v10 : i32
  %v12 = arith.constant -878528764 : i32
  %v13 = arith.ori %v12, %v11 : i32
  %v14 = arith.cmpi slt, %a4, %v11 : i32
  %v15 = arith.constant 0 : index
  %v16 = arith.andi %a1, %v15 : index
  %v17 = arith.cmpi ugt, %a3, %a3 : index
  %v18 = index.or %v3, %v6
  %v19 = arith.constant false
  %v20 = arith.constant 7 : index
  return %v3, %v19, %a2, %v20, %v14, %v17 : index, i1, i1, index, i1, i1
}
// -----
func.func @f4(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i1, i32, i1, i32) {
  %v1 = arith.maxui %a4, %a0 : i32
  %v2 = arith.maxui %a3, %a3 : index
  %v3 = arith.remui %a1, %v1 : i32
  %v4 = arith.constant 0 : i32
  %v5 = arith.constant -2 : i32
  %v6 = arith.shrui %v4, %v5 : i32
  %v7 = arith.constant 7 : i32
  cf.cond_br %a2, ^bb1(%v3 : i32), ^bb2(%v7 : i32)
^bb1(%p : i32):
  %v8 = index.floordivs %v2, %a3
  cf.br ^bb2(%a1 : i32)
^bb2(%q : i32):
  %v9 = arith.constant 8 : i32
  %v10 = arith.maxui %q, %v9 : i32
  %v11 = arith.constant 100 : i32
  %v12 = arith.trunci %v11 : i32 to i8
  %v13 = arith.select %a2, %v10, %v6 : i32
  %v14 = arith.constant false
  return %v14, %v13, %a2, %v1 : i1, i32, i1, i32
}
// -----
func.func @f5(%a0: index, %a1: index, %a2: i1, %a3: index, %a4: i32) -> (i1, i1, i1, i1, i1) {
  %v1 = index.shru %a3, %a3
  %v2 = arith.constant 8 : index
  %v3 = arith.andi %a0, %v2 : index
  %v4 = arith.constant -2 : index
  %v5 = arith.cmpi sle, %v4, %a3 : index
  %v6 = arith.select %v5, %a4, %a4 : i32
  %v7 = arith.constant -8 : i32
  %v8 = arith.addi %v6, %v7 : i32
  %v9 = arith.shrui %a1, %a3 : index
  %v10 = index.mins %a3, %a3
  %v12 = arith.constant -5 : index
  %v13 = arith.constant 1 : index
  %v11 = index.ceildivs %v12, %v13
  %v14 = arith.maxsi %a4, %v8 : i32
  %v15 = arith.index_castui %a3 : index to i32
  %v16 = arith.constant false
  %v17 = arith.constant true
  return %v5, %v16, %v17, %a2, %v5 : i1, i1, i1, i1, i1
}
// -----
func.func @f6(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i1, index, index, i32, i1) {
  %v1 = arith.trunci %a1 : i32 to i16
  %v2 = arith.constant 16 : i32
  %v3 = arith.shli %v2, %a1 overflow<nuw> : i32
  %v4 = arith.select %a2, %v3, %a4 : i32
  %v5 = index.castu %a3 : index to i8
  %v6 = arith.ceildivui %a1, %v4 : i32
  %v7 = arith.cmpi ne, %a4, %v4 : i32
  %v8 = arith.muli %v6, %v4 overflow<nuw> : i32
  %v9 = arith.constant 127 : i32
  %v10 = arith.select %v7, %v9, %v8 : i32
  %v11 = arith.extsi %v10 : i32 to i64
  %v12 = arith.constant 3 : index
  return %a2, %a3, %v12, %v4, %v7 : i1, index, index, i32, i1
}
// -----
func.func @f7(%a0: i8, %a1: i8, %a2: i1, %a3: index, %a4: i32) -> (i1, i1, index, i1, i1) {
  %v1 = arith.floordivsi %a1, %a1 : i8
  %v2 = arith.maxui %a3, %a3 : index
  %v3 = arith.constant -1 : i8
  %v4 = arith.constant 5 : i8
  %v5 = arith.remsi %v3, %v4 : i8
  %v6 = arith.constant 1 : i8
  %v7 = arith.maxui %v1, %v6 : i8
  %v8 = arith.addi %a4, %a4 : i32
  %v9 = arith.constant -2147483648 : i32
  %v10 = arith.cmpi ult, %v9, %v8 : i32
  %v11 = arith.index_cast %v1 : i8 to index
  %v12 = arith.constant 1 : i32
  %v14 = scf.for %v13 = %v12 to %a4 step %v8 iter_args(%v15 = %v8) -> (i32)  : i32 {
    %v16 = arith.constant 0 : i8
    %v17 = arith.constant 54 : i8
    %v18 = arith.maxui %v16, %v17 : i8
    scf.yield %a4 : i32
  }
  return %a2, %a2, %v11, %a2, %v10 : i1, i1, index, i1, i1
}
// -----
func.func @f8(%a0: index, %a1: index, %a2: i1, %a3: index, %a4: i32) -> (index, i1, i32, index, i1) {
  %v1 = index.ceildivs %a3, %a0
  %v2 = arith.constant 100 : i32
  %v3 = arith.remui %a4, %v2 : i32
  %v4 = arith.floordivsi %a0, %a1 : index
  %v5 = arith.shli %a1, %v1 : index
  %v6 = arith.minui %v3, %v3 : i32
  %v7 = arith.index_cast %a3 : index to i64
  %v8 = arith.constant -1 : index
  %v9 = arith.constant -7915777715105931196 : index
  %v10 = arith.muli %v8, %v9 : index
  %v11 = arith.index_castui %v5 : index to i16
  %v12 = arith.constant -128 : i32
  %v13 = arith.shrui %a4, %v12 : i32
  %v14 = arith.muli %a4, %v13 overflow<nsw, nuw> : i32
  %v15 = arith.shli %a1, %a3 : index
  %v16 = index.casts %v4 : index to i32
  %v17 = arith.constant 8 : index
  %v18 = arith.cmpi ult, %v5, %v17 : index
  %v19 = arith.constant 2 : index
  %v20 = arith.constant true
  return %v19, %v20, %v13, %v10, %v18 : index, i1, i32, index, i1
}
// -----
func.func @f9(%a0: i16, %a1: i16, %a2: i1, %a3: index, %a4: i32) -> (i32, index, i16, i16) {
  %v1 = arith.select %a2, %a0, %a0 : i16
  %v2 = arith.constant 0 : i16
  %v3 = arith.muli %a0, %v2 : i16
  %v4 = arith.constant 127 : index
  %v5 = arith.constant -8 : index
  %v6 = arith.andi %v4, %v5 : index
  %v7 = arith.constant -5 : index
  %v9 = scf.for %v8 = %v6 to %v6 step %v7 iter_args(%v10 = %a4) -> (i32)  {
    %v11 = arith.divsi %a1, %a0 : i16
    %v12 = arith.constant 3 : i32
    scf.yield %v12 : i32
  }
  return %v9, %v6, %v3, %v1 : i32, index, i16, i16
}
// -----
func.func @f10(%a0: i8, %a1: i8, %a2: i1, %a3: index, %a4: i32) -> (i32, i8, i32, i8, i1, i1) {
  %v1 = arith.constant 1 : i32
  %v2 = arith.minsi %a4, %v1 : i32
  %v3 = index.sub %a3, %a3
  %v4 = arith.constant 100 : i8
  %v5 = arith.divsi %v4, %a0 : i8
  %v6 = arith.constant -256627888 : i32
  %v7 = arith.shrui %v6, %v2 : i32
  %v8 = index.shrs %v3, %v3
  %v9 = index.cmp ne(%v3, %v3)
  %v10 = index.cmp eq(%v3, %a3)
  %v11 = arith.constant 58 : i8
  cf.cond_br %v10, ^bb1(%a1 : i8), ^bb2(%v11 : i8)
^bb1(%p : i8):
  %v12 = arith.trunci %v2 : i32 to i8
  cf.br ^bb2(%v5 : i8)
^bb2(%q : i8):
  %v13 = arith.constant -5 : i32
  return %v13, %a0, %a4, %a1, %v9, %v10 : i32, i8, i32, i8, i1, i1
}
// -----
func.func @f11(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i32, i32, i32, i32, i1) {
  %v1 = arith.constant 2 : i32
  %v2 = arith.constant -1175700726 : i32
  %v3 = arith.remui %v1, %v2 : i32
  %v4 = arith.constant -8 : index
  %v5 = arith.select %a2, %a3, %v4 : index
  %v6 = arith.constant 127 : i32
  %v7 = arith.cmpi sgt, %v6, %a1 : i32
  %v8 = arith.constant 127 : i32
  %v9 = arith.constant 3 : i32
  %v10 = arith.remui %v8, %v9 : i32
  %v11 = arith.maxsi %v5, %v5 : index
  %v12 = arith.floordivsi %a1, %v3 : i32
  %v13 = arith.constant 3 : i32
  return %v10, %v13, %v10, %a1, %v7 : i32, i32, i32, i32, i1
}
// -----
func.func @f12(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i32, i1, index, index) {
  %v1 = arith.constant -5 : i32
  %v2 = arith.select %a2, %a0, %v1 : i32
  %v3 = arith.constant -2147483648 : i32
  %v4 = arith.shrui %v2, %v3 : i32
  %v5 = arith.addi %a3, %a3 : index
  %v6 = arith.constant 0 : i32
  %v7 = arith.maxsi %a0, %v6 : i32
  %v8 = arith.addi %v7, %v4 overflow<nsw, nuw> : i32
  %v9 = arith.constant 5 : i32
  %v10 = arith.constant false
  %v11 = arith.constant 127 : index
  return %v9, %v10, %v11, %v5 : i32, i1, index, index
}
// -----
func.func @f13(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i1, i32, index, i32, i1, i1, i1) {
  %v1 = arith.constant -8 : i32
  %v2 = arith.minsi %a1, %v1 : i32
  %v3 = arith.constant false
  %v4 = arith.select %v3, %a1, %a1 : i32
  %v5 = arith.constant 2 : i32
  %v6 = arith.andi %v5, %v2 : i32
  %v7 = arith.cmpi ne, %v2, %v2 : i32
  %v8 = arith.divsi %v6, %v4 : i32
  %v9 = index.mul %a3, %a3
  %v10 = arith.constant 5 : index
  %v11 = arith.constant 16 : index
  %v12 = arith.shrui %v10, %v11 : index
  %v13 = arith.cmpi sgt, %v6, %v2 : i32
  %v14 = index.or %v12, %v9
  %v15 = arith.constant -1817113812 : i32
  %v16 = arith.cmpi ule, %v4, %v15 : i32
  %v17 = arith.shrsi %v8, %v6 : i32
  return %v13, %v8, %v14, %v8, %v7, %v13, %v16 : i1, i32, index, i32, i1, i1, i1
}
// -----
func.func @f14(%a0: i64, %a1: i64, %a2: i1, %a3: index, %a4: i32) -> (i32, i64, i1, i1) {
  %v1 = arith.constant 100 : index
  %v2 = arith.constant -9223372036854775808 : index
  %v3 = arith.minui %v1, %v2 : index
  %v4 = arith.select %a2, %a1, %a1 : i64
  %v5 = arith.constant -8 : index
  %v7 = scf.for %v6 = %v3 to %v3 step %v5 iter_args(%v8 = %a1) -> (i64)  {
    %v9 = arith.constant -5 : i64
    %v10 = arith.cmpi sgt, %v9, %a1 : i64
    %v11 = arith.ceildivsi %a4, %a4 : i32
    %v12 = arith.constant -128 : i64
    %v13 = arith.constant 1 : i64
    %v14 = arith.shrsi %v12, %v13 : i64
    scf.yield %v8 : i64
  }
  %v15 = arith.constant -9223372036854775808 : index
  %v16 = arith.muli %v3, %v15 : index
  %v17 = arith.constant 1 : i64
  %v18 = arith.minui %v4, %v17 : i64
  %v19 = arith.constant false
  return %a4, %v18, %a2, %v19 : i32, i64, i1, i1
}
// -----
func.func @f15(%a0: index, %a1: index, %a2: i1, %a3: index, %a4: i32) -> (i1, i1, i1, i32, i1) {
  %v2 = arith.constant -8 : index
  %v1 = index.ceildivs %a0, %v2
  %v3 = arith.index_cast %a4 : i32 to index
  %v4 = arith.cmpi sle, %v3, %a1 : index
  %v5 = arith.ceildivui %v3, %v3 : index
  %v7 = arith.constant 623295043930866564 : index
  %v6 = index.floordivs %a0, %v7
  %v8 = arith.constant false
  %v9 = arith.constant 5 : i32
  return %v4, %v4, %v8, %v9, %v4 : i1, i1, i1, i32, i1
}
// -----
func.func @f16(%a0: i8, %a1: i8, %a2: i1, %a3: index, %a4: i32) -> (i1, index, i1, i8, i1, i1) {
  %v1 = arith.constant -5 : i32
  %v2 = arith.minsi %a4, %v1 : i32
  %v3 = arith.constant 16 : i8
  %v4 = arith.addi %a0, %v3 : i8
  %v5 = arith.constant 5 : i8
  %v6 = arith.minui %a1, %v5 : i8
  %v7 = arith.constant 2 : i8
  %v8 = arith.minsi %v4, %v7 : i8
  %v9 = arith.cmpi sle, %v2, %v2 : i32
  %v10 = arith.constant -2 : index
  %v11 = arith.minsi %a3, %v10 : index
  %v12 = arith.constant -1 : i32
  %v13 = arith.xori %a4, %v12 : i32
  %v14 = arith.constant 127 : i8
  %v15 = arith.cmpi ugt, %v14, %v4 : i8
  %v16 = arith.constant true
  %v17 = arith.constant true
  %v18 = arith.constant -2 : i8
  return %v16, %a3, %v17, %v18, %v9, %v15 : i1, index, i1, i8, i1, i1
}
// -----
func.func @f17(%a0: index, %a1: index, %a2: i1, %a3: index, %a4: i32) -> (index, index, index, index, i1, i1) {
  %v1 = arith.constant 5 : i32
  %v2 = arith.cmpi slt, %v1, %a4 : i32
  %v3 = arith.constant -128 : i32
  %v4 = arith.cmpi sge, %v3, %a4 : i32
  %v6 = arith.constant 7 : index
  %v7 = arith.constant 100 : index
  %v5 = index.ceildivs %v6, %v7
  %v8 = arith.constant -6591018764999404653 : index
  %v9 = arith.subi %a1, %v8 : index
  %v11 = arith.constant 7 : index
  %v10 = index.mul %v5, %v11
  %v12 = arith.index_castui %a3 : index to i16
  %v13 = arith.constant 16 : index
  return %v5, %a1, %a3, %v13, %v2, %v4 : index, index, index, index, i1, i1
}
// -----
func.func @f18(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i32, i1, i32, i1) {
  %v1 = arith.constant 0 : i32
  %v2 = arith.constant -5 : i32
  %v3 = arith.remsi %v1, %v2 : i32
  %v4 = arith.constant 5 : index
  %v5 = arith.index_castui %v4 : index to i8
  %v6 = arith.constant 8 : i32
  %v7 = arith.minui %v6, %v3 : i32
  %v8 = arith.index_cast %v7 : i32 to index
  %v9 = index.castu %v7 : i32 to index
  %v10 = arith.constant 127 : i32
  %v11 = arith.constant 7 : i32
  %v12 = arith.minui %v10, %v11 : i32
  %v14 = arith.constant -128 : index
  %v13 = index.mul %v14, %a3
  %v15 = arith.index_cast %v12 : i32 to index
  %v16 = arith.constant 16 : i32
  %v17 = arith.floordivsi %a0, %v16 : i32
  %v18 = arith.constant -8 : i32
  %v19 = arith.constant false
  return %v18, %v19, %v17, %a2 : i32, i1, i32, i1
}
// -----
func.func @f19(%a0: i8, %a1: i8, %a2: i1, %a3: index, %a4: i32) -> (index, i1, i8, i1, i1) {
  %v1 = arith.constant -5 : i32
  %v2 = arith.constant 5 : i32
  %v3 = arith.maxsi %v1, %v2 : i32
  %v4 = arith.ceildivsi %a0, %a1 : i8
  %v5 = arith.minui %a4, %v3 : i32
  %v6 = arith.index_cast %v4 : i8 to index
  %v7 = arith.cmpi slt, %a1, %v4 : i8
  %v8 = arith.constant 7 : i32
  %v9 = arith.constant 3 : i32
  %v10 = arith.subi %v8, %v9 : i32
  return %v6, %v7, %a0, %a2, %v7 : index, i1, i8, i1, i1
}
// -----
func.func @f20(%a0: i64, %a1: i64, %a2: i1, %a3: index, %a4: i32) -> (i32, i1, i1, i64, i1) {
  %v1 = arith.minsi %a0, %a1 : i64
  %v2 = arith.index_castui %a4 : i32 to index
  %v3 = arith.constant 3 : i64
  %v4 = arith.constant -7017536161809400802 : i64
  %v5 = arith.maxsi %v3, %v4 : i64
  %v6 = arith.constant -2 : index
  %v7 = arith.constant 3 : index
  %v8 = arith.cmpi sge, %v6, %v7 : index
  %v9 = arith.ceildivui %a0, %v1 : i64
  %v10 = arith.constant -2 : i64
  %v11 = arith.andi %v9, %v10 : i64
  %v12 = index.or %a3, %a3
  return %a4, %v8, %a2, %a0, %v8 : i32, i1, i1, i64, i1
}
// -----
func.func @f21(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i1, i32, i1, index, i1) {
  %v1 = arith.constant -128 : i32
  %v2 = arith.cmpi ule, %v1, %a4 : i32
  %v3 = arith.index_castui %a3 : index to i8
  %v4 = arith.constant -8 : index
  %v5 = arith.minsi %a3, %v4 : index
  %v6 = arith.shrsi %a4, %a4 : i32
  %v7 = arith.constant 5 : i32
  %v8 = arith.minui %v6, %v7 : i32
  %v9 = arith.constant true
  return %a2, %v6, %v9, %v5, %v2 : i1, i32, i1, index, i1
}
// -----
func.func @f22(%a0: i64, %a1: i64, %a2: i1, %a3: index, %a4: i32) -> (i64, i1, index, i1) {
  %v1 = arith.index_castui %a3 : index to i16
  %v2 = arith.constant 1 : i64
  %v3 = arith.shli %a0, %v2 : i64
  %v4 = arith.constant false
  %v5 = arith.select %v4, %a0, %a0 : i64
  %v6 = arith.constant 5 : index
  %v7 = arith.shrui %a3, %v6 : index
  %v8 = arith.constant 5 : index
  %v9 = arith.minsi %a3, %v8 : index
  %v10 = arith.constant 100 : i32
  %v11 = arith.select %a2, %v10, %a4 : i32
  %v12 = arith.constant 3 : i64
  %v13 = arith.constant 3 : i64
  %v14 = arith.andi %v12, %v13 : i64
  %v15 = arith.maxui %v3, %v5 : i64
  %v16 = arith.constant -8 : i64
  %v17 = arith.constant true
  %v18 = arith.constant 16 : index
  return %v16, %v17, %v18, %a2 : i64, i1, index, i1
}
// -----
func.func @f23(%a0: index, %a1: index, %a2: i1, %a3: index, %a4: i32) -> (i1, i32, i32, i32, i1) {
  %v1 = arith.constant 8 : index
  %v2 = arith.constant 8 : index
  %v3 = arith.remsi %v1, %v2 : index
  %v4 = arith.constant 1 : i32
  %v5 = arith.shli %v4, %a4 : i32
  %v6 = arith.constant 2 : index
  %v7 = arith.constant 3 : index
  %v9 = scf.for %v8 = %v6 to %v7 step %a3 iter_args(%v10 = %v3) -> (index)  {
    %v11 = arith.index_cast %a0 : index to i64
    %v12 = arith.cmpi uge, %v3, %v3 : index
    %v13 = arith.constant 7 : i32
    %v14 = arith.trunci %v13 : i32 to i8
    scf.yield %a3 : index
  }
  %v15 = arith.extsi %a4 : i32 to i64
  %v16 = arith.constant -1 : i32
  %v17 = arith.remui %a4, %v16 : i32
  %v18 = arith.constant -8 : index
  %v19 = arith.cmpi sgt, %a1, %v18 : index
  return %a2, %a4, %v5, %a4, %v19 : i1, i32, i32, i32, i1
}
// -----
func.func @f24(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i1, i32, i32, index, i1) {
  %v1 = arith.addi %a0, %a1 overflow<nsw, nuw> : i32
  %v2 = arith.shli %a1, %a4 : i32
  %v3 = arith.ceildivui %a3, %a3 : index
  %v4 = arith.cmpi ne, %a1, %a4 : i32
  cf.cond_br %a2, ^bb1(%a1 : i32), ^bb2(%a0 : i32)
^bb1(%p : i32):
  %v5 = arith.constant 2147483647 : i32
  %v6 = arith.select %v4, %v5, %a1 : i32
  %v7 = arith.cmpi uge, %v2, %v2 : i32
  %v8 = arith.constant -8 : i32
  cf.br ^bb2(%v8 : i32)
^bb2(%q : i32):
  %v9 = arith.constant 0 : i32
  %v10 = arith.constant -2 : index
  return %a2, %v9, %a1, %v10, %v4 : i1, i32, i32, index, i1
}
// -----
func.func @f25(%a0: i8, %a1: i8, %a2: i1, %a3: index, %a4: i32) -> (i8, i1, i1, i1, i1) {
  %v1 = arith.cmpi sge, %a4, %a4 : i32
  %v2 = arith.constant -5 : i8
  %v3 = arith.constant -98 : i8
  %v4 = arith.shrsi %v2, %v3 : i8
  %v5 = arith.constant 1 : i32
  %v6 = arith.constant 16 : i32
  %v7 = arith.minui %v5, %v6 : i32
  %v8 = arith.constant 2147483647 : i32
  %v9 = arith.maxsi %a4, %v8 : i32
  %v10 = arith.constant -128 : i8
  %v11 = arith.constant 127 : i8
  %v12 = arith.remui %v10, %v11 : i8
  %v13 = arith.constant 7 : i8
  %v14 = arith.maxsi %a0, %v13 : i8
  %v15 = arith.constant 2147483647 : i32
  %v16 = arith.trunci %v15 : i32 to i8
  %v17 = arith.constant 16 : index
  %v18 = arith.shrui %a3, %v17 : index
  %v19 = arith.remsi %a1, %v16 : i8
  return %v4, %v1, %a2, %v1, %v1 : i8, i1, i1, i1, i1
}
// -----
func.func @f26(%a0: index, %a1: index, %a2: i1, %a3: index, %a4: i32) -> (i1, index, i1, i32, i1, i1, i1) {
  %v1 = arith.trunci %a4 : i32 to i16
  %v2 = arith.constant -5 : index
  %v3 = index.cmp sge(%a0, %v2)
  %v4 = arith.divui %a0, %a3 : index
  %v5 = arith.minsi %v4, %a3 : index
  %v6 = arith.constant 7 : index
  %v7 = arith.andi %a1, %v6 : index
  %v8 = arith.constant -5 : index
  %v9 = arith.constant 3 : index
  %v10 = arith.andi %v8, %v9 : index
  %v11 = arith.cmpi sle, %v4, %v4 : index
  %v12 = arith.constant 5 : index
  %v13 = arith.constant 2 : index
  %v14 = arith.cmpi uge, %v12, %v13 : index
  %v15 = arith.constant -5 : index
  %v16 = arith.index_cast %v15 : index to i16
  %v17 = arith.constant false
  return %v14, %v7, %v17, %a4, %v3, %v11, %v14 : i1, index, i1, i32, i1, i1, i1
}
// -----
func.func @f27(%a0: i64, %a1: i64, %a2: i1, %a3: index, %a4: i32) -> (i64, i1, i64, i1, i1) {
  %v1 = arith.constant 3 : i32
  %v2 = arith.maxui %a4, %v1 : i32
  %v3 = arith.constant 7 : i64
  %v4 = arith.cmpi uge, %v3, %a0 : i64
  %v5 = arith.shrui %a3, %a3 : index
  %v6 = arith.constant -5 : index
  %v7 = arith.remui %a3, %v6 : index
  %v8 = arith.maxsi %a3, %a3 : index
  %v9 = arith.minsi %a1, %a0 : i64
  %v10 = arith.muli %a1, %a1 : i64
  return %v9, %a2, %a0, %a2, %v4 : i64, i1, i64, i1, i1
}
// -----
func.func @f28(%a0: i64, %a1: i64, %a2: i1, %a3: index, %a4: i32) -> (i1, i64, i32, i32) {
  %v1 = arith.constant 16 : i64
  %v2 = arith.constant 5 : i64
  %v3 = arith.xori %v1, %v2 : i64
  %v4 = arith.constant false
  %v5 = arith.constant 100 : index
  %v6 = arith.select %v4, %v5, %a3 : index
  %v7 = arith.andi %a4, %a4 : i32
  %v8 = arith.constant 100 : i64
  %v9 = arith.constant 1 : i64
  %v10 = arith.remui %v8, %v9 : i64
  %v11 = arith.select %a2, %v3, %v10 : i64
  %v12 = arith.constant 5 : i64
  %v13 = arith.remsi %v11, %v12 : i64
  %v14 = arith.shrui %v13, %v11 : i64
  %v15 = arith.constant -5 : i32
  %v16 = arith.trunci %v15 : i32 to i8
  %v17 = arith.constant 16 : i64
  %v18 = arith.constant 0 : i64
  %v19 = arith.ori %v17, %v18 : i64
  %v20 = arith.constant 0 : i64
  return %a2, %v20, %a4, %a4 : i1, i64, i32, i32
}
// -----
func.func @f29(%a0: i64, %a1: i64, %a2: i1, %a3: index, %a4: i32) -> (i1, i64, i32, i64, i1, i1, i1) {
  %v1 = arith.constant -8 : i64
  %v2 = arith.select %a2, %a0, %v1 : i64
  %v3 = arith.constant -7935337514840929362 : index
  %v4 = arith.cmpi uge, %v3, %a3 : index
  %v5 = arith.constant -2 : index
  %v6 = index.cmp ule(%a3, %v5)
  %v7 = arith.select %v4, %a1, %v2 : i64
  %v8 = arith.cmpi ne, %a3, %a3 : index
  %v9 = index.cmp sgt(%a3, %a3)
  %v10 = arith.index_cast %a3 : index to i8
  %v11 = arith.constant false
  %v12 = arith.constant 2 : i64
  %v13 = arith.constant 7 : i32
  %v14 = arith.constant -9223372036854775808 : i64
  return %v11, %v12, %v13, %v14, %v4, %v6, %v8 : i1, i64, i32, i64, i1, i1, i1
}
// -----
func.func @f30(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (index, index, index, i1, i1) {
  %v1 = arith.trunci %a1 : i32 to i8
  %v2 = index.or %a3, %a3
  %v3 = arith.cmpi ne, %a4, %a1 : i32
  %v4 = arith.constant -2 : i32
  %v5 = arith.shrui %v4, %a4 : i32
  %v6 = arith.constant 3 : i32
  %v7 = arith.maxsi %v5, %v6 : i32
  %v8 = arith.constant 1160764400 : i32
  %v9 = arith.remui %v7, %v8 : i32
  %v10 = arith.ori %v7, %v7 : i32
  %v11 = arith.shrsi %a1, %v10 : i32
  %v12 = arith.constant 7 : index
  return %v2, %v12, %v2, %v3, %v3 : index, index, index, i1, i1
}
// -----
func.func @f31(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i1, i1, i1, i32, i1) {
  %v1 = arith.constant 16 : i32
  %v2 = arith.subi %a0, %v1 : i32
  %v3 = arith.constant 2 : index
  %v4 = arith.cmpi uge, %a3, %v3 : index
  %v6 = scf.for %v5 = %a1 to %a4 step %a1 iter_args(%v7 = %a3) -> (index)  : i32 {
    %v8 = arith.constant 1 : i32
    %v9 = arith.minsi %a1, %v8 : i32
    scf.yield %a3 : index
  }
  %v10 = arith.trunci %a0 : i32 to i16
  %v11 = arith.constant 16 : i32
  %v12 = arith.divsi %a0, %v11 : i32
  %v13 = arith.constant false
  %v14 = arith.constant 2 : i32
  return %a2, %v13, %v4, %v14, %v4 : i1, i1, i1, i32, i1
}
// -----
func.func @f32(%a0: i8, %a1: i8, %a2: i1, %a3: index, %a4: i32) -> (index, i1, i1, index, i1) {
  %v1 = arith.constant -1 : i8
  %v2 = arith.andi %a1, %v1 : i8
  %v3 = arith.addi %a4, %a4 : i32
  %v4 = arith.constant 5 : i8
  %v5 = arith.constant 16 : i8
  %v6 = arith.divsi %v4, %v5 : i8
  %v7 = arith.cmpi slt, %v2, %a0 : i8
  %v8 = arith.extsi %a1 : i8 to i16
  %v9 = arith.constant 8 : index
  return %a3, %v7, %a2, %v9, %v7 : index, i1, i1, index, i1
}
// -----
func.func @f33(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (index, i32, i32, i32, i1, i1, i1) {
  %v1 = arith.trunci %a4 : i32 to i16
  %v2 = arith.constant 7 : i32
  %v3 = arith.cmpi sgt, %v2, %a4 : i32
  %v4 = arith.constant 5 : i32
  %v5 = arith.constant 5 : i32
  %v6 = arith.maxsi %v4, %v5 : i32
  %v7 = arith.select %a2, %a0, %v6 : i32
  %v8 = arith.constant -1 : i32
  %v9 = arith.muli %v8, %a1 overflow<nsw> : i32
  %v10 = arith.cmpi ne, %a4, %a1 : i32
  %v11 = arith.shrui %a4, %v6 : i32
  %v12 = arith.constant 7 : i32
  %v13 = arith.minsi %v7, %v12 : i32
  %v14 = index.cmp eq(%a3, %a3)
  %v15 = arith.constant -8 : index
  %v16 = arith.constant 7 : i32
  return %v15, %a4, %v9, %v16, %v3, %v10, %v14 : index, i32, i32, i32, i1, i1, i1
}
// -----
func.func @f34(%a0: i16, %a1: i16, %a2: i1, %a3: index, %a4: i32) -> (i16, i16, index, i1, i1, i1) {
  %v2 = arith.constant 9223372036854775807 : index
  %v1 = index.rems %a3, %v2
  %v3 = arith.select %a2, %a3, %a3 : index
  %v4 = arith.constant -32768 : i16
  %v5 = arith.cmpi sle, %a0, %v4 : i16
  %v6 = arith.extsi %a0 : i16 to i64
  %v7 = arith.cmpi slt, %a0, %a1 : i16
  %v8 = arith.select %v7, %v1, %v1 : index
  %v9 = arith.constant true
  %v10 = arith.select %v9, %a1, %a0 : i16
  return %v10, %a0, %v1, %v5, %v5, %v7 : i16, i16, index, i1, i1, i1
}
// -----
func.func @f35(%a0: i16, %a1: i16, %a2: i1, %a3: index, %a4: i32) -> (i16, i32, index, i16, i1) {
  %v1 = arith.minsi %a0, %a0 : i16
  %v2 = arith.constant 8 : i16
  %v3 = arith.minsi %v1, %v2 : i16
  %v4 = arith.constant 9223372036854775807 : index
  %v5 = arith.constant 0 : index
  %v6 = arith.shrui %v4, %v5 : index
  %v7 = arith.addi %a4, %a4 overflow<nsw> : i32
  %v8 = arith.cmpi sle, %a1, %v1 : i16
  %v9 = arith.constant false
  %v10 = arith.constant -5 : i16
  cf.cond_br %v9, ^bb1(%a0 : i16), ^bb2(%v10 : i16)
^bb1(%p : i16):
  %v11 = arith.constant 7 : i32
  %v12 = arith.constant 7 : i32
  %v13 = arith.maxsi %v11, %v12 : i32
  cf.br ^bb2(%v3 : i16)
^bb2(%q : i16):
  %v14 = arith.index_castui %v6 : index to i8
  %v15 = arith.minsi %q, %a0 : i16
  return %q, %v7, %a3, %a1, %v8 : i16, i32, index, i16, i1
}
// -----
func.func @f36(%a0: i16, %a1: i16, %a2: i1, %a3: index, %a4: i32) -> (i16, index, index, i16, i1) {
  %v1 = arith.constant 5 : i16
  %v2 = arith.maxsi %v1, %a0 : i16
  %v3 = arith.constant 7 : i16
  %v4 = arith.cmpi sge, %a1, %v3 : i16
  %v5 = arith.constant 3 : i32
  %v6 = arith.floordivsi %a4, %v5 : i32
  %v7 = arith.constant 1 : i16
  %v8 = arith.select %v4, %v7, %a1 : i16
  %v9 = arith.shrui %v8, %v8 : i16
  %v10 = arith.constant -128 : i32
  %v11 = arith.minui %v10, %v6 : i32
  %v12 = arith.constant -1 : index
  %v13 = arith.minui %a3, %v12 : index
  %v14 = arith.constant 32767 : i16
  %v15 = arith.remsi %v8, %v14 : i16
  %v16 = arith.constant -2 : i16
  %v17 = arith.constant -5 : index
  %v18 = arith.constant 1 : i16
  return %v16, %v13, %v17, %v18, %v4 : i16, index, index, i16, i1
}
// -----
func.func @f37(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i1, i1, index, i32) {
  %v1 = arith.constant 8 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.maxsi %v1, %v2 : index
  %v4 = arith.constant 2147483647 : i32
  %v5 = arith.constant 7 : i32
  %v6 = arith.minsi %v4, %v5 : i32
  %v7 = arith.constant -128 : i32
  %v8 = arith.minsi %a4, %v7 : i32
  %v9 = arith.constant -1 : i32
  %v10 = arith.floordivsi %v9, %v6 : i32
  %v11 = arith.constant 0 : i32
  %v12 = arith.constant 2147483647 : i32
  %v13 = arith.subi %v11, %v12 overflow<nsw, nuw> : i32
  %v14 = arith.shrsi %a3, %a3 : index
  %v15 = arith.constant 16 : i32
  %v16 = arith.select %a2, %v15, %v13 : i32
  %v17 = arith.constant 9223372036854775807 : index
  %v18 = arith.constant -2147483648 : i32
  return %a2, %a2, %v17, %v18 : i1, i1, index, i32
}
// -----
func.func @f38(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i32, i32, i1, i1, i1) {
  %v1 = arith.constant 1 : i32
  %v2 = arith.ori %a0, %v1 : i32
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 100 : index
  %v5 = arith.minui %v3, %v4 : index
  %v6 = arith.constant 4683257781767473289 : index
  %v7 = arith.remsi %a3, %v6 : index
  %v8 = arith.constant 0 : i32
  %v9 = arith.remsi %a4, %v8 : i32
  %v10 = arith.remui %v5, %a3 : index
  %v11 = arith.cmpi eq, %v9, %a4 : i32
  %v12 = arith.constant 3 : index
  %v13 = arith.select %v11, %v12, %v7 : index
  %v14 = arith.constant 2 : i32
  %v15 = arith.muli %v14, %v9 : i32
  return %v9, %a4, %a2, %a2, %v11 : i32, i32, i1, i1, i1
}
// -----
func.func @f39(%a0: i16, %a1: i16, %a2: i1, %a3: index, %a4: i32) -> (i1, i32, i16, index) {
  %v2 = arith.constant 16 : index
  %v1 = index.add %a3, %v2
  %v3 = arith.ceildivsi %a1, %a0 : i16
  %v4 = arith.constant -128 : i32
  %v5 = arith.maxui %v4, %a4 : i32
  %v6 = arith.minsi %a1, %a1 : i16
  %v7 = arith.constant 1 : i16
  %v8 = index.castu %v7 : i16 to index
  %v9 = arith.divsi %a1, %a0 : i16
  %v10 = arith.constant 0 : i32
  %v11 = arith.constant 7 : i16
  return %a2, %v10, %v11, %a3 : i1, i32, i16, index
}
