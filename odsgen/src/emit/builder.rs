//! Functions that create operations.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::op::{self, Context};
use super::{Item, Num, docs};
use crate::model::{Arg, Builder, Fragment, Multiplicity, Op, Value, snake};

/// The builders of an operation: the one that the definition's arguments give, and those that it lists.
pub(super) fn members<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Vec<TokenStream> {
    let mut members = Vec::new();
    if !op.skip_default_builders {
        members.push(default(op, context, op.infers_results()));
        if !op.infers_results()
            && op.has_interface("InferTypeOpInterface")
            && !op.results.is_empty()
        {
            members.push(default(op, context, true));
        }
    }
    for (index, builder) in op.builders.iter().enumerate() {
        let first = members.is_empty() && index == 0;
        members.extend(listed(op, builder, first, context));
    }
    members
}

/// The name of a builder from the definition: after its parameters.
fn listed_name(builder: &Builder<'_>, count: usize, first: bool) -> Ident {
    if first && count == builder.params.len() {
        return format_ident!("build");
    }
    let names: Vec<_> =
        builder.params[..count].iter().map(|param| param.name.trim_end_matches('_')).collect();
    let suffix = if names.is_empty() { "nothing".to_owned() } else { names.join("_") };
    format_ident!("build_with_{suffix}")
}

