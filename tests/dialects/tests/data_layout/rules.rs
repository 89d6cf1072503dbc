//! One test per rule in upstream's documentation, <https://mlir.llvm.org/docs/DataLayout/>.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ods_runtime::attrs::{IntegerAttr, StringAttr};
use ods_runtime::layout::{
    DataLayout, DataLayoutAnalysis, DataLayoutEntryKey, TypeClass, TypeSize,
};
use ods_runtime::types::{FLOAT_TYPE, INTEGER_TYPE};

use crate::support::*;

/// Size in bytes, size in bits, and alignments of each type.
fn assert_layouts(layout: &DataLayout, expected: &[(&str, u64, u64, u64, u64)]) {
    for &(text, size, bits, abi, preferred) in expected {
        let ty = ty(layout.ctx(), text);
        let actual = (
            layout.type_size(ty),
            layout.type_size_in_bits(ty),
            layout.type_abi_alignment(ty),
            layout.type_preferred_alignment(ty),
        );
        let expected = (TypeSize::fixed(size), TypeSize::fixed(bits), abi, preferred);
        assert_eq!(actual, expected, "{text}");
    }
}

#[test]
fn types_have_a_natural_layout_outside_of_any_scope() {
    let layout = DataLayout::natural(context());
    assert_layouts(&layout, &[("i32", 4, 32, 4, 4), ("index", 8, 64, 4, 8), ("f64", 8, 64, 8, 8)]);
    assert_eq!(layout.endianness(), None);
    assert_eq!(layout.stack_alignment(), 0);
}

#[test]
fn sizes_of_integers_and_floats_are_their_bits_rounded_up_to_bytes() {
    let layout = of_entries(&context(), "");
    assert_layouts(
        &layout,
        &[
            ("i0", 0, 0, 0, 0),
            ("i1", 1, 1, 1, 1),
            ("si9", 2, 9, 2, 2),
            ("ui17", 3, 17, 4, 4),
            ("bf16", 2, 16, 2, 2),
            ("f80", 10, 80, 16, 16),
            ("f4E2M1FN", 1, 4, 1, 1),
        ],
    );
}

#[test]
fn integers_of_64_bits_and_more_are_aligned_to_4_bytes() {
    let layout = of_entries(&context(), "");
    assert_layouts(
        &layout,
        &[
            ("i63", 8, 63, 8, 8),
            ("i64", 8, 64, 4, 8),
            ("i65", 9, 65, 4, 16),
            ("i1000", 125, 1000, 4, 128),
        ],
    );
}

#[test]
fn integers_are_aligned_as_the_closest_entry_from_above() {
    let layout = of_entries(
        &context(),
        "i8 = dense<[16, 24]> : vector<2xi64>, ui32 = dense<64> : vector<1xi64>, si32 = dense<8> : vector<1xi64>",
    );
    assert_layouts(
        &layout,
        &[
            ("i1", 1, 1, 2, 3),
            ("i8", 1, 8, 2, 3),
            // The first of two entries for a width applies.
            ("i9", 2, 9, 8, 8),
            // Without a larger width, the largest entry applies.
            ("i100", 13, 100, 8, 8),
            // Floats are a separate class.
            ("f32", 4, 32, 4, 4),
        ],
    );
}

#[test]
fn floats_are_aligned_as_their_entry_says() {
    let layout = of_entries(&context(), "f32 = dense<[64, 128]> : vector<2xi64>");
    assert_layouts(&layout, &[("f32", 4, 32, 8, 16), ("f16", 2, 16, 2, 2), ("f64", 8, 64, 8, 8)]);
}

