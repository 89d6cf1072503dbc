//! Calls of intrinsics.

use ods_runtime::attrs::*;
use ods_runtime::op_def::OpName;
use ods_runtime::rt::OdsEnum;
use ods_runtime::types::IntegerType;
use ods_runtime::{Diagnostic, Location, Op, OpState};
use rustc_hash::FxHashMap;

use super::ImportResult;
use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::export::{INTRINSICS, Intrinsic};
use crate::target::llvmir::ir::{
    Attribute as IrAttribute, Call, Constant, GlobalId, Instruction, InstructionId,
    InstructionKind, Metadata, Type as IrType, Value as Operand, intrinsics,
};

/// The operations of intrinsics, by the names of these.
pub(super) struct Operations {
    table: FxHashMap<String, (&'static str, Intrinsic)>,
}

/// The intrinsics that are imported in a way of their own.
const SPECIAL: &[&str] = &[
    "llvm.experimental.noalias.scope.decl",
    "llvm.experimental.constrained.uitofp",
    "llvm.experimental.constrained.sitofp",
    "llvm.experimental.constrained.fptrunc",
    "llvm.experimental.constrained.fpext",
    "llvm.masked.load",
    "llvm.masked.store",
    "llvm.masked.gather",
    "llvm.masked.scatter",
    "llvm.matrix.column.major.load",
    "llvm.matrix.column.major.store",
    "llvm.matrix.multiply",
    "llvm.matrix.transpose",
    "llvm.dbg.declare",
    "llvm.dbg.value",
    "llvm.dbg.label",
];

impl Operations {
    pub(super) fn new() -> Self {
        let rows = INTRINSICS.iter().map(|(op, row)| (intrinsics::name(row.name), (*op, *row)));
        Self { table: rows.collect() }
    }
}

/// The position of an argument that says how a pointer is aligned, and that of the pointer.
#[derive(Clone, Copy)]
struct Aligned {
    pointer: usize,
    operands: usize,
}

impl<'m> Import<'m> {
    /// Whether calls of a function become operations, so that its declaration is not needed.
    pub(super) fn is_converted_intrinsic(&self, name: &str) -> bool {
        let Some((base, _)) = intrinsics::facts(name) else { return false };
        SPECIAL.contains(&base) || self.operations.table.contains_key(base)
    }

    /// The name of the intrinsic that an instruction calls, without types.
    pub(super) fn called_intrinsic(&self, kind: &InstructionKind) -> Option<&'m str> {
        let InstructionKind::Call(call) = kind else { return None };
        let Some(GlobalId::Function(index)) = self.called_global(call) else { return None };
        let name = &self.module.functions[index as usize].global.name;
        // Those of targets are not in the table.
        let other = || Some(name.as_str()).filter(|it| it.starts_with("llvm."));
        intrinsics::facts(name).map(|it| it.0).or_else(other)
    }

    pub(super) fn intrinsic(
        &mut self,
        name: &str,
        id: InstructionId,
        call: &'m Call,
        instruction: &'m Instruction,
        location: Location,
    ) -> ImportResult<Option<Op>> {
        let unregistered_only = self.options.prefer_unregistered_intrinsics;
        let is_special = SPECIAL.contains(&name);
        if is_special && !unregistered_only {
            return self.special(name, id, call, instruction, location);
        }
        let row = self.operations.table.get(name).copied();
        let Some((op, row)) = row.filter(|_| !unregistered_only) else {
            let op = self.unregistered(call, instruction, location)?;
            // As upstream, which knows an instruction only by its result.
            return Ok(Some(op).filter(|it| self.ir.op(*it).num_results() > 0));
        };
        let state = OpState::new(self.ctx.op_name(op), location);
        self.row(state, &row, call, instruction).map(Some)
    }

    /// The operation that calls an intrinsic by its name.
    fn unregistered(
        &mut self,
        call: &'m Call,
        instruction: &'m Instruction,
        location: Location,
    ) -> ImportResult<Op> {
        let ctx = self.ctx.clone();
        let operands = self.operands(&call.arguments)?;
        let name = match self.called_global(call) {
            Some(global) => self.module.global(global).name.clone(),
            None => String::new(),
        };
        let mut state = self.state(&CALL_INTRINSIC_OP, location);
        state.set_segments(CallIntrinsicOp::OPERAND_SEGMENT_SIZES, &[operands.len(), 0]);
        state.add_operands(operands);
        state.set_property(CallIntrinsicOp::INTRIN, self.string(&name));
        let no_bundles = DenseI32ArrayAttr::get(&ctx, &[]).handle();
        state.set_property(CallIntrinsicOp::OP_BUNDLE_SIZES, no_bundles);
        self.set_fast_math(&mut state, CallIntrinsicOp::FASTMATH_FLAGS, call.flags);
        let (arguments, results) = self.call_parameters(call, &[]);
        if let Some(arguments) = arguments {
            state.set_property(CallIntrinsicOp::ARG_ATTRS, arguments);
        }
        if let Some(results) = results {
            state.set_property(CallIntrinsicOp::RES_ATTRS, results);
        }
        Ok(self.finish(state, instruction))
    }

