//! Interfaces: the trait for implementors, the table of functions, the view for callers.

mod dialect;
mod implementation;
mod method;

pub(super) use implementation::{forwarding_impl, member_for, model_impl, skeleton};

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::host::{Host, Substitution};
use super::{Item, docs, ident};
use crate::model::{Interface, InterfaceKind, InterfaceMethod};
use crate::tablegen::Record;

/// The module of the runtime's interfaces, as definitions spell it.
const RUNTIME: &str = "::ods_runtime";

/// Names that differ between operations, types and attributes.
struct Names {
    /// What implementors are, in prose.
    what: &'static str,
    /// The placeholder for the instance.
    placeholder: &'static str,
    lifetime: TokenStream,
    lifetime_name: &'static str,
    /// The untyped view.
    reference: Ident,
    /// The field that holds it.
    field: Ident,
    model: Ident,
    family: Ident,
    view_macro: Ident,
    /// Where the view is written by hand.
    table_macro: Ident,
}

impl Names {
    fn new(kind: InterfaceKind) -> Self {
        let (what, placeholder, short, field, lifetime) = match kind {
            InterfaceKind::Type => ("types", "_type", "Type", "ty", "'c"),
            InterfaceKind::Attr => ("attributes", "_attr", "Attr", "attr", "'c"),
            InterfaceKind::Op | InterfaceKind::Dialect => ("operations", "_op", "Op", "op", "'ir"),
        };
        let lower = short.to_lowercase();
        let life = syn::Lifetime::new(lifetime, proc_macro2::Span::call_site());
        Names {
            what,
            placeholder,
            lifetime: quote!(#life),
            lifetime_name: lifetime,
            reference: format_ident!("{short}Ref"),
            field: ident(field),
            model: format_ident!("{short}Model"),
            family: format_ident!("{short}Family"),
            view_macro: format_ident!("{lower}_interface_view"),
            table_macro: format_ident!("{lower}_interface_table"),
        }
    }

    /// What stands for the instance in fragments.
    fn instance(&self, instance: TokenStream) -> Vec<Substitution<'static>> {
        vec![(self.placeholder, instance.clone()), ("_self", instance)]
    }
}

/// The name of the implementors' trait.
pub(super) fn trait_name(interface: &Interface<'_>) -> Ident {
    format_ident!("{}Trait", interface.name)
}

/// The path of something that belongs to the interface and is called like it, followed by `suffix`.
fn path(interface: &Interface<'_>, suffix: &str, host: &Host<'_>) -> TokenStream {
    path_of(interface.name, interface.namespace, suffix, interface.record, host)
}

/// As [`path`], for the interface called `name` of a module, which `record` lists.
pub(super) fn path_of(
    name: &str,
    namespace: &str,
    suffix: &str,
    record: Record<'_>,
    host: &Host<'_>,
) -> TokenStream {
    if namespace == RUNTIME {
        let name = format_ident!("{name}{suffix}");
        return quote!(rt::#name);
    }
    let separator = if namespace.is_empty() { "" } else { "::" };
    if !namespace.is_empty() && !host.is_path(namespace) {
        return host.path(namespace, (record, "cppNamespace"));
    }
    host.path(&format!("{namespace}{separator}{name}{suffix}"), (record, "cppNamespace"))
}

/// The code of an interface.
pub(super) fn items<'r>(interface: &Interface<'r>, host: &Host<'r>) -> Vec<Item> {
    if interface.kind == InterfaceKind::Dialect {
        return dialect::items(interface, host);
    }
    let emitter =
        Emitter { interface, host, names: Names::new(interface.kind), view: ident(interface.name) };
    let mut items = vec![emitter.implementors_trait()];
    items.extend(emitter.model_trait());
    items.push(emitter.table());
    items.push(emitter.table_of());
    if !interface.has_own_view() {
        items.push(emitter.view());
        items.push(emitter.methods());
        items.extend(emitter.conversions());
    }
    items.push(emitter.machinery());
    items
}

struct Emitter<'a, 'r> {
    interface: &'a Interface<'r>,
    host: &'a Host<'r>,
    names: Names,
    view: Ident,
}

