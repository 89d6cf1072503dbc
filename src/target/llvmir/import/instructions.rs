//! Instructions.

use ods_runtime::attrs::*;
use ods_runtime::op_def::OpDef;
use ods_runtime::{Diagnostic, Location, Op, OpState};

use super::ImportResult;
use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::ir::{
    BinaryOp, CastOp, FastMathFlags, Instruction, InstructionId, InstructionKind as Kind, TypeId,
    WrapFlags,
};
use crate::target::llvmir::keywords;

impl<'m> Import<'m> {
    /// The operation of an instruction of a function.
    pub(super) fn operation_of(
        &mut self,
        id: InstructionId,
        instruction: &'m Instruction,
        location: Location,
    ) -> ImportResult<Option<Op>> {
        let op = match &instruction.kind {
            Kind::Call(call) => self.call(call, location)?,
            Kind::Load { .. } | Kind::Store { .. } => self.access(instruction, location)?,
            Kind::Br(_) | Kind::CondBr { .. } | Kind::Switch { .. } | Kind::IndirectBr { .. } => {
                self.branch(&instruction.kind, location)?
            }
            kind => {
                let op = self.operation(kind, instruction.ty, location)?;
                op.ok_or_else(|| self.unhandled_instruction(id, location))?
            }
        };
        Ok(Some(op))
    }

    pub(super) fn unhandled_instruction(
        &self,
        id: InstructionId,
        location: Location,
    ) -> Diagnostic {
        let text = self.body.function.map(|it| self.module.instruction_text(it, id));
        let text = text.unwrap_or_default();
        Diagnostic::error(location, format!("unhandled instruction: {text}"))
    }

