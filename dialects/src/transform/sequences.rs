//! Sequences of transformations: with and without a name, and inclusions of the former.

use ods_runtime::codegen::Types;
use ods_runtime::interfaces::{Callee, CalleeHandle};
use ods_runtime::side_effects::{EffectInstances, MemoryEffect};
use ods_runtime::symbol::SymbolTables;
use ods_runtime::traits::SymbolTable;
use ods_runtime::{Ir, Op, Severity};

use super::effects::{Effects, consumes_handle};
use super::generated::transform::*;
use super::types::are_of_one_kind;
use crate::prelude::*;

/// The attribute of symbol tables with named sequences.
pub(super) const WITH_NAMED_SEQUENCE: &str = "transform.with_named_sequence";
/// The attribute of arguments that a named sequence consumes.
pub(super) const CONSUMED: &str = "transform.consumed";
/// The attribute of arguments that a named sequence only reads.
pub(super) const READONLY: &str = "transform.readonly";

functions! { NamedSequenceOp }

impl<'ir> NamedSequenceOp<'ir> {
    /// Whether argument `index` has the attribute `name`.
    pub(super) fn has_arg_attr(self, index: usize, name: &str) -> bool {
        let name = self.ctx().ident(name);
        let attrs = self.arg_attrs().and_then(|list| list.iter().nth(index));
        let attrs = attrs.and_then(|attrs| attrs.dyn_cast::<DictionaryAttr<'_>>());
        attrs.is_some_and(|attrs| attrs.value().iter().any(|attr| attr.name == name))
    }

    /// Verifies that `consumed` and `readonly` say what the body does. A sequence that is called has one of them for each
    /// argument.
    pub(super) fn verify_annotations(self, is_called: bool) -> VerifyResult {
        let body = self.body().first_block();
        for index in 0..self.function_type().inputs().len() {
            let consumed = self.has_arg_attr(index, CONSUMED);
            let readonly = self.has_arg_attr(index, READONLY);
            if consumed && readonly {
                let message = format!("argument #{index} cannot be both readonly and consumed");
                return Err(Diagnostic::error(self.loc(), message));
            }
            if (body.is_none() || is_called) && !consumed && !readonly {
                return Err(Diagnostic::error(
                    self.loc(),
                    "must provide consumed/readonly status for arguments of external or called ops",
                ));
            }
            let Some(body) = body else { continue };
            let argument = body.argument(index);
            let is_consumed = body.ops().any(|op| consumes_handle(op, argument));
            if is_consumed && readonly {
                let message =
                    format!("argument #{index} is consumed in the body but is not marked as such");
                return Err(Diagnostic::error(self.loc(), message));
            }
            if !is_called && !is_consumed && consumed {
                let message = format!(
                    "op argument #{index} is not consumed in the body but is marked as consumed"
                );
                self.ctx().emit(Diagnostic::new(Severity::Warning, self.loc(), message));
            }
        }
        Ok(())
    }

    /// Verifies that the body ends in a yield of the results.
    fn verify_yield(self) -> VerifyResult {
        let Some(body) = self.body().first_block() else { return Ok(()) };
        let Some(terminator) = body.back() else {
            return Err(Diagnostic::error(self.loc(), "expected a non-empty body block"));
        };
        if !terminator.isa::<YieldOp<'_>>() {
            let error = Diagnostic::error(self.loc(), "expected 'transform.yield' as terminator");
            return Err(error.note(Some(terminator.loc()), "terminator"));
        }
        let results = self.function_type().results();
        if terminator.num_operands() != results.len() {
            return Err(Diagnostic::error(
                terminator.loc(),
                "expected terminator to have as many operands as the parent op has results",
            ));
        }
        for (index, (operand, result)) in terminator.operands().types().zip(results).enumerate() {
            let result = self.ctx().type_ref(*result);
            if operand != result {
                return Err(Diagnostic::error(
                    terminator.loc(),
                    format!(
                        "the type of the terminator operand #{index} must match the type of the \
                         corresponding parent op result ('{operand}' vs '{result}')"
                    ),
                ));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for NamedSequenceOp<'ir> {
    fn verify(self) -> VerifyResult {
        if let Some(table) = (*self).ancestors().find(|it| it.has_trait::<SymbolTable>())
            && table.attr(WITH_NAMED_SEQUENCE).is_none()
        {
            let message = format!(
                "expects the parent symbol table to have the '{WITH_NAMED_SEQUENCE}' attribute"
            );
            let error = Diagnostic::error(self.loc(), message);
            return Err(error.note(Some(table.loc()), "symbol table operation"));
        }
        if let Some(outer) = (*self).parent_of_type::<TransformOpInterface<'_>>() {
            let message = "cannot be defined inside another transform op";
            let error = Diagnostic::error(self.loc(), message);
            return Err(error.note(Some(outer.loc()), "ancestor transform op"));
        }
        self.verify_yield()?;
        self.verify_annotations(false)
    }
}

impl<'ir> CallOpInterfaceTrait<'ir> for IncludeOp<'ir> {
    fn callable_for_callee(self) -> Callee<'ir> {
        Callee::Symbol(*self.target())
    }

