//! `!quant.uniform`: values that are quantized with a scale and a zero point.

use ods_runtime::apfloat::{ApFloat, FloatSemantics};

use super::storage::StoredIntegers;
use crate::prelude::*;

/// The values of a tensor that share a scale and a zero point.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Granularity {
    /// All.
    Layer,
    /// Those with the same index along an axis.
    Axis(i32),
    /// Those of a block, whose size along some axes is given.
    Blocks(Vec<(i32, i64)>),
}

/// The parameters of [`UniformQuantizedType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Uniform {
    pub(super) stored: StoredIntegers,
    pub(super) expressed: Type,
    pub(super) granularity: Granularity,
    /// The scales and zero points, in the order of the text.
    pub(super) params: Vec<(ApFloat, i64)>,
    /// The sizes of the tensor of scales and zero points.
    pub(super) shape: Vec<i64>,
}

define::type_view! {
    /// Values that are quantized with a scale and a zero point.
    pub struct UniformQuantizedType(Uniform) of UNIFORM_TYPE;
}

/// A number as C++ prints it: `1.500000e+00`.
pub(super) fn scientific(value: f64) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "INF".to_owned() } else { "-INF".to_owned() };
    }
    let text = format!("{value:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{digits}e{sign}{:02}", exponent.abs())
}

/// Parses `{0:1, 1:2}` after its `{`.
fn parse_block_sizes(p: &mut Parser<'_>) -> ParseResult<Vec<(i32, i64)>> {
    let mut sizes = Vec::new();
    if p.parse_optional_r_brace()? {
        return Ok(sizes);
    }
    loop {
        let axis = p.parse_integer_as()?;
        p.parse_colon()?;
        sizes.push((axis, p.parse_integer()?));
        if !p.parse_optional_comma()? {
            break;
        }
    }
    p.parse_r_brace()?;
    Ok(sizes)
}

/// Parses `1.5:2`: a scale that `expressed` has, and a zero point.
fn parse_param(p: &mut Parser<'_>, expressed: FloatSemantics) -> ParseResult<(ApFloat, i64)> {
    let scale = p.parse_float(FloatSemantics::F64)?;
    let (value, least, most) = (
        scale.to_f64(),
        ApFloat::from_bits(expressed, 1).to_f64(),
        ApFloat::largest(expressed).to_f64(),
    );
    if value < least || value > most {
        let [value, least, most] = [value, least, most].map(scientific);
        let message = format!("scale {value} out of expressed type range [{least}, {most}]");
        return Err(p.custom_error(message));
    }
    let zero_point = if p.parse_optional_colon()? { p.parse_integer()? } else { 0 };
    Ok((scale, zero_point))
}

/// Parses `{1.0, 2.0:3}`, nested to any depth, after its `{`. Returns the sizes.
fn parse_params(
    p: &mut Parser<'_>,
    expressed: FloatSemantics,
    params: &mut Vec<(ApFloat, i64)>,
) -> ParseResult<Vec<i64>> {
    let (mut size, mut inner) = (0, None);
    loop {
        let mut sizes = Vec::new();
        if p.parse_optional_l_brace()? {
            sizes = p.nested(|p| parse_params(p, expressed, params))?;
        } else {
            params.push(parse_param(p, expressed)?);
        }
        size += 1;
        if *inner.get_or_insert_with(|| sizes.clone()) != sizes {
            return Err(p.custom_error(
                "tensor literal is invalid; ranks are not consistent between elements",
            ));
        }
        if !p.parse_optional_comma()? {
            break;
        }
    }
    p.parse_r_brace()?;
    Ok([vec![size], inner.unwrap_or_default()].concat())
}

impl Uniform {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        p.parse_less()?;
        let stored = StoredIntegers::parse(p)?;
        p.parse_colon()?;
        let expressed = p.parse_type_as::<FloatType<'_>>()?;
        let mut granularity = Granularity::Layer;
        if p.parse_optional_colon()? {
            granularity = if p.parse_optional_l_brace()? {
                Granularity::Blocks(parse_block_sizes(p)?)
            } else {
                Granularity::Axis(p.parse_integer_as()?)
            };
        }
        p.parse_comma()?;
        let (mut params, mut shape) = (Vec::new(), Vec::new());
        if granularity == Granularity::Layer {
            params.push(parse_param(p, expressed.semantics())?);
        } else {
            p.parse_l_brace()?;
            shape = parse_params(p, expressed.semantics(), &mut params)?;
        }
        p.parse_greater()?;
        if let Granularity::Blocks(_) = granularity {
            for (scale, zero_point) in &mut params {
                *scale = scale.convert(expressed.semantics());
                *zero_point = stored.wrap(*zero_point);
            }
        }
        let uniform = Self { stored, expressed: expressed.handle(), granularity, params, shape };
        stored.verify(p)?;
        uniform.verify(p)?;
        Ok(uniform)
    }

    fn verify(&self, p: &Parser<'_>) -> ParseResult {
        let error = |message: String| Err(p.custom_error_at(p.name_loc(), message));
        let (axes, sizes) = match &self.granularity {
            Granularity::Layer => (Vec::new(), Vec::new()),
            Granularity::Axis(axis) => (vec![*axis], Vec::new()),
            Granularity::Blocks(sizes) => sizes.iter().copied().unzip(),
        };
        if let Some(axis) = axes.iter().find(|axis| **axis < 0) {
            return error(format!("illegal quantized dimension: {axis}"));
        }
        if let Some(size) = sizes.iter().find(|size| **size <= 0) {
            return error(format!("illegal block size: {size}"));
        }
        Ok(())
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        p.write("<");
        self.stored.print(p);
        p.write(":");
        p.print_type(self.expressed);
        match &self.granularity {
            Granularity::Layer => {
                p.write(", ");
                self.print_param(p, 0);
            }
            Granularity::Axis(axis) => {
                p.write(&format!(":{axis}, {{"));
                for index in 0..self.params.len() {
                    p.write(if index > 0 { "," } else { "" });
                    self.print_param(p, index);
                }
                p.write("}");
            }
            Granularity::Blocks(sizes) => {
                let sizes = sizes.iter().map(|(axis, size)| format!("{axis}:{size}"));
                p.write(&format!(":{{{}}}, ", sizes.collect::<Vec<_>>().join(", ")));
                self.print_params(p, &self.shape, 0..self.params.len());
            }
        }
        p.write(">");
    }

    fn print_param(&self, p: &mut AsmWriter<'_>, index: usize) {
        let (scale, zero_point) = self.params[index];
        scale.write(p.buffer());
        if zero_point != 0 {
            p.write(&format!(":{zero_point}"));
        }
    }

    /// Writes the parameters at these indices, which have this shape.
    fn print_params(&self, p: &mut AsmWriter<'_>, shape: &[i64], indices: std::ops::Range<usize>) {
        let Some((size, inner)) = shape.split_first() else {
            return self.print_param(p, indices.start);
        };
        let step = indices.len() / *size as usize;
        p.write("{");
        for start in indices.clone().step_by(step) {
            p.write(if start > indices.start { ", " } else { "" });
            self.print_params(p, inner, start..start + step);
        }
        p.write("}");
    }
}

static UNIFORM_TYPE: TypeDef = TypeDef::new("quant", "quant.uniform").assembly(
    |p| {
        let uniform = Uniform::parse(p)?;
        Ok(UniformQuantizedType::intern(p.ctx(), uniform).into())
    },
    |ty, p| ty.cast::<UniformQuantizedType<'_>>().storage().print(p),
);
