//! The tutorial on attributes and types.

use std::hash::{Hash, Hasher};
use std::sync::Mutex;

use ods_runtime::codegen::{AsmWriter, KeyedStorage, ParseResult, Parser};
use ods_runtime::diag::{Diagnostic, VerifyResult};
use ods_runtime::hooks::TypeAssembly;
use ods_runtime::params::AlreadySet;
use ods_runtime::types::{Float32Type, IntegerType};
use ods_runtime::{AttrRef, Context, Location, Type, TypeRef};

use crate::kinds::*;
use crate::support::context;

impl ComplexTypeVerify for ComplexType<'_> {
    fn verify(_ctx: &Context, at: Location, param: u32, ty: TypeRef<'_>) -> VerifyResult {
        if param == 0 {
            return Err(Diagnostic::error(at, "the number of a complex type must not be 0"));
        }
        if !ty.isa::<IntegerType<'_>>() {
            return Err(Diagnostic::error(at, "the type must be an integer type"));
        }
        Ok(())
    }
}

impl ComplexAttrVerify for ComplexAttr<'_> {
    fn verify(_ctx: &Context, at: Location, param: u32, other: AttrRef<'_>) -> VerifyResult {
        if param == 0 || other.isa::<ComplexAttr<'_>>() {
            return Err(Diagnostic::error(at, "the number is 0 or the attribute is complex too"));
        }
        Ok(())
    }
}

impl ShapeParameters for KindsDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(u64, u64)> {
        let rows = p.parse_integer_as()?;
        p.parse_keyword("by")?;
        Ok((rows, p.parse_integer_as()?))
    }

    fn print(p: &mut AsmWriter<'_>, rows: u64, columns: u64) {
        p.write(&format!("{rows} by {columns}"));
    }
}

impl CellsParameters for KindsDialect {
    fn parse(p: &mut Parser<'_>, count: &u64) -> ParseResult<(Vec<i64>,)> {
        let cells: ParseResult<Vec<i64>> = (0..*count).map(|_| p.parse_integer_as()).collect();
        Ok((cells?,))
    }

    fn print<'c>(p: &mut AsmWriter<'c>, cells: &'c [i64], _count: u64) {
        let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
        p.write(&cells.join(" "));
    }
}

impl<'c> TypeAssembly<'c> for ByHandType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        p.parse_less()?;
        let number = p.parse_integer_as()?;
        p.parse_greater()?;
        Ok(ByHandType::get(p.ctx(), number))
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write(&format!("<{}>", self.number()));
    }
}

/// Storage with a part that is not in the key and changes more than once.
#[derive(Debug)]
pub struct GrowingStorage {
    pub name: String,
    members: Mutex<Vec<Type>>,
}

impl GrowingStorage {
    pub fn members(&self) -> Vec<Type> {
        self.members.lock().expect("no panic").clone()
    }

    /// Adds a member, unless it is one.
    pub fn mutate(&self, member: Type) -> bool {
        let mut members = self.members.lock().expect("no panic");
        let is_new = !members.contains(&member);
        if is_new {
            members.push(member);
        }
        is_new
    }
}

impl PartialEq for GrowingStorage {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for GrowingStorage {}

impl Hash for GrowingStorage {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl KeyedStorage for GrowingStorage {
    type Key<'k> = (&'k str,);

    fn matches(&self, key: &Self::Key<'_>) -> bool {
        self.name == key.0
    }

