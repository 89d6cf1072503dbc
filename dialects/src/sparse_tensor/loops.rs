//! Loops over iteration spaces: `sparse_tensor.iterate` and `sparse_tensor.coiterate`.

use ods_runtime::Type;
use ods_runtime::ir::ResultRange;
use ods_runtime::text::Argument;

use super::{CoIterateOp, IterSpaceType, IterateOp, IteratorType, YieldOp};
use crate::prelude::*;

/// A set of levels or spaces, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Bits(u64);

impl Bits {
    fn of(attr: IntegerAttr<'_>) -> Self {
        Self(attr.uint().unwrap_or_default())
    }

    fn attr(self, ctx: &Context) -> IntegerAttr<'_> {
        IntegerAttr::get(ctx, IntegerType::get(ctx, 64), self.0.cast_signed())
    }

    fn has(self, index: usize) -> bool {
        self.0 >> index & 1 == 1
    }

    fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The number of bits up to the last one that is set.
    fn width(self) -> u64 {
        u64::from(u64::BITS - self.0.leading_zeros())
    }
}

/// Parses a list in which `_` stands for an argument that is not defined. Returns the positions of the defined
/// arguments, and these arguments.
fn parse_defined(
    p: &mut OpParser<'_>,
    delimiter: Delimiter,
    most: usize,
) -> ParseResult<(Bits, Vec<Argument>)> {
    let (mut bits, mut arguments, mut count) = (Bits(0), Vec::new(), 0);
    p.parse_comma_separated_list(delimiter, "", |p| {
        if !p.parse_optional_keyword("_")? {
            arguments.push(p.parse_argument()?);
            bits.0 |= 1 << (count % 64);
        }
        count += 1;
        Ok(())
    })?;
    if count > most {
        return Err(p.custom_error_at(p.name_loc(), "parsed more value than expected."));
    }
    Ok((bits, arguments))
}

/// Prints a list of `size` positions: a value for each position in `bits`, and `_` for each other one.
fn print_defined<'ir>(p: &mut OpPrinter<'ir>, size: usize, bits: Bits, values: &[ValueRef<'ir>]) {
    let mut values = values.iter();
    for index in (0..size).filter(|_| bits.0 != 0) {
        if index > 0 {
            p.write(", ");
        }
        if bits.has(index)
            && let Some(value) = values.next()
        {
            p.print_operand(*value);
        } else {
            p.write("_");
        }
    }
}

/// The head of a loop.
#[derive(Default)]
struct Head {
    spaces: Vec<Type>,
    /// The carried values and the used coordinates, which come before the iterators.
    arguments: Vec<Argument>,
}

impl Head {
    /// Parses the head; `iterators` are the arguments that are already parsed, one for each space.
    fn parse(
        p: &mut OpParser<'_>,
        state: &mut OpState,
        used_key: PropertyKey,
        iterators: Option<&mut Vec<Argument>>,
    ) -> ParseResult<Self> {
        let ctx = p.ctx();
        let error = |p: &OpParser<'_>, text: &str| Err(p.custom_error_at(p.name_loc(), text));
        let delimiter = if iterators.is_some() { Delimiter::None } else { Delimiter::Paren };
        let spaces = p.parse_operand_list(delimiter)?;
        if iterators.as_ref().is_some_and(|it| it.len() != spaces.len()) {
            return error(p, "mismatch in number of sparse iterators and sparse spaces");
        }
        let (mut used, mut coordinates) = (Bits(0), Vec::new());
        if p.parse_optional_keyword("at")? {
            (used, coordinates) = parse_defined(p, Delimiter::Paren, usize::MAX)?;
        }
        for coordinate in &mut coordinates {
            coordinate.ty = Some(IndexType::get(ctx).into());
        }
        state.add_property(ctx, used_key, used.attr(ctx));
        let is_carrying = p.parse_optional_keyword("iter_args")?;
        let mut carried = match is_carrying {
            true => p.parse_assignment_list()?,
            false => Default::default(),
        };
        p.parse_colon()?;
        if iterators.is_none() {
            p.parse_l_paren()?;
        }
        let types = p.parse_type_list()?;
        if iterators.is_none() {
            p.parse_r_paren()?;
        }
        if types.len() != spaces.len() {
            let text = "mismatch in number of iteration space operands and iteration space types";
            return error(p, text);
        }
        for (iterator, ty) in iterators.into_iter().flatten().zip(&types) {
            let Some(space) = p.type_ref(*ty).dyn_cast::<IterSpaceType<'_>>() else {
                let text = "expected sparse_tensor.iter_space type for iteration space operands";
                return error(p, text);
            };
            iterator.ty = Some(iterator_type(space).into());
        }
        if is_carrying {
            state.add_types(p.parse_arrow_type_list()?);
        }
        for (space, ty) in spaces.iter().zip(&types) {
            p.resolve_operands(&[*space], *ty, state)?;
        }
        if is_carrying && carried.arguments.len() != state.types.len() {
            return error(p, "mismatch in number of iteration arguments and return values");
        }
        for (index, operand) in carried.operands.into_iter().enumerate() {
            let ty = state.types[index];
            carried.arguments[index].ty = Some(ty);
            p.resolve_operands(&[operand], ty, state)?;
        }
        carried.arguments.extend(coordinates);
        Ok(Self { spaces: types.to_vec(), arguments: carried.arguments })
    }
}

