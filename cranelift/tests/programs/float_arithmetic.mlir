// Arithmetic of floats in all widths, by the bits of the results.
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
llvm.func @arith_f16(%x: f16, %y: f16) {
  %fadd = llvm.fadd %x, %y : f16
  %faddn = llvm.fcmp "uno" %fadd, %fadd : f16
  %faddk = llvm.mlir.constant(0.0 : f16) : f16
  %fadds = llvm.select %faddn, %faddk, %fadd : i1, f16
  %faddb = llvm.bitcast %fadds : f16 to i16
  %faddz = llvm.zext %faddb : i16 to i64
  llvm.call @show(%faddz) : (i64) -> ()
  %fsub = llvm.fsub %x, %y : f16
  %fsubn = llvm.fcmp "uno" %fsub, %fsub : f16
  %fsubk = llvm.mlir.constant(0.0 : f16) : f16
  %fsubs = llvm.select %fsubn, %fsubk, %fsub : i1, f16
  %fsubb = llvm.bitcast %fsubs : f16 to i16
  %fsubz = llvm.zext %fsubb : i16 to i64
  llvm.call @show(%fsubz) : (i64) -> ()
  %fmul = llvm.fmul %x, %y : f16
  %fmuln = llvm.fcmp "uno" %fmul, %fmul : f16
  %fmulk = llvm.mlir.constant(0.0 : f16) : f16
  %fmuls = llvm.select %fmuln, %fmulk, %fmul : i1, f16
  %fmulb = llvm.bitcast %fmuls : f16 to i16
  %fmulz = llvm.zext %fmulb : i16 to i64
  llvm.call @show(%fmulz) : (i64) -> ()
  %fdiv = llvm.fdiv %x, %y : f16
  %fdivn = llvm.fcmp "uno" %fdiv, %fdiv : f16
  %fdivk = llvm.mlir.constant(0.0 : f16) : f16
  %fdivs = llvm.select %fdivn, %fdivk, %fdiv : i1, f16
  %fdivb = llvm.bitcast %fdivs : f16 to i16
  %fdivz = llvm.zext %fdivb : i16 to i64
  llvm.call @show(%fdivz) : (i64) -> ()
  %frem = llvm.frem %x, %y : f16
  %fremn = llvm.fcmp "uno" %frem, %frem : f16
  %fremk = llvm.mlir.constant(0.0 : f16) : f16
  %frems = llvm.select %fremn, %fremk, %frem : i1, f16
  %fremb = llvm.bitcast %frems : f16 to i16
  %fremz = llvm.zext %fremb : i16 to i64
  llvm.call @show(%fremz) : (i64) -> ()
  %neg = llvm.fneg %x : f16
  %negb = llvm.bitcast %neg : f16 to i16
  %negz = llvm.zext %negb : i16 to i64
  llvm.call @show(%negz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @arith_bf16(%x: bf16, %y: bf16) {
  %fadd = llvm.fadd %x, %y : bf16
  %faddn = llvm.fcmp "uno" %fadd, %fadd : bf16
  %faddk = llvm.mlir.constant(0.0 : bf16) : bf16
  %fadds = llvm.select %faddn, %faddk, %fadd : i1, bf16
  %faddb = llvm.bitcast %fadds : bf16 to i16
  %faddz = llvm.zext %faddb : i16 to i64
  llvm.call @show(%faddz) : (i64) -> ()
  %fsub = llvm.fsub %x, %y : bf16
  %fsubn = llvm.fcmp "uno" %fsub, %fsub : bf16
  %fsubk = llvm.mlir.constant(0.0 : bf16) : bf16
  %fsubs = llvm.select %fsubn, %fsubk, %fsub : i1, bf16
  %fsubb = llvm.bitcast %fsubs : bf16 to i16
  %fsubz = llvm.zext %fsubb : i16 to i64
  llvm.call @show(%fsubz) : (i64) -> ()
  %fmul = llvm.fmul %x, %y : bf16
  %fmuln = llvm.fcmp "uno" %fmul, %fmul : bf16
  %fmulk = llvm.mlir.constant(0.0 : bf16) : bf16
  %fmuls = llvm.select %fmuln, %fmulk, %fmul : i1, bf16
  %fmulb = llvm.bitcast %fmuls : bf16 to i16
  %fmulz = llvm.zext %fmulb : i16 to i64
  llvm.call @show(%fmulz) : (i64) -> ()
  %fdiv = llvm.fdiv %x, %y : bf16
  %fdivn = llvm.fcmp "uno" %fdiv, %fdiv : bf16
  %fdivk = llvm.mlir.constant(0.0 : bf16) : bf16
  %fdivs = llvm.select %fdivn, %fdivk, %fdiv : i1, bf16
  %fdivb = llvm.bitcast %fdivs : bf16 to i16
  %fdivz = llvm.zext %fdivb : i16 to i64
  llvm.call @show(%fdivz) : (i64) -> ()
  %frem = llvm.frem %x, %y : bf16
  %fremn = llvm.fcmp "uno" %frem, %frem : bf16
  %fremk = llvm.mlir.constant(0.0 : bf16) : bf16
  %frems = llvm.select %fremn, %fremk, %frem : i1, bf16
  %fremb = llvm.bitcast %frems : bf16 to i16
  %fremz = llvm.zext %fremb : i16 to i64
  llvm.call @show(%fremz) : (i64) -> ()
  %neg = llvm.fneg %x : bf16
  %negb = llvm.bitcast %neg : bf16 to i16
  %negz = llvm.zext %negb : i16 to i64
  llvm.call @show(%negz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @arith_f32(%x: f32, %y: f32) {
  %fadd = llvm.fadd %x, %y : f32
  %faddn = llvm.fcmp "uno" %fadd, %fadd : f32
  %faddk = llvm.mlir.constant(0.0 : f32) : f32
  %fadds = llvm.select %faddn, %faddk, %fadd : i1, f32
  %faddb = llvm.bitcast %fadds : f32 to i32
  %faddz = llvm.zext %faddb : i32 to i64
  llvm.call @show(%faddz) : (i64) -> ()
  %fsub = llvm.fsub %x, %y : f32
  %fsubn = llvm.fcmp "uno" %fsub, %fsub : f32
  %fsubk = llvm.mlir.constant(0.0 : f32) : f32
  %fsubs = llvm.select %fsubn, %fsubk, %fsub : i1, f32
  %fsubb = llvm.bitcast %fsubs : f32 to i32
  %fsubz = llvm.zext %fsubb : i32 to i64
  llvm.call @show(%fsubz) : (i64) -> ()
  %fmul = llvm.fmul %x, %y : f32
  %fmuln = llvm.fcmp "uno" %fmul, %fmul : f32
  %fmulk = llvm.mlir.constant(0.0 : f32) : f32
  %fmuls = llvm.select %fmuln, %fmulk, %fmul : i1, f32
  %fmulb = llvm.bitcast %fmuls : f32 to i32
  %fmulz = llvm.zext %fmulb : i32 to i64
  llvm.call @show(%fmulz) : (i64) -> ()
  %fdiv = llvm.fdiv %x, %y : f32
  %fdivn = llvm.fcmp "uno" %fdiv, %fdiv : f32
  %fdivk = llvm.mlir.constant(0.0 : f32) : f32
  %fdivs = llvm.select %fdivn, %fdivk, %fdiv : i1, f32
  %fdivb = llvm.bitcast %fdivs : f32 to i32
  %fdivz = llvm.zext %fdivb : i32 to i64
  llvm.call @show(%fdivz) : (i64) -> ()
  %frem = llvm.frem %x, %y : f32
  %fremn = llvm.fcmp "uno" %frem, %frem : f32
  %fremk = llvm.mlir.constant(0.0 : f32) : f32
  %frems = llvm.select %fremn, %fremk, %frem : i1, f32
  %fremb = llvm.bitcast %frems : f32 to i32
  %fremz = llvm.zext %fremb : i32 to i64
  llvm.call @show(%fremz) : (i64) -> ()
  %neg = llvm.fneg %x : f32
  %negb = llvm.bitcast %neg : f32 to i32
  %negz = llvm.zext %negb : i32 to i64
  llvm.call @show(%negz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @arith_f64(%x: f64, %y: f64) {
  %fadd = llvm.fadd %x, %y : f64
  %faddn = llvm.fcmp "uno" %fadd, %fadd : f64
  %faddk = llvm.mlir.constant(0.0 : f64) : f64
  %fadds = llvm.select %faddn, %faddk, %fadd : i1, f64
  %faddb = llvm.bitcast %fadds : f64 to i64
  llvm.call @show(%faddb) : (i64) -> ()
  %fsub = llvm.fsub %x, %y : f64
  %fsubn = llvm.fcmp "uno" %fsub, %fsub : f64
  %fsubk = llvm.mlir.constant(0.0 : f64) : f64
  %fsubs = llvm.select %fsubn, %fsubk, %fsub : i1, f64
  %fsubb = llvm.bitcast %fsubs : f64 to i64
  llvm.call @show(%fsubb) : (i64) -> ()
  %fmul = llvm.fmul %x, %y : f64
  %fmuln = llvm.fcmp "uno" %fmul, %fmul : f64
  %fmulk = llvm.mlir.constant(0.0 : f64) : f64
  %fmuls = llvm.select %fmuln, %fmulk, %fmul : i1, f64
  %fmulb = llvm.bitcast %fmuls : f64 to i64
  llvm.call @show(%fmulb) : (i64) -> ()
  %fdiv = llvm.fdiv %x, %y : f64
  %fdivn = llvm.fcmp "uno" %fdiv, %fdiv : f64
  %fdivk = llvm.mlir.constant(0.0 : f64) : f64
  %fdivs = llvm.select %fdivn, %fdivk, %fdiv : i1, f64
  %fdivb = llvm.bitcast %fdivs : f64 to i64
  llvm.call @show(%fdivb) : (i64) -> ()
  %frem = llvm.frem %x, %y : f64
  %fremn = llvm.fcmp "uno" %frem, %frem : f64
  %fremk = llvm.mlir.constant(0.0 : f64) : f64
  %frems = llvm.select %fremn, %fremk, %frem : i1, f64
  %fremb = llvm.bitcast %frems : f64 to i64
  llvm.call @show(%fremb) : (i64) -> ()
  %neg = llvm.fneg %x : f64
  %negb = llvm.bitcast %neg : f64 to i64
  llvm.call @show(%negb) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @run() {
  %c0_0 = llvm.mlir.constant(0x3E00 : f16) : f16
  %c0_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @arith_f16(%c0_0, %c0_1) : (f16, f16) -> ()
  %c1_0 = llvm.mlir.constant(0x3E00 : f16) : f16
  %c1_1 = llvm.mlir.constant(0xAE66 : f16) : f16
  llvm.call @arith_f16(%c1_0, %c1_1) : (f16, f16) -> ()
  %c2_0 = llvm.mlir.constant(0x3E00 : f16) : f16
  %c2_1 = llvm.mlir.constant(0x7BFF : f16) : f16
  llvm.call @arith_f16(%c2_0, %c2_1) : (f16, f16) -> ()
  %c3_0 = llvm.mlir.constant(0x3E00 : f16) : f16
  %c3_1 = llvm.mlir.constant(0x0001 : f16) : f16
  llvm.call @arith_f16(%c3_0, %c3_1) : (f16, f16) -> ()
  %c4_0 = llvm.mlir.constant(0x3E00 : f16) : f16
  %c4_1 = llvm.mlir.constant(0x03FF : f16) : f16
  llvm.call @arith_f16(%c4_0, %c4_1) : (f16, f16) -> ()
  %c5_0 = llvm.mlir.constant(0x3E00 : f16) : f16
  %c5_1 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @arith_f16(%c5_0, %c5_1) : (f16, f16) -> ()
  %c6_0 = llvm.mlir.constant(0xAE66 : f16) : f16
  %c6_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @arith_f16(%c6_0, %c6_1) : (f16, f16) -> ()
  %c7_0 = llvm.mlir.constant(0xAE66 : f16) : f16
  %c7_1 = llvm.mlir.constant(0xAE66 : f16) : f16
  llvm.call @arith_f16(%c7_0, %c7_1) : (f16, f16) -> ()
  %c8_0 = llvm.mlir.constant(0xAE66 : f16) : f16
  %c8_1 = llvm.mlir.constant(0x7BFF : f16) : f16
  llvm.call @arith_f16(%c8_0, %c8_1) : (f16, f16) -> ()
  %c9_0 = llvm.mlir.constant(0xAE66 : f16) : f16
  %c9_1 = llvm.mlir.constant(0x0001 : f16) : f16
  llvm.call @arith_f16(%c9_0, %c9_1) : (f16, f16) -> ()
  %c10_0 = llvm.mlir.constant(0xAE66 : f16) : f16
  %c10_1 = llvm.mlir.constant(0x03FF : f16) : f16
  llvm.call @arith_f16(%c10_0, %c10_1) : (f16, f16) -> ()
  %c11_0 = llvm.mlir.constant(0xAE66 : f16) : f16
  %c11_1 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @arith_f16(%c11_0, %c11_1) : (f16, f16) -> ()
  %c12_0 = llvm.mlir.constant(0x7BFF : f16) : f16
  %c12_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @arith_f16(%c12_0, %c12_1) : (f16, f16) -> ()
  %c13_0 = llvm.mlir.constant(0x7BFF : f16) : f16
  %c13_1 = llvm.mlir.constant(0xAE66 : f16) : f16
  llvm.call @arith_f16(%c13_0, %c13_1) : (f16, f16) -> ()
  %c14_0 = llvm.mlir.constant(0x7BFF : f16) : f16
  %c14_1 = llvm.mlir.constant(0x7BFF : f16) : f16
  llvm.call @arith_f16(%c14_0, %c14_1) : (f16, f16) -> ()
  %c15_0 = llvm.mlir.constant(0x7BFF : f16) : f16
  %c15_1 = llvm.mlir.constant(0x0001 : f16) : f16
  llvm.call @arith_f16(%c15_0, %c15_1) : (f16, f16) -> ()
  %c16_0 = llvm.mlir.constant(0x7BFF : f16) : f16
  %c16_1 = llvm.mlir.constant(0x03FF : f16) : f16
  llvm.call @arith_f16(%c16_0, %c16_1) : (f16, f16) -> ()
  %c17_0 = llvm.mlir.constant(0x7BFF : f16) : f16
  %c17_1 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @arith_f16(%c17_0, %c17_1) : (f16, f16) -> ()
  %c18_0 = llvm.mlir.constant(0x0001 : f16) : f16
  %c18_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @arith_f16(%c18_0, %c18_1) : (f16, f16) -> ()
  %c19_0 = llvm.mlir.constant(0x0001 : f16) : f16
  %c19_1 = llvm.mlir.constant(0xAE66 : f16) : f16
  llvm.call @arith_f16(%c19_0, %c19_1) : (f16, f16) -> ()
  %c20_0 = llvm.mlir.constant(0x0001 : f16) : f16
  %c20_1 = llvm.mlir.constant(0x7BFF : f16) : f16
  llvm.call @arith_f16(%c20_0, %c20_1) : (f16, f16) -> ()
  %c21_0 = llvm.mlir.constant(0x0001 : f16) : f16
  %c21_1 = llvm.mlir.constant(0x0001 : f16) : f16
  llvm.call @arith_f16(%c21_0, %c21_1) : (f16, f16) -> ()
  %c22_0 = llvm.mlir.constant(0x0001 : f16) : f16
  %c22_1 = llvm.mlir.constant(0x03FF : f16) : f16
  llvm.call @arith_f16(%c22_0, %c22_1) : (f16, f16) -> ()
  %c23_0 = llvm.mlir.constant(0x0001 : f16) : f16
  %c23_1 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @arith_f16(%c23_0, %c23_1) : (f16, f16) -> ()
  %c24_0 = llvm.mlir.constant(0x03FF : f16) : f16
  %c24_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @arith_f16(%c24_0, %c24_1) : (f16, f16) -> ()
  %c25_0 = llvm.mlir.constant(0x03FF : f16) : f16
  %c25_1 = llvm.mlir.constant(0xAE66 : f16) : f16
  llvm.call @arith_f16(%c25_0, %c25_1) : (f16, f16) -> ()
  %c26_0 = llvm.mlir.constant(0x03FF : f16) : f16
  %c26_1 = llvm.mlir.constant(0x7BFF : f16) : f16
  llvm.call @arith_f16(%c26_0, %c26_1) : (f16, f16) -> ()
  %c27_0 = llvm.mlir.constant(0x03FF : f16) : f16
  %c27_1 = llvm.mlir.constant(0x0001 : f16) : f16
  llvm.call @arith_f16(%c27_0, %c27_1) : (f16, f16) -> ()
  %c28_0 = llvm.mlir.constant(0x03FF : f16) : f16
  %c28_1 = llvm.mlir.constant(0x03FF : f16) : f16
  llvm.call @arith_f16(%c28_0, %c28_1) : (f16, f16) -> ()
  %c29_0 = llvm.mlir.constant(0x03FF : f16) : f16
  %c29_1 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @arith_f16(%c29_0, %c29_1) : (f16, f16) -> ()
  %c30_0 = llvm.mlir.constant(0x7C00 : f16) : f16
  %c30_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @arith_f16(%c30_0, %c30_1) : (f16, f16) -> ()
  %c31_0 = llvm.mlir.constant(0x7C00 : f16) : f16
  %c31_1 = llvm.mlir.constant(0xAE66 : f16) : f16
  llvm.call @arith_f16(%c31_0, %c31_1) : (f16, f16) -> ()
  %c32_0 = llvm.mlir.constant(0x7C00 : f16) : f16
  %c32_1 = llvm.mlir.constant(0x7BFF : f16) : f16
  llvm.call @arith_f16(%c32_0, %c32_1) : (f16, f16) -> ()
  %c33_0 = llvm.mlir.constant(0x7C00 : f16) : f16
  %c33_1 = llvm.mlir.constant(0x0001 : f16) : f16
  llvm.call @arith_f16(%c33_0, %c33_1) : (f16, f16) -> ()
  %c34_0 = llvm.mlir.constant(0x7C00 : f16) : f16
  %c34_1 = llvm.mlir.constant(0x03FF : f16) : f16
  llvm.call @arith_f16(%c34_0, %c34_1) : (f16, f16) -> ()
  %c35_0 = llvm.mlir.constant(0x7C00 : f16) : f16
  %c35_1 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @arith_f16(%c35_0, %c35_1) : (f16, f16) -> ()
  %c36_0 = llvm.mlir.constant(0x6800 : f16) : f16
  %c36_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @arith_f16(%c36_0, %c36_1) : (f16, f16) -> ()
  %c37_0 = llvm.mlir.constant(0x6800 : f16) : f16
  %c37_1 = llvm.mlir.constant(0xAE66 : f16) : f16
  llvm.call @arith_f16(%c37_0, %c37_1) : (f16, f16) -> ()
  %c38_0 = llvm.mlir.constant(0x6800 : f16) : f16
  %c38_1 = llvm.mlir.constant(0x7BFF : f16) : f16
  llvm.call @arith_f16(%c38_0, %c38_1) : (f16, f16) -> ()
  %c39_0 = llvm.mlir.constant(0x6800 : f16) : f16
  %c39_1 = llvm.mlir.constant(0x0001 : f16) : f16
  llvm.call @arith_f16(%c39_0, %c39_1) : (f16, f16) -> ()
  %c40_0 = llvm.mlir.constant(0x6800 : f16) : f16
  %c40_1 = llvm.mlir.constant(0x03FF : f16) : f16
  llvm.call @arith_f16(%c40_0, %c40_1) : (f16, f16) -> ()
  %c41_0 = llvm.mlir.constant(0x6800 : f16) : f16
  %c41_1 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @arith_f16(%c41_0, %c41_1) : (f16, f16) -> ()
  %c42_0 = llvm.mlir.constant(0x4200 : f16) : f16
  %c42_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @arith_f16(%c42_0, %c42_1) : (f16, f16) -> ()
  %c43_0 = llvm.mlir.constant(0x4200 : f16) : f16
  %c43_1 = llvm.mlir.constant(0xAE66 : f16) : f16
  llvm.call @arith_f16(%c43_0, %c43_1) : (f16, f16) -> ()
  %c44_0 = llvm.mlir.constant(0x4200 : f16) : f16
  %c44_1 = llvm.mlir.constant(0x7BFF : f16) : f16
  llvm.call @arith_f16(%c44_0, %c44_1) : (f16, f16) -> ()
  %c45_0 = llvm.mlir.constant(0x4200 : f16) : f16
  %c45_1 = llvm.mlir.constant(0x0001 : f16) : f16
  llvm.call @arith_f16(%c45_0, %c45_1) : (f16, f16) -> ()
  %c46_0 = llvm.mlir.constant(0x4200 : f16) : f16
  %c46_1 = llvm.mlir.constant(0x03FF : f16) : f16
  llvm.call @arith_f16(%c46_0, %c46_1) : (f16, f16) -> ()
  %c47_0 = llvm.mlir.constant(0x4200 : f16) : f16
  %c47_1 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @arith_f16(%c47_0, %c47_1) : (f16, f16) -> ()
  %c48_0 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  %c48_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @arith_bf16(%c48_0, %c48_1) : (bf16, bf16) -> ()
  %c49_0 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  %c49_1 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  llvm.call @arith_bf16(%c49_0, %c49_1) : (bf16, bf16) -> ()
  %c50_0 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  %c50_1 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  llvm.call @arith_bf16(%c50_0, %c50_1) : (bf16, bf16) -> ()
  %c51_0 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  %c51_1 = llvm.mlir.constant(0x0001 : bf16) : bf16
  llvm.call @arith_bf16(%c51_0, %c51_1) : (bf16, bf16) -> ()
  %c52_0 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  %c52_1 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  llvm.call @arith_bf16(%c52_0, %c52_1) : (bf16, bf16) -> ()
  %c53_0 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  %c53_1 = llvm.mlir.constant(0x4380 : bf16) : bf16
  llvm.call @arith_bf16(%c53_0, %c53_1) : (bf16, bf16) -> ()
  %c54_0 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  %c54_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @arith_bf16(%c54_0, %c54_1) : (bf16, bf16) -> ()
  %c55_0 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  %c55_1 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  llvm.call @arith_bf16(%c55_0, %c55_1) : (bf16, bf16) -> ()
  %c56_0 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  %c56_1 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  llvm.call @arith_bf16(%c56_0, %c56_1) : (bf16, bf16) -> ()
  %c57_0 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  %c57_1 = llvm.mlir.constant(0x0001 : bf16) : bf16
  llvm.call @arith_bf16(%c57_0, %c57_1) : (bf16, bf16) -> ()
  %c58_0 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  %c58_1 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  llvm.call @arith_bf16(%c58_0, %c58_1) : (bf16, bf16) -> ()
  %c59_0 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  %c59_1 = llvm.mlir.constant(0x4380 : bf16) : bf16
  llvm.call @arith_bf16(%c59_0, %c59_1) : (bf16, bf16) -> ()
  %c60_0 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  %c60_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @arith_bf16(%c60_0, %c60_1) : (bf16, bf16) -> ()
  %c61_0 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  %c61_1 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  llvm.call @arith_bf16(%c61_0, %c61_1) : (bf16, bf16) -> ()
  %c62_0 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  %c62_1 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  llvm.call @arith_bf16(%c62_0, %c62_1) : (bf16, bf16) -> ()
  %c63_0 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  %c63_1 = llvm.mlir.constant(0x0001 : bf16) : bf16
  llvm.call @arith_bf16(%c63_0, %c63_1) : (bf16, bf16) -> ()
  %c64_0 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  %c64_1 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  llvm.call @arith_bf16(%c64_0, %c64_1) : (bf16, bf16) -> ()
  %c65_0 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  %c65_1 = llvm.mlir.constant(0x4380 : bf16) : bf16
  llvm.call @arith_bf16(%c65_0, %c65_1) : (bf16, bf16) -> ()
  %c66_0 = llvm.mlir.constant(0x0001 : bf16) : bf16
  %c66_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @arith_bf16(%c66_0, %c66_1) : (bf16, bf16) -> ()
  %c67_0 = llvm.mlir.constant(0x0001 : bf16) : bf16
  %c67_1 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  llvm.call @arith_bf16(%c67_0, %c67_1) : (bf16, bf16) -> ()
  %c68_0 = llvm.mlir.constant(0x0001 : bf16) : bf16
  %c68_1 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  llvm.call @arith_bf16(%c68_0, %c68_1) : (bf16, bf16) -> ()
  %c69_0 = llvm.mlir.constant(0x0001 : bf16) : bf16
  %c69_1 = llvm.mlir.constant(0x0001 : bf16) : bf16
  llvm.call @arith_bf16(%c69_0, %c69_1) : (bf16, bf16) -> ()
  %c70_0 = llvm.mlir.constant(0x0001 : bf16) : bf16
  %c70_1 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  llvm.call @arith_bf16(%c70_0, %c70_1) : (bf16, bf16) -> ()
  %c71_0 = llvm.mlir.constant(0x0001 : bf16) : bf16
  %c71_1 = llvm.mlir.constant(0x4380 : bf16) : bf16
  llvm.call @arith_bf16(%c71_0, %c71_1) : (bf16, bf16) -> ()
  %c72_0 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  %c72_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @arith_bf16(%c72_0, %c72_1) : (bf16, bf16) -> ()
  %c73_0 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  %c73_1 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  llvm.call @arith_bf16(%c73_0, %c73_1) : (bf16, bf16) -> ()
  %c74_0 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  %c74_1 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  llvm.call @arith_bf16(%c74_0, %c74_1) : (bf16, bf16) -> ()
  %c75_0 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  %c75_1 = llvm.mlir.constant(0x0001 : bf16) : bf16
  llvm.call @arith_bf16(%c75_0, %c75_1) : (bf16, bf16) -> ()
  %c76_0 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  %c76_1 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  llvm.call @arith_bf16(%c76_0, %c76_1) : (bf16, bf16) -> ()
  %c77_0 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  %c77_1 = llvm.mlir.constant(0x4380 : bf16) : bf16
  llvm.call @arith_bf16(%c77_0, %c77_1) : (bf16, bf16) -> ()
  %c78_0 = llvm.mlir.constant(0x4380 : bf16) : bf16
  %c78_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @arith_bf16(%c78_0, %c78_1) : (bf16, bf16) -> ()
  %c79_0 = llvm.mlir.constant(0x4380 : bf16) : bf16
  %c79_1 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  llvm.call @arith_bf16(%c79_0, %c79_1) : (bf16, bf16) -> ()
  %c80_0 = llvm.mlir.constant(0x4380 : bf16) : bf16
  %c80_1 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  llvm.call @arith_bf16(%c80_0, %c80_1) : (bf16, bf16) -> ()
  %c81_0 = llvm.mlir.constant(0x4380 : bf16) : bf16
  %c81_1 = llvm.mlir.constant(0x0001 : bf16) : bf16
  llvm.call @arith_bf16(%c81_0, %c81_1) : (bf16, bf16) -> ()
  %c82_0 = llvm.mlir.constant(0x4380 : bf16) : bf16
  %c82_1 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  llvm.call @arith_bf16(%c82_0, %c82_1) : (bf16, bf16) -> ()
  %c83_0 = llvm.mlir.constant(0x4380 : bf16) : bf16
  %c83_1 = llvm.mlir.constant(0x4380 : bf16) : bf16
  llvm.call @arith_bf16(%c83_0, %c83_1) : (bf16, bf16) -> ()
  %c84_0 = llvm.mlir.constant(0x4040 : bf16) : bf16
  %c84_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @arith_bf16(%c84_0, %c84_1) : (bf16, bf16) -> ()
  %c85_0 = llvm.mlir.constant(0x4040 : bf16) : bf16
  %c85_1 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  llvm.call @arith_bf16(%c85_0, %c85_1) : (bf16, bf16) -> ()
  %c86_0 = llvm.mlir.constant(0x4040 : bf16) : bf16
  %c86_1 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  llvm.call @arith_bf16(%c86_0, %c86_1) : (bf16, bf16) -> ()
  %c87_0 = llvm.mlir.constant(0x4040 : bf16) : bf16
  %c87_1 = llvm.mlir.constant(0x0001 : bf16) : bf16
  llvm.call @arith_bf16(%c87_0, %c87_1) : (bf16, bf16) -> ()
  %c88_0 = llvm.mlir.constant(0x4040 : bf16) : bf16
  %c88_1 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  llvm.call @arith_bf16(%c88_0, %c88_1) : (bf16, bf16) -> ()
  %c89_0 = llvm.mlir.constant(0x4040 : bf16) : bf16
  %c89_1 = llvm.mlir.constant(0x4380 : bf16) : bf16
  llvm.call @arith_bf16(%c89_0, %c89_1) : (bf16, bf16) -> ()
  %c90_0 = llvm.mlir.constant(0x40E0 : bf16) : bf16
  %c90_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @arith_bf16(%c90_0, %c90_1) : (bf16, bf16) -> ()
  %c91_0 = llvm.mlir.constant(0x40E0 : bf16) : bf16
  %c91_1 = llvm.mlir.constant(0xBDCC : bf16) : bf16
  llvm.call @arith_bf16(%c91_0, %c91_1) : (bf16, bf16) -> ()
  %c92_0 = llvm.mlir.constant(0x40E0 : bf16) : bf16
  %c92_1 = llvm.mlir.constant(0x7F7E : bf16) : bf16
  llvm.call @arith_bf16(%c92_0, %c92_1) : (bf16, bf16) -> ()
  %c93_0 = llvm.mlir.constant(0x40E0 : bf16) : bf16
  %c93_1 = llvm.mlir.constant(0x0001 : bf16) : bf16
  llvm.call @arith_bf16(%c93_0, %c93_1) : (bf16, bf16) -> ()
  %c94_0 = llvm.mlir.constant(0x40E0 : bf16) : bf16
  %c94_1 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  llvm.call @arith_bf16(%c94_0, %c94_1) : (bf16, bf16) -> ()
  %c95_0 = llvm.mlir.constant(0x40E0 : bf16) : bf16
  %c95_1 = llvm.mlir.constant(0x4380 : bf16) : bf16
  llvm.call @arith_bf16(%c95_0, %c95_1) : (bf16, bf16) -> ()
  %c96_0 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  %c96_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @arith_f32(%c96_0, %c96_1) : (f32, f32) -> ()
  %c97_0 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  %c97_1 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  llvm.call @arith_f32(%c97_0, %c97_1) : (f32, f32) -> ()
  %c98_0 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  %c98_1 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  llvm.call @arith_f32(%c98_0, %c98_1) : (f32, f32) -> ()
  %c99_0 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  %c99_1 = llvm.mlir.constant(0x00000001 : f32) : f32
  llvm.call @arith_f32(%c99_0, %c99_1) : (f32, f32) -> ()
  %c100_0 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  %c100_1 = llvm.mlir.constant(0x4B800000 : f32) : f32
  llvm.call @arith_f32(%c100_0, %c100_1) : (f32, f32) -> ()
  %c101_0 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  %c101_1 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @arith_f32(%c101_0, %c101_1) : (f32, f32) -> ()
  %c102_0 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  %c102_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @arith_f32(%c102_0, %c102_1) : (f32, f32) -> ()
  %c103_0 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  %c103_1 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  llvm.call @arith_f32(%c103_0, %c103_1) : (f32, f32) -> ()
  %c104_0 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  %c104_1 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  llvm.call @arith_f32(%c104_0, %c104_1) : (f32, f32) -> ()
  %c105_0 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  %c105_1 = llvm.mlir.constant(0x00000001 : f32) : f32
  llvm.call @arith_f32(%c105_0, %c105_1) : (f32, f32) -> ()
  %c106_0 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  %c106_1 = llvm.mlir.constant(0x4B800000 : f32) : f32
  llvm.call @arith_f32(%c106_0, %c106_1) : (f32, f32) -> ()
  %c107_0 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  %c107_1 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @arith_f32(%c107_0, %c107_1) : (f32, f32) -> ()
  %c108_0 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  %c108_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @arith_f32(%c108_0, %c108_1) : (f32, f32) -> ()
  %c109_0 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  %c109_1 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  llvm.call @arith_f32(%c109_0, %c109_1) : (f32, f32) -> ()
  %c110_0 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  %c110_1 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  llvm.call @arith_f32(%c110_0, %c110_1) : (f32, f32) -> ()
  %c111_0 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  %c111_1 = llvm.mlir.constant(0x00000001 : f32) : f32
  llvm.call @arith_f32(%c111_0, %c111_1) : (f32, f32) -> ()
  %c112_0 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  %c112_1 = llvm.mlir.constant(0x4B800000 : f32) : f32
  llvm.call @arith_f32(%c112_0, %c112_1) : (f32, f32) -> ()
  %c113_0 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  %c113_1 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @arith_f32(%c113_0, %c113_1) : (f32, f32) -> ()
  %c114_0 = llvm.mlir.constant(0x00000001 : f32) : f32
  %c114_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @arith_f32(%c114_0, %c114_1) : (f32, f32) -> ()
  %c115_0 = llvm.mlir.constant(0x00000001 : f32) : f32
  %c115_1 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  llvm.call @arith_f32(%c115_0, %c115_1) : (f32, f32) -> ()
  %c116_0 = llvm.mlir.constant(0x00000001 : f32) : f32
  %c116_1 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  llvm.call @arith_f32(%c116_0, %c116_1) : (f32, f32) -> ()
  %c117_0 = llvm.mlir.constant(0x00000001 : f32) : f32
  %c117_1 = llvm.mlir.constant(0x00000001 : f32) : f32
  llvm.call @arith_f32(%c117_0, %c117_1) : (f32, f32) -> ()
  %c118_0 = llvm.mlir.constant(0x00000001 : f32) : f32
  %c118_1 = llvm.mlir.constant(0x4B800000 : f32) : f32
  llvm.call @arith_f32(%c118_0, %c118_1) : (f32, f32) -> ()
  %c119_0 = llvm.mlir.constant(0x00000001 : f32) : f32
  %c119_1 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @arith_f32(%c119_0, %c119_1) : (f32, f32) -> ()
  %c120_0 = llvm.mlir.constant(0x4B800000 : f32) : f32
  %c120_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @arith_f32(%c120_0, %c120_1) : (f32, f32) -> ()
  %c121_0 = llvm.mlir.constant(0x4B800000 : f32) : f32
  %c121_1 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  llvm.call @arith_f32(%c121_0, %c121_1) : (f32, f32) -> ()
  %c122_0 = llvm.mlir.constant(0x4B800000 : f32) : f32
  %c122_1 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  llvm.call @arith_f32(%c122_0, %c122_1) : (f32, f32) -> ()
  %c123_0 = llvm.mlir.constant(0x4B800000 : f32) : f32
  %c123_1 = llvm.mlir.constant(0x00000001 : f32) : f32
  llvm.call @arith_f32(%c123_0, %c123_1) : (f32, f32) -> ()
  %c124_0 = llvm.mlir.constant(0x4B800000 : f32) : f32
  %c124_1 = llvm.mlir.constant(0x4B800000 : f32) : f32
  llvm.call @arith_f32(%c124_0, %c124_1) : (f32, f32) -> ()
  %c125_0 = llvm.mlir.constant(0x4B800000 : f32) : f32
  %c125_1 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @arith_f32(%c125_0, %c125_1) : (f32, f32) -> ()
  %c126_0 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %c126_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @arith_f32(%c126_0, %c126_1) : (f32, f32) -> ()
  %c127_0 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %c127_1 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  llvm.call @arith_f32(%c127_0, %c127_1) : (f32, f32) -> ()
  %c128_0 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %c128_1 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  llvm.call @arith_f32(%c128_0, %c128_1) : (f32, f32) -> ()
  %c129_0 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %c129_1 = llvm.mlir.constant(0x00000001 : f32) : f32
  llvm.call @arith_f32(%c129_0, %c129_1) : (f32, f32) -> ()
  %c130_0 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %c130_1 = llvm.mlir.constant(0x4B800000 : f32) : f32
  llvm.call @arith_f32(%c130_0, %c130_1) : (f32, f32) -> ()
  %c131_0 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %c131_1 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @arith_f32(%c131_0, %c131_1) : (f32, f32) -> ()
  %c132_0 = llvm.mlir.constant(0x40400000 : f32) : f32
  %c132_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @arith_f32(%c132_0, %c132_1) : (f32, f32) -> ()
  %c133_0 = llvm.mlir.constant(0x40400000 : f32) : f32
  %c133_1 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  llvm.call @arith_f32(%c133_0, %c133_1) : (f32, f32) -> ()
  %c134_0 = llvm.mlir.constant(0x40400000 : f32) : f32
  %c134_1 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  llvm.call @arith_f32(%c134_0, %c134_1) : (f32, f32) -> ()
  %c135_0 = llvm.mlir.constant(0x40400000 : f32) : f32
  %c135_1 = llvm.mlir.constant(0x00000001 : f32) : f32
  llvm.call @arith_f32(%c135_0, %c135_1) : (f32, f32) -> ()
  %c136_0 = llvm.mlir.constant(0x40400000 : f32) : f32
  %c136_1 = llvm.mlir.constant(0x4B800000 : f32) : f32
  llvm.call @arith_f32(%c136_0, %c136_1) : (f32, f32) -> ()
  %c137_0 = llvm.mlir.constant(0x40400000 : f32) : f32
  %c137_1 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @arith_f32(%c137_0, %c137_1) : (f32, f32) -> ()
  %c138_0 = llvm.mlir.constant(0x40F66666 : f32) : f32
  %c138_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @arith_f32(%c138_0, %c138_1) : (f32, f32) -> ()
  %c139_0 = llvm.mlir.constant(0x40F66666 : f32) : f32
  %c139_1 = llvm.mlir.constant(0xBDCCCCCD : f32) : f32
  llvm.call @arith_f32(%c139_0, %c139_1) : (f32, f32) -> ()
  %c140_0 = llvm.mlir.constant(0x40F66666 : f32) : f32
  %c140_1 = llvm.mlir.constant(0x7F7FC99E : f32) : f32
  llvm.call @arith_f32(%c140_0, %c140_1) : (f32, f32) -> ()
  %c141_0 = llvm.mlir.constant(0x40F66666 : f32) : f32
  %c141_1 = llvm.mlir.constant(0x00000001 : f32) : f32
  llvm.call @arith_f32(%c141_0, %c141_1) : (f32, f32) -> ()
  %c142_0 = llvm.mlir.constant(0x40F66666 : f32) : f32
  %c142_1 = llvm.mlir.constant(0x4B800000 : f32) : f32
  llvm.call @arith_f32(%c142_0, %c142_1) : (f32, f32) -> ()
  %c143_0 = llvm.mlir.constant(0x40F66666 : f32) : f32
  %c143_1 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @arith_f32(%c143_0, %c143_1) : (f32, f32) -> ()
  %c144_0 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  %c144_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @arith_f64(%c144_0, %c144_1) : (f64, f64) -> ()
  %c145_0 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  %c145_1 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  llvm.call @arith_f64(%c145_0, %c145_1) : (f64, f64) -> ()
  %c146_0 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  %c146_1 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  llvm.call @arith_f64(%c146_0, %c146_1) : (f64, f64) -> ()
  %c147_0 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  %c147_1 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  llvm.call @arith_f64(%c147_0, %c147_1) : (f64, f64) -> ()
  %c148_0 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  %c148_1 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  llvm.call @arith_f64(%c148_0, %c148_1) : (f64, f64) -> ()
  %c149_0 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  %c149_1 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @arith_f64(%c149_0, %c149_1) : (f64, f64) -> ()
  %c150_0 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  %c150_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @arith_f64(%c150_0, %c150_1) : (f64, f64) -> ()
  %c151_0 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  %c151_1 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  llvm.call @arith_f64(%c151_0, %c151_1) : (f64, f64) -> ()
  %c152_0 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  %c152_1 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  llvm.call @arith_f64(%c152_0, %c152_1) : (f64, f64) -> ()
  %c153_0 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  %c153_1 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  llvm.call @arith_f64(%c153_0, %c153_1) : (f64, f64) -> ()
  %c154_0 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  %c154_1 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  llvm.call @arith_f64(%c154_0, %c154_1) : (f64, f64) -> ()
  %c155_0 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  %c155_1 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @arith_f64(%c155_0, %c155_1) : (f64, f64) -> ()
  %c156_0 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  %c156_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @arith_f64(%c156_0, %c156_1) : (f64, f64) -> ()
  %c157_0 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  %c157_1 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  llvm.call @arith_f64(%c157_0, %c157_1) : (f64, f64) -> ()
  %c158_0 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  %c158_1 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  llvm.call @arith_f64(%c158_0, %c158_1) : (f64, f64) -> ()
  %c159_0 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  %c159_1 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  llvm.call @arith_f64(%c159_0, %c159_1) : (f64, f64) -> ()
  %c160_0 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  %c160_1 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  llvm.call @arith_f64(%c160_0, %c160_1) : (f64, f64) -> ()
  %c161_0 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  %c161_1 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @arith_f64(%c161_0, %c161_1) : (f64, f64) -> ()
  %c162_0 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  %c162_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @arith_f64(%c162_0, %c162_1) : (f64, f64) -> ()
  %c163_0 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  %c163_1 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  llvm.call @arith_f64(%c163_0, %c163_1) : (f64, f64) -> ()
  %c164_0 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  %c164_1 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  llvm.call @arith_f64(%c164_0, %c164_1) : (f64, f64) -> ()
  %c165_0 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  %c165_1 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  llvm.call @arith_f64(%c165_0, %c165_1) : (f64, f64) -> ()
  %c166_0 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  %c166_1 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  llvm.call @arith_f64(%c166_0, %c166_1) : (f64, f64) -> ()
  %c167_0 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  %c167_1 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @arith_f64(%c167_0, %c167_1) : (f64, f64) -> ()
  %c168_0 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  %c168_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @arith_f64(%c168_0, %c168_1) : (f64, f64) -> ()
  %c169_0 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  %c169_1 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  llvm.call @arith_f64(%c169_0, %c169_1) : (f64, f64) -> ()
  %c170_0 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  %c170_1 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  llvm.call @arith_f64(%c170_0, %c170_1) : (f64, f64) -> ()
  %c171_0 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  %c171_1 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  llvm.call @arith_f64(%c171_0, %c171_1) : (f64, f64) -> ()
  %c172_0 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  %c172_1 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  llvm.call @arith_f64(%c172_0, %c172_1) : (f64, f64) -> ()
  %c173_0 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  %c173_1 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @arith_f64(%c173_0, %c173_1) : (f64, f64) -> ()
  %c174_0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %c174_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @arith_f64(%c174_0, %c174_1) : (f64, f64) -> ()
  %c175_0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %c175_1 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  llvm.call @arith_f64(%c175_0, %c175_1) : (f64, f64) -> ()
  %c176_0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %c176_1 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  llvm.call @arith_f64(%c176_0, %c176_1) : (f64, f64) -> ()
  %c177_0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %c177_1 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  llvm.call @arith_f64(%c177_0, %c177_1) : (f64, f64) -> ()
  %c178_0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %c178_1 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  llvm.call @arith_f64(%c178_0, %c178_1) : (f64, f64) -> ()
  %c179_0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %c179_1 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @arith_f64(%c179_0, %c179_1) : (f64, f64) -> ()
  %c180_0 = llvm.mlir.constant(0x4008000000000000 : f64) : f64
  %c180_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @arith_f64(%c180_0, %c180_1) : (f64, f64) -> ()
  %c181_0 = llvm.mlir.constant(0x4008000000000000 : f64) : f64
  %c181_1 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  llvm.call @arith_f64(%c181_0, %c181_1) : (f64, f64) -> ()
  %c182_0 = llvm.mlir.constant(0x4008000000000000 : f64) : f64
  %c182_1 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  llvm.call @arith_f64(%c182_0, %c182_1) : (f64, f64) -> ()
  %c183_0 = llvm.mlir.constant(0x4008000000000000 : f64) : f64
  %c183_1 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  llvm.call @arith_f64(%c183_0, %c183_1) : (f64, f64) -> ()
  %c184_0 = llvm.mlir.constant(0x4008000000000000 : f64) : f64
  %c184_1 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  llvm.call @arith_f64(%c184_0, %c184_1) : (f64, f64) -> ()
  %c185_0 = llvm.mlir.constant(0x4008000000000000 : f64) : f64
  %c185_1 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @arith_f64(%c185_0, %c185_1) : (f64, f64) -> ()
  %c186_0 = llvm.mlir.constant(0x401ECCCCCCCCCCCD : f64) : f64
  %c186_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @arith_f64(%c186_0, %c186_1) : (f64, f64) -> ()
  %c187_0 = llvm.mlir.constant(0x401ECCCCCCCCCCCD : f64) : f64
  %c187_1 = llvm.mlir.constant(0xBFB999999999999A : f64) : f64
  llvm.call @arith_f64(%c187_0, %c187_1) : (f64, f64) -> ()
  %c188_0 = llvm.mlir.constant(0x401ECCCCCCCCCCCD : f64) : f64
  %c188_1 = llvm.mlir.constant(0x7FEE42D130773B76 : f64) : f64
  llvm.call @arith_f64(%c188_0, %c188_1) : (f64, f64) -> ()
  %c189_0 = llvm.mlir.constant(0x401ECCCCCCCCCCCD : f64) : f64
  %c189_1 = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  llvm.call @arith_f64(%c189_0, %c189_1) : (f64, f64) -> ()
  %c190_0 = llvm.mlir.constant(0x401ECCCCCCCCCCCD : f64) : f64
  %c190_1 = llvm.mlir.constant(0x4341C37937E08000 : f64) : f64
  llvm.call @arith_f64(%c190_0, %c190_1) : (f64, f64) -> ()
  %c191_0 = llvm.mlir.constant(0x401ECCCCCCCCCCCD : f64) : f64
  %c191_1 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @arith_f64(%c191_0, %c191_1) : (f64, f64) -> ()
  llvm.return
}
