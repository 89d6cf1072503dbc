// peer
"test.one_region_op"() ({ "t.end"() : () -> () }) : () -> ()
// -----
"test.one_region_op"() : () -> ()
// -----
"test.two_region_op"() ({}, {}) : () -> ()
// -----
"test.two_region_op"() ({}) : () -> ()
// -----
"test.sized_region_op"() ({ ^bb0: "t.b"() [^bb1] : () -> () ^bb1: "t.e"() : () -> () }, { "t.e"() : () -> () }) : () -> ()
// -----
"test.sized_region_op"() ({ "t.e"() : () -> () }, { "t.e"() : () -> () }) : () -> ()
// -----
"test.sized_region_op"() ({ ^bb0: "t.b"() [^bb1] : () -> () ^bb1: "t.e"() : () -> () }, { }) : () -> ()
// -----
"test.single_no_terminator_op"() ({ "t.e"() : () -> () }) : () -> ()
// -----
test.single_no_terminator_op : { }
// -----
test.single_no_terminator_op : { "t.a"() : () -> () }
// -----
"test.single_no_terminator_op"() ({ "t.a"() : () -> () ^bb1: "t.a"() : () -> () }) : () -> ()
// -----
"test.variadic_no_terminator_op"() ({ "t.a"() : () -> () }, { "t.b"() : () -> () }) : () -> ()
// -----
"test.variadic_no_terminator_op"() ({ "t.a"() : () -> () }, { }) : () -> ()
// -----
"test.variadic_no_terminator_op"() : () -> ()
// -----
"test.parent"() ({ "test.child"() : () -> () }) : () -> ()
// -----
"test.child"() : () -> ()
// -----
"test.parent"() ({ "t.x"() ({ "test.child"() : () -> () }) : () -> () }) : () -> ()
// -----
"test.parent1"() ({ "test.child_with_parent_one_of"() : () -> () }) : () -> ()
// -----
"test.child_with_parent_one_of"() : () -> ()
// -----
test.format_region_a_op { "t.e"() : () -> () }
// -----
test.format_region_a_op {}
// -----
test.format_region_b_op { "t.e"() : () -> () } {a}
// -----
test.format_region_c_op region { "t.e"() : () -> () }
// -----
test.format_region_c_op
// -----
"test.format_region_c_op"() ({}) : () -> ()
// -----
test.format_variadic_region_a_op { "t.e"() : () -> () }, { "t.f"() : () -> () }
// -----
test.format_variadic_region_a_op
// -----
test.format_variadic_region_b_op { "t.e"() : () -> () }, { "t.f"() : () -> () } found_regions {a}
// -----
test.format_variadic_region_b_op
// -----
test.format_implicit_terminator_region_a_op { }
// -----
test.format_implicit_terminator_region_a_op { "test.return"() {foo.a} : () -> () }
// -----
test.format_implicit_terminator_region_a_op { "test.return"() : () -> () }
// -----
"test.format_implicit_terminator_region_a_op"() ({ "t.x"() : () -> () }) : () -> ()
// -----
func.func @f() { test.format_successor_a_op ^bb1 {a} ^bb1: test.format_successor_a_op ^bb2, ^bb1 ^bb2: return }
// -----
func.func @f() { test.format_successor_a_op ^bb1 : ^bb1: return }
