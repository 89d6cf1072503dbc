//! Generation is deterministic, and a change of one operation changes only its lines.

use odsgen::Generator;

use super::{generate, root};

const PAPER: &str = "tests/dialects/defs/paper.td";

#[test]
fn two_runs_give_the_same_code() {
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
fn the_directory_it_runs_in_does_not_matter() {
    let here = Generator::new().run(&root().join(PAPER)).expect("generated").code;
    let text = std::fs::read_to_string(root().join(PAPER)).expect("text");
    assert_eq!(generate("paper.td", &text).expect("generated").code, here);
}

/// The lines of `new` that are not in `old`, and the lines of `old` that are not in `new`, by position.
fn changed<'t>(old: &'t str, new: &'t str) -> (Vec<&'t str>, Vec<&'t str>) {
    let (old, new): (Vec<_>, Vec<_>) = (old.lines().collect(), new.lines().collect());
    let start = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let left = old.len().min(new.len()) - start;
    let same = |(a, b): &(&&str, &&str)| a == b;
    let end = old.iter().rev().zip(new.iter().rev()).take(left).take_while(same).count();
    (new[start..new.len() - end].to_vec(), old[start..old.len() - end].to_vec())
}

#[test]
fn one_changed_operation_changes_its_lines_only() {
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
fn a_new_operation_adds_lines_and_changes_none() {
    let old = std::fs::read_to_string(root().join(PAPER)).expect("text");
    let new = format!(
        "{old}\ndef Paper_BurnOp : Paper_Op<\"burn\"> {{\n  let arguments = (ins Paper_Size:$size);\n}}\n"
    );
    let old = generate("added.td", &old).expect("generated").code;
    let new = generate("added.td", &new).expect("generated").code;
    let mut rest = new.lines();
    for line in old.lines() {
        assert!(rest.any(|it| it == line), "this line is gone, or elsewhere: {line}");
    }
}
