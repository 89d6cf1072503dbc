// The second region runs only if the condition is true.
func.func @condition_is_true() -> i1 {
  %0 = scf.while : () -> i1 {
    %c = "test.condition"() : () -> i1
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%x: i1):
    "test.body"(%x) : (i1) -> ()
    scf.yield
  }
  return %0 : i1
}

// -----

// Comparisons like the condition.
func.func @comparison(%n: i32) -> i32 {
  %0 = scf.while : () -> i32 {
    %v = "test.value"() : () -> i32
    %c = arith.cmpi slt, %v, %n : i32
    scf.condition(%c) %v : i32
  } do {
  ^bb0(%x: i32):
    %same = arith.cmpi slt, %x, %n : i32
    %inverse = arith.cmpi sge, %x, %n : i32
    %other = arith.cmpi sle, %x, %n : i32
    "test.body"(%same, %inverse, %other) : (i1, i1, i1) -> ()
    scf.yield
  }
  return %0 : i32
}

// -----

func.func @comparison_of_right_operand(%n: i32) -> i32 {
  %0 = scf.while : () -> i32 {
    %v = "test.value"() : () -> i32
    %c = arith.cmpi ult, %n, %v : i32
    scf.condition(%c) %v : i32
  } do {
  ^bb0(%x: i32):
    %same = arith.cmpi ult, %n, %x : i32
    %inverse = arith.cmpi uge, %n, %x : i32
    %swapped = arith.cmpi ugt, %x, %n : i32
    "test.body"(%same, %inverse, %swapped) : (i1, i1, i1) -> ()
    scf.yield
  }
  return %0 : i32
}

// -----

// Results that are not used.
func.func @unused_result(%a: i32, %b: f32) -> f32 {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, f32) -> (i32, f32) {
    %c = "test.condition"(%x, %y) : (i32, f32) -> i1
    %v:2 = "test.values"() : () -> (i32, f32)
    scf.condition(%c) %v#0, %v#1 : i32, f32
  } do {
  ^bb0(%x: i32, %y: f32):
    %v = "test.body"(%y) : (f32) -> i32
    scf.yield %v, %y : i32, f32
  }
  return %0#1 : f32
}

// -----

// Arguments that do not change.
func.func @invariant(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = "test.condition"(%x, %y) : (i32, i32) -> i1
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %v = "test.body"(%x, %y) : (i32, i32) -> i32
    scf.yield %x, %v : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

// The same value twice.
func.func @duplicates(%a: i32) -> (i32, i32) {
  %0:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
    %c = "test.condition"(%x) : (i32) -> i1
    %v = "test.value"() : () -> i32
    scf.condition(%c) %v, %v : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %v = "test.body"(%x, %y) : (i32, i32) -> i32
    scf.yield %v : i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

func.func @duplicate_arguments(%a: i32) -> i32 {
  %0 = scf.while (%x = %a, %y = %a) : (i32, i32) -> i32 {
    %c = "test.condition"(%x, %y) : (i32, i32) -> i1
    %v = "test.value"() : () -> i32
    scf.condition(%c) %v : i32
  } do {
  ^bb0(%z: i32):
    %v = "test.body"(%z) : (i32) -> i32
    scf.yield %v, %v : i32, i32
  }
  return %0 : i32
}

// -----

// The condition passes the arguments on in another order.
func.func @aligned(%a: i32, %b: f32) -> (f32, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, f32) -> (f32, i32) {
    %c = "test.condition"(%x, %y) : (i32, f32) -> i1
    scf.condition(%c) %y, %x : f32, i32
  } do {
  ^bb0(%y: f32, %x: i32):
    %v:2 = "test.body"(%x, %y) : (i32, f32) -> (i32, f32)
    scf.yield %v#0, %v#1 : i32, f32
  }
  return %0#0, %0#1 : f32, i32
}

// -----

func.func @aligned_three(%a: i32, %b: i32, %d: i32) -> (i32, i32, i32) {
  %0:3 = scf.while (%x = %a, %y = %b, %z = %d) : (i32, i32, i32) -> (i32, i32, i32) {
    %c = "test.condition"(%x, %y, %z) : (i32, i32, i32) -> i1
    scf.condition(%c) %y, %z, %x : i32, i32, i32
  } do {
  ^bb0(%y: i32, %z: i32, %x: i32):
    %v:3 = "test.body"(%x, %y, %z) : (i32, i32, i32) -> (i32, i32, i32)
    scf.yield %v#0, %v#1, %v#2 : i32, i32, i32
  } attributes {test.tag}
  return %0#0, %0#1, %0#2 : i32, i32, i32
}

// -----

// Not if another value is passed.
func.func @not_aligned(%a: i32, %b: f32) -> (f32, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, f32) -> (f32, i32) {
    %c, %v = "test.condition"(%x, %y) : (i32, f32) -> (i1, i32)
    scf.condition(%c) %y, %v : f32, i32
  } do {
  ^bb0(%y: f32, %x: i32):
    %v:2 = "test.body"(%x, %y) : (i32, f32) -> (i32, f32)
    scf.yield %v#0, %v#1 : i32, f32
  }
  return %0#0, %0#1 : f32, i32
}

