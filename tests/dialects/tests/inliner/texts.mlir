// Functions of two dialects call each other.
inlining.def @twice gives [i32] {
^bb(%a: i32):
  %0 = arith.addi %a, %a : i32
  inlining.give %0 : i32
}
func.func private @thrice(%a: i32) -> i32 {
  %0 = inlining.call @twice(%a) : (i32) -> i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
inlining.def @main gives [i32] {
^bb(%a: i32):
  %0 = inlining.call @thrice(%a) : (i32) -> i32
  inlining.give %0 : i32
}
// -----
// Types are converted by the dialect of the call.
inlining.def @id gives [i32] {
^bb(%a: i32):
  inlining.give %a : i32
}
inlining.def @main gives [i64] {
^bb(%a: i16):
  %0 = inlining.call @id(%a) : (i16) -> i64
  inlining.give %0 : i64
}
inlining.def @floats gives [f32] {
^bb(%a: i16):
  %0 = inlining.call @id(%a) : (i16) -> f32
  inlining.give %0 : f32
}
// -----
// Attributes of arguments and results are handled.
inlining.def @f gives [i32, i32] attributes {arg_attrs = [{}, {inlining.by_value}], res_attrs = [{inlining.by_value}, {}]} {
^bb(%a: i32, %b: i32):
  inlining.give %a, %b : i32, i32
}
inlining.def @g gives [i32] attributes {res_attrs = [{inlining.by_value}]} {
^bb(%a: i32):
  inlining.go ^end
^end:
  inlining.give %a : i32
}
inlining.def @main gives [i32, i32, i32] {
^bb(%a: i32):
  %0:2 = inlining.call @f(%a, %a) : (i32, i32) -> (i32, i32)
  %1 = inlining.call @g(%a) : (i32) -> i32
  inlining.give %0#0, %0#1, %1 : i32, i32, i32
}
// -----
// Dialects forbid and choose.
inlining.def @fixed gives [] {
  inlining.fixed
  inlining.give
}
inlining.def @hidden gives [i32] {
  %0 = inlining.lambda gives [] {
    inlining.fixed
    inlining.give
  } : i32
  inlining.give %0 : i32
}
inlining.def @apart gives [] {
  inlining.give apart
}
inlining.def @main gives [] {
  inlining.call @fixed() : () -> ()
  %0 = inlining.call @hidden() : () -> i32
  inlining.call @apart() : () -> ()
  inlining.give
}
// -----
// Hooks are called for inlined blocks.
inlining.def @f gives [i32] {
^bb(%a: i64):
  %0 = inlining.cast %a : i64 to i32
  inlining.give %0 : i32
}
inlining.def @main gives [i32] {
^bb(%a: i64):
  %0 = inlining.call @f(%a) : (i64) -> i32
  inlining.give %0 : i32
}
// -----
// Calls of values are inlined.
inlining.def @main gives [i32] {
^bb(%a: i32):
  %f = inlining.lambda gives [i32] {
  ^bb(%x: i32):
    %0 = arith.muli %x, %a : i32
    inlining.give %0 : i32
  } : index
  %0 = inlining.apply %f(%a) : index, (i32) -> i32
  inlining.give %0 : i32
}
