// expected-error@+1 {{expected operation name in quotes}}
1
// -----
// expected-error@below {{unregistered}}
"a.b"() : () -> i32
// -----
"arith.addi"() : () -> i32 // expected-error {{expected 2 operands, but found 0}} expected-note {{x}}
// -----
// expected-error-re@+1 {{expected {{[0-9]+}} operands}}
"arith.addi"() : () -> i32
// -----
// expected-error-re@+1 {{expected {{[0-9+ operands}}
"arith.addi"() : () -> i32
// -----
// expected-error@+1 {{}}
"arith.addi"() : () -> i32
// -----
// expected-error@unknown {{foo}}
"arith.addi"() : () -> i32
// -----
// expected-error@+1 {{expected 2 operands}}
// expected-note@+1 {{see}}
"arith.addi"() : () -> i32
// -----
"arith.addi"() : () -> i32
// expected-error@above {{expected 2 operands}}
// -----
// expected-warning@+1 {{expected 2 operands}}
"arith.addi"() : () -> i32
// -----
// expected-error @+1 {{expected 2 operands}}
"arith.addi"() : () -> i32
// -----
// expected-error @ +1 {{expected 2 operands}}
"arith.addi"() : () -> i32
// -----
// expected-error@+1 2 {{expected 2 operands}}
"arith.addi"() : () -> i32
// -----
// expected-error@-1 {{expected 2 operands}}
"arith.addi"() : () -> i32
// -----
// expected-error@+99 {{expected 2 operands}}
"arith.addi"() : () -> i32
// -----
// expected-error@-99 {{expected 2 operands}}
"arith.addi"() : () -> i32
// -----
// expected-error@+1 {{expected 2 operands}} expected-error@+1 {{again}}
"arith.addi"() : () -> i32
// -----
// expected-foo@+1 {{expected 2 operands}}
"arith.addi"() : () -> i32
// -----
// expected-error@+1{{expected 2 operands}}
"arith.addi"() : () -> i32
// -----
// expected-error@+1 {{expected 2 operands
"arith.addi"() : () -> i32
// -----
// expected-remark@+1 {{hm}}
"a.b"() : () -> i32
// -----
// expected-error@+2 {{expected 2 operands}}
// expected-error@below {{nothing}}
"arith.addi"() : () -> i32
// -----
// expected-error-re@+1 {{{{.*}} 2 operands, but {{(found|lost)}} 0}}
"arith.addi"() : () -> i32
// -----
// expected-error-re@+1 {{^{{.*}}0$}}
"arith.addi"() : () -> i32
// -----
// expected-error-re@+1 {{'arith.addi' op {{e[a-z]*d}} 2 operands, but found {{0}}}}
"arith.addi"() : () -> i32
// -----
// expected-error-re@+1 {{a.b(c}}
"arith.addi"() : () -> i32
// -----
"arith.addi"() : () -> i32 loc("x":3:4) // expected-error {{2 operands}}
// -----
"arith.addi"() : () -> i32 loc(unknown)
// expected-error@unknown {{2 operands}}
// -----
"arith.addi"() : () -> i32 loc(callsite("a" at "b"))
// expected-error@unknown {{2 operands}}
