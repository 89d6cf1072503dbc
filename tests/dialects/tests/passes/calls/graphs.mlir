module attributes {test.name = "simple"} {
  func.func @func_empty() { return }
  func.func private @func_external()
  func.func @func_with_call() { call @func_empty() : () -> () return }
  func.func @func_with_external() { call @func_external() : () -> () return }
}
// -----
module attributes {test.name = "scc"} {
  func.func @a() { call @b() : () -> () return }
  func.func @b() { call @c() : () -> () call @d() : () -> () return }
  func.func @c() { call @a() : () -> () call @e() : () -> () return }
  func.func @d() { call @d() : () -> () return }
  func.func @e() { call @d() : () -> () call @f() : () -> () return }
  func.func @f() { call @e() : () -> () return }
}
// -----
module {}
// -----
module attributes {test.name = 5 : i32} {
  func.func @indirect(%f: () -> ()) { call_indirect %f() : () -> () return }
  func.func @constant() {
    %0 = constant @indirect : (() -> ()) -> ()
    %1 = constant @g : () -> ()
    call_indirect %0(%1) : (() -> ()) -> ()
    return
  }
  func.func private @g()
}
// -----
// Calls outside of functions are nobody's.
module {
  func.call @f() : () -> ()
  func.func @f() { return }
}
// -----
module {
  func.func @twice() { call @f() : () -> () call @f() : () -> () return }
  func.func private @f() { return }
}
// -----
module {
  module @inner {
    func.func @f() { call @g() : () -> () return }
    func.func @g() { return }
  }
  func.func @f() { call @g() : () -> () return }
  func.func private @g() attributes {a.b = "c", a.a} { return }
}
// -----
module {
  func.func @nested(%c: i1) {
    scf.if %c { func.call @one() : () -> () } else { func.call @two() : () -> () }
    cf.cond_br %c, ^a, ^b
  ^a:
    call @two() : () -> ()
    return
  ^b:
    call @three() : () -> ()
    return
  }
  func.func @one() { return }
  func.func @two() { return }
  func.func @three() { call @one() : () -> () return }
}
// -----
module {
  async.func @task() -> !async.token { return }
  func.func @caller() {
    %t = async.call @task() : () -> !async.token
    return
  }
}
// -----
module attributes {test.name = [@a, 1.0]} {
  func.func @unknown_around() {
    "t.two"() ({ func.call @callee() : () -> () }, {}) : () -> ()
    return
  }
  func.func @callee() { return }
}
// -----
// A chain of which the callees come last, and a diamond.
module {
  func.func @top() { call @left() : () -> () call @right() : () -> () return }
  func.func @left() { call @bottom() : () -> () return }
  func.func @right() { call @bottom() : () -> () call @left() : () -> () return }
  func.func @bottom() { return }
}
