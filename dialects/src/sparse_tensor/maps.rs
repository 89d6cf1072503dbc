//! Maps between the dimensions and the levels of a tensor.

use ods_runtime::affine::{AffineBinaryKind, AffineExpr, AffineExprKind};
use ods_runtime::params::Parameter;

use super::{LevelType, SparseTensorDimSliceAttr};
use crate::prelude::*;

/// A map, as written.
pub(super) struct Levels<'c> {
    pub(super) types: Vec<LevelType>,
    pub(super) slices: Vec<Option<SparseTensorDimSliceAttr<'c>>>,
    pub(super) to_levels: AffineMapAttr<'c>,
    /// From levels to dimensions, if it is written.
    pub(super) to_dimensions: Option<AffineMapAttr<'c>>,
}

type Names<'c> = Vec<(&'c str, AffineExpr)>;

/// Parses a name that does not exist yet.
fn parse_new<'c>(p: &mut Parser<'c>, names: &mut Vec<&'c str>) -> ParseResult<&'c str> {
    let at = p.offset();
    let Some(name) = p.parse_optional_any_keyword()? else {
        return Err(p.custom_error_at(at, "expected bare identifier"));
    };
    if names.contains(&name) {
        let message = format!("redefinition of identifier '{name}'");
        return Err(p.custom_error_at(at, message));
    }
    names.push(name);
    Ok(name)
}

impl<'c> Levels<'c> {
    /// Parses `[s0] {l0} (d0 = l0) -> (l0 = d0 : dense)`, where symbols, levels and dimensions are lists.
    pub(super) fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        let ctx = p.ctx();
        let mut names = Vec::new();
        let mut symbols: Names<'c> = Vec::new();
        p.delimited(Delimiter::OptionalSquare, " in symbol binding list", |p| {
            let name = parse_new(p, &mut names)?;
            symbols.push((name, ctx.affine_symbol(symbols.len() as u32)));
            Ok(())
        })?;
        let mut levels: Names<'c> = Vec::new();
        p.delimited(Delimiter::OptionalBraces, " in level declaration list", |p| {
            let name = parse_new(p, &mut names)?;
            levels.push((name, ctx.affine_dim(levels.len() as u32)));
            Ok(())
        })?;
        let of_levels: Names<'c> = symbols.iter().chain(&levels).copied().collect();
        let mut of_dimensions = symbols.clone();
        let (mut slices, mut dimensions) = (Vec::new(), Vec::new());
        p.delimited(Delimiter::Paren, " in dimension-specifier list", |p| {
            let name = parse_new(p, &mut names)?;
            of_dimensions.push((name, ctx.affine_dim(slices.len() as u32)));
            if p.parse_optional_equal()? {
                dimensions.push(p.parse_affine_expr_of_names(&of_levels)?);
            }
            slices.push(match p.parse_optional_colon()? {
                true => Some(parse_slice(p)?),
                false => None,
            });
            Ok(())
        })?;
        p.parse_arrow()?;
        let at = p.offset();
        let (mut types, mut results) = (Vec::new(), Vec::new());
        p.delimited(Delimiter::Paren, " in level-specifier list", |p| {
            if !levels.is_empty() {
                parse_level_name(p, &levels, types.len())?;
            }
            results.push(p.parse_affine_expr_of_names(&of_dimensions)?);
            p.parse_colon()?;
            types.push(LevelType::parse(p)?);
            Ok(())
        })?;
        if !levels.is_empty() && types.len() != levels.len() {
            return Err(p.custom_error_at(
                at,
                format!(
                    "Level-rank mismatch between forward-declarations and specifiers. Declared {} \
                     level-variables; but got {} level-specifiers.",
                    levels.len(),
                    types.len()
                ),
            ));
        }
        let (dims, symbols) = (slices.len() as u32, symbols.len() as u32);
        let to_levels = AffineMapAttr::get(ctx, dims, symbols, &results);
        let is_complete = !dimensions.is_empty() && dimensions.len() == slices.len();
        let to_dimensions =
            is_complete.then(|| AffineMapAttr::get(ctx, types.len() as u32, symbols, &dimensions));
        Ok(Self { types, slices, to_levels, to_dimensions })
    }
}

fn parse_slice<'c>(p: &mut Parser<'c>) -> ParseResult<SparseTensorDimSliceAttr<'c>> {
    let at = p.offset();
    let slice = p.parse_attribute(None)?;
    let slice = p.ctx().attr_ref(slice).dyn_cast();
    slice.ok_or_else(|| p.custom_error_at(at, "expected SparseTensorDimSliceAttr"))
}

