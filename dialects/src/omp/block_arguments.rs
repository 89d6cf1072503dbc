//! Clauses whose operands become arguments of the region's entry block.

use ods_runtime::Region;
use ods_runtime::rt::Types;
use ods_runtime::text::{Argument, UnresolvedOperand};

use super::{
    BlockArgOpenMPOpInterface, LoopOp, OpenMPDialect, ParallelOp, PrivateReductionRegionDirective,
    ReductionModifier, ReductionModifierAttr, SectionsOp, SimdOp, TeamsOp,
    VerifyBlockArgOpenMpOpInterface, WsloopOp,
};
use crate::prelude::*;

/// A clause as it is parsed: `(mod: modifier, byref @symbol %operand -> %argument, ... : type, ...)`.
#[derive(Default)]
struct Clause {
    modifier: Option<ReductionModifier>,
    arguments: Vec<Argument>,
    operands: Vec<UnresolvedOperand>,
    symbols: Vec<Attribute>,
    by_reference: Vec<bool>,
    types: Types,
}

impl Clause {
    /// Parses a clause after its name. Only reductions have a modifier and `byref`.
    fn parse(p: &mut OpParser<'_>, name: &str, is_reduction: bool) -> ParseResult<Clause> {
        Self::parse_parts(p, is_reduction).map_err(|error| {
            let invalid = p.custom_error(format!("invalid `{name}` format"));
            match error {
                Some(error) => error.followed_by(invalid),
                None => invalid,
            }
        })
    }

    /// Like [`parse`](Self::parse), without an error where the peer has none but that of the whole clause.
    fn parse_parts(p: &mut OpParser<'_>, is_reduction: bool) -> Result<Clause, Option<Diagnostic>> {
        let mut it = Clause::default();
        p.parse_l_paren()?;
        if is_reduction && p.parse_optional_keyword("mod")? {
            p.parse_colon()?;
            let word = p.parse_any_keyword()?;
            p.parse_comma()?;
            it.modifier = Some(word.parse().map_err(|_| None)?);
        }
        p.parse_comma_separated_list(Delimiter::None, "", |p| {
            if is_reduction {
                it.by_reference.push(p.parse_optional_keyword("byref")?);
            }
            it.symbols.push(p.parse_attribute_as::<SymbolRefAttr<'_>>(None)?.handle());
            it.operands.push(p.parse_operand()?);
            p.parse_arrow()?;
            it.arguments.push(p.parse_argument()?);
            Ok(())
        })?;
        p.parse_colon()?;
        p.parse_comma_separated_list(Delimiter::None, "", |p| {
            it.types.push(p.parse_type()?);
            Ok(())
        })?;
        if it.types.len() != it.operands.len() {
            return Err(None);
        }
        p.parse_r_paren()?;
        for (argument, ty) in it.arguments.iter_mut().zip(&it.types) {
            argument.ty = Some(*ty);
        }
        Ok(it)
    }

    fn symbols<'c>(&self, p: &OpParser<'c>) -> Option<ArrayAttr<'c>> {
        (!self.symbols.is_empty()).then(|| ArrayAttr::get(p.ctx(), &self.symbols))
    }
}

/// Writes a clause unless it has no operands; `arguments` continues with the arguments of the next clause.
fn print<'ir>(
    p: &mut OpPrinter<'ir>,
    before: &str,
    operands: OperandRange<'ir>,
    arguments: &mut impl Iterator<Item = ValueRef<'ir>>,
    symbols: Option<ArrayAttr<'ir>>,
    by_reference: &[bool],
) {
    let operands: Vec<_> = operands.collect();
    if operands.is_empty() {
        return;
    }
    p.write(before);
    for (index, (operand, argument)) in operands.iter().zip(arguments).enumerate() {
        if index > 0 {
            p.write(", ");
        }
        if by_reference.get(index) == Some(&true) {
            p.write("byref ");
        }
        if let Some(symbol) = symbols.and_then(|it| it.value().get(index).copied()) {
            p.print_attribute(symbol);
            p.write(" ");
        }
        p.print_operand(*operand);
        p.write(" -> ");
        p.print_operand(argument);
    }
    for (index, operand) in operands.iter().enumerate() {
        p.write(if index == 0 { " : " } else { ", " });
        p.print_type(operand.ty());
    }
    p.write(") ");
}

