//! `!quant.any`: quantized values of which only the storage is known.

use super::storage::StoredIntegers;
use crate::prelude::*;

/// The parameters of [`AnyQuantizedType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AnyQuantized {
    pub(super) stored: StoredIntegers,
    pub(super) expressed: Option<Type>,
}

static ANY_TYPE: TypeDef = TypeDef::new("quant", "quant.any").assembly(
    |p| {
        p.parse_less()?;
        let stored = StoredIntegers::parse(p)?;
        let mut expressed = None;
        if p.parse_optional_colon()? {
            expressed = Some(p.parse_type_as::<FloatType<'_>>()?.handle());
        }
        p.parse_greater()?;
        stored.verify(p)?;
        Ok(AnyQuantizedType::intern(p.ctx(), AnyQuantized { stored, expressed }).into())
    },
    |ty, p| {
        let any = ty.cast::<AnyQuantizedType<'_>>().storage();
        p.write("<");
        any.stored.print(p);
        if let Some(expressed) = any.expressed {
            p.write(":");
            p.print_type(expressed);
        }
        p.write(">");
    },
);

define::type_view! {
    /// Quantized values of which only the storage is known.
    pub struct AnyQuantizedType(AnyQuantized) of ANY_TYPE;
}
