//! Bodies of builders.
//!
//! A body adds parts to the state of the operation, or calls a `build` function that the generator of C++ declares for
//! every operation. Bodies with other effects are not translated.

mod build;
mod get;
mod param;

use std::ops::RangeInclusive;
use std::rc::Rc;

use self::param::{
    ATTRIBUTE, BLOCK, NAMED_ATTRIBUTE, TYPE, VALUE, is_null, read, slice_of, view_of,
};
use super::api::{Family, Ty};
use super::ast::{self, Condition, Stmt};
use super::names::ScopeNames;
use super::parser;
use super::translate::{Translator, Value, literals, no};
use crate::fragment::block::Block;
use crate::fragment::expr::{Expr, ExprKind, Statement};
use crate::fragment::mixed::Untranslated;
use crate::names::snake;

pub(crate) use self::build::{BuildArg, BuildSlot, RawValue};
pub(in crate::fragment) use self::get::get_body;
pub(crate) use self::get::{GetSlot, Takes};
pub(crate) use self::param::{CppParam, is_null_default};

type Result<T> = std::result::Result<T, Untranslated>;

/// A part of a builder's body.
#[derive(Clone, Debug)]
pub(crate) enum BuilderPart {
    /// Statements.
    Statements(Block),
    /// A call of the `build` function with this index, with an argument for each slot.
    Build(usize, Vec<BuildArg>),
}

/// The parts of the body `cpp`. `overloads` are the `build` functions that the generator declares, `rivals` the numbers of
/// arguments of the other listed builders.
pub(in crate::fragment) fn body(
    names: &ScopeNames<'_, '_>,
    cpp: &str,
    params: &[CppParam],
    (overloads, rivals): (&[Vec<BuildSlot>], &[RangeInclusive<usize>]),
    place: Option<Rc<str>>,
) -> Result<Vec<BuilderPart>> {
    let tree = statements(cpp)?;
    let mut translator = Translator::new(names, &["_ctxt"], &[]).with_reserved(&["b", "st"]);
    // A parameter that may be null is passed only.
    for param in params.iter().filter(|param| !matches!(param.ty, Ty::Option(_))) {
        translator.declare(&param.name, view_of(&param.ty));
        if let Some(read) = read(&param.ty, &param.rust) {
            translator.alias(&param.name, read);
        }
    }
    let mut builder = Builder {
        body: &tree,
        params: params.to_vec(),
        overloads,
        rivals,
        place,
        has_variables: false,
        translator,
    };
    builder.parts(body_of(&tree)).map_err(located)
}

/// A lambda with the statements `cpp`.
fn statements(cpp: &str) -> Result<ast::Expr> {
    parser::statements(cpp)
        .map_err(|error| Untranslated::new(error.0, 1, "the statement is not understood"))
}

/// The statements of a lambda.
fn body_of(lambda: &ast::Expr) -> &[Stmt] {
    match &lambda.kind {
        ast::ExprKind::Lambda(_, statements) => statements,
        _ => &[],
    }
}

/// The place in the statements of an error about the lambda around them.
fn located(error: Untranslated) -> Untranslated {
    Untranslated { offset: parser::in_statements(error.offset), ..error }
}

/// An argument in C++.
enum Arg {
    Absent,
    One(Value),
    List(Vec<Value>),
}

struct Builder<'a, 's, 'r> {
    body: &'a ast::Expr,
    /// Parameters and variables of loops in scope.
    params: Vec<CppParam>,
    overloads: &'a [Vec<BuildSlot>],
    rivals: &'a [RangeInclusive<usize>],
    /// The file and line, unless odsgen ships the file.
    place: Option<Rc<str>>,
    /// Whether a variable is declared.
    has_variables: bool,
    translator: Translator<'a, ScopeNames<'s, 'r>>,
}

