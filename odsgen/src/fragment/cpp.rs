//! C++ in fragments of definitions that were written for upstream.
//!
//! `parser` parses it to a tree (`ast`), and `translate` translates the tree with the types of `api`, a table of MLIR's
//! core API, and of the definitions (`names`). In definitions that are written for Rust, C++ is an error: `evidence`
//! recognizes it, and the error says what to write instead.

mod api;
mod ast;
mod builder;
mod evidence;
mod names;
mod option_cases;
mod parser;
mod translate;
mod types;

use std::str::FromStr as _;

use proc_macro2::TokenStream;

use self::api::{Api, Ty};
use self::ast::{ExprKind, Stmt};
use self::evidence::Evidence;
use self::names::ScopeNames;
use self::translate::{Home, Names as _, Translator};
use super::check::{self, Primitive};
use super::expr::Expr;
use super::form::TypeForm;
use super::language::IS_CPP;
use super::mixed::{Part, Translate, Untranslated, hole_name, is_path};
use super::rust;
use super::scope::Scope;
use super::source::{Piece, Source};
use super::visible::Visible;
use crate::provided::{RUNTIME, is_provided};
use crate::tablegen::{Diagnostic, Span};

pub(crate) use self::builder::{
    BuildArg, BuildSlot, BuilderPart, CppParam, GetSlot, RawValue, Takes, is_null_default,
};
pub(super) use self::builder::{body as builder_body, get_body};
pub(crate) use self::option_cases::{OptionCase, option_cases};
pub(super) use self::types::in_rust;
pub(crate) use self::types::translate as translate_type;

/// The use of an expression's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A condition.
    Condition,
    /// Any other value.
    Value,
}

/// Translates the C++ of one fragment.
pub(super) struct Translation<'a, 'r> {
    pub(super) scope: &'a Scope<'r>,
    pub(super) visible: Visible<'a>,
    pub(super) kind: Kind,
    /// The place of the fragment.
    pub(super) place: Span,
}

impl Translation<'_, '_> {
    /// The expected type of the value. A fragment about a type has a type as its value.
    fn wanted(&self) -> Ty {
        match self.visible.subject {
            Some("Type") => Ty::Class("Type".to_owned()),
            _ => Ty::Unknown,
        }
    }

    /// Whether `path` leads to a class of a namespace that is neither the module's nor the runtime's.
    fn is_foreign_class(&self, path: &ast::Path) -> bool {
        let qualifier = path.qualifier();
        let is_runtime =
            matches!(qualifier.as_slice(), [] | ["mlir"] | ["rt" | "super" | "ods_runtime", ..]);
        // `I` of `ITable` is an interface.
        let interface = path.last().strip_suffix("Table");
        let is_lacking = qualifier.as_slice() == ["mlir"]
            && interface.is_some_and(|name| !is_provided(name, RUNTIME));
        path.last().starts_with(|c: char| c.is_ascii_uppercase())
            && (!is_runtime || is_lacking)
            && qualifier != self.scope.modules
    }

    fn names(&self) -> ScopeNames<'_, '_> {
        ScopeNames { scope: self.scope, visible: self.visible, place: self.place }
    }
}

impl Translate for Translation<'_, '_> {
    fn expr(&self, cpp: &str, part: Part<'_>, holes: &[Expr]) -> Result<Expr, Untranslated> {
        if cpp.trim() == "{}" {
            return Ok(Expr::default_value());
        }
        let tree = parser::expression(cpp).map_err(|error| not_understood(cpp, error.0))?;
        let names = self.names();
        let mut translator = Translator::new(&names, self.visible.placeholders, holes);
        if let Some(subject) = self.visible.subject {
            translator.declare("$_self", Ty::named(subject));
        }
        if let Part::Inner(around) = part {
            // The Rust around may bind what the C++ names.
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            for name in around.split(|c| !is_word(c)).filter(|name| !name.is_empty()) {
                translator.declare(name, Ty::Unknown);
            }
        }
        let api = Api::get();
        for (index, hole) in holes.iter().enumerate() {
            translator.declare(&hole_name(index), api.type_of(hole));
        }
        for (name, class) in self.visible.classes {
            translator.declare(&format!("${name}"), Ty::named(class));
        }
        match (self.kind, part) {
            (Kind::Condition, Part::Whole) => translator.condition(&tree),
            // What is pasted into Rust transforms types.
            (_, Part::Inner(_)) => translator.value(&tree, &Ty::Class("Type".to_owned())),
            (_, Part::Whole) => translator.value(&tree, &self.wanted()),
        }
    }

