//! The definition table of an operation.

use proc_macro2::{Delimiter, Group, TokenStream};
use quote::quote;

use super::super::{Num, class, docs, ident};
use super::{default_attr, key_const_of};
use crate::fragment::Placeholders;
use crate::model::EffectPlace;
use crate::plan::op::{Canonicalization, OpPlan, OpText, ResultType, TypeSource};
use crate::plan::slots::{Count, ValueSlot};
use crate::plan::traits::{EffectEntry, TraitEntry};

/// The static with the definition table.
pub(super) fn definition(op: &OpPlan<'_>) -> TokenStream {
    let (view, table, name) = (class(op.view), ident(&op.table), op.name.as_str());
    let mut calls = Vec::new();
    let mut list = |method: &str, entries: Vec<TokenStream>| {
        if !entries.is_empty() {
            let method = ident(method);
            // Entries are moved into the brackets; `quote!` would copy their tokens.
            let comma = |index| if index > 0 { quote!(,) } else { TokenStream::new() };
            let entries = entries.into_iter().enumerate();
            let entries = entries.flat_map(|(index, entry)| [comma(index), entry]).collect();
            let entries = Group::new(Delimiter::Bracket, entries);
            calls.push(quote!(.#method(&#entries)));
        }
    };
    list("operands", op.slots.operands.iter().map(value).collect());
    list("results", op.slots.results.iter().map(value).collect());
    list("regions", regions(op));
    list("successors", successors(op));
    list("properties", properties(op));
    list("structure", op.structural_traits.iter().map(|it| trait_entry(op, it)).collect());
    list("traits", op.traits.iter().map(|it| trait_entry(op, it)).collect());
    list("infer", op.result_types.iter().map(|it| inferred(op, it)).collect());
    if op.same_variadic_size {
        calls.push(quote!(.same_variadic_size()));
    }
    if !op.checks.is_empty() {
        calls.push(quote!(.check(|op| rt::view::<#view>(op).check())));
    }
    if op.hooks.verify {
        calls.push(quote!(.verify(rt::hooks::verify::<#view>)));
    }
    if op.hooks.fold {
        calls.push(quote!(.fold(rt::hooks::fold::<#view>)));
    }
    match op.hooks.canonicalize {
        Canonicalization::None => {}
        Canonicalization::Patterns => calls.push(quote! {
            .canonicalize(rt::hooks::canonicalization_patterns::<#view>)
        }),
        Canonicalization::Method => calls.push(quote! {
            .canonicalize(rt::hooks::canonicalize::<#view>)
        }),
    }
    if op.hooks.verify_regions {
        calls.push(quote!(.verify_regions(rt::hooks::verify_regions::<#view>)));
    }
    match op.text {
        OpText::Generic => {}
        OpText::Declared(_) => {
            calls.push(
                quote!(.assembly(#view::parse_assembly, |op, p| rt::view::<#view>(op).print_assembly(p))),
            );
        }
        OpText::Custom => calls.push(quote! {
            .custom_assembly(rt::hooks::parse::<#view>, rt::hooks::print::<#view>)
        }),
    }
    let doc = docs::attributes(&format!("Definition of `{name}`."));
    quote! {
        #doc
        pub static #table: rt::OpDef = rt::OpDef::new(#name) #(#calls)*;
    }
}

fn value(value: &ValueSlot<'_>) -> TokenStream {
    let (name, constraint) = (value.name, ident(&value.constraint));
    match value.count {
        Count::One => quote!(rt::one(#name, &#constraint)),
        Count::Optional => quote!(rt::optional(#name, &#constraint)),
        Count::Variadic => quote!(rt::variadic(#name, &#constraint)),
        Count::Groups(sizes) => {
            let sizes = Num(sizes);
            quote!(rt::variadic_of_variadic(#name, &#constraint, #sizes))
        }
    }
}

fn regions(op: &OpPlan<'_>) -> Vec<TokenStream> {
    let regions = op.slots.regions.iter().map(|region| {
        let (name, constraint) = (region.name, ident(&region.constraint));
        if region.variadic {
            quote!(rt::variadic_region(#name, &#constraint))
        } else {
            quote!(rt::region(#name, &#constraint))
        }
    });
    regions.collect()
}

fn successors(op: &OpPlan<'_>) -> Vec<TokenStream> {
    let successors = op.slots.successors.iter().map(|successor| {
        let name = successor.name;
        let constraint = successor.constraint.as_ref().map(|constraint| {
            let constraint = ident(constraint);
            quote!(.constraint(&#constraint))
        });
        if successor.variadic {
            quote!(rt::variadic_successor(#name)#constraint)
        } else {
            quote!(rt::successor(#name)#constraint)
        }
    });
    successors.collect()
}

fn properties(op: &OpPlan<'_>) -> Vec<TokenStream> {
    let mut entries = Vec::new();
    for attr in &op.slots.attributes {
        let (name, constraint) = (attr.name, ident(&attr.constraint));
        let mut entry = quote!(rt::attr(#name, &#constraint));
        if let Some(default) = &attr.default {
            let default = default_attr(default, &quote!(ctx));
            entry = quote!(#entry.or(|ctx| #default));
        }
        if attr.optional {
            entry = quote!(#entry.optional());
        }
        entries.push(entry);
    }
    for property in &op.slots.properties {
        let (name, kind) = (property.name, ident(&property.kind));
        let make = ident(if property.has_default { "default_property" } else { "property" });
        entries.push(quote!(rt::#make::<#kind>(#name)));
    }
    if op.slots.operand_segments.is_some() {
        let count = Num(op.slots.operands.len());
        entries.push(quote!(rt::operand_segments(#count)));
    }
    if op.slots.result_segments.is_some() {
        let count = Num(op.slots.results.len());
        entries.push(quote!(rt::result_segments(#count)));
    }
    entries
}

/// The inference of a result type.
fn inferred(op: &OpPlan<'_>, result: &ResultType) -> TokenStream {
    match result {
        ResultType::Built(builder) => {
            let ctx = [("_builder", quote!(ctx)), ("_ctxt", quote!(ctx))];
            let ty = builder.tokens(&Placeholders::new(ctx));
            quote!(rt::infer::built(|ctx| #ty.into()))
        }
        ResultType::From { source, transform } => {
            let source = match *source {
                TypeSource::Operand(index) => {
                    let index = Num(index);
                    quote!(rt::infer::operand(#index))
                }
                TypeSource::Attribute(word) => {
                    let word = key_const_of(op, word);
                    quote!(rt::infer::attr(#word))
                }
                TypeSource::Result(index) => {
                    let index = Num(index);
                    quote!(rt::infer::result(#index))
                }
            };
            match transform {
                Some(transform) => {
                    let of_type = [("_self", quote!(ty)), ("_ctxt", quote!(ty.ctx()))];
                    let ty = transform.tokens(&Placeholders::new(of_type));
                    quote!(#source.with(|ty| #ty.into()))
                }
                None => source,
            }
        }
    }
}

fn trait_entry(op: &OpPlan<'_>, entry: &TraitEntry) -> TokenStream {
    let view = class(op.view);
    match entry {
        TraitEntry::Native(path) => quote!(rt::op_trait::<#path>()),
        TraitEntry::NativeWithoutInterface(path) => {
            quote!(rt::op_trait::<#path>().without_interface())
        }
        TraitEntry::Interface(table) => quote!(rt::op_interface(&#table::of::<#view>())),
        TraitEntry::NoMemoryEffect => quote!(rt::no_memory_effect()),
        TraitEntry::Effects { table, list } => {
            let list = list.iter().map(|it| effect(op, it));
            quote!(rt::op_interface(&#table::listed(&[#(#list),*])))
        }
        TraitEntry::ResultNames => quote!(rt::op_interface(&rt::RESULT_NAMES)),
    }
}

/// One effect. Default values are omitted.
fn effect(op: &OpPlan<'_>, effect: &EffectEntry) -> TokenStream {
    let path = &effect.effect;
    let mut entry = quote!(rt::effect(#path));
    match effect.place {
        EffectPlace::Unknown => {}
        EffectPlace::Operand(group) => {
            let group = Num(group);
            entry.extend(quote!(.on_operand(#group)));
        }
        EffectPlace::Result(group) => {
            let group = Num(group);
            entry.extend(quote!(.on_result(#group)));
        }
        // The words of attributes precede those of properties, so the index of an attribute is its word.
        EffectPlace::Symbol(attribute) => {
            let word = key_const_of(op, attribute);
            entry.extend(quote!(.on_symbol(#word)));
        }
    }
    if let Some(resource) = &effect.resource {
        entry.extend(quote!(.on_resource::<#resource>()));
    }
    if effect.stage != 0 {
        let stage = proc_macro2::Literal::i32_unsuffixed(effect.stage);
        entry.extend(quote!(.at_stage(#stage)));
    }
    if effect.on_full_region {
        entry.extend(quote!(.on_full_region()));
    }
    entry
}
