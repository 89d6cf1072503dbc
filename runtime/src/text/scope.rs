//! Names of values and blocks during parsing.

use rustc_hash::FxHashMap;

use super::lexer::Token;
use crate::core::ir::{Block, Value};

/// A use or definition of a value by name: `%name` or `%name#number`. Corresponds to
/// `OpAsmParser::UnresolvedOperand`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnresolvedOperand {
    /// Byte offset of the name, `%` included.
    pub(super) start: u32,
    end: u32,
    /// Index among the values of this name.
    pub number: u32,
}

impl UnresolvedOperand {
    pub(super) fn new(token: Token) -> Self {
        UnresolvedOperand { start: token.start, end: token.end, number: 0 }
    }

    /// The same name with another number.
    pub(super) fn with_number(self, number: u32) -> Self {
        UnresolvedOperand { number, ..self }
    }

    /// A placeholder at byte `at` for an operand without a name.
    pub(super) fn unnamed(at: u32) -> Self {
        UnresolvedOperand { start: at, end: at, number: 0 }
    }

    /// Whether there is a name.
    pub fn is_named(self) -> bool {
        self.end > self.start
    }

    /// Byte offset of the name: the place for errors about the value.
    pub fn offset(self) -> u32 {
        self.start
    }

    /// The bytes of the name in `text`, including `%`.
    pub(super) fn name(self, text: &[u8]) -> &[u8] {
        &text[self.start as usize..self.end as usize]
    }
}

/// A value, and the place of its first use or definition.
type Entry = (Value, u32);

/// The values of one name, by number.
#[derive(Debug, Default)]
pub(super) struct Entries {
    first: Option<Entry>,
    /// Results after the first, by number. Most names have none.
    others: Option<Box<FxHashMap<u32, Entry>>>,
}

impl Entries {
    pub(super) fn get(&self, number: u32) -> Option<Entry> {
        match number {
            0 => self.first,
            _ => self.others.as_ref()?.get(&number).copied(),
        }
    }

    pub(super) fn set(&mut self, number: u32, value: Value, at: u32) {
        match number {
            0 => self.first = Some((value, at)),
            _ => drop(self.others.get_or_insert_default().insert(number, (value, at))),
        }
    }
}

/// The values visible in an isolated region.
#[derive(Debug, Default)]
struct IsolatedScope<'a> {
    /// The values `%0`, `%1` and so on, up to the first number that did not occur in ascending order.
    numbered: Vec<Entries>,
    /// All other values.
    named: FxHashMap<&'a [u8], Entries>,
    /// Names defined in the open nested regions, innermost last, and the start of each region's names.
    defined: Vec<&'a [u8]>,
    marks: Vec<usize>,
}

impl<'a> IsolatedScope<'a> {
    fn get(&self, name: &[u8]) -> Option<&Entries> {
        match number(name).and_then(|number| self.numbered.get(number)) {
            None => self.named.get(name),
            entries => entries,
        }
    }

    fn get_or_add(&mut self, name: &'a [u8]) -> &mut Entries {
        match number(name) {
            Some(number) if number <= self.numbered.len() => {
                if number == self.numbered.len() {
                    // It may have been used before the preceding names.
                    self.numbered.push(self.named.remove(name).unwrap_or_default());
                }
                &mut self.numbered[number]
            }
            _ => self.named.entry(name).or_default(),
        }
    }

    fn remove(&mut self, name: &[u8]) {
        match number(name).and_then(|number| self.numbered.get_mut(number)) {
            Some(entries) => *entries = Entries::default(),
            None => drop(self.named.remove(name)),
        }
    }
}

/// The number in a name such as `%12`, but not `%012`.
fn number(name: &[u8]) -> Option<usize> {
    match name {
        [b'%', b'0'] => Some(0),
        [b'%', b'1'..=b'9', ..] if name.len() < 10 => {
            name[1..].iter().try_fold(0, |number, digit| {
                digit.is_ascii_digit().then(|| number * 10 + usize::from(digit - b'0'))
            })
        }
        _ => None,
    }
}

