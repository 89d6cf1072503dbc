// A yielded condition.
func.func @yields_condition(%c: i1) -> (i1, i32) {
  %0:2 = scf.if %c -> (i1, i32) {
    %x = "test.then"() : () -> i32
    scf.yield %c, %x : i1, i32
  } else {
    %y = "test.else"() : () -> i32
    scf.yield %c, %y : i1, i32
  }
  return %0#0, %0#1 : i1, i32
}

// -----

// The negated condition.
func.func @yields_negation(%c: i1) -> (i1, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0:2 = scf.if %c -> (i1, i32) {
    %x = "test.then"() : () -> i32
    scf.yield %false, %x : i1, i32
  } else {
    %y = "test.else"() : () -> i32
    scf.yield %true, %y : i1, i32
  }
  return %0#0, %0#1 : i1, i32
}

// -----

// Boolean results of other constants.
func.func @constant_results(%c: i1) -> (i1, i1, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %0:3 = scf.if %c -> (i1, i1, i32) {
    "test.then"() : () -> ()
    scf.yield %true, %true, %one : i1, i1, i32
  } else {
    "test.else"() : () -> ()
    scf.yield %false, %true, %two : i1, i1, i32
  }
  return %0#0, %0#1, %0#2 : i1, i1, i32
}
