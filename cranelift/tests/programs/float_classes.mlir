// The classes of floats.
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
llvm.func @classes_f16(%x: f16) {
  %acc0 = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %c0 = "llvm.intr.is.fpclass"(%x) <{bit = 1 : i32}> : (f16) -> i1
  %z0 = llvm.zext %c0 : i1 to i64
  %s0 = llvm.shl %acc0, %one : i64
  %acc1 = llvm.or %s0, %z0 : i64
  %c1 = "llvm.intr.is.fpclass"(%x) <{bit = 2 : i32}> : (f16) -> i1
  %z1 = llvm.zext %c1 : i1 to i64
  %s1 = llvm.shl %acc1, %one : i64
  %acc2 = llvm.or %s1, %z1 : i64
  %c2 = "llvm.intr.is.fpclass"(%x) <{bit = 4 : i32}> : (f16) -> i1
  %z2 = llvm.zext %c2 : i1 to i64
  %s2 = llvm.shl %acc2, %one : i64
  %acc3 = llvm.or %s2, %z2 : i64
  %c3 = "llvm.intr.is.fpclass"(%x) <{bit = 8 : i32}> : (f16) -> i1
  %z3 = llvm.zext %c3 : i1 to i64
  %s3 = llvm.shl %acc3, %one : i64
  %acc4 = llvm.or %s3, %z3 : i64
  %c4 = "llvm.intr.is.fpclass"(%x) <{bit = 16 : i32}> : (f16) -> i1
  %z4 = llvm.zext %c4 : i1 to i64
  %s4 = llvm.shl %acc4, %one : i64
  %acc5 = llvm.or %s4, %z4 : i64
  %c5 = "llvm.intr.is.fpclass"(%x) <{bit = 32 : i32}> : (f16) -> i1
  %z5 = llvm.zext %c5 : i1 to i64
  %s5 = llvm.shl %acc5, %one : i64
  %acc6 = llvm.or %s5, %z5 : i64
  %c6 = "llvm.intr.is.fpclass"(%x) <{bit = 64 : i32}> : (f16) -> i1
  %z6 = llvm.zext %c6 : i1 to i64
  %s6 = llvm.shl %acc6, %one : i64
  %acc7 = llvm.or %s6, %z6 : i64
  %c7 = "llvm.intr.is.fpclass"(%x) <{bit = 128 : i32}> : (f16) -> i1
  %z7 = llvm.zext %c7 : i1 to i64
  %s7 = llvm.shl %acc7, %one : i64
  %acc8 = llvm.or %s7, %z7 : i64
  %c8 = "llvm.intr.is.fpclass"(%x) <{bit = 256 : i32}> : (f16) -> i1
  %z8 = llvm.zext %c8 : i1 to i64
  %s8 = llvm.shl %acc8, %one : i64
  %acc9 = llvm.or %s8, %z8 : i64
  %c9 = "llvm.intr.is.fpclass"(%x) <{bit = 512 : i32}> : (f16) -> i1
  %z9 = llvm.zext %c9 : i1 to i64
  %s9 = llvm.shl %acc9, %one : i64
  %acc10 = llvm.or %s9, %z9 : i64
  llvm.call @show(%acc10) : (i64) -> ()
  llvm.return
}
llvm.func @classes_f32(%x: f32) {
  %acc0 = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %c0 = "llvm.intr.is.fpclass"(%x) <{bit = 1 : i32}> : (f32) -> i1
  %z0 = llvm.zext %c0 : i1 to i64
  %s0 = llvm.shl %acc0, %one : i64
  %acc1 = llvm.or %s0, %z0 : i64
  %c1 = "llvm.intr.is.fpclass"(%x) <{bit = 2 : i32}> : (f32) -> i1
  %z1 = llvm.zext %c1 : i1 to i64
  %s1 = llvm.shl %acc1, %one : i64
  %acc2 = llvm.or %s1, %z1 : i64
  %c2 = "llvm.intr.is.fpclass"(%x) <{bit = 4 : i32}> : (f32) -> i1
  %z2 = llvm.zext %c2 : i1 to i64
  %s2 = llvm.shl %acc2, %one : i64
  %acc3 = llvm.or %s2, %z2 : i64
  %c3 = "llvm.intr.is.fpclass"(%x) <{bit = 8 : i32}> : (f32) -> i1
  %z3 = llvm.zext %c3 : i1 to i64
  %s3 = llvm.shl %acc3, %one : i64
  %acc4 = llvm.or %s3, %z3 : i64
  %c4 = "llvm.intr.is.fpclass"(%x) <{bit = 16 : i32}> : (f32) -> i1
  %z4 = llvm.zext %c4 : i1 to i64
  %s4 = llvm.shl %acc4, %one : i64
  %acc5 = llvm.or %s4, %z4 : i64
  %c5 = "llvm.intr.is.fpclass"(%x) <{bit = 32 : i32}> : (f32) -> i1
  %z5 = llvm.zext %c5 : i1 to i64
  %s5 = llvm.shl %acc5, %one : i64
  %acc6 = llvm.or %s5, %z5 : i64
  %c6 = "llvm.intr.is.fpclass"(%x) <{bit = 64 : i32}> : (f32) -> i1
  %z6 = llvm.zext %c6 : i1 to i64
  %s6 = llvm.shl %acc6, %one : i64
  %acc7 = llvm.or %s6, %z6 : i64
  %c7 = "llvm.intr.is.fpclass"(%x) <{bit = 128 : i32}> : (f32) -> i1
  %z7 = llvm.zext %c7 : i1 to i64
  %s7 = llvm.shl %acc7, %one : i64
  %acc8 = llvm.or %s7, %z7 : i64
  %c8 = "llvm.intr.is.fpclass"(%x) <{bit = 256 : i32}> : (f32) -> i1
  %z8 = llvm.zext %c8 : i1 to i64
  %s8 = llvm.shl %acc8, %one : i64
  %acc9 = llvm.or %s8, %z8 : i64
  %c9 = "llvm.intr.is.fpclass"(%x) <{bit = 512 : i32}> : (f32) -> i1
  %z9 = llvm.zext %c9 : i1 to i64
  %s9 = llvm.shl %acc9, %one : i64
  %acc10 = llvm.or %s9, %z9 : i64
  llvm.call @show(%acc10) : (i64) -> ()
  llvm.return
}
llvm.func @classes_f64(%x: f64) {
  %acc0 = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %c0 = "llvm.intr.is.fpclass"(%x) <{bit = 1 : i32}> : (f64) -> i1
  %z0 = llvm.zext %c0 : i1 to i64
  %s0 = llvm.shl %acc0, %one : i64
  %acc1 = llvm.or %s0, %z0 : i64
  %c1 = "llvm.intr.is.fpclass"(%x) <{bit = 2 : i32}> : (f64) -> i1
  %z1 = llvm.zext %c1 : i1 to i64
  %s1 = llvm.shl %acc1, %one : i64
  %acc2 = llvm.or %s1, %z1 : i64
  %c2 = "llvm.intr.is.fpclass"(%x) <{bit = 4 : i32}> : (f64) -> i1
  %z2 = llvm.zext %c2 : i1 to i64
  %s2 = llvm.shl %acc2, %one : i64
  %acc3 = llvm.or %s2, %z2 : i64
  %c3 = "llvm.intr.is.fpclass"(%x) <{bit = 8 : i32}> : (f64) -> i1
  %z3 = llvm.zext %c3 : i1 to i64
  %s3 = llvm.shl %acc3, %one : i64
  %acc4 = llvm.or %s3, %z3 : i64
  %c4 = "llvm.intr.is.fpclass"(%x) <{bit = 16 : i32}> : (f64) -> i1
  %z4 = llvm.zext %c4 : i1 to i64
  %s4 = llvm.shl %acc4, %one : i64
  %acc5 = llvm.or %s4, %z4 : i64
  %c5 = "llvm.intr.is.fpclass"(%x) <{bit = 32 : i32}> : (f64) -> i1
  %z5 = llvm.zext %c5 : i1 to i64
  %s5 = llvm.shl %acc5, %one : i64
  %acc6 = llvm.or %s5, %z5 : i64
  %c6 = "llvm.intr.is.fpclass"(%x) <{bit = 64 : i32}> : (f64) -> i1
  %z6 = llvm.zext %c6 : i1 to i64
  %s6 = llvm.shl %acc6, %one : i64
  %acc7 = llvm.or %s6, %z6 : i64
  %c7 = "llvm.intr.is.fpclass"(%x) <{bit = 128 : i32}> : (f64) -> i1
  %z7 = llvm.zext %c7 : i1 to i64
  %s7 = llvm.shl %acc7, %one : i64
  %acc8 = llvm.or %s7, %z7 : i64
  %c8 = "llvm.intr.is.fpclass"(%x) <{bit = 256 : i32}> : (f64) -> i1
  %z8 = llvm.zext %c8 : i1 to i64
  %s8 = llvm.shl %acc8, %one : i64
  %acc9 = llvm.or %s8, %z8 : i64
  %c9 = "llvm.intr.is.fpclass"(%x) <{bit = 512 : i32}> : (f64) -> i1
  %z9 = llvm.zext %c9 : i1 to i64
  %s9 = llvm.shl %acc9, %one : i64
  %acc10 = llvm.or %s9, %z9 : i64
  llvm.call @show(%acc10) : (i64) -> ()
  llvm.return
}
llvm.func @classes_bf16(%x: bf16) {
  %acc0 = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %c0 = "llvm.intr.is.fpclass"(%x) <{bit = 1 : i32}> : (bf16) -> i1
  %z0 = llvm.zext %c0 : i1 to i64
  %s0 = llvm.shl %acc0, %one : i64
  %acc1 = llvm.or %s0, %z0 : i64
  %c1 = "llvm.intr.is.fpclass"(%x) <{bit = 2 : i32}> : (bf16) -> i1
  %z1 = llvm.zext %c1 : i1 to i64
  %s1 = llvm.shl %acc1, %one : i64
  %acc2 = llvm.or %s1, %z1 : i64
  %c2 = "llvm.intr.is.fpclass"(%x) <{bit = 4 : i32}> : (bf16) -> i1
  %z2 = llvm.zext %c2 : i1 to i64
  %s2 = llvm.shl %acc2, %one : i64
  %acc3 = llvm.or %s2, %z2 : i64
  %c3 = "llvm.intr.is.fpclass"(%x) <{bit = 8 : i32}> : (bf16) -> i1
  %z3 = llvm.zext %c3 : i1 to i64
  %s3 = llvm.shl %acc3, %one : i64
  %acc4 = llvm.or %s3, %z3 : i64
  %c4 = "llvm.intr.is.fpclass"(%x) <{bit = 16 : i32}> : (bf16) -> i1
  %z4 = llvm.zext %c4 : i1 to i64
  %s4 = llvm.shl %acc4, %one : i64
  %acc5 = llvm.or %s4, %z4 : i64
  %c5 = "llvm.intr.is.fpclass"(%x) <{bit = 32 : i32}> : (bf16) -> i1
  %z5 = llvm.zext %c5 : i1 to i64
  %s5 = llvm.shl %acc5, %one : i64
  %acc6 = llvm.or %s5, %z5 : i64
  %c6 = "llvm.intr.is.fpclass"(%x) <{bit = 64 : i32}> : (bf16) -> i1
  %z6 = llvm.zext %c6 : i1 to i64
  %s6 = llvm.shl %acc6, %one : i64
  %acc7 = llvm.or %s6, %z6 : i64
  %c7 = "llvm.intr.is.fpclass"(%x) <{bit = 128 : i32}> : (bf16) -> i1
  %z7 = llvm.zext %c7 : i1 to i64
  %s7 = llvm.shl %acc7, %one : i64
  %acc8 = llvm.or %s7, %z7 : i64
  %c8 = "llvm.intr.is.fpclass"(%x) <{bit = 256 : i32}> : (bf16) -> i1
  %z8 = llvm.zext %c8 : i1 to i64
  %s8 = llvm.shl %acc8, %one : i64
  %acc9 = llvm.or %s8, %z8 : i64
  %c9 = "llvm.intr.is.fpclass"(%x) <{bit = 512 : i32}> : (bf16) -> i1
  %z9 = llvm.zext %c9 : i1 to i64
  %s9 = llvm.shl %acc9, %one : i64
  %acc10 = llvm.or %s9, %z9 : i64
  llvm.call @show(%acc10) : (i64) -> ()
  llvm.return
}
llvm.func @run() {
  %c0_0 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @classes_f16(%c0_0) : (f16) -> ()
  %c1_0 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @classes_f16(%c1_0) : (f16) -> ()
  %c2_0 = llvm.mlir.constant(0x0001 : f16) : f16
  llvm.call @classes_f16(%c2_0) : (f16) -> ()
  %c3_0 = llvm.mlir.constant(0x8001 : f16) : f16
  llvm.call @classes_f16(%c3_0) : (f16) -> ()
  %c4_0 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @classes_f16(%c4_0) : (f16) -> ()
  %c5_0 = llvm.mlir.constant(0xFC00 : f16) : f16
  llvm.call @classes_f16(%c5_0) : (f16) -> ()
  %c6_0 = llvm.mlir.constant(0x7C01 : f16) : f16
  llvm.call @classes_f16(%c6_0) : (f16) -> ()
  %c7_0 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @classes_f16(%c7_0) : (f16) -> ()
  %c8_0 = llvm.mlir.constant(0x7E01 : f16) : f16
  llvm.call @classes_f16(%c8_0) : (f16) -> ()
  %c9_0 = llvm.mlir.constant(0x7BFF : f16) : f16
  llvm.call @classes_f16(%c9_0) : (f16) -> ()
  %c10_0 = llvm.mlir.constant(0xFBFF : f16) : f16
  llvm.call @classes_f16(%c10_0) : (f16) -> ()
  %c11_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @classes_f32(%c11_0) : (f32) -> ()
  %c12_0 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @classes_f32(%c12_0) : (f32) -> ()
  %c13_0 = llvm.mlir.constant(0x00000001 : f32) : f32
  llvm.call @classes_f32(%c13_0) : (f32) -> ()
  %c14_0 = llvm.mlir.constant(0x80000001 : f32) : f32
  llvm.call @classes_f32(%c14_0) : (f32) -> ()
  %c15_0 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @classes_f32(%c15_0) : (f32) -> ()
  %c16_0 = llvm.mlir.constant(0xFF800000 : f32) : f32
  llvm.call @classes_f32(%c16_0) : (f32) -> ()
  %c17_0 = llvm.mlir.constant(0x7F800001 : f32) : f32
  llvm.call @classes_f32(%c17_0) : (f32) -> ()
  %c18_0 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @classes_f32(%c18_0) : (f32) -> ()
  %c19_0 = llvm.mlir.constant(0x7FC00001 : f32) : f32
  llvm.call @classes_f32(%c19_0) : (f32) -> ()
  %c20_0 = llvm.mlir.constant(0x7F7FFFFF : f32) : f32
  llvm.call @classes_f32(%c20_0) : (f32) -> ()
  %c21_0 = llvm.mlir.constant(0xFF7FFFFF : f32) : f32
  llvm.call @classes_f32(%c21_0) : (f32) -> ()
  %c22_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @classes_f64(%c22_0) : (f64) -> ()
  %c23_0 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @classes_f64(%c23_0) : (f64) -> ()
  %c24_0 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  llvm.call @classes_f64(%c24_0) : (f64) -> ()
  %c25_0 = llvm.mlir.constant(0x8000000000000001 : f64) : f64
  llvm.call @classes_f64(%c25_0) : (f64) -> ()
  %c26_0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @classes_f64(%c26_0) : (f64) -> ()
  %c27_0 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  llvm.call @classes_f64(%c27_0) : (f64) -> ()
  %c28_0 = llvm.mlir.constant(0x7FF0000000000001 : f64) : f64
  llvm.call @classes_f64(%c28_0) : (f64) -> ()
  %c29_0 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @classes_f64(%c29_0) : (f64) -> ()
  %c30_0 = llvm.mlir.constant(0x7FF8000000000001 : f64) : f64
  llvm.call @classes_f64(%c30_0) : (f64) -> ()
  %c31_0 = llvm.mlir.constant(0x7FEFFFFFFFFFFFFF : f64) : f64
  llvm.call @classes_f64(%c31_0) : (f64) -> ()
  %c32_0 = llvm.mlir.constant(0xFFEFFFFFFFFFFFFF : f64) : f64
  llvm.call @classes_f64(%c32_0) : (f64) -> ()
  %c33_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  llvm.call @classes_bf16(%c33_0) : (bf16) -> ()
  %c34_0 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @classes_bf16(%c34_0) : (bf16) -> ()
  %c35_0 = llvm.mlir.constant(0x0001 : bf16) : bf16
  llvm.call @classes_bf16(%c35_0) : (bf16) -> ()
  %c36_0 = llvm.mlir.constant(0x8001 : bf16) : bf16
  llvm.call @classes_bf16(%c36_0) : (bf16) -> ()
  %c37_0 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  llvm.call @classes_bf16(%c37_0) : (bf16) -> ()
  %c38_0 = llvm.mlir.constant(0xFF80 : bf16) : bf16
  llvm.call @classes_bf16(%c38_0) : (bf16) -> ()
  %c39_0 = llvm.mlir.constant(0x7F81 : bf16) : bf16
  llvm.call @classes_bf16(%c39_0) : (bf16) -> ()
  %c40_0 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  llvm.call @classes_bf16(%c40_0) : (bf16) -> ()
  %c41_0 = llvm.mlir.constant(0x7FC1 : bf16) : bf16
  llvm.call @classes_bf16(%c41_0) : (bf16) -> ()
  %c42_0 = llvm.mlir.constant(0x7F7F : bf16) : bf16
  llvm.call @classes_bf16(%c42_0) : (bf16) -> ()
  %c43_0 = llvm.mlir.constant(0xFF7F : bf16) : bf16
  llvm.call @classes_bf16(%c43_0) : (bf16) -> ()
  llvm.return
}
