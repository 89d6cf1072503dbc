//! Rules about the hand-written Rust of the project that the compiler does not check: hooks name a property by its key
//! and not by a string, and the interface of the runtime does not grow by accident.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The directories with hand-written hooks.
const HOOKS: &[&str] = &["src", "dialects/src", "tests/dialects/tests", "examples"];

/// Attributes without dialect prefix that no definition lists, so that they have no key: the file, the name, the reason.
const DISCARDABLE: &[(&str, &str, &str)] = &[
    ("gpu/function.rs", "sym_name", "the definition of `gpu.func` does not list its name"),
    ("gpu/launch.rs", "workgroup_attributions", "the definitions of kernels do not list it"),
    ("dialects/tests/side_effects.rs", "outer", "the test marks operations with it"),
    ("spirv/declarations.rs", "spec_id", "the definition of `spirv.SpecConstant` does not list it"),
    ("dialect/rust.rs", "mark", "the definition of the builder's operation does not list it"),
    ("dialect/rust.rs", "note", "the definition of the builder's operation does not list it"),
    ("dialect/rust.rs", "type", "the definition of the builder's operation does not list it"),
    ("standard/effects.rs", "effect", "the operation of the test has no arguments"),
    ("standard/effects.rs", "stage", "the operation of the test has no arguments"),
    (
        "export/intrinsics.rs",
        "op_bundle_sizes",
        "operations of any dialect that call intrinsics have it",
    ),
    (
        "export/intrinsics.rs",
        "op_bundle_tags",
        "operations of any dialect that call intrinsics have it",
    ),
    ("standard/effects.rs", "speculatable", "the operation of the test has no arguments"),
];

/// The upper bounds of the numbers of things that should become fewer.
const BOUNDS: &[(&str, usize)] = &[
    ("boolean literals by position in calls of the runtime", 0),
    ("macros in the runtime", 44),
    // Of these, 46 are data flow analyses, integer ranges, memory slots and their interfaces, and generated passes; 13 are conversions,
    // and one is a driver for translations.
    ("public types and traits of the runtime", 457),
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files below `dir` and their tokens, by path.
fn files(dir: &str) -> BTreeMap<PathBuf, TokenStream> {
    let mut files = BTreeMap::new();
    let mut open = vec![root().join(dir)];
    while let Some(dir) = open.pop() {
        for entry in std::fs::read_dir(&dir).expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let text = std::fs::read_to_string(&path).expect("a file");
                let tokens = text.parse().unwrap_or_else(|_| panic!("{}", path.display()));
                files.insert(path, tokens);
            }
        }
    }
    files
}

/// Calls `visit` with each name before parentheses, and with what is between them, also in nested groups.
fn calls(tokens: TokenStream, visit: &mut dyn FnMut(&str, &TokenStream, usize)) {
    let mut last = None;
    for token in tokens {
        if let TokenTree::Group(group) = &token {
            if let (Some(TokenTree::Ident(name)), Delimiter::Parenthesis) =
                (&last, group.delimiter())
            {
                visit(&name.to_string(), &group.stream(), name.span().start().line);
            }
            calls(group.stream(), visit);
        }
        last = Some(token);
    }
}

