//! A syntax tree to a program.

use crate::Error;
use crate::parse::{MEMORY, Node, Parsed, Set};

/// One instruction. Others are named by their index.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    Byte(u8),
    Any,
    /// A byte of the set with this index.
    Set(u32),
    Start,
    End,
    WordStart,
    WordEnd,
    /// Continues at both, the first one first.
    Split(u32, u32),
    Jump(u32),
    /// Stores the position in a slot.
    Store(u32),
    /// Jumps if the position is not the one in the slot.
    JumpIfMoved(u32, u32),
    /// The text of a group.
    Reference(u32),
    Match,
}

/// Instructions, and what they name.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) steps: Vec<Step>,
    pub(crate) sets: Vec<Set>,
    /// The number of slots. Group `n` starts at the position in slot `2 * n` and ends at that in the next.
    pub(crate) slots: u32,
    pub(crate) has_references: bool,
    /// Parts that were compiled.
    compiled: usize,
}

/// Most instructions of a program, and most parts that are compiled; repetitions multiply.
const MAX_PROGRAM: usize = 1 << 17;

impl Program {
    pub(crate) fn new(parsed: &Parsed) -> Result<Self, Error> {
        let mut program = Self {
            steps: Vec::new(),
            sets: Vec::new(),
            slots: 2 * (parsed.groups + 1),
            has_references: parsed.has_references,
            compiled: 0,
        };
        program.alternatives(&parsed.alternatives)?;
        program.push(Step::Match)?;
        Ok(program)
    }

    /// Adds an instruction; its index.
    fn push(&mut self, step: Step) -> Result<usize, Error> {
        if self.steps.len() >= MAX_PROGRAM {
            return Err(MEMORY);
        }
        self.steps.push(step);
        Ok(self.steps.len() - 1)
    }

    /// The index of the next instruction.
    fn next(&self) -> u32 {
        self.steps.len() as u32
    }

    fn alternatives(&mut self, alternatives: &[Vec<Node>]) -> Result<(), Error> {
        let mut ends = Vec::new();
        for (index, sequence) in alternatives.iter().enumerate() {
            let is_last = index + 1 == alternatives.len();
            let split = if is_last { None } else { Some(self.push(Step::Match)?) };
            for node in sequence {
                self.node(node)?;
            }
            if let Some(split) = split {
                ends.push(self.push(Step::Match)?);
                self.steps[split] = Step::Split(split as u32 + 1, self.next());
            }
        }
        for end in ends {
            self.steps[end] = Step::Jump(self.next());
        }
        Ok(())
    }

    fn node(&mut self, node: &Node) -> Result<(), Error> {
        self.compiled += 1;
        if self.compiled > MAX_PROGRAM {
            return Err(MEMORY);
        }
        let step = match node {
            Node::Byte(byte) => Step::Byte(*byte),
            Node::Any => Step::Any,
            Node::Set(set) => {
                // Copies of a repeated set follow one another.
                if self.sets.last() != Some(set) {
                    self.sets.push(**set);
                }
                Step::Set(self.sets.len() as u32 - 1)
            }
            Node::Start => Step::Start,
            Node::End => Step::End,
            Node::WordStart => Step::WordStart,
            Node::WordEnd => Step::WordEnd,
            Node::Reference(group) => Step::Reference(*group),
            Node::Group(number, alternatives) => {
                if self.has_references {
                    self.push(Step::Store(2 * number))?;
                }
                self.alternatives(alternatives)?;
                if self.has_references {
                    self.push(Step::Store(2 * number + 1))?;
                }
                return Ok(());
            }
            Node::Repeat { node, min, max } => return self.repeat(node, *min, *max),
        };
        self.push(step).map(|_| ())
    }

    fn repeat(&mut self, node: &Node, min: u32, max: Option<u32>) -> Result<(), Error> {
        for _ in 0..min {
            self.node(node)?;
        }
        let Some(max) = max else { return self.repeat_forever(node) };
        let mut splits = Vec::new();
        for _ in min..max {
            splits.push(self.push(Step::Match)?);
            self.node(node)?;
        }
        for split in splits {
            self.steps[split] = Step::Split(split as u32 + 1, self.next());
        }
        Ok(())
    }

    fn repeat_forever(&mut self, node: &Node) -> Result<(), Error> {
        let split = self.push(Step::Match)?;
        if self.has_references {
            let slot = self.slots;
            self.slots += 1;
            self.push(Step::Store(slot))?;
            self.node(node)?;
            // An empty repetition is the last one.
            self.push(Step::JumpIfMoved(slot, split as u32))?;
        } else {
            self.node(node)?;
            self.push(Step::Jump(split as u32))?;
        }
        self.steps[split] = Step::Split(split as u32 + 1, self.next());
        Ok(())
    }
}
