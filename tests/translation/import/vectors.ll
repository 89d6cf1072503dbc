define <vscale x 4 x i32> @f() {
  ret <vscale x 4 x i32> splat (i32 4)
}
// -----
define <vscale x 4 x i32> @f() {
  ret <vscale x 4 x i32> splat (i32 4)
}
define <vscale x 4 x float> @g() {
  ret <vscale x 4 x float> splat (float 4.0)
}
define <vscale x 2 x float> @h(<vscale x 2 x float> %x) {
  %1 = fadd <vscale x 2 x float> splat (float 4.0), %x
  %2 = fadd <vscale x 2 x float> splat (float 3.0), %1
  ret <vscale x 2 x float> %2
}
// -----
@v = global <2 x ptr> <ptr null, ptr null>
@w = global [2 x <2 x float>] [<2 x float> <float 1.0, float 2.0>, <2 x float> zeroinitializer]
@x = global {i32, [2 x i8]} { i32 4, [2 x i8] c"ab" }
@z = global [0 x i32] zeroinitializer
@q = global [2 x [0 x i32]] zeroinitializer
@r = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@s = global [2 x {i8, i8}] [{i8, i8} {i8 1, i8 2}, {i8, i8} zeroinitializer]
