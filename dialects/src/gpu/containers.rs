//! Modules of kernels, and launches of these kernels.

use ods_runtime::builtin::ModuleOp;
use ods_runtime::hooks::VerifyOpAttr;
use ods_runtime::ir::WalkOrder;
use ods_runtime::rt::{
    DataLayoutOpInterfaceTrait, DataLayoutSpecInterface, TargetSystemSpecInterface,
};
use ods_runtime::symbol::SymbolTables;

use super::function::KERNEL;
use super::generated::gpu::*;
use crate::prelude::*;

impl VerifyOpAttr for GPUDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        let ctx = op.ctx();
        let (name, value) = (ctx.ident_str(attr.name), ctx.attr_ref(attr.value));
        match name {
            "gpu.known_block_size" | "gpu.known_cluster_size" | "gpu.known_grid_size" => {
                let Some(sizes) = value.dyn_cast::<DenseI32ArrayAttr<'_>>() else {
                    return Err(op.op_error(format!("{name} must be a dense i32 array")));
                };
                match sizes.values().count() {
                    3 => Ok(()),
                    _ => Err(op.op_error(format!("{name} must contain exactly 3 elements"))),
                }
            }
            "gpu.container_module" if value.isa::<UnitAttr<'_>>() => verify_container(op),
            _ => Ok(()),
        }
    }
}

/// Verifies the launches in a module of kernels.
fn verify_container(module: OpRef<'_>) -> VerifyResult {
    if !module.isa::<ModuleOp<'_>>() {
        return Err(module.error(
            "expected 'gpu.container_module' attribute to be attached to 'builtin.module'",
        ));
    }
    let mut tables = SymbolTables::new();
    let launches = module.walk(WalkOrder::Post).filter_map(|op| op.dyn_cast::<LaunchFuncOp<'_>>());
    for launch in launches {
        let around = launch.parent_op().and_then(|parent| parent.parent_op());
        if around.is_some_and(|around| around.handle() == module.handle()) {
            verify_launch(module, launch, &mut tables)?;
        }
    }
    Ok(())
}

fn verify_launch(
    module: OpRef<'_>,
    launch: LaunchFuncOp<'_>,
    tables: &mut SymbolTables,
) -> VerifyResult {
    let kernel = launch.property_as::<SymbolRefAttr<'_>>(LaunchFuncOp::KERNEL);
    let Some(kernel) = kernel else { return Ok(()) };
    let root = module.ctx().ident_str(kernel.root_reference());
    let Some(container) = tables.lookup_in(module, kernel.root_reference()) else {
        return Err(launch.op_error(format!("kernel container '{root}' is undefined")));
    };
    if container.isa::<BinaryOp<'_>>() {
        return Ok(());
    }
    if !container.isa::<GPUModuleOp<'_>>() {
        return Err(launch.op_error(format!("kernel module '{root}' is undefined")));
    }
    let Some(target) = tables.lookup_ref_in(module, *kernel) else {
        return Err(launch.op_error(format!("kernel function '{}' is undefined", *kernel)));
    };
    if !target.isa::<FunctionOpInterface<'_>>() {
        let message = format!("referenced kernel '{}' is not a function", *kernel);
        let note = "see the kernel definition here";
        return Err(launch.op_error(message).note(Some(target.loc()), note));
    }
    if !target.attr(KERNEL).is_some_and(|it| it.isa::<UnitAttr<'_>>()) {
        return Err(launch.op_error("kernel function is missing the 'gpu.kernel' attribute"));
    }
    let Some(function) = target.dyn_cast::<GPUFuncOp<'_>>() else { return Ok(()) };
    let params = ods::functions::argument_types(*function, GPUFuncOp::FUNCTION_TYPE);
    let operands = launch.kernel_operands();
    if params.len() != operands.len() {
        return Err(launch.op_error(format!(
            "got {} kernel operands but expected {}",
            operands.len(),
            params.len()
        )));
    }
    for (index, (operand, param)) in operands.zip(params).enumerate() {
        if operand.ty() != param {
            let message = format!("type of function argument {index} does not match");
            return Err(launch.op_error(message));
        }
    }
    Ok(())
}

impl<'ir> Verify<'ir> for GPUModuleOp<'ir> {
    /// Targets that verify modules are of other dialects.
    fn verify(self) -> VerifyResult {
        let targets = (*self).property_as::<ArrayAttr<'_>>(Self::TARGETS);
        for target in targets.iter().flat_map(|targets| targets.iter()) {
            if let Some(target) = target.dyn_cast::<TargetAttrVerifyInterface<'_>>() {
                target.verify_target(*self)?;
            }
        }
        Ok(())
    }
}

impl<'ir> DataLayoutOpInterfaceTrait<'ir> for GPUModuleOp<'ir> {
    fn data_layout_spec(self) -> Option<DataLayoutSpecInterface<'ir>> {
        ods::dlti::data_layout_spec(*self)
    }

    fn target_system_spec(self) -> Option<TargetSystemSpecInterface<'ir>> {
        ods::dlti::target_system_spec(*self)
    }
}
