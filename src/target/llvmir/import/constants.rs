//! Constants.

use ods_runtime::apfloat::{ApFloat, FloatSemantics, Rounding};
use ods_runtime::apint::ApInt;
use ods_runtime::attrs::*;
use ods_runtime::ir::InsertPoint;
use ods_runtime::types::*;
use ods_runtime::{Attribute, Diagnostic, Location, Type, Value};
use rustc_hash::FxHashSet;

use super::ImportResult;
use super::module::Import;
use crate::llvm::{
    self, AddressOfOp, BlockAddressAttr, BlockAddressOp, BlockTagAttr, ConstantOp,
    DSOLocalEquivalentOp, InsertValueOp, LLVMArrayType, LLVMStructType, ShuffleVectorOp,
};
use crate::target::llvmir::ir::{
    Constant, ConstantId, FastMathFlags, GlobalId, InstructionKind, Type as IrType, TypeId,
    Value as Operand, WrapFlags,
};

impl<'m> Import<'m> {
    /// The value of a constant, which is created after the last one if it is new.
    pub(super) fn constant(&mut self, id: ConstantId) -> ImportResult<Value> {
        if let Some(value) = self.constants.get(&id) {
            return Ok(*value);
        }
        let point = match (self.last_constant, self.constant_block) {
            (Some(op), _) => InsertPoint::After(op),
            (None, Some(block)) => InsertPoint::Start(block),
            (None, None) => self.point,
        };
        let created = self.at(point, |import| {
            // Insertion after an operation moves on with each one.
            let builder = ods_runtime::OpBuilder::new(&mut import.ir, point, Location::UNKNOWN);
            import.point = builder.insert_point();
            for id in import.new_constants(id) {
                let value = import.new_constant(id)?;
                import.constants.insert(id, value);
            }
            import.constants.get(&id).copied().ok_or_else(|| import.unhandled(id, ""))
        });
        let value = created?;
        self.last_constant = self.ir.value(value).defining_op().map(|it| it.handle());
        Ok(value)
    }

    /// A constant and those that it consists of, which come first, as far as they are not known.
    fn new_constants(&self, id: ConstantId) -> Vec<ConstantId> {
        let mut order = Vec::new();
        let mut done = FxHashSet::default();
        let mut open = FxHashSet::default();
        let mut stack = vec![(id, self.module.parts_of(id))];
        open.insert(id);
        while let Some((current, parts)) = stack.last_mut() {
            match parts.pop() {
                None => {
                    let current = *current;
                    done.insert(current);
                    open.remove(&current);
                    order.push(current);
                    stack.pop();
                }
                Some(part) => {
                    let is_known = self.constants.contains_key(&part) || done.contains(&part);
                    if !is_known && open.insert(part) {
                        stack.push((part, self.module.parts_of(part)));
                    }
                }
            }
        }
        order
    }

    fn unhandled(&self, id: ConstantId, reason: &str) -> Diagnostic {
        let text = self.module.constant_text(id);
        Diagnostic::error(Location::UNKNOWN, format!("unhandled constant: {text}{reason}"))
    }

