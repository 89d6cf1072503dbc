//! Values and blocks of a function, which may be used before they are defined.

use rustc_hash::FxHashMap;

use super::parser::{LocalName, Parser};
use super::{Error, Result};
use crate::target::llvmir::ir::{
    Block, BlockId, Function, Instruction, InstructionId, Metadata, MetadataId, Module, TypeId,
    Value,
};

/// Instructions from this number on stand for values that are not defined yet.
const FORWARD: usize = 1 << 31;

/// The function that is being parsed. Until its end, blocks are numbered in the order of their first use.
pub(super) struct Locals {
    pub(super) function: Function,
    /// The number of the function.
    pub(super) index: u32,
    values: FxHashMap<LocalName, Value>,
    /// The number that the next value without a name gets.
    next: u32,
    /// Values that are not defined yet: what stands for them, and where they were used first.
    forward: FxHashMap<LocalName, (usize, usize)>,
    forward_types: Vec<TypeId>,
    resolved: Vec<Option<Value>>,
    blocks: FxHashMap<LocalName, BlockId>,
    /// Where each block was used first, if it is not defined yet.
    undefined: Vec<Option<usize>>,
    /// The blocks in their order.
    order: Vec<BlockId>,
}

impl Locals {
    pub(super) fn new(function: Function, index: u32) -> Self {
        Self {
            function,
            index,
            values: FxHashMap::default(),
            next: 0,
            forward: FxHashMap::default(),
            forward_types: Vec::new(),
            resolved: Vec::new(),
            blocks: FxHashMap::default(),
            undefined: Vec::new(),
            order: Vec::new(),
        }
    }

    /// The type of a value.
    pub(super) fn type_of(&self, module: &mut Module, value: Value) -> TypeId {
        match value {
            Value::Constant(id) => module.constant_type(id),
            Value::Argument(index) => self.function.parameters[index as usize],
            Value::Instruction(id) => match id.index().checked_sub(FORWARD) {
                Some(index) => self.forward_types[index],
                None => self.function.instruction(id).ty,
            },
            Value::Metadata(_) => module.types.metadata(),
            Value::InlineAsm(_) => module.types.pointer(0),
        }
    }

    /// The name of the next value: the given one, or a number.
    fn name(&mut self, name: Option<LocalName>, at: usize, what: &str) -> Result<LocalName> {
        match name {
            Some(LocalName::Name(name)) => Ok(LocalName::Name(name)),
            Some(LocalName::Number(number)) if number < self.next => {
                let message = format!("{what} expected to be numbered '%{}' or greater", self.next);
                Err(Error { at, message })
            }
            Some(LocalName::Number(number)) => {
                self.next = number + 1;
                Ok(LocalName::Number(number))
            }
            None => {
                self.next += 1;
                Ok(LocalName::Number(self.next - 1))
            }
        }
    }

    /// Says what a name means from here on. Without a name, it gets a number.
    pub(super) fn define(
        &mut self,
        module: &mut Module,
        name: Option<LocalName>,
        value: Value,
        at: usize,
        what: &str,
    ) -> Result {
        let name = self.name(name, at, what)?;
        if let Some((index, _)) = self.forward.remove(&name) {
            let (expected, found) = (self.forward_types[index], self.type_of(module, value));
            if expected != found {
                let expected = module.type_text(expected);
                let message = format!("instruction forward referenced with type '{expected}'");
                return Err(Error { at, message });
            }
            self.resolved[index] = Some(value);
        }
        let shown = name.to_string();
        if self.values.insert(name.clone(), value).is_some() || self.blocks.contains_key(&name) {
            let shown = shown.trim_start_matches('%');
            let message = format!("multiple definition of local value named '{shown}'");
            return Err(Error { at, message });
        }
        Ok(())
    }

    /// The value of a name, which may be defined later.
    pub(super) fn value(
        &mut self,
        module: &mut Module,
        name: LocalName,
        ty: TypeId,
        at: usize,
    ) -> Result<Value> {
        let value = match (self.values.get(&name), self.forward.get(&name)) {
            (Some(value), _) => *value,
            (None, Some((index, _))) => {
                Value::Instruction(InstructionId::from_index(FORWARD + *index))
            }
            (None, None) => {
                let index = self.forward_types.len();
                self.forward_types.push(ty);
                self.resolved.push(None);
                self.forward.insert(name, (index, at));
                return Ok(Value::Instruction(InstructionId::from_index(FORWARD + index)));
            }
        };
        let found = self.type_of(module, value);
        if found != ty {
            let (found, expected) = (module.type_text(found), module.type_text(ty));
            let message = format!("'{name}' defined with type '{found}' but expected '{expected}'");
            return Err(Error { at, message });
        }
        Ok(value)
    }

