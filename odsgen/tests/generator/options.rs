//! Options of the generator.

use std::path::{Path, PathBuf};

use expect_test::expect_file;
use odsgen::{Generator, UnwrittenVerifiers};

use super::{root, scratch};

/// A dialect of many operations.
const ARITH: &str = "defs/mlir/Dialect/Arith/IR/ArithOps.td";

/// An empty directory; `name` must be unique among tests.
fn empty(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("directory");
    dir
}

/// The names of the generated operations.
fn ops(code: &str) -> Vec<&str> {
    let names = code.split("rt::OpDef::new(").skip(1).filter_map(|rest| rest.split('"').nth(1));
    names.collect()
}

#[test]
fn operations_are_divided_among_shards() {
    let (file, out) = (root().join(ARITH), empty("shards").join("arith.rs"));
    let defs = root().join("defs");
    let whole = Generator::new().include_dir(&defs).run(&file).expect("generated").code;
    let generator = Generator::new().include_dir(&defs).shards(3);
    let generated = generator.run_for(&file, &out).expect("generated");
    assert_eq!(generated.shards.len(), 3);
    assert!(ops(&generated.code).is_empty(), "operations in the main file");
    let sharded: Vec<_> = generated.shards.iter().map(|(_, code)| ops(code)).collect();
    assert!(sharded.iter().all(|ops| ops.len() >= 16), "{sharded:?}");
    assert_eq!(sharded.concat(), ops(&whole));
    // The shards contain the same lines as the single file.
    let lines = |code: &str| {
        let mut lines: Vec<_> = code.lines().map(|line| line.trim().to_owned()).collect();
        lines.sort();
        lines
    };
    let mut all = generated.code.clone();
    generated.shards.iter().for_each(|(_, code)| all.push_str(code));
    let all = lines(&all);
    let missing: Vec<_> = lines(&whole).into_iter().filter(|line| !all.contains(line)).collect();
    // Some lines break differently because of the indentation.
    assert!(missing.len() * 50 < all.len(), "{missing:#?}");
}

#[test]
fn operations_are_selected_by_regular_expression() {
    let file = root().join(ARITH);
    let run = |include: &str, exclude: &str| {
        let generator = Generator::new().include_dir(root().join("defs"));
        let generator = generator.op_include(include).op_exclude(exclude);
        let code = generator.run(&file).expect("generated").code;
        ops(&code).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(run("addf|mulf$", ""), ["arith.addf", "arith.mulf"]);
    assert_eq!(run("^arith\\.add[if]$", "f$"), ["arith.addi"]);
    assert!(run("^add", "").is_empty());
    let errors = Generator::new().op_include("a(").run(&file).expect_err("an invalid expression");
    assert_eq!(errors.render(false), "error: invalid regular expression: 'a('\n");
}

#[test]
fn skeletons_omit_implemented_hooks() {
    let file = root().join("tests/dialects/defs/all_hooks.td");
    let all = Generator::new().hooks(&file, None, &[]).expect("skeleton");
    expect_file![root().join("tests/dialects/tests/all_hooks/skeleton.rs")].assert_eq(&all);
    let none = Generator::new().hooks(&file, None, std::slice::from_ref(&all));
    assert!(!none.expect("skeleton").contains("impl"));
    let some = "mod x { impl<'ir> rt::hooks::Verify<'ir> for AllOp<'ir> {} }".to_owned();
    let rest = Generator::new().hooks(&file, None, &[some]).expect("skeleton");
    assert!(!rest.contains("hooks::Verify<'ir>") && rest.contains("hooks::VerifyRegions<'ir>"));
}

#[test]
fn skeletons_of_verifiers_fail_on_demand() {
    let file = root().join("tests/dialects/defs/all_hooks.td");
    let hooks = |verifiers| {
        let generator = Generator::new().unwritten_verifiers(verifiers);
        generator.hooks(&file, None, &[]).expect("skeleton")
    };
    let accepting = hooks(UnwrittenVerifiers::Accept);
    let failing = hooks(UnwrittenVerifiers::Error);
    for (accepts, fails) in [
        (
            "rt::unwritten_verifier(\"`Verify::verify`",
            "Err(rt::unwritten_error(self.loc(), \"`Verify::verify`",
        ),
        (
            "rt::unwritten_verifier(\"`AllTypeVerify::verify`",
            "Err(rt::unwritten_error(at, \"`AllTypeVerify::verify`",
        ),
        ("rt::unwritten_condition(\"`CastOp", "rt::unwritten(\"`CastOp"),
        ("Err(rt::unwritten_inference(", "Err(rt::unwritten_error("),
    ] {
        let contains = |text: &str, part: &str| {
            text.split_whitespace().collect::<Vec<_>>().join(" ").contains(part)
        };
        assert!(contains(&accepting, accepts) && !contains(&failing, accepts), "{accepts}");
        assert!(contains(&failing, fails), "{fails}:\n{failing}");
    }
}

/// An include directory with upstream's definitions does not replace the prelude.
#[test]
fn prelude_takes_precedence_over_include_directories() {
    const HIDDEN: &str = "mlir/IR/CommonTypeConstraints.td";
    let dir = empty("hidden");
    let (own, other) = (root().join("defs").join(HIDDEN), dir.join(HIDDEN));
    std::fs::create_dir_all(dir.join("mlir/IR")).expect("directory");
    let text = std::fs::read_to_string(own).expect("definitions");
    let (rust, cpp) = ("$_self.isa::<FloatType>()", "::llvm::isa<::mlir::FloatType>($_self)");
    assert!(text.contains(rust));
    std::fs::write(other, text.replace(rust, cpp)).expect("definitions");
    let file = dir.join("hidden.td");
    let text = r#"
        include "mlir/IR/OpBase.td"
        def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
        def D_Op : Op<D_Dialect, "op"> { let arguments = (ins AnyFloat:$a, AnyFloat:$b); }
    "#;
    std::fs::write(&file, text).expect("definitions");
    let generate = |generator: Generator| match generator.run(&file) {
        Ok(_) => String::new(),
        Err(errors) => errors.render(false),
    };
    assert_eq!(generate(Generator::new().include_dir(&dir)), "");
    assert_eq!(generate(Generator::new()), "");
}

#[test]
fn root_files_may_repeat_definitions() {
    let generator = || Generator::new().include_dir(env!("CARGO_TARGET_TMPDIR"));
    let dialect = "def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n";
    scratch("repeated_dialect.td", &format!("include \"mlir/IR/OpBase.td\"\n{dialect}"));
    let file = |name: &str, base: &str, blank: &str, ops: &str| {
        let text = format!(
            "include \"repeated_dialect.td\"\n\
             class Base<string name,{blank}list<Trait> traits = []> : Op<D, name, traits> {{ {base} }}\n\
             multiclass Two<string n> {{{blank}def Op : Base<n # \".a\">;{blank}}}\n\
             defvar text = \"a /* b */ c\";\n\
             def Number : I<32>;\n{ops}\n"
        );
        scratch(name, &text)
    };
    let first = file("repeated_1.td", "", " ", "def AOp : Base<\"a\">; defm X : Two<\"x\">;");
    let same =
        file("repeated_2.td", "", " // as above\n ", "def BOp : Base<\"b\">; defm Y : Two<\"y\">;");
    let generated = generator().also(&same).run(&first);
    let code = generated.unwrap_or_else(|errors| panic!("{}", errors.render(false))).code;
    for name in ["d.a", "d.b", "d.x.a", "d.y.a"] {
        assert!(code.contains(&format!("\"{name}\"")), "{name}: {code}");
    }
    let other = file("repeated_3.td", "let summary = \"s\";", " ", "");
    let errors = generator().also(&other).run(&first).expect_err("two classes").render(false);
    assert!(errors.contains("error: Class 'Base' already defined"), "{errors}");
    assert!(errors.contains("note: the other definition, which is not the same"), "{errors}");
}

#[test]
fn methods_that_rust_does_not_have_are_noted() {
    let text = r#"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a", [DeclareOpInterfaceMethods<InferTypeOpInterface, ["refineReturnTypes"]>]> {
  let results = (outs AnyType:$r);
}
"#;
    let generated = Generator::new().cpp().run(&scratch("refine.td", text));
    let report = generated.unwrap_or_else(|errors| panic!("{}", errors.render(false))).report;
    let note = "method 'refineReturnTypes' of 'InferTypeOpInterface' in C++ is omitted: the trait in Rust does not have this method";
    assert!(report.to_string().contains(note), "{report}");
}

