// options: --canonicalize=region-simplify=aggressive
// Two blocks do the same.
func.func @identical(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  %0 = "test.value"(%a) : (i32) -> i32
  return %0 : i32
^two:
  %1 = "test.value"(%a) : (i32) -> i32
  return %1 : i32
}

// -----

// They differ in an operand.
func.func @parameter(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  %0 = "test.value"(%a) : (i32) -> i32
  return %0 : i32
^two:
  %1 = "test.value"(%b) : (i32) -> i32
  return %1 : i32
}

// -----

// An argument that always has the same value.
func.func @redundant(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  "test.one"() : () -> ()
  cf.br ^end(%a : i32)
^two:
  "test.two"() : () -> ()
  cf.br ^end(%a : i32)
^end(%x: i32):
  return %x : i32
}

// -----

func.func @switch(%f: i32, %a: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^one,
    1: ^two,
    2: ^three
  ]
^one:
  %0 = "test.value"(%a) : (i32) -> i32
  return %0 : i32
^two:
  %1 = "test.value"(%a) : (i32) -> i32
  return %1 : i32
^three:
  %2 = "test.other"(%a) : (i32) -> i32
  return %2 : i32
}
