//! Encodings of tensors, and slices of dimensions.

use ods_runtime::Location;
use ods_runtime::codegen::AttrList;
use ods_runtime::hooks::AttrAssembly;
use ods_runtime::params::Parameter;

use super::maps::{Levels, Part, Shape};
use super::{
    LevelType, SparseTensorDimSliceAttr, SparseTensorDimSliceAttrVerify, SparseTensorEncodingAttr,
    SparseTensorEncodingAttrVerify,
};
use crate::prelude::*;

/// A number of a slice that is not known.
const UNKNOWN: i64 = -1;

fn parse_number(p: &mut Parser<'_>) -> ParseResult<i64> {
    match p.parse_optional_integer_as::<i64>()? {
        Some(number) if number < 0 => {
            Err(p.custom_error("expect positive value or ? for slice offset/size/stride"))
        }
        Some(number) => Ok(number),
        None => {
            p.parse_question()?;
            Ok(UNKNOWN)
        }
    }
}

impl<'c> AttrAssembly<'c> for SparseTensorDimSliceAttr<'c> {
    fn parse(p: &mut Parser<'c>, _ty: Option<Type>) -> ParseResult<Self> {
        p.parse_l_paren()?;
        let offset = parse_number(p)?;
        p.parse_comma()?;
        let size = parse_number(p)?;
        p.parse_comma()?;
        let stride = parse_number(p)?;
        p.parse_r_paren()?;
        Self::get_checked(p.ctx(), p.location(p.name_loc()), offset, size, stride)
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        let number = |it: i64| if it == UNKNOWN { "?".into() } else { it.to_string() };
        let [offset, size, stride] = [self.offset(), self.size(), self.stride()].map(number);
        p.write(&format!("({offset}, {size}, {stride})"));
    }
}

impl SparseTensorDimSliceAttrVerify for SparseTensorDimSliceAttr<'_> {
    fn verify(_ctx: &Context, at: Location, offset: i64, size: i64, stride: i64) -> VerifyResult {
        let message = if offset != UNKNOWN && offset < 0 {
            "expect non-negative value or ? for slice offset"
        } else if size != UNKNOWN && size <= 0 {
            "expect positive value or ? for slice size"
        } else if stride != UNKNOWN && stride <= 0 {
            "expect positive value or ? for slice stride"
        } else {
            return Ok(());
        };
        Err(Diagnostic::error(at, message))
    }
}

/// A map that is not given has no results.
fn none(ctx: &Context) -> AffineMapAttr<'_> {
    AffineMapAttr::get(ctx, 0, 0, &[])
}

fn parse_width(p: &mut Parser<'_>, noun: &str) -> ParseResult<u32> {
    let width = p.parse_attribute(None)?;
    let width = p.ctx().attr_ref(width).dyn_cast::<IntegerAttr<'_>>();
    width.and_then(|it| it.int()).map(|it| it as u32).ok_or_else(|| {
        p.custom_error_at(p.name_loc(), format!("expected an integral {noun} bitwidth"))
    })
}

fn parse_value(p: &mut Parser<'_>, key: &str) -> ParseResult<Attribute> {
    let value = p.parse_attribute(None)?;
    let attr = p.ctx().attr_ref(value);
    let is_number =
        attr.isa::<IntegerAttr<'_>>() || attr.isa::<FloatAttr<'_>>() || is_complex(attr);
    if is_number {
        return Ok(value);
    }
    Err(p.custom_error_at(p.name_loc(), format!("expected a numeric value for {key}")))
}