/// Parses the name of the level with this number, and `=`.
fn parse_level_name(p: &mut Parser<'_>, levels: &Names<'_>, number: usize) -> ParseResult {
    let at = p.offset();
    let Some(name) = p.parse_optional_any_keyword()? else {
        return Err(p.custom_error_at(at, "expected bare identifier"));
    };
    let Some(declared) = levels.iter().position(|(level, _)| *level == name) else {
        let message = format!("use of undeclared identifier '{name}'");
        return Err(p.custom_error_at(at, message));
    };
    if declared != number {
        let nth = |number| match number {
            1 => "1st".to_owned(),
            2 => "2nd".to_owned(),
            _ => format!("{number}th"),
        };
        return Err(p.custom_error_at(
            at,
            format!(
                "Level-variable ordering mismatch. The variable '{name}' was forward-declared as the \
                 {} level; but is bound by the {} specification.",
                nth(declared),
                nth(number)
            ),
        ));
    }
    p.parse_equal()
}

/// A map from dimensions to levels, if it is one whose inverse is known.
pub(super) enum Shape {
    /// Each level is a dimension.
    Permutation(Vec<u32>),
    /// Each level is a dimension, its blocks, or the place in a block.
    Blocks(Vec<Part>),
}

/// The kind of a level of a map with blocks.
pub(super) enum Part {
    Whole(u32),
    Block(u32, i64),
    Place(u32, i64),
}

impl Shape {
    pub(super) fn of(map: AffineMapAttr<'_>) -> Option<Self> {
        if map.num_symbols() != 0 {
            return None;
        }
        let ctx = map.ctx();
        let mut parts = Vec::new();
        for result in map.results() {
            let dim = |expr| match ctx.affine_kind(expr) {
                AffineExprKind::Dim(position) => Some(position),
                _ => None,
            };
            parts.push(match ctx.affine_kind(*result) {
                AffineExprKind::Dim(position) => Part::Whole(position),
                AffineExprKind::Binary(kind, left, right) => {
                    let position = dim(left)?;
                    let AffineExprKind::Constant(size @ 1..) = ctx.affine_kind(right) else {
                        return None;
                    };
                    match kind {
                        AffineBinaryKind::FloorDiv => Part::Block(position, size),
                        AffineBinaryKind::Mod => Part::Place(position, size),
                        _ => return None,
                    }
                }
                _ => return None,
            });
        }
        let whole: Option<Vec<u32>> = parts
            .iter()
            .map(|part| match part {
                Part::Whole(position) => Some(*position),
                _ => None,
            })
            .collect();
        if let Some(positions) = whole {
            let is_permutation = positions.len() == map.num_dims() as usize
                && (0..map.num_dims()).all(|it| positions.contains(&it));
            return is_permutation.then_some(Self::Permutation(positions));
        }
        let mut sizes: Vec<(u32, i64)> = Vec::new();
        let mut has_place = false;
        for part in &parts {
            match *part {
                Part::Place(position, size) => {
                    if !sizes.contains(&(position, size)) {
                        return None;
                    }
                    has_place = true;
                }
                Part::Whole(position) | Part::Block(position, _) => {
                    if sizes.iter().any(|(other, _)| *other == position) {
                        return None;
                    }
                    sizes.push((position, if let Part::Block(_, size) = part { *size } else { 0 }));
                }
            }
        }
        has_place.then_some(Self::Blocks(parts))
    }

    /// The map from levels to dimensions.
    pub(super) fn inverse(self, ctx: &Context) -> AffineMapAttr<'_> {
        match self {
            Self::Permutation(positions) => {
                let dims = 0..positions.len() as u32;
                let level = |dim| positions.iter().position(|it| *it == dim).unwrap_or_default();
                let exprs: Vec<_> = dims.map(|dim| ctx.affine_dim(level(dim) as u32)).collect();
                AffineMapAttr::get(ctx, positions.len() as u32, 0, &exprs)
            }
            Self::Blocks(parts) => {
                // Whole dimensions come first, as upstream has it.
                let (mut exprs, mut blocks) = (Vec::new(), Vec::new());
                for (level, part) in parts.iter().enumerate() {
                    let level = ctx.affine_dim(level as u32);
                    match *part {
                        Part::Whole(_) => exprs.push(level),
                        Part::Block(position, size) => blocks
                            .push((position, ctx.affine_mul(level, ctx.affine_constant(size)))),
                        Part::Place(position, _) => {
                            for (other, block) in &mut blocks {
                                if *other == position {
                                    *block = ctx.affine_add(*block, level);
                                }
                            }
                        }
                    }
                }
                blocks.sort_by_key(|(position, _)| *position);
                exprs.extend(blocks.into_iter().map(|(_, expr)| expr));
                AffineMapAttr::get(ctx, parts.len() as u32, 0, &exprs)
            }
        }
    }
}
