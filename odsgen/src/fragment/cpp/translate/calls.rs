//! Calls of functions and methods.

use super::super::ast::{self, ExprKind, Param, Stmt, TemplateArg};
use super::{
    BinaryOp, Class, Expr, Home, Integer, Names, Path, Result, Segment, Translator, Ty, Type,
    Untranslated, Value, is_placeholder, limits, literals, no, no_class, no_name,
};
use crate::fragment::expr::Statement;
use crate::fragment::types::RustType;

/// Namespaces of functions that fragments often omit.
const NAMESPACES: &[&[&str]] = &[&[], &["llvm"], &["mlir"], &["std"]];

impl<N: Names> Translator<'_, N> {
    pub(super) fn call(
        &mut self,
        expr: &ast::Expr,
        callee: &ast::Expr,
        args: &[ast::Expr],
        wanted: &Ty,
    ) -> Result<Value> {
        match &callee.kind {
            ExprKind::Member(receiver, name) => self.method(expr, receiver, name, args),
            ExprKind::Path(path) => self.function(expr, path, args, wanted),
            ExprKind::Lambda(params, body) => self.called_lambda(expr, params, body, args, wanted),
            // `std::equal_to<>()(a, b)`
            ExprKind::Call(inner, none) if none.is_empty() => match (&inner.kind, args) {
                (ExprKind::Path(path), [left, right]) if path.last() == "equal_to" => {
                    let (left, right) =
                        (self.expr(left, &Ty::Unknown)?, self.expr(right, &Ty::Unknown)?);
                    self.compared(expr, BinaryOp::Eq, left, right)
                }
                _ => Err(no(expr, "a call of the result of a call is not translated")),
            },
            _ => Err(no(expr, "the callee is not a function")),
        }
    }

    fn values(&mut self, args: &[ast::Expr]) -> Result<Vec<Value>> {
        args.iter().map(|arg| self.expr(arg, &Ty::Unknown)).collect()
    }

    fn method(
        &mut self,
        expr: &ast::Expr,
        receiver: &ast::Expr,
        name: &Segment,
        args: &[ast::Expr],
    ) -> Result<Value> {
        let receiver = self.expr(receiver, &Ty::Unknown)?;
        let method = name.name.as_str();
        if !name.args.is_empty() {
            return self.method_of_types(expr, receiver, name, args);
        }
        let family = self.family(&receiver.ty);
        let values = self.values(args)?;
        if let Some(read) = self.parameter(&receiver, method) {
            return Ok(read);
        }
        if let Some(value) = method_of_option(&receiver, method, &values) {
            return Ok(value);
        }
        if let Some(value) = self.value_of_enum(&receiver, method, args.len()) {
            return Ok(value);
        }
        let found = self.api.method(&receiver.ty, family, method, args.len());
        let is_argument = receiver.ty == Ty::class("Value") && is_placeholder(&receiver.expr);
        let any = || self.api.method(&Ty::Unknown, None, method, args.len());
        if let Some(entry) = found.or_else(|| if is_argument { any() } else { None }) {
            return self.filled(expr, &entry, Some(&receiver), &values);
        }
        if let Ty::Option(inner) = &receiver.ty {
            // C++ asserts that there is a value.
            let local = self.fresh();
            let it = Value::new(Expr::name(&local), (**inner).clone());
            let entry = || self.api.method(inner, self.family(inner), method, args.len());
            let value = match self.parameter(&it, method) {
                Some(read) => read,
                None => match entry() {
                    Some(entry) => self.filled(expr, &entry, Some(&it), &values)?,
                    None => return Err(self.unknown_method(&receiver, name)),
                },
            };
            let (map, inner) = match value.ty {
                Ty::Option(inner) => ("and_then", *inner),
                other => ("map", other),
            };
            let closure = Expr::closure(&local, value.expr);
            return Ok(Value::option(receiver.expr.method(map, [closure]), inner));
        }
        Err(self.unknown_method(&receiver, name))
    }

    /// The parameter of a definition that `method` of `receiver` reads.
    fn parameter(&self, receiver: &Value, method: &str) -> Option<Value> {
        let Ty::Class(class) = &receiver.ty else { return None };
        let (accessor, ty) = self.names.accessor(class, method)?;
        let ty = super::super::parser::ty(&ty).map_or(Ty::Unknown, |ty| self.declared(&ty));
        Some(Value::new(receiver.expr.clone().method(&accessor, []), ty))
    }

    fn unknown_method(&self, receiver: &Value, method: &Segment) -> Untranslated {
        let name = &method.name;
        let Ty::Class(class) = &receiver.ty else {
            return no_name(method, format!("the method '{name}' is not known"));
        };
        let near = self.api.nearest_method(&receiver.ty, self.family(&receiver.ty), name);
        let text = match near {
            Some(near) if near == *name => {
                format!("the method '{name}' of '{class}' is not known with these arguments")
            }
            Some(near) => {
                format!("the method '{name}' of '{class}' is not known; there is '{near}'")
            }
            None => format!("the method '{name}' of '{class}' is not known"),
        };
        no_name(method, text)
    }

    /// `receiver.name<types>(args)`
    fn method_of_types(
        &mut self,
        expr: &ast::Expr,
        receiver: Value,
        name: &Segment,
        args: &[ast::Expr],
    ) -> Result<Value> {
        let types = self.type_arg(expr, name)?;
        match (name.name.as_str(), types.as_slice()) {
            ("getDefiningOp", types @ [_, ..]) => {
                let op = Value::new(Expr::name("op"), Ty::class("Op"));
                let test = Expr::closure("op", self.cast(expr, "isa", types, op)?.expr);
                let value = receiver.expr.method("defining_op", []).method("filter", [test]);
                Ok(Value::option(value, Ty::class("Op")))
            }
            ("isa" | "cast" | "dyn_cast", types) => self.cast(expr, &name.name, types, receiver),
            ("hasTrait", [ty]) => {
                let name = ty.path.last();
                if self.api.class(name).is_none() {
                    return Err(no(expr, format!("the trait '{name}' is not in the runtime")));
                }
                let ty = self.spelled_type(name);
                Ok(Value::new(receiver.expr.method_of("has_trait", [ty], []), Ty::Bool))
            }
            ("getType" | "getAttr" | "get", [ty]) if receiver.ty == Ty::class("Context") => {
                let mut values = vec![receiver];
                values.extend(self.values(args)?);
                self.constructed(expr, &ty.path, values)
            }
            _ => Err(no_name(name, format!("the method '{}' is not known", name.name))),
        }
    }

    /// The value of an attribute `ColorAttr` of the enum `Color`.
    fn value_of_enum(&self, receiver: &Value, method: &str, count: usize) -> Option<Value> {
        let (Ty::Class(class), "getValue", 0) = (&receiver.ty, method, count) else { return None };
        let name = class.strip_suffix("Attr").filter(|name| self.names.is_enum(name))?;
        Some(Value::new(receiver.expr.clone().method("value", []), Ty::Enum(name.to_owned())))
    }

    /// `isa<types>(value)` and other casts.
    fn cast(&mut self, expr: &ast::Expr, name: &str, types: &[&Type], value: Value) -> Result<Value> {
        let Some(first) = types.first() else {
            return Err(no(expr, format!("'{name}' has no type")));
        };
        let local = self.fresh();
        let is_optional = matches!(value.ty, Ty::Option(_));
        if name.starts_with("isa") {
            let inner = match is_optional {
                true => Value::new(Expr::name(&local), Ty::Unknown),
                false => value.clone(),
            };
            let tests = types.iter().map(|ty| match self.names.class(&ty.path) {
                Some(class) if class.is_handle() => Ok(Expr::bool(true)),
                Some(class) => Ok(self.is_a(&inner.expr, &class)),
                None => self.foreign_test(expr, &ty.path, &inner),
            });
            let test = Expr::any(tests.collect::<Result<Vec<_>>>()?);
            let test = match is_optional {
                true => value.expr.method("is_some_and", [Expr::closure(&local, test)]),
                false => test,
            };
            return Ok(Value::new(test, Ty::Bool));
        }
        let class = self.class(expr, &first.path)?;
        if class.is_handle() {
            return Ok(value);
        }
        let is_present = !is_optional && !name.starts_with("dyn_cast");
        if is_present {
            self.required.push(self.is_a(&value.expr, &class));
        }
        let ty = Ty::class(&class.name);
        let cast_to = |value: Expr, class: &str| {
            value.method_of("cast", [self.spelled_type(class)], [])
        };
        if class.rust == DENSE {
            if is_present {
                return Ok(Value::new(cast_to(value.expr, "ElementsAttr"), ty));
            }
            let option = if is_optional { value.expr } else { value.expr.some() };
            let test = Expr::closure(&local, self.is_a(&Expr::name(&local), &class));
            let cast = Expr::closure(&local, cast_to(Expr::name(&local), "ElementsAttr"));
            return Ok(Value::option(option.method("filter", [test]).method("map", [cast]), ty));
        }
        if is_present {
            return Ok(Value::new(cast_to(value.expr, &class.rust), ty));
        }
        let cast = |value: Expr| value.method_of("dyn_cast", [self.spelled_type(&class.rust)], []);
        let value = match is_optional {
            true => {
                let closure = Expr::closure(&local, cast(Expr::name(&local)));
                value.expr.method("and_then", [closure])
            }
            false => cast(value.expr),
        };
        Ok(Value::option(value, ty))
    }

    /// Whether `value` is of a class.
    fn is_a(&self, value: &Expr, class: &Class) -> Expr {
        let test = |class: &str| value.clone().method_of("isa", [self.spelled_type(class)], []);
        match class.rust == DENSE {
            true => Expr::any([test(DENSE), test("DenseStringElementsAttr")]),
            false => test(&class.rust),
        }
    }

    /// Whether `value` is of a class that is defined only in C++. A helper tests it.
    fn foreign_test(&self, expr: &ast::Expr, path: &Path, value: &Value) -> Result<Expr> {
        let mut name = path.clone();
        if let Some(last) = name.segments.last_mut() {
            last.name = format!("is{}", last.name);
            last.args.clear();
        }
        let helper = self.names.helper(&name, std::slice::from_ref(&value.ty), &Ty::Bool);
        let helper = helper.ok_or_else(|| no_class(expr, path))?;
        Ok(self.spelled(&helper).called(vec![helper_argument(value.clone())]))
    }

    fn function(
        &mut self,
        expr: &ast::Expr,
        path: &Path,
        args: &[ast::Expr],
        wanted: &Ty,
    ) -> Result<Value> {
        let name = path.last();
        let qualifier = path.qualifier();
        let is_common = NAMESPACES.contains(&qualifier.as_slice());
        if is_common && let Some(value) = self.common_function(expr, path, args, wanted)? {
            return Ok(value);
        }
        if let [arg] = args
            && let Some(value) = self.enum_function(expr, path, arg)?
        {
            return Ok(value);
        }
        // A function of the operation.
        if qualifier.is_empty() && args.is_empty() && self.names.has_self() && is_getter(name) {
            let name = crate::names::snake(&name[3..]);
            if name == "operation" {
                return Ok(Value::new(Expr::placeholder("_op"), Ty::class("Op")));
            }
            let ty = self.names.accessor_of_op(&name).ok_or_else(|| {
                no(expr, format!("the operation has no accessor '{name}' in Rust"))
            })?;
            return Ok(Value::new(Expr::name("self").method(&name, []), ty));
        }
        if args.is_empty()
            && let Some(limit) = limits::call(path)
        {
            return Ok(limit);
        }
        let values = self.values(args)?;
        if is_common && let Some(entry) = self.api.function(name, args.len()) {
            return self.filled(expr, &entry, None, &values);
        }
        if let Some((owner, "get")) = owner_of(path) {
            return self.constructed(expr, &owner, values);
        }
        if let Some((owner, function)) = owner_of(path)
            && let Some(class) = self.names.class(&owner).filter(|it| it.home == Home::Runtime)
            && let Some(entry) =
                self.api.function(&format!("{}::{function}", class.name), args.len())
        {
            return self.filled(expr, &entry, None, &values);
        }
        if self.names.class(path).is_some() {
            return Err(no(expr, format!("the constructor of '{name}' is not translated")));
        }
        let types: Vec<Ty> = values.iter().map(|value| value.ty.clone()).collect();
        match self.names.helper(path, &types, wanted) {
            Some(helper) => {
                let args = values.into_iter().map(helper_argument).collect();
                Ok(Value::new(self.spelled(&helper).called(args), wanted.clone()))
            }
            None => Err(no(expr, format!("the function '{}' is not known", path.spelled()))),
        }
    }

    /// The call of a conversion of an enum: `stringifyColor`, `symbolizeColor`, `stringifyEnum` or `symbolizeEnum<Color>`.
    fn enum_function(&mut self, expr: &ast::Expr, path: &Path, arg: &ast::Expr) -> Result<Option<Value>> {
        let (last, qualifier) = (path.last(), path.segments.len().saturating_sub(1));
        let in_namespace = |name: &str| {
            let mut path = path.clone();
            path.segments.truncate(qualifier);
            path.segments.push(Segment::plain(name));
            path
        };
        if let Some(name) = last.strip_prefix("stringify")
            && (name == "Enum" || self.names.is_enum(name))
        {
            let value = self.expr(arg, &Ty::Unknown)?;
            let text = value.expr.method("to_string", []).method("as_str", []);
            return Ok(Some(Value::new(text, Ty::Str)));
        }
        let Some(name) = last.strip_prefix("symbolize") else { return Ok(None) };
        let of_argument = || match path.segments.last()?.args.first()? {
            TemplateArg::Type(ty) => Some(ty.path.clone()),
            _ => None,
        };
        let owner = if name == "Enum" { of_argument() } else { Some(in_namespace(name)) };
        let Some(owner) = owner.filter(|owner| self.names.is_enum(owner.last())) else {
            return Ok(None);
        };
        let class = self.class(expr, &owner)?;
        let value = self.expr(arg, &Ty::Unknown)?;
        let ty = self.spelled_type(&class.rust);
        let symbolized = || {
            let path = Expr::runtime_of_type("symbolized", &ty);
            move |value: Expr| path.called(vec![value.cast("i64")])
        };
        let option = match &value.ty {
            Ty::Str => value.expr.method_of("parse", [ty], []).method("ok", []),
            Ty::Int(_) | Ty::Literal => symbolized()(value.expr),
            Ty::Option(inner) if inner.is_int() => {
                let closure = Expr::closure("it", symbolized()(Expr::name("it")));
                value.expr.method("and_then", [closure])
            }
            _ => return Err(no(expr, "the type of the argument is not known")),
        };
        Ok(Some(Value::option(option, Ty::Enum(class.rust))))
    }

    /// The call of a function of LLVM that has a form of its own in Rust; `None` if it has none.
    fn common_function(
        &mut self,
        expr: &ast::Expr,
        path: &Path,
        args: &[ast::Expr],
        wanted: &Ty,
    ) -> Result<Option<Value>> {
        let name = path.last();
        let empty = Segment::plain("");
        let last = path.segments.last().unwrap_or(&empty);
        let value = match (name, args) {
            (
                "isa"
                | "cast"
                | "dyn_cast"
                | "isa_and_nonnull"
                | "isa_and_present"
                | "cast_or_null"
                | "cast_if_present"
                | "dyn_cast_or_null"
                | "dyn_cast_if_present",
                [value],
            ) => {
                let types = self.type_arg(expr, last)?;
                let value = self.expr(value, &Ty::Unknown)?;
                self.cast(expr, name, &types, value)
            }
            ("static_cast", [value]) => self.static_cast(expr, last, value),
            ("all_of" | "any_of" | "none_of", [range, test]) => {
                self.quantified(expr, name, range, test)
            }
            ("is_contained", [range, value]) => self.contained(expr, range, value),
            ("bool", [value]) => Ok(Value::new(self.condition(value)?, Ty::Bool)),
            ("ArrayRef" | "SmallVector", [items]) => self.expr(items, wanted),
            ("SmallVector", [count, item]) => {
                let (count, item) =
                    (self.expr(count, &Ty::Int(Integer::U64))?, self.expr(item, &Ty::Unknown)?);
                let times = match count.ty {
                    Ty::Option(_) => count.expr.method("unwrap_or_default", []),
                    _ => count.expr,
                };
                let repeat = Expr::path_of("std::iter::repeat_n");
                let items = repeat.called(vec![item.expr, times.cast("usize")]);
                let vector = RustType::spelled(syn::parse_quote!(Vec<_>));
                let items = items.method_of("collect", [vector], []);
                Ok(Value::new(items, Ty::Iter(Box::new(item.ty))))
            }
            ("equal", [left, right]) => {
                let (left, right) =
                    (self.expr(left, &Ty::Unknown)?, self.expr(right, &Ty::Unknown)?);
                match (&left.ty, &right.ty) {
                    (Ty::Iter(_), Ty::Iter(_)) => {
                        Ok(Value::new(left.expr.method("eq", [right.expr]), Ty::Bool))
                    }
                    _ => self.compared(expr, BinaryOp::Eq, left, right),
                }
            }
            _ => return Ok(None),
        };
        value.map(Some)
    }

    /// `path::get(values)`
    fn constructed(&mut self, expr: &ast::Expr, path: &Path, values: Vec<Value>) -> Result<Value> {
        let class = self.class(expr, path)?;
        let has_context = values.first().is_some_and(|it| it.ty == Ty::class("Context"));
        let given = if has_context { &values[1..] } else { &values[..] };
        let is_runtime = class.home == Home::Runtime;
        let function = |args: usize| {
            let name = format!("{}::get", class.name);
            self.api.function(&name, args).filter(|_| is_runtime)
        };
        if let Some(entry) = function(values.len()) {
            return self.filled(expr, &entry, None, &values);
        }
        if has_context && let Some(entry) = function(given.len()) {
            return self.filled(expr, &entry, None, given).map_err(|mut error| {
                error.reason.push_str(&format!(", beside '{}'", values[0].expr.written()));
                error
            });
        }
        let family = self.api.class(&class.name).filter(|_| is_runtime);
        if family.is_some() && values.len() != 1 {
            return Err(no(expr, format!("this call of '{}::get' is not known", class.name)));
        }
        if class.home == Home::Unknown && !given.is_empty() {
            return Err(no(expr, format!("the module of '{}' is not known", path.spelled())));
        }
        let params = self.names.params(&class.name).filter(|_| family.is_none());
        let is_complete = match &params {
            Some(params) => params.len() == given.len(),
            None => class.rust == class.name || self.names.has_params(&class.name, given.len()),
        };
        if !is_complete {
            let name = path.spelled();
            return Err(no(expr, format!("'{name}' has other parameters than this call of 'get'")));
        }
        let mut args = Vec::new();
        if !has_context {
            let context = self.context_of(&values);
            args.push(context.ok_or_else(|| no(expr, "there is no context here"))?);
        }
        let params = params.unwrap_or_default();
        for (index, value) in values.into_iter().enumerate() {
            let param = index.checked_sub(usize::from(has_context)).and_then(|it| params.get(it));
            let value = match param {
                Some(param) => self.fit(expr, value, param)?,
                None => value,
            };
            args.push(value.argument());
        }
        let get = self.spelled(&format!("{}::get", class.rust));
        Ok(Value::new(get.called(args), Ty::Class(class.name)))
    }

    /// `value` as an argument for a parameter of the C++ type `param`.
    fn fit(&self, expr: &ast::Expr, value: Value, param: &str) -> Result<Value> {
        // Parameters of the shipped classes have types of Rust.
        let declared = match super::super::parser::ty(param) {
            Ok(ty) => self.declared(&ty),
            Err(_) if param.trim_start().starts_with("&[") => Ty::Slice(Box::new(Ty::Unknown)),
            Err(_) if param.trim() == "&str" => Ty::Str,
            Err(_) => return Ok(value),
        };
        Ok(match (&value.ty, &declared) {
            (Ty::Null, Ty::Slice(_)) => Value::new(Expr::empty_slice(), Ty::Unknown),
            (Ty::Null, Ty::Str) => Value::new(Expr::string(""), Ty::Str),
            (Ty::Class(given), Ty::Class(wanted)) if given != wanted => {
                let family = self.family(&value.ty);
                let is_handle = ["Type", "Attribute"].contains(&wanted.as_str());
                if !is_handle || family.is_none() || family != self.family(&declared) {
                    return Err(no(expr, format!("a '{given}' is given for a '{wanted}'")));
                }
                value
            }
            _ => value,
        })
    }

    /// `path{items}`
    pub(super) fn construct(
        &mut self,
        expr: &ast::Expr,
        path: &Path,
        items: &[ast::Expr],
        wanted: &Ty,
    ) -> Result<Value> {
        match (path.last(), items) {
            ("ArrayRef" | "SmallVector", []) => {
                Ok(Value::new(Expr::list(Vec::new()), Ty::List(Box::new(Ty::Unknown))))
            }
            ("ArrayRef" | "SmallVector", items) => self.list(items),
            (_, []) => Ok(Value::new(Expr::default_value(), wanted.clone())),
            (name, _) => Err(no(expr, format!("the constructor of '{name}' is not translated"))),
        }
    }

    fn static_cast(
        &mut self,
        expr: &ast::Expr,
        segment: &Segment,
        value: &ast::Expr,
    ) -> Result<Value> {
        let types = self.type_arg(expr, segment)?;
        let value = self.expr(value, &Ty::Unknown)?;
        let rust = types.first().and_then(|ty| super::super::types::integer(ty.path.last()));
        let Some(rust) = rust else {
            return Err(no(expr, "this `static_cast` is not translated"));
        };
        let promoted = Integer::promoted(rust);
        match &value.ty {
            Ty::Literal if value.expr.integer().is_none_or(|it| it >= 0) => Ok(value),
            Ty::Literal => {
                let number = literals::signed(&value.expr).cast(rust);
                Ok(Value::new(number, Ty::Int(promoted)))
            }
            Ty::Int(_) | Ty::Unknown | Ty::Enum(_) => {
                Ok(Value::new(value.expr.cast(rust), Ty::Int(promoted)))
            }
            Ty::Option(inner) if inner.is_int() => {
                let number = Expr::name("it").cast(rust);
                let is_wide = promoted.rust() == rust;
                let number = if is_wide { number } else { number.cast("i32") };
                let option = value.expr.method("map", [Expr::closure("it", number)]);
                Ok(Value::option(option, Ty::Int(promoted)))
            }
            _ => Err(no(expr, "this `static_cast` is not translated")),
        }
    }

    /// `all_of(range, test)`
    fn quantified(
        &mut self,
        expr: &ast::Expr,
        name: &str,
        range: &ast::Expr,
        test: &ast::Expr,
    ) -> Result<Value> {
        let mut range = self.expr(range, &Ty::Unknown)?;
        if let Some(begin) = self.api.method(&range.ty, self.family(&range.ty), "begin", 0) {
            range = self.filled(expr, &begin, Some(&range), &[])?;
        }
        let ExprKind::Lambda(params, body) = &test.kind else {
            return Err(no(test, "the condition is no lambda"));
        };
        let [Param { ty, name: Some(param) }] = params.as_slice() else {
            return Err(no(test, "the lambda does not have one parameter"));
        };
        let local = self.fresh();
        let (inner, option) = match range.ty {
            Ty::Option(inner) => (Value::new(Expr::name(&local), *inner), Some(range.expr)),
            _ => (range, None),
        };
        let (element, items) = match inner.ty {
            Ty::Slice(element) => (*element, inner.expr.method("iter", []).method("copied", [])),
            Ty::Iter(element) => (*element, inner.expr),
            Ty::List(element) => (*element, inner.expr.method("into_iter", [])),
            _ => return Err(no(expr, format!("the range of '{name}' is of unknown type"))),
        };
        let element = if ty.is_auto() { element } else { self.declared(ty) };
        let known = self.elements.len();
        if self.family(&element).is_some() {
            self.elements.push(param.clone());
        }
        self.declare(param, element);
        let body = self.body(test, body, &Ty::Bool);
        self.locals.pop();
        self.elements.truncate(known);
        let method = if name == "all_of" { "all" } else { "any" };
        let call = items.method(method, [Expr::closure(&self.local(param), body?)]);
        let call = if name == "none_of" { Expr::negated(call) } else { call };
        let call = match option {
            Some(option) => option.method("is_some_and", [Expr::closure(&local, call)]),
            None => call,
        };
        Ok(Value::new(call, Ty::Bool))
    }

    /// `is_contained(range, value)`
    fn contained(
        &mut self,
        expr: &ast::Expr,
        range: &ast::Expr,
        value: &ast::Expr,
    ) -> Result<Value> {
        let (range, value) = (self.expr(range, &Ty::Unknown)?, self.expr(value, &Ty::Unknown)?);
        let local = self.fresh();
        if !matches!(range.ty, Ty::List(_) | Ty::Slice(_)) {
            return Err(no(expr, "the range of 'is_contained' is of unknown type"));
        }
        let contains = |value: Expr| range.expr.method("contains", [value.reference()]);
        let test = match &value.ty {
            Ty::Option(_) => {
                let test = Expr::closure(&local, contains(Expr::name(&local)));
                value.expr.method("is_some_and", [test])
            }
            _ => contains(value.expr),
        };
        Ok(Value::new(test, Ty::Bool))
    }

    /// A lambda that is called where it stands.
    fn called_lambda(
        &mut self,
        expr: &ast::Expr,
        params: &[Param],
        body: &[Stmt],
        args: &[ast::Expr],
        wanted: &Ty,
    ) -> Result<Value> {
        if params.len() != args.len() {
            return Err(no(expr, "the lambda has other parameters than it is called with"));
        }
        let mut bindings = Vec::new();
        let depth = self.locals.len();
        let mut declared = Vec::new();
        for (param, arg) in params.iter().zip(args) {
            let value = self.expr(arg, &Ty::Unknown)?;
            let Some(name) = &param.name else { continue };
            let ty = if param.ty.is_auto() { value.ty.clone() } else { self.declared(&param.ty) };
            bindings.push(Statement::Let(self.local(name), value.expr));
            declared.push((name.clone(), ty));
        }
        self.locals.extend(declared);
        let body = self.body(expr, body, wanted);
        self.locals.truncate(depth);
        Ok(Value::new(Expr::block(bindings, body?), wanted.clone()))
    }
}

