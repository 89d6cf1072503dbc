// A cast to the same types.
func.func @same(%a: i32, %b: f32) -> (i32, f32) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i32, f32
  return %0#0, %0#1 : i32, f32
}

// -----

// There and back.
func.func @inverse(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  return %1 : i32
}

// -----

func.func @inverse_of_several(%a: i32, %b: f32) -> (i32, f32) {
  %0:3 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i1, i2, i3
  %1:2 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2 : i1, i2, i3 to i32, f32
  return %1#0, %1#1 : i32, f32
}

// -----

// In another order.
func.func @permuted(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i64, i64
  %1:2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i64, i64 to i32, i32
  return %1#0, %1#1 : i32, i32
}

// -----

// To another type than that of the source.
func.func @other(%a: i32) -> f32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to f32
  return %1 : f32
}

// -----

// Of a part of the results.
func.func @part(%a: i32, %b: i32) -> i32 {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i64, i64
  %1 = builtin.unrealized_conversion_cast %0#0 : i64 to i32
  return %1 : i32
}

// -----

// Without inputs.
func.func @from_nothing() -> i32 {
  %0 = builtin.unrealized_conversion_cast to i32
  return %0 : i32
}

// -----

// Unused casts disappear.
func.func @unused(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  return
}

// -----

// A chain.
func.func @chain(%a: i32) -> (i32, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  %3 = builtin.unrealized_conversion_cast %2 : i64 to i32
  return %3, %2 : i32, i64
}
