"my.blocks"() ({
^bb0(%0: i32):
  my.go ^bb1 or []
^bb1:
  my.go %0 : i32 ^bb1 or [^bb2, ^bb2]
^bb2(%1: i8):
  my.go ^bb1 or []
}) : () -> ()
// -----
"my.blocks"() ({
  my.go ^bb1 or []
^bb1(%0: i8):
  my.go ^bb1 or []
}) : () -> ()
// -----
"my.blocks"() ({
^bb0(%0: i32):
  my.go %0 : i32 ^bb1 or [^bb2, ^bb1]
^bb1:
  my.go ^bb1 or []
^bb2(%1: i8):
  my.go ^bb1 or []
}) : () -> ()
// -----
"my.blocks"() ({
^bb0(%0: i32, %1: i8):
  "my.tell"(%0) <{count = 1 : i64, results_of = 0}> : (i32) -> ()
  "my.tell"(%0, %0) <{count = 2 : i64, again = 2 : i64, results_of = 1}> ({
    my.go ^bb1 or []
  ^bb1:
    my.go ^bb1 or []
  }) : (i32, i32) -> i32
  my.go ^bb1 or []
^bb1:
  my.go ^bb1 or []
}) : () -> ()
// -----
"my.blocks"() ({
^bb0(%0: i32, %1: i8):
  "my.tell"(%0) <{count = 1 : i64, results_of = 0}> : (i32) -> ()
  "my.tell"(%0, %0) <{count = 1 : i64, results_of = 0}> : (i32, i32) -> ()
  my.go ^bb1 or []
^bb1:
  my.go ^bb1 or []
}) : () -> ()
// -----
"my.blocks"() ({
^bb0(%0: i32, %1: i8):
  "my.tell"(%0) <{again = 2 : i64, count = 1 : i64, results_of = 0}> : (i32) -> ()
}) : () -> ()
// -----
"my.blocks"() ({
^bb0(%0: i32, %1: i8):
  "my.tell"(%0) <{count = 1 : i64, results_of = 1}> : (i32) -> ()
}) : () -> ()
// -----
"my.blocks"() ({
^bb0(%0: i32, %1: i8):
  "my.tell"(%0, %0, %1) <{count = 3 : i64, results_of = 0}> : (i32, i32, i8) -> ()
}) : () -> ()
// -----
"my.blocks"() ({
^bb0(%0: i32, %1: i8):
  "my.tell"(%0) <{count = 1 : i64, results_of = 1}> : (i32) -> i8
}) : () -> ()
// -----
"my.blocks"() ({
^bb0(%0: i32, %1: i8):
  "my.tell"(%0, %0) <{count = 2 : i64, results_of = 0}> ({
    my.go ^bb1 or []
  ^bb1:
    my.go ^bb1 or []
  }, {
  }) : (i32, i32) -> ()
}) : () -> ()
