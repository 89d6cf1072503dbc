// peer
func.func @f() { "t.a"() {test.invalid_attr} : () -> () return }
// -----
func.func @f() { "t.a"() {test.valid_attr} : () -> () return }
// -----
func.func private @f(i32 {test.invalid_attr})
// -----
func.func private @f(i32 {test.valid_attr})
// -----
func.func private @f() -> (i32 {test.invalid_attr})
// -----
func.func private @f() -> (i32 {test.valid_attr}) attributes {test.other}
