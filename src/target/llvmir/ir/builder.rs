//! Appending instructions.

use super::constants::ConstantId;
use super::fold;
use super::function::{BlockId, Function, InstructionId, Value};
use super::instructions::{
    BinaryOp, CastOp, FastMathFlags, GepFlags, Instruction, InstructionKind, UnaryOp, WrapFlags,
};
use super::metadata::MetadataId;
use super::module::Module;
use super::types::{Type, TypeId};

/// Appends instructions to a block. An operation on constants becomes a constant instead.
#[derive(Debug)]
pub struct Builder<'m> {
    /// The module.
    pub module: &'m mut Module,
    /// The function with the block; it is not part of the module meanwhile.
    pub function: &'m mut Function,
    /// The block.
    pub block: BlockId,
    /// The location of new instructions.
    pub location: Option<MetadataId>,
}

impl Builder<'_> {
    /// Appends an instruction.
    pub fn insert(&mut self, kind: InstructionKind, ty: TypeId) -> InstructionId {
        let mut instruction = Instruction::new(kind, ty);
        instruction.location = self.location;
        self.function.push(self.block, instruction)
    }

    fn value(&mut self, kind: InstructionKind, ty: TypeId) -> Value {
        Value::Instruction(self.insert(kind, ty))
    }

    /// The type of a value.
    #[must_use]
    pub fn type_of(&mut self, value: Value) -> TypeId {
        match value {
            Value::Constant(id) => self.module.constant_type(id),
            Value::Argument(index) => self.function.parameters[index as usize],
            Value::Instruction(id) => self.function.instruction(id).ty,
            Value::Metadata(_) => self.module.types.metadata(),
            Value::InlineAsm(_) => self.module.types.pointer(0),
        }
    }

    /// `lhs op rhs`.
    pub fn binary(
        &mut self,
        op: BinaryOp,
        wrap: WrapFlags,
        fast: FastMathFlags,
        lhs: Value,
        rhs: Value,
    ) -> Value {
        let ty = self.type_of(lhs);
        if let (Value::Constant(a), Value::Constant(b)) = (lhs, rhs)
            && let Some(folded) = fold::binary(self.module, op, wrap, a, b)
        {
            return Value::Constant(folded);
        }
        self.value(InstructionKind::Binary { op, wrap, fast, lhs, rhs }, ty)
    }

    /// `op operand`.
    pub fn unary(&mut self, op: UnaryOp, flags: FastMathFlags, operand: Value) -> Value {
        let ty = self.type_of(operand);
        if let Value::Constant(constant) = operand
            && let Some(folded) = fold::negate(self.module, constant)
        {
            return Value::Constant(folded);
        }
        self.value(InstructionKind::Unary { op, flags, operand }, ty)
    }

    /// A cast to `ty`; a value that has the type already is the result.
    pub fn cast(
        &mut self,
        op: CastOp,
        wrap: WrapFlags,
        fast: FastMathFlags,
        operand: Value,
        ty: TypeId,
    ) -> Value {
        if self.type_of(operand) == ty {
            return operand;
        }
        if let Value::Constant(constant) = operand
            && let Some(folded) = fold::cast(self.module, op, constant, ty)
        {
            return Value::Constant(folded);
        }
        self.value(InstructionKind::Cast { op, wrap, fast, operand }, ty)
    }

    /// The type of a comparison of values of type `ty`.
    fn comparison_type(&mut self, operand: Value) -> TypeId {
        let (ty, i1) = (self.type_of(operand), self.module.types.integer(1));
        self.module.types.with_shape(ty, i1)
    }

    /// A comparison of integers or pointers.
    pub fn icmp(&mut self, predicate: &'static str, lhs: Value, rhs: Value) -> Value {
        let ty = self.comparison_type(lhs);
        if let (Value::Constant(a), Value::Constant(b)) = (lhs, rhs)
            && let Some(folded) = fold::compare_integers(self.module, predicate, a, b, ty)
        {
            return Value::Constant(folded);
        }
        self.value(InstructionKind::ICmp { predicate, wrap: WrapFlags::default(), lhs, rhs }, ty)
    }

    /// A comparison of floats.
    pub fn fcmp(
        &mut self,
        predicate: &'static str,
        flags: FastMathFlags,
        lhs: Value,
        rhs: Value,
    ) -> Value {
        let ty = self.comparison_type(lhs);
        if let (Value::Constant(a), Value::Constant(b)) = (lhs, rhs)
            && let Some(folded) = fold::compare_floats(self.module, predicate, a, b, ty)
        {
            return Value::Constant(folded);
        }
        self.value(InstructionKind::FCmp { predicate, flags, lhs, rhs }, ty)
    }

    /// `getelementptr`.
    pub fn gep(
        &mut self,
        element: TypeId,
        base: Value,
        indices: &[Value],
        flags: GepFlags,
    ) -> Value {
        let ty = self.gep_type(base, indices);
        let constants: Option<Vec<ConstantId>> =
            std::iter::once(&base).chain(indices).map(constant).collect();
        if let Some(constants) = constants
            && let Some((base, indices)) = constants.split_first()
        {
            return Value::Constant(fold::gep(self.module, element, *base, indices, flags, ty));
        }
        let kind = InstructionKind::Gep { element, base, indices: indices.to_vec(), flags };
        self.value(kind, ty)
    }

    fn gep_type(&mut self, base: Value, indices: &[Value]) -> TypeId {
        let base = self.type_of(base);
        if matches!(self.module.types[base], Type::Vector { .. }) {
            return base;
        }
        for index in indices {
            let ty = self.type_of(*index);
            if matches!(self.module.types[ty], Type::Vector { .. }) {
                return self.module.types.with_shape(ty, base);
            }
        }
        base
    }

    /// `select`.
    pub fn select(
        &mut self,
        condition: Value,
        then: Value,
        otherwise: Value,
        flags: FastMathFlags,
    ) -> Value {
        if let (Some(c), Some(a), Some(b)) =
            (constant(&condition), constant(&then), constant(&otherwise))
            && let Some(folded) = fold::select(self.module, c, a, b)
        {
            return Value::Constant(folded);
        }
        let ty = self.type_of(then);
        self.value(InstructionKind::Select { condition, then, otherwise, flags }, ty)
    }

    /// `extractvalue`.
    pub fn extract_value(&mut self, aggregate: Value, indices: &[u32]) -> Value {
        if let Value::Constant(id) = aggregate {
            let folded = indices
                .iter()
                .try_fold(id, |id, index| self.module.element_of(id, u64::from(*index)));
            if let Some(folded) = folded {
                return Value::Constant(folded);
            }
        }
        let ty = self.type_of(aggregate);
        let ty = indices
            .iter()
            .fold(ty, |ty, index| self.module.types.element(ty, u64::from(*index)).unwrap_or(ty));
        self.value(InstructionKind::ExtractValue { aggregate, indices: indices.to_vec() }, ty)
    }

    /// `insertvalue`.
    pub fn insert_value(&mut self, aggregate: Value, value: Value, indices: &[u32]) -> Value {
        if let (Value::Constant(into), Value::Constant(element)) = (aggregate, value)
            && let Some(folded) = fold::insert_value(self.module, into, element, indices)
        {
            return Value::Constant(folded);
        }
        let ty = self.type_of(aggregate);
        let indices = indices.to_vec();
        self.value(InstructionKind::InsertValue { aggregate, value, indices }, ty)
    }

    /// `extractelement`.
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Value {
        if let (Value::Constant(a), Value::Constant(b)) = (vector, index)
            && let Some(folded) = fold::extract_element(self.module, a, b)
        {
            return Value::Constant(folded);
        }
        let ty = self.type_of(vector);
        let ty = self.module.types.scalar(ty);
        self.value(InstructionKind::ExtractElement { vector, index }, ty)
    }

    /// `insertelement`.
    pub fn insert_element(&mut self, vector: Value, value: Value, index: Value) -> Value {
        if let (Value::Constant(a), Value::Constant(b), Value::Constant(c)) = (vector, value, index)
            && let Some(folded) = fold::insert_element(self.module, a, b, c)
        {
            return Value::Constant(folded);
        }
        let ty = self.type_of(vector);
        self.value(InstructionKind::InsertElement { vector, value, index }, ty)
    }

    /// `shufflevector`.
    pub fn shuffle_vector(&mut self, lhs: Value, rhs: Value, mask: &[i32]) -> Value {
        if let (Value::Constant(a), Value::Constant(b)) = (lhs, rhs)
            && let Some(folded) = fold::shuffle(self.module, a, b, mask)
        {
            return Value::Constant(folded);
        }
        let ty = self.type_of(lhs);
        let element = self.module.types.scalar(ty);
        let is_scalable = matches!(self.module.types[ty], Type::Vector { is_scalable: true, .. });
        let ty = Type::Vector { element, count: mask.len() as u32, is_scalable };
        let ty = self.module.types.get(ty);
        self.value(InstructionKind::ShuffleVector { lhs, rhs, mask: mask.to_vec() }, ty)
    }
}

fn constant(value: &Value) -> Option<ConstantId> {
    match value {
        Value::Constant(id) => Some(*id),
        _ => None,
    }
}
