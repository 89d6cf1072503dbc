//! Predicates: trees of conditions, and the one expression they amount to.

use std::fmt::Write as _;

use super::{Fragment, Result};
use crate::tablegen::Record;

/// A condition in host code, with placeholders.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Predicate<'r> {
    /// The whole expression.
    pub text: String,
    /// The record that holds it.
    pub record: Option<Record<'r>>,
    /// The conditions it was put together from, as they are written.
    pub leaves: Vec<Fragment<'r>>,
}

impl<'r> Predicate<'r> {
    /// The condition that always holds.
    #[must_use]
    pub fn always() -> Self {
        Self { text: "true".to_owned(), record: None, leaves: Vec::new() }
    }

    /// Reads the tree that the record describes.
    ///
    /// # Errors
    ///
    /// If the record is not a predicate.
    pub fn new(record: Record<'r>) -> Result<Self> {
        let mut this = Self { text: String::new(), record: Some(record), leaves: Vec::new() };
        let mut substitutions = Vec::new();
        this.append(record, &mut substitutions)?;
        Ok(this)
    }

    /// Whether it always holds.
    #[must_use]
    pub fn is_always(&self) -> bool {
        matches!(self.text.trim_matches(['(', ')', ' ']), "true")
    }

    /// Appends the expression of `record`. `substitutions` are those of the enclosing nodes, outermost first; the
    /// innermost is applied first.
    fn append(
        &mut self,
        record: Record<'r>,
        substitutions: &mut Vec<(&'r str, &'r str)>,
    ) -> Result<()> {
        if record.is_subclass_of("CPred") {
            let text = record.str("predExpr")?;
            self.leaves.extend(leaf(record));
            let _ = write!(self.text, "{}", substitute(text, substitutions));
            return Ok(());
        }
        if !record.is_subclass_of("CombinedPred") {
            return Err(record.error("expected a predicate"));
        }
        let children = record.list_of_defs("children")?;
        match record.def("kind")?.name() {
            "PredCombinerAnd" => self.join(&children, " && ", "true", substitutions),
            "PredCombinerOr" => self.join(&children, " || ", "false", substitutions),
            "PredCombinerNot" => {
                self.text.push_str("!(");
                self.one(record, &children, substitutions)?;
                self.text.push(')');
                Ok(())
            }
            "PredCombinerSubstLeaves" => {
                substitutions.push((record.str("pattern")?, record.str("replacement")?));
                let done = self.one(record, &children, substitutions);
                substitutions.pop();
                done
            }
            "PredCombinerConcat" => {
                self.text.push_str(&substitute(record.str("prefix")?, substitutions));
                self.one(record, &children, substitutions)?;
                self.text.push_str(&substitute(record.str("suffix")?, substitutions));
                Ok(())
            }
            _ => Err(record.error("unknown kind of combined predicate")),
        }
    }

    fn one(
        &mut self,
        record: Record<'r>,
        children: &[Record<'r>],
        substitutions: &mut Vec<(&'r str, &'r str)>,
    ) -> Result<()> {
        match children {
            [child] => self.append(*child, substitutions),
            _ => Err(record.error("expected a predicate of one child")),
        }
    }

    fn join(
        &mut self,
        children: &[Record<'r>],
        operator: &str,
        empty: &str,
        substitutions: &mut Vec<(&'r str, &'r str)>,
    ) -> Result<()> {
        if children.is_empty() {
            self.text.push_str(empty);
        }
        for (i, child) in children.iter().enumerate() {
            self.text.push_str(if i == 0 { "(" } else { operator });
            self.text.push('(');
            self.append(*child, substitutions)?;
            self.text.push(')');
        }
        if !children.is_empty() {
            self.text.push(')');
        }
        Ok(())
    }
}

/// The condition of a leaf as it is written: its text without the parentheses that the class adds.
fn leaf(record: Record<'_>) -> Option<Fragment<'_>> {
    Fragment::of_field(record, "predExpr")?.inner("(", ")")
}

fn substitute(text: &str, substitutions: &[(&str, &str)]) -> String {
    substitutions
        .iter()
        .rev()
        .fold(text.to_owned(), |text, (pattern, replacement)| text.replace(pattern, replacement))
}
