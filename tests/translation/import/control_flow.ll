define i32 @loop(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %more, %body ]
  %done = icmp eq i32 %i, %n
  br i1 %done, label %exit, label %body
body:
  %more = add i32 %sum, %i
  %next = add i32 %i, 1
  br label %head
exit:
  ret i32 %sum
}
// -----
define i32 @switch(i32 %a, i64 %b) {
  switch i32 %a, label %default [
    i32 1, label %one
    i32 -2, label %two
    i32 3, label %one
  ]
one:
  %1 = phi i32 [ 10, %0 ], [ 10, %0 ]
  ret i32 %1
two:
  switch i64 %b, label %default []
default:
  %2 = phi i32 [ 1, %0 ], [ 2, %two ]
  ret i32 %2
}
// -----
define void @unreachable_blocks(i1 %c) {
  br i1 %c, label %a, label %b
dead:
  %x = add i32 %x, 1
  br label %a
a:
  unreachable
b:
  br label %b
}
// -----
define ptr @indirect(ptr %p, i1 %c) {
entry:
  %target = select i1 %c, ptr blockaddress(@indirect, %second), ptr blockaddress(@indirect, %first)
  indirectbr ptr %target, [label %first, label %second]
first:
  %x = phi ptr [ %p, %entry ]
  ret ptr %x
second:
  ret ptr null
}
@addresses = global [2 x ptr] [ptr blockaddress(@indirect, %second), ptr blockaddress(@indirect, %first)]
// -----
define i32 @out_of_order(i1 %c) {
  br i1 %c, label %last, label %first
first:
  br label %last
last:
  %1 = phi i32 [ 1, %0 ], [ 2, %first ]
  br i1 %c, label %middle, label %end
end:
  %2 = phi i32 [ %1, %last ], [ %3, %middle ]
  ret i32 %2
middle:
  %3 = add i32 %1, 1
  br label %end
}
// -----
define i32 @numbered(i32) {
  %2 = add i32 %0, 1
  br label %3

3:
  %4 = mul i32 %2, %0
  ret i32 %4
}
// -----
define i32 @weights(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b, !prof !0
a:
  switch i32 %x, label %b [ i32 1, label %c1 ], !prof !1
b:
  ret i32 1
c1:
  ret i32 2
}
!0 = !{!"branch_weights", i32 10, i32 20}
!1 = !{!"branch_weights", !"expected", i32 1, i32 2}
