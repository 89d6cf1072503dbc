//! Generates the test dialects of `defs/` into `OUT_DIR`, which the tests and `test-opt` include.

use std::fmt::Write as _;
use std::path::Path;

use odsgen::{Build, Generator, OnDeprecated};

/// Definitions and their output files.
const DIALECTS: &[(&str, &str)] = &[
    ("custom_layout.td", "custom_layout.rs"),
    ("all_hooks.td", "all_hooks.rs"),
    ("inlining.td", "inlining.rs"),
    ("slots.td", "slots.rs"),
    ("ranges.td", "ranges.rs"),
    ("interfaces.td", "interfaces.rs"),
    ("layout.td", "layout_test.rs"),
    ("names.td", "names.rs"),
    ("rules.td", "rules.rs"),
    ("parameters.td", "parameters.rs"),
    ("standard.td", "standard.rs"),
];

fn main() {
    for (definitions, code) in DIALECTS {
        Build::new().generate(format!("defs/{definitions}"), code);
    }
    // Sharded output must compile like a single file.
    Build::new().shards(2).generate("defs/paper.td", "paper.rs");
    Build::new().shards(3).generate("defs/types.td", "test_types.rs");
    Build::new().include_dir("defs").generate("defs/test.td", "test.rs");
    Build::new()
        .include_dir("defs")
        .patterns()
        .extern_path("::rules", "crate::rules")
        .generate("defs/peephole.td", "peephole.rs");
    Build::new().patterns().generate("defs/two_dialects.td", "two_dialects.rs");
    Build::new().generate("defs/conversion.td", "conversion.rs");
    Build::new()
        .patterns()
        .extern_path("::test", "crate::test")
        .generate("defs/conversion.td", "conversion_rules.rs");
    Build::new()
        .include_dir("defs")
        .patterns()
        .extern_path("::names", "crate::names")
        .generate("defs/rules_of_names.td", "rules_of_names.rs");
    Build::new().cpp().generate("defs/cpp_rules.td", "uses.rs");
    Build::new()
        .cpp()
        .patterns()
        .extern_path("::uses", "crate::uses")
        .generate("defs/cpp_rules.td", "cpp_rules.rs");
    Build::new().passes().generate("defs/passes.td", "passes.rs");
    Build::new().generate("defs/impossible_types.td", "impossible.rs");
    Build::new()
        .patterns()
        .extern_path("::impossible", "crate::impossible")
        .generate("defs/impossible_types.td", "impossible_types.rs");
    // Enums and interfaces of two namespaces, and two dialects that use them.
    let shared = || Build::new().include_dir("defs/shared");
    shared().enums().interfaces().generate("defs/shared/definitions.td", "definitions.rs");
    for dialect in ["first", "second"] {
        shared()
            .extern_path("Outer::Inner", "crate::definitions")
            .extern_path("::common", "crate::definitions")
            .generate(format!("defs/shared/{dialect}.td"), format!("{dialect}.rs"));
    }
    // Uses all shipped definitions, deprecated ones included.
    let library = Build::new().on_deprecated(OnDeprecated::None);
    library.generate("defs/library.td", "library.rs");
    generate_conditions();
    let cpp = || (Build::new().cpp(), Generator::new().cpp());
    generate_cpp("../../odsgen/tests/generator/foreign/loom.td", "loom", cpp(), &[]);
    Build::new().cpp().generate("defs/cpp_builders.td", "cpp_builders.rs");
    Build::new().cpp().interfaces().generate("defs/shared/company.td", "company.rs");
    let (build, generator) = cpp();
    let with_company = (
        build.include_dir("defs/shared").extern_path("::company", "crate::company"),
        generator.include_dir("defs/shared").extern_path("::company", "crate::company"),
    );
    generate_cpp("defs/cpp_shapes.td", "cpp_shapes", with_company, &["tests/cpp_shapes.rs"]);
}

/// Generates the definitions in C++ in `file` as `name.rs`, and skeletons of the hooks that are not in the files `written`
/// as `name_hooks.rs`.
fn generate_cpp(file: &str, name: &str, (build, generator): (Build, Generator), written: &[&str]) {
    let file = Path::new(file);
    let read = |path: &&str| {
        println!("cargo::rerun-if-changed={path}");
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    let written: Vec<_> = written.iter().map(read).collect();
    build.generate(file, format!("{name}.rs"));
    let hooks = generator.hooks(file, None, &written);
    let hooks = hooks.unwrap_or_else(|errors| panic!("{}", errors.render(false)));
    let out = std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    std::fs::write(Path::new(&out).join(format!("{name}_hooks.rs")), hooks)
        .expect("OUT_DIR can be written to");
}

/// Files with a condition in C++ on each line, the class that they constrain, and the prefix of their operations.
const CONDITIONS: &[(&str, &str, &str)] = &[
    ("../../odsgen/tests/generator/cpp/translated.txt", "Type", "Translated"),
    ("tests/conditions/types.txt", "Type", "Type"),
    ("tests/conditions/attributes.txt", "Attr", "Attribute"),
];

/// Generates the dialect `conditions`, which has an operation for each condition.
fn generate_conditions() {
    let mut definitions = "include \"mlir/IR/OpBase.td\"\n\
        class AnyAttr<Pred pred> : Attr<pred, \"accepted\"> { let convertFromStorage = \"$_self\"; }\n\
        class AnyType<Pred pred> : Type<pred, \"accepted\">;\n\
        def Conditions_Dialect : Dialect { let name = \"conditions\"; let cppNamespace = \"::conditions\"; }\n"
        .to_owned();
    for (file, class, prefix) in CONDITIONS {
        println!("cargo::rerun-if-changed={file}");
        let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let conditions = text.lines().filter(|line| !line.starts_with('#'));
        for (index, condition) in conditions.enumerate() {
            let _ = writeln!(
                definitions,
                "def {prefix}{index}Op : Op<Conditions_Dialect, \"{}_{index}\"> {{\n  \
                 let arguments = (ins Any{class}<CPred<[{{{condition}\n}}]>>:$value);\n}}",
                prefix.to_lowercase()
            );
        }
    }
    let out = std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    let file = Path::new(&out).join("conditions.td");
    std::fs::write(&file, definitions).expect("OUT_DIR can be written to");
    Build::new().cpp().generate(&file, "conditions.rs");
}
