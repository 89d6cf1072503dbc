//! The tutorial's way: types, attributes, operations and interfaces in the host language alone, without definitions in `.td`.

use std::sync::Arc;

use ods_runtime::attrs::{AttrKind, StringAttr};
use ods_runtime::define::{self, AttrDef, OpDef, PropertyKey, TypeDef};
use ods_runtime::diag::VerifyResult;
use ods_runtime::ir::{InsertPoint, OpBuilder};
use ods_runtime::params::{AlreadySet, Mutable};
use ods_runtime::text::parse_source;
use ods_runtime::traits::IsTerminator;
use ods_runtime::types::{Float32Type, IntegerType, TypeKind};
use ods_runtime::{Context, Diagnostic, Dialect, DialectInit, Ir, Location, OpRef, Type, TypeRef};

use crate::support::{error, ops, parse};

// ---- Types ----

/// "Singleton types".
pub(crate) static SIMPLE_TYPE: TypeDef = TypeDef::new("inrust", "inrust.simple")
    .assembly(|p| Ok(SimpleType::intern(p.ctx(), ()).into()), |_, _| {});

define::type_view! {
    /// A type without parameters.
    pub(crate) struct SimpleType(()) of SIMPLE_TYPE;
}

/// The tutorial's `ComplexTypeStorage`. What makes two of them equal is derived, as is the hash.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ComplexTypeStorage {
    non_zero_param: u32,
    integer_type: Type,
}

/// "Parametric types".
pub(crate) static COMPLEX_TYPE: TypeDef = TypeDef::new("inrust", "inrust.complex")
    .interfaces(&[define::interface_entry(&WidthTable::of::<ComplexType<'static>>())])
    .assembly(
        |p| {
            let at = p.location(p.offset());
            p.parse_less()?;
            let param = p.parse_integer_as()?;
            p.parse_comma()?;
            let ty = p.parse_type()?;
            p.parse_greater()?;
            Ok(ComplexType::get_checked(at, param, p.ctx().type_ref(ty))?.into())
        },
        |ty, p| {
            let ty: ComplexType<'_> = ty.cast();
            p.write(&format!("<{}, ", ty.parameter()));
            p.print_type(ty.parameter_type());
            p.write(">");
        },
    );

define::type_view! {
    /// A type of a number and a type.
    pub(crate) struct ComplexType(ComplexTypeStorage) of COMPLEX_TYPE;
}

impl<'c> ComplexType<'c> {
    /// The type with these parameters; stops at parameters that are not allowed.
    pub(crate) fn get(param: u32, ty: TypeRef<'c>) -> Self {
        Self::get_checked(Location::UNKNOWN, param, ty)
            .unwrap_or_else(|it| panic!("{}", it.message()))
    }

    /// The type with these parameters, or what is wrong with them.
    pub(crate) fn get_checked(
        at: Location,
        param: u32,
        ty: TypeRef<'c>,
    ) -> Result<Self, Diagnostic> {
        Self::verify(at, param, ty)?;
        let storage = ComplexTypeStorage { non_zero_param: param, integer_type: ty.handle() };
        Ok(Self::intern(ty.ctx(), storage))
    }

    fn verify(at: Location, param: u32, ty: TypeRef<'_>) -> VerifyResult {
        if param == 0 {
            return Err(Diagnostic::error(at, "the number of a complex type must not be 0"));
        }
        if !ty.isa::<IntegerType<'_>>() {
            return Err(Diagnostic::error(at, "the type must be an integer type"));
        }
        Ok(())
    }

    fn parameter(self) -> u32 {
        self.storage().non_zero_param
    }

    fn parameter_type(self) -> IntegerType<'c> {
        self.ctx().type_ref(self.storage().integer_type).cast()
    }
}

/// The tutorial's `RecursiveTypeStorage`: the body is no part of the key.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct RecursiveTypeStorage {
    name: String,
    contained_type: Mutable<Type>,
}

/// "Mutable types".
pub(crate) static RECURSIVE_TYPE: TypeDef = TypeDef::new("inrust", "inrust.recursive");

define::type_view! {
    /// A type that has a name, and later a body.
    pub(crate) struct RecursiveType(RecursiveTypeStorage) of RECURSIVE_TYPE;
}

impl<'c> RecursiveType<'c> {
    fn get(ctx: &'c Context, name: &str) -> Self {
        let storage =
            RecursiveTypeStorage { name: name.to_owned(), contained_type: Mutable::new() };
        Self::intern(ctx, storage)
    }

