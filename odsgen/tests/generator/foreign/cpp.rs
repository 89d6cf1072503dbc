//! Facts about each definition in the C++ of `mlir-tblgen`.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use ods_peer::MLIR_TBLGEN;
use odsgen::names::{escape, snake};

use super::Facts;
use super::text::{between, closed, expected, literal, parts, squeezed, word};

/// The output of an action.
fn output(include: &Path, file: &Path, action: &str) -> String {
    let mut peer = Command::new(MLIR_TBLGEN);
    let out = peer.arg(format!("-gen-{action}")).arg("-I").arg(include).arg(file).output();
    let out = out.expect(MLIR_TBLGEN);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8_lossy(&out.stdout).into_owned()
}

pub(super) fn facts(include: &Path, file: &Path) -> Facts {
    let run = |action: &str| output(include, file, action);
    let mut facts = Facts::new();
    let declarations = run("op-decls");
    let (declared, defined) = (squeezed(&declarations), squeezed(&run("op-defs")));
    let constraints = constraints(&defined);
    for class in declared.split("class").skip(1).filter(|it| it.contains(":public::mlir::Op<")) {
        let name = word(class);
        if !class[name.len()..].starts_with(":public::mlir::Op<") {
            continue;
        }
        let class = class.split("};DECLARE").next().unwrap_or(class);
        let mut lines = vec![accessors(class)];
        lines.extend(builder(&declarations, name));
        lines.extend(verifier(
            between(
                &defined,
                &format!("{name}::verifyInvariantsImpl(){{"),
                "return::mlir::success();}",
            ),
            &constraints,
        ));
        lines.extend(parser(
            &defined,
            &format!("{name}::parse(::mlir::OpAsmParser&parser,::mlir::OperationState&result){{"),
            "parser.",
        ));
        lines.extend(printer(
            &defined,
            &format!("{name}::print(::mlir::OpAsmPrinter&_odsPrinter){{"),
            "_odsPrinter",
        ));
        facts.insert(name.to_owned(), lines);
    }
    for (action, end) in [("typedef", "Type"), ("attrdef", "Attr")] {
        let (declared, defined) =
            (squeezed(&run(&format!("{action}-decls"))), squeezed(&run(&format!("{action}-defs"))));
        for class in declared.split("class").skip(1) {
            let name = word(class);
            if !name.ends_with(end) || !class[name.len()..].starts_with(":public::mlir::") {
                continue;
            }
            let class = closed(class.split_once('{').map_or("", |(_, rest)| rest));
            let mut lines = vec![accessors(class)];
            let kind = if end == "Type" { "" } else { ",::mlir::TypeodsType" };
            lines.extend(parser(
                &defined,
                &format!("{name}::parse(::mlir::AsmParser&odsParser{kind}){{"),
                "odsParser.",
            ));
            lines.extend(printer(
                &defined,
                &format!("{name}::print(::mlir::AsmPrinter&odsPrinter)const{{"),
                "odsPrinter",
            ));
            facts.insert(name.to_owned(), lines);
        }
    }
    let (declared, defined) = (squeezed(&run("enum-decls")), squeezed(&run("enum-defs")));
    for body in declared.split("enumclass").skip(1).filter(|it| !it.starts_with("DenseMap")) {
        let name = word(body);
        let cases = parts(closed(between(body, "{", ";")));
        let cases: Vec<_> = cases.iter().filter_map(|case| case.split_once('=')).collect();
        let texts =
            between(&defined, &format!("symbolize{name}(::llvm::StringRefstr){{"), "Default(");
        let empty = between(texts, "if(str==", ")");
        let texts = empty.split("Case(").chain(texts.split("Case(").skip(1)).filter_map(literal);
        let lines = cases
            .iter()
            .zip(texts)
            .map(|((case, value), text)| format!("case {} = {value} {text}", snake(case)));
        facts.insert(name.to_owned(), lines.collect());
    }
    facts
}

