@type_info = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare i32 @may_throw(i32)
declare void @throws()

define i32 @invoke(i32 %a) personality ptr @__gxx_personality_v0 {
entry:
  %x = invoke i32 @may_throw(i32 %a) to label %fine unwind label %bad
fine:
  %r = phi i32 [ %x, %entry ]
  invoke void @throws() to label %done unwind label %worse
done:
  ret i32 %r
bad:
  %pad = landingpad { ptr, i32 } cleanup catch ptr @type_info catch ptr null
  resume { ptr, i32 } %pad
worse:
  %pad2 = landingpad { ptr, i32 } filter [1 x ptr] [ptr @type_info]
  %value = extractvalue { ptr, i32 } %pad2, 1
  ret i32 %value
}
// -----
declare i32 @personality(...)
declare i32 @f(ptr, ...)
define i32 @indirect(ptr %p, i32 %a) personality ptr @personality {
  %1 = invoke fastcc noundef i32 %p(i32 signext %a) to label %fine unwind label %bad, !prof !0
fine:
  %2 = invoke i32 (ptr, ...) @f(ptr %p, i32 %1) to label %last unwind label %bad
last:
  ret i32 %2
bad:
  %3 = phi i32 [ 1, %0 ], [ %1, %fine ]
  %4 = landingpad { ptr, i32 } cleanup
  ret i32 %3
}
!0 = !{!"branch_weights", i32 100, i32 1}
