//! Types composed of types: functions, graphs, tuples, complex numbers.

use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::location::Location;
use crate::core::types::{Type, TypeKind, TypeRef};
use crate::core::unchecked::invalid_parameters;
use crate::core::uniquer::key_hash;
use crate::kinds::kind::type_kind;

/// Parameters of [`FunctionType`] and [`GraphType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FunctionTypeStorage {
    /// Inputs, then results.
    types: Box<[Type]>,
    inputs: u32,
}

impl FunctionTypeStorage {
    fn key(inputs: &[Type], results: &[Type]) -> u64 {
        key_hash(&(inputs, results))
    }

    fn is(&self, inputs: &[Type], results: &[Type]) -> bool {
        let count = self.inputs as usize;
        self.types.len() == inputs.len() + results.len()
            && self.types.get(..count) == Some(inputs)
            && self.types.get(count..) == Some(results)
    }

    fn new(inputs: &[Type], results: &[Type]) -> Self {
        FunctionTypeStorage {
            types: [inputs, results].concat().into(),
            inputs: inputs.len() as u32,
        }
    }
}

type_kind! {
    /// A function type: `(i32, i32) -> i64`.
    FunctionType, FUNCTION_TYPE, "function", Function, FunctionTypeStorage, functions
}

type_kind! {
    /// The type of a graph. It is printed like a function type, and cannot be parsed.
    GraphType, GRAPH_TYPE, "graph", Graph, FunctionTypeStorage, graphs
}

impl<'c> FunctionType<'c> {
    /// The type with these inputs and results.
    #[track_caller]
    pub fn get(ctx: &'c Context, inputs: &[Type], results: &[Type]) -> Self {
        Self::intern_with(
            ctx,
            FunctionTypeStorage::key(inputs, results),
            |storage| storage.is(inputs, results),
            || FunctionTypeStorage::new(inputs, results),
        )
    }

    /// The input types.
    #[inline]
    pub fn inputs(self) -> &'c [Type] {
        &self.storage.types[..self.storage.inputs as usize]
    }

    /// The result types.
    #[inline]
    pub fn results(self) -> &'c [Type] {
        &self.storage.types[self.storage.inputs as usize..]
    }

    /// The number of inputs.
    pub fn num_inputs(self) -> usize {
        self.inputs().len()
    }

    /// The number of results.
    pub fn num_results(self) -> usize {
        self.results().len()
    }

    /// The input type at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is out of range.
    pub fn input(self, index: usize) -> TypeRef<'c> {
        self.ctx().type_ref(self.inputs()[index])
    }

    /// The result type at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is out of range.
    pub fn result(self, index: usize) -> TypeRef<'c> {
        self.ctx().type_ref(self.results()[index])
    }
}

impl<'c> GraphType<'c> {
    /// The type with these inputs and results.
    #[track_caller]
    pub fn get(ctx: &'c Context, inputs: &[Type], results: &[Type]) -> Self {
        Self::intern_with(
            ctx,
            FunctionTypeStorage::key(inputs, results),
            |storage| storage.is(inputs, results),
            || FunctionTypeStorage::new(inputs, results),
        )
    }

    /// The input types.
    #[inline]
    pub fn inputs(self) -> &'c [Type] {
        &self.storage.types[..self.storage.inputs as usize]
    }

    /// The result types.
    #[inline]
    pub fn results(self) -> &'c [Type] {
        &self.storage.types[self.storage.inputs as usize..]
    }

    /// The number of inputs.
    pub fn num_inputs(self) -> usize {
        self.inputs().len()
    }

    /// The number of results.
    pub fn num_results(self) -> usize {
        self.results().len()
    }

    /// The input type at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is out of range.
    pub fn input(self, index: usize) -> TypeRef<'c> {
        self.ctx().type_ref(self.inputs()[index])
    }

    /// The result type at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is out of range.
    pub fn result(self, index: usize) -> TypeRef<'c> {
        self.ctx().type_ref(self.results()[index])
    }
}

/// Parameters of [`TupleType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TupleTypeStorage {
    types: Box<[Type]>,
}

type_kind! {
    /// A tuple type: `tuple<i32, f32>`.
    TupleType, TUPLE_TYPE, "tuple", Tuple, TupleTypeStorage, tuples
}

impl<'c> TupleType<'c> {
    /// The tuple of `types`.
    #[track_caller]
    pub fn get(ctx: &'c Context, types: &[Type]) -> Self {
        Self::intern_with(
            ctx,
            key_hash(types),
            |storage| *storage.types == *types,
            || TupleTypeStorage { types: types.into() },
        )
    }

    /// The element types as views.
    pub fn iter(self) -> impl ExactSizeIterator<Item = TypeRef<'c>> + 'c {
        let ctx = self.ctx();
        self.types().iter().map(move |ty| ctx.type_ref(*ty))
    }

    /// The element types, with nested tuples flattened.
    pub fn flattened_types(self) -> Vec<TypeRef<'c>> {
        let mut flat = Vec::new();
        let mut pending: Vec<TypeRef<'c>> = self.iter().collect();
        pending.reverse();
        while let Some(ty) = pending.pop() {
            match ty.dyn_cast::<TupleType<'c>>() {
                Some(tuple) => {
                    let start = pending.len();
                    pending.extend(tuple.iter());
                    pending[start..].reverse();
                }
                None => flat.push(ty),
            }
        }
        flat
    }

    /// The handles of the element types.
    #[inline]
    pub fn types(self) -> &'c [Type] {
        &self.storage.types
    }

    /// The number of elements.
    pub fn size(self) -> usize {
        self.storage.types.len()
    }

    /// The element type at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is out of range.
    pub fn type_at(self, index: usize) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.types[index])
    }
}

/// Parameters of [`ComplexType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ComplexTypeStorage {
    element: Type,
}

type_kind! {
    /// A complex number type: `complex<f32>`.
    ComplexType, COMPLEX_TYPE, "complex", Complex, ComplexTypeStorage, complexes
}

impl<'c> ComplexType<'c> {
    /// The complex number type with elements of type `element`.
    ///
    /// # Errors
    ///
    /// If `element` is neither an integer nor a float type.
    #[track_caller]
    pub fn get_checked(
        ctx: &'c Context,
        location: Location,
        element: Type,
    ) -> Result<Self, Diagnostic> {
        if !ctx.type_ref(element).is_int_or_float() {
            return Err(Diagnostic::error(location, "invalid element type for complex"));
        }
        Ok(Self::intern(ctx, ComplexTypeStorage { element }))
    }

    /// The complex number type with elements of type `element`.
    ///
    /// # Panics
    ///
    /// If `element` is neither an integer nor a float type.
    #[track_caller]
    pub fn get(ctx: &'c Context, element: Type) -> Self {
        if !ctx.type_ref(element).is_int_or_float() {
            invalid_parameters("invalid element type for complex");
        }
        Self::intern(ctx, ComplexTypeStorage { element })
    }

    /// The type of the real and the imaginary part.
    #[inline]
    #[track_caller]
    pub fn element_type(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.element)
    }
}
