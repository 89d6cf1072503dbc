//! Generation is deterministic, and a change of one operation changes only its lines.

use odsgen::Generator;

use super::{generate, root};

const PAPER: &str = "tests/dialects/defs/paper.td";

#[test]
fn generation_is_deterministic() {
    for (include, file) in [
        ("defs", "defs/mlir/Dialect/Arith/IR/ArithOps.td"),
        ("defs", "defs/mlir/IR/BuiltinOps.td"),
        ("defs", PAPER),
    ] {
        let run = || {
            let generator = Generator::new().include_dir(root().join(include));
            generator.run(&root().join(file)).expect("generated").code
        };
        assert_eq!(run(), run(), "{file}");
    }
}

#[test]
fn code_is_independent_of_the_directory() {
    let here = Generator::new().run(&root().join(PAPER)).expect("generated").code;
    let text = std::fs::read_to_string(root().join(PAPER)).expect("text");
    assert_eq!(generate("paper.td", &text).expect("generated").code, here);
}

/// The added and the removed lines between the common start and the common end of `old` and `new`.
fn changed<'t>(old: &'t str, new: &'t str) -> (Vec<&'t str>, Vec<&'t str>) {
    let (old, new): (Vec<_>, Vec<_>) = (old.lines().collect(), new.lines().collect());
    let start = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let left = old.len().min(new.len()) - start;
    let same = |(a, b): &(&&str, &&str)| a == b;
    let end = old.iter().rev().zip(new.iter().rev()).take(left).take_while(same).count();
    (new[start..new.len() - end].to_vec(), old[start..old.len() - end].to_vec())
}

#[test]
fn change_of_an_operation_changes_only_its_lines() {
    let old = std::fs::read_to_string(root().join(PAPER)).expect("text");
    let new =
        old.replacen("let summary = \"cuts a sheet\";", "let summary = \"tears a sheet\";", 1);
    assert_ne!(old, new);
    let old = generate("changed_before.td", &old).expect("generated").code;
    let new = generate("changed_after.td", &new).expect("generated").code;
    let old = old.replace("changed_before", "changed_after");
    let (added, removed) = changed(&old, &new);
    assert_eq!(removed, ["    /// cuts a sheet"]);
    assert_eq!(added, ["    /// tears a sheet"]);
}

#[test]
fn new_operation_only_adds_lines() {
    let old = std::fs::read_to_string(root().join(PAPER)).expect("text");
    let new = format!(
        "{old}\ndef Paper_BurnOp : Paper_Op<\"burn\"> {{\n  let arguments = (ins Paper_Size:$size);\n}}\n"
    );
    let old = generate("added.td", &old).expect("generated").code;
    let new = generate("added.td", &new).expect("generated").code;
    let mut rest = new.lines();
    for line in old.lines() {
        assert!(rest.any(|it| it == line), "this line is missing or moved: {line}");
    }
}
