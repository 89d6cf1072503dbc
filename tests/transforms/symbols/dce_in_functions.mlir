// options: --symbol-dce
// A symbol table in an operation that is none.
func.func @around() {
  builtin.module {
    func.func private @unused() {
      return
    }
    func.func private @used() {
      return
    }
    func.func @public() {
      func.call @used() : () -> ()
      return
    }
  }
  return
}
// -----

// In a private function that is used, and in one that is not.
func.func private @used() {
  builtin.module {
    func.func private @a() {
      return
    }
    func.func nested @b() {
      return
    }
  }
  return
}
func.func private @unused() {
  builtin.module {
    func.func @c() {
      return
    }
  }
  return
}
func.func @main() {
  call @used() : () -> ()
  return
}
