//! Typed access to the discardable attributes that dialects declare.

use crate::core::attrs::{AttrCast, Attribute};
use crate::core::ir::{Ir, Op, OpRef};

/// A discardable attribute that a dialect declares (`discardableAttrs`) and any operation may have. Generated code
/// implements it. Corresponds to upstream's `Dialect::XAttrHelper`.
pub trait DiscardableAttr {
    /// The full name, with the dialect prefix: `gpu.known_block_size`.
    const NAME: &'static str;
    /// The kind of attribute.
    type Attr<'ir>: AttrCast<'ir>;

    /// The attribute of `op`, if it is present and of this kind.
    fn attr(op: OpRef<'_>) -> Option<Self::Attr<'_>> {
        op.attr(Self::NAME)?.dyn_cast()
    }

    /// Whether `op` has the attribute.
    fn is_attr_present(op: OpRef<'_>) -> bool {
        Self::attr(op).is_some()
    }

    /// Sets the attribute of `op`.
    #[track_caller]
    fn set_attr(ir: &mut Ir, op: impl Into<Op>, attr: impl Into<Attribute>) {
        let name = ir.ctx().ident(Self::NAME);
        ir.set_attr(op.into(), name, Some(attr.into()));
    }

    /// Removes the attribute of `op`.
    #[track_caller]
    fn remove_attr(ir: &mut Ir, op: impl Into<Op>) {
        let name = ir.ctx().ident(Self::NAME);
        ir.set_attr(op.into(), name, None);
    }
}
