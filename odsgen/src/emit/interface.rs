//! Interfaces: the implementors' trait, the table and the view.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::method::{args, head, in_method, params, returns};
use super::{Item, class, docs, ident, lifetime};
use crate::fragment::Placeholders;
use crate::model::InterfaceKind;
use crate::plan::interface::{
    Base, Dispatch, InterfaceMethodPlan, InterfacePlan, Method, MethodBody,
};

/// Emits an interface.
pub(super) fn items(interface: &InterfacePlan<'_>) -> Vec<Item> {
    if interface.kind == InterfaceKind::Dialect {
        return vec![of_dialects(interface)];
    }
    let emitter = Emitter::new(interface);
    let mut items = vec![emitter.implementors_trait()];
    items.extend(emitter.model_trait());
    items.push(emitter.table());
    items.push(emitter.table_of());
    if !interface.has_own_view {
        items.push(emitter.view());
        items.push(emitter.methods());
        items.extend(emitter.conversions());
    }
    items.push(emitter.machinery());
    items
}

/// The placeholders of the instance in fragments outside of methods.
fn instance() -> Placeholders {
    Placeholders::new(["_op", "_type", "_attr", "_self"].map(|name| (name, quote!(self))))
}

/// Emits an interface of dialects.
fn of_dialects(interface: &InterfacePlan<'_>) -> Item {
    let name = class(interface.name);
    let doc = docs::attributes(&interface.trait_doc);
    let bases = interface.bases.iter().map(|base| {
        let path = &base.trait_path;
        quote!(+ #path)
    });
    let methods = interface.methods.iter().map(|it| {
        let (doc, params, returns) =
            (docs::attributes(&it.doc), params(&it.method), returns(&it.method));
        let name = ident(&it.method.name);
        match &it.body {
            MethodBody::Default(body) => {
                let body = body.tokens(&in_method(&it.method));
                quote!(#doc fn #name(&self, #(#params),*) #returns { #body })
            }
            _ => quote!(#doc fn #name(&self, #(#params),*) #returns;),
        }
    });
    let extra = interface.trait_items.iter().map(|items| items.tokens(&instance()));
    Item::section(quote! {
        #doc
        pub trait #name: Send + Sync #(#bases)* {
            #(#methods)*
            #(#extra)*
        }
    })
}

/// Names that differ between operations, types and attributes.
struct Names {
    lifetime: syn::Lifetime,
    /// The untyped view.
    reference: Ident,
    /// The field with the untyped view.
    field: Ident,
    model: Ident,
    family: Ident,
    /// The form of the macro that implements the interface.
    view_form: TokenStream,
    /// The same for an interface with a custom view.
    table_form: Ident,
}

impl Names {
    fn new(kind: InterfaceKind) -> Self {
        let (short, field) = match kind {
            InterfaceKind::Type => ("Type", "ty"),
            InterfaceKind::Attr => ("Attr", "attr"),
            InterfaceKind::Op | InterfaceKind::Dialect => ("Op", "op"),
        };
        let lower = short.to_lowercase();
        Self {
            lifetime: lifetime(crate::plan::interface::of_kind(kind).lifetime),
            reference: format_ident!("{short}Ref"),
            field: ident(field),
            model: format_ident!("{short}Model"),
            family: format_ident!("{short}Family"),
            view_form: lower.parse().expect("a word"),
            table_form: format_ident!("{lower}_table"),
        }
    }
}

struct Emitter<'a, 'r> {
    interface: &'a InterfacePlan<'r>,
    names: Names,
    view: Ident,
    table: Ident,
    /// The implementors' trait.
    of: Ident,
    /// The trait that a kind implements to have a table.
    bound: Ident,
}

impl<'a, 'r> Emitter<'a, 'r> {
    fn new(interface: &'a InterfacePlan<'r>) -> Self {
        let name = interface.name;
        let bound = if interface.has_model { "Model" } else { "Trait" };
        Self {
            interface,
            names: Names::new(interface.kind),
            view: class(name),
            table: format_ident!("{name}Table"),
            of: format_ident!("{name}Trait"),
            bound: format_ident!("{name}{bound}"),
        }
    }

    /// The implementors' trait.
    fn implementors_trait(&self) -> Item {
        let Names { lifetime, model, .. } = &self.names;
        let (name, view) = (&self.of, self.interface.name);
        let doc = docs::attributes(&self.interface.trait_doc);
        let message = format!(
            "`{{Self}}` has the interface `{view}`, but nothing implements `{name}` for it"
        );
        let label = format!(
            "write `impl<{lifetime}> {name}<{lifetime}> for {{Self}}`; `odsgen hooks` prints it"
        );
        let bases = self.interface.direct_bases.iter().map(|base| {
            let path = &base.trait_path;
            quote!(#path<#lifetime>)
        });
        let methods = self.interface.methods.iter().filter_map(|it| {
            let (doc, head) = (docs::attributes(&it.doc), head(&it.method));
            match &it.body {
                MethodBody::Fixed => None,
                MethodBody::Required => Some(quote!(#doc #head;)),
                MethodBody::Default(body) => {
                    let body = body.tokens(&in_method(&it.method));
                    Some(quote!(#doc #head { #body }))
                }
            }
        });
        let extra = self.interface.trait_items.iter().map(|items| items.tokens(&instance()));
        Item::section(quote! {
            #doc
            #[diagnostic::on_unimplemented(message = #message, label = #label)]
            pub trait #name<#lifetime>: rt::#model<#lifetime> #(+ #bases)* {
                #(#methods)*
                #(#extra)*
            }
        })
    }

    /// The trait with final methods, which generated code implements for every operation, type or attribute that has
    /// the interface.
    fn model_trait(&self) -> Option<Item> {
        if self.bound == self.of {
            return None;
        }
        let methods = self.interface.methods.iter().filter(|it| it.body.is_fixed());
        let methods = methods.map(|it| {
            let (doc, head) = (docs::attributes(&it.doc), head(&it.method));
            quote!(#doc #head;)
        });
        let Names { lifetime, .. } = &self.names;
        let (name, of) = (&self.bound, &self.of);
        let doc = docs::attributes(&format!(
            "The final methods of [`{}`]. Generated code implements them for every definition with the interface.",
            self.interface.name
        ));
        let bases = self.interface.direct_bases.iter().filter_map(|base| {
            let path = base.model.as_ref()?;
            Some(quote!(+ #path<#lifetime>))
        });
        Some(Item::part(quote! {
            #doc
            pub trait #name<#lifetime>: #of<#lifetime> #(#bases)* { #(#methods)* }
        }))
    }

    fn table(&self) -> Item {
        let Names { lifetime, reference, .. } = &self.names;
        let (table, view) = (&self.table, self.interface.name);
        let doc = docs::attributes(&format!("The function table of [`{view}`]."));
        let bases = self.interface.direct_bases.iter().map(|base| {
            let (field, path) = (base_field(base), &base.table);
            quote!(pub #field: #path)
        });
        let fields = self.interface.methods.iter().map(|it| {
            let method = &it.method;
            let name = ident(&method.name);
            if let Some(effect) = &self.interface.effect {
                return quote!(pub #name: rt::EffectTable<#effect>);
            }
            let types = method.params.iter().map(|(_, _, ty)| ty);
            let returns = returns(method);
            if method.is_static {
                quote!(pub #name: for<#lifetime> fn(#(#types),*) #returns)
            } else {
                quote!(pub #name: for<#lifetime> fn(rt::#reference<#lifetime>, #(#types),*) #returns)
            }
        });
        let fields: Vec<_> = fields.collect();
        Item::part(quote! {
            #doc
            #[derive(Clone, Copy, Debug)]
            #[allow(missing_docs, reason = "the methods with the same names have documentation")]
            pub struct #table { #(#bases,)* #(#fields),* }
        })
    }

    /// The function that creates a table.
    fn table_of(&self) -> Item {
        let Names { lifetime, family, .. } = &self.names;
        let (table, bound) = (&self.table, &self.bound);
        let bases = self.interface.direct_bases.iter().map(|base| {
            let (field, path) = (base_field(base), &base.table);
            quote!(#field: #path::of::<F>())
        });
        let fields = self.interface.methods.iter().map(|it| {
            let (name, args) = (ident(&it.method.name), args(&it.method));
            let owner = if it.body.is_fixed() { bound } else { &self.of };
            if self.interface.effect.is_some() {
                quote!(#name: rt::EffectTable::Computed(|it| F::model(it).#name()))
            } else if it.method.is_static {
                quote!(#name: |#(#args),*| <F::View<'_> as #owner<'_>>::#name(#(#args),*))
            } else {
                let it = ident(if args.iter().any(|arg| arg == "it") { "model" } else { "it" });
                // Views have other methods with this name.
                let call = match name == "into" {
                    true => quote!(#owner::#name(F::model(#it), #(#args),*)),
                    false => quote!(F::model(#it).#name(#(#args),*)),
                };
                quote!(#name: |#it, #(#args),*| #call)
            }
        });
        let listed = self.listed();
        Item::part(quote! {
            impl #table {
                #listed
                /// Creates the table with the functions of `F`.
                pub const fn of<F: rt::#family>() -> Self
                where
                    for<#lifetime> F::View<#lifetime>: #bound<#lifetime>,
                {
                    #table { #(#bases,)* #(#fields),* }
                }
            }
        })
    }

    /// The function that creates a table from a list of effects.
    fn listed(&self) -> Option<TokenStream> {
        let (table, effect) = (&self.table, self.interface.effect.as_ref()?);
        Some(quote! {
            /// Creates a table with the same effects for all operations of a kind.
            pub const fn listed(effects: &'static [rt::EffectEntry<#effect>]) -> Self {
                #table { effects: rt::EffectTable::Listed(effects) }
            }
        })
    }

    fn view(&self) -> Item {
        let Names { lifetime, reference, field, .. } = &self.names;
        let (view, table) = (&self.view, &self.table);
        let doc = docs::attributes(&self.interface.view_doc);
        Item::part(quote! {
            #doc
            #[derive(Clone, Copy, Debug)]
            pub struct #view<#lifetime> { #field: rt::#reference<#lifetime>, table: &'static #table }
        })
    }

    /// The methods of the view.
    fn methods(&self) -> Item {
        let Names { lifetime, .. } = &self.names;
        let view = &self.view;
        let own = self.interface.methods.iter().map(|method| self.forward(method));
        let inherited = self.interface.inherited.iter();
        let inherited = inherited.map(|(base, it)| forward_to_base(&quote!(#base), it));
        let extra = self.interface.view_items.iter().map(|items| items.tokens(&instance()));
        let checks = self.own_checks();
        Item::part(quote! {
            impl<#lifetime> #view<#lifetime> {
                #(#own)*
                #(#inherited)*
                #(#extra)*
                #checks
            }
        })
    }

    /// A method of the view that calls a function of the table.
    fn forward(&self, it: &InterfaceMethodPlan) -> TokenStream {
        let (doc, name, args) =
            (docs::attributes(&it.doc), ident(&it.method.name), args(&it.method));
        let (params, returns) = (params(&it.method), returns(&it.method));
        let field = &self.names.field;
        if let Some(dispatch) = &it.changes {
            let (table, ir, op) = (&self.table, ident(&dispatch.ir), ident(&dispatch.op));
            let ir = if dispatch.is_builder { quote!(#ir.ir()) } else { quote!(#ir) };
            let params = dispatched(&it.method, dispatch);
            return quote! {
                #doc
                pub fn #name(#(#params),*) #returns {
                    let table = rt::implemented::<#table>(#ir, #op);
                    (table.#name)(#(#args),*)
                }
            };
        }
        if self.interface.effect.is_some() {
            return quote!(#doc #[inline] pub fn #name(self) #returns { self.table.#name.of(self.#field) });
        }
        let receiver = if it.method.is_static { quote!() } else { quote!(self.#field,) };
        quote!(#doc pub fn #name(self, #(#params),*) #returns { (self.table.#name)(#receiver #(#args),*) })
    }

    /// The trait implementations of the view.
    fn machinery(&self) -> Item {
        let Names { view_form, table_form, .. } = &self.names;
        let (view, bound, table) = (&self.view, &self.bound, &self.table);
        let mut options = Vec::new();
        if let Some(verify) = &self.interface.verify {
            options.push(match verify.with_regions {
                true => quote!(verify(CHECKS_REGIONS verify_regions)),
                false => quote!(verify(CHECKS verify)),
            });
        }
        if self.interface.class_of.is_some() {
            options.push(quote!(class_of(class_of)));
        }
        let form =
            if self.interface.has_own_view { quote!(#table_form) } else { view_form.clone() };
        let bases: Vec<_> = self.interface.direct_bases.iter().map(base_field).collect();
        let bases = (!bases.is_empty()).then(|| quote!(; #(#bases)*));
        Item::part(quote!(rt::interface_view!(#form #view, #bound, #table #(, #options)* #bases);))
    }

    /// The verifier of the interface, and its condition for casts.
    fn own_checks(&self) -> TokenStream {
        let mut checks = TokenStream::new();
        if let Some(verify) = &self.interface.verify {
            let body = verify.body.tokens(&instance());
            checks.extend(quote!(fn verify_trait(self) -> rt::VerifyResult { #body }));
        }
        if let Some(class_of) = &self.interface.class_of {
            let body = class_of.tokens(&instance());
            checks.extend(quote!(fn class_of(self) -> bool { #body }));
        }
        checks
    }

    /// The conversions to views of bases.
    fn conversions(&self) -> Vec<Item> {
        let Names { lifetime, field, .. } = &self.names;
        let view = &self.view;
        let bases = self.interface.bases.iter().map(|base| {
            let (base_view, steps) = (&base.view, base.steps.iter().map(ident));
            Item::part(quote! {
                impl<#lifetime> From<#view<#lifetime>> for #base_view<#lifetime> {
                    fn from(it: #view<#lifetime>) -> Self { Self::from_parts(it.#field, &it.table.#(#steps).*) }
                }
            })
        });
        bases.collect()
    }
}

/// A method of the view that forwards to the view of a base.
fn forward_to_base(base: &TokenStream, it: &InterfaceMethodPlan) -> TokenStream {
    let (doc, name, args) = (docs::attributes(&it.doc), ident(&it.method.name), args(&it.method));
    let (params, returns) = (params(&it.method), returns(&it.method));
    if let Some(dispatch) = &it.changes {
        let params = dispatched(&it.method, dispatch);
        let names = params_of(&it.method, dispatch, |name, _| quote!(#name));
        return quote!(#doc pub fn #name(#(#params),*) #returns { <#base<'_>>::#name(#(#names),*) });
    }
    quote!(#doc pub fn #name(self, #(#params),*) #returns { <#base<'_>>::from(self).#name(#(#args),*) })
}

/// The parameters of a function of the view that takes the operation as a handle.
fn dispatched(method: &Method, dispatch: &Dispatch) -> Vec<TokenStream> {
    params_of(method, dispatch, |name, ty| quote!(#name: #ty))
}

/// The parameters of `method` and of its dispatch, each as `show` emits it.
fn params_of(
    method: &Method,
    dispatch: &Dispatch,
    show: impl Fn(Ident, TokenStream) -> TokenStream,
) -> Vec<TokenStream> {
    let mut params = Vec::new();
    for (_, name, ty) in &method.params {
        params.push(show(ident(name), quote!(#ty)));
        if dispatch.adds_op && *name == dispatch.ir {
            params.push(show(ident(&dispatch.op), quote!(rt::Op)));
        }
    }
    params
}

/// The table field with the table of a direct base.
fn base_field(base: &Base) -> Ident {
    ident(base.steps.first().map_or("", String::as_str))
}
