// Conversions between floats, which round to the nearest, even one.
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
llvm.func @convert_f16(%x: f16) {
  %ef32 = llvm.fpext %x : f16 to f32
  %ef32b = llvm.bitcast %ef32 : f32 to i32
  %ef32z = llvm.zext %ef32b : i32 to i64
  llvm.call @show(%ef32z) : (i64) -> ()
  %ef64 = llvm.fpext %x : f16 to f64
  %ef64b = llvm.bitcast %ef64 : f64 to i64
  llvm.call @show(%ef64b) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @convert_bf16(%x: bf16) {
  %ef32 = llvm.fpext %x : bf16 to f32
  %ef32b = llvm.bitcast %ef32 : f32 to i32
  %ef32z = llvm.zext %ef32b : i32 to i64
  llvm.call @show(%ef32z) : (i64) -> ()
  %ef64 = llvm.fpext %x : bf16 to f64
  %ef64b = llvm.bitcast %ef64 : f64 to i64
  llvm.call @show(%ef64b) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @convert_f32(%x: f32) {
  %tf16 = llvm.fptrunc %x : f32 to f16
  %tf16b = llvm.bitcast %tf16 : f16 to i16
  %tf16z = llvm.zext %tf16b : i16 to i64
  llvm.call @show(%tf16z) : (i64) -> ()
  %tbf16 = llvm.fptrunc %x : f32 to bf16
  %tbf16b = llvm.bitcast %tbf16 : bf16 to i16
  %tbf16z = llvm.zext %tbf16b : i16 to i64
  llvm.call @show(%tbf16z) : (i64) -> ()
  %ef64 = llvm.fpext %x : f32 to f64
  %ef64b = llvm.bitcast %ef64 : f64 to i64
  llvm.call @show(%ef64b) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @convert_f64(%x: f64) {
  %tf16 = llvm.fptrunc %x : f64 to f16
  %tf16b = llvm.bitcast %tf16 : f16 to i16
  %tf16z = llvm.zext %tf16b : i16 to i64
  llvm.call @show(%tf16z) : (i64) -> ()
  %tf32 = llvm.fptrunc %x : f64 to f32
  %tf32b = llvm.bitcast %tf32 : f32 to i32
  %tf32z = llvm.zext %tf32b : i32 to i64
  llvm.call @show(%tf32z) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @run() {
  %c0_0 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @convert_f16(%c0_0) : (f16) -> ()
  %c1_0 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @convert_f16(%c1_0) : (f16) -> ()
  %c2_0 = llvm.mlir.constant(0x3C00 : f16) : f16
  llvm.call @convert_f16(%c2_0) : (f16) -> ()
  %c3_0 = llvm.mlir.constant(0xBE00 : f16) : f16
  llvm.call @convert_f16(%c3_0) : (f16) -> ()
  %c4_0 = llvm.mlir.constant(0x6400 : f16) : f16
  llvm.call @convert_f16(%c4_0) : (f16) -> ()
  %c5_0 = llvm.mlir.constant(0x0002 : f16) : f16
  llvm.call @convert_f16(%c5_0) : (f16) -> ()
  %c6_0 = llvm.mlir.constant(0x0001 : f16) : f16
  llvm.call @convert_f16(%c6_0) : (f16) -> ()
  %c7_0 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @convert_f16(%c7_0) : (f16) -> ()
  %c8_0 = llvm.mlir.constant(0x00A8 : f16) : f16
  llvm.call @convert_f16(%c8_0) : (f16) -> ()
  %c9_0 = llvm.mlir.constant(0x3555 : f16) : f16
  llvm.call @convert_f16(%c9_0) : (f16) -> ()
  %c10_0 = llvm.mlir.constant(0x3C00 : f16) : f16
  llvm.call @convert_f16(%c10_0) : (f16) -> ()
  %c11_0 = llvm.mlir.constant(0x3C01 : f16) : f16
  llvm.call @convert_f16(%c11_0) : (f16) -> ()
  %c12_0 = llvm.mlir.constant(0x7BFF : f16) : f16
  llvm.call @convert_f16(%c12_0) : (f16) -> ()
  %c13_0 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @convert_f16(%c13_0) : (f16) -> ()
  %c14_0 = llvm.mlir.constant(0x6800 : f16) : f16
  llvm.call @convert_f16(%c14_0) : (f16) -> ()
  %c15_0 = llvm.mlir.constant(0x6802 : f16) : f16
  llvm.call @convert_f16(%c15_0) : (f16) -> ()
  %c16_0 = llvm.mlir.constant(0x5C04 : f16) : f16
  llvm.call @convert_f16(%c16_0) : (f16) -> ()
  %c17_0 = llvm.mlir.constant(0x5C0C : f16) : f16
  llvm.call @convert_f16(%c17_0) : (f16) -> ()
  %c18_0 = llvm.mlir.constant(0x3C04 : f16) : f16
  llvm.call @convert_f16(%c18_0) : (f16) -> ()
  %c19_0 = llvm.mlir.constant(0x3C04 : f16) : f16
  llvm.call @convert_f16(%c19_0) : (f16) -> ()
  %c20_0 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @convert_f16(%c20_0) : (f16) -> ()
  %c21_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  llvm.call @convert_bf16(%c21_0) : (bf16) -> ()
  %c22_0 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @convert_bf16(%c22_0) : (bf16) -> ()
  %c23_0 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  llvm.call @convert_bf16(%c23_0) : (bf16) -> ()
  %c24_0 = llvm.mlir.constant(0xBFC0 : bf16) : bf16
  llvm.call @convert_bf16(%c24_0) : (bf16) -> ()
  %c25_0 = llvm.mlir.constant(0x477F : bf16) : bf16
  llvm.call @convert_bf16(%c25_0) : (bf16) -> ()
  %c26_0 = llvm.mlir.constant(0x4480 : bf16) : bf16
  llvm.call @convert_bf16(%c26_0) : (bf16) -> ()
  %c27_0 = llvm.mlir.constant(0x33D6 : bf16) : bf16
  llvm.call @convert_bf16(%c27_0) : (bf16) -> ()
  %c28_0 = llvm.mlir.constant(0x337D : bf16) : bf16
  llvm.call @convert_bf16(%c28_0) : (bf16) -> ()
  %c29_0 = llvm.mlir.constant(0x32FF : bf16) : bf16
  llvm.call @convert_bf16(%c29_0) : (bf16) -> ()
  %c30_0 = llvm.mlir.constant(0x3727 : bf16) : bf16
  llvm.call @convert_bf16(%c30_0) : (bf16) -> ()
  %c31_0 = llvm.mlir.constant(0x3EAA : bf16) : bf16
  llvm.call @convert_bf16(%c31_0) : (bf16) -> ()
  %c32_0 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  llvm.call @convert_bf16(%c32_0) : (bf16) -> ()
  %c33_0 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  llvm.call @convert_bf16(%c33_0) : (bf16) -> ()
  %c34_0 = llvm.mlir.constant(0x7F7F : bf16) : bf16
  llvm.call @convert_bf16(%c34_0) : (bf16) -> ()
  %c35_0 = llvm.mlir.constant(0x0001 : bf16) : bf16
  llvm.call @convert_bf16(%c35_0) : (bf16) -> ()
  %c36_0 = llvm.mlir.constant(0x4500 : bf16) : bf16
  llvm.call @convert_bf16(%c36_0) : (bf16) -> ()
  %c37_0 = llvm.mlir.constant(0x4500 : bf16) : bf16
  llvm.call @convert_bf16(%c37_0) : (bf16) -> ()
  %c38_0 = llvm.mlir.constant(0x4380 : bf16) : bf16
  llvm.call @convert_bf16(%c38_0) : (bf16) -> ()
  %c39_0 = llvm.mlir.constant(0x4381 : bf16) : bf16
  llvm.call @convert_bf16(%c39_0) : (bf16) -> ()
  %c40_0 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  llvm.call @convert_bf16(%c40_0) : (bf16) -> ()
  %c41_0 = llvm.mlir.constant(0x3F80 : bf16) : bf16
  llvm.call @convert_bf16(%c41_0) : (bf16) -> ()
  %c42_0 = llvm.mlir.constant(0x7F80 : bf16) : bf16
  llvm.call @convert_bf16(%c42_0) : (bf16) -> ()
  %c43_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @convert_f32(%c43_0) : (f32) -> ()
  %c44_0 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @convert_f32(%c44_0) : (f32) -> ()
  %c45_0 = llvm.mlir.constant(0x3F800000 : f32) : f32
  llvm.call @convert_f32(%c45_0) : (f32) -> ()
  %c46_0 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  llvm.call @convert_f32(%c46_0) : (f32) -> ()
  %c47_0 = llvm.mlir.constant(0x477FEF00 : f32) : f32
  llvm.call @convert_f32(%c47_0) : (f32) -> ()
  %c48_0 = llvm.mlir.constant(0x477FF000 : f32) : f32
  llvm.call @convert_f32(%c48_0) : (f32) -> ()
  %c49_0 = llvm.mlir.constant(0x33D6BF95 : f32) : f32
  llvm.call @convert_f32(%c49_0) : (f32) -> ()
  %c50_0 = llvm.mlir.constant(0x337D6730 : f32) : f32
  llvm.call @convert_f32(%c50_0) : (f32) -> ()
  %c51_0 = llvm.mlir.constant(0x32FFFAE5 : f32) : f32
  llvm.call @convert_f32(%c51_0) : (f32) -> ()
  %c52_0 = llvm.mlir.constant(0x3727C5AC : f32) : f32
  llvm.call @convert_f32(%c52_0) : (f32) -> ()
  %c53_0 = llvm.mlir.constant(0x3EAAAAAB : f32) : f32
  llvm.call @convert_f32(%c53_0) : (f32) -> ()
  %c54_0 = llvm.mlir.constant(0x3F801000 : f32) : f32
  llvm.call @convert_f32(%c54_0) : (f32) -> ()
  %c55_0 = llvm.mlir.constant(0x3F801000 : f32) : f32
  llvm.call @convert_f32(%c55_0) : (f32) -> ()
  %c56_0 = llvm.mlir.constant(0x7F7FFFFF : f32) : f32
  llvm.call @convert_f32(%c56_0) : (f32) -> ()
  %c57_0 = llvm.mlir.constant(0x000116C2 : f32) : f32
  llvm.call @convert_f32(%c57_0) : (f32) -> ()
  %c58_0 = llvm.mlir.constant(0x45001000 : f32) : f32
  llvm.call @convert_f32(%c58_0) : (f32) -> ()
  %c59_0 = llvm.mlir.constant(0x45003000 : f32) : f32
  llvm.call @convert_f32(%c59_0) : (f32) -> ()
  %c60_0 = llvm.mlir.constant(0x43808000 : f32) : f32
  llvm.call @convert_f32(%c60_0) : (f32) -> ()
  %c61_0 = llvm.mlir.constant(0x43818000 : f32) : f32
  llvm.call @convert_f32(%c61_0) : (f32) -> ()
  %c62_0 = llvm.mlir.constant(0x3F808000 : f32) : f32
  llvm.call @convert_f32(%c62_0) : (f32) -> ()
  %c63_0 = llvm.mlir.constant(0x3F808000 : f32) : f32
  llvm.call @convert_f32(%c63_0) : (f32) -> ()
  %c64_0 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @convert_f32(%c64_0) : (f32) -> ()
  %c65_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @convert_f64(%c65_0) : (f64) -> ()
  %c66_0 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @convert_f64(%c66_0) : (f64) -> ()
  %c67_0 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  llvm.call @convert_f64(%c67_0) : (f64) -> ()
  %c68_0 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  llvm.call @convert_f64(%c68_0) : (f64) -> ()
  %c69_0 = llvm.mlir.constant(0x40EFFDE000000000 : f64) : f64
  llvm.call @convert_f64(%c69_0) : (f64) -> ()
  %c70_0 = llvm.mlir.constant(0x40EFFE0000000000 : f64) : f64
  llvm.call @convert_f64(%c70_0) : (f64) -> ()
  %c71_0 = llvm.mlir.constant(0x3E7AD7F29ABCAF48 : f64) : f64
  llvm.call @convert_f64(%c71_0) : (f64) -> ()
  %c72_0 = llvm.mlir.constant(0x3E6FACE5F4079BA2 : f64) : f64
  llvm.call @convert_f64(%c72_0) : (f64) -> ()
  %c73_0 = llvm.mlir.constant(0x3E5FFF5C939522DB : f64) : f64
  llvm.call @convert_f64(%c73_0) : (f64) -> ()
  %c74_0 = llvm.mlir.constant(0x3EE4F8B588E368F1 : f64) : f64
  llvm.call @convert_f64(%c74_0) : (f64) -> ()
  %c75_0 = llvm.mlir.constant(0x3FD5555554F9B516 : f64) : f64
  llvm.call @convert_f64(%c75_0) : (f64) -> ()
  %c76_0 = llvm.mlir.constant(0x3FF0020000000000 : f64) : f64
  llvm.call @convert_f64(%c76_0) : (f64) -> ()
  %c77_0 = llvm.mlir.constant(0x3FF0020000000001 : f64) : f64
  llvm.call @convert_f64(%c77_0) : (f64) -> ()
  %c78_0 = llvm.mlir.constant(0x47EFFFFFE54DAFF8 : f64) : f64
  llvm.call @convert_f64(%c78_0) : (f64) -> ()
  %c79_0 = llvm.mlir.constant(0x37A16C262777579C : f64) : f64
  llvm.call @convert_f64(%c79_0) : (f64) -> ()
  %c80_0 = llvm.mlir.constant(0x40A0020000000000 : f64) : f64
  llvm.call @convert_f64(%c80_0) : (f64) -> ()
  %c81_0 = llvm.mlir.constant(0x40A0060000000000 : f64) : f64
  llvm.call @convert_f64(%c81_0) : (f64) -> ()
  %c82_0 = llvm.mlir.constant(0x4070100000000000 : f64) : f64
  llvm.call @convert_f64(%c82_0) : (f64) -> ()
  %c83_0 = llvm.mlir.constant(0x4070300000000000 : f64) : f64
  llvm.call @convert_f64(%c83_0) : (f64) -> ()
  %c84_0 = llvm.mlir.constant(0x3FF0100000000000 : f64) : f64
  llvm.call @convert_f64(%c84_0) : (f64) -> ()
  %c85_0 = llvm.mlir.constant(0x3FF01000000001C2 : f64) : f64
  llvm.call @convert_f64(%c85_0) : (f64) -> ()
  %c86_0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @convert_f64(%c86_0) : (f64) -> ()
  llvm.return
}
