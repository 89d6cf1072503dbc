//! Constants.

use ods_runtime::apfloat::FloatSemantics;
use ods_runtime::apint::ApInt;

use super::function::BlockId;
use super::instructions::{BinaryOp, CastOp, GepFlags, WrapFlags};
use super::module::{GlobalId, Module};
use super::types::{Type, TypeId, Types};

/// The number of a constant in a module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConstantId(pub(super) u32);

/// A constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "fields are the parts of the text, and the type")]
pub enum Constant {
    /// An integer.
    Integer { ty: TypeId, value: ApInt },
    /// A float, by its bits.
    Float { ty: TypeId, bits: u128 },
    /// A null pointer.
    Null(TypeId),
    /// `none`, the constant of type `token`.
    TokenNone(TypeId),
    /// An aggregate, a vector or a value of a target's type whose bits are all zero.
    Zero(TypeId),
    /// A value that may be any at each use.
    Undef(TypeId),
    /// A value that must not be used.
    Poison(TypeId),
    /// An aggregate or a vector of constants, of which some are not numbers.
    Aggregate { ty: TypeId, elements: Vec<ConstantId> },
    /// An array or a vector of integers or floats of 8, 16, 32 or 64 bits, by their little-endian bytes.
    Data { ty: TypeId, bytes: Vec<u8> },
    /// The address of a global value.
    Global { ty: TypeId, global: GlobalId },
    /// The address of a block.
    BlockAddress { ty: TypeId, function: u32, block: BlockId },
    /// A function, or something that does the same in this program.
    DsoLocalEquivalent { ty: TypeId, global: GlobalId },
    /// The address of a function without control flow integrity.
    NoCfi { ty: TypeId, global: GlobalId },
    /// A cast.
    Cast { op: CastOp, operand: ConstantId, ty: TypeId },
    /// Arithmetic on addresses.
    Binary { op: BinaryOp, flags: WrapFlags, lhs: ConstantId, rhs: ConstantId, ty: TypeId },
    /// `getelementptr`.
    Gep {
        element_type: TypeId,
        base: ConstantId,
        indices: Vec<ConstantId>,
        flags: GepFlags,
        ty: TypeId,
    },
}

impl Constant {
    /// Its type.
    #[must_use]
    pub fn ty(&self) -> TypeId {
        match self {
            Constant::Null(ty)
            | Constant::TokenNone(ty)
            | Constant::Zero(ty)
            | Constant::Undef(ty)
            | Constant::Poison(ty)
            | Constant::Integer { ty, .. }
            | Constant::Float { ty, .. }
            | Constant::Aggregate { ty, .. }
            | Constant::Data { ty, .. }
            | Constant::Global { ty, .. }
            | Constant::BlockAddress { ty, .. }
            | Constant::DsoLocalEquivalent { ty, .. }
            | Constant::NoCfi { ty, .. }
            | Constant::Cast { ty, .. }
            | Constant::Binary { ty, .. }
            | Constant::Gep { ty, .. } => *ty,
        }
    }

