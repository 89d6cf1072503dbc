//! The checks and actions of rewrite rules, in their order, compared with upstream's C++.
//!
//! The rules are those of `tests/dialects/defs/peephole.td`. `tests/rules.txt` has the facts of each (`UPDATE_EXPECT=1` updates
//! it): ours are read from the plan, the peer's from the code that `mlir-tblgen -gen-rewriters` prints.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use expect_test::expect_file;
use quote::ToTokens as _;

use super::{Action, Create, PlanOptions, Rule, Rules, RustPath, Step, Types};
use crate::prelude;
use crate::tablegen::{Options, Session};

fn definitions() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/dialects/defs")
}

/// The facts of our rules.
fn ours() -> String {
    let options = Options::default().include_dir(definitions());
    let options = options.include_files(prelude::NAME, prelude::files());
    let records = Session::new(options).parse(definitions().join("peephole.td"));
    let records = records.expect("valid definitions");
    let rules = Rules::new(&records, None).expect("valid rules");
    let plan = super::rules(&rules, &PlanOptions::default()).expect("valid rules");
    let mut out = String::new();
    for rule in &plan.rules {
        let _ = writeln!(out, "{}: benefit {}", rule.name, rule.benefit);
        rule.matching.iter().for_each(|it| step(it, &mut out));
        second_part(rule, &mut out);
    }
    out
}

fn step(step: &Step, out: &mut String) {
    let fact = match step {
        Step::Root(_) | Step::Read(..) | Step::Separate(_) => return,
        Step::Native(..) => "call".to_owned(),
        Step::Count(_, count, _) => format!("count {count}"),
        Step::Defining(_, _, reason) | Step::Cast(_, _, reason) | Step::Check(_, reason) => {
            format!("check {}", comparable(reason))
        }
        Step::Either { steps, .. } => {
            out.push_str("  either\n");
            steps.iter().for_each(|it| self::step(it, out));
            "end".to_owned()
        }
    };
    let _ = writeln!(out, "  {fact}");
}

fn second_part(rule: &Rule, out: &mut String) {
    if !rule.fused.is_empty() {
        let _ = writeln!(out, "  fuse {}", rule.fused.len());
    }
    for action in &rule.actions {
        let fact = match action {
            Action::Create(create) => self::create(create),
            Action::Build(build) => created(&build.view, build.loc.is_some(), false),
            Action::Native(..) => "call".to_owned(),
            Action::Replace(_) | Action::ReplaceWith(_) => "replace".to_owned(),
            Action::Erase => "erase".to_owned(),
            _ => continue,
        };
        let _ = writeln!(out, "  {fact}");
    }
}

fn create(create: &Create) -> String {
    let is_given = match &create.types {
        None => false,
        Some(Types::Each(types)) => !types.is_empty(),
        Some(Types::All(_)) => true,
    };
    created(&create.view, create.loc.is_some(), is_given)
}

fn created(view: &RustPath, has_location: bool, has_types: bool) -> String {
    let types = if has_types { " of given types" } else { "" };
    let loc = if has_location { " at its own location" } else { "" };
    format!("create {}{types}{loc}", last(&view.to_token_stream()))
}

/// The last name of a path.
fn last(path: &impl ToString) -> String {
    path.to_string().rsplit("::").next().unwrap_or_default().trim().to_owned()
}

/// `reason` without the code of a call, which is in another language, and without the depth of an operation, which
/// upstream counts from one in functions that several rules share.
fn comparable(reason: &str) -> String {
    if let Some((before, rest)) = reason.split_once("castedOp") {
        return format!(
            "{before}castedOp{}",
            rest.trim_start_matches(|c: char| c.is_ascii_digit())
        );
    }
    let Some((before, rest)) = reason.split_once("native code call '") else {
        return reason.to_owned();
    };
    let end = rest.rfind("' failed to").unwrap_or(0);
    format!("{before}native code call{}", &rest[end + 1..])
}

