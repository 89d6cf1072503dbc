// The smaller and the larger of two integers.
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
  %r0 = llvm.intr.smax(%x, %y) : (i8, i8) -> i8
  %w0 = llvm.zext %r0 : i8 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.intr.smin(%x, %y) : (i8, i8) -> i8
  %w1 = llvm.zext %r1 : i8 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %r2 = llvm.intr.umax(%x, %y) : (i8, i8) -> i8
  %w2 = llvm.zext %r2 : i8 to i64
  llvm.call @show(%w2) : (i64) -> ()
  %r3 = llvm.intr.umin(%x, %y) : (i8, i8) -> i8
  %w3 = llvm.zext %r3 : i8 to i64
  llvm.call @show(%w3) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops16(%x: i16, %y: i16) {
  %r0 = llvm.intr.smax(%x, %y) : (i16, i16) -> i16
  %w0 = llvm.zext %r0 : i16 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.intr.smin(%x, %y) : (i16, i16) -> i16
  %w1 = llvm.zext %r1 : i16 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %r2 = llvm.intr.umax(%x, %y) : (i16, i16) -> i16
  %w2 = llvm.zext %r2 : i16 to i64
  llvm.call @show(%w2) : (i64) -> ()
  %r3 = llvm.intr.umin(%x, %y) : (i16, i16) -> i16
  %w3 = llvm.zext %r3 : i16 to i64
  llvm.call @show(%w3) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops32(%x: i32, %y: i32) {
  %r0 = llvm.intr.smax(%x, %y) : (i32, i32) -> i32
  %w0 = llvm.zext %r0 : i32 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.intr.smin(%x, %y) : (i32, i32) -> i32
  %w1 = llvm.zext %r1 : i32 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %r2 = llvm.intr.umax(%x, %y) : (i32, i32) -> i32
  %w2 = llvm.zext %r2 : i32 to i64
  llvm.call @show(%w2) : (i64) -> ()
  %r3 = llvm.intr.umin(%x, %y) : (i32, i32) -> i32
  %w3 = llvm.zext %r3 : i32 to i64
  llvm.call @show(%w3) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops64(%x: i64, %y: i64) {
  %r0 = llvm.intr.smax(%x, %y) : (i64, i64) -> i64
  llvm.call @show(%r0) : (i64) -> ()
  %r1 = llvm.intr.smin(%x, %y) : (i64, i64) -> i64
  llvm.call @show(%r1) : (i64) -> ()
  %r2 = llvm.intr.umax(%x, %y) : (i64, i64) -> i64
  llvm.call @show(%r2) : (i64) -> ()
  %r3 = llvm.intr.umin(%x, %y) : (i64, i64) -> i64
  llvm.call @show(%r3) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops128(%x: i128, %y: i128) {
  %r0 = llvm.intr.smax(%x, %y) : (i128, i128) -> i128
  llvm.call @show_wide(%r0) : (i128) -> ()
  %r1 = llvm.intr.smin(%x, %y) : (i128, i128) -> i128
  llvm.call @show_wide(%r1) : (i128) -> ()
  %r2 = llvm.intr.umax(%x, %y) : (i128, i128) -> i128
  llvm.call @show_wide(%r2) : (i128) -> ()
  %r3 = llvm.intr.umin(%x, %y) : (i128, i128) -> i128
  llvm.call @show_wide(%r3) : (i128) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops3(%x: i3, %y: i3) {
  %r0 = llvm.intr.smax(%x, %y) : (i3, i3) -> i3
  %w0 = llvm.zext %r0 : i3 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.intr.smin(%x, %y) : (i3, i3) -> i3
  %w1 = llvm.zext %r1 : i3 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %r2 = llvm.intr.umax(%x, %y) : (i3, i3) -> i3
  %w2 = llvm.zext %r2 : i3 to i64
  llvm.call @show(%w2) : (i64) -> ()
  %r3 = llvm.intr.umin(%x, %y) : (i3, i3) -> i3
  %w3 = llvm.zext %r3 : i3 to i64
  llvm.call @show(%w3) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops24(%x: i24, %y: i24) {
  %r0 = llvm.intr.smax(%x, %y) : (i24, i24) -> i24
  %w0 = llvm.zext %r0 : i24 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.intr.smin(%x, %y) : (i24, i24) -> i24
  %w1 = llvm.zext %r1 : i24 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %r2 = llvm.intr.umax(%x, %y) : (i24, i24) -> i24
  %w2 = llvm.zext %r2 : i24 to i64
  llvm.call @show(%w2) : (i64) -> ()
  %r3 = llvm.intr.umin(%x, %y) : (i24, i24) -> i24
  %w3 = llvm.zext %r3 : i24 to i64
  llvm.call @show(%w3) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops100(%x: i100, %y: i100) {
  %r0 = llvm.intr.smax(%x, %y) : (i100, i100) -> i100
  %w0 = llvm.zext %r0 : i100 to i128
  llvm.call @show_wide(%w0) : (i128) -> ()
  %r1 = llvm.intr.smin(%x, %y) : (i100, i100) -> i100
  %w1 = llvm.zext %r1 : i100 to i128
  llvm.call @show_wide(%w1) : (i128) -> ()
  %r2 = llvm.intr.umax(%x, %y) : (i100, i100) -> i100
  %w2 = llvm.zext %r2 : i100 to i128
  llvm.call @show_wide(%w2) : (i128) -> ()
  %r3 = llvm.intr.umin(%x, %y) : (i100, i100) -> i100
  %w3 = llvm.zext %r3 : i100 to i128
  llvm.call @show_wide(%w3) : (i128) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @run() {
  %x0 = llvm.mlir.constant(127 : i8) : i8
  %y0 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @ops8(%x0, %y0) : (i8, i8) -> ()
  %x1 = llvm.mlir.constant(-128 : i8) : i8
  %y1 = llvm.mlir.constant(-1 : i8) : i8
  llvm.call @ops8(%x1, %y1) : (i8, i8) -> ()
  %x2 = llvm.mlir.constant(-1 : i8) : i8
  %y2 = llvm.mlir.constant(-1 : i8) : i8
  llvm.call @ops8(%x2, %y2) : (i8, i8) -> ()
  %x3 = llvm.mlir.constant(-128 : i8) : i8
  %y3 = llvm.mlir.constant(-128 : i8) : i8
  llvm.call @ops8(%x3, %y3) : (i8, i8) -> ()
  %x4 = llvm.mlir.constant(18 : i8) : i8
  %y4 = llvm.mlir.constant(3 : i8) : i8
  llvm.call @ops8(%x4, %y4) : (i8, i8) -> ()
  %x5 = llvm.mlir.constant(18 : i8) : i8
  %y5 = llvm.mlir.constant(127 : i8) : i8
  llvm.call @ops8(%x5, %y5) : (i8, i8) -> ()
  %x6 = llvm.mlir.constant(1 : i8) : i8
  %y6 = llvm.mlir.constant(18 : i8) : i8
  llvm.call @ops8(%x6, %y6) : (i8, i8) -> ()
  %x7 = llvm.mlir.constant(3 : i8) : i8
  %y7 = llvm.mlir.constant(-128 : i8) : i8
  llvm.call @ops8(%x7, %y7) : (i8, i8) -> ()
  %x8 = llvm.mlir.constant(16 : i8) : i8
  %y8 = llvm.mlir.constant(8 : i8) : i8
  llvm.call @ops8(%x8, %y8) : (i8, i8) -> ()
  %x9 = llvm.mlir.constant(17 : i8) : i8
  %y9 = llvm.mlir.constant(15 : i8) : i8
  llvm.call @ops8(%x9, %y9) : (i8, i8) -> ()
  %x10 = llvm.mlir.constant(32767 : i16) : i16
  %y10 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @ops16(%x10, %y10) : (i16, i16) -> ()
  %x11 = llvm.mlir.constant(-32768 : i16) : i16
  %y11 = llvm.mlir.constant(-1 : i16) : i16
  llvm.call @ops16(%x11, %y11) : (i16, i16) -> ()
  %x12 = llvm.mlir.constant(-1 : i16) : i16
  %y12 = llvm.mlir.constant(-1 : i16) : i16
  llvm.call @ops16(%x12, %y12) : (i16, i16) -> ()
  %x13 = llvm.mlir.constant(-32768 : i16) : i16
  %y13 = llvm.mlir.constant(-32768 : i16) : i16
  llvm.call @ops16(%x13, %y13) : (i16, i16) -> ()
  %x14 = llvm.mlir.constant(4660 : i16) : i16
  %y14 = llvm.mlir.constant(3 : i16) : i16
  llvm.call @ops16(%x14, %y14) : (i16, i16) -> ()
  %x15 = llvm.mlir.constant(4660 : i16) : i16
  %y15 = llvm.mlir.constant(32767 : i16) : i16
  llvm.call @ops16(%x15, %y15) : (i16, i16) -> ()
  %x16 = llvm.mlir.constant(1 : i16) : i16
  %y16 = llvm.mlir.constant(4660 : i16) : i16
  llvm.call @ops16(%x16, %y16) : (i16, i16) -> ()
  %x17 = llvm.mlir.constant(3 : i16) : i16
  %y17 = llvm.mlir.constant(-32768 : i16) : i16
  llvm.call @ops16(%x17, %y17) : (i16, i16) -> ()
  %x18 = llvm.mlir.constant(256 : i16) : i16
  %y18 = llvm.mlir.constant(128 : i16) : i16
  llvm.call @ops16(%x18, %y18) : (i16, i16) -> ()
  %x19 = llvm.mlir.constant(257 : i16) : i16
  %y19 = llvm.mlir.constant(255 : i16) : i16
  llvm.call @ops16(%x19, %y19) : (i16, i16) -> ()
  %x20 = llvm.mlir.constant(2147483647 : i32) : i32
  %y20 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @ops32(%x20, %y20) : (i32, i32) -> ()
  %x21 = llvm.mlir.constant(-2147483648 : i32) : i32
  %y21 = llvm.mlir.constant(-1 : i32) : i32
  llvm.call @ops32(%x21, %y21) : (i32, i32) -> ()
  %x22 = llvm.mlir.constant(-1 : i32) : i32
  %y22 = llvm.mlir.constant(-1 : i32) : i32
  llvm.call @ops32(%x22, %y22) : (i32, i32) -> ()
  %x23 = llvm.mlir.constant(-2147483648 : i32) : i32
  %y23 = llvm.mlir.constant(-2147483648 : i32) : i32
  llvm.call @ops32(%x23, %y23) : (i32, i32) -> ()
  %x24 = llvm.mlir.constant(305419896 : i32) : i32
  %y24 = llvm.mlir.constant(3 : i32) : i32
  llvm.call @ops32(%x24, %y24) : (i32, i32) -> ()
  %x25 = llvm.mlir.constant(305419896 : i32) : i32
  %y25 = llvm.mlir.constant(2147483647 : i32) : i32
  llvm.call @ops32(%x25, %y25) : (i32, i32) -> ()
  %x26 = llvm.mlir.constant(1 : i32) : i32
  %y26 = llvm.mlir.constant(305419896 : i32) : i32
  llvm.call @ops32(%x26, %y26) : (i32, i32) -> ()
  %x27 = llvm.mlir.constant(3 : i32) : i32
  %y27 = llvm.mlir.constant(-2147483648 : i32) : i32
  llvm.call @ops32(%x27, %y27) : (i32, i32) -> ()
  %x28 = llvm.mlir.constant(65536 : i32) : i32
  %y28 = llvm.mlir.constant(32768 : i32) : i32
  llvm.call @ops32(%x28, %y28) : (i32, i32) -> ()
  %x29 = llvm.mlir.constant(65537 : i32) : i32
  %y29 = llvm.mlir.constant(65535 : i32) : i32
  llvm.call @ops32(%x29, %y29) : (i32, i32) -> ()
  %x30 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %y30 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @ops64(%x30, %y30) : (i64, i64) -> ()
  %x31 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %y31 = llvm.mlir.constant(-1 : i64) : i64
  llvm.call @ops64(%x31, %y31) : (i64, i64) -> ()
  %x32 = llvm.mlir.constant(-1 : i64) : i64
  %y32 = llvm.mlir.constant(-1 : i64) : i64
  llvm.call @ops64(%x32, %y32) : (i64, i64) -> ()
  %x33 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %y33 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  llvm.call @ops64(%x33, %y33) : (i64, i64) -> ()
  %x34 = llvm.mlir.constant(1311768467463790320 : i64) : i64
  %y34 = llvm.mlir.constant(3 : i64) : i64
  llvm.call @ops64(%x34, %y34) : (i64, i64) -> ()
  %x35 = llvm.mlir.constant(1311768467463790320 : i64) : i64
  %y35 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  llvm.call @ops64(%x35, %y35) : (i64, i64) -> ()
  %x36 = llvm.mlir.constant(1 : i64) : i64
  %y36 = llvm.mlir.constant(1311768467463790320 : i64) : i64
  llvm.call @ops64(%x36, %y36) : (i64, i64) -> ()
  %x37 = llvm.mlir.constant(3 : i64) : i64
  %y37 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  llvm.call @ops64(%x37, %y37) : (i64, i64) -> ()
  %x38 = llvm.mlir.constant(4294967296 : i64) : i64
  %y38 = llvm.mlir.constant(2147483648 : i64) : i64
  llvm.call @ops64(%x38, %y38) : (i64, i64) -> ()
  %x39 = llvm.mlir.constant(4294967297 : i64) : i64
  %y39 = llvm.mlir.constant(4294967295 : i64) : i64
  llvm.call @ops64(%x39, %y39) : (i64, i64) -> ()
  %x40 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  %y40 = llvm.mlir.constant(1 : i128) : i128
  llvm.call @ops128(%x40, %y40) : (i128, i128) -> ()
  %x41 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  %y41 = llvm.mlir.constant(-1 : i128) : i128
  llvm.call @ops128(%x41, %y41) : (i128, i128) -> ()
  %x42 = llvm.mlir.constant(-1 : i128) : i128
  %y42 = llvm.mlir.constant(-1 : i128) : i128
  llvm.call @ops128(%x42, %y42) : (i128, i128) -> ()
  %x43 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  %y43 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  llvm.call @ops128(%x43, %y43) : (i128, i128) -> ()
  %x44 = llvm.mlir.constant(24197857203266734881846307747534221840 : i128) : i128
  %y44 = llvm.mlir.constant(3 : i128) : i128
  llvm.call @ops128(%x44, %y44) : (i128, i128) -> ()
  %x45 = llvm.mlir.constant(24197857203266734881846307747534221840 : i128) : i128
  %y45 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  llvm.call @ops128(%x45, %y45) : (i128, i128) -> ()
  %x46 = llvm.mlir.constant(1 : i128) : i128
  %y46 = llvm.mlir.constant(24197857203266734881846307747534221840 : i128) : i128
  llvm.call @ops128(%x46, %y46) : (i128, i128) -> ()
  %x47 = llvm.mlir.constant(3 : i128) : i128
  %y47 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  llvm.call @ops128(%x47, %y47) : (i128, i128) -> ()
  %x48 = llvm.mlir.constant(18446744073709551616 : i128) : i128
  %y48 = llvm.mlir.constant(9223372036854775808 : i128) : i128
  llvm.call @ops128(%x48, %y48) : (i128, i128) -> ()
  %x49 = llvm.mlir.constant(18446744073709551617 : i128) : i128
  %y49 = llvm.mlir.constant(18446744073709551615 : i128) : i128
  llvm.call @ops128(%x49, %y49) : (i128, i128) -> ()
  %x50 = llvm.mlir.constant(3 : i3) : i3
  %y50 = llvm.mlir.constant(1 : i3) : i3
  llvm.call @ops3(%x50, %y50) : (i3, i3) -> ()
  %x51 = llvm.mlir.constant(-4 : i3) : i3
  %y51 = llvm.mlir.constant(-1 : i3) : i3
  llvm.call @ops3(%x51, %y51) : (i3, i3) -> ()
  %x52 = llvm.mlir.constant(-1 : i3) : i3
  %y52 = llvm.mlir.constant(-1 : i3) : i3
  llvm.call @ops3(%x52, %y52) : (i3, i3) -> ()
  %x53 = llvm.mlir.constant(-4 : i3) : i3
  %y53 = llvm.mlir.constant(-4 : i3) : i3
  llvm.call @ops3(%x53, %y53) : (i3, i3) -> ()
  %x54 = llvm.mlir.constant(0 : i3) : i3
  %y54 = llvm.mlir.constant(3 : i3) : i3
  llvm.call @ops3(%x54, %y54) : (i3, i3) -> ()
  %x55 = llvm.mlir.constant(0 : i3) : i3
  %y55 = llvm.mlir.constant(3 : i3) : i3
  llvm.call @ops3(%x55, %y55) : (i3, i3) -> ()
  %x56 = llvm.mlir.constant(1 : i3) : i3
  %y56 = llvm.mlir.constant(0 : i3) : i3
  llvm.call @ops3(%x56, %y56) : (i3, i3) -> ()
  %x57 = llvm.mlir.constant(3 : i3) : i3
  %y57 = llvm.mlir.constant(-4 : i3) : i3
  llvm.call @ops3(%x57, %y57) : (i3, i3) -> ()
  %x58 = llvm.mlir.constant(2 : i3) : i3
  %y58 = llvm.mlir.constant(2 : i3) : i3
  llvm.call @ops3(%x58, %y58) : (i3, i3) -> ()
  %x59 = llvm.mlir.constant(3 : i3) : i3
  %y59 = llvm.mlir.constant(1 : i3) : i3
  llvm.call @ops3(%x59, %y59) : (i3, i3) -> ()
  %x60 = llvm.mlir.constant(8388607 : i24) : i24
  %y60 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @ops24(%x60, %y60) : (i24, i24) -> ()
  %x61 = llvm.mlir.constant(-8388608 : i24) : i24
  %y61 = llvm.mlir.constant(-1 : i24) : i24
  llvm.call @ops24(%x61, %y61) : (i24, i24) -> ()
  %x62 = llvm.mlir.constant(-1 : i24) : i24
  %y62 = llvm.mlir.constant(-1 : i24) : i24
  llvm.call @ops24(%x62, %y62) : (i24, i24) -> ()
  %x63 = llvm.mlir.constant(-8388608 : i24) : i24
  %y63 = llvm.mlir.constant(-8388608 : i24) : i24
  llvm.call @ops24(%x63, %y63) : (i24, i24) -> ()
  %x64 = llvm.mlir.constant(1193046 : i24) : i24
  %y64 = llvm.mlir.constant(3 : i24) : i24
  llvm.call @ops24(%x64, %y64) : (i24, i24) -> ()
  %x65 = llvm.mlir.constant(1193046 : i24) : i24
  %y65 = llvm.mlir.constant(8388607 : i24) : i24
  llvm.call @ops24(%x65, %y65) : (i24, i24) -> ()
  %x66 = llvm.mlir.constant(1 : i24) : i24
  %y66 = llvm.mlir.constant(1193046 : i24) : i24
  llvm.call @ops24(%x66, %y66) : (i24, i24) -> ()
  %x67 = llvm.mlir.constant(3 : i24) : i24
  %y67 = llvm.mlir.constant(-8388608 : i24) : i24
  llvm.call @ops24(%x67, %y67) : (i24, i24) -> ()
  %x68 = llvm.mlir.constant(4096 : i24) : i24
  %y68 = llvm.mlir.constant(2048 : i24) : i24
  llvm.call @ops24(%x68, %y68) : (i24, i24) -> ()
  %x69 = llvm.mlir.constant(4097 : i24) : i24
  %y69 = llvm.mlir.constant(4095 : i24) : i24
  llvm.call @ops24(%x69, %y69) : (i24, i24) -> ()
  %x70 = llvm.mlir.constant(633825300114114700748351602687 : i100) : i100
  %y70 = llvm.mlir.constant(1 : i100) : i100
  llvm.call @ops100(%x70, %y70) : (i100, i100) -> ()
  %x71 = llvm.mlir.constant(-633825300114114700748351602688 : i100) : i100
  %y71 = llvm.mlir.constant(-1 : i100) : i100
  llvm.call @ops100(%x71, %y71) : (i100, i100) -> ()
  %x72 = llvm.mlir.constant(-1 : i100) : i100
  %y72 = llvm.mlir.constant(-1 : i100) : i100
  llvm.call @ops100(%x72, %y72) : (i100, i100) -> ()
  %x73 = llvm.mlir.constant(-633825300114114700748351602688 : i100) : i100
  %y73 = llvm.mlir.constant(-633825300114114700748351602688 : i100) : i100
  llvm.call @ops100(%x73, %y73) : (i100, i100) -> ()
  %x74 = llvm.mlir.constant(90144042682896311886036052359 : i100) : i100
  %y74 = llvm.mlir.constant(3 : i100) : i100
  llvm.call @ops100(%x74, %y74) : (i100, i100) -> ()
  %x75 = llvm.mlir.constant(90144042682896311886036052359 : i100) : i100
  %y75 = llvm.mlir.constant(633825300114114700748351602687 : i100) : i100
  llvm.call @ops100(%x75, %y75) : (i100, i100) -> ()
  %x76 = llvm.mlir.constant(1 : i100) : i100
  %y76 = llvm.mlir.constant(90144042682896311886036052359 : i100) : i100
  llvm.call @ops100(%x76, %y76) : (i100, i100) -> ()
  %x77 = llvm.mlir.constant(3 : i100) : i100
  %y77 = llvm.mlir.constant(-633825300114114700748351602688 : i100) : i100
  llvm.call @ops100(%x77, %y77) : (i100, i100) -> ()
  %x78 = llvm.mlir.constant(1125899906842624 : i100) : i100
  %y78 = llvm.mlir.constant(562949953421312 : i100) : i100
  llvm.call @ops100(%x78, %y78) : (i100, i100) -> ()
  %x79 = llvm.mlir.constant(1125899906842625 : i100) : i100
  %y79 = llvm.mlir.constant(1125899906842623 : i100) : i100
  llvm.call @ops100(%x79, %y79) : (i100, i100) -> ()
  llvm.return
}
