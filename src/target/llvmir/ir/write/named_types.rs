//! Structures with names, in the order in which LLVM finds them.

use rustc_hash::FxHashSet;

use super::Writer;
use crate::target::llvmir::ir::attributes::{Attribute, Attributes, ParameterAttributes};
use crate::target::llvmir::ir::constants::{Constant, ConstantId};
use crate::target::llvmir::ir::function::Value;
use crate::target::llvmir::ir::instructions::InstructionKind;
use crate::target::llvmir::ir::metadata::{Metadata, MetadataId, Node};
use crate::target::llvmir::ir::module::Module;
use crate::target::llvmir::ir::types::{Type, TypeId};

impl Writer<'_> {
    pub(super) fn named_types(&mut self) {
        if self.module.types.structs.is_empty() {
            return;
        }
        let mut search = Search::new(self.module);
        search.module();
        if search.structs.is_empty() {
            return;
        }
        self.text("\n");
        let is_unnamed = |it: &u32| self.module.types.structs[*it as usize].name.is_empty();
        let (unnamed, named): (Vec<u32>, Vec<u32>) =
            search.structs.into_iter().partition(is_unnamed);
        self.structs = unnamed.iter().enumerate().map(|(number, it)| (*it, number)).collect();
        for index in unnamed.into_iter().chain(named) {
            let structure = &self.module.types.structs[index as usize];
            self.struct_name(index);
            self.text(" = type ");
            match &structure.body {
                Some((fields, is_packed)) => self.fields(fields, *is_packed),
                None => self.text("opaque"),
            }
            self.text("\n");
        }
    }
}

/// Searches a module for structures with names.
struct Search<'m> {
    module: &'m Module,
    types: FxHashSet<TypeId>,
    constants: FxHashSet<ConstantId>,
    metadata: FxHashSet<MetadataId>,
    structs: Vec<u32>,
}

impl<'m> Search<'m> {
    fn new(module: &'m Module) -> Self {
        Self {
            module,
            types: FxHashSet::default(),
            constants: FxHashSet::default(),
            metadata: FxHashSet::default(),
            structs: Vec::new(),
        }
    }

    fn module(&mut self) {
        let module = self.module;
        for variable in &module.variables {
            self.ty(variable.ty);
            variable.initializer.iter().for_each(|it| self.constant(*it));
        }
        for alias in &module.aliases {
            self.ty(alias.ty);
            alias.target.iter().for_each(|it| self.constant(*it));
        }
        module.ifuncs.iter().for_each(|it| self.ty(it.ty));
        for function in &module.functions {
            self.ty(function.ty);
            self.attributes(&function.parameter_attributes);
            let constants = [function.prefix, function.prologue, function.personality];
            constants.iter().flatten().for_each(|it| self.constant(*it));
            for id in function.blocks.iter().flat_map(|block| &block.instructions) {
                let instruction = function.instruction(*id);
                self.ty(instruction.ty);
                instruction.kind.for_each_operand(&mut |value| self.value(value));
                match &instruction.kind {
                    InstructionKind::Gep { element, .. }
                    | InstructionKind::Alloca { element, .. } => self.ty(*element),
                    _ => {}
                }
                if let Some(call) = instruction.kind.call() {
                    self.attributes(&call.parameter_attributes);
                }
                instruction.attachments.iter().for_each(|(_, id)| self.metadata(*id));
            }
        }
        let named = module.named_metadata.iter().flat_map(|it| &it.nodes);
        named.for_each(|id| self.metadata(*id));
    }

    fn attributes(&mut self, attributes: &ParameterAttributes) {
        let sets = std::iter::once(&attributes.result).chain(&attributes.parameters);
        for attribute in sets.flat_map(Attributes::iter) {
            if let Attribute::Type(_, ty) = attribute {
                self.ty(*ty);
            }
        }
    }

    /// Visits a type and those in it, the first one of a list first.
    fn ty(&mut self, ty: TypeId) {
        if !self.types.insert(ty) {
            return;
        }
        let mut left = vec![ty];
        while let Some(ty) = left.pop() {
            let parts = match &self.module.types[ty] {
                Type::Named(index) => {
                    self.structs.push(*index);
                    let structure = &self.module.types.structs[*index as usize];
                    structure.body.as_ref().map(|it| it.0.clone()).unwrap_or_default()
                }
                Type::Struct { fields, .. } => fields.clone(),
                Type::Vector { element, .. } | Type::Array { element, .. } => vec![*element],
                Type::Function { result, parameters, .. } => {
                    std::iter::once(*result).chain(parameters.iter().copied()).collect()
                }
                Type::Target { types, .. } => types.clone(),
                _ => Vec::new(),
            };
            for part in parts.into_iter().rev() {
                if self.types.insert(part) {
                    left.push(part);
                }
            }
        }
    }

    fn value(&mut self, value: Value) {
        match value {
            Value::Constant(id) => self.constant(id),
            Value::Metadata(id) => self.metadata(id),
            Value::Argument(_) | Value::Instruction(_) | Value::InlineAsm(_) => {}
        }
    }

    fn constant(&mut self, id: ConstantId) {
        let constant = self.module.constant(id);
        if matches!(constant, Constant::Global { .. }) || !self.constants.insert(id) {
            return;
        }
        self.ty(constant.ty());
        if let Constant::Gep { element_type, .. } = constant {
            self.ty(*element_type);
        }
        constant.operands().into_iter().for_each(|it| self.constant(it));
    }

    fn metadata(&mut self, id: MetadataId) {
        if !self.metadata.insert(id) {
            return;
        }
        match self.module.metadata_of(id).0 {
            Metadata::Constant(constant) => self.constant(*constant),
            Metadata::Node(node @ (Node::Tuple(_) | Node::Specialized { .. })) => {
                node.operands().into_iter().for_each(|it| self.metadata(it));
            }
            _ => {}
        }
    }
}
