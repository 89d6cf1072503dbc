// Functions of floats.
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
llvm.func @unary_f32(%x: f32) {
  %sqrt = llvm.intr.sqrt(%x) : (f32) -> f32
  %sn = llvm.fcmp "uno" %sqrt, %sqrt : f32
  %ss = llvm.select %sn, %x, %sqrt : i1, f32
  %ssb = llvm.bitcast %ss : f32 to i32
  %ssz = llvm.zext %ssb : i32 to i64
  llvm.call @show(%ssz) : (i64) -> ()
  %fabs = llvm.intr.fabs(%x) : (f32) -> f32
  %fabsb = llvm.bitcast %fabs : f32 to i32
  %fabsz = llvm.zext %fabsb : i32 to i64
  llvm.call @show(%fabsz) : (i64) -> ()
  %ceil = llvm.intr.ceil(%x) : (f32) -> f32
  %ceilb = llvm.bitcast %ceil : f32 to i32
  %ceilz = llvm.zext %ceilb : i32 to i64
  llvm.call @show(%ceilz) : (i64) -> ()
  %floor = llvm.intr.floor(%x) : (f32) -> f32
  %floorb = llvm.bitcast %floor : f32 to i32
  %floorz = llvm.zext %floorb : i32 to i64
  llvm.call @show(%floorz) : (i64) -> ()
  %trunc = llvm.intr.trunc(%x) : (f32) -> f32
  %truncb = llvm.bitcast %trunc : f32 to i32
  %truncz = llvm.zext %truncb : i32 to i64
  llvm.call @show(%truncz) : (i64) -> ()
  %rint = llvm.intr.rint(%x) : (f32) -> f32
  %rintb = llvm.bitcast %rint : f32 to i32
  %rintz = llvm.zext %rintb : i32 to i64
  llvm.call @show(%rintz) : (i64) -> ()
  %nearbyint = llvm.intr.nearbyint(%x) : (f32) -> f32
  %nearbyintb = llvm.bitcast %nearbyint : f32 to i32
  %nearbyintz = llvm.zext %nearbyintb : i32 to i64
  llvm.call @show(%nearbyintz) : (i64) -> ()
  %roundeven = llvm.intr.roundeven(%x) : (f32) -> f32
  %roundevenb = llvm.bitcast %roundeven : f32 to i32
  %roundevenz = llvm.zext %roundevenb : i32 to i64
  llvm.call @show(%roundevenz) : (i64) -> ()
  %round = llvm.intr.round(%x) : (f32) -> f32
  %roundb = llvm.bitcast %round : f32 to i32
  %roundz = llvm.zext %roundb : i32 to i64
  llvm.call @show(%roundz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @unary_f64(%x: f64) {
  %sqrt = llvm.intr.sqrt(%x) : (f64) -> f64
  %sn = llvm.fcmp "uno" %sqrt, %sqrt : f64
  %ss = llvm.select %sn, %x, %sqrt : i1, f64
  %ssb = llvm.bitcast %ss : f64 to i64
  llvm.call @show(%ssb) : (i64) -> ()
  %fabs = llvm.intr.fabs(%x) : (f64) -> f64
  %fabsb = llvm.bitcast %fabs : f64 to i64
  llvm.call @show(%fabsb) : (i64) -> ()
  %ceil = llvm.intr.ceil(%x) : (f64) -> f64
  %ceilb = llvm.bitcast %ceil : f64 to i64
  llvm.call @show(%ceilb) : (i64) -> ()
  %floor = llvm.intr.floor(%x) : (f64) -> f64
  %floorb = llvm.bitcast %floor : f64 to i64
  llvm.call @show(%floorb) : (i64) -> ()
  %trunc = llvm.intr.trunc(%x) : (f64) -> f64
  %truncb = llvm.bitcast %trunc : f64 to i64
  llvm.call @show(%truncb) : (i64) -> ()
  %rint = llvm.intr.rint(%x) : (f64) -> f64
  %rintb = llvm.bitcast %rint : f64 to i64
  llvm.call @show(%rintb) : (i64) -> ()
  %nearbyint = llvm.intr.nearbyint(%x) : (f64) -> f64
  %nearbyintb = llvm.bitcast %nearbyint : f64 to i64
  llvm.call @show(%nearbyintb) : (i64) -> ()
  %roundeven = llvm.intr.roundeven(%x) : (f64) -> f64
  %roundevenb = llvm.bitcast %roundeven : f64 to i64
  llvm.call @show(%roundevenb) : (i64) -> ()
  %round = llvm.intr.round(%x) : (f64) -> f64
  %roundb = llvm.bitcast %round : f64 to i64
  llvm.call @show(%roundb) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @unary_f16(%x: f16) {
  %sqrt = llvm.intr.sqrt(%x) : (f16) -> f16
  %sn = llvm.fcmp "uno" %sqrt, %sqrt : f16
  %ss = llvm.select %sn, %x, %sqrt : i1, f16
  %ssb = llvm.bitcast %ss : f16 to i16
  %ssz = llvm.zext %ssb : i16 to i64
  llvm.call @show(%ssz) : (i64) -> ()
  %fabs = llvm.intr.fabs(%x) : (f16) -> f16
  %fabsb = llvm.bitcast %fabs : f16 to i16
  %fabsz = llvm.zext %fabsb : i16 to i64
  llvm.call @show(%fabsz) : (i64) -> ()
  %ceil = llvm.intr.ceil(%x) : (f16) -> f16
  %ceilb = llvm.bitcast %ceil : f16 to i16
  %ceilz = llvm.zext %ceilb : i16 to i64
  llvm.call @show(%ceilz) : (i64) -> ()
  %floor = llvm.intr.floor(%x) : (f16) -> f16
  %floorb = llvm.bitcast %floor : f16 to i16
  %floorz = llvm.zext %floorb : i16 to i64
  llvm.call @show(%floorz) : (i64) -> ()
  %trunc = llvm.intr.trunc(%x) : (f16) -> f16
  %truncb = llvm.bitcast %trunc : f16 to i16
  %truncz = llvm.zext %truncb : i16 to i64
  llvm.call @show(%truncz) : (i64) -> ()
  %rint = llvm.intr.rint(%x) : (f16) -> f16
  %rintb = llvm.bitcast %rint : f16 to i16
  %rintz = llvm.zext %rintb : i16 to i64
  llvm.call @show(%rintz) : (i64) -> ()
  %nearbyint = llvm.intr.nearbyint(%x) : (f16) -> f16
  %nearbyintb = llvm.bitcast %nearbyint : f16 to i16
  %nearbyintz = llvm.zext %nearbyintb : i16 to i64
  llvm.call @show(%nearbyintz) : (i64) -> ()
  %roundeven = llvm.intr.roundeven(%x) : (f16) -> f16
  %roundevenb = llvm.bitcast %roundeven : f16 to i16
  %roundevenz = llvm.zext %roundevenb : i16 to i64
  llvm.call @show(%roundevenz) : (i64) -> ()
  %round = llvm.intr.round(%x) : (f16) -> f16
  %roundb = llvm.bitcast %round : f16 to i16
  %roundz = llvm.zext %roundb : i16 to i64
  llvm.call @show(%roundz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @binary_f32(%x: f32, %y: f32) {
  %minnum = llvm.intr.minnum(%x, %y) : (f32, f32) -> f32
  %minnumn = llvm.fcmp "uno" %minnum, %minnum : f32
  %minnumk = llvm.mlir.constant(99.0 : f32) : f32
  %minnums = llvm.select %minnumn, %minnumk, %minnum : i1, f32
  %minnumb = llvm.bitcast %minnums : f32 to i32
  %minnumz = llvm.zext %minnumb : i32 to i64
  llvm.call @show(%minnumz) : (i64) -> ()
  %maxnum = llvm.intr.maxnum(%x, %y) : (f32, f32) -> f32
  %maxnumn = llvm.fcmp "uno" %maxnum, %maxnum : f32
  %maxnumk = llvm.mlir.constant(99.0 : f32) : f32
  %maxnums = llvm.select %maxnumn, %maxnumk, %maxnum : i1, f32
  %maxnumb = llvm.bitcast %maxnums : f32 to i32
  %maxnumz = llvm.zext %maxnumb : i32 to i64
  llvm.call @show(%maxnumz) : (i64) -> ()
  %minimum = llvm.intr.minimum(%x, %y) : (f32, f32) -> f32
  %minimumn = llvm.fcmp "uno" %minimum, %minimum : f32
  %minimumk = llvm.mlir.constant(99.0 : f32) : f32
  %minimums = llvm.select %minimumn, %minimumk, %minimum : i1, f32
  %minimumb = llvm.bitcast %minimums : f32 to i32
  %minimumz = llvm.zext %minimumb : i32 to i64
  llvm.call @show(%minimumz) : (i64) -> ()
  %maximum = llvm.intr.maximum(%x, %y) : (f32, f32) -> f32
  %maximumn = llvm.fcmp "uno" %maximum, %maximum : f32
  %maximumk = llvm.mlir.constant(99.0 : f32) : f32
  %maximums = llvm.select %maximumn, %maximumk, %maximum : i1, f32
  %maximumb = llvm.bitcast %maximums : f32 to i32
  %maximumz = llvm.zext %maximumb : i32 to i64
  llvm.call @show(%maximumz) : (i64) -> ()
  %copysign = llvm.intr.copysign(%x, %y) : (f32, f32) -> f32
  %copysignb = llvm.bitcast %copysign : f32 to i32
  %copysignz = llvm.zext %copysignb : i32 to i64
  llvm.call @show(%copysignz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @binary_f64(%x: f64, %y: f64) {
  %minnum = llvm.intr.minnum(%x, %y) : (f64, f64) -> f64
  %minnumn = llvm.fcmp "uno" %minnum, %minnum : f64
  %minnumk = llvm.mlir.constant(99.0 : f64) : f64
  %minnums = llvm.select %minnumn, %minnumk, %minnum : i1, f64
  %minnumb = llvm.bitcast %minnums : f64 to i64
  llvm.call @show(%minnumb) : (i64) -> ()
  %maxnum = llvm.intr.maxnum(%x, %y) : (f64, f64) -> f64
  %maxnumn = llvm.fcmp "uno" %maxnum, %maxnum : f64
  %maxnumk = llvm.mlir.constant(99.0 : f64) : f64
  %maxnums = llvm.select %maxnumn, %maxnumk, %maxnum : i1, f64
  %maxnumb = llvm.bitcast %maxnums : f64 to i64
  llvm.call @show(%maxnumb) : (i64) -> ()
  %minimum = llvm.intr.minimum(%x, %y) : (f64, f64) -> f64
  %minimumn = llvm.fcmp "uno" %minimum, %minimum : f64
  %minimumk = llvm.mlir.constant(99.0 : f64) : f64
  %minimums = llvm.select %minimumn, %minimumk, %minimum : i1, f64
  %minimumb = llvm.bitcast %minimums : f64 to i64
  llvm.call @show(%minimumb) : (i64) -> ()
  %maximum = llvm.intr.maximum(%x, %y) : (f64, f64) -> f64
  %maximumn = llvm.fcmp "uno" %maximum, %maximum : f64
  %maximumk = llvm.mlir.constant(99.0 : f64) : f64
  %maximums = llvm.select %maximumn, %maximumk, %maximum : i1, f64
  %maximumb = llvm.bitcast %maximums : f64 to i64
  llvm.call @show(%maximumb) : (i64) -> ()
  %copysign = llvm.intr.copysign(%x, %y) : (f64, f64) -> f64
  %copysignb = llvm.bitcast %copysign : f64 to i64
  llvm.call @show(%copysignb) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @binary_f16(%x: f16, %y: f16) {
  %minnum = llvm.intr.minnum(%x, %y) : (f16, f16) -> f16
  %minnumn = llvm.fcmp "uno" %minnum, %minnum : f16
  %minnumk = llvm.mlir.constant(99.0 : f16) : f16
  %minnums = llvm.select %minnumn, %minnumk, %minnum : i1, f16
  %minnumb = llvm.bitcast %minnums : f16 to i16
  %minnumz = llvm.zext %minnumb : i16 to i64
  llvm.call @show(%minnumz) : (i64) -> ()
  %maxnum = llvm.intr.maxnum(%x, %y) : (f16, f16) -> f16
  %maxnumn = llvm.fcmp "uno" %maxnum, %maxnum : f16
  %maxnumk = llvm.mlir.constant(99.0 : f16) : f16
  %maxnums = llvm.select %maxnumn, %maxnumk, %maxnum : i1, f16
  %maxnumb = llvm.bitcast %maxnums : f16 to i16
  %maxnumz = llvm.zext %maxnumb : i16 to i64
  llvm.call @show(%maxnumz) : (i64) -> ()
  %minimum = llvm.intr.minimum(%x, %y) : (f16, f16) -> f16
  %minimumn = llvm.fcmp "uno" %minimum, %minimum : f16
  %minimumk = llvm.mlir.constant(99.0 : f16) : f16
  %minimums = llvm.select %minimumn, %minimumk, %minimum : i1, f16
  %minimumb = llvm.bitcast %minimums : f16 to i16
  %minimumz = llvm.zext %minimumb : i16 to i64
  llvm.call @show(%minimumz) : (i64) -> ()
  %maximum = llvm.intr.maximum(%x, %y) : (f16, f16) -> f16
  %maximumn = llvm.fcmp "uno" %maximum, %maximum : f16
  %maximumk = llvm.mlir.constant(99.0 : f16) : f16
  %maximums = llvm.select %maximumn, %maximumk, %maximum : i1, f16
  %maximumb = llvm.bitcast %maximums : f16 to i16
  %maximumz = llvm.zext %maximumb : i16 to i64
  llvm.call @show(%maximumz) : (i64) -> ()
  %copysign = llvm.intr.copysign(%x, %y) : (f16, f16) -> f16
  %copysignb = llvm.bitcast %copysign : f16 to i16
  %copysignz = llvm.zext %copysignb : i16 to i64
  llvm.call @show(%copysignz) : (i64) -> ()
  llvm.call @newline() : () -> ()
  llvm.return
}
llvm.func @ternary_f32(%x: f32, %y: f32, %z: f32) {
  %fma = llvm.intr.fma(%x, %y, %z) : (f32, f32, f32) -> f32
  %fmab = llvm.bitcast %fma : f32 to i32
  %fmaz = llvm.zext %fmab : i32 to i64
  llvm.call @show(%fmaz) : (i64) -> ()
  %p = llvm.mlir.constant(5 : i32) : i32
  %powi = llvm.intr.powi(%x, %p) : (f32, i32) -> f32
  %powib = llvm.bitcast %powi : f32 to i32
  %powiz = llvm.zext %powib : i32 to i64
  llvm.call @show(%powiz) : (i64) -> ()
  %ldexp = llvm.intr.ldexp(%x, %p) : (f32, i32) -> f32
  %ldexpb = llvm.bitcast %ldexp : f32 to i32
  %ldexpz = llvm.zext %ldexpb : i32 to i64
  llvm.call @show(%ldexpz) : (i64) -> ()
  llvm.return
}
llvm.func @ternary_f64(%x: f64, %y: f64, %z: f64) {
  %fma = llvm.intr.fma(%x, %y, %z) : (f64, f64, f64) -> f64
  %fmab = llvm.bitcast %fma : f64 to i64
  llvm.call @show(%fmab) : (i64) -> ()
  %p = llvm.mlir.constant(5 : i32) : i32
  %powi = llvm.intr.powi(%x, %p) : (f64, i32) -> f64
  %powib = llvm.bitcast %powi : f64 to i64
  llvm.call @show(%powib) : (i64) -> ()
  %ldexp = llvm.intr.ldexp(%x, %p) : (f64, i32) -> f64
  %ldexpb = llvm.bitcast %ldexp : f64 to i64
  llvm.call @show(%ldexpb) : (i64) -> ()
  llvm.return
}
llvm.func @library(%x: f64, %y: f32) {
  %sin = llvm.intr.sin(%x) : (f64) -> f64
  llvm.call @show_float(%sin) : (f64) -> ()
  %sinf = llvm.intr.sin(%y) : (f32) -> f32
  %sinw = llvm.fpext %sinf : f32 to f64
  llvm.call @show_float(%sinw) : (f64) -> ()
  %cos = llvm.intr.cos(%x) : (f64) -> f64
  llvm.call @show_float(%cos) : (f64) -> ()
  %cosf = llvm.intr.cos(%y) : (f32) -> f32
  %cosw = llvm.fpext %cosf : f32 to f64
  llvm.call @show_float(%cosw) : (f64) -> ()
  %tan = llvm.intr.tan(%x) : (f64) -> f64
  llvm.call @show_float(%tan) : (f64) -> ()
  %tanf = llvm.intr.tan(%y) : (f32) -> f32
  %tanw = llvm.fpext %tanf : f32 to f64
  llvm.call @show_float(%tanw) : (f64) -> ()
  %exp = llvm.intr.exp(%x) : (f64) -> f64
  llvm.call @show_float(%exp) : (f64) -> ()
  %expf = llvm.intr.exp(%y) : (f32) -> f32
  %expw = llvm.fpext %expf : f32 to f64
  llvm.call @show_float(%expw) : (f64) -> ()
  %exp2 = llvm.intr.exp2(%x) : (f64) -> f64
  llvm.call @show_float(%exp2) : (f64) -> ()
  %exp2f = llvm.intr.exp2(%y) : (f32) -> f32
  %exp2w = llvm.fpext %exp2f : f32 to f64
  llvm.call @show_float(%exp2w) : (f64) -> ()
  %exp10 = llvm.intr.exp10(%x) : (f64) -> f64
  llvm.call @show_float(%exp10) : (f64) -> ()
  %exp10f = llvm.intr.exp10(%y) : (f32) -> f32
  %exp10w = llvm.fpext %exp10f : f32 to f64
  llvm.call @show_float(%exp10w) : (f64) -> ()
  %log = llvm.intr.log(%x) : (f64) -> f64
  llvm.call @show_float(%log) : (f64) -> ()
  %logf = llvm.intr.log(%y) : (f32) -> f32
  %logw = llvm.fpext %logf : f32 to f64
  llvm.call @show_float(%logw) : (f64) -> ()
  %log2 = llvm.intr.log2(%x) : (f64) -> f64
  llvm.call @show_float(%log2) : (f64) -> ()
  %log2f = llvm.intr.log2(%y) : (f32) -> f32
  %log2w = llvm.fpext %log2f : f32 to f64
  llvm.call @show_float(%log2w) : (f64) -> ()
  %log10 = llvm.intr.log10(%x) : (f64) -> f64
  llvm.call @show_float(%log10) : (f64) -> ()
  %log10f = llvm.intr.log10(%y) : (f32) -> f32
  %log10w = llvm.fpext %log10f : f32 to f64
  llvm.call @show_float(%log10w) : (f64) -> ()
  %asin = llvm.intr.asin(%x) : (f64) -> f64
  llvm.call @show_float(%asin) : (f64) -> ()
  %asinf = llvm.intr.asin(%y) : (f32) -> f32
  %asinw = llvm.fpext %asinf : f32 to f64
  llvm.call @show_float(%asinw) : (f64) -> ()
  %acos = llvm.intr.acos(%x) : (f64) -> f64
  llvm.call @show_float(%acos) : (f64) -> ()
  %acosf = llvm.intr.acos(%y) : (f32) -> f32
  %acosw = llvm.fpext %acosf : f32 to f64
  llvm.call @show_float(%acosw) : (f64) -> ()
  %atan = llvm.intr.atan(%x) : (f64) -> f64
  llvm.call @show_float(%atan) : (f64) -> ()
  %atanf = llvm.intr.atan(%y) : (f32) -> f32
  %atanw = llvm.fpext %atanf : f32 to f64
  llvm.call @show_float(%atanw) : (f64) -> ()
  %sinh = llvm.intr.sinh(%x) : (f64) -> f64
  llvm.call @show_float(%sinh) : (f64) -> ()
  %sinhf = llvm.intr.sinh(%y) : (f32) -> f32
  %sinhw = llvm.fpext %sinhf : f32 to f64
  llvm.call @show_float(%sinhw) : (f64) -> ()
  %cosh = llvm.intr.cosh(%x) : (f64) -> f64
  llvm.call @show_float(%cosh) : (f64) -> ()
  %coshf = llvm.intr.cosh(%y) : (f32) -> f32
  %coshw = llvm.fpext %coshf : f32 to f64
  llvm.call @show_float(%coshw) : (f64) -> ()
  %tanh = llvm.intr.tanh(%x) : (f64) -> f64
  llvm.call @show_float(%tanh) : (f64) -> ()
  %tanhf = llvm.intr.tanh(%y) : (f32) -> f32
  %tanhw = llvm.fpext %tanhf : f32 to f64
  llvm.call @show_float(%tanhw) : (f64) -> ()
  %pow = llvm.intr.pow(%x, %x) : (f64, f64) -> f64
  llvm.call @show_float(%pow) : (f64) -> ()
  %atan2 = llvm.intr.atan2(%x, %pow) : (f64, f64) -> f64
  llvm.call @show_float(%atan2) : (f64) -> ()
  %lround = llvm.intr.lround(%x) : (f64) -> i64
  llvm.call @show(%lround) : (i64) -> ()
  llvm.return
}
llvm.func @run() {
  %u0_0 = llvm.mlir.constant(0x00000000 : f32) : f32
  llvm.call @unary_f32(%u0_0) : (f32) -> ()
  %u1_0 = llvm.mlir.constant(0x80000000 : f32) : f32
  llvm.call @unary_f32(%u1_0) : (f32) -> ()
  %u2_0 = llvm.mlir.constant(0x3F000000 : f32) : f32
  llvm.call @unary_f32(%u2_0) : (f32) -> ()
  %u3_0 = llvm.mlir.constant(0xBF000000 : f32) : f32
  llvm.call @unary_f32(%u3_0) : (f32) -> ()
  %u4_0 = llvm.mlir.constant(0x3FC00000 : f32) : f32
  llvm.call @unary_f32(%u4_0) : (f32) -> ()
  %u5_0 = llvm.mlir.constant(0x40200000 : f32) : f32
  llvm.call @unary_f32(%u5_0) : (f32) -> ()
  %u6_0 = llvm.mlir.constant(0xC0200000 : f32) : f32
  llvm.call @unary_f32(%u6_0) : (f32) -> ()
  %u7_0 = llvm.mlir.constant(0x406CCCCD : f32) : f32
  llvm.call @unary_f32(%u7_0) : (f32) -> ()
  %u8_0 = llvm.mlir.constant(0x461C4000 : f32) : f32
  llvm.call @unary_f32(%u8_0) : (f32) -> ()
  %u9_0 = llvm.mlir.constant(0xB58637BD : f32) : f32
  llvm.call @unary_f32(%u9_0) : (f32) -> ()
  %u10_0 = llvm.mlir.constant(0x3EFFFFFF : f32) : f32
  llvm.call @unary_f32(%u10_0) : (f32) -> ()
  %u11_0 = llvm.mlir.constant(0x0000000000000000 : f64) : f64
  llvm.call @unary_f64(%u11_0) : (f64) -> ()
  %u12_0 = llvm.mlir.constant(0x8000000000000000 : f64) : f64
  llvm.call @unary_f64(%u12_0) : (f64) -> ()
  %u13_0 = llvm.mlir.constant(0x3FE0000000000000 : f64) : f64
  llvm.call @unary_f64(%u13_0) : (f64) -> ()
  %u14_0 = llvm.mlir.constant(0xBFE0000000000000 : f64) : f64
  llvm.call @unary_f64(%u14_0) : (f64) -> ()
  %u15_0 = llvm.mlir.constant(0x3FF8000000000000 : f64) : f64
  llvm.call @unary_f64(%u15_0) : (f64) -> ()
  %u16_0 = llvm.mlir.constant(0x4004000000000000 : f64) : f64
  llvm.call @unary_f64(%u16_0) : (f64) -> ()
  %u17_0 = llvm.mlir.constant(0xC004000000000000 : f64) : f64
  llvm.call @unary_f64(%u17_0) : (f64) -> ()
  %u18_0 = llvm.mlir.constant(0x400D99999999999A : f64) : f64
  llvm.call @unary_f64(%u18_0) : (f64) -> ()
  %u19_0 = llvm.mlir.constant(0x40C3880000000000 : f64) : f64
  llvm.call @unary_f64(%u19_0) : (f64) -> ()
  %u20_0 = llvm.mlir.constant(0xBEB0C6F7A0B5ED8D : f64) : f64
  llvm.call @unary_f64(%u20_0) : (f64) -> ()
  %u21_0 = llvm.mlir.constant(0x3FDFFFFFDFC9A9AD : f64) : f64
  llvm.call @unary_f64(%u21_0) : (f64) -> ()
  %u22_0 = llvm.mlir.constant(0x0000 : f16) : f16
  llvm.call @unary_f16(%u22_0) : (f16) -> ()
  %u23_0 = llvm.mlir.constant(0x8000 : f16) : f16
  llvm.call @unary_f16(%u23_0) : (f16) -> ()
  %u24_0 = llvm.mlir.constant(0x3800 : f16) : f16
  llvm.call @unary_f16(%u24_0) : (f16) -> ()
  %u25_0 = llvm.mlir.constant(0xB800 : f16) : f16
  llvm.call @unary_f16(%u25_0) : (f16) -> ()
  %u26_0 = llvm.mlir.constant(0x3E00 : f16) : f16
  llvm.call @unary_f16(%u26_0) : (f16) -> ()
  %u27_0 = llvm.mlir.constant(0x4100 : f16) : f16
  llvm.call @unary_f16(%u27_0) : (f16) -> ()
  %u28_0 = llvm.mlir.constant(0xC100 : f16) : f16
  llvm.call @unary_f16(%u28_0) : (f16) -> ()
  %u29_0 = llvm.mlir.constant(0x4366 : f16) : f16
  llvm.call @unary_f16(%u29_0) : (f16) -> ()
  %u30_0 = llvm.mlir.constant(0x70E2 : f16) : f16
  llvm.call @unary_f16(%u30_0) : (f16) -> ()
  %u31_0 = llvm.mlir.constant(0x8011 : f16) : f16
  llvm.call @unary_f16(%u31_0) : (f16) -> ()
  %u32_0 = llvm.mlir.constant(0x3800 : f16) : f16
  llvm.call @unary_f16(%u32_0) : (f16) -> ()
  %b33_0 = llvm.mlir.constant(0x3F800000 : f32) : f32
  %b33_1 = llvm.mlir.constant(0x40000000 : f32) : f32
  llvm.call @binary_f32(%b33_0, %b33_1) : (f32, f32) -> ()
  %b34_0 = llvm.mlir.constant(0x40000000 : f32) : f32
  %b34_1 = llvm.mlir.constant(0xC0400000 : f32) : f32
  llvm.call @binary_f32(%b34_0, %b34_1) : (f32, f32) -> ()
  %b35_0 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %b35_1 = llvm.mlir.constant(0x3F800000 : f32) : f32
  llvm.call @binary_f32(%b35_0, %b35_1) : (f32, f32) -> ()
  %b36_0 = llvm.mlir.constant(0x3F800000 : f32) : f32
  %b36_1 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @binary_f32(%b36_0, %b36_1) : (f32, f32) -> ()
  %b37_0 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %b37_1 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  llvm.call @binary_f32(%b37_0, %b37_1) : (f32, f32) -> ()
  %b38_0 = llvm.mlir.constant(0x40A00000 : f32) : f32
  %b38_1 = llvm.mlir.constant(0x40A00000 : f32) : f32
  llvm.call @binary_f32(%b38_0, %b38_1) : (f32, f32) -> ()
  %b39_0 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  %b39_1 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  llvm.call @binary_f64(%b39_0, %b39_1) : (f64, f64) -> ()
  %b40_0 = llvm.mlir.constant(0x4000000000000000 : f64) : f64
  %b40_1 = llvm.mlir.constant(0xC008000000000000 : f64) : f64
  llvm.call @binary_f64(%b40_0, %b40_1) : (f64, f64) -> ()
  %b41_0 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %b41_1 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  llvm.call @binary_f64(%b41_0, %b41_1) : (f64, f64) -> ()
  %b42_0 = llvm.mlir.constant(0x3FF0000000000000 : f64) : f64
  %b42_1 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @binary_f64(%b42_0, %b42_1) : (f64, f64) -> ()
  %b43_0 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %b43_1 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @binary_f64(%b43_0, %b43_1) : (f64, f64) -> ()
  %b44_0 = llvm.mlir.constant(0x4014000000000000 : f64) : f64
  %b44_1 = llvm.mlir.constant(0x4014000000000000 : f64) : f64
  llvm.call @binary_f64(%b44_0, %b44_1) : (f64, f64) -> ()
  %b45_0 = llvm.mlir.constant(0x3C00 : f16) : f16
  %b45_1 = llvm.mlir.constant(0x4000 : f16) : f16
  llvm.call @binary_f16(%b45_0, %b45_1) : (f16, f16) -> ()
  %b46_0 = llvm.mlir.constant(0x4000 : f16) : f16
  %b46_1 = llvm.mlir.constant(0xC200 : f16) : f16
  llvm.call @binary_f16(%b46_0, %b46_1) : (f16, f16) -> ()
  %b47_0 = llvm.mlir.constant(0x7E00 : f16) : f16
  %b47_1 = llvm.mlir.constant(0x3C00 : f16) : f16
  llvm.call @binary_f16(%b47_0, %b47_1) : (f16, f16) -> ()
  %b48_0 = llvm.mlir.constant(0x3C00 : f16) : f16
  %b48_1 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @binary_f16(%b48_0, %b48_1) : (f16, f16) -> ()
  %b49_0 = llvm.mlir.constant(0x7E00 : f16) : f16
  %b49_1 = llvm.mlir.constant(0x7E00 : f16) : f16
  llvm.call @binary_f16(%b49_0, %b49_1) : (f16, f16) -> ()
  %b50_0 = llvm.mlir.constant(0x4500 : f16) : f16
  %b50_1 = llvm.mlir.constant(0x4500 : f16) : f16
  llvm.call @binary_f16(%b50_0, %b50_1) : (f16, f16) -> ()
  %q51_0 = llvm.mlir.constant(0x3F8CCCCD : f32) : f32
  %q51_1 = llvm.mlir.constant(0x400CCCCD : f32) : f32
  %q51_2 = llvm.mlir.constant(0x40533333 : f32) : f32
  llvm.call @ternary_f32(%q51_0, %q51_1, %q51_2) : (f32, f32, f32) -> ()
  %q52_0 = llvm.mlir.constant(0x501502F9 : f32) : f32
  %q52_1 = llvm.mlir.constant(0x2EDBE6FF : f32) : f32
  %q52_2 = llvm.mlir.constant(0xBF800000 : f32) : f32
  llvm.call @ternary_f32(%q52_0, %q52_1, %q52_2) : (f32, f32, f32) -> ()
  %q53_0 = llvm.mlir.constant(0x40400000 : f32) : f32
  %q53_1 = llvm.mlir.constant(0x40400000 : f32) : f32
  %q53_2 = llvm.mlir.constant(0xC1100000 : f32) : f32
  llvm.call @ternary_f32(%q53_0, %q53_1, %q53_2) : (f32, f32, f32) -> ()
  %q54_0 = llvm.mlir.constant(0x3FF199999999999A : f64) : f64
  %q54_1 = llvm.mlir.constant(0x400199999999999A : f64) : f64
  %q54_2 = llvm.mlir.constant(0x400A666666666666 : f64) : f64
  llvm.call @ternary_f64(%q54_0, %q54_1, %q54_2) : (f64, f64, f64) -> ()
  %q55_0 = llvm.mlir.constant(0x4202A05F20000000 : f64) : f64
  %q55_1 = llvm.mlir.constant(0x3DDB7CDFD9D7BDBB : f64) : f64
  %q55_2 = llvm.mlir.constant(0xBFF0000000000000 : f64) : f64
  llvm.call @ternary_f64(%q55_0, %q55_1, %q55_2) : (f64, f64, f64) -> ()
  %q56_0 = llvm.mlir.constant(0x4008000000000000 : f64) : f64
  %q56_1 = llvm.mlir.constant(0x4008000000000000 : f64) : f64
  %q56_2 = llvm.mlir.constant(0xC022000000000000 : f64) : f64
  llvm.call @ternary_f64(%q56_0, %q56_1, %q56_2) : (f64, f64, f64) -> ()
  %l57 = llvm.mlir.constant(0x3FE8000000000000 : f64) : f64
  %m57 = llvm.mlir.constant(0x3F400000 : f32) : f32
  llvm.call @library(%l57, %m57) : (f64, f32) -> ()
  %l58 = llvm.mlir.constant(0x3FB999999999999A : f64) : f64
  %m58 = llvm.mlir.constant(0x3DCCCCCD : f32) : f32
  llvm.call @library(%l58, %m58) : (f64, f32) -> ()
  llvm.return
}