    /// Inserts an operation with the result of the instruction.
    fn finish(&mut self, mut state: OpState, instruction: &Instruction) -> Op {
        if self.module.types[instruction.ty] != IrType::Void {
            state.add_type(self.ty(instruction.ty));
        }
        self.insert(&state)
    }

    /// Whether operations of this name have an inherent attribute.
    fn has_property(&self, name: OpName, property: &str) -> bool {
        let def = self.ctx.op_name_ref(name).def();
        def.is_some_and(|it| it.property_list().iter().any(|it| it.name == property))
    }

    /// An operation with the operands of the call, of which some are attributes.
    fn row(
        &mut self,
        mut state: OpState,
        row: &Intrinsic,
        call: &'m Call,
        instruction: &'m Instruction,
    ) -> ImportResult<Op> {
        let ctx = self.ctx.clone();
        for (position, name) in row.immediate_arguments {
            let argument = call.arguments.get(*position).copied();
            let attr = match argument {
                Some(Operand::Constant(id)) => self.constant_attr(id),
                _ => None,
            };
            let Some(attr) = attr else {
                return Err(Diagnostic::error(state.loc, "expected a constant argument"));
            };
            state.add_attr(ctx.ident(name), attr);
        }
        let positions: Vec<usize> = row.immediate_arguments.iter().map(|it| it.0).collect();
        for (index, argument) in call.arguments.iter().enumerate() {
            if !positions.contains(&index) {
                let value = self.operand(*argument)?;
                state.add_operand(value);
            }
        }
        let (sizes, tags) = (CallOp::OP_BUNDLE_SIZES.name, CallOp::OP_BUNDLE_TAGS.name);
        if self.has_property(state.name, sizes) {
            let mut lengths = Vec::with_capacity(call.bundles.len());
            let mut names = Vec::with_capacity(call.bundles.len());
            for bundle in &call.bundles {
                lengths.push(bundle.operands.len() as i32);
                names.push(self.string(&bundle.tag));
                let values = self.operands(&bundle.operands)?;
                state.add_operands(values);
            }
            state.add_attr(ctx.ident(sizes), DenseI32ArrayAttr::get(&ctx, &lengths).handle());
            state.add_attr(ctx.ident(tags), self.array(&names));
        }
        let flags = CallOp::FASTMATH_FLAGS.name;
        if self.has_property(state.name, flags)
            && let Some(attr) = self.fast_math(call.flags)
        {
            state.add_attr(ctx.ident(flags), attr);
        }
        if self.has_property(state.name, CallOp::ARG_ATTRS.name) {
            let (arguments, results) = self.call_parameters(call, &positions);
            if let Some(arguments) = arguments {
                state.add_attr(ctx.ident(CallOp::ARG_ATTRS.name), arguments);
            }
            if let Some(results) = results {
                state.add_attr(ctx.ident(CallOp::RES_ATTRS.name), results);
            }
        }
        Ok(self.finish(state, instruction))
    }

    fn special(
        &mut self,
        name: &str,
        id: InstructionId,
        call: &'m Call,
        instruction: &'m Instruction,
        location: Location,
    ) -> ImportResult<Option<Op>> {
        let short = name.trim_start_matches("llvm.");
        let op = self.ctx.op_name(&format!("llvm.intr.{short}"));
        let state = OpState::new(op, location);
        let aligned = |pointer, operands| Aligned { pointer, operands };
        let op = match short {
            "experimental.noalias.scope.decl" => {
                return self.scope_declaration(state, id, call, location);
            }
            "masked.load" => {
                let mut state = state;
                if instruction.attachments.iter().any(|it| it.0 == "nontemporal") {
                    state.set_property(MaskedLoadOp::NONTEMPORAL, self.unit());
                }
                self.aligned(state, call, aligned(0, 3), instruction)?
            }
            "masked.gather" => self.aligned(state, call, aligned(0, 3), instruction)?,
            "masked.store" | "masked.scatter" => {
                self.aligned(state, call, aligned(1, 3), instruction)?
            }
            "matrix.column.major.load" => {
                let names = ["isVolatile", "rows", "columns"];
                self.numbered(state, call, &names, instruction)?
            }
            "matrix.column.major.store" => {
                let names = ["isVolatile", "rows", "columns"];
                self.numbered(state, call, &names, instruction)?
            }
            "matrix.multiply" => {
                let names = ["lhs_rows", "lhs_columns", "rhs_columns"];
                self.numbered(state, call, &names, instruction)?
            }
            "matrix.transpose" => self.numbered(state, call, &["rows", "columns"], instruction)?,
            _ => self.constrained(state, call, instruction)?,
        };
        Ok(Some(op))
    }

    /// The declaration of an alias scope, which is left out if no access has the scope.
    fn scope_declaration(
        &mut self,
        mut state: OpState,
        id: InstructionId,
        call: &Call,
        location: Location,
    ) -> ImportResult<Option<Op>> {
        let node = match call.arguments.first() {
            Some(Operand::Metadata(node)) => *node,
            _ => return Err(self.failed_intrinsic(id, location)),
        };
        let Some(scopes) = self.scopes_of(node) else { return Ok(None) };
        let [scope] = scopes.as_slice() else { return Err(self.failed_intrinsic(id, location)) };
        state.set_property(NoAliasScopeDeclOp::SCOPE, *scope);
        Ok(Some(self.insert(&state)))
    }

