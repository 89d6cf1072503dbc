//! Random control flow between blocks is lifted to `scf` as it is by the peer. A sample of the peer's output is in
//! `tests/expected/random-cfgs.out`; `ODS_RANDOM_PROGRAMS=5000 cargo test -p ods --test random_cfgs -- --ignored` compares
//! more functions with the peer.

use std::fmt::Write;
use std::path::Path;

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, Random, run_on_text, text_of};

/// A function whose blocks have any edges. All blocks can be reached.
struct Cfg {
    random: Random,
    /// The types of the arguments of each block.
    arguments: Vec<Vec<&'static str>>,
    successors: Vec<Vec<usize>>,
    /// The blocks that dominate each block, and itself.
    dominators: Vec<Vec<usize>>,
    /// Whether terminators of several kinds end the function.
    has_kinds: bool,
}

impl Cfg {
    fn new(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let count = 3 + random.below(7);
        let is_endless = random.below(5) == 0;
        let has_kinds = random.below(5) == 0;
        let mut arguments = vec![Vec::new()];
        let mut successors = vec![Vec::new(); count];
        for block in 1..count {
            let types = (0..random.below(3)).map(|_| random.one_of(&["i32", "f32", "i1"]));
            arguments.push(types.collect());
            successors[random.below(block)].push(block);
        }
        for edges in &mut successors {
            for _ in 0..random.below(4) {
                edges.insert(random.below(edges.len() + 1), 1 + random.below(count - 1));
            }
        }
        if !is_endless && successors.iter().all(|edges| !edges.is_empty()) {
            successors[count - 1].clear();
        }
        let dominators = dominators(&successors);
        Cfg { random, arguments, successors, dominators, has_kinds }
    }

    /// A value of the type `ty` that is defined before the operations of `block`, or in it if `inside`.
    fn value(&mut self, block: usize, ty: &str, inside: bool) -> String {
        let mut values = vec![format!("%{ty}")];
        for dominator in &self.dominators[block] {
            for (index, argument) in self.arguments[*dominator].iter().enumerate() {
                if *argument == ty {
                    values.push(format!("%a{dominator}_{index}"));
                }
            }
            if *dominator != block || inside {
                match ty {
                    "i32" => values.push(format!("%v{dominator}")),
                    "i1" => values.push(format!("%c{dominator}")),
                    _ => {}
                }
            }
        }
        values.swap_remove(self.random.below(values.len()))
    }

    fn destination(&mut self, from: usize, to: usize) -> String {
        let types = self.arguments[to].clone();
        if types.is_empty() {
            return format!("^bb{to}");
        }
        let values: Vec<String> = types.iter().map(|ty| self.value(from, ty, true)).collect();
        format!("^bb{to}({} : {})", values.join(", "), types.join(", "))
    }

    fn terminator(&mut self, block: usize) -> String {
        let edges = self.successors[block].clone();
        let to: Vec<String> = edges.iter().map(|edge| self.destination(block, *edge)).collect();
        match &to[..] {
            [] if self.has_kinds && self.random.below(2) == 0 => "\"t.end\"() : () -> ()".into(),
            [] => {
                let values = [self.value(block, "i32", true), self.value(block, "f32", true)];
                format!("return {}, {} : i32, f32", values[0], values[1])
            }
            [to] => format!("cf.br {to}"),
            [a, b] if self.random.below(5) > 0 => {
                format!("cf.cond_br {}, {a}, {b}", self.value(block, "i1", true))
            }
            [default, cases @ ..] => {
                let flag = self.value(block, "i32", true);
                let first = self.random.below(5) as i64 - 2;
                let mut text = format!("cf.switch {flag} : i32, [\n    default: {default}");
                for (value, case) in (first..).step_by(3).zip(cases) {
                    let _ = write!(text, ",\n    {value}: {case}");
                }
                text + "\n  ]"
            }
        }
    }

