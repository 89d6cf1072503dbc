func.func @only_default(%f: i32, %a: f32) -> f32 {
  cf.switch %f : i32, [
    default: ^end(%a : f32)
  ]
^end(%x: f32):
  return %x : f32
}

// -----

// Cases that do the same as the default are dropped.
func.func @like_default(%f: i32, %a: f32, %b: f32) -> f32 {
  cf.switch %f : i32, [
    default: ^one(%a : f32),
    10: ^one(%a : f32),
    20: ^one(%b : f32),
    30: ^two(%a : f32)
  ]
^one(%x: f32):
  %0 = "test.one"(%x) : (f32) -> f32
  return %0 : f32
^two(%y: f32):
  %1 = "test.two"(%y) : (f32) -> f32
  return %1 : f32
}

// -----

func.func @all_like_default(%f: i64, %a: f32) -> f32 {
  cf.switch %f : i64, [
    default: ^one(%a : f32),
    1: ^one(%a : f32),
    2: ^one(%a : f32)
  ]
^one(%x: f32):
  return %x : f32
}

// -----

func.func @constant_case(%a: f32, %b: f32, %c: f32) -> f32 {
  %f = arith.constant 42 : i32
  cf.switch %f : i32, [
    default: ^one(%a : f32),
    42: ^two(%b : f32),
    43: ^two(%c : f32)
  ]
^one(%x: f32):
  %0 = "test.one"(%x) : (f32) -> f32
  return %0 : f32
^two(%y: f32):
  %1 = "test.two"(%y) : (f32) -> f32
  return %1 : f32
}

// -----

func.func @constant_default(%a: f32, %b: f32) -> f32 {
  %f = arith.constant -7 : i8
  cf.switch %f : i8, [
    default: ^one(%a : f32),
    42: ^two(%b : f32)
  ]
^one(%x: f32):
  %0 = "test.one"(%x) : (f32) -> f32
  return %0 : f32
^two(%y: f32):
  %1 = "test.two"(%y) : (f32) -> f32
  return %1 : f32
}

// -----

// Destinations that only branch on.
func.func @pass_through(%f: i32, %a: f32, %b: f32, %d: i1) -> f32 {
  cf.switch %f : i32, [
    default: ^one(%a : f32),
    42: ^two(%b : f32),
    43: ^three(%a, %b : f32, f32)
  ]
^one(%x: f32):
  cf.br ^end(%x : f32)
^two(%y: f32):
  %0 = "test.two"(%y) : (f32) -> f32
  cf.br ^end(%0 : f32)
^three(%v: f32, %w: f32):
  cf.br ^two(%w : f32)
^end(%z: f32):
  return %z : f32
}

// -----

// The only predecessor switches on the same flag: a case.
func.func @nested_case(%f: i32) {
  cf.switch %f : i32, [
    default: ^zero,
    1: ^one,
    2: ^two
  ]
^zero:
  "test.zero"() : () -> ()
  return
^one:
  "test.one"() : () -> ()
  cf.switch %f : i32, [
    default: ^a,
    1: ^b,
    2: ^c
  ]
^two:
  "test.two"() : () -> ()
  cf.switch %f : i32, [
    default: ^a,
    1: ^b
  ]
^a:
  "test.a"() : () -> ()
  return
^b:
  "test.b"() : () -> ()
  return
^c:
  "test.c"() : () -> ()
  return
}

// -----

// The only predecessor switches on the same flag: the default.
func.func @nested_default(%f: i32) {
  cf.switch %f : i32, [
    default: ^zero,
    1: ^one,
    2: ^one
  ]
^zero:
  "test.zero"() : () -> ()
  cf.switch %f : i32, [
    default: ^a,
    1: ^b,
    2: ^b,
    3: ^c
  ]
^one:
  "test.one"() : () -> ()
  return
^a:
  "test.a"() : () -> ()
  return
^b:
  "test.b"() : () -> ()
  return
^c:
  "test.c"() : () -> ()
  return
}

// -----

// Another flag, and a predecessor of another kind.
func.func @other_flag(%f: i32, %g: i32) {
  cf.switch %f : i32, [
    default: ^zero,
    1: ^one
  ]
^zero:
  "test.zero"() : () -> ()
  cf.switch %g : i32, [
    default: ^a,
    1: ^b
  ]
^one:
  "test.one"() : () -> ()
  return
^a:
  "test.a"() : () -> ()
  return
^b:
  "test.b"() : () -> ()
  return
}

// -----

// Two cases lead to the same switch.
func.func @two_edges(%f: i32) {
  cf.switch %f : i32, [
    default: ^zero,
    1: ^one,
    2: ^one
  ]
^zero:
  "test.zero"() : () -> ()
  return
^one:
  "test.one"() : () -> ()
  cf.switch %f : i32, [
    default: ^a,
    1: ^b
  ]
^a:
  "test.a"() : () -> ()
  return
^b:
  "test.b"() : () -> ()
  return
}
