define i32 @integers(i32 %a, i32 %b, i64 %c) {
entry:
  %0 = add i32 %a, %b
  %1 = add nsw i32 %0, 1
  %2 = add nuw nsw i32 %1, -2
  %3 = sub i32 %2, %b
  %4 = mul nuw i32 %3, 3
  %5 = udiv exact i32 %4, %b
  %6 = sdiv i32 %5, %b
  %7 = urem i32 %6, %b
  %8 = srem i32 %7, %b
  %9 = shl nuw nsw i32 %8, 2
  %10 = lshr exact i32 %9, 1
  %11 = ashr i32 %10, 1
  %12 = and i32 %11, 255
  %13 = or disjoint i32 %12, 256
  %14 = xor i32 %13, %a
  %named = mul i64 %c, 9223372036854775807
  ret i32 %14
}
// -----
define double @floats(double %a, double %b, float %c) {
  %1 = fadd double %a, %b
  %2 = fsub fast double %1, 1.000000e+00
  %3 = fmul nnan ninf double %2, 1.250000e-01
  %4 = fdiv arcp contract double %3, 0x7FF0000000000000
  %5 = frem reassoc nsz afn double %4, 3.0
  %6 = fneg double %5
  %7 = fneg nsz float %c
  ret double %6
}
// -----
define void @casts(i32 %a, i64 %b, float %c, double %d, ptr %e, <2 x i32> %f) {
  %1 = trunc i64 %b to i32
  %2 = trunc nuw nsw i64 %b to i8
  %3 = zext i32 %a to i64
  %4 = zext nneg i32 %a to i64
  %5 = sext i32 %a to i128
  %6 = fptrunc double %d to float
  %7 = fpext float %c to double
  %8 = fptoui float %c to i32
  %9 = fptosi double %d to i64
  %10 = uitofp nneg i32 %a to float
  %11 = sitofp i64 %b to double
  %12 = ptrtoint ptr %e to i64
  %13 = inttoptr i64 %12 to ptr
  %14 = bitcast i32 %a to float
  %15 = addrspacecast ptr %e to ptr addrspace(3)
  %16 = zext <2 x i32> %f to <2 x i64>
  %17 = bitcast <2 x i32> %f to i64
  ret void
}
// -----
define i1 @comparisons(i32 %a, i32 %b, ptr %p, ptr %q, float %x, float %y, <4 x i8> %v) {
  %1 = icmp eq i32 %a, %b
  %2 = icmp ne ptr %p, %q
  %3 = icmp slt i32 %a, 0
  %4 = icmp sle i32 %a, %b
  %5 = icmp sgt i32 %a, %b
  %6 = icmp sge i32 %a, %b
  %7 = icmp ult i32 %a, %b
  %8 = icmp ule i32 %a, %b
  %9 = icmp ugt i32 %a, %b
  %10 = icmp samesign uge i32 %a, %b
  %11 = fcmp oeq float %x, %y
  %12 = fcmp nnan olt float %x, %y
  %13 = fcmp uno float %x, 0.0
  %14 = fcmp true float %x, %y
  %15 = icmp eq <4 x i8> %v, zeroinitializer
  %16 = select i1 %1, i32 %a, i32 %b
  %17 = select nsz i1 %2, float %x, float %y
  %18 = select <4 x i1> %15, <4 x i8> %v, <4 x i8> splat (i8 7)
  %19 = freeze i32 %16
  ret i1 %10
}
// -----
define i128 @wide(i128 %a, i7 %b) {
  %1 = add i128 %a, 170141183460469231731687303715884105727
  %2 = add i128 %1, -1
  %3 = sub i7 %b, -64
  %4 = zext i7 %3 to i128
  ret i128 %4
}
