//! The end of a parser: regions, successors, segment sizes, result types and operands.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::super::ident;
use super::super::key_const;
use super::Parser;
use crate::fragment::{Expr, Placeholders};
use crate::plan::assembly::{
    FoundType, Operands, Regions, Resolution, Results, Successors, TypeOrigin, TypeVariable,
};
use crate::plan::slots::{Count, ValueSlot};

impl<'r> Parser<'_, 'r> {
    /// The statements of the end. The last one is the returned expression.
    pub(super) fn resolution(&self, resolution: &Resolution<'r>) -> TokenStream {
        let mut out = self.regions(&resolution.regions);
        out.extend(self.successors(&resolution.successors));
        out.extend(self.segment_sizes(resolution));
        out.extend(self.result_types(&resolution.results));
        let mut operands = self.operands(&resolution.operands);
        if matches!(resolution.results, Results::Inferred) {
            operands.push(quote!(p.infer_result_types(st)));
        }
        let last = operands.pop().unwrap_or_else(|| quote!(Ok(())));
        quote!(#out #(#operands?;)* #last)
    }

    fn regions(&self, regions: &Regions) -> TokenStream {
        let may_lack = match regions {
            Regions::All => return quote!(st.regions.extend(regions);),
            Regions::Slots(may_lack) => may_lack,
        };
        let slots = self.slots.regions.iter().zip(may_lack).map(|(region, may_lack)| {
            let name = ident(&region.local);
            if region.variadic {
                quote!(st.regions.extend(#name);)
            } else if *may_lack {
                quote!(st.add_region(#name.unwrap_or_else(|| p.new_region()));)
            } else {
                quote!(st.add_region(#name);)
            }
        });
        slots.collect()
    }

    fn successors(&self, successors: &Successors) -> TokenStream {
        let may_differ = match successors {
            Successors::All => return quote!(st.successors.extend(successors);),
            Successors::Slots(may_differ) => may_differ,
        };
        let slots = self.slots.successors.iter().zip(may_differ).map(|(successor, may_differ)| {
            let name = ident(&successor.local);
            if *may_differ {
                quote!(st.successors.extend(#name);)
            } else {
                quote!(st.add_successor(#name);)
            }
        });
        slots.collect()
    }

    fn segment_sizes(&self, resolution: &Resolution<'r>) -> TokenStream {
        let mut out = TokenStream::new();
        for (index, word) in &resolution.group_sizes {
            let (name, word) =
                (ident(&self.slots.operands[*index].local), key_const(self.slots, *word));
            out.extend(quote!(st.set_property(#word, rt::group_sizes(p.ctx(), &#name));));
        }
        if let Some(word) = resolution.operand_segments {
            let sizes = self.slots.operands.iter().map(|operand| {
                let name = ident(&operand.local);
                match operand.count {
                    Count::One => quote!(1),
                    Count::Groups(_) => quote!(rt::total_len(&#name)),
                    _ => quote!(#name.len()),
                }
            });
            let word = key_const(self.slots, word);
            out.extend(quote!(st.set_segments(#word, &[#(#sizes),*]);));
        }
        if let Some(word) = resolution.result_segments {
            let sizes = self.slots.results.iter().map(|result| {
                if result.count == Count::One {
                    return quote!(1);
                }
                let name = ident(&result.types_local);
                quote!(#name.len())
            });
            let word = key_const(self.slots, word);
            out.extend(quote!(st.set_segments(#word, &[#(#sizes),*]);));
        }
        out
    }

    fn result_types(&self, results: &Results<'r>) -> TokenStream {
        match results {
            Results::Inferred => quote!(),
            Results::All => quote!(st.types.extend(result_types);),
            Results::Slots(sources) => {
                let types = sources.iter().map(|source| {
                    let ty = self.found_type(source);
                    if source.is_list {
                        quote!(st.add_types(#ty.iter().copied());)
                    } else {
                        quote!(st.add_type(#ty);)
                    }
                });
                types.collect()
            }
        }
    }

    fn operands(&self, operands: &Operands<'r>) -> Vec<TokenStream> {
        let slots = &self.slots.operands;
        if slots.is_empty() {
            return Vec::new();
        }
        match operands {
            Operands::All => vec![quote!(p.add_operands(&operands, &operand_types, st))],
            Operands::AllTypes => {
                let groups = slots.iter().map(|operand| {
                    let name = ident(&operand.local);
                    match operand.count {
                        Count::Groups(_) => quote!(rt::flat_operands(&#name)),
                        _ => quote!(#name.into()),
                    }
                });
                vec![quote!(p.add_operands(&p.concat_operands([#(#groups),*]), &operand_types, st))]
            }
            Operands::OneType(source) => {
                let ty = self.found_type(source);
                vec![quote!(p.add_operands_as(&operands, #ty, st))]
            }
            Operands::TypesOfSlots(sources) => {
                let types = sources.iter().map(|source| {
                    let ty = self.found_type(source);
                    if source.is_list {
                        quote!(types.extend(#ty);)
                    } else {
                        quote!(types.push(#ty.into());)
                    }
                });
                vec![quote!({
                    let mut types = rt::Types::default();
                    #(#types)*
                    p.add_operands(&operands, &types, st)
                })]
            }
            Operands::Slots(sources) => slots
                .iter()
                .zip(sources)
                .map(|(slot, source)| self.add_operand(slot, source))
                .collect(),
        }
    }

    fn add_operand(&self, operand: &ValueSlot<'r>, source: &FoundType<'r>) -> TokenStream {
        let (name, ty) = (ident(&operand.local), self.found_type(source));
        match (operand.count, source.is_list) {
            (Count::One, false) => quote!(p.add_operand(#name, #ty, st)),
            (Count::One, true) => quote!(p.add_operands(&#name.into(), &#ty, st)),
            (Count::Groups(_), true) => quote!(p.add_operand_groups(&#name, &#ty, st)),
            (Count::Groups(_), false) => quote!(p.add_operand_groups_as(&#name, #ty, st)),
            (_, true) => quote!(p.add_operands(&#name, &#ty, st)),
            (_, false) => quote!(p.add_operands_as(&#name, #ty, st)),
        }
    }

    /// The expression for a type, or for a list of types.
    fn found_type(&self, source: &FoundType<'r>) -> TokenStream {
        match &source.origin {
            TypeOrigin::Variable(variable) => type_variable(variable),
            TypeOrigin::Attribute { index, is_bound, transform } => {
                let slot = &self.slots.attributes[*index];
                let ty = if *is_bound {
                    let name = ident(&slot.local);
                    quote!(p.type_of(#name)?)
                } else {
                    let key = super::super::key_const(self.slots, slot.word);
                    quote!(p.type_of_property(st, #key)?)
                };
                match transform {
                    Some(transform) => transformed(transform, ty, false),
                    None => ty,
                }
            }
            TypeOrigin::Transformed { of, is_list, constraint, transform } => {
                let (types, name, constraint) = (type_variable(of), of.of, ident(constraint));
                let checked = if *is_list {
                    quote!(p.constrained_types(&#types, #name, &#constraint)?)
                } else {
                    quote!(p.constrained_type(#types, #name, &#constraint)?)
                };
                transformed(transform, checked, source.is_list)
            }
            TypeOrigin::Built(builder) => {
                let ctx = [("_builder", quote!(p.ctx())), ("_ctxt", quote!(p.ctx()))];
                builder.tokens(&Placeholders::new(ctx))
            }
        }
    }
}

/// The conversion of the type `of`, or of a list of types. A type that does not exist differs from the actual one.
fn transformed(transform: &Expr, of: TokenStream, is_list: bool) -> TokenStream {
    let convert = |of| {
        let of = [("_self", of), ("_ctxt", quote!(p.ctx()))];
        let ty = transform.tokens(&Placeholders::new(of));
        if is_list { quote!(rt::type_list(#ty)) } else { ty }
    };
    if !transform.constructs() {
        return convert(of);
    }
    let ty = convert(quote!(of));
    let ty = if is_list { ty } else { quote!(rt::Type::from(#ty)) };
    quote!({
        let of = #of;
        rt::unchecked(|| #ty)
    })
}

fn type_variable(variable: &TypeVariable<'_>) -> TokenStream {
    let name = ident(&variable.name);
    let types = if variable.is_grouped { quote!(rt::flat_types(&#name)) } else { quote!(#name) };
    if variable.first {
        let of = variable.of;
        quote!(p.first_type(&#types, #of)?)
    } else {
        types
    }
}
