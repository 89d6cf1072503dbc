//! Diagnostics with their help, one file each. The `.txt` file next to a `.td` file has the diagnostics of `odsgen gen`
//! (`UPDATE_EXPECT=1` updates it). A first line such as `// odsgen: --dialect d` has options. With the word `accepted`,
//! code is generated, possibly with warnings.

use std::fmt::Write as _;
use std::path::PathBuf;

use expect_test::expect_file;
use odsgen::Generator;

use super::errors::ours;
use super::fixture;

fn files() -> Vec<PathBuf> {
    ods_peer::files(fixture("diagnostics"), "td")
}

/// The generator with the options in the first line of `text`, and whether generation is expected to succeed.
fn generator(text: &str) -> (Generator, bool) {
    let options = text.lines().next().and_then(|line| line.strip_prefix("// odsgen: "));
    let mut words = options.unwrap_or_default().split_whitespace();
    let (mut generator, mut accepted) = (Generator::new(), false);
    while let Some(option) = words.next() {
        let mut value = || words.next().expect("a value");
        generator = match option {
            "accepted" => {
                accepted = true;
                generator
            }
            "--dialect" => generator.dialect(value()),
            "--op-include" => generator.op_include(value()),
            "--op-exclude" => generator.op_exclude(value()),
            "--cpp" => generator.cpp(),
            "--interfaces" => generator.interfaces(),
            "--define" => generator.define(value()),
            _ => panic!("unknown option {option}"),
        };
    }
    (generator, accepted)
}

#[test]
fn diagnostics_have_help() {
    let mut unexpected = String::new();
    for file in files() {
        let text = std::fs::read_to_string(&file).expect("case");
        let (generator, accepted) = generator(&text);
        let (is_generated, output) = ours(&generator, &file);
        if is_generated != accepted {
            let _ = writeln!(unexpected, "=== {}\n{output}", file.display());
        }
        expect_file![file.with_extension("txt")].assert_eq(&output);
    }
    assert!(unexpected.is_empty(), "{unexpected}");
}
