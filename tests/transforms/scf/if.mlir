func.func @constant_true(%a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  %0 = scf.if %true -> i32 {
    %1 = "test.then"(%a) : (i32) -> i32
    scf.yield %1 : i32
  } else {
    %1 = "test.else"(%b) : (i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// -----

func.func @constant_false(%a: i32, %b: i32) -> i32 {
  %false = arith.constant false
  %0 = scf.if %false -> i32 {
    %1 = "test.then"(%a) : (i32) -> i32
    scf.yield %1 : i32
  } else {
    %1 = "test.else"(%b) : (i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// -----

func.func @constant_false_without_else() {
  %false = arith.constant false
  scf.if %false {
    "test.then"() : () -> ()
  }
  return
}

// -----

// Values from outside are selected.
func.func @select(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    "test.then"() : () -> ()
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %0 : i32
}

// -----

// Some values are from outside.
func.func @select_some(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0:4 = scf.if %c -> (i32, i32, i32, i32) {
    %x = "test.then"() : () -> i32
    scf.yield %x, %a, %b, %a : i32, i32, i32, i32
  } else {
    %y = "test.else"() : () -> i32
    scf.yield %a, %b, %y, %a : i32, i32, i32, i32
  }
  return %0#0, %0#1, %0#2, %0#3 : i32, i32, i32, i32
}

// -----

// No value is from outside.
func.func @select_none(%c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %x = "test.then"() : () -> i32
    scf.yield %x : i32
  } else {
    %y = "test.else"() : () -> i32
    scf.yield %y : i32
  }
  return %0 : i32
}

// -----

// Unused results disappear.
func.func @unused(%c: i1) -> i32 {
  %0:3 = scf.if %c -> (i32, f32, i32) {
    %x:3 = "test.then"() : () -> (i32, f32, i32)
    scf.yield %x#0, %x#1, %x#2 : i32, f32, i32
  } else {
    %y:3 = "test.else"() : () -> (i32, f32, i32)
    scf.yield %y#0, %y#1, %y#2 : i32, f32, i32
  }
  return %0#2 : i32
}

// -----

// Two results are the same.
func.func @duplicate(%c: i1) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %x = "test.then"() : () -> i32
    scf.yield %x, %x : i32, i32
  } else {
    %y = "test.else"() : () -> i32
    scf.yield %y, %y : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

// The condition is known inside.
func.func @propagate(%c: i1) {
  scf.if %c {
    "test.then"(%c) : (i1) -> ()
    "test.region"() ({
      "test.inner"(%c) : (i1) -> ()
    }) : () -> ()
  } else {
    "test.else"(%c, %c) : (i1, i1) -> ()
  }
  "test.after"(%c) : (i1) -> ()
  return
}

// -----

// An empty else.
func.func @empty_else(%c: i1) {
  scf.if %c {
    "test.then"() : () -> ()
  } else {
  } {test.tag}
  return
}

// -----

// An empty then.
func.func @empty_then(%c: i1) {
  scf.if %c {
  } else {
    "test.else"() : () -> ()
  }
  return
}

// -----

func.func @empty_both(%c: i1) {
  scf.if %c {
  } else {
  }
  return
}

// -----

// A negated condition swaps the regions.
func.func @negated(%c: i1) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %0 = scf.if %n -> i32 {
    %x = "test.then"() : () -> i32
    scf.yield %x : i32
  } else {
    %y = "test.else"() : () -> i32
    scf.yield %y : i32
  }
  return %0 : i32
}

// -----

func.func @negated_without_else(%c: i1) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %n {
    "test.then"() : () -> ()
  }
  return
}

// -----

// Successive operations on the same condition.
func.func @successive(%c: i1) -> (i32, i32) {
  %0 = scf.if %c -> i32 {
    %x = "test.then_1"() : () -> i32
    scf.yield %x : i32
  } else {
    %x = "test.else_1"() : () -> i32
    scf.yield %x : i32
  }
  %1 = scf.if %c -> i32 {
    %x = "test.then_2"(%0) : (i32) -> i32
    scf.yield %x : i32
  } else {
    %x = "test.else_2"(%0) : (i32) -> i32
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}

// -----

func.func @successive_without_else(%c: i1) {
  scf.if %c {
    "test.then_1"() : () -> ()
  }
  scf.if %c {
    "test.then_2"() : () -> ()
  }
  scf.if %c {
    "test.then_3"() : () -> ()
  } else {
    "test.else_3"() : () -> ()
  }
  return
}

// -----

func.func @successive_with_else_first(%c: i1) {
  scf.if %c {
    "test.then_1"() : () -> ()
  } else {
    "test.else_1"() : () -> ()
  }
  scf.if %c {
    "test.then_2"() : () -> ()
  }
  return
}

// -----

// On a condition and its negation.
func.func @successive_negated(%c: i1) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %c {
    "test.then_1"() : () -> ()
  }
  scf.if %n {
    "test.then_2"() : () -> ()
  }
  return
}

// -----

func.func @successive_negated_first(%c: i1) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %n {
    "test.then_1"() : () -> ()
  }
  scf.if %c {
    "test.then_2"() : () -> ()
  }
  return
}

// -----

// Not with something in between, and not on another condition.
func.func @not_successive(%c: i1, %d: i1) {
  scf.if %c {
    "test.then_1"() : () -> ()
  }
  "test.between"() : () -> ()
  scf.if %c {
    "test.then_2"() : () -> ()
  }
  scf.if %d {
    "test.then_3"() : () -> ()
  }
  return
}

// -----

// Nested operations.
func.func @nested(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "test.then"() : () -> ()
    }
  }
  return
}

// -----

func.func @nested_with_results(%c: i1, %d: i1, %a: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 {
      %x = "test.then"() : () -> i32
      scf.yield %x : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}

// -----

func.func @nested_with_selected(%c: i1, %d: i1, %a: i32, %b: f32, %e: f32) -> (i32, f32) {
  %0:2 = scf.if %c -> (i32, f32) {
    %1 = scf.if %d -> i32 {
      %x = "test.then"() : () -> i32
      scf.yield %x : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1, %b : i32, f32
  } else {
    scf.yield %a, %e : i32, f32
  }
  return %0#0, %0#1 : i32, f32
}

// -----

// The other values differ.
func.func @nested_different(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 {
      %x = "test.then"() : () -> i32
      scf.yield %x : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %b : i32
  }
  return %0 : i32
}

// -----

// The inner one is not alone.
func.func @nested_not_alone(%c: i1, %d: i1) {
  scf.if %c {
    "test.more"() : () -> ()
    scf.if %d {
      "test.then"() : () -> ()
    }
  }
  scf.if %d {
    scf.if %c {
      "test.then"() : () -> ()
    } else {
      "test.else"() : () -> ()
    }
  }
  return
}

// -----

func.func @three_levels(%c: i1, %d: i1, %e: i1) {
  scf.if %c {
    scf.if %d {
      scf.if %e {
        "test.then"() : () -> ()
      }
    }
  }
  return
}

// -----

// The same condition inside.
func.func @same_condition_inside(%c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %c -> i32 {
      %x = "test.a"() : () -> i32
      scf.yield %x : i32
    } else {
      %x = "test.b"() : () -> i32
      scf.yield %x : i32
    }
    scf.yield %1 : i32
  } else {
    %x = "test.c"() : () -> i32
    scf.yield %x : i32
  }
  return %0 : i32
}
