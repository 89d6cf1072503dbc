//! Machine code in the process.

mod builtins;
#[allow(
    unsafe_code,
    reason = "machine code is called, and libraries are loaded, here and nowhere else"
)]
mod native;

use std::path::Path;

use cranelift_codegen::ir::{self, AbiParam, InstBuilder, MemFlagsData, types};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{ArenaMemoryProvider, JITBuilder, JITModule};
use cranelift_module::{FuncId, Module, default_libcall_names};
use ods_runtime::{Diagnostic, OpRef};
use rustc_hash::FxHashMap;

use crate::abi::{Abi, Part, Passing};
use crate::compile::{OptLevel, Placement, host};
use crate::number::{Number, NumberType};
use crate::scalar::Scalar;
use crate::unit::{Declared, Unit};

/// The address space for the code and the data of one module. It is reserved, and used as needed.
const RESERVED: usize = 1 << 30;

/// What machine code in the process may refer to, and how it is compiled.
#[derive(Default)]
pub struct JitOptions {
    level: OptLevel,
    symbols: Vec<(String, usize)>,
}

impl JitOptions {
    /// Code that is optimized for speed.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets how much is optimized.
    #[must_use]
    pub fn level(mut self, level: OptLevel) -> Self {
        self.level = level;
        self
    }

    /// Defines a symbol, such as a function of the program, which the module may declare and use.
    ///
    /// The symbol takes precedence over those of loaded libraries.
    #[must_use]
    pub fn symbol(mut self, name: impl Into<String>, address: *const u8) -> Self {
        self.symbols.push((name.into(), address.addr()));
        self
    }
}

/// Loads a library, whose symbols modules compiled later may use.
///
/// # Errors
///
/// The message of the dynamic linker.
pub fn load_library(path: &Path) -> Result<(), String> {
    native::load_library(path)
}

/// Writes what functions of the C library have buffered for output.
pub fn flush_output() {
    native::flush_output();
}

/// A function of the module.
struct Function {
    id: FuncId,
    abi: Abi,
    /// A function of a fixed type that calls it, once there is one.
    wrapper: Option<FuncId>,
}

impl Function {
    /// The scalar that is the result, if there is one.
    fn result(&self) -> Result<Option<Scalar>, CallError> {
        match &self.abi.result {
            Passing::Parts(parts, _) if parts.is_empty() => Ok(None),
            passing => single_scalar(passing).map(Some).ok_or(CallError::NoNumbers),
        }
    }
}

/// Why a function is not called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CallError {
    /// The module defines no function of this name.
    Missing,
    /// The arguments do not have the types of the parameters.
    Arguments,
    /// The function has arguments or results that are not numbers.
    NoNumbers,
    /// Compiling the call has failed.
    Failed(String),
}

impl std::fmt::Display for CallError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CallError::Missing => f.write_str("the module defines no such function"),
            CallError::Arguments => f.write_str("the arguments do not fit the parameters"),
            CallError::NoNumbers => f.write_str("arguments and results must be single numbers"),
            CallError::Failed(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for CallError {}

/// A module as machine code in the process.
///
/// # Trust
///
/// The code does what the module says, as if it were a part of the program: it can read and write all memory, and stop
/// the process. Compile only modules that you trust.
pub struct Jit {
    /// Present until it is dropped.
    module: Option<JITModule>,
    functions: FxHashMap<String, Function>,
    globals: FxHashMap<String, cranelift_module::DataId>,
    destructors: Vec<FuncId>,
}

impl std::fmt::Debug for Jit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jit").field("functions", &self.functions.len()).finish_non_exhaustive()
    }
}

impl Jit {
    /// Compiles the operations of the dialect `llvm` in `root`, and calls the constructors that they list.
    ///
    /// # Errors
    ///
    /// What cannot be compiled, each at its operation, and symbols that are used and defined nowhere. Without errors,
    /// warnings go to the handlers of the context.
    pub fn compile(root: OpRef<'_>, options: &JitOptions) -> Result<Self, Vec<Diagnostic>> {
        let failure = |text: String| vec![root.error(format!("cannot be compiled: {text}"))];
        let isa = host(options.level, Placement::Fixed).map_err(failure)?;
        let mut builder = JITBuilder::with_isa(isa, default_libcall_names());
        let memory = ArenaMemoryProvider::new_with_size(RESERVED);
        builder.memory_provider(Box::new(memory.map_err(|error| failure(error.to_string()))?));
        builder.symbols(builtins::symbols());
        for (name, address) in &options.symbols {
            builder.symbol(name, std::ptr::without_provenance(*address));
        }
        builder.symbol_lookup_fn(Box::new(native::symbol));
        let mut module = JITModule::new(builder);
        let mut unit = Unit::new(root, &mut module);
        unit.compile();
        let own: Vec<&str> = options.symbols.iter().map(|(name, _)| name.as_str()).collect();
        for external in unit.externals.clone() {
            let is_known = external.is_weak
                || own.contains(&external.name.as_str())
                || builtins::symbols().any(|(name, _)| name == external.name)
                || native::symbol(&external.name).is_some();
            if !is_known {
                let text = format!("needs the symbol '{}', which is not defined", external.name);
                unit.diagnostics.push(external.user.op_error(text));
            }
        }
        let constructors = unit.constructors();
        let destructors = unit.destructors();
        if let Some(errors) = unit.errors() {
            native::free(module);
            return Err(errors);
        }
        let mut functions = FxHashMap::default();
        let mut globals = FxHashMap::default();
        for function in unit.functions.clone() {
            let name = function.sym_name();
            let Ok(abi) = Abi::of_function(&unit.types, function) else { continue };
            if !function.body().is_empty()
                && let Ok(Declared::Function(id)) =
                    unit.declare(function.sym_name_attr().ident(), *function)
            {
                functions.insert(name.to_owned(), Function { id, abi, wrapper: None });
            }
        }
        for global in unit.globals.clone() {
            if crate::unit::is_defined(global)
                && let Ok(Declared::Data(id)) =
                    unit.declare(global.sym_name_attr().ident(), *global)
            {
                globals.insert(global.sym_name().to_owned(), id);
            }
        }
        if let Err(error) = module.finalize_definitions() {
            native::free(module);
            return Err(failure(error.to_string()));
        }
        let jit = Self { module: Some(module), functions, globals, destructors };
        for constructor in constructors {
            jit.run(constructor);
        }
        Ok(jit)
    }

