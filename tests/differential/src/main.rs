//! Builds random definitions twice, with `mlir-tblgen` and `g++` and with `odsgen` and `rustc`, and compares which
//! definitions are accepted and what the two programs answer to random texts. See `README.md`.

mod acceptance;
mod compare;
mod constraints;
mod definition;
mod generate;
mod programs;
mod texts;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use ods_peer::Random;

use acceptance::{Generators, Verdict, preamble};
use compare::{Difference, Outcome};
use definition::{Composite, Definition, Kind, Operation};
use generate::Pool;
use programs::Programs;

/// Compares random definitions.
#[derive(Parser)]
struct Options {
    /// The first seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of seeds
    #[arg(long, default_value_t = 1)]
    rounds: u64,
    /// Definitions of a seed
    #[arg(long, default_value_t = 150)]
    definitions: usize,
    /// Texts of a seed
    #[arg(long, default_value_t = 1500)]
    texts: usize,
    /// The `odsgen` to test
    #[arg(long, default_value = "target/debug/odsgen")]
    odsgen: PathBuf,
    /// The directory for generated files and the report
    #[arg(long, default_value = "target/differential")]
    directory: PathBuf,
}

/// The figures of a seed.
#[derive(Default)]
struct Figures {
    accepted: usize,
    rejected: usize,
    built: usize,
    equal: usize,
    valid: usize,
    crashed: usize,
    faults: BTreeMap<&'static str, usize>,
    differences: usize,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let Some(include) = ods_peer::upstream_definitions() else {
        println!("skipped: MLIR's definitions are not installed");
        return ExitCode::SUCCESS;
    };
    std::fs::create_dir_all(&options.directory).expect("a writable directory");
    let directory = options.directory.canonicalize().expect("the directory");
    let odsgen = options.odsgen.canonicalize().expect("odsgen is built");
    let generators = Generators { odsgen, include, directory };
    let mut differences = 0;
    for seed in options.seed..options.seed + options.rounds {
        let mut run = Run {
            generators: &generators,
            random: Random::new(seed),
            figures: Figures::default(),
            report: String::new(),
        };
        run.run(&options);
        let figures = &run.figures;
        println!("{}", figures.shown(seed));
        let file = generators.directory.join(format!("seed-{seed}.md"));
        std::fs::write(&file, format!("{}\n\n{}", figures.shown(seed), run.report))
            .expect("writable");
        if figures.differences > 0 {
            println!("{}", file.display());
        }
        differences += figures.differences;
    }
    if differences == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

impl Figures {
    fn shown(&self, seed: u64) -> String {
        let faults: usize = self.faults.values().sum();
        format!(
            "seed {seed}: {} definitions accepted and {} rejected alike, {} built; {} texts answered alike ({} valid), \
             {faults} with a listed fault of the peer, {} crash it; {} differences",
            self.accepted,
            self.rejected,
            self.built,
            self.equal,
            self.valid,
            self.crashed,
            self.differences
        )
    }
}

/// The run of a seed.
struct Run<'a> {
    generators: &'a Generators,
    random: Random,
    figures: Figures,
    report: String,
}

