//! Global variables, aliases and indirect functions.

use ods_runtime::attrs::*;
use ods_runtime::{OpRef, RegionRef};

use super::{Cursor, ModuleTranslation, TranslationResult};
use crate::llvm::{
    AliasOp, BlockTagAttr, BlockTagOp, GlobalOp, IFuncOp, LLVMPointerType, Linkage, ReturnOp,
};
use crate::target::llvmir::ir::{
    self, Alias, Attribute, Attributes, ConstantId, GlobalId, GlobalValue, GlobalVariable,
};
use crate::target::llvmir::keywords;

impl<'ir> ModuleTranslation<'ir> {
    /// Adds variables and aliases, then what their regions compute.
    pub(super) fn globals(
        &mut self,
        variables: &[GlobalOp<'ir>],
        aliases: &[AliasOp<'ir>],
    ) -> TranslationResult {
        let first = self.module.variables.len();
        for op in variables {
            self.variable(*op)?;
        }
        for op in aliases {
            self.alias(*op)?;
        }
        for (index, op) in variables.iter().enumerate() {
            if !op.initializer().is_empty() {
                let value = self.initializer(op.initializer(), **op)?;
                let variable = &mut self.module.variables[first + index];
                if variable.global.linkage != "extern_weak" {
                    variable.initializer = Some(value);
                }
            }
        }
        for (index, op) in aliases.iter().enumerate() {
            let value = self.initializer(op.initializer(), **op)?;
            self.module.aliases[index].target = Some(value);
        }
        Ok(())
    }

    fn variable(&mut self, op: GlobalOp<'ir>) -> TranslationResult {
        let mut ty = self.ty(op.global_type(), *op)?;
        let mut initializer = match op.value() {
            None => None,
            Some(value) => match value.dyn_cast::<StringAttr<'_>>() {
                Some(text) => {
                    let constant = self.string(text.bytes());
                    ty = self.module.constant_type(constant);
                    Some(constant)
                }
                None => Some(self.constant(ty, value, *op)?),
            },
        };
        let linkage = op.linkage();
        let is_declaration = match linkage {
            Linkage::ExternWeak => true,
            Linkage::External => initializer.is_none(),
            _ => false,
        };
        match is_declaration {
            true => initializer = None,
            false if initializer.is_none() => initializer = Some(self.module.undef(ty)),
            false => {}
        }
        let mut attributes = Attributes::default();
        for attr in op.target_specific_attrs().into_iter().flat_map(|it| it.iter()) {
            add_attribute(attr, &mut attributes);
        }
        let global = GlobalValue {
            name: op.sym_name().to_owned(),
            linkage: keywords::linkage(linkage),
            visibility: keywords::visibility(op.visibility()),
            is_dso_local: op.dso_local(),
            thread_local: if op.thread_local() { "thread_local" } else { "" },
            unnamed_address: keywords::unnamed_address(op.unnamed_addr()),
            address_space: op.addr_space(),
            section: op.section().unwrap_or_default().to_owned(),
            alignment: op.alignment().unwrap_or(0),
            comdat: op.comdat().map(|it| op.ctx().ident_str(it.leaf_reference()).to_owned()),
            ..GlobalValue::default()
        };
        let mut variable = GlobalVariable {
            global,
            ty,
            initializer,
            is_constant: op.constant(),
            code_model: String::new(),
            is_externally_initialized: op.externally_initialized(),
            attributes,
        };
        self.global_debug_info(op, &mut variable)?;
        self.module.add_variable(variable);
        Ok(())
    }

    fn alias(&mut self, op: AliasOp<'ir>) -> TranslationResult {
        let ty = self.ty(op.alias_type(), *op)?;
        let global = GlobalValue {
            name: op.sym_name().to_owned(),
            linkage: keywords::linkage(op.linkage()),
            visibility: keywords::visibility(op.visibility()),
            is_dso_local: op.dso_local(),
            thread_local: if op.thread_local() { "thread_local" } else { "" },
            unnamed_address: keywords::unnamed_address(op.unnamed_addr()),
            address_space: address_space(op),
            ..GlobalValue::default()
        };
        self.module.add_alias(Alias { global, ty, target: None });
        Ok(())
    }

    /// Adds an indirect function without its resolver, which another one may be.
    pub(super) fn ifunc(&mut self, op: IFuncOp<'ir>) -> TranslationResult {
        let ty = self.ty(op.i_func_type(), *op)?;
        let global = GlobalValue {
            name: op.sym_name().to_owned(),
            linkage: keywords::linkage(op.linkage()),
            visibility: keywords::visibility(op.visibility()),
            is_dso_local: op.dso_local(),
            unnamed_address: keywords::unnamed_address(Some(op.unnamed_addr())),
            address_space: op.address_space(),
            ..GlobalValue::default()
        };
        self.module.add_ifunc(Alias { global, ty, target: None });
        Ok(())
    }

    pub(super) fn resolve_ifuncs(&mut self, ifuncs: &[IFuncOp<'ir>]) -> TranslationResult {
        for (index, op) in ifuncs.iter().enumerate() {
            let resolver = self.module.find(op.resolver());
            let resolver = resolver.ok_or_else(|| op.error("resolver is not in this module"))?;
            let resolver = self.module.global_address(resolver);
            self.module.ifuncs[index].target = Some(resolver);
        }
        Ok(())
    }

    /// The constant that a region returns.
    fn initializer(
        &mut self,
        region: RegionRef<'ir>,
        at: OpRef<'ir>,
    ) -> TranslationResult<ConstantId> {
        let mut function = ir::Function::default();
        function.add_block();
        let mut cursor = Cursor::new(self, function);
        for op in region.blocks().flat_map(|block| block.ops()) {
            if let Some(op) = op.dyn_cast::<ReturnOp<'_>>()
                && let Some(value) = op.arg()
            {
                return match cursor.value(value)? {
                    ir::Value::Constant(constant) => Ok(constant),
                    _ => Err(at.error("unemittable constant value")),
                };
            }
            let before = cursor.function.block(ir::BlockId::default()).instructions.len();
            cursor.translate(op)?;
            if cursor.function.block(ir::BlockId::default()).instructions.len() > before {
                return Err(op.error("unemittable constant value"));
            }
        }
        Err(at.error("unemittable constant value"))
    }

    /// The global value of a symbol in this module.
    pub(super) fn symbol(&self, name: &str, at: OpRef<'ir>) -> TranslationResult<GlobalId> {
        self.module.find(name).ok_or_else(|| at.error(format!("undefined symbol '{name}'")))
    }

    /// The block with a tag in a function.
    pub(super) fn tagged_block(
        &self,
        function: &str,
        tag: BlockTagAttr<'ir>,
        at: OpRef<'ir>,
    ) -> TranslationResult<(u32, ir::BlockId)> {
        let missing = || at.error("block tag is not in the function");
        let Some(GlobalId::Function(index)) = self.module.find(function) else {
            return Err(missing());
        };
        let op = self.functions.get(index as usize).ok_or_else(missing)?;
        let has_tag =
            |op: OpRef<'ir>| op.dyn_cast::<BlockTagOp<'_>>().is_some_and(|it| it.tag() == tag);
        let block = op.body().blocks().position(|block| block.ops().any(has_tag));
        Ok((index, ir::BlockId::from_index(block.ok_or_else(missing)?)))
    }

    /// `llvm.global_ctors` or `llvm.global_dtors`.
    pub(super) fn structors(
        &mut self,
        name: &str,
        at: OpRef<'ir>,
        functions: ArrayAttr<'ir>,
        priorities: ArrayAttr<'ir>,
        data: ArrayAttr<'ir>,
    ) -> TranslationResult {
        let (i32, pointer) = (self.module.types.integer(32), self.module.types.pointer(0));
        let entry = ir::Type::Struct { fields: vec![i32, pointer, pointer], is_packed: false };
        let entry = self.module.types.get(entry);
        let mut entries = Vec::with_capacity(functions.len());
        for ((function, priority), data) in functions.iter().zip(priorities.iter()).zip(data.iter())
        {
            let function = function.dyn_cast::<SymbolRefAttr<'_>>();
            let function = function.map_or("", |it| at.ctx().ident_str(it.root_reference()));
            let function = self.symbol(function, at)?;
            let function = self.module.global_address(function);
            let priority = self.constant(i32, priority, at)?;
            let data = match data.dyn_cast::<SymbolRefAttr<'_>>() {
                Some(symbol) => {
                    let global = self.symbol(at.ctx().ident_str(symbol.root_reference()), at)?;
                    self.module.global_address(global)
                }
                None => self.module.zero(pointer),
            };
            entries.push(self.module.aggregate(entry, vec![priority, function, data]));
        }
        if let Some(GlobalId::Variable(index)) = self.module.find(name) {
            let old = self.module.variables[index as usize].initializer;
            let mut all = old.and_then(|it| self.module.elements_of(it)).unwrap_or_default();
            all.append(&mut entries);
            entries = all;
            let ty = ir::Type::Array { element: entry, count: entries.len() as u64 };
            let ty = self.module.types.get(ty);
            let value = self.module.aggregate(ty, entries);
            let variable = &mut self.module.variables[index as usize];
            variable.ty = ty;
            variable.initializer = Some(value);
            return Ok(());
        }
        let ty = ir::Type::Array { element: entry, count: entries.len() as u64 };
        let ty = self.module.types.get(ty);
        let initializer = Some(self.module.aggregate(ty, entries));
        let global =
            GlobalValue { name: name.to_owned(), linkage: "appending", ..GlobalValue::default() };
        self.module.add_variable(GlobalVariable {
            global,
            ty,
            initializer,
            is_constant: false,
            code_model: String::new(),
            is_externally_initialized: false,
            attributes: Attributes::default(),
        });
        Ok(())
    }
}

/// Adds an attribute of a variable: a name, or a name and a value.
fn add_attribute(attr: AttrRef<'_>, attributes: &mut Attributes) {
    if let Some(name) = attr.dyn_cast::<StringAttr<'_>>() {
        attributes.add(Attribute::String(name.value().to_owned(), None));
    }
    let Some(pair) = attr.dyn_cast::<ArrayAttr<'_>>() else { return };
    let texts: Vec<_> = pair.iter().filter_map(|it| it.dyn_cast::<StringAttr<'_>>()).collect();
    if let [name, value] = texts.as_slice() {
        let value = Some(value.value().to_owned());
        attributes.add(Attribute::String(name.value().to_owned(), value));
    }
}

/// The address space of what an alias refers to.
fn address_space(op: AliasOp<'_>) -> u32 {
    let block = op.initializer().first_block();
    let value = block.and_then(|it| it.back()).and_then(|it| it.operands().first());
    let pointer = value.and_then(|it| it.ty().dyn_cast::<LLVMPointerType<'_>>());
    pointer.map_or(0, |it| it.address_space())
}
