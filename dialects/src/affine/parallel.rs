//! `affine.parallel`.

use ods::arith::AtomicRMWKind;
use ods_runtime::affine::{AffineExpr, AffineExprKind};
use ods_runtime::apint::ApInt;
use ods_runtime::codegen::OdsEnum;
use ods_runtime::text::AffineOperands;

use super::{AffineParallelOp, ensure_yield};
use crate::affine::scope::verify_operands;
use crate::prelude::*;

/// Parses bounds, one per loop: an expression, or `max(...)` or `min(...)` with several.
fn parse_bounds(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    word: &str,
    [map_key, groups_key]: [PropertyKey; 2],
) -> ParseResult {
    let (mut exprs, mut groups) = (Vec::<AffineExpr>::new(), Vec::<i32>::new());
    let mut operands = AffineOperands::default();
    p.parse_l_paren()?;
    if !p.parse_optional_r_paren()? {
        loop {
            let delimiter =
                if p.parse_optional_keyword(word)? { Delimiter::Paren } else { Delimiter::None };
            let group = p.parse_affine_of_operands(delimiter, &mut operands)?;
            groups.push(group.len() as i32);
            exprs.extend(group);
            if !p.parse_optional_comma()? {
                break;
            }
        }
        p.parse_r_paren()?;
    }
    let index = IndexType::get(p.ctx());
    p.resolve_operands(&operands.all(), index, state)?;
    let (dims, symbols) = (operands.dims.len() as u32, operands.symbols.len() as u32);
    let map = AffineMapAttr::get(p.ctx(), dims, symbols, &exprs);
    state.add_property(p.ctx(), map_key, map);
    let i32_type = IntegerType::get(p.ctx(), 32);
    let ty = RankedTensorType::get(p.ctx(), &[groups.len() as i64], i32_type.into());
    let groups: Vec<_> = groups.iter().map(|size| ApInt::from_u64(32, *size as u64)).collect();
    let shaped = ty.dyn_cast::<ShapedType<'_>>().expect("tensors are shaped");
    let groups = DenseElementsAttr::from_ints(p.ctx(), shaped, &groups);
    state.add_property(p.ctx(), groups_key, groups);
    Ok(())
}

/// Parses `("addf", "maxf")`.
fn parse_reductions(p: &mut OpParser<'_>) -> ParseResult<Vec<Attribute>> {
    let i64_type = IntegerType::get(p.ctx(), 64);
    let mut reductions = Vec::new();
    p.parse_l_paren()?;
    loop {
        let at = p.offset();
        let none = NoneType::get(p.ctx()).into();
        let name = p.parse_attribute_as::<StringAttr<'_>>(Some(none))?;
        let text = name.value();
        let Some((kind, _)) = AtomicRMWKind::CASES.iter().find(|(_, word)| *word == text) else {
            let message = format!("invalid reduction value: {}", *name);
            return Err(p.custom_error_at(at, message));
        };
        let number = IntegerAttr::get(p.ctx(), i64_type, kind.to_bits() as i64);
        reductions.push(number.into());
        if !p.parse_optional_comma()? {
            break;
        }
    }
    p.parse_r_paren()?;
    Ok(reductions)
}

/// The numbers of results of a map that belong to each loop.
fn group_sizes(groups: DenseIntElementsAttr<'_>) -> Vec<usize> {
    groups.int_values().map(|size| size.to_u64().unwrap_or(0) as usize).collect()
}

fn print_bounds<'ir>(
    p: &mut OpPrinter<'ir>,
    map: AffineMapAttr<'ir>,
    groups: DenseIntElementsAttr<'ir>,
    operands: OperandRange<'ir>,
    word: &str,
) {
    let operands: Vec<_> = operands.collect();
    let dims = map.num_dims() as usize;
    let mut start = 0;
    for (index, size) in group_sizes(groups).into_iter().enumerate() {
        if index > 0 {
            p.write(", ");
        }
        let exprs = map.results().get(start..start + size).unwrap_or_default();
        start += size;
        if size == 1 {
            p.print_affine_of_operands(exprs, dims, &operands);
            continue;
        }
        p.write(word);
        p.write("(");
        p.print_affine_of_operands(exprs, dims, &operands);
        p.write(")");
    }
}

impl<'ir> AffineParallelOp<'ir> {
    fn lower_bounds_operands(self) -> OperandRange<'ir> {
        self.map_operands().slice(0..self.num_lower())
    }

    fn upper_bounds_operands(self) -> OperandRange<'ir> {
        let operands = self.map_operands();
        operands.slice(self.num_lower()..operands.len())
    }

    fn num_lower(self) -> usize {
        let map = self.lower_bounds_map();
        ((map.num_dims() + map.num_symbols()) as usize).min(self.map_operands().len())
    }

    fn arguments(self) -> Vec<ValueRef<'ir>> {
        self.region().first_block().map_or_else(Vec::new, |block| block.arguments().collect())
    }
}

