//! Lowers a checked format to steps.

use std::collections::BTreeMap;

use super::{
    Argument, Assembly, AttributeStep, ClauseStep, CustomArg, CustomStep, Declared, GroupStep,
    Presence, PropertyStep, Step, TypeStep, TypesOf, Unit, is_list,
};
use crate::format::{Directive, Element, Format, Group, TypeOrigin, Variable};
use crate::fragment::{Expr, Source as _};
use crate::model::Op;
use crate::plan::planner::{OF_CONTEXT, Planner, unquoted};
use crate::plan::slots::{Count, OpSlots, ValueKind, ValueSlot};

/// The state of lowering one format.
pub(super) struct Lowering<'a, 'r> {
    pub(super) planner: &'a mut Planner<'r>,
    /// The view of the operation.
    view: &'r str,
    prints_all_properties: bool,
    pub(super) slots: &'a OpSlots<'r>,
    pub(super) format: &'a Format<'r>,
    /// Operands and results with parsed types; the flag is set if the types are a list.
    pub(super) lists: BTreeMap<Variable, bool>,
    /// Operands and results whose types are part of a function type.
    pub(super) in_function_type: Vec<Variable>,
    /// Variables in optional groups.
    pub(super) in_group: Vec<Variable>,
    /// Variables whose parsing indicates the presence of their group.
    pub(super) eager: Vec<Variable>,
    /// Attributes that types are resolved from.
    type_sources: Vec<usize>,
    /// Attributes that are arguments of custom directives.
    directive_attributes: Vec<usize>,
}

impl<'r> Planner<'r> {
    /// Lowers the format of `op`.
    pub(in crate::plan) fn assembly(
        &mut self,
        op: &Op<'r>,
        slots: &OpSlots<'r>,
        format: &Format<'r>,
    ) -> Assembly<'r> {
        let mut lowering = Lowering {
            planner: self,
            view: op.class_name,
            prints_all_properties: op.prints_all_properties,
            slots,
            format,
            lists: BTreeMap::new(),
            in_function_type: Vec::new(),
            in_group: Vec::new(),
            eager: eager(&format.elements),
            type_sources: Vec::new(),
            directive_attributes: Vec::new(),
        };
        lowering.survey();
        let declarations = lowering.declarations();
        let steps = lowering.elements(&format.elements, None);
        let resolution = lowering.resolution();
        Assembly { steps, declarations, resolution }
    }
}

/// The variables that indicate the presence of a group to the parser.
fn eager(elements: &[Element<'_>]) -> Vec<Variable> {
    let first = |element: &Element<'_>| match element {
        Element::Optional(group) => match group.then.get(group.first_parsed()) {
            Some(Element::Variable(variable, _)) => Some(*variable),
            _ => None,
        },
        _ => None,
    };
    elements.iter().filter_map(first).collect()
}

/// The variable of a directive that stands for all operands, regions or successors.
fn list_of_all(element: &Element<'_>) -> Option<(String, Declared)> {
    let Element::Directive(directive) = element else { return None };
    let (name, declared) = match directive {
        Directive::Operands => ("operands", Declared::Operands),
        Directive::Regions => ("regions", Declared::List),
        Directive::Successors => ("successors", Declared::List),
        _ => return None,
    };
    Some((name.to_owned(), declared))
}

/// Calls `visit` with every element, including nested ones, and whether it is in a group.
pub(super) fn walk<'e, 'r>(
    elements: &'e [Element<'r>],
    in_group: bool,
    visit: &mut impl FnMut(&'e Element<'r>, bool),
) {
    for element in elements {
        visit(element, in_group);
        match element {
            Element::Optional(group) => {
                walk(&group.then, true, visit);
                walk(&group.otherwise, true, visit);
            }
            Element::Directive(directive) => match directive {
                Directive::Type(inner, _) => walk(std::slice::from_ref(inner), in_group, visit),
                Directive::FunctionalType(inputs, results) => {
                    walk(std::slice::from_ref(inputs), in_group, visit);
                    walk(std::slice::from_ref(results), in_group, visit);
                }
                Directive::Custom { args, .. } => walk(args, in_group, visit),
                Directive::OiList(clauses) => {
                    for clause in clauses {
                        walk(&clause.elements, true, visit);
                    }
                }
                _ => {}
            },
            Element::Literal(_) | Element::Space(_) | Element::Variable(..) => {}
        }
    }
}

