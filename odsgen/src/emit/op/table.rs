//! The definition table.

use proc_macro2::{Delimiter, Group, TokenStream};
use quote::quote;

use super::super::{Num, docs, ident, traits};
use super::check::has_checks;
use super::{Context, attribute_word, def, default_attr, view};
use crate::model::{Multiplicity, Op, TypeSource, Value};

/// The `static` that defines the operation.
pub(super) fn definition<'r>(
    op: &Op<'r>,
    context: &mut Context<'_, '_, 'r>,
    declarative: bool,
) -> TokenStream {
    let (view, def, name) = (view(op), def(op), op.name.as_str());
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
    let values = |values: &[Value<'r>], context: &mut Context<'_, '_, 'r>| -> Vec<TokenStream> {
        values
            .iter()
            .map(|value| {
                let constraint = context.constraints.of_type(&value.constraint, context.host);
                let name = value.name.unwrap_or_default();
                match value.multiplicity() {
                    Multiplicity::One => quote!(rt::one(#name, #constraint)),
                    Multiplicity::Optional => quote!(rt::optional(#name, #constraint)),
                    _ => quote!(rt::variadic(#name, #constraint)),
                }
            })
            .collect()
    };
    list("operands", values(&op.operands, context));
    list("results", values(&op.results, context));
    list("regions", regions(op, context));
    list("successors", successors(op));
    list("properties", properties(op, context));
    list("structure", traits::entries(op, context.host, true));
    list("traits", traits::entries(op, context.host, false));
    list("infer", inferred(op, context));
    if has_same_variadic_size(op) {
        calls.push(quote!(.same_variadic_size()));
    }
    if has_checks(op) {
        calls.push(quote!(.check(|op| #view(op).check())));
    }
    if op.has_verifier {
        calls.push(quote!(.verify(|op| rt::hooks::Verify::verify(#view(op)))));
    }
    if op.has_folder && !context.skipped.fold {
        calls.push(quote!(.fold(|op, operands| rt::hooks::Fold::fold(#view(op), operands))));
    }
    if op.has_canonicalizer && !context.skipped.canonicalize {
        calls.push(quote! {
            .canonicalize(<#view<'static> as rt::hooks::CanonicalizationPatterns>::canonicalization_patterns)
        });
    } else if op.has_canonicalize_method && !context.skipped.canonicalize {
        calls.push(quote! {
            .canonicalize(|patterns| patterns.add(<#view<'static> as rt::hooks::Canonicalize>::canonicalize))
        });
    }
    if op.has_region_verifier {
        calls.push(
            quote!(.verify_regions(|op| rt::hooks::VerifyRegions::verify_regions(#view(op)))),
        );
    }
    if declarative {
        calls.push(quote!(.assembly(#view::parse_assembly, |op, p| #view(op).print_assembly(p))));
    } else if op.custom_assembly {
        calls.push(quote! {
            .custom_assembly(
                <#view as rt::hooks::CustomAssembly>::parse,
                |op, p| rt::hooks::CustomAssembly::print(#view(op), p)
            )
        });
    }
    let doc = docs::attributes(&format!("Definition of `{name}`."));
    quote! {
        #doc
        pub static #def: rt::OpDef = rt::OpDef::new(#name) #(#calls)*;
    }
}

fn has_same_variadic_size(op: &Op<'_>) -> bool {
    op.has_trait("SameVariadicOperandSize") || op.has_trait("SameVariadicResultSize")
}

fn regions<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Vec<TokenStream> {
    op.regions
        .iter()
        .map(|region| {
            let constraint = context.constraints.of_region(&region.constraint, context.host);
            let name = region.name.unwrap_or_default();
            if region.constraint.variadic {
                quote!(rt::variadic_region(#name, #constraint))
            } else {
                quote!(rt::region(#name, #constraint))
            }
        })
        .collect()
}

fn successors(op: &Op<'_>) -> Vec<TokenStream> {
    op.successors
        .iter()
        .map(|successor| {
            let name = successor.name.unwrap_or_default();
            if successor.constraint.variadic {
                quote!(rt::variadic_successor(#name))
            } else {
                quote!(rt::successor(#name))
            }
        })
        .collect()
}

fn properties<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Vec<TokenStream> {
    let mut entries = Vec::new();
    for attr in &op.attributes {
        let constraint = context.constraints.of_attr(&attr.constraint, context.host);
        let name = attr.name;
        let mut entry = quote!(rt::attr(#name, #constraint));
        if let Some(default) = default_attr(&attr.constraint, context.host, &quote!(ctx)) {
            entry = quote!(#entry.or(|ctx| #default));
        }
        if attr.constraint.optional {
            entry = quote!(#entry.optional());
        }
        entries.push(entry);
    }
    for property in &op.properties {
        let (name, kind) = (property.name, context.kinds.of(property, context.host));
        let has_default = property.default.is_some();
        let make = ident(if has_default { "default_property" } else { "property" });
        entries.push(quote!(rt::#make::<#kind>(#name)));
    }
    if op.has_operand_segments() {
        let count = proc_macro2::Literal::usize_unsuffixed(op.operands.len());
        entries.push(quote!(rt::operand_segments(#count)));
    }
    if op.has_result_segments() {
        let count = proc_macro2::Literal::usize_unsuffixed(op.results.len());
        entries.push(quote!(rt::result_segments(#count)));
    }
    entries
}

/// How result types are found.
fn inferred<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Vec<TokenStream> {
    let host = context.host;
    op.result_types
        .iter()
        .map(|result| {
            let source = match result.source {
                TypeSource::Operand(index) => {
                    let index = Num(index);
                    quote!(rt::infer::operand(#index))
                }
                TypeSource::Attribute(index) => {
                    let word = attribute_word(op, index);
                    quote!(rt::infer::attr(#word))
                }
                TypeSource::Result(index) => {
                    let index = Num(index);
                    quote!(rt::infer::result(#index))
                }
                TypeSource::Builder(builder) => {
                    let ty =
                        host.expr(builder, &[("_builder", quote!(ctx)), ("_ctxt", quote!(ctx))]);
                    return quote!(rt::infer::built(|ctx| #ty.into()));
                }
            };
            match result.transform.filter(|transform| transform.text.trim() != "$_self") {
                Some(transform) => {
                    let ty =
                        host.expr(transform, &[("_self", quote!(ty)), ("_ctxt", quote!(ty.ctx()))]);
                    quote!(#source.with(|ty| #ty.into()))
                }
                None => source,
            }
        })
        .collect()
}
