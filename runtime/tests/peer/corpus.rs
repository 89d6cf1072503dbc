// Attributes, one per line, are printed or rejected like the peer does, with the same message and position. To add a
// case, add a line or a file to the directory.

use std::sync::{Arc, Mutex};

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, files, name_of};
use ods_runtime::Context;
use ods_runtime::attrs::DictionaryAttr;
use ods_runtime::text::Parser;
use ods_runtime::text::writer::AsmWriter;

use super::{in_peer, mlir_opt};

/// The result for a text: the printed text, or line, column and message of the first error.
type Outcome = Result<String, String>;

/// The operation that carries an attribute.
#[derive(Clone, Copy)]
struct Carrier {
    head: &'static str,
    tail: &'static str,
    unregistered: bool,
}

/// Unregistered operations accept all attributes, with unknown dialects allowed.
const UNREGISTERED: Carrier = Carrier { head: "\"t\"() ", tail: " : () -> ()", unregistered: true };

/// Modules accept all attributes whose names have a prefix.
const REGISTERED: Carrier = Carrier { head: "module attributes ", tail: " {", unregistered: false };

impl Carrier {
    fn chunk(self, line: &str) -> String {
        let end = if self.unregistered { "" } else { "}" };
        format!("{}{{t.a = {line}}}{}{end}\n", self.head, self.tail)
    }
}

fn peer(lines: &[&str], carrier: Carrier) -> Vec<Outcome> {
    let input = lines.iter().map(|line| carrier.chunk(line)).collect::<Vec<_>>().join(BREAK);
    let mut arguments = vec!["--split-input-file", "--mlir-print-local-scope"];
    if carrier.unregistered {
        arguments.push("--allow-unregistered-dialect");
    }
    let (output, errors) = mlir_opt(&arguments, &input);
    let answered = output.matches("// -----").count() + 1;
    assert!(answered >= lines.len(), "the peer crashed on `{}`", lines[answered - 1]);
    let mut outcomes: Vec<Outcome> = output
        .split(BREAK)
        .map(|text| {
            let text = text.lines().find_map(|line| line.trim().strip_prefix(carrier.head));
            let text = text.map_or("", |text| text.strip_suffix(carrier.tail).unwrap_or(text));
            Ok(text.to_owned())
        })
        .collect();
    outcomes.resize(lines.len(), Ok(String::new()));
    for line in errors.lines().rev() {
        let Some((place, message)) = line.split_once(": error: ") else { continue };
        let mut parts = place.rsplitn(3, ':');
        let column = parts.next().unwrap_or_default();
        let Some(row) = parts.next().and_then(|row| row.parse::<usize>().ok()) else { continue };
        // Two lines per text: the text and the separator.
        if let Some(outcome) = outcomes.get_mut((row - 1) / 2) {
            *outcome = Err(format!("{}:{column}: {message}", (row - 1) % 2));
        }
    }
    outcomes
}

fn ours(line: &str, carrier: Carrier) -> Outcome {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(carrier.unregistered);
    for dialect in ["builtin", "arith", "func"] {
        ctx.register_namespace(dialect, false);
    }
    let earlier = Arc::new(Mutex::new(Vec::new()));
    let sink = earlier.clone();
    ctx.add_diagnostic_handler(Arc::new(move |_, diagnostic| {
        sink.lock().expect("no panic").insert(0, diagnostic.clone());
        true
    }));
    let buffer = ctx.add_source("<stdin>", carrier.chunk(line).into_bytes());
    let mut parser = Parser::new(&ctx, &buffer);
    parser.reset(carrier.head.len() as u32);
    let mut entries = Default::default();
    let result = parser.parse_attribute_dict(&mut entries);
    match result {
        Ok(()) => {
            let mut writer = AsmWriter::new(&ctx);
            writer.print_attribute(DictionaryAttr::get(&ctx, &entries));
            Ok(writer.finish())
        }
        Err(error) => {
            // The first of several errors is compared.
            let error = earlier.lock().expect("no panic").pop().unwrap_or(error);
            let position = error.location().position().expect("a place in the text");
            let position = position - buffer.base().expect("a short text");
            let (row, column) = buffer.line_and_column(position);
            Err(format!("{}:{column}: {}", row - 1, error.message()))
        }
    }
}

/// A line per result.
fn shown(outcomes: &[Outcome]) -> String {
    let lines = outcomes.iter().map(|outcome| match outcome {
        Ok(text) => format!("{text}\n"),
        Err(error) => format!("error {error}\n"),
    });
    lines.collect()
}

/// Compares all lines of the files.
fn compare(name: &str, carrier: Carrier, form: Kept) {
    let mut answers = Answers::of(MLIR_OPT, in_peer(name));
    for path in files(in_peer("corpus"), "txt") {
        let text = std::fs::read_to_string(&path).expect("corpus files are UTF-8");
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        let ours: Vec<Outcome> = lines.iter().map(|line| ours(line, carrier)).collect();
        answers.check(&name_of(&path), form, &shown(&ours), || shown(&peer(&lines, carrier)));
    }
    answers.finish();
}

#[test]
fn same_text_and_same_errors() {
    compare("corpus.out", UNREGISTERED, Kept::Text);
}

#[test]
fn same_errors_about_unknown_dialects() {
    compare("corpus-registered.out", REGISTERED, Kept::Sample(50_000));
}