#[test]
fn innermost_dimensions_of_vectors_are_rounded_up_to_powers_of_two() {
    let layout = of_entries(&context(), "");
    assert_layouts(
        &layout,
        &[
            ("vector<3xi32>", 16, 128, 16, 16),
            ("vector<4xi32>", 16, 128, 16, 16),
            ("vector<2x3xf32>", 32, 256, 32, 32),
            ("vector<2x4xf32>", 32, 256, 32, 32),
            ("vector<3x4xf32>", 48, 384, 64, 64),
            ("vector<4x4xf32>", 64, 512, 64, 64),
            ("vector<5xi1>", 8, 64, 8, 8),
            // One element, unlike upstream.
            ("vector<f32>", 4, 32, 4, 4),
        ],
    );
}

#[test]
fn vectors_of_unknown_length_have_scalable_sizes() {
    let ctx = context();
    let layout = of_entries(&ctx, "");
    let vector = ty(&ctx, "vector<2x[3]xi16>");
    assert_eq!(layout.type_size(vector), TypeSize::scalable(16));
    assert_eq!(layout.type_size_in_bits(vector), TypeSize::scalable(128));
    assert_eq!(layout.type_size(vector).to_string(), "vscale x 16");
    assert_eq!(layout.type_size(vector).fixed_value(), None);
    assert_eq!(layout.type_abi_alignment(vector), 16);
}

#[test]
fn index_is_an_integer_of_64_bits_unless_an_entry_says_otherwise() {
    let ctx = context();
    let index = ty(&ctx, "index");
    let (plain, short) = (of_entries(&ctx, ""), of_entries(&ctx, "index = 32"));
    assert_layouts(&plain, &[("index", 8, 64, 4, 8)]);
    assert_layouts(&short, &[("index", 4, 32, 4, 4)]);
    assert_eq!(plain.type_index_bitwidth(index), Some(64));
    assert_eq!(short.type_index_bitwidth(index), Some(32));
    assert_eq!(short.type_index_bitwidth(ty(&ctx, "i32")), None);
    // It has the layout of the integer.
    let aligned = of_entries(&ctx, "index = 32, i32 = dense<[64, 128]> : vector<2xi64>");
    assert_layouts(&aligned, &[("index", 4, 32, 8, 16)]);
}

#[test]
fn complex_numbers_are_pairs_with_padding() {
    let layout = of_entries(&context(), "f80 = dense<[128, 256]> : vector<2xi64>");
    assert_layouts(
        &layout,
        &[
            ("complex<f32>", 8, 64, 4, 4),
            ("complex<i17>", 7, 49, 4, 4),
            ("complex<f64>", 16, 128, 8, 8),
            // The entry for the element has no effect.
            ("complex<f80>", 26, 208, 16, 16),
            ("complex<i0>", 0, 0, 0, 0),
        ],
    );
}

#[test]
fn sizes_that_64_bits_cannot_hold_are_errors() {
    let ctx = context();
    let layout = of_entries(&ctx, "");
    let huge = ty(&ctx, "vector<4611686018427387905x8xi64>");
    let error = layout.try_type_size(huge).expect_err("too large");
    assert_eq!(
        error.message(),
        "the data layout of vector<4611686018427387905x8xi64> does not fit in 64 bits"
    );
    let wide = of_entries(&ctx, "index = 16777216");
    assert!(wide.try_type_size(ty(&ctx, "index")).is_err());
}

#[test]
fn types_without_a_layout_are_a_fatal_error() {
    let ctx = context();
    let layout = of_entries(&ctx, "");
    for text in
        ["none", "tuple<i32>", "!custom_layout.secret", "() -> ()", "tensor<4xi8>", "memref<4xi8>"]
    {
        let error = layout.try_type_size(ty(&ctx, text)).expect_err(text);
        let message =
            "neither the scoping op nor the type class provide data layout information for";
        assert_eq!(error.message(), format!("{message} {text}"));
    }
    let ty = ty(&ctx, "!custom_layout.port<!custom_layout.secret>");
    let panic =
        catch_unwind(AssertUnwindSafe(|| layout.type_abi_alignment(ty))).expect_err("no layout");
    let message = panic.downcast_ref::<String>().expect("a message");
    assert!(message.ends_with("data layout information for !custom_layout.secret"), "{message}");
}

