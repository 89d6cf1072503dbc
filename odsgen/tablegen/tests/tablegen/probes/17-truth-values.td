if true<> then def a;
// -----
if true< 
// -----
if false<> then def a;
// -----
assert true<>, "a";
// -----
defvar x = true<>;
// -----
foreach i = true<> in def a;
// -----
def x { bit y = true<>; }
// -----
def x { bit y = truely<>; }
// -----
class A<bit b>; def b : A<true<1>>;
// -----
def a { list<bit> l = [true<1>]; }
// -----
def a { int x = !add(true<1>, 1); }
// -----
let x = true<> in def a;
// -----
dump true<>;
// -----
class A { bit x; } def a : A { let x = false<1>; }
