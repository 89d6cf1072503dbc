//! Bodies of builders that fill in the state of an operation from their parameters.
//!
//! Other bodies are not translated: they call builders that are defined only in C++, or read values, for which Rust
//! needs the IR.

use super::api::{Api, Family};
use super::ast::{self, Condition, Stmt, TemplateArg};
use super::parser;
use super::translate::{literals, no};
use crate::fragment::expr::{Expr, ExprKind, Statement};
use crate::fragment::mixed::Untranslated;
use crate::names::snake;

/// The kind of a builder's parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Value,
    Values,
    Type,
    Types,
    Attribute,
    NamedAttribute,
    NamedAttributes,
    Block,
    Blocks,
}

/// The element of a list.
fn element(list: Kind) -> Option<Kind> {
    Some(match list {
        Kind::Values => Kind::Value,
        Kind::Types => Kind::Type,
        Kind::NamedAttributes => Kind::NamedAttribute,
        Kind::Blocks => Kind::Block,
        _ => return None,
    })
}

/// A parameter of a builder, or the variable of a loop.
#[derive(Clone, Debug)]
pub(crate) struct CppParam {
    /// The name in the definition, in Rust's case.
    name: String,
    /// The name in Rust.
    rust: String,
    kind: Kind,
}

impl CppParam {
    /// The parameter `name` of the C++ type `ty`, with the Rust name `rust`, and its Rust type. `None` if the type is
    /// not translated.
    #[must_use]
    pub(crate) fn new(name: &str, rust: &str, ty: &str) -> Option<(Self, String)> {
        let (kind, ty) = kind(ty)?;
        Some((Self { name: name.to_owned(), rust: rust.to_owned(), kind }, ty))
    }
}

/// The kind of a parameter of the C++ type `text`, and its Rust type.
fn kind(text: &str) -> Option<(Kind, String)> {
    let ty = parser::ty(text).ok()?;
    if !matches!(ty.path.qualifier().as_slice(), [] | ["mlir" | "llvm"]) {
        return None;
    }
    let last = ty.path.segments.last()?;
    let is_pointer = match ty.declarators.as_slice() {
        [] => false,
        [only] if only == "*" => true,
        [only] if only == "&" && ty.is_const => false,
        _ => return None,
    };
    let name = last.name.as_str();
    let (kind, rust) = match (name, last.args.as_slice()) {
        ("Block", []) if is_pointer => (Kind::Block, "Block"),
        _ if is_pointer => return None,
        ("Value", []) | ("TypedValue", _) => (Kind::Value, "Value"),
        ("ValueRange", []) => (Kind::Values, "&[Value]"),
        ("Type", []) => (Kind::Type, "Type"),
        ("TypeRange", []) => (Kind::Types, "&[Type]"),
        ("BlockRange" | "SuccessorRange", []) => (Kind::Blocks, "&[Block]"),
        ("ArrayRef", [TemplateArg::Type(of)]) => match of.path.last() {
            "Value" => (Kind::Values, "&[Value]"),
            "Type" => (Kind::Types, "&[Type]"),
            "NamedAttribute" => (Kind::NamedAttributes, "&[NamedAttribute]"),
            _ => return None,
        },
        (class, []) if Api::get().class(class) == Some(Family::Attr) => (Kind::Attribute, class),
        _ => return None,
    };
    Some((kind, rust.to_owned()))
}

/// The statements of the body `cpp`.
pub(in crate::fragment) fn body(
    cpp: &str,
    params: &[CppParam],
) -> Result<Vec<Statement>, Untranslated> {
    // The grammar has statements in lambdas.
    let before = "[]{";
    let text = format!("{before}{cpp}}}");
    let tree = parser::expression(&text).map_err(|error| {
        let offset = error.0.saturating_sub(before.len());
        Untranslated::new(offset, 1, "the statement is not understood")
    })?;
    let ast::ExprKind::Lambda(_, statements) = &tree.kind else {
        return Err(no(&tree, "these are not statements"));
    };
    let mut builder = Builder { body: &tree, params: params.to_vec() };
    builder.all(statements).map_err(|error| Untranslated {
        offset: error.offset.saturating_sub(before.len()),
        ..error
    })
}