    fn set_body(self, body: impl Into<Type>) -> Result<(), AlreadySet> {
        self.storage().contained_type.set(body.into())
    }

    fn body(self) -> Option<TypeRef<'c>> {
        self.storage().contained_type.get().map(|body| self.ctx().type_ref(*body))
    }
}

// ---- Interfaces ----

define::type_interface! {
    /// Types with a width.
    pub(crate) struct Width<'c> of WidthTable;
    /// The trait of types with a width.
    pub(crate) trait WidthTrait<'c> {
        /// The width.
        fn width(self) -> u32;
        /// The width of `count` of them.
        fn width_of(self, count: u32) -> u32 { self.width() * count }
    }
}

impl<'c> WidthTrait<'c> for ComplexType<'c> {
    fn width(self) -> u32 {
        self.parameter() * self.parameter_type().width()
    }
}

define::attr_interface! {
    /// Attributes with a label.
    pub(crate) struct Labeled<'c> of LabeledTable;
    /// The trait of attributes with a label.
    pub(crate) trait LabeledTrait<'c> {
        /// The label.
        fn label(self) -> &'c str;
    }
}

impl<'c> LabeledTrait<'c> for TagAttr<'c> {
    fn label(self) -> &'c str {
        self.storage()
    }
}

define::op_interface! {
    /// Operations that say where they go.
    pub(crate) struct Going<'ir> of GoingTable;
    /// The trait of operations with a destination.
    pub(crate) trait GoingTrait<'ir> {
        /// The number of places.
        fn places(self) -> usize;
    }
}

impl<'ir> GoingTrait<'ir> for GoOp<'ir> {
    fn places(self) -> usize {
        self.num_successors()
    }
}

// ---- Attributes ----