impl<'r> Emitter<'_, 'r> {
    fn table_name(&self) -> Ident {
        format_ident!("{}Table", self.interface.name)
    }

    fn description(&self, fallback: &str) -> TokenStream {
        docs::attributes(&docs::text("", self.interface.description, fallback))
    }

    /// What operations, types or attributes implement.
    fn implementors_trait(&self) -> Item {
        let Names { what, lifetime, lifetime_name, model, .. } = &self.names;
        let name = trait_name(self.interface);
        let view = self.interface.name;
        let doc = self.description(&format!("What {what} implement to have `{view}`."));
        let message = format!(
            "`{{Self}}` is to have the interface `{view}`, but nothing implements `{name}` for it"
        );
        let label = format!("write `impl<{lifetime_name}> {name}<{lifetime_name}> for {{Self}}`");
        let bases = self.direct_bases().map(|base| {
            let path = path(base, "Trait", self.host);
            quote!(#path<#lifetime>)
        });
        let methods =
            self.interface.methods.iter().filter(|method| method.body.is_none()).map(|method| {
                let (doc, head) = (method::doc(method), self.head(method));
                match method.default_body {
                    None => quote!(#doc #head;),
                    Some(body) => {
                        let body = self.host.block(body, &self.substitutions(method, quote!(self)));
                        quote!(#doc #head { #body })
                    }
                }
            });
        let extra = [self.interface.extra_shared, self.interface.extra_trait]
            .into_iter()
            .flatten()
            .map(|fragment| self.host.trait_items(fragment, &self.names.instance(quote!(self))));
        Item::section(quote! {
            #doc
            #[diagnostic::on_unimplemented(message = #message, label = #label)]
            pub trait #name<#lifetime>: rt::#model<#lifetime> #(+ #bases)* {
                #(#methods)*
                #(#extra)*
            }
        })
    }

    /// What generated code implements for every operation, type or attribute that has the interface: methods whose body
    /// is not to be replaced.
    fn model_trait(&self) -> Option<Item> {
        let methods: Vec<_> = self
            .interface
            .methods
            .iter()
            .filter(|method| method.body.is_some())
            .map(|method| {
                let (doc, head) = (method::doc(method), self.head(method));
                quote!(#doc #head;)
            })
            .collect();
        if methods.is_empty() {
            return None;
        }
        let Names { lifetime, .. } = &self.names;
        let (name, of) =
            (format_ident!("{}Model", self.interface.name), trait_name(self.interface));
        let doc = docs::attributes(&format!(
            "The methods of [`{}`] that its definition implements; generated code does so for every definition that has it.",
            self.interface.name
        ));
        Some(Item::part(quote! {
            #doc
            pub trait #name<#lifetime>: #of<#lifetime> { #(#methods)* }
        }))
    }

    fn table(&self) -> Item {
        let Names { lifetime, reference, .. } = &self.names;
        let (table, view) = (self.table_name(), self.interface.name);
        let doc = docs::attributes(&format!("How one kind implements [`{view}`]: its functions."));
        let bases = self.direct_bases().map(|base| {
            let (field, path) = (base_field(base), path(base, "Table", self.host));
            quote!(pub #field: #path)
        });
        let fields = self.interface.methods.iter().map(|method| {
            let (name, args) = (ident(&method.name), self.argument_types(method));
            if let Some(effect) = self.effect() {
                return quote!(pub #name: rt::EffectTable<#effect>);
            }
            let returns = self.returns(method);
            if method.is_static {
                quote!(pub #name: for<#lifetime> fn(#(#args),*) #returns)
            } else {
                quote!(pub #name: for<#lifetime> fn(rt::#reference<#lifetime>, #(#args),*) #returns)
            }
        });
        let fields: Vec<_> = fields.collect();
        Item::part(quote! {
            #doc
            #[derive(Clone, Copy, Debug)]
            #[allow(missing_docs, reason = "fields are called as methods are")]
            pub struct #table { #(#bases,)* #(#fields),* }
        })
    }

    /// The function that makes a table.
    fn table_of(&self) -> Item {
        let Names { lifetime, family, .. } = &self.names;
        let (table, of) = (self.table_name(), trait_name(self.interface));
        let has_bodies = self.interface.methods.iter().any(|method| method.body.is_some());
        let bound =
            if has_bodies { format_ident!("{}Model", self.interface.name) } else { of.clone() };
        let bases = self.direct_bases().map(|base| {
            let (field, path) = (base_field(base), path(base, "Table", self.host));
            quote!(#field: #path::of::<F>())
        });
        // What a base has beyond its trait, its table needs as well.
        let base_bounds = self
            .direct_bases()
            .filter(|base| base.methods.iter().any(|it| it.body.is_some()))
            .map(|base| {
                let path = path(base, "Model", self.host);
                quote!(+ #path<#lifetime>)
            });
        let fields = self.interface.methods.iter().map(|method| {
            let name = ident(&method.name);
            let args: Vec<_> = method::argument_names(method);
            let owner = if method.body.is_some() { bound.clone() } else { of.clone() };
            if self.interface.effects.is_some() {
                quote!(#name: rt::EffectTable::Computed(|it| F::model(it).#name()))
            } else if method.is_static {
                quote!(#name: |#(#args),*| <F::View<'_> as #owner<'_>>::#name(#(#args),*))
            } else {
                quote!(#name: |it, #(#args),*| F::model(it).#name(#(#args),*))
            }
        });
        let listed = self.listed();
        Item::part(quote! {
            impl #table {
                #listed
                /// The functions of `F`.
                pub const fn of<F: rt::#family>() -> Self
                where
                    for<#lifetime> F::View<#lifetime>: #bound<#lifetime> #(#base_bounds)*,
                {
                    #table { #(#bases,)* #(#fields),* }
                }
            }
        })
    }

    /// The type of the effects that the interface tells, if it is one of effects.
    fn effect(&self) -> Option<TokenStream> {
        let record = self.interface.record;
        self.interface.effects.map(|effect| self.host.path(effect, (record, "baseEffectName")))
    }

    /// The function that makes a table of effects that are listed.
    fn listed(&self) -> Option<TokenStream> {
        let (table, effect) = (self.table_name(), self.effect()?);
        Some(quote! {
            /// The same effects for all operations of a kind.
            pub const fn listed(effects: &'static [rt::EffectEntry<#effect>]) -> Self {
                #table { effects: rt::EffectTable::Listed(effects) }
            }
        })
    }

    fn view(&self) -> Item {
        let Names { what, lifetime, reference, field, .. } = &self.names;
        let (view, table) = (&self.view, self.table_name());
        let doc = self.description(&format!(
            "Those {what} that implement [`{}`].",
            trait_name(self.interface)
        ));
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
        let inherited = self.interface.bases.iter().flat_map(|base| {
            let path = path(base, "", self.host);
            base.methods.iter().map(move |method| (path.clone(), method))
        });
        let inherited = inherited.map(|(base, method)| self.forward_to_base(&base, method));
        let extra = [self.interface.extra_class, self.interface.extra_shared]
            .into_iter()
            .flatten()
            .map(|fragment| self.host.impl_items(fragment, &self.names.instance(quote!(self))));
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

    /// A method of the view that calls the function of the table.
    fn forward(&self, method: &InterfaceMethod<'r>) -> TokenStream {
        let (doc, name, args) =
            (method::doc(method), ident(&method.name), method::argument_names(method));
        let (params, returns) = (self.params(method), self.returns(method));
        let field = &self.names.field;
        if let Some(ir) = method::changes_ir(method) {
            let table = self.table_name();
            return quote! {
                #doc
                pub fn #name(#(#params),*) #returns {
                    let table = rt::implemented::<#table>(#ir, op);
                    (table.#name)(#(#args),*)
                }
            };
        }
        if self.interface.effects.is_some() {
            return quote!(#doc #[inline] pub fn #name(self) #returns { self.table.#name.of(self.#field) });
        }
        let receiver = if method.is_static { quote!() } else { quote!(self.#field,) };
        quote!(#doc pub fn #name(self, #(#params),*) #returns { (self.table.#name)(#receiver #(#args),*) })
    }

    /// A method of the view that calls that of the view of a base.
    fn forward_to_base(&self, base: &TokenStream, method: &InterfaceMethod<'r>) -> TokenStream {
        let (doc, name, args) =
            (method::doc(method), ident(&method.name), method::argument_names(method));
        let (params, returns) = (self.params(method), self.returns(method));
        if method::changes_ir(method).is_some() {
            return quote!(#doc pub fn #name(#(#params),*) #returns { <#base<'_>>::#name(#(#args),*) });
        }
        quote!(#doc pub fn #name(self, #(#params),*) #returns { <#base<'_>>::from(self).#name(#(#args),*) })
    }

    /// What all views have in common.
    fn machinery(&self) -> Item {
        let Names { view_macro, .. } = &self.names;
        let interface = self.interface;
        let (view, of, table) = (&self.view, trait_name(interface), self.table_name());
        let has_bodies = interface.methods.iter().any(|method| method.body.is_some());
        let bound = if has_bodies { format_ident!("{}Model", interface.name) } else { of };
        let mut options = Vec::new();
        if self.checks() {
            let option = if interface.verify_with_regions { "verify_regions" } else { "verify" };
            options.push(ident(option));
        }
        if interface.class_of.is_some() {
            options.push(format_ident!("class_of"));
        }
        let view_macro =
            if interface.has_own_view() { &self.names.table_macro } else { view_macro };
        Item::part(quote!(rt::#view_macro!(#view, #bound, #table #(, #options)*);))
    }

    fn checks(&self) -> bool {
        self.interface.verify.is_some() && self.interface.kind == InterfaceKind::Op
    }

    /// The bodies that the interface itself has: what it demands of operations, and of what it is cast from.
    fn own_checks(&self) -> TokenStream {
        let instance = self.names.instance(quote!(self));
        let mut checks = TokenStream::new();
        if let Some(verify) = self.interface.verify.filter(|_| self.checks()) {
            let body = self.host.block(verify, &instance);
            checks.extend(quote!(fn verify_trait(self) -> rt::VerifyResult { #body }));
        }
        if let Some(class_of) = self.interface.class_of {
            let body = self.host.block(class_of, &instance);
            checks.extend(quote!(fn class_of(self) -> bool { #body }));
        }
        checks
    }

    /// The views of bases that this one can be made into.
    fn conversions(&self) -> Vec<Item> {
        let Names { lifetime, field, .. } = &self.names;
        let view = &self.view;
        let bases = self.interface.bases.iter().map(|base| {
            let (base_view, steps) = (path(base, "", self.host), self.steps_to(base));
            Item::part(quote! {
                impl<#lifetime> From<#view<#lifetime>> for #base_view<#lifetime> {
                    fn from(it: #view<#lifetime>) -> Self { Self::from_parts(it.#field, &it.table.#(#steps).*) }
                }
            })
        });
        bases.collect()
    }

    /// The interfaces that are listed as bases, without those that come with others.
    fn direct_bases(&self) -> impl Iterator<Item = &Interface<'r>> {
        let bases = &self.interface.bases;
        bases.iter().filter(|base| {
            !bases.iter().any(|other| other.bases.iter().any(|inherited| inherited.is_same(base)))
        })
    }

    /// The fields of tables through which that of a base is reached.
    fn steps_to(&self, base: &Interface<'r>) -> Vec<Ident> {
        for direct in self.direct_bases() {
            if direct.is_same(base) {
                return vec![base_field(direct)];
            }
            let further = Emitter {
                interface: direct,
                host: self.host,
                names: Names::new(direct.kind),
                view: ident(direct.name),
            };
            let steps = further.steps_to(base);
            if !steps.is_empty() {
                return std::iter::once(base_field(direct)).chain(steps).collect();
            }
        }
        Vec::new()
    }

    fn head(&self, method: &InterfaceMethod<'r>) -> TokenStream {
        method::head(self.interface.kind, method, self.host)
    }

    fn params(&self, method: &InterfaceMethod<'r>) -> Vec<TokenStream> {
        method::params(&self.names, method, self.host)
    }

    fn argument_types(&self, method: &InterfaceMethod<'r>) -> Vec<TokenStream> {
        method::argument_types(&self.names, method, self.host)
    }

    fn returns(&self, method: &InterfaceMethod<'r>) -> TokenStream {
        method::returns(&self.names, method, self.host)
    }

    fn substitutions(
        &self,
        method: &InterfaceMethod<'r>,
        instance: TokenStream,
    ) -> Vec<Substitution<'r>> {
        let mut list = self.names.instance(instance);
        list.extend(method::argument_placeholders(method));
        list
    }
}

fn base_field(base: &Interface<'_>) -> Ident {
    ident(crate::model::snake(base.name))
}
