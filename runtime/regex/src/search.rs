//! Running a program over a text.

use crate::program::{Program, Step};

/// The content of a slot that holds no position.
const NONE: usize = usize::MAX;

fn is_word(byte: Option<&u8>) -> bool {
    byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
}

/// Takes a step from the budget; `None` if it is used up.
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

    /// Whether a step that takes no byte can be passed at a position.
    fn holds(&self, step: Step, text: &[u8], at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|at| text.get(at));
        match step {
            Step::Start => at == 0,
            Step::End => at == text.len(),
            Step::WordStart => !is_word(before) && is_word(text.get(at)),
            Step::WordEnd => is_word(before) && !is_word(text.get(at)),
            _ => false,
        }
    }

    /// Whether a step takes a byte.
    fn takes(&self, step: Step, byte: u8) -> bool {
        match step {
            Step::Byte(expected) => byte == expected,
            Step::Any => true,
            Step::Set(set) => self.sets[set as usize][usize::from(byte)],
            _ => false,
        }
    }

    /// Advances all states at once. For programs without slots.
    fn simulate(&self, text: &[u8], budget: &mut u64) -> Option<bool> {
        // The position at which a state was last reached.
        let mut reached = vec![NONE; self.steps.len()];
        let (mut pending, mut waiting) = (Vec::new(), Vec::new());
        for at in 0..=text.len() {
            // A match may start anywhere.
            pending.push(0);
            while let Some(index) = pending.pop() {
                if std::mem::replace(&mut reached[index as usize], at) == at {
                    continue;
                }
                spend(budget)?;
                match self.steps[index as usize] {
                    Step::Match => return Some(true),
                    Step::Jump(to) => pending.push(to),
                    Step::Split(first, second) => pending.extend([first, second]),
                    Step::Byte(_) | Step::Any | Step::Set(_) => waiting.push(index),
                    step if self.holds(step, text, at) => pending.push(index + 1),
                    _ => {}
                }
            }
            let Some(&byte) = text.get(at) else { break };
            let taken = waiting.drain(..).filter(|&it| self.takes(self.steps[it as usize], byte));
            pending.extend(taken.map(|index| index + 1));
        }
        Some(false)
    }

    /// Tries one way after another, from one position.
    fn backtrack(
        &self,
        text: &[u8],
        start: usize,
        slots: &mut [usize],
        budget: &mut u64,
    ) -> Option<bool> {
        /// What is done when a way leads nowhere.
        enum Retry {
            At(u32, usize),
            Restore(u32, usize),
        }
        let mut retries = vec![Retry::At(0, start)];
        while let Some(retry) = retries.pop() {
            let (mut index, mut at) = match retry {
                Retry::At(index, at) => (index, at),
                Retry::Restore(slot, position) => {
                    slots[slot as usize] = position;
                    continue;
                }
            };
            loop {
                spend(budget)?;
                let step = self.steps[index as usize];
                index += 1;
                match step {
                    Step::Match => return Some(true),
                    Step::Jump(to) => index = to,
                    Step::Split(first, second) => {
                        retries.push(Retry::At(second, at));
                        index = first;
                    }
                    Step::Store(slot) => {
                        let old = std::mem::replace(&mut slots[slot as usize], at);
                        retries.push(Retry::Restore(slot, old));
                    }
                    Step::JumpIfMoved(slot, to) if slots[slot as usize] != at => index = to,
                    Step::JumpIfMoved(..) => {}
                    Step::Reference(group) => {
                        let slot = 2 * group as usize;
                        let part = text.get(slots[slot]..slots[slot + 1]);
                        match part.filter(|part| text[at..].starts_with(part)) {
                            Some(part) => at += part.len(),
                            None => break,
                        }
                    }
                    Step::Byte(_) | Step::Any | Step::Set(_) => {
                        if !text.get(at).is_some_and(|&byte| self.takes(step, byte)) {
                            break;
                        }
                        at += 1;
                    }
                    _ if self.holds(step, text, at) => {}
                    _ => break,
                }
            }
        }
        Some(false)
    }
}
