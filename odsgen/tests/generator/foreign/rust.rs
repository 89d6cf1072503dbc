//! Facts about each definition in the generated Rust.

use super::Facts;
use super::text::{between, closed, expected, literal, parts, squeezed, word};

pub(super) fn facts(code: &str) -> Facts {
    let code = squeezed(code);
    let mut facts = Facts::new();
    for op in code.split("::OpDef=rt::OpDef::new(").skip(1) {
        let table = op.split(");rt::op_view!").next().unwrap_or(op);
        let view = word(op.split_once("rt::op_view!(").map_or("", |(_, rest)| rest));
        // The items up to the next definition.
        let members = op.split("pubstruct").next().unwrap_or(op);
        let own = members.split(&format!("{view}Setters<M>")).next().unwrap_or(members);
        let mut lines = vec![accessors(own)];
        lines.extend(builder(own));
        lines.extend(verifier(&code, table, own));
        lines.extend(assembly(own));
        facts.insert(view.to_owned(), lines);
    }
    let views = ["(rt::TypeParts<", "(rt::AttrParts<"];
    for def in views.iter().flat_map(|start| code.split(start).skip(1)) {
        let view = between(def, "impl<'c>rt::Defined", "{");
        let view = view.split_once("for").map_or("", |(_, view)| word(view));
        if view.is_empty() {
            continue;
        }
        let own = def.split("pubstruct").next().unwrap_or(def);
        let mut lines = vec![accessors(own)];
        lines.extend(assembly(own));
        facts.insert(view.to_owned(), lines);
    }
    for info in code.split("implrt::OdsEnumfor").skip(1) {
        let name = word(info);
        let cases = between(info, "CASES:&'static[(Self,&'staticstr)]=&[", "];");
        let lines = parts(cases).into_iter().filter_map(|case| {
            let case_name = word(case.strip_prefix("(Self::")?);
            let start = [format!("pubconst{case_name}:Self=Self("), format!("{case_name}=")];
            let of = [format!("impl{name}{{"), format!("pubenum{name}{{")];
            let value = start.iter().zip(of).find_map(|(start, of)| {
                let value =
                    word(between(code.split_once(&of)?.1.split("impl").next()?, start, ";"));
                (!value.is_empty()).then_some(value)
            });
            let name = odsgen::names::snake(case_name);
            Some(format!("case {name} = {} {}", value.unwrap_or_default(), literal(case)?))
        });
        facts.insert(name.to_owned(), lines.collect());
    }
    facts
}

/// The functions whose only parameter is the view.
fn accessors(members: &str) -> String {
    let functions = members.split("pubfn").skip(1);
    let mut names: Vec<_> = functions
        .filter_map(|function| {
            let name = word(function);
            function[name.len()..].starts_with("(self)").then(|| name.to_owned())
        })
        .collect();
    names.sort();
    format!("accessors {}", names.join(" "))
}

/// The attributes of operations that are not parameters of default builders, because they are optional or have default
/// values.
pub(super) fn set_by_name(code: &str) -> Vec<String> {
    let code = squeezed(code);
    let attrs = code.split("rt::attr(").skip(1);
    let properties = code.split("rt::default_property::<").skip(1).filter_map(literal);
    let is_optional = |attr: &&str| {
        let rest = attr.split_once(')').map_or("", |(_, rest)| rest);
        rest.starts_with(".optional()") || rest.starts_with(".or(")
    };
    let names = attrs.filter(is_optional).filter_map(literal).map(odsgen::names::snake);
    names.chain(properties.map(odsgen::names::snake)).collect()
}

/// The parameters of the default builder. Result types have the names of the results. Underscores at the end are removed.
fn builder(members: &str) -> Option<String> {
    let params = closed(members.split_once("pubfnbuild(")?.1);
    let names = parts(params).into_iter().skip(1).map(|param| {
        let name = word(param).trim_end_matches('_');
        odsgen::names::escape(name.strip_suffix("_type").unwrap_or(name).to_owned())
    });
    Some(format!("build {}", names.collect::<Vec<_>>().join(" ")))
}

