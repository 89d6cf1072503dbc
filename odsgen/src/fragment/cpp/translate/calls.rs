//! Calls of functions and methods.

use super::super::ast::{ExprKind, Param, Stmt, TemplateArg};
use super::{
    Expr, Home, Integer, Names, Path, Result, Segment, Translator, Ty, Type, Untranslated, Value,
    limits, local_name, no, no_name, no_path,
};

/// Namespaces of functions that fragments often omit.
const NAMESPACES: &[&[&str]] = &[&[], &["llvm"], &["mlir"], &["std"]];

impl<N: Names> Translator<'_, N> {
    pub(super) fn call(
        &mut self,
        expr: &Expr,
        callee: &Expr,
        args: &[Expr],
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
                    self.compared(expr, "==", &left, &right)
                }
                _ => Err(no(expr, "a call of the result of a call is not translated")),
            },
            _ => Err(no(expr, "the callee is not a function")),
        }
    }

    fn values(&mut self, args: &[Expr]) -> Result<Vec<Value>> {
        args.iter().map(|arg| self.expr(arg, &Ty::Unknown)).collect()
    }

    fn method(
        &mut self,
        expr: &Expr,
        receiver: &Expr,
        name: &Segment,
        args: &[Expr],
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
        let is_argument = receiver.ty == Ty::class("Value") && receiver.text.starts_with('$');
        let any = || self.api.method(&Ty::Unknown, None, method, args.len());
        if let Some(entry) = found.or_else(|| if is_argument { any() } else { None }) {
            return self.filled(expr, &entry, Some(&receiver), &values);
        }
        if let Ty::Option(inner) = &receiver.ty {
            // C++ asserts that there is a value.
            let local = self.fresh();
            let it = Value::new(local.as_str(), (**inner).clone());
            let entry = || self.api.method(inner, self.family(inner), method, args.len());
            let value = match self.parameter(&it, method) {
                Some(read) => read,
                None => match entry() {
                    Some(entry) => self.filled(expr, &entry, Some(&it), &values)?,
                    None => return Err(self.unknown_method(&receiver, name)),
                },
            };
            let (map, ty) = match value.ty {
                Ty::Option(_) => ("and_then", value.ty.clone()),
                _ => ("map", Ty::Option(Box::new(value.ty.clone()))),
            };
            return Ok(Value::new(
                format!("{}.{map}(|{local}| {})", receiver.operand(), value.text),
                ty,
            ));
        }
        Err(self.unknown_method(&receiver, name))
    }

    /// The parameter of a definition that `method` of `receiver` reads.
    fn parameter(&self, receiver: &Value, method: &str) -> Option<Value> {
        let Ty::Class(class) = &receiver.ty else { return None };
        let (accessor, ty) = self.names.accessor(class, method)?;
        let ty = super::super::parser::ty(&ty).map_or(Ty::Unknown, |ty| self.declared(&ty));
        Some(Value::new(format!("{}.{accessor}()", receiver.operand()), ty))
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
        expr: &Expr,
        receiver: Value,
        name: &Segment,
        args: &[Expr],
    ) -> Result<Value> {
        let types = self.type_arg(expr, name)?;
        match (name.name.as_str(), types.as_slice()) {
            ("getDefiningOp", types @ [_, ..]) => {
                let op = Value::new("op", Ty::class("Op"));
                let test = self.cast(expr, "isa", types, op)?;
                let text =
                    format!("{}.defining_op().filter(|op| {})", receiver.operand(), test.text);
                Ok(Value::new(text, Ty::Option(Box::new(Ty::class("Op")))))
            }
            ("isa" | "cast" | "dyn_cast", types) => self.cast(expr, &name.name, types, receiver),
            ("hasTrait", [ty]) => {
                let name = ty.path.last();
                match self.api.class(name) {
                    Some(_) => Ok(Value::new(
                        format!("{}.has_trait::<{name}>()", receiver.operand()),
                        Ty::Bool,
                    )),
                    None => Err(no(expr, format!("the trait '{name}' is not in the runtime"))),
                }
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
        let text = format!("{}.value()", receiver.operand());
        Some(Value::new(text, Ty::Enum(name.to_owned())))
    }

    /// `isa<types>(value)` and other casts.
    fn cast(&mut self, expr: &Expr, name: &str, types: &[&Type], value: Value) -> Result<Value> {
        let Some(first) = types.first() else {
            return Err(no(expr, format!("'{name}' has no type")));
        };
        let found = self.fresh();
        let (inner, is_optional) = match &value.ty {
            Ty::Option(_) => (Value::new(found.as_str(), Ty::Unknown), true),
            _ => (value.clone(), false),
        };
        if name.starts_with("isa") {
            let mut tests = Vec::new();
            for ty in types {
                tests.push(match self.names.class(&ty.path) {
                    Some(class) if class.rust == "Type" || class.rust == "Attribute" => {
                        "true".to_owned()
                    }
                    Some(class) => is_a(&inner, &class.rust),
                    None => self.foreign_test(expr, &ty.path, &inner)?,
                });
            }
            let test = match tests.as_slice() {
                [only] => only.clone(),
                tests => format!("({})", tests.join(" || ")),
            };
            return Ok(Value::new(
                if is_optional {
                    format!("{}.is_some_and(|{found}| {test})", value.operand())
                } else {
                    test
                },
                Ty::Bool,
            ));
        }
        let class = self.class(expr, &first.path)?;
        if class.rust == "Type" || class.rust == "Attribute" {
            return Ok(value);
        }
        let ty = Ty::Class(class.name);
        let rust = class.rust;
        if rust == DENSE {
            let found = Value::new(found.as_str(), Ty::Unknown);
            let (it, test) = (found.text.clone(), is_a(&found, &rust));
            let (text, is_present) = match (is_optional, name.starts_with("dyn_cast")) {
                (true, _) => (value.operand(), false),
                (false, true) => (format!("Some({})", value.text), false),
                (false, false) => (value.operand(), true),
            };
            return Ok(if is_present {
                self.required.push(is_a(&value, &rust));
                Value::new(format!("{text}.cast::<ElementsAttr>()"), ty)
            } else {
                let text =
                    format!("{text}.filter(|{it}| {test}).map(|{it}| {it}.cast::<ElementsAttr>())");
                Value::new(text, Ty::Option(Box::new(ty)))
            });
        }
        Ok(if name.starts_with("dyn_cast") || is_optional {
            let text = if is_optional {
                format!("{}.and_then(|{found}| {found}.dyn_cast::<{rust}>())", value.operand())
            } else {
                format!("{}.dyn_cast::<{rust}>()", value.operand())
            };
            Value::new(text, Ty::Option(Box::new(ty)))
        } else {
            self.required.push(is_a(&value, &rust));
            Value::new(format!("{}.cast::<{rust}>()", value.operand()), ty)
        })
    }

    /// Whether `value` is of a class that is defined only in C++. A helper tests it.
    fn foreign_test(&mut self, expr: &Expr, path: &Path, value: &Value) -> Result<String> {
        let mut name = path.clone();
        if let Some(last) = name.segments.last_mut() {
            last.name = format!("is{}", last.name);
            last.args.clear();
        }
        let helper = self.names.helper(&name, std::slice::from_ref(&value.ty), &Ty::Bool);
        let helper = helper.ok_or_else(|| {
            let name = path.spelled();
            let text =
                format!("the class '{name}' is not among the definitions, nor in the runtime");
            no_path(expr, path, text)
        })?;
        Ok(format!("{helper}({})", helper_argument(value)))
    }

    fn function(&mut self, expr: &Expr, path: &Path, args: &[Expr], wanted: &Ty) -> Result<Value> {
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
                return Ok(Value::new("$_op", Ty::class("Op")));
            }
            let ty = self.names.accessor_of_op(&name).ok_or_else(|| {
                no(expr, format!("the operation has no accessor '{name}' in Rust"))
            })?;
            return Ok(Value::new(format!("self.{name}()"), ty));
        }
        if args.is_empty()
            && let Some(limit) = limits::call(path)
        {
            return Ok(limit);
        }
        let values = self.values(args)?;
        if is_common && let Some(entry) = self.api.function(name, args.len()) {
            return self.filled(expr, &entry.clone(), None, &values);
        }
        if let Some((owner, "get")) = owner_of(path) {
            return self.constructed(expr, &owner, values);
        }
        if let Some((owner, function)) = owner_of(path)
            && let Some(class) = self.names.class(&owner)
            && let Some(entry) =
                self.api.function(&format!("{}::{function}", class.name), args.len())
        {
            return self.filled(expr, &entry.clone(), None, &values);
        }
        if self.names.class(path).is_some() {
            return Err(no(expr, format!("the constructor of '{name}' is not translated")));
        }
        let types: Vec<Ty> = values.iter().map(|value| value.ty.clone()).collect();
        match self.names.helper(path, &types, wanted) {
            Some(helper) => {
                let args: Vec<_> = values.iter().map(helper_argument).collect();
                Ok(Value::new(format!("{helper}({})", args.join(", ")), wanted.clone()))
            }
            None => Err(no(expr, format!("the function '{}' is not known", path.spelled()))),
        }
    }

    /// The call of a conversion of an enum: `stringifyColor`, `symbolizeColor`, `stringifyEnum` or `symbolizeEnum<Color>`.
    fn enum_function(&mut self, expr: &Expr, path: &Path, arg: &Expr) -> Result<Option<Value>> {
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
            let text = format!("{}.to_string().as_str()", value.operand());
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
        let text = match &value.ty {
            Ty::Str => format!("{}.parse::<{}>().ok()", value.operand(), class.rust),
            Ty::Int(_) | Ty::Literal => {
                let path = "::ods_runtime::codegen::symbolized";
                format!("{path}::<{}>({} as i64)", class.rust, value.operand())
            }
            Ty::Option(inner) if inner.is_int() => {
                let path = "::ods_runtime::codegen::symbolized";
                format!("{}.and_then(|it| {path}::<{}>(it as i64))", value.operand(), class.rust)
            }
            _ => return Err(no(expr, "the type of the argument is not known")),
        };
        Ok(Some(Value::new(text, Ty::Option(Box::new(Ty::Enum(class.rust))))))
    }

    /// The call of a function of LLVM that has a form of its own in Rust; `None` if it has none.
    fn common_function(
        &mut self,
        expr: &Expr,
        path: &Path,
        args: &[Expr],
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
                    Ty::Option(_) => format!("{}.unwrap_or_default()", count.operand()),
                    _ => count.operand(),
                };
                let text = format!(
                    "std::iter::repeat_n({}, {times} as usize).collect::<Vec<_>>()",
                    item.text
                );
                Ok(Value::new(text, Ty::Iter(Box::new(item.ty))))
            }
            ("equal", [left, right]) => {
                let (left, right) =
                    (self.expr(left, &Ty::Unknown)?, self.expr(right, &Ty::Unknown)?);
                match (&left.ty, &right.ty) {
                    (Ty::Iter(_), Ty::Iter(_)) => {
                        Ok(Value::new(format!("{}.eq({})", left.operand(), right.text), Ty::Bool))
                    }
                    _ => self.compared(expr, "==", &left, &right),
                }
            }
            _ => return Ok(None),
        };
        value.map(Some)
    }

    /// `path::get(values)`
    fn constructed(&mut self, expr: &Expr, path: &Path, values: Vec<Value>) -> Result<Value> {
        let class = self.class(expr, path)?;
        let is_context = |value: &Value| value.ty == Ty::class("Context");
        let name = format!("{}::get", class.name);
        if let Some(entry) = self.api.function(&name, values.len()) {
            return self.filled(expr, &entry.clone(), None, &values);
        }
        if let Some(first) = values.first().filter(|it| is_context(it))
            && let Some(entry) = self.api.function(&name, values.len() - 1)
        {
            let mut with_context = self.filled(expr, &entry.clone(), None, &values[1..]);
            if let Err(error) = &mut with_context {
                error.reason.push_str(&format!(", beside '{}'", first.text));
            }
            return with_context;
        }
        let family = self.api.class(&class.name);
        if family.is_some() && class.rust == class.name && values.len() != 1 {
            return Err(no(expr, format!("this call of '{}::get' is not known", class.name)));
        }
        if class.home == Home::Unknown && values.iter().any(|it| !is_context(it)) {
            return Err(no(expr, format!("the module of '{}' is not known", path.spelled())));
        }
        let params = self.names.params(&class.name).filter(|_| family.is_none());
        let given = if values.first().is_some_and(is_context) { &values[1..] } else { &values[..] };
        let mut given = given.to_vec();
        let is_complete = match &params {
            Some(params) => params.len() == given.len(),
            None => class.rust == class.name || self.names.has_params(&class.name, given.len()),
        };
        if !is_complete {
            let name = path.spelled();
            return Err(no(expr, format!("'{name}' has other parameters than this call of 'get'")));
        }
        if let Some(params) = params {
            for (value, param) in given.iter_mut().zip(&params) {
                self.fit(expr, value, param)?;
            }
        }
        let mut args = Vec::new();
        if !values.first().is_some_and(is_context) {
            let context = self.context_of(&values);
            args.push(context.ok_or_else(|| no(expr, "there is no context here"))?);
        } else {
            args.push(values[0].argument());
        }
        args.extend(given.iter().map(Value::argument));
        Ok(Value::new(format!("{}::get({})", class.rust, args.join(", ")), Ty::Class(class.name)))
    }

    /// Makes `value` an argument for a parameter of the C++ type `param`.
    fn fit(&self, expr: &Expr, value: &mut Value, param: &str) -> Result<()> {
        // Parameters of the shipped classes have types of Rust.
        let declared = match super::super::parser::ty(param) {
            Ok(ty) => self.declared(&ty),
            Err(_) if param.trim_start().starts_with("&[") => Ty::Slice(Box::new(Ty::Unknown)),
            Err(_) if param.trim() == "&str" => Ty::Str,
            Err(_) => return Ok(()),
        };
        match (&value.ty, &declared) {
            (Ty::Null, Ty::Slice(_)) => *value = Value::new("&[]", Ty::Unknown),
            (Ty::Null, Ty::Str) => *value = Value::new("\"\"", Ty::Str),
            (Ty::Class(given), Ty::Class(wanted)) if given != wanted => {
                let family = self.family(&value.ty);
                let is_handle = ["Type", "Attribute"].contains(&wanted.as_str());
                if !is_handle || family.is_none() || family != self.family(&declared) {
                    return Err(no(expr, format!("a '{given}' is given for a '{wanted}'")));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// `path{items}`
    pub(super) fn construct(
        &mut self,
        expr: &Expr,
        path: &Path,
        items: &[Expr],
        wanted: &Ty,
    ) -> Result<Value> {
        match (path.last(), items) {
            ("ArrayRef" | "SmallVector", []) => {
                Ok(Value::new("[]", Ty::List(Box::new(Ty::Unknown))))
            }
            ("ArrayRef" | "SmallVector", items) => self.list(items),
            (_, []) => Ok(Value::new("Default::default()", wanted.clone())),
            (name, _) => Err(no(expr, format!("the constructor of '{name}' is not translated"))),
        }
    }

    fn static_cast(&mut self, expr: &Expr, segment: &Segment, value: &Expr) -> Result<Value> {
        let types = self.type_arg(expr, segment)?;
        let value = self.expr(value, &Ty::Unknown)?;
        let rust = types.first().and_then(|ty| super::super::types::integer(ty.path.last()));
        match (rust, &value.ty) {
            (Some(_), Ty::Literal) if !value.text.starts_with('-') => Ok(value),
            (Some(rust), Ty::Literal) => {
                Ok(Value::new(format!("({}_i64) as {rust}", value.text), integer(rust)))
            }
            (Some(rust), Ty::Int(_) | Ty::Unknown | Ty::Enum(_)) => {
                Ok(Value::new(format!("({} as {rust})", value.operand()), integer(rust)))
            }
            (Some(rust), Ty::Option(inner)) if inner.is_int() => {
                let promoted = Integer::promoted(rust);
                let wide = if promoted.rust() == rust { "" } else { " as i32" };
                let text = format!("{}.map(|it| it as {rust}{wide})", value.operand());
                Ok(Value::new(text, Ty::Option(Box::new(Ty::Int(promoted)))))
            }
            _ => Err(no(expr, "this `static_cast` is not translated")),
        }
    }

    /// `all_of(range, test)`
    fn quantified(&mut self, expr: &Expr, name: &str, range: &Expr, test: &Expr) -> Result<Value> {
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
        let found = self.fresh();
        let (inner, is_optional) = match &range.ty {
            Ty::Option(inner) => (Value::new(found.as_str(), (**inner).clone()), true),
            _ => (range.clone(), false),
        };
        let (element, items) = match &inner.ty {
            Ty::Slice(element) => (element, format!("{}.iter().copied()", inner.operand())),
            Ty::Iter(element) => (element, inner.operand()),
            Ty::List(element) => (element, format!("{}.into_iter()", inner.text)),
            _ => return Err(no(expr, format!("the range of '{name}' is of unknown type"))),
        };
        let element = if ty.is_auto() { (**element).clone() } else { self.declared(ty) };
        let known = self.elements.len();
        if self.family(&element).is_some() {
            self.elements.push(param.clone());
        }
        self.declare(param, element);
        let body = self.body(test, body, &Ty::Bool);
        self.locals.pop();
        self.elements.truncate(known);
        let (negation, method) = match name {
            "all_of" => ("", "all"),
            "any_of" => ("", "any"),
            _ => ("!", "any"),
        };
        let call = format!("{negation}{items}.{method}(|{}| {})", local_name(param), body?);
        Ok(Value::new(
            if is_optional {
                format!("{}.is_some_and(|{found}| {call})", range.operand())
            } else {
                call
            },
            Ty::Bool,
        ))
    }

    /// `is_contained(range, value)`
    fn contained(&mut self, expr: &Expr, range: &Expr, value: &Expr) -> Result<Value> {
        let (range, value) = (self.expr(range, &Ty::Unknown)?, self.expr(value, &Ty::Unknown)?);
        let found = self.fresh();
        if !matches!(range.ty, Ty::List(_) | Ty::Slice(_)) {
            return Err(no(expr, "the range of 'is_contained' is of unknown type"));
        }
        Ok(Value::new(
            match &value.ty {
                Ty::Option(_) => {
                    format!(
                        "{}.is_some_and(|{found}| {}.contains(&{found}))",
                        value.operand(),
                        range.operand()
                    )
                }
                _ => format!("{}.contains(&{})", range.operand(), value.operand()),
            },
            Ty::Bool,
        ))
    }

    /// A lambda that is called where it stands.
    fn called_lambda(
        &mut self,
        expr: &Expr,
        params: &[Param],
        body: &[Stmt],
        args: &[Expr],
        wanted: &Ty,
    ) -> Result<Value> {
        if params.len() != args.len() {
            return Err(no(expr, "the lambda has other parameters than it is called with"));
        }
        let mut bindings = String::new();
        let depth = self.locals.len();
        let mut declared = Vec::new();
        for (param, arg) in params.iter().zip(args) {
            let value = self.expr(arg, &Ty::Unknown)?;
            let Some(name) = &param.name else { continue };
            let ty = if param.ty.is_auto() { value.ty.clone() } else { self.declared(&param.ty) };
            bindings.push_str(&format!("let {} = {}; ", local_name(name), value.text));
            declared.push((name.clone(), ty));
        }
        self.locals.extend(declared);
        let body = self.body(expr, body, wanted);
        self.locals.truncate(depth);
        Ok(Value::new(format!("{{ {bindings}{} }}", body?), wanted.clone()))
    }
}

/// The type of an integer that has the type `rust` in Rust.
fn integer(rust: &str) -> Ty {
    Ty::Int(Integer::promoted(rust))
}

/// In C++, constants of strings are also of this class. In Rust, they are of another class.
const DENSE: &str = "DenseElementsAttr";

/// Whether `value` is of the class `rust`.
fn is_a(value: &Value, rust: &str) -> String {
    let value = value.operand();
    let test = format!("{value}.isa::<{rust}>()");
    if rust == DENSE {
        format!("({test} || {value}.isa::<DenseStringElementsAttr>())")
    } else {
        test
    }
}

/// A call of a method of `std::optional`.
fn method_of_option(receiver: &Value, method: &str, args: &[Value]) -> Option<Value> {
    let Ty::Option(inner) = &receiver.ty else { return None };
    match (method, args) {
        ("has_value", []) => {
            Some(Value::new(format!("{}.is_some()", receiver.operand()), Ty::Bool))
        }
        // C++ asserts that there is a value.
        ("value", []) => Some(receiver.clone()),
        ("value_or", [other]) if inner.is_int() || other.ty == **inner => {
            let text = format!("{}.unwrap_or({})", receiver.operand(), other.text);
            Some(Value::new(text, (**inner).clone()))
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
fn helper_argument(value: &Value) -> String {
    match &value.ty {
        Ty::Class(name) if name.len() > 4 && (name.ends_with("Type") || name.ends_with("Attr")) => {
            format!("*{}", value.operand())
        }
        _ => value.argument(),
    }
}
