// options: --reconcile-unrealized-casts
// options: --pass-pipeline=builtin.module(func.func(reconcile-unrealized-casts))
// options: --reconcile-unrealized-casts --canonicalize
func.func @three_in_a_row(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i16
  %2 = builtin.unrealized_conversion_cast %1 : i16 to i64
  return %2 : i64
}
// -----
func.func @one_of_two_users(%a: i64) -> (i64, i16) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  %2 = builtin.unrealized_conversion_cast %0 : i32 to i16
  return %1, %2 : i64, i16
}
// -----
func.func @to_itself(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i64
  return %0 : i64
}
// -----
func.func @several(%a: i64, %b: f32) -> (i64, f32) {
  %0 = builtin.unrealized_conversion_cast %a, %b : i64, f32 to !llvm.struct<(i64, f32)>
  %1:2 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(i64, f32)> to i64, f32
  return %1#0, %1#1 : i64, f32
}
// -----
func.func @in_another_order(%a: i64, %b: i64) -> (i64, i64) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i64, i64 to i32, i32
  %1:2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i32, i32 to i64, i64
  return %1#0, %1#1 : i64, i64
}
// -----
func.func @in_regions(%a: i64, %c: i1) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %1 = scf.if %c -> i64 {
    %2 = builtin.unrealized_conversion_cast %0 : i32 to i64
    scf.yield %2 : i64
  } else {
    scf.yield %a : i64
  }
  return %1 : i64
}
// -----
func.func @dead(%a: i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i16
  return
}
// -----
func.func @without_operands() -> i64 {
  %0 = builtin.unrealized_conversion_cast to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  return %2 : i64
}
// -----
func.func @through_a_block(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  cf.br ^bb1(%0 : i32)
^bb1(%x: i32):
  %1 = builtin.unrealized_conversion_cast %x : i32 to i64
  return %1 : i64
}
// -----
func.func @with_attributes(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32 {t.x = 1 : i32}
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64 {t.y}
  return %1 : i64
}
