//! Predicates: conditions in host code, combined by records.

use super::{Fragment, Result};
use crate::fragment::Pasted;
use crate::tablegen::{Record, Span};

/// A condition with placeholders.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Predicate<'r> {
    /// How conditions are combined.
    pub tree: PredicateTree<'r>,
    /// The record that holds it.
    pub record: Option<Record<'r>>,
    /// The conditions of the leaves as they are written, before names in them are replaced.
    pub leaves: Vec<Fragment<'r>>,
}

/// A node of a predicate.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum PredicateTree<'r> {
    /// All of these hold; with none, it always holds.
    And(Vec<PredicateTree<'r>>),
    /// One of these holds; with none, it never holds.
    Or(Vec<PredicateTree<'r>>),
    /// This does not hold.
    Not(Box<PredicateTree<'r>>),
    /// An expression of host code.
    Leaf(Pasted<'r>),
}

impl<'r> Predicate<'r> {
    /// The condition that always holds.
    #[must_use]
    pub fn always() -> Self {
        Self { tree: PredicateTree::And(Vec::new()), record: None, leaves: Vec::new() }
    }

    /// Reads the tree that the record describes.
    ///
    /// # Errors
    ///
    /// If the record is not a predicate.
    pub fn new(record: Record<'r>) -> Result<Self> {
        let mut reader = Reader { substitutions: Vec::new(), leaves: Vec::new() };
        let tree = reader.node(record)?;
        Ok(Self { tree, record: Some(record), leaves: reader.leaves })
    }

    /// The whole condition as one text.
    #[must_use]
    pub fn pasted(&self) -> Pasted<'r> {
        let mut out = Pasted::new(self.record.map_or_else(Span::default, Record::span));
        self.tree.paste(&mut out);
        out
    }
}

impl<'r> PredicateTree<'r> {
    fn paste(&self, out: &mut Pasted<'r>) {
        let mut join = |children: &[Self], operator: &str, empty: &str| {
            if children.is_empty() {
                out.push_plain(empty);
            }
            for (i, child) in children.iter().enumerate() {
                out.push_plain(if i == 0 { "(" } else { operator });
                out.push_plain("(");
                child.paste(out);
                out.push_plain(")");
            }
            if !children.is_empty() {
                out.push_plain(")");
            }
        };
        match self {
            Self::And(children) => join(children, " && ", "true"),
            Self::Or(children) => join(children, " || ", "false"),
            Self::Not(child) => {
                out.push_plain("!(");
                child.paste(out);
                out.push_plain(")");
            }
            Self::Leaf(code) => out.append(code),
        }
    }
}

/// Reads predicate records.
struct Reader<'r> {
    /// The replacements of the enclosing `SubstLeaves`, outermost first; the innermost is applied first.
    substitutions: Vec<(&'r str, &'r str)>,
    leaves: Vec<Fragment<'r>>,
}

impl<'r> Reader<'r> {
    fn node(&mut self, record: Record<'r>) -> Result<PredicateTree<'r>> {
        if record.is_subclass_of("CPred") {
            return self.leaf(record);
        }
        if !record.is_subclass_of("CombinedPred") {
            return Err(record.error("expected a predicate"));
        }
        let children = record.list_of_defs("children")?;
        match record.def("kind")?.name() {
            "PredCombinerAnd" => Ok(PredicateTree::And(self.nodes(&children)?)),
            "PredCombinerOr" => Ok(PredicateTree::Or(self.nodes(&children)?)),
            "PredCombinerNot" => {
                Ok(PredicateTree::Not(Box::new(self.only_child(record, &children)?)))
            }
            "PredCombinerSubstLeaves" => {
                self.substitutions.push((record.str("pattern")?, record.str("replacement")?));
                let child = self.only_child(record, &children);
                self.substitutions.pop();
                child
            }
            "PredCombinerConcat" => {
                let mut code = Pasted::new(record.span());
                self.push_field(record, "prefix", &mut code)?;
                self.only_child(record, &children)?.paste(&mut code);
                self.push_field(record, "suffix", &mut code)?;
                Ok(PredicateTree::Leaf(code))
            }
            _ => Err(record.error("unknown kind of combined predicate")),
        }
    }

    fn nodes(&mut self, records: &[Record<'r>]) -> Result<Vec<PredicateTree<'r>>> {
        records.iter().map(|record| self.node(*record)).collect()
    }

    fn only_child(
        &mut self,
        record: Record<'r>,
        children: &[Record<'r>],
    ) -> Result<PredicateTree<'r>> {
        match children {
            [child] => self.node(*child),
            _ => Err(record.error("expected a predicate of one child")),
        }
    }

    fn leaf(&mut self, record: Record<'r>) -> Result<PredicateTree<'r>> {
        let text = record.str("predExpr")?;
        let mut code = Pasted::new(record.span());
        // The class puts parentheses around what is written.
        let written = Fragment::of_field(record, "predExpr").and_then(|it| it.inner("(", ")"));
        match written {
            Some(written) => {
                self.leaves.push(written);
                code.push_plain("(");
                code.push(&self.substitute(written.text), written);
                code.push_plain(")");
            }
            None => code.push_plain(&self.substitute(text)),
        }
        Ok(PredicateTree::Leaf(code))
    }

    fn push_field(&self, record: Record<'r>, field: &str, code: &mut Pasted<'r>) -> Result<()> {
        let text = self.substitute(record.str(field)?);
        match Fragment::of_field(record, field) {
            Some(from) => code.push(&text, from),
            None => code.push_plain(&text),
        }
        Ok(())
    }

    fn substitute(&self, text: &str) -> String {
        let innermost_first = self.substitutions.iter().rev();
        innermost_first.fold(text.to_owned(), |text, (pattern, replacement)| {
            text.replace(pattern, replacement)
        })
    }
}