#[test]
fn layouts_of_nested_scopes_are_combined() {
    let ctx = context();
    let text = r#"
    module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.stack_alignment" = 64>} {
      module {
        module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<64> : vector<1xi64>, "dlti.stack_alignment" = 64>} {}
      }
    }"#;
    let layout = layout(&ctx, text);
    assert_layouts(&layout, &[("index", 4, 32, 4, 4), ("f32", 4, 32, 8, 8)]);
    assert_eq!(layout.stack_alignment(), 64);
    let spec = layout.original_layout().expect("a combined layout");
    let class = |text| TypeClass::of(ctx.type_ref(ty(&ctx, text)));
    assert_eq!(spec.entries().len(), 3);
    assert_eq!(spec.spec_for_type(class("f32")).len(), 1);
    assert_eq!(spec.spec_for_type(class("f64")).len(), 0);
    assert_eq!(TypeClass::of_kind(&INTEGER_TYPE), class("si5"));
    assert_ne!(TypeClass::of_kind(&INTEGER_TYPE), TypeClass::of_kind(&FLOAT_TYPE));
}

/// Upstream crashes on such a layout. Ours behaves as for types without a rule.
#[test]
fn inner_entries_for_builtin_types_replace_outer_ones() {
    let text = r#"
    module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, i32 = dense<64> : vector<1xi64>>} {
      module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16, i8 = dense<16> : vector<1xi64>>} {}
    }"#;
    let layout = layout(&context(), text);
    assert_layouts(&layout, &[("index", 2, 16, 8, 8), ("i8", 1, 8, 2, 2), ("i32", 4, 32, 8, 8)]);
}

#[test]
fn entries_of_identifiers_answer_queries_that_are_not_about_types() {
    let ctx = context();
    let layout = of_entries(
        &ctx,
        r#""dlti.endianness" = "big", "dlti.default_memory_space" = 1, "dlti.alloca_memory_space" = 5,
           "dlti.program_memory_space" = 3, "dlti.global_memory_space" = 4, "dlti.mangling_mode" = "e",
           "dlti.stack_alignment" = 128, "dlti.legal_int_widths" = array<i32: 32, 64>,
           "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>"#,
    );
    let text = |value: Option<ods_runtime::AttrRef<'_>>| value.map(|it| it.to_string());
    assert_eq!(text(layout.endianness()).as_deref(), Some("\"big\""));
    assert_eq!(text(layout.mangling_mode()).as_deref(), Some("\"e\""));
    assert_eq!(text(layout.default_memory_space()).as_deref(), Some("1 : i64"));
    assert_eq!(text(layout.alloca_memory_space()).as_deref(), Some("5 : i64"));
    assert_eq!(text(layout.program_memory_space()).as_deref(), Some("3 : i64"));
    assert_eq!(text(layout.global_memory_space()).as_deref(), Some("4 : i64"));
    assert_eq!(text(layout.legal_int_widths()).as_deref(), Some("array<i32: 32, 64>"));
    assert_eq!(
        text(layout.function_pointer_alignment()).as_deref(),
        Some("#dlti.function_pointer_alignment<64, function_dependent = true>")
    );
    assert_eq!(layout.stack_alignment(), 128);
    let wrong = of_entries(&ctx, "\"dlti.stack_alignment\" = \"high\"");
    assert_eq!(
        wrong.try_stack_alignment().expect_err("no number").message(),
        "expected an integer in the data layout entry for \"dlti.stack_alignment\""
    );
}

