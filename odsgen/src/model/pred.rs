//! Predicates: conditions in fragments, combined by records.

use super::{Fragment, Result};
use crate::fragment::{Pasted, Source as _};
use crate::tablegen::{Record, Span};

/// A condition with placeholders.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Predicate<'r> {
    /// The combination of conditions.
    pub tree: PredicateTree,
    /// The record.
    pub record: Option<Record<'r>>,
}

/// A node of a predicate.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum PredicateTree {
    /// Conjunction; true if empty.
    And(Vec<PredicateTree>),
    /// Disjunction; false if empty.
    Or(Vec<PredicateTree>),
    /// Negation.
    Not(Box<PredicateTree>),
    /// A fragment.
    Leaf(Pasted),
}

impl<'r> Predicate<'r> {
    /// The predicate that is always true.
    #[must_use]
    pub(crate) fn always() -> Self {
        Self { tree: PredicateTree::And(Vec::new()), record: None }
    }

    /// Whether it is the constant `true`.
    #[must_use]
    pub(crate) fn is_always(&self) -> bool {
        match &self.tree {
            PredicateTree::And(children) => children.is_empty(),
            PredicateTree::Leaf(code) => code.text().trim() == "true",
            PredicateTree::Or(_) | PredicateTree::Not(_) => false,
        }
    }

    /// Reads the tree of a predicate record.
    ///
    /// # Errors
    ///
    /// If the record is not a predicate.
    pub(crate) fn new(record: Record<'r>) -> Result<Self> {
        let tree = Reader { substitutions: Vec::new() }.node(record)?;
        Ok(Self { tree, record: Some(record) })
    }

    /// The whole condition as one expression.
    #[must_use]
    pub(crate) fn pasted(&self) -> Pasted {
        let mut out = Pasted::new(self.record.map_or_else(Span::default, Record::span));
        self.tree.paste(&mut out);
        out
    }
}

impl PredicateTree {
    fn paste(&self, out: &mut Pasted) {
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
            Self::Leaf(code) => {
                out.push_plain("(");
                out.push(code);
                out.push_plain(")");
            }
        }
    }
}

/// Reads predicate records.
struct Reader<'r> {
    /// Substitutions of the enclosing `SubstLeaves`, outermost first. The innermost applies first.
    substitutions: Vec<(&'r str, Pasted)>,
}

impl<'r> Reader<'r> {
    fn node(&mut self, record: Record<'r>) -> Result<PredicateTree> {
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
                let replacement = field(record, "replacement")?;
                self.substitutions.push((record.str("pattern")?, replacement));
                let child = self.only_child(record, &children);
                self.substitutions.pop();
                child
            }
            "PredCombinerConcat" => {
                let mut code = Pasted::new(record.span());
                code.push(&self.substituted(field(record, "prefix")?));
                self.only_child(record, &children)?.paste(&mut code);
                code.push(&self.substituted(field(record, "suffix")?));
                Ok(PredicateTree::Leaf(code))
            }
            _ => Err(record.error("unknown kind of combined predicate")),
        }
    }

    fn nodes(&mut self, records: &[Record<'r>]) -> Result<Vec<PredicateTree>> {
        records.iter().map(|record| self.node(*record)).collect()
    }

    fn only_child(&mut self, record: Record<'r>, children: &[Record<'r>]) -> Result<PredicateTree> {
        match children {
            [child] => self.node(*child),
            _ => Err(record.error("expected a predicate with one child")),
        }
    }

    fn leaf(&self, record: Record<'r>) -> Result<PredicateTree> {
        let code = field(record, "predExpr")?.without_added_parentheses();
        Ok(PredicateTree::Leaf(self.substituted(code)))
    }

    /// `code` with the substitutions around it.
    fn substituted(&self, code: Pasted) -> Pasted {
        let innermost_first = self.substitutions.iter().rev();
        innermost_first
            .fold(code, |code, (pattern, replacement)| code.substituted(pattern, replacement))
    }
}

/// The string in a field.
fn field(record: Record<'_>, name: &str) -> Result<Pasted> {
    let text = record.str(name)?;
    let fragment = record.value(name).and_then(|value| Fragment::of_value(record, value));
    Ok(Pasted::of(&fragment.unwrap_or_else(|| Fragment::composed(text, record))))
}
