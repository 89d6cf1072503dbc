//! Bodies of builders.
//!
//! A body adds parts to the state of the operation, or calls a `build` function that the generator of C++ declares for
//! every operation. Bodies with other effects are not translated.

mod get;

use std::rc::Rc;

use super::api::{Family, Integer, Ty};
use super::ast::{self, Condition, Stmt, TemplateArg, Type};
use super::names::ScopeNames;
use super::parser;
use super::translate::{Names as _, Translator, Value, literals, no};
use super::types::integer;
use crate::fragment::block::Block;
use crate::fragment::expr::{Expr, ExprKind, Statement};
use crate::fragment::form::TypeForm;
use crate::fragment::mixed::Untranslated;
use crate::fragment::types::RustType;
use crate::names::snake;

pub(crate) use self::get::{GetSlot, Takes};
pub(in crate::fragment) use self::get::get_body;

type Result<T> = std::result::Result<T, Untranslated>;

/// A parameter of a builder.
#[derive(Clone, Debug)]
pub(crate) struct CppParam {
    /// The name in the definition, in Rust's case.
    name: String,
    /// The name in Rust.
    rust: String,
    ty: Ty,
}

impl CppParam {
    /// The parameter `name` of the C++ type `ty`, with the Rust name `rust`, and its Rust type. `None` if the type is
    /// not translated.
    #[must_use]
    pub(in crate::fragment) fn new(
        names: &ScopeNames<'_, '_>,
        (name, rust): (&str, &str),
        ty: &str,
    ) -> Option<(Self, String)> {
        let (ty, rust_type) = param_type(names, &parser::ty(ty).ok()?)?;
        Some((Self { name: name.to_owned(), rust: rust.to_owned(), ty }, rust_type))
    }

    /// The same for a parameter that may be null.
    #[must_use]
    pub(crate) fn nullable(self) -> Self {
        Self { ty: Ty::Option(Box::new(self.ty)), ..self }
    }
}

/// Whether the default `cpp` of a parameter of the C++ type `ty` is null. Lists and numbers are never null.
#[must_use]
pub(crate) fn is_null_default(ty: &str, cpp: &str) -> bool {
    let Ok(value) = parser::expression(cpp) else { return false };
    let is_class = parser::ty(ty).is_ok_and(|ty| {
        let name = ty.path.last();
        name == "Value" || name.ends_with("Type") || name.ends_with("Attr") || name == "Attribute"
    });
    let is_empty = match &value.kind {
        ast::ExprKind::Path(path) => path.last() == "nullptr",
        ast::ExprKind::Braces(_, items) => items.is_empty(),
        ast::ExprKind::Call(callee, items) => {
            items.is_empty()
                && matches!(&callee.kind, ast::ExprKind::Path(path) if is_null(path))
        }
        _ => false,
    };
    is_class && is_empty
}

/// Values, types and attributes without the IR or the context, by which builders pass them.
const VALUE: &str = "ValueHandle";
const TYPE: &str = "TypeHandle";
const ATTRIBUTE: &str = "AttributeHandle";
const NAMED_ATTRIBUTE: &str = "NamedAttribute";
const BLOCK: &str = "Block";

fn slice_of(class: &str) -> Ty {
    Ty::Slice(Box::new(Ty::class(class)))
}

