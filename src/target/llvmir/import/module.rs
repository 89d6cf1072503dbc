//! The import of a module.

use std::sync::Arc;

use ods_runtime::attrs::*;
use ods_runtime::builtin::ModuleOp;
use ods_runtime::ir::InsertPoint;
use ods_runtime::op_def::OpDef;
use ods_runtime::{
    Attribute, Block, Context, Diagnostic, Ir, Location, Op, OpBuilder, OpState, Type, Value,
};
use rustc_hash::FxHashMap;

use super::debug::DebugState;
use super::functions::Body;
use super::intrinsics::Operations;
use super::{ImportOptions, ImportResult};
use crate::llvm::{self, ComdatSelectorOp};
use crate::target::llvmir::ir::{ConstantId, GlobalId, MetadataId, Module, TypeId};
use crate::target::llvmir::keywords;

/// The name of the operation with all comdats.
const COMDATS: &str = "__llvm_global_comdat";

/// The state of an import.
pub(super) struct Import<'m> {
    pub(super) ctx: Arc<Context>,
    pub(super) ir: Ir,
    pub(super) module: &'m Module,
    pub(super) options: ImportOptions,
    /// The location of the module.
    pub(super) location: Location,
    /// The body of the module.
    pub(super) top: Block,
    /// Where operations are inserted.
    pub(super) point: InsertPoint,
    pub(super) types: FxHashMap<TypeId, Type>,
    /// The operation after which global values are inserted.
    pub(super) last_global: Option<Op>,
    pub(super) comdats: FxHashMap<String, Attribute>,
    /// The names of global variables that have none.
    pub(super) unnamed: FxHashMap<GlobalId, String>,
    /// The constants of the function or the initializer.
    pub(super) constants: FxHashMap<ConstantId, Value>,
    /// Where the first constant is inserted.
    pub(super) constant_block: Option<Block>,
    /// The last constant.
    pub(super) last_constant: Option<Op>,
    /// The function.
    pub(super) body: Body<'m>,
    pub(super) operations: Operations,
    /// Types and tags of alias analysis.
    pub(super) alias_types: FxHashMap<MetadataId, Attribute>,
    /// Alias scopes and their domains.
    pub(super) alias_scopes: FxHashMap<MetadataId, Attribute>,
    pub(super) access_groups: FxHashMap<MetadataId, Attribute>,
    /// Annotations of loops; `None` if one cannot be imported.
    pub(super) loops: FxHashMap<MetadataId, Option<Attribute>>,
    pub(super) debug: DebugState,
}

impl<'m> Import<'m> {
    pub(super) fn new(ctx: &Arc<Context>, module: &'m Module, options: ImportOptions) -> Self {
        let ir = ModuleOp::create(ctx);
        let blocks = ir.root().and_then(|it| it.regions().next());
        let top = blocks.and_then(|it| it.first_block()).map(|it| it.handle());
        let mut ir = ir;
        let top = top.unwrap_or_else(|| ir.add_block());
        let location = Location::file_line_col(ctx, &module.source_filename, 0, 0);
        Self {
            ctx: ctx.clone(),
            ir,
            module,
            options,
            location,
            top,
            point: InsertPoint::End(top),
            types: FxHashMap::default(),
            last_global: None,
            comdats: FxHashMap::default(),
            unnamed: FxHashMap::default(),
            constants: FxHashMap::default(),
            constant_block: None,
            last_constant: None,
            body: Body::default(),
            operations: Operations::new(),
            alias_types: FxHashMap::default(),
            alias_scopes: FxHashMap::default(),
            access_groups: FxHashMap::default(),
            loops: FxHashMap::default(),
            debug: DebugState::default(),
        }
    }

    /// Imports everything, in the order of upstream.
    pub(super) fn import(&mut self) -> ImportResult {
        let location = self.location;
        if let Some(root) = self.ir.root().map(|it| it.handle()) {
            self.ir.set_loc(root, location);
        }
        self.data_layout()?;
        self.comdats();
        self.metadata()?;
        self.globals()?;
        for index in 0..self.module.functions.len() {
            self.function(index)?;
        }
        self.aliases()?;
        self.ifuncs();
        let triple = self.string(&self.module.target_triple);
        self.set_module_attr("llvm.target_triple", triple);
        let lines = self.module.assembly.split('\n').filter(|it| !it.is_empty());
        let lines: Vec<Attribute> = lines.map(|it| self.string(it)).collect();
        let lines = self.array(&lines);
        self.set_module_attr("llvm.module_asm", lines);
        Ok(())
    }

