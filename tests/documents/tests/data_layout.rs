//! The two documents on data layout.

pub(crate) mod by_hand;

use ods_peer::Answers;
use ods_runtime::layout::{DataLayout, TypeSize};

use crate::support::{context, error, ops, parse, ty};

/// The layout of the first operation of a text.
fn layout(text: &str) -> DataLayout {
    let ctx = context();
    let ir = parse(&ctx, text);
    DataLayout::new(ops(&ir)[0]).expect("a layout that fits")
}

#[test]
fn the_five_queries_are_answered_in_a_scope() {
    let ctx = context();
    let ir = parse(&ctx, "my_dialect.scope { %0 = arith.constant 1 : i32 }");
    let inner =
        ops(&ir)[0].region(0).first_block().and_then(|block| block.front()).expect("an operation");
    let layout = DataLayout::closest(inner).expect("a layout that fits");
    let i24 = ty(&ctx, "i24");
    assert_eq!(layout.type_size(i24), TypeSize::fixed(3));
    assert_eq!(layout.type_size_in_bits(i24), TypeSize::fixed(24));
    assert_eq!(layout.type_abi_alignment(i24), 4);
    assert_eq!(layout.type_preferred_alignment(i24), 4);
    assert_eq!(layout.type_index_bitwidth(i24), None);
    assert_eq!(layout.type_index_bitwidth(ty(&ctx, "index")), Some(64));
}

/// `#dlti.dl_entry<index, 32>` of the document. `mlir-opt` prints the entry in the short form, as we do.
#[test]
fn index_has_the_width_that_its_entry_says() {
    const TEXT: &str =
        "module attributes { dlti.dl_spec = #dlti.dl_spec<\n  #dlti.dl_entry<index, 32>\n>} {}";
    let ctx = context();
    let ir = parse(&ctx, TEXT);
    let layout = DataLayout::new(ir.root().expect("a module")).expect("a layout that fits");
    let index = ty(&ctx, "index");
    assert_eq!(layout.type_size_in_bits(index), TypeSize::fixed(32));
    assert_eq!(layout.type_index_bitwidth(index), Some(32));
    let natural = DataLayout::natural(ctx.clone());
    assert_eq!(natural.type_size_in_bits(index), TypeSize::fixed(64));
    let printed = ir.root().expect("a module").to_string();
    assert!(printed.contains("#dlti.dl_spec<index = 32"), "{printed}");
    let mut answers = Answers::of(
        ods_peer::MLIR_OPT,
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data_layout/dl_entry.out"),
    );
    answers.check("dl_entry", ods_peer::Kept::Text, printed.trim_end(), || {
        let output = ods_peer::run_on_text(ods_peer::MLIR_OPT, &[], TEXT);
        ods_peer::text_of(&output.stdout).trim_end().to_owned()
    });
    answers.finish();
}

/// An innermost dimension of 3 counts as 4; an outer one does not.
#[test]
fn vectors_of_the_document_have_its_sizes() {
    let ctx = context();
    let layout = DataLayout::natural(ctx.clone());
    let size = |text: &str| layout.type_size(ty(&ctx, text));
    assert_eq!(size("vector<3xi32>"), size("vector<4xi32>"));
    assert_eq!(size("vector<2x3xf32>"), size("vector<2x4xf32>"));
    assert_ne!(size("vector<3x4xf32>"), size("vector<4x4xf32>"));
}

const SPEC: &str = r#"#my_dialect.layout_spec<#my_dialect.layout_entry<!my_dialect.type, size=42>, #my_dialect.layout_entry<"my_dialect.endianness", "little">, #my_dialect.layout_entry<!my_dialect.vector, prefer_large_alignment>>"#;

