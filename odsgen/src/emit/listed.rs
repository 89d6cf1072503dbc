//! Builders that the definition lists beside the default one.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::builder::parameter;
use super::op::{self, Context};
use super::skeleton::Skeleton;
use super::{Item, braced, docs};
use crate::model::{Builder, Fragment, Op};

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
pub(super) fn members<'r>(
    op: &Op<'r>,
    builder: &Builder<'r>,
    first: bool,
    context: &mut Context<'_, '_, 'r>,
) -> Vec<TokenStream> {
    let host = context.host;
    let name = listed_name(builder, builder.params.len(), first);
    let params: Vec<_> = builder
        .params
        .iter()
        .map(|param| (parameter(&param.name), host.parameter_ty(param.ty)))
        .collect();
    let def = op::def(op);
    let body = match builder.body {
        Some(body) => host.block_before_others(
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
    let deprecated = docs::deprecated(builder.deprecated);
    let doc = docs::attributes(&format!("Creates `{}` from other values.", op.name));
    let list = params.iter().map(|(name, ty)| quote!(#name: #ty));
    let body = if builder.body.is_some_and(is_other_builder) {
        braced(body)
    } else {
        let mut statements = quote!(let mut st = b.state(&#def););
        statements.extend(body);
        statements.extend(quote!(b.create(&st)));
        braced(statements)
    };
    let mut members = vec![quote! {
        #doc
        #deprecated
        pub fn #name(b: &mut rt::OpBuilder<'_>, #(#list),*) -> rt::Op #body
    }];
    let required = builder.params.iter().take_while(|param| param.default.is_none()).count();
    let listed = |name: &Ident| {
        op.builders.iter().any(|it| listed_name(it, it.params.len(), false) == *name)
    };
    for count in required..builder.params.len() {
        let short = listed_name(builder, count, first);
        if listed(&short) {
            // As upstream's overloads: what is listed goes before what has defaults.
            continue;
        }
        let list = params[..count].iter().map(|(name, ty)| quote!(#name: #ty));
        let given = params[..count].iter().map(|(name, _)| quote!(#name));
        let defaults = builder.params[count..].iter().map(|param| {
            let ctx = [("_builder", quote!(b)), ("_ctxt", quote!(b.ctx()))];
            param.default.map(|default| host.expr(default, &ctx))
        });
        let doc = docs::attributes(&format!("As [`{name}`](Self::{name}), with defaults."));
        members.push(quote! {
            #doc
            #deprecated
            pub fn #short(b: &mut rt::OpBuilder<'_>, #(#list),*) -> rt::Op {
                Self::#name(b, #(#given,)* #(#defaults),*)
            }
        });
    }
    members
}

/// Whether the body leaves all to another builder, and has no use for a state.
fn is_other_builder(body: Fragment<'_>) -> bool {
    let last = body.text.trim_end().trim_end_matches(';').rsplit([';', '}']).next();
    !body.text.contains("$_state")
        && last.is_some_and(|last| last.trim_start().starts_with("return "))
}

fn hook_name(op: &Op<'_>) -> Ident {
    format_ident!("{}Builders", op.class_name)
}

/// The heads of the builders that the definition lists without saying what they do.
fn heads<'r>(op: &Op<'r>, context: &Context<'_, '_, 'r>) -> Vec<TokenStream> {
    let with_default = usize::from(!op.skip_default_builders);
    op.builders
        .iter()
        .enumerate()
        .filter(|(_, builder)| builder.body.is_none())
        .map(|(index, builder)| {
            let first = with_default == 0 && index == 0;
            let name = listed_name(builder, builder.params.len(), first);
            let params = builder.params.iter().map(|param| {
                let (name, ty) = (parameter(&param.name), context.host.parameter_ty(param.ty));
                quote!(#name: #ty)
            });
            quote!(fn #name(b: &mut rt::OpBuilder<'_>, st: &mut rt::OpState, #(#params),*))
        })
        .collect()
}

/// An implementation of that trait to be filled in.
pub(super) fn skeleton<'r>(op: &Op<'r>, context: &Context<'_, '_, 'r>) -> Option<Skeleton> {
    let heads = heads(op, context);
    let (hook, view) = (hook_name(op), op::view(op));
    let tokens = quote!(impl #hook for #view<'_> { #(#heads { todo!() })* });
    (!heads.is_empty()).then(|| Skeleton { hook: hook.to_string(), of: view.to_string(), tokens })
}

/// The trait of the builders that the definition lists without saying what they do.
pub(super) fn hooks<'r>(op: &Op<'r>, context: &Context<'_, '_, 'r>) -> Option<Item> {
    let heads = heads(op, context);
    let methods = heads.iter().map(|head| {
        quote! {
            /// Sets what the operation is made of.
            #head;
        }
    });
    if heads.is_empty() {
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
