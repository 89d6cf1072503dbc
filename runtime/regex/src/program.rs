//! Compiles a syntax tree to a program.

use crate::Error;
use crate::parse::{MEMORY, Node, Parsed, Set};

/// An instruction. Targets are indices of instructions.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Inst {
    Byte(u8),
    Any,
    /// A byte in the set with this index.
    Set(u32),
    Start,
    End,
    WordStart,
    WordEnd,
    /// Continues at both targets; the first has priority.
    Split(u32, u32),
    Jump(u32),
    /// Stores the position in a slot.
    Store(u32),
    /// Jumps to the second operand if the position differs from the one in the slot.
    JumpIfMoved(u32, u32),
    /// The text that a group matched.
    Reference(u32),
    Match,
}

/// A compiled program.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) insts: Vec<Inst>,
    pub(crate) sets: Vec<Set>,
    /// Number of position slots. Slots `2 * n` and `2 * n + 1` hold the start and the end of group `n`.
    pub(crate) slots: u32,
    pub(crate) has_references: bool,
    /// Number of compiled nodes.
    compiled: usize,
}

/// Maximum number of instructions and of compiled nodes. Repetitions multiply both.
const MAX_PROGRAM_LEN: usize = 1 << 17;

impl Program {
    pub(crate) fn new(parsed: &Parsed) -> Result<Self, Error> {
        let mut program = Self {
            insts: Vec::new(),
            sets: Vec::new(),
            slots: 2 * (parsed.groups + 1),
            has_references: parsed.has_references,
            compiled: 0,
        };
        program.alternatives(&parsed.alternatives)?;
        program.push(Inst::Match)?;
        Ok(program)
    }

    /// Adds an instruction; returns its index.
    fn push(&mut self, inst: Inst) -> Result<usize, Error> {
        if self.insts.len() >= MAX_PROGRAM_LEN {
            return Err(MEMORY);
        }
        self.insts.push(inst);
        Ok(self.insts.len() - 1)
    }

    /// The index of the next instruction.
    fn next(&self) -> u32 {
        self.insts.len() as u32
    }

    fn alternatives(&mut self, alternatives: &[Vec<Node>]) -> Result<(), Error> {
        let mut ends = Vec::new();
        for (index, sequence) in alternatives.iter().enumerate() {
            let is_last = index + 1 == alternatives.len();
            let split = if is_last { None } else { Some(self.push(Inst::Match)?) };
            for node in sequence {
                self.node(node)?;
            }
            if let Some(split) = split {
                ends.push(self.push(Inst::Match)?);
                self.insts[split] = Inst::Split(split as u32 + 1, self.next());
            }
        }
        for end in ends {
            self.insts[end] = Inst::Jump(self.next());
        }
        Ok(())
    }

    fn node(&mut self, node: &Node) -> Result<(), Error> {
        self.compiled += 1;
        if self.compiled > MAX_PROGRAM_LEN {
            return Err(MEMORY);
        }
        let inst = match node {
            Node::Byte(byte) => Inst::Byte(*byte),
            Node::Any => Inst::Any,
            Node::Set(set) => {
                // Copies of a repeated set are adjacent.
                if self.sets.last() != Some(set) {
                    self.sets.push(**set);
                }
                Inst::Set(self.sets.len() as u32 - 1)
            }
            Node::Start => Inst::Start,
            Node::End => Inst::End,
            Node::WordStart => Inst::WordStart,
            Node::WordEnd => Inst::WordEnd,
            Node::Reference(group) => Inst::Reference(*group),
            Node::Group(number, alternatives) => {
                if self.has_references {
                    self.push(Inst::Store(2 * number))?;
                }
                self.alternatives(alternatives)?;
                if self.has_references {
                    self.push(Inst::Store(2 * number + 1))?;
                }
                return Ok(());
            }
            Node::Repeat { node, min, max } => return self.repeat(node, *min, *max),
        };
        self.push(inst).map(|_| ())
    }

    fn repeat(&mut self, node: &Node, min: u32, max: Option<u32>) -> Result<(), Error> {
        for _ in 0..min {
            self.node(node)?;
        }
        let Some(max) = max else { return self.repeat_forever(node) };
        let mut splits = Vec::new();
        for _ in min..max {
            splits.push(self.push(Inst::Match)?);
            self.node(node)?;
        }
        for split in splits {
            self.insts[split] = Inst::Split(split as u32 + 1, self.next());
        }
        Ok(())
    }

    fn repeat_forever(&mut self, node: &Node) -> Result<(), Error> {
        let split = self.push(Inst::Match)?;
        if self.has_references {
            let slot = self.slots;
            self.slots += 1;
            self.push(Inst::Store(slot))?;
            self.node(node)?;
            // An empty iteration ends the repetition.
            self.push(Inst::JumpIfMoved(slot, split as u32))?;
        } else {
            self.node(node)?;
            self.push(Inst::Jump(split as u32))?;
        }
        self.insts[split] = Inst::Split(split as u32 + 1, self.next());
        Ok(())
    }
}