    fn set_callee_from_callable(ir: &mut Ir, op: Op, callee: CalleeHandle) {
        if let CalleeHandle::Symbol(symbol) = callee {
            ir.set_property(op, Self::TARGET, Some(symbol));
        }
    }

    fn arg_operands(self) -> OperandRange<'ir> {
        (*self).operands()
    }
}

impl<'ir> IncludeOp<'ir> {
    fn callee(self, tables: &mut SymbolTables) -> Option<NamedSequenceOp<'ir>> {
        tables.lookup_nearest(*self, *self.target())?.dyn_cast()
    }
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for IncludeOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        let mut effects = Effects::default().modifies_payload().produces((*self).results());
        let operands = (*self).operands().op_operands();
        let Some(callee) = self.callee(&mut SymbolTables::new()) else {
            return effects.reads(operands).all();
        };
        for (index, operand) in operands.enumerate() {
            if callee.has_arg_attr(index, CONSUMED) {
                effects = effects.consumes([operand]);
            } else if callee.has_arg_attr(index, READONLY) {
                effects = effects.reads([operand]);
            }
        }
        effects.all()
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for IncludeOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let Some(callee) = self.callee(tables) else {
            return Err(self.op_error("does not reference a named transform sequence"));
        };
        let ty = callee.function_type();
        let ctx = self.ctx();
        if ty.inputs().len() != (*self).num_operands() {
            return Err(self.error("incorrect number of operands for callee"));
        }
        for (index, (operand, input)) in (*self).operands().types().zip(ty.inputs()).enumerate() {
            let input = ctx.type_ref(*input);
            if operand != input {
                return Err(self.op_error(format!(
                    "operand type mismatch: expected operand type '{input}', but provided \
                     '{operand}' for operand number {index}"
                )));
            }
        }
        if ty.results().len() != (*self).num_results() {
            return Err(self.error("incorrect number of results for callee"));
        }
        for (index, (result, output)) in (*self).results().types().zip(ty.results()).enumerate() {
            if !are_of_one_kind(result, ctx.type_ref(*output)) {
                return Err(self.op_error(format!(
                    "type of result #{index} must implement the same transform dialect interface \
                     as the corresponding callee result"
                )));
            }
        }
        callee.verify_annotations(true)
    }
}

