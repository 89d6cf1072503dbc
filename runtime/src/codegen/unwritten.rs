//! Bodies of hook skeletons, which report that the hook is not written and return a neutral value.

use super::attr_helpers::{float_elements, int_elements};
use crate::core::attrs::unit::UnitAttr;
use crate::core::attrs::{AttrRef, Attribute, dictionary::DictionaryAttr, string::StringAttr};
use crate::core::context::Context;
use crate::core::diag::{Diagnostic, Origin};
use crate::core::ir::{OpBuilder, OpRef, OperandRange, ResultRange};
use crate::core::location::Location;
use crate::core::types::{Type, TypeRef};
use crate::kinds::attrs::affine::AffineMapAttr;
use crate::kinds::attrs::collection::ArrayAttr;
use crate::kinds::attrs::elements::DenseBoolArrayAttr;
use crate::kinds::attrs::layout::DistinctAttr;
use crate::kinds::attrs::scalar::{FlatSymbolRefAttr, FloatAttr, SymbolRefAttr};
use crate::kinds::attrs::{
    DenseElementsAttr, DenseFPElementsAttr, DenseI32ArrayAttr, DenseI64ArrayAttr,
    DenseIntElementsAttr,
};
use crate::kinds::types::aggregate::FunctionType;
use crate::kinds::types::scalar::{Float64Type, NoneType};
use crate::semantics::interfaces::{Callee, SuccessorOperands};
use crate::support::apfloat::{ApFloat, FloatSemantics};
use crate::support::apint::ApInt;

/// The origin of errors from hook skeletons.
pub(super) const SKELETON: Origin = Origin("skeleton");

/// The subject of a hook, for the location of the report: an operation, type, attribute, builder or context, or none.
pub trait Place: Copy {
    /// The context, and the location if there is one.
    fn place(&self) -> Option<(&Context, Location)>;

    /// The start of the message.
    fn start(&self) -> String {
        String::new()
    }
}

/// A place that keeps its context borrowed for `'c`.
pub trait InContext<'c>: Place {
    /// The context.
    fn context(self) -> &'c Context;
}

impl Place for () {
    fn place(&self) -> Option<(&Context, Location)> {
        None
    }
}

impl Place for &Context {
    fn place(&self) -> Option<(&Context, Location)> {
        Some((self, Location::UNKNOWN))
    }
}

impl<'c> InContext<'c> for &'c Context {
    fn context(self) -> &'c Context {
        self
    }
}

impl Place for &OpBuilder<'_> {
    fn place(&self) -> Option<(&Context, Location)> {
        Some((self.ctx(), self.loc()))
    }
}

impl Place for OpRef<'_> {
    fn place(&self) -> Option<(&Context, Location)> {
        Some((self.ctx(), self.loc()))
    }

    fn start(&self) -> String {
        format!("'{}' op ", self.name())
    }
}

impl<'ir> InContext<'ir> for OpRef<'ir> {
    fn context(self) -> &'ir Context {
        self.ctx()
    }
}

impl Place for TypeRef<'_> {
    fn place(&self) -> Option<(&Context, Location)> {
        Some((self.ctx(), Location::UNKNOWN))
    }
}

impl<'c> InContext<'c> for TypeRef<'c> {
    fn context(self) -> &'c Context {
        self.ctx()
    }
}

impl Place for AttrRef<'_> {
    fn place(&self) -> Option<(&Context, Location)> {
        Some((self.ctx(), Location::UNKNOWN))
    }
}

impl<'c> InContext<'c> for AttrRef<'c> {
    fn context(self) -> &'c Context {
        self.ctx()
    }
}

impl<P: Place> Place for Option<P> {
    fn place(&self) -> Option<(&Context, Location)> {
        self.as_ref()?.place()
    }
}

impl<P: Place> Place for &[P] {
    fn place(&self) -> Option<(&Context, Location)> {
        self.first()?.place()
    }
}

/// Reports that the hook `name` is not written. Without a context, it writes to standard error.
pub fn report_unwritten(place: impl Place, name: &str) {
    let message = format!("{}{name} is not written yet", place.start());
    match place.place() {
        Some((ctx, location)) => ctx.emit(Diagnostic::error(location, message)),
        None => eprintln!("error: {message}"),
    }
}

/// The error that the hook `name` is not written.
#[cold]
pub fn unwritten_at(location: Location, name: &str) -> Diagnostic {
    Diagnostic::error(location, format!("{name} is not written yet")).with_origin(SKELETON)
}

