// options: --canonicalize=top-down=false
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

func.func @skip(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32) {
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
