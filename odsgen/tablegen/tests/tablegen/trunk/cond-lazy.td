// Values after the first true condition are not evaluated.
class Share<int n> { int each = !cond(!eq(n, 0): 0, true: !div(12, n)); }
def none : Share<0>;
def three : Share<3>;
assert !eq(!strconcat(!repr(none.each), ",", !repr(three.each)), "0,4"), "shares";
