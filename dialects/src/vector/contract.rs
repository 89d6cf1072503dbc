//! `vector.contract`.

use ods_runtime::affine::AffineExprKind;
use ods_runtime::codegen::OdsEnum;

use super::{
    ContractionOp, IteratorType, IteratorTypeAttr, MaskableOpInterfaceTrait, combines,
    complete_kind, dims, mask_like, with_dims,
};
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for ContractionOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let at = p.offset();
        let dictionary = p.parse_attribute_as::<DictionaryAttr<'_>>(None)?;
        let left = p.parse_operand()?;
        p.parse_comma()?;
        let right = p.parse_operand()?;
        p.parse_comma()?;
        let acc = p.parse_operand()?;
        let mut masks = Vec::new();
        while p.parse_optional_comma()? {
            masks.push(p.parse_operand()?);
        }
        p.parse_optional_attr_dict(state)?;
        let types = p.parse_colon_type_list()?;
        p.parse_keyword("into")?;
        let result = p.parse_type()?;
        let &[left_type, right_type, ..] = types.as_slice() else {
            return Err(p.custom_error_at(p.name_loc(), "expected two vector types"));
        };
        p.resolve_operands(&[left], left_type, state)?;
        p.resolve_operands(&[right], right_type, state)?;
        p.resolve_operands(&[acc], result, state)?;
        state.add_type(result);
        for entry in dictionary.value() {
            state.add_attr(entry.name, entry.value);
        }
        let name = p.ident(Self::ITERATOR_TYPES.name);
        let iterators = state.attr(name);
        let Some(iterators) = iterators.and_then(|it| p.attr_ref(it).dyn_cast::<ArrayAttr<'_>>())
        else {
            return Err(p.custom_error_at(at, "expected \"iterator_types\" array attribute"));
        };
        let mut kinds: Vec<Attribute> = Vec::new();
        for word in iterators.iter().filter_map(|it| it.dyn_cast::<StringAttr<'_>>()) {
            let word = word.value();
            let Some((kind, _)) = IteratorType::CASES.iter().find(|(_, it)| *it == word) else {
                let message = format!("unexpected iterator_type ({word})");
                return Err(p.custom_error_at(at, message));
            };
            kinds.push(IteratorTypeAttr::get(p.ctx(), *kind).into());
        }
        state.attrs.retain(|attr| attr.name != name);
        state.add_attr(name, ArrayAttr::get(p.ctx(), &kinds));
        complete_kind(p, state, Self::KIND)?;
        if masks.is_empty() {
            return Ok(());
        }
        if masks.len() != 2 {
            let message = "expected zero or exactly 2 vector mask operands";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        // The operation has no operands for masks, but upstream resolves them first.
        for (mask, ty) in masks.into_iter().zip([left_type, right_type]) {
            if let Some(vector) = p.type_ref(ty).dyn_cast::<VectorType<'_>>() {
                p.resolve_operands(&[mask], mask_like(vector), state)?;
            }
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let ctx = (*self).ctx();
        let words: Vec<Attribute> = self
            .iterators()
            .into_iter()
            .map(|it| {
                let case = IteratorType::CASES.iter().find(|(kind, _)| *kind == it);
                StringAttr::get(ctx, case.map_or("", |(_, word)| *word)).into()
            })
            .collect();
        p.write(" {indexing_maps = ");
        p.print_attribute(self.indexing_maps());
        p.write(", iterator_types = ");
        p.print_attribute(ArrayAttr::get(ctx, &words));
        p.write(", kind = ");
        p.print_attribute(self.kind_attr());
        p.write("} ");
        p.print_operands((*self).operands());
        let elided = [Self::INDEXING_MAPS, Self::ITERATOR_TYPES, Self::KIND];
        p.print_optional_attr_dict(*self, &elided);
        p.print_colon_type(*self.lhs().ty());
        p.write(", ");
        p.print_type(*self.rhs().ty());
        p.write(" into ");
        p.print_type((*self).result(0).ty());
    }
}