    pub(super) fn set_module_attr(&mut self, name: &str, value: Attribute) {
        if let Some(root) = self.ir.root().map(|it| it.handle()) {
            let name = self.ctx.ident(name);
            self.ir.set_attr(root, name, Some(value));
        }
    }

    /// A new operation without operands.
    pub(super) fn state(&mut self, def: &'static OpDef, location: Location) -> OpState {
        OpBuilder::new(&mut self.ir, InsertPoint::Detached, location).state(def)
    }

    /// Inserts an operation.
    pub(super) fn insert(&mut self, state: &OpState) -> Op {
        OpBuilder::new(&mut self.ir, self.point, state.loc).create(state)
    }

    /// Does something at another place.
    pub(super) fn at<T>(&mut self, point: InsertPoint, act: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.point, point);
        let result = act(self);
        self.point = before;
        result
    }

    pub(super) fn result(&self, op: Op) -> Value {
        self.ir.op(op).result(0).handle()
    }

    pub(super) fn warn(&self, location: Location, message: impl Into<String>) {
        self.ctx.emit(Diagnostic::new(ods_runtime::Severity::Warning, location, message));
    }

    pub(super) fn string(&self, text: &str) -> Attribute {
        StringAttr::get(&self.ctx, text).handle()
    }

    /// A string, unless it is empty.
    pub(super) fn optional_string(&self, text: &str) -> Option<Attribute> {
        Some(text).filter(|it| !it.is_empty()).map(|it| self.string(it))
    }

    pub(super) fn unit(&self) -> Attribute {
        UnitAttr::get(&self.ctx).handle()
    }

    pub(super) fn array(&self, elements: &[Attribute]) -> Attribute {
        ArrayAttr::get(&self.ctx, elements).handle()
    }

    pub(super) fn symbol(&self, name: &str) -> Attribute {
        FlatSymbolRefAttr::get(&self.ctx, name).handle()
    }

    /// An integer of `width` bits.
    pub(super) fn integer(&self, width: u32, value: i64) -> Attribute {
        let ty = ods_runtime::types::IntegerType::get(&self.ctx, width);
        IntegerAttr::get(&self.ctx, ty, value).handle()
    }

    /// Does something where global values are inserted.
    pub(super) fn at_globals<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let point = match self.last_global {
            Some(op) => InsertPoint::After(op),
            None => InsertPoint::Start(self.top),
        };
        self.at(point, act)
    }

    /// Imports the comdats of variables, then those of functions.
    fn comdats(&mut self) {
        let module = self.module;
        let variables = module.variables.iter().map(|it| &it.global);
        let functions = module.functions.iter().map(|it| &it.global);
        let mut block = None;
        for name in variables.chain(functions).filter_map(|it| it.comdat.as_ref()) {
            if self.comdats.contains_key(name) {
                continue;
            }
            let block = *block.get_or_insert_with(|| self.comdat_op());
            let kind =
                module.comdats.iter().find(|it| it.name == *name).map_or("any", |it| it.kind);
            let kind = keywords::find(kind, keywords::comdat).unwrap_or(llvm::Comdat::Any);
            let mut state = self.state(&llvm::COMDAT_SELECTOR_OP, self.location);
            state.set_property(ComdatSelectorOp::SYM_NAME, self.string(name));
            state.edit::<ComdatSelectorOp<'_>>(&self.ctx).set_comdat(kind);
            self.at(InsertPoint::End(block), |import| import.insert(&state));
            let (root, leaf) = (self.ctx.ident(COMDATS), self.ctx.ident(name));
            let symbol = SymbolRefAttr::get(&self.ctx, root, &[leaf]).handle();
            self.comdats.insert(name.clone(), symbol);
        }
    }

    /// The body of the operation with all comdats.
    fn comdat_op(&mut self) -> Block {
        let mut state = self.state(&llvm::COMDAT_OP, self.location);
        state.set_property(llvm::ComdatOp::SYM_NAME, self.string(COMDATS));
        let region =
            OpBuilder::new(&mut self.ir, InsertPoint::Detached, self.location).new_region();
        state.add_region(region);
        let block = self.ir.add_block();
        self.ir.append_block(region, block);
        self.last_global = Some(self.insert(&state));
        block
    }
}
