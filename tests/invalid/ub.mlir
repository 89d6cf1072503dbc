func.func @f() { %0 = ub.poison return }
// -----
func.func @f() { %0 = ub.poison < : i32 return }
// -----
func.func @f() { %0 = ub.poison <1 : i32> : i32 return }
// -----
func.func @f() { "ub.poison"() : () -> () return }
// -----
func.func @f() { %0 = "ub.poison"() <{value = 1 : i32}> : () -> i32 return }
// -----
func.func @f() { ub.unreachable return }
// -----
func.func @f() { %0 = ub.unreachable }
// -----
"test.op"() {a = #ub.poisoned} : () -> ()
