//! Interfaces of types and attributes for text and verification: implemented by kinds of `defs/types.td`, used by
//! builtin types and attributes, and queried through the interface.

use ods_peer::MLIR_OPT;
use ods_runtime::apfloat::FloatSemantics;
use ods_runtime::attrs::{
    AffineMapAttr, ElementsAttr, FloatAttr, IntegerAttr, StridedLayoutAttr, StringAttr, TypedAttr,
};
use ods_runtime::codegen::{AsmWriter, ParseResult, Parser};
use ods_runtime::diag::{Diagnostic, VerifyResult};
use ods_runtime::hooks::AttrAssembly;
use ods_runtime::interfaces::*;
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::types::{
    DYNAMIC, Float8E5M2Type, Float32Type, FloatType, IntegerType, MemRefType, RankedTensorType,
    ShapedType, UnrankedTensorType, VectorType,
};
use ods_runtime::{AttrRef, Context, Location, Type, TypeRef};

use crate::test_types::*;
use crate::texts::context;

impl<'c> OpAsmTypeInterfaceTrait<'c> for TestRecursiveAliasType<'c> {
    fn alias(self) -> OpAsmAliasResult {
        OpAsmAliasResult::OverridableAlias(self.name().to_owned())
    }
}

impl<'c> OpAsmTypeInterfaceTrait<'c> for TestTypeOpAsmTypeInterfaceType<'c> {
    fn asm_name(self, set_name: OpAsmSetNameFn<'_>) {
        set_name("op_asm_type_interface");
    }

    fn alias(self) -> OpAsmAliasResult {
        OpAsmAliasResult::OverridableAlias("op_asm_type_interface_type".to_owned())
    }
}

impl<'c> OpAsmAttrInterfaceTrait<'c> for TestOpAsmAttrInterfaceAttr<'c> {
    fn alias(self) -> OpAsmAliasResult {
        let name = format!("op_asm_attr_interface_{}", self.value().value());
        OpAsmAliasResult::FinalAlias(name)
    }
}

impl<'c> ShapedTypeTrait<'c> for TestTensorType<'c> {
    fn clone_with(self, shape: Option<&[i64]>, element: TypeRef<'c>) -> ShapedType<'c> {
        TestTensorType::get(self.ctx(), shape.unwrap_or(self.shape()), element).cast()
    }

    fn element_type(self) -> TypeRef<'c> {
        TestTensorType::element_type(self)
    }

    fn has_rank(self) -> bool {
        true
    }

    fn shape(self) -> &'c [i64] {
        TestTensorType::shape(self)
    }
}

impl<'c> ShapedTypeTrait<'c> for TestMemrefType<'c> {
    fn clone_with(self, shape: Option<&[i64]>, element: TypeRef<'c>) -> ShapedType<'c> {
        let space = self.mem_space().map(|space| space.handle());
        TestMemrefType::get(self.ctx(), shape.unwrap_or(self.shape()), element, space).cast()
    }

    fn element_type(self) -> TypeRef<'c> {
        TestMemrefType::element_type(self)
    }

    fn has_rank(self) -> bool {
        true
    }

    fn shape(self) -> &'c [i64] {
        TestMemrefType::shape(self)
    }
}

impl<'c> FloatTypeTrait<'c> for OwnFloatType<'c> {
    fn float_semantics(self) -> FloatSemantics {
        FloatSemantics::F8E5M2
    }
}

impl<'c> PtrLikeTypeInterfaceTrait<'c> for OwnPointerType<'c> {
    fn memory_space(self) -> Option<AttrRef<'c>> {
        self.space()
    }

    fn element_type(self) -> Option<TypeRef<'c>> {
        self.pointee()
    }

    fn has_ptr_metadata(self) -> bool {
        false
    }

    fn clone_ptr_with(
        self,
        space: Option<AttrRef<'c>>,
        element: Option<TypeRef<'c>>,
    ) -> Option<PtrLikeTypeInterface<'c>> {
        // Without a pointee type, a pointer never has one.
        let pointee = match (self.pointee(), element) {
            (None, Some(_)) => return None,
            (pointee, element) => element.or(pointee),
        };
        let (pointee, space) = (pointee.map(|it| it.handle()), space.map(|it| it.handle()));
        OwnPointerType::get(self.ctx(), pointee, space).dyn_cast()
    }
}