/// Verifies that at most one operation consumes `value`. `report` makes the error.
fn verify_consumed_once(
    value: ValueRef<'_>,
    report: impl FnOnce(&str) -> Diagnostic,
) -> VerifyResult {
    let consumes =
        |user: OpRef<'_>| !user.isa::<TransformOpInterface<'_>>() || consumes_handle(user, value);
    let mut uses = value.uses().filter(|it| consumes(it.owner()));
    let (Some(first), Some(second)) = (uses.next(), uses.next()) else { return Ok(()) };
    let mut error = report(" has more than one potential consumer");
    for at in [first, second] {
        let note = format!("used here as operand #{}", at.operand_number());
        error = error.note(Some(at.owner().loc()), note);
    }
    Err(error)
}

impl<'ir> Verify<'ir> for SequenceOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.root().is_none() && !self.extra_bindings().is_empty() {
            return Err(self.op_error("does not expect extra operands when used as top-level"));
        }
        let Some(body) = self.body().first_block() else { return Ok(()) };
        for (index, argument) in body.arguments().enumerate() {
            verify_consumed_once(argument, |what| {
                self.op_error(format!("block argument #{index}{what}"))
            })?;
        }
        for child in body.ops() {
            if !child.isa::<TransformOpInterface<'_>>() && Some(child) != body.back() {
                let message = "expected children ops to implement TransformOpInterface";
                return Err(self.op_error(message).note(Some(child.loc()), "op without interface"));
            }
            for (index, result) in child.results().enumerate() {
                verify_consumed_once(result, |what| child.error(format!("result #{index}{what}")))?;
            }
        }
        let Some(terminator) = body.terminator() else {
            return Err(self.op_error("expects to have a terminator in the body"));
        };
        if !terminator.operands().types().eq(self.results().types()) {
            let message =
                "expects the types of the terminator operands to match the types of the result";
            return Err(self.op_error(message).note(Some(terminator.loc()), "terminator"));
        }
        Ok(())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for SequenceOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        successors.push(match point {
            RegionBranchPoint::Parent => {
                let body = (*self).region(0);
                let has_operands = (*self).num_operands() > 0;
                let arguments = body.first_block().into_iter().flat_map(|it| it.arguments());
                RegionSuccessor::region(body, arguments.filter(|_| has_operands))
            }
            _ => RegionSuccessor::parent((*self).results()),
        });
    }

    fn entry_successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        (*self).operands()
    }

    fn region_invocation_bounds(self, _operands: &[Option<AttrRef<'ir>>]) -> Vec<InvocationBounds> {
        vec![InvocationBounds::between(1, 1)]
    }
}

/// `%root, %extra : (type, type)`, or nothing. The parentheses may lack.
impl SequenceOpOperandsDirective for TransformDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Operands, Types, Operands, Types)> {
        let none = Operands::default;
        let Some(root) = p.parse_optional_operand()? else {
            return Ok((none(), Types::default(), none(), Types::default()));
        };
        let (mut extra, at) = (Default::default(), p.offset());
        if p.parse_optional_comma()? {
            extra = p.parse_operand_list(Delimiter::None)?;
        }
        p.parse_colon()?;
        p.parse_optional_l_paren()?;
        let root_type = p.parse_type()?;
        let mut extra_types = Types::default();
        if !extra.is_empty() {
            p.parse_comma()?;
            extra_types = p.parse_type_list()?;
        }
        if extra_types.len() != extra.len() {
            let message = "expected types to be provided for all operands";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        p.parse_optional_r_paren()?;
        let root_type = [root_type].into_iter().collect();
        Ok((root.into(), root_type, Operands::new(extra, at), extra_types))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        root: Option<ValueRef<'ir>>,
        root_type: Option<TypeRef<'ir>>,
        extra: OperandRange<'ir>,
        extra_types: impl Iterator<Item = TypeRef<'ir>>,
    ) {
        let (Some(root), Some(root_type)) = (root, root_type) else { return };
        let has_extra = !extra.is_empty();
        p.print_operands(std::iter::once(root).chain(extra));
        p.write(if has_extra { " : (" } else { " : " });
        p.print_type_list(std::iter::once(root_type).chain(extra_types));
        if has_extra {
            p.write(")");
        }
    }
}