struct Builder<'a> {
    body: &'a ast::Expr,
    /// Parameters and variables in scope.
    params: Vec<CppParam>,
}

impl Builder<'_> {
    fn all(&mut self, statements: &[Stmt]) -> Result<Vec<Statement>, Untranslated> {
        let lists = statements.iter().map(|statement| self.one(statement));
        Ok(lists.collect::<Result<Vec<_>, _>>()?.concat())
    }

    fn one(&mut self, statement: &Stmt) -> Result<Vec<Statement>, Untranslated> {
        match statement {
            Stmt::Empty => Ok(Vec::new()),
            Stmt::Block(statements) => self.all(statements),
            Stmt::Expr(call) => self.call(call).ok_or_else(|| {
                no(call, "a builder adds its parameters to the state, other statements are not translated")
            }),
            // A single value is never null in Rust, so the test is omitted.
            Stmt::If(Condition::Expr(condition), then, None)
                if self.single(condition).is_some_and(|it| element(it.kind).is_none()) =>
            {
                self.one(then)
            }
            Stmt::For(name, list, body) => {
                let of = self.single(list).and_then(|list| Some((list.rust.clone(), element(list.kind)?)));
                let (list, kind) = of.ok_or_else(|| no(list, "this is no list of a parameter"))?;
                let rust = format!("each_{}", snake(name));
                self.params.push(CppParam { name: snake(name), rust: rust.clone(), kind });
                let body = self.one(body);
                self.params.pop();
                Ok(vec![each(&list, &rust, body?)])
            }
            Stmt::Other(what, offset) => {
                Err(Untranslated::new(*offset, 1, format!("{what} is not translated")))
            }
            _ => Err(no(self.body, "a builder with other statements than calls is not translated")),
        }
    }

    /// The parameter that `expr` names.
    fn single(&self, expr: &ast::Expr) -> Option<&CppParam> {
        let ast::ExprKind::Path(path) = &expr.kind else { return None };
        let name = snake(path.name()?);
        self.params.iter().rev().find(|param| param.name == name)
    }

    /// The statement `$_state.method(args)`.
    fn call(&self, call: &ast::Expr) -> Option<Vec<Statement>> {
        let ast::ExprKind::Call(callee, args) = &call.kind else { return None };
        let ast::ExprKind::Member(state, method) = &callee.kind else { return None };
        let is_state =
            matches!(&state.kind, ast::ExprKind::Path(path) if path.name() == Some("$_state"));
        if !is_state {
            return None;
        }
        match (method.name.as_str(), args.as_slice()) {
            ("addOperands", [arg]) => self.add("operand", arg, Kind::Value),
            ("addTypes", [arg]) => self.add("type", arg, Kind::Type),
            ("addSuccessors", [arg]) => self.add("successor", arg, Kind::Block),
            ("addRegion", []) => {
                let region = Expr::placeholder("_builder").method("new_region", []);
                Some(vec![on_state("add_region", [region])])
            }
            ("addAttributes", [arg]) => {
                let list = self.single(arg).filter(|it| it.kind == Kind::NamedAttributes)?;
                let part = |name| Expr::name("each").field(name);
                let add = on_state("add_attr", [part("name"), part("value")]);
                Some(vec![each(&list.rust, "each", vec![add])])
            }
            ("addAttribute", [name, value]) => {
                let name = match &name.kind {
                    ast::ExprKind::String(_) => {
                        let name = literals::quoted(name).ok()?;
                        Expr::placeholder("_ctxt").method("ident", [name])
                    }
                    _ => self.part(name, "getName")?.field("name"),
                };
                let value = match self.single(value).filter(|it| it.kind == Kind::Attribute) {
                    Some(attribute) => Expr::name(&attribute.rust),
                    None => self.part(value, "getValue")?.field("value"),
                };
                Some(vec![on_state("add_attr", [name, value])])
            }
            _ => None,
        }
    }

    /// Adds `arg` to the state: one `kind`, or a list.
    fn add(&self, what: &str, arg: &ast::Expr, kind: Kind) -> Option<Vec<Statement>> {
        if let ast::ExprKind::Braces(None, items) = &arg.kind {
            let lists = items.iter().map(|item| self.add(what, item, kind));
            return Some(lists.collect::<Option<Vec<_>>>()?.concat());
        }
        let param = self.single(arg)?;
        let add_one = |value| on_state(&format!("add_{what}"), [value]);
        if param.kind == kind {
            return Some(vec![add_one(Expr::name(&param.rust))]);
        }
        let is_list = element(param.kind) == Some(kind);
        is_list.then(|| match kind {
            Kind::Block => vec![each(&param.rust, "each", vec![add_one(Expr::name("each"))])],
            _ => vec![on_state(&format!("add_{what}s"), [copies(&param.rust)])],
        })
    }

    /// The named attribute whose `method` is called.
    fn part(&self, expr: &ast::Expr, method: &str) -> Option<Expr> {
        let ast::ExprKind::Call(callee, args) = &expr.kind else { return None };
        let ast::ExprKind::Member(of, name) = &callee.kind else { return None };
        let of = self.single(of).filter(|it| it.kind == Kind::NamedAttribute)?;
        (args.is_empty() && name.name == method).then(|| Expr::name(&of.rust))
    }
}