    fn new_constant(&mut self, id: ConstantId) -> ImportResult<Value> {
        let module = self.module;
        let constant = module.constant(id);
        let ty = self.ty(constant.ty());
        let location = Location::UNKNOWN;
        if let Some(attr) = self.constant_attr(id) {
            let mut state = self.state(&llvm::MLIR_CONSTANT_OP, location);
            state.set_property(ConstantOp::VALUE, attr);
            return Ok(self.value_of(state, ty));
        }
        let def = match constant {
            Constant::Null(_) | Constant::Zero(_) => &llvm::MLIR_ZERO_OP,
            Constant::TokenNone(_) => &llvm::MLIR_NONE_OP,
            Constant::Poison(_) => &llvm::MLIR_POISON_OP,
            Constant::Undef(_) => &llvm::MLIR_UNDEF_OP,
            Constant::DsoLocalEquivalent { global, .. } => {
                let mut state = self.state(&llvm::DSO_LOCAL_EQUIVALENT_OP, location);
                let name = self.global_symbol(*global);
                state.set_property(DSOLocalEquivalentOp::FUNCTION_NAME, name);
                return Ok(self.value_of(state, ty));
            }
            Constant::Global { global: GlobalId::Ifunc(_), .. } => {
                return Err(self.unhandled(id, " since global value is unsupported"));
            }
            Constant::Global { global, .. } => return Ok(self.address_of(*global, ty, location)),
            Constant::BlockAddress { function, block, .. } => {
                let function = &module.functions[*function as usize];
                let name = FlatSymbolRefAttr::get(&self.ctx, &function.global.name);
                let tag = BlockTagAttr::get(&self.ctx, function.block(*block).number);
                let address = BlockAddressAttr::get(&self.ctx, name, tag).handle();
                let mut state = self.state(&llvm::BLOCKADDRESS_OP, location);
                state.set_property(BlockAddressOp::BLOCK_ADDR, address);
                return Ok(self.value_of(state, ty));
            }
            Constant::NoCfi { .. } => {
                return Err(self.unhandled(id, " since no_cfi is unsupported"));
            }
            Constant::Cast { .. } | Constant::Binary { .. } | Constant::Gep { .. } => {
                return self.constant_expression(id, constant);
            }
            Constant::Aggregate { ty: of, .. } if module.types.is_scalable(*of) => {
                return self.splat(id, ty);
            }
            Constant::Aggregate { elements, .. } => return self.aggregate(ty, elements),
            _ => return Err(self.unhandled(id, "")),
        };
        let state = self.state(def, location);
        Ok(self.value_of(state, ty))
    }

    /// Inserts an operation with one result.
    pub(super) fn value_of(&mut self, mut state: ods_runtime::OpState, ty: Type) -> Value {
        state.add_type(ty);
        let op = self.insert(&state);
        self.result(op)
    }

    pub(super) fn address_of(&mut self, global: GlobalId, ty: Type, location: Location) -> Value {
        let mut state = self.state(&llvm::MLIR_ADDRESSOF_OP, location);
        let name = self.global_symbol(global);
        state.set_property(AddressOfOp::GLOBAL_NAME, name);
        self.value_of(state, ty)
    }

    /// An operation on constants, as the instruction that does the same.
    fn constant_expression(&mut self, id: ConstantId, constant: &Constant) -> ImportResult<Value> {
        let (kind, ty) = match constant {
            Constant::Cast { op, operand, ty } => {
                let (wrap, fast) = (WrapFlags::default(), FastMathFlags::default());
                let operand = Operand::Constant(*operand);
                (InstructionKind::Cast { op: *op, wrap, fast, operand }, *ty)
            }
            Constant::Binary { op, flags, lhs, rhs, ty } => {
                let fast = FastMathFlags::default();
                let (lhs, rhs) = (Operand::Constant(*lhs), Operand::Constant(*rhs));
                (InstructionKind::Binary { op: *op, wrap: *flags, fast, lhs, rhs }, *ty)
            }
            Constant::Gep { element_type, base, indices, flags, ty } => {
                let indices = indices.iter().map(|it| Operand::Constant(*it)).collect();
                let base = Operand::Constant(*base);
                let kind =
                    InstructionKind::Gep { element: *element_type, base, indices, flags: *flags };
                (kind, *ty)
            }
            _ => return Err(self.unhandled(id, "")),
        };
        let op = self.operation(&kind, ty, Location::UNKNOWN)?;
        op.map(|op| self.result(op)).ok_or_else(|| self.unhandled(id, ""))
    }

