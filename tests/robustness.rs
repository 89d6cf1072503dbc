//! Extreme texts: deep nesting, huge size, binary data, and mutations of all test texts. The result is an error or
//! IR, never a panic.

use std::path::Path;
use std::sync::{Arc, Mutex};

use ods_peer::Random;
use ods_runtime::Context;
use ods_runtime::text::parse_source;

#[path = "../fuzz/src/bodies.rs"]
mod bodies;

/// The message of the first error, if there is one.
fn first_error(text: &[u8]) -> Option<String> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    let seen = Arc::new(Mutex::new(Vec::new()));
    let sink = seen.clone();
    ctx.add_diagnostic_handler(Arc::new(move |_, diagnostic| {
        sink.lock().expect("no panic").push(diagnostic.message().to_owned());
        true
    }));
    match parse_source(&ctx, "t", text) {
        Ok(ir) => {
            let root = ir.root().expect("parsed text has a root");
            assert!(!root.to_string().is_empty());
            None
        }
        Err(errors) => {
            let message = errors[0].message().to_owned();
            let earlier = seen.lock().expect("no panic");
            Some(earlier.first().cloned().unwrap_or(message))
        }
    }
}

fn error(text: impl AsRef<[u8]>) -> String {
    first_error(text.as_ref()).unwrap_or_else(|| "none".to_owned())
}

const DEEP: usize = 100_000;

#[test]
fn nesting_is_limited() {
    let around = |open: &str, inner: &str, close: &str| {
        format!("\"t\"() {{a = {}{inner}{}}} : () -> ()", open.repeat(DEEP), close.repeat(DEEP))
    };
    for (open, inner, close) in [
        ("[", "1", "]"),
        ("{a = ", "1", "}"),
        ("tuple<", "i32", ">"),
        ("complex<", "i32", ">"),
        ("tensor<2x", "i32", ">"),
        ("(", "i32", ") -> ()"),
        ("dense<", "1", "> : i32"),
        ("distinct[0]<", "1", ">"),
        ("loc(fused[", "unknown", "])"),
    ] {
        assert_ne!(error(around(open, inner, close)), "none", "{open}");
        // Also without the closing brackets.
        assert_ne!(error(around(open, inner, "")), "none", "{open}");
    }
    let map = format!(
        "\"t\"() {{a = affine_map<(d0) -> ({}d0{})>}} : () -> ()",
        "(".repeat(DEEP),
        ")".repeat(DEEP)
    );
    assert_ne!(error(map), "none");
    let list = format!(
        "\"t\"() {{a = dense<{}1{}> : tensor<1xi32>}} : () -> ()",
        "[".repeat(DEEP),
        "]".repeat(DEEP)
    );
    assert_ne!(error(list), "none");
    let negations =
        format!("\"t\"() {{a = affine_map<(d0) -> ({}d0)>}} : () -> ()", "-".repeat(DEEP));
    assert_ne!(error(negations), "none");
    let regions = format!("{}{}", "\"t\"() ({\n".repeat(DEEP), "}) : () -> ()\n".repeat(DEEP));
    assert_ne!(error(regions), "none");
    let modules = format!("{}{}", "module {\n".repeat(DEEP), "}\n".repeat(DEEP));
    assert_ne!(error(modules), "none");
    let sites = format!(
        "\"t\"() : () -> () loc({}unknown{})",
        "callsite(".repeat(DEEP),
        " at unknown)".repeat(DEEP)
    );
    assert_ne!(error(sites), "none");
}

#[test]
fn long_chains_are_no_nesting() {
    let sum = format!(
        "\"t\"() {{a = affine_map<(d0) -> (d0{})>}} : () -> ()",
        " + d0 floordiv 3".repeat(200)
    );
    assert_eq!(error(sum), "none");
    let mut text = String::from("%0 = \"t\"() : () -> i32\n");
    for i in 0..DEEP {
        text.push_str(&format!("%{} = \"t\"(%{i}) : (i32) -> i32\n", i + 1));
    }
    assert_eq!(error(text), "none");
}

