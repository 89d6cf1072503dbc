//! A layout shared by threads.

use std::sync::Barrier;

use ods_runtime::Type;
use ods_runtime::layout::{DataLayout, TypeSize};

use crate::support::*;

type Answer = (TypeSize, TypeSize, u64, u64, Option<u64>);

fn ask(layout: &DataLayout, ty: Type) -> Answer {
    (
        layout.type_size(ty),
        layout.type_size_in_bits(ty),
        layout.type_abi_alignment(ty),
        layout.type_preferred_alignment(ty),
        layout.type_index_bitwidth(ty),
    )
}

#[test]
fn queries_of_eight_threads_agree() {
    let ctx = context();
    let text = r#"
    module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.stack_alignment" = 64>} {
      custom_layout.chip attributes {dlti.dl_spec = #dlti.dl_spec<!custom_layout.samples<1> = {bits = 12, align = 4}>} {}
    }"#;
    let types: Vec<Type> = (1..=64)
        .flat_map(|n| {
            [
                format!("i{n}"),
                format!("vector<{n}x3xf32>"),
                format!("vector<[{n}]xindex>"),
                format!("complex<i{n}>"),
                format!("!custom_layout.samples<{n}>"),
                format!("!custom_layout.port<i{n}>"),
            ]
        })
        .map(|text| ty(&ctx, &text))
        .collect();
    let alone: Vec<Answer> = {
        let layout = layout(&ctx, text);
        types.iter().map(|ty| ask(&layout, *ty)).collect()
    };
    let shared = layout(&ctx, text);
    let start = Barrier::new(8);
    std::thread::scope(|scope| {
        for thread in 0..8 {
            let (shared, types, alone, start) = (&shared, &types, &alone, &start);
            scope.spawn(move || {
                start.wait();
                for round in 0..50 {
                    for i in 0..types.len() {
                        // A different order per thread.
                        let i = (i * 5 + thread * 47 + round) % types.len();
                        assert_eq!(ask(shared, types[i]), alone[i]);
                    }
                    assert_eq!(shared.stack_alignment(), 64);
                    assert!(shared.endianness().is_none());
                }
            });
        }
    });
}

#[test]
fn a_layout_of_many_nested_scopes_has_all_their_entries() {
    let ctx = context();
    let depth = 40;
    let mut text = String::new();
    for i in 0..depth {
        text += &format!(
            "module attributes {{dlti.dl_spec = #dlti.dl_spec<\"nobody.n{i}\" = {i}, i{} = dense<{}> : vector<1xi64>>}} {{\n",
            i + 1,
            8 * (i + 1)
        );
    }
    text += &"}".repeat(depth);
    let layout = layout(&ctx, &text);
    let spec = layout.original_layout().expect("a layout");
    assert_eq!(spec.entries().len(), 2 * depth);
    for i in 0..depth {
        let ty = ty(&ctx, &format!("i{}", i + 1));
        assert_eq!(layout.type_abi_alignment(ty), i as u64 + 1);
    }
}
