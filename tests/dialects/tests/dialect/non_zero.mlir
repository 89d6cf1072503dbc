// Properties without a valid initial value, and numbers that are no case.
"test.non_zero"() <{e = 1 : i64, named = 2 : i64, form = #test<non_zero one>, last = 1 : i32}> : () -> ()
// -----
"test.non_zero"() <{named = 2 : i64, form = 1 : i64, last = 1 : i32}> : () -> ()
// -----
"test.non_zero"() <{e = 1 : i64, form = 1 : i64, last = 1 : i32}> : () -> ()
// -----
"test.non_zero"() <{e = 1 : i64, named = 2 : i64, last = 1 : i32}> : () -> ()
// -----
"test.non_zero"() <{e = 1 : i64, named = 2 : i64, form = 7 : i64}> : () -> ()
// -----
"test.non_zero"() <{e = 1 : i64, named = 2 : i64, form = 7 : i64, last = 1 : i32}> : () -> ()
// -----
"test.non_zero"() <{e = 1 : i64, named = 2 : i64, form = 1 : i64, last = 1 : i32, optional = [5 : i64]}> : () -> ()
// -----
"test.non_zero"() <{e = "one", named = 2 : i64, form = 1 : i64, last = 1 : i32}> : () -> ()
// -----
test.non_zero one, number<two>, two <{}>
// -----
test.non_zero one, number<two>, two <{last = 1 : i32, optional = [2 : i64]}>
