//! References of generated code to items in the module of another dialect, which another run generates.

use expect_test::expect;
use odsgen::Generator;

use super::{fixture, scratch};

#[test]
fn definitions_that_another_run_does_not_read_are_reported() {
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
        stem/StemBending.td:2:5: warning: `crate::stem` must define the interface 'Bends', but no other file in this directory includes this file
        def Stem_Bends : OpInterface<"Bends"> {
            ^
        help: add this file to the command that generates `crate::stem`: `odsgen gen ... stem/StemBending.td`
        leaf/LeafOps.td:7:29: warning: `crate::stem` must define the class 'RootType', which is declared only in the C++ code of '::stem'
        def Leaf_Root : Type<CPred<"::llvm::isa<::stem::RootType>($_self)">, "a root">;
                                    ^
        help: write it in Rust, and re-export it from `crate::stem`
    "#]].assert_eq(&warnings(generator.extern_path("::stem", "crate::stem")));
}

#[test]
fn operation_with_an_enum_of_an_unknown_module_requires_a_hook() {
    let directory = fixture("needed");
    let generator = Generator::new().include_dir(&directory).cpp().dialect("leaf");
    let skeletons = |generator: Generator| {
        let hooks = generator.hooks(&directory.join("leaf/LeafOps.td"), Some("crate::leaf"), &[]);
        hooks.unwrap_or_else(|errors| panic!("{}", errors.render(false)))
    };
    let hook = "CustomAssembly<'ir> for TurnOp<'ir>";
    assert!(skeletons(generator.clone()).contains(hook));
    assert!(!skeletons(generator.extern_path("::stem", "crate::stem")).contains(hook));
}

/// Definitions of a second crate that refer to those of a first one.
const SECOND: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def First_Dialect : Dialect { let name = "first"; let cppNamespace = "::first"; }
def First_T : TypeDef<First_Dialect, "T"> { let mnemonic = "t"; }
def First_I : OpInterface<"I"> { let cppNamespace = "::first"; }
def Second_Dialect : Dialect { let name = "second"; let cppNamespace = "::second"; }
def AOp : Op<Second_Dialect, "a", [First_I]> { let arguments = (ins First_T:$x); }
def BOp : Op<Second_Dialect, "b", [First_I]> { let arguments = (ins Variadic<First_T>:$x); }
"#;

#[test]
fn unspecified_modules_are_one_warning() {
    let file = scratch("second.td", SECOND);
    let warnings = |generator: Generator| {
        generator.dialect("second").run(&file).expect("generated").warnings.to_string()
    };
    let text = warnings(Generator::new());
    assert_eq!(text.matches("warning: ").count(), 1, "{text}");
    assert!(text.contains("help: specify it: `--extern-path ::first=first::first`"), "{text}");
    assert_eq!(warnings(Generator::new().extern_path("::first", "first::first")), "");
}

/// Interfaces of a namespace without a dialect: `Limited` is a base of `Narrow`.
const LIMITS: &str = r#"
include "mlir/IR/OpBase.td"
def Limited : OpInterface<"Limited"> {
  let cppNamespace = "::limits";
  let verify = [{ return ::limits::verifyLimited($_op); }];
}
def Narrow : OpInterface<"Narrow", [Limited]> { let cppNamespace = "::d"; }
def Plain : OpInterface<"Plain"> { let cppNamespace = "::limits"; }
def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
"#;

#[test]
fn lost_verifiers_are_warnings() {
    let warnings = |name: &str, traits: &str, generator: Generator| {
        let file =
            scratch(name, &format!("{LIMITS}def D_AOp : Op<D_Dialect, \"a\", [{traits}]>;\n"));
        let generated = generator.cpp().run(&file);
        let generated = generated.unwrap_or_else(|errors| panic!("{}", errors.render(false)));
        generated.warnings.to_string()
    };
    let text =
        "warning: the interface '::limits::Limited' is omitted, so its verifier does not run";
    for (name, traits) in
        [("limited.td", "Limited"), ("narrow.td", "DeclareOpInterfaceMethods<Narrow>")]
    {
        let warnings = warnings(name, traits, Generator::new());
        assert_eq!(warnings.matches(text).count(), 1, "{warnings}");
        assert!(warnings.contains("`--extern-path ::limits=crate::limits`"), "{warnings}");
    }
    assert_eq!(warnings("plain.td", "Plain", Generator::new()), "");
    let with_path = Generator::new().extern_path("::limits", "crate::limits");
    assert!(!warnings("known.td", "Limited", with_path).contains(text));
}
