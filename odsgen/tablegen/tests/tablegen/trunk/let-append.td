// Elements are appended and prepended to a list, in source order.
class Shelf { list<string> books = ["b"]; }
def s1 : Shelf { let append books = ["c"]; }
def s2 : Shelf { let prepend books = ["a"]; }
def s3 : Shelf { let append books = ["c"]; let prepend books = ["a"]; let append books = []; }
assert !eq(!repr(s1.books), "[\"b\", \"c\"]"), !repr(s1.books);
assert !eq(!repr(s2.books), "[\"a\", \"b\"]"), !repr(s2.books);
assert !eq(!repr(s3.books), "[\"a\", \"b\", \"c\"]"), !repr(s3.books);
// -----
// Strings, code and dags.
def op;
class All { string s = "mid"; code c = [{x;}]; dag d = (op 1:$one); }
def a : All { let append s = "dle"; let append c = [{ y;}]; let append d = (op 2:$two); }
def b : All { let prepend s = "a"; let prepend c = [{w; }]; let prepend d = (op 0); }
assert !eq(!interleave([a.s, a.c, !repr(a.d)], "|"), "middle|x; y;|(op 1:$one, 2:$two)"), !interleave([a.s, a.c, !repr(a.d)], "|");
assert !eq(!interleave([b.s, b.c, !repr(b.d)], "|"), "amid|w; x;|(op 0, 1:$one)"), !interleave([b.s, b.c, !repr(b.d)], "|");
// -----
// An unset value is replaced.
class Unset { list<int> l = ?; string s = ?; dag d; }
def op;
def u : Unset { let append l = [1]; let prepend s = "s"; let append d = (op); }
assert !eq(!strconcat(!repr(u.l), u.s, !repr(u.d)), "[1]s(op)"), !repr(u.l);
// -----
// The keywords remain valid as names.
class Words { list<int> append = [1]; list<int> prepend = [2]; }
def w : Words { let append append = [3]; let prepend prepend = [4]; }
def v : Words { let append = [5]; let prepend = [6]; }
assert !eq(!repr(w.append) # !repr(w.prepend), "[1, 3][4, 2]"), !repr(w.append);
assert !eq(!repr(v.append) # !repr(v.prepend), "[5][6]"), !repr(v.append);
// -----
// With classes, arguments and multiclasses; the last of two parents takes precedence.
class Base<list<int> init = [1]> { list<int> l = init; }
class Left : Base { let append l = [2]; }
class Right : Base { let append l = [3]; }
def both : Left, Right { let append l = [4]; }
def given : Base<[7, 8]> { let append l = [9]; }
multiclass M<list<int> more> { def _m : Left { let append l = more; } }
defm x : M<[5]>;
def late : Left { let l = [0]; let append l = [1]; }
assert !eq(!repr(both.l), "[1, 3, 4]"), !repr(both.l);
assert !eq(!repr(given.l), "[7, 8, 9]"), !repr(given.l);
assert !eq(!repr(x_m.l), "[1, 2, 5]"), !repr(x_m.l);
assert !eq(!repr(late.l), "[0, 1]"), !repr(late.l);
// -----
// In nested `let` statements, the outermost is applied first.
class Base { list<int> l = [1]; string s = "s"; }
let append l = [2], prepend s = "r" in {
  let append l = [3] in def a : Base { let append l = [4]; }
  def b : Base;
}
assert !eq(!strconcat(!repr(a.l), a.s), "[1, 2, 3, 4]rs"), !repr(a.l);
assert !eq(!strconcat(!repr(b.l), b.s), "[1, 2]rs"), !repr(b.l);
// -----
// ERROR: 3:29: Cannot append to field 'n' of type 'int' (expected list, string, code, or dag)
class Base { int n = 0; }
def bad : Base { let append n = 1; }
// -----
// ERROR: 3:13: Cannot prepend to field 'n' of type 'bit' (expected list, string, code, or dag)
class Base { bit n = 0; }
let prepend n = 1 in def bad : Base;
