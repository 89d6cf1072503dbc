// Conversions between floats and integers in all widths.
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
llvm.func @from8_f16(%x: i8) {
  %s = llvm.sitofp %x : i8 to f16
  %sb = llvm.bitcast %s : f16 to i16
  %sz = llvm.zext %sb : i16 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i8 to f16
  %ub = llvm.bitcast %u : f16 to i16
  %uz = llvm.zext %ub : i16 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from16_f16(%x: i16) {
  %s = llvm.sitofp %x : i16 to f16
  %sb = llvm.bitcast %s : f16 to i16
  %sz = llvm.zext %sb : i16 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i16 to f16
  %ub = llvm.bitcast %u : f16 to i16
  %uz = llvm.zext %ub : i16 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from32_f16(%x: i32) {
  %s = llvm.sitofp %x : i32 to f16
  %sb = llvm.bitcast %s : f16 to i16
  %sz = llvm.zext %sb : i16 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i32 to f16
  %ub = llvm.bitcast %u : f16 to i16
  %uz = llvm.zext %ub : i16 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from7_f16(%x: i7) {
  %s = llvm.sitofp %x : i7 to f16
  %sb = llvm.bitcast %s : f16 to i16
  %sz = llvm.zext %sb : i16 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i7 to f16
  %ub = llvm.bitcast %u : f16 to i16
  %uz = llvm.zext %ub : i16 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from24_f16(%x: i24) {
  %s = llvm.sitofp %x : i24 to f16
  %sb = llvm.bitcast %s : f16 to i16
  %sz = llvm.zext %sb : i16 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i24 to f16
  %ub = llvm.bitcast %u : f16 to i16
  %uz = llvm.zext %ub : i16 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from8_bf16(%x: i8) {
  %s = llvm.sitofp %x : i8 to bf16
  %sb = llvm.bitcast %s : bf16 to i16
  %sz = llvm.zext %sb : i16 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i8 to bf16
  %ub = llvm.bitcast %u : bf16 to i16
  %uz = llvm.zext %ub : i16 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from16_bf16(%x: i16) {
  %s = llvm.sitofp %x : i16 to bf16
  %sb = llvm.bitcast %s : bf16 to i16
  %sz = llvm.zext %sb : i16 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i16 to bf16
  %ub = llvm.bitcast %u : bf16 to i16
  %uz = llvm.zext %ub : i16 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from32_bf16(%x: i32) {
  %s = llvm.sitofp %x : i32 to bf16
  %sb = llvm.bitcast %s : bf16 to i16
  %sz = llvm.zext %sb : i16 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i32 to bf16
  %ub = llvm.bitcast %u : bf16 to i16
  %uz = llvm.zext %ub : i16 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from7_bf16(%x: i7) {
  %s = llvm.sitofp %x : i7 to bf16
  %sb = llvm.bitcast %s : bf16 to i16
  %sz = llvm.zext %sb : i16 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i7 to bf16
  %ub = llvm.bitcast %u : bf16 to i16
  %uz = llvm.zext %ub : i16 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from24_bf16(%x: i24) {
  %s = llvm.sitofp %x : i24 to bf16
  %sb = llvm.bitcast %s : bf16 to i16
  %sz = llvm.zext %sb : i16 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i24 to bf16
  %ub = llvm.bitcast %u : bf16 to i16
  %uz = llvm.zext %ub : i16 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from8_f32(%x: i8) {
  %s = llvm.sitofp %x : i8 to f32
  %sb = llvm.bitcast %s : f32 to i32
  %sz = llvm.zext %sb : i32 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i8 to f32
  %ub = llvm.bitcast %u : f32 to i32
  %uz = llvm.zext %ub : i32 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from16_f32(%x: i16) {
  %s = llvm.sitofp %x : i16 to f32
  %sb = llvm.bitcast %s : f32 to i32
  %sz = llvm.zext %sb : i32 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i16 to f32
  %ub = llvm.bitcast %u : f32 to i32
  %uz = llvm.zext %ub : i32 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from32_f32(%x: i32) {
  %s = llvm.sitofp %x : i32 to f32
  %sb = llvm.bitcast %s : f32 to i32
  %sz = llvm.zext %sb : i32 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i32 to f32
  %ub = llvm.bitcast %u : f32 to i32
  %uz = llvm.zext %ub : i32 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from64_f32(%x: i64) {
  %s = llvm.sitofp %x : i64 to f32
  %sb = llvm.bitcast %s : f32 to i32
  %sz = llvm.zext %sb : i32 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i64 to f32
  %ub = llvm.bitcast %u : f32 to i32
  %uz = llvm.zext %ub : i32 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from128_f32(%x: i128) {
  %s = llvm.sitofp %x : i128 to f32
  %sb = llvm.bitcast %s : f32 to i32
  %sz = llvm.zext %sb : i32 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i128 to f32
  %ub = llvm.bitcast %u : f32 to i32
  %uz = llvm.zext %ub : i32 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from7_f32(%x: i7) {
  %s = llvm.sitofp %x : i7 to f32
  %sb = llvm.bitcast %s : f32 to i32
  %sz = llvm.zext %sb : i32 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i7 to f32
  %ub = llvm.bitcast %u : f32 to i32
  %uz = llvm.zext %ub : i32 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from24_f32(%x: i24) {
  %s = llvm.sitofp %x : i24 to f32
  %sb = llvm.bitcast %s : f32 to i32
  %sz = llvm.zext %sb : i32 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i24 to f32
  %ub = llvm.bitcast %u : f32 to i32
  %uz = llvm.zext %ub : i32 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from47_f32(%x: i47) {
  %s = llvm.sitofp %x : i47 to f32
  %sb = llvm.bitcast %s : f32 to i32
  %sz = llvm.zext %sb : i32 to i64
  llvm.call @show(%sz) : (i64) -> ()
  %u = llvm.uitofp %x : i47 to f32
  %ub = llvm.bitcast %u : f32 to i32
  %uz = llvm.zext %ub : i32 to i64
  llvm.call @show(%uz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from8_f64(%x: i8) {
  %s = llvm.sitofp %x : i8 to f64
  %sb = llvm.bitcast %s : f64 to i64
  llvm.call @show(%sb) : (i64) -> ()
  %u = llvm.uitofp %x : i8 to f64
  %ub = llvm.bitcast %u : f64 to i64
  llvm.call @show(%ub) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from16_f64(%x: i16) {
  %s = llvm.sitofp %x : i16 to f64
  %sb = llvm.bitcast %s : f64 to i64
  llvm.call @show(%sb) : (i64) -> ()
  %u = llvm.uitofp %x : i16 to f64
  %ub = llvm.bitcast %u : f64 to i64
  llvm.call @show(%ub) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from32_f64(%x: i32) {
  %s = llvm.sitofp %x : i32 to f64
  %sb = llvm.bitcast %s : f64 to i64
  llvm.call @show(%sb) : (i64) -> ()
  %u = llvm.uitofp %x : i32 to f64
  %ub = llvm.bitcast %u : f64 to i64
  llvm.call @show(%ub) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from64_f64(%x: i64) {
  %s = llvm.sitofp %x : i64 to f64
  %sb = llvm.bitcast %s : f64 to i64
  llvm.call @show(%sb) : (i64) -> ()
  %u = llvm.uitofp %x : i64 to f64
  %ub = llvm.bitcast %u : f64 to i64
  llvm.call @show(%ub) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from128_f64(%x: i128) {
  %s = llvm.sitofp %x : i128 to f64
  %sb = llvm.bitcast %s : f64 to i64
  llvm.call @show(%sb) : (i64) -> ()
  %u = llvm.uitofp %x : i128 to f64
  %ub = llvm.bitcast %u : f64 to i64
  llvm.call @show(%ub) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from7_f64(%x: i7) {
  %s = llvm.sitofp %x : i7 to f64
  %sb = llvm.bitcast %s : f64 to i64
  llvm.call @show(%sb) : (i64) -> ()
  %u = llvm.uitofp %x : i7 to f64
  %ub = llvm.bitcast %u : f64 to i64
  llvm.call @show(%ub) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from24_f64(%x: i24) {
  %s = llvm.sitofp %x : i24 to f64
  %sb = llvm.bitcast %s : f64 to i64
  llvm.call @show(%sb) : (i64) -> ()
  %u = llvm.uitofp %x : i24 to f64
  %ub = llvm.bitcast %u : f64 to i64
  llvm.call @show(%ub) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @from47_f64(%x: i47) {
  %s = llvm.sitofp %x : i47 to f64
  %sb = llvm.bitcast %s : f64 to i64
  llvm.call @show(%sb) : (i64) -> ()
  %u = llvm.uitofp %x : i47 to f64
  %ub = llvm.bitcast %u : f64 to i64
  llvm.call @show(%ub) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @to8_f16(%x: f16, %y: f16) {
  %s = llvm.fptosi %x : f16 to i8
  %u = llvm.fptoui %y : f16 to i8
  %sw = llvm.sext %s : i8 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i8 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to16_f16(%x: f16, %y: f16) {
  %s = llvm.fptosi %x : f16 to i16
  %u = llvm.fptoui %y : f16 to i16
  %sw = llvm.sext %s : i16 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i16 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to32_f16(%x: f16, %y: f16) {
  %s = llvm.fptosi %x : f16 to i32
  %u = llvm.fptoui %y : f16 to i32
  %sw = llvm.sext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i32 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to64_f16(%x: f16, %y: f16) {
  %s = llvm.fptosi %x : f16 to i64
  %u = llvm.fptoui %y : f16 to i64
  %sw = llvm.or %s, %s : i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.or %u, %u : i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to128_f16(%x: f16, %y: f16) {
  %s = llvm.fptosi %x : f16 to i128
  %u = llvm.fptoui %y : f16 to i128
  %sw = llvm.trunc %s : i128 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.trunc %u : i128 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to7_f16(%x: f16, %y: f16) {
  %s = llvm.fptosi %x : f16 to i7
  %u = llvm.fptoui %y : f16 to i7
  %sw = llvm.sext %s : i7 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i7 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to24_f16(%x: f16, %y: f16) {
  %s = llvm.fptosi %x : f16 to i24
  %u = llvm.fptoui %y : f16 to i24
  %sw = llvm.sext %s : i24 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i24 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to47_f16(%x: f16, %y: f16) {
  %s = llvm.fptosi %x : f16 to i47
  %u = llvm.fptoui %y : f16 to i47
  %sw = llvm.sext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i47 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to8_bf16(%x: bf16, %y: bf16) {
  %s = llvm.fptosi %x : bf16 to i8
  %u = llvm.fptoui %y : bf16 to i8
  %sw = llvm.sext %s : i8 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i8 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to16_bf16(%x: bf16, %y: bf16) {
  %s = llvm.fptosi %x : bf16 to i16
  %u = llvm.fptoui %y : bf16 to i16
  %sw = llvm.sext %s : i16 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i16 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to32_bf16(%x: bf16, %y: bf16) {
  %s = llvm.fptosi %x : bf16 to i32
  %u = llvm.fptoui %y : bf16 to i32
  %sw = llvm.sext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i32 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to64_bf16(%x: bf16, %y: bf16) {
  %s = llvm.fptosi %x : bf16 to i64
  %u = llvm.fptoui %y : bf16 to i64
  %sw = llvm.or %s, %s : i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.or %u, %u : i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to128_bf16(%x: bf16, %y: bf16) {
  %s = llvm.fptosi %x : bf16 to i128
  %u = llvm.fptoui %y : bf16 to i128
  %sw = llvm.trunc %s : i128 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.trunc %u : i128 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to7_bf16(%x: bf16, %y: bf16) {
  %s = llvm.fptosi %x : bf16 to i7
  %u = llvm.fptoui %y : bf16 to i7
  %sw = llvm.sext %s : i7 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i7 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to24_bf16(%x: bf16, %y: bf16) {
  %s = llvm.fptosi %x : bf16 to i24
  %u = llvm.fptoui %y : bf16 to i24
  %sw = llvm.sext %s : i24 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i24 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to47_bf16(%x: bf16, %y: bf16) {
  %s = llvm.fptosi %x : bf16 to i47
  %u = llvm.fptoui %y : bf16 to i47
  %sw = llvm.sext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i47 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to8_f32(%x: f32, %y: f32) {
  %s = llvm.fptosi %x : f32 to i8
  %u = llvm.fptoui %y : f32 to i8
  %sw = llvm.sext %s : i8 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i8 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to16_f32(%x: f32, %y: f32) {
  %s = llvm.fptosi %x : f32 to i16
  %u = llvm.fptoui %y : f32 to i16
  %sw = llvm.sext %s : i16 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i16 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to32_f32(%x: f32, %y: f32) {
  %s = llvm.fptosi %x : f32 to i32
  %u = llvm.fptoui %y : f32 to i32
  %sw = llvm.sext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i32 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to64_f32(%x: f32, %y: f32) {
  %s = llvm.fptosi %x : f32 to i64
  %u = llvm.fptoui %y : f32 to i64
  %sw = llvm.or %s, %s : i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.or %u, %u : i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to128_f32(%x: f32, %y: f32) {
  %s = llvm.fptosi %x : f32 to i128
  %u = llvm.fptoui %y : f32 to i128
  %sw = llvm.trunc %s : i128 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.trunc %u : i128 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to7_f32(%x: f32, %y: f32) {
  %s = llvm.fptosi %x : f32 to i7
  %u = llvm.fptoui %y : f32 to i7
  %sw = llvm.sext %s : i7 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i7 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to24_f32(%x: f32, %y: f32) {
  %s = llvm.fptosi %x : f32 to i24
  %u = llvm.fptoui %y : f32 to i24
  %sw = llvm.sext %s : i24 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i24 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to47_f32(%x: f32, %y: f32) {
  %s = llvm.fptosi %x : f32 to i47
  %u = llvm.fptoui %y : f32 to i47
  %sw = llvm.sext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i47 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to8_f64(%x: f64, %y: f64) {
  %s = llvm.fptosi %x : f64 to i8
  %u = llvm.fptoui %y : f64 to i8
  %sw = llvm.sext %s : i8 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i8 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to16_f64(%x: f64, %y: f64) {
  %s = llvm.fptosi %x : f64 to i16
  %u = llvm.fptoui %y : f64 to i16
  %sw = llvm.sext %s : i16 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i16 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to32_f64(%x: f64, %y: f64) {
  %s = llvm.fptosi %x : f64 to i32
  %u = llvm.fptoui %y : f64 to i32
  %sw = llvm.sext %s : i32 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i32 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to64_f64(%x: f64, %y: f64) {
  %s = llvm.fptosi %x : f64 to i64
  %u = llvm.fptoui %y : f64 to i64
  %sw = llvm.or %s, %s : i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.or %u, %u : i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to128_f64(%x: f64, %y: f64) {
  %s = llvm.fptosi %x : f64 to i128
  %u = llvm.fptoui %y : f64 to i128
  %sw = llvm.trunc %s : i128 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.trunc %u : i128 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to7_f64(%x: f64, %y: f64) {
  %s = llvm.fptosi %x : f64 to i7
  %u = llvm.fptoui %y : f64 to i7
  %sw = llvm.sext %s : i7 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i7 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to24_f64(%x: f64, %y: f64) {
  %s = llvm.fptosi %x : f64 to i24
  %u = llvm.fptoui %y : f64 to i24
  %sw = llvm.sext %s : i24 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i24 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @to47_f64(%x: f64, %y: f64) {
  %s = llvm.fptosi %x : f64 to i47
  %u = llvm.fptoui %y : f64 to i47
  %sw = llvm.sext %s : i47 to i64
  llvm.call @show(%sw) : (i64) -> ()
  %uw = llvm.sext %u : i47 to i64
  llvm.call @show(%uw) : (i64) -> ()
  llvm.return
}
llvm.func @run() {
  %i0 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @from8_f16(%i0) : (i8) -> ()
  %i1 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @from8_f16(%i1) : (i8) -> ()
  %i2 = llvm.mlir.constant(-1 : i8) : i8
  llvm.call @from8_f16(%i2) : (i8) -> ()
  %i3 = llvm.mlir.constant(-128 : i8) : i8
  llvm.call @from8_f16(%i3) : (i8) -> ()
  %i4 = llvm.mlir.constant(127 : i8) : i8
  llvm.call @from8_f16(%i4) : (i8) -> ()
  %i5 = llvm.mlir.constant(90 : i8) : i8
  llvm.call @from8_f16(%i5) : (i8) -> ()
  %i6 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @from16_f16(%i6) : (i16) -> ()
  %i7 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @from16_f16(%i7) : (i16) -> ()
  %i8 = llvm.mlir.constant(-1 : i16) : i16
  llvm.call @from16_f16(%i8) : (i16) -> ()
  %i9 = llvm.mlir.constant(-32768 : i16) : i16
  llvm.call @from16_f16(%i9) : (i16) -> ()
  %i10 = llvm.mlir.constant(32767 : i16) : i16
  llvm.call @from16_f16(%i10) : (i16) -> ()
  %i11 = llvm.mlir.constant(23130 : i16) : i16
  llvm.call @from16_f16(%i11) : (i16) -> ()
  %i12 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @from32_f16(%i12) : (i32) -> ()
  %i13 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @from32_f16(%i13) : (i32) -> ()
  %i14 = llvm.mlir.constant(-1 : i32) : i32
  llvm.call @from32_f16(%i14) : (i32) -> ()
  %i15 = llvm.mlir.constant(-2147483648 : i32) : i32
  llvm.call @from32_f16(%i15) : (i32) -> ()
  %i16 = llvm.mlir.constant(2147483647 : i32) : i32
  llvm.call @from32_f16(%i16) : (i32) -> ()
  %i17 = llvm.mlir.constant(1515870810 : i32) : i32
  llvm.call @from32_f16(%i17) : (i32) -> ()
  %i18 = llvm.mlir.constant(0 : i7) : i7
  llvm.call @from7_f16(%i18) : (i7) -> ()
  %i19 = llvm.mlir.constant(1 : i7) : i7
  llvm.call @from7_f16(%i19) : (i7) -> ()
  %i20 = llvm.mlir.constant(-1 : i7) : i7
  llvm.call @from7_f16(%i20) : (i7) -> ()
  %i21 = llvm.mlir.constant(-64 : i7) : i7
  llvm.call @from7_f16(%i21) : (i7) -> ()
  %i22 = llvm.mlir.constant(63 : i7) : i7
  llvm.call @from7_f16(%i22) : (i7) -> ()
  %i23 = llvm.mlir.constant(-38 : i7) : i7
  llvm.call @from7_f16(%i23) : (i7) -> ()
  %i24 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @from24_f16(%i24) : (i24) -> ()
  %i25 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @from24_f16(%i25) : (i24) -> ()
  %i26 = llvm.mlir.constant(-1 : i24) : i24
  llvm.call @from24_f16(%i26) : (i24) -> ()
  %i27 = llvm.mlir.constant(-8388608 : i24) : i24
  llvm.call @from24_f16(%i27) : (i24) -> ()
  %i28 = llvm.mlir.constant(8388607 : i24) : i24
  llvm.call @from24_f16(%i28) : (i24) -> ()
  %i29 = llvm.mlir.constant(5921370 : i24) : i24
  llvm.call @from24_f16(%i29) : (i24) -> ()
  %i30 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @from8_bf16(%i30) : (i8) -> ()
  %i31 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @from8_bf16(%i31) : (i8) -> ()
  %i32 = llvm.mlir.constant(-1 : i8) : i8
  llvm.call @from8_bf16(%i32) : (i8) -> ()
  %i33 = llvm.mlir.constant(-128 : i8) : i8
  llvm.call @from8_bf16(%i33) : (i8) -> ()
  %i34 = llvm.mlir.constant(127 : i8) : i8
  llvm.call @from8_bf16(%i34) : (i8) -> ()
  %i35 = llvm.mlir.constant(90 : i8) : i8
  llvm.call @from8_bf16(%i35) : (i8) -> ()
  %i36 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @from16_bf16(%i36) : (i16) -> ()
  %i37 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @from16_bf16(%i37) : (i16) -> ()
  %i38 = llvm.mlir.constant(-1 : i16) : i16
  llvm.call @from16_bf16(%i38) : (i16) -> ()
  %i39 = llvm.mlir.constant(-32768 : i16) : i16
  llvm.call @from16_bf16(%i39) : (i16) -> ()
  %i40 = llvm.mlir.constant(32767 : i16) : i16
  llvm.call @from16_bf16(%i40) : (i16) -> ()
  %i41 = llvm.mlir.constant(23130 : i16) : i16
  llvm.call @from16_bf16(%i41) : (i16) -> ()
  %i42 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @from32_bf16(%i42) : (i32) -> ()
  %i43 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @from32_bf16(%i43) : (i32) -> ()
  %i44 = llvm.mlir.constant(-1 : i32) : i32
  llvm.call @from32_bf16(%i44) : (i32) -> ()
  %i45 = llvm.mlir.constant(-2147483648 : i32) : i32
  llvm.call @from32_bf16(%i45) : (i32) -> ()
  %i46 = llvm.mlir.constant(2147483647 : i32) : i32
  llvm.call @from32_bf16(%i46) : (i32) -> ()
  %i47 = llvm.mlir.constant(1515870810 : i32) : i32
  llvm.call @from32_bf16(%i47) : (i32) -> ()
  %i48 = llvm.mlir.constant(0 : i7) : i7
  llvm.call @from7_bf16(%i48) : (i7) -> ()
  %i49 = llvm.mlir.constant(1 : i7) : i7
  llvm.call @from7_bf16(%i49) : (i7) -> ()
  %i50 = llvm.mlir.constant(-1 : i7) : i7
  llvm.call @from7_bf16(%i50) : (i7) -> ()
  %i51 = llvm.mlir.constant(-64 : i7) : i7
  llvm.call @from7_bf16(%i51) : (i7) -> ()
  %i52 = llvm.mlir.constant(63 : i7) : i7
  llvm.call @from7_bf16(%i52) : (i7) -> ()
  %i53 = llvm.mlir.constant(-38 : i7) : i7
  llvm.call @from7_bf16(%i53) : (i7) -> ()
  %i54 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @from24_bf16(%i54) : (i24) -> ()
  %i55 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @from24_bf16(%i55) : (i24) -> ()
  %i56 = llvm.mlir.constant(-1 : i24) : i24
  llvm.call @from24_bf16(%i56) : (i24) -> ()
  %i57 = llvm.mlir.constant(-8388608 : i24) : i24
  llvm.call @from24_bf16(%i57) : (i24) -> ()
  %i58 = llvm.mlir.constant(8388607 : i24) : i24
  llvm.call @from24_bf16(%i58) : (i24) -> ()
  %i59 = llvm.mlir.constant(5921370 : i24) : i24
  llvm.call @from24_bf16(%i59) : (i24) -> ()
  %i60 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @from8_f32(%i60) : (i8) -> ()
  %i61 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @from8_f32(%i61) : (i8) -> ()
  %i62 = llvm.mlir.constant(-1 : i8) : i8
  llvm.call @from8_f32(%i62) : (i8) -> ()
  %i63 = llvm.mlir.constant(-128 : i8) : i8
  llvm.call @from8_f32(%i63) : (i8) -> ()
  %i64 = llvm.mlir.constant(127 : i8) : i8
  llvm.call @from8_f32(%i64) : (i8) -> ()
  %i65 = llvm.mlir.constant(90 : i8) : i8
  llvm.call @from8_f32(%i65) : (i8) -> ()
  %i66 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @from16_f32(%i66) : (i16) -> ()
  %i67 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @from16_f32(%i67) : (i16) -> ()
  %i68 = llvm.mlir.constant(-1 : i16) : i16
  llvm.call @from16_f32(%i68) : (i16) -> ()
  %i69 = llvm.mlir.constant(-32768 : i16) : i16
  llvm.call @from16_f32(%i69) : (i16) -> ()
  %i70 = llvm.mlir.constant(32767 : i16) : i16
  llvm.call @from16_f32(%i70) : (i16) -> ()
  %i71 = llvm.mlir.constant(23130 : i16) : i16
  llvm.call @from16_f32(%i71) : (i16) -> ()
  %i72 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @from32_f32(%i72) : (i32) -> ()
  %i73 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @from32_f32(%i73) : (i32) -> ()
  %i74 = llvm.mlir.constant(-1 : i32) : i32
  llvm.call @from32_f32(%i74) : (i32) -> ()
  %i75 = llvm.mlir.constant(-2147483648 : i32) : i32
  llvm.call @from32_f32(%i75) : (i32) -> ()
  %i76 = llvm.mlir.constant(2147483647 : i32) : i32
  llvm.call @from32_f32(%i76) : (i32) -> ()
  %i77 = llvm.mlir.constant(1515870810 : i32) : i32
  llvm.call @from32_f32(%i77) : (i32) -> ()
  %i78 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @from64_f32(%i78) : (i64) -> ()
  %i79 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @from64_f32(%i79) : (i64) -> ()
  %i80 = llvm.mlir.constant(-1 : i64) : i64
  llvm.call @from64_f32(%i80) : (i64) -> ()
  %i81 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  llvm.call @from64_f32(%i81) : (i64) -> ()
  %i82 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  llvm.call @from64_f32(%i82) : (i64) -> ()
  %i83 = llvm.mlir.constant(6510615555426900570 : i64) : i64
  llvm.call @from64_f32(%i83) : (i64) -> ()
  %i84 = llvm.mlir.constant(0 : i128) : i128
  llvm.call @from128_f32(%i84) : (i128) -> ()
  %i85 = llvm.mlir.constant(1 : i128) : i128
  llvm.call @from128_f32(%i85) : (i128) -> ()
  %i86 = llvm.mlir.constant(-1 : i128) : i128
  llvm.call @from128_f32(%i86) : (i128) -> ()
  %i87 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  llvm.call @from128_f32(%i87) : (i128) -> ()
  %i88 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  llvm.call @from128_f32(%i88) : (i128) -> ()
  %i89 = llvm.mlir.constant(120099658913272398869426332034741721690 : i128) : i128
  llvm.call @from128_f32(%i89) : (i128) -> ()
  %i90 = llvm.mlir.constant(0 : i7) : i7
  llvm.call @from7_f32(%i90) : (i7) -> ()
  %i91 = llvm.mlir.constant(1 : i7) : i7
  llvm.call @from7_f32(%i91) : (i7) -> ()
  %i92 = llvm.mlir.constant(-1 : i7) : i7
  llvm.call @from7_f32(%i92) : (i7) -> ()
  %i93 = llvm.mlir.constant(-64 : i7) : i7
  llvm.call @from7_f32(%i93) : (i7) -> ()
  %i94 = llvm.mlir.constant(63 : i7) : i7
  llvm.call @from7_f32(%i94) : (i7) -> ()
  %i95 = llvm.mlir.constant(-38 : i7) : i7
  llvm.call @from7_f32(%i95) : (i7) -> ()
  %i96 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @from24_f32(%i96) : (i24) -> ()
  %i97 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @from24_f32(%i97) : (i24) -> ()
  %i98 = llvm.mlir.constant(-1 : i24) : i24
  llvm.call @from24_f32(%i98) : (i24) -> ()
  %i99 = llvm.mlir.constant(-8388608 : i24) : i24
  llvm.call @from24_f32(%i99) : (i24) -> ()
  %i100 = llvm.mlir.constant(8388607 : i24) : i24
  llvm.call @from24_f32(%i100) : (i24) -> ()
  %i101 = llvm.mlir.constant(5921370 : i24) : i24
  llvm.call @from24_f32(%i101) : (i24) -> ()
  %i102 = llvm.mlir.constant(0 : i47) : i47
  llvm.call @from47_f32(%i102) : (i47) -> ()
  %i103 = llvm.mlir.constant(1 : i47) : i47
  llvm.call @from47_f32(%i103) : (i47) -> ()
  %i104 = llvm.mlir.constant(-1 : i47) : i47
  llvm.call @from47_f32(%i104) : (i47) -> ()
  %i105 = llvm.mlir.constant(-70368744177664 : i47) : i47
  llvm.call @from47_f32(%i105) : (i47) -> ()
  %i106 = llvm.mlir.constant(70368744177663 : i47) : i47
  llvm.call @from47_f32(%i106) : (i47) -> ()
  %i107 = llvm.mlir.constant(-41393378928038 : i47) : i47
  llvm.call @from47_f32(%i107) : (i47) -> ()
  %i108 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @from8_f64(%i108) : (i8) -> ()
  %i109 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @from8_f64(%i109) : (i8) -> ()
  %i110 = llvm.mlir.constant(-1 : i8) : i8
  llvm.call @from8_f64(%i110) : (i8) -> ()
  %i111 = llvm.mlir.constant(-128 : i8) : i8
  llvm.call @from8_f64(%i111) : (i8) -> ()
  %i112 = llvm.mlir.constant(127 : i8) : i8
  llvm.call @from8_f64(%i112) : (i8) -> ()
  %i113 = llvm.mlir.constant(90 : i8) : i8
  llvm.call @from8_f64(%i113) : (i8) -> ()
  %i114 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @from16_f64(%i114) : (i16) -> ()
  %i115 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @from16_f64(%i115) : (i16) -> ()
  %i116 = llvm.mlir.constant(-1 : i16) : i16
  llvm.call @from16_f64(%i116) : (i16) -> ()
  %i117 = llvm.mlir.constant(-32768 : i16) : i16
  llvm.call @from16_f64(%i117) : (i16) -> ()
  %i118 = llvm.mlir.constant(32767 : i16) : i16
  llvm.call @from16_f64(%i118) : (i16) -> ()
  %i119 = llvm.mlir.constant(23130 : i16) : i16
  llvm.call @from16_f64(%i119) : (i16) -> ()
  %i120 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @from32_f64(%i120) : (i32) -> ()
  %i121 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @from32_f64(%i121) : (i32) -> ()
  %i122 = llvm.mlir.constant(-1 : i32) : i32
  llvm.call @from32_f64(%i122) : (i32) -> ()
  %i123 = llvm.mlir.constant(-2147483648 : i32) : i32
  llvm.call @from32_f64(%i123) : (i32) -> ()
  %i124 = llvm.mlir.constant(2147483647 : i32) : i32
  llvm.call @from32_f64(%i124) : (i32) -> ()
  %i125 = llvm.mlir.constant(1515870810 : i32) : i32
  llvm.call @from32_f64(%i125) : (i32) -> ()
  %i126 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @from64_f64(%i126) : (i64) -> ()
  %i127 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @from64_f64(%i127) : (i64) -> ()
  %i128 = llvm.mlir.constant(-1 : i64) : i64
  llvm.call @from64_f64(%i128) : (i64) -> ()
  %i129 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  llvm.call @from64_f64(%i129) : (i64) -> ()
  %i130 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  llvm.call @from64_f64(%i130) : (i64) -> ()
  %i131 = llvm.mlir.constant(6510615555426900570 : i64) : i64
  llvm.call @from64_f64(%i131) : (i64) -> ()
  %i132 = llvm.mlir.constant(0 : i128) : i128
  llvm.call @from128_f64(%i132) : (i128) -> ()
  %i133 = llvm.mlir.constant(1 : i128) : i128
  llvm.call @from128_f64(%i133) : (i128) -> ()
  %i134 = llvm.mlir.constant(-1 : i128) : i128
  llvm.call @from128_f64(%i134) : (i128) -> ()
  %i135 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  llvm.call @from128_f64(%i135) : (i128) -> ()
  %i136 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  llvm.call @from128_f64(%i136) : (i128) -> ()
  %i137 = llvm.mlir.constant(120099658913272398869426332034741721690 : i128) : i128
  llvm.call @from128_f64(%i137) : (i128) -> ()
  %i138 = llvm.mlir.constant(0 : i7) : i7
  llvm.call @from7_f64(%i138) : (i7) -> ()
  %i139 = llvm.mlir.constant(1 : i7) : i7
  llvm.call @from7_f64(%i139) : (i7) -> ()
  %i140 = llvm.mlir.constant(-1 : i7) : i7
  llvm.call @from7_f64(%i140) : (i7) -> ()
  %i141 = llvm.mlir.constant(-64 : i7) : i7
  llvm.call @from7_f64(%i141) : (i7) -> ()
  %i142 = llvm.mlir.constant(63 : i7) : i7
  llvm.call @from7_f64(%i142) : (i7) -> ()
  %i143 = llvm.mlir.constant(-38 : i7) : i7
  llvm.call @from7_f64(%i143) : (i7) -> ()
  %i144 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @from24_f64(%i144) : (i24) -> ()
  %i145 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @from24_f64(%i145) : (i24) -> ()
  %i146 = llvm.mlir.constant(-1 : i24) : i24
  llvm.call @from24_f64(%i146) : (i24) -> ()
  %i147 = llvm.mlir.constant(-8388608 : i24) : i24
  llvm.call @from24_f64(%i147) : (i24) -> ()
  %i148 = llvm.mlir.constant(8388607 : i24) : i24
  llvm.call @from24_f64(%i148) : (i24) -> ()
  %i149 = llvm.mlir.constant(5921370 : i24) : i24
  llvm.call @from24_f64(%i149) : (i24) -> ()
  %i150 = llvm.mlir.constant(0 : i47) : i47
  llvm.call @from47_f64(%i150) : (i47) -> ()
  %i151 = llvm.mlir.constant(1 : i47) : i47
  llvm.call @from47_f64(%i151) : (i47) -> ()
  %i152 = llvm.mlir.constant(-1 : i47) : i47
  llvm.call @from47_f64(%i152) : (i47) -> ()
  %i153 = llvm.mlir.constant(-70368744177664 : i47) : i47
  llvm.call @from47_f64(%i153) : (i47) -> ()
  %i154 = llvm.mlir.constant(70368744177663 : i47) : i47
  llvm.call @from47_f64(%i154) : (i47) -> ()
  %i155 = llvm.mlir.constant(-41393378928038 : i47) : i47
  llvm.call @from47_f64(%i155) : (i47) -> ()
  %t156_0 = llvm.mlir.constant(0xBE00 : f16) : f16
  %t156_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to8_f16(%t156_0, %t156_1) : (f16, f16) -> ()
  %t157_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %t157_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @to8_f16(%t157_0, %t157_1) : (f16, f16) -> ()
  %t158_0 = llvm.mlir.constant(0xD39D : f16) : f16
  %t158_1 = llvm.mlir.constant(0x564B : f16) : f16
  llvm.call @to8_f16(%t158_0, %t158_1) : (f16, f16) -> ()
  %t159_0 = llvm.mlir.constant(0xBBEC : f16) : f16
  %t159_1 = llvm.mlir.constant(0x3BEC : f16) : f16
  llvm.call @to8_f16(%t159_0, %t159_1) : (f16, f16) -> ()
  %t160_0 = llvm.mlir.constant(0x53E0 : f16) : f16
  %t160_1 = llvm.mlir.constant(0x57F0 : f16) : f16
  llvm.call @to8_f16(%t160_0, %t160_1) : (f16, f16) -> ()
  %t161_0 = llvm.mlir.constant(0xBE00 : f16) : f16
  %t161_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to16_f16(%t161_0, %t161_1) : (f16, f16) -> ()
  %t162_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %t162_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @to16_f16(%t162_0, %t162_1) : (f16, f16) -> ()
  %t163_0 = llvm.mlir.constant(0xD39D : f16) : f16
  %t163_1 = llvm.mlir.constant(0x564B : f16) : f16
  llvm.call @to16_f16(%t163_0, %t163_1) : (f16, f16) -> ()
  %t164_0 = llvm.mlir.constant(0xBBEC : f16) : f16
  %t164_1 = llvm.mlir.constant(0x3BEC : f16) : f16
  llvm.call @to16_f16(%t164_0, %t164_1) : (f16, f16) -> ()
  %t165_0 = llvm.mlir.constant(0x53E0 : f16) : f16
  %t165_1 = llvm.mlir.constant(0x57F0 : f16) : f16
  llvm.call @to16_f16(%t165_0, %t165_1) : (f16, f16) -> ()
  %t166_0 = llvm.mlir.constant(0xBE00 : f16) : f16
  %t166_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to32_f16(%t166_0, %t166_1) : (f16, f16) -> ()
  %t167_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %t167_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @to32_f16(%t167_0, %t167_1) : (f16, f16) -> ()
  %t168_0 = llvm.mlir.constant(0xD39D : f16) : f16
  %t168_1 = llvm.mlir.constant(0x564B : f16) : f16
  llvm.call @to32_f16(%t168_0, %t168_1) : (f16, f16) -> ()
  %t169_0 = llvm.mlir.constant(0xBBEC : f16) : f16
  %t169_1 = llvm.mlir.constant(0x3BEC : f16) : f16
  llvm.call @to32_f16(%t169_0, %t169_1) : (f16, f16) -> ()
  %t170_0 = llvm.mlir.constant(0x53E0 : f16) : f16
  %t170_1 = llvm.mlir.constant(0x57F0 : f16) : f16
  llvm.call @to32_f16(%t170_0, %t170_1) : (f16, f16) -> ()
  %t171_0 = llvm.mlir.constant(0xBE00 : f16) : f16
  %t171_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to64_f16(%t171_0, %t171_1) : (f16, f16) -> ()
  %t172_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %t172_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @to64_f16(%t172_0, %t172_1) : (f16, f16) -> ()
  %t173_0 = llvm.mlir.constant(0xD39D : f16) : f16
  %t173_1 = llvm.mlir.constant(0x564B : f16) : f16
  llvm.call @to64_f16(%t173_0, %t173_1) : (f16, f16) -> ()
  %t174_0 = llvm.mlir.constant(0xBBEC : f16) : f16
  %t174_1 = llvm.mlir.constant(0x3BEC : f16) : f16
  llvm.call @to64_f16(%t174_0, %t174_1) : (f16, f16) -> ()
  %t175_0 = llvm.mlir.constant(0x53E0 : f16) : f16
  %t175_1 = llvm.mlir.constant(0x57F0 : f16) : f16
  llvm.call @to64_f16(%t175_0, %t175_1) : (f16, f16) -> ()
  %t176_0 = llvm.mlir.constant(0xBE00 : f16) : f16
  %t176_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to128_f16(%t176_0, %t176_1) : (f16, f16) -> ()
  %t177_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %t177_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @to128_f16(%t177_0, %t177_1) : (f16, f16) -> ()
  %t178_0 = llvm.mlir.constant(0xD39D : f16) : f16
  %t178_1 = llvm.mlir.constant(0x564B : f16) : f16
  llvm.call @to128_f16(%t178_0, %t178_1) : (f16, f16) -> ()
  %t179_0 = llvm.mlir.constant(0xBBEC : f16) : f16
  %t179_1 = llvm.mlir.constant(0x3BEC : f16) : f16
  llvm.call @to128_f16(%t179_0, %t179_1) : (f16, f16) -> ()
  %t180_0 = llvm.mlir.constant(0x53E0 : f16) : f16
  %t180_1 = llvm.mlir.constant(0x57F0 : f16) : f16
  llvm.call @to128_f16(%t180_0, %t180_1) : (f16, f16) -> ()
  %t181_0 = llvm.mlir.constant(0xBE00 : f16) : f16
  %t181_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to7_f16(%t181_0, %t181_1) : (f16, f16) -> ()
  %t182_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %t182_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @to7_f16(%t182_0, %t182_1) : (f16, f16) -> ()
  %t183_0 = llvm.mlir.constant(0xD39D : f16) : f16
  %t183_1 = llvm.mlir.constant(0x564B : f16) : f16
  llvm.call @to7_f16(%t183_0, %t183_1) : (f16, f16) -> ()
  %t184_0 = llvm.mlir.constant(0xBBEC : f16) : f16
  %t184_1 = llvm.mlir.constant(0x3BEC : f16) : f16
  llvm.call @to7_f16(%t184_0, %t184_1) : (f16, f16) -> ()
  %t185_0 = llvm.mlir.constant(0x53E0 : f16) : f16
  %t185_1 = llvm.mlir.constant(0x57F0 : f16) : f16
  llvm.call @to7_f16(%t185_0, %t185_1) : (f16, f16) -> ()
  %t186_0 = llvm.mlir.constant(0xBE00 : f16) : f16
  %t186_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to24_f16(%t186_0, %t186_1) : (f16, f16) -> ()
  %t187_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %t187_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @to24_f16(%t187_0, %t187_1) : (f16, f16) -> ()
  %t188_0 = llvm.mlir.constant(0xD39D : f16) : f16
  %t188_1 = llvm.mlir.constant(0x564B : f16) : f16
  llvm.call @to24_f16(%t188_0, %t188_1) : (f16, f16) -> ()
  %t189_0 = llvm.mlir.constant(0xBBEC : f16) : f16
  %t189_1 = llvm.mlir.constant(0x3BEC : f16) : f16
  llvm.call @to24_f16(%t189_0, %t189_1) : (f16, f16) -> ()
  %t190_0 = llvm.mlir.constant(0x53E0 : f16) : f16
  %t190_1 = llvm.mlir.constant(0x57F0 : f16) : f16
  llvm.call @to24_f16(%t190_0, %t190_1) : (f16, f16) -> ()
  %t191_0 = llvm.mlir.constant(0xBE00 : f16) : f16
  %t191_1 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @to47_f16(%t191_0, %t191_1) : (f16, f16) -> ()
  %t192_0 = llvm.mlir.constant(0x0000 : f16) : f16
  %t192_1 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @to47_f16(%t192_0, %t192_1) : (f16, f16) -> ()
  %t193_0 = llvm.mlir.constant(0xD39D : f16) : f16
  %t193_1 = llvm.mlir.constant(0x564B : f16) : f16
  llvm.call @to47_f16(%t193_0, %t193_1) : (f16, f16) -> ()
  %t194_0 = llvm.mlir.constant(0xBBEC : f16) : f16
  %t194_1 = llvm.mlir.constant(0x3BEC : f16) : f16
  llvm.call @to47_f16(%t194_0, %t194_1) : (f16, f16) -> ()
  %t195_0 = llvm.mlir.constant(0x53E0 : f16) : f16
  %t195_1 = llvm.mlir.constant(0x57F0 : f16) : f16
  llvm.call @to47_f16(%t195_0, %t195_1) : (f16, f16) -> ()
  %t196_0 = llvm.mlir.constant(0xBFC0 : bf16) : bf16
  %t196_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @to8_bf16(%t196_0, %t196_1) : (bf16, bf16) -> ()
  %t197_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %t197_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @to8_bf16(%t197_0, %t197_1) : (bf16, bf16) -> ()
  %t198_0 = llvm.mlir.constant(0xC273 : bf16) : bf16
  %t198_1 = llvm.mlir.constant(0x42C9 : bf16) : bf16
  llvm.call @to8_bf16(%t198_0, %t198_1) : (bf16, bf16) -> ()
  %t199_0 = llvm.mlir.constant(0xBF7D : bf16) : bf16
  %t199_1 = llvm.mlir.constant(0x3F7D : bf16) : bf16
  llvm.call @to8_bf16(%t199_0, %t199_1) : (bf16, bf16) -> ()
  %t200_0 = llvm.mlir.constant(0x427C : bf16) : bf16
  %t200_1 = llvm.mlir.constant(0x42FE : bf16) : bf16
  llvm.call @to8_bf16(%t200_0, %t200_1) : (bf16, bf16) -> ()
  %t201_0 = llvm.mlir.constant(0xBFC0 : bf16) : bf16
  %t201_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @to16_bf16(%t201_0, %t201_1) : (bf16, bf16) -> ()
  %t202_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %t202_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @to16_bf16(%t202_0, %t202_1) : (bf16, bf16) -> ()
  %t203_0 = llvm.mlir.constant(0xC273 : bf16) : bf16
  %t203_1 = llvm.mlir.constant(0x42C9 : bf16) : bf16
  llvm.call @to16_bf16(%t203_0, %t203_1) : (bf16, bf16) -> ()
  %t204_0 = llvm.mlir.constant(0xBF7D : bf16) : bf16
  %t204_1 = llvm.mlir.constant(0x3F7D : bf16) : bf16
  llvm.call @to16_bf16(%t204_0, %t204_1) : (bf16, bf16) -> ()
  %t205_0 = llvm.mlir.constant(0x427C : bf16) : bf16
  %t205_1 = llvm.mlir.constant(0x42FE : bf16) : bf16
  llvm.call @to16_bf16(%t205_0, %t205_1) : (bf16, bf16) -> ()
  %t206_0 = llvm.mlir.constant(0xBFC0 : bf16) : bf16
  %t206_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @to32_bf16(%t206_0, %t206_1) : (bf16, bf16) -> ()
  %t207_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %t207_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @to32_bf16(%t207_0, %t207_1) : (bf16, bf16) -> ()
  %t208_0 = llvm.mlir.constant(0xC273 : bf16) : bf16
  %t208_1 = llvm.mlir.constant(0x42C9 : bf16) : bf16
  llvm.call @to32_bf16(%t208_0, %t208_1) : (bf16, bf16) -> ()
  %t209_0 = llvm.mlir.constant(0xBF7D : bf16) : bf16
  %t209_1 = llvm.mlir.constant(0x3F7D : bf16) : bf16
  llvm.call @to32_bf16(%t209_0, %t209_1) : (bf16, bf16) -> ()
  %t210_0 = llvm.mlir.constant(0x427C : bf16) : bf16
  %t210_1 = llvm.mlir.constant(0x42FE : bf16) : bf16
  llvm.call @to32_bf16(%t210_0, %t210_1) : (bf16, bf16) -> ()
  %t211_0 = llvm.mlir.constant(0xBFC0 : bf16) : bf16
  %t211_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @to64_bf16(%t211_0, %t211_1) : (bf16, bf16) -> ()
  %t212_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %t212_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @to64_bf16(%t212_0, %t212_1) : (bf16, bf16) -> ()
  %t213_0 = llvm.mlir.constant(0xC273 : bf16) : bf16
  %t213_1 = llvm.mlir.constant(0x42C9 : bf16) : bf16
  llvm.call @to64_bf16(%t213_0, %t213_1) : (bf16, bf16) -> ()
  %t214_0 = llvm.mlir.constant(0xBF7D : bf16) : bf16
  %t214_1 = llvm.mlir.constant(0x3F7D : bf16) : bf16
  llvm.call @to64_bf16(%t214_0, %t214_1) : (bf16, bf16) -> ()
  %t215_0 = llvm.mlir.constant(0x427C : bf16) : bf16
  %t215_1 = llvm.mlir.constant(0x42FE : bf16) : bf16
  llvm.call @to64_bf16(%t215_0, %t215_1) : (bf16, bf16) -> ()
  %t216_0 = llvm.mlir.constant(0xBFC0 : bf16) : bf16
  %t216_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @to128_bf16(%t216_0, %t216_1) : (bf16, bf16) -> ()
  %t217_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %t217_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @to128_bf16(%t217_0, %t217_1) : (bf16, bf16) -> ()
  %t218_0 = llvm.mlir.constant(0xC273 : bf16) : bf16
  %t218_1 = llvm.mlir.constant(0x42C9 : bf16) : bf16
  llvm.call @to128_bf16(%t218_0, %t218_1) : (bf16, bf16) -> ()
  %t219_0 = llvm.mlir.constant(0xBF7D : bf16) : bf16
  %t219_1 = llvm.mlir.constant(0x3F7D : bf16) : bf16
  llvm.call @to128_bf16(%t219_0, %t219_1) : (bf16, bf16) -> ()
  %t220_0 = llvm.mlir.constant(0x427C : bf16) : bf16
  %t220_1 = llvm.mlir.constant(0x42FE : bf16) : bf16
  llvm.call @to128_bf16(%t220_0, %t220_1) : (bf16, bf16) -> ()
  %t221_0 = llvm.mlir.constant(0xBFC0 : bf16) : bf16
  %t221_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @to7_bf16(%t221_0, %t221_1) : (bf16, bf16) -> ()
  %t222_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %t222_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @to7_bf16(%t222_0, %t222_1) : (bf16, bf16) -> ()
  %t223_0 = llvm.mlir.constant(0xC273 : bf16) : bf16
  %t223_1 = llvm.mlir.constant(0x42C9 : bf16) : bf16
  llvm.call @to7_bf16(%t223_0, %t223_1) : (bf16, bf16) -> ()
  %t224_0 = llvm.mlir.constant(0xBF7D : bf16) : bf16
  %t224_1 = llvm.mlir.constant(0x3F7D : bf16) : bf16
  llvm.call @to7_bf16(%t224_0, %t224_1) : (bf16, bf16) -> ()
  %t225_0 = llvm.mlir.constant(0x427C : bf16) : bf16
  %t225_1 = llvm.mlir.constant(0x42FE : bf16) : bf16
  llvm.call @to7_bf16(%t225_0, %t225_1) : (bf16, bf16) -> ()
  %t226_0 = llvm.mlir.constant(0xBFC0 : bf16) : bf16
  %t226_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @to24_bf16(%t226_0, %t226_1) : (bf16, bf16) -> ()
  %t227_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %t227_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @to24_bf16(%t227_0, %t227_1) : (bf16, bf16) -> ()
  %t228_0 = llvm.mlir.constant(0xC273 : bf16) : bf16
  %t228_1 = llvm.mlir.constant(0x42C9 : bf16) : bf16
  llvm.call @to24_bf16(%t228_0, %t228_1) : (bf16, bf16) -> ()
  %t229_0 = llvm.mlir.constant(0xBF7D : bf16) : bf16
  %t229_1 = llvm.mlir.constant(0x3F7D : bf16) : bf16
  llvm.call @to24_bf16(%t229_0, %t229_1) : (bf16, bf16) -> ()
  %t230_0 = llvm.mlir.constant(0x427C : bf16) : bf16
  %t230_1 = llvm.mlir.constant(0x42FE : bf16) : bf16
  llvm.call @to24_bf16(%t230_0, %t230_1) : (bf16, bf16) -> ()
  %t231_0 = llvm.mlir.constant(0xBFC0 : bf16) : bf16
  %t231_1 = llvm.mlir.constant(0x3FC0 : bf16) : bf16
  llvm.call @to47_bf16(%t231_0, %t231_1) : (bf16, bf16) -> ()
  %t232_0 = llvm.mlir.constant(0x0000 : bf16) : bf16
  %t232_1 = llvm.mlir.constant(0x8000 : bf16) : bf16
  llvm.call @to47_bf16(%t232_0, %t232_1) : (bf16, bf16) -> ()
  %t233_0 = llvm.mlir.constant(0xC273 : bf16) : bf16
  %t233_1 = llvm.mlir.constant(0x42C9 : bf16) : bf16
  llvm.call @to47_bf16(%t233_0, %t233_1) : (bf16, bf16) -> ()
  %t234_0 = llvm.mlir.constant(0xBF7D : bf16) : bf16
  %t234_1 = llvm.mlir.constant(0x3F7D : bf16) : bf16
  llvm.call @to47_bf16(%t234_0, %t234_1) : (bf16, bf16) -> ()
  %t235_0 = llvm.mlir.constant(0x427C : bf16) : bf16
  %t235_1 = llvm.mlir.constant(0x42FE : bf16) : bf16
  llvm.call @to47_bf16(%t235_0, %t235_1) : (bf16, bf16) -> ()
  %t236_0 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  %t236_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to8_f32(%t236_0, %t236_1) : (f32, f32) -> ()
  %t237_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %t237_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @to8_f32(%t237_0, %t237_1) : (f32, f32) -> ()
  %t238_0 = llvm.mlir.constant(0xC273999A : f32) : f32
  %t238_1 = llvm.mlir.constant(0x42C96666 : f32) : f32
  llvm.call @to8_f32(%t238_0, %t238_1) : (f32, f32) -> ()
  %t239_0 = llvm.mlir.constant(0xBF7D70A4 : f32) : f32
  %t239_1 = llvm.mlir.constant(0x3F7D70A4 : f32) : f32
  llvm.call @to8_f32(%t239_0, %t239_1) : (f32, f32) -> ()
  %t240_0 = llvm.mlir.constant(0x427C0000 : f32) : f32
  %t240_1 = llvm.mlir.constant(0x42FE0000 : f32) : f32
  llvm.call @to8_f32(%t240_0, %t240_1) : (f32, f32) -> ()
  %t241_0 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  %t241_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to16_f32(%t241_0, %t241_1) : (f32, f32) -> ()
  %t242_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %t242_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @to16_f32(%t242_0, %t242_1) : (f32, f32) -> ()
  %t243_0 = llvm.mlir.constant(0xC273999A : f32) : f32
  %t243_1 = llvm.mlir.constant(0x42C96666 : f32) : f32
  llvm.call @to16_f32(%t243_0, %t243_1) : (f32, f32) -> ()
  %t244_0 = llvm.mlir.constant(0xBF7D70A4 : f32) : f32
  %t244_1 = llvm.mlir.constant(0x3F7D70A4 : f32) : f32
  llvm.call @to16_f32(%t244_0, %t244_1) : (f32, f32) -> ()
  %t245_0 = llvm.mlir.constant(0x427C0000 : f32) : f32
  %t245_1 = llvm.mlir.constant(0x42FE0000 : f32) : f32
  llvm.call @to16_f32(%t245_0, %t245_1) : (f32, f32) -> ()
  %t246_0 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  %t246_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to32_f32(%t246_0, %t246_1) : (f32, f32) -> ()
  %t247_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %t247_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @to32_f32(%t247_0, %t247_1) : (f32, f32) -> ()
  %t248_0 = llvm.mlir.constant(0xC273999A : f32) : f32
  %t248_1 = llvm.mlir.constant(0x42C96666 : f32) : f32
  llvm.call @to32_f32(%t248_0, %t248_1) : (f32, f32) -> ()
  %t249_0 = llvm.mlir.constant(0xBF7D70A4 : f32) : f32
  %t249_1 = llvm.mlir.constant(0x3F7D70A4 : f32) : f32
  llvm.call @to32_f32(%t249_0, %t249_1) : (f32, f32) -> ()
  %t250_0 = llvm.mlir.constant(0x427C0000 : f32) : f32
  %t250_1 = llvm.mlir.constant(0x42FE0000 : f32) : f32
  llvm.call @to32_f32(%t250_0, %t250_1) : (f32, f32) -> ()
  %t251_0 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  %t251_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to64_f32(%t251_0, %t251_1) : (f32, f32) -> ()
  %t252_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %t252_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @to64_f32(%t252_0, %t252_1) : (f32, f32) -> ()
  %t253_0 = llvm.mlir.constant(0xC273999A : f32) : f32
  %t253_1 = llvm.mlir.constant(0x42C96666 : f32) : f32
  llvm.call @to64_f32(%t253_0, %t253_1) : (f32, f32) -> ()
  %t254_0 = llvm.mlir.constant(0xBF7D70A4 : f32) : f32
  %t254_1 = llvm.mlir.constant(0x3F7D70A4 : f32) : f32
  llvm.call @to64_f32(%t254_0, %t254_1) : (f32, f32) -> ()
  %t255_0 = llvm.mlir.constant(0x427C0000 : f32) : f32
  %t255_1 = llvm.mlir.constant(0x42FE0000 : f32) : f32
  llvm.call @to64_f32(%t255_0, %t255_1) : (f32, f32) -> ()
  %t256_0 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  %t256_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to128_f32(%t256_0, %t256_1) : (f32, f32) -> ()
  %t257_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %t257_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @to128_f32(%t257_0, %t257_1) : (f32, f32) -> ()
  %t258_0 = llvm.mlir.constant(0xC273999A : f32) : f32
  %t258_1 = llvm.mlir.constant(0x42C96666 : f32) : f32
  llvm.call @to128_f32(%t258_0, %t258_1) : (f32, f32) -> ()
  %t259_0 = llvm.mlir.constant(0xBF7D70A4 : f32) : f32
  %t259_1 = llvm.mlir.constant(0x3F7D70A4 : f32) : f32
  llvm.call @to128_f32(%t259_0, %t259_1) : (f32, f32) -> ()
  %t260_0 = llvm.mlir.constant(0x427C0000 : f32) : f32
  %t260_1 = llvm.mlir.constant(0x42FE0000 : f32) : f32
  llvm.call @to128_f32(%t260_0, %t260_1) : (f32, f32) -> ()
  %t261_0 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  %t261_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to7_f32(%t261_0, %t261_1) : (f32, f32) -> ()
  %t262_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %t262_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @to7_f32(%t262_0, %t262_1) : (f32, f32) -> ()
  %t263_0 = llvm.mlir.constant(0xC273999A : f32) : f32
  %t263_1 = llvm.mlir.constant(0x42C96666 : f32) : f32
  llvm.call @to7_f32(%t263_0, %t263_1) : (f32, f32) -> ()
  %t264_0 = llvm.mlir.constant(0xBF7D70A4 : f32) : f32
  %t264_1 = llvm.mlir.constant(0x3F7D70A4 : f32) : f32
  llvm.call @to7_f32(%t264_0, %t264_1) : (f32, f32) -> ()
  %t265_0 = llvm.mlir.constant(0x427C0000 : f32) : f32
  %t265_1 = llvm.mlir.constant(0x42FE0000 : f32) : f32
  llvm.call @to7_f32(%t265_0, %t265_1) : (f32, f32) -> ()
  %t266_0 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  %t266_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to24_f32(%t266_0, %t266_1) : (f32, f32) -> ()
  %t267_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %t267_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @to24_f32(%t267_0, %t267_1) : (f32, f32) -> ()
  %t268_0 = llvm.mlir.constant(0xC273999A : f32) : f32
  %t268_1 = llvm.mlir.constant(0x42C96666 : f32) : f32
  llvm.call @to24_f32(%t268_0, %t268_1) : (f32, f32) -> ()
  %t269_0 = llvm.mlir.constant(0xBF7D70A4 : f32) : f32
  %t269_1 = llvm.mlir.constant(0x3F7D70A4 : f32) : f32
  llvm.call @to24_f32(%t269_0, %t269_1) : (f32, f32) -> ()
  %t270_0 = llvm.mlir.constant(0x427C0000 : f32) : f32
  %t270_1 = llvm.mlir.constant(0x42FE0000 : f32) : f32
  llvm.call @to24_f32(%t270_0, %t270_1) : (f32, f32) -> ()
  %t271_0 = llvm.mlir.constant(0xBFC00000 : f32) : f32
  %t271_1 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @to47_f32(%t271_0, %t271_1) : (f32, f32) -> ()
  %t272_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  %t272_1 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @to47_f32(%t272_0, %t272_1) : (f32, f32) -> ()
  %t273_0 = llvm.mlir.constant(0xC273999A : f32) : f32
  %t273_1 = llvm.mlir.constant(0x42C96666 : f32) : f32
  llvm.call @to47_f32(%t273_0, %t273_1) : (f32, f32) -> ()
  %t274_0 = llvm.mlir.constant(0xBF7D70A4 : f32) : f32
  %t274_1 = llvm.mlir.constant(0x3F7D70A4 : f32) : f32
  llvm.call @to47_f32(%t274_0, %t274_1) : (f32, f32) -> ()
  %t275_0 = llvm.mlir.constant(0x427C0000 : f32) : f32
  %t275_1 = llvm.mlir.constant(0x42FE0000 : f32) : f32
  llvm.call @to47_f32(%t275_0, %t275_1) : (f32, f32) -> ()
  %t276_0 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  %t276_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to8_f64(%t276_0, %t276_1) : (f64, f64) -> ()
  %t277_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %t277_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @to8_f64(%t277_0, %t277_1) : (f64, f64) -> ()
  %t278_0 = llvm.mlir.constant(0xC04E733333333333 : f64) : f64
  %t278_1 = llvm.mlir.constant(0x40592CCCCCCCCCCD : f64) : f64
  llvm.call @to8_f64(%t278_0, %t278_1) : (f64, f64) -> ()
  %t279_0 = llvm.mlir.constant(0xBFEFAE147AE147AE : f64) : f64
  %t279_1 = llvm.mlir.constant(0x3FEFAE147AE147AE : f64) : f64
  llvm.call @to8_f64(%t279_0, %t279_1) : (f64, f64) -> ()
  %t280_0 = llvm.mlir.constant(0x404F800000000000 : f64) : f64
  %t280_1 = llvm.mlir.constant(0x405FC00000000000 : f64) : f64
  llvm.call @to8_f64(%t280_0, %t280_1) : (f64, f64) -> ()
  %t281_0 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  %t281_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to16_f64(%t281_0, %t281_1) : (f64, f64) -> ()
  %t282_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %t282_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @to16_f64(%t282_0, %t282_1) : (f64, f64) -> ()
  %t283_0 = llvm.mlir.constant(0xC04E733333333333 : f64) : f64
  %t283_1 = llvm.mlir.constant(0x40592CCCCCCCCCCD : f64) : f64
  llvm.call @to16_f64(%t283_0, %t283_1) : (f64, f64) -> ()
  %t284_0 = llvm.mlir.constant(0xBFEFAE147AE147AE : f64) : f64
  %t284_1 = llvm.mlir.constant(0x3FEFAE147AE147AE : f64) : f64
  llvm.call @to16_f64(%t284_0, %t284_1) : (f64, f64) -> ()
  %t285_0 = llvm.mlir.constant(0x404F800000000000 : f64) : f64
  %t285_1 = llvm.mlir.constant(0x405FC00000000000 : f64) : f64
  llvm.call @to16_f64(%t285_0, %t285_1) : (f64, f64) -> ()
  %t286_0 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  %t286_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to32_f64(%t286_0, %t286_1) : (f64, f64) -> ()
  %t287_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %t287_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @to32_f64(%t287_0, %t287_1) : (f64, f64) -> ()
  %t288_0 = llvm.mlir.constant(0xC04E733333333333 : f64) : f64
  %t288_1 = llvm.mlir.constant(0x40592CCCCCCCCCCD : f64) : f64
  llvm.call @to32_f64(%t288_0, %t288_1) : (f64, f64) -> ()
  %t289_0 = llvm.mlir.constant(0xBFEFAE147AE147AE : f64) : f64
  %t289_1 = llvm.mlir.constant(0x3FEFAE147AE147AE : f64) : f64
  llvm.call @to32_f64(%t289_0, %t289_1) : (f64, f64) -> ()
  %t290_0 = llvm.mlir.constant(0x404F800000000000 : f64) : f64
  %t290_1 = llvm.mlir.constant(0x405FC00000000000 : f64) : f64
  llvm.call @to32_f64(%t290_0, %t290_1) : (f64, f64) -> ()
  %t291_0 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  %t291_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to64_f64(%t291_0, %t291_1) : (f64, f64) -> ()
  %t292_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %t292_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @to64_f64(%t292_0, %t292_1) : (f64, f64) -> ()
  %t293_0 = llvm.mlir.constant(0xC04E733333333333 : f64) : f64
  %t293_1 = llvm.mlir.constant(0x40592CCCCCCCCCCD : f64) : f64
  llvm.call @to64_f64(%t293_0, %t293_1) : (f64, f64) -> ()
  %t294_0 = llvm.mlir.constant(0xBFEFAE147AE147AE : f64) : f64
  %t294_1 = llvm.mlir.constant(0x3FEFAE147AE147AE : f64) : f64
  llvm.call @to64_f64(%t294_0, %t294_1) : (f64, f64) -> ()
  %t295_0 = llvm.mlir.constant(0x404F800000000000 : f64) : f64
  %t295_1 = llvm.mlir.constant(0x405FC00000000000 : f64) : f64
  llvm.call @to64_f64(%t295_0, %t295_1) : (f64, f64) -> ()
  %t296_0 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  %t296_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to128_f64(%t296_0, %t296_1) : (f64, f64) -> ()
  %t297_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %t297_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @to128_f64(%t297_0, %t297_1) : (f64, f64) -> ()
  %t298_0 = llvm.mlir.constant(0xC04E733333333333 : f64) : f64
  %t298_1 = llvm.mlir.constant(0x40592CCCCCCCCCCD : f64) : f64
  llvm.call @to128_f64(%t298_0, %t298_1) : (f64, f64) -> ()
  %t299_0 = llvm.mlir.constant(0xBFEFAE147AE147AE : f64) : f64
  %t299_1 = llvm.mlir.constant(0x3FEFAE147AE147AE : f64) : f64
  llvm.call @to128_f64(%t299_0, %t299_1) : (f64, f64) -> ()
  %t300_0 = llvm.mlir.constant(0x404F800000000000 : f64) : f64
  %t300_1 = llvm.mlir.constant(0x405FC00000000000 : f64) : f64
  llvm.call @to128_f64(%t300_0, %t300_1) : (f64, f64) -> ()
  %t301_0 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  %t301_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to7_f64(%t301_0, %t301_1) : (f64, f64) -> ()
  %t302_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %t302_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @to7_f64(%t302_0, %t302_1) : (f64, f64) -> ()
  %t303_0 = llvm.mlir.constant(0xC04E733333333333 : f64) : f64
  %t303_1 = llvm.mlir.constant(0x40592CCCCCCCCCCD : f64) : f64
  llvm.call @to7_f64(%t303_0, %t303_1) : (f64, f64) -> ()
  %t304_0 = llvm.mlir.constant(0xBFEFAE147AE147AE : f64) : f64
  %t304_1 = llvm.mlir.constant(0x3FEFAE147AE147AE : f64) : f64
  llvm.call @to7_f64(%t304_0, %t304_1) : (f64, f64) -> ()
  %t305_0 = llvm.mlir.constant(0x404F800000000000 : f64) : f64
  %t305_1 = llvm.mlir.constant(0x405FC00000000000 : f64) : f64
  llvm.call @to7_f64(%t305_0, %t305_1) : (f64, f64) -> ()
  %t306_0 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  %t306_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to24_f64(%t306_0, %t306_1) : (f64, f64) -> ()
  %t307_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %t307_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @to24_f64(%t307_0, %t307_1) : (f64, f64) -> ()
  %t308_0 = llvm.mlir.constant(0xC04E733333333333 : f64) : f64
  %t308_1 = llvm.mlir.constant(0x40592CCCCCCCCCCD : f64) : f64
  llvm.call @to24_f64(%t308_0, %t308_1) : (f64, f64) -> ()
  %t309_0 = llvm.mlir.constant(0xBFEFAE147AE147AE : f64) : f64
  %t309_1 = llvm.mlir.constant(0x3FEFAE147AE147AE : f64) : f64
  llvm.call @to24_f64(%t309_0, %t309_1) : (f64, f64) -> ()
  %t310_0 = llvm.mlir.constant(0x404F800000000000 : f64) : f64
  %t310_1 = llvm.mlir.constant(0x405FC00000000000 : f64) : f64
  llvm.call @to24_f64(%t310_0, %t310_1) : (f64, f64) -> ()
  %t311_0 = llvm.mlir.constant(0xBFF8000000000000 : f64) : f64
  %t311_1 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @to47_f64(%t311_0, %t311_1) : (f64, f64) -> ()
  %t312_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  %t312_1 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @to47_f64(%t312_0, %t312_1) : (f64, f64) -> ()
  %t313_0 = llvm.mlir.constant(0xC04E733333333333 : f64) : f64
  %t313_1 = llvm.mlir.constant(0x40592CCCCCCCCCCD : f64) : f64
  llvm.call @to47_f64(%t313_0, %t313_1) : (f64, f64) -> ()
  %t314_0 = llvm.mlir.constant(0xBFEFAE147AE147AE : f64) : f64
  %t314_1 = llvm.mlir.constant(0x3FEFAE147AE147AE : f64) : f64
  llvm.call @to47_f64(%t314_0, %t314_1) : (f64, f64) -> ()
  %t315_0 = llvm.mlir.constant(0x404F800000000000 : f64) : f64
  %t315_1 = llvm.mlir.constant(0x405FC00000000000 : f64) : f64
  llvm.call @to47_f64(%t315_0, %t315_1) : (f64, f64) -> ()
  llvm.return
}
