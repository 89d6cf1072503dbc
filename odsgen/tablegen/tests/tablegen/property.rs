//! Small random programs with all operators: the JSON or the first error equals the peer's.
//!
//! `PROGRAMS=n` sets the number of programs.

use super::{PEER, first_error};
use ods_peer::Random;
use odsgen_tablegen::{Options, Session};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Int,
    Bit,
    Bits,
    String,
    Ints,
    Strings,
    Dag,
    Record,
}

const KINDS: [(Kind, &str); 8] = [
    (Kind::Int, "int"),
    (Kind::Bit, "bit"),
    (Kind::Bits, "bits<4>"),
    (Kind::String, "string"),
    (Kind::Ints, "list<int>"),
    (Kind::Strings, "list<string>"),
    (Kind::Dag, "dag"),
    (Kind::Record, "K"),
];

/// A random expression of a kind; `names` are the fields and arguments in scope.
fn expr(random: &mut Random, kind: Kind, depth: usize, names: &[(Kind, String)]) -> String {
    if random.below(3) == 0 {
        let fitting: Vec<&str> =
            names.iter().filter(|name| name.0 == kind).map(|name| name.1.as_str()).collect();
        if !fitting.is_empty() {
            return random.one_of(&fitting).to_owned();
        }
    }
    let leaf = depth == 0 || random.below(5) == 0;
    if leaf {
        return match kind {
            Kind::Int => random.one_of(&["0", "1", "-1", "7", "42", "0x10", "3", "?"]).to_owned(),
            Kind::Bit => random.one_of(&["0", "1", "true", "false"]).to_owned(),
            Kind::Bits => {
                random.one_of(&["0b1010", "5", "{1, 0, 1, 1}", "{0, ?, 1, 0}"]).to_owned()
            }
            Kind::String => {
                random.one_of(&["\"a\"", "\"\"", "\"xYz\"", "[{code}]", "\"k1\""]).to_owned()
            }
            Kind::Ints => random.one_of(&["[1, 2, 3]", "[]<int>", "[4]", "[0, -1]"]).to_owned(),
            Kind::Strings => random.one_of(&["[\"a\", \"b\"]", "[]<string>", "[\"q\"]"]).to_owned(),
            Kind::Dag => {
                random.one_of(&["(op 1:$a, \"s\")", "(op)", "(op k1:$k, ?:$u, 2)"]).to_owned()
            }
            Kind::Record => random.one_of(&["k1", "k2", "K<3>", "L<1>"]).to_owned(),
        };
    }
    let choice = random.below(1000);
    let mut e = |kind: Kind| expr(random, kind, depth.saturating_sub(1), names);
    match kind {
        Kind::Int => match choice % 14 {
            0 => format!("!add({}, {}, 1)", e(Kind::Int), e(Kind::Int)),
            1 => format!("!sub({}, {})", e(Kind::Int), e(Kind::Bits)),
            2 => format!("!mul({}, {})", e(Kind::Int), e(Kind::Int)),
            3 => format!("!div({}, {})", e(Kind::Int), e(Kind::Int)),
            4 => format!("!if({}, {}, {})", e(Kind::Bit), e(Kind::Int), e(Kind::Int)),
            5 => format!("!size({})", e(Kind::Ints)),
            6 => format!("!find({}, {})", e(Kind::String), e(Kind::String)),
            7 => format!("!foldl(0, {}, acc, it, !add(acc, it))", e(Kind::Ints)),
            8 => format!("{}.v", e(Kind::Record)),
            9 => format!("!shl({}, 2)", e(Kind::Int)),
            10 => format!("!cond({}: {}, true: {})", e(Kind::Bit), e(Kind::Int), e(Kind::Int)),
            11 => format!("!getdagarg<int>({}, 0)", e(Kind::Dag)),
            12 => format!("!xor({}, {})", e(Kind::Int), e(Kind::Bit)),
            _ => format!("!head({})", e(Kind::Ints)),
        },
        Kind::Bit => match choice % 9 {
            0 => format!("!eq({}, {})", e(Kind::Int), e(Kind::Int)),
            1 => format!("!lt({}, {})", e(Kind::String), e(Kind::String)),
            2 => format!("!and({}, {})", e(Kind::Bit), e(Kind::Bit)),
            3 => format!("!not({})", e(Kind::Bit)),
            4 => format!("!empty({})", e(Kind::Strings)),
            5 => format!("!isa<L>({})", e(Kind::Record)),
            6 => format!("!match({}, \"[a-m]+\")", e(Kind::String)),
            7 => format!("!exists<K>({})", e(Kind::String)),
            _ => format!("!ne({}, {})", e(Kind::Record), e(Kind::Record)),
        },
        Kind::Bits => match choice % 2 {
            0 => format!("!if({}, {}, {})", e(Kind::Bit), e(Kind::Bits), e(Kind::Bits)),
            _ => format!("!cast<bits<4>>(!and({}, 15))", e(Kind::Int)),
        },
        Kind::String => match choice % 9 {
            0 => format!("!strconcat({}, {})", e(Kind::String), e(Kind::String)),
            1 => format!("!cast<string>({})", e(Kind::Int)),
            2 => format!("!substr({}, 0, {})", e(Kind::String), e(Kind::Int)),
            3 => format!("!subst(\"a\", {}, {})", e(Kind::String), e(Kind::String)),
            4 => format!("!toupper({})", e(Kind::String)),
            5 => format!("!interleave({}, {})", e(Kind::Ints), e(Kind::String)),
            6 => format!("!repr({})", e(Kind::Dag)),
            7 => format!("!cast<string>({})", e(Kind::Record)),
            _ => format!("\"p\" # {}", e(Kind::Int)),
        },
        Kind::Ints => match choice % 8 {
            0 => format!("!listconcat({}, {})", e(Kind::Ints), e(Kind::Ints)),
            1 => format!("!foreach(x{depth}, {}, !add(x{depth}, {}))", e(Kind::Ints), e(Kind::Int)),
            2 => format!("!filter(y{depth}, {}, !gt(y{depth}, {}))", e(Kind::Ints), e(Kind::Int)),
            3 => format!("!range(0, !and({}, 7))", e(Kind::Int)),
            4 => format!("!tail({})", e(Kind::Ints)),
            5 => format!("!listsplat({}, 2)", e(Kind::Int)),
            6 => format!("!listremove({}, {})", e(Kind::Ints), e(Kind::Ints)),
            _ => format!("[{}, {}]", e(Kind::Int), e(Kind::Int)),
        },
        Kind::Strings => match choice % 3 {
            0 => format!("!foreach(z{depth}, {}, \"e\" # z{depth})", e(Kind::Ints)),
            1 => format!("[{}, {}]", e(Kind::String), e(Kind::String)),
            _ => format!("!if({}, {}, {})", e(Kind::Bit), e(Kind::Strings), e(Kind::Strings)),
        },
        Kind::Dag => match choice % 6 {
            0 => format!("!con({}, {})", e(Kind::Dag), e(Kind::Dag)),
            1 => format!("(op {}:$p, {})", e(Kind::Int), e(Kind::Record)),
            2 => format!("!dag(op, {}, ?)", e(Kind::Ints)),
            3 => format!("!setdagop({}, k1)", e(Kind::Dag)),
            4 => format!("!setdagname({}, 0, {})", e(Kind::Dag), e(Kind::String)),
            _ => format!("!foreach(d{depth}, {}, d{depth})", e(Kind::Dag)),
        },
        Kind::Record => match choice % 4 {
            0 => format!("!if({}, {}, {})", e(Kind::Bit), e(Kind::Record), e(Kind::Record)),
            1 => format!("K<{}>", e(Kind::Int)),
            2 => format!("L<{}>", e(Kind::Int)),
            _ => format!("!cast<K>({})", e(Kind::String)),
        },
    }
}

