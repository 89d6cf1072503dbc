//! Parameters of attributes and types.

use std::rc::Rc;

use super::shape::{self, Shape};
use crate::fragment::{
    Block, Expr, ExprKind, HelperType, RustPath, RustType, Source as _, TypeForm, Visible,
};
use crate::model::{self, Def, DefKind};
use crate::plan::planner::{OF_CONTEXT, OF_VALUE, Planner, number_of};
use crate::provided::BuiltinAttr;
use crate::tablegen::Diagnostic;

/// A parameter.
#[derive(Clone, Debug)]
pub(crate) struct Param<'r> {
    /// The name in the definition.
    pub name: &'r str,
    /// The name of the field and of the accessor.
    pub field: String,
    /// The local variable in functions.
    pub variable: String,
    /// The local variable in parsers.
    pub parsed_variable: String,
    /// The setter, if it is mutable.
    pub setter: String,
    /// The summary.
    pub summary: &'r str,
    /// The type in the definition.
    pub written_type: &'r str,
    /// The shape of its type.
    pub shape: Shape,
    /// Whether it is mutable: set after construction, and not part of the key.
    pub is_mutable: bool,
    /// Whether it is optional in text.
    pub is_optional: bool,
    /// Whether it is a type or attribute that may be null.
    pub is_optional_handle: bool,
    /// For an optional attribute, the first character of every text of its kind, if there is one.
    pub optional_attr: Option<Option<char>>,
    /// Whether it is the type of a typed attribute (`AttributeSelfTypeParameter`).
    pub is_self_type: bool,
    /// The default, if any.
    pub default: Option<DefaultParam>,
    /// Whether it is an affine map of C++, which is written without `affine_map<...>` around it.
    pub is_bare_map: bool,
    /// The parser: an expression of `$_parser`.
    pub parser: Option<Rc<Expr>>,
    /// The printer: statements with `$_printer` and `$_self`.
    pub printer: Option<Block>,
    /// The comparison of `$_lhs` and `$_rhs`.
    pub comparator: Option<Rc<Expr>>,
    /// Converts the stored value, `$_self`, to the accessor's result.
    pub convert: Option<Rc<Expr>>,
    /// The constraint and its description for diagnostics.
    pub constraint: Option<(Rc<Expr>, &'r str)>,
    /// The name of its type in upstream's diagnostics.
    pub upstream_type: String,
}

/// The default of a parameter.
#[derive(Clone, Debug)]
pub(crate) enum DefaultParam {
    /// `Default::default()`.
    OfType,
    /// The result of a generated function.
    Value {
        /// The function.
        function: String,
        /// The value.
        value: Rc<Expr>,
        /// The other parameters that the value uses.
        of: Vec<usize>,
    },
}

impl Param<'_> {
    /// The generated function that returns its default, unless that is `Default::default()`.
    #[must_use]
    pub(crate) fn default_function(&self) -> Option<&str> {
        match &self.default {
            Some(DefaultParam::Value { function, .. }) => Some(function),
            _ => None,
        }
    }

    /// The parameters that its default uses.
    #[must_use]
    pub(crate) fn used_by_default(&self) -> &[usize] {
        match &self.default {
            Some(DefaultParam::Value { of, .. }) => of,
            _ => &[],
        }
    }
}

