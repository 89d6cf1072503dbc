func.func @f(%n: index) {
  scf.for %i = %n to %n step %n {
    "a.b"() : () -> ()
  }
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^c
^b:
  cf.br ^c
^c:
  cf.cond_br %c, ^b, ^d
^d:
  return
}
// -----
// Within regions of blocks that go round.
func.func @f(%c: i1) {
  cf.br ^a
^a:
  scf.if %c {
    "a.b"() : () -> ()
  } else {
    scf.execute_region {
      cf.cond_br %c, ^x, ^y
    ^x:
      cf.br ^y
    ^y:
      scf.yield
    }
  }
  cf.cond_br %c, ^a, ^b
^b:
  scf.if %c {
    "a.b"() : () -> ()
  }
  return
}
// -----
// Every kind of loop, and what is in it.
func.func @f(%c: i1, %n: index) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.if %c {
    }
    scf.yield
  }
  scf.forall (%i) in (%n) {
    scf.execute_region {
      scf.yield
    }
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    "a.b"() : () -> ()
    scf.reduce
  }
  "a.b"() ({
    "a.a"()[^a] : () -> ()
  ^a:
    "a.c"()[^b] : () -> ()
  ^b:
    "a.c"()[^a, ^d] : () -> ()
  ^d:
    "a.d"() : () -> ()
  }) : () -> ()
  return
}