impl<'ir> ContractionOp<'ir> {
    fn maps(self) -> Vec<AffineMapAttr<'ir>> {
        self.indexing_maps().iter().filter_map(|it| it.dyn_cast()).collect()
    }

    fn iterators(self) -> Vec<IteratorType> {
        let kinds = self.iterator_types();
        kinds.iter().filter_map(|it| Some(it.dyn_cast::<IteratorTypeAttr<'_>>()?.value())).collect()
    }

    /// The size of each iteration space dimension, as the first operands have it.
    fn extents(self) -> Vec<Option<(i64, bool)>> {
        let count = self.maps().first().map_or(0, |map| map.num_dims() as usize);
        let mut extents = vec![None; count];
        for (map, ty) in self.maps().into_iter().zip([self.lhs().ty(), self.rhs().ty()]) {
            for (dim, size) in result_dims(map).into_iter().zip(dims(ty)) {
                if let Some(extent) = dim.and_then(|dim| extents.get_mut(dim)) {
                    *extent = Some(size);
                }
            }
        }
        extents
    }

    /// Verifies the shapes of the accumulator and of the result.
    fn verify_result(self) -> VerifyResult {
        const INVALID: &str = "invalid accumulator/result vector shape";
        let maps = self.maps();
        let vector = |ty: TypeRef<'ir>| ty.dyn_cast::<VectorType<'ir>>();
        let (acc, result) = (vector(self.acc().ty()), vector((*self).result(0).ty()));
        let is_reduction = |dim: usize| self.iterators().get(dim) == Some(&IteratorType::Reduction);
        let is_in = |map: AffineMapAttr<'_>, dim: usize| result_dims(map).contains(&Some(dim));
        let contracted =
            |dim: usize| is_reduction(dim) && is_in(maps[0], dim) && is_in(maps[1], dim);
        let free = |map| result_dims(map).into_iter().flatten().any(|dim| !contracted(dim));
        if !free(maps[0]) && !free(maps[1]) {
            return match acc.or(result) {
                Some(_) => Err(self.op_error(INVALID)),
                None => Ok(()),
            };
        }
        let (Some(acc), Some(result)) = (acc, result) else {
            return Err(self.op_error(INVALID));
        };
        let extents = self.extents();
        if extents.iter().any(Option::is_none) {
            return Err(
                self.op_error("expected all dimensions to be either a LHS or a RHS dimension")
            );
        }
        let sizes = result_dims(maps[2]).into_iter().zip(result.scalable_dims());
        let sizes: Vec<_> = sizes
            .map(|(dim, is_scalable)| {
                let size = dim.and_then(|dim| extents[dim]).map_or(0, |(size, _)| size);
                (size, is_scalable)
            })
            .collect();
        let expected = with_dims(result, result.element_type(), &sizes);
        if acc != expected || result != expected {
            return Err(self.op_error(format!("{INVALID}, expected: '{expected}'")));
        }
        Ok(())
    }
}

/// The dimensions that the results of a map are.
fn result_dims(map: AffineMapAttr<'_>) -> Vec<Option<usize>> {
    let dim = |expr: &_| match map.ctx().affine_kind(*expr) {
        AffineExprKind::Dim(dim) => Some(dim as usize),
        _ => None,
    };
    map.results().iter().map(dim).collect()
}

/// Whether each result of the map is a dimension of its own.
fn is_projected_permutation(map: AffineMapAttr<'_>) -> bool {
    let dims = result_dims(map);
    let is_new = |(at, dim): (usize, &Option<usize>)| dim.is_some() && !dims[..at].contains(dim);
    dims.iter().enumerate().all(is_new)
}

impl<'ir> Verify<'ir> for ContractionOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (left, right) = (self.lhs().ty(), self.rhs().ty());
        let element = left.element_type();
        if element.is_integer() && !element.is_signless_integer() {
            return Err(self.op_error("only supports signless integer types"));
        }
        let (maps, iterators) = (self.maps(), self.iterators());
        if maps.len() != 3 {
            return Err(self.op_error("expected an indexing map for each vector operand"));
        }
        for (index, map) in maps.iter().enumerate() {
            let expected =
                |what: &str| Err(self.op_error(format!("expected indexing map {index} to {what}")));
            if map.num_symbols() != 0 {
                return expected("have no symbols");
            }
            if map.num_dims() as usize != iterators.len() {
                return expected(&format!("have {} number of inputs", iterators.len()));
            }
            let operand = (*self).operand(index).ty().dyn_cast::<VectorType<'_>>();
            let rank = operand.map_or(0, VectorType::rank);
            if map.results().len() != rank {
                return expected(&format!("have {rank} number of outputs"));
            }
            if !is_projected_permutation(*map) {
                return expected("be a projected permutation of its inputs");
            }
        }
        let [left_dims, right_dims] = [maps[0], maps[1]].map(result_dims);
        let pairs = |kind: IteratorType| -> Vec<(usize, usize)> {
            let of_kind = (0..iterators.len()).filter(|dim| iterators[*dim] == kind);
            let position =
                |dims: &[Option<usize>], dim| dims.iter().position(|it| *it == Some(dim));
            of_kind
                .filter_map(|dim| Some((position(&left_dims, dim)?, position(&right_dims, dim)?)))
                .collect()
        };
        let contracting = pairs(IteratorType::Reduction);
        if contracting.is_empty() {
            return Err(self.op_error("expected at least one contracting dimension pair"));
        }
        let match_sizes = |pairs: &[(usize, usize)]| {
            pairs.iter().all(|(a, b)| left.shape()[*a] == right.shape()[*b])
        };
        if !match_sizes(&contracting) {
            return Err(self.op_error("invalid contracting dimension map"));
        }
        if !match_sizes(&pairs(IteratorType::Parallel)) {
            return Err(self.op_error("invalid batch dimension map"));
        }
        self.verify_result()?;
        let result = (*self).result(0).ty();
        let element = result.dyn_cast::<VectorType<'_>>().map_or(result, VectorType::element_type);
        if !combines(self.kind(), element) {
            return Err(self.op_error("unsupported contraction type"));
        }
        if self.extents().contains(&None) {
            let results: Vec<_> = maps.iter().flat_map(|map| map.results()).copied().collect();
            let map = AffineMapAttr::get(left.ctx(), maps[0].num_dims(), 0, &results).to_string();
            let map = map.trim_start_matches("affine_map<").trim_end_matches('>');
            return Err(self.op_error(format!("invalid indexing maps are non-invertible: ({map})")));
        }
        Ok(())
    }
}

impl<'ir> MaskableOpInterfaceTrait<'ir> for ContractionOp<'ir> {
    fn expected_mask_type(self) -> TypeRef<'ir> {
        let (left, extents) = (self.lhs().ty(), self.extents());
        let sizes: Vec<_> = extents.into_iter().map(|it| it.unwrap_or((0, false))).collect();
        *with_dims(left, *IntegerType::get(left.ctx(), 1), &sizes)
    }
}