/// A text.
pub(crate) static TAG_ATTR: AttrDef = AttrDef::new("inrust", "inrust.tag")
    .interfaces(&[define::interface_entry(&LabeledTable::of::<TagAttr<'static>>())])
    .assembly(
        |p, _| {
            p.parse_less()?;
            let text = p.parse_string()?;
            p.parse_greater()?;
            Ok(TagAttr::intern(p.ctx(), text.to_string()).into())
        },
        |attr, p| {
            p.write("<");
            p.print_string(attr.cast::<TagAttr<'_>>().storage());
            p.write(">");
        },
    );

define::attr_view! {
    /// A text.
    pub(crate) struct TagAttr(String) of TAG_ATTR;
}

// ---- Operations ----

static ANY: define::TypeConstraint = define::TypeConstraint::new("any type", |_| true);
static COMPLEX: define::TypeConstraint =
    define::TypeConstraint::new("complex", |ty| ty.isa::<ComplexType<'_>>());
static STRING: define::AttrConstraint =
    define::AttrConstraint::kind("string", |attr| attr.isa::<StringAttr<'_>>());

/// Takes values, has an attribute.
pub(crate) static USE_OP: OpDef = OpDef::new("inrust.use")
    .operands(&[define::one("first", &COMPLEX), define::variadic("rest", &ANY)])
    .properties(&[define::attr("name", &STRING)])
    .verify(|op| op.cast::<UseOp<'_>>().verify());

define::op_view! {
    /// Uses values.
    pub(crate) struct UseOp of USE_OP;
}

impl UseOp<'_> {
    const NAME: PropertyKey = PropertyKey::new("name", 0);

    fn verify(self) -> VerifyResult {
        if self.num_operands() > 2 { Err(self.op_error("uses too much")) } else { Ok(()) }
    }
}

/// Ends a block.
pub(crate) static GO_OP: OpDef =
    OpDef::new("inrust.go").successors(&[define::variadic_successor("to")]).traits(&[
        define::op_trait::<IsTerminator>(),
        define::implements(&GoingTable::of::<GoOp<'static>>()),
    ]);

define::op_view! {
    /// Goes somewhere.
    pub(crate) struct GoOp of GO_OP;
}

// ---- The dialect ----

struct InRustDialect;

impl Dialect for InRustDialect {
    const NAMESPACE: &'static str = "inrust";

    fn initialize(d: &mut DialectInit<'_>) {
        d.ty::<SimpleType<'_>>();
        d.ty::<ComplexType<'_>>();
        d.ty::<RecursiveType<'_>>();
        d.attr::<TagAttr<'_>>();
        d.op(&USE_OP);
        d.op(&GO_OP);
    }
}

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.load::<InRustDialect>();
    ctx.allow_unregistered_dialects(true);
    ctx.print_op_on_diagnostic(false);
    ctx
}

#[test]
fn types_are_made_of_storage() {
    let ctx = context();
    let (i8, f32) = (*IntegerType::get(&ctx, 8), **Float32Type::get(&ctx));
    assert_eq!(SimpleType::intern(&ctx, ()).to_string(), "!inrust.simple");
    let complex = ComplexType::get(4, i8);
    assert_eq!(complex, ComplexType::get(4, i8));
    assert_eq!(complex.to_string(), "!inrust.complex<4, i8>");
    assert_eq!(ctx.parse_type("!inrust.complex<4, i8>").ok(), Some(complex.handle()));
    for (param, ty, message) in [
        (0, i8, "the number of a complex type must not be 0"),
        (4, f32, "the type must be an integer type"),
    ] {
        let error = ComplexType::get_checked(Location::UNKNOWN, param, ty).expect_err(message);
        assert_eq!(error.message(), message);
    }
    let error = ctx.parse_type("!inrust.complex<0, i8>").expect_err("zero");
    assert_eq!(error.message(), "the number of a complex type must not be 0");
}

#[test]
fn a_body_is_set_once() {
    let ctx = context();
    let recursive = RecursiveType::get(&ctx, "list");
    assert_eq!(recursive.body(), None);
    assert_eq!(recursive.set_body(recursive), Ok(()));
    assert_eq!(recursive.set_body(SimpleType::intern(&ctx, ())), Err(AlreadySet));
    assert_eq!(RecursiveType::get(&ctx, "list").body(), Some(*recursive));
}

#[test]
fn interfaces_of_every_family_are_asked() {
    let ctx = context();
    let width: Width<'_> = ComplexType::get(4, *IntegerType::get(&ctx, 8)).cast();
    assert_eq!((width.width(), width.width_of(2)), (32, 64));
    let text = "#inrust.tag<\"red\">";
    let tag = ctx.attr_ref(ctx.parse_attribute(text).expect(text));
    assert_eq!((tag.to_string().as_str(), tag.cast::<Labeled<'_>>().label()), (text, "red"));
    let ir = parse(
        &ctx,
        "\"t.region\"() ({ \"inrust.go\"()[^a] : () -> () ^a: \"inrust.go\"() : () -> () }) : () -> ()",
    );
    let region = ops(&ir)[0].region(0);
    let ends = region.blocks().filter_map(|block| block.back());
    let places: Vec<_> = ends.map(|op| op.cast::<Going<'_>>().places()).collect();
    assert_eq!(places, [1, 0]);
}

#[test]
fn operations_are_verified_by_their_tables() {
    let ctx = context();
    let text = |ty: &str, count: usize, attrs: &str| {
        let (values, types) = (vec!["%0"; count].join(", "), vec![ty; count].join(", "));
        format!(
            "%0 = \"t.v\"() : () -> {ty} \"inrust.use\"({values}) {{{attrs}}} : ({types}) -> ()"
        )
    };
    let complex = "!inrust.complex<1, i1>";
    parse(&ctx, &text(complex, 2, "name = \"a\""));
    for (text, message) in [
        (text(complex, 0, "name = \"a\""), "expected 1 or more operands, but found 0"),
        (text("i1", 1, "name = \"a\""), "operand #0 must be complex, but got 'i1'"),
        (text(complex, 1, ""), "requires attribute 'name'"),
        (text(complex, 1, "name = 1"), "attribute 'name' failed to satisfy constraint: string"),
        (text(complex, 3, "name = \"a\""), "uses too much"),
    ] {
        assert_eq!(error(&ctx, &text), format!("'inrust.use' op {message}"));
    }
}

#[test]
fn operations_are_built() {
    let ctx = context();
    let mut ir = Ir::new(ctx.clone());
    let block = ir.add_block();
    let ty = ComplexType::get(1, *IntegerType::get(&ctx, 1));
    let value = ir.add_argument(block, ty, Location::UNKNOWN);
    let mut b = OpBuilder::new(&mut ir, InsertPoint::End(block), Location::UNKNOWN);
    let mut state = b.state(&USE_OP);
    state.add_operand(value);
    state.set_property(UseOp::NAME, StringAttr::get(&ctx, "made"));
    let op = b.create(&state);
    let op: OpRef<'_> = ir.op(op);
    assert_eq!(
        op.cast::<UseOp<'_>>().attr("name").map(|it| it.to_string()).as_deref(),
        Some("\"made\"")
    );
    assert!(parse_source(&ctx, "none", b"").is_ok());
}