    /// The operation of an instruction that needs nothing but its operands; `None` if there is none.
    pub(super) fn operation(
        &mut self,
        kind: &Kind,
        ty: TypeId,
        location: Location,
    ) -> ImportResult<Option<Op>> {
        let op = match kind {
            Kind::Ret(value) => {
                let values = self.operands(value.as_slice())?;
                let mut state = self.state(&RETURN_OP, location);
                state.add_operands(values);
                self.insert(&state)
            }
            Kind::Resume(value) => {
                let value = self.operand(*value)?;
                let mut state = self.state(&RESUME_OP, location);
                state.add_operand(value);
                self.insert(&state)
            }
            Kind::Unreachable => {
                let state = self.state(&UNREACHABLE_OP, location);
                self.insert(&state)
            }
            Kind::Unary { flags, operand, .. } => {
                let operand = self.operand(*operand)?;
                let mut state = self.state(&FNEG_OP, location);
                state.add_operand(operand);
                self.set_fast_math(&mut state, FNegOp::FASTMATH_FLAGS, *flags);
                self.with_result(state, ty)
            }
            Kind::Binary { op, wrap, fast, lhs, rhs } => {
                let operands = self.operands(&[*lhs, *rhs])?;
                let mut state = self.state(binary(*op), location);
                state.add_operands(operands);
                self.binary_flags(&mut state, *op, *wrap, *fast);
                self.with_result(state, ty)
            }
            Kind::Cast { op, wrap, fast, operand } => {
                let Some(def) = cast(*op) else { return Ok(None) };
                let operand = self.operand(*operand)?;
                let mut state = self.state(def, location);
                state.add_operand(operand);
                match op {
                    CastOp::Trunc => {
                        let flags = overflow(*wrap);
                        state.edit::<TruncOp<'_>>(&self.ctx).set_overflow_flags(flags);
                    }
                    CastOp::ZExt if wrap.is_non_negative => {
                        state.set_property(ZExtOp::NON_NEG, self.unit());
                    }
                    CastOp::UIToFP if wrap.is_non_negative => {
                        state.set_property(UIToFPOp::NON_NEG, self.unit());
                    }
                    _ => {}
                }
                let _ = fast;
                self.with_result(state, ty)
            }
            Kind::ICmp { predicate, lhs, rhs, .. } => {
                let operands = self.operands(&[*lhs, *rhs])?;
                let mut state = self.state(&ICMP_OP, location);
                state.add_operands(operands);
                let predicate = keywords::find(predicate, keywords::integer_predicate);
                let predicate = predicate.unwrap_or(ICmpPredicate::Eq);
                state.edit::<ICmpOp<'_>>(&self.ctx).set_predicate(predicate);
                self.with_result(state, ty)
            }
            Kind::FCmp { predicate, flags, lhs, rhs } => {
                let operands = self.operands(&[*lhs, *rhs])?;
                let mut state = self.state(&FCMP_OP, location);
                state.add_operands(operands);
                let predicate = keywords::find(predicate, keywords::float_predicate);
                let predicate = predicate.unwrap_or(FCmpPredicate::False);
                state.edit::<FCmpOp<'_>>(&self.ctx).set_predicate(predicate);
                self.set_fast_math(&mut state, FCmpOp::FASTMATH_FLAGS, *flags);
                self.with_result(state, ty)
            }
            Kind::Select { condition, then, otherwise, flags } => {
                let operands = self.operands(&[*condition, *then, *otherwise])?;
                let mut state = self.state(&SELECT_OP, location);
                state.add_operands(operands);
                self.set_fast_math(&mut state, SelectOp::FASTMATH_FLAGS, *flags);
                self.with_result(state, ty)
            }
            Kind::Freeze(value) => {
                let value = self.operand(*value)?;
                let mut state = self.state(&FREEZE_OP, location);
                state.add_operand(value);
                self.with_result(state, ty)
            }
            Kind::VaArg(list) => {
                let list = self.operand(*list)?;
                let mut state = self.state(&VA_ARG_OP, location);
                state.add_operand(list);
                self.with_result(state, ty)
            }
            Kind::ExtractElement { vector, index } => {
                let operands = self.operands(&[*vector, *index])?;
                let mut state = self.state(&EXTRACTELEMENT_OP, location);
                state.add_operands(operands);
                self.with_result(state, ty)
            }
            Kind::InsertElement { vector, value, index } => {
                let operands = self.operands(&[*vector, *value, *index])?;
                let mut state = self.state(&INSERTELEMENT_OP, location);
                state.add_operands(operands);
                self.with_result(state, ty)
            }
            Kind::ShuffleVector { lhs, rhs, mask } => {
                let operands = self.operands(&[*lhs, *rhs])?;
                let mut state = self.state(&SHUFFLEVECTOR_OP, location);
                state.add_operands(operands);
                let mask = DenseI32ArrayAttr::get(&self.ctx, mask).handle();
                state.set_property(ShuffleVectorOp::MASK, mask);
                self.with_result(state, ty)
            }
            Kind::ExtractValue { aggregate, indices } => {
                let aggregate = self.operand(*aggregate)?;
                let mut state = self.state(&EXTRACTVALUE_OP, location);
                state.add_operand(aggregate);
                state.set_property(ExtractValueOp::POSITION, self.position(indices));
                self.with_result(state, ty)
            }
            Kind::InsertValue { aggregate, value, indices } => {
                let operands = self.operands(&[*aggregate, *value])?;
                let mut state = self.state(&INSERTVALUE_OP, location);
                state.add_operands(operands);
                state.set_property(InsertValueOp::POSITION, self.position(indices));
                self.with_result(state, ty)
            }
            Kind::LandingPad { is_cleanup, clauses } => {
                let clauses: Vec<_> = clauses.iter().map(|it| it.1).collect();
                let operands = self.operands(&clauses)?;
                let mut state = self.state(&LANDINGPAD_OP, location);
                state.add_operands(operands);
                if *is_cleanup {
                    state.set_property(LandingpadOp::CLEANUP, self.unit());
                }
                self.with_result(state, ty)
            }
            Kind::Alloca { .. }
            | Kind::Fence { .. }
            | Kind::CmpXchg { .. }
            | Kind::AtomicRmw { .. }
            | Kind::Gep { .. } => self.memory(kind, ty, location)?,
            _ => return Ok(None),
        };
        Ok(Some(op))
    }

    /// Inserts an operation with a result of this type.
    pub(super) fn with_result(&mut self, mut state: OpState, ty: TypeId) -> Op {
        state.add_type(self.ty(ty));
        self.insert(&state)
    }

    fn position(&self, indices: &[u32]) -> ods_runtime::Attribute {
        let indices: Vec<i64> = indices.iter().map(|it| i64::from(*it)).collect();
        DenseI64ArrayAttr::get(&self.ctx, &indices).handle()
    }