// -----

// An `scf.if` on the condition moves to the second region.
func.func @move_if(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %v = "test.value"(%x) : (i32) -> i32
    %c = "test.condition"(%x) : (i32) -> i1
    %r = scf.if %c -> i32 {
      %w = "test.then"(%v, %x, %a) : (i32, i32, i32) -> i32
      scf.yield %w : i32
    } else {
      scf.yield %x : i32
    }
    scf.condition(%c) %r : i32
  } do {
  ^bb0(%y: i32):
    %w = "test.body"(%y) : (i32) -> i32
    scf.yield %w : i32
  }
  return %0 : i32
}

// -----

func.func @move_if_without_results(%a: i32) {
  scf.while (%x = %a) : (i32) -> () {
    %v = "test.value"(%x) : (i32) -> i32
    %c = "test.condition"(%x) : (i32) -> i1
    scf.if %c {
      "test.then"(%v) : (i32) -> ()
    }
    scf.condition(%c)
  } do {
    %w = "test.body"() : () -> i32
    scf.yield %w : i32
  }
  return
}

// -----

func.func @move_if_with_nested_use(%a: i32) {
  scf.while (%x = %a) : (i32) -> () {
    %v = "test.value"(%x) : (i32) -> i32
    %c = "test.condition"(%x) : (i32) -> i1
    scf.if %c {
      "test.region"() ({
        "test.then"(%v, %x) : (i32, i32) -> ()
      }) : () -> ()
    }
    scf.condition(%c)
  } do {
    %w = "test.body"() : () -> i32
    scf.yield %w : i32
  }
  return
}

// -----

// Not with content in the else, on another condition, or before another operation.
func.func @keep_if(%a: i32) {
  scf.while (%x = %a) : (i32) -> () {
    %c = "test.condition"(%x) : (i32) -> i1
    scf.if %c {
      "test.then"() : () -> ()
    } else {
      "test.else"() : () -> ()
    }
    scf.condition(%c)
  } do {
    %w = "test.body"() : () -> i32
    scf.yield %w : i32
  }
  scf.while (%x = %a) : (i32) -> () {
    %c, %d = "test.condition"(%x) : (i32) -> (i1, i1)
    scf.if %d {
      "test.then"() : () -> ()
    }
    scf.condition(%c)
  } do {
    %w = "test.body"() : () -> i32
    scf.yield %w : i32
  }
  scf.while (%x = %a) : (i32) -> () {
    %c = "test.condition"(%x) : (i32) -> i1
    scf.if %c {
      "test.then"() : () -> ()
    }
    "test.more"() : () -> ()
    scf.condition(%c)
  } do {
    %w = "test.body"() : () -> i32
    scf.yield %w : i32
  }
  return
}

// -----

// Constant conditions.
func.func @constant_conditions(%a: i32) -> (i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %v = "test.value"(%x) : (i32) -> i32
    scf.condition(%false) %v : i32
  } do {
  ^bb0(%y: i32):
    %w = "test.body"(%y) : (i32) -> i32
    scf.yield %w : i32
  }
  %1 = scf.while (%x = %a) : (i32) -> i32 {
    %v = "test.value"(%x) : (i32) -> i32
    scf.condition(%true) %v : i32
  } do {
  ^bb0(%y: i32):
    %w = "test.body"(%y) : (i32) -> i32
    scf.yield %w : i32
  }
  return %0, %1 : i32, i32
}