/// The type of an iterator over a space.
fn iterator_type(space: IterSpaceType<'_>) -> IteratorType<'_> {
    IteratorType::get(space.ctx(), space.encoding(), space.lo_lvl(), space.hi_lvl())
}

/// The number of levels of a space.
fn levels(space: IterSpaceType<'_>) -> u64 {
    space.hi_lvl() - space.lo_lvl()
}

/// Prints what follows the spaces of a loop, up to the colon.
fn print_head<'ir>(
    p: &mut OpPrinter<'ir>,
    arguments: &[ValueRef<'ir>],
    inits: OperandRange<'ir>,
    used: Bits,
    size: u64,
) {
    let carried = arguments.len().min(inits.len());
    if used.0 != 0 {
        p.write(" at(");
        print_defined(p, size as usize, used, &arguments[carried..]);
        p.write(")");
    }
    if !inits.is_empty() {
        p.write(" iter_args");
        p.print_assignment_list(arguments[..carried].iter().copied(), inits);
    }
    p.write(" : ");
}

/// Prints the types of the carried values of a loop, after an arrow.
fn print_carried_types<'ir>(p: &mut OpPrinter<'ir>, inits: OperandRange<'ir>) {
    if !inits.is_empty() {
        let types: Vec<_> = inits.map(|it| it.ty().handle()).collect();
        p.write(" -> ");
        p.print_arrow_results(&types);
    }
}

fn arguments_of(region: RegionRef<'_>) -> Vec<ValueRef<'_>> {
    region.first_block().map_or_else(Vec::new, |block| block.arguments().collect())
}

/// What the terminator of a region yields.
fn yielded(region: RegionRef<'_>) -> Option<OperandRange<'_>> {
    region.first_block()?.terminator()?.dyn_cast::<YieldOp<'_>>().map(|it| it.results())
}

/// Verifies the carried values of a region; `place` ends the messages.
fn verify_carried<'ir>(
    op: OpRef<'ir>,
    inits: OperandRange<'ir>,
    arguments: &[ValueRef<'ir>],
    region: RegionRef<'ir>,
    place: &str,
) -> VerifyResult {
    let yielded: Vec<_> = yielded(region).into_iter().flatten().map(|it| it.ty()).collect();
    let results: Vec<_> = op.results().map(|it| it.ty()).collect();
    if [inits.len(), arguments.len(), yielded.len()].iter().any(|it| *it != results.len()) {
        return Err(op.op_error(format!("number mismatch between iter args and results{place}")));
    }
    for (index, (init, result)) in inits.zip(&results).enumerate() {
        let types = [
            ("iter operand", init.ty()),
            ("iter region arg", arguments[index].ty()),
            ("yield value", yielded[index]),
        ];
        if let Some((what, _)) = types.into_iter().find(|(_, ty)| ty != result) {
            return Err(op.op_error(format!(
                "types mismatch between {index}th {what} and defined value{place}"
            )));
        }
    }
    Ok(())
}

impl<'ir> IterateOp<'ir> {
    /// The arguments for carried values.
    fn carried(self) -> Vec<ValueRef<'ir>> {
        let mut arguments = arguments_of(self.region());
        let rest = 1 + Bits::of(self.crd_used_lvls()).len();
        arguments.truncate(arguments.len().saturating_sub(rest));
        arguments
    }
}

impl<'ir> CustomAssembly<'ir> for IterateOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let mut iterators = p.parse_argument_list(Delimiter::None)?;
        p.parse_keyword("in")?;
        let head = Head::parse(p, state, Self::CRD_USED_LVLS, Some(&mut iterators))?;
        if iterators.len() != 1 {
            let message = "expected only one iterator/iteration space";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        let region = p.parse_region(&[head.arguments, iterators].concat())?;
        p.ensure_terminator::<YieldOp<'static>>(region);
        state.add_region(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let arguments = arguments_of(self.region());
        p.write(" ");
        if let Some(iterator) = arguments.last() {
            p.print_operand(*iterator);
        }
        p.write(" in ");
        p.print_operand(*self.iter_space());
        let space = self.iter_space().ty();
        print_head(p, &arguments, self.init_args(), Bits::of(self.crd_used_lvls()), levels(space));
        p.print_type(space);
        p.write(" ");
        print_carried_types(p, self.init_args());
        p.write(" ");
        p.print_region_with(
            self.region(),
            RegionParts::without_entry_arguments().terminators(!self.init_args().is_empty()),
        );
    }
}

impl<'ir> Verify<'ir> for IterateOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.init_args().len() != (*self).num_results() {
            return Err(
                self.op_error("mismatch in number of loop-carried values and defined values")
            );
        }
        if Bits::of(self.crd_used_lvls()).width() > levels(self.iter_space().ty()) {
            return Err(self.op_error("required out-of-bound coordinates"));
        }
        Ok(())
    }
}

