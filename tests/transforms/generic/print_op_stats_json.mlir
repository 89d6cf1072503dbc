// options: --print-op-stats=json
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.addi %a, %a : i32
  return %1 : i32
}
// -----
"op"() : () -> ()
"a.b.c"() : () -> ()
"longer.x"() : () -> ()
"a"() ({ "a.b"() ({ "a.b"() : () -> () }) : () -> () }) : () -> ()
// -----