#[test]
fn native_traits_that_are_interfaces_of_no_kind_are_traits() {
    let text = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def I : Interface<"I">, NativeOpTrait<"I"> { let cppNamespace = "::d"; }
def J : NativeTypeTrait<"J">, Interface<"J"> { let cppNamespace = "::d"; }
def K : Interface<"K">, NativeAttrTrait<"K"> { let cppNamespace = "::d"; }
def O : Op<D, "o", [I]>;
def T : TypeDef<D, "T", [J]> { let mnemonic = "t"; }
def A : AttrDef<D, "A", [K]> { let mnemonic = "a"; }
def P : OpInterface<"P"> { let cppNamespace = "::ods"; }
"#;
    let file = scratch("interfaces_of_no_kind.td", text);
    let code = Generator::new().dialect("d").run(&file).expect("generated").code;
    for part in [".traits(&[rt::op_trait::<I>()])", "J for TType<'c>", "K for AAttr<'c>"] {
        assert!(code.contains(part), "{part} is not in {code}");
    }
    let errors = Generator::new().interfaces().run(&file).err().map(|it| it.to_string());
    let of_kind = errors.filter(|it| it.contains("expected an interface"));
    assert_eq!(of_kind, None);
}

/// The rules of a file may replace operations of several dialects.
#[test]
fn rules_of_one_dialect_are_generated() {
    let text = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def E : Dialect { let name = "e"; let cppNamespace = "::e"; }
def AOp : Op<D, "a"> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
def BOp : Op<E, "b"> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
def OfD : Pat<(AOp $x), (BOp $x)>;
def OfE : Pat<(BOp (AOp $x)), (BOp $x)>;
"#;
    let file = scratch("rules_of_dialects.td", text);
    let functions = |dialect: Option<&str>| {
        let paths = Generator::new().extern_path("::d", "crate::d").extern_path("::e", "crate::e");
        let generator = paths.patterns();
        let generator = match dialect {
            Some(name) => generator.dialect(name),
            None => generator,
        };
        generator
            .run(&file)
            .map(|it| ["pub fn of_d(", "pub fn of_e("].map(|function| it.code.contains(function)))
    };
    assert_eq!(functions(None).expect("rules"), [true, true]);
    assert_eq!(functions(Some("d")).expect("rules"), [true, false]);
    assert_eq!(functions(Some("e")).expect("rules"), [false, true]);
    let errors = functions(Some("x")).expect_err("no dialect").to_string();
    assert!(errors.contains("no dialect is called 'x'"), "{errors}");
}
