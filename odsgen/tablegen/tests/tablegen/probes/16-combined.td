// a cast of an argument that turns out to be of another type
class A<string n> { int v = !cast<int>(n); }
def x : A<"a">;
// -----
// a field whose value does not fit once it is known
class K { int i = 1; }
class L<K k> { string s = k.i; }
def k : K;
def x : L<k>;
// -----
// a subclass argument read through a cast
class K { int i = 1; }
class S : K { string j = "j"; }
class L<string n> { string s = !cast<S>(n).j; int i = !cast<K>(n).i; }
def k : S;
def x : L<"k">;
def y : L<"nope">;
// -----
// a list of records of a class that the element does not have
class K; class S : K;
class L<string n> { list<S> l = [!cast<S>(n)]; }
def k : K;
def x : L<"k">;
// -----
// names of records that never resolve
class C<string n> { string f = n; }
multiclass M<string n> { def !strconcat(n, "_a") : C<n>; def NAME # n; }
defm x : M<?>;
// -----
multiclass M { def !cast<string>(later); }
defm x : M;
// -----
// a def whose name is its own field
def !strconcat("a", "b") { string n = NAME; }
// -----
class N<string s> { string name = s; }
def a : N<"x">;
def b#!if(1, "c", "d") : N<"y">;
def !if(!exists<N>("a"), "yes", "no");
// -----
// loops over what is not a list
multiclass M<int n> { foreach i = n in def _#i; }
defm x : M<3>;
// -----
multiclass M<list<int> n> { foreach i = n in def _#i; }
defm x : M<?>;
// -----
foreach i = "abc" in def x#i;
// -----
foreach i = [1, "a"] in def x#i;
// -----
class C<list<string> l> { list<string> m = l; }
def c : C<["p", "q"]>;
foreach s = c.m in def "r_"#s : C<[s]>;
// -----
// conditions that stay open
multiclass M<int n> { if n then def _t; else def _e; }
defm x : M<1>;
defm y : M<0>;
defm z : M<?>;
// -----
multiclass M<string s> { if !eq(s, "a") then { def _a; defvar v = 1; def _b#v; } }
defm x : M<"a">;
defm y : M<"b">;
// -----
if !exists<K>("k") then def never;
// -----
class K;
if !exists<K>("k") then def early;
def k : K;
if !exists<K>("k") then def late;
defvar e = !exists<K>("k2");
def before { int v = e; }
def k2 : K;
def after { int v = e; }
// -----
// instances: order, expression, subclasses, itself
class K<int n = 0>; class S : K<1>;
def r10 : K; def r9 : S; def r1 : K; def R2 : K; def _r : K; def ra : K;
def x : K { list<K> all = !instances<K>(); list<S> subs = !instances<S>(); list<K> some = !instances<K>("^r[0-9]+$"); }
def y { list<K> none = !instances<K>("zzz"); int n = !size(!instances<K>()); }
// -----
class K;
def y { list<K> l = !instances<K>("("); }
// -----
// initialized
class C<int a = ?, string s> { int u; bit i1 = !initialized(a); bit i2 = !initialized(s); }
def x : C<1, "s">;
def y : C<?, "s">;
// -----
def x { int u; bit i = !initialized(u); }
// -----
def x { bits<2> b = {?, 1}; bit i = !initialized(b); list<int> l = [?, 1]; bit j = !initialized(l); bit k = !initialized(?); }
// -----
// isa on values of known and of unknown classes
class K; class S : K; class T;
def s : S;
class Q<K k> { bit a = !isa<S>(k); bit b = !isa<T>(k); bit c = !isa<K>(k); }
def q : Q<s>;
def i { bit a = !isa<int>(1); bit b = !isa<string>(1); bit c = !isa<list<K>>([s]); bit d = !isa<bits<2>>(0b10); }
// -----
// repr
class K<int n> { int v = n; }
def k : K<1>;
def x { string a = !repr(1); string b = !repr("q"); string c = !repr([1, 2]); string d = !repr((k 1:$a)); string e = !repr({1, 0}); string f = !repr(k); string g = !repr([k]); string h = !repr(?); string i = !repr(K<2>); }
// -----
// a record that mentions itself
class K { int v = 3; }
def a : K { K me = a; list<K> l = [a]; string n = !cast<string>(a); }
// -----
class K { int v = 3; }
def a : K { int w = a.v; }
// -----
class K { int v = 3; K other; }
def a : K { let other = b; }
def b : K;
// -----
// body items in every order
class P<int n> { int x = n; int y = !add(x, 1); }
def a : P<1> { let x = 5; int z = y; defvar t = !add(x, y); int u = t; let y = 9; }
// -----
def a { int x = 1; defvar v = x; let x = 2; int y = v; }
// -----
class A { int x = 1; }
def d : A { let x = ?; int y = x; }
// -----
// defvar in every scope
defvar g = 1;
defvar g = 2;
// -----
def g; 
defvar g = 2;
// -----
defvar g = 2;
def g { int v = 1; }
def h { int w = g.v; }
// -----
multiclass M<int a> { defvar b = !add(a, 1); def _x { int v = b; } foreach i = [1, 2] in { defvar c = !add(b, i); def _#i { int v = c; } } }
defm m : M<10>;
// -----
foreach i = [1, 2] in { defvar d = i; def x#i { int v = d; } }
def y { int v = d; }
// -----
// deftype
deftype Int = int; deftype Ints = list<Int>; deftype Same = Ints;
def x { Int a = 1; Same b = [1, 2]; }
class C<Ints l> { Int n = !size(l); }
def y : C<[1]>;
// -----
deftype K = int;
class K;
// -----
class K;
deftype T = K;
// -----
deftype T = int;
deftype T = string;
// -----
deftype T = list<code>;
def x { T l = [[{c}]]; }
// -----
// defset
class K<int n> { int v = n; }
defset list<K> ks = { def a : K<1>; foreach i = [2, 3] in def b#i : K<i>; def : K<4>; }
def sum { int s = !foldl(0, ks, a, k, !add(a, k.v)); list<K> all = ks; int n = !size(ks); }
// -----
class K; class L;
defset list<K> ks = { def a : L; }
// -----
defset list<int> xs = { def a; }
// -----
class K;
defset list<K> outer = { def a : K; defset list<K> inner = { def b : K; } }
def n { int o = !size(outer); int i = !size(inner); }
// -----
class K;
defset list<K> s = { def a : K; def use { int n = !size(s); } }
// -----
// asserts and dumps in every place
assert 1, "never";
assert !eq(1, 2), "file " # "level";
class C<int n> { assert !gt(n, 0), "n is " # n; int v = n; }
def ok : C<1>;
def bad : C<-1>;
multiclass M<int n> { assert !gt(n, 1), "M " # n; def _x : C<n>; }
defm m : M<0>;
// -----
dump "at the " # "top";
class C<int n> { dump "in C " # n; }
def c : C<3> { dump "in c " # !repr(n); int n = 4; }
multiclass M<int n> { dump "in M " # n; def _x : C<n>; }
defm m : M<7>;
dump 3;
// -----
// several parents, several lets
class A<int x> { int a = x; list<int> l = [x]; }
class B<int x> : A<x> { int b = !add(x, a); }
let a = 7, l = [7] in {
  let a = 8 in def d : B<1>, A<2>;
  def e : B<3> { let a = 9; }
}
// -----
class A { int a = 1; }
let b = 2 in def d : A;
// -----
class A { bits<4> f = 0; }
let f<3-2> = 0b11, f<0> = 1 in def d : A;
let f<3...0> = 5 in class C : A;
def e : C;
// -----
class A { bits<4> f = 0; }
let f<4> = 1 in def d : A;
// -----
// named and positional arguments
class C<int a, string b = "b", list<int> c = []> { string s = !strconcat(b, !repr(a), !repr(c)); }
def x1 : C<1>; def x2 : C<1, c = [2]>; def x3 : C<c = [3], a = 4>; def x4 : C<"a" = 5, b = "z">;
def y { C v = C<1, b = "q">; C w = C<1, "q">; C u = C<1, b = "q">; }
// -----
class C<int a, string b = "b">;
def x : C<1, a = 2>;
// -----
class C<int a, string b = "b">;
def x : C<a = 2, "s">;
// -----
class C<int a, string b = "b">;
def x : C<d = 2>;
// -----
class C<int a>;
def x : C<1, 2>;
// -----
class C<int a>;
def x : C;
// -----
class C<int a, int a>;
// -----
class C<int a, int b = a, int c = !add(a, b)> { int s = c; }
def x : C<2>; def y : C<2, 5>;
// -----
class C<int a = 1> { string n = NAME; }
def x : C; def y { C c = C<2>; string m = c.n; }
// -----
// dags
def op; def op2;
def x { dag a = (op 1:$x, "s":$y, $z, ?:$w, (op2 2)); dag b = (op:$o 1); dag c = !con((op 1), (op 2:$b), (op)); dag d = !dag(op, [1, 2], ["a", ?]); }
def y { int n = !getdagarg<int>(x.a, 0); int m = !getdagarg<int>(x.a, "x"); string s = !getdagname(x.a, 1); dag t = !setdagarg(x.a, "y", 7); dag u = !setdagname(x.a, 0, "new"); dag v = !setdagop(x.b, op2); dag w = !setdagopname(x.a, "n"); string o = !getdagopname(x.b); int e = !size(x.a); bit f = !empty((op)); }
// -----
def op; def op2;
def x { dag c = !con((op 1), (op2 2)); }
// -----
def op;
def x { int n = !getdagarg<int>((op 1), 5); }
// -----
def op;
def x { int n = !getdagarg<int>((op 1:$a), "b"); }
// -----
def op;
def x { dag d = !foreach(t, (op 1, (op 2:$n)), !if(!isa<int>(t), !add(t, 1), t)); }
// -----
// slices and ranges
defvar l = [0, 1, 2, 3, 4, 5];
def x { list<int> a = l[1...3]; list<int> b = l[4-2]; list<int> c = l[0, 2, 4]; list<int> d = l[5,]; int e = l[3]; list<int> f = l[1...2, 5, 0-1]; list<int> g = l[[0, 1]]; bits<4> h = 0b1010; bits<2> i = h{3-2}; bit j = h{1}; bits<2> k = h{0, 3}; int m = 10{3-0}; }
// -----
def x { list<int> a = [1, 2][2]; }
// -----
class C<list<int> l, int i> { int e = l[i]; list<int> s = l[0...i]; }
def x : C<[1, 2, 3], 1>;
def y : C<[1], 3>;
// -----
// strings and numbers
def x { string a = !substr("hello", 1, 3); string b = !substr("hello", 2); int c = !find("hello", "l"); int d = !find("hello", "l", 3); int e = !find("hello", "z"); string f = !tolower("AbC1") # !toupper("AbC1"); string g = !subst("l", "LL", "hello"); string h = !interleave([1, 2, 3], ", "); string i = !interleave(["a", "b"], ""); bit j = !match("foo123", "^[a-z]+[0-9]+$"); }
def y { int a = !shl(1, 62); int b = !sra(-8, 1); int c = !srl(-8, 1); int d = !mul(9223372036854775807, 2); int e = !logtwo(1023); int f = !xor(5, 3, 1); int g = !div(-7, 2); int h = !sub(0, 1); bit i = !lt("B", "a"); bit j = !ge(3, 3); int k = !not(0); }
// -----
def x { string s = !substr("abc", 5); }
// -----
def x { int a = !shl(1, 64); }
// -----
def x { int a = !logtwo(0); }
// -----
def x { list<int> a = !range(5); list<int> b = !range(2, 5); list<int> c = !range(5, 0, -2); list<int> d = !range([4, 5, 6]); list<int> e = !range(3, 1); list<list<int>> f = [[1], [2, 3]]; list<int> g = !listflatten(f); list<int> h = !listsplat(7, 3); list<int> i = !listremove([1, 2, 1, 3], [1]); list<int> j = !tail([1, 2]); int k = !head([1, 2]); list<int> m = !filter(v, [1, 2, 3, 4], !and(v, 1)); list<string> n = !foreach(v, [1, 2], "n" # v); int o = !foldl(1, [2, 3], a, v, !mul(a, v)); }
// -----
def x { list<int> c = !range(5, 0, 0); }
// -----
// names that are pasted
defvar g = "global";
class C<string s> { string v = s; }
foreach i = [1, 2] in { def a#i#b : C<"x" # i # g>; def "q "#i; def NAME#i; }
def g#_#g;
// -----
multiclass A<string s> { def a#NAME#s; def NAME; def ""; def : B; defm _n : B<s>; }
class B;
multiclass B<string t> { def _#t; }
defm x : A<"s">;
defm : A<"t">;
// -----
// multiclasses with parents; classes after them
class K { int k = 1; }
multiclass P<int n> { def _p { int v = n; } }
multiclass C<int n> : P<!add(n, 1)>, P2<n> { def _c { int v = n; } }
// -----
class K { int k = 1; }
multiclass P<int n> { def _p { int v = n; } }
multiclass Q { def _q; }
multiclass C<int n> : P<!add(n, 1)>, Q { def _c { int v = n; } }
let k = 5 in defm x : C<3>, K;
multiclass E : P<1>, Q;
defm e : E;
// -----
class K;
defm x : K;
// -----
multiclass M { }
// -----
multiclass M { def a; }
multiclass M { def b; }
// -----
multiclass M { def a; }
defm x : M, M;
// -----
// redefinitions
class A; class A { int x = 1; } class A;
// -----
class A { int x = 1; } class A { int y = 1; }
// -----
def a; def a;
// -----
class A; def A; multiclass A { def x; }
defm A : A;
// -----
class A { int x = 1; } class B : A { int x = 2; string y = "a"; } class C : B { bit y = 1; }
// -----
class A { int x; } class B { string x; } def d : A, B;
// -----
class A; class B : A; def d : A, B;
// -----
class A; class B : A; def d : B, A;
// -----
class F : F;
// -----
// bits
def x { bits<8> a = 0xff; bits<4> b = -1; bits<4> c = {a{7}, 0, a{1-0}}; let a{3-0} = 0b1010; int d = a; bit e = a{7}; bits<2> f = {1, 0}; bits<0> g = {}; bits<3> h = 0b101; bits<4> i = {h, 1}; }
// -----
def x { bits<4> a = 16; }
// -----
def x { bits<4> a; let a{3-2} = 3; bits<4> b = {a{0}, a{3}, 0, 1}; }
// -----
def x { bits<2> a = {1, 0, 1}; }
// -----
def x { bits<4> a = 0; let a{1} = 1; let a{1} = 0; let a{1, 1} = 0b11; }
// -----
// numbers and words
def 0x10; def 8i; def 1x { int a = 0b11; int b = 0x1F; int c = -0x1; int d = +5; int e = 18446744073709551615; }
// -----
def x { int a = 99999999999999999999; }
// -----
def x { int a = -9223372036854775809; }
// -----
// code
def x { code c = [{ a }]; string s = [{ b }] # "c"; code d = "q"; list<code> l = [[{x}], "y"]; string e = !strconcat([{a}], [{b}]); }
