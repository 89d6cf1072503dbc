//! Files with invalid UTF-8, NUL, byte order marks, all line endings, and empty files. Standard output and standard error
//! equal the peer's. A sample is stored in `raw.out` (`UPDATE_EXPECT=1 cargo test -p odsgen-cli --test
//! records` updates them).

use super::PEER;
use ods_peer::{Answers, Kept};
use std::path::Path;
use std::process::{Command, Output};

const CASES: &[&[u8]] = &[
    b"",
    b"\n",
    b"\0",
    b"def a;\0def b { string s = \"x\0y\"; }\n",
    b"\xef\xbb\xbfdef a;\n",
    b"def a;\r\ndef b { code c = [{x\r\ny}]; }\r\n",
    b"def a;\rdef b;\r",
    b"def a {\n  string s = \"x\xffy\";\n  code c = [{\xe9}];\n}\n",
    b"// comment \xff\n/* \xfe */ def a;\n",
    b"def a; \xff\ndef b;",
    b"\"\xff\" def x",
    b"def \xc3\xa9a;",
    // Strings that are split within a character.
    b"def a { string s = \"\xc3\xa9\"; string t = !substr(s, 0, 1); int n = !size(\"\xc3\xa9\"); }\n",
    b"def a { string s = \"\xc3\" # \"\xa9\"; string t = \"\xc3\" \"\xa9\"; bit e = !eq(s, t); }\n",
    b"def a { string s = !strconcat(!substr(\"\xc3\xa9\", 0, 1), \"\xa9\"); string i = !interleave([\"\xc3\", \"\xa9\"], \"\"); }\n",
    b"def a { int f = !find(\"\xc3\xa9\", \"\xa9\"); string v = !subst(\"\xa9\", \"z\", \"\xc3\xa9\"); }\n",
    b"def a { bit m = !match(\"\xc3\xa9\", \"^..$\"); bit l = !lt(\"\xff\", \"\xc3\xa9\"); bit g = !lt(\"\xf0\x90\x80\x80\", \"\xff\"); }\n",
    b"def a { string u = !toupper(\"\xc3\xa9a\xff\"); string r = !repr(\"\xff\"); list<string> l = [\"\xfe\"]; }\n",
    // The characters that represent invalid bytes.
    b"def a { string s = \"\xf4\x8f\xbf\xbf\"; int n = !size(s); string t = \"\xf4\x8f\xbe\x80\xff\"; }\n",
    // The order of names.
    b"def \"\xff\xfe\"; def \"\xc3\xa9\"; def \"\xf0\x90\x80\x80\"; def \"z\"; def \"\xee\x80\x80\";\n",
    b"class K; def \"\xff\" : K; def \"a\" : K; def \"\xf0\x90\x80\x80\" : K; def x { list<K> l = !instances<K>(); }\n",
    // Diagnostics: columns are counted in bytes, and source lines are printed unchanged.
    b"def a { string s = \"\xff\xfe\"; assert 0, \"m\xff\"; int x = \"\xff\"; }\n",
    b"/* \xff\xff */ def a { int x = \"y\"; }\n",
    b"include \"\xff.td\"\n",
    b"def a { dag d = (a \"\xff\":$n); }\ndef b { string s = \"\\n\xff\"; }\n",
    b"multiclass M<string s> { def \"\xff\" # s; }\ndefm \"\xfe\" : M<\"\xfd\">;\n",
    b"def a { string s = \"\xe2\x82\"; string t = s # \"\xac\"; }\n",
];

fn run(program: &str, args: &[&str], dir: &Path) -> Output {
    let mut command = Command::new(program);
    command.args(args).arg("raw.td").current_dir(dir).output().expect("the program runs")
}

/// Removes lines that only one of the programs prints, and program names.
fn comparable(stderr: &[u8]) -> Vec<u8> {
    let lines = stderr.split_inclusive(|&byte| byte == b'\n');
    let lines = lines.filter(|line| !line.starts_with(b"help: ") && **line != *b"\n");
    let lines = lines.map(|line| {
        let line = line.strip_prefix(b"odsgen: ").unwrap_or(line);
        line.strip_prefix(b"llvm-tblgen-22: ").unwrap_or(line)
    });
    lines.collect::<Vec<_>>().concat()
}

/// Standard output, the comparable lines of standard error and the exit code, with bytes that are not ASCII escaped.
fn shown(output: &Output) -> String {
    let text = |bytes: &[u8]| bytes.escape_ascii().to_string().replace("\\n", "\n");
    let (stdout, stderr) = (text(&output.stdout), text(&comparable(&output.stderr)));
    format!("{stdout}--- stderr\n{stderr}--- exit code {:?}\n", output.status.code())
}

#[test]
fn output_for_arbitrary_bytes_equals_the_peers() {
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/raw.out");
    let mut answers = Answers::of(PEER, stored);
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("raw");
    std::fs::create_dir_all(&dir).expect("a directory");
    for (i, case) in CASES.iter().enumerate() {
        std::fs::write(dir.join("raw.td"), case).expect("written");
        for (ours, theirs) in
            [(&["records"][..], "--print-records"), (&["records", "--json"], "--dump-json")]
        {
            let ours = shown(&run(env!("CARGO_BIN_EXE_odsgen"), ours, &dir));
            let key = format!("{i} {theirs}");
            answers.check(&key, Kept::Sample(50_000), &ours, || shown(&run(PEER, &[theirs], &dir)));
        }
    }
    answers.finish();
}
