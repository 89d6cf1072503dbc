//! The parts of the format of an attribute or type.

use rustc_hash::FxHashSet;

use super::{Part, Shown, Start};
use crate::plan::def::assembly::{DefGroup, DefStep, ParamStep};
use crate::plan::def::param::Param;
use crate::plan::def::shape::Shape;

/// The parts of `steps`. The text of the classes `silent` may be empty.
pub(in crate::plan) fn parts<'r>(
    params: &[Param<'r>],
    steps: &[DefStep<'r>],
    silent: &FxHashSet<String>,
) -> Vec<Part<'r>> {
    Parts { params, silent, present: None }.of(steps)
}

/// What is known in a group.
struct Parts<'a, 'r> {
    params: &'a [Param<'r>],
    silent: &'a FxHashSet<String>,
    /// The parameter that is present.
    present: Option<usize>,
}

impl<'r> Parts<'_, 'r> {
    fn of(&self, steps: &[DefStep<'r>]) -> Vec<Part<'r>> {
        steps.iter().flat_map(|step| self.part(step)).collect()
    }

    fn part(&self, step: &DefStep<'r>) -> Vec<Part<'r>> {
        match step {
            DefStep::Space(_) => Vec::new(),
            DefStep::Literal(word) => vec![Part::Text(Shown::literal(word))],
            DefStep::Param(step) => vec![self.param(*step)],
            DefStep::Params(list) => listed(list.iter().map(|step| self.param(*step))),
            // Each field begins with its name, but a list goes on after a comma.
            DefStep::Struct(fields) => {
                let Some((last, fields)) = fields.split_last() else { return Vec::new() };
                let fields = fields.iter().filter(|field| field.directive.is_none());
                let fields = fields.map(|field| self.param(field.param));
                let lists = fields.filter(|field| matches!(field, Part::List { .. }));
                let next = Shown::new(
                    format!("`,` ... `=` ${}", self.params[last.param.index].name),
                    [Start::Word(",")],
                );
                let mut parts: Vec<_> = lists.collect();
                if !parts.is_empty() {
                    parts.push(Part::Text(next));
                }
                parts.push(Part::Unknown);
                parts
            }
            DefStep::Custom(_) => vec![Part::Unknown],
            DefStep::Group(group) => vec![self.group(group)],
        }
    }

    fn param(&self, step: ParamStep) -> Part<'r> {
        let param = &self.params[step.index];
        let is_optional = param.is_optional && self.present != Some(step.index);
        let is_custom = param.parser.is_some() || param.printer.is_some() || param.is_bare_map;
        let (inner, is_list) = match &param.shape {
            Shape::Optional(inner) => (&**inner, false),
            Shape::List(inner) => (&**inner, true),
            shape => (shape, false),
        };
        let starts = match inner {
            _ if is_custom => Vec::new(),
            Shape::Type => vec![Start::Type],
            Shape::Attr => vec![Start::Attribute],
            Shape::Number(_) => vec![Start::Number],
            Shape::BigNumber(_) => vec![Start::Number],
            _ => Vec::new(),
        };
        let mut first = Shown::new(format!("${}", param.name), starts);
        first.is_silent = match inner {
            Shape::TypeView(view) | Shape::AttrView(view) if !is_custom && !step.qualified => {
                view.names().last().is_some_and(|name| self.silent.contains(&name))
            }
            _ => false,
        };
        match is_list && !is_custom {
            true => Part::List { first, separator: ",", may_be_empty: is_optional },
            false if is_optional => Part::Optional(first),
            false => Part::Text(first),
        }
    }

    fn group(&self, group: &DefGroup<'r>) -> Part<'r> {
        let present = match group.anchors.as_slice() {
            [index] => Some(*index),
            _ => self.present,
        };
        let inside = Parts { params: self.params, silent: self.silent, present };
        let (of_then, of_else) =
            if group.anchor_in_else { (self, &inside) } else { (&inside, self) };
        Part::Group {
            then: of_then.of(&group.then),
            otherwise: of_else.of(&group.otherwise),
            may_be_absent: !group.anchors.is_empty(),
        }
    }
}

/// `parts` with commas between them, which do not tell one part from another.
fn listed<'r>(parts: impl Iterator<Item = Part<'r>>) -> Vec<Part<'r>> {
    let mut all = Vec::new();
    for part in parts {
        if let Some(Part::List { .. }) = all.last() {
            all.push(Part::Text(Shown::literal(",")));
        }
        all.push(part);
    }
    all
}