    /// The address of a function or a global that the module defines, valid until `self` is dropped.
    #[must_use]
    pub fn address(&self, name: &str) -> Option<*const u8> {
        let module = self.module.as_ref()?;
        if let Some(function) = self.functions.get(name) {
            return Some(module.get_finalized_function(function.id));
        }
        let global = self.globals.get(name)?;
        Some(module.get_finalized_data(*global).0)
    }

    /// The type of the result of a function; none if it has no result.
    ///
    /// # Errors
    ///
    /// If there is no such function, or the result is no single number.
    pub fn result_type(&self, name: &str) -> Result<Option<NumberType>, CallError> {
        let function = self.functions.get(name).ok_or(CallError::Missing)?;
        Ok(function.result()?.map(NumberType::of))
    }

    /// Calls a function whose arguments and result are single numbers or pointers.
    ///
    /// # Errors
    ///
    /// If there is no such function, or it has other parameters.
    pub fn call(&mut self, name: &str, arguments: &[Number]) -> Result<Option<Number>, CallError> {
        let function = self.functions.get(name).ok_or(CallError::Missing)?;
        let params = function.abi.params.iter().map(single_scalar).collect::<Option<Vec<_>>>();
        let params = params.ok_or(CallError::NoNumbers)?;
        let result = function.result()?;
        let fits = |(number, scalar): (&Number, &Scalar)| number.ty() == NumberType::of(*scalar);
        if params.len() != arguments.len() || !arguments.iter().zip(&params).all(fits) {
            return Err(CallError::Arguments);
        }
        let code = self.wrapper(name)?;
        let arguments: Vec<u128> = arguments.iter().map(Number::bits).collect();
        let bits = native::call_wrapper(code, &arguments);
        Ok(result.map(|scalar| Number::new(scalar, bits)))
    }

    /// The address of a function that reads its arguments from memory and writes the result to memory.
    fn wrapper(&mut self, name: &str) -> Result<*const u8, CallError> {
        let (Some(module), Some(function)) = (&mut self.module, self.functions.get_mut(name))
        else {
            return Err(CallError::Missing);
        };
        let id = match function.wrapper {
            Some(id) => id,
            None => {
                let id = define_wrapper(module, function).map_err(CallError::Failed)?;
                let finished = module.finalize_definitions();
                finished.map_err(|error| CallError::Failed(error.to_string()))?;
                function.wrapper = Some(id);
                id
            }
        };
        Ok(module.get_finalized_function(id))
    }

    /// Calls a function of the module without arguments and results.
    fn run(&self, function: FuncId) {
        if let Some(module) = &self.module {
            native::call_procedure(module.get_finalized_function(function));
        }
    }
}

impl Drop for Jit {
    fn drop(&mut self) {
        for destructor in std::mem::take(&mut self.destructors) {
            self.run(destructor);
        }
        if let Some(module) = self.module.take() {
            native::free(module);
        }
    }
}

/// The scalar that is passed by itself.
fn single_scalar(passing: &Passing) -> Option<Scalar> {
    match passing {
        Passing::Parts(parts, _) => match parts.as_slice() {
            [Part::Scalar(scalar)] => Some(*scalar),
            _ => None,
        },
        Passing::ResultAddress => Some(Scalar::Pointer),
        Passing::Copy { .. } => None,
    }
}

/// Defines a function with two parameters: the address of the arguments, each in 16 bytes, and that of the result.
fn define_wrapper(module: &mut JITModule, function: &Function) -> Result<FuncId, String> {
    let mut context = module.make_context();
    let mut builder_context = FunctionBuilderContext::new();
    context.func.signature.params = vec![AbiParam::new(types::I64); 2];
    let called = module.declare_func_in_func(function.id, &mut context.func);
    let mut b = FunctionBuilder::new(&mut context.func, &mut builder_context);
    let block = b.create_block();
    b.append_block_params_for_function_params(block);
    b.switch_to_block(block);
    let (from, to) = (b.block_params(block)[0], b.block_params(block)[1]);
    let registers = function.abi.params.iter().flat_map(Passing::registers);
    let arguments = registers.enumerate().map(|(index, param)| {
        b.ins().load(param.value_type, MemFlagsData::new(), from, index as i32 * 16)
    });
    let arguments: Vec<ir::Value> = arguments.collect();
    let call = b.ins().call(called, &arguments);
    if let Some(result) = b.inst_results(call).first().copied() {
        b.ins().store(MemFlagsData::new(), result, to, 0);
    }
    b.ins().return_(&[]);
    b.seal_all_blocks();
    b.finalize(module.target_config());
    let id = module.declare_anonymous_function(&context.func.signature);
    let id = id.map_err(|error| error.to_string())?;
    module.define_function(id, &mut context).map_err(|error| error.to_string())?;
    Ok(id)
}
