// options: --symbol-privatize=exclude=keep,m2
func.func @a() { return }
func.func @keep() { return }
func.func nested @c() { return }
func.func private @d()
module @m1 { func.func @inside() { return } }
module @m2 { }
module { }
memref.global @g : memref<2xf32>
memref.global "private" @h : memref<2xf32>
"t.symbol"() {sym_name = "x"} : () -> ()
// -----
module @top { func.func @inside() { return } }