    fn construct(key: &Self::Key<'_>) -> Self {
        GrowingStorage { name: key.0.to_owned(), members: Mutex::default() }
    }
}

#[test]
fn singletons_have_no_storage() {
    let ctx = context();
    assert_eq!(SimpleType::get(&ctx), SimpleType::get(&ctx));
    assert_eq!(SimpleAttr::get(&ctx), SimpleAttr::get(&ctx));
    assert_eq!(SimpleType::get(&ctx).to_string(), "!mykinds.simple");
    assert_eq!(SimpleAttr::get(&ctx).to_string(), "#mykinds.simple_attr");
}

#[test]
fn parameters_make_instances() {
    let ctx = context();
    let (i32, f32) = (IntegerType::get(&ctx, 32), Float32Type::get(&ctx));
    // The context is the type's.
    let complex = ComplexType::get(4, *i32);
    assert_eq!((complex.parameter(), complex.parameter_type()), (4, *i32));
    assert_eq!(complex, ComplexType::get(4, *i32));
    assert_ne!(complex, ComplexType::get(5, *i32));
    assert_eq!(complex.to_string(), "!mykinds.complex<4, i32>");
    let at = Location::UNKNOWN;
    let error = ComplexType::get_checked(at, 0, *i32).expect_err("zero");
    assert_eq!(error.message(), "the number of a complex type must not be 0");
    let error = ComplexType::get_checked(at, 1, **f32).expect_err("a float");
    assert_eq!(error.message(), "the type must be an integer type");

    let simple = SimpleAttr::get(&ctx);
    let complex = ComplexAttr::get(&ctx, 4, simple);
    assert_eq!((complex.parameter(), complex.other()), (4, *simple));
    assert_eq!(
        complex.to_string(),
        "#mykinds.complex_attr<parameter = 4, other = #mykinds.simple_attr>"
    );
    assert!(ComplexAttr::get_checked(&ctx, at, 0, simple).is_err());
}

#[test]
fn a_mutable_part_is_set_once() {
    let ctx = context();
    let recursive = RecursiveType::get(&ctx, "list");
    assert_eq!(recursive.body(), None);
    assert_eq!(recursive.set_body(recursive), Ok(()));
    // The second body is not the first.
    assert_eq!(recursive.set_body(IntegerType::get(&ctx, 1)), Err(AlreadySet));
    assert_eq!((recursive.name(), recursive.body()), ("list", Some(*recursive)));
    assert_eq!(recursive.to_string(), "!mykinds.recursive<\"list\", !mykinds.recursive<\"list\">>");

    let recursive = RecursiveAttr::get(&ctx, "ring");
    assert_eq!(recursive.set_body(recursive), Ok(()));
    assert_eq!(recursive.set_body(SimpleAttr::get(&ctx)), Err(AlreadySet));
    assert_eq!(recursive.body(), Some(*recursive));
}

#[test]
fn storage_of_our_own_changes_more_than_once() {
    let ctx = context();
    let list = GrowingType::get(&ctx, "list");
    let (i1, i8) = (IntegerType::get(&ctx, 1), IntegerType::get(&ctx, 8));
    assert_eq!([list.add_member(i1), list.add_member(list), list.add_member(i8)], [true; 3]);
    assert!(!list.add_member(i1), "it is a member");
    // The members do not tell types apart.
    let again = GrowingType::get(&ctx, "list");
    assert_eq!((again, again.members()), (list, vec![i1.handle(), list.handle(), i8.handle()]));
    assert!(GrowingType::get(&ctx, "other").members().is_empty());
    assert_eq!(ctx.parse_type("!mykinds.growing<\"list\">").ok(), Some(list.handle()));
}

#[test]
fn parameters_have_defaults_and_may_be_absent() {
    let ctx = context();
    let range = RangeAttr::get(&ctx, 0, 7, None);
    assert_eq!(range.to_string(), "#mykinds.range<7>");
    assert_eq!(RangeAttr::get(&ctx, 1, 7, Some(2)).to_string(), "#mykinds.range<7 from 1 by 2>");
    let error = RangeAttr::get_checked(&ctx, Location::UNKNOWN, 7, 7, None).expect_err("empty");
    assert_eq!(error.message(), "failed to verify that the range is not empty");
    let matrix = MatrixType::get_from_element(&ctx, SimpleType::get(&ctx).handle());
    assert_eq!(matrix.to_string(), "!mykinds.matrix<2 by 2 of !mykinds.simple>");
    let (at, simple) = (Location::UNKNOWN, SimpleType::get(&ctx).handle());
    let checked = MatrixType::get_checked_from_element(&ctx, at, simple).expect("two rows");
    assert_eq!(checked, matrix);
    let error = MatrixType::get_checked_from_element_with_size(&ctx, at, simple, 0);
    assert_eq!(error.expect_err("no rows").message(), "failed to verify that there are rows");
}
