// Bits of operators whose type is `bit`, and how deriving changes them.
class Obj { bit b = ?; bits<2> c = ?; }
class Sub : Obj;
class G<bit p, bits<2> q, list<bit> l, Obj o, int n> { bits<8> w; bit f;
 let w{0} = !foldl(f, l, a, b, b); let w{1} = !foldl(p, l, a, b, !if(a, b, f));}
class G2<bit p, Obj o, string s> { bits<8> w; bit f;
 let w{0} = !isa<Sub>(o); let w{1} = !exists<Sub>(s); let w{2} = !eq(s, "a"); let w{3} = !cast<Obj>(s).b; let w{4}= !initialized(p); let w{5} = !match(s, "a"); let w{6} = !getdagop<Obj>(?).b; bits<1> isa = !isa<Sub>(o); bits<1> ex = !exists<Sub>(s); bits<1> eqs = !eq(s, "a");  }
class H2<bit p, Obj o, string s> : G2<p, o, s>;
class I2<bit p, Obj o, string s> : H2<p, o, s>;
class G3<bit p> { bits<8> w; bit f; let w{1} = !foldl(p, [f], a, b, f); }
class H3<bit p> : G3<p>;
class GG<bit p, bits<2> q, list<bit> l, Obj o, int n> : G<p, q, l, o, n>;
class X1<bit p, list<bit> l> { bits<2> a = {!cond(p: p), !cond(l[0]: p)}; bits<2> h={!foldl(p, l, m, n, n), p}; bits<2> bb = 0; let bb{1-0} = {!cond(p:p), p}; bits<1> c = {!cond(p: p)}; bit d = !cond(p: p);  bits<2> g = { d, d}; }
class X2<bit p, list<bit> l> : X1<p, l>;
class AF<bit p> { bits<2> w; bit f; let w{0} = !cond(p: f); }
class AD<bit p> : AF<p>;
class AG<bit p, bits<2> q> { bits<2> w; bit f; let w{0} = !if(p, f, p); let w{1} = !if(p, q{0}, f); bits<1> v = !cond(p: f); bits<1> u = !if(p, f, p);  bit t = !cond(p: f); bits<2> r = !cond(p: q);  bits<2> x;  let x{0} = !cast<bit>(f); let x{1} = !initialized(f);  bits<1> y = !cast<bit>(f); list<bit> l = [f]; bits<1> z = l[0]; bits<2> zz; let zz{0} = l[0]; let zz{1} = !head(l);}
class AH<bit p, bits<2> q> : AG<p, q>;
class AI<bit p, bits<2> q> : AH<p, q>;
class AJ<Obj o> { bits<2> w; let w{0} = o.b; let w{1} = o.c{0};  bit f = !cond(o.b: o.c{1}); bits<3> k; let k{1} = !cond(o.b: o.b); let k{2} = !cond(o.b : o.c{1}); bits<2> m = !cond(o.b: o.c); }
class AK<Obj o> : AJ<o>;
class AL<Obj o, bit p> : AK<o> { let w{0} = !cond(p: w{1}); let w{1} = !if(p, f, p);}
class AN<Obj o, bit p> : AL<o, p>;
