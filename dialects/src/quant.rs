//! The dialect `quant`: types of quantized values, and casts from and to them.

mod any;
mod calibrated;
mod casts;
mod helpers;
mod storage;
mod uniform;

generated!(quant);

pub use self::any::AnyQuantizedType;
pub use self::calibrated::CalibratedQuantizedType;
#[cfg(feature = "tosa")]
pub(crate) use self::storage::storage_width;
pub use self::uniform::UniformQuantizedType;

use crate::prelude::*;

/// The dialect with its types, which the definitions do not list.
#[derive(Clone, Copy, Debug)]
pub struct QuantDialect;

impl Dialect for QuantDialect {
    const NAMESPACE: &'static str = "quant";

    fn initialize(d: &mut DialectInit<'_>) {
        d.ty::<AnyQuantizedType<'_>>();
        d.ty::<CalibratedQuantizedType<'_>>();
        d.ty::<UniformQuantizedType<'_>>();
        <generated::quant::QuantDialect as Dialect>::initialize(d);
        d.hooks().parse_type = Some(|p| match p.parse_generated_type::<Self>()? {
            Some(ty) => Ok(ty),
            None => {
                let message = format!("unknown quantized type {}", p.parse_any_keyword()?);
                Err(p.custom_error_at(p.name_loc(), message))
            }
        });
    }
}
