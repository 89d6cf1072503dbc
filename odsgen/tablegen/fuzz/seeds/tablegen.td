def a { int x = !add(9223372036854775807, 1); int y = !shl(1, 64); int z = !div(-9223372036854775807, -1); }
// -----
class A<int n> { list<A> next = !if(!lt(n, 3), [A<!add(n, 1)>], []<A>); }
def a : A<0>;
// -----
class A<int n> : A<n>;
def a : A<1>;
// -----
multiclass M<string s> { def _#s; defm x : M<s#"y">; }
defm a : M<"b">;
// -----
foreach i = 0-3 in foreach j = [1, 2]<int> in if !eq(i, j) then def r#i#j; else def s#i#j;
// -----
def a { bits<4> b = {1, 0, ?, 1}; bits<2> c = b{2-1}; let b{0} = ?; }
// -----
def op; def a { dag d = (op 1:$x, "s", [{code}]:$y); int n = !size(d); string s = !getdagname(d, 0); dag e = !con(d, (op)); }
// -----
#ifdef A
def a;
#else
#define B
#endif
#ifdef B
def b;
// -----
let x = 1, y = "2" in { class C { int x = 0; string y; } } def c : C { let x = !cast<int>(y); }
// -----
defvar v = "x\n\t\"\\" # [{ ] }] # "y"; def "a b" { string s = v; string t = NAME; }
// -----
def a { int x = !foldl(0, [1, 2, 3], acc, it, !add(acc, it)); list<int> l = !filter(i, [1, 2], !lt(i, 2)); string s = !interleave(l, "-"); }
// -----
class A; def a : A; def b { list<A> l = !instances<A>(); bit e = !exists<A>("a"); A c = !cast<A>("nothing"); }
// -----
assert !eq(1, 2), "m" # 1; dump "x"; deftype T = list<list<int>>; def a { T t = [[1], []]; int i = t[0][0]; list<int> s = t[0][1...2]; }
// -----
def a { string s = !substr("abc", 4); int n = !find("abc", "c", 9); string r = !subst("", "x", "y"); bit m = !match("a", "[("); }
// -----
def a { int x = 0x; int y = 0b2; int z = +9223372036854775808; code c = [{ unclosed
// -----
include "seed.td"
// -----
+def a { int x = !switch(1, 1: 2, 3); let append y = [1]; }
// -----
class K<int a = 1, string b = "x"> { int v = a; } def a : K<b = "y", 2>; def c : K<?, ?>; def d : K<1, 2, 3>;
// -----
def a : B { defvar x = y.z.w; let y<z> = 1; field bit q = !getop(!setop((x), y)); }
// -----
defset list<A> s = { def p : A; } class A { string n = !head([""]) # !tail(["x"]); } /* unclosed