    /// The constants that it consists of.
    #[must_use]
    pub fn operands(&self) -> Vec<ConstantId> {
        match self {
            Constant::Aggregate { elements, .. } => elements.clone(),
            Constant::Cast { operand, .. } => vec![*operand],
            Constant::Binary { lhs, rhs, .. } => vec![*lhs, *rhs],
            Constant::Gep { base, indices, .. } => {
                std::iter::once(*base).chain(indices.iter().copied()).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The format of a floating-point type; `ppc_fp128` has none here.
pub(super) fn semantics(ty: &Type) -> Option<FloatSemantics> {
    Some(match ty {
        Type::Half => FloatSemantics::F16,
        Type::BFloat => FloatSemantics::BF16,
        Type::Float => FloatSemantics::F32,
        Type::Double => FloatSemantics::F64,
        Type::X86Fp80 => FloatSemantics::F80,
        Type::Fp128 => FloatSemantics::F128,
        _ => return None,
    })
}

/// The size in bytes of an element that [`Constant::Data`] can have.
pub(super) fn data_size(types: &Types, element: TypeId) -> Option<usize> {
    match types[element] {
        Type::Integer(width @ (8 | 16 | 32 | 64)) => Some(width as usize / 8),
        Type::Half | Type::BFloat => Some(2),
        Type::Float => Some(4),
        Type::Double => Some(8),
        _ => None,
    }
}

impl Module {
    /// The number of a constant, which is in the form that LLVM gives it.
    pub(super) fn intern(&mut self, constant: Constant) -> ConstantId {
        if let Some(id) = self.constant_ids.get(&constant) {
            return *id;
        }
        let id = ConstantId(self.constants.len() as u32);
        self.constants.push(constant.clone());
        self.constant_ids.insert(constant, id);
        id
    }

    /// The number of an address, which needs no other form.
    pub fn add_constant(&mut self, constant: Constant) -> ConstantId {
        self.intern(constant)
    }

    /// A place for the address of a block that is not known yet.
    pub fn reserve_address(&mut self, ty: TypeId, function: u32) -> ConstantId {
        let id = ConstantId(self.constants.len() as u32);
        let block = BlockId::default();
        self.constants.push(Constant::BlockAddress { ty, function, block });
        id
    }

    /// Says which block a reserved address is that of.
    pub fn set_address(&mut self, id: ConstantId, to: BlockId) {
        if let Constant::BlockAddress { block, .. } = &mut self.constants[id.0 as usize] {
            *block = to;
        }
    }

    /// A constant.
    #[must_use]
    pub fn constant(&self, id: ConstantId) -> &Constant {
        &self.constants[id.0 as usize]
    }

    /// The type of a constant.
    #[must_use]
    pub fn constant_type(&self, id: ConstantId) -> TypeId {
        self.constant(id).ty()
    }

    /// An integer of type `ty`, or a vector of it.
    pub fn integer(&mut self, ty: TypeId, value: ApInt) -> ConstantId {
        self.splat(ty, |module, ty| module.intern(Constant::Integer { ty, value }))
    }

    /// An integer of 32 bits.
    pub fn i32(&mut self, value: i64) -> ConstantId {
        let ty = self.types.integer(32);
        self.integer(ty, ApInt::from_i64(32, value))
    }

    /// An integer of 64 bits.
    pub fn i64(&mut self, value: i64) -> ConstantId {
        let ty = self.types.integer(64);
        self.integer(ty, ApInt::from_i64(64, value))
    }

    /// An integer of one bit.
    pub fn i1(&mut self, value: bool) -> ConstantId {
        let ty = self.types.integer(1);
        self.integer(ty, ApInt::from_u64(1, u64::from(value)))
    }

    /// A float of type `ty`, or a vector of it.
    pub fn float(&mut self, ty: TypeId, bits: u128) -> ConstantId {
        self.splat(ty, |module, ty| module.intern(Constant::Float { ty, bits }))
    }

    /// A constant, or a vector of equal ones if `ty` is one.
    fn splat(
        &mut self,
        ty: TypeId,
        make: impl FnOnce(&mut Self, TypeId) -> ConstantId,
    ) -> ConstantId {
        let scalar = self.types.scalar(ty);
        let element = make(self, scalar);
        if scalar == ty { element } else { self.splat_of(ty, element) }
    }

    /// A vector whose elements are all `element`.
    pub fn splat_of(&mut self, ty: TypeId, element: ConstantId) -> ConstantId {
        match self.types[ty] {
            Type::Vector { count, is_scalable: false, .. } => {
                self.aggregate(ty, vec![element; count as usize])
            }
            _ if self.is_null(element) => self.zero(ty),
            _ => self.intern(Constant::Aggregate { ty, elements: vec![element] }),
        }
    }

    /// The constant of type `ty` whose bits are all zero.
    pub fn zero(&mut self, ty: TypeId) -> ConstantId {
        let constant = self.zero_constant(ty);
        self.intern(constant)
    }

    pub(super) fn zero_constant(&self, ty: TypeId) -> Constant {
        match self.types[ty] {
            Type::Integer(width) => Constant::Integer { ty, value: ApInt::zero(width) },
            Type::Pointer(_) => Constant::Null(ty),
            Type::Token => Constant::TokenNone(ty),
            _ if self.types.is_float(ty) => Constant::Float { ty, bits: 0 },
            _ => Constant::Zero(ty),
        }
    }

    /// An undefined value.
    pub fn undef(&mut self, ty: TypeId) -> ConstantId {
        self.intern(Constant::Undef(ty))
    }

    /// A poison value.
    pub fn poison(&mut self, ty: TypeId) -> ConstantId {
        self.intern(Constant::Poison(ty))
    }

    /// The address of a global value.
    pub fn global_address(&mut self, global: GlobalId) -> ConstantId {
        let space = self.global(global).address_space;
        let ty = self.types.pointer(space);
        self.intern(Constant::Global { ty, global })
    }

    /// Whether all bits are zero.
    #[must_use]
    pub fn is_null(&self, id: ConstantId) -> bool {
        match self.constant(id) {
            Constant::Integer { value, .. } => value.is_zero(),
            Constant::Float { bits, .. } => *bits == 0,
            Constant::Null(_) | Constant::Zero(_) | Constant::TokenNone(_) => true,
            _ => false,
        }
    }

    /// An array or a vector of integers or floats, from their little-endian bytes.
    pub fn data(&mut self, ty: TypeId, bytes: Vec<u8>) -> ConstantId {
        if bytes.iter().all(|it| *it == 0) {
            return self.zero(ty);
        }
        self.intern(Constant::Data { ty, bytes })
    }

    /// An aggregate or a vector, in the form that LLVM gives it.
    pub fn aggregate(&mut self, ty: TypeId, elements: Vec<ConstantId>) -> ConstantId {
        let all =
            |test: &dyn Fn(&Constant) -> bool| elements.iter().all(|it| test(self.constant(*it)));
        if elements.iter().all(|it| self.is_null(*it)) {
            return self.zero(ty);
        }
        if all(&|it| matches!(it, Constant::Poison(_))) {
            return self.poison(ty);
        }
        if all(&|it| matches!(it, Constant::Undef(_))) {
            return self.undef(ty);
        }
        if let Some(bytes) = self.bytes_of(ty, &elements) {
            return self.intern(Constant::Data { ty, bytes });
        }
        self.intern(Constant::Aggregate { ty, elements })
    }

    /// The bytes of elements which [`Constant::Data`] can have.
    fn bytes_of(&self, ty: TypeId, elements: &[ConstantId]) -> Option<Vec<u8>> {
        let (Type::Array { element, .. } | Type::Vector { element, is_scalable: false, .. }) =
            self.types[ty]
        else {
            return None;
        };
        let size = data_size(&self.types, element)?;
        let mut bytes = Vec::with_capacity(size * elements.len());
        for element in elements {
            let bits = match self.constant(*element) {
                Constant::Integer { value, .. } => value.low_u128(),
                Constant::Float { bits, .. } => *bits,
                _ => return None,
            };
            bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
        }
        Some(bytes)
    }

    /// An element of a constant aggregate or vector.
    pub fn element_of(&mut self, id: ConstantId, index: u64) -> Option<ConstantId> {
        let ty = self.constant_type(id);
        let element = self.types.element(ty, index)?;
        if index >= self.types.element_count(ty)? {
            return None;
        }
        Some(match self.constant(id) {
            Constant::Zero(_) => self.zero(element),
            Constant::Undef(_) => self.undef(element),
            Constant::Poison(_) => self.poison(element),
            Constant::Aggregate { elements, .. } => *elements.get(usize::try_from(index).ok()?)?,
            Constant::Data { bytes, .. } => {
                let size = data_size(&self.types, element)?;
                let start = usize::try_from(index).ok()? * size;
                let mut word = [0; 16];
                word[..size].copy_from_slice(bytes.get(start..start + size)?);
                let bits = u128::from_le_bytes(word);
                match self.types[element] {
                    Type::Integer(width) => self.integer(element, ApInt::from_u128(width, bits)),
                    _ => self.float(element, bits),
                }
            }
            _ => return None,
        })
    }

    /// The elements of a constant aggregate or vector of known length.
    pub fn elements_of(&mut self, id: ConstantId) -> Option<Vec<ConstantId>> {
        let count = self.types.element_count(self.constant_type(id))?;
        (0..count).map(|index| self.element_of(id, index)).collect()
    }

    /// The integer that a constant is.
    #[must_use]
    pub fn integer_value(&self, id: ConstantId) -> Option<&ApInt> {
        match self.constant(id) {
            Constant::Integer { value, .. } => Some(value),
            _ => None,
        }
    }
}
