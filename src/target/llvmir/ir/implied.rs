//! Constants that others consist of without naming them.

use ods_runtime::apint::ApInt;

use super::constants::{Constant, ConstantId};
use super::function::{BlockId, Function};
use super::module::{GlobalId, Module};
use super::types::{Type, TypeId};

impl Module {
    /// Adds the elements of constants whose bits are all zero, and the global values that some name.
    pub(in crate::target::llvmir) fn add_implied_constants(&mut self) {
        let mut at = 0;
        while let Some(constant) = self.constants.get(at).cloned() {
            at += 1;
            match constant {
                Constant::Zero(ty) => {
                    for element in self.element_types(ty) {
                        self.zero(element);
                    }
                }
                Constant::DsoLocalEquivalent { global, .. } | Constant::NoCfi { global, .. } => {
                    self.global_address(global);
                }
                Constant::Aggregate { ty, .. } if self.types.is_scalable(ty) => {
                    self.poison(ty);
                    self.i64(0);
                }
                _ => {}
            }
        }
    }

    /// The types of the elements of an aggregate or a vector, the last occurrence of each in order.
    fn element_types(&self, ty: TypeId) -> Vec<TypeId> {
        if let Some((fields, _)) = self.types.fields(ty) {
            let mut types: Vec<TypeId> = Vec::new();
            for field in fields.iter().rev() {
                if !types.contains(field) {
                    types.push(*field);
                }
            }
            types.reverse();
            return types;
        }
        let is_empty = self.types.element_count(ty) == Some(0);
        let element = self.types.element(ty, 0).filter(|_| !is_empty);
        element.into_iter().collect()
    }

    /// The constants that one consists of, in order.
    pub(in crate::target::llvmir) fn parts_of(&self, id: ConstantId) -> Vec<ConstantId> {
        let find = |constant: &Constant| self.constant_ids.get(constant).copied();
        match self.constant(id) {
            Constant::Zero(ty) => {
                let types = self.element_types(*ty).into_iter();
                types.filter_map(|ty| find(&self.zero_constant(ty))).collect()
            }
            Constant::Global { .. } => Vec::new(),
            Constant::DsoLocalEquivalent { global, .. } | Constant::NoCfi { global, .. } => {
                self.find_address(*global).into_iter().collect()
            }
            Constant::Aggregate { ty, elements } if self.types.is_scalable(*ty) => {
                let index = self
                    .types
                    .find(&Type::Integer(64))
                    .and_then(|ty| find(&Constant::Integer { ty, value: ApInt::zero(64) }));
                let poison = find(&Constant::Poison(*ty));
                elements.iter().copied().chain(index).chain(poison).collect()
            }
            constant => constant.operands(),
        }
    }

    fn find_address(&self, global: GlobalId) -> Option<ConstantId> {
        let ids = self.constant_ids.iter();
        // Few modules have such constants.
        let found = ids.filter_map(|(constant, id)| match constant {
            Constant::Global { global: it, .. } if *it == global => Some(*id),
            _ => None,
        });
        found.min()
    }

    /// Whether a constant is the address of a block of a function.
    pub(in crate::target::llvmir) fn is_address_taken(
        &self,
        function: &Function,
        id: BlockId,
    ) -> bool {
        let index = self.functions.iter().position(|it| std::ptr::eq(it, function));
        self.constants.iter().any(|it| match it {
            Constant::BlockAddress { function, block, .. } => {
                *block == id && index == Some(*function as usize)
            }
            _ => false,
        })
    }
}
