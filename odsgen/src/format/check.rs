//! Checks of whole formats, and resolution of types.

use rustc_hash::FxHashMap;

use super::lexer;
use super::op::{Parsed, Seen};
use super::{Directive, Element, Format, TypeOrigin, Variable};
use crate::fragment::Fragment;
use crate::model::NO_ATTR_DICT;
use crate::model::{Multiplicity, Op, TypeRelation, Value, ViewType};
use crate::tablegen::Diagnostic;

type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// Checks the elements of `op`'s format and determines the origin of types.
pub(super) fn check<'r>(op: &Op<'r>, text: Fragment<'r>, parsed: Parsed<'r>) -> Result<Format<'r>> {
    let Parsed { elements, seen } = parsed;
    let checker = Checker { op, text, seen: &seen };
    if !seen.attr_dict {
        let error = checker.error("'attr-dict' directive not found in custom assembly format");
        return error.map_err(|error| Box::new(error.with_help(NO_ATTR_DICT)));
    }
    let resolvers = checker.resolvers();
    checker.ambiguities(&elements, &[])?;
    let infers = op.has_interface("InferTypeOpInterface") && !op.infers_results();
    let infers_result_types =
        infers && !op.results.is_empty() && seen.result_types.is_empty() && !seen.all_result_types;
    let result_types = checker.types(&op.results, "result", &resolvers, infers_result_types)?;
    let operand_types = checker.types(&op.operands, "operand", &resolvers, false)?;
    checker.regions_and_successors()?;
    checker.oilists(&elements)?;
    let mut inferred_attributes = Vec::new();
    for (index, operand) in op.operands.iter().enumerate() {
        if let Multiplicity::VariadicOfVariadic(sizes) = operand.multiplicity()
            && seen.variables.contains(&Variable::Operand(index))
        {
            inferred_attributes.push(sizes);
        }
    }
    Ok(Format {
        elements,
        operand_types,
        result_types,
        infers_result_types,
        used_variables: seen.variables.iter().copied().collect(),
        inferred_attributes,
        all_operand_types: seen.all_operand_types,
        all_result_types: seen.all_result_types,
        all_operands: seen.all_operands,
        all_regions: seen.all_regions,
        all_successors: seen.all_successors,
        has_prop_dict: seen.prop_dict,
        has_custom: seen.custom,
    })
}

struct Checker<'a, 'r> {
    op: &'a Op<'r>,
    text: Fragment<'r>,
    seen: &'a Seen,
}

type Resolvers<'r> = FxHashMap<Variable, TypeOrigin<'r>>;