impl Builder<'_, '_, '_> {
    fn parts(&mut self, statements: &[Stmt]) -> Result<Vec<BuilderPart>> {
        let mut parts = Vec::new();
        let mut before = Vec::new();
        // A new region changes the IR, which variables may borrow. It affects nothing else, so it comes last.
        let mut regions = Vec::new();
        for statement in statements {
            if matches!(statement, Stmt::Expr(_)) && adds_region(statement) {
                regions.extend(self.one(statement)?);
                continue;
            }
            let call = match (statement, statements.last()) {
                (Stmt::Return(Some(call)), Some(last)) if std::ptr::eq(statement, last) => {
                    self.build_call(call)?
                }
                (Stmt::Expr(call), _) => self.build_call(call)?,
                _ => None,
            };
            match call {
                Some(call) => {
                    parts.push(self.statements(std::mem::take(&mut before)));
                    parts.push(call);
                }
                None => before.extend(self.one(statement)?),
            }
        }
        parts.push(self.statements(before));
        let has_regions = !regions.is_empty();
        parts.push(self.statements(regions));
        let is_call = |part: &&BuilderPart| matches!(part, BuilderPart::Build(..));
        match parts.iter().filter(is_call).count() {
            0 => Ok(parts),
            1 if !has_regions => Ok(parts),
            1 => Err(no(
                self.body,
                "a builder that adds regions to those of another is not translated",
            )),
            _ => Err(no(self.body, "a builder that calls several builders is not translated")),
        }
    }

    fn statements(&self, statements: Vec<Statement>) -> BuilderPart {
        let places = vec![self.place.clone(); statements.len()];
        BuilderPart::Statements(Block::new(statements, places))
    }

    fn all(&mut self, statements: &[Stmt]) -> Result<Vec<Statement>> {
        let mut all = Vec::new();
        for statement in statements {
            all.extend(self.one(statement)?);
        }
        Ok(all)
    }

    fn one(&mut self, statement: &Stmt) -> Result<Vec<Statement>> {
        match statement {
            Stmt::Empty => Ok(Vec::new()),
            Stmt::Block(statements) => self.all(statements),
            Stmt::If(..) | Stmt::For(..) if self.has_variables && adds_region(statement) => {
                Err(no(
                    self.body,
                    "a region that depends on a condition is not translated beside variables",
                ))
            }
            Stmt::Expr(call) if is_assertion(call) => Ok(Vec::new()),
            Stmt::Expr(call) => self.call(call)?.ok_or_else(|| {
                no(call, "the statement neither adds to the state nor calls a default builder")
            }),
            // A single value is never null in Rust, so the test is omitted.
            Stmt::If(Condition::Expr(condition), then, _)
                if self.single(condition).is_some_and(|it| matches!(it.ty, Ty::Class(_))) =>
            {
                self.one(then)
            }
            Stmt::If(Condition::Expr(condition), then, otherwise) if self.nullable(condition) => {
                let Some(param) = self.single(condition).cloned() else { return Ok(Vec::new()) };
                let Ty::Option(inner) = param.ty else { return Ok(Vec::new()) };
                let value = Box::new(Expr::name(&param.rust));
                let condition = Expr::of(ExprKind::LetSome(param.rust.clone(), value));
                self.params.push(CppParam { ty: *inner, ..param });
                let then = self.one(then);
                self.params.pop();
                let otherwise = otherwise.as_ref().map(|it| self.one(it)).transpose()?;
                Ok(vec![conditional(condition, then?, otherwise)])
            }
            Stmt::If(Condition::Expr(condition), then, otherwise) => {
                let condition = self.translator.condition(condition)?;
                let then = self.one(then)?;
                let otherwise = otherwise.as_ref().map(|it| self.one(it)).transpose()?;
                Ok(vec![conditional(condition, then, otherwise)])
            }
            Stmt::For(name, list, body) => {
                let of = self.single(list).and_then(|list| match &list.ty {
                    Ty::Slice(element) => Some((list.rust.clone(), (**element).clone())),
                    _ => None,
                });
                let (list, ty) = of.ok_or_else(|| no(list, "this is no list of a parameter"))?;
                let rust = format!("each_{}", snake(name));
                self.params.push(CppParam { name: snake(name), rust: rust.clone(), ty });
                let body = self.one(body);
                self.params.pop();
                Ok(vec![each(&list, &rust, body?)])
            }
            Stmt::Let(ty, variables) => {
                self.has_variables = true;
                let required = self.translator.required_count();
                let variables = self.translator.variables(self.body, ty, variables);
                self.translator.forget_required(required);
                variables
            }
            Stmt::Other(what, offset) => {
                Err(Untranslated::new(*offset, 1, format!("{what} is not translated")))
            }
            _ => Err(no(self.body, "a statement of this kind is not translated")),
        }
    }

    /// The parameter that `expr` names.
    fn single(&self, expr: &ast::Expr) -> Option<&CppParam> {
        let ast::ExprKind::Path(path) = &expr.kind else { return None };
        let name = snake(path.name()?);
        self.params.iter().rev().find(|param| param.name == name)
    }

    /// Whether `expr` is a parameter that may be null.
    fn nullable(&self, expr: &ast::Expr) -> bool {
        self.single(expr).is_some_and(|param| matches!(param.ty, Ty::Option(_)))
    }

    /// The statement `$_state.method(args)`.
    fn call(&mut self, call: &ast::Expr) -> Result<Option<Vec<Statement>>> {
        let ast::ExprKind::Call(callee, args) = &call.kind else { return Ok(None) };
        let ast::ExprKind::Member(state, method) = &callee.kind else { return Ok(None) };
        if !is_name(state, "$_state") {
            return Ok(None);
        }
        Ok(match (method.name.as_str(), args.as_slice()) {
            ("addOperands", [arg]) => self.add("operand", arg)?,
            ("addTypes", [arg]) => self.add("type", arg)?,
            ("addSuccessors", [arg]) => self.add("successor", arg)?,
            ("addRegion", []) => {
                let region = Expr::placeholder("_builder").method("new_region", []);
                Some(vec![on_state("add_region", [region])])
            }
            ("addAttributes", [arg]) => {
                let list = self.single(arg).filter(|it| it.ty == slice_of(NAMED_ATTRIBUTE));
                list.map(|list| vec![add_attributes(&Expr::name(&list.rust))])
            }
            ("addAttribute", [name, value]) => self.add_attribute(name, value)?,
            _ => None,
        })
    }

    /// Adds an attribute with its name to the state.
    fn add_attribute(
        &mut self,
        name: &ast::Expr,
        value: &ast::Expr,
    ) -> Result<Option<Vec<Statement>>> {
        let name = match &name.kind {
            ast::ExprKind::String(_) => {
                Expr::placeholder("_ctxt").method("ident", [literals::quoted(name)?])
            }
            _ => match self.part(name, "getName") {
                Some(attribute) => attribute.field("name"),
                None => return Ok(None),
            },
        };
        if let Some(attribute) = self.part(value, "getValue") {
            return Ok(Some(vec![on_state("add_attr", [name, attribute.field("value")])]));
        }
        let Arg::One(value) = self.arg(value)? else { return Ok(None) };
        let is_attribute = value.ty == Ty::class(ATTRIBUTE)
            || self.translator.family(&value.ty) == Some(Family::Attr);
        Ok(is_attribute.then(|| vec![on_state("add_attr", [name, value.expr])]))
    }

    /// Adds `arg` to the state: one `what`, or a list.
    fn add(&mut self, what: &str, arg: &ast::Expr) -> Result<Option<Vec<Statement>>> {
        let arg = match self.arg(arg)? {
            Arg::Absent => return Ok(None),
            Arg::One(value) => vec![value],
            Arg::List(values) => values,
        };
        let is_one = |ty: &Ty| match what {
            "operand" => *ty == Ty::class(VALUE),
            "type" => *ty == Ty::class(TYPE) || self.translator.family(ty) == Some(Family::Type),
            _ => *ty == Ty::class(BLOCK),
        };
        let add_one = |value| on_state(&format!("add_{what}"), [value]);
        let add_all = |value| on_state(&format!("add_{what}s"), [value]);
        let statements = arg.into_iter().map(|value| match &value.ty {
            ty if is_one(ty) => Some(add_one(value.expr)),
            Ty::Slice(element) if is_one(element) => Some(match what {
                "successor" => {
                    each_of(copies(value.expr), "each", vec![add_one(Expr::name("each"))])
                }
                _ => add_all(copies(value.expr)),
            }),
            Ty::Iter(element) if is_one(element) => Some(add_all(value.expr)),
            _ => None,
        });
        Ok(statements.collect())
    }

    /// The named attribute whose `method` is called.
    fn part(&self, expr: &ast::Expr, method: &str) -> Option<Expr> {
        let ast::ExprKind::Call(callee, args) = &expr.kind else { return None };
        let ast::ExprKind::Member(of, name) = &callee.kind else { return None };
        let of = self.single(of).filter(|it| it.ty == Ty::class(NAMED_ATTRIBUTE))?;
        (args.is_empty() && name.name == method).then(|| Expr::name(&of.rust))
    }

    /// The argument `expr`.
    fn arg(&mut self, expr: &ast::Expr) -> Result<Arg> {
        let items = match &expr.kind {
            ast::ExprKind::Path(path) if ["nullptr", "nullopt"].contains(&path.last()) => {
                return Ok(Arg::Absent);
            }
            ast::ExprKind::Braces(None, items) => items,
            ast::ExprKind::Braces(Some(path), items) if items.is_empty() || is_list(path) => items,
            ast::ExprKind::Call(callee, items) => match &callee.kind {
                ast::ExprKind::Path(path) if is_list(path) => match items.as_slice() {
                    // `ArrayRef({a, b})`
                    [ast::Expr { kind: ast::ExprKind::Braces(None, items), .. }] => items,
                    [list] => return self.arg(list),
                    _ => items,
                },
                ast::ExprKind::Path(path) if items.is_empty() && is_null(path) => items,
                _ => return Ok(Arg::One(self.value(expr)?)),
            },
            _ => return Ok(Arg::One(self.value(expr)?)),
        };
        if items.is_empty() {
            return Ok(Arg::Absent);
        }
        let items = items.iter().map(|item| self.value(item));
        Ok(Arg::List(items.collect::<Result<_>>()?))
    }

    /// A parameter as it is passed, or the value of another expression.
    fn value(&mut self, expr: &ast::Expr) -> Result<Value> {
        match self.single(expr) {
            Some(param) => Ok(Value { expr: Expr::name(&param.rust), ty: param.ty.clone() }),
            None => {
                let required = self.translator.required_count();
                let value = self.translator.value_of(expr);
                self.translator.forget_required(required);
                value
            }
        }
    }
}

