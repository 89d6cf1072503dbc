//! Calls.

use ods_runtime::attrs::*;
use ods_runtime::ir::InsertPoint;
use ods_runtime::{Attribute, Diagnostic, Location, Op, OpState, Value};

use super::ImportResult;
use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::ir::{
    Attributes, BlockId, Call, Constant, GlobalId, InlineAsmId, InstructionId, MemoryEffects,
    TailCall, Type as IrType, TypeId, Value as Operand,
};
use crate::target::llvmir::keywords;

/// The call attributes that are units of the operation.
const UNITS: &[(&str, ods_runtime::ir::PropertyKey)] = &[
    ("convergent", CallOp::CONVERGENT),
    ("nounwind", CallOp::NO_UNWIND),
    ("willreturn", CallOp::WILL_RETURN),
    ("noinline", CallOp::NO_INLINE),
    ("alwaysinline", CallOp::ALWAYS_INLINE),
    ("inlinehint", CallOp::INLINE_HINT),
];

/// What a call calls.
struct Callee {
    /// The name of the function.
    symbol: Option<Attribute>,
    operands: Vec<Value>,
    /// The type of the function.
    ty: TypeId,
    /// Whether the call's type fits the function's.
    is_compatible: bool,
}

fn tail(kind: TailCall) -> TailCallKind {
    match kind {
        TailCall::None => TailCallKind::None,
        TailCall::Tail => TailCallKind::Tail,
        TailCall::MustTail => TailCallKind::MustTail,
        TailCall::NoTail => TailCallKind::NoTail,
    }
}

impl<'m> Import<'m> {
    /// The function or the indirect function that a call names.
    pub(super) fn called_global(&self, call: &Call) -> Option<GlobalId> {
        let Operand::Constant(id) = call.target.callee else { return None };
        match self.module.constant(id) {
            Constant::Global {
                global: id @ (GlobalId::Function(_) | GlobalId::Ifunc(_)), ..
            } => Some(*id),
            _ => None,
        }
    }

    fn callee(&mut self, call: &Call, location: Location) -> ImportResult<Callee> {
        let mut operands = Vec::with_capacity(call.arguments.len() + 1);
        let global = self.called_global(call);
        if global.is_none() {
            operands.push(self.operand(call.target.callee)?);
        }
        for argument in &call.arguments {
            operands.push(self.operand(*argument)?);
        }
        let Some(global) = global else {
            let ty = call.target.ty;
            return Ok(Callee { symbol: None, operands, ty, is_compatible: true });
        };
        let ty = self.module.value_type(global);
        let symbol = Some(self.global_symbol(global));
        if self.is_compatible(call.target.ty, ty) {
            return Ok(Callee { symbol, operands, ty, is_compatible: true });
        }
        let (called, declared) = (self.ty(call.target.ty), self.ty(ty));
        let (called, declared) = (self.ctx.type_ref(called), self.ctx.type_ref(declared));
        let message = format!("incompatible call and callee types: '{called}' and '{declared}'");
        self.warn(location, message);
        let pointer = LLVMPointerType::get(&self.ctx, 0).into();
        let address = self.address_of(global, pointer, location);
        operands.insert(0, address);
        Ok(Callee { symbol: None, operands, ty: call.target.ty, is_compatible: false })
    }

    /// Whether a call of this type can be one of a function of that type.
    fn is_compatible(&self, call: TypeId, function: TypeId) -> bool {
        let types = &self.module.types;
        let (
            IrType::Function { result: a, parameters: arguments, .. },
            IrType::Function { result: b, parameters, is_variadic },
        ) = (&types[call], &types[function])
        else {
            return false;
        };
        let count_fits = match is_variadic {
            true => arguments.len() >= parameters.len(),
            false => arguments.len() == parameters.len(),
        };
        a == b && count_fits && arguments.iter().zip(parameters).all(|(a, b)| a == b)
    }

    /// The type of the function, if the operation has to say it.
    fn variadic_type(&mut self, ty: TypeId) -> Option<Attribute> {
        let IrType::Function { is_variadic: true, .. } = self.module.types[ty] else { return None };
        let ty = self.ty(ty);
        Some(TypeAttr::get(&self.ctx, ty).handle())
    }

    fn add_result(&mut self, state: &mut OpState, function: TypeId) {
        if let IrType::Function { result, .. } = self.module.types[function]
            && self.module.types[result] != IrType::Void
        {
            state.add_type(self.ty(result));
        }
    }

