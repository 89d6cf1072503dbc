// All comparisons of floats, as bits of a number.
// entry-point-result: void
llvm.mlir.global internal constant @float("%.9g \00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @hex("%lx \00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @putchar(i32) -> i32
llvm.func @show(%x: i64) {
  %format = llvm.mlir.addressof @hex : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}
llvm.func @show_float(%x: f64) {
  %format = llvm.mlir.addressof @float : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return
}
llvm.func @newline() {
  %0 = llvm.mlir.constant(10 : i32) : i32
  %1 = llvm.call @putchar(%0) : (i32) -> i32
  llvm.return
}
llvm.func @compare_f16(%x: f16, %y: f16) {
  %acc0 = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %c0 = llvm.fcmp "_false" %x, %y : f16
  %z0 = llvm.zext %c0 : i1 to i64
  %s0 = llvm.shl %acc0, %one : i64
  %acc1 = llvm.or %s0, %z0 : i64
  %c1 = llvm.fcmp "oeq" %x, %y : f16
  %z1 = llvm.zext %c1 : i1 to i64
  %s1 = llvm.shl %acc1, %one : i64
  %acc2 = llvm.or %s1, %z1 : i64
  %c2 = llvm.fcmp "ogt" %x, %y : f16
  %z2 = llvm.zext %c2 : i1 to i64
  %s2 = llvm.shl %acc2, %one : i64
  %acc3 = llvm.or %s2, %z2 : i64
  %c3 = llvm.fcmp "oge" %x, %y : f16
  %z3 = llvm.zext %c3 : i1 to i64
  %s3 = llvm.shl %acc3, %one : i64
  %acc4 = llvm.or %s3, %z3 : i64
  %c4 = llvm.fcmp "olt" %x, %y : f16
  %z4 = llvm.zext %c4 : i1 to i64
  %s4 = llvm.shl %acc4, %one : i64
  %acc5 = llvm.or %s4, %z4 : i64
  %c5 = llvm.fcmp "ole" %x, %y : f16
  %z5 = llvm.zext %c5 : i1 to i64
  %s5 = llvm.shl %acc5, %one : i64
  %acc6 = llvm.or %s5, %z5 : i64
  %c6 = llvm.fcmp "one" %x, %y : f16
  %z6 = llvm.zext %c6 : i1 to i64
  %s6 = llvm.shl %acc6, %one : i64
  %acc7 = llvm.or %s6, %z6 : i64
  %c7 = llvm.fcmp "ord" %x, %y : f16
  %z7 = llvm.zext %c7 : i1 to i64
  %s7 = llvm.shl %acc7, %one : i64
  %acc8 = llvm.or %s7, %z7 : i64
  %c8 = llvm.fcmp "ueq" %x, %y : f16
  %z8 = llvm.zext %c8 : i1 to i64
  %s8 = llvm.shl %acc8, %one : i64
  %acc9 = llvm.or %s8, %z8 : i64
  %c9 = llvm.fcmp "ugt" %x, %y : f16
  %z9 = llvm.zext %c9 : i1 to i64
  %s9 = llvm.shl %acc9, %one : i64
  %acc10 = llvm.or %s9, %z9 : i64
  %c10 = llvm.fcmp "uge" %x, %y : f16
  %z10 = llvm.zext %c10 : i1 to i64
  %s10 = llvm.shl %acc10, %one : i64
  %acc11 = llvm.or %s10, %z10 : i64
  %c11 = llvm.fcmp "ult" %x, %y : f16
  %z11 = llvm.zext %c11 : i1 to i64
  %s11 = llvm.shl %acc11, %one : i64
  %acc12 = llvm.or %s11, %z11 : i64
  %c12 = llvm.fcmp "ule" %x, %y : f16
  %z12 = llvm.zext %c12 : i1 to i64
  %s12 = llvm.shl %acc12, %one : i64
  %acc13 = llvm.or %s12, %z12 : i64
  %c13 = llvm.fcmp "une" %x, %y : f16
  %z13 = llvm.zext %c13 : i1 to i64
  %s13 = llvm.shl %acc13, %one : i64
  %acc14 = llvm.or %s13, %z13 : i64
  %c14 = llvm.fcmp "uno" %x, %y : f16
  %z14 = llvm.zext %c14 : i1 to i64
  %s14 = llvm.shl %acc14, %one : i64
  %acc15 = llvm.or %s14, %z14 : i64
  %c15 = llvm.fcmp "_true" %x, %y : f16
  %z15 = llvm.zext %c15 : i1 to i64
  %s15 = llvm.shl %acc15, %one : i64
  %acc16 = llvm.or %s15, %z15 : i64
  llvm.call @show(%acc16) : (i64) -> ()
  llvm.return
}
llvm.func @compare_bf16(%x: bf16, %y: bf16) {
  %acc0 = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %c0 = llvm.fcmp "_false" %x, %y : bf16
  %z0 = llvm.zext %c0 : i1 to i64
  %s0 = llvm.shl %acc0, %one : i64
  %acc1 = llvm.or %s0, %z0 : i64
  %c1 = llvm.fcmp "oeq" %x, %y : bf16
  %z1 = llvm.zext %c1 : i1 to i64
  %s1 = llvm.shl %acc1, %one : i64
  %acc2 = llvm.or %s1, %z1 : i64
  %c2 = llvm.fcmp "ogt" %x, %y : bf16
  %z2 = llvm.zext %c2 : i1 to i64
  %s2 = llvm.shl %acc2, %one : i64
  %acc3 = llvm.or %s2, %z2 : i64
  %c3 = llvm.fcmp "oge" %x, %y : bf16
  %z3 = llvm.zext %c3 : i1 to i64
  %s3 = llvm.shl %acc3, %one : i64
  %acc4 = llvm.or %s3, %z3 : i64
  %c4 = llvm.fcmp "olt" %x, %y : bf16
  %z4 = llvm.zext %c4 : i1 to i64
  %s4 = llvm.shl %acc4, %one : i64
  %acc5 = llvm.or %s4, %z4 : i64
  %c5 = llvm.fcmp "ole" %x, %y : bf16
  %z5 = llvm.zext %c5 : i1 to i64
  %s5 = llvm.shl %acc5, %one : i64
  %acc6 = llvm.or %s5, %z5 : i64
  %c6 = llvm.fcmp "one" %x, %y : bf16
  %z6 = llvm.zext %c6 : i1 to i64
  %s6 = llvm.shl %acc6, %one : i64
  %acc7 = llvm.or %s6, %z6 : i64
  %c7 = llvm.fcmp "ord" %x, %y : bf16
  %z7 = llvm.zext %c7 : i1 to i64
  %s7 = llvm.shl %acc7, %one : i64
  %acc8 = llvm.or %s7, %z7 : i64
  %c8 = llvm.fcmp "ueq" %x, %y : bf16
  %z8 = llvm.zext %c8 : i1 to i64
  %s8 = llvm.shl %acc8, %one : i64
  %acc9 = llvm.or %s8, %z8 : i64
  %c9 = llvm.fcmp "ugt" %x, %y : bf16
  %z9 = llvm.zext %c9 : i1 to i64
  %s9 = llvm.shl %acc9, %one : i64
  %acc10 = llvm.or %s9, %z9 : i64
  %c10 = llvm.fcmp "uge" %x, %y : bf16
  %z10 = llvm.zext %c10 : i1 to i64
  %s10 = llvm.shl %acc10, %one : i64
  %acc11 = llvm.or %s10, %z10 : i64
  %c11 = llvm.fcmp "ult" %x, %y : bf16
  %z11 = llvm.zext %c11 : i1 to i64
  %s11 = llvm.shl %acc11, %one : i64
  %acc12 = llvm.or %s11, %z11 : i64
  %c12 = llvm.fcmp "ule" %x, %y : bf16
  %z12 = llvm.zext %c12 : i1 to i64
  %s12 = llvm.shl %acc12, %one : i64
  %acc13 = llvm.or %s12, %z12 : i64
  %c13 = llvm.fcmp "une" %x, %y : bf16
  %z13 = llvm.zext %c13 : i1 to i64
  %s13 = llvm.shl %acc13, %one : i64
  %acc14 = llvm.or %s13, %z13 : i64
  %c14 = llvm.fcmp "uno" %x, %y : bf16
  %z14 = llvm.zext %c14 : i1 to i64
  %s14 = llvm.shl %acc14, %one : i64
  %acc15 = llvm.or %s14, %z14 : i64
  %c15 = llvm.fcmp "_true" %x, %y : bf16
  %z15 = llvm.zext %c15 : i1 to i64
  %s15 = llvm.shl %acc15, %one : i64
  %acc16 = llvm.or %s15, %z15 : i64
  llvm.call @show(%acc16) : (i64) -> ()
  llvm.return
}
llvm.func @compare_f32(%x: f32, %y: f32) {
  %acc0 = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %c0 = llvm.fcmp "_false" %x, %y : f32
  %z0 = llvm.zext %c0 : i1 to i64
  %s0 = llvm.shl %acc0, %one : i64
  %acc1 = llvm.or %s0, %z0 : i64
  %c1 = llvm.fcmp "oeq" %x, %y : f32
  %z1 = llvm.zext %c1 : i1 to i64
  %s1 = llvm.shl %acc1, %one : i64
  %acc2 = llvm.or %s1, %z1 : i64
  %c2 = llvm.fcmp "ogt" %x, %y : f32
  %z2 = llvm.zext %c2 : i1 to i64
  %s2 = llvm.shl %acc2, %one : i64
  %acc3 = llvm.or %s2, %z2 : i64
  %c3 = llvm.fcmp "oge" %x, %y : f32
  %z3 = llvm.zext %c3 : i1 to i64
  %s3 = llvm.shl %acc3, %one : i64
  %acc4 = llvm.or %s3, %z3 : i64
  %c4 = llvm.fcmp "olt" %x, %y : f32
  %z4 = llvm.zext %c4 : i1 to i64
  %s4 = llvm.shl %acc4, %one : i64
  %acc5 = llvm.or %s4, %z4 : i64
  %c5 = llvm.fcmp "ole" %x, %y : f32
  %z5 = llvm.zext %c5 : i1 to i64
  %s5 = llvm.shl %acc5, %one : i64
  %acc6 = llvm.or %s5, %z5 : i64
  %c6 = llvm.fcmp "one" %x, %y : f32
  %z6 = llvm.zext %c6 : i1 to i64
  %s6 = llvm.shl %acc6, %one : i64
  %acc7 = llvm.or %s6, %z6 : i64
  %c7 = llvm.fcmp "ord" %x, %y : f32
  %z7 = llvm.zext %c7 : i1 to i64
  %s7 = llvm.shl %acc7, %one : i64
  %acc8 = llvm.or %s7, %z7 : i64
  %c8 = llvm.fcmp "ueq" %x, %y : f32
  %z8 = llvm.zext %c8 : i1 to i64
  %s8 = llvm.shl %acc8, %one : i64
  %acc9 = llvm.or %s8, %z8 : i64
  %c9 = llvm.fcmp "ugt" %x, %y : f32
  %z9 = llvm.zext %c9 : i1 to i64
  %s9 = llvm.shl %acc9, %one : i64
  %acc10 = llvm.or %s9, %z9 : i64
  %c10 = llvm.fcmp "uge" %x, %y : f32
  %z10 = llvm.zext %c10 : i1 to i64
  %s10 = llvm.shl %acc10, %one : i64
  %acc11 = llvm.or %s10, %z10 : i64
  %c11 = llvm.fcmp "ult" %x, %y : f32
  %z11 = llvm.zext %c11 : i1 to i64
  %s11 = llvm.shl %acc11, %one : i64
  %acc12 = llvm.or %s11, %z11 : i64
  %c12 = llvm.fcmp "ule" %x, %y : f32
  %z12 = llvm.zext %c12 : i1 to i64
  %s12 = llvm.shl %acc12, %one : i64
  %acc13 = llvm.or %s12, %z12 : i64
  %c13 = llvm.fcmp "une" %x, %y : f32
  %z13 = llvm.zext %c13 : i1 to i64
  %s13 = llvm.shl %acc13, %one : i64
  %acc14 = llvm.or %s13, %z13 : i64
  %c14 = llvm.fcmp "uno" %x, %y : f32
  %z14 = llvm.zext %c14 : i1 to i64
  %s14 = llvm.shl %acc14, %one : i64
  %acc15 = llvm.or %s14, %z14 : i64
  %c15 = llvm.fcmp "_true" %x, %y : f32
  %z15 = llvm.zext %c15 : i1 to i64
  %s15 = llvm.shl %acc15, %one : i64
  %acc16 = llvm.or %s15, %z15 : i64
  llvm.call @show(%acc16) : (i64) -> ()
  llvm.return
}
llvm.func @compare_f64(%x: f64, %y: f64) {
  %acc0 = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %c0 = llvm.fcmp "_false" %x, %y : f64
  %z0 = llvm.zext %c0 : i1 to i64
  %s0 = llvm.shl %acc0, %one : i64
  %acc1 = llvm.or %s0, %z0 : i64
  %c1 = llvm.fcmp "oeq" %x, %y : f64
  %z1 = llvm.zext %c1 : i1 to i64
  %s1 = llvm.shl %acc1, %one : i64
  %acc2 = llvm.or %s1, %z1 : i64
  %c2 = llvm.fcmp "ogt" %x, %y : f64
  %z2 = llvm.zext %c2 : i1 to i64
  %s2 = llvm.shl %acc2, %one : i64
  %acc3 = llvm.or %s2, %z2 : i64
  %c3 = llvm.fcmp "oge" %x, %y : f64
  %z3 = llvm.zext %c3 : i1 to i64
  %s3 = llvm.shl %acc3, %one : i64
  %acc4 = llvm.or %s3, %z3 : i64
  %c4 = llvm.fcmp "olt" %x, %y : f64
  %z4 = llvm.zext %c4 : i1 to i64
  %s4 = llvm.shl %acc4, %one : i64
  %acc5 = llvm.or %s4, %z4 : i64
  %c5 = llvm.fcmp "ole" %x, %y : f64
  %z5 = llvm.zext %c5 : i1 to i64
  %s5 = llvm.shl %acc5, %one : i64
  %acc6 = llvm.or %s5, %z5 : i64
  %c6 = llvm.fcmp "one" %x, %y : f64
  %z6 = llvm.zext %c6 : i1 to i64
  %s6 = llvm.shl %acc6, %one : i64
  %acc7 = llvm.or %s6, %z6 : i64
  %c7 = llvm.fcmp "ord" %x, %y : f64
  %z7 = llvm.zext %c7 : i1 to i64
  %s7 = llvm.shl %acc7, %one : i64
  %acc8 = llvm.or %s7, %z7 : i64
  %c8 = llvm.fcmp "ueq" %x, %y : f64
  %z8 = llvm.zext %c8 : i1 to i64
  %s8 = llvm.shl %acc8, %one : i64
  %acc9 = llvm.or %s8, %z8 : i64
  %c9 = llvm.fcmp "ugt" %x, %y : f64
  %z9 = llvm.zext %c9 : i1 to i64
  %s9 = llvm.shl %acc9, %one : i64
  %acc10 = llvm.or %s9, %z9 : i64
  %c10 = llvm.fcmp "uge" %x, %y : f64
  %z10 = llvm.zext %c10 : i1 to i64
  %s10 = llvm.shl %acc10, %one : i64
  %acc11 = llvm.or %s10, %z10 : i64
  %c11 = llvm.fcmp "ult" %x, %y : f64
  %z11 = llvm.zext %c11 : i1 to i64
  %s11 = llvm.shl %acc11, %one : i64
  %acc12 = llvm.or %s11, %z11 : i64
  %c12 = llvm.fcmp "ule" %x, %y : f64
  %z12 = llvm.zext %c12 : i1 to i64
  %s12 = llvm.shl %acc12, %one : i64
  %acc13 = llvm.or %s12, %z12 : i64
  %c13 = llvm.fcmp "une" %x, %y : f64
  %z13 = llvm.zext %c13 : i1 to i64
  %s13 = llvm.shl %acc13, %one : i64
  %acc14 = llvm.or %s13, %z13 : i64
  %c14 = llvm.fcmp "uno" %x, %y : f64
  %z14 = llvm.zext %c14 : i1 to i64
  %s14 = llvm.shl %acc14, %one : i64
  %acc15 = llvm.or %s14, %z14 : i64
  %c15 = llvm.fcmp "_true" %x, %y : f64
  %z15 = llvm.zext %c15 : i1 to i64
  %s15 = llvm.shl %acc15, %one : i64
  %acc16 = llvm.or %s15, %z15 : i64
  llvm.call @show(%acc16) : (i64) -> ()
  llvm.return
}
llvm.func @run() {
  %c0_0 = llvm.mlir.constant(0x3C00 : f16) : f16
  %c0_1 = llvm.mlir.constant(0x3C00 : f16) : f16
  llvm.call @compare_f16(%c0_0, %c0_1) : (f16, f16) -> ()
  %c1_0 = llvm.mlir.constant(0x3C00 : f16) : f16
  %c1_1 = llvm.mlir.constant(0x4000 : f16) : f16
  llvm.call @compare_f16(%c1_0, %c1_1) : (f16, f16) -> ()
  %c2_0 = llvm.mlir.constant(0x3C00 : f16) : f16
  %c2_1 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @compare_f16(%c2_0, %c2_1) : (f16, f16) -> ()
  %c3_0 = llvm.mlir.constant(0x3C00 : f16) : f16
  %c3_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @compare_f16(%c3_0, %c3_1) : (f16, f16) -> ()
  %c4_0 = llvm.mlir.constant(0x3C00 : f16) : f16
  %c4_1 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @compare_f16(%c4_0, %c4_1) : (f16, f16) -> ()
  %c5_0 = llvm.mlir.constant(0x4000 : f16) : f16
  %c5_1 = llvm.mlir.constant(0x3C00 : f16) : f16
  llvm.call @compare_f16(%c5_0, %c5_1) : (f16, f16) -> ()
  %c6_0 = llvm.mlir.constant(0x4000 : f16) : f16
  %c6_1 = llvm.mlir.constant(0x4000 : f16) : f16
  llvm.call @compare_f16(%c6_0, %c6_1) : (f16, f16) -> ()
  %c7_0 = llvm.mlir.constant(0x4000 : f16) : f16
  %c7_1 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @compare_f16(%c7_0, %c7_1) : (f16, f16) -> ()
  %c8_0 = llvm.mlir.constant(0x4000 : f16) : f16
  %c8_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @compare_f16(%c8_0, %c8_1) : (f16, f16) -> ()
  %c9_0 = llvm.mlir.constant(0x4000 : f16) : f16
  %c9_1 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @compare_f16(%c9_0, %c9_1) : (f16, f16) -> ()
  %c10_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %c10_1 = llvm.mlir.constant(0x3C00 : f16) : f16
  llvm.call @compare_f16(%c10_0, %c10_1) : (f16, f16) -> ()
  %c11_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %c11_1 = llvm.mlir.constant(0x4000 : f16) : f16
  llvm.call @compare_f16(%c11_0, %c11_1) : (f16, f16) -> ()
  %c12_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %c12_1 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @compare_f16(%c12_0, %c12_1) : (f16, f16) -> ()
  %c13_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %c13_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @compare_f16(%c13_0, %c13_1) : (f16, f16) -> ()
  %c14_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %c14_1 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @compare_f16(%c14_0, %c14_1) : (f16, f16) -> ()
  %c15_0 = llvm.mlir.constant(0x8000 : f16) : f16
  %c15_1 = llvm.mlir.constant(0x3C00 : f16) : f16
  llvm.call @compare_f16(%c15_0, %c15_1) : (f16, f16) -> ()
  %c16_0 = llvm.mlir.constant(0x8000 : f16) : f16
  %c16_1 = llvm.mlir.constant(0x4000 : f16) : f16
  llvm.call @compare_f16(%c16_0, %c16_1) : (f16, f16) -> ()
  %c17_0 = llvm.mlir.constant(0x8000 : f16) : f16
  %c17_1 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @compare_f16(%c17_0, %c17_1) : (f16, f16) -> ()
  %c18_0 = llvm.mlir.constant(0x8000 : f16) : f16
  %c18_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @compare_f16(%c18_0, %c18_1) : (f16, f16) -> ()
  %c19_0 = llvm.mlir.constant(0x8000 : f16) : f16
  %c19_1 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @compare_f16(%c19_0, %c19_1) : (f16, f16) -> ()
  %c20_0 = llvm.mlir.constant(0x7E00 : f16) : f16
  %c20_1 = llvm.mlir.constant(0x3C00 : f16) : f16
  llvm.call @compare_f16(%c20_0, %c20_1) : (f16, f16) -> ()
  %c21_0 = llvm.mlir.constant(0x7E00 : f16) : f16
  %c21_1 = llvm.mlir.constant(0x4000 : f16) : f16
  llvm.call @compare_f16(%c21_0, %c21_1) : (f16, f16) -> ()
  %c22_0 = llvm.mlir.constant(0x7E00 : f16) : f16
  %c22_1 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @compare_f16(%c22_0, %c22_1) : (f16, f16) -> ()
  %c23_0 = llvm.mlir.constant(0x7E00 : f16) : f16
  %c23_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @compare_f16(%c23_0, %c23_1) : (f16, f16) -> ()
  %c24_0 = llvm.mlir.constant(0x7E00 : f16) : f16
  %c24_1 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @compare_f16(%c24_0, %c24_1) : (f16, f16) -> ()
  %c25_0 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  %c25_1 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  llvm.call @compare_bf16(%c25_0, %c25_1) : (bf16, bf16) -> ()
  %c26_0 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  %c26_1 = llvm.mlir.constant(0x4000 : bf16) : bf16
  llvm.call @compare_bf16(%c26_0, %c26_1) : (bf16, bf16) -> ()
  %c27_0 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  %c27_1 = llvm.mlir.constant(0x0000 : bf16) : bf16
  llvm.call @compare_bf16(%c27_0, %c27_1) : (bf16, bf16) -> ()
  %c28_0 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  %c28_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @compare_bf16(%c28_0, %c28_1) : (bf16, bf16) -> ()
  %c29_0 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  %c29_1 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  llvm.call @compare_bf16(%c29_0, %c29_1) : (bf16, bf16) -> ()
  %c30_0 = llvm.mlir.constant(0x4000 : bf16) : bf16
  %c30_1 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  llvm.call @compare_bf16(%c30_0, %c30_1) : (bf16, bf16) -> ()
  %c31_0 = llvm.mlir.constant(0x4000 : bf16) : bf16
  %c31_1 = llvm.mlir.constant(0x4000 : bf16) : bf16
  llvm.call @compare_bf16(%c31_0, %c31_1) : (bf16, bf16) -> ()
  %c32_0 = llvm.mlir.constant(0x4000 : bf16) : bf16
  %c32_1 = llvm.mlir.constant(0x0000 : bf16) : bf16
  llvm.call @compare_bf16(%c32_0, %c32_1) : (bf16, bf16) -> ()
  %c33_0 = llvm.mlir.constant(0x4000 : bf16) : bf16
  %c33_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @compare_bf16(%c33_0, %c33_1) : (bf16, bf16) -> ()
  %c34_0 = llvm.mlir.constant(0x4000 : bf16) : bf16
  %c34_1 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  llvm.call @compare_bf16(%c34_0, %c34_1) : (bf16, bf16) -> ()
  %c35_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %c35_1 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  llvm.call @compare_bf16(%c35_0, %c35_1) : (bf16, bf16) -> ()
  %c36_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %c36_1 = llvm.mlir.constant(0x4000 : bf16) : bf16
  llvm.call @compare_bf16(%c36_0, %c36_1) : (bf16, bf16) -> ()
  %c37_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %c37_1 = llvm.mlir.constant(0x0000 : bf16) : bf16
  llvm.call @compare_bf16(%c37_0, %c37_1) : (bf16, bf16) -> ()
  %c38_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %c38_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @compare_bf16(%c38_0, %c38_1) : (bf16, bf16) -> ()
  %c39_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %c39_1 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  llvm.call @compare_bf16(%c39_0, %c39_1) : (bf16, bf16) -> ()
  %c40_0 = llvm.mlir.constant(0x8000 : bf16) : bf16
  %c40_1 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  llvm.call @compare_bf16(%c40_0, %c40_1) : (bf16, bf16) -> ()
  %c41_0 = llvm.mlir.constant(0x8000 : bf16) : bf16
  %c41_1 = llvm.mlir.constant(0x4000 : bf16) : bf16
  llvm.call @compare_bf16(%c41_0, %c41_1) : (bf16, bf16) -> ()
  %c42_0 = llvm.mlir.constant(0x8000 : bf16) : bf16
  %c42_1 = llvm.mlir.constant(0x0000 : bf16) : bf16
  llvm.call @compare_bf16(%c42_0, %c42_1) : (bf16, bf16) -> ()
  %c43_0 = llvm.mlir.constant(0x8000 : bf16) : bf16
  %c43_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @compare_bf16(%c43_0, %c43_1) : (bf16, bf16) -> ()
  %c44_0 = llvm.mlir.constant(0x8000 : bf16) : bf16
  %c44_1 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  llvm.call @compare_bf16(%c44_0, %c44_1) : (bf16, bf16) -> ()
  %c45_0 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  %c45_1 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  llvm.call @compare_bf16(%c45_0, %c45_1) : (bf16, bf16) -> ()
  %c46_0 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  %c46_1 = llvm.mlir.constant(0x4000 : bf16) : bf16
  llvm.call @compare_bf16(%c46_0, %c46_1) : (bf16, bf16) -> ()
  %c47_0 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  %c47_1 = llvm.mlir.constant(0x0000 : bf16) : bf16
  llvm.call @compare_bf16(%c47_0, %c47_1) : (bf16, bf16) -> ()
  %c48_0 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  %c48_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @compare_bf16(%c48_0, %c48_1) : (bf16, bf16) -> ()
  %c49_0 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  %c49_1 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  llvm.call @compare_bf16(%c49_0, %c49_1) : (bf16, bf16) -> ()
  %c50_0 = llvm.mlir.constant(0x3F800000 : f32) : f32
  %c50_1 = llvm.mlir.constant(0x3F800000 : f32) : f32
  llvm.call @compare_f32(%c50_0, %c50_1) : (f32, f32) -> ()
  %c51_0 = llvm.mlir.constant(0x3F800000 : f32) : f32
  %c51_1 = llvm.mlir.constant(0x40000000 : f32) : f32
  llvm.call @compare_f32(%c51_0, %c51_1) : (f32, f32) -> ()
  %c52_0 = llvm.mlir.constant(0x3F800000 : f32) : f32
  %c52_1 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @compare_f32(%c52_0, %c52_1) : (f32, f32) -> ()
  %c53_0 = llvm.mlir.constant(0x3F800000 : f32) : f32
  %c53_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @compare_f32(%c53_0, %c53_1) : (f32, f32) -> ()
  %c54_0 = llvm.mlir.constant(0x3F800000 : f32) : f32
  %c54_1 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @compare_f32(%c54_0, %c54_1) : (f32, f32) -> ()
  %c55_0 = llvm.mlir.constant(0x40000000 : f32) : f32
  %c55_1 = llvm.mlir.constant(0x3F800000 : f32) : f32
  llvm.call @compare_f32(%c55_0, %c55_1) : (f32, f32) -> ()
  %c56_0 = llvm.mlir.constant(0x40000000 : f32) : f32
  %c56_1 = llvm.mlir.constant(0x40000000 : f32) : f32
  llvm.call @compare_f32(%c56_0, %c56_1) : (f32, f32) -> ()
  %c57_0 = llvm.mlir.constant(0x40000000 : f32) : f32
  %c57_1 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @compare_f32(%c57_0, %c57_1) : (f32, f32) -> ()
  %c58_0 = llvm.mlir.constant(0x40000000 : f32) : f32
  %c58_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @compare_f32(%c58_0, %c58_1) : (f32, f32) -> ()
  %c59_0 = llvm.mlir.constant(0x40000000 : f32) : f32
  %c59_1 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @compare_f32(%c59_0, %c59_1) : (f32, f32) -> ()
  %c60_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %c60_1 = llvm.mlir.constant(0x3F800000 : f32) : f32
  llvm.call @compare_f32(%c60_0, %c60_1) : (f32, f32) -> ()
  %c61_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %c61_1 = llvm.mlir.constant(0x40000000 : f32) : f32
  llvm.call @compare_f32(%c61_0, %c61_1) : (f32, f32) -> ()
  %c62_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %c62_1 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @compare_f32(%c62_0, %c62_1) : (f32, f32) -> ()
  %c63_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %c63_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @compare_f32(%c63_0, %c63_1) : (f32, f32) -> ()
  %c64_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %c64_1 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @compare_f32(%c64_0, %c64_1) : (f32, f32) -> ()
  %c65_0 = llvm.mlir.constant(0x80000000 : f32) : f32
  %c65_1 = llvm.mlir.constant(0x3F800000 : f32) : f32
  llvm.call @compare_f32(%c65_0, %c65_1) : (f32, f32) -> ()
  %c66_0 = llvm.mlir.constant(0x80000000 : f32) : f32
  %c66_1 = llvm.mlir.constant(0x40000000 : f32) : f32
  llvm.call @compare_f32(%c66_0, %c66_1) : (f32, f32) -> ()
  %c67_0 = llvm.mlir.constant(0x80000000 : f32) : f32
  %c67_1 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @compare_f32(%c67_0, %c67_1) : (f32, f32) -> ()
  %c68_0 = llvm.mlir.constant(0x80000000 : f32) : f32
  %c68_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @compare_f32(%c68_0, %c68_1) : (f32, f32) -> ()
  %c69_0 = llvm.mlir.constant(0x80000000 : f32) : f32
  %c69_1 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @compare_f32(%c69_0, %c69_1) : (f32, f32) -> ()
  %c70_0 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %c70_1 = llvm.mlir.constant(0x3F800000 : f32) : f32
  llvm.call @compare_f32(%c70_0, %c70_1) : (f32, f32) -> ()
  %c71_0 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %c71_1 = llvm.mlir.constant(0x40000000 : f32) : f32
  llvm.call @compare_f32(%c71_0, %c71_1) : (f32, f32) -> ()
  %c72_0 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %c72_1 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @compare_f32(%c72_0, %c72_1) : (f32, f32) -> ()
  %c73_0 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %c73_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @compare_f32(%c73_0, %c73_1) : (f32, f32) -> ()
  %c74_0 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %c74_1 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @compare_f32(%c74_0, %c74_1) : (f32, f32) -> ()
  %c75_0 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  %c75_1 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  llvm.call @compare_f64(%c75_0, %c75_1) : (f64, f64) -> ()
  %c76_0 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  %c76_1 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  llvm.call @compare_f64(%c76_0, %c76_1) : (f64, f64) -> ()
  %c77_0 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  %c77_1 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @compare_f64(%c77_0, %c77_1) : (f64, f64) -> ()
  %c78_0 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  %c78_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @compare_f64(%c78_0, %c78_1) : (f64, f64) -> ()
  %c79_0 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  %c79_1 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @compare_f64(%c79_0, %c79_1) : (f64, f64) -> ()
  %c80_0 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  %c80_1 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  llvm.call @compare_f64(%c80_0, %c80_1) : (f64, f64) -> ()
  %c81_0 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  %c81_1 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  llvm.call @compare_f64(%c81_0, %c81_1) : (f64, f64) -> ()
  %c82_0 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  %c82_1 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @compare_f64(%c82_0, %c82_1) : (f64, f64) -> ()
  %c83_0 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  %c83_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @compare_f64(%c83_0, %c83_1) : (f64, f64) -> ()
  %c84_0 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  %c84_1 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @compare_f64(%c84_0, %c84_1) : (f64, f64) -> ()
  %c85_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %c85_1 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  llvm.call @compare_f64(%c85_0, %c85_1) : (f64, f64) -> ()
  %c86_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %c86_1 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  llvm.call @compare_f64(%c86_0, %c86_1) : (f64, f64) -> ()
  %c87_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %c87_1 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @compare_f64(%c87_0, %c87_1) : (f64, f64) -> ()
  %c88_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %c88_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @compare_f64(%c88_0, %c88_1) : (f64, f64) -> ()
  %c89_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %c89_1 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @compare_f64(%c89_0, %c89_1) : (f64, f64) -> ()
  %c90_0 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  %c90_1 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  llvm.call @compare_f64(%c90_0, %c90_1) : (f64, f64) -> ()
  %c91_0 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  %c91_1 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  llvm.call @compare_f64(%c91_0, %c91_1) : (f64, f64) -> ()
  %c92_0 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  %c92_1 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @compare_f64(%c92_0, %c92_1) : (f64, f64) -> ()
  %c93_0 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  %c93_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @compare_f64(%c93_0, %c93_1) : (f64, f64) -> ()
  %c94_0 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  %c94_1 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @compare_f64(%c94_0, %c94_1) : (f64, f64) -> ()
  %c95_0 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %c95_1 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  llvm.call @compare_f64(%c95_0, %c95_1) : (f64, f64) -> ()
  %c96_0 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %c96_1 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  llvm.call @compare_f64(%c96_0, %c96_1) : (f64, f64) -> ()
  %c97_0 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %c97_1 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @compare_f64(%c97_0, %c97_1) : (f64, f64) -> ()
  %c98_0 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %c98_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @compare_f64(%c98_0, %c98_1) : (f64, f64) -> ()
  %c99_0 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %c99_1 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @compare_f64(%c99_0, %c99_1) : (f64, f64) -> ()
  llvm.return
}