impl<'r> Lowering<'_, 'r> {
    /// Collects properties of the whole format that steps depend on.
    fn survey(&mut self) {
        let (mut lists, mut in_group, mut given) = (BTreeMap::new(), Vec::new(), Vec::new());
        let mut in_function_type = Vec::new();
        let mut note = |inner: &Element<'_>, is_several: bool| {
            if let Element::Variable(variable, _) = inner {
                let several = self.value(*variable).is_some_and(|value| is_list(value.count));
                lists.insert(*variable, is_several || several);
            }
        };
        walk(&self.format.elements, false, &mut |element, is_in_group| match element {
            Element::Variable(variable, _) if is_in_group => in_group.push(*variable),
            Element::Directive(Directive::Type(inner, _)) => note(inner, false),
            Element::Directive(Directive::FunctionalType(inputs, results)) => {
                for inner in [inputs, results] {
                    note(inner, true);
                    if let Element::Variable(variable, _) = **inner {
                        in_function_type.push(variable);
                    }
                }
            }
            Element::Directive(Directive::Custom { args, .. }) => {
                given.extend(args.iter().filter_map(|arg| {
                    let arg = match arg {
                        Element::Directive(Directive::Ref(inner)) => inner,
                        arg => arg,
                    };
                    match arg {
                        Element::Variable(Variable::Attribute(index), _) => Some(*index),
                        _ => None,
                    }
                }));
            }
            _ => {}
        });
        let origins = self.format.operand_types.iter().chain(&self.format.result_types);
        let type_sources = origins.filter_map(|origin| match origin {
            TypeOrigin::Same { of: Variable::Attribute(index), .. } => Some(*index),
            _ => None,
        });
        self.type_sources = type_sources.collect();
        self.in_function_type = in_function_type;
        (self.lists, self.in_group, self.directive_attributes) = (lists, in_group, given);
    }

    /// The operand or result slot of `variable`.
    pub(super) fn value(&self, variable: Variable) -> Option<&ValueSlot<'r>> {
        match variable {
            Variable::Operand(index) => self.slots.operands.get(index),
            Variable::Result(index) => self.slots.results.get(index),
            _ => None,
        }
    }

    /// The local variable of `variable`.
    fn local(&self, variable: Variable) -> &str {
        match variable {
            Variable::Operand(index) => &self.slots.operands[index].local,
            Variable::Result(index) => &self.slots.results[index].local,
            Variable::Attribute(index) => &self.slots.attributes[index].local,
            Variable::Property(index) => &self.slots.properties[index].local,
            Variable::Region(index) => &self.slots.regions[index].local,
            Variable::Successor(index) => &self.slots.successors[index].local,
        }
    }

    /// The variables that groups set.
    fn declarations(&self) -> Vec<(String, Declared)> {
        let mut names: BTreeMap<String, Declared> = BTreeMap::new();
        walk(&self.format.elements, false, &mut |element, in_group| {
            if let Element::Directive(Directive::OiList(clauses)) = element {
                let elements = clauses.iter().flat_map(|clause| &clause.elements);
                names.extend(elements.filter_map(list_of_all));
            }
            let is_eager =
                matches!(element, Element::Variable(variable, _) if self.eager.contains(variable));
            if !in_group || is_eager {
                return;
            }
            let in_groups = |variable: Variable| {
                self.value(variable).is_some_and(|it| matches!(it.count, Count::Groups(_)))
            };
            let mut add_types = |inner: &Element<'r>, is_function: bool| {
                let is_grouped = !is_function
                    && matches!(inner, Element::Variable(variable, _) if in_groups(*variable));
                let declared = if is_grouped { Declared::List } else { Declared::Types };
                names.insert(self.type_step(inner, false).list_local, declared);
            };
            match element {
                Element::Variable(variable, _) => {
                    let declared = match *variable {
                        Variable::Operand(_) if in_groups(*variable) => Declared::List,
                        Variable::Operand(_) => Declared::Operands,
                        Variable::Region(index) if self.slots.regions[index].variadic => {
                            Declared::List
                        }
                        Variable::Successor(index) if self.slots.successors[index].variadic => {
                            Declared::List
                        }
                        Variable::Region(_) | Variable::Successor(_) => Declared::None,
                        _ => return,
                    };
                    names.insert(self.local(*variable).to_owned(), declared);
                }
                Element::Directive(Directive::Type(inner, _)) => add_types(inner, false),
                Element::Directive(Directive::FunctionalType(inputs, results)) => {
                    add_types(inputs, true);
                    add_types(results, true);
                }
                _ => {}
            }
        });
        names.into_iter().collect()
    }

    /// The steps of `elements`. The presence of their group implies `implied`.
    fn elements(&mut self, elements: &[Element<'r>], implied: Option<Variable>) -> Vec<Step<'r>> {
        elements.iter().filter_map(|element| self.element(element, implied)).collect()
    }

    fn element(&mut self, element: &Element<'r>, implied: Option<Variable>) -> Option<Step<'r>> {
        Some(match element {
            Element::Literal(text) => Step::Literal(text),
            Element::Space(space) => Step::Space(*space),
            Element::Variable(variable, flags) => {
                let is_implied = implied == Some(*variable);
                match *variable {
                    Variable::Operand(index) => Step::Operand(index),
                    Variable::Attribute(index) => {
                        let attr = &self.slots.attributes[index];
                        let is_kept = self.type_sources.contains(&index);
                        let needs_kind = is_kept
                            || self.format.infers_result_types
                            || self.directive_attributes.contains(&index);
                        // A nested reference starts like a flat one.
                        let is_ambiguous = needs_kind && attr.is_flat_symbol_ref;
                        Step::Attribute(AttributeStep {
                            index,
                            qualified: flags.qualified,
                            is_kept,
                            needs_kind,
                            first_token: attr.first_token.filter(|_| !is_ambiguous),
                            may_lack: attr.optional,
                            is_implied,
                        })
                    }
                    Variable::Property(index) => Step::Property(PropertyStep { index, is_implied }),
                    Variable::Region(index) => Step::Region(index),
                    Variable::Successor(index) => Step::Successor(index),
                    Variable::Result(_) => return None,
                }
            }
            Element::Directive(directive) => return self.directive(directive),
            Element::Optional(group) => Step::Group(Box::new(self.group(group))),
        })
    }

    fn directive(&mut self, directive: &Directive<'r>) -> Option<Step<'r>> {
        Some(match directive {
            Directive::AttrDict { keyword } => Step::AttrDict {
                keyword: *keyword,
                discardable_only: self.format.has_prop_dict,
                elided: self.written(false).chain(self.inferred()).collect(),
            },
            Directive::PropDict => {
                let bound: Vec<_> = self.written(true).collect();
                let elided = (!self.prints_all_properties).then(|| bound.clone());
                Step::PropDict { bound, elided }
            }
            Directive::Operands => Step::AllOperands,
            Directive::Regions => Step::AllRegions,
            Directive::Successors => Step::AllSuccessors,
            Directive::Type(inner, flags) => Step::Type(self.type_step(inner, flags.qualified)),
            Directive::FunctionalType(inputs, results) => {
                Step::FunctionalType(self.type_step(inputs, false), self.type_step(results, false))
            }
            Directive::Custom { name, args } => Step::Custom(self.custom(name, args, false)),
            Directive::OiList(clauses) => {
                let clauses = clauses.iter().map(|clause| {
                    let unit = match clause.elements.as_slice() {
                        [Element::Variable(variable, _)] => self.unit(*variable),
                        _ => None,
                    };
                    let present = clause.elements.iter().flat_map(|it| self.present(it)).collect();
                    let steps = match unit {
                        Some(_) => Vec::new(),
                        None => self.elements(&clause.elements, None),
                    };
                    ClauseStep { literal: clause.literal, conditions: present, unit, steps }
                });
                Step::Clauses(clauses.collect())
            }
            Directive::Results | Directive::Ref(_) | Directive::Code(_) => return None,
        })
    }

    /// The attributes, and on request the properties, that the format prints beside the dictionaries. The groups of
    /// operands and types in the text show the segment sizes.
    fn written(&self, with_properties: bool) -> impl Iterator<Item = &'r str> {
        let used = self.format.used_variables.iter().filter_map(move |variable| match *variable {
            Variable::Attribute(index) => Some(self.slots.attributes[index].name),
            Variable::Property(index) if with_properties => Some(self.slots.properties[index].name),
            _ => None,
        });
        let operands = self.slots.operand_segments.filter(|_| !self.format.all_operands);
        let results = self.slots.result_segments.filter(|_| !self.format.all_result_types);
        let sizes = operands.map(|_| "operandSegmentSizes").into_iter();
        used.chain(sizes.chain(results.map(|_| "resultSegmentSizes")))
    }

    /// The attributes with the sizes of nested groups, which `attr-dict` omits, unlike `prop-dict`.
    fn inferred(&self) -> impl Iterator<Item = &'r str> {
        self.format.inferred_attributes.iter().copied()
    }

    /// The types of `inner`.
    pub(super) fn type_step(&self, inner: &Element<'_>, qualified: bool) -> TypeStep {
        let (of, one_local, list_local) = match inner {
            Element::Variable(Variable::Operand(index), _) => {
                let slot = &self.slots.operands[*index];
                let of = TypesOf::Slot(ValueKind::Operand, *index);
                (of, slot.type_local.as_str(), slot.types_local.as_str())
            }
            Element::Variable(Variable::Result(index), _) => {
                let slot = &self.slots.results[*index];
                let of = TypesOf::Slot(ValueKind::Result, *index);
                (of, slot.type_local.as_str(), slot.types_local.as_str())
            }
            Element::Directive(Directive::Operands) => {
                (TypesOf::Operands, "operand_type", "operand_types")
            }
            _ => (TypesOf::Results, "result_type", "result_types"),
        };
        let is_list = match inner {
            Element::Variable(variable, _) => {
                let several = self.value(*variable).is_some_and(|value| is_list(value.count));
                several || self.lists.get(variable).copied().unwrap_or(false)
            }
            _ => true,
        };
        TypeStep {
            of,
            qualified,
            one_local: one_local.to_owned(),
            list_local: list_local.to_owned(),
            is_list,
        }
    }

    fn group(&mut self, group: &Group<Element<'r>>) -> GroupStep<'r> {
        let elided = self.elided_unit(group);
        let first = group.first_parsed();
        let first_declares = matches!(
            group.then.get(first),
            Some(Element::Variable(variable, _)) if self.eager.contains(variable)
        );
        let then = group.then.iter().enumerate().filter_map(|(index, element)| match element {
            // Another function of a directive tests for its presence.
            Element::Directive(Directive::Custom { name, args }) if index == first => {
                Some(Step::Custom(self.custom(name, args, true)))
            }
            element => self.element(element, elided),
        });
        let mut then: Vec<_> = then.collect();
        let mut otherwise = self.elements(&group.otherwise, elided);
        // The group tells whether its attributes are there.
        for step in then.iter_mut().chain(&mut otherwise) {
            if let Step::Attribute(step) = step {
                step.may_lack = false;
            }
        }
        GroupStep {
            conditions: group.anchor().map(|anchor| self.present(anchor)).unwrap_or_default(),
            anchor_in_else: group.anchor_in_else,
            unit: elided.and_then(|variable| self.unit(variable)),
            first,
            first_declares,
            then,
            otherwise,
        }
    }

    /// The variable that the presence of the group implies: a unit that is the anchor, but not the element that
    /// indicates the presence of the group to the parser.
    fn elided_unit(&self, group: &Group<Element<'r>>) -> Option<Variable> {
        let Some(&Element::Variable(variable, _)) = group.anchor() else { return None };
        let is_first = |elements: &[Element<'r>]| {
            matches!(elements.first(), Some(Element::Variable(first, flags))
                if *first == variable && !flags.qualified)
        };
        let is_elided =
            self.unit(variable).is_some() && !is_first(&group.then) && !is_first(&group.otherwise);
        is_elided.then_some(variable)
    }

    fn unit(&self, variable: Variable) -> Option<Unit> {
        match variable {
            Variable::Attribute(index) if self.slots.attributes[index].is_unit => {
                Some(Unit::Attribute(index))
            }
            Variable::Property(index) if self.slots.properties[index].is_unit => {
                Some(Unit::Property(index))
            }
            _ => None,
        }
    }

    /// The printer's condition for `element`.
    fn present(&self, element: &Element<'r>) -> Vec<Presence> {
        match element {
            Element::Variable(variable, _) => self.variable_present(*variable),
            Element::Directive(Directive::Type(inner, _)) => self.present(inner),
            Element::Directive(Directive::FunctionalType(inputs, _)) => self.present(inputs),
            Element::Directive(Directive::Custom { args, .. }) => {
                args.iter().flat_map(|arg| self.present(arg)).collect()
            }
            Element::Optional(group) => {
                let elements = group.then.iter().chain(&group.otherwise);
                elements.flat_map(|element| self.present(element)).collect()
            }
            Element::Directive(Directive::Operands) => {
                let operands = (0..self.slots.operands.len()).map(Variable::Operand);
                operands.flat_map(|it| self.variable_present(it)).collect()
            }
            Element::Directive(Directive::Regions) => {
                (0..self.slots.regions.len()).map(Presence::Region).collect()
            }
            Element::Directive(Directive::Successors) => {
                let successors = self.slots.successors.iter().enumerate();
                let lists = successors.filter(|(_, successor)| successor.variadic);
                lists.map(|(index, _)| Presence::Successor(index)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The printer's condition for a variable.
    fn variable_present(&self, variable: Variable) -> Vec<Presence> {
        match variable {
            Variable::Operand(index) | Variable::Result(index) => {
                let Some(value) = self.value(variable) else { return Vec::new() };
                match value.count {
                    Count::One => Vec::new(),
                    _ => vec![Presence::Values(value.kind, index)],
                }
            }
            Variable::Attribute(index) => {
                let attr = &self.slots.attributes[index];
                vec![match attr.default {
                    Some(_) => Presence::NotDefault(attr.word),
                    None => Presence::Set(attr.word),
                }]
            }
            Variable::Property(index) => {
                vec![Presence::NotDefault(self.slots.properties[index].word)]
            }
            Variable::Region(index) => vec![Presence::Region(index)],
            Variable::Successor(index) => vec![Presence::Successor(index)],
        }
    }

    fn custom(&mut self, name: &str, args: &[Element<'r>], begins_group: bool) -> CustomStep {
        let args: Vec<_> = args.iter().filter_map(|arg| self.custom_argument(arg)).collect();
        let signature = super::super::op::signature(self.view, self.slots, &args);
        let trait_name = self.planner.op_directives.add(name, signature, begins_group);
        CustomStep { trait_name, args }
    }

    fn custom_argument(&mut self, arg: &Element<'r>) -> Option<CustomArg> {
        Some(match arg {
            Element::Directive(Directive::Ref(inner)) => CustomArg::Ref(self.argument(inner)),
            Element::Directive(Directive::Code(code)) => {
                let code = unquoted(code);
                CustomArg::Code(match code.text() {
                    "{}" => std::rc::Rc::new(Expr::unit()),
                    _ => self.planner.expr(&code, OF_CONTEXT),
                })
            }
            Element::Directive(Directive::AttrDict { .. }) => CustomArg::AttrDict,
            Element::Directive(Directive::PropDict) => CustomArg::PropDict,
            arg => CustomArg::Bound(self.argument(arg)),
        })
    }

    fn argument(&self, arg: &Element<'r>) -> Argument {
        match arg {
            Element::Variable(variable, _) => match *variable {
                Variable::Operand(index) => Argument::Operand(index),
                Variable::Attribute(index) => Argument::Attribute(index),
                Variable::Property(index) => Argument::Property(index),
                Variable::Region(index) => {
                    let may_be_missing = !self.slots.regions[index].variadic
                        && self.may_lack_region(Variable::Region(index));
                    Argument::Region(index, may_be_missing)
                }
                Variable::Successor(index) => Argument::Successor(index),
                Variable::Result(_) => Argument::Unit,
            },
            Element::Directive(Directive::Type(inner, flags)) => {
                Argument::Type(self.type_step(inner, flags.qualified))
            }
            Element::Directive(Directive::Regions) => Argument::AllRegions,
            Element::Directive(Directive::Successors) => Argument::AllSuccessors,
            Element::Directive(Directive::AttrDict { .. }) => Argument::AttrDict,
            _ => Argument::Unit,
        }
    }

    /// Whether the variable of a region is optional because its group may be absent.
    pub(super) fn may_lack_region(&self, variable: Variable) -> bool {
        self.in_group.contains(&variable) && !self.eager.contains(&variable)
    }
}
