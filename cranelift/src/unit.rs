//! A module while it is compiled: its symbols, and what was declared of them.

use cranelift_module::{DataId, FuncId, Linkage as ModuleLinkage, Module};
use ods_runtime::attrs::{ArrayAttr, FlatSymbolRefAttr, IntegerAttr};
use ods_runtime::symbol::symbol_name;
use ods_runtime::{Diagnostic, Ident, OpRef};
use rustc_hash::FxHashMap;

use crate::abi::Abi;
use crate::calls::places::Place;
use crate::function::{Failure, Outcome};
use crate::image::{Address, Difference};
use crate::llvm::{
    AliasOp, ComdatOp, GlobalCtorsOp, GlobalDtorsOp, GlobalOp, IFuncOp, LLVMFuncOp, Linkage,
    LinkerOptionsOp, ModuleFlagsOp, SubOp, Visibility,
};
use crate::types::Types;

/// What a symbol of the module stands for.
#[derive(Clone, Copy)]
pub(crate) enum Symbol<'ir> {
    Function(LLVMFuncOp<'ir>),
    Global(GlobalOp<'ir>),
    Alias(AliasOp<'ir>),
}

/// A symbol that machine code refers to.
#[derive(Clone, Copy)]
pub(crate) enum Declared {
    Function(FuncId),
    Data(DataId),
}

/// A symbol that the module uses and does not define.
#[derive(Clone)]
pub(crate) struct External<'ir> {
    pub(crate) name: String,
    /// The first operation that uses it.
    pub(crate) user: OpRef<'ir>,
    /// Whether it may be missing; its address is 0 then.
    pub(crate) is_weak: bool,
}

/// A module while it is compiled.
pub(crate) struct Unit<'m, 'ir> {
    pub(crate) types: Types<'ir>,
    pub(crate) module: &'m mut dyn Module,
    symbols: FxHashMap<Ident, Symbol<'ir>>,
    declared: FxHashMap<Ident, Declared>,
    pub(crate) functions: Vec<LLVMFuncOp<'ir>>,
    pub(crate) globals: Vec<GlobalOp<'ir>>,
    pub(crate) constructors: Vec<GlobalCtorsOp<'ir>>,
    pub(crate) destructors: Vec<GlobalDtorsOp<'ir>>,
    pub(crate) externals: Vec<External<'ir>>,
    /// The distances between addresses in globals: the global, the offset in it, the distance, and the operation.
    pub(crate) differences: Vec<(Ident, u64, Difference, OpRef<'ir>)>,
    /// The function that computes them, which is called before all others.
    pub(crate) initializer: Option<FuncId>,
    /// Whether thread-local variables can be compiled.
    pub(crate) has_thread_locals: bool,
    /// The functions that code of this package calls, by name.
    pub(crate) helpers: FxHashMap<&'static str, FuncId>,
    /// Machine code for calls of variadic functions, by the place of the address that it jumps to.
    pub(crate) thunks: FxHashMap<Place, FuncId>,
    pub(crate) diagnostics: Vec<Diagnostic>,
}

impl<'m, 'ir> Unit<'m, 'ir> {
    /// Collects the symbols of `root`.
    pub(crate) fn new(root: OpRef<'ir>, module: &'m mut dyn Module) -> Self {
        let mut unit = Self {
            types: Types::new(root.ctx()),
            module,
            symbols: FxHashMap::default(),
            declared: FxHashMap::default(),
            functions: Vec::new(),
            globals: Vec::new(),
            constructors: Vec::new(),
            destructors: Vec::new(),
            externals: Vec::new(),
            differences: Vec::new(),
            initializer: None,
            has_thread_locals: false,
            helpers: FxHashMap::default(),
            thunks: FxHashMap::default(),
            diagnostics: Vec::new(),
        };
        let blocks = root.regions().flat_map(|region| region.blocks());
        for op in blocks.flat_map(|block| block.ops()) {
            unit.collect(op);
        }
        unit
    }

    fn collect(&mut self, op: OpRef<'ir>) {
        let symbol = if let Some(function) = op.dyn_cast::<LLVMFuncOp<'ir>>() {
            self.functions.push(function);
            Symbol::Function(function)
        } else if let Some(global) = op.dyn_cast::<GlobalOp<'ir>>() {
            self.globals.push(global);
            Symbol::Global(global)
        } else if let Some(alias) = op.dyn_cast::<AliasOp<'ir>>() {
            Symbol::Alias(alias)
        } else if let Some(constructors) = op.dyn_cast::<GlobalCtorsOp<'ir>>() {
            self.constructors.push(constructors);
            return;
        } else if let Some(destructors) = op.dyn_cast::<GlobalDtorsOp<'ir>>() {
            self.destructors.push(destructors);
            return;
        } else {
            let says_nothing_about_code = op.isa::<ComdatOp<'ir>>()
                || op.isa::<ModuleFlagsOp<'ir>>()
                || op.isa::<LinkerOptionsOp<'ir>>();
            if op.isa::<IFuncOp<'ir>>() {
                let text = "cannot be compiled: indirect functions are not supported";
                self.diagnostics.push(op.op_error(text));
            } else if op.isa::<ods_runtime::builtin::ModuleOp<'ir>>() {
                self.diagnostics
                    .push(op.warning("the symbols of a nested module are not compiled"));
            } else if !says_nothing_about_code {
                let text = "cannot be compiled: it is not an operation of the dialect llvm";
                self.diagnostics.push(op.op_error(text));
            }
            return;
        };
        if let Some(name) = symbol_name(op) {
            self.symbols.insert(name, symbol);
        }
    }

    /// The text of a symbol's name.
    pub(crate) fn name(&self, symbol: Ident) -> &'ir str {
        self.types.ctx.ident_str(symbol)
    }

    pub(crate) fn symbol(&self, name: Ident) -> Outcome<Symbol<'ir>> {
        let symbol = self.symbols.get(&name).copied();
        symbol.ok_or_else(|| format!("there is no symbol '{}'", self.name(name)).into())
    }

    /// Follows aliases.
    pub(crate) fn resolve(&self, mut address: Address) -> Outcome<Address> {
        for _ in 0..=self.symbols.len() {
            let Symbol::Alias(alias) = self.symbol(address.symbol)? else { return Ok(address) };
            let of = self.alias_target(alias)?;
            address = Address { symbol: of.symbol, addend: address.addend.wrapping_add(of.addend) };
        }
        Err("an alias stands for itself".to_owned().into())
    }

    fn alias_target(&self, alias: AliasOp<'ir>) -> Outcome<Address> {
        let image = self.initial_image(alias.initializer())?;
        let target = image.addresses.get(&0).copied();
        target.ok_or_else(|| Failure::from("an alias of a number is not supported".to_owned()))
    }

    /// Declares a function or a global of the module, which `user` refers to.
    pub(crate) fn declare(&mut self, name: Ident, user: OpRef<'ir>) -> Outcome<Declared> {
        if let Some(declared) = self.declared.get(&name) {
            return Ok(*declared);
        }
        let text = self.name(name);
        let declared = match self.symbol(name)? {
            Symbol::Function(function) => {
                let linkage = linkage(function.linkage(), function.visibility());
                let is_defined = !function.body().is_empty();
                let linkage = self.linkage(linkage, is_defined, text, user);
                let abi = Abi::of_function(&self.types, function)?;
                let signature = abi.signature(self.module);
                let id = self.module.declare_function(text, linkage, &signature);
                Declared::Function(id.map_err(|error| error.to_string())?)
            }
            Symbol::Global(global) => {
                if global.thread_local() && !self.has_thread_locals {
                    return Err("thread-local variables in the process are not supported"
                        .to_owned()
                        .into());
                }
                let linkage = linkage(global.linkage(), global.visibility());
                let linkage = self.linkage(linkage, is_defined(global), text, user);
                let is_constant = global.constant() && !has_difference(global);
                let id =
                    self.module.declare_data(text, linkage, !is_constant, global.thread_local());
                Declared::Data(id.map_err(|error| error.to_string())?)
            }
            Symbol::Alias(_) => return Err("an alias stands for itself".to_owned().into()),
        };
        self.declared.insert(name, declared);
        Ok(declared)
    }

    /// The linkage of a symbol, which is recorded if it is not defined in this module.
    fn linkage(
        &mut self,
        linkage: ModuleLinkage,
        is_defined: bool,
        name: &str,
        user: OpRef<'ir>,
    ) -> ModuleLinkage {
        let is_weak = linkage == ModuleLinkage::Preemptible;
        match is_defined && linkage != ModuleLinkage::Import {
            true => linkage,
            false => {
                self.externals.push(External { name: name.to_owned(), user, is_weak });
                if is_weak { linkage } else { ModuleLinkage::Import }
            }
        }
    }

    /// The functions that are called when the program starts, in their order.
    pub(crate) fn constructors(&mut self) -> Vec<FuncId> {
        let ops = self.constructors.clone().into_iter();
        let mut found =
            self.with_priorities(ops.map(|op| (*op, op.ctors(), op.priorities())).collect());
        found.sort_by_key(|(priority, _)| *priority);
        self.initializer.into_iter().chain(found.into_iter().map(|(_, id)| id)).collect()
    }

    /// The functions that are called when the program ends, in their order.
    pub(crate) fn destructors(&mut self) -> Vec<FuncId> {
        let ops = self.destructors.clone().into_iter();
        let mut found =
            self.with_priorities(ops.map(|op| (*op, op.dtors(), op.priorities())).collect());
        found.sort_by_key(|(priority, _)| std::cmp::Reverse(*priority));
        found.into_iter().map(|(_, id)| id).collect()
    }

    /// Declares functions, and pairs them with their priorities.
    fn with_priorities(
        &mut self,
        lists: Vec<(OpRef<'ir>, ArrayAttr<'ir>, ArrayAttr<'ir>)>,
    ) -> Vec<(i64, FuncId)> {
        let mut found = Vec::new();
        for (op, functions, priorities) in lists {
            for (function, priority) in functions.iter().zip(priorities.iter()) {
                let Some(symbol) = function.dyn_cast::<FlatSymbolRefAttr<'ir>>() else { continue };
                let priority = priority.dyn_cast::<IntegerAttr<'ir>>().and_then(|it| it.int());
                match self.declare(symbol.ident(), op) {
                    Ok(Declared::Function(id)) => found.push((priority.unwrap_or(0), id)),
                    Ok(Declared::Data(_)) => {}
                    Err(failure) => self.report(op, failure),
                }
            }
        }
        found
    }

    /// Adds a diagnostic about what a failure prevents.
    pub(crate) fn report(&mut self, op: OpRef<'ir>, failure: Failure) {
        if let Failure::Unsupported(text) = failure {
            self.diagnostics.push(op.op_error(format!("cannot be compiled: {text}")));
        }
    }
}

/// Whether the content of a global may have a distance between addresses, which is written when the program starts.
fn has_difference(global: GlobalOp<'_>) -> bool {
    let mut ops = global.initializer().blocks().flat_map(|block| block.ops());
    ops.any(|op| op.isa::<SubOp<'_>>())
}

/// Whether the module has the content of a global.
pub(crate) fn is_defined(global: GlobalOp<'_>) -> bool {
    global.value().is_some() || !global.initializer().is_empty()
}

/// The corresponding linkage of Cranelift.
fn linkage(linkage: Linkage, visibility: Visibility) -> ModuleLinkage {
    match linkage {
        Linkage::Internal | Linkage::Private | Linkage::Appending => ModuleLinkage::Local,
        Linkage::AvailableExternally => ModuleLinkage::Import,
        Linkage::Linkonce
        | Linkage::LinkonceODR
        | Linkage::Weak
        | Linkage::WeakODR
        | Linkage::ExternWeak => ModuleLinkage::Preemptible,
        Linkage::External | Linkage::Common if visibility == Visibility::Hidden => {
            ModuleLinkage::Hidden
        }
        Linkage::External | Linkage::Common => ModuleLinkage::Export,
    }
}