/// The type of a parameter, and its Rust type.
fn param_type(names: &ScopeNames<'_, '_>, ty: &Type) -> Option<(Ty, String)> {
    let last = ty.path.segments.last()?;
    let name = last.name.as_str();
    let is_common = matches!(ty.path.qualifier().as_slice(), [] | ["mlir" | "llvm"]);
    match ty.declarators.as_slice() {
        [] => {}
        [only] if only == "*" && name == "Block" && is_common => {
            return Some((Ty::class(BLOCK), "Block".to_owned()));
        }
        [only] if only == "&" && ty.is_const => {}
        _ => return None,
    }
    let (ty, rust) = match (name, last.args.as_slice()) {
        ("Value", []) | ("TypedValue", _) if is_common => (Ty::class(VALUE), "Value"),
        ("ValueRange", []) if is_common => (slice_of(VALUE), "&[Value]"),
        ("Type", []) if is_common => (Ty::class(TYPE), "Type"),
        ("TypeRange", []) if is_common => (slice_of(TYPE), "&[Type]"),
        ("Attribute", []) if is_common => (Ty::class(ATTRIBUTE), "Attribute"),
        ("BlockRange" | "SuccessorRange", []) if is_common => (slice_of(BLOCK), "&[Block]"),
        ("ArrayRef", [TemplateArg::Type(of)]) if is_common => {
            return match (of.path.last(), integer(of.path.last())) {
                ("Value", _) => Some((slice_of(VALUE), "&[Value]".to_owned())),
                ("Type", _) => Some((slice_of(TYPE), "&[Type]".to_owned())),
                ("NamedAttribute", _) => {
                    Some((slice_of(NAMED_ATTRIBUTE), "&[NamedAttribute]".to_owned()))
                }
                ("bool", _) => Some((Ty::Slice(Box::new(Ty::Bool)), "&[bool]".to_owned())),
                (_, Some(rust)) => {
                    let element = Ty::Int(Integer::promoted(rust));
                    Some((Ty::Slice(Box::new(element)), format!("&[{rust}]")))
                }
                _ => None,
            };
        }
        ("bool", []) => (Ty::Bool, "bool"),
        ("StringRef" | "Twine", []) => (Ty::Str, "&str"),
        ("float", []) => (Ty::Float, "f32"),
        ("double", []) => (Ty::Float, "f64"),
        (name, []) if integer(name).is_some() => {
            let rust = integer(name)?;
            return Some((Ty::Int(Integer::promoted(rust)), rust.to_owned()));
        }
        (name, []) => {
            let class = names.class(&ty.path)?;
            let ty = match class.family {
                Family::Type | Family::Attr => Ty::class(&class.name),
                Family::Other if names.is_enum(name) => Ty::Enum(class.rust.clone()),
                Family::Other => return None,
            };
            return Some((ty, class.rust));
        }
        _ => return None,
    };
    Some((ty, rust.to_owned()))
}

/// What a parameter of a `build` function of C++ is for.
#[derive(Clone, Debug)]
pub(crate) enum BuildSlot {
    /// The type of a result.
    Type,
    /// The type of a result that may be missing.
    OptionalType,
    /// The types of results.
    Types,
    /// An operand.
    Value,
    /// An operand that may be missing.
    OptionalValue,
    /// Operands.
    Values,
    /// An attribute.
    Attribute {
        /// The value from which it is made, if it is not its own value.
        value: Option<RawValue>,
        /// Whether it may be missing.
        is_optional: bool,
    },
    /// A successor.
    Block,
    /// Successors.
    Blocks,
    /// Attributes with their names.
    NamedAttributes,
    /// The number of regions.
    Count,
}

/// A value from which an attribute is made.
#[derive(Clone, Debug)]
pub(crate) enum RawValue {
    /// Whether the attribute is present.
    Unit,
    /// A type.
    Type,
    /// A value of this type.
    Of(RustType),
}

/// An argument of a `build` function.
#[derive(Clone, Debug)]
pub(crate) enum BuildArg {
    /// Nothing: no value, an empty list, or a null pointer.
    Absent,
    /// A value, type, attribute or list of them.
    Part(Expr),
    /// A value, type or attribute that may be missing.
    Optional(Expr),
    /// The value of an attribute.
    Raw(Expr),
}

/// A part of a builder's body.
#[derive(Clone, Debug)]
pub(crate) enum BuilderPart {
    /// Statements.
    Statements(Block),
    /// A call of the `build` function with this index, with an argument for each slot.
    Build(usize, Vec<BuildArg>),
}

/// The parts of the body `cpp`. `overloads` are the `build` functions that the generator declares.
pub(in crate::fragment) fn body(
    names: &ScopeNames<'_, '_>,
    cpp: &str,
    params: &[CppParam],
    overloads: &[Vec<BuildSlot>],
    place: Option<Rc<str>>,
) -> Result<Vec<BuilderPart>> {
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
    let mut translator = Translator::new(names, &["_ctxt"], &[]).with_reserved(&["b", "st"]);
    // A parameter that may be null is passed only.
    for param in params.iter().filter(|param| !matches!(param.ty, Ty::Option(_))) {
        translator.declare(&param.name, view_of(&param.ty));
        if let Some(read) = read(&param.ty, &param.rust) {
            translator.alias(&param.name, read);
        }
    }
    let mut builder = Builder { body: &tree, params: params.to_vec(), overloads, place, translator };
    builder.parts(statements).map_err(|error| Untranslated {
        offset: error.offset.saturating_sub(before.len()),
        ..error
    })
}

