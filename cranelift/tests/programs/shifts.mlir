// Shifts in all widths.
// entry-point-result: void
llvm.mlir.global internal constant @format("%lx \00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @putchar(i32) -> i32
llvm.func @show(%x: i64) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}
llvm.func @show_wide(%x: i128) {
  %count = llvm.mlir.constant(64 : i128) : i128
  %0 = llvm.lshr %x, %count : i128
  %1 = llvm.trunc %0 : i128 to i64
  %2 = llvm.trunc %x : i128 to i64
  llvm.call @show(%1) : (i64) -> ()
  llvm.call @show(%2) : (i64) -> ()
  llvm.return
}
llvm.func @newline() {
  %0 = llvm.mlir.constant(10 : i32) : i32
  %1 = llvm.call @putchar(%0) : (i32) -> i32
  llvm.return
}
llvm.func @ops8(%x: i8, %y: i8) {
  %r0 = llvm.shl %x, %y : i8
  %w0 = llvm.zext %r0 : i8 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.lshr %x, %y : i8
  %w1 = llvm.zext %r1 : i8 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %r2 = llvm.ashr %x, %y : i8
  %w2 = llvm.zext %r2 : i8 to i64
  llvm.call @show(%w2) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops16(%x: i16, %y: i16) {
  %r0 = llvm.shl %x, %y : i16
  %w0 = llvm.zext %r0 : i16 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.lshr %x, %y : i16
  %w1 = llvm.zext %r1 : i16 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %r2 = llvm.ashr %x, %y : i16
  %w2 = llvm.zext %r2 : i16 to i64
  llvm.call @show(%w2) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops32(%x: i32, %y: i32) {
  %r0 = llvm.shl %x, %y : i32
  %w0 = llvm.zext %r0 : i32 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.lshr %x, %y : i32
  %w1 = llvm.zext %r1 : i32 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %r2 = llvm.ashr %x, %y : i32
  %w2 = llvm.zext %r2 : i32 to i64
  llvm.call @show(%w2) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops64(%x: i64, %y: i64) {
  %r0 = llvm.shl %x, %y : i64
  llvm.call @show(%r0) : (i64) -> ()
  %r1 = llvm.lshr %x, %y : i64
  llvm.call @show(%r1) : (i64) -> ()
  %r2 = llvm.ashr %x, %y : i64
  llvm.call @show(%r2) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops128(%x: i128, %y: i128) {
  %r0 = llvm.shl %x, %y : i128
  llvm.call @show_wide(%r0) : (i128) -> ()
  %r1 = llvm.lshr %x, %y : i128
  llvm.call @show_wide(%r1) : (i128) -> ()
  %r2 = llvm.ashr %x, %y : i128
  llvm.call @show_wide(%r2) : (i128) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops7(%x: i7, %y: i7) {
  %r0 = llvm.shl %x, %y : i7
  %w0 = llvm.zext %r0 : i7 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.lshr %x, %y : i7
  %w1 = llvm.zext %r1 : i7 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %r2 = llvm.ashr %x, %y : i7
  %w2 = llvm.zext %r2 : i7 to i64
  llvm.call @show(%w2) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops24(%x: i24, %y: i24) {
  %r0 = llvm.shl %x, %y : i24
  %w0 = llvm.zext %r0 : i24 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.lshr %x, %y : i24
  %w1 = llvm.zext %r1 : i24 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %r2 = llvm.ashr %x, %y : i24
  %w2 = llvm.zext %r2 : i24 to i64
  llvm.call @show(%w2) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops47(%x: i47, %y: i47) {
  %r0 = llvm.shl %x, %y : i47
  %w0 = llvm.zext %r0 : i47 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.lshr %x, %y : i47
  %w1 = llvm.zext %r1 : i47 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %r2 = llvm.ashr %x, %y : i47
  %w2 = llvm.zext %r2 : i47 to i64
  llvm.call @show(%w2) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops100(%x: i100, %y: i100) {
  %r0 = llvm.shl %x, %y : i100
  %w0 = llvm.zext %r0 : i100 to i128
  llvm.call @show_wide(%w0) : (i128) -> ()
  %r1 = llvm.lshr %x, %y : i100
  %w1 = llvm.zext %r1 : i100 to i128
  llvm.call @show_wide(%w1) : (i128) -> ()
  %r2 = llvm.ashr %x, %y : i100
  %w2 = llvm.zext %r2 : i100 to i128
  llvm.call @show_wide(%w2) : (i128) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @run() {
  %x0 = llvm.mlir.constant(1 : i8) : i8
  %y0 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @ops8(%x0, %y0) : (i8, i8) -> ()
  %x1 = llvm.mlir.constant(1 : i8) : i8
  %y1 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @ops8(%x1, %y1) : (i8, i8) -> ()
  %x2 = llvm.mlir.constant(1 : i8) : i8
  %y2 = llvm.mlir.constant(4 : i8) : i8
  llvm.call @ops8(%x2, %y2) : (i8, i8) -> ()
  %x3 = llvm.mlir.constant(1 : i8) : i8
  %y3 = llvm.mlir.constant(7 : i8) : i8
  llvm.call @ops8(%x3, %y3) : (i8, i8) -> ()
  %x4 = llvm.mlir.constant(-1 : i8) : i8
  %y4 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @ops8(%x4, %y4) : (i8, i8) -> ()
  %x5 = llvm.mlir.constant(-1 : i8) : i8
  %y5 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @ops8(%x5, %y5) : (i8, i8) -> ()
  %x6 = llvm.mlir.constant(-1 : i8) : i8
  %y6 = llvm.mlir.constant(4 : i8) : i8
  llvm.call @ops8(%x6, %y6) : (i8, i8) -> ()
  %x7 = llvm.mlir.constant(-1 : i8) : i8
  %y7 = llvm.mlir.constant(7 : i8) : i8
  llvm.call @ops8(%x7, %y7) : (i8, i8) -> ()
  %x8 = llvm.mlir.constant(127 : i8) : i8
  %y8 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @ops8(%x8, %y8) : (i8, i8) -> ()
  %x9 = llvm.mlir.constant(127 : i8) : i8
  %y9 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @ops8(%x9, %y9) : (i8, i8) -> ()
  %x10 = llvm.mlir.constant(127 : i8) : i8
  %y10 = llvm.mlir.constant(4 : i8) : i8
  llvm.call @ops8(%x10, %y10) : (i8, i8) -> ()
  %x11 = llvm.mlir.constant(127 : i8) : i8
  %y11 = llvm.mlir.constant(7 : i8) : i8
  llvm.call @ops8(%x11, %y11) : (i8, i8) -> ()
  %x12 = llvm.mlir.constant(-128 : i8) : i8
  %y12 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @ops8(%x12, %y12) : (i8, i8) -> ()
  %x13 = llvm.mlir.constant(-128 : i8) : i8
  %y13 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @ops8(%x13, %y13) : (i8, i8) -> ()
  %x14 = llvm.mlir.constant(-128 : i8) : i8
  %y14 = llvm.mlir.constant(4 : i8) : i8
  llvm.call @ops8(%x14, %y14) : (i8, i8) -> ()
  %x15 = llvm.mlir.constant(-128 : i8) : i8
  %y15 = llvm.mlir.constant(7 : i8) : i8
  llvm.call @ops8(%x15, %y15) : (i8, i8) -> ()
  %x16 = llvm.mlir.constant(5 : i8) : i8
  %y16 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @ops8(%x16, %y16) : (i8, i8) -> ()
  %x17 = llvm.mlir.constant(5 : i8) : i8
  %y17 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @ops8(%x17, %y17) : (i8, i8) -> ()
  %x18 = llvm.mlir.constant(5 : i8) : i8
  %y18 = llvm.mlir.constant(4 : i8) : i8
  llvm.call @ops8(%x18, %y18) : (i8, i8) -> ()
  %x19 = llvm.mlir.constant(5 : i8) : i8
  %y19 = llvm.mlir.constant(7 : i8) : i8
  llvm.call @ops8(%x19, %y19) : (i8, i8) -> ()
  %x20 = llvm.mlir.constant(1 : i16) : i16
  %y20 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @ops16(%x20, %y20) : (i16, i16) -> ()
  %x21 = llvm.mlir.constant(1 : i16) : i16
  %y21 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @ops16(%x21, %y21) : (i16, i16) -> ()
  %x22 = llvm.mlir.constant(1 : i16) : i16
  %y22 = llvm.mlir.constant(8 : i16) : i16
  llvm.call @ops16(%x22, %y22) : (i16, i16) -> ()
  %x23 = llvm.mlir.constant(1 : i16) : i16
  %y23 = llvm.mlir.constant(15 : i16) : i16
  llvm.call @ops16(%x23, %y23) : (i16, i16) -> ()
  %x24 = llvm.mlir.constant(-1 : i16) : i16
  %y24 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @ops16(%x24, %y24) : (i16, i16) -> ()
  %x25 = llvm.mlir.constant(-1 : i16) : i16
  %y25 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @ops16(%x25, %y25) : (i16, i16) -> ()
  %x26 = llvm.mlir.constant(-1 : i16) : i16
  %y26 = llvm.mlir.constant(8 : i16) : i16
  llvm.call @ops16(%x26, %y26) : (i16, i16) -> ()
  %x27 = llvm.mlir.constant(-1 : i16) : i16
  %y27 = llvm.mlir.constant(15 : i16) : i16
  llvm.call @ops16(%x27, %y27) : (i16, i16) -> ()
  %x28 = llvm.mlir.constant(32767 : i16) : i16
  %y28 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @ops16(%x28, %y28) : (i16, i16) -> ()
  %x29 = llvm.mlir.constant(32767 : i16) : i16
  %y29 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @ops16(%x29, %y29) : (i16, i16) -> ()
  %x30 = llvm.mlir.constant(32767 : i16) : i16
  %y30 = llvm.mlir.constant(8 : i16) : i16
  llvm.call @ops16(%x30, %y30) : (i16, i16) -> ()
  %x31 = llvm.mlir.constant(32767 : i16) : i16
  %y31 = llvm.mlir.constant(15 : i16) : i16
  llvm.call @ops16(%x31, %y31) : (i16, i16) -> ()
  %x32 = llvm.mlir.constant(-32768 : i16) : i16
  %y32 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @ops16(%x32, %y32) : (i16, i16) -> ()
  %x33 = llvm.mlir.constant(-32768 : i16) : i16
  %y33 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @ops16(%x33, %y33) : (i16, i16) -> ()
  %x34 = llvm.mlir.constant(-32768 : i16) : i16
  %y34 = llvm.mlir.constant(8 : i16) : i16
  llvm.call @ops16(%x34, %y34) : (i16, i16) -> ()
  %x35 = llvm.mlir.constant(-32768 : i16) : i16
  %y35 = llvm.mlir.constant(15 : i16) : i16
  llvm.call @ops16(%x35, %y35) : (i16, i16) -> ()
  %x36 = llvm.mlir.constant(5 : i16) : i16
  %y36 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @ops16(%x36, %y36) : (i16, i16) -> ()
  %x37 = llvm.mlir.constant(5 : i16) : i16
  %y37 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @ops16(%x37, %y37) : (i16, i16) -> ()
  %x38 = llvm.mlir.constant(5 : i16) : i16
  %y38 = llvm.mlir.constant(8 : i16) : i16
  llvm.call @ops16(%x38, %y38) : (i16, i16) -> ()
  %x39 = llvm.mlir.constant(5 : i16) : i16
  %y39 = llvm.mlir.constant(15 : i16) : i16
  llvm.call @ops16(%x39, %y39) : (i16, i16) -> ()
  %x40 = llvm.mlir.constant(1 : i32) : i32
  %y40 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @ops32(%x40, %y40) : (i32, i32) -> ()
  %x41 = llvm.mlir.constant(1 : i32) : i32
  %y41 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @ops32(%x41, %y41) : (i32, i32) -> ()
  %x42 = llvm.mlir.constant(1 : i32) : i32
  %y42 = llvm.mlir.constant(16 : i32) : i32
  llvm.call @ops32(%x42, %y42) : (i32, i32) -> ()
  %x43 = llvm.mlir.constant(1 : i32) : i32
  %y43 = llvm.mlir.constant(31 : i32) : i32
  llvm.call @ops32(%x43, %y43) : (i32, i32) -> ()
  %x44 = llvm.mlir.constant(-1 : i32) : i32
  %y44 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @ops32(%x44, %y44) : (i32, i32) -> ()
  %x45 = llvm.mlir.constant(-1 : i32) : i32
  %y45 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @ops32(%x45, %y45) : (i32, i32) -> ()
  %x46 = llvm.mlir.constant(-1 : i32) : i32
  %y46 = llvm.mlir.constant(16 : i32) : i32
  llvm.call @ops32(%x46, %y46) : (i32, i32) -> ()
  %x47 = llvm.mlir.constant(-1 : i32) : i32
  %y47 = llvm.mlir.constant(31 : i32) : i32
  llvm.call @ops32(%x47, %y47) : (i32, i32) -> ()
  %x48 = llvm.mlir.constant(2147483647 : i32) : i32
  %y48 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @ops32(%x48, %y48) : (i32, i32) -> ()
  %x49 = llvm.mlir.constant(2147483647 : i32) : i32
  %y49 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @ops32(%x49, %y49) : (i32, i32) -> ()
  %x50 = llvm.mlir.constant(2147483647 : i32) : i32
  %y50 = llvm.mlir.constant(16 : i32) : i32
  llvm.call @ops32(%x50, %y50) : (i32, i32) -> ()
  %x51 = llvm.mlir.constant(2147483647 : i32) : i32
  %y51 = llvm.mlir.constant(31 : i32) : i32
  llvm.call @ops32(%x51, %y51) : (i32, i32) -> ()
  %x52 = llvm.mlir.constant(-2147483648 : i32) : i32
  %y52 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @ops32(%x52, %y52) : (i32, i32) -> ()
  %x53 = llvm.mlir.constant(-2147483648 : i32) : i32
  %y53 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @ops32(%x53, %y53) : (i32, i32) -> ()
  %x54 = llvm.mlir.constant(-2147483648 : i32) : i32
  %y54 = llvm.mlir.constant(16 : i32) : i32
  llvm.call @ops32(%x54, %y54) : (i32, i32) -> ()
  %x55 = llvm.mlir.constant(-2147483648 : i32) : i32
  %y55 = llvm.mlir.constant(31 : i32) : i32
  llvm.call @ops32(%x55, %y55) : (i32, i32) -> ()
  %x56 = llvm.mlir.constant(5 : i32) : i32
  %y56 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @ops32(%x56, %y56) : (i32, i32) -> ()
  %x57 = llvm.mlir.constant(5 : i32) : i32
  %y57 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @ops32(%x57, %y57) : (i32, i32) -> ()
  %x58 = llvm.mlir.constant(5 : i32) : i32
  %y58 = llvm.mlir.constant(16 : i32) : i32
  llvm.call @ops32(%x58, %y58) : (i32, i32) -> ()
  %x59 = llvm.mlir.constant(5 : i32) : i32
  %y59 = llvm.mlir.constant(31 : i32) : i32
  llvm.call @ops32(%x59, %y59) : (i32, i32) -> ()
  %x60 = llvm.mlir.constant(1 : i64) : i64
  %y60 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @ops64(%x60, %y60) : (i64, i64) -> ()
  %x61 = llvm.mlir.constant(1 : i64) : i64
  %y61 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @ops64(%x61, %y61) : (i64, i64) -> ()
  %x62 = llvm.mlir.constant(1 : i64) : i64
  %y62 = llvm.mlir.constant(32 : i64) : i64
  llvm.call @ops64(%x62, %y62) : (i64, i64) -> ()
  %x63 = llvm.mlir.constant(1 : i64) : i64
  %y63 = llvm.mlir.constant(63 : i64) : i64
  llvm.call @ops64(%x63, %y63) : (i64, i64) -> ()
  %x64 = llvm.mlir.constant(-1 : i64) : i64
  %y64 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @ops64(%x64, %y64) : (i64, i64) -> ()
  %x65 = llvm.mlir.constant(-1 : i64) : i64
  %y65 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @ops64(%x65, %y65) : (i64, i64) -> ()
  %x66 = llvm.mlir.constant(-1 : i64) : i64
  %y66 = llvm.mlir.constant(32 : i64) : i64
  llvm.call @ops64(%x66, %y66) : (i64, i64) -> ()
  %x67 = llvm.mlir.constant(-1 : i64) : i64
  %y67 = llvm.mlir.constant(63 : i64) : i64
  llvm.call @ops64(%x67, %y67) : (i64, i64) -> ()
  %x68 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %y68 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @ops64(%x68, %y68) : (i64, i64) -> ()
  %x69 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %y69 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @ops64(%x69, %y69) : (i64, i64) -> ()
  %x70 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %y70 = llvm.mlir.constant(32 : i64) : i64
  llvm.call @ops64(%x70, %y70) : (i64, i64) -> ()
  %x71 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %y71 = llvm.mlir.constant(63 : i64) : i64
  llvm.call @ops64(%x71, %y71) : (i64, i64) -> ()
  %x72 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %y72 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @ops64(%x72, %y72) : (i64, i64) -> ()
  %x73 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %y73 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @ops64(%x73, %y73) : (i64, i64) -> ()
  %x74 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %y74 = llvm.mlir.constant(32 : i64) : i64
  llvm.call @ops64(%x74, %y74) : (i64, i64) -> ()
  %x75 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %y75 = llvm.mlir.constant(63 : i64) : i64
  llvm.call @ops64(%x75, %y75) : (i64, i64) -> ()
  %x76 = llvm.mlir.constant(5 : i64) : i64
  %y76 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @ops64(%x76, %y76) : (i64, i64) -> ()
  %x77 = llvm.mlir.constant(5 : i64) : i64
  %y77 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @ops64(%x77, %y77) : (i64, i64) -> ()
  %x78 = llvm.mlir.constant(5 : i64) : i64
  %y78 = llvm.mlir.constant(32 : i64) : i64
  llvm.call @ops64(%x78, %y78) : (i64, i64) -> ()
  %x79 = llvm.mlir.constant(5 : i64) : i64
  %y79 = llvm.mlir.constant(63 : i64) : i64
  llvm.call @ops64(%x79, %y79) : (i64, i64) -> ()
  %x80 = llvm.mlir.constant(1 : i128) : i128
  %y80 = llvm.mlir.constant(0 : i128) : i128
  llvm.call @ops128(%x80, %y80) : (i128, i128) -> ()
  %x81 = llvm.mlir.constant(1 : i128) : i128
  %y81 = llvm.mlir.constant(1 : i128) : i128
  llvm.call @ops128(%x81, %y81) : (i128, i128) -> ()
  %x82 = llvm.mlir.constant(1 : i128) : i128
  %y82 = llvm.mlir.constant(64 : i128) : i128
  llvm.call @ops128(%x82, %y82) : (i128, i128) -> ()
  %x83 = llvm.mlir.constant(1 : i128) : i128
  %y83 = llvm.mlir.constant(127 : i128) : i128
  llvm.call @ops128(%x83, %y83) : (i128, i128) -> ()
  %x84 = llvm.mlir.constant(-1 : i128) : i128
  %y84 = llvm.mlir.constant(0 : i128) : i128
  llvm.call @ops128(%x84, %y84) : (i128, i128) -> ()
  %x85 = llvm.mlir.constant(-1 : i128) : i128
  %y85 = llvm.mlir.constant(1 : i128) : i128
  llvm.call @ops128(%x85, %y85) : (i128, i128) -> ()
  %x86 = llvm.mlir.constant(-1 : i128) : i128
  %y86 = llvm.mlir.constant(64 : i128) : i128
  llvm.call @ops128(%x86, %y86) : (i128, i128) -> ()
  %x87 = llvm.mlir.constant(-1 : i128) : i128
  %y87 = llvm.mlir.constant(127 : i128) : i128
  llvm.call @ops128(%x87, %y87) : (i128, i128) -> ()
  %x88 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  %y88 = llvm.mlir.constant(0 : i128) : i128
  llvm.call @ops128(%x88, %y88) : (i128, i128) -> ()
  %x89 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  %y89 = llvm.mlir.constant(1 : i128) : i128
  llvm.call @ops128(%x89, %y89) : (i128, i128) -> ()
  %x90 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  %y90 = llvm.mlir.constant(64 : i128) : i128
  llvm.call @ops128(%x90, %y90) : (i128, i128) -> ()
  %x91 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  %y91 = llvm.mlir.constant(127 : i128) : i128
  llvm.call @ops128(%x91, %y91) : (i128, i128) -> ()
  %x92 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  %y92 = llvm.mlir.constant(0 : i128) : i128
  llvm.call @ops128(%x92, %y92) : (i128, i128) -> ()
  %x93 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  %y93 = llvm.mlir.constant(1 : i128) : i128
  llvm.call @ops128(%x93, %y93) : (i128, i128) -> ()
  %x94 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  %y94 = llvm.mlir.constant(64 : i128) : i128
  llvm.call @ops128(%x94, %y94) : (i128, i128) -> ()
  %x95 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  %y95 = llvm.mlir.constant(127 : i128) : i128
  llvm.call @ops128(%x95, %y95) : (i128, i128) -> ()
  %x96 = llvm.mlir.constant(5 : i128) : i128
  %y96 = llvm.mlir.constant(0 : i128) : i128
  llvm.call @ops128(%x96, %y96) : (i128, i128) -> ()
  %x97 = llvm.mlir.constant(5 : i128) : i128
  %y97 = llvm.mlir.constant(1 : i128) : i128
  llvm.call @ops128(%x97, %y97) : (i128, i128) -> ()
  %x98 = llvm.mlir.constant(5 : i128) : i128
  %y98 = llvm.mlir.constant(64 : i128) : i128
  llvm.call @ops128(%x98, %y98) : (i128, i128) -> ()
  %x99 = llvm.mlir.constant(5 : i128) : i128
  %y99 = llvm.mlir.constant(127 : i128) : i128
  llvm.call @ops128(%x99, %y99) : (i128, i128) -> ()
  %x100 = llvm.mlir.constant(1 : i7) : i7
  %y100 = llvm.mlir.constant(0 : i7) : i7
  llvm.call @ops7(%x100, %y100) : (i7, i7) -> ()
  %x101 = llvm.mlir.constant(1 : i7) : i7
  %y101 = llvm.mlir.constant(1 : i7) : i7
  llvm.call @ops7(%x101, %y101) : (i7, i7) -> ()
  %x102 = llvm.mlir.constant(1 : i7) : i7
  %y102 = llvm.mlir.constant(3 : i7) : i7
  llvm.call @ops7(%x102, %y102) : (i7, i7) -> ()
  %x103 = llvm.mlir.constant(1 : i7) : i7
  %y103 = llvm.mlir.constant(6 : i7) : i7
  llvm.call @ops7(%x103, %y103) : (i7, i7) -> ()
  %x104 = llvm.mlir.constant(-1 : i7) : i7
  %y104 = llvm.mlir.constant(0 : i7) : i7
  llvm.call @ops7(%x104, %y104) : (i7, i7) -> ()
  %x105 = llvm.mlir.constant(-1 : i7) : i7
  %y105 = llvm.mlir.constant(1 : i7) : i7
  llvm.call @ops7(%x105, %y105) : (i7, i7) -> ()
  %x106 = llvm.mlir.constant(-1 : i7) : i7
  %y106 = llvm.mlir.constant(3 : i7) : i7
  llvm.call @ops7(%x106, %y106) : (i7, i7) -> ()
  %x107 = llvm.mlir.constant(-1 : i7) : i7
  %y107 = llvm.mlir.constant(6 : i7) : i7
  llvm.call @ops7(%x107, %y107) : (i7, i7) -> ()
  %x108 = llvm.mlir.constant(63 : i7) : i7
  %y108 = llvm.mlir.constant(0 : i7) : i7
  llvm.call @ops7(%x108, %y108) : (i7, i7) -> ()
  %x109 = llvm.mlir.constant(63 : i7) : i7
  %y109 = llvm.mlir.constant(1 : i7) : i7
  llvm.call @ops7(%x109, %y109) : (i7, i7) -> ()
  %x110 = llvm.mlir.constant(63 : i7) : i7
  %y110 = llvm.mlir.constant(3 : i7) : i7
  llvm.call @ops7(%x110, %y110) : (i7, i7) -> ()
  %x111 = llvm.mlir.constant(63 : i7) : i7
  %y111 = llvm.mlir.constant(6 : i7) : i7
  llvm.call @ops7(%x111, %y111) : (i7, i7) -> ()
  %x112 = llvm.mlir.constant(-64 : i7) : i7
  %y112 = llvm.mlir.constant(0 : i7) : i7
  llvm.call @ops7(%x112, %y112) : (i7, i7) -> ()
  %x113 = llvm.mlir.constant(-64 : i7) : i7
  %y113 = llvm.mlir.constant(1 : i7) : i7
  llvm.call @ops7(%x113, %y113) : (i7, i7) -> ()
  %x114 = llvm.mlir.constant(-64 : i7) : i7
  %y114 = llvm.mlir.constant(3 : i7) : i7
  llvm.call @ops7(%x114, %y114) : (i7, i7) -> ()
  %x115 = llvm.mlir.constant(-64 : i7) : i7
  %y115 = llvm.mlir.constant(6 : i7) : i7
  llvm.call @ops7(%x115, %y115) : (i7, i7) -> ()
  %x116 = llvm.mlir.constant(5 : i7) : i7
  %y116 = llvm.mlir.constant(0 : i7) : i7
  llvm.call @ops7(%x116, %y116) : (i7, i7) -> ()
  %x117 = llvm.mlir.constant(5 : i7) : i7
  %y117 = llvm.mlir.constant(1 : i7) : i7
  llvm.call @ops7(%x117, %y117) : (i7, i7) -> ()
  %x118 = llvm.mlir.constant(5 : i7) : i7
  %y118 = llvm.mlir.constant(3 : i7) : i7
  llvm.call @ops7(%x118, %y118) : (i7, i7) -> ()
  %x119 = llvm.mlir.constant(5 : i7) : i7
  %y119 = llvm.mlir.constant(6 : i7) : i7
  llvm.call @ops7(%x119, %y119) : (i7, i7) -> ()
  %x120 = llvm.mlir.constant(1 : i24) : i24
  %y120 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @ops24(%x120, %y120) : (i24, i24) -> ()
  %x121 = llvm.mlir.constant(1 : i24) : i24
  %y121 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @ops24(%x121, %y121) : (i24, i24) -> ()
  %x122 = llvm.mlir.constant(1 : i24) : i24
  %y122 = llvm.mlir.constant(12 : i24) : i24
  llvm.call @ops24(%x122, %y122) : (i24, i24) -> ()
  %x123 = llvm.mlir.constant(1 : i24) : i24
  %y123 = llvm.mlir.constant(23 : i24) : i24
  llvm.call @ops24(%x123, %y123) : (i24, i24) -> ()
  %x124 = llvm.mlir.constant(-1 : i24) : i24
  %y124 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @ops24(%x124, %y124) : (i24, i24) -> ()
  %x125 = llvm.mlir.constant(-1 : i24) : i24
  %y125 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @ops24(%x125, %y125) : (i24, i24) -> ()
  %x126 = llvm.mlir.constant(-1 : i24) : i24
  %y126 = llvm.mlir.constant(12 : i24) : i24
  llvm.call @ops24(%x126, %y126) : (i24, i24) -> ()
  %x127 = llvm.mlir.constant(-1 : i24) : i24
  %y127 = llvm.mlir.constant(23 : i24) : i24
  llvm.call @ops24(%x127, %y127) : (i24, i24) -> ()
  %x128 = llvm.mlir.constant(8388607 : i24) : i24
  %y128 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @ops24(%x128, %y128) : (i24, i24) -> ()
  %x129 = llvm.mlir.constant(8388607 : i24) : i24
  %y129 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @ops24(%x129, %y129) : (i24, i24) -> ()
  %x130 = llvm.mlir.constant(8388607 : i24) : i24
  %y130 = llvm.mlir.constant(12 : i24) : i24
  llvm.call @ops24(%x130, %y130) : (i24, i24) -> ()
  %x131 = llvm.mlir.constant(8388607 : i24) : i24
  %y131 = llvm.mlir.constant(23 : i24) : i24
  llvm.call @ops24(%x131, %y131) : (i24, i24) -> ()
  %x132 = llvm.mlir.constant(-8388608 : i24) : i24
  %y132 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @ops24(%x132, %y132) : (i24, i24) -> ()
  %x133 = llvm.mlir.constant(-8388608 : i24) : i24
  %y133 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @ops24(%x133, %y133) : (i24, i24) -> ()
  %x134 = llvm.mlir.constant(-8388608 : i24) : i24
  %y134 = llvm.mlir.constant(12 : i24) : i24
  llvm.call @ops24(%x134, %y134) : (i24, i24) -> ()
  %x135 = llvm.mlir.constant(-8388608 : i24) : i24
  %y135 = llvm.mlir.constant(23 : i24) : i24
  llvm.call @ops24(%x135, %y135) : (i24, i24) -> ()
  %x136 = llvm.mlir.constant(5 : i24) : i24
  %y136 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @ops24(%x136, %y136) : (i24, i24) -> ()
  %x137 = llvm.mlir.constant(5 : i24) : i24
  %y137 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @ops24(%x137, %y137) : (i24, i24) -> ()
  %x138 = llvm.mlir.constant(5 : i24) : i24
  %y138 = llvm.mlir.constant(12 : i24) : i24
  llvm.call @ops24(%x138, %y138) : (i24, i24) -> ()
  %x139 = llvm.mlir.constant(5 : i24) : i24
  %y139 = llvm.mlir.constant(23 : i24) : i24
  llvm.call @ops24(%x139, %y139) : (i24, i24) -> ()
  %x140 = llvm.mlir.constant(1 : i47) : i47
  %y140 = llvm.mlir.constant(0 : i47) : i47
  llvm.call @ops47(%x140, %y140) : (i47, i47) -> ()
  %x141 = llvm.mlir.constant(1 : i47) : i47
  %y141 = llvm.mlir.constant(1 : i47) : i47
  llvm.call @ops47(%x141, %y141) : (i47, i47) -> ()
  %x142 = llvm.mlir.constant(1 : i47) : i47
  %y142 = llvm.mlir.constant(23 : i47) : i47
  llvm.call @ops47(%x142, %y142) : (i47, i47) -> ()
  %x143 = llvm.mlir.constant(1 : i47) : i47
  %y143 = llvm.mlir.constant(46 : i47) : i47
  llvm.call @ops47(%x143, %y143) : (i47, i47) -> ()
  %x144 = llvm.mlir.constant(-1 : i47) : i47
  %y144 = llvm.mlir.constant(0 : i47) : i47
  llvm.call @ops47(%x144, %y144) : (i47, i47) -> ()
  %x145 = llvm.mlir.constant(-1 : i47) : i47
  %y145 = llvm.mlir.constant(1 : i47) : i47
  llvm.call @ops47(%x145, %y145) : (i47, i47) -> ()
  %x146 = llvm.mlir.constant(-1 : i47) : i47
  %y146 = llvm.mlir.constant(23 : i47) : i47
  llvm.call @ops47(%x146, %y146) : (i47, i47) -> ()
  %x147 = llvm.mlir.constant(-1 : i47) : i47
  %y147 = llvm.mlir.constant(46 : i47) : i47
  llvm.call @ops47(%x147, %y147) : (i47, i47) -> ()
  %x148 = llvm.mlir.constant(70368744177663 : i47) : i47
  %y148 = llvm.mlir.constant(0 : i47) : i47
  llvm.call @ops47(%x148, %y148) : (i47, i47) -> ()
  %x149 = llvm.mlir.constant(70368744177663 : i47) : i47
  %y149 = llvm.mlir.constant(1 : i47) : i47
  llvm.call @ops47(%x149, %y149) : (i47, i47) -> ()
  %x150 = llvm.mlir.constant(70368744177663 : i47) : i47
  %y150 = llvm.mlir.constant(23 : i47) : i47
  llvm.call @ops47(%x150, %y150) : (i47, i47) -> ()
  %x151 = llvm.mlir.constant(70368744177663 : i47) : i47
  %y151 = llvm.mlir.constant(46 : i47) : i47
  llvm.call @ops47(%x151, %y151) : (i47, i47) -> ()
  %x152 = llvm.mlir.constant(-70368744177664 : i47) : i47
  %y152 = llvm.mlir.constant(0 : i47) : i47
  llvm.call @ops47(%x152, %y152) : (i47, i47) -> ()
  %x153 = llvm.mlir.constant(-70368744177664 : i47) : i47
  %y153 = llvm.mlir.constant(1 : i47) : i47
  llvm.call @ops47(%x153, %y153) : (i47, i47) -> ()
  %x154 = llvm.mlir.constant(-70368744177664 : i47) : i47
  %y154 = llvm.mlir.constant(23 : i47) : i47
  llvm.call @ops47(%x154, %y154) : (i47, i47) -> ()
  %x155 = llvm.mlir.constant(-70368744177664 : i47) : i47
  %y155 = llvm.mlir.constant(46 : i47) : i47
  llvm.call @ops47(%x155, %y155) : (i47, i47) -> ()
  %x156 = llvm.mlir.constant(5 : i47) : i47
  %y156 = llvm.mlir.constant(0 : i47) : i47
  llvm.call @ops47(%x156, %y156) : (i47, i47) -> ()
  %x157 = llvm.mlir.constant(5 : i47) : i47
  %y157 = llvm.mlir.constant(1 : i47) : i47
  llvm.call @ops47(%x157, %y157) : (i47, i47) -> ()
  %x158 = llvm.mlir.constant(5 : i47) : i47
  %y158 = llvm.mlir.constant(23 : i47) : i47
  llvm.call @ops47(%x158, %y158) : (i47, i47) -> ()
  %x159 = llvm.mlir.constant(5 : i47) : i47
  %y159 = llvm.mlir.constant(46 : i47) : i47
  llvm.call @ops47(%x159, %y159) : (i47, i47) -> ()
  %x160 = llvm.mlir.constant(1 : i100) : i100
  %y160 = llvm.mlir.constant(0 : i100) : i100
  llvm.call @ops100(%x160, %y160) : (i100, i100) -> ()
  %x161 = llvm.mlir.constant(1 : i100) : i100
  %y161 = llvm.mlir.constant(1 : i100) : i100
  llvm.call @ops100(%x161, %y161) : (i100, i100) -> ()
  %x162 = llvm.mlir.constant(1 : i100) : i100
  %y162 = llvm.mlir.constant(50 : i100) : i100
  llvm.call @ops100(%x162, %y162) : (i100, i100) -> ()
  %x163 = llvm.mlir.constant(1 : i100) : i100
  %y163 = llvm.mlir.constant(99 : i100) : i100
  llvm.call @ops100(%x163, %y163) : (i100, i100) -> ()
  %x164 = llvm.mlir.constant(-1 : i100) : i100
  %y164 = llvm.mlir.constant(0 : i100) : i100
  llvm.call @ops100(%x164, %y164) : (i100, i100) -> ()
  %x165 = llvm.mlir.constant(-1 : i100) : i100
  %y165 = llvm.mlir.constant(1 : i100) : i100
  llvm.call @ops100(%x165, %y165) : (i100, i100) -> ()
  %x166 = llvm.mlir.constant(-1 : i100) : i100
  %y166 = llvm.mlir.constant(50 : i100) : i100
  llvm.call @ops100(%x166, %y166) : (i100, i100) -> ()
  %x167 = llvm.mlir.constant(-1 : i100) : i100
  %y167 = llvm.mlir.constant(99 : i100) : i100
  llvm.call @ops100(%x167, %y167) : (i100, i100) -> ()
  %x168 = llvm.mlir.constant(633825300114114700748351602687 : i100) : i100
  %y168 = llvm.mlir.constant(0 : i100) : i100
  llvm.call @ops100(%x168, %y168) : (i100, i100) -> ()
  %x169 = llvm.mlir.constant(633825300114114700748351602687 : i100) : i100
  %y169 = llvm.mlir.constant(1 : i100) : i100
  llvm.call @ops100(%x169, %y169) : (i100, i100) -> ()
  %x170 = llvm.mlir.constant(633825300114114700748351602687 : i100) : i100
  %y170 = llvm.mlir.constant(50 : i100) : i100
  llvm.call @ops100(%x170, %y170) : (i100, i100) -> ()
  %x171 = llvm.mlir.constant(633825300114114700748351602687 : i100) : i100
  %y171 = llvm.mlir.constant(99 : i100) : i100
  llvm.call @ops100(%x171, %y171) : (i100, i100) -> ()
  %x172 = llvm.mlir.constant(-633825300114114700748351602688 : i100) : i100
  %y172 = llvm.mlir.constant(0 : i100) : i100
  llvm.call @ops100(%x172, %y172) : (i100, i100) -> ()
  %x173 = llvm.mlir.constant(-633825300114114700748351602688 : i100) : i100
  %y173 = llvm.mlir.constant(1 : i100) : i100
  llvm.call @ops100(%x173, %y173) : (i100, i100) -> ()
  %x174 = llvm.mlir.constant(-633825300114114700748351602688 : i100) : i100
  %y174 = llvm.mlir.constant(50 : i100) : i100
  llvm.call @ops100(%x174, %y174) : (i100, i100) -> ()
  %x175 = llvm.mlir.constant(-633825300114114700748351602688 : i100) : i100
  %y175 = llvm.mlir.constant(99 : i100) : i100
  llvm.call @ops100(%x175, %y175) : (i100, i100) -> ()
  %x176 = llvm.mlir.constant(5 : i100) : i100
  %y176 = llvm.mlir.constant(0 : i100) : i100
  llvm.call @ops100(%x176, %y176) : (i100, i100) -> ()
  %x177 = llvm.mlir.constant(5 : i100) : i100
  %y177 = llvm.mlir.constant(1 : i100) : i100
  llvm.call @ops100(%x177, %y177) : (i100, i100) -> ()
  %x178 = llvm.mlir.constant(5 : i100) : i100
  %y178 = llvm.mlir.constant(50 : i100) : i100
  llvm.call @ops100(%x178, %y178) : (i100, i100) -> ()
  %x179 = llvm.mlir.constant(5 : i100) : i100
  %y179 = llvm.mlir.constant(99 : i100) : i100
  llvm.call @ops100(%x179, %y179) : (i100, i100) -> ()
  llvm.return
}
