//! Matchers, and operations that apply them.

use std::collections::HashSet;

use ods_runtime::Severity;
use ods_runtime::symbol::SymbolTables;

use super::generated::transform::*;
use super::sequences::{CONSUMED, READONLY};
use super::types::are_of_one_kind;
use crate::prelude::*;

fn verify_handle<'c, T: ods_runtime::TypeCast<'c>>(op: OpRef<'c>, message: &str) -> VerifyResult {
    if op.operand(0).ty().isa::<T>() { Ok(()) } else { Err(op.error(message)) }
}

const NEEDS_HANDLE: &str = "AtMostOneOpMatcherOpTrait/SingleOpMatchOpTrait requires the op handle to \
                            be of TransformHandleTypeInterface";

impl VerifyAtMostOneOpMatcherOpTrait for TransformDialect {
    fn verify_at_most_one_op_matcher_op_trait(op: OpRef<'_>, _parameters: &str) -> VerifyResult {
        verify_handle::<TransformHandleTypeInterface<'_>>(op, NEEDS_HANDLE)
    }
}

impl VerifySingleOpMatcherOpTrait for TransformDialect {
    fn verify_single_op_matcher_op_trait(op: OpRef<'_>, _parameters: &str) -> VerifyResult {
        verify_handle::<TransformHandleTypeInterface<'_>>(op, NEEDS_HANDLE)
    }
}

impl VerifySingleValueMatcherOpTrait for TransformDialect {
    fn verify_single_value_matcher_op_trait(op: OpRef<'_>, _parameters: &str) -> VerifyResult {
        verify_handle::<TransformValueHandleTypeInterface<'_>>(
            op,
            "SingleValueMatchOpTrait requires an operand of TransformValueHandleTypeInterface",
        )
    }
}

impl VerifyStructuredOpPredicateOpTrait for TransformDialect {
    fn verify_structured_op_predicate_op_trait(op: OpRef<'_>, _parameters: &str) -> VerifyResult {
        let parent = op.parent_op().and_then(|it| it.dyn_cast::<MatchStructuredOp<'_>>());
        let Some(parent) = parent else {
            return Err(op.op_error("expects parent op to be 'transform.match.structured'"));
        };
        let body = (*parent).region(0).first_block();
        let argument = body.and_then(|body| body.arguments().next());
        if argument.is_some_and(|argument| argument.handle() != op.operand(0).handle()) {
            return Err(op.op_error("expected predicate to apply to the surrounding structured op"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for MatchStructuredOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(body) = (*self).region(0).first_block() else { return Ok(()) };
        if body.num_arguments() != 1 {
            return Err(self.op_error("expected one body argument"));
        }
        if !body.argument(0).ty().isa::<TransformHandleTypeInterface<'_>>() {
            return Err(
                self.op_error("expected body argument to implement TransformHandleTypeInterface")
            );
        }
        let nested = body.ops().filter(|op| Some(*op) != body.back());
        match nested.into_iter().find(|op| !op.isa::<MatchOpInterface<'_>>()) {
            Some(op) => Err(self
                .op_error("expects nested operations to implement MatchOpInterface")
                .note(Some(op.loc()), "offending operation")),
            None => Ok(()),
        }
    }
}

impl<'ir> Verify<'ir> for MatchStructuredBodyOp<'ir> {
    fn verify(self) -> VerifyResult {
        let conditions = [
            self.reduction_position().is_some(),
            self.passthrough(),
            self.elementwise(),
            self.contraction().is_some(),
        ];
        if conditions.into_iter().filter(|is_set| *is_set).count() > 1 {
            return Err(self.op_error(
                "only one of {\"reduction_position\", \"passthrough\", \"elementwise\", \
                 \"contraction\"} is allowed",
            ));
        }
        if self.contraction().is_some_and(|operations| operations.len() != 2) {
            return Err(self.op_error("expects \"contraction\" to contain two elements"));
        }
        Ok(())
    }
}

/// Verifies positions and the flags beside them.
fn verify_positions(
    op: OpRef<'_>,
    positions: &[i64],
    is_inverted: bool,
    is_all: bool,
) -> VerifyResult {
    let message = match (is_all, is_inverted, positions) {
        (true, true, _) => "cannot request both 'all' and 'inverted' values in the list",
        (true, _, [_, ..]) => "cannot both request 'all' and specific values in the list",
        (false, _, []) => "must request specific values in the list if 'all' is not specified",
        _ if positions.windows(2).any(|pair| pair[0] == pair[1]) => {
            "expected the listed values to be unique"
        }
        _ => return Ok(()),
    };
    Err(op.op_error(message))
}

impl<'ir> Verify<'ir> for MatchStructuredDimOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.parallel() && self.reduction() {
            return Err(self
                .op_error("cannot request the same dimension to be both parallel and reduction"));
        }
        verify_positions(*self, &self.raw_dim_list(), self.is_inverted(), self.is_all())
    }
}