/// The type of what a handle refers to.
fn view_of(ty: &Ty) -> Ty {
    match ty {
        Ty::Class(name) if name == VALUE => Ty::class("Value"),
        Ty::Class(name) if name == TYPE => Ty::class("Type"),
        Ty::Class(name) if name == ATTRIBUTE => Ty::class("Attribute"),
        other => other.clone(),
    }
}

/// The expression that reads what the handle `name` refers to; `None` if it is no handle.
fn read(ty: &Ty, name: &str) -> Option<Expr> {
    let Ty::Class(class) = ty else { return None };
    let (of, method) = match class.as_str() {
        VALUE => ("_builder", "value"),
        TYPE => ("_ctxt", "type_ref"),
        ATTRIBUTE => ("_ctxt", "attr_ref"),
        _ => return None,
    };
    Some(Expr::placeholder(of).method(method, [Expr::name(name)]))
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
    /// The file and line, unless odsgen ships the file.
    place: Option<Rc<str>>,
    translator: Translator<'a, ScopeNames<'s, 'r>>,
}

impl Builder<'_, '_, '_> {
    fn parts(&mut self, statements: &[Stmt]) -> Result<Vec<BuilderPart>> {
        let mut parts = Vec::new();
        let mut before = Vec::new();
        for statement in statements {
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
        let is_call = |part: &&BuilderPart| matches!(part, BuilderPart::Build(..));
        match parts.iter().filter(is_call).count() {
            0 | 1 => Ok(parts),
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
            Stmt::Expr(call) if is_assertion(call) => Ok(Vec::new()),
            Stmt::Expr(call) => self.call(call)?.ok_or_else(|| {
                no(call, "a builder adds its parameters to the state, other statements are not translated")
            }),
            // A single value is never null in Rust, so the test is omitted.
            Stmt::If(Condition::Expr(condition), then, None)
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
                let required = self.translator.required_count();
                let variables = self.translator.variables(self.body, ty, variables);
                self.translator.forget_required(required);
                variables
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
            "type" => {
                *ty == Ty::class(TYPE) || self.translator.family(ty) == Some(Family::Type)
            }
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

    /// The call `build($_builder, $_state, args)`; nothing if it is another one.
    fn build_call(&mut self, call: &ast::Expr) -> Result<Option<BuilderPart>> {
        let ast::ExprKind::Call(callee, args) = &call.kind else { return Ok(None) };
        let ast::ExprKind::Path(path) = &callee.kind else { return Ok(None) };
        let [builder, state, args @ ..] = args.as_slice() else { return Ok(None) };
        let is_build = path.name() == Some("build")
            && is_name(builder, "$_builder")
            && is_name(state, "$_state");
        if !is_build {
            return Ok(None);
        }
        let args: Vec<_> = args.iter().map(|arg| self.arg(arg)).collect::<Result<_>>()?;
        let fitting = self.overloads.iter().enumerate();
        let mut fitting =
            fitting.filter_map(|(index, slots)| Some((index, self.fitted(slots, &args)?)));
        let (index, args) = fitting.next().ok_or_else(|| {
            no(call, "no `build` that every operation has takes these arguments")
        })?;
        Ok(Some(BuilderPart::Build(index, args)))
    }

    /// An argument for each of `slots`; `None` if `args` do not fit.
    fn fitted(&self, slots: &[BuildSlot], args: &[Arg]) -> Option<Vec<BuildArg>> {
        let (given, rest) = slots.split_at_checked(args.len())?;
        let is_optional =
            |slot: &BuildSlot| matches!(slot, BuildSlot::Attribute { is_optional: true, .. } | BuildSlot::NamedAttributes);
        if !rest.iter().all(is_optional) {
            return None;
        }
        let fitted = given.iter().zip(args).map(|(slot, arg)| self.fit(slot, arg));
        fitted.chain(rest.iter().map(|_| Some(BuildArg::Absent))).collect()
    }

    fn fit(&self, slot: &BuildSlot, arg: &Arg) -> Option<BuildArg> {
        let part = |value: &Value| Some(BuildArg::Part(value.expr.clone()));
        let family = |ty: &Ty| self.translator.family(ty);
        match (slot, arg) {
            (BuildSlot::Type, Arg::One(value)) => self.as_type(value).map(BuildArg::Part),
            (BuildSlot::Value, Arg::One(value)) if value.ty == Ty::class(VALUE) => part(value),
            (BuildSlot::OptionalType | BuildSlot::OptionalValue, Arg::Absent) => {
                Some(BuildArg::Absent)
            }
            (slot, Arg::One(Value { expr, ty: Ty::Option(inner) })) => {
                let is_attribute = ATTRIBUTE == class_name(inner) || family(inner) == Some(Family::Attr);
                let is_type = TYPE == class_name(inner) || family(inner) == Some(Family::Type);
                let handle = match slot {
                    BuildSlot::OptionalValue if class_name(inner) == VALUE => VALUE,
                    BuildSlot::OptionalType if is_type => TYPE,
                    BuildSlot::Attribute { is_optional: true, .. } if is_attribute => ATTRIBUTE,
                    _ => return None,
                };
                let from = Expr::runtime_path(&[handle.trim_end_matches("Handle"), "from"]);
                let is_handle = class_name(inner) == handle;
                let expr = expr.clone();
                Some(BuildArg::Optional(if is_handle { expr } else { expr.method("map", [from]) }))
            }
            (BuildSlot::OptionalType, Arg::One(value)) => self.as_type(value).map(BuildArg::Part),
            (BuildSlot::OptionalValue, Arg::One(value)) if value.ty == Ty::class(VALUE) => {
                part(value)
            }
            (
                BuildSlot::Types | BuildSlot::Values | BuildSlot::Blocks | BuildSlot::NamedAttributes,
                Arg::Absent,
            ) => Some(BuildArg::Absent),
            (BuildSlot::Types, Arg::One(value)) if value.ty == slice_of(TYPE) => part(value),
            (BuildSlot::Values, Arg::One(value)) if value.ty == slice_of(VALUE) => part(value),
            (BuildSlot::Blocks, Arg::One(value)) if value.ty == slice_of(BLOCK) => part(value),
            (BuildSlot::NamedAttributes, Arg::One(value)) => {
                Some(value).filter(|it| it.ty == slice_of(NAMED_ATTRIBUTE)).and_then(part)
            }
            (BuildSlot::Types, Arg::One(value)) => {
                Some(BuildArg::Part(Expr::list(vec![self.as_type(value)?]).reference()))
            }
            (BuildSlot::Values, Arg::One(value)) if value.ty == Ty::class(VALUE) => {
                Some(BuildArg::Part(Expr::list(vec![value.expr.clone()]).reference()))
            }
            (BuildSlot::Types, Arg::List(items)) => {
                let items = items.iter().map(|item| self.as_type(item)).collect::<Option<_>>()?;
                Some(BuildArg::Part(Expr::list(items).reference()))
            }
            (BuildSlot::Values, Arg::List(items)) => {
                let is_value = items.iter().all(|item| item.ty == Ty::class(VALUE));
                let items = items.iter().map(|item| item.expr.clone()).collect();
                is_value.then(|| BuildArg::Part(Expr::list(items).reference()))
            }
            (BuildSlot::Blocks, Arg::One(value)) if value.ty == Ty::class(BLOCK) => {
                Some(BuildArg::Part(Expr::list(vec![value.expr.clone()]).reference()))
            }
            (BuildSlot::Blocks, Arg::List(items)) => {
                let is_block = items.iter().all(|item| item.ty == Ty::class(BLOCK));
                let items = items.iter().map(|item| item.expr.clone()).collect();
                is_block.then(|| BuildArg::Part(Expr::list(items).reference()))
            }
            (BuildSlot::Block, Arg::One(value)) if value.ty == Ty::class(BLOCK) => part(value),
            (BuildSlot::Attribute { is_optional: true, .. }, Arg::Absent) => Some(BuildArg::Absent),
            (BuildSlot::Attribute { value: raw, .. }, Arg::One(value)) => match &value.ty {
                Ty::Class(name) if name == ATTRIBUTE => part(value),
                ty if family(ty) == Some(Family::Attr) => {
                    let from = Expr::runtime_path(&["Attribute", "from"]);
                    Some(BuildArg::Part(from.called(vec![value.expr.clone()])))
                }
                _ => self.raw_value(raw.as_ref()?, value),
            },
            (BuildSlot::Count, Arg::One(value)) if value.ty.is_int() => {
                Some(BuildArg::Part(match value.ty {
                    Ty::Literal => value.expr.clone(),
                    _ => value.expr.clone().cast("usize"),
                }))
            }
            _ => None,
        }
    }

    /// The argument for an attribute that is made from `value`; `None` if it is of another type than `raw_value`.
    fn raw_value(&self, raw_value: &RawValue, value: &Value) -> Option<BuildArg> {
        let expr = value.expr.clone();
        let ty = match raw_value {
            RawValue::Unit if value.ty == Ty::Bool => {
                let unit = Expr::runtime_path(&["UnitAttr", "get"]);
                let unit = unit.called(vec![Expr::placeholder("_ctxt")]);
                let attribute = Expr::runtime_path(&["Attribute", "from"]).called(vec![unit]);
                let make = Expr::of(ExprKind::Closure(Vec::new(), Box::new(attribute)));
                return Some(BuildArg::Optional(expr.method("then", [make])));
            }
            RawValue::Unit => return None,
            RawValue::Type => return self.as_type(value).map(BuildArg::Raw),
            RawValue::Of(ty) => ty,
        };
        raw(ty, value).map(BuildArg::Raw)
    }

    /// The value as a type without the context; `None` if it is no type.
    fn as_type(&self, value: &Value) -> Option<Expr> {
        let is_type = self.translator.family(&value.ty) == Some(Family::Type);
        let from = || Expr::runtime_path(&["Type", "from"]).called(vec![value.expr.clone()]);
        match &value.ty {
            Ty::Class(name) if name == TYPE => Some(value.expr.clone()),
            _ => is_type.then(from),
        }
    }
}

/// `value` as one of the Rust type `ty`; `None` if it is of another type.
fn raw(ty: &RustType, value: &Value) -> Option<Expr> {
    let expr = value.expr.clone();
    let slice = match ty.form() {
        TypeForm::Slice(element) | TypeForm::Vec(element) => Some(element),
        _ => None,
    };
    if let (Some(element), Ty::Slice(given)) = (slice, &value.ty) {
        let is_same = match (&**given, element.name()) {
            (Ty::Bool, Some(name)) => name == "bool",
            (Ty::Int(ty), Some(name)) => ty.rust() == name,
            _ => false,
        };
        return is_same.then_some(expr);
    }
    if ty.form() == TypeForm::Str {
        return (value.ty == Ty::Str).then_some(expr);
    }
    let name = ty.name()?;
    let is_number = name.strip_prefix(['i', 'u']).is_some_and(|bits| {
        bits == "size" || bits.parse::<u32>().is_ok()
    });
    match &value.ty {
        // C++ asserts that there is a value.
        Ty::Option(inner) if inner.is_int() => raw(ty, &value.clone().or_default()),
        Ty::Int(ty) if is_number && ty.rust() == name => Some(expr),
        Ty::Int(_) if is_number => Some(expr.cast(&name)),
        Ty::Literal if is_number => Some(expr),
        Ty::Bool if name == "bool" => Some(expr),
        Ty::Enum(owner) if owner.rsplit("::").next() == Some(name.as_str()) => Some(expr),
        _ => None,
    }
}

fn class_name(ty: &Ty) -> &str {
    match ty {
        Ty::Class(name) => name,
        _ => "",
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

/// Whether a value of the class `path` without arguments is null.
fn is_null(path: &ast::Path) -> bool {
    let name = path.last();
    ["Value", "Type", "Attribute"].contains(&name) || name.ends_with("Attr")
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
        let parts = body(&names, cpp, &params, &overloads, None).map_err(|error| error.reason)?;
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
            "build($_builder, $_state, ty, values);",
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
            ("ty, value, value, word", 0, vec![part("ty"), part("value"), part("value"), part("rt :: Attribute :: from (word)")]),
            ("ty, value, {}, nullptr", 0, vec![part("ty"), part("value"), absent.clone(), absent.clone()]),
            ("ty, value, Value(), StringAttr{}", 0, vec![part("ty"), part("value"), absent.clone(), absent.clone()]),
            ("types, values", 1, vec![part("types"), part("values"), absent.clone()]),
            ("TypeRange(), {value, value}", 1, vec![absent.clone(), part("& [value , value]"), absent.clone()]),
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