fn program(random: &mut Random) -> String {
    let mut text = String::from(
        "class K<int n = 0> { int v = n; string s = \"s\" # n; }\nclass L<int n> : K<n> { let s = \"l\"; }\n\
         def op;\ndef k1 : K<1>;\ndef k2 : L<2>;\n",
    );
    let mut names: Vec<(Kind, String)> = Vec::new();
    let mut args = Vec::new();
    for i in 0..2 {
        let (kind, ty) = KINDS[random.below(KINDS.len())];
        args.push((kind, ty, format!("a{i}")));
        names.push((kind, format!("a{i}")));
    }
    let _ = writeln!(text, "class C<{} a0, {} a1> {{", args[0].1, args[1].1);
    for i in 0..1 + random.below(3) {
        let (kind, ty) = KINDS[random.below(KINDS.len())];
        let value = expr(random, kind, 3, &names);
        let _ = writeln!(text, "  {ty} f{i} = {value};");
        names.push((kind, format!("f{i}")));
    }
    text.push_str("}\n");
    for i in 0..2 {
        let (x, y) = (expr(random, args[0].0, 1, &[]), expr(random, args[1].0, 1, &[]));
        let _ = writeln!(text, "def d{i} : C<{x}, {y}> {{");
        let (kind, ty) = KINDS[random.below(KINDS.len())];
        let inherited: Vec<_> = names[2..].to_vec();
        let _ = writeln!(text, "  {ty} g = {};\n}}", expr(random, kind, 3, &inherited));
    }
    let _ = writeln!(text, "multiclass M<int m> {{ def _x : K<!add(m, 1)>; def : L<m>; }}");
    let _ = writeln!(text, "foreach i = {} in defm q#i : M<i>;", expr(random, Kind::Ints, 1, &[]));
    text
}