/// `$_state.method(args);`
fn on_state(method: &str, args: impl IntoIterator<Item = Expr>) -> Statement {
    Statement::Discard(Expr::placeholder("_state").method(method, args))
}

/// The elements of `list`.
fn copies(list: &str) -> Expr {
    Expr::name(list).method("iter", []).method("copied", [])
}

/// `for name in list { body }`
fn each(list: &str, name: &str, body: Vec<Statement>) -> Statement {
    Statement::Value(Expr::of(ExprKind::For(name.to_owned(), Box::new(copies(list)), body)))
}

#[cfg(test)]
mod tests {
    use super::{CppParam, Expr, ExprKind, body};

    #[test]
    fn other_statements_are_not_translated() {
        let params = [("value", "Value"), ("types", "TypeRange"), ("word", "StringAttr")];
        let params = params.map(|(name, ty)| CppParam::new(name, name, ty).expect("a type").0);
        let cases = [
            "$_state.addOperands(types);",
            "$_state.addTypes(value.getType());",
            "$_state.addOperands({value, word});",
            "$_state.addAttribute(word, word);",
            "$_state.addAttribute(\"word\", value);",
            "$_state.addAttributes(types);",
            "$_state.addOperands(unknown);",
            "if (types) $_state.addTypes(types);",
            "if (value) $_state.addOperands(value); else $_state.addTypes(types);",
            "for (auto one : value) $_state.addOperands(one);",
            "for (auto one : types) { $_state.addOperands(one); }",
            "auto other = value; $_state.addOperands(value);",
            "other.addOperands(value);",
            "build($_builder, $_state, value);",
            "if (value) return; $_state.addTypes(types);",
            "$_state.name = word;",
            "(void)$_state.addRegion(), $_state.addOperands(value);",
            "(void)$_state.addOperands(value) + 1;",
            "(void)value;",
        ];
        for cpp in cases {
            assert!(body(cpp, &params).is_err(), "{cpp}");
        }
        let written = |cpp: &str| {
            let statements = body(cpp, &params).expect("a body");
            Expr::of(ExprKind::Block(statements)).written()
        };
        let right = written("for (Type one : types) $_state.addTypes(one);");
        let expected = "{ for each_one in types.iter().copied() { $_state.add_type(each_one); } }";
        assert_eq!(right, expected);
        let discarded = written("( void ) $_state.addRegion(); (void)$_state.addRegion();");
        let expected = "$_state.add_region($_builder.new_region()); ".repeat(2);
        assert_eq!(discarded, format!("{{ {expected}}}"));
    }

    #[test]
    fn types_of_other_classes_are_not_translated() {
        for ty in ["Operation *", "Value *", "Value &", "own::Value", "ArrayRef<int>", "int64_t"] {
            assert!(CppParam::new("it", "it", ty).is_none(), "{ty}");
        }
    }
}