    pub(super) fn call(&mut self, call: &'m Call, location: Location) -> ImportResult<Op> {
        if let Operand::InlineAsm(assembly) = call.target.callee {
            return self.assembly(assembly, call, location);
        }
        let callee = self.callee(call, location)?;
        let ctx = self.ctx.clone();
        let mut state = self.state(&CALL_OP, location);
        state.set_segments(CallOp::OPERAND_SEGMENT_SIZES, &[callee.operands.len(), 0]);
        state.add_operands(callee.operands);
        self.add_result(&mut state, callee.ty);
        if let Some(ty) = self.variadic_type(callee.ty) {
            state.set_property(CallOp::VAR_CALLEE_TYPE, ty);
        }
        if let Some(symbol) = callee.symbol {
            state.set_property(CallOp::CALLEE, symbol);
        }
        let no_bundles = DenseI32ArrayAttr::get(&ctx, &[]).handle();
        state.set_property(CallOp::OP_BUNDLE_SIZES, no_bundles);
        self.set_fast_math(&mut state, CallOp::FASTMATH_FLAGS, call.flags);
        let convention = keywords::find(&call.calling_convention, keywords::calling_convention);
        let setters = state.edit::<CallOp<'_>>(&ctx).set_c_conv(convention.unwrap_or(CConv::C));
        setters.set_tail_call_kind(tail(call.tail));
        for (word, key) in UNITS.iter().filter(|it| call.attributes.has(it.0)) {
            let _ = word;
            state.set_property(*key, self.unit());
        }
        let effects = self.call_effects(call);
        if let Some(effects) = self.memory_effects(effects) {
            state.set_property(CallOp::MEMORY_EFFECTS, effects);
        }
        if callee.is_compatible {
            let (arguments, results) = self.call_parameters(call, &[]);
            if let Some(arguments) = arguments {
                state.set_property(CallOp::ARG_ATTRS, arguments);
            }
            if let Some(results) = results {
                state.set_property(CallOp::RES_ATTRS, results);
            }
        }
        Ok(self.insert(&state))
    }

    /// The effects of a call: those of the call that the function also has.
    fn call_effects(&self, call: &Call) -> MemoryEffects {
        let own = effects_of(&call.attributes);
        match self.called_global(call) {
            Some(GlobalId::Function(index)) => {
                let function = &self.module.functions[index as usize];
                let mut effects = effects_of(&function.attributes);
                if !call.bundles.is_empty() {
                    effects = bundle_effects(call, effects);
                }
                own.intersection(effects)
            }
            _ => own,
        }
    }

    fn assembly(
        &mut self,
        id: InlineAsmId,
        call: &'m Call,
        location: Location,
    ) -> ImportResult<Op> {
        let ctx = self.ctx.clone();
        let operands = self.operands(&call.arguments)?;
        let assembly = self.module.assembly_of(id);
        let has = |word: &str| assembly.words.contains(&word);
        let mut state = self.state(&INLINE_ASM_OP, location);
        state.add_operands(operands);
        if let IrType::Function { result, .. } = self.module.types[call.target.ty] {
            // Upstream has a result also if the assembly has none.
            state.add_type(self.ty(result));
        }
        state.set_property(InlineAsmOp::ASM_STRING, self.string(&assembly.text));
        state.set_property(InlineAsmOp::CONSTRAINTS, self.string(&assembly.constraints));
        if has("sideeffect") {
            state.set_property(InlineAsmOp::HAS_SIDE_EFFECTS, self.unit());
        }
        if has("alignstack") {
            state.set_property(InlineAsmOp::IS_ALIGN_STACK, self.unit());
        }
        let dialect = if has("inteldialect") { AsmDialect::AdIntel } else { AsmDialect::AdAtt };
        let setters = state.edit::<InlineAsmOp<'_>>(&ctx).set_tail_call_kind(tail(call.tail));
        setters.set_asm_dialect(Some(dialect));
        if let Some(attrs) = self.assembly_operands(&assembly.constraints, call) {
            state.set_property(InlineAsmOp::OPERAND_ATTRS, attrs);
        }
        Ok(self.insert(&state))
    }

    /// The types behind pointers that assembly takes.
    fn assembly_operands(&mut self, constraints: &str, call: &Call) -> Option<Attribute> {
        let mut attrs = Vec::new();
        let mut has_types = false;
        let mut index = 0;
        for constraint in constraints.split(',') {
            let is_output = constraint.starts_with('=');
            let is_indirect = constraint.trim_start_matches(['=', '&']).starts_with('*');
            let is_other = constraint.starts_with(['~', '!']) || constraint.is_empty();
            if is_other || (is_output && !is_indirect) {
                continue;
            }
            let attributes = call.parameter_attributes.parameters.get(index);
            index += 1;
            if !is_indirect {
                attrs.push(DictionaryAttr::get(&self.ctx, &[]).handle());
                continue;
            }
            let ty = attributes.and_then(|it| it.type_of("elementtype"));
            if let Some(ty) = ty {
                let ty = self.ty(ty);
                let value = TypeAttr::get(&self.ctx, ty).handle();
                let name = self.ctx.ident("elementtype");
                let attr = ods_runtime::ir::NamedAttribute { name, value };
                attrs.push(DictionaryAttr::get(&self.ctx, &[attr]).handle());
                has_types = true;
            }
        }
        has_types.then(|| self.array(&attrs))
    }

