//! The tables in which a context interns builtin types and attributes.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64};

use crate::core::uniquer::LazyTable;
use crate::kinds::affine::AffineExprData;
use crate::kinds::attrs::*;
use crate::kinds::types::*;
use crate::support::apfloat::FloatSemantics;
use crate::support::apint::ApInt;
use crate::support::interner::{Interner, PackedSlot};

/// The data of this layer in a context.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    pub(crate) types: TypeTables,
    pub(crate) attrs: AttrTables,
    pub(crate) affine: Interner<AffineExprData>,
}

/// The tables of the builtin attributes.
#[derive(Debug, Default)]
pub(crate) struct AttrTables {
    pub(crate) integers: LazyTable<IntegerAttrStorage, PackedSlot<IntegerAttrStorage>>,
    pub(crate) floats: LazyTable<FloatAttrStorage>,
    pub(crate) symbol_refs: LazyTable<SymbolRefAttrStorage>,
    pub(crate) arrays: LazyTable<ArrayAttrStorage>,
    pub(crate) types: LazyTable<TypeAttrStorage>,
    pub(crate) opaques: LazyTable<OpaqueAttrStorage>,
    pub(crate) affine_maps: LazyTable<AffineMapAttrStorage>,
    pub(crate) integer_sets: LazyTable<IntegerSetAttrStorage>,
    pub(crate) dense_elements: LazyTable<DenseElementsAttrStorage>,
    pub(crate) dense_strings: LazyTable<DenseStringElementsAttrStorage>,
    pub(crate) dense_arrays: LazyTable<DenseArrayAttrStorage>,
    pub(crate) dense_resources: LazyTable<DenseResourceElementsAttrStorage>,
    pub(crate) sparse_elements: LazyTable<SparseElementsAttrStorage>,
    pub(crate) strided_layouts: LazyTable<StridedLayoutAttrStorage>,
    pub(crate) distincts: LazyTable<DistinctAttrStorage>,
    /// Values of integer attributes that do not fit `i64`.
    pub(crate) wide_integers: OnceLock<Box<Interner<ApInt>>>,
    /// The number of distinct attributes created so far.
    pub(crate) distinct_count: AtomicU64,
}

/// Cached handles of common types; 0 if not created yet.
#[derive(Debug)]
pub(crate) struct CommonTypes {
    /// Signless integer types by width.
    pub(crate) integers: [AtomicU32; 65],
    /// Float types by format.
    pub(crate) floats: [AtomicU32; FloatSemantics::ALL.len()],
    pub(crate) index: AtomicU32,
    pub(crate) none: AtomicU32,
}

impl Default for CommonTypes {
    fn default() -> Self {
        CommonTypes {
            integers: [const { AtomicU32::new(0) }; 65],
            floats: [const { AtomicU32::new(0) }; FloatSemantics::ALL.len()],
            index: AtomicU32::new(0),
            none: AtomicU32::new(0),
        }
    }
}

/// The tables of the builtin types.
#[derive(Debug, Default)]
pub(crate) struct TypeTables {
    pub(crate) integers: LazyTable<IntegerTypeStorage>,
    pub(crate) index: LazyTable<IndexTypeStorage>,
    pub(crate) none: LazyTable<NoneTypeStorage>,
    pub(crate) floats: LazyTable<FloatTypeStorage>,
    pub(crate) functions: LazyTable<FunctionTypeStorage>,
    pub(crate) graphs: LazyTable<FunctionTypeStorage>,
    pub(crate) tuples: LazyTable<TupleTypeStorage>,
    pub(crate) complexes: LazyTable<ComplexTypeStorage>,
    pub(crate) opaques: LazyTable<OpaqueTypeStorage>,
    pub(crate) vectors: LazyTable<VectorTypeStorage>,
    pub(crate) ranked_tensors: LazyTable<RankedTensorTypeStorage>,
    pub(crate) unranked_tensors: LazyTable<UnrankedTensorTypeStorage>,
    pub(crate) memrefs: LazyTable<MemRefTypeStorage>,
    pub(crate) unranked_memrefs: LazyTable<UnrankedMemRefTypeStorage>,
    pub(crate) common: CommonTypes,
}
