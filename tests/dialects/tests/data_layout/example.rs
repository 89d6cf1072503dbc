//! The dialect of `defs/custom_layout.td`.

use ods_runtime::Location;
use ods_runtime::layout::{TypeSize, verify_data_layout_spec};
use ods_runtime::text::Parser;

use crate::support::*;

#[test]
fn a_scope_counts_in_words() {
    let ctx = context();
    let layout = layout(&ctx, "module { custom_layout.chip {} }");
    for (text, words, alignment) in [("i8", 1, 2), ("i32", 2, 4), ("i33", 3, 8), ("i64", 4, 4)] {
        let ty = ty(&ctx, text);
        assert_eq!(layout.type_size(ty), TypeSize::fixed(words), "{text}");
        assert_eq!(layout.type_abi_alignment(ty), alignment, "{text}");
    }
    assert_eq!(layout.type_size_in_bits(ty(&ctx, "i33")), TypeSize::fixed(33));
}

#[test]
fn a_type_works_out_its_layout_from_the_entry_of_another() {
    let ctx = context();
    let text = |entries: &str| {
        format!(
            "module {{ custom_layout.chip attributes {{dlti.dl_spec = #dlti.dl_spec<{entries}>}} {{}} }}"
        )
    };
    let samples = ty(&ctx, "!custom_layout.samples<10>");
    let natural = layout(&ctx, &text(""));
    assert_eq!(natural.type_size(samples), TypeSize::fixed(10));
    assert_eq!(natural.type_preferred_alignment(samples), 4);
    let short = layout(&ctx, &text("!custom_layout.samples<1> = {bits = 12, align = 4}"));
    assert_eq!(short.type_size_in_bits(samples), TypeSize::fixed(120));
    assert_eq!(short.type_size(samples), TypeSize::fixed(8));
    assert_eq!(short.type_preferred_alignment(samples), 8);
    assert_eq!(short.type_index_bitwidth(samples), None);
    let error = short.try_type_size(ty(&ctx, "!custom_layout.samples<18446744073709551615>"));
    assert!(error.expect_err("too many").message().ends_with("does not fit in 64 bits"));
}

#[test]
fn a_pointer_asks_the_layout_about_what_it_is_made_of() {
    let ctx = context();
    let layout = layout(
        &ctx,
        "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 24>} { custom_layout.chip {} }",
    );
    let port = ty(&ctx, "!custom_layout.port<i8>");
    assert_eq!(layout.type_size_in_bits(port), TypeSize::fixed(24));
    assert_eq!(layout.type_index_bitwidth(port), Some(24));
    let nested = ty(&ctx, "!custom_layout.port<!custom_layout.port<!custom_layout.samples<3>>>");
    assert_eq!(layout.type_abi_alignment(nested), 4);
}

#[test]
fn a_type_is_asked_for_its_bytes_in_every_scope_that_says_nothing_else() {
    let ctx = context();
    let port = ty(&ctx, "!custom_layout.port<i8>");
    let module = "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 24>}";
    for (scope, size) in
        [("{}", 4), ("{ custom_layout.rack {} }", 4), ("{ custom_layout.chip {} }", 2)]
    {
        let layout = layout(&ctx, &format!("{module} {scope}"));
        assert_eq!(layout.type_size(port), TypeSize::fixed(size), "{scope}");
    }
}

#[test]
fn keys_of_a_layout_do_not_repeat() {
    let ctx = context();
    let text = "#dlti.dl_entry<i32, dense<32> : vector<1xi64>>";
    let buffer = ctx.add_source("entry", text.as_bytes());
    let entry = Parser::new(&ctx, &buffer).parse_attribute(None).expect("an entry");
    let entry = ctx.attr_ref(entry).cast();
    assert_eq!(verify_data_layout_spec(&ctx, &[entry], Location::UNKNOWN), Ok(()));
    let error = verify_data_layout_spec(&ctx, &[entry, entry], Location::UNKNOWN).unwrap_err();
    assert_eq!(error.message(), "repeated layout entry key: i32");
}

#[test]
fn entries_are_verified_by_types_and_dialects() {
    let ctx = context();
    for (entries, message) in [
        ("!custom_layout.samples<1> = 3", "samples need numbers called 'bits' and 'align'"),
        (
            "!custom_layout.samples<1> = {bits = 3}",
            "samples need numbers called 'bits' and 'align'",
        ),
        (
            "!custom_layout.samples<1> = {bits = 3, align = 1}, !custom_layout.samples<2> = {bits = 3, align = 1}",
            "one entry says all about samples",
        ),
        ("!custom_layout.secret = 3", "data layout specified for a type that does not support it"),
        ("\"custom_layout.bus_width\" = 24", "the width of a bus is a power of two"),
        ("\"custom_layout.color\" = 24", "a board has no \"custom_layout.color\""),
    ] {
        let text = format!(
            "module {{ custom_layout.chip attributes {{dlti.dl_spec = #dlti.dl_spec<{entries}>}} {{}} }}"
        );
        let errors = parse(&ctx, &text).expect_err(entries);
        assert_eq!(errors[0].message(), message);
    }
}

#[test]
fn nested_entries_have_to_be_compatible() {
    let ctx = context();
    let nested = |outer: &str, inner: &str| {
        let text = format!(
            "module attributes {{dlti.dl_spec = #dlti.dl_spec<{outer}>}} {{
               custom_layout.chip attributes {{dlti.dl_spec = #dlti.dl_spec<{inner}>}} {{}}
             }}"
        );
        parse(&ctx, &text)
    };
    let samples = |bits: u32, align: u32| {
        format!("!custom_layout.samples<1> = {{bits = {bits}, align = {align}}}")
    };
    let bus = |width: u32| format!("\"custom_layout.bus_width\" = {width}");
    for (outer, inner, fits) in [
        (samples(16, 8), samples(16, 4), true),
        (samples(16, 4), samples(16, 8), false),
        (samples(16, 8), samples(12, 8), false),
        (bus(64), bus(32), true),
        (bus(32), bus(64), false),
        // The type sees identifiers of all enclosing scopes.
        (samples(16, 8), format!("{}, {}", samples(16, 8), bus(64)), true),
        (samples(16, 8), format!("{}, {}", samples(16, 8), bus(32)), false),
        (format!("{}, {}", samples(16, 8), bus(16)), samples(16, 4), false),
    ] {
        match nested(&outer, &inner) {
            Ok(_) => assert!(fits, "{outer} and {inner}"),
            Err(errors) => {
                let message = "data layout does not combine with layouts of enclosing ops";
                assert!(!fits && errors[0].message() == message, "{outer} and {inner}: {errors:?}");
            }
        }
    }
}
