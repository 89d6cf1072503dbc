//! Instructions.

use super::Writer;
use crate::target::llvmir::ir::constants::Constant;
use crate::target::llvmir::ir::function::{BlockId, Function, InstructionId, Value};
use crate::target::llvmir::ir::instructions::{
    Access, Call, FastMathFlags, GepFlags, InstructionKind as Kind, TailCall, WrapFlags,
};
use crate::target::llvmir::ir::types::{Type, TypeId};

impl Writer<'_> {
    /// The type of a value.
    fn type_of(&self, function: &Function, value: Value) -> Option<TypeId> {
        match value {
            Value::Constant(id) => Some(self.module.constant_type(id)),
            Value::Argument(index) => function.parameters.get(index as usize).copied(),
            Value::Instruction(id) => Some(function.instruction(id).ty),
            Value::Metadata(_) | Value::InlineAsm(_) => None,
        }
    }

    fn write_type_of(&mut self, function: &Function, value: Value) {
        match self.type_of(function, value) {
            Some(ty) => self.ty(ty),
            None if matches!(value, Value::Metadata(_)) => self.text("metadata"),
            None => self.text("ptr"),
        }
    }

    /// A value after its type.
    pub(super) fn typed_value(&mut self, function: &Function, value: Value) {
        self.write_type_of(function, value);
        self.text(" ");
        self.value(function, value);
    }

    fn value(&mut self, function: &Function, value: Value) {
        match value {
            Value::Constant(id) => self.constant(id),
            Value::Argument(index) => self.parameter_name(function, index as usize),
            Value::Instruction(id) => self.instruction_name(function, id),
            Value::Metadata(id) => self.metadata_value(Some(function), id),
            Value::InlineAsm(id) => {
                let assembly = &self.module.inline_assembly[id.0 as usize];
                self.text("asm ");
                for word in &assembly.words {
                    self.text(word);
                    self.text(" ");
                }
                self.text("\"");
                self.escaped(assembly.text.as_bytes());
                self.text("\", \"");
                self.escaped(assembly.constraints.as_bytes());
                self.text("\"");
            }
        }
    }

    /// Values after one type, which is that of the first.
    fn same_type(&mut self, function: &Function, values: &[Value]) {
        if let Some(first) = values.first() {
            self.text(" ");
            self.write_type_of(function, *first);
            self.text(" ");
            self.list(values, |writer, it| writer.value(function, *it));
        }
    }

    /// Values, each after its type.
    fn typed_values(&mut self, function: &Function, values: &[Value]) {
        self.text(" ");
        self.list(values, |writer, it| writer.typed_value(function, *it));
    }

    fn label(&mut self, function: &Function, block: BlockId) {
        self.text("label ");
        self.block_name(function, block);
    }

    fn instruction_name(&mut self, function: &Function, id: InstructionId) {
        let number = self.local.instruction(id);
        self.local_name(&function.instruction(id).name, number);
    }

    pub(super) fn wrap_flags(&mut self, flags: WrapFlags) {
        let words = [
            (flags.no_unsigned_wrap, " nuw"),
            (flags.no_signed_wrap, " nsw"),
            (flags.is_exact, " exact"),
            (flags.is_disjoint, " disjoint"),
            (flags.is_non_negative, " nneg"),
            (flags.has_same_sign, " samesign"),
        ];
        words.iter().filter(|(is_set, _)| *is_set).for_each(|(_, word)| self.text(word));
    }

    pub(super) fn gep_flags(&mut self, flags: GepFlags) {
        if flags.in_bounds {
            self.text(" inbounds");
        } else if flags.no_unsigned_signed_wrap {
            self.text(" nusw");
        }
        if flags.no_unsigned_wrap {
            self.text(" nuw");
        }
        if let Some((start, end)) = flags.in_range {
            self.text(&format!(" inrange({start}, {end})"));
        }
    }

    fn fast_math_flags(&mut self, flags: FastMathFlags) {
        let words = [
            (flags.reassoc, " reassoc"),
            (flags.nnan, " nnan"),
            (flags.ninf, " ninf"),
            (flags.nsz, " nsz"),
            (flags.arcp, " arcp"),
            (flags.contract, " contract"),
            (flags.afn, " afn"),
        ];
        if words.iter().all(|(is_set, _)| *is_set) {
            self.text(" fast");
            return;
        }
        words.iter().filter(|(is_set, _)| *is_set).for_each(|(_, word)| self.text(word));
    }

    pub(super) fn instruction(&mut self, function: &Function, id: InstructionId) {
        let instruction = function.instruction(id);
        if self.module.types[instruction.ty] != Type::Void {
            self.instruction_name(function, id);
            self.text(" = ");
        }
        self.operation(function, &instruction.kind, instruction.ty);
        if let Some(location) = instruction.location {
            self.text(", !dbg ");
            self.metadata_operand(location);
        }
        self.attachments(&instruction.attachments, ", ");
    }

    fn operation(&mut self, function: &Function, kind: &Kind, ty: TypeId) {
        match kind {
            Kind::Ret(_)
            | Kind::Br(_)
            | Kind::CondBr { .. }
            | Kind::Switch { .. }
            | Kind::IndirectBr { .. }
            | Kind::Invoke { .. }
            | Kind::Resume(_)
            | Kind::Unreachable => self.terminator(function, kind),
            Kind::CallBr { .. }
            | Kind::CleanupRet { .. }
            | Kind::CatchRet { .. }
            | Kind::CatchSwitch { .. }
            | Kind::CatchPad { .. }
            | Kind::CleanupPad { .. } => self.exceptional(function, kind),
            Kind::Alloca { .. }
            | Kind::Load { .. }
            | Kind::Store { .. }
            | Kind::Fence { .. }
            | Kind::CmpXchg { .. }
            | Kind::AtomicRmw { .. }
            | Kind::Gep { .. } => self.memory(function, kind, ty),
            Kind::Call(call) => self.call(function, call),
            _ => self.computation(function, kind, ty),
        }
    }

    fn terminator(&mut self, function: &Function, kind: &Kind) {
        match kind {
            Kind::Ret(None) => self.text("ret void"),
            Kind::Ret(Some(value)) => {
                self.text("ret ");
                self.typed_value(function, *value);
            }
            Kind::Br(block) => {
                self.text("br ");
                self.label(function, *block);
            }
            Kind::CondBr { condition, then, otherwise } => {
                self.text("br ");
                self.typed_value(function, *condition);
                self.text(", ");
                self.label(function, *then);
                self.text(", ");
                self.label(function, *otherwise);
            }
            Kind::Switch { value, default, cases } => {
                self.text("switch ");
                self.typed_value(function, *value);
                self.text(", ");
                self.label(function, *default);
                self.text(" [");
                for (case, block) in cases {
                    self.text("\n    ");
                    self.typed_constant(*case);
                    self.text(", ");
                    self.label(function, *block);
                }
                self.text("\n  ]");
            }
            Kind::IndirectBr { address, destinations } => {
                self.text("indirectbr ");
                self.typed_value(function, *address);
                self.text(", [");
                self.list(destinations, |writer, it| writer.label(function, *it));
                self.text("]");
            }
            Kind::Invoke { call, normal, unwind } => {
                self.text("invoke");
                self.called(function, call);
                self.text("\n          to ");
                self.label(function, *normal);
                self.text(" unwind ");
                self.label(function, *unwind);
            }
            Kind::Resume(value) => {
                self.text("resume ");
                self.typed_value(function, *value);
            }
            _ => self.text("unreachable"),
        }
    }

    /// What only exceptions of Windows and `asm goto` need.
    fn exceptional(&mut self, function: &Function, kind: &Kind) {
        let unwind = |writer: &mut Self, unwind: Option<BlockId>| match unwind {
            Some(block) => writer.label(function, block),
            None => writer.text("to caller"),
        };
        let arguments = |writer: &mut Self, arguments: &[Value]| {
            writer.text(" [");
            writer.list(arguments, |writer, it| writer.typed_value(function, *it));
            writer.text("]");
        };
        match kind {
            Kind::CallBr { call, default, indirect } => {
                self.text("callbr");
                self.called(function, call);
                self.text("\n          to ");
                self.label(function, *default);
                self.text(" [");
                self.list(indirect, |writer, it| writer.label(function, *it));
                self.text("]");
            }
            Kind::CleanupRet { pad, unwind: block } => {
                self.text("cleanupret from ");
                self.value(function, *pad);
                self.text(" unwind ");
                unwind(self, *block);
            }
            Kind::CatchRet { pad, to } => {
                self.text("catchret from ");
                self.value(function, *pad);
                self.text(" to ");
                self.label(function, *to);
            }
            Kind::CatchSwitch { parent, handlers, unwind: block } => {
                self.text("catchswitch within ");
                self.value(function, *parent);
                self.text(" [");
                self.list(handlers, |writer, it| writer.label(function, *it));
                self.text("] unwind ");
                unwind(self, *block);
            }
            Kind::CatchPad { parent, arguments: values } => {
                self.text("catchpad within ");
                self.value(function, *parent);
                arguments(self, values);
            }
            Kind::CleanupPad { parent, arguments: values } => {
                self.text("cleanuppad within ");
                self.value(function, *parent);
                arguments(self, values);
            }
            // The other kinds are written by the callers.
            _ => {}
        }
    }

    fn computation(&mut self, function: &Function, kind: &Kind, ty: TypeId) {
        match kind {
            Kind::Unary { op, flags, operand } => {
                self.text(op.word());
                self.fast_math_flags(*flags);
                self.same_type(function, &[*operand]);
            }
            Kind::Binary { op, wrap, fast, lhs, rhs } => {
                self.text(op.word());
                self.fast_math_flags(*fast);
                self.wrap_flags(*wrap);
                self.same_type(function, &[*lhs, *rhs]);
            }
            Kind::Cast { op, wrap, fast, operand } => {
                self.text(op.word());
                self.fast_math_flags(*fast);
                self.wrap_flags(*wrap);
                self.typed_values(function, &[*operand]);
                self.text(" to ");
                self.ty(ty);
            }
            Kind::ICmp { predicate, wrap, lhs, rhs } => {
                self.text("icmp");
                self.wrap_flags(*wrap);
                self.text(&format!(" {predicate}"));
                self.same_type(function, &[*lhs, *rhs]);
            }
            Kind::FCmp { predicate, flags, lhs, rhs } => {
                self.text("fcmp");
                self.fast_math_flags(*flags);
                self.text(&format!(" {predicate}"));
                self.same_type(function, &[*lhs, *rhs]);
            }
            Kind::ExtractElement { vector, index } => {
                self.text("extractelement");
                self.typed_values(function, &[*vector, *index]);
            }
            Kind::InsertElement { vector, value, index } => {
                self.text("insertelement");
                self.typed_values(function, &[*vector, *value, *index]);
            }
            Kind::ShuffleVector { lhs, rhs, mask } => {
                self.text("shufflevector");
                self.typed_values(function, &[*lhs, *rhs]);
                self.mask(ty, mask);
            }
            Kind::ExtractValue { aggregate, indices } => {
                self.text("extractvalue");
                self.typed_values(function, &[*aggregate]);
                indices.iter().for_each(|it| self.text(&format!(", {it}")));
            }
            Kind::InsertValue { aggregate, value, indices } => {
                self.text("insertvalue");
                self.typed_values(function, &[*aggregate, *value]);
                indices.iter().for_each(|it| self.text(&format!(", {it}")));
            }
            Kind::Phi { incoming, flags } => {
                self.text("phi");
                self.fast_math_flags(*flags);
                self.text(" ");
                self.ty(ty);
                self.text(" ");
                self.list(incoming, |writer, (value, block)| {
                    writer.text("[ ");
                    writer.value(function, *value);
                    writer.text(", ");
                    writer.block_name(function, *block);
                    writer.text(" ]");
                });
            }
            Kind::Select { condition, then, otherwise, flags } => {
                self.text("select");
                self.fast_math_flags(*flags);
                self.typed_values(function, &[*condition, *then, *otherwise]);
            }
            Kind::Freeze(value) => {
                self.text("freeze");
                self.same_type(function, &[*value]);
            }
            Kind::VaArg(value) => {
                self.text("va_arg");
                self.typed_values(function, &[*value]);
                self.text(", ");
                self.ty(ty);
            }
            Kind::LandingPad { is_cleanup, clauses } => {
                self.text("landingpad ");
                self.ty(ty);
                if *is_cleanup {
                    self.text("\n          cleanup");
                }
                for (is_filter, value) in clauses {
                    self.text("\n          ");
                    self.text(if *is_filter { "filter " } else { "catch " });
                    self.typed_value(function, *value);
                }
            }
            // The other kinds are written by the callers.
            _ => {}
        }
    }

    /// The mask of a shuffle; `ty` is the type of the result.
    fn mask(&mut self, ty: TypeId, mask: &[i32]) {
        let is_scalable = matches!(self.module.types[ty], Type::Vector { is_scalable: true, .. });
        let scale = if is_scalable { "vscale x " } else { "" };
        self.text(&format!(", <{scale}{} x i32> ", mask.len()));
        if mask.iter().all(|it| *it == 0) {
            self.text("zeroinitializer");
        } else if mask.iter().all(|it| *it < 0) {
            self.text("poison");
        } else {
            self.text("<");
            self.list(mask, |writer, it| match it {
                0.. => writer.text(&format!("i32 {it}")),
                _ => writer.text("i32 poison"),
            });
            self.text(">");
        }
    }

    fn memory(&mut self, function: &Function, kind: &Kind, ty: TypeId) {
        match kind {
            Kind::Alloca { element, count, alignment, is_inalloca } => {
                self.text(if *is_inalloca { "alloca inalloca " } else { "alloca " });
                self.ty(*element);
                if !self.is_one_of_i32(*count) {
                    self.text(", ");
                    self.typed_value(function, *count);
                }
                self.text(&format!(", align {alignment}"));
                if let Some(space @ 1..) = self.module.types.address_space(ty) {
                    self.text(&format!(", addrspace({space})"));
                }
            }
            Kind::Load { address, access } => {
                self.text("load");
                self.access_words(access);
                self.text(" ");
                self.ty(ty);
                self.text(", ");
                self.typed_value(function, *address);
                self.access(access, access.ordering);
            }
            Kind::Store { value, address, access } => {
                self.text("store");
                self.access_words(access);
                self.typed_values(function, &[*value, *address]);
                self.access(access, access.ordering);
            }
            Kind::Fence { ordering, scope } => {
                self.text("fence");
                self.scope(scope);
                self.text(&format!(" {ordering}"));
            }
            Kind::CmpXchg { address, expected, value, access, failure_ordering, is_weak } => {
                self.text(if *is_weak { "cmpxchg weak" } else { "cmpxchg" });
                self.text(if access.is_volatile { " volatile" } else { "" });
                self.typed_values(function, &[*address, *expected, *value]);
                self.access(access, &format!("{} {failure_ordering}", access.ordering));
            }
            Kind::AtomicRmw { op, address, value, access } => {
                self.text("atomicrmw");
                self.text(if access.is_volatile { " volatile" } else { "" });
                self.text(&format!(" {op}"));
                self.typed_values(function, &[*address, *value]);
                self.access(access, access.ordering);
            }
            Kind::Gep { element, base, indices, flags } => {
                self.text("getelementptr");
                self.gep_flags(*flags);
                self.text(" ");
                self.ty(*element);
                self.text(",");
                let values: Vec<Value> =
                    std::iter::once(*base).chain(indices.iter().copied()).collect();
                self.typed_values(function, &values);
            }
            // The other kinds are written by the callers.
            _ => {}
        }
    }

    fn is_one_of_i32(&self, value: Value) -> bool {
        let Value::Constant(id) = value else { return false };
        match self.module.constant(id) {
            Constant::Integer { value, .. } => value.width() == 32 && value.to_u64() == Some(1),
            _ => false,
        }
    }

    fn access_words(&mut self, access: &Access) {
        self.text(if access.ordering.is_empty() { "" } else { " atomic" });
        self.text(if access.is_volatile { " volatile" } else { "" });
    }

    fn scope(&mut self, scope: &str) {
        if !scope.is_empty() {
            self.text(" syncscope(\"");
            self.escaped(scope.as_bytes());
            self.text("\")");
        }
    }

    /// The scope, the orderings and the alignment of an access.
    fn access(&mut self, access: &Access, orderings: &str) {
        if !access.ordering.is_empty() {
            self.scope(&access.scope);
            self.text(&format!(" {orderings}"));
        }
        self.text(&format!(", align {}", access.alignment));
    }

    fn call(&mut self, function: &Function, call: &Call) {
        self.text(match call.tail {
            TailCall::None => "",
            TailCall::Tail => "tail ",
            TailCall::MustTail => "musttail ",
            TailCall::NoTail => "notail ",
        });
        self.text("call");
        self.fast_math_flags(call.flags);
        self.called(function, call);
    }

    /// What follows the word of a call.
    fn called(&mut self, function: &Function, call: &Call) {
        let module = self.module;
        if !call.calling_convention.is_empty() {
            self.text(&format!(" {}", call.calling_convention));
        }
        if !call.parameter_attributes.result.is_empty() {
            self.text(" ");
            self.attributes(&call.parameter_attributes.result);
        }
        let space = self.type_of(function, call.target.callee);
        let space = space.and_then(|ty| module.types.address_space(ty)).unwrap_or(0);
        if space != 0 || module.layout.program_space != 0 {
            self.text(&format!(" addrspace({space})"));
        }
        self.text(" ");
        match &module.types[call.target.ty] {
            Type::Function { result, is_variadic: false, .. } => self.ty(*result),
            _ => self.ty(call.target.ty),
        }
        self.text(" ");
        self.value(function, call.target.callee);
        self.text("(");
        self.list(call.arguments.iter().enumerate(), |writer, (index, argument)| {
            writer.write_type_of(function, *argument);
            if let Some(attributes) = call.parameter_attributes.parameters.get(index)
                && !attributes.is_empty()
            {
                writer.text(" ");
                writer.attributes(attributes);
            }
            writer.text(" ");
            writer.value(function, *argument);
        });
        let is_variadic =
            matches!(module.types[function.ty], Type::Function { is_variadic: true, .. });
        if call.tail == TailCall::MustTail && is_variadic {
            self.ellipsis(is_variadic, !call.arguments.is_empty());
        }
        self.text(")");
        if !call.attributes.is_empty() {
            let number = self.slots.group_number(&call.attributes);
            self.text(&format!(" #{number}"));
        }
        if !call.bundles.is_empty() {
            self.text(" [ ");
            self.list(&call.bundles, |writer, bundle| {
                writer.text("\"");
                writer.escaped(bundle.tag.as_bytes());
                writer.text("\"(");
                writer.list(&bundle.operands, |writer, it| writer.typed_value(function, *it));
                writer.text(")");
            });
            self.text(" ]");
        }
    }
}