    fn binary_flags(
        &self,
        state: &mut OpState,
        op: BinaryOp,
        wrap: WrapFlags,
        fast: FastMathFlags,
    ) {
        let ctx = &self.ctx;
        match op {
            BinaryOp::Add => {
                state.edit::<AddOp<'_>>(ctx).set_overflow_flags(overflow(wrap));
            }
            BinaryOp::Sub => {
                state.edit::<SubOp<'_>>(ctx).set_overflow_flags(overflow(wrap));
            }
            BinaryOp::Mul => {
                state.edit::<MulOp<'_>>(ctx).set_overflow_flags(overflow(wrap));
            }
            BinaryOp::Shl => {
                state.edit::<ShlOp<'_>>(ctx).set_overflow_flags(overflow(wrap));
            }
            BinaryOp::UDiv if wrap.is_exact => state.set_property(UDivOp::IS_EXACT, self.unit()),
            BinaryOp::SDiv if wrap.is_exact => state.set_property(SDivOp::IS_EXACT, self.unit()),
            BinaryOp::LShr if wrap.is_exact => state.set_property(LShrOp::IS_EXACT, self.unit()),
            BinaryOp::AShr if wrap.is_exact => state.set_property(AShrOp::IS_EXACT, self.unit()),
            BinaryOp::Or if wrap.is_disjoint => state.set_property(OrOp::IS_DISJOINT, self.unit()),
            BinaryOp::FAdd => self.set_fast_math(state, FAddOp::FASTMATH_FLAGS, fast),
            BinaryOp::FSub => self.set_fast_math(state, FSubOp::FASTMATH_FLAGS, fast),
            BinaryOp::FMul => self.set_fast_math(state, FMulOp::FASTMATH_FLAGS, fast),
            BinaryOp::FDiv => self.set_fast_math(state, FDivOp::FASTMATH_FLAGS, fast),
            BinaryOp::FRem => self.set_fast_math(state, FRemOp::FASTMATH_FLAGS, fast),
            _ => {}
        }
    }

    pub(super) fn set_fast_math(
        &self,
        state: &mut OpState,
        key: ods_runtime::ir::PropertyKey,
        fast: FastMathFlags,
    ) {
        if let Some(attr) = self.fast_math(fast) {
            state.set_property(key, attr);
        }
    }

    /// The attribute of fast-math flags, if there are any.
    pub(super) fn fast_math(&self, fast: FastMathFlags) -> Option<ods_runtime::Attribute> {
        let words = [
            (fast.nnan, FastmathFlags::NNAN),
            (fast.ninf, FastmathFlags::NINF),
            (fast.nsz, FastmathFlags::NSZ),
            (fast.arcp, FastmathFlags::ARCP),
            (fast.contract, FastmathFlags::CONTRACT),
            (fast.afn, FastmathFlags::AFN),
            (fast.reassoc, FastmathFlags::REASSOC),
        ];
        let mut flags = FastmathFlags::NONE;
        for (_, flag) in words.into_iter().filter(|it| it.0) {
            flags |= flag;
        }
        let is_some = flags != FastmathFlags::NONE;
        is_some.then(|| FastmathFlagsAttr::get(&self.ctx, flags).handle())
    }
}

fn overflow(wrap: WrapFlags) -> IntegerOverflowFlags {
    let mut flags = IntegerOverflowFlags::NONE;
    if wrap.no_signed_wrap {
        flags |= IntegerOverflowFlags::NSW;
    }
    if wrap.no_unsigned_wrap {
        flags |= IntegerOverflowFlags::NUW;
    }
    flags
}

fn binary(op: BinaryOp) -> &'static OpDef {
    match op {
        BinaryOp::Add => &ADD_OP,
        BinaryOp::FAdd => &FADD_OP,
        BinaryOp::Sub => &SUB_OP,
        BinaryOp::FSub => &FSUB_OP,
        BinaryOp::Mul => &MUL_OP,
        BinaryOp::FMul => &FMUL_OP,
        BinaryOp::UDiv => &UDIV_OP,
        BinaryOp::SDiv => &SDIV_OP,
        BinaryOp::FDiv => &FDIV_OP,
        BinaryOp::URem => &UREM_OP,
        BinaryOp::SRem => &SREM_OP,
        BinaryOp::FRem => &FREM_OP,
        BinaryOp::Shl => &SHL_OP,
        BinaryOp::LShr => &LSHR_OP,
        BinaryOp::AShr => &ASHR_OP,
        BinaryOp::And => &AND_OP,
        BinaryOp::Or => &OR_OP,
        BinaryOp::Xor => &XOR_OP,
    }
}

fn cast(op: CastOp) -> Option<&'static OpDef> {
    Some(match op {
        CastOp::Trunc => &TRUNC_OP,
        CastOp::ZExt => &ZEXT_OP,
        CastOp::SExt => &SEXT_OP,
        CastOp::FPToUI => &FPTOUI_OP,
        CastOp::FPToSI => &FPTOSI_OP,
        CastOp::UIToFP => &UITOFP_OP,
        CastOp::SIToFP => &SITOFP_OP,
        CastOp::FPTrunc => &FPTRUNC_OP,
        CastOp::FPExt => &FPEXT_OP,
        CastOp::PtrToInt => &PTRTOINT_OP,
        CastOp::IntToPtr => &INTTOPTR_OP,
        CastOp::BitCast => &BITCAST_OP,
        CastOp::AddrSpaceCast => &ADDRSPACECAST_OP,
        CastOp::PtrToAddr => return None,
    })
}