#[test]
fn huge_numbers_are_errors() {
    for ty in [
        "i16777216",
        "i4294967295",
        "i4294967296",
        "si99999999999999999999999",
        "vector<0xi1>",
        "tensor<9223372036854775808xi1>",
        "tensor<18446744073709551616xi1>",
    ] {
        let text = format!("\"t\"() {{a = {ty}}} : () -> ()");
        assert_ne!(error(&text), "none", "{ty}");
    }
    assert_eq!(
        error("\"t\"() {a = vector<4294967296x4294967296x4294967296xi1>} : () -> ()"),
        "none",
        "the peer takes that"
    );
    for attr in [
        "dense<1> : tensor<4294967296x4294967296x4294967296xi8>",
        "dense<[1, 2]> : tensor<4294967296xi8>",
        "dense<\"0x00\"> : tensor<4294967296xi8>",
        "sparse<[0], [1]> : tensor<9223372036854775807x9223372036854775807xi8>",
        "18446744073709551616 : i64",
        "distinct[99999999999999999999]<1>",
        "array<i64: 99999999999999999999>",
    ] {
        let text = format!("\"t\"() {{a = {attr}}} : () -> ()");
        // Some are rejected, and the others must not allocate memory for the elements they denote.
        let _ = error(&text);
    }
    for text in [
        "%0:4294967296 = \"t\"() : () -> i32",
        "%0:99999999999999999999 = \"t\"() : () -> i32",
        "%0 = \"t\"() : () -> i32\n\"t\"(%0#4294967295) : (i32) -> ()",
        "\"t\"(%0#4294967295) : (i32) -> ()",
        "\"t\"(%0#99999999999999999999) : (i32) -> ()",
        "\"t\"() : () -> () loc(\"f\":99999999999999999999:1)",
        "\"t\"() {a = affine_map<(d0) -> (d0 + 99999999999999999999)>} : () -> ()",
    ] {
        assert_ne!(error(text), "none", "{text}");
    }
}

/// Memory depends on the count of numbers, not on their size.
#[test]
fn sparse_numbers_take_little_memory() {
    let packs: String = (0..2000)
        .map(|n| format!("\"t\"(%a{n}#16000000, %{n}#4000000000) : (i1, i1) -> ()\n"))
        .collect();
    assert_eq!(error(packs), "use of undeclared SSA value name");
    let functions = |number: &dyn Fn(u32) -> u32| -> String {
        let function = |n| {
            let number = number(n);
            format!(
                "func.func @f{n}(%{number}: i1) {{\n  \"t\"(%{number}) : (i1) -> ()\n  return\n}}\n"
            )
        };
        (0..20_000).map(function).collect()
    };
    assert_eq!(error(functions(&|n| 800_000 - n)), "none");
    assert_eq!(error(functions(&|n| 40 * n)), "none");
}

#[test]
fn bytes_that_are_no_text() {
    assert_eq!(error(b"\xff\xfe"), "unexpected character");
    assert_ne!(error(b"\"t\"(\xc3\x28) : () -> ()"), "none");
    assert_ne!(error(b"%\xff = \"t\"() : () -> i32"), "none");
    // Strings may contain any bytes.
    assert_eq!(error(b"\"t\"() {a = \"\xff\xfe\x80\"} : () -> ()"), "none");
    assert_eq!(error(b"// \xff\xfe\n\"t\"() : () -> ()"), "none");
    assert_eq!(error(b"\"t\xff\"() : () -> ()"), "none");
}

#[test]
fn a_hundred_megabytes() {
    const SIZE: usize = 100_000_000;
    // One token, one comment, spaces, one line of operations with an error at its end.
    assert_ne!(error("a".repeat(SIZE)), "none");
    assert_eq!(error(format!("//{}", "a".repeat(SIZE))), "none");
    assert_eq!(error(" ".repeat(SIZE)), "none");
    assert_ne!(error(format!("\"{}", "a".repeat(SIZE))), "none");
    assert_ne!(error("[".repeat(SIZE)), "none");
    assert_ne!(error("1".repeat(SIZE)), "none");
    let number = format!("\"t\"() {{a = {} : i64}} : () -> ()", "9".repeat(1_000_000));
    assert_ne!(error(number), "none");
}