/// `if condition { then } else { otherwise }`
fn conditional(
    condition: Expr,
    then: Vec<Statement>,
    otherwise: Option<Vec<Statement>>,
) -> Statement {
    let block = |statements| Box::new(Expr::of(ExprKind::Block(statements)));
    Statement::Value(Expr::of(ExprKind::If {
        condition: Box::new(condition),
        then: block(then),
        otherwise: otherwise.map(block),
    }))
}

/// Whether `path` is a list of values, types or others.
fn is_list(path: &ast::Path) -> bool {
    ["ValueRange", "TypeRange", "ArrayRef", "SmallVector", "BlockRange"].contains(&path.last())
}

/// Whether `statement` adds a region to the state, or has a part that does.
fn adds_region(statement: &Stmt) -> bool {
    match statement {
        Stmt::Expr(call) => match &call.kind {
            ast::ExprKind::Call(callee, _) => matches!(
                &callee.kind,
                ast::ExprKind::Member(_, method) if method.name == "addRegion"
            ),
            _ => false,
        },
        Stmt::Block(statements) => statements.iter().any(adds_region),
        Stmt::If(_, then, otherwise) => {
            adds_region(then) || otherwise.as_ref().is_some_and(|it| adds_region(it))
        }
        Stmt::For(_, _, body) => adds_region(body),
        _ => false,
    }
}

