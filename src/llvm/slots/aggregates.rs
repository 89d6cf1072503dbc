//! The parts of structures and arrays.

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::interfaces::DestructurableTypeInterfaceTrait;
use ods_runtime::types::{Type, TypeRef};
use ods_runtime::{Attribute, Context};

use super::super::{LLVMArrayType, LLVMStructType};
use super::index_attr;

/// The most elements of an array that is replaced by them.
const MAX_ELEMENTS: u64 = 16;

/// The number in `index`, if it is a 32-bit integer.
fn number(ctx: &Context, index: Attribute) -> Option<usize> {
    let index = ctx.attr_ref(index).dyn_cast::<IntegerAttr<'_>>()?;
    index.ty().is_signless_integer_of(32).then(|| index.value().to_i64())??.try_into().ok()
}

impl<'c> DestructurableTypeInterfaceTrait<'c> for LLVMArrayType<'c> {
    fn subelement_index_map(self) -> Option<Vec<(Attribute, Type)>> {
        let (count, element): (_, TypeRef<'_>) = (self.num_elements(), self.element_type());
        let indices = 0..usize::try_from(count).ok().filter(|_| count <= MAX_ELEMENTS)?;
        Some(indices.map(|at| (index_attr(self.ctx(), at), element.handle())).collect())
    }

    fn type_at_index(self, index: Attribute) -> Option<Type> {
        let at = number(self.ctx(), index)? as u64;
        (at < self.num_elements()).then(|| self.element_type().handle())
    }
}

impl<'c> DestructurableTypeInterfaceTrait<'c> for LLVMStructType<'c> {
    fn subelement_index_map(self) -> Option<Vec<(Attribute, Type)>> {
        let parts = self.body().iter().enumerate();
        Some(parts.map(|(at, ty)| (index_attr(self.ctx(), at), *ty)).collect())
    }

    fn type_at_index(self, index: Attribute) -> Option<Type> {
        self.body().get(number(self.ctx(), index)?).copied()
    }
}