/// Whether this is a complex number.
fn is_complex(attr: AttrRef<'_>) -> bool {
    let ty = attr.dyn_cast::<TypedAttr<'_>>().map(|it| it.ty());
    ty.is_some_and(|it| it.isa::<ComplexType<'_>>())
}

impl<'c> AttrAssembly<'c> for SparseTensorEncodingAttr<'c> {
    fn parse(p: &mut Parser<'c>, _ty: Option<Type>) -> ParseResult<Self> {
        let ctx = p.ctx();
        p.parse_less()?;
        p.parse_l_brace()?;
        let (mut types, mut slices) = (Vec::new(), Vec::new());
        let (mut to_levels, mut to_dimensions) = (none(ctx), none(ctx));
        let (mut positions, mut coordinates) = (0, 0);
        // A unit stands for a value that is not given.
        let mut values = [UnitAttr::get(ctx).handle(); 2];
        while let Some(key) = p.parse_optional_any_keyword()? {
            if !["map", "posWidth", "crdWidth", "explicitVal", "implicitVal"].contains(&key) {
                let message = format!("unexpected key: {key}");
                return Err(p.custom_error_at(p.name_loc(), message));
            }
            p.parse_equal()?;
            match key {
                "map" => {
                    let levels = Levels::parse(p)?;
                    types.extend(levels.types);
                    if levels.slices.iter().any(Option::is_some) {
                        let whole = SparseTensorDimSliceAttr::get(ctx, 0, UNKNOWN, 1);
                        slices = levels.slices.iter().map(|it| it.unwrap_or(whole)).collect();
                    }
                    to_levels = levels.to_levels;
                    to_dimensions = levels.to_dimensions.unwrap_or(none(ctx));
                }
                "posWidth" => positions = parse_width(p, "position")?,
                "crdWidth" => coordinates = parse_width(p, "index")?,
                "explicitVal" => values[0] = parse_value(p, key)?,
                _ => values[1] = parse_value(p, key)?,
            }
            if !p.parse_optional_comma()? {
                break;
            }
        }
        p.parse_r_brace()?;
        p.parse_greater()?;
        if to_dimensions.results().is_empty()
            && let Some(shape) = Shape::of(to_levels)
        {
            to_dimensions = shape.inverse(ctx);
        }
        let at = p.location(p.name_loc());
        let [explicit, implicit] = values;
        Self::get_checked(
            ctx,
            at,
            &types,
            to_levels,
            to_dimensions,
            positions,
            coordinates,
            explicit,
            implicit,
            &slices,
        )
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        let map = self.levels();
        p.write("<{ map = ");
        let names = |letter, count| {
            (0..count).map(|it| format!("{letter}{it}")).collect::<Vec<_>>().join(", ")
        };
        if map.num_symbols() > 0 {
            p.write(&format!("[{}]", names('s', map.num_symbols())));
        }
        p.write("(");
        let slices: Vec<_> = self.dim_slices().iter().collect();
        if slices.is_empty() {
            p.write(&names('d', map.num_dims()));
        }
        for (index, slice) in slices.into_iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            p.write(&format!("{comma}d{index} : #sparse_tensor<slice"));
            AttrAssembly::print(slice, p);
            p.write(">");
        }
        p.write(") -> (");
        for (index, (result, ty)) in map.results().iter().zip(self.lvl_types()).enumerate() {
            p.write(if index > 0 { ", " } else { "" });
            p.print_affine_expr(*result);
            p.write(" : ");
            Parameter::print(ty, p);
        }
        p.write(")");
        for (name, width) in [("posWidth", self.pos_width()), ("crdWidth", self.crd_width())] {
            if width != 0 {
                p.write(&format!(", {name} = {width}"));
            }
        }
        for (name, value) in
            [("explicitVal", self.explicit_val()), ("implicitVal", self.implicit_val())]
        {
            if !value.isa::<UnitAttr<'_>>() {
                p.write(&format!(", {name} = "));
                p.print_attribute(value);
            }
        }
        p.write(" }>");
    }
}

impl<'c> SparseTensorEncodingAttr<'c> {
    /// The map from dimensions to levels.
    pub(super) fn levels(self) -> AffineMapAttr<'c> {
        let map = self.dim_to_lvl();
        match map.results() {
            [] => AffineMapAttr::multi_dim_identity(self.ctx(), self.lvl_types().len() as u32),
            _ => map,
        }
    }
}

/// The error in the order of levels.
fn order_error(levels: &[LevelType]) -> Option<&'static str> {
    for (index, level) in levels.iter().enumerate().filter(|(_, it)| it.is_singleton()) {
        let Some(before) = index.checked_sub(1).map(|it| levels[it]) else {
            return Some("expected compressed or loose_compressed level before singleton level");
        };
        if before.is_singleton() {
            if before.is_soa() != level.is_soa() {
                return Some(
                    "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).",
                );
            }
        } else if !before.is_compressed() {
            return Some("expected compressed or loose_compressed level before singleton level");
        }
    }
    let batches = levels.iter().take_while(|it| it.is_batch()).count();
    if levels[batches..].iter().any(|it| it.is_batch()) {
        return Some("Batch lvlType can only be leading levels.");
    }
    if levels.iter().any(|it| it.is_soa() && !it.is_singleton()) {
        return Some("SoA is only applicable to singleton lvlTypes.");
    }
    None
}

