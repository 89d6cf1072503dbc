//! Formats that are valid for odsgen and for `mlir-tblgen`. Each line of `formats.txt` is the format of an operation with
//! variables of every kind. Invalid formats are in `errors`.

use std::process::Command;

use super::{fixture, generate, scratch, upstream};

const PEER: &str = ods_peer::MLIR_TBLGEN;

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

fn formats() -> Vec<String> {
    let cases = std::fs::read_to_string(fixture("formats.txt")).expect("cases");
    cases.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[test]
fn formats_are_accepted() {
    for format in formats() {
        if let Err(errors) = generate("format.td", &definition(&format)) {
            panic!("{format}\n{errors}");
        }
    }
}

#[test]
#[ignore = "needs LLVM 22"]
fn formats_are_accepted_by_the_peer() {
    let include = upstream().expect("LLVM 22");
    for format in formats() {
        let out = Command::new(PEER)
            .args(["-gen-op-defs", "-o", "/dev/null", "-I"])
            .arg(&include)
            .arg(scratch("format_peer.td", &definition(&format)))
            .output()
            .expect(PEER);
        assert!(out.status.success(), "{format}\n{}", String::from_utf8_lossy(&out.stderr));
    }
}