/// A builder from the definition; with defaults, also those that leave out parameters at the end.
fn listed<'r>(
    op: &Op<'r>,
    builder: &Builder<'r>,
    first: bool,
    context: &mut Context<'_, '_, 'r>,
) -> Vec<TokenStream> {
    let host = context.host;
    let place = builder.body.map_or(op.record.span(), |body| body.span);
    let name = listed_name(builder, builder.params.len(), first);
    let params: Vec<_> = builder
        .params
        .iter()
        .map(|param| (parameter(&param.name), host.parameter_ty(param.ty, place)))
        .collect();
    let def = op::def(op);
    let body = match builder.body {
        Some(body) => host.block(
            body,
            &[
                ("_builder", quote!(b)),
                ("_state", quote!(st)),
                ("_ctxt", quote!(b.ctx())),
                ("_ctx", quote!(b.ctx())),
            ],
        ),
        None => {
            let (hook, view) = (hook_name(op), op::view(op));
            let names = params.iter().map(|(name, _)| name);
            quote!(<#view<'static> as #hook>::#name(b, &mut st, #(#names),*);)
        }
    };
    let deprecated = builder.deprecated.map(|note| quote!(#[deprecated(note = #note)]));
    let allow = deprecated.as_ref().map(|_| quote!(#[allow(deprecated)]));
    let doc = docs::attributes(&format!("Creates `{}` from other values.", op.name));
    let list = params.iter().map(|(name, ty)| quote!(#name: #ty));
    let mut members = vec![quote! {
        #doc
        #deprecated
        pub fn #name(b: &mut rt::OpBuilder<'_>, #(#list),*) -> rt::Op {
            let mut st = b.state(&#def);
            #body
            b.create(&st)
        }
    }];
    let required = builder.params.iter().take_while(|param| param.default.is_none()).count();
    for count in required..builder.params.len() {
        let short = listed_name(builder, count, first);
        let list = params[..count].iter().map(|(name, ty)| quote!(#name: #ty));
        let given = params[..count].iter().map(|(name, _)| quote!(#name));
        let defaults = builder.params[count..].iter().map(|param| {
            let text = param.default.unwrap_or_default();
            let fragment = Fragment { text, span: place, exact: false };
            host.expr(fragment, &[("_builder", quote!(b)), ("_ctxt", quote!(b.ctx()))])
        });
        let doc = docs::attributes(&format!("As [`{name}`](Self::{name}), with defaults."));
        members.push(quote! {
            #doc
            #deprecated
            #allow
            pub fn #short(b: &mut rt::OpBuilder<'_>, #(#list),*) -> rt::Op {
                Self::#name(b, #(#given,)* #(#defaults),*)
            }
        });
    }
    members
}

fn hook_name(op: &Op<'_>) -> Ident {
    format_ident!("{}Builders", op.class_name)
}

/// The trait of the builders that the definition lists without saying what they do.
pub(super) fn hooks<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Option<Item> {
    let with_default = usize::from(!op.skip_default_builders);
    let methods: Vec<_> = op
        .builders
        .iter()
        .enumerate()
        .filter(|(_, builder)| builder.body.is_none())
        .map(|(index, builder)| {
            let first = with_default == 0 && index == 0;
            let name = listed_name(builder, builder.params.len(), first);
            let params = builder.params.iter().map(|param| {
                let (name, place) = (parameter(&param.name), op.record.span());
                let ty = context.host.parameter_ty(param.ty, place);
                quote!(#name: #ty)
            });
            quote! {
                /// Sets what the operation is made of.
                fn #name(b: &mut rt::OpBuilder<'_>, st: &mut rt::OpState, #(#params),*);
            }
        })
        .collect();
    if methods.is_empty() {
        return None;
    }
    let (hook, view) = (hook_name(op), op::view(op));
    let doc = docs::attributes(&format!("The builders of [`{view}`] that are written by hand."));
    let message = format!(
        "`{{Self}}` lists builders without a body in its definition, but nothing implements `{hook}` for it"
    );
    let label = format!("write `impl {hook} for {{Self}}`");
    Some(Item::part(quote! {
        #doc
        #[diagnostic::on_unimplemented(message = #message, label = #label)]
        pub trait #hook { #(#methods)* }
    }))
}

/// The builder that the definition's arguments give. `inferred` leaves out result types.
fn default<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>, inferred: bool) -> TokenStream {
    let def = op::def(op);
    let mut params = Vec::new();
    let mut body = Vec::new();
    if !inferred {
        for (index, result) in op.results.iter().enumerate() {
            result_param(result, index, op.results.len(), &mut params, &mut body);
        }
    }
    let sized: Vec<&str> = op.operands.iter().filter_map(sizes_attr).collect();
    for arg in &op.args {
        match *arg {
            Arg::Operand(index) => operand_param(op, index, &mut params, &mut body),
            Arg::Attribute(index) => {
                let attr = &op.attributes[index];
                if !sized.contains(&attr.name) {
                    attribute_param(op, index, context, &mut params, &mut body);
                }
            }
            Arg::Property(index) => {
                let property = &op.properties[index];
                if property.default.is_none() {
                    let name = parameter(&snake(property.name));
                    let ty = context.host.ty(property.interface_type, "'_", property.record.span());
                    let kind = context.kinds.of(property, context.host);
                    let word = op::property_word(op, index);
                    params.push(quote!(#name: #ty));
                    body.push(quote!(st.set_property_value::<#kind>(b.ctx(), #word, #name);));
                }
            }
        }
    }
    if op.has_operand_segments() {
        let sizes = op.operands.iter().map(group_size);
        let word = op::operand_segments_word(op);
        body.push(quote!(st.set_segments(#word, &[#(#sizes),*]);));
    }
    if op.has_result_segments() && !inferred {
        let sizes = op.results.iter().enumerate().map(|(index, result)| {
            let name = result_name(result, index, op.results.len());
            match result.multiplicity() {
                Multiplicity::One => quote!(1),
                Multiplicity::Optional => quote!(usize::from(#name.is_some())),
                _ => quote!(#name.len()),
            }
        });
        let word = op::result_segments_word(op);
        body.push(quote!(st.set_segments(#word, &[#(#sizes),*]);));
    }
    for (index, successor) in op.successors.iter().enumerate() {
        let name = successor.name.map_or_else(|| format!("successor_{index}"), snake);
        let name = format_ident!("{name}");
        if successor.constraint.variadic {
            params.push(quote!(#name: &[rt::Block]));
            body.push(quote!(st.successors.extend_from_slice(#name);));
        } else {
            params.push(quote!(#name: rt::Block));
            body.push(quote!(st.add_successor(#name);));
        }
    }
    for (index, region) in op.regions.iter().enumerate() {
        if region.constraint.variadic {
            let name = region.name.map_or_else(|| format!("region_{index}"), snake);
            let count = format_ident!("{name}_count");
            params.push(quote!(#count: usize));
            body.push(quote!(for _ in 0..#count { st.add_region(b.new_region()); }));
        } else {
            body.push(quote!(st.add_region(b.new_region());));
        }
    }
    let what = if inferred {
        "Creates the operation; its result types follow."
    } else {
        "Creates the operation."
    };
    let doc = docs::attributes(what);
    let own = inferred && !op.infers_results();
    let name = format_ident!("{}", if own { "build_inferred" } else { "build" });
    let create = if inferred { quote!(b.create_inferred(st)) } else { quote!(b.create(&st)) };
    quote! {
        #doc
        pub fn #name(b: &mut rt::OpBuilder<'_>, #(#params),*) -> rt::Op {
            let mut st = b.state(&#def);
            #(#body)*
            #create
        }
    }
}

/// The name of a parameter; names that builders use themselves are kept apart.
fn parameter(name: &str) -> Ident {
    match name {
        "b" | "st" => format_ident!("{name}_"),
        _ => format_ident!("{name}"),
    }
}

fn sizes_attr<'r>(value: &Value<'r>) -> Option<&'r str> {
    match value.multiplicity() {
        Multiplicity::VariadicOfVariadic(sizes) => Some(sizes),
        _ => None,
    }
}

fn result_name(result: &Value<'_>, index: usize, count: usize) -> Ident {
    match result.rust_name() {
        Some(name) => format_ident!("{}_type", name.trim_end_matches('_')),
        None if count == 1 => format_ident!("result_type"),
        None => format_ident!("result_type_{index}"),
    }
}

fn result_param(
    result: &Value<'_>,
    index: usize,
    count: usize,
    params: &mut Vec<TokenStream>,
    body: &mut Vec<TokenStream>,
) {
    let name = result_name(result, index, count);
    match result.multiplicity() {
        Multiplicity::One => {
            params.push(quote!(#name: impl Into<rt::Type>));
            body.push(quote!(st.add_type(#name);));
        }
        Multiplicity::Optional => {
            params.push(quote!(#name: Option<rt::Type>));
            body.push(quote!(st.types.extend(#name);));
        }
        _ => {
            params.push(quote!(#name: &[rt::Type]));
            body.push(quote!(st.types.extend_from_slice(#name);));
        }
    }
}

fn operand_name(op: &Op<'_>, index: usize) -> Ident {
    match op.operands[index].rust_name() {
        Some(name) => parameter(&name),
        None => format_ident!("operand_{index}"),
    }
}

fn operand_param(
    op: &Op<'_>,
    index: usize,
    params: &mut Vec<TokenStream>,
    body: &mut Vec<TokenStream>,
) {
    let name = operand_name(op, index);
    match op.operands[index].multiplicity() {
        Multiplicity::One => {
            params.push(quote!(#name: impl Into<rt::Value>));
            body.push(quote!(st.add_operand(#name);));
        }
        Multiplicity::Optional => {
            params.push(quote!(#name: Option<rt::Value>));
            body.push(quote!(st.operands.extend(#name);));
        }
        Multiplicity::Variadic => {
            params.push(quote!(#name: &[rt::Value]));
            body.push(quote!(st.operands.extend_from_slice(#name);));
        }
        Multiplicity::VariadicOfVariadic(sizes) => {
            let word = Num(op.attribute(sizes).unwrap_or_default());
            params.push(quote!(#name: &[&[rt::Value]]));
            body.push(quote!(st.add_operand_groups(b.ctx(), #word, #name);));
        }
    }
}

/// The number of values in an operand group, by its parameter.
fn group_size(value: &Value<'_>) -> TokenStream {
    let name = parameter(&value.rust_name().unwrap_or_else(|| "operand".to_owned()));
    match value.multiplicity() {
        Multiplicity::One => quote!(1),
        Multiplicity::Optional => quote!(usize::from(#name.is_some())),
        Multiplicity::Variadic => quote!(#name.len()),
        Multiplicity::VariadicOfVariadic(_) => quote!(#name.iter().map(|group| group.len()).sum()),
    }
}

/// Attributes that an operation may go without have no parameter: they are set afterwards.
fn attribute_param<'r>(
    op: &Op<'r>,
    index: usize,
    context: &mut Context<'_, '_, 'r>,
    params: &mut Vec<TokenStream>,
    body: &mut Vec<TokenStream>,
) {
    let attr = &op.attributes[index];
    let constraint = &attr.constraint;
    if constraint.optional || constraint.default_value().is_some() {
        return;
    }
    let name = parameter(&snake(attr.name));
    let word = op::attribute_word(op, index);
    // As upstream: a value is taken in place of the attribute where the two differ.
    let unwraps = constraint.return_type != constraint.storage_type;
    match constraint.const_builder.filter(|it| unwraps && it.text.trim() != "$0") {
        Some(builder) => {
            let ty = context.host.ty(constraint.return_type, "'_", constraint.record.span());
            let make =
                context.host.expr(builder, &[("0", quote!(#name)), ("_builder", quote!(b.ctx()))]);
            params.push(quote!(#name: #ty));
            body.push(quote!(st.set_property(#word, #make);));
        }
        None => {
            params.push(quote!(#name: impl Into<rt::Attribute>));
            body.push(quote!(st.set_property(#word, #name);));
        }
    }
}
