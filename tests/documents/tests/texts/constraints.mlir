"my.names"() <{absolute, distinct = [1, 2], three = 3 : i8}> : () -> ()
// -----
"my.names"() <{absolute, distinct = [1, 1], three = 3 : i8}> : () -> ()
// -----
"my.names"() <{absolute = 1 : i8, distinct = [1, 1], three = 3 : i8}> : () -> ()
// -----
"my.names"() <{absolute, distinct = [1, 1], three = 4 : i8}> : () -> ()
