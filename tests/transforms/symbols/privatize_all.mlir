// options: --symbol-privatize
func.func @a() { return }
func.func @keep() attributes {x.y} { return }
module @m1 { func.func @inside() { return } }
// -----
func.func nested @c() { return }