    /// An aggregate whose elements are inserted one after the other.
    fn aggregate(&mut self, ty: Type, elements: &[ConstantId]) -> ImportResult<Value> {
        let ctx = self.ctx.clone();
        let location = Location::UNKNOWN;
        let view = ctx.type_ref(ty);
        let is_aggregate = view.isa::<LLVMArrayType<'_>>() || view.isa::<LLVMStructType<'_>>();
        let state = self.state(&llvm::MLIR_UNDEF_OP, location);
        let mut whole = self.value_of(state, ty);
        for (index, element) in elements.iter().enumerate() {
            let element = self.constant(*element)?;
            if is_aggregate {
                let mut state = self.state(&llvm::INSERTVALUE_OP, location);
                state.add_operands([whole, element]);
                let position = DenseI64ArrayAttr::get(&ctx, &[index as i64]);
                state.set_property(InsertValueOp::POSITION, *position);
                whole = self.value_of(state, ty);
            } else {
                let mut state = self.state(&llvm::MLIR_CONSTANT_OP, location);
                state.set_property(ConstantOp::VALUE, self.integer(32, index as i64));
                let index = self.value_of(state, IntegerType::get(&ctx, 32).into());
                let mut state = self.state(&llvm::INSERTELEMENT_OP, location);
                state.add_operands([whole, element, index]);
                whole = self.value_of(state, ty);
            }
        }
        Ok(whole)
    }

    /// A vector of unknown length with one value in each place, which is first inserted in another one.
    fn splat(&mut self, id: ConstantId, ty: Type) -> ImportResult<Value> {
        let [element, index, poison] = *self.module.parts_of(id) else {
            return Err(self.unhandled(id, ""));
        };
        let (poison, index, element) =
            (self.constant(poison)?, self.constant(index)?, self.constant(element)?);
        let mut state = self.state(&llvm::INSERTELEMENT_OP, Location::UNKNOWN);
        state.add_operands([poison, element, index]);
        let first = self.value_of(state, ty);
        let count = self.ctx.type_ref(ty).dyn_cast::<VectorType<'_>>();
        let count = count.and_then(|it| it.shape().first().copied()).unwrap_or(0);
        let mask = DenseI32ArrayAttr::get(&self.ctx, &vec![0; count as usize]).handle();
        let mut state = self.state(&llvm::SHUFFLEVECTOR_OP, Location::UNKNOWN);
        state.add_operands([first, poison]);
        state.set_property(ShuffleVectorOp::MASK, mask);
        Ok(self.value_of(state, ty))
    }