/// The text of a string literal.
fn string(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    Some(literal.to_string().strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

/// The constants that are string literals.
fn constants(tokens: TokenStream) -> BTreeMap<String, String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut constants = BTreeMap::new();
    for (at, token) in tokens.iter().enumerate() {
        if !matches!(token, TokenTree::Ident(word) if word == "const") {
            continue;
        }
        let end = tokens[at..]
            .iter()
            .position(|it| matches!(it, TokenTree::Punct(it) if it.as_char() == ';'));
        let value = end.and_then(|end| string(&tokens[at + end - 1]));
        if let (Some(TokenTree::Ident(name)), Some(value)) = (tokens.get(at + 1), value) {
            constants.insert(name.to_string(), value);
        }
    }
    constants
}

/// The strings in `tokens`, in nested groups as well: literals, and constants by their name.
fn strings(tokens: &TokenStream, constants: &BTreeMap<String, String>, texts: &mut Vec<String>) {
    for token in tokens.clone() {
        match &token {
            TokenTree::Group(group) => strings(&group.stream(), constants, texts),
            TokenTree::Ident(name) => texts.extend(constants.get(&name.to_string()).cloned()),
            _ => texts.extend(string(&token)),
        }
    }
}

/// The parts of `tokens` between commas.
fn arguments(tokens: &TokenStream) -> Vec<Vec<TokenTree>> {
    let mut parts = vec![Vec::new()];
    for token in tokens.clone() {
        match &token {
            TokenTree::Punct(it) if it.as_char() == ',' => parts.push(Vec::new()),
            _ => parts.last_mut().expect("a part").push(token),
        }
    }
    parts
}

/// The names of attributes in a call of the function `name`.
fn attribute_names(
    name: &str,
    args: &TokenStream,
    constants: &BTreeMap<String, String>,
) -> Vec<String> {
    let mut names = Vec::new();
    let parts = arguments(args);
    match name {
        // A name, such as `op.attr("x")`.
        "attr" | "set_attr" if parts.len() <= 2 => {
            strings(&parts[0].iter().cloned().collect(), constants, &mut names);
        }
        // A name in the first arguments, such as `state.add_attr(p.ident("x"), value)`.
        "add_attr" => strings(&parts[0].iter().cloned().collect(), constants, &mut names),
        "set_attr" => {
            let name = parts[1].iter().cloned().collect();
            calls(name, &mut |word, args, _| {
                if word == "ident" {
                    strings(args, constants, &mut names);
                }
            });
        }
        // The last argument is a list of names.
        _ if name.starts_with("print_attr_list")
            || name.starts_with("print_optional_attr_dict") =>
        {
            let last: TokenStream = parts.iter().skip(1).flatten().cloned().collect();
            strings(&last, constants, &mut names);
        }
        _ => {}
    }
    names
}

#[test]
fn hooks_name_properties_by_their_keys() {
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    for (path, tokens) in HOOKS.iter().flat_map(|dir| files(dir)) {
        let constants = constants(tokens.clone());
        let mut all = Vec::new();
        calls(tokens.clone(), &mut |name, args, line| {
            all.extend(attribute_names(name, args, &constants).into_iter().map(|it| (it, line)));
        });
        for segments in ["operandSegmentSizes", "resultSegmentSizes"] {
            let mut literals = Vec::new();
            strings(&tokens, &BTreeMap::new(), &mut literals);
            all.extend(literals.into_iter().filter(|it| it == segments).map(|it| (it, 0)));
        }
        for (name, line) in all {
            // The name of a discardable attribute has the prefix of a dialect. Other texts are no names.
            if !name.chars().all(|c| c.is_ascii_alphanumeric() || "_{}".contains(c)) {
                continue;
            }
            let position = DISCARDABLE
                .iter()
                .position(|(file, listed, _)| path.ends_with(file) && *listed == name);
            match position {
                Some(index) => drop(used.insert(index)),
                None => wrong.push(format!("{}:{line}: \"{name}\"", path.display())),
            }
        }
    }
    assert!(wrong.is_empty(), "use the key of the property:\n{}", wrong.join("\n"));
    let unused: Vec<_> = (0..DISCARDABLE.len()).filter(|it| !used.contains(it)).collect();
    assert!(unused.is_empty(), "exceptions that nothing needs: {unused:?}");
}

#[test]
fn names_in_all_forms_are_found() {
    let names_in = |text: &str| {
        let tokens: TokenStream = text.parse().expect("tokens");
        let (constants, mut names) = (constants(tokens.clone()), Vec::new());
        calls(tokens, &mut |name, args, _| names.extend(attribute_names(name, args, &constants)));
        names
    };
    assert_eq!(names_in(r#"f! { state.add_attr(p.ident("a"), "b".into()); }"#), ["a"]);
    assert_eq!(names_in(r#"const A: &str = "a"; fn f() { op.attr(A); }"#), ["a"]);
    assert_eq!(
        names_in(r#"ir.set_attr(op, ctx.ident("a"), None); op.set_attr("b", None)"#),
        ["a", "b"]
    );
    assert_eq!(names_in(r#"p.print_attr_list(&op.attrs(), &[A, "a", X.name]);"#), ["a"]);
    assert_eq!(names_in("state.add_property(ctx, Self::A, value)"), [""; 0]);
}

/// The functions of `file` that are public and have a parameter of type `bool` after the first.
fn functions_with_flags(tokens: TokenStream, functions: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is =
        |at: usize, word: &str| matches!(tokens.get(at), Some(TokenTree::Ident(it)) if it == word);
    for (at, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            functions_with_flags(group.stream(), functions);
        }
        if !is(at, "fn") || !(is(at.wrapping_sub(1), "pub") || is(at.wrapping_sub(2), "pub")) {
            continue;
        }
        let params = tokens[at..].iter().find_map(|it| match it {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => Some(group),
            _ => None,
        });
        let parts = params.map_or_else(Vec::new, |params| arguments(&params.stream()));
        let text =
            |part: &Vec<TokenTree>| part.iter().cloned().collect::<TokenStream>().to_string();
        let own = parts.iter().map(text).filter(|it| !it.is_empty() && !it.ends_with("self"));
        let parts: Vec<String> = own.collect();
        if parts.len() > 1
            && parts.iter().any(|it| it.ends_with(": bool"))
            && let Some(TokenTree::Ident(name)) = tokens.get(at + 1)
            // Constructors of attributes: their booleans are data.
            && name != "get"
        {
            functions.insert(name.to_string());
        }
    }
}

#[test]
fn counts_stay_below_their_bounds() {
    let runtime = files("runtime/src");
    let mut functions = BTreeSet::new();
    let (mut macros, mut types) = (0, 0);
    for tokens in runtime.values() {
        functions_with_flags(tokens.clone(), &mut functions);
        let text = tokens.to_string();
        let words: Vec<&str> = text.split_whitespace().collect();
        macros += words.iter().filter(|it| **it == "macro_rules" || **it == "macro_rules!").count();
        let is_type =
            |pair: &&[&str]| pair[0] == "pub" && ["struct", "enum", "trait"].contains(&pair[1]);
        types += words.windows(2).filter(is_type).count();
    }
    let mut flags = Vec::new();
    for (path, tokens) in ["src", "dialects/src"].iter().flat_map(|dir| files(dir)) {
        calls(tokens, &mut |name, args, line| {
            let is_flag = |part: &Vec<TokenTree>| matches!(part.as_slice(), [TokenTree::Ident(it)] if *it == "true" || *it == "false");
            if functions.contains(name) && arguments(args).iter().any(is_flag) {
                flags.push(format!("{}:{line}: {name}", shown(&path)));
            }
        });
    }
    let counts = [flags.len(), macros, types];
    for ((what, bound), count) in BOUNDS.iter().zip(counts) {
        assert!(count <= *bound, "{count} {what}, at most {bound}\n{}", flags.join("\n"));
    }
}

/// The macros that `tokens` define, with the names before exclamation marks in their bodies.
fn macros(tokens: TokenStream, defined: &mut BTreeMap<String, BTreeSet<String>>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for window in tokens.windows(4) {
        if let [TokenTree::Ident(word), _, TokenTree::Ident(name), TokenTree::Group(body)] = window
            && word == "macro_rules"
        {
            let mut called = BTreeSet::new();
            called_macros(body.stream(), &mut called);
            defined.insert(exported(name), called);
        }
    }
    for token in tokens {
        if let TokenTree::Group(group) = token {
            macros(group.stream(), defined);
        }
    }
}

fn called_macros(tokens: TokenStream, called: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for window in tokens.windows(3) {
        if let [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(_)] = window
            && mark.as_char() == '!'
        {
            called.insert(exported(name));
        }
    }
    for token in tokens {
        if let TokenTree::Group(group) = token {
            called_macros(group.stream(), called);
        }
    }
}

/// The name of a macro without the underscores of those that are exported for generated code.
fn exported(name: &proc_macro2::Ident) -> String {
    name.to_string().trim_start_matches('_').to_owned()
}

#[test]
fn no_macro_calls_a_third() {
    let mut defined = BTreeMap::new();
    files("runtime/src").into_values().for_each(|tokens| macros(tokens, &mut defined));
    assert!(defined.len() > 30, "{defined:?}");
    let others = |name: &String| -> Vec<&String> {
        let called = defined.get(name).into_iter().flatten();
        called.filter(|it| *it != name && defined.contains_key(*it)).collect()
    };
    let mut chains = Vec::new();
    for first in defined.keys() {
        for second in others(first) {
            chains.extend(others(second).iter().map(|third| format!("{first} {second} {third}")));
        }
    }
    assert!(chains.is_empty(), "{chains:?}");
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
