// The value of the first case that equals the key, or the default value.
class Name<int n> {
  string s = !switch(n, 1: "one", 2: "two", 1: "never", "many");
  int only = !switch(n, 7);
}
def n1 : Name<1>;
def n2 : Name<2>;
def n3 : Name<3>;
assert !eq(!strconcat(n1.s, n2.s, n3.s, !repr(n3.only)), "onetwomany7"), !strconcat(n1.s, n2.s, n3.s);
defvar word = !switch("b", "a": [1], "b": [2, 3], []<int>);
assert !eq(!repr(word), "[2, 3]"), !repr(word);
// -----
// Records as keys and as values; bits as values; some values may be unset.
class K;
def k1 : K;
def k2 : K;
def r {
  K other = !switch(k1, k2: k1, k1: k2, k1);
  bits<2> b = !switch(2, 1: {0, 1}, 2: {1, 0}, {1, 1});
  int set = !switch(2, 1: ?, 2: 5, 9);
  int unset = !switch(1, 1: ?, 2: 5, 9);
}
assert !eq(!strconcat(!cast<string>(r.other), !repr(r.b), !repr(r.set)), "k2{ 1, 0 }5"), !cast<string>(r.other);
// -----
// ERROR: 2:48: inconsistent types 'int' and 'string' for !switch values
def bad { int v = !switch(1, 1: 5, 2: "two", 0); }
// -----
// ERROR: 2:42: inconsistent types 'string' and 'int' between !switch key and case keys
def bad { int v = !switch("one", 1: 5, 0); }
// -----
// ERROR: 2:42: expected ',' after case value in !switch operator
def bad { int v = !switch(1, 1: 10, 2: 20); }
// -----
// ERROR: 2:38: could not determine type for !switch from its arguments
def bad { int v = !switch(1, 1: ?, ?); }
