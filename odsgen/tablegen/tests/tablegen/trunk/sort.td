// Strings are compared bytewise, numbers by value; the order of equal elements is kept.
class T<string n, int v> { string name = n; int value = v; }
def b2 : T<"b", 2>;
def a10 : T<"a", 10>;
def a2 : T<"a", 2>;
defvar all = [b2, a10, a2];
assert !eq(!repr(!sort(t, all, t.name)), "[a10, a2, b2]"), !repr(!sort(t, all, t.name));
assert !eq(!repr(!sort(t, all, t.value)), "[b2, a2, a10]"), !repr(!sort(t, all, t.value));
assert !eq(!repr(!sort(n, [5, -2, 10, 0], n)), "[-2, 0, 5, 10]"), !repr(!sort(n, [5, -2, 10, 0], n));
assert !eq(!repr(!sort(s, ["b", "B", "_", "ab"], s)), "[\"B\", \"_\", \"ab\", \"b\"]"), "strings";
assert !empty(!sort(s, []<string>, s)), "empty";
class Late<list<int> l> { list<int> sorted = !sort(x, l, !sub(0, x)); }
def late : Late<[1, 3, 2]>;
assert !eq(!repr(late.sorted), "[3, 2, 1]"), !repr(late.sorted);
// -----
// ERROR: 3:43: !sort must have a list argument
def op;
def bad { list<string> l = !sort(x, (op), "a"); }
// -----
// ERROR: 3:5: Initializer of 'l' in 'bad' could not be fully resolved: !sort(t, [k], t)
class K; def k : K;
def bad { list<K> l = !sort(t, [k], t); }