impl<'c> MemRefLayoutAttrInterfaceTrait<'c> for TestMemRefLayoutAttr<'c> {
    fn affine_map(self) -> AffineMapAttr<'c> {
        AffineMapAttr::multi_dim_identity(self.ctx(), 1)
    }
}

impl<'c> MemRefLayoutAttrInterfaceTrait<'c> for OwnLayoutAttr<'c> {
    fn affine_map(self) -> AffineMapAttr<'c> {
        StridedLayoutAttr::get(self.ctx(), 0, &[self.pitch(), 1])
            .cast::<MemRefLayoutAttrInterface<'_>>()
            .affine_map()
    }

    fn is_identity(self) -> bool {
        false
    }

    fn verify_layout(self, shape: &[i64], location: Location) -> VerifyResult {
        match shape {
            [_, row] if *row <= self.pitch() => Ok(()),
            _ => Err(Diagnostic::error(location, "rows do not fit the pitch")),
        }
    }

    fn strides_and_offset(self, _shape: &[i64]) -> Option<(Vec<i64>, i64)> {
        Some((vec![self.pitch(), 1], 0))
    }
}

impl TestI64ElementsAttrVerify for TestI64ElementsAttr<'_> {
    fn verify(_: &Context, at: Location, ty: ShapedType<'_>, elements: &[u64]) -> VerifyResult {
        let (have, want) = (elements.len() as i64, ty.shape().map(|it| it.iter().product()));
        let want = want.unwrap_or(1);
        if have != want {
            let text = format!(
                "number of elements does not match the provided shape type, got: {have}, but expected: {want}"
            );
            return Err(Diagnostic::error(at, text));
        }
        if ty.rank() != Some(1) || !ty.element_type().is_signless_integer_of(64) {
            let text = format!("expected single rank 64-bit shape type, but got: '{}'", *ty);
            return Err(Diagnostic::error(at, text));
        }
        Ok(())
    }
}

impl<'c> AttrAssembly<'c> for TestI64ElementsAttr<'c> {
    fn parse(p: &mut Parser<'c>, ty: Option<Type>) -> ParseResult<Self> {
        let mut elements = Vec::new();
        p.parse_less()?;
        p.parse_l_square()?;
        if let Some(first) = p.parse_optional_integer_as()? {
            elements.push(first);
            while p.parse_optional_comma()? {
                elements.push(p.parse_integer_as()?);
            }
        }
        p.parse_r_square()?;
        p.parse_greater()?;
        let (ctx, at) = (p.ctx(), p.name_loc());
        let Some(ty) = ty.and_then(|ty| ctx.type_ref(ty).dyn_cast()) else {
            return Err(p.custom_error_at(at, "expected a type with a shape"));
        };
        let attr = TestI64ElementsAttr::get_checked(ctx, Location::UNKNOWN, ty, &elements);
        p.checked(at, attr)
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<[");
        p.comma_separated(self.elements(), |p, it| p.write_u64(*it));
        p.write("]>");
    }
}

impl<'c> ElementsAttrTrait<'c> for TestI64ElementsAttr<'c> {
    fn values_impl(self, index: usize) -> Option<AttrRef<'c>> {
        let value = *self.elements().get(index)? as i64;
        Some(*IntegerAttr::get(self.ctx(), IntegerType::get(self.ctx(), 64), value))
    }
}

impl<'c> BlobAttrTrait<'c> for OwnBytesAttr<'c> {
    fn data(self) -> &'c [u8] {
        self.bytes()
    }
}

