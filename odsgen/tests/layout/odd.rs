//! Rust of odd shapes, to be laid out as prettyplease does it. Not compiled: only its syntax counts.

pub const NEGATIVE: [i32; 3] = [-1, -2, - 3];
pub const NUMBERS: &[u8] = &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30];
pub const BYTES: [u8; 4] = [b'a', b'\n', 0xe, 0b1];
pub const FLOATS: [f64; 4] = [1.0, 2e3, 1.5e-3, 1f64];
pub const MIXED: [Option<bool>; 2] = [Some(true), None];
pub const TRUTH: [bool; 3] = [true, false, true,];
pub const NOTHING: [(); 0] = [];
pub const UNIT: () = ();
pub const ONE: (u8,) = (1,);
pub const TUPLE: (u8, &'static str, [u8; 2]) = (1, "two", [3; 2]);
pub const RAW: &str = r#"raw "text""#;
pub const LINES: &str = "one
two";
pub const CONTINUED: &str = "one \
    two";
pub const CSTR: &core::ffi::CStr = c"c";
pub const POINTER: *const u8 = core::ptr::null::<u8>() as *const u8;
pub const MUTABLE: *mut u8 = MUTABLE_OTHER as *mut u8;
pub const CHAR: char = '\'';
pub static mut COUNTER: u32 = 0;
pub(crate) const A: bool = 1 < 2 && 3 > 2 || !(4 == 5) && 6 != 7;
pub(in super::odd) const LONG: bool = first_condition_of_all < second_condition_of_all && third_condition_of_all >= fourth_condition_of_all || fifth;
const _: () = assert!(1 << 3 == 8, "message {}", 1);
const _: fn() = || {};
type Function = for<'a, 'b> fn(&'a str, &'b mut [u8], name: usize) -> Result<&'a str, Box<dyn std::error::Error + Send + 'static>>;
type Nested<T> = Vec<Vec<Option<Result<T, <T as Trait>::Error>>>>;
type Never = fn() -> !;
type Unit = ();
type Paren = (u8);
type Callback = Box<dyn FnMut(&str, u32) -> bool + 'static>;
type Array = [[u8; 4]; { 2 + 2 }];
type Assoc<I> = dyn Iterator<Item = I, Other = u8> + Send;

use std::collections::{BTreeMap as Map, HashMap, hash_map::{self, Entry}, BTreeSet};
use super::*;
use ::core as root;
use std::{fmt};

/// Documentation.
///
/// With "quotes", `\` and trailing spaces.   
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, SomethingElse, AndSomethingMore, AndMore)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "camelCase", tag = "kind"))]
#[repr(C)]
#[must_use]
#[doc(hidden)]
#[deprecated(since = "1.0", note = "use something else, which is described at length in the documentation of the module")]
#[path = "x.rs"]
pub struct Struct<'a, 'b: 'a, T: Clone + 'a = u8, U = Vec<T>> {
    /// A field.
    pub first: &'a T,
    #[allow(dead_code)]
    pub(crate) second: Option<&'b mut dyn Trait<U>>,
    third: fn(T) -> U,
}
pub struct Unit2;
pub struct Tuple<T>(pub T, pub(crate) u8, Vec<T>);
pub struct TupleLong(pub SomeVeryLongTypeName<WithParameters>, pub AnotherVeryLongTypeName<WithParameters>, u8);
pub struct Where<T> where T: Clone + Copy, for<'a> &'a T: Into<u8> { field: T }
pub struct Empty {}
pub enum Enum { A, B(u8, String), C { x: u8, y: u8 }, D = 4, /** block */ E(#[attr] u8) }
pub enum Simple { A, B(u8, String), C(LongTypeName<WithParameters>, LongTypeName<WithParameters>, LongTypeName<With>), D = 1 << 4 }
pub enum Void {}
pub union Union { a: u8 }
pub mod module;
pub mod inline { pub fn f() {} }
pub trait Marker {}
unsafe trait Dangerous: Sized {}
extern "C" { fn f(); }
macro_rules! m { ($a:expr) => { $a + 1 }; }
thread_local! { static X: u8 = 1; }
call!(a, b => c, d.e, f::g, &h, 'i, -j, !k, l!(m), #n, [o, p], { q: r }, s..t, u = v);
call![a; b];
path::to::call!(first_argument_of_the_macro, second_argument_of_the_macro, third_argument_of_the_macro, four);

pub trait Trait<T = u8>: Super<T> + 'static + for<'a> Other<'a> where Self: Sized {
    const C: u8;
    const D: u8 = 4;
    type X;
    type Y: Clone + Copy;
    type Z<'a> where Self: 'a;
    fn required(&self);
    fn provided(&mut self, x: u8) -> u8 { x }
    fn generic<A, B: Into<A>>(self: Box<Self>, mut a: A, (b, c): (B, B), [d, ..]: &[u8], _: ()) where A: Clone;
    unsafe fn dangerous();
    async fn later();
    extern "C" fn c();
    make! { it }
}

impl<T> !Send for Struct<T> {}
unsafe impl<T> Sync for Struct<T> {}
impl<'a, T: Clone, const N: usize> Trait<T> for Struct<'a, T> where T: Clone, { }
impl<T> Trait for Vec<T> where T: Something<With = Parameters> + AndSomething + AndSomethingElse + AndSomethingMore + AndMore {
    type X = u8;
    type Y = SomeVeryLongTypeName<WithParameters<AndMore>, WithParameters<AndMore>, WithParameters<AndMore>>;
    const C: u8 = { 4 };
    fn required(&self) {}
    fn one(&self) -> u8 { self.one }
    fn one_statement(&self) { self.one(); }
    pub(crate) const fn constant<'x>(&'x self, a: &'x mut u8) -> &'x u8 { &a }
    pub fn many_parameters(&mut self, first: FirstParameter, second: SecondParameter<'_>, third: impl Into<Third>) -> Fourth<'_> { self.it }
    default fn f() {}
}

impl Expressions {
    fn literals() { 1; 1.0; 1.; "x"; 'c'; b"x"; b'x'; r"x"; true; 1u8; 1_000; 0xff; }
    fn fields() { self.0; self.0.1; self.0.1.2; self.0.a; a.b.c; x.await; self . 0. a(); }
    fn unary() { -x; !x; *x; &x; &mut x; &&x; & &mut x; --x; !!x; -x.y(); -1.abs(); (-1).abs(); *x.y; &x[..]; &raw const x; &*x; !x as u8; -x as i8 }
    fn binary() { a + b * c - d / e % f; a << b >> c; a & b | c ^ d; a && b || c; a == b; (a + b) * c; a = b; a += b; a -= b; a <<= 1; a >>= b; a = b = c; a as u8 as u16; a as usize + b; a as usize == b; (a as usize) < b; a < b as usize; a..b; a..=b; ..b; ..; a..; ..=b; x = a..b; (a..b).c(); a & &b; a && &b; a - -b; a * *b; &a == &b }
    fn broken_binary() { let x = first_operand_of_the_expression + second_operand_of_the_expression * third_operand_of_the_expression; first_operand_of_the_expression && second_operand_of_the_expression(with_argument) || third_operand_of_the_expression.method() }
    fn broken_assign() { first_operand_of_the_expression.field.field = second_operand_of_the_expression(with_argument, and_argument, and_more); first_operand_of_the_expression += second_operand_of_the_expression(with_argument, and_argument, and_more); }
    fn casts() { x as *const u8; x as &'static str; x as Vec<u8>; x as fn(u8) -> u8; some_function_with_a_long_name(with_arguments, and_more_arguments) as SomeTypeName<WithParameters> }
    fn generics() { Vec::<u8>::new(); <T as Trait>::f(); <T>::f(); <Vec<T> as Trait<U>>::X::y::<Z>(); a::<b>(c); a.b::<C>(d); f::<{ 4 }>(); f::<4>(); f::<-4>(); f::<'a, T>(); f::<T, 'a>(); a::<>(); x.collect::<Result<Vec<_>, _>>()?; }
    fn long_generics() { let value = Some::very::long::path::with::many::segments::<AndParameters, AndMoreParameters>::and_function(argument); }
    fn calls() { f(); f(a); f(a, b,); f(a)(b); (f)(a); (a.f)(b); a.f(b)(c); f(|x| x); f(|x| x, y); f([a, b]); f(&[a, b]); f((a, b)); f(S { a }); f({ a }); f(match a { b => c }); f(if a { b } else { c }) }
    fn closures() { |x| x; |&x| x; |(a, b)| a; |a: u8, b: &str| -> u8 { a }; || {}; || (); move || x; |_| {}; |x| { x }; |x| { x; y }; |x| x?; |x| f(x); |x| a.b(x); |x| match x { y => z }; |x| if x { y } else { z }; |x| -> _ { x }; |x| [x]; |x| (x, y); |x| S { x }; |x| |y| x + y; |x| return x; |x| x = y; |Some(x) | None| x; &|x| x; f(&mut |x| x); async move { x }; |mut x| x; |ref x| x; |S { a, .. }| a; |x| { return; }; |x: &mut Vec<u8>| x.push(1) }
    fn long_closures() { some_function_with_a_long_name(argument, |closure_argument| closure_argument.method(another_argument).and_more()); some.method(|first_argument, second_argument| first_argument.method(second_argument) == third_argument); let x = |first_argument: WithAType, second_argument: WithAType, third_argument: WithAType| first_argument; }
    fn chains() { a.b().c().d(); self.b().c(); abcde.f(); abcd.f(); a.b.c.d(); a?.b()?.c?; a[b].c; a.b[c].d(); f(x).g(); f().g().h(); S::new().a().b(); (a).b(); "x".y(); [a].b(); a::b.c(); a!().b(); a.b()[c]; a.b()?[c]; Some(a).b(); vec![a].b(); x.y.await?.z(); a.0.b(); 1.max(2) }
    fn long_chains() { some_receiver.first_method(with_argument).second_method(with_argument).third_method(with_argument); abcd.first_method(with_argument, and_argument).second_method(with_argument).third_method(with); abcd.a_method_with_a_long_name(argument_with_a_long_name, another_argument_with_a_long_name, and_more); let value = some_receiver.first_method(with_argument).second_method(with_argument)?.third_method(with_argument)?; self.first_method(|closure| { closure.statement(); closure.expression() }).second_method(); some_function(with_argument).first_method(with_argument).second_method(with_argument).third() }
    fn structs() { S {}; S { a }; S { a, b: c }; S { a: b, ..c }; S { ..c }; a::S::<T> { a }; <T as Trait>::S { a }; S { a: S { b: c } }; S { first_field: first_value, second_field: second_value, third_field: third }; S { 0: a }; S { a: |x| x, b: [1, 2], c: if x { y } else { z } } }
    fn blocks() { {} { a } { a; } { a; b } { { a } } { let a = b; a } 'a: { break 'a; } 'a: { break 'a 1 } unsafe { a } async { a }; const { a }; loop {} loop { break; } 'a: loop { continue 'a; } while a { b } while let Some(a) = b.c() { d; } for a in b { c } for (a, b) in c.d() { e; } 'a: for x in y { break 'a; } 'a: while x { y } for _ in 0..10 {} for a in [1, 2] {} for x in &mut y { continue } }
    fn ifs() { if a { b } if a { b } else { c } if a { b } else if c { d } if a { b } else if c { d } else { e } if let A = b { c } if let Some(a) = b && c && let D = e { f } if !a { b; } if a == (S { b }) { c } let x = if a { b } else { c }; let y = if a { b; c } else { return }; if a {} if a {} else {} if (a) { b }; if a { b } else { c }; return if a { b } else { c }; }
    fn long_ifs() { if some_condition_with_a_long_name.method(with_argument) && another_condition_with_a_long_name.method(x) { statement; } if some_condition_with_a_long_name.method(with_argument, and_argument, and_more_arguments).method() { statement; } let value = if some_condition_with_a_long_name { first_expression_of_all(with_argument) } else { second_expression(with) }; if let Some(value_with_a_long_name) = some_function_with_a_long_name(with_an_argument, and_another_argument, a) { value } else { other } }
    fn matches() { match a {} match a { b => c } match a { b => c, } match a { b => { c } d => { e; } f => { g; h } i => {} j => (), k => return, l => return m, n => { o = p } q => r = s, t if u => v, w | x => y, | z => a, 1 => b, -1 => c, 1..=2 => d, 'a'..'z' => e, _ => g } match (a, b) { (A, B) => c, (A | B, _) => d, (a, ..) => e, (.., a) => f, (..) => g, () => h } match a { [] => b, [a] => b, [a, .., b] => c, [a, rest @ ..] => d, &a => e, &mut a => f, &&a => g, ref a => h, ref mut a => i, mut a => j, a @ 1 => k, a @ Some(_) => l, a::B => m, a::B(c) => n, A { b, c: d, ref e, .. } => o, A {} => p, A { .. } => q, "x" => r, true => s, <T>::C => t, (a) => u, Some(&(a, b)) => v, x!() => w } match a { A => match b { B => c }, D => if e { f } else { g }, H => loop {}, I => S { j }, K => |x| x, L => [1], M => (1, 2), N => { if a { b } } O => { match p { Q => r } } S => unsafe { t }, U => { v } W => { let x = y; } Z => a!(), B => { a!() } C => { a!(); } D => { a! {} } E => { |x| x } F => { { g } } } }
    fn long_matches() { match some_function_with_a_long_name(with_an_argument, and_another_argument, and_one_more, yes) { FirstVariant(with_binding) => some_function_with_a_long_name(with_an_argument, and_another_argument, a), SecondVariant(with_binding) | ThirdVariant(with_binding) | FourthVariant(with_binding) | FifthVariant(with) => b, SixthVariant { first_field, second_field, third_field, fourth_field, fifth_field, sixth_field, x } => c, _ if some_condition_with_a_long_name && another_condition_with_a_long_name && yet_another_condition => d, Chain => receiver_with_a_name.first_method(with_argument).second_method(with_argument).third_method(x), Value => value = some_function_with_a_long_name(with_an_argument, and_another_argument, and_one_more), Return => return some_function_with_a_long_name(with_an_argument, and_another_argument, and_one_more) } }
    fn lets() { let a; let a: u8; let a = b; let mut a: Vec<u8> = Vec::new(); let (a, b) = c; let [a, b] = c else { return }; let Some(a) = b else { return; }; let Some(a) = b else { c(); return d }; let S { a, b: c } = d; let _ = a; let &a = b; let (A::B(c) | A::D(c)) = e; let a = &mut b; let a = *b; let x = y?; let a = S { b: c }; let () = a; let x = loop { break 1 }; let Some(value_with_a_long_name) = some_function_with_a_long_name(with_an_argument, and_another) else { return x }; }
    fn statements() { ; a; ;; fn f() {} struct S; use a::b; const A: u8 = 1; static B: u8 = 2; type T = u8; impl S {} a!(); a![]; a! {} a!(b).c(); a::b!(c); return; return a; #[allow(x)] let a = b; #[cfg(x)] { a } macro_rules! m { () => {} } match a { b => c }; match a { b => c }.d(); if a { b } else { c }.d(); { a }.b(); loop { break }; unsafe { a }; a }
    fn macros() { println!("{}", a); vec![1, 2, 3]; vec![a; b]; format!("{a}{}", b.c()); matches!(a, B | C(_) if d); assert_eq!(a.b::<C>(), d, "x {e}"); write!(f, "{}", x)?; panic!(); a!{b}; todo!("a" => b, c = d, *e, &f, g[h], |i| j, -k, l - m, n * o, p::<q>, r < s, t..u, v?, w as x, 'y: z) ; let x = concat!("a very long string literal that takes much room", "another long string literal that takes room", x); }
    fn jumps() { break; continue; return; break 'a; continue 'a; break 'a b; break b; return b; return Err(a)?; return |x| x; return (a, b); return S { a }; a || (return); a.unwrap_or_else(|| return) }
    fn ranges() { a[..]; a[1..]; a[..2]; a[1..2]; a[..=2]; a[b.c()..d + 1]; for x in 0..n {} for x in a..=b.c() {} (0..n).map(f); ..(a) }
    fn comparisons() { a < b; a > b; a <= b; a >= b; (a < b) == c; a::<b> < c; a < (b); a < -b; a < *b; a < &b; a < b && c > d; a as u8 > b; (a as u8) << b; a << b as u8; x.y < z.w; x.len() < y.len() }
    fn nested() { f(g(h(i(j(k(first_argument_with_a_long_name, second_argument_with_a_long_name, third_argument)))))); a.b(c.d(e.f(g.h(first_argument_with_a_long_name, second_argument_with_a_long_name, third_argument)))); f(a, g(b, h(c, |x| { i(x); j(x) }))); [[1, 2], [3, 4]]; ((a, b), (c, d)); [first_element_with_a_long_name(), second_element_with_a_long_name(), third_element_with_a_long_name()]; &[first_element_with_a_long_name(), second_element_with_a_long_name(), third_element_with_a_long_name()]; (first_element_with_a_long_name(), second_element_with_a_long_name(), third_element_with_a_long_name()) }
    fn comments(/* gone */ a: u8 /* gone */) { /* gone */ a // gone
    }
    fn strings() { "a\"b"; "\\"; "\u{1f600}"; "😀"; r"\"; r##"a"#b"##; b"\xff"; "very long string literal that does not fit into a line of its own because it is much longer than that" }
    fn attributes(#[a] b: u8) {}
    fn patterns(&self, &(a, b): &(u8, u8), (Some(c) | Err(c)): D) {}
    fn selves(self) {} fn selves2(mut self) {} fn selves3(&self) {} fn selves4(&mut self) {} fn selves5(&'a self) {} fn selves6(&'a mut self) {} fn selves7(self: &Self) {} fn selves8(mut self: Box<Self>) {}
    fn unwieldy<FirstParameter: Into<Something>, SecondParameter: Into<Something>, ThirdParameter: Into<Something>>(a: u8) {}
    fn returns() -> impl Iterator<Item = impl Fn(&u8) -> Option<Box<dyn Trait + 'static>>> + use<'a, T> + 'a where T: Clone {}
    fn returns_long(argument: Argument) -> Result<SomeTypeWithALongName<WithParameters>, AnotherTypeWithALongName<With>> {}
}
