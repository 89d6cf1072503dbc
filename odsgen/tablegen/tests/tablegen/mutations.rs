//! Runs the bodies of the fuzz targets on mutations of the probes. No text may cause a panic, a stack overflow, or a
//! failure without a diagnostic.
//!
//! `MUTATIONS=n` sets the number of mutations.

use ods_peer::Random;
use std::path::Path;

#[allow(unreachable_pub, reason = "the fuzz targets are separate crates")]
#[path = "../../fuzz/src/bodies.rs"]
mod bodies;

fn mutate(text: &str, words: &[&str], random: &mut Random) -> String {
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(4) {
        let at = random.below(text.len() + 1);
        let end = (at + random.below(8)).min(text.len());
        match random.below(4) {
            0 => {
                text.drain(at..end);
            }
            1 => {
                let copy: Vec<char> = text[at..end].to_vec();
                let to = random.below(text.len() + 1);
                text.splice(to..to, copy);
            }
            2 => {
                let word = random.one_of(words);
                text.splice(at..end, word.chars());
            }
            _ => {
                let c = random.one_of(&[
                    "<", ">", "{", "}", "[", "]", "(", ")", ";", ",", "#", "?", ":", "\"", "!",
                    "=", "é", "0",
                ]);
                text.splice(at..at, c.chars());
            }
        }
    }
    text.into_iter().collect()
}

#[test]
fn mutated_probes_do_not_panic() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tablegen/probes");
    let texts = ods_peer::files(dir, "td").into_iter();
    let texts: Vec<String> =
        texts.map(|path| std::fs::read_to_string(path).expect("a probe")).collect();
    let cases: Vec<&str> = texts.iter().flat_map(|text| text.split("// -----")).collect();
    let words: Vec<&str> = texts.iter().flat_map(|text| text.split_whitespace()).collect();
    let count = std::env::var("MUTATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(3000);
    let mut random = Random::new(22);
    for i in 0..count {
        let text = mutate(random.one_of(&cases), &words, &mut random);
        let body = if i % 4 == 0 { bodies::parse } else { bodies::evaluate };
        if let Err(panic) = std::panic::catch_unwind(|| body(&text)) {
            eprintln!("--- mutation {i}\n{text}\n---");
            std::panic::resume_unwind(panic);
        }
    }
}

#[test]
fn fuzz_seeds_do_not_panic() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds/tablegen.td");
    let seeds = std::fs::read_to_string(seeds).expect("seeds");
    for text in seeds.split("// -----\n") {
        bodies::evaluate(text);
        bodies::parse(text);
    }
}
