//! What is wrong with assembly formats, against `mlir-tblgen`: every line of `formats.txt` is the format of an operation
//! with a little of everything.

use std::process::Command;

use odsgen::tablegen::{Diagnostic, Diagnostics};

use super::{fixture, generate, scratch, upstream};

const PEER: &str = "mlir-tblgen-22";

/// What both say below the error: not a fact about the format.
const PLACE: &str = "in custom assembly format for this operation";

fn definition(format: &str) -> String {
    format!(
        r#"include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect {{ let name = "d"; let cppNamespace = "::d"; }}
def TestOp : Op<D, "test", [AttrSizedOperandSegments]> {{
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$v, Optional<AnyType>:$o,
                       OptionalAttr<StrAttr>:$s, I32Attr:$i, UnitAttr:$u);
  let results = (outs AnyType:$r, Index:$x);
  let regions = (region AnyRegion:$body);
  let successors = (successor AnySuccessor:$next);
  let assemblyFormat = [{{{format}}}];
}}
"#
    )
}

/// The texts of errors and notes, in order.
fn peer_says(stderr: &str) -> Vec<String> {
    let texts = stderr.lines().filter_map(|line| {
        line.split_once("error: ").or_else(|| line.split_once("note: ")).map(|(_, text)| text)
    });
    let mut texts: Vec<_> = texts.filter(|text| *text != PLACE).map(str::to_owned).collect();
    // What cannot be read is no element either, which upstream says as well.
    let from_lexer = ["expected variable name", "unexpected "];
    if texts.first().is_some_and(|text| from_lexer.iter().any(|start| text.starts_with(start))) {
        texts.truncate(1);
    }
    texts
}

fn we_say(diagnostics: &Diagnostics) -> Vec<String> {
    fn collect(diagnostic: &Diagnostic, texts: &mut Vec<String>) {
        if diagnostic.message != PLACE {
            texts.push(diagnostic.message.clone());
        }
        diagnostic.notes.iter().for_each(|note| collect(note, texts));
    }
    let mut texts = Vec::new();
    diagnostics.iter().for_each(|diagnostic| collect(diagnostic, &mut texts));
    texts
}

#[test]
fn mistakes_are_reported_as_upstream_does() {
    let Some(include) = upstream() else { return };
    if !super::is_there(PEER) {
        return;
    }
    let cases = std::fs::read_to_string(fixture("formats.txt")).expect("cases");
    let mut differences = Vec::new();
    for format in cases.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let text = definition(format);
        let ours = match generate("format.td", &text) {
            Ok(_) => Vec::new(),
            Err(errors) => we_say(&errors),
        };
        let out = Command::new(PEER)
            .args(["-gen-op-defs", "-o", "/dev/null", "-I"])
            .arg(&include)
            .arg(scratch("format_peer.td", &text))
            .output()
            .expect(PEER);
        let theirs = peer_says(&String::from_utf8_lossy(&out.stderr));
        if ours != theirs {
            differences.push(format!("{format}\n  upstream: {theirs:?}\n  here:     {ours:?}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