/// The checks of the runtime's verifier, in its order.
fn verifier(code: &str, table: &str, members: &str) -> Vec<String> {
    let list = |start: &str| {
        let list = table.split_once(start).map_or("", |(_, rest)| closed(rest));
        parts(list)
    };
    let summary = |entry: &str| {
        let name = entry.split('&').nth(1).map(word).unwrap_or_default();
        let constant = code.split_once(&format!("const{name}:rt::")).map_or("", |(_, rest)| rest);
        literal(constant).unwrap_or_default().to_owned()
    };
    let (attrs, mut required) = (list(".properties(&["), Vec::new());
    let attr = |entry: &&&str| entry.starts_with("rt::attr(");
    for entry in
        attrs.iter().filter(attr).filter(|it| !it.contains(".optional()") && !it.contains(".or("))
    {
        required.push(format!("requires attribute '{}'", literal(entry).unwrap_or_default()));
    }
    required.sort();
    let mut lines = required;
    for entry in attrs.iter().filter(attr) {
        let name = literal(entry).unwrap_or_default();
        lines
            .push(format!("{name}: attribute '' failed to satisfy constraint: {}", summary(entry)));
    }
    for entry in attrs.iter().filter(|entry| entry.contains("property::<")) {
        let class = word(entry.split_once("property::<").map_or("", |(_, rest)| rest));
        let class = code
            .split_once(&format!("implrt::PropertyTypefor{class}{{"))
            .map_or("", |(_, rest)| rest);
        // A property without a predicate is checked by its type.
        if class.split("implrt::").next().is_some_and(|it| it.contains("fnaccepts")) {
            let name = literal(entry).unwrap_or_default();
            lines.push(format!(
                "{name}: property '' failed to satisfy constraint: {}",
                literal(class).unwrap_or_default()
            ));
        }
    }
    for (kind, start) in [("operand", ".operands(&["), ("result", ".results(&[")] {
        for entry in list(start) {
            if entry.starts_with("rt::optional(") {
                lines.push(format!("{kind} group starting at #"));
            }
            let many = if entry.starts_with("rt::variadic(") { "variadic of " } else { "" };
            lines.push(format!("{kind}:  # must be {many}{}, but got ", summary(entry)));
        }
    }
    let checks = between(members, "fncheck(self)->rt::VerifyResult{", "}impl");
    for check in checks.split("rt::check").skip(1) {
        let text = closed(check.split_once('(').map_or("", |(_, rest)| rest));
        let text = parts(text).into_iter().rev().find_map(literal);
        lines.extend(text.map(|text| format!("failed to verify that {text}")));
    }
    for entry in list(".regions(&[").into_iter().filter(|it| it.contains('&')) {
        let name = literal(entry).unwrap_or_default();
        lines.push(format!(
            "{name}: region #  ('') failed to verify constraint: {}",
            summary(entry)
        ));
    }
    lines.into_iter().map(|line| format!("verify {line}")).collect()
}

/// The tokens of the parser and the printer.
fn assembly(members: &str) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some((_, rest)) = members.split_once("fnparse_assembly") {
        let body = closed(
            rest.split_once("ParseResult")
                .map_or("", |(_, rest)| rest)
                .split_once('{')
                .map_or("", |(_, rest)| rest),
        );
        let mut parts: Vec<_> = body
            .match_indices("p.parse_")
            .filter_map(|(at, call)| {
                let rest = &body[at + call.len()..];
                let name = word(rest);
                let rest = &rest[name.len()..];
                if name == "parameter" {
                    let texts: Vec<_> = rest.split('"').skip(1).step_by(2).take(3).collect();
                    let [def, name, ty] = texts[..] else { return None };
                    return Some((
                        at,
                        format!(
                            "[failed to parse {def} parameter '{name}' which is to be a `{ty}`]"
                        ),
                    ));
                }
                Some((at, expected(name, rest)?))
            })
            .collect();
        parts.sort();
        let parts: Vec<_> = parts.into_iter().map(|(_, text)| text).collect();
        lines.push(format!("parse {}", parts.join(" ")));
    }
    if let Some((_, rest)) = members.split_once("fnprint_assembly") {
        let body = closed(rest.split_once('{').map_or("", |(_, rest)| rest));
        let mut out = String::new();
        for (at, _) in body.match_indices("p.") {
            let rest = &body[at + 2..];
            match word(rest) {
                "write" => out.push_str(literal(rest).unwrap_or_default()),
                "print_colon_type" => out.push(':'),
                _ => {}
            }
        }
        lines.push(format!("print {}", out.replace(' ', "")));
    }
    lines
}
