//! Hooks of `defs/types.td`.

use ods_runtime::apfloat::{ApFloat, FloatSemantics};
use ods_runtime::codegen::{AsmWriter, Context, Mutable, ParseResult, Parser};
use ods_runtime::diag::{Diagnostic, VerifyResult};
use ods_runtime::hooks::{DialectTypeAssembly, TypeAssembly};
use ods_runtime::params::Parameter;
use ods_runtime::{Location, Type, TypeRef};

use crate::test_types::*;

/// A parameter with its own text form.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CustomParam {
    pub value: i32,
}

impl Parameter for CustomParam {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        Ok(CustomParam { value: p.parse_integer_as()? })
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        p.write_i64(self.value.into());
    }
}

/// A floating-point number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Number(ApFloat);

impl Number {
    pub fn zero() -> Self {
        Number(ApFloat::from_f64(FloatSemantics::F64, 0.0))
    }
}

impl Parameter for Number {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        <ApFloat as Parameter>::parse(p).map(Number)
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        Parameter::print(&self.0, p);
    }
}

/// A number as text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Digits(String);

impl From<u16> for Digits {
    fn from(number: u16) -> Self {
        Digits(number.to_string())
    }
}

impl Digits {
    pub(crate) fn number(&self) -> u16 {
        self.0.parse().unwrap_or_default()
    }
}

impl Parameter for Digits {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        p.parse_integer_as::<u16>().map(Digits::from)
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        p.write(&self.0);
    }
}

/// Custom storage.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UserStorage {
    pub name: Box<str>,
    pub size: u32,
}

impl ods_runtime::codegen::KeyedStorage for UserStorage {
    type Key<'k> = (&'k str, u32);

    fn matches(&self, key: &Self::Key<'_>) -> bool {
        (&*self.name, self.size) == *key
    }

    fn construct(key: &Self::Key<'_>) -> Self {
        UserStorage { name: key.0.into(), size: key.1 }
    }
}

impl<'c> TypeAssembly<'c> for CompoundAType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        p.parse_less()?;
        let width = p.parse_integer_as()?;
        p.parse_comma()?;
        let one = p.parse_type()?;
        p.parse_comma()?;
        p.parse_l_square()?;
        let mut ints = Vec::new();
        if let Some(first) = p.parse_optional_integer_as()? {
            ints.push(first);
            while p.parse_optional_comma()? {
                ints.push(p.parse_integer_as()?);
            }
        }
        p.parse_r_square()?;
        p.parse_greater()?;
        Ok(CompoundAType::get(p.ctx(), width, one, &ints))
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        p.write_i64(self.width_of_something().into());
        p.write(", ");
        p.print_type(self.one_type());
        p.write(", [");
        p.comma_separated(self.array_of_ints(), |p, it| p.write_i64((*it).into()));
        p.write("]>");
    }
}

impl TrueFalseParameters for TestDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(Option<i32>,)> {
        let value = p.parse_any_keyword()?;
        Ok((Some(i32::from(value == "true")),))
    }

    fn print(p: &mut AsmWriter<'_>, value: Option<i32>) {
        p.write(if value == Some(1) { "true" } else { "false" });
    }
}

impl TestOverrideBuilderAttrVerify for TestOverrideBuilderAttr<'_> {
    fn verify(_ctx: &Context, at: Location, a: i32, types: &[Type]) -> VerifyResult {
        if a < 0 {
            return Err(Diagnostic::error(at, format!("expected a number, but got {a}"))
                .note(None, format!("with {} types", types.len())));
        }
        Ok(())
    }
}

impl<'c> TestOverrideBuilderAttrBuilders<'c> for TestOverrideBuilderAttr<'c> {
    fn get_from_text(ctx: &'c Context, text: &str) -> Self {
        TestOverrideBuilderAttr::get(ctx, text.len() as i32)
    }
}

/// Like upstream's test dialect: additional mnemonics, and types in short form.
impl DialectTypeAssembly for TestDialect {
    fn parse_type(p: &mut Parser<'_>) -> ParseResult<Type> {
        let at = p.name_loc();
        if let Some(ty) = p.parse_generated_type::<Self>()? {
            return Ok(ty);
        }
        if p.parse_any_keyword()? != "test_rec" {
            return Err(p.custom_error_at(at, "unknown type!"));
        }
        p.parse_less()?;
        let recursive = TestRecursiveType::get(p.ctx(), p.parse_any_keyword()?);
        if p.try_start_cyclic_parse(recursive.handle()) {
            p.parse_comma()?;
            let body = Self::parse_type(p)?;
            if recursive.set_body(p.ctx().type_ref(body)).is_err() {
                return Err(p.custom_error_at(at, "the type has another body already"));
            }
            p.end_cyclic_parse();
        }
        p.parse_greater()?;
        Ok(recursive.handle())
    }

    fn print_type<'c>(ty: TypeRef<'c>, p: &mut AsmWriter<'c>) {
        let Some(recursive) = ty.dyn_cast::<TestRecursiveType<'_>>() else {
            return p.print_generated_type(ty);
        };
        p.write("test_rec<");
        p.write(recursive.name());
        if p.try_start_cyclic_print(ty.handle()) {
            if let Some(body) = recursive.body() {
                p.write(", ");
                Self::print_type(body, p);
            }
            p.end_cyclic_print();
        }
        p.write(">");
    }
}

impl DerivedTypeConstruct for DerivedType<'_> {
    fn construct(sizes: &[i64]) -> DerivedTypeStorage {
        let total = Mutable::new();
        total.set(sizes.iter().sum()).expect("it is new");
        DerivedTypeStorage { sizes: sizes.to_vec(), total }
    }
}

/// Implemented by kinds that list `Measured`.
pub(crate) trait Measured<'c> {
    /// A provided method.
    fn unit(&self) -> &'static str {
        "cell"
    }
}

pub(crate) mod struct_ {
    /// A parameter in a module whose name is a keyword.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Marker(bool);

    impl super::Parameter for Marker {
        fn parse(p: &mut super::Parser<'_>) -> super::ParseResult<Self> {
            p.parse_any_keyword().map(|word| Marker(word == "set"))
        }

        fn print(&self, p: &mut super::AsmWriter<'_>) {
            p.write(if self.0 { "set" } else { "unset" });
        }
    }
}