impl<'r> Planner<'r> {
    /// Plans `parameter`, one of `def`.
    pub(super) fn param(&mut self, def: &Def<'r>, parameter: &model::Parameter<'r>) -> Param<'r> {
        let shape = shape::of_parameter(parameter, self);
        if let Some(float) = shape.float() {
            let text = format!(
                "a parameter cannot be of the type '{float}': parameters are compared and hashed"
            );
            let place = model::place::of_function(def.record, parameter.name);
            let help = "APFloatParameter of mlir/IR/AttrTypeBase.td holds a floating-point number";
            self.report(Diagnostic::error(place, text).with_help(help));
        }
        let field = parameter.field().to_owned();
        let variable = distinct_name(&field, &["p", "ctx", "at", "it", "self", "with", "visit"]);
        let is_optional_handle = parameter.may_be_missing
            && matches!(&shape, Shape::Optional(inner) if inner.is_handle());
        let is_written_optional = is_optional_handle
            && parameter.parser.is_none()
            && matches!(TypeForm::of(parameter.ty), TypeForm::Option(_));
        let optional_attr = match &shape {
            Shape::Optional(inner) if is_written_optional => match &**inner {
                Shape::Attr => Some(None),
                Shape::AttrView(view) => Some(first_character(view)),
                _ => None,
            },
            _ => None,
        };
        const READING: &[&str] = &["_parser", "_ctxt", "_builder", "_type"];
        Param {
            name: parameter.name,
            parsed_variable: distinct_name(&variable, &["index", "key", "next"]),
            variable,
            setter: format!("set_{}", parameter.rust_name.trim_end_matches('_')),
            field,
            summary: parameter.summary,
            written_type: parameter.ty,
            is_mutable: parameter.is_mutable,
            is_optional: parameter.is_optional(),
            is_optional_handle,
            optional_attr,
            is_self_type: parameter.is_self_type && def.kind == DefKind::Attr,
            default: self.default_param(def, parameter, &shape),
            parser: parameter.parser.map(|it| {
                let name = format!("parse {} {}", def.class_name, parameter.name);
                let ty = HelperType::Parsed(RustType::of_tokens(&shape.storage()));
                let of_parser = [("_parser", HelperType::Parser)];
                self.expr_or_helper(&it, READING, &name, &of_parser, ty)
            }),
            printer: parameter.printer.map(|it| {
                let name = format!("print {} {}", def.class_name, parameter.name);
                let ty = HelperType::Other(RustType::of_tokens(&shape.accessor("'_")));
                let params = [("_printer", HelperType::Writer), ("_self", ty)];
                self.block_or_helper(it, &["_printer", "_self", "_ctxt"], &name, &params, None)
            }),
            comparator: parameter.comparator.and_then(|it| {
                self.optional_expr(it, &["_lhs", "_rhs"], "comparison of a parameter")
            }),
            convert: parameter.convert.and_then(|it| {
                let expr =
                    self.optional_expr(it, &["_self", "_ctxt"], "conversion of a parameter")?;
                (!expr.is_placeholder("_self")).then_some(expr)
            }),
            constraint: self.param_constraint(def, parameter, &shape),
            is_bare_map: parameter.parser.is_none()
                && TypeForm::of(parameter.cpp_type).name() == Some("AffineMap"),
            upstream_type: upstream_type(parameter),
            shape,
        }
    }

    fn default_param(
        &mut self,
        def: &Def<'r>,
        parameter: &model::Parameter<'r>,
        shape: &Shape,
    ) -> Option<DefaultParam> {
        let default = parameter.default?;
        let name = format!("default {} {}", def.class_name, parameter.name);
        let ty = HelperType::Other(RustType::of_tokens(&shape.storage()));
        let others = self.parameters_of_default(def, parameter);
        let other_names = others.iter().map(|(_, name, _)| *name);
        let placeholders: Vec<&str> = OF_CONTEXT.iter().copied().chain(other_names).collect();
        let mut helper = vec![("_ctxt", HelperType::Context)];
        let used = others.iter().filter(|(_, name, _)| names(default.text, name));
        helper.extend(used.map(|(_, name, shape)| {
            let ty = RustType::of_tokens(&shape.accessor("'_"));
            (*name, HelperType::Other(ty))
        }));
        let classes = others.iter().map(|(index, name, shape)| {
            let class = match shape {
                Shape::TypeView(_) | Shape::AttrView(_) => def.parameters[*index].ty,
                shape => class_of(shape),
            };
            ((*name).to_owned(), TypeForm::of(class).name().unwrap_or(class).to_owned())
        });
        let classes: Vec<_> = classes.collect();
        let visible = Visible::from(&placeholders).with_classes(&classes);
        let is_cpp = !default.cpp().is_empty();
        let value = match is_cpp {
            true => self.expr_or_helper(&default, visible, &name, &helper, ty),
            false => self.default_value(&default, parameter.ty, visible),
        };
        let is_list = matches!(shape, Shape::List(_) | Shape::Plain(_) | Shape::Stored { .. });
        let single = if !is_cpp || is_list { None } else { value.single() };
        let value = single.map_or(value, Rc::new);
        let value = match is_cpp {
            true => self.checked_default(&default, value, parameter.ty),
            false => value,
        };
        // As in C++, a value is converted to an option of it.
        let is_value =
            value.ty().is_some_and(|ty| !ty.is_option() && ty.name().as_deref() != Some("Option"));
        let value = match is_value && shape.is_optional() {
            true => Rc::new(Expr::clone(&value).some()),
            false => value,
        };
        if is_default_call(&value) {
            return Some(DefaultParam::OfType);
        }
        let function = format!("default_{}", parameter.field().trim_end_matches('_'));
        let used = others.iter().filter(|(_, name, _)| value.uses(name));
        let of = used.map(|(index, ..)| *index).collect();
        Some(DefaultParam::Value { function, value, of })
    }

    /// The parameters that the default of `parameter` may use, with their numbers and shapes: the other ones, for the type of
    /// a typed attribute. The defaults of other parameters are also needed to print.
    fn parameters_of_default(
        &mut self,
        def: &Def<'r>,
        parameter: &model::Parameter<'r>,
    ) -> Vec<(usize, &'r str, Shape)> {
        if !parameter.is_self_type {
            return Vec::new();
        }
        let all = def.parameters.iter().enumerate();
        let others = all.filter(|(_, it)| it.name != parameter.name);
        let keys = others.filter(|(_, it)| !it.is_mutable);
        keys.map(|(index, it)| (index, it.name, shape::of_parameter(it, self))).collect()
    }

    fn param_constraint(
        &mut self,
        def: &Def<'r>,
        parameter: &model::Parameter<'r>,
        shape: &Shape,
    ) -> Option<(Rc<Expr>, &'r str)> {
        let (predicate, summary) = parameter.constraint.as_ref()?;
        let name = format!("{} {}", def.class_name, parameter.name);
        let view = helper_type(shape);
        let params = || vec![("_self".to_owned(), view.clone())];
        let condition = self.condition_or_helper(predicate, OF_VALUE, (&name, &params));
        (!condition.is_true()).then_some((condition, *summary))
    }
}

