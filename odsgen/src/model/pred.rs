//! Predicates: conditions in fragments, combined by records.

use super::{Fragment, Result};
use crate::fragment::{Parts, Pasted, Source as _};
use crate::tablegen::{Record, Span};

/// A condition with placeholders.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Predicate<'r> {
    /// The combination of conditions.
    pub tree: PredicateTree<'r>,
    /// The record.
    pub record: Option<Record<'r>>,
    /// The source text of the leaves, before substitution.
    pub leaves: Vec<Fragment<'r>>,
}

/// A node of a predicate.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum PredicateTree<'r> {
    /// Conjunction; true if empty.
    And(Vec<PredicateTree<'r>>),
    /// Disjunction; false if empty.
    Or(Vec<PredicateTree<'r>>),
    /// Negation.
    Not(Box<PredicateTree<'r>>),
    /// A fragment.
    Leaf(Pasted<'r>),
}

impl<'r> Predicate<'r> {
    /// The predicate that is always true.
    #[must_use]
    pub(crate) fn always() -> Self {
        Self { tree: PredicateTree::And(Vec::new()), record: None, leaves: Vec::new() }
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
        let mut reader = Reader { substitutions: Vec::new(), leaves: Vec::new() };
        let tree = reader.node(record)?;
        Ok(Self { tree, record: Some(record), leaves: reader.leaves })
    }

    /// The whole condition as one expression.
    #[must_use]
    pub(crate) fn pasted(&self) -> Pasted<'r> {
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
            Self::Leaf(code) => {
                let start = out.len();
                out.append(code);
                out.mark_unit(start);
            }
        }
    }
}

/// Reads predicate records.
struct Reader<'r> {
    /// Substitutions of the enclosing `SubstLeaves`, outermost first. The innermost applies first.
    substitutions: Vec<(&'r str, Parts<'r>)>,
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
                let replacement = match Fragment::of_field(record, "replacement") {
                    Some(replacement) => Parts::of(replacement),
                    None => Parts::plain(record.str("replacement")?),
                };
                self.substitutions.push((record.str("pattern")?, replacement));
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
            _ => Err(record.error("expected a predicate with one child")),
        }
    }

    fn leaf(&mut self, record: Record<'r>) -> Result<PredicateTree<'r>> {
        let text = record.str("predExpr")?;
        let mut code = Pasted::new(record.span());
        // The TableGen class adds parentheses.
        let written = Fragment::of_field(record, "predExpr").and_then(|it| it.inner("(", ")"));
        match written {
            Some(written) => {
                self.leaves.push(written);
                code.push_plain("(");
                code.push_parts(&self.substitute(Parts::of(written)), Some(written));
                code.push_plain(")");
            }
            None => code.push_parts(&self.substitute(Parts::plain(text)), None),
        }
        Ok(PredicateTree::Leaf(code))
    }

    fn push_field(&self, record: Record<'r>, field: &str, code: &mut Pasted<'r>) -> Result<()> {
        match Fragment::of_field(record, field) {
            Some(from) => code.push_parts(&self.substitute(Parts::of(from)), Some(from)),
            None => code.push_parts(&self.substitute(Parts::plain(record.str(field)?)), None),
        }
        Ok(())
    }

    fn substitute(&self, parts: Parts<'r>) -> Parts<'r> {
        let innermost_first = self.substitutions.iter().rev();
        innermost_first
            .fold(parts, |parts, (pattern, replacement)| parts.substituted(pattern, replacement))
    }
}
