//! What follows once everything is parsed: regions and successors, sizes of groups, types, operands.

use proc_macro2::TokenStream;
use quote::quote;

use super::Emitter;
use crate::emit::assembly::{local, type_name, value_name, variable_name, walk};
use crate::emit::op;
use crate::format::{Element, TypeOrigin, Variable};
use crate::model::{Multiplicity, Value};

impl<'r> Emitter<'_, '_, '_, 'r> {
    /// The statements, of which the last is the result.
    pub(super) fn resolution(&mut self) -> TokenStream {
        let mut out = self.regions_and_successors();
        out.extend(self.segment_sizes());
        out.extend(self.result_types());
        let mut operands = self.operand_types();
        if self.format.infers_result_types {
            operands.push(quote!(p.infer_result_types(st)));
        }
        let last = operands.pop().unwrap_or_else(|| quote!(Ok(())));
        quote!(#out #(#operands?;)* #last)
    }

    fn regions_and_successors(&self) -> TokenStream {
        let mut out = TokenStream::new();
        let in_group = self.in_group();
        if self.format.all_regions {
            out.extend(quote!(st.regions.extend(regions);));
        } else {
            for (index, region) in self.op.regions.iter().enumerate() {
                let variable = Variable::Region(index);
                let name = local(&variable_name(self.op, variable));
                if region.constraint.variadic {
                    out.extend(quote!(st.regions.extend(#name);));
                    continue;
                }
                let value = if self.may_lack_region(variable) {
                    quote!(#name.unwrap_or_else(|| p.new_region()))
                } else {
                    quote!(#name)
                };
                out.extend(quote!(st.add_region(#value);));
            }
        }
        if self.format.all_successors {
            out.extend(quote!(st.successors.extend(successors);));
        } else {
            for (index, _) in self.op.successors.iter().enumerate() {
                let variable = Variable::Successor(index);
                let name = local(&variable_name(self.op, variable));
                let many =
                    self.op.successors[index].constraint.variadic || in_group.contains(&variable);
                out.extend(if many {
                    quote!(st.successors.extend(#name);)
                } else {
                    quote!(st.add_successor(#name);)
                });
            }
        }
        out
    }

    /// Whether the variable of a region holds none as long as its group was not there.
    pub(super) fn may_lack_region(&self, variable: Variable) -> bool {
        self.in_group().contains(&variable) && !self.eager().contains(&variable)
    }

    fn in_group(&self) -> Vec<Variable> {
        let mut found = Vec::new();
        walk(&self.format.elements, false, &mut |element, in_group| {
            if let (Element::Variable(variable, _), true) = (element, in_group) {
                found.push(*variable);
            }
        });
        found
    }

    fn segment_sizes(&self) -> TokenStream {
        let mut out = TokenStream::new();
        for operand in &self.op.operands {
            if let Multiplicity::VariadicOfVariadic(sizes) = operand.multiplicity()
                && let Some(index) = self.op.attribute(sizes)
            {
                let word = op::attribute_word(self.op, index);
                let name = local(&value_name(operand, "operand", 0));
                out.extend(quote!(st.set_property(#word, rt::group_sizes(p.ctx(), &#name));));
            }
        }
        if self.op.has_operand_segments() && !self.format.all_operands {
            let sizes = self.op.operands.iter().enumerate().map(|(index, operand)| {
                let name = local(&value_name(operand, "operand", index));
                match operand.multiplicity() {
                    Multiplicity::One => quote!(1),
                    Multiplicity::VariadicOfVariadic(_) => quote!(rt::total_len(&#name)),
                    _ => quote!(#name.len()),
                }
            });
            let word = op::operand_segments_word(self.op);
            out.extend(quote!(st.set_segments(#word, &[#(#sizes),*]);));
        }
        if self.op.has_result_segments() && !self.format.all_result_types {
            let sizes = self.op.results.iter().enumerate().map(|(index, result)| {
                if !result.is_variable() {
                    return quote!(1);
                }
                let name = local(&type_name(&value_name(result, "result", index), "_types"));
                quote!(#name.len())
            });
            let word = op::result_segments_word(self.op);
            out.extend(quote!(st.set_segments(#word, &[#(#sizes),*]);));
        }
        out
    }

    fn result_types(&mut self) -> TokenStream {
        if self.format.infers_result_types {
            return quote!();
        }
        if self.format.all_result_types {
            return quote!(st.types.extend(result_types););
        }
        let mut out = TokenStream::new();
        for index in 0..self.op.results.len() {
            let (ty, list) = self.found_type(Variable::Result(index));
            out.extend(if list {
                quote!(st.add_types(#ty.iter().copied());)
            } else {
                quote!(st.add_type(#ty);)
            });
        }
        out
    }

    fn operand_types(&mut self) -> Vec<TokenStream> {
        let count = self.op.operands.len();
        if count == 0 {
            return Vec::new();
        }
        if self.format.all_operand_types {
            let operands = if self.format.all_operands {
                quote!(operands)
            } else {
                let groups = (0..count).map(|index| {
                    let name = local(&value_name(&self.op.operands[index], "operand", index));
                    quote!(#name.into())
                });
                quote!(p.concat_operands([#(#groups),*]))
            };
            return vec![quote!(p.add_operands(&#operands, &operand_types, st))];
        }
        if self.format.all_operands {
            // One type for all, however many they are.
            let found: Vec<_> =
                (0..count).map(|index| self.found_type(Variable::Operand(index))).collect();
            let same = found.iter().all(|(ty, _)| ty.to_string() == found[0].0.to_string());
            let variable = self.op.operands.iter().any(Value::is_variable);
            if let [(ty, false), ..] = found.as_slice()
                && same
                && variable
            {
                return vec![quote!(p.add_operands_as(&operands, #ty, st))];
            }
            let types = (0..count).map(|index| {
                let (ty, list) = self.found_type(Variable::Operand(index));
                if list { quote!(types.extend(#ty);) } else { quote!(types.push(#ty.into());) }
            });
            return vec![quote!({
                let mut types = rt::Types::default();
                #(#types)*
                p.add_operands(&operands, &types, st)
            })];
        }
        (0..count)
            .map(|index| {
                let name = local(&value_name(&self.op.operands[index], "operand", index));
                let (ty, list) = self.found_type(Variable::Operand(index));
                match (self.op.operands[index].multiplicity(), list) {
                    (Multiplicity::One, false) => quote!(p.add_operand(#name, #ty, st)),
                    (Multiplicity::One, true) => quote!(p.add_operands(&#name.into(), &#ty, st)),
                    (Multiplicity::VariadicOfVariadic(_), true) => {
                        quote!(p.add_operand_groups(&#name, &#ty, st))
                    }
                    (_, true) => quote!(p.add_operands(&#name, &#ty, st)),
                    (_, false) => quote!(p.add_operands_as(&#name, #ty, st)),
                }
            })
            .collect()
    }

    /// The type of a variable, and whether it is a list.
    fn found_type(&mut self, variable: Variable) -> (TokenStream, bool) {
        let format = self.format;
        let origin = match variable {
            Variable::Operand(index) => format.operand_types.get(index),
            Variable::Result(index) => format.result_types.get(index),
            _ => None,
        };
        match origin {
            Some(TypeOrigin::Same { of, transform }) => {
                let (of, transform) = (*of, *transform);
                let transform = transform.filter(|transform| transform.text.trim() != "$_self");
                let variable_target = self.value(variable).is_some_and(Value::is_variable);
                if let Variable::Attribute(index) = of {
                    let name = local(&variable_name(self.op, Variable::Attribute(index)));
                    let ty = quote!(p.type_of(#name)?);
                    let ty = transform.map_or(ty.clone(), |transform| {
                        self.context
                            .host
                            .expr(transform, &[("_self", ty), ("_ctxt", quote!(p.ctx()))])
                    });
                    return (ty, false);
                }
                let list = self.lists.get(&of).copied().unwrap_or(false);
                let source = self.type_variable(&Element::Variable(of, Default::default()));
                let one = if list { quote!(#source[0]) } else { quote!(#source) };
                match transform {
                    None if list && variable_target => (quote!(#source), true),
                    None => (one, false),
                    Some(transform) => {
                        let (name, constraint) = match self.value(of) {
                            Some(value) => {
                                (value.name.unwrap_or_default(), value.constraint.clone())
                            }
                            None => return (one, false),
                        };
                        let constraint =
                            self.context.constraints.of_type(&constraint, self.context.host);
                        let checked = quote!(p.constrained_type(#one, #name, #constraint)?);
                        let ty = self
                            .context
                            .host
                            .expr(transform, &[("_self", checked), ("_ctxt", quote!(p.ctx()))]);
                        let ty = if variable_target { quote!(rt::type_list(#ty)) } else { ty };
                        (ty, variable_target)
                    }
                }
            }
            Some(TypeOrigin::Built(builder)) => {
                let ty = self
                    .context
                    .host
                    .expr(*builder, &[("_builder", quote!(p.ctx())), ("_ctxt", quote!(p.ctx()))]);
                (ty, false)
            }
            _ => {
                let name = self.type_variable(&Element::Variable(variable, Default::default()));
                let list = self.lists.get(&variable).copied().unwrap_or(false);
                (quote!(#name), list)
            }
        }
    }
}
