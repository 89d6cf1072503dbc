//! `!quant.calibrated`: values between two bounds, before they are quantized.

use ods_runtime::apfloat::{ApFloat, FloatSemantics};

use super::uniform::scientific;
use crate::prelude::*;

/// The parameters of [`CalibratedQuantizedType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Calibrated {
    pub(super) expressed: Type,
    min: ApFloat,
    max: ApFloat,
}

/// Parses `<-0.5:0.5>`.
fn parse_bounds(p: &mut Parser<'_>) -> ParseResult<(ApFloat, ApFloat)> {
    p.parse_less()?;
    let min = p.parse_float(FloatSemantics::F64)?;
    p.parse_colon()?;
    let max = p.parse_float(FloatSemantics::F64)?;
    p.parse_greater()?;
    Ok((min, max))
}

static CALIBRATED_TYPE: TypeDef = TypeDef::new("quant", "quant.calibrated").assembly(
    |p| {
        p.parse_less()?;
        let at = p.offset();
        let also = |p: &Parser<'_>, error: Diagnostic, message: &str| {
            error.followed_by(p.custom_error_at(at, message))
        };
        let expressed = p.parse_type_as::<FloatType<'_>>();
        let expressed = expressed.map_err(|it| also(p, it, "expecting float expressed type"))?;
        let bounds = parse_bounds(p);
        let (min, max) = bounds.map_err(|it| also(p, it, "calibrated values must be present"))?;
        p.parse_greater()?;
        let (low, high) = (min.to_f64(), max.to_f64());
        if high <= low {
            let (low, high) = (scientific(low), scientific(high));
            let message = format!("illegal min and max: ({low}:{high})");
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        let calibrated = Calibrated { expressed: expressed.handle(), min, max };
        Ok(CalibratedQuantizedType::intern(p.ctx(), calibrated).into())
    },
    |ty, p| {
        let calibrated = ty.cast::<CalibratedQuantizedType<'_>>().storage();
        p.write("<");
        p.print_type(calibrated.expressed);
        p.write("<");
        calibrated.min.write(p.buffer());
        p.write(":");
        calibrated.max.write(p.buffer());
        p.write(">>");
    },
);

define::type_view! {
    /// Values between two bounds, before they are quantized.
    pub struct CalibratedQuantizedType(Calibrated) of CALIBRATED_TYPE;
}
