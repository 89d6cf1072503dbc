//! Affine maps and integer sets.

use crate::core::attrs::AttrKind;
use crate::core::context::Context;
use crate::core::uniquer::key_hash;
use crate::kinds::affine::{AffineExpr, AffineExprKind};
use crate::kinds::kind::attr_kind;

/// Parameters of [`AffineMapAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineMapAttrStorage {
    dims: u32,
    symbols: u32,
    results: Box<[AffineExpr]>,
}

attr_kind! {
    /// A function of dimensions and symbols: `affine_map<(d0)[s0] -> (d0 + s0)>`. Corresponds to upstream's `AffineMap`
    /// and `AffineMapAttr`.
    AffineMapAttr, AFFINE_MAP_ATTR, "affine_map", AffineMap, AffineMapAttrStorage, affine_maps, [MemRefLayoutAttrInterfaceTable]
}

impl<'c> AffineMapAttr<'c> {
    /// The map from `dims` dimensions and `symbols` symbols to `results`.
    ///
    /// ```
    /// use ods_runtime::Context;
    /// use ods_runtime::attrs::AffineMapAttr;
    ///
    /// let ctx = Context::new();
    /// let (d0, s0) = (ctx.affine_dim(0), ctx.affine_symbol(0));
    /// let sum = ctx.affine_add(d0, ctx.affine_mul(s0, ctx.affine_constant(2)));
    /// let map = AffineMapAttr::get(&ctx, 1, 1, &[sum]);
    /// assert_eq!(map.to_string(), "affine_map<(d0)[s0] -> (d0 + s0 * 2)>");
    /// ```
    #[track_caller]
    pub fn get(ctx: &'c Context, dims: u32, symbols: u32, results: &[AffineExpr]) -> Self {
        ctx.assert_owns_all(results.iter().copied());
        Self::intern_with(
            ctx,
            key_hash(&(dims, symbols, results)),
            |s| s.dims == dims && s.symbols == symbols && *s.results == *results,
            || AffineMapAttrStorage { dims, symbols, results: results.into() },
        )
    }

    /// The identity map of `dims` dimensions.
    #[track_caller]
    pub fn multi_dim_identity(ctx: &'c Context, dims: u32) -> Self {
        let results: Vec<_> = (0..dims).map(|dim| ctx.affine_dim(dim)).collect();
        Self::get(ctx, dims, 0, &results)
    }

    /// The number of dimensions.
    #[inline]
    pub fn num_dims(self) -> u32 {
        self.storage.dims
    }

    /// The number of symbols.
    #[inline]
    pub fn num_symbols(self) -> u32 {
        self.storage.symbols
    }

    /// The results.
    #[inline]
    pub fn results(self) -> &'c [AffineExpr] {
        &self.storage.results
    }

    /// Whether this is an identity map.
    pub fn is_identity(self) -> bool {
        self.storage.dims as usize == self.storage.results.len()
            && (0u32..).zip(self.results()).all(|(index, &result)| {
                self.ctx().affine_kind(result) == AffineExprKind::Dim(index)
            })
    }
}

/// Parameters of [`IntegerSetAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntegerSetAttrStorage {
    dims: u32,
    symbols: u32,
    /// The constraints, and whether each is an equality (`== 0`) or an inequality (`>= 0`).
    constraints: Box<[(AffineExpr, bool)]>,
}

attr_kind! {
    /// A set of integer points given by constraints: `affine_set<(d0) : (d0 - 1 >= 0)>`. Corresponds to upstream's
    /// `IntegerSet` and `IntegerSetAttr`.
    IntegerSetAttr, INTEGER_SET_ATTR, "integer_set", IntegerSet, IntegerSetAttrStorage,
    integer_sets
}

impl<'c> IntegerSetAttr<'c> {
    /// The set of points that satisfy all `constraints`: `== 0` if the flag is set, otherwise `>= 0`.
    #[track_caller]
    pub fn get(
        ctx: &'c Context,
        dims: u32,
        symbols: u32,
        constraints: &[(AffineExpr, bool)],
    ) -> Self {
        ctx.assert_owns_all(constraints.iter().map(|(expr, _)| *expr));
        Self::intern_with(
            ctx,
            key_hash(&(dims, symbols, constraints)),
            |s| s.dims == dims && s.symbols == symbols && *s.constraints == *constraints,
            || IntegerSetAttrStorage { dims, symbols, constraints: constraints.into() },
        )
    }

    /// The number of dimensions.
    pub fn num_dims(self) -> u32 {
        self.storage.dims
    }

    /// The number of symbols.
    pub fn num_symbols(self) -> u32 {
        self.storage.symbols
    }

    /// The constraints, and whether each is an equality.
    pub fn constraints(self) -> &'c [(AffineExpr, bool)] {
        &self.storage.constraints
    }
}
