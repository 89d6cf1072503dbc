// A call of a constant function is direct.
func.func private @f(i32) -> i32
func.func @indirect(%a: i32) -> i32 {
  %f = func.constant @f : (i32) -> i32
  %0 = call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}

// -----

func.func private @g()
func.func private @h(f32, f32) -> (f32, i1)
func.func @several(%a: f32) -> (f32, i1) {
  %g = func.constant @g : () -> ()
  %h = func.constant @h : (f32, f32) -> (f32, i1)
  call_indirect %g() : () -> ()
  %0:2 = call_indirect %h(%a, %a) {test.tag} : (f32, f32) -> (f32, i1)
  call_indirect %g() : () -> ()
  return %0#0, %0#1 : f32, i1
}

// -----

// Of a value it is not.
func.func @unknown(%f: (i32) -> i32, %a: i32) -> i32 {
  %0 = call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}

// -----

// Chosen at run time.
func.func private @f()
func.func private @g()
func.func @chosen(%c: i1) {
  %f = func.constant @f : () -> ()
  %g = func.constant @g : () -> ()
  %h = arith.select %c, %f, %g : () -> ()
  call_indirect %h() : () -> ()
  return
}

// -----

// Equal constants are one, and unused ones disappear.
func.func private @f()
func.func private @g()
func.func @constants() -> (() -> (), () -> ()) {
  %a = func.constant @f : () -> ()
  %b = func.constant @f : () -> ()
  %c = func.constant @g : () -> ()
  return %a, %b : () -> (), () -> ()
}

// -----

// Constants move to the start of the function.
func.func private @f()
func.func @hoisted(%c: i1) -> (() -> ()) {
  cf.cond_br %c, ^one, ^two
^one:
  %a = func.constant @f : () -> ()
  "test.one"(%a) : (() -> ()) -> ()
  return %a : () -> ()
^two:
  %b = func.constant @f : () -> ()
  "test.two"(%b) : (() -> ()) -> ()
  return %b : () -> ()
}

// -----

// Calls stay, also of functions without effects.
func.func private @pure() -> i32
func.func @unused() {
  %0 = call @pure() : () -> i32
  return
}
