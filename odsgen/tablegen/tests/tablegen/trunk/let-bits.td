// An outer `let` of bits of a field has the syntax of a `let` in a body.
class Enc { bits<8> e = 0; }
let e{7-6} = 0b10, e{0} = 1 in def a : Enc;
let e{3...2} = 3 in def b : Enc { let e{7} = 1; }
assert !eq(!repr(a.e), "{ 1, 0, 0, 0, 0, 0, 0, 1 }"), !repr(a.e);
assert !eq(!repr(b.e), "{ 1, 0, 0, 0, 1, 1, 0, 0 }"), !repr(b.e);
// -----
// ERROR: 3:6: expected '=' in let expression
class Enc { bits<8> e = 0; }
let e<7-6> = 0b10 in def a : Enc;
