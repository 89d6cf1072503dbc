//! Tests of formatted and compact code.

use quote::quote;

use super::*;

fn formatted(tokens: TokenStream) -> String {
    let mut out = String::new();
    Formatter::new().item(tokens, "  ", &mut out);
    out
}

#[test]
fn items_are_formatted_and_joined() {
    let tokens = quote! {
        #[doc = cr"First.

* a `list`"]
        pub struct S { #[doc = cr#"the "a""#] pub a: u32 }
        impl S { pub fn a(&self) -> u32 { self.a } }
    };
    let text = r#"
  /// First.
  ///
  /// * a `list`
  pub struct S {
      /// the "a"
      pub a: u32,
  }
  impl S { pub fn a(&self) -> u32 { self.a } }
"#;
    assert_eq!(formatted(tokens), text[1..]);
}

#[test]
fn invalid_code_is_written_unchanged() {
    assert_eq!(formatted(quote!(fn f() -> { })), "  fn f ( ) -> { }\n");
}

#[test]
fn compact_code_has_one_statement_per_line() {
    let mut out = String::new();
    let tokens = quote! { fn f() { let a = 1; g(a) } const X: u8 = 2; };
    Formatter::new().compact(tokens, &mut out);
    assert_eq!(out, "fn f ( ) {\nlet a = 1 ;\ng ( a ) }\nconst X : u8 = 2 ;\n");
}

/// The time of formatting is not exponential in the depth.
#[test]
fn deeply_nested_code_is_formatted() {
    let mut arm = quote!(f());
    let mut block = quote!(a.b());
    for _ in 0..40 {
        arm = quote!(match x { Y => { #arm } });
        block = quote!(if x { if y { #block } a.b() == c } else { d });
    }
    // Unoptimized syn and prettyplease need a larger stack than that of a test thread.
    let codes = [arm, block].map(|body| quote!(fn f() { #body }).to_string());
    let check = || {
        for code in codes {
            let text = formatted(code.parse().expect("tokens"));
            assert!(syn::parse_file(&text).is_ok());
        }
    };
    let thread = std::thread::Builder::new().stack_size(64 << 20).spawn(check).expect("a thread");
    thread.join().expect("formatted");
}
