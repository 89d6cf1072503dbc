//! Makes expressions.

use proc_macro2::Span;
use rustc_hash::FxHashSet;

use super::{BinaryOp, Expr, ExprKind, Pattern, Statement, UnaryOp};
use crate::fragment::rust::words::ident;
use crate::fragment::types::{RustPath, RustType};

impl Expr {
    pub(in crate::fragment) fn of(kind: ExprKind) -> Self {
        Self { kind, range: 0..0, place: None }
    }

    /// A call of `function` with placeholders.
    #[must_use]
    pub(crate) fn call(function: &str, placeholders: impl IntoIterator<Item = String>) -> Self {
        let args = placeholders.into_iter().map(|name| Self::placeholder(&name)).collect();
        Self::name(function).called(args)
    }

    /// `$name`
    #[must_use]
    pub(in crate::fragment) fn placeholder(name: &str) -> Self {
        Self::of(ExprKind::Placeholder(name.to_owned()))
    }

    /// The variable, function or item of the module `name`.
    #[must_use]
    pub(in crate::fragment) fn name(name: &str) -> Self {
        Self::of(ExprKind::Path(RustPath::own(name)))
    }

    /// The function at `path` of the runtime's `codegen`.
    #[must_use]
    pub(in crate::fragment) fn runtime(name: &str) -> Self {
        Self::of(ExprKind::Path(RustPath::runtime(name)))
    }

    /// The function at the path `names` in the runtime's `codegen`.
    #[must_use]
    pub(in crate::fragment) fn runtime_path(names: &[&str]) -> Self {
        Self::path_of(&format!("rt::{}", names.join("::")))
    }