/// The names of the functions without parameters that begin with `get`.
fn accessors(class: &str) -> String {
    let mut names: Vec<_> = class
        .match_indices("get")
        .filter_map(|(at, _)| {
            let name = word(&class[at + 3..]);
            let rest = &class[at + 3 + name.len()..];
            let is_own = ![
                "AttrName",
                "Mutable",
                "OperationName",
                "AttributeNames",
                "Mnemonic",
                "Properties",
                "Operation",
                "Context",
            ]
            .iter()
            .any(|it| name.ends_with(it));
            let is_declared =
                rest.starts_with("(){") || rest.starts_with("();") || rest.starts_with("()const");
            // `return getX();` and `x.getX()` are calls.
            let before = &class[..at];
            let is_call = before.ends_with("return")
                || before.ends_with(['.', '(', '{', '=', '!', ','])
                || before.ends_with("->");
            let is_static = before
                .rsplit([';', '}', '{', ':'])
                .next()
                .is_some_and(|it| it.starts_with("static"));
            (is_own && is_declared && !is_call && !is_static && !name.is_empty())
                .then(|| escape(snake(name)))
        })
        .collect();
    names.sort();
    names.dedup();
    format!("accessors {}", names.join(" "))
}

/// The parameters of the first builder.
fn builder(declarations: &str, class: &str) -> Option<String> {
    let class = declarations.split_once(&format!("class {class} : public ::mlir::Op<"))?.1;
    let class = class.split("\n};").next().unwrap_or(class);
    let start = "static void build(::mlir::OpBuilder &odsBuilder, ::mlir::OperationState &odsState";
    let params = closed(class.split_once(start)?.1);
    let params = parts(params).into_iter().filter(|param| !param.trim().is_empty());
    let names = params.map(|param| {
        let param = param.split('=').next().unwrap_or(param).trim();
        escape(snake(param.rsplit([' ', '&', '*']).next().unwrap_or(param)))
    });
    let names: Vec<_> = names.collect();
    Some(format!("build {}", names.join(" ")))
}

/// The messages of the functions that check constraints.
fn constraints(defined: &str) -> BTreeMap<&str, String> {
    let functions = defined.split("static::llvm::LogicalResult__mlir_ods_local_").skip(1);
    let message = |function: &str| {
        let body = function.split("return::mlir::success();").next().unwrap_or(function);
        let texts: Vec<_> = body.split('"').skip(1).step_by(2).collect();
        texts.concat()
    };
    // The second function of an attribute's constraint calls the first one.
    let messages = functions.map(|function| (word(function), message(function)));
    messages.filter(|(_, message)| !message.is_empty()).collect()
}

/// The checks of a verifier, in order.
fn verifier(body: &str, constraints: &BTreeMap<&str, String>) -> Vec<String> {
    let mut lines = Vec::new();
    for (at, _) in
        body.match_indices("emitOpError(\"").chain(body.match_indices("__mlir_ods_local_"))
    {
        let rest = &body[at..];
        let text = match rest.strip_prefix("__mlir_ods_local_") {
            Some(rest) => {
                let args = parts(closed(rest.split_once('(').map_or("", |(_, rest)| rest)));
                let what = args.iter().rev().find_map(|arg| literal(arg)).unwrap_or_default();
                format!("{what}: {}", constraints.get(word(rest)).map_or("", String::as_str))
            }
            None => literal(rest).unwrap_or_default().to_owned(),
        };
        lines.push((at, text));
    }
    lines.sort();
    lines.into_iter().map(|(_, text)| format!("verify {text}")).collect()
}

fn parser(defined: &str, head: &str, parser: &str) -> Option<String> {
    let body = closed(defined.split_once(head)?.1);
    let call = format!("{parser}parse");
    let mut parts: Vec<_> = body
        .match_indices(&call)
        .filter_map(|(at, _)| {
            let rest = &body[at + call.len()..];
            let name = word(rest);
            Some((at, expected(name, &rest[name.len()..])?))
        })
        .collect();
    parts.extend(
        body.match_indices("\"failed to parse")
            .filter_map(|(at, _)| Some((at, format!("[{}]", literal(&body[at..])?)))),
    );
    parts.sort();
    let parts: Vec<_> = parts.into_iter().map(|(_, text)| text).collect();
    Some(format!("parse {}", parts.join(" ")))
}

fn printer(defined: &str, head: &str, printer: &str) -> Option<String> {
    let body = closed(defined.split_once(head)?.1);
    let mut out = String::new();
    for statement in body.split(';') {
        let Some((_, operands)) = statement.split_once(&format!("{printer}<<")) else { continue };
        operands
            .split("<<")
            .filter_map(|it| it.starts_with('"').then(|| literal(it)).flatten())
            .for_each(|it| out.push_str(it));
    }
    Some(format!("print {}", out.replace(' ', "")))
}