/// The error in levels of blocks with some elements stored.
fn structured_error(levels: &[LevelType], map: AffineMapAttr<'_>) -> Option<&'static str> {
    let first = levels.iter().position(|it| it.is_structured())?;
    if first + 1 != levels.len() {
        return Some("expected n_out_of_m to be the last level type");
    }
    if !levels[..first].iter().all(|it| it.is_dense()) {
        return Some("expected all dense lvlTypes before a n_out_of_m level");
    }
    if map.results().is_empty() || map.num_dims() as usize == map.results().len() {
        return None;
    }
    let Some(Shape::Blocks(parts)) = Shape::of(map) else {
        return Some("expected 1xm block structure for n_out_of_m level");
    };
    let mut block_size = 0;
    for part in parts {
        if let Part::Place(_, size) = part {
            if block_size != 0 && size != block_size {
                return Some("expected only one blocked level with the same coefficients");
            }
            block_size = size;
        }
    }
    let is_block = u64::try_from(block_size) == Ok(levels[first].block());
    (!is_block).then_some(
        "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level",
    )
}

impl SparseTensorEncodingAttrVerify for SparseTensorEncodingAttr<'_> {
    fn verify(
        ctx: &Context,
        at: Location,
        lvl_types: &[LevelType],
        dim_to_lvl: AffineMapAttr<'_>,
        lvl_to_dim: AffineMapAttr<'_>,
        pos_width: u32,
        crd_width: u32,
        _explicit_val: AttrRef<'_>,
        _implicit_val: AttrRef<'_>,
        dim_slices: AttrList<'_, SparseTensorDimSliceAttr<'_>>,
    ) -> VerifyResult {
        let error = |message: String| Err(Diagnostic::error(at, message));
        for (noun, width) in [("position", pos_width), ("coordinate", crd_width)] {
            if ![0, 8, 16, 32, 64].contains(&width) {
                return error(format!("unexpected {noun} bitwidth: {width}"));
            }
        }
        let wrong = order_error(lvl_types).or_else(|| structured_error(lvl_types, dim_to_lvl));
        if let Some(message) = wrong {
            return error(message.into());
        }
        let levels = lvl_types.len();
        if levels == 0 {
            return error("expected a non-empty array for lvlTypes".into());
        }
        let mut rank = levels;
        if !dim_to_lvl.results().is_empty() {
            rank = dim_to_lvl.num_dims() as usize;
            let count = dim_to_lvl.results().len();
            if count != levels {
                return error(format!(
                    "level-rank mismatch between dimToLvl and lvlTypes: {count} != {levels}"
                ));
            }
            let inferred = Shape::of(dim_to_lvl).map(|it| it.inverse(ctx));
            if inferred.is_none() && dim_to_lvl.num_symbols() == 0 {
                return error("failed to infer lvlToDim from dimToLvl".into());
            }
            let given = Some(lvl_to_dim).filter(|it| !it.results().is_empty());
            if given.is_some_and(|it| inferred.is_none_or(|inferred| inferred != it)) {
                return error("expected lvlToDim to be an inverse of dimToLvl".into());
            }
            if rank > levels {
                return error(format!("unexpected dimToLvl mapping from {rank} to {levels}"));
            }
        }
        let slices = dim_slices.len();
        if slices == 0 {
            return Ok(());
        }
        if slices != rank {
            return error(format!(
                "dimension-rank mismatch between dimSlices and dimToLvl: {slices} != {rank}"
            ));
        }
        if rank != levels {
            return error(format!(
                "dimSlices expected dimension-rank to match level-rank: {rank} != {levels}"
            ));
        }
        Ok(())
    }
}

/// Whether a number is zero.
fn is_zero(value: AttrRef<'_>) -> bool {
    if let Some(number) = value.dyn_cast::<IntegerAttr<'_>>() {
        return number.int() == Some(0);
    }
    value.dyn_cast::<FloatAttr<'_>>().is_none_or(|number| number.value().to_f64() == 0.0)
}

impl<'c> VerifiableTensorEncodingTrait<'c> for SparseTensorEncodingAttr<'c> {
    fn verify_encoding(
        self,
        shape: &[i64],
        element: TypeRef<'c>,
        location: Location,
    ) -> VerifyResult {
        let error = |message: String| Err(Diagnostic::error(location, message));
        if shape.is_empty() {
            return error("expected non-scalar sparse tensor".into());
        }
        let rank = self.levels().num_dims() as usize;
        if rank != shape.len() {
            return error(format!(
                "dimension-rank mismatch between encoding and tensor shape: {rank} != {}",
                shape.len()
            ));
        }
        for (noun, value) in [("explicit", self.explicit_val()), ("implicit", self.implicit_val())]
        {
            let Some(ty) = value.dyn_cast::<TypedAttr<'_>>().map(|it| it.ty()) else { continue };
            if ty != element {
                return error(format!(
                    "{noun} value type mismatch between encoding and tensor element type: '{ty}' != \
                     '{element}'"
                ));
            }
        }
        if !is_zero(self.implicit_val()) {
            return error("implicit value must be zero".into());
        }
        Ok(())
    }
}
