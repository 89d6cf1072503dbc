// Constant conditions.
func.func @constant_true(%a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^left(%a : i32), ^right(%b : i32)
^left(%x: i32):
  %0 = "test.left"(%x) : (i32) -> i32
  return %0 : i32
^right(%y: i32):
  %1 = "test.right"(%y) : (i32) -> i32
  return %1 : i32
}

// -----

func.func @constant_false(%a: i32, %b: i32) -> i32 {
  %false = arith.constant false
  cf.cond_br %false, ^left(%a : i32), ^right(%b : i32)
^left(%x: i32):
  %0 = "test.left"(%x) : (i32) -> i32
  return %0 : i32
^right(%y: i32):
  %1 = "test.right"(%y) : (i32) -> i32
  return %1 : i32
}

// -----

// Both destinations only branch on.
func.func @skip_both(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^one(%a : i32), ^two
^one(%x: i32):
  cf.br ^left(%x : i32)
^two:
  cf.br ^right(%b : i32)
^left(%y: i32):
  %0 = "test.left"(%y) : (i32) -> i32
  cf.br ^left(%0 : i32)
^right(%z: i32):
  %1 = "test.right"(%z) : (i32) -> i32
  cf.br ^right(%1 : i32)
}

// -----

// One destination only branches on.
func.func @skip_one(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^one, ^left(%a : i32)
^one:
  cf.br ^right
^left(%y: i32):
  %0 = "test.left"(%y) : (i32) -> i32
  cf.cond_br %d, ^left(%0 : i32), ^right
^right:
  return %a : i32
}

// -----

// Weights remain.
func.func @weights(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.cond_br %c weights([3, 7]), ^one, ^left(%a : i32)
^one:
  cf.br ^right
^left(%y: i32):
  %0 = "test.left"(%y) : (i32) -> i32
  cf.cond_br %d weights([1, 2]), ^left(%0 : i32), ^right
^right:
  return %a : i32
}

// -----

// The same destination and operands.
func.func @same(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^end(%a : i32), ^end(%a : i32)
^end(%x: i32):
  return %x : i32
}

// -----

// The same destination and different operands: select.
func.func @select(%c: i1, %a: i32, %b: i32, %s: f32) -> (i32, f32) {
  cf.cond_br %c, ^end(%a, %s : i32, f32), ^end(%b, %s : i32, f32)
^end(%x: i32, %y: f32):
  return %x, %y : i32, f32
}

// -----

// Another predecessor prevents that.
func.func @other_predecessor(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %d, ^test, ^more
^more:
  %0 = "test.value"() : () -> i32
  cf.br ^end(%0 : i32)
^test:
  "test.here"() : () -> ()
  cf.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%x: i32):
  return %x : i32
}

// -----

// The condition is known after a branch on it.
func.func @same_condition(%c: i1) {
  cf.cond_br %c, ^one, ^two
^one:
  "test.one"() : () -> ()
  cf.cond_br %c, ^left, ^right
^two:
  "test.two"() : () -> ()
  cf.cond_br %c, ^left, ^right
^left:
  "test.left"() : () -> ()
  return
^right:
  "test.right"() : () -> ()
  return
}

// -----

// With two predecessors it is not known.
func.func @two_predecessors(%c: i1, %d: i1) {
  cf.cond_br %d, ^zero, ^one
^zero:
  cf.cond_br %c, ^one, ^left
^one:
  "test.one"() : () -> ()
  cf.cond_br %c, ^left, ^right
^left:
  "test.left"() : () -> ()
  return
^right:
  "test.right"() : () -> ()
  return
}

// -----

// Uses of the condition in the destinations are constants.
func.func @truth(%c: i1) {
  cf.cond_br %c, ^left, ^right
^left:
  "test.left"(%c, %c) : (i1, i1) -> ()
  "test.left"(%c) : (i1) -> ()
  return
^right:
  "test.right"(%c) : (i1) -> ()
  return
}

// -----

// Not in blocks further away, and not in nested regions.
func.func @truth_is_local(%c: i1) {
  cf.cond_br %c, ^left, ^right
^left:
  "test.region"() ({
    "test.inner"(%c) : (i1) -> ()
  }) : () -> ()
  cf.br ^far
^right:
  "test.right"() : () -> ()
  cf.br ^far
^far:
  "test.far"(%c) : (i1) -> ()
  return
}

// -----

// Destinations with nothing but ub.unreachable are not taken.
func.func @unreachable_left(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^left, ^right(%a : i32)
^left:
  ub.unreachable
^right(%x: i32):
  return %x : i32
}

// -----

func.func @unreachable_right(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^left(%a : i32), ^right
^left(%x: i32):
  return %x : i32
^right:
  ub.unreachable
}

// -----

func.func @unreachable_with_content(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^left(%a : i32), ^right
^left(%x: i32):
  return %x : i32
^right:
  "test.right"() : () -> ()
  ub.unreachable
}

// -----

func.func @unreachable_both(%c: i1) {
  cf.cond_br %c, ^left, ^right
^left:
  ub.unreachable
^right:
  ub.unreachable
}

// -----

// Assertions of true constants disappear.
func.func @assertions(%c: i1) {
  %true = arith.constant true
  %false = arith.constant false
  cf.assert %true, "true"
  cf.assert %false, "false"
  cf.assert %c, "unknown"
  return
}

// -----

// Discardable attributes of a replaced branch.
func.func @attributes(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^one, ^two {test.tag}
^one:
  cf.br ^end(%a : i32) {test.other}
^two:
  "test.two"() : () -> ()
  cf.br ^end(%a : i32)
^end(%x: i32):
  return %x : i32
}
