// Conversions between integers of all widths.
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
llvm.func @cast1_7(%x: i1, %y: i7) {
  %z = llvm.zext %x : i1 to i7
  %s = llvm.sext %x : i1 to i7
  %t = llvm.trunc %y : i7 to i1
  %zw = llvm.zext %z : i7 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i7 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i1 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast1_8(%x: i1, %y: i8) {
  %z = llvm.zext %x : i1 to i8
  %s = llvm.sext %x : i1 to i8
  %t = llvm.trunc %y : i8 to i1
  %zw = llvm.zext %z : i8 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i8 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i1 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast1_16(%x: i1, %y: i16) {
  %z = llvm.zext %x : i1 to i16
  %s = llvm.sext %x : i1 to i16
  %t = llvm.trunc %y : i16 to i1
  %zw = llvm.zext %z : i16 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i16 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i1 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast1_24(%x: i1, %y: i24) {
  %z = llvm.zext %x : i1 to i24
  %s = llvm.sext %x : i1 to i24
  %t = llvm.trunc %y : i24 to i1
  %zw = llvm.zext %z : i24 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i24 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i1 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast1_32(%x: i1, %y: i32) {
  %z = llvm.zext %x : i1 to i32
  %s = llvm.sext %x : i1 to i32
  %t = llvm.trunc %y : i32 to i1
  %zw = llvm.zext %z : i32 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i1 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast1_47(%x: i1, %y: i47) {
  %z = llvm.zext %x : i1 to i47
  %s = llvm.sext %x : i1 to i47
  %t = llvm.trunc %y : i47 to i1
  %zw = llvm.zext %z : i47 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i1 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast1_64(%x: i1, %y: i64) {
  %z = llvm.zext %x : i1 to i64
  %s = llvm.sext %x : i1 to i64
  %t = llvm.trunc %y : i64 to i1
  llvm.call @show(%z) : (i64) -> ()
  llvm.call @show(%s) : (i64) -> ()
  %tw = llvm.zext %t : i1 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast1_100(%x: i1, %y: i100) {
  %z = llvm.zext %x : i1 to i100
  %s = llvm.sext %x : i1 to i100
  %t = llvm.trunc %y : i100 to i1
  %zw = llvm.zext %z : i100 to i128
  llvm.call @show_wide(%zw) : (i128) -> ()
  %sw = llvm.zext %s : i100 to i128
  llvm.call @show_wide(%sw) : (i128) -> ()
  %tw = llvm.zext %t : i1 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast1_128(%x: i1, %y: i128) {
  %z = llvm.zext %x : i1 to i128
  %s = llvm.sext %x : i1 to i128
  %t = llvm.trunc %y : i128 to i1
  llvm.call @show_wide(%z) : (i128) -> ()
  llvm.call @show_wide(%s) : (i128) -> ()
  %tw = llvm.zext %t : i1 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast7_8(%x: i7, %y: i8) {
  %z = llvm.zext %x : i7 to i8
  %s = llvm.sext %x : i7 to i8
  %t = llvm.trunc %y : i8 to i7
  %zw = llvm.zext %z : i8 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i8 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i7 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast7_16(%x: i7, %y: i16) {
  %z = llvm.zext %x : i7 to i16
  %s = llvm.sext %x : i7 to i16
  %t = llvm.trunc %y : i16 to i7
  %zw = llvm.zext %z : i16 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i16 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i7 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast7_24(%x: i7, %y: i24) {
  %z = llvm.zext %x : i7 to i24
  %s = llvm.sext %x : i7 to i24
  %t = llvm.trunc %y : i24 to i7
  %zw = llvm.zext %z : i24 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i24 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i7 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast7_32(%x: i7, %y: i32) {
  %z = llvm.zext %x : i7 to i32
  %s = llvm.sext %x : i7 to i32
  %t = llvm.trunc %y : i32 to i7
  %zw = llvm.zext %z : i32 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i7 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast7_47(%x: i7, %y: i47) {
  %z = llvm.zext %x : i7 to i47
  %s = llvm.sext %x : i7 to i47
  %t = llvm.trunc %y : i47 to i7
  %zw = llvm.zext %z : i47 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i7 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast7_64(%x: i7, %y: i64) {
  %z = llvm.zext %x : i7 to i64
  %s = llvm.sext %x : i7 to i64
  %t = llvm.trunc %y : i64 to i7
  llvm.call @show(%z) : (i64) -> ()
  llvm.call @show(%s) : (i64) -> ()
  %tw = llvm.zext %t : i7 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast7_100(%x: i7, %y: i100) {
  %z = llvm.zext %x : i7 to i100
  %s = llvm.sext %x : i7 to i100
  %t = llvm.trunc %y : i100 to i7
  %zw = llvm.zext %z : i100 to i128
  llvm.call @show_wide(%zw) : (i128) -> ()
  %sw = llvm.zext %s : i100 to i128
  llvm.call @show_wide(%sw) : (i128) -> ()
  %tw = llvm.zext %t : i7 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast7_128(%x: i7, %y: i128) {
  %z = llvm.zext %x : i7 to i128
  %s = llvm.sext %x : i7 to i128
  %t = llvm.trunc %y : i128 to i7
  llvm.call @show_wide(%z) : (i128) -> ()
  llvm.call @show_wide(%s) : (i128) -> ()
  %tw = llvm.zext %t : i7 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast8_16(%x: i8, %y: i16) {
  %z = llvm.zext %x : i8 to i16
  %s = llvm.sext %x : i8 to i16
  %t = llvm.trunc %y : i16 to i8
  %zw = llvm.zext %z : i16 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i16 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i8 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast8_24(%x: i8, %y: i24) {
  %z = llvm.zext %x : i8 to i24
  %s = llvm.sext %x : i8 to i24
  %t = llvm.trunc %y : i24 to i8
  %zw = llvm.zext %z : i24 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i24 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i8 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast8_32(%x: i8, %y: i32) {
  %z = llvm.zext %x : i8 to i32
  %s = llvm.sext %x : i8 to i32
  %t = llvm.trunc %y : i32 to i8
  %zw = llvm.zext %z : i32 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i8 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast8_47(%x: i8, %y: i47) {
  %z = llvm.zext %x : i8 to i47
  %s = llvm.sext %x : i8 to i47
  %t = llvm.trunc %y : i47 to i8
  %zw = llvm.zext %z : i47 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i8 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast8_64(%x: i8, %y: i64) {
  %z = llvm.zext %x : i8 to i64
  %s = llvm.sext %x : i8 to i64
  %t = llvm.trunc %y : i64 to i8
  llvm.call @show(%z) : (i64) -> ()
  llvm.call @show(%s) : (i64) -> ()
  %tw = llvm.zext %t : i8 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast8_100(%x: i8, %y: i100) {
  %z = llvm.zext %x : i8 to i100
  %s = llvm.sext %x : i8 to i100
  %t = llvm.trunc %y : i100 to i8
  %zw = llvm.zext %z : i100 to i128
  llvm.call @show_wide(%zw) : (i128) -> ()
  %sw = llvm.zext %s : i100 to i128
  llvm.call @show_wide(%sw) : (i128) -> ()
  %tw = llvm.zext %t : i8 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast8_128(%x: i8, %y: i128) {
  %z = llvm.zext %x : i8 to i128
  %s = llvm.sext %x : i8 to i128
  %t = llvm.trunc %y : i128 to i8
  llvm.call @show_wide(%z) : (i128) -> ()
  llvm.call @show_wide(%s) : (i128) -> ()
  %tw = llvm.zext %t : i8 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast16_24(%x: i16, %y: i24) {
  %z = llvm.zext %x : i16 to i24
  %s = llvm.sext %x : i16 to i24
  %t = llvm.trunc %y : i24 to i16
  %zw = llvm.zext %z : i24 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i24 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i16 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast16_32(%x: i16, %y: i32) {
  %z = llvm.zext %x : i16 to i32
  %s = llvm.sext %x : i16 to i32
  %t = llvm.trunc %y : i32 to i16
  %zw = llvm.zext %z : i32 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i16 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast16_47(%x: i16, %y: i47) {
  %z = llvm.zext %x : i16 to i47
  %s = llvm.sext %x : i16 to i47
  %t = llvm.trunc %y : i47 to i16
  %zw = llvm.zext %z : i47 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i16 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast16_64(%x: i16, %y: i64) {
  %z = llvm.zext %x : i16 to i64
  %s = llvm.sext %x : i16 to i64
  %t = llvm.trunc %y : i64 to i16
  llvm.call @show(%z) : (i64) -> ()
  llvm.call @show(%s) : (i64) -> ()
  %tw = llvm.zext %t : i16 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast16_100(%x: i16, %y: i100) {
  %z = llvm.zext %x : i16 to i100
  %s = llvm.sext %x : i16 to i100
  %t = llvm.trunc %y : i100 to i16
  %zw = llvm.zext %z : i100 to i128
  llvm.call @show_wide(%zw) : (i128) -> ()
  %sw = llvm.zext %s : i100 to i128
  llvm.call @show_wide(%sw) : (i128) -> ()
  %tw = llvm.zext %t : i16 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast16_128(%x: i16, %y: i128) {
  %z = llvm.zext %x : i16 to i128
  %s = llvm.sext %x : i16 to i128
  %t = llvm.trunc %y : i128 to i16
  llvm.call @show_wide(%z) : (i128) -> ()
  llvm.call @show_wide(%s) : (i128) -> ()
  %tw = llvm.zext %t : i16 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast24_32(%x: i24, %y: i32) {
  %z = llvm.zext %x : i24 to i32
  %s = llvm.sext %x : i24 to i32
  %t = llvm.trunc %y : i32 to i24
  %zw = llvm.zext %z : i32 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i24 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast24_47(%x: i24, %y: i47) {
  %z = llvm.zext %x : i24 to i47
  %s = llvm.sext %x : i24 to i47
  %t = llvm.trunc %y : i47 to i24
  %zw = llvm.zext %z : i47 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i24 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast24_64(%x: i24, %y: i64) {
  %z = llvm.zext %x : i24 to i64
  %s = llvm.sext %x : i24 to i64
  %t = llvm.trunc %y : i64 to i24
  llvm.call @show(%z) : (i64) -> ()
  llvm.call @show(%s) : (i64) -> ()
  %tw = llvm.zext %t : i24 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast24_100(%x: i24, %y: i100) {
  %z = llvm.zext %x : i24 to i100
  %s = llvm.sext %x : i24 to i100
  %t = llvm.trunc %y : i100 to i24
  %zw = llvm.zext %z : i100 to i128
  llvm.call @show_wide(%zw) : (i128) -> ()
  %sw = llvm.zext %s : i100 to i128
  llvm.call @show_wide(%sw) : (i128) -> ()
  %tw = llvm.zext %t : i24 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast24_128(%x: i24, %y: i128) {
  %z = llvm.zext %x : i24 to i128
  %s = llvm.sext %x : i24 to i128
  %t = llvm.trunc %y : i128 to i24
  llvm.call @show_wide(%z) : (i128) -> ()
  llvm.call @show_wide(%s) : (i128) -> ()
  %tw = llvm.zext %t : i24 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast32_47(%x: i32, %y: i47) {
  %z = llvm.zext %x : i32 to i47
  %s = llvm.sext %x : i32 to i47
  %t = llvm.trunc %y : i47 to i32
  %zw = llvm.zext %z : i47 to i64
  llvm.call @show(%zw) : (i64) -> ()
  %sw = llvm.zext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %tw = llvm.zext %t : i32 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast32_64(%x: i32, %y: i64) {
  %z = llvm.zext %x : i32 to i64
  %s = llvm.sext %x : i32 to i64
  %t = llvm.trunc %y : i64 to i32
  llvm.call @show(%z) : (i64) -> ()
  llvm.call @show(%s) : (i64) -> ()
  %tw = llvm.zext %t : i32 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast32_100(%x: i32, %y: i100) {
  %z = llvm.zext %x : i32 to i100
  %s = llvm.sext %x : i32 to i100
  %t = llvm.trunc %y : i100 to i32
  %zw = llvm.zext %z : i100 to i128
  llvm.call @show_wide(%zw) : (i128) -> ()
  %sw = llvm.zext %s : i100 to i128
  llvm.call @show_wide(%sw) : (i128) -> ()
  %tw = llvm.zext %t : i32 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast32_128(%x: i32, %y: i128) {
  %z = llvm.zext %x : i32 to i128
  %s = llvm.sext %x : i32 to i128
  %t = llvm.trunc %y : i128 to i32
  llvm.call @show_wide(%z) : (i128) -> ()
  llvm.call @show_wide(%s) : (i128) -> ()
  %tw = llvm.zext %t : i32 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast47_64(%x: i47, %y: i64) {
  %z = llvm.zext %x : i47 to i64
  %s = llvm.sext %x : i47 to i64
  %t = llvm.trunc %y : i64 to i47
  llvm.call @show(%z) : (i64) -> ()
  llvm.call @show(%s) : (i64) -> ()
  %tw = llvm.zext %t : i47 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast47_100(%x: i47, %y: i100) {
  %z = llvm.zext %x : i47 to i100
  %s = llvm.sext %x : i47 to i100
  %t = llvm.trunc %y : i100 to i47
  %zw = llvm.zext %z : i100 to i128
  llvm.call @show_wide(%zw) : (i128) -> ()
  %sw = llvm.zext %s : i100 to i128
  llvm.call @show_wide(%sw) : (i128) -> ()
  %tw = llvm.zext %t : i47 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast47_128(%x: i47, %y: i128) {
  %z = llvm.zext %x : i47 to i128
  %s = llvm.sext %x : i47 to i128
  %t = llvm.trunc %y : i128 to i47
  llvm.call @show_wide(%z) : (i128) -> ()
  llvm.call @show_wide(%s) : (i128) -> ()
  %tw = llvm.zext %t : i47 to i64
  llvm.call @show(%tw) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast64_100(%x: i64, %y: i100) {
  %z = llvm.zext %x : i64 to i100
  %s = llvm.sext %x : i64 to i100
  %t = llvm.trunc %y : i100 to i64
  %zw = llvm.zext %z : i100 to i128
  llvm.call @show_wide(%zw) : (i128) -> ()
  %sw = llvm.zext %s : i100 to i128
  llvm.call @show_wide(%sw) : (i128) -> ()
  llvm.call @show(%t) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast64_128(%x: i64, %y: i128) {
  %z = llvm.zext %x : i64 to i128
  %s = llvm.sext %x : i64 to i128
  %t = llvm.trunc %y : i128 to i64
  llvm.call @show_wide(%z) : (i128) -> ()
  llvm.call @show_wide(%s) : (i128) -> ()
  llvm.call @show(%t) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @cast100_128(%x: i100, %y: i128) {
  %z = llvm.zext %x : i100 to i128
  %s = llvm.sext %x : i100 to i128
  %t = llvm.trunc %y : i128 to i100
  llvm.call @show_wide(%z) : (i128) -> ()
  llvm.call @show_wide(%s) : (i128) -> ()
  %tw = llvm.zext %t : i100 to i128
  llvm.call @show_wide(%tw) : (i128) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @run() {
  %x0 = llvm.mlir.constant(false) : i1
  %y0 = llvm.mlir.constant(-38 : i7) : i7
  llvm.call @cast1_7(%x0, %y0) : (i1, i7) -> ()
  %x1 = llvm.mlir.constant(true) : i1
  %y1 = llvm.mlir.constant(37 : i7) : i7
  llvm.call @cast1_7(%x1, %y1) : (i1, i7) -> ()
  %x2 = llvm.mlir.constant(false) : i1
  %y2 = llvm.mlir.constant(90 : i8) : i8
  llvm.call @cast1_8(%x2, %y2) : (i1, i8) -> ()
  %x3 = llvm.mlir.constant(true) : i1
  %y3 = llvm.mlir.constant(-91 : i8) : i8
  llvm.call @cast1_8(%x3, %y3) : (i1, i8) -> ()
  %x4 = llvm.mlir.constant(false) : i1
  %y4 = llvm.mlir.constant(23130 : i16) : i16
  llvm.call @cast1_16(%x4, %y4) : (i1, i16) -> ()
  %x5 = llvm.mlir.constant(true) : i1
  %y5 = llvm.mlir.constant(-23131 : i16) : i16
  llvm.call @cast1_16(%x5, %y5) : (i1, i16) -> ()
  %x6 = llvm.mlir.constant(false) : i1
  %y6 = llvm.mlir.constant(5921370 : i24) : i24
  llvm.call @cast1_24(%x6, %y6) : (i1, i24) -> ()
  %x7 = llvm.mlir.constant(true) : i1
  %y7 = llvm.mlir.constant(-5921371 : i24) : i24
  llvm.call @cast1_24(%x7, %y7) : (i1, i24) -> ()
  %x8 = llvm.mlir.constant(false) : i1
  %y8 = llvm.mlir.constant(1515870810 : i32) : i32
  llvm.call @cast1_32(%x8, %y8) : (i1, i32) -> ()
  %x9 = llvm.mlir.constant(true) : i1
  %y9 = llvm.mlir.constant(-1515870811 : i32) : i32
  llvm.call @cast1_32(%x9, %y9) : (i1, i32) -> ()
  %x10 = llvm.mlir.constant(false) : i1
  %y10 = llvm.mlir.constant(-41393378928038 : i47) : i47
  llvm.call @cast1_47(%x10, %y10) : (i1, i47) -> ()
  %x11 = llvm.mlir.constant(true) : i1
  %y11 = llvm.mlir.constant(41393378928037 : i47) : i47
  llvm.call @cast1_47(%x11, %y11) : (i1, i47) -> ()
  %x12 = llvm.mlir.constant(false) : i1
  %y12 = llvm.mlir.constant(6510615555426900570 : i64) : i64
  llvm.call @cast1_64(%x12, %y12) : (i1, i64) -> ()
  %x13 = llvm.mlir.constant(true) : i1
  %y13 = llvm.mlir.constant(-6510615555426900571 : i64) : i64
  llvm.call @cast1_64(%x13, %y13) : (i1, i64) -> ()
  %x14 = llvm.mlir.constant(false) : i1
  %y14 = llvm.mlir.constant(-447406094198198612292954072486 : i100) : i100
  llvm.call @cast1_100(%x14, %y14) : (i1, i100) -> ()
  %x15 = llvm.mlir.constant(true) : i1
  %y15 = llvm.mlir.constant(447406094198198612292954072485 : i100) : i100
  llvm.call @cast1_100(%x15, %y15) : (i1, i100) -> ()
  %x16 = llvm.mlir.constant(false) : i1
  %y16 = llvm.mlir.constant(120099658913272398869426332034741721690 : i128) : i128
  llvm.call @cast1_128(%x16, %y16) : (i1, i128) -> ()
  %x17 = llvm.mlir.constant(true) : i1
  %y17 = llvm.mlir.constant(-120099658913272398869426332034741721691 : i128) : i128
  llvm.call @cast1_128(%x17, %y17) : (i1, i128) -> ()
  %x18 = llvm.mlir.constant(-38 : i7) : i7
  %y18 = llvm.mlir.constant(90 : i8) : i8
  llvm.call @cast7_8(%x18, %y18) : (i7, i8) -> ()
  %x19 = llvm.mlir.constant(37 : i7) : i7
  %y19 = llvm.mlir.constant(-91 : i8) : i8
  llvm.call @cast7_8(%x19, %y19) : (i7, i8) -> ()
  %x20 = llvm.mlir.constant(-38 : i7) : i7
  %y20 = llvm.mlir.constant(23130 : i16) : i16
  llvm.call @cast7_16(%x20, %y20) : (i7, i16) -> ()
  %x21 = llvm.mlir.constant(37 : i7) : i7
  %y21 = llvm.mlir.constant(-23131 : i16) : i16
  llvm.call @cast7_16(%x21, %y21) : (i7, i16) -> ()
  %x22 = llvm.mlir.constant(-38 : i7) : i7
  %y22 = llvm.mlir.constant(5921370 : i24) : i24
  llvm.call @cast7_24(%x22, %y22) : (i7, i24) -> ()
  %x23 = llvm.mlir.constant(37 : i7) : i7
  %y23 = llvm.mlir.constant(-5921371 : i24) : i24
  llvm.call @cast7_24(%x23, %y23) : (i7, i24) -> ()
  %x24 = llvm.mlir.constant(-38 : i7) : i7
  %y24 = llvm.mlir.constant(1515870810 : i32) : i32
  llvm.call @cast7_32(%x24, %y24) : (i7, i32) -> ()
  %x25 = llvm.mlir.constant(37 : i7) : i7
  %y25 = llvm.mlir.constant(-1515870811 : i32) : i32
  llvm.call @cast7_32(%x25, %y25) : (i7, i32) -> ()
  %x26 = llvm.mlir.constant(-38 : i7) : i7
  %y26 = llvm.mlir.constant(-41393378928038 : i47) : i47
  llvm.call @cast7_47(%x26, %y26) : (i7, i47) -> ()
  %x27 = llvm.mlir.constant(37 : i7) : i7
  %y27 = llvm.mlir.constant(41393378928037 : i47) : i47
  llvm.call @cast7_47(%x27, %y27) : (i7, i47) -> ()
  %x28 = llvm.mlir.constant(-38 : i7) : i7
  %y28 = llvm.mlir.constant(6510615555426900570 : i64) : i64
  llvm.call @cast7_64(%x28, %y28) : (i7, i64) -> ()
  %x29 = llvm.mlir.constant(37 : i7) : i7
  %y29 = llvm.mlir.constant(-6510615555426900571 : i64) : i64
  llvm.call @cast7_64(%x29, %y29) : (i7, i64) -> ()
  %x30 = llvm.mlir.constant(-38 : i7) : i7
  %y30 = llvm.mlir.constant(-447406094198198612292954072486 : i100) : i100
  llvm.call @cast7_100(%x30, %y30) : (i7, i100) -> ()
  %x31 = llvm.mlir.constant(37 : i7) : i7
  %y31 = llvm.mlir.constant(447406094198198612292954072485 : i100) : i100
  llvm.call @cast7_100(%x31, %y31) : (i7, i100) -> ()
  %x32 = llvm.mlir.constant(-38 : i7) : i7
  %y32 = llvm.mlir.constant(120099658913272398869426332034741721690 : i128) : i128
  llvm.call @cast7_128(%x32, %y32) : (i7, i128) -> ()
  %x33 = llvm.mlir.constant(37 : i7) : i7
  %y33 = llvm.mlir.constant(-120099658913272398869426332034741721691 : i128) : i128
  llvm.call @cast7_128(%x33, %y33) : (i7, i128) -> ()
  %x34 = llvm.mlir.constant(90 : i8) : i8
  %y34 = llvm.mlir.constant(23130 : i16) : i16
  llvm.call @cast8_16(%x34, %y34) : (i8, i16) -> ()
  %x35 = llvm.mlir.constant(-91 : i8) : i8
  %y35 = llvm.mlir.constant(-23131 : i16) : i16
  llvm.call @cast8_16(%x35, %y35) : (i8, i16) -> ()
  %x36 = llvm.mlir.constant(90 : i8) : i8
  %y36 = llvm.mlir.constant(5921370 : i24) : i24
  llvm.call @cast8_24(%x36, %y36) : (i8, i24) -> ()
  %x37 = llvm.mlir.constant(-91 : i8) : i8
  %y37 = llvm.mlir.constant(-5921371 : i24) : i24
  llvm.call @cast8_24(%x37, %y37) : (i8, i24) -> ()
  %x38 = llvm.mlir.constant(90 : i8) : i8
  %y38 = llvm.mlir.constant(1515870810 : i32) : i32
  llvm.call @cast8_32(%x38, %y38) : (i8, i32) -> ()
  %x39 = llvm.mlir.constant(-91 : i8) : i8
  %y39 = llvm.mlir.constant(-1515870811 : i32) : i32
  llvm.call @cast8_32(%x39, %y39) : (i8, i32) -> ()
  %x40 = llvm.mlir.constant(90 : i8) : i8
  %y40 = llvm.mlir.constant(-41393378928038 : i47) : i47
  llvm.call @cast8_47(%x40, %y40) : (i8, i47) -> ()
  %x41 = llvm.mlir.constant(-91 : i8) : i8
  %y41 = llvm.mlir.constant(41393378928037 : i47) : i47
  llvm.call @cast8_47(%x41, %y41) : (i8, i47) -> ()
  %x42 = llvm.mlir.constant(90 : i8) : i8
  %y42 = llvm.mlir.constant(6510615555426900570 : i64) : i64
  llvm.call @cast8_64(%x42, %y42) : (i8, i64) -> ()
  %x43 = llvm.mlir.constant(-91 : i8) : i8
  %y43 = llvm.mlir.constant(-6510615555426900571 : i64) : i64
  llvm.call @cast8_64(%x43, %y43) : (i8, i64) -> ()
  %x44 = llvm.mlir.constant(90 : i8) : i8
  %y44 = llvm.mlir.constant(-447406094198198612292954072486 : i100) : i100
  llvm.call @cast8_100(%x44, %y44) : (i8, i100) -> ()
  %x45 = llvm.mlir.constant(-91 : i8) : i8
  %y45 = llvm.mlir.constant(447406094198198612292954072485 : i100) : i100
  llvm.call @cast8_100(%x45, %y45) : (i8, i100) -> ()
  %x46 = llvm.mlir.constant(90 : i8) : i8
  %y46 = llvm.mlir.constant(120099658913272398869426332034741721690 : i128) : i128
  llvm.call @cast8_128(%x46, %y46) : (i8, i128) -> ()
  %x47 = llvm.mlir.constant(-91 : i8) : i8
  %y47 = llvm.mlir.constant(-120099658913272398869426332034741721691 : i128) : i128
  llvm.call @cast8_128(%x47, %y47) : (i8, i128) -> ()
  %x48 = llvm.mlir.constant(23130 : i16) : i16
  %y48 = llvm.mlir.constant(5921370 : i24) : i24
  llvm.call @cast16_24(%x48, %y48) : (i16, i24) -> ()
  %x49 = llvm.mlir.constant(-23131 : i16) : i16
  %y49 = llvm.mlir.constant(-5921371 : i24) : i24
  llvm.call @cast16_24(%x49, %y49) : (i16, i24) -> ()
  %x50 = llvm.mlir.constant(23130 : i16) : i16
  %y50 = llvm.mlir.constant(1515870810 : i32) : i32
  llvm.call @cast16_32(%x50, %y50) : (i16, i32) -> ()
  %x51 = llvm.mlir.constant(-23131 : i16) : i16
  %y51 = llvm.mlir.constant(-1515870811 : i32) : i32
  llvm.call @cast16_32(%x51, %y51) : (i16, i32) -> ()
  %x52 = llvm.mlir.constant(23130 : i16) : i16
  %y52 = llvm.mlir.constant(-41393378928038 : i47) : i47
  llvm.call @cast16_47(%x52, %y52) : (i16, i47) -> ()
  %x53 = llvm.mlir.constant(-23131 : i16) : i16
  %y53 = llvm.mlir.constant(41393378928037 : i47) : i47
  llvm.call @cast16_47(%x53, %y53) : (i16, i47) -> ()
  %x54 = llvm.mlir.constant(23130 : i16) : i16
  %y54 = llvm.mlir.constant(6510615555426900570 : i64) : i64
  llvm.call @cast16_64(%x54, %y54) : (i16, i64) -> ()
  %x55 = llvm.mlir.constant(-23131 : i16) : i16
  %y55 = llvm.mlir.constant(-6510615555426900571 : i64) : i64
  llvm.call @cast16_64(%x55, %y55) : (i16, i64) -> ()
  %x56 = llvm.mlir.constant(23130 : i16) : i16
  %y56 = llvm.mlir.constant(-447406094198198612292954072486 : i100) : i100
  llvm.call @cast16_100(%x56, %y56) : (i16, i100) -> ()
  %x57 = llvm.mlir.constant(-23131 : i16) : i16
  %y57 = llvm.mlir.constant(447406094198198612292954072485 : i100) : i100
  llvm.call @cast16_100(%x57, %y57) : (i16, i100) -> ()
  %x58 = llvm.mlir.constant(23130 : i16) : i16
  %y58 = llvm.mlir.constant(120099658913272398869426332034741721690 : i128) : i128
  llvm.call @cast16_128(%x58, %y58) : (i16, i128) -> ()
  %x59 = llvm.mlir.constant(-23131 : i16) : i16
  %y59 = llvm.mlir.constant(-120099658913272398869426332034741721691 : i128) : i128
  llvm.call @cast16_128(%x59, %y59) : (i16, i128) -> ()
  %x60 = llvm.mlir.constant(5921370 : i24) : i24
  %y60 = llvm.mlir.constant(1515870810 : i32) : i32
  llvm.call @cast24_32(%x60, %y60) : (i24, i32) -> ()
  %x61 = llvm.mlir.constant(-5921371 : i24) : i24
  %y61 = llvm.mlir.constant(-1515870811 : i32) : i32
  llvm.call @cast24_32(%x61, %y61) : (i24, i32) -> ()
  %x62 = llvm.mlir.constant(5921370 : i24) : i24
  %y62 = llvm.mlir.constant(-41393378928038 : i47) : i47
  llvm.call @cast24_47(%x62, %y62) : (i24, i47) -> ()
  %x63 = llvm.mlir.constant(-5921371 : i24) : i24
  %y63 = llvm.mlir.constant(41393378928037 : i47) : i47
  llvm.call @cast24_47(%x63, %y63) : (i24, i47) -> ()
  %x64 = llvm.mlir.constant(5921370 : i24) : i24
  %y64 = llvm.mlir.constant(6510615555426900570 : i64) : i64
  llvm.call @cast24_64(%x64, %y64) : (i24, i64) -> ()
  %x65 = llvm.mlir.constant(-5921371 : i24) : i24
  %y65 = llvm.mlir.constant(-6510615555426900571 : i64) : i64
  llvm.call @cast24_64(%x65, %y65) : (i24, i64) -> ()
  %x66 = llvm.mlir.constant(5921370 : i24) : i24
  %y66 = llvm.mlir.constant(-447406094198198612292954072486 : i100) : i100
  llvm.call @cast24_100(%x66, %y66) : (i24, i100) -> ()
  %x67 = llvm.mlir.constant(-5921371 : i24) : i24
  %y67 = llvm.mlir.constant(447406094198198612292954072485 : i100) : i100
  llvm.call @cast24_100(%x67, %y67) : (i24, i100) -> ()
  %x68 = llvm.mlir.constant(5921370 : i24) : i24
  %y68 = llvm.mlir.constant(120099658913272398869426332034741721690 : i128) : i128
  llvm.call @cast24_128(%x68, %y68) : (i24, i128) -> ()
  %x69 = llvm.mlir.constant(-5921371 : i24) : i24
  %y69 = llvm.mlir.constant(-120099658913272398869426332034741721691 : i128) : i128
  llvm.call @cast24_128(%x69, %y69) : (i24, i128) -> ()
  %x70 = llvm.mlir.constant(1515870810 : i32) : i32
  %y70 = llvm.mlir.constant(-41393378928038 : i47) : i47
  llvm.call @cast32_47(%x70, %y70) : (i32, i47) -> ()
  %x71 = llvm.mlir.constant(-1515870811 : i32) : i32
  %y71 = llvm.mlir.constant(41393378928037 : i47) : i47
  llvm.call @cast32_47(%x71, %y71) : (i32, i47) -> ()
  %x72 = llvm.mlir.constant(1515870810 : i32) : i32
  %y72 = llvm.mlir.constant(6510615555426900570 : i64) : i64
  llvm.call @cast32_64(%x72, %y72) : (i32, i64) -> ()
  %x73 = llvm.mlir.constant(-1515870811 : i32) : i32
  %y73 = llvm.mlir.constant(-6510615555426900571 : i64) : i64
  llvm.call @cast32_64(%x73, %y73) : (i32, i64) -> ()
  %x74 = llvm.mlir.constant(1515870810 : i32) : i32
  %y74 = llvm.mlir.constant(-447406094198198612292954072486 : i100) : i100
  llvm.call @cast32_100(%x74, %y74) : (i32, i100) -> ()
  %x75 = llvm.mlir.constant(-1515870811 : i32) : i32
  %y75 = llvm.mlir.constant(447406094198198612292954072485 : i100) : i100
  llvm.call @cast32_100(%x75, %y75) : (i32, i100) -> ()
  %x76 = llvm.mlir.constant(1515870810 : i32) : i32
  %y76 = llvm.mlir.constant(120099658913272398869426332034741721690 : i128) : i128
  llvm.call @cast32_128(%x76, %y76) : (i32, i128) -> ()
  %x77 = llvm.mlir.constant(-1515870811 : i32) : i32
  %y77 = llvm.mlir.constant(-120099658913272398869426332034741721691 : i128) : i128
  llvm.call @cast32_128(%x77, %y77) : (i32, i128) -> ()
  %x78 = llvm.mlir.constant(-41393378928038 : i47) : i47
  %y78 = llvm.mlir.constant(6510615555426900570 : i64) : i64
  llvm.call @cast47_64(%x78, %y78) : (i47, i64) -> ()
  %x79 = llvm.mlir.constant(41393378928037 : i47) : i47
  %y79 = llvm.mlir.constant(-6510615555426900571 : i64) : i64
  llvm.call @cast47_64(%x79, %y79) : (i47, i64) -> ()
  %x80 = llvm.mlir.constant(-41393378928038 : i47) : i47
  %y80 = llvm.mlir.constant(-447406094198198612292954072486 : i100) : i100
  llvm.call @cast47_100(%x80, %y80) : (i47, i100) -> ()
  %x81 = llvm.mlir.constant(41393378928037 : i47) : i47
  %y81 = llvm.mlir.constant(447406094198198612292954072485 : i100) : i100
  llvm.call @cast47_100(%x81, %y81) : (i47, i100) -> ()
  %x82 = llvm.mlir.constant(-41393378928038 : i47) : i47
  %y82 = llvm.mlir.constant(120099658913272398869426332034741721690 : i128) : i128
  llvm.call @cast47_128(%x82, %y82) : (i47, i128) -> ()
  %x83 = llvm.mlir.constant(41393378928037 : i47) : i47
  %y83 = llvm.mlir.constant(-120099658913272398869426332034741721691 : i128) : i128
  llvm.call @cast47_128(%x83, %y83) : (i47, i128) -> ()
  %x84 = llvm.mlir.constant(6510615555426900570 : i64) : i64
  %y84 = llvm.mlir.constant(-447406094198198612292954072486 : i100) : i100
  llvm.call @cast64_100(%x84, %y84) : (i64, i100) -> ()
  %x85 = llvm.mlir.constant(-6510615555426900571 : i64) : i64
  %y85 = llvm.mlir.constant(447406094198198612292954072485 : i100) : i100
  llvm.call @cast64_100(%x85, %y85) : (i64, i100) -> ()
  %x86 = llvm.mlir.constant(6510615555426900570 : i64) : i64
  %y86 = llvm.mlir.constant(120099658913272398869426332034741721690 : i128) : i128
  llvm.call @cast64_128(%x86, %y86) : (i64, i128) -> ()
  %x87 = llvm.mlir.constant(-6510615555426900571 : i64) : i64
  %y87 = llvm.mlir.constant(-120099658913272398869426332034741721691 : i128) : i128
  llvm.call @cast64_128(%x87, %y87) : (i64, i128) -> ()
  %x88 = llvm.mlir.constant(-447406094198198612292954072486 : i100) : i100
  %y88 = llvm.mlir.constant(120099658913272398869426332034741721690 : i128) : i128
  llvm.call @cast100_128(%x88, %y88) : (i100, i128) -> ()
  %x89 = llvm.mlir.constant(447406094198198612292954072485 : i100) : i100
  %y89 = llvm.mlir.constant(-120099658913272398869426332034741721691 : i128) : i128
  llvm.call @cast100_128(%x89, %y89) : (i100, i128) -> ()
  llvm.return
}