/// The facts of the peer's code.
fn of_cpp(code: &str) -> String {
    let mut helpers: HashMap<&str, String> = HashMap::new();
    let (mut out, mut helper) = (String::new(), None);
    let mut of_helper = String::new();
    // Upstream computes a fused location even if it creates nothing.
    let mut fuse = None;
    let mut has_types = false;
    for line in code.lines() {
        let line = line.trim();
        if let Some(name) = line.strip_prefix("static ::llvm::LogicalResult ") {
            helper = Some(name.split('(').next().unwrap_or_default());
            of_helper.clear();
            continue;
        }
        if let Some(name) = line.strip_prefix("struct ") {
            helper = None;
            let _ = write!(out, "{}", name.split(' ').next().unwrap_or_default());
            continue;
        }
        if let Some(call) = line.strip_prefix("if(::mlir::failed(static_dag_matcher_") {
            let number = call.split('(').next().unwrap_or_default();
            let facts = helpers[format!("static_dag_matcher_{number}").as_str()].clone();
            if helper.is_some() {
                of_helper.push_str(&facts)
            } else {
                out.push_str(&facts)
            }
            continue;
        }
        let facts = if helper.is_some() { &mut of_helper } else { &mut out };
        has_types |= line.contains("tblgen_types.push_back(");
        let fact = of_line(line, has_types);
        if fact.starts_with("  fuse") {
            fuse = Some(fact);
            continue;
        }
        if fact.starts_with("  create") || fact.starts_with("  call") {
            facts.push_str(&fuse.take().unwrap_or_default());
            has_types = false;
        } else if fact.starts_with("  replace") {
            fuse = None;
        }
        facts.push_str(&fact);
        if let (Some(name), "return ::mlir::success();") = (helper, line) {
            helpers.insert(name, std::mem::take(&mut of_helper));
            helper = None;
        }
    }
    out
}

/// The fact that a line of the peer's code states, if any.
fn of_line(line: &str, has_types: bool) -> String {
    let quoted = || {
        let (start, end) = (line.find('"'), line.rfind('"'));
        let text = start.zip(end).map_or("", |(start, end)| &line[start + 1..end]);
        comparable(&text.replace("\\\"", "\""))
    };
    let after = |text: &str| line.split_once(text).map_or("", |(_, rest)| rest);
    let fact = if line.contains("::mlir::RewritePattern(\"") {
        let benefit = after("\", ").split(',').next().unwrap_or_default();
        return format!(": benefit {benefit}\n");
    } else if line.starts_with("if (!(!::mlir::failed(") {
        "call".to_owned()
    } else if line.starts_with("if(::mlir::failed(__mlir_ods_local_") {
        format!("check {}", quoted())
    } else if line.starts_with("diag << \"") {
        let kinds =
            ["Operands '", "There's no operation", "castedOp", "entities '", "value entity '"];
        let reason = quoted();
        if !kinds.iter().any(|kind| reason.starts_with(kind)) {
            return String::new();
        }
        format!("check {reason}")
    } else if line.starts_with("if (variadic_operand_range.size() != ") {
        format!("count {}", after("!= ").split(')').next().unwrap_or_default())
    } else if line.starts_with("auto eitherLambda") {
        "either".to_owned()
    } else if line.starts_with("auto eitherOperand0 ") {
        "end".to_owned()
    } else if line.starts_with("auto odsLoc") {
        match line.matches("tblgen_ops[").count() {
            1 => return String::new(),
            count => format!("fuse {count}"),
        }
    } else if let Some((view, args)) = line.split_once("::create(rewriter, ") {
        let types = if has_types { " of given types" } else { "" };
        let loc = if args.starts_with("odsLoc") { "" } else { " at its own location" };
        format!("create {}{types}{loc}", last(&view))
    } else if line.starts_with("auto ") && line.contains(" = crate::")
        || line.starts_with("crate::")
    {
        "call".to_owned()
    } else if line.starts_with("rewriter.replaceOp(op0") {
        "replace".to_owned()
    } else if line.starts_with("rewriter.eraseOp(op0") {
        "erase".to_owned()
    } else {
        return String::new();
    };
    format!("  {fact}\n")
}

#[test]
fn rules_check_and_create_in_upstreams_order() {
    expect_file!["../../../tests/rules.txt"].assert_eq(&ours());
}

#[test]
#[ignore = "needs LLVM 22"]
fn rules_of_upstreams_generator_have_the_same_order() {
    let ours = ours();
    let include = ods_peer::upstream_definitions().expect("LLVM 22");
    let mut peer = Command::new(ods_peer::MLIR_TBLGEN);
    peer.args(["-gen-rewriters", "-I"]).arg(definitions()).arg("-I").arg(include);
    let out = peer.arg(definitions().join("peephole.td")).output().expect("mlir-tblgen");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let theirs = of_cpp(&String::from_utf8_lossy(&out.stdout));
    assert!(theirs == ours, "{}", ods_peer::first_difference(&theirs, &ours));
}
