//! Global variables, aliases and indirect functions.

use ods_runtime::attrs::*;
use ods_runtime::ir::InsertPoint;
use ods_runtime::{Attribute, Block, Diagnostic, Location, OpBuilder, OpState};

use super::ImportResult;
use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::ir::{Constant, ConstantId, GlobalId, GlobalVariable};
use crate::target::llvmir::keywords;

impl Import<'_> {
    /// The name of a global value. A variable without one gets a name that no other value has.
    pub(super) fn global_name(&mut self, id: GlobalId) -> String {
        let name = &self.module.global(id).name;
        if !name.is_empty() {
            return name.clone();
        }
        if let Some(name) = self.unnamed.get(&id) {
            return name.clone();
        }
        let mut number = self.unnamed.len();
        let name = loop {
            let name = format!("mlir.llvm.nameless_global_{number}");
            if self.module.find(&name).is_none() {
                break name;
            }
            number += 1;
        };
        self.unnamed.insert(id, name.clone());
        name
    }

    pub(super) fn globals(&mut self) -> ImportResult {
        for index in 0..self.module.variables.len() {
            let variable = &self.module.variables[index];
            let id = GlobalId::Variable(index as u32);
            let is_list =
                matches!(variable.global.name.as_str(), "llvm.global_ctors" | "llvm.global_dtors");
            let imported = match is_list {
                true => self.structors(variable),
                false => self.variable(id, variable).map(Some),
            };
            match imported {
                Ok(Some(())) => {}
                failed => {
                    if let Err(error) = failed {
                        self.ctx.emit(error);
                    }
                    let text = self.module.variable_text(index);
                    let message = format!("unhandled global variable: {text}");
                    return Err(Diagnostic::error(Location::UNKNOWN, message));
                }
            }
        }
        Ok(())
    }

    /// A region with a block, whose constants are imported next.
    fn initializer_block(&mut self, state: &mut OpState) -> Block {
        let region = OpBuilder::new(&mut self.ir, InsertPoint::Detached, state.loc).new_region();
        let block = self.ir.add_block();
        self.ir.append_block(region, block);
        state.add_region(region);
        block
    }

    /// Fills the block with the operations that compute a constant.
    fn fill(&mut self, block: Block, value: ConstantId) -> ImportResult {
        self.clear(Some(block));
        let value = self.constant(value)?;
        let mut state = self.state(&RETURN_OP, self.location);
        state.add_operand(value);
        self.at(InsertPoint::End(block), |import| import.insert(&state));
        Ok(())
    }

    fn variable(&mut self, id: GlobalId, variable: &GlobalVariable) -> ImportResult {
        let ctx = self.ctx.clone();
        let global = &variable.global;
        let value = variable.initializer.and_then(|it| self.constant_attr(it));
        let ty = self.ty(variable.ty);
        let expressions = self.global_expressions(global);
        let name = self.global_name(id);
        let mut state = self.state(&MLIR_GLOBAL_OP, self.location);
        let region = OpBuilder::new(&mut self.ir, InsertPoint::Detached, state.loc).new_region();
        state.add_region(region);
        state.set_property(GlobalOp::GLOBAL_TYPE, TypeAttr::get(&ctx, ty).handle());
        state.set_property(GlobalOp::SYM_NAME, self.string(&name));
        let linkage =
            keywords::find(global.linkage, keywords::linkage).unwrap_or(Linkage::External);
        let visibility = keywords::find(global.visibility, keywords::visibility);
        let setters = state.edit::<GlobalOp<'_>>(&ctx).set_linkage(linkage);
        let setters = setters.set_visibility(visibility.unwrap_or(Visibility::Default));
        if let Some(unnamed) = keywords::unnamed(global.unnamed_address) {
            setters.set_unnamed_addr(Some(unnamed));
        }
        let units = [
            (GlobalOp::CONSTANT, variable.is_constant),
            (GlobalOp::DSO_LOCAL, global.is_dso_local || global.is_implicitly_dso_local()),
            (GlobalOp::THREAD_LOCAL, !global.thread_local.is_empty()),
        ];
        for (key, _) in units.into_iter().filter(|it| it.1) {
            state.set_property(key, self.unit());
        }
        if let Some(value) = value {
            state.set_property(GlobalOp::VALUE, value);
        }
        if global.alignment != 0 {
            let alignment = self.integer(64, global.alignment.cast_signed());
            state.set_property(GlobalOp::ALIGNMENT, alignment);
        }
        if global.address_space != 0 {
            let space = self.integer(32, i64::from(global.address_space));
            state.set_property(GlobalOp::ADDR_SPACE, space);
        }
        if let Some(section) = self.optional_string(&global.section) {
            state.set_property(GlobalOp::SECTION, section);
        }
        if let Some(comdat) = global.comdat.as_ref().and_then(|it| self.comdats.get(it)) {
            state.set_property(GlobalOp::COMDAT, *comdat);
        }
        if !expressions.is_empty() {
            state.set_property(GlobalOp::DBG_EXPRS, self.array(&expressions));
        }
        let attributes = self.attribute_list(&variable.attributes, &[], self.location);
        if !attributes.is_empty() {
            state.set_property(GlobalOp::TARGET_SPECIFIC_ATTRS, self.array(&attributes));
        }
        self.last_global = Some(self.at_globals(|import| import.insert(&state)));
        if let (Some(initializer), None) = (variable.initializer, value) {
            let block = self.ir.add_block();
            self.ir.append_block(region, block);
            self.fill(block, initializer)?;
        }
        Ok(())
    }

    pub(super) fn aliases(&mut self) -> ImportResult {
        for alias in &self.module.aliases {
            let ctx = self.ctx.clone();
            let global = &alias.global;
            let ty = self.ty(alias.ty);
            let mut state = self.state(&MLIR_ALIAS_OP, self.location);
            let block = self.initializer_block(&mut state);
            state.set_property(AliasOp::ALIAS_TYPE, TypeAttr::get(&ctx, ty).handle());
            state.set_property(AliasOp::SYM_NAME, self.string(&global.name));
            let linkage = keywords::find(global.linkage, keywords::linkage);
            let visibility = keywords::find(global.visibility, keywords::visibility);
            let setters = state.edit::<AliasOp<'_>>(&ctx);
            let setters = setters.set_linkage(linkage.unwrap_or(Linkage::External));
            let setters = setters.set_visibility(visibility.unwrap_or(Visibility::Default));
            if let Some(unnamed) = keywords::unnamed(global.unnamed_address) {
                setters.set_unnamed_addr(Some(unnamed));
            }
            if global.is_dso_local || global.is_implicitly_dso_local() {
                state.set_property(AliasOp::DSO_LOCAL, self.unit());
            }
            if !global.thread_local.is_empty() {
                state.set_property(AliasOp::THREAD_LOCAL, self.unit());
            }
            self.last_global = Some(self.at_globals(|import| import.insert(&state)));
            if let Some(target) = alias.target {
                self.fill(block, target)?;
            }
        }
        Ok(())
    }

    pub(super) fn ifuncs(&mut self) {
        for ifunc in &self.module.ifuncs {
            let ctx = self.ctx.clone();
            let global = &ifunc.global;
            let Some(target) = ifunc.target else { continue };
            let (ty, resolver_ty) = (self.ty(ifunc.ty), self.ty(self.module.constant_type(target)));
            let resolver = match self.module.constant(target) {
                Constant::Global { global, .. } => self.module.global(*global).name.clone(),
                _ => String::new(),
            };
            let mut state = self.state(&MLIR_IFUNC_OP, self.location);
            state.set_property(IFuncOp::SYM_NAME, self.string(&global.name));
            state.set_property(IFuncOp::I_FUNC_TYPE, TypeAttr::get(&ctx, ty).handle());
            state.set_property(IFuncOp::RESOLVER, self.symbol(&resolver));
            state.set_property(IFuncOp::RESOLVER_TYPE, TypeAttr::get(&ctx, resolver_ty).handle());
            let linkage = keywords::find(global.linkage, keywords::linkage);
            let visibility = keywords::find(global.visibility, keywords::visibility);
            let setters = state.edit::<IFuncOp<'_>>(&ctx);
            let setters = setters.set_linkage(linkage.unwrap_or(Linkage::External));
            let setters = setters.set_visibility(visibility.unwrap_or(Visibility::Default));
            let unnamed = keywords::unnamed(global.unnamed_address);
            setters.set_unnamed_addr(unnamed.unwrap_or(UnnamedAddr::None));
            if global.is_dso_local || global.is_implicitly_dso_local() {
                state.set_property(IFuncOp::DSO_LOCAL, self.unit());
            }
            let space = self.integer(32, i64::from(global.address_space));
            state.set_property(IFuncOp::ADDRESS_SPACE, space);
            self.at_globals(|import| import.insert(&state));
        }
    }

    /// The functions that run before and after the program; `None` if they are in another form.
    fn structors(&mut self, variable: &GlobalVariable) -> ImportResult<Option<()>> {
        let is_list = variable.global.linkage == "appending";
        let Some(initializer) = variable.initializer.filter(|_| is_list) else { return Ok(None) };
        let module = self.module;
        let elements: &[ConstantId] = match module.constant(initializer) {
            Constant::Aggregate { elements, .. } => elements,
            Constant::Zero(ty) if module.types.element_count(*ty) == Some(0) => &[],
            _ => return Ok(None),
        };
        let ctx = self.ctx.clone();
        let (mut functions, mut priorities, mut data): (Vec<_>, Vec<_>, Vec<Attribute>) =
            Default::default();
        for element in elements {
            let Constant::Aggregate { elements, .. } = module.constant(*element) else {
                return Ok(None);
            };
            let [priority, function, datum] = elements.as_slice() else { return Ok(None) };
            let Some(priority) = module.integer_value(*priority) else { return Ok(None) };
            let Constant::Global { global: function @ GlobalId::Function(_), .. } =
                module.constant(*function)
            else {
                return Ok(None);
            };
            data.push(match module.constant(*datum) {
                Constant::Global { global, .. } => self.symbol(&module.global(*global).name),
                _ if module.is_null(*datum) => ZeroAttr::get(&ctx).handle(),
                _ => return Ok(None),
            });
            functions.push(self.symbol(&module.global(*function).name));
            priorities.push(self.integer(32, priority.to_i64().unwrap_or_default()));
        }
        let lists = [functions, priorities, data].map(|it| self.array(&it));
        let (def, keys) = match variable.global.name.as_str() {
            "llvm.global_ctors" => (
                &MLIR_GLOBAL_CTORS_OP,
                [GlobalCtorsOp::CTORS, GlobalCtorsOp::PRIORITIES, GlobalCtorsOp::DATA],
            ),
            _ => (
                &MLIR_GLOBAL_DTORS_OP,
                [GlobalDtorsOp::DTORS, GlobalDtorsOp::PRIORITIES, GlobalDtorsOp::DATA],
            ),
        };
        let mut state = self.state(def, self.location);
        for (key, list) in keys.into_iter().zip(lists) {
            state.set_property(key, list);
        }
        self.last_global = Some(self.at_globals(|import| import.insert(&state)));
        Ok(Some(()))
    }
}