    /// The function `name::<ty>` of the runtime's `codegen`.
    #[must_use]
    pub(in crate::fragment) fn runtime_of_type(name: &str, ty: &RustType) -> Self {
        let name = ident(name);
        Self::of(ExprKind::Path(RustPath::spelled(syn::parse_quote!(rt::#name::<#ty>))))
    }

    /// The function at the path `names`, which generated code spells so.
    #[must_use]
    pub(in crate::fragment) fn path_of(names: &str) -> Self {
        Self::of(ExprKind::Path(RustPath::of_names(names)))
    }

    /// `self(args)`
    #[must_use]
    pub(in crate::fragment) fn called(self, args: Vec<Self>) -> Self {
        Self::of(ExprKind::Call(Box::new(self), args))
    }

    /// `self.name(args)`
    #[must_use]
    pub(in crate::fragment) fn method(
        self,
        name: &str,
        args: impl IntoIterator<Item = Self>,
    ) -> Self {
        self.method_of(name, [], args)
    }

    /// `self.name::<types>(args)`
    #[must_use]
    pub(in crate::fragment) fn method_of(
        self,
        name: &str,
        types: impl IntoIterator<Item = RustType>,
        args: impl IntoIterator<Item = Self>,
    ) -> Self {
        Self::of(ExprKind::Method {
            receiver: Box::new(self),
            name: name.to_owned(),
            types: types.into_iter().collect(),
            args: args.into_iter().collect(),
        })
    }

    /// `self.name`
    #[must_use]
    pub(in crate::fragment) fn field(self, name: &str) -> Self {
        Self::of(ExprKind::Field(Box::new(self), name.to_owned()))
    }

    /// `|param| body`
    #[must_use]
    pub(in crate::fragment) fn closure(param: &str, body: Self) -> Self {
        Self::of(ExprKind::Closure(vec![Pattern::Name(param.to_owned())], Box::new(body)))
    }

    /// `self as ty`, for a primitive type or `_`.
    #[must_use]
    pub(in crate::fragment) fn cast(self, ty: &str) -> Self {
        let ty = match ty {
            "_" => syn::parse_quote!(_),
            name => {
                let name = ident(name);
                syn::parse_quote!(#name)
            }
        };
        Self::of(ExprKind::Cast(Box::new(self), RustType::spelled(ty)))
    }

    /// `&self`
    #[must_use]
    pub(in crate::fragment) fn reference(self) -> Self {
        Self::of(ExprKind::Reference(Box::new(self)))
    }

    /// `*self`
    #[must_use]
    pub(in crate::fragment) fn deref(self) -> Self {
        Self::of(ExprKind::Unary(UnaryOp::Deref, Box::new(self)))
    }

    /// `-self`
    #[must_use]
    pub(in crate::fragment) fn minus(self) -> Self {
        Self::of(ExprKind::Unary(UnaryOp::Neg, Box::new(self)))
    }

    /// `[items]`
    #[must_use]
    pub(in crate::fragment) fn list(items: Vec<Self>) -> Self {
        Self::of(ExprKind::List(items))
    }

    /// `&self[..]`
    #[must_use]
    pub(in crate::fragment) fn slice(self) -> Self {
        let all = Self::of(ExprKind::Opaque(Box::new(syn::parse_quote!(..))));
        Self::of(ExprKind::Index(Box::new(self), Box::new(all))).reference()
    }

    /// `if condition { then } else { otherwise }`
    #[must_use]
    pub(in crate::fragment) fn conditional(condition: Self, then: Self, otherwise: Self) -> Self {
        let otherwise = Some(Box::new(otherwise));
        Self::of(ExprKind::If { condition: Box::new(condition), then: Box::new(then), otherwise })
    }

    /// `{ statements value }`; the value itself if there are no statements.
    #[must_use]
    pub(in crate::fragment) fn block(mut statements: Vec<Statement>, value: Self) -> Self {
        if statements.is_empty() {
            return value;
        }
        statements.push(Statement::Value(value));
        Self::of(ExprKind::Block(statements))
    }

    /// The integer `value` with a suffix, which may be empty.
    #[must_use]
    pub(in crate::fragment) fn int(value: i128, suffix: &str) -> Self {
        let separator = if suffix.is_empty() { "" } else { "_" };
        let digits = value.unsigned_abs();
        let literal = syn::LitInt::new(&format!("{digits}{separator}{suffix}"), Span::call_site());
        let literal = Self::of(ExprKind::Literal(syn::Lit::Int(literal)));
        if value < 0 { literal.minus() } else { literal }
    }

    /// The number `value`.
    #[must_use]
    pub(in crate::fragment) fn float(value: f64) -> Self {
        let literal = syn::LitFloat::new(&format!("{:?}", value.abs()), Span::call_site());
        let literal = Self::of(ExprKind::Literal(syn::Lit::Float(literal)));
        if value.is_sign_negative() { literal.minus() } else { literal }
    }

    /// The string `value`.
    #[must_use]
    pub(in crate::fragment) fn string(value: &str) -> Self {
        Self::of(ExprKind::Literal(syn::Lit::Str(syn::LitStr::new(value, Span::call_site()))))
    }

    /// `Some(self)`
    #[must_use]
    pub(crate) fn some(self) -> Self {
        Self::name("Some").called(vec![self])
    }

    /// `None`
    #[must_use]
    pub(crate) fn none() -> Self {
        Self::name("None")
    }

    /// `Default::default()`
    #[must_use]
    pub(in crate::fragment) fn default_value() -> Self {
        let path = RustPath::spelled(syn::parse_quote!(Default::default));
        Self::of(ExprKind::Path(path)).called(Vec::new())
    }

    /// The literal `value`.
    #[must_use]
    pub(crate) fn bool(value: bool) -> Self {
        Self::of(ExprKind::Bool(value))
    }

    /// The value `()`.
    #[must_use]
    pub(crate) fn unit() -> Self {
        Self::of(ExprKind::Opaque(Box::new(syn::parse_quote!(()))))
    }

    /// An empty slice.
    #[must_use]
    pub(crate) fn empty_slice() -> Self {
        Self::list(Vec::new()).reference()
    }

    /// The number 0.
    #[must_use]
    pub(crate) fn zero() -> Self {
        Self::int(0, "")
    }

    /// The conjunction of `operands`, without tests of kinds that were made before.
    #[must_use]
    pub(crate) fn all(operands: impl IntoIterator<Item = Self>) -> Self {
        let mut tests = FxHashSet::default();
        let operands = operands.into_iter().map(|operand| operand.without_tests(&mut tests));
        let operands = operands.filter(|operand| !operand.is_true());
        operands
            .reduce(|left, right| Self::binary(BinaryOp::And, left, right))
            .unwrap_or(Self::bool(true))
    }

    /// The disjunction of `operands`.
    #[must_use]
    pub(crate) fn any(operands: impl IntoIterator<Item = Self>) -> Self {
        operands
            .into_iter()
            .reduce(|left, right| Self::binary(BinaryOp::Or, left, right))
            .unwrap_or(Self::bool(false))
    }

    /// `left && right`, without operands that are always true.
    #[must_use]
    pub(in crate::fragment) fn and(self, right: Self) -> Self {
        match (self.is_true(), right.is_true()) {
            (true, _) => right,
            (_, true) => self,
            _ => Self::binary(BinaryOp::And, self, right),
        }
    }

    /// `!operand`
    #[must_use]
    pub(crate) fn negated(operand: Self) -> Self {
        let place = operand.place.clone();
        Self { place, ..Self::of(ExprKind::Unary(UnaryOp::Not, Box::new(operand))) }
    }

    /// The negation of this condition, simplified.
    #[must_use]
    pub(crate) fn negation(&self) -> Self {
        match &self.kind {
            ExprKind::Unary(UnaryOp::Not, operand) => (**operand).clone(),
            ExprKind::Binary(op @ (BinaryOp::Eq | BinaryOp::Ne), left, right) => {
                let op = if *op == BinaryOp::Eq { BinaryOp::Ne } else { BinaryOp::Eq };
                Self { kind: ExprKind::Binary(op, left.clone(), right.clone()), ..self.clone() }
            }
            _ => Self::negated(self.clone()),
        }
    }

    /// `left op right`
    #[must_use]
    pub(in crate::fragment) fn binary(op: BinaryOp, left: Self, right: Self) -> Self {
        let place = left.place.clone().or_else(|| right.place.clone());
        Self { place, ..Self::of(ExprKind::Binary(op, Box::new(left), Box::new(right))) }
    }
}
