// options: --pass-pipeline=builtin.module(any(print-op-stats),print-op-stats{json})
func.func @f() { return }
func.func private @g()
module { func.func private @h() }