    fn rust(&self, rust: &impl Source, holes: &[Expr]) -> Result<Expr, Box<Diagnostic>> {
        rust::expr(self.scope, rust, self.visible.placeholders, holes)
    }

    fn path(&self, cpp: &str) -> Result<String, Untranslated> {
        let unchanged = || Ok(cpp.to_owned());
        let trimmed = cpp.trim().trim_end_matches("::");
        if trimmed.bytes().all(|c| c.is_ascii_digit()) || ["true", "false"].contains(&trimmed) {
            return unchanged();
        }
        let Ok(tree) = parser::ty(trimmed) else { return unchanged() };
        let names = self.names();
        if let Some(rust) =
            names.case(&tree.path).or_else(|| names.class(&tree.path).map(|it| it.rust))
        {
            return Ok(rust);
        }
        match types::integer(trimmed) {
            Some(rust) => Ok(rust.to_owned()),
            None if is_path(trimmed) && self.is_foreign_class(&tree.path) => {
                let reason = format!("the module of '{trimmed}' is not known");
                Err(Untranslated::new(0, trimmed.len(), reason))
            }
            None => unchanged(),
        }
    }
}

/// A method that a C++ class declares.
pub(crate) struct Method {
    pub(crate) name: String,
    /// What it returns, in Rust, if its body is translated.
    pub(crate) value: Option<String>,
    /// Whether it has a body, and this body does not name the last parameter.
    pub(crate) ignores_last_param: bool,
}

/// The methods that the members `class` of a C++ class declare. Members that the grammar does not have are skipped.
pub(crate) fn methods(class: &str) -> Vec<Method> {
    let methods = parser::methods(class).unwrap_or_default().into_iter();
    let methods = methods.map(|method| Method {
        value: method.body.as_ref().and_then(|body| returned(&body.statements)),
        ignores_last_param: ignores_last_param(&method),
        name: method.name,
    });
    methods.collect()
}

fn ignores_last_param(method: &ast::Method) -> bool {
    let (Some(last), Some(body)) = (method.params.last(), &method.body) else { return false };
    last.name.as_ref().is_none_or(|name| !body.names.contains(name))
}

/// The Rust value that a body returns: a string, a truth value, or whether a function has no body.
fn returned(body: &[Stmt]) -> Option<String> {
    let [Stmt::Return(Some(value))] = body else { return None };
    match &value.kind {
        ExprKind::String(text) => Some(text.clone()),
        ExprKind::Path(path) if ["true", "false"].contains(&path.last()) => {
            Some(path.last().to_owned())
        }
        ExprKind::Call(function, args) if args.is_empty() => match &function.kind {
            ExprKind::Path(path) if path.last() == "isExternal" => {
                Some("(*self).region(0).is_empty()".to_owned())
            }
            _ => None,
        },
        _ => None,
    }
}