#[test]
fn properties_of_devices_are_those_of_the_closest_module() {
    let ctx = context();
    let text = r#"
    module attributes {dlti.target_system_spec = #dlti.target_system_spec<
      "CPU" = #dlti.target_device_spec<"cores" = 8>, "GPU" = #dlti.target_device_spec<"cores" = 512>>} {
      custom_layout.chip {}
    }"#;
    let layout = layout(&ctx, text);
    let get = |device, property| {
        let (device, property) = (StringAttr::get(&ctx, device), StringAttr::get(&ctx, property));
        layout.device_property_value(device, property)?.cast::<IntegerAttr<'_>>().int()
    };
    assert_eq!(get("CPU", "cores"), Some(8));
    assert_eq!(get("GPU", "cores"), Some(512));
    assert_eq!(get("CPU", "color"), None);
    assert_eq!(get("TPU", "cores"), None);
}

#[test]
fn a_module_has_at_most_one_layout() {
    let text = "module attributes {a.a = #dlti.dl_spec<>, b.b = #dlti.dl_spec<>} {}";
    let errors = parse(&context(), text).expect_err("two layouts");
    assert_eq!(
        errors[0].message(),
        "'builtin.module' op expects at most one data layout attribute"
    );
    let notes: Vec<_> = errors[0].notes().iter().map(|note| note.message()).collect();
    assert_eq!(notes, ["'a.a' is a data layout attribute", "'b.b' is a data layout attribute"]);
}

#[test]
fn only_scopes_have_a_layout() {
    let ctx = context();
    let ir = ir(&ctx, "module { \"t.op\"() : () -> () }");
    let error = DataLayout::new(innermost(&ir)).expect_err("no scope");
    assert_eq!(error.message(), "'t.op' op is not a data layout scope");
    assert!(DataLayout::closest(innermost(&ir)).is_ok());
}

#[test]
fn an_analysis_has_the_layout_of_every_scope() {
    let ctx = context();
    let text = r#"
    module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
      module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { "t.op"() : () -> () }
    }"#;
    let ir = ir(&ctx, text);
    let inner = innermost(&ir);
    let module = inner.parent_op().expect("the inner module");
    let layouts = DataLayoutAnalysis::new(module).expect("layouts that fit");
    assert!(layouts.above(inner).endianness().is_some());
    assert!(layouts.at_or_above(module).endianness().is_some());
    assert!(layouts.above(module).endianness().is_none());
    let root = module.parent_op().expect("the outer module");
    assert_eq!(layouts.above(module).type_size(ty(&ctx, "index")), TypeSize::fixed(4));
    assert_eq!(layouts.above(root).type_size(ty(&ctx, "index")), TypeSize::fixed(8));
}

#[test]
fn queries_follow_a_path_of_keys() {
    let ctx = context();
    let text = r##"
    module attributes {dlti.map = #dlti.map<"CPU" = #dlti.map<"cache" = #dlti.map<"size" = 32>>, i32 = 7>} {
      "t.op"() {t.a = 1} : () -> ()
    }"##;
    let ir = ir(&ctx, text);
    let op = innermost(&ir);
    let query = |path: &[&str]| ods::dlti::query_path(op, path).map(|it| it.to_string());
    assert_eq!(query(&["CPU", "cache", "size"]).as_deref(), Ok("32 : i64"));
    let by_type = [DataLayoutEntryKey::from(ty(&ctx, "i32"))];
    assert!(ods::dlti::query(op, &by_type).is_ok());
    for (path, note) in [
        (&[][..], "no keys provided to attempt query with".to_owned()),
        (
            &["CPU", "cores"],
            "key \"cores\" has no DLTI-mapping per attr: \
             #dlti.map<\"cache\" = #dlti.map<\"size\" = 32 : i64>>"
                .to_owned(),
        ),
        (
            &["CPU", "cache", "size", "unit"],
            "got non-DLTI-queryable attribute upon looking up keys [\"CPU\",\"cache\",\"size\"] at op"
                .to_owned(),
        ),
    ] {
        let error = query(path).expect_err("nothing there");
        assert_eq!(error.message(), "target op of failed DLTI query");
        assert_eq!(error.notes().last().map(|note| note.message()), Some(&*note));
    }
}