/// In C++, constants of strings are also of this class. In Rust, they are of another class.
const DENSE: &str = "DenseElementsAttr";

/// A call of a method of `std::optional`.
fn method_of_option(receiver: &Value, method: &str, args: &[Value]) -> Option<Value> {
    let Ty::Option(inner) = &receiver.ty else { return None };
    let option = receiver.expr.clone();
    match (method, args) {
        ("has_value", []) => Some(Value::new(option.method("is_some", []), Ty::Bool)),
        // C++ asserts that there is a value.
        ("value", []) => Some(receiver.clone()),
        ("value_or", [other]) if inner.is_int() || other.ty == **inner => {
            let value = option.method("unwrap_or", [other.expr.clone()]);
            Some(Value::new(value, (**inner).clone()))
        }
        _ => None,
    }
}

/// Whether a function without a receiver reads a slot of an operation.
fn is_getter(name: &str) -> bool {
    name.strip_prefix("get").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
}

/// The class and the name of a static method.
fn owner_of(path: &Path) -> Option<(Path, &str)> {
    let (last, owner) = path.segments.split_last()?;
    if owner.is_empty() {
        return None;
    }
    Some((Path { is_global: path.is_global, segments: owner.to_vec() }, &last.name))
}

/// The value as an argument of a helper, which takes types and attributes of any kind.
fn helper_argument(value: Value) -> Expr {
    match &value.ty {
        Ty::Class(name) if name.len() > 4 && (name.ends_with("Type") || name.ends_with("Attr")) => {
            value.expr.deref()
        }
        _ => value.argument(),
    }
}