    pub(super) fn invoke(
        &mut self,
        id: InstructionId,
        call: &'m Call,
        (normal, unwind): (BlockId, BlockId),
        _ty: TypeId,
        location: Location,
    ) -> ImportResult<Option<Op>> {
        if let Operand::InlineAsm(_) = call.target.callee {
            let message = "invoke of inline assembly is not supported";
            return Err(Diagnostic::error(location, message));
        }
        let ctx = self.ctx.clone();
        let callee = self.callee(call, location)?;
        let normal_block = self.block_of(normal);
        // A block that passes the result of the call on, which the operation itself cannot.
        let between = self.passes_itself(id, normal).then(|| {
            let block = self.ir.add_block();
            if let Some(region) = self.ir.block(normal_block).parent().map(|it| it.handle()) {
                self.ir.insert_block(region, block, Some(normal_block));
            }
            block
        });
        let unwind_arguments = self.passed(unwind)?;
        let normal_arguments = match between {
            Some(_) => Vec::new(),
            None => self.passed(normal)?,
        };
        let mut state = self.state(&INVOKE_OP, location);
        let sizes = [callee.operands.len(), normal_arguments.len(), unwind_arguments.len(), 0];
        state.set_segments(InvokeOp::OPERAND_SEGMENT_SIZES, &sizes);
        state.add_operands(callee.operands);
        state.add_operands(normal_arguments);
        state.add_operands(unwind_arguments);
        state.add_successor(between.unwrap_or(normal_block));
        state.add_successor(self.block_of(unwind));
        self.add_result(&mut state, callee.ty);
        if let Some(ty) = self.variadic_type(callee.ty) {
            state.set_property(InvokeOp::VAR_CALLEE_TYPE, ty);
        }
        if let Some(symbol) = callee.symbol {
            state.set_property(InvokeOp::CALLEE, symbol);
        }
        let no_bundles = DenseI32ArrayAttr::get(&ctx, &[]).handle();
        state.set_property(InvokeOp::OP_BUNDLE_SIZES, no_bundles);
        let convention = keywords::find(&call.calling_convention, keywords::calling_convention);
        state.edit::<InvokeOp<'_>>(&ctx).set_c_conv(convention.unwrap_or(CConv::C));
        if callee.is_compatible {
            let (arguments, results) = self.call_parameters(call, &[]);
            if let Some(arguments) = arguments {
                state.set_property(InvokeOp::ARG_ATTRS, arguments);
            }
            if let Some(results) = results {
                state.set_property(InvokeOp::RES_ATTRS, results);
            }
        }
        let op = self.insert(&state);
        if let Some(result) = self.ir.op(op).results().first() {
            let result = result.handle();
            self.body.values.insert(id, result);
        }
        if let Some(block) = between {
            let passed = self.passed(normal)?;
            let mut state = self.state(&BR_OP, location);
            state.add_operands(passed);
            state.add_successor(normal_block);
            self.at(InsertPoint::End(block), |import| import.insert(&state));
        }
        Ok(Some(op))
    }
}

/// The effects that attributes say.
fn effects_of(attributes: &Attributes) -> MemoryEffects {
    match attributes.text_of("memory") {
        Some(text) => MemoryEffects::parse(text),
        None => MemoryEffects::all("readwrite"),
    }
}

/// Effects with those that bundles may have.
fn bundle_effects(call: &Call, effects: MemoryEffects) -> MemoryEffects {
    let is_harmless = |tag: &str, tags: &[&str]| tags.contains(&tag);
    let reads = call.bundles.iter().any(|it| {
        !is_harmless(&it.tag, &["ptrauth", "kcfi", "convergencectrl", "deactivation-symbol"])
    });
    let writes = call.bundles.iter().any(|it| {
        !is_harmless(
            &it.tag,
            &["deopt", "funclet", "ptrauth", "kcfi", "convergencectrl", "deactivation-symbol"],
        )
    });
    match (reads, writes) {
        (_, true) => MemoryEffects::all("readwrite"),
        (true, false) => effects.union(MemoryEffects::all("read")),
        _ => effects,
    }
}