/// The constant of the Rust type `returns` that the body `cpp` of a method returns; `None` if it does anything else.
pub(crate) fn constant(cpp: &str, returns: &str) -> Option<Expr> {
    let tree = parser::statements(cpp).ok()?;
    let ExprKind::Lambda(_, body) = &tree.kind else { return None };
    let [Stmt::Return(Some(value))] = body.as_slice() else { return None };
    let form = TypeForm::of(returns);
    let name = form.name().unwrap_or_default();
    let is_nullable = form == TypeForm::Value || ["Operation", "Block", "Region"].contains(&name);
    let is_number = Primitive::of(name) == Some(Primitive::Integer);
    let is_none = match &value.kind {
        ExprKind::Path(path) => ["nullptr", "nullopt"].contains(&path.last()),
        ExprKind::Braces(None, items) => items.is_empty(),
        _ => false,
    };
    match &value.kind {
        ExprKind::Path(path) if name == "bool" && ["true", "false"].contains(&path.last()) => {
            Some(Expr::bool(path.last() == "true"))
        }
        ExprKind::String(_) if form == TypeForm::Str => translate::literals::quoted(value).ok(),
        ExprKind::Number(text) if is_number => {
            fitting(translate::literals::number(text).expr, name)
        }
        ExprKind::Unary(op, number) if op == "-" && is_number => {
            let ExprKind::Number(text) = &number.kind else { return None };
            fitting(translate::literals::number(text).expr.minus(), name)
        }
        ExprKind::Call(function, args) if args.is_empty() && name == "VerifyResult" => {
            let is_success =
                matches!(&function.kind, ExprKind::Path(path) if path.last() == "success");
            is_success.then(|| Expr::name("Ok").called(vec![Expr::unit()]))
        }
        _ if is_none && (is_nullable || matches!(form, TypeForm::Option(_))) => Some(Expr::none()),
        _ => None,
    }
}

/// The number `value`, if it is one of the integer type `ty`.
fn fitting(value: Expr, ty: &str) -> Option<Expr> {
    let has_sign = value.integer()? < 0;
    let fits = check::out_of_range(&value, ty.into()).is_none();
    (fits && (!has_sign || ty.starts_with('i'))).then_some(value)
}

/// The Rust path of the class at the C++ path `text`, as Rust fragments spell it.
pub(super) fn class(scope: &Scope<'_>, text: &str) -> Option<String> {
    let tree = parser::ty(text).ok()?;
    Some(names_of(scope).class(&tree.path)?.rust)
}

/// The names of `scope`, for no fragment.
pub(super) fn names_of<'s, 'r>(scope: &'s Scope<'r>) -> ScopeNames<'s, 'r> {
    ScopeNames { scope, visible: Visible::default(), place: Span::default() }
}

/// Whether the type `text` has template arguments.
pub(super) fn is_template(text: &str) -> bool {
    let ty = parser::ty(text);
    ty.is_ok_and(|ty| ty.path.segments.iter().any(|segment| !segment.args.is_empty()))
}

/// Whether the expression `text` constructs a list.
pub(crate) fn constructs_list(text: &str) -> bool {
    let Ok(expr) = parser::expression(text) else { return false };
    let path = match &expr.kind {
        ExprKind::Call(function, _) => match &function.kind {
            ExprKind::Path(path) => path,
            _ => return false,
        },
        ExprKind::Braces(Some(path), _) => path,
        _ => return false,
    };
    ["SmallVector", "ArrayRef"].contains(&path.last())
}

/// As [`class`], if the class is of another module with a known path.
pub(super) fn class_elsewhere(scope: &Scope<'_>, text: &str) -> Option<String> {
    let tree = parser::ty(text).ok()?;
    let class = names_of(scope).class(&tree.path)?;
    (class.home == Home::Elsewhere).then_some(class.rust)
}

fn not_understood(cpp: &str, offset: usize) -> Untranslated {
    let rest: String = cpp[offset..].trim_start().chars().take(24).collect();
    if rest.is_empty() {
        return Untranslated::new(offset, 1, "it is not an expression");
    }
    Untranslated::new(offset, 1, format!("'{}' is not understood", rest.trim_end()))
}

/// The syntactic category of a fragment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Grammar {
    /// An expression.
    Expr,
    /// Statements.
    Block,
    /// Functions and other items.
    Items,
}

/// An error if there is evidence that `source`, which is not valid Rust, is C++.
pub(super) fn mistake(source: &impl Source, grammar: Grammar) -> Option<Box<Diagnostic>> {
    let tokens = TokenStream::from_str(source.text()).ok()?;
    let evidence = evidence::find(source.text(), &tokens)?;
    Some(error(source, &evidence, grammar))
}

