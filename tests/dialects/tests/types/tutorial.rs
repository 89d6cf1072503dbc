//! The types of the tutorial: text, checks, and bodies that are set later.

use ods_runtime::codegen::{AsmWriter, KeyedStorage, Mutable, ParseResult, Parser};
use ods_runtime::diag::{Diagnostic, VerifyResult};
use ods_runtime::hooks::TypeAssembly;
use ods_runtime::params::AlreadySet;
use ods_runtime::types::{Float32Type, IntegerType};
use ods_runtime::{Context, Location, Type, TypeRef};

use crate::parameters::*;

/// Storage whose key is the name alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StoredStorage {
    pub name: String,
    pub body: Mutable<Type>,
}

impl KeyedStorage for StoredStorage {
    type Key<'k> = (&'k str,);

    fn matches(&self, key: &Self::Key<'_>) -> bool {
        self.name == key.0
    }

    fn construct(key: &Self::Key<'_>) -> Self {
        StoredStorage { name: key.0.to_owned(), body: Mutable::new() }
    }
}

impl<'c> TypeAssembly<'c> for StoredType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        p.parse_less()?;
        let name = p.parse_string()?;
        let ty = StoredType::get(p.ctx(), &name);
        if p.try_start_cyclic_parse(ty.handle()) {
            if p.parse_optional_comma()? {
                let at = p.offset();
                let body = p.parse_type()?;
                if ty.set_body(body).is_err() {
                    return Err(p.custom_error_at(at, "the type has another body already"));
                }
            }
            p.end_cyclic_parse();
        }
        p.parse_greater()?;
        Ok(ty)
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        p.print_string(self.name());
        if p.try_start_cyclic_print(self.handle()) {
            if let Some(body) = self.body() {
                p.write(", ");
                p.print_type(body);
            }
            p.end_cyclic_print();
        }
        p.write(">");
    }
}

impl ComplexTypeVerify for ComplexType<'_> {
    fn verify(_ctx: &Context, at: Location, number: u32, ty: TypeRef<'_>) -> VerifyResult {
        if number == 0 {
            return Err(Diagnostic::error(at, "the number of a complex type must not be 0"));
        }
        if !ty.isa::<IntegerType<'_>>() {
            return Err(Diagnostic::error(at, "the type must be an integer type"));
        }
        Ok(())
    }
}

fn context() -> std::sync::Arc<Context> {
    let ctx = Context::new();
    ctx.load::<ParametersDialect>();
    ctx
}

#[test]
fn a_type_without_parameters_is_one() {
    let ctx = context();
    let simple = SimpleType::get(&ctx);
    assert_eq!(simple, SimpleType::get(&ctx));
    assert_eq!(simple.to_string(), "!parameters.simple");
    assert_eq!(ctx.parse_type("!parameters.simple").ok(), Some(simple.handle()));
    assert!(simple.isa::<SimpleType<'_>>());
    assert!(!simple.isa::<ComplexType<'_>>());
}

#[test]
fn parameters_are_checked() {
    let ctx = context();
    let (i32, f32) = (IntegerType::get(&ctx, 32), Float32Type::get(&ctx));
    let complex = ComplexType::get(&ctx, 4, i32);
    assert_eq!(complex.non_zero_param(), 4);
    assert_eq!(complex.integer_type().handle(), i32.handle());
    assert_eq!(complex.to_string(), "!parameters.complex<4, i32>");
    let at = Location::UNKNOWN;
    assert_eq!(ComplexType::get_checked(&ctx, at, 4, i32).ok(), Some(complex));
    let error = ComplexType::get_checked(&ctx, at, 0, i32).expect_err("zero");
    assert_eq!(error.message(), "the number of a complex type must not be 0");
    let error = ComplexType::get_checked(&ctx, at, 4, f32).expect_err("no integer type");
    assert_eq!(error.message(), "the type must be an integer type");
    let error = ctx.parse_type("!parameters.complex<0, i32>").expect_err("zero");
    assert_eq!(error.message(), "the number of a complex type must not be 0");
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "the number of a complex type must not be 0")]
fn debug_builds_stop_at_parameters_that_are_not_allowed() {
    let ctx = context();
    ComplexType::get(&ctx, 0, IntegerType::get(&ctx, 32));
}

#[test]
fn a_body_is_set_once() {
    let ctx = context();
    let rec = RecursiveType::get(&ctx, "a");
    assert_eq!(rec.body(), None);
    assert_eq!(rec.to_string(), "!parameters.rec<\"a\">");
    assert_eq!(rec.set_body(rec), Ok(()));
    assert_eq!(rec.body().map(|it| it.handle()), Some(rec.handle()));
    assert_eq!(rec.to_string(), "!parameters.rec<\"a\", !parameters.rec<\"a\">>");
    // Again the same is no change; anything else is refused.
    assert_eq!(rec.set_body(rec), Ok(()));
    assert_eq!(rec.set_body(IntegerType::get(&ctx, 32)), Err(AlreadySet));
    // The body does not tell types apart.
    assert_eq!(RecursiveType::get(&ctx, "a"), rec);
    assert_ne!(RecursiveType::get(&ctx, "b"), rec);

    let stored = StoredType::get(&ctx, "a");
    assert_eq!(stored.set_body(stored), Ok(()));
    assert_eq!(stored.set_body(rec), Err(AlreadySet));
    assert_eq!(stored.to_string(), "!parameters.stored<\"a\", !parameters.stored<\"a\">>");
}

#[test]
fn recursive_types_are_read_and_written() {
    let texts = [
        r#"!parameters.rec<"x", !parameters.rec<"x">>"#,
        r#"!parameters.rec<"p", !parameters.rec<"q", !parameters.rec<"p">>>"#,
        r#"!parameters.stored<"x", !parameters.stored<"x">>"#,
        r#"!parameters.stored<"y", tuple<i32, !parameters.stored<"y">, !parameters.stored<"z", i1>>>"#,
        r#"!parameters.vec<4 x f32>"#,
    ];
    for text in texts {
        let ctx = context();
        let ty = ctx.parse_type(text).expect(text);
        assert_eq!(ctx.type_ref(ty).to_string(), text);
        // The second time the bodies are there already.
        assert_eq!(ctx.parse_type(text).ok(), Some(ty));
    }
    let ctx = context();
    ctx.parse_type(r#"!parameters.rec<"a", i32>"#).expect("the first body");
    let error = ctx.parse_type(r#"!parameters.rec<"a", i64>"#).expect_err("another body");
    assert_eq!(error.message(), "identified type already used with a different body");
}
