define void @math(float %f, double %d, i32 %i, <2 x float> %v) {
  %1 = call float @llvm.sqrt.f32(float %f)
  %2 = call fast double @llvm.pow.f64(double %d, double 2.0)
  %3 = call <2 x float> @llvm.fabs.v2f32(<2 x float> %v)
  %4 = call float @llvm.fma.f32(float %f, float %f, float %f)
  %5 = call i32 @llvm.ctpop.i32(i32 %i)
  %6 = call i32 @llvm.ctlz.i32(i32 %i, i1 true)
  %7 = call i32 @llvm.cttz.i32(i32 %i, i1 false)
  %8 = call i32 @llvm.abs.i32(i32 %i, i1 true)
  %9 = call i32 @llvm.smax.i32(i32 %i, i32 0)
  %10 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
  %11 = call i32 @llvm.fshl.i32(i32 %i, i32 %i, i32 3)
  %12 = call i32 @llvm.bswap.i32(i32 %i)
  %13 = call float @llvm.powi.f32.i32(float %f, i32 %i)
  %14 = call i1 @llvm.is.fpclass.f32(float %f, i32 3)
  %15 = call float @llvm.vector.reduce.fadd.v2f32(float 0.0, <2 x float> %v)
  %16 = call i32 @llvm.uadd.sat.i32(i32 %i, i32 7)
  %17 = call i32 @llvm.expect.i32(i32 %i, i32 1)
  %18 = call i64 @llvm.lround.i64.f32(float %f)
  ret void
}
declare float @llvm.sqrt.f32(float)
declare double @llvm.pow.f64(double, double)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>)
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.smax.i32(i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.bswap.i32(i32)
declare float @llvm.powi.f32.i32(float, i32)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.expect.i32(i32, i32)
declare i64 @llvm.lround.i64.f32(float)
// -----
define void @memory(ptr %p, ptr %q, i64 %n, ...) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 4 %q, i64 %n, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 true)
  call void @llvm.memset.p0.i64(ptr noundef %p, i8 0, i64 %n, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr %q, i64 32, i1 false)
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  %s = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %s)
  call void @llvm.va_start.p0(ptr %a)
  call void @llvm.va_copy.p0(ptr %a, ptr %p)
  call void @llvm.va_end.p0(ptr %a)
  call void @llvm.assume(i1 true)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8), "nonnull"(ptr %q) ]
  call void @llvm.trap()
  %t = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  ret void
}
@tls = thread_local global i32 0
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.assume(i1)
declare void @llvm.trap()
declare ptr @llvm.threadlocal.address.p0(ptr)
// -----
define void @masked(ptr %p, <4 x i1> %m, <4 x float> %v, <4 x ptr> %q) {
  %1 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 16 %p, <4 x i1> %m, <4 x float> %v)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v, ptr align 4 %p, <4 x i1> %m)
  %2 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %q, <4 x i1> %m, <4 x float> poison)
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %v, <4 x ptr> align 8 %q, <4 x i1> %m)
  ret void
}
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>)
declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>)
// -----
define void @matrices(ptr %p, <6 x float> %m, <6 x float> %n) {
  %1 = call <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr align 4 %p, i64 3, i1 false, i32 3, i32 2)
  call void @llvm.matrix.column.major.store.v6f32.i64(<6 x float> %m, ptr align 4 %p, i64 3, i1 true, i32 3, i32 2)
  %2 = call <4 x float> @llvm.matrix.multiply.v4f32.v6f32.v6f32(<6 x float> %m, <6 x float> %n, i32 2, i32 3, i32 2)
  %3 = call <6 x float> @llvm.matrix.transpose.v6f32(<6 x float> %m, i32 3, i32 2)
  ret void
}
declare <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v6f32.i64(<6 x float>, ptr, i64, i1, i32, i32)
declare <4 x float> @llvm.matrix.multiply.v4f32.v6f32.v6f32(<6 x float>, <6 x float>, i32, i32, i32)
declare <6 x float> @llvm.matrix.transpose.v6f32(<6 x float>, i32, i32)
// -----
define void @constrained(i32 %i, double %d, float %f) {
  %1 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %i, metadata !"round.towardzero", metadata !"fpexcept.strict")
  %2 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  %3 = call double @llvm.experimental.constrained.fpext.f64.f32(float %f, metadata !"fpexcept.maytrap")
  ret void
}
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
// -----
define i32 @unregistered(<16 x i8> %v, i64 %a) {
  %1 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %v)
  %2 = call i64 @llvm.readcyclecounter()
  %3 = call i64 @llvm.bitreverse.i64(i64 %a)
  ret i32 %1
}
declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>) nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.readcyclecounter()
declare i64 @llvm.bitreverse.i64(i64)
// -----
; flags: --prefer-unregistered-intrinsics
define float @by_name(float %f, i32 %i) {
  %1 = call fast float @llvm.sqrt.f32(float %f)
  %2 = call noundef i32 @llvm.ctlz.i32(i32 %i, i1 true)
  ret float %1
}
declare float @llvm.sqrt.f32(float)
declare i32 @llvm.ctlz.i32(i32, i1)
