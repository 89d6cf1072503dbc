// Funnel shifts, also by more than the width.
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
  %r0 = llvm.intr.fshl(%x, %x, %y) : (i8, i8, i8) -> i8
  %q0 = llvm.intr.fshl(%x, %y, %y) : (i8, i8, i8) -> i8
  %w0 = llvm.zext %r0 : i8 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %v0 = llvm.zext %q0 : i8 to i64
  llvm.call @show(%v0) : (i64) -> ()
  %r1 = llvm.intr.fshr(%x, %x, %y) : (i8, i8, i8) -> i8
  %q1 = llvm.intr.fshr(%x, %y, %y) : (i8, i8, i8) -> i8
  %w1 = llvm.zext %r1 : i8 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %v1 = llvm.zext %q1 : i8 to i64
  llvm.call @show(%v1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops16(%x: i16, %y: i16) {
  %r0 = llvm.intr.fshl(%x, %x, %y) : (i16, i16, i16) -> i16
  %q0 = llvm.intr.fshl(%x, %y, %y) : (i16, i16, i16) -> i16
  %w0 = llvm.zext %r0 : i16 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %v0 = llvm.zext %q0 : i16 to i64
  llvm.call @show(%v0) : (i64) -> ()
  %r1 = llvm.intr.fshr(%x, %x, %y) : (i16, i16, i16) -> i16
  %q1 = llvm.intr.fshr(%x, %y, %y) : (i16, i16, i16) -> i16
  %w1 = llvm.zext %r1 : i16 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %v1 = llvm.zext %q1 : i16 to i64
  llvm.call @show(%v1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops32(%x: i32, %y: i32) {
  %r0 = llvm.intr.fshl(%x, %x, %y) : (i32, i32, i32) -> i32
  %q0 = llvm.intr.fshl(%x, %y, %y) : (i32, i32, i32) -> i32
  %w0 = llvm.zext %r0 : i32 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %v0 = llvm.zext %q0 : i32 to i64
  llvm.call @show(%v0) : (i64) -> ()
  %r1 = llvm.intr.fshr(%x, %x, %y) : (i32, i32, i32) -> i32
  %q1 = llvm.intr.fshr(%x, %y, %y) : (i32, i32, i32) -> i32
  %w1 = llvm.zext %r1 : i32 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %v1 = llvm.zext %q1 : i32 to i64
  llvm.call @show(%v1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops64(%x: i64, %y: i64) {
  %r0 = llvm.intr.fshl(%x, %x, %y) : (i64, i64, i64) -> i64
  %q0 = llvm.intr.fshl(%x, %y, %y) : (i64, i64, i64) -> i64
  llvm.call @show(%r0) : (i64) -> ()
  llvm.call @show(%q0) : (i64) -> ()
  %r1 = llvm.intr.fshr(%x, %x, %y) : (i64, i64, i64) -> i64
  %q1 = llvm.intr.fshr(%x, %y, %y) : (i64, i64, i64) -> i64
  llvm.call @show(%r1) : (i64) -> ()
  llvm.call @show(%q1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops128(%x: i128, %y: i128) {
  %r0 = llvm.intr.fshl(%x, %x, %y) : (i128, i128, i128) -> i128
  %q0 = llvm.intr.fshl(%x, %y, %y) : (i128, i128, i128) -> i128
  llvm.call @show_wide(%r0) : (i128) -> ()
  llvm.call @show_wide(%q0) : (i128) -> ()
  %r1 = llvm.intr.fshr(%x, %x, %y) : (i128, i128, i128) -> i128
  %q1 = llvm.intr.fshr(%x, %y, %y) : (i128, i128, i128) -> i128
  llvm.call @show_wide(%r1) : (i128) -> ()
  llvm.call @show_wide(%q1) : (i128) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops7(%x: i7, %y: i7) {
  %r0 = llvm.intr.fshl(%x, %x, %y) : (i7, i7, i7) -> i7
  %q0 = llvm.intr.fshl(%x, %y, %y) : (i7, i7, i7) -> i7
  %w0 = llvm.zext %r0 : i7 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %v0 = llvm.zext %q0 : i7 to i64
  llvm.call @show(%v0) : (i64) -> ()
  %r1 = llvm.intr.fshr(%x, %x, %y) : (i7, i7, i7) -> i7
  %q1 = llvm.intr.fshr(%x, %y, %y) : (i7, i7, i7) -> i7
  %w1 = llvm.zext %r1 : i7 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %v1 = llvm.zext %q1 : i7 to i64
  llvm.call @show(%v1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops24(%x: i24, %y: i24) {
  %r0 = llvm.intr.fshl(%x, %x, %y) : (i24, i24, i24) -> i24
  %q0 = llvm.intr.fshl(%x, %y, %y) : (i24, i24, i24) -> i24
  %w0 = llvm.zext %r0 : i24 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %v0 = llvm.zext %q0 : i24 to i64
  llvm.call @show(%v0) : (i64) -> ()
  %r1 = llvm.intr.fshr(%x, %x, %y) : (i24, i24, i24) -> i24
  %q1 = llvm.intr.fshr(%x, %y, %y) : (i24, i24, i24) -> i24
  %w1 = llvm.zext %r1 : i24 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %v1 = llvm.zext %q1 : i24 to i64
  llvm.call @show(%v1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops47(%x: i47, %y: i47) {
  %r0 = llvm.intr.fshl(%x, %x, %y) : (i47, i47, i47) -> i47
  %q0 = llvm.intr.fshl(%x, %y, %y) : (i47, i47, i47) -> i47
  %w0 = llvm.zext %r0 : i47 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %v0 = llvm.zext %q0 : i47 to i64
  llvm.call @show(%v0) : (i64) -> ()
  %r1 = llvm.intr.fshr(%x, %x, %y) : (i47, i47, i47) -> i47
  %q1 = llvm.intr.fshr(%x, %y, %y) : (i47, i47, i47) -> i47
  %w1 = llvm.zext %r1 : i47 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %v1 = llvm.zext %q1 : i47 to i64
  llvm.call @show(%v1) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ops1(%x: i1, %y: i1) {
  %r0 = llvm.intr.fshl(%x, %x, %y) : (i1, i1, i1) -> i1
  %q0 = llvm.intr.fshl(%x, %y, %y) : (i1, i1, i1) -> i1
  %w0 = llvm.zext %r0 : i1 to i64
  llvm.call @show(%w0) : (i64) -> ()
  %v0 = llvm.zext %q0 : i1 to i64
  llvm.call @show(%v0) : (i64) -> ()
  %r1 = llvm.intr.fshr(%x, %x, %y) : (i1, i1, i1) -> i1
  %q1 = llvm.intr.fshr(%x, %y, %y) : (i1, i1, i1) -> i1
  %w1 = llvm.zext %r1 : i1 to i64
  llvm.call @show(%w1) : (i64) -> ()
  %v1 = llvm.zext %q1 : i1 to i64
  llvm.call @show(%v1) : (i64) -> ()
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
  %x4 = llvm.mlir.constant(1 : i8) : i8
  %y4 = llvm.mlir.constant(8 : i8) : i8
  llvm.call @ops8(%x4, %y4) : (i8, i8) -> ()
  %x5 = llvm.mlir.constant(1 : i8) : i8
  %y5 = llvm.mlir.constant(11 : i8) : i8
  llvm.call @ops8(%x5, %y5) : (i8, i8) -> ()
  %x6 = llvm.mlir.constant(1 : i8) : i8
  %y6 = llvm.mlir.constant(-1 : i8) : i8
  llvm.call @ops8(%x6, %y6) : (i8, i8) -> ()
  %x7 = llvm.mlir.constant(18 : i8) : i8
  %y7 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @ops8(%x7, %y7) : (i8, i8) -> ()
  %x8 = llvm.mlir.constant(18 : i8) : i8
  %y8 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @ops8(%x8, %y8) : (i8, i8) -> ()
  %x9 = llvm.mlir.constant(18 : i8) : i8
  %y9 = llvm.mlir.constant(4 : i8) : i8
  llvm.call @ops8(%x9, %y9) : (i8, i8) -> ()
  %x10 = llvm.mlir.constant(18 : i8) : i8
  %y10 = llvm.mlir.constant(7 : i8) : i8
  llvm.call @ops8(%x10, %y10) : (i8, i8) -> ()
  %x11 = llvm.mlir.constant(18 : i8) : i8
  %y11 = llvm.mlir.constant(8 : i8) : i8
  llvm.call @ops8(%x11, %y11) : (i8, i8) -> ()
  %x12 = llvm.mlir.constant(18 : i8) : i8
  %y12 = llvm.mlir.constant(11 : i8) : i8
  llvm.call @ops8(%x12, %y12) : (i8, i8) -> ()
  %x13 = llvm.mlir.constant(18 : i8) : i8
  %y13 = llvm.mlir.constant(-1 : i8) : i8
  llvm.call @ops8(%x13, %y13) : (i8, i8) -> ()
  %x14 = llvm.mlir.constant(1 : i16) : i16
  %y14 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @ops16(%x14, %y14) : (i16, i16) -> ()
  %x15 = llvm.mlir.constant(1 : i16) : i16
  %y15 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @ops16(%x15, %y15) : (i16, i16) -> ()
  %x16 = llvm.mlir.constant(1 : i16) : i16
  %y16 = llvm.mlir.constant(8 : i16) : i16
  llvm.call @ops16(%x16, %y16) : (i16, i16) -> ()
  %x17 = llvm.mlir.constant(1 : i16) : i16
  %y17 = llvm.mlir.constant(15 : i16) : i16
  llvm.call @ops16(%x17, %y17) : (i16, i16) -> ()
  %x18 = llvm.mlir.constant(1 : i16) : i16
  %y18 = llvm.mlir.constant(16 : i16) : i16
  llvm.call @ops16(%x18, %y18) : (i16, i16) -> ()
  %x19 = llvm.mlir.constant(1 : i16) : i16
  %y19 = llvm.mlir.constant(19 : i16) : i16
  llvm.call @ops16(%x19, %y19) : (i16, i16) -> ()
  %x20 = llvm.mlir.constant(1 : i16) : i16
  %y20 = llvm.mlir.constant(-1 : i16) : i16
  llvm.call @ops16(%x20, %y20) : (i16, i16) -> ()
  %x21 = llvm.mlir.constant(4660 : i16) : i16
  %y21 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @ops16(%x21, %y21) : (i16, i16) -> ()
  %x22 = llvm.mlir.constant(4660 : i16) : i16
  %y22 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @ops16(%x22, %y22) : (i16, i16) -> ()
  %x23 = llvm.mlir.constant(4660 : i16) : i16
  %y23 = llvm.mlir.constant(8 : i16) : i16
  llvm.call @ops16(%x23, %y23) : (i16, i16) -> ()
  %x24 = llvm.mlir.constant(4660 : i16) : i16
  %y24 = llvm.mlir.constant(15 : i16) : i16
  llvm.call @ops16(%x24, %y24) : (i16, i16) -> ()
  %x25 = llvm.mlir.constant(4660 : i16) : i16
  %y25 = llvm.mlir.constant(16 : i16) : i16
  llvm.call @ops16(%x25, %y25) : (i16, i16) -> ()
  %x26 = llvm.mlir.constant(4660 : i16) : i16
  %y26 = llvm.mlir.constant(19 : i16) : i16
  llvm.call @ops16(%x26, %y26) : (i16, i16) -> ()
  %x27 = llvm.mlir.constant(4660 : i16) : i16
  %y27 = llvm.mlir.constant(-1 : i16) : i16
  llvm.call @ops16(%x27, %y27) : (i16, i16) -> ()
  %x28 = llvm.mlir.constant(1 : i32) : i32
  %y28 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @ops32(%x28, %y28) : (i32, i32) -> ()
  %x29 = llvm.mlir.constant(1 : i32) : i32
  %y29 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @ops32(%x29, %y29) : (i32, i32) -> ()
  %x30 = llvm.mlir.constant(1 : i32) : i32
  %y30 = llvm.mlir.constant(16 : i32) : i32
  llvm.call @ops32(%x30, %y30) : (i32, i32) -> ()
  %x31 = llvm.mlir.constant(1 : i32) : i32
  %y31 = llvm.mlir.constant(31 : i32) : i32
  llvm.call @ops32(%x31, %y31) : (i32, i32) -> ()
  %x32 = llvm.mlir.constant(1 : i32) : i32
  %y32 = llvm.mlir.constant(32 : i32) : i32
  llvm.call @ops32(%x32, %y32) : (i32, i32) -> ()
  %x33 = llvm.mlir.constant(1 : i32) : i32
  %y33 = llvm.mlir.constant(35 : i32) : i32
  llvm.call @ops32(%x33, %y33) : (i32, i32) -> ()
  %x34 = llvm.mlir.constant(1 : i32) : i32
  %y34 = llvm.mlir.constant(-1 : i32) : i32
  llvm.call @ops32(%x34, %y34) : (i32, i32) -> ()
  %x35 = llvm.mlir.constant(305419896 : i32) : i32
  %y35 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @ops32(%x35, %y35) : (i32, i32) -> ()
  %x36 = llvm.mlir.constant(305419896 : i32) : i32
  %y36 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @ops32(%x36, %y36) : (i32, i32) -> ()
  %x37 = llvm.mlir.constant(305419896 : i32) : i32
  %y37 = llvm.mlir.constant(16 : i32) : i32
  llvm.call @ops32(%x37, %y37) : (i32, i32) -> ()
  %x38 = llvm.mlir.constant(305419896 : i32) : i32
  %y38 = llvm.mlir.constant(31 : i32) : i32
  llvm.call @ops32(%x38, %y38) : (i32, i32) -> ()
  %x39 = llvm.mlir.constant(305419896 : i32) : i32
  %y39 = llvm.mlir.constant(32 : i32) : i32
  llvm.call @ops32(%x39, %y39) : (i32, i32) -> ()
  %x40 = llvm.mlir.constant(305419896 : i32) : i32
  %y40 = llvm.mlir.constant(35 : i32) : i32
  llvm.call @ops32(%x40, %y40) : (i32, i32) -> ()
  %x41 = llvm.mlir.constant(305419896 : i32) : i32
  %y41 = llvm.mlir.constant(-1 : i32) : i32
  llvm.call @ops32(%x41, %y41) : (i32, i32) -> ()
  %x42 = llvm.mlir.constant(1 : i64) : i64
  %y42 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @ops64(%x42, %y42) : (i64, i64) -> ()
  %x43 = llvm.mlir.constant(1 : i64) : i64
  %y43 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @ops64(%x43, %y43) : (i64, i64) -> ()
  %x44 = llvm.mlir.constant(1 : i64) : i64
  %y44 = llvm.mlir.constant(32 : i64) : i64
  llvm.call @ops64(%x44, %y44) : (i64, i64) -> ()
  %x45 = llvm.mlir.constant(1 : i64) : i64
  %y45 = llvm.mlir.constant(63 : i64) : i64
  llvm.call @ops64(%x45, %y45) : (i64, i64) -> ()
  %x46 = llvm.mlir.constant(1 : i64) : i64
  %y46 = llvm.mlir.constant(64 : i64) : i64
  llvm.call @ops64(%x46, %y46) : (i64, i64) -> ()
  %x47 = llvm.mlir.constant(1 : i64) : i64
  %y47 = llvm.mlir.constant(67 : i64) : i64
  llvm.call @ops64(%x47, %y47) : (i64, i64) -> ()
  %x48 = llvm.mlir.constant(1 : i64) : i64
  %y48 = llvm.mlir.constant(-1 : i64) : i64
  llvm.call @ops64(%x48, %y48) : (i64, i64) -> ()
  %x49 = llvm.mlir.constant(1311768467463790320 : i64) : i64
  %y49 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @ops64(%x49, %y49) : (i64, i64) -> ()
  %x50 = llvm.mlir.constant(1311768467463790320 : i64) : i64
  %y50 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @ops64(%x50, %y50) : (i64, i64) -> ()
  %x51 = llvm.mlir.constant(1311768467463790320 : i64) : i64
  %y51 = llvm.mlir.constant(32 : i64) : i64
  llvm.call @ops64(%x51, %y51) : (i64, i64) -> ()
  %x52 = llvm.mlir.constant(1311768467463790320 : i64) : i64
  %y52 = llvm.mlir.constant(63 : i64) : i64
  llvm.call @ops64(%x52, %y52) : (i64, i64) -> ()
  %x53 = llvm.mlir.constant(1311768467463790320 : i64) : i64
  %y53 = llvm.mlir.constant(64 : i64) : i64
  llvm.call @ops64(%x53, %y53) : (i64, i64) -> ()
  %x54 = llvm.mlir.constant(1311768467463790320 : i64) : i64
  %y54 = llvm.mlir.constant(67 : i64) : i64
  llvm.call @ops64(%x54, %y54) : (i64, i64) -> ()
  %x55 = llvm.mlir.constant(1311768467463790320 : i64) : i64
  %y55 = llvm.mlir.constant(-1 : i64) : i64
  llvm.call @ops64(%x55, %y55) : (i64, i64) -> ()
  %x56 = llvm.mlir.constant(1 : i128) : i128
  %y56 = llvm.mlir.constant(0 : i128) : i128
  llvm.call @ops128(%x56, %y56) : (i128, i128) -> ()
  %x57 = llvm.mlir.constant(1 : i128) : i128
  %y57 = llvm.mlir.constant(1 : i128) : i128
  llvm.call @ops128(%x57, %y57) : (i128, i128) -> ()
  %x58 = llvm.mlir.constant(1 : i128) : i128
  %y58 = llvm.mlir.constant(64 : i128) : i128
  llvm.call @ops128(%x58, %y58) : (i128, i128) -> ()
  %x59 = llvm.mlir.constant(1 : i128) : i128
  %y59 = llvm.mlir.constant(127 : i128) : i128
  llvm.call @ops128(%x59, %y59) : (i128, i128) -> ()
  %x60 = llvm.mlir.constant(1 : i128) : i128
  %y60 = llvm.mlir.constant(128 : i128) : i128
  llvm.call @ops128(%x60, %y60) : (i128, i128) -> ()
  %x61 = llvm.mlir.constant(1 : i128) : i128
  %y61 = llvm.mlir.constant(131 : i128) : i128
  llvm.call @ops128(%x61, %y61) : (i128, i128) -> ()
  %x62 = llvm.mlir.constant(1 : i128) : i128
  %y62 = llvm.mlir.constant(-1 : i128) : i128
  llvm.call @ops128(%x62, %y62) : (i128, i128) -> ()
  %x63 = llvm.mlir.constant(24197857203266734881846307747534221840 : i128) : i128
  %y63 = llvm.mlir.constant(0 : i128) : i128
  llvm.call @ops128(%x63, %y63) : (i128, i128) -> ()
  %x64 = llvm.mlir.constant(24197857203266734881846307747534221840 : i128) : i128
  %y64 = llvm.mlir.constant(1 : i128) : i128
  llvm.call @ops128(%x64, %y64) : (i128, i128) -> ()
  %x65 = llvm.mlir.constant(24197857203266734881846307747534221840 : i128) : i128
  %y65 = llvm.mlir.constant(64 : i128) : i128
  llvm.call @ops128(%x65, %y65) : (i128, i128) -> ()
  %x66 = llvm.mlir.constant(24197857203266734881846307747534221840 : i128) : i128
  %y66 = llvm.mlir.constant(127 : i128) : i128
  llvm.call @ops128(%x66, %y66) : (i128, i128) -> ()
  %x67 = llvm.mlir.constant(24197857203266734881846307747534221840 : i128) : i128
  %y67 = llvm.mlir.constant(128 : i128) : i128
  llvm.call @ops128(%x67, %y67) : (i128, i128) -> ()
  %x68 = llvm.mlir.constant(24197857203266734881846307747534221840 : i128) : i128
  %y68 = llvm.mlir.constant(131 : i128) : i128
  llvm.call @ops128(%x68, %y68) : (i128, i128) -> ()
  %x69 = llvm.mlir.constant(24197857203266734881846307747534221840 : i128) : i128
  %y69 = llvm.mlir.constant(-1 : i128) : i128
  llvm.call @ops128(%x69, %y69) : (i128, i128) -> ()
  %x70 = llvm.mlir.constant(1 : i7) : i7
  %y70 = llvm.mlir.constant(0 : i7) : i7
  llvm.call @ops7(%x70, %y70) : (i7, i7) -> ()
  %x71 = llvm.mlir.constant(1 : i7) : i7
  %y71 = llvm.mlir.constant(1 : i7) : i7
  llvm.call @ops7(%x71, %y71) : (i7, i7) -> ()
  %x72 = llvm.mlir.constant(1 : i7) : i7
  %y72 = llvm.mlir.constant(3 : i7) : i7
  llvm.call @ops7(%x72, %y72) : (i7, i7) -> ()
  %x73 = llvm.mlir.constant(1 : i7) : i7
  %y73 = llvm.mlir.constant(6 : i7) : i7
  llvm.call @ops7(%x73, %y73) : (i7, i7) -> ()
  %x74 = llvm.mlir.constant(1 : i7) : i7
  %y74 = llvm.mlir.constant(7 : i7) : i7
  llvm.call @ops7(%x74, %y74) : (i7, i7) -> ()
  %x75 = llvm.mlir.constant(1 : i7) : i7
  %y75 = llvm.mlir.constant(10 : i7) : i7
  llvm.call @ops7(%x75, %y75) : (i7, i7) -> ()
  %x76 = llvm.mlir.constant(1 : i7) : i7
  %y76 = llvm.mlir.constant(-1 : i7) : i7
  llvm.call @ops7(%x76, %y76) : (i7, i7) -> ()
  %x77 = llvm.mlir.constant(9 : i7) : i7
  %y77 = llvm.mlir.constant(0 : i7) : i7
  llvm.call @ops7(%x77, %y77) : (i7, i7) -> ()
  %x78 = llvm.mlir.constant(9 : i7) : i7
  %y78 = llvm.mlir.constant(1 : i7) : i7
  llvm.call @ops7(%x78, %y78) : (i7, i7) -> ()
  %x79 = llvm.mlir.constant(9 : i7) : i7
  %y79 = llvm.mlir.constant(3 : i7) : i7
  llvm.call @ops7(%x79, %y79) : (i7, i7) -> ()
  %x80 = llvm.mlir.constant(9 : i7) : i7
  %y80 = llvm.mlir.constant(6 : i7) : i7
  llvm.call @ops7(%x80, %y80) : (i7, i7) -> ()
  %x81 = llvm.mlir.constant(9 : i7) : i7
  %y81 = llvm.mlir.constant(7 : i7) : i7
  llvm.call @ops7(%x81, %y81) : (i7, i7) -> ()
  %x82 = llvm.mlir.constant(9 : i7) : i7
  %y82 = llvm.mlir.constant(10 : i7) : i7
  llvm.call @ops7(%x82, %y82) : (i7, i7) -> ()
  %x83 = llvm.mlir.constant(9 : i7) : i7
  %y83 = llvm.mlir.constant(-1 : i7) : i7
  llvm.call @ops7(%x83, %y83) : (i7, i7) -> ()
  %x84 = llvm.mlir.constant(1 : i24) : i24
  %y84 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @ops24(%x84, %y84) : (i24, i24) -> ()
  %x85 = llvm.mlir.constant(1 : i24) : i24
  %y85 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @ops24(%x85, %y85) : (i24, i24) -> ()
  %x86 = llvm.mlir.constant(1 : i24) : i24
  %y86 = llvm.mlir.constant(12 : i24) : i24
  llvm.call @ops24(%x86, %y86) : (i24, i24) -> ()
  %x87 = llvm.mlir.constant(1 : i24) : i24
  %y87 = llvm.mlir.constant(23 : i24) : i24
  llvm.call @ops24(%x87, %y87) : (i24, i24) -> ()
  %x88 = llvm.mlir.constant(1 : i24) : i24
  %y88 = llvm.mlir.constant(24 : i24) : i24
  llvm.call @ops24(%x88, %y88) : (i24, i24) -> ()
  %x89 = llvm.mlir.constant(1 : i24) : i24
  %y89 = llvm.mlir.constant(27 : i24) : i24
  llvm.call @ops24(%x89, %y89) : (i24, i24) -> ()
  %x90 = llvm.mlir.constant(1 : i24) : i24
  %y90 = llvm.mlir.constant(-1 : i24) : i24
  llvm.call @ops24(%x90, %y90) : (i24, i24) -> ()
  %x91 = llvm.mlir.constant(1193046 : i24) : i24
  %y91 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @ops24(%x91, %y91) : (i24, i24) -> ()
  %x92 = llvm.mlir.constant(1193046 : i24) : i24
  %y92 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @ops24(%x92, %y92) : (i24, i24) -> ()
  %x93 = llvm.mlir.constant(1193046 : i24) : i24
  %y93 = llvm.mlir.constant(12 : i24) : i24
  llvm.call @ops24(%x93, %y93) : (i24, i24) -> ()
  %x94 = llvm.mlir.constant(1193046 : i24) : i24
  %y94 = llvm.mlir.constant(23 : i24) : i24
  llvm.call @ops24(%x94, %y94) : (i24, i24) -> ()
  %x95 = llvm.mlir.constant(1193046 : i24) : i24
  %y95 = llvm.mlir.constant(24 : i24) : i24
  llvm.call @ops24(%x95, %y95) : (i24, i24) -> ()
  %x96 = llvm.mlir.constant(1193046 : i24) : i24
  %y96 = llvm.mlir.constant(27 : i24) : i24
  llvm.call @ops24(%x96, %y96) : (i24, i24) -> ()
  %x97 = llvm.mlir.constant(1193046 : i24) : i24
  %y97 = llvm.mlir.constant(-1 : i24) : i24
  llvm.call @ops24(%x97, %y97) : (i24, i24) -> ()
  %x98 = llvm.mlir.constant(1 : i47) : i47
  %y98 = llvm.mlir.constant(0 : i47) : i47
  llvm.call @ops47(%x98, %y98) : (i47, i47) -> ()
  %x99 = llvm.mlir.constant(1 : i47) : i47
  %y99 = llvm.mlir.constant(1 : i47) : i47
  llvm.call @ops47(%x99, %y99) : (i47, i47) -> ()
  %x100 = llvm.mlir.constant(1 : i47) : i47
  %y100 = llvm.mlir.constant(23 : i47) : i47
  llvm.call @ops47(%x100, %y100) : (i47, i47) -> ()
  %x101 = llvm.mlir.constant(1 : i47) : i47
  %y101 = llvm.mlir.constant(46 : i47) : i47
  llvm.call @ops47(%x101, %y101) : (i47, i47) -> ()
  %x102 = llvm.mlir.constant(1 : i47) : i47
  %y102 = llvm.mlir.constant(47 : i47) : i47
  llvm.call @ops47(%x102, %y102) : (i47, i47) -> ()
  %x103 = llvm.mlir.constant(1 : i47) : i47
  %y103 = llvm.mlir.constant(50 : i47) : i47
  llvm.call @ops47(%x103, %y103) : (i47, i47) -> ()
  %x104 = llvm.mlir.constant(1 : i47) : i47
  %y104 = llvm.mlir.constant(-1 : i47) : i47
  llvm.call @ops47(%x104, %y104) : (i47, i47) -> ()
  %x105 = llvm.mlir.constant(10007999171934 : i47) : i47
  %y105 = llvm.mlir.constant(0 : i47) : i47
  llvm.call @ops47(%x105, %y105) : (i47, i47) -> ()
  %x106 = llvm.mlir.constant(10007999171934 : i47) : i47
  %y106 = llvm.mlir.constant(1 : i47) : i47
  llvm.call @ops47(%x106, %y106) : (i47, i47) -> ()
  %x107 = llvm.mlir.constant(10007999171934 : i47) : i47
  %y107 = llvm.mlir.constant(23 : i47) : i47
  llvm.call @ops47(%x107, %y107) : (i47, i47) -> ()
  %x108 = llvm.mlir.constant(10007999171934 : i47) : i47
  %y108 = llvm.mlir.constant(46 : i47) : i47
  llvm.call @ops47(%x108, %y108) : (i47, i47) -> ()
  %x109 = llvm.mlir.constant(10007999171934 : i47) : i47
  %y109 = llvm.mlir.constant(47 : i47) : i47
  llvm.call @ops47(%x109, %y109) : (i47, i47) -> ()
  %x110 = llvm.mlir.constant(10007999171934 : i47) : i47
  %y110 = llvm.mlir.constant(50 : i47) : i47
  llvm.call @ops47(%x110, %y110) : (i47, i47) -> ()
  %x111 = llvm.mlir.constant(10007999171934 : i47) : i47
  %y111 = llvm.mlir.constant(-1 : i47) : i47
  llvm.call @ops47(%x111, %y111) : (i47, i47) -> ()
  %x112 = llvm.mlir.constant(-1 : i1) : i1
  %y112 = llvm.mlir.constant(0 : i1) : i1
  llvm.call @ops1(%x112, %y112) : (i1, i1) -> ()
  %x113 = llvm.mlir.constant(-1 : i1) : i1
  %y113 = llvm.mlir.constant(-1 : i1) : i1
  llvm.call @ops1(%x113, %y113) : (i1, i1) -> ()
  %x114 = llvm.mlir.constant(-1 : i1) : i1
  %y114 = llvm.mlir.constant(0 : i1) : i1
  llvm.call @ops1(%x114, %y114) : (i1, i1) -> ()
  %x115 = llvm.mlir.constant(-1 : i1) : i1
  %y115 = llvm.mlir.constant(0 : i1) : i1
  llvm.call @ops1(%x115, %y115) : (i1, i1) -> ()
  %x116 = llvm.mlir.constant(-1 : i1) : i1
  %y116 = llvm.mlir.constant(-1 : i1) : i1
  llvm.call @ops1(%x116, %y116) : (i1, i1) -> ()
  %x117 = llvm.mlir.constant(-1 : i1) : i1
  %y117 = llvm.mlir.constant(0 : i1) : i1
  llvm.call @ops1(%x117, %y117) : (i1, i1) -> ()
  %x118 = llvm.mlir.constant(-1 : i1) : i1
  %y118 = llvm.mlir.constant(-1 : i1) : i1
  llvm.call @ops1(%x118, %y118) : (i1, i1) -> ()
  %x119 = llvm.mlir.constant(0 : i1) : i1
  %y119 = llvm.mlir.constant(0 : i1) : i1
  llvm.call @ops1(%x119, %y119) : (i1, i1) -> ()
  %x120 = llvm.mlir.constant(0 : i1) : i1
  %y120 = llvm.mlir.constant(-1 : i1) : i1
  llvm.call @ops1(%x120, %y120) : (i1, i1) -> ()
  %x121 = llvm.mlir.constant(0 : i1) : i1
  %y121 = llvm.mlir.constant(0 : i1) : i1
  llvm.call @ops1(%x121, %y121) : (i1, i1) -> ()
  %x122 = llvm.mlir.constant(0 : i1) : i1
  %y122 = llvm.mlir.constant(0 : i1) : i1
  llvm.call @ops1(%x122, %y122) : (i1, i1) -> ()
  %x123 = llvm.mlir.constant(0 : i1) : i1
  %y123 = llvm.mlir.constant(-1 : i1) : i1
  llvm.call @ops1(%x123, %y123) : (i1, i1) -> ()
  %x124 = llvm.mlir.constant(0 : i1) : i1
  %y124 = llvm.mlir.constant(0 : i1) : i1
  llvm.call @ops1(%x124, %y124) : (i1, i1) -> ()
  %x125 = llvm.mlir.constant(0 : i1) : i1
  %y125 = llvm.mlir.constant(-1 : i1) : i1
  llvm.call @ops1(%x125, %y125) : (i1, i1) -> ()
  llvm.return
}
