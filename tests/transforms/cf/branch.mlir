// A branch to a block with one predecessor merges both.
func.func @merge(%a: i32) -> i32 {
  %0 = "test.one"(%a) : (i32) -> i32
  cf.br ^next(%0 : i32)
^next(%b: i32):
  %1 = "test.two"(%b) : (i32) -> i32
  return %1 : i32
}

// -----

// A chain of blocks.
func.func @chain(%a: i32, %b: i32) -> (i32, i32) {
  cf.br ^one(%a : i32)
^one(%x: i32):
  cf.br ^two(%x, %b : i32, i32)
^two(%y: i32, %z: i32):
  cf.br ^three
^three:
  return %y, %z : i32, i32
}

// -----

// Blocks that only branch on are skipped.
func.func @skip(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^left, ^right
^left:
  "test.left"() : () -> ()
  cf.br ^forward(%a : i32)
^right:
  "test.right"() : () -> ()
  %b = "test.value"() : () -> i32
  cf.br ^forward(%b : i32)
^forward(%x: i32):
  cf.br ^end(%x : i32)
^end(%y: i32):
  return %y : i32
}

// -----

// The argument is used outside of the branch, so the block is not skipped.
func.func @used_later(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^left, ^right
^left:
  "test.left"() : () -> ()
  cf.br ^forward(%a : i32)
^right:
  "test.right"() : () -> ()
  cf.br ^forward(%a : i32)
^forward(%x: i32):
  cf.br ^end(%x : i32)
^end(%y: i32):
  "test.use"(%x) : (i32) -> ()
  return %y : i32
}

// -----

// A block that branches to itself stays.
func.func @endless() {
  cf.br ^loop
^loop:
  cf.br ^loop
}

// -----

// Two blocks that branch to each other stay.
func.func @endless_pair(%c: i1) {
  cf.cond_br %c, ^one, ^two
^one:
  cf.br ^two
^two:
  cf.br ^one
}

// -----

// A cycle that is entered from outside.
func.func @cycle_later(%c: i1) {
  cf.cond_br %c, ^enter, ^out
^enter:
  cf.br ^a
^a:
  cf.br ^b
^b:
  cf.br ^a
^out:
  return
}

// -----

// An endless loop with content.
func.func @busy(%a: i32) {
  cf.br ^loop(%a : i32)
^loop(%x: i32):
  %y = "test.step"(%x) : (i32) -> i32
  cf.br ^loop(%y : i32)
}

// -----

// Operands of the skipped block are mapped to what is passed to it.
func.func @mapped(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32) {
  cf.cond_br %c, ^left, ^right
^left:
  "test.left"() : () -> ()
  cf.br ^forward(%a, %b : i32, i32)
^right:
  "test.right"() : () -> ()
  cf.br ^forward(%b, %b : i32, i32)
^forward(%x: i32, %y: i32):
  cf.br ^end(%y, %x, %a : i32, i32, i32)
^end(%r: i32, %s: i32, %t: i32):
  return %r, %s, %t : i32, i32, i32
}

// -----

// Unreachable blocks disappear.
func.func @unreachable(%a: i32) -> i32 {
  cf.br ^end
^never(%x: i32):
  %y = "test.step"(%x) : (i32) -> i32
  cf.br ^never(%y : i32)
^end:
  return %a : i32
}
