//! The dialect's marker type and registration.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::host::Host;
use super::{Item, SkippedHooks, docs, file, ident, members};
use crate::model::{DefKind, Model, screaming, upper_camel};

/// The name of the marker type: the definition's symbol, as upstream names the class.
pub(super) fn marker(model: &Model<'_>) -> proc_macro2::Ident {
    let symbol = model.dialect.record.name();
    let name = symbol.strip_suffix("_Dialect").or_else(|| symbol.strip_suffix("Dialect"));
    let name = name.filter(|name| !name.is_empty()).unwrap_or(model.dialect.name);
    format_ident!("{}Dialect", upper_camel(name))
}

/// A trait that the dialect's type has to implement.
pub(super) struct Hook {
    /// The trait.
    pub(super) name: &'static str,
    /// The function of it that the runtime is told of.
    pub(super) function: &'static str,
}

/// The traits that the dialect's type has to implement.
pub(super) fn hooks(model: &Model<'_>, skipped: SkippedHooks) -> impl Iterator<Item = Hook> {
    let dialect = &model.dialect;
    [
        (dialect.has_operation_attr_verify, "VerifyOpAttr", "verify_op_attr"),
        (dialect.has_region_arg_attr_verify, "VerifyRegionArgAttr", "verify_region_arg_attr"),
        (
            dialect.has_region_result_attr_verify,
            "VerifyRegionResultAttr",
            "verify_region_result_attr",
        ),
        (
            dialect.has_operation_interface_fallback,
            "OperationInterfaceFallback",
            "registered_interface_for_op",
        ),
        (
            dialect.has_constant_materializer && !skipped.fold,
            "MaterializeConstant",
            "materialize_constant",
        ),
        (
            dialect.has_canonicalizer && !skipped.canonicalize,
            "CanonicalizationPatterns",
            "canonicalization_patterns",
        ),
        (by_hand(model, DefKind::Type), "DialectTypeAssembly", "parse_type"),
        (by_hand(model, DefKind::Attr), "DialectAttrAssembly", "parse_attribute"),
    ]
    .into_iter()
    .filter(|(wanted, ..)| *wanted)
    .map(|(_, name, function)| Hook { name, function })
}

/// Whether the author of the dialect reads and writes its types, or attributes.
pub(super) fn by_hand(model: &Model<'_>, kind: DefKind) -> bool {
    match kind {
        DefKind::Type => !model.dialect.default_type_assembly && !model.types.is_empty(),
        DefKind::Attr => !model.dialect.default_attr_assembly && !model.attrs.is_empty(),
    }
}

/// What tells the runtime how a kind is written, of a dialect whose author does that.
pub(super) fn printer(model: &Model<'_>, kind: DefKind) -> TokenStream {
    let dialect = marker(model);
    match kind {
        DefKind::Type => quote!(.print(
            |it, p| <#dialect as rt::hooks::DialectTypeAssembly>::print_type(it, p)
        )),
        DefKind::Attr => quote!(.print(
            |it, p| <#dialect as rt::hooks::DialectAttrAssembly>::print_attribute(it, p)
        )),
    }
}

pub(super) fn items(model: &Model<'_>, host: &Host<'_>, skipped: SkippedHooks) -> Vec<Item> {
    let mut items = file::prologue();
    let dialect = &model.dialect;
    let marker = marker(model);
    let name = dialect.name;
    let doc = docs::attributes(&format!("The `{name}` dialect."));
    let dependencies = dialect.dependencies.iter().map(|path| {
        let path = host.path(path, (dialect.record, "dependentDialects"));
        quote!(d.depends_on::<#path>();)
    });
    let ops = model.ops.iter().map(|op| {
        let def = ident(screaming(op.class_name));
        quote!(d.op(&#def);)
    });
    let defs = model.attrs.iter().chain(&model.types).map(|def| {
        let view = ident(def.class_name);
        match def.kind {
            DefKind::Attr => quote!(d.attr::<#view>();),
            DefKind::Type => quote!(d.ty::<#view>();),
        }
    });
    let hooks: TokenStream = hooks(model, skipped)
        .map(|Hook { name, function }| {
            let (hook, function) = (ident(name), ident(function));
            quote!(d.hooks().#function = Some(<Self as rt::hooks::#hook>::#function);)
        })
        .collect();
    let own = dialect
        .extra_declaration
        .map(|fragment| host.impl_items(fragment, &[("cppClass", quote!(#marker))]))
        .unwrap_or_default();
    // What the author adds when the dialect is loaded: promises of interfaces, for instance.
    let initialize = members::names([own.clone()])
        .contains("initialize")
        .then(|| quote!(#marker::initialize(d);));
    items.push(Item::section(quote! {
        #doc
        #[derive(Clone, Copy, Debug)]
        pub struct #marker;
    }));
    items.push(Item::part(quote! {
        impl rt::Dialect for #marker {
            const NAMESPACE: &'static str = #name;
            fn initialize(d: &mut rt::DialectInit<'_>) {
                #(#dependencies)*
                #(#defs)*
                #(#ops)*
                #hooks
                #initialize
            }
        }
    }));
    if !own.is_empty() {
        items.push(Item::part(quote!(impl #marker { #own })));
    }
    items
}
