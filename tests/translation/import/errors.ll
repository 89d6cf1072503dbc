foo
// -----
define i32 @f() {
  ret i64 3
}
// -----
define i32 @f() {
  ret i32 %x
}
// -----
define i32 @f() {
  %a = add i32 1, 2
}
// -----
define i32 @f() {
  br label %nowhere
}
// -----
define void @f(i32 %a) {
  %a = add i32 1, 2
  ret void
}
// -----
define void @f(i32 %a) {
  %b = add i64 %a, 2
  ret void
}
// -----
define void @f() {
  store i32 1, i32 2
  ret void
}
// -----
@g = global i32 1.5
// -----
@g = global i32 1
@g = global i32 2
// -----
define void @f() { ret void }
define void @f() { ret void }
// -----
define void @f() {
  call void @missing()
  ret void
}
// -----
define void @f() {
  call void @g(i32 1)
  ret void
}
declare void @g(i64)
// -----
@g = global [2 x i32] [i32 1, i64 2]
// -----
@g = global { i32, i8 } { i32 1 }
// -----
@g = global float 0.1
// -----
define void @f() {
  %1 = icmp foo i32 1, 2
  ret void
}
// -----
define void @f() {
  %1 = bitcast i32 1 to i64
  ret void
}
// -----
define void @f(%missing %a) {
  ret void
}
// -----
define void @f() {
  ret void, !dbg !3
}
// -----
define void @f() {
  ret void
// -----
target foo = "x"
// -----
@g = global i32 "text
// -----
@g = global <0 x i32> zeroinitializer
// -----
@g = global ptr* null
// -----
define void @f() {
  %5 = add i32 1, 2
  %3 = add i32 1, 2
  ret void
}
// -----
define void @f() {
  %1 = extractvalue { i32 } zeroinitializer, 4
  ret void
}
// -----
define void @f() {
  %1 = load i32, ptr null, align 3
  ret void
}
// -----
define void @f() {
  %1 = atomicrmw fadd ptr null, i32 1 seq_cst
  ret void
}
// -----
define void @f() {
  fence monotonic
  ret void
}
// -----
!0 = !DIFoo()
// -----
!0 = !DILocation(line: 1)
// -----
!0 = !DILocation(line: 1, line: 2, scope: !0)
// -----
@g = global i32 mul (i32 1, i32 2)
// -----
define void @f() {
  switch i32 1, label %a [ i32 1, label %a
    i32 1, label %a ]
a:
  ret void
}
// -----
declare void @f(i32 align 3)
// -----
declare void @f(i32 nounwind)
// -----
define void @f() memory(foo) {
  ret void
}
// -----
@a = alias i32, i32 5
// -----
%t = type { i32