macro_rules! operands {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    if self.permutation() && self.projected_permutation() {
                        return Err(self.op_error(
                            "\"permutation\" and \"projected_permutation\" are mutually exclusive",
                        ));
                    }
                    let positions = self.raw_position_list();
                    if positions.len() > 1 && self.result().is_some() {
                        return Err(self.op_error(
                            "cannot bind multiple inputs/inits to the same value",
                        ));
                    }
                    verify_positions(*self, &positions, self.is_inverted(), self.is_all())
                }
            }
        )*
    };
}

operands! { MatchStructuredInputOp MatchStructuredInitOp }

macro_rules! positions {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let positions = self.raw_position_list();
                    verify_positions(*self, &positions, self.is_inverted(), self.is_all())
                }
            }
        )*
    };
}

positions! { GetOperandOp GetResultOp }

impl<'ir> Verify<'ir> for MatchStructuredResultOp<'ir> {
    fn verify(self) -> VerifyResult {
        let is_handle = (*self).result(0).ty().isa::<TransformHandleTypeInterface<'_>>();
        if (self.any() || self.single()) != is_handle {
            return Err(self.op_error(
                "expects either the any/single keyword or the type value handle result type",
            ));
        }
        if self.any() && self.single() {
            return Err(self.op_error("'any' and 'single' are mutually exclusive"));
        }
        Ok(())
    }
}

/// The named sequence that `symbol` refers to.
fn resolve<'ir>(
    op: OpRef<'ir>,
    symbol: AttrRef<'ir>,
    role: &str,
    tables: &mut SymbolTables,
) -> Result<NamedSequenceOp<'ir>, Diagnostic> {
    let sequence = tables.lookup_nearest(op, symbol).and_then(|sequence| sequence.dyn_cast());
    sequence.ok_or_else(|| op.error(format!("unresolved {role} symbol {symbol}")))
}

/// The position of the first pair of types that are not of one kind.
fn mismatch(
    ctx: &Context,
    first: impl Iterator<Item = Type>,
    second: impl Iterator<Item = Type>,
) -> Option<usize> {
    first
        .zip(second)
        .position(|(first, second)| !are_of_one_kind(ctx.type_ref(first), ctx.type_ref(second)))
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for CollectMatchingOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let matcher = resolve(*self, *self.matcher(), "matcher", tables)?;
        let (ctx, ty) = (self.ctx(), matcher.function_type());
        let takes_handle = matches!(
            ty.inputs(),
            [input] if ctx.type_ref(*input).isa::<TransformHandleTypeInterface<'_>>()
        );
        if !takes_handle {
            return Err(self.error("expected the matcher to take one operation handle argument"));
        }
        if !matcher.has_arg_attr(0, READONLY) {
            return Err(self.error("expected the matcher argument to be marked readonly"));
        }
        let (count, yielded) = ((*self).num_results(), ty.results());
        if yielded.len() != count {
            return Err(self.error(format!(
                "expected the matcher to yield as many values as op has results ({count}), got {}",
                yielded.len()
            )));
        }
        let results = (*self).results().types().map(|ty| ty.handle());
        match mismatch(ctx, yielded.iter().copied(), results) {
            Some(index) => Err(self.error(format!(
                "mismatching type interfaces for matcher result and op result #{index}"
            ))),
            None => Ok(()),
        }
    }
}

impl<'ir> Verify<'ir> for ForeachMatchOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.matchers().len() != self.actions().len() {
            return Err(self.op_error("expected the same number of matchers and actions"));
        }
        if self.matchers().is_empty() {
            return Err(self.op_error("expected at least one match/action pair"));
        }
        let mut seen = HashSet::new();
        for matcher in self.matchers().iter().filter(|it| !seen.insert(it.handle())) {
            let message = format!(
                "matcher {matcher} is used more than once, only the first match will apply"
            );
            self.ctx().emit(Diagnostic::new(Severity::Warning, self.loc(), message));
        }
        Ok(())
    }
}