impl<'ir> VerifyRegions<'ir> for IterateOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let iterator = arguments_of(self.region()).last().map(|it| it.ty());
        if iterator != Some(*iterator_type(self.iter_space().ty())) {
            return Err(self.op_error("mismatch in iterator and iteration space type"));
        }
        let carried = self.carried();
        if carried.len() != (*self).num_results() {
            return Err(self.op_error("mismatch in number of basic block args and defined values"));
        }
        verify_carried(*self, self.init_args(), &carried, self.region(), ".")
    }
}

impl<'ir> LoopLikeOpInterfaceTrait<'ir> for IterateOp<'ir> {
    fn loop_regions(self) -> Vec<RegionRef<'ir>> {
        vec![self.region()]
    }

    fn inits(self) -> OperandRange<'ir> {
        self.init_args()
    }

    fn region_iter_args(self) -> Vec<ValueRef<'ir>> {
        self.carried()
    }

    fn yielded_values(self) -> Option<OperandRange<'ir>> {
        yielded(self.region())
    }

    fn loop_results(self) -> Option<ResultRange<'ir>> {
        Some(self.results())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for IterateOp<'ir> {
    fn successor_regions(
        self,
        _point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        successors.push(RegionSuccessor::region(self.region(), self.carried()));
        successors.push(RegionSuccessor::parent(self.results()));
    }

    fn entry_successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        self.init_args()
    }
}

impl<'ir> CustomAssembly<'ir> for CoIterateOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        let head = Head::parse(p, state, Self::CRD_USED_LVLS, None)?;
        let sizes = [head.spaces.len(), state.types.len()];
        state.add_segments(ctx, Self::OPERAND_SEGMENT_SIZES, &sizes);
        let mut cases = Vec::new();
        while p.parse_optional_keyword("case")? {
            let (bits, mut iterators) = parse_defined(p, Delimiter::None, head.spaces.len())?;
            cases.push(bits.attr(ctx).handle());
            let defined = head.spaces.iter().enumerate().filter(|(index, _)| bits.has(*index));
            for (iterator, (_, space)) in iterators.iter_mut().zip(defined) {
                let space = p.type_ref(*space).dyn_cast::<IterSpaceType<'_>>();
                iterator.ty = space.map(|it| iterator_type(it).into());
            }
            let region = p.parse_region(&[head.arguments.clone(), iterators].concat())?;
            p.ensure_terminator::<YieldOp<'static>>(region);
            state.add_region(region);
        }
        state.add_property(p.ctx(), Self::CASES, ArrayAttr::get(ctx, &cases));
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let first = self.case_regions().next().map_or_else(Vec::new, arguments_of);
        p.write(" (");
        p.print_operands(self.iter_spaces());
        p.write(")");
        let mut spaces = self.iter_spaces().map(|it| it.ty());
        let size =
            spaces.next().and_then(|it| it.dyn_cast::<IterSpaceType<'_>>()).map_or(0, levels);
        print_head(p, &first, self.init_args(), Bits::of(self.crd_used_lvls()), size);
        p.write("(");
        p.print_types(self.iter_spaces());
        p.write(")");
        print_carried_types(p, self.init_args());
        for (region, bits) in self.case_regions().zip(self.case_bits()) {
            p.print_newline();
            p.write("case ");
            let arguments = arguments_of(region);
            let iterators = arguments.len().saturating_sub(bits.len());
            print_defined(p, self.iter_spaces().len(), bits, &arguments[iterators..]);
            p.write(" ");
            p.print_region_with(
                region,
                RegionParts::without_entry_arguments().terminators(!self.init_args().is_empty()),
            );
        }
    }
}

impl<'ir> CoIterateOp<'ir> {
    /// The spaces that each case has an iterator of.
    fn case_bits(self) -> impl Iterator<Item = Bits> {
        self.cases().iter().filter_map(|it| it.dyn_cast::<IntegerAttr<'_>>()).map(Bits::of)
    }
}

impl<'ir> Verify<'ir> for CoIterateOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.init_args().len() != (*self).num_results() {
            return Err(
                self.op_error("mismatch in number of loop-carried values and defined values")
            );
        }
        Ok(())
    }
}

impl<'ir> VerifyRegions<'ir> for CoIterateOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        for (index, region) in self.case_regions().enumerate() {
            let mut arguments = arguments_of(region);
            arguments.truncate(self.init_args().len());
            let place = format!(" on {index}th region");
            verify_carried(*self, self.init_args(), &arguments, region, &place)?;
        }
        let mut cases: Vec<_> = self.case_bits().collect();
        cases.sort_by_key(|it| it.0);
        cases.dedup();
        if cases.len() != self.case_regions().count() {
            return Err(self.op_error("contains duplicated cases."));
        }
        Ok(())
    }
}