/// The error for a method with a C++ name, or a number with a suffix of C++, in what Rust's syntax has.
pub(super) fn foreign_word(source: &impl Source, grammar: Grammar) -> Option<Box<Diagnostic>> {
    if !evidence::may_be_in_rust(source.text()) {
        return None;
    }
    let tokens = TokenStream::from_str(source.text()).ok()?;
    let evidence = evidence::find_in_rust(source.text(), &tokens)?;
    Some(error(source, &evidence, grammar))
}

/// The text that the user wrote, with `$_self` for what replaces it.
fn written(source: &impl Source) -> String {
    let (text, mut out) = (source.text(), String::new());
    // The name of a placeholder is not code.
    let is_name = |piece: &Piece| text[..piece.range.start].ends_with('$');
    let pieces = source.pieces().into_iter().filter(Piece::is_user);
    let pieces: Vec<_> = pieces.filter(|piece| !is_name(piece)).collect();
    let mut at = pieces.first().map_or(text.len(), |first| first.range.start);
    for piece in pieces {
        let gap = &text[at..piece.range.start];
        out.push_str(if gap.contains('$') { "$_self" } else { gap });
        out.push_str(&text[piece.range.clone()]);
        at = piece.range.end;
    }
    out
}

fn error(source: &impl Source, evidence: &Evidence, grammar: Grammar) -> Box<Diagnostic> {
    let place = source.at(evidence.offset, evidence.text.len());
    let error = Diagnostic::error(place, format!("'{}' is C++", evidence.text)).with_kind(IS_CPP);
    let translated =
        if grammar == Grammar::Expr { translate::expression(&written(source)) } else { None };
    let help = match translated {
        Some(rust) => format!("in Rust it is `{rust}`"),
        None => match grammar {
            Grammar::Expr => "write a Rust expression: upstream's `getType()` is `ty()`, `isa<T>(x)` is `x.isa::<T>()`",
            Grammar::Block => "write Rust statements: upstream's `getType()` is `ty()`, `auto x = y;` is `let x = y;`",
            Grammar::Items => "write Rust functions: `pub fn name(self) -> bool { true }`",
        }
        .to_owned(),
    };
    Box::new(error.with_help(help))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fragment::Fragment;
    use crate::tablegen::Span;

    #[track_caller]
    fn said(text: &str, grammar: Grammar) -> Option<(String, String)> {
        let fragment = Fragment::at_span(text, Span::default());
        let error = mistake(&fragment, grammar).or_else(|| foreign_word(&fragment, grammar))?;
        Some((error.message, error.help.unwrap_or_default()))
    }

    #[test]
    fn methods_of_classes_are_found() {
        let class = r#"
            public:
              using Base::Base;
              /// Text with a brace: {
              static StringRef getDefaultDialect () { return "own"; }
              bool isOptionalSymbol() const override {
                return true;
              }
              LogicalResult verifyBody();
              template <typename T> T find(StringRef name) { if (name == "}") return {}; return get(name); }
              static constexpr StringLiteral kName = "a;b";
              void walk(function_ref<void(Op)> each) { for (Op op : ops()) { each(op); } }
              enum class Kind { A, B };
              int last(int a = 1, int b = 2);
        "#;
        let found: Vec<_> =
            methods(class).into_iter().map(|it| (it.name, it.value.unwrap_or_default())).collect();
        let expected = [
            ("getDefaultDialect", "\"own\""),
            ("isOptionalSymbol", "true"),
            ("verifyBody", ""),
            ("walk", ""),
            ("last", ""),
        ];
        assert_eq!(found, expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
        assert!(methods("int f(").is_empty());
        assert_eq!(methods("// What it does.\nint f();").len(), 1);
    }

    #[test]
    fn methods_that_ignore_their_last_parameter_are_found() {
        let cases = [
            ("void f(int a, int b) { g(a); }", true),
            ("void f(int a, int b) { g(b); }", false),
            ("void f(int a, int) { g(a); }", true),
            ("void f(int a, int b) { /* b */ g(a); // b\n }", true),
            ("void f(int a, int b) { g(\"b\", x.b, x->b(), n::b); }", true),
            ("void f(int a, int b) { for (int x : l) h([&](int y) { return y + b; }); }", false),
            ("void f(int a, int b) { x = b; }", false),
            ("void f(int a, int b) { while (x < b) { ++x; } }", false),
            ("void f(int a, int b) { auto [x, y] = g(b); }", false),
            ("void f(int a, int b) {}", true),
            ("void f(int a, int b);", false),
            ("void f() { g(); }", false),
            ("void f(int a, int b) { asm { b }; }", false),
        ];
        for (class, ignores) in cases {
            let found = methods(class).first().is_some_and(|it| it.ignores_last_param);
            assert_eq!(found, ignores, "{class}");
        }
    }

    #[test]
    fn expressions_are_translated() {
        let cases = [
            ("llvm::isa<IntegerType>($_self)", "$_self.isa::<IntegerType>()"),
            (
                "::mlir::isa<FloatType, IndexType>($_self)",
                "$_self.isa::<FloatType>() || $_self.isa::<IndexType>()",
            ),
            ("!llvm::isa<::mlir::NoneType>($_self)", "!$_self.isa::<NoneType>()"),
            (
                "::llvm::cast<::mlir::IntegerType>($_self).isUnsigned()",
                "$_self.cast::<IntegerType>().is_unsigned()",
            ),
            (
                "$_op->getOperand(0).getType() == $_op->getResult(0).getType()",
                "$_op.operand(0).ty() == $_op.result(0).ty()",
            ),
            (
                "static_cast<int64_t>(cast<ArrayAttr>($_self).size()) > 2",
                "$_self.cast::<ArrayAttr>().len() as i64 > 2",
            ),
            (
                "llvm::all_of(cast<MemRefType>($_self).getShape(), [](int64_t d) { return d > 0; })",
                "$_self.cast::<MemRefType>().shape().iter().copied().all(|d| d > 0)",
            ),
            (
                "$_builder.getI32IntegerAttr(7)",
                "IntegerAttr::get($_builder, IntegerType::get($_builder, 32), 7 as i64)",
            ),
            ("nullptr", "None"),
            ("0.5f", "0.5"),
            ("0x20u", "0x20"),
        ];
        for (cpp, rust) in cases {
            let (_, help) = said(cpp, Grammar::Expr).unwrap_or_default();
            assert_eq!(help, format!("in Rust it is `{rust}`"), "{cpp}");
        }
    }

    #[test]
    fn declarations_and_statements_are_found() {
        let cases = [
            (Grammar::Items, "bool isOne() { return true; }"),
            (Grammar::Items, "static StringRef getName();"),
            (Grammar::Items, "void setIt(int64_t n, Value v);"),
            (Grammar::Block, "auto x = $_self.foo();"),
            (Grammar::Block, "Type t = $_op->getType();"),
            (Grammar::Block, "return getOperand().getType();"),
            (Grammar::Block, "if (n > 1) return x;"),
            (Grammar::Block, "build($_builder, $_state, a->getType());"),
        ];
        for (grammar, cpp) in cases {
            let (_, help) = said(cpp, grammar).unwrap_or_default();
            assert!(help.starts_with("write Rust "), "{cpp}: {help}");
        }
    }

    #[test]
    fn rust_is_not_taken_for_cpp() {
        let cases = [
            "$_self.isa::<IntegerType>() and true",
            "lte x = 5;",
            "pu fn one() {}",
            "fn f(x: fn(A) -> B) -> C { x + }",
            "$_self.width() < < 3",
            "let x: &T = y as",
            "f(|x| -> T { x )",
            "value? as u32 +",
            "[0x1f, 1u8 as i32, 2_i64, 3e5f32 as i32, \"4f\".len()]",
        ];
        for text in cases {
            assert_eq!(said(text, Grammar::Block), None, "{text}");
        }
    }
}