/// All texts of the test directories.
fn texts() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for directory in ["valid", "invalid"] {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(directory);
        for file in ods_peer::files(root, "mlir") {
            let text = std::fs::read_to_string(file).expect("test text");
            all.extend(text.split("// -----\n").map(|text| text.as_bytes().to_vec()));
        }
    }
    all
}

#[test]
fn mutated_texts_do_not_panic() {
    let texts = texts();
    let mut random = Random::new(1);
    let rounds = if std::env::var_os("CI").is_some() { 20_000 } else { 4_000 };
    for _ in 0..rounds {
        let mut text = texts[random.below(texts.len())].clone();
        for _ in 0..=random.below(4) {
            let at = random.below(text.len() + 1);
            match random.below(5) {
                0 if at < text.len() => {
                    text.remove(at);
                }
                1 => text.insert(at, b"%^#!@\"{}()[]<>:,=-+*/. 0aiz\n\xff"[random.below(29)]),
                2 => {
                    let end = (at + random.below(20)).min(text.len());
                    text.drain(at..end);
                }
                3 => {
                    let other = &texts[random.below(texts.len())];
                    let from = random.below(other.len());
                    let to = (from + random.below(40)).min(other.len());
                    text.splice(at..at, other[from..to].iter().copied());
                }
                _ if at < text.len() => text[at] ^= 1 << random.below(8),
                _ => {}
            }
        }
        bodies::text(&text);
    }
}

/// Runs the fuzz target's body on its seeds and on every test text.
#[test]
fn fuzz_seeds_do_not_panic() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds/text.mlir");
    let seeds = std::fs::read_to_string(seeds).expect("seeds");
    for text in seeds.split(ods_peer::BREAK) {
        bodies::text(text.as_bytes());
    }
    for text in texts() {
        bodies::text(&text);
    }
}

/// Aliases that each name the one before `width` times.
fn chain(sigil: char, open: &str, close: char, width: usize, count: usize) -> String {
    let mut text = format!("{sigil}a0 = {open}i32{close}\n");
    for n in 1..count {
        let parts = vec![format!("{sigil}a{}", n - 1); width].join(", ");
        text += &format!("{sigil}a{n} = {open}{parts}{close}\n");
    }
    text + &format!("\"t\"() {{a = {sigil}a{}}} : () -> ()\n", count - 1)
}

#[test]
fn what_aliases_stand_for_is_limited() {
    for (sigil, open, close) in [('#', "[", ']'), ('!', "tuple<", '>')] {
        assert_eq!(error(chain(sigil, open, close, 2, 10)), "none");
        let message = error(chain(sigil, open, close, 2, 60));
        assert!(message.starts_with("aliases stand for more than"), "{message}");
        assert_eq!(error(chain(sigil, open, close, 1, 200)), "none");
        let message = error(chain(sigil, open, close, 1, DEEP));
        assert_eq!(message, "nesting is deeper than 256 levels");
    }
    // Uses do not count: debug information of real programs has many of large attributes.
    let uses = "\"t\"() {a = #a15} : () -> ()\n".repeat(1000);
    assert_eq!(error(chain('#', "[", ']', 2, 16) + &uses), "none");
    let name = "n".repeat(1 << 16);
    let located = "\"t\"() : () -> () loc(#late)\n".repeat(5000);
    assert_eq!(error(format!("{located}#late = loc(\"{name}\")\n")), "none");
}

/// Reading, verifying and printing take time that grows with the number of cases only.
#[test]
fn switches_may_have_many_cases() {
    let cases: String =
        (0..50_000).map(|n| format!(",\n{n}: ^bb{}(%a : i32)", 1 + n % 2)).collect();
    let switch = format!(
        "func.func @f(%a: i32) {{ cf.switch %a : i32, [default: ^bb1(%a : i32){cases}]\n\
         ^bb1(%b: i32): return\n^bb2(%c: i32): return }}"
    );
    assert_eq!(error(switch), "none");
    let cases: String = (0..50_000).map(|n| format!("case {n} {{ scf.yield }}\n")).collect();
    let switch =
        format!("func.func @f(%a: index) {{ scf.index_switch %a {cases} default {{}} return }}");
    assert_eq!(error(switch), "none");
}