#[test]
fn a_specification_of_our_own_answers_queries() {
    let ctx = context();
    assert_eq!(ctx.attr_ref(ctx.parse_attribute(SPEC).expect(SPEC)).to_string(), SPEC);
    let layout = layout(&format!("my_dialect.scope layout {SPEC} {{}}"));
    let (mine, vector) =
        (ty(layout.ctx(), "!my_dialect.type"), ty(layout.ctx(), "!my_dialect.vector"));
    assert_eq!(layout.type_size_in_bits(mine), TypeSize::fixed(42));
    assert_eq!(layout.type_size(mine), TypeSize::fixed(6));
    assert_eq!(layout.type_preferred_alignment(vector), 64);
    assert_eq!(
        layout.endianness().map(|it| layout.ctx().attr_ref(it).to_string()).as_deref(),
        Some("\"little\"")
    );
    // Without entries types have a natural layout.
    let layout = self::layout("my_dialect.scope {}");
    assert_eq!(layout.type_size_in_bits(ty(layout.ctx(), "!my_dialect.type")), TypeSize::fixed(8));
    assert_eq!(layout.type_preferred_alignment(ty(layout.ctx(), "!my_dialect.vector")), 1);
}

#[test]
fn a_scope_makes_its_specification_itself() {
    let layout = layout("my_dialect.scope sized 24 {}");
    assert_eq!(layout.type_size_in_bits(ty(layout.ctx(), "!my_dialect.type")), TypeSize::fixed(24));
}

#[test]
fn a_type_answers_every_query() {
    let layout = layout(&format!("my_dialect.scope layout {SPEC} {{}}"));
    let vector = ty(layout.ctx(), "!my_dialect.vector");
    assert_eq!(layout.type_size(vector), TypeSize::fixed(8));
    assert_eq!(layout.type_size_in_bits(vector), TypeSize::fixed(128));
    assert_eq!(layout.type_abi_alignment(vector), 2);
    assert_eq!(layout.type_preferred_alignment(vector), 64);
    assert_eq!(layout.type_index_bitwidth(vector), Some(32));
}

#[test]
fn a_type_is_asked_once_in_a_scope() {
    let text = format!("my_dialect.scope layout {SPEC} {{}}");
    let queries = || by_hand::QUERIES.get();
    for _ in 0..2 {
        let layout = layout(&text);
        let mine = ty(layout.ctx(), "!my_dialect.type");
        let before = queries();
        for _ in 0..3 {
            assert_eq!(layout.type_size_in_bits(mine), TypeSize::fixed(42));
        }
        assert_eq!(queries() - before, 1);
    }
}

#[test]
fn entries_are_checked_by_whom_they_are_about() {
    let ctx = context();
    for (entries, message) in [
        (
            "#my_dialect.layout_entry<\"my_dialect.size\", 1>",
            "'my_dialect' has no \"my_dialect.size\"",
        ),
        (
            "#my_dialect.layout_entry<!mykinds.simple, size=1>",
            "data layout specified for a type that does not support it",
        ),
        ("#my_dialect.layout_entry<!my_dialect.vector, size=1>", "the size of a vector is fixed"),
        (
            "#my_dialect.layout_entry<!my_dialect.type, size=1>, #my_dialect.layout_entry<!my_dialect.type, size=2>",
            "repeated layout entry key: !my_dialect.type",
        ),
    ] {
        let text = format!("my_dialect.scope layout #my_dialect.layout_spec<{entries}> {{}}");
        assert_eq!(error(&ctx, &text), message);
    }
}

#[test]
fn nested_scopes_are_combined() {
    let ctx = context();
    let text = |inner: u32| {
        format!(
            "my_dialect.scope layout {SPEC} {{
               my_dialect.scope layout #my_dialect.layout_spec<#my_dialect.layout_entry<!my_dialect.type, size={inner}>> {{}}
             }}"
        )
    };
    let ir = parse(&ctx, &text(40));
    let inner =
        ops(&ir)[0].region(0).first_block().and_then(|block| block.front()).expect("a scope");
    let layout = DataLayout::new(inner).expect("a layout that fits");
    assert_eq!(layout.type_size_in_bits(ty(&ctx, "!my_dialect.type")), TypeSize::fixed(40));
    assert_eq!(
        layout.type_preferred_alignment(ty(&ctx, "!my_dialect.vector")),
        64,
        "from the outer scope"
    );
    // Sizes may shrink, not grow.
    assert_eq!(
        error(&ctx, &text(43)),
        "data layout does not combine with layouts of enclosing ops"
    );
}
