declare i32 @__CxxFrameHandler3(...)
declare void @f()
define void @catch() personality ptr @__CxxFrameHandler3 {
  invoke void @f() to label %done unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %handler] unwind to caller
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %cp to label %done
done:
  ret void
}
// -----
declare i32 @__CxxFrameHandler3(...)
declare void @f()
define void @cleanup() personality ptr @__CxxFrameHandler3 {
  invoke void @f() to label %done unwind label %pad
pad:
  %cp = cleanuppad within none []
  cleanupret from %cp unwind to caller
done:
  ret void
}
// -----
define void @goto() {
  callbr void asm "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}
// -----
define ptr @f() {
  br label %b
a:
  ret ptr null
b:
  ret ptr blockaddress(@f, %a)
}
// -----
define i64 @address(ptr %p) {
  %1 = ptrtoaddr ptr %p to i64
  ret i64 %1
}
// -----
define void @list(ptr %p) {
  %1 = va_arg ptr %p, i32
  ret void
}
// -----
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr null, ptr null }]
