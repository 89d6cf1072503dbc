// Arguments of a parent multiclass are cast to the types of its parameters.
multiclass Base<bits<4> b> { def _x { bits<4> v = b; string s = !repr(b); } }
multiclass Derived : Base<-1>;
defm d : Derived;
assert !eq(d_x.s, "{ 1, 1, 1, 1 }"), d_x.s;
// -----
// ERROR: 3:27: Value specified for template argument 'Base::b' is of type string; expected type bits<4>: "text"
multiclass Base<bits<4> b> { def _x { bits<4> v = b; } }
multiclass Derived : Base<"text">;