impl Run<'_> {
    fn run(&mut self, options: &Options) {
        let definitions = self.definitions(options.definitions);
        let programs = Programs::build(self.generators, definitions);
        self.figures.built = programs.definitions.len();
        for (class, error) in &programs.refused_by_ours {
            let definition = programs.all.iter().find(|it| it.class() == *class);
            let shown = definition.map_or_else(String::new, ToString::to_string);
            self.differ(
                &format!("the Rust of {class} does not compile"),
                &format!("{shown}{error}"),
            );
        }
        for (class, error) in &programs.refused_by_peer {
            let _ = writeln!(self.report, "- the C++ of {class} does not compile: {error}");
        }
        for (class, error) in &programs.with_hooks {
            let _ = writeln!(self.report, "- {class} needs a hook: {error}");
        }
        self.report.push('\n');
        self.texts(&programs, options.texts);
    }

    fn differ(&mut self, title: &str, details: &str) {
        self.figures.differences += 1;
        let _ = writeln!(self.report, "## {title}\n\n```\n{}\n```\n", details.trim_end());
    }

    /// Random definitions that both generators accept.
    fn definitions(&mut self, count: usize) -> Vec<Definition> {
        let mut accepted = Vec::new();
        let mut pool = Pool { enumerations: Vec::new(), types: Vec::new(), attributes: Vec::new() };
        for index in 0..count {
            let definition = match index {
                0..8 => generate::enumeration(&mut self.random, index),
                8..16 => generate::composite(&mut self.random, index, true),
                16..22 => generate::composite(&mut self.random, index, false),
                _ => generate::operation(&mut self.random, &pool, index),
            };
            // Operations do not refer to each other.
            if !self.is_accepted(&accepted[..accepted.len().min(22)], &definition) {
                continue;
            }
            match &definition.kind {
                Kind::Enumeration(it) => {
                    pool.enumerations.push((definition.name.clone(), it.clone()))
                }
                Kind::Composite(it) => {
                    let samples = self.samples(it);
                    let pool = if it.is_type { &mut pool.types } else { &mut pool.attributes };
                    pool.push((definition.name.clone(), samples));
                }
                Kind::Operation(_) => {}
            }
            accepted.push(definition);
        }
        accepted
    }

    fn samples(&mut self, it: &Composite) -> Vec<String> {
        (0..6).map(|_| generate::composite_text(&mut self.random, it)).collect()
    }

    /// Whether both generators accept the definition, which may refer to `others`; a difference is reported.
    fn is_accepted(&mut self, others: &[Definition], definition: &Definition) -> bool {
        let preamble = preamble(others);
        let (peer, ours) = self.generators.verdicts(&preamble, definition);
        if peer.agrees_with(&ours) {
            match peer {
                Verdict::Accepted => self.figures.accepted += 1,
                _ => self.figures.rejected += 1,
            }
            return peer == Verdict::Accepted;
        }
        if let Verdict::Crashed(_) = peer {
            let _ = writeln!(self.report, "- mlir-tblgen crashes for {}", definition.name);
            return false;
        }
        let smallest = acceptance::shrink(definition, |smaller| {
            let (smaller_peer, smaller_ours) = self.generators.verdicts(&preamble, smaller);
            peer.is_like(&smaller_peer) && ours.is_like(&smaller_ours)
        });
        let (peer, ours) = self.generators.verdicts(&preamble, &smallest);
        let mut details = format!("{smallest}\npeer: {peer}\nours: {ours}");
        if peer == Verdict::Accepted {
            let needed = programs::with_dependencies(others, &smallest);
            if let Some(error) = programs::error_in_cpp(self.generators, &needed) {
                self.figures.rejected += 1;
                let _ = writeln!(details, "\nThe C++ does not compile: {error}");
                let _ = writeln!(self.report, "{details}\n");
                return false;
            }
        }
        self.differ(&format!("{} is accepted differently", definition.name), &details);
        false
    }

    /// Compares the answers to random texts.
    fn texts(&mut self, programs: &Programs, count: usize) {
        let operations: Vec<(&Definition, Operation)> = self.operations(programs);
        let mut classes: BTreeMap<String, usize> = BTreeMap::new();
        let mut generic = Vec::new();
        for _ in 0..count / 2 {
            if operations.is_empty() {
                break;
            }
            let (_, operation) = &operations[self.random.below(operations.len())];
            generic.push(texts::of_operation(&mut self.random, operation));
        }
        let custom = self.compare(programs, generic, &mut classes);
        let mut others = Vec::new();
        while others.len() < count - count / 2 && !custom.is_empty() {
            let text = self.random.one_of(&custom);
            let is_mutated = self.random.one_in(2);
            others.push(if is_mutated { texts::mutated(&mut self.random, &text) } else { text });
        }
        self.compare(programs, others, &mut classes);
        for (class, count) in classes {
            let _ = writeln!(self.report, "- {count} × {class}");
        }
    }

    /// The operations that were built, with the types and attributes that the peer accepts.
    fn operations<'p>(&mut self, programs: &'p Programs) -> Vec<(&'p Definition, Operation)> {
        let mut classes = BTreeMap::new();
        let mut samples: Vec<String> = Vec::new();
        for definition in &programs.definitions {
            if let Kind::Composite(it) = &definition.kind {
                samples.extend(self.samples(it));
            }
        }
        let texts: Vec<_> = samples.iter().map(|it| texts::of_sample(it)).collect();
        let answers = programs.answers(&texts);
        let valid: Vec<_> = samples
            .iter()
            .zip(&answers)
            .filter(|(_, (peer, ours))| peer.is_valid && !peer.has_crashed && ours.is_valid)
            .map(|(sample, _)| sample.clone())
            .collect();
        self.compare(programs, texts, &mut classes);
        let mut operations = Vec::new();
        for definition in &programs.definitions {
            let Kind::Operation(operation) = &definition.kind else { continue };
            let mut operation = operation.clone();
            for values in operation.values_mut() {
                let samples = &mut values.constraint.samples;
                if samples.iter().any(|it| it.starts_with("!d.")) {
                    let prefix = samples[0].split(['<', ' ']).next().unwrap_or_default().to_owned();
                    let fitting =
                        valid.iter().filter(|it| it.split(['<', ' ']).next() == Some(&*prefix));
                    let fitting: Vec<_> = fitting.cloned().collect();
                    if !fitting.is_empty() {
                        *samples = fitting;
                    }
                }
            }
            operations.push((definition, operation));
        }
        operations
    }

    /// Compares the answers to `texts`; returns the custom forms of valid ones.
    fn compare(
        &mut self,
        programs: &Programs,
        texts: Vec<String>,
        classes: &mut BTreeMap<String, usize>,
    ) -> Vec<String> {
        let answers = programs.answers(&texts);
        let mut custom = Vec::new();
        for (text, (peer, ours)) in texts.into_iter().zip(answers) {
            if peer.is_valid && !peer.has_crashed {
                self.figures.valid += 1;
                custom.push(peer.custom.clone());
            }
            match compare::outcome(&peer, &ours) {
                Outcome::Equal => self.figures.equal += 1,
                Outcome::PeerCrashed => self.figures.crashed += 1,
                Outcome::Known(title) => *self.figures.faults.entry(title).or_default() += 1,
                Outcome::Different(class) => {
                    let seen = classes.entry(class.clone()).or_default();
                    *seen += 1;
                    if *seen > 3 {
                        self.figures.differences += 1;
                        continue;
                    }
                    let mut difference = Difference { class, text, peer, ours };
                    compare::shrink(programs, &mut difference);
                    self.differ(&difference.class.clone(), &shown(programs, &difference));
                }
            }
        }
        custom
    }
}

/// A difference with the definitions that its text names.
fn shown(programs: &Programs, difference: &Difference) -> String {
    let mut shown = String::new();
    for definition in &programs.definitions {
        let mnemonic = match &definition.kind {
            Kind::Operation(it) => &it.mnemonic,
            Kind::Composite(it) => &it.mnemonic,
            Kind::Enumeration(_) => continue,
        };
        let text = &difference.text;
        let is_named = texts::tokens(text)
            .iter()
            .any(|it| it.trim().trim_matches(['"', '!', '#']) == format!("d.{mnemonic}"));
        if is_named {
            let _ = write!(shown, "{definition}");
        }
    }
    let _ = writeln!(shown, "--- text\n{}", difference.text.trim_end());
    for (side, answer) in [("peer", &difference.peer), ("ours", &difference.ours)] {
        let _ = writeln!(shown, "--- {side}{}", if answer.has_crashed { " (crashed)" } else { "" });
        if answer.is_valid {
            let _ = write!(shown, "{}{}", answer.custom, answer.generic);
        } else {
            let _ = write!(shown, "{}", answer.diagnostics);
        }
    }
    shown
}
