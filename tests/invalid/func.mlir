func.func @f() -> i32 { return }
// -----
func.func @f(%a: i32) -> f32 { return %a : i32 }
// -----
func.func @f(%a: i32) { return %a : i32 }
// -----
func.func @f() { }
// -----
func.func @f()
// -----
func.func f() { return }
// -----
func.func @f( { return }
// -----
func.func @f(%a) { return }
// -----
func.func @f(%a: i32, i32) { return }
// -----
func.func @f(i32) { return }
// -----
func.func public @f()
// -----
func.func @f() { return } func.func @f() { return }
// -----
func.func @f() { call @g() : () -> () return }
// -----
func.func @f(%a: i32) { call @f() : () -> () return }
// -----
func.func @f(%a: i32) { call @f(%a) : (i32) -> i32 return }
// -----
func.func @f(%a: f32) { call @g(%a) : (f32) -> () return } func.func private @g(i32)
// -----
func.func @f(%a: f32) { %0 = call @g(%a) : (f32) -> i32 return } func.func private @g(f32) -> f32
// -----
func.func @f() { %0 = constant @g : () -> () return }
// -----
func.func @f() { %0 = constant @f : (i32) -> () return }
// -----
func.func @f() { %0 = constant @f : i32 return }
// -----
func.func @f(%a: i32) { call_indirect %a() : () -> () return }
// -----
func.func @f(%a: (i32) -> i32) { %0 = call_indirect %a() : (i32) -> i32 return }
// -----
func.func @f(%a: (i32) -> i32, %b: f32) { %0 = call_indirect %a(%b) : (i32) -> i32 return }
// -----
func.func @f(%a: (i32) -> i32, %b: i32) { %0 = "func.call_indirect"(%a, %b) : ((i32) -> i32, i32) -> f32 return }
// -----
"func.func"() <{sym_name = "f"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = i32, sym_name = "f"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> ()}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = []}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({ ^bb0(%a: f32): "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({ ^bb0: "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "hidden"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()
// -----
"func.return"() : () -> ()
// -----
module { func.return }
// -----
func.func @f() { "test.op"() ({ func.return }) : () -> () return }
// -----
func.func @f() { return } { return }
// -----
func.func @f() attributes { return }
// -----
func.func @f(%a: i32 {note}) { return }
// -----
func.func @f() { %0 = func.call @f() : () -> () return }
// -----
func.func @f() { func.call f() : () -> () return }
// -----
func.func @f() { func.call @f() return }
// -----
module @m { module @m { } module @m { } }
// -----
module { module @m attributes {note} { } }
// -----
module @m { ^bb0(%a: i32): }
// -----
"builtin.module"() : () -> ()
// -----
"builtin.module"() ({ ^bb0: "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> () ^bb1: }) : () -> ()
// -----
%0 = builtin.unrealized_conversion_cast %0 : i32
// -----
builtin.unrealized_conversion_cast to
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
