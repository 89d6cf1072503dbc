// Saturating shifts to the left.
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
  %r0 = llvm.intr.sshl.sat(%x, %y) : (i8, i8) -> i8
  %w0 = llvm.zext %r0 : i8 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.intr.ushl.sat(%x, %y) : (i8, i8) -> i8
  %w1 = llvm.zext %r1 : i8 to i64
  llvm.call @show(%w1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops16(%x: i16, %y: i16) {
  %r0 = llvm.intr.sshl.sat(%x, %y) : (i16, i16) -> i16
  %w0 = llvm.zext %r0 : i16 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.intr.ushl.sat(%x, %y) : (i16, i16) -> i16
  %w1 = llvm.zext %r1 : i16 to i64
  llvm.call @show(%w1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops32(%x: i32, %y: i32) {
  %r0 = llvm.intr.sshl.sat(%x, %y) : (i32, i32) -> i32
  %w0 = llvm.zext %r0 : i32 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.intr.ushl.sat(%x, %y) : (i32, i32) -> i32
  %w1 = llvm.zext %r1 : i32 to i64
  llvm.call @show(%w1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops64(%x: i64, %y: i64) {
  %r0 = llvm.intr.sshl.sat(%x, %y) : (i64, i64) -> i64
  llvm.call @show(%r0) : (i64) -> ()
  %r1 = llvm.intr.ushl.sat(%x, %y) : (i64, i64) -> i64
  llvm.call @show(%r1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops128(%x: i128, %y: i128) {
  %r0 = llvm.intr.sshl.sat(%x, %y) : (i128, i128) -> i128
  llvm.call @show_wide(%r0) : (i128) -> ()
  %r1 = llvm.intr.ushl.sat(%x, %y) : (i128, i128) -> i128
  llvm.call @show_wide(%r1) : (i128) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops9(%x: i9, %y: i9) {
  %r0 = llvm.intr.sshl.sat(%x, %y) : (i9, i9) -> i9
  %w0 = llvm.zext %r0 : i9 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.intr.ushl.sat(%x, %y) : (i9, i9) -> i9
  %w1 = llvm.zext %r1 : i9 to i64
  llvm.call @show(%w1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops50(%x: i50, %y: i50) {
  %r0 = llvm.intr.sshl.sat(%x, %y) : (i50, i50) -> i50
  %w0 = llvm.zext %r0 : i50 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %r1 = llvm.intr.ushl.sat(%x, %y) : (i50, i50) -> i50
  %w1 = llvm.zext %r1 : i50 to i64
  llvm.call @show(%w1) : (i64) -> ()
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
  %x100 = llvm.mlir.constant(1 : i9) : i9
  %y100 = llvm.mlir.constant(0 : i9) : i9
  llvm.call @ops9(%x100, %y100) : (i9, i9) -> ()
  %x101 = llvm.mlir.constant(1 : i9) : i9
  %y101 = llvm.mlir.constant(1 : i9) : i9
  llvm.call @ops9(%x101, %y101) : (i9, i9) -> ()
  %x102 = llvm.mlir.constant(1 : i9) : i9
  %y102 = llvm.mlir.constant(4 : i9) : i9
  llvm.call @ops9(%x102, %y102) : (i9, i9) -> ()
  %x103 = llvm.mlir.constant(1 : i9) : i9
  %y103 = llvm.mlir.constant(8 : i9) : i9
  llvm.call @ops9(%x103, %y103) : (i9, i9) -> ()
  %x104 = llvm.mlir.constant(-1 : i9) : i9
  %y104 = llvm.mlir.constant(0 : i9) : i9
  llvm.call @ops9(%x104, %y104) : (i9, i9) -> ()
  %x105 = llvm.mlir.constant(-1 : i9) : i9
  %y105 = llvm.mlir.constant(1 : i9) : i9
  llvm.call @ops9(%x105, %y105) : (i9, i9) -> ()
  %x106 = llvm.mlir.constant(-1 : i9) : i9
  %y106 = llvm.mlir.constant(4 : i9) : i9
  llvm.call @ops9(%x106, %y106) : (i9, i9) -> ()
  %x107 = llvm.mlir.constant(-1 : i9) : i9
  %y107 = llvm.mlir.constant(8 : i9) : i9
  llvm.call @ops9(%x107, %y107) : (i9, i9) -> ()
  %x108 = llvm.mlir.constant(255 : i9) : i9
  %y108 = llvm.mlir.constant(0 : i9) : i9
  llvm.call @ops9(%x108, %y108) : (i9, i9) -> ()
  %x109 = llvm.mlir.constant(255 : i9) : i9
  %y109 = llvm.mlir.constant(1 : i9) : i9
  llvm.call @ops9(%x109, %y109) : (i9, i9) -> ()
  %x110 = llvm.mlir.constant(255 : i9) : i9
  %y110 = llvm.mlir.constant(4 : i9) : i9
  llvm.call @ops9(%x110, %y110) : (i9, i9) -> ()
  %x111 = llvm.mlir.constant(255 : i9) : i9
  %y111 = llvm.mlir.constant(8 : i9) : i9
  llvm.call @ops9(%x111, %y111) : (i9, i9) -> ()
  %x112 = llvm.mlir.constant(-256 : i9) : i9
  %y112 = llvm.mlir.constant(0 : i9) : i9
  llvm.call @ops9(%x112, %y112) : (i9, i9) -> ()
  %x113 = llvm.mlir.constant(-256 : i9) : i9
  %y113 = llvm.mlir.constant(1 : i9) : i9
  llvm.call @ops9(%x113, %y113) : (i9, i9) -> ()
  %x114 = llvm.mlir.constant(-256 : i9) : i9
  %y114 = llvm.mlir.constant(4 : i9) : i9
  llvm.call @ops9(%x114, %y114) : (i9, i9) -> ()
  %x115 = llvm.mlir.constant(-256 : i9) : i9
  %y115 = llvm.mlir.constant(8 : i9) : i9
  llvm.call @ops9(%x115, %y115) : (i9, i9) -> ()
  %x116 = llvm.mlir.constant(5 : i9) : i9
  %y116 = llvm.mlir.constant(0 : i9) : i9
  llvm.call @ops9(%x116, %y116) : (i9, i9) -> ()
  %x117 = llvm.mlir.constant(5 : i9) : i9
  %y117 = llvm.mlir.constant(1 : i9) : i9
  llvm.call @ops9(%x117, %y117) : (i9, i9) -> ()
  %x118 = llvm.mlir.constant(5 : i9) : i9
  %y118 = llvm.mlir.constant(4 : i9) : i9
  llvm.call @ops9(%x118, %y118) : (i9, i9) -> ()
  %x119 = llvm.mlir.constant(5 : i9) : i9
  %y119 = llvm.mlir.constant(8 : i9) : i9
  llvm.call @ops9(%x119, %y119) : (i9, i9) -> ()
  %x120 = llvm.mlir.constant(1 : i50) : i50
  %y120 = llvm.mlir.constant(0 : i50) : i50
  llvm.call @ops50(%x120, %y120) : (i50, i50) -> ()
  %x121 = llvm.mlir.constant(1 : i50) : i50
  %y121 = llvm.mlir.constant(1 : i50) : i50
  llvm.call @ops50(%x121, %y121) : (i50, i50) -> ()
  %x122 = llvm.mlir.constant(1 : i50) : i50
  %y122 = llvm.mlir.constant(25 : i50) : i50
  llvm.call @ops50(%x122, %y122) : (i50, i50) -> ()
  %x123 = llvm.mlir.constant(1 : i50) : i50
  %y123 = llvm.mlir.constant(49 : i50) : i50
  llvm.call @ops50(%x123, %y123) : (i50, i50) -> ()
  %x124 = llvm.mlir.constant(-1 : i50) : i50
  %y124 = llvm.mlir.constant(0 : i50) : i50
  llvm.call @ops50(%x124, %y124) : (i50, i50) -> ()
  %x125 = llvm.mlir.constant(-1 : i50) : i50
  %y125 = llvm.mlir.constant(1 : i50) : i50
  llvm.call @ops50(%x125, %y125) : (i50, i50) -> ()
  %x126 = llvm.mlir.constant(-1 : i50) : i50
  %y126 = llvm.mlir.constant(25 : i50) : i50
  llvm.call @ops50(%x126, %y126) : (i50, i50) -> ()
  %x127 = llvm.mlir.constant(-1 : i50) : i50
  %y127 = llvm.mlir.constant(49 : i50) : i50
  llvm.call @ops50(%x127, %y127) : (i50, i50) -> ()
  %x128 = llvm.mlir.constant(562949953421311 : i50) : i50
  %y128 = llvm.mlir.constant(0 : i50) : i50
  llvm.call @ops50(%x128, %y128) : (i50, i50) -> ()
  %x129 = llvm.mlir.constant(562949953421311 : i50) : i50
  %y129 = llvm.mlir.constant(1 : i50) : i50
  llvm.call @ops50(%x129, %y129) : (i50, i50) -> ()
  %x130 = llvm.mlir.constant(562949953421311 : i50) : i50
  %y130 = llvm.mlir.constant(25 : i50) : i50
  llvm.call @ops50(%x130, %y130) : (i50, i50) -> ()
  %x131 = llvm.mlir.constant(562949953421311 : i50) : i50
  %y131 = llvm.mlir.constant(49 : i50) : i50
  llvm.call @ops50(%x131, %y131) : (i50, i50) -> ()
  %x132 = llvm.mlir.constant(-562949953421312 : i50) : i50
  %y132 = llvm.mlir.constant(0 : i50) : i50
  llvm.call @ops50(%x132, %y132) : (i50, i50) -> ()
  %x133 = llvm.mlir.constant(-562949953421312 : i50) : i50
  %y133 = llvm.mlir.constant(1 : i50) : i50
  llvm.call @ops50(%x133, %y133) : (i50, i50) -> ()
  %x134 = llvm.mlir.constant(-562949953421312 : i50) : i50
  %y134 = llvm.mlir.constant(25 : i50) : i50
  llvm.call @ops50(%x134, %y134) : (i50, i50) -> ()
  %x135 = llvm.mlir.constant(-562949953421312 : i50) : i50
  %y135 = llvm.mlir.constant(49 : i50) : i50
  llvm.call @ops50(%x135, %y135) : (i50, i50) -> ()
  %x136 = llvm.mlir.constant(5 : i50) : i50
  %y136 = llvm.mlir.constant(0 : i50) : i50
  llvm.call @ops50(%x136, %y136) : (i50, i50) -> ()
  %x137 = llvm.mlir.constant(5 : i50) : i50
  %y137 = llvm.mlir.constant(1 : i50) : i50
  llvm.call @ops50(%x137, %y137) : (i50, i50) -> ()
  %x138 = llvm.mlir.constant(5 : i50) : i50
  %y138 = llvm.mlir.constant(25 : i50) : i50
  llvm.call @ops50(%x138, %y138) : (i50, i50) -> ()
  %x139 = llvm.mlir.constant(5 : i50) : i50
  %y139 = llvm.mlir.constant(49 : i50) : i50
  llvm.call @ops50(%x139, %y139) : (i50, i50) -> ()
  llvm.return
}