    fn text(mut self) -> String {
        let mut text = "func.func @f(%i1: i1, %i32: i32, %f32: f32) -> (i32, f32) {\n".to_owned();
        for block in 0..self.successors.len() {
            let types = &self.arguments[block];
            let arguments = types.iter().enumerate().map(|(i, ty)| format!("%a{block}_{i}: {ty}"));
            let arguments: Vec<String> = arguments.collect();
            let _ = match arguments.is_empty() {
                _ if block == 0 => Ok(()),
                true => writeln!(text, "^bb{block}:"),
                false => writeln!(text, "^bb{block}({}):", arguments.join(", ")),
            };
            let value = self.value(block, "i32", false);
            let _ = writeln!(text, "  %v{block} = \"t.a\"({value}) : (i32) -> i32");
            let _ = writeln!(text, "  %c{block} = \"t.c\"(%v{block}) : (i32) -> i1");
            if self.random.below(8) == 0 {
                let [p, v] = ["i1", "i32"].map(|ty| self.value(block, ty, true));
                let _ = writeln!(text, "  scf.if {p} {{\n    \"t.u\"({v}) : (i32) -> ()\n  }}");
            }
            let _ = writeln!(text, "  {}", self.terminator(block));
        }
        text + "}\n"
    }
}

fn dominators(successors: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let count = successors.len();
    let mut dominators: Vec<Vec<usize>> = vec![(0..count).collect(); count];
    dominators[0] = vec![0];
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for block in 1..count {
            let all = |dominator: &usize| {
                let mut before = (0..count).filter(|other| successors[*other].contains(&block));
                *dominator == block || before.all(|it| dominators[it].contains(dominator))
            };
            let new: Vec<usize> = (0..count).filter(all).collect();
            is_changed |= new != dominators[block];
            dominators[block] = new;
        }
    }
    dominators
}

fn programs(seeds: std::ops::Range<u64>) -> String {
    seeds.map(|seed| Cfg::new(seed).text()).collect::<Vec<_>>().join(BREAK)
}

/// The output of `program`, which accepts all texts.
fn run(program: &str, flags: &str, text: &str) -> String {
    let mut all = vec!["--split-input-file", "--allow-unregistered-dialect"];
    all.extend(flags.split(' '));
    let output = run_on_text(program, &all, text);
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    text_of(&output.stdout)
}

const FLAGS: [&str; 3] = [
    "--lift-cf-to-scf",
    "--lift-cf-to-scf --mlir-print-debuginfo --mlir-print-local-scope",
    "--canonicalize --lift-cf-to-scf --canonicalize --cse",
];

#[test]
fn random_control_flow_is_lifted_alike() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected/random-cfgs.out");
    let mut answers = Answers::of(MLIR_OPT, path);
    for (flags, start) in FLAGS.into_iter().zip((0..).step_by(60)) {
        let text = programs(start..start + 60);
        let ours = run(env!("CARGO_BIN_EXE_ods-opt"), flags, &text);
        answers.check(flags, Kept::Sample(15_000), &ours, || run(MLIR_OPT, flags, &text));
    }
    answers.finish();
}

#[test]
#[ignore = "needs LLVM 22 and some seconds"]
fn much_random_control_flow_is_lifted_alike() {
    const BATCH: u64 = 50;
    let count = std::env::var("ODS_RANDOM_PROGRAMS").ok().and_then(|it| it.parse().ok());
    let count = count.unwrap_or(2_000);
    for start in (1_000..1_000 + count).step_by(BATCH as usize) {
        let flags = FLAGS[(start / BATCH) as usize % FLAGS.len()];
        let text = programs(start..start + BATCH);
        let [ours, theirs] =
            [env!("CARGO_BIN_EXE_ods-opt"), MLIR_OPT].map(|it| run(it, flags, &text));
        assert!(ours == theirs, "functions {start} to {} differ: {flags}", start + BATCH);
    }
}