impl<'ir> CustomAssembly<'ir> for AffineParallelOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let (index, i64_type) = (IndexType::get(p.ctx()), IntegerType::get(p.ctx(), 64));
        let mut variables = p.parse_argument_list(Delimiter::Paren)?;
        p.parse_equal()?;
        parse_bounds(p, state, "max", [Self::LOWER_BOUNDS_MAP, Self::LOWER_BOUNDS_GROUPS])?;
        p.parse_keyword("to")?;
        parse_bounds(p, state, "min", [Self::UPPER_BOUNDS_MAP, Self::UPPER_BOUNDS_GROUPS])?;
        let mut steps = vec![1; variables.len()];
        if p.parse_optional_keyword("step")? {
            let (map, _) = p.parse_affine_map_of_operands(Delimiter::Paren)?;
            steps.clear();
            for result in map.results() {
                let AffineExprKind::Constant(step) = p.ctx().affine_kind(*result) else {
                    let message = "steps must be constant integers";
                    return Err(p.custom_error_at(p.name_loc(), message));
                };
                steps.push(step);
            }
        }
        let steps: Vec<Attribute> =
            steps.iter().map(|step| IntegerAttr::get(p.ctx(), i64_type, *step).into()).collect();
        state.add_property(p.ctx(), Self::STEPS, ArrayAttr::get(p.ctx(), &steps));
        let reductions =
            if p.parse_optional_keyword("reduce")? { parse_reductions(p)? } else { Vec::new() };
        state.add_property(p.ctx(), Self::REDUCTIONS, ArrayAttr::get(p.ctx(), &reductions));
        let types = p.parse_optional_arrow_type_list()?;
        state.add_types(types);
        for variable in &mut variables {
            variable.ty = Some(index.into());
        }
        let body = p.parse_region(&variables)?;
        state.add_region(body);
        p.parse_optional_attr_dict(state)?;
        ensure_yield(p, body);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" (");
        p.print_operands(self.arguments());
        p.write(") = (");
        let (lower, upper) = (self.lower_bounds_operands(), self.upper_bounds_operands());
        print_bounds(p, self.lower_bounds_map(), self.lower_bounds_groups(), lower, "max");
        p.write(") to (");
        print_bounds(p, self.upper_bounds_map(), self.upper_bounds_groups(), upper, "min");
        p.write(")");
        let steps = self.steps();
        if steps.iter().any(|step| *step != 1) {
            let steps: Vec<_> = steps.iter().map(i64::to_string).collect();
            p.write(" step (");
            p.write(&steps.join(", "));
            p.write(")");
        }
        let has_results = self.num_results() > 0;
        if has_results {
            let names: Vec<_> = self.reductions().iter().filter_map(reduction).collect();
            p.write(" reduce (");
            for (index, (_, name)) in names.iter().enumerate() {
                p.write(if index > 0 { ", \"" } else { "\"" });
                p.write(name);
                p.write("\"");
            }
            p.write(") -> (");
            p.print_types((*self).results());
            p.write(")");
        }
        p.write(" ");
        p.print_region_with(
            self.region(),
            RegionParts::without_entry_arguments().terminators(has_results),
        );
        p.print_optional_attr_dict(
            *self,
            &[
                Self::REDUCTIONS,
                Self::LOWER_BOUNDS_MAP,
                Self::LOWER_BOUNDS_GROUPS,
                Self::UPPER_BOUNDS_MAP,
                Self::UPPER_BOUNDS_GROUPS,
                Self::STEPS,
            ],
        );
    }
}

/// A reduction and its name.
fn reduction(attr: AttrRef<'_>) -> Option<(AtomicRMWKind, &'static str)> {
    let number = attr.dyn_cast::<IntegerAttr<'_>>()?.int()? as u64;
    AtomicRMWKind::CASES.iter().find(|(kind, _)| kind.to_bits() == number).copied()
}

/// Whether `kind` reduces values of type `ty`.
fn reduces(kind: AtomicRMWKind, ty: TypeRef<'_>) -> bool {
    use AtomicRMWKind::*;
    match kind {
        Addf | Mulf | Maximumf | Minimumf => ty.isa::<FloatType<'_>>(),
        Addi | Muli | Ori | Andi => ty.is_integer(),
        Maxs | Mins => ty.is_signed_integer(),
        Maxu | Minu => ty.is_unsigned_integer(),
        Assign => true,
        _ => false,
    }
}

impl<'ir> Verify<'ir> for AffineParallelOp<'ir> {
    fn verify(self) -> VerifyResult {
        let arguments = self.arguments().len();
        let (lower, upper) = (self.lower_bounds_groups(), self.upper_bounds_groups());
        let (lower, upper) = (group_sizes(lower), group_sizes(upper));
        let steps = self.steps().len();
        if [lower.len(), upper.len(), arguments].iter().any(|count| *count != steps) {
            return Err(self.op_error(format!(
                "the number of region arguments ({arguments}) and the number of map groups for \
                 lower ({}) and upper bound ({}), and the number of steps ({steps}) must all match",
                lower.len(),
                upper.len()
            )));
        }
        let maps = [self.lower_bounds_map(), self.upper_bounds_map()];
        for ((groups, map), side) in [lower, upper].iter().zip(maps).zip(["lower", "upper"]) {
            if groups.contains(&0) {
                return Err(
                    self.op_error(format!("expected {side} bound map to have at least one result"))
                );
            }
            let results: usize = groups.iter().sum();
            if results != map.results().len() {
                return Err(
                    self.op_error(format!("expected {side} bounds map to have {results} results"))
                );
            }
        }
        if self.reductions().len() != self.num_results() {
            return Err(self.op_error("a reduction must be specified for each output"));
        }
        for (attr, ty) in self.reductions().iter().zip((*self).results().types()) {
            let Some((kind, _)) = reduction(attr) else {
                return Err(self.op_error("invalid reduction attribute"));
            };
            if !reduces(kind, ty) {
                return Err(self.op_error("result type cannot match reduction attribute"));
            }
        }
        verify_operands(*self, self.lower_bounds_operands(), maps[0].num_dims())?;
        verify_operands(*self, self.upper_bounds_operands(), maps[1].num_dims())
    }
}

impl<'ir> LoopLikeOpInterfaceTrait<'ir> for AffineParallelOp<'ir> {
    fn loop_regions(self) -> Vec<RegionRef<'ir>> {
        vec![self.region()]
    }
}
