module {
// -----
module @
// -----
module @a @b {}
// -----
module attributes {a} {}
// -----
module attributes {a = 1} {}
// -----
module {} {}
// -----
module {
^bb0(%a: i32):
}
// -----
module {
  module @a {}
  module @a {}
}
// -----
module {
  func.func private @a()
  module @a {}
}
// -----
"builtin.module"() : () -> ()
// -----
"builtin.module"() ({}, {}) : () -> ()
// -----
"builtin.module"() ({}) : () -> ()
// -----
"builtin.module"() ({
  "foo.a"()[^b] : () -> ()
^b:
  "foo.a"() : () -> ()
}) : () -> ()
// -----
module { builtin.unrealized_conversion_cast to  }
// -----
module { %0 = builtin.unrealized_conversion_cast %1 : i32 i64 }
// -----
module { "builtin.unrealized_conversion_cast"() : () -> () }
// -----
%0 = module {}