#[test]
fn floats_of_dialects_are_floats() {
    let ctx = context();
    let own = OwnFloatType::get(&ctx);
    let float = own.cast::<FloatType<'_>>();
    assert_eq!((float.width(), float.mantissa_width()), (8, 3));
    assert!(own.isa::<VectorElementTypeInterface<'_>>(), "a base of its interface");
    assert!(!own.isa::<Float8E5M2Type<'_>>(), "that is another type of the same format");
    assert_eq!(own.int_or_float_bit_width(), Some(8));
    let one = FloatAttr::get(&ctx, own, 1.5);
    assert_eq!(one.to_string(), "1.500000e+00 : !test.own_float");
    assert_eq!(float.scale_element_bitwidth(2), None);
    let f32 = Float32Type::get(&ctx);
    assert_eq!(f32.scale_element_bitwidth(2).map(|it| it.to_string()), Some("f64".to_owned()));
}

#[test]
fn shapes_of_dialects_are_shapes() {
    let ctx = context();
    let (i8, i32) = (IntegerType::get(&ctx, 8), IntegerType::get(&ctx, 32));
    let tensor = TestTensorType::get(&ctx, &[4, DYNAMIC], i32).cast::<ShapedType<'_>>();
    assert_eq!(tensor.shape(), Some(&[4, DYNAMIC][..]));
    assert_eq!((tensor.rank(), tensor.num_dynamic_dims()), (Some(2), 1));
    let other = tensor.clone_with(Some(&[2, 3]), *i8);
    assert_eq!(other.handle(), TestTensorType::get(&ctx, &[2, 3], i8).handle());
    assert_eq!(other.num_elements(), Some(6));
    // Builtin kinds behave alike.
    let all = [
        ("tensor<4x?xi32, \"e\">", "tensor<2x3xi8, \"e\">", "tensor<4x?xi8, \"e\">"),
        ("tensor<*xi32>", "tensor<2x3xi8>", "tensor<*xi8>"),
        ("vector<4x[8]xi32>", "vector<2x[3]xi8>", "vector<4x[8]xi8>"),
        ("memref<4x?xi32, 3>", "memref<2x3xi8, 3>", "memref<4x?xi8, 3>"),
        ("memref<*xi32, 3>", "memref<2x3xi8, 3>", "memref<*xi8, 3>"),
    ];
    for (text, with_shape, without) in all {
        let ty = ctx.type_ref(ctx.parse_type(text).expect(text)).cast::<ShapedType<'_>>();
        assert_eq!(ty.clone_with(Some(&[2, 3]), *i8).to_string(), with_shape);
        assert_eq!(ty.clone_with(None, *i8).to_string(), without);
    }
}

#[test]
fn builtin_kinds_list_their_interfaces() {
    let ctx = context();
    let i32 = IntegerType::get(&ctx, 32);
    let names = |ty: TypeRef<'_>| ty.interfaces().join(" ");
    assert_eq!(names(*i32), "VectorElementTypeInterface");
    assert_eq!(names(**Float32Type::get(&ctx)), "FloatType VectorElementTypeInterface");
    assert_eq!(
        names(*MemRefType::get(&ctx, &[4], i32.handle())),
        "ShapedType PtrLikeTypeInterface"
    );
    for ty in [
        *VectorType::get(&ctx, &[4], i32.handle()),
        *RankedTensorType::get(&ctx, &[4], i32.handle()),
        *UnrankedTensorType::get(&ctx, i32.handle()),
    ] {
        assert_eq!(names(ty), "ShapedType");
    }
    let attr = |text: &str| ctx.attr_ref(ctx.parse_attribute(text).expect(text));
    assert_eq!(attr("1 : i32").interfaces(), ["TypedAttr"]);
    assert_eq!(attr("dense<1> : tensor<2xi32>").interfaces(), ["TypedAttr", "ElementsAttr"]);
    assert_eq!(attr("array<i8: 1, 2>").interfaces(), ["BlobAttr"]);
    assert_eq!(attr("array<i8: 1, 2>").cast::<BlobAttr<'_>>().data(), [1, 2]);
    assert_eq!(attr("#test.own_bytes<1, 2>").cast::<BlobAttr<'_>>().data(), [1, 2]);
    assert_eq!(attr("strided<[1]>").interfaces(), ["MemRefLayoutAttrInterface"]);
}

#[test]
fn elements_are_read_one_by_one() {
    let ctx = context();
    let texts = [
        ("dense<[1, 2]> : tensor<2xi32>", "1 : i32, 2 : i32"),
        ("dense<7> : tensor<2xi8>", "7 : i8, 7 : i8"),
        (
            "dense<[1.5, 2.5]> : tensor<2x!test.own_float>",
            "1.500000e+00 : !test.own_float, 2.500000e+00 : !test.own_float",
        ),
        ("dense<[\"a\", \"b\"]> : tensor<2x!test.i32>", "\"a\" : !test.i32, \"b\" : !test.i32"),
        ("#test.i64_elements<[4, 5]> : tensor<2xi64>", "4 : i64, 5 : i64"),
        ("dense<1> : !test.test_tensor<[2], i32>", "1 : i32, 1 : i32"),
    ];
    for (text, expected) in texts {
        let attr = ctx.attr_ref(ctx.parse_attribute(text).expect(text));
        let elements = attr.cast::<ElementsAttr<'_>>();
        let shown: Vec<_> =
            elements.values().map(|it| it.map_or("?".to_owned(), |it| it.to_string())).collect();
        assert_eq!(shown.join(", "), expected);
        assert_eq!(attr.cast::<TypedAttr<'_>>().ty(), *elements.ty());
        assert_eq!(elements.value(2).is_none(), !elements.is_splat() || text.starts_with("dense"));
    }
}

#[test]
fn layouts_of_dialects_lay_out_memrefs() {
    let ctx = context();
    let memref =
        |text: &str| ctx.type_ref(ctx.parse_type(text).expect(text)).cast::<MemRefType<'_>>();
    let own = memref("memref<3x4xi32, #test.own_layout<8>>");
    assert_eq!(own.strides_and_offset(), Some((vec![8, 1], 0)));
    assert!(!own.has_identity_layout());
    assert_eq!(
        own.canonicalize_strided_layout().to_string(),
        "memref<3x4xi32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>"
    );
    let identity = memref("memref<3xi32, #test.memref_layout<\"\">>");
    assert!(identity.has_identity_layout());
    assert_eq!(identity.strides_and_offset(), Some((vec![1], 0)));
    let error = ctx.parse_type("memref<3x9xi32, #test.own_layout<8>>").expect_err("too long");
    assert_eq!(error.message(), "rows do not fit the pitch");
}

#[test]
fn pointer_types_are_cloned() {
    let ctx = context();
    let i8 = IntegerType::get(&ctx, 8);
    let space = *StringAttr::get(&ctx, "far");
    for (text, expected) in [
        ("memref<4xi32>", "memref<4xi8, \"far\">"),
        ("memref<*xi32, 3>", "memref<*xi8, \"far\">"),
        ("!test.own_pointer<i32>", "!test.own_pointer<i8, \"far\">"),
    ] {
        let ty = ctx.type_ref(ctx.parse_type(text).expect(text));
        let pointer = ty.cast::<PtrLikeTypeInterface<'_>>();
        let cloned = pointer.clone_ptr_with(Some(space), Some(*i8)).expect(text);
        assert_eq!(cloned.to_string(), expected);
        assert_eq!(cloned.memory_space(), Some(space));
        assert_eq!(cloned.element_type(), Some(*i8));
    }
    let opaque = OwnPointerType::get(&ctx, None, None).cast::<PtrLikeTypeInterface<'_>>();
    assert!(opaque.clone_ptr_with(None, Some(*i8)).is_none());
}

ods_runtime::external_type_model! {
    /// A dialect type as a float type.
    pub(crate) struct SimpleAsFloat(SimpleAType);
}

impl<'c> VectorElementTypeInterfaceTrait<'c> for SimpleAsFloat<'c> {}
impl<'c> FloatTypeTrait<'c> for SimpleAsFloat<'c> {
    fn float_semantics(self) -> FloatSemantics {
        FloatSemantics::BF16
    }
}

#[test]
fn interfaces_with_views_by_hand_are_attached_as_well() {
    let (plain, ctx) = (context(), context());
    FloatType::attach::<SimpleAsFloat<'static>>(&ctx);
    VectorElementTypeInterface::attach::<SimpleAsFloat<'static>>(&ctx);
    assert!(!SimpleAType::get(&plain).isa::<FloatType<'_>>());
    assert_eq!(SimpleAType::get(&ctx).cast::<FloatType<'_>>().width(), 16);
    let text = "vector<4x!test.smpla>";
    assert!(plain.parse_type(text).is_err());
    assert!(ctx.parse_type(text).is_ok());
}

impl<'c> OpAsmTypeInterfaceTrait<'c> for SimpleAsFloat<'c> {
    fn asm_name(self, set_name: OpAsmSetNameFn<'_>) {
        set_name("simple");
    }

    fn alias(self) -> OpAsmAliasResult {
        OpAsmAliasResult::FinalAlias("plain".to_owned())
    }
}

#[test]
fn attached_asm_interfaces_affect_text() {
    let print = |ctx: &std::sync::Arc<Context>| {
        let ir = parse_source(ctx, "a.mlir", b"%0 = \"x.y\"() : () -> !test.smpla").expect("right");
        ir.root().expect("one").print_top_level(&PrintFlags::default())
    };
    let ctx = context();
    let before = "module {\n  %0 = \"x.y\"() : () -> !test.smpla\n}\n";
    assert_eq!(print(&ctx), before);
    OpAsmTypeInterface::attach::<SimpleAsFloat<'static>>(&ctx);
    let after = "!plain = !test.smpla\nmodule {\n  %simple = \"x.y\"() : () -> !plain\n}\n";
    assert_eq!(print(&ctx), after);
}

/// Aliases suggested by a dialect, as upstream's test dialect does for strings.
#[derive(Debug)]
pub(crate) struct Aliases;

impl OpAsmDialectInterface for Aliases {
    fn alias_of_attr(&self, attr: AttrRef<'_>) -> OpAsmAliasResult {
        let name = attr.dyn_cast::<StringAttr<'_>>().and_then(|text| {
            Some(match text.value().strip_prefix("alias_test:")? {
                "dot_in_name" => "test.alias",
                "trailing_digit" => "test_alias0",
                "prefixed_digit" => "0_test_alias",
                "prefixed_symbol" => "%test",
                "tensor_encoding" => "test_encoding",
                _ => return None,
            })
        });
        name.map_or(OpAsmAliasResult::NoAlias, |it| OpAsmAliasResult::FinalAlias(it.to_owned()))
    }

    fn alias_of_type(&self, ty: TypeRef<'_>) -> OpAsmAliasResult {
        match ty.dyn_cast::<ods_runtime::types::TupleType<'_>>() {
            Some(tuple)
                if tuple.size() > 0 && tuple.types()[0] == Float32Type::get(ty.ctx()).handle() =>
            {
                OpAsmAliasResult::FinalAlias("test_tuple".to_owned())
            }
            _ => OpAsmAliasResult::NoAlias,
        }
    }
}

/// Value names and aliases, compared with the peer: each `.mlir` file in `tests/types/names`.
#[test]
fn names_in_text_are_those_of_the_peer() {
    let directory = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/types/names");
    let peer = ods_peer::is_there(MLIR_OPT);
    for file in ods_peer::files(directory, "mlir") {
        let text = std::fs::read(&file).expect("a case");
        let ctx = context();
        ctx.load::<ods::func::FuncDialect>();
        ctx.add_dialect_interface::<dyn OpAsmDialectInterface>("test", Box::new(Aliases));
        let ir = parse_source(&ctx, "case.mlir", &text).expect("it is right");
        let root = ir.root().expect("one operation");
        let printed = root.print_top_level(&PrintFlags::default());
        expect_test::expect_file![file.with_extension("txt")].assert_eq(&printed);
        if peer {
            let theirs = ods_peer::text_of(&ods_peer::run(MLIR_OPT, &[], &file).stdout);
            assert_eq!(printed.trim_end(), theirs.trim_end(), "{}", file.display());
        }
    }
}
