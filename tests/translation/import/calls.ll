declare i32 @callee(i32, ptr)
declare i32 @printf(ptr, ...)
declare void @nothing()
declare float @floats(float)
declare fastcc void @fast(i32)

define i32 @calls(i32 %a, ptr %f, float %x) {
  %1 = call i32 @callee(i32 %a, ptr %f)
  %2 = call i32 %f(i32 %a)
  %3 = call i32 (ptr, ...) @printf(ptr %f, double 1.0, i32 %a)
  %4 = call i32 (ptr, ...) %f(ptr %f, i32 %a)
  tail call void @nothing()
  ret i32 %1
}
define void @must() {
  musttail call void @nothing()
  ret void
}
define i32 @attributes(i32 %a, ptr %f, float %x) {
  notail call void @nothing() #0
  %1 = call nnan contract float @floats(float %x)
  %2 = call noundef i32 @callee(i32 signext %a, ptr noundef nonnull align 8 captures(none) dereferenceable(16) %f)
  %3 = call fastcc i32 @callee(i32 %a, ptr %f) [ "one"(i32 %a, ptr %f), "none"() ]
  call fastcc void @fast(i32 %a) #1
  call void @nothing() memory(none)
  ret i32 %2
}
attributes #0 = { nounwind willreturn noinline }
attributes #1 = { convergent alwaysinline inlinehint memory(read, argmem: readwrite) "other"="x" }
// -----
declare i32 @callee(i32)
declare void @readonly() memory(read)
define void @incompatible(i64 %a) {
  %1 = call i64 @callee(i64 %a)
  call void @callee(i32 1)
  call void @readonly()
  call void @readonly() memory(argmem: readwrite)
  ret void
}
// -----
define i32 @assembly(i32 %a, ptr %p) {
  %1 = call i32 asm "bswap $0", "=r,r"(i32 %a)
  call void asm sideeffect "nop", ""()
  %2 = tail call { i32, i32 } asm sideeffect alignstack inteldialect "foo", "=r,=r,r"(i32 %a)
  call void asm sideeffect "mov $1, $0", "=*m,r,~{memory}"(ptr elementtype(i32) %p, i32 %a)
  ret i32 %1
}
// -----
declare void @take(ptr byval({ i32, i32 }) align 8, ptr sret(i64), i8 zeroext, ptr nocapture readonly, i32 range(i32 0, 10), ptr nofree writeonly noalias)
declare noundef nonnull align 16 ptr @give() 
define void @use(ptr %p) {
  call void @take(ptr byval({ i32, i32 }) align 8 %p, ptr sret(i64) %p, i8 zeroext 3, ptr nocapture %p, i32 range(i32 -5, 10) 1, ptr %p)
  %1 = call noundef range(i32 0, 7) i32 @other(ptr inreg %p)
  ret void
}
declare i32 @other(ptr)
