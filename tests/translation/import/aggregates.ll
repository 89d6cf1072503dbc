define { i32, [2 x float] } @aggregates({ i32, [2 x float] } %a, float %f) {
  %1 = extractvalue { i32, [2 x float] } %a, 0
  %2 = extractvalue { i32, [2 x float] } %a, 1, 1
  %3 = insertvalue { i32, [2 x float] } %a, float %f, 1, 0
  %4 = insertvalue { i32, [2 x float] } poison, i32 %1, 0
  %5 = insertvalue { i32, [2 x float] } zeroinitializer, i32 %1, 0
  ret { i32, [2 x float] } %3
}
// -----
define <4 x i32> @vectors(<4 x i32> %a, <4 x i32> %b, i32 %x, <vscale x 2 x double> %s) {
  %1 = extractelement <4 x i32> %a, i32 %x
  %2 = insertelement <4 x i32> %a, i32 %x, i64 2
  %3 = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 poison>
  %4 = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> zeroinitializer
  %5 = shufflevector <vscale x 2 x double> %s, <vscale x 2 x double> poison, <vscale x 2 x i32> zeroinitializer
  %6 = fadd <vscale x 2 x double> %s, %5
  %7 = add <4 x i32> %3, <i32 1, i32 2, i32 3, i32 4>
  %8 = add <4 x i32> %7, splat (i32 5)
  ret <4 x i32> %8
}
// -----
define void @constants(ptr %p) {
  store { i32, ptr, { float, i8 } } { i32 1, ptr null, { float, i8 } { float 2.0, i8 3 } }, ptr %p
  store { i32, ptr, i32 } zeroinitializer, ptr %p
  store [2 x { i8, i8 }] [{ i8, i8 } { i8 1, i8 2 }, { i8, i8 } zeroinitializer], ptr %p
  store [3 x i32] [i32 1, i32 2, i32 3], ptr %p
  store [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]], ptr %p
  store [4 x i8] c"ab\00c", ptr %p
  store [2 x ptr] [ptr @constants, ptr null], ptr %p
  store <2 x ptr> <ptr @constants, ptr null>, ptr %p
  store <2 x i1> <i1 true, i1 false>, ptr %p
  store [2 x i33] [i33 1, i33 -1], ptr %p
  store <{ i8, i32 }> <{ i8 1, i32 2 }>, ptr %p
  store [2 x <2 x float>] [<2 x float> <float 1.0, float 2.0>, <2 x float> zeroinitializer], ptr %p
  store [2 x i32] undef, ptr %p
  store [2 x i32] poison, ptr %p
  store {} zeroinitializer, ptr %p
  store i32 undef, ptr %p
  ret void
}
// -----
define half @numbers(half %h, bfloat %b, x86_fp80 %x, fp128 %q) {
  %1 = fadd half %h, 0xH3C00
  %2 = fadd bfloat %b, 0xR3F80
  %3 = fadd x86_fp80 %x, 0xK3FFF8000000000000000
  %4 = fadd fp128 %q, 0xL00000000000000003FFF000000000000
  %5 = fptrunc double 1.5 to float
  %6 = fadd float 0x7FF8000000000000, 0x3FB99999A0000000
  ret half %1
}
