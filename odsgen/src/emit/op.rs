//! Operations: the definition table and the view.

mod check;
pub(super) mod custom;
mod table;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::constraints::Constraints;
use super::custom::Customs;
use super::host::Host;
use super::members::Members;
use super::properties::Kinds;
use super::{Item, Num, accessors, adaptor, assembly, builder, docs, ident, implemented, listed};
use crate::model::{AttrConstraint, Model, Op, Result, screaming};

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
    ident(op.class_name)
}

/// The name of the definition table.
pub(super) fn def(op: &Op<'_>) -> Ident {
    ident(screaming(op.class_name))
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
    let table = table::definition(op, context, format.is_some());
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
    let mut members = Members::new(context.host, &view, op.record);
    members.extend(accessors::members(op, context));
    members.extend(builder::members(op, context));
    members.extend(check::function(op, context));
    if let Some(format) = format {
        members.extend(assembly::members(op, format, context));
    }
    let class = [("cppClass", quote!(#view))];
    for fragment in op.injected_declarations().into_iter().chain(op.extra_declaration) {
        members.add(fragment, &class);
    }
    members
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
