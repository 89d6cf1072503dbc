//! What is laid out from tokens is what prettyplease makes of it.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use proc_macro2::{Group, TokenTree};
use quote::{ToTokens as _, quote};
use syn::visit::{self, Visit};

use super::*;
use crate::generate::Generator;

thread_local! {
    /// What was left to prettyplease.
    pub(super) static UNKNOWN: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// The text of an item, laid out here or by prettyplease.
fn layout(tokens: TokenStream, only_fallback: bool) -> String {
    let (mut formatter, mut out) = (Formatter::new(), String::new());
    formatter.only_fallback = only_fallback;
    formatter.item(tokens, "", &mut out);
    out
}

/// Compares both; how they differ.
fn difference(tokens: TokenStream) -> Option<String> {
    let (expected, found) = (layout(tokens.clone(), true), layout(tokens, false));
    (found != expected)
        .then(|| similar::TextDiff::from_lines(&expected, &found).unified_diff().to_string())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(dir: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, out);
        } else if path.extension().is_some_and(|it| it == "rs") {
            out.push(path);
        }
    }
}

/// The items of a file, those in modules one by one.
fn items(file: Vec<syn::Item>, out: &mut Vec<TokenStream>) {
    for item in file {
        match item {
            syn::Item::Mod(syn::ItemMod { content: Some((_, inner)), .. }) => items(inner, out),
            item => out.push(item.to_token_stream()),
        }
    }
}

/// The tokens with names of other lengths, so that lines break elsewhere.
fn stretched(tokens: TokenStream, by: usize) -> TokenStream {
    let mut count = 0_usize;
    let rename = |name: &syn::Ident, length: usize| {
        let text = name.to_string();
        let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if crate::model::is_keyword(&text)
            || !plain
            || text == "_"
            || text == "doc"
            || text == "use"
        {
            return name.clone();
        }
        let name = format!("{text}{}", "x".repeat(length));
        quote::format_ident!("{}", if by == 0 { &name[..1.min(name.len())] } else { &name })
    };
    fn walk(
        tokens: TokenStream,
        rename: &impl Fn(&syn::Ident, usize) -> syn::Ident,
        count: &mut usize,
        by: usize,
    ) -> TokenStream {
        let token = |token| match token {
            TokenTree::Group(group) => {
                let inner = walk(group.stream(), rename, count, by);
                TokenTree::Group(Group::new(group.delimiter(), inner))
            }
            TokenTree::Ident(name) => {
                *count += 1;
                // Lengths that do not repeat for long.
                TokenTree::Ident(rename(&name, (*count * 7919 + by * 104_729) % (by * 3 + 1)))
            }
            other => other,
        };
        tokens.into_iter().map(token).collect()
    }
    walk(tokens, &rename, &mut count, by)
}

