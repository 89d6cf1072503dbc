//! The parser's work after all steps: resolves types and operands.

use super::lower::Lowering;
use super::{
    FoundType, Operands, Regions, Resolution, Results, Successors, TypeOrigin, TypeVariable,
};
use crate::format::{self, Element, Variable};
use crate::plan::slots::Count;

impl<'r> Lowering<'_, 'r> {
    pub(super) fn resolution(&mut self) -> Resolution<'r> {
        let (format, slots) = (self.format, self.slots);
        let regions = if format.all_regions {
            Regions::All
        } else {
            let may_lack = |index: usize| {
                !slots.regions[index].variadic && self.may_lack_region(Variable::Region(index))
            };
            Regions::Slots((0..slots.regions.len()).map(may_lack).collect())
        };
        let successors = if format.all_successors {
            Successors::All
        } else {
            let may_differ = |index: usize| {
                slots.successors[index].variadic
                    || self.in_group.contains(&Variable::Successor(index))
            };
            Successors::Slots((0..slots.successors.len()).map(may_differ).collect())
        };
        let group_sizes = slots.operands.iter().filter_map(|operand| match operand.count {
            Count::Groups(word) if !format.all_operands => Some((operand.index, word)),
            _ => None,
        });
        Resolution {
            regions,
            successors,
            group_sizes: group_sizes.collect(),
            operand_segments: slots.operand_segments.filter(|_| !format.all_operands),
            result_segments: slots.result_segments.filter(|_| !format.all_result_types),
            results: self.results(),
            operands: self.operands(),
        }
    }

    fn results(&mut self) -> Results<'r> {
        if self.format.infers_result_types {
            return Results::Inferred;
        }
        if self.format.all_result_types {
            return Results::All;
        }
        let slots = 0..self.slots.results.len();
        Results::Slots(slots.map(|index| self.found_type(Variable::Result(index))).collect())
    }

    fn operands(&mut self) -> Operands<'r> {
        let format = self.format;
        if format.all_operand_types {
            return if format.all_operands { Operands::All } else { Operands::AllTypes };
        }
        let slots = 0..self.slots.operands.len();
        let found: Vec<_> = slots.map(|index| self.found_type(Variable::Operand(index))).collect();
        if !format.all_operands {
            return Operands::Slots(found);
        }
        let is_variable = self.slots.operands.iter().any(|operand| operand.count.is_variable());
        match found.as_slice() {
            // One type for all operands; the verifier counts them.
            [first @ FoundType { origin: TypeOrigin::Built(_), .. }] => {
                Operands::OneType(first.clone())
            }
            [first, ..]
                if is_variable && !first.is_list && found.iter().all(|it| it.is_same(first)) =>
            {
                Operands::OneType(first.clone())
            }
            _ => Operands::TypesOfSlots(found),
        }
    }

    /// The source of a slot's type.
    fn found_type(&mut self, variable: Variable) -> FoundType<'r> {
        let origin = match variable {
            Variable::Operand(index) => self.format.operand_types.get(index),
            Variable::Result(index) => self.format.result_types.get(index),
            _ => None,
        };
        match origin {
            Some(format::TypeOrigin::Same { of, transform }) => {
                let (of, transform) = (*of, *transform);
                let is_range = |of| {
                    self.value(of)
                        .is_some_and(|it| matches!(it.count, Count::Variadic | Count::Groups(_)))
                };
                let (of_range, to_range) = (is_range(of), is_range(of) && is_range(variable));
                let transform = transform.map(|it| self.planner.transform(&it, of_range, to_range));
                self.same_type(variable, of, transform)
            }
            Some(format::TypeOrigin::Built(builder)) => {
                let builder = self.planner.built_type(builder);
                FoundType { origin: TypeOrigin::Built(builder), is_list: false }
            }
            _ => {
                let step = self.type_step(&Element::Variable(variable, Default::default()), false);
                let is_list = self.lists.get(&variable).copied().unwrap_or(false);
                let is_grouped = self.is_grouped(variable);
                let name = step.local().to_owned();
                let of = self.value(variable).map_or("", |it| it.name);
                let variable = TypeVariable { name, of, first: false, is_grouped };
                FoundType { origin: TypeOrigin::Variable(variable), is_list }
            }
        }
    }

    /// Whether the parser's variable for the types of `variable` has a list per group.
    fn is_grouped(&self, variable: Variable) -> bool {
        let has_groups =
            self.value(variable).is_some_and(|it| matches!(it.count, Count::Groups(_)));
        has_groups && !self.in_function_type.contains(&variable)
    }

    /// The type of `variable`: that of `of`, converted.
    fn same_type(
        &mut self,
        variable: Variable,
        of: Variable,
        transform: Option<std::rc::Rc<crate::fragment::Expr>>,
    ) -> FoundType<'r> {
        if let Variable::Attribute(index) = of {
            let is_bound = !self.in_group.contains(&of) && !self.slots.attributes[index].optional;
            let origin = TypeOrigin::Attribute { index, is_bound, transform };
            return FoundType { origin, is_list: false };
        }
        let is_wanted_as_list = self.value(variable).is_some_and(|it| it.count.is_variable());
        let is_list = self.lists.get(&of).copied().unwrap_or(false);
        let step = self.type_step(&Element::Variable(of, Default::default()), false);
        let is_grouped = self.is_grouped(of);
        let (name, count) = self.value(of).map_or(("", Count::One), |it| (it.name, it.count));
        let source = |first| {
            let local = step.local().to_owned();
            TypeVariable { name: local, of: name, first, is_grouped }
        };
        // Otherwise, only the first type of the list would be checked and transformed.
        let is_same = |it: &std::rc::Rc<crate::fragment::Expr>| {
            is_list && is_wanted_as_list && it.is_placeholder("_self")
        };
        let Some(transform) = transform.filter(|it| !is_same(it)) else {
            let as_list = is_list && is_wanted_as_list;
            let origin = TypeOrigin::Variable(source(is_list && !as_list));
            return FoundType { origin, is_list: as_list };
        };
        let Some(constraint) = self.value(of).map(|it| it.constraint.clone()) else {
            return FoundType { origin: TypeOrigin::Variable(source(is_list)), is_list: false };
        };
        // The types of a variadic value are converted together.
        let is_range = is_list && matches!(count, Count::Variadic | Count::Groups(_));
        let of = source(is_list && !is_range);
        let origin = TypeOrigin::Transformed { of, is_list: is_range, constraint, transform };
        // An optional value has at most one type.
        let is_list = self
            .value(variable)
            .is_some_and(|it| it.count.is_variable() && (is_list || it.count != Count::Optional));
        FoundType { origin, is_list }
    }
}
