//! Compares the code of fifty definitions in C++, `foreign/loom.td`, with that of `mlir-tblgen`: the names of accessors, the
//! parameters of builders, the checks of verifiers in order with their messages, the cases of enums, and the tokens of
//! parsers and printers. `foreign/loom.out` has these facts about the peer's C++ (`UPDATE_EXPECT=1` updates it). Each
//! line of `foreign/differences.txt` replaces a part of it by the expected part in Rust; the reason precedes the line.

#[path = "foreign/cpp.rs"]
mod cpp;
#[path = "foreign/rust.rs"]
mod rust;
#[path = "foreign/text.rs"]
mod text;

use std::collections::BTreeMap;

use ods_peer::{Answers, MLIR_TBLGEN};
use odsgen::Generator;
use odsgen::names::escape;

use super::{fixture, scratch, upstream};

/// The facts about each definition: lines that start with a keyword for their subject.
type Facts = BTreeMap<String, Vec<String>>;

/// An expected difference: the definition, the peer's facts, and the facts in Rust.
struct Difference {
    definition: String,
    theirs: String,
    ours: String,
    is_used: bool,
}

/// The lines of `differences.txt`: `definition: theirs => ours`. Other lines are reasons.
fn differences() -> Vec<Difference> {
    let text = std::fs::read_to_string(fixture("foreign/differences.txt")).expect("differences");
    let lines = text.lines().filter_map(|line| {
        let (left, ours) =
            line.split_once(" => ").or_else(|| Some((line.strip_suffix(" =>")?, "")))?;
        let (definition, theirs) = left.split_once(": ")?;
        let unescaped = |text: &str| text.replace("\\n", "\n");
        let [definition, theirs, ours] = [definition, theirs, ours].map(unescaped);
        Some(Difference { definition, theirs, ours, is_used: false })
    });
    lines.collect()
}