/// The blocks of a region.
#[derive(Debug, Default)]
struct BlockScope<'a> {
    blocks: FxHashMap<&'a [u8], Block>,
    /// Blocks that were referenced but not defined, and the offsets of the references.
    open: FxHashMap<Block, u32>,
}

/// All visible names.
#[derive(Debug, Default)]
pub(super) struct Names<'a> {
    isolated: Vec<IsolatedScope<'a>>,
    blocks: Vec<BlockScope<'a>>,
    /// For each region, whether it is isolated.
    kinds: Vec<bool>,
    /// Values that were used but not defined, and the offsets of the uses.
    open: FxHashMap<Value, u32>,
}

impl<'a> Names<'a> {
    /// Enters a region.
    pub(super) fn push_scope(&mut self, isolated: bool) {
        self.blocks.push(BlockScope::default());
        self.kinds.push(isolated);
        if isolated || self.isolated.is_empty() {
            self.isolated.push(IsolatedScope::default());
        } else if let Some(scope) = self.isolated.last_mut() {
            scope.marks.push(scope.defined.len());
        }
    }

    /// Leaves a region. Returns the places of references to undefined blocks, in text order.
    pub(super) fn pop_scope(&mut self) -> Vec<u32> {
        let open = self.blocks.pop().map(|scope| scope.open).unwrap_or_default();
        if self.kinds.pop().unwrap_or(false) {
            self.isolated.pop();
        } else if let Some(scope) = self.isolated.last_mut() {
            let mark = scope.marks.pop().unwrap_or(0);
            for name in scope.defined.split_off(mark) {
                scope.remove(name);
            }
        }
        let mut places: Vec<u32> = open.into_values().collect();
        places.sort_unstable();
        places
    }

    /// The values called `name`.
    pub(super) fn entries(&mut self, name: &'a [u8]) -> &mut Entries {
        if self.isolated.is_empty() {
            self.isolated.push(IsolatedScope::default());
        }
        let last = self.isolated.len() - 1;
        let scope = &mut self.isolated[last];
        scope.get_or_add(name)
    }

    /// The place of the first use or definition of value `number` of `name`.
    pub(super) fn reference(&self, name: &[u8], number: u32) -> Option<u32> {
        self.isolated.last()?.get(name)?.get(number).map(|(_, at)| at)
    }

    /// Records that `name` goes out of scope with the innermost region. Not needed if that is isolated, because then
    /// the whole scope is dropped.
    pub(super) fn record_definition(&mut self, name: &'a [u8]) {
        if let Some(scope) = self.isolated.last_mut()
            && !scope.marks.is_empty()
        {
            scope.defined.push(name);
        }
    }

    pub(super) fn add_open_value(&mut self, value: Value, at: u32) {
        self.open.insert(value, at);
    }

    pub(super) fn close_value(&mut self, value: Value) {
        self.open.remove(&value);
    }

    /// The places of uses of undefined values, in text order.
    pub(super) fn open_values(&self) -> Vec<u32> {
        let mut places: Vec<u32> = self.open.values().copied().collect();
        places.sort_unstable();
        places
    }

    /// The block `name` of the innermost region.
    pub(super) fn block(&self, name: &[u8]) -> Option<Block> {
        self.blocks.last()?.blocks.get(name).copied()
    }

    /// Records a reference to a block that is not defined yet.
    pub(super) fn forward_block(&mut self, name: &'a [u8], block: Block, at: u32) {
        if let Some(scope) = self.blocks.last_mut() {
            scope.blocks.insert(name, block);
            scope.open.insert(block, at);
        }
    }

    /// Records the definition of a block.
    pub(super) fn define_block(&mut self, name: &'a [u8], block: Block) {
        if let Some(scope) = self.blocks.last_mut() {
            scope.blocks.insert(name, block);
        }
    }

    /// Marks a block as defined. Returns false if there was no pending reference.
    pub(super) fn resolve_forward_block(&mut self, block: Block) -> bool {
        self.blocks.last_mut().is_some_and(|scope| scope.open.remove(&block).is_some())
    }
}