impl PrivateReductionRegionDirective for OpenMPDialect {
    fn parse<'c>(
        p: &mut OpParser<'c>,
    ) -> ParseResult<(
        Region,
        Operands,
        Types,
        Option<ArrayAttr<'c>>,
        Option<UnitAttr<'c>>,
        Option<ReductionModifierAttr<'c>>,
        Operands,
        Types,
        Option<DenseBoolArrayAttr<'c>>,
        Option<ArrayAttr<'c>>,
    )> {
        let (ctx, at) = (p.ctx(), p.offset());
        let (mut private, mut reduction) = (Clause::default(), Clause::default());
        let mut needs_barrier = None;
        if p.parse_optional_keyword("private")? {
            private = Clause::parse(p, "private", false)?;
            needs_barrier =
                p.parse_optional_keyword("private_barrier")?.then(|| UnitAttr::get(ctx));
        }
        let is_reduction = p.parse_optional_keyword("reduction")?;
        if is_reduction {
            reduction = Clause::parse(p, "reduction", true)?;
        }
        let modifier = reduction.modifier.map(|it| ReductionModifierAttr::get(ctx, it));
        let by_reference =
            is_reduction.then(|| DenseBoolArrayAttr::get(ctx, &reduction.by_reference));
        let (private_symbols, reduction_symbols) = (private.symbols(p), reduction.symbols(p));
        let arguments: Vec<_> = private.arguments.into_iter().chain(reduction.arguments).collect();
        let region = p.parse_region(&arguments)?;
        Ok((
            region,
            Operands::new(private.operands, at),
            private.types,
            private_symbols,
            needs_barrier,
            modifier,
            Operands::new(reduction.operands, at),
            reduction.types,
            by_reference,
            reduction_symbols,
        ))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        region: RegionRef<'ir>,
        private: OperandRange<'ir>,
        _private_types: impl Iterator<Item = TypeRef<'ir>>,
        private_symbols: Option<ArrayAttr<'ir>>,
        needs_barrier: Option<UnitAttr<'ir>>,
        modifier: Option<ReductionModifierAttr<'ir>>,
        reduction: OperandRange<'ir>,
        _reduction_types: impl Iterator<Item = TypeRef<'ir>>,
        by_reference: Option<DenseBoolArrayAttr<'ir>>,
        reduction_symbols: Option<ArrayAttr<'ir>>,
    ) {
        let mut arguments = region.blocks().next().into_iter().flat_map(|it| it.arguments());
        let has_private = !private.is_empty();
        print(p, "private(", private, &mut arguments, private_symbols, &[]);
        if has_private && needs_barrier.is_some() {
            p.write("private_barrier ");
        }
        let modifier = modifier.map(|it| format!("mod: {}, ", it.value()));
        let before = format!("reduction({}", modifier.unwrap_or_default());
        let by_reference: Vec<_> = by_reference.into_iter().flat_map(|it| it.values()).collect();
        print(p, &before, reduction, &mut arguments, reduction_symbols, &by_reference);
        p.print_region_with(region, RegionParts::without_entry_arguments());
    }
}

/// Counts the operands that the clauses of these operations make arguments of the entry block. Operations whose hooks are
/// not written have none.
macro_rules! private_and_reduction {
    ($($op:ident)*) => {
        fn clause_arguments(op: OpRef<'_>) -> usize {
            $(
                if let Some(op) = op.dyn_cast::<$op<'_>>() {
                    return op.private_vars().len() + op.reduction_vars().len();
                }
            )*
            0
        }
    };
}

private_and_reduction! { LoopOp ParallelOp SectionsOp SimdOp TeamsOp WsloopOp }

impl VerifyBlockArgOpenMpOpInterface for OpenMPDialect {
    fn verify_block_arg_open_mp_op_interface(value: BlockArgOpenMPOpInterface<'_>) -> VerifyResult {
        let expected = clause_arguments(*value);
        let entry = value.regions().next().and_then(|it| it.blocks().next());
        if entry.map_or(0, |it| it.num_arguments()) < expected {
            let message = format!("expected at least {expected} entry block argument(s)");
            return Err(value.op_error(message));
        }
        Ok(())
    }
}
