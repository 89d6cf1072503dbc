// Conversions of floats to the nearest integers.
// entry-point-result: void
llvm.mlir.global internal constant @hex("%lx \00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @show(%x: i64) {
  %format = llvm.mlir.addressof @hex : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}
llvm.func @to8_f32(%x: f32) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i8.f32"(%x) : (f32) -> i8
  %sw = llvm.zext %s : i8 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i8.f32"(%x) : (f32) -> i8
  %uw = llvm.zext %u : i8 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to16_f32(%x: f32) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i16.f32"(%x) : (f32) -> i16
  %sw = llvm.zext %s : i16 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i16.f32"(%x) : (f32) -> i16
  %uw = llvm.zext %u : i16 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to32_f32(%x: f32) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i32.f32"(%x) : (f32) -> i32
  %sw = llvm.zext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i32.f32"(%x) : (f32) -> i32
  %uw = llvm.zext %u : i32 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to64_f32(%x: f32) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i64.f32"(%x) : (f32) -> i64
  %sw = llvm.or %s, %s : i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i64.f32"(%x) : (f32) -> i64
  %uw = llvm.or %u, %u : i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to128_f32(%x: f32) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i128.f32"(%x) : (f32) -> i128
  %sw = llvm.trunc %s : i128 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i128.f32"(%x) : (f32) -> i128
  %uw = llvm.trunc %u : i128 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to1_f32(%x: f32) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i1.f32"(%x) : (f32) -> i1
  %sw = llvm.zext %s : i1 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i1.f32"(%x) : (f32) -> i1
  %uw = llvm.zext %u : i1 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to7_f32(%x: f32) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i7.f32"(%x) : (f32) -> i7
  %sw = llvm.zext %s : i7 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i7.f32"(%x) : (f32) -> i7
  %uw = llvm.zext %u : i7 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to24_f32(%x: f32) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i24.f32"(%x) : (f32) -> i24
  %sw = llvm.zext %s : i24 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i24.f32"(%x) : (f32) -> i24
  %uw = llvm.zext %u : i24 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to47_f32(%x: f32) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i47.f32"(%x) : (f32) -> i47
  %sw = llvm.zext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i47.f32"(%x) : (f32) -> i47
  %uw = llvm.zext %u : i47 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to8_f64(%x: f64) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i8.f64"(%x) : (f64) -> i8
  %sw = llvm.zext %s : i8 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i8.f64"(%x) : (f64) -> i8
  %uw = llvm.zext %u : i8 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to16_f64(%x: f64) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i16.f64"(%x) : (f64) -> i16
  %sw = llvm.zext %s : i16 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i16.f64"(%x) : (f64) -> i16
  %uw = llvm.zext %u : i16 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to32_f64(%x: f64) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i32.f64"(%x) : (f64) -> i32
  %sw = llvm.zext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i32.f64"(%x) : (f64) -> i32
  %uw = llvm.zext %u : i32 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to64_f64(%x: f64) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i64.f64"(%x) : (f64) -> i64
  %sw = llvm.or %s, %s : i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i64.f64"(%x) : (f64) -> i64
  %uw = llvm.or %u, %u : i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to128_f64(%x: f64) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i128.f64"(%x) : (f64) -> i128
  %sw = llvm.trunc %s : i128 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i128.f64"(%x) : (f64) -> i128
  %uw = llvm.trunc %u : i128 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to1_f64(%x: f64) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i1.f64"(%x) : (f64) -> i1
  %sw = llvm.zext %s : i1 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i1.f64"(%x) : (f64) -> i1
  %uw = llvm.zext %u : i1 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to7_f64(%x: f64) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i7.f64"(%x) : (f64) -> i7
  %sw = llvm.zext %s : i7 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i7.f64"(%x) : (f64) -> i7
  %uw = llvm.zext %u : i7 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to24_f64(%x: f64) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i24.f64"(%x) : (f64) -> i24
  %sw = llvm.zext %s : i24 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i24.f64"(%x) : (f64) -> i24
  %uw = llvm.zext %u : i24 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to47_f64(%x: f64) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i47.f64"(%x) : (f64) -> i47
  %sw = llvm.zext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i47.f64"(%x) : (f64) -> i47
  %uw = llvm.zext %u : i47 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to8_f16(%x: f16) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i8.f16"(%x) : (f16) -> i8
  %sw = llvm.zext %s : i8 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i8.f16"(%x) : (f16) -> i8
  %uw = llvm.zext %u : i8 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to16_f16(%x: f16) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i16.f16"(%x) : (f16) -> i16
  %sw = llvm.zext %s : i16 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i16.f16"(%x) : (f16) -> i16
  %uw = llvm.zext %u : i16 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to32_f16(%x: f16) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i32.f16"(%x) : (f16) -> i32
  %sw = llvm.zext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i32.f16"(%x) : (f16) -> i32
  %uw = llvm.zext %u : i32 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to64_f16(%x: f16) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i64.f16"(%x) : (f16) -> i64
  %sw = llvm.or %s, %s : i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i64.f16"(%x) : (f16) -> i64
  %uw = llvm.or %u, %u : i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to128_f16(%x: f16) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i128.f16"(%x) : (f16) -> i128
  %sw = llvm.trunc %s : i128 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i128.f16"(%x) : (f16) -> i128
  %uw = llvm.trunc %u : i128 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to1_f16(%x: f16) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i1.f16"(%x) : (f16) -> i1
  %sw = llvm.zext %s : i1 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i1.f16"(%x) : (f16) -> i1
  %uw = llvm.zext %u : i1 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to7_f16(%x: f16) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i7.f16"(%x) : (f16) -> i7
  %sw = llvm.zext %s : i7 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i7.f16"(%x) : (f16) -> i7
  %uw = llvm.zext %u : i7 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to24_f16(%x: f16) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i24.f16"(%x) : (f16) -> i24
  %sw = llvm.zext %s : i24 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i24.f16"(%x) : (f16) -> i24
  %uw = llvm.zext %u : i24 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to47_f16(%x: f16) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i47.f16"(%x) : (f16) -> i47
  %sw = llvm.zext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i47.f16"(%x) : (f16) -> i47
  %uw = llvm.zext %u : i47 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @run() {
  %c0 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @to8_f32(%c0) : (f32) -> ()
  %c1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to8_f32(%c1) : (f32) -> ()
  %c2 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  llvm.call @to8_f32(%c2) : (f32) -> ()
  %c3 = llvm.mlir.constant(0x42C9CCCD : f32) : f32
  llvm.call @to8_f32(%c3) : (f32) -> ()
  %c4 = llvm.mlir.constant(0xC3010000 : f32) : f32
  llvm.call @to8_f32(%c4) : (f32) -> ()
  %c5 = llvm.mlir.constant(0x43960000 : f32) : f32
  llvm.call @to8_f32(%c5) : (f32) -> ()
  %c6 = llvm.mlir.constant(0x476A6000 : f32) : f32
  llvm.call @to8_f32(%c6) : (f32) -> ()
  %c7 = llvm.mlir.constant(0xC76A6000 : f32) : f32
  llvm.call @to8_f32(%c7) : (f32) -> ()
  %c8 = llvm.mlir.constant(0x7149F2CA : f32) : f32
  llvm.call @to8_f32(%c8) : (f32) -> ()
  %c9 = llvm.mlir.constant(0xF149F2CA : f32) : f32
  llvm.call @to8_f32(%c9) : (f32) -> ()
  %c10 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @to8_f32(%c10) : (f32) -> ()
  %c11 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @to8_f32(%c11) : (f32) -> ()
  %c12 = llvm.mlir.constant(0xFF800000 : f32) : f32
  llvm.call @to8_f32(%c12) : (f32) -> ()
  %c13 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @to16_f32(%c13) : (f32) -> ()
  %c14 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to16_f32(%c14) : (f32) -> ()
  %c15 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  llvm.call @to16_f32(%c15) : (f32) -> ()
  %c16 = llvm.mlir.constant(0x42C9CCCD : f32) : f32
  llvm.call @to16_f32(%c16) : (f32) -> ()
  %c17 = llvm.mlir.constant(0xC3010000 : f32) : f32
  llvm.call @to16_f32(%c17) : (f32) -> ()
  %c18 = llvm.mlir.constant(0x43960000 : f32) : f32
  llvm.call @to16_f32(%c18) : (f32) -> ()
  %c19 = llvm.mlir.constant(0x476A6000 : f32) : f32
  llvm.call @to16_f32(%c19) : (f32) -> ()
  %c20 = llvm.mlir.constant(0xC76A6000 : f32) : f32
  llvm.call @to16_f32(%c20) : (f32) -> ()
  %c21 = llvm.mlir.constant(0x7149F2CA : f32) : f32
  llvm.call @to16_f32(%c21) : (f32) -> ()
  %c22 = llvm.mlir.constant(0xF149F2CA : f32) : f32
  llvm.call @to16_f32(%c22) : (f32) -> ()
  %c23 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @to16_f32(%c23) : (f32) -> ()
  %c24 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @to16_f32(%c24) : (f32) -> ()
  %c25 = llvm.mlir.constant(0xFF800000 : f32) : f32
  llvm.call @to16_f32(%c25) : (f32) -> ()
  %c26 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @to32_f32(%c26) : (f32) -> ()
  %c27 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to32_f32(%c27) : (f32) -> ()
  %c28 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  llvm.call @to32_f32(%c28) : (f32) -> ()
  %c29 = llvm.mlir.constant(0x42C9CCCD : f32) : f32
  llvm.call @to32_f32(%c29) : (f32) -> ()
  %c30 = llvm.mlir.constant(0xC3010000 : f32) : f32
  llvm.call @to32_f32(%c30) : (f32) -> ()
  %c31 = llvm.mlir.constant(0x43960000 : f32) : f32
  llvm.call @to32_f32(%c31) : (f32) -> ()
  %c32 = llvm.mlir.constant(0x476A6000 : f32) : f32
  llvm.call @to32_f32(%c32) : (f32) -> ()
  %c33 = llvm.mlir.constant(0xC76A6000 : f32) : f32
  llvm.call @to32_f32(%c33) : (f32) -> ()
  %c34 = llvm.mlir.constant(0x7149F2CA : f32) : f32
  llvm.call @to32_f32(%c34) : (f32) -> ()
  %c35 = llvm.mlir.constant(0xF149F2CA : f32) : f32
  llvm.call @to32_f32(%c35) : (f32) -> ()
  %c36 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @to32_f32(%c36) : (f32) -> ()
  %c37 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @to32_f32(%c37) : (f32) -> ()
  %c38 = llvm.mlir.constant(0xFF800000 : f32) : f32
  llvm.call @to32_f32(%c38) : (f32) -> ()
  %c39 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @to64_f32(%c39) : (f32) -> ()
  %c40 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to64_f32(%c40) : (f32) -> ()
  %c41 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  llvm.call @to64_f32(%c41) : (f32) -> ()
  %c42 = llvm.mlir.constant(0x42C9CCCD : f32) : f32
  llvm.call @to64_f32(%c42) : (f32) -> ()
  %c43 = llvm.mlir.constant(0xC3010000 : f32) : f32
  llvm.call @to64_f32(%c43) : (f32) -> ()
  %c44 = llvm.mlir.constant(0x43960000 : f32) : f32
  llvm.call @to64_f32(%c44) : (f32) -> ()
  %c45 = llvm.mlir.constant(0x476A6000 : f32) : f32
  llvm.call @to64_f32(%c45) : (f32) -> ()
  %c46 = llvm.mlir.constant(0xC76A6000 : f32) : f32
  llvm.call @to64_f32(%c46) : (f32) -> ()
  %c47 = llvm.mlir.constant(0x7149F2CA : f32) : f32
  llvm.call @to64_f32(%c47) : (f32) -> ()
  %c48 = llvm.mlir.constant(0xF149F2CA : f32) : f32
  llvm.call @to64_f32(%c48) : (f32) -> ()
  %c49 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @to64_f32(%c49) : (f32) -> ()
  %c50 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @to64_f32(%c50) : (f32) -> ()
  %c51 = llvm.mlir.constant(0xFF800000 : f32) : f32
  llvm.call @to64_f32(%c51) : (f32) -> ()
  %c52 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @to128_f32(%c52) : (f32) -> ()
  %c53 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to128_f32(%c53) : (f32) -> ()
  %c54 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  llvm.call @to128_f32(%c54) : (f32) -> ()
  %c55 = llvm.mlir.constant(0x42C9CCCD : f32) : f32
  llvm.call @to128_f32(%c55) : (f32) -> ()
  %c56 = llvm.mlir.constant(0xC3010000 : f32) : f32
  llvm.call @to128_f32(%c56) : (f32) -> ()
  %c57 = llvm.mlir.constant(0x43960000 : f32) : f32
  llvm.call @to128_f32(%c57) : (f32) -> ()
  %c58 = llvm.mlir.constant(0x476A6000 : f32) : f32
  llvm.call @to128_f32(%c58) : (f32) -> ()
  %c59 = llvm.mlir.constant(0xC76A6000 : f32) : f32
  llvm.call @to128_f32(%c59) : (f32) -> ()
  %c60 = llvm.mlir.constant(0x7149F2CA : f32) : f32
  llvm.call @to128_f32(%c60) : (f32) -> ()
  %c61 = llvm.mlir.constant(0xF149F2CA : f32) : f32
  llvm.call @to128_f32(%c61) : (f32) -> ()
  %c62 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @to128_f32(%c62) : (f32) -> ()
  %c63 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @to128_f32(%c63) : (f32) -> ()
  %c64 = llvm.mlir.constant(0xFF800000 : f32) : f32
  llvm.call @to128_f32(%c64) : (f32) -> ()
  %c65 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @to1_f32(%c65) : (f32) -> ()
  %c66 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to1_f32(%c66) : (f32) -> ()
  %c67 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  llvm.call @to1_f32(%c67) : (f32) -> ()
  %c68 = llvm.mlir.constant(0x42C9CCCD : f32) : f32
  llvm.call @to1_f32(%c68) : (f32) -> ()
  %c69 = llvm.mlir.constant(0xC3010000 : f32) : f32
  llvm.call @to1_f32(%c69) : (f32) -> ()
  %c70 = llvm.mlir.constant(0x43960000 : f32) : f32
  llvm.call @to1_f32(%c70) : (f32) -> ()
  %c71 = llvm.mlir.constant(0x476A6000 : f32) : f32
  llvm.call @to1_f32(%c71) : (f32) -> ()
  %c72 = llvm.mlir.constant(0xC76A6000 : f32) : f32
  llvm.call @to1_f32(%c72) : (f32) -> ()
  %c73 = llvm.mlir.constant(0x7149F2CA : f32) : f32
  llvm.call @to1_f32(%c73) : (f32) -> ()
  %c74 = llvm.mlir.constant(0xF149F2CA : f32) : f32
  llvm.call @to1_f32(%c74) : (f32) -> ()
  %c75 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @to1_f32(%c75) : (f32) -> ()
  %c76 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @to1_f32(%c76) : (f32) -> ()
  %c77 = llvm.mlir.constant(0xFF800000 : f32) : f32
  llvm.call @to1_f32(%c77) : (f32) -> ()
  %c78 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @to7_f32(%c78) : (f32) -> ()
  %c79 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to7_f32(%c79) : (f32) -> ()
  %c80 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  llvm.call @to7_f32(%c80) : (f32) -> ()
  %c81 = llvm.mlir.constant(0x42C9CCCD : f32) : f32
  llvm.call @to7_f32(%c81) : (f32) -> ()
  %c82 = llvm.mlir.constant(0xC3010000 : f32) : f32
  llvm.call @to7_f32(%c82) : (f32) -> ()
  %c83 = llvm.mlir.constant(0x43960000 : f32) : f32
  llvm.call @to7_f32(%c83) : (f32) -> ()
  %c84 = llvm.mlir.constant(0x476A6000 : f32) : f32
  llvm.call @to7_f32(%c84) : (f32) -> ()
  %c85 = llvm.mlir.constant(0xC76A6000 : f32) : f32
  llvm.call @to7_f32(%c85) : (f32) -> ()
  %c86 = llvm.mlir.constant(0x7149F2CA : f32) : f32
  llvm.call @to7_f32(%c86) : (f32) -> ()
  %c87 = llvm.mlir.constant(0xF149F2CA : f32) : f32
  llvm.call @to7_f32(%c87) : (f32) -> ()
  %c88 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @to7_f32(%c88) : (f32) -> ()
  %c89 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @to7_f32(%c89) : (f32) -> ()
  %c90 = llvm.mlir.constant(0xFF800000 : f32) : f32
  llvm.call @to7_f32(%c90) : (f32) -> ()
  %c91 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @to24_f32(%c91) : (f32) -> ()
  %c92 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to24_f32(%c92) : (f32) -> ()
  %c93 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  llvm.call @to24_f32(%c93) : (f32) -> ()
  %c94 = llvm.mlir.constant(0x42C9CCCD : f32) : f32
  llvm.call @to24_f32(%c94) : (f32) -> ()
  %c95 = llvm.mlir.constant(0xC3010000 : f32) : f32
  llvm.call @to24_f32(%c95) : (f32) -> ()
  %c96 = llvm.mlir.constant(0x43960000 : f32) : f32
  llvm.call @to24_f32(%c96) : (f32) -> ()
  %c97 = llvm.mlir.constant(0x476A6000 : f32) : f32
  llvm.call @to24_f32(%c97) : (f32) -> ()
  %c98 = llvm.mlir.constant(0xC76A6000 : f32) : f32
  llvm.call @to24_f32(%c98) : (f32) -> ()
  %c99 = llvm.mlir.constant(0x7149F2CA : f32) : f32
  llvm.call @to24_f32(%c99) : (f32) -> ()
  %c100 = llvm.mlir.constant(0xF149F2CA : f32) : f32
  llvm.call @to24_f32(%c100) : (f32) -> ()
  %c101 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @to24_f32(%c101) : (f32) -> ()
  %c102 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @to24_f32(%c102) : (f32) -> ()
  %c103 = llvm.mlir.constant(0xFF800000 : f32) : f32
  llvm.call @to24_f32(%c103) : (f32) -> ()
  %c104 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @to47_f32(%c104) : (f32) -> ()
  %c105 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to47_f32(%c105) : (f32) -> ()
  %c106 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  llvm.call @to47_f32(%c106) : (f32) -> ()
  %c107 = llvm.mlir.constant(0x42C9CCCD : f32) : f32
  llvm.call @to47_f32(%c107) : (f32) -> ()
  %c108 = llvm.mlir.constant(0xC3010000 : f32) : f32
  llvm.call @to47_f32(%c108) : (f32) -> ()
  %c109 = llvm.mlir.constant(0x43960000 : f32) : f32
  llvm.call @to47_f32(%c109) : (f32) -> ()
  %c110 = llvm.mlir.constant(0x476A6000 : f32) : f32
  llvm.call @to47_f32(%c110) : (f32) -> ()
  %c111 = llvm.mlir.constant(0xC76A6000 : f32) : f32
  llvm.call @to47_f32(%c111) : (f32) -> ()
  %c112 = llvm.mlir.constant(0x7149F2CA : f32) : f32
  llvm.call @to47_f32(%c112) : (f32) -> ()
  %c113 = llvm.mlir.constant(0xF149F2CA : f32) : f32
  llvm.call @to47_f32(%c113) : (f32) -> ()
  %c114 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @to47_f32(%c114) : (f32) -> ()
  %c115 = llvm.mlir.constant(0x7F800000 : f32) : f32
  llvm.call @to47_f32(%c115) : (f32) -> ()
  %c116 = llvm.mlir.constant(0xFF800000 : f32) : f32
  llvm.call @to47_f32(%c116) : (f32) -> ()
  %c117 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @to8_f64(%c117) : (f64) -> ()
  %c118 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to8_f64(%c118) : (f64) -> ()
  %c119 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  llvm.call @to8_f64(%c119) : (f64) -> ()
  %c120 = llvm.mlir.constant(0x405939999999999A : f64) : f64
  llvm.call @to8_f64(%c120) : (f64) -> ()
  %c121 = llvm.mlir.constant(0xC060200000000000 : f64) : f64
  llvm.call @to8_f64(%c121) : (f64) -> ()
  %c122 = llvm.mlir.constant(0x4072C00000000000 : f64) : f64
  llvm.call @to8_f64(%c122) : (f64) -> ()
  %c123 = llvm.mlir.constant(0x40ED4C0000000000 : f64) : f64
  llvm.call @to8_f64(%c123) : (f64) -> ()
  %c124 = llvm.mlir.constant(0xC0ED4C0000000000 : f64) : f64
  llvm.call @to8_f64(%c124) : (f64) -> ()
  %c125 = llvm.mlir.constant(0x46293E5939A08CEA : f64) : f64
  llvm.call @to8_f64(%c125) : (f64) -> ()
  %c126 = llvm.mlir.constant(0xC6293E5939A08CEA : f64) : f64
  llvm.call @to8_f64(%c126) : (f64) -> ()
  %c127 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @to8_f64(%c127) : (f64) -> ()
  %c128 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @to8_f64(%c128) : (f64) -> ()
  %c129 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  llvm.call @to8_f64(%c129) : (f64) -> ()
  %c130 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @to16_f64(%c130) : (f64) -> ()
  %c131 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to16_f64(%c131) : (f64) -> ()
  %c132 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  llvm.call @to16_f64(%c132) : (f64) -> ()
  %c133 = llvm.mlir.constant(0x405939999999999A : f64) : f64
  llvm.call @to16_f64(%c133) : (f64) -> ()
  %c134 = llvm.mlir.constant(0xC060200000000000 : f64) : f64
  llvm.call @to16_f64(%c134) : (f64) -> ()
  %c135 = llvm.mlir.constant(0x4072C00000000000 : f64) : f64
  llvm.call @to16_f64(%c135) : (f64) -> ()
  %c136 = llvm.mlir.constant(0x40ED4C0000000000 : f64) : f64
  llvm.call @to16_f64(%c136) : (f64) -> ()
  %c137 = llvm.mlir.constant(0xC0ED4C0000000000 : f64) : f64
  llvm.call @to16_f64(%c137) : (f64) -> ()
  %c138 = llvm.mlir.constant(0x46293E5939A08CEA : f64) : f64
  llvm.call @to16_f64(%c138) : (f64) -> ()
  %c139 = llvm.mlir.constant(0xC6293E5939A08CEA : f64) : f64
  llvm.call @to16_f64(%c139) : (f64) -> ()
  %c140 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @to16_f64(%c140) : (f64) -> ()
  %c141 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @to16_f64(%c141) : (f64) -> ()
  %c142 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  llvm.call @to16_f64(%c142) : (f64) -> ()
  %c143 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @to32_f64(%c143) : (f64) -> ()
  %c144 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to32_f64(%c144) : (f64) -> ()
  %c145 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  llvm.call @to32_f64(%c145) : (f64) -> ()
  %c146 = llvm.mlir.constant(0x405939999999999A : f64) : f64
  llvm.call @to32_f64(%c146) : (f64) -> ()
  %c147 = llvm.mlir.constant(0xC060200000000000 : f64) : f64
  llvm.call @to32_f64(%c147) : (f64) -> ()
  %c148 = llvm.mlir.constant(0x4072C00000000000 : f64) : f64
  llvm.call @to32_f64(%c148) : (f64) -> ()
  %c149 = llvm.mlir.constant(0x40ED4C0000000000 : f64) : f64
  llvm.call @to32_f64(%c149) : (f64) -> ()
  %c150 = llvm.mlir.constant(0xC0ED4C0000000000 : f64) : f64
  llvm.call @to32_f64(%c150) : (f64) -> ()
  %c151 = llvm.mlir.constant(0x46293E5939A08CEA : f64) : f64
  llvm.call @to32_f64(%c151) : (f64) -> ()
  %c152 = llvm.mlir.constant(0xC6293E5939A08CEA : f64) : f64
  llvm.call @to32_f64(%c152) : (f64) -> ()
  %c153 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @to32_f64(%c153) : (f64) -> ()
  %c154 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @to32_f64(%c154) : (f64) -> ()
  %c155 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  llvm.call @to32_f64(%c155) : (f64) -> ()
  %c156 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @to64_f64(%c156) : (f64) -> ()
  %c157 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to64_f64(%c157) : (f64) -> ()
  %c158 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  llvm.call @to64_f64(%c158) : (f64) -> ()
  %c159 = llvm.mlir.constant(0x405939999999999A : f64) : f64
  llvm.call @to64_f64(%c159) : (f64) -> ()
  %c160 = llvm.mlir.constant(0xC060200000000000 : f64) : f64
  llvm.call @to64_f64(%c160) : (f64) -> ()
  %c161 = llvm.mlir.constant(0x4072C00000000000 : f64) : f64
  llvm.call @to64_f64(%c161) : (f64) -> ()
  %c162 = llvm.mlir.constant(0x40ED4C0000000000 : f64) : f64
  llvm.call @to64_f64(%c162) : (f64) -> ()
  %c163 = llvm.mlir.constant(0xC0ED4C0000000000 : f64) : f64
  llvm.call @to64_f64(%c163) : (f64) -> ()
  %c164 = llvm.mlir.constant(0x46293E5939A08CEA : f64) : f64
  llvm.call @to64_f64(%c164) : (f64) -> ()
  %c165 = llvm.mlir.constant(0xC6293E5939A08CEA : f64) : f64
  llvm.call @to64_f64(%c165) : (f64) -> ()
  %c166 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @to64_f64(%c166) : (f64) -> ()
  %c167 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @to64_f64(%c167) : (f64) -> ()
  %c168 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  llvm.call @to64_f64(%c168) : (f64) -> ()
  %c169 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @to128_f64(%c169) : (f64) -> ()
  %c170 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to128_f64(%c170) : (f64) -> ()
  %c171 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  llvm.call @to128_f64(%c171) : (f64) -> ()
  %c172 = llvm.mlir.constant(0x405939999999999A : f64) : f64
  llvm.call @to128_f64(%c172) : (f64) -> ()
  %c173 = llvm.mlir.constant(0xC060200000000000 : f64) : f64
  llvm.call @to128_f64(%c173) : (f64) -> ()
  %c174 = llvm.mlir.constant(0x4072C00000000000 : f64) : f64
  llvm.call @to128_f64(%c174) : (f64) -> ()
  %c175 = llvm.mlir.constant(0x40ED4C0000000000 : f64) : f64
  llvm.call @to128_f64(%c175) : (f64) -> ()
  %c176 = llvm.mlir.constant(0xC0ED4C0000000000 : f64) : f64
  llvm.call @to128_f64(%c176) : (f64) -> ()
  %c177 = llvm.mlir.constant(0x46293E5939A08CEA : f64) : f64
  llvm.call @to128_f64(%c177) : (f64) -> ()
  %c178 = llvm.mlir.constant(0xC6293E5939A08CEA : f64) : f64
  llvm.call @to128_f64(%c178) : (f64) -> ()
  %c179 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @to128_f64(%c179) : (f64) -> ()
  %c180 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @to128_f64(%c180) : (f64) -> ()
  %c181 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  llvm.call @to128_f64(%c181) : (f64) -> ()
  %c182 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @to1_f64(%c182) : (f64) -> ()
  %c183 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to1_f64(%c183) : (f64) -> ()
  %c184 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  llvm.call @to1_f64(%c184) : (f64) -> ()
  %c185 = llvm.mlir.constant(0x405939999999999A : f64) : f64
  llvm.call @to1_f64(%c185) : (f64) -> ()
  %c186 = llvm.mlir.constant(0xC060200000000000 : f64) : f64
  llvm.call @to1_f64(%c186) : (f64) -> ()
  %c187 = llvm.mlir.constant(0x4072C00000000000 : f64) : f64
  llvm.call @to1_f64(%c187) : (f64) -> ()
  %c188 = llvm.mlir.constant(0x40ED4C0000000000 : f64) : f64
  llvm.call @to1_f64(%c188) : (f64) -> ()
  %c189 = llvm.mlir.constant(0xC0ED4C0000000000 : f64) : f64
  llvm.call @to1_f64(%c189) : (f64) -> ()
  %c190 = llvm.mlir.constant(0x46293E5939A08CEA : f64) : f64
  llvm.call @to1_f64(%c190) : (f64) -> ()
  %c191 = llvm.mlir.constant(0xC6293E5939A08CEA : f64) : f64
  llvm.call @to1_f64(%c191) : (f64) -> ()
  %c192 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @to1_f64(%c192) : (f64) -> ()
  %c193 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @to1_f64(%c193) : (f64) -> ()
  %c194 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  llvm.call @to1_f64(%c194) : (f64) -> ()
  %c195 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @to7_f64(%c195) : (f64) -> ()
  %c196 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to7_f64(%c196) : (f64) -> ()
  %c197 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  llvm.call @to7_f64(%c197) : (f64) -> ()
  %c198 = llvm.mlir.constant(0x405939999999999A : f64) : f64
  llvm.call @to7_f64(%c198) : (f64) -> ()
  %c199 = llvm.mlir.constant(0xC060200000000000 : f64) : f64
  llvm.call @to7_f64(%c199) : (f64) -> ()
  %c200 = llvm.mlir.constant(0x4072C00000000000 : f64) : f64
  llvm.call @to7_f64(%c200) : (f64) -> ()
  %c201 = llvm.mlir.constant(0x40ED4C0000000000 : f64) : f64
  llvm.call @to7_f64(%c201) : (f64) -> ()
  %c202 = llvm.mlir.constant(0xC0ED4C0000000000 : f64) : f64
  llvm.call @to7_f64(%c202) : (f64) -> ()
  %c203 = llvm.mlir.constant(0x46293E5939A08CEA : f64) : f64
  llvm.call @to7_f64(%c203) : (f64) -> ()
  %c204 = llvm.mlir.constant(0xC6293E5939A08CEA : f64) : f64
  llvm.call @to7_f64(%c204) : (f64) -> ()
  %c205 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @to7_f64(%c205) : (f64) -> ()
  %c206 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @to7_f64(%c206) : (f64) -> ()
  %c207 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  llvm.call @to7_f64(%c207) : (f64) -> ()
  %c208 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @to24_f64(%c208) : (f64) -> ()
  %c209 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to24_f64(%c209) : (f64) -> ()
  %c210 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  llvm.call @to24_f64(%c210) : (f64) -> ()
  %c211 = llvm.mlir.constant(0x405939999999999A : f64) : f64
  llvm.call @to24_f64(%c211) : (f64) -> ()
  %c212 = llvm.mlir.constant(0xC060200000000000 : f64) : f64
  llvm.call @to24_f64(%c212) : (f64) -> ()
  %c213 = llvm.mlir.constant(0x4072C00000000000 : f64) : f64
  llvm.call @to24_f64(%c213) : (f64) -> ()
  %c214 = llvm.mlir.constant(0x40ED4C0000000000 : f64) : f64
  llvm.call @to24_f64(%c214) : (f64) -> ()
  %c215 = llvm.mlir.constant(0xC0ED4C0000000000 : f64) : f64
  llvm.call @to24_f64(%c215) : (f64) -> ()
  %c216 = llvm.mlir.constant(0x46293E5939A08CEA : f64) : f64
  llvm.call @to24_f64(%c216) : (f64) -> ()
  %c217 = llvm.mlir.constant(0xC6293E5939A08CEA : f64) : f64
  llvm.call @to24_f64(%c217) : (f64) -> ()
  %c218 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @to24_f64(%c218) : (f64) -> ()
  %c219 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @to24_f64(%c219) : (f64) -> ()
  %c220 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  llvm.call @to24_f64(%c220) : (f64) -> ()
  %c221 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @to47_f64(%c221) : (f64) -> ()
  %c222 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to47_f64(%c222) : (f64) -> ()
  %c223 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  llvm.call @to47_f64(%c223) : (f64) -> ()
  %c224 = llvm.mlir.constant(0x405939999999999A : f64) : f64
  llvm.call @to47_f64(%c224) : (f64) -> ()
  %c225 = llvm.mlir.constant(0xC060200000000000 : f64) : f64
  llvm.call @to47_f64(%c225) : (f64) -> ()
  %c226 = llvm.mlir.constant(0x4072C00000000000 : f64) : f64
  llvm.call @to47_f64(%c226) : (f64) -> ()
  %c227 = llvm.mlir.constant(0x40ED4C0000000000 : f64) : f64
  llvm.call @to47_f64(%c227) : (f64) -> ()
  %c228 = llvm.mlir.constant(0xC0ED4C0000000000 : f64) : f64
  llvm.call @to47_f64(%c228) : (f64) -> ()
  %c229 = llvm.mlir.constant(0x46293E5939A08CEA : f64) : f64
  llvm.call @to47_f64(%c229) : (f64) -> ()
  %c230 = llvm.mlir.constant(0xC6293E5939A08CEA : f64) : f64
  llvm.call @to47_f64(%c230) : (f64) -> ()
  %c231 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @to47_f64(%c231) : (f64) -> ()
  %c232 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.call @to47_f64(%c232) : (f64) -> ()
  %c233 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  llvm.call @to47_f64(%c233) : (f64) -> ()
  %c234 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @to8_f16(%c234) : (f16) -> ()
  %c235 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to8_f16(%c235) : (f16) -> ()
  %c236 = llvm.mlir.constant(0xBE00 : f16) : f16
  llvm.call @to8_f16(%c236) : (f16) -> ()
  %c237 = llvm.mlir.constant(0x564E : f16) : f16
  llvm.call @to8_f16(%c237) : (f16) -> ()
  %c238 = llvm.mlir.constant(0xD808 : f16) : f16
  llvm.call @to8_f16(%c238) : (f16) -> ()
  %c239 = llvm.mlir.constant(0x5CB0 : f16) : f16
  llvm.call @to8_f16(%c239) : (f16) -> ()
  %c240 = llvm.mlir.constant(0x7B53 : f16) : f16
  llvm.call @to8_f16(%c240) : (f16) -> ()
  %c241 = llvm.mlir.constant(0xFB53 : f16) : f16
  llvm.call @to8_f16(%c241) : (f16) -> ()
  %c242 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @to8_f16(%c242) : (f16) -> ()
  %c243 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @to8_f16(%c243) : (f16) -> ()
  %c244 = llvm.mlir.constant(0xFC00 : f16) : f16
  llvm.call @to8_f16(%c244) : (f16) -> ()
  %c245 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @to16_f16(%c245) : (f16) -> ()
  %c246 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to16_f16(%c246) : (f16) -> ()
  %c247 = llvm.mlir.constant(0xBE00 : f16) : f16
  llvm.call @to16_f16(%c247) : (f16) -> ()
  %c248 = llvm.mlir.constant(0x564E : f16) : f16
  llvm.call @to16_f16(%c248) : (f16) -> ()
  %c249 = llvm.mlir.constant(0xD808 : f16) : f16
  llvm.call @to16_f16(%c249) : (f16) -> ()
  %c250 = llvm.mlir.constant(0x5CB0 : f16) : f16
  llvm.call @to16_f16(%c250) : (f16) -> ()
  %c251 = llvm.mlir.constant(0x7B53 : f16) : f16
  llvm.call @to16_f16(%c251) : (f16) -> ()
  %c252 = llvm.mlir.constant(0xFB53 : f16) : f16
  llvm.call @to16_f16(%c252) : (f16) -> ()
  %c253 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @to16_f16(%c253) : (f16) -> ()
  %c254 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @to16_f16(%c254) : (f16) -> ()
  %c255 = llvm.mlir.constant(0xFC00 : f16) : f16
  llvm.call @to16_f16(%c255) : (f16) -> ()
  %c256 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @to32_f16(%c256) : (f16) -> ()
  %c257 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to32_f16(%c257) : (f16) -> ()
  %c258 = llvm.mlir.constant(0xBE00 : f16) : f16
  llvm.call @to32_f16(%c258) : (f16) -> ()
  %c259 = llvm.mlir.constant(0x564E : f16) : f16
  llvm.call @to32_f16(%c259) : (f16) -> ()
  %c260 = llvm.mlir.constant(0xD808 : f16) : f16
  llvm.call @to32_f16(%c260) : (f16) -> ()
  %c261 = llvm.mlir.constant(0x5CB0 : f16) : f16
  llvm.call @to32_f16(%c261) : (f16) -> ()
  %c262 = llvm.mlir.constant(0x7B53 : f16) : f16
  llvm.call @to32_f16(%c262) : (f16) -> ()
  %c263 = llvm.mlir.constant(0xFB53 : f16) : f16
  llvm.call @to32_f16(%c263) : (f16) -> ()
  %c264 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @to32_f16(%c264) : (f16) -> ()
  %c265 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @to32_f16(%c265) : (f16) -> ()
  %c266 = llvm.mlir.constant(0xFC00 : f16) : f16
  llvm.call @to32_f16(%c266) : (f16) -> ()
  %c267 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @to64_f16(%c267) : (f16) -> ()
  %c268 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to64_f16(%c268) : (f16) -> ()
  %c269 = llvm.mlir.constant(0xBE00 : f16) : f16
  llvm.call @to64_f16(%c269) : (f16) -> ()
  %c270 = llvm.mlir.constant(0x564E : f16) : f16
  llvm.call @to64_f16(%c270) : (f16) -> ()
  %c271 = llvm.mlir.constant(0xD808 : f16) : f16
  llvm.call @to64_f16(%c271) : (f16) -> ()
  %c272 = llvm.mlir.constant(0x5CB0 : f16) : f16
  llvm.call @to64_f16(%c272) : (f16) -> ()
  %c273 = llvm.mlir.constant(0x7B53 : f16) : f16
  llvm.call @to64_f16(%c273) : (f16) -> ()
  %c274 = llvm.mlir.constant(0xFB53 : f16) : f16
  llvm.call @to64_f16(%c274) : (f16) -> ()
  %c275 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @to64_f16(%c275) : (f16) -> ()
  %c276 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @to64_f16(%c276) : (f16) -> ()
  %c277 = llvm.mlir.constant(0xFC00 : f16) : f16
  llvm.call @to64_f16(%c277) : (f16) -> ()
  %c278 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @to128_f16(%c278) : (f16) -> ()
  %c279 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to128_f16(%c279) : (f16) -> ()
  %c280 = llvm.mlir.constant(0xBE00 : f16) : f16
  llvm.call @to128_f16(%c280) : (f16) -> ()
  %c281 = llvm.mlir.constant(0x564E : f16) : f16
  llvm.call @to128_f16(%c281) : (f16) -> ()
  %c282 = llvm.mlir.constant(0xD808 : f16) : f16
  llvm.call @to128_f16(%c282) : (f16) -> ()
  %c283 = llvm.mlir.constant(0x5CB0 : f16) : f16
  llvm.call @to128_f16(%c283) : (f16) -> ()
  %c284 = llvm.mlir.constant(0x7B53 : f16) : f16
  llvm.call @to128_f16(%c284) : (f16) -> ()
  %c285 = llvm.mlir.constant(0xFB53 : f16) : f16
  llvm.call @to128_f16(%c285) : (f16) -> ()
  %c286 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @to128_f16(%c286) : (f16) -> ()
  %c287 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @to128_f16(%c287) : (f16) -> ()
  %c288 = llvm.mlir.constant(0xFC00 : f16) : f16
  llvm.call @to128_f16(%c288) : (f16) -> ()
  %c289 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @to1_f16(%c289) : (f16) -> ()
  %c290 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to1_f16(%c290) : (f16) -> ()
  %c291 = llvm.mlir.constant(0xBE00 : f16) : f16
  llvm.call @to1_f16(%c291) : (f16) -> ()
  %c292 = llvm.mlir.constant(0x564E : f16) : f16
  llvm.call @to1_f16(%c292) : (f16) -> ()
  %c293 = llvm.mlir.constant(0xD808 : f16) : f16
  llvm.call @to1_f16(%c293) : (f16) -> ()
  %c294 = llvm.mlir.constant(0x5CB0 : f16) : f16
  llvm.call @to1_f16(%c294) : (f16) -> ()
  %c295 = llvm.mlir.constant(0x7B53 : f16) : f16
  llvm.call @to1_f16(%c295) : (f16) -> ()
  %c296 = llvm.mlir.constant(0xFB53 : f16) : f16
  llvm.call @to1_f16(%c296) : (f16) -> ()
  %c297 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @to1_f16(%c297) : (f16) -> ()
  %c298 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @to1_f16(%c298) : (f16) -> ()
  %c299 = llvm.mlir.constant(0xFC00 : f16) : f16
  llvm.call @to1_f16(%c299) : (f16) -> ()
  %c300 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @to7_f16(%c300) : (f16) -> ()
  %c301 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to7_f16(%c301) : (f16) -> ()
  %c302 = llvm.mlir.constant(0xBE00 : f16) : f16
  llvm.call @to7_f16(%c302) : (f16) -> ()
  %c303 = llvm.mlir.constant(0x564E : f16) : f16
  llvm.call @to7_f16(%c303) : (f16) -> ()
  %c304 = llvm.mlir.constant(0xD808 : f16) : f16
  llvm.call @to7_f16(%c304) : (f16) -> ()
  %c305 = llvm.mlir.constant(0x5CB0 : f16) : f16
  llvm.call @to7_f16(%c305) : (f16) -> ()
  %c306 = llvm.mlir.constant(0x7B53 : f16) : f16
  llvm.call @to7_f16(%c306) : (f16) -> ()
  %c307 = llvm.mlir.constant(0xFB53 : f16) : f16
  llvm.call @to7_f16(%c307) : (f16) -> ()
  %c308 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @to7_f16(%c308) : (f16) -> ()
  %c309 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @to7_f16(%c309) : (f16) -> ()
  %c310 = llvm.mlir.constant(0xFC00 : f16) : f16
  llvm.call @to7_f16(%c310) : (f16) -> ()
  %c311 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @to24_f16(%c311) : (f16) -> ()
  %c312 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to24_f16(%c312) : (f16) -> ()
  %c313 = llvm.mlir.constant(0xBE00 : f16) : f16
  llvm.call @to24_f16(%c313) : (f16) -> ()
  %c314 = llvm.mlir.constant(0x564E : f16) : f16
  llvm.call @to24_f16(%c314) : (f16) -> ()
  %c315 = llvm.mlir.constant(0xD808 : f16) : f16
  llvm.call @to24_f16(%c315) : (f16) -> ()
  %c316 = llvm.mlir.constant(0x5CB0 : f16) : f16
  llvm.call @to24_f16(%c316) : (f16) -> ()
  %c317 = llvm.mlir.constant(0x7B53 : f16) : f16
  llvm.call @to24_f16(%c317) : (f16) -> ()
  %c318 = llvm.mlir.constant(0xFB53 : f16) : f16
  llvm.call @to24_f16(%c318) : (f16) -> ()
  %c319 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @to24_f16(%c319) : (f16) -> ()
  %c320 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @to24_f16(%c320) : (f16) -> ()
  %c321 = llvm.mlir.constant(0xFC00 : f16) : f16
  llvm.call @to24_f16(%c321) : (f16) -> ()
  %c322 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @to47_f16(%c322) : (f16) -> ()
  %c323 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to47_f16(%c323) : (f16) -> ()
  %c324 = llvm.mlir.constant(0xBE00 : f16) : f16
  llvm.call @to47_f16(%c324) : (f16) -> ()
  %c325 = llvm.mlir.constant(0x564E : f16) : f16
  llvm.call @to47_f16(%c325) : (f16) -> ()
  %c326 = llvm.mlir.constant(0xD808 : f16) : f16
  llvm.call @to47_f16(%c326) : (f16) -> ()
  %c327 = llvm.mlir.constant(0x5CB0 : f16) : f16
  llvm.call @to47_f16(%c327) : (f16) -> ()
  %c328 = llvm.mlir.constant(0x7B53 : f16) : f16
  llvm.call @to47_f16(%c328) : (f16) -> ()
  %c329 = llvm.mlir.constant(0xFB53 : f16) : f16
  llvm.call @to47_f16(%c329) : (f16) -> ()
  %c330 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @to47_f16(%c330) : (f16) -> ()
  %c331 = llvm.mlir.constant(0x7C00 : f16) : f16
  llvm.call @to47_f16(%c331) : (f16) -> ()
  %c332 = llvm.mlir.constant(0xFC00 : f16) : f16
  llvm.call @to47_f16(%c332) : (f16) -> ()
  llvm.return
}
