// Bit enums: zero, groups, the highest bit, quotes.
"test.bits"() <{listed = 0 : i32, primary = 0 : i32, nameless = 0 : i32, spelled = 0 : i32}> : () -> ()
"test.bits"() <{listed = 1 : i32, primary = 1 : i32, nameless = 1 : i32, spelled = 1 : i32}> : () -> ()
"test.bits"() <{listed = 2 : i32, primary = 2 : i32, nameless = 2 : i32, spelled = 2 : i32}> : () -> ()
"test.bits"() <{listed = 3 : i32, primary = 3 : i32, nameless = 3 : i32, spelled = 3 : i32}> : () -> ()
"test.bits"() <{listed = -2147483648 : i32, primary = -2147483648 : i32, nameless = -2147483648 : i32}> : () -> ()
"test.bits"() <{listed = -2147483645 : i32, primary = -2147483645 : i32, nameless = -2147483645 : i32}> : () -> ()
// -----
test.bits both primary "read|write" nameless "write|top"
// -----
test.bits ""
// -----
test.bits none nameless ""
// -----
"test.quoted_bits"() <{attr = #test.quoted_bits<read>, prop = 0 : i32, plain = 0 : i32, list = []}> : () -> ()
"test.quoted_bits"() <{attr = #test.quoted_bits<"read|write">, prop = 3 : i32, plain = 3 : i32, list = [0 : i32, 1 : i32, 3 : i32]}> : () -> ()
// -----
test.quoted_bits <""> "", "" then ["", both]
// -----
test.quoted_bits <read|write> "", "" then []