    /// The block of a name, which may be defined later.
    pub(super) fn block(&mut self, name: LocalName, at: usize) -> Result<BlockId> {
        if let Some(id) = self.blocks.get(&name) {
            return Ok(*id);
        }
        if self.values.contains_key(&name) {
            return Err(Error { at, message: format!("'{name}' is not a basic block") });
        }
        let id = self.function.add_block();
        if let LocalName::Name(name) = &name {
            self.function.blocks[id.index()].name.clone_from(name);
        }
        self.blocks.insert(name, id);
        self.undefined.push(Some(at));
        Ok(id)
    }

    /// Starts a block.
    pub(super) fn start_block(&mut self, name: Option<LocalName>, at: usize) -> Result<BlockId> {
        let name = self.name(name, at, "label")?;
        let id = self.block(name.clone(), at)?;
        if self.undefined[id.index()].take().is_none() {
            let message = match name {
                LocalName::Name(name) => format!("unable to create block named '{name}'"),
                LocalName::Number(number) => format!("unable to create block numbered '{number}'"),
            };
            return Err(Error { at, message });
        }
        self.order.push(id);
        Ok(id)
    }

    pub(super) fn push(&mut self, block: BlockId, instruction: Instruction) -> InstructionId {
        self.function.push(block, instruction)
    }

    /// The finished function, and its blocks by name.
    pub(super) fn finish(
        mut self,
        module: &mut Module,
    ) -> Result<(Function, FxHashMap<LocalName, BlockId>)> {
        let values = self.forward.iter().map(|(name, it)| (it.1, name));
        let blocks =
            self.blocks.iter().filter_map(|(name, id)| Some((self.undefined[id.index()]?, name)));
        if let Some((at, name)) = values.chain(blocks).min_by_key(|it| it.0) {
            return Err(Error { at, message: format!("use of undefined value '{name}'") });
        }
        if !self.forward_types.is_empty() {
            self.resolve(module);
        }
        self.reorder();
        Ok((self.function, self.blocks))
    }

    /// Puts the values in the place of what stands for them.
    fn resolve(&mut self, module: &mut Module) {
        let resolved = &self.resolved;
        let value = |value: Value| match value {
            Value::Instruction(id) => {
                let index = id.index().checked_sub(FORWARD);
                index.and_then(|it| resolved.get(it).copied().flatten()).unwrap_or(value)
            }
            _ => value,
        };
        let mut metadata = |id: MetadataId| match module.metadata_of(id).0.clone() {
            Metadata::Local(local) => module.metadata(Metadata::Local(value(local))),
            Metadata::Arguments(list) => {
                let list = list.into_iter().map(|id| match *module.metadata_of(id).0 {
                    Metadata::Local(local) => module.metadata(Metadata::Local(value(local))),
                    _ => id,
                });
                let list = list.collect();
                module.metadata(Metadata::Arguments(list))
            }
            _ => id,
        };
        for instruction in &mut self.function.instructions {
            instruction.kind.for_each_operand_mut(&mut |operand| {
                *operand = match *operand {
                    Value::Metadata(id) => Value::Metadata(metadata(id)),
                    other => value(other),
                };
            });
        }
        for (_, record) in self.function.blocks.iter_mut().flat_map(|it| &mut it.records) {
            record.value = record.value.map(&mut metadata);
            if let Some([_, address, _]) = &mut record.assignment {
                *address = metadata(*address);
            }
        }
    }

    /// Puts the blocks in their order.
    fn reorder(&mut self) {
        let mut places = vec![BlockId::default(); self.order.len()];
        let mut old: Vec<Block> = std::mem::take(&mut self.function.blocks);
        for (place, id) in self.order.iter().enumerate() {
            places[id.index()] = BlockId::from_index(place);
            self.function.blocks.push(std::mem::take(&mut old[id.index()]));
        }
        for instruction in &mut self.function.instructions {
            instruction.kind.for_each_block_mut(&mut |block| *block = places[block.index()]);
        }
        let blocks = std::mem::take(&mut self.blocks).into_iter();
        self.blocks = blocks.map(|(name, block)| (name, places[block.index()])).collect();
    }
}

impl Parser<'_> {
    /// The type of a value.
    pub(super) fn type_of(&mut self, value: Value) -> TypeId {
        match (&self.locals, value) {
            (Some(locals), value) => locals.type_of(&mut self.module, value),
            (None, Value::Constant(id)) => self.module.constant_type(id),
            (None, _) => self.module.types.void(),
        }
    }

    /// The text of a type in errors.
    pub(super) fn text_of(&self, ty: TypeId) -> String {
        self.module.type_text(ty)
    }
}
