//! Hand-written implementations of the dialect.

use ods_runtime::ValueRef;
use ods_runtime::hooks::OperationInterfaceFallback;
use ods_runtime::interfaces::{InterfaceEntry, InterfaceRequest};

use crate::zoo::*;

impl<'ir> ExampleOpInterfaceTrait<'ir> for DeclaredOp<'ir> {
    fn example_interface_hook(self) -> u32 {
        42
    }

    fn example_static_interface_hook() -> u32 {
        1
    }
}

impl<'ir> MyInterfaceTrait<'ir> for DeclaredOp<'ir> {
    fn non_static_method(self) {}

    fn non_static_method_with_params(self, i: usize) -> ValueRef<'ir> {
        self.operand(self.num_operands() - 1 - i)
    }

    fn static_method() -> &'static str {
        "declared"
    }

    fn is_safe_to_transform(self) -> bool {
        false
    }
}

impl<'ir> BaseInterfaceTrait<'ir> for DerivedOp<'ir> {
    fn base_number(self) -> u32 {
        self.number()
    }
}

impl<'c> SizedTypeInterfaceTrait<'c> for BoxType<'c> {
    fn bits(self) -> u32 {
        self.width()
    }

    fn store() -> &'static str {
        "boxes"
    }
}

ods_runtime::fallback_op_model! {
    /// Any operation of the dialect whose name says that it is an animal.
    pub struct Animal;
}

impl<'ir> ExampleOpInterfaceTrait<'ir> for Animal<'ir> {
    fn example_interface_hook(self) -> u32 {
        self.num_operands() as u32
    }

    fn example_static_interface_hook() -> u32 {
        99
    }
}

impl OperationInterfaceFallback for ZooDialect {
    fn registered_interface_for_op(request: &InterfaceRequest<'_>) -> Option<InterfaceEntry> {
        let is_animal = request.op_name().starts_with("zoo.animal");
        (is_animal && request.is_for::<ExampleOpInterfaceTable>())
            .then(ExampleOpInterface::entry::<Animal<'static>>)
    }
}

impl<'ir> PartlyInterfaceTrait<'ir> for PartlyOp<'ir> {
    fn size(self) -> u64 {
        PartlyOp::size(self)
    }

    fn weight(self) -> u64 {
        2 * self.size()
    }
}