    /// The error for a call of an intrinsic, after the reason.
    pub(super) fn unhandled_intrinsic<T>(
        &self,
        id: InstructionId,
        location: Location,
        reason: Diagnostic,
    ) -> ImportResult<T> {
        let error = self.failed_intrinsic(id, location);
        if reason.message() != error.message() {
            self.ctx.emit(reason);
        }
        Err(error)
    }

    fn failed_intrinsic(&self, id: InstructionId, location: Location) -> Diagnostic {
        let text = self.body.function.map(|it| self.module.instruction_text(it, id));
        let text = text.unwrap_or_default();
        Diagnostic::error(location, format!("unhandled intrinsic: {text}"))
    }

    /// An access to several places, whose alignment is an attribute.
    fn aligned(
        &mut self,
        mut state: OpState,
        call: &Call,
        aligned: Aligned,
        instruction: &Instruction,
    ) -> ImportResult<Op> {
        let operands =
            self.operands(&call.arguments[..aligned.operands.min(call.arguments.len())])?;
        state.add_operands(operands);
        let attributes = call.parameter_attributes.parameters.get(aligned.pointer);
        let alignment = attributes.into_iter().flat_map(|it| it.iter()).find_map(|it| match it {
            IrAttribute::Integer("align", number) => Some(*number),
            _ => None,
        });
        let alignment = self.integer(32, alignment.unwrap_or(1).cast_signed());
        state.add_attr(self.ctx.ident(LoadOp::ALIGNMENT.name), alignment);
        Ok(self.finish(state, instruction))
    }

    /// An operation whose last arguments are attributes with these names.
    fn numbered(
        &mut self,
        mut state: OpState,
        call: &Call,
        names: &[&str],
        instruction: &Instruction,
    ) -> ImportResult<Op> {
        let count = call.arguments.len().saturating_sub(names.len());
        let (operands, numbers) = call.arguments.split_at(count);
        let operands = self.operands(operands)?;
        state.add_operands(operands);
        for (name, number) in names.iter().zip(numbers) {
            if let Operand::Constant(id) = number {
                // Upstream creates the constants, too.
                self.constant(*id)?;
                if let Some(attr) = self.constant_attr(*id) {
                    state.add_attr(self.ctx.ident(name), attr);
                }
            }
        }
        Ok(self.finish(state, instruction))
    }

    /// A conversion that says how it rounds, and what it does with exceptions.
    fn constrained(
        &mut self,
        mut state: OpState,
        call: &Call,
        instruction: &Instruction,
    ) -> ImportResult<Op> {
        let operands: Vec<Operand> = call.arguments.iter().take(1).copied().collect();
        let operands = self.operands(&operands)?;
        state.add_operands(operands);
        let ctx = self.ctx.clone();
        let i64 = IntegerType::get(&ctx, 64);
        for argument in call.arguments.iter().skip(1) {
            let Operand::Metadata(id) = argument else { continue };
            let Metadata::String(word) = self.module.metadata_of(*id).0 else { continue };
            let rounding = match word.as_str() {
                "round.towardzero" => Some(RoundingMode::TowardZero),
                "round.tonearest" => Some(RoundingMode::NearestTiesToEven),
                "round.upward" => Some(RoundingMode::TowardPositive),
                "round.downward" => Some(RoundingMode::TowardNegative),
                "round.tonearestaway" => Some(RoundingMode::NearestTiesToAway),
                "round.dynamic" => Some(RoundingMode::Dynamic),
                _ => None,
            };
            if let Some(rounding) = rounding {
                let name = ctx.ident(ConstrainedFPTruncIntr::ROUNDINGMODE.name);
                let bits = rounding.to_bits().cast_signed();
                state.add_attr(name, IntegerAttr::get(&ctx, i64, bits).handle());
            }
            let behavior = match word.as_str() {
                "fpexcept.ignore" => Some(FPExceptionBehavior::Ignore),
                "fpexcept.maytrap" => Some(FPExceptionBehavior::MayTrap),
                "fpexcept.strict" => Some(FPExceptionBehavior::Strict),
                _ => None,
            };
            if let Some(behavior) = behavior {
                let name = ctx.ident(ConstrainedFPTruncIntr::FP_EXCEPTION_BEHAVIOR.name);
                let bits = behavior.to_bits().cast_signed();
                state.add_attr(name, IntegerAttr::get(&ctx, i64, bits).handle());
            }
        }
        Ok(self.finish(state, instruction))
    }

    /// The integer that a piece of metadata is.
    pub(super) fn metadata_integer(
        &self,
        id: crate::target::llvmir::ir::MetadataId,
    ) -> Option<ods_runtime::apint::ApInt> {
        let Metadata::Constant(id) = self.module.metadata_of(id).0 else { return None };
        match self.module.constant(*id) {
            Constant::Integer { value, .. } => Some(value.clone()),
            _ => None,
        }
    }
}
