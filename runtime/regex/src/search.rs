//! Runs a program on a text.

use crate::program::{Inst, Program};

/// The value of an empty slot.
const NONE: usize = usize::MAX;

fn is_word(byte: Option<&u8>) -> bool {
    byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
}

/// Takes a step from the budget; `None` if it is exhausted.
fn spend(budget: &mut u64) -> Option<()> {
    *budget = budget.checked_sub(1)?;
    Some(())
}

impl Program {
    /// See [`Regex::search`](crate::Regex::search).
    pub(crate) fn search(&self, text: &[u8], budget: &mut u64) -> Option<bool> {
        if !self.has_references {
            return self.simulate(text, budget);
        }
        let mut slots = vec![NONE; self.slots as usize];
        for start in 0..=text.len() {
            slots.fill(NONE);
            if self.backtrack(text, start, &mut slots, budget)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Evaluates a zero-width assertion at a position.
    fn assertion_holds(&self, inst: Inst, text: &[u8], at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|at| text.get(at));
        match inst {
            Inst::Start => at == 0,
            Inst::End => at == text.len(),
            Inst::WordStart => !is_word(before) && is_word(text.get(at)),
            Inst::WordEnd => is_word(before) && !is_word(text.get(at)),
            _ => false,
        }
    }

    /// True if the instruction matches the byte.
    fn consumes(&self, inst: Inst, byte: u8) -> bool {
        match inst {
            Inst::Byte(expected) => byte == expected,
            Inst::Any => true,
            Inst::Set(set) => self.sets[set as usize][usize::from(byte)],
            _ => false,
        }
    }

    /// Simulates all threads in parallel. For programs without slots.
    fn simulate(&self, text: &[u8], budget: &mut u64) -> Option<bool> {
        // The last position at which each instruction was reached.
        let mut reached = vec![NONE; self.insts.len()];
        let (mut pending, mut threads) = (Vec::new(), Vec::new());
        for at in 0..=text.len() {
            // A match may start anywhere.
            pending.push(0);
            while let Some(index) = pending.pop() {
                if std::mem::replace(&mut reached[index as usize], at) == at {
                    continue;
                }
                spend(budget)?;
                match self.insts[index as usize] {
                    Inst::Match => return Some(true),
                    Inst::Jump(to) => pending.push(to),
                    Inst::Split(first, second) => pending.extend([first, second]),
                    Inst::Byte(_) | Inst::Any | Inst::Set(_) => threads.push(index),
                    inst if self.assertion_holds(inst, text, at) => pending.push(index + 1),
                    _ => {}
                }
            }
            let Some(&byte) = text.get(at) else { break };
            let taken =
                threads.drain(..).filter(|&it| self.consumes(self.insts[it as usize], byte));
            pending.extend(taken.map(|index| index + 1));
        }
        Some(false)
    }

    /// Searches for a match at one position by backtracking.
    fn backtrack(
        &self,
        text: &[u8],
        start: usize,
        slots: &mut [usize],
        budget: &mut u64,
    ) -> Option<bool> {
        /// An entry of the backtracking stack.
        enum Backtrack {
            At(u32, usize),
            Restore(u32, usize),
        }
        let mut stack = vec![Backtrack::At(0, start)];
        while let Some(entry) = stack.pop() {
            let (mut index, mut at) = match entry {
                Backtrack::At(index, at) => (index, at),
                Backtrack::Restore(slot, position) => {
                    slots[slot as usize] = position;
                    continue;
                }
            };
            loop {
                spend(budget)?;
                let inst = self.insts[index as usize];
                index += 1;
                match inst {
                    Inst::Match => return Some(true),
                    Inst::Jump(to) => index = to,
                    Inst::Split(first, second) => {
                        stack.push(Backtrack::At(second, at));
                        index = first;
                    }
                    Inst::Store(slot) => {
                        let old = std::mem::replace(&mut slots[slot as usize], at);
                        stack.push(Backtrack::Restore(slot, old));
                    }
                    Inst::JumpIfMoved(slot, to) if slots[slot as usize] != at => index = to,
                    Inst::JumpIfMoved(..) => {}
                    Inst::Reference(group) => {
                        let slot = 2 * group as usize;
                        let part = text.get(slots[slot]..slots[slot + 1]);
                        match part.filter(|part| text[at..].starts_with(part)) {
                            Some(part) => at += part.len(),
                            None => break,
                        }
                    }
                    Inst::Byte(_) | Inst::Any | Inst::Set(_) => {
                        if !text.get(at).is_some_and(|&byte| self.consumes(inst, byte)) {
                            break;
                        }
                        at += 1;
                    }
                    _ if self.assertion_holds(inst, text, at) => {}
                    _ => break,
                }
            }
        }
        Some(false)
    }
}