/// Whether `call` checks what the author of C++ takes for granted.
fn is_assertion(call: &ast::Expr) -> bool {
    let ast::ExprKind::Call(callee, _) = &call.kind else { return false };
    matches!(&callee.kind, ast::ExprKind::Path(path) if path.name() == Some("assert"))
}

fn is_name(expr: &ast::Expr, name: &str) -> bool {
    matches!(&expr.kind, ast::ExprKind::Path(path) if path.name() == Some(name))
}

/// `$_state.method(args);`
fn on_state(method: &str, args: impl IntoIterator<Item = Expr>) -> Statement {
    Statement::Discard(Expr::placeholder("_state").method(method, args))
}

/// Adds the named attributes `list` to the state.
fn add_attributes(list: &Expr) -> Statement {
    let part = |name| Expr::name("each").field(name);
    let add = on_state("add_attr", [part("name"), part("value")]);
    each_of(copies(list.clone()), "each", vec![add])
}

/// The elements of `list`.
fn copies(list: Expr) -> Expr {
    list.method("iter", []).method("copied", [])
}

/// `for name in list.iter().copied() { body }`
fn each(list: &str, name: &str, body: Vec<Statement>) -> Statement {
    each_of(copies(Expr::name(list)), name, body)
}

/// `for name in list { body }`
fn each_of(list: Expr, name: &str, body: Vec<Statement>) -> Statement {
    Statement::Value(Expr::of(ExprKind::For(name.to_owned(), Box::new(list), body)))
}

#[cfg(test)]
mod tests {
    use super::super::names_of;
    use super::{BuildSlot, BuilderPart, CppParam, body};
    use crate::fragment::placeholder;
    use crate::fragment::{Placeholders, Scope};

    /// The body `cpp` in Rust; the error if it is not translated.
    fn written(cpp: &str) -> Result<String, String> {
        let scope = Scope::new("::own");
        let names = names_of(&scope);
        let params = [
            ("value", "Value"),
            ("values", "ValueRange"),
            ("types", "TypeRange"),
            ("ty", "Type"),
            ("word", "StringAttr"),
            ("flag", "bool"),
            ("block", "Block *"),
        ];
        let params =
            params.map(|(name, ty)| CppParam::new(&names, (name, name), ty).expect("a type").0);
        let attribute = BuildSlot::Attribute { value: None, is_optional: true };
        let overloads = [
            vec![BuildSlot::Type, BuildSlot::Value, BuildSlot::OptionalValue, attribute],
            vec![BuildSlot::Types, BuildSlot::Values, BuildSlot::NamedAttributes],
        ];
        let parts = body(&names, cpp, &params, (&overloads, &[5..=5]), None)
            .map_err(|error| error.reason)?;
        let text = parts.iter().map(|part| match part {
            BuilderPart::Statements(block) => block.tokens(&Placeholders::default()).to_string(),
            BuilderPart::Build(index, args) => format!("{index} {args:?}"),
        });
        Ok(placeholder::written(&text.collect::<String>()))
    }

