//! Calls of the `build` functions that the generator of C++ declares for every operation.

use super::param::{ATTRIBUTE, BLOCK, NAMED_ATTRIBUTE, TYPE, VALUE, class_name, slice_of};
use super::{Arg, Builder, BuilderPart, Result, is_name, no};
use crate::fragment::check::Primitive;
use crate::fragment::cpp::api::{Family, Ty};
use crate::fragment::cpp::ast;
use crate::fragment::cpp::translate::Value;
use crate::fragment::expr::{Expr, ExprKind};
use crate::fragment::form::TypeForm;
use crate::fragment::types::RustType;

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

impl Builder<'_, '_, '_> {
    /// The call `build($_builder, $_state, args)`; nothing if it is another one.
    pub(super) fn build_call(&mut self, call: &ast::Expr) -> Result<Option<BuilderPart>> {
        let ast::ExprKind::Call(callee, args) = &call.kind else { return Ok(None) };
        let ast::ExprKind::Path(path) = &callee.kind else { return Ok(None) };
        let [builder, state, args @ ..] = args.as_slice() else { return Ok(None) };
        let is_build = path.name() == Some("build")
            && is_name(builder, "$_builder")
            && is_name(state, "$_state");
        if !is_build {
            return Ok(None);
        }
        let values: Vec<_> = args.iter().map(|arg| self.arg(arg)).collect::<Result<_>>()?;
        let fitting = self.overloads.iter().enumerate();
        let mut fitting =
            fitting.filter_map(|(index, slots)| Some((index, self.fitted(slots, &values)?)));
        let (index, args) =
            fitting.next().ok_or_else(|| no(call, "no default builder takes these arguments"))?;
        let converts =
            self.overloads[index].iter().zip(&values).any(|(slot, arg)| converts(slot, arg));
        if converts && self.rivals.iter().any(|rival| rival.contains(&values.len())) {
            return Err(no(call, "another builder may take these arguments"));
        }
        Ok(Some(BuilderPart::Build(index, args)))
    }

    /// An argument for each of `slots`; `None` if `args` do not fit.
    fn fitted(&self, slots: &[BuildSlot], args: &[Arg]) -> Option<Vec<BuildArg>> {
        let (given, rest) = slots.split_at_checked(args.len())?;
        let is_optional = |slot: &BuildSlot| {
            matches!(
                slot,
                BuildSlot::Attribute { is_optional: true, .. } | BuildSlot::NamedAttributes
            )
        };
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
                let is_attribute =
                    ATTRIBUTE == class_name(inner) || family(inner) == Some(Family::Attr);
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
                BuildSlot::Types
                | BuildSlot::Values
                | BuildSlot::Blocks
                | BuildSlot::NamedAttributes,
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

/// Whether C++ converts `arg` to the type of `slot`: one value to a list, or a class of types to any type.
fn converts(slot: &BuildSlot, arg: &Arg) -> bool {
    let Arg::One(value) = arg else { return false };
    match slot {
        BuildSlot::Types | BuildSlot::Values | BuildSlot::Blocks => {
            !matches!(value.ty, Ty::Slice(_))
        }
        BuildSlot::Type | BuildSlot::OptionalType => {
            !["Type", TYPE].contains(&class_name(&value.ty))
        }
        _ => false,
    }
}

/// `value` as one of the Rust type `ty`; `None` if it is of another type.
pub(super) fn raw(ty: &RustType, value: &Value) -> Option<Expr> {
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
    let is_number = Primitive::of(&name) == Some(Primitive::Integer);
    match &value.ty {
        // C++ asserts that there is a value.
        Ty::Option(inner) if inner.is_int() => raw(ty, &value.clone().or_default()),
        // The type of a narrow parameter is another one than that of its value in arithmetic.
        Ty::Int(_) if is_number => Some(expr.cast(&name)),
        Ty::Literal if is_number => Some(expr),
        Ty::Bool if name == "bool" => Some(expr),
        Ty::Enum(owner) if owner.rsplit("::").next() == Some(name.as_str()) => Some(expr),
        _ => None,
    }
}