impl<'r> Checker<'_, 'r> {
    fn error<T>(&self, text: impl Into<String>) -> Result<T> {
        Err(lexer::error(self.text, 0, self.text.text.len(), text))
    }

    fn error_with_note<T>(&self, text: String, note: String) -> Result<T> {
        let error = lexer::error(self.text, 0, self.text.text.len(), text);
        Err(Box::new(error.with_note(crate::tablegen::Span::default(), note)))
    }

    /// The possible origins of each variable's type according to the operation's traits.
    fn resolvers(&self) -> Resolvers<'r> {
        let mut resolvers = FxHashMap::default();
        for entry in &self.op.traits {
            match &entry.relation {
                Some(TypeRelation::Same(names)) => {
                    for (i, name) in names.iter().enumerate() {
                        let Some(of) = self.seen_argument(name) else { continue };
                        for (j, other) in names.iter().enumerate() {
                            if i != j
                                && let Some(other) = self.value(other)
                            {
                                resolvers.insert(other, TypeOrigin::Same { of, transform: None });
                            }
                        }
                    }
                }
                Some(TypeRelation::Transformed(it) | TypeRelation::Elements(it)) => {
                    if let (Some(of), Some(to)) = (self.seen_argument(it.from), self.value(it.to)) {
                        let origin = TypeOrigin::Same { of, transform: it.transform };
                        resolvers.insert(to, origin);
                    }
                }
                Some(TypeRelation::SameOperands) => self.all_same(false, &mut resolvers),
                Some(TypeRelation::SameOperandsAndResults) => self.all_same(true, &mut resolvers),
                None => {}
            }
        }
        resolvers
    }

    fn all_same(&self, results: bool, resolvers: &mut Resolvers<'r>) {
        let operand = self.seen.operand_types.first().map(|&index| Variable::Operand(index));
        let result = self.seen.result_types.first().map(|&index| Variable::Result(index));
        let Some(of) = operand.or(if results { result } else { None }) else { return };
        let origin = TypeOrigin::Same { of, transform: None };
        let operands = (0..self.op.operands.len())
            .filter(|index| !self.seen.operand_types.contains(index))
            .map(Variable::Operand);
        let with_results = if results { self.op.results.len() } else { 0 };
        let results = (0..with_results)
            .filter(|index| !self.seen.result_types.contains(index))
            .map(Variable::Result);
        for variable in operands.chain(results) {
            resolvers.insert(variable, origin.clone());
        }
    }

    /// The operand or result `name`.
    fn value(&self, name: &str) -> Option<Variable> {
        let operand = self.op.operand(name).map(Variable::Operand);
        operand.or_else(|| self.op.result(name).map(Variable::Result))
    }

    /// The variable `name`, if the format contains its type.
    fn seen_argument(&self, name: &str) -> Option<Variable> {
        if let Some(index) = self.op.operand(name) {
            return self.seen.operand_types.contains(&index).then_some(Variable::Operand(index));
        }
        if let Some(index) = self.op.result(name) {
            return self.seen.result_types.contains(&index).then_some(Variable::Result(index));
        }
        let index = self.op.attribute(name)?;
        let variable = Variable::Attribute(index);
        self.seen.variables.contains(&variable).then_some(variable)
    }

    fn types(
        &self,
        values: &[Value<'r>],
        what: &str,
        resolvers: &Resolvers<'r>,
        inferred: bool,
    ) -> Result<Vec<TypeOrigin<'r>>> {
        let is_operand = what == "operand";
        let (all, seen) = if is_operand {
            (self.seen.all_operand_types, &self.seen.operand_types)
        } else {
            (self.seen.all_result_types, &self.seen.result_types)
        };
        let mut origins = Vec::new();
        for (index, value) in values.iter().enumerate() {
            let name = value.name.unwrap_or_default();
            if is_operand
                && !self.seen.all_operands
                && !self.seen.variables.contains(&Variable::Operand(index))
            {
                return self.error_with_note(
                    format!("operand #{index}, named '{name}', not found"),
                    format!("suggest adding a '${name}' directive to the custom assembly format"),
                );
            }
            if inferred || all || seen.contains(&index) {
                origins.push(TypeOrigin::Parsed);
                continue;
            }
            let variable =
                if is_operand { Variable::Operand(index) } else { Variable::Result(index) };
            if let Some(origin) = resolvers.get(&variable) {
                origins.push(origin.clone());
                continue;
            }
            let needs_count = value.is_variable() && (!is_operand || self.seen.all_operands);
            match value.constraint.builder_call {
                Some(builder) if !needs_count => origins.push(TypeOrigin::Built(builder)),
                _ => {
                    return self.error_with_note(
                        format!(
                            "type of {what} #{index}, named '{name}', is not buildable and a buildable type cannot be inferred"
                        ),
                        format!(
                            "suggest adding a type constraint to the operation or adding a 'type(${name})' directive to the custom assembly format"
                        ),
                    );
                }
            }
        }
        Ok(origins)
    }

    fn regions_and_successors(&self) -> Result<()> {
        let missing = |all: bool, variable| !all && !self.seen.variables.contains(&variable);
        for (index, region) in self.op.regions.iter().enumerate() {
            if missing(self.seen.all_regions, Variable::Region(index)) {
                return self.not_found("region", index, region.name);
            }
        }
        for (index, successor) in self.op.successors.iter().enumerate() {
            if missing(self.seen.all_successors, Variable::Successor(index)) {
                return self.not_found("successor", index, successor.name);
            }
        }
        Ok(())
    }

    fn not_found(&self, what: &str, index: usize, name: Option<&str>) -> Result<()> {
        let name = name.unwrap_or_default();
        self.error_with_note(
            format!("{what} #{index}, named '{name}', not found"),
            format!("suggest adding a '${name}' directive to the custom assembly format"),
        )
    }

    /// Reports ambiguities: an attribute with an optional type before a `:`, and an attribute dictionary before a
    /// region. `after` contains the elements after each enclosing group.
    fn ambiguities(&self, elements: &[Element<'r>], after: &[&[Element<'r>]]) -> Result<()> {
        for (i, element) in elements.iter().enumerate() {
            let mut following: Vec<&[Element<'r>]> = vec![&elements[i + 1..]];
            following.extend_from_slice(after);
            match element {
                Element::Optional(group) => {
                    self.ambiguities(&group.then, &following)?;
                    self.ambiguities(&group.otherwise, &following)?;
                }
                Element::Variable(Variable::Attribute(index), flags) => {
                    let attr = &self.op.attributes[*index];
                    // The parser of an attribute kind determines whether a type follows.
                    let any = attr.constraint.storage == ViewType::Any || flags.qualified;
                    if !any || attr.constraint.value_type_builder.is_some() {
                        continue;
                    }
                    if self.may_be_next(&following).contains(&&Element::Literal(":")) {
                        return self.error(format!(
                            "format ambiguity caused by `:` literal found after attribute `{}` which does not have a buildable type",
                            attr.name
                        ));
                    }
                }
                Element::Directive(Directive::AttrDict { keyword: false }) => {
                    let next = self.may_be_next(&following);
                    let region = next.into_iter().find_map(|next| match next {
                        Element::Variable(Variable::Region(index), _) => Some(*index),
                        _ => None,
                    });
                    if let Some(index) = region {
                        let name = self.op.regions[index].name.unwrap_or_default();
                        return self.error_with_note(
                            format!(
                                "format ambiguity caused by `attr-dict` directive followed by region `{name}`"
                            ),
                            "try using `attr-dict-with-keyword` instead".to_owned(),
                        );
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The elements that may come next: all up to the first mandatory one.
    fn may_be_next<'e>(&self, following: &[&'e [Element<'r>]]) -> Vec<&'e Element<'r>> {
        let mut next = Vec::new();
        for elements in following {
            if !self.add_next(elements, &mut next) {
                break;
            }
        }
        next
    }

    /// Adds the `elements` that may come first. Returns whether all of them may be empty.
    fn add_next<'e>(&self, elements: &'e [Element<'r>], next: &mut Vec<&'e Element<'r>>) -> bool {
        for element in elements {
            match element {
                Element::Space(_) | Element::Directive(Directive::AttrDict { .. }) => {}
                Element::Optional(group) => {
                    // The first element of a group decides whether the group is present.
                    next.extend(group.then.get(group.first_parsed()));
                    self.add_next(&group.otherwise, next);
                }
                element => {
                    next.push(element);
                    if !self.may_be_empty(element) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Whether `element` may have no text.
    fn may_be_empty(&self, element: &Element<'r>) -> bool {
        let Element::Variable(variable, _) = element else { return false };
        match *variable {
            Variable::Operand(index) => self.op.operands[index].is_variable(),
            Variable::Attribute(index) => self.op.attributes[index].constraint.can_be_omitted(),
            Variable::Property(index) => self.op.properties[index].default.is_some(),
            Variable::Result(index) => self.op.results[index].is_variable(),
            Variable::Region(index) => self.op.regions[index].constraint.variadic,
            Variable::Successor(index) => self.op.successors[index].constraint.variadic,
        }
    }

    /// Checks that the keywords of clauses differ from adjacent literals and from the keywords of an adjacent list.
    fn oilists(&self, elements: &[Element<'r>]) -> Result<()> {
        let mut previous: &[super::Clause<'r>] = &[];
        for element in elements {
            match element {
                Element::Space(_) => {}
                Element::Directive(Directive::OiList(clauses)) => {
                    for (index, clause) in clauses.iter().enumerate() {
                        if clauses[..index].iter().any(|other| other.literal == clause.literal) {
                            return self.error(format!(
                                "format ambiguity because {} begins two clauses of an oilist.",
                                clause.literal
                            ));
                        }
                        if previous.iter().any(|other| other.literal == clause.literal) {
                            return self.error(format!(
                                "format ambiguity because {} is used in two adjacent oilist elements.",
                                clause.literal
                            ));
                        }
                    }
                    previous = clauses;
                }
                Element::Literal(literal) => {
                    if previous.iter().any(|clause| clause.literal == *literal) {
                        return self.error(format!(
                            "format ambiguity because {literal} is used both in oilist element and the adjacent literal."
                        ));
                    }
                    previous = &[];
                }
                _ => previous = &[],
            }
        }
        Ok(())
    }
}