    /// The attribute for a constant that consists of numbers.
    pub(super) fn constant_attr(&mut self, id: ConstantId) -> Option<Attribute> {
        let ctx = self.ctx.clone();
        let module = self.module;
        match module.constant(id) {
            Constant::Integer { value, .. } => {
                let ty = IntegerType::get(&ctx, value.width());
                Some(IntegerAttr::from_ap_int(&ctx, ty, value.clone()).handle())
            }
            Constant::Float { ty, bits } => {
                let value = number(&module.types[*ty], *bits)?;
                Some(match module.types[*ty] {
                    IrType::PpcFp128 => FloatAttr::with_value(&ctx, self.ty(*ty), value).handle(),
                    _ => FloatAttr::from_ap_float(&ctx, value).handle(),
                })
            }
            Constant::Data { ty, bytes } => {
                if let IrType::Array { element, .. } = module.types[*ty]
                    && module.types[element] == IrType::Integer(8)
                {
                    return Some(
                        StringAttr::from_ident(&ctx, ctx.ident_from_bytes(bytes)).handle(),
                    );
                }
                let ty = self.shape(*ty)?;
                let ty = ctx.type_ref(ty).cast::<ShapedType<'_>>();
                DenseElementsAttr::from_raw(&ctx, ty, bytes).map(|it| it.handle())
            }
            Constant::Aggregate { ty, elements } => self.elements(*ty, elements),
            Constant::Zero(ty) => {
                let ty = self.shape(*ty)?;
                let ty = ctx.type_ref(ty).cast::<ShapedType<'_>>();
                let element = ty.element_type();
                if let Some(float) = element.dyn_cast::<FloatType<'_>>() {
                    let zero = ApFloat::zero(float.semantics());
                    return Some(DenseElementsAttr::from_floats(&ctx, ty, &[zero]).handle());
                }
                let width = element.dyn_cast::<IntegerType<'_>>()?.width();
                Some(DenseElementsAttr::from_ints(&ctx, ty, &[ApInt::zero(width)]).handle())
            }
            _ => None,
        }
    }

    /// The tensor or the vector with the elements of nested arrays and vectors of numbers.
    fn shape(&mut self, ty: TypeId) -> Option<Type> {
        let ctx = self.ctx.clone();
        let module = self.module;
        let mut shape = Vec::new();
        let mut scalar = ty;
        while let IrType::Array { element, count } = module.types[scalar] {
            shape.push(i64::try_from(count).ok()?);
            scalar = element;
        }
        let vector = module.types[scalar].clone();
        if let IrType::Vector { element, count, is_scalable } = vector {
            if is_scalable {
                let message = "scalable vectors not supported";
                self.ctx.emit(Diagnostic::error(Location::UNKNOWN, message));
                return None;
            }
            shape.push(i64::from(count));
            scalar = element;
        }
        let is_number = matches!(module.types[scalar], IrType::Integer(_))
            || semantics(&module.types[scalar]).is_some();
        if !is_number || shape.is_empty() {
            return None;
        }
        let element = self.ty(scalar);
        Some(match vector {
            IrType::Vector { .. } => {
                VectorType::with_scalable_dims(&ctx, &shape, element, &[]).into()
            }
            _ => RankedTensorType::get(&ctx, &shape, element).into(),
        })
    }

    /// The attribute for nested aggregates of numbers.
    fn elements(&mut self, ty: TypeId, elements: &[ConstantId]) -> Option<Attribute> {
        let ctx = self.ctx.clone();
        let module = self.module;
        if module.types.is_scalable(ty) {
            return None;
        }
        let shape = self.shape(ty)?;
        let shape = ctx.type_ref(shape).cast::<ShapedType<'_>>();
        let (mut integers, mut floats) = (Vec::new(), Vec::new());
        let mut left: Vec<ConstantId> = elements.iter().rev().copied().collect();
        while let Some(id) = left.pop() {
            match module.constant(id) {
                Constant::Aggregate { elements, .. } => left.extend(elements.iter().rev()),
                Constant::Integer { value, .. } => integers.push(value.clone()),
                Constant::Float { ty, bits } => {
                    floats.push(number(&module.types[*ty], *bits)?);
                }
                Constant::Data { ty, bytes } => {
                    let element = module.types.element(*ty, 0)?;
                    let width = module.layout.size_in_bits(&module.types, element) as u32;
                    for bytes in bytes.chunks_exact(width as usize / 8) {
                        match semantics(&module.types[element]) {
                            Some(semantics) => {
                                let bits = ApInt::from_le_bytes(width, bytes).low_u128();
                                floats.push(ApFloat::from_bits(semantics, bits));
                            }
                            None => integers.push(ApInt::from_le_bytes(width, bytes)),
                        }
                    }
                }
                _ => return None,
            }
        }
        let count = shape.num_elements().and_then(|it| usize::try_from(it).ok())?;
        if floats.is_empty() {
            return (integers.len() == count)
                .then(|| DenseElementsAttr::from_ints(&ctx, shape, &integers).handle());
        }
        (floats.len() == count && integers.is_empty())
            .then(|| DenseElementsAttr::from_floats(&ctx, shape, &floats).handle())
    }
}

/// The format of a floating-point type that attributes can have.
fn semantics(ty: &IrType) -> Option<FloatSemantics> {
    Some(match ty {
        IrType::Half => FloatSemantics::F16,
        IrType::BFloat => FloatSemantics::BF16,
        IrType::Float => FloatSemantics::F32,
        IrType::Double => FloatSemantics::F64,
        IrType::X86Fp80 => FloatSemantics::F80,
        IrType::Fp128 | IrType::PpcFp128 => FloatSemantics::F128,
        _ => return None,
    })
}

/// The number with these bits. One of `ppc_fp128` is the sum of two numbers.
fn number(ty: &IrType, bits: u128) -> Option<ApFloat> {
    let semantics = semantics(ty)?;
    if *ty != IrType::PpcFp128 {
        return Some(ApFloat::from_bits(semantics, bits));
    }
    let part = |bits: u64| ApFloat::from_bits(FloatSemantics::F64, bits.into()).convert(semantics);
    let (larger, smaller) = (part(bits as u64), part((bits >> 64) as u64));
    // The sum of a zero with a sign and of zero has no sign.
    Some(if smaller.is_zero() { larger } else { larger.add(smaller, Rounding::NearestEven) })
}