/// Reports that the hook `name` is not written, and returns a neutral value.
pub fn unwritten<P: Place, T: NeutralValue<P>>(place: P, name: &str) -> T {
    report_unwritten(place, name);
    T::at(place)
}

/// A neutral value.
pub fn nothing<P, T: NeutralValue<P>>(place: P) -> T {
    T::at(place)
}

/// A neutral value, such as an empty list. Types without one need a written hook.
#[diagnostic::on_unimplemented(
    message = "a skeleton has no value of the type `{Self}` to return",
    label = "write this function"
)]
pub trait NeutralValue<P> {
    /// The value at `place`.
    fn at(place: P) -> Self;
}

impl<P, T: Default> NeutralValue<P> for T {
    fn at(_: P) -> T {
        T::default()
    }
}

/// Implements neutral values that need a context.
macro_rules! in_context {
    ($($ty:ty: |$ctx:ident| $value:expr;)*) => {
        $(impl<'c, P: InContext<'c>> NeutralValue<P> for $ty {
            fn at(place: P) -> Self {
                let $ctx = place.context();
                $value
            }
        })*
    };
}

in_context! {
    Type: |ctx| NoneType::get(ctx).into();
    TypeRef<'c>: |ctx| *NoneType::get(ctx);
    Attribute: |ctx| UnitAttr::get(ctx).into();
    AttrRef<'c>: |ctx| *UnitAttr::get(ctx);
    AffineMapAttr<'c>: |ctx| AffineMapAttr::get(ctx, 0, 0, &[]);
    ArrayAttr<'c>: |ctx| ArrayAttr::get(ctx, &[]);
    DenseBoolArrayAttr<'c>: |ctx| DenseBoolArrayAttr::get(ctx, &[]);
    DenseI32ArrayAttr<'c>: |ctx| DenseI32ArrayAttr::get(ctx, &[]);
    DenseI64ArrayAttr<'c>: |ctx| DenseI64ArrayAttr::get(ctx, &[]);
    DenseElementsAttr<'c>: |ctx| *int_elements(ctx, &[0], 64, &[]);
    DenseFPElementsAttr<'c>: |ctx| float_elements(ctx, &[0], Float64Type::get(ctx), &[]);
    DenseIntElementsAttr<'c>: |ctx| int_elements(ctx, &[0], 64, &[]);
    FloatAttr<'c>: |ctx| FloatAttr::get(ctx, Float64Type::get(ctx), 0.0);
    FlatSymbolRefAttr<'c>: |ctx| FlatSymbolRefAttr::get(ctx, "");
    FunctionType<'c>: |ctx| FunctionType::get(ctx, &[], &[]);
    DictionaryAttr<'c>: |ctx| DictionaryAttr::get(ctx, &[]);
    DistinctAttr<'c>: |ctx| DistinctAttr::create(ctx, UnitAttr::get(ctx));
    StringAttr<'c>: |ctx| StringAttr::get(ctx, "");
    SymbolRefAttr<'c>: |ctx| SymbolRefAttr::get(ctx, ctx.ident(""), &[]);
    Callee<'c>: |ctx| Callee::Symbol(*SymbolRefAttr::get(ctx, ctx.ident(""), &[]));
}

impl<P> NeutralValue<P> for ApInt {
    fn at(_: P) -> Self {
        ApInt::zero(1)
    }
}

impl<P> NeutralValue<P> for ApFloat {
    fn at(_: P) -> Self {
        ApFloat::zero(FloatSemantics::F32)
    }
}

impl<P> NeutralValue<P> for Location {
    fn at(_: P) -> Self {
        Location::UNKNOWN
    }
}

impl<P> NeutralValue<P> for FloatSemantics {
    fn at(_: P) -> Self {
        FloatSemantics::F32
    }
}

impl<'ir> NeutralValue<OpRef<'ir>> for OpRef<'ir> {
    fn at(op: OpRef<'ir>) -> Self {
        op
    }
}

impl<'ir> NeutralValue<OpRef<'ir>> for OperandRange<'ir> {
    fn at(op: OpRef<'ir>) -> Self {
        op.operands().slice(0..0)
    }
}

impl<'ir> NeutralValue<OpRef<'ir>> for ResultRange<'ir> {
    fn at(op: OpRef<'ir>) -> Self {
        op.results().slice(0..0)
    }
}

impl<'ir> NeutralValue<OpRef<'ir>> for SuccessorOperands<'ir> {
    fn at(op: OpRef<'ir>) -> Self {
        SuccessorOperands::new(op.operands().slice(0..0))
    }
}