/// All Rust of this project, generated or not, also with other names.
#[test]
fn all_code() {
    let mut paths = Vec::new();
    for dir in ["generated", "runtime", "src", "odsgen", "examples", "tests", "bench"] {
        files(&root().join(dir), &mut paths);
    }
    paths.sort();
    let (mut wrong, mut count) = (Vec::new(), 0);
    for path in paths {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let Ok(file) = syn::parse_file(&text) else { continue };
        let mut list = Vec::new();
        items(file.items, &mut list);
        count += list.len();
        for (index, item) in list.into_iter().enumerate() {
            // Some of them: it takes a while.
            let other = (index % 4 == 0).then(|| stretched(item.clone(), index % 9));
            let found = difference(item).or_else(|| difference(other?));
            wrong.extend(found.map(|it| format!("{}\n{it}", path.display())));
        }
    }
    assert!(count > 1000);
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Statements, arms and expressions, one by one: of a function that has something that is not known, nothing else would be
/// looked at.
struct Pieces(Vec<TokenStream>);

impl<'ast> Visit<'ast> for Pieces {
    fn visit_stmt(&mut self, it: &'ast syn::Stmt) {
        self.0.push(quote!(fn f() { #it }));
        self.0.push(quote!(fn f() { #it g(); }));
        visit::visit_stmt(self, it);
    }

    fn visit_arm(&mut self, it: &'ast syn::Arm) {
        self.0.push(quote!(fn f() { match x { #it } }));
        visit::visit_arm(self, it);
    }

    fn visit_expr(&mut self, it: &'ast syn::Expr) {
        self.0.push(quote!(const X: Y = #it;));
        self.0.push(quote!(impl X { fn f() { let some_pattern = #it; } }));
        self.0.push(quote!(impl X { fn f() { |x| #it } }));
        self.0.push(quote!(impl X { fn f() { some_function(#it, another_argument).method(|x| { x; #it }) } }));
        visit::visit_expr(self, it);
    }
}

#[test]
fn odd_code() {
    let text =
        std::fs::read_to_string(root().join("odsgen/tests/layout/odd.rs")).unwrap_or_default();
    let file =
        syn::parse_file(&text).unwrap_or_else(|error| panic!("{:?} {error}", error.span().start()));
    let mut pieces = Pieces(Vec::new());
    pieces.visit_file(&file);
    UNKNOWN.take();
    let count = pieces.0.len();
    let mut wrong = Vec::new();
    for (index, piece) in pieces.0.into_iter().enumerate() {
        // What some pieces make of a whole is no code.
        if syn::parse2::<syn::Item>(piece.clone()).is_err() {
            continue;
        }
        let other = stretched(piece.clone(), index % 9);
        wrong.extend(difference(piece).or_else(|| difference(other)));
    }
    let unknown = UNKNOWN.take();
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    // Most of it is laid out here.
    assert!(unknown.len() * 10 < count, "{} of {count}:\n{}", unknown.len(), unknown.join("\n"));
}

/// Code that is nested deeply takes no longer for it.
#[test]
fn deep_code() {
    let mut arm = quote!(f());
    let mut block = quote!(a.b());
    for _ in 0..40 {
        arm = quote!(match x { Y => { #arm } });
        block = quote!(if x { if y { #block } a.b() == c } else { d });
    }
    // syn and prettyplease, unoptimised, need more for this than a test has.
    let codes = [arm, block].map(|body| quote!(fn f() { #body }).to_string());
    let check = || {
        for code in codes {
            let code = code.parse().expect("tokens");
            assert_eq!(difference(code), None);
        }
    };
    let thread = std::thread::Builder::new().stack_size(64 << 20).spawn(check).expect("a thread");
    thread.join().expect("no difference");
}

/// The dialects that are checked in come out as they are, and next to nothing of them is left to prettyplease.
#[test]
fn dialects() {
    UNKNOWN.take();
    let list = std::fs::read_to_string(root().join("generated/list.txt")).unwrap_or_default();
    let mut functions = 0;
    for line in list.lines() {
        let words: Vec<_> = line.split_whitespace().collect();
        let [dialect, file, output, ..] = words.as_slice() else { continue };
        if dialect.starts_with(['#', '-']) || words.len() < 4 && line.contains("hooks") {
            continue;
        }
        let mut generator = Generator::new().include_dir(root().join("defs")).dialect(*dialect);
        if words.contains(&"skip=fold,canonicalize") {
            generator =
                generator.skip_hooks(crate::emit::SkippedHooks { fold: true, canonicalize: true });
        }
        let Ok(generated) = generator.run(&root().join(file)) else { panic!("{line}") };
        let expected = std::fs::read_to_string(root().join(output)).unwrap_or_default();
        assert!(generated.code == expected, "{output} is out of date");
        functions += expected.matches("fn ").count();
    }
    let unknown = UNKNOWN.take();
    let count = unknown.len();
    assert!(functions > 1000);
    assert!(count * 1000 < functions, "{count} of {functions}:\n{}", unknown.join("\n"));
}
