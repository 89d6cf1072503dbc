!t = !test.op_asm_type_interface
!d = !test.op_asm_type_interface_tablegen_default
"x.y"() ({ ^bb0(%x: !t, %y: !t, %z: !d, %w: i32):  "x.b"() [^bb1] : () -> ()
 ^bb1(%k: !t): "x.b"() : () -> () }) : () -> ()
%0:3 = "x.y"() : () -> (!t, !t, i32)
%1:2 = "x.y"() : () -> (i32, !t)
%2:2 = "x.y"() : () -> (!t, !t)
%3:2 = "x.y"() : () -> (!t, !d)
%4:2 = "x.y"() : () -> (!d, !t)
%e:2 = "x.y"() : () -> (!d, !d)
%5 = builtin.unrealized_conversion_cast to !t
%6:2 = builtin.unrealized_conversion_cast to !t, !t
%7:2 = builtin.unrealized_conversion_cast to !t, i32
"x.z"(%0#0, %1#0, %2#1, %3#1, %4#1) : (!t, i32, !t, !d, !t) -> ()
func.func @f(%a: !t, %b: !t) { %cond = arith.constant true
%s = arith.select %cond, %a, %b : !t 
return }
func.func @c(%a: i1) -> !t { %r = scf.if %a -> !t { %x = "x.y"() : () -> !t
 scf.yield %x : !t } else { %x = "x.y"() : () -> !t
 scf.yield %x : !t }
 %q:2 = scf.if %a -> (!t, i32) { %x:2 = "x.y"() : () -> (!t, i32)
 scf.yield %x#0, %x#1 : !t, i32 } else { %x:2 = "x.y"() : () -> (!t, i32)
 scf.yield %x#0, %x#1 : !t, i32 }
return %r : !t}
