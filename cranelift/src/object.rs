//! Machine code in object files.

use cranelift_module::{DataDescription, Module as _, default_libcall_names};
use cranelift_object::{ObjectBuilder, ObjectModule};
use ods_runtime::{Diagnostic, OpRef};

use crate::compile::{OptLevel, Placement, host};
use crate::unit::Unit;

/// Compiles the operations of the dialect `llvm` in `root` to an object file for the machine that this program runs on.
///
/// The code is position-independent. `name` is the name of the source file that the object file mentions.
///
/// # Errors
///
/// What cannot be compiled, each at its operation.
pub fn compile_object(
    root: OpRef<'_>,
    name: &str,
    level: OptLevel,
) -> Result<Vec<u8>, Vec<Diagnostic>> {
    let failure = |text: String| vec![root.error(format!("cannot be compiled: {text}"))];
    let isa = host(level, Placement::Any).map_err(failure)?;
    let builder = ObjectBuilder::new(isa, name, default_libcall_names());
    let mut module = ObjectModule::new(builder.map_err(|error| failure(error.to_string()))?);
    let mut unit = Unit::new(root, &mut module);
    unit.has_thread_locals = true;
    unit.compile();
    let arrays = [(".init_array", unit.constructors()), (".fini_array", unit.destructors())];
    for (section, functions) in arrays {
        if let Err(error) = define_array(&mut unit, section, &functions) {
            unit.diagnostics.push(root.error(format!("cannot be compiled: {error}")));
        }
    }
    if let Some(errors) = unit.errors() {
        return Err(errors);
    }
    module.finish().emit().map_err(|error| failure(error.to_string()))
}

/// Defines the addresses of functions that are called when the program starts or ends.
fn define_array(
    unit: &mut Unit<'_, '_>,
    section: &str,
    functions: &[cranelift_module::FuncId],
) -> Result<(), String> {
    if functions.is_empty() {
        return Ok(());
    }
    let mut data = DataDescription::new();
    data.set_align(8);
    data.set_custom_section(section);
    data.set_used(true);
    data.define(vec![0; functions.len() * 8].into_boxed_slice());
    for (index, function) in functions.iter().enumerate() {
        let function = unit.module.declare_func_in_data(*function, &mut data);
        data.write_function_addr(index as u32 * 8, function);
    }
    let id = unit.module.declare_anonymous_data(true, false).map_err(|error| error.to_string())?;
    unit.module.define_data(id, &data).map_err(|error| error.to_string())
}
