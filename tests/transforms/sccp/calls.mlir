// options: --sccp --allow-unregistered-dialect
// The results of a private function.
func.func private @callee() -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
func.func @caller() -> i32 {
  %0 = call @callee() : () -> i32
  return %0 : i32
}
// -----

// The results of a public function are known, its arguments are not.
func.func @callee(%x: i32) -> (i32, i32) {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %x, %0 : i32
  return %0, %1 : i32, i32
}
func.func @caller() -> (i32, i32) {
  %0 = arith.constant 1 : i32
  %1:2 = call @callee(%0) : (i32) -> (i32, i32)
  return %1#0, %1#1 : i32, i32
}
// -----

// All calls pass the same constant.
func.func private @callee(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %x, %y : i32
  return %x : i32
}
func.func @caller(%a: i32) -> (i32, i32) {
  %0 = arith.constant 1 : i32
  %1 = call @callee(%0, %a) : (i32, i32) -> i32
  %2 = call @callee(%0, %0) : (i32, i32) -> i32
  return %1, %2 : i32, i32
}
// -----

// The calls pass different constants.
func.func private @callee(%x: i32) -> i32 {
  return %x : i32
}
func.func @caller() -> (i32, i32) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  %2 = call @callee(%0) : (i32) -> i32
  %3 = call @callee(%1) : (i32) -> i32
  return %2, %3 : i32, i32
}
// -----

// A call in a block that is not executed does not count.
func.func private @callee(%x: i32) -> i32 {
  return %x : i32
}
func.func @caller(%a: i32) -> i32 {
  %0 = arith.constant 1 : i32
  %true = arith.constant true
  %1 = call @callee(%0) : (i32) -> i32
  cf.cond_br %true, ^a, ^b
^a:
  return %1 : i32
^b:
  %2 = call @callee(%a) : (i32) -> i32
  return %2 : i32
}
// -----

// Two returns.
func.func private @callee(%c: i1) -> (i32, i32) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %0, %0 : i32, i32
^b:
  return %0, %1 : i32, i32
}
func.func @caller(%c: i1) -> (i32, i32) {
  %0:2 = call @callee(%c) : (i1) -> (i32, i32)
  return %0#0, %0#1 : i32, i32
}
// -----

// A constant argument decides which of the returns is executed.
func.func private @callee(%c: i1, %x: i32) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %0 : i32
^b:
  return %x : i32
}
func.func @caller(%a: i32) -> i32 {
  %true = arith.constant true
  %0 = call @callee(%true, %a) : (i1, i32) -> i32
  return %0 : i32
}
// -----

// A function that calls itself with the same arguments.
func.func private @recursive(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = call @recursive(%x, %c) : (i32, i1) -> i32
  return %0 : i32
^b:
  return %x : i32
}
func.func @caller(%c: i1) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = call @recursive(%0, %c) : (i32, i1) -> i32
  return %1 : i32
}
// -----

// Functions that call each other.
func.func private @even(%n: i32, %one: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %true = arith.constant true
  %is_zero = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %is_zero, ^yes, ^no
^yes:
  return %true : i1
^no:
  %next = arith.subi %n, %one : i32
  %0 = call @odd(%next, %one) : (i32, i32) -> i1
  return %0 : i1
}
func.func private @odd(%n: i32, %one: i32) -> i1 {
  %next = arith.subi %n, %one : i32
  %0 = call @even(%next, %one) : (i32, i32) -> i1
  return %0 : i1
}
func.func @caller(%n: i32) -> i1 {
  %one = arith.constant 1 : i32
  %0 = call @even(%n, %one) : (i32, i32) -> i1
  return %0 : i1
}
// -----

// A declaration.
func.func private @external(i32) -> i32
func.func @caller() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = call @external(%0) : (i32) -> i32
  return %1 : i32
}
// -----

// A use other than a call.
func.func private @callee(%x: i32) -> i32 {
  return %x : i32
}
func.func @caller() -> i32 {
  %0 = arith.constant 1 : i32
  %f = constant @callee : (i32) -> i32
  "foo.use"(%f) : ((i32) -> i32) -> ()
  %1 = call @callee(%0) : (i32) -> i32
  return %1 : i32
}
// -----

// A use in an attribute.
func.func private @callee(%x: i32) -> i32 {
  return %x : i32
}
func.func @caller() -> i32 {
  %0 = arith.constant 1 : i32
  "foo.use"() {function = [@callee]} : () -> ()
  %1 = call @callee(%0) : (i32) -> i32
  return %1 : i32
}
// -----

// An indirect call.
func.func @caller(%f: (i32) -> i32) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  return %1 : i32
}
// -----

// An indirect call of a known function.
func.func private @callee(%x: i32) -> i32 {
  return %x : i32
}
func.func @caller() -> i32 {
  %0 = arith.constant 1 : i32
  %f = constant @callee : (i32) -> i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  return %1 : i32
}
// -----

// A private function that nothing calls.
func.func private @unused(%x: i32) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}
// -----

// A nested module: its functions may be called from elsewhere.
module @outer {
  module @public {
    func.func nested @callee(%x: i32) -> i32 {
      return %x : i32
    }
    func.func @caller() -> i32 {
      %0 = arith.constant 1 : i32
      %1 = call @callee(%0) : (i32) -> i32
      return %1 : i32
    }
  }
  module @private attributes {sym_visibility = "private"} {
    func.func nested @callee(%x: i32) -> i32 {
      return %x : i32
    }
    func.func @caller() -> i32 {
      %0 = arith.constant 1 : i32
      %1 = call @callee(%0) : (i32) -> i32
      return %1 : i32
    }
  }
}
// -----

// A function of the same name in a nested module.
module @inner {
  func.func private @callee(%x: i32) -> i32 {
    return %x : i32
  }
}
func.func private @callee(%x: i32) -> i32 {
  return %x : i32
}
func.func @caller() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = call @callee(%0) : (i32) -> i32
  return %1 : i32
}
// -----

// An operation that may be a symbol table.
func.func private @callee(%x: i32) -> i32 {
  return %x : i32
}
"foo.table"() ({
  "foo.op"() : () -> ()
}) : () -> ()
func.func @caller() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = call @callee(%0) : (i32) -> i32
  return %1 : i32
}
// -----

// A function in an operation that is no symbol table.
func.func @around() {
  builtin.module {
    func.func private @inner(%x: i32) -> i32 {
      %0 = arith.constant 1 : i32
      %1 = arith.addi %0, %x : i32
      return %1 : i32
    }
    func.func @caller() -> i32 {
      %0 = arith.constant 1 : i32
      %1 = func.call @inner(%0) : (i32) -> i32
      return %1 : i32
    }
  }
  return
}
// -----

// A callable that ends with an unknown terminator.
func.func private @callee() -> i32 {
  %0 = arith.constant 1 : i32
  "foo.return"(%0) : (i32) -> ()
}
func.func @caller() -> i32 {
  %0 = call @callee() : () -> i32
  return %0 : i32
}
