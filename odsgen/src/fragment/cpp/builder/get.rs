//! Bodies of builders of attributes and types: `return $_get(context, arguments);`

use super::build::raw;
use super::param::{ATTRIBUTE, CppParam, TYPE, VALUE, class_name, read, view_of};
use super::{Arg, Builder, Result, body_of, is_name, located, statements};
use crate::fragment::block::Block;
use crate::fragment::cpp::api::{Family, Ty};
use crate::fragment::cpp::ast::{self, Stmt};
use crate::fragment::cpp::names::ScopeNames;
use crate::fragment::cpp::translate::{Translator, Value, no};
use crate::fragment::expr::{Expr, Statement};
use crate::fragment::types::RustType;

/// A parameter of the function that makes an attribute or type from all its parameters.
#[derive(Clone, Debug)]
pub(crate) struct GetSlot {
    /// What it takes.
    pub takes: Takes,
    /// Whether it takes an option.
    pub is_optional: bool,
}

/// What a parameter takes.
#[derive(Clone, Debug)]
pub(crate) enum Takes {
    /// Any type.
    Type,
    /// Any attribute.
    Attribute,
    /// A type or attribute of this class.
    View(String),
    /// A value of this type.
    Value(RustType),
}

/// The statements of the body `cpp`, which passes `slots` to `$_get`. Types and attributes among `params` are handles if
/// there is a placeholder `$_ctxt`.
pub(in crate::fragment) fn get_body(
    names: &ScopeNames<'_, '_>,
    cpp: &str,
    params: &[CppParam],
    slots: &[GetSlot],
) -> Result<Block> {
    let tree = statements(cpp)?;
    let takes_context = names.visible.placeholders.contains(&"_ctxt");
    let context: &[&str] = if takes_context { &["_ctxt"] } else { &[] };
    let mut translator = Translator::new(names, context, &[]).with_reserved(&["ctx", "at"]);
    for param in params.iter().filter(|param| !matches!(param.ty, Ty::Option(_))) {
        translator.declare(&param.name, view_of(&param.ty));
        if takes_context && let Some(read) = read(&param.ty, &param.rust) {
            translator.alias(&param.name, read);
        }
    }
    let params = params.to_vec();
    let mut builder = Builder {
        body: &tree,
        params,
        overloads: &[],
        rivals: &[],
        place: None,
        has_variables: false,
        translator,
    };
    builder.get(body_of(&tree), slots).map_err(located)
}

impl Builder<'_, '_, '_> {
    /// Statements that end with `return $_get(context, args)`.
    fn get(&mut self, statements: &[Stmt], slots: &[GetSlot]) -> Result<Block> {
        let Some((Stmt::Return(Some(call)), before)) = statements.split_last() else {
            return Err(no(self.body, "the last statement is not `return $_get(...)`"));
        };
        let mut all = self.all(before)?;
        let ast::ExprKind::Call(callee, args) = &call.kind else {
            return Err(no(call, "the result is not that of `$_get`"));
        };
        let [context, args @ ..] = args.as_slice() else {
            return Err(no(call, "'$_get' has no arguments"));
        };
        let is_get = ["$_get", "get"].iter().any(|name| is_name(callee, name));
        if !is_get {
            return Err(no(callee, "the result is not that of `$_get`"));
        }
        if args.len() != slots.len() {
            return Err(no(call, "'$_get' has other parameters than the definition"));
        }
        let context = self.translator.value_of(context)?;
        if context.ty != Ty::class("Context") {
            return Err(no(call, "the first argument of '$_get' is not the context"));
        }
        let mut values = vec![context.expr];
        for (arg, slot) in args.iter().zip(slots) {
            let given = self.arg(arg)?;
            let value = self.argument(slot, given);
            values.push(value.ok_or_else(|| {
                no(arg, "the argument is not known to be of the type of the parameter")
            })?);
        }
        let get = Expr::placeholder("_get").called(values);
        all.push(Statement::Value(get));
        let places = vec![self.place.clone(); all.len()];
        Ok(Block::new(all, places))
    }

    /// `arg` as an argument for `slot`; `None` if it is of another type.
    fn argument(&self, slot: &GetSlot, arg: Arg) -> Option<Expr> {
        let value = match arg {
            Arg::Absent if slot.is_optional => return Some(Expr::none()),
            Arg::Absent | Arg::List(_) => return None,
            Arg::One(value) => value,
        };
        if !slot.is_optional {
            return self.taken(&slot.takes, value);
        }
        // An option of a type or attribute of any kind has handles.
        let handle = match slot.takes {
            Takes::Type => Some(("Type", TYPE)),
            Takes::Attribute => Some(("Attribute", ATTRIBUTE)),
            Takes::View(_) | Takes::Value(_) => None,
        };
        let from = |ty: &Ty| {
            let (name, _) = handle.filter(|(_, handle)| class_name(ty) != *handle)?;
            Some(Expr::runtime_path(&[name, "from"]))
        };
        match value.ty {
            Ty::Option(inner) if !inner.is_int() => {
                let from = from(&inner);
                let value = Value { expr: value.expr, ty: *inner };
                let value = self.taken(&slot.takes, value)?;
                Some(match from {
                    Some(from) => value.method("map", [from]),
                    None => value,
                })
            }
            _ => {
                let from = from(&value.ty);
                let value = self.taken(&slot.takes, value)?;
                Some(match from {
                    Some(from) => from.called(vec![value]).some(),
                    None => value.some(),
                })
            }
        }
    }

    fn taken(&self, takes: &Takes, value: Value) -> Option<Expr> {
        let name = class_name(&value.ty);
        let is_of = |handle: &str, family: Family| {
            name == handle || name != VALUE && self.translator.family(&value.ty) == Some(family)
        };
        match takes {
            Takes::Type => is_of(TYPE, Family::Type).then_some(value.expr),
            Takes::Attribute => is_of(ATTRIBUTE, Family::Attr).then_some(value.expr),
            Takes::View(class) => (name == class).then_some(value.expr),
            Takes::Value(ty) => raw(ty, &value),
        }
    }
}