/// The first character of texts of a kind of attribute.
fn first_character(view: &RustPath) -> Option<char> {
    BuiltinAttr::of_view(&view.names().last()?)?.first_character()
}

/// `name`, with an underscore if generated functions use it.
fn distinct_name(name: &str, used: &[&str]) -> String {
    if used.contains(&name) { format!("{name}_") } else { name.to_owned() }
}

/// Whether the value is `Default::default()`.
fn is_default_call(value: &Expr) -> bool {
    match &value.kind {
        ExprKind::Call(function, args) => {
            args.is_empty()
                && function.path().is_some_and(|path| path.names().eq(["Default", "default"]))
        }
        _ => false,
    }
}

/// The type of a helper's parameter for a parameter of `shape`.
pub(super) fn helper_type(shape: &Shape) -> HelperType {
    match shape {
        Shape::Type | Shape::TypeView(_) => HelperType::TypeRef,
        Shape::Attr | Shape::AttrView(_) => HelperType::AttrRef,
        other => HelperType::Other(RustType::of_tokens(&other.accessor("'_"))),
    }
}

/// The class of values of `shape`, as named in the table of C++'s API.
pub(super) fn class_of(shape: &Shape) -> &'static str {
    let is_i64 = |ty: &RustType| ty.name().is_some_and(|name| name == "i64");
    match shape {
        Shape::Type | Shape::TypeView(_) => "Type",
        Shape::Attr | Shape::AttrView(_) => "Attribute",
        Shape::Str => "str",
        Shape::Number(ty) => number_of(ty).unwrap_or("_"),
        Shape::Copy(ty) if ty.name().is_some_and(|name| name == "bool") => "bool",
        Shape::List(element) if matches!(&**element, Shape::Number(ty) if is_i64(ty)) => "Ints",
        Shape::Optional(inner) => match class_of(inner) {
            "bool" => "bool?",
            "i32" => "i32?",
            "u32" => "u32?",
            "i64" => "i64?",
            "u64" => "u64?",
            "Type" => "Type?",
            "Attribute" => "Attribute?",
            _ => "_",
        },
        _ => "_",
    }
}

/// Whether the code `text` has the placeholder `$name`.
pub(super) fn names(text: &str, name: &str) -> bool {
    text.split('$').skip(1).any(|rest| {
        rest.strip_prefix(name)
            .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_'))
    })
}

/// The name of a parameter's type in upstream's diagnostics.
fn upstream_type(parameter: &model::Parameter<'_>) -> String {
    match parameter.upstream_type {
        Some(ty) => ty.to_owned(),
        // A constraint has the qualified name of its class.
        None if parameter.constraint.is_some() && !parameter.ty.contains("::") => {
            format!("::mlir::{}", parameter.ty)
        }
        // A type that was translated was written in C++, perhaps within a list of Rust.
        None if parameter.ty != parameter.cpp_type => spelled_in_cpp(parameter.cpp_type),
        None => spelled_in_cpp(parameter.ty),
    }
}

/// The C++ type that corresponds to a Rust type in a definition, as spelled by upstream's parameter classes.
fn spelled_in_cpp(ty: &str) -> String {
    spelling_of(&TypeForm::of(ty)).unwrap_or_else(|| ty.trim().to_owned())
}

/// The C++ type that corresponds to a Rust type; `None` if both have the same spelling.
fn spelling_of(form: &TypeForm) -> Option<String> {
    let nested = |form: &TypeForm| match form {
        TypeForm::Type => Some("Type".to_owned()),
        TypeForm::Attribute => Some("Attribute".to_owned()),
        TypeForm::Named(path) => Some(spelling_of(form).unwrap_or_else(|| path.clone())),
        form => spelling_of(form),
    };
    let text = match form {
        TypeForm::Slice(element) => return Some(format!("::llvm::ArrayRef<{}>", nested(element)?)),
        TypeForm::Option(inner) => return Some(format!("std::optional<{}>", nested(inner)?)),
        TypeForm::Str => "::llvm::StringRef",
        TypeForm::Ref(number) => match number.name()? {
            "ApInt" => "::llvm::APInt",
            "ApFloat" => "::llvm::APFloat",
            _ => return None,
        },
        TypeForm::Named(name) => match name.as_str() {
            "String" => "std::string",
            "APInt" | "ApInt" => "::llvm::APInt",
            "APFloat" | "ApFloat" => "::llvm::APFloat",
            "i8" => "int8_t",
            "i16" => "int16_t",
            "i32" => "int32_t",
            "i64" => "int64_t",
            "u8" => "uint8_t",
            "u16" => "uint16_t",
            "u32" => "uint32_t",
            "u64" => "uint64_t",
            _ => return None,
        },
        _ => return None,
    };
    Some(text.to_owned())
}
