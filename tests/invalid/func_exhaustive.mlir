func.func
// -----
func.func @
// -----
func.func @f
// -----
func.func @f(
// -----
func.func @f()
// -----
func.func @f() -> 
// -----
func.func @f(%a) { return }
// -----
func.func @f(%a: ) { return }
// -----
func.func @f(%a: i32, i32) { return }
// -----
func.func @f(i32, %a: i32) { return }
// -----
func.func @f(%a: i32, %a: i32) { return }
// -----
func.func @f() {}
// -----
func.func @f() {
// -----
func.func @f() { return
// -----
func.func @f() { %0 = arith.constant 1 : i32 }
// -----
func.func @f() -> i32 { return }
// -----
func.func @f() -> i32 { %0 = arith.constant 1 : i64 return %0 : i64 }
// -----
func.func @f() { %0 = arith.constant 1 : i64 return %0 : i64 }
// -----
func.func private @f() { return }
func.func @f() { return }
// -----
func.func @f() attributes {sym_name = "x"} { return }
// -----
func.func @f() attributes {function_type = i32} { return }
// -----
func.func @f() attributes {sym_visibility = "private"} { return }
// -----
func.func @f(%a: i32 {b = 1}) { return }
// -----
func.func @f() -> (i32 {b = 1}) { %0 = arith.constant 1 : i32 return %0 : i32 }
// -----
func.func @f(...) { return }
// -----
func.func @f() { call @g() : () -> () return }
// -----
func.func @f() { call @f(%0) : () -> () return }
// -----
func.func private @g(i32)
func.func @f() { call @g() : () -> () return }
// -----
func.func private @g(i32)
func.func @f(%a: i64) { call @g(%a) : (i64) -> () return }
// -----
func.func private @g() -> i32
func.func @f() { call @g() : () -> () return }
// -----
func.func private @g() -> i32
func.func @f() { %0 = call @g() : () -> i64 return }
// -----
func.func @f() { %0 = func.constant @g : () -> () return }
// -----
func.func private @g()
func.func @f() { %0 = func.constant @g : () -> i32 return }
// -----
func.func private @g()
func.func @f() { %0 = func.constant @g : i32 return }
// -----
func.func @f(%a: i32) { call_indirect %a() : () -> () return }
// -----
func.func @f(%g: () -> i32) { call_indirect %g() : () -> i64 return }
// -----
func.func @f() { return } { return }
// -----
return
// -----
"foo.a"() ({ return }) : () -> ()
// -----
func.func @f() { return
 return }
// -----
func.func @f() { return
 "foo.a"() : () -> () }
// -----
func.func @f() { cf.br ^x }
// -----
func.func @f() {
^a(%x: i32):
  return
}
// -----
func.func @f(%b: i32) {
^a(%x: i32):
  return
}
// -----
func.func @f() {
  "foo.a"() ({
    return
  }) : () -> ()
  return
}
// -----
func.func @f(%x: i32) {
  "foo.a"() ({
    func.func @g() { "foo.use"(%x) : (i32) -> () return }
  }) : () -> ()
  return
}
// -----
"func.func"() ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f"}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = i32}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "priv"}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = 1}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "private", arg_attrs = [{a.b}]}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> ()}> : () -> ()
// -----
"func.call"() : () -> ()
// -----
"func.call"() <{callee = "f"}> : () -> ()
// -----
"func.return"() : () -> ()