/// The peer's facts, adjusted to general differences: in Rust, an attribute that is its own value has one accessor, and
/// builders have no parameters for attributes that are optional or have a default value.
fn adjusted(expected: &str, ours: &str, set_by_name: &[String]) -> String {
    let line_of =
        |start: &str| ours.lines().find(|line| line.starts_with(start)).unwrap_or_default();
    let has = |line: &str, word: &str| line.split(' ').any(|it| it == word);
    let lines = expected.lines().map(|line| {
        let (about, ours) = (
            line.split(' ').next().unwrap_or_default(),
            line_of(line.split(' ').next().unwrap_or_default()),
        );
        let is_kept = |word: &&str| match about {
            "accessors" => {
                has(ours, word)
                    || !word
                        .strip_suffix("_attr")
                        .is_some_and(|it| has(ours, &escape(it.to_owned())))
            }
            "build" => has(ours, word) || !set_by_name.iter().any(|it| it == word),
            _ => true,
        };
        line.split(' ').filter(is_kept).collect::<Vec<_>>().join(" ")
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
#[ignore = "needs LLVM 22"]
fn code_of_cpp_definitions_has_the_facts_of_the_peers() {
    let include = upstream().expect("LLVM 22");
    let file = fixture("foreign/loom.td");
    let code = match Generator::new().include_dir(&include).cpp().run(&file) {
        Ok(generated) => generated.code,
        Err(errors) => panic!("{}", errors.render(false)),
    };
    let ours = rust::facts(&code);
    assert!(ours.len() >= 45, "only {} definitions", ours.len());
    let mut answers = Answers::of(MLIR_TBLGEN, fixture("foreign/loom.out"));
    let peer = if answers.are_live() { cpp::facts(&include, &file) } else { Facts::new() };
    let set_by_name = rust::set_by_name(&code);
    let mut differences = differences();
    let names: Vec<_> =
        ours.keys().chain(peer.keys().filter(|it| !ours.contains_key(*it))).collect();
    for name in names {
        let text = |facts: &Facts| {
            let lines = facts.get(name).into_iter().flatten().map(|line| line.trim_end());
            lines.collect::<Vec<_>>().join("\n")
        };
        let mut expected = answers.text(name, || text(&peer));
        for it in differences.iter_mut().filter(|it| it.definition == *name) {
            it.is_used |= expected.contains(&it.theirs);
            expected = expected.replacen(&it.theirs, &it.ours, 1);
        }
        let expected = adjusted(&expected, &text(&ours), &set_by_name);
        if text(&ours) != expected {
            answers.fail(format!("=== {name}\n--- Rust\n{}\n--- C++\n{expected}", text(&ours)));
        }
    }
    for it in differences.iter().filter(|it| !it.is_used) {
        answers.fail(format!("this difference does not occur: {}: {}", it.definition, it.theirs));
    }
    answers.finish();
}

/// A dialect that refers to definitions of another dialect, and to classes that are declared only in C++.
const MILL: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"
def Yarn_Dialect : Dialect { let name = "yarn"; let cppNamespace = "::shop::yarn"; }
def Yarn_BallType : TypeDef<Yarn_Dialect, "Ball"> { let mnemonic = "ball"; }
def Yarn_TagAttr : AttrDef<Yarn_Dialect, "Tag"> { let mnemonic = "tag"; }
def Yarn_BasketOp : Op<Yarn_Dialect, "basket"> { let regions = (region AnyRegion:$body); }
def Mill_Dialect : Dialect { let name = "mill"; let cppNamespace = "::shop::mill"; }
def Mill_Stock : TypeInterface<"Stock"> { let cppNamespace = "::shop::mill"; }
def Mill_BeltType : TypeDef<Mill_Dialect, "Belt", [], "::shop::mill::MovingType"> {
  let mnemonic = "belt";
  let parameters = (ins "MovingType":$inner, "Stock":$stock, "::mlir::Type":$type);
  let assemblyFormat = "`<` $inner `,` $stock `,` $type `>`";
}
def Mill_Reel : StaticInterfaceMethod<"Makes one.", "::mlir::Operation *", "wind", (ins "::mlir::OpBuilder &":$b)>;
def Mill_Winder : OpInterface<"Winder"> { let cppNamespace = "::shop::mill"; let methods = [Mill_Reel]; }
def Mill_RollOp : Op<Mill_Dialect, "roll", [HasParent<"yarn::BasketOp">, Mill_Winder]> {
  let arguments = (ins Yarn_BallType:$ball, Yarn_TagAttr:$tag, Property<"::shop::Gear">:$gear);
  let assemblyFormat = "$ball $tag attr-dict prop-dict";
}
def Mill_StopOp : Op<Mill_Dialect, "stop", [HasParent<"yarn::LoomOp">,
    PredOpTrait<"speeds fit", CPred<"!$limit || $speeds.size() > 1">>]> {
  let arguments = (ins Variadic<I32>:$speeds, OptionalAttr<I32Attr>:$limit);
}
"#;

#[test]
fn definitions_of_unknown_modules_are_referred_to_by_name() {
    let file = scratch("mill.td", MILL);
    let generator = Generator::new().cpp().dialect("mill");
    let generated = match generator.run(&file) {
        Ok(generated) => generated,
        Err(errors) => panic!("{}", errors.render(false)),
    };
    let code = generated.code.split_whitespace().collect::<Vec<_>>().join(" ");
    for expected in [
        "pub struct YarnBallType;",
        "rt::is_type_by_name(it, \"yarn\", \"ball\")",
        "rt::is_attr_by_name(it, \"yarn\", \"tag\")",
        "vec![\"yarn.basket\"]",
        "HasParent<YarnBasketOp>",
        "p.add_operand(ball, YarnBallType::get(p.ctx()), st)",
        // Classes that are declared only in C++, and interfaces without a suffix in their names.
        "inner: super::MovingType<'_>, stock: Stock<'_>, ty: impl Into<rt::Type>",
        "fn ty(self) -> rt::TypeRef<'c>",
        "type Storage = super::Gear;",
        // No argument of the method has an operation.
        "fn wind(b: &mut rt::OpBuilder) -> Option<rt::Op>;",
        "impl rt::OpTrait for HasParentYarnLoomOpTrait",
        "self.limit_attr().is_none() || self.speeds().len() > 1",
    ] {
        assert!(code.contains(expected), "{expected}\n{}", generated.code);
    }
}