impl<'ir> ForeachMatchOp<'ir> {
    fn verify_pair(
        self,
        matcher: AttrRef<'ir>,
        action: AttrRef<'ir>,
        tables: &mut SymbolTables,
    ) -> VerifyResult {
        let matcher_op = resolve(*self, matcher, "matcher", tables)?;
        let action_op = resolve(*self, action, "action", tables)?;
        matcher_op.verify_annotations(true)?;
        action_op.verify_annotations(true)?;
        let ctx = self.ctx();
        let (matches, acts) = (matcher_op.function_type(), action_op.function_type());
        let operands = (*self).operands().types().map(|ty| ty.handle());
        let (given, taken) = (operands.len(), matches.inputs().len());
        let declared = |error: Diagnostic, at: NamedSequenceOp<'_>| {
            Err(error.note(Some(at.loc()), "symbol declaration"))
        };
        if given != taken {
            let error = self.error(format!(
                "the number of operands ({given}) doesn't match the number of matcher arguments \
                 ({taken}) for {matcher}"
            ));
            return declared(error, matcher_op);
        }
        for (index, operand) in operands.enumerate() {
            if matcher_op.has_arg_attr(index, CONSUMED) {
                let error = self.op_error(format!(
                    "does not expect matcher symbol to consume its operand #{index}"
                ));
                return declared(error, matcher_op);
            }
            let argument = ctx.type_ref(matches.inputs()[index]);
            if !are_of_one_kind(ctx.type_ref(operand), argument) {
                let error = self.error(format!(
                    "mismatching type interfaces for operand and matcher argument #{index} of \
                     matcher {matcher}"
                ));
                return declared(error, matcher_op);
            }
        }
        let (yielded, taken) = (matches.results(), acts.inputs());
        if yielded.len() != taken.len() {
            return Err(self.error(format!(
                "mismatching number of matcher results and action arguments between {matcher} \
                 ({}) and {action} ({})",
                yielded.len(),
                taken.len()
            )));
        }
        if let Some(index) = mismatch(ctx, yielded.iter().copied(), taken.iter().copied()) {
            return Err(self.error(format!(
                "mismatching type interfaces for matcher result and action argument #{index}of \
                 matcher {matcher} and action {action}"
            )));
        }
        let (action_results, results) = (acts.results(), self.forwarded_outputs());
        if action_results.len() != results.len() {
            let error = self.error(format!(
                "the number of action results ({}) for {action} doesn't match the number of extra \
                 op results ({})",
                action_results.len(),
                results.len()
            ));
            return declared(error, action_op);
        }
        let results = results.types().map(|ty| ty.handle());
        match mismatch(ctx, results, action_results.iter().copied()) {
            Some(index) => {
                let error = self.error(format!(
                    "mismatching type interfaces for action result #{index} of action {action} \
                     and op result"
                ));
                declared(error, action_op)
            }
            None => Ok(()),
        }
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for ForeachMatchOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let mut pairs = self.matchers().iter().zip(self.actions().iter());
        pairs.try_for_each(|(matcher, action)| self.verify_pair(matcher, action, tables))
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for ForeachMatchOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        for (i, result) in (*self).results().enumerate() {
            set_name(result, if i == 0 { "updated_root" } else { "yielded" });
        }
    }
}

/// Pairs of symbols, each on a line of its own.
impl ForeachMatchSymbolsDirective for TransformDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(ArrayAttr<'c>, ArrayAttr<'c>)> {
        let (mut matchers, mut actions) = (Vec::new(), Vec::new());
        p.parse_comma_separated_list(Delimiter::None, "", |p| {
            let matcher = p.parse_symbol_name()?;
            p.parse_arrow()?;
            let action = p.parse_symbol_name()?;
            matchers.push(FlatSymbolRefAttr::get(p.ctx(), matcher.value()).handle());
            actions.push(FlatSymbolRefAttr::get(p.ctx(), action.value()).handle());
            Ok(())
        })?;
        Ok((ArrayAttr::get(p.ctx(), &matchers), ArrayAttr::get(p.ctx(), &actions)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        matchers: ArrayAttr<'ir>,
        actions: ArrayAttr<'ir>,
    ) {
        p.increase_indent();
        p.increase_indent();
        for (i, (matcher, action)) in matchers.iter().zip(actions.iter()).enumerate() {
            p.print_newline();
            p.print_attribute(matcher);
            p.write(" -> ");
            p.print_attribute(action);
            if i + 1 < matchers.len() {
                p.write(", ");
            }
        }
        p.decrease_indent();
        p.decrease_indent();
    }
}