#[test]
#[ignore = "needs LLVM 22"]
fn results_of_random_programs_equal_the_peers() {
    let count: u64 = std::env::var("PROGRAMS").ok().and_then(|n| n.parse().ok()).unwrap_or(400);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("property.td");
    let name = file.display().to_string();
    let mut problems = String::new();
    let mut succeeded = 0;
    for seed in 1..=count {
        let text = program(&mut Random::new(seed));
        std::fs::write(&file, &text).expect("written");
        let flags = ["--dump-json", "--no-warn-on-unused-template-args"];
        let peer = Command::new(PEER).args(flags).arg(&file).output().expect("the peer runs");
        // Places have no influence on records.
        let options = Options::new().warn_unused_template_args(false).places(seed % 2 == 0);
        let ours = Session::new(options).parse_text(&name, &text);
        let problem = match (ours, peer.status.code()) {
            (Ok(records), Some(0)) => {
                succeeded += 1;
                (records.to_json().as_bytes() != peer.stdout).then(|| "JSON differs".to_owned())
            }
            (Err(diagnostics), Some(1)) => {
                let (ours, theirs) =
                    (diagnostics.to_string(), String::from_utf8_lossy(&peer.stderr));
                let (ours, theirs) = (first_error(&ours), first_error(&theirs));
                // The peer folds the head of an empty list to a missing value.
                let is_ours = ours.is_some_and(|error| error.1.ends_with("of an empty list"));
                (ours != theirs && !is_ours).then(|| format!("{ours:?}, not {theirs:?}"))
            }
            // Where the peer crashes, an error is expected.
            (Err(_), None) => None,
            (Err(diagnostics), Some(0)) if diagnostics.to_string().contains("of an empty list") => {
                None
            }
            (Ok(_), code) => {
                Some(format!("should fail ({code:?}): {}", String::from_utf8_lossy(&peer.stderr)))
            }
            (Err(diagnostics), code) => Some(format!("({code:?}) {diagnostics}")),
        };
        if let Some(problem) = problem {
            let _ = writeln!(problems, "--- seed {seed}: {problem}\n{text}");
        }
    }
    println!("{count} programs, {succeeded} of them valid");
    assert!(problems.is_empty(), "{problems}");
}