    #[test]
    fn other_statements_are_not_translated() {
        let cases = [
            "$_state.addOperands(types);",
            "$_state.addOperands({value, word});",
            "$_state.addAttribute(word, word);",
            "$_state.addAttribute(\"word\", value);",
            "$_state.addAttributes(types);",
            "$_state.addOperands(unknown);",
            "if (types) $_state.addTypes(types);",
            "for (auto one : value) $_state.addOperands(one);",
            "for (auto one : types) { $_state.addOperands(one); }",
            "other.addOperands(value);",
            "build($_builder, $_state, flag);",
            "build($_builder, $_state, word, values);",
            "build($_builder, $_state, ty, value, values);",
            "build($_builder, $_state, ty, value); build($_builder, $_state, ty, value);",
            "if (flag) build($_builder, $_state, ty, value);",
            "build($_builder, other, ty, value);",
            "if (value) return; $_state.addTypes(types);",
            "$_state.name = word;",
            "(void)$_state.addRegion(), $_state.addOperands(value);",
            "(void)$_state.addOperands(value) + 1;",
            "(void)value;",
        ];
        for cpp in cases {
            assert!(written(cpp).is_err(), "{cpp}");
        }
    }

    #[test]
    fn statements_are_translated() {
        let region = "$_state . add_region ($_builder . new_region ()) ; ";
        let cases = [
            (
                "for (Type one : types) $_state.addTypes(one);",
                "for each_one in types . iter () . copied () { $_state . add_type (each_one) ; }",
            ),
            ("( void ) $_state.addRegion(); (void)$_state.addRegion();", &region.repeat(2)),
            (
                "assert(value && \"it is there\"); $_state.addTypes(value.getType());",
                "$_state . add_type ($_builder . value (value) . ty ()) ;",
            ),
            (
                "auto of = value.getType(); if (flag) { $_state.addTypes({of, ty}); } else $_state.addTypes(types);",
                "let of = $_builder . value (value) . ty () ; if flag { $_state . add_type (of) ; \
                 $_state . add_type (ty) ; } else { $_state . add_types (types . iter () . copied ()) ; }",
            ),
            ("$_state.addSuccessors(block);", "$_state . add_successor (block) ;"),
        ];
        for (cpp, rust) in cases {
            let found = written(cpp).map(|text| text.trim().to_owned());
            assert_eq!(found.as_deref(), Ok(rust.trim()), "{cpp}");
        }
    }

    #[test]
    fn calls_of_build_are_matched() {
        let found = |args: &str| written(&format!("build($_builder, $_state, {args});"));
        let part = |text: &str| format!("Part(Expr({text}))");
        let absent = "Absent".to_owned();
        let cases = [
            (
                "ty, value, value, word",
                0,
                vec![
                    part("ty"),
                    part("value"),
                    part("value"),
                    part("rt :: Attribute :: from (word)"),
                ],
            ),
            (
                "ty, value, {}, nullptr",
                0,
                vec![part("ty"), part("value"), absent.clone(), absent.clone()],
            ),
            (
                "ty, value, Value(), StringAttr{}",
                0,
                vec![part("ty"), part("value"), absent.clone(), absent.clone()],
            ),
            ("types, values", 1, vec![part("types"), part("values"), absent.clone()]),
            (
                "TypeRange(), {value, value}",
                1,
                vec![absent.clone(), part("& [value , value]"), absent.clone()],
            ),
            ("ty, ValueRange{value}", 1, vec![part("& [ty]"), part("& [value]"), absent]),
        ];
        for (args, overload, expected) in cases {
            let expected = format!("{overload} [{}]", expected.join(", "));
            assert_eq!(found(args), Ok(expected), "{args}");
        }
    }

    #[test]
    fn types_of_other_classes_are_not_translated() {
        let scope = Scope::new("::own");
        let names = names_of(&scope);
        for ty in ["Operation *", "Value *", "Value &", "own::Value", "ArrayRef<Own>", "Own"] {
            assert!(CppParam::new(&names, ("it", "it"), ty).is_none(), "{ty}");
        }
    }
}
