//! Operations: the definition table and the view.

use proc_macro2::{Delimiter, Group, Ident, TokenStream};
use quote::{format_ident, quote};

use super::constraints::{self, Constraints};
use super::custom::Customs;
use super::host::Host;
use super::members::Members;
use super::properties::Kinds;
use super::{Item, Num, accessors, adaptor, assembly, builder, docs, implemented, listed, traits};
use crate::model::{
    AttrConstraint, Model, Multiplicity, Op, Result, TraitKind, TypeSource, Value, screaming, snake,
};

/// What emitting an operation needs to know, and what it adds to.
pub(super) struct Context<'a, 'm, 'r> {
    pub(super) model: &'m Model<'r>,
    pub(super) host: &'a Host<'r>,
    pub(super) constraints: &'a mut Constraints,
    pub(super) customs: &'a mut Customs,
    pub(super) kinds: &'a mut Kinds,
    pub(super) skipped: super::SkippedHooks,
}

/// The name of the view.
pub(super) fn view(op: &Op<'_>) -> Ident {
    format_ident!("{}", op.class_name)
}

/// The name of the definition table.
pub(super) fn def(op: &Op<'_>) -> Ident {
    format_ident!("{}", screaming(op.class_name))
}

/// The property word of attribute `index`: attributes come first, each takes one.
pub(super) fn attribute_word(_op: &Op<'_>, index: usize) -> Num {
    Num(index)
}

/// The property word of property `index`.
pub(super) fn property_word(op: &Op<'_>, index: usize) -> Num {
    Num(op.attributes.len() + index)
}

/// The first property word of the operand segment sizes.
pub(super) fn operand_segments_word(op: &Op<'_>) -> Num {
    Num(op.attributes.len() + op.properties.len())
}

/// The first property word of the result segment sizes.
pub(super) fn result_segments_word(op: &Op<'_>) -> Num {
    let before = if op.has_operand_segments() { op.operands.len() } else { 0 };
    Num(operand_segments_word(op).0 + before)
}

pub(super) fn items<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Result<Vec<Item>> {
    let (view, def) = (view(op), def(op));
    let format = assembly::format(op)?;
    let table = table(op, context, format.is_some());
    let doc = docs::attributes(&docs::op(op));
    let deprecated = docs::deprecated(op.deprecated);
    let mut items = vec![
        Item::section(quote! {
            #doc
            #deprecated
            pub struct #view<'ir>(rt::OpRef<'ir>);
        }),
        Item::part(table),
        Item::part(quote!(rt::op_view!(#view, #def);)),
    ];
    let members = members(op, format.as_ref(), context);
    let class = [("cppClass", quote!(#view))];
    let interfaces = implemented::items(op, members.names(), context.host)?;
    let body = members.into_body();
    items.push(Item::part(quote!(impl<'ir> #view<'ir> #body)));
    items.extend(interfaces);
    items.extend(listed::hooks(op, context));
    for fragment in op.injected_definitions().into_iter().chain(op.extra_definition) {
        items.extend(context.host.items(fragment, &class).into_iter().map(Item::part));
    }
    items.extend(adaptor::items(op, context));
    Ok(items)
}

/// The functions of the view.
pub(super) fn members<'h, 'r>(
    op: &Op<'r>,
    format: Option<&crate::format::Format<'r>>,
    context: &mut Context<'h, '_, 'r>,
) -> Members<'h, 'r> {
    let view = view(op);
    let mut members = Members::new(context.host, &view, op.record.span());
    members.extend(accessors::members(op, context));
    members.extend(builder::members(op, context));
    members.extend(check(op, context));
    if let Some(format) = format {
        members.extend(assembly::members(op, format, context));
    }
    let class = [("cppClass", quote!(#view))];
    for fragment in op.injected_declarations().into_iter().chain(op.extra_declaration) {
        members.add(fragment, &class);
    }
    members
}

/// The `static` that defines the operation.
fn table<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>, declarative: bool) -> TokenStream {
    let (view, def, name) = (view(op), def(op), op.name.as_str());
    let mut calls = Vec::new();
    let mut list = |method: &str, entries: Vec<TokenStream>| {
        if !entries.is_empty() {
            let method = format_ident!("{method}");
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
        let make = format_ident!("{}", if has_default { "default_property" } else { "property" });
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

/// The default of an attribute as an attribute handle.
pub(super) fn default_attr(
    constraint: &AttrConstraint<'_>,
    host: &Host<'_>,
    ctx: &TokenStream,
) -> Option<TokenStream> {
    let default = constraint.default_value()?;
    let value = host.expr(default.value, &[("_builder", ctx.clone()), ("_ctxt", ctx.clone())]);
    let attr = match constraint.const_builder {
        Some(builder) => host.expr(builder, &[("_builder", ctx.clone()), ("0", value)]),
        None => value,
    };
    Some(quote!(#attr.into()))
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

fn has_checks(op: &Op<'_>) -> bool {
    op.traits.iter().any(|entry| matches!(entry.kind, TraitKind::Predicate { .. }))
}

/// Conditions over several operands, attributes and results.
fn check<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Option<TokenStream> {
    if !has_checks(op) {
        return None;
    }
    let mut substitutions = vec![
        ("_op", quote!(self.0)),
        ("_self", quote!(self.0)),
        ("_ctxt", quote!(self.0.ctx())),
        ("_builder", quote!(self.0.ctx())),
    ];
    for value in op.operands.iter().chain(&op.results) {
        if let (Some(name), Some(rust)) = (value.name, value.rust_name()) {
            let rust = format_ident!("{rust}");
            substitutions.push((name, quote!(self.#rust())));
        }
    }
    for attr in &op.attributes {
        let (_, raw) = accessors::accessor_names(attr);
        substitutions.push((attr.name, quote!(self.#raw())));
    }
    for property in &op.properties {
        let name = format_ident!("{}", snake(property.name));
        substitutions.push((property.name, quote!(self.#name())));
    }
    let mut checks: Vec<_> = op
        .traits
        .iter()
        .filter_map(|entry| match &entry.kind {
            TraitKind::Predicate { predicate, summary } => {
                let condition = constraints::condition(
                    predicate,
                    Some(entry.record),
                    context.host,
                    &substitutions,
                );
                Some(quote!(rt::check(self.0, #condition, #summary)))
            }
            _ => None,
        })
        .collect();
    let last = checks.pop();
    Some(quote! {
        fn check(self) -> rt::VerifyResult {
            #(#checks?;)*
            #last
        }
    })
}
