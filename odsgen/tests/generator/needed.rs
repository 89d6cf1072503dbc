//! What generated code needs from the module of another dialect, which is generated in another run.

use expect_test::expect;
use odsgen::Generator;

use super::fixture;

#[test]
fn definitions_that_another_run_does_not_read_are_named() {
    let directory = fixture("needed");
    let generator = Generator::new().include_dir(&directory).cpp();
    let file = directory.join("leaf/LeafOps.td");
    let warnings = |generator: Generator| {
        let generated = generator.dialect("leaf").run(&file);
        let warnings =
            generated.unwrap_or_else(|errors| panic!("{}", errors.render(false))).warnings;
        warnings.render(false).replace(&format!("{}/", directory.display()), "")
    };
    assert_eq!(warnings(generator.clone()), "");
    expect![[r#"
        Included from leaf/LeafOps.td:3:
        stem/StemBending.td:2:5: warning: `crate::stem` has to have the interface 'Bends', but no file beside this one includes it
        def Stem_Bends : OpInterface<"Bends"> {
            ^
        help: name this file too in the run that generates `crate::stem`: `odsgen gen ... stem/StemBending.td`
        leaf/LeafOps.td:7:22: warning: `crate::stem` has to have the class 'RootType', which only the C++ of '::stem' has
        def Leaf_Root : Type<CPred<"::llvm::isa<::stem::RootType>($_self)">, "a root">;
                             ^
        help: write it in Rust, and re-export it from `crate::stem`
    "#]].assert_eq(&warnings(generator.extern_path("::stem", "crate::stem")));
}

#[test]
fn an_operation_with_the_keyword_of_an_unknown_enum_needs_a_hook() {
    let directory = fixture("needed");
    let generator = Generator::new().include_dir(&directory).cpp().dialect("leaf");
    let skeletons = |generator: Generator| {
        let hooks = generator.hooks(&directory.join("leaf/LeafOps.td"), "crate::leaf", &[]);
        hooks.unwrap_or_else(|errors| panic!("{}", errors.render(false)))
    };
    let hook = "CustomAssembly<'ir> for TurnOp<'ir>";
    assert!(skeletons(generator.clone()).contains(hook));
    assert!(!skeletons(generator.extern_path("::stem", "crate::stem")).contains(hook));
}
