func.func @f(%a: i32) { %0 = index.add %a, %a return }
// -----
func.func @f(%a: index) { %0 = index.add %a return }
// -----
func.func @f(%a: index) { %0 = index.add %a, %a : index return }
// -----
func.func @f(%a: index) { %0 = "index.add"(%a) : (index) -> index return }
// -----
func.func @f(%a: index) { %0 = "index.add"(%a, %a) : (index, index) -> i32 return }
// -----
func.func @f(%a: index, %b: i32) { %0 = "index.add"(%a, %b) : (index, i32) -> index return }
// -----
func.func @f(%a: index) { %0 = index.cmp what(%a, %a) return }
// -----
func.func @f(%a: index) { %0 = index.cmp (%a, %a) return }
// -----
func.func @f(%a: index) { %0 = index.cmp eq %a, %a return }
// -----
func.func @f(%a: index) { %0 = index.cmp eq(%a, %a return }
// -----
func.func @f(%a: index) { %0 = index.cmp eq(%a %a) return }
// -----
func.func @f(%a: index) { %0 = index.cmp 3(%a, %a) return }
// -----
func.func @f(%a: index) { %0 = "index.cmp"(%a, %a) <{pred = 1 : i32}> : (index, index) -> i1 return }
// -----
func.func @f(%a: index) { %0 = "index.cmp"(%a, %a) {pred = 1 : i32} : (index, index) -> i1 return }
// -----
func.func @f(%a: index) { %0 = "index.cmp"(%a, %a) : (index, index) -> i1 return }
// -----
func.func @f(%a: index) { %0 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i32 return }
// -----
func.func @f(%a: index) { %0 = index.casts %a : index to index return }
// -----
func.func @f(%a: i32) { %0 = index.casts %a : i32 to i64 return }
// -----
func.func @f(%a: i32) { %0 = index.castu %a : i32 to f32 return }
// -----
func.func @f(%a: f32) { %0 = index.castu %a : f32 to index return }
// -----
func.func @f(%a: i32) { %0 = index.castu %a : i32 return }
// -----
func.func @f() { %0 = index.constant 1 : i32 return }
// -----
func.func @f() { %0 = index.constant 1 : index return }
// -----
func.func @f() { %0 = index.constant true return }
// -----
func.func @f() { %0 = index.constant 1.0 return }
// -----
func.func @f() { %0 = index.constant "a" return }
// -----
func.func @f() { %0 = index.constant 18446744073709551616 return }
// -----
func.func @f() { %0 = index.constant return }
// -----
func.func @f() { %0 = index.bool.constant yes return }
// -----
func.func @f() { %0 = "index.bool.constant"() <{value = 1 : i32}> : () -> i1 return }
// -----
func.func @f() { %0 = "index.bool.constant"() {value = 1 : i32} : () -> i1 return }
// -----
func.func @f() { %0 = "index.constant"() <{value = 1 : i32}> : () -> index return }
// -----
func.func @f() { %0 = "index.constant"() : () -> index return }
// -----
func.func @f() { %0 = "index.constant"() <{value = 1 : index}> : () -> i64 return }
// -----
func.func @f() { %0 = "index.sizeof"() : () -> i64 return }
// -----
func.func @f(%a: index) { %0 = index.sizeof %a return }
// -----
func.func @f(%a: index) { %0 = index.nosuch %a return }
// -----
module attributes {t.a = #index<cmp_predicate what>} {}
// -----
module attributes {t.a = #index<cmp_predicate>} {}
// -----
module attributes {t.a = #index<nosuch eq>} {}
// -----
module attributes {t.a = #index<cmp_predicate eq} {}
// -----
module attributes {t.a = #index.cmp_predicate} {}
// -----
module attributes {t.a = #index} {}
// -----
module attributes {t.a = !index.foo} {}
