//! The code blocks in `docs/data-layout.md` are parts of the files that they name, some of them of this one.

use std::path::Path;

use ods_runtime::layout::{DataLayout, TypeSize};

use crate::support::*;

const TEXT: &str = r#"
module attributes {dlti.dl_spec = #dlti.dl_spec<
  index = 32,
  i64 = dense<[32, 64]> : vector<2xi64>,
  "dlti.stack_alignment" = 128 : i64
>} {}
"#;

#[test]
fn layouts_of_the_documentation_answer_as_it_says() {
    let ctx = context();
    let ir = ir(&ctx, TEXT);
    let (module, index, i64) = (innermost(&ir), ty(&ctx, "index"), ty(&ctx, "i64"));
    let layout = DataLayout::new(module).expect("a layout that fits");
    assert_eq!(layout.type_size(index), TypeSize::fixed(4));
    assert_eq!(layout.type_abi_alignment(i64), 4);
    assert_eq!(layout.type_preferred_alignment(i64), 8);
    assert_eq!(layout.type_index_bitwidth(index), Some(32));
    assert_eq!(layout.stack_alignment(), 128);
    let size = ods::dlti::query_path(module, &["CPU", "cache", "size"]);
    assert!(size.is_err());
}

#[test]
fn blocks_of_the_documentation_are_parts_of_the_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| std::fs::read_to_string(root.join(path)).expect(path);
    // Indentation may differ.
    let flat = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    let text = read("docs/data-layout.md");
    let mut checked = 0;
    for block in text.split("\n```").skip(1).step_by(2) {
        let (info, body) = block.split_once('\n').expect("a block");
        let Some((_, file)) = info.split_once(' ') else { continue };
        assert!(flat(&read(file)).contains(&flat(body)), "not in {file}:\n{body}");
        checked += 1;
    }
    assert!(checked >= 8, "the page shows {checked} parts of files");
}
